"""Norms and exponentials in polynomial rings: new generators, and what their squares are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import gcd

from gaforge.identities.evaluate import Evaluator, Value
from gaforge.identities.exponentials import (
    ExactAngles,
    multiple_angle,
    multiple_of,
    prime_factors,
    square_class,
)
from gaforge.identities.limits import NotDecidedError
from gaforge.identities.rings import Polynomial, Polynomials
from gaforge.identities.space import is_scalar
from gaforge.language import Apply


class UnknownSignError(Exception):
    """Raised where a squared norm may have either sign; both are tried then."""


class Relations:
    """What squares of generators are; polynomials are reduced by them.

    Attributes
    ----------
    squares : list of (int, Polynomial)
        Place of a generator g, and p with ``g**2 = p``; p has earlier generators only.
    units : list of (int, Polynomial)
        Place of a generator c, and p with ``c**2 p = 1``.
    """

    def __init__(self, ring: Polynomials) -> None:
        self.ring = ring
        self.squares: list[tuple[int, Polynomial]] = []
        self.units: list[tuple[int, Polynomial]] = []

    def vanishes(self, x: Polynomial) -> bool:
        """Tell whether a polynomial is zero by the relations."""
        return all(not part for part in self.reduced(x))

    def reduced(self, x: Polynomial) -> list[Polynomial]:
        """Return polynomials that all vanish if and only if x does by the relations."""
        x = self.without_squares(x)
        parts = [x] if x else []
        for place, norm in self.units:
            parts = [half for part in parts for half in self._halves(part, place, norm)]
        return parts

    def without_squares(self, x: Polynomial) -> Polynomial:
        """Return a polynomial of degree at most 1 in each generator whose square is known."""
        for place, square in reversed(self.squares):
            x = self._without(x, place, square)
        return x

    def _without(self, x: Polynomial, place: int, square: Polynomial) -> Polynomial:
        ring = self.ring
        out = ring.integer(0)
        for exponent, part in ring.powers_of(x, place):
            if exponent > 1:
                part = ring.multiply(part, ring.power(square, exponent // 2))
            if exponent % 2:
                part = ring.multiply(part, Polynomial({1 << place * ring.width: 1}, 1))
            out = ring.add(out, part)
        return out

    def _halves(self, x: Polynomial, place: int, norm: Polynomial) -> list[Polynomial]:
        """Return the parts of even and of odd degree in c, made homogeneous by ``c**2 p = 1``."""
        ring = self.ring
        powers = list(ring.powers_of(x, place))
        out = []
        for parity in (0, 1):
            chosen = [(e, part) for e, part in powers if e % 2 == parity]
            total = ring.integer(0)
            for exponent, part in chosen:
                missing = (chosen[-1][0] - exponent) // 2
                total = ring.add(total, ring.multiply(part, ring.power(norm, missing)))
            if total:
                out.append(total)
        return out

    def without_units(self, x: Polynomial) -> Polynomial:
        """Return a polynomial made simpler by ``c**2 p = 1``, if it is a multiple of ``c**2 p``."""
        for place, norm in self.units:
            powers = list(self.ring.powers_of(x, place))
            if len(powers) != 1 or powers[0][0] % 2 or not powers[0][0]:
                continue
            exponent, part = powers[0]
            quotient = self.ring.quotient(part, self.ring.power(norm, exponent // 2))
            x = x if quotient is None else quotient
        return x


class SymbolicRoots:
    """Gives each norm and each exponential its generators.

    Parameters
    ----------
    relations : Relations
    units : mapping of str to Fraction
        Units of exponentials, see `gaforge.identities.exponentials.units_of`.
    signs : sequence of int
        Signs that squared norms are assumed to have, in the order in which they are met.
    simple : frozenset of str
        Names that stand for simple bivectors.
    angles : ExactAngles, optional
        If all names stand for rational numbers.
    """

    def __init__(
        self,
        relations: Relations,
        units: Mapping[str, Fraction],
        signs: Sequence[int],
        simple: frozenset[str],
        angles: ExactAngles | None = None,
    ) -> None:
        self.relations = relations
        self.ring = relations.ring
        self.units = units
        self.signs = iter(signs)
        self.simple = simple
        self.angles = angles
        self._roots: list[tuple[Polynomial, Polynomial]] = []
        self._primes: dict[int, Polynomial] = {}
        self._pairs: dict[str, tuple[Polynomial, Polynomial]] = {}
        self._cores: dict[int, tuple[Polynomial, Polynomial]] = {}

    # --- Norms ---

    def norm(self, evaluator: Evaluator, value: Value) -> Value:
        """Return the root of the absolute value of ``<x ~x>_0``."""
        divisors = [evaluator.denominators[k] for k in value.factors]
        positive = [*self._primes.values(), *(root for _, root in self._roots)]
        if not all(divisor in positive for divisor in divisors):
            raise NotDecidedError("the norm of a quotient is understood for positive divisors only")
        square = self.relations.without_squares(evaluator.space.norm_square(value.parts))
        if self.angles is not None and square.terms.keys() - {0}:
            raise NotDecidedError("the norm of an irrational multivector is not computed")
        root = self._root(self.relations.without_units(square))
        return Value(evaluator.space.scalar(root), value.scale, value.factors)

    def _root(self, square: Polynomial) -> Polynomial:
        """Return a polynomial whose square is the absolute value of one."""
        if not square:
            return square
        content = gcd(*square.terms.values())
        root = self._root_of_integer(content)
        if square.terms.keys() == {0}:
            return root
        unit = content if square.terms[max(square.terms)] > 0 else -content
        primitive = {monomial: value // unit for monomial, value in square.terms.items()}
        return self.ring.multiply(root, self._root_of(Polynomial(primitive, square.degree)))

    def _root_of(self, square: Polynomial) -> Polynomial:
        """Return the root of a polynomial without common factors of its coefficients."""
        for known, root in self._roots:
            if known == square:
                return root
        # |p q| = |p| |q|, so the norm of a product may be the product of norms.
        for (p, root), (q, other) in combinations_with_replacement(self._roots, 2):
            if self.ring.multiply(p, q) == square:
                return self.ring.multiply(root, other)
        sign = self._sign(square)
        place = self.ring.count
        root = self.ring.generator()
        self.relations.squares.append((place, self.ring.times(square, sign)))
        self._roots.append((square, root))
        return root

    def _root_of_integer(self, value: int) -> Polynomial:
        """Return an integer times the roots of different primes.

        Products of roots of different primes are linearly independent over the rational numbers,
        so an expression in them vanishes only if its reduced polynomial does.
        """
        root, core = square_class(value)
        out = self.ring.integer(root)
        for prime in prime_factors(core):
            if prime not in self._primes:
                place = self.ring.count
                self._primes[prime] = self.ring.generator()
                self.relations.squares.append((place, self.ring.integer(prime)))
            out = self.ring.multiply(out, self._primes[prime])
        return out

    def _sign(self, square: Polynomial) -> int:
        """Return the sign of a polynomial if it has one only, else the sign to assume."""
        low = sum(1 << k * self.ring.width for k in range(self.ring.count))
        found = {1 if value > 0 else -1 for value in square.terms.values()}
        if len(found) == 1 and not any(monomial & low for monomial in square.terms):
            return found.pop()
        sign = next(self.signs, None)
        if sign is None:
            raise UnknownSignError
        return sign

    # --- Exponentials ---

    def exp(self, evaluator: Evaluator, node: Apply) -> Value:
        """Return ``cos + sin B``."""
        found = multiple_of(node.operands[0])
        assert found is not None, "units_of has refused all others"
        name, factor = found
        space, ring = evaluator.space, self.ring
        bivector = evaluator.bindings[name]
        if name not in self.simple:
            raise NotDecidedError(
                f"exp is understood for simple bivectors only; declare '{name}: 2-blade'"
            )
        square_parts = space.gp(bivector.parts, bivector.parts)
        assert is_scalar(square_parts)
        square = square_parts.get(0, ring.integer(0))
        if not square or not factor:
            moved = space.times(bivector.parts, factor.numerator)
            scale = bivector.scale * factor.denominator
            return evaluator.add(evaluator.number(Fraction(1)), Value(moved, scale))
        if self.angles is not None:
            return self._exact(evaluator, bivector, square.terms[0], factor)
        if name not in self._pairs:
            self._pairs[name] = self._new_pair(square)
        count = factor / self.units[name]
        cosine, sine = multiple_angle(ring, *self._pairs[name], square, int(count))
        return Value(space.add(space.scalar(cosine), space.scaled(bivector.parts, sine)))

    def _new_pair(self, square: Polynomial) -> tuple[Polynomial, Polynomial]:
        """Return a sine and a cosine with ``cos**2 = 1 + square sin**2``."""
        ring = self.ring
        sine = ring.generator()
        place = ring.count
        cosine = ring.generator()
        relation = ring.add(ring.integer(1), ring.multiply(square, ring.multiply(sine, sine)))
        self.relations.squares.append((place, relation))
        return cosine, sine

    def _exact(self, evaluator: Evaluator, bivector: Value, square: int, factor: Fraction) -> Value:
        """Return the exponential of a rational bivector; ``square`` is that of its numerator."""
        assert self.angles is not None
        ring, space = self.ring, evaluator.space
        root, core = square_class(square)
        if core not in self._cores:
            self._cores[core] = self._new_pair(ring.integer(core))
        count = factor * root / bivector.scale / self.angles.units[core]
        cosine, sine = multiple_angle(ring, *self._cores[core], ring.integer(core), int(count))
        # sine is sinh(angle) / sqrt(core), and the bivector's numerator squares to root**2 core.
        parts = space.add(
            space.scalar(ring.times(cosine, root)), space.scaled(bivector.parts, sine)
        )
        return Value(parts, root)
