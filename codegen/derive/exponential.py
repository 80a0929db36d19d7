"""The exponential of bivectors: series, plan, and numbers of operations.

With S the antisymmetric matrix of B and G the metric, ``A = S G`` is the matrix of ``x -> B . x``.
As long as no angle of B reaches a quarter turn,

    exp(B) = P / |P|,  P = 1 + T + T ^ T / 2 + T ^ T ^ T / 6 + ...,

where T is the bivector of ``tanh(A)`` (Cayley's parametrisation of rotors by bivectors; R.
Lipschitz, 1886). So B is halved until it is small, and the result squared as often: nothing is
divided by an angle, nothing depends on planes or on signs of squares, and null parts of any size
do no harm.

The derivative in the direction of a bivector H is ``exp(B) Psi(H)``, Psi the mean over t from 0 to
1 of ``exp(-t B) H exp(t B)``: an entire function of B, with no singular case. On matrices of
bivectors that is the mean of ``N S N^T`` with ``N = exp(-2 t A)``.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, factorial

from gaforge.algebra import Algebra
from gaforge.codegen.ir.plan import Exponential, Operand, Plan
from gaforge.codegen.spec import KernelSpec

TERMS = 16
"""Terms of the series of tanh: at 1/2, where B is no longer halved, the next one is below 2e-16."""

CLOSED_LIMIT = 5
"""Largest n in which B B is a scalar and a 4-vector whose square is a scalar."""

ORDER = 8
"""Highest power of B B in series; for B of size 1/2 the next ones are below 1e-18."""

LAW = "sum over k of B**k / k!"


def tangent_series(count: int = TERMS) -> tuple[Fraction, ...]:
    """Return the coefficients of x, x**3, x**5, ... in tanh(x), from ``tanh' = 1 - tanh**2``.

    Examples
    --------
    >>> print(*tangent_series(4))
    1 -1/3 2/15 -17/315
    """
    found = [Fraction(1)]
    for k in range(1, count):
        square = sum((found[i] * found[k - 1 - i] for i in range(k)), Fraction(0))
        found.append(-square / (2 * k + 1))
    return tuple(found)


def tangent_number(k: int) -> Fraction:
    """Return the coefficient of x**(2k + 1) in tanh(x) from Bernoulli's numbers, another way."""
    import sympy

    n = 2 * k + 2
    bernoulli = sympy.bernoulli(n)
    return Fraction(2**n * (2**n - 1) * int(bernoulli.p), int(bernoulli.q) * factorial(n))


def plan_exponential(spec: KernelSpec) -> Plan:
    """Return the plan of an exponential: one step, with its cost where nothing is halved.

    Examples
    --------
    >>> from gaforge.algebra import Algebra
    >>> step = plan_exponential(KernelSpec.of(Algebra(3), "exp")).result
    >>> step.multiplications, step.additions, step.note
    (28, 21, 'in closed form')
    """
    closed = spec.algebra.n <= CLOSED_LIMIT
    counts = _closed_counts(spec.algebra) if closed else _general_counts(spec)
    note = "in closed form" if closed else "by tanh and outer powers"
    step = Exponential("out", spec.result.size, ("B",), *counts, note)
    return Plan((Operand("B", spec.layouts[0].size),), (step,), LAW, (1,))


def _closed_counts(algebra: Algebra) -> tuple[int, int, int, int]:
    """Count what the closed form takes: z = s + W, two series in z, and C + S B."""
    pairs = comb(algebra.n, 2)
    fours = comb(algebra.n, 4)
    horner = 2 * ORDER - 1
    solid = comb(algebra.p + algebra.q, 2)
    size = solid, max(0, solid - 1)
    if not fours:
        return (2 * pairs + solid + horner + 1 + size[0], horner + pairs + solid, 0, 1)
    products = 3 * fours  # of B ^ B; W B has twice as many
    multiplications = size[0] + pairs + solid + 2 * (products + fours) + fours + 3 * horner + 3
    additions = size[1] + solid + 2 * (products - fours) + fours + 3 * horner + 2
    moved = 2 * products
    return multiplications + 4 + 2 * pairs + moved + fours, additions + moved + 1 + pairs, 0, 1


def _general_counts(spec: KernelSpec) -> tuple[int, int, int, int]:
    """Count what eight products of matrices, the outer powers and the norm take."""
    n, size = spec.algebra.n, spec.result.size
    powers = sum((grade - 1) * comb(n, grade) for grade in range(4, n + 1, 2))
    terms = 8 * n**3 + powers + 12 * n**2
    return terms + 3 * size, terms + size, 2, 2
