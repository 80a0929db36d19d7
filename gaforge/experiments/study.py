"""Studies: tables whose rows are configurations, with seeds, controls and a choice by screening."""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

from gaforge.errors import ConfigurationError
from gaforge.experiments.config import Config, parse_toml, read_toml

_KEYS = {"seeds", "base", "screen", "rows", "table"}
_ROW_KEYS = {"name", "family", "grid", "control", "screen", "settings"}


@dataclass(frozen=True)
class Row:
    """A row of a study's table.

    Attributes
    ----------
    name : str
        Also the name of its folder.
    family : str
        Rows of one family make one line in plots.
    config : Config
    grid : dict of str to list
        Values to choose from by accuracy on images kept for validation, by dotted keys.
    control : bool
        Whether the row is also trained with its maps frozen.
    screen : dict
        Settings of its short runs that are not those of the study.
    """

    name: str
    family: str
    config: Config
    grid: Mapping[str, list[Any]]
    control: bool
    screen: Mapping[str, Any] = field(default_factory=dict)

    def choices(self) -> Iterator[tuple[str, Config]]:
        """Yield each combination of the grid's values, with a name."""
        for values in itertools.product(*self.grid.values()):
            settings = dict(zip(self.grid, values, strict=True))
            name = ",".join(f"{key.rpartition('.')[2]}={value}" for key, value in settings.items())
            yield name or "as-given", self.config.with_settings(settings)


@dataclass(frozen=True)
class Study:
    """Rows, and the seeds that each is trained with.

    Attributes
    ----------
    rows : tuple of Row
    seeds : tuple of int
    screen : dict
        Settings of the short runs by which values are chosen from grids; they must keep images
        for validation.
    table : tuple of str
        Two keys of the configuration, such as ``model.head.depth``, by whose values the report has
        a table with two axes; or none.
    """

    rows: tuple[Row, ...]
    seeds: tuple[int, ...]
    screen: Mapping[str, Any]
    table: tuple[str, ...] = ()

    @classmethod
    def from_mapping(cls, values: Mapping[str, Any]) -> Study:
        """Make a study from what a TOML file holds.

        Raises
        ------
        ConfigurationError
            If a key is unknown or missing, a value can't be, or a grid would be chosen from by
            the test images.

        Examples
        --------
        >>> study = Study.from_mapping({"rows": [{"name": "linear"}], "base": {"epochs": 2}})
        >>> study.rows[0].config.epochs, study.seeds
        (2, (0, 1, 2))
        """
        _check_keys(values, _KEYS, "a study")
        base = values.get("base", {})
        rows = tuple(_row(row, base) for row in values.get("rows", []))
        seeds = tuple(values.get("seeds", (0, 1, 2)))
        screen = {"seeds": [0], **values.get("screen", {})}
        if not rows or not seeds:
            raise ConfigurationError("a study needs at least one row and one seed")
        names = [row.name for row in rows]
        if len(set(names)) < len(names):
            raise ConfigurationError("two rows of the study have the same name")
        if any(row.grid and not {**screen, **row.screen}.get("validation") for row in rows):
            raise ConfigurationError(
                "a study with grids must keep images to choose by: set validation in [screen]"
            )
        return cls(rows, seeds, screen, _axes(values.get("table", []), rows))

    def changed(self, settings: Mapping[str, Any], seeds: tuple[int, ...]) -> Study:
        """Return a copy with settings changed in all rows, and other seeds if any are given."""
        rows = tuple(
            dataclasses.replace(row, config=row.config.with_settings(settings)) for row in self.rows
        )
        _axes([*self.table], rows)
        return dataclasses.replace(self, rows=rows, seeds=seeds or self.seeds)


def load_study(name: str) -> Study:
    """Return a study that gaforge ships, or that of a TOML file.

    Examples
    --------
    >>> [row.name for row in load_study("digits").rows][:2]
    ['rotor', 'lowrank']
    """
    if name in shipped_studies():
        text = (resources.files("gaforge.experiments") / "studies" / f"{name}.toml").read_text()
        return Study.from_mapping(parse_toml(text, name))
    if not Path(name).is_file():
        raise ConfigurationError(
            f"there is neither a study nor a file {name!r}; gaforge ships the studies "
            f"{', '.join(shipped_studies())}"
        )
    return Study.from_mapping(read_toml(Path(name)))


def shipped_studies() -> list[str]:
    """Return the names of the studies that gaforge ships."""
    folder = resources.files("gaforge.experiments") / "studies"
    return sorted(
        item.name.removesuffix(".toml") for item in folder.iterdir() if item.name.endswith(".toml")
    )


def _row(values: Mapping[str, Any], base: Mapping[str, Any]) -> Row:
    name = values.get("name")
    if not isinstance(name, str) or not re.fullmatch(r"[\w.+-]+", name):
        raise ConfigurationError(
            f"a row of the study is named {name!r}; take letters, digits and . _ + -"
        )
    _check_keys(values, _ROW_KEYS, f"row {name}")
    try:
        config = Config.from_mapping(_merge(base, values.get("settings", {})))
        row = Row(
            name,
            values.get("family", name),
            config,
            values.get("grid", {}),
            values.get("control", False),
            values.get("screen", {}),
        )
        row.config.with_settings(row.screen)
        for _ in row.choices():
            pass
    except ConfigurationError as error:
        raise ConfigurationError(f"row {name}: {error}") from error
    return row


def _axes(keys: Any, rows: tuple[Row, ...]) -> tuple[str, ...]:
    """Return the keys of a table, once each row has a place of its own in it."""
    if not isinstance(keys, list) or len(keys) not in (0, 2):
        raise ConfigurationError(f"table = {keys!r} must be a list of two keys of a configuration")
    places = [tuple(row.config.value(key) for key in keys) for row in rows]
    if keys and len(set(places)) < len(places):
        raise ConfigurationError(
            f"two rows of the study have the same place by {keys[0]}, {keys[1]}"
        )
    return tuple(keys)


def _check_keys(values: Mapping[str, Any], allowed: set[str], what: str) -> None:
    unknown = sorted(set(values) - allowed)
    if unknown:
        raise ConfigurationError(
            f"unknown key {unknown[0]!r}; {what} has the keys {', '.join(sorted(allowed))}"
        )


def _merge(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in over.items():
        inner = merged.get(key)
        both = isinstance(value, Mapping) and isinstance(inner, Mapping)
        merged[key] = _merge(inner, value) if both else value  # type: ignore[arg-type]
    return merged
