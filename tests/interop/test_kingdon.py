"""kingdon: products of all pairs of blades, custom bases, sparse keys, arrays, round trips."""

from fractions import Fraction

import kingdon
import numpy as np
import pytest
import sympy
from algebras import signatures
from roundtrips import FLOAT_DTYPES, SHAPES, identical, sample, units

from gaforge import Algebra
from gaforge.errors import (
    AlgebraMismatchError,
    BladeError,
    DtypeError,
    IntegerOverflowError,
    ShapeError,
)
from gaforge.interop import from_kingdon, to_kingdon, vector_map

# Algebras of kingdon in every way of saying where vectors and blades stand.
THEIRS = {
    "Cl(3)": kingdon.Algebra(3),
    "Cl(1,3) from 0": kingdon.Algebra(1, 3, start_index=0),
    "Cl(3,0,1)": kingdon.Algebra(3, 0, 1),
    "Cl(1,1,2), null last": kingdon.Algebra(1, 1, 2),
    "signature": kingdon.Algebra(signature=[1, 0, -1]),
    "basis": kingdon.Algebra(2, 1, basis=["e", "e1", "e2", "e3", "e21", "e31", "e23", "e321"]),
    "2DPGA": kingdon.Algebra.fromname("2DPGA"),
    "3DPGA": kingdon.Algebra.fromname("3DPGA"),
    "STAP": kingdon.Algebra.fromname("STAP"),
    "vectors in another order": kingdon.Algebra(1, 1, basis=["e", "e2", "e1", "e12"]),
    "full layout": kingdon.Algebra(2, full_layout=True),
}
BINARY = ("gp", "op", "lc", "rc", "sp", "cp", "acp")


def elements(algebra, count):
    """Full multivectors with small random integers."""
    rng = np.random.default_rng(11)
    return [
        algebra.multivector([int(v) for v in rng.integers(-9, 9, len(algebra))])
        for _ in range(count)
    ]


@pytest.mark.parametrize("algebra", [*signatures(3), Algebra(1, 3), Algebra(2, 1, 1)], ids=str)
def test_products_of_all_pairs_of_blades(algebra):
    x = units(algebra)
    theirs = [to_kingdon(blade) for blade in x]
    for i, a in enumerate(theirs):
        assert from_kingdon(a, algebra) == x[i]
        for j, b in enumerate(theirs):
            assert from_kingdon(a * b, algebra) == x[i] * x[j]
            assert from_kingdon(a ^ b, algebra) == x[i] ^ x[j]
            assert from_kingdon(a | b, algebra) == x[i].ip_symmetric(x[j])


@pytest.mark.parametrize("name", THEIRS)
def test_operations_commute_with_conversion(name):
    theirs = THEIRS[name]
    a, b = elements(theirs, 2)
    x, y = from_kingdon(a), from_kingdon(b)
    pairs = [(getattr(a, op)(b), getattr(x, op)(y)) for op in BINARY]
    pairs += [(a | b, x.ip_symmetric(y)), (a + b, x + y), (a.grade(2), x.grade(2))]
    pairs += [(getattr(a, op)(), getattr(x, op)()) for op in ("reverse", "involute", "conjugate")]
    for foreign, ours in pairs:
        assert from_kingdon(foreign) == ours
        assert from_kingdon(to_kingdon(ours, theirs)) == ours


def test_the_inner_product_is_symmetric_with_scalars():
    algebra = kingdon.Algebra(2)
    two, e1 = algebra.scalar([2]), algebra.blades.e1
    x, y = from_kingdon(two), from_kingdon(e1)
    assert from_kingdon(two | e1) == x.ip_symmetric(y) == 2 * y
    assert (x | y) == 0


# The pseudoscalar of ours as seen there: the parity of the order of vectors, and the name.
ORIENTATION = {
    "Cl(3)": 1,
    "Cl(1,3) from 0": 1,
    "Cl(3,0,1)": 1,
    "Cl(1,1,2), null last": 1,
    "signature": -1,
    "basis": -1,
    "2DPGA": 1,
    "3DPGA": 1,
}


@pytest.mark.parametrize("name", ORIENTATION)
def test_duals_follow_the_pseudoscalar(name):
    theirs = THEIRS[name]
    a, b = elements(theirs, 2)
    x, y = from_kingdon(a), from_kingdon(b)
    sign = ORIENTATION[name]
    pss = from_kingdon(theirs.pss)
    assert pss == sign * pss.algebra.multivector({pss.algebra.blades[-1]: 1})
    assert from_kingdon(a.hodge()) == sign * x.hodge()
    assert from_kingdon(a.unhodge()) == sign * x.unhodge()
    assert from_kingdon(a & b) == sign * (x & y)
    if theirs.r > 1:
        with pytest.raises(Exception, match="Cannot select a suitable dual"):
            a.dual()
        return
    assert from_kingdon(a.dual()).allclose(sign * x.dual())
    assert from_kingdon(a.undual()).allclose(sign * x.undual())


@pytest.mark.parametrize("name", ["Cl(3)", "2DPGA", "basis", "Cl(3,0,1)"])
def test_inverses_commute_with_conversion(name):
    (a,) = elements(THEIRS[name], 1)
    assert from_kingdon(a.inv()).allclose(from_kingdon(a).inv())


def test_the_sandwich_agrees_for_unit_versors():
    algebra = THEIRS["3DPGA"]
    R = to_kingdon(Algebra(3, 0, 1).random("rotor", seed=1), algebra)
    x = algebra.point([1.0, 2.0, 3.0])
    assert from_kingdon(R >> x).allclose(from_kingdon(R) >> from_kingdon(x))


@pytest.mark.parametrize("dtype", [*FLOAT_DTYPES, np.int64])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", ["full", "even", (0, 3)])
def test_round_trips_are_exact(dtype, shape, kind):
    algebra = Algebra(2, 1, 1)
    x = sample(algebra, kind, shape, dtype)
    for theirs in (None, kingdon.Algebra(signature=[-1, 1, 0, 1])):
        y = to_kingdon(x, theirs)
        assert y.shape == shape
        assert y.grades == x.layout.grades
        assert identical(from_kingdon(y, algebra), x)


def test_exact_numbers_and_expressions():
    algebra = Algebra(2, 0, 1)
    a, b = sympy.symbols("a b")
    for values in (
        {"e0": Fraction(1, 3), "e12": 2**70},
        {"e0": 2**63, "e12": -1},
        {"e0": a, "e12": a * (a + b), "1": sympy.Rational(1, 3)},
    ):
        x = algebra.multivector({name: np.array(v, object) for name, v in values.items()})
        back = from_kingdon(to_kingdon(x))
        assert back == x
        assert [type(c) for c in back.coefficients] == [type(c) for c in x.coefficients]
    x = algebra.symbols("x")
    y = algebra.symbols("y")
    assert from_kingdon(to_kingdon(x) * to_kingdon(y)) == x * y
    batch = algebra.multivector(np.array([[a, b, 1], [0, a, a]], object), "vector")
    assert from_kingdon(to_kingdon(batch)) == batch
    rational = kingdon.Algebra(2).vector(
        name="u", symbolcls=kingdon.polynomial.RationalPolynomial.fromname
    )
    assert from_kingdon(rational * 3) == 3 * Algebra(2).symbols("u", layout="vector")


def test_batches_have_blades_first_there_and_last_here():
    x = Algebra(3).multivector(np.arange(15.0).reshape(5, 3), "vector")
    y = to_kingdon(x)
    assert y.values().shape == (3, 5)
    assert y.e2.tolist() == x["e2"].tolist() == [1, 4, 7, 10, 13]
    product = y * y  # kingdon's products are lists of arrays
    assert from_kingdon(product) == x * x
    mixed = kingdon.Algebra(3).vector([np.ones((4, 1)), 2.0, np.arange(3)])
    assert from_kingdon(mixed).coefficients[1, 2].tolist() == [1, 2, 2]
    for number, dtype in ((0.5, np.float32), (0.1, np.float64), (1e300, np.float64)):
        single = kingdon.Algebra(2).vector([np.ones(3, np.float32), number])
        assert from_kingdon(single).dtype == dtype
        assert from_kingdon(single)["e2"].tolist() == [number] * 3
    x = sample(Algebra(2), "vector", (2,), np.float32)
    y = to_kingdon(x)
    y.values()[:] = 0
    assert x["e2"][1] != 0


def test_sparse_keys_in_any_order():
    algebra = kingdon.Algebra(3)
    x = from_kingdon(algebra.multivector(keys=(6, 1), values=[5, 7]))
    assert (x["e23"], x["e1"], x["e12"]) == (5, 7, 0)
    assert x.layout.grades == (1, 2)
    nothing = from_kingdon(algebra.multivector(keys=(), values=[]))
    assert nothing == 0
    assert nothing.layout.grades == ()
    empty = Algebra(3).multivector(np.zeros((5, 0)), "empty")
    assert identical(from_kingdon(to_kingdon(empty)), empty)


def test_constants_of_types_are_coefficients():
    pga = Algebra.named("pga3d")
    point = THEIRS["3DPGA"].point([1.0, 2.0, 3.0])
    x = from_kingdon(point)
    assert x["e123"] == 1
    assert np.allclose(pga.coordinates(x), [1, 2, 3])
    assert x == pga.point(1.0, 2.0, 3.0)
    batch = THEIRS["3DPGA"].point(np.ones((3, 5), np.float32))
    assert from_kingdon(batch).dtype == np.float32
    assert from_kingdon(batch)["e123"].tolist() == [1] * 5


def test_vectors_and_indices():
    assert vector_map(THEIRS["Cl(1,1,2), null last"]) == {
        "e1": "e3",
        "e2": "e4",
        "e3": "e1",
        "e4": "e2",
    }
    assert vector_map(THEIRS["3DPGA"]) == {f"e{i}": f"e{i}" for i in (1, 2, 3, 0)}
    assert vector_map(THEIRS["signature"]) == {"e0": "e1", "e1": "e0", "e2": "e2"}
    large = vector_map(kingdon.Algebra(11))
    assert list(large.items())[-2:] == [("eA", "e10"), ("eB", "e11")]
    y = to_kingdon(Algebra(1, 3, start_index=0).multivector({"e02": 1.5}))
    assert y.e02 == 1.5
    assert to_kingdon(Algebra(1, 3, start_index=0).random(seed=1)).algebra is y.algebra


def test_large_and_empty_algebras():
    x = Algebra(11).random("vector", seed=1)
    assert identical(from_kingdon(to_kingdon(x)), x)
    y = to_kingdon(x)
    assert from_kingdon(y ^ y.algebra.blades.eB) == x ^ Algebra(11).multivector(
        {"e11": 1.0}, layout="vector"
    )
    with pytest.raises(BladeError, match="up to 36"):
        to_kingdon(Algebra(2, start_index=35).multivector({"e35": 1}))
    assert str(to_kingdon(Algebra(2, start_index=34).multivector({"e35": 1})).algebra.blades.eZ)
    scalar = Algebra(0).multivector([2.5])
    assert identical(from_kingdon(to_kingdon(scalar)), scalar)


def test_what_does_not_fit_is_refused():
    algebra = THEIRS["Cl(1,1,2), null last"]
    with pytest.raises(AlgebraMismatchError, match=r"\[1, -1, 0, 0\].*Cl\(1,1,2\).*Cl\(4,0,0\)"):
        from_kingdon(algebra.blades.e1, Algebra(4))
    with pytest.raises(AlgebraMismatchError, match=r"Cl\(1,1,2\)"):
        to_kingdon(Algebra(4).random(seed=1), algebra)
    for wrong in (1.0, np.ones(4), [algebra.blades.e1]):
        with pytest.raises(DtypeError, match="MultiVector of kingdon"):
            from_kingdon(wrong)
    with pytest.raises(DtypeError, match="to_kingdon converts"):
        to_kingdon(algebra.blades.e1)
    with pytest.raises(ShapeError, match="broadcast"):
        from_kingdon(kingdon.Algebra(2).vector([np.ones(2), np.ones(3)]))
    with pytest.raises(IntegerOverflowError, match=str(2**53 + 1)):
        from_kingdon(kingdon.Algebra(2).vector([2**53 + 1, 0.5]))
    with pytest.raises(IntegerOverflowError, match=str(2**25 + 1)):
        from_kingdon(kingdon.Algebra(2).vector([2**25 + 1, np.ones(2, np.float32)]))
    with pytest.raises(DtypeError, match="number"):
        from_kingdon(kingdon.Algebra(2).vector([object(), 1]))
