"""Inverses without division: a multivector y and a scalar s with ``x y = s``.

First the involutions: of scalars, vectors, blades, versors and of everything for n <= 4, a product
of involutions of x is such a y (Hitzer and Sangwine, 2017). Then the recursion of Faddeev and
LeVerrier for the characteristic polynomial (Shirokov, 2021), which needs no case distinctions.
"""

from __future__ import annotations

from math import lcm
from typing import Any

from gaforge.identities.rings import Polynomials, Residues
from gaforge.identities.space import Parts, Space, grade_part, is_scalar

INVOLUTIONS = ("reverse", "conjugate", "involute", "minus")
STEPS = 3
"""Involutions that are multiplied before the recursion takes over."""

SAMPLE_PRIME = 2**61 - 1
"""The modulus of values that choose involutions; a bad choice costs time, not truth."""


class NotInvertible(Exception):
    """Raised for divisors of zero: over polynomials, where no element of a family is invertible."""


def multiplier(space: Space, x: Parts) -> tuple[Parts, Any]:
    """Return ``(y, s)`` with ``x y = s``, a coefficient that is not zero.

    Examples
    --------
    >>> from gaforge.algebra import Algebra
    >>> from gaforge.identities.limits import Clock
    >>> from gaforge.identities.rings import Rationals
    >>> from gaforge.identities.tables import tables_of
    >>> space = Space(tables_of(Algebra(3)), Rationals(), Clock(60))
    >>> multiplier(space, {0: 1, 0b01: 2})
    ({0: 1, 1: -2}, -3)
    """
    found = _by_involutions(space, x) or _by_recursion(space, x)
    if space.ring.is_zero(found[1]):
        raise NotInvertible
    return found


def _by_involutions(space: Space, x: Parts) -> tuple[Parts, Any] | None:
    """Return ``(y, s)`` with y a product of involutions; s is zero if x divides zero."""
    if not x:
        return {}, space.ring.integer(0)
    names = _chosen(*_sample(space, x))
    factor, rest = space.integer(1), x
    for name in names or ():
        other = _involution(space, name, rest)
        rest, factor = space.gp(rest, other), space.gp(factor, other)
        if not rest:
            # x factor = 0: a divisor of zero, unless the factor vanishes itself.
            return (factor, space.ring.integer(0)) if factor else None
    return None if names is None or not is_scalar(rest) else (factor, rest[0])


def _chosen(space: Space, x: Parts) -> list[str] | None:
    """Return the involutions that lead to a scalar, from numbers; None if there are none."""
    names: list[str] = []
    while not is_scalar(x):
        if len(names) == STEPS:
            return None
        products = ((space.gp(x, _involution(space, name, x)), name) for name in INVOLUTIONS)
        x, name = min(products, key=lambda pair: len(pair[0].keys() - {0}))
        names.append(name)
    return names


def _sample(space: Space, x: Parts) -> tuple[Space, Parts]:
    """Return residues instead of polynomials: values at a point, with which a choice is cheap."""
    if not isinstance(space.ring, Polynomials):
        return space, x
    residues = Residues(SAMPLE_PRIME)
    point = [pow(3, k + 1, SAMPLE_PRIME) for k in range(space.ring.count)]
    values = {mask: space.ring.value(y, point, SAMPLE_PRIME) for mask, y in x.items()}
    return Space(space.tables, residues, space.clock), residues.finish(values)


def _involution(space: Space, name: str, x: Parts) -> Parts:
    if name == "minus":
        return space.subtract(space.times(grade_part(x, 0), 2), x)
    return space.image(name, x)


def matrix_size(n: int) -> int:
    """Return the degree of the characteristic polynomial, 2**ceil(n/2)."""
    return 1 << (n + 1) // 2


def _by_recursion(space: Space, x: Parts) -> tuple[Parts, Any]:
    """Return the adjugate and the determinant, times an integer.

    With N = 2**ceil(n/2): ``u_1 = x``, ``c_k = N/k <u_k>_0``, ``u_{k+1} = x (u_k - c_k)``; then
    ``u_N`` is a scalar. Integers stay integers if u_k is kept times the product of all k.
    """
    size = matrix_size(space.algebra.n)
    power, shifted = x, space.integer(1)
    for k in range(1, size):
        # power = s u_k, for an integer s: k power and N <power>_0 have the factor s k.
        common = lcm(size, k)
        trace = space.times(grade_part(power, 0), common // k)
        shifted = space.subtract(space.times(power, common // size), trace)
        power = space.gp(x, shifted)
    if not is_scalar(power):
        raise AssertionError("the characteristic polynomial does not annihilate the element")
    return shifted, power.get(0, space.ring.integer(0))
