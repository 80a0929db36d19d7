"""``gaforge experiment``."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import click

from gaforge.cli.options import Command, Group, jobs_option, json_option, show_json
from gaforge.experiments.convergence_report import SEED

GROUP_EXAMPLES = """\
gaforge experiment convergence -d 64 -d 128    iterations of the paper, in two dimensions
gaforge experiment accuracy --count 90         residuals of the bivector calculus, everywhere
gaforge experiment gradients                   errors of gradients where planes coincide
"""

CONVERGENCE_EXAMPLES = """\
gaforge experiment convergence                       all of it, some minutes
gaforge experiment convergence -d 64 -d 128          two dimensions, some seconds
gaforge experiment convergence --out results         table, JSON and figure as files
"""

ACCURACY_EXAMPLES = """\
gaforge experiment accuracy --count 90               a minute
gaforge experiment accuracy --jobs 4 --out results   10,000 bivectors for each of 84 signatures
"""

GRADIENTS_EXAMPLES = """\
gaforge experiment gradients                a table
gaforge experiment gradients --out results  table and JSON as files
"""

out_option = click.option(
    "-o",
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write the table, JSON and, if there is one, the figure here.",
)


@click.group(cls=Group, examples=GROUP_EXAMPLES, short_help="Repeat what a page of the docs shows.")
def experiment() -> None:
    """Repeat an experiment of a paper, or measure what the documentation says of accuracy."""


@experiment.command(
    cls=Command, examples=CONVERGENCE_EXAMPLES, short_help="Iterations of the decomposition."
)
@click.option(
    "-d",
    "--dimension",
    "dimensions",
    type=click.IntRange(16),
    multiple=True,
    help="d = 2^n; may be given more than once. By default all that the paper has.",
)
@click.option("--repeats", type=click.IntRange(1), default=50, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=SEED, show_default=True)
@out_option
@json_option
def convergence(
    dimensions: tuple[int, ...], repeats: int, seed: int, out: Path | None, as_json: bool
) -> int:
    """Count the iterations of Appendix D of Composing Linear Layers from Irreducibles.

    These are mean iterations (arXiv:2507.11688) that the decomposition of a bivector takes after
    each gradient step, for rotors on d = 64 to 4096 coefficients.

    The exit status is 1 if a mean is more than 1.0 away from the published one.
    """
    from gaforge.loading.operands import import_torch

    import_torch()
    from gaforge.experiments import convergence, convergence_report

    found = convergence.run(
        dimensions or tuple(convergence_report.PUBLISHED),
        repeats,
        seed,
        progress=lambda items: _bar(items, len(items), as_json, " dimensions"),
    )
    files = {
        "md": convergence_report.as_markdown(found),
        "json": convergence_report.as_json(found, seed),
        "svg": convergence_report.as_figure(found),
    }
    _write("convergence", files, out)
    _show(files["md"], convergence_report.as_values(found, seed), out, as_json)
    return 0 if all(row.ok for row in found) else 1


@experiment.command(
    cls=Command, examples=ACCURACY_EXAMPLES, short_help="Residuals of the bivector calculus."
)
@click.option(
    "--count",
    type=click.IntRange(1),
    default=10_000,
    show_default=True,
    help="Bivectors for each signature, of nine structures.",
)
@click.option(
    "--dimension", type=click.IntRange(0), default=6, show_default=True, help="Largest p + q + r."
)
@click.option(
    "--sample",
    type=click.IntRange(0),
    default=18,
    show_default=True,
    help="Exponentials for each signature that are compared with a power series in integers.",
)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@jobs_option
@out_option
@json_option
def accuracy(
    count: int,
    dimension: int,
    sample: int,
    seed: int,
    jobs: int | None,
    out: Path | None,
    as_json: bool,
) -> int:
    """Split, exponentiate, and take logarithms and roots, in every signature; show what is worst.

    Bivectors are generic, simple, of equal planes, of planes equal to 1e-1 ... 1e-15, null,
    nilpotent, tiny, large, and of small integers. Splits are judged by their sum, commutators and
    outer squares, logarithms and roots by what they give back.

    The exit status is 1 if anything is NaN, or a split or exponential misses 1e-12.
    """
    from gaforge.experiments import accuracy, accuracy_report

    found = accuracy.run(
        count,
        dimension,
        sample,
        seed,
        jobs or os.cpu_count() or 1,
        progress=lambda items, total: _bar(items, total, as_json, " tasks"),
    )
    files = {"md": accuracy_report.as_markdown(found), "json": accuracy_report.as_json(found)}
    _write("accuracy", files, out)
    _show(files["md"], accuracy_report.as_values(found), out, as_json)
    return 0 if all(row.ok for row in found) else 1


@experiment.command(
    cls=Command, examples=GRADIENTS_EXAMPLES, short_help="Errors of gradients of exp."
)
@out_option
@json_option
def gradients(out: Path | None, as_json: bool) -> int:
    """Compare gradients of exp with a power series in integers, beside the paper's method.

    Bivectors are zero, one plane, equal planes, planes 1e-2 ... 1e-15 apart, null, boosts, and
    large. The exit status is 1 if a relative error is above 1e-10 (float64) or 1e-4 (float32).
    """
    from gaforge.loading.operands import import_torch

    import_torch()
    from gaforge.experiments import gradients, gradients_report

    found = gradients.run()
    files = {"md": gradients_report.as_markdown(found), "json": gradients_report.as_json(found)}
    _write("gradients", files, out)
    _show(files["md"], gradients_report.as_values(found), out, as_json)
    return 0 if all(row.ok for row in found) else 1


def _write(name: str, files: Mapping[str, str], out: Path | None) -> None:
    """Write files into a folder, each whole or not at all."""
    from gaforge.codegen.artefacts.writer import write_atomic

    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        for suffix, text in files.items():
            write_atomic(out / f"{name}.{suffix}", text)


def _show(table: str, values: Any, out: Path | None, as_json: bool) -> None:
    if as_json:
        show_json(values)
        return
    click.echo(table, nl=False)
    if out is not None:
        click.echo(f"written to {out}")


def _bar(items: Iterable[Any], total: int, quiet: bool, unit: str) -> Iterable[Any]:
    """Show progress on stderr where someone watches."""
    from tqdm import tqdm

    hidden = quiet or not sys.stderr.isatty()
    bar: Iterable[Any] = tqdm(items, total=total, disable=hidden, leave=False, unit=unit)
    return bar
