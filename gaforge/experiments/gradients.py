"""How right gradients of exp are where planes coincide or vanish, beside the paper's method.

Jacobians of exp are compared with those of a power series in integers, on bivectors at which
derivatives through eigenvectors, or through angles and their differences, fail. The paper's method
is the product of the exponentials of the parts that a power iteration finds, with the gradient of
its last step; it needs a metric of one sign.

References
----------
T. Pence, D. Yamada and V. Singh, Composing linear layers from irreducibles, NeurIPS 2025,
arXiv:2507.11688, Algorithms 1 and 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np
import torch

from gaforge.algebra import Algebra
from gaforge.decomposition.power_iteration_torch import exp_tensor
from gaforge.experiments.gradients_report import Gradient
from gaforge.testing import exact_exponential, exact_jacobian, random_isometry

Array = np.ndarray[Any, Any]
Exp = Callable[[torch.Tensor], torch.Tensor]

GAPS = (1e-2, 1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-15)
"""Differences of the angles of two planes."""

PLANES = {
    "zero": (0.0, 0.0),
    "one plane": (0.8, 0.0),
    "two planes": (1.5, 0.5),
    "equal planes": (0.7, 0.7),
    "opposite equal planes": (0.7, -0.7),
    **{f"planes {gap:.0e} apart": (0.7, 0.7 + gap) for gap in GAPS},
    "large angles": (23.0, 9.0),
    "tiny angles": (1e-9, 2e-9),
}
"""Angles of two commuting planes."""

THREE_PLANES = {"three planes": (1.1, 0.7, 0.2), "three equal planes": (0.9, 0.9, 0.9)}
"""Angles of three commuting planes."""

OTHERS = {
    "3,0,1": {
        "screw": {"e12": 0.8, "e03": 0.6},
        "translation": {"e01": 2.0, "e02": -1.0},
        "far translation, small turn": {"e12": 1e-6, "e01": 8.0},
    },
    "3,1": {
        "boost": {"e14": 1.3},
        "turn and boost": {"e12": 0.7, "e34": 0.4},
        "null rotation": {"e12": 0.6, "e24": -0.6},
    },
    "4,1": {"three parts of a dilation": {"e12": 0.7, "e45": 0.9, "e13": 0.2}},
}
"""Blades of bivectors in other metrics."""


def run() -> list[Gradient]:
    """Return the relative errors of exp and of its Jacobian at each bivector of `cases`."""
    return [_measure(*case) for case in cases()]


def cases() -> Iterator[tuple[Algebra, str, Array]]:
    """Return algebras with bivectors that are turned away from the axes.

    Examples
    --------
    >>> algebra, name, B = next(cases())
    >>> print(algebra, name, B.tolist())
    Cl(4,0,0) zero [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    """
    for signature, families in (("4", PLANES), ("6", THREE_PLANES)):
        algebra = Algebra.parse(signature)
        for name, angles in families.items():
            yield algebra, name, _turned(algebra, _planes(algebra, angles))
    for signature, bivectors in OTHERS.items():
        algebra = Algebra.parse(signature)
        for name, blades in bivectors.items():
            yield algebra, name, algebra.coefficients(blades, layout="bivector", dtype=float)


def _planes(algebra: Algebra, angles: tuple[float, ...]) -> Array:
    """Return commuting planes of basis vectors."""
    matrix = np.zeros((algebra.n, algebra.n))
    for k, angle in enumerate(angles):
        matrix[2 * k, 2 * k + 1] = angle
    return matrix - matrix.T


def _turned(algebra: Algebra, matrix: Array) -> Array:
    """Return the coefficients of a bivector that a rotation has moved."""
    move = random_isometry(algebra, 1)
    coefficients: Array = (move @ matrix @ move.T)[np.triu_indices(algebra.n, 1)]
    return coefficients


def _measure(algebra: Algebra, name: str, B: Array) -> Gradient:
    module = import_module("gaforge.generated.cl_{}_{}_{}_torch".format(*algebra.signature))
    exp = module.exp__bivector
    found = Gradient(str(algebra), name)
    for path, function in (("compiled", exp.compiled), ("traceable", exp.traceable)):
        for dtype in (torch.float64, torch.float32):
            key = f"{path} {str(dtype).removeprefix('torch.')}"
            found.values[key], found.errors[key] = _compare(algebra, function, B, dtype)
    if algebra.r == 0 and not (algebra.p and algebra.q):
        method = _paper(algebra)
        found.paper = _compare(algebra, method, B, torch.float64)
    return found


def _paper(algebra: Algebra) -> Exp:
    """Return exp by the paper's method, with its tolerance and number of steps."""
    return lambda B: exp_tensor(algebra, B)


def _compare(algebra: Algebra, function: Exp, B: Array, dtype: torch.dtype) -> tuple[float, float]:
    """Return the relative errors of the value and of the Jacobian."""
    x = torch.tensor(B, dtype=dtype, requires_grad=True)
    rounded = x.detach().double().numpy()
    E = function(x)
    rows = [torch.autograd.grad(e, x, retain_graph=True)[0] for e in E]
    value = _error(E.detach(), exact_exponential(algebra, rounded))
    return value, _error(torch.stack(rows), exact_jacobian(algebra, rounded))


def _error(found: torch.Tensor, wanted: Array) -> float:
    difference = np.linalg.norm(found.double().numpy() - wanted)
    return float(difference / np.linalg.norm(wanted))
