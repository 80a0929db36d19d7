"""What lies in the folder of a run, read and checked."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gaforge.errors import CheckpointError, ConfigurationError
from gaforge.llm.reproduction.cells import Cell
from gaforge.llm.reproduction.figures import VARIANTS, highest_floors
from gaforge.llm.reproduction.running import CELLS, CONFIG, ENVIRONMENT, read_floors, read_json
from gaforge.llm.reproduction.studies import study

LATENCY = "latency.json"


@dataclass(frozen=True)
class Results:
    """What a run wrote.

    Attributes
    ----------
    config, environment : dict
    floors : dict of str to dict of int to float
        Empty if layers were given.
    layers : list of int
        Those that are studied, highest floor first; empty as long as they are not chosen.
    cells : list of dict
    expected : int or None
        How many cells the study has.
    latency : dict or None
    """

    config: dict[str, Any]
    environment: dict[str, Any]
    floors: dict[str, dict[int, float]]
    layers: list[int]
    cells: list[dict[str, Any]]
    expected: int | None
    latency: dict[str, Any] | None


def read_results(folder: Path) -> Results:
    """Return what a run wrote, finished or not.

    Raises
    ------
    ConfigurationError
        If there is no run in the folder.
    CheckpointError
        If a file is damaged, or a cell is not of this run.
    """
    path = folder / CONFIG
    if not path.exists():
        raise ConfigurationError(
            f"there is no run in {folder}; gaforge llm reproduce -o {folder} starts one"
        )
    config = read_json(path)
    floors = read_floors(folder)
    chosen = study(config["study"])
    layers = config["layers"]
    if not isinstance(layers, list):
        layers = highest_floors(floors, chosen.layers)
    cells = [_cell(path, config) for path in sorted((folder / CELLS).glob("*.json"))]
    expected = None
    if layers:
        own = dataclasses.replace(
            chosen, texts=tuple(config["texts"]), seeds=tuple(config["seeds"]), layers=len(layers)
        )
        expected = len(own.cells(layers))
    _check_each_once(cells, folder)
    latency = _optional(folder / LATENCY, None)
    environment = _optional(folder / ENVIRONMENT, {})
    return Results(config, environment, floors, layers, cells, expected, latency)


def _optional(path: Path, otherwise: Any) -> Any:
    return read_json(path) if path.exists() else otherwise


def _cell(path: Path, config: Mapping[str, Any]) -> dict[str, Any]:
    """Return the figures of a cell."""
    values = read_json(path)
    try:
        cell = Cell.from_mapping(values["cell"])
        known = cell.text in config["texts"] and cell.seed in config["seeds"]
        good = path.stem == cell.key and known and _is_whole(values, config["sizes"])
    except (KeyError, TypeError, ValueError):
        good = False
    if not good:
        raise CheckpointError(
            f"{path} is damaged, or belongs to another run; delete it and resume the run"
        )
    return values


def _is_whole(values: Mapping[str, Any], sizes: Mapping[str, int]) -> bool:
    """Tell whether a cell holds what is evaluated, as finite numbers."""
    right = [
        answers
        for variant in VARIANTS
        if variant in values
        for name, answers in values[variant].items()
        if name != "sums"
    ]
    sums = [values[variant]["sums"] for variant in VARIANTS if variant in values]
    return (
        "plain" in values
        and all(len(each) == sizes["test"] and all(map(math.isfinite, each)) for each in sums)
        and all(each and set(each) <= {0.0, 1.0} for each in right)
        and math.isfinite(values["seconds"])
        and all(fit["parameters"] >= 0 and fit["module"] for fit in values["fits"])
        and all(len(point) == 4 for point in values["curve"])
        and ("refit" not in values or values["refitted"] > 0)
    )


def _check_each_once(cells: list[dict[str, Any]], folder: Path) -> None:
    names = [Cell.from_mapping(values["cell"]).name for values in cells]
    double = sorted({name for name in names if names.count(name) > 1})
    if double:
        raise CheckpointError(
            f"{folder / CELLS} holds {double[0]} more than once, with other questions; delete all "
            "but one of its files"
        )
