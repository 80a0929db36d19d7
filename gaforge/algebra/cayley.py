"""Integer product tables by bit counting.

This is one of two independent derivations of the multiplication table. The generator uses the
other (SymPy, from the defining relations, in ``gaforge.codegen.derive``); every emitted kernel
is proved against this one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gaforge.algebra import blades
from gaforge.algebra.operations import Operation
from gaforge.algebra.signature import Algebra


class Term(NamedTuple):
    """One summand of a product: ``out[k] += sign * a[i] * b[j]``."""

    i: int
    j: int
    k: int
    sign: int


def blade_product(a: int, b: int, squares: tuple[int, ...]) -> tuple[int, int]:
    """Return ``(mask, sign)`` of the geometric product of two basis blades.

    Sort the vectors of ``a`` and ``b``, counting swaps, and contract equal ones with the metric.

    Examples
    --------
    >>> blade_product(0b11, 0b11, (1, 1))
    (0, -1)
    >>> blade_product(0b01, 0b01, (0, 1))
    (0, 0)
    """
    sign = blades.reordering_sign(a, b)
    shared = a & b
    while shared:
        bit = shared & -shared
        sign *= squares[bit.bit_length() - 1]
        shared ^= bit
    return a ^ b, sign


def regressive_product(a: int, b: int, n: int) -> tuple[int, int]:
    """Return ``(mask, sign)`` of the regressive product: ``rc(a v b) = rc(a) ^ rc(b)``.

    ``rc`` is the right complement, ``x ^ rc(x) = I`` for a basis blade x; no metric enters.
    """
    everything = (1 << n) - 1
    not_a, not_b = everything ^ a, everything ^ b
    if not_a & not_b:
        return 0, 0
    meet = a & b
    sign = blades.reordering_sign(a, not_a) * blades.reordering_sign(b, not_b)
    sign *= blades.reordering_sign(not_a, not_b) * blades.reordering_sign(meet, not_a | not_b)
    return meet, sign


def binary_terms(
    algebra: Algebra,
    operation: Operation,
    a_masks: tuple[int, ...],
    b_masks: tuple[int, ...],
    out_masks: tuple[int, ...],
) -> Iterator[Term]:
    """Yield the non-zero terms of a bilinear operation between blades of two layouts.

    Parameters
    ----------
    algebra : Algebra
    operation : Operation
        A row of the table with ``kind == "bilinear"``.
    a_masks, b_masks, out_masks : tuple of int
        Blades on the last axes of the operands and of the result.

    Examples
    --------
    >>> from gaforge.algebra import OPERATIONS
    >>> list(binary_terms(Algebra(2), OPERATIONS["op"], (1, 2), (1, 2), (3,)))
    [Term(i=0, j=1, k=0, sign=1), Term(i=1, j=0, k=0, sign=-1)]
    """
    places = {mask: place for place, mask in enumerate(out_masks)}
    for i, a in enumerate(a_masks):
        for j, b in enumerate(b_masks):
            if operation.name == "rp":
                mask, sign = regressive_product(a, b, algebra.n)
            else:
                mask, sign = blade_product(a, b, algebra.squares)
                if not operation.selects(a.bit_count(), b.bit_count(), mask.bit_count()):
                    continue
            if sign and mask in places:
                yield Term(i, j, places[mask], sign)


def unary_image(algebra: Algebra, operation: Operation, mask: int) -> tuple[int, int]:
    """Return ``(mask, sign)`` of the image of a basis blade under a linear operation.

    Examples
    --------
    >>> from gaforge.algebra import OPERATIONS
    >>> unary_image(Algebra(3), OPERATIONS["dual"], 0b001)  # e1 -> -e23, as in clifford
    (6, -1)
    """
    everything = (1 << algebra.n) - 1
    rest = everything ^ mask
    name = operation.name
    if name == "reverse":
        return mask, blades.reverse_sign(mask.bit_count())
    if name == "involute":
        return mask, blades.involute_sign(mask.bit_count())
    if name == "conjugate":
        return mask, blades.conjugate_sign(mask.bit_count())
    if name == "hodge" or (name == "dual" and algebra.r):
        return rest, blades.reordering_sign(mask, rest)
    if name == "unhodge" or (name == "undual" and algebra.r):
        return rest, blades.reordering_sign(rest, mask)
    image, sign = blade_product(mask, everything, algebra.squares)
    if name == "undual":
        return image, sign
    if name == "dual":
        # I * I is +1 or -1 when no vector is null, so I^-1 = (I * I) I.
        return image, sign * blade_product(everything, everything, algebra.squares)[1]
    raise ValueError(f"{name!r} is not a linear operation")
