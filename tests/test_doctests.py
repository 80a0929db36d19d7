"""Every example in a docstring of gaforge and in the documentation runs."""

import doctest
import importlib
import re
from pathlib import Path

import pytest
from sources import ROOT, module_paths

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


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


@pytest.mark.parametrize("name", module_paths())
def test_docstrings(name):
    module = importlib.import_module(name)
    for test in doctest.DocTestFinder(exclude_empty=True).find(module):
        run(test)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages(page):
    run(examples(page))


def test_readme_shows_nothing_that_is_not_run():
    blocks = PYTHON_BLOCK.findall((ROOT / "README.md").read_text())
    assert blocks
    assert all(">>>" in block for block in blocks)


def test_a_wrong_example_is_seen(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n```python\n>>> 1 + 1\n3\n\n```\n")
    with pytest.raises(pytest.fail.Exception, match=r"(?s)line 4.*Expected:\s+3\s+Got:\s+2"):
        run(examples(page))
