"""Structured linear maps of R^d, d = 2^n, that rotors are compared with: each as a closure."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

BLOCKS = 128
"""Blocks of the block-diagonal map, as in the paper's released code."""


def dense(d: int, x: Any) -> tuple[Callable[[], Any], int]:
    """Return ``F.linear`` with a d x d matrix in the dtype of x, and its number of parameters."""
    import torch

    W = torch.randn(d, d).to(x.dtype)
    return lambda: torch.nn.functional.linear(x, W), d * d


def low_rank(d: int, x: Any, rank: int) -> tuple[Callable[[], Any], int]:
    """Return two products with d x rank matrices."""
    import torch

    down, up = torch.randn(rank, d), torch.randn(d, rank)
    linear = torch.nn.functional.linear
    return lambda: linear(linear(x, down), up), 2 * d * rank


def block_diagonal(d: int, x: Any) -> tuple[Callable[[], Any], int]:
    """Return a batched product with blocks on the diagonal."""
    import torch

    size = d // BLOCKS
    W = torch.randn(BLOCKS, size, size)

    def run() -> Any:
        parts = x.view(-1, BLOCKS, size).transpose(0, 1)
        return torch.bmm(parts, W).transpose(0, 1).reshape(-1, d)

    return run, W.numel()


def kronecker(d: int, x: Any) -> tuple[Callable[[], Any], int]:
    """Return ``A X B`` for rows read as matrices X, as square as d allows."""
    import torch

    k = 1 << (int(math.log2(d)) // 2)
    A, B = torch.randn(k, k), torch.randn(d // k, d // k)
    return lambda: (A @ (x.view(-1, k, d // k) @ B)).view(-1, d), A.numel() + B.numel()


def monarch(d: int, x: Any) -> tuple[Callable[[], Any], int]:
    """Return two block-diagonal products with a transposition between and after (Monarch)."""
    import torch

    k = 1 << (int(math.log2(d)) // 2)
    m = d // k
    first, second = torch.randn(k, m, m), torch.randn(m, k, k)

    def run() -> Any:
        middle = torch.bmm(x.view(-1, k, m).transpose(0, 1), first)  # (k, rows, m)
        return torch.bmm(middle.permute(2, 1, 0), second).permute(1, 2, 0).reshape(-1, d)

    return run, first.numel() + second.numel()


def peers(d: int, x: Any) -> dict[str, tuple[Callable[[], Any], int]]:
    """Return the structured peers by name, each with its number of parameters."""
    return {
        "rank 1": low_rank(d, x, 1),
        "rank 4": low_rank(d, x, 4),
        f"block-diagonal, {BLOCKS} blocks": block_diagonal(d, x),
        "Kronecker": kronecker(d, x),
        "Monarch": monarch(d, x),
    }
