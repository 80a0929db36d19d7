"""Expressions evaluated on multivectors over a ring: one evaluator for proofs and for numbers.

Over polynomials nothing is divided: a value is a multivector over an integer and a product of
polynomials. Over a field the denominator is 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm
from typing import Any, Protocol

from gaforge.algebra import OPERATIONS
from gaforge.identities.cases import maps_vectors
from gaforge.identities.inverse import NotInvertible, multiplier
from gaforge.identities.limits import NotDecidedError
from gaforge.identities.rings import Polynomial
from gaforge.identities.space import Parts, Space, grade_part, parities, parity_part
from gaforge.language import Apply, Name, Node, Number, Power


class OutsideDomainError(Exception):
    """Raised at a point where an expression has no value, or none that is rational."""


@dataclass(frozen=True)
class Value:
    """A multivector over a denominator.

    Attributes
    ----------
    parts : dict
        The numerator, blade to coefficient.
    scale : int
        Positive; a factor of the denominator.
    factors : dict of int to int
        Number of a polynomial, as the evaluator counts them, to its power in the denominator.
    """

    parts: Parts
    scale: int = 1
    factors: Mapping[int, int] = field(default_factory=dict)


class Roots(Protocol):
    """Gives values to roots and exponentials, which leave the rational functions."""

    def norm(self, evaluator: Evaluator, value: Value) -> Value:
        """Return the norm of a value."""

    def exp(self, evaluator: Evaluator, node: Apply) -> Value:
        """Return the exponential of an operand."""


class Evaluator:
    """Evaluates expressions.

    Parameters
    ----------
    space : Space
    bindings : mapping of str to Value
        Values of names.
    roots : Roots
    """

    def __init__(self, space: Space, bindings: Mapping[str, Value], roots: Roots) -> None:
        self.space = space
        self.bindings = bindings
        self.roots = roots
        self.denominators: list[Polynomial] = []

    def evaluate(self, node: Node) -> Value:
        """Return the value of an expression.

        Raises
        ------
        NotInvertible
            If an inverse exists nowhere, or at a point not there.
        OutsideDomainError
            If there is no value at a point for another reason.
        NotDecidedError
            If an operation is beyond what is understood.
        """
        if isinstance(node, Number):
            return self.number(node.value)
        if isinstance(node, Name):
            return self.bindings[node.name]
        if isinstance(node, Power):
            return self._power(self.evaluate(node.base), node.exponent)
        assert isinstance(node, Apply)
        if node.operation == "exp":
            return self.roots.exp(self, node)
        rule = _RULES.get(node.operation)
        if rule is not None:
            return rule(self, *map(self.evaluate, node.operands))
        if node.operation == "grade":
            value = self.evaluate(node.operands[0])
            return self._like(value, grade_part(value.parts, *node.grades))
        row = OPERATIONS.get(node.operation)
        if row is not None and row.kind == "bilinear":
            return self.product(node.operation, *map(self.evaluate, node.operands))
        if row is not None and row.kind == "linear":
            value = self.evaluate(node.operands[0])
            return self._like(value, self.space.image(node.operation, value.parts))
        raise NotDecidedError(f"nothing is known here of the operation {node.operation!r}")

    def difference(self, left: Node, right: Node) -> Value:
        """Return ``left - right``."""
        return self.subtract(self.evaluate(left), self.evaluate(right))

    def number(self, value: Fraction) -> Value:
        """Return a rational number."""
        ring = self.space.ring
        if ring.is_field:
            return Value(self.space.scalar(ring.fraction(value)))
        return Value(self.space.integer(value.numerator), value.denominator)

    def product(self, operation: str, a: Value, b: Value) -> Value:
        """Return a bilinear operation."""
        parts = self.space.product(operation, a.parts, b.parts)
        return Value(parts, a.scale * b.scale, _sum_of(a.factors, b.factors))

    def gp(self, a: Value, b: Value) -> Value:
        """Return the geometric product."""
        return self.product("gp", a, b)

    def add(self, a: Value, b: Value) -> Value:
        """Return the sum, over the least common denominator."""
        scale = lcm(a.scale, b.scale)
        factors = {
            k: max(a.factors.get(k, 0), b.factors.get(k, 0)) for k in {*a.factors, *b.factors}
        }
        parts = [self._expanded(value, scale, factors) for value in (a, b)]
        return Value(self.space.add(*parts), scale, factors)

    def subtract(self, a: Value, b: Value) -> Value:
        """Return the difference."""
        return self.add(a, self._negate(b))

    def _expanded(self, value: Value, scale: int, factors: Mapping[int, int]) -> Parts:
        """Return the numerator over a larger denominator."""
        parts = self.space.times(value.parts, scale // value.scale)
        for k, power in factors.items():
            for _ in range(power - value.factors.get(k, 0)):
                parts = self.space.scaled(parts, self.denominators[k])
        return parts

    def _like(self, value: Value, parts: Parts) -> Value:
        return Value(parts, value.scale, value.factors)

    def _negate(self, a: Value) -> Value:
        return self._like(a, self.space.times(a.parts, -1))

    def over(self, parts: Parts, divisor: Any) -> Value:
        """Return a multivector over a coefficient that is not zero."""
        ring = self.space.ring
        if ring.is_field:
            return Value(self.space.scaled(parts, ring.inverse(divisor)))
        if divisor.terms.keys() == {0}:
            constant = divisor.terms[0]
            return Value(self.space.times(parts, 1 if constant > 0 else -1), abs(constant))
        if divisor not in self.denominators:
            self.denominators.append(divisor)
        return Value(parts, 1, {self.denominators.index(divisor): 1})

    def inverse(self, a: Value) -> Value:
        """Return the inverse."""
        parts, divisor = multiplier(self.space, a.parts)
        parts = self._expanded(Value(parts), a.scale, a.factors)
        return self.over(parts, divisor)

    def _divide(self, a: Value, b: Value) -> Value:
        return self.gp(a, self.inverse(b))

    def _power(self, base: Value, exponent: int) -> Value:
        if exponent < 0:
            base = self.inverse(base)
        out = self.number(Fraction(1))
        for bit in bin(abs(exponent))[2:] if exponent else "":
            out = self.gp(out, out)
            if bit == "1":
                out = self.gp(out, base)
        return out

    def _normsq(self, a: Value) -> Value:
        return self.product("sp", a, self._like(a, self.space.reverse(a.parts)))

    def _norm(self, a: Value) -> Value:
        return self.roots.norm(self, a)

    def _normalized(self, a: Value) -> Value:
        return self._divide(a, self._norm(a))

    def _project(self, x: Value, y: Value) -> Value:
        return self.gp(self.product("lc", x, y), self.inverse(y))

    def _sandwich(self, R: Value, x: Value) -> Value:
        """Return the action of a versor; the denominator of R cancels."""
        space = self.space
        if not R.parts:
            raise NotInvertible
        if len(parities(R.parts)) != 1 or not maps_vectors(space, R.parts):
            if space.ring.is_field:
                raise OutsideDomainError
            raise NotDecidedError(
                "the left operand of a sandwich is not a versor everywhere; declare it, as in "
                "'R: versor', or write sandwich2(r, x, s) for r x ~s"
            )
        parts, divisor = multiplier(space, R.parts)
        odd = bool(parity_part(R.parts, 1))
        moved = space.gp(R.parts, space.image("involute", x.parts) if odd else x.parts)
        action = self.over(space.gp(moved, parts), divisor)
        return Value(action.parts, action.scale * x.scale, _sum_of(action.factors, x.factors))

    def _sandwich2(self, r: Value, x: Value, s: Value) -> Value:
        return self.gp(self.gp(r, x), self._like(s, self.space.reverse(s.parts)))


_RULES: Mapping[str, Callable[..., Value]] = {
    "add": Evaluator.add,
    "subtract": Evaluator.subtract,
    "negate": Evaluator._negate,
    "divide": Evaluator._divide,
    "inv": Evaluator.inverse,
    "normsq": Evaluator._normsq,
    "norm": Evaluator._norm,
    "normalized": Evaluator._normalized,
    "proj": Evaluator._project,
    "sandwich": Evaluator._sandwich,
    "sandwich2": Evaluator._sandwich2,
}


def _sum_of(a: Mapping[int, int], b: Mapping[int, int]) -> dict[int, int]:
    return {k: a.get(k, 0) + b.get(k, 0) for k in {*a, *b}} if a or b else {}


class NoRoots:
    """Refuses norms and exponentials, whose values are not rational."""

    def norm(self, evaluator: Evaluator, value: Value) -> Value:
        """Refuse."""
        raise NotDecidedError("a norm has no rational value")

    def exp(self, evaluator: Evaluator, node: Apply) -> Value:
        """Refuse."""
        raise NotDecidedError("an exponential has no rational value")
