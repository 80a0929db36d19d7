"""``gaforge llm``: the group, and ``inspect``."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import click

from gaforge.cli.llm_convert import convert
from gaforge.cli.llm_data import data
from gaforge.cli.llm_eval import evaluate
from gaforge.cli.llm_options import Group, show_table, start
from gaforge.cli.llm_reproduce import report, reproduce
from gaforge.cli.options import Command, json_option, show_json

if TYPE_CHECKING:
    from gaforge.llm.inspecting import Description

GROUP_EXAMPLES = """\
gaforge llm data list                       a model, texts and questions inside packages
gaforge llm convert smollm2 --text wiki --layers 1 --out rotors
gaforge llm eval rotors --text wiki --baseline smollm2
gaforge llm inspect rotors
gaforge llm reproduce --quick -o results    the paper's experiment, with controls
"""

INSPECT_EXAMPLES = """\
gaforge llm inspect rotors                  replaced projections, and their largest angles
"""


@click.group(cls=Group, examples=GROUP_EXAMPLES, short_help="Replace a language model's layers.")
def llm() -> None:
    """Replace projections of a language model by rotors, or by what they are compared with.

    A MODEL is a folder that transformers' save_pretrained wrote, or the name of a packaged model.
    Nothing is fetched from a network, except by data install and by reproduce --install.
    """


@llm.command(cls=Command, examples=INSPECT_EXAMPLES, short_help="Show what replaces projections.")
@click.argument("model")
@click.option(
    "--planes",
    type=click.IntRange(0),
    default=2,
    show_default=True,
    help="To show of a projection.",
)
@json_option
def inspect(model: str, planes: int, as_json: bool) -> int:
    """Show what replaces projections of MODEL: sizes, errors of fits, planes of rotors."""
    start()
    from gaforge.llm import inspect as describe
    from gaforge.llm import load
    from gaforge.llm.reading import find_model

    found = describe(load(find_model(model)))
    if as_json:
        show_json([_shortened(item, planes) for item in found])
        return 0
    rows = [
        (
            item.path,
            item.method,
            f"{item.parameters:,}",
            f"{item.dense_parameters:,}",
            "" if item.share is None else f"{item.share:.4f}",
            "" if item.concentration is None else f"{item.concentration:.2f}",
        )
        for item in found
    ]
    show_table(("projection", "method", "parameters", "dense", "error left", "in one plane"), rows)
    for item in found:
        for plane in item.planes[:planes]:
            click.echo(f"{item.path} {plane}")
    return 0


def _shortened(item: Description, planes: int) -> dict[str, Any]:
    values = dataclasses.asdict(item)
    return {**values, "planes": values["planes"][:planes]}


for _command in (convert, evaluate, data, reproduce, report):
    llm.add_command(_command)
