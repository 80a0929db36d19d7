"""How far parts are from being a split: sum, commutators, simplicity."""

from __future__ import annotations

import numpy as np

from gaforge.decomposition.space import Array, Space


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
    a, b, c, d = np.array(
        [
            (i, j, k, m)
            for i in range(n)
            for j in range(i + 1, n)
            for k in range(j + 1, n)
            for m in range(k + 1, n)
        ]
    ).T
    pfaffian = K[..., a, b] * K[..., c, d] - K[..., a, c] * K[..., b, d]
    pfaffian += K[..., a, d] * K[..., b, c]
    return 2 * np.linalg.norm(pfaffian, axis=-1)
