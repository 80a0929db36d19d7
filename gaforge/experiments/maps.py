"""Linear maps of each kind, built from a declaration."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

from gaforge.errors import ConfigurationError
from gaforge.experiments.config import MapConfig
from gaforge.nn import LayerConfig


def build_map(config: MapConfig, features: int, out: int, deviation: float) -> nn.Module:
    """Return a map from so many features to so many.

    Parameters
    ----------
    config : MapConfig
        Its ``out`` is not read.
    features, out : int
    deviation : float
        Standard deviation of the initial coefficients of bivectors.

    Raises
    ------
    ConfigurationError
        If a map without numbers has another number of outputs than inputs.
    ShapeError
        If the sizes don't fit.

    Examples
    --------
    >>> build_map(MapConfig("lowrank", rank=2), 784, 10, deviation=0.1).parameter_count
    1588
    """
    if config.kind == "none":
        return _identity(features, out)
    if config.kind == "rotor" and config.shuffle and config.width > 1:
        return ShuffledSum(config, features, out, deviation)
    options = _OPTIONS[config.kind](config)
    if config.kind in ("rotor", "network"):
        options["init"] = deviation
    return LayerConfig(config.kind, features, out, config.bias, options).build()


class ShuffledSum(nn.Module):
    """Sums of rotors' outputs, each of as many as the width, in a fixed random order.

    Parameters
    ----------
    config : MapConfig
    features, out : int
        ``out`` in whole chunks.
    deviation : float
        As for `build_map`.
    """

    order: Tensor

    def __init__(self, config: MapConfig, features: int, out: int, deviation: float) -> None:
        super().__init__()
        chunk = config.chunk or 1 << (min(features, out).bit_length() - 1)
        if out % chunk:
            raise ConfigurationError(
                f"shuffled rotors make whole chunks, and out = {out} is no multiple of {chunk}; "
                "choose another out or chunk, or shuffle = false"
            )
        if config.bias or config.out_scale:
            raise ConfigurationError("shuffled rotors have neither bias nor out_scale; drop them")
        self.width = config.width
        # The rotors of a width make chunks side by side here, as many numbers as if summed there.
        wide = dataclasses.replace(config, width=1, chunk=chunk)
        self.map = build_map(wide, features, out * config.width, deviation)
        self.register_buffer("order", torch.randperm(out * config.width))

    def forward(self, x: Tensor) -> Tensor:
        """Return (..., out) of (..., features)."""
        parts = self.map(x).index_select(-1, self.order)
        return parts.unflatten(-1, (self.width, -1)).sum(-2)


_OPTIONS: dict[str, Callable[[MapConfig], dict[str, Any]]] = {
    "rotor": lambda config: {
        "pair": config.pair,
        "width": config.width,
        "chunk_size": config.chunk or None,
        "basis": config.basis,
        "in_scale": config.in_scale or None,
        "out_scale": config.out_scale or None,
        "method": _method(config),
    },
    "network": lambda config: {
        "pair": config.pair,
        "breadth": config.width,
        "chunk_size": config.chunk,
        "depth": config.depth,
    },
    "dense": lambda config: {},
    "lowrank": lambda config: {"rank": config.rank},
    # Padding to a power of two would leave outputs without any input.
    "blockdiag": lambda config: {"blocks": config.blocks, "power_of_two": False},
    "blockhadamard": lambda config: {
        "depth": config.depth,
        "size": config.size,
        "blocks": config.blocks,
    },
}


def _method(config: MapConfig) -> str:
    """Return how rotors are applied; so many patches are worth a matrix."""
    if config.patch:
        return "matrix"
    return "spinor" if config.basis == "spinor" else "auto"


def _identity(features: int, out: int) -> nn.Module:
    if out != features:
        raise ConfigurationError(
            f"a map of kind none has as many outputs as inputs, {features}, not {out}"
        )
    return nn.Identity()
