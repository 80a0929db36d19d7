"""Expansions alone, without the points that are tried before them: nothing false gets through."""

import pytest

from gaforge import Algebra
from gaforge.identities import prove as expansion
from gaforge.identities.bounds import Size
from gaforge.identities.exponentials import square_class
from gaforge.identities.inverse import _by_recursion, multiplier
from gaforge.identities.kinds import parse_where
from gaforge.identities.limits import Clock, TooLargeError
from gaforge.identities.problem import kinds_of, problems
from gaforge.identities.prove import prove
from gaforge.identities.rings import Polynomials, TooHighDegreeError
from gaforge.identities.space import Space
from gaforge.identities.tables import tables_of
from gaforge.language import parse_identity


def proofs(expression, algebra, where=""):
    identity = parse_identity(expression)
    kinds = kinds_of(identity, parse_where(where))
    found = problems(Algebra.parse(algebra), identity, kinds)
    return [prove(problem, Clock(60)) for problem in found]


FALSE = [
    # Exponents that would run over into the next generator.
    ("s**16 == t", "0", "s t: scalar"),
    ("s**17 == s*t", "0", "s t: scalar"),
    ("s**32 == t*t", "0", "s t: scalar"),
    ("(s*t)**16 == t*r", "0", "s t r: scalar"),
    # Parts of odd degree in a rotor or a unit vector.
    ("R == 2*R", "3", ""),
    ("R*R*R == R", "3", ""),
    ("R + R*~R == 1", "2", ""),
    ("R*R == R", "1", ""),
    ("u == -u", "2", "u: unit vector"),
    # Signs of norms.
    ("norm(v)**2 == v*v", "2,1", ""),
    ("norm(v)**2 == -v*v", "2,1", ""),
    ("norm(v)**2 == -v*v", "2", ""),
    ("normalized(v)**2 == 1", "1,1", ""),
    ("norm((s + t)*e1 + (s - t)*e2)**2 == 4*s*t", "1,1", "s t: scalar"),
    ("norm(a)*norm(b) == norm(a + b)", "2", ""),
    # Cosines and sines.
    ("exp(B)**2 == 1", "3,1", "B: 2-blade"),
    ("grade(exp(B), 0)**2 == 1", "2", "B: bivector"),
    ("grade(exp(B), 0)**2 + B*B == 1", "2", "B: bivector"),
    # One component only.
    ("V == grade(V, 0, 2)", "3", ""),
    ("V == grade(V, 1, 3)", "3", ""),
    ("u*u == 1", "1,1", "u: unit vector"),
    ("k << e1 == k << e2", "1,1", "k: null vector"),
    ("k << e1 == -(k << e2)", "1,1", "k: null vector"),
    # Inverses.
    ("inv(a) == conjugate(a)", "2", ""),
    ("inv(a)*a*b == a*inv(a)*b*2", "3", ""),
    ("inv(a) + inv(b) == inv(a + b)", "1", ""),
    ("inv(a) + inv(b) == (a + b)*inv(a*b)", "2", ""),
]


@pytest.mark.parametrize(("expression", "algebra", "where"), FALSE)
def test_what_is_false_is_not_proved(expression, algebra, where):
    found = proofs(expression, algebra, where)
    assert any(proof.failure is not None for proof in found)


def test_replaced_variables_are_zero_as_well(monkeypatch):
    monkeypatch.setattr(expansion, "SPLIT_WORK", 0)
    # It holds for s = 1, the basis of scalars, and not for s = 0.
    (proof,) = proofs("s*a*b == a*b", "2", "s: scalar")
    assert proof.failure is not None
    assert proof.failure.fixed["s"] is None
    (proof,) = proofs("s*(a*b) == (s*a)*b", "2", "s: scalar")
    assert proof.failure is None
    assert set(proof.replaced) == {"s", "a", "b"}


def test_variables_of_higher_degree_are_not_replaced(monkeypatch):
    monkeypatch.setattr(expansion, "SPLIT_WORK", 0)
    (proof,) = proofs("v*v*v*v == v*v*normsq(v)", "2")
    assert proof.replaced == ()
    # Each of these holds at every basis blade.
    (proof,) = proofs("v*v == 1", "2")
    assert proof.failure is not None
    (proof,) = proofs("inv(v) == v", "2")
    assert proof.failure is not None


def test_a_denominator_that_vanishes_by_a_relation_is_seen():
    (proof,) = proofs("inv(R*~R - 1) == R", "3")
    assert proof.vacuous
    (proof,) = proofs("inv(exp(B)*exp(-B) - 1) == B", "3", "B: bivector")
    assert proof.vacuous


def test_degrees_are_guarded():
    ring = Polynomials(2, Clock(60), 10**6)
    x = ring.generator()
    cube = ring.power(x, 3)
    assert cube.terms == {3: 1}
    with pytest.raises(TooHighDegreeError):
        ring.multiply(cube, x)


def test_work_and_time_are_guarded():
    ring = Polynomials(8, Clock(60), 100)
    x = ring.add(ring.generator(), ring.generator())
    with pytest.raises(TooLargeError, match="more than 100 products"):
        ring.power(x, 20)
    with pytest.raises(TooLargeError, match="longer than"):
        Clock(1e-9).check()


def total_degree(ring, polynomial):
    fields = range(ring.count)
    return max((sum(ring.exponent(m, k) for k in fields) for m in polynomial.terms), default=0)


@pytest.mark.parametrize("algebra", [Algebra(n) for n in range(4)] + [Algebra(1, 1, 1)], ids=str)
@pytest.mark.parametrize("method", [multiplier, _by_recursion])
def test_inverses_of_general_elements_have_the_size_that_is_claimed(algebra, method):
    ring = Polynomials(8, Clock(60), 10**8)
    space = Space(tables_of(algebra), ring, Clock(60))
    x = {mask: ring.generator() for mask in algebra.masks}
    y, scalar = method(space, x)
    assert space.gp(x, y) == space.gp(y, x) == {0: scalar}
    size = Size(1, 0, 1, 0).inverse(algebra.n)
    # The recursion gives the degree of the characteristic polynomial, involutions at most that.
    reached = max(total_degree(ring, entry) for entry in y.values())
    assert reached <= size.degree
    assert total_degree(ring, scalar) <= size.below
    if method is _by_recursion:
        assert reached == size.degree
        assert total_degree(ring, scalar) == size.below
    for entry in [*y.values(), scalar]:
        assert sum(map(abs, entry.terms.values())) <= 2**size.bits


def test_quotients_of_polynomials():
    ring = Polynomials(4, Clock(60), 10**6)
    x, y = ring.generator(), ring.generator()
    total = ring.add(x, ring.times(y, 3))
    product = ring.multiply(total, ring.multiply(total, x))
    assert ring.quotient(product, total) == ring.multiply(total, x)
    assert ring.quotient(product, y) is None
    assert ring.quotient(ring.add(product, x), total) is None
    assert ring.quotient(total, ring.integer(2)) is None


@pytest.mark.parametrize("value", [1, -1, 12, -12, 49, 50, 9_999_991, -(2**20)])
def test_square_classes(value):
    root, core = square_class(value)
    assert root**2 * core == value
    assert all(core % (k * k) for k in range(2, 50))
