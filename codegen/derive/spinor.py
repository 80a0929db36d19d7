"""Matrix representations of Cl(p, q): every basis blade as a signed Pauli string, by search.

The matrices are built from real Pauli strings ``X^a Z^b`` of m bits, where X flips a bit of the
index and Z changes the sign where it is set; with quaternions ``i^u0 j^u1`` in front where the
algebra needs them, and with a central I, the pseudoscalar, in odd dimensions:

====================  ===============================  =========================
(p - q) mod 8         Cl(p, q)                         planes of k x k matrices
====================  ===============================  =========================
0, 2                  M_k(R), k = 2^(n/2)              1
1, 7                  M_k(R) + I M_k(R)                2, I^2 = +1, -1
4, 6                  M_k(H), k = 2^((n-2)/2)          4
5, 3                  M_k(H) + I M_k(H)                8, I^2 = +1, -1
====================  ===============================  =========================

For 0 and 4 the pseudoscalar is Z on the highest bit, up to sign, so that even elements are
block-diagonal and odd ones have blocks off the diagonal. In odd dimensions even elements have
no part with I and odd ones have nothing else.

A string is a *word*, an integer with the bits of a lowest, then b, u, and I; and

    (word v)(word w) = (-1)^beta(v, w) (word v ^ w),

beta bilinear over GF(2). A blade is a word up to sign, linear in the bits of its mask.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from gaforge.algebra import blade_product
from gaforge.errors import GenerationError

LARGEST = 14
"""Largest p + q for which representations are derived."""

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Representation:
    """A faithful representation of Cl(p, q) by planes of real matrices.

    Attributes
    ----------
    p, q : int
    bits : int
        m; matrices are k x k with k = 2**m.
    quaternions : bool
        Whether there are four planes, for 1, i, j, ij.
    central : int
        Square of the central I of an odd dimension, 0 in even ones.
    generators : tuple of (int, int)
        Word and sign of each basis vector, in metric order.
    """

    p: int
    q: int
    bits: int
    quaternions: bool
    central: int
    generators: tuple[tuple[int, int], ...] = ()

    @property
    def n(self) -> int:
        """Number of basis vectors."""
        return self.p + self.q

    @property
    def k(self) -> int:
        """Size of the matrices."""
        return 1 << self.bits

    @property
    def units(self) -> int:
        """Number of planes without the central I: 4 for quaternions, else 1."""
        return 4 if self.quaternions else 1

    @property
    def planes(self) -> int:
        """Number of real matrices."""
        return self.units * (2 if self.central else 1)

    @property
    def kind(self) -> str:
        """``R``, ``R+R``, ``C``, ``H``, ``H+H`` or ``H*C``, the last being M_2k(C)."""
        field = "H" if self.quaternions else "R"
        if not self.central:
            return field
        return f"{field}+{field}" if self.central > 0 else "H*C" if self.quaternions else "C"

    @property
    def graded(self) -> bool:
        """Whether even elements are block-diagonal, as the pseudoscalar is Z on the highest bit."""
        return (self.p - self.q) % 4 == 0 and self.bits > 0

    @property
    def name(self) -> str:
        """The matrix algebra, such as ``M_32(C)``."""
        if self.kind == "H*C":
            return f"M_{2 * self.k}(C)"
        if self.kind == "C":
            return f"M_{self.k}(C)"
        return " + ".join(f"M_{self.k}({field})" for field in self.kind.split("+"))

    def flips(self, word: int) -> int:
        """Return the mask of the words w with ``beta(w, word) = parity(w & mask)``."""
        m = self.bits
        a = word & (self.k - 1)
        mask = a << m
        if self.quaternions:
            u0, u1 = word >> 2 * m & 1, word >> (2 * m + 1) & 1
            # i^w0 j^w1 i^u0 j^u1: j passes i, i i = j j = -1.
            mask |= (u0 << 2 * m) | ((u0 ^ u1) << (2 * m + 1))
        top = 2 * m + (2 if self.quaternions else 0)
        if self.central < 0:
            mask |= word >> top << top
        return mask

    def sign(self, left: int, right: int) -> int:
        """Return the sign of the product of two words, ``(-1)^beta``."""
        return -1 if (left & self.flips(right)).bit_count() & 1 else 1

    @cached_property
    def tables(self) -> tuple[Array, Array]:
        """Word and sign of every blade, by mask: products of generators in ascending order."""
        words = np.zeros(1, np.int64)
        signs = np.ones(1, np.int64)
        for word, sign in self.generators:
            odd = np.bitwise_count(words & self.flips(word)) & 1
            signs = np.concatenate((signs, np.where(odd, -sign, sign) * signs))
            words = np.concatenate((words, words ^ word))
        return words, signs

    def matrices(self, word: int) -> Array:
        """Return the planes of a word: integers of shape (planes, k, k).

        Row j + a, bitwise, of column j of ``X^a Z^b`` is ``(-1)^(b j)``.
        """
        k, m = self.k, self.bits
        a, b = word & (k - 1), word >> m & (k - 1)
        out = np.zeros((self.planes, k, k), np.int64)
        columns = np.arange(k)
        signs = 1 - 2 * (np.bitwise_count(columns & b).astype(np.int64) & 1)
        out[word >> 2 * m, columns ^ a, columns] = signs
        return out

    def multiply(self, left: Array, right: Array) -> Array:
        """Return the product of two elements as planes, by the products of the units in front."""
        out = np.zeros_like(left @ right)
        for v in range(self.planes):
            for w in range(self.planes):
                sign = self.sign(v << 2 * self.bits, w << 2 * self.bits)
                out[..., v ^ w, :, :] += sign * (left[..., v, :, :] @ right[..., w, :, :])
        return out


@cache
def represent(p: int, q: int) -> Representation:
    """Find a representation of Cl(p, q), and prove it.

    Raises
    ------
    GenerationError
        If p + q is larger than `LARGEST`, or a proof fails.

    Examples
    --------
    >>> represent(11, 0).name, represent(11, 0).kind, represent(8, 0).generators[:3]
    ('M_32(C)', 'H*C', ((8, 1), (153, 1), (171, 1)))
    """
    if p + q > LARGEST:
        raise GenerationError(
            f"representations are derived up to p + q = {LARGEST}, not {p + q}; name smaller "
            "layouts, such as 'vector'"
        )
    found = search(p, q)
    prove(found)
    return found


def search(p: int, q: int) -> Representation:
    """Return a representation of Cl(p, q): words that square and anticommute as vectors do.

    Smallest word first. By Witt's theorem on quadratic forms every choice of independent words
    can be completed, so that nothing is ever taken back.
    """
    n = p + q
    kind = (p - q) % 8
    quaternions = kind in (3, 4, 5, 6)
    central = {1: 1, 5: 1, 3: -1, 7: -1}.get(kind, 0)
    bits = (n - (1 if central else 0) - (2 if quaternions else 0)) // 2
    empty = Representation(p, q, bits, quaternions, central)
    words = np.arange(1, 1 << n)
    if central:
        words = np.arange(1 << (n - 1), 1 << n)[n > 1 :]  # I commutes with everything
    elif empty.graded:
        words = words[(words >> (bits - 1) & 1) == 1]
    squares = {sign: words[_squares(empty, words) == sign] for sign in (1, -1)}
    generators: list[tuple[int, int]] = []
    pseudoscalar = 1 << (n - 1) if central else 1 << (2 * bits - 1) if empty.graded else 0
    span = np.array([0, pseudoscalar])  # products of those before
    for square in (1,) * p + (-1,) * q:
        fresh = squares[square]
        if len(generators) < n - 1 or not pseudoscalar:  # which fixes the last one
            fresh = fresh[~np.isin(fresh, span)]
        word = int(fresh[0])
        generators.append((word, 1))
        span = np.concatenate((span, span ^ word))
        for sign, rest in squares.items():
            odd = np.bitwise_count(rest & empty.flips(word)) + _parity_right(empty, word, rest)
            squares[sign] = rest[(odd & 1) == 1]
    found = Representation(p, q, bits, quaternions, central, tuple(generators))
    top, sign = (int(table[-1]) for table in found.tables)
    if central and sign < 0:  # the product of all vectors is I, not -I
        assert top == 1 << (n - 1)
        generators[-1] = (generators[-1][0], -1)
        found = Representation(p, q, bits, quaternions, central, tuple(generators))
    return found


def prove(found: Representation) -> None:
    """Prove that a representation is one, exactly.

    Every pair of a generator and a blade is multiplied as words and as blades: all products of
    blades follow, since both algebras are associative and blades are products of generators.
    The words of the blades are all words, so that the map can be inverted; and matrices multiply
    as their words do, for the words of one bit and therefore for all.

    Raises
    ------
    GenerationError
        Naming what fails.
    """
    n = found.n
    squares = (1,) * found.p + (-1,) * found.q
    words, signs = found.tables
    if sorted(words.tolist()) != list(range(1 << n)):
        raise GenerationError(f"Cl({found.p},{found.q}): two blades have the same Pauli string")
    masks = np.arange(1 << n)
    for i, (word, sign) in enumerate(found.generators):
        if words[1 << i] != word or signs[1 << i] != sign:
            raise GenerationError(f"Cl({found.p},{found.q}): generator {i} is not in its place")
        odd = _parity_right(found, word, words)
        ours = np.where(odd & 1, -sign, sign) * signs
        counted = [blade_product(1 << i, mask, squares) for mask in masks.tolist()]
        images = np.array([mask for mask, _ in counted])
        wanted = np.array([value for _, value in counted]) * signs[images]
        if not (np.array_equal(words ^ word, words[images]) and np.array_equal(ours, wanted)):
            raise GenerationError(
                f"Cl({found.p},{found.q}): generator {i} times a blade is not what bit counting "
                "says"
            )
    units = [1 << bit for bit in range(n)]
    matrices = {word: found.matrices(word).astype(float) for word in units}  # exact, and fast
    for v in units:
        for w in units:
            product = found.multiply(matrices[v], matrices[w])
            if not np.array_equal(product, found.sign(v, w) * found.matrices(v ^ w)):
                raise GenerationError(f"words {v} and {w} do not multiply as their matrices")


def _squares(found: Representation, words: Array) -> Array:
    """Return the sign of the square of every word: beta(w, w) is quadratic."""
    m, k = found.bits, found.k
    odd = np.bitwise_count(words & words >> m & (k - 1)).astype(np.int64)
    top = words >> 2 * m
    if found.quaternions:
        odd += top & 3 != 0
        top >>= 2
    if found.central < 0:
        odd += top & 1
    return 1 - 2 * (odd & 1)


def _parity_right(found: Representation, word: int, words: Array) -> Array:
    """Return ``beta(word, w)`` of every word w, by its linear parts."""
    out = np.zeros(words.shape, np.int64)
    for bit in range(found.n):
        if found.sign(word, 1 << bit) < 0:
            out ^= words >> bit & 1
    return out
