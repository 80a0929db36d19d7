"""Schedule: every name before its readers, the order of the plan otherwise."""

import pytest
from programs import Operand, lines, read_sum, write

from gaforge.codegen.ir.program import Assignment, Program
from gaforge.codegen.passes.schedule import schedule
from gaforge.codegen.passes.unpack import unpack


def unordered(*rows, outputs=1):
    listed = tuple(Assignment(name, read_sum(body), "") for name, body in rows)
    return Program((Operand("a", 4),), listed, "out", outputs)


@pytest.mark.parametrize(
    ("program", "after"),
    [
        pytest.param(
            unordered(("out_0", "t_0 + a_0"), ("t_0", "a_1 a_2")),
            "t_0 = a_1 a_2\nout_0 = t_0 + a_0",
            id="a-helper-moves-before-its-reader",
        ),
        pytest.param(
            unordered(
                ("out_0", "a_0"),
                ("out_1", "t_0"),
                ("t_0", "a_1 t_1"),
                ("t_1", "a_2 a_3"),
                outputs=2,
            ),
            "out_0 = a_0\nt_1 = a_2 a_3\nt_0 = a_1 t_1\nout_1 = t_0",
            id="helpers-of-helpers-directly-before",
        ),
        pytest.param(
            unordered(("t_0", "a_1 a_2"), ("t_1", "a_0 a_0"), ("out_0", "t_1 + t_0")),
            "t_0 = a_1 a_2\nt_1 = a_0 a_0\nout_0 = t_1 + t_0",
            id="an-order-that-is-right-stays",
        ),
        pytest.param(
            unordered(("out_0", "a_0"), ("t_0", "a_1 a_2")), "out_0 = a_0", id="unread-is-dropped"
        ),
    ],
)
def test_schedule(program, after):
    found = schedule(program).check()
    assert write(found) == lines(after)
    assert schedule(found) == found


def test_unpack_reads_each_entry_once_and_first():
    program = unordered(("p_0", "a_3 a_0 + a_3"), ("out_0", "p_0 a_3"))
    found = unpack(program).check()
    assert write(found) == lines(
        """
        a_0 = load a 0
        a_3 = load a 3
        p_0 = a_0 a_3 + a_3
        out_0 = a_3 p_0
        """
    )
    assert found.assignments[0].section == "a"


def test_unpack_reads_operand_by_operand():
    listed = (Assignment("out_0", read_sum("b_1 a_2 + a_10"), ""),)
    program = Program((Operand("a", 11), Operand("b", 2)), listed, "out", 1)
    assert [a.name for a in unpack(program).assignments] == ["a_2", "a_10", "b_1", "out_0"]


def test_unpack_changes_an_unpacked_program_no_more():
    program = unpack(unordered(("out_0", "a_0")))
    assert unpack(program) == program


def test_unpack_reads_nothing_where_nothing_is_read():
    assert write(unpack(unordered(("out_0", "0")))) == "out_0 = 0"
