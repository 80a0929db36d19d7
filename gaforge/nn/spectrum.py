"""How the energy of a linear map is spread over ranks."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True)
class Spectrum:
    """Singular values of a matrix, in figures.

    Attributes
    ----------
    norm : float
        Frobenius norm.
    energy : dict of int to float
        Share of the sum of squares of the singular values in the first 1, 2, 4, ... of them: the
        most that a matrix of that rank holds of this one.
    effective_rank : float
        Participation ratio of the squares, ``(sum s**2)**2 / sum s**4``: r for a matrix with r
        equal singular values.
    """

    norm: float
    energy: dict[int, float]
    effective_rank: float


def spectrum(matrix: Tensor) -> Spectrum | None:
    """Return how the energy of a matrix is spread over ranks, or None for zeros.

    Examples
    --------
    >>> found = spectrum(torch.diag(torch.tensor([2.0, 2.0, 2.0, 2.0])))
    >>> found.norm, found.energy, found.effective_rank
    (4.0, {1: 0.25, 2: 0.5, 4: 1.0}, 4.0)
    """
    squares = torch.linalg.svdvals(matrix.double()) ** 2
    total = squares.sum()
    if not total:
        return None
    summed = (squares.cumsum(0) / total).tolist()
    ranks = [1 << k for k in range(len(summed).bit_length())]
    return Spectrum(
        float(total.sqrt()),
        {rank: summed[rank - 1] for rank in ranks},
        float(total**2 / (squares**2).sum()),
    )
