"""clifford: blade by blade against its tables, operators on random elements, round trips."""

import clifford
import numpy as np
import pytest
from algebras import signatures
from roundtrips import FLOAT_DTYPES, SHAPES, identical, sample, units

from gaforge import Algebra
from gaforge.errors import (
    AlgebraMismatchError,
    BladeError,
    DtypeError,
    IntegerOverflowError,
    LayoutError,
    ShapeError,
    SignatureError,
)
from gaforge.interop import from_clifford, to_clifford, vector_map

ALGEBRAS = [*signatures(3), Algebra(3, 0, 1), Algebra(1, 3), Algebra(2, 2), Algebra(4, 1)]
TABLES = {"gmt": "gp", "omt": "op", "imt": "ip", "lcmt": "lc"}


@pytest.mark.parametrize("algebra", ALGEBRAS, ids=str)
def test_products_of_all_pairs_of_blades(algebra):
    x = units(algebra)
    layout = to_clifford(x[0]).layout
    theirs = to_clifford(x)
    assert from_clifford(theirs, algebra) == x
    for table, name in TABLES.items():
        # The tables are what clifford's operators multiply with, so none need be compiled.
        dense = getattr(layout, table).todense()
        sums = np.einsum("ai,ijk,bk->abj", theirs.value, dense, theirs.value)
        out = from_clifford([[layout.MultiVector(v) for v in row] for row in sums], algebra)
        assert out == getattr(x[:, None], name)(x), name


# Metric orders: gaforge's own, the null vector last, minus signs first, blades in another order.
LAYOUTS = {
    "Cl(2,0,1)": clifford.Cl(2, 0, 1)[0],
    "null last": clifford.Layout([1, -1, 0]),
    "minus first": clifford.Layout([-1, 1, 1]),
    "bit order": clifford.Layout([-1, 0, 1], order=clifford.BasisBladeOrder(range(8))),
}


@pytest.mark.parametrize("name", LAYOUTS)
def test_operators_commute_with_conversion(name):
    layout = LAYOUTS[name]
    a, b = layout.randomMV(2, rng=np.random.default_rng(3)), layout.randomMV(rng=7)
    a = a[0]
    x, y = from_clifford(a), from_clifford(b)
    for theirs, ours in (
        (a * b, x * y),
        (a ^ b, x ^ y),
        (a | b, x | y),
        (a << b, x << y),
        (a.commutator(b), x.cp(y)),
        (a.anticommutator(b), x.acp(y)),
        (~a, ~x),
        (a.gradeInvol(), x.involute()),
        (a.conjugate(), x.conjugate()),
        (a(2), x.grade(2)),
    ):
        assert from_clifford(theirs).allclose(ours)
        assert np.allclose(to_clifford(ours, layout).value, theirs.value)
    assert abs(a) == pytest.approx(abs(x.norm()))


def test_duals_and_complements_follow_the_order_of_vectors():
    # Of one order both have the same dual; I and the complements change sign with its parity.
    for layout, sign in ((LAYOUTS["Cl(2,0,1)"], 1), (clifford.Layout([1, 0, 1]), -1)):
        a = layout.randomMV(rng=1)
        b = layout.randomMV(rng=2)
        x, y = from_clifford(a), from_clifford(b)
        assert from_clifford(layout.pseudoScalar)["e012"] == sign
        assert from_clifford(a.dual()).allclose(sign * x.dual())
        assert from_clifford(a.right_complement()).allclose(sign * x.hodge())
        assert from_clifford(a.left_complement()).allclose(sign * x.unhodge())
        assert from_clifford(a.vee(b)).allclose(sign * (x & y))
    a = clifford.Cl(3)[0].randomMV(rng=1)
    assert from_clifford(a.dual()).allclose(from_clifford(a).dual())


def test_the_inner_product_is_that_of_hestenes():
    layout, blades = clifford.Cl(3)
    two, e1 = layout.scalar * 2, blades["e1"]
    assert from_clifford(two | e1) == 0 == from_clifford(two) | from_clifford(e1)
    assert from_clifford(two << e1) == from_clifford(two) << from_clifford(e1) != 0


@pytest.mark.parametrize("dtype", [*FLOAT_DTYPES, np.int64])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", ["full", "even", (0, 3)])
def test_round_trips_are_exact(dtype, shape, kind):
    algebra = Algebra(2, 1, 1)
    x = sample(algebra, kind, shape, dtype)
    theirs = to_clifford(x)
    assert type(theirs) is (clifford.MVArray if shape else clifford.MultiVector)
    expected = x.dense() if x.coefficients.size else algebra.multivector(np.zeros((*shape, 16)))
    assert identical(from_clifford(theirs, algebra), expected)


def test_values_are_copies():
    x = sample(Algebra(2), "full", (2,), float)
    theirs = to_clifford(x)
    theirs[0].value[:] = 7
    assert theirs[1] != theirs[0]
    back = from_clifford(theirs[0])
    theirs[0].value[:] = 8
    assert back["e1"] == 7
    assert x["e1"][0] != 7


def test_vectors_and_indices():
    assert vector_map(clifford.Cl(2, 0, 1)[0]) == {"e1": "e0", "e2": "e1", "e3": "e2"}
    assert vector_map(clifford.Layout([-1, 1, 0]), Algebra(1, 1, 1, start_index=5)) == {
        "e1": "e7",
        "e2": "e6",
        "e3": "e5",
    }
    assert vector_map(clifford.Cl(1, 3, names="d", firstIdx=0)[0]) == {
        f"d{i}": f"e{i + 1}" for i in range(4)
    }
    sta = Algebra(1, 3, start_index=0)
    assert to_clifford(sta.multivector({"e02": 1})).layout.names[6] == "e02"
    x = to_clifford(Algebra(2).multivector({"e1": 1.0}))
    y = to_clifford(Algebra(2).multivector({"e2": 1.0}))
    assert x.layout is y.layout


def test_the_conformal_layout_is_the_conformal_algebra():
    layout, _, stuff = clifford.conformalize(clifford.Cl(3)[0])
    cga = Algebra.named("cga3d")
    assert from_clifford(stuff["eo"]) == cga.eo
    assert from_clifford(stuff["einf"]) == cga.einf
    assert from_clifford(stuff["ep"]) == cga.ep
    assert from_clifford(stuff["en"]) == cga.en
    e1, e2, e3 = layout.basis_vectors_lst[:3]
    assert from_clifford(stuff["up"](e1 + 2 * e2 - 3 * e3)) == cga.point(1, 2, -3)
    back = to_clifford(cga.point(1.0, 2.0, -3.0), layout)
    assert type(back.layout) is type(layout)
    assert stuff["down"](back) == e1 + 2 * e2 - 3 * e3


def test_no_dimensions():
    algebra = Algebra(0)
    x = algebra.multivector([[2.5], [-1.0]])
    assert from_clifford(to_clifford(x), algebra) == x
    assert from_clifford(to_clifford(x[0])) == 2.5


def test_numbers_of_different_types():
    layout = clifford.Cl(1)[0]
    mixed = [layout.MultiVector(np.array([1, 2])), layout.MultiVector(np.array([0.5, 2]))]
    assert from_clifford(mixed).coefficients.tolist() == [[1.0, 2.0], [0.5, 2.0]]
    mixed[0] = layout.MultiVector(np.array([1, 2**60 + 1]))
    with pytest.raises(IntegerOverflowError, match=str(2**60 + 1)):
        from_clifford(mixed)
    assert from_clifford(mixed[0])["e1"] == 2**60 + 1


def test_what_does_not_fit_is_refused():
    layout, blades = clifford.Cl(2)
    for algebra in (Algebra(3), Algebra(1, 1), "0,2"):
        with pytest.raises(AlgebraMismatchError, match=r"\[1, 1\].*Cl\(2,0,0\).*but"):
            from_clifford(blades["e1"], algebra)
    with pytest.raises(AlgebraMismatchError, match=r"\[1, 1\].*Cl\(3,0,0\)"):
        to_clifford(Algebra(3).random(seed=1), layout)
    with pytest.raises(AlgebraMismatchError, match="different layouts"):
        from_clifford([blades["e1"], clifford.Layout([1, -1]).scalar])
    with pytest.raises(DtypeError, match="astype"):
        to_clifford(Algebra(2).symbols("a"))
    for wrong in (3, "e1", [1.0], np.ones(4)):
        with pytest.raises(DtypeError, match="no MultiVector of clifford"):
            from_clifford(wrong)
    with pytest.raises(DtypeError, match="ndarray"):
        to_clifford(np.ones(4))
    with pytest.raises(ShapeError, match="algebra="):
        from_clifford([])
    with pytest.raises(ShapeError, match="equal lengths"):
        from_clifford([[blades["e1"]], [blades["e1"], blades["e2"]]])
    even = clifford.Layout([1, 1], order=clifford.BasisBladeOrder([0, 3]), names=["", "e12"])
    with pytest.raises(LayoutError, match="2 of the"):
        from_clifford(even.MultiVector([1.0, 2.0]))


def test_other_squares_are_refused():
    layout = clifford.Layout([2, 1])
    e1 = layout.blades["e1"]
    assert (e1 * e1)[()] == 2
    with pytest.raises(SignatureError, match="square 2"):
        from_clifford(e1)
    with pytest.raises(SignatureError, match="square 2"):
        to_clifford(Algebra(2).random(seed=1), layout)
    with pytest.raises(BladeError, match=r"2\*\*20"):
        to_clifford(Algebra(20).random("vector", seed=1))


def test_layouts_of_another_order_are_told_apart():
    # clifford calls two layouts equal if their signatures are.
    order = clifford.BasisBladeOrder([0, 2, 1, 3])
    one, other = clifford.Layout([1, 1]), clifford.Layout([1, 1], order=order)
    assert one == other
    x = Algebra(2).multivector({"e1": 1.0})
    assert to_clifford(x, one).value.tolist() == [0, 1, 0, 0]
    assert to_clifford(x, other).value.tolist() == [0, 0, 1, 0]
    with pytest.raises(AlgebraMismatchError, match="different layouts"):
        from_clifford([to_clifford(x, one), to_clifford(x, other)])
