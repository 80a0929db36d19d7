"""The catalogue: each entry is what its family says, and false after a mutation."""

import pytest
from algebras import signatures

from gaforge.algebra import Algebra
from gaforge.identities.catalogue import (
    ALL,
    CATALOGUE,
    SOURCES,
    SUBJECTS,
    Entry,
    catalogue_table,
    check_catalogue,
)
from gaforge.identities.decide import verify
from gaforge.identities.families import Family
from gaforge.language import Apply, Name, Number, Power, parse_identity, walk

IDS = [entry.name for entry in CATALOGUE]
HEAVY = {"inverse of a product"}  # several seconds from n = 3 on

TOPICS = [
    "associativity", "Jacobi", "reversal", "adjoint", "double dual", "De Morgan", "keeps grade",
    "outermorphism", "commuting part", "Cartan-Dieudonne", "projection and rejection",
    "Hitzer", "Shirokov",
]  # fmt: skip


def test_there_are_enough_entries_with_names_of_their_own():
    assert len(CATALOGUE) >= 80
    assert len(set(IDS)) == len(IDS)
    assert len({entry.expression + entry.where for entry in CATALOGUE}) == len(IDS)


@pytest.mark.parametrize("topic", TOPICS)
def test_topics_of_the_field_are_covered(topic):
    assert any(topic in name for name in IDS)


def test_some_entries_fail_somewhere_and_some_fail_almost_everywhere():
    families = {entry.family for entry in CATALOGUE}
    assert len(families - {ALL}) >= 10


@pytest.mark.parametrize("entry", CATALOGUE, ids=IDS)
def test_sources_are_known(entry):
    assert entry.source.partition(",")[0] in SOURCES


def unexpected(entry, algebras):
    """Where an entry is not what the catalogue says."""
    out = []
    for algebra in algebras:
        (outcome,) = check_catalogue(algebra, entries=[entry], timeout=30)
        if outcome.exit_status or outcome.found != outcome.expected:
            out.append((algebra, outcome.verdict))
    return out


@pytest.mark.parametrize("entry", CATALOGUE, ids=IDS)
def test_entries_hold_in_their_families_and_nowhere_else(entry):
    limit = 2 if entry.name in HEAVY else 3
    larger = [] if entry.name in HEAVY else [Algebra(3, 0, 1), Algebra(1, 3), Algebra(2, 0, 2)]
    assert unexpected(entry, [*signatures(limit), *larger]) == []


FIVE = [
    entry
    for entry in CATALOGUE
    if "5" in entry.family or "4" in entry.family or "hodge" in entry.expression
]


@pytest.mark.parametrize("entry", FIVE, ids=[entry.name for entry in FIVE])
def test_families_that_end_at_4_or_5_do_so(entry):
    algebras = [Algebra(5), Algebra(4, 1), Algebra(0, 0, 5)]
    if "n <= 5" in entry.family:
        algebras.append(Algebra(6))
    assert unexpected(entry, algebras) == []


# --- Mutations ------------------------------------------------------------------------------------


def rebuilt(node, target, replacement):
    """A tree with one part replaced."""
    if node is target:
        return replacement
    if isinstance(node, Apply):
        inside = tuple(rebuilt(child, target, replacement) for child in node.operands)
        return Apply(node.position, node.operation, inside, node.grades)
    if isinstance(node, Power):
        return Power(node.position, rebuilt(node.base, target, replacement), node.exponent)
    return node


SIBLINGS = {
    "gp": "op", "op": "gp", "lc": "rc", "rc": "lc", "rp": "op", "sp": "gp", "cp": "acp",
    "acp": "cp", "ip_symmetric": "ip", "add": "subtract", "subtract": "add", "reverse": "involute",
    "involute": "reverse", "conjugate": "reverse", "dual": "involute", "undual": "involute",
    "hodge": "unhodge", "unhodge": "reverse", "normsq": "reverse", "norm": "normsq",
    "inv": "reverse",
}  # fmt: skip


def mutations(identity):
    """Identities that differ in one place: an operation, a sign, a factor, a grade."""
    for side, other, order in (
        (identity.left, identity.right, 1),
        (identity.right, identity.left, -1),
    ):
        for node in walk(side):
            for changed in changes(node):
                pair = (rebuilt(side, node, changed), other)[::order]
                yield f"{pair[0]} == {pair[1]}"


def changes(node):
    if isinstance(node, Number):
        yield Number(0, node.value + 1)
    elif isinstance(node, Name):
        yield Apply(0, "negate", (node,))
        yield Apply(0, "reverse", (node,))
    elif isinstance(node, Power):
        yield Power(0, node.base, node.exponent + 1)
    elif node.operation == "grade":
        yield Apply(0, "grade", node.operands, (node.grades[0] + 1, *node.grades[1:]))
    elif node.operation in SIBLINGS:
        yield Apply(0, SIBLINGS[node.operation], node.operands)
    if isinstance(node, Apply) and node.operation != "grade":
        yield Apply(0, "gp", (Number(0, 2), node))


@pytest.mark.parametrize("entry", CATALOGUE, ids=IDS)
def test_every_entry_is_refuted_after_a_mutation(entry):
    """In an algebra where the entry itself holds; most mutations must be seen."""
    candidates = [
        Algebra(2, 1),
        Algebra(3),
        Algebra(4),
        Algebra(2, 0, 1),
        Algebra(2),
        Algebra(0, 2),
    ]
    candidates += [Algebra(0, 0, 2), Algebra(1), Algebra(0)]
    good = [a for a in candidates if a in Family(entry.family) and a in Family(entry.domain)]
    mutated = list(dict.fromkeys(mutations(parse_identity(entry.expression))))[:12]
    refuted = 0
    for text in mutated:
        names = parse_identity(text).names
        where = {
            name: kind
            for part in entry.where.split(",")
            if ":" in part
            for name in part.split(":")[0].split()
            for kind in [part.split(":")[1]]
            if name in names
        }
        for algebra in good[:3]:
            if verify(text, algebra, where, timeout=3).refuted:
                refuted += 1
                break
        if refuted == 2:
            return
    assert refuted, mutated


# --- Running it -----------------------------------------------------------------------------------


def test_outcomes_have_statuses():
    true, false = Entry("x", "a == a"), Entry("y", "a == 2*a")
    wrong, unclear = Entry("z", "a == a", family="n == 9"), Entry("w", "exp(a) == a")
    found = check_catalogue("2", entries=[true, false, wrong, unclear])
    assert [outcome.exit_status for outcome in found] == [0, 1, 1, 3]
    assert Entry("v", "exp(a) == a", domain="n == 9").expected(Algebra(2)) == "undecided"
    (certain,) = check_catalogue("2", entries=[true])
    assert certain.as_json()["source"] == true.source


def test_the_table_has_every_entry():
    text = catalogue_table()
    lines = text.splitlines()
    for subject in SUBJECTS:
        assert f"## {subject}" in lines
    for entry in CATALOGUE:
        rows = [line for line in lines if line.startswith(f"| {entry.name} | ")]
        assert len(rows) == 1
        assert len(rows[0].replace("\\|", "").split("|")) == 7
        assert entry.source in rows[0]
    for short in SOURCES:
        assert any(line.startswith(f"- **{short}**: ") for line in lines)
