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
from types import SimpleNamespace
from typing import Any

import numpy as np

from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.exponential_section import (
    DERIVATIVE,
    FORWARD,
    LEVELS,
    LOOPS,
    MATRICES,
    MATRIX_PULL,
    MEANS,
    OUTER_TABLES,
    PRODUCTS,
    SQUARES,
    TABLES,
)
from gaforge.codegen.modules.numba_module import IMPORTS, RUN, shares_rows
from gaforge.codegen.modules.runtime import ARRAYS
from gaforge.codegen.modules.spinor_section import (
    LARGE_IMPORTS,
    MASKS,
    PERMUTATION,
    RUN_SPINOR,
)
from gaforge.codegen.modules.split_section import COMMON, TWO_PARTS
from gaforge.codegen.proof.laws import Entries
from gaforge.codegen.proof.run_spinor import SPINOR_NAMES, Scratch
from gaforge.codegen.proof.symbols import Rationals, Tile, Universe, Vector, Zeros, sqrt
from gaforge.codegen.proof.wiring import kernel_function
from gaforge.errors import ProofError

EXPONENTIAL = [MATRICES, MEANS]
"""Text of every module with exponentials, of any metric."""


class _Numpy(SimpleNamespace):
    """NumPy as kernels see it, with tiles of exact numbers in place of arrays."""

    tile = 1
    """Length of the second axis of the last array that was made."""

    def empty(self, shape: tuple[int, int] | int, dtype: Any) -> Tile | Scratch:
        if isinstance(shape, int):  # in spinor form
            return Scratch(shape, dtype)
        self.tile = shape[1]
        return Tile(shape)

    def zeros(self, shape: tuple[int, int] | int, dtype: Any = float) -> Any:
        return Zeros(shape) if isinstance(shape, tuple) else np.zeros(shape, dtype)

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)


class Width(int):
    """How many elements of a tile are in use: what ``min`` returns in a kernel."""

    @property
    def visited(self) -> list[int]:
        """The elements that a loop over a tile visits here, instead of all of them."""
        return sorted({0, 1, self - 2, self - 1} & set(range(self)))


def _range(*bounds: int) -> range | list[int]:
    (*_, last) = bounds
    return last.visited if isinstance(last, Width) else range(*bounds)


def _min(a: int, b: int) -> Width:
    return Width(min(a, b))


def _njit(*args: Any, **options: Any) -> Callable[[Any], Any]:
    return lambda function: function


def load_source(source: str) -> dict[str, Any]:
    """Execute the text of a module with its imports replaced, and return its names.

    Raises
    ------
    ProofError
        If the text that all modules share is not what it should be.
    """
    shared_texts = [ARRAYS, RUN, IMPORTS]
    if "combinations" in source:  # kernels of large algebras, or exponentials
        shared_texts[2:] = [LARGE_IMPORTS, MASKS]
        shared_texts += EXPONENTIAL if "_exp__bivector" in source else []
        shared_texts += [OUTER_TABLES, FORWARD] if "_outer_powers" in source else []
        if "_exp__bivector" in source:
            shared_texts += _derivative_texts(source)
        shared_texts += [PERMUTATION] if "_permutation(" in source else []
        shared_texts += [RUN_SPINOR] if "_run_spinor" in source else []
    shared_texts += [COMMON] if "_split__bivector" in source else []
    shared_texts += [TWO_PARTS] if "_take_apart" in source else []
    for shared in shared_texts:
        if source.count(shared) != 1:
            raise ProofError("the text that every emitted Numba module shares was changed")
    return executed(source, {**numba_names(), **SPINOR_NAMES})


def _derivative_texts(source: str) -> list[str]:
    """Return the texts of the derivative of exp that a module holds, for its metric."""
    products = "def _inner(" not in source  # by the kernel; else by loops over blades
    texts = [MATRIX_PULL] if products else [TABLES, LOOPS]
    if "_of_square" not in source:
        return [*texts, DERIVATIVE]
    return [*texts, PRODUCTS if products else SQUARES, LEVELS]


def executed(source: str, names: dict[str, Any]) -> dict[str, Any]:
    """Execute the text of a module with names in place of its imports, and return all its names.

    Raises
    ------
    ProofError
        If two functions or constants have the same name: only the last would be proved.
    """
    tree = ast.parse(source)
    tree.body = [node for node in tree.body if not isinstance(node, ast.Import | ast.ImportFrom)]
    defined = list(_defined(tree))
    twice = {name for name in defined if defined.count(name) > 1}
    if twice:
        raise ProofError(f"two values of the module have the same name: {min(twice)}")
    exec(compile(tree, "<emitted module>", "exec"), names)
    return names


def _defined(tree: ast.Module) -> Iterator[str]:
    """Return the names that a module binds, once for each time it does."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def numba_names() -> dict[str, Any]:
    """Return stand-ins for what emitted modules of Numba code import."""
    return {
        "__name__": "proof",
        "min": _min,
        "njit": _njit,
        "np": _Numpy(),
        "range": _range,
        "sqrt": sqrt,
    }


def evaluate(namespace: dict[str, Any], kernel: Kernel, universe: Universe) -> Entries:
    """Return the polynomials that the kernel's source computes for one element.

    Raises
    ------
    ProofError
        If the public function does not run the kernel with its facts, a repeated operand has a
        loop with another result, or a batch is not what its elements are alone.
    """
    return evaluate_function(namespace, kernel_function(namespace, kernel), kernel, universe)


def evaluate_function(
    namespace: dict[str, Any], function: Callable[..., None], kernel: Kernel, universe: Universe
) -> Entries:
    """Return the polynomials that a function of flat arrays computes for one element."""
    sizes = [operand.size for operand in kernel.plan.operands]
    operands = [Vector(universe.symbolic(o.name), universe) for o in kernel.plan.operands]

    def entries(steps: Sequence[int]) -> Entries:
        out = _run(function, kernel, 1, operands, steps)[0]
        return [universe.coerce(value) for value in out]

    got = entries(sizes)
    if shares_rows(kernel) and entries([0, *sizes[1:]]) != got:
        raise ProofError(f"{kernel.spec.name}: the loop for a repeated operand differs")
    _check_batches(namespace["np"].tile, function, kernel, sizes)
    return got


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
    tile: int, function: Callable[..., None], kernel: Kernel, sizes: list[int]
) -> None:
    """Compare elements of batches, at both ends of tiles, with what they are alone."""
    count = 2 * tile + 2
    visited = {start + e for start in (0, tile) for e in Width(tile).visited}
    visited |= {2 * tile, 2 * tile + 1}
    for steps in _batch_steps(sizes) if kernel.plan.result.size else ():
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


def _batch_steps(sizes: list[int]) -> Iterator[list[int]]:
    """Yield steps of batches: every operand, all but one, and none of them (one element)."""
    yield sizes
    if len(sizes) > 1:
        for place in range(len(sizes)):
            yield [0 if k == place else size for k, size in enumerate(sizes)]
    yield [0] * len(sizes)
