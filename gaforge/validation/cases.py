"""What is compared: operations with operands, exhaustive over basis blades and at random.

The samples are

- ``blades``: all basis blades, or all pairs of them. Where an operand must be invertible, all
  that are; of the three operands of `sandwich2` all triples up to n = 3, and above all pairs
  (r, x) with s = r and with another blade. Coefficients are 0 and ±1, so results must be equal.
- ``random``: normally distributed coefficients; for inverses, elements far from singular ones.
- ``versors``: products of vectors, even and odd, with small dyadic coefficients, so that witnesses
  with exact arithmetic see exact versors; with ``unit=True`` divided by their norm.
- ``vectors``: vectors of positive square; ``projections``: vectors on unit blades of a vector at
  least, for witnesses that have an operation there only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra, Layout, blade_product
from gaforge.algebra.blades import reverse_sign
from gaforge.codegen.catalogue import WHOLE_LIMIT, standard_kernels
from gaforge.codegen.spec import KernelSpec
from gaforge.loading.reference import reference

Array = np.ndarray[Any, Any]

ROWS = 16
"""Rows of a random case of whole multivectors."""

TYPED_ROWS = 6
"""Rows of a random case of a kernel on smaller layouts."""

LARGE_ROWS = 2
"""Rows of a random case above n = 6."""

TRIPLES_LIMIT = 3
"""Largest n for which all triples of basis blades are compared."""

LEAST_SQUARE = 0.3
"""Of vectors in versors: |v v| over the squared size of the part that is not null."""


@dataclass(frozen=True)
class Case:
    """One operation on some rows of operands.

    Attributes
    ----------
    algebra : Algebra
    operation : str
        Canonical name.
    sample : str
        Where the operands come from, see above.
    layouts : tuple of Layout
        Of the operands.
    operands : tuple of ndarray of shape (..., layout.size)
        All pairs are a row beside a column of blades, which broadcast as users' arrays do.
    unit : bool
        The versor of a sandwich is a unit, and gaforge is told so.
    grade : int or None
        Which part `grade` takes.
    """

    algebra: Algebra
    operation: str
    sample: str
    layouts: tuple[Layout, ...]
    operands: tuple[Array, ...]
    unit: bool = False
    grade: int | None = None

    @property
    def name(self) -> str:
        """Name of the operation in reports: ``sandwich_unit`` for unit versors."""
        return f"{self.operation}_unit" if self.unit else self.operation

    @property
    def kernel(self) -> str:
        """Name of the kernel, with the layouts of its operands."""
        return "__".join([self.name, *(layout.name for layout in self.layouts)])

    @property
    def rows(self) -> int:
        """Number of elements that are compared."""
        return prod(np.broadcast_shapes(*(operand.shape[:-1] for operand in self.operands)))

    @property
    def result(self) -> Layout:
        """Layout of the result."""
        return OPERATIONS[self.operation].result_layout(*self.layouts)

    @property
    def whole(self) -> tuple[Array, ...]:
        """The operands as multivectors of all blades, row by row: shape (rows, 2**n)."""
        lead = np.broadcast_shapes(*(operand.shape[:-1] for operand in self.operands))
        arrays = map(embedded, self.operands, self.layouts)
        return tuple(
            np.broadcast_to(a, (*lead, a.shape[-1])).reshape(self.rows, -1) for a in arrays
        )


def embedded(array: Array, layout: Layout) -> Array:
    """Return coefficients in a layout as coefficients of all blades, zero outside of it."""
    out = np.zeros((*array.shape[:-1], 1 << layout.n), array.dtype)
    out[..., layout.places] = array
    return out


def cases(algebra: Algebra, seed: int = 0) -> Iterator[Case]:
    """Yield what is compared in an algebra.

    Parameters
    ----------
    algebra : Algebra
        Up to n = 6 everything; above, random elements only.
    seed : int
        The same seed gives the same cases.

    Examples
    --------
    >>> found = [case for case in cases(Algebra(2)) if case.operation == "lc"]
    >>> [(case.sample, case.rows) for case in found]
    [('blades', 16), ('random', 16)]
    """
    draw = Draw(algebra, seed)
    if algebra.n > WHOLE_LIMIT:
        yield from _large(draw)
        return
    for row in OPERATIONS.values():
        if row.kind not in ("internal", "series"):
            yield from _whole(draw, row.name)
    for spec in standard_kernels(Algebra(*algebra.signature)):
        own = spec.row.kind not in ("internal", "series")
        if own and any(lay.name != "full" for lay in spec.layouts):
            yield from _typed(draw, spec)


class Draw:
    """Random elements of an algebra.

    Parameters
    ----------
    algebra : Algebra
    seed : int
    """

    def __init__(self, algebra: Algebra, seed: int) -> None:
        self.algebra = algebra
        self.full = algebra.layout("full")
        self.source = np.random.default_rng([seed, *algebra.signature])
        self._squares = np.array(algebra.squares)

    def evaluate(
        self, name: str, *operands: Array, layouts: tuple[Layout, ...] | None = None
    ) -> Array:
        """Return an operation by the slow reference, to make operands with."""
        layouts = layouts or (self.full,) * len(operands)
        return np.asarray(reference(self.algebra, name, *operands, layouts=layouts))

    def normal(self, rows: int, layout: Layout) -> Array:
        """Return normally distributed coefficients."""
        return self.source.normal(size=(rows, layout.size))

    def vectors(self, rows: int, signs: Array | None = None) -> Array:
        """Return vectors far from null ones, with squares of the given signs: shape (rows, n).

        Coefficients are multiples of 1/16, so that products of some of them are exact. The null
        part is no larger than the rest: versors of large ones, far translations, lose digits.
        """
        allowed = [s for s, count in ((1, self.algebra.p), (-1, self.algebra.q)) if count]
        if signs is None:
            signs = self.source.choice(allowed, rows)
        out = np.zeros((rows, self.algebra.n))
        missing = np.ones(rows, bool)
        while missing.any():
            drawn = self.source.integers(-12, 13, out.shape) / 4
            drawn[signs[:, None] * self._squares <= 0] /= 4
            square = (drawn**2 * self._squares).sum(-1)
            size = (drawn**2 * np.abs(self._squares)).sum(-1)
            null = (drawn**2).sum(-1) - size
            good = missing & (signs * square > LEAST_SQUARE * size) & (null <= size)
            out[good] = drawn[good]
            missing &= ~good
        return out

    def versors(self, rows: int, count: int, *, unit: bool = False) -> Array | None:
        """Return products of a number of vectors, of all blades; None if there are none.

        Where all vectors are null, products of ``1 + a b`` stand for products of two vectors.
        """
        algebra = self.algebra
        if algebra.p + algebra.q == 0:
            return None if count % 2 else self._null_versors(rows, count // 2)
        if unit and count % 2 and algebra.p == 0:
            return None  # R ~R is -1
        out = np.eye(1, algebra.size).repeat(rows, 0)
        grades: tuple[int, ...] = (0,)
        sign = np.ones(rows)
        for place in range(count):
            v = self.vectors(rows, sign if unit and place == count - 1 else None)
            sign = sign * np.sign((v**2 * self._squares).sum(-1))
            left, right = Layout(grades, algebra.n), Layout((1,), algebra.n)
            product = OPERATIONS["gp"].result_layout(left, right)
            part = self.evaluate("gp", out[:, left.places], v, layouts=(left, right))
            out, grades = embedded(part, product), product.grades
        return self._scaled(out) if unit else out

    def _null_versors(self, rows: int, count: int) -> Array:
        out = np.eye(1, self.algebra.size).repeat(rows, 0)
        vectors = Layout((1,), self.algebra.n)
        for _ in range(count):
            a, b = (self.source.integers(-8, 9, (rows, self.algebra.n)) / 4 for _ in range(2))
            factor = embedded(
                self.evaluate("op", a, b, layouts=(vectors, vectors)),
                OPERATIONS["op"].result_layout(vectors, vectors),
            )
            factor[:, 0] += 1
            out = self.evaluate("gp", out, factor)
        return out

    def _scaled(self, versors: Array) -> Array:
        return versors / np.sqrt(np.abs(self.evaluate("normsq", versors)))

    def mixed_versors(self, rows: int, *, unit: bool = False) -> Array:
        """Return versors of one to n vectors, of both parities where there are both."""
        counts = range(1, max(2, self.algebra.n) + 1)
        groups = [self.versors(-(-rows // len(counts)), count, unit=unit) for count in counts]
        found = [group for group in groups if group is not None]
        return np.concatenate(found)[:rows] if found else np.eye(1, self.algebra.size)

    def versors_in(self, rows: int, layout: Layout, *, unit: bool) -> Array | None:
        """Return versors in a layout, of as many vectors as it has room for."""
        if layout.name == "full":
            return self.mixed_versors(rows, unit=unit)
        found = self.versors(rows, max(layout.grades), unit=unit)
        return None if found is None else found[:, layout.places]

    def invertible(self, rows: int) -> Array:
        """Return elements far from singular ones: a versor times what is close to 1."""
        versors = self.mixed_versors(rows, unit=True)
        size = self.algebra.size
        close = np.eye(1, size) + self.source.normal(size=(len(versors), size)) * 0.3 / size**0.5
        return self.evaluate("gp", versors, close)

    def blades(self, rows: int) -> Array:
        """Return outer products of invertible vectors that are themselves invertible."""
        algebra = self.algebra
        out: list[Array] = []
        while len(out) < rows and algebra.p + algebra.q:
            count = int(self.source.integers(1, algebra.p + algebra.q + 1))
            blade, grades = np.eye(1, algebra.size), Layout((0,), algebra.n)
            for v in self.vectors(count):
                layouts = grades, Layout((1,), algebra.n)
                grades = OPERATIONS["op"].result_layout(*layouts)
                places = layouts[0].places
                part = self.evaluate("op", blade[:, places], v[None], layouts=layouts)
                blade = embedded(part, grades)
            square = self.evaluate("normsq", blade)[0, 0]
            if abs(square) > LEAST_SQUARE**count * (blade**2).sum():
                out.append(blade[0])
        return np.array(out) if out else np.eye(1, algebra.size)


def _whole(draw: Draw, name: str) -> Iterator[Case]:
    """Yield the cases of an operation on whole multivectors."""
    kind = OPERATIONS[name].kind
    if kind == "bilinear":
        yield from _products(draw, name)
    elif name == "proj":
        yield from _projections(draw)
    elif name == "sandwich2":
        yield from _two_sided(draw)
    elif name == "sandwich":
        yield from _sandwiches(draw)
    else:
        yield from _unary(draw, name)


def _case(draw: Draw, name: str, sample: str, *operands: Array, **options: Any) -> Case:
    layouts = (draw.full,) * len(operands)
    return Case(draw.algebra, name, sample, layouts, operands, **options)


def _products(draw: Draw, name: str) -> Iterator[Case]:
    blades = np.eye(draw.algebra.size)
    yield _case(draw, name, "blades", blades[:, None], blades)
    yield _case(draw, name, "random", *(draw.normal(ROWS, draw.full) for _ in range(2)))


def _unary(draw: Draw, name: str) -> Iterator[Case]:
    blades = np.eye(draw.algebra.size)
    if name == "grade":
        for k in range(draw.algebra.n + 1):
            yield _case(draw, name, "blades", blades, grade=k)
            yield _case(draw, name, "random", draw.normal(ROWS, draw.full), grade=k)
        return
    if name in ("inv", "normalized"):
        blades = blades[_invertible_blades(draw.algebra)]
    yield _case(draw, name, "blades", blades)
    if name == "inv":
        yield _case(draw, name, "random", draw.invertible(ROWS))
    elif name != "normalized":
        yield _case(draw, name, "random", draw.normal(ROWS, draw.full))
    if OPERATIONS[name].kind != "linear":
        yield _case(draw, name, "versors", draw.mixed_versors(ROWS))
        if draw.algebra.p and name != "inv":
            vectors = draw.vectors(ROWS, np.ones(ROWS))
            yield _case(draw, name, "vectors", embedded(vectors, Layout((1,), draw.algebra.n)))


def _projections(draw: Draw) -> Iterator[Case]:
    blades = np.eye(draw.algebra.size)
    yield _case(draw, "proj", "blades", blades, blades[_invertible_blades(draw.algebra), None])
    y = draw.blades(ROWS)
    yield _case(draw, "proj", "random", draw.normal(len(y), draw.full), y)
    square = draw.evaluate("normsq", y)
    unit = (y / np.sqrt(np.abs(square)))[(square[:, 0] > 0) & (y[:, 0] == 0)]
    if len(unit):
        vectors = Layout((1,), draw.algebra.n)
        x = embedded(draw.normal(len(unit), vectors), vectors)
        yield _case(draw, "proj", "projections", x, unit)


def _sandwiches(draw: Draw) -> Iterator[Case]:
    blades = np.eye(draw.algebra.size)
    for unit in (True, False):
        good = blades[_invertible_blades(draw.algebra, unit=unit), None]
        yield _case(draw, "sandwich", "blades", good, blades, unit=unit)
        versors = draw.mixed_versors(ROWS, unit=unit)
        x = draw.normal(len(versors), draw.full)
        yield _case(draw, "sandwich", "versors", versors, x, unit=unit)


def _two_sided(draw: Draw) -> Iterator[Case]:
    """Yield triples; where no kernel on whole multivectors is emitted, with even r and s."""
    algebra = draw.algebra
    outer = draw.full if algebra.n < WHOLE_LIMIT else algebra.layout("even")
    layouts = outer, draw.full, outer
    size, blades = algebra.size, np.eye(algebra.size)
    sides = np.eye(outer.size)
    if algebra.n <= TRIPLES_LIMIT:
        r, x, s = np.unravel_index(np.arange(size**3), (size,) * 3)
    else:
        r, x = np.divmod(np.arange(outer.size * size), size)
        s = np.concatenate([r, draw.source.integers(0, outer.size, len(r))])
        r, x = np.tile(r, 2), np.tile(x, 2)
    yield Case(algebra, "sandwich2", "blades", layouts, (sides[r], blades[x], sides[s]))
    operands = tuple(draw.normal(ROWS, layout) for layout in layouts)
    yield Case(algebra, "sandwich2", "random", layouts, operands)


def _invertible_blades(algebra: Algebra, *, unit: bool = False) -> list[int]:
    """Return the places of the basis blades with an inverse, or with ``b ~b = 1``."""
    places = []
    for place, mask in enumerate(algebra.masks):
        square = blade_product(mask, mask, algebra.squares)[1] * reverse_sign(mask.bit_count())
        if square == 1 or (square and not unit):
            places.append(place)
    return places


def _typed(draw: Draw, spec: KernelSpec) -> Iterator[Case]:
    """Yield a case of a kernel on smaller layouts."""
    layouts = spec.layouts
    if spec.operation == "sandwich":
        R = draw.versors_in(TYPED_ROWS, layouts[0], unit=spec.unit)
        if R is None:
            return
        operands: tuple[Array, ...] = (R, draw.normal(len(R), layouts[1]))
        yield Case(draw.algebra, "sandwich", "versors", layouts, operands, spec.unit)
    elif spec.operation == "inv":
        found = draw.versors_in(TYPED_ROWS, layouts[0], unit=False)
        if found is not None:
            yield Case(draw.algebra, "inv", "versors", layouts, (found,))
    else:
        operands = tuple(draw.normal(TYPED_ROWS, layout) for layout in layouts)
        yield Case(draw.algebra, spec.operation, "random", layouts, operands)


def _large(draw: Draw) -> Iterator[Case]:
    """Yield random cases of a large algebra: whole products, typed ones, and rotors."""
    algebra, rows = draw.algebra, LARGE_ROWS
    for row in OPERATIONS.values():
        if row.kind == "bilinear":
            operands = tuple(draw.normal(rows, draw.full) for _ in range(2))
            yield _case(draw, row.name, "random", *operands)
        elif row.kind == "linear" or row.name in ("norm", "normsq"):
            yield _case(draw, row.name, "random", draw.normal(rows, draw.full))
    vector, bivector = algebra.layout("vector"), algebra.layout("bivector")
    for name, layouts in (
        ("gp", (vector, bivector)),
        ("gp", (bivector, bivector)),
        ("op", (vector, vector)),
        ("lc", (vector, bivector)),
    ):
        operands = tuple(draw.normal(rows, layout) for layout in layouts)
        yield Case(algebra, name, "random", layouts, operands)
    for unit in (True, False):
        R = draw.versors_in(rows, algebra.layout((0, 2)), unit=unit)
        if R is not None:
            layouts = algebra.layout((0, 2)), vector
            x = draw.normal(rows, vector)
            yield Case(algebra, "sandwich", "versors", layouts, (R, x), unit)
