"""Factor: ``a b + a c`` becomes ``a (b + c)``, which saves a multiplication per term but one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from gaforge.codegen.ir.program import (
    Assignment,
    Monomial,
    Program,
    Sum,
    fresh,
    make_sum,
    scalar,
)
from gaforge.codegen.passes.schedule import schedule

SECTION = "common factors"


def factor(program: Program) -> Program:
    """Return the program with the most frequent factor of every sum taken out, repeatedly."""
    helpers = _Helpers(fresh(program, "f"))
    kept = []
    for assignment in program.assignments:
        expression = assignment.expression
        if isinstance(expression, Sum):
            expression = _factored(expression, helpers)
        kept.append(replace(assignment, expression=expression))
    return schedule(replace(program, assignments=(*kept, *helpers.made)))


@dataclass
class _Helpers:
    """The sums that were taken out, as entries of a new array."""

    array: str
    made: list[Assignment] = field(default_factory=list)

    def name(self, inner: Sum) -> str:
        inner = _factored(inner, self)
        name = scalar(self.array, len(self.made))
        self.made.append(Assignment(name, inner, SECTION))
        return name


def _factored(expression: Sum, helpers: _Helpers) -> Sum:
    while True:
        common = _common_factor(expression)
        if common is None:
            return _without_common_two(expression, helpers)
        group = [t for t in expression.terms if common in t.factors and len(t.factors) > 1]
        rest = [(t.coefficient, t.factors) for t in expression.terms if t not in group]
        inner = make_sum((t.coefficient, _divide(t, common)) for t in group)
        expression = make_sum([*rest, (1, (common, helpers.name(inner)))])


def _common_factor(expression: Sum) -> str | None:
    counts = Counter(
        factor
        for term in expression.terms
        if len(term.factors) > 1
        for factor in dict.fromkeys(term.factors)
    )
    best = max(counts.values(), default=0)
    return next(f for f, count in counts.items() if count == best) if best > 1 else None


def _without_common_two(expression: Sum, helpers: _Helpers) -> Sum:
    if len(expression.terms) < 2 or any(t.coefficient % 2 for t in expression.terms):
        return expression
    inner = make_sum((t.coefficient // 2, t.factors) for t in expression.terms)
    return make_sum([(2, (helpers.name(inner),))])


def _divide(term: Monomial, factor: str) -> list[str]:
    rest = list(term.factors)
    rest.remove(factor)
    return rest
