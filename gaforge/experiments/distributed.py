"""Data-parallel training: what torchrun says, and sums over its processes."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import torch
import torch.distributed as dist
from torch import Tensor

from gaforge.errors import ConfigurationError


@dataclass(frozen=True)
class World:
    """Which process this is, of how many."""

    rank: int = 0
    size: int = 1

    @property
    def is_first(self) -> bool:
        """Whether this process writes files and shows progress."""
        return self.rank == 0

    def share(self, rows: Tensor) -> Tensor:
        """Return the part of some rows that is this process's."""
        return rows[self.rank :: self.size]

    def wait(self) -> None:
        """Wait until all processes have come here."""
        if self.size > 1:
            dist.barrier()

    def add_up(self, tensors: Sequence[Tensor]) -> None:
        """Replace tensors by their sums over all processes, in one message."""
        if self.size == 1:
            return
        flat = torch.cat([tensor.detach().reshape(-1) for tensor in tensors])
        dist.all_reduce(flat)
        start = 0
        for tensor in tensors:
            stop = start + tensor.numel()
            tensor.detach().copy_(flat[start:stop].view_as(tensor))
            start = stop


def is_first_process() -> bool:
    """Tell whether this is the only process, or the first that torchrun started."""
    return os.environ.get("RANK", "0") == "0"


@contextmanager
def join() -> Iterator[World]:
    """Join the processes that torchrun started; without it, there is one.

    Raises
    ------
    ConfigurationError
        If torchrun's variables are there, but torch was built without distributed training.
    """
    size = int(os.environ.get("WORLD_SIZE", "1"))
    if size == 1:
        yield World()
        return
    if not dist.is_available():
        raise ConfigurationError("this torch has no distributed training; run without torchrun")
    mine = not dist.is_initialized()
    if mine:
        dist.init_process_group("gloo")
    try:
        yield World(dist.get_rank(), dist.get_world_size())
    finally:
        if mine:
            dist.destroy_process_group()
