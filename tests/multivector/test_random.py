"""Random elements are of their kind, of any shape, and repeat with their seed."""

import numpy as np
import pytest
from algebras import signatures

from gaforge import Algebra
from gaforge.errors import DtypeError, GaforgeError, LayoutError


@pytest.mark.parametrize("algebra", signatures(4)[::2], ids=str)
def test_versors_and_rotors_are_what_they_say(algebra):
    for shape in ((), (3,), (2, 2)):
        R = algebra.random("rotor", shape=shape, seed=5)
        assert R.shape == shape
        assert R.layout.name == algebra.layout("even").name
        assert np.all(R.is_rotor())
        if algebra.p + algebra.q:
            V = algebra.random("versor", shape=shape, seed=5)
            assert np.all(V.is_versor())
            v = algebra.random("unit vector", shape=shape, seed=5)
            assert np.allclose(np.abs((v * v)["1"]), 1)


def test_versors_have_both_parities_and_are_no_units():
    algebra = Algebra(3)
    layouts = {algebra.random("versor", seed=seed).layout.name for seed in range(20)}
    assert layouts == {"even", "odd"}
    assert abs(algebra.random("versor", seed=1).norm() - 1) > 1e-3


@pytest.mark.parametrize(
    ("kind", "grades"),
    [
        ("multivector", (0, 1, 2, 3, 4)),
        ("vector", (1,)),
        ("bivector", (2,)),
        ("even", (0, 2, 4)),
        ("g3", (3,)),
        ((0, 3), (0, 3)),
        ("pseudoscalar", (4,)),
    ],
    ids=str,
)
def test_layouts_are_kinds(kind, grades):
    x = Algebra(2, 2).random(kind, shape=1000, seed=1)
    assert (x.layout.grades, x.shape) == (grades, (1000,))
    assert abs(x.coefficients.mean()) < 0.1
    assert abs(x.coefficients.std() - 1) < 0.1


def test_seeds():
    algebra = Algebra(3)
    for kind in ("vector", "versor", "rotor", "unit vector"):
        assert algebra.random(kind, seed=3) == algebra.random(kind, seed=3)
        assert algebra.random(kind, seed=3) != algebra.random(kind, seed=4)
        assert algebra.random(kind) != algebra.random(kind)
    source = np.random.default_rng(3)
    first = algebra.random("vector", seed=source)
    assert first == algebra.random("vector", seed=3)
    assert algebra.random("vector", seed=source) != first


def test_dtypes_and_large_algebras():
    assert Algebra(3).random("rotor", seed=1, dtype="float32").dtype == np.float32
    assert Algebra(3).random("rotor", seed=1, dtype="float32").is_rotor() is True
    assert Algebra(20).random("vector", seed=1).coefficients.shape == (20,)
    with pytest.raises(DtypeError):
        Algebra(3).random("vector", dtype=int)


def test_what_does_not_exist_is_refused():
    with pytest.raises(LayoutError, match="spinor"):
        Algebra(3).random("spinor")
    for kind in ("unit vector", "versor"):
        with pytest.raises(GaforgeError, match="every vector"):
            Algebra(0, 0, 2).random(kind)
    assert Algebra(0).random("rotor") == 1
