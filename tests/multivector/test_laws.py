"""Laws of the algebra on floats, exact integers, fractions and symbols."""

from fractions import Fraction

import numpy as np
import pytest
from elements import action, entries, random_element, times

from gaforge import Algebra, Multivector

ALGEBRAS = [Algebra(3), Algebra(1, 3), Algebra(2, 0, 1), Algebra(1, 1, 2)]
KINDS = ["float", "integer", "fraction", "symbol"]


def triple(algebra: Algebra, kind: str) -> list[Multivector]:
    source = np.random.default_rng(5)
    if kind == "symbol":
        return [
            algebra.symbols(name, grades=grades)
            for name, grades in (("a", (0, 1)), ("b", (1,)), ("c", (2,)))
        ]
    size = (3, algebra.size)
    if kind == "float":
        return list(algebra.multivector(source.normal(size=size)))
    values = source.integers(-50, 50, size=size)
    if kind == "integer":
        return list(algebra.multivector(values))
    fractions = np.vectorize(Fraction, otypes=[object])(values, source.integers(1, 9, size=size))
    return list(algebra.multivector(fractions))


def same(x: Multivector, y: Multivector, kind: str) -> bool:
    return x.allclose(y) if kind == "float" else x == y


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("algebra", ALGEBRAS, ids=str)
def test_associativity_and_distributivity(algebra, kind):
    a, b, c = triple(algebra, kind)
    assert same((a * b) * c, a * (b * c), kind)
    assert same((a ^ b) ^ c, a ^ (b ^ c), kind)
    assert same((a & b) & c, a & (b & c), kind)
    assert same(a * (b + c), a * b + a * c, kind)
    assert same((a + b) << c, (a << c) + (b << c), kind)
    assert same((a ^ b) << c, a << (b << c), kind)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("algebra", ALGEBRAS, ids=str)
def test_involutions(algebra, kind):
    a, b, _ = triple(algebra, kind)
    assert same(~(a * b), ~b * ~a, kind)
    assert same((a * b).involute(), a.involute() * b.involute(), kind)
    assert same((a * b).conjugate(), b.conjugate() * a.conjugate(), kind)
    assert same((a & b).hodge(), a.hodge() ^ b.hodge(), kind)
    assert a.dual().undual() == a == a.hodge().unhodge()
    assert ~~a == a


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("algebra", ALGEBRAS, ids=str)
def test_parts_of_the_product(algebra, kind):
    a, b, _ = triple(algebra, kind)
    assert same(a.cp(b) + a.acp(b), a * b, kind)
    assert same(a.cp(b) - a.acp(b), -(b * a), kind)
    assert same(a.sp(b), (a * b).grade(0), kind)
    assert (a.sp(~a)["1"] - a.normsq()).__abs__() < 1e-9 if kind == "float" else True
    v = a.grade(1)
    assert same(v * b, (v << b) + (v ^ b), kind)


@pytest.mark.parametrize("algebra", ALGEBRAS, ids=str)
def test_products_and_the_action_are_those_of_exact_arithmetic(algebra):
    import random

    source = random.Random(3)
    full, vectors = algebra.layout(), algebra.layout("vector")
    a, b = random_element(full, source), random_element(full, source)
    x, y = (algebra.multivector(np.array(entries(full, e), object)) for e in (a, b))
    assert (x * y).coefficients.tolist() == entries(full, times(algebra, a, b))
    factors = []
    while len(factors) < 3:
        v = random_element(vectors, source, 4)
        if times(algebra, v, v).get(0):
            factors.append(v)
    for R in (factors[0], times(algebra, *factors[:2]), times(algebra, *factors)):
        versor = algebra.multivector(np.array(entries(full, R), object))
        expected = entries(full, action(algebra, R, b))
        assert (versor >> y).coefficients.tolist() == expected
        floats = versor.astype(float) >> y.astype(float)
        assert floats.allclose(algebra.multivector(np.array(expected, float)))
        assert (versor.astype(int) >> y.astype(int)).allclose(floats)
        assert (versor.even + versor.odd).is_versor()
