"""Making multivectors: from named coefficients, from arrays, of symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from gaforge.algebra import Algebra, LayoutLike
from gaforge.errors import AlgebraMismatchError, LayoutError
from gaforge.multivector.coefficients import Array, as_coefficients, as_scalars, converted
from gaforge.multivector.core import Multivector
from gaforge.multivector.space import Frame, Space, space_of


def build(
    algebra: Algebra, values: Any, layout: LayoutLike | None, dtype: Any, copy: bool
) -> Multivector:
    """Return a multivector, as ``Algebra.multivector`` describes it."""
    space = space_of(algebra)
    if isinstance(values, Multivector):
        return _renamed(algebra, values, layout, dtype)
    if isinstance(values, Mapping):
        frame = _frame_of_names(space, values) if layout is None else space.frame(layout)
        return Multivector(algebra, algebra.coefficients(values, frame.layout, dtype), frame.layout)
    frame = _default(space) if layout is None else space.frame(layout)
    array = _of_scalar(values, frame)
    if array is None:
        array = as_coefficients(values, copy=copy)
    if dtype is not None:
        array = converted(array, dtype)
    return Multivector(algebra, array, frame.layout, copy=False)


def _renamed(
    algebra: Algebra, x: Multivector, layout: LayoutLike | None, dtype: Any
) -> Multivector:
    """Return a multivector in an algebra of the same signature, whatever its start index."""
    if x.algebra.signature != algebra.signature:
        raise AlgebraMismatchError(f"a multivector of {x.algebra} cannot become one of {algebra}")
    array = x._array if dtype is None else converted(x._array, dtype)
    out = Multivector(algebra, array, x.layout.grades)
    return out if layout is None else out.restrict(layout)


def _default(space: Space) -> Frame:
    if space.default is None:
        raise LayoutError(
            f"multivectors of {space.algebra} have 2**{space.algebra.n} coefficients; name the "
            "grades that the array holds, such as layout='vector'"
        )
    return space.default


def _frame_of_names(space: Space, values: Mapping[str, Any]) -> Frame:
    if space.default is not None:
        return space.default
    masks = [space.algebra.parse_blade(name)[0] for name in values]
    return space.frame(tuple(mask.bit_count() for mask in masks))


def _of_scalar(value: Any, frame: Frame) -> Array | None:
    """Return coefficients for a plain number or expression, None for anything else."""
    if isinstance(value, np.ndarray | list | tuple):
        return None
    scalar = as_scalars(value, np.dtype(np.int64))
    if scalar is None or scalar.shape:
        return None
    if 0 not in frame.slices:
        raise LayoutError(f"layout {frame.layout.name!r} has no place for the scalar {value!r}")
    array = np.zeros(frame.size, scalar.dtype)
    array[0] = scalar[()]
    return array


def symbols(
    algebra: Algebra, name: str, grades: Any, layout: LayoutLike | None, assumptions: Any
) -> Multivector:
    """Return a multivector of symbols, as ``Algebra.symbols`` describes it."""
    from sympy import Symbol

    space = space_of(algebra)
    if grades is not None and layout is not None:
        raise LayoutError("give grades or a layout, not both")
    chosen = grades if grades is not None else layout
    frame = _default(space) if chosen is None else space.frame(chosen)
    array = np.empty(frame.size, object)
    for place, mask in enumerate(frame.layout.masks):
        indices = algebra.blade_name(mask)[1:]  # of "e12" the 12, of "1" nothing
        array[place] = Symbol(name + indices, **assumptions)
    return Multivector(algebra, array, frame.layout)


def basis_vectors(algebra: Algebra) -> tuple[Multivector, ...]:
    """Return the basis vectors, as ``Algebra.basis_vectors`` describes them."""
    space = space_of(algebra)
    if algebra.n == 0:
        return ()
    frame = space.default or space.frame((1,))
    vectors = space.frame((1,)).layout.masks
    out = np.zeros((len(vectors), frame.size), np.int64)
    for row, mask in zip(out, vectors, strict=True):
        row[frame.index[mask]] = 1
    return tuple(Multivector._of(frame, row) for row in out)


def pseudoscalar(algebra: Algebra) -> Multivector:
    """Return the product of all basis vectors, as ``Algebra.pseudoscalar`` describes it."""
    space = space_of(algebra)
    frame = space.default or space.frame((algebra.n,))
    out = np.zeros(frame.size, np.int64)
    out[frame.index[(1 << algebra.n) - 1]] = 1
    return Multivector._of(frame, out)
