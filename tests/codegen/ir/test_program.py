"""Programs: sums in one normal form, lowering of every kind of step, and the verifier."""

import pytest
from programs import evaluate, evaluate_plan, lines, read, read_sum, write, write_expression

from gaforge.algebra import Term
from gaforge.codegen.ir.plan import AddTwice, Contract, Divide, Operand, Plan, RootAbs, Signed
from gaforge.codegen.ir.program import (
    Assignment,
    Load,
    Program,
    Quotient,
    Root,
    lower,
    make_sum,
    names,
    rename,
    scalar,
)


@pytest.mark.parametrize(
    ("terms", "wanted"),
    [
        pytest.param([], "0", id="no-terms-are-zero"),
        pytest.param([(0, ("a_0",))], "0", id="a-zero-term-is-dropped"),
        pytest.param([(1, ("a_0",)), (2, ("a_0",))], "3 a_0", id="like-terms-merge"),
        pytest.param([(1, ("a_0",)), (-1, ("a_0",))], "0", id="opposite-terms-cancel"),
        pytest.param([(1, ("b_0", "a_0"))], "a_0 b_0", id="factors-are-sorted"),
        pytest.param(
            [(1, ("a_0", "b_1")), (1, ("b_1", "a_0"))], "2 a_0 b_1", id="merged-after-sorting"
        ),
        pytest.param([(1, ("a_10", "a_9"))], "a_9 a_10", id="entries-are-sorted-as-numbers"),
        pytest.param([(1, ("a_0", "a_0"))], "a_0 a_0", id="squares-stay"),
        pytest.param([(3, ())], "3", id="a-constant"),
        pytest.param([(3, ()), (-3, ())], "0", id="constants-cancel"),
        pytest.param(
            [(-1, ("a_0",)), (1, ("a_1",)), (1, ("a_2",))],
            "a_1 + a_2 - a_0",
            id="positive-terms-first-else-in-order",
        ),
        pytest.param([(-1, ("a_1",)), (-1, ("a_0",))], "- a_1 - a_0", id="all-negative-in-order"),
        pytest.param(
            [(1, ("a_0",)), (1, ("a_1",)), (-2, ("a_0",))],
            "a_1 - a_0",
            id="sign-after-merging-decides-the-order",
        ),
    ],
)
def test_make_sum(terms, wanted):
    assert write_expression(make_sum(terms)) == wanted


def test_the_text_of_the_tests_reads_back():
    for text in ("0", "3", "2 a_0 b_1 - a_1 a_1", "- a_0 - 4"):
        assert write_expression(read_sum(text)) == text


def test_make_sum_is_idempotent():
    expression = read_sum("2 a_0 b_1 - a_1 + 3")
    assert make_sum((t.coefficient, t.factors) for t in expression.terms) == expression


@pytest.mark.parametrize(
    ("expression", "wanted"),
    [
        pytest.param(read_sum("a_0 a_0 - b_1"), ["a_0", "a_0", "b_1"], id="sum-with-repetitions"),
        pytest.param(Quotient("p_0", "q_0"), ["p_0", "q_0"], id="quotient"),
        pytest.param(Root("s_0"), ["s_0"], id="root"),
        pytest.param(Load("a", 0), [], id="load-reads-an-array"),
    ],
)
def test_names(expression, wanted):
    assert list(names(expression)) == wanted


@pytest.mark.parametrize(
    ("expression", "wanted"),
    [
        pytest.param(read_sum("a_0 b_0 + c_0"), "a_1 b_0 + c_0", id="sum"),
        pytest.param(read_sum("a_0 + a_1"), "2 a_1", id="terms-that-become-alike-merge"),
        pytest.param(Quotient("a_0", "a_0"), "a_1 / a_1", id="quotient"),
        pytest.param(Root("a_0"), "sqrt|a_1|", id="root"),
        pytest.param(Load("a", 0), "load a 0", id="load-is-kept"),
    ],
)
def test_rename(expression, wanted):
    assert write_expression(rename(expression, {"a_0": "a_1"})) == wanted


A = Operand("a", 2)
B = Operand("b", 2)


@pytest.mark.parametrize(
    ("operands", "steps", "wanted"),
    [
        pytest.param(
            (A, B),
            (Contract("out", 2, "a", "b", (Term(0, 1, 0, 1), Term(1, 0, 0, -1)), ""),),
            "out_0 = a_0 b_1 - a_1 b_0\nout_1 = 0",
            id="contraction-with-an-empty-output",
        ),
        pytest.param(
            (A,),
            (Contract("out", 1, "a", "a", (Term(0, 1, 0, 1), Term(1, 0, 0, 1)), ""),),
            "out_0 = 2 a_0 a_1",
            id="contraction-of-an-array-with-itself-merges",
        ),
        pytest.param(
            (A,),
            (Contract("out", 1, "a", "a", (Term(0, 1, 0, 1), Term(1, 0, 0, -1)), ""),),
            "out_0 = 0",
            id="contraction-of-an-array-with-itself-cancels",
        ),
        pytest.param(
            (A,),
            (Signed("out", 3, "a", ((0, 1, -1), (1, 0, 1)), ""),),
            "out_0 = a_1\nout_1 = - a_0\nout_2 = 0",
            id="signed-permutation",
        ),
        pytest.param(
            (A,),
            (Signed("out", 1, "a", ((0, 0, 1), (1, 0, -1)), ""),),
            "out_0 = a_0 - a_1",
            id="signed-sum",
        ),
        pytest.param(
            (A, B),
            (AddTwice("out", 2, "a", "b", (1, None), ""),),
            "out_0 = a_0 + 2 b_1\nout_1 = a_1",
            id="add-twice",
        ),
        pytest.param(
            (A, Operand("s", 1)),
            (Divide("out", 2, "a", "s", ""),),
            "out_0 = a_0 / s_0\nout_1 = a_1 / s_0",
            id="divide",
        ),
        pytest.param((A,), (RootAbs("out", 1, "a", ""),), "out_0 = sqrt|a_0|", id="root"),
        pytest.param(
            (A,),
            (
                Signed("s", 1, "a", ((1, 0, 1),), ""),
                Contract("out", 1, "s", "s", (Term(0, 0, 0, 1),), ""),
            ),
            "s_0 = a_1\nout_0 = s_0 s_0",
            id="steps-in-order",
        ),
    ],
)
def test_lower(operands, steps, wanted):
    plan = Plan(operands, steps, "", (1,) * len(operands)).check()
    program = lower(plan)
    assert write(program) == wanted
    assert program.operands == operands
    assert (program.result, program.size) == ("out", steps[-1].size)
    operands = {operand.name: [3, 7][: operand.size] for operand in operands}
    assert evaluate(program, operands) == evaluate_plan(plan, operands)


def test_sections_are_the_notes_of_the_steps():
    steps = (Signed("s", 1, "a", ((0, 0, 1),), "first"), RootAbs("out", 1, "s", "second"))
    program = lower(Plan((A,), steps, "", (1,)))
    assert [a.section for a in program.assignments] == ["first", "second"]


def test_inputs_are_the_entries_that_are_read_in_order():
    program = read(
        """
        p_0 = b_1 + a_2
        out_0 = p_0 a_0
        """,
        a=3,
        b=2,
    )
    assert program.inputs == ("a_0", "a_2", "b_1")


def test_outputs_are_numbered():
    program = read("out_0 = a_0\nout_1 = a_0", outputs=2, a=1)
    assert program.outputs == ("out_0", "out_1") == (scalar("out", 0), scalar("out", 1))


@pytest.mark.parametrize(
    ("assignments", "outputs", "message"),
    [
        pytest.param([("out_0", "p_0")], 1, "reads .* before", id="unknown-name"),
        pytest.param([("out_0", "p_0"), ("p_0", "a_0")], 1, "reads .* before", id="wrong-order"),
        pytest.param([("out_0", "a_2")], 1, "reads .* before", id="entry-outside-the-operand"),
        pytest.param([("out_0", "out_0")], 1, "reads .* before", id="itself"),
        pytest.param([("p_0", "a_0"), ("p_0", "a_1")], 1, "assigned twice", id="twice"),
        pytest.param([("a_0", "a_1")], 1, "assigned twice", id="over-an-operand"),
        pytest.param([("out_0", "a_0")], 2, "an output is never assigned", id="missing-output"),
    ],
)
def test_check_refuses(assignments, outputs, message):
    listed = tuple(Assignment(name, read_sum(body), "") for name, body in assignments)
    with pytest.raises(AssertionError, match=message):
        Program((A,), listed, "out", outputs).check()


def test_check_lets_a_load_define_an_entry_once():
    load = Assignment("a_0", Load("a", 0), "")
    use = Assignment("out_0", read_sum("a_0"), "")
    assert Program((A,), (load, use), "out", 1).check()
    with pytest.raises(AssertionError, match="before they are assigned"):
        Program((A,), (use, load), "out", 1).check()
    with pytest.raises(AssertionError, match="assigned twice"):
        Program((A,), (load, load, use), "out", 1).check()


def test_read_and_write_are_inverse():
    text = """
        p_0 = 2 a_0 b_1 - a_1
        q_0 = sqrt|p_0|
        out_0 = p_0 / q_0
        """
    assert write(read(text, a=2, b=2)) == lines(text)
