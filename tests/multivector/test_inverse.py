"""Inverses and powers in every dimension, and elements that have none."""

from fractions import Fraction

import numpy as np
import pytest

from gaforge import Algebra
from gaforge.errors import NotInvertibleError
from gaforge.multivector import inverse

SIGNATURES = [(0,), (1,), (0, 1), (0, 0, 1), (2,), (1, 1), (3,), (2, 0, 1), (1, 1, 1), (4,), (1, 3)]
LARGE = [(5,), (4, 1), (3, 0, 2), (6,), (3, 3), (7,), (8,)]


@pytest.mark.parametrize("signature", SIGNATURES + LARGE, ids=str)
@pytest.mark.parametrize("layout", ["full", "even"])
def test_both_products_are_one(signature, layout):
    algebra = Algebra(*signature)
    x = algebra.random(layout, shape=(2,) if algebra.n < 6 else (), seed=3)
    y = x.inv()
    assert (x * y).allclose(1, atol=1e-9)
    assert (y * x).allclose(1, atol=1e-9)


@pytest.mark.parametrize("signature", [(3,), (5,), (1, 3)], ids=str)
def test_coefficients_of_any_size_and_precision(signature):
    x = Algebra(*signature).random(seed=4)
    for scale in (1e-150, 1e150):
        assert ((x * scale).inv() * scale).allclose(x.inv())
    single = x.astype("float32").inv()
    assert single.dtype == np.float32
    assert single.allclose(x.inv().astype("float32"), rtol=1e-3)
    both = x + 1j * Algebra(*signature).random(seed=5)
    assert (both * both.inv()).allclose(1, atol=1e-9)


@pytest.mark.parametrize(
    ("signature", "values"),
    [
        ((2,), {}),
        ((2,), {"1": 1, "e1": 1}),
        ((2, 0, 1), {"e0": 1}),
        ((1, 1), {"e1": 1, "e2": 1}),
        ((5,), {"1": 1, "e1": 1}),
        ((3, 3), {"1": 1, "e123456": 1}),
    ],
    ids=str,
)
@pytest.mark.parametrize("kind", [float, object])
def test_divisors_of_zero_have_none(signature, values, kind):
    x = Algebra(*signature).multivector(values, dtype=kind)
    with pytest.raises(NotInvertibleError):
        x.inv()
    with pytest.raises(NotInvertibleError):
        1 / x
    with pytest.raises(NotInvertibleError):
        x**-1
    if kind is object:
        with pytest.raises(NotInvertibleError, match="has no inverse"):
            x.inv()
    else:
        with pytest.raises(NotInvertibleError, match=r"x\[1\]"):
            (np.array([0.0, 1.0]) * x + np.array([1.0, 0.0])).inv()


def test_the_closed_form_suffices_for_versors_and_up_to_four_dimensions(monkeypatch):
    def fail(*operands):
        raise AssertionError("the linear equation was solved")

    monkeypatch.setattr(inverse, "_completed", fail)
    samples = [Algebra(*s).random(seed=1) for s in ((3,), (4,), (2, 1, 1), (1, 3))]
    samples += [Algebra(7).random("versor", seed=1), Algebra(5).random("even", seed=1)]
    samples.append(Algebra(5).random((0, 1, 4), seed=1))  # where the conjugate fits
    for x in samples:
        for scale in (1e-150, 1.0, 1e150):
            assert (x * scale * (x * scale).inv()).allclose(1, atol=1e-9)


def test_not_a_number_stays_with_its_element():
    x = Algebra(3).random(shape=(3,), seed=1)
    array = np.array(x.coefficients)
    for value in (np.nan, np.inf):
        array[1, 2] = value
        y = Algebra(3).multivector(array).inv()
        assert np.isnan(y[1].coefficients).all()
        assert y[0] == x.inv()[0]
        assert y[2] == x.inv()[2]


@pytest.mark.parametrize("signature", [(2,), (2, 0, 1), (1, 1, 1), (4,), (5,), (2, 1, 3)], ids=str)
def test_exact_inverses(signature):
    algebra = Algebra(*signature)
    source = np.random.default_rng(2)
    values = source.integers(-5, 6, size=algebra.size)
    values[0] = 7
    x = algebra.multivector(values.astype(object)) / 3
    y = x.inv()
    assert x * y == 1
    assert y * x == 1
    assert all(isinstance(item, int | Fraction) for item in y.coefficients)


def test_the_recursion_agrees_with_the_closed_form():
    x = Algebra(3, 1).multivector(np.arange(1, 17).astype(object))
    assert inverse._recursion(x) == x.inv()


def test_restricted_operands_give_restricted_inverses():
    v = Algebra(12).random("vector", seed=1)
    assert v.inv().layout.grades == (1,)
    assert (v * v.inv()).allclose(1)
    R = Algebra(6).random("rotor", seed=1)
    assert R.inv().layout.name == "even"
    assert R.inv().allclose(~R)


def test_kernels_agree_with_the_closed_form(monkeypatch):
    x = Algebra(2).random(shape=(4,), seed=1)
    y = x.inv()
    used, has_kernel = [], inverse._has_kernel

    def recorded(*operands):
        used.append(has_kernel(*operands))
        return used[-1]

    monkeypatch.setattr(inverse, "SHIPPED_WORK", 0)
    monkeypatch.setattr(inverse, "_has_kernel", recorded)
    assert (x.inv()).allclose(y)
    assert used == [True]


def test_powers():
    x = Algebra(3).multivector(np.random.default_rng(1).integers(-3, 4, size=(2, 8)))
    expected = x * 0 + 1
    for k in range(8):
        assert x**k == expected
        assert (x.astype(float) ** -k).allclose(expected.astype(float).inv())
        expected = expected * x
    assert x ** np.int64(2) == x * x
    assert (x**0).shape == (2,)
    for exponent in (0.5, 2.0, x, "2", None):
        with pytest.raises(TypeError):
            x**exponent


def test_division():
    x = Algebra(3).random(shape=(2, 3), seed=1)
    assert (x / 2).allclose(x * 0.5)
    assert (x / np.array([[1.0], [2.0]]))[1].allclose(x[1] / 2)
    assert (np.array([1.0, 2.0, 3.0]) / x).allclose(x.inv() * np.array([1.0, 2.0, 3.0]))
    assert (x / x).allclose(1)
    for zero in (0, 0.0, np.array([1.0, 0.0, 1.0])):
        with pytest.raises(NotInvertibleError, match="by zero"):
            x / zero


@pytest.mark.parametrize("dtype", [float, int, object])
def test_what_has_no_grades_is_zero_and_has_no_inverse(dtype):
    plane = Algebra(2).multivector([3.0], layout="bivector").astype(dtype)
    nothing = plane ^ plane
    assert nothing.grades == ()
    with pytest.raises(NotInvertibleError, match="no grades"):
        nothing.inv()
