"""The exponential of bivectors: series, plan, and numbers of operations.

With S the antisymmetric matrix of B and G the metric, ``A = S G`` is the matrix of ``x -> B . x``.
As long as no angle of B reaches a quarter turn,

    exp(B) = P / |P|,  P = 1 + T + T ^ T / 2 + T ^ T ^ T / 6 + ...,

where T is the bivector of ``tanh(A)`` (Cayley's parametrisation of rotors by bivectors; R. Lipschitz,
1886). So B is halved until it is small, and the result squared as often: nothing is divided by
an angle, nothing depends on planes or on signs of squares, and null parts of any size do no harm.

The derivative in the direction of a bivector H is ``exp(B) Psi(H)``, Psi the mean over t from 0 to
1 of ``exp(-t B) H exp(t B)``: an entire function of B, with no singular case. On matrices of
bivectors that is the mean of ``N S N^T`` with ``N = exp(-2 t A)``.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, factorial

from gaforge.codegen.ir.plan import Exponential, Operand, Plan
from gaforge.codegen.spec import KernelSpec

TERMS = 16
"""Terms of the series of tanh: at 1/2, where B is no longer halved, the next one is below 2e-16."""

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
    """Return the plan of an exponential: one step, which says what it costs without squarings."""
    n, size = spec.algebra.n, spec.result.size
    products = 8 * n**3
    powers = sum((grade - 1) * comb(n, grade) for grade in range(4, n + 1, 2))
    multiplications = products + powers + 8 * n**2 + size
    additions = products + powers + 8 * n**2 + size
    step = Exponential(
        "out", size, ("B",), multiplications, additions, size, 2, "by tanh and outer powers"
    )
    return Plan((Operand("B", spec.layouts[0].size),), (step,), LAW, (1,))
