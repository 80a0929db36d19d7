"""Execute the source of an emitted Numba module on symbols, without compiling it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from gaforge.codegen.kernel import Kernel
from gaforge.codegen.proof.laws import Entries
from gaforge.codegen.proof.symbols import Tile, Universe, Vector, sqrt


class _Numpy(SimpleNamespace):
    """NumPy as kernels see it, with tiles of exact numbers in place of arrays."""

    @staticmethod
    def empty(shape: tuple[int, int], dtype: Any) -> Tile:
        return Tile()

    sqrt = staticmethod(sqrt)

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)


def _njit(*args: Any, **options: Any) -> Callable[[Any], Any]:
    return lambda function: function


def load_source(source: str) -> dict[str, Any]:
    """Execute the text of a module with its imports replaced, and return its names."""
    tree = ast.parse(source)
    tree.body = [node for node in tree.body if not isinstance(node, ast.Import | ast.ImportFrom)]
    namespace: dict[str, Any] = {"np": _Numpy(), "njit": _njit, "sqrt": sqrt, "__name__": "proof"}
    exec(compile(tree, "<emitted module>", "exec"), namespace)  # noqa: S102 - our own output
    return namespace


def evaluate(namespace: dict[str, Any], kernel: Kernel, universe: Universe) -> Entries:
    """Return the polynomials that the kernel's source computes for one element."""
    arguments: list[Any] = [1]
    for operand in kernel.plan.operands:
        arguments += [Vector(universe.symbolic(operand.name), universe), operand.size]
    out: dict[int, Any] = {}
    namespace[f"_{kernel.spec.name}"](*arguments, out)
    return [universe.coerce(out[k]) for k in range(kernel.plan.result.size)]
