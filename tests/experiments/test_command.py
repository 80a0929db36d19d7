"""``gaforge train fmnist``."""

import json

import pytest
from click.testing import CliRunner

from gaforge.cli import main
from gaforge.experiments import Config, data, training
from gaforge.experiments.presets import PRESETS

QUICK = ["--data", "digits", "--epochs", "1", "--set", "batch=200"]


def run(*arguments, status=0):
    result = CliRunner().invoke(main, ["train", "fmnist", *map(str, arguments)])
    assert result.exit_code == status, result.output
    return result


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_it_trains_and_writes_a_folder(in_a_folder):
    found = json.loads(run(*QUICK, "--json").stdout)
    folder = in_a_folder / "runs" / "rotor"
    assert sorted(path.name for path in folder.iterdir() if path.name != ".lock") == [
        "checkpoint.pt",
        "config.toml",
        "curves.svg",
        "environment.json",
        "metrics.jsonl",
        "report.json",
        "report.md",
        "result.json",
    ]
    assert found == json.loads((folder / "result.json").read_text())


def test_progress_has_loss_accuracy_and_time_left():
    result = run(*QUICK, "--layers", "dense")
    assert "epoch 1/1: loss " in result.stderr
    assert "accuracy " in result.stderr
    assert "0:00 left" in result.stderr
    assert "trained numbers: 4,811 in all" in result.stdout
    assert "written to runs/dense" in result.stdout


@pytest.mark.parametrize("layers", PRESETS)
def test_a_shown_configuration_is_one_that_can_be_given(in_a_folder, layers):
    text = run(*QUICK, "--layers", layers, "--show-config").stdout
    config = Config.from_toml(text)
    assert (config.model.maps[0].kind, config.epochs, config.batch) == (layers, 1, 200)
    path = in_a_folder / "given.toml"
    path.write_text(text)
    assert run("--config", path, "--show-config").stdout == text
    changed = run("--config", path, "--set", "lr_rotors=0.5", "--frozen", "--show-config").stdout
    assert "lr_rotors = 0.5" in changed
    assert "frozen = true" in changed


def test_an_interrupted_run_says_how_to_go_on_and_goes_on(monkeypatch):
    real = training.Interruption

    class Stopping(real):
        def __enter__(self):
            self.signal = 2
            return super().__enter__()

    monkeypatch.setattr(training, "Interruption", Stopping)
    stopped = run(*QUICK, status=130)
    assert "interrupted at step 1; nothing is lost" in stopped.stderr
    monkeypatch.setattr(training, "Interruption", real)
    assert "holds a run already" in run(*QUICK, status=2).output
    assert "accuracy on test images" in run("--resume").stdout
    other = run("--resume", "--epochs", "2", status=2).output
    assert "belongs to another configuration: epochs differ" in other


def test_several_seeds_and_controls_make_one_table():
    result = run(*QUICK, "--seed", "0", "--seed", "1", "--control", "--out", "here")
    assert "rotor trained seed 0" in result.stderr
    assert "mean ± standard deviation over 2 seeds" in result.stdout
    assert result.stdout.count("±") >= 3
    rows = json.loads(
        run(*QUICK, "--seed", "0", "--seed", "1", "--control", "--out", "here", "--json").stdout
    )
    assert len(rows[0]["accuracy"]) == len(rows[0]["control"]) == 2


def test_a_study_is_swept_and_a_finished_one_only_read(in_a_folder):
    (in_a_folder / "mine.toml").write_text(
        "seeds = [4]\n[base]\ndata = 'digits'\nepochs = 1\nbatch = 500\n[[rows]]\nname = 'linear'\n"
    )
    first = run("--sweep", "mine.toml")
    assert "| linear | 650 | 650 |" in first.stdout
    assert (in_a_folder / "runs" / "mine" / "linear" / "trained-4" / "result.json").exists()
    assert run("--sweep", "mine.toml").stdout == first.stdout


def test_without_the_package_digits_are_taken_and_it_says_so(monkeypatch, tmp_path):
    monkeypatch.setattr(data, "DEBIAN_FOLDER", tmp_path / "none")
    result = run("--epochs", "1", "--set", "batch=500")
    assert (
        "training on scikit-learn's digits. To get it, install the Debian package" in result.stderr
    )
    assert "# Run on digits" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--data", "/nowhere"], "there is no folder /nowhere with Fashion-MNIST"),
        (["--resume", "--out", "none"], "there is no run in none to go on with"),
        (["--set", "epochs"], "a setting is key=value, not 'epochs'"),
        (["--set", "epoch=1"], "unknown key 'epoch'"),
        (["--config", "none.toml"], "none.toml can't be read"),
        (["--sweep", "none"], "neither a study nor a file 'none'"),
        (["--sweep", "digits", "--layers", "rotor"], "names its own layers"),
        (["--config", "a.toml", "--layers", "rotor"], "give one of them"),
        (["--layers", "rotors"], "Invalid value"),
        ([*QUICK, "--set", "model.side=4"], "model.side = 4 must be 0 or at least 8"),
        ([*QUICK, "--set", "device=gpu"], "device = 'gpu' can't be used: Expected one of cpu"),
        ([*QUICK, "--validation", "1000"], "validation = 1000 of 1437"),
    ],
)
def test_wrong_usage_is_refused_with_the_reason(arguments, reason):
    assert reason in run(*arguments, status=2).output
