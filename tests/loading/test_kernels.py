"""Every operation through the one door: against the reference, and for any shape, dtype, stride."""

import pickle
from functools import cache

import numpy as np
import pytest
from backends import evaluates, full_layouts, operand, run, samples

import gaforge
from gaforge.algebra import OPERATIONS, PUBLIC, Algebra
from gaforge.errors import PathError, UnknownBackendError
from gaforge.testing import (
    assert_adjoint,
    assert_associative,
    assert_inverse,
    assert_linear,
    assert_same_result,
    awkward,
    random_multivector,
)

OPERATIONS_OF_ARRAYS = [name for name in PUBLIC if name != "grade"]
LINEAR = [name for name in PUBLIC if OPERATIONS[name].kind == "linear"]
BILINEAR = [name for name in PUBLIC if OPERATIONS[name].kind == "bilinear"]
SOME = ["gp", "rp", "proj", "dual", "norm", "normalized", "inv", "sandwich", "sandwich2"]


@cache
def reference(signature):
    return gaforge.kernels(signature, backend="numpy")


def check(k, operation, operands, **options):
    """Compare a result with the reference, entry by entry and dtype by dtype."""
    before = [np.array(x) for x in operands]
    actual = run(k, operation, *operands, **options)
    expected = run(reference(str(k.algebra)), operation, *operands, **options)
    assert_same_result(actual, expected)
    assert str(actual.dtype).removeprefix("torch.") == str(expected.dtype)
    for x, copy in zip(operands, before, strict=True):
        np.testing.assert_array_equal(x, copy)


# --- Each operation ------------------------------------------------------------------------------


@pytest.mark.parametrize("operation", OPERATIONS_OF_ARRAYS)
@pytest.mark.parametrize("signature", ["2", "2,0,1"])
def test_each_operation_is_what_the_reference_says(signature, operation, emitted):
    k = gaforge.kernels(signature, emitted)
    if evaluates(k, operation):
        check(k, operation, samples(k, operation, full_layouts(operation)))


@pytest.mark.parametrize("operation", ["gp", "inv", "sandwich", "proj"])
@pytest.mark.parametrize("signature", ["3", "1,1", "0,1", "0,0,1", "1", "0"])
def test_other_signatures(signature, operation, emitted):
    k = gaforge.kernels(signature, emitted)
    if signature in ("0,0,1", "0") and operation == "sandwich":
        R = np.ones((3, k.algebra.size)) * 2  # scalars are the only versors, up to null parts
        R[:, 1:] = 0
        check(k, operation, [R, samples(k, "gp", ("full", "full"))[1]])
    else:
        check(k, operation, samples(k, operation, full_layouts(operation)))


@pytest.mark.parametrize("k_", range(4))
def test_grade(k_, backend):
    k = gaforge.kernels("3", backend)
    x = random_multivector(k.algebra, shape=(2, 3))
    part = np.asarray(run(k, "grade", x, k_))
    kept = [name.count("e") and len(name) - 1 == k_ for name in k.algebra.blades]
    kept[0] = k_ == 0
    np.testing.assert_array_equal(part, x * kept)
    even = np.asarray(run(k, "grade", x[..., :4], k_, layouts=("even",)))
    np.testing.assert_array_equal(even, x[..., :4] * [k_ == 0, k_ == 2, k_ == 2, k_ == 2])


def test_an_alias_is_the_same_operation(backend):
    k = gaforge.kernels("2", backend)
    R, x = samples(k, "sandwich", ("full", "full"))
    assert_same_result(run(k, "sw", R, x), run(k, "sandwich", R, x), tolerance=0)


# --- Typed layouts -------------------------------------------------------------------------------

TYPED = [
    ("3", "gp", ("even", "vector")),
    ("3", "op", ("vector", "bivector")),
    ("3", "op", ("bivector", "bivector")),  # nothing is left
    ("3", "gp", ("full", "vector")),
    ("3", "lc", (("vector"), (0, 3))),
    ("3", "rp", ("bivector", "bivector")),
    ("3", "sp", ("even", "even")),
    ("3", "dual", ("bivector",)),
    ("3", "norm", ("even",)),
    ("3", "normalized", ("vector",)),
    ("3", "inv", ("even",)),
    ("3", "proj", ("vector", "bivector")),
    ("3", "proj", ("bivector", "vector")),
    ("3", "sandwich", ("even", "vector")),
    ("3", "sandwich", ("odd", "bivector")),
    ("3", "sandwich2", ("even", "vector", "even")),
    ("4,1", "gp", ("even", "vector")),
    ("4,1", "sandwich", ((0, 2), "vector")),
    ("4,1", "inv", ("vector",)),
    ("6", "gp", ("bivector", "vector")),
    ("6", "reverse", ("g4",)),
]


def embed(algebra, layout, array):
    layout = algebra.layout(layout)
    out = np.zeros((*array.shape[:-1], algebra.size))
    out[..., layout.places] = array
    return out


@pytest.mark.parametrize(("signature", "operation", "layouts"), TYPED)
def test_typed_operands(signature, operation, layouts, emitted):
    k = gaforge.kernels(signature, emitted)
    algebra = k.algebra
    if operation == "sandwich" and layouts[0] == (0, 2):
        # A product of two vectors has grades 0 and 2.
        operands = samples(k, operation, ("full", layouts[1]))
        operands[0] = operands[0][..., algebra.layout((0, 2)).places]
    else:
        operands = samples(k, operation, layouts)
    typed = np.asarray(run(k, operation, *operands, layouts=layouts))
    wide = [embed(algebra, lay, x) for lay, x in zip(layouts, operands, strict=True)]
    full = run(reference(signature), operation, *wide)
    grades = k.result_layout(operation, *layouts)
    if operation in ("sp", "norm"):
        grades = (0,)
    else:
        full_typed = embed(algebra, grades, typed)
        assert_same_result(full_typed, full, tolerance=1e-11)
    assert typed.shape == (3, algebra.layout(grades).size)
    check(k, operation, operands, layouts=layouts)


@pytest.mark.parametrize(
    ("signature", "operation", "layouts", "grades"),
    [
        ("4", "gp", (), (0, 1, 2, 3, 4)),
        ("4", "gp", ("even", "vector"), (1, 3)),
        ("5", "gp", ("vector", "vector"), (0, 2)),
        ("4", "op", ("bivector", "vector"), (3,)),
        ("4", "lc", ("bivector", "vector"), ()),
        ("5", "sandwich", ("even", "bivector"), (2,)),
        ("5", "sandwich2", ("even", "vector", "even"), (1, 3, 5)),
        ("5", "dual", ("vector",), (4,)),
        ("5", "norm", ("even",), (0,)),
        ("3", "rp", ("bivector", "bivector"), (1,)),
        ("4", "grade", ("even",), (0, 2, 4)),
        ("4", "sw", ("odd", (1, 2)), (1, 2)),
    ],
)
def test_result_layout(signature, operation, layouts, grades):
    assert gaforge.kernels(signature, "numpy").result_layout(operation, *layouts) == grades


@pytest.mark.parametrize(
    "layouts",
    [
        ("even", "vector"),
        ["even", "vector"],
        [[0, 2], [1]],
        ((0, 2), (1,)),
        (Algebra(3).layout("even"), Algebra(3).layout("vector")),
        iter(("even", "vector")),
    ],
    ids=lambda layouts: type(layouts).__name__,
)
def test_layouts_may_be_given_in_many_ways(layouts):
    k = gaforge.kernels("3")
    a, b = samples(k, "gp", ("even", "vector"))
    assert_same_result(k.gp(a, b, layouts=layouts), k.gp(a, b, layouts=("even", "vector")))


def test_one_layout_need_not_be_a_tuple():
    k = gaforge.kernels("3")
    (x,) = samples(k, "reverse", ("even",))
    for _ in range(2):  # resolved, then found again
        assert_same_result(k.reverse(x, layouts="even"), k.reverse(x, layouts=("even",)))


# --- Laws ----------------------------------------------------------------------------------------


@pytest.fixture(params=["3", "2,0,1", "1,1"])
def space(request, emitted):
    return gaforge.kernels(request.param, emitted)


def elements(k, count, shape=4, dtype=float):
    return [
        operand(k.backend, random_multivector(k.algebra, shape=shape, dtype=dtype, rng=seed))
        for seed in range(count)
    ]


@pytest.mark.parametrize("product", ["gp", "op", "rp"])
def test_products_are_associative(space, product):
    assert_associative(getattr(space, product), *elements(space, 3))


@pytest.mark.parametrize("product", BILINEAR)
def test_products_are_linear_in_both_operands(product, emitted):
    k = gaforge.kernels("2,0,1", emitted)
    f = getattr(k, product)
    a, b, c = elements(k, 3)
    assert_linear(lambda x: f(x, c), a, b)
    assert_linear(lambda x: f(c, x), a, b)


@pytest.mark.parametrize("operation", LINEAR)
def test_linear_operations(operation, emitted):
    k = gaforge.kernels("2,0,1", emitted)
    assert_linear(getattr(k, operation), *elements(k, 2))


def test_products_of_basis_vectors_are_the_metric(space):
    vectors = np.eye(space.algebra.size)[1 : space.algebra.n + 1]
    squares = np.asarray(run(space, "gp", vectors, vectors))
    assert squares[:, 0].tolist() == list(space.algebra.squares)
    assert not squares[:, 1:].any()


def test_involutions_of_products(space):
    a, b = elements(space, 2)
    for name in ("reverse", "conjugate"):
        f = getattr(space, name)
        assert_same_result(f(space.gp(a, b)), space.gp(f(b), f(a)))
    involute = space.involute
    assert_same_result(involute(space.gp(a, b)), space.gp(involute(a), involute(b)))
    assert_same_result(space.reverse(involute(a)), space.conjugate(a))


def test_products_as_parts_of_the_geometric_product(space):
    a, b = elements(space, 2)
    ab, ba = space.gp(a, b), space.gp(b, a)
    assert_same_result(space.cp(a, b), (ab - ba) / 2)
    assert_same_result(space.acp(a, b), (ab + ba) / 2)
    assert_same_result(space.sp(a, b), ab[..., :1])


def test_contractions_are_adjoint_to_outer_products(space):
    # (a ^ b) << c = a << (b << c), and the mirror image.
    a, b, c = elements(space, 3)
    assert_same_result(space.lc(space.op(a, b), c), space.lc(a, space.lc(b, c)))
    assert_same_result(space.rc(c, space.op(b, a)), space.rc(space.rc(c, b), a))


def test_multiplying_by_the_reverse_is_adjoint(emitted):
    k = gaforge.kernels("3", emitted)
    a, x, y = elements(k, 3)
    assert_adjoint(lambda x: k.gp(a, x), lambda y: k.gp(k.reverse(a), y), x, y)
    assert_adjoint(lambda x: k.op(a, x), lambda y: k.lc(k.reverse(a), y), x, y)


def test_duals_undo_each_other(space):
    (x,) = elements(space, 1)
    assert_same_result(space.undual(space.dual(x)), x)
    assert_same_result(space.unhodge(space.hodge(x)), x)


def test_hodge_completes_a_blade_to_the_pseudoscalar(space):
    blades = np.eye(space.algebra.size)
    whole = np.asarray(run(space, "op", blades, np.asarray(run(space, "hodge", blades))))
    np.testing.assert_array_equal(whole, np.broadcast_to(blades[-1], whole.shape))


def test_the_norm_is_the_root_of_the_squared_norm(space):
    (x,) = elements(space, 1)
    square, norm = np.asarray(space.normsq(x)), np.asarray(space.norm(x))
    assert_same_result(norm, np.sqrt(np.abs(square)))
    assert_same_result(square, np.asarray(space.gp(x, space.reverse(x)))[..., :1])


@pytest.mark.parametrize("layout", ["full", "even", "vector"])
def test_inverses(layout, emitted):
    k = gaforge.kernels("3", emitted)
    (x,) = samples(k, "inv", (layout,))
    assert_inverse(k, operand(emitted, x), layout=layout)


def test_an_inverse_without_closed_form(emitted):
    k = gaforge.kernels("6", emitted)
    (x,) = samples(k, "inv", ("full",))
    assert_same_result(run(k, "inv", x), run(reference("6"), "inv", x), tolerance=1e-11)


def test_projection_onto_a_plane(backend):
    k = gaforge.kernels("3", backend)
    x = k.algebra.coefficients({"e1": 1.0, "e3": 2.0})
    plane = k.algebra.coefficients({"e12": 5.0})
    assert_same_result(run(k, "proj", x, plane), k.algebra.coefficients({"e1": 1.0}))


# --- Norms at the edges --------------------------------------------------------------------------


def test_normalized_is_nan_where_the_norm_is_zero(backend):
    k = gaforge.kernels("1,1", backend)
    x = np.array([[0.0, 0, 0, 0], [0, 1, 1, 0], [0, 3, 0, 0]])  # zero, null, a vector
    out = np.asarray(run(k, "normalized", x))
    assert np.isnan(out[:2]).all()
    assert out[2].tolist() == [0, 1, 0, 0]


@pytest.mark.parametrize("scale", [1e200, 1e-200, 1e-310])
def test_normalized_of_what_has_squares_out_of_range(scale, backend):
    k = gaforge.kernels("2", backend)
    x = np.array([[3.0, 0, 0, 4.0], [1.0, 1, 1, 1]]) * scale
    out = run(k, "normalized", x)
    assert_same_result(out, [[0.6, 0, 0, 0.8], [0.5, 0.5, 0.5, 0.5]], tolerance=1e-10)


# --- Shapes --------------------------------------------------------------------------------------

LEADS = [
    ((), ()),
    ((1,), ()),
    ((0,), ()),
    ((0,), (1,)),
    ((2, 3), ()),
    ((), (2, 3)),
    ((2, 3), (2, 3)),
    ((2, 3), (3,)),
    ((2, 1), (3,)),
    ((4, 1, 1), (1, 2, 3)),
    ((2, 0, 3), (3,)),
    ((1, 1), (1, 1)),
    ((1, 40), (3, 1)),  # more than a tile of the kernels
]


@pytest.mark.parametrize(("left", "right"), LEADS)
@pytest.mark.parametrize("operation", ["gp", "sandwich", "proj"])
def test_leading_axes_broadcast(operation, left, right, backend):
    k = gaforge.kernels("2", backend)
    a = samples(k, operation, ("full", "full"), left)[0]
    b = samples(k, operation, ("full", "full"), right)[1]
    lead = np.broadcast_shapes(left, right)
    whole = np.asarray(run(k, operation, a, b))
    assert whole.shape == (*lead, 4)
    wide = [np.broadcast_to(x, (*lead, 4)) for x in (a, b)]
    for index in np.ndindex(lead):
        single = run(k, operation, *(x[index] for x in wide))
        assert single.shape == (4,)
        assert_same_result(whole[index], single, tolerance=1e-15)


@pytest.mark.parametrize("operation", ["reverse", "norm", "normalized", "inv"])
@pytest.mark.parametrize("lead", [(), (0,), (2, 3), (2, 0, 3), (1, 1)])
def test_leading_axes_of_one_operand(operation, lead, backend):
    k = gaforge.kernels("2", backend)
    (x,) = samples(k, operation, ("full",), lead)
    out = np.asarray(run(k, operation, x))
    assert out.shape == (*lead, 1 if operation == "norm" else 4)
    for index in np.ndindex(lead):
        assert_same_result(out[index], run(k, operation, x[index]), tolerance=1e-15)


def test_three_operands_broadcast(backend):
    k = gaforge.kernels("2", backend)
    shapes = [(2, 1, 1), (3, 1), (5,)]
    r, x, s = (random_multivector(k.algebra, shape=shape, rng=3) for shape in shapes)
    out = np.asarray(run(k, "sandwich2", r, x, s))
    assert out.shape == (2, 3, 5, 4)
    assert_same_result(out[1, 2, 4], run(k, "sandwich2", r[1, 0, 0], x[2, 0], s[4]))


@pytest.mark.parametrize("signature", ["6", "2"])
def test_an_inverse_of_an_empty_batch(signature, backend):
    k = gaforge.kernels(signature, backend)
    assert run(k, "inv", np.zeros((2, 0, k.algebra.size))).shape == (2, 0, k.algebra.size)


@pytest.mark.parametrize(
    ("operation", "layouts"),
    [("gp", ((), "full")), ("op", ("trivector", "bivector")), ("sandwich", ("even", ()))],
)
def test_empty_layouts_give_empty_results(operation, layouts, backend):
    k = gaforge.kernels("3", backend)
    sizes = [k.algebra.layout(layout).size for layout in layouts]
    operands = [np.ones((2, 1, sizes[0])), np.ones((3, sizes[1]))]
    if operation == "sandwich":
        operands[0][..., 1:] = 0
    assert run(k, operation, *operands, layouts=layouts).shape == (2, 3, 0)


# --- Arrays of any kind --------------------------------------------------------------------------

GUISES = [name for name, _ in awkward(np.ones((2, 3)))]


@pytest.mark.parametrize("guise", GUISES)
@pytest.mark.parametrize("operation", [*SOME, "grade"])
@pytest.mark.parametrize("host", ["numba", "numpy"])
def test_awkward_arrays(host, operation, guise):
    k = gaforge.kernels("2", host)
    rest = (1,) if operation == "grade" else ()
    operands = samples(k, operation, full_layouts(operation), (2, 3))
    expected = getattr(k, operation)(*operands, *rest)
    guises = [dict(awkward(x))[guise] for x in operands]
    together = getattr(k, operation)(*guises, *rest)
    assert_same_result(together, expected, tolerance=0)
    assert together.dtype == expected.dtype
    assert type(together) is np.ndarray
    for place, x in enumerate(guises):
        mixed = [*operands[:place], x, *operands[place + 1 :]]
        assert_same_result(getattr(k, operation)(*mixed, *rest), expected, tolerance=0)
        np.testing.assert_array_equal(np.asarray(x), operands[place])


@pytest.mark.parametrize("guise", GUISES)
def test_awkward_arrays_of_float32(guise):
    k = gaforge.kernels("2")
    a, b = samples(k, "gp", ("full", "full"), (2, 3), np.float32)
    assert dict(awkward(a)).keys() == set(GUISES) - {"list"}
    x = dict(awkward(a)).get(guise, a)
    out = k.gp(x, b)
    assert out.dtype == np.float32
    assert_same_result(out, k.gp(a, b), tolerance=0)


def test_read_only_and_broadcast_views(backend):  # case J7
    k = gaforge.kernels("3", backend)
    a = k.algebra.coefficients({"e1": 1.0})
    b = k.algebra.coefficients({"e2": 2.0})
    views = [np.broadcast_to(x, (4, 8)) for x in (a, b)]
    assert views[0].strides[0] == 0
    out = run(k, "gp", *views)
    expected = np.broadcast_to(k.algebra.coefficients({"e12": 2.0}), (4, 8))
    assert_same_result(out, expected, tolerance=0)
    assert a.tolist() == k.algebra.coefficients({"e1": 1.0}).tolist()


def test_results_share_no_memory_with_operands():
    for host in ("numba", "numpy"):
        k = gaforge.kernels("2", host)
        for operation in OPERATIONS_OF_ARRAYS:
            operands = samples(k, operation, full_layouts(operation))
            out = getattr(k, operation)(*operands)
            assert not any(np.shares_memory(out, x) for x in operands), (host, operation)
            assert out.flags.writeable
        (x,) = samples(k, "reverse", ("full",))
        assert not np.shares_memory(k.grade(x, 1), x)


# --- Dtypes --------------------------------------------------------------------------------------

COMPLEX = [
    *("gp", "rp", "cp", "reverse", "conjugate", "dual", "normsq", "inv", "proj", "sandwich"),
    "sandwich2",
]


@pytest.mark.parametrize("operation", [*SOME, "op", "cp", "reverse", "normsq"])
def test_float32(operation, emitted):
    k = gaforge.kernels("2", emitted)
    operands = samples(k, operation, full_layouts(operation), dtype=np.float32)
    check(k, operation, operands)
    assert str(run(k, operation, *operands).dtype).endswith("float32")


@pytest.mark.parametrize("operation", COMPLEX)
def test_complex(operation, emitted):
    k = gaforge.kernels("2", emitted)
    check(k, operation, samples(k, operation, full_layouts(operation), dtype=complex))


INTEGER = ["gp", "op", "rp", "cp", "acp", "dual", "reverse", "normsq", "sandwich2"]


@pytest.mark.parametrize("operation", INTEGER)
def test_integers_are_exact(operation, emitted):
    k = gaforge.kernels("2", emitted)
    operands = samples(k, operation, full_layouts(operation), dtype=np.int64)
    if operation in ("cp", "acp"):
        operands[0] = operands[0] * 1001
    check(k, operation, operands)  # the dtype of the reference is int64


@pytest.mark.parametrize("dtype", [np.int32, np.uint8, bool])
def test_other_integers_become_int64(dtype, backend):
    k = gaforge.kernels("2", backend)
    x = np.array([1, 1, 0, 1], dtype)
    out = np.asarray(run(k, "gp", x, x))
    assert out.dtype == np.int64
    assert out.tolist() == [1, 2, 0, 2]


@pytest.mark.parametrize("operation", ["norm", "inv", "normalized", "proj", "sandwich"])
def test_quotients_of_integers_are_floats(operation, emitted):
    k = gaforge.kernels("2", emitted)
    operands = samples(k, operation, full_layouts(operation), dtype=np.int64)
    actual = run(k, operation, *operands)
    expected = run(reference("2"), operation, *(x.astype(float) for x in operands))
    tolerance = 1e-5 if emitted == "torch" else 1e-12  # torch has a default of its own
    assert_same_result(actual, expected, tolerance=tolerance)


def test_unit_sandwiches_of_integers_are_exact(emitted):
    k = gaforge.kernels("2", emitted)
    e12 = np.array([0, 0, 0, 1])
    out = np.asarray(run(k, "sandwich", e12, np.array([1, 2, 3, 4]), unit=True))
    assert out.tolist() == [1, -2, -3, 4]
    assert out.dtype == np.int64


def test_mixed_dtypes_are_promoted(backend):
    k = gaforge.kernels("2", backend)
    single = np.ones(4, np.float32)
    for other in (np.ones(4), np.ones(4, complex), np.ones(4, np.complex64)):
        out = run(k, "gp", single, other)
        expected = np.result_type(single, other)
        assert str(out.dtype).removeprefix("torch.") == str(expected)


# --- NaN -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("operation", OPERATIONS_OF_ARRAYS)
def test_nan_stays_nan_and_stays_in_its_element(operation, backend):  # case J5
    k = gaforge.kernels("2", backend)
    if not evaluates(k, operation):
        pytest.skip(f"{backend} has no {operation}")
    operands = samples(k, operation, full_layouts(operation), 3)
    clean = np.asarray(run(k, operation, *operands))
    for place, x in enumerate(operands):
        spoilt = x.copy()
        series = OPERATIONS[operation].kind == "series"  # other coefficients must be zero
        spoilt[1] = np.where(spoilt[1] == 0, 0, np.nan) if series else np.nan
        out = np.asarray(run(k, operation, *operands[:place], spoilt, *operands[place + 1 :]))
        assert np.isnan(out[1]).any()
        for index in (0, 2):
            assert_same_result(out[index], clean[index], tolerance=1e-15)


@pytest.mark.parametrize("operation", ["inv", "normalized", "sandwich"])
def test_one_nan_coefficient_makes_all_of_a_quotient_nan(operation, backend):
    k = gaforge.kernels("3", backend)
    operands = samples(k, operation, full_layouts(operation), ())
    operands[0][0] = np.nan
    assert np.isnan(np.asarray(run(k, operation, *operands))).all()


# --- The namespace -------------------------------------------------------------------------------


def test_dtype_converts_operands(emitted):
    k = gaforge.kernels("2", emitted, dtype="float32")
    out = k.gp([1, 2, 3, 4], np.ones(4)[::-1])
    assert str(out.dtype).removeprefix("torch.") == "float32"
    assert np.asarray(out).tolist() == np.asarray(k.gp([1.0, 2, 3, 4], [1.0] * 4)).tolist()


@pytest.mark.parametrize(
    ("dtype", "given", "result"),
    [
        ("float64", np.float32, "float64"),
        ("float32", np.float64, "float32"),
        ("float64", np.int64, "float64"),
        ("complex128", np.float64, "complex128"),
        ("int64", np.uint8, "int64"),
        (np.float32, np.float64, "float32"),
        (float, np.float32, "float64"),
        (">f8", np.float32, "float64"),
    ],
)
def test_dtype_conversions(dtype, given, result, backend):
    k = gaforge.kernels("2", backend, dtype=dtype)
    out = run(k, "gp", np.ones(4, given), np.ones(4, given))
    assert str(out.dtype).removeprefix("torch.") == result
    assert run(k, "grade", np.ones(4, given), 1).dtype == out.dtype
    if result != "int64":
        moved = k.prepare(operand(backend, np.eye(1, 4, dtype=given)[0])).apply(
            operand(backend, np.ones(4, given))
        )
        assert moved.dtype == out.dtype


def test_a_namespace_is_made_once():
    assert gaforge.kernels("3") is gaforge.kernels((3, 0, 0)) is gaforge.kernels(Algebra(3))
    assert gaforge.kernels("3", dtype=float) is gaforge.kernels("3", dtype="float64")


def test_a_namespace_can_be_pickled():
    k = gaforge.kernels("2")
    k.gp(np.ones(4), np.ones(4))
    assert pickle.loads(pickle.dumps(k)) is k


def test_a_namespace_shows_itself():
    assert repr(gaforge.kernels("2,0,1", dtype="float32")) == (
        "kernels('2,0,1', backend='numba', dtype='float32')"
    )
    assert set(PUBLIC) <= set(dir(gaforge.kernels("2")))
    assert "left contraction" in gaforge.kernels("2").lc.__doc__


def test_start_index_changes_no_kernel(monkeypatch):
    named = gaforge.kernels(Algebra(1, 1, start_index=5))
    assert named is not gaforge.kernels("1,1")
    plain = gaforge.loading.Kernels(Algebra(1, 1), "numba", None)  # with nothing resolved yet
    assert named.algebra.blades[1] == "e5"
    a = np.arange(4.0)
    expected = plain.gp(a, a)
    monkeypatch.setattr("gaforge.loading.loader._generate", None)  # a call would fail
    assert named.gp(a, a).tolist() == expected.tolist()


# --- Gradients -----------------------------------------------------------------------------------


def test_gradients_are_the_adjoint():
    torch = pytest.importorskip("torch")
    k = gaforge.kernels("3", "torch")
    a, x, y = elements(k, 3)
    x.requires_grad_()
    k.gp(a, x).backward(y)
    assert_same_result(x.grad, k.gp(k.reverse(a), y))
    assert k.normalized(x).requires_grad
    with torch.no_grad():
        assert not k.gp(a, x).requires_grad


@pytest.mark.parametrize("operation", ["normalized", "inv", "proj", "sandwich", "norm"])
def test_gradients_of_quotients(operation):
    torch = pytest.importorskip("torch")
    k = gaforge.kernels("2", "torch")
    operands = [operand("torch", x) for x in samples(k, operation, full_layouts(operation), 2)]
    for x in operands:
        x.requires_grad_()
    if operation == "sandwich":
        # Differences of R alone leave the versors, which gives NaN: fix it here.
        R = operands.pop(0).detach()
        assert torch.autograd.gradcheck(lambda x: k.sandwich(R, x), operands)
    else:
        assert torch.autograd.gradcheck(getattr(k, operation), operands)


def test_the_inverse_of_n_6_has_a_gradient():
    pytest.importorskip("torch")
    k = gaforge.kernels("6", "torch")
    (x,) = samples(k, "inv", ("vector",), ())
    wide = operand("torch", embed(k.algebra, "vector", x)).requires_grad_()
    k.inv(wide)[1].backward()
    assert wide.grad.isfinite().all()


def test_the_path_of_torch_operations_may_be_chosen():
    torch = pytest.importorskip("torch")
    x = torch.linspace(-1, 1, 8, dtype=torch.float64).requires_grad_()
    wanted = None
    for path in ("auto", "compiled", "traceable"):
        k = gaforge.kernels("3", "torch", path=path)
        assert k.path == path
        assert pickle.loads(pickle.dumps(k)) is k
        assert (f"path={path!r}" in repr(k)) == (path != "auto")
        out = k.gp(x, k.reverse(x))
        (gradient,) = torch.autograd.grad(out.sum(), x)
        wanted = (out, gradient) if wanted is None else wanted
        assert torch.allclose(out, wanted[0])
        assert torch.allclose(gradient, wanted[1])
    compiled = gaforge.kernels("3", "torch", path="compiled")
    with pytest.raises(PathError, match=r"a has the dtype torch\.int64; choose the path 'auto'"):
        compiled.gp(x.long(), x.long())
    for arguments, message in (
        ({"backend": "torch", "path": "jit"}, "no path is called 'jit'"),
        ({"backend": "numba", "path": "traceable"}, "backend 'numba' has one path only"),
    ):
        with pytest.raises(UnknownBackendError, match=message):
            gaforge.kernels("3", **arguments)


def test_kernels_that_are_generated_have_compiled_gradients(tmp_path, monkeypatch):
    torch = pytest.importorskip("torch")
    monkeypatch.setenv("GAFORGE_CACHE_DIR", str(tmp_path))
    k = gaforge.kernels("0,2", "torch", path="compiled")
    x = torch.tensor([1.0, 2.0, 3.0, 4.0], requires_grad=True)
    k.op(x, x.detach()).sum().backward()
    assert x.grad.tolist() == [10, 4, -1, 1]
    found = {path.name for path in tmp_path.rglob("cl_*.py")}
    assert found == {
        f"cl_0_2_0_{target}__op__full__full.py" for target in ("torch", "numba", "vjp")
    }
