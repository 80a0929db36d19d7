"""Sandwiches: the action of versors, and the plain two-sided product."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import numpy as np

from gaforge.algebra import OPERATIONS
from gaforge.multivector.arithmetic import beside
from gaforge.multivector.coefficients import INEXACT, divided
from gaforge.multivector.products import (
    GENERATED_WORK,
    SHIPPED_WORK,
    broadcast,
    is_shipped,
    product_into,
)
from gaforge.multivector.versors import checked_versor

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector


def sandwich(R: Multivector, x: Multivector, unit: bool = False) -> Multivector:
    """Return ``(R_even x + R_odd x^) inv(R)``; R is not checked if ``unit`` says it is a unit.

    Raises
    ------
    NotAVersorError, NotInvertibleError
        If R is no versor, to rounding, or has no inverse.
    """
    R = beside(R, x)
    if _has_kernel(R, x, unit):
        from gaforge.loading import kernels

        evaluate = kernels(R.algebra).evaluator("sandwich", (R.layout, x.layout), unit)
        return x._with(x._frame, np.asarray(evaluate([R._array, x._array])))
    squares = None
    if not unit:
        R, squares = checked_versor(R)
    moved = _moved(R, x)
    back = R.reverse()
    plan = product_into(moved._frame, back._frame, x._frame)
    out = plan(moved._array, back._array)
    if squares is None:
        return x._with(x._frame, out)
    if "O" in (out.dtype.char, squares.dtype.char):
        return x._with(x._frame, divided(out, squares[..., None]))
    return x._with(x._frame, out / squares[..., None])


def _has_kernel(R: Multivector, x: Multivector, unit: bool) -> bool:
    """Tell whether a kernel is shipped or worth generating, and takes these operands."""
    if R.dtype.char not in INEXACT or x.dtype.char not in INEXACT:
        return False
    work = 2 * R._frame.size * x._frame.size
    if R._array.ndim > 1 or x._array.ndim > 1:
        work *= prod(broadcast("sandwich", R._array, x._array))
    if work < SHIPPED_WORK:
        return False
    name = "sandwich_unit" if unit else "sandwich"
    return work >= GENERATED_WORK or is_shipped(R.algebra, name, R.layout, x.layout)


def _moved(R: Multivector, x: Multivector) -> Multivector:
    """Return ``R_even x + R_odd x^``, in one product where R has one parity."""
    even, odd = R._frame.parities
    if not (len(odd) and R._array.take(odd, -1).any()):
        return R * x
    if not (len(even) and R._array.take(even, -1).any()):
        return R * x.involute()
    return R.even * x + R.odd * x.involute()


def sandwich2(r: Multivector, x: Multivector, s: Multivector) -> Multivector:
    """Return ``r x ~s``, which asks nothing of r and s and is never normalised."""
    layout = OPERATIONS["sandwich2"].result_layout(r.layout, x.layout, s.layout)
    moved, back = r * x, s.reverse()
    plan = product_into(moved._frame, back._frame, r._frame.space.frame(layout))
    return r._with(plan.frame, plan(moved._array, back._array))
