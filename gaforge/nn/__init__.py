"""Layers to drop in: linear maps made of rotors, the paper's networks, and its baselines."""

from gaforge.errors import MissingExtraError

try:
    import torch  # noqa: F401
except ModuleNotFoundError as error:
    raise MissingExtraError(
        'gaforge.nn needs torch; install it with pip install "gaforge[torch]"'
    ) from error

from gaforge.nn.block_diagonal import BlockDiagonalLinear
from gaforge.nn.block_hadamard import BlockHadamardLinear
from gaforge.nn.config import LAYERS, LayerConfig, build_layer
from gaforge.nn.constant_linear import ConstantLinear
from gaforge.nn.fitting import Fit, captured_share, ceiling, fit_matrix
from gaforge.nn.low_rank import LowRankLinear
from gaforge.nn.planes import Plane
from gaforge.nn.rotor_linear import RotorLinear
from gaforge.nn.rotor_network import RotorNetwork

__all__ = [
    "LAYERS",
    "BlockDiagonalLinear",
    "BlockHadamardLinear",
    "ConstantLinear",
    "Fit",
    "LayerConfig",
    "LowRankLinear",
    "Plane",
    "RotorLinear",
    "RotorNetwork",
    "build_layer",
    "captured_share",
    "ceiling",
    "fit_matrix",
]
