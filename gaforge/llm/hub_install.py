"""Data sets of the hub put where gaforge finds them: from a local copy, or over the network."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from gaforge.errors import ConfigurationError, DatasetError
from gaforge.files import replace
from gaforge.llm.hub_sets import SETS, HubSet, Row, hub_set
from gaforge.llm.local_rows import import_datasets, local_rows


def install_set(name: str, folder: Path | str | None = None, *, from_hub: bool = False) -> Path:
    """Write the rows of a data set as lines of JSON into gaforge's folder, and return the path.

    Whatever was there is replaced, whole or not at all. Afterwards `gaforge.llm.texts` or
    `gaforge.llm.questions` reads it without a network.

    Parameters
    ----------
    name : str
        ``wikitext2``, ``c4``, ``ptb``, ``ai2_arc`` or ``rowan_hellaswag``.
    folder : path, optional
        A local copy, as `gaforge.llm.local_rows.local_rows` takes it.
    from_hub : bool, optional
        Fetch it from the hub. Only then is a network reached for, also where ``HF_HUB_OFFLINE``
        says not to.

    Raises
    ------
    ConfigurationError
        If not just one of both places is given.
    DatasetError
        If there is no such set, the place has none, or the rows are not those of such a set.
    MissingExtraError
        If the package datasets is needed and not installed.
    """
    wanted = hub_set(name)
    if wanted is None:
        raise DatasetError(
            f"no set of the hub is called {name!r}; there is {', '.join(s.name for s in SETS)}"
        )
    if (folder is None) != from_hub:
        raise ConfigurationError(
            f"{name} lies in no package; say where it comes from: a folder with a copy, or the hub"
        )
    rows = _hub_rows(wanted) if folder is None else local_rows(Path(folder), wanted)
    kept = [_kept(row, wanted) for row in islice(rows, wanted.limit)]
    if not wanted.read(kept):
        raise DatasetError(f"{folder or wanted.hub} has no rows")
    wanted.path.parent.mkdir(parents=True, exist_ok=True)
    lines = (json.dumps(row, ensure_ascii=False) + "\n" for row in kept)
    replace(wanted.path, "".join(lines).encode())
    return wanted.path


def _kept(row: Row, wanted: HubSet) -> Row:
    missing = [column for column in wanted.columns if column not in row]
    if missing:
        raise DatasetError(
            f"rows of {wanted.hub} have the columns {', '.join(wanted.columns)}, but these have "
            f"{', '.join(row)}"
        )
    return {column: row[column] for column in wanted.columns}


def _hub_rows(wanted: HubSet) -> Iterable[Row]:
    """Return rows from the hub; of a set that is cut short, no more is fetched than is taken."""
    datasets = import_datasets()
    try:
        with _online(datasets):
            found = datasets.load_dataset(
                wanted.hub,
                wanted.configuration,
                split=wanted.split,
                revision=wanted.revision,
                streaming=wanted.limit is not None,
            )
            return list(islice(found, wanted.limit))
    except (OSError, ValueError, RuntimeError) as error:
        raise DatasetError(
            f"{wanted.hub} can't be fetched from the hub: {error}; with a local copy, gaforge llm "
            f"data install {wanted.name} --from FOLDER needs no network"
        ) from error


@contextmanager
def _online(datasets: Any) -> Iterator[None]:
    """Lift the rule that the hub is not reached for, which its packages read when imported."""
    from huggingface_hub import constants

    places: tuple[Any, ...] = (constants, datasets.config)
    before = [place.HF_HUB_OFFLINE for place in places], os.environ.pop("HF_HUB_OFFLINE", None)
    for place in places:
        place.HF_HUB_OFFLINE = False
    try:
        yield
    finally:
        for place, value in zip(places, before[0], strict=True):
            place.HF_HUB_OFFLINE = value
        if before[1] is not None:
            os.environ["HF_HUB_OFFLINE"] = before[1]
