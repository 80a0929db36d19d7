"""Coefficients: which arrays are taken, how numbers of different types meet, exact integers.

An array of coefficients is float32, float64, complex64, complex128 ("inexact"), int64, or of
objects: Python integers of any size, fractions, SymPy expressions ("exact"). Integers never
wrap around: a sum or product that leaves int64 is computed with Python's integers and refused.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from fractions import Fraction
from math import prod
from numbers import Number
from typing import Any

import numpy as np

from gaforge.errors import DtypeError, IntegerOverflowError, ShapeError

Array = np.ndarray[Any, Any]

INEXACT = "fdFD"
"""Characters of the dtypes that kernels take."""

LARGEST = 2**63 - 1
"""Largest absolute value of an int64 coefficient; -2**63 is left out, as it has no negative."""

_SAFE = 2.0**62


def as_coefficients(values: Any, *, copy: bool = True) -> Array:
    """Return an array of one of the supported dtypes, in native byte order.

    Raises
    ------
    DtypeError
        If the values are no numbers, or of a type that no kernel takes.
    ShapeError
        If they form no array, as lists of different lengths.
    IntegerOverflowError
        If an unsigned integer does not fit int64.
    """
    if isinstance(values, np.ma.MaskedArray):
        raise DtypeError("masked arrays have no value to compute with; fill them first")
    try:
        array = np.asarray(values)
    except ValueError as error:
        raise ShapeError(f"coefficients must form one array: {error}") from None
    except (TypeError, RuntimeError) as error:  # such as a tensor that requires gradients
        raise DtypeError(f"coefficients must form an array of numbers: {error}") from None
    kind = array.dtype.kind
    if kind in "bui":
        return _integers(array, copy)
    if kind == "O":
        return _objects(array)
    if array.dtype.char not in INEXACT:
        raise DtypeError(
            f"coefficients of dtype {array.dtype} are not supported; pass float32, float64, "
            "complex, integers, fractions or SymPy expressions"
        )
    dtype = array.dtype.newbyteorder("=")
    return array.astype(dtype, copy=copy or not array.flags.aligned)


def _integers(array: Array, copy: bool) -> Array:
    if array.dtype.kind == "u" and (array > LARGEST).any():
        raise IntegerOverflowError(f"coefficient {array.max()} does not fit int64")
    out = array.astype(np.int64, copy=copy)
    if (out < -LARGEST).any():
        raise IntegerOverflowError(f"coefficient {out.min()} has no negative in int64")
    return out


def _objects(array: Array) -> Array:
    """Return exact coefficients; beside a SymPy expression all of them become SymPy's."""
    out = np.empty(array.shape, object)
    items = [_exact(item) for item in array.flat]
    if any(map(is_expression, items)):
        from sympy import sympify

        items = [sympify(item, strict=True) for item in items]
    for place, item in enumerate(items):
        out.flat[place] = item
    return out


def _exact(item: Any) -> Any:
    """Return a coefficient of an object array, if it is a number or an expression."""
    if isinstance(item, np.generic):
        item = item.item()
    if isinstance(item, bool):
        return int(item)
    if isinstance(item, Number) or is_expression(item):
        return item
    raise DtypeError(
        f"a coefficient is a {type(item).__name__} ({item!r:.60}), not a number or a SymPy "
        "expression"
    )


def is_expression(item: Any) -> bool:
    """Tell whether an object is a SymPy expression, without importing SymPy."""
    sympy = sys.modules.get("sympy")
    return sympy is not None and isinstance(item, sympy.Expr)


def is_symbolic(array: Array) -> bool:
    """Tell whether an array holds SymPy expressions; it holds nothing else then."""
    return array.dtype.char == "O" and any(map(is_expression, array.flat))


def as_scalars(value: Any, like: np.dtype[Any]) -> Array | None:
    """Return a number, an expression or an array of them as an array; None for anything else.

    Python's own numbers adapt to the dtype that they meet, as in NumPy: 2.0 times float32 stays
    float32.
    """
    if isinstance(value, bool | int | float | complex) and not isinstance(value, np.generic):
        if isinstance(value, int) and abs(value) > LARGEST:
            return _boxed(int(value))
        return np.asarray(value, object if like.char == "O" else np.result_type(like, value))
    if isinstance(value, np.ndarray | np.generic):
        return as_coefficients(value, copy=False)
    if isinstance(value, Number) or is_expression(value):
        return _boxed(value)
    return None


def _boxed(value: Any) -> Array:
    out = np.empty((), object)
    out[()] = value
    return out


def rows_of(array: Array) -> Array:
    """Return an array of coefficients with one leading axis; the last one may be empty."""
    return array.reshape(prod(array.shape[:-1]), array.shape[-1])


def zeros(shape: tuple[int, ...], like: Array) -> Array:
    """Return zeros of the kind of numbers that an array holds."""
    out = np.zeros(shape, like.dtype)
    if is_symbolic(like):
        from sympy import S

        out[...] = S.Zero
    return out


def meet(a: Array, b: Array) -> tuple[Array, Array]:
    """Return two arrays as exact objects if either is."""
    if a.dtype.char != "O" and b.dtype.char != "O":
        return a, b
    return a.astype(object, copy=False), b.astype(object, copy=False)


def mapped(function: Callable[[Any], Any], array: Array) -> Array:
    """Return an object array of the images of all entries."""
    out = np.empty(array.shape, object)
    for place, item in enumerate(array.flat):
        out.flat[place] = function(item)
    return out


def total(a: Array, b: Array) -> Array:
    """Return ``a + b``, exactly if both are exact."""
    if a.dtype == np.int64 == b.dtype:
        out = a + b
        if (((a ^ out) & (b ^ out)) < 0).any() or (out < -LARGEST).any():
            raise _too_large("the sum")
        return out
    a, b = meet(a, b)
    return np.asarray(a + b)


def scaled(a: Array, factor: Array) -> Array:
    """Return ``a * factor``, entry by entry, exactly if both are exact."""
    if a.dtype == np.int64 == factor.dtype:
        if magnitude(a) * magnitude(factor) <= LARGEST:
            return a * factor
        return fixed(a.astype(object) * factor.astype(object), "the product")
    a, factor = meet(a, factor)
    return np.asarray(a * factor)


def divided(a: Array, divisor: Array) -> Array:
    """Return ``a / divisor``; of exact objects exactly, of integers in float64."""
    if a.dtype.char != "O" and divisor.dtype.char != "O":
        with np.errstate(all="ignore"):
            return np.asarray(a / divisor)
    a, divisor = meet(a, divisor)
    return np.asarray(np.frompyfunc(exact_quotient, 2, 1)(a, divisor), object)


def exact_quotient(a: Any, b: Any) -> Any:
    """Return a / b without rounding: the quotient of Python integers is a fraction."""
    if isinstance(a, int) and isinstance(b, int):
        return Fraction(a, b)
    return a / b


def converted(array: Array, dtype: Any) -> Array:
    """Return coefficients in another dtype; only precision may be lost.

    Raises
    ------
    DtypeError
        If the dtype is not supported, or a coefficient does not fit it.
    """
    wanted = _supported(dtype)
    whole = array
    if whole.dtype.kind == "c" and wanted.kind in "fi":
        array = whole.real
    try:
        with np.errstate(all="ignore"):
            out = array.astype(wanted)
    except (TypeError, ValueError, OverflowError) as error:
        raise DtypeError(f"coefficients cannot become {wanted}: {error}") from None
    rounded = wanted.kind == "i" and not (out == array).all()
    if rounded or (array is not whole and whole.imag.any()):
        raise DtypeError(f"coefficients of dtype {whole.dtype} cannot become {wanted} without loss")
    return _integers(out, copy=False) if wanted.kind == "i" else out


def _supported(dtype: Any) -> np.dtype[Any]:
    """Return a dtype that coefficients may have."""
    try:
        wanted = np.dtype(dtype).newbyteorder("=")
    except TypeError as error:
        raise DtypeError(f"{dtype!r} is not a dtype: {error}") from None
    if wanted.char not in f"{INEXACT}O" and wanted != np.int64:
        raise DtypeError(
            f"dtype {wanted} is not supported; choose float32, float64, complex64, complex128, "
            "int64 or object"
        )
    return wanted


def magnitude(array: Array) -> int:
    """Return the largest absolute value of an int64 array, as a Python integer."""
    return int(np.maximum.reduce(np.abs(array), axis=None, initial=0))


def fixed(out: Array, name: str) -> Array:
    """Return exact Python integers as int64, or refuse."""
    if any(abs(item) > LARGEST for item in out.flat):
        raise _too_large(name)
    return out.astype(np.int64)


def is_small(a: Array, b: Array, size: int) -> bool:
    """Tell whether sums of ``size`` products of int64 arrays certainly fit int64."""
    return float(magnitude(a)) * float(magnitude(b)) * size < _SAFE


def summed(items: Iterable[Any], symbolic: bool) -> Any:
    """Return the sum of exact numbers or expressions; SymPy adds many at once faster."""
    if symbolic:
        from sympy import Add

        return Add(*items)
    return sum(items)


def _too_large(name: str) -> IntegerOverflowError:
    return IntegerOverflowError(
        f"{name} does not fit int64; use .astype(float) for rounded results, or .astype(object) "
        "for integers of any size"
    )
