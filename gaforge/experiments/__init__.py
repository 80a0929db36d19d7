"""Experiments on real images: rotor networks beside dense and structured ones."""

from gaforge.experiments.config import Config, MapConfig, ModelConfig
from gaforge.experiments.data import Images, load_images
from gaforge.experiments.models import build_model, count_numbers
from gaforge.experiments.training import Result, train

__all__ = [
    "Config",
    "Images",
    "MapConfig",
    "ModelConfig",
    "Result",
    "build_model",
    "count_numbers",
    "load_images",
    "train",
]
