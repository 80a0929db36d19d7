"""Sums, multiples and quotients by scalars, and what counts as a scalar beside a multivector."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.errors import AlgebraMismatchError, NotInvertibleError, ShapeError
from gaforge.multivector.coefficients import (
    Array,
    as_scalars,
    divided,
    scaled,
    total,
    zeros,
)
from gaforge.multivector.comparison import zero_mask
from gaforge.multivector.inverse import inverse
from gaforge.multivector.products import broadcast
from gaforge.multivector.space import recast, union

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector


def as_operand(value: Any, like: Multivector) -> Multivector | None:
    """Return a scalar, or an array of scalars, as a multivector beside ``like``.

    It is dense if ``like`` is, so that dense operands give dense results. None if the value is
    no number, expression or array.
    """
    if type(value) is type(like):
        return value
    scalars = as_scalars(value, like._array.dtype)
    if scalars is None:
        return None
    space = like._frame.space
    if not like._frame.is_full:
        return like._with(space.scalar, scalars[..., None])
    array = zeros((*scalars.shape, space.full.size), scalars)
    array[..., 0] = scalars
    return like._with(space.full, array)


def check_same_algebra(a: Multivector, b: Multivector) -> None:
    """Raise `AlgebraMismatchError` unless two multivectors belong to one algebra."""
    left, right = a.algebra, b.algebra
    if left == right:
        return
    if left.signature == right.signature:
        raise AlgebraMismatchError(
            f"{left!r} and {right!r} number their vectors differently; bring the second operand "
            f"over with {left!r}.multivector(x.coefficients, layout=x.layout)"
        )
    raise AlgebraMismatchError(
        f"one multivector belongs to {left!r}, the other to {right!r}; build both from one algebra"
    )


def beside(x: Multivector, other: Multivector) -> Multivector:
    """Return x with exact integers if the other operand is exact, so that no quotient rounds."""
    exact = x.dtype.kind == "i" and other.dtype.char == "O"
    return x._with(x._frame, x._array.astype(object)) if exact else x


def quotient(a: Multivector, b: Multivector) -> Multivector:
    """Return ``a inv(b)``."""
    return a * inverse(beside(b, a))


def add(a: Multivector, b: Multivector) -> Multivector:
    """Return the sum, which holds the grades of both."""
    left, right = a._frame, b._frame
    if left is right:
        x, y = a._array, b._array
    else:
        check_same_algebra(a, b)
        frame = union(left, right)
        x, y, left = recast(a._array, left, frame), recast(b._array, right, frame), frame
    try:
        return a._with(left, total(x, y))
    except ValueError:
        broadcast("+", x, y)
        raise


def scale(a: Multivector, value: Any) -> Multivector | None:
    """Return the multiple of a multivector by a scalar or an array of scalars, None for others."""
    array = a._array
    kind = array.dtype.char
    if (type(value) is float or type(value) is int) and kind in "fdFD":
        return a._with(a._frame, array * value)
    scalars = as_scalars(value, array.dtype)
    if scalars is None:
        return None
    return a._with(a._frame, scaled(*_spread(a, scalars)))


def divide(a: Multivector, value: Any) -> Multivector | None:
    """Return a quotient by a scalar or an array of scalars, None for others.

    Raises
    ------
    NotInvertibleError
        If a divisor is zero.
    """
    scalars = as_scalars(value, a._array.dtype)
    if scalars is None:
        return None
    if zero_mask(scalars).any():
        raise NotInvertibleError("division of a multivector by zero")
    return a._with(a._frame, divided(*_spread(a, scalars)))


def _spread(a: Multivector, scalars: Array) -> tuple[Array, Array]:
    """Return coefficients and scalars that broadcast over the leading axes."""
    factors = scalars[..., None]
    try:
        np.broadcast_shapes(a.shape, scalars.shape)
    except ValueError:
        raise ShapeError(
            f"an array beside a multivector holds scalars over its leading axes, but shapes "
            f"{scalars.shape} and {a.shape} do not broadcast; for coefficients, build a "
            "multivector from the array first"
        ) from None
    return a._array, factors
