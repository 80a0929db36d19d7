"""Exact inputs on which other libraries were wrong, with their right values, by their ids.

Vectors of a case are named by their squares; where its order is not the metric order, `permuted`
translates names, and blades come with the sign of their indices' order.
"""

from fractions import Fraction

import numpy as np
import pytest
from sympy import Float, Symbol, expand, symbols

from gaforge import Algebra, Multivector
from gaforge.errors import IntegerOverflowError


def permuted(values: dict[str, float], names: dict[str, str]) -> dict[str, float]:
    """Return coefficients with each index of a blade replaced."""
    return {"".join(names.get(c, c) for c in name): value for name, value in values.items()}


def test_b3_blades_in_flipped_order():
    algebra = Algebra(2, 0, 1)
    B = algebra.multivector({"e01": 2, "e20": 3, "e12": 5})
    x = algebra.multivector({"e0": 1, "e1": 2, "e2": 4})
    assert algebra.multivector({"e01": 2, "e02": -3, "e12": 5}) == B
    assert B * x == algebra.multivector({"e0": -8, "e1": 20, "e2": -10, "e012": 19})
    assert B["e20"] == 3
    assert B.restrict("bivector")["e20"] == 3


@pytest.mark.parametrize("kind", [int, float, object])
def test_i1_product_of_a_vector_is_contraction_plus_wedge(kind):
    algebra = Algebra(2)
    v = algebra.multivector({"e1": 4, "e2": 5}, dtype=kind)
    M = algebra.multivector({"1": 1, "e1": 2, "e2": 3, "e12": 4}, dtype=kind)
    assert v * M == algebra.multivector({"1": 23, "e1": -16, "e2": 21, "e12": 2})
    assert v << M == algebra.multivector({"1": 23, "e1": -20, "e2": 16})
    assert v ^ M == algebra.multivector({"e1": 4, "e2": 5, "e12": 2})
    assert (v << M) + (v ^ M) - v * M == 0
    assert v << 7 == 0
    assert v ^ 7 == algebra.multivector({"e1": 28, "e2": 35})


@pytest.mark.parametrize("kind", [int, float, object])
def test_i4_the_wedge_of_scalars_is_their_product(kind):
    algebra = Algebra(3)
    two, three = (algebra.multivector(k, dtype=kind) for k in (2, 3))
    assert two ^ three == 6
    assert 2 ^ three == 6
    assert 2 ^ algebra.multivector({"e12": 5}) == algebra.multivector({"e12": 10})
    a, b = algebra.multivector({"1": 2, "e1": 1}), algebra.multivector({"1": 3, "e1": 1})
    assert a ^ b == algebra.multivector({"1": 6, "e1": 5})
    assert two.restrict("scalar") ^ three.restrict("scalar") == 6


RIGHT_COMPLEMENTS = {
    "1": "e0123", "e0": "e123", "e1": "-e023", "e2": "e013", "e3": "-e012", "e01": "e23",
    "e02": "-e13", "e03": "e12", "e12": "e03", "e13": "-e02", "e23": "e01", "e012": "e3",
    "e013": "-e2", "e023": "e1", "e123": "-e0", "e0123": "1",
}  # fmt: skip


@pytest.mark.parametrize("blade", RIGHT_COMPLEMENTS)
def test_d1_right_complements_of_plane_based_pga(blade):
    algebra = Algebra(3, 0, 1)
    image = RIGHT_COMPLEMENTS[blade]
    x = algebra.multivector({blade: 1})
    expected = algebra.multivector({image.strip("-"): -1 if image.startswith("-") else 1})
    assert x.hodge() == x.dual() == expected
    assert x ^ x.hodge() == algebra.multivector({"e0123": 1})
    assert x.hodge().unhodge() == x
    assert x.unhodge() ^ x == algebra.multivector({"e0123": 1})
    if blade == "e0":
        assert x.hodge().hodge() == -x


@pytest.mark.parametrize(
    ("blade", "complement", "dual"),
    [
        ("e1", {"e23": 1}, {"e23": -1}),
        ("e12", {"e3": 1}, {"e3": 1}),
        ("e13", {"e2": -1}, {"e2": -1}),
        ("e23", {"e1": 1}, {"e1": 1}),
        ("e123", {"1": 1}, {"1": 1}),
    ],
)
def test_d4_complement_and_dual_are_two_families(blade, complement, dual):
    algebra = Algebra(3)
    x, I = algebra.multivector({blade: 1}), algebra.multivector({"e123": 1})  # noqa: E741
    assert x.hodge() == algebra.multivector(complement)
    assert x ^ x.hodge() == I
    assert x.dual() == x * I.inv() == algebra.multivector(dual)


@pytest.mark.parametrize("kind", [float, object])
def test_v1_inverse_of_a_vector_with_negative_square(kind):
    names = {"1": "4", "2": "1", "3": "2", "4": "3"}  # e1 squares to -1, the others to 1
    algebra = Algebra(3, 1)
    a = algebra.multivector(permuted({"e1": 2}, names), dtype=kind)
    e2 = algebra.multivector(permuted({"e2": 1}, names), dtype=kind)
    expected = algebra.multivector(permuted({"e1": -0.5}, names))
    for x in (a, a.restrict("vector")):
        assert x.inv() == expected
        assert e2 * (x * x.inv()) == e2


@pytest.mark.parametrize("kind", [int, float, object])
@pytest.mark.parametrize(
    ("values", "exponent", "expected"),
    [
        ({"e1": 2}, -2, {"1": Fraction(1, 4)}),
        ({"1": 1, "e12": 1}, -3, {"1": Fraction(-1, 4), "e12": Fraction(-1, 4)}),
        ({"1": 1, "e12": 1}, 0, {"1": 1}),
    ],
)
def test_v3_negative_powers(values, exponent, expected, kind):
    algebra = Algebra(3)
    x = algebra.multivector(values, dtype=kind) ** exponent
    assert x.allclose(algebra.multivector(expected), rtol=1e-15, atol=0)
    assert kind is not object or x == algebra.multivector(expected)


def test_v6_a_rejection_in_one_expression():
    algebra = Algebra(2)
    a = algebra.multivector({"e1": -0.7296052180768686, "e2": 0.5774086088345938})
    b = algebra.multivector({"e2": 2})
    rejection = (a ^ b) * b.inv()
    assert rejection == (a ^ b) / b
    assert rejection.isclose(algebra.multivector({"e1": -0.7296052180768686}), rtol=1e-15, atol=0)


@pytest.mark.parametrize(
    ("signature", "values", "inverse"),
    [
        ((0,), {"1": 2}, {"1": Fraction(1, 2)}),
        ((1,), {"1": 2, "e1": 1}, {"1": Fraction(2, 3), "e1": Fraction(-1, 3)}),
        ((0, 1), {"1": 2, "e1": 1}, {"1": Fraction(2, 5), "e1": Fraction(-1, 5)}),
        ((0, 0, 1), {"1": 2, "e0": 1}, {"1": Fraction(1, 2), "e0": Fraction(-1, 4)}),
    ],
)
def test_v8_the_smallest_algebras(signature, values, inverse):
    algebra = Algebra(*signature)
    assert algebra.multivector(values, dtype=object).inv() == algebra.multivector(inverse)
    rounded = algebra.multivector(values).inv()
    assert rounded.isclose(algebra.multivector(inverse), rtol=1e-15, atol=0)


@pytest.mark.parametrize("kind", [int, float, object])
def test_n1_one_plus_the_pseudoscalar_is_no_versor(kind):
    algebra = Algebra(1, 3, start_index=0)
    cases = [{"1": 1, "e0123": 1}, {"e12": 1}, {"1": 1, "e12": 1}, {"1": 1, "e1": 1}]
    found = [algebra.multivector(case, dtype=kind).is_versor() for case in cases]
    assert found == [False, True, True, False]
    x = algebra.multivector(cases[0], dtype=kind)
    assert x * ~x == algebra.multivector({"e0123": 2})


def test_n3_a_norm_of_negative_square():
    x = Algebra(3, 1).multivector({"e13": -4, "e14": -4, "e23": -4, "e24": -4, "e34": -2})
    assert x.normsq() == -4
    assert x.norm() == 2
    assert x * x == 4
    assert x.normalized() == x / 2


@pytest.mark.parametrize("kind", [int, float, object])
def test_n5_versors_of_space(kind):
    cases = [{"e12": 1}, {"e1": 2, "e2": 1}, {"1": 1, "e123": 1}, {"e1": 1, "e123": 1}, {}]
    found = [Algebra(3).multivector(case, dtype=kind).is_versor() for case in cases]
    assert found == [True, True, False, True, False]


@pytest.mark.parametrize("name", ["I", "E", "S", "N", "beta", "pi", "lambda", "gamma", "Q", "O"])
def test_y3_any_name_is_a_plain_symbol(name):
    algebra = Algebra(2)
    x = algebra.symbols(name, grades=(0, 1))
    assert all(type(item) is Symbol and item.is_commutative for item in x.coefficients)
    square = (x * x).subs({name: 2, f"{name}1": 1, f"{name}2": 0})
    assert square == algebra.multivector({"1": 5, "e1": 4})


def test_y12_no_float_in_an_exact_norm():
    x, y, z = symbols("x y z", real=True)
    B = Algebra(3).multivector({"e12": x, "e13": y, "e23": z})
    assert expand((B * B)["1"]) == -(x**2) - y**2 - z**2
    norm = (B * B).norm()
    assert expand(norm - (x**2 + y**2 + z**2)) == 0
    assert norm.atoms(Float) == set()


@pytest.mark.parametrize("layout", [None, "vector"])
def test_z1_arrays_and_scalars_on_the_left(layout):
    algebra = Algebra(3, 0, 1)
    u = algebra.multivector({"e0": [0, 1], "e1": [2, 3]}, layout=layout)
    total = algebra.multivector({"1": [1, 1], "e0": [0, 1], "e1": [2, 3]})
    for out, expected in (
        (np.ones(2) + u, total),
        (u + np.ones(2), total),
        (np.array([2.0, 3.0]) * u, algebra.multivector({"e0": [0, 3], "e1": [4, 9]})),
        (np.float64(2) * u, algebra.multivector({"e0": [0, 2], "e1": [4, 6]})),
    ):
        assert type(out) is Multivector
        assert out == expected


@pytest.mark.parametrize("kind", [float, object])
@pytest.mark.parametrize("layouts", [("full", "full", "full"), ("bivector", "vector", "even")])
def test_z3_results_that_are_zero_or_empty(layouts, kind):
    algebra = Algebra(2)
    B, x, R = (
        algebra.multivector(values, dtype=kind).restrict(layout)
        for values, layout in zip(({"e12": 3}, {"e1": 1}, {"1": 3, "e12": 1}), layouts, strict=True)
    )
    nothing = B ^ B
    for out in (2 * nothing, nothing * x, R >> nothing, nothing + 0, ~nothing, nothing.dual()):
        assert out == 0
        assert str(out) == "0"
        assert not out
    assert nothing + 1 == 1
    assert nothing.normsq() == 0
    assert nothing**0 == 1
    assert nothing.is_versor() is False
    assert nothing["e12"] == 0


def test_o4_integers_do_not_wrap():
    a = Algebra(4).multivector({"e1": 3037000500})
    with pytest.raises(IntegerOverflowError):
        a * a
    assert a.astype(object) * a == 9223372037000250000
    assert (a.astype(float) * a)["1"] == 9223372037000250000.0
