"""Sums over rows that say all that a linear least-squares fit needs to know of the data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import torch
from torch import Tensor

CUT = 1e-10
"""Directions of x with less than this part of the largest variance count as rounding errors."""


class Moments:
    """Sums of products of inputs x and of one or more targets y, over all rows that were added.

    They are held in float64, and need memory for the sizes of a row, however many rows there are.

    Parameters
    ----------
    in_features : int
    out_features : mapping from str to int
        Sizes of the targets, by name.
    device : optional
    products : bool, optional
        Without, only means and variances are known, for fits to rows.
    """

    def __init__(
        self,
        in_features: int,
        out_features: Mapping[str, int],
        device: torch.device | None = None,
        *,
        products: bool = True,
    ) -> None:
        def zeros(*shape: int) -> Tensor:
            return torch.zeros(shape, dtype=torch.float64, device=device)

        self.rows, self.products = 0, products
        self.x = zeros(in_features)
        self.y = {name: zeros(size) for name, size in out_features.items()}
        self.yy = {name: zeros(size) for name, size in out_features.items()}
        if products:
            self.xx = zeros(in_features, in_features)
            self.yx = {name: zeros(size, in_features) for name, size in out_features.items()}

    def add(self, x: Tensor, targets: Mapping[str, Tensor]) -> None:
        """Add rows x (..., in_features) with their targets (..., out_features)."""
        x = x.detach().reshape(-1, len(self.x)).double()
        self.rows += len(x)
        self.x += x.sum(0)
        if self.products:
            self.xx.addmm_(x.T, x)
        for name, given in targets.items():
            y = given.detach().reshape(len(x), -1).double()
            self.y[name] += y.sum(0)
            self.yy[name] += y.square().sum(0)
            if self.products:
                self.yx[name].addmm_(y.T, x)

    def mean(self, name: str) -> Tensor:
        """Return the mean of a target, of shape (out_features,)."""
        return self.y[name] / self.rows

    def variance(self, name: str) -> Tensor:
        """Return the sum of the variances of a target's features.

        Examples
        --------
        >>> moments = Moments(1, {"y": 1}, products=False)
        >>> moments.add(torch.zeros(2, 1), {"y": torch.tensor([[1.0], [3.0]])})
        >>> moments.variance("y").item()
        1.0
        """
        return (self.yy[name] / self.rows - self.mean(name).square()).clamp_min(0).sum()

    def problem(self, name: str, *, centred: bool, given: Tensor | None = None) -> Problem:
        """Return the least-squares problem of a target.

        Parameters
        ----------
        name : str
        centred : bool
            Whether a bias is fitted too.
        given : Tensor of shape (out_features,), optional
            A bias that is given, and subtracted from the target.
        """
        n = self.rows
        x, y = self.x / n, self.mean(name)
        variance = self.variance(name)
        xx, yx = self.xx / n, self.yx[name] / n
        if centred:
            return Problem(xx - torch.outer(x, x), yx - torch.outer(y, x), variance, variance, x, y)
        shift = torch.zeros_like(y) if given is None else given.detach().to(y)
        y = y - shift
        yx = yx - torch.outer(shift, x)
        return Problem(xx, yx, variance + y.square().sum(), variance, x, y)


class Problem(NamedTuple):
    """``mean |y - W x|^2`` as a function of W, of rows that are centred where there is a bias.

    Attributes
    ----------
    xx : Tensor of shape (in_features, in_features)
    yx : Tensor of shape (out_features, in_features)
    total : Tensor
        The loss of W = 0.
    variance : Tensor
        Sum of the variances of y: the loss of the best constant.
    mean_x, mean_y : Tensor
    """

    xx: Tensor
    yx: Tensor
    total: Tensor
    variance: Tensor
    mean_x: Tensor
    mean_y: Tensor

    def loss(self, weight: Tensor) -> Tensor:
        """Return the loss of a matrix (out_features, in_features).

        Examples
        --------
        >>> moments = Moments(2, {"y": 1})
        >>> moments.add(torch.tensor([[1.0, 0.0], [0.0, 1.0]]), {"y": torch.tensor([[2.0], [4.0]])})
        >>> moments.problem("y", centred=False).loss(torch.tensor([[2.0, 3.0]])).item()
        0.5
        """
        weight = weight.to(self.xx.dtype)
        return self.total + (weight @ self.xx * weight).sum() - 2 * (weight * self.yx).sum()

    def rows(self) -> tuple[Tensor, Tensor]:
        """Return rows x, y, no more than features, of which the loss is the same up to a constant.

        ``x`` is the square root of ``xx``; so a fit to many rows becomes one to few, for any map
        that is linear.

        Examples
        --------
        >>> moments = Moments(2, {"y": 1})
        >>> moments.add(torch.randn(50, 2), {"y": torch.randn(50, 1)})
        >>> problem = moments.problem("y", centred=True)
        >>> x, y = problem.rows()
        >>> weight = torch.tensor([[2.0, 3.0]])
        >>> difference = problem.loss(weight) - (x @ weight.double().T - y).square().sum()
        >>> torch.allclose(difference, problem.total - y.square().sum())
        True
        """
        values, vectors = torch.linalg.eigh(self.xx)
        sizes = values.clamp_min(0).sqrt()
        kept = values > CUT * values[-1:].clamp_min(torch.finfo(values.dtype).tiny)
        inverse = torch.where(kept, 1 / torch.where(kept, sizes, 1.0), 0.0)
        return (vectors * sizes) @ vectors.T, (vectors * inverse) @ (vectors.T @ self.yx.T)

    def bias(self, weight: Tensor) -> Tensor:
        """Return the best bias beside a matrix."""
        return self.mean_y - weight.to(self.mean_x.dtype) @ self.mean_x

    def share(self, loss: Tensor) -> float:
        """Return a loss as a share of the variance: 1 is as good as the best constant."""
        return float(loss / self.variance) if self.variance > 0 else 0.0
