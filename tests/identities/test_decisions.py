"""Verdicts: what is proved, what is probabilistic, what is not decided, and how fast."""

import json
import subprocess
import sys
import time

import pytest

import gaforge
from gaforge import Algebra, verify
from gaforge.errors import ExpressionError, SignatureError
from gaforge.identities import decide, limits, prove, rings

TRUE = [
    ("(a*b)*c == a*(b*c)", "4,1", ""),
    ("~(a*b) == ~b*~a", "6", ""),
    ("~(a ^ b) == ~b ^ ~a", "3,2,1", ""),
    ("grade(sandwich(V, v), 1) == sandwich(V, v)", "5", ""),
    ("grade(sandwich(V, v), 1) == sandwich(V, v)", "3,1,1", ""),
    ("grade(V*v*inv(V), 1) == V*v*inv(V)", "4,1", ""),
    ("sandwich(R, a ^ b) == sandwich(R, a) ^ sandwich(R, b)", "4", ""),
    ("R*(a ^ b)*~R == (R*a*~R) ^ (R*b*~R)", "3,1", "a b: vector"),
    ("R*v*~R == grade(R*v*~R, 1)", "6", ""),
    ("x*inv(x) == 1", "4", ""),
    ("inv(inv(x)) == x", "3", ""),
    ("exp(B)*exp(-B) == 1", "4", "B: 2-blade"),
    ("exp(B/2)**2 == exp(B)", "3,1", "B: simple bivector"),
    ("exp(B/3)*exp(2*B/3) == exp(B)", "3", "B: bivector"),
    ("exp(B) == 1 + B", "0,0,3", "B: bivector"),
    ("exp(e12)*e3 == e3*exp(e12)", "3", ""),
    ("exp(B)*exp(C) == exp(C)*exp(B)", "2", "B C: bivector"),
    ("norm(u*v) == norm(u)*norm(v)", "2,2", ""),
    ("norm(V)**4 == normsq(V)**2", "3,1", ""),
    ("norm(R) == 1", "1,3", ""),
    ("normalized(v)*normalized(v) == 1", "3", ""),
    ("normalized(2*v) == normalized(v)", "3", ""),
    ("norm(norm(a)) == norm(a)", "2,1", ""),
    ("norm(a)*norm(b) == norm(norm(a)*b)", "2,1", ""),
    ("normalized(normalized(v)) == normalized(v)", "2,1", ""),
    ("norm(v/norm(v)) == 1", "3,1", ""),
    ("u**-2*u**2 == 1", "3", ""),
    ("grade(R, 0)*grade(R, 4) == (grade(R, 2) ^ grade(R, 2))/2", "2,2", ""),
    ("grade(R, 0)*grade(R, 4) == (grade(R, 2) ^ grade(R, 2))/2", "6", ""),
    ("u*u == 1", "1,0,2", "u: unit vector"),
    ("(u << e1)**2 == 1", "1,0,1", "u: unit vector"),
    ("(k << e1)**2 == (k << e2)**2", "1,1", "k: null vector"),
    ("grade(exp(B), 0) == 1", "1,0,2", "B: bivector"),
    ("inv(exp(B)) == exp(-B)", "4", "B: 2-blade"),
    ("exp(0*B) == 1", "4", "B: 2-blade"),
    ("a**0 == 1", "2", ""),
    ("u*u*u*u == 1", "2,1", "u: unit vector"),
    ("R*R == 1", "1", ""),
    ("k*k == 0", "4,2", "k: null vector"),
    ("e1*e2 == e12", "2", ""),
    ("e21 == -e12", "2", ""),
    ("1 + 1 == 2", "0", ""),
    ("x*y == y*x", "0", ""),
    ("x @ y == (x << y)*inv(y)", "3", ""),
    ("x / y == x*inv(y)", "3", ""),
    ("x >> y == sandwich(x, y)", "3", "x: versor"),
    ("sw(x, y) == sandwich(x, y)", "3", "x: vector"),
    ("sandwich2(x, y, z) == x*y*~z", "3", ""),
]


@pytest.mark.parametrize(("expression", "algebra", "where"), TRUE)
def test_true_identities_are_proved(expression, algebra, where):
    verdict = verify(expression, algebra, where or None)
    assert verdict.proved, verdict
    assert verdict.exit_status == 0
    assert verdict.bound is verdict.counterexample is verdict.reason is None
    assert "expanded" in verdict.method


GOALS = [
    # CPU seconds of this process, which other work on the machine does not change.
    (1.0, "a*b == b*a", "5", "refuted"),
    (1.0, "(a*b)*c == (a*c)*b", "4,1", "refuted"),
    (1.0, "cp(a, cp(b, c)) == cp(cp(a, b), c)", "5", "refuted"),
    (1.0, "V*v*inv(V) == v", "5", "refuted"),
    (1.0, "inv(a*b) == inv(a)*inv(b)", "5", "refuted"),
    (2.0, "(a*b)*c == a*(b*c)", "4,1", "proved"),
    (1.0, "~(a*b) == ~b*~a", "6", "proved"),
    (1.0, "conjugate(a*b) == conjugate(b)*conjugate(a)", "6", "proved"),
    (5.0, "grade(sandwich(V, v), 1) == sandwich(V, v)", "5", "proved"),
    (5.0, "sandwich(R, a ^ b) == sandwich(R, a) ^ sandwich(R, b)", "4", "proved"),
]


@pytest.mark.parametrize(("limit", "expression", "algebra", "wanted"), GOALS)
def test_speed(limit, expression, algebra, wanted):
    started = time.process_time()
    verdict = verify(expression, algebra)
    assert time.process_time() - started < limit
    assert verdict.verdict == wanted


def test_a_start_from_nothing_is_quick_and_loads_no_heavy_library():
    code = (
        "import time, sys\nimport gaforge\n"
        "v = gaforge.verify('a*b == b*a', '5')\n"
        "print(v.verdict, time.process_time() < 1.0, "
        "[m for m in ('sympy', 'numba', 'torch') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("refuted True []\n", "")


def test_the_public_function_is_the_one_here():
    assert gaforge.verify is decide.verify


@pytest.mark.parametrize("algebra", ["3", "Cl(3,0,0)", (3, 0, 0), [3], Algebra(3)])
def test_algebras_may_be_given_in_all_ways(algebra):
    assert verify("a == a", algebra).algebra == Algebra(3)


def test_bad_input_is_refused():
    with pytest.raises(SignatureError):
        verify("a == a", "three")
    with pytest.raises(ExpressionError, match="timeout"):
        verify("a == a", "3", timeout=0)


# --- Not decided ----------------------------------------------------------------------------------

UNDECIDED = [
    ("exp(a) == 1", "3", "", "simple bivectors only"),
    ("exp(B) == 1", "4", "B: bivector", "simple bivectors only"),
    ("exp(B + C) == 1", "3", "B C: bivector", "rational multiples"),
    ("exp(s*B) == 1", "3", "B: bivector, s: scalar", "rational multiples"),
    ("exp(exp(B)) == 1", "3", "B: bivector", "rational multiples"),
    ("sandwich(a, 1) == 1", "3", "", "not a versor everywhere"),
    ("sandwich(B, v) == grade(sandwich(B, v), 1)", "4", "B: bivector", "not a versor everywhere"),
    ("inv(v)*v == 1", "3", "v: null vector", "exists nowhere"),
    ("inv(a - a) == a", "3", "", "exists nowhere"),
    ("a/0 == a", "3", "", "exists nowhere"),
    ("inv(v)*v == 1", "0,0,2", "", "exists nowhere"),
    ("u == u", "0,0,2", "u: unit vector", "has no unit vector"),
    ("a == a", "13", "", "n = 13"),
    ("norm(inv(a)) == 1/norm(a)", "3,1", "a: versor", "quotient"),
]


@pytest.mark.parametrize(("expression", "algebra", "where", "reason"), UNDECIDED)
def test_what_is_not_understood_is_not_decided(expression, algebra, where, reason):
    verdict = verify(expression, algebra, where or None)
    assert verdict.verdict == "undecided"
    assert verdict.exit_status == 3
    assert reason in verdict.reason
    assert verdict.counterexample is None
    assert f"not decided, because {verdict.reason}" in str(verdict)


VACUOUS = [
    # True for all real elements, and false over finite fields or the complex numbers.
    ("v == 0", "3", "v: null vector"),
    ("v*a == 0", "0,4", "v: null vector"),
    ("v ^ w == 0", "2", "v w: null vector"),
    ("v << e1 == 0", "3,0,1", "v: null vector"),
    ("v*v*v == v*w*w", "4", "v w: null vector"),
]


@pytest.mark.parametrize(("expression", "algebra", "where"), VACUOUS)
def test_statements_that_hold_for_real_elements_only_are_not_refuted(expression, algebra, where):
    verdict = verify(expression, algebra, where)
    assert verdict.proved
    if "only" in str(verdict.quantified_over):
        assert Algebra.parse(algebra).r == 0


def test_time_is_limited():
    started = time.monotonic()
    verdict = verify("inv(inv(a*b)*c) == inv(c)*a*b", "8", timeout=1.0)
    assert verdict.verdict == "undecided"
    assert "longer than" in verdict.reason
    assert time.monotonic() - started < 10


def test_memory_is_limited(monkeypatch):
    monkeypatch.setattr(rings, "MAX_BYTES", 20_000)
    verdict = verify("inv(a*b) == inv(b)*inv(a)", "3")
    assert verdict.verdict == "probabilistic"
    monkeypatch.setattr(decide, "certify", refuse)
    verdict = verify("inv(a*b) == inv(b)*inv(a)", "3")
    assert verdict.verdict == "undecided"
    assert "has more than" in verdict.reason


def test_full_memory_is_no_crash(monkeypatch):
    def full(*unused):
        raise MemoryError

    monkeypatch.setattr(decide, "prove", full)
    verdict = verify("a*b*c == a*(b*c)", "3")
    assert verdict.verdict == "undecided"
    assert "memory" in verdict.reason


def refuse(*unused):
    raise limits.NotDecidedError("no certificate today")


def test_many_symbols_are_refused_before_they_fill_memory(monkeypatch):
    monkeypatch.setattr(decide, "certify", refuse)
    names = " + ".join(f"x{k}" for k in range(90))
    verdict = verify(f"({names})**2 == 0*({names}) + ({names})**2", "6", timeout=20)
    assert verdict.verdict == "undecided"


def test_memory_of_a_process_stays_small():
    code = (
        "import pathlib, gaforge\n"
        "for e, a in [('x*inv(x) == 1', '5'), ('inv(x*y) == inv(y)*inv(x)', '4'),"
        " ('(a*b)*(c*d) == a*(b*(c*d))', '6')]:\n"
        "    print(gaforge.verify(e, a, timeout=5).verdict)\n"
        "status = pathlib.Path('/proc/self/status').read_text()\n"
        "print(int(status.split('VmHWM:')[1].split()[0]) < 1_500_000)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "True", done


# --- How it is decided ----------------------------------------------------------------------------


def test_linear_variables_are_replaced_by_basis_blades_where_that_is_smaller(monkeypatch):
    monkeypatch.setattr(prove, "SPLIT_WORK", 100)
    verdict = verify("(a*b)*c == a*(b*c)", "3")
    assert verdict.proved
    assert "replaced by basis blades" in verdict.method
    # Degree at most 1, but not homogeneous: 0 is tried as well.
    assert verify("(a*b)*(c + 1) == a*(b*c + b)", "3").proved
    monkeypatch.setattr(decide, "FIRST_TRIES", 0)
    monkeypatch.setattr(decide, "FIRST_SMALL", 0)
    assert verify("(a*b)*(c + 1) == a*(b*c)", "3").refuted
    assert verify("(a*b)*c == a*(c*b)", "3").refuted


def test_counterexamples_are_found_from_the_expansion(monkeypatch):
    monkeypatch.setattr(decide, "FIRST_TRIES", 0)
    monkeypatch.setattr(decide, "FIRST_SMALL", 0)
    for expression, algebra, where in [
        ("B*B == sp(B, B)", "5", "B: bivector"),
        ("R*~R == 2", "3", ""),
        ("V*v*inv(V) == v", "4,1", ""),
        ("exp(B) == 1", "2", "B: bivector"),
        ("k ^ l == 0", "2,1", "k l: null vector"),
    ]:
        assert verify(expression, algebra, where or None).refuted


def test_every_component_counts():
    """True for some parities, grades or signs of a kind only."""
    assert verify("V == grade(V, 0, 2)", "3", "V: even").proved
    assert verify("V == grade(V, 0, 2)", "3", "V: versor").refuted
    assert verify("V == grade(V, 1, 3)", "3", "V: versor").refuted
    assert verify("u*u == 1", "2,1", "u: unit vector").refuted
    assert verify("u*u == -1", "2,1", "u: unit vector").refuted
    assert verify("normsq(R) == 1", "2,1", "R: rotor").proved
    assert verify("normsq(V) == norm(V)**2", "3", "V: versor").proved
    assert verify("normsq(V) == norm(V)**2", "2,1", "V: versor").refuted
    assert verify("b ^ b == 0", "3", "b: 2-blade").proved
    assert verify("b ^ b == 0", "3", "b: blade").refuted
    assert verify("b*b == grade(b*b, 0)", "4", "b: k-vector").refuted
    assert verify("k == 0*k + grade(k, 1)", "1,1", "k: null vector").proved
    assert verify("k << (e1 + e2) == 0", "1,1", "k: null vector").refuted
    assert verify("k << (e1 - e2) == 0", "1,1", "k: null vector").refuted
    assert verify("R == R*R*R", "1", "R: rotor").proved
    assert verify("grade(R, 0) == 1", "0,0,2", "R: rotor").refuted
    assert verify("grade(R, 0)**2 == 1", "0,0,2", "R: rotor").proved


def test_the_verdict_says_what_was_quantified_over():
    verdict = verify("sandwich(V, x) == sandwich(V, x)", "3", "V: versor, x: k-vector")
    assert verdict.quantified_over == {
        "V": "even versors and odd versors",
        "x": "0-vectors, 1-vectors, 2-vectors and 3-vectors",
    }
    assert verdict.conditions == ("where all inverses exist",)
    partly = verify("inv(b)*b == 1", "0,0,2", "b: blade")
    assert partly.proved
    assert any("1-blades" in condition for condition in partly.conditions)
    assert verify("a/2 == 0.5*a", "2").conditions == ()


def test_truth_values():
    assert verify("a == a", "2")
    assert not verify("a == 2*a", "2")
    with pytest.raises(TypeError, match="neither true nor false"):
        bool(verify("exp(a) == 1", "2"))


def test_json():
    refuted = verify("a*b == b*a", "2").as_json()
    assert json.loads(json.dumps(refuted)) == refuted
    assert refuted["verdict"] == "refuted"
    assert refuted["counterexample"]["variables"] == {"a": {"e1": "1"}, "b": {"e2": "1"}}
    assert refuted["counterexample"]["difference"] == {"e12": "2"}
    assert set(refuted) == {
        "verdict", "expression", "algebra", "quantified_over", "conditions", "method", "reason",
        "counterexample", "bound", "seconds",
    }  # fmt: skip


def test_two_evaluations_that_disagree_give_no_verdict(monkeypatch):
    monkeypatch.setattr(decide, "differ", lambda left, right: False)
    verdict = verify("a*b == b*a", "2")
    assert verdict.verdict == "undecided"
    assert "report" in verdict.reason
