"""Parts of bivectors: they add up, commute, and are blades where that is possible."""

import numpy as np
import pytest
from algebras import signatures
from hard import hard_bivectors

from gaforge import Algebra
from gaforge.decomposition import Kind, Outcome, generic, split
from gaforge.decomposition.interpolation import projectors
from gaforge.decomposition.residuals import outer_squares
from gaforge.decomposition.space import space_of
from gaforge.testing import BIVECTOR_KINDS, structured_bivectors

HARD = hard_bivectors()
TOLERANCE = 1e-12


def named(algebra: Algebra, blades: dict[str, float]) -> np.ndarray:
    return algebra.coefficients(blades, layout="bivector", dtype=float)


def worst(result) -> float:
    residuals = (result.sum_residual, result.commutator_residual, result.simplicity_residual)
    return max(float(np.max(residual, initial=0.0)) for residual in residuals)


def kinds(result) -> list[Kind]:
    return [Kind(kind) for kind in result.kinds if kind]


def check_residuals(algebra: Algebra, B: np.ndarray, parts: np.ndarray) -> None:
    """The residuals once more, by products of multivectors."""
    size = np.linalg.norm(B)
    blades = [algebra.multivector(part, layout="bivector") for part in parts]
    assert np.linalg.norm(parts.sum(0) - B) <= TOLERANCE * size
    for i, b in enumerate(blades):
        for c in blades[:i]:
            assert np.abs((b * c - c * b).coefficients).max() <= TOLERANCE * size**2


@pytest.mark.parametrize("case", HARD, ids=lambda case: case.name)
def test_hard_bivectors(case):
    result = split(case.algebra, case.B, full_output=True)
    assert worst(result) < TOLERANCE
    check_residuals(case.algebra, case.B, result.parts)
    complex_pair = "complex pair" in case.name or "(3,3)" in case.name
    assert result.outcome == (Outcome.INDECOMPOSABLE if complex_pair else Outcome.DONE)
    assert (Kind.COMPLEX in kinds(result)) == complex_pair


@pytest.mark.parametrize("algebra", signatures(6), ids=str)
def test_every_structure_in_every_signature(algebra):
    for kind in BIVECTOR_KINDS:
        B = structured_bivectors(algebra, kind, 6, seed=1)
        result = split(algebra, B, full_output=True)
        assert result.parts.shape == (6, algebra.n // 2, B.shape[1])
        assert worst(result) < TOLERANCE, kind
        assert np.isfinite(result.parts).all()
        # Blocks need two signs in the metric.
        if not (algebra.p and algebra.q):
            assert set(result.outcome.tolist()) <= {Outcome.DONE}
        for b, parts in zip(B, result.parts, strict=True):
            check_residuals(algebra, b, parts)


def test_p1_nearly_equal_planes():
    B = [0.9602877932164919, -0.19736220150414585, 0.19739561990439536]
    B += [0.19731207390377162, 0.1973454923040211, 0.9603401465202174]
    result = split("4", B, full_output=True)
    large = [0.2183882963040369, -0.1822362122753434, 0.5164536331705795]
    large += [-0.3190899190675107, 0.015127501827725348, 0.7419736868621463]
    small = [0.741899496912455, -0.015125989228802468, -0.3190580132661841]
    small += [0.5164019929712823, 0.18221799047629575, 0.21836645965807108]
    wanted = [large, small]
    np.testing.assert_allclose(result.parts, wanted, atol=2e-11)  # 1e-15 over a gap of 1e-4
    np.testing.assert_allclose(result.squares, [-1.00020001, -1.0], atol=1e-13)
    assert worst(result) < 1e-14


def test_p4_opposite_equal_planes():
    B = [0.4711797335289456, 0.15038280112274396, -0.7519140056137198]
    B += [0.7519140056137198, 0.15038280112274396, -0.4711797335289456]
    result = split("4", B, full_output=True)
    np.testing.assert_allclose(result.squares, [-0.81, -0.81], atol=1e-14)
    assert worst(result) < 1e-14


def test_p6_a_screw():
    algebra = Algebra(3, 0, 1)
    result = split(algebra, named(algebra, {"e12": 1, "e03": 2, "e01": 3}), full_output=True)
    wanted = [named(algebra, {"e12": 1, "e01": 3}), named(algebra, {"e03": 2})]
    np.testing.assert_allclose(result.parts, wanted, atol=1e-15)
    assert kinds(result) == [Kind.ELLIPTIC, Kind.NULL]
    assert result.squares.tolist() == [-1, 0]


@pytest.mark.parametrize("gap", [10.0**-k for k in range(1, 15)])
@pytest.mark.parametrize("signature", [(4, 0, 0), (4, 1, 0), (2, 2, 0), (3, 0, 1)], ids=str)
def test_parts_of_close_planes_are_right_to_eps_over_the_gap(signature, gap):
    algebra = Algebra(*signature, start_index=1)
    rng = np.random.default_rng(5)
    n, first = algebra.n, algebra.r + 1
    metric = np.array(algebra.squares)
    move = np.eye(n)
    for _ in range(4):
        vector = rng.normal(size=n)
        vector[algebra.r + algebra.p :] *= 0.3
        move -= 2 / (metric @ vector**2) * np.outer(move @ vector, vector * metric)
    other = n - 1 if n > 4 else n
    pairs = {f"e{first}{first + 1}": 0.7, f"e{other - 1}{other}": 0.7 + gap}
    if algebra.r:
        pairs = {"e23": 0.7, "e14": gap}
    wanted = []
    for name, size in pairs.items():
        K = np.zeros((n, n))
        i, j = int(name[1]) - 1, int(name[2]) - 1
        K[i, j], K[j, i] = size, -size
        wanted.append((move @ K @ move.T)[np.triu_indices(n, 1)])
    found = split(algebra, sum(wanted), full_output=True)
    assert worst(found) < TOLERANCE
    size = np.linalg.norm(sum(wanted))
    distances = [
        min(np.linalg.norm(part - blade) for part in found.parts) / size for blade in wanted
    ]
    assert max(distances) < 1e-14 / gap


def test_a_double_root_without_blades():
    algebra = Algebra(2, 2)
    B = named(algebra, {"e12": 0.2, "e13": 0.5, "e24": -0.1, "e34": 0.2})
    result = split(algebra, B, full_output=True)
    assert kinds(result) == [Kind.HYPERBOLIC_NILPOTENT]
    assert result.dimensions.tolist() == [4, 0]
    assert result.outcome == Outcome.INDECOMPOSABLE
    assert (result.parts[0] == B).all()


def test_a_nilpotent_of_order_five():
    algebra = Algebra(3, 2)
    B = named(algebra, {"e12": 1, "e15": -1, "e23": 1, "e24": -1, "e35": -1, "e45": -1})
    result = split(algebra, B, full_output=True)
    assert kinds(result) == [Kind.NILPOTENT]
    assert result.dimensions.tolist() == [5, 0]
    np.testing.assert_allclose(result.parts[0], B, atol=1e-14)


def test_a_double_imaginary_root_without_blades():
    algebra = Algebra(2, 2)
    rays = {"e12": 0.3, "e14": 0.3, "e23": -0.3, "e34": 0.3}  # (e1 + e3) ^ (e2 + e4)
    B = named(algebra, rays) + named(algebra, {"e12": 0.4, "e34": -0.4})
    result = split(algebra, B, full_output=True)
    assert kinds(result) == [Kind.ELLIPTIC_NILPOTENT]


def test_two_null_rotations():
    algebra = Algebra(4, 2)
    B = named(algebra, {"e12": 1, "e25": 1, "e34": 1, "e46": 1})
    result = split(algebra, B, full_output=True)
    assert kinds(result) == [Kind.NULL, Kind.NULL]
    assert worst(result) < 1e-15


def test_a_translation_in_conformal_space_beside_a_dilation_and_a_rotation():
    algebra = Algebra(4, 1)
    turn = {"e12": 0.7}
    translation = split(algebra, named(algebra, turn | {"e34": 0.6, "e35": 0.6}), full_output=True)
    assert kinds(translation) == [Kind.ELLIPTIC, Kind.NULL]
    dilation = split(algebra, named(algebra, turn | {"e45": 0.9}), full_output=True)
    assert kinds(dilation) == [Kind.HYPERBOLIC, Kind.ELLIPTIC]
    np.testing.assert_allclose(dilation.squares, [0.81, -0.49], atol=1e-15)


def test_two_null_vectors():
    algebra = Algebra(2, 0, 2)
    B = named(algebra, {"e34": 0.5, "e13": 0.3, "e24": 0.5, "e12": 0.1})
    result = split(algebra, B, full_output=True)
    assert kinds(result) == [Kind.ELLIPTIC, Kind.NULL]
    assert worst(result) < 1e-15
    # A turn of 1e-9 can't carry null parts of size 1 in float64, and that is said.
    B = named(algebra, {"e34": 1e-14, "e13": 0.3, "e24": 0.5, "e12": 0.1})
    result = split(algebra, B, full_output=True)
    assert result.outcome == Outcome.UNRESOLVED
    assert worst(result) < TOLERANCE


@pytest.mark.parametrize("rapidity", [2.0, 4.0, 6.0])
def test_planes_close_to_null(rapidity):
    # Two turns seen by a fast observer: projectors of size 1e5, parts of the size of B.
    boost, mirror = np.eye(5), np.eye(5)
    boost[[0, 4], [0, 4]], boost[[0, 4], [4, 0]] = np.cosh(rapidity), np.sinh(rapidity)
    normal = np.array([0.3, 0.5, -0.2, 0.4]) / np.sqrt(0.54)
    mirror[:4, :4] -= 2 * np.outer(normal, normal)
    K = np.zeros((5, 5))
    K[0, 1], K[2, 3] = 0.7, 0.3
    K = boost @ mirror @ (K - K.T) @ mirror.T @ boost.T
    result = split("4,1", K[np.triu_indices(5, 1)], full_output=True)
    assert kinds(result) == [Kind.ELLIPTIC, Kind.ELLIPTIC]
    assert worst(result) < TOLERANCE
    np.testing.assert_allclose(result.squares, [-0.49, -0.09], rtol=1e-9)


@pytest.mark.parametrize("size", [1e3, 1e6, 1e9])
@pytest.mark.parametrize("signature", ["2,1,1", "3,1,1", "3,0,1"])
def test_far_translations_beside_boosts_and_rotations(signature, size):
    algebra = Algebra.parse(signature)
    B = np.random.default_rng(0).normal(size=(20, algebra.layout("bivector").size))
    B[:, : algebra.n - 1] *= size  # the blades of the null vector stand first
    result = split(algebra, B, full_output=True)
    assert set(result.kinds.ravel().tolist()) <= {Kind.ELLIPTIC, Kind.HYPERBOLIC, Kind.NULL}
    assert worst(result) < TOLERANCE


def test_translations_along_vectors_that_are_not_orthogonal():
    algebra = Algebra(2, 1, 2)
    names = {"e13": 0.3, "e15": 0.2, "e23": 0.5, "e25": -0.1, "e24": 0.4, "e12": 0.2}
    result = split(algebra, named(algebra, names), full_output=True)
    assert kinds(result) == [Kind.NULL, Kind.NULL]
    assert worst(result) < 1e-15


def test_parts_stand_by_size_of_square_and_null_ones_last():
    algebra = Algebra(5, 1)
    B = named(algebra, {"e12": 0.3, "e34": 0.9, "e56": 0.5})
    result = split(algebra, B, full_output=True)
    np.testing.assert_allclose(result.squares, [-0.81, 0.25, -0.09], atol=1e-15)


def test_one_batch_of_all_kinds_with_nan():
    algebra = Algebra(2, 1, 1)
    names = {"e12": [0.7, 0, 0, 0, np.nan], "e13": [0, 0.7, 0, 0, 0], "e10": [0, 0, 0.7, 0, 0]}
    B = algebra.coefficients(names, layout="bivector")
    result = split(algebra, B.reshape(5, 1, 6), full_output=True)
    assert result.parts.shape == (5, 1, 2, 6)
    wanted = [Kind.ELLIPTIC, Kind.HYPERBOLIC, Kind.NULL, Kind.ZERO, Kind.ZERO]
    assert result.kinds[:, 0, 0].tolist() == wanted
    assert result.outcome.ravel().tolist() == [Outcome.DONE] * 4 + [Outcome.NOT_FINITE]
    assert np.isnan(result.parts[4]).all()
    np.testing.assert_allclose(result.parts[:4, 0].sum(1), B[:4], atol=1e-15)


@pytest.mark.parametrize("scale", [1e-300, 1e-150, 1e150, 1e300])
@pytest.mark.parametrize("signature", ["4", "3,1", "2,2", "3,0,1", "2,1,1"])
def test_sizes_at_the_end_of_the_range(signature, scale):
    B = np.random.default_rng(2).normal(size=6)
    found = split(signature, scale * B, full_output=True)
    plain = split(signature, B, full_output=True)
    assert worst(found) < TOLERANCE
    assert found.kinds.tolist() == plain.kinds.tolist()
    np.testing.assert_allclose(found.parts / scale, plain.parts, atol=1e-12)


def test_outer_squares_are_those_of_multivectors():
    algebra = Algebra(6)
    B = np.random.default_rng(3).normal(size=15)
    K = np.zeros((6, 6))
    K[np.triu_indices(6, 1)] = B
    b = algebra.multivector(B, layout="bivector")
    wanted = np.linalg.norm((b ^ b).coefficients)
    np.testing.assert_allclose(outer_squares(K - K.T), wanted, rtol=1e-14)


@pytest.mark.parametrize("signature", ["3,3", "4,4", "3,2,1", "2,2,2"])
def test_rows_of_a_batch_rarely_need_more_than_arrays(signature):
    """Nearly dependent eigenvectors are split with a longer type, not one by one."""
    space = space_of(Algebra.parse(signature).signature)
    B = np.random.default_rng(0).normal(size=(1000, space.pairs))
    _, hard = generic.split(space, space.skew(B))
    assert hard.sum() <= 5


def test_projectors_near_a_triple_eigenvalue_keep_their_digits():
    """Of norm 1,500: eigenvectors would leave an error of 1e-11."""
    space = space_of((3, 2, 0))
    B = np.array([0.38643874, -0.11684463, 0.3098363, 0.18977442, -0.18608973])
    B = np.append(B, [0.21154606, 0.15444922, -0.05619727, -0.04525824, 0.16336725])
    A = space.skew(B[None])[0] * space.metric
    P, Q = projectors(A, np.array([2.9653e-4, -1.8776742e-2]))
    assert np.linalg.norm(P.astype(float)) > 1000
    assert np.linalg.norm((P @ P - P).astype(float)) <= 1e-9
    assert np.linalg.norm((P @ Q).astype(float)) <= 1e-9
    found = split("3,2", B, full_output=True)
    assert found.outcome == Outcome.DONE
    assert worst(found) <= 4e-13
