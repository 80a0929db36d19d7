"""Bivectors in metrics of both signs whose eigenvalues are well apart, a whole batch at a time.

Each pair a, -a of real or imaginary eigenvalues is a plane and each quadruple of complex ones a
block; the projectors come from eigenvectors. Null vectors add no eigenvalues but zero: with A' the
map of the other vectors and N what it adds along null ones, the projector to a set of eigenvalues
is P' there and ``N P' / A'`` along null vectors. Rows whose parts miss the tolerance, or that have
eigenvalues close to each other or to zero, are left to `spectral`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from gaforge.decomposition.interpolation import projectors
from gaforge.decomposition.outcomes import Kind
from gaforge.decomposition.residuals import TOLERANCE, Parts, commutators, outer_squares
from gaforge.decomposition.space import Array, Space

SAME = 1e-9
"""Distance of the eigenvalues of one part, folded into a quadrant, relative to the size of B."""

APART = 1e-4
"""Least distance between those of different parts."""

STILL = 1e-6
"""Size of an eigenvalue that counts as zero."""

MOST_NULL = 2
"""Most null vectors: what planes leave of B is then a blade, as they span three dimensions with
the one other vector of eigenvalue zero."""


class Spectrum(NamedTuple):
    """Eigenvalues of the map of vectors that are not null, m of them, with both eigenvectors."""

    values: Array
    right: Array
    left: Array


def split(space: Space, K: Array) -> tuple[Parts, Array]:
    """Return the parts of bivectors, and which rows are not split.

    Parameters
    ----------
    K : ndarray of shape (N, n, n)
        Antisymmetric matrices of the bivectors.
    """
    out = Parts(space, len(K))
    hard = np.abs(K).max(axis=(1, 2), initial=0.0) > 0
    solid = space.p + space.q
    if space.n < 4 or solid < 2 or space.r > MOST_NULL or not hard.any():
        return out, hard
    size = np.where(hard, np.linalg.norm(_scaled(K), axis=(1, 2)), 1.0)[:, None, None]
    unit = _scaled(K) / size
    try:
        found, fine = _spectrum(space, unit)
    except np.linalg.LinAlgError:  # of one row, with entries at the end of the range
        return out, hard
    points = np.abs(found.values.real) + 1j * np.abs(found.values.imag)
    together = np.abs(points[:, :, None] - points[:, None, :])
    same = together <= SAME
    apart = (same | (together >= APART)).all(axis=(1, 2))
    still = np.abs(points) < STILL
    fine &= hard & apart & (still.sum(-1) == solid % 2)
    first = ~(np.tril(same, -1)).any(-1) & ~still
    first &= fine[:, None]
    _collect(space, out, unit, found, same, first)
    if space.r:
        _put_rest(space, out, unit, np.arange(len(K)), first.sum(-1))
    right = _accurate(space, out, unit, slice(None))
    again = np.flatnonzero(fine & ~right)
    if space.r <= 1 and len(again):
        _retry(space, out, unit, found, first, again)
        right[again] = _accurate(space, out, unit, again)
    fine &= right
    out.matrices[~fine] = out.kinds[~fine] = out.dimensions[~fine] = 0
    out.matrices *= (size * _scale(K)[:, None, None])[:, None]
    return out, hard & ~fine


def _scale(K: Array) -> Array:
    """Return the largest entry of each matrix, 1 for zero."""
    scale = np.abs(K).max(axis=(1, 2))
    return np.where(scale > 0, scale, 1.0)


def _scaled(K: Array) -> Array:
    return K / _scale(K)[:, None, None]


def _spectrum(space: Space, unit: Array) -> tuple[Spectrum, Array]:
    """Return the eigenvalues of each row, and where there are as many eigenvectors."""
    r = space.r
    values, vectors = np.linalg.eig(unit[:, r:, r:] * space.metric[r:])
    dual, invertible = _inverses(vectors)
    return Spectrum(values, vectors, dual), invertible


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
    space: Space, out: Parts, unit: Array, found: Spectrum, same: Array, first: Array
) -> None:
    """Set the part of each set of eigenvalues, at the place of its first member."""
    place = np.cumsum(first, -1) - 1
    for j in range(first.shape[1]):
        rows = np.flatnonzero(first[:, j] & (place[:, j] < space.n // 2))
        if not len(rows):
            continue
        inside = same[rows, j]
        chosen = found.right[rows] * inside[:, None, :]
        left = found.left[rows]
        part = _part(space, unit[rows], (chosen @ left).real)
        if space.r > 1:
            inverse = np.where(inside, 1 / np.where(inside, found.values[rows], 1), 0)
            over = ((chosen * inverse[:, None, :]) @ left).real
            part[:, : space.r, : space.r] = _null_block(space, unit[rows], over)
        value, count = found.values[rows, j], inside.sum(-1)
        plane = np.where(np.abs(value.real) > np.abs(value.imag), Kind.HYPERBOLIC, Kind.ELLIPTIC)
        mixed = np.minimum(np.abs(value.real), np.abs(value.imag)) > APART
        part[(count != np.where(mixed, 4, 2))] = np.nan
        out.matrices[rows, place[rows, j]] = part
        out.kinds[rows, place[rows, j]] = np.where(mixed, Kind.COMPLEX, plane)
        out.dimensions[rows, place[rows, j]] = count


def _part(space: Space, unit: Array, projector: Array) -> Array:
    """Return a projector times the matrices of bivectors, without the block of null vectors."""
    r = space.r
    part = np.zeros_like(unit)
    solid = projector @ unit[:, r:, r:]
    # What is not antisymmetric is an error, and large where eigenvectors are dependent.
    off = np.linalg.norm(solid + np.swapaxes(solid, 1, 2), axis=(1, 2))
    part[:, r:, r:] = (solid - np.swapaxes(solid, 1, 2)) / 2
    part[:, r:, :r] = projector @ unit[:, r:, :r]
    part[:, :r, r:] = -np.swapaxes(part[:, r:, :r], 1, 2)
    part[off > TOLERANCE] = np.nan
    return part


def _null_block(space: Space, unit: Array, over: Array) -> Array:
    """Return what a projector over the map, ``P' / A'``, adds to blades of two null vectors."""
    r = space.r
    along = unit[:, :r, r:] * space.metric[r:]
    block = along @ over @ unit[:, r:, :r]
    return (block - np.swapaxes(block, 1, 2)) / 2


def _retry(
    space: Space, out: Parts, unit: Array, found: Spectrum, first: Array, rows: Array
) -> None:
    """Set the parts of rows anew, with projectors that have more digits."""
    r = space.r
    for i in rows.tolist():
        squares = found.values[i, first[i]].astype(complex) ** 2
        mixed = out.kinds[i, : len(squares)] == Kind.COMPLEX
        squares = np.where(mixed, squares, squares.real)
        A = unit[i, r:, r:] * space.metric[r:]
        P = projectors(A, squares)
        whole = np.broadcast_to(unit[i], (len(P), *unit[i].shape)).astype(np.longdouble)
        out.matrices[i] = out.kinds[i, len(P) :] = out.dimensions[i, len(P) :] = 0
        out.matrices[i, : len(P)] = _part(space, whole, P)
        if r:
            _put_rest(space, out, unit, np.array([i]), np.array([len(P)]))


def _put_rest(space: Space, out: Parts, unit: Array, rows: Array, place: Array) -> None:
    """Set what planes leave of some rows, a null blade, after them where it is not rounding."""
    rest = unit[rows] - out.matrices[rows].sum(1)
    with np.errstate(invalid="ignore"):
        left = np.linalg.norm(rest, axis=(1, 2)) > TOLERANCE
    left &= (place > 0) & (place < space.n // 2)
    rest[:, space.r :, space.r :] = 0
    rows, place = rows[left], place[left]
    out.matrices[rows, place] = rest[left]
    out.kinds[rows, place] = Kind.NULL
    out.dimensions[rows, place] = 2


def _accurate(space: Space, out: Parts, unit: Array, rows: Array | slice) -> Array:
    """Tell which of some rows are splits of the bivectors to the tolerance."""
    matrices, kinds = out.matrices[rows], out.kinds[rows]
    with np.errstate(invalid="ignore"):
        off = np.linalg.norm(matrices.sum(1) - unit[rows], axis=(1, 2)) <= TOLERANCE
        plain = np.where(kinds <= Kind.NULL, outer_squares(matrices), 0).max(-1, initial=0.0)
        worst = np.maximum(commutators(space, matrices), plain)
        return off & (worst <= TOLERANCE / 2)
