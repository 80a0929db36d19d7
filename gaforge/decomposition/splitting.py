"""split: a bivector as a sum of commuting parts, by one of several methods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from gaforge.decomposition import closed, closed_kernel, definite, power_iteration, spectral
from gaforge.decomposition.operands import AlgebraLike, Rows, choose, first, read
from gaforge.decomposition.outcomes import Iteration, Kind, Outcome, Split
from gaforge.decomposition.power_iteration import ITERATIONS, TOLERANCE, PowerParts
from gaforge.decomposition.residuals import Parts, commutators, outer_squares
from gaforge.decomposition.space import Array, Space
from gaforge.errors import GaforgeError, PrecisionError, UnknownBackendError
from gaforge.multivector import Multivector
from gaforge.multivector.coefficients import is_symbolic

METHODS = ("spectral", "closed", "power")
"""Methods that exist."""

OPTIONS = ("start", "tolerance", "iterations")
"""Options of the method ``power``."""

BACKENDS = ("numba", "numpy")
"""What evaluates the closed form."""

SLACK = 10.0
"""Residuals, in tolerances of the power iteration, at which its parts are no split."""


class Found(NamedTuple):
    """What a method found for the rows of an operand.

    Attributes
    ----------
    parts : Parts
    method : str
    fallback : ndarray of shape (N,)
    power : PowerParts or None
    squares : ndarray of shape (N, k) or None
        Of parts that are in order; otherwise they are not.
    """

    parts: Parts
    method: str
    fallback: Array
    power: PowerParts | None = None
    squares: Array | None = None


def split(
    algebra: AlgebraLike,
    B: Any,
    method: str = "auto",
    full_output: bool = False,
    *,
    backend: str = "numba",
    start: Any = None,
    tolerance: float | None = None,
    iterations: int | None = None,
) -> Any:
    """Split bivectors into commuting parts that add up to them.

    The parts are blades where B allows. Where it does not, which needs two signs in the metric, an
    indecomposable block is one part, and ``full_output`` gives its kind and dimension.

    Parameters
    ----------
    algebra : Algebra, str or tuple
    B : array_like of shape (..., n(n-1)/2) or Multivector
        Also a multivector of SymPy expressions for n <= 5, by the closed form.
    method : {"auto", "spectral", "closed", "power"}
        ``spectral`` works everywhere. ``closed``, for n <= 9, has the squares as roots of a
        polynomial; elements where it is not defined or not accurate are left to ``spectral``.
        ``power``, for squares of vectors of one sign, iterates vectors.
    full_output : bool
        Return a `Split` with kinds, squares, outcomes and residuals.
    backend : {"numba", "numpy"}
        What evaluates ``closed`` for n <= 5: the emitted kernel, where one is shipped or was
        generated before (``kernels(...).split`` does), or NumPy. ``auto`` takes the kernel from 256
        bivectors on, since it is compiled once.
    start : array_like of shape (..., n // 2 - 1, n), optional
        Vectors from which ``power`` starts, by default random ones, the same in every call.
    tolerance : float, optional
        Of ``power``: change of a unit vector in one step that ends the iteration, by default 1e-10.
    iterations : int, optional
        Of ``power``: most steps for each part, by default 1000.

    Returns
    -------
    ndarray of shape (..., n // 2, n(n-1)/2), Multivector of shape (..., n // 2), or Split
        Parts by descending size of the square, null parts last, then zeros. Rows of B that hold NaN
        or infinity give NaN.

    Raises
    ------
    PrecisionError
        If ``power`` did not converge; with ``full_output`` the outcome says so instead.
    UnknownMethodError
        Also for a method that is not defined in the algebra, with the reason.
    UnknownBackendError
    ShapeError, DtypeError, LayoutError

    References
    ----------
    M. Roelfs and S. De Keninck, Graded symmetry groups: plane and simple, Adv. Appl. Clifford
    Algebras 33 (2023), for the decomposition and its closed form; T. Pence, D. Yamada and V. Singh,
    Composing linear layers from irreducibles, arXiv:2507.11688, for the power iteration; the
    spectral method is that of the module ``gaforge.decomposition.spectral``.

    Examples
    --------
    >>> import gaforge
    >>> from gaforge.decomposition import split
    >>> B = gaforge.Algebra(3, 0, 1).multivector({"e12": 1.0, "e03": 2.0, "e01": 3.0})
    >>> print(*split("3,0,1", B.restrict("bivector")), sep="; ")
    3.0 e01 + 1.0 e12; 2.0 e03
    """
    method = choose(method, METHODS, "auto")
    settings = {"start": start, "tolerance": tolerance, "iterations": iterations}
    given = {name: value for name, value in settings.items() if value is not None}
    check_options(method, given)
    if isinstance(B, Multivector) and is_symbolic(B.coefficients):
        from gaforge.decomposition.symbolic import split_symbols

        return split_symbols(algebra, B, method, full_output)
    rows = read("split", algebra, B, "bivector")
    kernel = _kernel(rows, method, backend)
    if kernel is not None and not full_output:
        coefficients = _by_kernel(rows, kernel)[0].coefficients
        coefficients[~rows.finite] = np.nan
        return rows.result(coefficients, "bivector")
    found = find_parts(rows, method, backend, **given)
    squares = found.parts.sort() if found.squares is None else found.squares
    coefficients = rows.space.bivector(found.parts.matrices)
    coefficients[~rows.finite] = np.nan
    value = rows.result(coefficients, "bivector")
    if not full_output and found.power is None:
        return value
    whole = _full_split(rows, found, squares, value, given.get("tolerance", TOLERANCE))
    if full_output:
        return whole
    refuse_inaccurate("split", rows, whole.outcome)
    return value


def check_options(method: str, options: Mapping[str, Any]) -> None:
    """Refuse options of the power iteration with another method, and unknown ones.

    Raises
    ------
    GaforgeError
    """
    for name in options:
        if method != "power" or name not in OPTIONS:
            raise GaforgeError(
                f"method {method!r} has no option {name!r}; {', '.join(OPTIONS)} are those of "
                "method 'power'"
            )


def find_parts(rows: Rows, method: str, backend: str = "numpy", **settings: Any) -> Found:
    """Return the parts of rows by a method, ``auto`` being the best one for the algebra."""
    space = rows.space
    kernel = _kernel(rows, method, backend)
    if kernel is not None:
        by_kernel, fallback = _by_kernel(rows, kernel)
        parts = by_kernel.as_parts(space)
        return Found(parts, "closed", fallback, squares=by_kernel.squares)
    if method == "auto":
        method = "closed" if closed.is_best(space) else "spectral"
    fallback = np.zeros(len(rows.values), bool)
    with np.errstate(all="ignore"):  # what overflows or is not a number misses the tolerance
        if method == "power":
            return _by_power(rows, **settings)
        if method == "closed":
            parts, fallback = closed.split(space, rows.values)
            kept = np.flatnonzero(fallback)
            parts.take(kept, _spectral(space, rows.values[kept]))
        else:
            parts = _spectral(space, rows.values)
    return Found(parts, method, fallback)


def _kernel(rows: Rows, method: str, backend: str) -> closed_kernel.Kernel | None:
    """Return the emitted kernel of the closed form where rows are split by it."""
    if backend not in BACKENDS:
        raise UnknownBackendError(
            f"no backend of the closed form is called {backend!r}; choose from "
            f"{', '.join(BACKENDS)}"
        )
    if backend == "numpy":
        return None
    wanted = method == "closed" or (
        method == "auto"
        and closed.is_best(rows.space)
        and len(rows.values) >= closed_kernel.WORTHWHILE
    )
    return closed_kernel.find_kernel(rows.space) if wanted else None


def _by_kernel(rows: Rows, kernel: closed_kernel.Kernel) -> tuple[closed_kernel.Found, Array]:
    """Return what a kernel found, and which rows were left to the spectral method."""
    found = closed_kernel.run(kernel, rows.space, rows.values)
    missed = found.missed
    fallback = np.zeros(len(rows.values), bool)
    fallback[missed] = True
    if len(missed):
        with np.errstate(all="ignore"):
            others = _spectral(rows.space, rows.values[missed])
        found.put(rows.space, missed, others)
    return found, fallback


def _spectral(space: Space, B: Array) -> Parts:
    finder = definite.split if space.definite else spectral.split
    return finder(space, B)


def _by_power(
    rows: Rows, start: Any = None, tolerance: float = TOLERANCE, iterations: int = ITERATIONS
) -> Found:
    """Return the parts that the power iteration finds."""
    space = rows.space
    power_iteration.check_steps(tolerance, iterations)
    if start is not None:
        start = power_iteration.read_start(space, rows.lead, start)
    found = power_iteration.decompose(space, rows.values, start, tolerance, iterations)
    scale = power_iteration.sizes(rows.values)[:, None]
    size = np.linalg.norm(rows.values / scale, axis=-1)[:, None]
    unit = found.parts / scale[..., None]
    present = np.linalg.norm(unit, axis=-1) > space.n * power_iteration.NEGLIGIBLE * size
    parts = Parts(space, len(size))
    for i in range(space.n // 2):
        parts.matrices[:, i] = space.skew(unit[:, i])
    parts.kinds[present] = Kind.ELLIPTIC
    parts.dimensions[present] = 2
    if space.n > 1:
        mixed = outer_squares(parts.matrices[:, -1]) > SLACK * tolerance * size[:, 0] ** 2
        parts.kinds[mixed, -1], parts.dimensions[mixed, -1] = Kind.UNRESOLVED, space.n
    parts.matrices *= scale[..., None, None]
    return Found(parts, "power", np.zeros(len(size), bool), found)


def _full_split(rows: Rows, found: Found, squares: Array, value: Any, tolerance: float) -> Split:
    """Return the parts with all that is known about them."""
    K, all_parts = rows.space.skew(rows.values), found.parts
    scale = np.abs(K).max(axis=(1, 2), initial=0.0)
    scale = np.where(scale > 0, scale, 1.0)[:, None, None]
    parts, whole = all_parts.matrices / scale[:, None], K / scale
    size = np.linalg.norm(whole, axis=(1, 2)) / np.sqrt(2)
    size = np.where(size > 0, size, 1.0)
    blades = all_parts.kinds <= Kind.NULL
    simplicity = np.where(blades, outer_squares(parts), 0).max(-1, initial=0.0) / size**2
    off = np.linalg.norm(parts.sum(1) - whole, axis=(1, 2)) / np.sqrt(2)
    commutator = commutators(rows.space, parts) / size**2
    outcome = np.full(len(K), Outcome.DONE)
    outcome[(all_parts.kinds > Kind.NULL).any(-1)] = Outcome.INDECOMPOSABLE
    outcome[(all_parts.kinds == Kind.UNRESOLVED).any(-1)] = Outcome.UNRESOLVED
    outcome[missed(rows, found, tolerance)] = Outcome.INACCURATE
    outcome[~rows.finite] = Outcome.NOT_FINITE
    return Split(
        parts=value,
        squares=rows.shaped(squares),
        kinds=all_parts.kinds.reshape((*rows.lead, rows.space.n // 2)),
        dimensions=all_parts.dimensions.reshape((*rows.lead, rows.space.n // 2)),
        outcome=rows.per_row(outcome),
        sum_residual=rows.per_row(off / size),
        commutator_residual=rows.per_row(commutator),
        simplicity_residual=rows.per_row(simplicity),
        method=found.method,
        fallback=rows.per_row(found.fallback),
        iteration=None if found.power is None else iteration_of(rows, found.power),
    )


def missed(rows: Rows, found: Found, tolerance: float | None) -> Array:
    """Tell where the power iteration did not converge, or not to parts that commute."""
    if found.power is None:
        return np.zeros(len(rows.values), bool)
    limit = SLACK * (TOLERANCE if tolerance is None else tolerance)
    scale = power_iteration.sizes(rows.values)
    parts = found.parts.matrices / scale[:, None, None, None]
    size = np.linalg.norm(rows.values / scale[:, None], axis=-1)
    off: Array = commutators(rows.space, parts) > limit * size**2
    return off | ~found.power.converged.all(-1) | (found.parts.kinds > Kind.NULL).any(-1)


def iteration_of(rows: Rows, found: PowerParts) -> Iteration:
    """Return how the power iteration went, in the leading shape of the operand."""
    return Iteration(
        *(
            values.reshape((*rows.lead, *values.shape[1:]))
            for values in (found.vectors, found.iterations, found.converged)
        )
    )


def refuse_inaccurate(name: str, rows: Rows, outcome: Array) -> None:
    """Raise the error of the first row for which the power iteration did not converge."""
    wrong = np.asarray(outcome == Outcome.INACCURATE)
    if wrong.any():
        raise PrecisionError(
            f"{name}: the power iteration did not converge to the parts of "
            f"B{first(wrong, rows.lead)}; allow more iterations or a larger tolerance, use method "
            "'spectral', or full_output=True to see how far it came"
        )
