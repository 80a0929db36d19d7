"""Kinds: names, defaults, and charts that reach every component and nothing else."""

import random
from itertools import pairwise

import numpy as np
import pytest
from algebras import signatures
from identities import member

from gaforge import verify
from gaforge.algebra import Algebra
from gaforge.errors import ExpressionError
from gaforge.identities.cases import Blades, Linear, Rotors, UnitVectors, Versors
from gaforge.identities.kinds import KINDS, default_kind, find_kind, parse_where
from gaforge.identities.limits import Clock, NotDecidedError
from gaforge.identities.prove import chart
from gaforge.identities.rings import Polynomials, Rationals, Residues
from gaforge.identities.roots import Relations
from gaforge.identities.space import Space
from gaforge.identities.tables import tables_of

PRIME = 2**61 - 1
SMALL = signatures(4)


def space_of(algebra, ring=None):
    return Space(tables_of(algebra), ring or Rationals(), Clock(60))


def cases_of(algebra):
    for kind in KINDS.values():
        try:
            yield from kind.cases(algebra)
        except NotDecidedError:
            assert kind.name == "unit vector"
            assert algebra.p + algebra.q == 0


WANTED = [
    "multivector", "scalar", "vector", "bivector", "k-vector", "blade", "even", "odd", "versor",
    "rotor", "unit vector", "unit rotor", "null vector", "pseudoscalar",
]  # fmt: skip


@pytest.mark.parametrize("name", WANTED)
def test_all_kinds_have_elements_and_a_description(name):
    kind = find_kind(name)
    assert kind.summary
    assert kind.cases(Algebra(3, 1))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("2-vector", "2-vector"),
        ("k-vector(3)", "3-vector"),
        ("k-vector of grade 3", "3-vector"),
        ("Blade 2", "2-blade"),
        ("simple bivector", "2-blade"),
        ("UNIT_VECTOR", "unit vector"),
        ("unit rotor", "rotor"),
        ("null-vector", "null vector"),
        ("vectors", "vector"),
    ],
)
def test_names_of_kinds(text, name):
    assert find_kind(text).name == name


@pytest.mark.parametrize("text", ["", "spinor", "vector vector", "-1-vector", "x" * 10**5])
def test_unknown_kinds_are_refused(text):
    with pytest.raises(ExpressionError, match="no kind of variable"):
        find_kind(text)


def test_conventional_names():
    found = {name: default_kind(name).name for name in ("u", "v2", "w_1", "R", "R1", "V", "a", "B")}
    assert found == {
        "u": "vector", "v2": "vector", "w_1": "vector", "R": "rotor", "R1": "rotor",
        "V": "versor", "a": "multivector", "B": "multivector",
    }  # fmt: skip


@pytest.mark.parametrize(
    "where",
    ["R: versor, v: null vector", "R:versor;v:null vector", {"R": "versor", "v": "null vector"}],
)
def test_declarations(where):
    assert {k: v.name for k, v in parse_where(where).items()} == {
        "R": "versor",
        "v": "null vector",
    }


def test_several_names_of_one_kind():
    assert set(parse_where("a, b c: 2-blade")) == {"a", "b", "c"}
    assert parse_where("") == parse_where(None) == {}


@pytest.mark.parametrize(
    ("where", "message"),
    [
        ("a", "no declaration"),
        (": vector", "no declaration"),
        ("a: vector, b", "no declaration"),
        ("a: vector, a: scalar", "declared twice"),
        ("a.b: vector", "no name"),
        ({"a b": "vector"}, "no name"),
        ({"a": 3}, "is text"),
        (3, "is text"),
        ("c: vector", "does not occur"),
        ("a: vector, " * 10_000, "characters"),
    ],
)
def test_bad_declarations_are_refused(where, message):
    with pytest.raises(ExpressionError, match=message):
        verify("a == a", "2", where)


def test_a_declared_blade_name_is_a_variable():
    assert verify("e1*e2 == -e2*e1", "2").proved
    assert verify("e1*e2 == -e2*e1", "2", "e1: vector").refuted
    with pytest.raises(ExpressionError, match="index 5"):
        verify("e5 == e1", "3")


@pytest.mark.parametrize("algebra", SMALL, ids=str)
def test_members_belong(algebra):
    """Elements of every chart pass the exact tests of `Multivector`, which share no code."""
    source = random.Random(3)
    space = space_of(algebra)
    for case in cases_of(algebra):
        seen = 0
        for _ in range(12):
            x = case.member(space, [source.randint(-9, 9) or 1 for _ in range(case.count)])
            if x is None:
                continue
            seen += 1
            assert case.contains(space, x)
            names = {algebra.blade_name(mask): value for mask, value in x.items()}
            mv = algebra.multivector(names or {"1": 0}).astype(object)
            if isinstance(case, Versors):
                assert mv.is_versor()
            elif isinstance(case, Rotors):
                assert mv.is_rotor()
            elif isinstance(case, UnitVectors):
                assert mv * mv == case.square
            elif isinstance(case, Blades) or (isinstance(case, Linear) and not case.with_zero):
                assert mv.is_blade()
            elif "null vectors" in case.label:
                assert mv * mv == 0
        assert seen >= 3


def rank(case, space, source):
    """Dimension of the image of a chart: the rank of its derivative, modulo a prime."""
    ring = space.ring
    start = [source.randrange(PRIME) for _ in range(case.count)]
    direction = []
    for place in range(case.count):
        # The charts are polynomials of degree below 16: differences give the derivative.
        columns = []
        for step in range(16):
            moved = list(start)
            moved[place] = (moved[place] + step) % PRIME
            columns.append(case.chart(space, moved))
        direction.append(derivative(columns, ring.prime))
    masks = sorted({mask for column in direction for mask in column})
    rows = [[column.get(mask, 0) for mask in masks] for column in direction]
    return eliminated(rows, ring.prime)


def derivative(columns, prime):
    """The derivative at 0 of polynomials given at 0, 1, 2, ..., by Newton's formula."""
    masks = {mask for column in columns for mask in column}
    out = {}
    for mask in masks:
        values = [column.get(mask, 0) for column in columns]
        total, order = 0, 1
        while len(values) > 1:
            values = [(b - a) % prime for a, b in pairwise(values)]
            total += (-1) ** (order - 1) * values[0] * pow(order, -1, prime)
            order += 1
        if total % prime:
            out[mask] = total % prime
    return out


def eliminated(rows, prime):
    """The rank of a matrix."""
    count = 0
    while rows:
        row = rows.pop()
        pivot = next((k for k, value in enumerate(row) if value), None)
        if pivot is None:
            continue
        count += 1
        inverse = pow(row[pivot], -1, prime)
        rows = [
            [(x - other[pivot] * inverse * y) % prime for x, y in zip(other, row, strict=True)]
            for other in rows
        ]
    return count


@pytest.mark.parametrize("algebra", [a for a in signatures(4) if a.n >= 2], ids=str)
def test_charts_have_the_dimension_of_their_kind(algebra):
    """A chart whose image has the dimension of an irreducible variety is dense in it."""
    source = random.Random(4)
    space = space_of(algebra, Residues(PRIME))
    n = algebra.n
    planes = n * (n - 1) // 2
    for case in cases_of(algebra):
        dimension = rank(case, space, source)
        if isinstance(case, Versors):
            # A factor; in the odd ones, products by a null vector at the end lose nothing.
            assert dimension == planes + 1
        elif isinstance(case, Rotors):
            assert dimension == planes
        elif isinstance(case, UnitVectors):
            assert dimension == n
        elif isinstance(case, Blades):
            assert dimension == case.grade * (n - case.grade) + 1
        elif "null vectors" in case.label and algebra.p and algebra.q:
            assert dimension == n - 1
        else:
            assert dimension == len(case.basis)


CONSTRAINED = ["versor", "rotor", "unit vector", "null vector", "blade"]


@pytest.mark.parametrize(
    ("algebra", "kind"),
    [
        (algebra, kind)
        for algebra in signatures(4)
        for kind in CONSTRAINED
        if algebra.n >= 3 and (kind != "unit vector" or algebra.p + algebra.q)
    ],
    ids=str,
)
def test_every_component_is_reached(algebra, kind):
    """Polynomials that vanish on all charts vanish at elements made as the definition says.

    The equations are those of low degree that random members of the charts fulfil, found by
    elimination modulo a prime; elements of the kind, of both parities and all signs of the norm,
    must fulfil them too.
    """
    source = np.random.default_rng(5)
    cases = find_kind(kind).cases(algebra)
    equations = [vanishing_quadrics(algebra, case) for case in cases]
    for _ in range(25):
        x = member(algebra, kind, source).dense().coefficients
        x = x / max(1e-9, abs(x).max()) if kind in ("versor", "null vector", "blade") else x
        worst = [residual(found, x) for found in equations]
        assert min(worst) < 1e-6, (kind, x)


def vanishing_quadrics(algebra, case):
    """Real quadratic polynomials that vanish on a case, as rows over the monomials."""
    source = random.Random(6)
    space = space_of(algebra)
    pairs = [(i, j) for i in range(algebra.size) for j in range(i, algebra.size)]
    rows = []
    while len(rows) < len(pairs) + 20:
        parameters = [source.uniform(-1, 1) for _ in range(case.count)]
        x = case.chart(space, parameters)
        values = np.array([float(x.get(mask, 0)) for mask in algebra.masks])
        if case.norm_sign:
            norm = case.norm_sign * space.norm_square(x)
            if norm < 0.05:
                continue
            values = values / np.sqrt(norm) * source.choice((-1, 1))
        rows.append(features(values))
    _, singular, vectors = np.linalg.svd(np.array(rows))
    small = np.zeros(len(vectors), bool)
    small[: len(singular)] = singular < 1e-9 * max(1.0, singular[0])
    small[len(singular) :] = True
    return vectors[small]


def features(x):
    first, second = np.triu_indices(len(x))
    return np.concatenate([[1.0], x, x[first] * x[second]])


def residual(equations, x):
    return float(abs(equations @ features(x)).max(initial=0.0))


def test_general_elements_fulfil_the_equations_of_their_kind():
    for algebra in (Algebra(4, 1), Algebra(3, 0, 1), Algebra(6)):
        ring = Polynomials(8, Clock(60), 10**7)
        space = space_of(algebra, ring)
        relations = Relations(ring)
        (rotors,) = find_kind("rotor").cases(algebra)
        R = chart(space, relations, rotors)
        square = space.gp(R, space.reverse(R))
        one = space.subtract(square, space.integer(1))
        assert all(map(relations.vanishes, one.values()))
        assert not relations.vanishes(ring.generator())


def test_small_kinds_are_decided_on_zero():
    verdict = verify("v == 0", "3", "v: null vector")
    assert verdict.proved
    assert "0 is the only one" in verdict.quantified_over["v"]
    assert verify("v == 1", "3", "v: null vector").refuted
    assert verify("T == 0", "2", "T: trivector").proved
    assert verify("v == 0", "3,0,1", "v: null vector").refuted


def test_an_empty_kind_is_not_decided():
    verdict = verify("u*u == 5", "0,0,2", "u: unit vector")
    assert (verdict.verdict, verdict.exit_status) == ("undecided", 3)
    assert "has no unit vector" in verdict.reason


def test_a_large_radical_is_not_decided():
    # 1 + e123456 fulfils the equations of a rotor there, and is no product of vectors.
    assert "r <= 5" in verify("R*~R == 1", "0,0,6").reason
