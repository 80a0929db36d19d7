"""Tables of one signature: bivectors as matrices, products of even elements, vectors moved.

Everything here works on arrays of shape ``(N, length)``, one element a row, in float64.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.errors import SignatureError

Array = np.ndarray[Any, Any]

MAX_EVEN_DIMENSION = 12
"""Largest n whose even elements are multiplied here: a table of 2**22 entries."""

BLOCK_ENTRIES = 1 << 21
"""Most entries of the matrices of multiplication that are held at a time."""


@cache
def space_of(signature: tuple[int, int, int]) -> Space:
    """Return the tables of a signature, made once."""
    return Space(signature)


class Space:
    """What the functions of this package need to know about Cl(p,q,r).

    Attributes
    ----------
    metric : ndarray of shape (n,)
        Squares of the basis vectors.
    rows, columns : ndarray of shape (n(n-1)/2,)
        The two vectors of each bivector blade, in canonical order.
    """

    def __init__(self, signature: tuple[int, int, int]) -> None:
        self.algebra = Algebra(*signature)
        self.p, self.q, self.r = signature
        self.n = self.algebra.n
        self.metric = np.array(self.algebra.squares, float)
        self.rows, self.columns = np.triu_indices(self.n, 1)
        self.pairs = len(self.rows)

    @property
    def definite(self) -> bool:
        """Whether all vectors that are not null have squares of one sign."""
        return self.p == 0 or self.q == 0

    # --- Bivectors as matrices ----------------------------------------------------------------

    def skew(self, B: Array) -> Array:
        """Return antisymmetric matrices K with ``B = sum over i < j of K[i, j] e_i e_j``.

        ``B`` has any leading shape.
        """
        K = np.zeros((*B.shape[:-1], self.n, self.n))
        K[..., self.rows, self.columns] = B
        K[..., self.columns, self.rows] = -B
        return K

    def bivector(self, K: Array) -> Array:
        """Return the coefficients of antisymmetric matrices of any leading shape."""
        return K[..., self.rows, self.columns]

    def action(self, B: Array) -> Array:
        """Return the matrices of ``x -> B . x``, which is half the commutator with B."""
        return self.skew(B) * self.metric

    # --- Even elements ------------------------------------------------------------------------

    @cached_property
    def even(self) -> Array:
        """Blades of even grade, as bit masks."""
        self._check_size()
        return np.array(self.algebra.layout("even").masks)

    @cached_property
    def odd(self) -> Array:
        """Blades of odd grade, as bit masks."""
        self._check_size()
        return np.array(self.algebra.layout("odd").masks)

    @cached_property
    def grades(self) -> Array:
        """Grades of the even blades."""
        return np.bitwise_count(self.even)

    @cached_property
    def nulls(self) -> Array:
        """Number of null vectors in each even blade."""
        return np.bitwise_count(self.even & ((1 << self.r) - 1))

    @cached_property
    def norms(self) -> Array:
        """``<E ~E>_0`` of each even blade E."""
        sign = _signs(self.even, self.even, self.metric)
        return sign * self.reversal

    @cached_property
    def reversal(self) -> Array:
        """Signs that the reverse gives the even blades."""
        return np.where(self.grades % 4 == 2, -1.0, 1.0)

    @property
    def two(self) -> slice:
        """Where the bivectors stand in an even element."""
        return slice(1, 1 + self.pairs)

    def _check_size(self) -> None:
        if self.n > MAX_EVEN_DIMENSION:
            raise SignatureError(
                f"an even element of {self.algebra} has {1 << (self.n - 1)} coefficients; those of "
                f"n <= {MAX_EVEN_DIMENSION} are computed here"
            )

    @cached_property
    def _table(self) -> tuple[Array, Array]:
        """Return ``(place, sign)``: column j of row k holds ``a[place]`` of the factor a."""
        return _factor_table(self.even, self.even, self.even, self.metric)

    def left(self, a: Array) -> Array:
        """Return the matrices of ``x -> a x`` on even elements."""
        place, sign = self._table
        return a[..., place] * sign

    def product(self, a: Array, b: Array) -> Array:
        """Return products of even elements."""
        out = np.empty((max(len(a), len(b)), len(self.even)))
        step = max(1, BLOCK_ENTRIES // len(self.even) ** 2)
        for start in range(0, len(out), step):
            rows = slice(start, start + step)
            left = self.left(a[rows] if len(a) > 1 else a)
            out[rows] = (left @ (b[rows] if len(b) > 1 else b)[..., None])[..., 0]
        return out

    def blade_product(self, B: Array, x: Array) -> Array:
        """Return products of bivectors and even elements."""
        out = np.zeros(np.broadcast_shapes(B.shape[:-1], x.shape[:-1]) + x.shape[-1:])
        places, signs = self._bivector_table
        for i in range(self.pairs):
            out += B[..., i, None] * (x[..., places[i]] * signs[i])
        return out

    @cached_property
    def _bivector_table(self) -> tuple[Array, Array]:
        """Return, for each bivector blade, what its product with x takes to each place."""
        return _operand_table(self.even[self.two], self.even, self.even, self.metric)

    def reverse(self, x: Array) -> Array:
        """Return reverses of even elements."""
        return x * self.reversal

    def one(self, count: int) -> Array:
        """Return ones, as even elements."""
        out = np.zeros((count, len(self.even)))
        out[:, 0] = 1
        return out

    # --- Vectors moved ------------------------------------------------------------------------

    @cached_property
    def _moving(self) -> tuple[Array, Array]:
        """Return places and signs of ``R e_j``: x[:, place] * sign holds it for each j."""
        vectors = 1 << np.arange(self.n)
        places = {int(mask): i for i, mask in enumerate(self.even)}
        target = self.odd[None, :] ^ vectors[:, None]
        place = np.array([[places[int(mask)] for mask in row] for row in target]).reshape(
            self.n, len(self.odd)
        )
        return place, _signs(target, vectors[:, None], self.metric)

    @cached_property
    def _returning(self) -> tuple[Array, Array]:
        """Return places and signs of the product of an odd and an even element."""
        return _factor_table(self.odd, self.even, self.odd, self.metric)

    def beside(self, R: Array) -> tuple[Array, Array]:
        """Return the matrices of ``v -> v R`` and ``v -> R v`` for one even element R.

        With odd elements as rows and vectors as columns.
        """
        place, sign = self._moving
        right = (R[place] * sign).T
        # e_j passes the other vectors of an even blade: all of them, or one less if it is there
        inside = self.odd[:, None] >> np.arange(self.n) & 1 == 0
        return np.where(inside, -right, right), right

    def moved(self, R: Array) -> tuple[Array, Array]:
        """Return the matrices of ``x -> R x ~R``, and the largest part that is no vector."""
        image = self._images(R, len(self.odd))
        matrix = np.swapaxes(image[..., : self.n], 1, 2)
        return matrix, np.abs(image[..., self.n :]).max(axis=(1, 2), initial=0.0)

    def _images(self, R: Array, count: int) -> Array:
        """Return the first coefficients of ``R e_j ~R``, of shape (N, n, count)."""
        out = np.zeros((len(R), self.n, count))
        if self.n == 0:
            return out
        place, sign = self._moving
        back_place, back_sign = (table[:count] for table in self._returning)
        step = max(1, BLOCK_ENTRIES // (count * len(self.odd)))
        for start in range(0, len(R), step):
            rows = slice(start, start + step)
            back = self.reverse(R[rows])[..., None]
            for j in range(self.n):
                half = R[rows][:, place[j]] * sign[j]
                out[rows, j] = ((half[:, back_place] * back_sign) @ back)[..., 0]
        return out

    def displaced(self, R: Array) -> Array:
        """Return the matrices of ``x -> R x ~R - x`` for rotors R.

        Near 1 and -1 nothing is lost to rounding: with
        ``R = 1 + d`` the matrix is that of ``d x + x ~d + d x ~d``, and the scalar part of d is
        taken from the others, since ``R ~R = 1``.
        """
        sign = np.where(R[:, :1] < 0, -1.0, 1.0)
        d = R * sign
        others = (self.norms[1:] * d[:, 1:] ** 2).sum(-1)
        small = np.abs(others) < 0.5
        root = np.sqrt(np.where(small, 1 - others, 1.0))
        d[:, 0] = np.where(small, -others / (1 + root), d[:, 0] - 1)
        both = np.swapaxes(self._images(d, self.n), 1, 2)
        out: Array = both + 2 * (d[:, 0, None, None] * np.eye(self.n) + self.action(d[:, self.two]))
        out[:, :, : self.r] = 0  # rotors keep null vectors
        return out


def _signs(a: Array, b: Array, metric: Array) -> Array:
    """Return the sign of the product of blades a and b, 0 where a null vector is contracted."""
    a, b = np.broadcast_arrays(a, b)
    swaps = np.zeros(a.shape, int)
    shifted = a >> 1
    while shifted.any():
        swaps += np.bitwise_count(shifted & b)
        shifted = shifted >> 1
    sign = np.where(swaps % 2, -1.0, 1.0)
    for bit, square in enumerate(metric):
        sign = np.where((a & b) >> bit & 1, sign * square, sign)
    return sign


def _places(masks: Array) -> Array:
    """Return a table from bit mask to place."""
    table = np.zeros(int(masks.max(initial=0)) + 1, int)
    table[masks] = np.arange(len(masks))
    return table


def _factor_table(left: Array, right: Array, out: Array, metric: Array) -> tuple[Array, Array]:
    """Return which blade of the left factor takes each right blade to each blade of the result."""
    mask = out[:, None] ^ right[None, :]
    return _places(left)[mask], _signs(mask, right[None, :], metric)


def _operand_table(left: Array, right: Array, out: Array, metric: Array) -> tuple[Array, Array]:
    """Return which right blade each left blade takes to each blade of the result."""
    mask = left[:, None] ^ out[None, :]
    return _places(right)[mask], _signs(left[:, None], mask, metric)
