"""A picture of a split bivector: the angle of each part, and the two vectors of its plane."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.decomposition.factors import angle, factors
from gaforge.decomposition.outcomes import Kind, Split
from gaforge.decomposition.space import Array, Space
from gaforge.errors import ShapeError
from gaforge.plotting import BLUE, GREY, RED, as_svg, new_figure, styled

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = {Kind.ELLIPTIC: BLUE, Kind.HYPERBOLIC: RED}
"""Of angles and rapidities; other kinds are grey."""


def planes_and_angles(space: Space, found: Split) -> str:
    """Return a figure of the parts of one bivector as the text of an SVG file.

    To the left, angles that turn as arcs from the horizontal line, one ring for each part; in the
    middle, squares as bars; to the right, the vectors u and v of each plane as columns of a heat
    map, one row for each basis vector.

    Parameters
    ----------
    space : Space
    found : Split
        Of one bivector, as array.

    Raises
    ------
    ShapeError
        For a batch.
    MissingExtraError
        If matplotlib is not installed.
    """
    if np.ndim(found.outcome):
        raise ShapeError(
            f"a picture shows one bivector, not a batch of shape {np.shape(found.outcome)}"
        )
    kept = [i for i, kind in enumerate(found.kinds.tolist()) if kind]
    parts = [(Kind(int(found.kinds[i])), float(found.squares[i]), found.parts[i]) for i in kept]
    figure = new_figure(8.2, 2.7)
    with styled():
        _draw(figure, space, parts)
    return as_svg(figure)


def _draw(figure: Figure, space: Space, parts: list[tuple[Kind, float, Array]]) -> None:
    grid = figure.add_gridspec(1, 3, width_ratios=(1, 1, 1.4))
    _rings(figure.add_subplot(grid[0], projection="polar"), parts)
    _bars(figure.add_subplot(grid[1]), parts)
    _vectors(figure.add_subplot(grid[2]), space, parts)


def _rings(axes: Any, parts: list[tuple[Kind, float, Array]]) -> None:
    """Draw the angle of each part as an arc; a full turn and more closes the ring."""
    for ring, (kind, square, _) in enumerate(parts):
        turned = angle(kind, square) if kind == Kind.ELLIPTIC else None
        radius = len(parts) - ring
        if turned is not None:
            arc = np.linspace(0, min(turned, 2 * np.pi), 100)
            axes.plot(arc, np.full(100, radius), color=BLUE, linewidth=2)
            axes.plot(arc[-1], radius, "o", color=BLUE, markersize=4)
            axes.annotate(
                f"{np.degrees(turned):.4g}°",
                (arc[-1], radius),
                textcoords="offset points",
                xytext=(4, 4),
                fontsize=8,
            )
    axes.set_ylim(0, len(parts) + 0.8)
    axes.set_yticks([])
    axes.set_xticks(np.arange(4) * np.pi / 2)
    axes.spines["polar"].set_visible(False)
    axes.set_title("angles")


def _bars(axes: Axes, parts: list[tuple[Kind, float, Array]]) -> None:
    """Draw the square of each part as a bar."""
    for place, (kind, square, _) in enumerate(parts):
        axes.barh(place, square, color=COLOURS.get(kind, GREY), height=0.5)
    axes.axvline(0, color=GREY, linewidth=0.8)
    names = [kind.name.lower().replace("_", "\n") for kind, _, _ in parts]
    axes.set_yticks(range(len(parts)), [f"{i + 1} {name}" for i, name in enumerate(names)])
    axes.set_ylim(max(len(parts), 1) - 0.5, -0.5)
    axes.set_title("squares")


def _vectors(axes: Axes, space: Space, parts: list[tuple[Kind, float, Array]]) -> None:
    """Draw the vectors of the planes as a heat map, with its numbers."""
    columns, labels = [], []
    for place, (_, _, part) in enumerate(parts):
        for _, u, v in factors(space, part):
            columns += [u, v]
            labels += [f"u{place + 1}", f"v{place + 1}"]
    names = [space.algebra.blade_name(1 << i) for i in range(space.n)]
    axes.set_title("vectors of the planes")
    axes.set_yticks(range(space.n), names)
    axes.set_xticks(range(len(labels)), labels)
    if not columns:
        return
    matrix = np.stack(columns, -1)
    # Cells as shapes, so that the file holds no bitmap.
    axes.pcolormesh(matrix, cmap="RdBu_r", vmin=-1, vmax=1, edgecolor="face", linewidth=0.1)
    axes.set_ylim(space.n, 0)
    axes.set_yticks(np.arange(space.n) + 0.5, names)
    axes.set_xticks(np.arange(len(labels)) + 0.5, labels)
    for (row, column), value in np.ndenumerate(matrix):
        if abs(value) >= 0.005:
            colour = "white" if abs(value) > 0.6 else "black"
            axes.annotate(
                f"{value:.2f}",
                (column + 0.5, row + 0.5),
                ha="center",
                va="center",
                color=colour,
                fontsize=7,
            )
