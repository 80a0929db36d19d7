"""Large batches on several threads; the emitted kernels release the GIL.

Threads of our own rather than Numba's ``prange``: kernels compile in half the time, nothing
breaks in forked processes, and two callers in two threads cannot crash a threading layer.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

MINIMUM_BYTES = 1 << 21
"""Operands and results smaller than this together are not worth a second thread."""

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
    """Call an emitted Numba function, split over threads along the first axis if it is large.

    Parameters
    ----------
    function : callable
        Emitted function ``f(*operands, out=None)``.
    operands : sequence of array_like
    size : int
        Length of the result's last axis.
    """
    total = 0
    for operand in operands:
        total += getattr(operand, "nbytes", 0)
    if total < MINIMUM_BYTES:
        return function(*operands)  # type: ignore[no-any-return]
    plan = _split(operands)
    count = thread_count() if plan else 1
    if plan is None or count == 1:
        return function(*operands)  # type: ignore[no-any-return]
    arrays, length, lead, dtype = plan
    out = np.empty((*lead, size), dtype)
    bounds = [length * i // count for i in range(count + 1)]

    def run(start: int, stop: int) -> None:
        _worker.busy = True
        try:
            parts = [a[start:stop] if whole else a for a, whole in arrays]
            function(*parts, out=out[start:stop])
        finally:
            _worker.busy = False

    first, *rest = zip(bounds, bounds[1:], strict=False)
    futures = [_executor(count).submit(run, *bound) for bound in rest]
    try:
        run(*first)
    finally:
        for future in futures:
            future.exception()  # wait for all, whatever happens
    for future in futures:
        future.result()
    return out


def _split(
    operands: Sequence[Any],
) -> tuple[list[tuple[np.ndarray, bool]], int, tuple[int, ...], np.dtype[Any]] | None:
    """Return operands with whether each has the batch's first axis, or None to run serially."""
    if not all(isinstance(operand, np.ndarray) and operand.ndim for operand in operands):
        return None
    dtype = np.result_type(*operands)
    if dtype.char not in "fdFD":
        return None
    try:
        lead = np.broadcast_shapes(*(operand.shape[:-1] for operand in operands))
    except ValueError:
        return None  # the function itself says what is wrong
    if not lead or lead[0] < 2:
        return None
    arrays = [(a, a.ndim - 1 == len(lead) and a.shape[0] == lead[0]) for a in operands]
    return arrays, lead[0], lead, dtype


def _executor(count: int) -> ThreadPoolExecutor:
    global _pool, _pool_size
    with _pool_lock:
        if _pool is None or _pool_size < count - 1:
            _pool = ThreadPoolExecutor(count - 1, thread_name_prefix="gaforge")
            _pool_size = count - 1
        return _pool
