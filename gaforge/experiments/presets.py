"""What a kind of layer stands for: one wide map of that kind, and a dense classifier."""

from __future__ import annotations

from typing import Any

from gaforge.errors import ConfigurationError
from gaforge.experiments.config import Config, MapConfig, ModelConfig
from gaforge.experiments.data import resolve_source

PRESETS: dict[str, dict[str, Any]] = {
    "rotor": {"width": 8},
    "dense": {"bias": True},
    "lowrank": {"rank": 4, "bias": True},
    "blockdiag": {"blocks": 16, "bias": True},
    "blockhadamard": {"blocks": 64, "size": 1, "depth": 1, "bias": True},
}
"""Settings of the map, by kind."""


def preset(layers: str, data: str = "auto") -> Config:
    """Return the configuration that ``--layers`` stands for.

    Images are padded to a side that is a power of two, and the map has as many outputs as pixels.

    Examples
    --------
    >>> preset("lowrank", "digits").model.maps[0].out
    64
    """
    if layers not in PRESETS:
        raise ConfigurationError(f"no layers are called {layers!r}; take {', '.join(PRESETS)}")
    side = 8 if resolve_source(data) == "digits" else 32
    part = MapConfig(layers, out=side * side, **PRESETS[layers])
    return Config(data=data, model=ModelConfig(side=side, maps=(part,)))
