"""Linear maps of each kind, built from a declaration."""

from __future__ import annotations

from collections.abc import Callable

from torch import nn

from gaforge.errors import ConfigurationError
from gaforge.experiments.config import MapConfig
from gaforge.nn import (
    BlockDiagonalLinear,
    BlockHadamardLinear,
    LowRankLinear,
    RotorLinear,
)


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
    return _BUILDERS[config.kind](config, features, out, deviation)


def _rotor(config: MapConfig, features: int, out: int, deviation: float) -> nn.Module:
    return RotorLinear(
        features,
        out,
        config.bias,
        pair=config.pair,
        width=config.width,
        chunk_size=config.chunk or None,
        init=deviation,
    )


def _dense(config: MapConfig, features: int, out: int, deviation: float) -> nn.Module:
    return nn.Linear(features, out, config.bias)


def _lowrank(config: MapConfig, features: int, out: int, deviation: float) -> nn.Module:
    return LowRankLinear(features, out, config.bias, rank=config.rank)


def _blockdiag(config: MapConfig, features: int, out: int, deviation: float) -> nn.Module:
    # Padding to a power of two would leave outputs without any input.
    return BlockDiagonalLinear(features, out, config.bias, blocks=config.blocks, power_of_two=False)


def _blockhadamard(config: MapConfig, features: int, out: int, deviation: float) -> nn.Module:
    return BlockHadamardLinear(
        features, out, config.bias, depth=config.depth, size=config.size, blocks=config.blocks
    )


def _none(config: MapConfig, features: int, out: int, deviation: float) -> nn.Module:
    if out != features:
        raise ConfigurationError(
            f"a map of kind none has as many outputs as inputs, {features}, not {out}"
        )
    return nn.Identity()


_BUILDERS: dict[str, Callable[[MapConfig, int, int, float], nn.Module]] = {
    "rotor": _rotor,
    "dense": _dense,
    "lowrank": _lowrank,
    "blockdiag": _blockdiag,
    "blockhadamard": _blockhadamard,
    "none": _none,
}
