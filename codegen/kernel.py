"""A kernel on its way through the pipeline: spec, plan, program, and how it will be written."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from gaforge.algebra import Layout
from gaforge.codegen.derive.plans import planners
from gaforge.codegen.derive.products import LARGE
from gaforge.codegen.derive.spinor_adjoint import find_adjoint
from gaforge.codegen.derive.spinor_forms import plan_spinor, prefers_spinor
from gaforge.codegen.ir.cost import Cost, cost
from gaforge.codegen.ir.plan import (
    AddTwice,
    Contract,
    Divide,
    Exponential,
    Plan,
    RootAbs,
    Signed,
    Spinor,
    Split,
)
from gaforge.codegen.ir.program import Program, lower
from gaforge.codegen.passes import optimise
from gaforge.codegen.spec import KernelSpec

UNROLL_LIMIT = 1100
"""Most products that are unrolled; above, code is a loop over tables (or gathers, in torch).

Measured: 1,024 products take about 3 s to compile and run 2.8 times faster than the loop; the
4,096 of a dense product in Cl(6) would take 15 s and fall out of the instruction cache.
"""

UNROLL_WEIGHT_LIMIT = 1450
"""Most of products plus four times the scalars that are loaded and stored.

What is loaded and used once cannot stay in registers: the 924 products of a block-diagonal map
on Cl(6) with their 924 entries took over a minute to compile.
"""


SPINOR_TARGETS = ("numba", "torch", "vjp")
"""Targets that write products of matrices in the spinor representation."""


@dataclass(frozen=True)
class Kernel:
    """A planned kernel.

    Attributes
    ----------
    spec : KernelSpec
    plan : Plan
        The cheapest of the candidate plans.
    guard : Kernel or None
        The versor test that the public function runs first.
    """

    spec: KernelSpec
    plan: Plan
    guard: Kernel | None = None

    @property
    def form(self) -> str:
        """``unrolled`` or ``table``, by the size of the plan, or what its only step is.

        That is ``spinor``, ``exponential`` or ``split``.
        """
        if isinstance(self.plan.result, Spinor):
            return "spinor"
        if isinstance(self.plan.result, Exponential):
            return "exponential"
        if isinstance(self.plan.result, Split):
            return "split"
        return "unrolled" if unrolls(self.plan) else "table"

    @cached_property
    def program(self) -> Program:
        """The optimised straight-line program."""
        return optimise(lower(self.plan))

    @cached_property
    def cost(self) -> Cost:
        """Operations per element, in the form that is written."""
        return cost(self.program) if self.form == "unrolled" else table_cost(self.plan)

    @property
    def doc(self) -> str:
        """One line for the kernel's docstring."""
        return f"{self.form.capitalize()}: {self.cost} per element."

    @property
    def summary(self) -> str:
        """First line of the public function's docstring."""
        row = self.spec.row
        unit = " of unit norm" if self.spec.unit else ""
        article = "" if row.kind == "internal" else "the "
        return f"Return {article}{row.summary}{unit}."

    @property
    def law(self) -> str:
        """What the kernel evaluates and is proved equal to, as a sentence of the docstring."""
        return f"Law: {self.plan.form}."

    @property
    def shape_lines(self) -> list[str]:
        """Indented docstring lines with the shapes of operands and result."""
        lines = [
            f"    {operand.name} : (..., {operand.size}){layout_text(self.operand_layout(place))}"
            for place, operand in enumerate(self.plan.operands)
        ]
        result = self.spec.result if self.spec.row.kind != "internal" else None
        return [*lines, f"    returns : (..., {self.plan.result.size}){layout_text(result)}"]

    def operand_layout(self, place: int) -> Layout | None:
        """Return what an operand holds, or None for matrices."""
        if self.spec.operation in ("outermorphism", "from_spinor"):
            return None
        if self.spec.operation == "sandwich2_spinor" and place == 1:
            return None
        if self.spec.operation == "linear_map":
            return self.spec.layouts[0] if place == 1 else None
        return self.spec.layouts[place]


def build_kernel(spec: KernelSpec, target: str = "") -> Kernel:
    """Plan a kernel: derive the candidates, count, and keep the cheapest.

    Matrices of the spinor representation are a candidate for the targets that write them.
    """
    if takes_spinor(spec, target):
        return Kernel(spec, plan_spinor(spec))
    candidates = [plan(spec) for plan in planners(spec)]
    plan = min(candidates, key=_plan_cost)
    guard = build_kernel(spec.guard) if spec.guard else None
    return Kernel(spec, plan, guard)


def takes_spinor(spec: KernelSpec, target: str) -> bool:
    """Tell whether a target writes a kernel in spinor form."""
    if target == "vjp" and find_adjoint(spec) is None:
        return False
    if target == "torch" and spec.algebra.r:
        return False
    return target in SPINOR_TARGETS and prefers_spinor(spec)


def permutes(plan: Plan) -> bool:
    """Tell whether a plan is one signed permutation, too long for straight-line code."""
    (*others, last) = plan.steps
    return isinstance(last, Signed) and not others and last.size >= LARGE


def unrolls(plan: Plan) -> bool:
    """Tell whether a plan is small enough for straight-line code, or has no other form."""
    if plan.scalars_only:
        return True
    if isinstance(plan.result, Exponential | Split):
        return False
    scalars = sum(operand.size for operand in plan.operands) + plan.result.size
    weight = plan.term_count + 4 * scalars
    return plan.term_count <= UNROLL_LIMIT and weight <= UNROLL_WEIGHT_LIMIT


def table_cost(plan: Plan) -> Cost:
    """Count the operations of a loop over the terms of a plan."""
    total = [0, 0, 0, 0]
    for step in plan.steps:
        if isinstance(step, Contract):
            total[0] += len(step.terms)
            total[1] += len(step.terms)
        elif isinstance(step, AddTwice):
            moved = sum(place is not None for place in step.places)
            total[0] += moved
            total[1] += moved
        elif isinstance(step, Divide):
            total[2] += step.size
        elif isinstance(step, RootAbs):
            total[3] += 1
        elif isinstance(step, Spinor):
            total[0] += step.multiplications
            total[1] += step.additions
        elif isinstance(step, Exponential | Split):
            total = [step.multiplications, step.additions, step.divisions, step.roots]
    return Cost(*total)


def _plan_cost(plan: Plan) -> int:
    return cost(lower(plan)).total if unrolls(plan) else table_cost(plan).total


def layout_text(layout: Layout | None) -> str:
    """Return a phrase that says what a last axis holds."""
    if layout is None:
        return ""
    grades = ", ".join(map(str, layout.grades)) or "none"
    return f", {layout.name}: grades {grades}"
