"""Matrices, rotors and bivectors of the same isometries."""

import numpy as np
import pytest
from bivectors import structured

from gaforge import Algebra
from gaforge.decomposition import exp, log
from gaforge.decomposition.matrices import (
    bivector_of_matrix,
    bivector_of_rotation,
    matrix_of_rotor,
    nearest_rotation,
    reflections,
    rotation_of_bivector,
    rotation_planes,
    rotor_of_matrix,
)
from gaforge.errors import NoLogarithmError, NotAVersorError, ShapeError


def rotation(n: int, seed: int = 0) -> np.ndarray:
    Q, _ = np.linalg.qr(np.random.default_rng(seed).normal(size=(n, n)))
    Q[:, 0] *= np.linalg.det(Q)
    return Q


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 33, 64])
def test_planes_and_angles(n):
    X = np.stack([rotation(n, seed) for seed in range(3)] + [np.eye(n)])
    found = rotation_planes(X)
    frame = np.concatenate([found.u, found.v, found.axis], -1)
    np.testing.assert_allclose(np.swapaxes(frame, 1, 2) @ frame, [np.eye(n)] * 4, atol=1e-13)
    c, s = np.cos(found.angles)[:, None], np.sin(found.angles)[:, None]
    np.testing.assert_allclose(X @ found.v, c * found.v + s * found.u, atol=2e-13)
    np.testing.assert_allclose(X @ found.u, c * found.u - s * found.v, atol=2e-13)
    np.testing.assert_allclose(X @ found.axis, found.axis, atol=2e-13)
    assert (np.diff(found.angles) <= 0).all()
    assert (found.angles <= np.pi).all()


@pytest.mark.parametrize("n", [2, 5, 8, 64])
def test_rotations_and_bivectors(n):
    X = np.stack([rotation(n, seed) for seed in range(2)]).reshape(2, 1, n, n)
    B = bivector_of_rotation(X)
    assert B.shape == (2, 1, n * (n - 1) // 2)
    np.testing.assert_allclose(rotation_of_bivector(B), X, atol=3e-13)


@pytest.mark.parametrize("turned", [2, 4, 6])
def test_half_turns_in_several_planes(turned):
    Q = rotation(7)
    X = Q @ np.diag([-1.0] * turned + [1.0] * (7 - turned)) @ Q.T
    np.testing.assert_allclose(rotation_of_bivector(bivector_of_rotation(X)), X, atol=1e-14)
    assert rotation_planes(X).angles[: turned // 2] == pytest.approx(np.pi, abs=1e-12)


SIGNATURES = [
    (3, 0, 0),
    (5, 0, 0),
    (0, 3, 0),
    (3, 0, 1),
    (2, 0, 2),
    (3, 1, 0),
    (4, 1, 0),
    (2, 2, 1),
]


@pytest.mark.parametrize("signature", SIGNATURES, ids=str)
@pytest.mark.parametrize("kind", ["generic", "equal", "null", "integer"])
def test_matrices_and_rotors(signature, kind):
    algebra = Algebra(*signature)
    R = exp(algebra, structured(signature, kind, 5) / 3)
    X = matrix_of_rotor(algebra, R)
    A = algebra.multivector(R, layout="even")
    for j in range(algebra.n):
        e = algebra.multivector(np.eye(algebra.n)[j], layout="vector")
        image = (A * e * ~A).restrict("vector", drop=True).coefficients
        np.testing.assert_allclose(X[:, :, j], image, atol=1e-12 * np.abs(X).max())
    if signature == (2, 0, 2):  # X does not show blades of two null vectors
        return
    again = rotor_of_matrix(algebra, X)
    sign = np.sign((again * R).sum(-1, keepdims=True))
    np.testing.assert_allclose(sign * again, R, atol=1e-9 * np.abs(R).max())


def test_the_logarithms_agree():
    R = exp("5", structured((5, 0, 0), "generic", 4))
    np.testing.assert_allclose(
        bivector_of_matrix("5", matrix_of_rotor("5", R)), log("5", R), atol=1e-14
    )


def test_nearest_rotation():
    rng = np.random.default_rng(0)
    X = rng.normal(size=(20, 5, 5))
    best = nearest_rotation(X)
    np.testing.assert_allclose(np.linalg.det(best), 1)
    near = np.linalg.norm(best - X, axis=(1, 2))
    for seed in range(30):
        small = rotation_of_bivector(0.1 * np.random.default_rng(seed).normal(size=10))
        assert (np.linalg.norm(best @ small - X, axis=(1, 2)) > near).all()


@pytest.mark.parametrize("n", [1, 2, 3, 6, 64])
@pytest.mark.parametrize("flip", [False, True])
def test_reflections(n, flip):
    X = rotation(n)
    if flip:
        X = X * ([-1.0] + [1.0] * (n - 1))
    vectors = reflections(X)
    product = np.eye(n)
    for v in vectors:
        product = product @ (np.eye(n) - 2 * np.outer(v, v))
    np.testing.assert_allclose(product, X, atol=1e-13)
    used = np.linalg.norm(vectors, axis=1) > 0
    np.testing.assert_allclose(np.linalg.norm(vectors[used], axis=1), 1)
    assert used.sum() % 2 == flip
    assert (reflections(np.eye(n)) == 0).all()


def test_refusals():
    with pytest.raises(NotAVersorError, match="away from keeping the metric"):
        rotation_planes([[1.0, 0.1], [0.0, 1.0]])
    with pytest.raises(NotAVersorError, match="determinant -1"):
        rotation_planes([[1.0, 0.0], [0.0, -1.0]])
    with pytest.raises(NotAVersorError, match="NaN"):
        nearest_rotation([[np.nan]])
    with pytest.raises(ShapeError, match="no square matrices"):
        rotation_planes([1.0, 0.0])
    with pytest.raises(ShapeError, match=r"shape \(4,\)"):
        rotation_of_bivector(np.zeros(4))
    with pytest.raises(ShapeError, match=r"none of Cl\(3,1,0\)"):
        bivector_of_matrix("3,1", np.eye(3))
    with pytest.raises(NotAVersorError):
        bivector_of_matrix("3,1", rotation(4))
    with pytest.raises(NotAVersorError):
        matrix_of_rotor("3", [2.0, 0, 0, 0])
    with pytest.raises(NoLogarithmError):  # it turns time around
        bivector_of_matrix("1,1", [[-1.0, 0], [0, -1.0]])
    with pytest.raises(NotAVersorError):  # null vectors are kept
        bivector_of_matrix("2,0,1", np.diag([2.0, 1, 1]))
