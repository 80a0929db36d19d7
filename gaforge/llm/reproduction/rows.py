"""The methods that are compared: what stands in the rows of the tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gaforge.errors import ConfigurationError

ROW_STEPS = 320
"""Steps on drawn rows, 256 at a time: two epochs of 40,960 tokens."""


@dataclass(frozen=True)
class Row:
    """A method.

    Attributes
    ----------
    name : str
        Short, without spaces.
    label : str
        What tables call it.
    settings : mapping
        Of `Conversion`.
    family : str
        Rows of one family make one line in plots.
    biased : bool
        Whether it can have a bias beside what it is without.
    trained : bool
        Whether it can be trained on the attention's output.
    paper : str or None
        Row of the paper's table that it stands beside.
    """

    name: str
    label: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    family: str = "floors"
    biased: bool = True
    trained: bool = True
    paper: str | None = None


def _rows(method: str, **settings: Any) -> dict[str, Any]:
    """Return settings of a fit to drawn rows, as the paper has it, with a true cosine."""
    return {"method": method, "solver": "rows", "steps": ROW_STEPS, **settings}


_FINE = {"in_scale": 4, "out_scale": 2}
_SMALL = {"q": {"pair": False, "in_scale": 8, "out_scale": 6}, "k": _FINE, "v": _FINE}
"""At most 900 numbers for a projection of 576 features; r x ~r leaves room for finer scales."""

ROWS = (
    Row("original", "original", biased=False, trained=False, paper="Original"),
    Row("zero", "zero", {"method": "zero"}, biased=False, trained=False),
    Row("mean", "mean", {"method": "mean"}, biased=False),
    Row(
        "qk-mean",
        "q, k at their mean, v as it was",
        {"method": "mean", "modules": ("q", "k")},
        biased=False,
    ),
    Row("lr1", "LR1, closed form", {"method": "lowrank:1"}, "low rank"),
    Row("lr4", "LR4, closed form", {"method": "lowrank:4"}, "low rank"),
    Row("lr1-rows", "LR1, by gradient", _rows("lowrank:1"), "low rank", paper="LR1"),
    Row("lr4-rows", "LR4, by gradient", _rows("lowrank:4"), "low rank", paper="LR4"),
    Row(
        "bh1-rows",
        "BH1 as released, without a transform",
        _rows("blockdiag", options={"blocks": 64, "power_of_two": False}),
        "blocks",
        paper="BH1",
    ),
    Row(
        "blocks-small",
        "192 blocks",
        {"method": "blockdiag", "options": {"blocks": 192, "power_of_two": False}},
        "blocks",
    ),
    Row(
        "blocks",
        "64 blocks",
        {"method": "blockdiag", "options": {"blocks": 64, "power_of_two": False}},
        "blocks",
    ),
    Row(
        "hadamard",
        "block-Hadamard",
        {"method": "blockhadamard", "options": {"size": 1, "blocks": 192}},
        "block-Hadamard",
    ),
    Row("gadget", "paper's gadget", _rows("network"), "gadget", paper="Rotor"),
    Row(
        "gadget-untrained",
        "paper's gadget, untrained",
        {**_rows("network"), "steps": 0},
        "gadget",
        trained=False,
    ),
    Row(
        "rotor-small",
        "rotor, scales of groups",
        {"method": "rotor", "options": _SMALL, "joint_rate": 0.08},
        "rotor",
    ),
    Row("rotor", "4 rotors, scales of channels", {"method": "rotor:4"}, "rotor", paper="Rotor"),
)
"""All of them, in the order of tables."""

BY_NAME = {row.name: row for row in ROWS}


def row(name: str) -> Row:
    """Return a method by its name.

    Raises
    ------
    ConfigurationError
        If there is none.

    Examples
    --------
    >>> row("lr4").settings
    {'method': 'lowrank:4'}
    """
    if name not in BY_NAME:
        raise ConfigurationError(f"no row is called {name!r}; there is {', '.join(BY_NAME)}")
    return BY_NAME[name]
