"""Batches from parts: stack and concatenate along leading axes."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from gaforge.errors import ShapeError
from gaforge.multivector.arithmetic import check_same_algebra
from gaforge.multivector.coefficients import is_symbolic, mapped
from gaforge.multivector.core import Multivector
from gaforge.multivector.space import Frame, recast, union


def stack(multivectors: Iterable[Multivector], axis: int = 0) -> Multivector:
    """Return a batch of multivectors of one shape, along a new leading axis.

    The result holds the grades of all of them.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> e1, e2 = Algebra(2).basis_vectors()
    >>> stack([e1, e2, e1 ^ e2]).shape
    (3,)
    """
    items, frame = _common(multivectors)
    arrays = [recast(x._array, x._frame, frame)[None] for x in items]
    joined = _joined(arrays, 0)
    ndim = joined.ndim - 1  # axes but for the coefficients
    return Multivector._of(frame, np.moveaxis(joined, 0, _axis(axis, ndim)))


def concatenate(multivectors: Iterable[Multivector], axis: int = 0) -> Multivector:
    """Join batches of multivectors along a leading axis that they have.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> vectors = Algebra(2).random("vector", shape=(4,), seed=1)
    >>> concatenate([vectors, vectors[:1]]).shape
    (5,)
    """
    items, frame = _common(multivectors)
    arrays = [recast(x._array, x._frame, frame) for x in items]
    return Multivector._of(frame, _joined(arrays, _axis(axis, arrays[0].ndim - 1)))


def _common(multivectors: Iterable[Multivector]) -> tuple[list[Multivector], Frame]:
    items = list(multivectors)
    if not items:
        raise ShapeError("there must be at least one multivector to join")
    for x in items:
        if not isinstance(x, Multivector):
            raise TypeError(f"only multivectors are joined, not {type(x).__name__}")
        check_same_algebra(items[0], x)
    return items, union(*(x._frame for x in items))


def _axis(axis: int, ndim: int) -> int:
    if not -ndim <= axis < ndim:
        raise ShapeError(f"axis {axis} is none of the {ndim} leading axes")
    return axis % ndim


def _joined(arrays: list[np.ndarray], axis: int) -> np.ndarray:
    if any(map(is_symbolic, arrays)):
        from sympy import sympify

        arrays = [mapped(sympify, array) for array in arrays]
    try:
        return np.concatenate(arrays, axis)
    except ValueError as error:
        raise ShapeError(f"cannot join multivectors: {error}") from None
