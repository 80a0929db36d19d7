"""Very large boosts, taken off a rotor before the rest of it is looked at.

R moves vectors by a matrix X whose entries are of the size of the square of R, so the digits of
what stands beside a boost are lost in X long before they are lost in R. With b the unit bivector of
the boost, ``b b = 1``, and S what acts on the other vectors,

    R = exp(t b) S,    (1 + b)/2 R = exp(t) (1 + b)/2 S,

and S is left once the plane is averaged out, ``S = Q + a Q a`` with Q the product over exp(t) and a
unit vector a of the plane. Boosts of about the same size are taken off at once, with a null vector
u and its partner w in place of each plane, so that conjugate eigenvalues are no exception.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gaforge.decomposition.space import Array, Space

HUGE = 1e5
"""Eigenvalue of X from which its boost is taken off."""

TOGETHER = 1e3
"""Ratio of eigenvalues up to which they are taken off at once."""

PAIRED = 1e-8
"""Least singular value of the products of null vectors and partners."""

Logarithm = Callable[[Array], Array]


def peeled(space: Space, R: Array, logarithm: Logarithm) -> tuple[Array, Array]:
    """Return bivectors of huge boosts, and rotors S with ``R = exp(B) S``.

    Parameters
    ----------
    R : ndarray of shape (N, 2**(n-1))
        Rotors.
    logarithm : callable
        Principal logarithm of ``1 + D`` for a matrix D; raises LinAlgError where there is none.
    """
    B = np.zeros((len(R), space.pairs))
    out = R.copy()
    if not (space.p and space.q):
        return B, out
    for i in np.flatnonzero(np.square(R).sum(-1) > HUGE).tolist():
        for _ in range(min(space.p, space.q)):
            found = _taken_off(space, out[i], logarithm)
            if found is None:
                break
            B[i] += found[0]
            out[i] = found[1]
    return B, out


def _taken_off(space: Space, R: Array, logarithm: Logarithm) -> tuple[Array, Array] | None:
    """Return the bivector of the largest boosts and the rest of R; None if there are none left."""
    both = np.stack([R, space.reverse(R[None])[0]])
    X, back = space.displaced(both) + np.eye(space.n)
    if not np.isfinite(X).all():
        return None
    pairs = _null_pairs(space, X, back)
    if pairs is None:
        return None
    u, w = pairs
    inner = u.T @ X @ u
    scale = float(np.abs(inner).max())
    try:
        log = logarithm(inner / scale - np.eye(len(inner))) + np.log(scale) * np.eye(len(inner))
    except np.linalg.LinAlgError:
        return None
    rest = R
    for k in range(u.shape[1]):
        rest = _without(space, rest, u[:, k], w[:, k])
    norm = float((space.norms * rest**2).sum())
    if not norm > 0:
        return None
    half = u @ (log / 2) @ w.T
    return space.bivector(half - half.T), rest / np.sqrt(norm)


def _null_pairs(space: Space, X: Array, back: Array) -> tuple[Array, Array] | None:
    """Return bases u and w of the spaces that X enlarges and diminishes most, ``u_i . w_j = 1``.

    For i = j, else 0. Both are spaces of large eigenvalues, of X and of its inverse: beside large
    ones small eigenvalues are lost to rounding.
    """
    sides = []
    for matrix in (X, back):
        values, vectors = np.linalg.eig(matrix)
        size = np.abs(values)
        chosen = size > max(HUGE, float(size.max()) / TOGETHER)
        count = int(chosen.sum())
        parts = np.concatenate([vectors[:, chosen].real, vectors[:, chosen].imag], 1)
        sides.append(np.linalg.svd(parts)[0][:, :count])
    u, w = sides
    if not u.shape[1] or u.shape[1] != w.shape[1]:
        return None
    gram = w.T @ (space.metric[:, None] * u)
    if np.linalg.svd(gram, compute_uv=False).min() < PAIRED:
        return None
    return u, w @ np.linalg.inv(gram).T


def _without(space: Space, R: Array, u: Array, w: Array) -> Array:
    """Return the rest of R beside the boost of null vectors u and w, up to a positive factor."""
    b = space.bivector(np.outer(u, w) - np.outer(w, u))
    # (1 + b) R may be zero but for rounding in a direction of the smallest numbers; R is scaled
    # first so that nothing overflows.
    R = R / np.abs(R).max()
    Q = R + space.blade_product(b[None], R[None])[0]
    algebra = space.algebra
    a = algebra.multivector((u + w) / np.sqrt(2), layout="vector")
    turned = (a * algebra.multivector(Q, layout="even") * a).restrict("even", drop=True)
    rest: Array = Q + turned.coefficients
    return rest
