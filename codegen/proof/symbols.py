"""Numbers that remember everything: elements of a sparse integer polynomial ring.

`Symbolic` supports what emitted kernels do: sums, products, integer constants, division by a
polynomial and the root of an absolute value. A quotient by d becomes a product with a new ring
generator w, for which ``w d = 1`` is recorded; ``sqrt(|p|)`` becomes a new generator, for which
p is recorded. Nothing is rounded, nothing is simplified.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from sympy import ZZ
from sympy.polys.rings import PolyElement, ring

Polynomial = PolyElement


class Universe:
    """A ring for one proof: the operands' entries, and a few generators to spare.

    Parameters
    ----------
    sizes : mapping of str to int
        Operand name to number of entries.
    spare : int
        How many quotients and roots there may be.
    """

    def __init__(self, sizes: dict[str, int], spare: int = 2) -> None:
        names = [f"{name}_{i}" for name, size in sizes.items() for i in range(size)]
        self.ring, *generators = ring([*names, *(f"w_{k}" for k in range(spare))], ZZ)
        values = iter(generators)
        self.operands: dict[str, list[PolyElement]] = {
            name: [next(values) for _ in range(size)] for name, size in sizes.items()
        }
        self.spare = list(values)
        self.reciprocals: list[tuple[PolyElement, PolyElement]] = []
        self.roots: list[tuple[PolyElement, PolyElement]] = []
        self.slopes: list[tuple[PolyElement, PolyElement]] = []

    def symbolic(self, name: str) -> list[Symbolic]:
        """Return an operand as numbers to compute with."""
        return [Symbolic(value, self) for value in self.operands[name]]

    def constant(self, value: Any) -> Symbolic:
        """Return an exact constant of the ring."""
        if value != int(value):
            raise TypeError(f"constant {value!r} is not an integer")
        return Symbolic(self.ring(int(value)), self)

    def coerce(self, value: Any) -> PolyElement:
        """Return the polynomial behind a number."""
        if isinstance(value, Symbolic):
            return value.polynomial
        return self.constant(value).polynomial

    def reciprocal(self, denominator: PolyElement) -> PolyElement:
        """Return the generator w with ``w denominator = 1``."""
        for known, generator in self.reciprocals:
            if known == denominator:
                return generator
        generator = self.spare.pop()
        self.reciprocals.append((denominator, generator))
        return generator

    def root_abs(self, square: PolyElement) -> PolyElement:
        """Return the generator that stands for ``sqrt(|square|)``."""
        generator = self.spare.pop()
        self.roots.append((square, generator))
        return generator


class Symbolic:
    """An exact number; see `Universe`."""

    __slots__ = ("polynomial", "universe")

    def __init__(self, polynomial: PolyElement, universe: Universe) -> None:
        self.polynomial = polynomial
        self.universe = universe

    def _new(self, polynomial: PolyElement) -> Symbolic:
        return Symbolic(polynomial, self.universe)

    def __add__(self, other: Any) -> Symbolic:
        return self._new(self.polynomial + self.universe.coerce(other))

    def __radd__(self, other: Any) -> Symbolic:
        return self + other

    def __sub__(self, other: Any) -> Symbolic:
        return self._new(self.polynomial - self.universe.coerce(other))

    def __rsub__(self, other: Any) -> Symbolic:
        return self._new(self.universe.coerce(other) - self.polynomial)

    def __mul__(self, other: Any) -> Symbolic:
        return self._new(self.polynomial * self.universe.coerce(other))

    def __rmul__(self, other: Any) -> Symbolic:
        return self * other

    def __neg__(self) -> Symbolic:
        return self._new(-self.polynomial)

    def __truediv__(self, other: Any) -> Symbolic:
        return self._new(self.polynomial * self.universe.reciprocal(self.universe.coerce(other)))

    def __rtruediv__(self, other: Any) -> Symbolic:
        return self.universe.constant(other) / self

    def __abs__(self) -> Absolute:
        return Absolute(self)


class Absolute:
    """``|p|``, which only a root may follow."""

    def __init__(self, inside: Symbolic) -> None:
        self.inside = inside


def sqrt(value: Absolute | Fraction) -> Symbolic | Fraction:
    """Return the exact root of an absolute value; a rational stands for its root itself."""
    if isinstance(value, Fraction):
        return value
    if not isinstance(value, Absolute):
        raise TypeError("only sqrt(abs(x)) occurs in kernels")
    universe = value.inside.universe
    return Symbolic(universe.root_abs(value.inside.polynomial), universe)


class Row(list[Any]):
    """A flat array that refuses places outside of it, which compiled code would not notice."""

    def __getitem__(self, place: Any) -> Any:
        if place < 0:
            raise IndexError(f"place {place} is before the start")
        return super().__getitem__(place)

    @property
    def dtype(self) -> Any:
        """The dtype; its ``type`` makes constants."""
        return self


class Vector(Row):
    """Symbols, with the dtype attribute that kernels ask for."""

    def __init__(self, values: Sequence[Any], universe: Universe) -> None:
        super().__init__(values)
        self.universe = universe

    def type(self, value: Any) -> Symbolic:
        """Return a constant of this dtype."""
        return self.universe.constant(value)


class Rationals(Row):
    """Random integers, as fractions where a kernel divides."""

    def __init__(self, source: Random, length: int, *, fractions: bool) -> None:
        number = Fraction if fractions else int
        super().__init__(number(source.randint(1, 10**6)) for _ in range(length))

    def type(self, value: Any) -> Any:
        """Return a constant of this dtype."""
        return value

    def part(self, start: int, length: int) -> Rationals:
        """Return some of the numbers."""
        part = Rationals.__new__(Rationals)
        part.extend(self[place] for place in range(start, start + length))
        return part


class Tile(dict[tuple[int, int], Any]):
    """What ``np.empty(shape, dtype)`` returns: entries exist once they are assigned."""

    def __init__(self, shape: tuple[int, int]) -> None:
        super().__init__()
        self.rows, self.columns = shape

    def __setitem__(self, place: tuple[int, int], value: Any) -> None:
        if not (0 <= place[0] < self.rows and 0 <= place[1] < self.columns):
            raise IndexError(f"place {place} is outside of {self.rows} x {self.columns}")
        super().__setitem__(place, value)

    @property
    def shape(self) -> tuple[int, int]:
        """Number of rows and columns."""
        return self.rows, self.columns


class Zeros(Tile):
    """What ``np.zeros(shape, dtype)`` returns: entries are 0 until they are assigned."""

    def __missing__(self, place: tuple[int, int]) -> int:
        if not (0 <= place[0] < self.rows and 0 <= place[1] < self.columns):
            raise IndexError(f"place {place} is outside of {self.rows} x {self.columns}")
        return 0
