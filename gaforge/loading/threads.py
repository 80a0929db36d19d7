"""Large batches on several threads; the emitted kernels release the GIL.

Threads of our own rather than Numba's ``prange``: kernels compile in half the time, nothing
breaks in forked processes, and two callers in two threads cannot crash a threading layer.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np

MINIMUM_BYTES = 1 << 21
"""Operands and results smaller than this together are not worth a second thread."""

_LEAST_BYTES = 1 << 12
"""Operands smaller than this together don't have a result so large, whatever their axes."""

_pool: ThreadPoolExecutor | None = None
_pool_size = 0
_pool_lock = threading.Lock()
_worker = threading.local()


def _forget_pool() -> None:
    """In a forked child the parent's threads do not exist."""
    global _pool, _pool_lock
    _pool = None
    _pool_lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_pool)


def thread_count() -> int:
    """Return how many threads to use: ``numba.get_num_threads()``, one inside a worker.

    ``numba.set_num_threads(1)`` or ``NUMBA_NUM_THREADS=1`` makes everything run on the caller's
    thread, as in a job scheduler or beside other pools.
    """
    import numba

    if getattr(_worker, "busy", False):
        return 1
    available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(numba.get_num_threads(), available or 1))


def call(function: Callable[..., Any], operands: Sequence[Any], size: int) -> np.ndarray:
    """Call an emitted Numba function, split over threads if it is large.

    Parameters
    ----------
    function : callable
        Emitted function ``f(*operands, out=None)``.
    operands : sequence of array_like
    size : int
        Length of the result's last axis.
    """
    total = axes = 0
    for operand in operands:
        total += getattr(operand, "nbytes", 0)
        axes = max(axes, getattr(operand, "ndim", 0))
    if total < MINIMUM_BYTES and (axes < 3 or total < _LEAST_BYTES):
        return function(*operands)
    plan = _plan(operands, size)
    count = min(thread_count(), plan.length) if plan else 1
    if plan is None or count == 1:
        return function(*operands)
    out = np.empty(plan.shape, plan.dtype)
    rows = out.reshape(plan.length, -1, size)
    bounds = [plan.length * i // count for i in range(count + 1)]

    def run(start: int, stop: int) -> None:
        _worker.busy = True
        try:
            parts = [a[start:stop] if whole else a for a, whole in plan.operands]
            function(*parts, out=rows[start:stop].reshape(-1, *plan.inner, size))
        finally:
            _worker.busy = False

    first, *rest = pairwise(bounds)
    futures = [_executor(count).submit(run, *bound) for bound in rest]
    errors = [_error_of(run, first), *(future.exception() for future in futures)]
    if any(errors):
        # Parts of the batch don't know their place in it: only the whole says what is wrong.
        return function(*operands)
    return out


def _error_of(run: Callable[[int, int], None], bound: tuple[int, int]) -> Exception | None:
    try:
        run(*bound)
    except Exception as error:
        return error
    return None


@dataclass(frozen=True)
class _Plan:
    """How to cut a batch along one axis.

    Attributes
    ----------
    operands : list of (array, bool)
        With whether they have the axis, which is then their first.
    length : int
        Length of the axis.
    inner : tuple of int
        Axes of the batch after it.
    shape, dtype
        Of the result.
    """

    operands: list[tuple[np.ndarray, bool]]
    length: int
    inner: tuple[int, ...]
    shape: tuple[int, ...]
    dtype: np.dtype[Any]


def _plan(operands: Sequence[Any], size: int) -> _Plan | None:
    """Return how to cut a batch, or None to run it as a whole."""
    if not all(type(operand) is np.ndarray and operand.ndim for operand in operands):
        return None
    try:
        dtype = np.result_type(*operands).newbyteorder("=")
        lead = np.broadcast_shapes(*(operand.shape[:-1] for operand in operands))
    except (TypeError, ValueError):
        return None  # the function itself says what is wrong
    rows = prod(lead)
    total = sum(a.nbytes for a in operands) + rows * size * dtype.itemsize
    if dtype.char not in "fdFD" or rows < 2 or total < MINIMUM_BYTES:
        return None
    if all(a.ndim == 1 or a.shape[:-1] == lead for a in operands):
        flat = [(a, False) if a.ndim == 1 else (a.reshape(rows, -1), True) for a in operands]
        return _Plan(flat, rows, (), (*lead, size), dtype)
    axis = next(i for i, length in enumerate(lead) if length > 1)
    inner = lead[axis + 1 :]
    cut = []
    for a in operands:
        a = a.reshape(a.shape[max(0, a.ndim - 2 - len(inner)) :])
        cut.append((a, a.ndim == 2 + len(inner) and a.shape[0] > 1))
    return _Plan(cut, lead[axis], inner, (*lead, size), dtype)


def _executor(count: int) -> ThreadPoolExecutor:
    global _pool, _pool_size
    with _pool_lock:
        if _pool is None or _pool_size < count - 1:
            _pool = ThreadPoolExecutor(count - 1, thread_name_prefix="gaforge")
            _pool_size = count - 1
        return _pool
