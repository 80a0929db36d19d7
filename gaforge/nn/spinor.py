"""Multivectors of Cl(n,0) as real matrices, in traceable torch operations.

Blades are signed Pauli strings (`gaforge.codegen.derive.spinor`), so that the change of basis is a
signed permutation, a Walsh-Hadamard transform and another permutation. A multivector becomes
planes of k x k matrices, one for each unit: 1, or 1, i, j, ij where the algebra needs quaternions.
In odd dimensions the central pseudoscalar makes a second set of planes, in which even elements are
zero. So an even element acts from the left, and from the right, as one real matrix of size
``units * k``, on both sets of planes alike.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from gaforge.algebra import Algebra
from gaforge.codegen.derive.spinor import LARGEST, represent
from gaforge.nn.constants import constant

__all__ = ["LARGEST", "Shape", "from_spinor", "left_matrix", "right_matrix", "shape", "to_spinor"]

Array = np.ndarray[Any, Any]


class Shape(NamedTuple):
    """Sizes of a representation: ``sets * units`` planes of k x k matrices, k = 2**bits."""

    sets: int
    units: int
    bits: int

    @property
    def k(self) -> int:
        """Size of the matrices."""
        return 1 << self.bits

    @property
    def planes(self) -> int:
        """Number of matrices."""
        return self.sets * self.units

    @property
    def side(self) -> int:
        """Size of the real matrix of an even element."""
        return self.units << self.bits


def shape(n: int) -> Shape:
    """Return the sizes of the representation of Cl(n,0), which repeat with period 8 in n.

    Plain arithmetic, so that compilers can trace it.

    Examples
    --------
    >>> shape(8), shape(11)
    (Shape(sets=1, units=1, bits=4), Shape(sets=2, units=4, bits=4))
    """
    sets = 1 + n % 2
    units = 4 if n % 8 in (3, 4, 5, 6) else 1
    return Shape(sets, units, (n - n % 2 - (2 if units == 4 else 0)) // 2)


def to_spinor(n: int, x: Tensor, even: bool = False) -> Tensor:
    """Return the planes of multivectors.

    Parameters
    ----------
    n : int
        Vectors of the algebra.
    x : Tensor of shape (..., 2**n), or (..., 2**(n-1)) if ``even``
        Blades in canonical order.
    even : bool, optional
        Whether x holds even blades only; the planes that even elements have none of are left out.

    Returns
    -------
    Tensor of shape (..., planes, k, k), or (..., units, k, k)

    Examples
    --------
    >>> e1 = torch.tensor([0.0, 1.0, 0.0, 0.0])
    >>> to_spinor(2, e1)
    tensor([[[0., 1.],
             [1., 0.]]])
    """
    bits, k = shape(n).bits, shape(n).k
    if even:  # words that are odd blades are read from a zero in front
        x = torch.cat((x.new_zeros((*x.shape[:-1], 1)), x), -1)
    places = constant(_places, n, even, dtype=torch.int64, like=x)
    signs = constant(_signs, n, even, dtype=x.dtype, like=x)
    words = (x.index_select(-1, places) * signs).unflatten(-1, (-1, k, k))
    columns = _walsh(bits, words) @ words
    turned = columns.flatten(-2).index_select(-1, constant(_turn, k, dtype=torch.int64, like=x))
    return turned.unflatten(-1, (k, k))


def from_spinor(n: int, planes: Tensor, even: bool = False) -> Tensor:
    """Return the multivectors, or their even coefficients, of planes: the inverse of `to_spinor`.

    Examples
    --------
    >>> x = torch.randn(5, 512)
    >>> torch.allclose(from_spinor(9, to_spinor(9, x)), x, atol=1e-5)
    True
    """
    bits, k = shape(n).bits, shape(n).k
    back = constant(_turn_back, k, dtype=torch.int64, like=planes)
    columns = planes.flatten(-2).index_select(-1, back).unflatten(-1, (k, k))
    words = (_walsh(bits, columns) @ columns).flatten(-3)
    places = constant(_words, n, even, dtype=torch.int64, like=planes)
    signs = constant(_word_signs, n, even, dtype=planes.dtype, like=planes)
    return words.index_select(-1, places) * signs


def left_matrix(n: int, planes: Tensor) -> Tensor:
    """Return what multiplies from the left by an even element, on (units * k, k) stacked planes.

    Parameters
    ----------
    n : int
    planes : Tensor of shape (..., units, k, k)

    Returns
    -------
    Tensor of shape (..., units * k, units * k)
    """
    return _blocks(n, planes, "left")


def right_matrix(n: int, planes: Tensor) -> Tensor:
    """Return what multiplies from the right, on (k, units * k) planes in a row, likewise."""
    return _blocks(n, planes, "right")


def _blocks(n: int, planes: Tensor, side: str) -> Tensor:
    """Return the real matrix with plane v, and the sign of a product, in the block of two units."""
    units = shape(n).units
    if units == 1:
        return planes.squeeze(-3)
    places = constant(_unit_places, n, side, dtype=torch.int64, like=planes)
    signs = constant(_unit_signs, n, side, dtype=planes.dtype, like=planes)
    blocks = planes.index_select(-3, places) * signs[:, None, None]
    blocks = blocks.unflatten(-3, (units, units)).movedim(-2, -3)
    return blocks.flatten(-2).flatten(-3, -2)


def _walsh(bits: int, like: Tensor) -> Tensor:
    return constant(_hadamard, bits, dtype=like.dtype, like=like)


# --- Tables -------------------------------------------------------------------------------------


@cache
def _order(n: int, even: bool) -> tuple[Array, Array, Array]:
    """Return masks of the blades in canonical order, and word and sign of each."""
    masks = np.array(Algebra(n).layout("even" if even else "full").masks)
    words, signs = represent(n, 0).tables
    return masks, words[masks], signs[masks]


def _words(n: int, even: bool) -> Array:
    return _order(n, even)[1]


def _word_signs(n: int, even: bool) -> Array:
    return _order(n, even)[2] / shape(n).k


def _places(n: int, even: bool) -> Array:
    """Return the place of each word in x, or in x behind a zero."""
    found = shape(n)
    masks, words, _ = _order(n, even)
    out = np.zeros((found.units if even else found.planes) * found.k**2, np.int64)
    out[words] = np.arange(len(masks)) + even
    return out


def _signs(n: int, even: bool) -> Array:
    found = shape(n)
    _, words, signs = _order(n, even)
    out = np.zeros((found.units if even else found.planes) * found.k**2)
    out[words] = signs
    return out


def _turn(k: int) -> Array:
    """Row i of column j is the sum in place i ^ j of column j."""
    row, column = np.indices((k, k))
    return (column * k + (row ^ column)).ravel()


def _turn_back(k: int) -> Array:
    return np.argsort(_turn(k))


def _hadamard(bits: int) -> Array:
    index = np.arange(1 << bits)
    return 1 - 2 * (np.bitwise_count(index[:, None] & index).astype(np.int64) & 1)


def _units(n: int, side: str) -> list[tuple[int, int]]:
    """Return plane and sign of each block (out, in) from the left, or (in, out) from the right."""
    found = represent(n, 0)
    shift = 2 * found.bits
    pairs = [(a, b) for a in range(found.units) for b in range(found.units)]
    return [
        (a ^ b, found.sign((a ^ b) << shift, b << shift))
        if side == "left"
        else (a ^ b, found.sign(a << shift, (a ^ b) << shift))
        for a, b in pairs
    ]


def _unit_places(n: int, side: str) -> list[int]:
    return [plane for plane, _ in _units(n, side)]


def _unit_signs(n: int, side: str) -> list[int]:
    return [sign for _, sign in _units(n, side)]
