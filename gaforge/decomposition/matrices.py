"""Isometries as matrices, rotors and bivectors, without 2**n coefficients where none are asked for.

A rotor ``R = exp(B)`` moves vectors by ``X = exp(2 A)``, where A is the matrix of ``x -> B . x``.
Functions that take no algebra are about rotations of Euclidean space, for any n.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gaforge.algebra import Algebra
from gaforge.decomposition import cartan, isometries, skew
from gaforge.decomposition.functions import exp
from gaforge.decomposition.operands import AlgebraLike, read
from gaforge.decomposition.outcomes import Outcome
from gaforge.decomposition.rotations import find_turns
from gaforge.decomposition.space import Array, Space, space_of
from gaforge.decomposition.unit import DRIFT, examined
from gaforge.errors import NoLogarithmError, NotAVersorError, PrecisionError, ShapeError
from gaforge.loading.operands import as_array

TOLERANCE = 1e-9
"""How far, relative to ``|X|**2``, a matrix may be from keeping the metric."""


class RotationPlanes(NamedTuple):
    """The orthonormal planes of rotations.

    Attributes
    ----------
    angles : ndarray of shape (..., n // 2)
        By which vectors turn, from 0 to pi, in descending order.
    u, v : ndarray of shape (..., n, n // 2)
        Columns: X turns v towards u.
    axis : ndarray of shape (..., n, n % 2)
        For odd n a vector that X keeps.
    """

    angles: Array
    u: Array
    v: Array
    axis: Array


def rotation_planes(X: Any) -> RotationPlanes:
    """Return the planes and angles of rotation matrices.

    Parameters
    ----------
    X : array_like of shape (..., n, n)
        Orthogonal, of determinant 1.

    Raises
    ------
    NotAVersorError
        If a matrix is no rotation; `nearest_rotation` makes one of it.
    ShapeError, DtypeError

    Examples
    --------
    >>> from gaforge.decomposition.matrices import rotation_planes
    >>> rotation_planes([[0.0, -1.0], [1.0, 0.0]]).angles.round(12)
    array([1.57079633])
    """
    X = _matrices("rotation_planes", X)
    lead, n = X.shape[:-2], X.shape[-1]
    flat = X.reshape((-1, n, n)) if X.size else np.zeros((_count(lead), n, n))
    _check_rotations("rotation_planes", flat)
    found = find_turns(flat - np.eye(n))
    order = np.argsort(-found.angles, axis=-1, kind="stable")
    angles = 2 * np.take_along_axis(found.angles, order, -1)
    u, v = (np.take_along_axis(side, order[:, None], -1) for side in (found.u, found.v))
    parts = (angles, u, v, found.rest)
    return RotationPlanes(*(part.reshape((*lead, *part.shape[1:])) for part in parts))


def bivector_of_rotation(X: Any) -> Array:
    """Return bivectors B, in canonical order, with ``exp(B) x ~exp(B) = X x`` in Euclidean space.

    Angles of X are at most pi, so those of B are at most pi/2.

    Parameters
    ----------
    X : array_like of shape (..., n, n)

    Returns
    -------
    ndarray of shape (..., n(n-1)/2)

    Examples
    --------
    >>> from gaforge.decomposition.matrices import bivector_of_rotation
    >>> bivector_of_rotation([[0.0, -1.0], [1.0, 0.0]]).round(12)
    array([-0.78539816])
    """
    found = rotation_planes(X)
    K = (found.u * (found.angles / 2)[..., None, :]) @ np.swapaxes(found.v, -1, -2)
    rows, columns = np.triu_indices(K.shape[-1], 1)
    return (K - np.swapaxes(K, -1, -2))[..., rows, columns]


def rotation_of_bivector(B: Any) -> Array:
    """Return the rotations ``x -> exp(B) x ~exp(B)`` of Euclidean space as matrices.

    Parameters
    ----------
    B : array_like of shape (..., n(n-1)/2)
        Coefficients in canonical order, for any n.

    Returns
    -------
    ndarray of shape (..., n, n)

    Examples
    --------
    >>> from gaforge.decomposition.matrices import rotation_of_bivector
    >>> rotation_of_bivector([-0.78539816339744831]).round(12) + 0.0
    array([[ 0., -1.],
           [ 1.,  0.]])
    """
    B = as_array("rotation_of_bivector", B).astype(float)
    n = _dimension(B)
    rows, columns = np.triu_indices(n, 1)
    K = np.zeros((_count(B.shape[:-1]), n, n))
    K[:, rows, columns] = B.reshape((len(K), len(rows)))
    K -= np.swapaxes(K, 1, 2)
    angles, u, v, _ = skew.planes(K)
    turned, back = (
        (u * np.sin(2 * angles)[:, None]) @ np.swapaxes(v, 1, 2),
        -2 * np.sin(angles) ** 2,
    )
    X = np.eye(n) + turned - np.swapaxes(turned, 1, 2)
    for side in (u, v):
        X += (side * back[:, None]) @ np.swapaxes(side, 1, 2)
    return X.reshape((*B.shape[:-1], n, n))


def nearest_rotation(X: Any) -> Array:
    """Return the rotations that are nearest to matrices, in the sum of squares of the entries.

    Parameters
    ----------
    X : array_like of shape (..., n, n)

    References
    ----------
    P. H. Schönemann, Psychometrika 31 (1966); the sign of the determinant after W. Kabsch, Acta
    Cryst. A 32 (1976).

    Examples
    --------
    >>> from gaforge.decomposition.matrices import nearest_rotation
    >>> nearest_rotation([[0.1, -2.0], [2.0, 0.1]]).round(3)
    array([[ 0.05 , -0.999],
           [ 0.999,  0.05 ]])
    """
    X = _matrices("nearest_rotation", X)
    if X.size == 0:
        return X
    left, _, right = np.linalg.svd(X)
    flip = np.ones(X.shape[:-1])
    flip[..., -1] = np.sign(np.linalg.det(left @ right))
    return (left * flip[..., None, :]) @ right


def reflections(X: Any, algebra: AlgebraLike | None = None) -> Array:
    """Return unit vectors whose reflections, the first one applied last, give isometries.

    By the theorem of Cartan and Dieudonné n reflections are enough, but for algebras with null
    vectors, where some translations take more. Where fewer do, the last rows are zero. The number
    of reflections is even for a rotation.

    Parameters
    ----------
    X : array_like of shape (..., n, n)
        Orthogonal matrices, or those that keep the metric, and the null vectors, of the algebra.
    algebra : Algebra, str or tuple, optional
        By default Euclidean space.

    Returns
    -------
    ndarray of shape (..., n, n), with null vectors in the algebra (..., 2 n, n)
        Vectors as rows, of square 1 or -1.

    Raises
    ------
    NotAVersorError
        If a matrix does not keep the metric.
    PrecisionError
        If the product of the reflections is further than 1e-9 from X, relative to its square.
    ShapeError, DtypeError

    Examples
    --------
    >>> from gaforge.decomposition.matrices import reflections
    >>> reflections([[0.0, 1.0], [1.0, 0.0]]).round(6)
    array([[-0.707107,  0.707107],
           [ 0.      ,  0.      ]])
    >>> reflections([[1.0, 0.0], [0.0, -1.0]], "1,1")
    array([[0., 1.],
           [0., 0.]])
    """
    X = _matrices("reflections", X)
    lead, n = X.shape[:-2], X.shape[-1]
    left = X.reshape((_count(lead), n, n)).copy()
    if algebra is None:
        _check_orthogonal("reflections", left)
        return _mirrors(left).reshape(X.shape)
    space = space_of(Algebra.parse(algebra).signature)
    _check_isometries("reflections", space, left)
    if not space.r and not space.q:
        return _mirrors(left).reshape(X.shape)
    most = 2 * n if space.r else n
    out = np.zeros((len(left), most, n))
    for i, matrix in enumerate(left):
        vectors = cartan.factored(space.metric, matrix)
        product = np.eye(n)
        for a in vectors:
            product = product @ cartan.reflection(space.metric, a)
        off = float(np.linalg.norm(product - matrix) / max(np.square(matrix).sum(), 1.0))
        if len(vectors) > most or not off <= TOLERANCE:
            raise PrecisionError(
                f"reflections: {len(vectors)} reflections miss the matrix at {i} by {off:.3g}"
            )
        for k, a in enumerate(vectors):
            out[i, k] = a
    return out.reshape((*lead, most, n))


def _mirrors(left: Array) -> Array:
    """Return the vectors of orthogonal matrices, by Householder's reflections.

    Each takes a column to a basis vector; of their difference, the coefficient of the latter is
    computed from the others, since it is small where the two are close.
    """
    n = left.shape[-1]
    out = np.zeros_like(left)
    place = np.zeros(len(left), int)
    for k in range(n):
        vector = left[:, :, k].copy()
        cosine = vector[:, k].copy()
        vector[:, : k + 1] = 0  # columns are orthogonal: above are zeros but for rounding
        others = (vector**2).sum(-1)
        near = cosine > 0
        vector[:, k] = np.where(near, -others / np.where(near, 1 + cosine, 1.0), cosine - 1)
        length = np.linalg.norm(vector, axis=-1)
        rows = np.flatnonzero(length > 4 * n * np.finfo(float).eps)
        unit = vector[rows] / length[rows, None]
        left[rows] -= 2 * unit[:, :, None] * (unit[:, None, :] @ left[rows])
        out[rows, place[rows]] = unit
        place[rows] += 1
    return out


def matrix_of_rotor(algebra: AlgebraLike, R: Any) -> Array:
    """Return the matrices of ``x -> R x ~R`` on vectors.

    Parameters
    ----------
    algebra : Algebra, str or tuple
    R : array_like of shape (..., 2**(n-1)) or Multivector
        Rotors as even elements.

    Returns
    -------
    ndarray of shape (..., n, n)

    Raises
    ------
    NotAVersorError
        If an element is further from a rotor than `gaforge.decomposition.log` takes.

    Examples
    --------
    >>> from gaforge.decomposition.matrices import matrix_of_rotor
    >>> matrix_of_rotor("2", [0.0, 1.0])
    array([[-1.,  0.],
           [ 0., -1.]])
    """
    rows = read("matrix_of_rotor", algebra, R, "even")
    unit = examined(rows.space, rows.values, rows.dtype, False)
    bad = ~unit.accepted & rows.finite
    if bad.any():
        worst = float(unit.distance[bad].max())
        raise NotAVersorError(f"matrix_of_rotor: an element is {worst:.3g} away from a rotor")
    matrix, _ = rows.space.moved(unit.rotor)
    matrix[~rows.finite] = np.nan
    return rows.shaped(matrix)


def bivector_of_matrix(algebra: AlgebraLike, X: Any) -> Array:
    """Return bivectors B with ``exp(B) x ~exp(B) = X x`` for isometries in any metric.

    Parameters
    ----------
    algebra : Algebra, str or tuple
    X : array_like of shape (..., n, n)
        Matrices that keep the metric, and the null vectors.

    Raises
    ------
    NotAVersorError
        If a matrix does not keep the metric.
    NoLogarithmError
        If there is no such bivector: the isometry does not come from the identity, or is one of
        those on which even -R has no logarithm.

    Examples
    --------
    >>> import numpy as np
    >>> from gaforge.decomposition.matrices import bivector_of_matrix
    >>> c, s = np.cosh(1.0), np.sinh(1.0)
    >>> bivector_of_matrix("1,1", [[c, s], [s, c]]).round(12)
    array([-0.5])
    """
    space = space_of(Algebra.parse(algebra).signature)
    X = _matrices("bivector_of_matrix", X)
    flat = X.reshape((_count(X.shape[:-2]), *X.shape[-2:]))
    _check_isometries("bivector_of_matrix", space, flat)
    if space.q == 0 and space.r == 0:
        return bivector_of_rotation(X)
    logs, outcome = isometries.matrix_logarithms(space, flat - np.eye(space.n))
    if (outcome != Outcome.DONE).any():
        raise NoLogarithmError("bivector_of_matrix: a matrix is not the exponential of a bivector")
    return isometries.bivectors(space, logs / 2).reshape((*X.shape[:-2], space.pairs))


def rotor_of_matrix(algebra: AlgebraLike, X: Any) -> Array:
    """Return rotors R with ``R x ~R = X x``; -R is the other one.

    Parameters, results and errors are those of `bivector_of_matrix`, with even elements as values.

    Examples
    --------
    >>> from gaforge.decomposition.matrices import rotor_of_matrix
    >>> rotor_of_matrix("2", [[0.0, -1.0], [1.0, 0.0]]).round(12)
    array([ 0.70710678, -0.70710678])
    """
    out: Array = exp(algebra, bivector_of_matrix(algebra, X))
    return out


# --- Operands -----------------------------------------------------------------------------------


def _matrices(name: str, X: Any) -> Array:
    """Return square matrices of finite float64."""
    array = as_array(name, X)
    if array.ndim < 2 or array.shape[-1] != array.shape[-2]:
        raise ShapeError(f"{name}: an array of shape {array.shape} holds no square matrices")
    array = array.astype(float)
    if not np.isfinite(array).all():
        raise NotAVersorError(f"{name}: a matrix holds NaN or infinity")
    return array


def _count(lead: tuple[int, ...]) -> int:
    return int(np.prod(lead, dtype=int))


def _dimension(B: Array) -> int:
    """Return n for n(n-1)/2 coefficients."""
    pairs = B.shape[-1] if B.ndim else -1
    n = int(np.sqrt(2 * max(pairs, 0))) + 1
    if B.ndim == 0 or n * (n - 1) // 2 != pairs:
        raise ShapeError(f"an array of shape {B.shape} holds no bivectors: n(n-1)/2 coefficients")
    return n


def _check_kept(name: str, off: Array, X: Array) -> None:
    """Raise unless what must vanish does, relative to the square of X."""
    size = np.maximum(np.square(X).sum((1, 2)), 1.0)
    worst = float((np.linalg.norm(off, axis=(1, 2)) / size).max(initial=0.0))
    if worst > max(TOLERANCE, DRIFT["d"]):
        raise NotAVersorError(f"{name}: a matrix is {worst:.3g} away from keeping the metric")


def _check_isometries(name: str, space: Space, X: Array) -> None:
    """Raise unless matrices keep the metric, and the null vectors."""
    if X.shape[-1] != space.n:
        raise ShapeError(f"{name}: matrices of shape {X.shape[-2:]} are none of {space.algebra}")
    G = space.metric[:, None]
    _check_kept(name, np.swapaxes(X, 1, 2) @ (G * X) - np.diag(G[:, 0]), X)
    _check_kept(name, X[:, :, : space.r] - np.eye(space.n)[:, : space.r], X)


def _check_orthogonal(name: str, X: Array) -> None:
    _check_kept(name, np.swapaxes(X, 1, 2) @ X - np.eye(X.shape[-1]), X)


def _check_rotations(name: str, X: Array) -> None:
    """Raise unless matrices are orthogonal and of determinant 1."""
    _check_orthogonal(name, X)
    if X.size and (np.linalg.det(X) < 0).any():
        raise NotAVersorError(f"{name}: a matrix has determinant -1; it is no rotation")
