"""Numba kernels of vector-Jacobian products: one function for the gradients of all operands.

Every kernel has the signature

    kernel(count, g, g_step, a, a_step, b, b_step, ..., da, da_step, db, db_step, ...)

with flat C-contiguous arrays of one dtype. Operands are as in all kernels. A gradient with
``da_step < 0`` is not wanted and not computed; one with ``da_step = 0`` is summed over all
elements, each lane of a tile for itself and the lanes at the end, so that it depends on nothing but
the data.

What only one gradient needs is computed where that gradient is wanted. What several need comes
first, and is handed on in a tile of its own.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from gaforge.codegen.ir.plan import (
    Add,
    AddTwice,
    Contract,
    Divide,
    Join,
    Plan,
    Signed,
    Step,
)
from gaforge.codegen.ir.program import Assignment, Load, Program, Sum, names, scalar
from gaforge.codegen.printers.python import WIDTH, constants, python_expression, wrap

TILE = 32

_DECORATOR = '@njit(cache=True, nogil=True, error_model="numpy")'


@dataclass
class Part:
    """The gradient of one operand: the lines that compute it, and the tile where it then is."""

    operand: str
    size: int
    tile: str
    lines: list[str]


@dataclass
class Body:
    """What a kernel does with one tile of elements."""

    setup: list[str] = field(default_factory=list)
    buffers: dict[str, int] = field(default_factory=dict)
    common: list[str] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)


def print_vjp_unrolled(name: str, doc: str, plan: Plan, program: Program) -> list[str]:
    """Return the lines of a kernel with straight-line code in the inner loop."""
    program = _without_copies(program)
    body = Body(setup=[f"c{c} = g.dtype.type({c})" for c in constants(program)])
    stores: dict[str, str] = {}
    users: dict[str, set[str]] = {}
    start = 0
    for operand in plan.operands[1:]:
        for k in range(operand.size):
            output = scalar(program.result, start + k)
            stores[output] = f"tile_d{operand.name}[{k}, e]"
            users[output] = {operand.name}
        start += operand.size
        body.buffers[f"tile_d{operand.name}"] = operand.size
    _spread(users, {a.name: names(a.expression) for a in program.assignments})
    loads = {a.name: a.expression for a in program.assignments if isinstance(a.expression, Load)}
    work = [a for a in program.assignments if a.name not in loads]
    common = [a for a in work if len(users[a.name]) > 1]
    handed = _handed_on(common, [a for a in work if len(users[a.name]) == 1])
    if handed:
        body.buffers["tile_common"] = len(handed)
    tiles = {name: f"tile_common[{i}, e]" for i, name in enumerate(handed)}
    sources = {name: f"tile_{load.array}[{load.entry}, e]" for name, load in loads.items()}
    if common:
        targets = {
            a.name: [place[a.name] for place in (tiles, stores) if a.name in place] for a in common
        }
        body.common = _straight(common, sources, targets)
    for operand in plan.operands[1:]:
        own = [a for a in work if users[a.name] == {operand.name}]
        targets = {a.name: [stores[a.name]] for a in own if a.name in stores}
        lines = _straight(own, {**sources, **tiles}, targets)
        body.parts.append(Part(operand.name, operand.size, f"tile_d{operand.name}", lines))
    return _frame(name, doc, plan, body)


def print_vjp_table(name: str, doc: str, plan: Plan) -> list[str]:
    """Return the lines of a kernel that loops over the terms of each contraction.

    A contraction and what reverses it have the same terms, in other columns of one table, those
    with a plus sign first.
    """
    join = plan.result
    assert isinstance(join, Join)
    tables = _Tables(name)
    users: dict[str, set[str]] = {}
    for operand, array in zip(plan.operands[1:], join.parts, strict=True):
        users.setdefault(array, set()).add(operand.name)
    steps = plan.steps[:-1]
    _spread(users, {step.out: step.sources for step in steps})
    body = Body()
    if any(isinstance(s, AddTwice | Signed) and _factors(s) - {1} for s in steps):
        factors = sorted(set().union(*(_factors(s) for s in steps)) - {1})
        body.setup = [f"c{c} = g.dtype.type({c})" for c in factors]
    lines: dict[str, list[str]] = {operand.name: [] for operand in plan.operands[1:]}
    for step in steps:
        body.buffers[f"tile_{step.out}"] = step.size
        target = users[step.out]
        into = body.common if len(target) > 1 else lines[next(iter(target))]
        into += [*_comment(step.note), *_step_loop(step, tables)]
    for operand, array in zip(plan.operands[1:], join.parts, strict=True):
        body.parts.append(Part(operand.name, operand.size, f"tile_{array}", lines[operand.name]))
    return [*tables.lines, "", "", *_frame(name, doc, plan, body)]


def _frame(name: str, doc: str, plan: Plan, body: Body) -> list[str]:
    """Return a whole function: the loop over tiles around what is done with one."""
    read = {name for step in plan.steps for name in step.sources}
    operands = [operand for operand in plan.operands if operand.name in read]
    arguments = [f"{operand.name}, {operand.name}_step" for operand in plan.operands]
    arguments += [f"d{part.operand}, d{part.operand}_step" for part in body.parts]
    tiles = {f"tile_{operand.name}": operand.size for operand in operands} | body.buffers
    lines = [
        _DECORATOR,
        *_signature(name, arguments),
        *_indent(textwrap.wrap(f'"""{doc}"""', WIDTH - 4)),
        *_indent(body.setup),
        *(f"    {tile} = np.empty(({size}, {TILE}), g.dtype)" for tile, size in tiles.items()),
        *(
            f"    lanes_d{part.operand} = np.zeros(({part.size}, {TILE}), g.dtype)"
            for part in body.parts
        ),
        f"    for start in range(0, count, {TILE}):",
        f"        width = min({TILE}, count - start)",
    ]
    for operand in operands:
        lines += _indent(_load(operand.name, operand.size), 2)
    lines += _indent(body.common, 2)
    for part in body.parts:
        inner = [*part.lines, *_store(part)]
        lines += _indent([f"if d{part.operand}_step >= 0:", *_indent(inner)], 2)
    for part in body.parts:
        lines += _indent(_total(part))
    return lines


def _signature(name: str, arguments: Sequence[str]) -> list[str]:
    line = f"def {name}(count, {', '.join(arguments)}):"
    if len(line) <= WIDTH:
        return [line]
    return [f"def {name}(", "    count,", *(f"    {argument}," for argument in arguments), "):"]


def _load(operand: str, size: int) -> list[str]:
    return [
        f"if {operand}_step or start == 0:",
        "    for e in range(width):",
        f"        for i in range({size}):",
        f"            tile_{operand}[i, e] = {operand}[(start + e) * {operand}_step + i]",
    ]


def _store(part: Part) -> list[str]:
    d = f"d{part.operand}"
    return [
        f"if {d}_step:",
        "    for e in range(width):",
        f"        for k in range({part.size}):",
        f"            {d}[(start + e) * {d}_step + k] = {part.tile}[k, e]",
        "else:",
        f"    _add_tile({part.tile}, lanes_{d}, width)",
    ]


def _total(part: Part) -> list[str]:
    d = f"d{part.operand}"
    return [f"if {d}_step == 0:", f"    _add_lanes(lanes_{d}, {d})"]


def _without_copies(program: Program) -> Program:
    """Return the program with outputs in place of names that are copied to them and not read."""
    reads: dict[str, int] = {}
    for a in program.assignments:
        for name in names(a.expression):
            reads[name] = reads.get(name, 0) + 1
    by_name = {a.name: a for a in program.assignments}
    gone: set[str] = set()
    made = []
    outputs = set(program.outputs)
    for a in reversed(program.assignments):
        if a.name in gone:
            continue
        source = by_name.get(_copied(a) or "")
        if (
            a.name in outputs
            and source is not None
            and reads[source.name] == 1
            and not isinstance(source.expression, Load)
        ):
            gone.add(source.name)
            a = replace(a, expression=source.expression, section=source.section)
        made.append(a)
    return replace(program, assignments=tuple(reversed(made)))


def _copied(a: Assignment) -> str | None:
    """Return the name of which an assignment is a plain copy."""
    if isinstance(a.expression, Sum) and len(a.expression.terms) == 1:
        (term,) = a.expression.terms
        if term.coefficient == 1 and len(term.factors) == 1:
            return term.factors[0]
    return None


def _spread(users: dict[str, set[str]], sources: Mapping[str, Iterable[str]]) -> None:
    """Tell for every name which gradients need it; ``sources`` are in the order of evaluation."""
    for name, read in reversed(list(sources.items())):
        wanted = users.setdefault(name, set())
        for source in read:
            users.setdefault(source, set()).update(wanted)


def _handed_on(common: Sequence[Assignment], others: Sequence[Assignment]) -> list[str]:
    """Return what the gradients read of what they have in common."""
    read = {name for a in others for name in names(a.expression)}
    return [a.name for a in common if a.name in read]


def _straight(
    assignments: Sequence[Assignment],
    sources: Mapping[str, str],
    targets: Mapping[str, Sequence[str]],
) -> list[str]:
    """Return a loop over a tile: what is read from tiles, the assignments, what is kept."""
    if not assignments:
        return []
    read = dict.fromkeys(name for a in assignments for name in names(a.expression))
    made = {a.name for a in assignments}
    lines = [f"{n} = {place}" for n, place in sources.items() if n in read and n not in made]
    section = ""
    for a in assignments:
        if a.section != section:
            section = a.section
            lines += _comment(section)
        places = targets.get(a.name, ())
        text = python_expression(a.expression)
        if a.name in read or len(places) != 1:
            lines += wrap(f"{a.name} = {text}", indent=20)
            lines += [f"{place} = {a.name}" for place in places]
        else:
            lines += wrap(f"{places[0]} = {text}", indent=20)
    return ["for e in range(width):", *_indent(lines)]


class _Tables:
    """The tables of terms of a kernel, each once for all contractions that it serves."""

    def __init__(self, name: str) -> None:
        self.name = name.upper()
        self.lines: list[str] = []
        self.known: list[tuple[str, int, int, frozenset[tuple[int, int, int, int]]]] = []

    def find(self, step: Contract) -> tuple[str, int, int, tuple[int, int, int]]:
        """Return a table, how many terms are positive, how many there are, and its columns."""
        terms = [(t.i, t.j, t.k, t.sign) for t in step.terms]
        for table, positive, count, rows in self.known:
            for columns in ((0, 1, 2), (2, 1, 0), (2, 0, 1), (0, 2, 1), (1, 0, 2), (1, 2, 0)):
                moved = {(r[columns[0]], r[columns[1]], r[columns[2]], r[3]) for r in rows}
                if count == len(terms) and moved == set(terms):
                    return table, positive, count, columns
        table = f"{self.name}_{step.out.upper()}_TERMS"
        ordered = sorted(terms, key=lambda t: (t[3] < 0, t[2], t[0]))
        positive = sum(t[3] > 0 for t in terms)
        self.lines += [
            *_comment(f"{step.note}: terms (i, j, k), {positive} with a plus sign first."),
            *_array(table, [t[:3] for t in ordered]),
        ]
        self.known.append((table, positive, len(terms), frozenset(terms)))
        return table, positive, len(terms), (0, 1, 2)


def _step_loop(step: Step, tables: _Tables) -> list[str]:
    out = f"tile_{step.out}"
    if isinstance(step, Contract):
        return [*_zeros(step), *_contract_loop(step, tables)]
    if isinstance(step, Add):
        text = " + ".join(f"tile_{part}[k, e]" for part in step.parts)
        inner = wrap(f"{out}[k, e] = {text}", indent=20)
        return [
            f"for k in range({step.size}):",
            *_indent(["for e in range(width):", *_indent(inner)]),
        ]
    lines = ["for e in range(width):"]
    if isinstance(step, Signed):
        lines += [
            f"    {out}[{k}, e] += {_factor(sign)}tile_{step.source}[{i}, e]"
            for i, k, sign in step.terms
        ]
        return [*_zeros(step), *(lines if step.terms else [])]
    if isinstance(step, AddTwice):
        for k, place in enumerate(step.places):
            twice = "" if place is None else f" + c2 * tile_{step.addend}[{place}, e]"
            lines.append(f"    {out}[{k}, e] = tile_{step.base}[{k}, e]{twice}")
        return lines
    if isinstance(step, Divide):
        quotient = f"tile_{step.numerator}[k, e] / tile_{step.denominator}[0, e]"
        return [
            f"for k in range({step.size}):",
            "    for e in range(width):",
            f"        {out}[k, e] = {quotient}",
        ]
    raise TypeError(f"no table form for {type(step).__name__}")


def _zeros(step: Step) -> list[str]:
    return [
        f"for k in range({step.size}):",
        "    for e in range(width):",
        f"        tile_{step.out}[k, e] = 0",
    ]


def _contract_loop(step: Contract, tables: _Tables) -> list[str]:
    if not step.terms:
        return []
    table, positive, count, columns = tables.find(step)
    product = f"tile_{step.left}[i, e] * tile_{step.right}[j, e]"
    lines = []
    for bounds, sign in ((f"{positive}", "+"), (f"{positive}, {count}", "-")):
        if bounds == "0" or bounds == f"{count}, {count}":
            continue
        lines += [
            f"for term in range({bounds}):",
            *(f"    {x} = {table}[term, {c}]" for x, c in zip("ijk", columns, strict=True)),
            "    for e in range(width):",
            f"        tile_{step.out}[k, e] {sign}= {product}",
        ]
    return lines


def _factors(step: Step) -> set[int]:
    if isinstance(step, AddTwice):
        return {2}
    return {abs(sign) for *_, sign in step.terms} if isinstance(step, Signed) else set()


def _factor(sign: int) -> str:
    text = "" if abs(sign) == 1 else f"c{abs(sign)} * "
    return f"-{text}" if sign < 0 else text


def _array(name: str, rows: Sequence[tuple[int, ...]]) -> list[str]:
    text = ", ".join(f"({', '.join(map(str, row))})" for row in rows)
    pieces = textwrap.wrap(text, WIDTH - 8, break_long_words=False)
    inner = [f"        {piece}" for piece in pieces]
    return [f"{name} = np.array(", "    [", *inner, "    ],", "    np.int32,", ")"]


def _comment(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH - 16, initial_indent="# ", subsequent_indent="# ")


def _indent(lines: Sequence[str], levels: int = 1) -> list[str]:
    return [f"{'    ' * levels}{line}" if line else "" for line in lines]
