"""Parts with more digits than float64, for the few bivectors whose squares are close.

A gap g of squares costs rounding over g in the parts. Their gradients divide by g once more, so
they need parts, and the gap itself, that are right to rounding.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import mpmath
import numpy as np

from gaforge.decomposition.space import Array

DIGITS = 100

STEPS = 9
"""Steps of Weierstrass' iteration, which squares the error, from four digits or more."""


class Sharp(NamedTuple):
    """Parts of one bivector, rounded once.

    Attributes
    ----------
    squares : ndarray of complex of shape (k,)
    gaps : ndarray of complex of shape (k, k)
        ``s_i - s_j``.
    matrices, projectors : ndarray of complex of shape (k, n, n)
    """

    squares: Array
    gaps: Array
    matrices: Array
    projectors: Array


def sharpened(K: Array, metric: Array, squares: Array, nilpotency: int = 0) -> Sharp:
    """Return the parts of a bivector with given squares, about, all others being zero.

    Parameters
    ----------
    K : ndarray of shape (n, n)
    metric : ndarray of shape (n,)
    squares : ndarray of shape (k,)
        Distinct; conjugate ones stand for halves of one part.
    nilpotency : int
        Power of the map ``A A`` by which all that is nilpotent beside the parts vanishes.
    """
    with mpmath.workdps(DIGITS):
        S, G = mpmath.matrix(K.tolist()), mpmath.diag(metric.tolist())
        A = S * G
        double = A * A
        s = _roots(_sums(double, len(squares)), [mpmath.mpmathify(x) for x in squares.tolist()])
        parts = [_part(S, double, s, i, nilpotency) for i in range(len(s))]
        projectors = [part * G * part * G / square for part, square in zip(parts, s, strict=True)]
        return Sharp(
            np.array([complex(x) for x in s]),
            np.array([[complex(x - y) for y in s] for x in s]),
            np.array([_rounded(part) for part in parts]),
            np.array([_rounded(projector) for projector in projectors]),
        )


def _sums(double: Any, count: int) -> list[Any]:
    """Return elementary symmetric sums of squares, by Newton's identities from their powers."""
    sums, power, powers = [mpmath.mpf(1)], mpmath.eye(double.rows), []
    for k in range(1, count + 1):
        power = power * double
        powers.append(sum(power[i, i] for i in range(power.rows)) / 2)
        terms = [(-1) ** i * sums[k - 1 - i] * powers[i] for i in range(k)]
        sums.append(mpmath.fsum(terms) / k)
    return sums


def _roots(sums: list[Any], start: list[Any]) -> list[Any]:
    """Return the numbers with these sums, all at once."""
    s = start
    for _ in range(STEPS):
        s = [x - _polynomial(sums, x) / _distances(s, i) for i, x in enumerate(s)]
    return s


def _polynomial(sums: list[Any], x: Any) -> Any:
    return mpmath.polyval([(-1) ** k * value for k, value in enumerate(sums)], x)


def _distances(s: list[Any], i: int) -> Any:
    return mpmath.fprod(s[i] - x for j, x in enumerate(s) if j != i)


def _part(S: Any, double: Any, s: list[Any], i: int, nilpotency: int) -> Any:
    """Return one part; the powers remove what is nilpotent and change nothing else."""
    one, part = mpmath.eye(S.rows), S
    for j, x in enumerate(s):
        if j != i:
            part = (double - x * one) * part / (s[i] - x)
    for _ in range(nilpotency):
        part = double * part / s[i]
    return part


def _rounded(matrix: Any) -> Array:
    return np.array([[complex(entry) for entry in row] for row in matrix.tolist()])
