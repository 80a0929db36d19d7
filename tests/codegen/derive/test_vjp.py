"""Gradients of plans: against difference quotients in exact arithmetic."""

import random
from fractions import Fraction

import pytest
from programs import evaluate, evaluate_plan

from gaforge.algebra import Algebra
from gaforge.codegen.derive.vjp import plan_vjp
from gaforge.codegen.formula import FormulaSpec
from gaforge.codegen.ir.cost import cost
from gaforge.codegen.ir.plan import Contract, Operand, Plan, RootAbs, Signed
from gaforge.codegen.ir.program import lower
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.passes import optimise
from gaforge.codegen.spec import KernelSpec
from gaforge.language import parse_expression

STEP = Fraction(1, 10**15)

CASES = [
    ("3", "gp", ("even", "vector")),
    ("2,0,1", "gp", ("full", "full")),
    ("1,1", "cp", ("full", "full")),
    ("2", "lc", ("bivector", "vector")),  # no result
    ("3", "hodge", ("full",)),
    ("3", "normsq", ("full",)),
    ("2", "inv", ("full",)),
    ("3,0,1", "inv", ("even",)),
    ("3", "sandwich", ("even", "vector")),
    ("2,0,1", "sandwich", ("full", "full")),
    ("3", "sandwich unit", ("even", "full")),
    ("2,0,1", "sandwich unit", ("even", "vector")),
    ("2", "sandwich2", ("full", "vector", "even")),
    ("3", "linear_map", ("even",)),
    ("3", "outermorphism", ("trivector",)),
]


def kernel_of(text, operation, layouts):
    operation, _, unit = operation.partition(" ")
    spec = KernelSpec.of(Algebra.parse(text), operation, *layouts, unit=bool(unit))
    return build_kernel(spec)


def numbers(source, size):
    return [Fraction(source.randint(1, 9), source.randint(1, 9)) for _ in range(size)]


def derivatives(plan, operands, g):
    """Return the derivatives of ``g . out`` in all entries of all operands, by differences."""
    found = []
    for operand in plan.operands:
        for i in range(operand.size):
            sides = []
            for step in (STEP, -STEP):
                moved = list(operands[operand.name])
                moved[i] += step
                out = evaluate_plan(plan, operands | {operand.name: moved})
                sides.append(sum((a * b for a, b in zip(g, out, strict=True)), Fraction(0)))
            found.append((sides[0] - sides[1]) / (2 * STEP))
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_gradients_are_the_derivatives(case):
    plan = kernel_of(*case).plan
    source = random.Random(str(case))
    operands = {o.name: numbers(source, o.size) for o in plan.operands}
    g = numbers(source, plan.result.size)
    vjp = plan_vjp(plan)
    got = evaluate_plan(vjp, operands | {"g": g})
    wanted = derivatives(plan, operands, g)
    assert len(got) == sum(operand.size for operand in plan.operands)
    largest = max([1, *map(abs, wanted)])
    assert all(abs(a - b) < 10**-20 * largest for a, b in zip(got, wanted, strict=True))
    if not plan.divides:  # up to degree 2 in each operand the quotients are exact
        assert case[1] == "outermorphism" or got == wanted


def test_gradients_cost_a_small_multiple_of_the_operation():
    for case in CASES:
        kernel = kernel_of(*case)
        program = optimise(lower(plan_vjp(kernel.plan)))
        assert cost(program).total <= 4 * kernel.cost.total + 4 * kernel.plan.result.size + 8


def test_what_is_shared_by_gradients_is_evaluated_once():
    vjp = plan_vjp(kernel_of("3", "sandwich unit", ("even", "vector")).plan)
    assert [step.out for step in vjp.steps].count("dP") == 1
    readers = [step for step in vjp.steps if "dP" in step.sources]
    assert {step.out for step in readers} >= {"dx"}
    assert len(readers) == 2


def test_an_operand_that_does_not_matter_has_gradient_zero():
    operands = (Operand("a", 2), Operand("b", 3))
    plan = Plan(operands, (Signed("out", 2, "a", ((0, 1, 1), (1, 0, -1)), ""),), "", (1, 0))
    got = evaluate_plan(plan_vjp(plan), {"g": [5, 7], "a": [1, 2], "b": [3, 4, 5]})
    assert got == [7, -5, 0, 0, 0]


def test_a_root_gives_its_slope():
    square = Contract("s", 1, "a", "a", (), "")
    plan = Plan((Operand("a", 1),), (square, RootAbs("out", 1, "s", "")), "", (1,))
    program = lower(plan_vjp(plan))
    assert any(type(a.expression).__name__ == "Slope" for a in program.assignments)


def test_numbers_in_a_formula_are_factors_of_its_gradients():
    algebra = Algebra(2)
    spec = FormulaSpec.of_tree(
        algebra, parse_expression("2*a - a*b + 3"), {"a": "even", "b": "vector"}
    )
    plan = build_kernel(spec).plan
    source = random.Random(4)
    operands = {o.name: numbers(source, o.size) for o in plan.operands}
    g = numbers(source, plan.result.size)
    program = lower(plan_vjp(plan))
    assert evaluate(program, operands | {"g": g}) == derivatives(plan, operands, g)
