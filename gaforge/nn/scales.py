"""Learned scales of features: one number per feature, or per group of neighbours."""

from __future__ import annotations

from torch import Tensor

from gaforge.errors import ShapeError

Grouping = str | int | None
"""``"channel"``, the size of a group, or None for no scales."""


def group_size(name: str, grouping: Grouping, features: int) -> int:
    """Return the number of features that share a scale, 0 without scales.

    Raises
    ------
    ShapeError
        If it is not a number from 1 to ``features``.

    Examples
    --------
    >>> group_size("in_scale", "channel", 100), group_size("in_scale", 64, 100)
    (1, 64)
    """
    if grouping is None or grouping is False:
        return 0
    if grouping == "channel":
        return 1
    if not isinstance(grouping, int) or isinstance(grouping, bool) or not 1 <= grouping <= features:
        raise ShapeError(
            f'{name} must be None, "channel", or the size of a group from 1 to {features}, not '
            f"{grouping!r}"
        )
    return grouping


def group_count(size: int, features: int) -> int:
    """Return the number of scales; the last group may be smaller."""
    return -(-features // size)


def apply_scales(x: Tensor, scales: Tensor, size: int) -> Tensor:
    """Return x with the features of each group multiplied by its scale, in the dtype of x."""
    if size > 1:
        scales = scales.repeat_interleave(size)[: x.shape[-1]]
    return x * scales.to(x.dtype)
