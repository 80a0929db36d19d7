"""What products are, modulo a prime, for dense operands of large algebras: by bit counting.

Multivectors are arrays of 2**n integers by blade mask. Nothing here knows of matrices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gaforge.algebra import Algebra, Layout
from gaforge.algebra.blades import involute_sign, reverse_sign
from gaforge.codegen.derive.spinor import represent
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import ProofError

Array = np.ndarray[Any, Any]

PRIMES = (2147483629, 2147483587)
"""The primes below 2**31 modulo which products are compared; products of two fit 64 bits."""


CHUNK = 1024
"""Basis blades whose matrices are at hand at a time."""


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
    if spec.operation == "sandwich2_spinor":
        r, planes, s = operands
        middle = from_planes(algebra, planes, prime)
        inner = KernelSpec(algebra, "sandwich2", spec.layouts)
        return to_planes(algebra, expected(inner, (r, middle, s), prime), prime)
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


def plane_matrix(algebra: Algebra, places: Sequence[int]) -> Array:
    """Return the planes of some basis blades, by their places in order of grade, as columns."""
    spinor, r = represent(algebra.p, algebra.q), algebra.r
    words, signs = spinor.tables
    length = 1 << spinor.n
    out = np.zeros((algebra.size, len(places)), np.int8)
    for column, place in enumerate(places):
        mask = algebra.masks[place]
        null, solid = mask & ((1 << r) - 1), mask >> r
        planes = signs[solid] * spinor.matrices(int(words[solid])).transpose(0, 2, 1)
        out[null * length : (null + 1) * length, column] = planes.reshape(-1)
    return out


def to_planes(algebra: Algebra, x: Sequence[int], prime: int) -> list[int]:
    """Return the planes of a multivector with coefficients in order of grade, modulo a prime."""
    values = np.array([value % prime for value in x], np.int64)
    total = np.zeros(algebra.size, np.int64)
    for places in _chunks(algebra.size):
        total += plane_matrix(algebra, places).astype(np.int64) @ values[places]
    return [int(value) for value in total % prime]


def from_planes(algebra: Algebra, planes: Sequence[int], prime: int) -> list[int]:
    """Return the multivector of planes: matrices of blades are orthogonal, of squared size k."""
    values = np.array([value % prime for value in planes], np.int64)
    found = np.zeros(algebra.size, np.int64)
    for places in _chunks(algebra.size):
        found[places] = plane_matrix(algebra, places).astype(np.int64).T @ values
    inverse = pow(represent(algebra.p, algebra.q).k, -1, prime)
    return [int(value) % prime * inverse % prime for value in found]


def _chunks(size: int) -> list[range]:
    return [range(start, min(start + CHUNK, size)) for start in range(0, size, CHUNK)]


def _multivector(algebra: Algebra, layout: Layout, values: Sequence[int], prime: int) -> Array:
    out = np.zeros(algebra.size, np.int64)
    out[list(layout.masks)] = [value % prime for value in values]
    return out


def _signed(x: Array, sign: Any, prime: int) -> Array:
    signs = np.array([sign(mask.bit_count()) for mask in range(len(x))])
    return x * signs % prime
