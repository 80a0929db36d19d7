"""A network of rotors on blocks of rows: all of its layers while a block lies in cache.

The same map as the chain of layers in `gaforge.nn.rotor_network`, in one operation that saves its
input and nothing else for the backward pass, which computes each block again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from gaforge.nn.paths import are_compiled
from gaforge.nn.row_passes import finish, finish_vjp
from gaforge.nn.row_rotors import Loops, RowRotors, Scratch, loops

Array = np.ndarray[Any, Any]

BLOCKS = 16
"""Blocks of a part of a batch. Gradients are added up by parts, whatever the number of threads."""


@dataclass
class Gradients:
    """Gradients in the operands of `RowNetwork`, added up over blocks.

    Attributes
    ----------
    r, s : list of array
        Of the layers, in their order.
    mixing : array of shape (depth, breadth)
    slope : array of shape (1,)
    """

    r: list[Array]
    s: list[Array]
    mixing: Array
    slope: Array

    def add(self, other: Gradients) -> None:
        """Add those of other rows."""
        for own, more in zip(self.arrays, other.arrays, strict=True):
            own += more

    @property
    def arrays(self) -> list[Array]:
        """All of them, in the order of the operands."""
        rotors = [side for pair in zip(self.r, self.s, strict=True) for side in pair]
        return [self.mixing, self.slope, *rotors]


@dataclass(frozen=True)
class RowNetwork:
    """Rotors, what is done between them, and how often.

    Attributes
    ----------
    first, last : RowRotors
    hidden : sequence of RowRotors
        From one chunk to ``breadth`` chunks of the same size.
    orders : sequence of array of int32 of shape (branches, chunk_size)
        Permutations after each layer but the last; of shape (0, 0) for none.
    mixing : array of shape (depth, breadth)
    slope : array of shape (1,)
        Of negative features: 1 without an activation.
    normalize, residual : bool
    """

    first: RowRotors
    hidden: Sequence[RowRotors]
    last: RowRotors
    orders: Sequence[Array]
    mixing: Array
    slope: Array
    normalize: bool
    residual: bool

    @property
    def layers(self) -> tuple[RowRotors, ...]:
        """All rotors, in their order."""
        return self.first, *self.hidden, self.last

    def act(self, x: Array) -> Array:
        """Return (rows, out_chunks, size) of (rows, in_chunks, size)."""
        out = np.empty((len(x), self.last.chunks[1], 1 << self.last.n), x.dtype)

        def run(part: slice) -> None:
            scratch = Scratch(x.dtype)
            for rows in self._blocks(part):
                out[rows] = self._forward(x[rows], scratch, keep=False)[-1].swapaxes(0, 1)

        _each(run, self._parts(len(x)))
        return out

    def vjp(self, g: Array, x: Array) -> tuple[Array, Gradients]:
        """Return the gradients of ``<g, out>`` in x and in all else."""
        dx = np.empty_like(x)

        def run(part: slice) -> Gradients:
            scratch, found = Scratch(x.dtype), self._zeros()
            for rows in self._blocks(part):
                h = self._forward(x[rows], scratch, keep=True)
                dx[rows] = self._backward(g[rows], h, found, scratch).swapaxes(0, 1)
            return found

        total = self._zeros()
        for found in _each(run, self._parts(len(x))):
            total.add(found)
        return dx, total

    def _forward(self, x: Array, scratch: Scratch, keep: bool) -> list[Array]:
        """Return inputs and results of all rotors of a block by turns, (chunks, rows, size).

        Unless all are to be kept, layers write over what those before them needed.
        """
        rows = len(x)
        values = [_chunks(x, scratch, "x")]
        for i, layer in enumerate(self.layers[:-1]):
            y = layer.act(values[-1], scratch, i if keep else min(i, 1))
            if i == 0:
                y = _one(y, scratch, "first")
            h = scratch(("h", i if keep else i % 2), rows, y.shape[2])
            h[...] = values[-1][0] if self.residual and i else 0
            finish(y, self.orders[i], self._weights(i), self.slope, self.normalize, h)
            values += y, h[None]
        count = self.last.chunks[0]
        values[-1] = _chunks(values[-1].reshape(rows, count, -1), scratch, "last")
        return [*values, self.last.act(values[-1], scratch, "last")]

    def _backward(self, g: Array, h: list[Array], found: Gradients, scratch: Scratch) -> Array:
        """Return the gradient in the input of a block, (chunks, rows, size); add all others."""
        rows = len(g)
        g = _chunks(g, scratch, "g")
        g = self.last.vjp(g, h[-2], found.r[-1], found.s[-1], scratch, "last")
        for i in reversed(range(len(self.layers) - 1)):
            layer, x, y = self.layers[i], h[2 * i], h[2 * i + 1]
            g = _one(g, scratch, ("g", i))
            dy = scratch(("dy", i), *y.shape)
            mixing = found.mixing[i - 1] if i else np.zeros_like(self._weights(0))
            operands = y, self.orders[i], self._weights(i), self.slope, self.normalize
            finish_vjp(g[0], *operands, dy, mixing, found.slope)
            if i == 0:
                dy = _chunks(dy.reshape(rows, layer.chunks[1], -1), scratch, "dy")
            dx = layer.vjp(dy, x, found.r[i], found.s[i], scratch, i)
            g = np.add(dx, g, out=dx) if self.residual and i else dx
        return g

    def _weights(self, i: int) -> Array:
        """Return the weights of the branches after layer i: the first has one branch."""
        return self.mixing[i - 1] if i else np.ones(1, self.mixing.dtype)

    def _zeros(self) -> Gradients:
        r = [np.zeros_like(layer.r) for layer in self.layers]
        s = [np.zeros_like(layer.s) for layer in self.layers]
        return Gradients(r, s, np.zeros_like(self.mixing), np.zeros_like(self.slope))

    @property
    def _block(self) -> int:
        return min(layer.block for layer in self.layers)

    def _parts(self, rows: int) -> list[slice]:
        step = self._block * BLOCKS
        return [slice(start, min(start + step, rows)) for start in range(0, rows, step)]

    def _blocks(self, part: slice) -> Iterator[slice]:
        for start in range(part.start, part.stop, self._block):
            yield slice(start, min(start + self._block, part.stop))


@dataclass(frozen=True)
class Program:
    """All of a network that has no gradient.

    Attributes
    ----------
    sizes : tuple of int
        n of each layer.
    orders : tuple of array
    normalize, residual : bool
        As of `RowNetwork`.
    chain : callable
        The same map in operations of torch, ``(x, mixing, slope, *rotors) -> out``, for gradients
        of gradients.
    """

    sizes: tuple[int, ...]
    orders: tuple[Array, ...]
    normalize: bool
    residual: bool
    chain: Callable[..., Tensor]

    def network(self, mixing: Tensor, slope: Tensor, *rotors: Tensor) -> RowNetwork:
        """Return the network of mixing, slope, and r and s of each layer by turns."""
        arrays = [x.detach().contiguous().numpy() for x in rotors]
        layers = [
            RowRotors(n, _found(n), True, r, s)
            for n, r, s in zip(self.sizes, arrays[::2], arrays[1::2], strict=True)
        ]
        numbers = mixing.detach().numpy(), slope.detach().numpy()
        options = self.normalize, self.residual
        return RowNetwork(layers[0], layers[1:-1], layers[-1], self.orders, *numbers, *options)


def apply(network: RowNetwork, x: Tensor) -> Tensor:
    """Return (rows, out_chunks, size) of (rows, in_chunks, size), without a gradient."""
    return torch.from_numpy(network.act(_array(x)))


def differentiable(program: Program, x: Tensor, *operands: Tensor) -> Tensor:
    """Return likewise the result for mixing, slope, and r and s by turns, with gradients."""
    out: Tensor = _Rows.apply(program, x, *operands)
    return out


class _Rows(torch.autograd.Function):
    """Saves operands only: the input is all of them that is of the size of a batch."""

    @staticmethod
    def forward(ctx: Any, program: Program, x: Tensor, *operands: Tensor) -> Tensor:
        """Apply the network."""
        ctx.program = program
        ctx.save_for_backward(x, *operands)
        return apply(program.network(*operands), x)

    @staticmethod
    def backward(ctx: Any, g: Tensor) -> tuple[Tensor | None, ...]:
        """Compute blocks again, and their gradients; by the chain to differentiate those."""
        x, *operands = ctx.saved_tensors
        if torch.is_grad_enabled() or not are_compiled((g,)):
            found = _by_chain(ctx.program.chain, g, ctx.saved_tensors)
        else:
            dx, rest = ctx.program.network(*operands).vjp(_array(g), _array(x))
            found = [torch.from_numpy(array) for array in (dx, *rest.arrays)]
        wanted = ctx.needs_input_grad[1:]
        return None, *(each if want else None for each, want in zip(found, wanted, strict=True))


def _by_chain(chain: Callable[..., Tensor], g: Tensor, operands: Sequence[Tensor]) -> list[Tensor]:
    again = torch.is_grad_enabled()
    with torch.enable_grad():
        copies = [x.view_as(x) if x.requires_grad else x.detach().requires_grad_() for x in operands]
        out = chain(*copies)
        return list(
            torch.autograd.grad(out, copies, g, create_graph=again, materialize_grads=True)
        )


def _found(n: int) -> Loops:
    found = loops(n)
    assert found is not None
    return found


def _array(x: Tensor) -> Array:
    found: Array = x.detach().contiguous().resolve_neg().numpy()
    return found


def _chunks(x: Array, scratch: Scratch, place: Any) -> Array:
    """Return (chunks, rows, size) of (rows, chunks, size), contiguous."""
    rows, count, size = x.shape
    if count == 1:
        return x.reshape(1, rows, size)
    out = scratch(("chunks", place), count, rows, size)
    out[...] = x.swapaxes(0, 1)
    return out


def _one(x: Array, scratch: Scratch, place: Any) -> Array:
    """Return chunks (chunks, rows, size) side by side, (1, rows, features)."""
    count, rows, size = x.shape
    if count == 1:
        return x
    out = scratch(("one", place), rows, count, size)
    out[...] = x.swapaxes(0, 1)
    return out.reshape(1, rows, count * size)


def _each(run: Callable[[slice], Any], parts: list[slice]) -> list[Any]:
    """Return what becomes of each part, in their order, on as many threads as torch has.

    No thread is left behind, so that a process may be forked at any time.
    """
    threads = min(torch.get_num_threads(), len(parts))
    if threads < 2:
        return [run(part) for part in parts]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(run, parts))
