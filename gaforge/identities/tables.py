"""Products and linear maps of basis blades, remembered in small algebras."""

from __future__ import annotations

from functools import cache

from gaforge.algebra import OPERATIONS, Algebra, blade_product, unary_image
from gaforge.algebra.cayley import regressive_product

MAX_DIMENSION = 12
"""Largest n whose blades are multiplied here."""

MAX_REMEMBERED = 8
"""Largest n whose products are remembered; there are 65,536 of each kind."""

Row = dict[int, tuple[int, int]]
"""Right factor to ``(blade, sign)`` of a product; the sign may be 0."""


class Tables:
    """The basis blades of an algebra.

    Parameters
    ----------
    algebra : Algebra

    Examples
    --------
    >>> tables = tables_of(Algebra(2))
    >>> tables.product("gp", 0b10, 0b01), tables.image("hodge", 0b01)
    ((3, -1), (2, 1))
    """

    def __init__(self, algebra: Algebra) -> None:
        self.algebra = algebra
        self._rows: dict[str, dict[int, Row]] = {}
        self._images: dict[str, Row] = {}

    def row(self, operation: str, left: int) -> Row:
        """Return what is known of the products with a left factor."""
        rows = self._rows.setdefault(operation, {})
        return rows.setdefault(left, {})

    def product(self, operation: str, left: int, right: int) -> tuple[int, int]:
        """Return ``(blade, sign)`` of a bilinear operation of basis blades."""
        row = self.row(operation, left)
        found = row.get(right)
        if found is None:
            found = self._multiply(operation, left, right)
            if self.algebra.n <= MAX_REMEMBERED:
                row[right] = found
        return found

    def _multiply(self, operation: str, left: int, right: int) -> tuple[int, int]:
        if operation == "rp":
            return regressive_product(left, right, self.algebra.n)
        mask, sign = blade_product(left, right, self.algebra.squares)
        grades = (left.bit_count(), right.bit_count(), mask.bit_count())
        return mask, sign if OPERATIONS[operation].selects(*grades) else 0

    def image(self, operation: str, mask: int) -> tuple[int, int]:
        """Return ``(blade, sign)`` of a linear operation on a basis blade."""
        images = self._images.setdefault(operation, {})
        if mask not in images:
            images[mask] = unary_image(self.algebra, OPERATIONS[operation], mask)
        return images[mask]


@cache
def tables_of(algebra: Algebra) -> Tables:
    """Return the tables of an algebra."""
    return Tables(algebra)
