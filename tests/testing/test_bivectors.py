"""Structured bivectors are what they are called, and references what their series say."""

from fractions import Fraction

import numpy as np
import pytest
from algebras import multiply

from gaforge import Algebra
from gaforge.errors import GaforgeError
from gaforge.testing import (
    exact_exponential,
    exact_jacobian,
    random_isometry,
    structured_bivectors,
)

ALGEBRAS = [Algebra(4), Algebra(3, 1), Algebra(2, 2), Algebra(3, 0, 1), Algebra(2, 1, 1)]


def product(algebra: Algebra, a: dict[int, Fraction], b: dict[int, Fraction]) -> dict:
    out: dict[int, Fraction] = {}
    for i, x in a.items():
        for j, y in b.items():
            mask, sign = multiply(i, j, algebra.squares)
            out[mask] = out.get(mask, Fraction(0)) + sign * x * y
    return out


def series(algebra: Algebra, B: np.ndarray, terms: int = 40) -> np.ndarray:
    """The exponential by exact fractions, with products of blades by sorting."""
    masks = algebra.layout("bivector").masks
    b = {mask: Fraction(float(x)) for mask, x in zip(masks, B, strict=True)}
    term = {0: Fraction(1)}
    total = dict(term)
    for k in range(1, terms):
        term = {mask: x / k for mask, x in product(algebra, term, b).items()}
        for mask, x in term.items():
            total[mask] = total.get(mask, Fraction(0)) + x
    return np.array([float(total.get(mask, 0)) for mask in algebra.layout("even").masks])


@pytest.mark.parametrize("algebra", ALGEBRAS[1:4], ids=str)
def test_exponentials_and_their_derivatives(algebra):
    B = structured_bivectors(algebra, "integer", 1, seed=3)[0] / 4
    np.testing.assert_array_equal(exact_exponential(algebra, B), series(algebra, B))
    step = 1e-5 * np.eye(len(B))
    slopes = [(series(algebra, B + h) - series(algebra, B - h)) / 2e-5 for h in step]
    np.testing.assert_allclose(exact_jacobian(algebra, B).T, slopes, atol=1e-9)


@pytest.mark.parametrize("algebra", ALGEBRAS, ids=str)
def test_structures(algebra):
    def of(kind: str):
        return algebra.multivector(structured_bivectors(algebra, kind, 20), layout="bivector")

    simple, null = of("simple"), of("null")
    assert np.abs((simple ^ simple).coefficients).max() < 1e-12
    assert np.abs((null * null).coefficients).max() < 1e-12
    assert np.allclose(np.linalg.norm(of("large").coefficients, axis=-1), 30)
    assert np.allclose(np.linalg.norm(of("tiny").coefficients, axis=-1), 1e-12)
    integers = of("integer").coefficients
    assert (integers == integers.round()).all()
    assert np.abs(integers).max() == 3
    again = structured_bivectors(algebra, "near", 20)
    np.testing.assert_array_equal(of("near").coefficients, again)
    assert (structured_bivectors(algebra, "near", 20, seed=1) != again).any()


def test_isometries_keep_the_metric():
    for algebra in ALGEBRAS:
        X = random_isometry(algebra, 4)
        metric = np.diag(np.array(algebra.squares, float))
        np.testing.assert_allclose(X.T @ metric @ X, metric, atol=1e-10)
        assert np.abs(X - np.eye(algebra.n)).max() > 0.1


def test_an_unknown_kind_is_refused():
    with pytest.raises(GaforgeError, match="'neat'; there are generic, simple"):
        structured_bivectors(Algebra(3), "neat", 2)
