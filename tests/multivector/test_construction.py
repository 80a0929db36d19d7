"""Making multivectors: by name, from arrays, dense or restricted, of every kind of number."""

from fractions import Fraction

import numpy as np
import pytest
from sympy import Rational, Symbol

from gaforge import Algebra, Multivector
from gaforge.errors import (
    AlgebraMismatchError,
    BladeError,
    DtypeError,
    IntegerOverflowError,
    LayoutError,
    ShapeError,
)

SPACE = Algebra(3)


def test_named_coefficients_are_dense_and_take_any_order_of_indices():
    x = SPACE.multivector({"e1": 2.0, "e31": -1.0})
    assert x.coefficients.tolist() == [0, 2, 0, 0, 0, 1, 0, 0]
    assert (x.layout.name, x.shape, x.dtype) == ("full", (), np.float64)


def test_arrays_among_named_coefficients_make_a_batch():
    x = SPACE.multivector({"e1": np.arange(4.0), "e2": 1.0})
    assert x.shape == (4,)
    assert x["e1"].tolist() == [0, 1, 2, 3]
    assert x["e2"].tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("values", "dtype"),
    [
        ([1] * 8, np.int64),
        (np.ones(8, bool), np.int64),
        (np.ones(8, np.uint16), np.int64),
        (np.ones(8, np.int8), np.int64),
        (np.ones(8, np.float32), np.float32),
        (np.ones(8, ">f8"), np.dtype("=f8")),
        (np.ones(8, np.complex64), np.complex64),
        ([Fraction(1, 2)] * 8, object),
        ([10**30] + [0] * 7, object),
        ([Symbol("a")] + [0] * 7, object),
    ],
    ids=str,
)
def test_dtypes(values, dtype):
    x = SPACE.multivector(values)
    assert x.dtype == dtype
    assert x.dtype.isnative


def test_beside_an_expression_all_coefficients_are_sympys():
    x = SPACE.multivector({"e1": Symbol("a"), "e2": Fraction(1, 2), "e3": 3})
    assert [type(item).__module__.split(".")[0] for item in x.coefficients] == ["sympy"] * 8
    assert x["e2"] == Rational(1, 2)
    assert x.is_symbolic


def test_restricted_layouts_hold_their_grades_only():
    x = Algebra(12).multivector(np.arange(12.0), layout="vector")
    assert x.coefficients.shape == (12,)
    assert (x * x).coefficients.shape == (1 + 66,)
    assert (x * x)["1"] == sum(k * k for k in range(12))


def test_large_algebras_take_the_grades_that_are_named():
    large = Algebra(13)
    x = large.multivector({"e1": 1.0, "e2_13": 2.0})
    assert x.layout.grades == (1, 2)
    assert Algebra(12).multivector({"e1": 1.0}).layout.name == "full"
    with pytest.raises(LayoutError, match="name the grades"):
        large.multivector(np.ones(13))
    assert large.multivector(np.ones(13), layout="vector").normsq() == 13


def test_numbers_are_scalars():
    assert SPACE.multivector(2.0) == 2
    assert SPACE.multivector(Symbol("a"), layout="even")["1"] == Symbol("a")
    with pytest.raises(LayoutError, match="no place for the scalar"):
        SPACE.multivector(2.0, layout="vector")


def test_input_arrays_are_copied_and_coefficients_are_read_only():
    array = np.ones(8)
    x = SPACE.multivector(array)
    array[0] = 5
    assert x["1"] == 1
    with pytest.raises(ValueError, match="read-only"):
        x.coefficients[0] = 5
    batch = SPACE.multivector(np.ones((2, 8)))
    with pytest.raises(ValueError, match="read-only"):
        batch["e1"][0] = 5
    with pytest.raises(ValueError, match="read-only"):
        np.asarray(batch)[0, 0] = 5
    assert batch.normsq().flags.writeable is False


def test_memory_can_be_shared_on_demand():
    array = np.ones(8)
    assert np.shares_memory(SPACE.multivector(array, copy=False).coefficients, array)
    assert not np.shares_memory(SPACE.multivector(array).coefficients, array)


def test_a_value_has_no_item_assignment():
    x = SPACE.multivector({"e1": 1})
    with pytest.raises(TypeError, match="item assignment"):
        x["e1"] = 2
    with pytest.raises(AttributeError):
        x.e1 = 2


def test_dtype_argument_converts_or_refuses():
    assert SPACE.multivector({"e1": 1}, dtype="float32").dtype == np.float32
    assert SPACE.multivector({"e1": 1}, dtype=object).dtype == object
    with pytest.raises(DtypeError):
        SPACE.multivector({"e1": 1.5}, dtype=int)


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ({"e4": 1}, BladeError),
        ({"e12": 1, "e21": 1}, BladeError),
        (np.ones(7), ShapeError),
        (np.ones(()), ShapeError),
        (np.ones(8, np.float16), DtypeError),
        (np.ones(8, np.longdouble), DtypeError),
        (["a"] * 8, DtypeError),
        ([None] * 8, DtypeError),
        (np.ma.masked_array(np.ones(8), [True] + [False] * 7), DtypeError),
        ([[1, 2], [3]], ShapeError),
        (np.array([2**63 + 2**62] * 8, np.uint64), IntegerOverflowError),
        (np.array([-(2**63)] * 8), IntegerOverflowError),
    ],
    ids=lambda value: getattr(value, "__name__", None) or str(value)[:40],
)
def test_bad_coefficients_are_refused(values, error):
    with pytest.raises(error):
        SPACE.multivector(values)


def test_another_start_index_is_a_rename_another_signature_is_not():
    other = Algebra(3, start_index=0)
    x = other.multivector({"e0": 1, "e12": 2})
    assert SPACE.multivector(x) == SPACE.multivector({"e1": 1, "e23": 2})
    with pytest.raises(AlgebraMismatchError):
        Algebra(2, 1).multivector(x)


def test_dense_and_restrict():
    x = SPACE.multivector({"e1": 1, "e12": 2})
    assert x.restrict((1, 2)).dense() == x
    assert x.restrict((1, 2)).coefficients.tolist() == [1, 0, 0, 2, 0, 0]
    with pytest.raises(LayoutError, match="grade 2"):
        x.restrict("vector")
    assert x.restrict("vector", drop=True) == SPACE.multivector({"e1": 1})


def test_astype_loses_precision_only():
    x = SPACE.multivector({"e1": 0.1})
    assert x.astype("float32").dtype == np.float32
    assert SPACE.multivector({"e1": 2.0}).astype(int).dtype == np.int64
    with pytest.raises(DtypeError, match="without loss"):
        x.astype(int)
    with pytest.raises(DtypeError, match="without loss"):
        SPACE.multivector({"e1": 1j}).astype(float)
    with pytest.raises(DtypeError):
        SPACE.multivector({"e1": 10**30}).astype(int)
    with pytest.raises(DtypeError):
        SPACE.symbols("a").astype(float)
    with pytest.raises(DtypeError, match="not supported"):
        x.astype("float16")


def test_basis_vectors_are_in_metric_order_and_exact():
    e0, e1, e2 = Algebra(1, 1, 1).basis_vectors()
    assert [(v * v)["1"] for v in (e0, e1, e2)] == [0, 1, -1]
    assert e1.dtype == np.int64
    assert len(Algebra(0).basis_vectors()) == 0
    assert Algebra(13).basis_vectors()[12].coefficients.shape == (13,)


def test_symbols_are_named_after_blades():
    names = [str(item) for item in Algebra(2, 0, 1).symbols("a").coefficients]
    assert names == ["a", "a0", "a1", "a2", "a01", "a02", "a12", "a012"]
    long = Algebra(10).symbols("a", grades=(1, 2))
    assert (long["e10"], long["e1_10"]) == (Symbol("a10"), Symbol("a1_10"))
    assert Algebra(3).symbols("a", layout="bivector").layout.grades == (2,)
    assert all(s.is_real for s in Algebra(2).symbols("a", real=True).free_symbols)
    with pytest.raises(LayoutError, match="not both"):
        Algebra(3).symbols("a", grades=(1,), layout="vector")


def test_the_public_name_is_the_class():
    assert type(SPACE.multivector({"e1": 1})) is Multivector
    assert Multivector(SPACE, [1, 2, 3], "vector") == SPACE.multivector({"e1": 1, "e2": 2, "e3": 3})
