"""``gaforge split``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import numpy as np

from gaforge.algebra import Algebra
from gaforge.cli.bivectors import read_bivectors
from gaforge.cli.options import SIGNATURE, Command, json_option, show_json, signature_text

if TYPE_CHECKING:
    from gaforge.decomposition import Split

METHODS = ("auto", "spectral", "closed", "power")

INACCURATE, UNRESOLVED = 1, 3
"""Exit statuses where the tolerance is missed, and where parts are too close to tell apart."""

EXAMPLES = """\
gaforge split 4 "2*e12 + 0.5*e34"                 two planes and their angles
gaforge split 3,0,1 '{"e12": 1, "e03": 2}'        a screw: a turn and a translation
gaforge split 4 "[1, 2, 3, 4, 5, 6]" --plot parts.svg
gaforge split 6 bivectors.npy --method power      a batch, as a table
gaforge split 4 -- "-e12 + 3*e34"                 a bivector that begins with a minus
"""


@click.command(
    "split",
    cls=Command,
    examples=EXAMPLES,
    short_help="Take a bivector apart into planes and angles.",
)
@click.argument("signature", type=SIGNATURE)
@click.argument("bivector")
@click.option("-m", "--method", type=click.Choice(METHODS), default="auto", show_default=True)
@click.option("--tolerance", type=click.FloatRange(0, min_open=True), help="Of method power.")
@click.option("--iterations", type=click.IntRange(1), help="Of method power.")
@click.option(
    "--plot",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.svg",
    help="Draw the angles and the vectors of the planes.",
)
@json_option
def split(
    signature: Algebra,
    bivector: str,
    method: str,
    tolerance: float | None,
    iterations: int | None,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Take a bivector apart into commuting parts that add up to it.

    The BIVECTOR is a sum such as "2*e12 + 0.5*e34", JSON with coefficients by blade or in canonical
    order, or the path of a .npy file with an array of shape (..., n(n-1)/2), whose leading axes
    give a table.

    Each part is shown with its kind, its square and its angle: the exponential of a part that
    turns takes vectors by twice that angle. A part of positive square is a boost and has a
    rapidity.

    The exit status is 0 for a split, also into blocks that have no smaller parts, 1 if the power
    iteration missed its tolerance, and 3 if parts are too close to each other to tell apart.
    """
    from gaforge.decomposition import Outcome
    from gaforge.decomposition import split as parts_of
    from gaforge.errors import GaforgeError

    if plot is not None and plot.suffix != ".svg":
        raise click.BadParameter(f"{plot} must end in .svg", param_hint="--plot")
    B = read_bivectors(signature, bivector)
    found = parts_of(
        signature, B, method, full_output=True, tolerance=tolerance, iterations=iterations
    )
    if (found.outcome == Outcome.NOT_FINITE).any():
        raise GaforgeError("the bivector holds NaN or infinity")
    if plot is not None:
        from gaforge.codegen.artefacts.writer import write_atomic
        from gaforge.decomposition.picture import planes_and_angles
        from gaforge.decomposition.space import space_of

        write_atomic(plot, planes_and_angles(space_of(signature.signature), found))
    if as_json:
        show_json(_as_json(signature, B, found))
    elif found.outcome.ndim:
        click.echo("\n".join(_table(found)))
    else:
        click.echo("\n".join(_as_text(signature, found)))
    if plot is not None and not as_json:
        click.echo(f"picture in {plot}")
    if (found.outcome == Outcome.INACCURATE).any():
        return INACCURATE
    return UNRESOLVED if (found.outcome == Outcome.UNRESOLVED).any() else 0


def _as_text(algebra: Algebra, found: Split) -> list[str]:
    """Return the lines for one bivector."""
    from gaforge.decomposition import Kind, Outcome

    kinds = [Kind(int(kind)) for kind in found.kinds]
    count = sum(kind != Kind.ZERO for kind in kinds)
    parts = "1 part" if count == 1 else f"{count} parts"
    lines = [f"{parts} in {algebra}, method {found.method}: {Outcome(int(found.outcome)).name}"]
    for i in range(count):
        part = algebra.multivector(_rounded(found.parts[i]), layout="bivector")
        lines += ["", f"{i + 1}. {_words(kinds[i], found.squares[i], found.dimensions[i])}"]
        lines.append(f"    {part}")
        lines += [f"    {line}" for line in _plane(algebra, found.parts[i])]
    total = algebra.multivector(_rounded(found.parts.sum(0)), layout="bivector")
    lines += ["", f"sum of the parts: {total}", f"residuals: {_residuals(found)}"]
    if found.iteration is not None and found.iteration.iterations.size:
        lines.append(f"iterations: {', '.join(map(str, found.iteration.iterations.tolist()))}")
    return lines


def _words(kind: Any, square: float, dimension: int) -> str:
    """Return what a part is: its kind, square, and angle or dimension."""
    from gaforge.decomposition import Kind
    from gaforge.decomposition.factors import angle

    text = f"{kind.name.lower().replace('_', ' ')}, square {square + 0.0:.12g}"
    size = angle(kind, float(square))
    if kind == Kind.ELLIPTIC and size is not None:
        return f"{text}, angle {np.degrees(size):.10g}°"
    if kind == Kind.HYPERBOLIC:
        return f"{text}, rapidity {size:.12g}"
    return text if kind == Kind.NULL else f"{text}, a block of {dimension} dimensions"


def _plane(algebra: Algebra, part: np.ndarray[Any, Any]) -> list[str]:
    """Return the vectors of the planes of a part."""
    from gaforge.decomposition.factors import factors
    from gaforge.decomposition.space import space_of

    lines = []
    for size, u, v in factors(space_of(algebra.signature), part):
        sides = [str(algebra.multivector(_rounded(side), layout="vector")) for side in (u, v)]
        lines.append(f"= {size:.12g} u ^ v, u = {sides[0]}, v = {sides[1]}")
    return lines


def _rounded(values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return coefficients with twelve digits of the largest, for people; JSON has all digits."""
    largest = float(np.abs(values).max(initial=0.0))
    digits = 12 - int(np.ceil(np.log10(largest))) if largest > 0 else 0
    rounded: np.ndarray[Any, Any] = np.round(values, digits) + 0.0
    return rounded


def _residuals(found: Split) -> str:
    names = ("sum", "commutators", "b ^ b")
    values = (found.sum_residual, found.commutator_residual, found.simplicity_residual)
    return ", ".join(f"{name} {float(v):.1e}" for name, v in zip(names, values, strict=True))


def _table(found: Split) -> list[str]:
    """Return a table with one line for each bivector of a batch."""
    from gaforge.decomposition import Kind, Outcome
    from gaforge.decomposition.factors import angle

    residual = np.max(
        [found.sum_residual, found.commutator_residual, found.simplicity_residual], axis=0
    )
    lines = [("row", "outcome", "residual", "parts")]
    for place in np.ndindex(found.outcome.shape):
        cells = []
        for kind, square in zip(found.kinds[place], found.squares[place], strict=True):
            size = angle(Kind(int(kind)), float(square))
            value = f"{square:.6g}" if size is None else f"{size:.6g}"
            if kind == Kind.ELLIPTIC and size is not None:
                value = f"{np.degrees(size):.6g}°"
            if kind != Kind.ZERO:
                cells.append(f"{Kind(int(kind)).name.lower()} {value}")
        row = ",".join(map(str, place))
        name = Outcome(int(found.outcome[place])).name
        lines.append((row, name, f"{residual[place]:.1e}", "; ".join(cells)))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    ]


def _as_json(algebra: Algebra, B: np.ndarray[Any, Any], found: Split) -> dict[str, Any]:
    """Return all that is known, as JSON values."""
    batch = found.outcome.ndim > 0
    places = list(np.ndindex(found.outcome.shape))
    rows = [_row_as_json(algebra, found, place) for place in places]
    return {
        "signature": signature_text(algebra),
        "method": found.method,
        "shape": list(found.outcome.shape),
        "bivectors": rows if batch else rows[0],
    }


def _row_as_json(algebra: Algebra, found: Split, place: tuple[int, ...]) -> dict[str, Any]:
    from gaforge.decomposition import Kind, Outcome
    from gaforge.decomposition.factors import angle, factors
    from gaforge.decomposition.space import space_of

    space = space_of(algebra.signature)
    parts = []
    for i, number in enumerate(found.kinds[place].tolist()):
        kind, square = Kind(number), float(found.squares[(*place, i)])
        if kind == Kind.ZERO:
            continue
        part = found.parts[(*place, i)]
        size = angle(kind, square)
        degrees = None if size is None else float(np.degrees(size))
        parts.append(
            {
                "kind": kind.name,
                "square": square,
                "angle_degrees": degrees if kind == Kind.ELLIPTIC else None,
                "rapidity": size if kind == Kind.HYPERBOLIC else None,
                "dimension": int(found.dimensions[(*place, i)]),
                "coefficients": _by_blade(algebra, part),
                "planes": [
                    {"size": size, "u": u.tolist(), "v": v.tolist()}
                    for size, u, v in factors(space, part)
                ],
            }
        )
    out = {
        "outcome": Outcome(int(found.outcome[place])).name,
        "parts": parts,
        "sum": _by_blade(algebra, found.parts[place].sum(0)),
        "fallback": bool(found.fallback[place]),
    }
    for name in ("sum_residual", "commutator_residual", "simplicity_residual"):
        out[name] = float(getattr(found, name)[place])
    if found.iteration is not None:
        out["iterations"] = found.iteration.iterations[place].tolist()
        out["converged"] = found.iteration.converged[place].tolist()
    return out


def _by_blade(algebra: Algebra, part: np.ndarray[Any, Any]) -> dict[str, float]:
    masks = algebra.layout("bivector").masks
    return {
        algebra.blade_name(mask): float(value)
        for mask, value in zip(masks, part, strict=True)
        if value
    }
