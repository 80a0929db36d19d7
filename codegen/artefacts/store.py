"""Folders of emitted files: everything is proved first, then written, the manifest last."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock, Timeout

from gaforge.codegen.artefacts import manifest, workers
from gaforge.codegen.artefacts.request import Request
from gaforge.codegen.artefacts.writer import write_files
from gaforge.errors import GenerationError

PACKAGE = '''\
"""Modules emitted by gaforge; manifest.json says what each holds and what was proved."""
'''

SMALL_WEIGHT = 30_000
"""Work of about three seconds; each process takes one to start."""

LOCK_TIMEOUT = 600.0
"""Seconds to wait for another process that writes to the same folder."""


@dataclass(frozen=True)
class Emitted:
    """An emitted file, proved, in memory.

    Attributes
    ----------
    filename : str
    text : str
    entry : dict
        What the manifest says of it.
    seconds : dict of str to float
        Time that each stage took.
    """

    filename: str
    text: str
    entry: manifest.Entry
    seconds: dict[str, float]


def emit(request: Request, report: workers.Report = lambda stage: None) -> Emitted:
    """Generate and prove a file."""
    module = request.generate(lambda stage, done, total: report(stage))
    return Emitted(module.filename, module.text, manifest.entry(module), module.seconds)


def emit_all(
    requests: Sequence[Request],
    jobs: int = 1,
    watch: workers.Watch = lambda index, stage: None,
    finish: Callable[[Emitted], None] = lambda emitted: None,
) -> list[Emitted]:
    """Generate and prove files, several at once; all of them, or an error.

    Parameters
    ----------
    requests : sequence of Request
    jobs : int
        Number of processes.
    watch : callable
        Called with the index of a request and the stage that its next kernel enters.
    finish : callable
        Called with each file when it is proved.

    Raises
    ------
    ProofError
        If the source of a kernel is not what its operation is.
    """
    order = by_size(requests)
    emitted = {}
    for place, result in workers.run(
        emit, [requests[i] for i in order], jobs, lambda place, stage: watch(order[place], stage)
    ):
        emitted[order[place]] = result
        finish(result)
    return [emitted[i] for i in range(len(requests))]


def by_size(requests: Sequence[Request]) -> list[int]:
    """Return the indices of requests, largest files first, so that none is left for the end."""
    return sorted(range(len(requests)), key=lambda i: -requests[i].weight)


def sensible_jobs(requests: Sequence[Request]) -> int:
    """Return how many processes to use: one if the work is less than what starting them takes."""
    heavy = sum(request.weight for request in requests) > SMALL_WEIGHT
    return workers.processors() if heavy else 1


def write_package(folder: Path, files: Sequence[Emitted], *, whole: bool = False) -> list[Path]:
    """Write files into a folder that can be imported, with a manifest.

    Parameters
    ----------
    folder : Path
        Made if it does not exist; gets an ``__init__.py`` if it has none.
    files : sequence of Emitted
    whole : bool
        These are all files of the folder: its manifest is made anew and not extended.

    Returns
    -------
    list of Path
        What was written.

    Raises
    ------
    GenerationError
        If the folder cannot be written to or the disk is full; the old files stay then.
    DamagedKernelError
        If the folder's manifest cannot be extended.
    """
    check_folder(folder)
    with _locked(folder):
        entries = {} if whole else manifest.read(folder)
        entries |= {file.filename: file.entry for file in files}
        texts = {folder / file.filename: file.text for file in files}
        if not (folder / "__init__.py").exists():
            texts[folder / "__init__.py"] = PACKAGE
        texts[folder / manifest.NAME] = manifest.render(entries)  # last: it vouches for the others
        write_files(texts)
    return list(texts)


def check_folder(folder: Path) -> None:
    """Raise `GenerationError` if files can't be written to a folder, before work is done for it."""
    existing = folder
    while not existing.exists() and existing != existing.parent:
        existing = existing.parent
    if not existing.is_dir():
        raise GenerationError(f"cannot write to {folder}: {existing} is a file, not a folder")
    if not os.access(existing, os.W_OK | os.X_OK):
        raise GenerationError(f"cannot write to {folder}: no permission to write to {existing}")


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder; it lies elsewhere, so that the folder holds the package only."""
    name = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:16]
    user = os.getuid() if hasattr(os, "getuid") else "user"
    path = Path(tempfile.gettempdir()) / f"gaforge-{user}-{name}.lock"
    try:
        with FileLock(path, timeout=LOCK_TIMEOUT):
            yield
    except Timeout:
        raise GenerationError(
            f"another process has been writing to {folder} for {LOCK_TIMEOUT:.0f} s; if there is "
            f"none, delete {path}"
        ) from None
