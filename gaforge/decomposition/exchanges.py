"""Turns that exchange the two halves of a nilpotent bivector: logarithms of -R beside those of R.

Where all vectors are in null rotations, no plane is left for the full turn that leads from R to -R.
But two null rotations of the same sign are one chain ``x, A x, A A x`` twice, and a turn that takes
the one to the other and back, up to sign, commutes with both. It acts in three planes, so a half
turn in each of them is -1.
"""

from __future__ import annotations

import numpy as np

from gaforge.decomposition.space import Array, Space

VANISHED = 1e-12
"""Singular value of a power of A, scaled to size 1, that is zero but for rounding."""

STILL = 1e-7
"""Size, relative to A or its powers, of what counts as zero."""


def exchange_of_chains(space: Space, A: Array) -> Array | None:
    """Return the bivector J of such a turn, as matrix, or None if there is none.

    ``J J = -1`` on the six dimensions of the two chains, where A is nilpotent, and J vanishes
    on the others.

    Parameters
    ----------
    A : ndarray of shape (n, n)
        The action ``x -> B . x`` of a bivector of an algebra without null vectors.
    """
    if space.r:
        return None
    basis = _nilpotent_space(A)
    if basis.shape[1] < 6:
        return None
    G = space.metric[:, None]
    double = A @ A
    if np.abs(double @ A @ basis).max() > STILL * max(1.0, float(np.linalg.norm(A)) ** 3):
        return None
    form = basis.T @ (G * (double @ basis))
    values, vectors = np.linalg.eigh((form + form.T) / 2)
    for sign in (1, -1):
        chosen = np.flatnonzero(sign * values > STILL * max(1.0, float(np.abs(values).max())))
        if len(chosen) > 1:
            heads = basis @ (vectors[:, chosen[-2:]] / np.sqrt(np.abs(values[chosen[-2:]])))
            return _turn(space, A, heads)
    return None


def _nilpotent_space(A: Array) -> Array:
    """Return an orthonormal basis of the vectors that powers of A take to zero."""
    size = max(float(np.linalg.norm(A)), 1e-300)
    power = np.linalg.matrix_power(A / size, len(A))
    _, sizes, right = np.linalg.svd(power)
    return right[(sizes > VANISHED).sum() :].T


def _turn(space: Space, A: Array, heads: Array) -> Array:
    """Return the turn of two chains whose heads x have ``<x_i, A A x_j>`` alike for i = j, else 0.

    The turn of the chains as they are commutes with A. It keeps the metric but for what
    ``<x_i, x_j>`` adds to the images of the heads, which the antisymmetric part is free of.
    """
    chains = np.concatenate([heads, A @ heads, A @ A @ heads], 1)
    swap = np.kron(np.eye(3), np.array([[0.0, -1.0], [1.0, 0.0]]))
    dual = np.linalg.solve(chains.T @ (space.metric[:, None] * chains), chains.T * space.metric)
    K = (chains @ swap @ dual) * space.metric
    turned: Array = (K - K.T) / 2
    return turned
