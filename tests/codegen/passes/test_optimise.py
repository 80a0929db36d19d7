"""All passes together: never another value, never a higher cost, always the same text."""

import random

import pytest
from programs import evaluate, evaluate_plan, read, write

from gaforge.algebra import Algebra
from gaforge.codegen.catalogue import standard_kernels
from gaforge.codegen.derive.plans import planners
from gaforge.codegen.ir.cost import cost
from gaforge.codegen.ir.program import Load, lower, names
from gaforge.codegen.kernel import unrolls
from gaforge.codegen.passes import PASSES, optimise

SIGNATURES = ("0", "1", "0,1", "0,0,1", "2", "1,1", "0,2", "1,0,1", "0,0,2", "3", "2,0,1", "4")


def programs(text):
    """Yield every plan of every standard kernel that is unrolled, with its program."""
    for spec in standard_kernels(Algebra.parse(text)):
        for make in planners(spec):
            plan = make(spec)
            if unrolls(plan):
                yield spec.name, plan, lower(plan)


@pytest.mark.parametrize("text", SIGNATURES)
def test_values_stay_and_costs_do_not_rise(text):
    source = random.Random(text)
    for name, plan, program in programs(text):
        operands = {
            operand.name: [source.randint(1, 10**6) for _ in range(operand.size)]
            for operand in program.operands
        }
        wanted = evaluate_plan(plan, operands)
        assert evaluate(program, operands) == wanted, name
        spent = cost(program)
        for run in PASSES:
            program = run(program).check()
            assert evaluate(program, operands) == wanted, (name, run)
            assert cost(program).total <= spent.total, (name, run)
            spent = cost(program)


@pytest.mark.parametrize("text", ["2", "3", "2,0,1"])
def test_the_text_is_the_same_each_time(text):
    for name, plan, program in programs(text):
        assert write(optimise(program)) == write(optimise(lower(plan))), name


@pytest.mark.parametrize("text", ["2", "3", "2,0,1", "1,1"])
def test_optimised_programs_have_nothing_left_to_optimise(text):
    for name, _, program in programs(text):
        done = optimise(program)
        for run in PASSES:
            assert cost(run(done)) == cost(done), (name, run)
        assert write(optimise(done)) == write(done), name


def test_every_name_is_read():
    for name, _, program in programs("3"):
        done = optimise(program)
        read = {n for a in done.assignments for n in names(a.expression)}
        unread = {a.name for a in done.assignments} - read - set(done.outputs)
        assert not unread, name


def test_operands_are_read_only_by_loads():
    for name, _, program in programs("2"):
        done = optimise(program)
        loads = [isinstance(a.expression, Load) for a in done.assignments]
        assert loads == sorted(loads, reverse=True), name  # loads first
        assert done.inputs == (), name


def test_names_of_operands_are_not_taken():
    # Helpers are t_0, f_0, ... only where no operand is called so.
    text = """
        out_0 = t_0 f_0 + t_0 f_1 + t_1
        out_1 = t_1 f_1 + t_0
        out_2 = t_1 f_1 - f_0
        """
    program = read(text, 3, t=2, f=2)
    done = optimise(program)
    operands = {"t": [2, 3], "f": [5, 7]}
    assert evaluate(done, operands) == evaluate(program, operands)
    assert {a.name.rpartition("_")[0] for a in done.assignments} == {"t", "f", "tt", "ff", "out"}
