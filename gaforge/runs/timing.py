"""How times are taken: in one process, on one thread, in turns, medians."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

REPEATS = 15


def in_turns(
    functions: dict[str, Callable[[], Any]],
    calls: int = 1,
    repeats: int = REPEATS,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, float]:
    """Return the median seconds of each function, all measured in turns after one warm-up.

    Parameters
    ----------
    functions : dict of str to callable
    calls : int
        Calls per measurement; the result is per call.
    repeats : int
        Measurements per function.
    clock : callable
        ``time.thread_time`` leaves out what other processes take, for work on this thread.
    """
    times: dict[str, list[float]] = {name: [] for name in functions}
    for function in functions.values():
        function()
    for _ in range(repeats):
        for name, function in functions.items():
            start = clock()
            for _ in range(calls):
                function()
            times[name].append((clock() - start) / calls)
    return {name: statistics.median(values) for name, values in times.items()}
