"""Spinor form in torch: products of matrices are products of multivectors."""

import dense
import numpy as np
import pytest
import torch

from gaforge import decomposition
from gaforge.algebra import Algebra
from gaforge.codegen.derive.spinor import represent
from gaforge.nn import action
from gaforge.nn.spinor import from_spinor, left_matrix, right_matrix, shape, to_spinor

DIMENSIONS = range(1, 12)


def even_places(n):
    return [i for i, mask in enumerate(Algebra(n).masks) if mask.bit_count() % 2 == 0]


def elements(n, *, sparse=0):
    generator = np.random.default_rng(n)
    x = generator.normal(size=2**n)
    if sparse:
        x[generator.permutation(2**n)[sparse:]] = 0
    return x


@pytest.mark.parametrize("n", range(1, 15))
def test_sizes_are_those_of_the_representation(n):
    found = represent(n, 0)
    ours = shape(n)
    assert (ours.k, ours.units, ours.planes) == (found.k, found.units, found.planes)


@pytest.mark.parametrize("n", DIMENSIONS)
def test_even_factors_act_as_matrices_from_both_sides(n):
    algebra, even = Algebra(n), even_places(n)
    sets, units, k = shape(n).sets, shape(n).units, shape(n).k
    a, x = np.zeros(2**n), elements(n)
    a[even] = elements(n)[even] * (np.arange(len(even)) < 40)
    planes = to_spinor(n, torch.tensor(a[even]), even=True)
    X = to_spinor(n, torch.tensor(x)).reshape(sets, units, k, k)
    left = left_matrix(n, planes) @ X.reshape(sets, units * k, k)
    got = from_spinor(n, left.reshape(-1, k, k))
    np.testing.assert_allclose(got, dense.product(algebra, a, x), atol=1e-10)
    right = X.transpose(1, 2).reshape(sets, k, units * k) @ right_matrix(n, planes)
    got = from_spinor(n, right.reshape(sets, k, units, k).transpose(1, 2).reshape(-1, k, k))
    reverse = lambda y: dense.reverse(algebra, y)  # noqa: E731
    wanted = reverse(dense.product(algebra, reverse(a), reverse(x)))  # x a, with few rows
    np.testing.assert_allclose(got, wanted, atol=1e-10)


@pytest.mark.parametrize("n", DIMENSIONS)
def test_transforms_are_inverse(n):
    x = torch.tensor(elements(n))
    torch.testing.assert_close(from_spinor(n, to_spinor(n, x)), x)
    even = x[even_places(n)]
    torch.testing.assert_close(from_spinor(n, to_spinor(n, even, even=True), even=True), even)


@pytest.mark.parametrize("n", range(2, 12))
def test_exp(n):
    B = torch.tensor(np.random.default_rng(0).normal(size=(3, n * (n - 1) // 2)))
    wanted = decomposition.exp((n,), B.numpy())
    np.testing.assert_allclose(action.exp(n, B), wanted, atol=1e-12)
    np.testing.assert_allclose(action.exp(n, B.float()), wanted, atol=1e-6)
