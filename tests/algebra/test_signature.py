"""The algebra as a value: reading, limits, equality, and arrays of named coefficients."""

import numpy as np
import pytest
from algebras import signatures

from gaforge.algebra import Algebra
from gaforge.errors import BladeError, DtypeError, LayoutError, SignatureError


@pytest.mark.parametrize(
    ("text", "signature"),
    [
        ("3,0,1", (3, 0, 1)),
        ("3, 0, 1", (3, 0, 1)),
        (" 3,0,1 ", (3, 0, 1)),
        ("Cl(3,0,1)", (3, 0, 1)),
        ("cl(3, 0, 1)", (3, 0, 1)),
        ("cl_3_0_1", (3, 0, 1)),
        ("3_0_1", (3, 0, 1)),
        ("3 0 1", (3, 0, 1)),
        ("1,3", (1, 3, 0)),
        ("4", (4, 0, 0)),
        ("Cl(4)", (4, 0, 0)),
        ("0", (0, 0, 0)),
        ("0,0,0", (0, 0, 0)),
        ("10,0,0", (10, 0, 0)),
        ((3, 0, 1), (3, 0, 1)),
        ([4, 1], (4, 1, 0)),
        (np.array([1, 3]), (1, 3, 0)),
        (Algebra(2, 1), (2, 1, 0)),
    ],
    ids=repr,
)
def test_signatures_are_read(text, signature):
    assert Algebra.parse(text).signature == signature


@pytest.mark.parametrize("algebra", signatures(3), ids=str)
def test_each_way_to_write_an_algebra_reads_back(algebra):
    p, q, r = algebra.signature
    assert str(algebra) == f"Cl({p},{q},{r})"
    for text in (str(algebra), algebra.name, f"{p},{q},{r}", f"{p} {q} {r}"):
        assert Algebra.parse(text) == algebra
    assert eval(repr(algebra), {"Algebra": Algebra}) == algebra


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("", "not a signature", id="empty"),
        pytest.param("three", "not a signature", id="word"),
        pytest.param("3,0,1,0", "not a signature", id="four-numbers"),
        pytest.param("3;0;1", "not a signature", id="semicolons"),
        pytest.param("3,,1", "not a signature", id="missing-number"),
        pytest.param("3.0", "not a signature", id="decimal"),
        pytest.param("0x3", "not a signature", id="hexadecimal"),
        pytest.param("3,-1", "q must not be negative, but is -1", id="negative-text"),
        pytest.param((3, -1), "must not be negative", id="negative-tuple"),
        pytest.param((1.5,), "must be an integer, not 1.5", id="fraction"),
        pytest.param(("3",), "must be an integer, not '3'", id="text-inside"),
        pytest.param((), "one to three numbers", id="no-numbers"),
        pytest.param((1, 1, 1, 1), "one to three numbers", id="four-in-a-tuple"),
        pytest.param(3, r"'3,0,1' or \(p, q, r\)", id="bare-integer"),
        pytest.param(None, "not a signature", id="none"),
        pytest.param("31", "n = 31 basis vectors", id="above-the-limit"),
        pytest.param("999999999999999999999", "at most 30", id="huge"),
    ],
)
def test_wrong_signatures_are_refused_and_say_why(text, message):
    with pytest.raises(SignatureError, match=message):
        Algebra.parse(text)


@pytest.mark.parametrize("arguments", [(-1,), (1, 2.0), (1, 0, "0"), (31,), (10, 10, 11)])
def test_the_constructor_refuses_the_same(arguments):
    with pytest.raises(SignatureError):
        Algebra(*arguments)


def test_a_negative_start_index_is_refused():
    with pytest.raises(SignatureError, match="start_index must not be negative"):
        Algebra(2, start_index=-1)


def test_numpy_integers_become_plain_ones():
    algebra = Algebra(np.int64(2), np.int8(1))
    assert algebra == Algebra(2, 1)
    assert type(algebra.p) is int
    assert repr(algebra) == "Algebra(2, 1, 0)"


@pytest.mark.parametrize("algebra", signatures(6), ids=str)
def test_metric_order_is_null_then_positive_then_negative(algebra):
    p, q, r = algebra.signature
    assert algebra.squares == (0,) * r + (1,) * p + (-1,) * q
    assert algebra.n == p + q + r
    assert algebra.size == 2**algebra.n == len(algebra.blades) == len(set(algebra.blades))


@pytest.mark.parametrize(
    ("algebra", "vectors"),
    [
        pytest.param(Algebra(3), "e1 e2 e3", id="start-1"),
        pytest.param(Algebra(2, 0, 1), "e0 e1 e2", id="one-null-vector-is-e0"),
        pytest.param(Algebra(1, 0, 2), "e1 e2 e3", id="two-null-vectors-start-at-1"),
        pytest.param(Algebra(0, 0, 1), "e0", id="only-a-null-vector"),
        pytest.param(Algebra(1, 3, start_index=0), "e0 e1 e2 e3", id="start-0-asked-for"),
        pytest.param(Algebra(2, 0, 1, start_index=1), "e1 e2 e3", id="start-1-asked-for"),
    ],
)
def test_start_index(algebra, vectors):
    assert " ".join(algebra.blades[1 : 1 + algebra.n]) == vectors


def test_equality_is_by_signature_and_start_index():
    assert Algebra(3) == Algebra(3, 0, 0) == Algebra(3, start_index=1)
    assert hash(Algebra(3)) == hash(Algebra(3, 0, 0, start_index=1))
    assert Algebra(3) != Algebra(3, start_index=0)
    assert Algebra(3, 0, 1) != Algebra(3, 1, 0)
    assert Algebra(2, 0, 1) == Algebra(2, 0, 1, start_index=0)


def test_repr_names_the_start_index_only_where_it_is_unusual():
    assert repr(Algebra(3, start_index=1)) == "Algebra(3, 0, 0)"
    assert repr(Algebra(3, start_index=0)) == "Algebra(3, 0, 0, start_index=0)"
    assert repr(Algebra(2, 0, 1, start_index=1)) == "Algebra(2, 0, 1, start_index=1)"


def test_algebras_cannot_be_changed():
    with pytest.raises(AttributeError):
        Algebra(3).p = 4


def test_all_blades_of_a_large_algebra_are_not_listed():
    algebra = Algebra(17)
    with pytest.raises(BladeError, match="too many to list"):
        _ = algebra.blades
    assert algebra.layout("vector").size == 17
    assert algebra.parse_blade("e17") == (1 << 16, 1)


class TestCoefficients:
    def test_places_and_signs(self):
        pga = Algebra(2, 0, 1)
        found = pga.coefficients({"e20": 3, "e1": 5, "1": 7})
        assert dict(zip(pga.blades, found, strict=True)) == {
            **dict.fromkeys(pga.blades, 0),
            "e02": -3,
            "e1": 5,
            "1": 7,
        }

    @pytest.mark.parametrize(
        ("layout", "wanted"),
        [("even", [1, 2, 0, 0]), ("bivector", [2, 0, 0]), ((0, 2), [1, 2, 0, 0])],
        ids=str,
    )
    def test_layouts(self, layout, wanted):
        values = {"1": 1, "e12": 2} if layout != "bivector" else {"e12": 2}
        assert Algebra(3).coefficients(values, layout).tolist() == wanted

    def test_no_values_give_zeros(self):
        found = Algebra(2).coefficients({})
        assert found.dtype == np.float64
        assert found.tolist() == [0.0] * 4

    def test_arrays_broadcast_over_the_leading_axes(self):
        found = Algebra(2).coefficients({"e1": np.ones((3, 1)), "e2": np.arange(4)})
        assert found.shape == (3, 4, 4)
        assert (found[..., 1] == 1).all()
        assert (found[1, :, 2] == np.arange(4)).all()
        assert (found[..., 0] == 0).all()

    @pytest.mark.parametrize(
        ("values", "dtype", "wanted"),
        [
            pytest.param({"e1": 1}, None, np.int64, id="integers-stay"),
            pytest.param({"e1": 1, "e2": 0.5}, None, np.float64, id="common-type"),
            pytest.param({"e1": np.float32(1)}, None, np.float32, id="single-precision-stays"),
            pytest.param({"e1": 1j}, None, np.complex128, id="complex"),
            pytest.param({"e1": 1}, np.float32, np.float32, id="asked-for"),
            pytest.param({"e21": np.uint8(200)}, None, np.int16, id="unsigned-has-no-negatives"),
            pytest.param({"e21": True}, None, np.int8, id="bool-has-no-negatives"),
            pytest.param({"e1": 2**70}, None, object, id="python-integers-stay-exact"),
            pytest.param({}, np.complex64, np.complex64, id="zeros-of-a-type"),
        ],
    )
    def test_dtype(self, values, dtype, wanted):
        assert Algebra(2).coefficients(values, dtype=dtype).dtype == wanted

    @pytest.mark.parametrize(
        ("value", "negated"),
        [(np.uint8(200), -200), (np.True_, -1), (np.int8(7), -7), (2**70, -(2**70)), (0.5, -0.5)],
        ids=repr,
    )
    def test_a_blade_in_the_other_order_negates_any_type(self, value, negated):
        assert Algebra(2).coefficients({"e21": value}).tolist() == [0, 0, 0, negated]

    @pytest.mark.parametrize(
        ("values", "layout", "error", "message"),
        [
            pytest.param({"e9": 1}, "full", BladeError, "indices 1 to 2", id="unknown"),
            pytest.param({"e12": 1, "e21": 1}, "full", BladeError, "given twice", id="twice"),
            pytest.param({"e1": 1}, "even", BladeError, "not in the layout 'even'", id="outside"),
            pytest.param({"e1": 1}, "spinor", LayoutError, "not a layout", id="layout"),
            pytest.param({"e1": "x"}, "full", DtypeError, "dtype <U1", id="text"),
            pytest.param({"e1": np.uint64(1)}, "full", DtypeError, "uint64", id="uint64"),
        ],
    )
    def test_what_does_not_fit_is_refused(self, values, layout, error, message):
        with pytest.raises(error, match=message):
            Algebra(2).coefficients(values, layout)

    @pytest.mark.parametrize(
        ("value", "dtype"), [(0.5, np.int64), (1j, np.float64), (1.0, bool)], ids=str
    )
    def test_a_type_that_cannot_hold_the_values_is_refused(self, value, dtype):
        with pytest.raises(DtypeError, match="do not fit"):
            Algebra(2).coefficients({"e1": value}, dtype=dtype)
