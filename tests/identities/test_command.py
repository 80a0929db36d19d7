"""``gaforge verify``: what it prints and its exit statuses."""

import json
import subprocess
import sys

import pytest
from click.testing import CliRunner

from gaforge.cli import main
from gaforge.identities import catalogue, decide
from gaforge.identities.catalogue import Entry
from gaforge.identities.kinds import DEFAULTS, KINDS
from gaforge.identities.limits import TooLargeError


def run(*arguments):
    return CliRunner().invoke(main, ["verify", *map(str, arguments)])


@pytest.mark.parametrize(
    ("arguments", "status", "text"),
    [
        (["~(a*b) == ~b*~a", "-a", "3,0,1"], 0, "proved"),
        (["a*b == b*a", "-a", "5"], 1, "refuted, here is a smallest counterexample"),
        (["exp(a) == 1", "-a", "3"], 3, "not decided, because"),
        (["B*B == sp(B, B)", "-a", "3", "-w", "B: bivector"], 0, "for all B: bivectors"),
        (["V*~V == normsq(V)", "-a", "4,1", "--where", "V: versor"], 0, "odd versors"),
        (["B*B == sp(B, B)", "-a", "n<=4", "-w", "B: bivector"], 1, "those with n <= 3"),
        (["a == a", "-a", "p+q<=2, r<=1"], 0, "holds in all 12 algebras"),
        (["-a", "2", "--", "-a == a*-1"], 0, "proved"),
    ],
)
def test_verdicts(arguments, status, text):
    result = run(*arguments)
    assert result.exit_code == status, result.output
    assert text in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["a.b == 1", "-a", "3"], "'.' is not read"),
        (["a == a"], "Missing option"),
        (["-a", "3"], "give an expression"),
        (["a == a", "-a", "x"], "is not a signature"),
        (["a == a", "-a", "n>=2"], "n > 8"),
        (["a == a", "-a", "m<=2"], "p, q, r, n"),
        (["a == a", "-a", "3", "-w", "a: spinor"], "no kind of variable"),
        (["a == a", "-a", "3", "--timeout", "0"], "0"),
        (["a == a", "-a", "3", "--catalogue"], "give none"),
        (["--catalogue", "-a", "n<=2"], "is not a signature"),
        (["e7 == e7", "-a", "3"], "index 7"),
    ],
)
def test_bad_input(arguments, text):
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert text in result.stderr
    assert result.stdout == ""


def test_json():
    data = json.loads(run("a*b == b*a", "-a", "2", "--json").stdout)
    assert data["verdict"] == "refuted"
    assert data["counterexample"]["variables"] == {"a": {"e1": "1"}, "b": {"e2": "1"}}
    data = json.loads(run("a*b == b*a", "-a", "n<=1", "--json").stdout)
    assert (data["verdict"], len(data["verdicts"])) == ("proved", 4)
    undecided = json.loads(run("exp(a) == 1", "-a", "2", "--json").stdout)
    assert undecided["verdict"] == "undecided"
    assert undecided["reason"]


def test_a_required_proof(monkeypatch):
    def too_large(*unused):
        raise TooLargeError("not today")

    monkeypatch.setattr(decide, "prove", too_large)
    result = run("a*b*c == a*(b*c)", "-a", "3")
    assert (result.exit_code, "probabilistic" in result.stdout) == (0, True)
    assert "2^-" in result.stdout
    result = run("a*b*c == a*(b*c)", "-a", "3", "--require-proof", "--json")
    assert result.exit_code == 3
    assert json.loads(result.stdout)["verdict"] == "probabilistic"
    assert run("a*b*c == a*(b*c)", "-a", "n==1", "--require-proof").exit_code == 3
    monkeypatch.setattr(catalogue, "CATALOGUE", (Entry("right", "a == a"),))
    assert run("--catalogue", "-a", "2").exit_code == 0
    assert run("--catalogue", "-a", "2", "--require-proof").exit_code == 3
    monkeypatch.undo()
    assert run("a*b*c == a*(b*c)", "-a", "3", "--require-proof").exit_code == 0


def test_help_lists_kinds_and_conventional_names():
    text = " ".join(run("--help").stdout.split())
    assert all(kind.name in text and kind.summary in text for kind in KINDS.values())
    assert all(f"{letters} {kind}" in text for letters, kind in DEFAULTS.items())
    assert "-h, --help" in text


def test_the_catalogue(monkeypatch):
    result = run("--catalogue", "-a", "1,1")
    assert result.exit_code == 0, result.output
    count = len(catalogue.CATALOGUE)
    assert result.stdout.count("\n") == count + 1
    assert f"{count} of {count} identities in Cl(1,1,0) as the catalogue says" in result.stdout
    data = json.loads(run("--catalogue", "-a", "1", "--json").stdout)
    assert data["verdict"] == "proved"
    assert len(data["entries"]) == count


@pytest.mark.parametrize(
    ("entry", "status", "word"),
    [
        (Entry("wrong", "a*b == b*a"), 1, "refuted"),
        (Entry("unclear", "exp(a) == a"), 3, "undecided"),
    ],
)
def test_a_wrong_catalogue_is_seen(monkeypatch, entry, status, word):
    monkeypatch.setattr(catalogue, "CATALOGUE", (Entry("right", "a == a"), entry))
    result = run("--catalogue", "-a", "2")
    assert result.exit_code == status
    assert "NOT AS EXPECTED (proved)" in result.stdout
    assert "1 of 2" in result.stdout
    assert json.loads(run("--catalogue", "-a", "2", "--json").stdout)["verdict"] == word


HOSTILE = ["().__class__ == 1", "(" * 3000, "a + " * 25_000 + "a == a", "a**99999999 == a"]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_expressions_end_with_status_2(text):
    done = subprocess.run(
        [sys.executable, "-m", "gaforge", "verify", "-a", "3", "--", text],
        capture_output=True,
        text=True,
        timeout=20,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("gaforge: ")
    assert "Traceback" not in done.stderr
