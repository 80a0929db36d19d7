"""Every operation and operator, in all layouts and dtypes, against the reference term by term."""

import subprocess
import sys
from itertools import product
from operator import add, mul, xor

import numpy as np
import pytest
from sympy import sympify

from gaforge.algebra import OPERATIONS, PUBLIC, Algebra
from gaforge.errors import AlgebraMismatchError, LayoutError, ShapeError
from gaforge.loading.reference import reference
from gaforge.multivector import Multivector, products
from gaforge.multivector.products import Product, product_into, product_plan
from gaforge.multivector.space import space_of

SIGNATURES = [(0,), (1,), (0, 1), (3,), (1, 3), (2, 0, 1), (1, 1, 2), (0, 0, 2)]
ALGEBRAS = [Algebra(*signature) for signature in SIGNATURES]
BILINEAR = [name for name in PUBLIC if OPERATIONS[name].kind == "bilinear"]
LINEAR = [name for name in PUBLIC if OPERATIONS[name].kind == "linear"]
OPERATORS = {"gp": "*", "op": "^", "ip": "|", "lc": "<<", "rp": "&"}


def layouts(algebra: Algebra) -> list[str | tuple[int, ...]]:
    """Some layouts of each shape: full, one parity, one grade, two grades, none."""
    n = algebra.n
    found = ["full", "even", "odd", "scalar", "pseudoscalar", (0, n), ()]
    return found + (["vector"] if n else []) + ([(1, 2)] if n >= 2 else [])


def element(algebra: Algebra, layout, seed: int, shape=()) -> Multivector:
    """Integers from -9 to 9, so that every path can be compared exactly."""
    size = algebra.layout(layout).size
    values = np.random.default_rng(seed).integers(-9, 10, size=(*shape, size))
    return algebra.multivector(values, layout=layout)


def expected(name: str, *operands: Multivector) -> np.ndarray:
    algebra = operands[0].algebra
    arrays = [x.coefficients for x in operands]
    return reference(algebra, name, *arrays, layouts=tuple(x.layout for x in operands))


@pytest.mark.parametrize("name", BILINEAR)
@pytest.mark.parametrize("algebra", ALGEBRAS, ids=str)
def test_bilinear_operations_in_all_layouts(algebra, name):
    for left, right in product(layouts(algebra), repeat=2):
        a, b = element(algebra, left, 1), element(algebra, right, 2)
        out = getattr(a, name)(b)
        assert out.layout == OPERATIONS[name].result_layout(a.layout, b.layout)
        assert (out.coefficients == expected(name, a, b)).all()


@pytest.mark.parametrize("name", LINEAR)
@pytest.mark.parametrize("algebra", ALGEBRAS, ids=str)
def test_linear_operations_in_all_layouts(algebra, name):
    for layout in layouts(algebra):
        x = element(algebra, layout, 1, (2,))
        out = getattr(x, name)()
        assert out.layout == OPERATIONS[name].result_layout(x.layout)
        assert (out.coefficients == expected(name, x)).all()


@pytest.mark.parametrize("name", BILINEAR)
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128", object])
def test_bilinear_operations_in_all_dtypes(name, dtype):
    algebra = Algebra(1, 1, 1)
    a, b = element(algebra, "full", 1), element(algebra, "even", 2, (2, 1))
    out = getattr(a.astype(dtype), name)(b.astype(dtype))
    assert out.dtype == dtype
    assert (out.coefficients == expected(name, a, b)).all()


@pytest.mark.parametrize("name", BILINEAR)
def test_expressions_multiply_as_numbers_do(name):
    algebra = Algebra(1, 1, 1)
    a, b = algebra.symbols("a", grades=(0, 1)), algebra.symbols("b", grades=(1, 2))
    numbers = {s: i * i - 5 for i, s in enumerate(sorted(a.free_symbols | b.free_symbols, key=str))}
    out = getattr(a, name)(b).subs(numbers)
    x, y = a.subs(numbers).astype(int), b.subs(numbers).astype(int)
    assert (out.astype(int).coefficients == expected(name, x, y)).all()


def test_numbers_of_two_types_meet_as_in_numpy():
    algebra = Algebra(2)
    a, b = element(algebra, "full", 1), element(algebra, "full", 2)
    for left, right in product([int, "float32", "float64", "complex64"], repeat=2):
        out = a.astype(left) * b.astype(right)
        assert out.dtype == np.result_type(np.dtype(left), np.dtype(right))
        assert out == a * b


@pytest.mark.parametrize(("name", "symbol"), OPERATORS.items())
def test_operators_are_the_operations(name, symbol):
    a, b = element(Algebra(3), "full", 1), element(Algebra(3), "even", 2)
    assert eval(f"a {symbol} b") == getattr(a, name)(b)
    assert eval(f"3 {symbol} b") == getattr(b.algebra.multivector(3), name)(b)
    assert eval(f"a {symbol} 3") == getattr(a, name)(3)


def test_other_operators():
    algebra = Algebra(3)
    x, y = element(algebra, "full", 1), algebra.multivector({"e1": 3.0, "e2": 4.0})
    assert ~x == x.reverse()
    assert (x @ y).allclose((x << y) * y.inv())
    assert (y >> x).allclose(y * x.involute() * y.inv())
    assert (x / y).allclose(x * y.inv())
    assert (2 / y).allclose(2 * y.inv())
    assert x - y == x + -y
    assert 1 - x == -(x - 1)
    assert +x == x
    assert abs(y) == 5


def test_sums_hold_the_grades_of_both():
    algebra = Algebra(4)
    v, b = element(algebra, "vector", 1), element(algebra, "bivector", 2)
    assert (v + b).layout.grades == (1, 2)
    assert (v - b).coefficients.tolist() == [*v.coefficients, *-b.coefficients]
    assert (v + 2).layout.grades == (0, 1)
    assert (v + v).layout.grades == (1,)
    assert (v.dense() + b).layout.name == "full"


def test_a_scalar_beside_a_dense_operand_gives_a_dense_result():
    x = element(Algebra(3), "full", 1)
    for out in (2 ^ x, x | 2, 2 << x, x << 2, x & 2, x + 1, 2 * x, x / 2, x.sp(2) + x):
        assert out.layout.name == "full"
    assert x.restrict("vector", drop=True).ip(2).layout.grades == ()


def test_the_scalar_product_and_norms_have_one_number_each():
    x, y = element(Algebra(3), "full", 1, (4,)), element(Algebra(3), "full", 2)
    assert x.sp(y).layout.grades == (0,)
    assert isinstance(x.normsq(), np.ndarray)
    assert x.norm().shape == (4,)
    assert (x.normsq() == expected("normsq", x)[..., 0]).all()
    assert y.normsq() == expected("normsq", y)[0]
    assert y.norm() == pytest.approx(abs(expected("normsq", y)[0]) ** 0.5)


def test_grade_keeps_the_layout():
    x = element(Algebra(3), "full", 1)
    assert x.grade(1).coefficients.tolist() == [0, *x.coefficients[1:4], 0, 0, 0, 0]
    assert x.grade(0) + x.grade(1, 2) + x.grade(3) == x
    assert x.grade() == 0
    assert x.even + x.odd == x
    assert (x.even.layout.name, x.odd.layout.name) == ("even", "odd")
    assert Algebra(3).symbols("a").grade(1)["1"] == sympify(0)
    with pytest.raises(LayoutError):
        x.grade(4)


def test_every_operation_and_alias_is_a_method_with_its_docstring():
    for name in PUBLIC:
        row = OPERATIONS[name]
        for alias in (name, *row.aliases):
            method = getattr(Multivector, alias)
            assert method.__name__ == name
            assert row.kind == "series" or row.law in method.__doc__  # exp of multivectors
    assert Multivector.sw is Multivector.sandwich


def test_normalized():
    x = element(Algebra(3), "full", 1)
    assert x.normalized().norm() == pytest.approx(1)
    for scale in (1e-200, 1e200, 1e-300):
        assert (x * scale).normalized().allclose(x.normalized())
        assert (x * scale).norm() == pytest.approx(scale * x.norm())
    huge = Algebra(3).multivector([1.5e308] * 8)  # its norm is infinite
    assert huge.normalized().norm() == pytest.approx(1)
    assert (x * 1e-310).normalized().allclose(x.normalized(), rtol=1e-3)
    small = x.astype("float32") * 1e-30
    assert small.normalized().allclose(x.astype("float32").normalized())
    assert small.normalized().dtype == np.float32
    null = Algebra(1, 0, 1).multivector([[1.0, 0.0], [0.0, 2.0]], layout="vector").normalized()
    assert np.isnan(null[0].coefficients).any()
    assert null[1]["e1"] == 1


def test_batches_broadcast_and_say_so_when_they_do_not():
    algebra = Algebra(2)
    a, b = element(algebra, "full", 1, (3, 1)), element(algebra, "even", 2, (4,))
    for out in (a * b, a + b, a ^ b, a.sandwich2(b, b)):
        assert out.shape == (3, 4)
    assert (a * b)[1, 2] == a[1, 0] * b[2]
    for dtype in (int, float, object):
        c, d = element(algebra, "full", 1, (3,)).astype(dtype), b.astype(dtype)
        for operator in (mul, add, xor):
            with pytest.raises(ShapeError, match="do not broadcast"):
                operator(c, d)


def test_two_algebras_do_not_meet():
    a = Algebra(3).multivector({"e1": 1.0})
    for other in (Algebra(2, 1), Algebra(3, start_index=0)):
        b = other.multivector(np.ones(8))
        for operator in ("*", "^", "|", "&", "<<", ">>", "@", "/", "+", "-"):
            with pytest.raises(AlgebraMismatchError):
                eval(f"a {operator} b")
        with pytest.raises(AlgebraMismatchError):
            a.sandwich2(a, b)
        assert a != b
    with pytest.raises(AlgebraMismatchError, match=r"Algebra\(3, 0, 0\)\.multivector\(x"):
        _ = a * Algebra(3, start_index=0).multivector({"e0": 1.0})


@pytest.mark.parametrize("name", BILINEAR)
def test_rows_agree_with_listed_terms(name, monkeypatch):
    algebra = Algebra(1, 1, 2)
    frame = space_of(algebra).full
    listed = product_plan(name, frame, frame)
    monkeypatch.setattr(products, "LISTED_TERMS", 0)
    rows = Product(OPERATIONS[name], frame, frame, listed.frame)
    sparse = algebra.multivector({"e1": 2, "e234": -3}).coefficients
    for a, b in [(sparse, element(algebra, "full", 1, (2,)).coefficients)] * 2:
        for x, y in ((a, b), (b, a), (a * 1.0, b)):
            assert (rows(x, y) == listed(x, y)).all()


def test_parts_of_products_agree_with_rows(monkeypatch):
    algebra = Algebra(1, 1, 2)
    a, b = element(algebra, "even", 1), element(algebra, "full", 2)
    vectors = space_of(algebra).frame("vector")
    listed = product_into(a._frame, b._frame, vectors)(a._array, b._array)
    assert (listed == (a * b).restrict("vector", drop=True).coefficients).all()
    monkeypatch.setattr(products, "LISTED_TERMS", 0)
    rows = Product(OPERATIONS["gp"], a._frame, b._frame, vectors)
    assert (rows(a._array, b._array) == listed).all()


def test_large_integer_batches_are_evaluated_in_blocks(monkeypatch):
    a, b = element(Algebra(2), "full", 1, (50,)), element(Algebra(2), "full", 2)
    whole = a * b
    monkeypatch.setattr(products, "GENERATED_WORK", 100)
    assert a * b == whole


@pytest.mark.parametrize(
    ("algebra", "layout", "generated"),
    [(Algebra(2), "full", 1 << 60), (Algebra(1, 1), "vector", 0)],
    ids=["shipped", "generated"],
)
def test_kernels_agree_with_terms(algebra, layout, generated, monkeypatch, tmp_path):
    monkeypatch.setenv("GAFORGE_CACHE_DIR", str(tmp_path))
    a, b = (element(algebra, layout, seed, (4,)).astype(float) for seed in (1, 2))
    terms = a * b
    monkeypatch.setattr(products, "SHIPPED_WORK", 0)
    monkeypatch.setattr(products, "GENERATED_WORK", generated)
    plan = product_plan("gp", a._frame, b._frame)
    kernel, used = plan._kernel, []
    monkeypatch.setitem(plan.__dict__, "_kernel", lambda x: used.append(x) or kernel(x))
    assert a * b == terms
    assert len(used) == 1


def test_small_work_loads_no_compiler():
    code = (
        "import sys; from gaforge import Algebra; a = Algebra(4).random(seed=1);"
        "R = Algebra(4).random('rotor', seed=1); R >> (a * a ^ a); a.inv(); R.is_rotor(); str(a);"
        "print([m for m in ('numba', 'sympy', 'torch') if m in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
