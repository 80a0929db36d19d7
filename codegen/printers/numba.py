"""Numba kernels: one loop over the batch in tiles, with one of three bodies.

A tile holds TILE elements blade by blade, so that the innermost loop runs over elements with
unit stride and the compiler vectorises it. Every kernel has the signature

    kernel(count, a, a_step, b, b_step, ..., out)

with flat C-contiguous arrays of one dtype; element e of ``a`` starts at ``e * a_step``, and
``a_step = 0`` repeats one element, which is then loaded once.

Bodies: *unrolled* straight-line code; a *table* loop over the terms of each contraction;
*blocked*, for dense products of large algebras (see `print_blocked`).
"""

from __future__ import annotations

import textwrap
from dataclasses import replace

from gaforge.algebra import Algebra
from gaforge.codegen.derive.tables import derived_table
from gaforge.codegen.ir.plan import (
    AddTwice,
    Contract,
    Divide,
    Operand,
    Plan,
    RootAbs,
    Signed,
    Step,
)
from gaforge.codegen.ir.program import Load, Program, make_sum
from gaforge.codegen.printers.python import WIDTH, constants, python_expression, statements, wrap

UNROLLED_TILE = 32
TABLE_TILE = 64
BLOCKED_TILE = 16
BLOCK_VECTORS = 3
"""Vectors of an inner block: 8 x 8 blades; measured best of 2, 3, 4 for n = 6, 7, 8."""

_DECORATOR = '@njit(cache=True, nogil=True, error_model="numpy")'


SHARED_LIMIT = 36
"""Most entries of a repeated first operand that are kept in registers."""


def print_unrolled(name: str, doc: str, program: Program, shared: bool = False) -> list[str]:
    """Return the lines of a kernel with straight-line code in the inner loop.

    With ``shared`` a first operand that is the same for all elements has a loop of its own,
    without tiles: its entries stay in registers.
    """

    def load(entry: Load) -> str:
        return f"tile_{entry.array}[{entry.entry}, e]"

    def store(k: int, text: str) -> str:
        return f"tile_out[{k}, e] = {text}"

    kernel = _Frame(name, doc, program.operands, program.size, UNROLLED_TILE)
    kernel.setup += [f"c{c} = {kernel.first}.dtype.type({c})" for c in constants(program)]
    if program.size:
        kernel.body += ["for e in range(width):", *_indent(statements(program, load, store))]
    if shared and program.size:
        kernel.setup += _shared_rows(program)
    return kernel.lines()


def _shared_rows(program: Program) -> list[str]:
    first, *others = program.operands
    sizes = {operand.name: operand.size for operand in others}

    def load(entry: Load) -> str:
        if entry.array == first.name:
            return f"{entry.array}[{entry.entry}]"
        return f"{entry.array}[e * {entry.array}_step + {entry.entry}]"

    def store(k: int, text: str) -> str:
        return f"out[e * {program.size} + {k}] = {text}"

    once = [a for a in program.assignments if isinstance(a.expression, Load)]
    once = [a for a in once if a.expression.array == first.name]  # type: ignore[union-attr]
    each = tuple(a for a in program.assignments if a not in once)
    assert sizes, "a kernel with one operand has nothing to share it with"
    return [
        f"if {first.name}_step == 0:",
        *_indent(statements(replace(program, assignments=tuple(once)), load, store)),
        "    for e in range(count):",
        *_indent(statements(replace(program, assignments=each), load, store), 2),
        "    return",
    ]


def print_table(name: str, doc: str, plan: Plan) -> list[str]:
    """Return the lines of a kernel that loops over the terms of each contraction.

    The right array of a contraction is kept twice, plain and negated, so that a term is a pair
    of row numbers and the loop has no branch and no multiplication by a sign.
    """
    negated = {
        step.right
        for step in plan.steps
        if isinstance(step, Contract) and any(t.sign < 0 for t in step.terms)
    }
    kernel = _Frame(name, doc, plan.operands, plan.result.size, TABLE_TILE, negated)
    tables: list[str] = []
    for step in plan.steps:
        table = f"{name}_{step.out}".upper()
        if isinstance(step, Contract):
            tables += _table(table, step, plan.sizes[step.right])
        kernel.body += [f"# {step.note}", *_loop(table, step)]
        if step.out in negated:
            kernel.body += _negate(step.out, step.size)
        if step is not plan.result:
            kernel.buffer(step.out, step.size)
    if any(isinstance(step, AddTwice) for step in plan.steps):
        kernel.setup.append(f"c2 = {kernel.first}.dtype.type(2)")
    return [*tables, "", "", *kernel.lines()] if tables else kernel.lines()


def print_blocked(
    name: str, doc: str, algebra: Algebra, operands: tuple[Operand, ...]
) -> list[str]:
    """Return the lines of a dense geometric product as blocks of a smaller one.

    Split every blade into its first three vectors and the rest, ``a = a' a''``. Then
    ``a b = +-(a' b')(a'' b'')``, where ``a''`` passes ``b'`` at the price of a grade involution
    of ``b'`` when ``a''`` is odd. For each pair ``(a'', b'')`` an 8 x 8 block of blades is
    multiplied by the unrolled product of the first three vectors, with 24 loads and stores for
    64 terms, where a table loop needs 256.
    """
    low = 1 << BLOCK_VECTORS
    high = algebra.size // low
    left, right = (operand.name for operand in operands)
    upper = name.upper()
    rows = _block_rows(algebra, low, high)
    kernel = _Frame(name, doc, operands, algebra.size, BLOCKED_TILE, by_mask=f"{upper}_MASK")
    kernel.doubled = {left, right}
    kernel.negative = {left: "-{v}", right: f"-{{v}} if {upper}_ODD[i] else {{v}}"}
    for buffer in ("block_left", "block_right", "block_out"):
        kernel.buffers[buffer] = low
    block = _block_product(algebra, low)
    kernel.body += [
        f"for k in range({high}):",
        f"    for i in range({low}):",
        "        for e in range(width):",
        "            block_out[i, e] = 0",
        f"    for row in range({upper}_START[k], {upper}_START[k + 1]):",
        f"        p = {upper}_BLOCKS[row, 0]",
        f"        q = {upper}_BLOCKS[row, 1]",
        f"        for i in range({low}):",
        "            for e in range(width):",
        f"                block_left[i, e] = tile_{left}[p + i, e]",
        f"                block_right[i, e] = tile_{right}[q + i, e]",
        "        for e in range(width):",
        *_indent(block, 3),
        f"    for i in range({low}):",
        "        for e in range(width):",
        f"            tile_out[k * {low} + i, e] = block_out[i, e]",
    ]
    starts = [0]
    for k in range(high):
        starts.append(starts[-1] + sum(row[2] == k for row in rows))
    odd = [(mask & (low - 1)).bit_count() & 1 for mask in algebra.masks]
    return [
        "# Blade mask of each coefficient; whether its part in the block is odd; for each block of",
        "# the result, the first rows of the left and right blocks (negated left, involuted right",
        f"# ones stand {algebra.size} rows further).",
        *_array(f"{upper}_MASK", [(mask,) for mask in algebra.masks]),
        *_array(f"{upper}_ODD", [(value,) for value in odd]),
        *_array(f"{upper}_START", [(start,) for start in starts]),
        *_array(f"{upper}_BLOCKS", [row[:2] for row in rows]),
        "",
        "",
        *kernel.lines(),
    ]


class _Frame:
    """The loop over tiles around a body: loads, buffers, stores."""

    def __init__(
        self,
        name: str,
        doc: str,
        operands: tuple[Operand, ...],
        out_size: int,
        tile: int,
        doubled: set[str] = frozenset(),  # type: ignore[assignment]
        by_mask: str | None = None,
    ) -> None:
        self.name, self.doc, self.tile, self.out_size = name, doc, tile, out_size
        self.sizes = {operand.name: operand.size for operand in operands}
        self.first = operands[0].name
        self.doubled = set(doubled)
        self.negative: dict[str, str] = {}
        self.by_mask = by_mask
        self.setup: list[str] = []
        self.body: list[str] = []
        self.buffers: dict[str, int] = {}

    def buffer(self, array: str, size: int) -> None:
        """Add a tile for an intermediate array."""
        self.buffers[f"tile_{array}"] = size * (2 if array in self.doubled else 1)

    def lines(self) -> list[str]:
        """Return the whole function."""
        arguments = ", ".join(f"{operand}, {operand}_step" for operand in self.sizes)
        tiles = {
            f"tile_{operand}": size * (2 if operand in self.doubled else 1)
            for operand, size in self.sizes.items()
        }
        buffers = {**tiles, **self.buffers, "tile_out": self.out_size}
        return [
            _DECORATOR,
            f"def {self.name}(count, {arguments}, out):",
            f'    """{self.doc}"""',
            *_indent(self.setup),
            *(
                f"    {buffer} = np.empty(({size}, {self.tile}), {self.first}.dtype)"
                for buffer, size in buffers.items()
            ),
            f"    for start in range(0, count, {self.tile}):",
            f"        width = min({self.tile}, count - start)",
            *(line for operand in self.sizes for line in self._load(operand)),
            *_indent(self.body, 2),
            *self._store(),
        ]

    def _load(self, operand: str) -> list[str]:
        size = self.sizes[operand]
        value = f"{operand}[(start + e) * {operand}_step + i]"
        inner = [f"tile_{operand}[i, e] = {value}"]
        if self.by_mask:
            negative = self.negative[operand].format(v="value")
            inner = [
                f"value = {value}",
                f"mask = {self.by_mask}[i]",
                f"tile_{operand}[mask, e] = value",
                f"tile_{operand}[mask + {size}, e] = {negative}",
            ]
        lines = [
            f"if {operand}_step or start == 0:",
            "    for e in range(width):",
            f"        for i in range({size}):",
            *_indent(inner, 3),
        ]
        if operand in self.doubled and not self.by_mask:
            lines += _indent(_negate(operand, size))
        return _indent(lines, 2)

    def _store(self) -> list[str]:
        place = f"{self.by_mask}[k]" if self.by_mask else "k"
        return [
            "        for e in range(width):",
            f"            for k in range({self.out_size}):",
            f"                out[(start + e) * {self.out_size} + k] = tile_out[{place}, e]",
        ]


def _negate(array: str, size: int) -> list[str]:
    return [
        f"for i in range({size}):",
        "    for e in range(width):",
        f"        tile_{array}[i + {size}, e] = -tile_{array}[i, e]",
    ]


def _table(name: str, step: Contract, right_size: int) -> list[str]:
    """Return the terms of a contraction, pairs of rows, and where those of each output start."""
    rows: list[list[tuple[int, ...]]] = [[] for _ in range(step.size)]
    for t in step.terms:
        rows[t.k].append((t.i, t.j if t.sign > 0 else t.j + right_size))
    starts = [0]
    for row in rows:
        starts.append(starts[-1] + len(row))
    return [
        *textwrap.wrap(
            f"{step.note}: terms {step.left}[i] * {step.right}[j], from j = {right_size} on with a "
            "minus sign, and where the terms of each output start.",
            WIDTH,
            initial_indent="# ",
            subsequent_indent="# ",
        ),
        *_array(f"{name}_TERMS", [pair for row in rows for pair in row]),
        *_array(f"{name}_START", [(start,) for start in starts]),
    ]


def _array(name: str, rows: list[tuple[int, ...]]) -> list[str]:
    """Return a constant integer array, one-dimensional for rows of one number."""
    if not rows:
        return [f"{name} = np.zeros((0, 2), np.int32)"]
    words = [str(row[0]) if len(row) == 1 else f"({', '.join(map(str, row))})" for row in rows]
    text = ", ".join(words)
    line = f"{name} = np.array([{text}], np.int32)"
    if len(text) < 60 and len(line) <= WIDTH:
        return [line]
    pieces = textwrap.wrap(text, WIDTH - 8, break_long_words=False)
    inner = [f"        {piece}" for piece in pieces]
    return [f"{name} = np.array(", "    [", *inner, "    ],", "    np.int32,", ")"]


def _loop(name: str, step: Step) -> list[str]:
    out = f"tile_{step.out}"
    if isinstance(step, Contract):
        return [
            f"for k in range({step.size}):",
            "    for e in range(width):",
            f"        {out}[k, e] = 0",
            f"    first = {name}_START[k]",
            f"    last = {name}_START[k + 1]",
            "    for term in range(first, last):",
            f"        i = {name}_TERMS[term, 0]",
            f"        j = {name}_TERMS[term, 1]",
            "        for e in range(width):",
            f"            {out}[k, e] += tile_{step.left}[i, e] * tile_{step.right}[j, e]",
        ]
    lines = ["for e in range(width):"]
    if isinstance(step, Signed):
        for i, k, sign in step.terms:
            lines.append(f"    {out}[{k}, e] = {'-' if sign < 0 else ''}tile_{step.source}[{i}, e]")
    elif isinstance(step, AddTwice):
        for k, place in enumerate(step.places):
            twice = "" if place is None else f" + c2 * tile_{step.addend}[{place}, e]"
            lines.append(f"    {out}[{k}, e] = tile_{step.base}[{k}, e]{twice}")
    elif isinstance(step, Divide):
        top, below = f"tile_{step.numerator}", f"tile_{step.denominator}[0, e]"
        lines += [f"    {out}[{k}, e] = {top}[{k}, e] / {below}" for k in range(step.size)]
    elif isinstance(step, RootAbs):
        lines.append(f"    {out}[0, e] = sqrt(abs(tile_{step.source}[0, e]))")
    else:
        raise TypeError(f"no table form for {type(step).__name__}")
    return lines


def _block_rows(algebra: Algebra, low: int, high: int) -> list[tuple[int, int, int]]:
    """Return (left row, right row, block of the result) of every pair of blocks."""
    table = derived_table(algebra)
    rows = []
    for a in range(high):
        for b in range(high):
            mask, sign = table.product(a * low, b * low)
            if sign:
                left = a * low + (algebra.size if sign < 0 else 0)
                right = b * low + (algebra.size if a.bit_count() & 1 else 0)
                rows.append((left, right, mask // low))
    return sorted(rows, key=lambda row: row[2])


def _block_product(algebra: Algebra, low: int) -> list[str]:
    """Return the product of the first vectors, unrolled, added to the block of the result."""
    table = derived_table(algebra)
    lines = [f"a_{i} = block_left[{i}, e]" for i in range(low)]
    lines += [f"b_{j} = block_right[{j}, e]" for j in range(low)]
    sums: list[list[tuple[int, tuple[str, str]]]] = [[] for _ in range(low)]
    for i in range(low):
        for j in range(low):
            mask, sign = table.product(i, j)
            sums[mask].append((sign, (f"a_{i}", f"b_{j}")))
    for k, terms in enumerate(sums):
        lines += wrap(f"value = {python_expression(make_sum(terms))}", indent=20)
        lines.append(f"block_out[{k}, e] += value")
    return lines


def _indent(lines: list[str], levels: int = 1) -> list[str]:
    return [f"{'    ' * levels}{line}" if line else "" for line in lines]
