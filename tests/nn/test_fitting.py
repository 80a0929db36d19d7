"""Dense matrices to rotors: planted sums are found, and no more is claimed than is captured."""

import dense
import numpy as np
import pytest
import torch
from torch import nn

from gaforge.algebra import Algebra
from gaforge.errors import ShapeError
from gaforge.nn import RotorLinear, captured_share, ceiling, even_maps, fit_matrix


def matrix(*shape, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def planted(*sizes, seed=0, **options):
    torch.manual_seed(seed)
    layer = RotorLinear(*sizes, **{"init": 0.5, "dtype": torch.float64, **options})
    for scales in (layer.in_scale, layer.out_scale):
        if scales is not None:
            scales.data.uniform_(0.5, 1.5)
    return layer.weight.detach()


@pytest.mark.parametrize("n", range(1, 7))
def test_coefficients_are_inner_products_with_maps_of_even_blades(n):
    algebra, d = Algebra(n), 2**n
    even = [i for i, mask in enumerate(algebra.masks) if mask.bit_count() % 2 == 0]
    r, s = np.zeros((2, d))
    r[even], s[even] = np.random.default_rng(0).normal(size=(2, d // 2))
    images = dense.product(
        algebra, dense.product(algebra, r[None], np.eye(d)), dense.reverse(algebra, s)[None]
    )
    c = even_maps.coefficients(n, torch.tensor(images.T.copy()))
    np.testing.assert_allclose(c, np.outer(r[even], s[even]), atol=1e-12)
    np.testing.assert_allclose(even_maps.matrices(n, c), images.T, atol=1e-12)


def test_coefficients_project():
    F = matrix(2, 32, 32)
    part = even_maps.matrices(5, even_maps.coefficients(5, F))
    assert abs(((F - part) * part).sum()) < 1e-10
    torch.testing.assert_close(even_maps.coefficients(5, part), even_maps.coefficients(5, F))


@pytest.mark.parametrize(
    ("sizes", "options"),
    [
        ((4, 4), {}),
        ((16, 16), {"width": 2}),
        ((64, 64), {"width": 2}),
        ((32, 32), {"pair": False}),
        ((128, 64), {}),
        ((100, 36), {}),
        ((24, 20), {"in_scale": "channel", "out_scale": 5}),
        ((32, 32), {"basis": "spinor"}),
        ((32, 16), {"basis": "spinor", "pair": False}),
        ((3, 2), {}),
    ],
)
def test_a_planted_sum_of_rotors_is_found(sizes, options):
    fit = fit_matrix(planted(*sizes, **options), steps=300, **options)
    assert fit.captured > 1 - 1e-6
    scaled = {"in_scale", "out_scale"} & options.keys()
    assert scaled or fit.ceiling == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize(
    ("sizes", "options"),
    [
        ((32, 32), {"width": 2}),
        ((32, 32), {"pair": False}),
        ((100, 36), {}),
        ((16, 16), {"basis": "spinor"}),
        ((6, 4), {"chunk_size": 2}),
    ],
)
def test_what_is_captured_is_measured_and_below_the_ceiling(sizes, options):
    target = matrix(sizes[1], sizes[0])
    fit = fit_matrix(target, steps=30, **options)
    lost = (target - fit.layer.weight).square().sum() / target.square().sum()
    assert fit.captured == pytest.approx(1 - lost.item(), abs=1e-9)
    assert fit.started <= fit.captured <= fit.ceiling + 1e-9
    assert str(fit).startswith(f"captured {fit.captured:.4f}")


@pytest.mark.parametrize("options", [{}, {"pair": False}, {"basis": "spinor"}, {"chunk_size": 4}])
@pytest.mark.parametrize("sizes", [(8, 8), (11, 9)])
def test_the_ceiling_is_the_distance_to_the_span(sizes, options):
    layer = RotorLinear(*sizes, dtype=torch.float64, init=1.0, scale=False, **options)
    target = matrix(sizes[1], sizes[0])
    maps = []
    chunks = layer.in_windows.count * layer.out_windows.count
    torch.manual_seed(0)
    for _ in range(40 * chunks):  # random rotors of one pair of chunks at a time
        scaled = RotorLinear(*sizes, dtype=torch.float64, init=1.0, **options)
        scaled.scale.data.zero_()
        scaled.scale.data.view(-1)[len(maps) % chunks] = 1.0
        maps.append(scaled.weight.detach().flatten())
    span = torch.linalg.svd(torch.stack(maps), full_matrices=False)
    basis = span.Vh[1e-9 * span.S[0] < span.S]
    assert len(basis) < len(maps)
    wanted = (basis @ target.flatten()).square().sum() / target.square().sum()
    assert ceiling(layer, target) == pytest.approx(float(wanted), abs=1e-5)


def test_from_linear_keeps_bias_dtype_and_the_generator():
    torch.manual_seed(0)
    linear = nn.Linear(20, 12)
    state = torch.get_rng_state()
    layer = RotorLinear.from_linear(linear, width=3, steps=50)
    assert torch.get_rng_state().equal(state)
    assert layer.bias.equal(linear.bias)
    assert layer.left.dtype == torch.float32
    assert captured_share(layer, linear.weight) > 0.05
    assert all(parameter.grad is None for parameter in layer.parameters())
    assert RotorLinear.from_linear(nn.Linear(4, 4, bias=False), steps=0).bias is None


def test_more_rotors_capture_more():
    target = matrix(16, 16)
    shares = [fit_matrix(target, width=width).captured for width in (1, 2, 4)]
    assert shares == sorted(shares)
    assert shares[2] > 1.5 * shares[0]


def test_it_does_not_matter_whether_gradients_are_enabled():
    target = planted(16, 16, width=2)
    with torch.no_grad():
        assert fit_matrix(target, width=2).captured > 0.999


def test_special_matrices():
    zero = fit_matrix(torch.zeros(8, 8))
    assert (zero.captured, zero.ceiling) == (1.0, 1.0)
    identity = fit_matrix(torch.eye(8))
    assert identity.captured > 1 - 1e-9
    with pytest.raises(ShapeError, match="a matrix of finite numbers"):
        fit_matrix(torch.full((2, 2), float("nan")))
