"""The logarithm of rotors on torch tensors, with gradients.

With ``L = log R`` and ``S = exp(L / 2)``, a change of R is ``S X S`` with a bivector X, and

    dL = (ad / 2) / sinh(ad / 2)  X,    ad X = L X - X L;

see `gaforge.decomposition.commutator`. Of changes that take R away from the rotors, the part of
``X = ~S dR ~S`` that is no bivector has no effect, as R is normalised first.

The function has a pole where two angles add up to pi in size, so that exp folds: at R = -1, and
wherever the shortest way to R is not the only one. There, to 12 digits, the gradient is zero along
what folds.
"""

from __future__ import annotations

import torch

from gaforge.algebra import Algebra
from gaforge.decomposition.commutator import Function, apply_transposed
from gaforge.decomposition.functions import exp, logarithms
from gaforge.decomposition.operands import AlgebraLike, read
from gaforge.decomposition.pullback import bivector_to_rotor, normalisation
from gaforge.decomposition.space import Array, Space
from gaforge.decomposition.tensors import Found, TensorFunction, even_size, pair_count


def log_tensor(algebra: AlgebraLike, R: torch.Tensor, normalize: bool = False) -> torch.Tensor:
    """Return real bivectors whose exponentials are the rotors R, with gradients.

    Values and errors are those of `gaforge.decomposition.log`. The gradient is that of the
    logarithm of the normalised R; rows that hold NaN have NaN as value and gradient.

    Parameters
    ----------
    algebra : Algebra, str or tuple
    R : Tensor of shape (..., 2**(n-1))
        Rotors as even elements, of float32 or float64; lower precision is computed in float32.
    normalize : bool
        Take even elements further from rotors, too.

    Returns
    -------
    Tensor of shape (..., n(n-1)/2)

    Raises
    ------
    NoLogarithmError, NotAVersorError, ShapeError, DtypeError, SignatureError
    PrecisionError
        In the backward pass also if boosts are too large for the gradient; see `commutator`.

    Examples
    --------
    >>> import torch
    >>> from gaforge.decomposition.log_torch import log_tensor
    >>> R = torch.tensor([1.0, 0, 0, 0], requires_grad=True)
    >>> log_tensor("3", R)[0].backward()
    >>> R.grad + 0.0
    tensor([0., 1., 0., 0.])
    """
    return LOG(algebra, R, "normalize" if normalize else "")


def _evaluate(algebra: Algebra, R: Array, option: str) -> Found:
    rows = read("log", algebra, R, "even")
    logs = logarithms("log", rows, option == "normalize")
    return Found(rows.shaped(logs), logs.reshape((*rows.lead, logs.shape[-1])))


def _pull_back(space: Space, g: Array, R: Array, L: Array) -> Array:
    X = apply_transposed(space, Function.LOGARITHM, L, g)
    S: Array = exp(space.algebra, L / 2)
    return normalisation(space, R, space.product(S, S), bivector_to_rotor(space, S, X))


LOG = TensorFunction(
    "log",
    even_size,
    lambda n: ((pair_count(n),), (pair_count(n),)),
    _evaluate,
    _pull_back,
)
