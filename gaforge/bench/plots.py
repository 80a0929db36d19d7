"""Plots of benchmark tables, as SVG that is the same to the byte for the same figures."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any

from gaforge.bench.measure import Row
from gaforge.errors import MissingExtraError

_DIMENSION = re.compile(r"d = (\d+)")


def growth(rows: Sequence[Row]) -> str:
    """Return how many times faster than a dense product ``r x ~s`` is, over d = 2^n."""
    found = [
        (int(match[1]), row.ratio)
        for row in rows
        if row.ratio is not None and (match := _DIMENSION.search(row.case))
    ]
    figure, axes = _figure()
    axes.plot(*zip(*found, strict=True), marker="o", label="r x ~s")
    axes.axhline(1.0, color="0.5", linewidth=1, label="F.linear")
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_xlabel("d = 2^n")
    axes.set_ylabel("times faster than F.linear")
    axes.legend()
    return _svg(figure)


def peers(rows: Sequence[Row]) -> str:
    """Return ratios to a dense product over the number of parameters, a mark for each map."""
    figure, axes = _figure()
    pattern = re.compile(r"(.*), ([\d,]+) parameters, (\d+) rows")
    counts: dict[str, list[tuple[int, float, str]]] = {}
    for row in rows:
        match = pattern.fullmatch(row.case)
        if match and row.ratio is not None:
            parameters = int(match[2].replace(",", ""))
            counts.setdefault(match[3], []).append((parameters, row.ratio, match[1]))
    for count, marks in counts.items():
        axes.scatter(*list(zip(*marks, strict=True))[:2], label=f"{count} rows")
    for parameters, ratio, name in counts[max(counts, key=int)]:
        axes.annotate(name, (parameters, ratio), xytext=(4, 4), textcoords="offset points", size=7)
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel("parameters")
    axes.set_ylabel("times faster than F.linear, d = 2048")
    axes.legend()
    return _svg(figure)


PLOTS = {"growth": growth, "forward": peers}
"""Sections that have a plot."""


def _figure() -> tuple[Any, Any]:
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise MissingExtraError(
            'plots need matplotlib; install it with pip install "gaforge[plots]"'
        ) from error
    figure = Figure(figsize=(6.4, 4.0), layout="constrained")
    axes = figure.add_subplot()
    axes.grid(alpha=0.3)
    return figure, axes


def _svg(figure: Any) -> str:
    from matplotlib import rc_context

    buffer = io.StringIO()
    with rc_context({"svg.hashsalt": "gaforge", "svg.fonttype": "none"}):
        figure.savefig(buffer, format="svg", metadata={"Date": None})
    return buffer.getvalue()
