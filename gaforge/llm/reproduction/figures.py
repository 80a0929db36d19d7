"""The figures of a run, as a report shows them. Needs no torch."""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from gaforge.llm.intervals import Difference

VARIANTS = ("plain", "refit")
CERTAIN = 2.0
"""Standard errors from which on a difference counts."""


class Key(NamedTuple):
    """What was evaluated.

    Attributes
    ----------
    layers : tuple of int
    row : str
    bias : bool
    loss : str
    variant : str
        ``plain``, or ``refit`` where the output map was fitted anew.
    """

    layers: tuple[int, ...]
    row: str
    bias: bool = True
    loss: str = "mse"
    variant: str = "plain"


class Spot(NamedTuple):
    """A text, and the seed of its split."""

    text: str
    seed: int


@dataclass(frozen=True)
class Answers:
    """Right answers to questions.

    Attributes
    ----------
    accuracy : float
    interval : tuple of float
        95 %, by Wilson.
    questions : int
    difference : Difference or None
        To the original model, paired over the questions.
    """

    accuracy: float
    interval: tuple[float, float]
    questions: int
    difference: Difference | None


@dataclass(frozen=True)
class Figures:
    """What was measured of a fit, at one text and seed or pooled over several.

    Attributes
    ----------
    text : str or None
        None if pooled over all texts.
    seed : int or None
        None if pooled over all seeds.
    key : Key
    log_perplexity, standard_error : float
    growth : Difference or None
        Of log-perplexity, over the original; None if that was not measured.
    over_zero, over_mean : Difference or None
        The same over the row ``zero``, or the row ``mean`` as it was fitted first, in these layers.
    of_zero, of_mean : float or None
        Share of their growth that is recovered.
    parameters : dict of str to int
        Of q, k and v, all layers together.
    refitted : int
        Numbers of output maps that were fitted anew.
    answers : dict of str to Answers
        By set of questions.
    seconds : float
        Of the fit and all its evaluations.
    """

    text: str | None
    seed: int | None
    key: Key
    log_perplexity: float
    standard_error: float
    growth: Difference | None
    over_zero: Difference | None
    over_mean: Difference | None
    of_zero: float | None
    of_mean: float | None
    parameters: dict[str, int]
    refitted: int
    answers: dict[str, Answers]
    seconds: float

    @property
    def numbers(self) -> int:
        """Parameters of q, k and v together."""
        return sum(self.parameters.values())


@dataclass(frozen=True)
class Duel:
    """Two rows on the same windows, pooled over texts and seeds.

    Attributes
    ----------
    layers : tuple of int
    ours, rival : str
    loss, variant : str
    difference : Difference
        Of log-perplexity, ours less the rival's.
    lower, places : int
        In how many places, each a text and a seed, ours is lower; and how many there are.
    """

    layers: tuple[int, ...]
    ours: str
    rival: str
    loss: str
    variant: str
    difference: Difference
    lower: int
    places: int

    @property
    def ratio(self) -> float:
        """Difference over its standard error; 0 where both are 0."""
        value, error = self.difference.value, self.difference.standard_error
        return value / error if error else float(np.copysign(np.inf, value)) if value else 0.0

    @property
    def wins(self) -> bool:
        """Whether ours is lower by more than two standard errors."""
        return self.ratio < -CERTAIN

    @property
    def loses(self) -> bool:
        """Whether ours is higher by more than two standard errors."""
        return self.ratio > CERTAIN


@dataclass(frozen=True)
class Summary:
    """All that a report shows.

    Attributes
    ----------
    study : str
    texts : list of str
    seeds : list of int
    layers : list of int
        Those that are studied, highest floor first.
    sizes : dict of str to int
    environment : dict
    measured : int
        Cells.
    expected : int or None
        How many the study has; None as long as its layers are not chosen.
    seconds : float
        Of all cells.
    floors : dict of str to dict of int to float
        Growth of log-perplexity if nothing comes out of a layer's attention, by text.
    figures : list of Figures
        At each place; pooled over seeds; and pooled over texts and seeds.
    duels, controls : list of Duel
        Duels only of runs over more than one text or seed.
    curves : list
        Row, module and [step, loss] of fits, at the first place.
    latency : dict or None
        What `latency` measured.
    """

    study: str
    texts: list[str]
    seeds: list[int]
    layers: list[int]
    sizes: dict[str, int]
    environment: dict[str, Any]
    measured: int
    expected: int | None
    seconds: float
    floors: dict[str, dict[int, float]]
    figures: list[Figures]
    duels: list[Duel]
    controls: list[Duel]
    curves: list[tuple[str, str, list[tuple[int, float]]]]
    latency: dict[str, Any] | None

    def find(
        self,
        key: Key,
        text: str | None = None,
        seed: int | None = None,
    ) -> Figures | None:
        """Return figures at a place, or pooled over texts or seeds where None is given."""
        text = self.texts[0] if text is None and len(self.texts) == 1 else text
        seed = self.seeds[0] if seed is None and len(self.seeds) == 1 else seed
        return self._by_place.get((text, seed, key))

    @property
    def keys(self) -> list[Key]:
        """What was evaluated, in the order of tables."""
        return list(dict.fromkeys(figures.key for figures in self.figures))

    @property
    def stacks(self) -> list[tuple[int, ...]]:
        """Layers that were replaced together, by their number."""
        found = {key.layers for key in self.keys if len(key.layers) > 1}
        return sorted(found, key=lambda layers: (len(layers), layers))

    @cached_property
    def _by_place(self) -> dict[tuple[str | None, int | None, Key], Figures]:
        return {(each.text, each.seed, each.key): each for each in self.figures}

    def as_values(self) -> dict[str, Any]:
        """Return plain values, as in ``report.json``."""
        return {field.name: _plain(getattr(self, field.name)) for field in dataclasses.fields(self)}


def from_values(values: Mapping[str, Any]) -> Summary:
    """Return what `Summary.as_values` was made of."""
    found = {
        **values,
        "floors": {
            text: {int(layer): value for layer, value in each.items()}
            for text, each in values["floors"].items()
        },
        "figures": [_figures(each) for each in values["figures"]],
        "curves": [
            (row, module, [tuple(point) for point in points])
            for row, module, points in values["curves"]
        ],
    }
    for name in ("duels", "controls"):
        found[name] = [
            Duel(
                **{
                    **each,
                    "layers": tuple(each["layers"]),
                    "difference": _difference(each["difference"]),
                }
            )
            for each in values[name]
        ]
    return Summary(**found)


def _figures(values: Mapping[str, Any]) -> Figures:
    key = Key(**{**values["key"], "layers": tuple(values["key"]["layers"])})
    differences = {name: _difference(values[name]) for name in ("growth", "over_zero", "over_mean")}
    answers = {
        name: Answers(
            **{
                **each,
                "interval": tuple(each["interval"]),
                "difference": _difference(each["difference"]),
            }
        )
        for name, each in values["answers"].items()
    }
    return Figures(**{**values, **differences, "key": key, "answers": answers})


def _difference(values: Mapping[str, Any] | None) -> Difference | None:
    if values is None:
        return None
    return Difference(**{**values, "interval": tuple(values["interval"])})


def _plain(value: Any) -> Any:
    if isinstance(value, Key):
        return {**value._asdict(), "layers": list(value.layers)}
    if dataclasses.is_dataclass(value):
        return {
            field.name: _plain(getattr(value, field.name)) for field in dataclasses.fields(value)
        }
    if isinstance(value, Mapping):
        return {str(name): _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value


def mean_floors(floors: Mapping[str, Mapping[int, float]]) -> dict[int, float]:
    """Return floors by layer, the mean over texts.

    Examples
    --------
    >>> mean_floors({"a": {0: 1.0}, "b": {0: 2.0}})
    {0: 1.5}
    """
    layers = next(iter(floors.values()), {})
    return {layer: statistics.fmean(each[layer] for each in floors.values()) for layer in layers}


def highest_floors(floors: Mapping[str, Mapping[int, float]], count: int) -> list[int]:
    """Return the layers with the highest floors, highest first.

    Examples
    --------
    >>> highest_floors({"a": {0: 1.0, 1: 3.0, 2: 2.0}}, 2)
    [1, 2]
    """
    mean = mean_floors(floors)
    return sorted(mean, key=lambda layer: -mean[layer])[:count]
