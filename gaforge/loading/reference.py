"""The slow reference: every operation from its definition, on NumPy arrays, term by term.

Independent of the generator: tables come from bit counting, inverses from a linear equation.
It is the oracle of the tests and the backend ``numpy``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra, Layout, binary_terms, blade_product, unary_image
from gaforge.algebra.blades import involute_sign, reverse_sign
from gaforge.errors import (
    DtypeError,
    IntegerOverflowError,
    NotAVersorError,
    NotInvertibleError,
    ShapeError,
)
from gaforge.loading.inverse import solve_numpy

VERSOR_TOLERANCE = {"f": 1e-4, "d": 1e-9}
"""How far, relative to its size, R may be from a versor, by precision of its coefficients."""

Array = np.ndarray[Any, Any]


def reference(
    algebra: Algebra, operation: str, *operands: Any, layouts: tuple[Layout, ...], unit: bool = False
) -> Array:
    """Evaluate an operation of the table by its definition.

    Parameters
    ----------
    algebra : Algebra
    operation : str
        Canonical name.
    operands : array_like of shape (..., layout.size)
    layouts : tuple of Layout
        One per operand.
    unit : bool
        For ``sandwich``: R is a unit versor and is not checked.
    """
    row = OPERATIONS[operation]
    row.check_arity(len(layouts))
    result = row.result_layout(*layouts)
    arrays, integers = _operands(operation, operands, layouts)
    functions: dict[str, Callable[..., Array]] = {
        "bilinear": lambda: _bilinear(algebra, operation, arrays, layouts, result),
        "linear": lambda: _linear(algebra, operation, arrays[0], layouts[0], result),
    }
    special: dict[str, Callable[..., Array]] = {
        "normsq": lambda: _normsq(algebra, arrays[0], layouts[0]),
        "norm": lambda: np.sqrt(abs(_real(operation, _normsq(algebra, arrays[0], layouts[0])))),
        "inv": lambda: solve_numpy(algebra, _inexact(arrays[0]), layouts[0]),
        "sandwich": lambda: _sandwich(algebra, arrays, layouts, unit),
        "sandwich2": lambda: _sandwich2(algebra, arrays, layouts, result),
    }
    out = (special.get(operation) or functions[row.kind])()
    return _fixed(operation, out) if integers and out.dtype == object else out


def _operands(
    operation: str, operands: tuple[Any, ...], layouts: tuple[Layout, ...]
) -> tuple[list[Array], bool]:
    """Return arrays of one numeric type; integers become exact Python integers."""
    arrays = [np.asarray(operand) for operand in operands]
    for place, (array, layout) in enumerate(zip(arrays, layouts, strict=True)):
        if array.ndim == 0 or array.shape[-1] != layout.size:
            raise ShapeError(
                f"{operation}: operand {place} has shape {array.shape}, but its last axis must "
                f"hold the {layout.size} coefficients of layout {layout.name!r}"
            )
    kind = np.result_type(*arrays)
    if kind.kind in "bui":
        return [np.array(array.astype(int).tolist(), object).reshape(array.shape) for array in arrays], True
    if kind.kind not in "fc" or kind.itemsize // (2 if kind.kind == "c" else 1) not in (4, 8):
        raise DtypeError(
            f"{operation}: coefficients of dtype {kind} are not supported; pass float32, "
            "float64, complex or integer arrays"
        )
    return [array.astype(kind) for array in arrays], False


def _fixed(operation: str, out: Array) -> Array:
    """Return exact integers as int64, or refuse."""
    try:
        return out.astype(np.int64)
    except OverflowError:
        raise IntegerOverflowError(
            f"{operation}: the exact integer result does not fit int64; pass floating-point "
            "arrays for a rounded result"
        ) from None


def _inexact(array: Array) -> Array:
    return array.astype(float) if array.dtype == object else array


def _real(operation: str, array: Array) -> Array:
    array = _inexact(array)
    if array.dtype.kind == "c":
        raise DtypeError(f"{operation}: coefficients must be real; complex norms are ambiguous")
    return array


def _zeros(size: int, *arrays: Array) -> Array:
    lead = np.broadcast_shapes(*(array.shape[:-1] for array in arrays))
    return np.zeros((*lead, size), np.result_type(*arrays))


def _bilinear(
    algebra: Algebra,
    operation: str,
    arrays: list[Array],
    layouts: tuple[Layout, ...],
    result: Layout,
) -> Array:
    a, b = arrays
    out = _zeros(result.size, a, b)
    row = OPERATIONS[operation]
    for t in binary_terms(algebra, row, layouts[0].masks, layouts[1].masks, result.masks):
        out[..., t.k] += t.sign * (a[..., t.i] * b[..., t.j])
    return out


def _linear(algebra: Algebra, operation: str, x: Array, layout: Layout, result: Layout) -> Array:
    out = _zeros(result.size, x)
    places = {mask: place for place, mask in enumerate(result.masks)}
    for i, mask in enumerate(layout.masks):
        image, sign = unary_image(algebra, OPERATIONS[operation], mask)
        if sign:
            out[..., places[image]] += sign * x[..., i]
    return out


def _normsq(algebra: Algebra, x: Array, layout: Layout) -> Array:
    out = _zeros(1, x)
    for i, mask in enumerate(layout.masks):
        square = blade_product(mask, mask, algebra.squares)[1] * reverse_sign(mask.bit_count())
        out[..., 0] += square * (x[..., i] * x[..., i])
    return out


def _sandwich(algebra: Algebra, arrays: list[Array], layouts: tuple[Layout, ...], unit: bool) -> Array:
    """Return ``(R_even x + R_odd x^) ~R``, over ``<R ~R>_0`` unless R is a unit versor."""
    R, x = arrays
    signs = [involute_sign(mask.bit_count()) for mask in layouts[0].masks]
    even = R * np.array([s > 0 for s in signs], int)
    odd = R * np.array([s < 0 for s in signs], int)
    hat = x * np.array([involute_sign(mask.bit_count()) for mask in layouts[1].masks], int)
    full = Layout(tuple(range(algebra.n + 1)), algebra.n)
    gp = ("gp", layouts[0], layouts[1])
    moved = _gp(algebra, even, x, *gp[1:], full) + _gp(algebra, odd, hat, *gp[1:], full)
    back = R * np.array([reverse_sign(mask.bit_count()) for mask in layouts[0].masks], int)
    out = _gp(algebra, moved, back, full, layouts[0], layouts[1])
    if unit:
        return out
    check_versor(algebra, R, layouts[0])
    return _inexact(out) / _inexact(_normsq(algebra, R, layouts[0]))


def _sandwich2(
    algebra: Algebra, arrays: list[Array], layouts: tuple[Layout, ...], result: Layout
) -> Array:
    r, x, s = arrays
    full = Layout(tuple(range(algebra.n + 1)), algebra.n)
    back = s * np.array([reverse_sign(mask.bit_count()) for mask in layouts[2].masks], int)
    moved = _gp(algebra, r, x, layouts[0], layouts[1], full)
    return _gp(algebra, moved, back, full, layouts[2], result)


def _gp(algebra: Algebra, a: Array, b: Array, left: Layout, right: Layout, out: Layout) -> Array:
    return _bilinear(algebra, "gp", [a, b], (left, right), out)


def check_versor(algebra: Algebra, R: Array, layout: Layout) -> None:
    """Raise unless every R is an invertible versor: ``R ~R`` scalar, ``R e_i ~R`` vectors.

    Raises
    ------
    NotAVersorError, NotInvertibleError
        Naming the first element of the batch that is none.
    """
    R = _inexact(R)
    full = Layout(tuple(range(algebra.n + 1)), algebra.n)
    wide = np.zeros((*R.shape[:-1], full.size), R.dtype)
    wide[..., layout.places] = R
    parity = np.array([mask.bit_count() & 1 for mask in full.masks])
    grades = np.array([mask.bit_count() for mask in full.masks])
    reverse = np.array([reverse_sign(int(k)) for k in grades])
    parts = [wide * (parity == p) for p in (0, 1)]
    squares = [(np.abs(part) ** 2).sum(-1) for part in parts]
    scale = squares[0] + squares[1]
    worst = np.sqrt(np.minimum(*squares) * scale)
    images = []
    for probe in (0, *((1 << i) for i in range(algebra.n))):
        unit = np.zeros(full.size, int)
        unit[full.masks.index(probe)] = 1
        image = sum(
            _gp(algebra, _gp(algebra, part, unit, full, full, full), part * reverse, full, full, full)
            for part in parts
        )
        images.append(np.abs(image) * (grades != probe.bit_count()))
    worst = np.maximum(worst, np.max(images, axis=(0, -1)))
    tolerance = VERSOR_TOLERANCE["f" if R.dtype.char in "fF" else "d"]
    bad = worst > tolerance * scale
    if bad.any():
        where = tuple(int(i) for i in np.argwhere(bad)[0])
        raise NotAVersorError(
            f"R{list(where) if where else ''} is not a versor: what must vanish is "
            f"{float(worst[where] / scale[where]):.3g} of its squared size, above the tolerance "
            f"{tolerance:g}; sandwich2(R, x, R) is the two-sided product without this condition"
        )
    square = np.abs(_normsq(algebra, R, layout))[..., 0]
    null = square <= 4 * np.finfo(R.dtype).eps * scale
    if null.any():
        where = tuple(int(i) for i in np.argwhere(null)[0])
        raise NotInvertibleError(
            f"R{list(where) if where else ''} has <R ~R>_0 = 0 to rounding, so it has no inverse"
        )
