"""A network of rotors on blocks of rows: all of its layers while a block lies in cache.

The same map as the chain of layers in `gaforge.nn.rotor_network`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from gaforge.nn.row_blocks import Calls, RowMap
from gaforge.nn.row_passes import finish, finish_vjp
from gaforge.nn.row_rotors import RowRotors

Array = np.ndarray[Any, Any]


class Between(NamedTuple):
    """What is done after each layer but the last, and has no gradient.

    Attributes
    ----------
    orders : sequence of array of int32 of shape (branches, chunk_size)
        Permutations; of shape (0, 0) for none.
    normalize, residual : bool
        Whether there are layer norms, and whether inputs of hidden layers are added.
    """

    orders: Sequence[Array]
    normalize: bool
    residual: bool


class RowNetwork(RowMap):
    """Rotors, and what is done between them.

    Parameters
    ----------
    layers : sequence of RowRotors
        The hidden ones go from one chunk to several of the same size.
    between : Between
    mixing : array of shape (depth, breadth)
    slope : array of shape (1,)
        Of negative features: 1 without an activation.
    """

    def __init__(
        self, layers: Sequence[RowRotors], between: Between, mixing: Array, slope: Array
    ) -> None:
        block = min(layer.block for layer in layers)
        super().__init__(layers[0].inward, layers[-1].outward, block)
        self.layers, self.between, self.mixing, self.slope = layers, between, mixing, slope

    def operands(self) -> list[Array]:
        """Return mixing, slope, and r and s of each layer."""
        rotors = [side for layer in self.layers for side in layer.operands()]
        return [self.mixing, self.slope, *rotors]

    def forward(self, x: Array, calls: Calls, keep: bool) -> list[Array]:
        """List the calls for a block; values are those of each layer, and what follows it."""
        rows, h = x.shape[1], x
        values: list[Array] = []
        for i, layer in enumerate(self.layers[:-1]):
            inner, y = layer.forward(h, calls, keep, i if keep else min(i, 1))
            if i == 0:
                y = _side_by_side(y, calls, "first")
            out = calls.array(("h", i if keep else i % 2), 1, rows, y.shape[2])
            calls.add(np.copyto, out, h if self.between.residual and i else out.dtype.type(0))
            calls.add(finish, y, *self._settings(i), out[0])
            values += inner, y
            h = out
        h = _cut(h, self.layers[-1].inward[0], calls, "last")
        return [*values, *self.layers[-1].forward(h, calls, keep, "last")]

    def backward(
        self, g: Array, values: list[Array], found: Sequence[Array], calls: Calls
    ) -> Array:
        """List the calls for gradients of a block, last layer first."""
        mixing, slope, *rotors = found
        g = self.layers[-1].backward(g, values[-2:], rotors[-2:], calls, "last")
        for i in reversed(range(len(self.layers) - 1)):
            layer, own = self.layers[i], slice(2 * i, 2 * i + 2)
            g, y = _side_by_side(g, calls, ("g", i)), values[2 * i + 1]
            dy = calls.array(("dy", i), *y.shape)
            of_mixing = mixing[i - 1] if i else np.zeros(1, mixing.dtype)  # the first has none
            calls.add(finish_vjp, g[0], y, *self._settings(i), dy, of_mixing, slope)
            if i == 0:
                dy = _cut(dy, layer.outward[0], calls, "dy")
            dx = layer.backward(dy, values[own], rotors[own], calls, i)
            if self.between.residual and i:
                calls.add(np.add, dx, g, dx)
            g = dx
        return g

    def _settings(self, i: int) -> tuple[Any, ...]:
        """Return order, mixing, slope and normalize of what follows layer i."""
        mixing = self.mixing[i - 1] if i else np.ones(1, self.mixing.dtype)
        return self.between.orders[i], mixing, self.slope, self.between.normalize


def _cut(x: Array, count: int, calls: Calls, place: Any) -> Array:
    """Return features (1, rows, features) as chunks (count, rows, size)."""
    if count == 1:
        return x
    rows = x[0].reshape(x.shape[1], count, -1)
    out = calls.array(("cut", place), count, len(rows), rows.shape[2])
    calls.add(np.copyto, out, rows.swapaxes(0, 1))
    return out


def _side_by_side(x: Array, calls: Calls, place: Any) -> Array:
    """Return chunks (count, rows, size) as features (1, rows, features)."""
    count, rows, size = x.shape
    if count == 1:
        return x
    out = calls.array(("side by side", place), rows, count, size)
    calls.add(np.copyto, out, x.swapaxes(0, 1))
    return out.reshape(1, rows, count * size)
