"""Families of elements, each given by a map that is dense in it, and by a test of membership.

Each `Case` is one irreducible component, or a union of components that a sign exchanges, of the
elements of a kind. Its chart is a polynomial map from free parameters. That a polynomial vanishes
on the image of the chart is then the same as that it vanishes on the case:

* blades of grade k: ``c (e_1 + ..) ^ .. ^ (e_k + ..)`` is a chart of the cone over the
  Grassmannian, which is irreducible;
* even versors: ``c (1 + B + B ^ B / 2! + B ^ B ^ B / 3! + ..)``, which Lipschitz found, is every
  even versor whose scalar part is not zero; the even Lipschitz group is irreducible, and its real
  points, sheets of either norm, are dense in it. An odd versor is an even one times a fixed
  invertible vector;
* rotors and unit vectors: ``c s`` with s from the chart and ``c**2 N(s) = 1``; since -s belongs
  to the family, a polynomial vanishes there if its parts of even and of odd degree in c do;
* null vectors: all of the radical in a semidefinite metric, two hyperplanes if p = q = 1, else an
  irreducible cone with a rational chart.

Irreducible real varieties with a smooth real point are Zariski dense in their complexification,
so nothing is lost and nothing is added by computing with polynomials.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from gaforge.algebra import Algebra
from gaforge.algebra.blades import grade_masks
from gaforge.identities.space import Parts, Space, grade_part, is_scalar, parities

IMPLIED_LIMIT = 5
"""Largest n where ``R ~R`` being a scalar implies that R maps vectors to vectors."""


@dataclass(frozen=True)
class Case:
    """One component of a kind, in one algebra.

    Attributes
    ----------
    algebra : Algebra
    label : str
        In the plural, for people.
    """

    algebra: Algebra
    label: str

    @property
    def count(self) -> int:
        """Number of parameters of the chart."""
        raise NotImplementedError

    @property
    def degree(self) -> int:
        """Total degree of the chart."""
        return 1

    @property
    def basis(self) -> tuple[int, ...] | None:
        """Blades that span the case, if it is all of a space."""
        return None

    @property
    def norm_sign(self) -> int:
        """The sign e in ``c**2 e <s ~s> = 1`` if elements are charted up to a factor c, else 0."""
        return 0

    @property
    def signs(self) -> tuple[int, ...]:
        """Signs that `member` needs to reach all components."""
        return (1,)

    @property
    def member_degree(self) -> int:
        """Total degree of numerators and denominators of `member`."""
        return self.degree

    @property
    def is_simple_bivector(self) -> bool:
        """Whether every element is a bivector with a scalar square."""
        return False

    def chart(self, space: Space, parameters: Sequence[Any]) -> Parts:
        """Return an element from parameters, over any ring."""
        raise NotImplementedError

    def member(self, space: Space, parameters: Sequence[Any], sign: int = 1) -> Parts | None:
        """Return an element from parameters over a field; None where there is none."""
        return self.chart(space, parameters)

    def contains(self, space: Space, x: Parts) -> bool:
        """Tell whether an exact rational multivector is one of the elements."""
        raise NotImplementedError


@dataclass(frozen=True)
class Linear(Case):
    """All combinations of some basis blades."""

    blades: tuple[int, ...]
    with_zero: bool = True

    @property
    def count(self) -> int:
        """Number of coefficients."""
        return len(self.blades)

    @property
    def basis(self) -> tuple[int, ...]:
        """The blades."""
        return self.blades

    @property
    def is_simple_bivector(self) -> bool:
        """Whether these are bivectors with a scalar square: always for n <= 3."""
        return {b.bit_count() for b in self.blades} <= {2} and self.algebra.n <= 3

    def chart(self, space: Space, parameters: Sequence[Any]) -> Parts:
        """Return the combination with these coefficients."""
        pairs = zip(self.blades, parameters, strict=True)
        return {mask: value for mask, value in pairs if not space.ring.is_zero(value)}

    def contains(self, space: Space, x: Parts) -> bool:
        """Tell whether an element has only these blades."""
        return x.keys() <= set(self.blades) and (self.with_zero or bool(x))


@dataclass(frozen=True)
class Blades(Case):
    """Outer products of k vectors, 1 < k < n - 1; other homogeneous elements are all blades."""

    grade: int

    @property
    def count(self) -> int:
        """A factor, and the entries of k rows in reduced echelon form."""
        return 1 + self.grade * (self.algebra.n - self.grade)

    @property
    def degree(self) -> int:
        """Degree of the largest minors, and the factor."""
        return 1 + min(self.grade, self.algebra.n - self.grade)

    @property
    def is_simple_bivector(self) -> bool:
        """Whether the grade is 2."""
        return self.grade == 2

    def chart(self, space: Space, parameters: Sequence[Any]) -> Parts:
        """Return a factor times the outer product of vectors ``e_i + ..``."""
        rest = range(self.grade, self.algebra.n)
        values = iter(parameters)
        out = space.scalar(next(values))
        for i in range(self.grade):
            vector = {1 << i: space.ring.integer(1)}
            vector |= {1 << j: value for j, value in zip(rest, values, strict=False)}
            kept = {m: value for m, value in vector.items() if not space.ring.is_zero(value)}
            out = space.product("op", out, kept)
        return out

    def contains(self, space: Space, x: Parts) -> bool:
        """Tell whether an element is a blade of this grade, and not zero."""
        return bool(x) and grade_part(x, self.grade) == x and is_blade(space, x)


@dataclass(frozen=True)
class Versors(Case):
    """Products of an even or odd number of invertible vectors."""

    parity: int

    @property
    def count(self) -> int:
        """A factor and a bivector."""
        return 1 + len(grade_masks(self.algebra.n, 2))

    @property
    def degree(self) -> int:
        """Degree of the chart."""
        return 1 + self.algebra.n // 2

    def chart(self, space: Space, parameters: Sequence[Any]) -> Parts:
        """Return an even versor, times the last basis vector for an odd one."""
        factor, *bivector = parameters
        out = space.scaled(outer_exponential(space, bivector), factor)
        if self.parity:
            vector = 1 << (self.algebra.n - 1)  # in metric order, the last one squares to +-1
            out = space.gp(out, {vector: space.ring.integer(1)})
        return out

    def member(self, space: Space, parameters: Sequence[Any], sign: int = 1) -> Parts | None:
        """Return an invertible versor."""
        out = self.chart(space, parameters)
        return None if space.ring.is_zero(space.norm_square(out)) else out

    def contains(self, space: Space, x: Parts) -> bool:
        """Tell whether an element is a versor of this parity."""
        return parities(x) == {self.parity} and is_versor(space, x)


@dataclass(frozen=True)
class Rotors(Case):
    """Even versors R with ``R ~R = 1``."""

    @property
    def count(self) -> int:
        """A bivector."""
        return len(grade_masks(self.algebra.n, 2))

    @property
    def degree(self) -> int:
        """Degree of the chart."""
        return self.algebra.n // 2

    @property
    def norm_sign(self) -> int:
        """The factor c of ``c s`` obeys ``c**2 <s ~s> = 1``."""
        return 1

    @property
    def signs(self) -> tuple[int, ...]:
        """Where no rotation connects R and -R, squares reach one of the two only."""
        return (1, -1) if self.algebra.p + self.algebra.q < 2 else (1,)

    @property
    def member_degree(self) -> int:
        """Degree of ``s**2`` and of the norm."""
        return 2 * self.degree

    def chart(self, space: Space, parameters: Sequence[Any]) -> Parts:
        """Return an even versor with scalar part 1."""
        return outer_exponential(space, parameters)

    def member(self, space: Space, parameters: Sequence[Any], sign: int = 1) -> Parts | None:
        """Return the rotor ``s**2 / <s ~s>``, which is rational."""
        root = self.chart(space, parameters)
        return unit_ratio(space, space.gp(root, root), space.norm_square(root), sign)

    def contains(self, space: Space, x: Parts) -> bool:
        """Tell whether an element is a rotor."""
        return parities(x) == {0} and is_versor(space, x) and space.norm_square(x) == 1


@dataclass(frozen=True)
class UnitVectors(Case):
    """Vectors with a given square, 1 or -1."""

    square: int

    @property
    def count(self) -> int:
        """Coefficients of a vector."""
        return self.algebra.n

    @property
    def norm_sign(self) -> int:
        """The factor c of ``c s`` obeys ``c**2 s**2 = square``."""
        return self.square

    @property
    def signs(self) -> tuple[int, ...]:
        """Where no rotation connects v and -v, reflections reach one of the two only."""
        return (1, -1) if self.algebra.p + self.algebra.q < 2 else (1,)

    @property
    def member_degree(self) -> int:
        """Degree of a reflected vector and of the square."""
        return 2

    def chart(self, space: Space, parameters: Sequence[Any]) -> Parts:
        """Return a vector."""
        pairs = enumerate(parameters)
        return {1 << i: value for i, value in pairs if not space.ring.is_zero(value)}

    def member(self, space: Space, parameters: Sequence[Any], sign: int = 1) -> Parts | None:
        """Return ``w e w / w**2`` for a basis vector e of this square."""
        w = self.chart(space, parameters)
        unit = {1 << self.algebra.squares.index(self.square): space.ring.integer(1)}
        reflected = space.gp(space.gp(w, unit), w)
        return unit_ratio(space, reflected, space.norm_square(w), sign)

    def contains(self, space: Space, x: Parts) -> bool:
        """Tell whether an element is a vector with this square."""
        return grade_part(x, 1) == x and space.norm_square(x) == self.square


@dataclass(frozen=True)
class NullVectors(Case):
    """Vectors with square 0 where p and q are at least 1, and not both equal to 1."""

    @property
    def count(self) -> int:
        """A factor, and coefficients of all vectors but two."""
        return self.algebra.n - 1

    @property
    def degree(self) -> int:
        """Degree of the chart."""
        return 3

    def chart(self, space: Space, parameters: Sequence[Any]) -> Parts:
        """Return ``c (4 (e + f) + 4 u - u**2 (e - f))``: e, f the first and last of squares 1, -1.

        With ``(e + f)(e - f) + (e - f)(e + f) = 4`` the square is ``c**2 (16 u**2 - 16 u**2)``.
        """
        ring, n, r = space.ring, self.algebra.n, self.algebra.r
        factor, *rest = parameters
        plus, minus = 1 << r, 1 << (n - 1)
        others = [1 << i for i in range(n) if 1 << i not in (plus, minus)]
        u = {mask: x for mask, x in zip(others, rest, strict=True) if not ring.is_zero(x)}
        square = space.norm_square(u)
        four = ring.integer(4)
        out = {
            plus: ring.add(four, ring.times(square, -1)),
            minus: ring.add(four, square),
            **space.times(u, 4),
        }
        kept = {mask: value for mask, value in out.items() if not ring.is_zero(value)}
        return space.scaled(kept, factor)

    def contains(self, space: Space, x: Parts) -> bool:
        """Tell whether an element is a vector of square 0."""
        return grade_part(x, 1) == x and not space.norm_square(x)


@dataclass(frozen=True)
class NullHyperplanes(Case):
    """Vectors with square 0 where p = q = 1: multiples of e + f or of e - f, and the radical."""

    slope: int

    @property
    def count(self) -> int:
        """A factor and the radical."""
        return self.algebra.n - 1

    def chart(self, space: Space, parameters: Sequence[Any]) -> Parts:
        """Return ``c (e + slope f)`` and a part of the radical."""
        ring, r = space.ring, self.algebra.r
        factor, *radical = parameters
        out = {1 << i: value for i, value in enumerate(radical)}
        out |= {1 << r: factor, 2 << r: ring.times(factor, self.slope)}
        return {mask: value for mask, value in out.items() if not ring.is_zero(value)}

    def contains(self, space: Space, x: Parts) -> bool:
        """Tell whether an element lies in the hyperplane."""
        r = self.algebra.r
        return grade_part(x, 1) == x and x.get(2 << r, 0) == self.slope * x.get(1 << r, 0)


# --- Constructions and tests ----------------------------------------------------------------------


def outer_exponential(space: Space, bivector: Sequence[Any]) -> Parts:
    """Return ``1 + B + B ^ B / 2! + ..``, whose coefficients are Pfaffians.

    Examples
    --------
    >>> from gaforge.identities.limits import Clock
    >>> from gaforge.identities.rings import Rationals
    >>> from gaforge.identities.tables import tables_of
    >>> space = Space(tables_of(Algebra(4)), Rationals(), Clock(60))
    >>> outer_exponential(space, [1, 0, 0, 0, 0, 2])
    {0: 1, 3: 1, 12: 2, 15: 2}
    """
    n, ring = space.algebra.n, space.ring
    entries = dict(zip(grade_masks(n, 2), bivector, strict=True))
    out: Parts = {0: ring.integer(1)}
    for grade in range(2, n + 1, 2):
        for mask in grade_masks(n, grade):
            total: Parts = {}
            first = mask & -mask
            sign, rest = 1, mask ^ first
            while rest:
                second = rest & -rest
                rest ^= second
                pair, remainder = first | second, mask ^ first ^ second
                if remainder in out and not ring.is_zero(entries[pair]):
                    ring.accumulate(total, mask, entries[pair], out[remainder], sign)
                sign = -sign
            out |= ring.finish(total)
    return out


def unit_ratio(space: Space, x: Parts, norm: Any, sign: int) -> Parts | None:
    """Return ``sign x / norm`` over a field, None if the norm is zero."""
    if space.ring.is_zero(norm):
        return None
    return space.scaled(x, space.ring.times(space.ring.inverse(norm), sign))


def maps_vectors(space: Space, x: Parts) -> bool:
    """Tell whether an element of one parity has a scalar ``x ~x`` and maps vectors to vectors."""
    back = space.reverse(x)
    if not is_scalar(space.gp(x, back)):
        return False
    n = space.algebra.n
    if n <= IMPLIED_LIMIT:
        return True
    units = ({1 << i: space.ring.integer(1)} for i in range(n))
    images = (space.gp(space.gp(x, unit), back) for unit in units)
    return all(grade_part(image, 1) == image for image in images)


def is_versor(space: Space, x: Parts) -> bool:
    """Tell whether an exact element is an invertible versor."""
    one_parity = len(parities(x)) == 1
    return one_parity and bool(space.norm_square(x)) and maps_vectors(space, x)


def is_blade(space: Space, x: Parts) -> bool:
    """Tell whether an exact homogeneous element is an outer product of vectors.

    If the coefficient of blade A is not zero, the only candidates for factors of x, up to that
    coefficient, are the contractions of x by A without one of its vectors.
    """
    leading = next(iter(x))
    grade = leading.bit_count()
    if not grade:
        return True
    scale = Fraction(1) / x[leading]
    product: Parts = {0: x[leading]}
    for i in range(leading.bit_length()):
        if leading >> i & 1:
            rest = leading ^ (1 << i)
            factor = {}
            for mask, value in x.items():
                if mask & rest == rest:
                    vector = mask ^ rest
                    sign = _join_sign(space, vector, rest) * _join_sign(space, 1 << i, rest)
                    factor[vector] = sign * value * scale
            product = space.product("op", product, factor)
    return product == x


def _join_sign(space: Space, vector: int, rest: int) -> int:
    return space.tables.product("op", vector, rest)[1]
