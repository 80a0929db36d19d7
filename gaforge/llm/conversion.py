"""What a conversion is asked to do, and the layers that it makes."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gaforge.errors import ConfigurationError
from gaforge.llm.projections import LETTERS, check_letters
from gaforge.nn import LayerConfig
from gaforge.nn.block_diagonal import next_power_of_two
from gaforge.nn.config import parse_method
from gaforge.nn.rotor_linear import largest_chunk

METHODS = (
    "rotor",
    "network",
    "lowrank",
    "blockdiag",
    "blockhadamard",
    "dense",
    "mean",
    "zero",
)
LOSSES = ("mse", "attention")
SOLVERS = ("best", "rows")
SCHEDULES = ("cosine", "alternating")

RATES = {
    "rotor": 0.05,
    "network": 0.05,
    "lowrank": 0.05,
    "blockdiag": 0.01,
    "blockhadamard": 0.01,
    "dense": 0.001,
}
"""Highest learning rate of Adam: for rotors, networks, low rank and blocks that of the paper."""

JOINT_RATES = {
    "rotor": 0.02,
    "network": 0.08,
    "lowrank": 0.04,
    "blockdiag": 0.32,
    "blockhadamard": 0.32,
    "dense": 0.001,
    "mean": 0.08,
}
"""The same for the loss on the attention's output, which starts from a fit."""

DEVIATION = 0.2
"""Of the bivectors of rotors at the start."""

MOST_BLOCKS = 128

REFIT: Mapping[str, Any] = {"method": "dense", "modules": ("o",), "bias": False, "ridge": 1e-3}
"""How the map of the attention's output is fitted anew."""


@dataclass(frozen=True)
class Conversion:
    """Which projections become which layers, and how those are fitted.

    Parameters
    ----------
    layers : tuple of int
        Layers in the order of their fits, each with the replacements before it at work.
    method : str, optional
        ``rotor`` (`RotorLinear` with scales per channel; ``rotor:2`` has two rotors per pair of
        chunks), ``network`` (`RotorNetwork`, the paper's), ``lowrank:R``, ``blockdiag``,
        ``blockhadamard``, ``dense``, ``mean`` (a constant) or ``zero``.
    modules : tuple of str, optional
        Some of ``q``, ``k``, ``v`` and ``o``.
    bias : bool, optional
        Fit a bias. Without, a bias that the model has itself (Qwen2) is kept as it is.
    loss : {"mse", "attention"}, optional
        Squared error of the projection's own output, or, from there, of the output of the layer's
        attention, all its projections together.
    refit : bool, optional
        Then fit the dense map of the attention's output anew, on top of what replaces the others.
    solver : {"best", "rows"}, optional
        The closed form, or else Adam on second moments of the data (networks: on rows); or, for all
        methods, Adam on rows that are drawn from the data, as in the paper.
    schedule : {"cosine", "alternating"}, optional
        Of the learning rate: half a cosine; or that of the paper's released code, where it is zero
        at every second step.
    steps, joint_steps : int, optional
        Steps of Adam: of fits that have no closed form, and of the loss on the attention's output.
        With ``steps=0`` such layers stay as they are drawn, which is a control.
    rate, joint_rate : float, optional
        Highest learning rate of these; by default that of the method.
    options : mapping, optional
        Keyword arguments of the layer, which take the place of those of the method; or such
        mappings by letter.
    seed : int, optional
    batch : int, optional
        Windows that go through the model at a time; of the loss on the attention's output, also in
        a step.
    rows : int, optional
        Tokens in a step of a network.
    memory : int, optional
        MiB of activations that fits hold at a time; and of inputs of a layer that are kept where
        there is more than one pass over them.
    ridge : float, optional
        Of dense maps in closed form: penalty on the square of the matrix, times the mean square of
        the inputs.

    Raises
    ------
    ConfigurationError, UnknownMethodError, ModelError
        If a value can't be.

    Examples
    --------
    >>> Conversion((1,), "lowrank:4").layer("k", 576, 192, own_bias=False).options
    {'rank': 4}
    >>> plan = Conversion((1,), options={"q": {"width": 2}})
    >>> [plan.layer(letter, 64, 64, own_bias=False).options.get("width") for letter in "qk"]
    [2, None]
    """

    layers: tuple[int, ...]
    method: str = "rotor"
    modules: tuple[str, ...] = ("q", "k", "v")
    bias: bool = True
    loss: str = "mse"
    refit: bool = False
    solver: str = "best"
    schedule: str = "cosine"
    steps: int = 300
    joint_steps: int = 120
    rate: float | None = None
    joint_rate: float | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    batch: int = 2
    rows: int = 256
    memory: int = 256
    ridge: float = 0.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "layers", tuple(self.layers))
        check_letters(self.modules)
        in_order = tuple(letter for letter in LETTERS if letter in self.modules)
        object.__setattr__(self, "modules", in_order)
        if self.kind not in METHODS:
            raise ConfigurationError(
                f"method must be one of {', '.join(METHODS)}, not {self.method!r}"
            )
        if self.kind in ("mean", "zero"):
            if ":" in self.method:
                raise ConfigurationError(f"{self.method!r}: {self.kind} takes no number")
        else:
            parse_method(self.method)
        for name, known in ("loss", LOSSES), ("solver", SOLVERS), ("schedule", SCHEDULES):
            if getattr(self, name) not in known:
                raise ConfigurationError(
                    f"{name} must be {' or '.join(known)}, not {getattr(self, name)!r}"
                )
        if self.refit and "o" in self.modules:
            raise ConfigurationError("refit is for o where it stays dense; modules replace it")
        if self.loss == "attention" and not set(self.modules) & {"q", "k", "v"}:
            raise ConfigurationError("loss = 'attention' is for q, k and v; none is to be replaced")
        for name in ("joint_steps", "batch", "rows", "memory"):
            self._require_count(name, 1)
        self._require_count("steps", 0)
        self._require_count("seed", 0)
        for name in ("rate", "joint_rate"):
            value = getattr(self, name)
            if value is not None and not 0 < value < math.inf:
                raise ConfigurationError(f"{name} must be a positive number, not {value!r}")
        if not 0 <= self.ridge < math.inf:
            raise ConfigurationError(f"ridge must be a number from 0 on, not {self.ridge!r}")

    def _require_count(self, name: str, least: int) -> None:
        value = getattr(self, name)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise ConfigurationError(
                f"{name} must be an integer of at least {least}, not {value!r}"
            )

    @property
    def kind(self) -> str:
        """The method without its number."""
        return self.method.partition(":")[0]

    @property
    def fitted_bias(self) -> bool:
        """Whether layers get a bias of their own."""
        return self.kind == "mean" or (self.bias and self.kind != "zero")

    @property
    def stages(self) -> list[Conversion]:
        """What is done in a layer, one after the other: conversions of maps that share an input.

        Examples
        --------
        >>> plan = Conversion((1,), modules=("v", "q"), refit=True)
        >>> [(stage.modules, stage.method) for stage in plan.stages]
        [(('q', 'v'), 'rotor'), (('o',), 'dense')]
        """
        inner = tuple(letter for letter in self.modules if letter != "o")
        found = [dataclasses.replace(self, modules=inner, refit=False)] if inner else []
        if "o" in self.modules:
            found.append(dataclasses.replace(self, modules=("o",), loss="mse"))
        if self.refit:
            found.append(self._refitting)
        return found

    @property
    def _refitting(self) -> Conversion:
        return Conversion(
            self.layers, seed=self.seed, batch=self.batch, memory=self.memory, **REFIT
        )

    @property
    def joint(self) -> bool:
        """Whether projections are trained on the attention's output."""
        return self.loss == "attention"

    @property
    def by_rows(self) -> bool:
        """Whether layers are fitted to rows of the data, not to its second moments."""
        fixed = self.kind in ("mean", "zero")
        return self.kind == "network" or (self.solver == "rows" and not fixed)

    @property
    def in_closed_form(self) -> bool:
        """Whether no step of Adam is needed."""
        return not self.by_rows and self.kind not in ("rotor", "blockhadamard")

    @property
    def together(self) -> bool:
        """Whether projections are fitted in one go, so that none is done before the others are."""
        return self.joint or self.by_rows

    @property
    def passes(self) -> int:
        """How often all data go through a layer.

        Examples
        --------
        >>> Conversion((1,)).passes, Conversion((1,), loss="attention", refit=True).passes
        (1, 3)
        """
        return sum(1 + stage.by_rows + stage.joint for stage in self.stages)

    def layer(
        self, letter: str, in_features: int, out_features: int, *, own_bias: bool
    ) -> LayerConfig:
        """Return what takes the place of a projection.

        Parameters
        ----------
        letter : str
        in_features, out_features : int
        own_bias : bool
            Whether the projection has a bias.
        """
        sizes = in_features, out_features
        if self.kind in ("mean", "zero"):
            return LayerConfig("constant", *sizes, self.kind == "mean", self._given_options(letter))
        bias = self.fitted_bias or own_bias
        options = {**self._usual_options(*sizes), **self._given_options(letter)}
        number = parse_method(self.method)[1]
        return LayerConfig(self.kind, *sizes, bias, {**options, **number})

    def _given_options(self, letter: str) -> Mapping[str, Any]:
        by_letter = bool(self.options) and set(self.options) <= set(LETTERS)
        found: Mapping[str, Any] = self.options.get(letter, {}) if by_letter else self.options
        return found

    def _usual_options(self, in_features: int, out_features: int) -> dict[str, Any]:
        if self.kind == "rotor":
            return {"in_scale": "channel", "out_scale": "channel", "init": DEVIATION}
        if self.kind == "network":
            return {"chunk_size": largest_chunk(in_features, in_features), "seed": self.seed}
        if self.kind == "blockdiag":
            return {"blocks": _blocks(in_features, out_features), "power_of_two": False}
        if self.kind == "blockhadamard":
            return {"blocks": _blocks(next_power_of_two(in_features), out_features)}
        return {}

    @property
    def highest_rate(self) -> float:
        """Highest learning rate of a fit by gradient."""
        return self.rate or RATES[self.kind]

    @property
    def highest_joint_rate(self) -> float:
        """Highest learning rate with the loss on the attention's output."""
        return self.joint_rate or JOINT_RATES[self.kind]

    def as_mapping(self) -> dict[str, Any]:
        """Return plain values."""
        values = dataclasses.asdict(self)
        return {**values, "layers": list(self.layers), "modules": list(self.modules)}

    @classmethod
    def from_mapping(cls, values: Mapping[str, Any]) -> Conversion:
        """Return the conversion with these values.

        Raises
        ------
        ConfigurationError
            If a key is unknown.
        """
        known = {field.name for field in dataclasses.fields(cls)}
        unknown = sorted(set(values) - known)
        if unknown:
            raise ConfigurationError(
                f"unknown key {unknown[0]!r}; a conversion has {', '.join(sorted(known))}"
            )
        values = dict(values)
        for name in ("layers", "modules"):
            if name in values:
                values[name] = tuple(values[name])
        return cls(**values)


def _blocks(in_features: int, out_features: int) -> int:
    """Return the most blocks, up to 128, that cut both sizes evenly.

    Examples
    --------
    >>> _blocks(2048, 512), _blocks(576, 192)
    (128, 96)
    """
    common = math.gcd(in_features, out_features)
    return max(count for count in range(1, MOST_BLOCKS + 1) if common % count == 0)
