"""Relative errors of gradients of exp: a table, and what JSON holds of it."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

LIMITS = {"float64": 1e-10, "float32": 1e-4}
"""Largest relative error of a Jacobian, by dtype."""

COLUMNS = ("compiled float64", "traceable float64", "compiled float32", "traceable float32")
"""Paths of the emitted modules, with dtypes."""


@dataclass
class Gradient:
    """Relative errors at one bivector.

    Attributes
    ----------
    algebra, name : str
    values, errors : dict of str to float
        Of exp and of its Jacobian, by path and dtype.
    paper : tuple of float or None
        Both of the paper's method in float64; None where the metric has two signs or null vectors.
    """

    algebra: str
    name: str
    values: dict[str, float] = field(default_factory=dict)
    errors: dict[str, float] = field(default_factory=dict)
    paper: tuple[float, float] | None = None

    @property
    def ok(self) -> bool:
        """Whether all Jacobians are within the limit of their dtype; NaN is not."""
        return all(error <= LIMITS[key.split()[1]] for key, error in self.errors.items())


def as_markdown(found: Sequence[Gradient]) -> str:
    """Return a table of errors of Jacobians, and of the paper's value and Jacobian."""
    heads = ["", "bivector", *COLUMNS, "paper: value", "paper: gradient"]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for row in found:
        cells = [row.algebra, row.name, *(_shown(row.errors[key]) for key in COLUMNS)]
        cells += ["", ""] if row.paper is None else [_shown(error) for error in row.paper]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _shown(error: float) -> str:
    if error == 0 or math.isnan(error):
        return f"{error:g}"
    return f"{100 * error:.0f} %" if error >= 0.01 else f"{error:.0e}"


def as_values(found: Sequence[Gradient]) -> dict[str, Any]:
    """Return all that was measured, as JSON values."""
    return {"limits": LIMITS, "bivectors": [{**asdict(row), "ok": row.ok} for row in found]}


def from_values(values: dict[str, Any]) -> list[Gradient]:
    """Return what `as_values` was made of."""
    return [_gradient({**row}) for row in values["bivectors"]]


def _gradient(row: dict[str, Any]) -> Gradient:
    row.pop("ok")
    row["paper"] = row["paper"] and tuple(row["paper"])
    return Gradient(**row)


def as_json(found: Sequence[Gradient]) -> str:
    """Return all that was measured, as the text of a file."""
    return json.dumps(as_values(found), indent=2) + "\n"
