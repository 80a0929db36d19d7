"""Maps of rows by compiled functions, block by block, so that a block stays in cache.

The calls that compute a block are listed once and run for all blocks. The backward pass computes
each block again: of all that is of the size of a batch only the input is saved.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from gaforge.nn.paths import are_compiled

Array = np.ndarray[Any, Any]
Loop = Callable[..., Any]

BLOCKS = 16
"""Blocks of a part of a batch. Gradients are added up by parts, whatever the number of threads."""

KEPT = 1 << 18
"""Most bytes of a block whose calls, and memory, are kept for the next one."""


class Calls:
    """The calls that compute a block of rows.

    What they read and write lies in arrays of their own, so that running them takes little more
    than the compiled functions, also for a single row.

    Attributes
    ----------
    dtype : dtype
        Of all arrays.
    size : int
        Bytes of all arrays.

    Examples
    --------
    >>> calls = Calls(np.float64)
    >>> x, y = calls.array("x", 2), calls.array("y", 2)
    >>> calls.add(np.multiply, x, x, y)
    >>> x[:] = 3
    >>> calls.run()
    >>> y
    array([9., 9.])
    """

    def __init__(self, dtype: Any) -> None:
        self.dtype = np.dtype(dtype)
        self.size = 0
        self._arrays: dict[tuple[Any, ...], Array] = {}
        self._listed: list[tuple[Loop, tuple[Any, ...]]] = []

    def array(self, name: Any, *shape: int) -> Array:
        """Return an array by its name and shape: the same one for the same name and shape."""
        key = (name, *shape)
        if key not in self._arrays:
            self._arrays[key] = made = np.empty(shape, self.dtype)
            self.size += made.nbytes
        return self._arrays[key]

    def add(self, function: Loop, *arguments: Any) -> None:
        """List a call; what it returns is lost."""
        self._listed.append((function, arguments))

    def run(self) -> None:
        """Run all calls in their order."""
        for function, arguments in self._listed:
            function(*arguments)


class _Block(NamedTuple):
    calls: Calls
    x: Array
    out: Array


class RowMap:
    """A map from chunks (rows, in_chunks, size) to others, which a subclass lists the calls of.

    Within a block chunks come first, (chunks, rows, size), as compiled functions take them.

    Parameters
    ----------
    inward, outward : tuple of (int, int)
        Number and size of in-chunks and out-chunks.
    block : int
        Rows of a block.
    """

    def __init__(self, inward: tuple[int, int], outward: tuple[int, int], block: int) -> None:
        self.inward, self.outward, self.block = inward, outward, block
        self._thread = threading.local()

    def forward(self, x: Array, calls: Calls, keep: bool) -> list[Array]:
        """List the calls for a block; return all that `backward` needs, and last the result.

        Unless all of it is to be kept, later calls may write over what earlier ones needed.
        """
        raise NotImplementedError

    def backward(
        self, g: Array, values: list[Array], found: Sequence[Array], calls: Calls
    ) -> Array:
        """List the calls for gradients of ``<g, out>``, after those for the same block.

        Gradients in the operands are added to those found; that in x is returned.
        """
        raise NotImplementedError

    def operands(self) -> list[Array]:
        """Return what there are gradients in, beside x."""
        raise NotImplementedError

    def act(self, x: Array) -> Array:
        """Return (rows, out_chunks, size) of (rows, in_chunks, size)."""
        out = np.empty((len(x), *self.outward), x.dtype)
        if len(x) <= self.block:
            if len(x):
                self._run(x, out, getattr(self._thread, "block", None))
            return out

        def run(part: slice) -> None:
            block = None
            for rows in self._blocks(part):
                block = self._run(x[rows], out[rows], block)

        _each(run, self._parts(len(x)))
        return out

    def _run(self, x: Array, out: Array, block: _Block | None) -> _Block:
        """Compute one block, by calls that were listed before if they are for as many rows."""
        if block is None or block.x.shape[1] != len(x):
            block = self._listed(len(x), x.dtype)
        block.x[...] = x.swapaxes(0, 1)
        block.calls.run()
        out[...] = block.out.swapaxes(0, 1)
        return block

    def vjp(self, g: Array, x: Array) -> tuple[Array, list[Array]]:
        """Return the gradients of ``<g, out>`` in x and in the operands."""
        dx = np.empty_like(x)

        def run(part: slice) -> list[Array]:
            found = [np.zeros_like(operand) for operand in self.operands()]
            size = 0
            for rows in self._blocks(part):
                if size != rows.stop - rows.start:
                    size = rows.stop - rows.start
                    calls = Calls(x.dtype)
                    own_x = calls.array("x", self.inward[0], size, self.inward[1])
                    values = self.forward(own_x, calls, keep=True)
                    own_g = calls.array("g", *values[-1].shape)
                    own_dx = self.backward(own_g, values, found, calls)
                own_x[...] = x[rows].swapaxes(0, 1)
                own_g[...] = g[rows].swapaxes(0, 1)
                calls.run()
                dx[rows] = own_dx.swapaxes(0, 1)
            return found

        total = [np.zeros_like(operand) for operand in self.operands()]
        for found in _each(run, self._parts(len(x))):
            for own, more in zip(total, found, strict=True):
                own += more
        return dx, total

    def _listed(self, rows: int, dtype: Any) -> _Block:
        """Return the calls of the forward pass; those of few rows are kept for the next ones."""
        calls = Calls(dtype)
        x = calls.array("x", self.inward[0], rows, self.inward[1])
        block = _Block(calls, x, self.forward(x, calls, keep=False)[-1])
        if calls.size <= KEPT:
            self._thread.block = block
        return block

    def _parts(self, rows: int) -> list[slice]:
        step = self.block * BLOCKS
        return [slice(start, min(start + step, rows)) for start in range(0, rows, step)]

    def _blocks(self, part: slice) -> Iterator[slice]:
        for start in range(part.start, part.stop, self.block):
            yield slice(start, min(start + self.block, part.stop))


def _each(run: Callable[[slice], Any], parts: list[slice]) -> list[Any]:
    """Return what becomes of each part, in their order, on as many threads as torch has.

    No thread is left behind, so that a process may be forked at any time.
    """
    if len(parts) < 2 or torch.get_num_threads() < 2:
        return [run(part) for part in parts]
    with ThreadPoolExecutor(min(torch.get_num_threads(), len(parts))) as pool:
        return list(pool.map(run, parts))


# --- In torch -----------------------------------------------------------------------------------


class Program(NamedTuple):
    """A family of maps, one for each value of their operands.

    Attributes
    ----------
    of : callable
        ``of(*operands)`` returns the `RowMap` of arrays.
    chain : callable
        ``chain(x, *operands)`` computes the same by operations of torch, for gradients of
        gradients.
    """

    of: Callable[..., RowMap]
    chain: Callable[..., Tensor]

    def map(self, *operands: Tensor) -> RowMap:
        """Return the map of tensors."""
        return self.of(*map(_array, operands))

    def __call__(self, x: Tensor, *operands: Tensor) -> Tensor:
        """Return (rows, out_chunks, size) of (rows, in_chunks, size), with gradients."""
        out: Tensor = _Function.apply(self, x, *operands)
        return out


def act(rows: RowMap, x: Tensor) -> Tensor:
    """Return (rows, out_chunks, size) of (rows, in_chunks, size), without gradients."""
    return torch.from_numpy(rows.act(_array(x)))


class _Function(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, program: Program, x: Tensor, *operands: Tensor) -> Tensor:
        """Apply the map."""
        ctx.program = program
        ctx.save_for_backward(x, *operands)
        return act(program.map(*operands), x)

    @staticmethod
    def backward(ctx: Any, g: Tensor) -> tuple[Tensor | None, ...]:
        """Compute gradients block by block, or by the chain if they are to be differentiated."""
        x, *operands = ctx.saved_tensors
        wanted = ctx.needs_input_grad[1:]
        if torch.is_grad_enabled() or not are_compiled((g,)):
            found = _by_chain(ctx.program.chain, g, (x, *operands))
        else:
            dx, rest = ctx.program.map(*operands).vjp(_array(g), _array(x))
            found = [torch.from_numpy(array) for array in (dx, *rest)]
        return None, *(each if want else None for each, want in zip(found, wanted, strict=True))


def _by_chain(chain: Callable[..., Tensor], g: Tensor, operands: Sequence[Tensor]) -> list[Tensor]:
    again = torch.is_grad_enabled()
    with torch.enable_grad():
        # An operand may stand in two places, which have a gradient each.
        own = [x.view_as(x) if x.requires_grad else x.detach().requires_grad_() for x in operands]
        return list(
            torch.autograd.grad(chain(*own), own, g, create_graph=again, materialize_grads=True)
        )


def _array(x: Tensor) -> Array:
    """Return the memory of a tensor, contiguous."""
    if x.requires_grad or x.is_neg():
        x = x.detach().resolve_neg()
    found: Array = (x if x.is_contiguous() else x.contiguous()).numpy()
    return found
