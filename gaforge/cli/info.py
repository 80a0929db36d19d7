"""``gaforge info``."""

from __future__ import annotations

import json
import platform
import re
from importlib import metadata
from pathlib import Path
from typing import Any

import click

import gaforge
from gaforge.algebra import OPERATIONS
from gaforge.cli.options import Command, json_option, show_json

LIBRARIES = ("numpy", "numba", "sympy", "torch")


EXAMPLES = """\
gaforge info
gaforge info --json
"""


@click.command(
    cls=Command,
    examples=EXAMPLES,
    short_help="Show versions, shipped algebras, operations and the cache.",
)
@json_option
def info(as_json: bool) -> None:
    """Show versions, shipped algebras, operations, the cache, and how many threads are used."""
    facts = collect()
    if as_json:
        show_json(facts)
    else:
        _show(facts)


def collect() -> dict[str, Any]:
    """Return what there is to know about the installation, as JSON values."""
    from gaforge.loading.cache import cache_folder
    from gaforge.loading.threads import thread_count

    folder = cache_folder()
    cached = _emitted(folder)
    return {
        "versions": {
            "gaforge": gaforge.__version__,
            "python": platform.python_version(),
            **{name: _version(name) for name in LIBRARIES},
        },
        "threads": thread_count(),
        "shipped": _shipped(),
        "operations": {
            row.name: list(row.aliases) for row in OPERATIONS.values() if row.kind != "internal"
        },
        "cache": {
            "folder": str(folder),
            "files": {path.name: path.stat().st_size for path in cached},
            "compiled": _size(folder / "__pycache__"),
            "other_versions": _other_versions(folder),
        },
    }


def _version(library: str) -> str | None:
    try:
        return metadata.version(library)
    except metadata.PackageNotFoundError:
        return None


def _shipped() -> dict[str, dict[str, int]]:
    """Return algebra to target to number of kernels, from the manifest."""
    import gaforge.generated

    found: dict[str, dict[str, int]] = {}
    try:
        text = (Path(gaforge.generated.__path__[0]) / "manifest.json").read_text("utf-8")
        for entry in json.loads(text)["files"].values():
            found.setdefault(entry["signature"], {})[entry["target"]] = len(entry["kernels"])
    except (OSError, ValueError, KeyError):  # gaforge check says what is wrong
        return {}
    return found


def _emitted(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("cl_*") if path.suffix in (".py", ".tex"))


def _other_versions(folder: Path) -> dict[str, int]:
    """Return the size of what other versions of the generator left in the cache."""
    if not folder.parent.is_dir():
        return {}
    others = sorted(
        path
        for path in folder.parent.iterdir()
        if path != folder and re.fullmatch(r"[0-9a-f]{16}", path.name) and path.is_dir()
    )
    return {str(path): _size(path) for path in others}


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _show(facts: dict[str, Any]) -> None:
    versions = facts["versions"]
    click.echo("Versions")
    for name, version in versions.items():
        click.echo(f"    {name.ljust(8)} {version or 'not installed'}")
    click.echo(f"Threads for large batches: {facts['threads']}")
    click.echo("Shipped algebras (kernels by target)")
    for signature, targets in facts["shipped"].items():
        listed = ", ".join(f"{target} {count}" for target, count in targets.items())
        click.echo(f"    {signature.ljust(8)} {listed}")
    if not facts["shipped"]:
        click.echo("    none: the manifest is missing or damaged; see gaforge check")
    names = [
        f"{name} [{', '.join(aliases)}]" if aliases else name
        for name, aliases in facts["operations"].items()
    ]
    click.echo("Operations [aliases]")
    click.echo(click.wrap_text(" ".join(names), 100, "    ", "    "))
    cache = facts["cache"]
    click.echo(f"Cache: {cache['folder']}")
    for name, size in cache["files"].items():
        click.echo(f"    {size / 1024:8.1f} kB  {name}")
    if cache["files"]:
        click.echo(f"    {cache['compiled'] / 1024:8.1f} kB  compiled code of these")
    else:
        click.echo("    empty")
    for name, size in cache["other_versions"].items():
        click.echo(f"    {size / 1024:8.1f} kB  {name}, of another version; it may be deleted")
