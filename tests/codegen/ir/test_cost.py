"""Operation counts of expressions, programs and table loops."""

import pytest
from programs import read, read_sum

from gaforge.algebra import Algebra
from gaforge.codegen.ir.cost import Cost, cost
from gaforge.codegen.ir.program import Assignment, Load, Program, Quotient, Root
from gaforge.codegen.kernel import build_kernel, table_cost
from gaforge.codegen.spec import KernelSpec


@pytest.mark.parametrize(
    ("expression", "wanted"),
    [
        pytest.param(read_sum("0"), Cost(), id="zero"),
        pytest.param(read_sum("a_0"), Cost(), id="copy"),
        pytest.param(read_sum("- a_0"), Cost(), id="sign-is-free"),
        pytest.param(read_sum("3"), Cost(), id="constant"),
        pytest.param(read_sum("2 a_0"), Cost(1), id="factor-two-is-a-multiplication"),
        pytest.param(read_sum("- 2 a_0"), Cost(1), id="negative-factor-two"),
        pytest.param(read_sum("a_0 a_1"), Cost(1), id="product"),
        pytest.param(read_sum("2 a_0 a_0 a_1"), Cost(3), id="product-of-four-factors"),
        pytest.param(read_sum("a_0 + a_1"), Cost(0, 1), id="sum"),
        pytest.param(read_sum("a_0 - a_1 - a_2"), Cost(0, 2), id="differences-count-as-sums"),
        pytest.param(read_sum("a_0 a_1 - 2 a_2 + 1"), Cost(2, 2), id="mixed"),
        pytest.param(Quotient("a_0", "a_1"), Cost(0, 0, 1), id="quotient"),
        pytest.param(Root("a_0"), Cost(0, 0, 0, 1), id="root"),
        pytest.param(Load("a", 0), Cost(), id="load-is-free"),
    ],
)
def test_cost_of_one_expression(expression, wanted):
    assert cost(Program((), (Assignment("out_0", expression, ""),), "out", 1)) == wanted


def test_costs_add_up():
    program = read(
        """
        s_0 = a_0 a_0 + a_1 a_1
        n_0 = sqrt|s_0|
        out_0 = a_0 / n_0
        out_1 = a_1 / n_0
        """,
        outputs=2,
        a=2,
    )
    assert cost(program) == Cost(2, 1, 2, 1)
    assert cost(program).total == 6


def test_the_empty_program_costs_nothing():
    assert cost(Program((), (), "out", 0)) == Cost(0, 0, 0, 0)


@pytest.mark.parametrize(
    ("found", "text"),
    [
        (Cost(), "none"),
        (Cost(2, 1), "2 multiplications, 1 additions"),
        (Cost(0, 0, 3, 1), "3 divisions, 1 roots"),
    ],
)
def test_text(found, text):
    assert str(found) == text


def test_a_table_loop_multiplies_and_adds_for_every_term():
    algebra = Algebra(3)
    spec = KernelSpec.of(algebra, "gp")
    assert table_cost(build_kernel(spec).plan) == Cost(64, 64)
    spec = KernelSpec.of(algebra, "inv", "vector")
    assert table_cost(build_kernel(spec).plan) == Cost(3, 3, 3)
    spec = KernelSpec.of(algebra, "norm", "vector")
    assert table_cost(build_kernel(spec).plan) == Cost(3, 3, 0, 1)
    spec = KernelSpec.of(algebra, "sandwich", "even", "vector", unit=True)
    plan = build_kernel(spec).plan
    twice = 3
    assert table_cost(plan) == Cost(plan.term_count + twice, plan.term_count + twice)


def test_the_form_follows_from_the_number_of_products():
    for text, form in (("5", "unrolled"), ("6", "table")):
        kernel = build_kernel(KernelSpec.of(Algebra.parse(text), "gp"))
        assert kernel.form == form
        expected = cost(kernel.program) if form == "unrolled" else table_cost(kernel.plan)
        assert kernel.cost == expected
