"""Logarithms of rotors where all vectors that are not null have squares of one sign.

R turns vectors by an orthogonal matrix X, null vectors aside. Where X is not near a half-turn,
``(X - 1) / (X + 1)`` is antisymmetric and its planes (`skew.planes`) are those of R, with tangents
of half the angle of X, so with those of the angles of the logarithm; near a half-turn the same is
done with -X. The two spaces are parted in the widest gap of the cosines of X, so it doesn't matter
how close angles are to each other, to zero or to a half-turn. R or -R, which X doesn't tell apart,
takes a further half-turn in the plane of the largest angle: the least sum of squares.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from gaforge.decomposition import series
from gaforge.decomposition.definite import exponential as exp_of_planes
from gaforge.decomposition.skew import planes
from gaforge.decomposition.space import Array, Space

CUT = (-0.9, 0.5)
"""Cosines between which the gap is looked for."""

NEGLIGIBLE = 1e-13
"""Size of a null part, relative to R, that a full turn may leave behind."""


class Turns(NamedTuple):
    """Orthonormal planes of a batch with their angles, and a vector outside of them for odd n."""

    angles: Array
    u: Array
    v: Array
    rest: Array


def logarithm(space: Space, R: Array) -> tuple[Array, Array]:
    """Return bivectors whose exponential is R, and which of the rows have one.

    Parameters
    ----------
    R : ndarray of shape (N, 2**(n-1))
        Rotors.
    """
    displaced = space.displaced(R)
    r = space.r
    solid, null = displaced[:, r:, r:], displaced[:, :r, r:]
    turns = find_turns(solid)
    angles = turns.angles.copy()
    found = np.ones(len(R), bool)
    extra = np.zeros_like(displaced)
    wrong = np.flatnonzero(_overlap(space, turns, angles, R) < 0)
    for i in wrong.tolist():
        largest = int(angles[i].argmax()) if angles.shape[1] else 0
        if angles.shape[1] and angles[i, largest] > NEGLIGIBLE:
            angles[i, largest] -= np.pi
            continue
        plane = _idle_plane(turns, null[i], i, float(np.linalg.norm(R[i])))
        if plane is None:
            found[i] = False
        else:
            extra[i, r:, r:] = np.pi * (np.outer(*plane) - np.outer(*plane[::-1]))
    K = _assembled(space, turns, angles, null) + extra
    B = space.bivector(K)
    if r > 1:
        B = B + _central(space, B, R)
    return B, found


def find_turns(displaced: Array) -> Turns:
    """Return planes and half angles, between 0 and pi/2, of orthogonal matrices less 1."""
    count, n = displaced.shape[:2]
    half = n // 2
    out = Turns(
        np.zeros((count, half)),
        np.zeros((count, n, half)),
        np.zeros((count, n, half)),
        np.zeros((count, n, n - 2 * half)),
    )
    if n == 0 or count == 0:
        return out
    symmetric = (displaced + np.swapaxes(displaced, 1, 2)) / 2
    values, vectors = np.linalg.eigh(symmetric)
    low = _low_count(1 + values)
    for far in np.unique(low):
        rows = np.flatnonzero(low == far)
        # Without a cut there is no need to leave the given axes, and planes along them stay exact.
        basis = vectors[rows] if 0 < far < n else np.broadcast_to(np.eye(n), (len(rows), n, n))
        for which, side in ((True, basis[..., :far]), (False, basis[..., far:])):
            place = slice(0, far // 2) if which else slice(far // 2, half)
            angles, u, v, rest = _cayley_planes(displaced[rows], side, which)
            out.angles[rows, place] = angles
            out.u[rows, :, place] = u
            out.v[rows, :, place] = v
            if not which:
                out.rest[rows] = rest
    return out


def _low_count(cosines: Array) -> Array:
    """Return how many cosines, in ascending order, lie below the widest gap."""
    ends = [np.full((len(cosines), 1), end) for end in CUT]
    inside = np.concatenate([ends[0], np.clip(cosines, *CUT), ends[1]], 1)
    gap = np.diff(inside, axis=1).argmax(1)
    return gap // 2 * 2


def _cayley_planes(displaced: Array, basis: Array, far: bool) -> tuple[Array, Array, Array, Array]:
    """Return planes in an invariant space with this basis, near a half-turn or far from it."""
    back = np.swapaxes(basis, 1, 2)
    inner = back @ displaced @ basis
    one = 2 * np.eye(inner.shape[-1])
    top, bottom = (inner + one, inner) if far else (inner, inner + one)
    ratio = np.linalg.solve(bottom, top)  # they commute
    tangents, u, v, rest = planes((ratio - np.swapaxes(ratio, 1, 2)) / 2)
    angles = np.arctan(tangents)
    if far:  # -X turns by 2 angles, X by pi more; the same with v and u exchanged and less than pi
        angles, u, v = np.pi / 2 - angles, v, u
    return angles, basis @ u, basis @ v, basis @ rest


def _solid(space: Space, turns: Turns, angles: Array) -> Array:
    """Return the bivectors of planes as matrices, without null parts."""
    out = np.zeros((len(angles), space.n, space.n))
    scaled = turns.u * (angles * (1.0 if space.p else -1.0))[:, None, :]
    out[:, space.r :, space.r :] = scaled @ np.swapaxes(turns.v, 1, 2)
    return out - np.swapaxes(out, 1, 2)


def _overlap(space: Space, turns: Turns, angles: Array, R: Array) -> Array:
    """Return a number that is negative where planes and angles give -R."""
    found = exp_of_planes(space, space.bivector(_solid(space, turns, angles)))
    return (found * R)[:, space.nulls == 0].sum(-1)


def _idle_plane(turns: Turns, null: Array, i: int, size: float) -> tuple[Array, Array] | None:
    """Return two vectors that R doesn't turn and whose plane has no null part, if there are any."""
    n, half = turns.u[i].shape
    pairs = np.stack([turns.u[i], turns.v[i]], -1).reshape(n, 2 * half)
    still = np.concatenate([pairs, turns.rest[i]], -1)
    _, sizes, right = np.linalg.svd(null @ still)
    rank = int((sizes > NEGLIGIBLE * size).sum())
    free = still @ right[rank:].T
    return (free[:, 0], free[:, 1]) if free.shape[1] > 1 else None


def _assembled(space: Space, turns: Turns, angles: Array, null: Array) -> Array:
    """Return the logarithms as matrices, null parts included.

    The block of X from vectors to null vectors is ``2 T phi(2 A)``, T being the null part and
    ``phi(z) = (e**z - 1) / z``; in a plane of angle a the inverse of phi is ``a cot a - i a``.
    """
    K = _solid(space, turns, angles)
    if space.r == 0:
        return K
    sign = 1.0 if space.p else -1.0
    fu, fv, rest = null @ turns.u, null @ turns.v, null @ turns.rest
    safe = np.where(angles == 0, 1.0, angles)
    cotangent = np.where(angles == 0, 1.0, safe / np.tan(safe))[:, None, :]
    turn = angles[:, None, :]
    tu, tv = cotangent * fu + turn * fv, cotangent * fv - turn * fu
    part = tu @ np.swapaxes(turns.u, 1, 2) + tv @ np.swapaxes(turns.v, 1, 2)
    part = sign / 2 * (part + rest @ np.swapaxes(turns.rest, 1, 2))
    K[:, : space.r, space.r :] = part
    K[:, space.r :, : space.r] = -np.swapaxes(part, 1, 2)
    return K


def _central(space: Space, B: Array, R: Array) -> Array:
    """Return the blades of two null vectors, which commute with all and which X doesn't show."""
    left = space.product(space.reverse(series.exponential(space, B)), R)[:, space.two]
    return np.where(space.nulls[space.two] == 2, left, 0.0)
