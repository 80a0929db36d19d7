"""MkDocs hook: tables that pages take from the code.

``<!-- generated: NAME -->`` on a page of its own line becomes what `GENERATED` makes of NAME.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from gaforge.algebra import OPERATIONS
from gaforge.cli import main
from gaforge.experiments import accuracy_report, convergence_report, gradients_report, grid, summary
from gaforge.identities.catalogue import catalogue_table
from gaforge.interop.conventions import differences_table, faults_table
from gaforge.llm.reproduction import figures, tables

MARK = re.compile(r"^<!-- generated: (\w+) -->$", re.MULTILINE)


def operations() -> str:
    """Return the table of operations."""
    lines = ["| name | operands | law | |", "| --- | --- | --- | --- |"]
    for row in OPERATIONS.values():
        if row.kind == "internal":
            continue
        names = ", ".join(f"`{name}`" for name in (row.name, *row.aliases))
        law = row.law.replace("|", "\\|")
        lines.append(f"| {names} | {', '.join(row.operands)} | `{law}` | {row.summary} |")
    return "\n".join(lines)


def commands() -> str:
    """Return the help of the command line and of each command."""
    context = click.Context(main, info_name="gaforge", max_content_width=88)
    parts = [f"```text\n{main.get_help(context)}\n```"]
    for name, command in main.commands.items():
        parts += command_help(command, name, context, "##")
    return "\n\n".join(parts)


def command_help(
    command: click.Command, name: str, parent: click.Context, heading: str
) -> list[str]:
    """Return the help of a command, and of those that a group has."""
    context = click.Context(command, parent=parent, info_name=name, max_content_width=88)
    path = context.command_path.removeprefix("gaforge ")
    parts = [f"{heading} {path}\n\n```text\n{command.get_help(context)}\n```"]
    if isinstance(command, click.Group):
        for inner, each in command.commands.items():
            parts += command_help(each, inner, context, f"{heading}#")
    return parts


def convergence() -> str:
    """Return the table of the convergence experiment."""
    return convergence_report.as_markdown(convergence_report.from_values(measured("convergence")))


def accuracy() -> str:
    """Return the tables of the sweep over bivectors."""
    return accuracy_report.as_markdown(accuracy_report.from_values(measured("accuracy")))


def gradients() -> str:
    """Return the table of errors of gradients."""
    return gradients_report.as_markdown(gradients_report.from_values(measured("gradients")))


def ablation() -> str:
    """Return the tables of width and depth of the gadget."""
    rows = summary.from_values(measured("ablation"))
    return "\n".join([*grid.as_markdown(rows), "", summary.as_markdown(rows)])


def frontier() -> str:
    """Return the table of the study ``frontier``."""
    return summary.as_markdown(summary.from_values(measured("frontier")))


def paper() -> str:
    """Return the table of the study ``paper``."""
    return summary.as_markdown(summary.from_values(measured("paper")))


def llm(name: str) -> Callable[[], str]:
    """Return what makes the tables of a run of ``gaforge llm reproduce``."""
    return lambda: tables.as_markdown(figures.from_values(measured(name)))


def measured(name: str) -> Any:
    """Return the figures that an experiment wrote, or ``report.json`` of a study."""
    return json.loads((Path(__file__).parents[1] / f"assets/{name}.json").read_text())


GENERATED: dict[str, Callable[[], str]] = {
    "ablation": ablation,
    "accuracy": accuracy,
    "catalogue": catalogue_table,
    "commands": commands,
    "convergence": convergence,
    "differences": differences_table,
    "faults": faults_table,
    "frontier": frontier,
    "gradients": gradients,
    "llm_duel": llm("llm_duel"),
    "llm_duel_0": llm("llm_duel_0"),
    "llm_full": llm("llm_full"),
    "llm_quick": llm("llm_quick"),
    "operations": operations,
    "paper": paper,
}


ESCAPED = re.compile(r"<code>[^<]*\\\|[^<]*</code>")
"""Code in a table, with the sign that a bar needs there where Markdown is read by others."""


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Show bars in the code of tables as they are."""
    return ESCAPED.sub(lambda code: code[0].replace("\\|", "|"), html)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Fill in the marks of a page."""
    return MARK.sub(lambda mark: GENERATED[mark[1]](), markdown)
