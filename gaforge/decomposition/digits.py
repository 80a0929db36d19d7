"""Eigenvectors with more digits than float64, for the few bivectors that need them.

Where planes are close to null, or eigenvalues close to each other, projectors are large and what
float64 rounds away is more than the tolerance, though the parts themselves are well determined.
"""

from __future__ import annotations

from typing import Any

import mpmath
import numpy as np

DIGITS = 60

Array = np.ndarray[Any, Any]


class Eigenvectors:
    """Eigenvalues and eigenvectors of the action ``K G`` of one bivector.

    Attributes
    ----------
    values : ndarray of shape (n,)
        Eigenvalues, rounded.
    dependent : bool
        Whether the eigenvectors are dependent, so that there are no projectors.
    """

    def __init__(self, K: Array, metric: Array) -> None:
        with mpmath.workdps(DIGITS):
            self._K = mpmath.matrix(K.tolist())
            values, self._vectors = mpmath.eig(mpmath.matrix((K * metric).tolist()))
            self.values = np.array([complex(value) for value in values])
            try:
                self._dual = mpmath.inverse(self._vectors)
                self.dependent = False
            except ZeroDivisionError:
                self.dependent = True

    def projector(self, places: list[int]) -> Array:
        """Return the projector onto the eigenvectors at some places, rounded."""
        with mpmath.workdps(DIGITS):
            return _rounded(self._projector(places))

    def piece(self, places: list[int]) -> Array:
        """Return the real part of the projector times K, rounded once."""
        with mpmath.workdps(DIGITS):
            return _rounded(self._projector(places) * self._K).real

    def _projector(self, places: list[int]) -> Any:
        n = self._vectors.rows
        columns = mpmath.matrix(n, len(places))
        rows = mpmath.matrix(len(places), n)
        for k, place in enumerate(places):
            for i in range(n):
                columns[i, k] = self._vectors[i, place]
                rows[k, i] = self._dual[place, i]
        return columns * rows


def _rounded(matrix: Any) -> Array:
    return np.array([[complex(entry) for entry in row] for row in matrix.tolist()])
