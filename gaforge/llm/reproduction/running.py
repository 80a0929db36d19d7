"""A study as a run: in parallel, resumable, over several machines if they share a folder."""

from __future__ import annotations

import dataclasses
import json
import os
import shutil
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

from joblib import Parallel, delayed

from gaforge.errors import CheckpointError, ConfigurationError
from gaforge.files import sweep
from gaforge.llm.conversion import JOINT_RATES, RATES
from gaforge.llm.projections import Attention, find_attentions, select
from gaforge.llm.reading import empty_model, find_model
from gaforge.llm.reproduction.cells import Cell, Sizes
from gaforge.llm.reproduction.figures import highest_floors
from gaforge.llm.reproduction.measuring import floors, measure
from gaforge.llm.reproduction.places import Spec, prepare, windows
from gaforge.llm.reproduction.rows import ROWS
from gaforge.llm.reproduction.studies import Study, study
from gaforge.runs.checkpoint import digest, write_json
from gaforge.runs.folder import check_same, hold, versions

CONFIG = "reproduction.json"
ENVIRONMENT = "environment.json"
FLOORS = "floors.json"
CELLS = "cells"
WORK = "work"
CHUNK = 8
"""Layers whose floors are measured in one go."""


class Standing(NamedTuple):
    """Where a run stands.

    Attributes
    ----------
    what : str
        The last cell that was measured, or what else was done.
    done, total : int
        Parts of the work of this step.
    seconds_left : float
    """

    what: str
    done: int
    total: int
    seconds_left: float


@dataclass(frozen=True)
class Shard:
    """Part ``index`` of ``count`` of the cells, for several machines with one folder."""

    index: int = 0
    count: int = 1

    @classmethod
    def from_environment(cls) -> Shard:
        """Return what ``torchrun`` says (RANK, WORLD_SIZE), or all of it.

        Examples
        --------
        >>> Shard.from_environment()
        Shard(index=0, count=1)
        """
        return cls(int(os.environ.get("RANK", 0)), int(os.environ.get("WORLD_SIZE", 1)))


def reproduce(
    folder: Path | str,
    name: str = "quick",
    *,
    model: str = "smollm2",
    layers: Sequence[int] | None = None,
    texts: Sequence[str] | None = None,
    seeds: Sequence[int] | None = None,
    sizes: Sizes | None = None,
    workers: int = 1,
    resume: bool = False,
    shard: Shard | None = None,
    watch: Callable[[Standing], None] | None = None,
) -> Path:
    """Measure the cells of a study, those that are not measured yet, and return the folder.

    Parameters
    ----------
    folder : path
        For results: ``cells/*.json``, each written whole once it is measured.
    name : str, optional
        ``quick``, ``full`` or ``duel``, see `study`.
    model : str, optional
        A folder, or the name of a packaged model.
    layers : sequence of int, optional
        In the order of their weight; by default those with the highest floors.
    texts : sequence of str, optional
        By default those of the study.
    seeds : sequence of int, optional
    sizes : Sizes, optional
    workers : int, optional
        Processes. Results do not depend on them.
    resume : bool, optional
        Go on with the run in the folder.
    shard : Shard, optional
        By default what ``torchrun`` says.
    watch : callable, optional
        Called with `Standing` after each part.

    Raises
    ------
    ConfigurationError
        If there is no such study, or the folder holds a run and ``resume`` is not set.
    ModelError
        If there is no such layer, or the model has none that can be converted.
    DatasetError
        If a text is not there, or too short.
    CheckpointError
        If the run in the folder is another one, or damaged.
    """
    chosen = _with(study(name), texts, seeds, layers)
    shard = Shard.from_environment() if shard is None else shard
    if not 0 <= shard.index < shard.count or workers < 1:
        raise ConfigurationError(f"there is no part {shard} of the work, or no worker: {workers}")
    folder, sizes = Path(folder), Sizes() if sizes is None else sizes
    run = _Run(folder, chosen, str(find_model(model)), sizes, workers, shard, watch)
    with ExitStack() as stack:
        stack.enter_context(hold(folder / WORK / f"{shard.index}-{shard.count}"))
        run.open(layers, resume)
        run.go(layers)
    return folder


def _with(
    found: Study,
    texts: Sequence[str] | None,
    seeds: Sequence[int] | None,
    layers: Sequence[int] | None,
) -> Study:
    return dataclasses.replace(
        found,
        texts=tuple(found.texts if texts is None else texts),
        seeds=tuple(found.seeds if seeds is None else seeds),
        layers=found.layers if layers is None else len(layers),
    )


class _Run:
    def __init__(
        self,
        folder: Path,
        study: Study,
        model: str,
        sizes: Sizes,
        workers: int,
        shard: Shard,
        watch: Callable[[Standing], None] | None,
    ) -> None:
        self.folder, self.study, self.workers, self.shard = folder, study, workers, shard
        work = folder / WORK / f"{shard.index}-{shard.count}" / "hidden"
        self.spec, self._watch = Spec(model, work, sizes), watch

    def open(self, layers: Sequence[int] | None, resume: bool) -> None:
        """Write what this run is, or see that it is what the folder says."""
        config = json.loads((Path(self.spec.model) / "config.json").read_text("utf-8"))
        mine = {
            "study": self.study.name,
            "texts": list(self.study.texts),
            "seeds": list(self.study.seeds),
            "layers": "highest floors" if layers is None else list(layers),
            "sizes": asdict(self.spec.sizes),
            "model": digest(config),
            "rows": {row.name: dict(row.settings) for row in ROWS},
            "rates": {"mse": RATES, "attention": JOINT_RATES},
        }
        path = self.folder / CONFIG
        if path.exists():
            if not resume and self.shard.count == 1:
                raise ConfigurationError(
                    f"{self.folder} holds a run already; go on with it (resume), or take another "
                    "folder"
                )
            check_same(json.loads(json.dumps(mine)), read_json(path), self.folder)
        else:
            self._check(layers)
            write_json(path, mine)
        write_json(self.folder / ENVIRONMENT, {**versions(), "workers": self.workers})

    def _check(self, layers: Sequence[int] | None) -> None:
        """See that there are such layers, and texts that are long enough, before all else."""
        if layers is not None:
            select(self._attentions(), layers)
        for text in self.study.texts:
            for seed in self.study.seeds:
                windows(self.spec, text, seed)

    def _attentions(self) -> list[Attention]:
        return find_attentions(empty_model(Path(self.spec.model)))

    def go(self, layers: Sequence[int] | None) -> None:
        """Measure what is not measured yet."""
        count = len(self._attentions())
        if layers is None:
            layers = highest_floors(self._floors(count), self.study.layers)
        cells = self.study.cells(layers)
        missing = [
            cell
            for number, cell in enumerate(cells)
            if number % self.shard.count == self.shard.index and not self._file(cell).exists()
        ]
        places: dict[tuple[str, int], set[int]] = {}
        for cell in missing:
            places.setdefault((cell.text, cell.seed), set()).add(cell.layers[0])
        self._each(
            "hidden states",
            [delayed(prepare)(self.spec, *place, sorted(found)) for place, found in places.items()],
        )
        self._each("", [delayed(_measure)(self.spec, cell, self._file(cell)) for cell in missing])
        shutil.rmtree(self.spec.work, ignore_errors=True)

    def _floors(self, count: int) -> dict[str, dict[int, float]]:
        """Return the floors of all layers, by text, measured unless they are there."""
        found = read_floors(self.folder)
        if found:
            return found
        tasks = [
            delayed(_floors)(self.spec, text, self.study.seeds[0], range(count)[at : at + CHUNK])
            for text in self.study.texts
            for at in range(0, count, CHUNK)
        ]
        for text, values in self._each("floors", tasks):
            found.setdefault(text, {}).update(values)
        found = {text: dict(sorted(found[text].items())) for text in self.study.texts}
        write_json(self.folder / FLOORS, found)
        return found

    def _file(self, cell: Cell) -> Path:
        return self.folder / CELLS / f"{cell.key}.json"

    def _each(self, what: str, tasks: list[Any]) -> Iterable[Any]:
        """Do tasks side by side, and return what they return, in the order that they end in."""
        found, started = [], time.perf_counter()
        pool = Parallel(n_jobs=self.workers, return_as="generator_unordered", batch_size=1)
        for result in pool(tasks):
            found.append(result)
            seconds = time.perf_counter() - started
            left = seconds * (len(tasks) - len(found)) / len(found)
            if self._watch is not None:
                self._watch(Standing(what or result, len(found), len(tasks), left))
        return found


def _floors(spec: Spec, text: str, seed: int, layers: range) -> tuple[str, dict[int, float]]:
    return text, floors(spec, text, seed, layers)


def _measure(spec: Spec, cell: Cell, path: Path) -> str:
    """Measure a cell and write its figures; return its name."""
    sweep(path)
    write_json(path, {"cell": asdict(cell), **measure(spec, cell)})
    return cell.name


def read_floors(folder: Path) -> dict[str, dict[int, float]]:
    """Return the floors of a run by text and layer, none if they were not measured."""
    values = read_json(folder / FLOORS) if (folder / FLOORS).exists() else {}
    return {
        text: {int(layer): float(value) for layer, value in each.items()}
        for text, each in values.items()
    }


def read_json(path: Path) -> dict[str, Any]:
    """Return what a file of a run holds.

    Raises
    ------
    CheckpointError
        If it is damaged.
    """
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise CheckpointError(f"{path} can't be read ({error}); delete it and resume") from error
    if not isinstance(found, dict):
        raise CheckpointError(f"{path} was not written by a run; delete it and resume")
    return found
