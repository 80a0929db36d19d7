"""NumPy kernels: vectorised over all leading axes, unrolled or driven by tables.

Every kernel has the signature ``kernel(a, b, ..., out)``; operands broadcast over their leading
axes, and ``out`` has the common leading shape. A kernel reads its operands entry by entry and
writes each entry of ``out`` once, so entries that are zero or the same for all elements get the
shape of the batch too. ``out`` must not overlap with an operand.

NumPy takes the type of an expression such as ``2*a_0`` from the array, so integer factors are
literals.
"""

from __future__ import annotations

from gaforge.codegen.ir.plan import AddTwice, Contract, Divide, Plan, RootAbs, Signed, Step
from gaforge.codegen.ir.program import Load, Program
from gaforge.codegen.printers.python import WIDTH, statements


def print_unrolled(name: str, doc: str, program: Program) -> list[str]:
    """Return the lines of a kernel in straight-line code."""

    def load(entry: Load) -> str:
        return f"{entry.array}[..., {entry.entry}]"

    def store(k: int, text: str) -> str:
        return f"out[..., {k}] = {text}"

    operands = [operand.name for operand in program.operands]
    return [*_head(name, doc, operands), *_indent(statements(program, load, store, prefix=""))]


def print_table(name: str, doc: str, plan: Plan) -> list[str]:
    """Return the lines of a kernel that loops over the terms of each contraction.

    Arrays are lists of their entries here, one array of the batch's shape for each blade.
    """
    operands = [operand.name for operand in plan.operands]
    tables: list[str] = []
    body = [f"{operand} = _entries({operand})" for operand in operands]
    for step in plan.steps:
        if not step.size and step is not plan.result:
            continue
        table = f"{name}_{step.out}".upper()
        if isinstance(step, Contract):
            tables += _table(table, step)
            whole = f"_contract({step.left}, {step.right}, {table})"
            lines = [f"_store(out, {whole})" if step is plan.result else f"{step.out} = {whole}"]
        elif step is plan.result:
            lines = [f"out[..., {k}] = {entry}" for k, entry in enumerate(_entries(step))]
        else:
            lines = [f"{step.out} = [", *(f"    {entry}," for entry in _entries(step)), "]"]
        body += [f"# {step.note}", *lines]
    return [*tables, "", "", *_head(name, doc, operands), *_indent(body)]


def _head(name: str, doc: str, operands: list[str]) -> list[str]:
    return [f"def {name}({', '.join([*operands, 'out'])}):", f'    """{doc}"""']


def _table(name: str, step: Contract) -> list[str]:
    """Return the terms of a contraction as a literal, one list for each output."""
    rows: list[list[str]] = [[] for _ in range(step.size)]
    for t in step.terms:
        rows[t.k].append(f"({t.i}, {t.j}, {t.sign})")
    lines = [
        f"# {step.note}.",
        f"# Terms (i, j, sign) of each output: sign * {step.left}[i] * {step.right}[j].",
        f"{name} = [",
    ]
    for row in rows:
        first, *rest = _fill(row)
        lines += [f"    [{first}", *(f"     {line}" for line in rest)]
        lines[-1] += "],"
    return [*lines, "]"]


def _entries(step: Step) -> list[str]:
    """Return the entries of a step that is no contraction, as expressions."""
    if isinstance(step, Signed):
        sums: list[list[str]] = [[] for _ in range(step.size)]
        for i, k, sign in step.terms:
            sums[k].append(f"{'-' if sign < 0 else ''}{step.source}[{i}]")
        return [" + ".join(row) or "0" for row in sums]
    if isinstance(step, AddTwice):
        return [
            f"{step.base}[{k}]" + ("" if place is None else f" + 2 * {step.addend}[{place}]")
            for k, place in enumerate(step.places)
        ]
    if isinstance(step, Divide):
        return [f"{step.numerator}[{k}] / {step.denominator}[0]" for k in range(step.size)]
    if isinstance(step, RootAbs):
        return [f"sqrt(abs({step.source}[0]))"]
    raise TypeError(f"no table form for {type(step).__name__}")


def _fill(words: list[str]) -> list[str]:
    """Return words separated by commas, on lines that break between words only."""
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + len(word) > WIDTH - 12:
            lines[-1] += ","
            lines.append("")
        lines[-1] += f", {word}" if lines[-1] else word
    return lines


def _indent(lines: list[str]) -> list[str]:
    return [f"    {line}" if line else "" for line in lines]
