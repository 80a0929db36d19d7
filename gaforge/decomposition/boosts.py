"""Very large boosts, taken off a rotor before the rest of it is looked at.

R moves vectors by a matrix X whose entries are of the size of the square of R, so the digits of
what stands beside a boost are lost in X long before they are lost in R. R itself holds them: with
eigenvectors v of X, ``X v = v / s``,

    v R = s R v,

a pencil of two linear maps of vectors to odd elements, both with entries of the size of R. For
boosts s is close to 0, or to infinity on the other side, and is found to rounding of 1, with the
spaces of null vectors u and w that X enlarges and diminishes. With b the unit bivector of a boost,
``b b = 1``, and S what acts on the other vectors,

    R = exp(t b) S,    (1 + b)/2 R = exp(t) (1 + b)/2 S,

and S is left once the plane is averaged out, ``S = Q + a Q a`` with Q the product over exp(t) and a
unit vector a of the plane. The sum of all t is that of the sizes of R and S; where s is rounding,
nothing else of them is left in R, and it is shared out equally.
"""

from __future__ import annotations

import numpy as np

from gaforge.decomposition.space import Array, Space

HUGE = 1e4
"""Eigenvalue of X from which its boost is taken off."""

ROUNDING = 1e-14
"""Size of s below which it is only rounding."""

CENTRES = (1.0, 0.25, 4.0)
"""Values of -s that the pencil is turned about; X has at most one of the eigenvalues."""

PAIRED = 1e-8
"""Least singular value of the products of null vectors and partners."""


def peeled(space: Space, R: Array) -> tuple[Array, Array]:
    """Return bivectors of huge boosts, and rotors S with ``R = exp(B) S``.

    Parameters
    ----------
    R : ndarray of shape (N, 2**(n-1))
        Rotors.
    """
    B = np.zeros((len(R), space.pairs))
    out = R.copy()
    if not (space.p and space.q):
        return B, out
    for i in np.flatnonzero(np.square(R).sum(-1) > HUGE).tolist():
        try:
            found = _taken_off(space, out[i])
        except np.linalg.LinAlgError:
            continue
        if found is not None:
            B[i], out[i] = found
    return B, out


def _taken_off(space: Space, R: Array) -> tuple[Array, Array] | None:
    """Return the bivector of the huge boosts and the rest of R; None if there are none."""
    left, right = space.beside(R / np.linalg.norm(R))
    pairs = _null_pairs(space, left, right)
    if pairs is None:
        return None
    u, w = pairs
    s, vectors = np.linalg.eig(np.linalg.lstsq(right @ u, left @ u)[0])
    kept = np.abs(s) > ROUNDING
    if (s[kept].real < 0)[s[kept].imag == 0].any():
        return None  # X turns the directions of boosts over
    rest, total = R, 0.0
    for k in range(u.shape[1]):
        rest, size = _without(space, rest, u[:, k], w[:, k])
        total += size
    norm = float((space.norms * rest**2).sum())
    if not norm > 0:
        return None
    total += np.log(norm) / 2
    sizes = np.where(kept, -np.log(np.where(kept, s, 1)) / 2, 0)
    worst = ~kept if not kept.all() else np.abs(s) <= np.abs(s).min() * (1 + 1e-9)
    sizes = sizes + np.where(worst, (total - sizes.sum().real) / worst.sum(), 0)
    half = u @ (vectors @ (sizes[:, None] * np.linalg.inv(vectors))).real @ w.T
    return space.bivector(half - half.T), rest / np.sqrt(norm)


def _null_pairs(space: Space, left: Array, right: Array) -> tuple[Array, Array] | None:
    """Return bases u and w of the spaces that X enlarges and diminishes most, ``u_i . w_j = 1``.

    For i = j, else 0.
    """
    centre, whole = max(
        ((c, left + c * right) for c in CENTRES),
        key=lambda pair: float(np.linalg.svd(pair[1], compute_uv=False).min()),
    )
    values, vectors = np.linalg.eig(np.linalg.lstsq(whole, left)[0])  # s / (s + centre)
    near, far = np.abs(values), np.abs(1 - values)
    spaces = []
    for small in (centre * near < far / HUGE, far < centre * near / HUGE):
        parts = np.concatenate([vectors[:, small].real, vectors[:, small].imag], 1)
        spaces.append(np.linalg.svd(parts)[0][:, : int(small.sum())])
    u, w = spaces
    if not u.shape[1] or u.shape[1] != w.shape[1]:
        return None
    gram = w.T @ (space.metric[:, None] * u)
    if np.linalg.svd(gram, compute_uv=False).min() < PAIRED:
        return None
    return u, w @ np.linalg.inv(gram).T


def _without(space: Space, R: Array, u: Array, w: Array) -> tuple[Array, float]:
    """Return the rest of R beside the boost of null vectors u and w, over a factor, and its log."""
    b = space.bivector(np.outer(u, w) - np.outer(w, u))
    # (1 + b) R may be zero but for rounding in a direction of the smallest numbers; R is scaled
    # first so that nothing overflows.
    scale = np.abs(R).max()
    R = R / scale
    Q = R + space.blade_product(b[None], R[None])[0]
    algebra = space.algebra
    a = algebra.multivector((u + w) / np.sqrt(2), layout="vector")
    turned = (a * algebra.multivector(Q, layout="even") * a).restrict("even", drop=True)
    return (Q + turned.coefficients) / 2, float(np.log(scale))
