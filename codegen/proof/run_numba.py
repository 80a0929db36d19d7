"""Execute the source of an emitted Numba module on symbols, without compiling it.

A kernel is called as users call it, through its public function. It runs once for one element
of symbols, which decides what it computes, and then on batches of random rationals, three tiles
long and with every operand in turn repeated, where the elements at both ends of each tile must
come out as they do alone. The functions that bring arrays in and out are the same text in every
module; a module with any other text is refused.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import numpy as np

from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.numba_module import IMPORTS, RUN
from gaforge.codegen.modules.runtime import ARRAYS, kind_of, solid_places
from gaforge.codegen.proof.laws import Entries
from gaforge.codegen.proof.symbols import Rationals, Tile, Universe, Vector, sqrt
from gaforge.errors import ProofError


class _Numpy(SimpleNamespace):
    """NumPy as kernels see it, with tiles of exact numbers in place of arrays."""

    tile = 1
    """Length of the second axis of the last array that was made."""

    def empty(self, shape: tuple[int, int], dtype: Any) -> Tile:
        self.tile = shape[1]
        return Tile(shape)

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)


class _Width(int):
    """How many elements of a tile are in use: what ``min`` returns in a kernel."""

    @property
    def visited(self) -> list[int]:
        """The elements that a loop over a tile visits here, instead of all of them."""
        return sorted({0, 1, self - 2, self - 1} & set(range(self)))


def _range(*bounds: int) -> range | list[int]:
    (*_, last) = bounds
    return last.visited if isinstance(last, _Width) else range(*bounds)


def _min(a: int, b: int) -> _Width:
    return _Width(min(a, b))


def _njit(*args: Any, **options: Any) -> Callable[[Any], Any]:
    return lambda function: function


def load_source(source: str) -> dict[str, Any]:
    """Execute the text of a module with its imports replaced, and return its names.

    Raises
    ------
    ProofError
        If the text that all modules share is not what it should be.
    """
    for shared in (IMPORTS, ARRAYS, RUN):
        if source.count(shared) != 1:
            raise ProofError("the text that every emitted Numba module shares was changed")
    tree = ast.parse(source)
    tree.body = [node for node in tree.body if not isinstance(node, ast.Import | ast.ImportFrom)]
    namespace: dict[str, Any] = {
        "__name__": "proof",
        "min": _min,
        "njit": _njit,
        "np": _Numpy(),
        "range": _range,
        "sqrt": sqrt,
    }
    exec(compile(tree, "<emitted module>", "exec"), namespace)
    return namespace


def evaluate(namespace: dict[str, Any], kernel: Kernel, universe: Universe) -> Entries:
    """Return the polynomials that the kernel's source computes for one element.

    Raises
    ------
    ProofError
        If the public function does not run the kernel with its facts, or a batch is not what its
        elements are alone.
    """
    function = _behind_public(namespace, kernel)
    operands = [Vector(universe.symbolic(o.name), universe) for o in kernel.plan.operands]
    sizes = [operand.size for operand in kernel.plan.operands]
    out = _run(function, kernel, 1, operands, sizes)[0]
    _check_batches(namespace, function, kernel, sizes)
    return [universe.coerce(value) for value in out]


def _behind_public(namespace: dict[str, Any], kernel: Kernel) -> Callable[..., None]:
    """Call the public function with its helpers replaced, and return the kernel that it runs."""
    spec, plan = kernel.spec, kernel.plan
    calls: list[tuple[Any, ...]] = []
    namespace["_run"] = namespace["_check_versor"] = lambda *arguments: calls.append(arguments)
    operands = tuple(object() for _ in plan.operands)
    out = object()
    private = namespace[f"_{spec.name}"]
    sizes = tuple(operand.size for operand in plan.operands)
    run = (private, sizes, plan.result.size, operands, out, plan.degrees, kind_of(kernel))
    wanted = [run]
    if kernel.guard:
        guard = kernel.guard
        solid = [solid_places(kernel)] if spec.algebra.r else []
        defect = namespace[f"_{guard.spec.name}"]
        wanted = [(defect, guard.plan.result.size, sizes[0], operands[0], *solid), run]
    public = [namespace["KERNELS"][spec.name], namespace[spec.name]]
    if spec.row.kind != "internal" and all(layout.name == "full" for layout in spec.layouts):
        public.append(namespace[f"{spec.operation}_unit" if spec.unit else spec.operation])
    for function in public:
        calls.clear()
        function(*operands, out=out)
        if calls != wanted:
            raise ProofError(f"{spec.name}: the public function does not run its kernel")
    return private


def _run(
    function: Callable[..., None],
    kernel: Kernel,
    count: int,
    operands: Sequence[Sequence[Any]],
    steps: Sequence[int],
) -> dict[int, list[Any]]:
    """Run a kernel on flat arrays, and return the entries of each element that it visits."""
    arguments: list[Any] = [count]
    for operand, step in zip(operands, steps, strict=True):
        arguments += [operand, step]
    out: dict[int, Any] = {}
    function(*arguments, out)
    size = kernel.plan.result.size
    elements = {place // size for place in out} | {0, count - 1}
    if set(out) != {e * size + k for e in elements for k in range(size)}:
        raise ProofError(f"{kernel.spec.name} does not write the entries of its result")
    return {e: [out[e * size + k] for k in range(size)] for e in sorted(elements)}


def _check_batches(
    namespace: dict[str, Any], function: Callable[..., None], kernel: Kernel, sizes: list[int]
) -> None:
    """Compare elements of batches, at both ends of tiles, with what they are alone."""
    tile = namespace["np"].tile
    count = 2 * tile + 2
    visited = {start + e for start in (0, tile) for e in _Width(tile).visited}
    visited |= {2 * tile, 2 * tile + 1}
    namespace["sqrt"] = lambda value: value  # of |x|: equal arguments have equal roots
    for steps in _batch_steps(sizes):
        source = random.Random(f"{kernel.spec.name} {steps}")
        operands = [
            Rationals(source, length * (count if step else 1), fractions=kernel.plan.divides)
            for length, step in zip(sizes, steps, strict=True)
        ]
        together = _run(function, kernel, count, operands, steps)
        for e in visited:
            parts = [
                operand.part(e * step, length)
                for operand, length, step in zip(operands, sizes, steps, strict=True)
            ]
            alone = _run(function, kernel, 1, parts, sizes)[0]
            if together.get(e) != alone:
                raise ProofError(f"{kernel.spec.name}: element {e} of a batch differs from itself")
    namespace["sqrt"] = sqrt


def _batch_steps(sizes: list[int]) -> Iterator[list[int]]:
    """Yield steps of a batch of every operand, and of all but one, which is one element."""
    yield sizes
    if len(sizes) > 1:
        for place in range(len(sizes)):
            yield [0 if k == place else size for k, size in enumerate(sizes)]
