"""Files: exact, whole or not at all, and refused when damaged."""

import json
import os
from fractions import Fraction

import numpy as np
import pytest
from sympy import Symbol

from gaforge import Algebra
from gaforge.errors import DtypeError, FileFormatError
from gaforge.multivector import load, storage

SPACE = Algebra(2, 0, 1)
SAMPLES = {
    "float64": SPACE.random(shape=(2, 3), seed=1),
    "float32": SPACE.random("even", seed=1).astype("float32"),
    "complex": SPACE.random(seed=1) * (1 + 1j / 3),
    "integers": SPACE.multivector({"e01": 2**62, "e2": -1}),
    "special": SPACE.multivector({"e1": np.nan, "e2": -np.inf, "e0": 5e-324, "e12": -0.0}),
    "empty": SPACE.multivector(np.ones((0, 8))),
    "start": Algebra(3, start_index=7).multivector({"e79": 0.1}, layout="bivector"),
    "nothing": SPACE.random("vector", seed=1) & SPACE.random("scalar", seed=1),
}


@pytest.mark.parametrize("suffix", [".npz", ".json"])
@pytest.mark.parametrize("name", SAMPLES)
def test_a_file_gives_back_the_same_bits(name, suffix, tmp_path):
    x, path = SAMPLES[name], tmp_path / f"x{suffix}"
    x.save(path)
    y = load(str(path))
    assert (y.algebra, y.layout, y.dtype, y.shape) == (x.algebra, x.layout, x.dtype, x.shape)
    assert y.coefficients.tobytes() == x.coefficients.tobytes()
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


def test_exact_numbers_go_to_json(tmp_path):
    x = SPACE.multivector({"e1": Fraction(1, 3), "e2": 10**30})
    x.save(tmp_path / "x.json")
    y = load(tmp_path / "x.json")
    assert y == x
    assert [type(item) for item in y.coefficients] == [type(item) for item in x.coefficients]
    with pytest.raises(DtypeError, match="json"):
        x.save(tmp_path / "x.npz")


@pytest.mark.parametrize("suffix", [".npz", ".json"])
def test_expressions_are_refused(suffix, tmp_path):
    with pytest.raises(DtypeError, match="pickle"):
        (Symbol("a") * SPACE.multivector({"e1": 1})).save(tmp_path / f"x{suffix}")
    assert list(tmp_path.iterdir()) == []


def test_json_is_standard_and_readable(tmp_path):
    SAMPLES["special"].save(tmp_path / "x.json")

    def refuse(name):
        raise AssertionError(name)

    content = json.loads((tmp_path / "x.json").read_text(), parse_constant=refuse)
    assert content["signature"] == [2, 0, 1, 0]
    assert content["blades"][:3] == ["1", "e0", "e1"]


@pytest.mark.parametrize("suffix", [".npz", ".json"])
def test_damaged_files_are_refused(suffix, tmp_path):
    path = tmp_path / f"x{suffix}"
    SAMPLES["float64"].save(path)
    data = path.read_bytes()
    damaged = [data[: len(data) // 2], b"", b"{}", b"[1]", b"PK", b"\xff\xfe", b"null"]
    if suffix == ".json":
        damaged += [
            data.replace(b"multivector 1", b"multivector 9"),
            data.replace(b'"shape": [\n  2', b'"shape": [\n  3'),
            data.replace(b'"float64"', b'"object"').replace(b"[\n  2,\n  3\n ]", b'"x"'),
            data.replace(b'"grades": [\n  0', b'"grades": [\n  9'),
        ]
    for text in damaged:
        assert text != data
        path.write_bytes(text)
        with pytest.raises(FileFormatError, match="cannot read"):
            load(path)


def test_a_pickle_inside_is_not_run(tmp_path):
    path = tmp_path / "x.npz"
    np.savez(
        path, format=storage.FORMAT, signature=[2, 0, 1, 0], grades=[1],
        coefficients=np.array([1, 2, 3], object),
    )  # fmt: skip
    with pytest.raises(FileFormatError, match="allow_pickle"):
        load(path)


def test_unknown_endings_and_missing_folders(tmp_path):
    for name in ("x.txt", "x", "x.ga"):
        with pytest.raises(FileFormatError, match=r"\.npz nor in \.json"):
            SAMPLES["float64"].save(tmp_path / name)
        with pytest.raises(FileFormatError, match=r"\.npz nor in \.json"):
            load(tmp_path / name)
    with pytest.raises(FileNotFoundError):
        SAMPLES["float64"].save(tmp_path / "no" / "x.npz")
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "x.npz")


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "x.npz"
    SAMPLES["float64"].save(path)

    def fail(*args):
        raise OSError("disk full")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        SAMPLES["integers"].save(path)
    assert load(path) == SAMPLES["float64"]
    assert len(list(tmp_path.iterdir())) == 1
