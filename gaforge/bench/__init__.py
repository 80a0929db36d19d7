"""Benchmarks: each prints a table of our figure, the peer's, and the bound it should meet."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence

from gaforge.bench import counts, large, products, startup
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
    "layers": ("r x ~s beside a dense matrix product, float32, one thread", large.layers),
    "operators": ("r x ~s in torch beside nn.Linear, float32, one thread", large.operators),
    "largestart": ("Emission and first calls of large algebras", large.startup),
    "generate": ("gaforge generate, with all proofs", startup.generation),
}


def run(names: Sequence[str] = (), as_json: bool = False) -> bool:
    """Run benchmarks, print their tables, and tell whether every bound is met.

    Parameters
    ----------
    names : sequence of str
        Sections to run; all by default.
    as_json : bool
        Print one JSON object instead of Markdown tables.
    """
    unknown = [name for name in names if name not in SECTIONS]
    if unknown:
        raise GaforgeError(
            f"no benchmark is called {unknown[0]!r}; choose from {', '.join(SECTIONS)}"
        )
    _one_thread()
    results = {}
    for name in names or SECTIONS:
        title, section = SECTIONS[name]
        rows = section()
        results[name] = rows
        if not as_json:
            print(table(title, rows), flush=True)
    if as_json:
        print(
            json.dumps(
                {k: [row.as_dict() for row in rows] for k, rows in results.items()}, indent=2
            )
        )
    return all(row.met is not False for rows in results.values() for row in rows)


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


def _one_thread() -> None:
    """Pin this process to one processor and Numba to one thread."""
    import numba

    numba.set_num_threads(1)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
