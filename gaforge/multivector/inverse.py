"""Inverses in every dimension, integer powers and projections.

Of numbers: the closed form ``x' v / <u v>_0`` with ``u = x x'``, ``v = 2 <u>_0 - u`` and x' the
reverse or the Clifford conjugate (Hitzer and Sangwine 2017), which is right for versors in every
dimension and for every element up to n = 4; where ``x y`` is not 1 then, the linear equation
``x y = 1``. In every case the residual decides. Of exact coefficients: the same closed form
where it is exact, else the recursion of Faddeev, LeVerrier and Shirokov, which never rounds.
"""

from __future__ import annotations

from functools import cache
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.algebra import OPERATIONS, has_closed_inverse
from gaforge.errors import NotInvertibleError
from gaforge.loading.inverse import check_residual
from gaforge.multivector.coefficients import Array, divided, rows_of, zeros
from gaforge.multivector.comparison import zero_mask
from gaforge.multivector.linear import linear_map
from gaforge.multivector.products import (
    GENERATED_WORK,
    LISTED_TERMS,
    SHIPPED_WORK,
    is_shipped,
    product_plan,
)
from gaforge.multivector.space import Frame, parity_part, recast, union
from gaforge.multivector.tables import blade_products

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector

INVOLUTIONS = ("reverse", "conjugate")


def inverse(x: Multivector) -> Multivector:
    """Return y with ``x y = 1``.

    Raises
    ------
    NotInvertibleError
        If there is none, or none to rounding.
    """
    if not x.grades and 0 not in x.shape:
        raise NotInvertibleError("x has no inverse: it has no grades, so it is zero")
    frame = _result(x._frame)
    if x._array.dtype.char == "O":
        return _exact_inverse(x)._recast(frame)
    if x._array.dtype.kind == "i":
        x = x.astype(float)
    if _has_kernel(x):
        from gaforge.loading import kernels

        evaluate = kernels(x.algebra).evaluator("inv", (x.layout,))
        return x._with(frame, np.asarray(evaluate([x._array])))
    return _numeric_inverse(x)._recast(frame)


def _result(frame: Frame) -> Frame:
    return frame.space.frame(OPERATIONS["inv"].result_layout(frame.layout))


def _has_kernel(x: Multivector) -> bool:
    """Tell whether a closed form is emitted for x and the batch is large enough for it."""
    if not has_closed_inverse(x.layout) or x._frame.size == 0:
        return False
    work = x._frame.size * x._array.size
    shipped = is_shipped(x.algebra, "inv", x.layout)
    return work >= GENERATED_WORK or (work >= SHIPPED_WORK and shipped)


def _numeric_inverse(x: Multivector) -> Multivector:
    """Return the closed form where it is an inverse, else the solution of the equation."""
    scale = np.abs(x._array).max(-1, keepdims=True, initial=0.0)
    usable = np.isfinite(scale) & (scale > 0)
    if not usable.all():
        scale = np.where(usable, scale, 1).astype(scale.dtype)
    unit = x._with(x._frame, x._array / scale)
    with np.errstate(all="ignore"):
        y, good = _closed(unit)
        if not good.all():
            y = _completed(unit, y, good)
    return y._with(y._frame, y._array / scale)


def _completed(x: Multivector, y: Multivector, good: Array) -> Multivector:
    """Solve the linear equation where the closed form is no inverse; NaN where x is not finite.

    Raises
    ------
    NotInvertibleError
        If an element has no inverse to rounding.
    """
    finite = np.isfinite(x._array).all(-1)
    bad = finite & ~good
    solved = _linear_solution(x, bad)
    frame = union(y._frame, solved._frame)
    out = recast(y._array, y._frame, frame).copy()
    out[bad] = recast(solved._array, solved._frame, frame)
    out[~finite] = np.nan
    y = x._with(frame, out)
    check_residual(_residual(x, y), np.asarray(finite), x.dtype)
    return y


def _close_enough(x: Multivector) -> float:
    """Return the residual up to which a closed form is taken; some thousand roundings."""
    return 4096 * float(np.finfo(x.dtype).eps)


def _closed(x: Multivector) -> tuple[Multivector, Array]:
    """Return the closed form and where it is an inverse, with the involution that fits more."""
    y = _candidate(x, "reverse")
    good = _residual(x, y) <= _close_enough(x)
    if good.all():
        return y, good
    other = _candidate(x, "conjugate")
    others = _residual(x, other) <= _close_enough(x)
    return (other, others) if others.sum() > good.sum() else (y, good)


def _candidate(x: Multivector, involution: str) -> Multivector:
    """Return ``x' v / <u v>_0``, or ``x' / <u>_0`` where u is a scalar by its grades."""
    plan = linear_map(involution, x._frame)
    other = plan(x._array)
    square = product_plan("gp", x._frame, plan.frame)
    u = square(x._array, other)
    if square.frame.size <= 1:
        return x._with(plan.frame, other / u)
    v = -u
    v[..., 0] = u[..., 0]
    last = product_plan("gp", plan.frame, square.frame)
    scalar = product_plan("sp", square.frame, square.frame)
    return x._with(last.frame, last(other, v) / scalar(u, v))


def _residual(x: Multivector, y: Multivector) -> Array:
    """Return the largest coefficient of ``x y - 1``."""
    plan = product_plan("gp", x._frame, y._frame)
    product = plan(x._array, y._array)
    if 0 in plan.frame.slices:
        product[..., 0] -= 1
        return np.asarray(np.abs(product).max(-1, initial=0.0))
    return np.ones(product.shape[:-1])


def _linear_solution(x: Multivector, chosen: Array) -> Multivector:
    """Solve ``x y = 1`` for some elements of a batch, given as a mask; one after the other."""
    space = x._frame.space
    grades = x.layout.grades
    parities = [k % 2 for k in grades]
    if len(set(parities)) == 1:
        unknown = parity_part(space.full, bool(parities[0]))
        equations = parity_part(space.full, False)
    else:
        unknown = equations = space.full
    if unknown.size != equations.size:  # n = 0
        unknown = equations = space.full
    rows = rows_of(x._array[chosen])
    places, signs = _left_table(x._frame, unknown, equations)
    one = np.zeros(equations.size, x.dtype)
    one[0] = 1
    solutions = np.zeros((len(rows), unknown.size), x.dtype)
    for out, row in zip(solutions, rows, strict=True):
        matrix = np.where(signs, row[places] * signs, 0).astype(x.dtype)
        try:
            out[:] = np.linalg.solve(matrix, one)
        except np.linalg.LinAlgError:
            out[:] = np.nan
    return x._with(unknown, solutions)


def _left_table(x: Frame, unknown: Frame, equations: Frame) -> tuple[Array, Array]:
    """Return `_new_left_table`, from memory where it is small."""
    if unknown.size * equations.size > LISTED_TERMS:
        return _new_left_table(x, unknown, equations)
    return _small_left_table(x, unknown, equations)


def _new_left_table(x: Frame, unknown: Frame, equations: Frame) -> tuple[Array, Array]:
    """Return for each equation k and unknown j the place i and sign of ``x[i] y[j]``."""
    masks = equations.masks[:, None] ^ unknown.masks[None, :]
    _, signs = blade_products(x.space.algebra, OPERATIONS["gp"], masks, unknown.masks[None, :])
    inside = np.isin(masks, x.masks)
    places = np.zeros(masks.shape, np.intp)
    places[inside] = x.places(masks[inside])
    return places, signs * inside


_small_left_table = cache(_new_left_table)


def _exact_inverse(x: Multivector) -> Multivector:
    rows = [_exact_single(row) for row in _elements(x)]
    frame = union(*(row._frame for row in rows)) if rows else x._frame
    array = np.array([recast(row._array, row._frame, frame) for row in rows], object)
    return x._with(frame, array.reshape(*x.shape, frame.size))


def _elements(x: Multivector) -> list[Multivector]:
    return [x._with(x._frame, row) for row in rows_of(x._array)]


def _exact_single(x: Multivector) -> Multivector:
    for name in INVOLUTIONS:
        other = getattr(x, name)()
        u = (x * other).expand()
        if _is_scalar(u):
            return _quotient(other, u["1"])
        v = 2 * u.grade(0) - u
        w = (u * v).expand()
        if _is_scalar(w):
            return _quotient(other * v, w["1"])
    return _recursion(x)


def _is_scalar(x: Multivector) -> bool:
    return bool(zero_mask((x - x.grade(0))._array).all())


def _recursion(x: Multivector) -> Multivector:
    """Return the inverse by the recursion of Faddeev and LeVerrier, as given by Shirokov (2021).

    With N = 2**ceil(n/2): ``x_1 = x``, ``c_k = N/k <x_k>_0``, ``x_{k+1} = x (x_k - c_k)``. Then
    ``x_N`` is the scalar -det(x), and ``x_{N-1} - c_{N-1}`` over it the inverse.
    """
    order = 1 << (x.algebra.n + 1) // 2
    power = x
    shifted = x
    for k in range(1, order):
        c = divided(np.asarray(order * power["1"], object), np.asarray(k, object))[()]
        shifted = (power - c).expand()
        power = (x * shifted).expand()
    return _quotient(shifted, power["1"])


def _quotient(x: Multivector, divisor: Any) -> Multivector:
    if zero_mask(np.array([divisor], object)).any():
        raise NotInvertibleError("inv: the element is a divisor of zero and has no inverse")
    return x / divisor


def power(x: Multivector, exponent: Any) -> Multivector:
    """Return an integer power, by squaring; of the inverse if the exponent is negative."""
    try:
        k = index(exponent)
    except TypeError:
        raise TypeError(
            f"a multivector has integer powers only, not {exponent!r}; negative ones are powers "
            "of the inverse"
        ) from None
    base = x if k >= 0 else inverse(x)
    out = None
    for bit in bin(abs(k))[2:]:
        out = out * out if out is not None else None
        if bit == "1":
            out = base if out is None else out * base
    if out is not None:
        return out
    return x._with(x._frame, zeros(x._array.shape, x._array)) + 1
