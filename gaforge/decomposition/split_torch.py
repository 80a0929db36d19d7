"""The commuting parts of bivectors on torch tensors, with gradients.

Not those of the power iteration, which are truncated (`power_iteration_torch`), but the derivative
of the parts themselves; `gaforge.decomposition.split_gradient` has the formula.
"""

from __future__ import annotations

import numpy as np
import torch

from gaforge.algebra import Algebra
from gaforge.decomposition import split_gradient
from gaforge.decomposition.operands import AlgebraLike, choose, read
from gaforge.decomposition.space import Array, Space
from gaforge.decomposition.splitting import find_parts
from gaforge.decomposition.tensors import Found, TensorFunction, pair_count

METHODS = ("spectral", "closed")
"""Methods for the values; gradients are the same."""


def split_tensor(algebra: AlgebraLike, B: torch.Tensor, method: str = "auto") -> torch.Tensor:
    """Split bivectors into commuting parts that add up to them, with gradients.

    Values and their order are those of `gaforge.decomposition.split`. The gradient of a sum of all
    parts is the identity. Where squares are closer to each other than float64 can tell, parts are
    not unique, nor are their gradients: changes that mix two such parts go to both in halves. The
    same holds for parts of square zero, and what is not there yet; blocks that have multiple
    eigenvalues change as a whole.

    Parameters
    ----------
    algebra : Algebra, str or tuple
    B : Tensor of shape (..., n(n-1)/2)
        Of float32 or float64; lower precision is computed in float32.
    method : {"auto", "spectral", "closed"}

    Returns
    -------
    Tensor of shape (..., n // 2, n(n-1)/2)

    Raises
    ------
    UnknownMethodError, ShapeError, DtypeError, SignatureError

    Examples
    --------
    >>> import torch
    >>> from gaforge.decomposition.split_torch import split_tensor
    >>> B = torch.tensor([3.0, 1.0, 0.0, 0.0, 0.0, 2.0], requires_grad=True)
    >>> split_tensor("4", B)[0, 0].backward()
    >>> B.grad.round(decimals=3) + 0.0
    tensor([ 1.3000, -0.2560,  0.0000,  0.0000, -0.2990, -0.4480])
    """
    return SPLIT(algebra, B, choose(method, METHODS, "auto"))


def _evaluate(algebra: Algebra, B: Array, method: str) -> Found:
    rows = read("split", algebra, B, "bivector")
    found = find_parts(rows, method).parts
    found.sort()
    parts = rows.space.bivector(found.matrices)
    parts[~rows.finite] = np.nan
    state = np.concatenate([parts, found.kinds[..., None]], -1)
    return Found(rows.shaped(parts), state.reshape((*rows.lead, *state.shape[1:])))


def _pull_back(space: Space, g: Array, B: Array, state: Array) -> Array:
    return split_gradient.pull_back(space, g, B, state[..., :-1], state[..., -1])


SPLIT = TensorFunction(
    "split",
    pair_count,
    lambda n: ((n // 2, pair_count(n)), (n // 2, pair_count(n) + 1)),
    _evaluate,
    _pull_back,
)
