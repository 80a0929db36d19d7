"""exp, log, sqrt, slerp and power of bivectors and rotors, in every Cl(p,q,r)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from gaforge.decomposition import (
    closed,
    definite,
    isometries,
    power_iteration,
    rotations,
    series,
    splitting,
)
from gaforge.decomposition.operands import AlgebraLike, Rows, choose, first, read
from gaforge.decomposition.outcomes import Iteration, Kind, Outcome, Result
from gaforge.decomposition.polishing import GOAL, polished, residuals
from gaforge.decomposition.space import Array, Space
from gaforge.decomposition.unit import examined
from gaforge.errors import NoLogarithmError, NotAVersorError, PrecisionError, ShapeError

METHODS = ("spectral",)
"""Methods of logarithms."""

ACCURACY = 1e-9
"""Largest ``|exp(log R) - R| / |R|`` that is given out."""

LARGE = 1e6
"""Size of bivectors whose exponentials are looked at once more."""

LOST = 1e-3
"""Distance from unit at which such an exponential is no result any more."""


def exp(
    algebra: AlgebraLike,
    B: Any,
    method: str = "auto",
    full_output: bool = False,
    **options: Any,
) -> Any:
    """Return the exponentials of bivectors: rotors.

    The relative error is that of rounding B, some units in the last place times ``1 + |B|``.

    Parameters
    ----------
    algebra : Algebra, str or tuple
    B : array_like of shape (..., n(n-1)/2) or Multivector
    method : {"auto", "spectral", "closed", "power"}
        ``closed`` and ``power`` multiply the exponentials of the parts that `split` finds by that
        method. ``auto`` is ``spectral``: planes, where they are orthonormal, else a series.
    full_output : bool
        Return a `Result` with outcome and residual ``|E ~E - 1| / |E|**2``.
    **options
        ``start``, ``tolerance`` and ``iterations`` of the method ``power``; see `split`.

    Returns
    -------
    ndarray of shape (..., 2**(n-1)), Multivector or Result
        Even elements. Rows of B that hold NaN or infinity give NaN.

    Raises
    ------
    PrecisionError
        If the result is too large for its type, or B so large that rounding leaves nothing of its
        angles; with ``full_output`` it is infinite or NaN instead. Also if ``power`` did not
        converge.
    ShapeError, DtypeError, LayoutError, SignatureError, UnknownMethodError

    Examples
    --------
    >>> from gaforge.decomposition import exp
    >>> exp("2,0,1", [0.0, 3.0, 0.0])
    array([1., 0., 3., 0.])
    """
    method = choose(method, splitting.METHODS)
    splitting.check_options(method, options)
    rows = read("exp", algebra, B, "bivector")
    E, iteration, missed = _by_method(rows, method, options)
    if missed.any() and not full_output:
        splitting.refuse_inaccurate("exp", rows, np.where(missed, Outcome.INACCURATE, Outcome.DONE))
    limit = float(np.finfo(rows.dtype).max)
    over = np.asarray((np.abs(E) > limit).any(-1))
    E[over] = np.inf
    lost = _lost(rows.space, rows.values, E) & ~over
    E[lost | ~rows.finite] = np.nan
    if over.any() and not full_output:
        raise PrecisionError(
            f"exp: the exponential of B{first(over, rows.lead)} is larger than {rows.dtype} holds"
        )
    if lost.any() and not full_output:
        raise PrecisionError(
            f"exp: B{first(lost, rows.lead)} is so large that rounding leaves nothing of its angles"
        )
    value = rows.result(E, "even")
    if not full_output:
        return value
    outcome = np.where(missed, Outcome.INACCURATE, Outcome.DONE)
    outcome[over] = Outcome.OVERFLOW
    outcome[lost] = Outcome.INACCURATE
    outcome[~rows.finite] = Outcome.NOT_FINITE
    return Result(
        value=value,
        outcome=rows.per_row(outcome),
        residual=rows.per_row(_off_unit(rows.space, E)),
        distance=rows.per_row(np.zeros(len(E))),
        method=method,
        iteration=iteration,
    )


def _by_method(
    rows: Rows, method: str, options: dict[str, Any]
) -> tuple[Array, Iteration | None, Array]:
    """Return exponentials, how the power iteration went, and where it missed its tolerance."""
    space, missed = rows.space, np.zeros(len(rows.values), bool)
    if method == "spectral":
        return _exponential(space, rows.values), None, missed
    found = splitting.find_parts(rows, method, **options)
    if method == "closed":
        E = closed.exponential(space, found.parts)
        blocks = found.fallback | (found.parts.kinds > Kind.NULL).any(-1)
        E[blocks] = _exponential(space, rows.values[blocks])
        return E, None, missed
    assert found.power is not None
    E = power_iteration.exponential(space, found.power.parts)
    missed = splitting.missed(rows, found, options.get("tolerance"))
    return E, splitting.iteration_of(rows, found.power), missed


def _exponential(space: Space, B: Array) -> Array:
    """Return exponentials of rows, by planes where they are orthonormal."""
    if space.definite and space.r <= 1:
        return definite.exponential(space, B)
    return series.exponential(space, B)


def _lost(space: Space, B: Array, E: Array) -> Array:
    """Tell which exponentials of large bivectors are no rotors any more."""
    out = np.zeros(len(B), bool)
    large = np.flatnonzero(np.abs(B).max(-1, initial=0.0) > LARGE)
    out[large] = _off_unit(space, E[large]) > LOST
    return out


def _off_unit(space: Space, E: Array) -> Array:
    """Return ``|E ~E - 1| / |E|**2``, NaN where E is not finite."""
    with np.errstate(all="ignore"):
        size = np.linalg.norm(E, axis=-1)
        unit = E / size[:, None]
        unit[~np.isfinite(unit)] = 0
        off = space.product(unit, space.reverse(unit))
        off[:, 0] -= 1 / size**2
        return np.where(np.isfinite(size), np.linalg.norm(off, axis=-1), np.nan)


def log(
    algebra: AlgebraLike,
    R: Any,
    method: str = "auto",
    normalize: bool = False,
    full_output: bool = False,
) -> Any:
    """Return real bivectors whose exponentials are the rotors R.

    ``exp(log(R))`` is R and not -R; of all such bivectors the one with the least sum of squared
    angles is given, where planes allow a choice.

    Parameters
    ----------
    algebra : Algebra, str or tuple
    R : array_like of shape (..., 2**(n-1)) or Multivector
        Rotors as even elements. They may have drifted by 1e-6 (float32: 1e-4).
    method : {"auto", "spectral"}
    normalize : bool
        Take even elements further off, too, and give the logarithm of a rotor near to them.
    full_output : bool
        Return a `Result` with outcome, residual ``|exp(B) - R| / |R|`` and distance.

    Returns
    -------
    ndarray of shape (..., n(n-1)/2), Multivector or Result
        Rows of R that hold NaN or infinity give NaN; with ``full_output`` all rows do that have no
        logarithm.

    Raises
    ------
    NoLogarithmError
        If a rotor is not the exponential of a real bivector.
    NotAVersorError
        If an element is too far from a rotor; the message gives the distance.
    PrecisionError
        If the residual is above 1e-9.
    ShapeError, DtypeError, LayoutError, SignatureError, UnknownMethodError

    Examples
    --------
    >>> from gaforge.decomposition import log
    >>> log("2,0,1", [1.0, 0.0, 3.0, 0.0])
    array([0., 3., 0.])
    >>> log("2,0,1", [-1.0, 4.0, 0.0, 0.0])
    Traceback (most recent call last):
        ...
    gaforge.errors.NoLogarithmError: log: R is not the exponential of a real bivector
    """
    method = choose(method, METHODS)
    rows = read("log", algebra, R, "even")
    found = _logarithm(rows, normalize)
    if not full_output:
        _refuse("log", rows, found)
    return _answer(rows, found, "bivector", method, full_output)


@dataclass
class _Log:
    """Logarithms of rows (or what was made of them), with outcomes, residuals and distances.

    ``rotor`` are the rows themselves, normalised.
    """

    values: Array
    rotor: Array
    outcome: Array
    residual: Array
    distance: Array


def _logarithm(rows: Rows, normalize: bool) -> _Log:
    """Return logarithms of rows; NaN where there is none."""
    space = rows.space
    unit = examined(space, rows.values, rows.dtype, normalize)
    fine = np.flatnonzero(unit.accepted & rows.finite)
    outcome = np.full(len(rows.values), Outcome.NOT_A_ROTOR)
    outcome[~rows.finite] = Outcome.NOT_FINITE
    B = np.full((len(rows.values), space.pairs), np.nan)
    residual = np.full(len(B), np.nan)
    R = unit.rotor[fine]
    if space.definite:
        logs, exist = rotations.logarithm(space, R)
        became = np.where(exist, Outcome.DONE, Outcome.NO_LOGARITHM)
    else:
        logs, became = isometries.logarithm(space, R)
    done = became == Outcome.DONE
    logs[done], off = polished(space, logs[done], R[done], _exponential)
    missed = off > np.maximum(ACCURACY, 10 * unit.outside[fine][done])
    became[np.flatnonzero(done)[missed]] = Outcome.INACCURATE
    outcome[fine] = became
    kept = fine[done][~missed]
    B[kept] = logs[done][~missed]
    residual[fine[done]] = off
    return _Log(B, unit.rotor, outcome, residual, unit.distance)


def logarithms(name: str, rows: Rows, normalize: bool) -> Array:
    """Return logarithms of rows in float64, or raise the error of the first that has none."""
    found = _logarithm(rows, normalize)
    _refuse(name, rows, found)
    return found.values


def roots_and_logarithms(name: str, rows: Rows, normalize: bool) -> tuple[Array, Array]:
    """Return square roots, too; see `logarithms`."""
    found = _logarithm(rows, normalize)
    _refuse(name, rows, found)
    return _roots(rows.space, found), found.values


def _refuse(name: str, rows: Rows, found: _Log) -> None:
    """Raise the error of the first row that has no logarithm."""
    outcome = found.outcome
    for wanted in (Outcome.NOT_A_ROTOR, Outcome.NO_LOGARITHM, Outcome.INACCURATE):
        bad = outcome == wanted
        if not bad.any():
            continue
        where, row = first(bad, rows.lead), int(np.flatnonzero(bad)[0])
        if wanted == Outcome.NOT_A_ROTOR:
            raise NotAVersorError(
                f"{name}: R{where} is {found.distance[row]:.3g} away from a rotor, which is even "
                "with R ~R = 1 and takes vectors to vectors; normalize=True takes the nearest one "
                "unless that is too far as well"
            )
        if wanted == Outcome.NO_LOGARITHM:
            raise NoLogarithmError(f"{name}: R{where} is not the exponential of a real bivector")
        raise PrecisionError(
            f"{name}: the logarithm of R{where} misses the tolerance: |exp(log R) - R| is "
            f"{found.residual[row]:.3g} of |R|"
        )


def _answer(rows: Rows, found: _Log, layout: str, method: str, full_output: bool) -> Any:
    """Return the values, with all that is known about them if that is asked for."""
    value = rows.result(found.values, layout)
    if not full_output:
        return value
    return Result(
        value=value,
        outcome=rows.per_row(found.outcome),
        residual=rows.per_row(found.residual),
        distance=rows.per_row(found.distance),
        method=method,
    )


def sqrt(
    algebra: AlgebraLike,
    R: Any,
    method: str = "auto",
    normalize: bool = False,
    full_output: bool = False,
) -> Any:
    """Return square roots of rotors, ``exp(log(R) / 2)``.

    Parameters, results and errors are those of `log`, with even elements as values and the residual
    ``|S S - R| / |R|``. Of the two roots S and -S it is the one with the smaller angles.

    Examples
    --------
    >>> from gaforge.decomposition import sqrt
    >>> sqrt("3", [0.0, 1.0, 0.0, 0.0]).round(12)
    array([0.70710678, 0.70710678, 0.        , 0.        ])
    """
    method = choose(method, METHODS)
    rows = read("sqrt", algebra, R, "even")
    found = _logarithm(rows, normalize)
    if not full_output:
        _refuse("sqrt", rows, found)
    found.values = _roots(rows.space, found)
    done = found.outcome == Outcome.DONE
    squares = rows.space.product(found.values[done], found.values[done])
    found.residual[done] = residuals(squares, rows.values[done])
    return _answer(rows, found, "even", method, full_output)


def _roots(space: Space, found: _Log) -> Array:
    """Return square roots of rotors from their logarithms, NaN where there is none."""
    out = np.full_like(found.rotor, np.nan)
    done = found.outcome == Outcome.DONE
    rough = _exponential(space, found.values[done] / 2)
    out[done], _ = _polished_roots(space, rough, found.rotor[done])
    return out


def _polished_roots(space: Space, S: Array, R: Array) -> tuple[Array, Array]:
    """Return roots and residuals, after a step of Newton's iteration where that is better.

    The step is ``(S + ~S R) / 2``, the inverse of a rotor being its reverse.
    """
    off = residuals(space.product(S, S), R)
    rough = np.flatnonzero(off > GOAL)
    following = (S[rough] + space.product(space.reverse(S[rough]), R[rough])) / 2
    after = residuals(space.product(following, following), R[rough])
    better = rough[after < off[rough]]
    S[better], off[better] = following[after < off[rough]], after[after < off[rough]]
    return S, off


def power(
    algebra: AlgebraLike,
    R: Any,
    t: Any,
    method: str = "auto",
    normalize: bool = False,
    full_output: bool = False,
) -> Any:
    """Return powers of rotors with real exponents, ``exp(t log(R))``.

    Parameters
    ----------
    algebra : Algebra, str or tuple
    R : array_like of shape (..., 2**(n-1)) or Multivector
    t : float or array_like
        Exponents; they broadcast with the leading axes of R.
    method, normalize, full_output
        As for `log`, whose errors are raised too.

    Examples
    --------
    >>> from gaforge.decomposition import power
    >>> power("2,0,1", [1.0, 0.0, 3.0, 0.0], [0.0, 0.5, 2.0])
    array([[1. , 0. , 0. , 0. ],
           [1. , 0. , 1.5, 0. ],
           [1. , 0. , 6. , 0. ]])
    """
    method = choose(method, METHODS)
    rows = read("power", algebra, R, "even")
    found = _logarithm(rows, normalize)
    if not full_output:
        _refuse("power", rows, found)
    return _scaled("power", rows, found, t, None, method, full_output)


def slerp(
    algebra: AlgebraLike,
    R0: Any,
    R1: Any,
    t: Any,
    shortest: bool = False,
    method: str = "auto",
    normalize: bool = False,
    full_output: bool = False,
) -> Any:
    """Interpolate between rotors at constant speed, ``R0 exp(t log(~R0 R1))``.

    Parameters
    ----------
    algebra : Algebra, str or tuple
    R0, R1 : array_like of shape (..., 2**(n-1)) or Multivector
        Both of one kind; leading axes broadcast.
    t : float or array_like
        0 gives R0, 1 gives R1; it broadcasts with the leading axes.
    shortest : bool
        Go to -R1, which turns vectors in the same way, where that is nearer.
    method, normalize, full_output
        As for `log`, whose errors are raised too. The residual is that of the logarithm.

    Examples
    --------
    >>> from gaforge.decomposition import slerp
    >>> slerp("2", [1.0, 0.0], [0.0, 1.0], [0.0, 0.5, 1.0]).round(12)
    array([[1.        , 0.        ],
           [0.70710678, 0.70710678],
           [0.        , 1.        ]])
    """
    method = choose(method, METHODS)
    start, end = (read("slerp", algebra, R, "even") for R in (R0, R1))
    if start.wrap != end.wrap:
        raise ShapeError("slerp: R0 and R1 must both be multivectors, or both arrays")
    start, end = _broadcast("slerp", start, end)
    space = start.space
    between = end._replace(values=space.product(space.reverse(start.values), end.values))
    found = _logarithm(between, normalize)
    if shortest:
        _take_nearer(found, _logarithm(between._replace(values=-between.values), normalize))
    if not full_output:
        _refuse("slerp", between, found)
    return _scaled("slerp", between, found, t, start.values, method, full_output)


def _broadcast(name: str, one: Rows, two: Rows) -> tuple[Rows, Rows]:
    """Return two operands with the same leading shape, and rows finite where both are."""
    lead = _common_lead(name, one.lead, two.lead)
    dtype = np.result_type(one.dtype, two.dtype)
    values, finite = [], np.ones(lead, bool)
    for rows in (one, two):
        values.append(_spread(rows.values, rows.lead, lead))
        finite = finite & rows.finite.reshape(rows.lead)
    return tuple(  # type: ignore[return-value]
        rows._replace(values=value, finite=finite.ravel(), lead=lead, dtype=dtype)
        for rows, value in zip((one, two), values, strict=True)
    )


def _spread(values: Array, lead: tuple[int, ...], to: tuple[int, ...]) -> Array:
    """Return rows of one leading shape repeated to another, as rows."""
    rest = values.shape[1:]
    spread = np.broadcast_to(values.reshape((*lead, *rest)), (*to, *rest))
    return spread.reshape((int(np.prod(to, dtype=int)), *rest))


def _common_lead(name: str, *leads: tuple[int, ...]) -> tuple[int, ...]:
    try:
        return np.broadcast_shapes(*leads)
    except ValueError:
        shapes = " and ".join(map(str, leads))
        raise ShapeError(f"{name}: leading axes {shapes} do not broadcast") from None


def _take_nearer(found: _Log, other: _Log) -> None:
    """Replace logarithms by others where these exist and are smaller."""
    sizes = [np.linalg.norm(log.values, axis=-1) for log in (found, other)]
    done = other.outcome == Outcome.DONE
    better = done & ((found.outcome != Outcome.DONE) | (sizes[1] < sizes[0]))
    for name in ("values", "outcome", "residual", "distance"):
        getattr(found, name)[better] = getattr(other, name)[better]


def _scaled(
    name: str,
    rows: Rows,
    found: _Log,
    t: Any,
    start: Array | None,
    method: str,
    full_output: bool,
) -> Any:
    """Return ``start exp(t log)``, start being 1 by default."""
    exponent = np.asarray(t, float)
    lead = _common_lead(name, rows.lead, exponent.shape)

    def spread(values: Array) -> Array:
        return _spread(values, rows.lead, lead)

    B = spread(found.values) * np.broadcast_to(exponent, lead).reshape(-1, 1)
    fine = np.isfinite(B).all(-1) & (spread(found.outcome) == Outcome.DONE)
    out = np.full((len(B), rows.values.shape[-1]), np.nan)
    out[fine] = _exponential(rows.space, B[fine])
    if start is not None:
        out[fine] = rows.space.product(spread(start)[fine], out[fine])
    names = ("rotor", "outcome", "residual", "distance")
    all_found = _Log(out, *(spread(getattr(found, name)) for name in names))
    return _answer(rows._replace(lead=lead), all_found, "even", method, full_output)
