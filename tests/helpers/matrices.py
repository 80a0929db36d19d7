"""Faithful matrix representations of Clifford algebras, which share nothing with the code.

Anticommuting matrices are Kronecker products of Pauli matrices (Jordan and Wigner); a vector of
negative square has a factor i, and a null vector is half the sum of one of each sign.
"""

from functools import reduce
from itertools import combinations

import numpy as np

I2 = np.eye(2)
X = np.array([[0, 1], [1, 0]])
Y = np.array([[0, -1j], [1j, 0]])
Z = np.array([[1, 0], [0, -1]])


def anticommuting(count: int) -> list[np.ndarray]:
    """Return matrices with ``A A = 1`` and ``A B = -B A``."""
    qubits = (count + 1) // 2
    out = []
    for place in range(qubits):
        for pauli in (X, Y):
            factors = [Z] * place + [pauli] + [I2] * (qubits - place - 1)
            out.append(reduce(np.kron, factors).astype(complex))
    return out[:count]


class Matrices:
    """The matrices of Cl(p,q,r), and the way back to coefficients in canonical order.

    Attributes
    ----------
    words : list of tuple of int
        The places of the vectors of each blade, by length, then lexicographically.
    """

    def __init__(self, p: int, q: int, r: int) -> None:
        n = p + q + r
        units = anticommuting(n + r)
        null = [(units[2 * i] + 1j * units[2 * i + 1]) / 2 for i in range(r)]
        rest = units[2 * r :]
        vectors = [*null, *rest[:p], *(1j * unit for unit in rest[p:])]
        self.words = [word for k in range(n + 1) for word in combinations(range(n), k)]
        one = np.eye(len(units[0]) if units else 1, dtype=complex)
        self.basis = [reduce(np.matmul, (vectors[i] for i in word), one) for word in self.words]
        self.grades = np.array([len(word) for word in self.words])
        # Blades of null vectors are not orthogonal to others, so coefficients take a solve.
        columns = np.stack([blade.ravel() for blade in self.basis], -1)
        self._solve = np.linalg.pinv(columns)
        assert np.linalg.matrix_rank(columns) == len(self.words), "not faithful"

    def matrix(self, coefficients: np.ndarray) -> np.ndarray:
        """Return the matrices of multivectors."""
        return np.einsum("...i,ijk->...jk", coefficients, np.stack(self.basis))

    def coefficients(self, matrix: np.ndarray) -> np.ndarray:
        """Return the coefficients of matrices that represent multivectors."""
        out = matrix.reshape(*matrix.shape[:-2], -1) @ self._solve.T
        assert np.allclose(self.matrix(out), matrix, atol=1e-9), "no multivector"
        assert np.abs(out.imag).max(initial=0) < 1e-9
        return out.real

    def grade(self, coefficients: np.ndarray, k: int) -> np.ndarray:
        """Return the part of grade k."""
        return coefficients * (self.grades == k)

    def product(self, a: np.ndarray, b: np.ndarray, keep=lambda j, k, out: True) -> np.ndarray:
        """Return the sum of the parts of grade m of ``<a>_j <b>_k`` for which keep(j, k, m)."""
        total = np.zeros(np.broadcast(a, b).shape)
        for j in set(self.grades):
            for k in set(self.grades):
                part = self.matrix(self.grade(a, j)) @ self.matrix(self.grade(b, k))
                coefficients = self.coefficients(part)
                for m in set(self.grades):
                    if keep(j, k, m):
                        total += self.grade(coefficients, m)
        return total

    def reverse(self, a: np.ndarray) -> np.ndarray:
        """Return the reverse: the product of each blade's vectors in the other order."""
        vectors = dict(zip(self.words, self.basis, strict=True))
        one = vectors[()]
        back = [reduce(np.matmul, (vectors[i,] for i in word[::-1]), one) for word in self.words]
        return self.coefficients(np.einsum("...i,ijk->...jk", a, np.stack(back)))

    def involute(self, a: np.ndarray) -> np.ndarray:
        """Return the grade involution: every vector changes its sign."""
        return a * (-1.0) ** self.grades
