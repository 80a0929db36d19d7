"""What sums of two-sided products span: the formulas against measured ranks."""

from math import comb

import numpy as np
import pytest

from gaforge.errors import LayoutError, ShapeError
from gaforge.nn.expressivity import (
    FACTORS,
    grade_leakage,
    measured_reach,
    reach,
    two_sided,
    two_sided_terms,
)


@pytest.mark.parametrize("n", range(1, 6))
@pytest.mark.parametrize("factors", FACTORS)
def test_ranks(n, factors):
    assert measured_reach(n, factors) == reach(n, factors)


@pytest.mark.parametrize("n", range(1, 6))
def test_every_map_of_one_grade_is_reached(n):
    for k in range(n + 1):
        assert measured_reach(n, "any", grade=k) == 2**n * comb(n, k)


def test_shares():
    assert [reach(n, "any") / 4**n for n in range(1, 7)] == [0.5, 1, 0.5, 1, 0.5, 1]
    assert {reach(n, "pair") / 4**n for n in range(1, 12)} == {0.25}


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_the_factors_of_any_map_from_one_grade(n):
    generator = np.random.default_rng(0)
    for k in range(n + 1):
        F = generator.normal(size=(2**n, comb(n, k)))
        a, b = two_sided_terms(n, F, grade=k)
        start = sum(comb(n, j) for j in range(k))
        got = two_sided(n, a, b).sum(0)[:, start : start + comb(n, k)]
        np.testing.assert_allclose(got, F, atol=1e-12)
        assert len(a) <= 2**n


@pytest.mark.parametrize("n", [2, 4])
def test_the_factors_of_any_map_in_even_dimensions(n):
    F = np.random.default_rng(0).normal(size=(2**n, 2**n))
    a, b = two_sided_terms(n, F)
    np.testing.assert_allclose(two_sided(n, a, b).sum(0), F, atol=1e-12)


def test_in_odd_dimensions_half_is_out_of_reach():
    F = np.random.default_rng(0).normal(size=(8, 8))
    with pytest.raises(LayoutError, match="out of reach, since in Cl\\(3\\) the pseudoscalar"):
        two_sided_terms(3, F)
    (shift,) = two_sided(3, np.eye(8)[:1], np.eye(8)[-1:])
    commuting = (F + shift @ F @ shift.T) / 2
    a, b = two_sided_terms(3, commuting)
    np.testing.assert_allclose(two_sided(3, a, b).sum(0), commuting, atol=1e-12)


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_one_rotor_keeps_grades_and_two_do_not(n):
    from gaforge.nn.expressivity import _factors

    generator = np.random.default_rng(0)
    assert grade_leakage(n, two_sided(n, *_factors(n, "single", 3, generator))) < 1e-12
    assert grade_leakage(n, two_sided(n, *_factors(n, "pair", 3, generator))) > 1e-2


def test_wrong_arguments_are_named():
    with pytest.raises(ShapeError, match="n must be from 1 to 6"):
        measured_reach(7)
    with pytest.raises(ShapeError, match=r"shape \(4, 4\).*8 x 3"):
        two_sided_terms(3, np.zeros((4, 4)), grade=1)
