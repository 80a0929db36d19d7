"""Expand: write intermediate sums out in full, so that a result is a polynomial of the operands.

For formulas that people read. The number of terms grows with every product, so this is for small
kernels; code for machines keeps the intermediate values.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from gaforge.codegen.ir.program import Program, Sum, make_sum
from gaforge.codegen.passes.fold import drop_unread


def expand(program: Program, keep: Collection[str] = ()) -> Program:
    """Return the program with sums substituted into the sums that read them.

    Parameters
    ----------
    program : Program
    keep : collection of str
        Names of arrays, such as ``u``, whose entries stay as they are.

    Examples
    --------
    >>> from gaforge.codegen.ir.plan import Operand
    >>> from gaforge.codegen.ir.program import Assignment
    >>> both = Assignment("t_0", make_sum([(1, ["a_0"]), (-1, ["a_1"])]), "")
    >>> out = Assignment("out_0", make_sum([(2, ["a_1", "t_0"])]), "")
    >>> program = Program((Operand("a", 2),), (both, out), "out", 1)
    >>> [(t.coefficient, t.factors) for t in expand(program).assignments[0].expression.terms]
    [(2, ('a_0', 'a_1')), (-2, ('a_1', 'a_1'))]
    """
    sums: dict[str, Sum] = {}
    expanded = []
    for assignment in program.assignments:
        expression = assignment.expression
        if isinstance(expression, Sum):
            expression = _substitute(expression, sums)
            if assignment.name.rpartition("_")[0] not in keep:
                sums[assignment.name] = expression
        expanded.append(replace(assignment, expression=expression))
    return drop_unread(replace(program, assignments=tuple(expanded)))


def _substitute(expression: Sum, sums: dict[str, Sum]) -> Sum:
    terms: list[tuple[int, tuple[str, ...]]] = []
    for term in expression.terms:
        products: list[tuple[int, tuple[str, ...]]] = [(term.coefficient, ())]
        for factor in term.factors:
            inner = sums.get(factor)
            parts = [(t.coefficient, t.factors) for t in inner.terms] if inner else None
            if inner is None:
                parts = [(1, (factor,))]
            products = [
                (c * d, (*left, *right)) for c, left in products for d, right in parts or []
            ]
        terms += products
    return make_sum(terms)
