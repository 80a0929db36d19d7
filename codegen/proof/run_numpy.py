"""Execute the source of an emitted NumPy module on symbols.

A kernel runs on one element of symbols, whose only index is ``[..., k]``: NumPy evaluates the same
expression for every element of a batch. The functions that bring arrays in and out are the same
text in every module; a module with any other text is refused.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from types import EllipsisType
from typing import Any

import numpy as np

from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.numpy_module import IMPORTS, RUN
from gaforge.codegen.modules.runtime import ARRAYS
from gaforge.codegen.proof.laws import Entries
from gaforge.codegen.proof.symbols import Universe, sqrt
from gaforge.codegen.proof.wiring import kernel_function
from gaforge.errors import ProofError


class Element:
    """One element as a kernel sees it: entries on the last axis, which it may only read."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = list(values)

    @property
    def shape(self) -> tuple[int]:
        """Shape without leading axes."""
        return (len(self.values),)

    def __getitem__(self, key: tuple[EllipsisType, int]) -> Any:
        return self.values[_entry(key)]


class Result(Element):
    """The result of one element; each entry is written once."""

    def __setitem__(self, key: tuple[EllipsisType, int], value: Any) -> None:
        k = _entry(key)
        if self.values[k] is not None:
            raise ProofError(f"output {k} is written twice")
        self.values[k] = value


def load_source(source: str) -> dict[str, Any]:
    """Execute the text of a module with its imports replaced, and return its names.

    Raises
    ------
    ProofError
        If the text that all modules share is not what it should be.
    """
    for shared in (IMPORTS, ARRAYS, RUN):
        if source.count(shared) != 1:
            raise ProofError("the text that every emitted NumPy module shares was changed")
    tree = ast.parse(source)
    tree.body = [node for node in tree.body if not isinstance(node, ast.Import | ast.ImportFrom)]
    namespace: dict[str, Any] = {"np": np, "sqrt": _sqrt, "__name__": "proof"}
    exec(compile(tree, "<emitted module>", "exec"), namespace)
    return namespace


def evaluate(names: dict[str, Any], kernel: Kernel, universe: Universe) -> Entries:
    """Return the polynomials that the kernel's source computes for one element.

    Raises
    ------
    ProofError
        If the public function does not run the kernel with its facts, or an entry of the result
        is not written exactly once.
    """
    operands = [Element(universe.symbolic(operand.name)) for operand in kernel.plan.operands]
    out = Result([None] * kernel.plan.result.size)
    kernel_function(names, kernel)(*operands, out)
    for k, value in enumerate(out.values):
        if value is None:
            raise ProofError(f"{kernel.spec.name}: output {k} is never written")
    return [universe.coerce(value) for value in out.values]


def _sqrt(value: Any) -> Any:
    """Return the root; a sum without terms is the integer 0."""
    return 0 if isinstance(value, int) and value == 0 else sqrt(value)


def _entry(key: tuple[EllipsisType, int]) -> int:
    dots, k = key
    if dots is not Ellipsis:
        raise ProofError(f"index {key} is not on the last axis")
    return k
