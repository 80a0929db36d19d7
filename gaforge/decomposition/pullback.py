"""Gradients of rotors: from one rotor to another along products, and through normalisation.

A change of a rotor U is ``S X S`` with a bivector X, where ``S S = U``; a gradient with respect to
the coefficients of one is carried to the other by the transposes of products.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gaforge.decomposition.space import BLOCK_ENTRIES, Array, Space
from gaforge.errors import PrecisionError

ROUNDING = 1e-14
"""Distance from unit, relative to ``|R|**2``, that is not normalised."""

STEPS = 200
"""Most terms of a geometric series."""


def two_sided_transposed(space: Space, a: Array, X: Array) -> Array:
    """Return the transpose of ``Y -> a Y a`` on even elements, applied to X."""
    return right_transposed(space, a, left_transposed(space, a, X))


def left_transposed(space: Space, a: Array, X: Array) -> Array:
    """Return the transpose of ``Y -> a Y``, applied to X."""
    out = np.empty_like(X)
    step = max(1, BLOCK_ENTRIES // X.shape[-1] ** 2)
    for start in range(0, len(X), step):
        rows = slice(start, start + step)
        out[rows] = (X[rows, None, :] @ space.left(a[rows]))[:, 0]
    return out


def right_transposed(space: Space, a: Array, X: Array) -> Array:
    """Return the transpose of ``Y -> Y a``, which is ``~(~a ~Y)``, applied to X."""
    return space.reverse(left_transposed(space, space.reverse(a), space.reverse(X)))


def bivector_to_rotor(space: Space, S: Array, H: Array) -> Array:
    """Return gradients with respect to ``S S``, given those with respect to X, ``d(S S) = S X S``.

    Of changes that are none of rotors, the part ``~S dR ~S`` other than of grade 2 is left out.
    """
    X = np.zeros((len(H), len(space.even)))
    X[:, space.two] = H
    return two_sided_transposed(space, space.reverse(S), X)


def rotor_to_bivector(space: Space, S: Array, G: Array) -> Array:
    """Return gradients with respect to X, ``d(S S) = S X S``, given those with respect to S S."""
    return two_sided_transposed(space, S, G)[:, space.two]


def normalisation(space: Space, R: Array, U: Array, G: Array) -> Array:
    """Return gradients with respect to R, given those with respect to ``U = (R ~R)**(-1/2) R``.

    With ``R = M U``, and M equal to its reverse, ``dU = M^-1 (dR - dM U)``, where
    ``M dM + dM M = dR ~R + R ~dR``. Both equations are solved by geometric series in M - 1.

    Raises
    ------
    PrecisionError
        If R is so far from unit that the series does not converge.
    """
    size = np.maximum(np.square(R).sum(-1), 1.0)
    M = space.product(R, space.reverse(U))
    M = (M + space.reverse(M)) / 2
    off = M - space.one(len(M))
    rows = np.flatnonzero(np.linalg.norm(off, axis=-1) > ROUNDING * size)
    out = G.copy()
    if len(rows):
        out[rows] = _normalised(space, M[rows], R[rows], U[rows], G[rows])
    return out


def _normalised(space: Space, M: Array, R: Array, U: Array, G: Array) -> Array:
    """Return what `normalisation` does, for rows that are not unit."""

    def left(X: Array) -> Array:
        return left_transposed(space, M, X)

    def both(X: Array) -> Array:
        return (left(X) + right_transposed(space, M, X)) / 2

    scale = M[:, :1]
    a = _solved(left, scale, G)
    b = _solved(both, scale, right_transposed(space, U, a))
    b = (b + space.reverse(b)) / 2
    return a - right_transposed(space, space.reverse(R), b)


def _solved(apply: Callable[[Array], Array], scale: Array, X: Array) -> Array:
    """Return the solution of ``apply(Y) = X``, of a map that is close to a multiple of 1."""
    out = X / scale
    for _ in range(STEPS):
        change = (X - apply(out)) / scale
        out = out + change
        if np.linalg.norm(change) <= 1e-15 * np.linalg.norm(out):
            return out
        if not np.isfinite(out).all():
            break
    raise PrecisionError(
        "the rotors are so far from R ~R = 1 that the gradient of normalising them is not found; "
        "divide them by their norm"
    )
