"""Bad input: the error's type, and a message that names the culprit and the way out."""

import warnings

import numpy as np
import pytest
from backends import operand

import gaforge
from gaforge import errors
from gaforge.loading import evaluators

ONE = np.ones(4)


@pytest.fixture(params=["numba", "numpy"])
def k(request):
    return gaforge.kernels("2", request.param)


def raises(error, message):
    return pytest.raises(error, match=message)


# --- Shapes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(3,), (), (4, 3), (0,), (2, 5)])
@pytest.mark.parametrize("operation", ["gp", "reverse", "norm", "normalized", "inv", "proj", "sp"])
def test_a_wrong_last_axis(operation, shape, k):
    x = np.ones(shape)
    row = gaforge.algebra.OPERATIONS[operation]
    operands = [x] if len(row.operands) == 1 else [ONE, x]
    with raises(errors.ShapeError, "has shape .*last axis must hold the 4 coefficients"):
        getattr(k, operation)(*operands)


def test_the_message_names_the_operand_and_its_shape(k):
    with raises(errors.ShapeError, r"gp.*operand 1 has shape \(7, 3\).*4 coefficients"):
        k.gp(ONE, np.ones((7, 3)))
    with raises(errors.ShapeError, r"operand 0 has shape \(4,\).*the 2 coefficients"):
        k.gp(ONE, ONE, layouts=("even", "full"))
    with raises(errors.ShapeError, r"grade.*shape \(3,\).*layout 'full'"):
        k.grade(np.ones(3), 1)


def test_an_inverse_by_linear_algebra_checks_its_shape():
    for backend in ("numba", "numpy", "torch"):
        if backend == "torch":
            pytest.importorskip("torch")
        with raises(errors.ShapeError, r"inv.*has shape \(63,\).*64 coefficients"):
            gaforge.kernels("6", backend).inv(operand(backend, np.ones(63)))


def test_leading_axes_that_do_not_broadcast(k):
    with raises(errors.ShapeError, r"leading axes.*\(3,\).*broadcast"):
        k.gp(np.ones((2, 4)), np.ones((3, 4)))
    with raises(ValueError, "broadcast"):
        k.gp(np.ones((2, 4)), np.ones((3, 4)))


def test_ragged_lists(k):
    with raises(errors.ShapeError, "inhomogeneous"):
        k.reverse([[1, 2, 3, 4], [1, 2]])


# --- Counts and names ----------------------------------------------------------------------------


@pytest.mark.parametrize("operands", [(), (ONE,), (ONE, ONE, ONE)])
def test_a_wrong_count_of_operands(operands, k, monkeypatch):
    monkeypatch.setattr(k, "_resolve", None)  # nothing is generated first
    with raises(TypeError, rf"gp\(a, b\) takes 2 operands, but got {len(operands)}"):
        k.gp(*operands)


@pytest.mark.parametrize("layouts", [(), ("full",), ("full",) * 3, "full"])
def test_a_wrong_count_of_layouts(layouts, k):
    count = 1 if layouts == "full" else len(layouts)
    with raises(errors.LayoutError, rf"gp\(a, b\) takes 2 layouts.* got {count}"):
        k.gp(ONE, ONE, layouts=layouts)


@pytest.mark.parametrize(
    ("layouts", "message"),
    [
        (("full", "nothing"), "'nothing' is not a layout.*full, even, odd"),
        (("full", (0, 3)), "grade 3, but the algebra has grades 0 to 2"),
        (("full", (0, -1)), "grade -1"),
        (("full", ("e1",)), "'e1', which is not a grade"),
        (("full", 1), "1 is not a layout"),
        (3, "layouts=3 is no sequence"),
    ],
)
def test_unknown_layouts(layouts, message, k):
    for _ in range(2):
        with raises(errors.LayoutError, message):
            k.gp(ONE, ONE, layouts=layouts)


@pytest.mark.parametrize("grade", [-1, 3, 1.0, "1", None])
def test_unknown_grades(grade, k):
    with raises(errors.LayoutError, f"from 0 to 2, not {grade!r}"):
        k.grade(ONE, grade)


@pytest.mark.parametrize("name", ["nothing", "linear_map", "GP"])
def test_an_unknown_operation(name, k):
    with raises(
        errors.UnknownOperationError, f"no operation is called '{name}'; gaforge has gp, op"
    ):
        getattr(k, name)
    with raises(errors.UnknownOperationError, "no operation"):
        k.result_layout(name)
    assert not hasattr(k, name)
    assert not hasattr(k, "_private")


@pytest.mark.parametrize("backend", ["cuda", "", None, "Numba"])
def test_an_unknown_backend(backend):
    with raises(errors.UnknownBackendError, f"{backend!r}; choose from numba, torch, numpy"):
        gaforge.kernels("2", backend=backend)
    assert issubclass(errors.UnknownBackendError, ValueError)


@pytest.mark.parametrize("signature", ["", "a,b", "-1", "1,2,3,4", (1, -1), None, 3.5])
def test_a_malformed_signature(signature):
    with raises(errors.SignatureError, "."):
        gaforge.kernels(signature)


def test_unit_belongs_to_sandwich(k):
    with raises(TypeError, "unit=True belongs to sandwich, not to gp"):
        k.gp(ONE, ONE, unit=True)


# --- Numbers -------------------------------------------------------------------------------------

NOT_NUMBERS = [
    np.array([1, 2, 3, 4], object),
    np.array(["1", "2", "3", "4"]),
    ["a", "b", "c", "d"],
    [None] * 4,
    np.zeros(4, "datetime64[s]"),
    np.zeros(4, "V8"),
]


@pytest.mark.parametrize("x", NOT_NUMBERS, ids=lambda x: str(np.asarray(x).dtype))
@pytest.mark.parametrize("operation", ["gp", "reverse", "norm", "normalized", "inv", "sandwich"])
def test_what_is_no_number(operation, x, k):
    row = gaforge.algebra.OPERATIONS[operation]
    scalar = [1.0, 0, 0, 0]
    for operands in [[x]] if len(row.operands) == 1 else [[x, scalar], [scalar, x]]:
        with raises(errors.DtypeError, "not supported|promoted"):
            getattr(k, operation)(*operands)


@pytest.mark.parametrize("x", NOT_NUMBERS, ids=lambda x: str(np.asarray(x).dtype))
def test_what_is_no_number_for_a_grade(x, k):
    with raises(errors.DtypeError, "not supported|promoted"):
        k.grade(x, 1)


@pytest.mark.parametrize("dtype", [np.float16, np.longdouble, np.clongdouble])
@pytest.mark.parametrize("operation", ["reverse", "norm", "normalized", "inv", "grade"])
def test_other_precisions(operation, dtype, k):
    rest = (1,) if operation == "grade" else ()
    with raises(errors.DtypeError, f"{np.dtype(dtype)}.*float32, float64"):
        getattr(k, operation)(ONE.astype(dtype), *rest)


def test_other_precisions_where_an_equation_is_solved():
    with raises(errors.DtypeError, "float16"):
        gaforge.kernels("6").inv(np.ones(64, np.float16))
    with raises(errors.DtypeError, "<U1"):
        gaforge.kernels("6").inv(["1"] * 64)


def test_roots_of_complex_numbers_are_not_taken(k):
    for operation in (k.norm, k.normalized):
        with raises(errors.DtypeError, "complex|real"):
            operation(ONE.astype(complex))


def test_masked_arrays_are_not_read_below_the_mask(k):
    masked = np.ma.masked_array(ONE, [True, False, False, False])
    for operation in (k.reverse, k.inv, k.normalized, lambda x: k.grade(x, 1)):
        with raises(errors.DtypeError, "masked"):
            operation(masked)


def test_integers_that_might_not_fit(k):
    big = np.array([2**40, 0, 0, 0])
    with raises(errors.IntegerOverflowError, "int64.*floating-point"):
        k.gp(big, big)
    with raises(OverflowError, "int64"):
        k.reverse(np.full(4, 2**64 - 1, np.uint64))
    assert k.gp(big, ONE.astype(int))[0] == 2**40


# --- dtype= --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "dtype", ["nothing", "float16", "int8", "uint64", "bool", object, "str", 3]
)
def test_dtypes_to_convert_to(dtype, k):
    with raises(errors.DtypeError, "is not a dtype|not supported"):
        gaforge.kernels("2", k.backend, dtype=dtype)


@pytest.mark.parametrize("dtype", ["nothing", "nn", "int8", np.int8, 3])
def test_dtypes_of_torch_to_convert_to(dtype):
    pytest.importorskip("torch")
    with raises(errors.DtypeError, "is not a dtype|not supported"):
        gaforge.kernels("2", "torch", dtype=dtype)


@pytest.mark.parametrize(
    ("dtype", "x"),
    [("float64", ONE.astype(complex)), ("int64", ONE), ("float32", ["a"] * 4), (float, [None] * 4)],
)
def test_conversions_that_lose_more_than_precision(dtype, x, backend):
    k = gaforge.kernels("2", backend, dtype=dtype)
    for operation in (k.reverse, lambda x: k.grade(x, 1), k.prepare):
        with raises(errors.DtypeError, "without loss|not supported"):
            operation(x)


def test_conversions_that_would_wrap_around(backend):
    k = gaforge.kernels("2", backend, dtype="int64")
    with raises(errors.IntegerOverflowError, "18446744073709551615 does not fit int64"):
        k.reverse(np.full(4, 2**64 - 1, np.uint64))


# --- Tensors -------------------------------------------------------------------------------------


def test_the_torch_backend_takes_tensors():
    pytest.importorskip("torch")
    k = gaforge.kernels("2", "torch")
    for call in (k.reverse, k.inv, k.normalized, k.prepare, lambda x: k.grade(x, 1)):
        with raises(errors.DtypeError, r"not a tensor; pass torch.as_tensor"):
            call(ONE)


def test_a_torch_dtype_converts_any_array():
    pytest.importorskip("torch")
    k = gaforge.kernels("2", "torch", dtype="float64")
    frozen = np.ones(4)
    frozen.flags.writeable = False
    for x in (ONE[::-1], frozen, ONE.astype(">f8"), [1, 1, 1, 1]):
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # torch warns about read-only memory
            assert k.reverse(x).tolist() == [1, 1, 1, -1]
    with raises(errors.DtypeError, "float128"):
        k.reverse(np.ones(4, np.longdouble))


def test_the_numba_backend_takes_tensors_without_gradients():
    torch = pytest.importorskip("torch")
    k = gaforge.kernels("2")
    assert k.reverse(torch.ones(4)).tolist() == [1, 1, 1, -1]
    with raises(errors.DtypeError, "backend 'torch'"):
        k.reverse(torch.ones(4, requires_grad=True))


# --- Translation ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raised", "wanted"),
    [
        (ValueError, errors.ShapeError),
        (UnicodeError, errors.ShapeError),
        (TypeError, errors.DtypeError),
        (np.exceptions.DTypePromotionError, errors.DtypeError),
        (OverflowError, errors.IntegerOverflowError),
        (ZeroDivisionError, errors.NotInvertibleError),
        (ArithmeticError, errors.NotAVersorError),
    ],
)
def test_errors_of_emitted_code_become_ours(raised, wanted):
    translated = evaluators.translate(raised("what went wrong"))
    assert type(translated) is wanted
    assert str(translated) == "what went wrong"


def test_other_errors_stay_what_they_are():
    for error in (KeyError("x"), errors.ProofError("x")):
        assert evaluators.translate(error) is error
