"""Times of q, k and v together, as dense maps and as what replaces them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import torch
from torch import nn

from gaforge.errors import CheckpointError
from gaforge.llm.conversion import Conversion
from gaforge.llm.projections import find_attentions
from gaforge.llm.reading import empty_model, find_model
from gaforge.llm.reproduction.results import LATENCY
from gaforge.llm.reproduction.rows import row
from gaforge.llm.reproduction.running import CONFIG, read_json
from gaforge.runs.checkpoint import digest, write_json
from gaforge.runs.folder import versions
from gaforge.runs.timing import in_turns

ROWS = ("lr4", "blocks", "hadamard", "gadget", "rotor-small", "rotor")
BATCHES = (1, 8, 64, 512)
REPEATS = 31
WORK = 1024
"""Rows that go through a map in one measurement, so that short calls are timed together."""


def write_latency(folder: Path, model: str) -> None:
    """Measure times for the sizes of a model and write them into a run's folder, once.

    Raises
    ------
    CheckpointError
        If the run is one of another model.
    """
    if (folder / LATENCY).exists():
        return
    place = find_model(model)
    if digest(read_json(place / "config.json")) != read_json(folder / CONFIG)["model"]:
        raise CheckpointError(f"the run in {folder} is one of another model than {model}")
    write_json(folder / LATENCY, measure(sizes_of(place)))


def sizes_of(folder: Path) -> dict[str, tuple[int, int]]:
    """Return features that go into and come out of q, k and v of a model."""
    attention = find_attentions(empty_model(folder))[0]
    return {x: (attention[x].in_features, attention[x].out_features) for x in "qkv"}  # type: ignore[misc]


def measure(
    sizes: Mapping[str, tuple[int, int]],
    batches: Sequence[int] = BATCHES,
    repeats: int = REPEATS,
) -> dict[str, Any]:
    """Return median seconds of q, k and v together, by method and number of rows.

    Parameters
    ----------
    sizes : mapping of str to (int, int)
        Features in and out of q, k and v.
    batches : sequence of int, optional
        Rows.
    repeats : int, optional
        Measurements behind a median; methods take turns.
    """
    made = {"dense": _layers("dense", {}, sizes)}
    for name in ROWS:
        settings = dict(row(name).settings)
        made[name] = _layers(settings["method"], settings.get("options", {}), sizes)
    wide = sizes["q"][0]
    seconds: dict[str, list[float]] = {name: [] for name in made}
    with _one_thread(), torch.inference_mode():
        for batch in batches:
            x = torch.randn(batch, wide, generator=torch.Generator().manual_seed(0))
            calls = max(1, min(20, WORK // batch))
            runs = {name: _run(layers, x) for name, layers in made.items()}
            for name, each in in_turns(runs, calls, repeats, time.thread_time).items():
                seconds[name].append(each)
    return {
        "batches": list(batches),
        "seconds": seconds,
        "parameters": {name: sum(map(_count, layers)) for name, layers in made.items()},
        "sizes": {letter: list(size) for letter, size in sizes.items()},
        "environment": {**versions(), "threads": 1},
    }


def _layers(
    method: str, options: Mapping[str, Any], sizes: Mapping[str, tuple[int, int]]
) -> list[nn.Module]:
    """Return layers of random weights; dense ones have no bias, as those of the model."""
    plan = Conversion((0,), method, bias=method != "dense", options=options)
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        return [
            plan.layer(letter, *size, own_bias=False).build().eval()
            for letter, size in sizes.items()
        ]


def _run(layers: Sequence[nn.Module], x: torch.Tensor) -> Callable[[], Any]:
    return lambda: [layer(x) for layer in layers]


def _count(layer: nn.Module) -> int:
    return sum(parameter.numel() for parameter in layer.parameters())


@contextmanager
def _one_thread() -> Iterator[None]:
    """Let torch and Numba work on this thread alone."""
    import numba

    before = torch.get_num_threads(), numba.get_num_threads()
    torch.set_num_threads(1)
    numba.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(before[0])
        numba.set_num_threads(before[1])
