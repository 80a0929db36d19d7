"""Windows on a feature axis: equally long runs of neighbours that overlap and wrap around."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import torch
from torch import Tensor

from gaforge.errors import ShapeError
from gaforge.nn.constants import constant


@dataclass(frozen=True)
class Windows:
    """``count`` windows of ``size`` features each; window i starts at ``i * features // count``.

    Windows cover every feature at least once. They overlap where ``count * size`` is more than
    ``features``, and the last ones go on at the front (the chunks of Composing Linear Layers from
    Irreducibles, section 4).

    Parameters
    ----------
    features : int
        Length of the axis.
    size : int
        Length of a window, at most ``features``.
    count : int, optional
        By default as few as cover the axis.

    Raises
    ------
    ShapeError
        If a window is longer than the axis, or the windows leave features out.

    Examples
    --------
    >>> Windows(6, 4).indices
    ((0, 1, 2, 3), (3, 4, 5, 0))
    >>> Windows(6, 4).coverage
    (2, 1, 1, 2, 1, 1)
    """

    features: int
    size: int
    count: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.size <= self.features:
            raise ShapeError(
                f"windows of {self.size} features do not fit an axis of {self.features}; choose a "
                f"chunk size from 1 to {self.features}"
            )
        if not self.count:
            object.__setattr__(self, "count", -(-self.features // self.size))
        if min(self.coverage) == 0:
            raise ShapeError(
                f"{self.count} windows of {self.size} leave some of {self.features} features out; "
                f"take at least {-(-self.features // self.size)}"
            )

    @property
    def disjoint(self) -> bool:
        """Whether windows are the parts of the axis, one after the other."""
        return self.count * self.size == self.features

    @cached_property
    def indices(self) -> tuple[tuple[int, ...], ...]:
        """Features of each window."""
        starts = [i * self.features // self.count for i in range(self.count)]
        return tuple(
            tuple((start + j) % self.features for j in range(self.size)) for start in starts
        )

    @cached_property
    def coverage(self) -> tuple[int, ...]:
        """How many windows hold each feature."""
        found = [0] * self.features
        for window in self.indices:
            for feature in window:
                found[feature] += 1
        return tuple(found)

    def cut(self, x: Tensor) -> Tensor:
        """Return the windows of a tensor (..., features) as (..., count, size)."""
        if not self.disjoint:
            x = x.index_select(-1, self._places(x))
        return x.reshape(*x.shape[:-1], self.count, self.size)

    def lay(self, parts: Tensor) -> Tensor:
        """Return the sums of windows (..., count, size) where they lie, (..., features)."""
        if self.disjoint:
            return parts.flatten(-2)
        zeros = parts.new_zeros((*parts.shape[:-2], self.features))
        return zeros.index_add(-1, self._places(parts), parts.flatten(-2))

    def mean(self, parts: Tensor) -> Tensor:
        """Return the means of windows where they overlap, (..., features)."""
        laid = self.lay(parts)
        if self.disjoint:
            return laid
        return laid / constant(_coverage, *self._numbers, dtype=parts.dtype, like=parts)

    def _places(self, like: Tensor) -> Tensor:
        return constant(_flat, *self._numbers, dtype=torch.int64, like=like)

    @property
    def _numbers(self) -> tuple[int, int, int]:
        return self.features, self.size, self.count


def _flat(features: int, size: int, count: int) -> list[int]:
    return [feature for window in Windows(features, size, count).indices for feature in window]


def _coverage(features: int, size: int, count: int) -> tuple[int, ...]:
    return Windows(features, size, count).coverage
