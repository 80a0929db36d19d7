"""``gaforge llm data``."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from gaforge.cli.llm_options import Group, show_table, start
from gaforge.cli.options import Command, json_option, show_json

if TYPE_CHECKING:
    from gaforge.llm.hub_sets import HubSet
    from gaforge.llm.sources import Source

LIST_EXAMPLES = """\
gaforge llm data list                       names, sizes and licences, and what is installed
"""

INSTALL_EXAMPLES = """\
gaforge llm data install smollm2 wiki       fetch packages, and write the model as a folder
gaforge llm data install wikitext2 --from copy/     take the set from a local copy
gaforge llm data install wikitext2 --from-hub       or from the hub
"""


@click.group(
    cls=Group, examples=LIST_EXAMPLES + INSTALL_EXAMPLES, short_help="Models, texts and questions."
)
def data() -> None:
    """Install and list models, texts and questions: out of packages, local copies, or the hub."""


@data.command("list", cls=Command, examples=LIST_EXAMPLES, short_help="List what there is.")
@json_option
def list_data(as_json: bool) -> int:
    """List what can be installed, with sizes and licences. Nothing is fetched."""
    from gaforge.llm.hub_sets import SETS
    from gaforge.llm.sources import SOURCES

    if as_json:
        show_json([_described(found) for found in (*SOURCES, *SETS)])
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
    rows += [
        (
            found.name,
            found.kind,
            "installed" if found.installed else "copy or hub",
            f"hub {found.hub} {found.configuration or ''}".rstrip(),
            f"{found.about} ({found.licence})",
        )
        for found in SETS
    ]
    show_table(("name", "kind", "state", "package", "what"), rows)
    return 0


def _described(found: Source | HubSet) -> dict[str, Any]:
    from gaforge.llm.sources import Source

    origin: dict[str, Any]
    if isinstance(found, Source):
        origin = {"package": dataclasses.asdict(found.package)}
    else:
        names = ("hub", "configuration", "split", "revision")
        origin = {name: getattr(found, name) for name in names}
    shared = ("name", "kind", "about", "licence", "installed")
    return {**{name: getattr(found, name) for name in shared}, **origin}


@data.command("install", cls=Command, examples=INSTALL_EXAMPLES, short_help="Fetch data.")
@click.argument("names", nargs=-1, required=True)
@click.option(
    "--from",
    "copy",
    type=click.Path(path_type=Path, exists=True),
    metavar="PATH",
    help="Take a set of the hub from this folder or file.",
)
@click.option("--from-hub", is_flag=True, help="Fetch sets of the hub from there.")
def install_data(names: tuple[str, ...], copy: Path | None, from_hub: bool) -> int:
    """Fetch NAMES into a folder of gaforge's own.

    What lies in a package is fetched from its registry: dependencies are left out, no code of the
    package is run, and the environment stays as it is. Models and tokenizers are also written as
    folders that transformers reads. Sets of the hub are read from a local copy, or fetched if you
    say so.
    """
    from gaforge.llm.hub_sets import hub_set

    sets = [name for name in names if hub_set(name) is not None]
    _check_origin(names, sets, copy, from_hub)
    for name in names:
        if name in sets:
            start()
            from gaforge.llm import install_set

            place = install_set(name, copy, from_hub=from_hub)
        else:
            place = _installed(name)
        click.echo(f"{name}: {place}")
    return 0


def _check_origin(
    names: tuple[str, ...], sets: list[str], copy: Path | None, from_hub: bool
) -> None:
    """See that all is named rightly before anything is fetched."""
    from gaforge.llm.sources import source

    for name in set(names) - set(sets):
        source(name)
    if sets and (copy is None) != from_hub:
        raise click.UsageError(f"{sets[0]} lies in no package; give either --from or --from-hub")
    if copy is not None and list(names) != sets[:1]:
        raise click.UsageError("--from takes one set of the hub at a time")
    if from_hub and not sets:
        raise click.UsageError(f"{names[0]} lies in a package; leave out --from-hub")


def _installed(name: str) -> Path:
    from gaforge.llm.sources import install, source

    place, kind = install(name), source(name).kind
    if kind not in ("model", "tokenizer"):
        return place
    start()
    from gaforge.llm import model_folder, tokenizer_folder

    return model_folder(name) if kind == "model" else tokenizer_folder(name)
