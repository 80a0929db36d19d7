"""Which operations are evaluated in spinor form, as products of factors, and what that costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import prod

from gaforge.algebra import OPERATIONS, Algebra, Layout
from gaforge.algebra.blades import involute_sign, reverse_sign
from gaforge.codegen.derive.sandwich import PRODUCT_FORM
from gaforge.codegen.derive.spinor import LARGEST, Representation, represent
from gaforge.codegen.ir.cost import Cost
from gaforge.codegen.ir.plan import Operand, Plan, Spinor
from gaforge.codegen.spec import KernelSpec

SMALLEST = 7
"""Least n: up to 6, products are unrolled or blocked."""

NAMES = {
    "gp": ("a", "b"),
    "sandwich": ("R", "x"),
    "sandwich2": ("r", "x", "s"),
    "to_spinor": ("x",),
    "from_spinor": ("x",),
    "sandwich2_spinor": ("r", "x", "s"),
}
"""Operations with a spinor form, and their operands."""

TERMS = {"gp": 70_000, "sandwich": 300_000, "sandwich2": 300_000}
"""Most terms of a law, written out, for which another form can be derived and proved.

Deriving and proving that many takes some 15 s; a dense product of n = 8 has 65,536.
"""


@dataclass(frozen=True)
class Factor:
    """An operand, or a part of it by parity, with a sign for each of its grades.

    Attributes
    ----------
    operand : int
        Place of the operand.
    layout : Layout
    signs : tuple of int
        Of each grade of the layout; 0 for grades that are left out.
    """

    operand: int
    layout: Layout
    signs: tuple[int, ...]

    @property
    def parity(self) -> str:
        """Return ``even``, ``odd`` or ``full``, by the grades that are there."""
        found = {k % 2 for k, sign in zip(self.layout.grades, self.signs, strict=True) if sign}
        return "full" if len(found) == 2 else "odd" if found == {1} else "even"

    @property
    def involuted(self) -> Factor:
        """The grade involution of the factor."""
        return self.twisted(involute_sign)

    def twisted(self, sign: Callable[[int], int]) -> Factor:
        """Return the factor with every grade multiplied by its sign."""
        signs = tuple(s * sign(k) for k, s in zip(self.layout.grades, self.signs, strict=True))
        return Factor(self.operand, self.layout, signs)

    def part(self, parity: int) -> Factor:
        """Return the part of one parity."""
        return self.twisted(lambda k: int(k % 2 == parity))


@dataclass(frozen=True)
class Product:
    """How two elements are multiplied, by what is known of them.

    Attributes
    ----------
    spinor : Representation
    left, right : str
        ``even``, ``odd`` or ``full``.
    want : str
        ``even`` if only the even part of the product of two full factors is wanted.
    add : bool
        Whether products are added to what is there, as gradients of factors that are shared by a
        batch are.
    """

    spinor: Representation
    left: str
    right: str
    want: str = "full"
    add: bool = False

    @property
    def halves(self) -> tuple[bool, bool]:
        """Whether each factor has no part with I, after I itself is taken out of odd ones."""
        if not self.spinor.central:
            return False, False
        return self.left != "full", self.right != "full"

    @property
    def both(self) -> bool:
        """Whether both factors have a part with I, and so has the result."""
        return bool(self.spinor.central) and not any(self.halves) and not self.folded

    @property
    def folded(self) -> bool:
        """Whether two full factors make an even result: a sum of products of their two parts.

        The sign of the square of I is in the odd part of one factor.
        """
        full = self.left == self.right == "full"
        return bool(self.spinor.central) and full and self.want == "even"

    @property
    def scale(self) -> int:
        """What the product comes out multiplied with: powers of two that are divided out later."""
        return (4 if self.spinor.quaternions else 1) * (
            2 if self.both and self.spinor.central > 0 else 1
        )

    def parts(self, side: int) -> int:
        """Return how many matrices a factor is expanded to."""
        units = 8 if self.spinor.quaternions else 1
        if self.both:
            return units * (2 if self.spinor.central > 0 else 3)
        return units * (2 if self.spinor.central and not self.halves[side] else 1)

    @property
    def products(self) -> int:
        """Number of products of real matrices."""
        return max(self.parts(0), self.parts(1))

    @property
    def results(self) -> int:
        """Number of matrices that products are added up in."""
        return self.products // 2 if self.folded else self.products

    @property
    def planes(self) -> int:
        """Number of planes of the result."""
        half = all(self.halves) or self.folded
        return self.spinor.planes // 2 if self.spinor.central and half else self.spinor.planes

    def blocks(self, side: int) -> str:
        """Return which blocks of a factor are not zero: ``even``, ``odd`` or ``full``."""
        return (self.left, self.right)[side] if self._wide else "full"

    @property
    def block(self) -> str:
        """Which blocks of the result are computed, by parity, where both factors are full."""
        both = self.left == self.right == "full"
        return self.want if self._wide and both else "full"

    @property
    def _wide(self) -> bool:
        return self.spinor.graded and self.spinor.k >= 32

    @property
    def multiplications(self) -> int:
        """Multiplications of matrix entries, each with an addition."""
        k = self.spinor.k
        halved = sum(self.blocks(side) != "full" for side in (0, 1)) + (self.block != "full")
        return self.products * k**3 >> halved

    @property
    def additions(self) -> int:
        """Additions to expand both factors and to collect the result."""
        each = 3 if self.spinor.quaternions else 0
        total = sum(self.parts(side) * (each + self.both) for side in (0, 1))
        return (total + self.results * (each + self.both)) * self.spinor.k**2


def singles(spinor: Representation) -> list[tuple[int, int]]:
    """Return the pairs (u, v) of quaternion units, one per unit w = u v, with the other sign.

    The eight products: ``sum over u of A_u B_(u ^ w)`` is a sum of four products of Hadamard sums,
    which has all signs equal; for w = 0 all but one sign is -1, for the others only one is.
    """
    shift = 2 * spinor.bits
    pairs = []
    for w in range(4):
        signs = {u: spinor.sign(u << shift, (u ^ w) << shift) for u in range(4)}
        rare = 1 if w == 0 else -1
        (u,) = [u for u in range(4) if signs[u] == rare]
        pairs.append((u, u ^ w))
    return pairs


@dataclass(frozen=True)
class Form:
    """``(sum of left right) last``: how an operation is evaluated on matrices.

    Attributes
    ----------
    algebra : Algebra
    first : tuple of pairs of Factor
        Empty for the transforms alone: of ``last`` to matrices, or back if there is none.
    last : Factor or None
    result : Layout
    raw : bool
        Whether the right factor of the first product is given in planes, and so is the result.
    """

    algebra: Algebra
    first: tuple[tuple[Factor, Factor], ...]
    last: Factor | None
    result: Layout
    raw: bool = False

    @cached_property
    def spinor(self) -> Representation:
        """The representation of the algebra without its null vectors."""
        return represent(self.algebra.p, self.algebra.q)

    @property
    def null(self) -> int:
        """Number of parts by null vectors, ``2**r``."""
        return 1 << self.algebra.r

    def parity(self, factor: Factor) -> str:
        """Return the parity of what is transformed; parts by null vectors, and sums, have both."""
        return "full" if self.algebra.r or len(self.first) > 1 else factor.parity

    @cached_property
    def products(self) -> tuple[Product, ...]:
        """The products of the first step."""
        return tuple(
            Product(self.spinor, self.parity(left), self.parity(right))
            for left, right in self.first
        )

    @property
    def middle(self) -> str:
        """Parity of the result of the first step."""
        if not self.first:
            return "full"
        parities = {_times(product.left, product.right) for product in self.products}
        return parities.pop() if len(parities) == 1 else "full"

    @cached_property
    def second(self) -> Product | None:
        """The product with the last factor."""
        if not self.first or self.last is None:
            return None
        return Product(self.spinor, self.middle, self.parity(self.last))

    @property
    def outcome(self) -> str:
        """Parity of the result."""
        return _times(self.middle, self.second.right) if self.second else self.middle

    @cached_property
    def pairs(self) -> int:
        """Products of parts by null vectors: ``3**r``."""
        return 3**self.algebra.r

    @property
    def scale(self) -> int:
        """What the result comes out multiplied with, a power of two that is divided out last."""
        if not self.first:
            return self.spinor.k if self.last is None else 1
        scale = self.products[0].scale * (1 if self.raw else self.spinor.k)
        return scale * self.second.scale if self.second else scale

    @property
    def largest(self) -> int:
        """Bound on every number on the way, over the product of the operands' absolute sums.

        An entry of a matrix is at most the sum of the absolute coefficients; expanding a factor
        makes that 8 times as large, and collecting products at most 8 times again.
        """
        steps = 1 + (self.second is not None) if self.first else 0
        return self.spinor.k * self.null * len(self.first or (0,)) * 64**steps

    @cached_property
    def cost(self) -> Cost:
        """Operations per element, transforms of all operands included."""
        spinor = self.spinor
        hats = 2 if self.algebra.r else 1
        multiplications = additions = 0
        if not self.first:
            size = (self.last.layout if self.last else self.result).size
            return Cost(size, _transform(spinor, self.null, "full"))
        products = list(self.products) * (hats if self.last else 1)
        products += [self.second] if self.second else []
        for product in products:
            multiplications += self.pairs * product.multiplications
            additions += self.pairs * (product.multiplications + product.additions)
        factors = [(factor, side) for pair in self.first for side, factor in enumerate(pair)]
        factors += [(self.last, 1)] if self.last else []
        if self.raw:
            factors = [(factor, side) for factor, side in factors if factor.operand != 1]
        for factor, side in factors:
            times = hats if side == 0 or self.last else 1
            multiplications += times * factor.layout.size
            additions += times * _transform(spinor, self.null, factor.parity)
        if self.raw:
            return Cost(multiplications, additions)
        multiplications += self.result.size
        additions += _transform(spinor, self.null, self.outcome)
        return Cost(multiplications, additions)


def _transform(spinor: Representation, null: int, parity: str) -> int:
    half = spinor.central and parity != "full" and null == 1
    planes = spinor.planes // 2 if half else spinor.planes
    return null * planes * spinor.k**2 * spinor.bits


def _times(left: str, right: str) -> str:
    if "full" in (left, right):
        return "full"
    return "even" if left == right else "odd"


def find_form(spec: KernelSpec) -> Form | None:
    """Return the form of an operation, or None where there is none."""
    algebra = spec.algebra
    planes = spec.operation.endswith("spinor")
    if not (1 if planes else SMALLEST) <= algebra.n <= LARGEST:
        return None
    if spec.operation not in NAMES or not all(layout.grades for layout in spec.layouts):
        return None
    if not spec.result.grades:
        return None
    factors = [
        Factor(place, layout, (1,) * len(layout.grades))
        for place, layout in enumerate(spec.layouts)
    ]
    if spec.operation == "sandwich2_spinor":
        return _of_planes(spec, factors)
    if planes:
        if spec.operation == "to_spinor":
            return Form(algebra, (), factors[0], spec.result)
        whole = spec.layouts[0].name == "full"
        return Form(algebra, (), None, spec.result) if whole else None
    if spec.operation == "gp":
        return Form(algebra, ((factors[0], factors[1]),), None, spec.result)
    last = factors[-1 if spec.operation == "sandwich2" else 0].twisted(reverse_sign)
    if spec.operation == "sandwich2":
        return Form(algebra, ((factors[0], factors[1]),), last, spec.result)
    if not spec.unit:
        return None
    return Form(algebra, tuple(_action(*factors)), last, spec.result)


def _of_planes(spec: KernelSpec, factors: list[Factor]) -> Form | None:
    """Return the form of ``r x ~s`` for x in planes: what stands beside it has no odd part alone.

    The central I that is taken out of odd factors would have to be put back into planes, and
    parts by null vectors have to be involuted.
    """
    r, x, s = factors
    if spec.algebra.r or x.layout.name != "full" or "odd" in (r.parity, s.parity):
        return None
    return Form(spec.algebra, ((r, x),), s.twisted(reverse_sign), spec.result, raw=True)


def _action(R: Factor, x: Factor) -> Iterator[tuple[Factor, Factor]]:
    """Yield the products of ``R_even x + R_odd x^``."""
    if R.parity != "odd":
        yield R.part(0), x
    if R.parity != "even":
        yield R.part(1), x.involuted


def prefers_spinor(spec: KernelSpec) -> bool:
    """Tell whether the spinor form takes fewest operations, or is the only one."""
    form = find_form(spec)
    if form is None:
        return False
    return not form.first or form.raw or form.cost.total < table_operations(spec) or _too_long(spec)


def reason(spec: KernelSpec) -> str:
    """Return why the spinor form was chosen, for the header of the file."""
    if spec.operation == "sandwich2_spinor":
        return "its operand and result, which are matrices"
    if spec.operation.endswith("spinor"):
        return "the transform itself"
    other = table_operations(spec)
    ours = find_form(spec)
    assert ours is not None
    if ours.cost.total < other:
        return f"{ours.cost.total} operations against {other} of the products term by term"
    return "the products term by term are too many to be written out and proved"


def table_operations(spec: KernelSpec) -> int:
    """Return about how many operations the products of an operation take term by term."""
    sizes = [layout.size for layout in spec.layouts]
    if spec.operation == "gp":
        return 2 * sizes[0] * sizes[1]
    if spec.operation == "sandwich":  # the commutator forms save a quarter of two products
        return 3 * sizes[0] * sizes[1]
    middle = OPERATIONS["gp"].result_layout(*spec.layouts[:2]).size
    return 2 * (sizes[0] * sizes[1] + min(middle, spec.result.size) * sizes[2])


def _too_long(spec: KernelSpec) -> bool:
    terms = prod(layout.size for layout in spec.layouts)
    if spec.operation == "sandwich":
        terms *= spec.layouts[0].size
    return terms > TERMS[spec.operation]


def plan_spinor(spec: KernelSpec) -> Plan:
    """Return the plan of an operation in spinor form."""
    form = find_form(spec)
    assert form is not None
    names = NAMES[spec.operation]
    operands = tuple(
        Operand(name, layout.size) for name, layout in zip(names, spec.layouts, strict=True)
    )
    law = PRODUCT_FORM if spec.operation == "sandwich" else spec.row.law
    degrees = (2, 1) if spec.operation == "sandwich" else (1,) * len(operands)
    multiplications, additions, *_ = form.cost
    note = f"in {form.spinor.name}"
    step = Spinor("out", spec.result.size, names, multiplications, additions, note)
    return Plan(operands, (step,), law, degrees)
