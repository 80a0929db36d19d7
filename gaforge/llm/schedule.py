"""The learning rate over the steps of a fit."""

from __future__ import annotations

import math
from collections.abc import Callable

WARMUP = 0.05
"""Part of the steps that the rate rises in."""


def cosine(step: int, steps: int) -> float:
    """Return the part of the highest rate: a short linear rise, then half a cosine, down to zero.

    Unlike the released code of the paper, where the rate is zero at every second step.

    Examples
    --------
    >>> [round(cosine(step, 100), 3) for step in (0, 4, 5, 52, 99)]
    [0.2, 1.0, 1.0, 0.508, 0.0]
    """
    rising = int(WARMUP * steps)
    if step < rising:
        return (step + 1) / rising
    return 0.5 * (1 + math.cos(math.pi * (step - rising) / (steps - rising)))


def alternating(step: int, steps: int) -> float:
    """Return 1 and 0 in turn: what the released code of the paper does where it means a cosine.

    A cosine whose period is one epoch, but which goes on with every step.

    Examples
    --------
    >>> [alternating(step, 100) for step in range(4)]
    [1.0, 0.0, 1.0, 0.0]
    """
    return float(step % 2 == 0)


SCHEDULES: dict[str, Callable[[int, int], float]] = {"cosine": cosine, "alternating": alternating}
