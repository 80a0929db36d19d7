"""Sums of rotors on blocks of rows, by the emitted loops, without memory of the size of a batch.

Chunks of a block are transformed once, whatever the number of rotors that they meet, results for
one out-chunk are added up in the spinor representation, and one transform leads back.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from gaforge.algebra import Algebra
from gaforge.errors import GenerationError, MissingExtraError
from gaforge.loading.loader import loop_of, shipped
from gaforge.nn import spinor
from gaforge.nn.row_blocks import Calls, Loop, RowMap

Array = np.ndarray[Any, Any]

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
    changes = own.get("to_spinor__full"), own.get("from_spinor__full")
    found = own.get(blade), vjp.get(blade), own.get(rest), vjp.get(rest), *changes
    return None if None in found else Loops(*(loop_of(loop) for loop in found))


class RowRotors(RowMap):
    """``out_o = sum over i and w of r_iow x_i ~s_iow`` on blocks of rows.

    Parameters
    ----------
    n : int
    loops : Loops
    r, s : array of shape (in_chunks, out_chunks, width, 2**(n-1))
        Contiguous; scales are in r.
    blades : bool, optional
        Whether chunks are coefficients of blades, or else entries of matrices.
    """

    def __init__(self, n: int, loops: Loops, r: Array, s: Array, blades: bool = True) -> None:
        inward, outward, width = r.shape[:3]
        super().__init__((inward, 1 << n), (outward, 1 << n), max(1, BLOCK >> n))
        self.n, self.loops, self.r, self.s, self.blades = n, loops, r, s, blades
        self._changes = blades and (inward, outward, width) != (1, 1, 1)

    def operands(self) -> list[Array]:
        """Return r and s."""
        return [self.r, self.s]

    def forward(self, x: Array, calls: Calls, keep: bool, place: Any = 0) -> list[Array]:
        """List the calls for a block, in arrays of a place: transforms of chunks, and the result.

        One rotor by itself is applied to blades. Several are added up in the spinor
        representation, with one transform of each chunk.
        """
        rows, size = x.shape[1:]
        out = calls.array((place, "out"), self.outward[0], rows, size)
        if not self._changes:
            loop = self.loops.sandwich if self.blades else self.loops.spinor_sandwich
            self._add(loop, x, out, calls)
            return [x, out]
        X, total = calls.array((place, "in"), *x.shape), calls.array((place, "sum"), *out.shape)
        calls.add(self.loops.to_spinor, len(x) * rows, _flat(x), size, _flat(X))
        self._add(self.loops.spinor_sandwich, X, total, calls)
        calls.add(self.loops.from_spinor, len(total) * rows, _flat(total), size, _flat(out))
        return [X, out]

    def _add(self, loop: Loop, x: Array, out: Array, calls: Calls) -> None:
        rows, size = x.shape[1:]
        for i, o, w in np.ndindex(self.r.shape[:3]):
            first = i == w == 0
            y = out[o] if first else calls.array("product", rows, size)
            operands = self.r[i, o, w], 0, _flat(x[i]), size, self.s[i, o, w], 0
            calls.add(loop, rows, *operands, _flat(y))
            if not first:
                calls.add(np.add, out[o], y, out[o])

    def backward(
        self,
        g: Array,
        values: list[Array],
        found: Sequence[Array],
        calls: Calls,
        place: Any = 0,
    ) -> Array:
        """List the calls for gradients of a block."""
        x = values[0]
        rows, size = x.shape[1:]
        dx = calls.array((place, "dx"), *x.shape)
        if not self._changes:
            loop = self.loops.sandwich_vjp if self.blades else self.loops.spinor_sandwich_vjp
            self._add_vjp(loop, g, x, dx, found, calls)
            return dx
        G, total = calls.array((place, "g"), *g.shape), calls.array((place, "sum dx"), *x.shape)
        # The change of basis is this times an orthogonal map.
        factor = calls.dtype.type(spinor.shape(self.n).k)
        calls.add(self.loops.to_spinor, len(g) * rows, _flat(g), size, _flat(G))
        calls.add(np.divide, G, factor, G)
        self._add_vjp(self.loops.spinor_sandwich_vjp, G, x, total, found, calls)
        calls.add(self.loops.from_spinor, len(total) * rows, _flat(total), size, _flat(dx))
        calls.add(np.multiply, dx, factor, dx)
        return dx

    def _add_vjp(
        self, loop: Loop, g: Array, x: Array, dx: Array, found: Sequence[Array], calls: Calls
    ) -> None:
        rows, size = x.shape[1:]
        own = [calls.array((side, self.n), self.r.shape[-1]) for side in "rs"]
        for i, o, w in np.ndindex(self.r.shape[:3]):
            first = o == w == 0
            y = dx[i] if first else calls.array("product", rows, size)
            operands = _flat(g[o]), size, self.r[i, o, w], 0, _flat(x[i]), size, self.s[i, o, w], 0
            calls.add(loop, rows, *operands, own[0], 0, _flat(y), size, own[1], 0)
            for total, more in zip(found, own, strict=True):
                calls.add(np.add, total[i, o, w], more, total[i, o, w])
            if not first:
                calls.add(np.add, dx[i], y, dx[i])


def _flat(x: Array) -> Array:
    return x.reshape(-1)
