"""Block-diagonal factors with Walsh-Hadamard transforms between them."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor, nn

from gaforge.errors import ShapeError
from gaforge.nn.arguments import check_features
from gaforge.nn.block_diagonal import BlockDiagonalLinear, next_power_of_two
from gaforge.nn.constants import constant
from gaforge.nn.dense import computed_weight
from gaforge.nn.layer import Layer


class BlockHadamardLinear(Layer):
    """``depth`` times square blocks and a Walsh-Hadamard transform, then `BlockDiagonalLinear`.

    Inputs are padded with zeros to a power of two d; each of the first factors has d / size blocks
    of size x size, and the transform is orthonormal.

    Parameters
    ----------
    in_features, out_features : int
    bias : bool, optional
    depth : int, optional
        Number of square factors, each followed by a transform. The paper's released code has one
        factor less than its own depth says, so none in its experiments.
    size : int, optional
        Side of the square blocks, a power of two; 1 makes a diagonal.
    blocks : int, optional
        Blocks of the last factor.
    device, dtype : optional
        As for ``torch.nn.Linear``.

    Examples
    --------
    >>> BlockHadamardLinear(2048, 512, size=1).parameter_count
    10240
    """

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = False,
        *,
        depth: int = 1,
        size: int = 64,
        blocks: int = 128,
        device: Any = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        check_features(in_features, out_features)
        d = next_power_of_two(in_features)
        if size < 1 or size & (size - 1):
            raise ShapeError(f"size of the blocks must be a power of two, not {size}")
        if depth < 1:
            raise ShapeError(
                f"depth must be at least 1, not {depth}; BlockDiagonalLinear has no transform"
            )
        self.in_features, self.out_features = in_features, out_features
        self.depth, self.size, self.blocks = depth, min(size, d), blocks
        shape = (depth, d // self.size, self.size, self.size)
        options = {"device": device, "dtype": dtype}
        self.factors = nn.Parameter(torch.empty(shape, **options))
        self.last = BlockDiagonalLinear(d, out_features, bias, blocks=blocks, **options)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw blocks that keep the size of their inputs on average, the last as there."""
        nn.init.normal_(self.factors, std=1 / math.sqrt(self.size))
        self.last.reset_parameters()

    def forward(self, x: Tensor) -> Tensor:
        """Return the map of x, of shape (..., in_features), as (..., out_features)."""
        _, groups, size, _ = self.factors.shape
        x = nn.functional.pad(x, (0, groups * size - self.in_features))
        lead = x.shape[:-1]
        for factor in self.factors:
            rows = x.reshape(-1, groups, size).transpose(0, 1)
            x = hadamard(torch.bmm(rows, factor).transpose(0, 1).reshape(*lead, -1))
        return self.last(x)

    @property
    def weight(self) -> Tensor:
        """The dense matrix, computed; without the bias."""
        return computed_weight(self, self.last.bias, self.factors, self.in_features)

    @property
    def added_bias(self) -> Tensor | None:
        """That of the last factor."""
        return self.last.bias

    @property
    def flops_per_row(self) -> int:
        """Multiplications and additions for one row."""
        d = self.factors.shape[1] * self.size
        transforms = self.depth * d * (d.bit_length() - 1)
        return 2 * self.factors.numel() + transforms + self.last.flops_per_row

    @property
    def options(self) -> dict[str, Any]:
        """Keyword arguments, beside sizes and bias, that make such a layer again."""
        return {"depth": self.depth, "size": self.size, "blocks": self.blocks}


def hadamard(x: Tensor) -> Tensor:
    """Return the orthonormal Walsh-Hadamard transform of the last axis, a power of two long.

    Two products with small matrices: the matrix of the transform is the Kronecker product of
    theirs.

    Examples
    --------
    >>> hadamard(torch.tensor([1.0, 0.0, 0.0, 0.0]))
    tensor([0.5000, 0.5000, 0.5000, 0.5000])
    """
    d = x.shape[-1]
    half = 1 << ((d.bit_length() - 1) // 2)
    left, right = (_matrix(size, x) for size in (d // half, half))
    return (left @ x.unflatten(-1, (d // half, half)) @ right).flatten(-2)


def _matrix(size: int, like: Tensor) -> Tensor:
    return constant(_rows, size, dtype=like.dtype, like=like)


def _rows(size: int) -> list[list[float]]:
    return [
        [(1 - 2 * ((i & j).bit_count() % 2)) / math.sqrt(size) for j in range(size)]
        for i in range(size)
    ]
