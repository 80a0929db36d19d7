"""Operators of emitted torch modules: the same numbers and gradients on both paths, everywhere."""

import copy
import importlib
import io
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
import torch
from emitted import emitted
from torch._subclasses import FakeTensorMode
from torch.autograd import gradcheck, gradgradcheck
from torch.library import opcheck

from gaforge.algebra import Algebra
from gaforge.codegen.spec import KernelSpec

# What torch says about itself when it differentiates forwards, and when inductor starts.
pytestmark = pytest.mark.filterwarnings("ignore:`torch.jit.script:DeprecationWarning")

SMALL = [Algebra(3), Algebra(2, 0, 1)]
CGA = Algebra(4, 1)
CGA_KERNELS = [
    "sandwich_unit__even__vector",
    "gp__full__full",
    "sandwich__g0_2__vector",
    "inv__even",
]
PGA_KERNELS = ["gp__even__vector", "sandwich_unit__even__vector", "norm__even"]
PGA = Algebra(3, 0, 1)


def load(folder, algebra, specs=None):
    """Return the torch module of an algebra, with its kernels beside it."""
    for target in ("numba", "vjp"):
        emitted(folder, algebra, target, specs)
    return emitted(folder, algebra, "torch", specs)


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory):
    """A function from algebra to module, whose kernels run as Python: nothing is compiled."""
    modules: dict[Algebra, Any] = {}

    def get(algebra):
        if algebra not in modules:
            folder = tmp_path_factory.mktemp(algebra.name)
            names = CGA_KERNELS if algebra == CGA else None
            specs = names and [KernelSpec.parse(algebra, name) for name in names]
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(numba.config, "DISABLE_JIT", True)
                modules[algebra] = load(folder, algebra, specs)
        return modules[algebra]

    return get


@pytest.fixture(scope="module")
def pga(tmp_path_factory):
    """The module of some kernels of Cl(3,0,1), compiled."""
    specs = [KernelSpec.parse(PGA, name) for name in PGA_KERNELS]
    return load(tmp_path_factory.mktemp("pga"), PGA, specs)


def numbers(*shape, seed=0, dtype=torch.float64):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=dtype)


def sizes(kernel):
    """Return the lengths of the operands of a kernel, from its docstring."""
    return [int(size) for size in re.findall(r"\w+ : \(\.\.\., (\d+)\)", kernel.__doc__)][:-1]


def samples(algebra, name, kernel, leads=((3,), (3,), (3,)), dtype=torch.float64):
    """Return operands; the versor of a sandwich is a blade of no null vectors, scaled."""
    operands = [
        numbers(*lead, size, seed=seed).to(dtype)
        for seed, (lead, size) in enumerate(zip(leads, sizes(kernel), strict=False))
    ]
    if name.startswith("sandwich__"):
        layout = algebra.layout(name.split("__")[1])
        null = (1 << algebra.r) - 1
        place = max(i for i, mask in enumerate(layout.masks) if not mask & null)
        blade = torch.zeros_like(operands[0])
        blade[..., place] = 1.5 + 0.1 * operands[0][..., place].tanh()
        operands[0] = blade
    return operands


def operator(module, name):
    kernel = module._KERNELS[name]
    assert module._missing(name) == ""
    return kernel.operator


def backward(function, operands, seed=9):
    leaves = [x.detach().clone().requires_grad_() for x in operands]
    out = function(*leaves)
    g = numbers(*out.shape, seed=seed).to(out.dtype)
    return out, torch.autograd.grad(out, leaves, g, materialize_grads=True)


def close(got, wanted, tolerance=1e-12):
    assert got.shape == wanted.shape
    assert got.dtype == wanted.dtype
    torch.testing.assert_close(got, wanted, rtol=tolerance, atol=tolerance, equal_nan=True)


# --- Every operation ------------------------------------------------------------------------------


def test_every_operation_has_the_values_and_gradients_of_its_traceable_path(interpreted):
    for algebra in (*SMALL, CGA):
        module = interpreted(algebra)
        for name, kernel in module.KERNELS.items():
            if not hasattr(kernel, "compiled"):
                assert name.startswith("versor_defect")
                continue
            for leads in (((3,), (3,), (3,)), ((), (40,), (40,)), ((2, 1), (3,), (1, 1))):
                operands = samples(algebra, name, kernel, leads)
                out, gradients = backward(kernel.compiled, operands)
                wanted, theirs = backward(kernel.traceable, operands)
                close(out, wanted)
                for got, right in zip(gradients, theirs, strict=True):
                    close(got, right, 1e-10)


@pytest.mark.parametrize("algebra", [SMALL[1], CGA], ids=str)
def test_every_operation_passes_opcheck(interpreted, algebra):
    module = interpreted(algebra)
    for name, kernel in module.KERNELS.items():
        if not hasattr(kernel, "compiled"):
            continue
        op = operator(module, name)
        operands = [x.requires_grad_() for x in samples(algebra, name, kernel, ((2, 1), (2,), ()))]
        opcheck(op, operands)
        out = kernel.traceable(*operands).detach()
        kept = [out] if module._KERNELS[name].kept else []
        if kept:  # a gradient of the gradient is traced, which this check cannot follow
            operands = [x.detach() for x in operands]
        wanted = [True] * len(operands)
        op = module._KERNELS[name].operator_vjp
        # The last of its tests, tracing, is that of the operator itself, backwards.
        tests = ("test_schema", "test_autograd_registration", "test_faketensor")
        opcheck(op, (torch.ones_like(out), *kept, *operands, wanted), test_utils=tests)


def test_gradients_of_every_operation_pass_gradcheck(interpreted):
    for algebra in (Algebra(2, 0, 1), CGA):
        module = interpreted(algebra)
        for name, kernel in module.KERNELS.items():
            if not hasattr(kernel, "compiled"):
                continue
            operands = samples(algebra, name, kernel, ((), (2,), (2,)))
            function = kernel.compiled
            if name.startswith("sandwich__"):  # a step away from the versors gives NaN
                R, x = operands
                operands = [torch.tensor(1.2, dtype=torch.float64), x]
                function = lambda s, x, kernel=kernel, R=R: kernel.compiled(s * R, x)  # noqa: E731
            for x in operands:
                x.requires_grad_()
            assert gradcheck(function, operands, fast_mode=algebra == CGA), name


def test_second_derivatives_of_every_operation_take_the_traceable_path(interpreted):
    algebra = Algebra(2, 0, 1)
    for name, kernel in interpreted(algebra).KERNELS.items():
        if hasattr(kernel, "compiled") and not name.startswith("sandwich__"):
            operands = samples(algebra, name, kernel, [(2,), (2,), ()])
            operands = [x.requires_grad_() for x in operands]
            assert gradgradcheck(kernel, operands, fast_mode=True), name


def test_an_operand_may_stand_in_two_places(interpreted):
    gp = interpreted(Algebra(3)).gp
    for function in (gp, gp.traceable):
        x = numbers(2, 8).requires_grad_()
        (first,) = torch.autograd.grad(function(x, x).sin().sum(), x, create_graph=True)
        (second,) = torch.autograd.grad(first.square().sum(), x)
        if function is gp:
            got = first, second
    close(got[0], first)
    close(got[1], second)


def test_the_first_vectors_of_a_batch_of_gradients_are_right(interpreted):
    gp = interpreted(Algebra(3)).gp
    x, y = numbers(8).requires_grad_(), numbers(8, seed=1).requires_grad_()
    many = torch.eye(8, dtype=torch.float64)
    got = torch.autograd.grad(gp(x, y), (x, y), many, is_grads_batched=True)
    wanted = torch.autograd.grad(gp.traceable(x, y), (x, y), many, is_grads_batched=True)
    for ours, theirs in zip(got, wanted, strict=True):
        close(ours, theirs)


def test_where_R_is_no_versor_the_result_is_nan_and_gradients_are_zero(interpreted):
    for algebra in SMALL:
        kernel = interpreted(algebra).KERNELS["sandwich__even__vector"]
        R = numbers(5, 4)
        R[1] = 0
        R[2, 1] = torch.nan
        if algebra.r:
            R[3] = torch.tensor([0, 0, 0, 1.0]) if algebra.r else R[3]
        x = numbers(5, 3, seed=1)
        leaves = []
        for function in (kernel.compiled, kernel.traceable):
            a, b = R.clone().requires_grad_(), x.clone().requires_grad_()
            out = function(a, b)
            out.backward(torch.ones_like(out))
            leaves.append((out.detach(), a.grad, b.grad))
        for ours, theirs in zip(*leaves, strict=True):
            close(ours, theirs)
        assert leaves[0][0].isnan().any(-1).tolist()[1:3] == [True, True]
        assert leaves[0][1][1:3].eq(0).all()


def test_the_norm_of_zero_has_gradient_zero(interpreted):
    norm = interpreted(Algebra(3)).KERNELS["norm__vector"]
    for dtype in (torch.float32, torch.float64):
        x = torch.zeros(3, 3, dtype=dtype)
        x[1, 2] = -2
        x[2, 0] = 3e-19  # its square is hardly a number in float32
        for function in (norm.compiled, norm.traceable):
            leaf = x.clone().requires_grad_()
            (got,) = torch.autograd.grad(function(leaf).sum(), leaf)
            close(got, torch.tensor([[0, 0, 0], [0, 0, -1], [1, 0, 0]], dtype=dtype), 1e-2)


def test_only_gradients_that_are_wanted_are_computed(interpreted):
    module = interpreted(Algebra(3))
    kernel = module._KERNELS["gp__full__full"]
    asked = []
    run = kernel.backward or module._find_compiled("vjp", "gp__full__full")

    def watched(*arrays, wanted, threads):
        asked.append(wanted)
        return run(*arrays, wanted=wanted, threads=threads)

    kernel.backward = watched
    try:
        x, y = numbers(8).requires_grad_(), numbers(8)
        module.gp(x, y).sum().backward()
    finally:
        kernel.backward = run
    assert asked == [[True, False]]


# --- Traced, compiled, exported -------------------------------------------------------------------


class Layer(torch.nn.Module):
    """A rotor acting on vectors, then a product."""

    def __init__(self, module, algebra):
        super().__init__()
        self.rotor = torch.nn.Parameter(torch.eye(1, algebra.layout("even").size)[0])
        self.product = module.GeometricProduct(layouts=("even", "vector"))
        self.action = module.KERNELS["sandwich_unit__even__vector"]

    def forward(self, x):
        return self.action(self.rotor, x) + self.product(self.rotor, x)[..., : x.shape[-1]]


def count_calls(graph):
    """Return how many operators of emitted modules a graph calls."""
    return sum("cl_3_0_0_torch" in str(node.target) for node in graph.nodes)


@pytest.mark.parametrize("backend", ["eager", "aot_eager"])
def test_one_graph_calls_the_operators(interpreted, backend):
    module = interpreted(Algebra(3))
    layer = Layer(module, Algebra(3))
    graphs = []

    def record(graph, inputs):
        graphs.append(graph.graph)
        return torch._dynamo.lookup_backend(backend)(graph, inputs)

    torch._dynamo.reset()
    compiled = torch.compile(layer, fullgraph=True, backend=record, dynamic=True)
    for count in (2, 5, 7):
        x = numbers(count, 3, dtype=torch.float32).requires_grad_()
        out = compiled(x)
        close(out, layer(x), 1e-6)
        got = torch.autograd.grad(out.sum(), (x, layer.rotor))
        for ours, theirs in zip(
            got, torch.autograd.grad(layer(x).sum(), (x, layer.rotor)), strict=True
        ):
            close(ours, theirs, 1e-5)
    assert [count_calls(graph) for graph in graphs] == [2]


def test_inductor_runs_both_directions(pga):
    layer = Layer(pga, PGA)
    torch._dynamo.reset()
    compiled = torch.compile(layer, fullgraph=True)
    x = numbers(6, 4, dtype=torch.float32).requires_grad_()
    got = torch.autograd.grad(compiled(x).sum(), (x, layer.rotor))
    wanted = torch.autograd.grad(layer(x).sum(), (x, layer.rotor))
    for ours, theirs in zip(got, wanted, strict=True):
        close(ours, theirs, 1e-5)


def test_a_path_may_be_chosen_in_compiled_code(interpreted):
    module = interpreted(Algebra(3))

    def function(x):
        with module.use_path("traceable"):
            return module.gp(x, x) + 1

    graphs = []

    def record(graph, inputs):
        graphs.append(graph.graph)
        return graph

    torch._dynamo.reset()
    x = numbers(3, 8)
    close(torch.compile(function, fullgraph=True, backend=record)(x), function(x))
    assert [count_calls(graph) for graph in graphs] == [0]
    assert module._CHOSEN == {"path": "auto"}


def test_exported_programs_are_plain_torch(interpreted):
    module = interpreted(Algebra(3))
    layer = Layer(module, Algebra(3))
    x = numbers(4, 3, dtype=torch.float32)
    batch = {0: torch.export.Dim("batch")}
    for strict in (False, True):
        program = torch.export.export(layer, (x,), dynamic_shapes=(batch,), strict=strict)
        assert count_calls(program.graph) == 0
        for count in (1, 2, 5):
            x = numbers(count, 3, dtype=torch.float32)
            close(program.module()(x), layer(x), 1e-6)
    with module.use_path("compiled"):
        program = torch.export.export(layer, (x,), strict=False)
    assert count_calls(program.graph) == 2


def test_transforms_take_the_traceable_path(interpreted):
    module = interpreted(Algebra(3))
    x, y = numbers(5, 8), numbers(5, 8, seed=1)
    close(torch.vmap(module.gp)(x, y), module.gp(x, y))
    close(torch.vmap(module.gp, in_dims=(0, None))(x, y[0]), module.gp(x, y[0]))
    jacobian = torch.func.jacrev(module.gp)(x[0], y[0])
    close(jacobian, torch.func.jacfwd(module.gp)(x[0], y[0]))
    close(jacobian @ x[1], module.gp(x[1], y[0]))
    _, tangent = torch.func.jvp(module.gp, (x, y), (y, x))
    close(tangent, module.gp(y, y) + module.gp(x, x))
    with torch.autograd.forward_ad.dual_level():
        dual = torch.autograd.forward_ad.make_dual(x, y)
        got = torch.autograd.forward_ad.unpack_dual(module.gp(dual, x)).tangent
    close(got, module.gp(y, x))
    torch._dynamo.reset()
    close(torch.compile(torch.vmap(module.gp), backend="aot_eager")(x, y), module.gp(x, y))


def test_meta_and_fake_tensors_have_the_shape_of_the_result(interpreted):
    module = interpreted(Algebra(3))
    x = torch.empty(4, 1, 8, device="meta", dtype=torch.float32)
    assert module.gp(x, x[0]).shape == (4, 1, 8)
    op = operator(module, "gp__full__full")
    assert op(x, x[0]).device.type == "meta"
    with FakeTensorMode():
        made = torch.empty(4, 8), torch.empty(3, 1, 8, dtype=torch.float64)
        for function in (module.gp, op):
            assert function(*made).shape == (3, 4, 8)
            assert function(*made).dtype == torch.float64
        with pytest.raises(ValueError, match="last axis must hold the 8 coefficients"):
            op(torch.empty(4, 7), torch.empty(8))


# --- Dtypes ---------------------------------------------------------------------------------------


def test_a_rotor_keeps_its_precision_under_autocast(interpreted):
    module = interpreted(Algebra(3))
    R = torch.nn.functional.normalize(numbers(4, 4, dtype=torch.float32), dim=-1)
    x = numbers(6, 1, 3, dtype=torch.float32)
    action = module.KERNELS["sandwich_unit__even__vector"]
    full = numbers(4, 8, dtype=torch.float32)
    assert "gather" in module.gp.__doc__  # its matrix product is what autocast would cast
    for kernel, first, second in ((action, R, x), (module.gp, full, full.flip(0))):
        for function in (kernel, kernel.traceable):
            wanted = function(first, second)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                assert torch.equal(function(first, second), wanted)
                half = function(first, second.bfloat16())
            assert half.dtype == torch.float32
            close(half, function(first, second.bfloat16().float()), 1e-6)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_half_precision_is_rounded_once(interpreted, dtype):
    module = interpreted(Algebra(3))
    x, y = numbers(5, 8).to(dtype), numbers(5, 8, seed=1).to(dtype)
    wanted, gradients = backward(module.gp, (x.double(), y.double()))
    got, ours = backward(module.gp, (x, y))
    assert torch.equal(got, wanted.float().to(dtype))
    eps = torch.finfo(dtype).eps
    for gradient, right in zip(ours, gradients, strict=True):
        assert gradient.dtype == dtype
        close(gradient.double(), right, 16 * eps)  # the gradient of the result was rounded
    R = torch.tensor([1.0, 0, 0, 0], dtype=dtype)
    out = module.KERNELS["sandwich__even__vector"](R, x[..., :3])
    assert torch.equal(out, x[..., :3])


def test_other_dtypes_take_the_traceable_path(interpreted):
    gp = interpreted(Algebra(3)).gp
    integers = torch.arange(8)
    assert gp(integers, integers).dtype == torch.int64
    z = numbers(3, 8) * (1 + 2j)
    close(gp(z, z), gp.traceable(z, z))
    mixed = gp(numbers(8, dtype=torch.float32), numbers(8))
    assert mixed.dtype == torch.float64
    close(gp((1j * numbers(8)).conj().imag, numbers(8)), -gp(numbers(8), numbers(8)))


# --- Memory ---------------------------------------------------------------------------------------


def saved_bytes(function, operands):
    total = 0

    def pack(x):
        nonlocal total
        total += x.numel() * x.element_size()
        return x

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda x: x):
        function(*operands)
    return total


def test_operands_and_what_exp_gives_are_all_that_is_saved(interpreted):
    for algebra in SMALL:
        module = interpreted(algebra)
        for name, kernel in module.KERNELS.items():
            if hasattr(kernel, "compiled"):
                operands = samples(algebra, name, kernel, ((), (9,), (1,)), torch.float32)
                own = sum(4 * x.numel() for x in operands)
                if module._KERNELS[name].kept:
                    own += 4 * kernel(*operands).numel()
                assert saved_bytes(kernel, [x.requires_grad_() for x in operands]) == own, name
    R, x = numbers(4), numbers(9, 3).bfloat16().requires_grad_()
    action = interpreted(Algebra(3)).KERNELS["sandwich_unit__even__vector"]
    assert saved_bytes(action, (R, x)) == 4 * 8 + 27 * 2


def test_memory_of_any_layout_is_read_and_left_as_it_is(pga):
    kernel = pga.KERNELS["gp__even__vector"]
    a, b = numbers(6, 5, 8), numbers(6, 5, 4, seed=1)
    wanted = backward(kernel, (a, b))
    cases = [
        (a.transpose(0, 1).contiguous().transpose(0, 1), b[:, :, :4]),
        (a.flip(0).flip(0), torch.stack((b, b), -1)[..., 0]),
    ]
    for operands in cases:
        out = kernel(*[x.clone(memory_format=torch.preserve_format) for x in operands])
        close(out, wanted[0])
        close(kernel(*operands), wanted[0])
    one = a[:1, :1].expand(6, 5, 8)
    close(kernel(one, b), kernel(a[0, 0], b))
    frozen = b.numpy()
    frozen.flags.writeable = False
    with pytest.warns(UserWarning, match="not writable"):
        readonly = torch.from_numpy(frozen)
    before = frozen.copy()
    close(kernel(a, readonly), wanted[0])
    assert np.array_equal(frozen, before)
    out = kernel(a, b)
    out.zero_()  # the result is memory of its own
    assert np.array_equal(frozen, before)


def test_gradients_are_summed_over_the_axes_of_a_repeated_operand(pga):
    kernel = pga.KERNELS["sandwich_unit__even__vector"]
    for leads in (((), (70,)), ((1, 3), (5, 1)), ((4, 1, 1), (2, 3)), ((3,), (2, 3)), ((2, 1), ())):
        operands = [
            numbers(*lead, size, seed=size) for lead, size in zip(leads, (8, 4), strict=True)
        ]
        out, gradients = backward(kernel, operands)
        wanted, theirs = backward(kernel.traceable, operands)
        close(out, wanted)
        for got, right in zip(gradients, theirs, strict=True):
            close(got, right, 1e-11)


def test_empty_batches_have_empty_results_and_zero_gradients(interpreted):
    module = interpreted(Algebra(2, 0, 1))
    for name, kernel in module.KERNELS.items():
        if not hasattr(kernel, "compiled"):
            continue
        operands = [
            numbers(*lead, n) for lead, n in zip([(), (0,), (0,)], sizes(kernel), strict=False)
        ]
        if len(operands) == 1:
            operands = [numbers(0, sizes(kernel)[0])]
        if name.startswith("sandwich__"):
            operands = samples(Algebra(2, 0, 1), name, kernel, [(), (0,)])
        out, gradients = backward(kernel, operands)
        assert out.shape[:-1] == (0,)
        assert all(not gradient.any() for gradient in gradients)
        assert [g.shape for g in gradients] == [x.shape for x in operands]


def test_results_do_not_depend_on_the_number_of_threads(pga):
    kernel = pga.KERNELS["sandwich_unit__even__vector"]
    R = numbers(8, dtype=torch.float32)
    x = numbers(100_000, 4, dtype=torch.float32)
    before, found = torch.get_num_threads(), []
    try:
        for threads in (1, 2, 5):
            torch.set_num_threads(threads)
            for _ in range(2):
                out, gradients = backward(kernel, (R, x))
                found.append((out.detach(), *gradients))
    finally:
        torch.set_num_threads(before)
    for other in found[1:]:
        assert all(torch.equal(ours, theirs) for ours, theirs in zip(found[0], other, strict=True))
    wanted = backward(kernel.traceable, (R.double(), x.double()))[1]
    close(found[0][1].double(), wanted[0], 2e-3)  # of 100,000 summands of size 1


def test_inference_mode_and_no_grad_record_nothing(pga):
    kernel = pga.KERNELS["gp__even__vector"]
    a, b = numbers(3, 8).requires_grad_(), numbers(3, 4)
    wanted = kernel(a, b).detach()
    with torch.no_grad():
        assert not kernel(a, b).requires_grad
    with torch.inference_mode():
        out = kernel(a.clone(), b)
        assert out.is_inference()
        close(out, wanted)


# --- Modules --------------------------------------------------------------------------------------


def test_layers_are_copied_and_pickled_whatever_the_path(interpreted):
    module = interpreted(Algebra(3))
    layer = Layer(module, Algebra(3))
    assert list(layer.state_dict()) == ["rotor"]
    x = numbers(4, 3, dtype=torch.float32)
    with module.use_path("traceable"):
        text = pickle.dumps(module.GeometricProduct(layouts=("even", "vector")))
    assert text == pickle.dumps(module.GeometricProduct(layouts=("even", "vector")))
    again = pickle.loads(text)
    close(again(layer.rotor, x), layer.product(layer.rotor, x))
    other = copy.deepcopy(layer)
    other.rotor.data.mul_(2)
    close(layer(x), Layer(module, Algebra(3))(x))
    buffer = io.BytesIO()
    torch.save(module.gp, buffer)
    buffer.seek(0)
    assert torch.load(buffer, weights_only=False) is module.gp


def test_a_module_may_be_loaded_again_and_under_another_name(tmp_path):
    specs = [KernelSpec.parse(Algebra(2), "gp__full__full")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(numba.config, "DISABLE_JIT", True)
        patch.syspath_prepend(tmp_path)
        module = load(tmp_path, Algebra(2), specs)
        first = module.gp
        x = numbers(3, 4).requires_grad_()
        wanted = first(x, x)
        assert importlib.reload(module) is module
        assert module.gp is not first
        for function in (first, module.gp):
            close(function(x, x), wanted)
            close(
                torch.autograd.grad(function(x, x).sum(), x)[0],
                torch.autograd.grad(first.traceable(x, x).sum(), x)[0],
            )
        path = tmp_path / f"copy_{Path(module.__file__).name}"
        path.write_text(Path(module.__file__).read_text())
        again = importlib.import_module(path.stem)
        assert (
            again._KERNELS["gp__full__full"].operator
            is not module._KERNELS["gp__full__full"].operator
        )
        close(again.gp(x, x), wanted)


def test_a_path_may_be_forced(interpreted):
    module = interpreted(Algebra(3))
    gp, x = module.gp, numbers(2, 8)
    calls = []
    kernel = module._KERNELS["gp__full__full"]
    run = kernel.forward

    def counted(*arrays):
        calls.append(1)
        return run(*arrays)

    gp(x, x)
    run, kernel.forward = kernel.forward, counted
    try:
        with module.use_path("traceable"):
            gp(x, x)
            assert not calls
            with module.use_path("compiled"):
                gp(x, x)
                assert len(calls) == 1
                with pytest.raises(RuntimeError, match=r"a has the dtype torch\.int64"):
                    gp(x.long(), x.long())
            gp(x, x)
        assert len(calls) == 1
        gp(b=x, a=x)
        assert len(calls) == 2
    finally:
        kernel.forward = run
    with pytest.raises(RuntimeError, match=r"gp__full__full: .* torch\.func .* choose the path"):
        torch.vmap(gp.compiled)(x, x)
    with pytest.raises(RuntimeError, match="a is on the device meta"):
        gp.compiled(x.to("meta"), x.to("meta"))
    with pytest.raises(RuntimeError, match=r"versors are not tested in torch\.bfloat16"):
        module.sandwich.compiled(x.bfloat16(), x)
    with (
        pytest.raises(ValueError, match="'numba' is no path; choose from auto, compiled"),
        module.use_path("numba"),
    ):
        pass
    with pytest.raises(TypeError, match="missing 1 required positional argument"):
        gp(x)


def test_bad_operands_are_refused_alike_on_both_paths(interpreted):
    gp, x = interpreted(Algebra(3)).gp, numbers(2, 8)
    for operands in ((x[:, :7], x), (x, x.repeat(2, 1)[:3]), (x, x[0, 0]), (x, [1.0] * 8)):
        with pytest.raises((ValueError, TypeError)) as ours:
            gp(*operands)
        with pytest.raises((ValueError, TypeError)) as theirs:
            gp.traceable(*operands)
        assert str(ours.value) == str(theirs.value)
        with pytest.raises(type(theirs.value), match=re.escape(str(theirs.value))):
            gp.compiled(*operands)


def test_without_kernels_beside_it_a_module_is_traceable(tmp_path):
    specs = [KernelSpec.parse(Algebra(2), "gp__full__full")]
    alone = emitted(tmp_path, Algebra(2), "torch", specs)
    x = numbers(3, 4)
    close(alone.gp(x, x), alone.gp.traceable(x, x))
    with pytest.raises(RuntimeError, match=r"there is no file cl_2_0_0_numba__gp__full__full\.py"):
        alone.gp.compiled(x, x)


def test_without_numba_a_module_is_traceable(tmp_path):
    specs = [KernelSpec.parse(Algebra(2), "gp__full__full")]
    module = load(tmp_path, Algebra(2), specs)
    code = f"""
import sys
sys.modules["numba"] = None
sys.path.insert(0, {str(tmp_path)!r})
import torch, pickle
import {module.__name__} as module
x = torch.ones(4)
print(module.gp(x, x).tolist())
try:
    module.gp.compiled(x, x)
except RuntimeError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, second = done.stdout.splitlines()
    assert first == str(module.gp.traceable(torch.ones(4), torch.ones(4)).tolist())
    assert "numba" in second
    assert "can't be imported" in second
