"""The multiplication table from the defining relations, with SymPy.

Basis vectors are non-commutative symbols with ``e_j e_i = -e_i e_j`` and ``e_i e_i = g_i``. A
word is brought to normal order by applying these relations; nothing is shared with the bit
counting of ``gaforge.algebra.cayley``, which must come to the same table.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import sympy
from sympy import Expr, Mul, S

from gaforge.algebra import Algebra, blade_product
from gaforge.errors import GenerationError


class DerivedTable:
    """Products of basis blades of an algebra, derived from its relations as they are needed.

    Examples
    --------
    >>> DerivedTable(Algebra(0, 2)).product(0b11, 0b11)
    (0, -1)
    """

    def __init__(self, algebra: Algebra) -> None:
        self.algebra = algebra
        self.vectors = sympy.symbols(f"e0:{algebra.n}", commutative=False)
        self._order = {vector: i for i, vector in enumerate(self.vectors)}
        self._times_vector: dict[tuple[int, int], tuple[int, int]] = {}

    def word(self, mask: int) -> Expr:
        """Return a basis blade as the product of its vectors."""
        return Mul(*(v for i, v in enumerate(self.vectors) if mask >> i & 1))

    def normal_order(self, word: Expr) -> tuple[int, int]:
        """Return ``(mask, sign)`` of a product of basis vectors by the defining relations."""
        sign = 1
        while True:
            number, factors = word.args_cnc()
            sign *= int(Mul(*number))
            if sign == 0:
                return 0, 0
            step = self._rewrite(factors)
            if step is None:
                return sum(1 << self._order[f] for f in factors), sign
            word = step

    def _rewrite(self, factors: list[Expr]) -> Expr | None:
        """Apply the first relation that fits, or return None when the word is in normal order."""
        for place, factor in enumerate(factors):
            if factor.is_Pow:  # SymPy writes e e as e**2
                square = self.algebra.squares[self._order[factor.base]]
                rest = factor.base ** (factor.exp - 2)
                return Mul(square, *factors[:place], rest, *factors[place + 1 :])
        for place, (left, right) in enumerate(pairwise(factors)):
            if self._order[left] > self._order[right]:
                return Mul(S.NegativeOne, *factors[:place], right, left, *factors[place + 2 :])
        return None

    def times_vector(self, mask: int, i: int) -> tuple[int, int]:
        """Return ``(mask, sign)`` of a basis blade times the i-th basis vector."""
        key = mask, i
        if key not in self._times_vector:
            self._times_vector[key] = self.normal_order(Mul(self.word(mask), self.vectors[i]))
        return self._times_vector[key]

    def product(self, a: int, b: int) -> tuple[int, int]:
        """Return ``(mask, sign)`` of the product of two basis blades, by associativity."""
        sign = 1
        i = 0
        while b and sign:
            if b & 1:
                a, factor = self.times_vector(a, i)
                sign *= factor
            b >>= 1
            i += 1
        return (a, sign) if sign else (0, 0)

    def check(self, limit: int = 6) -> None:
        """Compare with bit counting, all pairs for n <= limit, else pairs with a vector.

        Raises
        ------
        GenerationError
            If the two derivations disagree anywhere.
        """
        algebra = self.algebra
        if algebra.n <= limit:
            pairs = ((a, b) for a in algebra.masks for b in algebra.masks)
        else:
            pairs = ((a, 1 << i) for (a, i) in self._times_vector)
        for a, b in pairs:
            ours, theirs = self.product(a, b), blade_product(a, b, algebra.squares)
            if ours != theirs and (ours[1] or theirs[1]):
                raise GenerationError(
                    f"{algebra}: the two derivations of "
                    f"{algebra.blade_name(a)} * {algebra.blade_name(b)} disagree: "
                    f"{ours} from the relations, {theirs} by bit counting"
                )


@cache
def derived_table(algebra: Algebra) -> DerivedTable:
    """Return the table of an algebra, one per process."""
    return DerivedTable(algebra)
