"""``metrics.jsonl``: one JSON object a line, in the order of training."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gaforge.errors import CheckpointError
from gaforge.runs.checkpoint import write_atomically


class Metrics:
    """The records of a run.

    Parameters
    ----------
    path : Path
    keep_to : int, optional
        Step of the checkpoint that the run goes on from; what was written after it is dropped,
        since it will be written again.
    """

    def __init__(self, path: Path, keep_to: int = 0) -> None:
        self.path = path
        kept = [record for record in read_metrics(path) if record["step"] <= keep_to]
        text = "".join(json.dumps(record) + "\n" for record in kept)
        write_atomically(path, text.encode())

    def append(self, record: Mapping[str, Any]) -> None:
        """Write a record to the disk."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(record) + "\n")
            file.flush()
            os.fsync(file.fileno())


def read_metrics(path: Path) -> list[dict[str, Any]]:
    """Return the records of a file; of a last line that was cut off, nothing.

    Raises
    ------
    CheckpointError
        If another line is damaged.
    """
    if not path.exists():
        return []
    found = []
    for number, line in enumerate(path.read_bytes().split(b"\n")[:-1], 1):
        try:
            found.append(json.loads(line))
            if not isinstance(found[-1]["step"], int):
                raise TypeError("its step is no number")
        except (ValueError, TypeError, KeyError) as error:
            raise CheckpointError(
                f"{path}, line {number}, is damaged ({error!r}); start a new run"
            ) from error
    return found
