"""Rotor layers the slow way: loops over chunks and rotors, products by bit counting, in NumPy."""

from collections.abc import Iterator

import dense
import numpy as np
import torch

from gaforge import decomposition
from gaforge.algebra import Algebra
from gaforge.nn import RotorLinear


def rotor(n: int, bivector: torch.Tensor) -> np.ndarray:
    """Return exp of a bivector as a full multivector."""
    algebra = Algebra(n)
    out = np.zeros(algebra.size)
    even = [i for i, mask in enumerate(algebra.masks) if mask.bit_count() % 2 == 0]
    out[even] = decomposition.exp(algebra, bivector.detach().double().numpy())
    return out


def window(features: int, size: int, count: int, i: int) -> np.ndarray:
    """Return the features of a window: from ``floor(i d / count)`` on, around the end."""
    return (int(i * features / count) + np.arange(size)) % features


def rotors(layer: RotorLinear) -> Iterator[tuple[int, int, float, np.ndarray, np.ndarray]]:
    """Yield in-chunk, out-chunk, scale, r and s of every rotor of a layer."""
    for i, o, w in np.ndindex(layer.in_windows.count, layer.out_windows.count, layer.width):
        scale = 1.0 if layer.scale is None else layer.scale[i, o, w].item()
        r = rotor(layer.n, layer.left[i, o, w])
        s = r if layer.right is None else rotor(layer.n, layer.right[i, o, w])
        yield i, o, scale, r, s


def reference(layer: RotorLinear, x: np.ndarray) -> np.ndarray:
    """Return what a layer in the blade basis, without scales per feature, makes of rows x."""
    algebra, d = Algebra(layer.n), layer.chunk_size
    inward, outward = layer.in_windows.count, layer.out_windows.count
    y = np.zeros((len(x), layer.out_features))
    coverage = np.zeros(layer.out_features)
    for o in range(outward):
        coverage[window(layer.out_features, d, outward, o)] += 1
    for i, o, scale, r, s in rotors(layer):
        part = x[:, window(layer.in_features, d, inward, i)]
        reverse_s = dense.reverse(algebra, s)
        turned = dense.product(algebra, dense.product(algebra, r[None], part), reverse_s[None])
        y[:, window(layer.out_features, d, outward, o)] += scale * turned
    y /= inward * coverage if layer.pooling == "mean" else 1
    return y if layer.bias is None else y + layer.bias.detach().numpy()
