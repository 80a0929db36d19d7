"""The layer that does not look at its input: the floor that other layers must beat."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from gaforge.nn.arguments import check_features, check_input, output_dtype
from gaforge.nn.layer import Layer


class ConstantLinear(Layer):
    """``y = bias``, or zero without one, whatever the input is.

    Parameters
    ----------
    in_features, out_features : int
    bias : bool, optional
    device, dtype : optional
        As for ``torch.nn.Linear``.

    Attributes
    ----------
    bias : Parameter of shape (out_features,) or None

    Examples
    --------
    >>> ConstantLinear(8, 2)(torch.ones(3, 8)).tolist()
    [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]
    >>> ConstantLinear(2048, 512, bias=True).parameter_count
    512
    """

    bias: nn.Parameter | None

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = False,
        *,
        device: Any = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        check_features(in_features, out_features)
        self.in_features, self.out_features = in_features, out_features
        made = nn.Parameter(torch.empty(out_features, device=device, dtype=dtype)) if bias else None
        self.register_parameter("bias", made)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Set the bias to zero."""
        if self.bias is not None:
            nn.init.zeros_(self.bias)

    def forward(self, x: Tensor) -> Tensor:
        """Return the bias for each row of x (..., in_features), as (..., out_features)."""
        check_input("ConstantLinear", x, self.in_features)
        shape = (*x.shape[:-1], self.out_features)
        if self.bias is None:
            return x.new_zeros(shape, dtype=output_dtype(x))
        return self.bias.to(output_dtype(x)).expand(shape)

    @property
    def weight(self) -> Tensor:
        """The dense matrix: zeros."""
        like = self.bias if self.bias is not None else torch.empty(0)
        return like.new_zeros(self.out_features, self.in_features)

    @property
    def flops_per_row(self) -> int:
        """Multiplications and additions for one row: none."""
        return 0

    @property
    def options(self) -> dict[str, Any]:
        """Keyword arguments, beside sizes and bias, that make such a layer again."""
        return {}
