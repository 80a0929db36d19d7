"""What the figures of a run say, in words. Needs no torch."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence

from gaforge.llm.intervals import Difference
from gaforge.llm.reproduction.figures import CERTAIN, Figures, Key, Summary, mean_floors
from gaforge.llm.reproduction.rows import ROWS, row

VARIANTS = {"plain": "without refit", "refit": "with refit"}
NO_METHODS = ("original", "zero", "mean", "qk-mean", "gadget-untrained")
"""Rows that methods are measured by."""


def findings(found: Summary) -> list[str]:
    """Return sentences, each computed from figures that are there."""
    return [
        sentence
        for say in (_floors, _losers, _gaps, _untrained, _refit, _values_alone, _duels)
        for sentence in say(found)
    ]


def places(found: Summary) -> list[str | None]:
    """Return the texts, and None for all of them where there are several."""
    return [*found.texts, None] if len(found.texts) > 1 else [*found.texts]


def _floors(found: Summary) -> Iterator[str]:
    if not found.floors:
        return
    mean = mean_floors(found.floors)
    low, high = min(mean, key=lambda layer: mean[layer]), max(mean, key=lambda layer: mean[layer])
    median = statistics.median(mean.values())
    yield (
        f"Deleting the attention of one layer costs {median:.3f} in the median over {len(mean)} "
        f"layers, from {mean[low]:.3f} (layer {low}) to {mean[high]:.3f} (layer {high})."
    )


def _losers(found: Summary) -> Iterator[str]:
    """Say which methods are not below the floors."""
    for layer in found.layers:
        for floor, against in (
            ("zero", lambda figures: figures.over_zero),
            ("mean", lambda figures: figures.over_mean),
        ):
            for variant, name in VARIANTS.items():
                methods = _methods(found, layer, variant)
                compared = [each for each in methods if against(each) is not None]
                if compared:
                    yield _not_below(found, layer, floor, name, compared, against)


def _not_below(
    found: Summary,
    layer: int,
    floor: str,
    name: str,
    methods: Sequence[Figures],
    against: Callable[[Figures], Difference | None],
) -> str:
    lost = [each for each in methods if not _below(against(each))]
    where = f"Layer {layer}, {_where(found)}, {name}: "
    row_name = floor if floor == "zero" else "the mean (without refit)"
    if not lost:
        return f"{where}all {len(methods)} methods are below {row_name} by two standard errors."
    verb = "is" if len(lost) == 1 else "are"
    return (
        f"{where}{len(lost)} of {len(methods)} methods {verb} not below {row_name} by two standard "
        f"errors: {_names(lost)}."
    )


def _gaps(found: Summary) -> Iterator[str]:
    """Say how far methods are apart, beside the floor."""
    for layer in found.layers:
        zero = found.find(Key((layer,), "zero"))
        for variant, name in VARIANTS.items():
            methods = [each for each in _methods(found, layer, variant) if each.growth is not None]
            if len(methods) < 2 or zero is None or zero.growth is None:
                continue
            best, worst = (pick(methods, key=_growth) for pick in (min, max))
            gap, floor = _growth(worst) - _growth(best), zero.growth.value
            part = f", {100 * gap / floor:.0f} % of the floor {floor:.3f}" if floor > 0 else ""
            yield (
                f"Layer {layer}, {_where(found)}, {name}: from the best method "
                f"({_label(best)}, {_growth(best):.3f}) to the worst ({_label(worst)}, "
                f"{_growth(worst):.3f}) it is {gap:.3f}{part}."
            )


def _untrained(found: Summary) -> Iterator[str]:
    """Say whether the output map that is fitted anew hides that nothing was trained."""
    for duel in found.controls:
        value = duel.difference
        verb = (
            "is lower than"
            if duel.wins
            else "is higher than"
            if duel.loses
            else "equals, within two standard errors,"
        )
        yield (
            f"Layer {duel.layers[0]}, {_where(found)}, with refit: {row(duel.ours).label}, {verb} "
            f"{row(duel.rival).label} ({value.value:+.3f} ± {value.standard_error:.3f})."
        )


def _refit(found: Summary) -> Iterator[str]:
    """Say what the output map that is fitted anew does for a constant."""
    for layer in found.layers:
        plain, refit = (found.find(Key((layer,), "mean", variant=name)) for name in VARIANTS)
        methods = [each for each in _methods(found, layer, "plain") if each.growth is not None]
        if plain is None or refit is None or plain.growth is None or refit.growth is None:
            continue
        above = [each for each in methods if _growth(each) > refit.growth.value]
        yield (
            f"Layer {layer}, {_where(found)}: refit alone takes a constant from "
            f"{plain.growth.value:.3f} to {refit.growth.value:.3f}; {len(above)} of {len(methods)} "
            "methods without refit are above that."
        )


def _values_alone(found: Summary) -> Iterator[str]:
    """Say how many methods lose against constant queries and keys with the true values."""
    for layer in found.layers:
        for variant, name in VARIANTS.items():
            bound = found.find(Key((layer,), "qk-mean", variant=variant))
            methods = [each for each in _methods(found, layer, variant) if each.growth is not None]
            if bound is None or bound.growth is None or not methods:
                continue
            above = [each for each in methods if _growth(each) > bound.growth.value]
            yield (
                f"Layer {layer}, {_where(found)}, {name}: q and k at their mean, with v as it was, "
                f"give {bound.growth.value:.3f}; {len(above)} of {len(methods)} methods are above."
            )


def _duels(found: Summary) -> Iterator[str]:
    for name in dict.fromkeys(duel.ours for duel in found.duels):
        mine = [duel for duel in found.duels if duel.ours == name]
        won, lost = sum(duel.wins for duel in mine), sum(duel.loses for duel in mine)
        yield (
            f"{row(name).label}: of {len(mine)} comparisons with maps of as many numbers, it is "
            f"lower in {won}, higher in {lost} and level in {len(mine) - won - lost}, by two "
            "standard errors."
        )


# --- Small questions --------------------------------------------------------------------------


def _methods(found: Summary, layer: int, variant: str) -> list[Figures]:
    """Return the figures of methods in a layer, with a bias and by squared error."""
    each = (
        found.find(Key((layer,), row.name, variant=variant))
        for row in ROWS
        if row.name not in NO_METHODS
    )
    return [figures for figures in each if figures is not None]


def _below(value: Difference | None) -> bool:
    return value is not None and value.value < -CERTAIN * value.standard_error


def _growth(figures: Figures) -> float:
    assert figures.growth is not None
    return figures.growth.value


def _where(found: Summary) -> str:
    return "all texts" if len(found.texts) > 1 else "one text"


def _label(figures: Figures) -> str:
    return row(figures.key.row).label


def _names(found: Iterable[Figures]) -> str:
    return "; ".join(map(_label, found))
