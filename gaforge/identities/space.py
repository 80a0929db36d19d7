"""Sparse multivectors, blade to coefficient, over any ring of coefficients."""

from __future__ import annotations

from typing import Any, TypeVar

from gaforge.identities.limits import Clock
from gaforge.identities.rings import Polynomial, Polynomials, Ring
from gaforge.identities.tables import Tables

RingType = TypeVar("RingType", bound=Ring)

Parts = dict[int, Any]
"""Blade to coefficient; what is not there is zero."""


class Space:
    """Arithmetic of multivectors of an algebra over a ring.

    Parameters
    ----------
    tables : Tables
    ring : Ring
    clock : Clock
    """

    def __init__(self, tables: Tables, ring: Any, clock: Clock) -> None:
        self.tables = tables
        self.algebra = tables.algebra
        self.ring = ring
        self.clock = clock

    def scalar(self, value: Any) -> Parts:
        """Return a coefficient as a multivector."""
        return {} if self.ring.is_zero(value) else {0: value}

    def integer(self, value: int) -> Parts:
        """Return an integer as a multivector."""
        return self.scalar(self.ring.integer(value))

    def product(self, operation: str, a: Parts, b: Parts) -> Parts:
        """Return a bilinear operation."""
        tables, accumulate = self.tables, self.ring.accumulate
        out: Parts = {}
        for left, x in a.items():
            row = tables.row(operation, left)
            for right, y in b.items():
                found = row.get(right) or tables.product(operation, left, right)
                if found[1]:
                    accumulate(out, found[0], x, y, found[1])
            self._check(out)
        return self.ring.finish(out)

    def _check(self, out: Parts) -> None:
        self.clock.check()
        if isinstance(self.ring, Polynomials):
            self.ring.check_size(size_of(out))

    def gp(self, a: Parts, b: Parts) -> Parts:
        """Return the geometric product."""
        return self.product("gp", a, b)

    def add(self, a: Parts, b: Parts) -> Parts:
        """Return the sum."""
        out = dict(a)
        for mask, value in b.items():
            if mask in out:
                value = self.ring.add(out[mask], value)
                if self.ring.is_zero(value):
                    del out[mask]
                    continue
            out[mask] = value
        return out

    def times(self, a: Parts, factor: int) -> Parts:
        """Return a multiple by an integer."""
        if factor == 1:
            return a
        out = {mask: self.ring.times(value, factor) for mask, value in a.items()}
        return {mask: value for mask, value in out.items() if not self.ring.is_zero(value)}

    def subtract(self, a: Parts, b: Parts) -> Parts:
        """Return the difference."""
        return self.add(a, self.times(b, -1))

    def scaled(self, a: Parts, factor: Any) -> Parts:
        """Return a multiple by a coefficient."""
        out: Parts = {}
        for mask, value in a.items():
            found = self.ring.multiply(value, factor)
            if not self.ring.is_zero(found):
                out[mask] = found
                self._check(out)
        return out

    def image(self, operation: str, a: Parts) -> Parts:
        """Return a linear operation of the table."""
        out = {}
        for mask, value in a.items():
            place, sign = self.tables.image(operation, mask)
            out[place] = value if sign > 0 else self.ring.times(value, -1)
        return out

    def reverse(self, a: Parts) -> Parts:
        """Return the reverse."""
        return self.image("reverse", a)

    def norm_square(self, a: Parts) -> Any:
        """Return ``<a ~a>_0``."""
        out = self.product("sp", a, self.reverse(a))
        return out.get(0, self.ring.integer(0))


def grade_part(a: Parts, *grades: int) -> Parts:
    """Return the parts of some grades."""
    return {mask: value for mask, value in a.items() if mask.bit_count() in grades}


def parity_part(a: Parts, parity: int) -> Parts:
    """Return the even (0) or odd (1) part."""
    return {mask: value for mask, value in a.items() if mask.bit_count() % 2 == parity}


def parities(a: Parts) -> set[int]:
    """Return the parities of the blades."""
    return {mask.bit_count() % 2 for mask in a}


def is_scalar(a: Parts) -> bool:
    """Tell whether only the scalar is there, if anything."""
    return not a.keys() - {0}


def size_of(a: Parts) -> int:
    """Return the number of terms of all coefficients."""
    return sum(len(x.terms) if isinstance(x, Polynomial) else 1 for x in a.values())
