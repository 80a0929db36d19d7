"""Best linear maps of a kind in closed form, from second moments."""

from __future__ import annotations

import torch
from torch import Tensor

from gaforge.llm.moments import CUT, Problem
from gaforge.nn import BlockDiagonalLinear, LowRankLinear


def least_squares(xx: Tensor, yx: Tensor) -> Tensor:
    """Return the matrix W of least norm that minimises ``mean |y - W x|^2``.

    Examples
    --------
    >>> least_squares(torch.eye(2) * 2, torch.tensor([[2.0, 4.0]])).tolist()
    [[1.0, 2.0]]
    """
    values, vectors = torch.linalg.eigh(xx)
    kept = values > CUT * values[..., -1:].clamp_min(torch.finfo(values.dtype).tiny)
    inverse = torch.where(kept, 1 / torch.where(kept, values, 1.0), 0.0)
    return (yx @ vectors * inverse[..., None, :]) @ vectors.transpose(-1, -2)


def ridge(problem: Problem, penalty: float) -> Tensor:
    """Return the matrix that minimises the loss plus ``penalty * mean square of x * |W|^2``.

    Examples
    --------
    >>> problem = Problem(torch.eye(2), torch.ones(1, 2), *torch.zeros(4))
    >>> ridge(problem, 1.0).tolist()
    [[0.5, 0.5]]
    """
    size = penalty * problem.xx.diagonal().mean()
    return least_squares(problem.xx + size * torch.eye(len(problem.xx)).to(problem.xx), problem.yx)


def reduced_rank(problem: Problem, rank: int) -> tuple[Tensor, Tensor]:
    """Return factors up, down of the best matrix of a rank.

    Reduced-rank regression (Izenman, 1975): the best matrix of full rank, projected to the span of
    the leading left singular vectors of what it makes of the data.
    """
    best = least_squares(problem.xx, problem.yx)
    outputs = best @ problem.yx.T  # moments of the fitted outputs, symmetric
    _, vectors = torch.linalg.eigh((outputs + outputs.T) / 2)
    up = vectors[:, -rank:].flip(-1)
    return up, up.T @ best


def set_low_rank(layer: LowRankLinear, problem: Problem) -> None:
    """Set the factors of a layer to the best ones, of equal size."""
    up, down = reduced_rank(problem, layer.rank)
    size = torch.linalg.vector_norm(down, dim=1, keepdim=True).sqrt().clamp_min(1e-30)
    with torch.no_grad():
        layer.down.copy_(down / size)
        layer.up.copy_(up * size.T)


def set_block_diagonal(layer: BlockDiagonalLinear, problem: Problem) -> None:
    """Set each block of a layer to the best one: outputs of different blocks do not interact."""
    blocks, wide, high = layer.blocks_weight.shape
    with torch.no_grad():
        layer.blocks_weight.zero_()
        for block in range(blocks):
            inputs = slice(block * wide, min((block + 1) * wide, layer.in_features))
            outputs = slice(block * high, min((block + 1) * high, layer.out_features))
            xx, yx = problem.xx[inputs, inputs], problem.yx[outputs, inputs]
            if yx.numel():
                best = least_squares(xx, yx).T
                layer.blocks_weight[block, : best.shape[0], : best.shape[1]] = best.to(
                    layer.blocks_weight
                )
