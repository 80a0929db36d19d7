"""Python expressions of a program, shared by the printers of all Python targets."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from gaforge.codegen.ir.program import (
    Expression,
    Load,
    Monomial,
    Program,
    Quotient,
    Root,
    Slope,
    Sum,
)

WIDTH = 96
"""Longest emitted line."""


def python_expression(expression: Expression, prefix: str = "c") -> str:
    """Return the text of an expression; integer factors are names such as ``c2``.

    Typed constants are needed because a literal would change the type of the arithmetic: an
    integer times a float32 is a float64 in Numba. Where it is not, an empty ``prefix`` makes
    literals.

    Examples
    --------
    >>> from gaforge.codegen.ir.program import make_sum
    >>> python_expression(make_sum([(-1, ("a_0", "b_0")), (2, ("a_1",))]))
    'c2*a_1 - a_0*b_0'
    """
    if isinstance(expression, Sum):
        return _sum(expression.terms, prefix)
    if isinstance(expression, Quotient):
        return f"{expression.numerator}/{expression.denominator}"
    if isinstance(expression, Root):
        return f"sqrt(abs({expression.argument}))"
    if isinstance(expression, Slope):
        return f"_slope({expression.argument}, {expression.root})"
    raise TypeError(f"no Python text for {type(expression).__name__}")


def constants(program: Program) -> list[int]:
    """Return the integers that are written, ascending: all but a factor of 1."""
    found = {
        abs(term.coefficient)
        for assignment in program.assignments
        if isinstance(assignment.expression, Sum)
        for term in assignment.expression.terms
        if abs(term.coefficient) != 1 or not term.factors
    }
    return sorted(found)


def statements(
    program: Program,
    load: Callable[[Load], str],
    store: Callable[[int, str], str],
    prefix: str = "c",
) -> list[str]:
    """Return the lines of a program: loads, commented sections, stores of the result."""
    lines: list[str] = []
    section = ""
    outputs = {name: k for k, name in enumerate(program.outputs)}
    for assignment in program.assignments:
        if assignment.section != section:
            section = assignment.section
            lines.append(f"# {section}")
        expression = assignment.expression
        if isinstance(expression, Load):
            lines.append(f"{assignment.name} = {load(expression)}")
        elif assignment.name in outputs:
            lines += wrap(store(outputs[assignment.name], python_expression(expression, prefix)))
        else:
            lines += wrap(f"{assignment.name} = {python_expression(expression, prefix)}")
    return lines


def wrap(line: str, indent: int = 12) -> list[str]:
    """Break a long assignment after operators, inside parentheses."""
    if len(line) + indent <= WIDTH:
        return [line]
    target, _, text = line.partition(" = ")
    pieces = textwrap.wrap(text, WIDTH - indent - 4, break_long_words=False, break_on_hyphens=False)
    return [f"{target} = (", *(f"    {piece}" for piece in pieces), ")"]


def _sum(terms: tuple[Monomial, ...], prefix: str) -> str:
    if not terms:
        return "0"
    text = ""
    for term in terms:
        product = "*".join(term.factors)
        if abs(term.coefficient) != 1 or not term.factors:
            product = "*".join([f"{prefix}{abs(term.coefficient)}", *term.factors])
        if not text:
            text = product if term.coefficient > 0 else f"-{product}"
        else:
            text += f" {'+' if term.coefficient > 0 else '-'} {product}"
    return text


def wrap_call(line: str) -> list[str]:
    """Return a line that ends with a call, its arguments on lines of their own if it is long."""
    if len(line) <= WIDTH:
        return [line]
    head, _, arguments = line.partition("(")
    pieces = textwrap.wrap(arguments.removesuffix(")"), WIDTH - 4, break_long_words=False)
    return [f"{head}(", *(f"    {piece}" for piece in pieces), ")"]
