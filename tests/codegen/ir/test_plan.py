"""Plans: the verifier, what restrict drops, and what plans say about themselves."""

import random

import pytest
from programs import evaluate_plan

from gaforge.algebra import Algebra, Term
from gaforge.codegen.derive.plans import planners
from gaforge.codegen.ir.plan import (
    AddTwice,
    Contract,
    Divide,
    Operand,
    Plan,
    RootAbs,
    Signed,
    restrict,
)
from gaforge.codegen.spec import KernelSpec

A, B = Operand("a", 3), Operand("b", 2)


def plan(*steps, operands=(A, B)):
    return Plan(operands, steps, "form", (1,) * len(operands))


def product(out, size, *terms, left="a", right="b"):
    return Contract(out, size, left, right, tuple(Term(*term) for term in terms), "")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(
            plan(
                product("P", 2, (0, 0, 0, 1), (1, 0, 1, 1)), Signed("out", 1, "P", ((1, 0, 1),), "")
            ),
            plan(product("P", 1, (1, 0, 0, 1)), Signed("out", 1, "P", ((0, 0, 1),), "")),
            id="an-unread-entry-goes-and-the-rest-is-renumbered",
        ),
        pytest.param(
            plan(
                product("P", 2, (0, 0, 0, 1), (1, 1, 1, -1)),
                product("out", 1, (1, 0, 0, 1), left="P"),
            ),
            plan(product("P", 1, (1, 1, 0, -1)), product("out", 1, (0, 0, 0, 1), left="P")),
            id="left-side-of-a-contraction",
        ),
        pytest.param(
            plan(
                product("P", 2, (0, 0, 0, 1), (1, 1, 1, 1)),
                AddTwice("out", 2, "b", "P", (1, None), ""),
            ),
            plan(product("P", 1, (1, 1, 0, 1)), AddTwice("out", 2, "b", "P", (0, None), "")),
            id="add-twice-reads-its-places",
        ),
        pytest.param(
            plan(
                product("s", 2, (0, 0, 0, 1), (1, 0, 1, 1)),
                Divide("out", 2, "b", "s", ""),
            ),
            plan(product("s", 1, (0, 0, 0, 1)), Divide("out", 2, "b", "s", "")),
            id="only-the-first-entry-of-a-denominator",
        ),
        pytest.param(
            plan(product("s", 2, (0, 0, 0, 1), (1, 0, 1, 1)), RootAbs("out", 1, "s", "")),
            plan(product("s", 1, (0, 0, 0, 1)), RootAbs("out", 1, "s", "")),
            id="only-the-first-entry-under-a-root",
        ),
        pytest.param(
            plan(
                Signed("u", 2, "a", ((0, 0, 1), (1, 1, 1)), ""),
                product("P", 2, (0, 0, 0, 1), (1, 0, 1, 1), left="u"),
                Signed("out", 1, "P", ((1, 0, 1),), ""),
            ),
            plan(
                Signed("u", 1, "a", ((1, 0, 1),), ""),
                product("P", 1, (0, 0, 0, 1), left="u"),
                Signed("out", 1, "P", ((0, 0, 1),), ""),
            ),
            id="through-two-steps",
        ),
        pytest.param(
            plan(product("out", 3, (0, 0, 1, 1))),
            plan(product("out", 3, (0, 0, 1, 1))),
            id="the-result-keeps-its-zeros",
        ),
        pytest.param(
            plan(product("out", 1, (2, 1, 0, 1))),
            plan(product("out", 1, (2, 1, 0, 1))),
            id="operands-keep-their-entries",
        ),
    ],
)
def test_restrict(before, after):
    assert restrict(before) == after
    assert restrict(after) == after
    source = random.Random(0)
    operands = {o.name: [source.randint(1, 99) for _ in range(o.size)] for o in before.operands}
    assert evaluate_plan(before, operands) == evaluate_plan(after, operands)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        pytest.param(plan(product("a", 1)), "assigned twice", id="over-an-operand"),
        pytest.param(plan(product("P", 1), product("P", 1)), "assigned twice", id="twice"),
        pytest.param(plan(product("out", 1, left="P")), "reads the future", id="unknown-array"),
        pytest.param(
            plan(product("out", 1, left="P"), product("P", 1)), "reads the future", id="later-array"
        ),
        pytest.param(plan(product("out", 1, (3, 0, 0, 1))), "reads a.3.", id="left-entry-outside"),
        pytest.param(plan(product("out", 1, (0, 2, 0, 1))), "reads b.2.", id="right-entry-outside"),
        pytest.param(
            plan(product("out", 1, (0, 0, 1, 1))), "out.1. is assigned", id="output-entry-outside"
        ),
        pytest.param(
            plan(Signed("out", 1, "a", ((3, 0, 1),), "")), "reads a.3.", id="signed-entry-outside"
        ),
        pytest.param(
            plan(Signed("out", 1, "a", ((0, 1, 1),), "")),
            "out.1. is assigned",
            id="signed-output-outside",
        ),
        pytest.param(
            plan(AddTwice("out", 2, "a", "b", (2, 0), "")), "reads b.2.", id="addend-outside"
        ),
        pytest.param(
            plan(AddTwice("out", 4, "a", "b", (0,) * 4, "")), "reads a.3.", id="base-too-short"
        ),
        pytest.param(
            plan(AddTwice("out", 2, "a", "b", (0, 0, 0), "")),
            "out.2. is assigned",
            id="too-many-places",
        ),
        pytest.param(plan(Divide("out", 4, "a", "b", "")), "reads a.3.", id="numerator-too-short"),
        pytest.param(
            plan(Divide("out", 3, "a", "b", ""), operands=(A, Operand("b", 0))),
            "reads b.0.",
            id="no-denominator",
        ),
        pytest.param(
            plan(RootAbs("out", 1, "a", ""), operands=(Operand("a", 0),)),
            "reads a.0.",
            id="no-root",
        ),
    ],
)
def test_check_refuses(wrong, message):
    with pytest.raises(AssertionError, match=message):
        wrong.check()


def test_facts_of_a_plan():
    steps = (product("P", 2, (0, 0, 0, 1), (1, 1, 1, -1)), AddTwice("out", 2, "b", "P", (0, 1), ""))
    found = plan(*steps).check()
    assert found.result is steps[-1]
    assert found.sizes == {"a": 3, "b": 2, "P": 2, "out": 2}
    assert found.term_count == 2
    assert not found.divides
    assert not found.real_only
    divided = plan(*steps[:1], Divide("out", 2, "P", "a", ""))
    assert divided.divides
    assert not divided.real_only
    rooted = plan(*steps[:1], RootAbs("out", 1, "P", ""))
    assert rooted.divides
    assert rooted.real_only


@pytest.mark.parametrize("text", ["2", "3", "2,0,1", "1,1"])
def test_every_plan_of_the_generator_reads_all_it_makes_and_ends_with_out(text):
    algebra = Algebra.parse(text)
    for operation, layouts in (
        ("sandwich", ("even", "vector")),
        ("sandwich", ("full", "full")),
        ("sandwich2", ("even", "full", "odd")),
        ("inv", ("full",)),
        ("versor_defect", ("full",)),
        ("linear_map", ("even",)),
    ):
        for unit in (False, True) if operation == "sandwich" else (False,):
            spec = KernelSpec.of(algebra, operation, *layouts, unit=unit)
            for make in planners(spec):
                found = make(spec)
                assert restrict(found) == found
                assert found.result.out == "out"
