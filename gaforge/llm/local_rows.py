"""Rows of a data set out of a local copy: files as the hub has them, or a folder of Arrow."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from gaforge.errors import DatasetError, GaforgeError, MissingExtraError
from gaforge.llm.hub_sets import HubSet, Row

SPLITS = {
    "train": ("train",),
    "validation": ("validation", "valid", "val", "dev"),
    "test": ("test",),
}
"""Words in names of files for each split."""


def local_rows(path: Path, wanted: HubSet) -> Iterator[Row]:
    """Yield the rows of a local copy.

    A folder that ``datasets.save_to_disk`` wrote is read as such. Of another folder, files
    .parquet, .jsonl, .json, .txt and .tokens, all but the first also with .gz, are taken that are
    of the set's configuration and split by their names and folders, as in a copy of the hub's
    repository. A line of plain text is a row.

    Parameters
    ----------
    path : Path
        A folder, or a file, which is taken as the split that is wanted unless its name says
        another.
    wanted : HubSet

    Raises
    ------
    DatasetError
        If there are no such files, or they can't be read.
    MissingExtraError
        If Parquet or Arrow must be read, and datasets is not installed.
    """
    if (path / "dataset_dict.json").exists() or (path / "state.json").exists():
        yield from _arrow(path, wanted)
        return
    for file in _files(path, wanted):
        try:
            yield from READERS[_kind(file)](file, wanted)
        except GaforgeError:
            raise
        except (OSError, EOFError, ValueError) as error:
            raise DatasetError(f"{file} is cut off, damaged, or no {_kind(file)} file") from error


def _files(path: Path, wanted: HubSet) -> list[Path]:
    if path.is_dir():
        found = [f.relative_to(path) for f in sorted(path.rglob("*")) if _kind(f) in READERS]
        found = [f for f in found if wanted.configuration in f.parts] or found
    else:
        found = [Path(path.name)] if path.is_file() and _kind(path) in READERS else []
    mine = [f for f in found if _split(f) == wanted.split]
    mine = mine or [f for f in found if _split(f) is None]
    if not mine:
        raise DatasetError(
            f"{path} holds no {wanted.split} split of {wanted.hub} in files "
            f"{', '.join(READERS)}; their names say which split they are of"
        )
    return [path / f for f in mine] if path.is_dir() else [path]


def _kind(path: Path) -> str:
    """Return the end of a file's name, without that of gzip.

    Examples
    --------
    >>> _kind(Path("en/c4-validation.00000-of-00008.json.gz"))
    '.json'
    """
    return (path.with_suffix("") if path.suffix == ".gz" else path).suffix


def _split(path: Path) -> str | None:
    """Return the split that a file's name, or that of a folder it is in, says.

    Examples
    --------
    >>> [_split(Path(name)) for name in ("ptb.test.txt", "hellaswag_val.jsonl", "test/contest.txt")]
    ['test', 'validation', 'test']
    """
    for name in reversed(path.parts):
        words = "".join(c if c.isalpha() else " " for c in name.lower()).split()
        for split, known in SPLITS.items():
            if any(word in words for word in known):
                return split
    return None


def _arrow(path: Path, wanted: HubSet) -> Iterator[Row]:
    try:
        found: Any = import_datasets().load_from_disk(str(path))
    except (OSError, ValueError, KeyError) as error:
        raise DatasetError(f"{path} is cut off, or not what save_to_disk wrote: {error}") from error
    if isinstance(found, dict):
        if wanted.split not in found:
            raise DatasetError(
                f"{path} holds the splits {', '.join(map(str, found))}, not {wanted.split}"
            )
        found = found[wanted.split]
    if found.split is not None and str(found.split) != wanted.split:
        raise DatasetError(f"{path} holds the split {found.split}, not {wanted.split}")
    yield from found


def _parquet(path: Path, wanted: HubSet) -> Iterator[Row]:
    # A stream leaves no copy in a cache.
    yield from import_datasets().Dataset.from_parquet([str(path)], streaming=True)


def _json_lines(path: Path, wanted: HubSet) -> Iterator[Row]:
    for line in _text(path):
        if line.strip():
            yield json.loads(line)


def _json(path: Path, wanted: HubSet) -> Iterator[Row]:
    """Yield the objects of an array, or, as in C4's files of this name, of lines."""
    lines = _text(path)
    first = next(lines, "")
    if first.lstrip().startswith("["):
        yield from json.loads(first + "".join(lines))
        return
    yield json.loads(first)
    yield from (json.loads(line) for line in lines if line.strip())


def _plain(path: Path, wanted: HubSet) -> Iterator[Row]:
    if wanted.kind != "text":
        raise DatasetError(f"{path} is plain text, and {wanted.name} has questions")
    for line in _text(path):
        yield {wanted.columns[0]: wanted.line(line)}


def _text(path: Path) -> Iterator[str]:
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as file:
        yield from file


READERS: dict[str, Callable[[Path, HubSet], Iterator[Row]]] = {
    ".parquet": _parquet,
    ".jsonl": _json_lines,
    ".json": _json,
    ".txt": _plain,
    ".tokens": _plain,
}


def import_datasets() -> Any:
    """Return the package datasets.

    Raises
    ------
    MissingExtraError
        If it is not installed.
    """
    try:
        import datasets
    except ModuleNotFoundError as error:
        raise MissingExtraError(
            'Parquet, Arrow and the hub need datasets; install it with pip install "gaforge[hub]"'
        ) from error
    datasets.disable_progress_bars()
    return datasets
