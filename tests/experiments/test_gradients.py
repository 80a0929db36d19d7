"""Errors of gradients: what is measured, and that a wrong gradient is seen."""

import json

import pytest
import torch
from click.testing import CliRunner

from gaforge.cli import main
from gaforge.experiments import gradients, gradients_report

KEPT = ("equal planes", "planes 1e-08 apart", "translation")


@pytest.fixture
def few(monkeypatch):
    kept = [case for case in gradients.cases() if case[1] in KEPT]
    monkeypatch.setattr(gradients, "cases", lambda: iter(kept))


@pytest.mark.usefixtures("few")
def test_the_command_writes_what_it_measured(tmp_path):
    result = CliRunner().invoke(main, ["experiment", "gradients", "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    values = json.loads((tmp_path / "gradients.json").read_text())
    found = gradients_report.from_values(values)
    assert [row.name for row in found] == list(KEPT)
    assert json.loads(gradients_report.as_json(found)) == values
    assert all(max(row.errors.values()) < 1e-6 for row in found)
    # The published gradient is off by far more than the value.
    value, gradient = found[1].paper
    assert value < 1e-7
    assert gradient > 0.1
    assert found[2].paper is None


@pytest.mark.usefixtures("few")
def test_a_wrong_gradient_fails_the_command(monkeypatch):
    compare = gradients._compare

    def off(algebra, function, B, dtype):
        return compare(algebra, lambda x: function(x) + 2e-4 * (x - x.detach()).sum(), B, dtype)

    monkeypatch.setattr(gradients, "_compare", off)
    result = CliRunner().invoke(main, ["experiment", "gradients", "--json"])
    assert result.exit_code == 1
    assert not any(row["ok"] for row in json.loads(result.stdout)["bivectors"])


def test_nan_is_not_right():
    row = gradients_report.Gradient("Cl(2)", "x", {}, {"compiled float64": float("nan")})
    assert not row.ok
    assert torch.isnan(torch.tensor(row.errors["compiled float64"]))
