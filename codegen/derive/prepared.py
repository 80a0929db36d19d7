"""Plans for a fixed map acting on many operands: its outermorphism, and the map applied."""

from __future__ import annotations

from gaforge.algebra import Layout, Term
from gaforge.algebra.blades import grade_masks
from gaforge.codegen.derive.products import contract
from gaforge.codegen.ir.plan import Contract, Operand, Plan, restrict
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GenerationError


def plan_outermorphism(spec: KernelSpec) -> Plan:
    """Return the block of grade k of the outermorphism of a map of vectors M.

    By ``f(e_j ^ B) = f(e_j) ^ f(B)``, grade by grade: every block is a contraction of M with
    the block below it.
    """
    algebra, (layout,) = spec.algebra, spec.layouts
    n = algebra.n
    if len(layout.grades) != 1 or layout.grades[0] < 2:
        raise GenerationError(f"outermorphism takes one grade of 2 or more, not {layout.name!r}")
    (top,) = layout.grades
    steps = []
    previous = "M"
    for k in range(2, top + 1):
        rows, below = grade_masks(n, k), grade_masks(n, k - 1)
        wedge = contract(algebra, "op", grade_masks(n, 1), below, rows)
        terms = []
        for column, blade in enumerate(rows):
            j = (blade & -blade).bit_length() - 1  # e_J = e_j ^ e_rest, j the first index
            rest = below.index(blade & (blade - 1))
            for t in wedge:
                left = t.i * n + j
                right = t.j * len(below) + rest
                terms.append(Term(left, right, t.k * len(rows) + column, t.sign))
        name = "out" if k == top else f"F{k}"
        note = f"block of grade {k}: f(e_j ^ B) = f(e_j) ^ f(B)"
        steps.append(Contract(name, len(rows) ** 2, "M", previous, tuple(terms), note))
        previous = name
    return restrict(Plan((Operand("M", n * n),), tuple(steps), spec.row.law, (top,)))


def plan_linear_map(spec: KernelSpec) -> Plan:
    """Return ``F x``, F one square block per grade of x, row by row, one after the other."""
    (x,) = spec.layouts
    terms = []
    start = 0
    for part in x.slices.values():
        size = part.stop - part.start
        for row in range(size):
            for column in range(size):
                place = start + row * size + column
                terms.append(Term(place, part.start + column, part.start + row, 1))
        start += size * size
    operands = (Operand("F", block_size(x)), Operand("x", x.size))
    step = Contract("out", x.size, "F", "x", tuple(terms), spec.row.law)
    return Plan(operands, (step,), spec.row.law, (1, 1)).check()


def block_size(x: Layout) -> int:
    """Return how many entries the blocks of all grades of a layout have."""
    return sum((part.stop - part.start) ** 2 for part in x.slices.values())
