"""Linear operations on blades of large algebras: one flip of masks, and a quadratic sign.

The sign of an involution or dual of a blade is minus one to a quadratic form in the bits of its
mask. It is derived for blades of up to two vectors, which determine it, and compared with bit
counting for all blades.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra, unary_image
from gaforge.codegen.derive.products import linear_image
from gaforge.errors import GenerationError


@dataclass(frozen=True)
class SignedFlip:
    """``blade -> +-(blade ^ flip)``, negative where the form is odd.

    Attributes
    ----------
    flip : int
    constant : int
    rows : tuple of int
        The form is the constant plus, for every vector i of the blade, the parity of
        ``blade & rows[i]``.
    """

    flip: int
    constant: int
    rows: tuple[int, ...]

    def odd(self, masks: Any) -> Any:
        """Return the form of every mask."""
        odd = np.full(len(masks), self.constant)
        for i, row in enumerate(self.rows):
            odd ^= masks >> i & np.bitwise_count(masks & row) & 1
        return odd


@cache
def signed_flip(algebra: Algebra, operation: str) -> SignedFlip:
    """Return what an involution or dual does to blades, derived and compared.

    Examples
    --------
    >>> signed_flip(Algebra(8), "reverse").rows
    (0, 1, 3, 7, 15, 31, 63, 127)
    """
    n = algebra.n

    def image(mask: int) -> tuple[int, int]:
        found, sign = linear_image(algebra, operation, mask)
        return found ^ mask, int(sign < 0)

    flip, constant = image(0)
    diagonal = [image(1 << i)[1] ^ constant for i in range(n)]
    rows = []
    for i in range(n):
        row = diagonal[i] << i
        for j in range(i):
            mixed = image(1 << i | 1 << j)[1] ^ constant ^ diagonal[i] ^ diagonal[j]
            row |= mixed << j
        rows.append(row)
    found = SignedFlip(flip, constant, tuple(rows))
    masks = np.arange(algebra.size)
    odd = found.odd(masks).tolist()
    for mask in range(algebra.size):
        counted = unary_image(algebra, OPERATIONS[operation], mask)
        if counted != (mask ^ flip, -1 if odd[mask] else 1):
            raise GenerationError(
                f"{algebra}: {operation} of {algebra.blade_name(mask)} is {counted} by bit "
                "counting, but not by its quadratic form"
            )
    return found
