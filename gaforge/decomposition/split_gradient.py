"""The gradient of the parts of bivectors.

The parts with a square other than zero, conjugate halves of complex blocks among them, have
antisymmetric matrices S_i, actions ``A_i = S_i G`` with ``A_i A_i = s_i P_i``, and projectors P_i
that commute; what is left, ``S_0 = S - sum of S_i``, acts on ``P_0 = 1 - sum of P_i``. A change D
of S changes the part i by

    P_i D P_i^T  +  sum over j of (M_ij + N_ij)
    M_ij = (P_i D P_j^T + P_j D P_i^T) / 2
    N_ij = ((s_i + s_j) M_ij - (A_i D A_j^T + A_j D A_i^T)) / (s_i - s_j),

which follows from ``A_i A = A A_i``; changes of the rest are what remains of D, with

    P_0 D P_0^T - sum over i of (P_i D Q_i^T + Q_i D P_i^T - A_i D C_i^T - C_i D A_i^T),
    C_i = (s_i - A_0 A_0)^-1 A_0,   Q_i = C_i A_0.

M is symmetric in i and j, and N antisymmetric: of the sum of two parts, nothing depends on their
gap. Where squares are equal the parts are not unique, and N is left out. Where they are close,
parts are computed once more, with more digits.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from gaforge.decomposition.outcomes import Kind
from gaforge.decomposition.sharpening import sharpened
from gaforge.decomposition.space import Array, Space

GAP = 1e-12
"""Difference of angles, relative to the largest one, below which they count as equal."""

CLOSE = {True: 1e-4, False: 1e-2}
"""The same, below which parts are computed with more digits, for squares of one sign or not.

Planes of orthonormal vectors have more digits than the others.
"""


class Members(NamedTuple):
    """Parts with a square other than zero: conjugate halves of a block stand k places apart.

    Attributes
    ----------
    present : ndarray of shape (N, 2 k)
    squares : ndarray of complex or float of shape (N, 2 k)
    gaps : ndarray of shape (N, 2 k, 2 k)
        ``s_i - s_j``.
    matrices, actions, projectors : ndarray of shape (N, 2 k, n, n)
    """

    present: Array
    squares: Array
    gaps: Array
    matrices: Array
    actions: Array
    projectors: Array


def pull_back(space: Space, g: Array, B: Array, parts: Array, kinds: Array) -> Array:
    """Return gradients with respect to bivectors, given those with respect to their parts.

    Parameters
    ----------
    space : Space
    g, parts : ndarray of shape (N, k, n(n-1)/2)
    B : ndarray of shape (N, n(n-1)/2)
    kinds : ndarray of shape (N, k)

    Returns
    -------
    ndarray of shape (N, n(n-1)/2)
    """
    count, k = kinds.shape
    flat = (count * k, space.pairs)
    W, S = (space.skew(x.reshape(flat)).reshape((count, k, space.n, space.n)) for x in (g, parts))
    scale = np.abs(S).max(axis=(1, 2, 3), initial=0.0)
    scale = np.exp2(np.frexp(scale)[1])[:, None, None]
    S = S / scale[:, None]
    members = _members(space, S, kinds)
    _sharpen(space, space.skew(B) / scale, kinds, members)
    # The gradient of a sum of all parts is the identity, so only what differs is worth computing.
    mean = W.mean(1) if k else np.zeros((count, space.n, space.n))
    W = W - mean[:, None]
    doubled, near = np.concatenate([W, W], 1), _nearness(members)
    out = np.zeros((count, space.n, space.n), members.matrices.dtype)
    with np.errstate(all="ignore"):
        for i in range(2 * k):
            P = members.projectors[:, i]
            out += _congruent(P, doubled[:, i], P)
            for j in range(i):
                out += _between(members, doubled, near, i, j)
        out += _rest(space, S, kinds, W, members, doubled)
    return space.bivector(mean + (out - np.swapaxes(out, 1, 2)).real / 2)


def _congruent(X: Array, W: Array, Y: Array) -> Array:
    """Return ``X^T W Y``, the transpose of ``D -> X D Y^T``."""
    out: Array = np.swapaxes(X, -1, -2) @ W @ Y
    return out


def _members(space: Space, S: Array, kinds: Array) -> Members:
    """Return the parts with a square other than zero, and the conjugates of complex ones."""
    mixed = kinds == Kind.COMPLEX
    plane = (kinds == Kind.ELLIPTIC) | (kinds == Kind.HYPERBOLIC)
    A = S * space.metric
    double = A @ A
    squares = np.where(plane, np.trace(double, axis1=-2, axis2=-1) / 2, 1.0)
    first, second = S, np.zeros_like(S)
    if mixed.any():
        squares = squares.astype(complex)
        squares[mixed] = _complex_squares(A[mixed])
        s = squares[..., None, None]
        half = (double @ S - s.conj() * S) / np.where(s.imag == 0, 1, s - s.conj())
        first = np.where(mixed[..., None, None], half, S)
        second = np.where(mixed[..., None, None], half.conj(), 0)
    # Squares of tiny angles underflow beside large null parts; they stay with these.
    present = (plane & (np.abs(squares) > np.finfo(float).tiny)) | (mixed & (squares.imag != 0))
    squares = np.where(present, squares, 1.0)
    present = np.concatenate([present, present & mixed], 1)
    matrices = np.where(present[..., None, None], np.concatenate([first, second], 1), 0)
    squares = np.concatenate([squares, squares.conj()], 1)
    actions = matrices * space.metric
    projectors = actions @ actions / squares[..., None, None]
    gaps = squares[:, :, None] - squares[:, None, :]
    return Members(present, squares, gaps, matrices, actions, projectors)


def _nearness(members: Members) -> Array:
    """Return differences of angles, relative to the largest, and infinity where there is none."""
    roots = np.sqrt(np.abs(members.squares)) * members.present
    largest = roots.max(-1, initial=0.0)[:, None, None]
    sums = largest * (roots[:, :, None] + roots[:, None, :])
    both = members.present[:, :, None] & members.present[:, None, :]
    both &= ~np.eye(both.shape[-1], dtype=bool)
    out: Array = np.where(both, np.abs(members.gaps) / np.where(both, sums, 1.0), np.inf)
    return out


def _sharpen(space: Space, K: Array, kinds: Array, members: Members) -> None:
    """Compute parts with close squares once more; if two are equal, or of blocks, they stay."""
    least = _nearness(members).min(axis=(1, 2), initial=np.inf)
    left = np.where(members.present[:, : kinds.shape[1]], Kind.ZERO, kinds)
    null, nilpotent = left == Kind.NULL, left == Kind.NILPOTENT
    wanted = (
        (least < CLOSE[space.definite])
        & (least > GAP)
        & (null | nilpotent | (left == Kind.ZERO)).all(-1)
    )
    power = np.where(nilpotent.any(-1), space.n // 2, null.any(-1))
    real = not np.iscomplexobj(members.squares)
    for i in np.flatnonzero(wanted).tolist():
        places = np.flatnonzero(members.present[i])
        found = sharpened(K[i], space.metric, members.squares[i, places], int(power[i]))
        if real:
            found = type(found)(*(values.real for values in found))
        members.squares[i, places] = found.squares
        members.gaps[i][np.ix_(places, places)] = found.gaps
        members.matrices[i, places] = found.matrices
        members.actions[i, places] = found.matrices * space.metric
        members.projectors[i, places] = found.projectors


def _complex_squares(A: Array) -> Array:
    """Return the square with positive imaginary part of each block, from its eigenvalues."""
    values = np.linalg.eigvals(A).astype(complex)
    place = (values.real * values.imag).argmax(-1)
    out: Array = np.take_along_axis(values, place[:, None], -1)[:, 0] ** 2
    return out


def _between(members: Members, W: Array, near: Array, i: int, j: int) -> Array:
    """Return what two parts give to the gradient by changes that mix them."""
    total = (members.squares[:, i] + members.squares[:, j])[:, None, None]
    apart = (near[:, i, j] > GAP) & np.isfinite(near[:, i, j])
    apart &= i - j != near.shape[1] // 2  # conjugate halves: one gradient, so nothing of the gap
    gap = members.gaps[:, i, j]
    difference = np.where(apart[:, None, None], W[:, i] - W[:, j], 0)
    difference = difference / np.where(apart, gap, 1.0)[:, None, None]
    mean = W[:, i] + W[:, j] + total * difference
    P, Q = members.projectors[:, i], members.projectors[:, j]
    A, B = members.actions[:, i], members.actions[:, j]
    out = _congruent(P, mean, Q) + _congruent(Q, mean, P)
    return out / 2 - _congruent(A, difference, B) - _congruent(B, difference, A)


def _rest(
    space: Space, S: Array, kinds: Array, W: Array, members: Members, doubled: Array
) -> Array:
    """Return what the parts of square zero, and blocks that are no halves, give to the gradient.

    Changes of what is left go to these parts in equal shares, or to those that are zero.
    """
    k = kinds.shape[1]
    solid = members.present[:, :k]
    filled = (kinds != Kind.ZERO) & ~solid
    share = np.where(filled.any(-1)[:, None], filled, ~solid).astype(float)
    share /= np.maximum(share.sum(-1, keepdims=True), 1.0)
    mean = (share[..., None, None] * W).sum(1)
    left = (filled[..., None, None] * S).sum(1)
    one = np.eye(space.n)
    P0 = one - members.projectors.sum(1)
    out = _congruent(P0, mean, P0)
    A0 = left * space.metric
    some = left.any(axis=(1, 2))
    for i in range(2 * k):
        P, A = members.projectors[:, i], members.actions[:, i]
        out = out + _congruent(P, doubled[:, i], P0) + _congruent(P0, doubled[:, i], P)
        rows = np.flatnonzero(some & members.present[:, i])
        if not len(rows):
            continue
        P, A, F = P[rows], A[rows], (doubled[:, i] - mean)[rows]
        C = _resolvent(members.squares[rows, i], A0[rows]) @ A0[rows]
        Q = C @ A0[rows]
        change = _congruent(P, F, Q) + _congruent(Q, F, P)
        change = change - _congruent(A, F, C) - _congruent(C, F, A)
        fine = np.isfinite(change).all(axis=(1, 2))
        out[rows[fine]] += change[fine]
    return out


def _resolvent(square: Array, A: Array) -> Array:
    """Return ``(s - A A)^-1``; NaN where there is none."""
    matrix = square[:, None, None] * np.eye(A.shape[-1]) - A @ A
    singular = np.linalg.svd(matrix, compute_uv=False)[:, -1] <= GAP * np.abs(square)
    matrix[singular] = np.nan
    fine = np.isfinite(matrix).all(axis=(1, 2))
    matrix[fine] = np.linalg.inv(matrix[fine])
    return matrix
