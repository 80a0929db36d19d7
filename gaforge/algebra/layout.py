"""Layouts: which grades the last axis of an array holds.

A layout is a set of grades; its blades stand in canonical order (by grade, then
lexicographically). Kernels are specialised to layouts, so that a rotor acting on a vector
costs what its closed form costs and not a full product.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import comb
from operator import index
from typing import SupportsIndex

from gaforge.algebra.blades import grade_masks
from gaforge.errors import LayoutError

NAMED_GRADES = ("scalar", "vector", "bivector", "trivector")
"""Names of the single grades 0 to 3."""

LAYOUT_NAMES = ("full", "even", "odd", *NAMED_GRADES, "pseudoscalar")


@dataclass(frozen=True)
class Layout:
    """A set of grades of an algebra with ``n`` basis vectors, in ascending order.

    Examples
    --------
    >>> Layout((0, 2), 3).name
    'even'
    >>> Layout((0, 2), 4).name
    'g0_2'
    >>> Layout((1,), 4).size
    4
    """

    grades: tuple[int, ...]
    n: int

    @property
    def name(self) -> str:
        """Canonical name, the same for equal sets of grades: ``even``, ``g4``, ``g0_2``."""
        if self.grades == tuple(range(self.n + 1)):
            return "full"
        if len(self.grades) == 1:
            k = self.grades[0]
            return NAMED_GRADES[k] if k < len(NAMED_GRADES) else f"g{k}"
        if self.grades and self.grades == tuple(range(0, self.n + 1, 2)):
            return "even"
        if self.grades and self.grades == tuple(range(1, self.n + 1, 2)):
            return "odd"
        return "g" + "_".join(map(str, self.grades)) if self.grades else "empty"

    @property
    def size(self) -> int:
        """Length of the last axis."""
        return sum(comb(self.n, k) for k in self.grades)

    @property
    def masks(self) -> tuple[int, ...]:
        """Blades of the layout as bit masks, in canonical order."""
        return _masks(self.grades, self.n)

    @property
    def slices(self) -> dict[int, slice]:
        """Where each grade stands on the last axis."""
        out, start = {}, 0
        for k in self.grades:
            stop = start + comb(self.n, k)
            out[k] = slice(start, stop)
            start = stop
        return out

    @property
    def places(self) -> list[int]:
        """Index of the layout's blades on the last axis of a full array."""
        starts = [sum(comb(self.n, j) for j in range(k)) for k in range(self.n + 2)]
        return [i for k in self.grades for i in range(starts[k], starts[k + 1])]


LayoutLike = str | Layout | Iterable[int]


@cache
def _masks(grades: tuple[int, ...], n: int) -> tuple[int, ...]:
    return tuple(mask for k in grades for mask in grade_masks(n, k))


def parse_layout(layout: LayoutLike, n: int) -> Layout:
    """Read a layout from its name, a tuple of grades, or a layout.

    Raises
    ------
    LayoutError
        If the name is unknown or a grade is outside 0 to n.

    Examples
    --------
    >>> parse_layout("g4", 5).grades
    (4,)
    >>> parse_layout((2, 0), 4).grades
    (0, 2)
    """
    if isinstance(layout, Layout):
        if layout.n != n:
            raise LayoutError(f"layout {layout.name!r} belongs to n = {layout.n}, not to n = {n}")
        return layout
    grades = _named(layout, n) if isinstance(layout, str) else _listed(layout)
    outside = [k for k in grades if not 0 <= k <= n]
    if outside:
        raise LayoutError(
            f"layout {layout!r} asks for grade {outside[0]}, but the algebra has grades 0 to {n}"
        )
    return Layout(tuple(sorted(set(grades))), n)


def _named(name: str, n: int) -> tuple[int, ...]:
    if name == "full":
        return tuple(range(n + 1))
    if name in ("even", "odd"):
        return tuple(range(name == "odd", n + 1, 2))
    if name in NAMED_GRADES:
        return (NAMED_GRADES.index(name),)
    if name == "pseudoscalar":
        return (n,)
    if name == "empty":
        return ()
    if re.fullmatch(r"g\d+(_\d+)*", name):
        return tuple(int(k) for k in name[1:].split("_"))
    raise LayoutError(
        f"{name!r} is not a layout; choose one of {', '.join(LAYOUT_NAMES)}, 'g4' for grade 4, "
        "or a tuple of grades"
    )


def _listed(grades: Iterable[int]) -> tuple[int, ...]:
    try:
        listed = tuple(grades)
    except TypeError:
        raise LayoutError(f"{grades!r} is not a layout; pass a name or a tuple of grades") from None
    for k in listed:
        if not isinstance(k, SupportsIndex) or isinstance(k, bool):
            raise LayoutError(f"layout {grades!r} holds {k!r}, which is not a grade")
    return tuple(map(index, listed))
