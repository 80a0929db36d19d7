"""What a run is: data, model and training, read from and written to TOML."""

from __future__ import annotations

import dataclasses
import json
import tomllib
import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, get_args, get_origin, get_type_hints

from gaforge.errors import ConfigurationError

LAYERS = ("rotor", "dense", "lowrank", "blockdiag", "blockhadamard", "network", "none")
"""Kinds of linear maps; ``network`` is the paper's gadget, ``none`` hands its input on."""

BASES = ("blade", "spinor")

NONLINEARITIES = ("prelu", "relu", "gelu", "abs", "none")


@dataclass(frozen=True)
class Table:
    """A part of a configuration: fields of plain types, checked when it is made."""

    def __post_init__(self) -> None:
        for name, kind in get_type_hints(type(self)).items():
            value = getattr(self, name)
            if kind is float and type(value) is int:
                object.__setattr__(self, name, float(value))
            elif not _fits(value, kind):
                raise ConfigurationError(f"{name} = {value!r} must be of type {_words(kind)}")
        self.check()

    def check(self) -> None:
        """Raise `ConfigurationError` if a value can't be."""

    @classmethod
    def from_mapping(cls, values: Mapping[str, Any], where: str = "") -> Self:
        """Make it from plain values, as a TOML file holds them; what is left out has its default.

        Raises
        ------
        ConfigurationError
            If a key is unknown, or a value has the wrong type or can't be.
        """
        hints = get_type_hints(cls)
        arguments = {}
        for key, value in values.items():
            if key not in hints:
                raise ConfigurationError(
                    f"unknown key {where + key!r}; {where or 'a configuration'} has the keys "
                    f"{', '.join(hints)}"
                )
            arguments[key] = _parse(value, hints[key], where + key)
        try:
            return cls(**arguments)
        except ConfigurationError as error:
            raise ConfigurationError(f"{where}{error}") from error

    def as_mapping(self) -> dict[str, Any]:
        """Return plain values that `from_mapping` takes."""
        return {item.name: _plain(getattr(self, item.name)) for item in dataclasses.fields(self)}

    def require(self, name: str, holds: bool, rule: str) -> None:
        """Raise `ConfigurationError` about a field unless a rule holds."""
        if not holds:
            raise ConfigurationError(f"{name} = {getattr(self, name)!r} must be {rule}")


@dataclass(frozen=True)
class MapConfig(Table):
    """A linear map of a model, and what follows it.

    Attributes
    ----------
    kind : str
        One of `LAYERS`.
    out : int
        Features that it makes, for each patch if there are patches; the number of classes for the
        last map of a model.
    patch, stride : int
        Side of square patches that share the map, and their distance (0: the same as ``patch``);
        with ``patch = 0`` there is one map for the whole image.
    pool : int
        After the nonlinearity, the largest value in squares of this side; only of patches.
    width, chunk, pair : int, int, bool
        Of ``rotor``: rotors that are summed, features of a chunk (0: as many as there can be), and
        whether there are rotors on both sides. Of ``network``: parallel rotors, hidden features,
        and the same.
    basis : str
        Of ``rotor``: what features of a chunk are, coefficients of blades (``blade``) or entries of
        matrices (``spinor``), which takes half the time.
    shuffle : bool
        Of ``rotor``: put the outputs of all ``width`` rotors in one fixed random order, and take
        the sums of ``width`` at a time. A plain sum of rotors keeps even and odd blades apart, as
        each of them does.
    in_scale, out_scale : int
        Of ``rotor``: how many neighbours share a trained scale of inputs or outputs; 0 for none.
    depth : int
        Hidden layers of a ``network``; square factors of ``blockhadamard``.
    rank, blocks, size : int
        Rank of ``lowrank``; blocks of ``blockdiag`` and of the last factor of ``blockhadamard``;
        side of the other blocks of ``blockhadamard``.
    bias : bool
    """

    kind: str = "rotor"
    out: int = 1024
    patch: int = 0
    stride: int = 0
    pool: int = 1
    width: int = 1
    chunk: int = 0
    pair: bool = True
    basis: str = "blade"
    shuffle: bool = False
    in_scale: int = 0
    out_scale: int = 0
    depth: int = 2
    rank: int = 1
    blocks: int = 16
    size: int = 16
    bias: bool = False

    def check(self) -> None:
        """Raise `ConfigurationError` if a value can't be."""
        if self.kind == "network":
            self.require("chunk", self.chunk > 0, "given for a network: its hidden features")
        self.require("kind", self.kind in LAYERS, f"one of {', '.join(LAYERS)}")
        self.require("basis", self.basis in BASES, f"one of {', '.join(BASES)}")
        for name in ("out", "pool", "width", "rank", "blocks", "size"):
            self.require(name, getattr(self, name) >= 1, "at least 1")
        for name in ("depth", "patch", "stride", "chunk", "in_scale", "out_scale"):
            self.require(name, getattr(self, name) >= 0, "at least 0")


@dataclass(frozen=True)
class ModelConfig(Table):
    """A network: maps with a nonlinearity after each, and a classifier.

    Attributes
    ----------
    side : int
        Images are padded with background to this side; 0 leaves them as they are.
    pool : int
        Images are averaged over squares of this side first.
    maps : tuple of MapConfig
    nonlinearity : str
        After each map: one of `NONLINEARITIES`; ``prelu`` has one slope for each map.
    normalise : bool
        LayerNorm without trained numbers before each nonlinearity.
    permute : bool
        A fixed random permutation of features before the head, before each map of whole images but
        the first, and of the features of a patch before each shared map. Rotors keep coefficients
        of even and of odd blades apart, so without permutations half of the features never meet.
    head : MapConfig
        The classifier. Its ``out`` is ignored: a dense head makes one output for a class.
    head_features : int
        With 0 the head makes the classes' outputs. Otherwise it makes that many features, whose
        means over as many runs as there are classes, scaled by one trained number, are the
        classes' outputs; a trained bias for each class is added.
    deviation : float
        Standard deviation of the rotors' initial coefficients.
    """

    side: int = 0
    pool: int = 1
    maps: tuple[MapConfig, ...] = ()
    nonlinearity: str = "prelu"
    normalise: bool = True
    permute: bool = False
    head: MapConfig = field(default_factory=lambda: MapConfig("dense", bias=True))
    head_features: int = 0
    deviation: float = 0.3

    def check(self) -> None:
        """Raise `ConfigurationError` if a value can't be."""
        self.require("side", self.side >= 0, "at least 0")
        self.require("pool", self.pool >= 1, "at least 1")
        self.require("head_features", self.head_features >= 0, "at least 0")
        self.require("deviation", self.deviation >= 0, "at least 0")
        self.require(
            "nonlinearity",
            self.nonlinearity in NONLINEARITIES,
            f"one of {', '.join(NONLINEARITIES)}",
        )


@dataclass(frozen=True)
class Config(Table):
    """All that decides what a run computes.

    Attributes
    ----------
    data : str
        As for `gaforge.experiments.data.load_images`.
    validation : int
        Training images to measure accuracy on instead of the test images.
    epochs, batch : int
    lr_rotors, lr_scalars, lr_dense : float
        Highest learning rates of Adam, of bivectors, of scales, slopes and biases, and of matrices.
    warmup : float
        Part of all steps in which learning rates rise; after it they fall to 0 along a cosine.
    weight_decay : float
        Of matrices, decoupled (AdamW).
    frozen : bool
        Keep the maps as they were drawn, and the rotors of the head too; the control of what
        training them is worth.
    seed : int
    device : str
        Of torch, such as ``cpu`` or ``cuda``; only on ``cpu`` are numbers the same to the bit.
    threads : int
        Threads of torch; 0 leaves its own choice.
    checkpoint_seconds : float
        Time between checkpoints within an epoch; there is one at the end of each epoch anyway.
    model : ModelConfig

    Examples
    --------
    >>> config = Config.from_mapping({"epochs": 3, "model": {"maps": [{"kind": "lowrank"}]}})
    >>> config.epochs, config.model.maps[0].kind, config.lr_rotors
    (3, 'lowrank', 0.02)
    >>> Config.from_toml(config.to_toml()) == config
    True
    """

    data: str = "auto"
    validation: int = 0
    epochs: int = 10
    batch: int = 256
    lr_rotors: float = 0.02
    lr_scalars: float = 0.02
    lr_dense: float = 0.01
    warmup: float = 0.05
    weight_decay: float = 0.0
    frozen: bool = False
    seed: int = 0
    device: str = "cpu"
    threads: int = 0
    checkpoint_seconds: float = 60.0
    model: ModelConfig = field(default_factory=ModelConfig)

    def check(self) -> None:
        """Raise `ConfigurationError` if a value can't be."""
        for name in ("epochs", "batch"):
            self.require(name, getattr(self, name) >= 1, "at least 1")
        for name in ("validation", "weight_decay", "seed", "threads", "checkpoint_seconds"):
            self.require(name, getattr(self, name) >= 0, "at least 0")
        for name in ("lr_rotors", "lr_scalars", "lr_dense"):
            self.require(name, getattr(self, name) >= 0, "at least 0")
        self.require("warmup", 0 <= self.warmup <= 1, "from 0 to 1")

    @classmethod
    def from_toml(cls, text: str) -> Self:
        """Return the configuration in a TOML text."""
        return cls.from_mapping(parse_toml(text, "the configuration"))

    def to_toml(self) -> str:
        """Return a TOML text with all keys."""
        return to_toml(self.as_mapping())

    def with_settings(self, settings: Mapping[str, Any]) -> Self:
        """Return a copy with some values changed, named by dotted keys.

        Examples
        --------
        >>> Config().with_settings({"model.side": 32, "epochs": 1}).model.side
        32
        """
        values = self.as_mapping()
        for key, value in settings.items():
            _set(values, key, value)
        return type(self).from_mapping(values)

    def value(self, key: str) -> Any:
        """Return a value by its dotted key.

        Raises
        ------
        ConfigurationError
            If there is no such key.

        Examples
        --------
        >>> Config().value("model.head.kind")
        'dense'
        """
        found: Any = self.as_mapping()
        for part in key.split("."):
            if isinstance(found, list) and part.isdecimal() and int(part) < len(found):
                found = found[int(part)]
            elif isinstance(found, dict) and part in found:
                found = found[part]
            else:
                raise ConfigurationError(f"unknown key {key!r}: there is no {part!r} in it")
        return found


def read_toml(path: Path) -> dict[str, Any]:
    """Return what a TOML file holds.

    Raises
    ------
    ConfigurationError
        If there is no such file, or it is no TOML.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigurationError(f"the configuration {path} can't be read: {error}") from error
    return parse_toml(text, str(path))


def parse_toml(text: str, name: str) -> dict[str, Any]:
    """Return what a TOML text holds, or raise `ConfigurationError` with its name."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigurationError(f"{name} is no TOML: {error}") from error


def parse_setting(text: str) -> tuple[str, Any]:
    """Split ``key=value``; the value is read as TOML, and as a string where that fails.

    Examples
    --------
    >>> parse_setting("model.side=32"), parse_setting("data=digits")
    (('model.side', 32), ('data', 'digits'))
    """
    key, separator, value = text.partition("=")
    if not separator or not key.strip():
        raise ConfigurationError(f"a setting is key=value, not {text!r}")
    try:
        return key.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return key.strip(), value.strip()


def to_toml(values: Mapping[str, Any]) -> str:
    """Write plain values, tables and lists of tables as TOML."""
    return "\n".join(_lines(values, "")) + "\n"


def _lines(values: Mapping[str, Any], prefix: str) -> Iterator[str]:
    nested = {key: value for key, value in values.items() if _is_table(value)}
    for key, value in values.items():
        if key not in nested:
            yield f"{key} = {json.dumps(value, ensure_ascii=False)}"
    for key, value in nested.items():
        tables, form = (value, "[[{}]]") if isinstance(value, list) else ([value], "[{}]")
        for table in tables:
            yield ""
            yield form.format(prefix + key)
            yield from _lines(table, f"{prefix}{key}.")


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict)
    )


def _set(values: dict[str, Any], key: str, value: Any) -> None:
    *path, last = key.split(".")
    inner: Any = values
    for i, part in enumerate(path):
        if isinstance(inner, list):
            inner = inner[int(part)] if part.isdecimal() and int(part) < len(inner) else None
        else:
            inner = inner.get(part)
        if not isinstance(inner, dict | list):
            raise ConfigurationError(f"unknown key {key!r}: there is no {'.'.join(path[: i + 1])}")
    if isinstance(inner, list):
        raise ConfigurationError(f"unknown key {key!r}: name a key of one map, such as {key}.kind")
    inner[last] = value


def _parse(value: Any, kind: Any, where: str) -> Any:
    if isinstance(kind, type) and issubclass(kind, Table):
        if not isinstance(value, Mapping):
            raise ConfigurationError(f"{where} = {value!r} must be a table")
        return kind.from_mapping(value, f"{where}.")
    if get_origin(kind) is tuple and isinstance(value, list | tuple):
        inner = get_args(kind)[0]
        return tuple(_parse(item, inner, f"{where}.{i}") for i, item in enumerate(value))
    return value


def _plain(value: Any) -> Any:
    if isinstance(value, Table):
        return value.as_mapping()
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _fits(value: Any, kind: Any) -> bool:
    if get_origin(kind) is tuple:
        return isinstance(value, tuple) and all(_fits(item, get_args(kind)[0]) for item in value)
    return type(value) is kind


def _words(kind: Any) -> str:
    if isinstance(kind, types.GenericAlias):
        return f"list of {get_args(kind)[0].__name__}"
    return str(kind.__name__)
