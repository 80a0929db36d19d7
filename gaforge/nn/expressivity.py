"""Which linear maps of Cl(n,0) are sums of two-sided products, and the products of a given map.

With d = 2**n, out of d**2 dimensions:

===========================  =======================================================
sums of                      span
===========================  =======================================================
``a x b``                    everything for even n; half of it for odd n, where the
                             pseudoscalar commutes with all and so with these maps
``a x b``, x of one grade    every linear map from that grade, for all n
``r x ~s``, r and s even     a quarter, ``d**2 / 4``: also of rotors r, s
``r x ~r``, r a rotor        ``binomial(2n, n) / 2``: block-diagonal by grade, and the
                             block of grade n - k is fixed by that of grade k
===========================  =======================================================

The second line is Lemma 1 of Composing Linear Layers from Irreducibles (after Hestenes); the first
says how far it reaches on the whole algebra.
"""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.errors import LayoutError, ShapeError
from gaforge.loading import kernels
from gaforge.nn.arguments import check_choice

Array = np.ndarray[Any, Any]

FACTORS = ("any", "even", "pair", "single")
"""``a x b``; ``r x ~s`` with r, s even; with r, s rotors; ``r x ~r`` with r a rotor."""


def reach(n: int, factors: str = "pair") -> int:
    """Return the dimension of the span of two-sided products, out of ``4**n``.

    Parameters
    ----------
    n : int
    factors : {"any", "even", "pair", "single"}

    Examples
    --------
    >>> [reach(4, factors) for factors in FACTORS]
    [256, 64, 64, 35]
    >>> reach(3, "any")
    32
    """
    check_choice("factors", factors, FACTORS)
    if factors == "any":
        return 4**n >> n % 2
    return comb(2 * n, n) // 2 if factors == "single" else 4**n // 4


def measured_reach(n: int, factors: str = "pair", grade: int | None = None, seed: int = 0) -> int:
    """Return the rank of random two-sided products: `reach`, measured.

    Parameters
    ----------
    n : int
        At most 6; the rank of matrices of ``4**n`` columns is taken.
    factors : {"any", "even", "pair", "single"}
    grade : int, optional
        Let the products act on this grade only.
    seed : int, optional

    Examples
    --------
    >>> measured_reach(2, "any"), measured_reach(3, "any"), measured_reach(3, "any", grade=1)
    (16, 32, 24)
    """
    check_choice("factors", factors, FACTORS)
    if not 1 <= n <= 6:
        raise ShapeError(f"n must be from 1 to 6 for a rank of {4**n} columns, not {n}")
    generator = np.random.default_rng(seed)
    bound = min(reach(n, factors), 4**n if grade is None else 2**n * comb(n, grade))
    count = bound + 5  # more than there should be, so that a larger span would show
    left, right = _factors(n, factors, count, generator)
    maps = two_sided(n, left, right)
    if grade is not None:
        maps = maps[:, :, _slice(n, grade)]
    return int(np.linalg.matrix_rank(maps.reshape(count, -1), tol=1e-8))


def two_sided(n: int, a: Array, b: Array) -> Array:
    """Return the matrices of ``x -> a x b``.

    Parameters
    ----------
    n : int
    a, b : ndarray of shape (N, 2**n)

    Returns
    -------
    ndarray of shape (N, 2**n, 2**n)
        They act on columns of coefficients.
    """
    gp = kernels((n,), "numpy").gp
    images = gp(gp(a[:, None], np.eye(2**n)), b[:, None])
    return np.swapaxes(images, 1, 2)


def two_sided_terms(n: int, F: Array, grade: int | None = None) -> tuple[Array, Array]:
    """Return factors with ``F x = sum over t of a_t x b_t``, at most ``2**n`` of them.

    Parameters
    ----------
    n : int
    F : ndarray of shape (2**n, 2**n), or (2**n, size of the grade)
        A linear map of coefficients.
    grade : int, optional
        The grade that F takes, by default all.

    Returns
    -------
    a, b : ndarray of shape (terms, 2**n)

    Raises
    ------
    LayoutError
        If there are none: for odd n, F must commute with the product by the pseudoscalar.

    Examples
    --------
    >>> F = np.random.default_rng(0).normal(size=(8, 3))
    >>> a, b = two_sided_terms(3, F, grade=1)
    >>> np.allclose(two_sided(3, a, b).sum(0)[:, 1:4], F)
    True
    """
    d = 2**n
    columns = d if grade is None else comb(n, grade)
    if F.shape != (d, columns):
        raise ShapeError(f"F has shape {F.shape}, but a map in Cl({n}) is {d} x {columns} here")
    whole = F if grade is None else _extended(n, F, grade)
    blades = np.eye(d)
    pairs = two_sided(n, np.repeat(blades, d, 0), np.tile(blades, (d, 1)))
    # For odd n each map comes from two pairs of blades, so that inner products count it twice.
    inner = np.einsum("pyx,yx->p", pairs, whole).reshape(d, d) / (d << n % 2)
    left, sizes, right = np.linalg.svd(inner)
    terms = int((sizes > 1e-10 * max(sizes[0], 1e-300)).sum())
    a, b = (left * sizes).T[:terms], right[:terms]
    lost = np.linalg.norm(two_sided(n, a, b).sum(0) - whole) ** 2
    share = lost / max(float(np.linalg.norm(whole)) ** 2, 1e-300)
    if share > 1e-16 * d:
        raise LayoutError(
            f"the map is no sum of a x b: of its square norm {share:.3g} is out of reach, since in "
            f"Cl({n}) the pseudoscalar commutes with everything; give the grade of x, or take "
            "maps of one more vector"
        )
    return a, b


def grade_leakage(n: int, maps: Array) -> float:
    """Return the largest entry that takes one grade to another.

    Examples
    --------
    >>> r = np.array([[0.6, 0, 0, 0.8]])
    >>> grade_leakage(2, two_sided(2, r, r * [1, 1, 1, -1])) < 1e-12
    True
    """
    grades = np.array([mask.bit_count() for mask in Algebra(n).masks])
    return float(np.abs(maps[..., grades[:, None] != grades]).max(initial=0.0))


def _factors(
    n: int, factors: str, count: int, generator: np.random.Generator
) -> tuple[Array, Array]:
    d = 2**n
    if factors == "any":
        return generator.normal(size=(count, d)), generator.normal(size=(count, d))
    k = kernels((n,), "numpy")
    even = np.array([mask.bit_count() % 2 == 0 for mask in Algebra(n).masks])
    if factors == "even":
        a, b = (generator.normal(size=(count, d)) * even for _ in range(2))
    else:
        bivectors = generator.normal(size=(2, count, n * (n - 1) // 2))
        a, b = np.zeros((2, count, d))
        a[:, even] = _rotors(n, bivectors[0])
        b[:, even] = a[:, even] if factors == "single" else _rotors(n, bivectors[1])
    return a, k.reverse(b)


def _rotors(n: int, B: Array) -> Array:
    from gaforge.decomposition import exp

    return exp((n,), B)


def _slice(n: int, grade: int) -> slice:
    start = sum(comb(n, k) for k in range(grade))
    return slice(start, start + comb(n, grade))


def _extended(n: int, F: Array, grade: int) -> Array:
    """Return a map of all grades: 0 elsewhere, and for odd n as it must be on grade n - k."""
    d = 2**n
    whole = np.zeros((d, d))
    whole[:, _slice(n, grade)] = F
    if n % 2:
        top = np.eye(d)[-1]
        shift = two_sided(n, np.eye(d)[:1], top[None])[0]  # x -> x I, a signed permutation
        whole = whole + shift @ whole @ shift.T
    return whole
