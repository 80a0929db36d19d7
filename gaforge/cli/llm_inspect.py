"""``gaforge llm inspect``."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from gaforge.cli.llm_options import show_table, start
from gaforge.cli.options import Command, json_option, show_json

if TYPE_CHECKING:
    from gaforge.llm.inspecting import BesideOriginal, Comparison, Description
    from gaforge.nn.spectrum import Spectrum

EXAMPLES = """\
gaforge llm inspect rotors                       replaced projections, and their largest angles
gaforge llm inspect rotors --angles              all angles of all rotors
gaforge llm inspect rotors --compare others      the same projections of another conversion
gaforge llm inspect rotors --between-layers      projections of one kind in different layers
gaforge llm inspect rotors --original smollm2    maps beside the original ones, by ranks
gaforge llm inspect rotors --plot angles.svg
"""

HEADS = ("projection", "method", "parameters", "dense", "error left")
ROTOR_HEADS = ("in one plane", "at random", "planes", "at random", "norm", "at start")
DIFFERENCE_HEADS = ("distance", "cosine", "overlap", "at random", "cosine of bivectors")


@click.command(cls=Command, examples=EXAMPLES, short_help="Show what replaces projections.")
@click.argument("model")
@click.option(
    "--planes",
    type=click.IntRange(0),
    default=2,
    show_default=True,
    help="To show of a projection.",
)
@click.option("--angles", is_flag=True, help="Show the angles of all rotors.")
@click.option("--compare", metavar="MODEL", help="Another converted model, to compare with.")
@click.option("--between-layers", is_flag=True, help="Compare layers of this model.")
@click.option("--original", metavar="MODEL", help="The model without replacements.")
@click.option(
    "--plot",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.svg",
    help="Draw angles and effective numbers of planes.",
)
@json_option
def inspect(
    model: str,
    planes: int,
    angles: bool,
    compare: str | None,
    between_layers: bool,
    original: str | None,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Show what replaces projections of MODEL: sizes, errors of fits, planes of rotors.

    A rotor is concentrated if one of its planes holds most of the sum of squares of its angles ("in
    one plane"), or if its effective number of planes is near 1; beside both stands what as many
    rotors have whose bivectors are drawn at random. Norms of bivectors are in degrees.

    A comparison shows the distance of two maps relative to the second, their cosine, the squared
    cosines between the planes of the largest angles, and the mean cosine of bivectors.
    """
    start()
    if plot is not None and plot.suffix != ".svg":
        raise click.BadParameter(f"{plot} must end in .svg", param_hint="--plot")
    from gaforge.llm import inspecting, load
    from gaforge.llm.reading import find_model, read_model

    first = load(find_model(model))
    found = inspecting.inspect(
        first, None if original is None else read_model(find_model(original))
    )
    compared: list[Comparison] = []
    if compare is not None:
        compared += inspecting.compare_projections(first, load(find_model(compare)))
    if between_layers:
        compared += inspecting.compare_depths(first)
    if plot is not None:
        from gaforge.codegen.artefacts.writer import write_atomic
        from gaforge.llm.angles_figure import angles_figure

        write_atomic(plot, angles_figure(found))
    if as_json:
        show_json(_as_json(found, compared, planes, comparing=bool(compare) or between_layers))
        return 0
    _show(found, planes, angles)
    if original is not None:
        _show_originals(found)
    if compared:
        _show_comparisons(compared)
    if plot is not None:
        click.echo(f"picture in {plot}")
    return 0


def _as_json(
    found: Sequence[Description], compared: Sequence[Comparison], planes: int, *, comparing: bool
) -> Any:
    """Return a list of projections; with comparisons, an object that holds both lists."""
    projections = [dataclasses.asdict(item) for item in found]
    for values in projections:
        values["planes"] = values["planes"][:planes]
    if not comparing:
        return projections
    return {
        "projections": projections,
        "comparisons": [dataclasses.asdict(item) for item in compared],
    }


def _show(found: Sequence[Description], planes: int, angles: bool) -> None:
    rotors = any(item.rotors for item in found)
    show_table(
        HEADS + ROTOR_HEADS * rotors,
        [_sizes(item) + _rotor_figures(item) * rotors for item in found],
    )
    for item in found:
        for plane in item.planes[:planes]:
            click.echo(f"{item.path} {plane}")
        for rotor in item.rotors if angles else ():
            place = f"{rotor.side}[{rotor.in_chunk}, {rotor.out_chunk}, {rotor.index}]"
            degrees = " ".join(f"{angle:.2f}" for angle in rotor.angles)
            click.echo(f"{item.path} {place}: {degrees} degrees, scale {_number(rotor.scale, 4)}")


def _sizes(item: Description) -> tuple[str, ...]:
    return (
        item.path,
        item.method,
        f"{item.parameters:,}",
        f"{item.dense_parameters:,}",
        _number(item.share, 4),
    )


def _rotor_figures(item: Description) -> tuple[str, ...]:
    control = item.control
    return (
        _number(item.concentration, 2),
        "" if control is None else _interval(control.largest),
        _number(item.effective_planes, 2),
        "" if control is None else _interval(control.effective),
        _number(item.norm, 1),
        "" if control is None else _number(control.mean.norm, 1),
    )


def _show_originals(found: Sequence[Description]) -> None:
    """Show the energy of both maps in their first ranks."""
    known = [(item.path, item.original) for item in found if item.original is not None]
    ranks = sorted({r for _, beside in known for s in _spectra(beside) for r in s.energy})
    rows = []
    for path, beside in known:
        for name, values in (("here", beside.spectrum), ("original", beside.original_spectrum)):
            here = name == "here"
            rows.append(
                (
                    path if here else "",
                    name,
                    _number(beside.difference.distance if here else None, 3),
                    _number(beside.difference.cosine if here else None, 3),
                    *_energies(values, ranks),
                )
            )
    click.echo("\nmaps, and their energy in the first ranks")
    heads = ("projection", "map", "distance", "cosine", "norm", "effective rank")
    show_table((*heads, *map(str, ranks)), rows)


def _spectra(beside: BesideOriginal) -> list[Spectrum]:
    return [s for s in (beside.spectrum, beside.original_spectrum) if s is not None]


def _energies(values: Spectrum | None, ranks: Sequence[int]) -> tuple[str, ...]:
    if values is None:
        return ("",) * (len(ranks) + 2)
    shares = (_number(values.energy.get(rank), 3) for rank in ranks)
    return (f"{values.norm:.3g}", f"{values.effective_rank:.1f}", *shares)


def _show_comparisons(compared: Sequence[Comparison]) -> None:
    click.echo("\ncomparisons")
    rows = []
    for item in compared:
        found = item.difference
        cosines = [pair.cosine for pair in found.rotors if pair.cosine is not None]
        rows.append(
            (
                item.first,
                item.second,
                _number(found.distance, 3),
                _number(found.cosine, 3),
                _number(found.overlap, 3),
                _number(found.overlap_at_random, 3),
                _number(sum(cosines) / len(cosines) if cosines else None, 3),
            )
        )
    show_table(("first", "second", *DIFFERENCE_HEADS), rows)


def _number(value: float | None, digits: int) -> str:
    return "" if value is None else f"{value:.{digits}f}"


def _interval(ends: tuple[float, float]) -> str:
    return f"{ends[0]:.2f} to {ends[1]:.2f}"
