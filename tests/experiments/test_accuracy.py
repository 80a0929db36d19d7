"""The sweep over bivectors: what it counts, and that it sees what is wrong."""

import json

import numpy as np
import pytest
from click.testing import CliRunner

from gaforge import Algebra
from gaforge.cli import main
from gaforge.decomposition import exp, split
from gaforge.experiments import accuracy, accuracy_report
from gaforge.experiments.accuracy_report import Residuals
from gaforge.validation import every_signature


def test_every_signature_and_structure_once():
    tasks = list(accuracy._tasks(10_000, 6, 18, 0))
    assert sum(task.rows for task in tasks) == 84 * 10_000
    assert sum(task.sample for task in tasks) == 84 * 18
    assert len({(task.algebra, task.kind, task.seed) for task in tasks}) == len(tasks)


def test_figures_add_up_and_survive_json():
    found = accuracy.run(count=9, dimension=3, sample=9)
    assert sum(row.count for row in found) == 9 * len(every_signature(3))
    assert all(row.ok and row.exp.count and row.log.count == row.count for row in found)
    assert [row.metric for row in found] == sorted({row.metric for row in found})
    values = json.loads(accuracy_report.as_json(found))
    assert accuracy_report.from_values(values) == found
    assert accuracy.run(count=9, dimension=3, sample=9, jobs=2) == found


def test_worst_missed_and_nan_are_told_apart():
    one = Residuals()
    one.add(np.array([1e-13, 2e-12, np.nan, 5.0]), np.array([True, True, True, False]))
    assert (one.count, one.worst, one.above, one.missed, one.nan) == (4, 2e-12, 1, 1, 1)


@pytest.mark.parametrize("fault", ["parts", "exponential"])
def test_what_is_wrong_is_seen(fault, monkeypatch):
    """A part or an exponential that is off by 1e-11 fails the command."""

    def off(*arguments, **options):
        result = split(*arguments, **options)
        result.sum_residual[...] += 1e-11
        return result

    if fault == "parts":
        monkeypatch.setattr(accuracy, "split", off)
    else:
        monkeypatch.setattr(accuracy, "exp", lambda *arguments: (1 + 1e-11) * exp(*arguments))
    command = ["experiment", "accuracy", "--count", "9", "--dimension", "2", "--jobs", "1"]
    result = CliRunner().invoke(main, command)
    assert result.exit_code == 1, result.output
    assert "1e-11" in result.stdout


def test_the_command_writes_what_it_shows(tmp_path):
    command = ["experiment", "accuracy", "--count", "9", "--dimension", "2", "--jobs", "1"]
    result = CliRunner().invoke(main, [*command, "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith((tmp_path / "accuracy.md").read_text())
    values = json.loads((tmp_path / "accuracy.json").read_text())
    shown = CliRunner().invoke(main, [*command, "--json"])
    assert json.loads(shown.stdout) == values


def test_classes_of_metrics():
    assert accuracy.metric_class(Algebra(0, 3, 1)) == "one sign, r = 1"
    assert accuracy.metric_class(Algebra(2, 1, 3)) == "two signs, r ≥ 2"
