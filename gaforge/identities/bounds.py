"""What can be said of an expression before it is expanded: degrees, and sizes of coefficients."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import inf

from gaforge.algebra import OPERATIONS
from gaforge.identities.exponentials import multiple_of
from gaforge.identities.inverse import matrix_size
from gaforge.identities.limits import NotDecidedError
from gaforge.language import Apply, Identity, Name, Node, Number, Power, error_at

MAX_DEGREE = 1000
"""Largest total degree of an expression in its variables."""

MAX_BITS = 20_000
"""Digits, to the base 2, that a constant of an expression may have."""

# --- Degrees in each variable ---------------------------------------------------------------------

Degrees = dict[str, tuple[float, float]]
"""Name to lowest and highest degree; the highest is infinite inside of inverses and roots."""


def degrees(node: Node) -> Degrees:
    """Return the degrees of the terms of an expression in each of its names.

    Examples
    --------
    >>> from gaforge.language import parse_expression
    >>> degrees(parse_expression("(a + b) * a ** 2"))
    {'a': (2, 3), 'b': (0, 1)}
    """
    if isinstance(node, Number):
        return {}
    if isinstance(node, Name):
        return {node.name: (1, 1)}
    if isinstance(node, Power):
        base = degrees(node.base)
        if node.exponent < 0:
            return _unbounded(base)
        return {k: (low * node.exponent, high * node.exponent) for k, (low, high) in base.items()}
    assert isinstance(node, Apply)
    inside = [degrees(operand) for operand in node.operands]
    if node.operation in ("add", "subtract"):
        return united(*inside)
    if node.operation in ("inv", "norm", "normalized", "exp"):
        return _unbounded(inside[0])
    if node.operation == "normsq":
        inside = inside * 2
    elif node.operation in ("divide", "proj"):
        inside[1] = _unbounded(inside[1])
    elif node.operation == "sandwich":
        inside[0] = _unbounded(inside[0])
    return _summed(*inside)


def united(*parts: Degrees) -> Degrees:
    """Return the degrees of a sum."""
    names = dict.fromkeys(name for part in parts for name in part)
    found = {name: [part.get(name, (0, 0)) for part in parts] for name in names}
    return {k: (min(low for low, _ in v), max(high for _, high in v)) for k, v in found.items()}


def _summed(*parts: Degrees) -> Degrees:
    """Return the degrees of a product."""
    names = dict.fromkeys(name for part in parts for name in part)
    found = {name: [part.get(name, (0, 0)) for part in parts] for name in names}
    return {k: (sum(low for low, _ in v), sum(high for _, high in v)) for k, v in found.items()}


def _unbounded(part: Degrees) -> Degrees:
    return {name: (0, inf if high else 0) for name, (_, high) in part.items()}


def check_size(identity: Identity) -> None:
    """Check that no power or constant is absurdly large.

    Raises
    ------
    ExpressionError
        If one is.
    """
    for side in (identity.left, identity.right):
        _checked_size(side, identity.text)


def _checked_size(node: Node, text: str) -> tuple[int, int]:
    """Return bounds of the total degree and of the bits of constants."""
    if isinstance(node, Number):
        return 0, max(node.value.numerator.bit_length(), node.value.denominator.bit_length())
    inside = [_checked_size(child, text) for child in node.children]
    degree = sum(d for d, _ in inside) if inside else 1
    bits = sum(b for _, b in inside) + 1
    if isinstance(node, Power):
        degree, bits = degree * abs(node.exponent), bits * abs(node.exponent)
    if degree > MAX_DEGREE:
        raise error_at(text, node.position, f"the degree {degree} is more than {MAX_DEGREE}")
    if bits > MAX_BITS:
        raise error_at(text, node.position, f"a constant has more than {MAX_BITS} bits")
    return degree, bits


# --- Rational functions of the parameters ---------------------------------------------------------


@dataclass(frozen=True)
class Size:
    """Bounds for a multivector of rational functions with one denominator.

    Attributes
    ----------
    degree, below : int
        Total degrees of numerators and denominator.
    bits, bits_below : int
        The sums of absolute values of their integer coefficients are at most ``2**bits``.
    """

    degree: int = 0
    below: int = 0
    bits: int = 0
    bits_below: int = 0

    def times(self, other: Size, spread: int) -> Size:
        """Return the size of a product, whose entries are sums of ``2**spread`` products."""
        return Size(
            self.degree + other.degree,
            self.below + other.below,
            self.bits + other.bits + spread,
            self.bits_below + other.bits_below,
        )

    def plus(self, other: Size) -> Size:
        """Return the size of a sum, over the product of the denominators."""
        return Size(
            max(self.degree + other.below, other.degree + self.below),
            self.below + other.below,
            max(self.bits + other.bits_below, other.bits + self.bits_below) + 1,
            self.bits_below + other.bits_below,
        )

    def inverse(self, n: int) -> Size:
        """Return the size of the inverse, an adjugate over a determinant.

        Each of the steps of the recursion in `gaforge.identities.inverse` multiplies by x and by
        integers below ``2**16``.
        """
        size = matrix_size(n)
        bits = size * (self.bits + n + 16)
        return Size(
            (size - 1) * self.degree + self.below,
            size * self.degree,
            bits + self.bits_below,
            bits,
        )


def size_of(node: Node, n: int, names: Mapping[str, Size], units: Mapping[str, Fraction]) -> Size:
    """Return the size of an expression.

    Parameters
    ----------
    node : Node
    n : int
        Number of basis vectors.
    names : mapping of str to Size
    units : mapping of str to Fraction
        Units of exponentials.

    Raises
    ------
    NotDecidedError
        If a root occurs, which is no rational function.
    """

    def visit(node: Node) -> Size:
        if isinstance(node, Number):
            value = node.value
            bits, below = value.numerator.bit_length(), value.denominator.bit_length()
            return Size(bits=bits, bits_below=below)
        if isinstance(node, Name):
            return names[node.name]
        if isinstance(node, Power):
            base = visit(node.base)
            base = base.inverse(n) if node.exponent < 0 else base
            out = Size()
            for _ in range(abs(node.exponent)):
                out = out.times(base, n)
            return out
        assert isinstance(node, Apply)
        if node.operation == "exp":
            return _exponential(node, n, names, units)
        rule = _SIZES.get(node.operation)
        inside = [visit(operand) for operand in node.operands]
        if rule is not None:
            return rule(n, *inside)
        kind = OPERATIONS[node.operation].kind
        if kind not in ("linear", "grade", "bilinear"):
            raise NotDecidedError(f"{node.operation} is no rational function")
        return inside[0].times(inside[1], n) if kind == "bilinear" else inside[0]

    return visit(node)


_SIZES: Mapping[str, Callable[..., Size]] = {
    "add": lambda n, a, b: a.plus(b),
    "subtract": lambda n, a, b: a.plus(b),
    "negate": lambda n, a: a,
    "divide": lambda n, a, b: a.times(b.inverse(n), n),
    "inv": lambda n, a: a.inverse(n),
    "normsq": lambda n, a: a.times(a, n),
    "proj": lambda n, x, y: x.times(y, n).times(y.inverse(n), n),
    "sandwich": lambda n, R, x: R.times(x, n).times(R.inverse(n), n),
    "sandwich2": lambda n, r, x, s: r.times(x, n).times(s, n),
}


def _exponential(
    node: Apply, n: int, names: Mapping[str, Size], units: Mapping[str, Fraction]
) -> Size:
    """Return the size of ``cos + sin B`` with ``cos = (1 + b t**2) / (1 - b t**2)``."""
    found = multiple_of(node.operands[0])
    assert found is not None
    name, factor = found
    if not factor:
        return Size()
    bivector = names[name]
    square = bivector.times(bivector, n)
    pair = Size(square.degree + 2, square.degree + 2, square.bits + 3, square.bits + 3)
    number = Size(bits=factor.numerator.bit_length(), bits_below=factor.denominator.bit_length())
    out = bivector.times(number, 0).plus(Size())
    for _ in range(abs(int(factor / units[name]))):
        out = out.times(pair, 1).plus(out.times(pair, 1).times(square, 0))
    return out
