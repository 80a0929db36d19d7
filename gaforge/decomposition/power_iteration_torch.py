"""The power iteration of `gaforge.decomposition.power_iteration` on torch tensors, with gradients.

As in the paper, the iteration runs without gradients until it has converged, and the last steps are
repeated with them, from vectors that are taken for constants. This truncated gradient is cheap, and
biased: a step carries what came before it on by the factor ``(a2 / a1)**2`` of the squared angles
of the two largest parts, and the gradient misses what more steps would still add.
``gradient_steps`` chooses how many are repeated; the more, the smaller the bias.

References
----------
T. Pence, D. Yamada and V. Singh, Composing linear layers from irreducibles, NeurIPS 2025,
arXiv:2507.11688.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import torch

from gaforge.algebra import Algebra
from gaforge.decomposition.operands import AlgebraLike
from gaforge.decomposition.power_iteration import check_signature, check_steps, start_vectors
from gaforge.decomposition.space import space_of
from gaforge.errors import GaforgeError, ShapeError
from gaforge.loading import kernels

TOLERANCE = 1e-5
"""Change of a vector in one step at which it has converged, as in the paper."""

ITERATIONS = 20
"""Most steps for one part, as in the paper."""


class TorchParts(NamedTuple):
    """Parts of a batch of bivectors, with the vectors that gave them.

    Attributes
    ----------
    parts : Tensor of shape (..., n // 2, n(n-1)/2)
        In the order in which they were found; the last one is what was left over.
    vectors : Tensor of shape (..., n // 2 - 1, n)
        Unit vectors, without gradients: ``start`` of the next call.
    iterations : Tensor of shape (..., n // 2 - 1)
        Steps that were taken.
    converged : Tensor of shape (..., n // 2 - 1)
    """

    parts: torch.Tensor
    vectors: torch.Tensor
    iterations: torch.Tensor
    converged: torch.Tensor


def split_tensor(
    algebra: AlgebraLike,
    B: torch.Tensor,
    start: torch.Tensor | None = None,
    *,
    tolerance: float = TOLERANCE,
    iterations: int = ITERATIONS,
    gradient_steps: int = 1,
) -> TorchParts:
    """Return the parts of bivectors, with truncated gradients.

    Parameters
    ----------
    algebra : Algebra, str or tuple
        One whose vectors have squares of one sign.
    B : Tensor of shape (..., n(n-1)/2)
    start : Tensor of shape (..., n // 2 - 1, n), optional
        Vectors to start from, by default random ones, the same in every call.
    tolerance : float
        Largest change of a unit vector, in one step, that ends its iteration.
    iterations : int
        Most steps for each part.
    gradient_steps : int
        Steps that are repeated with gradients after the others.

    Raises
    ------
    UnknownMethodError, ShapeError, GaforgeError

    Examples
    --------
    >>> import torch
    >>> from gaforge.decomposition.power_iteration_torch import split_tensor
    >>> found = split_tensor("4", torch.tensor([3.0, 0, 0, 0, 0, 2.0]))
    >>> (found.parts.square().sum(-1).sqrt() * 100).round() / 100
    tensor([3., 2.])
    """
    space = space_of(Algebra.parse(algebra).signature)
    check_signature(space)
    check_steps(tolerance, iterations)
    if gradient_steps < 0:
        raise GaforgeError(f"gradient_steps must not be negative, but is {gradient_steps}")
    if B.shape[-1:] != (space.pairs,):
        raise ShapeError(
            f"split_tensor: a tensor of shape {tuple(B.shape)} holds no bivectors of "
            f"{space.algebra}; the last axis must have length {space.pairs}"
        )
    count, n = max(space.n // 2 - 1, 0), space.n
    if start is None:
        start = torch.from_numpy(start_vectors(space, 1)[0]).to(B)
    try:
        start = start.detach().broadcast_to((*B.shape[:-1], count, n))
    except RuntimeError:
        raise ShapeError(
            f"split_tensor: start vectors of shape {tuple(start.shape)} do not fit; they need "
            f"{(*B.shape[:-1], count, n)}"
        ) from None
    left, parts = _skew(B, space.rows, space.columns, n), []
    vectors, counts, ends = [], [], []
    for i in range(count):
        v, steps, converged = _iterate(left.detach(), start[..., i, :], tolerance, iterations)
        vectors.append(v)
        counts.append(steps)
        ends.append(converged)
        for _ in range(gradient_steps):
            v, _ = _unit(_turned(_turned(v, left), left), v)
        part = _projection(v, left)
        parts.append(part)
        left = left - part
    stacked = torch.stack([*parts, left], -3) if n > 1 else left.new_zeros((*B.shape[:-1], 0, n, n))
    lead = B.shape[:-1]
    return TorchParts(
        stacked[..., space.rows, space.columns],
        torch.stack(vectors, -2) if count else B.new_zeros((*lead, 0, n)),
        torch.stack(counts, -1) if count else B.new_zeros((*lead, 0), dtype=torch.long),
        torch.stack(ends, -1) if count else B.new_zeros((*lead, 0), dtype=torch.bool),
    )


def exp_tensor(algebra: AlgebraLike, B: torch.Tensor, **options: Any) -> torch.Tensor:
    """Return the exponentials of bivectors as products of those of the parts.

    Parameters
    ----------
    algebra, B
        As for `split_tensor`.
    **options
        Those of `split_tensor`.

    Returns
    -------
    Tensor of shape (..., 2**(n-1))
        Even elements.

    Examples
    --------
    >>> import torch
    >>> from gaforge.decomposition.power_iteration_torch import exp_tensor
    >>> exp_tensor("2", torch.tensor([torch.pi / 2])).round(decimals=3).abs()
    tensor([0., 1.])
    """
    algebra = Algebra.parse(algebra)
    parts = split_tensor(algebra, B, **options).parts
    product = kernels(algebra, "torch").gp
    out = None
    for rotor in simple_exponentials(parts).unbind(-2):
        even = algebra.layout("even").size
        if out is None:
            out = torch.nn.functional.pad(rotor, (0, even - rotor.shape[-1]))
        else:
            out = product(rotor, out, layouts=((0, 2), "even"))
    if out is None:
        return torch.ones_like(B[..., :1].sum(-1, keepdim=True))
    return out


def simple_exponentials(parts: torch.Tensor) -> torch.Tensor:
    """Return ``cos a + sin a b / a`` of blades b of negative square, with scalar in front.

    Also at zero with the right gradient.

    Parameters
    ----------
    parts : Tensor of shape (..., m)

    Returns
    -------
    Tensor of shape (..., 1 + m)
    """
    square = parts.square().sum(-1, keepdim=True)
    zero = square == 0
    angle = torch.where(zero, 1.0, square).sqrt()
    cosine = torch.where(zero, 1 - square / 2, angle.cos())
    ratio = torch.where(zero, 1 - square / 6, angle.sin() / angle)
    return torch.cat([cosine, ratio * parts], -1)


def _skew(B: torch.Tensor, rows: Any, columns: Any, n: int) -> torch.Tensor:
    """Return antisymmetric matrices with the coefficients above the diagonal."""
    K = B.new_zeros((*B.shape[:-1], n, n))
    K[..., rows, columns] = B
    return K - K.mT


def _turned(v: torch.Tensor, K: torch.Tensor) -> torch.Tensor:
    """Return ``v . B``, but for the sign of all squares."""
    return (v.unsqueeze(-2) @ K).squeeze(-2)


def _unit(v: torch.Tensor, otherwise: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Return vectors of length 1, or others where they are zero, and where they are."""
    length = v.norm(dim=-1, keepdim=True)
    zero = length == 0
    return torch.where(zero, otherwise, v / torch.where(zero, 1.0, length)), zero.squeeze(-1)


def _iterate(
    K: torch.Tensor, v: torch.Tensor, tolerance: float, iterations: int
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Return unit vectors of the largest parts, steps taken, and which converged."""
    with torch.no_grad():
        size = K.abs().amax((-2, -1), keepdim=True) if K.shape[-1] else K
        K = K / torch.where(size > 0, size, 1.0)
        longest = K.norm(dim=-2).argmax(-1)
        basis = torch.eye(K.shape[-1], dtype=K.dtype, device=K.device)[longest]
        v, _ = _unit(v, basis)
        counts = torch.zeros(v.shape[:-1], dtype=torch.long, device=v.device)
        converged = size.squeeze(-1).squeeze(-1) == 0
        for _ in range(iterations):
            if bool(converged.all()):
                break
            following, _ = _unit(_turned(_turned(v, K), K), basis)
            ends = (following + v).norm(dim=-1) < tolerance
            v = torch.where(converged.unsqueeze(-1), v, following)
            counts += ~converged
            converged |= ends
    return v, counts, converged


def _projection(v: torch.Tensor, K: torch.Tensor) -> torch.Tensor:
    """Return the matrices of ``v ^ (v . B)``, for Euclidean squares."""
    outer = v.unsqueeze(-1) * _turned(v, K).unsqueeze(-2)
    return outer - outer.mT
