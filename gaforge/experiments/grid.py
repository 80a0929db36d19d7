"""Accuracy of a study by two of its keys, such as depth and width: one table, one plot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gaforge.experiments.summary import Summary, spread
from gaforge.runs.markdown import table

Line = list[tuple[Any, Summary]]
"""Rows of one value of the first key, with their values of the second, in ascending order."""


def lines(rows: Iterable[Summary]) -> dict[Any, Line]:
    """Return the rows by their place: by the value of the first key, then of the second."""
    found: dict[Any, Line] = {}
    for row in sorted(rows, key=lambda row: tuple(row.place.values())):
        first, second = row.place.values()
        found.setdefault(first, []).append((second, row))
    return found


def keys(rows: Sequence[Summary]) -> tuple[str, str]:
    """Return the last words of the two keys, such as depth and width."""
    first, second = (key.rpartition(".")[2] for key in rows[0].place)
    return first, second


def as_markdown(rows: Sequence[Summary]) -> list[str]:
    """Return a table of accuracy, a line for each value of the first key."""
    first, second = keys(rows)
    columns = sorted({value for line in lines(rows).values() for value, _ in line})
    head = [first, *(f"{second} {value}" for value in columns)]
    body = []
    for value, line in lines(rows).items():
        cells = {column: f"{spread(row.accuracy)} ({row.total:,})" for column, row in line}
        body.append([value, *(cells.get(column, "") for column in columns)])
    return table(head, body)
