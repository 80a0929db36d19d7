"""Parameters that the commands of ``gaforge llm`` share, and how they show results."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click
from tqdm import tqdm

from gaforge.cli.options import Command
from gaforge.cli.progress import clock
from gaforge.errors import MissingExtraError

if TYPE_CHECKING:
    from gaforge.llm import Progress
    from gaforge.llm.reproduction.running import Standing

SHARES = {"documents": 0.25, "paper": 0.2}
"""What is kept for evaluation, by the protocol."""

INTERRUPTED = 130
"""Exit status."""


class Group(Command, click.Group):
    """A group whose help ends with examples."""


def start() -> None:
    """See that what these commands need is there, and keep it from reaching for a network."""
    os.environ["HF_HUB_OFFLINE"] = "1"
    os.environ["HF_HUB_DISABLE_PROGRESS_BARS"] = "1"  # in processes that are started from here, too
    try:
        import torch  # noqa: F401
        import transformers
    except ImportError as error:
        raise MissingExtraError(
            'language models need transformers; install it with pip install "gaforge[llm]"'
        ) from error
    transformers.utils.logging.disable_progress_bar()


text_option = click.option(
    "--text",
    metavar="TEXT",
    help="A packaged text (wiki, news, press), a folder of .txt files, each a document, or a "
    '.jsonl file with "text" in each line.',
)
protocol_option = click.option(
    "--protocol",
    type=click.Choice(list(SHARES)),
    default="documents",
    show_default=True,
    is_eager=True,
    help="Keep documents apart, or draw overlapping windows of one stream as the paper's code "
    "does, which evaluates on tokens that were calibrated with.",
)


def _share(context: click.Context, parameter: click.Parameter, value: float | None) -> float:
    return SHARES[context.params.get("protocol", "documents")] if value is None else value


_SPLIT = [
    click.option(
        "--share",
        type=click.FloatRange(0, 1, min_open=True, max_open=True),
        callback=_share,
        help="Part that is kept for evaluation; by default 0.25 of the documents' letters, or 0.2 "
        "of the paper's windows.",
    ),
    click.option(
        "--split-seed",
        type=click.IntRange(0),
        default=0,
        show_default=True,
        help="Which those are.",
    ),
    click.option("--window", type=click.IntRange(2), default=512, show_default=True),
]


def split_options(function: Any) -> Any:
    """Add what says which documents are kept for evaluation, and the length of windows."""
    for option in reversed(_SPLIT):
        function = option(function)
    return function


def numbers(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> tuple[int, ...]:
    """Return the numbers of ``1,24``."""
    try:
        return tuple(int(part) for part in (value or "").split(",") if part.strip())
    except ValueError as error:
        raise click.BadParameter(f"{value!r} are no numbers with commas between them") from error


def show_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows in columns."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        click.echo(line.rstrip())


def megabytes(count: int) -> str:
    """Return a number of bytes as text."""
    return f"{count / 1e6:,.1f} MB"


class Bar:
    """Loss and time left on stderr: a bar for a terminal, else a line for each projection."""

    def __init__(self, *, quiet: bool) -> None:
        self._quiet = quiet
        self._bar: tqdm[Any] = tqdm(
            disable=quiet or not sys.stderr.isatty(),
            leave=False,
            bar_format="{desc} {percentage:3.0f}% |{bar}| {postfix}",
        )

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.close()

    def watch(self, progress: Progress) -> None:
        """Show where a conversion stands."""
        name = f"layer {progress.layer} {progress.module}"
        left = f"{progress.seconds_left:.0f} s left"
        if not self._bar.disable:
            done = progress.done + (progress.step < progress.steps) * progress.step / progress.steps
            self._bar.total, self._bar.n = progress.total, done
            self._bar.set_description_str(name, refresh=False)
            self._bar.set_postfix_str(f"loss {progress.loss:.4f}, {left}")
        elif progress.step == progress.steps == 1 and not self._quiet:
            click.echo(f"{name}: error left {progress.loss:.4f}, {left}", err=True)

    def stand(self, standing: Standing) -> None:
        """Show where the run of a study stands; for no terminal, a line for each part."""
        left = f"{clock(standing.seconds_left)} left"
        if not self._bar.disable:
            self._bar.total, self._bar.n = standing.total, standing.done
            self._bar.set_description_str(standing.what, refresh=False)
            self._bar.set_postfix_str(f"{standing.done} of {standing.total}, {left}")
        elif not self._quiet:
            click.echo(f"{standing.what}: {standing.done} of {standing.total}, {left}", err=True)

    def counter(self, name: str) -> Any:
        """Return what shows how much of an evaluation is done."""

        def watch(done: int, total: int) -> None:
            self._bar.total, self._bar.n = total, done
            self._bar.set_description_str(name, refresh=False)
            self._bar.set_postfix_str(f"{done} of {total}")

        return watch
