"""Refutation: an exact rational point where both sides differ, made as small as it can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, islice
from math import gcd, lcm
from random import Random
from typing import Any

from gaforge.algebra.blades import grade_masks
from gaforge.identities.cases import Blades, Case, NullHyperplanes, NullVectors, Versors
from gaforge.identities.limits import Clock
from gaforge.identities.points import Point, fails_at, rational_space
from gaforge.identities.problem import Problem
from gaforge.identities.prove import Expansion
from gaforge.identities.space import Parts

SEARCH_SECONDS = 0.25
"""For small points, once the identity is known to fail somewhere."""

MAX_SMALL = 10_000
"""Small points that are tried at most."""

RANGES = (1, 1, 2, 3, 5, 9, 20)
"""Largest parameters that are drawn, from the first try to the last."""

LATER_TRIES = 60
"""Random points once it is known that an identity fails."""

SPARSE_RANGE = 5
"""Largest parameters where only a few are not zero."""

ENUMERATED = 24
"""Numerator and denominator up to this sum: all smaller coefficients are tried."""


@dataclass(frozen=True)
class Choice:
    """An element of a case.

    Attributes
    ----------
    parameters : tuple of int
        Of the case's chart.
    sign : int
    """

    parameters: tuple[Any, ...]
    sign: int = 1


Choices = dict[str, Choice]


class Search:
    """Looks for points where an identity fails.

    Parameters
    ----------
    problem : Problem
    clock : Clock
    """

    def __init__(self, problem: Problem, clock: Clock) -> None:
        self.problem = problem
        self.clock = clock
        self.space = rational_space(problem, clock)
        self.source = Random(20)

    def point(self, choices: Choices) -> Point | None:
        """Return the members that were chosen; None if one does not exist."""
        point = {}
        for name, choice in choices.items():
            case = self.problem.cases[name]
            member = case.member(self.space, choice.parameters, choice.sign)
            if member is None or not case.contains(self.space, member):
                return None
            point[name] = member
        return point

    def fails(self, choices: Choices) -> bool:
        """Tell whether the identity fails at the members that were chosen."""
        self.clock.check()
        point = self.point(choices)
        return point is not None and fails_at(self.problem, point, self.clock)

    def drawn(self, largest: int) -> Choices:
        """Return random choices."""
        return {
            name: Choice(
                tuple(self._drawn(largest) for _ in range(case.count)),
                self.source.choice(case.signs),
            )
            for name, case in self.problem.cases.items()
        }

    def _drawn(self, largest: int) -> int:
        return self.source.choice((-1, 1)) * self.source.randint(1, largest)

    def dense(self, tries: int) -> Choices | None:
        """Return random choices where the identity fails, if they are found."""
        for k in range(tries):
            choices = self.drawn(RANGES[min(k + 2, len(RANGES) - 1)])
            if self.fails(choices):
                return choices
        return None

    def any(self, expansion: Expansion | None = None) -> Choices | None:
        """Return choices where an identity fails that is known to fail somewhere."""
        hinted = self.from_expansion(expansion) if expansion is not None else None
        return hinted or self.small() or self.dense(LATER_TRIES) or self.sparse(LATER_TRIES * 10)

    def sparse(self, tries: int) -> Choices | None:
        """Return choices with one or two entries each, for identities with roots."""
        for _ in range(tries):
            choices = self.drawn(SPARSE_RANGE)
            for name, case in self.problem.cases.items():
                kept = {self.source.randrange(max(1, case.count)) for _ in range(2)}
                parameters = tuple(
                    value * (k in kept or k < leading(case))
                    for k, value in enumerate(choices[name].parameters)
                )
                choices[name] = Choice(parameters, choices[name].sign)
            if self.fails(choices):
                return choices
        return None

    def small(self, tries: int = MAX_SMALL) -> Choices | None:
        """Return simple choices where the identity fails, if they are found in a short time."""
        clock = Clock(SEARCH_SECONDS)
        names = list(self.problem.cases)
        pools = [list(islice(simple_choices(case), 40)) for case in self.problem.cases.values()]
        for total in range(sum(len(pool) for pool in pools)):
            for places in _places([len(pool) for pool in pools], total):
                tries -= 1
                if tries < 0 or clock.left < 0:
                    return None
                chosen = {n: pools[i][places[i]] for i, n in enumerate(names)}
                if self.fails(chosen):
                    return chosen
        return None

    def from_expansion(self, expansion: Expansion) -> Choices | None:
        """Return choices that an expansion which does not vanish leads to."""
        polynomials = sorted(expansion.remainders.values(), key=lambda p: len(p.terms))[:3]
        for polynomial in polynomials:
            ring = expansion.ring
            supports = sorted({ring.support(m) for m in islice(polynomial.terms, 2000)}, key=len)
            for support in supports[:4]:
                for largest in RANGES:
                    choices = self._on_support(expansion, set(support), largest)
                    if self.fails(choices):
                        return choices
        return None

    def _on_support(self, expansion: Expansion, support: set[int], largest: int) -> Choices:
        choices = {}
        for name, case in self.problem.cases.items():
            if name in expansion.fixed:
                blade = expansion.fixed[name]
                parameters = tuple(int(mask == blade) for mask in case.basis or ())
            else:
                parameters = tuple(
                    self._drawn(largest) if place in support else int(k < leading(case))
                    for k, place in enumerate(expansion.places[name])
                )
            choices[name] = Choice(parameters, self.source.choice(case.signs))
        return choices

    # --- Making points small ---

    def shrunk(self, choices: Choices) -> Point:
        """Return a point of which no coefficient can be dropped or made smaller."""
        choices = self._without_parameters(choices)
        point = self.point(choices)
        assert point is not None
        return self._without_coefficients(self._exchanged(dict(point)))

    def _without_parameters(self, choices: Choices) -> Choices:
        """Set parameters to zero, many at a time at first, then one by one to small values."""
        for name, case in self.problem.cases.items():
            start = leading(case)
            size = max(1, (case.count - start) // 2)
            while True:
                for first in range(start, case.count, size):
                    choices = self._try(choices, name, dict.fromkeys(range(first, first + size), 0))
                if size == 1:
                    break
                size //= 2
        for name, case in self.problem.cases.items():
            for place in range(case.count):
                for value in smaller(choices[name].parameters[place]):
                    changed = self._try(choices, name, {place: value})
                    if changed is not choices:
                        choices = changed
                        break
        return choices

    def _try(self, choices: Choices, name: str, values: dict[int, Any]) -> Choices:
        """Return choices with some parameters changed if the identity still fails there."""
        old = choices[name]
        parameters = tuple(values.get(k, value) for k, value in enumerate(old.parameters))
        if parameters == old.parameters:
            return choices
        changed = {**choices, name: Choice(parameters, old.sign)}
        return changed if self.fails(changed) else choices

    def _exchanged(self, point: dict[str, Parts]) -> dict[str, Parts]:
        """Exchange elements of constrained kinds for basis blades, or sums of two of one grade.

        Such elements are often out of reach of changes of one coefficient within the kind.
        """
        clock = Clock(SEARCH_SECONDS)
        for name, case in self.problem.cases.items():
            if case.basis is not None:
                continue
            for element in simple_elements(self.problem):
                if weight(element) >= weight(point[name]) or clock.left < 0:
                    break
                changed = {**point, name: element}
                if self._is_counterexample(changed, name):
                    point = changed
                    break
        return point

    def _without_coefficients(self, point: dict[str, Parts]) -> Point:
        """Drop coefficients and make them smaller until none can be, within the kinds."""
        again = True
        while again:
            again = False
            for name in point:
                point = self._divided(point, name)
                for mask in list(point[name]):
                    for value in smaller(point[name][mask]):
                        changed = {**point, name: with_coefficient(point[name], mask, value)}
                        if self._is_counterexample(changed, name):
                            point, again = changed, True
                            break
        return point

    def _divided(self, point: dict[str, Parts], name: str) -> dict[str, Parts]:
        """Divide an element by what all its coefficients have in common."""
        numbers = [Fraction(x) for x in point[name].values()]
        if not numbers:
            return point
        common = Fraction(
            gcd(*(x.numerator for x in numbers)), lcm(*(x.denominator for x in numbers))
        )
        if common == 1:
            return point
        divided = {mask: _plain(Fraction(x) / common) for mask, x in point[name].items()}
        changed = {**point, name: divided}
        return changed if self._is_counterexample(changed, name) else point

    def _is_counterexample(self, point: dict[str, Parts], name: str) -> bool:
        self.clock.check()
        case = self.problem.cases[name]
        return case.contains(self.space, point[name]) and fails_at(self.problem, point, self.clock)


def with_coefficient(x: Parts, mask: int, value: Any) -> Parts:
    """Return a multivector with one coefficient changed."""
    out = {k: v for k, v in x.items() if k != mask}
    return {**x, mask: value} if value else out


def weight(x: Parts) -> int:
    """Return how complicated a multivector is: the sum of numerators and denominators."""
    return sum(abs(Fraction(v).numerator) + Fraction(v).denominator for v in x.values())


def simple_elements(problem: Problem) -> Iterator[Parts]:
    """Yield basis blades, then sums and differences of two of one grade."""
    n = problem.algebra.n
    for grade in range(n + 1):
        yield from ({mask: 1} for mask in grade_masks(n, grade))
    for grade in range(1, n):
        for first, second in combinations(grade_masks(n, grade), 2):
            for sign in (1, -1):
                yield {first: 1, second: sign}


def leading(case: Case) -> int:
    """Return 1 if the chart's first parameter is a factor of the whole element, else 0."""
    return int(isinstance(case, Blades | Versors | NullVectors | NullHyperplanes))


def simple_choices(case: Case) -> Iterator[Choice]:
    """Yield parameters of simple elements: one entry of 1, then -1, 2, then two of 1."""
    factors = leading(case)
    rest = range(factors, case.count)

    def choice(*places: int, value: int = 1) -> Iterator[Choice]:
        parameters = tuple(1 if k < factors else value * (k in places) for k in range(case.count))
        for sign in case.signs:
            yield Choice(parameters, sign)

    if factors or not case.count or case.norm_sign:
        yield from choice()
    for k in rest:
        yield from choice(k)
    for value in (-1, 2):
        for k in rest:
            yield from choice(k, value=value)
    for pair in combinations(rest, 2):
        yield from choice(*pair)


def smaller(value: Any) -> Iterator[Any]:
    """Yield simpler numbers: 0, then by the sum of numerator and denominator; last, ``abs``.

    Examples
    --------
    >>> list(smaller(-2)), list(map(str, smaller(Fraction(3, 2))))
    ([0, 1, -1, 2], ['0', '1', '-1', '2', '-2', '1/2', '-1/2', '3', '-3', '1/3', '-1/3'])
    """
    number = Fraction(value)
    if not number:
        return
    yield 0
    size = abs(number.numerator) + number.denominator
    for total in range(2, min(size, ENUMERATED)):
        for denominator in range(1, total):
            if denominator > 1 and number.denominator == 1:
                break
            found = Fraction(total - denominator, denominator)
            if found.denominator == denominator:
                yield from (_plain(found), _plain(-found))
    if size > ENUMERATED and number.denominator == 1:
        half = abs(number.numerator) // 2
        yield from (half, -half)
    if number < 0:
        yield _plain(-number)


def _plain(number: Fraction) -> Any:
    return number.numerator if number.denominator == 1 else number


def _places(lengths: Sequence[int], total: int) -> Iterator[tuple[int, ...]]:
    """Yield indices below these lengths with a given sum."""
    if not lengths:
        if not total:
            yield ()
        return
    first, *rest = lengths
    for place in range(min(first, total + 1)):
        for others in _places(rest, total - place):
            yield (place, *others)
