"""Coefficients of other packages as one array: nothing is rounded on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gaforge.errors import DtypeError, IntegerOverflowError, ShapeError
from gaforge.multivector.coefficients import LARGEST, Array, as_coefficients

MANTISSA = {"f": 24, "F": 24, "d": 53, "D": 53}
"""Bits of an integer that a floating-point dtype holds exactly."""


def joined(columns: Sequence[Any]) -> Array:
    """Return columns, numbers or arrays that broadcast, side by side on a new last axis.

    Python numbers adapt to the arrays that they stand beside, as in NumPy, but are not rounded.

    Raises
    ------
    ShapeError
        If the arrays do not broadcast.
    DtypeError
        If they hold no numbers.
    IntegerOverflowError
        If an integer stands beside floats that cannot hold it.
    """
    found = [c if type(c) in (int, float, complex) else as_coefficients(c) for c in columns]
    kind = common_type(found)
    try:
        shape = np.broadcast_shapes(*(np.shape(column) for column in found))
    except ValueError as error:
        raise ShapeError(f"the coefficients have shapes that do not broadcast: {error}") from None
    out = np.empty((*shape, len(found)), kind)
    for place, column in enumerate(found):
        check_exact(column, kind)
        out[..., place] = column
    return out


def common_type(columns: Sequence[Any]) -> np.dtype[Any]:
    """Return the dtype that holds numbers and arrays; integers beyond int64 make it ``object``."""
    if not columns:
        return np.dtype(float)
    if any(type(c) is int and abs(c) > LARGEST for c in columns):
        return np.dtype(object)
    return np.result_type(*map(_weak, columns))


def _weak(column: Any) -> Any:
    """Return a Python float with its own precision if float32 does not hold it."""
    if type(column) not in (float, complex):
        return column
    with np.errstate(over="ignore"):
        single = complex(np.complex64(column))
    return column if single == column or column != column else np.asarray(column)


def check_exact(column: Any, kind: np.dtype[Any]) -> None:
    """Refuse integers that a floating-point dtype would round."""
    bits = MANTISSA.get(kind.char)
    if bits is None or np.asarray(column).dtype.kind not in "iu":
        return
    largest = int(np.abs(column).max(initial=0))
    if largest > 2**bits:
        raise IntegerOverflowError(
            f"the integer {largest} stands beside coefficients of dtype {kind}, which would round "
            "it; convert them to one type first"
        )


def elements(items: Any, kind: type, name: str) -> tuple[tuple[int, ...], list[Any]]:
    """Return the shape and the entries of an object, or of an array or nested lists of them.

    Raises
    ------
    ShapeError
        If lists have different lengths.
    DtypeError
        If an entry is something else.
    """
    if isinstance(items, kind):
        return (), [items]
    if not isinstance(items, list | tuple | np.ndarray):
        raise DtypeError(f"{type(items).__name__} is no {name}, nor an array or list of them")
    if isinstance(items, np.ndarray) and items.ndim == 0:
        return elements(items.item(), kind, name)
    if isinstance(items, np.ndarray) and not items.size:
        return items.shape, []
    parts = [elements(item, kind, name) for item in items]
    shapes = {shape for shape, _ in parts} or {()}
    if len(shapes) > 1:
        raise ShapeError(f"lists of a {name} must have equal lengths, but have {sorted(shapes)}")
    return (len(parts), *shapes.pop()), [entry for _, entries in parts for entry in entries]
