"""Schedule: assignments in the order of the plan, helpers directly before their first reader.

The compiler reorders anyway; this order is for people, who can follow the steps of the plan.
"""

from __future__ import annotations

from dataclasses import replace

from gaforge.codegen.ir.program import Assignment, Program, names
from gaforge.codegen.passes.fold import drop_unread


def schedule(program: Program) -> Program:
    """Return the program with every name assigned before it is read, and nothing unread."""
    by_name = {a.name: a for a in program.assignments}
    done: dict[str, Assignment] = {}

    def visit(assignment: Assignment) -> None:
        if assignment.name in done:
            return
        for name in names(assignment.expression):
            if name in by_name:
                visit(by_name[name])
        done[assignment.name] = assignment

    for assignment in program.assignments:
        visit(assignment)
    return drop_unread(replace(program, assignments=tuple(done.values())))
