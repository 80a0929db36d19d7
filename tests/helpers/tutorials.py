"""Pages that change the sources: their steps, applied to a copy."""

import doctest
import re
import shutil
from pathlib import Path

from sources import ROOT

DIFF = re.compile(r"^```diff\n--- (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r'^```python title="(\S+\.py)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
SESSION = re.compile(r'^```python title="after the changes"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def copy_sources(folder: Path) -> Path:
    """Lay the packages out as they are installed, without the emitted modules."""
    package = folder / "gaforge"
    caches = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "gaforge", package, ignore=caches)
    shutil.copytree(ROOT / "codegen", package / "codegen", ignore=caches)
    (package / "generated").mkdir()
    shutil.copy(ROOT / "generated" / "__init__.py", package / "generated")
    return folder


def apply_page(page: Path, folder: Path) -> int:
    """Make the changes of a page in such a copy, and return how many there were."""
    text = page.read_text()
    for place, content in FILE.findall(text):
        target = installed(place, folder)
        assert not target.exists(), f"{place} exists already"
        target.write_text(content)
    for place, hunk in DIFF.findall(text):
        target = installed(place, folder)
        target.write_text(patched(target.read_text(), hunk, place))
    return len(FILE.findall(text)) + len(DIFF.findall(text))


def installed(place: str, folder: Path) -> Path:
    """Return where a file of the repository lies in the copy."""
    return folder / (place if place.startswith("gaforge/") else f"gaforge/{place}")


def patched(text: str, hunk: str, place: str) -> str:
    """Replace the lines of a hunk without ``+`` by those without ``-``."""
    lines = [line or " " for line in hunk.splitlines()]
    before = "".join(f"{line[1:]}\n" for line in lines if line[0] in " -")
    after = "".join(f"{line[1:]}\n" for line in lines if line[0] in " +")
    assert text.count(before) == 1, f"{place} does not hold these lines once:\n{before}"
    return text.replace(before, after)


def session(page: Path) -> str:
    """Return the examples that hold after the changes."""
    found = SESSION.findall(page.read_text())
    assert found, f"{page} shows nothing after the changes"
    return "".join(found)


def run_session(text: str) -> None:
    """Run examples, and exit with a report if one fails."""
    test = doctest.DocTestParser().get_doctest(text, {}, "page", "page", 0)
    report: list[str] = []
    if doctest.DocTestRunner().run(test, out=report.append).failed:
        raise SystemExit("".join(report))
