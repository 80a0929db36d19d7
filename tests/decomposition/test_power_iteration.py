"""The power iteration: parts, counts, starts, and what is said where it does not converge."""

import numpy as np
import pytest

from gaforge import Algebra, kernels
from gaforge.decomposition import Kind, Outcome, exp, power_iteration, split
from gaforge.decomposition.power_iteration import PowerParts
from gaforge.errors import GaforgeError, PrecisionError, ShapeError, UnknownMethodError


def matrix(B: np.ndarray, n: int) -> np.ndarray:
    K = np.zeros((n, n))
    K[np.triu_indices(n, 1)] = B
    return K - K.T


def published(B, start, n, tolerance, limit):
    """Algorithms 1 and 2 for one bivector, by dense matrices."""
    K, parts, vectors, counts = matrix(B, n), [], [], []
    for v in start:
        before = v / np.linalg.norm(v)
        counts.append(0)
        for _ in range(limit):
            counts[-1] += 1
            v = before @ K @ K
            v = v / np.linalg.norm(v)
            if np.linalg.norm(v + before) < tolerance:
                break
            before = v
        u = v @ K
        part = np.outer(v, u) - np.outer(u, v)
        K = K - part
        parts.append(part)
        vectors.append(v)
    return np.array([*parts, K])[:, *np.triu_indices(n, 1)], np.array(vectors), counts


@pytest.mark.parametrize("n", [4, 5, 6])
def test_the_published_algorithm(n):
    rng = np.random.default_rng(n)
    B, start = rng.normal(size=(5, n * (n - 1) // 2)), rng.normal(size=(5, n // 2 - 1, n))
    found = split((n,), B, "power", True, start=start, tolerance=1e-5, iterations=20)
    for i in range(5):
        parts, vectors, counts = published(B[i], start[i], n, 1e-5, 20)
        order = np.argsort(-np.linalg.norm(parts, axis=-1))
        np.testing.assert_allclose(found.parts[i], parts[order], atol=1e-12)
        np.testing.assert_allclose(found.iteration.vectors[i], vectors, atol=1e-11)
        assert found.iteration.iterations[i].tolist() == counts


@pytest.mark.parametrize("signature", [(2,), (3,), (4,), (5,), (6,), (0, 4)], ids=str)
def test_the_parts_are_those_of_the_spectral_method(signature):
    algebra = Algebra(*signature)
    B = np.random.default_rng(1).normal(size=(4, 2, algebra.layout("bivector").size))
    found = split(algebra, B, "power", full_output=True)
    np.testing.assert_allclose(found.parts, split(algebra, B), atol=1e-7)
    assert (found.outcome == Outcome.DONE).all()
    assert (found.kinds == Kind.ELLIPTIC).all()
    assert found.method == "power"
    E = exp(algebra, B, method="power", full_output=True)
    np.testing.assert_allclose(E.value, exp(algebra, B), atol=1e-7)
    assert E.residual.max() < 1e-13
    assert E.iteration.iterations.shape == (4, 2, max(algebra.n // 2 - 1, 0))


def test_thirty_dimensions():
    # A multivector would have 2**30 coefficients.
    B = np.random.default_rng(0).normal(size=(2, 435))
    found = split((30,), B, "power", full_output=True, tolerance=1e-6)
    np.testing.assert_allclose(found.squares, split((30,), B, full_output=True).squares, rtol=1e-6)


def test_vectors_are_a_start_for_a_bivector_nearby():
    rng = np.random.default_rng(2)
    B = rng.normal(size=(8, 15))
    settings = {"method": "power", "full_output": True, "tolerance": 1e-6}
    cold = split("6", B, **settings)
    warm = split("6", B, start=cold.iteration.vectors, **settings)
    assert cold.iteration.iterations.min() > 2
    assert (warm.iteration.iterations == 1).all()
    near = split("6", B + 1e-3 * rng.normal(size=B.shape), start=warm.iteration.vectors, **settings)
    assert near.iteration.iterations.mean() < cold.iteration.iterations.mean()


@pytest.mark.parametrize("name", ["zero", "simple", "equal", "opposite"])
def test_planes_that_are_missing_or_equal(name):
    B = {
        "zero": np.zeros(15),
        "simple": 2.0 * np.eye(15)[3],
        "equal": np.eye(15)[0] + np.eye(15)[9] + np.eye(15)[14],
        "opposite": np.eye(15)[0] - np.eye(15)[9],
    }[name]
    found = split("6", B, "power", full_output=True)
    assert found.outcome == Outcome.DONE
    assert found.iteration.converged.all()
    np.testing.assert_allclose(found.parts.sum(0), B, atol=1e-15)
    assert np.isfinite(found.iteration.vectors).all()
    # From these vectors a generic bivector is found as well.
    C = np.random.default_rng(3).normal(size=15)
    after = split("6", C, "power", full_output=True, start=found.iteration.vectors)
    np.testing.assert_allclose(after.parts, split("6", C), atol=1e-7)


@pytest.mark.parametrize("start", [np.zeros((1, 4)), [[0.0, 0, 1, 0]]], ids=["zero", "orthogonal"])
def test_starts_that_give_no_direction(start):
    found = split("4", [3.0, 0, 0, 0, 0, 0], "power", full_output=True, start=start)
    assert found.outcome == Outcome.DONE
    assert found.kinds.tolist() == [Kind.ELLIPTIC, Kind.ZERO]
    np.testing.assert_array_equal(found.parts, [[3, 0, 0, 0, 0, 0], [0] * 6])
    assert np.linalg.norm(found.iteration.vectors) == pytest.approx(1)


def test_tiny_and_huge_bivectors():
    B = np.random.default_rng(4).normal(size=15)
    wanted = split("6", B, "power")
    for scale in (1e-200, 1e-12, 1e12, 1e200):
        np.testing.assert_allclose(split("6", scale * B, "power") / scale, wanted, atol=1e-9)


def test_what_does_not_converge_is_said():
    B = np.array([[3.0, 0, 0, 0, 0, 0.3], [1.0, 0.5, 0, 0.2, 0, 0.999]])
    found = split("4", B, "power", full_output=True, iterations=12)
    assert found.outcome.tolist() == [Outcome.DONE, Outcome.INACCURATE]
    assert found.iteration.converged.tolist() == [[True], [False]]
    assert found.iteration.iterations[1] == 12
    with pytest.raises(PrecisionError, match=r"split: the power iteration.* B\[1\]"):
        split("4", B, "power", iterations=12)
    with pytest.raises(PrecisionError, match=r"exp: the power iteration.* B\[1\]"):
        exp("4", B, method="power", iterations=12)
    outcome = exp("4", B, method="power", iterations=12, full_output=True).outcome
    assert outcome.tolist() == [Outcome.DONE, Outcome.INACCURATE]


def test_one_step_is_too_few_to_know():
    assert (
        split("4", [3.0, 0, 0, 0, 0, 0], "power", True, iterations=1).outcome == Outcome.INACCURATE
    )


def test_parts_that_do_not_commute_are_not_taken(monkeypatch):
    def wrong(space, B, *settings):
        parts = np.stack([B, B], 1) * np.array([[1.0, 0, 0], [0, 1, 1]])[:, [0, 1, 2, 1, 2, 1]]
        shape = (len(B), 1)
        return PowerParts(parts, np.ones((*shape, 4)), np.ones(shape, int), np.ones(shape, bool))

    monkeypatch.setattr(power_iteration, "decompose", wrong)
    B = np.array([1.0, 1.0, 0, 0, 0, 0])  # e1 (e2 + e3), as e12 and e13
    assert split("4", B, "power", full_output=True).outcome == Outcome.INACCURATE
    with pytest.raises(PrecisionError):
        split("4", B, "power")


def test_a_coarse_tolerance_does_not_pass_for_a_split():
    # Converged to 0.5, which is no plane: the residuals say so, not the iteration.
    B = np.random.default_rng(5).normal(size=(20, 15))
    found = split("6", B, "power", full_output=True, tolerance=1e-3, iterations=2)
    assert (found.outcome == Outcome.INACCURATE).sum() > 10
    fine = split("6", B, "power", full_output=True, tolerance=1e-8)
    assert (fine.outcome == Outcome.DONE).all()
    assert max(fine.commutator_residual.max(), fine.simplicity_residual.max()) < 1e-7


@pytest.mark.parametrize("signature", ["3,1", "2,0,1", "2,2", "0,0,4"])
def test_other_metrics_are_refused_with_the_reason(signature):
    size = Algebra.parse(signature).layout("bivector").size
    with pytest.raises(UnknownMethodError, match=r"null vectors|both signs"):
        split(signature, np.ones(size), "power")


def test_options_are_checked():
    B = np.ones(15)
    with pytest.raises(GaforgeError, match="no option 'tolerance'"):
        split("6", B, tolerance=1e-3)
    with pytest.raises(GaforgeError, match="no option 'steps'"):
        exp("6", B, method="power", steps=3)
    with pytest.raises(GaforgeError, match="positive"):
        split("6", B, "power", tolerance=0)
    with pytest.raises(GaforgeError, match="at least 1"):
        split("6", B, "power", iterations=0)
    with pytest.raises(ShapeError, match=r"\(2, 6\)"):
        split("6", B, "power", start=np.ones((3, 6)))


def test_rows_that_are_not_finite():
    B = np.array([[np.nan] * 6, [1.0, 0, 0, 0, 0, 3.0]])
    found = split("4", B, "power", full_output=True)
    assert found.outcome.tolist() == [Outcome.NOT_FINITE, Outcome.DONE]
    assert np.isnan(found.parts[0]).all()


def test_kernels_take_the_options():
    k = kernels("4", "numpy")
    B = np.random.default_rng(6).normal(size=6)
    parts = k.split(B, layouts=("bivector",), method="power", tolerance=1e-12)
    np.testing.assert_allclose(parts, split("4", B), atol=1e-10)
    E = k.exp(B, layouts=("bivector",), method="power", tolerance=1e-12)
    np.testing.assert_allclose(E, exp("4", B), atol=1e-10)
