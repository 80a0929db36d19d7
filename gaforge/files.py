"""Files that are there whole, or not at all."""

from __future__ import annotations

import contextlib
import glob
import os
import tempfile
from pathlib import Path


def stage(path: Path, content: bytes) -> Path:
    """Write bytes under a temporary name beside the final one, to the disk; return that name.

    Raises
    ------
    OSError
        If that can't be done; nothing is left behind.
    """
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    return Path(name)


def replace(path: Path, content: bytes) -> None:
    """Replace a file, or make it, in one step; after a crash it is the old one or the new one.

    Raises
    ------
    OSError
        If that can't be done; the file is what it was then.
    """
    staged = stage(path, content)
    try:
        os.replace(staged, path)
    except BaseException:
        staged.unlink(missing_ok=True)
        raise


def sweep(path: Path) -> None:
    """Delete what killed processes had begun to write; no other may write there now.

    Parameters
    ----------
    path : Path
        The name that it was begun under, or a folder that it lies below.

    Examples
    --------
    >>> with tempfile.TemporaryDirectory() as name:
    ...     path = Path(name) / "table.json"
    ...     staged = stage(path, b"[]")  # the process ends here
    ...     sweep(path)
    ...     staged.exists()
    False
    """
    if path.is_dir():
        found = path.rglob(".*.*.tmp")
    else:
        found = path.parent.glob(f".{glob.escape(path.name)}.*.tmp")
    for leftover in found:
        with contextlib.suppress(OSError):
            leftover.unlink()
