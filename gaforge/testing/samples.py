"""Seeded random multivectors and versors, and one array in many guises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra, Layout, LayoutLike
from gaforge.errors import DtypeError, LayoutError, NotInvertibleError
from gaforge.loading.reference import reference

Array = np.ndarray[Any, Any]
Shape = int | tuple[int, ...]
Seed = np.random.Generator | int


def random_multivector(
    algebra: Algebra,
    layout: LayoutLike = "full",
    shape: Shape = (),
    dtype: Any = float,
    rng: Seed = 0,
) -> Array:
    """Return multivectors with normally distributed coefficients, or integers from -9 to 9.

    Parameters
    ----------
    algebra : Algebra
    layout : layout
        What the last axis holds.
    shape : int or tuple of int
        Leading axes.
    dtype : dtype
        Floating, complex or integer. For torch, pass the result to ``torch.from_numpy``.
    rng : Generator or int
        Source of randomness, or its seed.

    Returns
    -------
    ndarray of shape (*shape, layout.size)

    Examples
    --------
    >>> from gaforge import Algebra
    >>> random_multivector(Algebra(3), "even", shape=(5, 2)).shape
    (5, 2, 4)
    >>> random_multivector(Algebra(2), dtype=int, rng=1)
    array([-1,  0,  5,  9])
    """
    source = np.random.default_rng(rng)
    return _numbers((*_axes(shape), algebra.layout(layout).size), np.dtype(dtype), source, 9)


def random_versor(
    algebra: Algebra,
    count: int,
    shape: Shape = (),
    dtype: Any = float,
    rng: Seed = 0,
    *,
    layout: LayoutLike = "full",
) -> Array:
    """Return products of invertible vectors, far enough from null ones to be well conditioned.

    Parameters
    ----------
    algebra : Algebra
    count : int
        How many vectors: an even number makes even versors, 0 makes 1.
    shape : int or tuple of int
        Leading axes.
    dtype : dtype
        Floating, complex or integer.
    rng : Generator or int
        Source of randomness, or its seed.
    layout : layout
        What the last axis holds; it must have room for the versors.

    Returns
    -------
    ndarray of shape (*shape, layout.size)

    Raises
    ------
    NotInvertibleError
        If the algebra has no invertible vectors.
    LayoutError
        If versors of this many vectors leave the layout.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> random_versor(Algebra(1, 1), 1, dtype=int, rng=3, layout="vector")
    array([ 2, -3])
    """
    return _product(algebra, count, _axes(shape), np.dtype(dtype), rng, layout, unit=False)


def unit_versor(
    algebra: Algebra,
    count: int,
    shape: Shape = (),
    dtype: Any = float,
    rng: Seed = 0,
    *,
    layout: LayoutLike = "full",
) -> Array:
    """Return versors as `random_versor` does, with ``R ~R = 1``.

    An odd number of vectors gives ``R ~R = -1`` if no vector of the algebra has a positive
    square. Rounding to `dtype` comes last.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> R = unit_versor(Algebra(1, 2), 2, layout="even")
    >>> print(f"{R[0]**2 - R[1]**2 - R[2]**2 + R[3]**2:.3f}")
    1.000
    """
    kind = np.dtype(dtype)
    if kind.kind not in "fc":
        raise DtypeError(f"unit versors are not made of {kind} coefficients; choose a float dtype")
    return _product(algebra, count, _axes(shape), kind, rng, layout, unit=True)


def awkward(array: Array) -> Iterator[tuple[str, Any]]:
    """Yield the same values in arrays that code may stumble over, with a word for each.

    Parameters
    ----------
    array : ndarray
        Not changed; the results share no memory with it but are views of others.

    Yields
    ------
    name : str
        Such as ``"negative strides"``; the name of a test.
    value : ndarray or list
        Equal to `array` entry by entry. The sub-class raises when it is computed with and not
        converted first.

    Examples
    --------
    >>> import numpy as np
    >>> [name for name, _ in awkward(np.ones((2, 3), np.float32))][:3]
    ['Fortran order', 'every second entry', 'negative strides']
    """
    array = np.asarray(array)
    yield "Fortran order", np.array(array, order="F")
    sparse = np.full([2 * length for length in array.shape], 99).astype(array.dtype)
    every_second = sparse[(slice(None, None, 2),) * array.ndim]
    every_second[...] = array
    yield "every second entry", every_second
    flip = (slice(None, None, -1),) * array.ndim
    yield "negative strides", np.array(array[flip])[flip]
    frozen = np.array(array)
    frozen.flags.writeable = False
    yield "read-only", frozen
    yield "broadcast view", np.broadcast_to(np.array(array), array.shape)
    yield "sub-class", np.array(array).view(_Untouchable)
    if array.size and array.dtype in (float, int, complex, bool):
        yield "list", array.tolist()
    yield "big-endian", array.astype(array.dtype.newbyteorder(">"))
    shifted = np.empty(array.nbytes + 1, np.uint8)[1:].view(array.dtype).reshape(array.shape)
    shifted[...] = array
    yield "unaligned", shifted


class _Untouchable(np.ndarray):
    """An array that may be converted, but not computed with."""

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        raise AssertionError(f"{ufunc.__name__} was called with a sub-class; convert it first")


def _axes(shape: Shape) -> tuple[int, ...]:
    return (shape,) if isinstance(shape, int) else tuple(shape)


def _check_kind(dtype: np.dtype[Any]) -> None:
    if dtype.kind not in "ifc":
        raise DtypeError(f"there are no samples of dtype {dtype}; choose a float, complex or int")


def _numbers(
    shape: tuple[int, ...], dtype: np.dtype[Any], source: np.random.Generator, limit: int
) -> Array:
    _check_kind(dtype)
    if dtype.kind == "i":
        return source.integers(-limit, limit, shape, dtype, endpoint=True)
    if dtype.kind not in "fc":
        raise DtypeError(
            f"there are no samples of dtype {dtype}; choose floats, complex or integers"
        )
    values = source.normal(size=shape)
    if dtype.kind == "c":
        values = values + 1j * source.normal(size=shape)
    return values.astype(dtype)


def _product(
    algebra: Algebra,
    count: int,
    shape: tuple[int, ...],
    dtype: np.dtype[Any],
    rng: Seed,
    layout: LayoutLike,
    unit: bool,
) -> Array:
    """Return products of vectors; of grades 0 to count, with the parity of count."""
    _check_kind(dtype)
    if count and not algebra.p + algebra.q:
        raise NotInvertibleError(f"{algebra} has no invertible vectors, so no versors but scalars")
    source = np.random.default_rng(rng)
    exact = np.dtype({"i": np.int64, "f": np.float64, "c": np.complex128}[dtype.kind])
    vectors = Layout((1,), algebra.n)
    kept = Layout((0,), algebra.n)
    out = np.ones((*shape, 1), exact)
    sign = np.ones(shape)
    for place in range(count):
        # The last vector makes up for the signs of the others, if there are such vectors.
        v = _vectors(algebra, shape, exact, source, sign if unit and place == count - 1 else None)
        sign = sign * np.sign(_squares(algebra, v).real)
        out = reference(algebra, "gp", out, v, layouts=(kept, vectors))
        kept = OPERATIONS["gp"].result_layout(kept, vectors)
    if unit:
        norm = reference(algebra, "normsq", out, layouts=(kept,))
        out = out / np.sqrt(norm if dtype.kind == "c" else np.abs(norm))
    target = algebra.layout(layout)
    if not set(kept.grades) <= set(target.grades):
        raise LayoutError(
            f"versors of {count} vectors have grades {kept.grades}, which layout "
            f"{target.name!r} does not hold"
        )
    full = np.zeros((*shape, target.size), exact)
    for k, part in kept.slices.items():
        full[..., target.slices[k]] = out[..., part]
    return full.astype(dtype)


def _vectors(
    algebra: Algebra,
    shape: tuple[int, ...],
    dtype: np.dtype[Any],
    source: np.random.Generator,
    sign: Array | None,
) -> Array:
    """Return vectors whose square is at least a quarter of their size, with the given signs."""
    v = _numbers((*shape, algebra.n), dtype, source, 3)
    squares = np.array(algebra.squares)
    if dtype.kind == "f":
        # Make one of the two parts the larger one: v v = P - Q.
        P, Q = (((v**2) * (squares == s)).sum(-1) for s in (1, -1))
        positive = P >= Q if sign is None else (sign > 0) & (algebra.p > 0) | (algebra.q == 0)
        with np.errstate(divide="ignore", invalid="ignore"):
            small = np.where(positive, Q, P)
            large = np.where(positive, P, Q)
            factor = np.sqrt(np.maximum(1.0, 2.0 * small / large))
        grown = np.where(positive[..., None], squares == 1, squares == -1)
        return v * np.where(grown, factor[..., None], 1.0)
    while True:
        sizes = (np.abs(v) ** 2 * np.abs(squares)).sum(-1)
        bad = np.abs(_squares(algebra, v)) * 4 < np.maximum(sizes, 1)
        if not bad.any():
            return v
        v[bad] = _numbers((int(bad.sum()), algebra.n), dtype, source, 3)


def _squares(algebra: Algebra, v: Array) -> Array:
    return (v * v * np.array(algebra.squares)).sum(-1)
