"""Coefficients: sparse integer polynomials, exact rationals, and residues modulo a prime.

A monomial is one Python integer: the exponent of generator k stands in bits k w to (k + 1) w - 1,
so a product of monomials is a sum of integers. No field overflows, because the total degree of
every polynomial is tracked and kept below 2**w.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Protocol

from gaforge.identities.limits import (
    MAX_BYTES,
    MAX_MONOMIAL_BITS,
    TERM_BYTES,
    Clock,
    TooLargeError,
)

WORK_BETWEEN_CHECKS = 200_000
"""Products of terms between two looks at the clock."""

LONG = 64
"""Terms of a right factor from which on work is counted for each term of the left factor."""

MAX_QUOTIENT = 500
"""Terms of a quotient that is looked for."""


class Ring(Protocol):
    """What coefficients can do."""

    is_field: bool

    def integer(self, value: int) -> Any:
        """Return an integer as a coefficient."""

    def add(self, x: Any, y: Any) -> Any:
        """Return ``x + y``."""

    def multiply(self, x: Any, y: Any) -> Any:
        """Return ``x y``."""

    def times(self, x: Any, factor: int) -> Any:
        """Return a multiple by an integer."""

    def accumulate(self, out: dict[int, Any], mask: int, x: Any, y: Any, sign: int) -> None:
        """Add ``sign x y`` to an entry of an unfinished sum."""

    def finish(self, out: dict[int, Any]) -> dict[int, Any]:
        """Return a sum without entries that vanish."""

    def is_zero(self, x: Any) -> bool:
        """Tell whether a coefficient vanishes."""


class Rationals:
    """Integers and fractions of any size."""

    is_field = True

    def integer(self, value: int) -> Any:
        """Return an integer as a coefficient."""
        return value

    def fraction(self, value: Fraction) -> Any:
        """Return a rational number as a coefficient."""
        return value.numerator if value.denominator == 1 else value

    def add(self, x: Any, y: Any) -> Any:
        """Return ``x + y``."""
        return x + y

    def multiply(self, x: Any, y: Any) -> Any:
        """Return ``x y``."""
        return x * y

    def times(self, x: Any, factor: int) -> Any:
        """Return a multiple by an integer."""
        return x * factor

    def inverse(self, x: Any) -> Any:
        """Return ``1 / x``."""
        return self.fraction(1 / Fraction(x))

    def accumulate(self, out: dict[int, Any], mask: int, x: Any, y: Any, sign: int) -> None:
        """Add ``sign x y`` to an entry of an unfinished sum."""
        out[mask] = out.get(mask, 0) + (x * y if sign > 0 else -(x * y))

    def finish(self, out: dict[int, Any]) -> dict[int, Any]:
        """Return a sum without entries that vanish."""
        return {mask: value for mask, value in out.items() if value}

    def is_zero(self, x: Any) -> bool:
        """Tell whether a coefficient vanishes."""
        return not x


class Residues(Rationals):
    """Integers modulo a prime."""

    def __init__(self, prime: int) -> None:
        self.prime = prime

    def integer(self, value: int) -> Any:
        """Return the residue of an integer."""
        return value % self.prime

    def fraction(self, value: Fraction) -> Any:
        """Return the residue of a rational number."""
        return value.numerator * pow(value.denominator, -1, self.prime) % self.prime

    def add(self, x: Any, y: Any) -> Any:
        """Return ``x + y``."""
        return (x + y) % self.prime

    def multiply(self, x: Any, y: Any) -> Any:
        """Return ``x y``."""
        return x * y % self.prime

    def times(self, x: Any, factor: int) -> Any:
        """Return a multiple by an integer."""
        return x * factor % self.prime

    def inverse(self, x: Any) -> Any:
        """Return ``1 / x``."""
        return pow(x, -1, self.prime)

    def finish(self, out: dict[int, Any]) -> dict[int, Any]:
        """Return a sum, reduced, without entries that vanish."""
        reduced = {mask: value % self.prime for mask, value in out.items()}
        return {mask: value for mask, value in reduced.items() if value}

    def is_zero(self, x: Any) -> bool:
        """Tell whether a coefficient vanishes."""
        return not x % self.prime


class Polynomial:
    """A polynomial with integer coefficients.

    Attributes
    ----------
    terms : dict of int to int
        Packed monomial to coefficient; it belongs to this polynomial alone.
    degree : int
        An upper bound of the total degree.
    """

    __slots__ = ("degree", "terms")

    def __init__(self, terms: dict[int, int], degree: int) -> None:
        self.terms = terms
        self.degree = degree

    def __bool__(self) -> bool:
        return bool(self.terms)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polynomial) and self.terms == other.terms

    __hash__ = None  # type: ignore[assignment]


class TooHighDegreeError(Exception):
    """Raised where a monomial does not fit its bits; more bits are taken then."""


class Polynomials:
    """The ring of integer polynomials in as many generators as are asked for.

    Parameters
    ----------
    width : int
        Bits of an exponent.
    clock : Clock
    max_work : int
        Products of terms that may be computed.

    Examples
    --------
    >>> ring = Polynomials(4, Clock(60), 10**6)
    >>> x, y = ring.generator(), ring.generator()
    >>> square = ring.multiply(ring.add(x, y), ring.add(x, y))
    >>> sorted(square.terms.values()), square.degree
    ([1, 1, 2], 2)
    """

    is_field = False

    def __init__(self, width: int, clock: Clock, max_work: int) -> None:
        self.width = width
        self.field = (1 << width) - 1
        self.clock = clock
        self.max_work = max_work
        self.count = 0
        self._work = 0
        self._checked = 0

    @property
    def max_terms(self) -> int:
        """Number of terms that may be alive in one multivector."""
        return MAX_BYTES // (TERM_BYTES + self.count * self.width // 8)

    def generator(self) -> Polynomial:
        """Return a new generator."""
        self.count += 1
        if self.count * self.width > MAX_MONOMIAL_BITS:
            raise TooLargeError(f"it has more than {self.count - 1:,} coefficients")
        return Polynomial({1 << (self.count - 1) * self.width: 1}, 1)

    def exponent(self, monomial: int, place: int) -> int:
        """Return the exponent of a generator, counted from 0."""
        return monomial >> place * self.width & self.field

    def support(self, monomial: int) -> tuple[int, ...]:
        """Return the generators that a monomial holds."""
        return tuple(k for k in range(self.count) if self.exponent(monomial, k))

    def integer(self, value: int) -> Polynomial:
        """Return a constant."""
        return Polynomial({0: value} if value else {}, 0)

    def add(self, x: Polynomial, y: Polynomial) -> Polynomial:
        """Return ``x + y``."""
        terms = dict(x.terms)
        for monomial, value in y.terms.items():
            total = terms.get(monomial, 0) + value
            if total:
                terms[monomial] = total
            else:
                del terms[monomial]
        return Polynomial(terms, max(x.degree, y.degree))

    def times(self, x: Polynomial, factor: int) -> Polynomial:
        """Return a multiple by an integer."""
        if not factor:
            return self.integer(0)
        return Polynomial({m: c * factor for m, c in x.terms.items()}, x.degree)

    def multiply(self, x: Polynomial, y: Polynomial) -> Polynomial:
        """Return ``x y``."""
        out: dict[int, Any] = {}
        self.accumulate(out, 0, x, y, 1)
        return self.finish(out).get(0, self.integer(0))

    def accumulate(
        self, out: dict[int, Any], mask: int, x: Polynomial, y: Polynomial, sign: int
    ) -> None:
        """Add ``sign x y`` to an entry of an unfinished sum."""
        degree = x.degree + y.degree
        if degree > self.field:
            raise TooHighDegreeError
        total = out.get(mask)
        if total is None:
            total = out[mask] = Polynomial({}, degree)
        elif total.degree < degree:
            total.degree = degree
        terms = total.terms
        get = terms.get
        right = list(y.terms.items())
        size = len(right)
        if size < LONG:
            self._spend(size * len(x.terms))
        for m, c in x.terms.items():
            if size >= LONG:
                self._spend(size)
                self.check_size(len(terms))
            if sign < 0:
                c = -c
            for monomial, value in right:
                monomial += m
                terms[monomial] = get(monomial, 0) + c * value

    def check_size(self, count: int) -> None:
        """Raise `TooLargeError` if there are too many terms."""
        if count > self.max_terms:
            raise TooLargeError(f"its expansion has more than {self.max_terms:,} terms")

    def _spend(self, work: int) -> None:
        """Count products of terms, and look at the clock from time to time."""
        self._work += work
        if self._work > self.max_work:
            raise TooLargeError(f"its expansion takes more than {self.max_work:,} products")
        if self._work - self._checked > WORK_BETWEEN_CHECKS:
            self._checked = self._work
            self.clock.check()

    def finish(self, out: dict[int, Any]) -> dict[int, Any]:
        """Return a sum without terms and entries that vanish."""
        done = {}
        for mask, entry in out.items():
            terms = {m: c for m, c in entry.terms.items() if c}
            if terms:
                done[mask] = Polynomial(terms, entry.degree)
        return done

    def is_zero(self, x: Polynomial) -> bool:
        """Tell whether a polynomial vanishes."""
        return not x.terms

    def powers_of(self, x: Polynomial, place: int) -> Iterator[tuple[int, Polynomial]]:
        """Yield exponents of a generator, and the polynomials that stand beside its powers."""
        parts: dict[int, dict[int, int]] = {}
        shift = place * self.width
        for monomial, value in x.terms.items():
            exponent = monomial >> shift & self.field
            parts.setdefault(exponent, {})[monomial - (exponent << shift)] = value
        for exponent in sorted(parts):
            yield exponent, Polynomial(parts[exponent], x.degree)

    def value(self, x: Polynomial, point: Sequence[int], prime: int) -> int:
        """Return the value at a point, modulo a prime."""
        total = 0
        for monomial, coefficient in x.terms.items():
            for coordinate in point:
                exponent = monomial & self.field
                if exponent:
                    coefficient = coefficient * pow(coordinate, exponent, prime) % prime
                monomial >>= self.width
                if not monomial:
                    break
            total += coefficient
        return total % prime

    def quotient(self, x: Polynomial, y: Polynomial) -> Polynomial | None:
        """Return ``x / y`` if it is a polynomial; None otherwise, or if that takes long.

        Comparing packed monomials as integers is a lexicographic order of monomials.
        """
        rest = dict(x.terms)
        leading = max(y.terms)
        fields = range(self.count)
        out: dict[int, int] = {}
        for _ in range(MAX_QUOTIENT):
            if not rest:
                found = Polynomial(out, x.degree)
                return found if self.multiply(found, y) == x else None
            first = max(rest)
            value, remainder = divmod(rest[first], y.terms[leading])
            if remainder or any(
                self.exponent(first, k) < self.exponent(leading, k) for k in fields
            ):
                return None
            out[first - leading] = value
            for monomial, factor in y.terms.items():
                place = monomial + first - leading
                total = rest.get(place, 0) - value * factor
                if total:
                    rest[place] = total
                else:
                    del rest[place]
        return None

    def power(self, x: Polynomial, exponent: int) -> Polynomial:
        """Return a power that is not negative."""
        out = self.integer(1)
        for _ in range(exponent):
            out = self.multiply(out, x)
        return out
