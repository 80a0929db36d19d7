"""Checks of arguments that layers share."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from gaforge.errors import DtypeError, ShapeError, UnknownMethodError


def check_features(in_features: int, out_features: int) -> None:
    """Raise `ShapeError` unless both are positive integers."""
    check_positive("in_features", in_features)
    check_positive("out_features", out_features)


def check_positive(name: str, value: Any) -> None:
    """Raise `ShapeError` unless a value is a positive integer."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise ShapeError(f"{name} must be a positive integer, not {value!r}")


def check_choice(name: str, value: Any, choices: tuple[str, ...]) -> None:
    """Raise `UnknownMethodError` unless a value is one of the choices."""
    if value not in choices:
        raise UnknownMethodError(f"{name} must be one of {', '.join(choices)}, not {value!r}")


def check_input(layer: str, x: Tensor, features: int) -> None:
    """Raise unless x is a floating-point tensor with so many entries on its last axis."""
    if x.ndim == 0 or x.shape[-1] != features:
        raise ShapeError(
            f"{layer}: the input has shape {tuple(x.shape)}, but its last axis must hold the "
            f"{features} input features"
        )
    if not x.dtype.is_floating_point:
        raise DtypeError(
            f"{layer}: the input has dtype {x.dtype}; convert it to a floating-point dtype first, "
            "such as x.float()"
        )


def output_dtype(x: Tensor) -> torch.dtype:
    """Return the dtype that ``torch.nn.Linear`` would give: that of x, or autocast's."""
    kind = x.device.type
    if kind != "meta" and x.dtype != torch.float64 and torch.is_autocast_enabled(kind):
        return torch.get_autocast_dtype(kind)
    return x.dtype
