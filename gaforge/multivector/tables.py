"""Signs of products of many pairs of blades at once, by counting bits in arrays.

The same rules as ``gaforge.algebra.cayley``, which goes pair by pair; the tests compare the two.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra, Operation
from gaforge.multivector.coefficients import Array
from gaforge.multivector.space import Frame


def reordering_parity(a: Array, b: Array) -> Array:
    """Return the parity of the swaps that sort the vectors of ``a`` followed by those of ``b``.

    Bit t of the running exclusive-or of a says whether a has an odd number of vectors at t and
    above; each vector of b passes those strictly above it.
    """
    above = a.copy()
    for step in (1, 2, 4, 8, 16):
        above ^= above >> step
    return np.bitwise_count(b & (above >> 1)) & 1


def blade_products(algebra: Algebra, row: Operation, a: Array, b: Array) -> tuple[Array, Array]:
    """Return masks and signs of a bilinear operation on pairs of blades; 0 where it vanishes."""
    if row.name == "rp":
        return _regressive(algebra.n, a, b)
    masks = a ^ b
    negative = reordering_parity(a, b)
    null, minus = _metric(algebra)
    negative = (negative + np.bitwise_count(a & b & minus)) & 1
    alive = (a & b & null) == 0
    if row.selection is not None:
        kept = _selection(row.name, algebra.n)
        alive = alive & kept[np.bitwise_count(a), np.bitwise_count(b), np.bitwise_count(masks)]
    return masks, np.where(alive, 1 - 2 * negative.astype(np.int8), 0).astype(np.int8)


def _regressive(n: int, a: Array, b: Array) -> tuple[Array, Array]:
    """As ``gaforge.algebra.cayley.regressive_product``."""
    everything = (1 << n) - 1
    not_a, not_b, masks = everything ^ a, everything ^ b, a & b
    negative = reordering_parity(a, not_a) + reordering_parity(b, not_b)
    negative = negative + reordering_parity(not_a, not_b) + reordering_parity(masks, not_a | not_b)
    signs = 1 - 2 * (negative & 1).astype(np.int8)
    return masks, np.where(not_a & not_b, 0, signs).astype(np.int8)


def _metric(algebra: Algebra) -> tuple[int, int]:
    """Return masks of the vectors that square to 0 and to -1."""
    null = (1 << algebra.r) - 1
    minus = ((1 << algebra.q) - 1) << (algebra.r + algebra.p)
    return null, minus


@cache
def _selection(name: str, n: int) -> Array:
    """Return which grades (a, b, out) an operation keeps, as a cube of truth values."""
    row, grades = OPERATIONS[name], range(n + 1)
    return np.array([[[row.selects(a, b, k) for k in grades] for b in grades] for a in grades])


@dataclass(frozen=True)
class Terms:
    """The non-zero terms of a bilinear operation, sorted by the place of their result.

    ``out[outs[s]]`` is the sum over t from ``starts[s]`` on of
    ``signs[t] * a[left[t]] * b[right[t]]``.
    """

    left: Array
    right: Array
    starts: Array
    outs: Array
    _signs: Array
    _cache: dict[str, Array] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """Number of terms."""
        return len(self.left)

    def signs(self, dtype: np.dtype[np.generic]) -> Array:
        """Return the signs in a dtype, so that multiplying by them converts nothing."""
        if dtype.char not in self._cache:
            self._cache[dtype.char] = self._signs.astype(dtype)
        return self._cache[dtype.char]


def bilinear_terms(row: Operation, a: Frame, b: Frame, out: Frame) -> Terms:
    """Return the terms of a bilinear operation that end in the frame ``out``."""
    algebra = a.space.algebra
    masks, signs = blade_products(algebra, row, a.masks[:, None], b.masks[None, :])
    left, right = np.nonzero(signs)
    masks, signs = masks[left, right], signs[left, right]
    inside = np.isin(masks, out.masks)
    left, right, masks, signs = left[inside], right[inside], masks[inside], signs[inside]
    places = out.places(masks) if len(masks) else masks
    order = np.argsort(places, kind="stable")
    outs, starts = np.unique(places[order], return_index=True)
    return Terms(left[order], right[order], starts, outs, signs[order])
