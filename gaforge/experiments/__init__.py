"""Experiments of papers, repeated, and networks of rotors on real images beside others.

Public names are loaded when they are asked for: torch is not needed to ask a command for help.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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

_HOMES = {
    "Config": "config",
    "Images": "data",
    "MapConfig": "config",
    "ModelConfig": "config",
    "Result": "training",
    "build_model": "models",
    "count_numbers": "models",
    "load_images": "data",
    "train": "training",
}


def __getattr__(name: str) -> Any:
    """Load a public name on first use (PEP 562)."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
