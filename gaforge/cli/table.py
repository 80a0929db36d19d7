"""``gaforge table``."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import Any

import click

from gaforge.algebra import (
    PUBLIC,
    Algebra,
    Operation,
    binary_terms,
    find_operation,
    unary_image,
)
from gaforge.cli.options import SIGNATURE, Command, json_option, show_json, signature_text
from gaforge.errors import SignatureError

LIMIT = 8
"""Largest n of a table; the one of n = 8 has 65,536 entries."""


@dataclass(frozen=True)
class Table:
    """A table of blades: rows and columns are operands, entries signed blades or 0."""

    operation: Operation
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    entries: tuple[tuple[str, ...], ...]


EXAMPLES = """\
gaforge table 2                           geometric product of Cl(2)
gaforge table 3 --operation op            outer product
gaforge table 3 --operation dual          dual of every blade
gaforge table 1,3 --format csv > sta.csv  for a spreadsheet
"""


@click.command(
    cls=Command, examples=EXAMPLES, short_help="Print the multiplication table of an algebra."
)
@click.argument("signature", type=SIGNATURE)
@click.option(
    "--operation",
    default="gp",
    show_default=True,
    metavar="NAME",
    help="A product or another linear operation, by its name or alias.",
)
@click.option(
    "-f",
    "--format",
    "form",
    type=click.Choice(["text", "latex", "json", "csv"]),
    default="text",
    show_default=True,
)
@json_option
def table(signature: Algebra, operation: str, form: str, as_json: bool) -> None:
    """Print the multiplication table of an algebra: row times column.

    Blades stand in canonical order, by grade and then by index. Operations of one operand, such as
    reverse or dual, give a table with one column.
    """
    made = make_table(signature, operation)
    if as_json or form == "json":
        show_json(_as_json(signature, made))
    elif form == "csv":
        click.echo(_as_csv(made), nl=False)
    else:
        click.echo("\n".join(_as_latex(made) if form == "latex" else _as_text(made)))


def make_table(algebra: Algebra, name: str) -> Table:
    """Return the table of an operation between all blades.

    Raises
    ------
    SignatureError
        If the algebra is too large.
    UsageError
        If the operation has no table.

    Examples
    --------
    >>> make_table(Algebra(2), "gp").entries[1]
    ('e1', '1', 'e12', 'e2')
    """
    row = find_operation(name)
    if algebra.n > LIMIT:
        raise SignatureError(
            f"a table of {algebra} has 4**{algebra.n} entries; tables are printed up to "
            f"n = {LIMIT}. In Python, gaforge.algebra.blade_product multiplies two blades"
        )
    masks, blades = algebra.masks, algebra.blades
    if row.kind == "linear":
        images = [unary_image(algebra, row, mask) for mask in masks]
        column = tuple((_signed(algebra.blade_name(mask), sign),) for mask, sign in images)
        return Table(row, blades, ("x",), column)
    if row.kind != "bilinear":
        have = [other for other in PUBLIC if find_operation(other).kind in ("linear", "bilinear")]
        raise click.UsageError(
            f"{row.name} is not linear in each operand, so it has no table; choose from "
            f"{', '.join(have)}"
        )
    entries = [["0"] * algebra.size for _ in masks]
    for t in binary_terms(algebra, row, masks, masks, masks):
        entries[t.i][t.j] = _signed(blades[t.k], t.sign)
    return Table(row, blades, blades, tuple(map(tuple, entries)))


def latex_blade(name: str) -> str:
    """Return a signed blade in LaTeX.

    Examples
    --------
    >>> latex_blade("-e12"), latex_blade("e1_10"), latex_blade("1")
    ('-e_{12}', 'e_{1,10}', '1')
    """
    sign, _, indices = name.rpartition("e")
    return f"{sign}e_{{{indices.replace('_', ',')}}}" if "e" in name else name


def _signed(blade: str, sign: int) -> str:
    return f"-{blade}" if sign < 0 else blade if sign else "0"


def _heading(made: Table) -> tuple[str, ...]:
    """Return what stands above the columns."""
    return made.columns if len(made.operation.operands) == 2 else (made.operation.name,)


def _as_text(made: Table) -> list[str]:
    row = made.operation
    lines = [(" \\ ".join(row.operands), *_heading(made))]
    lines += [(name, *entries) for name, entries in zip(made.rows, made.entries, strict=True)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    text = [
        "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True))
        for line in lines
    ]
    return [f"{row.summary}: {row.law}", "", text[0], "-" * len(text[0]), *text[1:]]


def _as_latex(made: Table) -> list[str]:
    single = len(made.operation.operands) == 1
    operation = rf"\mathrm{{{made.operation.name}}}(x)"
    head = ["x", operation] if single else ["", *map(latex_blade, made.columns)]
    lines = [rf"\begin{{array}}{{r|{'r' * len(made.columns)}}}"]
    lines.append(" & ".join(head) + r" \\ \hline")
    for name, entries in zip(made.rows, made.entries, strict=True):
        lines.append(" & ".join(map(latex_blade, (name, *entries))) + r" \\")
    return [*lines, r"\end{array}"]


def _as_csv(made: Table) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["", *_heading(made)])
    writer.writerows([name, *row] for name, row in zip(made.rows, made.entries, strict=True))
    return text.getvalue()


def _as_json(algebra: Algebra, made: Table) -> dict[str, Any]:
    single = len(made.operation.operands) == 1
    entries: Any = [row[0] for row in made.entries] if single else list(map(list, made.entries))
    return {
        "signature": signature_text(algebra),
        "operation": made.operation.name,
        "law": made.operation.law,
        "blades": list(made.rows),
        "table": entries,
    }
