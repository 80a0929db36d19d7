"""Passes: pure functions from program to program, one per file, in the order they run."""

from gaforge.codegen.ir.program import Program
from gaforge.codegen.passes.cse import cse
from gaforge.codegen.passes.factor import factor
from gaforge.codegen.passes.fold import fold
from gaforge.codegen.passes.schedule import schedule
from gaforge.codegen.passes.unpack import unpack

PASSES = (fold, cse, factor, schedule, unpack)


def optimise(program: Program) -> Program:
    """Run all passes, verifying the program after each."""
    for run in PASSES:
        program = run(program).check()
    return program
