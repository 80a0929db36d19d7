"""Linear maps of each kind, built from a declaration."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch import nn

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
    options = _OPTIONS[config.kind](config)
    if config.kind in ("rotor", "network"):
        options["init"] = deviation
    return LayerConfig(config.kind, features, out, config.bias, options).build()


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
