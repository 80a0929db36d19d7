"""Bivectors of every structure in every signature, and their exponentials with many digits.

Nothing here uses the code that is tested: products of blades come from `algebras`, exponentials
from the power series in integers, scaled by a power of two.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations

import numpy as np
from algebras import multiply

KINDS = (
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
"""What `structured` makes."""

GAPS = [10.0**-k for k in range(1, 16)]


class Structure:
    """Structured random bivectors of Cl(p,q,r), as antisymmetric matrices."""

    def __init__(self, p: int, q: int, r: int, seed: int) -> None:
        self.p, self.q, self.r, self.n = p, q, r, p + q + r
        self.metric = np.array([0] * r + [1] * p + [-1] * q, float)
        self.random = np.random.default_rng([seed, p, q, r])
        basis = np.eye(self.n)
        self.null, self.plus, self.minus = basis[:r], basis[r : r + p], basis[r + p :]

    def isometry(self) -> np.ndarray:
        """A product of reflections in vectors that are not close to null."""
        out = np.eye(self.n)
        for _ in range(self.n if self.p + self.q else 0):
            vector = self.random.normal(size=self.n)
            square = self.metric @ vector**2
            if abs(square) > 0.5 * (vector[self.r :] ** 2).sum():
                out -= 2 / square * np.outer(out @ vector, vector * self.metric)
        return out

    def planes(self, angle: Callable[[int], float]) -> np.ndarray:
        """Commuting blades on basis vectors, with these angles."""
        order = self.random.permutation(np.arange(self.r, self.n)).tolist()
        out = np.zeros((self.n, self.n))
        for k in range(len(order) // 2):
            out += angle(k) * wedge(*np.eye(self.n)[order[2 * k : 2 * k + 2]])
        if len(order) % 2 and self.r:
            out += 0.6 * wedge(self.null[0], np.eye(self.n)[order[-1]])
        return out

    def null_blade(self) -> np.ndarray:
        """A null vector and a vector orthogonal to it."""
        normal, other = np.zeros(self.n), self.random.normal(size=self.n)
        if self.p and self.q:
            normal = self.plus[0] + self.minus[-1]
            other = other + ((self.metric * other) @ normal) * self.minus[-1]
        if self.r and (not normal.any() or self.random.random() < 0.5):
            normal = normal + self.random.normal(size=self.r) @ self.null
        return wedge(normal, other)

    def nilpotent(self) -> np.ndarray:
        """A nilpotent bivector, or planes with a nilpotent part."""
        found = list(self._nilpotents())
        return found[self.random.integers(len(found))] if found else np.zeros((self.n, self.n))

    def _nilpotents(self) -> Iterator[np.ndarray]:
        P, Q, Z = self.plus, self.minus, self.null
        p, q, r = self.p, self.q, self.r
        size = self.random.normal()
        if p and q and p + q > 2:
            side = P[1] if p > 1 else Q[1]
            yield size * wedge(P[0] + Q[0], side)
            if r:  # a null rotation and translations that don't commute with it
                extra = wedge(Z[0], 0.3 * P[0] + 0.2 * side)
                yield 0.5 * wedge(P[0] + Q[0], side) + extra
        if p > 1 and q > 1:
            rays = P[0] + Q[0], P[1] + Q[1]
            yield size * wedge(*rays)
            turns = wedge(P[0], P[1]) + wedge(Q[0], Q[1])
            boosts = wedge(P[0], Q[0]) - wedge(P[1], Q[1])
            against = wedge(P[0], P[1]) - wedge(Q[0], Q[1])  # this one keeps the rays
            yield 0.4 * turns + 0.3 * wedge(*rays)
            yield 0.4 * against + 0.3 * wedge(*rays)
            yield 0.4 * boosts + 0.3 * wedge(*rays)
            yield 0.2 * turns + 0.5 * wedge(P[0], Q[0]) - 0.1 * wedge(P[1], Q[1])
        if p > 2 and q > 1:  # regular: one chain of five
            pairs = [(P[0], P[1]), (Q[1], P[0]), (P[1], P[2]), (Q[0], P[1]), (Q[1], P[2])]
            yield sum(wedge(*pair) for pair in [*pairs, (Q[1], Q[0])])
        if p > 3 and q > 1:
            yield 0.5 * wedge(P[0] + Q[0], P[2]) + 0.3 * wedge(P[1] + Q[1], P[3])
        if r and p + q:
            yield size * wedge(Z[0], np.concatenate([P, Q])[0])
        if r > 1:
            yield size * wedge(Z[0], Z[1])

    def bivector(self, kind: str) -> np.ndarray:
        """Coefficients of one bivector, in canonical order."""
        rows, columns = np.triu_indices(self.n, 1)
        normal = self.random.normal(size=len(rows))
        normal /= np.linalg.norm(normal) if len(rows) else 1
        if kind in ("generic", "tiny", "large"):
            return normal * {"generic": 1.0, "tiny": 1e-12, "large": 30.0}[kind]
        if kind == "integer":
            return self.random.integers(-3, 4, size=len(rows)).astype(float)
        if kind == "simple":
            return 0.5 * wedge(*self.random.normal(size=(2, self.n)))[rows, columns]
        gap = self.random.choice(GAPS)
        matrix = {
            "equal": lambda: self.planes(lambda k: 0.7 if k < 2 else 0.3),
            "near": lambda: self.planes(lambda k: 0.7 + gap * k),
            "null": self.null_blade,
            "nilpotent": self.nilpotent,
        }[kind]()
        move = self.isometry()
        return (move @ matrix @ move.T)[rows, columns]


def wedge(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The blade of two vectors as an antisymmetric matrix."""
    return np.outer(a, b) - np.outer(b, a)


def structured(signature: tuple[int, int, int], kind: str, count: int, seed: int = 0) -> np.ndarray:
    """Return bivectors of one kind, of shape (count, n(n-1)/2)."""
    structure = Structure(*signature, seed + 100 * KINDS.index(kind))
    pairs = structure.n * (structure.n - 1) // 2
    return np.array([structure.bivector(kind) for _ in range(count)]).reshape(count, pairs)


def exact_exponential(signature: tuple[int, int, int], B: np.ndarray) -> np.ndarray:
    """Return the even coefficients of exp(B), right to the last digit."""
    coefficients = [Fraction(float(b)) for b in B]
    total = float(sum(map(abs, coefficients)))
    bits = int(300 + 6 * total)
    places, signs, blades = _products(signature)
    factors = [int(b * 2**bits) for b in coefficients]
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


def exact_jacobian(signature: tuple[int, int, int], B: np.ndarray) -> np.ndarray:
    """Return the derivatives of the even coefficients of exp(B), a row for each, to the last digit.

    By the power series of exp(B + h e_ij) to first order in h, in integers.
    """
    coefficients = [Fraction(float(b)) for b in B]
    total = float(sum(map(abs, coefficients)))
    bits = int(300 + 6 * total)
    places, signs, blades = _products(signature)
    factors = [int(b * 2**bits) for b in coefficients]
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


@cache
def _products(signature: tuple[int, int, int]) -> tuple[list, list, int]:
    """Which even blade each bivector blade takes to each even blade, and with which sign."""
    p, q, r = signature
    n, squares = p + q + r, (0,) * r + (1,) * p + (-1,) * q
    even = [
        sum(1 << i for i in word) for k in range(0, n + 1, 2) for word in combinations(range(n), k)
    ]
    where = {mask: place for place, mask in enumerate(even)}
    places, signs = [], []
    for word in combinations(range(n), 2):
        blade = sum(1 << i for i in word)
        factors = [mask ^ blade for mask in even]
        places.append([where[mask] for mask in factors])
        signs.append(
            np.array([multiply(blade, mask, squares)[1] for mask in factors], dtype=object)
        )
    return places, signs, len(even)
