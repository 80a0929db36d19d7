"""Conversions in processes of their own, forked from one that has run one already.

Run as a program it reads lines ``folder method loss moment``, forks a process that converts a model
there and is killed at that moment, and answers with its exit status and the seconds it took.
"""

import itertools
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["HF_HUB_OFFLINE"] = "1"

import torch
from models import llama, tokens

from gaforge import llm

SETTINGS = {"modules": "qko", "window": 32, "steps": 20, "joint_steps": 20, "batch": 4}


def run(folder: Path, method: str, loss: str, events: int = 0) -> None:
    """Convert a model in a folder, going on with what lies there, and die at an event.

    Events are steps of fits, and what writes to the disk.
    """
    counter = itertools.count(1)

    def tick(*_: object) -> None:
        if next(counter) == events:
            os.kill(os.getpid(), signal.SIGKILL)

    def ticking(function: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object) -> object:
            tick()
            return function(*arguments)

        return call

    os.fsync, os.replace = ticking(os.fsync), ticking(os.replace)
    settings = {**SETTINGS, "loss": loss, "folder": folder / "run", "resume": True, "watch": tick}
    llm.save(llm.convert(llama(), tokens(256), [0, 2], method, **settings), folder / "model")


def kill_after(seconds: float, process: int) -> threading.Timer:
    """Kill a process when that time is over, unless it is cancelled before."""
    timer = threading.Timer(seconds, os.kill, (process, signal.SIGKILL))
    timer.start()
    return timer


def serve() -> None:
    """Fork a process for each line of the standard input."""
    torch.set_num_threads(1)
    # What is loaded and made at the first use is inherited by all others.
    for method, loss in ("blockhadamard", "mse"), ("lowrank:2", "attention"):
        with TemporaryDirectory() as folder:
            run(Path(folder), method, loss)
    for line in sys.stdin:
        folder, method, loss, moment = line.split()
        start = time.perf_counter()
        child = os.fork()
        if not child:
            run(Path(folder), method, loss, 0 if "." in moment else int(moment))
            os._exit(0)
        # Numbers with a point are seconds.
        timer = kill_after(float(moment), child) if "." in moment else None
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if timer is not None:
            timer.cancel()
            timer.join()
        print(status, time.perf_counter() - start, flush=True)


if __name__ == "__main__":
    serve()
