"""Identities that are almost true: a sign, a factor, a grade, a signature, a kind left out."""

import random
from fractions import Fraction

import numpy as np
import pytest
from identities import sides

from gaforge import Algebra, verify
from gaforge.identities.refute import smaller

NEAR_MISSES = [
    # a sign
    ("~(a*b) == ~a*~b", "3", ""),
    ("(a*b)*c == a*(c*b)", "4,1", ""),
    ("u ^ v == v ^ u", "3", ""),
    ("u*v == (u << v) - (u ^ v)", "2", ""),
    ("v << a == (v*a + involute(a)*v)/2", "3", ""),
    ("v ^ a == (v*a - involute(a)*v)/2", "3,0,1", ""),
    ("v ^ a == a ^ v", "3", ""),
    ("cp(a, cp(b, c)) + cp(b, cp(c, a)) - cp(c, cp(a, b)) == 0", "3", ""),
    ("cp(a, b*c) == cp(a, b)*c - b*cp(a, c)", "2", ""),
    ("v << (a ^ b) == ((v << a) ^ b) - (involute(a) ^ (v << b))", "3", ""),
    ("v << (a ^ b) == ((v << a) ^ b) + (a ^ (v << b))", "3", ""),
    ("u << (v ^ w) == sp(u, w)*v - sp(u, v)*w", "3", ""),
    ("v*u*v == v*v*u - 2*sp(u, v)*v", "2", ""),
    ("sandwich(v, u) == v*u*inv(v)", "3", ""),
    ("sandwich(v, u) == u + 2*sp(u, v)*inv(v)", "3", ""),
    ("conjugate(a*b) == conjugate(a)*conjugate(b)", "2", ""),
    ("involute(a*b) == involute(b)*involute(a)", "2", ""),
    ("hodge(hodge(a)) == -a", "3", ""),
    ("dual(dual(a)) == a", "3", ""),
    ("dual(dual(a)) == -a", "4", ""),
    ("undual(a) == dual(a)", "3", ""),
    ("exp(B)*exp(B) == 1", "3", "B: bivector"),
    ("exp(B)*v*exp(B) == v", "3", "B: 2-blade"),
    ("inv(a*b) == inv(a)*inv(b)", "3", ""),
    ("inv(B) == ~B", "3", "B: 2-blade"),
    # a factor
    ("u << v == u*v + v*u", "2", ""),
    ("u ^ v == (u*v - v*u)/3", "2", ""),
    ("u ^ v ^ w == (u*v*w - w*v*u)/3", "3", ""),
    ("B*B == sp(B, B) + 2*(B ^ B)", "4", "B: bivector"),
    ("B**4 - sp(B, B)*B**2 + sp(B, B)**2 == sp(B ^ B, B ^ B)", "4", "B: bivector"),
    ("a*(a - grade(a, 0)) == grade(a*(a - grade(a, 0)), 0)", "2", ""),
    ("exp(B/2) == exp(B)", "2", "B: bivector"),
    ("exp(B/3)**2 == exp(B)", "3", "B: bivector"),
    ("exp(2*B) == 2*exp(B)", "3", "B: bivector"),
    ("R*~R == 2", "3", ""),
    ("0.333*a == a/3", "2", ""),
    ("normsq(2*a) == 2*normsq(a)", "3", ""),
    ("norm(-3*v) == -3*norm(v)", "3", ""),
    # a grade
    ("V*v*inv(V) == grade(V*v*inv(V), 2)", "4", ""),
    ("a == grade(a, 0, 1, 2)", "3", ""),
    ("cp(B, C) == grade(cp(B, C), 1)", "4", "B C: bivector"),
    ("cp(T, B) == grade(cp(T, B), 2)", "4", "B: bivector, T: trivector"),
    ("u*v*w == grade(u*v*w, 3)", "3", ""),
    ("grade(a*b, 0) == grade(a, 0)*grade(b, 0)", "2", ""),
    ("grade(grade(a, 1)*grade(b, 1), 0) == grade(a ^ b, 0)", "2", ""),
    ("a*conjugate(a) == grade(a*conjugate(a), 0)", "3", ""),
    ("T*T == grade(T*T, 0)", "5", "T: trivector"),
    # a signature where it fails
    ("B*B == sp(B, B)", "4", "B: bivector"),
    ("B ^ B == 0", "2,2", "B: bivector"),
    ("(B ^ B)*(B ^ B) == sp(B ^ B, B ^ B)", "6", "B: bivector"),
    ("a*conjugate(a)*involute(a)*~a == grade(a*conjugate(a)*involute(a)*~a, 0)", "4", ""),
    ("E*v*~E == grade(E*v*~E, 1)", "5", "E: even"),
    ("E*F == F*E", "3", "E F: even"),
    ("I*a == a*I", "4", "I: pseudoscalar"),
    ("I*v == -v*I", "3,2", "I: pseudoscalar"),
    ("I*I == 0", "3,1", "I: pseudoscalar"),
    ("hodge(hodge(a)) == a", "3,1", ""),
    ("dual(a ^ b) == a << dual(b)", "3,0,1", ""),
    ("v*v == normsq(v)*normsq(v)", "2", ""),
    ("u*u == 1", "1,1", "u: unit vector"),
    ("k == 0", "2,1", "k: null vector"),
    ("k == 0", "1,1", "k: null vector"),
    ("k == 0", "3,0,1", "k: null vector"),
    ("k*l + l*k == 0", "3,1", "k l: null vector"),
    ("norm(v)**2 == v*v", "1,3", ""),
    ("normalized(v)*normalized(v) == 1", "0,2", ""),
    ("norm(u + v) == norm(u) + norm(v)", "2", ""),
    ("R*S == S*R", "3", "R S: rotor"),
    ("V*~V == norm(V)**2", "2,1", ""),
    ("R == 1", "1", ""),
    ("R == 1", "0,0,1", ""),
    ("u << e1 == 1", "1,0,1", "u: unit vector"),
    ("k << e1 == k << e2", "1,1", "k: null vector"),
    ("k << l == 0", "1,1", "k l: null vector"),
    ("E*~E == ~E*E", "6", "E: even"),
    ("normalized(v) == inv(normalized(v))", "2,1", ""),
    # a kind left out
    ("grade(R, 0)*grade(R, 4) == (grade(R, 2) ^ grade(R, 2))/2", "6", "R: even"),
    ("V*~V == normsq(V)", "3", "V: multivector"),
    ("V*~V == normsq(V)", "4", "V: even"),
    ("V*v*inv(V) == grade(V*v*inv(V), 1)", "4", "V: even"),
    ("V*v*inv(V) == grade(V*v*inv(V), 1)", "2", "V: multivector"),
    ("sandwich(V, x) == V*x*inv(V)", "3", "V: versor"),
    ("R*~R == 1", "3", "R: versor"),
    ("R*~R == 1", "3", "R: even"),
    ("R*~R == 1", "2,2", "R: even"),
    ("B*B == sp(B, B)", "5", "B: bivector"),
    ("B ^ B == 0", "4", "B: multivector"),
    ("(v @ B) @ B == v @ B", "4", "B: bivector"),
    ("a*v == v*a", "2", ""),
    ("u*u*a == a*u*u", "3", "u: multivector"),
    ("k*u*k == 2*sp(u, k)*k", "3,1", "k: vector"),
    ("n*a*n*n*a*n == a*a", "2", "n: vector"),
    ("s*a == a*s", "2", ""),
    ("R*x*~R == grade(R*x*~R, 1)", "6", "R: even, x: vector"),
    ("a == 0", "2", "a: odd"),
]


def known(expression, algebra, where):
    return verify(expression, algebra, where or None)


def exponential(x):
    """Of floats, by the series."""
    out, term = 1.0 + 0.0 * x, 1.0 + 0.0 * x
    for k in range(1, 60):
        term = term * x * (1.0 / k)
        out = out + term
    return out


def fails_at(expression, algebra, values):
    """Judge by Python and `Multivector`: exactly, or in floats where there are exponentials."""
    if "exp(" in expression:
        values = {name: value.astype(float) for name, value in values.items()}
        left, right = sides(expression, algebra, values, exponential)
        return bool(np.abs((left - right).coefficients).max() > 1e-6)
    left, right = sides(expression, algebra, values)
    return left != right


def test_there_are_enough():
    assert len(NEAR_MISSES) >= 60
    assert len(set(NEAR_MISSES)) == len(NEAR_MISSES)


@pytest.mark.parametrize(("expression", "algebra", "where"), NEAR_MISSES)
def test_a_near_miss_is_refuted_by_a_point_that_another_evaluator_confirms(
    expression, algebra, where
):
    verdict = known(expression, algebra, where)
    assert verdict.refuted, verdict
    assert verdict.exit_status == 1
    assert fails_at(expression, Algebra.parse(algebra), verdict.counterexample.variables)


KIND_TESTS = {
    "even versors": lambda x: x.is_versor() and not x.odd.coefficients.any(),
    "odd versors": lambda x: x.is_versor() and not x.even.coefficients.any(),
    "rotors": lambda x: x.is_rotor(),
    "2-blades": lambda x: x.is_blade() and x.grades == (2,),
    "vectors": lambda x: x.grades in ((1,), ()),
    "bivectors": lambda x: x.grades in ((2,), ()),
    "trivectors": lambda x: x.grades in ((3,), ()),
    "even elements": lambda x: not x.odd.coefficients.any(),
    "odd elements": lambda x: not x.even.coefficients.any(),
    "unit vectors of square 1": lambda x: x.grades == (1,) and x * x == 1,
    "unit vectors of square -1": lambda x: x.grades == (1,) and x * x == -1,
    "null vectors": lambda x: x.grades in ((1,), ()) and x * x == 0,
    "null vectors along e + f": lambda x: x * x == 0,
    "null vectors along e - f": lambda x: x * x == 0,
    "multivectors": lambda x: True,
}


def belongs(label, x):
    if label == "pseudoscalars":
        return x.grades in ((x.algebra.n,), ())
    return KIND_TESTS[label](x)


@pytest.mark.parametrize(("expression", "algebra", "where"), NEAR_MISSES)
def test_no_coefficient_of_a_counterexample_can_be_dropped_or_made_smaller(
    expression, algebra, where
):
    parsed = Algebra.parse(algebra)
    example = known(expression, algebra, where).counterexample
    source = random.Random(1)
    for name, value in example.variables.items():
        assert belongs(example.kinds[name], value)
        for place, old in enumerate(value.coefficients):
            candidates = [x for x in smaller(old) if abs(Fraction(x)) < abs(Fraction(old))]
            for new in source.sample(candidates, min(3, len(candidates))) + [0] * bool(old):
                array = value.coefficients.copy()
                array[place] = new
                changed = parsed.multivector(array, layout=value.layout.grades).astype(object)
                if belongs(example.kinds[name], changed):
                    values = {**example.variables, name: changed}
                    try:
                        assert not fails_at(expression, parsed, values), (name, new)
                    except ZeroDivisionError:  # an inverse does not exist there
                        continue


@pytest.mark.parametrize(
    ("expression", "algebra", "where", "expected"),
    [
        ("a*b == b*a", "3", "", {"a": "1 e1", "b": "1 e2"}),
        ("B*B == sp(B, B)", "4", "B: bivector", {"B": "1 e12 + 1 e34"}),
        ("k == 0", "3,1", "k: null vector", {"k": "1 e1 + 1 e4"}),
        ("R*v*~R == v", "3", "", {"R": "1 e12", "v": "1 e1"}),
        (
            "k*l*k == 2*sp(k, l)*l",
            "4,1",
            "k l: null vector",
            {"k": "1 e1 + 1 e5", "l": "1 e1 - 1 e5"},
        ),
    ],
)
def test_counterexamples_are_as_small_as_people_would_find(expression, algebra, where, expected):
    example = known(expression, algebra, where).counterexample
    assert {name: str(value) for name, value in example.variables.items()} == expected
