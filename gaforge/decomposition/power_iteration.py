"""Parts of bivectors by power iteration on vectors: Algorithms 1 and 2 of Pence, Yamada and Singh.

Where all squares of vectors have one sign, the square of ``x -> x . B`` has the planes of B as
eigenspaces, with the squares of the parts as eigenvalues. So ``v <- (v . B) . B``, normalised,
turns v into the plane of the largest part (Algorithm 2), and ``v ^ (v . B) / v**2`` is the part of
B there. It is subtracted, the next one is found in what is left over, and what is left in the end
is the last part (Algorithm 1). Nothing larger than B is stored, for any n.

Convergence is linear, by the ratio of the squares of the two largest parts, and needs no gap: of
equal parts any vector of their planes gives one. Vectors may be kept from one call to the next, as
start for a bivector that has changed a little.

Two things differ from the published listing. A vector that B takes to zero (the start vector was
orthogonal to all planes, or what is left over is zero) is never normalised to zero, from which it
could not come back; and every element of a batch stops by itself.

References
----------
T. Pence, D. Yamada and V. Singh, Composing linear layers from irreducibles, NeurIPS 2025,
arXiv:2507.11688.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gaforge.decomposition.space import Array, Space
from gaforge.errors import GaforgeError, ShapeError, UnknownMethodError
from gaforge.loading import kernels
from gaforge.loading.namespace import Kernels
from gaforge.loading.operands import as_array

TOLERANCE = 1e-10
"""Change of a vector, in one step, at which it has converged; the paper trains with 1e-5."""

ITERATIONS = 1000
"""Most steps for one part; the paper trains with 20."""

NEGLIGIBLE = 4 * float(np.finfo(float).eps)
"""Size, relative to B and for each dimension, of what is left over that is only rounding."""


class PowerParts(NamedTuple):
    """Parts of a batch of bivectors, with the vectors that gave them.

    Attributes
    ----------
    parts : ndarray of shape (N, n // 2, n(n-1)/2)
        In the order in which they were found; the last one is what was left over.
    vectors : ndarray of shape (N, n // 2 - 1, n)
        A unit vector of the plane of each part but the last.
    iterations : ndarray of shape (N, n // 2 - 1)
        Steps that were taken.
    converged : ndarray of shape (N, n // 2 - 1)
    """

    parts: Array
    vectors: Array
    iterations: Array
    converged: Array


def check_signature(space: Space) -> None:
    """Refuse algebras in which the iteration does not converge to planes.

    Raises
    ------
    UnknownMethodError
    """
    if space.r or not space.definite:
        why = "null vectors" if space.r else "vectors of both signs"
        raise UnknownMethodError(
            f"method 'power' needs squares of one sign: {space.algebra} has {why}, so the square "
            "of x -> x . B need not have orthogonal planes; use method 'spectral'"
        )


def read_start(space: Space, lead: tuple[int, ...], start: Any) -> Array:
    """Return vectors to start from, given with leading axes that broadcast, as rows.

    Raises
    ------
    ShapeError, DtypeError
    """
    vectors = as_array("split", start)
    shape = (max(space.n // 2 - 1, 0), space.n)
    try:
        spread = np.broadcast_to(vectors.astype(float), (*lead, *shape))
    except ValueError:
        raise ShapeError(
            f"split: start vectors of shape {vectors.shape} do not fit; there is one for each part "
            f"but the last, so the shape is {(*lead, *shape)}, or broadcasts to it"
        ) from None
    return spread.reshape(-1, *shape).copy()


def start_vectors(space: Space, count: int) -> Array:
    """Return random vectors to start from, the same ones for all rows and in every call."""
    shape = (max(space.n // 2 - 1, 0), space.n)
    vectors = np.random.default_rng(0).normal(size=shape)
    return np.broadcast_to(vectors, (count, *shape)).copy()


def decompose(
    space: Space,
    B: Array,
    start: Array | None = None,
    tolerance: float = TOLERANCE,
    iterations: int = ITERATIONS,
) -> PowerParts:
    """Return the parts of bivectors, one after the other (Algorithm 1).

    Parameters
    ----------
    space : Space
        Of an algebra whose vectors have squares of one sign.
    B : ndarray of shape (N, n(n-1)/2)
    start : ndarray of shape (N, n // 2 - 1, n), optional
    tolerance : float
        Largest ``|v + v_before|`` of unit vectors that ends an iteration; v changes its sign in
        every step, since the square of ``x -> x . B`` is negative.
    iterations : int
        Most steps for each part.
    """
    check_signature(space)
    k = space.n // 2
    vectors = start_vectors(space, len(B)) if start is None else start.copy()
    counts = np.zeros(vectors.shape[:2], int)
    converged = np.ones(vectors.shape[:2], bool)
    parts = np.zeros((len(B), k, space.pairs))
    if k == 0:
        return PowerParts(parts, vectors, counts, converged)
    scale = sizes(B)[:, None]  # squares of the rest stay in range
    left = B / scale
    limit = space.n * NEGLIGIBLE * np.linalg.norm(left, axis=-1)
    algebra = kernels(space.algebra) if k > 1 else None
    for i in range(k - 1):
        assert algebra is not None
        rows = np.flatnonzero(np.linalg.norm(left, axis=-1) > limit)
        found = _iterate(algebra, left[rows], vectors[rows, i], tolerance, iterations)
        vectors[rows, i], counts[rows, i], converged[rows, i] = found
        parts[rows, i] = _projection(algebra, left[rows], vectors[rows, i])
        left[rows] -= parts[rows, i]
    parts[:, -1] = left
    parts *= scale[..., None]
    return PowerParts(parts, vectors, counts, converged)


def sizes(B: Array) -> Array:
    """Return the largest coefficient of each row, 1 for zero."""
    scale = np.abs(B).max(-1, initial=0.0)
    return np.where(scale > 0, scale, 1.0)


def _iterate(
    algebra: Kernels, B: Array, v: Array, tolerance: float, iterations: int
) -> tuple[Array, Array, Array]:
    """Return unit vectors of the largest parts, steps taken, and which converged (Algorithm 2).

    No B is zero.
    """
    B = B / sizes(B)[:, None]
    v = _unit(algebra, v, B)
    counts = np.zeros(len(B), int)
    converged = np.zeros(len(B), bool)
    for step in range(1, iterations + 1):
        active = np.flatnonzero(~converged)
        if not len(active):
            break
        before, turning = v[active], B[active]
        image = _contracted(algebra, _contracted(algebra, before, turning), turning)
        v[active] = _unit(algebra, image, turning)
        counts[active] = step
        converged[active] = np.linalg.norm(v[active] + before, axis=-1) < tolerance
    return v, counts, converged


def _unit(algebra: Kernels, v: Array, B: Array) -> Array:
    """Return vectors of length 1; for zero the basis vector that B takes to the longest one."""
    length = np.linalg.norm(v, axis=-1)
    zero = length == 0
    out = v / np.where(zero, 1.0, length)[:, None]
    if zero.any():
        basis = np.eye(v.shape[-1])
        images = _contracted(algebra, basis[None], B[zero][:, None])
        out[zero] = basis[np.linalg.norm(images, axis=-1).argmax(-1)]
    return out


def _contracted(algebra: Kernels, v: Array, B: Array) -> Array:
    """Return ``v . B``, by the emitted kernel of these two grades."""
    out: Array = algebra.lc(v, B, layouts=("vector", "bivector"))
    return out


def _projection(algebra: Kernels, B: Array, v: Array) -> Array:
    """Return ``v ^ (v . B) / v**2`` for unit vectors: the part of B in the plane of v."""
    sign = algebra.algebra.squares[0]
    out: Array = algebra.op(v, _contracted(algebra, v, B), layouts=("vector", "vector"))
    return sign * out


def exponential(space: Space, parts: Array) -> Array:
    """Return the product of the exponentials of simple parts, ``cos a + sin a b / a``.

    Parameters
    ----------
    parts : ndarray of shape (N, k, n(n-1)/2)
    """
    out = space.one(len(parts))
    for b in np.moveaxis(parts, 1, 0):
        angle = np.linalg.norm(b, axis=-1, keepdims=True)
        ratio = np.sinc(angle / np.pi)
        out = np.cos(angle) * out + space.blade_product(ratio * b, out)
    return out


def check_steps(tolerance: float, iterations: int) -> None:
    """Refuse numbers that make no sense.

    Raises
    ------
    GaforgeError
    """
    if not tolerance > 0:
        raise GaforgeError(f"tolerance must be a positive number, not {tolerance}")
    if iterations < 1:
        raise GaforgeError(f"iterations must be at least 1, not {iterations}")
