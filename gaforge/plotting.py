"""Figures as SVG files, the same bytes for the same figure."""

from __future__ import annotations

import importlib.util
import io
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

from gaforge.errors import MissingExtraError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BLUE, RED, GREY = "#3f51b5", "#c62828", "#757575"
"""Colours that are told apart on a light and on a dark page."""

STYLE: Any = {
    "axes.edgecolor": GREY,
    "axes.labelcolor": GREY,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlecolor": GREY,
    "axes.titlesize": "medium",
    "font.size": 9,
    "grid.color": GREY,
    "grid.alpha": 0.25,
    "legend.frameon": False,
    "legend.labelcolor": GREY,
    "svg.fonttype": "none",
    "svg.hashsalt": "gaforge",
    "text.color": GREY,
    "xtick.color": GREY,
    "ytick.color": GREY,
}
"""Settings of matplotlib: text stays text, and names of elements don't depend on the time."""


def can_plot() -> bool:
    """Tell whether matplotlib is installed; reports have no plots without it."""
    return importlib.util.find_spec("matplotlib") is not None


def styled() -> AbstractContextManager[None]:
    """Return a context in which matplotlib has the settings of these figures.

    Raises
    ------
    MissingExtraError
        If matplotlib is not installed.
    """
    try:
        from matplotlib import rc_context
    except ModuleNotFoundError as error:
        raise MissingExtraError(
            f'a figure needs {error.name}; install it with pip install "gaforge[plots]"'
        ) from error
    return rc_context(STYLE)


def new_figure(width: float, height: float) -> Figure:
    """Return an empty figure of a size in inches.

    Raises
    ------
    MissingExtraError
        If matplotlib is not installed.
    """
    with styled():
        from matplotlib.figure import Figure

        return Figure(figsize=(width, height), layout="constrained")


def as_svg(figure: Figure) -> str:
    """Return a figure as the text of an SVG file, with a transparent background.

    Examples
    --------
    >>> from gaforge.plotting import as_svg, new_figure
    >>> as_svg(new_figure(2, 1)).startswith("<?xml")
    True
    """
    file = io.StringIO()
    with styled():
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()) + "\n"
