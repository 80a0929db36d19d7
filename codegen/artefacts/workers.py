"""Work on several files at once, one process each, with progress from all of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

Report = Callable[[str], None]
"""Called with the stage that the next kernel enters."""

Watch = Callable[[int, str], None]
"""Called with the index of an item and the stage that its next kernel enters."""

_events: Any = None  # in a worker, the queue to the parent


def processors() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(
    function: Callable[[Item, Report], Result],
    items: Sequence[Item],
    jobs: int = 1,
    watch: Watch = lambda index, stage: None,
) -> Iterator[tuple[int, Result]]:
    """Yield ``(index, function(item, report))`` as items are finished.

    Parameters
    ----------
    function : callable
        A function of a module, since processes are started afresh; as are items and results,
        it must be picklable. What it raises is raised here.
    items : sequence
        Taken in this order: put the longest first.
    jobs : int
        Number of processes; with one the work is done in this process.
    watch : callable
        Called in this process with what the workers report.
    """
    jobs = min(jobs, len(items))
    if jobs <= 1:
        for index, item in enumerate(items):
            yield index, function(item, lambda stage, index=index: watch(index, stage))  # type: ignore[misc]
        return
    context = multiprocessing.get_context("spawn")  # forks of a process with threads may hang
    events = context.SimpleQueue()
    before = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(jobs, context, _start, (events,))
    try:
        with _uninterrupted():
            futures = {
                executor.submit(_call, function, index, item): index
                for index, item in enumerate(items)
            }
        yield from _collect(futures, events, watch)
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        executor.shutdown()
        events.close()


def _collect(
    futures: dict[Future[Result], int], events: Any, watch: Watch
) -> Iterator[tuple[int, Result]]:
    pending = set(futures)
    while pending:
        done, pending = wait(pending, timeout=0.1, return_when=FIRST_COMPLETED)
        while not events.empty():
            watch(*events.get())
        for future in done:
            yield futures[future], future.result()


def _start(events: Any) -> None:
    global _events
    _events = events


def _call(function: Callable[[Item, Report], Result], index: int, item: Item) -> Result:
    return function(item, lambda stage: _events.put((index, stage)))


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Keep Ctrl-C from processes that are started within; the parent ends them."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # children inherit it
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
