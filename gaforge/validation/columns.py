"""The emitted Numba source, run as it stands but not compiled, on whole batches.

Only two names mean something else while a kernel runs. The decorator ``njit`` gives the kernel one
element whose numbers are the columns of the batch, and ``np.empty`` gives it a table of such
columns instead of a tile. So every public function is called as users call it, every statement of
its kernel runs once, and a batch costs a few NumPy operations for each product.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Callable, Mapping
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def run_uncompiled(source: str) -> Mapping[str, Callable[..., Any]]:
    """Execute the text of an emitted Numba module without Numba, and return its ``KERNELS``.

    Parameters
    ----------
    source : str
        As `gaforge.codegen.pipeline.draft` returns it.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> from gaforge.codegen.pipeline import draft
    >>> kernels = run_uncompiled(draft(Algebra(0, 1), "numba").text)
    >>> kernels["gp__full__full"](np.array([[0.0, 2.0], [1.0, 1.0]]), np.array([0.0, 3.0]))
    array([[-6.,  0.],
           [-3.,  3.]])
    """
    tree = ast.parse(source)
    tree.body = [
        node
        for node in tree.body
        if not (isinstance(node, ast.ImportFrom) and node.module == "numba")
    ]
    namespace: dict[str, Any] = {"__name__": "gaforge_uncompiled", "njit": _njit}
    exec(compile(tree, "<emitted module>", "exec"), namespace)
    kernels: Mapping[str, Callable[..., Any]] = namespace["KERNELS"]
    return kernels


def _njit(*args: Any, **options: Any) -> Callable[[FunctionType], Callable[..., None]]:
    """Stand in for Numba's decorator."""
    return lambda kernel: functools.wraps(kernel)(functools.partial(_run, kernel))


def _run(kernel: FunctionType, count: int, *arguments: Any) -> None:
    """Run a kernel for one element whose entries are columns of the batch."""
    *operands, out = arguments
    size = len(out) // count if count else 0
    if size == 0:
        return
    columns: list[Any] = []
    for flat, step in zip(operands[::2], operands[1::2], strict=True):
        columns += [_Columns(flat, step), step]
    results = _Table()
    with np.errstate(all="ignore"):
        _on_columns(kernel)(1, *columns, results)
    rows = out.reshape(count, size)
    for place in range(size):
        rows[:, place] = results[place]


@functools.cache
def _on_columns(kernel: FunctionType) -> FunctionType:
    """Return a kernel that makes tables of columns where it would make tiles."""
    names = {**kernel.__globals__, "np": _Numpy()}
    return FunctionType(kernel.__code__, names, kernel.__name__, kernel.__defaults__)


class _Numpy(SimpleNamespace):
    """NumPy as kernels see it."""

    def empty(self, shape: Any, dtype: Any) -> _Table:
        return _Table()

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)


class _Table(dict[Any, Any]):
    """What a kernel assigns to: an entry exists once it is assigned."""


class _Column(np.ndarray[Any, Any]):
    """An entry of every element of the batch; like a number, nothing changes it in place."""

    def __iadd__(self, other: Any) -> Any:  # type: ignore[misc]
        return self + other

    def __isub__(self, other: Any) -> Any:  # type: ignore[misc]
        return self - other

    def __imul__(self, other: Any) -> Any:  # type: ignore[misc]
        return self * other

    def __itruediv__(self, other: Any) -> Any:  # type: ignore[misc]
        return self / other


class _Columns:
    """An operand of one element, the entries of which are columns."""

    def __init__(self, flat: Array, step: int) -> None:
        self.dtype = flat.dtype
        rows = flat.reshape(-1, step) if step else flat.reshape(1, -1)
        self._entries = [np.ascontiguousarray(column).view(_Column) for column in rows.T]

    def __getitem__(self, place: int) -> _Column:
        if place < 0:
            raise IndexError(f"place {place} is before the start")
        return self._entries[place]
