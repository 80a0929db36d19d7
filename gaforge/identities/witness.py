"""A counterexample evaluated a second time, by `gaforge.Multivector`, which shares no code here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from gaforge.identities.points import Point
from gaforge.identities.problem import Problem
from gaforge.language import Apply, Name, Node, Number, Power

if TYPE_CHECKING:
    from gaforge.multivector import Multivector

LEAST_DIFFERENCE = 1e-9
"""What sides with exponentials, in floating point, must differ by, relative to their size."""

SERIES = 60
"""Terms of an exponential series, after the argument was halved often enough."""

_OPERATORS: Mapping[str, Callable[[Any, Any], Any]] = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "divide": lambda a, b: a / b,
    "gp": lambda a, b: a * b,
}


def evaluate(problem: Problem, point: Point, node: Node) -> Multivector:
    """Return the value of an expression at a point.

    Coefficients are fractions; they become floats if the expression has an exponential.
    """
    algebra = problem.algebra
    floats = problem.uses("exp")

    def made(parts: Mapping[int, Any]) -> Multivector:
        values = {algebra.blade_name(mask): Fraction(x) for mask, x in parts.items()}
        grades = tuple(sorted({mask.bit_count() for mask in parts})) or (0,)
        out = algebra.multivector(values or {"1": Fraction(0)}, layout=grades)
        return out.astype(float) if floats else out

    def visit(node: Node) -> Multivector:
        if isinstance(node, Number):
            return made({0: node.value})
        if isinstance(node, Name):
            if node.name in problem.blades:
                mask, sign = problem.blades[node.name]
                return made({mask: sign})
            return made(point[node.name])
        if isinstance(node, Power):
            return visit(node.base) ** node.exponent
        assert isinstance(node, Apply)
        operands = [visit(operand) for operand in node.operands]
        first = operands[0]
        if node.operation == "negate":
            return -first
        if node.operation == "exp":
            return exponential(first)
        if node.operation == "grade":
            grades = [k for k in node.grades if k <= algebra.n]
            return made({}) + (first.grade(*grades) if grades else 0)
        if node.operation in _OPERATORS:
            return made({}) + _OPERATORS[node.operation](*operands)
        return made({}) + getattr(first, node.operation)(*operands[1:])

    return visit(node)


def exponential(x: Multivector) -> Multivector:
    """Return the exponential in floating point, by its series and repeated squaring."""
    halvings = max(0, int(abs(x.coefficients).sum()).bit_length() + 1)
    x = x / 2**halvings
    out = term = x * 0 + 1
    for k in range(1, SERIES):
        term = term * x / k
        out = out + term
    for _ in range(halvings):
        out = out * out
    return out


def sides(problem: Problem, point: Point) -> tuple[Multivector, Multivector]:
    """Return both sides at a point."""
    left, right = (
        evaluate(problem, point, side) for side in (problem.identity.left, problem.identity.right)
    )
    return left, right


def differ(left: Multivector, right: Multivector) -> bool:
    """Tell whether two sides differ, exactly, or beyond rounding for floats."""
    if left.dtype.kind != "f" and right.dtype.kind != "f":
        return bool(left != right)
    rest, *both = (abs(x.coefficients).max(initial=0.0) for x in (left - right, left, right))
    return bool(rest > LEAST_DIFFERENCE * max(1.0, *both))
