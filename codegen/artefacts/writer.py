"""Atomic writing: a file is there whole, or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from gaforge.errors import GenerationError


def write_atomic(path: Path, text: str) -> None:
    """Write a file under its final name in one step.

    Raises
    ------
    GenerationError
        If the folder cannot be written to or the disk is full; nothing is left behind.
    """
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise GenerationError(
            f"cannot write {path}: {error.strerror or error}; choose a writable folder with --out, "
            "or set GAFORGE_CACHE_DIR"
        ) from error
