"""Numba kernels: one loop over the batch in tiles, unrolled or driven by tables.

A tile holds TILE elements blade by blade, so that the inner loop runs over elements with unit
stride and the compiler vectorises it. Every kernel has the signature

    kernel(count, a, a_step, b, b_step, ..., out)

with flat C-contiguous arrays of one dtype; element e of ``a`` starts at ``e * a_step``, and
``a_step = 0`` repeats one element.
"""

from __future__ import annotations

import textwrap

from gaforge.codegen.ir.plan import AddTwice, Contract, Divide, Plan, RootAbs, Signed, Step
from gaforge.codegen.ir.program import Load, Program
from gaforge.codegen.printers.python import WIDTH, constants, statements

UNROLLED_TILE = 32
TABLE_TILE = 64

_DECORATOR = '@njit(cache=True, nogil=True, error_model="numpy")'


def print_unrolled(name: str, doc: str, program: Program) -> list[str]:
    """Return the lines of a kernel with straight-line code in the inner loop."""
    tile = {operand.name: f"tile_{operand.name}" for operand in program.operands}

    def load(entry: Load) -> str:
        return f"{tile[entry.array]}[{entry.entry}, e]"

    def store(k: int, text: str) -> str:
        return f"tile_out[{k}, e] = {text}"

    sizes = {operand.name: operand.size for operand in program.operands}
    first = program.operands[0].name
    setup = [f"c{c} = {first}.dtype.type({c})" for c in constants(program)]
    body = ["for e in range(width):", *_indent(statements(program, load, store))]
    return _kernel(name, doc, sizes, program.size, UNROLLED_TILE, first, setup, [], body)


def print_table(name: str, doc: str, plan: Plan) -> list[str]:
    """Return the lines of a kernel that loops over the terms of each contraction."""
    sizes = {operand.name: operand.size for operand in plan.operands}
    first = plan.operands[0].name
    tables: list[str] = []
    body: list[str] = []
    for step in plan.steps:
        if isinstance(step, Contract):
            tables += _table(f"{name}_{step.out}".upper(), step)
        body += [f"# {step.note}", *_loop(f"{name}_{step.out}".upper(), step)]
    inner = {step.out: step.size for step in plan.steps[:-1]}
    twice = any(isinstance(step, AddTwice) for step in plan.steps)
    setup = [f"c2 = {first}.dtype.type(2)"] if twice else []
    kernel = _kernel(name, doc, sizes, plan.result.size, TABLE_TILE, first, setup, inner, body)
    return [*tables, "", "", *kernel] if tables else kernel


def _kernel(
    name: str,
    doc: str,
    sizes: dict[str, int],
    out_size: int,
    tile: int,
    first: str,
    setup: list[str],
    inner: dict[str, int] | list[str],
    body: list[str],
) -> list[str]:
    arguments = ", ".join(f"{operand}, {operand}_step" for operand in sizes)
    buffers = {**sizes, **dict(inner), "out": out_size}
    lines = [_DECORATOR, f"def {name}(count, {arguments}, out):", f'    """{doc}"""']
    lines += _indent(setup)
    lines += [
        f"    tile_{array} = np.empty(({size}, {tile}), {first}.dtype)"
        for array, size in buffers.items()
    ]
    lines += [
        f"    for start in range(0, count, {tile}):",
        f"        width = min({tile}, count - start)",
    ]
    for operand, size in sizes.items():
        lines += [
            "        for e in range(width):",
            f"            for i in range({size}):",
            f"                tile_{operand}[i, e] = {operand}[(start + e) * {operand}_step + i]",
        ]
    lines += _indent(_indent(body))
    lines += [
        "        for e in range(width):",
        f"            for k in range({out_size}):",
        f"                out[(start + e) * {out_size} + k] = tile_out[k, e]",
    ]
    return lines


def _table(name: str, step: Contract) -> list[str]:
    """Return the terms of a contraction: pairs (i, j) by output, plus before minus."""
    pairs: list[tuple[int, int]] = []
    rows: list[tuple[int, int, int]] = []
    for k in range(step.size):
        plus = [(t.i, t.j) for t in step.terms if t.k == k and t.sign > 0]
        minus = [(t.i, t.j) for t in step.terms if t.k == k and t.sign < 0]
        start = len(pairs)
        rows.append((start, start + len(plus), start + len(plus) + len(minus)))
        pairs += plus + minus
    return [
        f"# {step.note}: terms {step.left}[i] * {step.right}[j], and for each output where its",
        "# positive terms start, its negative terms start, and they end.",
        *_array(f"{name}_TERMS", pairs, 2),
        *_array(f"{name}_ROWS", rows, 3),
    ]


def _array(name: str, rows: list[tuple[int, ...]], columns: int) -> list[str]:
    if not rows:
        return [f"{name} = np.zeros((0, {columns}), np.int32)"]
    text = ", ".join(f"({', '.join(map(str, row))})" for row in rows)
    if len(text) < 60:
        return [f"{name} = np.array([{text}], np.int32)"]
    pieces = textwrap.wrap(text, WIDTH - 8, break_long_words=False)
    return [f"{name} = np.array(", "    [", *(f"        {p}" for p in pieces), "    ],", "    np.int32,", ")"]


def _loop(name: str, step: Step) -> list[str]:
    out = f"tile_{step.out}"
    if isinstance(step, Contract):
        left, right = f"tile_{step.left}", f"tile_{step.right}"
        lines = [
            f"for k in range({step.size}):",
            "    for e in range(width):",
            f"        {out}[k, e] = 0",
        ]
        for column, sign in ((0, "+"), (1, "-")):
            lines += [
                f"    for term in range({name}_ROWS[k, {column}], {name}_ROWS[k, {column + 1}]):",
                f"        i = {name}_TERMS[term, 0]",
                f"        j = {name}_TERMS[term, 1]",
                "        for e in range(width):",
                f"            {out}[k, e] {sign}= {left}[i, e] * {right}[j, e]",
            ]
        return lines
    lines = ["for e in range(width):"]
    if isinstance(step, Signed):
        for i, k, sign in step.terms:
            lines.append(f"    {out}[{k}, e] = {'-' if sign < 0 else ''}tile_{step.source}[{i}, e]")
    elif isinstance(step, AddTwice):
        for k, place in enumerate(step.places):
            twice = "" if place is None else f" + c2 * tile_{step.addend}[{place}, e]"
            lines.append(f"    {out}[{k}, e] = tile_{step.base}[{k}, e]{twice}")
    elif isinstance(step, Divide):
        for k in range(step.size):
            lines.append(f"    {out}[{k}, e] = tile_{step.numerator}[{k}, e] / tile_{step.denominator}[0, e]")
    elif isinstance(step, RootAbs):
        lines.append(f"    {out}[0, e] = np.sqrt(abs(tile_{step.source}[0, e]))")
    else:
        raise TypeError(f"no table form for {type(step).__name__}")
    return lines


def _indent(lines: list[str]) -> list[str]:
    return [f"    {line}" if line else "" for line in lines]
