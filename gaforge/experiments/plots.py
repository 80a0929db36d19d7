"""Plots of runs and studies, as SVG that is the same to the byte for the same figures."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from matplotlib.ticker import LogLocator, NullFormatter, StrMethodFormatter

from gaforge.plotting import as_svg, new_figure, styled

if TYPE_CHECKING:
    from gaforge.experiments.summary import Summary


def curves(runs: Iterable[tuple[str, list[dict[str, Any]]]]) -> str:
    """Return loss and accuracy over epochs, one line for each run.

    Parameters
    ----------
    runs : iterable of (str, list of dict)
        Name, and the records of epochs from ``metrics.jsonl``.
    """
    figure = new_figure(9.6, 4.0)
    with styled():
        losses, accuracies = figure.subplots(1, 2)
        for name, epochs in runs:
            steps = [record["epoch"] for record in epochs]
            losses.plot(steps, [record["train_loss"] for record in epochs], label=name, marker=".")
            accuracies.plot(steps, [100 * record["accuracy"] for record in epochs], marker=".")
        losses.set_ylabel("loss on training images")
        accuracies.set_ylabel("accuracy on images not trained on, %")
        for axes in (losses, accuracies):
            axes.set_xlabel("epoch")
            axes.grid()
        losses.legend(fontsize=7)
    return as_svg(figure)


def frontier(rows: Sequence[tuple[str, int, Sequence[float]]]) -> str:
    """Return accuracy over all trained numbers, one line for each family.

    Parameters
    ----------
    rows : sequence of (str, int, sequence of float)
        Family, trained numbers, and accuracy for each seed in percent.
    """
    figure = new_figure(8.0, 5.0)
    with styled():
        axes = figure.add_subplot()
        for family in dict.fromkeys(family for family, _, _ in rows):
            mine = sorted((total, values) for name, total, values in rows if name == family)
            axes.errorbar(
                [total for total, _ in mine],
                [statistics.fmean(values) for _, values in mine],
                yerr=[_deviation(values) for _, values in mine],
                label=family,
                marker="o",
                capsize=3,
            )
        axes.set_xscale("log")
        axes.xaxis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0)))
        axes.xaxis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))
        axes.xaxis.set_minor_formatter(NullFormatter())
        axes.set_xlabel("trained numbers in all, classifier included")
        axes.set_ylabel("test accuracy, %")
        axes.grid(which="both")
        axes.legend()
    return as_svg(figure)


def grid(rows: Sequence[Summary]) -> str:
    """Return accuracy over the second key of a study's table, one line for each value of the first.

    Networks with frozen maps have a panel of their own.

    Parameters
    ----------
    rows : sequence of Summary
        With places.
    """
    from gaforge.experiments.grid import keys, lines

    first, second = keys(rows)
    panels = {"trained": lambda row: row.accuracy, "frozen": lambda row: row.control}
    shown = [name for name, found in panels.items() if any(map(found, rows))]
    figure = new_figure(4.8 * len(shown), 4.0)
    with styled():
        for axes, name in zip(figure.subplots(1, len(shown), squeeze=False)[0], shown, strict=True):
            for value, line in lines(rows).items():
                kept = [(place, panels[name](row)) for place, row in line if panels[name](row)]
                axes.errorbar(
                    [place for place, _ in kept],
                    [statistics.fmean(found) for _, found in kept],
                    yerr=[_deviation(found) for _, found in kept],
                    label=f"{first} {value}",
                    marker="o",
                    capsize=3,
                )
            axes.set_xticks(sorted({place for line in lines(rows).values() for place, _ in line}))
            axes.set_xlabel(second)
            axes.set_ylabel(f"test accuracy, {name}, %")
            axes.grid()
        figure.axes[0].legend()
    return as_svg(figure)


def _deviation(values: Sequence[float]) -> float:
    return statistics.stdev(values) if len(values) > 1 else 0.0
