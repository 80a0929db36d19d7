"""Derivatives of logarithms, square roots and parts with 50 digits, without what is tested.

The logarithm L of R, normalised, solves ``<~exp(L) R>_2 = 0``, and its derivative follows from
that; exponentials and their derivatives are power series in integers. Parts are polynomials in the
map of vectors, with squares as roots of a polynomial, and their derivatives are differences.
"""

from fractions import Fraction
from functools import cache
from itertools import combinations

import mpmath
import numpy as np
from algebras import multiply
from mpmath import mp

BITS = 220
"""Bits after the binary point: 66 digits."""


@cache
def even_table(signature: tuple[int, int, int]) -> tuple[np.ndarray, np.ndarray]:
    """Return places and signs of all products of two even blades."""
    p, q, r = signature
    n, squares = p + q + r, (0,) * r + (1,) * p + (-1,) * q
    even = [
        sum(1 << i for i in word) for k in range(0, n + 1, 2) for word in combinations(range(n), k)
    ]
    place = np.array([[even.index(a ^ b) for b in even] for a in even])
    return place, np.array([[multiply(a, b, squares)[1] for b in even] for a in even], object)


def product(signature: tuple[int, int, int], a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Product of two even elements of integers; the last axis of a may be followed by others."""
    place, sign = even_table(signature)
    out = np.zeros(np.broadcast_shapes(a.shape, b.shape), object)
    for i, j in np.ndindex(*place.shape):
        if sign[i, j]:
            out[place[i, j]] += sign[i, j] * a[i] * b[j]
    return out >> BITS


def exponential(signature: tuple[int, int, int], L: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """exp(L) and its derivatives, of shapes (K,) and (K, m), all in integers."""
    m, K = len(L), len(even_table(signature)[0])
    whole = np.zeros((K, 1 + m), object)  # the element, and what changes it in each direction
    whole[1 : 1 + m, 0] = L
    term = np.zeros((K, 1 + m), object)
    term[0, 0] = 1 << BITS
    for i in range(m):
        whole[1 + i, 1 + i] = 1 << BITS
    out, k = term.copy(), 0
    while any(abs(x) > 1 << 20 for x in term.flat):
        k += 1
        following = product(signature, whole[:, :1], term)
        following[:, 1:] += product(signature, whole[:, 1:], term[:, :1])
        term = following // k
        out = out + term
    return out[:, 0], out[:, 1:]


def reverse(x: np.ndarray, m: int, n: int) -> np.ndarray:
    """Reverse of even elements."""
    grades = [k for k in range(0, n + 1, 2) for _ in combinations(range(n), k)]
    sign = np.array([-1 if k % 4 == 2 else 1 for k in grades], object)
    return x * sign.reshape((-1,) + (1,) * (x.ndim - 1))


def integers(x: np.ndarray) -> np.ndarray:
    return np.array([int(Fraction(float(value)) * 2**BITS) for value in x], object)


def matrix(x: np.ndarray) -> mpmath.matrix:
    return mp.matrix([[mp.mpf(int(value)) / 2**BITS for value in row] for row in x])


def floats(x: mpmath.matrix) -> np.ndarray:
    return np.array([[float(value) for value in row] for row in x.tolist()])


def log_and_sqrt(
    signature: tuple[int, int, int], R: np.ndarray, start: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """log R, its derivatives of shape (m, K), and those of sqrt R, from log R in float64."""
    with mp.workdps(66):
        n, m = sum(signature), len(start)
        R, L = integers(R), integers(start)
        two = slice(1, 1 + m)
        identity = np.zeros((len(R), len(R)), object)
        np.fill_diagonal(identity, 1 << BITS)
        for _ in range(2):
            E, J = exponential(signature, L)
            off = product(signature, reverse(E, m, n), R)[two]
            slopes = product(signature, reverse(J, m, n), R[:, None])[two]
            change = mp.lu_solve(matrix(slopes), -matrix(off[:, None]))
            L = L + np.array([int(mp.nint(c * 2**BITS)) for c in change], object)
        across = product(signature, reverse(E, m, n)[:, None], identity)[two]
        log = -mp.inverse(matrix(slopes)) * matrix(across)
        _, half = exponential(signature, L >> 1)
        root = matrix(half) * log / 2
        value = np.array([float(Fraction(int(x), 1 << BITS)) for x in L])
        return value, floats(log), floats(root)


def split_jacobian(signature: tuple[int, int, int], B: np.ndarray, count: int) -> np.ndarray:
    """Derivatives of the parts of B, of shape (k, m, m), the largest squares first.

    ``count`` is the number of squares, conjugate ones counted twice and giving one part.
    """
    with mp.workdps(110):
        m, step = len(B), mp.mpf(10) ** -30
        out = []
        for i in range(m):
            ends = []
            for sign in (1, -1):
                moved = [mp.mpf(float(b)) for b in B]
                moved[i] += sign * step
                ends.append(parts(signature, moved, count))
            out.append((ends[0] - ends[1]) / (2 * step))
        return np.moveaxis(np.array(out).astype(float), 0, -1)


def parts(signature: tuple[int, int, int], B: list, count: int) -> np.ndarray:
    """Parts as numbers of mpmath, of shape (k, m)."""
    p, q, r = signature
    n = p + q + r
    pairs = list(combinations(range(n), 2))
    S = mp.matrix(n, n)
    for (a, b), value in zip(pairs, B, strict=True):
        S[a, b], S[b, a] = value, -value
    A = S * mp.diag([0] * r + [1] * p + [-1] * q)
    double, power, sums = A * A, mp.eye(n), []
    for _ in range(count):
        power = power * double
        sums.append(sum(power[i, i] for i in range(n)) / 2)
    squares = roots_of_power_sums(sums)
    out = []
    for s in sorted(squares, key=lambda s: (-abs(s), -mp.im(s))):
        part, weight = S, 1
        for t in squares:
            if t is not s:
                part = (double - t * mp.eye(n)) * part / (s - t)
        if abs(mp.im(s)) > mp.mpf(10) ** -40 * abs(s):
            weight = 2 if mp.im(s) > 0 else 0
        if weight:
            out.append([weight * mp.re(part[a, b]) for a, b in pairs])
    return np.array(out)


def roots_of_power_sums(sums: list) -> list:
    """Numbers with these power sums, by Newton's identities."""
    e = [mp.mpf(1)]
    for k in range(1, len(sums) + 1):
        e.append(sum((-1) ** (i - 1) * e[k - i] * sums[i - 1] for i in range(1, k + 1)) / k)
    return mp.polyroots([(-1) ** k * e[k] for k in range(len(e))], maxsteps=500, extraprec=700)
