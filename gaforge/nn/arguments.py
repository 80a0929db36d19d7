"""Checks of arguments that layers share."""

from __future__ import annotations

from gaforge.errors import ShapeError


def check_features(in_features: int, out_features: int) -> None:
    """Raise `ShapeError` unless both are positive integers."""
    for name, value in (("in_features", in_features), ("out_features", out_features)):
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise ShapeError(f"{name} must be a positive integer, not {value!r}")
