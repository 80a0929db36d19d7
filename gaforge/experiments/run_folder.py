"""The folder of a run: who may write there, and what it can go on from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gaforge.errors import ConfigurationError
from gaforge.experiments.config import Config
from gaforge.experiments.data import Images
from gaforge.experiments.distributed import World
from gaforge.experiments.models import Numbers
from gaforge.runs.checkpoint import load, write_atomically
from gaforge.runs.folder import check_same, hold, versions

CONFIG = "config.toml"
METRICS = "metrics.jsonl"
CHECKPOINT = "checkpoint.pt"
ENVIRONMENT = "environment.json"
RESULT = "result.json"


def prepare(config: Config, folder: Path, resume: bool) -> dict[str, Any]:
    """Return the state to go on from, empty for a new run, and write the configuration."""
    stored = folder / CONFIG
    if stored.exists():
        if not resume:
            raise ConfigurationError(
                f"{folder} holds a run already; go on with it (--resume), or take another folder "
                "(--out)"
            )
        _check(config, stored.read_text(encoding="utf-8"), folder)
    else:
        write_atomically(stored, config.to_toml().encode())
    state = read_state(folder)
    if state:
        _check(config, state["config"], folder / CHECKPOINT)
    return state


def read_state(folder: Path) -> dict[str, Any]:
    """Return the state in the folder's checkpoint, empty if there is none."""
    path = folder / CHECKPOINT
    return load(path) if path.exists() else {}


def _check(config: Config, stored: str, where: Path) -> None:
    check_same(config.as_mapping(), Config.from_toml(stored).as_mapping(), where)


@contextmanager
def alone(folder: Path, world: World) -> Iterator[None]:
    """Hold the folder, so that no second process writes the same run."""
    if not world.is_first:
        yield
        return
    with hold(folder):
        yield


def environment(images: Images, world: World, numbers: Numbers) -> dict[str, Any]:
    """Return what else decides the numbers of a run, to look up later."""
    return {
        **versions(),
        "processes": world.size,
        "images": images.name,
        "numbers": {**numbers._asdict(), "replaced": numbers.replaced},
    }
