"""Layers by name, and configurations of layers that can be written to JSON and read back."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import nn

from gaforge.errors import ShapeError, UnknownMethodError
from gaforge.nn.block_diagonal import BlockDiagonalLinear
from gaforge.nn.block_hadamard import BlockHadamardLinear
from gaforge.nn.constant_linear import ConstantLinear
from gaforge.nn.layer import Layer
from gaforge.nn.low_rank import LowRankLinear
from gaforge.nn.rotor_linear import RotorLinear
from gaforge.nn.rotor_network import RotorNetwork

LAYERS: dict[str, Callable[..., nn.Module]] = {
    "rotor": RotorLinear,
    "network": RotorNetwork,
    "dense": nn.Linear,
    "lowrank": LowRankLinear,
    "blockdiag": BlockDiagonalLinear,
    "blockhadamard": BlockHadamardLinear,
    "constant": ConstantLinear,
}
"""Layers by name."""

NUMBERED = {
    "rotor": "width",
    "network": "chunk_size",
    "lowrank": "rank",
    "blockdiag": "blocks",
    "blockhadamard": "depth",
}
"""The option that a number after the name stands for, as in ``lowrank:4``."""


@dataclass(frozen=True)
class LayerConfig:
    """What makes a layer, apart from its parameters.

    Parameters
    ----------
    method : str
        A name of `LAYERS`, with a number for one of its options if one likes: ``lowrank:4``,
        ``rotor:2`` (width), ``network:2048`` (chunk size), ``blockdiag:64`` (blocks),
        ``blockhadamard:2`` (depth).
    in_features, out_features : int
    bias : bool, optional
    options : mapping, optional
        Keyword arguments of the layer.

    Raises
    ------
    UnknownMethodError
        If no layer has this name.

    Examples
    --------
    >>> config = LayerConfig("lowrank:4", 2048, 512)
    >>> config
    LayerConfig(method='lowrank', in_features=2048, out_features=512, bias=False, \
options={'rank': 4})
    >>> LayerConfig.from_json(config.to_json()) == config
    True
    >>> LayerConfig.of(config.build()) == config
    True
    """

    method: str
    in_features: int
    out_features: int
    bias: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        name, options = parse_method(self.method)
        object.__setattr__(self, "method", name)
        object.__setattr__(self, "options", {**options, **self.options})

    def build(self, *, device: Any = None, dtype: torch.dtype | None = None) -> nn.Module:
        """Return a new layer.

        Raises
        ------
        ShapeError
            If sizes and options don't fit each other, or an option is missing or unknown.
        """
        options = {**self.options, "device": device, "dtype": dtype}
        sizes = self.in_features, self.out_features, self.bias
        try:
            return LAYERS[self.method](*sizes, **options)
        except TypeError as error:
            raise ShapeError(f"layer {self.method!r}: {error}") from error

    @classmethod
    def of(cls, layer: nn.Module) -> LayerConfig:
        """Return the configuration of a layer.

        Raises
        ------
        UnknownMethodError
            If the layer is none of `LAYERS`.
        """
        for name, kind in LAYERS.items():
            if type(layer) is kind:
                found: Any = layer
                sizes = found.in_features, found.out_features
                if isinstance(found, Layer):
                    return cls(name, *sizes, found.added_bias is not None, found.options)
                return cls(name, *sizes, found.bias is not None)
        raise UnknownMethodError(
            f"{type(layer).__name__} is no layer that can be built by name; those are "
            f"{', '.join(LAYERS)}"
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the fields, ready for JSON."""
        return {
            "method": self.method,
            "in_features": self.in_features,
            "out_features": self.out_features,
            "bias": self.bias,
            "options": dict(self.options),
        }

    @classmethod
    def from_dict(cls, fields: Mapping[str, Any]) -> LayerConfig:
        """Return the configuration with these fields."""
        return cls(**fields)

    def to_json(self) -> str:
        """Return the fields as JSON."""
        return json.dumps(self.to_dict())

    @classmethod
    def from_json(cls, text: str) -> LayerConfig:
        """Return the configuration that `to_json` wrote."""
        return cls.from_dict(json.loads(text))


def build_layer(
    method: str,
    /,
    in_features: int,
    out_features: int,
    bias: bool = False,
    *,
    device: Any = None,
    dtype: torch.dtype | None = None,
    **options: Any,
) -> nn.Module:
    """Return a layer by its name, see `LayerConfig`.

    The name is given by position: ``method=`` is an option of layers of rotors.

    Examples
    --------
    >>> build_layer("lowrank:4", 2048, 512).rank
    4
    >>> build_layer("rotor", 8, 8, method="spinor").resolved_method
    'spinor'
    >>> build_layer("rotor", 8, 8, width=2)
    RotorLinear(in_features=8, out_features=8, bias=False, chunk_size=8, width=2)
    """
    config = LayerConfig(method, in_features, out_features, bias, options)
    return config.build(device=device, dtype=dtype)


def parse_method(method: str) -> tuple[str, dict[str, int]]:
    """Return the name and the options of a method such as ``lowrank:4``.

    Raises
    ------
    UnknownMethodError
        If there is no such layer, or it takes no number.

    Examples
    --------
    >>> parse_method("lowrank:4"), parse_method("dense")
    (('lowrank', {'rank': 4}), ('dense', {}))
    """
    name, colon, number = method.partition(":")
    if name not in LAYERS:
        raise UnknownMethodError(f"no layer is called {name!r}; choose from {', '.join(LAYERS)}")
    if not colon:
        return name, {}
    if name not in NUMBERED or not number.isdecimal():
        takes = f"a whole number for its {NUMBERED[name]}" if name in NUMBERED else "no number"
        raise UnknownMethodError(f"{method!r}: {name} takes {takes} after the colon")
    return name, {NUMBERED[name]: int(number)}
