"""Rotors and networks on blocks of rows: the same as the chain of operations, and its gradients.

The logic is tested with slow loops for small algebras, the emitted loops with n = 8.
"""

import numpy as np
import pytest
import torch
from torch import nn
from torch.autograd import gradcheck, gradgradcheck

from gaforge.bench.rotor_layers import saved_bytes
from gaforge.nn import RotorLinear, RotorNetwork, action, one_operation, row_blocks, row_rotors
from gaforge.nn.spinor import from_spinor, to_spinor

EMITTED = {"chunk_size": 256, "dtype": torch.float64}  # see conftest.py


def slow_loops(n):
    """Loops as the emitted ones, of operations that are tested elsewhere."""

    def sandwich(basis):
        def apply(r, x, s):
            pair = (side.reshape(1, 1, 1, -1) for side in (r, s))
            found = action.two_sided(n, *pair, basis=basis, method="spinor")
            return found.act(x.reshape(-1, 1, 2**n)).reshape(-1)

        return apply

    def forward(function):
        def loop(count, *rest):
            arrays, out = rest[:-1:2], rest[-1]
            assert len(out) == count * 2**n
            out[:] = function(*map(torch.from_numpy, arrays)).numpy()

        return loop

    def backward(function):
        def loop(count, g, g_step, r, _r, x, _x, s, _s, dr, _dr, dx, _dx, ds, _ds):
            own = [torch.from_numpy(a.copy()).requires_grad_() for a in (r, x, s)]
            found = torch.autograd.grad(function(*own), own, torch.from_numpy(g))
            for out, gradient in zip((dr, dx, ds), found, strict=True):
                out[:] = gradient.numpy().ravel()

        return torch.enable_grad()(loop)

    def change(function, *shape):
        return forward(lambda x: function(n, x.reshape(-1, *shape)).reshape(-1))

    planes, k = to_spinor(n, torch.ones(2**n)).shape[:2]
    blade, matrix = sandwich("blade"), sandwich("spinor")
    return row_rotors.Loops(
        forward(blade),
        backward(blade),
        forward(matrix),
        backward(matrix),
        change(lambda n, x: action.to_spinor_basis(n, x), 2**n),
        change(lambda n, x: from_spinor(n, x.transpose(-1, -2)), planes, k, k),
    )


@pytest.fixture
def slow(monkeypatch):
    """Small algebras have slow loops, and blocks of four chunks."""
    monkeypatch.setattr(row_rotors, "loops", slow_loops)
    monkeypatch.setattr(action, "traces", lambda n: False)
    monkeypatch.setattr(row_rotors, "BLOCK", 32)
    monkeypatch.setattr(row_blocks, "BLOCKS", 2)


def network(*sizes, **options):
    torch.manual_seed(0)
    made = RotorNetwork(*sizes, **{"method": "kernel", "dtype": torch.float64, **options})
    for name, parameter in made.named_parameters():
        if name.split(".")[-1] not in ("left", "right"):
            parameter.data.normal_()
    return made


def inputs(rows, features, dtype=torch.float64):
    x = torch.randn(rows, features, generator=torch.Generator().manual_seed(1), dtype=dtype)
    return x.requires_grad_()


def by_layers(made, x):
    return made.chain(x, [made.first, *made.hidden, made.last], made.mixing, made.slope)


def in_one(made, x):
    y = one_operation.apply(made, made._held, x)
    assert y is not None
    return y


def same_with_gradients(made, x, tolerance):
    """Compare results and gradients of one operation with those of the layers."""
    operands = x, *(parameter for parameter in made.parameters() if parameter.numel())
    y, wanted = in_one(made, x), by_layers(made, x)
    g = torch.randn_like(y)
    assert (y - wanted).norm() <= tolerance * wanted.norm()
    found = torch.autograd.grad(y, operands, g)
    expected = torch.autograd.grad(wanted, operands, g)
    size = torch.stack([gradient.norm() for gradient in expected]).max()
    for ours, theirs in zip(found, expected, strict=True):
        assert (ours - theirs).norm() <= tolerance * size


# --- Networks -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sizes", "options"),
    [
        ((16, 16), {}),
        ((20, 12, True), {"residual": True, "out_width": 2}),  # overlapping chunks of 8 features
        ((8, 20), {"activation": "relu", "in_scale": 2, "out_scale": "channel"}),
        ((20, 16), {"activation": "none", "normalize": False, "pooling": "sum"}),
        ((12, 16), {"permute": False, "depth": 1, "breadth": 1, "pair": False}),
        ((16, 8), {"depth": 0}),
    ],
)
def test_a_network_is_the_chain_of_its_layers(slow, sizes, options):
    made = network(*sizes, chunk_size=16, **options)
    x = inputs(13, sizes[0])
    same_with_gradients(made, x, 1e-12)
    with torch.no_grad():
        assert in_one(made, x).equal(made(x))
        torch.testing.assert_close(in_one(made, x), by_layers(made, x), rtol=0, atol=1e-12)


def test_gradients_of_gradients(slow):
    made = network(12, 8, chunk_size=8, depth=1, breadth=2)
    names = [name for name, _ in made.named_parameters()]

    def f(x, *values):
        for name, value in zip(names, values, strict=True):
            owner, _, own = name.rpartition(".")
            made.get_submodule(owner)._parameters[own] = value
        return in_one(made, x)

    operands = inputs(3, 12), *(p.detach().clone().requires_grad_() for p in made.parameters())
    assert gradcheck(f, operands, fast_mode=True)
    assert gradgradcheck(f, operands, fast_mode=True)


def test_emitted_loops():
    same_with_gradients(network(300, 280, **EMITTED), inputs(70, 300), 1e-12)


def test_emitted_loops_in_single_precision():
    made = network(300, 280, **{**EMITTED, "dtype": torch.float32})
    x = inputs(70, 300, torch.float32)
    with torch.no_grad():
        wanted = by_layers(made, x)
        assert (in_one(made, x) - wanted).norm() <= 1e-5 * wanted.norm()


def test_results_depend_neither_on_the_batch_nor_on_threads(slow, monkeypatch):
    made = network(20, 12, chunk_size=16)
    x = inputs(21, 20)
    with torch.no_grad():
        whole = in_one(made, x)
        rows = torch.cat([in_one(made, row[None]) for row in x])
        assert in_one(made, x.T.contiguous().T).equal(whole)
        assert in_one(made, x[:0]).shape == (0, 12)
    assert rows.equal(whole)
    parameters = list(made.parameters())
    alone = torch.autograd.grad(in_one(made, x).sum(), parameters)
    monkeypatch.setattr(torch, "get_num_threads", lambda: 3)
    together = torch.autograd.grad(in_one(made, x).sum(), parameters)
    assert all(a.equal(b) for a, b in zip(alone, together, strict=True))


def test_less_than_a_quarter_is_saved():
    made = network(256, 256, **{**EMITTED, "dtype": torch.float32})
    x = inputs(2048, 256, torch.float32)
    ours, naive = saved_bytes(lambda: made(x)), saved_bytes(lambda: by_layers(made, x))
    assert x.nbytes <= ours
    assert 4 * ours < naive


def test_what_is_held_follows_parameters_and_permutations():
    made = network(256, 256, **EMITTED)
    x = inputs(2, 256).detach()
    seen = []
    for change in (
        lambda: None,
        lambda: made.mixing.data.add_(0.1),
        lambda: made.slope.data.fill_(-0.5),
        lambda: made.orders.data[1].copy_(made.orders[0]),
        lambda: setattr(made, "mixing", nn.Parameter(made.mixing + 1)),
        lambda: made.hidden[1].left.detach().numpy().fill(0.3),
        lambda: setattr(made, "normalize", False),
    ):
        change()
        with torch.no_grad():
            torch.testing.assert_close(in_one(made, x), by_layers(made, x))
            assert all(not in_one(made, x).allclose(one, atol=1e-4) for one in seen)
            seen.append(in_one(made, x))


def test_layers_are_called_where_somebody_watches_or_replaced_them():
    made = network(256, 256, **EMITTED)
    x, calls = inputs(2, 256).detach(), []
    with torch.no_grad():
        assert one_operation.apply(made, made._held, x) is not None
        handle = made.hidden[0].register_forward_hook(lambda *_: calls.append(1))
        made(x)
        assert calls == [1]
        handle.remove()
        assert one_operation.apply(made, made._held, x) is not None
        assert one_operation.apply(made, made._held, x.float()) is None
        with torch.autocast("cpu", torch.bfloat16):
            assert one_operation.apply(made, made._held, x.float()) is None
        with action.load(8).module.use_path("traceable"):
            assert one_operation.apply(made, made._held, x) is None
        made.last = nn.Sequential(made.last)
        assert one_operation.apply(made, made._held, x) is None
    gelu = network(256, 256, activation="gelu", **EMITTED)
    assert one_operation.apply(gelu, gelu._held, x) is None


# --- Sums of rotors -----------------------------------------------------------------------------


@pytest.mark.parametrize("basis", ["blade", "spinor"])
def test_several_rotors_are_the_sum_of_each(slow, basis):
    torch.manual_seed(0)
    r, s = torch.randn(2, 2, 3, 2, 2, dtype=torch.float64).unbind(0)
    loops = slow_loops(2)
    program = row_blocks.Program(
        lambda r, s: row_rotors.RowRotors(2, loops, r, s, basis == "blade"),
        lambda x, r, s: action.two_sided(2, r, s, basis=basis, method="matrix").act(x),
    )
    operands = (
        inputs(11, 8).detach().reshape(11, 2, 4).requires_grad_(),
        *(side.requires_grad_() for side in (r, s)),
    )
    torch.testing.assert_close(program(*operands), program.chain(*operands))
    assert gradcheck(program, operands, fast_mode=True)
    assert gradgradcheck(program, operands, fast_mode=True)


@pytest.mark.parametrize("options", [{"width": 2}, {"width": 2, "basis": "spinor"}])
def test_several_emitted_rotors(options):
    torch.manual_seed(0)
    layer = RotorLinear(300, 256, method="kernel", init=0.7, dtype=torch.float64, **options)
    x = inputs(70, 300)
    y = layer(x)
    layer.method = "spinor"
    wanted = layer(x)
    torch.testing.assert_close(y, wanted, rtol=0, atol=1e-12)
    g = torch.randn_like(y)
    operands = x, *layer.parameters()
    found = torch.autograd.grad(y, operands, g)
    for ours, theirs in zip(found, torch.autograd.grad(wanted, operands, g), strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=0, atol=1e-10)
