"""ganja.js: its own results, recorded by make_ganja_fixtures.js, and its JSON."""

import json
from pathlib import Path

import numpy as np
import pytest
from roundtrips import SHAPES, sample

from gaforge import Algebra
from gaforge.errors import (
    AlgebraMismatchError,
    BladeError,
    DtypeError,
    FileFormatError,
    IntegerOverflowError,
    LayoutError,
    ShapeError,
    SignatureError,
)
from gaforge.interop import from_ganja, to_ganja, vector_map

FIXTURES = json.loads((Path(__file__).parent / "ganja_fixtures.json").read_text())
FLAT, GRADED = FIXTURES["flat"], FIXTURES["graded"]


def title(case):
    return ",".join(f"{key}={value}" for key, value in case["options"].items()).replace(" ", "")


def read(case, name):
    return from_ganja({"algebra": case["options"], "elements": case[name]})


@pytest.mark.parametrize("case", FLAT + GRADED, ids=title)
def test_names_and_order_of_blades(case):
    options, names = case["options"], case["basis"]
    algebra = read(case, "a").algebra
    vectors = vector_map(options)
    assert set(vectors) == {name for name in names if name in vectors}
    width = 2 if algebra.n > 9 else 1
    for place, name in enumerate(names):
        element = [0] * len(names)
        element[place] = 1
        x = from_ganja({"algebra": options, "elements": element})
        letters = [name[i : i + width] for i in range(1, len(name), width)] if place else []
        product = algebra.multivector({"1": 1.0})
        for letter in letters:
            product = product * algebra.multivector({vectors[f"e{letter}"]: 1.0})
        assert x == product


@pytest.mark.parametrize("case", [case for case in FLAT if "mulTable" in case], ids=title)
def test_products_of_all_pairs_of_blades(case):
    names = case["basis"]
    size = len(names)
    x = from_ganja({"algebra": case["options"], "elements": np.eye(size).tolist()})
    table = np.zeros((size, size, size))
    for i, row in enumerate(case["mulTable"]):
        for j, entry in enumerate(row):
            if entry != "0":
                table[i, j, names.index(entry.lstrip("-"))] = -1 if entry[0] == "-" else 1
    out = from_ganja({"algebra": case["options"], "elements": table.tolist()})
    assert out == x[:, None] * x


@pytest.mark.parametrize("case", FLAT + GRADED, ids=title)
def test_results_of_ganja(case):
    x, y = read(case, "a"), read(case, "b")
    expected = {
        "Mul": x * y,
        "Wedge": x ^ y,
        "Dot": x.ip_symmetric(y),
        "LDot": x << y,
        "Reverse": ~x,
        "Involute": x.involute(),
        "Conjugate": x.conjugate(),
        "sw": x.sandwich2(y, x),
    }
    if case in GRADED:
        # Above six dimensions the outer product of ganja.js leaves out the square of the scalar.
        square = np.asarray(x["1"] * y["1"])
        expected["Wedge"] -= square
    for name, ours in expected.items():
        assert read(case, name) == ours, name


@pytest.mark.parametrize("case", FLAT, ids=title)
def test_duals_of_ganja(case):
    # Without null vectors !x is x I, with them the right complement; a & b is our b & a. Signs are
    # those of the pseudoscalar, which a metric in another order changes.
    x, y = read(case, "a"), read(case, "b")
    algebra = x.algebra
    unit = [0.0] * algebra.size
    unit[-1] = 1.0
    pseudoscalar = from_ganja({"algebra": case["options"], "elements": unit})
    sign = int(pseudoscalar[algebra.blades[-1]])
    if algebra.r:
        assert read(case, "Dual") == sign * x.hodge()
        assert read(case, "UnDual") == sign * x.unhodge()
    else:
        assert read(case, "Dual") == x * pseudoscalar
        if algebra.n:
            assert read(case, "UnDual").allclose(x * pseudoscalar.inv())
            assert read(case, "UnDual").allclose(sign * x.dual())
    assert read(case, "Vee") == sign * (y & x)


@pytest.mark.parametrize("case", GRADED, ids=title)
def test_duals_of_ganja_above_six_dimensions(case):
    x, y = read(case, "a"), read(case, "b")
    assert read(case, "Dual") == x.hodge()
    assert read(case, "Vee") == x & y  # not in the order of factors that smaller algebras have


@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.int64])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("algebra", [Algebra(0), Algebra(2, 1, 1), Algebra(5, 1, 1)], ids=str)
def test_round_trips_are_exact(dtype, shape, algebra):
    x = sample(algebra, "even", shape, dtype)
    if dtype is np.int64:
        x = algebra.multivector(x.coefficients >> 10, "even")
    back = from_ganja(to_ganja(x))
    assert back.dtype == np.float64
    assert back.shape == shape
    assert back == x
    assert back.coefficients.tobytes() == x.dense().coefficients.astype(float).tobytes()


def test_the_text_is_what_ganja_reads():
    x = Algebra(2, 0, 1).multivector(np.arange(16).reshape(2, 8))
    content = json.loads(to_ganja(x))
    assert content == {
        "algebra": {"p": 2, "q": 0, "r": 1},
        "shape": [2],
        "elements": [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15]],
    }
    grades = json.loads(to_ganja(Algebra(7).multivector({"e2": 1.5})))["elements"]
    assert [len(grade) for grade in grades] == [1, 7, 21, 35, 35, 21, 7, 1]
    assert grades[1] == [0, 1.5, 0, 0, 0, 0, 0]


def test_a_custom_basis():
    basis = ["1", "e0", "e1", "e2", "e01", "e20", "e12", "e012"]
    x = Algebra(2, 0, 1).multivector({"e02": 5.0, "e12": 2.0})
    text = to_ganja(x, basis=basis)
    assert json.loads(text)["elements"] == [0, 0, 0, 0, 0, -5, 2, 0]
    assert json.loads(text)["algebra"]["basis"] == basis
    assert from_ganja(text) == x
    by_metric = {"metric": [-1, 1], "basis": ["1", "e1", "e2", "e21"]}
    y = from_ganja({"algebra": by_metric, "elements": [1, 2, 3, 4]})
    assert y == Algebra(1, 1).multivector({"1": 1, "e2": 2, "e1": 3, "e12": 4})
    assert vector_map(by_metric) == {"e1": "e2", "e2": "e1"}


def test_what_json_stringify_writes():
    texts = FIXTURES["texts"]
    batch = from_ganja(texts["batch"], Algebra(1))
    assert batch.coefficients.tolist() == [[1, 2], [3, 4]]
    assert from_ganja(texts["spread"], Algebra(1))["1"] == 0.1
    assert from_ganja([[[1, 2]], [[3, 4]]], Algebra(1)).shape == (2, 1)
    with pytest.raises(FileFormatError, match="is null, which"):
        from_ganja(texts["not_finite"], Algebra(1))
    x = from_ganja([None, [None, 1.5]], Algebra(7))
    assert x == Algebra(7).multivector({"e2": 1.5})
    both = from_ganja([[None, [None, 1.5]], [[2]]], Algebra(7))
    assert both.shape == (2,)
    assert both[1] == 2
    with pytest.raises(FileFormatError, match="128 coefficients, not 1"):
        from_ganja([[1]] * 9, Algebra(7))
    flat = from_ganja([np.arange(128.0).tolist()] * 2, Algebra(7))
    assert flat.shape == (2,)
    assert flat.coefficients[1].tolist() == list(range(128))


def test_vectors_and_indices():
    assert vector_map({"p": 3, "r": 1}) == {f"e{i}": f"e{i}" for i in range(4)}
    assert vector_map({"p": 1, "r": 2}) == {"e0": "e1", "e1": "e2", "e2": "e3"}
    assert vector_map({"metric": [1, 1, 1, -1]}) == {f"e{i}": f"e{i}" for i in range(1, 5)}
    assert list(vector_map({"p": 10}).items())[8:] == [("e09", "e9"), ("e10", "e10")]
    algebra = Algebra(1, 3, start_index=0)
    x = algebra.multivector({"e0": 1.0, "e12": 2.0})
    assert from_ganja(to_ganja(x), algebra) == x


def test_ganja_misreads_a_basis_that_begins_with_another_vector():
    assert FIXTURES["misread"] == [1, 0, 1, 0]  # of 1, e1, e2, e0: the square of e1 should be 1
    basis = ["1", "e1", "e2", "e0", "e20", "e01", "e12", "e012"]
    with pytest.raises(LayoutError, match="begin with '1' and 'e0'"):
        to_ganja(Algebra(2, 0, 1).random(seed=1), basis=basis)


@pytest.mark.parametrize(
    ("header", "error", "reason"),
    [
        ({"p": 2, "graded": True}, SignatureError, "'graded'"),
        ({"p": -1}, SignatureError, "negative"),
        ({"p": 1.5}, SignatureError, "integer"),
        ({"metric": [1, 2]}, SignatureError, "1, -1 and 0"),
        ({"metric": 3}, SignatureError, "list"),
        ({"p": 2, "metric": [1]}, SignatureError, "p is 2"),
        ({"p": 1, "q": 1, "metric": [1]}, SignatureError, "q is 1"),
        ({"p": 1, "tot": 2}, SignatureError, "'tot'"),
        ({"p": 25}, LayoutError, r"2\*\*25"),
        ({"p": 1, "basis": 5}, LayoutError, "list of blades"),
        ({"metric": [1, 1, 1, 1, 1, 1, 0]}, SignatureError, "ignores the order"),
        ({"p": 1, "basis": ["1", "e1", "e1"]}, LayoutError, "each of the 2"),
        ({"p": 1, "basis": ["1"]}, LayoutError, "each of the 2"),
        ({"p": 2, "basis": ["1", "e1", "e2", "e13"]}, BladeError, "e13"),
        ({"p": 2, "basis": ["1", "e1", "e2", "e11"]}, BladeError, "e11"),
        ({"p": 2, "basis": ["1", "e1", "e2", "x"]}, BladeError, "'x'"),
        ({"p": 7, "basis": ["1", "e1"]}, LayoutError, "drops the signs"),
    ],
    ids=str,
)
def test_malformed_algebras_are_refused(header, error, reason):
    with pytest.raises(error, match=reason):
        from_ganja({"algebra": header, "elements": [0.0]})


@pytest.mark.parametrize(
    ("elements", "error", "reason"),
    [
        ("{", FileFormatError, "no JSON"),
        ([1, 2, 3], FileFormatError, "4 coefficients, not 3"),
        ([[1, 2, 3, 4], 0xFF0000], FileFormatError, "colours"),
        ([[1, 2, 3, 4], "label"], FileFormatError, "colours"),
        ([[1, 2, 3, 4], [[1, 2, 3, 4]]], ShapeError, "different shapes"),
        ([1, 2, 3, None], FileFormatError, "null"),
        ([1, 2, 3, "4"], FileFormatError, "'4'"),
        ([1, 2, 3, True], FileFormatError, "True"),
        ([1, 2, 3, 2**53 + 1], IntegerOverflowError, str(2**53 + 1)),
        ({"0": 1, "1": 2}, FileFormatError, "keys"),
        ({"elements": [1, 2, 3, 4]}, FileFormatError, "'algebra'"),
        ({"algebra": {"p": 2}, "shape": [], "elements": []}, FileFormatError, "no element"),
        (7, FileFormatError, "no element"),
    ],
    ids=str,
)
def test_malformed_elements_are_refused(elements, error, reason):
    with pytest.raises(error, match=reason):
        from_ganja(elements, Algebra(2))


def test_what_does_not_fit_is_refused():
    algebra = Algebra(2)
    with pytest.raises(AlgebraMismatchError, match="algebra="):
        from_ganja([1, 2, 3, 4])
    text = to_ganja(algebra.random(seed=1))
    with pytest.raises(AlgebraMismatchError, match=r"Cl\(2,0,0\).*Cl\(1,1,0\)"):
        from_ganja(text, "1,1")
    with pytest.raises(ShapeError, match="stated"):
        from_ganja({"algebra": {"p": 1}, "shape": [3], "elements": [[1, 2]]})
    for shape, elements in (([0], [[1, 2]]), ([2], []), ([2, 0], [])):
        with pytest.raises(ShapeError, match="stated"):
            from_ganja({"algebra": {"p": 1}, "shape": shape, "elements": elements})
    assert from_ganja({"algebra": {"p": 1}, "shape": [0, 4], "elements": []}).shape == (0, 4)
    for shape in ("x", [-1], [1.0]):
        with pytest.raises(FileFormatError, match="list of lengths"):
            from_ganja({"algebra": {"p": 1}, "shape": shape, "elements": [1, 2]})
    for x in (algebra.symbols("a"), algebra.random(dtype=complex, seed=1)):
        with pytest.raises(DtypeError, match="real numbers only"):
            to_ganja(x)
    for value in (np.nan, np.inf):
        with pytest.raises(DtypeError, match="no NaN"):
            to_ganja(algebra.multivector({"e1": value}))
    with pytest.raises(IntegerOverflowError, match=str(2**53 + 1)):
        to_ganja(algebra.multivector({"e1": 2**53 + 1}))
    assert from_ganja(to_ganja(algebra.multivector({"e1": 2**53})))["e1"] == 2**53
    with pytest.raises(DtypeError, match="to_ganja converts"):
        to_ganja([1, 2, 3, 4])
