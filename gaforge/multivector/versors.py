"""Tests for versors, rotors and blades, of numbers to a tolerance and of expressions exactly."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from gaforge.algebra.blades import reordering_sign
from gaforge.errors import NotAVersorError, NotInvertibleError
from gaforge.loading.reference import LEAST_ACCURACY, VERSOR_TOLERANCE
from gaforge.multivector.coefficients import INEXACT, Array, rows_of, zeros
from gaforge.multivector.comparison import length, zero_mask
from gaforge.multivector.conditions import part_sums, versor_forms
from gaforge.multivector.norms import squared_norms
from gaforge.multivector.space import Frame

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector


def tolerance_of(x: Multivector, tolerance: float | None) -> float:
    """Return a given tolerance, or the one that sandwiches use in the precision of x."""
    single = x.dtype.char in "fF"
    return VERSOR_TOLERANCE["f" if single else "d"] if tolerance is None else tolerance


def is_versor(x: Multivector, tolerance: float | None = None) -> Any:
    """Tell which elements are invertible versors."""
    if x.dtype.char == "O":
        return _each(x, lambda row: not _exact_faults(row) and not _is_null(row))
    return _answer(_are_versors(x, tolerance_of(x, tolerance)))


def _are_versors(x: Multivector, limit: float) -> Any:
    found = _measured(x)
    return np.logical_not(found.singular) & (found.fault <= limit**2 * found.scale)


def is_rotor(x: Multivector, tolerance: float | None = None) -> Any:
    """Tell which elements are even, have ``R ~R = 1`` and map every vector to a vector."""
    if x.dtype.char == "O":
        return _each(x, _is_exact_rotor)
    limit = tolerance_of(x, tolerance)
    x = x.astype(float) if x.dtype.kind == "i" else x
    with np.errstate(all="ignore"):
        square = x.even * x.even.reverse()
        unit = np.abs((square - 1)._array).max(-1, initial=0.0) <= limit * _size(x)
    return _answer(unit & _are_versors(x, limit))


def _size(x: Multivector) -> Array:
    """Return the squared length of x, at least 1: the scale at which ``R ~R`` is rounded."""
    return np.maximum(1.0, length(x._array) ** 2)


def is_blade(x: Multivector, tolerance: float | None = None) -> Any:
    """Tell which elements are outer products of vectors, or scalars other than zero."""
    exact = x.dtype.char == "O"
    limit = None if exact else tolerance_of(x, tolerance)
    array = x._array.astype(float) if x.dtype.kind == "i" else x._array
    count = np.zeros(x.shape, int)
    simple = np.zeros(x.shape, bool)
    for k, part in x._frame.slices.items():
        present = ~_is_negligible(array[..., part], array, limit)
        count += present
        if present.any():
            grade = x._frame.space.frame((k,))
            simple |= present & _is_simple(x._with(grade, array[..., part]), k, limit)
    return _answer((count == 1) & simple)


def checked_versor(R: Multivector) -> tuple[Multivector, Array]:
    """Return R and ``<R ~R>_0``, scaled where squares would leave the range of the dtype.

    Raises
    ------
    NotAVersorError, NotInvertibleError
        Naming the first element of the batch that is none.
    """
    if R.dtype.char == "O":
        for row in _rows(R):
            _check_exact(row)
        return R, squared_norms(R._frame, R._array)
    limit = tolerance_of(R, None)
    found = _measured(R)
    bad = found.fault > limit**2 * found.scale
    if bad if R._array.ndim == 1 else bad.any():
        where = tuple(np.argwhere(bad)[0].tolist())
        defect = np.sqrt(np.asarray(found.fault)[where] / np.asarray(found.scale)[where])
        raise NotAVersorError(
            f"R{list(where) if where else ''} is not a versor: what must vanish is {defect:.3g} of "
            f"its squared size, above the tolerance {limit:g}; r.sandwich2(x, r) is the two-sided "
            "product without this condition"
        )
    if found.singular if R._array.ndim == 1 else found.singular.any():
        where = tuple(np.argwhere(found.singular)[0].tolist())
        raise NotInvertibleError(
            f"R{list(where) if where else ''} has no inverse: <R ~R>_0 is zero, or all but lost "
            "to rounding"
        )
    return R._with(R._frame, found.array), found.squares


class Measures(NamedTuple):
    """How far elements are from versors: numbers for one element, arrays for a batch."""

    fault: Any  # square of the largest of what must vanish
    scale: Any  # fourth power of the size, to compare it with
    singular: Any  # whether ``<R ~R>_0`` is zero to rounding
    array: Array  # the elements, scaled if necessary
    squares: Array  # their ``<R ~R>_0``


def _measured(x: Multivector) -> Measures:
    """Measure elements as ``gaforge.loading.reference.check_versor`` does.

    What must vanish are the `versor_forms` and the smaller part by parity. Coefficients of null
    vectors, such as the far translations of PGA, count less in the size.
    """
    array = x._array if x.dtype.kind in "fc" else x._array.astype(float)
    eps = _EPS[array.dtype.char]
    with np.errstate(all="ignore"):
        sums = _sums(x._frame, array)
        if not _is_safe(sums):
            array = array / _largest(array)
            sums = _sums(x._frame, array)
        squares = squared_norms(x._frame, array)
        values = np.abs(versor_forms(x._frame)(array))
        if array.ndim > 1:
            worst = values.max(-1, initial=0.0)
            parts = [sums[..., place] for place in range(3)]
            found = _compared(parts, worst, np.abs(squares), eps, np.minimum, np.maximum)
        else:
            worst = max(values.tolist(), default=0.0)
            found = _compared(sums.tolist(), worst, abs(squares.item()), eps, min, max)
    return Measures(*found, array, squares)


_EPS = {char: float(np.finfo(char).eps) for char in INEXACT}


def _compared(
    parts: list[Any],
    worst: Any,
    square: Any,
    eps: float,
    smaller: Callable[..., Any],
    larger: Callable[..., Any],
) -> tuple[Any, Any, Any]:
    """Return fault, scale and singularity, of numbers or of arrays."""
    even, odd, inner = parts
    whole = even + odd
    fault = larger(smaller(even, odd) * whole, worst * worst)
    return fault, inner * whole, square * LEAST_ACCURACY <= eps * inner


def _sums(frame: Frame, x: Array) -> Array:
    """Return the squared lengths of the even part, the odd part, and all that is not null."""
    squares = x * x if x.dtype.kind == "f" else np.abs(x) ** 2
    return np.asarray(squares @ part_sums(frame))


def _is_safe(sums: Array) -> bool:
    """Tell whether the squares are far from the limits of single precision."""
    if sums.ndim == 1:
        even, odd, _ = sums.tolist()
        return 1e-12 < even + odd < 1e12
    whole = sums[..., 0] + sums[..., 1]
    return bool(((whole > 1e-12) & (whole < 1e12)).all())


def _largest(x: Array) -> Array:
    largest = np.abs(x).max(-1, keepdims=True, initial=0.0)
    return np.where((largest > 0) & np.isfinite(largest), largest, 1).astype(largest.dtype)


def _column(x: Multivector) -> Multivector:
    return x._with(x._frame, x._array[..., None, :])


def _rows(x: Multivector) -> list[Multivector]:
    return [x._with(x._frame, row) for row in rows_of(x._array)]


def _each(x: Multivector, test: Any) -> Any:
    """Apply a test to each element of a batch."""
    return _answer(np.array([test(row) for row in _rows(x)], bool).reshape(x.shape))


def _answer(found: Array) -> Any:
    return bool(found) if np.ndim(found) == 0 else np.asarray(found)


def _exact_faults(x: Multivector) -> bool:
    """Tell whether anything that must vanish does not, exactly."""
    parts = [part for part in (x.even, x.odd) if not zero_mask(part._array).all()]
    forms = versor_forms(x._frame)
    terms = x._array[forms.left] * x._array[forms.right] * forms.weights.astype(object)
    stops = [*forms.starts[1:], len(terms)]
    sums = [sum(terms[i:j]) for i, j in zip(forms.starts, stops, strict=False)]
    return len(parts) > 1 or not zero_mask(np.array(sums, object)).all()


def _is_null(x: Multivector) -> bool:
    return bool(zero_mask(squared_norms(x._frame, x._array[None])).all())


def _is_exact_rotor(x: Multivector) -> bool:
    unit = zero_mask(squared_norms(x._frame, x._array[None]) - 1).all()
    return bool(zero_mask(x.odd._array).all() and unit) and not _exact_faults(x)


def _check_exact(row: Multivector) -> None:
    if _exact_faults(row):
        raise NotAVersorError(
            "R is not a versor: its parts of both parities, or parts of R ~R or R e_i ~R, do not "
            "vanish; r.sandwich2(x, r) is the two-sided product without this condition"
        )
    if _is_null(row):
        raise NotInvertibleError("R has no inverse: <R ~R>_0 is zero")


def _is_negligible(part: Array, whole: Array, tolerance: float | None) -> Array:
    if tolerance is None:
        return np.asarray(zero_mask(part).all(-1))
    return ~(length(part) > tolerance * length(whole))


def _is_simple(x: Multivector, k: int, tolerance: float | None) -> Array:
    """Tell which elements of one grade are blades: all ``(a << x) ^ x`` vanish, in any metric."""
    if k in (0, 1, x.algebra.n - 1, x.algebra.n):
        return np.ones(x.shape, bool)
    products = (_contractions(x, k) ^ _column(x))._array
    if tolerance is None:
        return np.asarray(zero_mask(products).all((-2, -1)))
    worst = np.abs(products).max((-2, -1), initial=0.0)
    return np.asarray(worst <= tolerance * length(x._array) ** 2)


def _contractions(x: Multivector, k: int) -> Multivector:
    """Return the vectors ``a << x`` for all basis blades a of grade k - 1, were all e_i e_i 1."""
    n, space = x.algebra.n, x._frame.space
    rows = space.frame((k - 1,)).index
    out = zeros((*x.shape, len(rows), n), x._array)
    for place, mask in enumerate(x._frame.layout.masks):
        for i in range(n):
            if mask >> i & 1:
                rest = mask ^ (1 << i)
                out[..., rows[rest], i] = reordering_sign(rest, 1 << i) * x._array[..., place]
    return x._with(space.frame((1,)), out)
