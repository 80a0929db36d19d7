"""RotorLinear: right against a slow reference, for any size, differentiable, by any method."""

import itertools

import numpy as np
import pytest
import torch
from layers import reference
from torch import nn
from torch.autograd import gradcheck, gradgradcheck

from gaforge.errors import DtypeError, NotAVersorError, ShapeError, UnknownMethodError
from gaforge.nn import RotorLinear
from gaforge.nn.action import methods

SIZES = (1, 2, 3, 8, 100, 576, 784, 1536, 2048)
PAIRS = list(itertools.product(SIZES, SIZES))


def make(*sizes, seed=0, **options) -> RotorLinear:
    """A layer with generic parameters, in float64."""
    torch.manual_seed(seed)
    options = {"init": 0.7, "dtype": torch.float64, **options}
    try:
        layer = RotorLinear(*sizes, **options)
    except UnknownMethodError:
        pytest.skip("no emitted kernel")
    for name, parameter in layer.named_parameters():
        if name not in ("left", "right"):
            parameter.data.normal_()
    return layer


def inputs(*shape, dtype=torch.float64):
    return torch.randn(shape, generator=torch.Generator().manual_seed(1), dtype=dtype)


# --- Right --------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["matrix", "spinor", "kernel"])
@pytest.mark.parametrize(
    ("sizes", "options"),
    [
        ((4, 4), {}),
        ((8, 8, True), {"pair": False}),
        ((6, 10, True), {"chunk_size": 4, "width": 2}),
        ((10, 6), {"chunk_size": 4, "in_chunks": 4, "pooling": "sum"}),
        ((16, 16), {"width": 3, "scale": False}),
        ((40, 70), {"out_chunks": 4}),
        ((100, 64), {}),
        ((130, 128), {"width": 2}),
        ((256, 300), {}),
        ((512, 512), {"pair": False}),
    ],
)
def test_it_is_the_sum_of_products_by_bit_counting(sizes, options, method):
    layer = make(*sizes, method=method, **options)
    x = inputs(2, layer.in_features)
    np.testing.assert_allclose(layer(x).detach(), reference(layer, x.numpy()), atol=1e-12)


@pytest.mark.parametrize("n", [10, 11])
def test_large_chunks_are_right_too(n):
    layer = make(2**n, 2**n)
    x = torch.zeros(1, 2**n, dtype=torch.float64)
    x[0, [3, 50, 700, -1]] = torch.tensor([1.0, -2.0, 0.5, 3.0], dtype=torch.float64)
    np.testing.assert_allclose(layer(x).detach(), reference(layer, x.numpy()), atol=1e-12)


@pytest.mark.parametrize("n", range(2, 10))
@pytest.mark.parametrize("pair", [True, False])
def test_methods_agree(n, pair):
    layer = make(2**n, 2**n, pair=pair, width=2)
    x = inputs(3, 2**n)
    results = []
    for method in methods(n, "blade"):
        layer.method = method
        results.append(layer(x))
    for result in results[1:]:
        torch.testing.assert_close(result, results[0], rtol=0, atol=1e-12)


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("method", ["matrix", "spinor", "kernel"])
def test_the_spinor_basis_is_one_orthogonal_change_away(n, method):
    from gaforge.nn.action import to_spinor_basis

    d = 2**n
    layer, other = make(d, d, method=method), make(d, d, basis="spinor", method=method)
    other.load_state_dict(layer.state_dict())
    change = to_spinor_basis(n, torch.eye(d, dtype=torch.float64)).T
    norm = change.square().sum(0)
    torch.testing.assert_close(change.T @ change, torch.diag(norm))
    wanted = change @ layer.weight @ change.T / norm
    torch.testing.assert_close(other.weight, wanted, rtol=0, atol=1e-12)


def test_without_bivectors_it_is_sums_of_chunks():
    layer = make(6, 4, chunk_size=2, in_chunks=3)
    assert list(layer.state_dict()) == ["scale"]
    x = inputs(5, 6)
    wanted = torch.einsum("nic,iow->noc", x.unflatten(1, (3, 2)), layer.scale).flatten(1) / 3
    torch.testing.assert_close(layer(x), wanted)
    assert not list(RotorLinear(6, 4, chunk_size=1, scale=False).parameters())


def test_scales_of_features_multiply_inputs_and_outputs():
    layer = make(100, 36, True, in_scale=30, out_scale="channel")
    plain = make(100, 36, True)
    plain.load_state_dict(
        {key: value for key, value in layer.state_dict().items() if not key.endswith("_scale")}
    )
    x = inputs(2, 100)
    groups = np.repeat(layer.in_scale.detach().numpy(), 30)[:100]
    wanted = (plain(x * torch.tensor(groups)) - plain.bias) * layer.out_scale + plain.bias
    assert layer.in_scale.shape == (4,)
    torch.testing.assert_close(layer(x), wanted)


# --- Any size -----------------------------------------------------------------------------------


@pytest.mark.parametrize("sizes", PAIRS, ids=lambda sizes: "-".join(map(str, sizes)))
def test_any_size_runs_forwards_and_backwards_and_merges(sizes):
    torch.manual_seed(0)
    layer = RotorLinear(*sizes, bias=sum(sizes) % 2 == 0, init="normal")
    x = torch.randn(2, 3, sizes[0], requires_grad=True)
    y = layer(x)
    assert y.shape == (2, 3, sizes[1])
    y.square().sum().backward()
    gradients = [x.grad, *(parameter.grad for parameter in layer.parameters())]
    assert all(gradient is not None and gradient.isfinite().all() for gradient in gradients)
    merged = layer.to_linear()
    assert merged.weight.shape == sizes[::-1]
    assert (merged(x) - y).norm() <= 1e-5 * y.norm()
    other = RotorLinear(*sizes, bias=layer.bias is None)
    other.load_state_dict(layer.state_dict(), strict=False)
    plain, moved = sorted((layer, other), key=lambda one: one.bias is not None)
    with torch.no_grad():
        moved.bias.normal_()
        wanted = plain(x) + moved.bias
        assert (moved(x) - wanted).norm() <= 1e-6 * wanted.norm()


@pytest.mark.parametrize("n", range(1, 12))
def test_one_rotor_is_an_orthogonal_map(n):
    torch.manual_seed(0)
    layer = RotorLinear(2**n, 2**n, init="normal")
    assert layer.is_orthogonal == (layer.scale is None)
    square = RotorLinear(2**n, 2**n, init="normal", scale=False)
    assert square.is_orthogonal
    x = torch.randn(4, 2**n)
    torch.testing.assert_close(square(x).norm(dim=-1), x.norm(dim=-1), rtol=1e-5, atol=0)
    if n < 10:
        weight = square.weight
        torch.testing.assert_close(weight @ weight.T, torch.eye(2**n), rtol=0, atol=1e-5)


def test_it_stays_orthogonal_through_training():
    torch.manual_seed(0)
    layer = RotorLinear(32, 32, scale=False)
    optimizer = torch.optim.Adam(layer.parameters(), lr=0.05)
    x, target = torch.randn(8, 32), torch.randn(8, 32)
    for _ in range(200):
        optimizer.zero_grad()
        (layer(x) - target).square().mean().backward()
        optimizer.step()
    weight = layer.weight
    torch.testing.assert_close(weight @ weight.T, torch.eye(32), rtol=0, atol=1e-5)


def test_two_rotors_keep_parity_and_one_keeps_grades():
    parity = torch.tensor([mask.bit_count() % 2 for mask in _masks(4)])
    grade = torch.tensor([mask.bit_count() for mask in _masks(4)])
    assert make(16, 16).weight[parity[:, None] != parity].abs().max() < 1e-14
    one = make(16, 16, pair=False, scale=False).weight
    assert one[grade[:, None] != grade].abs().max() < 1e-14
    torch.testing.assert_close(one[0, 0], torch.ones_like(one[0, 0]))


def _masks(n):
    from gaforge.algebra import Algebra

    return Algebra(n).masks


# --- Gradients ----------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["matrix", "spinor", "kernel"])
@pytest.mark.parametrize(
    ("sizes", "options"),
    [
        ((6, 5, True), {"width": 2, "in_scale": 2, "out_scale": "channel"}),
        ((8, 8), {"pair": False}),
        ((20, 16), {}),
        ((32, 32), {"width": 2}),
        ((16, 16), {"basis": "spinor"}),
    ],
)
def test_gradients(sizes, options, method):
    layer = make(*sizes, method=method, **options)
    names = [name for name, _ in layer.named_parameters()]

    def f(x, *values):
        parameters = dict(zip(names, values, strict=True))
        return torch.func.functional_call(layer, parameters, (x,))

    x = inputs(2, sizes[0]).requires_grad_()
    assert gradcheck(f, (x, *layer.parameters()), fast_mode=True)
    assert gradgradcheck(f, (x, *layer.parameters()), fast_mode=True)


@pytest.mark.parametrize("n", [3, 4, 7])
@pytest.mark.parametrize("angles", [(0.0, 0.0), (0.7, 0.0), (1.0, 1.0), (1.0, 1.0 + 1e-8)])
def test_gradients_where_planes_are_equal_or_zero(n, angles):
    layer = make(2**n, 2**n, scale=False)
    with torch.no_grad():
        for side in (layer.left, layer.right):
            side.zero_()
            side[..., 0] = angles[0]
            side[..., -1] = angles[1]

    def f(left, right):
        values = {"left": left, "right": right}
        return torch.func.functional_call(layer, values, (inputs(1, 2**n),))

    assert gradcheck(f, (layer.left, layer.right), fast_mode=True)


# --- Starts -------------------------------------------------------------------------------------


def test_initialisations():
    torch.manual_seed(0)
    near = RotorLinear(256, 256)
    x = torch.randn(3, 256)
    assert 0 < (near(x) - x).norm() < 0.1 * x.norm()
    far = RotorLinear(256, 256, init="normal", width=4)
    assert 0.8 < far.left.std() < 1.2
    assert far.scale.unique().tolist() == [0.5]
    assert RotorLinear(256, 256, width=4).scale.unique().tolist() == [0.25]
    assert RotorLinear(256, 256, init=0.0)(x).allclose(x, atol=1e-5)


def test_reset_parameters_draws_anew():
    layer = make(16, 16, True)
    before = layer.left.clone()
    layer.reset_parameters()
    assert not layer.left.equal(before)
    assert layer.bias.abs().max() == 0


# --- Rotations ----------------------------------------------------------------------------------


def test_a_rotation_of_vectors():
    torch.manual_seed(0)
    matrix = torch.linalg.qr(torch.randn(5, 5, dtype=torch.float64))[0]
    matrix[:, 0] *= matrix.det()
    layer = RotorLinear.from_orthogonal(matrix)
    torch.testing.assert_close(layer.weight[1:6, 1:6], matrix)
    compound = torch.stack(
        [
            torch.stack(
                [_minor(matrix, rows, columns) for columns in itertools.combinations(range(5), 2)]
            )
            for rows in itertools.combinations(range(5), 2)
        ]
    )
    torch.testing.assert_close(layer.weight[6:16, 6:16], compound)
    with pytest.raises(NotAVersorError):
        RotorLinear.from_orthogonal(-matrix)


def _minor(matrix, rows, columns):
    return matrix[list(rows)][:, list(columns)].det()


def test_nothing_is_padded_and_cut():
    """R8: padding 5 numbers to two blocks of 3, turning and cutting again would lose length.

    The blocks of a layer overlap instead; and a turn of the second block, on a whole multivector,
    keeps all of it and can be undone.
    """
    quarter = RotorLinear.from_orthogonal([[1.0, 0, 0], [0, 0, -1], [0, 1, 0]])
    x = torch.tensor([0.0, 4.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    y = quarter(x)
    torch.testing.assert_close(y[1:4], torch.tensor([4.0, 0.0, 5.0]))
    torch.testing.assert_close(y.square().sum(), x.square().sum())
    torch.testing.assert_close(quarter.weight.T @ y, x)
    layer = RotorLinear(5, 5, scale=False)
    assert layer.in_windows.indices == ((0, 1, 2, 3), (2, 3, 4, 0))
    assert not layer.is_orthogonal  # means of overlapping chunks are no rotation


# --- Errors -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"in_features": 0}, ShapeError, "in_features must be a positive integer, not 0"),
        ({"chunk_size": 6}, ShapeError, "power of two, not 6"),
        ({"chunk_size": 16}, ShapeError, "too large for 8 inputs.*up to 8"),
        ({"chunk_size": 2, "in_chunks": 3}, ShapeError, "leave some of 8 features out.*at least 4"),
        ({"width": 0}, ShapeError, "width must be a positive integer"),
        ({"pooling": "max"}, UnknownMethodError, "pooling must be one of mean, sum, not 'max'"),
        ({"basis": "x"}, UnknownMethodError, "basis must be one of blade, spinor"),
        ({"method": "x"}, UnknownMethodError, "method must be one of auto, matrix, spinor, kernel"),
        ({"init": "zeros"}, UnknownMethodError, "init must be one of identity, normal"),
        ({"in_scale": 9}, ShapeError, "in_scale must be None.*from 1 to 8"),
        ({"out_scale": "x"}, ShapeError, "out_scale must be None"),
    ],
)
def test_wrong_arguments_are_named(arguments, error, message):
    with pytest.raises(error, match=message):
        RotorLinear(**{"in_features": 8, "out_features": 8, **arguments})


def test_wrong_inputs_are_named():
    layer = RotorLinear(8, 8)
    with pytest.raises(ShapeError, match=r"shape \(2, 7\).*8 input features"):
        layer(torch.zeros(2, 7))
    with pytest.raises(DtypeError, match=r"int64.*x\.float\(\)"):
        layer(torch.zeros(2, 8, dtype=torch.int64))


def test_it_stands_in_for_linear_in_a_model():
    model = nn.Sequential(RotorLinear(12, 20, True), nn.ReLU(), RotorLinear(20, 3))
    assert model(torch.zeros(0, 12)).shape == (0, 3)
    assert model(torch.ones(12)).shape == (3,)
