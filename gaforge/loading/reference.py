"""The slow reference: every operation from its definition, on NumPy arrays, term by term.

Independent of the generator: tables come from bit counting, inverses from a linear equation.
It is the oracle of the tests and the backend ``numpy``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from gaforge.algebra import (
    OPERATIONS,
    Algebra,
    Layout,
    Operation,
    binary_terms,
    blade_product,
    unary_image,
)
from gaforge.algebra.blades import involute_sign, reverse_sign
from gaforge.errors import (
    DtypeError,
    IntegerOverflowError,
    NotAVersorError,
    NotInvertibleError,
    ShapeError,
    SignatureError,
)
from gaforge.loading.inverse import solve_numpy
from gaforge.loading.operands import Array, as_array, check_shape, common_dtype

VERSOR_TOLERANCE = {"f": 1e-4, "d": 1e-9}
"""How far, relative to its size, R may be from a versor, by precision of its coefficients."""

LEAST_ACCURACY = 1e-3
"""Of ``<R ~R>_0``, which sandwiches divide by."""

TERM_LIMIT = 1 << 26
"""Most terms of an operation: minutes of work, as there are in a dense product of n = 13."""


def reference(
    algebra: Algebra,
    operation: str,
    *operands: Any,
    layouts: tuple[Layout, ...],
    unit: bool = False,
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
    _check_size(algebra, row, layouts)
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
    with np.errstate(all="ignore"):  # as in emitted kernels: infinity and NaN are the outcome
        out = (special.get(operation) or functions[row.kind])()
    return _fixed(operation, out) if integers and out.dtype == object else out


def _check_size(algebra: Algebra, row: Operation, layouts: tuple[Layout, ...]) -> None:
    terms = layouts[0].size * layouts[-1].size
    if row.kind == "versor":
        terms = layouts[0].size * layouts[1].size + algebra.size * layouts[-1].size
    if terms > TERM_LIMIT:
        raise SignatureError(
            f"{row.name} of {', '.join(layout.name for layout in layouts)} operands of {algebra} "
            f"has about {terms} terms, more than the {TERM_LIMIT} that the reference evaluates; "
            "name smaller layouts, such as 'vector'"
        )


def _operands(
    operation: str, operands: tuple[Any, ...], layouts: tuple[Layout, ...]
) -> tuple[list[Array], bool]:
    """Return arrays of one numeric type; integers become exact Python integers."""
    arrays = [as_array(operation, operand) for operand in operands]
    for place, (array, layout) in enumerate(zip(arrays, layouts, strict=True)):
        check_shape(operation, array, layout, place)
    try:
        np.broadcast_shapes(*(array.shape[:-1] for array in arrays))
    except ValueError:
        shapes = " and ".join(str(array.shape[:-1]) for array in arrays)
        raise ShapeError(f"{operation}: leading axes {shapes} do not broadcast") from None
    dtype = common_dtype(operation, arrays)
    if dtype.kind != "i":
        return [array.astype(dtype) for array in arrays], False
    numbers = [array.astype(np.int8) if array.dtype == bool else array for array in arrays]
    return [array.astype(object) for array in numbers], True


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


def _sandwich(
    algebra: Algebra, arrays: list[Array], layouts: tuple[Layout, ...], unit: bool
) -> Array:
    """Return ``(R_even x + R_odd x^) ~R``, over ``<R ~R>_0`` unless R is a unit versor."""
    R, x = arrays
    full = Layout(tuple(range(algebra.n + 1)), algebra.n)
    even, odd = (_signed(R, layouts[0], [k % 2 == p for k in range(algebra.n + 1)]) for p in (0, 1))
    hat = _signed(x, layouts[1], map(involute_sign, range(algebra.n + 1)))
    left, right = layouts
    moved = _gp(algebra, even, x, left, right, full) + _gp(algebra, odd, hat, left, right, full)
    back = _signed(R, layouts[0], map(reverse_sign, range(algebra.n + 1)))
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
    back = _signed(s, layouts[2], map(reverse_sign, range(algebra.n + 1)))
    moved = _gp(algebra, r, x, layouts[0], layouts[1], full)
    return _gp(algebra, moved, back, full, layouts[2], result)


def _signed(x: Array, layout: Layout, signs: Iterable[int]) -> Array:
    """Return x with each grade multiplied by a sign; signs of 8 bits promote no other dtype."""
    by_grade = np.array(list(signs), np.int8)
    return x * by_grade[[mask.bit_count() for mask in layout.masks]]


def _gp(algebra: Algebra, a: Array, b: Array, left: Layout, right: Layout, out: Layout) -> Array:
    return _bilinear(algebra, "gp", [a, b], (left, right), out)


def check_versor(algebra: Algebra, R: Array, layout: Layout) -> None:
    """Raise unless every R is an invertible versor, to the tolerances of the emitted kernels.

    What must vanish: the smaller of the two parts of R by parity; of each part, ``<R ~R>_4..``
    and the parts of ``R e_i ~R`` that are no vectors. Null vectors may be of any size, such as
    the far translations of PGA, so R is measured by its other blades as well.

    Raises
    ------
    NotAVersorError, NotInvertibleError
        Naming the first element of the batch that is none.
    """
    R = _inexact(R)
    if R.size == 0:
        return
    null = (1 << algebra.r) - 1
    solid = np.array([not mask & null for mask in layout.masks])
    with np.errstate(all="ignore"):
        squares = np.abs(R) ** 2
        parts = [_defects(algebra, R, layout, parity) for parity in (0, 1)]
        whole = squares.sum(-1)
        inner = squares[..., solid].sum(-1)
        smaller = np.minimum(*(size for size, _ in parts))
        worst = np.maximum(np.sqrt(smaller) * np.sqrt(whole), parts[0][1] + parts[1][1])
        defects = worst / (np.sqrt(inner) * np.sqrt(whole))
        limits = np.finfo(R.dtype)
        square = np.abs(_normsq(algebra, R, layout))[..., 0]
        singular = (inner < limits.tiny / limits.eps) | (
            square * LEAST_ACCURACY <= limits.eps * inner
        )
    tolerance = VERSOR_TOLERANCE["f" if R.dtype.char in "fF" else "d"]
    bad = defects > tolerance
    if bad.any():
        where = tuple(np.argwhere(bad)[0].tolist())
        raise NotAVersorError(
            f"R{list(where) if where else ''} is not a versor: what must vanish is "
            f"{float(defects[where]):.3g} of its squared size, above the tolerance {tolerance:g}; "
            "sandwich2(R, x, R) is the two-sided product without this condition"
        )
    if singular.any():
        where = tuple(np.argwhere(singular)[0].tolist())
        raise NotInvertibleError(
            f"R{list(where) if where else ''} has no inverse in {limits.dtype}: <R ~R>_0 is zero, "
            "or all but lost to rounding, underflow or overflow"
        )


def _defects(algebra: Algebra, R: Array, layout: Layout, parity: int) -> tuple[Array, Array]:
    """Return the squared size of one parity part of R, and the largest of what must vanish."""
    places = [i for i, mask in enumerate(layout.masks) if mask.bit_count() % 2 == parity]
    part = R[..., places]
    kept = Layout(tuple(k for k in layout.grades if k % 2 == parity), algebra.n)
    even, odd = (Layout(tuple(range(p, algebra.n + 1, 2)), algebra.n) for p in (0, 1))
    back = _signed(part, kept, map(reverse_sign, range(algebra.n + 1)))
    worst = _outside(_gp(algebra, part, back, kept, kept, even), even, 0)
    if algebra.n:
        vectors = Layout((1,), algebra.n)
        basis = np.eye(algebra.n, dtype=R.dtype)
        other = even if parity else odd
        moved = _gp(algebra, part[..., None, :], basis, kept, vectors, other)
        images = _gp(algebra, moved, back[..., None, :], other, kept, odd)
        worst = np.maximum(worst, _outside(images, odd, 1).max(-1))
    return (np.abs(part) ** 2).sum(-1), worst


def _outside(x: Array, layout: Layout, k: int) -> Array:
    """Return the largest coefficient outside of grade k."""
    outside = [mask.bit_count() != k for mask in layout.masks]
    return np.abs(x[..., outside]).max(-1, initial=0.0)
