"""Torch kernels: straight-line tensor operations, or gathers and small matrix products.

A kernel is a function of tensors with coefficients on the last axis; the leading axes of its
operands broadcast. Both forms are made of differentiable operations that never change a tensor.

The gather form evaluates a contraction in one of two ways, each of which makes a handful of
autograd nodes whatever the number of terms:

- *matrix*: one operand, gathered with signs into a matrix, times the other. An operand shared by
  a batch makes one matrix, which acts on the batch as a single matrix product.
- *pairs*: both operands gathered with signs, term by term, multiplied and summed. Where an array
  acts on itself this costs what the terms cost, though the matrix would be nearly empty.

A table holds places from 1 with a sign: 3 stands for ``x[..., 2]``, -3 for its negative, and 0
for zero.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from gaforge.codegen.ir.cost import Cost
from gaforge.codegen.ir.plan import AddTwice, Contract, Divide, Plan, RootAbs, Signed, Step
from gaforge.codegen.ir.program import Expression, Load, Program, Root, Sum, names, scalar
from gaforge.codegen.printers.python import WIDTH, python_expression, wrap

TORCH_UNROLL_LIMIT = 32
"""Most products and moved entries that are unrolled.

Each makes one or two torch calls and autograd nodes, where the gather form makes about ten in all.
Measured in float32 on one core, eager, forward and backward:

    products   one element             10,000 elements
    16         0.22 ms, gathered 0.16  0.8 ms, gathered 1.3
    28         0.34 ms, gathered 0.16  1.4 ms, gathered 2.2
    64         0.74 ms, gathered 0.16  3.0 ms, gathered 3.8
"""

SPARSE = 2
"""A matrix of an array that acts on itself may have so many times the entries of the pairs.

Two operands always make a matrix, as one of them may be shared by a batch.
"""

PREFERENCE = 4
"""A matrix of the earlier operand may be so many times larger than that of the other.

The first operand is the rotor, the map or the left factor: what a batch is likely to share.
"""

Row = tuple[int, ...]
Table = tuple[Row, ...] | Row


@dataclass(frozen=True)
class Matrix:
    """``out = matrix other``: the matrix is gathered from one array by a table."""

    gathered: str
    other: str
    rows: tuple[Row, ...]

    @property
    def size(self) -> int:
        """Number of entries."""
        return sum(map(len, self.rows))


@dataclass(frozen=True)
class Pairs:
    """``out = sum of left * right``, both gathered by tables of the same shape."""

    left: tuple[Row, ...]
    right: tuple[Row, ...]

    @property
    def size(self) -> int:
        """Number of entries of each table."""
        return sum(map(len, self.left))


def is_unrolled(plan: Plan) -> bool:
    """Tell whether a plan is written as straight-line code."""
    if plan.scalars_only:
        return True
    moved = 0
    for step in plan.steps:
        if isinstance(step, Signed):
            moved += len(step.terms)
        elif isinstance(step, AddTwice):
            moved += sum(place is not None for place in step.places)
        elif isinstance(step, Divide):
            moved += step.size
    return plan.term_count + moved <= TORCH_UNROLL_LIMIT


def print_unrolled(program: Program) -> list[str]:
    """Return the lines that compute the result in straight-line code."""
    lines = _unpacked(program)
    if any(_has_constant(a.expression) for a in program.assignments):
        lines.append(f"one = {program.operands[0].name}.new_ones(())")
    section = ""
    for assignment in program.assignments:
        expression = assignment.expression
        if isinstance(expression, Load) or _is_zero(expression):
            continue
        if assignment.section != section:
            section = assignment.section
            lines += _comment(section)
        lines += wrap(f"{assignment.name} = {torch_expression(expression)}", indent=4)
    return [*lines, *_packed(program)]


def torch_expression(expression: Expression) -> str:
    """Return the text of an expression; integer factors are literals, which keep the dtype.

    Examples
    --------
    >>> from gaforge.codegen.ir.program import make_sum
    >>> torch_expression(make_sum([(-1, ("a_0", "b_0")), (2, ("a_1",))]))
    '2*a_1 - a_0*b_0'
    """
    if isinstance(expression, Root):
        return f"_root({expression.argument})"
    if _has_constant(expression):
        # A number becomes a tensor of the operands' dtype: an entry may be a number alone.
        assert isinstance(expression, Sum)
        terms = (replace(t, factors=t.factors or ("one",)) for t in expression.terms)
        expression = Sum(tuple(terms))
    return python_expression(expression, prefix="")


def print_gather(name: str, plan: Plan) -> tuple[list[str], list[str]]:
    """Return the lines of the tables, and the lines that compute the result with them."""
    printer = _GatherPrinter(name, plan)
    body = []
    for step in plan.steps:
        body += _comment(step.note)
        body += wrap(f"{step.out} = {printer.expression(step)}", indent=4)
    return printer.tables, body


def gather_cost(plan: Plan) -> Cost:
    """Count the operations of the gather form, entries that are zero included."""
    total = Cost()
    for step in plan.steps:
        total = Cost(*map(sum, zip(total, _step_cost(step, plan), strict=True)))
    return total


def find_form(step: Contract, plan: Plan) -> Matrix | Pairs:
    """Return how a contraction is evaluated: by the better of two matrices, or term by term."""
    matrices = []
    for gathered, other, rows in (
        (step.left, step.right, _matrix(step, plan.sizes[step.right], left=True)),
        (step.right, step.left, _matrix(step, plan.sizes[step.left], left=False)),
    ):
        if rows is not None:
            matrices.append(Matrix(gathered, other, rows))
    rank = [operand.name for operand in plan.operands]
    rank += [step.out for step in plan.steps]
    matrices.sort(key=lambda matrix: rank.index(matrix.gathered))
    if len(matrices) == 2 and matrices[0].size > PREFERENCE * matrices[1].size:
        matrices.reverse()
    pairs = _pairs(step)
    sources = _sources(plan)
    alone = sources[step.left] == sources[step.right] and len(sources[step.left]) == 1
    if not matrices or (alone and matrices[0].size > SPARSE * pairs.size):
        return pairs
    return matrices[0]


def _sources(plan: Plan) -> dict[str, frozenset[str]]:
    """Return the operands from which each array is computed."""
    found = {operand.name: frozenset({operand.name}) for operand in plan.operands}
    for step in plan.steps:
        found[step.out] = frozenset().union(*(found[name] for name in step.sources))
    return found


def _matrix(step: Contract, columns: int, *, left: bool) -> tuple[Row, ...] | None:
    """Return the table of the matrix of one operand; None if an entry would have two terms."""
    rows = [[0] * columns for _ in range(step.size)]
    for t in step.terms:
        place, column = (t.i, t.j) if left else (t.j, t.i)
        if rows[t.k][column]:
            return None
        rows[t.k][column] = t.sign * (place + 1)
    return tuple(map(tuple, rows))


def _pairs(step: Contract) -> Pairs:
    left: list[list[int]] = [[] for _ in range(step.size)]
    right: list[list[int]] = [[] for _ in range(step.size)]
    for t in step.terms:
        left[t.k].append(t.sign * (t.i + 1))
        right[t.k].append(t.j + 1)
    width = max(map(len, left))
    for row in (*left, *right):
        row += [0] * (width - len(row))
    return Pairs(tuple(map(tuple, left)), tuple(map(tuple, right)))


def _signed_rows(step: Signed) -> Table:
    """Return the table of a signed permutation, or of sums with one row for each."""
    rows: list[list[int]] = [[] for _ in range(step.size)]
    for i, k, sign in step.terms:
        rows[k].append(sign * (i + 1))
    width = max(map(len, rows), default=0)
    if width <= 1:
        return tuple(row[0] if row else 0 for row in rows)
    return tuple((*row, *[0] * (width - len(row))) for row in rows)


class _GatherPrinter:
    """Writes the steps of a plan as expressions, and collects the tables that they use."""

    def __init__(self, name: str, plan: Plan) -> None:
        self.name = name
        self.plan = plan
        self.tables: list[str] = []

    def expression(self, step: Step) -> str:
        """Return the text of a step."""
        if isinstance(step, Contract):
            return self._contract(step)
        if isinstance(step, Signed):
            rows = _signed_rows(step)
            summed = ".sum(-1)" if rows and isinstance(rows[0], tuple) else ""
            return self._signed(step, step.source, rows, step.source) + summed
        if isinstance(step, AddTwice):
            addend = step.addend
            if step.places != tuple(range(self.plan.sizes[addend])):
                places = tuple(0 if place is None else place + 1 for place in step.places)
                addend = self._signed(step, addend, places, addend)
            return f"{step.base} + 2 * {addend}"
        if isinstance(step, Divide):
            return f"{step.numerator} / {step.denominator}"
        if isinstance(step, RootAbs):
            return f"_root({step.source})"
        raise TypeError(f"no gather form for {type(step).__name__}")

    def _contract(self, step: Contract) -> str:
        if not step.terms:
            return f"_zeros({step.size}, {step.left}, {step.right})"
        form = find_form(step, self.plan)
        if isinstance(form, Matrix):
            what = f"the matrix of {form.gathered} that acts on {form.other}"
            matrix = self._signed(step, form.gathered, form.rows, what)
            return f"_times({matrix}, {form.other})"
        what = "the terms of each output, padded with 0"
        left = self._signed(step, step.left, form.left, f"{step.left} in {what}", "_left")
        right = self._signed(step, step.right, form.right, f"{step.right} in {what}", "_right")
        return f"({left} * {right}).sum(-1)"

    def _signed(self, step: Step, source: str, rows: Table, what: str, suffix: str = "") -> str:
        function = f"_{self.name}_{step.out}{suffix}"
        self.tables += ["", "", *_table(function, what, rows)]
        return f"_signed({source}, {function})"


def _step_cost(step: Step, plan: Plan) -> Cost:
    if isinstance(step, Contract) and step.terms:
        form = find_form(step, plan)
        rows = form.rows if isinstance(form, Matrix) else form.left
        width = len(rows[0])
        return Cost(step.size * width, step.size * (width - 1))
    if isinstance(step, AddTwice):
        return Cost(step.size, step.size)
    if isinstance(step, Divide):
        return Cost(divisions=step.size)
    if isinstance(step, RootAbs):
        return Cost(roots=1)
    if isinstance(step, Signed):
        most = max(Counter(k for _, k, _ in step.terms).values(), default=0)
        return Cost(additions=step.size * max(most - 1, 0))
    return Cost()


def _reach(program: Program) -> dict[str, set[str]]:
    """Return the operands on which each name depends."""
    reach = {
        scalar(operand.name, i): {operand.name}
        for operand in program.operands
        for i in range(operand.size)
    }
    for assignment in program.assignments:
        if not isinstance(assignment.expression, Load):
            found = (reach[name] for name in names(assignment.expression))
            reach[assignment.name] = set().union(*found)
    return reach


def _unpacked(program: Program) -> list[str]:
    """Return the lines that take the operands apart; entries that nothing reads are ``_``."""
    used = {name for a in program.assignments for name in names(a.expression)}
    lines = []
    for operand in program.operands:
        entries = [scalar(operand.name, i) for i in range(operand.size)]
        targets = [entry if entry in used else "_" for entry in entries]
        if used.intersection(entries):
            lines += _bracketed(targets, head="", tail=f" = {operand.name}.unbind(-1)")
    return lines


def _packed(program: Program) -> list[str]:
    """Return the lines that stack the result, all entries in the leading shape of the operands."""
    leads = [f"{operand.name}.shape[:-1]" for operand in program.operands]
    lead = leads[0] if len(leads) == 1 else f"torch.broadcast_shapes({', '.join(leads)})"
    first = program.operands[0].name
    if not program.size:
        return [f"{program.result} = {first}.new_zeros((*{lead}, 0))"]
    reach = _reach(program)
    zeros = {a.name for a in program.assignments if _is_zero(a.expression)}
    lines = []
    entries = []
    for name in program.outputs:
        if name in zeros:
            entries.append("zero")
        elif len(reach[name]) < len(leads):
            entries.append(f"{name}.expand(lead)")
        else:
            entries.append(name)
    if entries != list(program.outputs):
        lines.append(f"lead = {lead}")
    if zeros:
        lines.append(f"zero = {first}.new_zeros(lead)")
    return [*lines, *_bracketed(entries, head=f"{program.result} = torch.stack(", tail=", -1)")]


def _has_constant(expression: Expression) -> bool:
    return isinstance(expression, Sum) and any(not term.factors for term in expression.terms)


def _is_zero(expression: Expression) -> bool:
    return isinstance(expression, Sum) and not expression.terms


def _table(function: str, what: str, rows: Table) -> list[str]:
    return [
        f"def {function}() -> Table:",
        f'    """Return places of {what}."""',
        "    return (",
        *(line for row in rows if isinstance(row, tuple) for line in _row(row)),
        *_filled([row for row in rows if not isinstance(row, tuple)], 8),
        "    )",
    ]


def _row(row: Row) -> list[str]:
    text = f"        ({', '.join(map(str, row))}{',' if len(row) == 1 else ''}),"
    if len(text) <= WIDTH:
        return [text]
    return ["        (", *_filled(row, 12), "        ),"]


def _filled(numbers: Iterable[int], indent: int) -> list[str]:
    text = ", ".join(map(str, numbers))
    if not text:
        return []
    margin = " " * indent
    return textwrap.wrap(f"{text},", WIDTH, initial_indent=margin, subsequent_indent=margin)


def _comment(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH - 4, initial_indent="# ", subsequent_indent="# ")


def _bracketed(parts: Sequence[str], head: str, tail: str) -> list[str]:
    """Return ``head(parts)tail``, on one line or wrapped, always with a tuple inside."""
    text = f"{head}({', '.join(parts)}{',' if len(parts) == 1 else ''}){tail}"
    if len(text) <= WIDTH - 4:
        return [text]
    pieces = textwrap.wrap(f"{', '.join(parts)},", WIDTH - 8)
    return [f"{head}(", *(f"    {piece}" for piece in pieces), f"){tail}"]
