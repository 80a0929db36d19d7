"""Tables of reports, as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    """Return the lines of a table in Markdown.

    Examples
    --------
    >>> table(("a", "b"), [(1, 2)])
    ['| a | b |', '| --- | --- |', '| 1 | 2 |']
    """
    lines = [head, ["---"] * len(head), *rows]
    return ["| " + " | ".join(map(str, cells)) + " |" for cells in lines]
