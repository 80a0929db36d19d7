"""``gaforge split``: forms of input, results, pictures and exit statuses."""

import json
import re

import numpy as np
import pytest
from click.testing import CliRunner

from gaforge import Algebra
from gaforge.cli import main
from gaforge.cli.bivectors import read_bivectors
from gaforge.decomposition import split
from gaforge.errors import GaforgeError


def run(*arguments):
    return CliRunner().invoke(main, ["split", *map(str, arguments)])


def good(*arguments, status=0):
    result = run(*arguments)
    assert result.exit_code == status, result.output
    return result.stdout


def refused(*arguments):
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


@pytest.mark.parametrize(
    "text",
    [
        "2*e12 + 0.5*e34",
        "0.5 e34+2 e12",
        "4*e12/2 - .5*e43",
        "2e0*e12 + 5e-1*e34",
        "e12 + e12 + e34/2",
        '{"e12": 2, "e34": 0.5}',
        "[2, 0, 0, 0, 0, 0.5]",
    ],
)
def test_forms_of_a_bivector(text):
    found = read_bivectors(Algebra(4), text)
    np.testing.assert_array_equal(found, [2, 0, 0, 0, 0, 0.5])
    output = good("4", text)
    assert "2 parts in Cl(4,0,0), method spectral: DONE" in output
    assert "elliptic, square -4, angle 114.591559°" in output
    assert "sum of the parts: 2.0 e12 + 0.5 e34" in output
    assert "u = 1.0 e1, v = 1.0 e2" in output


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2e12", "no term"),
        ("e12 e34", "no term"),
        ("", "no term"),
        ("e12 +", "no term"),
        ("a*e12", "no term"),
        ("e15", "e15"),
        ("e1", "bivector"),
        ("{1}", "no JSON"),
        ('["a"]', "numbers"),
        ("[1, 2, 3]", "length 6"),
        ("[1, 2, 3, 4, 5, NaN]", "NaN"),
        ("none.npy", "none.npy"),
    ],
)
def test_what_is_no_bivector(text, message):
    assert message in refused("4", text)


def test_a_screw_and_a_boost():
    output = good("3,0,1", "e12 + 2*e03 + 3*e01")
    assert "1. elliptic, square -1, angle 57.29577951°" in output
    assert "2. null, square 0\n    2.0 e03" in output
    assert "hyperbolic, square 0.25, rapidity 0.5" in good("1,1", "e12/2")


def test_blocks_that_have_no_parts():
    output = good("2,2", "0.2*e12 + 0.5*e13 - 0.1*e24 + 0.2*e34")
    assert "1 part in Cl(2,2,0), method closed: INDECOMPOSABLE" in output
    assert "hyperbolic nilpotent, square 0.18, a block of 4 dimensions" in output


def test_json_holds_the_parts():
    B = np.random.default_rng(0).normal(size=15)
    value = json.loads(good("6", json.dumps(B.tolist()), "--json"))
    row = value["bivectors"]
    wanted = split("6", B, full_output=True)
    assert [part["square"] for part in row["parts"]] == wanted.squares.tolist()
    degrees = [part["angle_degrees"] for part in row["parts"]]
    np.testing.assert_allclose(degrees, np.degrees(np.sqrt(-wanted.squares)))
    algebra = Algebra(6)
    masks = algebra.layout("bivector").masks
    names = [algebra.blade_name(mask) for mask in masks]
    for part, coefficients in zip(row["parts"], wanted.parts, strict=True):
        found = [part["coefficients"].get(name, 0.0) for name in names]
        np.testing.assert_array_equal(found, coefficients)
        (plane,) = part["planes"]
        K = plane["size"] * np.outer(plane["u"], plane["v"])
        np.testing.assert_allclose((K - K.T)[np.triu_indices(6, 1)], coefficients, atol=1e-14)
    assert row["outcome"] == "DONE"
    assert row["sum_residual"] < 1e-14


def test_a_batch_from_a_file(tmp_path):
    B = np.random.default_rng(1).normal(size=(2, 3, 6))
    np.save(tmp_path / "b.npy", B)
    lines = good("3,1", tmp_path / "b.npy").splitlines()
    assert len(lines) == 7
    assert lines[1].startswith("0,0  DONE")
    value = json.loads(good("3,1", tmp_path / "b.npy", "--json"))
    assert value["shape"] == [2, 3]
    assert len(value["bivectors"]) == 6
    np.save(tmp_path / "objects.npy", np.array([None]), allow_pickle=True)
    assert "no array of numbers" in refused("3,1", tmp_path / "objects.npy")
    assert "one bivector" in refused("3,1", tmp_path / "b.npy", "--plot", tmp_path / "p.svg")


def test_methods():
    assert "method closed: DONE" in good("6", "e12 + 2*e34", "-m", "closed")
    output = good("4", "e12 + 2*e34", "-m", "power")
    assert re.search(r"^iterations: \d+$", output, re.MULTILINE)
    output = good("4", "e12 + 0.999*e34 + e13", "-m", "power", "--iterations", 2, status=1)
    assert "method power: INACCURATE" in output
    assert "both signs" in refused("3,1", "e12", "-m", "power")
    assert "no option 'iterations'" in refused("4", "e12", "--iterations", 2)


def test_parts_too_close_to_each_other_have_a_status_of_their_own():
    output = good("2,0,2", "1e-14*e34 + 0.3*e13 + 0.5*e24 + 0.1*e12", status=3)
    assert "UNRESOLVED" in output


def test_a_picture(tmp_path):
    path = tmp_path / "parts.svg"
    output = good("4,1", "2*e12 + 0.5*e34 + e35", "--plot", path)
    assert f"picture in {path}" in output
    first = path.read_text()
    for word in ("114.6°", "squares", "hyperbolic", ">e5<", "u2"):
        assert word in first
    good("4,1", "2*e12 + 0.5*e34 + e35", "--plot", path)
    assert path.read_text() == first
    good("3", "0", "--plot", path)
    assert "<svg" in path.read_text()
    assert ".svg" in refused("3", "e12", "--plot", tmp_path / "parts.png")


def test_numbers_are_read_as_they_are_written():
    assert read_bivectors(Algebra(3), "1e-3 * e12 - 1.5*e31").tolist() == [1e-3, 1.5, 0]
    assert read_bivectors(Algebra(12), "-e1_10").sum() == -1
    with pytest.raises(GaforgeError):
        read_bivectors(Algebra(3), "e12*2")
