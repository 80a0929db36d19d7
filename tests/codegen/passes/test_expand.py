"""Expand: sums written out in full."""

import pytest

from gaforge.codegen.ir.plan import Operand
from gaforge.codegen.ir.program import Assignment, Program, Quotient, make_sum
from gaforge.codegen.passes.expand import expand


def program(**sums):
    assignments = [Assignment(name, make_sum(terms), "") for name, terms in sums.items()]
    return Program((Operand("a", 3),), tuple(assignments), "out", 1).check()


def terms(assignment):
    return {t.factors: t.coefficient for t in assignment.expression.terms}


@pytest.mark.parametrize(
    ("sums", "expected"),
    [
        # nothing to substitute
        ({"out_0": [(3, ["a_0"])]}, {("a_0",): 3}),
        # a sum times a name, with its coefficient
        (
            {"t_0": [(1, ["a_0"]), (-2, ["a_1"])], "out_0": [(3, ["t_0", "a_2"])]},
            {("a_0", "a_2"): 3, ("a_1", "a_2"): -6},
        ),
        # a sum times itself, like terms merged
        (
            {"t_0": [(1, ["a_0"]), (1, ["a_1"])], "out_0": [(1, ["t_0", "t_0"])]},
            {("a_0", "a_0"): 1, ("a_0", "a_1"): 2, ("a_1", "a_1"): 1},
        ),
        # through two sums, and terms that cancel
        (
            {
                "t_0": [(1, ["a_0"])],
                "t_1": [(1, ["t_0"]), (-1, ["a_1"])],
                "out_0": [(1, ["t_1"]), (-1, ["t_0"])],
            },
            {("a_1",): -1},
        ),
        # a sum of nothing
        ({"t_0": [], "out_0": [(1, ["a_0"]), (1, ["t_0", "a_1"])]}, {("a_0",): 1}),
    ],
)
def test_results_are_polynomials_of_the_operands(sums, expected):
    (assignment,) = expand(program(**sums)).check().assignments
    assert terms(assignment) == expected


def test_arrays_to_keep_are_kept():
    sums = {
        "u_0": [(1, ["a_0", "a_0"])],
        "t_0": [(1, ["u_0"]), (1, ["a_1"])],
        "out_0": [(1, ["t_0", "a_2"])],
    }
    kept, out = expand(program(**sums), keep={"u"}).check().assignments
    assert kept.name == "u_0"
    assert terms(out) == {("a_2", "u_0"): 1, ("a_1", "a_2"): 1}


def test_what_a_quotient_reads_is_kept_and_expanded():
    sums = [
        Assignment("t_0", make_sum([(1, ["a_0"]), (1, ["a_1"])]), ""),
        Assignment("t_1", make_sum([(1, ["t_0", "a_2"])]), ""),
        Assignment("out_0", Quotient("t_1", "a_0"), ""),
    ]
    before = Program((Operand("a", 3),), tuple(sums), "out", 1)
    numerator, out = expand(before).check().assignments
    assert terms(numerator) == {("a_0", "a_2"): 1, ("a_1", "a_2"): 1}
    assert out == sums[-1]
