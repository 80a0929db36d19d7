"""The folder of a run: one process at a time, one configuration, and what made its numbers."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import torch
from filelock import FileLock, Timeout

from gaforge import __version__
from gaforge.errors import CheckpointError, ConfigurationError
from gaforge.files import sweep


@contextmanager
def hold(folder: Path) -> Iterator[None]:
    """Make a folder and hold it, so that no second process writes the same run.

    What a killed process had begun to write there is deleted.

    Raises
    ------
    ConfigurationError
        If another process holds it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / ".lock")
    try:
        lock.acquire(blocking=False)
    except Timeout as error:
        raise ConfigurationError(f"another process is writing a run in {folder}") from error
    try:
        sweep(folder)
        yield
    finally:
        lock.release()


def check_same(mine: Mapping[str, Any], theirs: Mapping[str, Any], where: Path) -> None:
    """Raise `CheckpointError` if two configurations differ; the message says in what.

    Examples
    --------
    >>> check_same({"seed": 1, "maps": [{"width": 2}]}, {"seed": 1, "maps": [{"width": 2}]}, Path())
    """
    flat_mine, flat_theirs = _flat(mine), _flat(theirs)
    different = [
        key for key in {**flat_mine, **flat_theirs} if flat_mine.get(key) != flat_theirs.get(key)
    ]
    if different:
        key = different[0]
        raise CheckpointError(
            f"{where} belongs to another configuration: {', '.join(different)} differ "
            f"({key} = {flat_theirs.get(key)!r} there, {flat_mine.get(key)!r} here); take another "
            "folder"
        )


def _flat(values: Any, prefix: str = "") -> dict[str, Any]:
    if isinstance(values, Mapping):
        items = values.items()
    elif isinstance(values, list) and values and isinstance(values[0], Mapping):
        items = {str(i): value for i, value in enumerate(values)}.items()
    else:
        return {prefix.removesuffix("."): values}
    found = {}
    for key, value in items:
        found.update(_flat(value, f"{prefix}{key}."))
    return found


def versions() -> dict[str, Any]:
    """Return what else decides the numbers of a run, to look up later."""
    return {
        "gaforge": __version__,
        "python": platform.python_version(),
        "torch": torch.__version__,
        "numpy": np.__version__,
        "machine": platform.machine(),
        "threads": torch.get_num_threads(),
    }
