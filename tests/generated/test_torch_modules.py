"""Emitted torch modules: right against slow references, differentiable, traceable, well behaved."""

import copy
import pickle
import re
import sys
import threading
from typing import Any

import numpy as np
import pytest
import torch
from emitted import emitted, full, multiply, table
from torch._subclasses import FakeTensorMode
from torch.autograd import gradcheck, gradgradcheck

from gaforge import decomposition
from gaforge.algebra import OPERATIONS, Algebra, unary_image
from gaforge.codegen.catalogue import standard_kernels
from gaforge.codegen.spec import KernelSpec

# What torch says about itself when it differentiates forwards.
pytestmark = pytest.mark.filterwarnings("ignore:`torch.jit.script` is dep:DeprecationWarning")

ALGEBRAS = [Algebra(2), Algebra(3), Algebra(3, 0, 1), Algebra(1, 3), Algebra(4, 1)]
PGA = Algebra(3, 0, 1)
UNROLLED, GATHERED = "gp__even__vector", "gp__full__full"  # in Cl(3,0,1)
FLOATS = [torch.float32, torch.float64, torch.complex64, torch.complex128]


@pytest.fixture(scope="module")
def load(tmp_path_factory):
    """A function from algebra to emitted module."""
    modules = {}

    def load(algebra):
        if algebra not in modules:
            folder = tmp_path_factory.mktemp(algebra.name)
            modules[algebra] = emitted(folder, algebra, "torch")
        return modules[algebra]

    return load


@pytest.fixture(params=ALGEBRAS, ids=str)
def algebra(request):
    return request.param


@pytest.fixture
def module(load, algebra):
    return load(algebra)


@pytest.fixture
def pga(load):
    return load(PGA)


def numbers(*shape: int, seed: int = 0, dtype: torch.dtype = torch.float64) -> torch.Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=dtype)


def sizes(kernel: Any) -> list[int]:
    """Return the lengths of the operands of a kernel, from its docstring."""
    return [int(size) for size in re.findall(r"\w+ : \(\.\.\., (\d+)\)", kernel.__doc__)][:-1]


def close(got: torch.Tensor, wanted: np.ndarray, tolerance: float = 1e-12) -> None:
    assert isinstance(got, torch.Tensor)
    np.testing.assert_allclose(got.numpy(force=True), wanted, rtol=tolerance, atol=tolerance)


# --- Numbers --------------------------------------------------------------------------------------


def product(algebra: Algebra, *factors: np.ndarray) -> np.ndarray:
    """Return the product of full multivectors."""
    everything = algebra.layout()
    constants = table(algebra, "gp", everything, everything, everything)
    out, *rest = factors
    for factor in rest:
        out = multiply(constants, out, factor)
    return out


def image(algebra: Algebra, operation: str, x: np.ndarray) -> np.ndarray:
    """Return the image of full multivectors under a linear operation, blade by blade."""
    out = np.zeros_like(x)
    for place, mask in enumerate(algebra.masks):
        target, sign = unary_image(algebra, OPERATIONS[operation], mask)
        out[..., algebra.positions[target]] += sign * x[..., place]
    return out


def wide(algebra: Algebra, layout: Any, values: torch.Tensor) -> np.ndarray:
    return full(algebra, layout, values.numpy(force=True))


def versor(algebra: Algebra, layout: Any, count: int = 5, seed: int = 3) -> torch.Tensor:
    """Return products of vectors that square to about +4, as many as make the layout's grades."""
    factors = 1 if layout.name == "vector" else 2
    vectors = 0.3 * numbers(factors, count, algebra.n, seed=seed)
    vectors[..., algebra.r] += 2
    whole = product(algebra, *(wide(algebra, algebra.layout("vector"), v) for v in vectors))
    return torch.from_numpy(whole[..., layout.places])


def action(algebra: Algebra, R: np.ndarray, x: np.ndarray) -> np.ndarray:
    """Return ``(R_even x + R_odd x^) ~R / <R ~R>_0``."""
    odd = np.array([mask.bit_count() % 2 for mask in algebra.masks])
    moved = product(algebra, R * (1 - odd), x)
    moved = moved + product(algebra, R * odd, image(algebra, "involute", x))
    back = image(algebra, "reverse", R)
    return product(algebra, moved, back) / product(algebra, R, back)[..., :1]


def expected(spec: KernelSpec, operands: list[torch.Tensor]) -> np.ndarray:
    """Return what a kernel must compute, from the tables and the definitions."""
    algebra, result = spec.algebra, spec.result
    layouts = spec.layouts
    if spec.row.kind == "bilinear":
        constants = table(algebra, spec.operation, *layouts, result)
        return multiply(constants, *(operand.numpy() for operand in operands))
    if spec.operation == "linear_map":
        return blockwise(spec, *operands)
    if spec.operation == "outermorphism":
        return minors(spec, operands[0])
    full_operands = [wide(algebra, lay, x) for lay, x in zip(layouts, operands, strict=True)]
    if spec.row.kind == "linear":
        return image(algebra, spec.operation, *full_operands)[..., result.places]
    if spec.operation == "sandwich":
        return action(algebra, *full_operands)[..., layouts[1].places]
    if spec.operation == "sandwich2":
        r, x, s = full_operands
        return product(algebra, r, x, image(algebra, "reverse", s))[..., result.places]
    (x,) = full_operands
    if spec.operation == "exp":
        return decomposition.exp(algebra, operands[0].numpy())
    back = image(algebra, "reverse", x)
    square = product(algebra, x, back)[..., :1]
    if spec.operation == "versor_defect":
        return np.concatenate([square, *squares(algebra, x)], -1)
    return square if spec.operation == "normsq" else np.sqrt(np.abs(square))


def squares(algebra: Algebra, R: np.ndarray) -> list[np.ndarray]:
    odd = np.array([mask.bit_count() % 2 for mask in algebra.masks])
    return [(R**2 * parity).sum(-1, keepdims=True) for parity in (1 - odd, odd)]


def blockwise(spec: KernelSpec, F: torch.Tensor, x: torch.Tensor) -> np.ndarray:
    out, start = [], 0
    for part in spec.layouts[0].slices.values():
        size = part.stop - part.start
        block = F[..., start : start + size**2].reshape(*F.shape[:-1], size, size).numpy()
        out.append(np.einsum("...ij,...j->...i", block, x[..., part].numpy()))
        start += size**2
    return np.concatenate(out, -1)


def minors(spec: KernelSpec, M: torch.Tensor) -> np.ndarray:
    """Return the determinants of all k by k parts of matrices."""
    n = spec.algebra.n
    matrix = M.reshape(*M.shape[:-1], n, n).numpy()
    blades = [[i for i in range(n) if mask >> i & 1] for mask in spec.layouts[0].masks]
    parts = [
        np.linalg.det(matrix[..., rows, :][..., :, cols]) for rows in blades for cols in blades
    ]
    return np.stack(parts, -1)


def random_operands(spec: KernelSpec, kernel: Any, count: int = 5) -> list[torch.Tensor]:
    operands = [numbers(count, size, seed=seed) for seed, size in enumerate(sizes(kernel))]
    if spec.operation == "sandwich":
        operands[0] = versor(spec.algebra, spec.layouts[0], count)
        if spec.unit:
            R = wide(spec.algebra, spec.layouts[0], operands[0])
            square = product(spec.algebra, R, image(spec.algebra, "reverse", R))[..., :1]
            operands[0] /= torch.from_numpy(np.sqrt(square))
    return operands


def test_every_kernel_computes_its_law(algebra, module):
    for spec in standard_kernels(algebra, "torch"):
        kernel = module.KERNELS[spec.name]
        operands = random_operands(spec, kernel)
        got = kernel(*operands)
        if spec.operation == "inv":
            x, inverse = wide(algebra, spec.layouts[0], *operands), wide(algebra, spec.result, got)
            one = product(algebra, x, inverse)
            close(got.new_tensor(one), np.eye(1, algebra.size).repeat(5, 0), 1e-9)
            continue
        wanted = expected(spec, operands)
        close(got[..., : wanted.shape[-1]], wanted)
        if spec.operation == "versor_defect":  # what must vanish does, for a versor
            defects = kernel(versor(algebra, spec.layouts[0]))
            assert (defects[..., 3:].abs() < 1e-12).all()
        else:
            assert got.shape == wanted.shape


def test_a_larger_algebra_computes_its_products(tmp_path):
    algebra = Algebra(6)
    names = ["gp", "op", "sandwich_unit__even__vector", "sandwich__g0_2__full", "hodge"]
    specs = [KernelSpec.parse(algebra, name) for name in names]
    module = emitted(tmp_path, algebra, "torch", specs)
    for spec in specs:
        operands = random_operands(spec, module.KERNELS[spec.name])
        close(module.KERNELS[spec.name](*operands), expected(spec, operands))


def test_default_names_are_the_kernels_on_full_operands(pga):
    assert pga.gp is pga.KERNELS["gp__full__full"]
    assert pga.sandwich_unit is pga.KERNELS["sandwich_unit__full__full"]
    assert not hasattr(pga, "versor_defect")


# --- Gradients ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        UNROLLED,
        GATHERED,
        "lc__full__full",
        "reverse__full",
        "inv__even",
        "norm__even",
        "normsq__full",
        "sandwich_unit__even__vector",
        "sandwich_unit__even__full",
        "sandwich2__even__even__even",
        "outermorphism__trivector",
        "linear_map__full",
        "versor_defect__full",
    ],
)
def test_gradients_are_right(pga, name):
    kernel = pga.KERNELS[name]
    assert name != UNROLLED or "unrolled" in kernel.__doc__
    assert name != GATHERED or "gather" in kernel.__doc__
    operands = [numbers(2, size, seed=place) for place, size in enumerate(sizes(kernel))]
    operands[0] = operands[0][0]  # one for the whole batch
    operands = [operand.requires_grad_() for operand in operands]
    both = name in (UNROLLED, GATHERED)
    assert gradcheck(kernel, operands, check_forward_ad=True, check_batched_grad=both)
    if both:
        assert gradgradcheck(kernel, operands)


@pytest.mark.parametrize("right", ["vector", "even", "full"])
def test_gradients_of_the_action_are_right_where_R_is_a_versor(pga, right):
    # A step away from the versors gives NaN, so R is made of two vectors, which may be anything.
    vectors = [numbers(2, 4, seed=seed) + torch.tensor([0, 2, 0, 0]) for seed in (0, 1)]
    x = numbers(PGA.layout(right).size, seed=2)

    def rotated(u, v, x):
        R = pga.gp__vector__vector(u, v)
        return pga.KERNELS[f"sandwich__g0_2__{right}"](R, x)

    operands = [operand.requires_grad_() for operand in (*vectors, x)]
    assert gradcheck(rotated, operands, check_forward_ad=True)


def test_gradients_where_R_is_a_versor_do_not_depend_on_other_rows(pga):
    R = versor(PGA, PGA.layout("even"), 4)
    bad = R.clone()
    bad[1] = 0.0  # no inverse
    bad[2, 7] += 1.0  # no versor
    bad[3, 0] = torch.nan
    x = numbers(4)
    leaves = [R[:1].requires_grad_(), x.clone().requires_grad_()]
    wanted = torch.autograd.grad(pga.sandwich__even__vector(*leaves).sum(), leaves)
    leaves = [bad.requires_grad_(), x.clone().requires_grad_()]
    result = pga.sandwich__even__vector(*leaves)
    assert result.isnan().all(-1).tolist() == [False, True, True, True]
    got = torch.autograd.grad(result[0].sum(), leaves)
    close(got[0][:1], wanted[0])
    close(got[1], wanted[1])
    assert got[0][1:].eq(0).all()


def test_the_norm_of_zero_has_gradient_zero(pga):
    x = torch.zeros(2, 4, dtype=torch.float64, requires_grad=True)
    with torch.no_grad():
        x[1, 2] = -2.0
    assert torch.autograd.grad(pga.norm__vector(x).sum(), x)[0].tolist() == [[0] * 4, [0, 0, -1, 0]]


def graph_size(result: torch.Tensor) -> int:
    """Return the number of nodes of an autograd graph."""
    seen, open_nodes = set(), [result.grad_fn]
    while open_nodes:
        node = open_nodes.pop()
        if node is not None and node not in seen:
            seen.add(node)
            open_nodes += [following for following, _ in node.next_functions]
    return len(seen)


def test_no_call_makes_more_than_a_few_dozen_autograd_nodes(algebra, module):
    count = {}
    for name, kernel in module.KERNELS.items():
        if name != "exp__bivector":  # a series, which the compiled path has in one node
            operands = [numbers(2, size).requires_grad_() for size in sizes(kernel)]
            count[name] = graph_size(kernel(*operands))
    assert max(count.values()) <= 72, max(count, key=count.__getitem__)
    assert count["gp__full__full"] <= 33


# --- Shapes ---------------------------------------------------------------------------------------


def test_leading_axes_broadcast_in_every_kernel(algebra, module):
    leads = {1: [(2, 3)], 2: [(2, 1), (3,)], 3: [(2, 1), (3,), ()]}
    for spec in standard_kernels(algebra, "torch"):
        kernel = module.KERNELS[spec.name]
        single = random_operands(spec, kernel, 6)
        operands = [
            x[: int(np.prod(lead))].reshape(*lead, x.shape[-1])
            for x, lead in zip(single, leads[len(single)], strict=True)
        ]
        got = kernel(*operands)
        assert got.shape[:-1] == (2, 3), spec.name
        for i in range(2):
            for j in range(3):
                element = [x.expand(2, 3, x.shape[-1])[i, j] for x in operands]
                close(got[i, j], kernel(*element).numpy())


def test_empty_batches_have_empty_results(algebra, module):
    for name, kernel in module.KERNELS.items():
        first, *rest = sizes(kernel)
        operands = [numbers(2, 0, first), *(numbers(1, size) for size in rest)]
        got = kernel(*operands)
        assert got.shape[:-1] == (2, 0), name
        one = kernel(*(numbers(size) for size in (first, *rest)))
        assert got.shape[-1] == one.shape[-1]


VIEWS = {
    "strided": lambda x: x.repeat_interleave(2, -1)[..., ::2],
    "every other element": lambda x: x.repeat_interleave(2, 0)[::2],
    "transposed": lambda x: x.mT.contiguous().mT,
    "expanded": lambda x: x[:1].expand_as(x),
    "parameter": torch.nn.Parameter,
}


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize(
    "name", [UNROLLED, GATHERED, "reverse__full", "sandwich_unit__even__scalar"]
)
def test_any_memory_layout_is_read_right_and_not_changed(pga, view, name):
    kernel = pga.KERNELS[name]
    operands = [
        VIEWS[view](numbers(3, size, seed=place)) for place, size in enumerate(sizes(kernel))
    ]
    before = [x.detach().clone(memory_format=torch.contiguous_format) for x in operands]
    result = kernel(*operands).detach()
    close(result, kernel(*before).numpy(), 1e-14)
    result.zero_()  # shares no memory with the operands
    assert all(torch.equal(x, y) for x, y in zip(operands, before, strict=True))


@pytest.mark.parametrize(
    ("a", "b", "message"),
    [
        ((3,), (4,), "a has shape (3,), but its last axis must hold the 8 coefficients"),
        ((8,), (4, 1), "b has shape (4, 1), but its last axis must hold the 4 coefficients"),
        ((), (4,), "a has shape ()"),
        ((2, 8), (3, 4), "leading axes (3,) of b do not broadcast with (2,)"),
        ((0, 8), (2, 4), "leading axes (2,) of b do not broadcast with (0,)"),
    ],
)
def test_wrong_shapes_are_refused(pga, a, b, message):
    with pytest.raises(ValueError, match=re.escape(f"gp__even__vector: {message}")):
        pga.gp__even__vector(torch.ones(a), torch.ones(b))


@pytest.mark.parametrize("value", [np.ones(4), [1.0, 2.0, 3.0, 4.0], 1.0, None])
def test_what_is_no_tensor_is_refused(pga, value):
    message = f"b is a {type(value).__name__}, not a tensor; pass torch.as_tensor(b)"
    with pytest.raises(TypeError, match=re.escape(message)):
        pga.gp__even__vector(torch.ones(8), value)


def test_a_shared_operand_makes_one_matrix(pga):
    """Its memory must not grow with the batch: 10,000 matrices would take 20 MB here."""
    a, b = numbers(16), numbers(10_000, 16)
    largest = 0

    class Watch(torch.utils._python_dispatch.TorchDispatchMode):
        def __torch_dispatch__(self, function, types, args=(), kwargs=None):
            nonlocal largest
            result = function(*args, **(kwargs or {}))
            if isinstance(result, torch.Tensor):
                largest = max(largest, result.untyped_storage().nbytes())
            return result

    with Watch():
        result = pga.gp(a, b)
    assert largest == result.numel() * 8


# --- Dtypes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [*FLOATS, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("name", [UNROLLED, GATHERED, "inv__even", "sandwich_unit__even__vector"])
def test_dtypes_are_kept(pga, dtype, name):
    kernel = pga.KERNELS[name]
    operands = [numbers(3, size, seed=place) for place, size in enumerate(sizes(kernel))]
    if dtype.is_complex:
        operands = [torch.complex(x, 1 - x.flip(-1)) for x in operands]
    result = kernel(*(x.to(dtype) for x in operands))
    assert result.dtype == dtype
    wide_dtype = torch.complex128 if dtype.is_complex else torch.float64
    wanted = kernel(*(x.to(dtype).to(wide_dtype) for x in operands))
    error = (result.to(wide_dtype) - wanted).norm() / wanted.norm()
    assert error < 20 * torch.finfo(dtype).eps


@pytest.mark.parametrize(
    ("a", "b", "result"),
    [
        (torch.float32, torch.float64, torch.float64),
        (torch.float32, torch.complex64, torch.complex64),
        (torch.float64, torch.complex64, torch.complex128),
        (torch.int64, torch.float32, torch.float32),
        (torch.float16, torch.bool, torch.float16),
        (torch.int32, torch.int32, torch.int64),
        (torch.bool, torch.bool, torch.int64),
        (torch.uint8, torch.int16, torch.int64),
        (torch.uint64, torch.int8, torch.int64),
    ],
)
@pytest.mark.parametrize("name", [UNROLLED, GATHERED])
def test_dtypes_mix(pga, a, b, result, name):
    kernel = pga.KERNELS[name]
    left, right = ((torch.arange(size) % 3 == 0).to(torch.int64) for size in sizes(kernel))
    got = kernel(left.to(a), right.to(b))
    assert got.dtype == result
    assert torch.equal(got.to(torch.complex128), kernel(left + 0j, right + 0j).to(torch.complex128))


@pytest.mark.parametrize("name", [UNROLLED, GATHERED])
def test_integers_are_exact_beyond_the_precision_of_floats(pga, name):
    kernel = pga.KERNELS[name]
    spec = KernelSpec.parse(PGA, name)
    generator = torch.Generator().manual_seed(0)
    a, b = (torch.randint(-(2**27), 2**27, (3, k), generator=generator) for k in sizes(kernel))
    constants = table(PGA, "gp", *spec.layouts, spec.result)
    assert kernel(a, b).tolist() == multiply(constants, a.numpy(), b.numpy()).tolist()


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (torch.tensor([2**31] + [0] * 7), torch.tensor([2**31, 0, 0, 0])),
        (torch.tensor([-(2**63)] + [0] * 7), torch.tensor([0, 0, 0, 0])),
        (torch.tensor([2**64 - 1] + [0] * 7, dtype=torch.uint64), torch.tensor([1, 0, 0, 0])),
        (torch.tensor([[0] * 8, [2**40] + [0] * 7]), torch.tensor([2**30, 0, 0, 0])),
    ],
)
def test_integers_that_might_overflow_are_refused(pga, a, b):
    with pytest.raises(OverflowError, match="gp__even__vector: integer coefficients this large"):
        pga.gp__even__vector(a, b)


def test_quotients_and_roots_of_integers_have_the_default_dtype(pga):
    x = torch.tensor([7, 1, 0, 1])
    for got, wanted in (
        (pga.inv__vector(x), [3.5, 0.5, 0, 0.5]),
        (pga.norm__vector(x), [2**0.5]),
        (pga.sandwich__vector__vector(x, x), [7, 1, 0, 1]),
    ):
        assert got.dtype == torch.get_default_dtype()
        close(got.abs(), wanted, 1e-6)


@pytest.mark.parametrize("dtype", [torch.complex64, torch.float8_e4m3fn])
def test_norms_are_of_real_numbers(pga, dtype):
    with pytest.raises(TypeError, match=f"{dtype} are not supported; pass float32, float64 or int"):
        pga.norm__vector(torch.ones(4).to(dtype))


# --- Versors --------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("scale", [1.0, -3.0, 1e-6, 1e6])
def test_a_versor_acts_whatever_its_size(pga, dtype, scale):
    R, x = versor(PGA, PGA.layout("even")), numbers(5, 4)
    wanted = pga.sandwich__even__vector(R, x)
    got = pga.sandwich__even__vector((scale * R).to(dtype), x.to(dtype))
    assert got.dtype == dtype
    close(got.real, wanted.numpy(), 1e4 * torch.finfo(dtype).eps)


@pytest.mark.parametrize("half", [torch.float16, torch.bfloat16])
def test_a_rounded_rotor_is_a_versor_in_half_precision(pga, half):
    R, x = versor(PGA, PGA.layout("even"), 200), numbers(200, 4)
    got = pga.sandwich__even__vector(R.to(half), x.to(half))
    assert got.dtype == half
    error = (got.double() - pga.sandwich__even__vector(R, x)).norm(dim=-1)
    assert (error / x.norm(dim=-1)).max() < 100 * torch.finfo(half).eps


def test_far_translations_are_versors(pga):
    R = torch.tensor([1.0, 5e7, 0, 0, 0, 0, 0, 0], dtype=torch.float64)  # 1 + d e01 / 2
    image = pga.sandwich__even__trivector(R, torch.tensor([0.0, 0, 0, 1], dtype=torch.float64))
    assert image.abs().max() == 1e8


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("sandwich__even__vector", lambda R: R.index_fill(-1, torch.tensor([7]), 1.0)),
        ("sandwich__even__vector", torch.zeros_like),
        ("sandwich__even__vector", lambda R: R * torch.tensor([0.0, 1, 1, 1, 0, 0, 0, 1])),
        ("sandwich__even__vector", lambda R: R * 1e-155),  # its square has few digits
        ("sandwich__even__vector", lambda R: R * torch.inf),
        ("sandwich__even__full", lambda R: R * torch.nan),
        ("sandwich__vector__vector", lambda R: R * torch.tensor([1.0, 0, 0, 0])),
        ("sandwich__full__full", lambda R: R + 1.0),
    ],
)
def test_what_is_no_invertible_versor_gives_nan(pga, name, change):
    spec = KernelSpec.parse(PGA, name)
    R, x = versor(PGA, spec.layouts[0]), numbers(5, spec.layouts[1].size)
    good = pga.KERNELS[name](R, x)
    assert good.isfinite().all()
    mixed = torch.cat([R[:2], change(R[2:4]), R[4:]])
    got = pga.KERNELS[name](mixed, x)
    assert got.isnan().all(-1).tolist() == [False, False, True, True, False]
    assert torch.equal(got[[0, 1, 4]], good[[0, 1, 4]])


@pytest.mark.parametrize(
    ("last", "finite"), [(1.0, False), (1.0 - 1e-15, False), (1.0 - 1e-9, True), (0.5, True)]
)
def test_null_vectors_have_no_inverse_nor_have_those_close_by(load, last, finite):
    R = torch.tensor([1.0, last, 0.0, 0.0], dtype=torch.float64)
    image = load(Algebra(1, 3)).sandwich__vector__vector(R, numbers(4))
    assert image.isfinite().all() if finite else image.isnan().all()


@pytest.mark.parametrize(("dtype", "tolerance"), [(torch.float32, 1e-4), (torch.float64, 1e-9)])
def test_the_tolerance_is_that_of_the_dtype_of_R(pga, dtype, tolerance):
    one, x = torch.eye(1, 16, dtype=dtype)[0], numbers(16)
    off = torch.eye(2, 16, dtype=dtype)[1]
    off = off.roll(1)  # e1, a mixed parity
    assert pga.sandwich__full__full(one + 0.5 * tolerance * off, x).isfinite().all()
    assert pga.sandwich__full__full(one + 2 * tolerance * off, x).isnan().all()


def test_from_six_dimensions_on_versors_map_vectors_to_vectors(tmp_path):
    algebra = Algebra(6)
    module = emitted(
        tmp_path, algebra, "torch", [KernelSpec.parse(algebra, "sandwich__even__vector")]
    )
    R = torch.zeros(32, dtype=torch.float64)
    R[0], R[31] = np.cos(0.3), np.sin(0.3)  # even, R ~R = 1, and no rotor
    assert module.sandwich__even__vector(R, numbers(6)).isnan().all()
    R[31], R[1] = 0.0, np.sin(0.3)
    assert module.sandwich__even__vector(R, numbers(6)).isfinite().all()


# --- Transformations ------------------------------------------------------------------------------

TRACED = [UNROLLED, GATHERED, "norm__even", "sandwich__even__vector", "sandwich_unit__even__scalar"]


def traced_operands(kernel: Any) -> tuple[torch.Tensor, ...]:
    operands = [numbers(3, size, seed=place) for place, size in enumerate(sizes(kernel))]
    if "R" in kernel.__annotations__:
        operands[0] = versor(PGA, PGA.layout("even"), 3)
    return tuple(operands)


@pytest.mark.parametrize("name", TRACED)
@pytest.mark.parametrize("dynamic", [False, True])
def test_kernels_compile_in_one_graph(pga, name, dynamic):
    torch._dynamo.reset()
    pga._PLACES.clear()
    kernel = pga.KERNELS[name]
    compiled = torch.compile(kernel, fullgraph=True, backend="aot_eager", dynamic=dynamic)
    operands = traced_operands(kernel)
    leaves = [x.clone().requires_grad_() for x in operands]
    others = [x.clone().requires_grad_() for x in operands]
    got, wanted = compiled(*leaves), kernel(*others)
    close(got, wanted.numpy(force=True))
    got.sum().backward()
    wanted.sum().backward()
    for leaf, other in zip(leaves, others, strict=True):
        if other.grad is not None:
            close(leaf.grad, other.grad.numpy())
    smaller = [x[:2] for x in operands]
    close(compiled(*smaller), kernel(*smaller).numpy())


class Layer(torch.nn.Module):
    def __init__(self, kernel):
        super().__init__()
        self.kernel = kernel

    def forward(self, *operands):
        return self.kernel(*operands)


@pytest.mark.parametrize("name", TRACED)
@pytest.mark.parametrize("strict", [False, True])
def test_kernels_export_with_any_batch(pga, name, strict):
    pga._PLACES.clear()
    kernel = pga.KERNELS[name]
    operands = traced_operands(kernel)
    batch = torch.export.Dim("batch", min=2)
    shapes = ({0: batch},) * len(operands)
    program = torch.export.export(Layer(kernel), operands, dynamic_shapes=(shapes,), strict=strict)
    more = [torch.cat([x, x]) for x in operands]
    close(program.module()(*more), kernel(*more).numpy())


@pytest.mark.parametrize("name", TRACED)
def test_kernels_are_mapped_and_differentiated_by_transforms(pga, name):
    kernel = pga.KERNELS[name]
    operands = traced_operands(kernel)
    wanted = kernel(*operands)
    close(torch.func.vmap(kernel)(*operands), wanted.numpy())
    for place in range(len(operands)):
        dims = [None] * len(operands)
        dims[place] = 0
        alone = [x if i == place else x[0] for i, x in enumerate(operands)]
        close(torch.func.vmap(kernel, in_dims=tuple(dims))(*alone), kernel(*alone).numpy())
    if name != "sandwich__even__vector":  # its derivative leaves the versors
        jacobian = torch.func.jacrev(kernel)(*(x[0] for x in operands))
        forward = torch.func.jacfwd(kernel)(*(x[0] for x in operands))
        close(jacobian, forward.numpy())


def under_inference(call):
    with torch.inference_mode():
        call()


def under_vmap_and_grad(call):
    torch.func.vmap(torch.func.grad(lambda x: x.sum() + call().sum()))(torch.ones(2, 3))


def under_fake_tensors(call):
    with FakeTensorMode(allow_non_fake_inputs=True):
        call()


def under_a_default_device(call):
    with torch.device("meta"):
        call()


@pytest.mark.parametrize(
    "mode", [under_inference, under_vmap_and_grad, under_fake_tensors, under_a_default_device]
)
def test_tables_made_in_any_mode_serve_outside_of_it(pga, mode):
    operands = [numbers(2, 16, seed=seed) for seed in (0, 1)]
    wanted = pga.gp(*operands).numpy()
    pga._PLACES.clear()
    mode(lambda: pga.gp(*operands))
    leaves = [x.requires_grad_() for x in operands]
    result = pga.gp(*leaves)
    result.sum().backward()
    close(result, wanted)


def test_fake_and_meta_tensors_have_the_shape_of_the_result(pga):
    shape = (2, 3, 16)
    assert pga.gp(torch.ones(shape, device="meta"), torch.ones(16, device="meta")).shape == shape
    with FakeTensorMode():
        assert pga.gp(torch.ones(shape), torch.ones(16)).shape == shape
    assert pga.gp(torch.ones(shape), torch.ones(16)).shape == shape


def test_threads_share_the_tables(pga):
    a, b = numbers(16), numbers(16, seed=1)
    wanted = pga.gp(a, b)
    pga._PLACES.clear()
    results = []
    threads = [threading.Thread(target=lambda: results.append(pga.gp(a, b))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 8
    assert all(torch.equal(result, wanted) for result in results)


# --- Layers ---------------------------------------------------------------------------------------

LAYERS = [
    ("GeometricProduct", (), {}, "gp__full__full"),
    ("GeometricProduct", (), {"layouts": ("even", "vector")}, "gp__even__vector"),
    ("GeometricProduct", ([(4, 2, 0), (1,)],), {}, "gp__even__vector"),
    ("GeometricProduct", (["g0_2_4", "g1"],), {}, "gp__even__vector"),
    ("Product", ("op",), {}, "op__full__full"),
    ("Product", ("gp", ("vector", "vector")), {}, "gp__vector__vector"),
    ("Sandwich", (), {}, "sandwich__full__full"),
    ("Sandwich", (True,), {}, "sandwich_unit__full__full"),
    (
        "Sandwich",
        (),
        {"unit": True, "layouts": ("even", "pseudoscalar")},
        "sandwich_unit__even__g4",
    ),
    ("Sandwich", (), {"layouts": ((0, 2), "trivector")}, "sandwich__g0_2__trivector"),
]


@pytest.mark.parametrize(("name", "arguments", "options", "kernel"), LAYERS)
def test_layers_run_their_kernel(pga, name, arguments, options, kernel):
    layer = getattr(pga, name)(*arguments, **options)
    assert layer.kernel is pga.KERNELS[kernel]
    assert list(layer.parameters()) == []
    assert layer.state_dict() == {}
    layer.load_state_dict({})
    again = eval(repr(layer), {name: getattr(pga, name)})
    assert repr(again) == repr(layer)
    copies = [copy.deepcopy(layer), pickle.loads(pickle.dumps(layer)), again, layer.double().eval()]
    operands = [numbers(2, size, seed=place) for place, size in enumerate(sizes(layer.kernel))]
    if name == "Sandwich":
        operands[0] = versor(PGA, PGA.layout(layer.layouts[0]), 2)
    for twin in copies:
        assert type(twin) is getattr(pga, name)
        assert torch.equal(twin(*operands), pga.KERNELS[kernel](*operands))


def test_there_is_a_layer_for_each_product(pga):
    bilinear = [row.name for row in OPERATIONS.values() if row.kind == "bilinear"]
    assert list(pga.BILINEAR) == bilinear
    for name in bilinear:
        assert pga.Product(name).kernel is getattr(pga, name)


def test_layers_of_a_model_export(pga):
    model = torch.nn.Sequential(Layer(pga.GeometricProduct(("even", "vector"))))
    operands = numbers(3, 8), numbers(3, 4)
    program = torch.export.export(model[0], operands)
    close(program.module()(*operands), model[0](*operands).numpy())


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (
            lambda m: m.GeometricProduct(("odd", "odd")),
            r"holds no gp for .* \(odd, odd\); it holds",
        ),
        (lambda m: m.GeometricProduct(("odd", "odd")), r"\(full, full\), \(even, even\), \(even"),
        (lambda m: m.GeometricProduct(("even",)), r"holds no gp for the layouts \(even\)"),
        (
            lambda m: m.GeometricProduct(("evil", "even")),
            "'evil' is no layout of this algebra; choo",
        ),
        (lambda m: m.GeometricProduct(((0, 9), "even")), r"no gp for the layouts \(g0_9, even\)"),
        (lambda m: m.Product("sandwich"), "'sandwich' is no product; choose from gp, op"),
        (
            lambda m: m.Sandwich(layouts=("odd", "odd")),
            r"holds no sandwich for the .* \(odd, odd\)",
        ),
    ],
)
def test_layers_say_what_the_module_holds(pga, make, message):
    with pytest.raises(ValueError, match=message):
        make(pga)


def test_a_module_of_few_kernels_has_layers_too(tmp_path):
    algebra = Algebra(3)
    module = emitted(tmp_path, algebra, "torch", [KernelSpec.parse(algebra, "op__vector__vector")])
    layer = module.Product("op", ("vector", "vector"))
    assert layer(torch.eye(3)[0], torch.eye(3)[1]).tolist() == [1, 0, 0]
    with pytest.raises(ValueError, match="it holds sandwich for no layouts"):
        module.Sandwich()


def test_layout_names_are_those_of_gaforge(algebra, module):
    for name, grades in module.LAYOUTS.items():
        assert algebra.layout(name).grades == grades
    for grades in module.LAYOUTS.values():
        assert module._layout_name(grades) == algebra.layout(grades).name


def test_modules_are_found_by_name(pga):
    assert sys.modules[pga.__name__] is pga
