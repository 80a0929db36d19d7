"""What a network does between rotors, in one pass over rows that lie in cache.

Permutation, layer norm, activation, mixing and the sum over parallel branches: as torch operations
each of them reads and writes all rows, which takes longer than the rotors.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

Array = np.ndarray[Any, Any]

EPSILON = 1e-5
"""Added to variances, as by ``torch.nn.functional.layer_norm``."""


# Sums may be taken in any order, so that they are done by vectors; the order is that of the
# machine code, the same for each row of any batch.
@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract", "reassoc", "nsz"})
def _moments(v: Array) -> Any:  # pragma: no cover
    """Return the mean, and one over the standard deviation."""
    one = v.dtype.type(1)
    mean = v[0] - v[0]
    for j in range(v.size):
        mean += v[j]
    mean /= v.dtype.type(v.size)
    square = mean - mean
    for j in range(v.size):
        square += (v[j] - mean) * (v[j] - mean)
    square = square / v.dtype.type(v.size) + v.dtype.type(EPSILON)
    return mean, one / np.sqrt(square)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def finish(  # pragma: no cover
    y: Array, order: Array, mixing: Array, slope: Array, normalize: bool, out: Array
) -> None:
    """Add ``sum over m of mixing_m f(N(y_m permuted by order_m))`` to out.

    Parameters
    ----------
    y : array of shape (branches, rows, size)
    order : array of int32 of shape (branches, size), or (0, 0)
        From where each feature comes; without it, features stay where they are.
    mixing : array of shape (branches,)
    slope : array of shape (1,)
        What negative features are multiplied by.
    normalize : bool
        Whether N is a layer norm, or nothing.
    out : array of shape (rows, size)
    """
    branches, rows, size = y.shape
    row = np.empty(size, y.dtype)
    for e in range(rows):
        for m in range(branches):
            v = y[m, e]
            if order.size:
                for j in range(size):
                    row[j] = v[np.uintp(order[m, j])]
                v = row
            mean, scale = y.dtype.type(0), y.dtype.type(1)
            if normalize:
                mean, scale = _moments(v)
            above = mixing[m] * scale
            below = above * slope[0]
            for j in range(size):
                u = v[j] - mean
                out[e, j] += u * (above if u > 0 else below)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract", "reassoc", "nsz"})
def finish_vjp(  # pragma: no cover
    g: Array,
    y: Array,
    order: Array,
    mixing: Array,
    slope: Array,
    normalize: bool,
    dy: Array,
    dmixing: Array,
    dslope: Array,
) -> None:
    """Write the gradient of ``<g, out>`` of `finish` in y; add those in mixing and slope."""
    branches, rows, size = y.shape
    row, back = np.empty(size, y.dtype), np.empty(size, y.dtype)
    for e in range(rows):
        for m in range(branches):
            for j in range(size):
                row[j] = y[m, e, np.uintp(order[m, j] if order.size else j)]
            zero = y.dtype.type(0)
            mean, scale = zero, y.dtype.type(1)
            if normalize:
                mean, scale = _moments(row)
            along_mixing, along_slope, along_mean, along_scale = zero, zero, zero, zero
            for j in range(size):
                u = (row[j] - mean) * scale
                upper = max(u, zero)
                lower = u - upper
                along_mixing += g[e, j] * (upper + slope[0] * lower)
                along_slope += g[e, j] * lower
                du = g[e, j] * mixing[m] * (y.dtype.type(1) if u > 0 else slope[0])
                along_mean += du
                along_scale += du * u
                row[j], back[j] = u, du
            dmixing[m] += along_mixing
            dslope[0] += mixing[m] * along_slope
            if normalize:
                along_mean /= y.dtype.type(size)
                along_scale /= y.dtype.type(size)
                for j in range(size):
                    back[j] = scale * (back[j] - along_mean - row[j] * along_scale)
            for j in range(size):
                dy[m, e, np.uintp(order[m, j] if order.size else j)] = back[j]
