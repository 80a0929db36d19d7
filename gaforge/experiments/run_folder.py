"""The folder of a run: who may write there, and what it can go on from."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import torch
from filelock import FileLock, Timeout

from gaforge import __version__
from gaforge.errors import CheckpointError, ConfigurationError
from gaforge.experiments.checkpoint import load, write_atomically
from gaforge.experiments.config import Config
from gaforge.experiments.data import Images
from gaforge.experiments.distributed import World
from gaforge.experiments.models import Numbers

CONFIG = "config.toml"
METRICS = "metrics.jsonl"
CHECKPOINT = "checkpoint.pt"
ENVIRONMENT = "environment.json"
RESULT = "result.json"


def prepare(config: Config, folder: Path, resume: bool) -> dict[str, Any]:
    """Return the state to go on from, empty for a new run, and write the configuration."""
    stored = folder / CONFIG
    if stored.exists():
        if not resume:
            raise ConfigurationError(
                f"{folder} holds a run already; go on with it (--resume), or take another folder "
                "(--out)"
            )
        _check_same(config, Config.from_toml(stored.read_text(encoding="utf-8")), folder)
    else:
        write_atomically(stored, config.to_toml().encode())
    state = read_state(folder)
    if state:
        _check_same(config, Config.from_toml(state["config"]), folder / CHECKPOINT)
    return state


def read_state(folder: Path) -> dict[str, Any]:
    """Return the state in the folder's checkpoint, empty if there is none."""
    path = folder / CHECKPOINT
    return load(path) if path.exists() else {}


def _check_same(config: Config, stored: Config, where: Path) -> None:
    mine, theirs = _flat(config.as_mapping()), _flat(stored.as_mapping())
    different = [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]
    if different:
        key = different[0]
        raise CheckpointError(
            f"{where} belongs to another configuration: {', '.join(different)} differ "
            f"({key} = {theirs.get(key)!r} there, {mine.get(key)!r} here); take another folder"
        )


def _flat(values: Any, prefix: str = "") -> dict[str, Any]:
    if isinstance(values, dict):
        items = values.items()
    elif isinstance(values, list) and values and isinstance(values[0], dict):
        items = {str(i): value for i, value in enumerate(values)}.items()
    else:
        return {prefix.removesuffix("."): values}
    found = {}
    for key, value in items:
        found.update(_flat(value, f"{prefix}{key}."))
    return found


@contextmanager
def alone(folder: Path, world: World) -> Iterator[None]:
    """Hold the folder, so that no second process writes the same run."""
    if not world.is_first:
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / ".lock")
    try:
        lock.acquire(blocking=False)
    except Timeout as error:
        raise ConfigurationError(f"another process is training in {folder}") from error
    try:
        yield
    finally:
        lock.release()


def environment(images: Images, world: World, numbers: Numbers) -> dict[str, Any]:
    """Return what else decides the numbers of a run, to look up later."""
    return {
        "gaforge": __version__,
        "python": platform.python_version(),
        "torch": torch.__version__,
        "numpy": np.__version__,
        "machine": platform.machine(),
        "threads": torch.get_num_threads(),
        "processes": world.size,
        "images": images.name,
        "numbers": {**numbers._asdict(), "replaced": numbers.replaced},
    }
