"""A block-diagonal linear layer, as the paper's released baseline is."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from gaforge.nn.arguments import check_features, check_positive
from gaforge.nn.layer import Layer

DEVIATION = 0.1
"""Standard deviation of initial weights in the released code."""


def next_power_of_two(size: int) -> int:
    """Return the least power of two that is at least ``size``.

    Examples
    --------
    >>> next_power_of_two(576), next_power_of_two(2048)
    (1024, 2048)
    """
    return 1 << (size - 1).bit_length()


def round_up(size: int, multiple: int) -> int:
    """Return the least multiple that is at least ``size``."""
    return -(-size // multiple) * multiple


class BlockDiagonalLinear(Layer):
    """Blocks on the diagonal, each from a run of inputs to a run of outputs.

    This is what was released with the paper under the name BH1 (no Hadamard transform is applied
    there). Inputs are padded with zeros, to the next power of two and to a multiple of ``blocks``;
    outputs are computed for a multiple of ``blocks`` and cut. Where padding fills whole blocks,
    as from 576 to 1024 inputs, their outputs are zero: ``power_of_two=False`` pads no further
    than to a multiple of ``blocks``.

    Parameters
    ----------
    in_features, out_features : int
    bias : bool, optional
    blocks : int, optional
    power_of_two : bool, optional
    device, dtype : optional
        As for ``torch.nn.Linear``.

    Attributes
    ----------
    blocks_weight : Parameter of shape (blocks, in per block, out per block)
    bias : Parameter of shape (out_features,) or None

    Examples
    --------
    >>> BlockDiagonalLinear(2048, 512).parameter_count
    8192
    >>> BlockDiagonalLinear(1536, 256).parameter_count
    4096
    """

    bias: nn.Parameter | None

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = False,
        *,
        blocks: int = 128,
        power_of_two: bool = True,
        device: Any = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        check_features(in_features, out_features)
        check_positive("blocks", blocks)
        self.in_features, self.out_features = in_features, out_features
        self.blocks, self.power_of_two = blocks, power_of_two
        padded = round_up(next_power_of_two(in_features) if power_of_two else in_features, blocks)
        shape = (blocks, padded // blocks, round_up(out_features, blocks) // blocks)
        options = {"device": device, "dtype": dtype}
        self.blocks_weight = nn.Parameter(torch.empty(shape, **options))
        self.register_parameter(
            "bias", nn.Parameter(torch.empty(out_features, **options)) if bias else None
        )
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw blocks from a normal distribution of deviation 0.1; set the bias to zero."""
        nn.init.normal_(self.blocks_weight, std=DEVIATION)
        if self.bias is not None:
            nn.init.zeros_(self.bias)

    def forward(self, x: Tensor) -> Tensor:
        """Return the map of x, of shape (..., in_features), as (..., out_features)."""
        blocks, wide, _ = self.blocks_weight.shape
        x = nn.functional.pad(x, (0, blocks * wide - self.in_features))
        rows = x.reshape(-1, blocks, wide).transpose(0, 1)
        y = torch.bmm(rows, self.blocks_weight).transpose(0, 1)
        y = y.reshape(*x.shape[:-1], -1)[..., : self.out_features]
        return y if self.bias is None else y + self.bias.to(y.dtype)

    @property
    def weight(self) -> Tensor:
        """The dense matrix, computed."""
        dense = torch.block_diag(*self.blocks_weight.transpose(1, 2))
        return dense[: self.out_features, : self.in_features]

    @property
    def flops_per_row(self) -> int:
        """Multiplications and additions for one row."""
        return 2 * self.blocks_weight.numel()

    @property
    def options(self) -> dict[str, Any]:
        """Keyword arguments, beside sizes and bias, that make such a layer again."""
        return {"blocks": self.blocks, "power_of_two": self.power_of_two}
