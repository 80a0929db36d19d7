"""Squared norm, norm and the element of norm one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from gaforge.algebra import blade_product
from gaforge.algebra.blades import reverse_sign
from gaforge.errors import DtypeError, NotInvertibleError
from gaforge.multivector.coefficients import (
    Array,
    divided,
    fixed,
    is_expression,
    is_small,
    is_symbolic,
    rows_of,
    summed,
)
from gaforge.multivector.comparison import zero_mask
from gaforge.multivector.space import Frame

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector


def squared_norms(frame: Frame, x: Array) -> Array:
    """Return ``<x ~x>_0`` of an array of coefficients."""
    places, weights = _weights(frame)
    if x.dtype.char == "O":
        return _exact_squares(x, places, weights)
    if x.dtype == np.int64 and not is_small(x, x, frame.size):
        return fixed(_exact_squares(x.astype(object), places, weights), "the squared norm")
    if len(places) < frame.size:
        x = x[..., places]
    return np.asarray((x * x) @ weights.astype(x.dtype, copy=False))


def _exact_squares(x: Array, places: Array, weights: Array) -> Array:
    flat, symbolic = rows_of(x), is_symbolic(x)
    signed = list(zip(places.tolist(), weights.tolist(), strict=True))
    out = np.empty(len(flat), object)
    for place, row in enumerate(flat):
        out[place] = summed((w * row[i] ** 2 for i, w in signed if row[i]), symbolic)
    return out.reshape(x.shape[:-1])


@cache
def _weights(frame: Frame) -> tuple[Array, Array]:
    """Return ``b ~b`` where it is not zero: the places of such blades b, and the values."""
    squares = frame.space.algebra.squares
    masks = frame.layout.masks
    signs = [blade_product(m, m, squares)[1] * reverse_sign(m.bit_count()) for m in masks]
    places = np.flatnonzero(signs)
    return places, np.array(signs, np.int64)[places]


def norms(frame: Frame, x: Array) -> Array:
    """Return ``sqrt(|<x ~x>_0|)`` of an array of coefficients."""
    if x.dtype.char == "O":
        return _exact_norms(frame, x)
    x = _real(x)
    with np.errstate(all="ignore"):
        size = np.sqrt(np.abs(squared_norms(frame, x)))
        if not _is_comfortable(size).all():
            exponents, unit = _scaled(x)
            size = np.ldexp(np.sqrt(np.abs(squared_norms(frame, unit))), exponents)
    return np.asarray(size)


def _real(x: Array) -> Array:
    if x.dtype.kind == "c":
        raise DtypeError("norm: coefficients must be real; complex norms are ambiguous")
    return x.astype(float) if x.dtype.kind == "i" else x


def _is_comfortable(size: Array) -> Array:
    """Tell which norms are far from the limits of the dtype, and so are their squares."""
    limits = np.finfo(size.dtype)
    return (size > np.sqrt(limits.tiny) / limits.eps) & (size < np.sqrt(limits.max) * limits.eps)


def _scaled(x: Array) -> tuple[Array, Array]:
    """Return exponents, and coefficients divided by these powers of two, the largest about 1."""
    largest = np.abs(x).max(-1, initial=0.0)
    exponents = np.where(np.isfinite(largest), np.frexp(largest)[1], 0)
    return exponents, np.ldexp(x, -exponents[..., None])


def _exact_norms(frame: Frame, x: Array) -> Array:
    """Return exact roots, as SymPy expressions; of a square its absolute value."""
    from sympy import Abs, factor, sqrt, sympify

    flat = squared_norms(frame, rows_of(x))
    out = np.empty(len(flat), object)
    for place, square in enumerate(flat):
        out[place] = sqrt(Abs(factor(square) if is_expression(square) else sympify(square)))
    return out.reshape(x.shape[:-1])


def normalized(x: Multivector) -> Multivector:
    """Return ``x / norm(x)``; NaN where the norm is zero, an error where exact."""
    if x._array.dtype.char == "O":
        size = norms(x._frame, x._array)
        if zero_mask(size).any():
            raise NotInvertibleError("normalized: the norm is zero")
        return x._with(x._frame, divided(x._array, size[..., None]))
    array = _real(x._array)
    size = norms(x._frame, array)
    with np.errstate(all="ignore"):
        if not _is_comfortable(size).all():
            array = _scaled(array)[1]
            size = norms(x._frame, array)
        nan = np.array(np.nan, size.dtype)
        return x._with(x._frame, array / np.where(size == 0, nan, size)[..., None])
