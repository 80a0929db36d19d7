"""A picture of what the rotors of a layer turn: angles of planes, and the vectors in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.nn.planes import Plane
from gaforge.nn.rotor_linear import RotorLinear
from gaforge.plotting import BLUE, RED, as_svg, new_figure, styled

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Array = np.ndarray[Any, Any]

COLOURS = {"left": BLUE, "right": RED}

ROW = 0.28
"""Height of a plane in inches."""


def shares(n: int, planes: Sequence[Plane]) -> Array:
    """Return how much of each basis vector lies in each plane.

    Returns
    -------
    ndarray of shape (planes, n)
        Lengths of the projections of e1 to en: 1 for a vector in the plane, 0 for one that is
        orthogonal to it. Squares of a row add up to 2.

    Examples
    --------
    >>> shares(3, [Plane("left", 0, 0, 0, 0.5, {"e12": 0.6, "e23": -0.8})]).round(6)
    array([[0.6, 1. , 0.8]])
    """
    algebra = Algebra(n)
    masks = {algebra.blade_name(mask): mask for mask in algebra.layout("bivector").masks}
    squares = np.zeros((len(planes), n))
    for row, plane in zip(squares, planes, strict=True):
        for name, value in plane.bivector.items():
            for i in range(n):
                row[i] += value**2 * (masks[name] >> i & 1)
    return np.sqrt(squares)


def planes_figure(layer: RotorLinear, smallest: float = 0.05, most: int = 24) -> str:
    """Return a figure of the planes of a layer's rotors, as the text of an SVG file.

    To the left their angles, those of left rotors blue and of right ones red; to the right, the
    share of each basis vector in each plane.

    Parameters
    ----------
    layer : RotorLinear
    smallest : float, optional
        Angle below which a plane is left out.
    most : int, optional
        So many planes are drawn, those of the largest angles.

    Raises
    ------
    MissingExtraError
        If matplotlib is not installed.

    Examples
    --------
    >>> planes_figure(RotorLinear(16, 16, init="normal")).startswith("<?xml")
    True
    """
    found = sorted(layer.planes(smallest), key=lambda plane: -plane.angle)[:most]
    figure = new_figure(7.5, 0.9 + ROW * max(len(found), 2))
    with styled():
        angles, vectors = figure.subplots(1, 2, width_ratios=(1, 1.2), sharey=True)
        _angles(angles, found)
        _vectors(vectors, layer.n, found)
    return as_svg(figure)


def _angles(axes: Axes, planes: Sequence[Plane]) -> None:
    places = np.arange(len(planes)) + 0.5
    colours = [COLOURS[plane.side] for plane in planes]
    axes.barh(places, [plane.angle for plane in planes], color=colours, height=0.6)
    axes.set_yticks(places, [plane.place for plane in planes])
    axes.set_ylim(max(len(planes), 1), 0)
    axes.set_title("angles, rad")
    axes.grid(axis="x")


def _vectors(axes: Axes, n: int, planes: Sequence[Plane]) -> None:
    # Cells as shapes, so that the file holds no bitmap.
    if planes:
        axes.pcolormesh(shares(n, planes), cmap="Blues", vmin=0, vmax=1, edgecolor="white")
    axes.set_xticks(np.arange(n) + 0.5, [f"e{i + 1}" for i in range(n)])
    axes.tick_params(axis="y", left=False, labelleft=False)
    axes.set_title("shares of basis vectors")
