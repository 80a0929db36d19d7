"""Reports of runs and of studies: Markdown, JSON and, where matplotlib is installed, plots."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from gaforge.experiments.config import Config
from gaforge.experiments.run_folder import CONFIG, ENVIRONMENT, METRICS, RESULT
from gaforge.experiments.study import Study
from gaforge.experiments.summary import Summary, as_figure, as_markdown
from gaforge.experiments.sweep import Outcome, Task
from gaforge.plotting import can_plot
from gaforge.runs.checkpoint import write_atomically, write_json
from gaforge.runs.markdown import table
from gaforge.runs.metrics import read_metrics

REPORT = "report"


def report_run(folder: Path) -> str:
    """Write ``report.md``, ``report.json`` and ``curves.svg`` of a finished run.

    Returns
    -------
    str
        The Markdown text.
    """
    result = json.loads((folder / RESULT).read_text(encoding="utf-8"))
    environment = json.loads((folder / ENVIRONMENT).read_text(encoding="utf-8"))
    config = Config.from_toml((folder / CONFIG).read_text(encoding="utf-8"))
    epochs = [r for r in read_metrics(folder / METRICS) if r["event"] == "epoch"]
    numbers = result["numbers"]
    measured = "validation images" if config.validation else "test images"
    lines = [
        f"# Run on {environment['images']}",
        "",
        f"- accuracy on {measured} after the last epoch: {_percent(result['accuracy'])}",
        f"- loss there {result['loss']:.4f}, on training images {result['train_loss']:.4f}",
        f"- trained numbers: {numbers['total']:,} in all, of these {numbers['classifier']:,} in "
        f"the classifier; {numbers['rotors']:,} are coefficients of bivectors, "
        f"{numbers['scalars']:,} scales, slopes and biases, {numbers['matrices']:,} of matrices",
        f"- seed {config.seed}, {config.epochs} epochs, {result['seconds']:.0f} s, "
        f"gaforge {environment['gaforge']}, torch {environment['torch']}",
        "",
        *table(
            ("epoch", "train loss", "loss", "accuracy"),
            [
                (
                    record["epoch"],
                    f"{record['train_loss']:.4f}",
                    f"{record['loss']:.4f}",
                    _percent(record["accuracy"]),
                )
                for record in epochs
            ],
        ),
    ]
    write_json(
        folder / f"{REPORT}.json",
        {
            "result": result,
            "environment": environment,
            "config": config.as_mapping(),
            "epochs": epochs,
        },
    )
    plots = {"curves.svg": _curves([(folder.name, epochs)])} if can_plot() else {}
    return _write(folder, lines, plots)


def report_study(study: Study, outcome: Outcome, folder: Path) -> tuple[list[Summary], str]:
    """Write ``report.md``, ``report.json`` and plots of a study: its curves, and its frontier.

    A study with a table by two keys also has that table, and ``grid.svg``.
    """
    rows = summarise(study, outcome)
    lines = [
        "# Accuracy and trained numbers",
        "",
        f"Test accuracy in percent after the last epoch, mean ± standard deviation over "
        f"{len(study.seeds)} seeds. *frozen*: the same networks, but maps and bivectors stay as "
        "they were drawn; in brackets the numbers that are still trained.",
        "",
        as_markdown(rows),
    ]
    if study.table:
        from gaforge.experiments import grid

        lines += ["", "By {} and {}, numbers in brackets:".format(*grid.keys(rows)), ""]
        lines += grid.as_markdown(rows)
    write_json(folder / f"{REPORT}.json", [asdict(row) for row in rows])
    plots = {}
    if can_plot():
        first = {task.row: task for task, _ in outcome.done if task.role == "trained"}
        curves = [(name, _epochs(task)) for name, task in first.items()]
        plots = {"frontier.svg": as_figure(rows), "curves.svg": _curves(curves)}
        if study.table:
            plots["grid.svg"] = _grid(rows)
    return rows, _write(folder, lines, plots)


def summarise(study: Study, outcome: Outcome) -> list[Summary]:
    """Return a row for each model, with the figures of all its seeds."""
    found = []
    for row in study.rows:
        mine = [(task, result) for task, result in outcome.done if task.row == row.name]
        trained = [result for task, result in mine if task.role == "trained"]
        frozen = [result for task, result in mine if task.role == "frozen"]
        chosen = outcome.chosen[row.name]
        screened = [
            100 * result["accuracy"]
            for task, result in mine
            if task.role == "screen" and task.choice == chosen
        ]
        numbers = trained[0]["numbers"]
        found.append(
            Summary(
                row.name,
                row.family,
                numbers["total"],
                numbers["replaced"],
                numbers["classifier"],
                [100 * result["accuracy"] for result in trained],
                [100 * result["accuracy"] for result in frozen],
                frozen[0]["numbers"]["total"] if frozen else None,
                statistics.fmean(result["train_loss"] for result in trained),
                chosen,
                statistics.fmean(screened) if screened else None,
                {key: row.config.value(key) for key in study.table},
            )
        )
    return found


def _curves(runs: Iterable[tuple[str, list[dict[str, Any]]]]) -> str:
    from gaforge.experiments.plots import curves

    return curves(runs)


def _grid(rows: Sequence[Summary]) -> str:
    from gaforge.experiments.plots import grid

    return grid(rows)


def _epochs(task: Task) -> list[dict[str, Any]]:
    return [r for r in read_metrics(task.folder / METRICS) if r["event"] == "epoch"]


def _write(folder: Path, lines: list[str], plots: Mapping[str, str]) -> str:
    for name, svg in plots.items():
        write_atomically(folder / name, svg.encode())
        lines += ["", f"![{name.removesuffix('.svg')}]({name})"]
    text = "\n".join(lines) + "\n"
    write_atomically(folder / f"{REPORT}.md", text.encode())
    return text


def _percent(value: float) -> str:
    return f"{100 * value:.2f} %"
