"""The exponential of multivectors, compared with mpmath's of the matrix of left multiplication."""

import mpmath
import numpy as np
import pytest
import sympy

from gaforge import Algebra, Multivector
from gaforge.errors import DtypeError

SIGNATURES = [(3, 0, 0), (4, 0, 0), (2, 0, 1), (3, 0, 1), (1, 3, 0), (2, 2, 0), (0, 3, 0)]
LAYOUTS = ["scalar", "vector", "bivector", "trivector", "even", "full"]


def reference(x: Multivector) -> np.ndarray:
    """The first column of the exponential of the matrix of ``y -> x y``, with 40 digits."""
    algebra = x.algebra
    columns = [(x * algebra.multivector({name: 1.0})).dense() for name in algebra.blades]
    matrix = np.stack([column.coefficients for column in columns], -1)
    with mpmath.workdps(40):
        found = mpmath.expm(mpmath.matrix(matrix.tolist()), method="taylor")
        return np.array([float(found[k, 0]) for k in range(algebra.size)])


def error(found: Multivector, wanted: np.ndarray) -> float:
    difference = found.dense().coefficients - wanted
    return float(np.linalg.norm(difference) / np.linalg.norm(wanted))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("signature", SIGNATURES, ids=str)
def test_random_elements_of_all_sizes(signature, layout):
    algebra = Algebra(*signature)
    x = algebra.multivector(
        np.random.default_rng(4).normal(size=algebra.layout(layout).size), layout=layout
    )
    for size in (1e-9, 0.3, 5.0, 30.0):
        assert error((size * x).exp(), reference(size * x)) < 1e-15 * (10 + 5 * size)


@pytest.mark.parametrize("signature", SIGNATURES, ids=str)
def test_a_batch_is_its_elements(signature):
    algebra = Algebra(*signature)
    sizes = np.array([[0.0, 1e-12, 1e-3], [1.0, 40.0, 7.0]])
    x = sizes * algebra.random("bivector", shape=(2, 3), seed=1)
    found = x.exp()
    assert found.shape == (2, 3)
    for index in np.ndindex(2, 3):
        assert found[index].allclose(x[index].exp(), rtol=1e-13)
    assert x.reshape(6)[:0].exp().shape == (0,)


def test_dense_and_restricted_agree_and_keep_their_layouts():
    space = Algebra(4)
    B = space.random("bivector", seed=2)
    assert B.exp().layout.name == "even"
    assert B.dense().exp().layout.name == "full"
    assert B.exp().allclose(B.dense().exp(), rtol=1e-15)
    assert Algebra(3).random("vector", seed=2).exp().grades == (0, 1)


@pytest.mark.parametrize("angle", [1e-200, 1e-30, 1e-8, np.pi, 20 * np.pi, 1000.0, 1e5])
def test_angles_of_all_sizes(angle):
    R = Algebra(2).multivector({"e12": angle}).exp()
    assert abs(R["1"] - np.cos(angle)) <= 1e-15
    assert abs(R["e12"] - np.sin(angle)) <= 1e-15 * abs(np.sin(angle)) + 5e-324


def test_planes_of_two_angles_and_equal_ones():
    space = Algebra(4)
    for a, b in [(0.3, 0.7), (0.5, 0.5), (0.5, 0.5 + 1e-9), (0.5, 0.0), (30.0, 40.0)]:
        R = space.multivector({"e12": a, "e34": b}).exp()
        first = np.cos(a) + np.sin(a) * space.multivector({"e12": 1.0})
        second = np.cos(b) + np.sin(b) * space.multivector({"e34": 1.0})
        assert R.allclose(first * second, rtol=1e-15 * (10 + a + b))


def test_single_precision_and_complex_numbers():
    x = Algebra(4).random("bivector", seed=3)
    single = x.astype(np.float32).exp()
    assert single.dtype == np.float32
    assert single.allclose(x.exp(), rtol=3e-7)
    turned = (1j * Algebra(2).multivector({"e12": 1.0})).exp()  # (1j e12)^2 = 1
    assert turned.allclose(np.cosh(1) + 1j * np.sinh(1) * Algebra(2).multivector({"e12": 1.0}))
    whole = (0.5 + 0.25j) * Algebra(3).random(seed=3)
    assert (whole.exp() * (-whole).exp()).allclose(1)


def test_integers_become_floats_and_other_exact_numbers_are_refused():
    B = Algebra(2).multivector({"e12": 1})
    assert B.exp().allclose(np.cos(1) + np.sin(1) * B)
    with pytest.raises(DtypeError, match="exact coefficients"):
        B.astype(object).exp()


def test_not_a_number_stays_so():
    x = Algebra(3).multivector([[0, np.nan, 0, 0, 0, 0, 0, 0], [1.0, 2, 0, 0, 0, 0, 0, 3]])
    found = x.exp()
    assert np.isnan(found[0].coefficients).any()
    assert found[1].allclose(x[1].exp())


def test_symbols_whose_square_is_a_scalar():
    t = sympy.Symbol("t", positive=True)
    plane = Algebra(3).multivector({"e12": t})
    assert sympy.simplify(plane.exp()["1"] - sympy.cos(t)) == 0
    assert sympy.simplify(plane.exp()["e12"].rewrite(sympy.sin) - sympy.sin(t)) == 0
    assert plane.exp()["e12"].subs(t, 0) == 0
    mixed = Algebra(1, 1).multivector({"1": 2, "e12": t})
    assert abs(mixed.exp()["e12"].subs(t, 0.7).evalf() - np.exp(2) * np.sinh(0.7)) < 1e-14
    with pytest.raises(DtypeError, match="square that is a scalar"):
        Algebra(4).symbols("b", grades=(2,)).exp()
