"""Gradients of products in spinor form: products of the same kind, with transposed factors.

With the Euclidean product of coefficients, ``<a, b> = sum of a_A b_A`` over basis blades, the
transpose of the multiplication by a blade is the multiplication by its inverse, which is the blade
up to the sign of its square. So with ``a'``, in which the coefficient of every blade is multiplied
by that sign,

    <g, a b> = <g b', a> = <a' g, b>,

and gradients of two-sided products are two-sided products. Null vectors have no inverse: there is
no such form for r > 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from gaforge.algebra import Layout
from gaforge.algebra.blades import reverse_sign
from gaforge.codegen.derive.spinor import Representation, represent
from gaforge.codegen.derive.spinor_forms import NAMES, Product, find_form
from gaforge.codegen.ir.cost import Cost
from gaforge.codegen.spec import KernelSpec

GRADIENT = "g"
"""Name of the gradient of the result."""


@dataclass(frozen=True)
class Leaf:
    """An operand, or the gradient of the result, with a sign for every blade.

    Attributes
    ----------
    operand : str
    layout : Layout
    signs : tuple of int
        Of each grade of the layout.
    transposed : bool
        Whether blades with an odd number of vectors that square to -1 change sign.
    raw : bool
        Whether planes are given instead of coefficients.
    scale : int
        What every coefficient is divided by.
    folded : bool
        Whether the odd part is multiplied by the square of the central I.
    """

    operand: str
    layout: Layout
    signs: tuple[int, ...]
    transposed: bool = False
    raw: bool = False
    scale: int = 1
    folded: bool = False

    @property
    def parity(self) -> str:
        """Return ``even``, ``odd`` or ``full``."""
        found = {k % 2 for k in self.layout.grades}
        return "full" if len(found) == 2 else "odd" if found == {1} else "even"

    def graded(self, central: int) -> tuple[int, ...]:
        """Return the signs of grades, with what is folded in."""
        return tuple(
            sign * central if self.folded and k % 2 else sign
            for k, sign in zip(self.layout.grades, self.signs, strict=True)
        )


@dataclass(frozen=True)
class Pair:
    """A product of two values, either of them a leaf or another product."""

    left: Leaf | Pair
    right: Leaf | Pair
    product: Product

    @property
    def parity(self) -> str:
        """Parity of the result."""
        product = self.product
        if product.want != "full":
            return product.want
        if "full" in (product.left, product.right):
            return "full"
        return "even" if product.left == product.right else "odd"

    @property
    def turns(self) -> int:
        """How often the central I was taken out of odd factors."""
        return sum(turns(side) for side in (self.left, self.right)) if self._central else 0

    @property
    def _central(self) -> bool:
        return bool(self.product.spinor.central)

    @property
    def scale(self) -> int:
        """What the result comes out multiplied with."""
        return self.product.scale * scale(self.left) * scale(self.right)


def turns(value: Leaf | Pair) -> int:
    """Return how often the central I was taken out."""
    return value.turns if isinstance(value, Pair) else int(value.parity == "odd")


def scale(value: Leaf | Pair) -> int:
    """Return what a value comes multiplied with, other than by the divisors of its leaves."""
    return value.scale if isinstance(value, Pair) else 1


def divisor(value: Leaf | Pair) -> int:
    """Return what the leaves of a value are divided by, together."""
    if isinstance(value, Pair):
        return divisor(value.left) * divisor(value.right)
    return value.scale


@dataclass(frozen=True)
class Gradient:
    """The gradient of one operand, or a summand of it.

    Attributes
    ----------
    operand : str
    layout : Layout
    signs : tuple of int
        By which the grades are multiplied at the end.
    pair : Pair
    raw : bool
        Whether the gradient is in planes.
    """

    operand: str
    layout: Layout
    signs: tuple[int, ...]
    pair: Pair
    raw: bool = False


@dataclass(frozen=True)
class Adjoint:
    """How the gradients of an operation are computed.

    Attributes
    ----------
    operands : tuple of str
        Names of the operands of the operation, without the gradient of its result.
    gradients : tuple of Gradient
        Several of one operand are added.
    """

    spec: KernelSpec
    operands: tuple[str, ...]
    gradients: tuple[Gradient, ...] = field(default=())

    @cached_property
    def spinor(self) -> Representation:
        """The representation of the algebra."""
        return represent(self.spec.algebra.p, self.spec.algebra.q)

    @property
    def pairs(self) -> list[Pair]:
        """Return all products, each once, factors before what they are factors of."""
        found: dict[Pair, None] = {}

        def visit(value: Leaf | Pair) -> None:
            if isinstance(value, Pair):
                visit(value.left)
                visit(value.right)
                found.setdefault(value)

        for gradient in self.gradients:
            visit(gradient.pair)
        return list(found)

    @property
    def leaves(self) -> list[Leaf]:
        """Return all leaves, each once."""
        found: dict[Leaf, None] = {}
        for pair in self.pairs:
            for value in (pair.left, pair.right):
                if isinstance(value, Leaf):
                    found.setdefault(value)
        return list(found)

    def wanted_for(self, value: Leaf | Pair, side: int | None = None) -> list[str]:
        """Return the operands whose gradients need a value, or need it as a factor on one side."""

        def within(other: Leaf | Pair) -> bool:
            if other == value and side is None:
                return True
            if not isinstance(other, Pair):
                return False
            sides = (other.left, other.right)
            return (side is not None and sides[side] == value) or any(map(within, sides))

        found = {gradient.operand for gradient in self.gradients if within(gradient.pair)}
        return [name for name in self.operands if name in found]

    @cached_property
    def cost(self) -> Cost:
        """Operations per element, all gradients and transforms of all operands included."""
        spinor = self.spinor
        size = spinor.planes * spinor.k**2
        multiplications = additions = 0
        for pair in self.pairs:
            multiplications += pair.product.multiplications
            additions += pair.product.multiplications + pair.product.additions
        halves = [leaf.parity != "full" for leaf in self.leaves if not leaf.raw]
        halves += [g.pair.parity != "full" for g in self.gradients if not g.raw]
        for half in halves:
            planes = size // 2 if half and spinor.central else size
            multiplications += planes
            additions += planes * spinor.bits
        return Cost(multiplications, additions)


def find_adjoint(spec: KernelSpec) -> Adjoint | None:
    """Return how gradients of an operation are computed, or None where there is no such form."""
    form = find_form(spec)
    if form is None or spec.algebra.r or spec.operation in ("to_spinor", "from_spinor"):
        return None
    if spec.operation == "sandwich" and any(k % 2 for k in spec.layouts[0].grades):
        return None
    return _Finder(spec, form.spinor).find()


class _Finder:
    """Builds the adjoint of one operation."""

    def __init__(self, spec: KernelSpec, spinor: Representation) -> None:
        self.spec, self.spinor = spec, spinor
        self.names = NAMES[spec.operation]
        self.raw = spec.operation == "sandwich2_spinor"
        g = spec.result
        self.g = Leaf(GRADIENT, g, (1,) * len(g.grades), raw=self.raw)

    def find(self) -> Adjoint:
        """Return the adjoint."""
        if self.spec.operation == "gp":
            a, b = self._transposed(0), self._transposed(1)
            gradients = [self._gradient(0, self.g, b), self._gradient(1, a, self.g)]
        elif self.spec.operation == "sandwich":
            gradients = self._two_sided(0, 1, 0)
        else:
            gradients = self._two_sided(0, 1, 2)
        operands = self.names
        return Adjoint(self.spec, operands, tuple(gradients))

    def _two_sided(self, r: int, x: int, s: int) -> list[Gradient]:
        """Return the gradients of ``r x ~s``: ``g s x'`` of r, ``r' g s`` of x, ``x' r' g`` of ~s.

        Here s is the transpose of ~s.
        """
        left, middle = self._transposed(r), self._transposed(x)
        last = self._transposed(s, reverse=True)
        if self.raw:
            moved = self._pair(left, self.g)
            power = self._pair(moved, last).scale
            last = replace(last, scale=power)
        moved, turned = self._pair(left, self.g), self._pair(self.g, last)
        reversed_signs = tuple(reverse_sign(k) for k in self.spec.layouts[s].grades)
        return [
            self._gradient(r, turned, middle),
            self._gradient(x, moved, last),
            self._gradient(s, middle, moved, reversed_signs),
        ]

    def _transposed(self, place: int, reverse: bool = False) -> Leaf:
        """Return an operand, or its reverse, transposed: by the squares of its blades."""
        layout = self.spec.layouts[place]
        raw = self.raw and place == 1
        negative = self.spec.algebra.q > 0
        signs = tuple(1 if reverse else reverse_sign(k) for k in layout.grades)
        return Leaf(self.names[place], layout, signs, negative, raw)

    def _pair(self, left: Leaf | Pair, right: Leaf | Pair, want: str = "full") -> Pair:
        return Pair(left, right, Product(self.spinor, left.parity, right.parity, want))

    def _gradient(
        self,
        place: int,
        left: Leaf | Pair,
        right: Leaf | Pair,
        signs: tuple[int, ...] | None = None,
    ) -> Gradient:
        layout = self.spec.layouts[place]
        raw = self.raw and place == 1
        even = not any(k % 2 for k in layout.grades) and not (turns(left) + turns(right)) % 2
        full = left.parity == right.parity == "full"
        pair = self._pair(left, right, "even" if even and full else "full")
        if pair.product.folded:
            left, right = self._fold(left), self._fold(right)
        pair = Pair(left, right, replace(pair.product, add=True))
        return Gradient(self.names[place], layout, signs or (1,) * len(layout.grades), pair, raw)

    def _fold(self, value: Leaf | Pair) -> Leaf | Pair:
        """Put the square of I into an operand; every gradient is a product with just one."""
        if isinstance(value, Leaf) and value.operand != GRADIENT:
            return replace(value, folded=True)
        return value
