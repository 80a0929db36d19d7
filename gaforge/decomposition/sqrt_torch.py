"""The square root of rotors on torch tensors, with gradients.

``S dS + dS S = dR`` is solved in closed form. With ``L = log R``, ``S = exp(L / 2)`` and
``T = exp(L / 4)``, changes of R and S are ``S X S`` and ``T Y T`` with bivectors X and Y, and

    Y = 1 / (2 cosh(ad / 4))  X,    ad X = L X - X L.

Compared with the derivative of exp after that of log, nothing is multiplied by what the next step
divides by: the function is at most 1/2 on boosts, and its poles are those of the logarithm.
"""

from __future__ import annotations

import torch

from gaforge.algebra import Algebra
from gaforge.decomposition.commutator import Function, apply_transposed
from gaforge.decomposition.functions import exp, roots_and_logarithms
from gaforge.decomposition.operands import AlgebraLike, read
from gaforge.decomposition.pullback import bivector_to_rotor, normalisation, rotor_to_bivector
from gaforge.decomposition.space import Array, Space
from gaforge.decomposition.tensors import Found, TensorFunction, even_size, pair_count


def sqrt_tensor(algebra: AlgebraLike, R: torch.Tensor, normalize: bool = False) -> torch.Tensor:
    """Return square roots of rotors, ``exp(log(R) / 2)``, with gradients.

    Values and errors are those of `gaforge.decomposition.sqrt`; parameters and what is said of
    gradients are those of `gaforge.decomposition.log_torch.log_tensor`.

    Returns
    -------
    Tensor of shape (..., 2**(n-1))

    Examples
    --------
    >>> import torch
    >>> from gaforge.decomposition.sqrt_torch import sqrt_tensor
    >>> R = torch.tensor([1.0, 0, 0, 0], requires_grad=True)
    >>> sqrt_tensor("3", R)[1].backward()
    >>> R.grad + 0.0
    tensor([0.0000, 0.5000, 0.0000, 0.0000])
    """
    return SQRT(algebra, R, "normalize" if normalize else "")


def _evaluate(algebra: Algebra, R: Array, option: str) -> Found:
    rows = read("sqrt", algebra, R, "even")
    roots, logs = roots_and_logarithms("sqrt", rows, option == "normalize")
    return Found(rows.shaped(roots), logs.reshape((*rows.lead, logs.shape[-1])))


def _pull_back(space: Space, g: Array, R: Array, L: Array) -> Array:
    S, T = (exp(space.algebra, L / k) for k in (2, 4))
    X = apply_transposed(space, Function.ROOT, L, rotor_to_bivector(space, T, g))
    return normalisation(space, R, space.product(S, S), bivector_to_rotor(space, S, X))


SQRT = TensorFunction(
    "sqrt",
    even_size,
    lambda n: ((even_size(n),), (pair_count(n),)),
    _evaluate,
    _pull_back,
)
