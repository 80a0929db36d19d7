"""Logarithms, square roots, powers and interpolation of rotors."""

import numpy as np
import pytest
from algebras import signatures
from hard import hard_bivectors

from gaforge import Algebra
from gaforge.decomposition import Outcome, exp, log, power, slerp, split, sqrt
from gaforge.decomposition.exchanges import exchange_of_chains
from gaforge.decomposition.functions import _polished_roots
from gaforge.decomposition.space import space_of
from gaforge.errors import NoLogarithmError, NotAVersorError, PrecisionError, ShapeError
from gaforge.testing import BIVECTOR_KINDS, random_isometry, structured_bivectors

HARD = hard_bivectors()
TOLERANCE = 1e-12


def even(algebra: Algebra, blades: dict[str, float]) -> np.ndarray:
    return algebra.coefficients(blades, layout="even", dtype=float)


def bivector(algebra: Algebra, blades: dict[str, float]) -> np.ndarray:
    return algebra.coefficients(blades, layout="bivector", dtype=float)


def square(algebra: Algebra, S: np.ndarray) -> np.ndarray:
    root = algebra.multivector(S, layout="even")
    return (root * root).restrict("even").coefficients


def error(found: np.ndarray, wanted: np.ndarray) -> float:
    return float(np.linalg.norm(found - wanted) / np.linalg.norm(wanted))


@pytest.mark.parametrize("case", HARD, ids=lambda case: case.name)
def test_hard_rotors(case):
    B = log(case.algebra, case.R)
    assert error(exp(case.algebra, B), case.R) < 5e-15
    S = sqrt(case.algebra, case.R)
    assert error(square(case.algebra, S), case.R) < 5e-15
    if case.kind == "log" or np.linalg.norm(case.B) <= 1.4:
        assert np.linalg.norm(B) <= np.linalg.norm(case.B) * (1 + 1e-14)


@pytest.mark.parametrize("case", HARD, ids=lambda case: case.name)
def test_hard_rotors_in_float32(case):
    R = case.R.astype(np.float32)
    B = log(case.algebra, R)
    assert B.dtype == np.float32
    assert error(exp(case.algebra, B.astype(float)), case.R) < 5e-7


@pytest.mark.parametrize("algebra", signatures(6), ids=str)
def test_every_structure_in_every_signature(algebra):
    for kind in BIVECTOR_KINDS:
        B = structured_bivectors(algebra, kind, 4, seed=2)
        if kind == "large" and algebra.p and algebra.q:
            B /= 6  # of a boost of 30, float64 holds exp(30) and nothing beside it
        R = exp(algebra, B)
        result = log(algebra, R, full_output=True)
        assert result.outcome.tolist() == [Outcome.DONE] * 4, kind
        for r, b in zip(R, result.value, strict=True):
            assert error(exp(algebra, b), r) < TOLERANCE, kind


@pytest.mark.parametrize("algebra", signatures(6), ids=str)
def test_angles_below_a_quarter_turn_come_back(algebra):
    B = 1.5 * structured_bivectors(algebra, "generic", 10, seed=4)
    np.testing.assert_allclose(log(algebra, exp(algebra, B)), B, atol=1e-8)


@pytest.mark.parametrize("signs", [(1, 1), (1, -1), (-1, -1)])
def test_two_angles_near_a_quarter_turn_in_metrics_of_both_signs(signs):
    for signature, planes in {"4,1": ("e12", "e34"), "2,2": ("e12", "e34")}.items():
        algebra = Algebra.parse(signature)
        B = bivector(algebra, {planes[0]: 1.4 * signs[0], planes[1]: 1.3 * signs[1]})
        np.testing.assert_allclose(log(algebra, exp(algebra, B)), B, atol=1e-14)


@pytest.mark.parametrize("signature", ["3,1", "2,2", "4,1", "3,3", "2,1,1"])
def test_large_boosts(signature):
    algebra = Algebra.parse(signature)
    B = 11 * structured_bivectors(algebra, "generic", 10, seed=5)
    R = exp(algebra, B)
    assert np.linalg.norm(R, axis=-1).max() > 50
    result = log(algebra, R, full_output=True)
    assert (result.outcome == Outcome.DONE).all()
    assert result.residual.max() < TOLERANCE


@pytest.mark.parametrize("n", range(2, 9))
def test_angles_are_least(n):
    rng = np.random.default_rng(n)
    frame = np.linalg.qr(rng.normal(size=(n, n)))[0]
    rows, columns = np.triu_indices(n, 1)
    for _ in range(20):
        angles = rng.uniform(-np.pi, np.pi, size=n // 2)
        K = sum(
            angle * (np.outer(u, v) - np.outer(v, u))
            for angle, u, v in zip(angles, frame[::2], frame[1::2], strict=False)
        )
        R = exp(Algebra(n), K[rows, columns])
        # All logarithms in these planes: each angle by multiples of pi, an even number in total.
        wraps = np.abs(angles[:, None] + np.pi * np.array([0, 1, -1])).min(-1)
        far = np.abs(angles) > np.pi / 2
        least = wraps**2
        if far.sum() % 2:
            widest = wraps.argmax()
            least[widest] = (np.pi - wraps[widest]) ** 2
        found = np.linalg.norm(log(Algebra(n), R)) ** 2
        assert found == pytest.approx(least.sum(), rel=1e-12)


def test_l1_a_translation():
    algebra = Algebra(3, 0, 1)
    M = even(algebra, {"1": 1, "e01": 5, "e03": -2})
    assert (log(algebra, M) == bivector(algebra, {"e01": 5, "e03": -2})).all()


def test_l3_half_turns():
    R = [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1.0], [1e-7, 1, 0, 0]]
    wanted = np.concatenate([np.pi / 2 * np.eye(3), [[1.5707962267948967, 0, 0]]])
    np.testing.assert_allclose(log("3", R), wanted, atol=1e-13)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_l6_the_identity(dtype):
    algebra = Algebra(4)
    R = even(algebra, {"1": 1, "e12": 0}) * np.ones((3, 1))
    R[0], R[2] = exp(algebra, [0.1, 0, 0.2, 0, 0, 0]), exp(algebra, [0, 0, 0, 0, 0, 0.4])
    found = log(algebra, R.astype(dtype))
    assert (found[1] == 0).all()
    assert np.isfinite(found).all()


def test_l7_the_translation_between_two_points():
    algebra = Algebra(3, 0, 1)
    ratio = algebra.multivector({"1": 1.0, "e01": -0.3, "e02": -0.4})
    root = sqrt(algebra, ratio)
    assert root.allclose(algebra.multivector({"1": 1, "e01": -0.15, "e02": -0.2}), atol=1e-15)
    a = algebra.multivector({"e012": 1.0, "e123": 1})
    b = algebra.multivector({"e012": 1, "e013": 0.4, "e023": -0.3, "e123": 1})
    assert (root * a * ~root).allclose(b, atol=1e-15)


def test_l9_two_planes_one_past_a_half_turn():
    algebra = Algebra(4, 1)
    blades = {"1": -0.3535533905932738, "e12": -0.6123724356957945}
    blades |= {"e34": -0.3535533905932738, "e1234": -0.6123724356957945}
    R = even(algebra, blades)
    wanted = bivector(algebra, {"e12": -2.0943951023931957, "e34": 0.7853981633974483})
    np.testing.assert_allclose(log(algebra, R), wanted, atol=1e-11)
    root = {"1": 0.46193976625564337, "e12": -0.8001031451912656}
    root |= {"e34": 0.1913417161825449, "e1234": -0.3314135740355918}
    np.testing.assert_allclose(sqrt(algebra, R), even(algebra, root), atol=1e-11)


def test_l12_the_short_way():
    R = [-0.9950041652780258, -0.09983341664682815]
    np.testing.assert_allclose(log("2", R), [-3.041592653589793], atol=1e-14)
    np.testing.assert_allclose(exp("2", log("2", R)), R, atol=1e-14)
    half = slerp("2", [1.0, 0.0], R, 0.5, shortest=True)
    np.testing.assert_allclose(half, [0.9987502603949663, 0.04997916927067833], atol=1e-14)
    long = slerp("2", [1.0, 0.0], R, 0.5)
    np.testing.assert_allclose(long, exp("2", [-3.041592653589793 / 2]), atol=1e-14)


def test_q1_a_small_angle_in_float32():
    R = np.array([np.cos(1e-4), np.sin(1e-4)], np.float32)
    assert log("2", R)[0] == pytest.approx(1e-4, rel=1e-7)


@pytest.mark.parametrize("angle", [1e-3, 1e-9, 1e-100, 1e-200])
def test_small_angles_keep_their_digits(angle):
    R = exp("4,1", np.array([angle, 0, 0, 0, 0.3 * angle, 0, 0, 0, 0, 0]))
    assert log("4,1", R)[0] == pytest.approx(angle, rel=1e-14)
    R = exp("4", np.array([angle, 0, 0.3 * angle, 0, 0, 0]))
    assert log("4", R)[0] == pytest.approx(angle, rel=1e-14)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_q4_drift(dtype):
    R = np.array([[1.0000001, 1e-4], [1.000000000001, 0], [-1.0000001, 1e-4]], dtype)
    np.testing.assert_allclose(log("2", R), [[1e-4], [0], [3.1414926535897933]], atol=1e-6)


def test_x10_rotation_boost_translation_and_zero_in_one_batch():
    algebra = Algebra(2, 1, 1)
    names = {"e12": [0.7, 0, 0, 0], "e13": [0, 0.7, 0, 0], "e10": [0, 0, 0.7, 0]}
    B = algebra.coefficients(names, layout="bivector")
    np.testing.assert_allclose(log(algebra, exp(algebra, B)), B, atol=1e-14)


NONE = {
    "a translation and a full turn": ("2,0,1", {"1": -1, "e01": 4}),
    "-1 where nothing turns": ("1,1", {"1": -1}),
    "-1 without a plane": ("1", {"1": -1}),
    "minus a null rotation": ("3,1", {"1": -1, "e12": -0.6, "e24": 0.6}),
    "minus a boost": ("2,1", {"1": -np.cosh(0.7), "e13": -np.sinh(0.7)}),
}


@pytest.mark.parametrize("name", NONE)
def test_rotors_without_logarithm(name):
    signature, blades = NONE[name]
    algebra = Algebra.parse(signature)
    R = even(algebra, blades)
    for function in (log, sqrt):
        with pytest.raises(NoLogarithmError, match=r"R is not the exponential of a real bivector"):
            function(algebra, R)
    result = log(algebra, np.stack([-R, R]), full_output=True)
    assert result.outcome.tolist() == [Outcome.DONE, Outcome.NO_LOGARITHM]
    assert np.isnan(result.value[1]).all()
    with pytest.raises(NoLogarithmError, match=r"R\[1\]"):
        log(algebra, np.stack([-R, R]))


TURNED = {
    "a translation, turned in another plane": ("3,0,1", {"1": -1, "e01": 4}),
    "a null rotation beside a plane": ("4,1", {"1": -1, "e12": -0.6, "e25": 0.6}),
    "a boost beside a plane": ("3,1", {"1": -np.cosh(0.7), "e14": -np.sinh(0.7)}),
}


@pytest.mark.parametrize("name", TURNED)
def test_a_full_turn_in_a_plane_that_is_free(name):
    signature, blades = TURNED[name]
    algebra = Algebra.parse(signature)
    R = even(algebra, blades)
    B = log(algebra, R)
    assert error(exp(algebra, B), R) < 1e-15
    assert (np.abs(np.abs(B) - np.pi) < 1e-12).sum() == 1


def test_half_turns_in_planes_of_both_signs():
    algebra = Algebra(2, 2)
    for signs in ((1, 1), (1, -1)):
        B = bivector(algebra, {"e12": np.pi / 2, "e34": signs[0] * signs[1] * np.pi / 2})
        R = exp(algebra, B)
        assert error(exp(algebra, log(algebra, R)), R) < 1e-14
        assert error(exp(algebra, log(algebra, -R)), -R) < 1e-14


def test_negative_eigenvalues_in_pairs():
    algebra = Algebra(2, 2)
    boosts = {"e13": 0.7, "e24": 0.7}
    turns = {"e12": np.pi / 2, "e34": -np.pi / 2}  # they commute with the boosts
    R = exp(algebra, bivector(algebra, boosts | turns))
    assert error(exp(algebra, log(algebra, R)), R) < 1e-14
    with pytest.raises(NoLogarithmError):
        log(algebra, -R)
    pseudoscalar = algebra.multivector({"e1234": 1.0})
    uneven = algebra.multivector(
        exp(algebra, bivector(algebra, {"e13": 0.7, "e24": 0.3})), layout="even"
    )
    with pytest.raises(NoLogarithmError):
        log(algebra, pseudoscalar * uneven)


def test_a_half_turn_with_a_nilpotent_part():
    algebra = Algebra(2, 2)
    B = bivector(algebra, {"e12": 2.3, "e14": 0.3, "e23": -0.3, "e34": -1.7})
    R = exp(algebra, B)
    assert error(exp(algebra, log(algebra, R)), R) < 1e-14


def test_what_is_no_rotor_is_refused_with_the_distance():
    six = Algebra(6)
    screwed = even(six, {"1": np.cos(0.3), "e123456": np.sin(0.3)})
    with pytest.raises(NotAVersorError, match=r"R is 0\.565 away from a rotor"):
        log(six, screwed)
    with pytest.raises(NotAVersorError, match=r"0\.565"):
        log(six, screwed, normalize=True)
    result = log(six, screwed, full_output=True)
    assert result.outcome == Outcome.NOT_A_ROTOR
    assert result.distance == pytest.approx(np.sin(0.6), rel=1e-12)
    for R in ([0.0, 1.0], [0.0, 0.0]):  # R ~R is -1 and 0
        with pytest.raises(NotAVersorError):
            log("1,1", R, normalize=True)
    with pytest.raises(NotAVersorError, match="odd parts of size 2"):
        log("3", Algebra(3).multivector({"1": 1.0, "e1": -2.0}))


def test_normalize():
    np.testing.assert_allclose(
        log("3", [2.0, 0, 0, 1.0], normalize=True), [0, 0, np.arctan(0.5)], atol=1e-15
    )
    with pytest.raises(NotAVersorError):
        log("3", [2.0, 0, 0, 1.0])
    root = sqrt("3", [2.0, 0, 0, 1.0], normalize=True, full_output=True)
    np.testing.assert_allclose(root.value, exp("3", [0, 0, np.arctan(0.5) / 2]), atol=1e-15)
    assert root.residual > 0.5  # of the operand as it is
    rng = np.random.default_rng(0)
    for signature in ("4", "5", "3,0,1", "4,1"):
        algebra = Algebra.parse(signature)
        B = rng.normal(size=algebra.layout("bivector").size) / 3
        R = exp(algebra, B)
        drifted = R * (1 + 1e-3) + 1e-3 * rng.normal(size=len(R))
        found = log(algebra, drifted, normalize=True, full_output=True)
        assert found.outcome == Outcome.DONE
        assert np.abs(found.value - B).max() < 0.02
        assert 1e-4 < found.distance < 0.1
        assert found.residual < 1e-13


def test_nan_gives_nan_beside_others():
    R = np.array([[1.0, 0, 0, 0], [np.nan, 0, 0, 0], [np.cos(1), np.sin(1), 0, 0]])
    found = log("3", R)
    assert np.isnan(found[1]).all()
    np.testing.assert_allclose(found[2], [1, 0, 0], atol=1e-15)
    assert log("3", R, full_output=True).outcome.tolist() == [0, Outcome.NOT_FINITE, 0]


@pytest.mark.parametrize("size", [20.0, 60.0, 120.0])
@pytest.mark.parametrize("signature", [(2, 2), (3, 3)])
def test_several_large_boosts_are_found(signature, size):
    algebra = Algebra(*signature)
    B = np.random.default_rng(1).normal(size=(8, algebra.layout("bivector").size))
    R = exp(algebra, size * B / np.linalg.norm(B, axis=-1, keepdims=True))
    assert np.linalg.norm(R, axis=-1).max() > 1e9
    result = log(algebra, R, full_output=True)
    assert (result.outcome == Outcome.DONE).all()
    assert result.residual.max() < 1e-12


def test_logarithms_that_miss_the_tolerance_are_refused(monkeypatch):
    monkeypatch.setattr("gaforge.decomposition.functions.ACCURACY", 0.0)
    R = exp("2,2", 20 * np.random.default_rng(1).normal(size=(8, 6)))
    with pytest.raises(PrecisionError, match="misses the tolerance"):
        log("2,2", R)


@pytest.mark.parametrize("size", [15.0, 40.0, 150.0])
@pytest.mark.parametrize("signature", ["1,1", "3,1", "1,3", "4,1", "2,1,1", "4,1,1"])
def test_one_boost_of_any_size(signature, size):
    algebra = Algebra.parse(signature)
    B = np.random.default_rng(1).normal(size=(20, algebra.layout("bivector").size))
    B *= size / np.linalg.norm(B, axis=1, keepdims=True)
    R = exp(algebra, B)
    result = log(algebra, R, full_output=True)
    assert (result.outcome == Outcome.DONE).all()
    assert result.residual.max() < TOLERANCE
    S = sqrt(algebra, R)
    assert max(error(square(algebra, s), r) for s, r in zip(S, R, strict=True)) < TOLERANCE


def test_what_stands_beside_a_huge_boost():
    algebra = Algebra(3, 1)
    B = bivector(algebra, {"e34": 60.0, "e12": 0.7})
    np.testing.assert_allclose(log(algebra, exp(algebra, B)), B, atol=1e-13)
    found = log(algebra, -exp(algebra, B))
    np.testing.assert_allclose(found, bivector(algebra, {"e34": 60.0, "e12": 0.7 - np.pi}))
    with pytest.raises(NoLogarithmError):
        log("1,1", -exp("1,1", [60.0]))


@pytest.mark.parametrize(
    ("signature", "null", "turn"),
    [
        ("4,2", {"e12": 1, "e25": 1, "e34": 1, "e46": 1}, {"e13": 1, "e24": 1, "e56": -1}),
        ("2,4", {"e15": 1, "e35": 1, "e26": 1, "e46": 1}, {"e12": 1, "e34": -1, "e56": -1}),
    ],
)
@pytest.mark.parametrize("angle", [0.0, 0.3, 1.0])
def test_minus_two_null_rotations_of_the_same_sign(signature, null, turn, angle):
    # All vectors are in them: only turns that exchange the two lead from R to -R.
    algebra = Algebra.parse(signature)
    B = bivector(algebra, null) + angle * bivector(algebra, turn)
    move = random_isometry(algebra, 2)
    K = np.zeros((6, 6))
    K[np.triu_indices(6, 1)] = B
    B = (move @ (K - K.T) @ move.T)[np.triu_indices(6, 1)]
    for R in (exp(algebra, B), -exp(algebra, B)):
        assert error(exp(algebra, log(algebra, R)), R) < TOLERANCE


def test_roots_are_polished():
    space = space_of((3, 1, 0))
    B = structured_bivectors(Algebra(3, 1), "generic", 5, seed=1)
    R = exp("3,1", B)
    rough = exp("3,1", (0.5 + 1e-8) * B)
    S, off = _polished_roots(space, rough, R)
    assert off.max() < 1e-14
    assert max(error(square(Algebra(3, 1), s), r) for s, r in zip(S, R, strict=True)) < 1e-14


def test_the_turn_that_exchanges_null_rotations():
    algebra = Algebra(4, 2)
    space = space_of(algebra.signature)
    B = bivector(algebra, {"e12": 1, "e25": 1, "e34": 2, "e46": 2})
    for seed in range(4):
        move = random_isometry(Algebra(4, 2), seed)
        K = move @ space.skew(B[None])[0] @ move.T
        J = exchange_of_chains(space, K * space.metric) * space.metric
        np.testing.assert_allclose(J @ J, -np.eye(6), atol=1e-9)
        np.testing.assert_allclose(J @ (K * space.metric), (K * space.metric) @ J, atol=1e-9)
    larger = space_of((5, 3, 0))  # a boost beside them
    names = {"e12": 1, "e26": 1, "e34": 2, "e47": 2, "e58": 0.7}
    B = bivector(larger.algebra, names)
    for seed in range(4):
        move = random_isometry(Algebra(5, 3), seed)
        A = move @ larger.skew(B[None])[0] @ move.T * larger.metric
        J = exchange_of_chains(larger, A) * larger.metric
        np.testing.assert_allclose(J @ J @ J, -J, atol=1e-7)
        np.testing.assert_allclose(J @ A, A @ J, atol=1e-7)
    one = space.action(bivector(algebra, {"e12": 1, "e25": 1})[None])[0]
    assert exchange_of_chains(space, one) is None


def test_minus_two_null_rotations_of_other_signs_has_no_logarithm():
    algebra = Algebra(3, 3)
    B = bivector(algebra, {"e12": 1, "e24": 1, "e36": 1, "e56": -1})  # (e1 - e4) e2, (e3 + e5) e6
    assert error(exp(algebra, log(algebra, exp(algebra, B))), exp(algebra, B)) < TOLERANCE
    with pytest.raises(NoLogarithmError):
        log(algebra, -exp(algebra, B))


@pytest.mark.parametrize("signature", ["4", "3,0,1", "4,1", "2,2"])
def test_power_and_slerp(signature):
    algebra = Algebra.parse(signature)
    rng = np.random.default_rng(1)
    B = rng.normal(size=(3, 1, algebra.layout("bivector").size)) / 3
    R = exp(algebra, B)
    t = np.array([0.0, 0.25, 1.0, -2.0])
    np.testing.assert_allclose(power(algebra, R, t), exp(algebra, t[:, None] * B), atol=1e-13)
    start = exp(algebra, rng.normal(size=B.shape[-1]) / 3)
    path = slerp(algebra, start, R, t)
    assert path.shape == (3, 4, R.shape[-1])
    np.testing.assert_allclose(path[:, 0], np.broadcast_to(start, path[:, 0].shape), atol=1e-14)
    np.testing.assert_allclose(path[:, 2], R[:, 0], atol=1e-13)
    step = algebra.multivector(path[:, 1], layout="even")
    whole = algebra.multivector(start, layout="even")
    quarter = ~whole * step
    assert (
        (whole * quarter * quarter * quarter * quarter)
        .isclose(algebra.multivector(R[:, 0], layout="even"), atol=1e-12)
        .all()
    )


def test_multivectors_in_and_out():
    algebra = Algebra(4)
    B = algebra.random("bivector", shape=(2, 3), seed=1) / 3
    R = exp(algebra, B)
    assert R.layout.name == "even"
    assert log(algebra, R).isclose(B, atol=1e-14).all()
    assert log(algebra, R.dense()).layout.name == "bivector"
    parts = split(algebra, B)
    assert parts.shape == (2, 3, 2)
    assert sqrt(algebra, R).isclose(exp(algebra, B / 2), atol=1e-14).all()
    assert power(algebra, R, 3).isclose(R * R * R, atol=1e-13).all()
    assert slerp(algebra, R, R * R, 1).isclose(R * R, atol=1e-13).all()
    with pytest.raises(ShapeError, match="both"):
        slerp(algebra, R, R.coefficients, 0.5)


@pytest.mark.parametrize("signature", ["0", "1", "3", "3,1", "2,0,2"])
def test_empty_batches_and_small_algebras(signature):
    algebra = Algebra.parse(signature)
    pairs = algebra.n * (algebra.n - 1) // 2
    size = max(1, algebra.size // 2)
    assert exp(algebra, np.zeros((0, pairs))).shape == (0, size)
    assert log(algebra, np.zeros((2, 0, size))).shape == (2, 0, pairs)
    assert split(algebra, np.zeros((0, pairs))).shape == (0, algebra.n // 2, pairs)
    assert sqrt(algebra, np.zeros((0, size))).shape == (0, size)
    one = exp(algebra, np.zeros(pairs))
    assert one.tolist() == [1] + [0] * (size - 1)
    assert (log(algebra, one) == 0).all()
