"""Torch modules of large algebras: both paths, gradients, and the machinery of torch."""

import dense
import numpy as np
import pytest
import torch
from emitted import emitted
from torch._subclasses import FakeTensorMode
from torch.autograd import gradcheck
from torch.library import opcheck

from gaforge import Algebra, kernels
from gaforge.codegen.spec import KernelSpec
from gaforge.loading.loader import load_function

pytestmark = pytest.mark.filterwarnings("ignore:`torch.jit.script:DeprecationWarning")

LAYER = "sandwich2__even__full__even"
PLANES = "sandwich2_spinor__even__full__even"
NAMES = [
    LAYER,
    PLANES,
    "gp__full__full",
    "sandwich_unit__even__full",
    "sandwich2__even__even__even",
]
NAMES += ["reverse__full", "dual__full", "to_spinor__full", "from_spinor__full"]
TOLERANCE = {torch.float64: 1e-13, torch.float32: 2e-6}
EVEN = ("even", "full", "even")


def load(folder, algebra):
    specs = [KernelSpec.parse(algebra, name) for name in NAMES]
    products = [spec for spec in specs if spec.operation in ("gp", "sandwich") or spec.layouts[2:]]
    emitted(folder, algebra, "numba", specs)
    emitted(folder, algebra, "vjp", products)
    return emitted(folder, algebra, "torch", specs)


@pytest.fixture(scope="module")
def seven(tmp_path_factory):
    return load(tmp_path_factory.mktemp("seven"), Algebra(7))


def numbers(*shape, seed=0, dtype=torch.float64):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=dtype)


def wide(algebra, x, layout):
    """Return coefficients in a layout as full ones."""
    out = np.zeros((*x.shape[:-1], algebra.size))
    out[..., [algebra.positions[mask] for mask in algebra.layout(layout).masks]] = x
    return out


def two_sided(algebra, r, x, s):
    """Return ``r x ~s`` by the independent product."""
    r, s = (wide(algebra, v.double().numpy(), "even") for v in (r, s))
    moved = dense.product(algebra, r, x.double().numpy())
    return dense.product(algebra, moved, dense.reverse(algebra, s))


def rotor_pair(algebra, *lead, dtype=torch.float64, blades=24):
    """Return even elements with a few coefficients, for slow references."""
    size = algebra.layout("even").size
    out = torch.zeros(2, *lead, size, dtype=dtype)
    places = torch.randperm(size, generator=torch.Generator().manual_seed(size))[:blades]
    out[..., places] = numbers(2, *lead, len(places), dtype=dtype)
    return out.unbind()


def relative(got, wanted):
    wanted = torch.as_tensor(wanted)
    return float((got.double() - wanted).norm() / wanted.norm())


class TestValues:
    @pytest.mark.parametrize("signature", [(7,), (4, 3), (0, 8), (9,), (5, 5), (11,), (12,)])
    @pytest.mark.parametrize("dtype", list(TOLERANCE))
    def test_the_traceable_path(self, signature, dtype):
        algebra = Algebra(*signature)
        k = kernels(signature, backend="torch", path="traceable")
        r, s = rotor_pair(algebra, dtype=dtype, blades=24 if algebra.n < 11 else 4)
        x = numbers(2, algebra.size, seed=1, dtype=dtype)
        out = k.sandwich2(r, x, s, layouts=EVEN)
        assert out.dtype == dtype
        assert relative(out, two_sided(algebra, r, x, s)) < TOLERANCE[dtype]

    def test_the_compiled_path(self, seven):
        algebra = Algebra(7)
        r, s = rotor_pair(algebra)
        x = numbers(3, 128, seed=1)
        function = seven.KERNELS[LAYER]
        wanted = two_sided(algebra, r, x, s)
        assert relative(function.compiled(r, x, s), wanted) < 1e-13
        assert relative(function(r, x, s), wanted) < 1e-13

    def test_layouts_that_no_module_holds(self):
        k = kernels("7", backend="torch", path="traceable")
        a, b = numbers(2, 35, seed=2), numbers(128, seed=3)
        wanted = dense.product(k.algebra, wide(k.algebra, a.numpy(), (3,)), b.numpy())
        assert relative(k.gp(a, b, layouts=((3,), "full")), wanted) < 1e-13

    def test_involutions_and_duals(self):
        for n in (7, 9):
            ours, theirs = kernels((n,), backend="torch"), kernels((n,), backend="numpy")
            x = numbers(2, 2**n)
            for name in ("reverse", "involute", "conjugate", "dual", "undual", "hodge", "unhodge"):
                got = getattr(ours, name)(x)
                assert torch.equal(got, torch.from_numpy(getattr(theirs, name)(x.numpy())))

    def test_integers_are_exact_or_refused(self):
        k = kernels("8", backend="torch", path="traceable")
        a, b = torch.randint(-9, 9, (2, 256), generator=torch.Generator().manual_seed(1))
        wanted = dense.product(k.algebra, a.numpy(), b.numpy())
        assert torch.equal(k.gp(a, b), torch.from_numpy(wanted))
        with pytest.raises(OverflowError, match="gp__full__full"):
            k.gp(a * 10**6, b * 10**6)

    @pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
    def test_half_precision_rounds_the_result_only(self, seven, dtype):
        r, s = (v.to(dtype) for v in rotor_pair(Algebra(7)))
        x = numbers(4, 128).to(dtype)
        wanted = two_sided(Algebra(7), r, x, s)
        for function in (seven.KERNELS[LAYER], seven.KERNELS[LAYER].traceable):
            out = function(r, x, s)
            assert out.dtype == dtype
            assert relative(out, wanted) < torch.finfo(dtype).eps

    def test_norms_are_kept_over_a_thousand_compositions(self, seven):
        x = start = numbers(128)
        basis = torch.zeros(64, dtype=torch.float64)
        basis[0], basis[5] = np.cos(0.3), np.sin(0.3)
        other = torch.zeros(64, dtype=torch.float64)
        other[0], other[17] = np.cos(1.1), np.sin(1.1)
        for _ in range(1000):
            x = seven.KERNELS[LAYER](basis, x, other)
        assert abs(x.norm() / start.norm() - 1) < 1e-11


class TestPlanes:
    @pytest.mark.parametrize("path", ["compiled", "traceable"])
    def test_it_is_the_same_map_in_another_basis(self, seven, path):
        there, back = (seven.KERNELS[f"{name}_spinor__full"] for name in ("to", "from"))
        r, s = rotor_pair(Algebra(7))
        x = numbers(3, 128)
        moved = getattr(seven.KERNELS[PLANES], path)(r, there(x), s)
        assert relative(back(moved), two_sided(Algebra(7), r, x, s)) < 1e-13

    def test_the_change_of_basis_is_orthogonal_but_for_a_factor(self, seven):
        x = torch.eye(128, dtype=torch.float64)
        planes = seven.KERNELS["to_spinor__full"](x)
        torch.testing.assert_close(planes @ planes.T, 8 * x, rtol=0, atol=0)

    @pytest.mark.parametrize("n", [2, 5])
    def test_small_algebras(self, n):
        k = kernels((n,), backend="torch", path="traceable")
        algebra = Algebra(n)
        r, s = rotor_pair(algebra)
        x = numbers(4, 2**n)
        there, back, move = (
            load_function(KernelSpec.parse(algebra, name), "torch")
            for name in ("to_spinor", "from_spinor", PLANES)
        )
        move = move.traceable
        wanted = k.sandwich2(r, x, s, layouts=EVEN)
        torch.testing.assert_close(back(move(r, there(x), s)), wanted)


class TestGradients:
    @pytest.mark.parametrize("path", ["compiled", "traceable"])
    @pytest.mark.parametrize("name", [LAYER, PLANES, "sandwich_unit__even__full"])
    def test_gradcheck(self, seven, name, path):
        function = getattr(seven.KERNELS[name], path)
        sizes = [64, 128, 64] if "2" in name else [64, 128]
        operands = [numbers(size, seed=k).requires_grad_() for k, size in enumerate(sizes)]
        assert gradcheck(function, operands, fast_mode=True)

    @pytest.mark.parametrize("leads", [((), (5,), ()), ((5,), (), (1,)), ((3, 1), (4,), ())])
    def test_both_paths_agree(self, seven, leads):
        for name in (LAYER, PLANES, "sandwich2__even__even__even"):
            middle = 64 if name.endswith("even__even__even") else 128
            operands = [
                numbers(*lead, size, seed=k).requires_grad_()
                for k, (lead, size) in enumerate(zip(leads, (64, middle, 64), strict=True))
            ]
            function = seven.KERNELS[name]
            g = numbers(*function(*operands).shape, seed=7)
            ours, theirs = (
                torch.autograd.grad(path(*operands), operands, g)
                for path in (function.compiled, function.traceable)
            )
            for a, b in zip(ours, theirs, strict=True):
                torch.testing.assert_close(a, b, rtol=1e-11, atol=1e-11)

    @pytest.mark.parametrize("n", [9, 12])
    def test_the_adjoint_identity_of_larger_algebras(self, n):
        k = kernels((n,), backend="torch", path="traceable")
        size = 2 ** (n - 1)
        r, s, h = numbers(3, size).unbind()
        x = numbers(2, 2 * size, seed=1)
        g = numbers(2, 2 * size, seed=2)
        r.requires_grad_()
        out = k.sandwich2(r, x, s, layouts=EVEN)
        (dr,) = torch.autograd.grad(out, r, g)
        along = k.sandwich2(h, x, s, layouts=EVEN)
        torch.testing.assert_close((dr * h).sum(), (g * along).sum())

    def test_eleven_dimensions_in_float32(self):
        k, slow = (kernels("11", backend="torch", path=path) for path in ("compiled", "traceable"))
        r, s = numbers(2, 1024, dtype=torch.float32).mul(0.03).unbind()
        x = numbers(3, 2048, seed=1, dtype=torch.float32)
        operands = [v.requires_grad_() for v in (r, x, s)]
        g = numbers(3, 2048, seed=2, dtype=torch.float32)
        ours = torch.autograd.grad(k.sandwich2(*operands, layouts=EVEN), operands, g)
        exact = [v.double().detach().requires_grad_() for v in operands]
        wanted = torch.autograd.grad(slow.sandwich2(*exact, layouts=EVEN), exact, g.double())
        for a, b in zip(ours, wanted, strict=True):
            assert relative(a, b) < 2e-6

    def test_only_operands_are_saved(self, seven):
        r, s = (v.float().requires_grad_() for v in rotor_pair(Algebra(7)))
        x = numbers(50, 128, dtype=torch.float32).requires_grad_()
        saved = []
        with torch.autograd.graph.saved_tensors_hooks(saved.append, lambda t: t):
            seven.KERNELS[LAYER](r, x, s)
        assert sum(t.numel() * t.element_size() for t in saved) == 4 * (50 * 128 + 2 * 64)


class TestMachinery:
    @pytest.mark.parametrize("name", [LAYER, PLANES])
    def test_opcheck(self, seven, name):
        operands = [numbers(2, n, seed=n).requires_grad_() for n in (64, 128, 64)]
        kernel = seven._KERNELS[name]
        assert seven._missing(name) == ""
        opcheck(kernel.operator, tuple(operands))

    @pytest.mark.parametrize("path", ["auto", "traceable"])
    def test_compile_and_export(self, seven, path):
        r, s = rotor_pair(Algebra(7))
        x = numbers(4, 128)
        function = seven.KERNELS[LAYER]

        class Layer(torch.nn.Module):
            def forward(self, x):
                return function(r, seven.KERNELS["reverse__full"](x), s)

        with seven.use_path(path):
            wanted = Layer()(x)
            fast = torch.compile(Layer(), fullgraph=True, backend="aot_eager")
            torch.testing.assert_close(fast(x), wanted)
            program = torch.export.export(Layer(), (x,))
            torch.testing.assert_close(program.module()(x), wanted)

    def test_autocast_does_not_round_what_is_between(self, seven):
        r, s = (v.float() for v in rotor_pair(Algebra(7)))
        x = numbers(4, 128).float()
        for function in (seven.KERNELS[LAYER], seven.KERNELS[LAYER].traceable):
            with torch.autocast("cpu", torch.bfloat16):
                out = function(r, x, s)
            assert relative(out, two_sided(Algebra(7), r, x, s)) < 2e-6

    def test_meta_and_fake_tensors(self, seven):
        function = seven.KERNELS[LAYER]
        operands = [
            torch.empty(*lead, n, device="meta") for lead, n in (((), 64), ((5,), 128), ((), 64))
        ]
        assert function(*operands).shape == (5, 128)
        assert function(*operands).is_meta
        with FakeTensorMode():
            for path in (function, function.traceable):
                out = path(torch.empty(64), torch.empty(5, 128), torch.empty(64))
                assert out.shape == (5, 128)

    def test_no_rows_and_strides(self, seven):
        function = seven.KERNELS[LAYER]
        r, s = rotor_pair(Algebra(7))
        r.requires_grad_()
        empty = torch.zeros(0, 128, dtype=torch.float64, requires_grad=True)
        for path in (function.compiled, function.traceable):
            out = path(r, empty, s)
            assert out.shape == (0, 128)
            dr, dx = torch.autograd.grad(out.sum(), (r, empty))
            assert not dr.any()
            assert dx.shape == (0, 128)
        x = numbers(128, 6).T
        assert not x.is_contiguous()
        torch.testing.assert_close(
            function(r, x, s), function(r, x.contiguous(), s), rtol=0, atol=0
        )

    def test_gradients_do_not_depend_on_threads(self, seven):
        r, s = (v.float().requires_grad_() for v in rotor_pair(Algebra(7)))
        x = numbers(5000, 128, dtype=torch.float32).requires_grad_()
        g = numbers(5000, 128, seed=3, dtype=torch.float32)
        found = []
        before = torch.get_num_threads()
        try:
            for threads in (1, 2):
                torch.set_num_threads(threads)
                out = seven.KERNELS[LAYER](r, x, s)
                found.append((out, *torch.autograd.grad(out, (r, x, s), g)))
        finally:
            torch.set_num_threads(before)
        for a, b in zip(*found, strict=True):
            assert torch.equal(a, b)

    def test_layers(self, seven):
        a, b = numbers(2, 3, 128).unbind()
        product = seven.GeometricProduct()
        torch.testing.assert_close(product(a, b), seven.gp(a, b))
        action = seven.Sandwich(unit=True, layouts=("even", "full"))
        assert action(numbers(64), a).shape == (3, 128)
        assert seven.BILINEAR == ("gp",)
        assert seven.LAYOUTS["even"] == (0, 2, 4, 6)
