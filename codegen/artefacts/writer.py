"""Atomic writing: a file is there whole, or not at all."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path

from gaforge.errors import GenerationError
from gaforge.files import stage


def write_atomic(path: Path, text: str) -> None:
    """Write a file under its final name in one step.

    Raises
    ------
    GenerationError
        If the folder cannot be written to or the disk is full; nothing is left behind.
    """
    write_files({path: text})


def write_files(texts: Mapping[Path, str]) -> None:
    """Write files, each in one step: first all under temporary names, then renamed in order.

    Raises
    ------
    GenerationError
        If a folder cannot be written to or the disk is full. The files are what they were then,
        and no folder is left that was not there.
    """
    made: list[Path] = []
    staged: dict[Path, Path] = {}
    try:
        for path, text in texts.items():
            made += _make_folder(path.parent)
            if path.is_dir():
                raise IsADirectoryError(None, "there is a folder of this name")
            staged[path] = stage(path, text.encode())
        for path, temporary in staged.items():
            os.replace(temporary, path)
    except BaseException as error:
        for temporary in staged.values():
            with contextlib.suppress(OSError):
                temporary.unlink()
        for folder in reversed(made):
            with contextlib.suppress(OSError):
                folder.rmdir()  # only if it is empty
        if not isinstance(error, OSError):
            raise
        raise GenerationError(
            f"cannot write {path}: {error.strerror or error}; choose a writable folder with --out, "
            "or set GAFORGE_CACHE_DIR"
        ) from error


def _make_folder(folder: Path) -> list[Path]:
    """Make a folder and its parents; return those that were not there, outermost first."""
    missing = [parent for parent in (folder, *folder.parents) if not parent.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return missing[::-1]
