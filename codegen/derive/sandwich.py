"""Plans of the sandwich products: ``sandwich``, ``sandwich(unit=True)``, ``sandwich2``.

Notation: R has an even and an odd part, x^ is the grade involution. The action of a versor is
``(R_even x + R_odd x^) inv(R)``, that is ``(R_even x + R_odd x^) ~R / <R ~R>_0``.

For a unit versor ``R ~R = ~R R = 1``. Take one parity of R and one grade k of x, and write
``e = (-1)^(k parity(R))``, so that the action is ``e R x ~R``. Then

    e R x ~R = x + (P ~R - e ~R P)    with P = e R x, because e ~R P = ~R R x = x,
    e R x ~R = x + R (e x ~R - ~R x)                  because R ~R x = x.

In each bracket every pair of basis blades either cancels or counts twice, which halves the work
of one of the two products. These are the ``outer`` and the ``inner`` commutator form; which one
is cheaper depends on the layouts, and the generator counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import product

from gaforge.algebra import Algebra, Layout, Term
from gaforge.codegen.derive.products import contract, linear_image
from gaforge.codegen.derive.tables import derived_table
from gaforge.codegen.ir.plan import AddTwice, Contract, Divide, Operand, Plan, restrict
from gaforge.codegen.spec import KernelSpec

_CONDITION = (
    "equal to the action when R is a unit versor, since then one parity part of R is zero and "
    "R ~R = ~R R = 1"
)
OUTER_FORM = (
    "<R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each "
    f"grade k of x; {_CONDITION}"
)
INNER_FORM = (
    "<R_even x ~R_even + R_odd x^ ~R_odd + (1 - R_even ~R_even - R_odd ~R_odd) x>_k for each "
    f"grade k of x; {_CONDITION}"
)
PRODUCT_FORM = (
    "<R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit versor"
)
QUOTIENT_FORM = "<R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x"


def plan_unit_outer(spec: KernelSpec) -> Plan:
    """Return ``x + 2 D`` with D half of ``P ~R - e ~R P``, grade by grade, ``P = e R x``."""
    middle = _Middle()
    for sector in _sectors(spec):
        for (a, r), (b, v) in product(sector.rotor, sector.operand):
            mask, sign = derived_table(spec.algebra).product(r, v)
            if sign:
                middle.first.append(Term(a, b, middle.place(sector, mask), sector.e * sign))
        for mask, place in middle.of(sector):
            for c, r in sector.rotor:
                out, sign = _twisted(spec.algebra, mask, r, -sector.e)
                if sign and out.bit_count() == sector.grade:
                    sign *= linear_image(spec.algebra, "reverse", r)[1]
                    middle.second.append(Term(place, c, sector.places[out], sign))
    return _assemble(spec, middle, ("R", "x"), ("P", "R"), OUTER_FORM)


def plan_unit_inner(spec: KernelSpec) -> Plan:
    """Return ``x + 2 D`` with ``D = R P``, P half of ``e x ~R - ~R x``, grade by grade."""
    middle = _Middle()
    for sector in _sectors(spec):
        for (b, v), (c, r) in product(sector.operand, sector.rotor):
            mask, sign = _twisted(spec.algebra, v, r, -sector.e)
            if sign:
                sign *= sector.e * linear_image(spec.algebra, "reverse", r)[1]
                middle.first.append(Term(b, c, middle.place(sector, mask), sign))
        for mask, place in middle.of(sector):
            for a, r in sector.rotor:
                out, sign = derived_table(spec.algebra).product(r, mask)
                if sign and out.bit_count() == sector.grade:
                    middle.second.append(Term(a, place, sector.places[out], sign))
    return _assemble(spec, middle, ("x", "R"), ("R", "P"), INNER_FORM)


def plan_unit_product(spec: KernelSpec) -> Plan:
    """Return ``<P ~R>`` projected on the grades of x, for R with ``R ~R = 1``."""
    plan = _two_products(spec)
    first, second, *_ = plan.steps
    steps = (first, replace(second, out="out", note="out = P ~R"))
    return restrict(Plan(plan.operands, steps, PRODUCT_FORM, (2, 1)))


def plan_quotient(spec: KernelSpec) -> Plan:
    """Return ``<P ~R> / <R ~R>_0``, for any invertible versor."""
    return restrict(_two_products(spec))


def plan_sandwich2(spec: KernelSpec) -> Plan:
    """Return ``r x ~s``, as two contractions."""
    algebra = spec.algebra
    r, x, s = spec.layouts
    middle = tuple(sorted(set(_reach(algebra, r, x))))
    first = contract(algebra, "gp", r.masks, x.masks, middle)
    steps = (
        Contract("P", len(middle), "r", "x", first, "P = r x"),
        Contract(
            "out",
            spec.result.size,
            "P",
            "s",
            _times_reverse(algebra, middle, s, spec.result.masks),
            "out = P ~s",
        ),
    )
    operands = tuple(
        Operand(name, layout.size)
        for name, layout in zip(spec.row.operands, spec.layouts, strict=True)
    )
    return restrict(Plan(operands, steps, spec.row.law, (1, 1, 1)))


def _two_products(spec: KernelSpec) -> Plan:
    algebra, (R, x) = spec.algebra, spec.layouts
    middle = tuple(sorted(set(_reach(algebra, R, x))))
    terms = contract(algebra, "gp", R.masks, x.masks, middle)
    signs = [-1 if m.bit_count() & 1 else 1 for m in R.masks]
    grades = [m.bit_count() for m in x.masks]
    # x^ beside the odd part of R
    first = tuple(
        t._replace(sign=-t.sign) if signs[t.i] < 0 and grades[t.j] & 1 else t for t in terms
    )
    scalar = _times_reverse(algebra, R.masks, R, (0,))
    steps = (
        Contract("P", len(middle), "R", "x", first, "P = R_even x + R_odd x^"),
        Contract("N", x.size, "P", "R", _times_reverse(algebra, middle, R, x.masks), "N = P ~R"),
        Contract("s", 1, "R", "R", scalar, "s = <R ~R>_0"),
        Divide("out", x.size, "N", "s", "out = N / s"),
    )
    operands = (Operand("R", R.size), Operand("x", x.size))
    return Plan(operands, steps, QUOTIENT_FORM, (2, 1))


def _times_reverse(
    algebra: Algebra, left: tuple[int, ...], right: Layout, out: tuple[int, ...]
) -> tuple[Term, ...]:
    """Return the terms of ``left ~right``."""
    signs = [linear_image(algebra, "reverse", mask)[1] for mask in right.masks]
    terms = contract(algebra, "gp", left, right.masks, out)
    return tuple(t._replace(sign=t.sign * signs[t.j]) for t in terms)


def _reach(algebra: Algebra, left: Layout, right: Layout) -> Iterator[int]:
    for a in left.masks:
        for b in right.masks:
            mask, sign = derived_table(algebra).product(a, b)
            if sign:
                yield mask


@dataclass(frozen=True)
class _Sector:
    """One parity of R with one grade of x; entries are (place on the last axis, blade)."""

    parity: int
    grade: int
    rotor: tuple[tuple[int, int], ...]
    operand: tuple[tuple[int, int], ...]
    places: dict[int, int]

    @property
    def e(self) -> int:
        """Sign of the grade involution, where R is odd."""
        return -1 if self.parity and self.grade & 1 else 1


@dataclass
class _Middle:
    """The intermediate array of a commutator form, one block per sector."""

    keys: dict[tuple[int, int, int], int] = field(default_factory=dict)
    first: list[Term] = field(default_factory=list)
    second: list[Term] = field(default_factory=list)

    def place(self, sector: _Sector, mask: int) -> int:
        return self.keys.setdefault((sector.parity, sector.grade, mask), len(self.keys))

    def of(self, sector: _Sector) -> list[tuple[int, int]]:
        wanted = sector.parity, sector.grade
        return [(key[2], place) for key, place in self.keys.items() if key[:2] == wanted]


def _sectors(spec: KernelSpec) -> Iterator[_Sector]:
    R, x = spec.layouts
    places = {mask: k for k, mask in enumerate(x.masks)}
    for parity in (0, 1):
        rotor = tuple((a, m) for a, m in enumerate(R.masks) if m.bit_count() % 2 == parity)
        for grade in x.grades if rotor else ():
            operand = tuple((b, m) for b, m in enumerate(x.masks) if m.bit_count() == grade)
            yield _Sector(parity, grade, rotor, operand, places)


def _twisted(algebra: Algebra, a: int, b: int, sign: int) -> tuple[int, int]:
    """Return the product of two blades if ``a b = sign b a``, else zero."""
    mask, forth = derived_table(algebra).product(a, b)
    back = derived_table(algebra).product(b, a)[1]
    return (mask, forth) if forth == sign * back else (0, 0)


def _assemble(
    spec: KernelSpec,
    middle: _Middle,
    first: tuple[str, str],
    second: tuple[str, str],
    form: str,
) -> Plan:
    """Return ``P = first product, D = second product, out = x + 2 D``."""
    R, x = spec.layouts
    moved = {k: place for place, k in enumerate(sorted({t.k for t in middle.second}))}
    terms = tuple(t._replace(k=moved[t.k]) for t in middle.second)
    steps = (
        Contract("P", len(middle.keys), *first, tuple(middle.first), f"P from {' '.join(first)}"),
        Contract("D", len(moved), *second, terms, f"D from {' '.join(second)}"),
        AddTwice("out", x.size, "x", "D", tuple(map(moved.get, range(x.size))), "out = x + 2 D"),
    )
    return restrict(Plan((Operand("R", R.size), Operand("x", x.size)), steps, form, (2, 1)))
