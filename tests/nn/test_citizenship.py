"""Layers behave in a model as ``torch.nn.Linear`` does: saving, copying, tracing, precision."""

import copy
import io
import json
import pickle
import subprocess
import sys

import pytest
import torch
from safetensors.torch import load_file, save_file
from torch import nn
from torch._subclasses import FakeTensorMode
from torch.autograd import gradcheck
from torch.func import functional_call, stack_module_state, vmap
from torch.utils.checkpoint import checkpoint
from torch.utils.data import DataLoader, Dataset

from gaforge.errors import ShapeError, UnknownMethodError
from gaforge.nn import LAYERS, LayerConfig, RotorLinear, build_layer

# What torch says about itself.
pytestmark = [
    pytest.mark.filterwarnings("ignore:`torch.jit.script:DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:`isinstance.treespec, LeafSpec.` is dep:FutureWarning"),
]

CONFIGS = [  # with chunks of 2**4 and 2**8 features, see conftest.py
    LayerConfig("rotor", 40, 20, True, {"width": 2, "in_scale": 8, "out_scale": "channel"}),
    LayerConfig("rotor", 280, 260, False, {"init": "normal"}),
    LayerConfig("rotor", 16, 32, False, {"pair": False, "basis": "spinor", "method": "spinor"}),
    LayerConfig("network", 40, 20, True, {"chunk_size": 16, "seed": 3}),
    LayerConfig("dense", 40, 20, True),
    LayerConfig("lowrank:4", 40, 20, True),
    LayerConfig("blockdiag:4", 40, 20, True),
    LayerConfig("blockhadamard", 40, 20, True, {"size": 4, "blocks": 4}),
    LayerConfig("constant", 40, 20, True),
]
ROTORS = CONFIGS[:4]
NOT_TRACED = ("dense", "lowrank", "blockdiag", "constant")  # a few torch operations


@pytest.fixture(params=CONFIGS, ids=lambda config: f"{config.method}-{config.in_features}")
def config(request):
    return request.param


@pytest.fixture
def layer(config):
    torch.manual_seed(0)
    return config.build()


@pytest.fixture
def x(config):
    return torch.randn(5, 3, config.in_features, generator=torch.Generator().manual_seed(1))


def other(config):
    """The same kind of layer with other parameters."""
    torch.manual_seed(1)
    made = config.build()
    if config.method == "constant":  # which starts at zero whatever is drawn
        nn.init.ones_(made.bias)
    return made


def close(ours, theirs):
    """Equal to rounding, which depends on memory alignment and on whether kernels are traced."""
    torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-5)


# --- Configurations -----------------------------------------------------------------------------


def test_configurations_go_to_json_and_back(config, layer):
    assert LayerConfig.from_json(config.to_json()) == config
    assert json.loads(config.to_json()) == config.to_dict()
    again = LayerConfig.of(layer)
    assert LayerConfig.of(again.build()) == again
    rebuilt = LayerConfig.from_json(again.to_json()).build()
    shapes = {key: value.shape for key, value in layer.state_dict().items()}
    assert {key: value.shape for key, value in rebuilt.state_dict().items()} == shapes
    assert repr(rebuilt) == repr(layer)


def test_every_layer_is_built_by_its_name():
    for name in LAYERS:
        options = {"chunk_size": 8} if name == "network" else {}
        assert type(build_layer(name, 8, 8, **options)) is LAYERS[name]
    assert build_layer("network:8", 8, 8).chunk_size == 8
    with pytest.raises(UnknownMethodError, match="no layer is called 'lora'; choose from rotor,"):
        build_layer("lora", 8, 8)
    with pytest.raises(UnknownMethodError, match="'dense:3': dense takes no number"):
        build_layer("dense:3", 8, 8)
    with pytest.raises(UnknownMethodError, match="lowrank takes a whole number for its rank"):
        build_layer("lowrank:x", 8, 8)
    with pytest.raises(ShapeError, match=r"layer 'network': .*chunk_size"):
        build_layer("network", 8, 8)
    with pytest.raises(ShapeError, match=r"layer 'rotor': .*rank"):
        build_layer("rotor", 8, 8, rank=2)
    with pytest.raises(UnknownMethodError, match="Conv1d is no layer that can be built by name"):
        LayerConfig.of(nn.Conv1d(1, 1, 1))


def test_the_text_of_a_layer_starts_as_that_of_linear(config, layer):
    start = f"in_features={config.in_features}, out_features={config.out_features}, "
    assert layer.extra_repr().startswith(f"{start}bias={config.bias}")


def test_counts(config, layer):
    if config.method == "dense":
        return
    assert layer.parameter_count == sum(parameter.numel() for parameter in layer.parameters())
    assert (layer.flops_per_row > 0) == (config.method != "constant")


# --- Saving and copying -------------------------------------------------------------------------


def test_a_state_dict_holds_what_was_learned_and_loads(config, layer, x, tmp_path):
    learned = {name for name, _ in layer.named_parameters()}
    permutations = {"in_order", "orders"} if config.method == "network" else set()
    assert set(layer.state_dict()) == learned | permutations
    with torch.no_grad():
        wanted = layer(x)
    torch.save(layer.state_dict(), tmp_path / "a.pt")
    save_file(layer.state_dict(), tmp_path / "a.safetensors")
    loaded = (
        torch.load(tmp_path / "a.pt", weights_only=True),
        load_file(tmp_path / "a.safetensors"),
    )
    for values in loaded:
        new = other(config)
        with torch.no_grad():
            assert not new(x).equal(wanted)  # and what it held of that is forgotten
            new.load_state_dict(values, strict=True)
            close(new(x), wanted)


def test_copies_and_pickles_are_equal_and_independent(layer, x):
    with torch.no_grad():
        wanted = layer(x)
        file = io.BytesIO()
        torch.save(layer, file)
        file.seek(0)
        copies = [
            copy.deepcopy(layer),
            pickle.loads(pickle.dumps(layer)),
            torch.load(file, weights_only=False),
        ]
        for new in copies:
            close(new(x), wanted)
            for parameter in new.parameters():
                parameter.add_(1.0)
            assert not new(x).equal(wanted)
        close(layer(x), wanted)


def test_a_pickle_opens_in_a_fresh_process(tmp_path):
    torch.manual_seed(0)
    layer, x = RotorLinear(16, 16), torch.randn(2, 16)
    torch.save((layer, x), tmp_path / "layer.pt")
    code = (
        "import sys, torch; layer, x = torch.load(sys.argv[1], weights_only=False); "
        "print(torch.compile(layer, fullgraph=True, backend='eager')(x).sum().item())"
    )
    arguments = [sys.executable, "-c", code, str(tmp_path / "layer.pt")]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True)
    assert float(done.stdout) == pytest.approx(layer(x).sum().item(), abs=1e-6)


def test_a_layer_made_on_the_meta_device_is_filled_later(config, layer, x):
    meta = config.build(device="meta")
    assert meta(x.to("meta")).shape == (5, 3, config.out_features)
    real = meta.to_empty(device="cpu")
    for tensor in real.state_dict().values():
        tensor.fill_(0 if tensor.dtype == torch.int32 else float("nan"))
    real.reset_parameters()
    assert real(x).isfinite().all()
    fresh = config.build(device="meta").to_empty(device="cpu")
    fresh.load_state_dict(layer.state_dict(), assign=True)
    with torch.no_grad():
        close(fresh(x), layer(x))


def test_layers_share_their_tables():
    from gaforge.nn import constants

    RotorLinear(128, 128)(torch.ones(128))
    before = len(constants._HELD)
    for _ in range(3):
        layer = RotorLinear(128, 128)
        layer(torch.ones(128))
        assert not list(layer.buffers())
    assert len(constants._HELD) == before


# --- Rotors follow their parameters -------------------------------------------------------------


@pytest.mark.parametrize("config", ROTORS[:3], ids=lambda config: f"{config.in_features}")
def test_what_is_held_follows_the_parameters_however_they_change(config):
    layer = config.build()
    x = torch.randn(2, config.in_features)
    values = torch.randn_like(layer.left)

    def changed():
        with torch.inference_mode():
            held = layer(x)
        return held, layer(x)  # with a gradient wanted, nothing is held

    seen = []
    for change in (
        lambda: None,
        lambda: layer.left.data.add_(0.1),
        lambda: layer.left.data.copy_(values),
        lambda: layer.scale.data.mul_(2.0),
        lambda: setattr(layer, "left", nn.Parameter(values + 1)),
        lambda: layer.load_state_dict(other(config).state_dict()),
        lambda: layer.left.detach().numpy().fill(0.3),
    ):
        change()
        held, fresh = changed()
        close(held, fresh)
        assert all(not held.allclose(one, atol=1e-4) for one in seen)
        seen.append(held)


def test_rotors_are_made_once_for_inference(monkeypatch):
    from gaforge.nn import action

    made = []
    prepare = action.prepare
    monkeypatch.setattr(action, "prepare", lambda *a, **k: made.append(1) or prepare(*a, **k))
    layer, x = RotorLinear(16, 16), torch.randn(2, 16)
    with torch.no_grad():
        for _ in range(3):
            layer(x)
    assert len(made) == 1
    layer.requires_grad_(False)
    layer(x.requires_grad_()).sum().backward()  # what inference holds can be differentiated through
    assert len(made) == 1
    assert x.grad is not None


def test_what_is_held_is_not_pickled():
    layer = RotorLinear(16, 16)
    before = len(pickle.dumps(layer))
    with torch.no_grad():
        layer(torch.ones(16))
    assert layer._held._entry is not None
    assert len(pickle.dumps(layer)) == before
    assert copy.deepcopy(layer)._held._entry is None


def test_what_inference_mode_holds_can_be_trained_through():
    layer = RotorLinear(256, 256).requires_grad_(False)
    x = torch.randn(2, 256)
    with torch.inference_mode():
        layer(x)
    layer(x.requires_grad_()).sum().backward()
    assert x.grad.isfinite().all()


# --- Precision ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("dtype", "tolerance"), [(torch.bfloat16, 3e-2), (torch.float16, 4e-3)])
def test_half_precision(config, layer, x, dtype, tolerance):
    layer, x = layer.to(dtype), x.to(dtype)
    exact = copy.deepcopy(layer).float()(x.float())
    y = layer(x)
    assert y.dtype == dtype
    assert (y.float() - exact).norm() <= tolerance * exact.norm()
    y.float().square().sum().backward()
    assert all(p.grad.dtype == dtype and p.grad.isfinite().all() for p in layer.parameters())


def test_autocast_computes_rotors_in_float32(config, layer, x):
    exact = layer(x)
    with torch.autocast("cpu", torch.bfloat16):
        y = layer(x)
        again = layer(x.bfloat16())
    assert y.dtype == again.dtype == torch.bfloat16
    assert (y.float() - exact).norm() <= 3e-2 * exact.norm()
    y.float().sum().backward()
    assert all(p.grad.dtype == torch.float32 for p in layer.parameters())


@pytest.mark.parametrize("sizes", [(16, 16), (256, 256)])
def test_under_autocast_bivectors_lose_nothing(sizes):
    layer, dtypes = RotorLinear(*sizes, init="normal"), []
    prepare = layer._prepare
    layer._prepare = lambda dtype, device: dtypes.append(dtype) or prepare(dtype, device)
    with torch.autocast("cpu", torch.bfloat16):
        layer(torch.ones(sizes[0]))
    assert dtypes == [torch.float32]


def test_double(config, layer, x):
    exact = layer.double()(x.double())
    assert exact.dtype == torch.float64
    torch.testing.assert_close(copy.deepcopy(layer).float()(x), exact.float(), rtol=1e-4, atol=1e-5)


def test_gradients(config):
    if config.method == "rotor":
        return  # tests/nn/test_rotor_linear.py has those, and those of second order
    layer = config.build(dtype=torch.float64)
    names = [name for name, parameter in layer.named_parameters() if parameter.numel()]
    x = torch.randn(2, config.in_features, dtype=torch.float64, requires_grad=True)

    def f(x, *values):
        return functional_call(layer, dict(zip(names, values, strict=True)), (x,))

    assert gradcheck(f, (x, *map(layer.get_parameter, names)), fast_mode=True)


# --- Batches ------------------------------------------------------------------------------------


def test_results_do_not_depend_on_the_batch(config, layer, x):
    """To rounding: 1e-6 of the norm; the same call gives the same bits."""
    with torch.no_grad():
        whole = layer(x)
        assert layer(x).equal(whole)
        single = torch.stack([layer(row) for row in x.flatten(0, 1)]).unflatten(0, (5, 3))
        strided = layer(x.transpose(0, 1)).transpose(0, 1)
        expanded = layer(x[:1].expand(4, -1, -1))
    for result in (single, strided):
        assert (result - whole).norm() <= 1e-6 * whole.norm()
    assert (expanded - whole[:1]).norm() <= 1e-6 * expanded.norm()


def test_training_is_deterministic(config, x):
    ends = []
    for _ in range(2):
        torch.manual_seed(0)
        layer = config.build()
        optimizer = torch.optim.Adam(layer.parameters(), lr=0.01)
        for _ in range(3):
            optimizer.zero_grad()
            layer(x).square().mean().backward()
            optimizer.step()
        ends.append(layer.state_dict())
    assert all(a.equal(b) for a, b in zip(*(end.values() for end in ends), strict=True))


# --- Tracing ------------------------------------------------------------------------------------


def test_compiled_in_one_graph(config, layer, x):
    if config.method in NOT_TRACED:
        return
    torch._dynamo.reset()
    compiled = torch.compile(copy.deepcopy(layer), fullgraph=True, backend="aot_eager")
    y, wanted = compiled(x), layer(x)
    close(y, wanted)
    y.square().sum().backward()
    wanted.square().sum().backward()
    for ours, theirs in zip(compiled.parameters(), layer.parameters(), strict=True):
        torch.testing.assert_close(ours.grad, theirs.grad, rtol=1e-4, atol=1e-5)


def test_inductor():
    torch._dynamo.reset()
    layer, x = RotorLinear(16, 16), torch.randn(2, 16)
    with torch.no_grad():
        compiled = torch.compile(layer, fullgraph=True)
        close(compiled(x), layer(x))


@pytest.mark.parametrize("strict", [False, True])
def test_exported_with_any_batch(config, layer, x, strict):
    if config.method in NOT_TRACED or (strict and config != CONFIGS[0]):
        return
    batch = {0: torch.export.Dim("batch")}
    program = torch.export.export(layer, (x,), dynamic_shapes=(batch,), strict=strict)
    for count in (1, 2, 5):
        ours, theirs = program.module()(x[:count]), layer(x[:count])
        assert (ours - theirs).norm() <= 5e-6 * theirs.norm()


def test_fake_tensors(config, x):
    with FakeTensorMode() as mode:
        assert config.build()(mode.from_tensor(x)).shape == (5, 3, config.out_features)


def test_functional_calls_and_ensembles(config, x):
    models = [other(config) if i else config.build() for i in range(2)]
    parameters, buffers = stack_module_state(models)
    empty = config.build(device="meta")

    def call(parameters, buffers, x):
        return functional_call(empty, (parameters, buffers), (x,))

    outputs = vmap(call, (0, 0, None))(parameters, buffers, x)
    for model, output in zip(models, outputs, strict=True):
        close(output, model(x))


def test_vmap_over_inputs(layer, x):
    close(vmap(layer)(x), layer(x))
    with torch.no_grad():
        close(vmap(layer)(x), layer(x))


@pytest.mark.parametrize("reentrant", [False, True])
def test_checkpointed_gradients_are_the_same(layer, x, reentrant):
    x.requires_grad_()
    layer(x).square().sum().backward()
    wanted = [parameter.grad.clone() for parameter in layer.parameters()]
    layer.zero_grad()
    checkpoint(layer, x, use_reentrant=reentrant).square().sum().backward()
    for parameter, gradient in zip(layer.parameters(), wanted, strict=True):
        torch.testing.assert_close(parameter.grad, gradient, rtol=1e-6, atol=1e-7)


# --- Many processes -----------------------------------------------------------------------------


class Rows(Dataset):
    """Rows that a layer computes in the process that loads them."""

    def __init__(self, layer, rows):
        self.layer, self.rows = layer, rows

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        with torch.no_grad():
            return self.layer(self.rows[index])


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("size", [16, 256])
def test_workers_that_are_forked(size):
    layer, rows = RotorLinear(size, size), torch.randn(6, size)
    with torch.no_grad():
        wanted = layer(rows)  # kernels have run in the parent before
        loader = DataLoader(
            Rows(layer, rows), batch_size=3, num_workers=2, multiprocessing_context="fork"
        )
        torch.testing.assert_close(torch.cat(list(loader)), wanted, rtol=1e-5, atol=1e-6)


def test_importing_layers_does_not_load_the_compiler():
    code = "import sys, gaforge.nn; sys.exit('torch._dynamo' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
