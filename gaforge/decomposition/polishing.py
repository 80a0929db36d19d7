"""The last digits of a logarithm: least squares on the coefficients of exp(B) - R.

Where R holds large boosts, the matrix by which it moves vectors has lost what R itself still holds.
A few steps of Gauss and Newton, with the derivative of exp by differences, bring B to the bivector
whose exponential is nearest to R.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gaforge.decomposition.space import Array, Space

GOAL = 2e-14
"""Residual that is not polished any more."""

REACH = 0.1
"""Residual from which the iteration is not started."""

STEP = 1e-6
"""Step of the differences; a step of the iteration gains six digits with it."""

STEPS = 8


def residuals(E: Array, R: Array) -> Array:
    """Return ``|E - R| / |R|``, infinite where that is not finite."""
    with np.errstate(all="ignore"):
        out = np.linalg.norm(E - R, axis=-1) / np.linalg.norm(R, axis=-1)
    return np.where(np.isfinite(out), out, np.inf)


def polished(
    space: Space, B: Array, R: Array, exponential: Callable[[Space, Array], Array]
) -> tuple[Array, Array]:
    """Return bivectors with exp(B) closest to R, and ``|exp(B) - R| / |R|``."""
    best = residuals(exponential(space, B), R)
    B = B.copy()
    for i in np.flatnonzero((best > GOAL) & (best < REACH)):
        for _ in range(STEPS):
            candidate = _step(space, B[i], R[i], exponential)
            found = residuals(exponential(space, candidate[None]), R[i : i + 1])[0]
            if not found < best[i]:
                break
            B[i], best[i] = candidate, found
    return B, best


def _step(space: Space, B: Array, R: Array, exponential: Callable[[Space, Array], Array]) -> Array:
    """Return B after one step of the iteration."""
    size = STEP * max(1.0, float(np.abs(B).max()))
    points = np.concatenate([B + size * np.eye(space.pairs), B - size * np.eye(space.pairs)])
    values = exponential(space, np.concatenate([points, B[None]]))
    slopes = (values[: space.pairs] - values[space.pairs : -1]) / (2 * size)
    change = np.linalg.lstsq(slopes.T, R - values[-1], rcond=1e-9)[0]
    return B + change
