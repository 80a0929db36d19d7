"""Linear operations: each sends a basis blade to a basis blade or its negative.

Involutions, duals and grade parts are a gather and a multiplication by signs, in any dtype.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from gaforge.algebra import OPERATIONS, unary_image
from gaforge.multivector.coefficients import Array, zeros
from gaforge.multivector.space import Frame


class Map:
    """One linear operation on operands of a frame.

    Attributes
    ----------
    frame : Frame
        Of the result.
    """

    def __init__(self, name: str, source: Frame) -> None:
        row, algebra = OPERATIONS[name], source.space.algebra
        self.frame = source.space.frame(row.result_layout(source.layout))
        images = [unary_image(algebra, row, mask) for mask in source.layout.masks]
        self._gather: Array | None = np.empty(self.frame.size, np.intp)
        signs = np.empty(self.frame.size, np.int64)
        for place, (mask, sign) in enumerate(images):
            self._gather[self.frame.index[mask]] = place
            signs[self.frame.index[mask]] = sign
        self._signs = {signs.dtype.char: signs}
        self._integers = signs
        if (self._gather == np.arange(self.frame.size)).all():
            self._gather = None

    def __call__(self, x: Array) -> Array:
        """Evaluate the operation on an array of coefficients."""
        if self._gather is not None:
            x = x.take(self._gather, -1)
        return np.asarray(x * self._signs_in(x.dtype))

    def _signs_in(self, dtype: np.dtype[np.generic]) -> Array:
        if dtype.char not in self._signs:
            self._signs[dtype.char] = self._integers.astype(dtype)
        return self._signs[dtype.char]


@cache
def linear_map(name: str, source: Frame) -> Map:
    """Return the plan of a linear operation on a frame."""
    return Map(name, source)


def grade_part(x: Array, frame: Frame, grades: tuple[int, ...]) -> Array:
    """Return the parts of some grades in place, zero elsewhere."""
    out = zeros(x.shape, x)
    for k in grades:
        if k in frame.slices:
            out[..., frame.slices[k]] = x[..., frame.slices[k]]
    return out
