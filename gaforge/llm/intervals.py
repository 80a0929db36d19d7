"""Confidence intervals of sums over windows, and of differences on the same windows."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist
from typing import Any, Protocol

import numpy as np

from gaforge.errors import ShapeError

Array = np.ndarray[Any, Any]

CONFIDENCE = 0.95
NORMAL = NormalDist().inv_cdf(0.975)
"""The 97.5 % point of the normal distribution."""


class Measured(Protocol):
    """Sums over parts of a text or of a set of questions, and the counts behind them."""

    @property
    def sums(self) -> Array:
        """One number a part."""

    @property
    def counts(self) -> Array:
        """How many tokens or questions each part has."""


@dataclass(frozen=True)
class Difference:
    """A difference of two means over the same parts, with the error of the difference itself.

    Attributes
    ----------
    value : float
        First less second.
    standard_error : float
    interval : tuple of float
        95 %, by Student's t.
    parts : int
    """

    value: float
    standard_error: float
    interval: tuple[float, float]
    parts: int

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.value:+.4f} (95 % from {low:+.4f} to {high:+.4f}, {self.parts} parts)"


def ratio_error(sums: Array, counts: Array) -> float:
    """Return the standard error of ``sums.sum() / counts.sum()`` over independent parts.

    That of a ratio estimator (Cochran, Sampling Techniques, section 6.3): parts of other sizes
    weigh as they do in the ratio. It is NaN for a single part.

    Examples
    --------
    >>> ratio_error(np.array([1.0, 3.0]), np.array([1.0, 1.0]))
    1.0
    """
    parts = len(sums)
    if parts < 2:
        return math.nan
    rest = sums - counts * (sums.sum() / counts.sum())
    return float(math.sqrt(parts / (parts - 1) * (rest @ rest)) / counts.sum())


def interval(value: float, standard_error: float, parts: int) -> tuple[float, float]:
    """Return the 95 % interval of a mean over parts, by Student's t.

    Examples
    --------
    >>> low, high = interval(0.0, 1.0, 11)
    >>> round(high, 3)
    2.228
    """
    if parts < 2:
        return (math.nan, math.nan)
    half = student(parts - 1) * standard_error
    return value - half, value + half


@lru_cache
def student(freedom: int) -> float:
    """Return the 97.5 % point of Student's t, by bisection of its distribution.

    Examples
    --------
    >>> round(student(1), 3), round(student(30), 3)
    (12.706, 2.042)
    """
    from mpmath import betainc

    def outside(t: float) -> float:
        x = freedom / (freedom + t * t)
        return float(betainc(freedom / 2, 0.5, 0, x, regularized=True))

    low, high = 0.0, 20.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if outside(middle) > 1 - CONFIDENCE else (low, middle)
    return high


def wilson(share: float, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of ``count`` trials (Wilson, 1927).

    Examples
    --------
    >>> low, high = wilson(0.0, 10)
    >>> round(low, 3), round(high, 3)
    (0.0, 0.278)
    """
    z = NORMAL
    centre = share + z * z / (2 * count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    whole = 1 + z * z / count
    return max(0.0, (centre - half) / whole), (centre + half) / whole


def compare(first: Measured, second: Measured) -> Difference:
    """Return the difference of two results on the same parts, paired over them.

    Parameters
    ----------
    first, second : Perplexity or Choices
        Of the same windows, or of the same questions.

    Raises
    ------
    ShapeError
        If they are not.
    """
    if len(first.sums) != len(second.sums) or not np.array_equal(first.counts, second.counts):
        raise ShapeError(
            f"results of {len(first.sums)} and {len(second.sums)} parts are not of the same text; "
            "evaluate both models on the same tokens with the same windows"
        )
    difference = first.sums - second.sums
    parts = len(difference)
    value = float(difference.sum() / first.counts.sum())
    error = ratio_error(difference, first.counts)
    return Difference(value, error, interval(value, error, parts), parts)
