"""Products and motions by tables agree with multivectors."""

import numpy as np
import pytest

from gaforge import Algebra
from gaforge.decomposition.space import space_of

SIGNATURES = [(0, 0, 0), (1, 0, 0), (3, 0, 0), (3, 1, 1), (2, 2, 0), (1, 1, 2), (5, 0, 1)]


@pytest.mark.parametrize("signature", SIGNATURES, ids=str)
def test_products_and_motions(signature):
    algebra, space = Algebra(*signature), space_of(signature)
    rng = np.random.default_rng(0)
    a, b = rng.normal(size=(2, 3, len(space.even)))
    A, B = (algebra.multivector(x, layout="even") for x in (a, b))
    np.testing.assert_allclose(
        space.product(a, b), (A * B).restrict("even").coefficients, atol=1e-13
    )
    np.testing.assert_allclose(space.reverse(a), (~A).coefficients)
    if algebra.n > 1:
        c = rng.normal(size=(3, space.pairs))
        C = algebra.multivector(c, layout="bivector")
        wanted = (C * B).restrict("even").coefficients
        np.testing.assert_allclose(space.blade_product(c, b), wanted, atol=1e-13)
        x = rng.normal(size=algebra.n)
        X = algebra.multivector(x, layout="vector")
        half = ((C * X - X * C) / 2).restrict("vector", drop=True).coefficients
        np.testing.assert_allclose(space.action(c) @ x, half, atol=1e-13)
    matrix, outside = space.moved(a)
    worst = np.zeros(3)
    for j in range(algebra.n):
        e = algebra.multivector(np.eye(algebra.n)[j], layout="vector")
        image = (A * e * ~A).dense().coefficients[:, 1:]
        np.testing.assert_allclose(matrix[:, :, j], image[:, : algebra.n], atol=1e-13)
        worst = np.maximum(worst, np.abs(image[:, algebra.n :]).max(-1, initial=0))
    np.testing.assert_allclose(outside, worst, atol=1e-13)


@pytest.mark.parametrize("signature", [(4, 0, 0), (3, 1, 0), (3, 0, 1), (2, 2, 1)], ids=str)
@pytest.mark.parametrize("size", [1.0, 1e-3, 1e-12])
def test_displacements_near_one_keep_their_digits(signature, size):
    algebra, space = Algebra(*signature), space_of(signature)
    B = size * np.random.default_rng(1).normal(size=space.pairs)
    R = algebra.multivector(B, layout="bivector").exp().restrict("even").coefficients
    A = 2 * space.action(B[None])[0]
    wanted, term = np.zeros_like(A), np.eye(algebra.n)
    for k in range(1, 60):
        term = term @ A / k
        wanted = wanted + term
    for sign in (1, -1):
        found = space.displaced(sign * R[None])
        np.testing.assert_allclose(found[0], wanted, atol=2e-14 * np.abs(wanted).max())
