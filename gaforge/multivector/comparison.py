"""Equality, nearness, and what it means for a coefficient to be zero."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.multivector.coefficients import Array, is_expression, is_symbolic, meet
from gaforge.multivector.space import recast, union

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector

TOLERANCES = {True: (1e-5, 1e-6), False: (1e-9, 1e-12)}
"""Relative and absolute tolerance by default, in single precision and otherwise."""


def equal(a: Multivector, b: Multivector) -> bool:
    """Tell whether two multivectors have the same shape and the same coefficients."""
    if a._frame.space is not b._frame.space or a.shape != b.shape:
        return False
    left, right = aligned(a, b)
    if left.dtype.char == "O" or right.dtype.char == "O":
        left, right = meet(left, right)
        return bool(zero_mask(left - right).all())
    return bool((left == right).all())


def isclose(
    a: Multivector, b: Multivector, rtol: float | None = None, atol: float | None = None
) -> Any:
    """Tell, element by element, whether ``|a - b| <= atol + rtol * max(|a|, |b|)``."""
    left, right = (x.astype(float) if x.dtype.char == "O" else x for x in aligned(a, b))
    single = any(array.dtype.char in "fF" for array in (left, right))
    relative, absolute = TOLERANCES[single]
    relative = relative if rtol is None else rtol
    absolute = absolute if atol is None else atol
    with np.errstate(all="ignore"):
        size = np.maximum(length(left), length(right))
        near = length(left - right) <= absolute + relative * size
        near |= (left == right).all(-1)  # infinities
    return bool(near) if np.ndim(near) == 0 else near


def aligned(a: Multivector, b: Multivector) -> tuple[Array, Array]:
    """Return the coefficients of two multivectors of one algebra in one frame."""
    if a._frame is b._frame:
        return a._array, b._array
    frame = union(a._frame, b._frame)
    return recast(a._array, a._frame, frame), recast(b._array, b._frame, frame)


def length(x: Array) -> Array:
    """Return the 2-norm of the coefficients; squares neither overflow nor underflow."""
    size = np.abs(x)
    largest = size.max(-1, keepdims=True, initial=0.0)
    scale = np.where((largest > 0) & np.isfinite(largest), largest, 1.0)
    return np.asarray(np.sqrt(((size / scale) ** 2).sum(-1)) * scale[..., 0])


def zero_mask(x: Array) -> Array:
    """Tell which coefficients are zero; expressions, by expanding them."""
    if not is_symbolic(x):
        return np.asarray(x == 0, bool)
    return np.array([vanishes(item) for item in x.flat], bool).reshape(x.shape)


def vanishes(item: Any) -> bool:
    """Tell whether a number or a rational expression is zero.

    Exact for sums, products and quotients of symbols and numbers; identities between functions,
    such as sin² + cos² = 1, are not found.
    """
    if not is_expression(item):
        return bool(item == 0)
    if item.expand() == 0:
        return True
    from sympy import together

    numerator, _ = together(item).as_numer_denom()
    return bool(numerator.expand() == 0)
