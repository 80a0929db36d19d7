"""How far rotors turn and in how many planes, beside rotors that are drawn at random.

The planes of a rotor are those of its bivector; ``p`` are their shares in the sum of squares of its
angles. A rotor is concentrated if few planes carry that sum, which two usual measures say: the
largest share, and the participation ratio ``1 / sum p**2``, an effective number of planes (the
inverse of Simpson's index). Both depend on n: rotors drawn at random are the zero to read from.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist
from typing import Any

import numpy as np
from torch import Tensor

from gaforge.decomposition.skew import planes
from gaforge.decomposition.space import space_of
from gaforge.nn.rotor_linear import INITS, RotorLinear

Array = np.ndarray[Any, Any]

DRAWN = 4096
"""Random rotors from which means and deviations of the measures are taken."""

NORMAL = NormalDist().inv_cdf(0.975)
"""Quantile 97.5 % of the normal distribution."""


@dataclass(frozen=True)
class Rotor:
    """One rotor of a layer.

    Attributes
    ----------
    side : str
        ``left`` for r, ``right`` for s in ``r x ~s``.
    in_chunk, out_chunk, index : int
    angles : tuple of float
        Of its planes, in degrees and descending order; there are n // 2.
    scale : float or None
        Of its term of the layer's map; None if the layer has no scales.
    """

    side: str
    in_chunk: int
    out_chunk: int
    index: int
    angles: tuple[float, ...]
    scale: float | None


@dataclass(frozen=True)
class Concentration:
    """Means over the rotors of a layer that turn at all.

    Attributes
    ----------
    largest : float
        Share of the largest plane in the sum of squares of the angles: 1 for a rotor in one plane.
    effective : float
        Effective number of planes, from 1 to n // 2.
    norm : float
        Norm of the bivector, in degrees: the square root of the sum of squares of the angles.
    """

    largest: float
    effective: float
    norm: float


@dataclass(frozen=True)
class Control:
    """What as many rotors have whose bivectors are drawn at random, as at a layer's start.

    Attributes
    ----------
    mean : Concentration
        Expected values.
    largest, effective : tuple of (float, float)
        Intervals in which the layer's means lie for 95 % of the draws.
    """

    mean: Concentration
    largest: tuple[float, float]
    effective: tuple[float, float]


def angles_of(n: int, bivectors: Array) -> Array:
    """Return the angles of bivectors of Cl(n) in their planes.

    Parameters
    ----------
    n : int
    bivectors : ndarray of shape (..., n(n-1)/2)
        In canonical order.

    Returns
    -------
    ndarray of shape (..., n // 2)
        In radians, not negative, in descending order.

    Examples
    --------
    >>> angles_of(4, np.array([0.5, 0, 0, 0, 0, -0.25])).round(12)
    array([0.5 , 0.25])
    """
    lead = bivectors.shape[:-1]
    found = planes(space_of((n, 0, 0)).skew(bivectors).reshape(-1, n, n))[0]
    return np.abs(found).reshape(*lead, n // 2)  # without -0.0


def sides_of(layer: RotorLinear) -> dict[str, Array]:
    """Return a layer's bivectors by side, of shape (in_chunks, out_chunks, width, n(n-1)/2)."""
    sides: dict[str, Tensor | None] = {"left": layer.left, "right": layer.right}
    return {
        name: side.detach().double().cpu().numpy()
        for name, side in sides.items()
        if side is not None
    }


def scales_of(layer: RotorLinear) -> Array | None:
    """Return a layer's scales, of shape (in_chunks, out_chunks, width)."""
    return None if layer.scale is None else layer.scale.detach().double().cpu().numpy()


def rotors_of(layer: RotorLinear) -> list[Rotor]:
    """Return the rotors of a layer with all their angles.

    Examples
    --------
    >>> layer = RotorLinear(4, 4, init=0.0)
    >>> layer.right.data[...] = 0.25
    >>> [(rotor.side, rotor.angles, rotor.scale) for rotor in rotors_of(layer)]
    [('left', (0.0,), 1.0), ('right', (14.32394487827058,), 1.0)]
    """
    scales = scales_of(layer)
    found = []
    for side, bivectors in sides_of(layer).items():
        degrees = np.degrees(angles_of(layer.n, bivectors))
        for i, o, w in np.ndindex(degrees.shape[:-1]):
            scale = None if scales is None else float(scales[i, o, w])
            found.append(Rotor(side, i, o, w, tuple(degrees[i, o, w].tolist()), scale))
    return found


def concentration(angles: Array) -> Concentration | None:
    """Return how concentrated rotors are; of rotors that don't turn nothing can be said.

    Parameters
    ----------
    angles : ndarray of shape (rotors, planes)
        In degrees.

    Examples
    --------
    >>> concentration(np.array([[30.0, 30.0], [30.0, 0.0], [0.0, 0.0]]))
    Concentration(largest=0.75, effective=1.5, norm=36.21320343559643)
    """
    largest, effective, norm = _measures(angles)
    if not norm.size:
        return None
    return Concentration(float(largest.mean()), float(effective.mean()), float(norm.mean()))


def control(layer: RotorLinear) -> Control | None:
    """Return what a layer of this size has before it is fitted, whatever it learns.

    The expected values are taken from `DRAWN` rotors of a fixed seed. None for a layer whose rotors
    have no planes.

    Examples
    --------
    >>> found = control(RotorLinear(16, 16))
    >>> round(found.mean.largest, 2), round(4 / (3 * math.pi) + 0.5, 2)  # and its exact value
    (0.92, 0.92)
    """
    deviation = INITS[layer.init] if isinstance(layer.init, str) else layer.init
    count = sum(math.prod(side.shape[:-1]) for side in sides_of(layer).values())
    if not count or not deviation:
        return None
    largest, effective, norm = _random(layer.n)
    mean = Concentration(
        float(largest.mean()), float(effective.mean()), deviation * float(norm.mean())
    )
    return Control(mean, _interval(largest, count), _interval(effective, count))


def _measures(angles: Array) -> tuple[Array, Array, Array]:
    """Return largest shares, effective numbers and norms of the rotors that turn."""
    squares = angles**2
    total = squares.sum(-1)
    turning = total > 0
    shares = squares[turning] / total[turning, None]
    return shares.max(-1, initial=0), 1 / (shares**2).sum(-1), np.sqrt(total[turning])


@cache
def _random(n: int) -> tuple[Array, Array, Array]:
    """Return the measures of rotors with standard normal coefficients."""
    drawn = np.random.default_rng(0).standard_normal((DRAWN, n * (n - 1) // 2))
    return _measures(np.degrees(angles_of(n, drawn)))


def _interval(values: Array, count: int) -> tuple[float, float]:
    """Return where the mean of so many values lies for 95 % of the draws."""
    middle, width = float(values.mean()), NORMAL * float(values.std()) / math.sqrt(count)
    return middle - width, middle + width
