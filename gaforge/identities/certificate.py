"""Schwartz-Zippel: evaluate both sides at a random point modulo a random large prime.

The difference of both sides is P / Q with integer polynomials in the parameters of the variables.
If it is not zero, some coefficient of P is not; it has at most ``bits`` bits, so at most bits/(k-1)
primes of k bits divide it, and there are more than ``2**(k - 2) / k`` such primes. If the prime
does not divide it, P vanishes at a random point with probability at most degree/prime.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from random import Random, SystemRandom

from gaforge.identities.bounds import Size, size_of
from gaforge.identities.evaluate import Evaluator, OutsideDomainError, Value
from gaforge.identities.exponentials import multiple_angle, multiple_of, units_of
from gaforge.identities.inverse import NotInvertible
from gaforge.identities.limits import Clock, NotDecidedError
from gaforge.identities.problem import Problem
from gaforge.identities.rings import Residues
from gaforge.identities.space import Parts, Space, is_scalar
from gaforge.language import Apply

WANTED = 120
"""The bound is below 2 to the power of minus this."""

WITNESSES = 80
"""Rounds of the test for primes; a composite number passes all with probability 4**-80."""

TRIES = 20
"""Points that are tried until all inverses exist."""


@dataclass(frozen=True)
class Certificate:
    """What random evaluation showed.

    Attributes
    ----------
    holds : bool
        False is certain, True has the probability of error `bound`.
    exponent : int
        The bound is 2 to the power of minus this.
    vacuous : bool
        Whether no point was found where all inverses exist.
    """

    holds: bool
    exponent: int
    vacuous: bool = False


def certify(problem: Problem, clock: Clock, source: Random | None = None) -> Certificate:
    """Evaluate an identity once for each component.

    Raises
    ------
    TooLargeError
        If that takes too long.
    NotDecidedError
        If both sides are no rational functions of parameters.
    """
    source = source or SystemRandom()
    n = problem.algebra.n
    units = units_of(problem.identity.left, problem.identity.right)
    names = dict.fromkeys(problem.blades, Size())
    for name, case in problem.cases.items():
        degree = case.member_degree
        bits = (degree + 1) * (n + 4)
        below = (degree, bits) if case.norm_sign else (0, 0)
        names[name] = Size(degree, below[0], bits, below[1])
    size = size_of(problem.identity.left, n, names, units).plus(
        size_of(problem.identity.right, n, names, units)
    )
    weight = size.degree + size.bits + size.below + size.bits_below
    digits = WANTED + weight.bit_length() + 24
    if digits > 2000:
        raise NotDecidedError("its degree is too high for a certificate")
    exponent = _exponent(size, digits)
    found = 0
    for signs in product(*(case.signs for case in problem.cases.values())):
        holds = _evaluate(problem, clock, source, digits, signs, units)
        if holds is False:
            return Certificate(False, exponent)
        found += holds is not None
    return Certificate(True, exponent, vacuous=not found)


def _exponent(size: Size, digits: int) -> int:
    """Return e such that the probability of error is below ``2**-e``."""
    primes = (1 << (digits - 2)) // digits
    bad_primes = size.bits // (digits - 1) + 1
    chance = Fraction(bad_primes, primes)
    chance += Fraction(size.degree, 1 << (digits - 1))
    chance += Fraction(1, 4**WITNESSES)
    # Given that Q does not vanish at the point; without this the chance would be half of that.
    return (1 / (2 * chance)).__floor__().bit_length() - 1


def _evaluate(
    problem: Problem,
    clock: Clock,
    source: Random,
    digits: int,
    signs: tuple[int, ...],
    units: Mapping[str, Fraction],
) -> bool | None:
    """Tell whether both sides agree at a random point; None if no point has a value."""
    outside = 0
    for _ in range(TRIES):
        ring = Residues(random_prime(digits, source))
        space = Space(problem.tables, ring, clock)
        bindings = {
            n: Value({mask: sign % ring.prime}) for n, (mask, sign) in problem.blades.items()
        }
        for (name, case), sign in zip(problem.cases.items(), signs, strict=True):
            member = case.member(
                space, [source.randrange(ring.prime) for _ in range(case.count)], sign
            )
            if member is None:
                break
            bindings[name] = Value(member)
        else:
            evaluator = Evaluator(space, bindings, _ResidueRoots(source, units, problem.simple))
            try:
                rest = evaluator.difference(problem.identity.left, problem.identity.right)
            except NotInvertible:
                continue
            except OutsideDomainError:
                outside += 1
                continue
            return not rest.parts
    if outside:
        raise NotDecidedError("the left operand of a sandwich is not a versor everywhere")
    return None


class _ResidueRoots:
    """Cosines and sines from random points of ``cos**2 - b sin**2 = 1``."""

    def __init__(
        self, source: Random, units: Mapping[str, Fraction], simple: frozenset[str]
    ) -> None:
        self.source = source
        self.units = units
        self.simple = simple
        self._pairs: dict[str, tuple[int, int]] = {}

    def norm(self, evaluator: Evaluator, value: Value) -> Value:
        """Refuse: roots are no rational functions."""
        raise NotDecidedError("norm is no rational function")

    def exp(self, evaluator: Evaluator, node: Apply) -> Value:
        """Return ``cos + sin B``."""
        found = multiple_of(node.operands[0])
        assert found is not None
        name, factor = found
        if name not in self.simple:
            raise NotDecidedError("exp is understood for simple bivectors only")
        space = evaluator.space
        ring: Residues = space.ring
        bivector: Parts = evaluator.bindings[name].parts
        squared = space.gp(bivector, bivector)
        assert is_scalar(squared)
        square = squared.get(0, 0)
        if not square or not factor:
            moved = space.scaled(bivector, ring.fraction(factor))
            return Value(space.add(space.integer(1), moved))
        if name not in self._pairs:
            t = self.source.randrange(ring.prime)
            below = (1 - square * t * t) % ring.prime
            if not below:
                raise OutsideDomainError
            over = ring.inverse(below)
            self._pairs[name] = (1 + square * t * t) * over % ring.prime, 2 * t * over % ring.prime
        count = int(factor / self.units[name])
        cosine, sine = multiple_angle(ring, *self._pairs[name], square, count)
        return Value(space.add(space.scalar(cosine), space.scaled(bivector, sine)))


def random_prime(digits: int, source: Random) -> int:
    """Return a random prime of this many binary digits.

    Examples
    --------
    >>> random_prime(64, Random(1)).bit_length()
    64
    """
    while True:
        candidate = source.getrandbits(digits - 1) | 1 << (digits - 1) | 1
        if is_probable_prime(candidate, source):
            return candidate


def is_probable_prime(n: int, source: Random) -> bool:
    """Tell whether an odd n passes the test of Miller and Rabin for random bases."""
    if any(n % p == 0 for p in _SMALL):
        return n in _SMALL
    twos = ((n - 1) & -(n - 1)).bit_length() - 1
    odd = (n - 1) >> twos
    for _ in range(WITNESSES):
        power = pow(source.randrange(2, n - 1), odd, n)
        if power in (1, n - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % n
            if power == n - 1:
                break
        else:
            return False
    return True


_SMALL = (
    3,
    5,
    7,
    11,
    13,
    17,
    19,
    23,
    29,
    31,
    37,
    41,
    43,
    47,
    53,
    59,
    61,
    67,
    71,
    73,
    79,
    83,
    89,
    97,
)
