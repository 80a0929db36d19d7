"""Plots of benchmark tables, as SVG that is the same to the byte for the same figures."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gaforge.bench.measure import Row
from gaforge.plotting import BLUE, GREY, as_svg, new_figure, styled

_DIMENSION = re.compile(r"d = (\d+)")
_PEER = re.compile(r"(.*), ([\d,]+) parameters, (\d+) rows")


def growth(rows: Sequence[Row]) -> str:
    """Return how many times faster than a dense product ``r x ~s`` is, over d = 2^n."""
    found = [
        (int(match[1]), row.ratio)
        for row in rows
        if row.ratio is not None and (match := _DIMENSION.search(row.case))
    ]
    figure = new_figure(6.4, 4.0)
    with styled():
        axes = figure.add_subplot()
        axes.plot(*zip(*found, strict=True), marker="o", color=BLUE, label="r x ~s")
        axes.axhline(1.0, color=GREY, linewidth=1, label="F.linear")
        axes.set_xscale("log", base=2)
        axes.set_yscale("log")
        axes.set_xlabel("d = 2^n")
        axes.set_ylabel("times faster than F.linear")
        axes.grid()
        axes.legend()
    return as_svg(figure)


def peers(rows: Sequence[Row]) -> str:
    """Return ratios to a dense product over the number of parameters, a mark for each map."""
    counts: dict[str, list[tuple[int, float, str]]] = {}
    for row in rows:
        match = _PEER.fullmatch(row.case)
        if match and row.ratio is not None:
            parameters = int(match[2].replace(",", ""))
            counts.setdefault(match[3], []).append((parameters, row.ratio, match[1]))
    figure = new_figure(6.4, 4.0)
    with styled():
        axes = figure.add_subplot()
        for count, marks in counts.items():
            axes.scatter(*list(zip(*marks, strict=True))[:2], label=f"{count} rows")
        for parameters, ratio, name in counts[max(counts, key=int)]:
            place = (parameters, ratio)
            axes.annotate(name, place, xytext=(4, 4), textcoords="offset points", size=7)
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.set_xlabel("parameters")
        axes.set_ylabel("times faster than F.linear, d = 2048")
        axes.grid()
        axes.legend()
    return as_svg(figure)


PLOTS = {"growth": growth, "forward": peers}
"""Sections that have a plot."""
