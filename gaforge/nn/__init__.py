"""Layers to drop in: linear maps made of rotors, the paper's networks, and its baselines."""

from gaforge.nn.block_diagonal import BlockDiagonalLinear
from gaforge.nn.block_hadamard import BlockHadamardLinear
from gaforge.nn.low_rank import LowRankLinear
from gaforge.nn.rotor_linear import RotorLinear

__all__ = ["BlockDiagonalLinear", "BlockHadamardLinear", "LowRankLinear", "RotorLinear"]
