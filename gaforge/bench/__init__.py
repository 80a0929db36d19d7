"""Benchmarks: each prints a table of our figure, the peer's, and the bound it should meet."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from gaforge.bench import (
    counts,
    exponentials,
    fitting,
    large,
    products,
    rotor_layers,
    startup,
    torch_layers,
)
from gaforge.bench.measure import Row
from gaforge.errors import GaforgeError

SECTIONS: dict[str, tuple[str, Callable[[], list[Row]]]] = {
    "counts": ("Operations per element", counts.run),
    "dense": ("10,000 dense products, one thread", products.dense),
    "rotors": ("A rotor on 10,000 vectors, one thread", products.rotors),
    "single": ("One product of single multivectors", products.single),
    "imports": ("Import time", startup.imports),
    "first": ("First call of a committed kernel", startup.first_calls),
    "unseen": ("Dense product of a signature never seen", startup.unseen),
    "large": ("Dense products of large algebras", large.products),
    "sandwiches": ("r x ~s beside a dense matrix product, float32, one thread", large.sandwiches),
    "forward": (
        "r x ~s in torch, d = 2048, beside F.linear, float32, one thread",
        torch_layers.forward,
    ),
    "backward": (
        "r x ~s in torch, d = 2048, forward and backward, beside nn.Linear",
        torch_layers.backward,
    ),
    "exp": (
        "exp of two bivectors of Cl(11), forward and backward, float32, beside torch.matrix_exp",
        exponentials.run,
    ),
    "layers": (
        "Layers of rotors beside nn.Linear, d = 2048, float32, one thread",
        rotor_layers.layers,
    ),
    "fitting": (
        f"Fits of a projection, d = {fitting.FEATURES}, to {fitting.ROWS:,} rows, one thread",
        fitting.projections,
    ),
    "growth": ("r x ~s in torch, beside F.linear, by dimension", torch_layers.growth),
    "emission": ("Emission of all modules of Cl(11)", torch_layers.startup),
    "largestart": ("Emission and first calls of large algebras", large.startup),
    "generate": ("gaforge generate, with all proofs", startup.generation),
}


def run(names: Sequence[str] = (), as_json: bool = False, output: Path | None = None) -> bool:
    """Run benchmarks, print their tables, and tell whether every bound is met.

    Parameters
    ----------
    names : sequence of str
        Sections to run; all by default.
    as_json : bool
        Print one JSON object instead of Markdown tables.
    output : Path, optional
        Folder for ``benchmarks.json``, ``benchmarks.md`` and the plots; it is made if need be.
    """
    unknown = [name for name in names if name not in SECTIONS]
    if unknown:
        raise GaforgeError(
            f"no benchmark is called {unknown[0]!r}; choose from {', '.join(SECTIONS)}"
        )
    results = {}
    with _on_one_thread():
        for name in names or SECTIONS:
            title, section = SECTIONS[name]
            rows = section()
            results[name] = rows
            if not as_json:
                print(table(title, rows), flush=True)
    if as_json:
        print(_as_json(results))
    if output is not None:
        _save(results, output)
    return all(row.met is not False for rows in results.values() for row in rows)


def _as_json(results: Mapping[str, Sequence[Row]]) -> str:
    found = {name: [row.as_dict() for row in rows] for name, rows in results.items()}
    return json.dumps(found, indent=2)


def _save(results: Mapping[str, Sequence[Row]], folder: Path) -> None:
    """Write figures, tables and plots, each file whole or not at all."""
    from gaforge.bench.plots import PLOTS
    from gaforge.codegen.artefacts.writer import write_atomic

    folder.mkdir(parents=True, exist_ok=True)
    tables = [table(SECTIONS[name][0], rows) for name, rows in results.items()]
    write_atomic(folder / "benchmarks.json", _as_json(results) + "\n")
    write_atomic(folder / "benchmarks.md", "\n".join(tables))
    for name in results.keys() & PLOTS.keys():
        write_atomic(folder / f"{name}.svg", PLOTS[name](results[name]))


def table(title: str, rows: Sequence[Row]) -> str:
    """Return a Markdown table."""
    lines = [
        f"### {title}",
        "",
        "| case | gaforge | peer | ratio | bound | met |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.3g}x"
        met = {True: "yes", False: "**no**", None: ""}[row.met]
        lines.append(f"| {row.case} | {row.ours} | {row.peer} | {ratio} | {row.target} | {met} |")
    return "\n".join([*lines, ""])


@contextmanager
def _on_one_thread() -> Iterator[None]:
    """Pin this process to one processor and Numba to one thread, until the end."""
    import numba

    threads = numba.get_num_threads()
    processors = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    _one_thread()
    try:
        yield
    finally:
        numba.set_num_threads(threads)
        if processors:
            os.sched_setaffinity(0, processors)


def _one_thread() -> None:
    """Pin this process to one processor and Numba to one thread."""
    import numba

    numba.set_num_threads(1)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
