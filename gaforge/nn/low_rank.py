"""A linear layer of low rank: two narrow matrices."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor, nn

from gaforge.errors import ShapeError
from gaforge.nn.arguments import check_features
from gaforge.nn.layer import Layer


class LowRankLinear(Layer):
    """``y = up (down x) + bias``, with rank * (in_features + out_features) weights (LR1, LR4).

    Parameters
    ----------
    in_features, out_features : int
    bias : bool, optional
    rank : int, optional
    device, dtype : optional
        As for ``torch.nn.Linear``.

    Attributes
    ----------
    down : Parameter of shape (rank, in_features)
    up : Parameter of shape (out_features, rank)
    bias : Parameter of shape (out_features,) or None

    Examples
    --------
    >>> layer = LowRankLinear(2048, 512, rank=4)
    >>> layer.parameter_count, layer(torch.ones(3, 2048)).shape
    (10240, torch.Size([3, 512]))
    """

    bias: nn.Parameter | None

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = False,
        *,
        rank: int = 1,
        device: Any = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        check_features(in_features, out_features)
        if not 1 <= rank <= min(in_features, out_features):
            raise ShapeError(
                f"rank {rank} of a {out_features} x {in_features} map must be from 1 to "
                f"{min(in_features, out_features)}"
            )
        self.in_features, self.out_features, self.rank = in_features, out_features, rank
        options = {"device": device, "dtype": dtype}
        self.down = nn.Parameter(torch.empty(rank, in_features, **options))
        self.up = nn.Parameter(torch.empty(out_features, rank, **options))
        self.register_parameter(
            "bias", nn.Parameter(torch.empty(out_features, **options)) if bias else None
        )
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw both factors as two ``nn.Linear`` in a row would; set the bias to zero."""
        for factor in (self.down, self.up):
            nn.init.kaiming_uniform_(factor, a=math.sqrt(5))
        if self.bias is not None:
            nn.init.zeros_(self.bias)

    def forward(self, x: Tensor) -> Tensor:
        """Return the map of x, of shape (..., in_features), as (..., out_features)."""
        linear = nn.functional.linear
        return linear(linear(x, self.down), self.up, self.bias)

    @property
    def weight(self) -> Tensor:
        """The dense matrix, computed."""
        return self.up @ self.down

    @property
    def flops_per_row(self) -> int:
        """Multiplications and additions for one row."""
        return 2 * self.rank * (self.in_features + self.out_features)

    @property
    def options(self) -> dict[str, Any]:
        """Keyword arguments, beside sizes and bias, that make such a layer again."""
        return {"rank": self.rank}
