"""What products are, modulo a prime, for dense operands of large algebras: by bit counting.

Multivectors are arrays of 2**n integers by blade mask. Nothing here knows of matrices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gaforge.algebra import Algebra, Layout
from gaforge.algebra.blades import involute_sign, reverse_sign
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import ProofError

Array = np.ndarray[Any, Any]

PRIMES = (2147483629, 2147483587)
"""The primes below 2**31 modulo which products are compared; products of two fit 64 bits."""


def product(algebra: Algebra, a: Array, b: Array, prime: int) -> Array:
    """Return the geometric product: ``a_A b_B`` goes to ``A ^ B`` with the sign of sorting.

    A vector of B passes those of A that stand after it, and meets its like: for fixed A the sign
    is a parity of bits of B.
    """
    masks = np.arange(algebra.size)
    negative = sum(1 << i for i, square in enumerate(algebra.squares) if square < 0)
    null = sum(1 << i for i, square in enumerate(algebra.squares) if square == 0)
    out = np.zeros(algebra.size, np.int64)
    for A in np.flatnonzero(a).tolist():
        passed, above = 0, A >> 1
        while above:
            passed ^= above
            above >>= 1
        odd = np.bitwise_count(masks & (passed ^ (A & negative))) & 1
        value = a[A] * b % prime
        value = np.where(odd, prime - value, value)
        if A & null:
            value[masks & A & null != 0] = 0
        out += value[masks ^ A]
    return out % prime


def expected(spec: KernelSpec, operands: Sequence[Sequence[int]], prime: int) -> list[int]:
    """Return the entries that a product or sandwich must have, modulo a prime.

    Raises
    ------
    ProofError
        If the operation is none of them.
    """
    algebra = spec.algebra
    x, *others = (
        _multivector(algebra, layout, values, prime)
        for layout, values in zip(spec.layouts, operands, strict=True)
    )
    if spec.operation == "gp":
        out = product(algebra, x, others[0], prime)
    elif spec.operation == "sandwich2":
        moved = product(algebra, x, others[0], prime)
        out = product(algebra, moved, _signed(others[1], reverse_sign, prime), prime)
    elif spec.operation == "sandwich" and spec.unit:
        hat = _signed(others[0], involute_sign, prime)
        even, odd = (_signed(x, lambda k, p=p: int(k % 2 == p), prime) for p in (0, 1))
        moved = product(algebra, even, others[0], prime) + product(algebra, odd, hat, prime)
        out = product(algebra, moved % prime, _signed(x, reverse_sign, prime), prime)
    else:
        raise ProofError(f"{spec.name}: no law modulo primes")
    return [int(out[mask]) for mask in spec.result.masks]


def _multivector(algebra: Algebra, layout: Layout, values: Sequence[int], prime: int) -> Array:
    out = np.zeros(algebra.size, np.int64)
    out[list(layout.masks)] = [value % prime for value in values]
    return out


def _signed(x: Array, sign: Any, prime: int) -> Array:
    signs = np.array([sign(mask.bit_count()) for mask in range(len(x))])
    return x * signs % prime
