"""The source tree under its installed names."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SETUPTOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]


def module_paths() -> dict[str, Path]:
    """Return every module by installed name, found in the folders and not in the package list.

    The names matter: a path such as ``codegen/spec.py`` would be imported a second time.
    """
    found = {}
    for package, folder in SETUPTOOLS["package-dir"].items():
        for path in sorted((ROOT / folder).rglob("*.py")):
            inside = path.relative_to(ROOT / folder).with_suffix("").parts
            found[".".join((package, *inside)).removesuffix(".__init__")] = path
    return found
