"""The exponential of bivectors in any signature: power series on B / 2**s, squared s times.

``exp(B) - 1`` is carried instead of exp(B), by ``E <- 2 E + E E``, so nothing small is lost beside
the 1 and scaling further than needed costs no accuracy: a small rotation beside a far translation
keeps its digits.
"""

from __future__ import annotations

import numpy as np

from gaforge.decomposition.space import Array, Space

TERMS = 17
"""Degree of the series: the next term of a bivector of size 1/2 is 2**-18 / 18!."""

LARGEST = 1e150
"""Size of coefficients beyond which squares overflow."""


def exponential(space: Space, B: Array) -> Array:
    """Return exp(B); infinite where it overflows."""
    hopeless = np.abs(B).max(-1, initial=0.0) > LARGEST
    B = np.where(hopeless[:, None], 0.0, B)
    size = np.sqrt(space.n / 2) * np.linalg.norm(B, axis=-1)
    steps = np.ceil(np.log2(np.maximum(size, 0.5))).astype(int) + 1
    scaled = B * np.exp2(-steps)[:, None]
    out = space.blade_product(scaled, space.one(len(B))) / TERMS
    for k in range(TERMS - 1, 0, -1):
        out[:, 0] += 1
        out = space.blade_product(scaled, out) / k
    with np.errstate(over="ignore", invalid="ignore"):
        for step in range(int(steps.max(initial=0))):
            again = np.flatnonzero(steps > step)
            E = out[again]
            out[again] = 2 * E + space.product(E, E)
        out[:, 0] += 1
    out[hopeless | ~np.isfinite(out).all(-1)] = np.inf
    return out
