"""Studies: what is run, what is chosen, what is written, and what is not run twice."""

import json
import signal
import statistics
import subprocess
import sys
import time

import pytest

from gaforge.errors import CheckpointError, ConfigurationError
from gaforge.experiments import Config, build_model, count_numbers
from gaforge.experiments import sweep as sweeping
from gaforge.experiments.config import to_toml
from gaforge.experiments.report import report_run, report_study
from gaforge.experiments.study import Study, load_study, shipped_studies
from gaforge.experiments.summary import as_figure, as_markdown, from_values, spread
from gaforge.experiments.sweep import sweep
from gaforge.experiments.training import train

SMALL = {
    "seeds": [0, 1],
    "base": {"data": "digits", "epochs": 1, "batch": 200, "threads": 1},
    "screen": {"validation": 200, "seeds": [3]},
    "rows": [
        {
            "name": "rotor",
            "control": True,
            "settings": {"model": {"maps": [{"out": 16}]}},
        },
        {
            "name": "linear",
            "family": "dense",
            "grid": {"lr_dense": [0.0001, 0.03], "model.pool": [1, 2]},
            "screen": {"batch": 100},
        },
    ],
}


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("study")
    study = Study.from_mapping(SMALL)
    seen = []
    outcome = sweep(study, folder, finish=lambda task, result: seen.append(task))
    return study, outcome, folder, seen


def test_each_row_is_run_with_each_seed_and_control(made):
    _, outcome, folder, seen = made
    runs = [(task.row, task.role, task.config.seed) for task, _ in outcome.done]
    assert runs == [
        *[("linear", "screen", 3)] * 4,
        *[("rotor", role, seed) for seed in (0, 1) for role in ("trained", "frozen")],
        *[("linear", "trained", seed) for seed in (0, 1)],
    ]
    assert [task for task, _ in outcome.done] == seen
    for task, result in outcome.done:
        stored = Config.from_toml((task.folder / "config.toml").read_text())
        assert stored == task.config
        assert stored.frozen is (task.role == "frozen")
        assert json.loads((task.folder / "result.json").read_text()) == result
        assert task.folder.is_relative_to(folder)


def test_the_choice_has_the_best_accuracy_on_validation_images(made):
    study, outcome, _, _ = made
    screened = {t.choice: r["accuracy"] for t, r in outcome.done if t.role == "screen"}
    assert set(screened) == {
        f"lr_dense={lr},pool={pool}" for lr in (0.0001, 0.03) for pool in (1, 2)
    }
    chosen = outcome.chosen["linear"]
    assert screened[chosen] == max(screened.values()) > min(screened.values())
    assert outcome.chosen["rotor"] == "as-given"
    short = [task.config for task, _ in outcome.done if task.role == "screen"]
    assert all((config.validation, config.batch) == (200, 100) for config in short)
    final = [t.config for t, _ in outcome.done if t.row == "linear" and t.role == "trained"]
    assert all(config.validation == 0 for config in final)
    assert all(f"lr_dense={config.lr_dense},pool={config.model.pool}" == chosen for config in final)
    assert len(study.rows) == 2


def test_what_is_there_is_not_run_again(made, monkeypatch):
    study, outcome, folder, _ = made

    def fail(*_, **__):
        raise AssertionError("a run was made again")

    monkeypatch.setattr(sweeping, "train", fail)
    assert sweep(study, folder).done == outcome.done
    with pytest.raises(CheckpointError, match="holds a run of another configuration"):
        sweep(study.changed({"batch": 100}, ()), folder)


def test_the_report_says_what_was_measured(made, tmp_path):
    study, outcome, _, _ = made
    rows, text = report_study(study, outcome, tmp_path)
    rotor, linear = rows
    found = {
        role: [100 * r["accuracy"] for t, r in outcome.done if (t.row, t.role) == ("rotor", role)]
        for role in ("trained", "frozen")
    }
    assert (rotor.accuracy, rotor.control) == (found["trained"], found["frozen"])
    assert (rotor.total, rotor.classifier, rotor.control_total) == (48 + 4 + 1 + 170, 170, 175)
    assert linear.total in (650, 170)
    mean, deviation = statistics.fmean(rotor.accuracy), statistics.stdev(rotor.accuracy)
    assert f"| rotor | 223 | 170 | {mean:.2f} ± {deviation:.2f} |" in text
    assert (tmp_path / "report.md").read_text() == text
    stored = json.loads((tmp_path / "report.json").read_text())
    assert from_values(stored) == rows
    assert as_markdown(from_values(stored)) in text
    assert as_figure(from_values(stored)) == (tmp_path / "frontier.svg").read_text()
    for name in ("curves.svg", "frontier.svg"):
        svg = (tmp_path / name).read_text()
        assert f"({name})" in text
        assert "</svg>" in svg
    report_study(study, outcome, tmp_path / "again")
    assert (tmp_path / "again" / "frontier.svg").read_bytes() == svg.encode()


def test_a_study_may_have_a_table_by_two_keys(tmp_path):
    def row(depth, width):
        part = {"kind": "network", "chunk": 16, "depth": depth, "width": width}
        settings = {"model": {"head": part}}
        return {"name": f"{depth}-{width}", "settings": settings, "control": depth == 1}

    values = {
        "seeds": [0],
        "table": ["model.head.depth", "model.head.width"],
        "base": {**SMALL["base"], "batch": 500},
        "rows": [row(1, 2), row(0, 1), row(1, 1)],
    }
    study = Study.from_mapping(values)
    rows, text = report_study(study, sweep(study, tmp_path), tmp_path)
    both, none, one = (f"{spread(row.accuracy)} ({row.total:,})" for row in rows)
    lines = text.splitlines()
    start = lines.index("| depth | width 1 | width 2 |")
    assert lines[start + 2 : start + 4] == [f"| 0 | {none} |  |", f"| 1 | {one} | {both} |"]
    stored = json.loads((tmp_path / "report.json").read_text())
    assert from_values(stored) == rows
    assert stored[0]["place"] == {"model.head.depth": 1, "model.head.width": 2}
    svg = (tmp_path / "grid.svg").read_text()
    assert all(f">{name}<" in svg for name in ("depth 0", "depth 1", "width"))
    assert "accuracy, trained" in svg
    assert "accuracy, frozen" in svg
    with pytest.raises(ConfigurationError, match="the same place"):
        study.changed({"model.head.depth": 1}, ())


def test_processes_make_the_same_study_also_when_they_are_stopped(tmp_path):
    values = {
        "seeds": [0, 1],
        "base": {**SMALL["base"], "epochs": 30},
        "rows": [{"name": "linear"}],
    }
    one = sweep(Study.from_mapping(values), tmp_path / "one")
    (tmp_path / "study.toml").write_text(to_toml(values))
    command = ["train", "fmnist", "--sweep", "study.toml", "--out", "two", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "gaforge", *command], cwd=tmp_path, stderr=subprocess.PIPE
    )
    while not list(tmp_path.glob("two/*/*/checkpoint.pt")) and process.poll() is None:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert b"nothing is lost, the same command goes on" in errors
    assert len(list(tmp_path.glob("two/*/*/result.json"))) < 2
    two = sweep(Study.from_mapping(values), tmp_path / "two")
    accuracies = [[r["accuracy"] for _, r in found.done] for found in (one, two)]
    assert accuracies[0] == accuracies[1]


def test_a_study_that_is_stopped_goes_on(made, tmp_path):
    study, outcome, _, _ = made

    def stop(task, progress):
        if task.role == "trained" and progress.step == 3:
            signal.raise_signal(signal.SIGINT)

    stopped = sweep(study, tmp_path, watch=stop)
    assert (stopped.interrupted, len(stopped.done)) == (signal.SIGINT, 4)
    accuracies = [
        [r["accuracy"] for _, r in found.done] for found in (outcome, sweep(study, tmp_path))
    ]
    assert accuracies[0] == accuracies[1]


def test_a_run_reports_alone_too(tmp_path):
    result = train(Study.from_mapping(SMALL).rows[0].config, tmp_path)
    text = report_run(tmp_path)
    assert f"test images after the last epoch: {100 * result.accuracy:.2f} %" in text
    assert "trained numbers: 223 in all, of these 170 in the classifier; 48 are" in text
    assert json.loads((tmp_path / "report.json").read_text())["result"]["step"] == result.step
    assert (tmp_path / "curves.svg").exists()


def test_without_matplotlib_there_are_no_plots(tmp_path, monkeypatch):
    monkeypatch.setattr("gaforge.experiments.report.can_plot", lambda: False)
    train(Study.from_mapping(SMALL).rows[0].config, tmp_path)
    assert "svg" not in report_run(tmp_path)
    assert not (tmp_path / "curves.svg").exists()


@pytest.mark.parametrize("name", shipped_studies())
def test_shipped_studies_are_sound(name):
    study = load_study(name)
    assert len(study.seeds) >= 3
    assert all(row.config.epochs >= 5 for row in study.rows)


def test_names_of_rows_on_the_frontier_say_how_many_numbers_are_trained():
    for row in load_study("frontier").rows:
        numbers = count_numbers(build_model(row.config.model, 28))
        assert row.name.rpartition("-")[2] == str(numbers.total)
        assert row.control is (numbers.rotors > 0)
        assert len(list(row.choices())) == 3, "each is tuned with equal care"


def test_the_ablation_adds_the_same_numbers_by_width_and_by_depth():
    for row in load_study("ablation").rows:
        head = row.config.model.head
        numbers = count_numbers(build_model(row.config.model, 8))
        assert numbers.total == 154 + 32 * head.depth * head.width


def test_replaced_layers_of_the_paper_have_at_most_2000_numbers():
    for row in load_study("paper").rows:
        numbers = count_numbers(build_model(row.config.model, 28))
        assert numbers.replaced <= 2000 or row.name.startswith("dense")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"row": []}, "unknown key 'row'; a study has the keys base, rows, screen, seeds, table"),
        ({"rows": []}, "at least one row"),
        ({"seeds": []}, "at least one row and one seed"),
        ({"screen": {}}, r"set validation in \[screen\]"),
        ({"table": ["epochs"]}, r"table = \['epochs'\] must be a list of two keys"),
        ({"table": ["epochs", "depth"]}, "unknown key 'depth': there is no 'depth' in it"),
        ({"table": ["epochs", "batch"]}, "two rows .* have the same place by epochs, batch"),
        (
            {"rows": [{"name": "a", "grid": {"batch": [8]}, "screen": {"validation": 0}}]},
            r"set validation in \[screen\]",
        ),
        ({"rows": [{"name": "a", "screen": {"epoch": 1}}]}, "row a: unknown key 'epoch'"),
        ({"base": {"epoch": 1}}, "row rotor: unknown key 'epoch'"),
        ({"rows": [{"name": "../x"}]}, r"named '\.\./x'; take letters"),
        ({"rows": [{"name": "a", "grids": {}}]}, "unknown key 'grids'; row a has"),
        ({"rows": [{"name": "a"}, {"name": "a"}]}, "two rows of the study have the same name"),
        ({"rows": [{"name": "a", "grid": {"lr": [1]}}]}, "row a: unknown key 'lr'"),
        ({"rows": [{"name": "a", "grid": {"epochs": [0]}}]}, "row a: epochs = 0 must be"),
    ],
)
def test_a_wrong_study_is_refused(changes, reason):
    with pytest.raises(ConfigurationError, match=reason):
        Study.from_mapping({**SMALL, **changes})


def test_an_unknown_study_is_refused_with_those_that_there_are():
    with pytest.raises(ConfigurationError, match=r"neither a study nor a file 'x'.*digits"):
        load_study("x")


def test_a_study_can_be_a_file(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("[[rows]]\nname = 'linear'\n[base]\nepochs = 7\n")
    assert load_study(str(path)).rows[0].config.epochs == 7


def test_spread_is_of_a_sample():
    assert spread([1.0, 2.0, 3.0, 4.0]) == "2.50 ± 1.29"
