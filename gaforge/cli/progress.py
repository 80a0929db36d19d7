"""Progress of work on several files, on stderr, and how times are shown."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import TracebackType
from typing import TYPE_CHECKING

import click
from tqdm import tqdm

if TYPE_CHECKING:
    from gaforge.codegen.artefacts.request import Request


class FileProgress:
    """A bar that counts kernels, derived and proved; where no one watches, a line per file.

    Parameters
    ----------
    requests : sequence of Request
    quiet : bool
        Show nothing.
    """

    def __init__(self, requests: Sequence[Request], *, quiet: bool = False) -> None:
        self._names = [request.filename for request in requests]
        self._left = [2 * len(request.specs) for request in requests]
        self._lines = not quiet and not sys.stderr.isatty() and len(requests) > 1
        self._bar = tqdm(
            total=sum(self._left),
            disable=quiet or not sys.stderr.isatty(),
            leave=False,
            bar_format="{desc} {percentage:3.0f}% |{bar}| {n_fmt} of {total_fmt} steps [{elapsed}]",
        )

    def __enter__(self) -> FileProgress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._bar.close()

    def watch(self, index: int, stage: str) -> None:
        """Note that a file's next kernel enters a stage."""
        self._bar.set_description_str(f"{stage} {self._names[index]}", refresh=False)
        if self._left[index]:
            self._left[index] -= 1
            self._bar.update()

    def finish(self, name: str, text: str) -> None:
        """Note that a file is done."""
        if name in self._names:
            index = self._names.index(name)
            self._bar.update(self._left[index])
            self._left[index] = 0
        if self._lines:
            click.echo(f"{name}: {text}", err=True)


def clock(seconds: float) -> str:
    """Return minutes and seconds, or hours and minutes.

    Examples
    --------
    >>> clock(75), clock(7500)
    ('1:15', '2 h 05')
    """
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60} h {minutes % 60:02}" if minutes >= 60 else f"{minutes}:{rest:02}"
