"""The hard bivectors of ``tests/decomposition/bivectors.json``, in gaforge's order of blades."""

import json
from typing import NamedTuple

import numpy as np
from sources import ROOT

from gaforge import Algebra


class Hard(NamedTuple):
    """One case: an algebra, a bivector, and its exponential from a reference of 420 bits."""

    name: str
    kind: str
    algebra: Algebra
    B: np.ndarray
    R: np.ndarray


def hard_bivectors() -> list[Hard]:
    """Return all cases."""
    text = (ROOT / "tests/decomposition/bivectors.json").read_text()
    return [_read(case) for case in json.loads(text)["cases"]]


def _read(case: dict) -> Hard:
    squares = case["squares"]
    algebra = Algebra(squares.count(1), squares.count(-1), squares.count(0), start_index=1)
    # The case numbers vectors in its own order; gaforge has null ones first, then positive ones.
    order = [i for wanted in (0, 1, -1) for i, square in enumerate(squares) if square == wanted]
    new_name = {str(old + 1): str(new + 1) for new, old in enumerate(order)}

    def coefficients(blades: dict[str, float], layout: str) -> np.ndarray:
        renamed = {
            name if name == "1" else "e" + "".join(new_name[digit] for digit in name[1:]): value
            for name, value in blades.items()
        }
        return algebra.coefficients(renamed, layout=layout, dtype=float)

    B, R = coefficients(case["B"], "bivector"), coefficients(case["expB"], "even")
    return Hard(case["name"], case["kind"], algebra, B, R)
