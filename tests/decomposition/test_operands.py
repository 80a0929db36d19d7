"""Bad operands are refused with the reason and the way out."""

import numpy as np
import pytest

from gaforge import Algebra
from gaforge.decomposition import exp, log, power, slerp, split, sqrt
from gaforge.errors import (
    AlgebraMismatchError,
    DtypeError,
    LayoutError,
    ShapeError,
    SignatureError,
    UnknownMethodError,
)


@pytest.mark.parametrize("function", [split, exp])
def test_bivectors(function):
    with pytest.raises(ShapeError, match=r"shape \(2,\) holds no bivector elements of Cl\(3,0,0\)"):
        function("3", [1.0, 2.0])
    with pytest.raises(ShapeError):
        function("3", 1.0)
    with pytest.raises(DtypeError, match="complex128"):
        function("3", [1j, 2, 3])
    with pytest.raises(DtypeError, match="object"):
        function("3", np.array([1, 2, 3], object))
    with pytest.raises(AlgebraMismatchError, match=r"Algebra\(4, 0, 0\)"):
        function("3", Algebra(4).random("bivector"))
    with pytest.raises(LayoutError):
        function("3", Algebra(3).multivector({"1": 1.0, "e12": 2.0}))
    with pytest.raises(UnknownMethodError, match="'jordan' is not a method"):
        function("3", [1.0, 2, 3], method="jordan")
    with pytest.raises(SignatureError):
        function("three", [1.0, 2, 3])


@pytest.mark.parametrize("function", [log, sqrt, lambda *a, **k: power(*a, 0.5, **k)])
def test_rotors(function):
    with pytest.raises(ShapeError, match="last axis must have length 4"):
        function("3", [1.0, 2.0])
    with pytest.raises(DtypeError):
        function("3", [1j, 0, 0, 0])
    with pytest.raises(UnknownMethodError):
        function("3", [1.0, 0, 0, 0], method="closed")


def test_leading_axes_must_broadcast():
    R = np.tile([1.0, 0, 0, 0], (3, 1))
    with pytest.raises(ShapeError, match=r"\(3,\) and \(2,\)"):
        power("3", R, [0.1, 0.2])
    with pytest.raises(ShapeError):
        slerp("3", R, R[:2], 0.5)


def test_integers_and_halves():
    assert exp("2,0,1", [0, 3, 0]).dtype == np.float64
    assert exp("2,0,1", np.array([0, 3, 0], np.float16)).dtype == np.float32


def test_even_elements_of_large_algebras():
    with pytest.raises(SignatureError, match="n <= 12"):
        exp("13", np.zeros(78))
    parts = split("30", np.ones((2, 435)))
    assert parts.shape == (2, 15, 435)
