"""Plans for one map acting on many operands."""

import random
from fractions import Fraction

import pytest
import sympy
from elements import action, entries, random_element, unit_versor
from programs import evaluate_plan

from gaforge.algebra import Algebra
from gaforge.algebra.blades import grade_masks
from gaforge.codegen.derive.prepared import block_size, plan_linear_map, plan_outermorphism
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GenerationError


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_blocks_of_an_outermorphism_are_minors(n):
    source = random.Random(n)
    M = sympy.Matrix(n, n, lambda i, j: source.randint(-9, 9))
    for k in range(2, n + 1):
        found = evaluate_plan(
            plan_outermorphism(KernelSpec.of(Algebra(n), "outermorphism", (k,))),
            {"M": [int(value) for value in M]},
        )
        chosen = [[i for i in range(n) if mask >> i & 1] for mask in grade_masks(n, k)]
        assert found == [M.extract(rows, columns).det() for rows in chosen for columns in chosen]


@pytest.mark.parametrize("layout", ["vector", "scalar", (1, 2), "empty"], ids=str)
def test_other_layouts_have_no_outermorphism_block(layout):
    with pytest.raises(GenerationError, match="one grade of 2 or more"):
        plan_outermorphism(KernelSpec.of(Algebra(3), "outermorphism", layout))


def matrix_blocks(algebra, R, layout):
    """Return the matrix of the action of R on each grade, row by row, one after the other."""
    blocks = []
    for k in layout.grades:
        part = algebra.layout((k,))
        columns = [entries(part, action(algebra, R, {mask: 1})) for mask in part.masks]
        blocks += [column[row] for row in range(part.size) for column in columns]
    return blocks


@pytest.mark.parametrize("layout", ["vector", "even", "full", (1, 3)], ids=str)
@pytest.mark.parametrize("algebra", [Algebra(3), Algebra(2, 0, 1), Algebra(1, 2)], ids=str)
def test_a_prepared_versor_acts_as_the_versor(algebra, layout):
    source = random.Random(f"{algebra} {layout}")
    spec = KernelSpec.of(algebra, "linear_map", layout)
    (operand,) = spec.layouts
    R, x = unit_versor(algebra, source, 2), random_element(operand, source)
    blocks = matrix_blocks(algebra, R, operand)
    assert len(blocks) == block_size(operand)
    found = evaluate_plan(plan_linear_map(spec), {"F": blocks, "x": entries(operand, x)})
    assert found == entries(operand, action(algebra, R, x))


def test_the_outermorphism_of_a_versors_matrix_is_its_action_on_blades():
    algebra, source = Algebra(2, 1, 1), random.Random(1)
    R = {mask: Fraction(value) for mask, value in unit_versor(algebra, source, 2).items()}
    M = matrix_blocks(algebra, R, algebra.layout("vector"))
    for k in (2, 3, 4):
        plan = plan_outermorphism(KernelSpec.of(algebra, "outermorphism", (k,)))
        assert evaluate_plan(plan, {"M": M}) == matrix_blocks(algebra, R, algebra.layout((k,)))
