"""Equality is exact and one truth value; nearness has tolerances; truth is of single elements."""

from fractions import Fraction

import numpy as np
import pytest
from sympy import Symbol

from gaforge import Algebra
from gaforge.errors import DtypeError, ShapeError

SPACE = Algebra(3)
E1, E2, E3 = SPACE.basis_vectors()


def test_equality_is_of_values_whatever_layout_and_dtype():
    assert E1 == E1.restrict("vector") == E1.astype(float) == E1.astype(object)
    assert E1.astype("complex64") == E1
    assert SPACE.multivector({"e1": Fraction(1, 2)}) == E1 / 2
    assert E1 != E2
    assert E1 + 1e-16 * E2 != E1
    assert (E1 == E1) is True
    assert SPACE.multivector({"e1": np.nan}) != SPACE.multivector({"e1": np.nan})
    assert SPACE.multivector({"e1": -0.0}) == 0


def test_numbers_are_compared_with_every_element():
    batch = SPACE.multivector(np.zeros((3, 8)))
    assert E1 * E1 == 1
    assert batch == 0
    assert batch + 2 == 2
    assert batch + 2 == 2
    assert batch + SPACE.multivector({"1": np.arange(3.0)}) != 0
    assert batch + E1 != 0


def test_shapes_must_agree():
    batch = SPACE.multivector({"1": np.ones(3)})
    assert batch == np.ones(3)
    assert batch != np.ones(2)
    assert batch != SPACE.multivector(1.0)
    assert batch == SPACE.multivector({"1": np.ones(3)}, layout="scalar")


def test_other_algebras_and_objects_are_not_equal():
    assert Algebra(2, 1).multivector({"e1": 1}) != E1
    assert Algebra(3, start_index=0).multivector({"e0": 1}) != E1
    assert E1 != "e1"
    assert np.array(["e1"]) != E1
    assert E1 != None  # noqa: E711
    assert Algebra(3) == Algebra.named("vga3d")


def test_multivectors_are_not_hashable():
    with pytest.raises(TypeError, match="unhashable"):
        hash(E1)


def test_nearness_is_of_norms():
    x = SPACE.random(seed=1)
    assert x.isclose(x * (1 + 1e-12)) is True
    assert x.isclose(x * (1 + 1e-6)) is False
    assert x.isclose(x * (1 + 1e-6), rtol=1e-5) is True
    assert (x * 1e-9).isclose(0) is False
    assert (x * 1e-9).isclose(0, atol=1e-6) is True
    assert (1e200 * x).isclose(1e200 * x * (1 + 1e-12)) is True
    assert (1e-200 * x).isclose(2e-200 * x, atol=0) is False
    assert x.astype("float32").isclose(x) is True
    assert x.astype("float32").isclose(x, rtol=1e-12, atol=0) is False
    assert E1.astype(object).isclose(E1 / 1.0) is True
    assert SPACE.multivector({"e1": np.inf}).isclose(SPACE.multivector({"e1": np.inf})) is True
    assert SPACE.multivector({"e1": np.nan}).isclose(SPACE.multivector({"e1": np.nan})) is False


def test_nearness_of_batches_is_an_array():
    x = SPACE.random(shape=(2, 3), seed=1)
    y = x + E1 * np.array([[0, 0, 1], [0, 0, 0]])
    assert x.isclose(y).tolist() == [[True, True, False], [True, True, True]]
    assert x.allclose(y) is False
    assert x.allclose(x) is True
    assert x.isclose(x[0, 0]).sum() == 1
    with pytest.raises(TypeError):
        x.isclose("a")


def test_truth():
    assert E1
    assert not E1 - E1
    assert bool(SPACE.multivector({"1": Symbol("a") - Symbol("a")})) is False
    assert not SPACE.multivector((Symbol("a") + 1) ** 2 - Symbol("a") ** 2 - 2 * Symbol("a") - 1)
    with pytest.raises(ShapeError, match="ambiguous"):
        bool(SPACE.multivector(np.ones((2, 8))))


def test_scalars_become_numbers():
    assert float(E1 * E1) == 1.0
    assert complex(1j * (E1 * E1)) == 1j
    for x in (E1, SPACE.multivector({"1": np.ones(2)})):
        with pytest.raises(DtypeError, match="single multivector that is a scalar"):
            float(x)


def test_grades():
    assert (E1 + E1 * E2).grades == (1, 2)
    assert (E1 * 0).grades == ()
    a = Symbol("a")
    assert SPACE.multivector({"1": (a + 1) * (a - 1) - a**2 + 1, "e1": a}).grades == (1,)
