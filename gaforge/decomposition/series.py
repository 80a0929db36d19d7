"""The exponential of bivectors in any signature: power series on B / 2**s, squared s times.

``exp(B) - 1`` is carried instead of exp(B), by ``E <- 2 E + E E``, so nothing small is lost beside
the 1 and scaling further than needed costs no accuracy. Null vectors have no size of their own
(``n -> c n`` is an automorphism), so blades that hold them are brought to the size of the others
first: a far translation beside a small rotation loses nothing.
"""

from __future__ import annotations

import numpy as np

from gaforge.decomposition.space import Array, Space

TERMS = 17
"""Degree of the series: the next term of a bivector of size 1/2 is 2**-18 / 18!."""

LARGEST = 1e150
"""Size of coefficients beyond which squares overflow, and exponentials as well unless B is null."""


def exponential(space: Space, B: Array) -> Array:
    """Return exp(B); infinite where it overflows."""
    hopeless = np.abs(B).max(-1, initial=0.0) > LARGEST
    B = np.where(hopeless[:, None], 0.0, B)
    factor = _null_factor(space, B)
    weights = factor[:, None] ** np.bitwise_count(space.even[space.two] & ((1 << space.r) - 1))
    scaled = B * weights
    size = np.sqrt(space.n / 2) * np.linalg.norm(scaled, axis=-1)
    steps = np.ceil(np.log2(np.maximum(size, 0.5))).astype(int) + 1
    scaled = scaled * np.exp2(-steps)[:, None]
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
        out = out / factor[:, None] ** space.nulls
    out[hopeless | ~np.isfinite(out).all(-1)] = np.inf
    return out


def _null_factor(space: Space, B: Array) -> Array:
    """Return the factors of the null vectors that bring their blades to the size of the others."""
    count = np.bitwise_count(space.even[space.two] & ((1 << space.r) - 1))
    sizes = [np.abs(B[:, count == k]).max(-1, initial=0.0) for k in range(3)]
    target = np.maximum(sizes[0], 1.0)
    null = np.maximum(sizes[1] / target, np.sqrt(sizes[2] / target))
    return np.exp2(-np.ceil(np.log2(np.maximum(null, 1.0))))
