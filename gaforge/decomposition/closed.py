"""The invariant decomposition in closed form, for at most four parts: n <= 9.

With ``W_m = <B**m>_2m / m!``, which is the sum of all products of m different parts, the squares of
the parts are the roots of

    t**k - <W_1**2>_0 t**(k-1) + <W_2**2>_0 t**(k-2) - ...

by radicals, k being the largest m with ``W_m != 0``. The part with the square s_i is

    B_i = product over j != i of (A**2 - s_j) / (s_i - s_j)  applied to  B,

where ``A x = B . x``: the rational expression of Roelfs and De Keninck, without an inverse of a
multivector. Conjugate squares give a block of four dimensions.

Nothing here is defined where two squares are equal. Near to it radicals lose twice the digits of
the gap, once in the squares and once in the parts; Rayleigh quotients of the parts bring the
squares back. The parts are measured, and elements that miss the tolerance are reported, so that the
caller takes another method for them.

References
----------
M. Roelfs and S. De Keninck, Graded symmetry groups: plane and simple, Adv. Appl. Clifford Algebras
33 (2023), section 6.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np

from gaforge.decomposition.outcomes import Kind
from gaforge.decomposition.residuals import TOLERANCE, Parts, commutators, outer_squares
from gaforge.decomposition.space import Array, Space
from gaforge.errors import UnknownMethodError

LARGEST = 9
"""Largest n: squares of five parts are roots of a polynomial of degree five."""

NEGLIGIBLE = 4 * float(np.finfo(float).eps)
"""Size of ``W_m``, relative to ``|B|**m`` and for each dimension, that is only rounding."""

REAL = 1e-12
"""Imaginary part, relative to the largest square, below which squares are real."""

COMPLEX = 1e-6
"""Imaginary part, relative to the square of the size of B, above which they come in pairs."""

CLOSE = 0.3
"""Gap of squares, relative to the largest, below which they are computed once more."""

DEFINITE = 1e-3
"""Square of a part, relative to its coefficients, from which it is divided by."""

POLISHING = 3
"""Steps of Weierstrass' iteration after the radicals, which lose digits by cancellation."""


def check_signature(space: Space) -> None:
    """Refuse algebras with more than four parts.

    Raises
    ------
    UnknownMethodError
    """
    if space.n > LARGEST:
        raise UnknownMethodError(
            f"method 'closed' needs n <= {LARGEST}: bivectors of {space.algebra} have up to "
            f"{space.n // 2} parts, whose squares are roots of a polynomial of that degree, and "
            "from degree five on there are no radicals for them; use method 'spectral'"
        )


def split(space: Space, B: Array) -> tuple[Parts, Array]:
    """Return the parts of bivectors, and which rows are not split.

    Parameters
    ----------
    B : ndarray of shape (N, n(n-1)/2)
    """
    check_signature(space)
    out = Parts(space, len(B))
    K = space.skew(B)
    scale = np.abs(K).max(axis=(1, 2), initial=0.0)
    hard = scale > 0
    unit = K / np.where(hard, scale, 1.0)[:, None, None]
    size = np.linalg.norm(unit, axis=(1, 2)) / np.sqrt(2)
    unit /= np.where(hard, size, 1.0)[:, None, None]
    traces, count = invariants(space, unit)
    for k in range(1, space.n // 2 + 1):
        rows = np.flatnonzero(hard & (count == k))
        squares = roots(traces[rows, :k])
        _collect(space, out, rows, unit[rows], squares)
    fine = hard & _accurate(space, out, unit)
    for values in (out.matrices, out.kinds, out.dimensions):
        values[~fine] = 0
    out.matrices *= (size * scale)[:, None, None, None]
    return out, hard & ~fine


# --- Squares ------------------------------------------------------------------------------------


def invariants(space: Space, K: Array) -> tuple[Array, Array]:
    """Return ``<W_m**2>_0`` for m = 1, 2, ..., and the largest m with ``W_m != 0``.

    The coefficients of ``W_m`` are Pfaffians of K, of 2 m rows and columns each.
    """
    half = space.n // 2
    squares = np.zeros((len(K), half))
    count = np.zeros(len(K), int)
    minors = np.ones((len(K), 1))
    for m in range(1, half + 1):
        rows, columns, places, signs, subsets = _expansion(space.n, m)
        minors = (signs * K[:, rows, columns] * minors[:, places]).sum(1)
        squares[:, m - 1] = (minors**2) @ ((-1) ** m * space.metric[subsets].prod(-1))
        count[np.linalg.norm(minors, axis=-1) > space.n * NEGLIGIBLE] = m
    return squares, count


@cache
def _expansion(n: int, m: int) -> tuple[Array, Array, Array, Array, Array]:
    """Return how each Pfaffian of size 2m follows from those of size 2m - 2, by its first row.

    Rows, columns, places of the smaller Pfaffians, and signs, of shape (2m - 1, count); and the
    subsets of indices, of shape (count, 2m).
    """
    subsets = np.array(list(combinations(range(n), 2 * m)))
    smaller = {subset: i for i, subset in enumerate(combinations(range(n), 2 * m - 2))}
    rows, columns, places = (np.zeros((2 * m - 1, len(subsets)), int) for _ in range(3))
    for j in range(1, 2 * m):
        rows[j - 1], columns[j - 1] = subsets[:, 0], subsets[:, j]
        rest = np.delete(subsets, [0, j], axis=1)
        places[j - 1] = [smaller[tuple(subset)] for subset in rest.tolist()]
    signs = np.where(np.arange(1, 2 * m) % 2, 1.0, -1.0)[:, None]
    return rows, columns, places, signs, subsets


def roots(sums: Array) -> Array:
    """Return numbers with given elementary symmetric sums, at most four of them, by radicals.

    Parameters
    ----------
    sums : ndarray of shape (N, k)
        Sum, sum of products of pairs, ..., product.

    Returns
    -------
    ndarray of complex of shape (N, k)
    """
    e = sums.astype(complex)
    k = e.shape[1]
    solve = (_linear, _quadratic, _cubic, _quartic)[k - 1]
    found = np.stack(solve(*((-1) ** (m + 1) * e[:, m] for m in range(k))), -1)
    for _ in range(POLISHING if k > 2 else 0):
        value = np.ones_like(found)
        for m in range(k):
            value = value * found + (-1) ** (m + 1) * e[:, m, None]
        gaps = found[:, :, None] - found[:, None, :] + np.eye(k)
        change = value / gaps.prod(-1)
        found = np.where(np.isfinite(change), found - change, found)
    return found


def _linear(a: Array) -> tuple[Array, ...]:
    return (-a,)


def _quadratic(a: Array, b: Array) -> tuple[Array, ...]:
    """Return the roots of ``x**2 + a x + b``, without subtracting what is nearly equal."""
    root = np.sqrt(a * a - 4 * b)
    far = -(a + np.where((a.conj() * root).real < 0, -root, root)) / 2
    return far, b / far


def _cubic(a: Array, b: Array, c: Array) -> tuple[Array, ...]:
    """Return the roots of ``x**3 + a x**2 + b x + c``, after Cardano."""
    q, r = (a * a - 3 * b) / 9, (2 * a**3 - 9 * a * b + 27 * c) / 54
    root = np.sqrt(r * r - q**3)
    one = -((r + np.where((r.conj() * root).real < 0, -root, root)) ** (1 / 3))
    other = np.where(one == 0, 0, q / np.where(one == 0, 1, one))
    turn = np.exp(2j * np.pi / 3)
    powers = (1, turn, turn.conjugate())
    return tuple(one * power + other * power.conjugate() - a / 3 for power in powers)


def _quartic(a: Array, b: Array, c: Array, d: Array) -> tuple[Array, ...]:
    """Return the roots of ``x**4 + a x**3 + b x**2 + c x + d``, after Ferrari."""
    p = b - 3 * a * a / 8
    q = c - a * b / 2 + a**3 / 8
    r = d - a * c / 4 + a * a * b / 16 - 3 * a**4 / 256
    candidates = np.stack(_cubic(p, p * p / 4 - r, -q * q / 8), -1)
    m = np.take_along_axis(candidates, np.abs(candidates).argmax(-1)[:, None], -1)[:, 0]
    side = np.sqrt(2 * m)
    out = []
    for sign in (1, -1):
        root = np.sqrt(-(2 * p + 2 * m + sign * 2 * q / side))
        out += [(sign * side + root) / 2 - a / 4, (sign * side - root) / 2 - a / 4]
    return tuple(out)


# --- Parts --------------------------------------------------------------------------------------


def _collect(space: Space, out: Parts, rows: Array, unit: Array, squares: Array) -> None:
    """Set the parts of rows that have the same number of them; NaN where there are none."""
    action = unit * space.metric
    double = action @ action
    # Rounding makes small conjugate squares of the zero ones of a nilpotent bivector.
    mixed = np.abs(squares.imag) > COMPLEX * _solid(space, unit)[:, None] ** 2
    real = np.abs(squares.imag) <= REAL * np.abs(squares).max(-1, initial=0.0)[:, None]
    if not mixed.any():
        squares = squares.real
    close = np.flatnonzero(_least_gap(squares) < CLOSE)
    squares[close] = _refined(space, unit[close], double[close], squares[close])
    rounding = space.n * NEGLIGIBLE * _solid(space, unit)
    for i, part in enumerate(_projected(unit, double, squares)):
        part = np.where(mixed[:, i, None, None], 2, 1) * part.real
        part[~(mixed | real)[:, i]] = np.nan
        part[mixed[:, i] & (squares[:, i].imag < 0)] = 0  # its conjugate stands for both
        _put(space, out, rows, i, part, squares[:, i].real, mixed[:, i], rounding)


def _projected(unit: Array, double: Array, squares: Array) -> list[Array]:
    """Return the parts of bivectors with these squares, as matrices."""
    one = np.eye(unit.shape[-1])
    out = []
    for i in range(squares.shape[1]):
        part = unit.astype(squares.dtype)
        for j in range(squares.shape[1]):
            if j != i:
                gap = (squares[:, i] - squares[:, j])[:, None, None]
                part = (double - squares[:, j, None, None] * one) @ part / gap
        out.append(part)
    return out


def _least_gap(squares: Array) -> Array:
    """Return the least distance of two squares, relative to the largest one."""
    gaps = np.abs(squares[:, :, None] - squares[:, None, :])
    place = np.arange(squares.shape[1])
    gaps[:, place, place] = np.inf
    size = np.abs(squares).max(-1, initial=0.0)
    least: Array = gaps.min(axis=(1, 2), initial=np.inf) / np.where(size > 0, size, 1.0)
    return least


def _refined(space: Space, unit: Array, double: Array, squares: Array) -> Array:
    """Return squares once more, as Rayleigh quotients of their parts.

    Those by radicals are off by rounding over the gap, which leaves rounding over the square of the
    gap in the parts; the error of the quotient is the square of that of a part.
    """
    out = squares.copy()
    metric = np.outer(space.metric, space.metric)
    for i, part in enumerate(_projected(unit, double, squares)):
        square = -(part * part * metric).sum((1, 2)) / 2
        fourth = -((double @ part) * part * metric).sum((1, 2)) / 2
        size = np.square(np.abs(part)).sum((1, 2)) / 2
        quotient = fourth / np.where(square == 0, 1.0, square)
        near = np.abs(quotient - squares[:, i]) < CLOSE * np.abs(squares).max(-1)
        out[:, i] = np.where(near & (np.abs(square) > DEFINITE * size), quotient, squares[:, i])
    return out


def _put(
    space: Space,
    out: Parts,
    rows: Array,
    i: int,
    part: Array,
    square: Array,
    mixed: Array,
    rounding: Array,
) -> None:
    """Set one part of each row, with its kind."""
    part = (part - np.swapaxes(part, 1, 2)) / 2
    solid = _solid(space, part)
    null = (solid <= rounding) | (np.abs(square) <= TOLERANCE * solid**2)
    kind = np.where(square < 0, Kind.ELLIPTIC, Kind.HYPERBOLIC)
    kind = np.select([mixed, null], [Kind.COMPLEX, Kind.NULL], kind)
    nothing = np.linalg.norm(part, axis=(1, 2)) <= space.n * NEGLIGIBLE
    kind = np.where(nothing, Kind.ZERO, kind)
    out.matrices[rows, i] = part
    out.kinds[rows, i] = kind
    out.dimensions[rows, i] = np.select([kind == Kind.ZERO, kind == Kind.COMPLEX], [0, 4], 2)


def _solid(space: Space, K: Array) -> Array:
    """Return the size of what holds no null vectors; that of the others says nothing of squares."""
    size: Array = np.linalg.norm(K[:, space.r :, space.r :], axis=(1, 2)) / np.sqrt(2)
    return size


def _accurate(space: Space, out: Parts, unit: Array) -> Array:
    """Tell which rows are splits of bivectors of size 1 to the tolerance."""
    off = np.linalg.norm(out.matrices.sum(1) - unit, axis=(1, 2)) <= TOLERANCE
    blades = out.kinds <= Kind.NULL
    simple = np.where(blades, outer_squares(out.matrices), 0).max(-1, initial=0.0)
    worst = np.maximum(commutators(space, out.matrices), simple)
    fine: Array = off & (worst <= TOLERANCE / 2)
    return fine


def is_best(space: Space) -> bool:
    """Tell whether this method is quicker than the spectral one and loses no digits to radicals."""
    return not space.definite and space.n <= 5


# --- Exponentials -------------------------------------------------------------------------------


def exponential(space: Space, parts: Parts) -> Array:
    """Return the product of the exponentials of blades; infinite where it overflows.

    Cosine and sine of the angle, their hyperbolic siblings, or ``1 + b``, by the sign of the
    square.
    """
    out = space.one(len(parts.matrices))
    with np.errstate(all="ignore"):
        for i in range(parts.matrices.shape[1]):
            K = parts.matrices[:, i]
            cosine, ratio = _cosine_and_ratio(space, K)
            out = cosine * out + space.blade_product(ratio * space.bivector(K), out)
    out[~np.isfinite(out).all(-1)] = np.inf
    return out


def _cosine_and_ratio(space: Space, K: Array) -> tuple[Array, Array]:
    """Return ``cos a`` and ``sin(a) / a`` of blades, of shape (N, 1)."""
    metric = np.outer(space.metric, space.metric)
    size = np.abs(K).max(axis=(1, 2), initial=0.0)[:, None]
    unit = K / np.where(size > 0, size, 1.0)[:, None]
    square = -(unit**2 * metric).sum((1, 2))[:, None] / 2
    angle = np.sqrt(np.abs(square)) * size
    turns = square < 0
    safe = np.where(angle == 0, 1.0, angle)
    cosine = np.where(turns, np.cos(angle), np.cosh(angle))
    ratio = np.where(turns, np.sin(angle), np.sinh(angle)) / safe
    return cosine, np.where(angle == 0, 1.0, ratio)
