"""Matrices, rotors and bivectors of the same isometries."""

import numpy as np
import pytest
from algebras import signatures

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
from gaforge.testing import structured_bivectors


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
    R = exp(algebra, structured_bivectors(Algebra(*signature), kind, 5) / 3)
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
    R = exp("5", structured_bivectors(Algebra(5), "generic", 4))
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


def product_of(vectors: np.ndarray, metric: np.ndarray) -> np.ndarray:
    product = np.eye(len(metric))
    for a in vectors:
        if a.any():
            product = product @ (np.eye(len(a)) - 2 * np.outer(a, metric * a) / (metric @ a**2))
    return product


def fewest(X: np.ndarray, metric: np.ndarray) -> int:
    """The number of Scherk's theorem: the rank of X - 1, two more if it holds null vectors only."""
    moved = X - np.eye(len(X))
    left, sizes, _ = np.linalg.svd(moved)
    image = left[:, sizes > 1e-9 * max(1.0, sizes.max(initial=0.0))]
    squares = image.T @ (metric[:, None] * image)
    null = image.shape[1] and np.abs(squares).max() < 1e-7
    return image.shape[1] + 2 * bool(null)


def test_reflections_where_rounding_is_all_that_is_left():
    # After two reflections the last column is a basis vector but for rounding.
    X = np.array(
        [
            [-0.24843438984706117, 0.4816896854088494, 0.8403900188494587],
            [0.4330964170466373, 0.8312764743283012, -0.3484349708013478],
            [-0.8664339796411873, 0.27740667880587896, -0.4151357487862014],
        ]
    )
    left, _, right = np.linalg.svd(X)
    for angle in (0.0, 1e-16, 1e-15, 1e-9):
        Y = left @ right
        Y[0] += angle
        np.testing.assert_allclose(product_of(reflections(Y), np.ones(3)), Y, atol=1e-8)


@pytest.mark.parametrize("algebra", signatures(5), ids=str)
def test_reflections_in_every_metric(algebra):
    metric = np.array(algebra.squares, float)
    for kind in ("generic", "equal", "null", "nilpotent"):
        B = structured_bivectors(algebra, kind, 3, seed=2)
        X = matrix_of_rotor(algebra, exp(algebra, B))
        for Y in X:
            vectors = reflections(Y, algebra)
            assert vectors.shape == ((1 + (algebra.r > 0)) * algebra.n, algebra.n)
            size = max(1.0, np.square(Y).sum())
            assert np.linalg.norm(product_of(vectors, metric) - Y) < 1e-9 * size, kind
            used = [a for a in vectors if a.any()]
            assert all(abs(metric @ a**2) == pytest.approx(1) for a in used)
            assert len(used) % 2 == 0
            if not algebra.r and kind != "generic":
                assert len(used) == fewest(Y, metric), kind
            mirrored = reflections(product_of(used[:1], metric) @ Y, algebra)
            assert sum(a.any() for a in mirrored) % 2 == bool(used)


def test_reflections_of_null_rotations_and_translations():
    # Two null rotations at once move all vectors along null ones: two reflections more than rank.
    B = Algebra(2, 2).coefficients({"e12": 1, "e14": 1, "e23": -1, "e34": 1}, layout="bivector")
    X = matrix_of_rotor("2,2", exp("2,2", B))
    assert np.linalg.matrix_rank(X - np.eye(4)) == 2
    vectors = reflections(X, "2,2")
    assert vectors.any(-1).sum() == 4
    np.testing.assert_allclose(product_of(vectors, np.array([1, 1, -1, -1])), X, atol=1e-12)
    # A translation along a null direction takes four, along another one two.
    for row, count in (([0.5, 0.5], 4), ([0.5, 0.1], 2)):
        X = np.eye(3)
        X[0, 1:] = row
        vectors = reflections(X, "1,1,1")
        assert vectors.any(-1).sum() == count
        np.testing.assert_allclose(product_of(vectors, np.array([0, 1, -1])), X, atol=1e-14)


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
        reflections(rotation(4), "3,1")
    with pytest.raises(ShapeError, match=r"none of Cl\(3,1,0\)"):
        reflections(np.eye(3), "3,1")
    with pytest.raises(NotAVersorError):
        matrix_of_rotor("3", [2.0, 0, 0, 0])
    with pytest.raises(NoLogarithmError):  # it turns time around
        bivector_of_matrix("1,1", [[-1.0, 0], [0, -1.0]])
    with pytest.raises(NotAVersorError):  # null vectors are kept
        bivector_of_matrix("2,0,1", np.diag([2.0, 1, 1]))
