"""Operation counts, the one currency in which forms of code are compared."""

from __future__ import annotations

from typing import NamedTuple

from gaforge.codegen.ir.program import Expression, Program, Quotient, Root, Slope, Sum


class Cost(NamedTuple):
    """Operations per element: multiplications, additions or subtractions, divisions, roots.

    A change of sign costs nothing; a factor 2 is a multiplication.
    """

    multiplications: int = 0
    additions: int = 0
    divisions: int = 0
    roots: int = 0

    @property
    def total(self) -> int:
        """All operations together."""
        return sum(self)

    def __str__(self) -> str:
        words = ("multiplications", "additions", "divisions", "roots")
        return ", ".join(f"{n} {w}" for n, w in zip(self, words, strict=True) if n) or "none"


def cost(program: Program) -> Cost:
    """Count the operations of a program.

    Examples
    --------
    >>> from gaforge.codegen.ir.program import Assignment, Program, make_sum
    >>> square = Assignment("out_0", make_sum([(2, ("a_0", "a_0")), (-1, ("a_1",))]), "")
    >>> str(cost(Program((), (square,), "out", 1)))
    '2 multiplications, 1 additions'
    """
    counts = [_expression_cost(a.expression) for a in program.assignments]
    return Cost(*(sum(column) for column in zip(*counts, strict=True))) if counts else Cost()


def _expression_cost(expression: Expression) -> Cost:
    if isinstance(expression, Sum):
        multiplications = sum(
            max(len(term.factors) - 1, 0) + (abs(term.coefficient) != 1 and bool(term.factors))
            for term in expression.terms
        )
        return Cost(multiplications, max(len(expression.terms) - 1, 0))
    if isinstance(expression, Quotient):
        return Cost(divisions=1)
    if isinstance(expression, Slope):
        return Cost(additions=1, divisions=1)
    return Cost(roots=1) if isinstance(expression, Root) else Cost()
