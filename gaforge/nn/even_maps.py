"""Maps ``x -> sum of c_AB A x ~B`` over even blades A, B, between matrices and coefficients c.

The maps of pairs of even blades are signed permutations and orthogonal to each other, so that they
are a basis of a quarter of all d x d matrices, d = 2**n: that of the maps that sums of rotors
``r x ~s`` reach. Since A is even, ``A x ~B = (-1)^|A & x| x A ~B``, and the coefficients with
``A ^ B = D`` are a Walsh-Hadamard transform of the entries (x ^ D, x) of the matrix.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import torch
from torch import Tensor

from gaforge.algebra import Algebra
from gaforge.nn.block_hadamard import hadamard
from gaforge.nn.constants import constant

Array = np.ndarray[Any, Any]


def coefficients(n: int, maps: Tensor) -> Tensor:
    """Return the inner products of matrices with the maps of even blades, divided by d.

    Parameters
    ----------
    n : int
    maps : Tensor of shape (..., d, d)
        Matrices that act on columns of blade coefficients in canonical order.

    Returns
    -------
    Tensor of shape (..., d/2, d/2)
        Of A and B in canonical order; ``r_A s_B`` for the map ``r x ~s``.

    Examples
    --------
    >>> coefficients(2, 2 * torch.eye(4)).abs().round()
    tensor([[2., 0.],
            [0., 0.]])
    """
    d = 1 << n
    diagonals = maps.flatten(-2).index_select(
        -1, constant(_entries, n, dtype=torch.int64, like=maps)
    )
    signed = diagonals.unflatten(-1, (d // 2, d)) * constant(_signs, n, dtype=maps.dtype, like=maps)
    sums = hadamard(signed).flatten(-2) / d**0.5
    picked = sums.index_select(-1, constant(_picked, n, dtype=torch.int64, like=maps))
    return picked.unflatten(-1, (d // 2, d // 2)) * constant(
        _pair_signs, n, dtype=maps.dtype, like=maps
    )


def matrices(n: int, c: Tensor) -> Tensor:
    """Return the matrices (..., d, d) of maps with coefficients (..., d/2, d/2).

    Examples
    --------
    >>> F = matrices(3, torch.randn(4, 4))
    >>> torch.allclose(matrices(3, coefficients(3, F)), F, atol=1e-6)
    True
    """
    d = 1 << n
    signed = (c * constant(_pair_signs, n, dtype=c.dtype, like=c)).flatten(-2)
    sums = signed.index_select(-1, constant(_picked_back, n, dtype=torch.int64, like=c))
    sums = sums.unflatten(-1, (d // 2, d // 2))
    spread = sums.new_zeros((*sums.shape[:-1], d))
    spread = spread.index_copy(-1, constant(_even_masks, n, dtype=torch.int64, like=c), sums)
    diagonals = hadamard(spread) * d**0.5 * constant(_signs, n, dtype=c.dtype, like=c)
    out = c.new_zeros((*c.shape[:-2], d * d))
    places = constant(_entries, n, dtype=torch.int64, like=c)
    return out.index_copy(-1, places, diagonals.flatten(-2)).unflatten(-1, (d, d))


# --- Tables: D in rows, x or A in columns; D runs over even masks ------------------------------


@cache
def _masks(n: int) -> tuple[Array, Array]:
    """Return all masks and the even ones, in canonical order."""
    algebra = Algebra(n)
    return np.array(algebra.masks), np.array(algebra.layout("even").masks)


def _even_masks(n: int) -> Array:
    """Return the even masks, ascending: the places in a transform that are A."""
    return np.sort(_masks(n)[1])


def _places(masks: Array) -> Array:
    places = np.zeros(masks.max() + 1, np.int64)
    places[masks] = np.arange(len(masks))
    return places


def _entries(n: int) -> Array:
    """Return the places of the entries (x ^ D, x), D ascending, x ascending."""
    full, _ = _masks(n)
    place = _places(full)
    x, D = np.arange(1 << n), _even_masks(n)[:, None]
    return (place[x ^ D] * (1 << n) + place[x]).ravel()


def _signs(n: int) -> Array:
    """Return the signs of ``x e_D``."""
    return product_signs(np.arange(1 << n), _even_masks(n)[:, None])


def _picked(n: int) -> Array:
    """Return the place of (D, A) with ``D = A ^ B`` for all A, B in canonical order."""
    _, even = _masks(n)
    rows = _places(_even_masks(n))
    A, B = even[:, None], even
    return (rows[A ^ B] * (1 << n) + A).ravel()


def _picked_back(n: int) -> Array:
    """Return the place of (A, A ^ D) for all D ascending, A ascending."""
    _, even = _masks(n)
    place = _places(even)
    A, D = _even_masks(n), _even_masks(n)[:, None]
    return (place[A] * len(even) + place[A ^ D]).ravel()


def _pair_signs(n: int) -> Array:
    """Return the signs of ``A ~B``."""
    _, even = _masks(n)
    grades = np.bitwise_count(even).astype(np.int64)
    return product_signs(even[:, None], even) * (1 - (grades * (grades - 1)) % 4)


def product_signs(a: Array, b: Array) -> Array:
    """Return the signs of products of blades of Cl(n,0): swaps that sort the vectors."""
    swaps = np.zeros(np.broadcast_shapes(a.shape, b.shape), np.int64)
    for i in range(1, int(a.max()).bit_length()):
        swaps += np.bitwise_count(b & (a >> i))
    return 1 - 2 * (swaps & 1)
