"""What a formula is, on polynomials: the other side of the proof of a compiled formula.

Values are fractions: a multivector of polynomials over one polynomial. Products and maps come from
the bit-counted tables, as for every law; an inverse is taken from its closed form and then checked
to be one, ``x N = d``. Nothing here uses plans or programs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sympy.polys.rings import PolyElement

from gaforge.algebra import OPERATIONS, Algebra, blade_product, unary_image
from gaforge.algebra.blades import conjugate_sign, reverse_sign
from gaforge.algebra.cayley import regressive_product
from gaforge.codegen.formula import FormulaSpec
from gaforge.codegen.proof.laws import (
    Entries,
    Multivector,
    action_numerator,
    add,
    multivector,
    negative,
    product,
    reverse,
    scalar_square,
)
from gaforge.codegen.proof.symbols import Universe
from gaforge.errors import GenerationError, ProofError
from gaforge.language import Apply, Name, Node, Number, Power, render

MOST_WORK = 1_000_000
"""Most products of terms in one step of a proof; as many take some seconds."""


@dataclass(frozen=True)
class Fraction:
    """A multivector of polynomials over a polynomial."""

    top: Multivector
    below: PolyElement


def prove_formula(spec: FormulaSpec, universe: Universe, got: Entries) -> str:
    """Compare the entries that source computed with the formula.

    Raises
    ------
    ProofError
        At the first entry that differs.
    """
    wanted = evaluate_formula(spec, universe)
    for place, (mask, entry) in enumerate(zip(spec.result.masks, got, strict=True)):
        top, below = cleared(entry, universe)
        if not equal_quotients(spec, top, below, wanted.top.get(mask, top * 0), wanted.below):
            raise ProofError(f"{spec.name}: output {place} is not that of {spec.text}")
    for mask, value in wanted.top.items():
        if value and mask not in spec.result.masks:
            blade = spec.algebra.blade_name(mask)
            raise ProofError(f"{spec.name}: {spec.text} has {blade}, but the result has not")
    return f"out = {spec.text}"


def equal_quotients(
    spec: FormulaSpec, a: PolyElement, b: PolyElement, c: PolyElement, d: PolyElement
) -> bool:
    """Tell whether ``a / b = c / d``; one denominator often divides the other."""
    for top, below, other, under in ((a, b, c, d), (c, d, a, b)):
        factor, rest = under.div(below)
        if not rest:
            check_work(spec, [top], [factor])
            return bool(top * factor == other)
    check_work(spec, [a], [d])
    check_work(spec, [c], [b])
    return bool(a * d == c * b)


def check_work(
    spec: FormulaSpec, left: Iterable[PolyElement], right: Iterable[PolyElement]
) -> None:
    """Raise `GenerationError` if products of polynomials would take minutes to multiply out."""
    work = sum(map(len, left)) * sum(map(len, right))
    if work > MOST_WORK:
        raise GenerationError(
            f"{spec.text} in {spec.algebra} is too large to be proved: its polynomials have "
            "millions of terms; name smaller layouts, or compile parts of it"
        )


def nonzero_grades(spec: FormulaSpec, universe: Universe) -> tuple[int, ...]:
    """Return the grades in which a formula is not identically zero."""
    value = evaluate_formula(spec, universe, assume_roots=True)
    return tuple(sorted({mask.bit_count() for mask, entry in value.top.items() if entry}))


def evaluate_formula(
    spec: FormulaSpec, universe: Universe, *, assume_roots: bool = False
) -> Fraction:
    """Return the formula of the operands' symbols.

    A root must be one that the source took, unless they are assumed, before there is a source.
    """
    operands = {
        variable: multivector(layout, universe.operands[name])
        for variable, name, layout in zip(
            spec.variables, spec.operand_names, spec.layouts, strict=True
        )
    }
    return _Evaluator(spec, universe, operands, assume_roots).value(spec.tree)


def cleared(entry: PolyElement, universe: Universe) -> tuple[PolyElement, PolyElement]:
    """Return numerator and denominator of a polynomial in reciprocals ``w``, ``w d = 1``.

    The last reciprocal goes first: its d may hold those before it.
    """
    top, below = entry, universe.ring.one
    for denominator, w in reversed(universe.reciprocals):
        place = universe.ring.gens.index(w)
        degree = max(_degree(top, place), _degree(below, place))
        if degree:
            top = _without(top, place, denominator, degree, universe)
            below = _without(below, place, denominator, degree, universe)
    return top, below


def _degree(polynomial: PolyElement, place: int) -> int:
    return max((monomial[place] for monomial in polynomial), default=0)


def _without(
    polynomial: PolyElement, place: int, denominator: PolyElement, degree: int, universe: Universe
) -> PolyElement:
    """Return ``denominator**degree`` times a polynomial in which ``w = 1 / denominator``."""
    parts: dict[int, PolyElement] = {}
    for monomial, coefficient in polynomial.items():
        power = monomial[place]
        rest = (*monomial[:place], 0, *monomial[place + 1 :])
        part = parts.setdefault(power, universe.ring.zero.copy())
        part[rest] = coefficient
    total = universe.ring.zero
    for power, part in parts.items():
        total += part * denominator ** (degree - power)
    return total


class _Evaluator:
    """Evaluates a tree on polynomials; each part once."""

    def __init__(
        self,
        spec: FormulaSpec,
        universe: Universe,
        operands: dict[str, Multivector],
        assume_roots: bool,
    ) -> None:
        self.spec = spec
        self.algebra = spec.algebra
        self.universe = universe
        self.one = universe.ring.one
        self.operands = operands
        self.assume_roots = assume_roots
        self.made: dict[str, Fraction] = {}

    def value(self, node: Node) -> Fraction:
        key = render(node)
        if key not in self.made:
            self.made[key] = self._evaluate(node)
        return self.made[key]

    def _evaluate(self, node: Node) -> Fraction:
        if isinstance(node, Number):
            ring = self.universe.ring
            return Fraction({0: ring(node.value.numerator)}, ring(node.value.denominator))
        if isinstance(node, Name):
            if node.name in self.operands:
                return Fraction(self.operands[node.name], self.one)
            mask, sign = self.spec.constants[node.name]
            return Fraction({mask: self.one * sign}, self.one)
        if isinstance(node, Power):
            base = self.value(node.base)
            base = base if node.exponent >= 0 else self._inverse(base)
            out = Fraction({0: self.one}, self.one)
            for _ in range(abs(node.exponent)):
                out = self._product(out, base)
            return out
        assert isinstance(node, Apply)
        parts = [self.value(operand) for operand in node.operands]
        return self._apply(node, parts)

    def _apply(self, node: Apply, parts: Sequence[Fraction]) -> Fraction:
        name, x = node.operation, parts[0]
        if name in ("add", "subtract"):
            return self._sum(x, parts[1], name == "subtract")
        if name == "negate":
            return Fraction(negative(x.top), x.below)
        if name == "grade":
            kept = {m: v for m, v in x.top.items() if m.bit_count() in node.grades}
            return Fraction(kept, x.below)
        if name == "divide":
            return self._product(x, self._inverse(parts[1]))
        if name == "inv":
            return self._inverse(x)
        if name == "proj":
            return self._product(self._bilinear("lc", x, parts[1]), self._inverse(parts[1]))
        if name == "sandwich2":
            back = Fraction(reverse(parts[2].top), parts[2].below)
            return self._product(self._product(x, parts[1]), back)
        if name == "sandwich":
            return self._action(x, parts[1])
        if name == "normsq":
            return Fraction({0: self._square(x)}, x.below**2)
        if name in ("norm", "normalized"):
            return self._root(x, normalized=name == "normalized")
        if OPERATIONS[name].kind == "linear":
            return Fraction(_mapped(self.algebra, name, x.top), x.below)
        return self._bilinear(name, x, parts[1])

    def _sum(self, a: Fraction, b: Fraction, minus: bool) -> Fraction:
        check_work(self.spec, a.top.values(), [b.below])
        check_work(self.spec, b.top.values(), [a.below])
        first = {mask: value * b.below for mask, value in a.top.items()}
        second = {mask: value * a.below for mask, value in b.top.items()}
        return Fraction(add(first, negative(second) if minus else second), a.below * b.below)

    def _product(self, a: Fraction, b: Fraction) -> Fraction:
        check_work(self.spec, a.top.values(), b.top.values())
        return Fraction(product(self.algebra, a.top, b.top), a.below * b.below)

    def _bilinear(self, name: str, a: Fraction, b: Fraction) -> Fraction:
        row, algebra = OPERATIONS[name], self.algebra
        check_work(self.spec, a.top.values(), b.top.values())
        out: Multivector = {}
        for left, x in a.top.items():
            for right, y in b.top.items():
                if name == "rp":
                    mask, sign = regressive_product(left, right, algebra.n)
                else:
                    mask, sign = blade_product(left, right, algebra.squares)
                    grades = left.bit_count(), right.bit_count(), mask.bit_count()
                    sign *= row.selects(*grades)
                if sign:
                    out[mask] = out.get(mask, self.universe.ring.zero) + x * y * sign
        return Fraction(out, a.below * b.below)

    def _square(self, x: Fraction) -> PolyElement:
        return scalar_square(self.algebra, x.top, self.universe.ring.zero)

    def _inverse(self, x: Fraction) -> Fraction:
        """Return y with ``x y = 1``: ``x' v / <u v>_0``, ``u = x x'``, ``v = 2 <u>_0 - u``."""
        for sign_of in (reverse_sign, conjugate_sign):
            other = {mask: value * sign_of(mask.bit_count()) for mask, value in x.top.items()}
            check_work(self.spec, x.top.values(), x.top.values())
            u = product(self.algebra, x.top, other)
            v = {mask: -value for mask, value in u.items() if mask} | {0: u.get(0, self.one * 0)}
            if not any(value for mask, value in u.items() if mask):
                v = {0: self.one}
            check_work(self.spec, other.values(), v.values())
            top = product(self.algebra, other, v)
            check_work(self.spec, x.top.values(), top.values())
            below = product(self.algebra, x.top, top)
            if below.get(0) and not any(value for mask, value in below.items() if mask):
                scaled = {mask: value * x.below for mask, value in top.items()}
                return Fraction(scaled, below[0])
        raise ProofError(f"{self.spec.text}: no closed form is the inverse of a part of it")

    def _action(self, R: Fraction, x: Fraction) -> Fraction:
        moved = action_numerator(self.algebra, R.top, x.top)
        grades = {mask.bit_count() for mask in x.top}
        kept = {mask: value for mask, value in moved.items() if mask.bit_count() in grades}
        return Fraction(kept, self._square(R) * x.below)

    def _root(self, x: Fraction, *, normalized: bool) -> Fraction:
        """Return the norm, or what is divided by it, with the root that the source took."""
        square, below = self._square(x), x.below**2
        if self.assume_roots:
            self.universe.root_abs(square)
            below = self.one
        for found, root in self.universe.roots:
            top, under = cleared(found, self.universe)
            if top * below == square * under:
                if normalized:
                    return Fraction(x.top, root * x.below)
                return Fraction({0: root}, self.one)
        raise ProofError(f"{self.spec.text}: the source takes no root of {square}")


def _mapped(algebra: Algebra, name: str, x: Multivector) -> Multivector:
    out: Multivector = {}
    for mask, value in x.items():
        image, sign = unary_image(algebra, OPERATIONS[name], mask)
        out[image] = value * sign
    return out
