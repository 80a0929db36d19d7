"""The closed form: squares by radicals, parts, where it is left to another method, and symbols."""

import numpy as np
import pytest
import sympy
from algebras import signatures
from hard import hard_bivectors

from gaforge import Algebra
from gaforge.decomposition import Kind, Outcome, closed, closed_kernel, exp, split
from gaforge.decomposition.space import space_of
from gaforge.decomposition.symbolic import squares
from gaforge.errors import (
    AlgebraMismatchError,
    DtypeError,
    UnknownBackendError,
    UnknownMethodError,
)
from gaforge.testing import BIVECTOR_KINDS, random_isometry, structured_bivectors

HARD = [case for case in hard_bivectors() if case.algebra.n <= 9]
TOLERANCE = 1e-12


def worst(result) -> float:
    residuals = (result.sum_residual, result.commutator_residual, result.simplicity_residual)
    return max(float(np.max(residual, initial=0.0)) for residual in residuals)


def test_invariants_are_those_of_multivectors():
    for signature in ((6,), (3, 2, 1), (2, 3), (0, 7)):
        algebra = Algebra(*signature)
        space = space_of(algebra.signature)
        B = np.random.default_rng(1).normal(size=(1, space.pairs))
        b = algebra.multivector(B[0], layout="bivector")
        W, wanted = 1, []
        for m in range(1, algebra.n // 2 + 1):
            W = (W ^ b) / m
            wanted.append((W * W)["1"])
        found, count = closed.invariants(space, space.skew(B))
        np.testing.assert_allclose(found[0], wanted, atol=1e-12)
        assert count[0] == algebra.n // 2


@pytest.mark.parametrize("degree", [1, 2, 3, 4])
def test_roots_have_the_sums_they_were_made_of(degree):
    rng = np.random.default_rng(degree)
    wanted = rng.normal(size=(200, degree)) + 0j
    if degree > 1:  # half of them with a conjugate pair
        wanted[::2, 1] = rng.normal(size=100) + 1j * rng.normal(size=100)
        wanted[::2, 0] = wanted[::2, 1].conj()
    sums = np.array([[(-1) ** m * c for m, c in enumerate(np.poly(row))][1:] for row in wanted])
    found = closed.roots(sums.real)
    gap = np.abs(found[:, :, None] - wanted[:, None, :])
    off = np.maximum(gap.min(1).max(-1), gap.min(2).max(-1))
    assert np.median(off) < 1e-14
    assert off.max() < 1e-8  # close roots lose the digits of their gap


@pytest.mark.parametrize("case", HARD, ids=lambda case: case.name)
def test_hard_bivectors(case):
    found = split(case.algebra, case.B, "closed", full_output=True)
    other = split(case.algebra, case.B, "spectral", full_output=True)
    assert worst(found) < TOLERANCE
    assert found.kinds.tolist() == other.kinds.tolist()
    if "random" in case.name:
        assert not found.fallback
    scale = np.abs(case.B).max(initial=1e-300)
    np.testing.assert_allclose(found.parts / scale, other.parts / scale, atol=1e-12)
    E = exp(case.algebra, case.B, method="closed")
    size = np.linalg.norm(case.R)
    assert np.linalg.norm(E - case.R) < 1e-14 * size * (1 + np.linalg.norm(case.B))


@pytest.mark.parametrize("algebra", [a for a in signatures(6) if a.n > 1], ids=str)
def test_every_structure_in_every_signature(algebra):
    for kind in BIVECTOR_KINDS:
        B = structured_bivectors(algebra, kind, 6, seed=1)
        found = split(algebra, B, "closed", full_output=True)
        other = split(algebra, B, "spectral", full_output=True)
        assert worst(found) < TOLERANCE, kind
        # Squares of equal size stand in either order.
        assert np.sort(found.kinds).tolist() == np.sort(other.kinds).tolist(), kind


@pytest.mark.parametrize("n", [7, 8, 9])
def test_four_parts(n):
    B = np.random.default_rng(n).normal(size=(50, n * (n - 1) // 2))
    found = split((n,), B, "closed", full_output=True)
    assert not found.fallback.any()
    assert worst(found) < TOLERANCE
    np.testing.assert_allclose(found.parts, split((n,), B, "spectral"), atol=1e-10)


@pytest.mark.parametrize("gap", [0.0, 1e-14, 1e-10, 1e-6, 1e-2])
def test_planes_close_to_equal_are_left_to_the_spectral_method(gap):
    algebra = Algebra(4, 1)
    planes = np.zeros((5, 5))
    planes[0, 1], planes[2, 3] = 1.0, 1.0 + gap
    move = random_isometry(algebra)
    B = (move @ (planes - planes.T) @ move.T)[np.triu_indices(5, 1)]
    found = split(algebra, B, "closed", full_output=True)
    assert worst(found) < TOLERANCE
    assert found.kinds.tolist() == [Kind.ELLIPTIC, Kind.ELLIPTIC]
    assert bool(found.fallback) == (gap < 1e-2)
    assert found.method == "closed"


# --- By the emitted kernel ------------------------------------------------------------------------

SHIPPED = ["3,0,1", "1,3", "4,1"]


@pytest.mark.parametrize("signature", SHIPPED)
def test_the_kernel_and_numpy_give_the_same(signature):
    algebra = Algebra.parse(signature)
    for kind in BIVECTOR_KINDS:
        B = structured_bivectors(algebra, kind, 20, seed=2)
        emitted = split(algebra, B, "closed", full_output=True)
        plain = split(algebra, B, "closed", backend="numpy", full_output=True)
        assert worst(emitted) < TOLERANCE, kind
        assert emitted.method == plain.method == "closed"
        assert np.sort(emitted.kinds).tolist() == np.sort(plain.kinds).tolist(), kind
        assert np.array_equal(emitted.parts, split(algebra, B, "closed"))
        both = ~(emitted.fallback | plain.fallback)
        scale = np.abs(B).max(initial=1e-300)
        apart = np.abs(np.diff(np.abs(plain.squares), axis=-1)[:, 0]) > 1e-3 * scale**2
        np.testing.assert_allclose(
            emitted.parts[both & apart] / scale, plain.parts[both & apart] / scale, atol=1e-9
        )


def test_the_kernel_leaves_close_planes_to_the_spectral_method():
    algebra = Algebra(4, 1)
    gaps = np.array([0.0, 1e-14, 1e-10, 1e-6, 1e-2])
    B = algebra.coefficients({"e12": 1.0}, layout="bivector") + gaps[:, None] * 0
    B[:, algebra.layout("bivector").masks.index(0b1100)] = 1 + gaps
    found = split(algebra, B, "closed", full_output=True)
    assert found.fallback[0]
    assert not found.fallback[-1]
    assert found.kinds.tolist() == [[Kind.ELLIPTIC, Kind.ELLIPTIC]] * 5
    assert worst(found) < TOLERANCE
    np.testing.assert_array_equal(found.parts, split(algebra, B, "closed"))


def test_gaps_cost_digits_once():
    """Parts of boosted planes are off by rounding over the gap, and not over its square."""
    algebra = Algebra(4, 1)
    R = exp(algebra, np.random.default_rng(3).normal(size=(200, 10)) / 4)
    R = algebra.multivector(R, layout="even")
    for gap in (0.3, 0.03):
        planes = [algebra.multivector({"e12": 1.0 + gap}), algebra.multivector({"e34": 1.0})]
        one, two = ((R * b * ~R).grade(2).restrict("bivector").coefficients for b in planes)
        found = split(algebra, one + two, "closed", full_output=True)
        assert found.fallback.mean() < 0.05
        off = np.linalg.norm(found.parts - np.stack([one, two], 1), axis=(1, 2))
        assert np.median(off / np.linalg.norm(one + two, axis=-1)) < 2e-15 / gap


def test_sizes_at_the_ends_of_the_range_and_rows_without_parts():
    B = np.array([0.0, 3.0, 0, 0, 2.0, 0])
    for scale in (2.0**-1060, 2.0**-600, 2.0**600, 2.0**1000):
        parts = split("1,3", B * scale, "closed")
        assert parts.tolist() == [[0, 3 * scale, 0, 0, 0, 0], [0, 0, 0, 0, 2 * scale, 0]]
    assert split("1,3", B.astype(np.float32), "closed").dtype == np.float32
    rows = np.stack([B, B * np.nan, 0 * B])
    parts = split("1,3", rows, "closed")
    assert np.isnan(parts[1]).all()
    assert parts[0].sum(0).tolist() == B.tolist()
    assert not parts[2].any()


def test_auto_takes_the_kernel_for_many_bivectors(monkeypatch):
    found = []
    find = closed_kernel.find_kernel
    monkeypatch.setattr(
        closed_kernel, "find_kernel", lambda space: found.append(space.n) or find(space)
    )
    B = np.random.default_rng(5).normal(size=(closed_kernel.WORTHWHILE, 10))
    split("4,1", B[1:])
    split("5", B)
    split("4,1", B, backend="numpy")
    assert not found
    many = split("4,1", B)
    assert found == [5]
    np.testing.assert_allclose(many, split("4,1", B, "spectral"), atol=1e-9)
    with pytest.raises(UnknownBackendError, match="'cuda'"):
        split("4,1", B, backend="cuda")


def test_auto_takes_the_closed_form_where_it_is_best_and_says_so():
    B = np.random.default_rng(0).normal(size=10)
    assert split("4,1", B, full_output=True).method == "closed"
    assert split("5", B, full_output=True).method == "spectral"
    assert not split("5", B, full_output=True).fallback


def test_more_than_four_parts_are_refused():
    with pytest.raises(UnknownMethodError, match="degree five"):
        split("10", np.ones(45), "closed")


def test_overflow_and_rows_that_are_not_finite():
    B = np.array([[0.0, 0, 0, 0, 0, 800.0], [np.nan] * 6, [1.0, 0, 0, 0, 0, 1.0]])
    found = exp("3,1", B, method="closed", full_output=True)
    assert found.outcome.tolist() == [Outcome.OVERFLOW, Outcome.NOT_FINITE, Outcome.DONE]
    assert split("3,1", np.zeros((0, 6)), "closed").shape == (0, 2, 6)


# --- Symbols ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "signature",
    [(2,), (3,), (4,), (5,), (3, 1), (1, 3), (4, 1), (3, 0, 1), (2, 0, 1), (1, 1, 2)],
    ids=str,
)
def test_symbols_give_the_numbers(signature):
    algebra = Algebra(*signature)
    B = algebra.symbols("B", grades=(2,))
    parts = split(algebra, B)
    assert parts.shape == (algebra.n // 2,)
    symbols = list(B.restrict("bivector").coefficients)
    function = sympy.lambdify(symbols, parts.coefficients.tolist())
    for seed in range(3):
        numbers = np.random.default_rng(seed).normal(size=len(symbols))
        wanted = split(algebra, numbers, full_output=True)
        assert wanted.outcome == Outcome.DONE
        found = np.array(function(*numbers), float)
        off = [np.abs(order - wanted.parts).max() for order in (found, found[::-1])]
        assert min(off) < 1e-11


def test_symbolic_parts_are_exact():
    algebra = Algebra(4, 1)
    a, b = sympy.symbols("a b", positive=True)
    B = algebra.multivector({"e12": a, "e34": 1, "e15": 2, "e13": b}).restrict("bivector")
    one, two = split(algebra, B)
    root_squares = [sympy.simplify(square) for square in squares(B)]
    for part, square in zip((one, two), root_squares, strict=True):
        whole = part * part - square
        assert all(sympy.simplify(entry) == 0 for entry in whole.coefficients)
    assert all(sympy.simplify(x) == 0 for x in (one + two - B).coefficients)
    assert all(sympy.simplify(x) == 0 for x in (one * two - two * one).coefficients)


def test_exact_numbers_beside_symbols():
    algebra = Algebra(4)
    t = sympy.Symbol("t", positive=True)
    B = algebra.multivector({"e12": 3 * t, "e34": 2 * t}).restrict("bivector")
    parts = split(algebra, B).coefficients
    assert parts.tolist() == [[3 * t, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 2 * t]]
    simple = algebra.multivector({"e12": t, "e13": 1}).restrict("bivector")
    assert split(algebra, simple).coefficients.tolist() == [[t, 1, 0, 0, 0, 0], [0] * 6]


def test_what_symbols_do_not_do():
    t = sympy.Symbol("t")
    algebra = Algebra(4)
    equal = algebra.multivector({"e12": t, "e34": t}).restrict("bivector")
    with pytest.raises(DtypeError, match="same square"):
        split(algebra, equal)
    with pytest.raises(DtypeError, match="full_output"):
        split(algebra, equal, full_output=True)
    with pytest.raises(UnknownMethodError, match="'closed'"):
        split(algebra, equal, "spectral")
    with pytest.raises(AlgebraMismatchError):
        split("3,1", equal)
    with pytest.raises(UnknownMethodError, match="n <= 5"):
        split("6", Algebra(6).symbols("B", grades=(2,)))
