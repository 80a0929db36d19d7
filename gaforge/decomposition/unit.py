"""Whether even elements are rotors, how far they are from one, and the rotor near to them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gaforge.decomposition.space import Array, Space

DRIFT = {"f": 1e-4, "d": 1e-6}
"""Distance from a rotor that is taken for drift and removed, by precision of the coefficients."""

FARTHEST = 0.1
"""Distance, after normalising, beyond which there is no rotor near."""

STEPS = 40
"""Most steps of the iteration for ``(R ~R)**(-1/2) R``."""


class Unit(NamedTuple):
    """Rows brought to the surface of rotors.

    Attributes
    ----------
    rotor : ndarray of shape (N, 2**(n-1))
        Where accepted: ``(R ~R)**(-1/2) R``, or R itself if that is within rounding.
    accepted : ndarray of shape (N,)
    distance : ndarray of shape (N,)
        ``|R ~R - 1|`` or the part of ``R e_i ~R`` that is no vector, relative to ``|R|**2``.
    outside : ndarray of shape (N,)
        The latter part, of the normalised element.
    """

    rotor: Array
    accepted: Array
    distance: Array
    outside: Array


def examined(space: Space, R: Array, dtype: np.dtype[Any], normalize: bool) -> Unit:
    """Return rows normalised, with how far they were from rotors."""
    limit = DRIFT["f" if dtype == np.float32 else "d"]
    off, outside = _distances(space, R)
    distance = np.maximum(off, outside)
    rotor = R.copy()
    drifted = np.flatnonzero(off > 1e-14) if not normalize else np.arange(len(R))
    rotor[drifted] = _normalised(space, R[drifted])
    finite = np.isfinite(rotor).all(-1)
    rotor[~finite] = space.one(int((~finite).sum()))
    near, after = distance.copy(), outside.copy()
    off, after[drifted] = _distances(space, rotor[drifted])
    near[drifted] = np.maximum(off, after[drifted])
    accepted = finite & (near <= FARTHEST if normalize else (distance <= limit) & (near <= limit))
    return Unit(rotor, accepted, distance, after)


def _distances(space: Space, R: Array) -> tuple[Array, Array]:
    """Return ``|R ~R - 1|`` and the part of ``R e_i ~R`` that is no vector, over ``|R|**2``."""
    size = np.maximum(np.linalg.norm(R, axis=-1), 1e-15)
    scale = np.maximum(size, 1.0)  # squares of large boosts stay in range
    unit = R / scale[:, None]
    norm = space.product(unit, space.reverse(unit))
    norm[:, 0] -= 1 / scale / scale
    _, outside = space.moved(unit)
    return np.linalg.norm(norm, axis=-1), outside / np.square(size / scale)


def _normalised(space: Space, R: Array) -> Array:
    """Return ``(R ~R)**(-1/2) R``, by Newton's iteration; NaN where there is none."""
    with np.errstate(all="ignore"):
        square = (space.norms * R**2).sum(-1)
        out = R / np.sqrt(np.where(square > 0, square, np.nan))[:, None]
        farthest = 1e3 * np.abs(out).max(-1)
        for _ in range(STEPS):
            norm = space.product(out, space.reverse(out))
            size = np.maximum((out**2).sum(-1), 1.0)
            norm[:, 0] -= 1
            off = np.linalg.norm(norm, axis=-1) / size
            again = off > 1e-15
            if not again.any():
                break
            step = -norm[again] / 2
            step[:, 0] += 1
            following = space.product(step, out[again])
            worse = ~(off[again] < 1.0) | (np.abs(following).max(-1) > farthest[again])
            out[again] = np.where(worse[:, None], np.nan, following)
    return out
