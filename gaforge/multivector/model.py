"""What named algebras have in common: coordinates in and out, and basis blades."""

from __future__ import annotations

from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.errors import ShapeError
from gaforge.multivector.coefficients import Array
from gaforge.multivector.core import Multivector
from gaforge.multivector.space import space_of


class Model(Algebra):
    """An algebra that describes a space of some dimension.

    Attributes
    ----------
    dimension : int
        Number of coordinates.
    """

    family: str
    dimension: int

    def _setup(self, dimension: int, p: int, q: int = 0, r: int = 0) -> None:
        object.__setattr__(self, "dimension", dimension)
        start = 0 if self.family in ("pga", "sta") else 1
        Algebra.__init__(self, p, q, r, start)

    def __repr__(self) -> str:
        name = self.family if self.family == "sta" else f"{self.family}{self.dimension}d"
        return f"Algebra.named({name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Algebra.named, (repr(self).split("'")[1],)

    @property
    def euclidean(self) -> tuple[int, ...]:
        """Places of the vectors of the space in metric order."""
        start = self.r
        return tuple(range(start, start + self.dimension))

    def vector(self, *coordinates: Any) -> Multivector:
        """Return the vector with these coordinates along the directions of the space."""
        return self._vectors(dict(zip(self.euclidean, self._checked(coordinates), strict=True)))

    def coordinates(self, x: Multivector) -> Array:
        """Return the coordinates of a vector of the space, on the last axis."""
        columns = [x._array[..., x._frame.index[1 << i]] for i in self.euclidean]
        return np.stack(columns, -1)

    def _checked(self, coordinates: tuple[Any, ...]) -> tuple[Any, ...]:
        if any(isinstance(value, Multivector) for value in coordinates):
            raise TypeError(
                f"{self!r} takes {self.dimension} coordinates here, not a multivector; of a "
                "vector they are coordinates(x)"
            )
        if len(coordinates) == 1 and self.dimension > 1:
            coordinates = tuple(np.moveaxis(np.asarray(coordinates[0]), -1, 0))
        if len(coordinates) != self.dimension:
            raise ShapeError(
                f"{self!r} takes {self.dimension} coordinates, or one array with them on the last "
                f"axis, but got {len(coordinates)}"
            )
        return coordinates

    def _vectors(self, values: dict[int, Any]) -> Multivector:
        """Return the vector with coefficients at places of metric order."""
        named = {self.blade_name(1 << place): value for place, value in values.items()}
        return self.multivector(named, layout="vector")


def blade(algebra: Algebra, *places: int) -> Multivector:
    """Return the basis blade of some places in metric order, with its layout of one grade."""
    mask = sum(1 << place for place in places)
    frame = space_of(algebra).frame((len(places),))
    array = np.zeros(frame.size, np.int64)
    array[frame.index[mask]] = 1
    return Multivector._of(frame, array)
