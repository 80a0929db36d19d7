"""Exponentials of simple bivectors: which ones occur, and their cosines and sines.

``exp(k B) = cos + sin B`` for a bivector B with a scalar square b, where cos is ``cosh(k sqrt(b))``
and sin ``sinh(k sqrt(b)) / sqrt(b)``, real for b of either sign, so ``cos**2 - b sin**2 = 1``. All
multiples of one B that occur are integer multiples of one unit, whose pair of symbols is enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import gcd, lcm
from typing import Any

from gaforge.identities.limits import NotDecidedError
from gaforge.identities.rings import Ring
from gaforge.language import Apply, Name, Node, Number, walk

MAX_MULTIPLE = 32
"""Largest multiple of the unit whose cosine and sine are expanded."""

MAX_FACTORED = 10**10
"""Largest integer that is factored, by trial division."""


def multiple_of(node: Node) -> tuple[str, Fraction] | None:
    """Return a name and a number if an expression is a rational multiple of a name.

    Examples
    --------
    >>> from gaforge.language import parse_expression
    >>> multiple_of(parse_expression("-B * 3 / 2"))
    ('B', Fraction(-3, 2))
    """
    if isinstance(node, Name):
        return node.name, Fraction(1)
    if not isinstance(node, Apply) or node.operation not in ("negate", "gp", "divide"):
        return None
    first, *rest = node.operands
    if not rest:
        found = multiple_of(first)
        return found and (found[0], -found[1])
    (second,) = rest
    if isinstance(first, Number) and node.operation == "gp":
        first, second = second, first
    if not isinstance(second, Number):
        return None
    found = multiple_of(first)
    if found is None or (node.operation == "divide" and not second.value):
        return None
    factor = second.value if node.operation == "gp" else 1 / second.value
    return found[0], found[1] * factor


def units_of(*nodes: Node) -> dict[str, Fraction]:
    """Return, for each name in an exponential, the unit of which all multiples are integer ones.

    Raises
    ------
    NotDecidedError
        If an operand of ``exp`` is not a rational multiple of a name.
    """
    units: dict[str, Fraction] = {}
    for node in walk(*nodes):
        if isinstance(node, Apply) and node.operation == "exp":
            found = multiple_of(node.operands[0])
            if found is None:
                raise NotDecidedError(
                    f"exp is understood for rational multiples of a declared simple bivector, "
                    f"which {node.operands[0]} is not"
                )
            name, factor = found
            if factor:
                units[name] = common_unit(units.get(name, factor), factor)
    return units


def common_unit(a: Fraction, b: Fraction) -> Fraction:
    """Return the largest rational number of which a and b are integer multiples."""
    denominator = lcm(a.denominator, b.denominator)
    return Fraction(gcd(int(a * denominator), int(b * denominator)), denominator)


def multiple_angle(ring: Ring, cosine: Any, sine: Any, square: Any, count: int) -> tuple[Any, Any]:
    """Return cosine and sine of a multiple: ``(cos + sin j)**count`` with ``j**2`` = square."""
    if abs(count) > MAX_MULTIPLE:
        raise NotDecidedError(f"multiples in exponentials are at most {MAX_MULTIPLE} units")
    if count < 0:
        sine = ring.times(sine, -1)
    out = (ring.integer(1), ring.integer(0))
    for _ in range(abs(count)):
        real, imaginary = out
        turned = ring.multiply(ring.multiply(imaginary, sine), square)
        out = (
            ring.add(ring.multiply(real, cosine), turned),
            ring.add(ring.multiply(real, sine), ring.multiply(imaginary, cosine)),
        )
    return out


def square_class(value: int) -> tuple[int, int]:
    """Return ``(root, core)`` with ``value = root**2 core``, no square dividing core.

    Examples
    --------
    >>> square_class(-12), square_class(9)
    ((2, -3), (3, 1))
    """
    if abs(value) > MAX_FACTORED:
        raise NotDecidedError(f"{value} is too large to be factored")
    root, core = 1, value
    factor = 2
    while factor * factor <= abs(core):
        while core % (factor * factor) == 0:
            core //= factor * factor
            root *= factor
        factor += 1
    return root, core


def prime_factors(value: int) -> list[int]:
    """Return the primes that divide a positive integer.

    Examples
    --------
    >>> prime_factors(84)
    [2, 3, 7]
    """
    out = []
    factor = 2
    while factor * factor <= value:
        if value % factor == 0:
            out.append(factor)
            while value % factor == 0:
                value //= factor
        factor += 1
    return out + [value] * (value > 1)


class ExactAngles:
    """Cosines and sines at rational bivectors, as polynomials in transcendental numbers.

    For a bivector of square b = root² core, angles are multiples of ``sqrt(core)``. For each core
    there is one pair, the hyperbolic cosine and sine of a common unit of these angles. The roots
    of different cores are linearly independent over the rational numbers, so the exponentials of
    the units are algebraically independent (Lindemann and Weierstrass): an expression vanishes
    only if its polynomial is a multiple of ``cos**2 - core sin**2 - 1``.

    Parameters
    ----------
    angles : mapping of str to tuple
        Name to ``(square, step)``: the integer square of its numerator, and a rational number of
        which all its multiples are integer multiples.
    """

    def __init__(self, angles: Mapping[str, tuple[int, Fraction]]) -> None:
        self.units: dict[int, Fraction] = {}
        for square, step in angles.values():
            if square:
                root, core = square_class(square)
                self.units[core] = common_unit(self.units.get(core, step * root), step * root)
