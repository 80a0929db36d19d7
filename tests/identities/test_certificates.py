"""Certificates: their bounds hold, and what is false is seen."""

from random import Random, SystemRandom

import pytest
import sympy

from gaforge import Algebra, verify
from gaforge.identities import decide, prove
from gaforge.identities.bounds import Size, size_of
from gaforge.identities.certificate import certify, is_probable_prime, random_prime
from gaforge.identities.exponentials import units_of
from gaforge.identities.kinds import parse_where
from gaforge.identities.limits import Clock, NotDecidedError, TooLargeError
from gaforge.identities.problem import kinds_of, problems
from gaforge.identities.prove import expand
from gaforge.language import parse_identity

CASES = [
    ("(a*b)*c == a*(b*c)", "(a*b)*c == a*(c*b)", "3", ""),
    ("inv(a*b) == inv(b)*inv(a)", "inv(a*b) == inv(a)*inv(b)", "5", ""),
    ("sandwich(V, v) == grade(sandwich(V, v), 1)", "V*v*inv(V) == sandwich(V, v)", "3", ""),
    ("R*~R == 1", "R*~R == -1", "3,1", ""),
    ("R*R == 1", "R == 1", "1", ""),
    ("u**4 == 1", "u**2 == 1", "1,1", "u: unit vector"),
    ("k*k == 0", "k*e1 == e1*k", "2,1", "k: null vector"),
    ("b*b == sp(b, b)", "b*b == normsq(b)", "4", "b: 2-blade"),
    ("exp(B/2)**2 == exp(B)", "exp(B/2)**3 == exp(B)", "4", "B: 2-blade"),
    ("exp(B)*~exp(B) == 1", "exp(B)*exp(B) == 1", "3,1", "B: 2-blade"),
    ("exp(B) == 1 + B", "exp(B) == 1 - B", "0,0,2", "B: bivector"),
]


def problems_of(expression, algebra, where):
    identity = parse_identity(expression)
    kinds = kinds_of(identity, parse_where(where))
    return list(problems(Algebra.parse(algebra), identity, kinds))


@pytest.mark.parametrize(("true", "false", "algebra", "where"), CASES)
def test_true_and_false_are_told_apart(true, false, algebra, where):
    for problem in problems_of(true, algebra, where):
        found = certify(problem, Clock(60))
        assert found.holds
        assert not found.vacuous
        assert found.exponent >= 100
    results = [certify(problem, Clock(60)).holds for problem in problems_of(false, algebra, where)]
    assert not all(results)


@pytest.mark.parametrize(("true", "false", "algebra", "where"), CASES)
def test_without_expansions_verdicts_are_probabilistic(monkeypatch, true, false, algebra, where):
    def too_large(*unused):
        raise TooLargeError("not today")

    monkeypatch.setattr(decide, "prove", too_large)
    monkeypatch.setattr(decide, "FIRST_TRIES", 0)
    monkeypatch.setattr(decide, "FIRST_SMALL", 0)
    verdict = verify(true, algebra, where or None)
    assert verdict.verdict == "probabilistic"
    assert verdict.exit_status == 0
    assert 0 < verdict.bound <= 2.0**-100
    assert "2^-" in verdict.method
    assert verdict.as_json()["bound"] == verdict.bound
    assert verify(false, algebra, where or None).refuted


SIZES = [
    ("(a + 3*b)*c == a*b*c*a", "2", ""),
    ("a*(5*a - 4*grade(a, 0))**3 == ~a", "3", ""),
    ("V*v*~V == 7*v", "4", ""),
    ("inv(a)*b == b", "3", ""),
    ("inv(u*v + 1/3) == u", "2", ""),
    ("sandwich(V, sandwich(u, v)) == v/11", "3", ""),
    ("b*c*b == c", "4", "b c: 2-blade"),
    ("k*a*k == a", "3,1", "k: null vector"),
]


@pytest.mark.parametrize(("expression", "algebra", "where"), SIZES)
def test_sizes_are_upper_bounds(expression, algebra, where):
    """Degrees and coefficients of real expansions are below those of the certificate."""
    for problem in problems_of(expression, algebra, where):
        n = problem.algebra.n
        names = {}
        for name, case in problem.cases.items():
            degree = case.member_degree
            bits = (degree + 1) * (n + 4)
            names[name] = Size(degree, 0, bits, 0)
        units = units_of(problem.identity.left, problem.identity.right)
        size = size_of(problem.identity.left, n, names, units).plus(
            size_of(problem.identity.right, n, names, units)
        )
        expansion = expand(problem, Clock(60), {}, {}, prove.UNLIMITED)
        for polynomial in expansion.remainders.values():
            total = sum(map(abs, polynomial.terms.values()))
            degree = max(
                sum(expansion.ring.exponent(m, k) for k in range(expansion.ring.count))
                for m in polynomial.terms
            )
            assert total <= 2**size.bits
            assert degree <= size.degree


def test_primes():
    source = Random(1)
    for k in range(3, 4000, 2):
        assert is_probable_prime(k, source) == sympy.isprime(k)
    for carmichael in (561, 1105, 6601, 8911, 3215031751, 3825123056546413051):
        assert not is_probable_prime(carmichael, source)
    for digits in (64, 160):
        prime = random_prime(digits, source)
        assert prime.bit_length() == digits
        assert sympy.isprime(prime)


def test_random_points_differ_from_call_to_call():
    assert random_prime(128, SystemRandom()) != random_prime(128, SystemRandom())


def test_what_is_no_rational_function_has_no_certificate():
    (problem,) = problems_of("norm(v)**2 == normsq(v)", "3", "")
    with pytest.raises(NotDecidedError, match="no rational function"):
        certify(problem, Clock(60))


def test_a_vanishing_denominator_is_seen():
    (problem,) = problems_of("inv(k)*k == 1", "3,1", "k: null vector")
    assert certify(problem, Clock(60)).vacuous
