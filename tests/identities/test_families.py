"""Families: their conditions, and tables of where an identity holds."""

import pytest
from algebras import signatures

from gaforge.algebra import Algebra
from gaforge.errors import ExpressionError, SignatureError
from gaforge.identities.families import Family, is_family, verify_family

PREDICATES = [
    ("n<=4", lambda p, q, r: p + q + r <= 4),
    ("p+q<=5, r<=1", lambda p, q, r: p + q <= 5 and r <= 1),
    ("2 <= n < 4, q = 0", lambda p, q, r: 2 <= p + q + r < 4 and q == 0),
    ("p*q == 0, n <= 5", lambda p, q, r: p * q == 0 and p + q + r <= 5),
    ("(n*(n - 1) + 2*q) % 4 == 0, n<=3", lambda p, q, r: _even(p, q, r) and p + q + r <= 3),
    ("r >= 1, n <= 2 or n != 1, n <= 1", lambda p, q, r: _either(p, q, r)),
    ("p - q == 1 + 2*0, n <= 6", lambda p, q, r: p - q == 1 and p + q + r <= 6),
]


def _even(p, q, r):
    n = p + q + r
    return (n * (n - 1) + 2 * q) % 4 == 0


def _either(p, q, r):
    n = p + q + r
    return (r >= 1 and n <= 2) or (n != 1 and n <= 1)


@pytest.mark.parametrize(("text", "predicate"), PREDICATES)
def test_conditions(text, predicate):
    found = {algebra.signature for algebra in Family(text).algebras()}
    assert found == {a.signature for a in signatures(8) if predicate(*a.signature)}
    assert all((a in Family(text)) == predicate(*a.signature) for a in signatures(6))


@pytest.mark.parametrize(
    "text",
    [
        "n", "n<=", "<=4", "n<=4,", "m<=4", "n<=4 and r=0", "n<=x", "n**2<=4", "n<=4)", "(n<=4",
        "n.real<=4", "__import__('os')<=4", "n<=99999", "(" * 100 + "n<=4", "n<=4 or", "n % 0 == 1",
        "n<=4" + " " * 600,
    ],
)  # fmt: skip
def test_bad_conditions_are_refused(text):
    with pytest.raises(ExpressionError):
        Family(text).algebras()


@pytest.mark.parametrize("text", ["r<=1", "p+q<=5", "n>=3", "n<=9", "p<=2, q<=2"])
def test_families_that_are_too_large_are_refused(text):
    with pytest.raises(SignatureError, match="n > 8"):
        Family(text).algebras()


def test_an_empty_family_is_refused():
    with pytest.raises(SignatureError, match="no algebras"):
        Family("n<=2, p==3").algebras()


def test_families_are_told_from_signatures():
    assert is_family("n<=4")
    assert is_family("p=3")
    assert not is_family("3,0,1")
    assert not is_family(Algebra(3))


@pytest.mark.parametrize(
    ("expression", "where", "family", "description"),
    [
        ("B*B == sp(B, B)", "B: bivector", "n<=4", "n <= 3"),
        ("a*b == b*a", "", "n<=2", None),
        ("I*I == 0", "I: pseudoscalar", "n<=3", "r >= 1"),
        ("norm(v)**2 == v*v", "", "n<=3", "q == 0"),
        ("hodge(hodge(a)) == involute(a)", "", "1<=n<=4", "n % 2 == 0"),
    ],
)
def test_tables_say_where_it_holds(expression, where, family, description):
    found = verify_family(expression, family, where)
    good = [v.algebra for v in found.verdicts if v.proved]
    assert len(found.verdicts) == len(Family(family).algebras())
    assert found.verdict == "refuted"
    assert found.exit_status == 1
    text = str(found)
    for verdict in found.verdicts:
        assert f"{verdict.algebra!s:<10}  {verdict.verdict}" in text
    assert text.splitlines()[-1].startswith(f"holds in {len(good)} of {len(found.verdicts)}")
    if description is not None:
        assert text.endswith(f"those with {description}")
        assert good == [a for a in Family(family).algebras() if a in Family(description)]


def test_verdicts_of_families():
    assert verify_family("a == a", "n<=1").exit_status == 0
    assert verify_family("a == a", "n<=1").summary == "holds in all 4 algebras"
    undecided = verify_family("u == u", "n==1", "u: unit vector")
    assert undecided.verdict == "undecided"
    assert undecided.exit_status == 3
    assert "not decided in 1" in undecided.summary
    data = undecided.as_json()
    assert data["verdict"] == "undecided"
    assert [entry["algebra"] for entry in data["verdicts"]] == ["1,0,0", "0,1,0", "0,0,1"]


def test_a_blade_that_an_algebra_lacks_is_not_decided_there():
    found = verify_family("e1*e2 == -e2*e1", "1<=n<=2, q=0, r=0")
    assert [verdict.verdict for verdict in found.verdicts] == ["undecided", "proved"]
    assert "index 2" in found.verdicts[0].reason


def test_bad_expressions_are_refused_before_any_algebra():
    with pytest.raises(ExpressionError):
        verify_family("a ==", "n<=2")
    with pytest.raises(ExpressionError, match="does not occur"):
        verify_family("a == a", "n<=2", "b: vector")


def test_progress_is_told():
    seen = []
    verify_family("a == a", "n<=1", progress=lambda algebras: seen.append(algebras) or algebras)
    assert [a.n for a in seen[0]] == [0, 1, 1, 1]
