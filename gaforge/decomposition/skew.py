"""Planes and angles of real antisymmetric matrices.

``K = sum of angle_k (u_k v_k^T - v_k u_k^T)`` with all u and v orthonormal. Householder reflections
make K tridiagonal; then its vectors of even and odd place are coupled by one bidiagonal matrix of
half the size, and the singular value decomposition of that gives both halves of each plane. So the
planes are orthonormal to rounding however close the angles are to each other or to zero, and no
complex arithmetic or pairing of eigenvalues is needed (Ward and Gray, ACM TOMS 4, 1978, reduce the
antisymmetric eigenproblem in the same way).
"""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def planes(K: Array) -> tuple[Array, Array, Array, Array]:
    """Return the orthonormal planes of antisymmetric matrices.

    Parameters
    ----------
    K : ndarray of shape (N, n, n)

    Returns
    -------
    angles : ndarray of shape (N, n // 2)
        Not negative, in descending order.
    u, v : ndarray of shape (N, n, n // 2)
        The planes, as columns: ``K v = angle u`` and ``K u = -angle v``.
    rest : ndarray of shape (N, n, n % 2)
        For odd n the vector orthogonal to all planes.
    """
    count, n = K.shape[:2]
    if n < 2 or count == 0:
        empty = np.zeros((count, n, n // 2))
        return np.zeros((count, n // 2)), empty, empty, np.broadcast_to(np.eye(n), K.shape)[..., :n]
    scale = np.abs(K).max(axis=(1, 2))
    scale = np.where(scale > 0, scale, 1.0)
    basis, below = _tridiagonal(K / scale[:, None, None])
    half = n // 2
    coupling = np.zeros((count, n - half, half))
    place = np.arange(half)
    coupling[:, place, place] = -below[:, 0::2]
    later = np.arange(1, n - half)
    coupling[:, later, later - 1] = below[:, 1::2]
    left, angles, right = np.linalg.svd(coupling)
    even = basis[:, :, 0::2] @ left
    v = basis[:, :, 1::2] @ np.swapaxes(right, 1, 2)
    return angles * scale[:, None], even[..., :half], v, even[..., half:]


def _tridiagonal(K: Array) -> tuple[Array, Array]:
    """Return Q and the entries below the diagonal of T, where ``K = Q T Q^T``."""
    K = K.copy()
    count, n = K.shape[:2]
    Q = np.broadcast_to(np.eye(n), K.shape).copy()
    for k in range(n - 2):
        x = K[:, k + 1 :, k]
        size = np.abs(x).max(-1)
        safe = np.where(size > 0, size, 1.0)[:, None]
        reflector = x / safe
        length = np.sqrt((reflector**2).sum(-1))
        reflector[:, 0] += np.where(reflector[:, 0] < 0, -length, length)
        square = (reflector**2).sum(-1)
        weight = 2 / np.where(square > 0, square, 1.0)
        part = K[:, k:, k:]
        full = np.zeros((count, n - k))
        full[:, 1:] = reflector
        image = weight[:, None] * (part @ full[..., None])[..., 0]
        part += full[:, :, None] * image[:, None, :] - image[:, :, None] * full[:, None, :]
        turned = (Q[:, :, k + 1 :] @ reflector[..., None]) * weight[:, None, None]
        Q[:, :, k + 1 :] -= turned * reflector[:, None, :]
    place = np.arange(n - 1)
    return Q, K[:, place + 1, place]
