"""Sums and means over leading axes, and rounding."""

from __future__ import annotations

from math import prod
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.errors import IntegerOverflowError, ShapeError
from gaforge.multivector.coefficients import LARGEST, Array, divided, mapped

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector


def total(x: Multivector, axis: Any) -> Multivector:
    """Return the sum over leading axes; integers are exact or refused."""
    axes = leading_axes(x, axis)
    return x._with(x._frame, _sum(x._array, axes))


def mean(x: Multivector, axis: Any) -> Multivector:
    """Return the mean over leading axes, exact for exact objects.

    Raises
    ------
    ShapeError
        If there is nothing to take the mean of.
    """
    axes = leading_axes(x, axis)
    count = prod(x.shape[k] for k in axes)
    if not count:
        raise ShapeError(f"the mean over axes {axes} of the shape {x.shape} is that of nothing")
    summed = _sum(x._array, axes)
    return x._with(x._frame, divided(summed, np.asarray(count, summed.dtype)))


def rounded(x: Multivector, decimals: int) -> Multivector:
    """Return coefficients rounded to a number of decimals."""
    if x._array.dtype.char != "O":
        return x._with(x._frame, np.round(x._array, index(decimals)))
    return x._with(x._frame, mapped(lambda item: round(item, index(decimals)), x._array))


def cleaned(x: Multivector, tolerance: float) -> Multivector:
    """Return the multivector with small coefficients set to zero."""
    small = abs(x._array) <= tolerance
    return x._with(x._frame, np.where(small, np.zeros((), x._array.dtype), x._array))


def leading_axes(x: Multivector, axis: Any) -> tuple[int, ...]:
    """Return axes as places among the leading ones; None stands for all.

    Raises
    ------
    ShapeError
        If one does not exist, or is named twice.
    """
    ndim = len(x.shape)
    if axis is None:
        return tuple(range(ndim))
    axes = tuple(index(k) for k in (axis if isinstance(axis, tuple) else (axis,)))
    places = tuple(k % ndim for k in axes if -ndim <= k < ndim)
    if len(places) < len(axes) or len(set(places)) < len(places):
        raise ShapeError(
            f"axis {axis} does not name axes of the leading shape {x.shape}, once each"
        )
    return places


def _sum(array: Array, axes: tuple[int, ...]) -> Array:
    if array.dtype != np.int64:
        return np.asarray(array.sum(axes)) if axes else array
    bound = float(np.abs(array).max(initial=0)) * prod(array.shape[k] for k in axes)
    if bound < LARGEST / 2:
        return np.asarray(array.sum(axes)) if axes else array
    exact = np.asarray(array.astype(object).sum(axes))
    if any(abs(item) > LARGEST for item in exact.flat):
        raise IntegerOverflowError(
            "the sum does not fit int64; convert with x.astype(object) for integers of any size, "
            "or with x.astype(float)"
        )
    return exact.astype(np.int64)
