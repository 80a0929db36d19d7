"""Bivectors of every structure in every signature, and their exponentials with many digits.

Nothing here uses the emitted kernels or ``gaforge.decomposition``: exponentials and their
derivatives are power series in integers, scaled by a power of two, with the products of blades by
bit counting.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.algebra.cayley import blade_product
from gaforge.errors import GaforgeError

Array = np.ndarray[Any, Any]

BIVECTOR_KINDS = (
    "generic",
    "simple",
    "equal",
    "near",
    "null",
    "nilpotent",
    "tiny",
    "large",
    "integer",
)
"""What `structured_bivectors` makes."""

GAPS = [10.0**-k for k in range(1, 16)]
"""Differences of the angles of planes that are nearly equal."""


def structured_bivectors(algebra: Algebra, kind: str, count: int, seed: int = 0) -> Array:
    """Return random bivectors of one structure.

    Parameters
    ----------
    algebra : Algebra
    kind : str
        ``generic`` (of norm 1), ``simple`` (a blade), ``equal`` (planes of the same angle),
        ``near`` (angles with a difference of 0.1 to 1e-15), ``null`` (a blade of square zero),
        ``nilpotent`` (also beside other parts), ``tiny`` (1e-12), ``large`` (30), ``integer``
        (-3 to 3). Where the metric has no such bivector, it is one of square zero or zero.
    count : int
    seed : int
        The same seed gives the same bivectors, other kinds and algebras other ones.

    Returns
    -------
    ndarray of shape (count, n(n-1)/2)
        float64, in canonical order.

    Raises
    ------
    GaforgeError
        If there is no such kind.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> structured_bivectors(Algebra(3, 1), "integer", 2).shape
    (2, 6)
    """
    if kind not in BIVECTOR_KINDS:
        raise GaforgeError(
            f"no kind of bivectors is called {kind!r}; there are {', '.join(BIVECTOR_KINDS)}"
        )
    structure = _Structure(algebra, seed + 100 * BIVECTOR_KINDS.index(kind))
    pairs = algebra.n * (algebra.n - 1) // 2
    return np.array([structure.bivector(kind) for _ in range(count)]).reshape(count, pairs)


class _Structure:
    """Structured random bivectors of Cl(p,q,r), as antisymmetric matrices."""

    def __init__(self, algebra: Algebra, seed: int) -> None:
        p, q, r = algebra.signature
        self.p, self.q, self.r, self.n = p, q, r, algebra.n
        self.metric = np.array(algebra.squares, float)
        self.random = np.random.default_rng([seed, p, q, r])
        basis = np.eye(self.n)
        self.null, self.plus, self.minus = basis[:r], basis[r : r + p], basis[r + p :]

    def isometry(self) -> Array:
        """Return a product of reflections in vectors that are not close to null."""
        out = np.eye(self.n)
        for _ in range(self.n if self.p + self.q else 0):
            vector = self.random.normal(size=self.n)
            square = self.metric @ vector**2
            if abs(square) > 0.5 * (vector[self.r :] ** 2).sum():
                out -= 2 / square * np.outer(out @ vector, vector * self.metric)
        return out

    def planes(self, angle: Callable[[int], float]) -> Array:
        """Return commuting blades on basis vectors, with these angles."""
        order = self.random.permutation(np.arange(self.r, self.n)).tolist()
        out = np.zeros((self.n, self.n))
        for k in range(len(order) // 2):
            out += angle(k) * _wedge(*np.eye(self.n)[order[2 * k : 2 * k + 2]])
        if len(order) % 2 and self.r:
            out += 0.6 * _wedge(self.null[0], np.eye(self.n)[order[-1]])
        return out

    def null_blade(self) -> Array:
        """Return a null vector and a vector orthogonal to it."""
        normal, other = np.zeros(self.n), self.random.normal(size=self.n)
        if self.p and self.q:
            normal = self.plus[0] + self.minus[-1]
            other = other + ((self.metric * other) @ normal) * self.minus[-1]
        if self.r and (not normal.any() or self.random.random() < 0.5):
            normal = normal + self.random.normal(size=self.r) @ self.null
        return _wedge(normal, other)

    def nilpotent(self) -> Array:
        """Return a nilpotent bivector, or planes with a nilpotent part."""
        found = list(self._nilpotents())
        return found[self.random.integers(len(found))] if found else np.zeros((self.n, self.n))

    def _nilpotents(self) -> Iterator[Array]:
        P, Q, Z = self.plus, self.minus, self.null
        p, q, r = self.p, self.q, self.r
        size = self.random.normal()
        if p and q and p + q > 2:
            side = P[1] if p > 1 else Q[1]
            yield size * _wedge(P[0] + Q[0], side)
            if r:  # a null rotation and translations that don't commute with it
                extra = _wedge(Z[0], 0.3 * P[0] + 0.2 * side)
                yield 0.5 * _wedge(P[0] + Q[0], side) + extra
        if p > 1 and q > 1:
            rays = P[0] + Q[0], P[1] + Q[1]
            yield size * _wedge(*rays)
            turns = _wedge(P[0], P[1]) + _wedge(Q[0], Q[1])
            boosts = _wedge(P[0], Q[0]) - _wedge(P[1], Q[1])
            against = _wedge(P[0], P[1]) - _wedge(Q[0], Q[1])  # this one keeps the rays
            yield 0.4 * turns + 0.3 * _wedge(*rays)
            yield 0.4 * against + 0.3 * _wedge(*rays)
            yield 0.4 * boosts + 0.3 * _wedge(*rays)
            yield 0.2 * turns + 0.5 * _wedge(P[0], Q[0]) - 0.1 * _wedge(P[1], Q[1])
        if p > 2 and q > 1:  # regular: one chain of five
            pairs = [(P[0], P[1]), (Q[1], P[0]), (P[1], P[2]), (Q[0], P[1]), (Q[1], P[2])]
            yield np.sum([_wedge(*pair) for pair in [*pairs, (Q[1], Q[0])]], axis=0)
        if p > 3 and q > 1:
            yield 0.5 * _wedge(P[0] + Q[0], P[2]) + 0.3 * _wedge(P[1] + Q[1], P[3])
        if r and p + q:
            yield size * _wedge(Z[0], np.concatenate([P, Q])[0])
        if r > 1:
            yield size * _wedge(Z[0], Z[1])

    def bivector(self, kind: str) -> Array:
        """Return the coefficients of one bivector, in canonical order."""
        rows, columns = np.triu_indices(self.n, 1)
        normal = self.random.normal(size=len(rows))
        normal /= np.linalg.norm(normal) if len(rows) else 1
        if kind in ("generic", "tiny", "large"):
            return normal * {"generic": 1.0, "tiny": 1e-12, "large": 30.0}[kind]
        if kind == "integer":
            return self.random.integers(-3, 4, size=len(rows)).astype(float)
        if kind == "simple":
            return 0.5 * _wedge(*self.random.normal(size=(2, self.n)))[rows, columns]
        gap = self.random.choice(GAPS)
        matrix = {
            "equal": lambda: self.planes(lambda k: 0.7 if k < 2 else 0.3),
            "near": lambda: self.planes(lambda k: 0.7 + gap * k),
            "null": self.null_blade,
            "nilpotent": self.nilpotent,
        }[kind]()
        move = self.isometry()
        return (move @ matrix @ move.T)[rows, columns]


def random_isometry(algebra: Algebra, seed: int = 0) -> Array:
    """Return a matrix that moves vectors and keeps their products, by random reflections.

    Parameters
    ----------
    algebra : Algebra
    seed : int

    Returns
    -------
    ndarray of shape (n, n)
        float64; its columns are the images of the basis vectors.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> X = random_isometry(Algebra(2, 1))
    >>> metric = np.diag([1, 1, -1])
    >>> np.allclose(X.T @ metric @ X, metric)
    True
    """
    return _Structure(algebra, seed).isometry()


def _wedge(a: Array, b: Array) -> Array:
    """Return the blade of two vectors as an antisymmetric matrix."""
    return np.outer(a, b) - np.outer(b, a)


def exact_exponential(algebra: Algebra, B: Array) -> Array:
    """Return the even coefficients of exp(B), right to the last digit.

    Parameters
    ----------
    algebra : Algebra
    B : ndarray of shape (n(n-1)/2,)
        One bivector; its digits are taken as exact, and the time grows with its size.

    Returns
    -------
    ndarray of shape (2**(n-1),)

    Examples
    --------
    >>> from gaforge import Algebra
    >>> exact_exponential(Algebra(2), np.array([np.pi]))
    array([-1.0000000e+00,  1.2246468e-16])
    """
    factors, total, bits = _scaled(B)
    places, signs, blades = _products(algebra.signature)
    term = np.array([1 << bits] + [0] * (blades - 1), dtype=object)
    out = term.copy()
    k = 0
    while k < total or any(abs(int(t)) > 1 << 60 for t in term):
        k += 1
        product = np.zeros(blades, dtype=object)
        for factor, place, sign in zip(factors, places, signs, strict=True):
            product = product + factor * (term[place] * sign)
        term = np.array([(int(t) >> bits) // k for t in product], dtype=object)
        out = out + term
    return np.array([float(Fraction(int(t), 1 << bits)) for t in out])


def exact_jacobian(algebra: Algebra, B: Array) -> Array:
    """Return the derivatives of the even coefficients of exp(B), right to the last digit.

    By the power series of exp(B + h e_ij) to first order in h, in integers.

    Parameters
    ----------
    algebra : Algebra
    B : ndarray of shape (n(n-1)/2,)

    Returns
    -------
    ndarray of shape (2**(n-1), n(n-1)/2)

    Examples
    --------
    >>> from gaforge import Algebra
    >>> exact_jacobian(Algebra(1, 1), np.zeros(1))
    array([[0.],
           [1.]])
    """
    factors, total, bits = _scaled(B)
    places, signs, blades = _products(algebra.signature)
    term = np.array([1 << bits] + [0] * (blades - 1), dtype=object)
    change = np.zeros((len(B), blades), dtype=object)
    out, k = change, 0
    while k < total + 2 or any(abs(int(t)) > 1 << 60 for t in change.flat):
        k += 1
        product, derivative = np.zeros(blades, dtype=object), np.zeros_like(change)
        for i, (factor, place, sign) in enumerate(zip(factors, places, signs, strict=True)):
            product = product + factor * (term[place] * sign)
            derivative = derivative + factor * (change[:, place] * sign)
            derivative[i] += term[place] * sign << bits
        term = np.array([(int(t) >> bits) // k for t in product], dtype=object)
        change = np.array([[(int(t) >> bits) // k for t in row] for row in derivative], object)
        out = out + change
    return np.array([[float(Fraction(int(t), 1 << bits)) for t in row] for row in out]).T


def _scaled(B: Array) -> tuple[list[int], float, int]:
    """Return coefficients times a power of two, the sum of their sizes, and the exponent."""
    coefficients = [Fraction(float(b)) for b in B]
    total = float(sum(map(abs, coefficients)))
    bits = int(300 + 6 * total)
    return [int(b * 2**bits) for b in coefficients], total, bits


@cache
def _products(signature: tuple[int, int, int]) -> tuple[list[list[int]], list[Array], int]:
    """Return the place and sign with which each bivector blade leads to each even blade."""
    algebra = Algebra(*signature)
    even = algebra.layout("even").masks
    where = {mask: place for place, mask in enumerate(even)}
    places, signs = [], []
    for blade in algebra.layout("bivector" if algebra.n > 1 else ()).masks:
        factors = [mask ^ blade for mask in even]
        places.append([where[mask] for mask in factors])
        found = [blade_product(blade, mask, algebra.squares)[1] for mask in factors]
        signs.append(np.array(found, dtype=object))
    return places, signs, len(even)
