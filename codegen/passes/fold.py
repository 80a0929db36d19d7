"""Fold: replace names that are zero or a copy, up to sign, of another name; drop what is unread.

Lowered plans are full of both: blades that vanish in a degenerate metric, and arrays that are a
signed permutation of another. No arithmetic is left for them.
"""

from __future__ import annotations

from dataclasses import replace

from gaforge.codegen.ir.program import (
    Assignment,
    Expression,
    Program,
    Quotient,
    Root,
    Slope,
    Sum,
    make_sum,
    names,
)

Copy = tuple[int, str] | None
"""Sign and name of what an entry copies; None for zero."""


def fold(program: Program) -> Program:
    """Return the program without zeros, copies and unread assignments."""
    copies: dict[str, Copy] = {}
    kept = []
    for assignment in program.assignments:
        expression = _substitute(assignment.expression, copies)
        copy = _as_copy(expression)
        if copy != "no" and assignment.name not in program.outputs:
            copies[assignment.name] = copy  # type: ignore[assignment]
        kept.append(replace(assignment, expression=expression))
    return drop_unread(replace(program, assignments=tuple(kept)))


def drop_unread(program: Program) -> Program:
    """Remove assignments that no output depends on."""
    wanted = set(program.outputs)
    kept: list[Assignment] = []
    for assignment in reversed(program.assignments):
        if assignment.name in wanted:
            wanted.update(names(assignment.expression))
            kept.append(assignment)
    return replace(program, assignments=tuple(reversed(kept)))


def _as_copy(expression: Expression) -> Copy | str:
    if isinstance(expression, Sum):
        if not expression.terms:
            return None
        (first, *rest) = expression.terms
        if not rest and abs(first.coefficient) == 1 and len(first.factors) == 1:
            return first.coefficient, first.factors[0]
    return "no"


def _substitute(expression: Expression, copies: dict[str, Copy]) -> Expression:
    if isinstance(expression, Sum):
        terms = []
        for term in expression.terms:
            coefficient, factors = term.coefficient, []
            for factor in term.factors:
                copy = copies.get(factor, (1, factor))
                if copy is None:
                    coefficient = 0
                    break
                coefficient *= copy[0]
                factors.append(copy[1])
            terms.append((coefficient, factors))
        return make_sum(terms)
    if isinstance(expression, Quotient):
        copy = copies.get(expression.numerator, (1, expression.numerator))
        if copy is None:
            return Sum(())
        return Quotient(copy[1], expression.denominator) if copy[0] > 0 else expression
    if isinstance(expression, Root):
        copy = copies.get(expression.argument, (1, expression.argument))
        return Sum(()) if copy is None else Root(copy[1])  # of |x|: the sign is of no account
    if isinstance(expression, Slope):
        copy = copies.get(expression.argument, (1, expression.argument))
        return Sum(()) if copy is None else expression
    return expression
