"""Integers are exact or refused, and no float slips into an exact result."""

from fractions import Fraction

import numpy as np
import pytest
from sympy import Float, Integer, Symbol

from gaforge import Algebra
from gaforge.errors import IntegerOverflowError

SPACE = Algebra(3)
LARGE = 3037000500
"""Its square is the first that does not fit int64."""


def test_results_that_fit_are_exact():
    x = SPACE.multivector({"e1": LARGE - 1, "e2": 3})
    square = x * x
    assert square.dtype == np.int64
    assert square["1"] == (LARGE - 1) ** 2 + 9  # more than 2**53
    y = SPACE.multivector({"e1": 2**40, "e2": 2**40})
    assert (y * SPACE.multivector({"e1": 2**21, "e2": -(2**21)}))["1"] == 0


@pytest.mark.parametrize(
    "operation",
    [
        lambda x: x * x,
        lambda x: x.sp(x),
        lambda x: x.normsq(),
        lambda x: x * LARGE,
        lambda x: LARGE * x,
        lambda x: x * np.array([1, LARGE]),
        lambda x: x**3,
        lambda x: x.sandwich2(x, x),
        lambda x: x + 3 * x + (2**63 - 1) * (x - x + 1) + 1,
        lambda x: -(x * 2**31) - x * 2**31 - x,
    ],
)
def test_results_that_do_not_fit_are_refused(operation):
    x = SPACE.multivector({"e1": LARGE})
    with pytest.raises(IntegerOverflowError, match="astype"):
        operation(x)
    operation(x.astype(object))
    operation(x.astype(float))


def test_the_smallest_integer_has_no_negative_and_is_refused():
    with pytest.raises(IntegerOverflowError):
        SPACE.multivector({"1": -(2**63) + 1}) - 1
    least = SPACE.multivector({"1": -(2**63) + 1})
    assert (-least)["1"] == 2**63 - 1
    assert (~least)["1"] == -(2**63) + 1


def test_quotients_of_integers_are_floats_and_of_exact_ones_exact():
    x = SPACE.multivector({"e1": 1, "e2": 2})
    assert (x / 2).dtype == np.float64
    assert x.inv().dtype == np.float64
    exact = x.astype(object)
    assert (exact / 2)["e1"] == Fraction(1, 2)
    assert exact.inv()["e2"] == Fraction(2, 5)
    assert (exact**-2)["1"] == Fraction(1, 5)
    assert (x / Fraction(3))["e2"] == Fraction(2, 3)
    assert (Fraction(1) / x)["e1"] == Fraction(1, 5)


def test_no_float_slips_into_expressions():
    a = SPACE.symbols("a", grades=(1,))
    e1, e2, _ = SPACE.basis_vectors()
    t = Symbol("t")
    results = [
        a * e1,
        a + 1,
        a / 2,
        a / e1,
        t / e2,
        2 / a,
        a.inv(),
        a @ e1,
        (e1 * e2) >> a,
        a >> e1,
        a.cp(e1),
        a.acp(e1),
        a.dual(),
        a**3,
        (e1 + t) ** 2,
        a.normalized(),
        e1.astype(object).inv() * a,
        a.sandwich2(e1, a),
        SPACE.multivector(a.norm()),
    ]
    for x in results:
        assert x.is_symbolic
        assert not any(item.atoms(Float) for item in x.coefficients)


def test_integers_without_limit():
    x = SPACE.multivector({"e1": 10**30})
    assert x.dtype == object
    assert (x * x)["1"] == 10**60
    assert isinstance((x * x)["1"], int)
    assert (10**30 * SPACE.multivector({"e1": 1}))["e1"] == 10**30
    assert SPACE.multivector({"e1": Integer(2)}).inv()["e1"] == Integer(1) / 2
