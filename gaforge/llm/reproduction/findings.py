"""What the figures of a run say, in words. Needs no torch."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence

from gaforge.llm.intervals import Difference
from gaforge.llm.reproduction.figures import CERTAIN, Duel, Figures, Key, Summary, mean_floors
from gaforge.llm.reproduction.rows import ROWS, row

VARIANTS = {"plain": "Without refit", "refit": "With refit"}
NO_METHODS = ("original", "zero", "mean", "qk-mean", "gadget-untrained")
"""Rows that methods are measured by."""


def findings(found: Summary) -> list[str]:
    """Return sentences, each computed from figures that are there; pooled over all texts."""
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
    low, high = (pick(mean, key=lambda layer: mean[layer]) for pick in (min, max))
    median = statistics.median(mean.values())
    yield (
        f"Deleting the attention of one layer costs {median:.3f} in the median over {len(mean)} "
        f"layers, from {mean[low]:.3f} (layer {low}) to {mean[high]:.3f} (layer {high})."
    )


def _losers(found: Summary) -> Iterator[str]:
    """Say which methods are not below the floors."""
    floors: dict[str, Callable[[Figures], Difference | None]] = {
        "zero": lambda figures: figures.over_zero,
        "the mean without refit": lambda figures: figures.over_mean,
    }
    for name, over in floors.items():
        for variant, how in VARIANTS.items():
            parts = []
            for layer in found.layers:
                methods = _methods(found, layer, variant)
                compared = [(each, value) for each in methods if (value := over(each)) is not None]
                lost = [each for each, value in compared if not _below(value)]
                if compared:
                    names = _names(lost) if lost else "none"
                    parts.append(f"layer {layer} {names} ({len(lost)} of {len(compared)})")
            if parts:
                yield f"{how}, not below {name} by two standard errors: {_joined(parts)}"


def _gaps(found: Summary) -> Iterator[str]:
    """Say how far methods are apart, beside the floor."""
    for variant, how in VARIANTS.items():
        parts = []
        for layer in found.layers:
            zero = _growth(found.find(Key((layer,), "zero")))
            methods = _methods(found, layer, variant)
            known = {_label(each): g for each in methods if (g := _growth(each)) is not None}
            if len(known) < 2 or zero is None:
                continue
            best, worst = (pick(known, key=lambda name: known[name]) for pick in (min, max))
            gap = known[worst] - known[best]
            part = f", {100 * gap / zero:.0f} % of the floor {zero:.3f}" if zero > 0 else ""
            parts.append(
                f"layer {layer} from {known[best]:.3f} ({best}) to {known[worst]:.3f} ({worst}), a "
                f"gap of {gap:.3f}{part}"
            )
        if parts:
            yield f"{how}, *d* of the best and of the worst method: {_joined(parts)}"


def _untrained(found: Summary) -> Iterator[str]:
    """Say whether the output map that is fitted anew hides that nothing was trained."""
    if not found.controls:
        return
    first = found.controls[0]
    parts = [
        f"layer {duel.layers[0]} {_standing(duel)} ({duel.difference.value:+.3f} ± "
        f"{duel.difference.standard_error:.3f})"
        for duel in found.controls
    ]
    yield f"With refit, {row(first.ours).label}, beside {row(first.rival).label}: {_joined(parts)}"


def _standing(duel: Duel) -> str:
    return "lower" if duel.wins else "higher" if duel.loses else "equal within two standard errors"


def _refit(found: Summary) -> Iterator[str]:
    """Say what the output map that is fitted anew does for a constant."""
    parts = []
    for layer in found.layers:
        keys = (Key((layer,), "mean", variant=variant) for variant in VARIANTS)
        plain, refit = (_growth(found.find(key)) for key in keys)
        if plain is not None and refit is not None:
            above = _above(_methods(found, layer, "plain"), refit)
            parts.append(
                f"layer {layer} from {plain:.3f} to {refit:.3f} ({above} methods without refit are "
                "above that)"
            )
    if parts:
        yield f"Refit alone takes *d* of the mean down: {_joined(parts)}"


def _values_alone(found: Summary) -> Iterator[str]:
    """Say how many methods lose against constant queries and keys with the true values."""
    for variant, how in VARIANTS.items():
        parts = []
        for layer in found.layers:
            bound = _growth(found.find(Key((layer,), "qk-mean", variant=variant)))
            if bound is not None:
                above = _above(_methods(found, layer, variant), bound)
                parts.append(f"layer {layer} {bound:.3f} ({above} methods are above)")
        if parts:
            yield f"{how}, *d* with q and k at their mean and v as it was: {_joined(parts)}"


def _duels(found: Summary) -> Iterator[str]:
    for layers, name in dict.fromkeys((duel.layers, duel.ours) for duel in found.duels):
        mine = [duel for duel in found.duels if (duel.layers, duel.ours) == (layers, name)]
        won, lost = sum(duel.wins for duel in mine), sum(duel.loses for duel in mine)
        level = len(mine) - won - lost
        yield (
            f"Layer {layers[0]}, {row(name).label}: of {len(mine)} comparisons with maps of as "
            f"many numbers, it is lower in {won}, higher in {lost} and level in {level}, by two "
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


def _below(value: Difference) -> bool:
    return value.value < -CERTAIN * value.standard_error


def _above(methods: Sequence[Figures], bound: float) -> str:
    """Return how many methods grow by more, of all."""
    known = [growth for each in methods if (growth := _growth(each)) is not None]
    return f"{sum(growth > bound for growth in known)} of {len(known)}"


def _growth(figures: Figures | None) -> float | None:
    return None if figures is None or figures.growth is None else figures.growth.value


def _label(figures: Figures) -> str:
    return row(figures.key.row).label


def _names(found: Iterable[Figures]) -> str:
    return " and ".join(f"*{_label(each)}*" for each in found)


def _joined(parts: Sequence[str]) -> str:
    return "; ".join(parts) + "."
