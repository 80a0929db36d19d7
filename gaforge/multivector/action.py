"""Sandwiches: the action of versors, and the plain two-sided product."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import numpy as np

from gaforge.algebra import OPERATIONS
from gaforge.multivector.coefficients import INEXACT, divided
from gaforge.multivector.norms import squared_norms
from gaforge.multivector.products import (
    GENERATED_WORK,
    SHIPPED_WORK,
    broadcast,
    is_shipped,
    product_into,
)
from gaforge.multivector.versors import require_versor

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector


def sandwich(R: Multivector, x: Multivector, unit: bool = False) -> Multivector:
    """Return ``(R_even x + R_odd x^) inv(R)``; R is not checked if ``unit`` says it is a unit.

    Raises
    ------
    NotAVersorError, NotInvertibleError
        If R is no versor, to rounding, or has no inverse.
    """
    if _has_kernel(R, x, unit):
        from gaforge.loading import kernels

        evaluate = kernels(R.algebra).evaluator("sandwich", (R.layout, x.layout), unit)
        return x._with(x._frame, np.asarray(evaluate([R._array, x._array])))
    if not unit:
        require_versor(R)
    moved = _moved(R, x)
    back = R.reverse()
    plan = product_into(moved._frame, back._frame, x._frame)
    out = plan(moved._array, back._array)
    if not unit:
        out = divided(out, squared_norms(R._frame, R._array)[..., None])
    return x._with(x._frame, out)


def _has_kernel(R: Multivector, x: Multivector, unit: bool) -> bool:
    """Tell whether a kernel is shipped or worth generating, and takes these operands."""
    if R.dtype.char not in INEXACT or x.dtype.char not in INEXACT:
        return False
    count = prod(broadcast("sandwich", R._array, x._array))
    work = 2 * R._frame.size * x._frame.size * count
    if work < SHIPPED_WORK or not R._frame.size * x._frame.size:
        return False
    name = "sandwich_unit" if unit else "sandwich"
    return work >= GENERATED_WORK or is_shipped(R.algebra, name, R.layout, x.layout)


def _moved(R: Multivector, x: Multivector) -> Multivector:
    """Return ``R_even x + R_odd x^``, in one product where R has one parity."""
    odd = R._frame.grades % 2 == 1
    if not R._array[..., odd].any():
        return R * x
    if not R._array[..., ~odd].any():
        return R * x.involute()
    return R.even * x + R.odd * x.involute()


def sandwich2(r: Multivector, x: Multivector, s: Multivector) -> Multivector:
    """Return ``r x ~s``, which asks nothing of r and s and is never normalised."""
    layout = OPERATIONS["sandwich2"].result_layout(r.layout, x.layout, s.layout)
    moved, back = r * x, s.reverse()
    plan = product_into(moved._frame, back._frame, r._frame.space.frame(layout))
    return r._with(plan.frame, plan(moved._array, back._array))
