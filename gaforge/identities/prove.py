"""Proof by expansion: both sides as polynomials in the parameters of the variables.

A variable that ranges over a linear space, and in which both sides are of degree at most 1, may be
replaced by 0 and by the basis blades of the space, one after another: a function of degree 1 that
vanishes there vanishes. That is done where an expansion in all its coefficients is too large.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any

from gaforge.identities.bounds import degrees, united
from gaforge.identities.cases import Case
from gaforge.identities.evaluate import Evaluator, Value
from gaforge.identities.exponentials import units_of
from gaforge.identities.inverse import NotInvertible
from gaforge.identities.limits import Clock, TooLargeError
from gaforge.identities.problem import Problem
from gaforge.identities.rings import Polynomial, Polynomials, TooHighDegreeError
from gaforge.identities.roots import Relations, SymbolicRoots, UnknownSignError
from gaforge.identities.space import Space
from gaforge.language import Apply

WIDTHS = (4, 8, 16, 32)
"""Bits of an exponent, tried in turn."""

SPLIT_WORK = 3_000_000
"""Products of terms after which a variable is replaced by basis blades."""

MAX_WORK = 10_000_000
"""Products of terms after which an expansion is given up for a certificate: some 5 s."""

UNLIMITED = 10**12
"""Products of terms that no time is enough for."""

MAX_SIGNS = 6
"""Norms of unknown sign; each doubles the number of expansions."""

Fixed = Mapping[str, int | None]
"""Name to the basis blade, or None for 0, that a variable is replaced by."""


@dataclass(frozen=True)
class Expansion:
    """The difference of both sides.

    Attributes
    ----------
    remainders : dict of int to Polynomial
        Blade to a polynomial that does not vanish; none if the identity holds.
    ring : Polynomials
    places : dict of str to range
        Generators that are parameters of a variable.
    fixed : mapping
        Variables that were replaced.
    vacuous : bool
        Whether an inverse exists nowhere.
    """

    remainders: Mapping[int, Polynomial]
    ring: Polynomials
    places: Mapping[str, range]
    fixed: Fixed
    vacuous: bool = False


@dataclass(frozen=True)
class Proof:
    """What an expansion showed.

    Attributes
    ----------
    failure : Expansion or None
        The first that does not vanish.
    vacuous : bool
        Whether an inverse exists nowhere.
    replaced : tuple of str
        Variables that were replaced by basis blades.
    generators : int
        Number of generators of the largest ring.
    """

    failure: Expansion | None
    vacuous: bool = False
    replaced: tuple[str, ...] = ()
    generators: int = 0


def prove(problem: Problem, clock: Clock, max_work: int = MAX_WORK) -> Proof:
    """Expand an identity.

    Raises
    ------
    TooLargeError
        If that takes too long or has too many terms.
    NotDecidedError
        If an operation is not understood there.
    """
    units = units_of(problem.identity.left, problem.identity.right)
    replaceable = _replaceable(problem)
    replaced: list[str] = []
    while True:
        work = min(SPLIT_WORK, max_work) if replaceable else max_work
        try:
            return _prove_on_grid(problem, clock, units, replaced, work)
        except TooLargeError:
            if not replaceable or clock.left < 0:
                raise
            replaced.append(replaceable.pop())


def _replaceable(problem: Problem) -> list[str]:
    """Return the variables of degree at most 1 in linear spaces, the largest space last."""
    found = united(degrees(problem.identity.left), degrees(problem.identity.right))
    names = [
        name
        for name, case in problem.cases.items()
        if case.basis is not None and found[name][1] <= 1
    ]
    return sorted(names, key=lambda name: problem.cases[name].count)


def _prove_on_grid(
    problem: Problem,
    clock: Clock,
    units: Mapping[str, Fraction],
    replaced: list[str],
    work: int,
) -> Proof:
    """Expand for each choice of basis blades for the variables that are replaced."""
    found = united(degrees(problem.identity.left), degrees(problem.identity.right))
    choices: list[list[int | None]] = []
    for name in replaced:
        blades: list[int | None] = list(problem.cases[name].basis or ())
        if found[name][0] < 1 or not blades:
            blades.append(None)
        choices.append(blades)
    largest = 0
    for chosen in product(*choices):
        fixed = dict(zip(replaced, chosen, strict=True))
        expansion = expand(problem, clock, units, fixed, work)
        largest = max(largest, expansion.ring.count)
        if expansion.remainders:
            return Proof(expansion, replaced=tuple(replaced), generators=largest)
        if expansion.vacuous:
            return Proof(None, vacuous=True)
    return Proof(None, replaced=tuple(replaced), generators=largest)


def expand(
    problem: Problem, clock: Clock, units: Mapping[str, Fraction], fixed: Fixed, work: int
) -> Expansion:
    """Expand the difference, with as many bits for exponents as it takes."""
    signs: list[tuple[int, ...]] = [()]
    width = 0
    done: list[Expansion] = []
    while signs:
        try:
            expansion = _expand_once(problem, clock, units, fixed, work, WIDTHS[width], signs[-1])
        except TooHighDegreeError:
            width += 1
            if width == len(WIDTHS):
                raise TooLargeError("its degree is too high") from None
            continue
        except UnknownSignError:
            known = signs.pop()
            if len(known) == MAX_SIGNS:
                raise TooLargeError("it has too many norms whose sign is not known") from None
            signs += [(*known, -1), (*known, 1)]
            continue
        if expansion.remainders:
            return expansion
        done.append(expansion)
        signs.pop()
    return min(done, key=lambda expansion: expansion.vacuous)


def _expand_once(
    problem: Problem,
    clock: Clock,
    units: Mapping[str, Fraction],
    fixed: Fixed,
    work: int,
    width: int,
    signs: tuple[int, ...],
) -> Expansion:
    ring = Polynomials(width, clock, work)
    space = Space(problem.tables, ring, clock)
    relations = Relations(ring)
    bindings: dict[str, Value] = {}
    for name, (mask, sign) in problem.blades.items():
        bindings[name] = Value({mask: ring.integer(sign)})
    places = {}
    for name, case in problem.cases.items():
        if name in fixed:
            mask_or_zero = fixed[name]
            parts = {} if mask_or_zero is None else {mask_or_zero: ring.integer(1)}
            bindings[name] = Value(parts)
        else:
            start = ring.count
            bindings[name] = Value(chart(space, relations, case))
            places[name] = range(start, start + case.count)
    roots = SymbolicRoots(relations, units, signs, problem.simple)
    evaluator = Evaluator(space, bindings, roots)
    try:
        remainders = _remainders(problem, evaluator, relations)
    except NotInvertible:
        return Expansion({}, ring, places, fixed, vacuous=True)
    return Expansion(remainders, ring, places, fixed)


def chart(space: Space, relations: Relations, case: Case) -> dict[int, Any]:
    """Return a general element of a case, in new generators."""
    ring = space.ring
    parts = case.chart(space, [ring.generator() for _ in range(case.count)])
    if not case.norm_sign:
        return parts
    place = ring.count
    factor = ring.generator()
    norm = ring.times(space.norm_square(parts), case.norm_sign)
    relations.units.append((place, norm))
    return space.scaled(parts, factor)


def _remainders(
    problem: Problem, evaluator: Evaluator, relations: Relations
) -> dict[int, Polynomial]:
    """Return the coefficients of the difference that do not vanish.

    Raises
    ------
    NotInvertible
        If a denominator vanishes.
    """
    # Norms of factors before norms of products, which are then seen to be products of norms.
    norms = [n for n in problem.nodes if isinstance(n, Apply) and n.operation in _ROOTS]
    for node in sorted(norms, key=_total_degree):
        evaluator.evaluate(node)
    difference = evaluator.difference(problem.identity.left, problem.identity.right)
    for divisor in evaluator.denominators:
        if relations.vanishes(divisor):
            raise NotInvertible
    out = {}
    for mask, polynomial in difference.parts.items():
        rest = relations.reduced(polynomial)
        if rest:
            out[mask] = rest[0]
    return out


_ROOTS = ("norm", "normalized")


def _total_degree(node: Apply) -> float:
    """Return the degree of the operand in all names together."""
    return sum(high for _, high in degrees(node.operands[0]).values())
