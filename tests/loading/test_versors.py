"""Sandwiches through the one door, and versors prepared for many operands."""

from functools import cache

import numpy as np
import pytest
from backends import operand, run

import gaforge
from gaforge.algebra import Algebra
from gaforge.errors import LayoutError, NotAVersorError, NotInvertibleError, ShapeError
from gaforge.testing import (
    assert_equivariant,
    assert_grade_preserved,
    assert_rotor,
    assert_same_result,
    random_multivector,
    random_versor,
    unit_versor,
)


@cache
def reference(signature):
    return gaforge.kernels(signature, backend="numpy")


def act(k, R, x, **options):
    return np.asarray(run(k, "sandwich", R, x, **options))


def named(k, **coefficients):
    values = {name.replace("one", "1"): value for name, value in coefficients.items()}
    return k.algebra.coefficients(values, dtype=float)


# --- The action ----------------------------------------------------------------------------------


def test_a_versor_that_is_no_unit(backend):  # case W1
    k = gaforge.kernels("2", backend)
    R, a = named(k, one=2, e12=1), named(k, e1=1)
    assert_same_result(act(k, R, a), named(k, e1=0.6, e2=-0.8), tolerance=1e-15)
    two_sided = run(k, "sandwich2", R, a, R)
    assert_same_result(two_sided, named(k, e1=3, e2=-4), tolerance=1e-15)
    prepared = k.prepare(operand(backend, R))
    assert_same_result(prepared.matrix, [[0.6, 0.8], [-0.8, 0.6]], tolerance=1e-15)


def test_reflection_in_a_hyperplane(backend):  # case W3
    k = gaforge.kernels("3", backend)
    v = named(k, e1=1, e2=2)
    x = np.stack([named(k, e1=3, e2=-1, e3=4), v])
    images = np.stack([named(k, e1=2.6, e2=-1.8, e3=4), named(k, e1=-1, e2=-2)])
    assert_same_result(act(k, v, x), images, tolerance=1e-15)
    vectors = act(k, v[1:4], x[:, 1:4], layouts=("vector", "vector"))
    assert_same_result(vectors, images[:, 1:4], tolerance=1e-15)
    unit = act(k, v / np.sqrt(5), x, unit=True)
    assert_same_result(unit, images, tolerance=1e-15)


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("signature", ["3", "2,0,1", "1,1"])
def test_the_action_preserves_grades_and_products(signature, count, emitted):
    k = gaforge.kernels(signature, emitted)
    R = operand(emitted, random_versor(k.algebra, count, shape=4))
    a, b = (operand(emitted, random_multivector(k.algebra, shape=4, rng=i)) for i in (1, 2))
    assert_grade_preserved(k, lambda x: k.sandwich(R, x), a)
    for product in (k.gp, k.op, k.lc):
        assert_equivariant(k, product, R, a, b)


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("signature", ["3", "2,0,1", "1,1"])
def test_unit_versors_keep_grades_and_act_alike(signature, count, emitted):
    k = gaforge.kernels(signature, emitted)
    R = unit_versor(k.algebra, count, shape=4)
    x = random_multivector(k.algebra, shape=4)
    assert_same_result(act(k, R, x, unit=True), act(k, R, x), tolerance=1e-11)
    r = operand(emitted, R)
    assert_grade_preserved(k, lambda x: k.sandwich(r, x, unit=True), operand(emitted, x))


def test_the_unit_form_keeps_grades_even_where_R_is_no_unit(emitted):
    k = gaforge.kernels("3", emitted)
    R = operand(emitted, random_multivector(k.algebra, "even", shape=4))
    x = operand(emitted, random_multivector(k.algebra, "bivector", shape=4))
    assert k.sandwich(R, x, layouts=("even", "bivector"), unit=True).shape == (4, 3)


def test_translations_however_far(backend):
    k = gaforge.kernels("3,0,1", backend)
    T, origin = named(k, one=1, e01=-1e9), named(k, e123=1)
    moved = act(k, T, origin)
    assert moved[k.algebra.blades.index("e123")] == 1
    assert np.abs(moved).max() == 2e9


@pytest.mark.parametrize("count", [0, 2, 4])
def test_rotors(count, emitted):
    k = gaforge.kernels("4,1", emitted)
    R = unit_versor(k.algebra, count, shape=3, layout="even")
    assert_rotor(k, operand(emitted, R), layout="even", tolerance=1e-11)


# --- What is no versor ---------------------------------------------------------------------------

REFUSED = [
    ("3", {"one": 1, "e1": 1}, "full", NotAVersorError),
    ("3", {"e1": 1, "e23": 1}, "full", NotAVersorError),
    ("4", {"one": 1, "e1234": 1}, "even", NotAVersorError),
    ("6", {"one": np.cos(0.3), "e123456": np.sin(0.3)}, "even", NotAVersorError),
    ("1,1", {"e1": 1, "e2": 1}, "vector", NotInvertibleError),
    ("2,0,1", {"e0": 1}, "full", NotInvertibleError),
    ("2,0,1", {}, "full", NotInvertibleError),
]


@pytest.mark.parametrize(("signature", "R", "layout", "error"), REFUSED)
def test_what_is_no_invertible_versor_is_refused(signature, R, layout, error, backend):
    k = gaforge.kernels(signature, backend)
    lay = k.algebra.layout(layout)
    one = {"even": "one", "full": "one", "vector": "e1"}[layout]
    batch = np.stack([named(k, **{one: 1}), named(k, **R)])[:, lay.places]
    x = np.ones(k.algebra.n)
    options = {"layouts": (layout, "vector")}
    if backend == "torch":  # an error would have to wait for the device
        out = act(k, batch, x, **options)
        assert np.isfinite(out[0]).all()
        assert np.isnan(out[1]).all()
    else:
        with pytest.raises(error, match=r"R\[1\]"):
            act(k, batch, x, **options)


def test_the_message_shows_the_way_out():
    k = gaforge.kernels("2")
    with pytest.raises(NotAVersorError, match=r"R is not a versor.*sandwich2\(R, x, R\)"):
        act(k, named(k, one=1, e1=1), named(k, e1=1))
    with pytest.raises(ValueError, match="not a versor"):
        act(k, named(k, one=1, e1=1), named(k, e1=1))


@pytest.mark.parametrize("layout", ["bivector", "pseudoscalar"])
def test_layouts_without_versors_are_refused(layout):
    k = gaforge.kernels("1,0,1")
    with pytest.raises(NotInvertibleError, match="is not defined"):
        k.sandwich(np.ones(1), np.ones(2), layouts=(layout, "vector"))
    with pytest.raises(NotInvertibleError, match="is not defined"):
        k.inv(np.ones(1), layouts=(layout,))


# --- Inverses ------------------------------------------------------------------------------------

SINGULAR = [
    ("2", {}),
    ("2", {"one": 1, "e1": 1}),
    ("1,1", {"e1": 1, "e2": 1}),
    ("2,0,1", {"e0": 3, "e01": 1}),
    ("6", {"one": 1, "e1": 1}),
]


@pytest.mark.parametrize(("signature", "x"), SINGULAR)
@pytest.mark.parametrize("operation", ["inv", "proj"])
def test_what_has_no_inverse_is_refused(signature, x, operation, backend):
    k = gaforge.kernels(signature, backend)
    batch = np.stack([named(k, one=2), named(k, **x), named(k, one=4)])
    operands = (batch,) if operation == "inv" else (named(k, one=1), batch)
    if backend == "torch":
        out = np.asarray(run(k, operation, *operands))
        assert not np.isfinite(out[1]).all()
        assert out[[0, 2], 0].tolist() == ([0.5, 0.25] if operation == "inv" else [1, 1])
    else:
        with pytest.raises(NotInvertibleError, match=r"x\[1\] has no inverse to rounding"):
            run(k, operation, *operands)


# --- Prepared ------------------------------------------------------------------------------------

TARGETS = [
    *("full", "even", "odd", "scalar", "vector", "bivector", "trivector", "pseudoscalar"),
    (0, 3),
    [1, 2],
]


@pytest.mark.parametrize("target", TARGETS, ids=str)
@pytest.mark.parametrize("versor", ["even", "vector"])
def test_prepared_versors_act_as_sandwiches(versor, target, backend):
    k = gaforge.kernels("3", backend)
    R = random_versor(k.algebra, 1 if versor == "vector" else 2, shape=4, rng=5, layout=versor)
    x = random_multivector(k.algebra, target, shape=4)
    prepared = k.prepare(operand(backend, R), layout=versor)
    out = prepared.apply(operand(backend, x), layout=target)
    expected = run(reference("3"), "sandwich", R, x, layouts=(versor, target))
    assert_same_result(out, expected, tolerance=1e-11)


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("signature", ["2,0,1", "1,1", "1", "0,0,2"])
def test_prepared_versors_of_full_layout(signature, count, backend):
    k = gaforge.kernels(signature, backend)
    null = signature == "0,0,2"
    R = random_versor(k.algebra, 0 if null else count, shape=2, rng=5)
    if null:
        R[:, -1] = 3.0  # 1 + 3 e12
    x = random_multivector(k.algebra, shape=2)
    out = k.prepare(operand(backend, R)).apply(operand(backend, x))
    assert_same_result(out, run(reference(signature), "sandwich", R, x), tolerance=1e-11)


def test_prepared_scalars_of_the_algebra_without_vectors(backend):
    k = gaforge.kernels("0", backend)
    prepared = k.prepare(operand(backend, np.array([[2.0], [3.0]])))
    assert prepared.matrix.shape == (2, 0, 0)
    assert np.asarray(prepared.apply(operand(backend, np.array([5.0])))).tolist() == [[5], [5]]


def test_prepared_units_are_not_checked(backend):
    k = gaforge.kernels("3", backend)
    R = unit_versor(k.algebra, 2, shape=4, layout="even")
    x = random_multivector(k.algebra, "vector", shape=4)
    prepared = k.prepare(operand(backend, R), layout="even", unit=True)
    out = prepared.apply(operand(backend, x), layout="vector")
    assert_same_result(out, act(k, R, x, layouts=("even", "vector")), tolerance=1e-11)


@pytest.mark.parametrize(
    ("versors", "elements"),
    [
        ((), (5,)),
        ((5,), ()),
        ((5,), (5,)),
        ((4, 1), (5,)),
        ((1, 5), (4, 1)),
        ((0,), (1,)),
        ((), (0,)),
    ],
)
@pytest.mark.parametrize("target", ["vector", "full"])
def test_batches_of_prepared_versors(versors, elements, target, backend):
    k = gaforge.kernels("3", backend)
    R = random_versor(k.algebra, 2, shape=versors, layout="even")
    x = random_multivector(k.algebra, target, shape=elements)
    prepared = k.prepare(operand(backend, R), layout="even")
    out = prepared.apply(operand(backend, x), layout=target)
    expected = act(k, R, x, layouts=("even", target))
    assert out.shape == (*np.broadcast_shapes(versors, elements), k.algebra.layout(target).size)
    assert_same_result(out, expected, tolerance=1e-11)


def test_the_matrix_has_the_images_of_the_basis_vectors_as_columns(backend):
    k = gaforge.kernels("3", backend)
    R = random_versor(k.algebra, 2, layout="even")
    matrix = np.asarray(k.prepare(operand(backend, R), layout="even").matrix)
    images = act(k, R, np.eye(3), layouts=("even", "vector"))
    assert_same_result(matrix.T, images)
    assert_same_result(matrix @ matrix.T, np.eye(3))
    assert np.linalg.det(matrix) == pytest.approx(1)


FORMS = [
    ("3", "even", "vector", "matrix"),
    ("3", "even", "full", "matrix"),
    ("3", "full", "full", "matrix"),
    ("3", "scalar", "bivector", "sandwich"),
    ("3", "vector", "trivector", "matrix"),
    ("6", "even", "vector", "matrix"),
    ("6", "vector", "full", "sandwich"),
    ("6", "vector", "g3", "sandwich"),
]


@pytest.mark.parametrize(("signature", "versor", "target", "form"), FORMS)
def test_the_form_with_fewer_operations_is_chosen(signature, versor, target, form):
    k = gaforge.kernels(signature)
    R = np.eye(1, k.algebra.layout(versor).size)[0]
    assert k.prepare(R, layout=versor).form(target) == form
    slow = reference(signature).prepare(R, layout=versor)
    assert slow.form(target) == "sandwich"


@pytest.mark.parametrize(("versor", "target"), [("even", "vector"), ("scalar", "bivector")])
def test_a_prepared_versor_is_a_copy(versor, target, backend):
    k = gaforge.kernels("3", backend)
    R = operand(backend, np.eye(1, k.algebra.layout(versor).size)[0] * 2)
    x = operand(backend, np.ones(3))
    prepared = k.prepare(R, layout=versor)
    R[...] = np.nan
    assert np.asarray(prepared.apply(x, layout=target)).tolist() == [1, 1, 1]


def test_applying_twice_derives_the_map_once(monkeypatch):
    k = gaforge.kernels("3")
    prepared = k.prepare([1.0, 0, 0, 0], layout="even")
    x = np.ones((2, 3))
    first = prepared.apply(x, layout="bivector")
    monkeypatch.setattr(type(prepared), "_block", None)  # a call would fail
    assert prepared.apply(x, layout="bivector").tolist() == first.tolist()


def test_nan_in_a_prepared_versor_stays_nan(backend):
    k = gaforge.kernels("3", backend)
    R = operand(backend, np.array([1.0, np.nan, 0, 0]))
    prepared = k.prepare(R, layout="even")
    for target, size in (("vector", 3), ("full", 8)):
        out = prepared.apply(operand(backend, np.ones(size)), layout=target)
        assert np.isnan(np.asarray(out)).any()


@pytest.mark.parametrize("host", ["numba", "numpy"])
def test_what_cannot_be_prepared(host):
    k = gaforge.kernels("3", host)
    with pytest.raises(ShapeError, match=r"operand 0 has shape \(3,\).*4 coefficients.*'even'"):
        k.prepare(np.ones(3), layout="even")
    with pytest.raises(ShapeError, match=r"has shape \(\)"):
        k.prepare(1.0, layout="scalar")
    with pytest.raises(NotAVersorError):
        k.prepare(np.ones(8))
    with pytest.raises(LayoutError, match="'nothing' is not a layout"):
        k.prepare(np.ones(8), layout="nothing")
    prepared = k.prepare(np.eye(1, 8)[0])
    with pytest.raises(ShapeError, match="has shape"):
        prepared.apply(np.ones(4), layout="vector")
    with pytest.raises(LayoutError):
        prepared.apply(np.ones(4), layout="g7")


def test_gradients_reach_the_prepared_versor():
    torch = pytest.importorskip("torch")
    k = gaforge.kernels("3", "torch")
    # The unit form is a polynomial in R, defined beside the versors too.
    R = operand("torch", unit_versor(k.algebra, 2, layout="even")).requires_grad_()
    x = operand("torch", random_multivector(k.algebra, "vector", shape=2)).requires_grad_()

    def moved(R, x):
        return k.prepare(R, layout="even", unit=True).apply(x, layout="vector")

    assert torch.autograd.gradcheck(moved, (R, x))


def test_large_batches_of_prepared_versors():
    # Large enough for the thread pool, where results are matrices.
    k = gaforge.kernels("3")
    R = np.tile(random_versor(k.algebra, 2, layout="even"), (40_000, 1))
    x = random_multivector(k.algebra, "bivector")
    out = k.prepare(R, layout="even").apply(x, layout="bivector")
    expected = act(k, R[0], x, layouts=("even", "bivector"))
    assert_same_result(out, np.tile(expected, (40_000, 1)))


def test_the_algebra_of_a_prepared_versor_may_name_its_vectors_otherwise():
    k = gaforge.kernels(Algebra(2, start_index=0))
    assert k.prepare(k.algebra.coefficients({"e0": 1.0})).apply(
        k.algebra.coefficients({"e0": 1.0})
    ).tolist() == [0, -1, 0, 0]
