"""Each law helper passes where the law holds, and where it doesn't names the worst case."""

import numpy as np
import pytest

import gaforge
from gaforge.testing import (
    TOLERANCES,
    assert_adjoint,
    assert_associative,
    assert_equivariant,
    assert_grade_preserved,
    assert_inverse,
    assert_linear,
    assert_rotor,
    assert_same_result,
    random_multivector,
    random_versor,
    tolerance_of,
    unit_versor,
)

K = gaforge.kernels("3", backend="numpy")


def elements(count, shape=(2, 3), dtype=float):
    return [random_multivector(K.algebra, shape=shape, dtype=dtype, rng=i) for i in range(count)]


def off_at(function, index, amount=1e-3):
    """A function that is wrong in one coefficient of one element."""

    def wrong(*operands):
        out = np.array(function(*operands))
        out[index] += amount
        return out

    return wrong


def fails(message):
    return pytest.raises(AssertionError, match=message)


# --- Tolerances ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dtypes", "tolerance"),
    [
        (("float64",), 1e-12),
        ((np.float32, np.dtype(float)), 1e-5),
        ((np.dtype("complex64"),), 1e-5),
        ((np.int64, bool), 0.0),
        ((), 0.0),
    ],
)
def test_the_coarsest_dtype_decides(dtypes, tolerance):
    assert tolerance_of(*dtypes) == tolerance


def test_dtypes_of_torch():
    torch = pytest.importorskip("torch")
    for name, tolerance in TOLERANCES.items():
        assert tolerance_of(getattr(torch, name)) == tolerance
    assert tolerance_of(torch.float64, torch.float16) == TOLERANCES["float16"]


# --- Same result ---------------------------------------------------------------------------------


def test_the_message_shows_the_worst_case():
    expected = np.arange(12.0).reshape(3, 4)
    actual = expected.copy()
    actual[0, 1] += 1e-9
    actual[2, 3] = -7.0
    with pytest.raises(AssertionError) as caught:
        assert_same_result(actual, expected)
    text = str(caught.value)
    assert "2 of 3 elements are wrong, worst at element [2], coefficient 3:" in text
    assert "actual   = -7.0\n  expected = 11.0\n" in text
    assert "The error is 18, 0.941 of the size 19.1" in text
    assert "the tolerance is 1e-12 (float64)" in text


def test_functions_are_compared_on_operands():
    a, b = elements(2)
    assert_same_result(K.gp, lambda a, b: K.cp(a, b) + K.acp(a, b), a, b)
    with fails("6 of 6 elements are wrong"):
        assert_same_result(K.gp, lambda a, b: K.gp(b, a), a, b)


@pytest.mark.parametrize(
    ("actual", "expected"),
    [
        ([1.0, np.nan], [1.0, 0.0]),
        ([1.0, 0.0], [1.0, np.nan]),
        ([np.inf, 1.0], [-np.inf, 1.0]),
        ([np.inf, 1.0], [1e300, 1.0]),
        ([1.0, 2.0], [1.0, 2.0 + 1e-11]),
        ([1, 2], [1, 3]),
        ([2**62, 1], [2**62 + 1, 1]),
    ],
)
def test_what_is_not_the_same(actual, expected):
    with fails("the results differ; 1 of 1 elements"):
        assert_same_result(np.array(actual), np.array(expected))


@pytest.mark.parametrize(
    ("actual", "expected"),
    [
        ([np.nan, np.inf], [np.nan, np.inf]),
        ([1.0, 2.0], [1.0, 2.0 + 1e-13]),
        ([1.0, 1e-20], [1.0, 0.0]),  # relative to the element, not to the coefficient
        ([1, 2], [1.0, 2.0]),
        (np.ones(2, np.float32), [1.0, 1.0 + 1e-7]),
    ],
)
def test_what_is_the_same(actual, expected):
    assert_same_result(np.array(actual), np.array(expected))


def test_shapes_must_be_equal():
    with fails(r"actual has shape \(2, 4\), but expected has shape \(4,\)"):
        assert_same_result(np.ones((2, 4)), np.ones(4))


def test_a_single_number_is_compared_too():
    assert_same_result(1.0, 1.0)
    with fails("worst at coefficient 0"):
        assert_same_result(1.0, 2.0)


def test_tensors_are_compared_too():
    torch = pytest.importorskip("torch")
    x = torch.ones(3, requires_grad=True)
    assert_same_result(x, np.ones(3))
    assert_same_result(torch.ones(3, dtype=torch.bfloat16), np.ones(3))
    with fails(r"\(bfloat16 and float64\)"):
        assert_same_result(torch.ones(3, dtype=torch.bfloat16), np.zeros(3))


# --- Laws ----------------------------------------------------------------------------------------


def test_associative():
    operands = elements(3)
    assert_associative(K.gp, *operands)
    with fails(r"not associative; .*\n  \(a b\) c = .*\n  a \(b c\) = "):
        assert_associative(K.cp, *operands)
    with fails(r"worst at element \[1, 2\], coefficient"):
        assert_associative(off_at(K.gp, (1, 2, 3)), *operands)


def test_linear():
    x, y = elements(2)
    assert_linear(K.dual, x, y)
    with fails("not linear"):
        assert_linear(K.normsq, x, y)
    with fails(r"f\(3 x \+ 2 y\)"):
        assert_linear(lambda x: x + 1, x, y)
    assert_linear(K.dual, *elements(2, dtype=int))


def test_adjoint():
    a, x, y = elements(3)
    assert_adjoint(lambda x: K.gp(a, x), lambda y: K.gp(K.reverse(a), y), x, y)
    with fails("not adjoint"):
        assert_adjoint(lambda x: K.gp(a, x), lambda y: K.gp(a, y), x, y)
    z, w = elements(2, dtype=complex)
    assert_adjoint(lambda x: 1j * x, lambda y: -1j * y, z, w)
    with fails("not adjoint"):
        assert_adjoint(lambda x: 1j * x, lambda y: 1j * y, z, w)


class Wrong:
    """A namespace with one operation replaced."""

    def __init__(self, **operations):
        self.__dict__.update(operations)

    def __getattr__(self, name):
        return getattr(K, name)


def test_inverse():
    (x,) = elements(1)
    assert_inverse(K, x)
    assert_inverse(K, x[..., 1:4], layout="vector")
    with fails(r"x inv\(x\) is not 1; .*coefficient 0 \(1\):"):
        assert_inverse(Wrong(inv=lambda x, layouts: 2 * K.inv(x, layouts=layouts)), x)
    # An inverse from one side only: x = 1 + e1 has none, whatever stands for it.
    with fails("is not 1"):
        assert_inverse(Wrong(inv=lambda x, layouts: x / 2), K.algebra.coefficients({"1": 1.0}))


def test_grade_preserved():
    (x,) = elements(1)
    assert_grade_preserved(K, K.reverse, x)
    assert_grade_preserved(K, lambda x: 2 * x, x[..., :4], layout="even")
    with fails("grade 0 is not preserved"):
        assert_grade_preserved(K, K.dual, x)
    with fails(r"grade 1 is not preserved; 1 of 6 .*element \[0, 1\], coefficient 7 \(e123\)"):
        wrong = off_at(K.reverse, (0, 1, 7))
        assert_grade_preserved(K, lambda x: wrong(x) if x[0, 1, 1] else K.reverse(x), x)


ROTOR = unit_versor(K.algebra, 2, shape=(2, 3), rng=4)


@pytest.mark.parametrize(
    ("R", "message"),
    [
        (2 * ROTOR, r"R ~R is not 1; 6 of 6 .*\(1\):"),
        (unit_versor(K.algebra, 1, shape=3), "R is not even"),
        (np.zeros(8), "R ~R is not 1"),
        (ROTOR * [1, 0, 0, 0, np.nan, 1, 1, 0], "R is not even|R ~R is not 1"),
    ],
)
def test_what_is_no_rotor(R, message):
    with fails(message):
        assert_rotor(K, R)


def test_rotors():
    assert_rotor(K, ROTOR)
    assert_rotor(K, ROTOR[..., [0, 4, 5, 6]], layout="even")
    assert_rotor(gaforge.kernels("0", "numpy"), [[1.0], [-1.0]])
    with pytest.raises(gaforge.errors.ShapeError, match="assert_rotor: operand 0 has shape"):
        assert_rotor(K, ROTOR, layout="even")


def test_an_even_unit_of_n_6_need_not_be_a_rotor():
    k = gaforge.kernels("6", "numpy")
    assert_rotor(k, unit_versor(k.algebra, 2, layout=(0, 2)), layout=(0, 2))
    R = k.algebra.coefficients({"1": np.cos(0.3), "e123456": np.sin(0.3)}, layout=(0, 6))
    with fails(r"R e1 ~R is not a vector; 1 of 1 .*\(e23456\):"):
        assert_rotor(k, R, layout=(0, 6))


def test_equivariant():
    R = random_versor(K.algebra, 3, shape=(2, 3), rng=8)
    a, b = elements(2)
    assert_equivariant(K, K.gp, R, a, b)
    assert_equivariant(
        K,
        lambda v, B: K.lc(v, B, layouts=("vector", "bivector")),
        R,
        a[..., 1:4],
        b[..., 4:7],
        layouts=("vector", "bivector"),
        result="vector",
    )
    with fails(r"not equivariant; .*\n  f\(R x inv\(R\)\) = .*\n  R f\(x\) inv\(R\) = "):
        assert_equivariant(K, lambda x: x * x, R, a)
    # Duality changes its sign under a reflection.
    with fails("not equivariant"):
        assert_equivariant(K, K.dual, R, a)


@pytest.mark.parametrize("dtype", [np.float32, float, complex])
def test_tolerances_fit_the_dtype(dtype):
    a, b, c = elements(3, shape=200, dtype=dtype)
    assert_associative(K.gp, a, b, c)
    eps = TOLERANCES[np.dtype(dtype).name]
    with fails("not associative"):
        assert_associative(off_at(K.gp, (7, 0), 1e3 * eps), a, b, c)


def test_tracebacks_end_at_the_caller():
    # pytest hides frames whose locals say so.
    with pytest.raises(AssertionError) as caught:
        assert_associative(K.cp, *elements(3))
    shown = [entry for entry in caught.traceback if not entry.ishidden(caught)]
    assert [entry.path.name for entry in shown] == ["test_laws.py"]
