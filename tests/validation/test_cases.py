"""What is compared: everything, on the operands that are promised."""

import numpy as np
import pytest
from algebras import signatures

from gaforge.algebra import OPERATIONS, PUBLIC, Algebra
from gaforge.codegen.catalogue import standard_kernels
from gaforge.loading.reference import reference
from gaforge.validation import every_signature
from gaforge.validation.cases import LARGE_ROWS, ROWS, Draw, cases, embedded

SERIES = {name for name in PUBLIC if OPERATIONS[name].kind == "series"}
"""Compared with high precision instead."""

SMALL = [Algebra(0), Algebra(1), Algebra(0, 0, 2), Algebra(1, 1, 1), Algebra(0, 2), Algebra(2, 2)]


def ids(algebra):
    return str(algebra)


def test_every_signature_is_every_signature():
    assert set(every_signature()) == set(signatures(6))
    assert len(every_signature()) == 84


@pytest.mark.parametrize("algebra", SMALL, ids=ids)
def test_every_operation_has_blades_and_random_elements(algebra):
    found = {}
    for case in cases(algebra):
        found.setdefault(case.operation, set()).add(case.sample)
    assert set(found) == set(PUBLIC) - SERIES
    for name, samples in found.items():
        assert "blades" in samples, name
        assert samples & {"random", "versors"}, name


@pytest.mark.parametrize("algebra", SMALL, ids=ids)
def test_products_are_compared_on_all_pairs_of_blades(algebra):
    pairs = {(a, b) for a in range(algebra.size) for b in range(algebra.size)}
    for case in cases(algebra):
        if case.sample == "blades" and OPERATIONS[case.operation].kind == "bilinear":
            a, b = case.whole
            assert set(zip(a.argmax(-1), b.argmax(-1), strict=True)) == pairs
            assert (np.abs(a).sum(-1) == 1).all()
            assert (np.abs(b).sum(-1) == 1).all()
            assert case.rows == len(pairs)


def test_two_sided_products_are_compared_on_all_triples_and_above_on_pairs():
    rows = {
        n: next(case.rows for case in cases(Algebra(n)) if case.operation == "sandwich2")
        for n in (3, 4, 6)
    }
    assert rows == {3: 8**3, 4: 2 * 16**2, 6: 2 * 32 * 64}


@pytest.mark.parametrize("algebra", [*SMALL, Algebra(4, 1), Algebra(2, 2, 2)], ids=ids)
def test_every_kernel_of_a_module_has_a_case(algebra):
    compared = {case.kernel for case in cases(algebra)}
    expected = {
        spec.name
        for spec in standard_kernels(algebra)
        if spec.row.kind not in ("internal", "series")
    }
    missing = expected - compared
    # Without vectors of positive square no product of an odd number of vectors has R ~R = 1.
    assert all(name.startswith("sandwich_unit__vector") for name in missing)
    assert (missing == set()) == (algebra.p > 0 or algebra.q == 0)


@pytest.mark.parametrize("algebra", [*SMALL, Algebra(3, 2), Algebra(1, 0, 4)], ids=ids)
@pytest.mark.parametrize("unit", [False, True], ids=["any", "unit"])
def test_versors_are_versors(algebra, unit):
    draw = Draw(algebra, seed=3)
    versors = draw.mixed_versors(ROWS, unit=unit)
    parities = {
        tuple(
            sorted({mask.bit_count() % 2 for mask, x in zip(algebra.masks, row, strict=True) if x})
        )
        for row in versors
    }
    both = algebra.p > 0 if unit else algebra.p + algebra.q > 0
    assert parities == ({(0,), (1,)} if both else {(0,)})
    full = (algebra.layout("full"),)
    squares = reference(algebra, "normsq", versors, layouts=full)
    if unit:
        np.testing.assert_allclose(squares, 1, rtol=1e-12)
    # The checked sandwich raises for what is no versor.
    if algebra.n:
        vectors = embedded(np.eye(algebra.n), algebra.layout("vector"))
        for row in versors:
            images = reference(algebra, "sandwich", row, vectors, layouts=full * 2)
            outside = [mask.bit_count() != 1 for mask in algebra.masks]
            assert np.abs(images[:, outside]).max() < 1e-12 * np.abs(images).max()


def test_versors_are_exact():
    algebra = Algebra(2, 2)
    versors = Draw(algebra, seed=1).mixed_versors(ROWS)
    scaled = versors * 16.0**4
    assert (scaled == np.round(scaled)).all()
    assert np.abs(scaled).max() < 2**53


@pytest.mark.parametrize("algebra", [Algebra(1, 0, 5), Algebra(3, 3), Algebra(0, 1, 4)], ids=ids)
def test_versors_are_far_from_singular_ones(algebra):
    versors = Draw(algebra, seed=0).mixed_versors(40, unit=True)
    assert (versors**2).sum(-1).max() < 1e3


def test_the_seed_decides():
    def numbers(seed):
        return [
            operand.tobytes() for case in cases(Algebra(1, 1), seed) for operand in case.operands
        ]

    assert numbers(5) == numbers(5)
    assert numbers(5) != numbers(6)


def test_a_large_algebra_has_random_elements_only():
    found = list(cases(Algebra(7)))
    assert {case.sample for case in found} == {"random", "versors"}
    assert {case.rows for case in found} == {LARGE_ROWS}
    names = {case.operation for case in found}
    assert {row.name for row in OPERATIONS.values() if row.kind == "bilinear"} <= names
    assert "sandwich" in names
