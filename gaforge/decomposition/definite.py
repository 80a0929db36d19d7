"""Bivectors where all vectors that are not null have squares of one sign: planes and translations.

Rotations, and the motors of any number of null vectors. The non-null part of B has orthonormal
planes (`skew.planes`), which are right however close their angles are. In each plane (u, v) with
angle a the null part adds ``sum of n_i (x_i u + y_i v)``; what is left over is null and commutes
with all planes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gaforge.decomposition.outcomes import Kind
from gaforge.decomposition.residuals import Part, Parts, accurate
from gaforge.decomposition.skew import planes
from gaforge.decomposition.space import Array, Space

EPS = float(np.finfo(float).eps)


class Planes(NamedTuple):
    """Planes of a batch, with what the null vectors add in them.

    Attributes
    ----------
    angles : ndarray of shape (N, k)
    u, v : ndarray of shape (N, n - r, k)
    x, y : ndarray of shape (N, r, k)
    rest : ndarray of shape (N, n - r, 0 or 1)
    """

    angles: Array
    u: Array
    v: Array
    x: Array
    y: Array
    rest: Array


def find_planes(space: Space, K: Array) -> Planes:
    """Return the planes of the non-null part, and the null part in each."""
    r = space.r
    angles, u, v, rest = planes(K[:, r:, r:])
    null = K[:, :r, r:]
    return Planes(angles, u, v, null @ u, null @ v, rest)


def plane_matrices(space: Space, found: Planes, angles: Array) -> Array:
    """Return ``angle_k u_k v_k + sum of n_i (x_ik u_k + y_ik v_k)`` as matrices (N, k, n, n)."""
    r, n = space.r, space.n
    u, v = (np.swapaxes(side, 1, 2) for side in (found.u, found.v))
    out = np.zeros((*angles.shape, n, n))
    out[..., r:, r:] = angles[..., None, None] * u[..., :, None] * v[..., None, :]
    if r:
        x, y = (np.swapaxes(side, 1, 2)[..., None] for side in (found.x, found.y))
        out[..., :r, r:] = x * u[..., None, :] + y * v[..., None, :]
    return out - np.swapaxes(out, -1, -2)


def exponential(space: Space, B: Array) -> Array:
    """Return exp(B) plane by plane, for at most one null vector or none in B.

    Each plane then squares to ``-angle**2``, its null part included, and planes commute.
    """
    found = find_planes(space, space.skew(B))
    parts = space.bivector(plane_matrices(space, found, found.angles))
    out = space.one(len(B))
    for k in range(parts.shape[1]):
        angle = found.angles[:, k, None]
        turned = space.blade_product(ratio(angle) * parts[:, k], out)
        out = np.cos(angle) * out + turned
    if space.r and found.rest.shape[-1]:
        null = np.zeros((len(B), space.n, space.n))
        along = space.skew(B)[:, : space.r, space.r :] @ found.rest
        null[:, : space.r, space.r :] = along @ np.swapaxes(found.rest, 1, 2)
        out = out + space.blade_product(space.bivector(null), out)
    return out


def ratio(angle: Array) -> Array:
    """Return ``sin(angle) / angle``, and its limit 1 at zero."""
    return np.where(angle == 0, 1.0, np.sin(angle) / np.where(angle == 0, 1.0, angle))


def split(space: Space, B: Array) -> Parts:
    """Return the parts of bivectors, planes by descending angle, null parts last."""
    K = space.skew(B)
    found = find_planes(space, K)
    largest = found.angles.max(-1, initial=0.0, keepdims=True)
    active = found.angles > 4 * space.n * EPS * largest
    matrices = plane_matrices(space, found, found.angles)
    if space.r > 1:
        matrices[..., : space.r, : space.r] += _completions(found, active)
    matrices[~active] = 0
    out = Parts(space, len(B))
    half = found.angles.shape[1]
    out.matrices[:, :half] = matrices
    out.kinds[:, :half] = np.where(active, Kind.ELLIPTIC, Kind.ZERO)
    out.dimensions[:, :half] = np.where(active, 2, 0)
    if space.r == 1:
        _put_null_parts(space, K, out, active.sum(-1))
    elif space.r:
        for i, kept in enumerate(active):
            planes_of_row = [Part(matrix, Kind.ELLIPTIC) for matrix in matrices[i][kept]]
            out.put(i, _with_null_parts(space, K[i], planes_of_row))
    return out


def _put_null_parts(space: Space, K: Array, out: Parts, place: Array) -> None:
    """Put what planes leave of translations with one null vector after them."""
    left = K - out.matrices.sum(1)
    left[:, 1:, 1:] = 0
    limit = 4 * space.n * EPS * np.abs(K).max(axis=(1, 2), initial=0.0)
    rows = np.flatnonzero(np.abs(left).max(axis=(1, 2), initial=0.0) > limit)
    out.matrices[rows, place[rows]] = left[rows]
    out.kinds[rows, place[rows]] = Kind.NULL
    out.dimensions[rows, place[rows]] = 2


def _with_null_parts(space: Space, K: Array, parts: list[Part]) -> list[Part]:
    """Return planes and what is left over, which is null.

    With two or more null vectors, planes of small angle beside large null parts are
    ill-conditioned; those that miss the tolerance stay in one part with the rest.
    """
    tolerance = 4 * space.n * EPS * float(np.abs(K).max(initial=0.0))
    rest: list[Part] = []
    for count in range(len(parts), -1, -1):
        kept = parts[:count]
        left = K - sum((part.matrix for part in kept), np.zeros_like(K))
        if not np.isfinite(left).all():
            continue
        if count == len(parts):
            rest = null_parts(space, left, tolerance)
        else:
            rest = [Part(left, Kind.UNRESOLVED, space.n - 2 * count)]
        if accurate(space, [*kept, *rest], K):
            break
    return [*kept, *rest]


def _completions(found: Planes, active: Array) -> Array:
    """Return what makes blades of planes with two or more null vectors: ``x ^ y / angle``."""
    x, y = (np.swapaxes(side, 1, 2) for side in (found.x, found.y))
    angles = np.where(active, found.angles, np.inf)[..., None, None]
    out: Any = x[..., :, None] * y[..., None, :] / angles
    return out - np.swapaxes(out, -1, -2)


def null_parts(space: Space, K: Array, tolerance: float) -> list[Part]:
    """Return the parts of a matrix whose blades hold at least one null vector each.

    ``sum of n_i t_i`` commutes part by part once the t_i are orthogonal to each other, which a
    change of basis among the null vectors achieves; blades of two null vectors commute with all.
    """
    r = space.r
    left, sizes, right = np.linalg.svd(K[:r, r:])
    rank = int((sizes > tolerance).sum())
    basis, directions = left.copy(), sizes[:rank, None] * right[:rank]
    if space.p and space.q and rank > 1:
        _, turn = np.linalg.eigh((directions * space.metric[r:]) @ directions.T)
        basis[:, :rank] = basis[:, :rank] @ turn
        directions = turn.T @ directions
    both = basis.T @ K[:r, :r] @ basis
    out = []
    for k in range(rank):
        partner = np.concatenate([basis[:, k + 1 :] @ both[k, k + 1 :], directions[k]])
        out.append(_blade(np.concatenate([basis[:, k], np.zeros(space.n - r)]), partner))
    angles, u, v, _ = planes(both[None, rank:, rank:])
    for angle, one, two in zip(angles[0], u[0].T, v[0].T, strict=True):
        if angle > tolerance:
            sides = [
                np.concatenate([basis[:, rank:] @ w, np.zeros(space.n - r)]) for w in (one, two)
            ]
            out.append(_blade(angle * sides[0], sides[1]))
    return out


def _blade(a: Array, b: Array) -> Part:
    """Return the null part ``a ^ b``."""
    out = a[:, None] * b[None, :]
    return Part(out - out.T, Kind.NULL)
