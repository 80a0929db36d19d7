"""Bivectors in metrics of both signs whose eigenvalues are well apart, a whole batch at a time.

Each pair a, -a of real or imaginary eigenvalues is a plane and each quadruple of complex ones a
block; the projectors come from eigenvectors. Rows whose parts miss the tolerance, or that have
eigenvalues close to each other or to zero, are left to `spectral`.
"""

from __future__ import annotations

import numpy as np

from gaforge.decomposition.outcomes import Kind
from gaforge.decomposition.residuals import TOLERANCE, Parts, commutators, outer_squares
from gaforge.decomposition.space import Array, Space

SAME = 1e-9
"""Distance of the eigenvalues of one part, folded into a quadrant, relative to the size of B."""

APART = 1e-3
"""Least distance between those of different parts, and of them from zero."""


def split(space: Space, K: Array) -> tuple[Parts, Array]:
    """Return the parts of bivectors, and which rows are not split.

    Parameters
    ----------
    K : ndarray of shape (N, n, n)
        Antisymmetric matrices of the bivectors.
    """
    out = Parts(space, len(K))
    hard = np.abs(K).max(axis=(1, 2), initial=0.0) > 0
    if space.n < 4 or not hard.any():
        return out, hard
    size = np.where(hard, np.linalg.norm(_scaled(K), axis=(1, 2)), 1.0)[:, None, None]
    unit = _scaled(K) / size
    try:
        values, vectors = np.linalg.eig((unit * space.metric).astype(complex))
    except np.linalg.LinAlgError:  # of one row, with entries at the end of the range
        return out, hard
    dual, invertible = _inverses(vectors)
    points = np.abs(values.real) + 1j * np.abs(values.imag)
    together = np.abs(points[:, :, None] - points[:, None, :])
    same = together <= SAME
    apart = (same | (together >= APART)).all(axis=(1, 2))
    still = np.abs(points) < APART
    zeros = still.sum(-1)
    # At most one eigenvalue zero, in odd dimensions without null vectors, needs no part.
    fine = hard & invertible & apart & (zeros == (space.n % 2 if not space.r else -1))
    first = ~(np.tril(same, -1)).any(-1) & ~still
    _collect(space, out, unit, values, vectors, dual, same, first & fine[:, None])
    fine &= _accurate(space, out, unit)
    out.matrices[~fine] = out.kinds[~fine] = out.dimensions[~fine] = 0
    out.matrices *= (size * _scale(K)[:, None, None])[:, None]
    return out, hard & ~fine


def _scale(K: Array) -> Array:
    """Return the largest entry of each matrix, 1 for zero."""
    scale = np.abs(K).max(axis=(1, 2))
    return np.where(scale > 0, scale, 1.0)


def _scaled(K: Array) -> Array:
    return K / _scale(K)[:, None, None]


def _inverses(vectors: Array) -> tuple[Array, Array]:
    """Return inverses of matrices, and where there is one."""
    try:
        return np.linalg.inv(vectors), np.ones(len(vectors), bool)
    except np.linalg.LinAlgError:
        sizes = np.linalg.svd(vectors, compute_uv=False)
        invertible = sizes[:, -1] > 1e-15
        safe = np.where(invertible[:, None, None], vectors, np.eye(vectors.shape[-1]))
        return np.linalg.inv(safe), invertible


def _collect(
    space: Space,
    out: Parts,
    unit: Array,
    values: Array,
    vectors: Array,
    dual: Array,
    same: Array,
    first: Array,
) -> None:
    """Set the part of each set of eigenvalues, at the place of its first member."""
    place = np.cumsum(first, -1) - 1
    for j in range(space.n):
        rows = np.flatnonzero(first[:, j] & (place[:, j] < space.n // 2))
        if not len(rows):
            continue
        inside = same[rows, j]
        projector = ((vectors[rows] * inside[:, None, :]) @ dual[rows]).real
        part = projector @ unit[rows]
        # What is not antisymmetric is an error, and large where eigenvectors are dependent.
        off = np.linalg.norm(part + np.swapaxes(part, 1, 2), axis=(1, 2))
        part = (part - np.swapaxes(part, 1, 2)) / 2
        part[off > TOLERANCE] = np.nan
        count, value = inside.sum(-1), values[rows, j]
        plane = np.where(np.abs(value.real) > np.abs(value.imag), Kind.HYPERBOLIC, Kind.ELLIPTIC)
        mixed = np.minimum(np.abs(value.real), np.abs(value.imag)) > APART
        part[(count != np.where(mixed, 4, 2))] = np.nan
        out.matrices[rows, place[rows, j]] = part
        out.kinds[rows, place[rows, j]] = np.where(mixed, Kind.COMPLEX, plane)
        out.dimensions[rows, place[rows, j]] = count


def _accurate(space: Space, out: Parts, unit: Array) -> Array:
    """Tell which rows are splits of the bivectors to the tolerance."""
    with np.errstate(invalid="ignore"):
        off = np.linalg.norm(out.matrices.sum(1) - unit, axis=(1, 2)) <= TOLERANCE
        blades = out.kinds <= Kind.NULL
        plain = np.where(blades, outer_squares(out.matrices), 0).max(-1, initial=0.0)
        worst = np.maximum(commutators(space, out.matrices), plain)
        return off & (worst <= TOLERANCE / 2)
