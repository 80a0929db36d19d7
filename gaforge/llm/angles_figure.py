"""A picture of converted projections: angles of their rotors, and effective numbers of planes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from gaforge.errors import ModelError
from gaforge.llm.inspecting import Description
from gaforge.plotting import BLUE, GREY, RED, as_svg, new_figure, styled

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ROW = 0.42
"""Height of a projection in inches."""

SIDES = {"left": (BLUE, -0.12), "right": (RED, 0.12)}
"""Colour of a side, and its place in a row."""


def angles_figure(found: Sequence[Description]) -> str:
    """Return a figure of the rotors of converted projections, as the text of an SVG file.

    To the left the angles of all planes, of left rotors blue and of right ones red; to the right
    the effective number of planes, beside the interval in which it lies for 95 % of the draws of
    as many random rotors.

    Parameters
    ----------
    found : sequence of Description
        What `inspect` returns; projections without rotors are left out.

    Raises
    ------
    ModelError
        If no projection has rotors that turn.
    MissingExtraError
        If matplotlib is not installed.
    """
    rows = [item for item in found if item.effective_planes is not None]
    if not rows:
        raise ModelError(
            "no replaced projection has rotors that turn, so that there are no angles to draw; "
            'convert a model with method "rotor"'
        )
    figure = new_figure(7.5, 1.0 + ROW * max(len(rows), 2))
    with styled():
        angles, numbers = figure.subplots(1, 2, width_ratios=(1.6, 1), sharey=True)
        _angles(angles, rows)
        _numbers(numbers, rows)
    return as_svg(figure)


def short_name(path: str) -> str:
    """Return the number of a layer and the name of a projection.

    Examples
    --------
    >>> short_name("model.layers.24.self_attn.q_proj")
    '24 q_proj'
    """
    number = re.search(r"\.(\d+)\.", path)
    name = path.rpartition(".")[2]
    return f"{number[1]} {name}" if number else name


def _angles(axes: Axes, rows: Sequence[Description]) -> None:
    for side, (colour, shift) in SIDES.items():
        points = [
            (angle, y + shift)
            for y, item in enumerate(rows)
            for rotor in item.rotors
            if rotor.side == side
            for angle in rotor.angles
        ]
        if points:
            x, y = zip(*points, strict=True)
            axes.scatter(x, y, s=9, color=colour, alpha=0.6)
    axes.set_yticks(range(len(rows)), [short_name(item.path) for item in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(left=0)
    axes.set_title("angles in degrees, left rotors blue, right red")
    axes.grid(axis="x")


def _numbers(axes: Axes, rows: Sequence[Description]) -> None:
    for y, item in enumerate(rows):
        if item.control is not None:
            axes.plot(item.control.effective, (y, y), color=GREY, lw=5, alpha=0.45)
        if item.effective_planes is not None:
            axes.plot(item.effective_planes, y, "o", color=BLUE, ms=5)
    axes.set_xlim(left=1)
    axes.set_title("effective planes; grey: random")
    axes.tick_params(axis="y", left=False, labelleft=False)
    axes.grid(axis="x")
