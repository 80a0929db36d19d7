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
from gaforge.runs.metrics import read_metrics

KILLS = 5
"""Of each of four tests."""


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
        assert self.process.stdout.readline() == "ready\n"

    def run(self, folder, method, loss, moment=0):
        """Return the exit status of a conversion that is killed at a moment, and its seconds.

        A moment is a number of events, or of seconds, with a point.
        """
        print(folder, method, loss, moment, file=self.process.stdin, flush=True)
        status, seconds = self.process.stdout.readline().split()
        return int(status), float(seconds)


@pytest.fixture(scope="module")
def server():
    found = Server()
    yield found
    found.process.kill()
    found.process.communicate()


@pytest.mark.parametrize(("method", "loss"), [("blockhadamard", "mse"), ("lowrank:2", "attention")])
@pytest.mark.parametrize("clock", ["events", "seconds"])
def test_kills_at_random_moments(server, method, loss, clock, tmp_path):
    status, seconds = server.run(tmp_path / "whole", method, loss)
    assert status == 0
    draw, kills, files, folders = random.Random(method), 0, set(), itertools.count()
    folder = tmp_path / f"cut{next(folders)}"
    while kills < KILLS:
        moment = draw.randint(1, 60) if clock == "events" else draw.uniform(0.01, seconds)
        if server.run(folder, method, loss, moment)[0] == 0:
            check_the_same(tmp_path / "whole", folder)
            folder = tmp_path / f"cut{next(folders)}"
        else:
            kills += 1
            files.add(len(list((folder / "run").glob("fits/*.pt"))))
    assert clock == "seconds" or len(files) > 1  # kills came at different stages
    assert server.run(folder, method, loss)[0] == 0
    check_the_same(tmp_path / "whole", folder)


def check_the_same(whole, cut):
    assert content(cut) == content(whole)
    records = [read_metrics(folder / "run/metrics.jsonl") for folder in (whole, cut)]
    assert records[0] == records[1]


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
def test_a_fit_that_is_not_there_is_made_again(loss, tmp_path):
    settings = {"window": 32, "loss": loss, "joint_steps": 5, "folder": tmp_path}
    whole = llm.convert(llama(), tokens(), [1], "lowrank:2", **settings)
    (tmp_path / "fits/layer-001-k.pt").unlink()
    again = llm.convert(llama(), tokens(), [1], "lowrank:2", resume=True, **settings)
    assert again.config.gaforge == whole.config.gaforge
    state = whole.state_dict()
    assert all(torch.equal(value, state[key]) for key, value in again.state_dict().items())


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


@pytest.mark.parametrize("name", ["fits/layer-001-k.pt", "conversion.json"])
def test_damaged_files_are_refused(folder, name):
    whole = (folder / name).read_bytes()
    (folder / name).write_bytes(whole[: len(whole) // 2])
    with pytest.raises(CheckpointError, match=r"damaged"):
        convert(folder, resume=True)
