"""Parts of a bivector, and how far they are from a split: sum, commutators, simplicity."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from gaforge.decomposition.outcomes import Kind
from gaforge.decomposition.space import Array, Space

TOLERANCE = 4e-13
"""Largest residual of a split that is taken, relative to B (for the sum) or its square."""


class Part(NamedTuple):
    """One part of one bivector, as an antisymmetric matrix."""

    matrix: Array
    kind: Kind
    dimension: int = 2


class Parts:
    """Parts of a batch, padded with zeros.

    Attributes
    ----------
    matrices : ndarray of shape (N, n // 2, n, n)
    kinds, dimensions : ndarray of shape (N, n // 2)
    """

    def __init__(self, space: Space, count: int) -> None:
        shape = (count, space.n // 2)
        self.space = space
        self.matrices = np.zeros((*shape, space.n, space.n))
        self.kinds = np.zeros(shape, np.int8)
        self.dimensions = np.zeros(shape, int)

    def put(self, i: int, parts: list[Part]) -> None:
        """Set the parts of one row."""
        self.matrices[i] = self.kinds[i] = self.dimensions[i] = 0
        for place, part in enumerate(parts):
            self.matrices[i, place] = part.matrix
            self.kinds[i, place] = part.kind
            self.dimensions[i, place] = part.dimension

    def take(self, rows: Array, others: Parts) -> None:
        """Set the parts of some rows to those of others."""
        for name in ("matrices", "kinds", "dimensions"):
            getattr(self, name)[rows] = getattr(others, name)

    def sort(self) -> Array:
        """Order parts by descending size of the square, null ones last; return the squares."""
        metric = np.outer(self.space.metric, self.space.metric)
        scale = np.abs(self.matrices).max(axis=(1, 2, 3), initial=0.0)
        scale = np.where(scale > 0, scale, 1.0)[:, None]
        unit = self.matrices / scale[..., None, None]
        squares = -np.einsum("aijk,aijk,jk->ai", unit, unit, metric) / 2
        null = np.isin(self.kinds, (Kind.NULL, Kind.NILPOTENT))
        last = np.where(null, 1, np.where(self.kinds == Kind.ZERO, 2, 0))
        order = np.lexsort((-np.abs(squares), last), axis=-1)
        self.matrices = np.take_along_axis(self.matrices, order[..., None, None], 1)
        for name in ("kinds", "dimensions"):
            setattr(self, name, np.take_along_axis(getattr(self, name), order, 1))
        with np.errstate(over="ignore", under="ignore"):
            return np.take_along_axis(squares, order, 1) * scale * scale


def commutators(space: Space, K: Array) -> Array:
    """Return the size of the largest commutator of the parts, as matrices (..., k, n, n).

    For bivectors with matrices K and L, ``b c - c b`` has the matrix ``2 (K G L - L G K)``.
    """
    worst = np.zeros(K.shape[:-3])
    for i in range(K.shape[-3]):
        for j in range(i):
            half = (K[..., i, :, :] * space.metric) @ K[..., j, :, :]
            whole = 2 * (half - np.swapaxes(half, -1, -2))
            worst = np.maximum(worst, np.linalg.norm(whole, axis=(-2, -1)) / np.sqrt(2))
    return worst


def outer_squares(K: Array) -> Array:
    """Return ``|b ^ b|`` of bivectors with the matrices K: four indices a < b < c < d at a time."""
    n = K.shape[-1]
    total = np.zeros(K.shape[:-2])
    if n < 4:
        return total
    pairs = K[(..., *np.triu_indices(n, 1))]
    ab, cd, ac, bd, ad, bc = _quadruples(n)
    pfaffian = pairs.take(ab, -1) * pairs.take(cd, -1)
    pfaffian -= pairs.take(ac, -1) * pairs.take(bd, -1)
    pfaffian += pairs.take(ad, -1) * pairs.take(bc, -1)
    return 2 * np.linalg.norm(pfaffian, axis=-1)


@cache
def _quadruples(n: int) -> Array:
    """Return the places of ab, cd, ac, bd, ad and bc among pairs, for all a < b < c < d."""
    place = np.zeros((n, n), int)
    place[np.triu_indices(n, 1)] = np.arange(n * (n - 1) // 2)
    a, b, c, d = np.array(list(combinations(range(n), 4))).T
    return np.array([place[i] for i in ((a, b), (c, d), (a, c), (b, d), (a, d), (b, c))])


def accurate(space: Space, parts: list[Part], K: Array, tolerance: float = TOLERANCE) -> bool:
    """Tell whether parts are a split of K to the tolerance."""
    stack = np.stack([part.matrix for part in parts]) if parts else np.zeros((0, *K.shape))
    scale = float(np.abs(K).max(initial=0.0)) or 1.0  # squares of tiny bivectors underflow
    stack, K = stack / scale, K / scale
    size = np.linalg.norm(K) / np.sqrt(2)
    if len(parts) > space.n // 2 or not np.isfinite(stack).all():
        return False
    if np.linalg.norm(stack.sum(0) - K) > tolerance * size:
        return False
    blades = np.array([part.kind.is_blade for part in parts], bool)
    worst = max(commutators(space, stack), outer_squares(stack[blades]).max(initial=0.0))
    return bool(worst <= tolerance * size**2)
