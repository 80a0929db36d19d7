"""Conversions in processes of their own, started from one that has loaded all modules already.

Run as a program it reads lines ``folder method loss events``, forks a process that converts a model
there and kills itself at that event, and answers with its exit status.
"""

import itertools
import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

os.environ["HF_HUB_OFFLINE"] = "1"

import torch
from models import llama, tokens

from gaforge import llm

SETTINGS = {"modules": "qko", "window": 32, "steps": 20, "joint_steps": 20, "batch": 4}


def run(folder: Path, method: str, loss: str, events: int) -> None:
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
    llm.save(llm.convert(llama(), tokens(), [0, 2], method, **settings), folder / "model")


def serve() -> None:
    """Fork a process for each line of the standard input."""
    torch.set_num_threads(1)
    for module in "converting", "saving":
        import_module(f"gaforge.llm.{module}")
    for line in sys.stdin:
        child = os.fork()
        if not child:
            folder, method, loss, events = line.split()
            run(Path(folder), method, loss, int(events))
            os._exit(0)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    serve()
