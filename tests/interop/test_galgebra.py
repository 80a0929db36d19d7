"""galgebra: products of all pairs of blades, metrics in any order, symbols, round trips."""

from fractions import Fraction

import numpy as np
import pytest
import sympy
from algebras import signatures
from galgebra.ga import Ga
from galgebra.mv import Mv
from roundtrips import FLOAT_DTYPES, SHAPES, identical, sample, units

from gaforge import Algebra
from gaforge.errors import AlgebraMismatchError, DtypeError, ShapeError, SignatureError
from gaforge.interop import from_galgebra, to_galgebra, vector_map

THEIRS = {
    "Cl(3)": Ga("e*1|2|3", g=[1, 1, 1]),
    "spacetime, t first": Ga("t x y z", g=[-1, 1, 1, 1]),
    "null last": Ga("a b o", g=[1, -1, 0]),
    "matrix": Ga("u,v", g=sympy.diag(-1, 1)),
}


def elements(ga, count):
    """Full multivectors with small random integers."""
    rng = np.random.default_rng(13)
    blades = ga.blades.flat
    return [
        Mv(sum(int(c) * b for c, b in zip(row, blades, strict=True)), ga=ga)
        for row in rng.integers(-9, 9, (count, len(blades)))
    ]


@pytest.mark.parametrize("algebra", [*signatures(3), Algebra(1, 3), Algebra(2, 1, 1)], ids=str)
def test_products_of_all_pairs_of_blades(algebra):
    x = units(algebra)
    theirs = to_galgebra(x)
    assert from_galgebra(theirs, algebra) == x
    for i, a in enumerate(theirs):
        for j, b in enumerate(theirs):
            assert from_galgebra(a * b, algebra) == x[i] * x[j]
            assert from_galgebra(a ^ b, algebra) == x[i] ^ x[j]
            assert from_galgebra(a | b, algebra) == x[i] | x[j]
            assert from_galgebra(a < b, algebra) == x[i] << x[j]
            assert from_galgebra(a > b, algebra) == x[i].rc(x[j])


@pytest.mark.parametrize("name", THEIRS)
def test_operations_commute_with_conversion(name):
    theirs = THEIRS[name]
    a, b = elements(theirs, 2)
    x, y = from_galgebra(a), from_galgebra(b)
    for foreign, ours in (
        (a * b, x * y),
        (a ^ b, x ^ y),
        (a | b, x | y),
        (a < b, x << y),
        (a > b, x.rc(y)),
        (a >> b, x.cp(y)),
        (a << b, x.acp(y)),
        (a + b, x + y),
        (a.rev(), ~x),
        (a.g_invol(), x.involute()),
        (a.ccon(), x.conjugate()),
        (a.grade(2), x.grade(2)),
    ):
        assert from_galgebra(foreign) == ours
        assert from_galgebra(to_galgebra(ours, theirs)) == ours
        assert to_galgebra(ours, theirs) == foreign


@pytest.mark.parametrize("algebra", [Algebra(4, 1), Algebra(2, 1, 2)], ids=str)
def test_five_dimensions(algebra):
    rng = np.random.default_rng(2)
    x, y = (
        algebra.multivector(rng.integers(-9, 9, algebra.layout(layout).size), layout)
        for layout in ((1, 4), "bivector")
    )
    a, b = to_galgebra(x), to_galgebra(y)
    for theirs, ours in ((a * b, x * y), (b * a, y * x), (a ^ b, x ^ y), (a < b, x << y)):
        assert from_galgebra(theirs, algebra) == ours


def test_inverses_commute_with_conversion():
    ga = THEIRS["spacetime, t first"]
    x = from_galgebra(elements(ga, 1)[0]).grade(1)
    assert from_galgebra(to_galgebra(x, ga).inv()) == x.astype(object).inv()


def test_the_inner_product_is_that_of_hestenes():
    ga, e1, _ = Ga.build("e*1|2", g=[1, 1])
    two = ga.mv(2)
    assert from_galgebra(two | e1) == 0 == from_galgebra(two) | from_galgebra(e1)
    assert from_galgebra(two < e1) == from_galgebra(two) << from_galgebra(e1) != 0


@pytest.mark.parametrize("name", ["Cl(3)", "spacetime, t first", "matrix"])
def test_the_dual_is_the_product_with_the_pseudoscalar(name):
    ga = THEIRS[name]
    (a,) = elements(ga, 1)
    x, pseudoscalar = from_galgebra(a), from_galgebra(ga.I())
    assert Ga.dual_mode_value == "I+"
    assert from_galgebra(a.dual()) == x * pseudoscalar
    assert from_galgebra(a.undual()) == x * pseudoscalar.inv()
    # The orders of vectors differ by an odd permutation in all but the first.
    sign = 1 if name == "Cl(3)" else -1
    square = int((pseudoscalar * pseudoscalar)["1"])
    assert from_galgebra(a.dual()) == sign * square * x.dual()
    assert from_galgebra(a.undual()) == sign * square * x.undual()


@pytest.mark.parametrize("dtype", [*FLOAT_DTYPES, np.int64])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", ["full", "vector"])
def test_round_trips_are_exact(dtype, shape, kind):
    algebra = Algebra(1, 1, 1)
    x = sample(algebra, kind, shape, dtype)
    theirs = to_galgebra(x)
    assert type(theirs) is (np.ndarray if shape else Mv)
    back = from_galgebra(theirs, algebra)
    assert back == x
    if not x.coefficients.size:
        assert back.shape == x.shape
    elif x.dtype.kind == "i":
        assert all(c.is_Integer for c in back.coefficients.flat)
        assert identical(back.astype(np.int64), x.dense())
    else:  # SymPy has one zero only
        assert identical(back.astype(dtype), x.dense() + 0.0)


def test_numbers_become_arrays_only_if_nothing_is_lost():
    ga = THEIRS["matrix"]
    blades = ga.blades.flat

    def dtype_of(*coefficients):
        total = sum(c * b for c, b in zip(coefficients, blades, strict=False))
        return from_galgebra(Mv(total, ga=ga)).dtype

    half = sympy.Float(0.5)
    assert dtype_of(half, 3) == np.float64
    assert dtype_of(half, 3 + sympy.I * half) == np.complex128
    assert dtype_of(2, 3) == np.object_
    assert dtype_of(half, sympy.Rational(1, 3)) == np.object_
    assert dtype_of(half, sympy.sqrt(2)) == np.object_
    assert dtype_of(half, 2**53 + 1) == np.object_
    assert dtype_of(half, sympy.Float("0.1", 30)) == np.object_
    assert dtype_of(half, sympy.Float("1e400")) == np.object_
    assert dtype_of(half, sympy.Symbol("x")) == np.object_
    exact = from_galgebra(Mv(2 * blades[1], ga=ga)) / 3
    assert exact["e2"] == sympy.Rational(2, 3)


def test_symbols():
    algebra = Algebra(2, 0, 1)
    x, y = algebra.symbols("x"), algebra.symbols("y", layout="vector")
    a, b = to_galgebra(x), to_galgebra(y)
    assert from_galgebra(a) == x
    assert from_galgebra(a * b) == x * y
    assert from_galgebra(to_galgebra(x * y, a.Ga)) == x * y
    ga = THEIRS["spacetime, t first"]
    general = ga.mv("A", "mv")
    assert to_galgebra(from_galgebra(general), ga) == general
    s = sympy.Symbol("s")
    coefficient = from_galgebra(Mv((s - 5) * ga.basis[1] - s * ga.basis[0], ga=ga))["e1"]
    assert coefficient.args == (s - 5).args  # galgebra itself leaves -1*5
    batch = algebra.multivector(np.array([[sympy.Symbol("s"), 1, 0]] * 2, object), "vector")
    assert from_galgebra(to_galgebra(batch)) == batch
    thirds = algebra.multivector({"e0": np.array(Fraction(1, 3), object)})
    assert from_galgebra(to_galgebra(thirds))["e0"] == sympy.Rational(1, 3)


def test_vectors_and_indices():
    assert vector_map(THEIRS["spacetime, t first"]) == {"t": "e4", "x": "e1", "y": "e2", "z": "e3"}
    assert vector_map(THEIRS["null last"], Algebra(1, 1, 1, start_index=1)) == {
        "a": "e2",
        "b": "e3",
        "o": "e1",
    }
    theirs = to_galgebra(Algebra(1, 3, start_index=0).multivector({"e02": 1}))
    assert str(theirs) == "e_0^e_2"
    assert to_galgebra(Algebra(1, 3, start_index=0).random(seed=1)).Ga is theirs.Ga
    assert str(to_galgebra(Algebra(0, 1).multivector({"e1": 2}))) == "2*e_1"
    assert str(to_galgebra(Algebra(0).multivector([3]))) == "3"


def test_nothing_is_printed_for_null_vectors(capsys):
    to_galgebra(Algebra(1, 0, 2, start_index=7).random(seed=1))  # not made before
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"g": "1 1,1 1"}, "not diagonal"),
        ({"g": [2, 1]}, "square 2"),
        ({"g": [1, sympy.Symbol("g")]}, "square g"),
        ({}, "not diagonal"),
    ],
    ids=str,
)
def test_other_metrics_are_refused(options, reason):
    ga = Ga("a b", **options)
    with pytest.raises(SignatureError, match=reason):
        from_galgebra(ga.mv("A", "vector"))
    with pytest.raises(SignatureError, match=reason):
        to_galgebra(Algebra(2).random(seed=1), ga)


def test_what_does_not_fit_is_refused():
    ga = THEIRS["spacetime, t first"]
    (a,) = elements(ga, 1)
    with pytest.raises(AlgebraMismatchError, match=r"\[-1, 1, 1, 1\].*Cl\(3,1,0\).*Cl\(1,3,0\)"):
        from_galgebra(a, Algebra(1, 3))
    with pytest.raises(AlgebraMismatchError, match=r"Cl\(3,1,0\)"):
        to_galgebra(Algebra(1, 3).random(seed=1), ga)
    with pytest.raises(AlgebraMismatchError, match="different algebras"):
        from_galgebra([a, *elements(THEIRS["Cl(3)"], 1)])
    for wrong in (1.0, sympy.Symbol("x"), [sympy.Symbol("x")]):
        with pytest.raises(DtypeError, match="no Mv of galgebra"):
            from_galgebra(wrong)
    with pytest.raises(DtypeError, match="to_galgebra converts"):
        to_galgebra(a)
    with pytest.raises(ShapeError, match="algebra="):
        from_galgebra([])
    for value in (np.nan, np.inf, complex(0, np.inf)):
        with pytest.raises(DtypeError, match="does not keep"):
            to_galgebra(Algebra(2).multivector([0, value, 0, 0]))
