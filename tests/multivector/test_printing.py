"""Text, the form that rebuilds, format specifications and LaTeX."""

from fractions import Fraction

import numpy as np
import pytest
from sympy import Symbol, symbols

from gaforge import Algebra
from gaforge.errors import GaforgeError

SPACE = Algebra(3)
NAMESPACE = {"Algebra": Algebra, "Fraction": Fraction, "a": Symbol("a"), "b": Symbol("b")}
A, B = symbols("a b")


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"e1": 2.0, "e12": -1.0}, "2.0 e1 - 1.0 e12"),
        ({"1": -1, "e3": 1}, "-1 + 1 e3"),
        ({}, "0"),
        ({"e31": 0.1}, "-0.1 e13"),
        ({"e1": 1 + 2j, "1": 1j}, "1j + (1+2j) e1"),
        ({"e1": Fraction(-1, 3)}, "-1/3 e1"),
        ({"e1": A + B, "e2": -A, "1": A * B}, "a*b + (a + b) e1 - a e2"),
        ({"e1": np.nan, "e2": -np.inf}, "nan e1 - inf e2"),
        ({"e1": np.float32(0.1)}, "0.1 e1"),
        ({"e1": 1e-7}, "1e-07 e1"),
    ],
    ids=str,
)
def test_text(values, text):
    assert str(SPACE.multivector(values)) == text


def test_format_specifications_are_those_of_the_coefficients():
    x = SPACE.multivector({"e1": np.pi, "e12": -1.0})
    assert f"{x:.3g}" == "3.14 e1 - 1 e12"
    assert f"{x:+.1f}" == "+3.1 e1 - +1.0 e12"
    assert f"{x}" == str(x)
    assert f"{SPACE.multivector({'e1': A}):.3g}" == "a e1"
    assert f"{x * 1j:.2f}" == "(0.00+3.14j) e1 + (-0.00-1.00j) e12"


def test_batches_are_lists_that_are_cut_short():
    x = SPACE.multivector({"e1": np.arange(1.0, 3.0)})
    assert str(x) == "[1.0 e1, 2.0 e1]"
    assert f"{x.reshape(1, 2):.1f}" == "[[1.0 e1, 2.0 e1]]"
    long = str(SPACE.multivector({"e1": np.arange(1, 1000)}))
    assert long == "[1 e1, 2 e1, 3 e1, ..., 997 e1, 998 e1, 999 e1]"


@pytest.mark.parametrize(
    "values",
    [
        {"e1": 2.0, "e12": -1.5},
        {"1": 1, "e123": -3},
        {"e1": 0.1 + 2j},
        {"e1": Fraction(1, 3)},
        {"e1": 10**30},
        {"e1": A * B, "e2": -A},
        {"e1": np.inf},
        {},
    ],
    ids=str,
)
@pytest.mark.parametrize("layout", [None, "vector", (0, 1, 2, 3), (1, 3), "odd"], ids=str)
def test_the_representation_rebuilds_the_value(values, layout):
    x = SPACE.multivector(values)
    try:
        x = x if layout is None else x.restrict(layout)
    except GaforgeError:
        return
    y = eval(repr(x), NAMESPACE)
    assert (y == x, y.dtype, y.layout) == (True, x.dtype, x.layout)


@pytest.mark.parametrize("dtype", ["float32", "complex64", "int64", "object", "float64"])
def test_the_representation_names_a_dtype_that_values_do_not_show(dtype):
    for values in ({"e1": 1}, {}):
        x = SPACE.multivector(values, dtype=dtype)
        assert eval(repr(x), NAMESPACE).dtype == x.dtype


def test_the_representation_of_a_batch_is_a_summary():
    x = Algebra(4).random((0, 2), shape=(3, 2), seed=1)
    assert repr(x) == "<batch of multivectors of Cl(4,0,0), shape (3, 2), layout (0, 2), float64>"
    assert repr(SPACE.multivector({"e1": 2.0})) == "Algebra(3, 0, 0).multivector({'e1': 2.0})"
    pga = Algebra.named("pga2d").point(1, 2)
    assert eval(repr(pga), NAMESPACE) == pga


def test_latex():
    x = SPACE.multivector({"1": A + B, "e1": 2.0, "e12": -1e-7})
    expected = r"\left(a + b\right) + 2.0 \, \mathbf{e}_{1} - 1.0 \cdot 10^{-7} \, \mathbf{e}_{12}"
    assert x._latex() == expected
    assert x._repr_latex_() == f"${expected}$"
    assert SPACE.multivector({"e12": -1e-7})._latex() == r"-1 \cdot 10^{-7} \, \mathbf{e}_{12}"
    ten = Algebra(10).multivector({"e1_10": 2, "e2": 1})
    assert ten._latex() == r"1 \, \mathbf{e}_{2} + 2 \, \mathbf{e}_{1,10}"
    assert SPACE.random(shape=(2,), seed=1)._repr_latex_() is None
    assert "batch" in SPACE.random(shape=(2,), seed=1)._latex()
