"""Specialise: fix some coefficients of a plan to 0 or 1, and optimise what is left.

Used to count what a kernel costs on special elements, such as points with a weight of one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from gaforge.codegen.ir.plan import Plan
from gaforge.codegen.ir.program import Assignment, Program, Sum, lower, make_sum
from gaforge.codegen.passes import optimise


def specialise(plan: Plan, values: Mapping[str, int]) -> Program:
    """Return the optimised program of a plan with some entries of operands known."""
    program = lower(plan)
    assignments = []
    for assignment in program.assignments:
        if isinstance(assignment.expression, Sum):
            terms = []
            for term in assignment.expression.terms:
                coefficient = term.coefficient
                for factor in term.factors:
                    coefficient *= values.get(factor, 1)
                terms.append((coefficient, [f for f in term.factors if f not in values]))
            assignment = Assignment(assignment.name, make_sum(terms), assignment.section)
        assignments.append(assignment)
    return optimise(replace(program, assignments=tuple(assignments)))
