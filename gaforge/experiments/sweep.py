"""All runs of a study: screening, seeds and controls, each in a folder that it can go on from."""

from __future__ import annotations

import dataclasses
import json
import multiprocessing
import signal
import statistics
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gaforge.errors import CheckpointError, GaforgeError
from gaforge.experiments.config import Config
from gaforge.experiments.data import resolve_source
from gaforge.experiments.run_folder import CONFIG, RESULT
from gaforge.experiments.study import Row, Study
from gaforge.experiments.training import Progress, Result, train
from gaforge.runs.interruption import SIGNALS, Interruption

Watch = Callable[["Task", Progress], None]


@dataclass(frozen=True)
class Task:
    """One run of a study.

    Attributes
    ----------
    row : str
    role : str
        ``"screen"``, ``"trained"`` or ``"frozen"``.
    choice : str
        Values from the row's grid.
    config : Config
    folder : Path
    """

    row: str
    role: str
    choice: str
    config: Config
    folder: Path


@dataclass(frozen=True)
class Outcome:
    """What a sweep did.

    Attributes
    ----------
    done : tuple of (Task, dict)
        Runs that are there now, with their results as plain values.
    interrupted : int
        Number of the signal that stopped it, or 0.
    chosen : dict of str to str
        The choice from its grid, by row.
    """

    done: tuple[tuple[Task, dict[str, Any]], ...]
    interrupted: int
    chosen: dict[str, str]


def sweep(
    study: Study,
    folder: Path,
    *,
    jobs: int = 1,
    watch: Watch | None = None,
    finish: Callable[[Task, dict[str, Any]], None] | None = None,
) -> Outcome:
    """Make all runs of a study that its folder does not hold yet.

    Parameters
    ----------
    study : Study
    folder : Path
    jobs : int, optional
        Processes; give each few threads (``threads`` of the configuration).
    watch : callable, optional
        Called with task and progress after each step; only of runs in this process (``jobs=1``).
    finish : callable, optional
        Called with task and result after each run, also of those that were there already.

    Raises
    ------
    CheckpointError
        If the folder holds a run of another configuration under the same name.
    """
    screening, stopped = _run(list(_screening(study, folder)), jobs, watch, finish)
    if stopped:
        return Outcome(tuple(screening), stopped, {})
    chosen = {row.name: _choose(row, screening) for row in study.rows}
    tasks = [task for row in study.rows for task in _final(row, chosen[row.name], study, folder)]
    done, stopped = _run(tasks, jobs, watch, finish)
    return Outcome((*screening, *done), stopped, chosen)


def _screening(study: Study, folder: Path) -> Iterator[Task]:
    settings = {key: value for key, value in study.screen.items() if key != "seeds"}
    for row in study.rows:
        if not row.grid:
            continue
        for name, config in row.choices():
            for seed in study.screen["seeds"]:
                short = config.with_settings({**settings, **row.screen, "seed": seed})
                place = folder / "screen" / row.name / name / f"seed-{seed}"
                yield Task(row.name, "screen", name, short, place)


def _choose(row: Row, screening: Sequence[tuple[Task, dict[str, Any]]]) -> str:
    """Return the choice with the best mean accuracy on the images kept for validation."""
    found: dict[str, list[float]] = {}
    for task, result in screening:
        if task.row == row.name:
            found.setdefault(task.choice, []).append(result["accuracy"])
    if not found:
        return next(row.choices())[0]
    return max(found, key=lambda choice: statistics.fmean(found[choice]))


def _final(row: Row, chosen: str, study: Study, folder: Path) -> Iterator[Task]:
    config = dict(row.choices())[chosen]
    for seed in study.seeds:
        for role in ("trained", "frozen") if row.control else ("trained",):
            full = dataclasses.replace(config, seed=seed, frozen=role == "frozen")
            yield Task(row.name, role, chosen, full, folder / row.name / f"{role}-{seed}")


def _run(
    tasks: Sequence[Task],
    jobs: int,
    watch: Watch | None,
    finish: Callable[[Task, dict[str, Any]], None] | None,
) -> tuple[list[tuple[Task, dict[str, Any]]], int]:
    results: dict[Path, dict[str, Any]] = {}
    stopped = 0
    for task, result in _results(tasks, jobs, watch):
        stopped = stopped or result["interrupted"]
        if not result["interrupted"]:
            results[task.folder] = result
            if finish is not None:
                finish(task, result)
    if len(results) < len(tasks) and not stopped:  # stopped between two runs
        stopped = int(signal.SIGINT)
    return [(task, results[task.folder]) for task in tasks if task.folder in results], stopped


def _results(
    tasks: Sequence[Task], jobs: int, watch: Watch | None
) -> Iterator[tuple[Task, dict[str, Any]]]:
    left = []
    for task in tasks:
        stored = _stored(task)
        if stored is None:
            left.append(task)
        else:
            yield task, stored
    if jobs == 1:
        for task in left:
            result = _work(task, watch)
            yield task, result
            if result["interrupted"]:
                return
    elif left:
        yield from _in_processes(left, jobs)


def _in_processes(tasks: Sequence[Task], jobs: int) -> Iterator[tuple[Task, dict[str, Any]]]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_signals_to_runs)
    waiting: dict[Future[dict[str, Any]], Task] = {pool.submit(_work, task): task for task in tasks}
    told = False
    with Interruption() as interruption:
        try:
            while waiting:
                done = wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED).done
                for future in done:
                    result = future.result()
                    if result["interrupted"] and interruption.signal:
                        result["interrupted"] = interruption.signal
                    yield waiting.pop(future), result
                if interruption.signal and not told:
                    told = True
                    waiting = {f: task for f, task in waiting.items() if not f.cancel()}
                    for child in multiprocessing.active_children():
                        child.terminate()  # a signal that runs answer with a checkpoint
        except BrokenProcessPool as error:
            if not interruption.signal:
                raise GaforgeError(
                    "a process of the sweep was killed, perhaps for want of memory; start the "
                    "sweep again, with fewer jobs"
                ) from error
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_signals_to_runs() -> None:
    """Let signals pass by between runs; a run has handlers of its own."""
    for kind in SIGNALS:
        signal.signal(kind, signal.SIG_IGN)


def _work(task: Task, watch: Watch | None = None) -> dict[str, Any]:
    watching = None if watch is None else (lambda progress: watch(task, progress))
    result: Result = train(task.config, task.folder, resume=True, watch=watching)
    return result.as_mapping()


def _stored(task: Task) -> dict[str, Any] | None:
    """Return the result of a run that was made before, if it was made of the same configuration."""
    path = task.folder / RESULT
    if not path.exists():
        return None
    config = Config.from_toml((task.folder / CONFIG).read_text(encoding="utf-8"))
    same = dataclasses.replace(task.config, data=resolve_source(task.config.data))
    if config != same:
        raise CheckpointError(
            f"{task.folder} holds a run of another configuration; take another folder (--out), or "
            "remove it"
        )
    return json.loads(path.read_text(encoding="utf-8"))
