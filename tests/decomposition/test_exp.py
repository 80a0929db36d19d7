"""The exponential of bivectors against references of many digits."""

import numpy as np
import pytest
from algebras import signatures
from hard import hard_bivectors

from gaforge import Algebra
from gaforge.decomposition import Outcome, exp
from gaforge.errors import PrecisionError
from gaforge.testing import BIVECTOR_KINDS, exact_exponential, structured_bivectors

HARD = hard_bivectors()


def error(found: np.ndarray, wanted: np.ndarray) -> float:
    return float(np.linalg.norm(found - wanted) / np.linalg.norm(wanted))


@pytest.mark.parametrize("case", HARD, ids=lambda case: case.name)
def test_hard_bivectors(case):
    tolerance = 1e-9 if "1e6" in case.name else 5e-15
    assert error(exp(case.algebra, case.B), case.R) < tolerance


@pytest.mark.parametrize("case", HARD, ids=lambda case: case.name)
def test_hard_bivectors_in_float32(case):
    B = case.B.astype(np.float32)
    found = exp(case.algebra, B)
    assert found.dtype == np.float32
    if "1e6" not in case.name:  # there the reference takes millions of terms
        assert error(found, exact_exponential(case.algebra, B)) < 2e-7


@pytest.mark.parametrize("algebra", signatures(6), ids=str)
def test_every_structure_in_every_signature(algebra):
    for kind in BIVECTOR_KINDS:
        B = structured_bivectors(algebra, kind, 2, seed=3)
        found = exp(algebra, B)
        for b, E in zip(B, found, strict=True):
            if np.abs(b).sum() < 60:
                assert error(E, exact_exponential(algebra, b)) < 1e-13, (kind, b)


def test_x1_the_square_decides_not_the_signature():
    algebra = Algebra(0, 3)
    B = algebra.coefficients({"e12": 0.6, "e13": -0.3, "e23": 0.2}, layout="bivector")
    wanted = [0.9393727128473789, -0.29391240639038685, 0.14695620319519342, -0.09797080213012896]
    np.testing.assert_allclose(exp(algebra, -B / 2), wanted, atol=1e-14)


def test_x2_x5_x12_several_planes():
    two = exp("4", [0.5, 0, 0, 0, 0, 0.5])
    np.testing.assert_allclose(
        two[[0, 1, 6, 7]],
        [0.7701511529340699, 0.42073549240394825, 0.42073549240394825, 0.22984884706593015],
        atol=1e-14,
    )
    compound = exp("4", [0.3, 0.5, -0.2, 0.7, 0.1, 0.4])
    wanted = [0.5242678742003002, 0.2590817049585024, 0.41570621633120847, -0.15242539173802025]
    wanted += [0.5807289669732861, 0.07306335614299578, 0.3405433003708698, -0.05848573650192468]
    np.testing.assert_allclose(compound, wanted, atol=1e-14)
    six = Algebra(6)
    names = {"e12": [np.pi / 4, 1.0], "e34": [np.pi / 6, 1.0], "e56": [0.0, 2.0]}
    E = exp(six, six.coefficients(names, layout="bivector"))
    three = six.coefficients(
        {
            "1": [0.6123724356957945, -0.12148432348947417],
            "e12": [0.6123724356957945, -0.18920062382698205],
            "e34": [0.3535533905932738, -0.18920062382698205],
            "e56": [0.0, 0.2654480895858588],
            "e1234": [0.3535533905932738, -0.2946625130576682],
            "e1256": [0.0, 0.41341090521590296],
            "e3456": [0.0, 0.41341090521590296],
            "e123456": [0.0, 0.643849337239823],
        },
        layout="even",
    )
    np.testing.assert_allclose(E, three, atol=1e-14)


def test_x7_large_angles():
    found = exp("2", [[62.83185307179586], [1000.0], [100000.0]])
    wanted = [
        [1.0, -2.4492935982947065e-15],
        [0.5623790762907029, 0.8268795405320025],
        [-0.9993608074382124, 0.03574879797201651],
    ]
    np.testing.assert_allclose(found, wanted, atol=1e-11)


def test_x10_rotation_boost_translation_and_zero_in_one_batch():
    # The case has the null vector last: its e1, e2, e3, e4 are e1, e2, e3, e0 here.
    algebra = Algebra(2, 1, 1)
    names = {"e12": [0.7, 0, 0, 0, 0.7], "e13": [0, 0.7, 0, 0, 0], "e10": [0, 0, 0.7, 0, 0]}
    names["e30"] = [0, 0, 0, 0, 0.3]
    found = exp(algebra, algebra.coefficients(names, layout="bivector"))
    wanted = algebra.coefficients(
        {
            "1": [0.7648421872844884, 1.255169005630943, 1, 1, 0.7648421872844884],
            "e12": [0.644217687237691, 0, 0, 0, 0.644217687237691],
            "e13": [0, 0.7585837018395335, 0, 0, 0],
            "e10": [0, 0, 0.7, 0, 0],
            "e30": [0, 0, 0, 0, 0.22945265618534652],
            "e1230": [0, 0, 0, 0, 0.19326530617130733],
        },
        layout="even",
    )
    np.testing.assert_allclose(found, wanted, atol=1e-14)


def test_p6_a_screw():
    algebra = Algebra(3, 0, 1)
    B = algebra.coefficients({"e12": 1.0, "e03": 2, "e01": 3}, layout="bivector")
    wanted = {"1": 0.5403023058681398, "e01": 2.5244129544236897, "e03": 1.0806046117362795}
    wanted |= {"e12": 0.8414709848078965, "e0123": 1.682941969615793}
    np.testing.assert_allclose(
        exp(algebra, B), algebra.coefficients(wanted, layout="even"), atol=1e-14
    )


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_a8_very_small_angles(dtype):
    small = dtype(1e-200 if dtype == np.float64 else 1e-30)
    assert exp("3", np.array([small, 0, 0])).tolist() == [1, small, 0, 0]
    assert exp("3,1", np.array([small, 0, 0, 0, 0, 0]))[:2].tolist() == [1, small]


def test_a_far_translation_beside_a_small_rotation():
    algebra = Algebra(3, 0, 1)
    B = algebra.coefficients({"e12": 1e-5, "e03": 1e7, "e01": 3.0}, layout="bivector")
    wanted = {"1": np.cos(1e-5), "e12": np.sin(1e-5), "e01": 3 * np.sin(1e-5) / 1e-5}
    wanted |= {"e03": 1e7 * np.cos(1e-5), "e0123": 1e7 * np.sin(1e-5)}
    np.testing.assert_allclose(
        exp(algebra, B), algebra.coefficients(wanted, layout="even"), rtol=1e-15
    )
    mixed = Algebra(1, 1, 1)
    B = mixed.coefficients({"e12": 1e-3, "e01": 1e9}, layout="bivector")
    E = exp(mixed, B)
    assert abs(E[3] / np.sinh(1e-3) - 1) < 1e-15  # e12 lost nothing beside e01


def test_overflow_is_said():
    with pytest.raises(PrecisionError, match=r"B\[1\] is larger than float64"):
        exp("1,1", [[1.0], [1000.0]])
    with pytest.raises(PrecisionError, match="float32"):
        exp("1,1", np.array([100.0], np.float32))
    result = exp("1,1", [[1.0], [1000.0], [np.nan]], full_output=True)
    assert result.outcome.tolist() == [Outcome.DONE, Outcome.OVERFLOW, Outcome.NOT_FINITE]
    assert np.isinf(result.value[1]).all()
    assert np.isnan(result.value[2]).all()
    huge = exp("3,1", np.full((1, 6), 1e300), full_output=True)
    assert huge.outcome.tolist() == [Outcome.OVERFLOW]


def test_the_residual_is_the_distance_from_unit():
    result = exp("4", [1.0, 2, 3, 4, 5, 6], full_output=True)
    assert result.residual < 1e-14
    assert result.outcome == Outcome.DONE
    assert result.method == "spectral"
