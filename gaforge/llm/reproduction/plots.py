"""Plots of a run, as SVG that is the same to the byte for the same figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from matplotlib.ticker import LogLocator, MaxNLocator, NullFormatter, StrMethodFormatter

from gaforge.llm.reproduction.figures import Figures, Key, Summary, mean_floors
from gaforge.llm.reproduction.rows import ROWS, row
from gaforge.plotting import BLUE, GREY, as_svg, new_figure, styled

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

VARIANTS = {"plain": "output map as it was", "refit": "output map fitted anew"}
SHOWN = ("mean", "lr4", "blocks", "hadamard", "gadget", "rotor")
"""Rows that are drawn against layers, where all of them would be too many lines."""

CURVES = ("lr4-rows", "bh1-rows", "hadamard", "gadget", "rotor-small", "rotor")


def plots(found: Summary) -> dict[str, str]:
    """Return plots by their names, those that there are figures for."""
    drawn = {name: draw(found) for name, draw in PLOTS.items()}
    return {name: svg for name, svg in drawn.items() if svg is not None}


def numbers(found: Summary) -> str | None:
    """Return the growth of log-perplexity over parameters, one line for each family."""
    families = dict.fromkeys(each.family for each in ROWS if each.family != "floors")
    figure = new_figure(9.6, 4.4)
    drawn = False
    with styled():
        for axes, (variant, title) in zip(
            figure.subplots(1, 2, sharey=True), VARIANTS.items(), strict=True
        ):
            for family in families:
                points = _family(found, family, variant)
                if points:
                    drawn = True
                    axes.errorbar(*zip(*points, strict=True), label=family, marker="o", capsize=3)
            for name, style in (("zero", ":"), ("mean", "--")):
                floor = _growth(found, Key(tuple(found.layers[:1]), name))
                if floor is not None:
                    axes.axhline(floor[0], color=GREY, linestyle=style, label=name)
            axes.set_title(title)
            axes.set_xscale("log")
            axes.set_yscale("symlog", linthresh=0.1)
            axes.xaxis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0)))
            axes.xaxis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))
            axes.xaxis.set_minor_formatter(NullFormatter())
            axes.set_xlabel("parameters of q, k and v")
            axes.grid()
        figure.axes[0].set_ylabel("growth of log-perplexity")
        _legend(figure, figure.axes[0])
    return as_svg(figure) if drawn else None


def layers(found: Summary) -> str | None:
    """Return the growth of log-perplexity over layers, one line for each method."""
    if len(found.layers) < 2:
        return None
    places = sorted(found.layers)
    figure = new_figure(9.6, 4.0)
    drawn = False
    with styled():
        for axes, (variant, title) in zip(
            figure.subplots(1, 2, sharey=True), VARIANTS.items(), strict=True
        ):
            for name in ("zero", *SHOWN):
                points = [
                    (at, *growth)
                    for at, layer in enumerate(places)
                    if (growth := _growth(found, Key((layer,), name, variant=variant))) is not None
                ]
                if points:
                    drawn = True
                    axes.errorbar(
                        *zip(*points, strict=True),
                        label=row(name).label,
                        marker="o",
                        capsize=3,
                        color=GREY if name == "zero" else None,
                    )
            axes.set_title(title)
            axes.set_xticks(range(len(places)), map(str, places))
            axes.set_yscale("symlog", linthresh=0.1)
            axes.set_xlabel("layer")
            axes.grid()
        figure.axes[0].set_ylabel("growth of log-perplexity")
        _legend(figure, figure.axes[0])
    return as_svg(figure) if drawn else None


def curves(found: Summary) -> str | None:
    """Return losses of fits over their steps, a panel for each method."""
    names = [name for name in CURVES if any(each[0] == name for each in found.curves)]
    if not names:
        return None
    figure = new_figure(2.4 * max(len(names), 2), 2.6)
    with styled():
        panels = figure.subplots(1, len(names), squeeze=False)[0]
        for axes, name in zip(panels, names, strict=True):
            for row_name, module, points in found.curves:
                if row_name == name:
                    axes.plot(*zip(*points, strict=True), label=", ".join(module))
            axes.set_title(row(name).label, fontsize=8)
            axes.set_xlabel("step")
            axes.grid()
            axes.legend(fontsize=7)
        panels[0].set_ylabel("loss of the fit")
    return as_svg(figure)


def floors(found: Summary) -> str | None:
    """Return floors of all layers as bars, those of studied layers apart."""
    if not found.floors:
        return None
    mean = mean_floors(found.floors)
    figure = new_figure(8.0, 3.2)
    with styled():
        axes = figure.add_subplot()
        axes.bar(
            list(mean),
            list(mean.values()),
            color=[BLUE if layer in found.layers else GREY for layer in mean],
        )
        axes.set_yscale("symlog", linthresh=0.1)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel("layer whose attention is deleted; blue: studied")
        axes.set_ylabel("growth of log-perplexity")
        axes.grid(axis="y")
    return as_svg(figure)


def latency(found: Summary) -> str | None:
    """Return times over those of dense maps, against rows, one line for each method."""
    if not found.latency:
        return None
    times = found.latency["seconds"]
    figure = new_figure(6.4, 4.0)
    with styled():
        axes = figure.add_subplot()
        for name, each in times.items():
            if name != "dense":
                ratios = [mine / dense for mine, dense in zip(each, times["dense"], strict=True)]
                axes.plot(found.latency["batches"], ratios, label=row(name).label, marker="o")
        axes.axhline(1, color=GREY, linestyle="--", label="dense")
        axes.set_xscale("log", base=2)
        axes.set_yscale("log")
        axes.xaxis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))
        axes.set_xticks(found.latency["batches"])
        axes.set_xlabel("rows")
        axes.set_ylabel("time of q, k and v over that of dense maps")
        axes.grid()
        _legend(figure, axes)
    return as_svg(figure)


PLOTS: dict[str, Callable[[Summary], str | None]] = {
    "numbers": numbers,
    "layers": layers,
    "curves": curves,
    "floors": floors,
    "latency": latency,
}


def _legend(figure: Figure, axes: Axes) -> None:
    """Put the legend of axes beside them, where it covers nothing."""
    figure.legend(*axes.get_legend_handles_labels(), loc="outside right upper", fontsize=7)


def _family(found: Summary, family: str, variant: str) -> list[tuple[Any, ...]]:
    """Return parameters, growth and its error of the rows of a family, in ascending order."""
    points = []
    for each in ROWS:
        key = Key(tuple(found.layers[:1]), each.name, variant=variant)
        growth = _growth(found, key)
        if each.family == family and each.name != "gadget-untrained" and growth is not None:
            points.append((_figures(found, key).numbers, *growth))  # type: ignore[union-attr]
    return sorted(points)


def _growth(found: Summary, key: Key) -> tuple[float, float] | None:
    figures = _figures(found, key)
    if figures is None or figures.growth is None:
        return None
    return figures.growth.value, figures.growth.standard_error


def _figures(found: Summary, key: Key) -> Figures | None:
    """Return figures pooled over all texts, or those at the first as long as others lack."""
    return found.find(key) or found.find(key, found.texts[0], found.seeds[0])
