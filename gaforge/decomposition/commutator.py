"""Functions of the commutator ``X -> L X - X L`` with a bivector, on bivectors X.

The derivative of exp at L, seen from the half-way rotor ``S = exp(L / 2)``, is an even function of
that map, ad:

    ~S d(exp L) ~S = sinh(ad / 2) / (ad / 2) dL,

so the derivatives of the logarithm and of the square root are the even functions of `Function`.
They are bounded on boosts, where functions of one side, like ``(1 - exp(-ad)) / ad``, grow.

The matrix of the bivector ``[L, X]`` is ``2 (A K + K A^T)``, where A is that of ``x -> L . x`` and
K that of X. With ``A = V diag(z) V^-1`` a function f multiplies the entries of ``V^-1 K V^-T`` by
``f(2 z_i + 2 z_j)``. The eigenvectors of squares of one sign are orthonormal, so nothing depends on
how close the planes of L are. Where there are too few eigenvectors, or they are close to dependent,
the function is that of a matrix on bivectors: a power series, doubled, and a least-squares solution
of the linear equations.

At a pole of the function, where exp folds and its inverse has no derivative, the direction that
belongs to it is left out: the least of all solutions.
"""

from __future__ import annotations

from enum import Enum

import numpy as np

from gaforge.decomposition.space import Array, Space
from gaforge.errors import PrecisionError

POLE = 1e-12
"""Size of a denominator that counts as zero."""

DEPENDENT = 30.0
"""Condition of eigenvectors from which they are not used; its square multiplies rounding."""

TERMS = 8
"""Terms of the power series, up to the 16th power of a number of size 1/2."""

LARGEST = 1e10
"""Size of the matrix of a function beyond which its inverse has lost too many digits."""


class Function(Enum):
    """An even function of the commutator z, by the multiple of z that it is made of."""

    LOGARITHM = 1 / 2
    """``(z / 2) / sinh(z / 2)``: from a change of the rotor to that of its logarithm."""
    ROOT = 1 / 4
    """``1 / (2 cosh(z / 4))``: from a change of the rotor to that of its square root."""


def apply_transposed(space: Space, function: Function, L: Array, H: Array) -> Array:
    """Return the transpose of a function of the commutator with L, applied to H.

    Parameters
    ----------
    space : Space
    function : Function
    L, H : ndarray of shape (N, n(n-1)/2)

    Raises
    ------
    PrecisionError
        If boosts are so large, and eigenvectors so close to dependent, that no digits are left.

    Examples
    --------
    >>> import numpy as np
    >>> from gaforge.decomposition.space import space_of
    >>> L, H = np.array([[np.pi / 2, 0, 0]]), np.eye(3)[1:2]
    >>> apply_transposed(space_of((3, 0, 0)), Function.LOGARITHM, L, H).round(6)
    array([[0.      , 1.570796, 0.      ]])
    """
    out = np.zeros_like(H)
    A = space.action(L)
    values, vectors, dual, fine = _spectra(space, A)
    if fine.any():
        factors = _of_numbers(function, 2 * (values[:, :, None] + values[:, None, :]))
        V, W = vectors, dual
        inner = factors * (np.swapaxes(V, 1, 2) @ space.skew(H[fine]) @ V)
        out[fine] = space.bivector((np.swapaxes(W, 1, 2) @ inner @ W).real)
    if not fine.all():
        out[~fine] = _by_matrices(space, function, L[~fine], H[~fine])
    return out


def _spectra(space: Space, A: Array) -> tuple[Array, Array, Array, Array]:
    """Return eigenvalues, eigenvectors and their inverses, of the rows where these are of use."""
    fine = np.ones(len(A), bool)
    if space.r or not len(A):
        fine[:] = False
        return A[:0, 0], A[:0], A[:0], fine
    if space.definite:
        values, vectors = np.linalg.eigh(1j * A)
        return -1j * values, vectors, np.swapaxes(vectors.conj(), 1, 2), fine
    try:
        values, vectors = np.linalg.eig(A.astype(complex))
    except np.linalg.LinAlgError:
        fine[:] = False
        return A[:0, 0], A[:0], A[:0], fine
    sizes = np.linalg.svd(vectors, compute_uv=False)
    fine = np.asarray(sizes[:, 0] < DEPENDENT * sizes[:, -1])
    return values[fine], vectors[fine], np.linalg.inv(vectors[fine]), fine


def _of_numbers(function: Function, z: Array) -> Array:
    """Return an even function of numbers, zero at its poles."""
    x = np.where(z.real < 0, -z, z) * function.value
    decay = np.exp(-x)
    if function == Function.ROOT:
        below = 1 + decay * decay
        above = decay
    else:
        zero = x == 0
        below = np.where(zero, 1.0, -np.expm1(-2 * x))
        above = np.where(zero, 1.0, 2 * x * decay)
    pole = (np.abs(below) < POLE) & (np.abs(x) > 1)
    out: Array = np.where(pole, 0.0, above / np.where(pole, 1.0, below))
    return out


def _by_matrices(space: Space, function: Function, L: Array, H: Array) -> Array:
    """Return what `apply_transposed` does, from matrices on bivectors."""
    factors = _null_factors(space, L)
    matrix = _denominator(function, commutator_matrix(space, L * factors))
    if not (np.abs(matrix) < LARGEST).all():
        raise PrecisionError(
            "boosts are so large, beside null or close to null parts, that the gradient would have "
            "too few digits; scale the bivectors down"
        )
    left, sizes, right = np.linalg.svd(matrix)
    inverse = np.where(sizes > POLE, 1 / np.where(sizes > POLE, sizes, 1.0), 0.0)
    inner = inverse * (right @ (H / factors)[..., None])[..., 0]
    out: Array = factors * (left @ inner[..., None])[..., 0]
    return out


def _null_factors(space: Space, L: Array) -> Array:
    """Return the factor of each blade that brings null parts down to the size 1.

    To scale null vectors is an automorphism, so it changes no result, but for its rounding.
    """
    nulls = (space.rows < space.r).astype(int) + (space.columns < space.r)
    size = np.abs(np.where(nulls == 1, L, 0.0)).max(-1, initial=0.0)
    exponent = np.minimum(0.0, -np.ceil(np.log2(np.maximum(size, 1.0))))
    factors: Array = np.exp2(exponent[:, None] * nulls)
    return factors


def commutator_matrix(space: Space, L: Array) -> Array:
    """Return the matrices of ``X -> L X - X L`` on the coefficients of bivectors.

    Examples
    --------
    >>> import numpy as np
    >>> from gaforge.decomposition.space import space_of
    >>> commutator_matrix(space_of((3, 0, 0)), np.array([[1.0, 0, 0]]))[0] + 0.0
    array([[ 0.,  0.,  0.],
           [ 0.,  0.,  2.],
           [ 0., -2.,  0.]])
    """
    A, one = space.action(L), np.eye(space.n)
    a, b = space.rows[:, None], space.columns[:, None]
    c, d = space.rows, space.columns
    out: Array = A[:, a, c] * one[b, d] - A[:, a, d] * one[b, c]
    out += one[a, c] * A[:, b, d] - one[a, d] * A[:, b, c]
    return 2 * out


def _denominator(function: Function, ad: Array) -> Array:
    """Return ``sinh(x) / x``, or ``2 cosh(x)``, of a multiple x of matrices.

    By series of ``x / 2**k``, doubled: ``sinh(2x) / 2x = cosh(x) sinh(x) / x``, and, carried as
    ``cosh(x) - 1`` so that nothing is lost beside the 1, ``cosh(2x) - 1 = 2 (cosh(x)**2 - 1)``.
    """
    x = function.value * ad
    size = np.linalg.norm(x, axis=(1, 2))
    steps = np.ceil(np.log2(np.maximum(2 * size, 1.0))).astype(int)
    x = x * np.exp2(-steps)[:, None, None]
    square, one = x @ x, np.eye(x.shape[-1])
    ratio, excess = np.zeros_like(x), np.zeros_like(x)
    for k in range(TERMS, 0, -1):
        ratio = (one + ratio) @ square / ((2 * k + 1) * (2 * k))
        excess = (one + excess) @ square / ((2 * k) * (2 * k - 1))
    ratio = one + ratio
    with np.errstate(all="ignore"):
        for step in range(int(steps.max(initial=0))):
            again = np.flatnonzero(steps > step)
            D = excess[again]
            ratio[again] = ratio[again] + ratio[again] @ D
            excess[again] = 4 * D + 2 * D @ D
    return ratio if function == Function.LOGARITHM else 2 * (one + excess)
