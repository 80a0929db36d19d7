"""Training: the same numbers again, after interruptions, after kill -9, and in two processes."""

import json
import math
import random
import signal
import subprocess
import sys
import time

import pytest
import torch
from filelock import FileLock

from gaforge.errors import CheckpointError, ConfigurationError, TrainingError
from gaforge.experiments import Config, build_model, load_images, train
from gaforge.runs.checkpoint import digest, load
from gaforge.runs.metrics import Metrics, read_metrics

CONFIG = Config.from_mapping(
    {
        "data": "digits",
        "epochs": 2,
        "batch": 100,
        "threads": 1,
        "model": {"maps": [{"out": 16, "width": 2}], "permute": True},
    }
)
STEPS = 2 * 15  # 1,437 images in batches of 100


def outcome(folder):
    """All that must be the same to the bit: the state but for clock times, and the records."""
    state = load(folder / "checkpoint.pt")
    del state["seconds"]
    records = read_metrics(folder / "metrics.jsonl")
    for record in records:
        record.pop("seconds", None)
    return digest(state), records


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A run without interruption."""
    folder = tmp_path_factory.mktemp("whole")
    return train(CONFIG, folder), folder


def stop_at(step, number=signal.SIGINT):
    def watch(progress):
        if progress.step == step:
            signal.raise_signal(number)

    return watch


def python(*arguments, **options):
    return subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options
    )


def finish(process):
    process.communicate(timeout=120)
    assert process.returncode == 0


COMMAND = ["-m", "gaforge", "train", "fmnist", "--config"]


def test_it_learns_and_says_what_came_out(whole):
    result, folder = whole
    assert (result.step, result.interrupted) == (STEPS, 0)
    assert result.accuracy > 0.4  # chance is 0.1
    stored = json.loads((folder / "result.json").read_text())
    assert (stored["accuracy"], stored["numbers"]["total"]) == (result.accuracy, 96 + 8 + 1 + 170)
    model = build_model(CONFIG.model, 8)
    model.load_state_dict(load(folder / "checkpoint.pt")["model"])
    images = load_images("digits")
    pixels = (torch.tensor(images.test).float() - images.mean) / images.deviation
    right = (model(pixels).argmax(1) == torch.tensor(images.test_labels)).sum().item()
    assert right / 360 == pytest.approx(result.accuracy)


def test_metrics_are_loss_and_accuracy_in_order(whole):
    records = read_metrics(whole[1] / "metrics.jsonl")
    assert [(r["event"], r["step"]) for r in records] == [
        ("epoch", 15),
        ("step", 20),
        ("epoch", 30),
    ]
    first, _, last = records
    assert last["train_loss"] < first["train_loss"] < math.log(10)
    assert last["accuracy"] == whole[0].accuracy


def test_the_same_configuration_gives_the_same_bits_and_another_seed_others(whole, tmp_path):
    train(CONFIG, tmp_path / "again")
    assert outcome(tmp_path / "again") == outcome(whole[1])
    train(CONFIG.with_settings({"seed": 1}), tmp_path / "other")
    assert outcome(tmp_path / "other")[1] != outcome(whole[1])[1]


@pytest.mark.parametrize("step", [1, 14, 15, 16, 29])
def test_an_interrupted_run_goes_on_to_the_same_bits(whole, tmp_path, step):
    before = signal.getsignal(signal.SIGINT)
    stopped = train(CONFIG, tmp_path, watch=stop_at(step, signal.SIGTERM))
    # The signal comes after a step, and is seen in the next one.
    assert (stopped.interrupted, stopped.step) == (signal.SIGTERM, step + 1) or step == 29
    assert signal.getsignal(signal.SIGINT) is before
    result = train(CONFIG, tmp_path, resume=True)
    assert (result.interrupted, result.accuracy) == (0, whole[0].accuracy)
    assert outcome(tmp_path) == outcome(whole[1])


def test_a_second_signal_ends_at_once_and_loses_nothing(whole, tmp_path):
    def watch(progress):
        if progress.step == 17:
            signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        train(CONFIG, tmp_path, watch=watch)
    train(CONFIG, tmp_path, resume=True)
    assert outcome(tmp_path) == outcome(whole[1])


def test_a_run_that_is_killed_goes_on_to_the_same_bits(tmp_path):
    # A checkpoint after each step, so that the signal comes in the midst of writing most likely.
    config = CONFIG.with_settings({"checkpoint_seconds": 0.0, "epochs": 12})
    (tmp_path / "config.toml").write_text(config.to_toml())
    command = [*COMMAND, tmp_path / "config.toml", "--out"]
    finish(python(*command, tmp_path / "whole"))
    folder = tmp_path / "killed"
    process = python(*command, folder)
    deadline = time.monotonic() + 120
    while not (folder / "checkpoint.pt").exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    time.sleep(random.random() * 0.3)
    process.kill()
    process.communicate(timeout=60)
    assert process.returncode == -signal.SIGKILL
    done = load(folder / "checkpoint.pt")["step"]
    assert 0 < done < 12 * 15
    finish(python(*command, folder, "--resume"))
    assert outcome(folder) == outcome(tmp_path / "whole")


def test_a_run_that_was_stopped_before_its_first_checkpoint_begins_anew(whole, tmp_path):
    (tmp_path / "config.toml").write_text(CONFIG.to_toml())
    (tmp_path / "metrics.jsonl").write_text('{"event": "step", "step": 20}\n{"event": "st')
    train(CONFIG, tmp_path, resume=True)
    assert outcome(tmp_path) == outcome(whole[1])


def test_ctrl_c_ends_with_status_130_and_says_how_to_go_on(tmp_path):
    config = CONFIG.with_settings({"epochs": 1000})
    (tmp_path / "config.toml").write_text(config.to_toml())
    folder = tmp_path / "run"
    process = python(*COMMAND, tmp_path / "config.toml", "--out", folder)
    while not (folder / "checkpoint.pt").exists():
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert b"run --resume goes on" in errors
    assert (folder / "config.toml").exists()


def test_two_processes_give_the_same_curve_as_one(whole, tmp_path):
    (tmp_path / "config.toml").write_text(CONFIG.to_toml())
    launcher = ["-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2"]
    process = python(*launcher, *COMMAND, tmp_path / "config.toml", "--out", tmp_path / "two")
    _, errors = process.communicate(timeout=240)
    assert process.returncode == 0, errors.decode()
    assert json.loads((tmp_path / "two" / "environment.json").read_text())["processes"] == 2
    one, two = (read_metrics(folder / "metrics.jsonl") for folder in (whole[1], tmp_path / "two"))
    assert len(one) == len(two)
    for ours, theirs in zip(one, two, strict=True):
        for key in {"loss", "train_loss", "accuracy"} & set(ours):
            assert theirs[key] == pytest.approx(ours[key], rel=1e-3), key


def test_a_loss_that_is_no_number_is_an_error_and_leaves_the_last_checkpoint(tmp_path):
    config = CONFIG.with_settings({"lr_dense": 1e30, "lr_scalars": 1e30, "epochs": 3})
    with pytest.raises(TrainingError, match=r"the loss is \w+ at step \d+ of 45; lower lr_rotors"):
        train(config, tmp_path)
    assert not (tmp_path / "result.json").exists()


def test_a_folder_with_a_run_is_not_written_over(whole):
    before = (whole[1] / "metrics.jsonl").read_bytes()
    with pytest.raises(ConfigurationError, match=r"holds a run already; go on with it \(--resume"):
        train(CONFIG, whole[1])
    with pytest.raises(CheckpointError, match=r"batch, model\.maps\.0\.width differ \(batch = 100"):
        train(CONFIG.with_settings({"batch": 10, "model.maps.0.width": 1}), whole[1], resume=True)
    assert (whole[1] / "metrics.jsonl").read_bytes() == before


def test_a_finished_run_is_only_read(whole):
    before = outcome(whole[1])
    assert train(CONFIG, whole[1], resume=True).accuracy == whole[0].accuracy
    assert outcome(whole[1]) == before


def test_a_folder_in_use_is_refused(tmp_path):
    with (
        FileLock(tmp_path / ".lock"),
        pytest.raises(ConfigurationError, match="another process is writing a run in"),
    ):
        train(CONFIG, tmp_path)


def test_a_damaged_checkpoint_is_refused(tmp_path):
    train(CONFIG, tmp_path, watch=stop_at(5))
    path = tmp_path / "checkpoint.pt"
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(CheckpointError, match="cut off"):
        train(CONFIG, tmp_path, resume=True)


def test_accuracy_is_measured_on_validation_images_when_they_are_kept(tmp_path):
    result = train(CONFIG.with_settings({"validation": 200, "epochs": 1}), tmp_path)
    assert (result.accuracy * 200) == pytest.approx(round(result.accuracy * 200))
    assert result.step == math.ceil(1237 / 100)


def test_metrics_drop_what_will_be_written_again(tmp_path):
    path = tmp_path / "metrics.jsonl"
    metrics = Metrics(path)
    for step in (1, 2, 3):
        metrics.append({"step": step})
    Metrics(path, keep_to=2).append({"step": 30})
    assert read_metrics(path) == [{"step": 1}, {"step": 2}, {"step": 30}]


def test_threads_are_as_before(tmp_path):
    before = torch.get_num_threads()
    train(CONFIG.with_settings({"threads": before + 1, "epochs": 1}), tmp_path)
    assert torch.get_num_threads() == before
