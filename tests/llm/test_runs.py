"""A conversion that is killed at any moment goes on to the same result, bit by bit."""

import hashlib
import itertools
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import conversions
import pytest
import torch
from models import llama, tokens

from gaforge import llm
from gaforge.errors import CheckpointError, ConfigurationError
from gaforge.files import stage
from gaforge.llm import save
from gaforge.runs.checkpoint import digest, load
from gaforge.runs.metrics import read_metrics

KILLS = 5
"""Of each of four tests."""


def convert(folder, model=None, ids=None, resume=False, **changes):
    settings = {"window": 32, "steps": 20, "folder": folder, "resume": resume, **changes}
    model = llama() if model is None else model
    return llm.convert(model, tokens() if ids is None else ids, [1], "blockhadamard", **settings)


@pytest.fixture
def folder(tmp_path):
    convert(tmp_path)
    return tmp_path


def test_the_folder_says_all_about_the_run(folder):
    stored = json.loads((folder / "conversion.json").read_text())
    assert stored["conversion"]["seed"] == 0
    assert stored["conversion"]["method"] == "blockhadamard"
    assert stored["windows"] == [16, 32]
    versions = json.loads((folder / "environment.json").read_text())
    assert versions["torch"] == torch.__version__
    records = read_metrics(folder / "metrics.jsonl")
    assert [(r["event"], r["step"], r["module"]) for r in records] == [
        (event, step, letter) for step, letter in enumerate("qkv", 1) for event in ("step", "fit")
    ]
    assert sorted(path.name for path in (folder / "fits").iterdir()) == [
        f"layer-001-{letter}.pt" for letter in "kqv"
    ]


def test_progress_tells_loss_and_time_left(tmp_path):
    seen = []
    convert(None, watch=seen.append)
    assert [p.done for p in seen if p.step == p.steps][-1] == 3
    assert all(p.total == 3 and p.loss < 2 and p.seconds_left >= 0 for p in seen)
    assert seen[-1].seconds_left == 0


@pytest.mark.parametrize("loss", ["mse", "attention"])
def test_workers_write_what_one_would(loss, tmp_path):
    settings = {"options": {"chunk_size": 4}, "loss": loss, "joint_steps": 5, "steps": 30}
    found = []
    for workers in 1, 3:
        folder = tmp_path / str(workers)
        model = llm.convert(
            llama(), tokens(), [1, 0], window=32, folder=folder, workers=workers, **settings
        )
        metrics = (folder / "metrics.jsonl").read_text()
        found.append((digest(model.state_dict()), model.config.gaforge["fits"], metrics))
    assert found[0] == found[1]
    assert '"event": "step"' in found[0][2]


def test_a_run_of_workers_is_gone_on_with_by_one(tmp_path):
    whole = convert(None)
    convert(tmp_path, workers=2)
    (tmp_path / "fits/layer-001-k.pt").unlink()
    again = convert(tmp_path, resume=True)
    assert digest(again.state_dict()) == digest(whole.state_dict())


@pytest.mark.parametrize("loss", ["mse", "attention"])
def test_a_fit_that_is_not_there_is_made_again(loss, tmp_path):
    settings = {"window": 32, "loss": loss, "joint_steps": 5, "folder": tmp_path}
    whole = llm.convert(llama(), tokens(), [1], "lowrank:2", **settings)
    (tmp_path / "fits/layer-001-k.pt").unlink()
    again = llm.convert(llama(), tokens(), [1], "lowrank:2", resume=True, **settings)
    assert again.config.gaforge == whole.config.gaforge
    state = whole.state_dict()
    assert all(torch.equal(value, state[key]) for key, value in again.state_dict().items())


def test_a_record_that_was_not_written_any_more_is_made_up_for(folder):
    whole = (folder / "metrics.jsonl").read_text()
    (folder / "metrics.jsonl").write_text("".join(whole.splitlines(keepends=True)[:-1]))
    convert(folder, resume=True)
    assert (folder / "metrics.jsonl").read_text() == whole


def test_what_a_killed_process_had_begun_to_write_is_deleted(tmp_path):
    save(convert(tmp_path / "run"), tmp_path / "model")
    begun = [
        stage(tmp_path / name, b"half")
        for name in ("run/conversion.json", "run/fits/layer-001-q.pt", "model/gaforge.json")
    ]
    save(convert(tmp_path / "run", resume=True), tmp_path / "model")
    assert not any(path.exists() for path in begun)


def test_a_run_that_is_there_is_not_written_over(folder):
    with pytest.raises(ConfigurationError, match="holds a conversion already; go on with it"):
        convert(folder)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seed": 1}, r"conversion\.seed differ \(conversion\.seed = 0 there, 1 here\)"),
        ({"model": llama(1)}, "model differ"),
        ({"ids": tokens(512, 9)}, "calibration differ"),
    ],
)
def test_another_run_is_not_gone_on_with(folder, changes, message):
    with pytest.raises(CheckpointError, match=message):
        convert(folder, resume=True, **changes)


FILES = ["fits/layer-001-k.pt", "conversion.json", "metrics.jsonl"]


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """The files of two runs that differ in their seeds, and a digest of the fits of the first."""
    folders = [tmp_path_factory.mktemp("run") for _ in range(2)]
    for seed, folder in enumerate(folders):
        convert(folder, seed=seed)
    state = [load(folders[0] / f"fits/layer-001-{letter}.pt") for letter in "qkv"]
    contents = ({p.relative_to(f): p.read_bytes() for p in f.rglob("*.*")} for f in folders)
    return *contents, digest(state)


@pytest.fixture
def copied(finished, tmp_path):
    for path, content in finished[0].items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_bytes(content)
    return tmp_path


def refused(folder, message):
    before = {path: path.read_bytes() for path in folder.rglob("*.pt")}
    with pytest.raises(CheckpointError, match=message):
        convert(folder, resume=True)
    assert {path: path.read_bytes() for path in folder.rglob("*.pt")} == before


@pytest.mark.parametrize("name", FILES)
def test_files_that_were_cut_off(copied, name):
    whole = (copied / name).read_bytes()
    (copied / name).write_bytes(whole[: len(whole) // 2])
    refused(copied, "was changed, or is of another run" if "metrics" in name else "damaged")


@pytest.mark.parametrize("name", FILES)
def test_files_with_a_changed_byte(finished, copied, name):
    whole, messages = (copied / name).read_bytes(), []
    start = random.Random(name)
    for place in [0, 111, *(start.randrange(len(whole)) for _ in range(6))]:
        changed = bytearray(whole)
        changed[place] ^= 1
        (copied / name).write_bytes(changed)
        try:
            convert(copied, resume=True)
        except CheckpointError as error:
            messages.append(str(error))
            (copied / "metrics.jsonl").write_bytes(finished[0][Path("metrics.jsonl")])
        else:
            # That byte said nothing: padding in an archive, a space, the loss of a step.
            state = [load(copied / f"fits/layer-001-{letter}.pt") for letter in "qkv"]
            assert digest(state) == finished[2]
    assert len(messages) >= 4
    assert all(str(copied / name) in m or "another configuration" in m for m in messages)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("fits/layer-001-k.pt", "is the fit of another run or projection; delete it"),
        ("conversion.json", r"conversion\.seed = 1 there, 0 here"),
        ("metrics.jsonl", "was changed, or is of another run"),
    ],
)
def test_files_of_another_run(finished, copied, name, message):
    (copied / name).write_bytes(finished[1][Path(name)])
    refused(copied, message)


def test_a_file_of_another_projection(finished, copied):
    # Of the same sizes and the same run.
    (copied / "fits/layer-001-k.pt").write_bytes(finished[0][Path("fits/layer-001-v.pt")])
    refused(copied, r"layer-001-k\.pt is the fit of another run or projection")


def test_versions_are_written_anew(finished, copied):
    (copied / "environment.json").write_text("{")
    convert(copied, resume=True)
    assert (copied / "environment.json").read_bytes() == finished[0][Path("environment.json")]


# --- Kills ----------------------------------------------------------------------------------------


def content(folder):
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted((folder / "model").iterdir())
    }


class Server:
    """Starts conversions, one at a time."""

    def __init__(self):
        folders = [str(Path(conversions.__file__).parent), os.environ.get("PYTHONPATH", "")]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "conversions"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, folders))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.whole = {}

    def run(self, folder, method, loss, moment=0):
        """Return the exit status of a conversion that is killed at a moment, and its seconds.

        A moment is a number of events, or of seconds, with a point.
        """
        print(folder, method, loss, moment, file=self.process.stdin, flush=True)
        status, seconds = self.process.stdout.readline().split()
        return int(status), float(seconds)

    def finish(self, folder, method, loss):
        """Return the folder of a conversion that nothing stops, and the seconds it took."""
        if method not in self.whole:
            status, seconds = self.run(folder, method, loss)
            assert status == 0
            self.whole[method] = folder, seconds
        return self.whole[method]


@pytest.fixture(autouse=True, scope="module")
def server():
    """Loads what it needs while the tests above run."""
    found = Server()
    yield found
    found.process.kill()
    found.process.communicate()


@pytest.mark.parametrize(("method", "loss"), [("blockhadamard", "mse"), ("lowrank:2", "attention")])
@pytest.mark.parametrize("clock", ["events", "seconds"])
def test_kills_at_random_moments(server, method, loss, clock, tmp_path):
    whole, seconds = server.finish(tmp_path / "whole", method, loss)
    draw, kills, files, folders = random.Random(method), 0, set(), itertools.count()
    folder = tmp_path / f"cut{next(folders)}"
    while kills < KILLS:
        moment = draw.randint(1, 60) if clock == "events" else draw.uniform(0.01, seconds)
        if server.run(folder, method, loss, moment)[0] == 0:
            check_the_same(whole, folder)
            folder = tmp_path / f"cut{next(folders)}"
        else:
            kills += 1
            files.add(len(list((folder / "run").glob("fits/*.pt"))))
    assert clock == "seconds" or len(files) > 1  # kills came at different stages
    assert server.run(folder, method, loss)[0] == 0
    check_the_same(whole, folder)


def check_the_same(whole, cut):
    assert content(cut) == content(whole)
    records = [read_metrics(folder / "run/metrics.jsonl") for folder in (whole, cut)]
    assert records[0] == records[1]
