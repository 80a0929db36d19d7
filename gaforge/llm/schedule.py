"""The learning rate over the steps of a fit."""

from __future__ import annotations

import math

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
