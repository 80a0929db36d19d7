"""What happens around the kernels: shapes, dtypes, views, results to write into, bad versors.

The same rules hold for every target on NumPy arrays, so every test runs on both.
"""

import re
import warnings

import numpy as np
import pytest
from emitted import emitted, full, multiply, table

from gaforge.algebra import Algebra
from gaforge.codegen.spec import KernelSpec

TARGETS = ["numba", "numpy"]
PLANE = Algebra(2)
PGA = Algebra(2, 0, 1)
MINKOWSKI = Algebra(1, 1)
GP = table(PLANE, "gp", *[PLANE.layout("full")] * 3)
DTYPES = [np.float32, np.float64, np.complex64, np.complex128]
LIMITS = np.iinfo(np.int64)


def specs(algebra: Algebra) -> list[KernelSpec]:
    """Few kernels, because Numba compiles each for each dtype."""
    of = KernelSpec.of
    return [
        of(algebra, "gp"),
        of(algebra, "norm", "vector"),
        of(algebra, "inv", "vector"),
        of(algebra, "sandwich", "even", "vector"),
        of(algebra, "sandwich", "full", "vector"),
        of(algebra, "sandwich", "even", "vector", unit=True),
    ]


@pytest.fixture(scope="module", params=TARGETS)
def load(request, tmp_path_factory):
    """A function from algebra to emitted module."""
    modules = {}

    def load(algebra):
        if algebra not in modules:
            folder = tmp_path_factory.mktemp(f"{algebra.name}_{request.param}")
            modules[algebra] = emitted(folder, algebra, request.param, specs(algebra))
        return modules[algebra]

    return load


@pytest.fixture
def plane(load):
    return load(PLANE)


@pytest.fixture
def pga(load):
    return load(PGA)


def numbers(shape: tuple[int, ...], dtype: object = float, seed: int = 0) -> np.ndarray:
    rng = np.random.default_rng(seed)
    values = rng.standard_normal(shape)
    if np.dtype(dtype).kind == "c":
        values = values + 1j * rng.standard_normal(shape)
    return values.astype(dtype)


# --- Shapes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ((), ()),
        ((5,), (5,)),
        ((5,), ()),
        ((), (5,)),
        ((1,), ()),
        ((1,), (5,)),
        ((1, 1), (3, 4)),
        ((3, 1), (4,)),
        ((3, 1), (1, 4)),
        ((2, 1, 3), (4, 1)),
        ((0,), ()),
        ((0,), (1,)),
        ((2, 0), (1, 1)),
        ((1, 2), (0, 1, 2)),
    ],
)
def test_leading_axes_broadcast(plane, a, b):
    left, right = numbers((*a, 4)), numbers((*b, 4), seed=1)
    result = plane.gp(left, right)
    assert result.shape == (*np.broadcast_shapes(a, b), 4)
    np.testing.assert_allclose(result, multiply(GP, left, right), rtol=1e-14, atol=1e-14)


@pytest.mark.parametrize(
    ("a", "b", "message"),
    [
        (np.ones(3), np.ones(4), "operand 0 has shape (3,)"),
        (np.ones(4), np.ones((4, 1)), "operand 1 has shape (4, 1)"),
        (np.float64(1), np.ones(4), "operand 0 has shape ()"),
        (np.ones((2, 4)), np.ones((3, 4)), "leading axes (3,) of operand 1 do not broadcast"),
        (np.ones((0, 4)), np.ones((2, 4)), "leading axes (2,) of operand 1 do not broadcast"),
        ([[1, 2, 3, 4], [5]], np.ones(4), "inhomogeneous"),
    ],
)
def test_wrong_shapes_are_refused(plane, a, b, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        plane.gp(a, b)


def test_batches_of_many_blocks_are_computed_whole(plane):
    size = getattr(plane, "_BLOCK", 2048)
    for count in (size - 1, size, size + 1, 2 * size + 3):
        left, right = numbers((count, 4)), numbers((count, 4), seed=1)
        for a, b in ((left, right), (left, right[0]), (left[:1], right)):
            np.testing.assert_allclose(plane.gp(a, b), multiply(GP, a, b), rtol=1e-13, atol=1e-13)


# --- Dtypes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES)
def test_dtypes_are_kept(plane, dtype):
    a, b = numbers((3, 4), dtype), numbers((3, 4), dtype, 1)
    result = plane.gp(a, b)
    assert result.dtype == dtype
    wanted = multiply(GP, a.astype(complex), b.astype(complex))
    np.testing.assert_allclose(result, wanted, rtol=0, atol=20 * np.finfo(dtype).eps)


@pytest.mark.parametrize("code", [">f4", ">f8", ">c8", ">c16", ">i8"])
def test_bytes_in_the_other_order_are_read_right(plane, code):
    native = np.dtype(code).newbyteorder("=")
    a = (8 * numbers((3, 4), native if native.kind != "i" else float)).astype(native)
    other = a.astype(code)
    for result in (plane.gp(other, other), plane.gp(other, a), plane.gp(a, other)):
        assert result.dtype == native
        np.testing.assert_array_equal(result, plane.gp(a, a))


@pytest.mark.parametrize(
    ("a", "b", "result"),
    [
        ("f4", "f8", "f8"),
        ("f4", "c8", "c8"),
        ("f4", "c16", "c16"),
        ("f2", "f4", "f4"),
        ("i8", "f8", "f8"),
        ("i1", "f4", "f4"),
        ("i4", "i4", "i8"),
        ("?", "?", "i8"),
        ("u1", "i2", "i8"),
        ("u8", "u8", "i8"),
        ("u8", "i8", "i8"),
        ("i8", "u8", "i8"),
    ],
)
def test_dtypes_mix(plane, a, b, result):
    left, right = np.array([1, 0, 1, 1], a), np.array([0, 1, 1, 1], b)
    got = plane.gp(left, right)
    assert got.dtype == result
    np.testing.assert_array_equal(got, multiply(GP, left.astype(result), right.astype(result)))


def test_integers_are_exact_beyond_the_precision_of_floats(plane):
    a = np.array([2**30 + 1, 1 - 2**29, 2**28 - 3, 7])
    b = np.array([2**29 - 1, 5, 2**27 + 1, 1 - 2**28])
    assert plane.gp(a, b).tolist() == multiply(GP, a, b).tolist()
    assert plane.gp(a.astype(np.uint64) * 0 + 3, b).tolist() == multiply(GP, 0 * a + 3, b).tolist()


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ([2**31, 0, 0, 0], [2**31, 0, 0, 0]),
        ([LIMITS.min, 0, 0, 0], [0, 0, 0, 0]),
        ([LIMITS.max, 0, 0, 0], [1, 0, 0, 0]),
        (np.array([2**64 - 1, 0, 0, 0], np.uint64), [1, 0, 0, 0]),
        ([[0, 0, 0, 0], [2**40, 0, 0, 0]], [2**30, 0, 0, 0]),
    ],
)
def test_integers_that_might_overflow_are_refused(plane, a, b):
    with pytest.raises(OverflowError, match="gp__full__full: integer coefficients this large"):
        plane.gp(a, b)


def test_the_integer_bound_counts_all_terms(pga):
    # The last entry is a sum of 8 products of 2**60: no product is too large, but the sum is.
    a, b = np.full(8, 2**30), table(PGA, "gp", *[PGA.layout("full")] * 3)[:, :, 7].sum(0) * 2**30
    with pytest.raises(OverflowError):
        pga.gp(a, b)


def test_narrow_integers_are_widened_before_they_are_multiplied(plane):
    a = np.full((3, 4), 2**30, np.int32)
    np.testing.assert_array_equal(plane.gp(a, a // 2**10), plane.gp(a[0], a[0] // 2**10) + 0 * a)
    assert plane.gp(a, a // 2**10)[0].tolist() == [2**51, 2**51, 2**51, 2**51]


def test_the_integer_bound_holds_for_cubic_results(plane):
    R, x = np.array([600_000, 400_000]), np.array([500_000, -300_000])
    exact = [int(v) for v in R], [int(v) for v in x]
    (a, c), (u, v) = exact  # R = a + c e12; what the unit form computes for an R of any norm
    got = plane.sandwich_unit__even__vector(R, x)
    scale = abs(a * a + c * c) + 1
    assert all(abs(int(entry)) < 2 * scale * (abs(u) + abs(v)) for entry in got)
    approximate = plane.sandwich_unit__even__vector(R.astype(float), x.astype(float))
    np.testing.assert_allclose(got.astype(float), approximate, rtol=1e-12)
    with pytest.raises(OverflowError):
        plane.sandwich_unit__even__vector(4 * R, x)


@pytest.mark.parametrize(
    "value",
    [
        np.ones(4, np.float16),
        np.ones(4, np.longdouble),
        np.ones(4, np.clongdouble),
        np.ones(4, object),
        [1, 2**70, 0, 0],
        np.array(["1", "2", "3", "4"]),
        np.ones(4, "datetime64[s]"),
        np.ones(4, "timedelta64[s]"),
        np.zeros(4, [("re", float), ("im", float)]),
        np.ma.masked_array(np.ones(4), [0, 0, 1, 0]),
        [None, 0, 0, 0],
    ],
    ids=lambda value: str(np.asarray(value).dtype),
)
def test_what_is_no_number_to_compute_with_is_refused(plane, value):
    assert np.dtype(np.longdouble) != np.dtype(float), "this platform has no longer floats"
    with pytest.raises(TypeError, match=r"not supported|could not be promoted"):
        plane.gp(value, value)


def test_lists_of_numbers_are_operands(plane):
    assert plane.gp([0, 1, 0, 0], [0, 0, 1, 0]).tolist() == [0, 0, 0, 1]
    assert plane.gp([0, 1.5, 0, 0], [[0, 0, 1, 0]]).tolist() == [[0, 0, 0, 1.5]]


@pytest.mark.parametrize("dtype", ["i8", "u1", "?", ">i4"])
def test_quotients_and_roots_of_integers_are_floats(plane, dtype):
    x = np.array([1, 1], dtype)
    for got, wanted in ((plane.inv__vector(x), [0.5, 0.5]), (plane.norm__vector(x), [2**0.5])):
        assert got.dtype == float
        np.testing.assert_allclose(got, wanted, rtol=1e-15)
    rotated = plane.sandwich__even__vector(np.array([1, 1], dtype), x)
    assert rotated.dtype == float
    np.testing.assert_allclose(rotated, [1, -1], atol=1e-15)


def test_large_integers_act_as_rounded_versors(plane):
    R = np.array([3 * 2**60, 2**62])  # their squares do not fit int64
    rotated = plane.sandwich__even__vector(R, [1, 0])
    np.testing.assert_allclose(rotated, [(9 - 16) / 25, -24 / 25], rtol=1e-14)


def test_norms_are_defined_for_real_numbers(plane):
    assert plane.norm__vector(np.float32([3, 4])).dtype == np.float32
    with pytest.raises(TypeError, match="complex128 are not supported; pass float32, float64 or"):
        plane.norm__vector(np.array([1j, 0]))


def test_a_complex_vector_has_an_inverse(plane):
    x = np.array([1 + 2j, 3 - 1j])
    np.testing.assert_allclose(plane.inv__vector(x), x / (x @ x), rtol=1e-14)


def test_zero_divided_by_gives_no_number_and_no_warning(plane):
    for x in (np.zeros(2), np.zeros((3, 2)), np.zeros(2, np.float32)):
        assert not np.isfinite(plane.inv__vector(x)).any()


def test_a_complex_null_vector_has_no_inverse(plane):
    try:
        result = plane.inv__vector(np.array([1, 1j]))
    except ZeroDivisionError:  # Numba divides complex numbers as Python does
        return
    assert not np.isfinite(result).any()


# --- Views ----------------------------------------------------------------------------------------


def unaligned(array: np.ndarray) -> np.ndarray:
    buffer = bytearray(array.nbytes + 1)
    view = np.frombuffer(buffer, array.dtype, array.size, offset=1).reshape(array.shape)
    view[...] = array
    return view


def read_only(array: np.ndarray) -> np.ndarray:
    array = array.copy()
    array.flags.writeable = False
    return array


VIEWS = {
    "strided": lambda a: np.repeat(a, 2, axis=-1)[..., ::2],
    "reversed": lambda a: a[..., ::-1].copy()[..., ::-1],
    "every other element": lambda a: np.repeat(a, 2, axis=0)[::2],
    "fortran": np.asfortranarray,
    "transposed": lambda a: np.ascontiguousarray(np.moveaxis(a, -1, 0)).transpose(1, 2, 0),
    "read-only": read_only,
    "broadcast": lambda a: np.broadcast_to(a[:1], a.shape),
    "unaligned": unaligned,
    "subclass": lambda a: a.view(type("Sub", (np.ndarray,), {})),
    "list": lambda a: a.tolist(),
}


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("shape", [(3, 2, 4), (1, 1, 4)])
def test_any_memory_layout_is_read_right_and_not_changed(plane, view, shape):
    left, right = (VIEWS[view](numbers(shape, seed=seed)) for seed in (0, 1))
    before = np.array(left), np.array(right)
    result = plane.gp(left, right)
    assert type(result) is np.ndarray
    np.testing.assert_allclose(result, multiply(GP, *before), rtol=1e-14, atol=1e-14)
    for now, then in zip((left, right), before, strict=True):
        np.testing.assert_array_equal(now, then)


@pytest.mark.parametrize("count", [1, 5])
def test_the_result_shares_no_memory_with_operands(plane, count):
    R, x = np.array([1.0, 0.0]), numbers((count, 2))
    kept = x.copy()
    plane.sandwich_unit__even__vector(R, x)[...] = 0
    np.testing.assert_array_equal(x, kept)


# --- Results to write into ------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(4,), (1, 4), (3, 4), (0, 4)])
def test_out_is_filled_and_returned(plane, shape):
    a, b = numbers(shape), numbers(shape, seed=1)
    out = np.full(shape, np.nan)
    assert plane.gp(a, b, out=out) is out
    np.testing.assert_array_equal(out, plane.gp(a, b))


@pytest.mark.parametrize(
    "out",
    [
        np.empty(4),
        np.empty((2, 4)),
        np.empty((3, 4), np.float32),
        np.empty((3, 4), ">f8"),
        np.empty((3, 8))[:, ::2],
        np.empty((4, 3)).T,
        read_only(np.empty((3, 4))),
        np.empty((3, 4)).tolist(),
        unaligned(np.empty((3, 4))),
    ],
)
def test_an_unfit_out_is_refused(plane, out):
    a = numbers((3, 4))
    with pytest.raises(ValueError, match=r"out must be .* of shape \(3, 4\) and dtype float64"):
        plane.gp(a, a, out=out)


def test_out_may_be_an_operand(plane):
    for shape in ((4,), (5, 4), (5000, 4)):
        a, b = numbers(shape), numbers(shape, seed=1)
        wanted = multiply(GP, a, b)
        for place in (0, 1):
            operands = [a.copy(), b.copy()]
            plane.gp(*operands, out=operands[place])
            np.testing.assert_allclose(operands[place], wanted, rtol=1e-13, atol=1e-13)


def test_out_may_overlap_with_operands(plane):
    buffer = numbers((5001, 4))
    wanted = multiply(GP, buffer[:-1], buffer[:1])
    plane.gp(buffer[:-1], buffer[:1], out=buffer[1:])
    np.testing.assert_allclose(buffer[1:], wanted, rtol=1e-13, atol=1e-13)


# --- Versors --------------------------------------------------------------------------------------


def test_a_versor_acts_whatever_its_size(plane):
    angle = 0.7
    R = np.array([np.cos(angle / 2), -np.sin(angle / 2)])
    wanted = [np.cos(angle), np.sin(angle)]
    for size in (1.0, -3.0, 1e-100, 1e100):
        np.testing.assert_allclose(
            plane.sandwich__even__vector(size * R, [1.0, 0.0]), wanted, rtol=1e-14
        )


def test_an_odd_versor_reflects(plane):
    e1 = np.array([0.0, 2.0, 0.0, 0.0])
    np.testing.assert_allclose(plane.sandwich__full__vector(e1, [[3.0, 5.0]]), [[-3.0, 5.0]])


@pytest.mark.parametrize("dtype", DTYPES)
def test_mixed_parity_is_no_versor(plane, dtype):
    R = np.array([[1, 0, 0, 0], [0, 1, 0, 0], [1, 1, 0, 0]], dtype)
    with pytest.raises(ArithmeticError, match=r"R\[2\] is not a versor") as caught:
        plane.sandwich__full__vector(R, np.ones(2, dtype))
    assert not isinstance(caught.value, ZeroDivisionError)
    plane.sandwich__full__vector(R[:2], np.ones(2, dtype))


@pytest.mark.parametrize(("dtype", "tolerance"), [(np.float32, 1e-4), (np.float64, 1e-9)])
def test_the_tolerance_is_the_one_stated(plane, dtype, tolerance):
    one, x = np.array([1, 0, 0, 0], dtype), np.ones(2, dtype)
    plane.sandwich__full__vector(one + np.array([0, 0.5 * tolerance, 0, 0], dtype), x)
    with pytest.raises(ArithmeticError, match=f"above the tolerance {tolerance:g}"):
        plane.sandwich__full__vector(one + np.array([0, 2 * tolerance, 0, 0], dtype), x)


@pytest.mark.parametrize(
    "R",
    [[0.0, 0.0], [1e-160, 0.0], [1e160, 0.0], [np.inf, 0.0], np.float32([1e-22, 0]), [0, 0]],
    ids=str,
)
def test_what_has_no_inverse_in_its_precision_is_refused(plane, R):
    for batch in (R, [[1.0, 0.0], R]):
        R = np.asarray(batch, np.asarray(R).dtype)
        with pytest.raises(ZeroDivisionError, match=r"R(\[1\])? has no inverse in float"):
            plane.sandwich__even__vector(R, np.ones(2, R.dtype))


def test_no_number_stays_no_number(plane):
    R = np.array([[1.0, 0.0], [np.nan, 0.0]])
    got = plane.sandwich__even__vector(R, np.ones(2))
    np.testing.assert_array_equal(np.isnan(got), [[False, False], [True, True]])


def test_an_empty_batch_of_versors_is_fine(plane):
    assert plane.sandwich__even__vector(np.ones((0, 2)), np.ones((1, 2))).shape == (0, 2)


def test_wrong_operands_of_a_sandwich_are_named(plane):
    with pytest.raises(ValueError, match="operand 0 has shape"):
        plane.sandwich__even__vector(np.ones(4), np.ones(2))
    with pytest.raises(ValueError, match="operand 1 has shape"):
        plane.sandwich__even__vector(np.ones(2), np.ones(4))
    with pytest.raises(TypeError, match="masked"):
        plane.sandwich__even__vector(np.ma.masked_array(np.ones(2), [0, 1]), np.ones(2))


@pytest.mark.parametrize(("dtype", "far"), [(np.float32, 1e6), (np.float64, 1e14)])
def test_far_translations_are_versors(pga, dtype, far):
    # R = 1 + far/2 e01 moves the line e1 by `far`; its null part is no reason for an error.
    R = PGA.coefficients({"1": 1, "e01": far / 2}, "even", dtype)
    got = pga.sandwich__even__vector(R, PGA.coefficients({"e1": 1}, "vector", dtype))
    np.testing.assert_allclose(got, PGA.coefficients({"e1": 1, "e0": far}, "vector"))


def test_null_elements_have_no_inverse(pga):
    for R in ({"e01": 1.0}, {"e01": 1.0, "e02": 1e6}):
        with pytest.raises(ZeroDivisionError):
            pga.sandwich__even__vector(PGA.coefficients(R, "even"), np.ones(3))
    with pytest.raises(ArithmeticError, match="not a versor"):  # 1 + e0 has mixed parity
        pga.sandwich__full__vector(PGA.coefficients({"1": 1.0, "e0": 1.0}), np.ones(3))


def boost(rapidity: float, dtype: object) -> np.ndarray:
    return np.array([np.cosh(rapidity / 2), np.sinh(rapidity / 2)], dtype)


def test_boosts_are_right_or_refused(load):
    minkowski = load(MINKOWSKI)
    for dtype, ends in ((np.float32, range(1, 40)), (np.float64, range(1, 80))):
        refused = False
        for rapidity in ends:
            R = boost(rapidity, dtype)
            try:
                got = minkowski.sandwich__even__vector(R, np.array([1, 0], dtype))
            except ZeroDivisionError:
                refused = True
                continue
            assert not refused, "a larger boost was accepted than one refused"
            c, s = (int(v * 2**150) for v in R.tolist())  # exact: the action of this very R
            d = (c + s) * (c - s)
            exact = np.array([(c * c + s * s) / d, -2 * c * s / d])
            error = np.linalg.norm(np.abs(got) - np.abs(exact)) / np.linalg.norm(exact)
            assert error < 4e-3, (dtype, rapidity)
        assert refused


def test_complex_versors_are_measured_by_their_moduli(load):
    minkowski = load(MINKOWSKI)
    R, x = np.array([1, 1j]), np.array([1.0, 2.0])  # the squares of R sum to 0, but R ~R = 2
    constants = table(MINKOWSKI, "gp", *[MINKOWSKI.layout("full")] * 3)
    whole = full(MINKOWSKI, MINKOWSKI.layout("even"), R)
    turned = multiply(constants, whole, full(MINKOWSKI, MINKOWSKI.layout("vector"), x))
    wanted = multiply(constants, turned, whole * np.array([1, 1, 1, -1])) / 2
    got = minkowski.sandwich__even__vector(R, x)
    np.testing.assert_allclose(got, wanted[1:3], atol=1e-14)


def test_nothing_warns(plane):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        huge = np.full(4, 1e300)
        assert not np.isfinite(plane.gp(huge, huge)[0])
        plane.gp(np.full((3, 4), np.inf), huge)
