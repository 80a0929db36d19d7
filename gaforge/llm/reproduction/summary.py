"""The figures of a run: differences paired over windows, recovered shares, accuracies, duels.

Needs no torch, except for reading a run's folder.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from gaforge.llm.intervals import Array, Difference, compare, ratio_error, wilson
from gaforge.llm.reproduction.figures import (
    VARIANTS,
    Answers,
    Duel,
    Figures,
    Key,
    Spot,
    Summary,
)
from gaforge.llm.reproduction.rows import ROWS

DUELS = {
    "rotor-small": ("mean", "lr1", "blocks-small"),
    "rotor": ("lr4", "blocks", "hadamard"),
}
"""Rotors, and maps of about as many numbers."""

CONTROL = ("gadget-untrained", "lr1")
"""With the output map fitted anew, these were equal in a prototype."""


@dataclass(frozen=True)
class Parts:
    """Sums over windows, or over questions, and the counts behind them."""

    sums: Array
    counts: Array


def summarise(folder: Path) -> Summary:
    """Return the figures of a run, finished or not.

    Raises
    ------
    CheckpointError
        If a file is damaged, or belongs to another run.
    ConfigurationError
        If there is no run.
    """
    from gaforge.llm.reproduction.results import read_results

    results = read_results(folder)
    index = _Index(results.cells, int(results.config["sizes"]["window"]))
    name, texts, seeds = (results.config[key] for key in ("study", "texts", "seeds"))
    spots = [Spot(text, seed) for text in texts for seed in seeds]
    return Summary(
        study=name,
        texts=texts,
        seeds=seeds,
        layers=results.layers,
        sizes=results.config["sizes"],
        environment=results.environment,
        measured=len(results.cells),
        expected=results.expected,
        seconds=sum(cell["seconds"] for cell in results.cells),
        floors=results.floors,
        figures=list(_all_figures(index, texts, seeds)),
        duels=list(_duels(index, spots, results.layers)) if len(spots) > 1 else [],
        controls=list(_controls(index, spots, results.layers)),
        curves=list(_curves(results.cells, spots[0], results.layers)),
        latency=results.latency,
    )


# --- What cells hold --------------------------------------------------------------------------


class _Index:
    """Evaluations by place and key."""

    def __init__(self, cells: Sequence[Mapping[str, Any]], window: int) -> None:
        self.window = window
        self.found: dict[tuple[Spot, Key], tuple[Mapping[str, Any], Mapping[str, Any]]] = {}
        for values in cells:
            cell = values["cell"]
            spot = Spot(cell["text"], cell["seed"])
            for variant in VARIANTS:
                if variant in values:
                    key = Key(
                        tuple(cell["layers"]), cell["row"], cell["bias"], cell["loss"], variant
                    )
                    self.found[spot, key] = values, values[variant]

    @property
    def keys(self) -> list[Key]:
        names = [row.name for row in ROWS]
        return sorted(
            {key for _, key in self.found},
            key=lambda key: (
                len(key.layers),
                key.layers,
                names.index(key.row),
                not key.bias,
                key.loss != "mse",
                VARIANTS.index(key.variant),
            ),
        )

    def windows(self, spots: Iterable[Spot], key: Key) -> Parts | None:
        """Return the sums of all windows of places, None if a place is missing."""
        spots = list(spots)
        if not spots or any((spot, key) not in self.found for spot in spots):
            return None
        sums = np.concatenate([self.found[spot, key][1]["sums"] for spot in spots])
        return Parts(sums, np.full(len(sums), float(self.window - 1)))


def _all_figures(index: _Index, texts: Sequence[str], seeds: Sequence[int]) -> Iterator[Figures]:
    groups: list[tuple[str | None, int | None, list[Spot]]] = [
        (text, seed, [Spot(text, seed)]) for text in texts for seed in seeds
    ]
    if len(seeds) > 1:
        groups += [(text, None, [Spot(text, seed) for seed in seeds]) for text in texts]
    if len(texts) > 1:
        seed = seeds[0] if len(seeds) == 1 else None
        groups.append((None, seed, [Spot(text, seed) for text in texts for seed in seeds]))
    for key, (text, seed, spots) in itertools.product(index.keys, groups):
        windows = index.windows(spots, key)
        if windows is not None:
            yield _figures_of(index, text, seed, spots, key, windows)


def _figures_of(
    index: _Index,
    text: str | None,
    seed: int | None,
    spots: Sequence[Spot],
    key: Key,
    windows: Parts,
) -> Figures:
    original = index.windows(spots, Key(key.layers[:1], "original"))
    zero = index.windows(spots, Key(key.layers, "zero"))
    mean = index.windows(spots, Key(key.layers, "mean"))
    values = index.found[spots[0], key][0]
    parameters: dict[str, int] = {}
    for fit in values["fits"]:
        parameters[fit["module"]] = parameters.get(fit["module"], 0) + fit["parameters"]
    growth = _between(windows, original) if key.row != "original" else None
    return Figures(
        text=text,
        seed=seed,
        key=key,
        log_perplexity=float(windows.sums.sum() / windows.counts.sum()),
        standard_error=ratio_error(windows.sums, windows.counts),
        growth=growth,
        over_zero=_between(windows, zero),
        over_mean=_between(windows, mean),
        of_zero=_recovered(growth, _between(zero, original)),
        of_mean=_recovered(growth, _between(mean, original)),
        parameters=parameters,
        refitted=values["refitted"] if key.variant == "refit" else 0,
        answers=_answers(index, spots[0], key) if len(spots) == 1 else {},
        seconds=sum(index.found[spot, key][0]["seconds"] for spot in spots),
    )


def _between(first: Parts | None, second: Parts | None) -> Difference | None:
    return None if first is None or second is None else compare(first, second)


def _recovered(growth: Difference | None, whole: Difference | None) -> float | None:
    """Return the recovered share of a growth, None where nothing was lost."""
    if growth is None or whole is None or whole.value <= 0:
        return None
    return 1 - growth.value / whole.value


def _answers(index: _Index, spot: Spot, key: Key) -> dict[str, Answers]:
    original = index.found.get((spot, Key(key.layers[:1], "original")))
    found = {}
    for name, right in index.found[spot, key][1].items():
        if name == "sums":
            continue
        mine = Parts(np.array(right), np.ones(len(right)))
        theirs = None
        if original is not None and key.row != "original" and name in original[1]:
            theirs = Parts(np.array(original[1][name]), np.ones(len(right)))
        accuracy = float(mine.sums.mean())
        difference = _between(mine, theirs) if len(right) > 1 else None
        found[name] = Answers(accuracy, wilson(accuracy, len(right)), len(right), difference)
    return found


# --- Rows beside rows -------------------------------------------------------------------------


def _duels(index: _Index, spots: Sequence[Spot], layers: Sequence[int]) -> Iterator[Duel]:
    for layer, (ours, rivals) in itertools.product(layers, DUELS.items()):
        for loss, variant, rival in itertools.product(("mse", "attention"), VARIANTS, rivals):
            yield from _duel(index, spots, (layer,), ours, rival, loss, variant)


def _controls(index: _Index, spots: Sequence[Spot], layers: Sequence[int]) -> Iterator[Duel]:
    for layer in layers:
        yield from _duel(index, spots, (layer,), *CONTROL, "mse", "refit")


def _duel(
    index: _Index,
    spots: Iterable[Spot],
    layers: tuple[int, ...],
    ours: str,
    rival: str,
    loss: str,
    variant: str,
) -> Iterator[Duel]:
    """Yield a duel on the places where both rows were measured, if there are any."""
    mine, theirs = (Key(layers, row, True, loss, variant) for row in (ours, rival))
    there = [spot for spot in spots if {(spot, mine), (spot, theirs)} <= index.found.keys()]
    difference = _between(index.windows(there, mine), index.windows(there, theirs))
    if difference is None:
        return
    alone = [_between(index.windows([spot], mine), index.windows([spot], theirs)) for spot in there]
    lower = sum(each is not None and each.value < 0 for each in alone)
    yield Duel(layers, ours, rival, loss, variant, difference, lower, len(there))


def _curves(
    cells: Iterable[Mapping[str, Any]], spot: Spot, layers: Sequence[int]
) -> Iterator[tuple[str, str, list[tuple[int, float]]]]:
    """Yield the losses of fits to projections' own outputs, with a bias."""
    for values in cells:
        cell = values["cell"]
        here = (cell["text"], cell["seed"], cell["layers"]) == (*spot, list(layers[:1]))
        if not here or cell["loss"] != "mse" or not cell["bias"]:
            continue
        modules: dict[str, list[tuple[int, float]]] = {}
        for _, module, step, loss in values["curve"]:
            modules.setdefault(module, []).append((step, loss))
        for module, points in modules.items():
            yield cell["row"], module, points
