"""What makes an element a versor: quadratic forms in its coefficients that must vanish.

Of each part P by parity, all of ``P ~P`` but the scalar, and all of ``P e_i ~P`` but the vector.
Both products are their own reverse, so most terms cancel: for n <= 3 nothing is left but that
one of the two parts is zero. Up to n = 5 the first condition implies the second.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from gaforge.algebra import OPERATIONS
from gaforge.multivector.coefficients import Array
from gaforge.multivector.space import Frame
from gaforge.multivector.tables import blade_products

IMPLIED_LIMIT = 5
"""Largest n where ``R ~R`` being a scalar implies that R maps vectors to vectors."""


class Forms(NamedTuple):
    """Quadratic forms ``sum over t of weights[t] x[left[t]] x[right[t]]``, in runs from starts."""

    left: Array
    right: Array
    weights: Array
    starts: Array

    def __call__(self, x: Array) -> Array:
        """Return the values, on the last axis."""
        terms = x.take(self.left, -1) * x.take(self.right, -1)
        if len(self.starts) == 0:
            return terms
        terms *= self.weights.astype(x.dtype)
        return np.asarray(np.add.reduceat(terms, self.starts, axis=-1))


@cache
def versor_forms(frame: Frame) -> Forms:
    """Return what must vanish for elements of a frame to be versors, but for mixed parity."""
    n = frame.space.algebra.n
    probes = [0] + ([1 << i for i in range(n)] if n > IMPLIED_LIMIT else [])
    parts = [_terms(frame, parity, probe) for parity in (0, 1) for probe in probes]
    left, right, weights = (np.concatenate(column) for column in list(zip(*parts, strict=True))[:3])
    lengths = [len(part[0]) for part in parts]
    keys = np.repeat(np.arange(len(parts)) << n, lengths) | np.concatenate([p[3] for p in parts])
    order = np.argsort(keys, kind="stable")
    _, starts = np.unique(keys[order], return_index=True)
    return Forms(left[order], right[order], weights[order], starts)


def _terms(frame: Frame, parity: int, probe: int) -> tuple[Array, Array, Array, Array]:
    """Return places, weights and blades of ``P v ~P`` beyond the grade of v, for ``v`` a blade."""
    chosen = np.flatnonzero(frame.grades % 2 == parity)
    first, second = np.triu_indices(len(chosen))
    left, right = chosen[first], chosen[second]
    blades, forth = _products(frame, left, probe, right)
    _, back = _products(frame, right, probe, left)
    weights = np.where(left == right, forth, forth + back)
    kept = (weights != 0) & (np.bitwise_count(blades) > 1)
    return left[kept], right[kept], weights[kept], blades[kept]


def _products(frame: Frame, left: Array, probe: int, right: Array) -> tuple[Array, Array]:
    """Return blades and signs of ``a v ~b`` for blades a and b at some places."""
    algebra, row = frame.space.algebra, OPERATIONS["gp"]
    middle, first = blade_products(algebra, row, frame.masks[left], np.full(len(left), probe))
    blades, second = blade_products(algebra, row, middle, frame.masks[right])
    k = frame.grades[right]
    reverse = 1 - (k * (k - 1) // 2 & 1) * 2
    return blades, first.astype(np.int64) * second * reverse


@cache
def part_sums(frame: Frame) -> Array:
    """Return columns that sum squared coefficients: even blades, odd ones, those not null."""
    null = (1 << frame.space.algebra.r) - 1
    columns = [frame.grades % 2 == 0, frame.grades % 2 == 1, (frame.masks & null) == 0]
    return np.stack(columns, -1).astype(float)
