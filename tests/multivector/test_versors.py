"""Versors, rotors and blades: units or not, null or not, in every signature."""

import numpy as np
import pytest
from algebras import signatures

from gaforge import Algebra
from gaforge.errors import NotAVersorError, NotInvertibleError
from gaforge.loading.reference import check_versor, reference
from gaforge.multivector import action, stack
from gaforge.multivector.conditions import versor_forms
from gaforge.multivector.space import space_of

SPACE = Algebra(3)


def is_versor_by_definition(x) -> bool:
    """One parity, ``V ~V`` a scalar other than zero, ``V e_i ~V`` a vector for all i."""
    if x.even and x.odd:
        return False
    images = [x * v * ~x for v in x.algebra.basis_vectors()]
    square = x * ~x
    return bool(square) and square.grades == (0,) and all(y.grades in ((), (1,)) for y in images)


@pytest.mark.parametrize("algebra", signatures(3), ids=str)
def test_small_elements_by_definition(algebra):
    source = np.random.default_rng(1)
    values = source.integers(-1, 2, size=(60, algebra.size))
    values[20:40, source.integers(0, algebra.size, size=3)] = 0
    for parity in (0, 1):
        odd = np.array([mask.bit_count() % 2 == parity for mask in algebra.masks])
        values[30 + 10 * parity : 40 + 10 * parity, odd] = 0
    batch = algebra.multivector(values)
    expected = [is_versor_by_definition(x) for x in batch]
    assert batch.is_versor().tolist() == expected
    assert batch.astype(float).is_versor().tolist() == expected
    assert batch.astype(object).is_versor().tolist() == expected


@pytest.mark.parametrize("signature", [(3,), (2, 0, 1), (1, 3), (3, 3), (6,), (4, 0, 2)], ids=str)
def test_products_of_vectors_are_versors_and_sums_are_not(signature):
    algebra = Algebra(*signature)
    V = algebra.random("versor", shape=(5,), seed=2)
    R = algebra.random("rotor", shape=(5,), seed=2)
    assert V.is_versor().all()
    assert R.is_versor().all()
    assert R.is_rotor().all()
    assert (-R).is_rotor().all()
    assert not (2 * R).is_rotor().any()
    assert not (R + R[::-1])[:2].is_rotor().any()
    assert not (V + V.dense().involute() * 0 + 1e-3 * algebra.random(seed=1)).is_versor().any()


def test_an_even_unit_element_need_not_be_a_rotor():
    algebra = Algebra(6)
    x = algebra.multivector({"1": np.cos(0.3), "e123456": np.sin(0.3)})
    assert ((x * ~x) - 1).allclose(0)
    assert x.is_rotor() is False
    assert x.astype(object).is_rotor() is False
    with pytest.raises(NotAVersorError):
        x >> algebra.random("vector", seed=1)


def test_rotors_are_even_units_to_a_tolerance():
    R = SPACE.random("rotor", seed=1)
    e1 = SPACE.multivector({"e1": 1.0})
    assert R.dense().is_rotor() is True
    assert e1.is_rotor() is False
    assert e1.is_versor() is True
    assert (R * (1 + 1e-12)).is_rotor() is True
    assert (R * (1 + 1e-6)).is_rotor() is False
    assert (R * (1 + 1e-6)).is_rotor(tolerance=1e-4) is True
    assert R.astype("float32").is_rotor() is True
    assert (R + 1e-12 * e1).is_rotor() is True
    assert (R + 1e-6 * e1).is_rotor() is False
    sta = Algebra(1, 1).multivector({"1": 0.0, "e12": 1.0})
    assert sta.is_versor() is True
    assert sta.is_rotor() is False  # its square R ~R is -1


def test_null_elements():
    pga = Algebra(2, 0, 1)
    e0, e1, _ = pga.basis_vectors()
    assert e0.is_versor() is False
    assert (1.0 + 1e9 * e0 * e1).is_rotor(tolerance=1e-6) is True  # a far translation
    assert (e0 * e1).is_blade() is True
    with pytest.raises(NotInvertibleError):
        e0 >> e1
    mink = Algebra(1, 1)
    assert mink.multivector({"e1": 1.0, "e2": 1.0}).is_versor() is False
    assert SPACE.multivector({}).is_versor() is False
    with pytest.raises(NotInvertibleError):
        SPACE.multivector({}) >> SPACE.multivector({"e1": 1})


def test_sizes_do_not_matter():
    V = SPACE.random("versor", seed=3)
    W = V + 1e-3 * SPACE.random(seed=1)
    for scale in (1e-200, 1e-9, 1e200):
        assert (V * scale).is_versor() is True
        assert (W * scale).is_versor() is False
        assert (V * scale >> V).allclose(V >> V)


def test_not_a_number_is_no_versor_and_stays_not_a_number():
    V = SPACE.multivector({"e1": np.array([1.0, np.nan])})
    assert V.is_versor().tolist() == [True, False]
    out = V >> SPACE.multivector({"e1": 1.0})
    assert out[0] == SPACE.multivector({"e1": -1})
    assert np.isnan(out[1].coefficients).any()


@pytest.mark.parametrize("signature", [(3,), (1, 1, 1), (4,), (6,), (3, 1, 2)], ids=str)
def test_the_conditions_are_those_of_the_reference(signature):
    algebra = Algebra(*signature)
    good = algebra.random("rotor", shape=(4,), seed=3)
    noise = algebra.random("even", shape=(4,), seed=4)
    for size in (0, 1e-12, 1e-7, 1e-2):
        for R in good + size * noise:
            try:
                check_versor(algebra, np.array(R.coefficients), R.layout)
                expected = True
            except NotAVersorError:
                expected = False
            assert R.is_versor() is expected
    frame = space_of(algebra).full
    assert (len(versor_forms(frame).starts) == 0) == (algebra.n <= 3)


def test_sandwiches_agree_with_the_reference():
    for algebra in (Algebra(3), Algebra(2, 0, 1), Algebra(1, 3)):
        x = algebra.random(shape=(3,), seed=2)
        for seed in range(4):
            R = algebra.random("versor", shape=(3,), seed=seed)
            layouts = (R.layout, x.layout)
            for unit in (False, True):
                expected = reference(
                    algebra, "sandwich", R.coefficients, x.coefficients, layouts=layouts, unit=unit
                )
                assert np.allclose(R.sandwich(x, unit=unit).coefficients, expected)
                assert np.allclose(R.dense().sw(x, unit=unit).coefficients, expected)
            v = x.restrict("vector", drop=True)
            assert (R >> v).layout.name == "vector"
            assert (R >> v).allclose(R * (v.involute() if R.odd.grades else v) * R.inv())
            assert R.sandwich2(x, R.involute()).allclose(R * x * ~R.involute())


def test_batches_of_both_parities_act_element_by_element():
    e1, e2, _ = SPACE.basis_vectors()
    R = stack([e1.astype(float), (e1 * e2).astype(float)])
    out = R >> e1
    assert out == SPACE.multivector({"e1": [-1.0, -1.0]})
    assert (R >> e2) == SPACE.multivector({"e2": [1.0, -1.0]})


def test_the_first_element_that_is_none_is_named():
    batch = SPACE.multivector({"1": np.ones((2, 2)), "e1": np.array([[0, 0], [1, 0]])})
    with pytest.raises(NotAVersorError, match=r"R\[1, 0\]"):
        batch >> SPACE.multivector({"e1": 1.0})


def test_kernels_agree(monkeypatch):
    R, x = Algebra(2).random("rotor", shape=(3,), seed=1), Algebra(2).random("vector", seed=2)
    expected = R >> x
    used, has_kernel = [], action._has_kernel

    def recorded(*operands):
        used.append(has_kernel(*operands))
        return used[-1]

    monkeypatch.setattr(action, "SHIPPED_WORK", 0)
    monkeypatch.setattr(action, "_has_kernel", recorded)
    assert (R >> x).allclose(expected)
    assert used == [True]


@pytest.mark.parametrize("signature", [(4,), (2, 2), (2, 0, 2), (5,)], ids=str)
def test_blades(signature):
    algebra = Algebra(*signature)
    vectors = algebra.random("vector", shape=(3, 4), seed=1)
    assert (vectors[0] ^ vectors[1]).is_blade().all()
    assert (vectors[0] ^ vectors[1] ^ vectors[2]).dense().is_blade().all()
    assert vectors[0].is_blade().all()
    exact = algebra.multivector(np.arange(1, 1 + 2 * algebra.n).reshape(2, -1), layout="vector")
    assert (exact[0] ^ exact[1]).astype(object).is_blade() is True
    e = algebra.basis_vectors()
    for dtype in (int, float, object):
        both = ((e[0] ^ e[1]) + (e[2] ^ e[3])).astype(dtype)
        assert both.is_blade() is False
        assert (e[0] + 1).astype(dtype).is_blade() is False
        assert (e[0] ^ e[1]).astype(dtype).is_blade() is True
        assert (e[0] * 0).astype(dtype).is_blade() is False
        assert algebra.multivector(3).astype(dtype).is_blade() is True
    noisy = (vectors[0] ^ vectors[1]) + 1e-6 * algebra.random(seed=1)
    assert not noisy.is_blade().any()
    assert noisy.is_blade(tolerance=1e-3).all()
