"""Samples are seeded, have the properties they promise, and come in every guise."""

import numpy as np
import pytest

import gaforge
from gaforge.algebra import Algebra
from gaforge.errors import DtypeError, LayoutError, NotInvertibleError
from gaforge.testing import (
    assert_rotor,
    assert_same_result,
    awkward,
    random_multivector,
    random_versor,
    unit_versor,
)

ALGEBRAS = [Algebra(3), Algebra(1, 1), Algebra(0, 2), Algebra(2, 0, 1), Algebra(1, 3)]


@pytest.mark.parametrize("sample", [random_multivector, random_versor, unit_versor])
def test_samples_are_seeded(sample):
    options = {} if sample is random_multivector else {"count": 2}
    first = sample(Algebra(2), rng=1, shape=4, **options)
    assert (first == sample(Algebra(2), rng=1, shape=4, **options)).all()
    assert (first == sample(Algebra(2), rng=np.random.default_rng(1), shape=4, **options)).all()
    assert not (first == sample(Algebra(2), rng=2, shape=4, **options)).all()
    assert len(np.unique(first[:, 0])) == 4  # elements of a batch differ


@pytest.mark.parametrize("dtype", [np.float32, float, np.complex64, complex, np.int32, int])
def test_dtypes(dtype):
    x = random_multivector(Algebra(2), "even", (5, 3), dtype)
    R = random_versor(Algebra(2), 2, (5, 3), dtype)
    assert (x.dtype, x.shape) == (dtype, (5, 3, 2))
    assert (R.dtype, R.shape) == (dtype, (5, 3, 4))
    if np.dtype(dtype).kind == "c":
        assert np.iscomplex(x).all()


@pytest.mark.parametrize("sample", [random_multivector, random_versor])
@pytest.mark.parametrize("dtype", [bool, np.uint8, object, "U1"])
def test_other_dtypes_are_refused(sample, dtype):
    options = {} if sample is random_multivector else {"count": 1}
    with pytest.raises(DtypeError, match="no samples of dtype"):
        sample(Algebra(2), dtype=dtype, **options)
    with pytest.raises(DtypeError, match="choose a float"):
        unit_versor(Algebra(2), 1, dtype=int)


@pytest.mark.parametrize("algebra", ALGEBRAS, ids=str)
@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize("dtype", [float, complex, int])
def test_versors_are_versors(algebra, count, dtype):
    k = gaforge.kernels(algebra, "numpy")
    R = random_versor(algebra, count, shape=20, dtype=dtype)
    assert np.isfinite(k.sandwich(R, np.ones(algebra.size))).all()  # checks them
    other = [mask.bit_count() % 2 != count % 2 for mask in algebra.masks]
    assert not R[:, other].any()
    square = k.normsq(R)[:, 0]
    assert (np.abs(square) > 0).all()
    solid = np.array([not mask & (1 << algebra.r) - 1 for mask in algebra.masks])
    size = (np.abs(R[:, solid]) ** 2).sum(-1)
    assert (np.abs(square) > 1e-2 * size).all()  # far from null


@pytest.mark.parametrize("algebra", ALGEBRAS, ids=str)
@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize("dtype", [np.float32, float, complex])
def test_unit_versors_are_units(algebra, count, dtype):
    k = gaforge.kernels(algebra, "numpy")
    R = unit_versor(algebra, count, shape=20, dtype=dtype)
    assert R.dtype == dtype
    square = k.normsq(R)
    sign = -1 if algebra.p == 0 and count % 2 and dtype is not complex else 1
    assert_same_result(square, np.full(square.shape, sign).astype(dtype), tolerance=1e-4)
    if count % 2 == 0 and dtype is not np.float32:
        assert_rotor(k, R, tolerance=1e-11)


def test_both_signs_of_vectors_occur():
    k = gaforge.kernels("2,2", "numpy")
    signs = np.sign(k.normsq(random_versor(k.algebra, 1, shape=50)))
    assert set(signs.ravel()) == {1, -1}


def test_versors_that_leave_the_layout_are_refused():
    with pytest.raises(LayoutError, match=r"grades \(0, 2\), which layout 'odd' does not hold"):
        random_versor(Algebra(3), 2, layout="odd")
    assert random_versor(Algebra(3), 5, layout="odd").shape == (4,)


def test_an_algebra_of_null_vectors_has_no_versors_but_scalars():
    with pytest.raises(NotInvertibleError, match="has no invertible vectors"):
        random_versor(Algebra(0, 0, 2), 1)
    assert random_versor(Algebra(0, 0, 2), 0).tolist() == [1, 0, 0, 0]
    assert random_versor(Algebra(0), 0, shape=2).tolist() == [[1], [1]]


# --- Guises --------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(4,), (3, 4), (2, 3, 4), (0, 4)])
@pytest.mark.parametrize("dtype", [float, np.float32, complex, int])
def test_guises_have_the_same_values(shape, dtype):
    array = random_multivector(Algebra(2), shape=shape[:-1], dtype=dtype)
    copy = array.copy()
    for name, guise in awkward(array):
        np.testing.assert_array_equal(np.asarray(guise), array, err_msg=name)
        assert np.asarray(guise).shape == shape
        assert np.asarray(guise).dtype.newbyteorder("=") == array.dtype, name
        assert not (shape[0] and np.shares_memory(np.asarray(guise), array))
    np.testing.assert_array_equal(array, copy)


def test_guises_are_what_they_are_called():
    array = np.arange(6.0).reshape(2, 3)
    guises = dict(awkward(array))
    assert guises["Fortran order"].flags.f_contiguous
    assert not guises["Fortran order"].flags.c_contiguous
    assert guises["every second entry"].strides == (96, 16)
    assert guises["negative strides"].strides == (-24, -8)
    assert not guises["read-only"].flags.writeable
    assert not guises["broadcast view"].flags.writeable
    assert guises["broadcast view"].base is not None
    assert type(guises["sub-class"]) is not np.ndarray
    assert guises["list"] == array.tolist()
    assert guises["big-endian"].dtype == ">f8"
    assert not guises["unaligned"].flags.aligned
    assert "list" not in dict(awkward(array.astype(np.float32)))  # a list would be of float64


def test_the_sub_class_must_be_converted():
    guise = dict(awkward(np.ones(3)))["sub-class"]
    with pytest.raises(AssertionError, match="multiply was called with a sub-class"):
        guise * 2
    assert (np.asarray(guise) * 2).tolist() == [2, 2, 2]
