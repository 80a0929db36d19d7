"""Rows of a study's table: figures over seeds, as Markdown and as a plot. Needs no torch."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gaforge.runs.markdown import table


@dataclass(frozen=True)
class Summary:
    """A row of a study's table.

    Attributes
    ----------
    name, family : str
    total, replaced, classifier : int
        Trained numbers: all, outside of the classifier, in it.
    accuracy : list of float
        On the test images after the last epoch, in percent, for each seed.
    control : list of float
        The same with the maps frozen as they were drawn.
    control_total : int or None
        Numbers that are still trained then.
    train_loss : float
        Mean over seeds.
    chosen : str
        Values that were chosen from the grid.
    screened : float or None
        Their accuracy on the images kept for validation, in percent.
    place : dict of str to value
        The row's values of the two keys by which the study has a table, none if it has no such.
    """

    name: str
    family: str
    total: int
    replaced: int
    classifier: int
    accuracy: list[float]
    control: list[float]
    control_total: int | None
    train_loss: float
    chosen: str
    screened: float | None
    place: dict[str, Any] = field(default_factory=dict)


def from_values(values: Iterable[Mapping[str, Any]]) -> list[Summary]:
    """Return the rows that a study's ``report.json`` holds."""
    return [Summary(**row) for row in values]


def as_markdown(rows: Iterable[Summary]) -> str:
    """Return a table, sorted by trained numbers."""
    return "\n".join(
        table(
            ("row", "numbers in all", "classifier", "accuracy", "frozen", "train loss", "chosen"),
            [
                (
                    row.name,
                    f"{row.total:,}",
                    f"{row.classifier:,}",
                    spread(row.accuracy),
                    f"{spread(row.control)} ({row.control_total:,})" if row.control else "-",
                    f"{row.train_loss:.3f}",
                    row.chosen.replace(",", ", "),
                )
                for row in sorted(rows, key=lambda row: row.total)
            ],
        )
    )


def as_figure(rows: Iterable[Summary]) -> str:
    """Return accuracy over trained numbers as SVG; needs matplotlib."""
    from gaforge.experiments.plots import frontier

    return frontier([(row.family, row.total, row.accuracy) for row in rows])


def spread(values: Sequence[float]) -> str:
    """Return mean ± standard deviation.

    Examples
    --------
    >>> spread([84.0, 85.0, 86.0]), spread([84.0])
    ('85.00 ± 1.00', '84.00')
    """
    mean = f"{statistics.fmean(values):.2f}"
    return f"{mean} ± {statistics.stdev(values):.2f}" if len(values) > 1 else mean
