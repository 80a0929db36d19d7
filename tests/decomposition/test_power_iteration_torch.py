"""The power iteration on tensors: the same parts, and the truncated gradient of the paper."""

import numpy as np
import pytest
import torch
from power_gradients import paper_parts

from gaforge.decomposition import exp, split
from gaforge.decomposition.power_iteration_torch import (
    exp_tensor,
    simple_exponentials,
    split_tensor,
)
from gaforge.errors import GaforgeError, ShapeError, UnknownMethodError

FINE = {"tolerance": 1e-12, "iterations": 3000}


def normal(*shape: int, seed: int = 0) -> torch.Tensor:
    generator = torch.Generator().manual_seed(seed)
    return torch.randn(shape, generator=generator, dtype=torch.float64)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 6])
def test_the_same_parts_and_counts_as_on_arrays(n):
    B = normal(3, 2, n * (n - 1) // 2)
    found = split_tensor((n,), B, tolerance=1e-6, iterations=50, gradient_steps=0)
    wanted = split((n,), B.numpy(), "power", True, tolerance=1e-6, iterations=50)
    assert found.parts.shape == wanted.parts.shape
    assert found.iterations.tolist() == wanted.iteration.iterations.tolist()
    assert found.converged.tolist() == wanted.iteration.converged.tolist()
    order = found.parts.square().sum(-1).argsort(-1, descending=True)
    parts = found.parts.take_along_dim(order.unsqueeze(-1), -2)
    np.testing.assert_allclose(parts, wanted.parts, atol=1e-12)
    np.testing.assert_allclose(found.vectors, wanted.iteration.vectors, atol=1e-12)
    E = exp_tensor((n,), B, **FINE)
    np.testing.assert_allclose(E, exp((n,), B.numpy()), atol=1e-10)


@pytest.mark.parametrize("n", [4, 6, 7])
def test_the_gradient_of_the_paper(n):
    """Converged without gradients, then one more step with them."""
    B = normal(2, n * (n - 1) // 2, seed=1).requires_grad_()
    start = normal(2, n // 2 - 1, n, seed=2)
    weights = normal(2, n // 2, n * (n - 1) // 2, seed=3)
    found = split_tensor((n,), B, start, tolerance=1e-5, iterations=500)
    (found.parts * weights).sum().backward()
    C = B.detach().clone().requires_grad_()
    parts = paper_parts(C, found.vectors, n)
    (parts * weights).sum().backward()
    torch.testing.assert_close(found.parts, parts, atol=1e-12, rtol=0)
    torch.testing.assert_close(B.grad, C.grad, atol=1e-10, rtol=0)


def test_its_bias_goes_away_with_more_steps():
    B, weights = normal(15, seed=4), normal(32, seed=5)
    exact = torch.zeros(15, dtype=torch.float64)
    for i, step in enumerate(1e-5 * torch.eye(15, dtype=torch.float64)):
        change = exp("6", (B + step).numpy()) - exp("6", (B - step).numpy())
        exact[i] = float(change @ weights.numpy()) / 2e-5
    off = []
    for steps in (0, 1, 5, 200):
        leaf = B.clone().requires_grad_()
        (exp_tensor("6", leaf, gradient_steps=steps, **FINE) @ weights).backward()
        off.append(float((leaf.grad - exact).norm() / exact.norm()))
    assert off[0] > off[1] > off[2] > off[3]
    assert off[1] > 0.02
    assert off[3] < 1e-7


@pytest.mark.parametrize("blades", [[], [0], [0, 9], [0, 9, 14]], ids=str)
def test_gradients_are_finite_where_planes_are_missing_or_equal(blades):
    B = torch.zeros(15, dtype=torch.float64)
    B[blades] = 1.0
    B.requires_grad_()
    exp_tensor("6", B).square().sum().backward()
    assert torch.isfinite(B.grad).all()


def test_simple_exponentials_at_zero():
    b = torch.zeros(3, dtype=torch.float64, requires_grad=True)
    jacobian = torch.autograd.functional.jacobian(simple_exponentials, b)
    torch.testing.assert_close(jacobian, torch.cat([torch.zeros(1, 3), torch.eye(3)]).double())


def test_every_element_stops_by_itself():
    B = torch.tensor([[1.0, 0, 0, 0, 0, 0.1], [1.0, 0, 0, 0, 0, 0.9]])
    found = split_tensor("4", B, iterations=200)
    alone = [split_tensor("4", b, iterations=200) for b in B]
    assert found.iterations.tolist() == [one.iterations.tolist() for one in alone]
    assert found.iterations[0] < found.iterations[1]


def test_what_is_refused():
    with pytest.raises(UnknownMethodError, match="both signs"):
        split_tensor("3,1", torch.ones(6))
    with pytest.raises(ShapeError, match="length 6"):
        split_tensor("4", torch.ones(5))
    with pytest.raises(ShapeError, match="start vectors"):
        split_tensor("4", torch.ones(6), torch.ones(2, 4))
    with pytest.raises(GaforgeError, match="gradient_steps"):
        split_tensor("4", torch.ones(6), gradient_steps=-1)
