"""From a formula to a plan: one step for each operation, then what nothing reads is dropped.

Rational factors are carried along and come in at sums and at the end, so that products and linear
maps stay as cheap as the operations of the table; equal parts of a formula are evaluated once.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil, lcm
from typing import Any

from gaforge.algebra import OPERATIONS, Layout, Term
from gaforge.codegen.derive import norms, sandwich
from gaforge.codegen.derive.products import contract, linear_image
from gaforge.codegen.formula import FormulaSpec
from gaforge.codegen.ir.plan import (
    Combine,
    Contract,
    Divide,
    Operand,
    Plan,
    Signed,
    Step,
    restrict,
    without_unread,
)
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import ExpressionError, GenerationError
from gaforge.language import Apply, Name, Node, Number, Power, render

LARGEST_FACTOR = 2**31
"""Largest integer factor in emitted code."""


@dataclass(frozen=True)
class Value:
    """What a part of a formula is: a factor times an array, or the factor alone.

    Attributes
    ----------
    array : str or None
    layout : Layout
    factor : Fraction
    growth : float
        The sum of absolute coefficients is at most this times ``(1 + |x|)**degree`` of all
        operands, |x| the sum for x.
    degrees : dict of str to int
    """

    array: str | None
    layout: Layout
    factor: Fraction
    growth: float
    degrees: Counter[str]


def plan_formula(spec: KernelSpec) -> Plan:
    """Return the plan of a formula.

    Raises
    ------
    ExpressionError
        If an operation can't be compiled.
    """
    assert isinstance(spec, FormulaSpec)
    builder = Builder(spec)
    steps = named_result(without_unread(builder.finish(builder.value(spec.tree))))
    operands = tuple(
        Operand(name, layout.size)
        for name, layout in zip(spec.operand_names, spec.layouts, strict=True)
    )
    return restrict(Plan(operands, steps, spec.text, builder.degrees, builder.growth))


def plan_as_written(spec: FormulaSpec) -> Plan:
    """Return the plan with every operation by itself, on all grades of its operands."""
    builder = Builder(spec, merge=False)
    steps = builder.finish(builder.value(spec.tree))
    operands = tuple(
        Operand(name, layout.size)
        for name, layout in zip(spec.operand_names, spec.layouts, strict=True)
    )
    return Plan(operands, tuple(steps), spec.text, builder.degrees).check()


def named_result(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Let the last step be the result, where what follows it is a copy."""
    if len(steps) < 2:
        return steps
    *others, made, last = steps
    copy = [(made.out, k, k, 1) for k in range(made.size)]
    if isinstance(last, Combine) and last.size == made.size and list(last.terms) == copy:
        return (*others, replace(made, out=last.out, note=last.note))
    return steps


class Builder:
    """Makes the steps of a formula, each part once.

    Parameters
    ----------
    spec : FormulaSpec
    merge : bool
        Whether sums of products of the same two arrays become one contraction.
    """

    def __init__(self, spec: FormulaSpec, *, merge: bool = True) -> None:
        self.spec = spec
        self.algebra = spec.algebra
        self.merge = merge
        self.steps: list[Step] = []
        self.count = 0
        self.made: dict[str, Value] = {}
        self.scalar = self.algebra.layout("scalar")
        self.degrees: tuple[int, ...] = ()
        self.growth = 1
        self.operands = {
            name: Value(array, layout, Fraction(1), 1.0, Counter({array: 1}))
            for name, array, layout in zip(
                spec.variables, spec.operand_names, spec.layouts, strict=True
            )
        }

    def finish(self, value: Value) -> list[Step]:
        """Return all steps, the last of which makes ``out``, in the grades of the result."""
        result = self.spec.result
        self.growth = max(1, ceil(abs(value.factor.numerator) * value.growth))
        self.degrees = tuple(value.degrees[name] for name in self.spec.operand_names)
        numerator, denominator = value.factor.numerator, value.factor.denominator
        if denominator == 1:
            self._sum("out", result, [(value, numerator)], f"out = {self.spec.text}")
            return self.steps
        self._sum("N", result, [(value, numerator)], f"N = {denominator} ({self.spec.text})")
        self.steps.append(Combine("d", 1, ((None, 0, 0, denominator),), f"d = {denominator}"))
        self.steps.append(Divide("out", result.size, "N", "d", "out = N / d"))
        return self.steps

    def value(self, node: Node) -> Value:
        """Return a part of the formula, evaluated once."""
        key = render(node)
        if key not in self.made:
            self.made[key] = self._evaluate(node)
        return self.made[key]

    def _evaluate(self, node: Node) -> Value:
        if isinstance(node, Number):
            return self._number(node.value, self.scalar)
        if isinstance(node, Name):
            return self._name(node.name)
        if isinstance(node, Power):
            return self._power(node)
        assert isinstance(node, Apply)
        parts = [self.value(operand) for operand in node.operands]
        name = node.operation
        if name in ("add", "subtract"):
            return self._added(parts[0], parts[1], 1 if name == "add" else -1, render(node))
        if name == "negate":
            return replace(parts[0], factor=-parts[0].factor)
        if name == "grade":
            return self._grade(parts[0], node.grades, render(node))
        if name == "divide":
            return self._bilinear("gp", parts[0], self._inverse(parts[1], node), render(node))
        if name == "proj":
            inner = self._bilinear("lc", parts[0], parts[1], "lc")
            return self._bilinear("gp", inner, self._inverse(parts[1], node), render(node))
        if name == "sandwich2":
            inner = self._bilinear("gp", parts[0], parts[1], "r x")
            return self._bilinear("gp", inner, self._linear("reverse", parts[2]), render(node))
        if name in ("inv", "normsq", "norm", "normalized", "sandwich"):
            return getattr(self, f"_{'inverse' if name == 'inv' else name}")(*parts, node)
        kind = OPERATIONS[name].kind if name in OPERATIONS else None
        if kind == "bilinear":
            return self._bilinear(name, parts[0], parts[1], render(node))
        if kind == "linear":
            return self._linear(name, parts[0])
        raise ExpressionError(f"{node}: {name} can't be compiled; it is not a polynomial or a root")

    def _number(self, factor: Fraction, layout: Layout) -> Value:
        return Value(None, layout, factor, 1.0, Counter())

    def _name(self, name: str) -> Value:
        if name in self.operands:
            return self.operands[name]
        mask, sign = self.spec.constants[name]
        if not mask:
            return self._number(Fraction(sign), self.scalar)
        layout = Layout((mask.bit_count(),), self.algebra.n)
        out = self._fresh()
        place = layout.masks.index(mask)
        self.steps.append(Combine(out, layout.size, ((None, 0, place, sign),), name))
        return Value(out, layout, Fraction(1), 1.0, Counter())

    def _power(self, node: Power) -> Value:
        base = self.value(node.base)
        if node.exponent < 0:
            base = self._inverse(base, node)
        out = self._number(Fraction(1), self.scalar)
        for _ in range(abs(node.exponent)):
            out = self._bilinear("gp", out, base, render(node))
        return out

    # --- Products, maps, sums -----------------------------------------------------------------

    def _bilinear(self, name: str, a: Value, b: Value, note: str) -> Value:
        if name == "gp" and a.array is None:
            return replace(b, factor=a.factor * b.factor)
        if name == "gp" and b.array is None:
            return replace(a, factor=a.factor * b.factor)
        left, right = self._array(a), self._array(b)
        reach = OPERATIONS[name].result_layout(a.layout, b.layout)
        terms = contract(self.algebra, name, a.layout.masks, b.layout.masks, reach.masks)
        out = self._fresh()
        self.steps.append(Contract(out, reach.size, left, right, terms, f"{out} = {note}"))
        degrees = a.degrees + b.degrees
        return Value(out, reach, a.factor * b.factor, a.growth * b.growth, degrees)

    def _linear(self, name: str, x: Value) -> Value:
        if x.array is None and name in ("reverse", "involute", "conjugate"):
            return x
        source = self._array(x)
        reach = OPERATIONS[name].result_layout(x.layout)
        places = {mask: place for place, mask in enumerate(reach.masks)}
        images = [linear_image(self.algebra, name, mask) for mask in x.layout.masks]
        terms = tuple((i, places[image], s) for i, (image, s) in enumerate(images) if s)
        out = self._fresh()
        self.steps.append(Signed(out, reach.size, source, terms, f"{out} = {name}"))
        return replace(x, array=out, layout=reach)

    def _grade(self, x: Value, grades: tuple[int, ...], note: str) -> Value:
        kept = Layout(tuple(k for k in x.layout.grades if k in grades), self.algebra.n)
        out = self._fresh()
        self._sum(out, kept, [(replace(x, factor=Fraction(1)), 1)], f"{out} = {note}")
        return replace(x, array=out, layout=kept)

    def _added(self, a: Value, b: Value, sign: int, note: str) -> Value:
        layout = Layout(tuple(sorted({*a.layout.grades, *b.layout.grades})), self.algebra.n)
        common = lcm(a.factor.denominator, b.factor.denominator)
        first, second = int(a.factor * common), sign * int(b.factor * common)
        if max(abs(first), abs(second), common) > LARGEST_FACTOR:
            raise ExpressionError(
                f"{note}: numbers above 2**31 can't be compiled; pass them as scalar variables"
            )
        growth = abs(first) * a.growth + abs(second) * b.growth
        degrees = a.degrees | b.degrees
        out = self._fresh()
        merged = self._merged(out, a, b, first, second, layout, note) if self.merge else None
        if merged is not None:
            self.steps.append(merged)
        else:
            self._sum(out, layout, [(a, first), (b, second)], f"{out} = {note}")
        return Value(out, layout, Fraction(1, common), growth, degrees)

    def _merged(
        self, out: str, a: Value, b: Value, first: int, second: int, layout: Layout, note: str
    ) -> Contract | None:
        """Return one contraction for a sum of two that have the same arrays, in any order."""
        steps = {step.out: step for step in self.steps}
        left, right = steps.get(str(a.array)), steps.get(str(b.array))
        if not isinstance(left, Contract) or not isinstance(right, Contract):
            return None
        if {left.left, left.right} != {right.left, right.right}:
            return None
        total: Counter[tuple[int, int, int]] = Counter()
        for step, value, factor in ((left, a, first), (right, b, second)):
            places = {mask: place for place, mask in enumerate(layout.masks)}
            moved = [places[mask] for mask in value.layout.masks]
            swap = step.left != left.left
            for t in step.terms:
                i, j = (t.j, t.i) if swap else (t.i, t.j)
                total[i, j, moved[t.k]] += factor * t.sign
        terms = tuple(Term(i, j, k, sign) for (i, j, k), sign in total.items() if sign)
        return Contract(out, layout.size, left.left, left.right, terms, f"{out} = {note}")

    def _sum(self, out: str, layout: Layout, parts: list[tuple[Value, int]], note: str) -> None:
        places = {mask: place for place, mask in enumerate(layout.masks)}
        terms: list[tuple[str | None, int, int, int]] = []
        for value, factor in parts:
            if value.array is None:
                if 0 in places and factor:
                    terms.append((None, 0, places[0], factor))
                continue
            for i, mask in enumerate(value.layout.masks):
                if mask in places and factor:
                    terms.append((value.array, i, places[mask], factor))
        self.steps.append(Combine(out, layout.size, tuple(terms), note))

    # --- Quotients and roots ------------------------------------------------------------------

    def _inverse(self, x: Value, node: Node) -> Value:
        if not x.factor:
            raise ExpressionError(f"{node} divides by zero")
        if x.array is None:
            return replace(x, factor=1 / x.factor)
        if x.layout == self.scalar:
            return self._reciprocal(x, node)
        spec = KernelSpec(self.algebra, "inv", (x.layout,))
        if not spec.defined:
            raise ExpressionError(f"{node}: no {x.layout.name} element has an inverse")
        try:
            plan = norms.plan_inverse(spec)
        except GenerationError:
            raise ExpressionError(
                f"{node}: there is no closed form of the inverse of {x.layout.name} elements of "
                f"{self.algebra}; name smaller layouts, or use kernels(...).inv"
            ) from None
        out = self._inline(plan, {"x": x.array}, f"inverse of a part of {node}")
        return replace(x, array=out, layout=spec.result, factor=1 / x.factor)

    def _reciprocal(self, x: Value, node: Node) -> Value:
        one, out = self._array(self._number(Fraction(1), self.scalar)), self._fresh()
        self.steps.append(Divide(out, 1, one, str(x.array), f"reciprocal in {node}"))
        return replace(x, array=out, factor=1 / x.factor)

    def _normsq(self, x: Value, node: Node) -> Value:
        source = self._array(x)
        plan = norms.plan_normsq(KernelSpec(self.algebra, "normsq", (x.layout,)))
        out = self._inline(plan, {"x": source}, render(node))
        return Value(out, self.scalar, x.factor**2, x.growth**2, x.degrees + x.degrees)

    def _norm(self, x: Value, node: Node) -> Value:
        source = self._array(x)
        plan = norms.plan_norm(KernelSpec(self.algebra, "norm", (x.layout,)))
        out = self._inline(plan, {"x": source}, render(node))
        return replace(x, array=out, layout=self.scalar, factor=abs(x.factor))

    def _normalized(self, x: Value, node: Node) -> Value:
        if not x.factor:
            raise ExpressionError(f"{node} divides by zero")
        size = self._norm(replace(x, factor=Fraction(1)), node)
        out = self._fresh()
        source, below = self._array(replace(x, factor=Fraction(1))), str(size.array)
        self.steps.append(Divide(out, x.layout.size, source, below, f"{out} = {render(node)}"))
        return replace(x, array=out, factor=Fraction(1 if x.factor > 0 else -1))

    def _sandwich(self, R: Value, x: Value, node: Node) -> Value:
        spec = KernelSpec(self.algebra, "sandwich", (R.layout, x.layout))
        if not spec.defined:
            raise ExpressionError(f"{node}: no {R.layout.name} element has an inverse")
        arrays = {"R": self._array(R), "x": self._array(replace(x, factor=Fraction(1)))}
        out = self._inline(sandwich.plan_quotient(spec), arrays, render(node))
        return replace(x, array=out)

    def _array(self, x: Value) -> str:
        """Return the array of a value; a number becomes an array of one scalar."""
        if x.array is not None:
            return x.array
        out = self._fresh()
        self.steps.append(Combine(out, 1, ((None, 0, 0, 1),), f"{out} = 1"))
        return out

    def _inline(self, plan: Plan, arrays: dict[str, str], note: str) -> str:
        """Add the steps of a plan, with its arrays renamed, and return its result."""
        names = dict(arrays)
        for step in plan.steps:
            names[step.out] = self._fresh()
            self.steps.append(replace(_renamed(step, names), note=note))
        return names[plan.result.out]

    def _fresh(self) -> str:
        self.count += 1
        return f"t{self.count}"


def _renamed(step: Step, names: dict[str, str]) -> Step:
    fields = ("out", "left", "right", "source", "base", "addend", "numerator", "denominator")
    present = (field for field in fields if hasattr(step, field))
    changed: dict[str, Any] = {field: names[getattr(step, field)] for field in present}
    return replace(step, **changed)
