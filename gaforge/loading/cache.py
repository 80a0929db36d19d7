"""The user's cache of kernels that were generated on demand.

Files lie in a folder named by the hash of the generator's sources, so kernels of another version
are never mixed up with these. Writing is atomic and under a lock: many processes may ask for the
same kernel at once, and one killed in the middle leaves nothing behind.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from platformdirs import user_cache_path

from gaforge.errors import GenerationError
from gaforge.files import sweep

LOCK_TIMEOUT = 600.0
"""Seconds to wait for another process that generates the same file."""


def cache_folder() -> Path:
    """Return the folder for generated files: ``GAFORGE_CACHE_DIR``, or the platform's own."""
    from gaforge.codegen.artefacts.header import generator_digest

    root = os.environ.get("GAFORGE_CACHE_DIR")
    base = Path(root) if root else user_cache_path("gaforge", appauthor=False)
    return base / generator_digest()[:16]


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of one file; other processes wait.

    What a killed process had begun to write is deleted: whoever holds the lock writes alone.
    """
    lock = FileLock(path.parent / "locks" / f"{path.stem}.lock", timeout=LOCK_TIMEOUT)
    try:
        Path(lock.lock_file).parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout:
        raise GenerationError(
            f"another process has been generating {path} for {LOCK_TIMEOUT:.0f} s; if there is "
            f"none, delete {lock.lock_file}"
        ) from None
    except OSError as error:
        raise GenerationError(
            f"cannot use the cache folder {path.parent}: {error.strerror or error}; set "
            "GAFORGE_CACHE_DIR to a writable folder"
        ) from error
    try:
        sweep(path)
        yield
    finally:
        lock.release()
