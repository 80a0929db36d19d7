"""Powers of rotors, and interpolation between them, on torch tensors, with gradients."""

from __future__ import annotations

from typing import Any

import torch

from gaforge.algebra import Algebra
from gaforge.decomposition.log_torch import log_tensor
from gaforge.decomposition.operands import AlgebraLike
from gaforge.errors import ShapeError
from gaforge.loading import kernels


def power_tensor(
    algebra: AlgebraLike, R: torch.Tensor, t: Any, normalize: bool = False
) -> torch.Tensor:
    """Return powers of rotors with real exponents, ``exp(t log(R))``, with gradients.

    Parameters
    ----------
    algebra : Algebra, str or tuple
    R : Tensor of shape (..., 2**(n-1))
        Rotors as even elements.
    t : float or Tensor
        Exponents; they broadcast with the leading axes of R, and have gradients, too.
    normalize : bool
        As for `gaforge.decomposition.log_torch.log_tensor`, whose errors are raised.

    Returns
    -------
    Tensor of shape (..., 2**(n-1))

    Examples
    --------
    >>> import torch
    >>> from gaforge.decomposition.power_torch import power_tensor
    >>> power_tensor("2,0,1", torch.tensor([1.0, 0, 3, 0]), torch.tensor([0.5, 2.0]))
    tensor([[1.0000, 0.0000, 1.5000, 0.0000],
            [1.0000, 0.0000, 6.0000, 0.0000]])
    """
    algebra = Algebra.parse(algebra)
    return _scaled_exponential(algebra, log_tensor(algebra, R, normalize), t)


def slerp_tensor(
    algebra: AlgebraLike,
    R0: torch.Tensor,
    R1: torch.Tensor,
    t: Any,
    shortest: bool = False,
    normalize: bool = False,
) -> torch.Tensor:
    """Interpolate between rotors at constant speed, ``R0 exp(t log(~R0 R1))``, with gradients.

    Parameters
    ----------
    algebra : Algebra, str or tuple
    R0, R1 : Tensor of shape (..., 2**(n-1))
        Leading axes broadcast.
    t : float or Tensor
        0 gives R0, 1 gives R1; it broadcasts with the leading axes.
    shortest : bool
        Go to -R1, which turns vectors in the same way, where that is nearer. Both logarithms must
        exist.
    normalize : bool
        As for `gaforge.decomposition.log_torch.log_tensor`, whose errors are raised.

    Examples
    --------
    >>> import torch
    >>> from gaforge.decomposition.power_torch import slerp_tensor
    >>> slerp_tensor("2", torch.tensor([1.0, 0.0]), torch.tensor([0.0, 1.0]), 0.5)
    tensor([0.7071, 0.7071])
    """
    algebra = Algebra.parse(algebra)
    k = kernels(algebra, "torch")
    between = k.gp(k.reverse(R0, layouts=("even",)), R1, layouts=("even", "even"))
    B = log_tensor(algebra, between, normalize)
    if shortest:
        other = log_tensor(algebra, -between, normalize)
        nearer = other.detach().norm(dim=-1, keepdim=True) < B.detach().norm(dim=-1, keepdim=True)
        B = torch.where(nearer, other, B)
    out: torch.Tensor = k.gp(R0, _scaled_exponential(algebra, B, t), layouts=("even", "even"))
    return out


def _scaled_exponential(algebra: Algebra, B: torch.Tensor, t: Any) -> torch.Tensor:
    """Return exp(t B)."""
    t = torch.as_tensor(t, dtype=B.dtype, device=B.device)
    try:
        scaled = t.unsqueeze(-1) * B
    except RuntimeError:
        raise ShapeError(
            f"exponents of shape {tuple(t.shape)} do not broadcast with {tuple(B.shape[:-1])}, the "
            "leading axes of the rotors"
        ) from None
    out: torch.Tensor = kernels(algebra, "torch").exp(scaled, layouts=("bivector",))
    return out
