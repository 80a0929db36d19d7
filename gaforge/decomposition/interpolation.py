"""Projectors as polynomials of the map squared, in NumPy's longest floating-point type.

For distinct squares ``m_j`` of the eigenvalues of A, ``P_j = prod over i != j of
(A A - m_i) / (m_j - m_i)`` (Lagrange's interpolation; the closed form of Roelfs and De Keninck is
this with symbols). Where eigenvectors are close to dependent that costs digits as well, and a
longer type has them: where it is no longer than float64, nothing is won.
"""

from __future__ import annotations

import numpy as np

from gaforge.decomposition.space import Array

STEPS = 3
"""Of the iteration to a root, which squares the error."""


def projectors(A: Array, squares: Array) -> Array:
    """Return the real projectors to sets of eigenvalues of A, of shape (k, m, m).

    Parameters
    ----------
    A : ndarray of shape (m, m)
    squares : ndarray of shape (k,)
        Squares of the eigenvalues of each set, about; for a complex one, that of its conjugate is
        meant as well.
    """
    A = A.astype(np.longdouble)
    squares = _sharpened(A, squares.astype(np.clongdouble))
    one = np.eye(len(A), dtype=np.clongdouble)
    in_pairs = np.abs(squares.imag) > 0
    points = np.concatenate([squares, squares[in_pairs].conj()])
    if len(A) % 2:
        points = np.append(points, 0)
    out = []
    for j in range(len(squares)):
        P = one
        for i, point in enumerate(points):
            if i != j:
                P = P @ ((A @ A - point * one) / (points[j] - point))
        out.append(P.real * (2 if in_pairs[j] else 1))
    return np.array(out)


def _sharpened(A: Array, squares: Array) -> Array:
    """Return squares of eigenvalues with more digits: Newton's method, all roots of one degree."""
    coefficients = _characteristic(A)[::2]
    slopes = coefficients[:-1] * np.arange(len(coefficients) - 1, 0, -1)
    with np.errstate(divide="ignore", invalid="ignore"):
        for _ in range(STEPS):
            squares = squares - np.polyval(coefficients, squares) / np.polyval(slopes, squares)
    return squares


def _characteristic(A: Array) -> Array:
    """Return the coefficients of det(x - A), from the highest: Faddeev and LeVerrier's method."""
    size = len(A)
    out = np.zeros(size + 1, A.dtype)
    out[0] = 1
    M = np.eye(size, dtype=A.dtype)
    for k in range(1, size + 1):
        AM = A @ M
        out[k] = -np.trace(AM) / k
        M = AM + out[k] * np.eye(size, dtype=A.dtype)
    return out
