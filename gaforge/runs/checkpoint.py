"""Checkpoints: written whole or not at all, read without running code, and checked."""

from __future__ import annotations

import hashlib
import io
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch

from gaforge.errors import CheckpointError
from gaforge.files import replace

FORMAT = "gaforge-training"
VERSION = 1


def save(path: Path, state: dict[str, Any]) -> None:
    """Write a state of tensors and plain values, and replace the file only when all is on disk.

    The file is an ordinary one of ``torch.save``, which ``torch.load(weights_only=True)`` reads.
    It holds a SHA-256 of its content too.
    """
    content = {"format": FORMAT, "version": VERSION, "digest": digest(state), "state": state}
    buffer = io.BytesIO()
    torch.save(content, buffer)
    write_atomically(path, buffer.getvalue())


def load(path: Path) -> dict[str, Any]:
    """Return the state that `save` wrote.

    Raises
    ------
    CheckpointError
        If the file is cut off, changed, or not one of `save`; the message says which.
    """
    try:
        raw = io.BytesIO(path.read_bytes())
    except FileNotFoundError as error:
        raise CheckpointError(f"there is no checkpoint {path}") from error
    try:
        content = torch.load(raw, map_location="cpu", weights_only=True)
    except Exception as error:  # whatever a changed byte leads torch to
        reason = str(error).partition("\n")[0]
        raise CheckpointError(
            f"{path} is cut off, damaged, or no checkpoint of torch ({reason}); start a new run"
        ) from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise CheckpointError(f"{path} was not written by a run of gaforge; give the folder of one")
    if content.get("version") != VERSION:
        raise CheckpointError(
            f"{path} has version {content.get('version')!r} of the format, and this gaforge reads "
            f"version {VERSION}; go on with the gaforge that wrote it"
        )
    state = content.get("state")
    if not isinstance(state, dict) or digest(state) != content.get("digest"):
        raise CheckpointError(f"{path} was changed or damaged since it was written; start anew")
    return state


def digest(state: Any) -> str:
    """Return the SHA-256 of nested dictionaries and lists of tensors and plain values."""
    found = hashlib.sha256()
    for part in _parts(state):
        found.update(len(part).to_bytes(8, "little"))
        found.update(part)
    return found.hexdigest()


def write_atomically(path: Path, content: bytes) -> None:
    """Replace a file by one with this content; after a crash it is the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    replace(path, content)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def write_json(path: Path, value: Any) -> None:
    """Write plain values as JSON, atomically."""
    write_atomically(path, (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode())


def _parts(value: Any) -> Iterator[bytes]:
    if isinstance(value, torch.Tensor):
        yield f"{value.dtype} {tuple(value.shape)}".encode()
        yield value.detach().cpu().contiguous().view(-1).view(torch.uint8).numpy().tobytes()
    elif isinstance(value, dict):
        yield f"dict {len(value)}".encode()
        for key, item in value.items():
            yield repr(key).encode()
            yield from _parts(item)
    elif isinstance(value, list | tuple):
        yield f"list {len(value)}".encode()
        for item in value:
            yield from _parts(item)
    else:
        yield repr(value).encode()
