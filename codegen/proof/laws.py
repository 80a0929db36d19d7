"""What each operation is, on polynomials, from the bit-counted table: the other side of a proof.

Multivectors are dicts from blade mask to polynomial. Nothing here uses plans, programs or the
SymPy-derived table.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import factorial

from sympy.polys.rings import PolyElement

from gaforge.algebra import Algebra, Layout, binary_terms, blade_product, unary_image
from gaforge.algebra.blades import grade_masks, involute_sign, reordering_sign, reverse_sign
from gaforge.codegen.derive.sandwich import INNER_FORM, OUTER_FORM, PRODUCT_FORM
from gaforge.codegen.ir.plan import Plan
from gaforge.codegen.proof.symbols import Universe
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import ProofError

Multivector = dict[int, PolyElement]
Entries = list[PolyElement]


def expected(spec: KernelSpec, plan: Plan, universe: Universe) -> Entries:
    """Return the entries that a polynomial kernel must have."""
    inputs = [universe.operands[operand.name] for operand in plan.operands]
    zero = universe.ring.zero
    if spec.row.kind == "bilinear":
        return _bilinear(spec, inputs[0], inputs[1], zero)
    if spec.row.kind == "linear":
        return _linear(spec, inputs[0], zero)
    return _SPECIAL[spec.operation](spec, plan, inputs, zero)


def product(algebra: Algebra, a: Multivector, b: Multivector) -> Multivector:
    """Return the geometric product."""
    out: Multivector = {}
    for left, x in a.items():
        for right, y in b.items():
            mask, sign = blade_product(left, right, algebra.squares)
            if sign:
                term = x * y if sign > 0 else -(x * y)
                out[mask] = out[mask] + term if mask in out else term
    return out


def reverse(a: Multivector) -> Multivector:
    """Return the reverse."""
    return {mask: value * reverse_sign(mask.bit_count()) for mask, value in a.items()}


def involute(a: Multivector) -> Multivector:
    """Return the grade involution."""
    return {mask: value * involute_sign(mask.bit_count()) for mask, value in a.items()}


def add(*parts: Multivector) -> Multivector:
    """Return the sum."""
    out: Multivector = {}
    for part in parts:
        for mask, value in part.items():
            out[mask] = out[mask] + value if mask in out else value
    return out


def negative(a: Multivector) -> Multivector:
    """Return ``-a``."""
    return {mask: -value for mask, value in a.items()}


def parity_part(a: Multivector, parity: int) -> Multivector:
    """Return the even (0) or odd (1) part."""
    return {mask: value for mask, value in a.items() if mask.bit_count() % 2 == parity}


def grade_part(a: Multivector, grade: int) -> Multivector:
    """Return the part of one grade."""
    return {mask: value for mask, value in a.items() if mask.bit_count() == grade}


def multivector(layout: Layout, entries: Entries) -> Multivector:
    """Return entries in a layout as a multivector."""
    return dict(zip(layout.masks, entries, strict=True))


def entries(layout: Layout, a: Multivector, zero: PolyElement) -> Entries:
    """Return a multivector's entries in a layout; what lies outside is projected away."""
    return [a.get(mask, zero) for mask in layout.masks]


def action_numerator(algebra: Algebra, R: Multivector, x: Multivector) -> Multivector:
    """Return ``(R_even x + R_odd x^) ~R``."""
    even, odd = parity_part(R, 0), parity_part(R, 1)
    moved = add(product(algebra, even, x), product(algebra, odd, involute(x)))
    return product(algebra, moved, reverse(R))


def scalar_square(algebra: Algebra, R: Multivector, zero: PolyElement) -> PolyElement:
    """Return ``<R ~R>_0``."""
    total = zero
    for mask, value in R.items():
        total += (
            value
            * value
            * blade_product(mask, mask, algebra.squares)[1]
            * reverse_sign(mask.bit_count())
        )
    return total


def _bilinear(spec: KernelSpec, a: Entries, b: Entries, zero: PolyElement) -> Entries:
    left, right = spec.layouts
    out = [zero] * spec.result.size
    for t in binary_terms(spec.algebra, spec.row, left.masks, right.masks, spec.result.masks):
        out[t.k] = out[t.k] + a[t.i] * b[t.j] * t.sign
    return out


def _linear(spec: KernelSpec, x: Entries, zero: PolyElement) -> Entries:
    images: Multivector = {}
    for mask, value in multivector(spec.layouts[0], x).items():
        image, sign = unary_image(spec.algebra, spec.row, mask)
        images[image] = value * sign
    return entries(spec.result, images, zero)


def _normsq(spec: KernelSpec, plan: Plan, inputs: list[Entries], zero: PolyElement) -> Entries:
    return [scalar_square(spec.algebra, multivector(spec.layouts[0], inputs[0]), zero)]


def _sandwich2(spec: KernelSpec, plan: Plan, inputs: list[Entries], zero: PolyElement) -> Entries:
    r, x, s = (multivector(lay, e) for lay, e in zip(spec.layouts, inputs, strict=True))
    value = product(spec.algebra, product(spec.algebra, r, x), reverse(s))
    return entries(spec.result, value, zero)


def _unit_sandwich(
    spec: KernelSpec, plan: Plan, inputs: list[Entries], zero: PolyElement
) -> Entries:
    """Return the named form of the plan, in its full definition."""
    algebra = spec.algebra
    R, x = (multivector(lay, e) for lay, e in zip(spec.layouts, inputs, strict=True))
    if plan.form == PRODUCT_FORM:
        return entries(spec.layouts[1], action_numerator(algebra, R, x), zero)
    if plan.form not in (OUTER_FORM, INNER_FORM):
        raise ProofError(f"{spec.name}: no law is known by the name {plan.form!r}")
    total: Multivector = {}
    for grade in spec.layouts[1].grades:
        part = grade_part(x, grade)
        out = part
        for parity in (0, 1):
            half = parity_part(R, parity)
            moved = product(algebra, half, involute(part) if parity else part)
            square = (
                product(algebra, reverse(half), half)
                if plan.form == OUTER_FORM
                else product(algebra, half, reverse(half))
            )
            out = add(
                out,
                product(algebra, moved, reverse(half)),
                negative(product(algebra, square, part)),
            )
        total = add(total, grade_part(out, grade))
    return entries(spec.layouts[1], total, zero)


def _versor_defect(
    spec: KernelSpec, plan: Plan, inputs: list[Entries], zero: PolyElement
) -> Entries:
    algebra = spec.algebra
    R = multivector(spec.layouts[0], inputs[0])
    squares = [zero, zero]
    for mask, value in R.items():
        squares[mask.bit_count() % 2] += value * value
    rest = []
    probes = [0] + ([1 << i for i in range(algebra.n)] if algebra.n >= 6 else [])
    for probe in probes:
        images: Multivector = {}
        for parity in (0, 1):
            half = parity_part(R, parity)
            moved = product(algebra, product(algebra, half, {probe: zero + 1}), reverse(half))
            images = add(images, moved)
        rest += [value for mask, value in images.items() if mask.bit_count() > 1 and value]
    return [scalar_square(algebra, R, zero), *squares, *rest]


def _outermorphism(
    spec: KernelSpec, plan: Plan, inputs: list[Entries], zero: PolyElement
) -> Entries:
    n = spec.algebra.n
    (k,) = spec.layouts[0].grades
    columns = [{1 << i: inputs[0][i * n + j] for i in range(n)} for j in range(n)]
    blades = grade_masks(n, k)
    images = []
    for blade in blades:
        image: Multivector = {0: zero + 1}
        for j in range(n):
            if blade >> j & 1:
                image = _wedge(image, columns[j])
        images.append(image)
    return [image.get(row, zero) for row in blades for image in images]


def _wedge(a: Multivector, b: Multivector) -> Multivector:
    out: Multivector = {}
    for left, x in a.items():
        for right, y in b.items():
            if not left & right:
                term = x * y * reordering_sign(left, right)
                mask = left | right
                out[mask] = out[mask] + term if mask in out else term
    return out


def _linear_map(spec: KernelSpec, plan: Plan, inputs: list[Entries], zero: PolyElement) -> Entries:
    F, x = inputs
    out = []
    start = 0
    for part in spec.layouts[0].slices.values():
        size = part.stop - part.start
        for row in range(size):
            block = F[start + row * size : start + (row + 1) * size]
            out.append(sum((f * v for f, v in zip(block, x[part], strict=True)), zero))
        start += size * size
    return out


def _split_invariants(
    spec: KernelSpec, plan: Plan, inputs: list[Entries], zero: PolyElement
) -> Entries:
    """Return squares and contractions of ``<B**m>_2m / m!``, from powers of B."""
    algebra, k = spec.algebra, spec.algebra.n // 2
    B = multivector(spec.layouts[0], inputs[0])
    power, W = B, [B]
    for m in range(2, k + 1):
        power = product(algebra, power, B)
        W.append(
            {mask: p.exquo(zero + factorial(m)) for mask, p in grade_part(power, 2 * m).items()}
        )
    out = [product(algebra, w, w).get(0, zero) for w in W]
    out += [sum((p * p for p in w.values()), zero) for w in W[1:]]
    for one, two in pairwise(W):
        out += entries(spec.layouts[0], product(algebra, one, two), zero)
    return out


def _split_defects(
    spec: KernelSpec, plan: Plan, inputs: list[Entries], zero: PolyElement
) -> Entries:
    a, b = (multivector(lay, e) for lay, e in zip(spec.layouts, inputs, strict=True))
    fours = spec.algebra.layout((4,)) if spec.algebra.n >= 4 else spec.algebra.layout(())
    ab, ba = product(spec.algebra, a, b), product(spec.algebra, b, a)
    whole = entries(fours, _wedge(a, a), zero) + entries(fours, _wedge(b, b), zero)
    whole += entries(spec.layouts[0], add(ab, negative(ba)), zero)
    return [p.exquo(zero + 2) for p in whole]


_SPECIAL: dict[str, Callable[[KernelSpec, Plan, list[Entries], PolyElement], Entries]] = {
    "normsq": _normsq,
    "sandwich2": _sandwich2,
    "sandwich": _unit_sandwich,
    "versor_defect": _versor_defect,
    "outermorphism": _outermorphism,
    "linear_map": _linear_map,
    "split_invariants": _split_invariants,
    "split_defects": _split_defects,
}
