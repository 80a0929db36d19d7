"""An identity at exact rational points."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import lcm
from typing import Any

from gaforge.identities.evaluate import Evaluator, NoRoots, OutsideDomainError, Value
from gaforge.identities.exponentials import ExactAngles, units_of
from gaforge.identities.inverse import NotInvertible
from gaforge.identities.limits import Clock, NotDecidedError, TooLargeError
from gaforge.identities.problem import Problem
from gaforge.identities.rings import Polynomials, Rationals, TooHighDegreeError
from gaforge.identities.roots import Relations, SymbolicRoots
from gaforge.identities.space import Parts, Space

Point = Mapping[str, Parts]
"""Variable to an exact multivector."""

MAX_WORK = 5_000_000
"""Products of terms in the expansion of cosines and sines at one point."""

WIDTH = 32
"""Bits of an exponent of a cosine."""


def fails_at(problem: Problem, point: Point, clock: Clock) -> bool:
    """Tell whether both sides have values at a point, and differ.

    Examples
    --------
    >>> from gaforge.algebra import Algebra
    >>> from gaforge.language import parse_identity
    >>> from gaforge.identities.problem import kinds_of, problems
    >>> identity = parse_identity("a * b == b * a")
    >>> (problem,) = problems(Algebra(2), identity, kinds_of(identity, {}))
    >>> fails_at(problem, {"a": {1: 1}, "b": {2: 1}}, Clock(60))
    True
    """
    try:
        if problem.uses("exp", "norm", "normalized"):
            return _fails_with_roots(problem, point, clock)
        space = rational_space(problem, clock)
        bindings = {name: Value(parts) for name, parts in point.items()}
        bindings |= {name: Value({mask: sign}) for name, (mask, sign) in problem.blades.items()}
        evaluator = Evaluator(space, bindings, NoRoots())
        return bool(evaluator.difference(problem.identity.left, problem.identity.right).parts)
    except TooLargeError:
        raise
    except (NotInvertible, OutsideDomainError, TooHighDegreeError, NotDecidedError):
        return False


def rational_space(problem: Problem, clock: Clock) -> Space:
    """Return multivectors with exact rational coefficients."""
    return Space(problem.tables, Rationals(), clock)


def _fails_with_roots(problem: Problem, point: Point, clock: Clock) -> bool:
    """Tell it for expressions with norms or exponentials, by the independence of their values."""
    ring = Polynomials(WIDTH, clock, MAX_WORK)
    space = Space(problem.tables, ring, clock)
    relations = Relations(ring)
    units = units_of(problem.identity.left, problem.identity.right)
    blades = {name: {mask: sign} for name, (mask, sign) in problem.blades.items()}
    bindings = {n: _over_integers(ring, parts) for n, parts in {**blades, **point}.items()}
    angles: dict[str, tuple[int, Fraction]] = {}
    for name in units.keys() & problem.simple:
        value = bindings[name]
        square = space.gp(value.parts, value.parts)
        constant = square[0].terms[0] if square else 0
        angles[name] = constant, units[name] / value.scale
    roots = SymbolicRoots(relations, units, (1,) * 8, problem.simple, ExactAngles(angles))
    evaluator = Evaluator(space, bindings, roots)
    difference = evaluator.difference(problem.identity.left, problem.identity.right)
    if any(relations.vanishes(divisor) for divisor in evaluator.denominators):
        raise OutsideDomainError
    return not all(map(relations.vanishes, difference.parts.values()))


def _over_integers(ring: Polynomials, parts: Parts) -> Value:
    """Return a rational multivector as integers over a common denominator."""
    scale = lcm(*(Fraction(x).denominator for x in parts.values()))
    return Value({mask: ring.integer(int(x * scale)) for mask, x in parts.items()}, scale)


def as_text(value: Any) -> str:
    """Return an exact number as text."""
    return str(Fraction(value))
