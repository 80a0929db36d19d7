"""``gaforge experiment``."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import click

from gaforge.cli.options import Command, json_option, show_json
from gaforge.experiments.convergence_report import SEED

NAMES = ("convergence",)

EXAMPLES = """\
gaforge experiment convergence                       all of it, some minutes
gaforge experiment convergence -d 64 -d 128          two dimensions, some seconds
gaforge experiment convergence --out results         table, JSON and figure as files
"""


@click.command(
    cls=Command, examples=EXAMPLES, short_help="Repeat an experiment of a paper, and compare."
)
@click.argument("name", type=click.Choice(NAMES))
@click.option(
    "-d",
    "--dimension",
    "dimensions",
    type=click.IntRange(16),
    multiple=True,
    help="d = 2^n; may be given more than once. By default all that the paper has.",
)
@click.option("--repeats", type=click.IntRange(1), default=50, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=SEED, show_default=True)
@click.option(
    "-o",
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write convergence.md, convergence.json and convergence.svg here.",
)
@json_option
def experiment(
    name: str,
    dimensions: tuple[int, ...],
    repeats: int,
    seed: int,
    out: Path | None,
    as_json: bool,
) -> int:
    """Repeat an experiment of a paper, and compare with what is published.

    convergence is Appendix D of Composing Linear Layers from Irreducibles (arXiv:2507.11688): mean
    iterations that the decomposition of a bivector takes after each gradient step, for rotors on
    d = 64 to 4096 coefficients.

    The exit status is 1 if a mean is more than 1.0 away from the published one.
    """
    from gaforge.codegen.artefacts.writer import write_atomic
    from gaforge.loading.operands import import_torch

    import_torch()
    from gaforge.experiments import convergence, convergence_report

    found = convergence.run(
        dimensions or tuple(convergence_report.PUBLISHED),
        repeats,
        seed,
        progress=lambda items: _bar(items, as_json),
    )
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        for suffix, text in {
            "md": convergence_report.as_markdown(found),
            "json": convergence_report.as_json(found, seed),
            "svg": convergence_report.as_figure(found),
        }.items():
            write_atomic(out / f"{name}.{suffix}", text)
    if as_json:
        show_json(convergence_report.as_values(found, seed))
    else:
        click.echo(convergence_report.as_markdown(found), nl=False)
        if out is not None:
            click.echo(f"table, JSON and figure in {out}")
    return 0 if all(row.ok for row in found) else 1


def _bar(items: Sequence[Any], quiet: bool) -> Iterable[Any]:
    """Show progress on stderr where someone watches."""
    from tqdm import tqdm

    hidden = quiet or not sys.stderr.isatty()
    bar: Iterable[Any] = tqdm(items, disable=hidden, leave=False, unit=" dimensions")
    return bar
