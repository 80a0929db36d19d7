"""A bivector on the command line: text, JSON, or the path of an array."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.errors import ExpressionError, FileFormatError

TERM = re.compile(
    r"\s*(?P<sign>[+-])?\s*"
    r"(?:(?P<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?:\s*\*\s*|\s+))?"
    r"(?P<blade>e[\d_]+)(?:\s*/\s*(?P<divisor>\d+\.?\d*))?\s*"
)
"""A sign, a number and a blade; the number is followed by a star or a space: ``2e12`` is one."""


def read_bivectors(algebra: Algebra, text: str) -> np.ndarray[Any, Any]:
    """Return the coefficients, of shape (..., n(n-1)/2), that a word of the command line means.

    ``2*e12 + 0.5*e34``, ``{"e12": 2, "e34": 0.5}``, ``[2, 0, 0, 0, 0, 0.5]`` in canonical order, or
    a path that ends in ``.npy``.

    Raises
    ------
    ExpressionError
        If the text is no sum of bivector blades.
    FileFormatError
        If it is no JSON of that form, or the file no array.
    BladeError, DtypeError

    Examples
    --------
    >>> read_bivectors(Algebra(3), "2*e12 - e31/2")
    array([2. , 0.5, 0. ])
    """
    text = text.strip()
    if text.endswith(".npy"):
        return _load(Path(text))
    if text[:1] in ("{", "["):
        return _from_json(algebra, text)
    return _coefficients(algebra, _terms(text))


def _load(path: Path) -> np.ndarray[Any, Any]:
    try:
        array: np.ndarray[Any, Any] = np.load(path, allow_pickle=False)
    except ValueError as error:
        raise FileFormatError(f"{path} is no array of numbers: {error}") from None
    return array


def _from_json(algebra: Algebra, text: str) -> np.ndarray[Any, Any]:
    try:
        value = json.loads(text)
    except ValueError as error:
        raise FileFormatError(f"the bivector is no JSON: {error}") from None
    if isinstance(value, dict):
        return _coefficients(algebra, value)
    try:
        return np.array(value, float)
    except (TypeError, ValueError):
        raise FileFormatError(
            "a list of JSON must hold numbers, the coefficients in canonical order, or lists of "
            "them that are equally long"
        ) from None


def _coefficients(algebra: Algebra, blades: dict[str, Any]) -> np.ndarray[Any, Any]:
    if not blades:
        return np.zeros(algebra.layout("bivector").size)
    return algebra.coefficients(blades, layout="bivector", dtype=float)


def _terms(text: str) -> dict[str, float]:
    """Return the blades of a sum with their coefficients."""
    out: dict[str, float] = {}
    place = 0
    if text == "0":
        return out
    while place < len(text) or not out:
        match = TERM.match(text, place)
        if match is None or (place and match["sign"] is None):
            raise ExpressionError(
                f"{text[place:][:30]!r} is no term of a bivector; write it as in '2*e12 - 0.5*e34'"
            )
        value = float(match["number"] or 1) / float(match["divisor"] or 1)
        value = -value if match["sign"] == "-" else value
        out[match["blade"]] = out.get(match["blade"], 0.0) + value
        place = match.end()
    return out
