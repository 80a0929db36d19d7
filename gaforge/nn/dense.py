"""Dense matrices of layers, and layers of dense matrices."""

from __future__ import annotations

import torch
from torch import Tensor, nn


def dense_layer(weight: Tensor, bias: Tensor | None) -> nn.Linear:
    """Return a ``torch.nn.Linear`` with copies of a matrix and a bias.

    Examples
    --------
    >>> dense_layer(torch.ones(1, 3), None)(torch.ones(3))
    tensor([3.], grad_fn=<SqueezeBackward4>)
    """
    rows, columns = weight.shape
    layer = nn.Linear(columns, rows, bias is not None, device=weight.device, dtype=weight.dtype)
    with torch.no_grad():
        layer.weight.copy_(weight)
        if bias is not None:
            layer.bias.copy_(bias)
    return layer


def computed_weight(layer: nn.Module, bias: Tensor | None, like: Tensor, features: int) -> Tensor:
    """Return the matrix of a layer that is linear, from what it makes of the unit vectors.

    Parameters
    ----------
    layer : Module
    bias : Tensor or None
        What the layer adds.
    like : Tensor
        Whose device and dtype the matrix has; it is computed in float32 at least.
    features : int
        Inputs of the layer.
    """
    dtype = torch.promote_types(like.dtype, torch.float32)
    y = layer(torch.eye(features, dtype=dtype, device=like.device))
    return (y if bias is None else y - bias).T.to(like.dtype)
