"""Checkpoints come back bit by bit; damaged and foreign ones are refused with the reason."""

import os

import pytest
import torch

from gaforge.errors import CheckpointError
from gaforge.runs import checkpoint
from gaforge.runs.checkpoint import digest, load, save, write_atomically

STATE = {
    "step": 3,
    "sums": {"epoch": 0.1},
    "model": {"w": torch.randn(3, 4), "one": torch.tensor(1.5), "none": torch.zeros(0)},
    "groups": [{"lr": 0.1, "betas": (0.9, 0.99), "params": [0, 1]}],
    "text": "ä",
}


@pytest.fixture
def path(tmp_path):
    save(tmp_path / "checkpoint.pt", STATE)
    return tmp_path / "checkpoint.pt"


def test_a_state_comes_back_and_needs_no_code_to_be_run(path):
    back = load(path)
    assert digest(back) == digest(STATE)
    assert torch.equal(back["model"]["w"], STATE["model"]["w"])
    assert torch.load(path, weights_only=True)["state"]["text"] == "ä"


def test_the_digest_sees_each_change():
    changed = [
        {**STATE, "step": 4},
        {**STATE, "step": 3.0},
        {**STATE, "model": {**STATE["model"], "one": torch.tensor(1.5, dtype=torch.float64)}},
        {**STATE, "model": {**STATE["model"], "w": STATE["model"]["w"].reshape(4, 3)}},
        {**STATE, "model": {**STATE["model"], "w": STATE["model"]["w"] + 1e-6}},
        {**STATE, "sums": {}, "epoch": 0.1},
    ]
    assert len({digest(state) for state in [STATE, *changed]}) == 1 + len(changed)


@pytest.mark.parametrize("keep", [0, 1, 100, 0.5, -1])
def test_a_file_that_was_cut_off_is_refused(path, keep):
    content = path.read_bytes()
    path.write_bytes(content[: int(keep * len(content)) if keep == 0.5 else keep])
    with pytest.raises(CheckpointError, match=r"cut off, damaged, or no checkpoint"):
        load(path)


def test_no_changed_byte_goes_unseen(path):
    content = path.read_bytes()
    start = content.find(STATE["model"]["w"].numpy().tobytes())
    assert start > 0
    path.write_bytes(content[:start] + bytes([content[start] ^ 1]) + content[start + 1 :])
    with pytest.raises(CheckpointError, match="damaged"):
        load(path)


class Command:
    def __reduce__(self):
        return os.system, ("touch /tmp/never",)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ({"weights": torch.zeros(2)}, "not written by a run of gaforge"),
        ([1, 2], "not written by a run of gaforge"),
        ({"format": "gaforge-training", "version": 9, "state": {}}, "has version 9"),
        (Command(), "damaged, or no checkpoint"),
    ],
)
def test_a_foreign_file_is_refused(tmp_path, content, reason):
    path = tmp_path / "other.pt"
    torch.save(content, path)
    with pytest.raises(CheckpointError, match=reason):
        load(path)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(CheckpointError, match="there is no checkpoint"):
        load(tmp_path / "none.pt")


def test_a_failed_write_leaves_the_old_file_and_nothing_else(path, monkeypatch):
    before = path.read_bytes()

    def fail(*_):
        raise OSError("disk full")

    monkeypatch.setattr(checkpoint.os, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        write_atomically(path, b"new")
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]
