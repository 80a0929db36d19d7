"""The layer of rotors: what it computes, how it is built, copied, saved, compiled and trained."""

import copy
import io
import pickle

import pytest
import torch
from torch import nn
from torch.func import functional_call, grad, vmap

from gaforge.generated import cl_4_0_0_torch as four
from gaforge.generated.cl_4_0_0_torch import RotorSandwich


@pytest.fixture(params=[True, False], ids=["pair", "single"])
def layer(request):
    torch.manual_seed(0)
    return RotorSandwich(request.param, std=0.5)


@pytest.fixture
def x():
    return torch.randn(5, 16, generator=torch.Generator().manual_seed(1))


def rotors(layer):
    r = four.exp__bivector(layer.left)
    return r, r if layer.right is None else four.exp__bivector(layer.right)


def expected(layer, x):
    r, s = rotors(layer)
    return four.sandwich2__even__full__even.traceable(r, x, s)


def test_it_is_the_two_sided_product(layer, x):
    torch.testing.assert_close(layer(x), expected(layer, x))
    torch.testing.assert_close(layer(x).norm(dim=-1), x.norm(dim=-1))
    assert layer.left.shape == (6,)
    assert list(layer.state_dict()) == ["left", "right"][: 1 + layer.pair]
    assert (layer.right is None) == (not layer.pair)


def test_it_begins_close_to_the_identity(x):
    torch.manual_seed(0)
    assert 0 < (RotorSandwich()(x) - x).abs().max() < 0.3
    assert RotorSandwich(std=0)(x).equal(x)


def test_layouts():
    v = torch.randn(3, 4)
    single = RotorSandwich(False, layout="vector", std=0.5)
    torch.testing.assert_close(single(v).norm(dim=-1), v.norm(dim=-1))
    assert RotorSandwich(layout=(1,))(v).shape == (3, 8)  # odd: vectors and trivectors
    assert repr(single) == ("RotorSandwich(pair=False, layout='vector', basis='blade', std=0.5)")
    with pytest.raises(ValueError, match="no sandwich2 for the layouts"):
        RotorSandwich(layout="bivector")
    with pytest.raises(ValueError, match="no basis"):
        RotorSandwich(basis="planes")
    with pytest.raises(ValueError, match="'spinor' needs"):
        RotorSandwich(basis="spinor")
    with pytest.raises(ValueError, match="not negative"):
        RotorSandwich(std=-1.0)


def test_gradients_are_those_of_the_formula(layer, x):
    layer(x).square().sin().sum().backward()
    found = [p.grad.clone() for p in layer.parameters()]
    layer.zero_grad()
    expected(layer, x).square().sin().sum().backward()
    for ours, p in zip(found, layer.parameters(), strict=True):
        torch.testing.assert_close(ours, p.grad, atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_half_precision_is_computed_in_single(layer, x, dtype):
    layer = layer.to(dtype)
    y = layer(x.to(dtype))
    assert y.dtype == dtype
    assert all(rotor.dtype == torch.float32 for rotor in layer.rotors())
    wanted = layer.float()(x.to(dtype).float())
    assert (y.float() - wanted).abs().max() <= torch.finfo(dtype).eps * wanted.abs().max()


def test_autocast_changes_nothing(layer, x):
    with torch.autocast("cpu", torch.bfloat16):
        y = layer(x)
        y.sum().backward()
    assert y.dtype == torch.float32
    torch.testing.assert_close(y, layer(x), atol=1e-6, rtol=1e-6)


def test_rotors_are_kept_until_parameters_change(layer, x):
    with torch.no_grad():
        first = layer.rotors()
        assert layer.rotors() is first
        layer.left.add_(0.1)
        assert layer.rotors() is not first
        second = layer.rotors()
        layer.left.data.mul_(2)  # which no version counts
        torch.testing.assert_close(layer.rotors()[0], rotors(layer)[0])
        assert layer.rotors() is not second
    assert layer.rotors()[0].requires_grad
    with torch.inference_mode():
        layer(x)
    layer.requires_grad_(False)
    given = x.clone().requires_grad_()
    layer(given).sum().backward()
    assert given.grad is not None


def test_copies(layer, x):
    with torch.no_grad():
        y = layer(x)
        for other in (copy.deepcopy(layer), pickle.loads(pickle.dumps(layer))):
            assert other(x).equal(y)
            assert other._kept is not layer._kept
        file = io.BytesIO()
        torch.save(layer.state_dict(), file)
        file.seek(0)
        fresh = RotorSandwich(layer.pair)
        fresh.load_state_dict(torch.load(file, weights_only=True))
        assert fresh(x).equal(y)


def test_meta_device_and_factory_arguments():
    layer = RotorSandwich(device="meta", dtype=torch.float64)
    assert layer(torch.empty(2, 16, device="meta")).shape == (2, 16)
    layer.to_empty(device="cpu").reset_parameters()
    assert layer.left.dtype == torch.float64
    assert layer(torch.randn(2, 16)).dtype == torch.float32
    assert four.RotorSandwich(dtype=torch.bfloat16).left.dtype == torch.bfloat16


@pytest.mark.parametrize("backend", ["aot_eager", "eager"])
def test_compiled(layer, x, backend):
    torch._dynamo.reset()
    compiled = torch.compile(layer, fullgraph=True, backend=backend)
    y = compiled(x)
    torch.testing.assert_close(y, layer(x))
    y.sum().backward()
    assert layer.left.grad.isfinite().all()


def test_exported(layer, x):
    program = torch.export.export(layer, (x,))
    assert not any("exp__bivector" in str(node.target) for node in program.graph.nodes)
    torch.testing.assert_close(program.module()(x), layer(x), atol=1e-5, rtol=1e-5)


def test_transformed(layer, x):
    def loss(left):
        return functional_call(layer, {"left": left}, (x,)).sin().sum()

    lefts = torch.randn(3, 6)
    found = vmap(grad(loss))(lefts)
    for left, gradient in zip(lefts, found, strict=True):
        torch.testing.assert_close(grad(loss)(left), gradient, atol=1e-5, rtol=1e-4)


def test_a_rotation_is_learned():
    torch.manual_seed(3)
    teacher = RotorSandwich(std=0.4).requires_grad_(False)
    student = RotorSandwich()
    optimiser = torch.optim.Adam(student.parameters(), lr=0.05)
    x = torch.randn(64, 16)
    for _ in range(100):
        optimiser.zero_grad()
        loss = nn.functional.mse_loss(student(x), teacher(x))
        loss.backward()
        optimiser.step()
    assert loss < 1e-3


def test_matrices_instead_of_coefficients():
    eight = pytest.importorskip("gaforge.generated.cl_8_0_0_torch")
    blades, planes = eight.RotorSandwich(std=0.3), eight.RotorSandwich(basis="spinor")
    planes.load_state_dict(blades.state_dict())
    x = torch.randn(3, 256)
    with eight.use_path("traceable"):
        found = planes(eight.to_spinor__full(x))
        torch.testing.assert_close(found, eight.to_spinor__full(blades(x)), atol=1e-4, rtol=1e-4)
