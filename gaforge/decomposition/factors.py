"""Two vectors whose outer product is a blade, and the angle of its part, for people to read."""

from __future__ import annotations

import numpy as np

from gaforge.decomposition.outcomes import Kind
from gaforge.decomposition.skew import planes
from gaforge.decomposition.space import Array, Space


def factors(space: Space, part: Array) -> list[tuple[float, Array, Array]]:
    """Return sizes s and pairs of orthonormal vectors u, v with ``part = sum of s u ^ v``.

    Orthonormal in coefficients, whatever the metric is; one pair for a blade. The largest
    coefficient of u and the first of v that matters are positive where that can be.

    Parameters
    ----------
    part : ndarray of shape (n(n-1)/2,)

    Examples
    --------
    >>> import numpy as np
    >>> from gaforge.decomposition.space import space_of
    >>> size, u, v = factors(space_of((3, 0, 0)), np.array([0.0, 0.0, -2.0]))[0]
    >>> print(size, u + 0.0, v + 0.0)
    2.0 [0. 0. 1.] [0. 1. 0.]
    """
    sizes, u, v, _ = planes(space.skew(part[None]))
    largest = float(sizes.max(initial=0.0))
    out = []
    for size, one, two in zip(sizes[0], u[0].T, v[0].T, strict=True):
        if size > 1e-12 * largest:
            sign = np.sign(one[np.abs(one).argmax()])
            out.append((float(size), sign * one, sign * two))
    return out


def angle(kind: Kind, square: float) -> float | None:
    """Return the angle of a part, or its rapidity: the root of the size of its square.

    None for blocks, which have no single one.

    Examples
    --------
    >>> angle(Kind.ELLIPTIC, -4.0)
    2.0
    """
    if not kind.is_blade:
        return None
    return 0.0 if kind in (Kind.NULL, Kind.ZERO) else float(np.sqrt(abs(square)))
