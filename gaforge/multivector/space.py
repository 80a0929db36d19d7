"""What all multivectors of one algebra share: frames, which say what the last axis holds.

Frames are made once per algebra and set of grades, so they are compared by identity, and a plan
that was made for two frames is found again by one dictionary look-up.
"""

from __future__ import annotations

from functools import cache, cached_property

import numpy as np

from gaforge.algebra import Algebra, Layout, LayoutLike
from gaforge.algebra.signature import MAX_FULL_DIMENSION
from gaforge.multivector.coefficients import zeros

DENSE_LIMIT = 12
"""Largest n for which multivectors hold all 2**n coefficients unless a layout is named."""


class Frame:
    """The blades on the last axis of a multivector's array.

    Attributes
    ----------
    space : Space
    layout : Layout
    size : int
    """

    def __init__(self, space: Space, layout: Layout) -> None:
        self.space = space
        self.layout = layout
        self.size = layout.size
        self._blades: dict[str, tuple[int | None, int]] = {}

    def __repr__(self) -> str:
        return f"Frame({self.space.algebra}, {self.layout.name!r})"

    @cached_property
    def masks(self) -> np.ndarray:
        """Blades as bit masks, as an array."""
        return np.array(self.layout.masks, np.int64)

    @cached_property
    def grades(self) -> np.ndarray:
        """Grade of each blade."""
        sizes = [part.stop - part.start for part in self.layout.slices.values()]
        return np.repeat(np.array(self.layout.grades, np.int64), sizes)

    @cached_property
    def parities(self) -> tuple[np.ndarray, np.ndarray]:
        """Places of the even and of the odd blades."""
        return np.flatnonzero(self.grades % 2 == 0), np.flatnonzero(self.grades % 2)

    @cached_property
    def slices(self) -> dict[int, slice]:
        """Where each grade stands on the last axis."""
        return self.layout.slices

    @cached_property
    def index(self) -> dict[int, int]:
        """Place of each blade mask."""
        return {mask: place for place, mask in enumerate(self.layout.masks)}

    @property
    def is_full(self) -> bool:
        """Whether every blade of the algebra has a place."""
        return self is self.space.full

    def blade(self, name: str) -> tuple[int | None, int]:
        """Return the place and sign of a named blade; None if it has no place here."""
        if name not in self._blades:
            mask, sign = self.space.algebra.parse_blade(name)
            self._blades[name] = self.index.get(mask), sign
        return self._blades[name]

    def places(self, masks: np.ndarray) -> np.ndarray:
        """Return the places of blades that all belong to the frame."""
        if self.space.algebra.n <= MAX_FULL_DIMENSION:
            return self._places[masks]
        return self._sorter[np.searchsorted(self.masks, masks, sorter=self._sorter)]

    @cached_property
    def _places(self) -> np.ndarray:
        out = np.zeros(1 << self.space.algebra.n, np.intp)
        out[self.masks] = np.arange(self.size)
        return out

    @cached_property
    def _sorter(self) -> np.ndarray:
        return np.argsort(self.masks)


class Space:
    """An algebra with its frames; made by `space_of`."""

    def __init__(self, algebra: Algebra) -> None:
        self.algebra = algebra
        self._frames: dict[tuple[int, ...], Frame] = {}
        self.full = self.frame("full")
        self.scalar = self.frame("scalar")

    def __repr__(self) -> str:
        return f"Space({self.algebra!r})"

    def frame(self, layout: LayoutLike) -> Frame:
        """Return the one frame of a layout."""
        parsed = self.algebra.layout(layout)
        return self._frames.setdefault(parsed.grades, Frame(self, parsed))

    @property
    def default(self) -> Frame | None:
        """Frame of multivectors that name no layout; None where it would be too large."""
        return self.full if self.algebra.n <= DENSE_LIMIT else None


@cache
def union(*frames: Frame) -> Frame:
    """Return the frame of all grades of some frames of one space."""
    grades = {k for frame in frames for k in frame.layout.grades}
    return frames[0].space.frame(tuple(sorted(grades)))


@cache
def parity_part(frame: Frame, odd: bool) -> Frame:
    """Return the frame of the even or the odd grades of a frame."""
    return frame.space.frame(tuple(k for k in frame.layout.grades if k % 2 == odd))


def recast(array: np.ndarray, old: Frame, new: Frame) -> np.ndarray:
    """Return coefficients in another frame: zero where the old one has no place."""
    if old is new:
        return array
    out = zeros((*array.shape[:-1], new.size), array)
    for k, part in new.slices.items():
        if k in old.slices:
            out[..., part] = array[..., old.slices[k]]
    return out


@cache
def space_of(algebra: Algebra) -> Space:
    """Return the one space of an algebra."""
    return Space(Algebra(*algebra.signature, start_index=algebra.start_index))
