"""Exact multivectors, as dicts from blade mask to number, by the slow product of `algebras`."""

import random
from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from algebras import multiply

from gaforge.algebra import Algebra, Layout

Number = int | Fraction
Multivector = Mapping[int, Number]


def times(algebra: Algebra, *factors: Multivector) -> dict[int, Number]:
    """Return the geometric product of one or more multivectors."""
    out: dict[int, Number] = {0: 1}
    for factor in factors:
        total: dict[int, Number] = {}
        for (left, x), (right, y) in product(out.items(), factor.items()):
            mask, sign = multiply(left, right, algebra.squares)
            total[mask] = total.get(mask, 0) + sign * x * y
        out = {mask: value for mask, value in total.items() if value}
    return out


def plus(*parts: Multivector) -> dict[int, Number]:
    """Return the sum."""
    out: dict[int, Number] = {}
    for part in parts:
        for mask, value in part.items():
            out[mask] = out.get(mask, 0) + value
    return {mask: value for mask, value in out.items() if value}


def scaled(a: Multivector, factor: Number) -> dict[int, Number]:
    """Return a multiple."""
    return {mask: value * factor for mask, value in a.items()}


def reverse(a: Multivector) -> dict[int, Number]:
    """Return the reverse."""
    return {m: x * (-1) ** (m.bit_count() * (m.bit_count() - 1) // 2) for m, x in a.items()}


def involute(a: Multivector) -> dict[int, Number]:
    """Return the grade involution."""
    return {m: x * (-1) ** m.bit_count() for m, x in a.items()}


def parity(a: Multivector, odd: bool) -> dict[int, Number]:
    """Return the even or the odd part."""
    return {m: x for m, x in a.items() if m.bit_count() % 2 == odd}


def action(algebra: Algebra, R: Multivector, x: Multivector) -> dict[int, Number]:
    """Return ``(R_even x + R_odd x^) inv(R)`` for a versor, whose inverse is ``~R / <R ~R>_0``."""
    size = times(algebra, R, reverse(R))
    assert set(size) == {0}, "R is no invertible versor"
    moved = plus(times(algebra, parity(R, False), x), times(algebra, parity(R, True), involute(x)))
    return scaled(times(algebra, moved, reverse(R)), Fraction(1) / size[0])


def unit_versor(algebra: Algebra, source: random.Random, factors: int) -> dict[int, Number]:
    """Return a product of rational vectors v with ``v v = 1``; just 1 where there are none.

    Each is a basis vector, reflected in a random vector; both have parts along null vectors.
    """
    positive = [i for i, square in enumerate(algebra.squares) if square == 1]
    R: dict[int, Number] = {0: 1}
    for _ in range(factors if positive else 0):
        v: dict[int, Number] = {1 << source.choice(positive): 1}
        while True:
            w = {1 << i: source.randint(-4, 4) for i in range(algebra.n)}
            if times(algebra, w, w).get(0):
                break
        v = action(algebra, w, v)
        R = times(algebra, R, v)
    return R


def entries(layout: Layout, a: Multivector) -> list[Number]:
    """Return coefficients in a layout; everything must lie inside."""
    assert set(a) <= set(layout.masks), "the multivector leaves the layout"
    return [a.get(mask, 0) for mask in layout.masks]


def random_element(layout: Layout, source: random.Random, limit: int = 9) -> dict[int, Number]:
    """Return an element with integer coefficients other than zero."""
    return {m: source.choice([-1, 1]) * source.randint(1, limit) for m in layout.masks}
