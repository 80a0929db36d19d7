"""Sums, means and rounding, and advice for names of other packages."""

from fractions import Fraction

import numpy as np
import pytest
from sympy import Symbol

import gaforge
from gaforge import Algebra
from gaforge.errors import IntegerOverflowError, ShapeError
from gaforge.multivector.indexing import ELSEWHERE

SPACE = Algebra(3)
BATCH = SPACE.multivector(np.arange(48.0).reshape(2, 3, 8))


@pytest.mark.parametrize("axis", [None, 0, 1, -1, (0, 1), (-1, 0), ()])
def test_sums_and_means_over_leading_axes(axis):
    array = BATCH.coefficients
    axes = {None: (0, 1), -1: 1, (-1, 0): (0, 1)}.get(axis, axis)
    assert np.array_equal(BATCH.sum(axis).coefficients, array.sum(axes))
    assert np.allclose(BATCH.mean(axis).coefficients, array.mean(axes))
    assert BATCH.sum(axis).layout == BATCH.layout


def test_a_layout_stays_and_a_single_one_is_its_own_sum():
    vectors = SPACE.random("vector", shape=4, seed=0)
    assert vectors.sum().layout.name == "vector"
    assert vectors.sum().allclose(vectors[0] + vectors[1] + vectors[2] + vectors[3])
    assert vectors[0].sum() == vectors[0] == vectors[0].mean()
    assert vectors[:0].sum() == 0


@pytest.mark.parametrize("axis", [2, -3, (0, 0), (0, 5)])
def test_wrong_axes(axis):
    with pytest.raises(ShapeError, match=r"shape \(2, 3\)"):
        BATCH.sum(axis)
    with pytest.raises(ShapeError, match="that of nothing"):
        BATCH[:0].mean(0)


def test_exact_sums():
    big = SPACE.multivector({"e1": np.array([2**61, 2**61, -(2**61)])})
    assert big.sum()["e1"] == 2**61
    with pytest.raises(IntegerOverflowError, match="astype"):
        SPACE.multivector({"e1": np.full(4, 2**61)}).sum()
    assert big.astype(object)[:2].sum()["e1"] == 2**62
    assert SPACE.multivector({"e1": [1, 2]}).mean()["e1"] == 1.5
    assert SPACE.multivector({"e1": [Fraction(1), Fraction(2)]}).mean()["e1"] == Fraction(3, 2)
    t = Symbol("t")
    assert SPACE.multivector({"e1": [t, 2 * t]}).sum()["e1"] == 3 * t


def test_rounding_and_cleaning():
    x = SPACE.multivector({"1": 1e-15, "e1": 1 / 3, "e12": -2 / 3})
    assert x.round(2) == SPACE.multivector({"e1": 0.33, "e12": -0.67})
    assert x.clean()["1"] == 0
    assert x.clean(0.5) == SPACE.multivector({"e12": -2 / 3})
    assert x.clean().dtype == x.dtype
    single = x.astype(np.float32)
    assert single.round(1).dtype == single.clean().dtype == np.float32
    assert SPACE.multivector({"e1": Fraction(1, 3)}).round(1)["e1"] == Fraction(3, 10)


def test_pseudoscalars():
    for algebra in (Algebra(0), Algebra(2), Algebra(1, 3), Algebra(3, 0, 1), Algebra(13)):
        I = algebra.pseudoscalar()  # noqa: E741
        assert I[algebra.blades[-1] if algebra.n < 13 else algebra.blade_name(2**13 - 1)] == 1
        product = algebra.multivector({"1": 1})
        for vector in algebra.basis_vectors():
            product = product * vector
        assert product == I


@pytest.mark.parametrize("name", sorted(ELSEWHERE))
def test_names_of_other_packages_are_answered_with_ours(name):
    with pytest.raises(AttributeError, match=rf"no attribute '{name}': write ") as found:
        getattr(BATCH, name)
    assert ELSEWHERE[name] in str(found.value)


def test_parts_are_there_after_the_import_alone():
    assert gaforge.multivector.stack([BATCH[0, 0], BATCH[0, 1]]).shape == (2,)
    assert set(dir(gaforge)) >= gaforge._PARTS


def test_coordinates_and_vectors_are_told_apart():
    cga, vga = Algebra.named("cga2d"), Algebra.named("vga3d")
    e1, _, e3 = vga.basis_vectors()
    with pytest.raises(TypeError, match="point takes coordinates"):
        cga.up((1, 0))
    with pytest.raises(TypeError, match="not a multivector"):
        cga.point(cga.basis_vectors()[0])
    assert vga.rotor(0.3, axis=e3).allclose(vga.rotor(0.3, axis=[0, 0, 1]))
    assert not vga.rotor(0.3, axis=e1).allclose(vga.rotor(0.3, axis=e3))
