"""``gaforge bench``."""

from __future__ import annotations

from pathlib import Path

import click

from gaforge.cli.options import Command, json_option

EXAMPLES = """\
gaforge bench counts         operation counts only
gaforge bench dense rotors   dense products, and rotors on vectors
gaforge bench --json         all of it, as JSON
gaforge bench growth -o out  tables and plots in a folder
"""


@click.command(
    cls=Command, examples=EXAMPLES, short_help="Measure kernels against other libraries."
)
@click.argument("names", nargs=-1, metavar="[NAME]...")
@json_option
@click.option(
    "-o",
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the figures as JSON and Markdown, and for plots.",
)
def bench(names: tuple[str, ...], as_json: bool, output: Path | None) -> int:
    """Measure kernels against other libraries, and compare with the bounds that they should meet.

    Without a NAME all benchmarks run, which takes several minutes. The exit status is 1 if a bound
    is not met.
    """
    from gaforge.bench import run

    return 0 if run(names, as_json, output) else 1
