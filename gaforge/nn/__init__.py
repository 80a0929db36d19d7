"""Layers to drop in: linear maps made of rotors, the paper's networks, and its baselines."""

from gaforge.nn.block_diagonal import BlockDiagonalLinear
from gaforge.nn.block_hadamard import BlockHadamardLinear
from gaforge.nn.config import LAYERS, LayerConfig, build_layer
from gaforge.nn.low_rank import LowRankLinear
from gaforge.nn.rotor_linear import RotorLinear
from gaforge.nn.rotor_network import RotorNetwork

__all__ = [
    "LAYERS",
    "BlockDiagonalLinear",
    "BlockHadamardLinear",
    "LayerConfig",
    "LowRankLinear",
    "RotorLinear",
    "RotorNetwork",
    "build_layer",
]
