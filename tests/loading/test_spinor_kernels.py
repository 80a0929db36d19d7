"""Large algebras through the door: numbers against an independent product, errors, threads."""

import dense
import numpy as np
import pytest

from gaforge import Algebra, kernels
from gaforge.errors import DtypeError, GenerationError, IntegerOverflowError, ShapeError

TOLERANCE = {np.float64: 1e-13, np.float32: 2e-6}

# Committed ones of five kinds, and one each of the others, generated here.
SIGNATURES = ["7", "8", "9", "10", "11", "12", "6,1", "5,1,1"]


@pytest.fixture
def source():
    return np.random.default_rng(7)


def relative(got, wanted):
    return np.abs(got - wanted).max() / np.abs(wanted).max()


def sparse(algebra, source, shape, blades=24):
    """Return multivectors with a few coefficients, for slow references."""
    out = np.zeros((*shape, algebra.size))
    places = source.choice(algebra.size, blades, replace=False)
    out[..., places] = source.normal(size=(*shape, blades))
    return out


def spread(algebra, x, layout):
    """Return coefficients in a layout as full ones."""
    out = np.zeros((*x.shape[:-1], algebra.size), x.dtype)
    out[..., [algebra.positions[mask] for mask in algebra.layout(layout).masks]] = x
    return out


def narrow(algebra, x, layout):
    return x[..., [algebra.positions[mask] for mask in algebra.layout(layout).masks]]


@pytest.mark.parametrize(
    ("signature", "dtype"),
    [*((signature, np.float64) for signature in SIGNATURES), ("8", np.float32), ("11", np.float32)],
)
def test_dense_products(signature, dtype, source):
    k = kernels(signature)
    a = sparse(k.algebra, source, (2,)).astype(dtype)
    b = source.normal(size=(2, k.algebra.size)).astype(dtype)
    out = k.gp(a, b)
    assert out.dtype == dtype
    assert (
        relative(out, dense.product(k.algebra, a.astype(float), b.astype(float)))
        < (TOLERANCE[dtype])
    )
    np.testing.assert_allclose(k.gp(a, b)[1], k.gp(a[1], b[1]), rtol=0, atol=0)


def test_dense_operands_of_every_blade(source):
    k = kernels("9")
    a, b = source.normal(size=(2, 512))
    assert relative(k.gp(a, b), dense.product(k.algebra, a, b)) < 1e-13


@pytest.mark.parametrize("signature", ["8", "12"])
def test_one_operand_of_one_parity(signature, source):
    k = kernels(signature)
    algebra = k.algebra
    even = source.normal(size=algebra.layout("even").size) * (
        source.random(algebra.layout("even").size) < 0.05
    )
    whole = source.normal(size=algebra.size)
    wide = spread(algebra, even, "even")
    left = k.gp(even, whole, layouts=("even", "full"))
    assert relative(left, dense.product(algebra, wide, whole)) < 1e-13
    both = k.gp(even, even, layouts=("even", "even"))
    wanted = narrow(algebra, dense.product(algebra, wide, wide), "even")
    assert relative(both, wanted) < 1e-13


@pytest.mark.parametrize(
    ("signature", "dtype"), [("8", np.float32), ("11", np.float64), ("12", np.float32)]
)
def test_two_sided_products(signature, dtype, source):
    k = kernels(signature)
    algebra = k.algebra
    size = algebra.layout("even").size
    r, s = (source.normal(size=size) * (source.random(size) < 0.04) for _ in range(2))
    x = source.normal(size=(3, algebra.size)).astype(dtype)
    r, s = r.astype(dtype), s.astype(dtype)
    out = k.sandwich2(r, x, s, layouts=("even", "full", "even"))
    wide, back = (spread(algebra, v.astype(float), "even") for v in (r, s))
    moved = dense.product(algebra, wide, x.astype(float))
    # x ~s = ~(s ~x), so that the sparse operand stands on the left.
    wanted = dense.reverse(algebra, dense.product(algebra, back, dense.reverse(algebra, moved)))
    assert relative(out, wanted) < TOLERANCE[dtype]


def rotor(k, source, vectors):
    """Return a product of unit vectors, by dense products."""
    algebra = k.algebra
    out = np.zeros(algebra.size)
    out[0] = 1
    for _ in range(vectors):
        v = source.normal(size=algebra.n)
        v /= np.linalg.norm(v)
        out = k.gp(out, spread(algebra, v, "vector"))
    return out


@pytest.mark.parametrize("signature", ["7", "8", "11"])
def test_a_thousand_rotations_keep_the_norm(signature, source):
    k = kernels(signature)
    algebra = k.algebra
    x = source.normal(size=algebra.size)
    R = narrow(algebra, rotor(k, source, 6), "even")
    size = np.linalg.norm(x)
    for _ in range(1000):
        x = k.sandwich(R, x, layouts=("even", "full"), unit=True)
    assert abs(np.linalg.norm(x) / size - 1) < 1e-11


@pytest.mark.parametrize("vectors", [3, 4])
def test_versors_act_on_vectors_as_reflections_do(vectors, source):
    k = kernels("8")
    algebra = k.algebra
    parity = "even" if vectors % 2 == 0 else "odd"
    source_of_vectors = np.random.default_rng(3)
    R = narrow(algebra, rotor(k, np.random.default_rng(3), vectors), parity)
    v = source.normal(size=algebra.n)
    wanted = v.copy()
    reflections = [source_of_vectors.normal(size=algebra.n) for _ in range(vectors)]
    for u in reversed(reflections):
        wanted -= 2 * (u @ wanted) / (u @ u) * u
    got = k.sandwich(R, v, layouts=(parity, "vector"), unit=True)
    np.testing.assert_allclose(got, wanted, atol=1e-13)


class TestIntegers:
    def test_they_are_exact(self, source):
        k = kernels("8")
        a, b = source.integers(-99, 99, (2, 4, 256))
        out = k.gp(a, b)
        assert out.dtype == np.int64
        np.testing.assert_array_equal(out, dense.product(k.algebra, a, b))

    def test_large_ones_are_refused_with_the_way_out(self):
        with pytest.raises(IntegerOverflowError, match="pass floating-point"):
            kernels("8").gp(np.full(256, 10**6), np.full(256, 10**6))

    def test_permutations_take_any(self):
        x = np.arange(256) - 2**40
        k = kernels("8")
        np.testing.assert_array_equal(k.reverse(k.reverse(x)), x)
        np.testing.assert_array_equal(k.undual(k.dual(x)), x)


def test_complex_coefficients(source):
    k = kernels("8")
    a, b, c = source.normal(size=(3, 256))
    wanted = k.gp(a, b) + 1j * k.gp(c, b)
    np.testing.assert_allclose(k.gp(a + 1j * c, b), wanted, atol=1e-12)


def test_involutions_and_duals(source):
    k = kernels("9")
    x = source.normal(size=(2, 512))
    np.testing.assert_array_equal(k.reverse(x), dense.reverse(k.algebra, x))
    np.testing.assert_array_equal(k.involute(x), dense.involute(k.algebra, x))
    one = np.zeros(512)
    one[-1] = 1
    np.testing.assert_allclose(k.undual(x), k.gp(x, one), atol=1e-13)


def test_wrong_operands_are_named():
    k = kernels("8")
    with pytest.raises(ShapeError, match="operand 1 has shape"):
        k.gp(np.ones(256), np.ones(255))
    with pytest.raises(DtypeError, match="float16"):
        k.gp(np.ones(256, np.float16), np.ones(256, np.float16))
    with pytest.raises(DtypeError, match="masked"):
        k.gp(np.ma.masked_array(np.ones(256), mask=True), np.ones(256))


def test_large_batches_run_on_threads_and_do_not_depend_on_their_number(source):
    import numba

    k = kernels("8")
    a, b = source.normal(size=(2, 3000, 256))
    before = numba.get_num_threads()
    try:
        numba.set_num_threads(1)
        alone = k.gp(a, b)
    finally:
        numba.set_num_threads(before)
    np.testing.assert_array_equal(k.gp(a, b), alone)


def test_transforms_multiply_matrices(source):
    """The planes of a product are the product of planes: here of M_16(R), one plane."""
    k = kernels("8")
    to, back = (k.evaluator(f"{way}_spinor", (k.algebra.layout("full"),)) for way in ("to", "from"))
    a, b = source.normal(size=(2, 256))
    A, B, AB = (to([x]).reshape(16, 16).T for x in (a, b, k.gp(a, b)))
    np.testing.assert_allclose(A @ B, AB, atol=1e-12)
    np.testing.assert_allclose(back([to([a])]), a, atol=1e-14)


class TestLargest:
    def test_vectors_need_no_table_of_all_blades(self, source):
        k = kernels("30")
        u, v = source.normal(size=(2, 30))
        out = k.gp(u, v, layouts=("vector", "vector"))
        assert out.shape == (1 + 435,)
        assert out[0] == pytest.approx(u @ v)

    def test_dense_products_of_more_than_fourteen_are_refused(self):
        with pytest.raises(GenerationError, match="name smaller layouts"):
            kernels("15").gp(np.zeros(2**15), np.zeros(2**15))

    def test_the_memory_of_a_product_is_that_of_its_operands(self):
        """Tables and buffers of Cl(12) take less than a megabyte."""
        from gaforge.generated import cl_12_0_0_numba as module

        tables = [v.nbytes for n, v in vars(module).items() if n.startswith(("_PLACES", "_SIGNS"))]
        assert sum(tables) < 1 << 20
        assert Algebra(12).size * 8 < 1 << 16
