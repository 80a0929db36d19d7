"""Dense products of large algebras, slow and independent: one row of signs after another."""

import numpy as np

from gaforge.algebra import Algebra


def product(algebra: Algebra, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Return the geometric product of full multivectors, in the arrays' own arithmetic.

    For every blade A of the left operand: ``out[A ^ B] += sign(A, B) a[A] b[B]``, where the sign
    counts the swaps that sort the vectors of A and B, and the squares of shared ones.
    """
    masks = np.arange(algebra.size)
    places = np.array(algebra.masks)
    left, right = (np.zeros((*x.shape[:-1], algebra.size), x.dtype) for x in (a, b))
    left[..., places], right[..., places] = a, b
    lead = np.broadcast_shapes(a.shape[:-1], b.shape[:-1])
    out = np.zeros((*lead, algebra.size), np.result_type(a, b))
    for A in masks[left.any(axis=tuple(range(left.ndim - 1)))]:
        swaps = sum(np.bitwise_count(masks & (A >> i)).astype(int) for i in range(1, algebra.n))
        signs = 1 - 2 * (swaps & 1)
        for i, square in enumerate(algebra.squares):
            if A >> i & 1:
                signs = np.where(masks >> i & 1, signs * square, signs)
        out[..., A ^ masks] += left[..., A, None] * (right * signs)
    return out[..., places]


def graded(algebra: Algebra, x: np.ndarray, sign) -> np.ndarray:
    """Return a full multivector with every grade multiplied by its sign."""
    return x * np.array([sign(mask.bit_count()) for mask in algebra.masks])


def reverse(algebra: Algebra, x: np.ndarray) -> np.ndarray:
    """Return the reverse."""
    return graded(algebra, x, lambda k: (-1) ** (k * (k - 1) // 2))


def involute(algebra: Algebra, x: np.ndarray) -> np.ndarray:
    """Return the grade involution."""
    return graded(algebra, x, lambda k: (-1) ** k)
