"""Bilinear and linear operations from their laws, on the derived multiplication table.

Each operation is written as its definition in terms of the geometric product of basis blades;
the shortcuts of ``gaforge.algebra.cayley`` (parity of overlaps, complements by sorting) are not
used, so that the two can be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

import numpy as np

from gaforge.algebra import Algebra, Term, binary_terms, unary_image
from gaforge.algebra.operations import OPERATIONS
from gaforge.codegen.derive.tables import derived_table
from gaforge.codegen.ir.plan import Contract, Operand, Plan, Signed
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GenerationError

LARGE = 256
"""Coefficients from which linear operations are derived by quadratic forms."""

Image = tuple[int, int]
"""Blade mask and sign; sign 0 for zero."""


def plan_bilinear(spec: KernelSpec) -> Plan:
    """Return the plan of a bilinear operation: one contraction."""
    a, b = spec.layouts
    left, right = spec.row.operands
    terms = contract(spec.algebra, spec.operation, a.masks, b.masks, spec.result.masks)
    step = Contract("out", spec.result.size, left, right, terms, spec.row.law)
    operands = (Operand(left, a.size), Operand(right, b.size))
    return Plan(operands, (step,), spec.row.law, (1, 1)).check()


def plan_linear(spec: KernelSpec) -> Plan:
    """Return the plan of an involution or dual: one signed permutation."""
    (layout,) = spec.layouts
    (name,) = spec.row.operands
    places = {mask: place for place, mask in enumerate(spec.result.masks)}
    terms = []
    if layout.size >= LARGE:  # derived for blades of two vectors and completed, see there
        from gaforge.codegen.derive.signs import signed_flip

        flip = signed_flip(spec.algebra, spec.operation)
        odd = flip.odd(np.array(layout.masks)).tolist()
        for i, mask in enumerate(layout.masks):
            terms.append((i, places[mask ^ flip.flip], -1 if odd[i] else 1))
    else:
        for i, mask in enumerate(layout.masks):
            image, sign = linear_image(spec.algebra, spec.operation, mask)
            if sign:
                terms.append((i, places[image], sign))
    step = Signed("out", spec.result.size, name, tuple(terms), spec.row.law)
    return Plan((Operand(name, layout.size),), (step,), spec.row.law, (1,)).check()


def contract(
    algebra: Algebra,
    operation: str,
    a_masks: Sequence[int],
    b_masks: Sequence[int],
    out_masks: Sequence[int],
) -> tuple[Term, ...]:
    """Return the terms of a bilinear operation, derived, and compared with bit counting.

    Raises
    ------
    GenerationError
        If the two derivations disagree.
    """
    places = {mask: place for place, mask in enumerate(out_masks)}
    product = _BILINEAR[operation]
    terms = []
    for i, a in enumerate(a_masks):
        for j, b in enumerate(b_masks):
            mask, sign = product(algebra, a, b)
            if sign and mask in places:
                terms.append(Term(i, j, places[mask], sign))
    row = OPERATIONS[operation]
    counted = tuple(binary_terms(algebra, row, tuple(a_masks), tuple(b_masks), tuple(out_masks)))
    if tuple(terms) != counted:
        raise GenerationError(
            f"{algebra}: {operation} derived from its law differs from bit counting: "
            f"{sorted(set(terms) ^ set(counted))[:4]} ..."
        )
    return tuple(terms)


def linear_image(algebra: Algebra, operation: str, mask: int) -> Image:
    """Return the image of a basis blade under a linear operation, derived and compared."""
    image = _LINEAR[operation](algebra, mask)
    counted = unary_image(algebra, OPERATIONS[operation], mask)
    if image != counted:
        raise GenerationError(
            f"{algebra}: {operation} of {algebra.blade_name(mask)} is {image} by its law, but "
            f"{counted} by bit counting"
        )
    return image


def _gp(algebra: Algebra, a: int, b: int) -> Image:
    return derived_table(algebra).product(a, b)


def _graded(keep: Callable[[int, int, int], bool]) -> Callable[[Algebra, int, int], Image]:
    """Return a product made of grade parts of the geometric product."""

    def product(algebra: Algebra, a: int, b: int) -> Image:
        mask, sign = _gp(algebra, a, b)
        return (mask, sign) if keep(a.bit_count(), b.bit_count(), mask.bit_count()) else (0, 0)

    return product


def _half(sign: int) -> Callable[[Algebra, int, int], Image]:
    """Return ``(a b + sign b a) / 2``."""

    def product(algebra: Algebra, a: int, b: int) -> Image:
        ab, ba = _gp(algebra, a, b), _gp(algebra, b, a)
        value = Fraction(ab[1] + sign * ba[1], 2)
        assert value.denominator == 1, "basis blades commute or anticommute"
        return (ab[0], int(value)) if value else (0, 0)

    return product


def _outer(algebra: Algebra, a: int, b: int) -> Image:
    return _BILINEAR["op"](algebra, a, b)


def _hodge(algebra: Algebra, mask: int) -> Image:
    """Return the right complement: the blade c with ``mask ^ c = I``."""
    everything = (1 << algebra.n) - 1
    rest = everything ^ mask
    return rest, _wedge_sign(algebra, mask, rest)


def _unhodge(algebra: Algebra, mask: int) -> Image:
    """Return the left complement: the blade c with ``c ^ mask = I``."""
    everything = (1 << algebra.n) - 1
    rest = everything ^ mask
    return rest, _wedge_sign(algebra, rest, mask)


def _wedge_sign(algebra: Algebra, a: int, b: int) -> int:
    return _outer(algebra, a, b)[1]


def _regressive(algebra: Algebra, a: int, b: int) -> Image:
    """Return ``unhodge(hodge(a) ^ hodge(b))``."""
    (not_a, s), (not_b, t) = _hodge(algebra, a), _hodge(algebra, b)
    joined, u = _outer(algebra, not_a, not_b)
    if not u:
        return 0, 0
    # unhodge undoes hodge: hodge(m) = h not_m, so unhodge(not_m) = h m with h = +-1.
    meet = ((1 << algebra.n) - 1) ^ joined
    return meet, s * t * u * _hodge(algebra, meet)[1]


def _reverse(algebra: Algebra, mask: int) -> Image:
    """Return the blade with its vectors multiplied in the opposite order."""
    image, sign = 0, 1
    for i in reversed(range(algebra.n)):
        if mask >> i & 1:
            image, factor = derived_table(algebra).times_vector(image, i)
            sign *= factor
    return image, sign


def _involute(algebra: Algebra, mask: int) -> Image:
    sign = 1
    for i in range(algebra.n):
        sign *= -1 if mask >> i & 1 else 1  # every vector is negated
    return mask, sign


def _conjugate(algebra: Algebra, mask: int) -> Image:
    image, sign = _reverse(algebra, mask)
    return image, sign * _involute(algebra, mask)[1]


def _dual(algebra: Algebra, mask: int) -> Image:
    """Return ``x I^-1``; I is its own inverse up to the sign ``I I``."""
    if algebra.r:
        return _hodge(algebra, mask)
    everything = (1 << algebra.n) - 1
    image, sign = _gp(algebra, mask, everything)
    return image, sign * _gp(algebra, everything, everything)[1]


def _undual(algebra: Algebra, mask: int) -> Image:
    return _unhodge(algebra, mask) if algebra.r else _gp(algebra, mask, (1 << algebra.n) - 1)


_BILINEAR: dict[str, Callable[[Algebra, int, int], Image]] = {
    "gp": _gp,
    "op": _graded(lambda j, k, out: out == j + k),
    "ip": _graded(lambda j, k, out: out == abs(j - k) and j != 0 and k != 0),
    "ip_symmetric": _graded(lambda j, k, out: out == abs(j - k)),
    "lc": _graded(lambda j, k, out: out == k - j),
    "rc": _graded(lambda j, k, out: out == j - k),
    "sp": _graded(lambda j, k, out: out == 0),
    "rp": _regressive,
    "cp": _half(-1),
    "acp": _half(+1),
}

_LINEAR: dict[str, Callable[[Algebra, int], Image]] = {
    "reverse": _reverse,
    "involute": _involute,
    "conjugate": _conjugate,
    "dual": _dual,
    "undual": _undual,
    "hodge": _hodge,
    "unhodge": _unhodge,
}
