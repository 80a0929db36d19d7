"""The folder of a conversion: configuration, versions, metrics, and a file for each projection."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torch import Tensor

from gaforge.errors import CheckpointError, ConfigurationError
from gaforge.llm.conversion import Conversion
from gaforge.runs.checkpoint import digest, load, save, write_json
from gaforge.runs.folder import check_same, hold, versions
from gaforge.runs.metrics import Metrics, read_metrics

if TYPE_CHECKING:
    from transformers import PreTrainedModel

CONFIG = "conversion.json"
ENVIRONMENT = "environment.json"
METRICS = "metrics.jsonl"
FITS = "fits"


class RunFolder:
    """Where a conversion is written as it goes on; nowhere, without a path.

    Parameters
    ----------
    path : path or None
    plan : Conversion
    model : PreTrainedModel
        Before the conversion.
    windows : Tensor
        Its calibration.
    resume : bool
        Go on with what lies in the folder.

    Raises
    ------
    ConfigurationError
        If the folder holds a run and ``resume`` is not set, or another process writes there.
    CheckpointError
        If the run is one of another conversion, model or calibration.
    """

    def __init__(
        self,
        path: Path | str | None,
        plan: Conversion,
        model: PreTrainedModel,
        windows: Tensor,
        resume: bool,
    ) -> None:
        if path is None and resume:
            raise ConfigurationError("resume=True needs the folder of the run")
        self.path = None if path is None else Path(path)
        self._plan, self._model, self._windows, self._resume = plan, model, windows, resume
        self._stack = ExitStack()
        self._metrics: Metrics | None = None
        self._identity = ""

    def __enter__(self) -> RunFolder:
        if self.path is not None:
            self._stack.enter_context(hold(self.path))
            try:
                self._open(self.path)
            except BaseException:
                self._stack.close()
                raise
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _open(self, path: Path) -> None:
        mine = {
            "conversion": self._plan.as_mapping(),
            "model": digest(self._model.state_dict()),
            "calibration": digest(self._windows),
            "windows": list(self._windows.shape),
        }
        if (path / CONFIG).exists():
            if not self._resume:
                raise ConfigurationError(
                    f"{path} holds a conversion already; go on with it (resume), or take another "
                    "folder"
                )
            check_same(mine, _read(path / CONFIG), path)
        else:
            write_json(path / CONFIG, mine)
        self._identity = digest(mine)
        write_json(path / ENVIRONMENT, versions())
        done = self._done()
        self._metrics = Metrics(path / METRICS, keep_to=len(done))
        self._complete_metrics(path / METRICS, done)

    def _done(self) -> list[tuple[int, str]]:
        """Return projections that are done, up to the first that will be fitted."""
        done: list[tuple[int, str]] = []
        for layer in self._plan.layers:
            for stage in self._plan.stages:
                there = [self._file(layer, letter).exists() for letter in stage.modules]
                if not all(there):
                    count = 0 if stage.together else there.index(False)
                    return done + [(layer, letter) for letter in stage.modules[:count]]
                done += [(layer, letter) for letter in stage.modules]
        return done

    def _complete_metrics(self, path: Path, done: Sequence[tuple[int, str]]) -> None:
        """Write the record of the last fit if the run was stopped between the two.

        Raises
        ------
        CheckpointError
            If records are of other fits.
        """
        found = [json.dumps(r) for r in read_metrics(path) if r.get("event") == "fit"]
        records = [
            {"event": "fit", "step": step, **self._load(*place)["record"]}
            for step, place in enumerate(done, 1)
        ]
        expected = [json.dumps(record) for record in records]
        if records and found == expected[:-1]:
            self.record(records[-1])
        elif found != expected:
            raise CheckpointError(
                f"{path} was changed, or is of another run than {path.parent / FITS}; start a new "
                "run"
            )

    def _file(self, layer: int, letter: str) -> Path:
        assert self.path is not None
        return self.path / FITS / f"layer-{layer:03}-{letter}.pt"

    def stored(self, layer: int, letter: str) -> dict[str, Any] | None:
        """Return the fit of a projection, None if it is not done.

        Raises
        ------
        CheckpointError
            If its file is damaged, or is not of this run and projection.
        """
        if self.path is None or not self._file(layer, letter).exists():
            return None
        return self._load(layer, letter)

    def _load(self, layer: int, letter: str) -> dict[str, Any]:
        file = self._file(layer, letter)
        state = load(file)
        if (state.get("run"), state.get("place")) != (self._identity, [layer, letter]):
            raise CheckpointError(
                f"{file} is the fit of another run or projection; delete it, and it is made again"
            )
        return state

    def store(self, layer: int, letter: str, state: dict[str, Any]) -> None:
        """Write the fit of a projection, whole or not at all."""
        if self.path is not None:
            whose = {"run": self._identity, "place": [layer, letter]}
            save(self._file(layer, letter), {**whose, **state})

    def record(self, values: dict[str, Any]) -> None:
        """Add a line to the metrics."""
        if self._metrics is not None:
            self._metrics.append(values)


def _read(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise CheckpointError(f"{path} is damaged ({error}); start a new run") from error
    if not isinstance(found, dict):
        raise CheckpointError(f"{path} was not written by a conversion; take another folder")
    return found
