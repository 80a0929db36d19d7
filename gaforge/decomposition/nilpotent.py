"""Bivectors whose only eigenvalue is zero: null blades and longer chains.

N = ``x -> B . x`` is nilpotent. Let m be the least power that vanishes. The form
``<x, N**(m-1) y>`` is symmetric for odd m and antisymmetric for even m; a vector (or, for even m,
two) on which it doesn't vanish spans, with its images under N, an invariant subspace whose metric
is not degenerate, so its orthogonal complement is invariant too and the rest of B acts there. For
m = 2 and 3 the part is a blade.
"""

from __future__ import annotations

import numpy as np

from gaforge.decomposition.definite import null_parts
from gaforge.decomposition.outcomes import Kind
from gaforge.decomposition.residuals import Part
from gaforge.decomposition.skew import planes
from gaforge.decomposition.space import Array, Space


def nilpotent_parts(space: Space, K: Array, projector: Array, tolerance: float) -> list[Part]:
    """Return the parts of a nilpotent bivector, an empty list if it isn't nilpotent.

    Parameters
    ----------
    K : ndarray of shape (n, n)
    projector : ndarray of shape (n, n)
        To the space of vectors that K acts in.
    tolerance : float
    """
    size = float(np.linalg.norm(K))
    A = K * space.metric / size
    power = np.linalg.matrix_power(A, space.n)
    if np.abs(power).max(initial=0.0) > tolerance:
        return []
    if np.abs(K[space.r :, space.r :]).max(initial=0.0) <= tolerance * size:
        return null_parts(space, K, tolerance * size)
    if is_blade(K, tolerance):
        return [Part(K, Kind.NULL)]
    dimension = int(np.rint(np.trace(projector)))
    if space.r:
        return [Part(K, Kind.NILPOTENT, dimension)]
    return _chains(space, K, projector, dimension, tolerance)


def is_blade(K: Array, tolerance: float) -> bool:
    """Tell whether a bivector is one plane."""
    angles = planes(K[None])[0][0]
    return len(angles) < 2 or bool(angles[1] <= tolerance * angles[0])


def blade_kind(space: Space, K: Array, tolerance: float) -> Kind:
    """Return whether a blade has a negative, positive or no square."""
    squares = K * K * -np.outer(space.metric, space.metric)
    square = squares.sum()
    if abs(square) <= tolerance * np.square(K).sum():
        return Kind.NULL
    return Kind.ELLIPTIC if square < 0 else Kind.HYPERBOLIC


def _chains(
    space: Space, K: Array, projector: Array, dimension: int, tolerance: float
) -> list[Part]:
    """Return the parts of a nilpotent bivector, longest chains first."""
    G = space.metric
    out: list[Part] = []
    left, size = K, np.linalg.norm(K)
    while np.linalg.norm(left) > 10 * tolerance * size and dimension > 1:
        basis = np.linalg.svd(projector)[0][:, :dimension]
        chain, length = _longest_chain(left * G, G, basis, tolerance)
        if not chain:
            return [*out, Part(left, Kind.NILPOTENT, dimension)]
        C = np.stack(chain, -1)
        onto = C @ np.linalg.solve(C.T @ (G[:, None] * C), C.T * G)
        part = onto @ left
        part = (part - part.T) / 2
        blade = length <= 3
        out.append(Part(part, Kind.NULL if blade else Kind.NILPOTENT, 2 if blade else len(chain)))
        left = left - part
        projector = projector - onto @ projector
        dimension -= len(chain)
    return out


def _longest_chain(A: Array, G: Array, basis: Array, tolerance: float) -> tuple[list[Array], int]:
    """Return vectors ``x, A x, ...`` of a longest chain (two for even length), and its length."""
    powers = [basis]
    size = np.linalg.norm(A)
    while True:
        following = A @ powers[-1] / size
        if np.abs(following).max() <= 100 * tolerance or len(powers) > len(A):
            break
        powers.append(following)
    length = len(powers)
    form = basis.T @ (G[:, None] * powers[-1])
    if length % 2:
        values, vectors = np.linalg.eigh((form + form.T) / 2)
        best = int(np.abs(values).argmax())
        heads = [basis @ vectors[:, best]]
        largest = float(np.abs(values[best]))
    else:
        angles, u, v, _ = planes((form - form.T)[None] / 2)
        heads = [basis @ u[0, :, 0], basis @ v[0, :, 0]]
        largest = float(angles[0, 0])
    if largest <= 1e-8 or length < 2:
        return [], length
    chain = []
    for head in heads:
        for _ in range(length):
            chain.append(head)
            head = A @ head / size
    return chain, length
