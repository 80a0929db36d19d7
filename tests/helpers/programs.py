"""Programs and plans as text and as values: what the tables of pass tests are written in."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction

from gaforge.codegen.ir.plan import (
    Add,
    AddTwice,
    Combine,
    Contract,
    Divide,
    Join,
    Operand,
    Plan,
    RootAbs,
    Signed,
)
from gaforge.codegen.ir.program import (
    Assignment,
    Expression,
    Load,
    Program,
    Quotient,
    Root,
    Sum,
    make_sum,
)

Number = int | Fraction
Values = Mapping[str, Sequence[Number]]
"""Operand name to its entries."""


def read_sum(text: str) -> Sum:
    """Read ``2 a_0 b_1 - a_1 + 3``, factors separated by spaces."""
    terms = []
    for sign, body in re.findall(r"([+-]?)\s*([^+-]+)", text):
        coefficient, factors = 1, []
        for word in body.split():
            if word.isdigit():
                coefficient *= int(word)
            else:
                factors.append(word)
        terms.append((-coefficient if sign == "-" else coefficient, factors))
    return make_sum(terms) if text.strip() != "0" else Sum(())


def read(text: str, outputs: int = 1, **operands: int) -> Program:
    """Read a program, one assignment a line; ``a=4`` names an operand and its size.

    Right sides are sums as in `read_sum`, ``p / q``, ``sqrt|p|`` and ``load a 0``.
    """
    assignments = []
    for line in filter(None, map(str.strip, text.splitlines())):
        name, body = map(str.strip, line.split("="))
        assignments.append(Assignment(name, _read_expression(body), ""))
    listed = tuple(Operand(name, size) for name, size in operands.items())
    return Program(listed, tuple(assignments), "out", outputs).check()


def _read_expression(body: str) -> Expression:
    if "/" in body:
        return Quotient(*map(str.strip, body.split("/")))
    if body.startswith("sqrt"):
        return Root(body.removeprefix("sqrt").strip(" |"))
    if body.startswith("load"):
        _, array, entry = body.split()
        return Load(array, int(entry))
    return read_sum(body)


def write_expression(expression: Expression) -> str:
    """Return the text of an expression, as `read` takes it."""
    if isinstance(expression, Sum):
        text = " ".join(
            " ".join(
                ["-" if t.coefficient < 0 else "+"]
                + [str(abs(t.coefficient))] * (abs(t.coefficient) != 1 or not t.factors)
                + list(t.factors)
            )
            for t in expression.terms
        )
        return text.removeprefix("+ ") or "0"
    if isinstance(expression, Quotient):
        return f"{expression.numerator} / {expression.denominator}"
    if isinstance(expression, Root):
        return f"sqrt|{expression.argument}|"
    return f"load {expression.array} {expression.entry}"


def write(program: Program) -> str:
    """Return the text of a program, one assignment a line."""
    return "\n".join(f"{a.name} = {write_expression(a.expression)}" for a in program.assignments)


def lines(text: str) -> str:
    """Return a block of text without its indentation and empty lines."""
    return "\n".join(filter(None, map(str.strip, text.splitlines())))


def evaluate(program: Program, operands: Values) -> list[Number]:
    """Return the outputs of a program; |x| stands for the root of |x|, which need not be exact."""
    known = {
        f"{operand.name}_{i}": operands[operand.name][i]
        for operand in program.operands
        for i in range(operand.size)
    }
    for assignment in program.assignments:
        known[assignment.name] = _value(assignment.expression, known, operands)
    return [known[name] for name in program.outputs]


def _value(expression: Expression, known: dict[str, Number], operands: Values) -> Number:
    if isinstance(expression, Sum):
        total: Number = 0
        for term in expression.terms:
            value: Number = term.coefficient
            for factor in term.factors:
                value *= known[factor]
            total += value
        return total
    if isinstance(expression, Quotient):
        return Fraction(known[expression.numerator]) / known[expression.denominator]
    if isinstance(expression, Root):
        return abs(known[expression.argument])
    return operands[expression.array][expression.entry]


def evaluate_plan(plan: Plan, operands: Values) -> list[Number]:
    """Return the result of a plan, step by step, as its steps are documented."""
    arrays = {operand.name: list(operands[operand.name]) for operand in plan.operands}
    for step in plan.steps:
        out: list[Number] = [0] * step.size
        if isinstance(step, Contract):
            for i, j, k, sign in step.terms:
                out[k] += sign * arrays[step.left][i] * arrays[step.right][j]
        elif isinstance(step, Signed):
            for i, k, sign in step.terms:
                out[k] += sign * arrays[step.source][i]
        elif isinstance(step, Combine):
            for name, i, k, factor in step.terms:
                out[k] += factor if name is None else factor * arrays[name][i]
        elif isinstance(step, AddTwice):
            for k, place in enumerate(step.places):
                twice = 0 if place is None else 2 * arrays[step.addend][place]
                out[k] = arrays[step.base][k] + twice
        elif isinstance(step, Divide):
            out = [Fraction(x) / arrays[step.denominator][0] for x in arrays[step.numerator]]
        elif isinstance(step, RootAbs):
            out = [abs(arrays[step.source][0])]
        elif isinstance(step, Add):
            out = [sum(values) for values in zip(*(arrays[p] for p in step.parts), strict=True)]
        elif isinstance(step, Join):
            out = [value for part in step.parts for value in arrays[part]]
        arrays[step.out] = out
    return arrays[plan.result.out]
