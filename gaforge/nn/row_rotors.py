"""Sums of rotors on blocks of rows, by the emitted loops, without memory of the size of a batch.

Chunks of a block are transformed once, whatever the number of rotors that they meet, results for
one out-chunk are added up in the spinor representation, and one transform leads back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from gaforge.algebra import Algebra
from gaforge.errors import GenerationError, MissingExtraError
from gaforge.loading.loader import loop_of, shipped
from gaforge.nn import spinor

Array = np.ndarray[Any, Any]
Loop = Callable[..., Any]

BLOCK = 1 << 14
"""Numbers of one chunk of a block, so that all arrays of a block lie in the second level of
cache."""


class Loops(NamedTuple):
    """Emitted loops of Cl(n,0)."""

    sandwich: Loop
    sandwich_vjp: Loop
    spinor_sandwich: Loop
    spinor_sandwich_vjp: Loop
    to_spinor: Loop
    from_spinor: Loop


@cache
def loops(n: int) -> Loops | None:
    """Return the emitted loops for n, None if some are not there."""
    try:
        forward, backward = (shipped(Algebra(n), target) for target in ("numba", "vjp"))
    except (GenerationError, MissingExtraError):
        return None
    if forward is None or backward is None:
        return None
    blade, rest = "sandwich2__even__full__even", "sandwich2_spinor__even__full__even"
    own, vjp = forward.KERNELS, backward.KERNELS
    found = own.get(blade), vjp.get(blade), own.get(rest), vjp.get(rest)
    found += own.get("to_spinor__full"), own.get("from_spinor__full")
    return None if None in found else Loops(*(loop_of(loop) for loop in found))


class Scratch:
    """Memory for the values of a block, the same for each block of one thread."""

    def __init__(self, dtype: Any) -> None:
        self.dtype = dtype
        self._held: dict[tuple[Any, ...], Array] = {}

    def __call__(self, name: Any, *shape: int) -> Array:
        """Return an array of a name and a shape."""
        key = (name, *shape)
        found = self._held.get(key)
        if found is None:
            found = self._held[key] = np.empty(shape, self.dtype)
        return found


class RowRotors(NamedTuple):
    """``out_o = sum over i and w of r_iow x_i ~s_iow`` on blocks of rows.

    Attributes
    ----------
    n : int
    loops : Loops
    blades : bool
        Whether chunks are blade coefficients, or entries of matrices.
    r, s : array of shape (in_chunks, out_chunks, width, 2**(n-1))
        Contiguous; scales are in r.
    """

    n: int
    loops: Loops
    blades: bool
    r: Array
    s: Array

    @property
    def chunks(self) -> tuple[int, int]:
        """Number of in-chunks and out-chunks."""
        return self.r.shape[:2]

    @property
    def block(self) -> int:
        """Rows of a block."""
        return max(1, BLOCK >> self.n)

    def act(self, x: Array, scratch: Scratch, place: Any = 0) -> Array:
        """Return (out_chunks, rows, 2**n) of (in_chunks, rows, 2**n), in scratch memory.

        It stays there, with the transforms of in-chunks, until a call with the same place.
        """
        rows, size = x.shape[1:]
        out = scratch((place, "out"), self.chunks[1], rows, size)
        if self._single:
            loop = self.loops.sandwich if self.blades else self.loops.spinor_sandwich
            loop(rows, self.r.reshape(-1), 0, _flat(x), size, self.s.reshape(-1), 0, _flat(out))
            return out
        total = out
        if self.blades:
            total = scratch((place, "total"), *out.shape)
            X = scratch((place, "in"), *x.shape)
            self.loops.to_spinor(len(x) * rows, _flat(x), size, _flat(X))
            x = X
        for i, o, w in np.ndindex(self.r.shape[:3]):
            first = i == w == 0
            y = total[o] if first else scratch("product", rows, size)
            loop = self.loops.spinor_sandwich
            loop(rows, self.r[i, o, w], 0, _flat(x[i]), size, self.s[i, o, w], 0, _flat(y))
            if not first:
                np.add(total[o], y, out=total[o])
        if self.blades:
            self.loops.from_spinor(len(total) * rows, _flat(total), size, _flat(out))
        return out

    def vjp(
        self, g: Array, x: Array, dr: Array, ds: Array, scratch: Scratch, place: Any = 0
    ) -> Array:
        """Return the gradient of ``<g, out>`` in x, in scratch memory; add those in r and s.

        To be called after `act` with the same x and place, whose transforms are used again.
        """
        rows, size = x.shape[1:]
        dx = scratch((place, "dx"), *x.shape)
        loop = self.loops.spinor_sandwich_vjp
        total, change = dx, self.blades and not self._single
        k = self.r.dtype.type(spinor.shape(self.n).k)
        if change:  # of basis: a multiple of an orthogonal map, so that its transpose is, too
            x = scratch((place, "in"), *x.shape)
            G = scratch((place, "g"), *g.shape)
            self.loops.to_spinor(len(g) * rows, _flat(g), size, _flat(G))
            g = np.divide(G, k, out=G)
            total = scratch((place, "total dx"), *x.shape)
        elif self.blades:
            loop = self.loops.sandwich_vjp
        own_r, own_s = (scratch((name, self.n), self.r.shape[-1]) for name in ("dr", "ds"))
        for i, o, w in np.ndindex(self.r.shape[:3]):
            first = o == w == 0
            y = total[i] if first else scratch("product", rows, size)
            r, s = self.r[i, o, w], self.s[i, o, w]
            operands = _flat(g[o]), size, r, 0, _flat(x[i]), size, s, 0
            loop(rows, *operands, own_r, 0, _flat(y), size, own_s, 0)
            dr[i, o, w] += own_r
            ds[i, o, w] += own_s
            if not first:
                np.add(total[i], y, out=total[i])
        if change:
            self.loops.from_spinor(len(total) * rows, _flat(total), size, _flat(dx))
            np.multiply(dx, k, out=dx)
        return dx

    @property
    def _single(self) -> bool:
        return self.r.shape[:3] == (1, 1, 1)


def _flat(x: Array) -> Array:
    return x.reshape(-1)
