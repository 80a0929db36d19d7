"""exp of bivectors in emitted modules, values and gradients, against references of many digits."""

from functools import cache
from importlib import import_module

import numpy as np
import pytest
import torch
from hard import hard_bivectors
from torch.autograd import gradcheck, gradgradcheck
from torch.fx.experimental.proxy_tensor import make_fx

import gaforge
from gaforge import Algebra
from gaforge.errors import LayoutError, UnknownBackendError, UnknownMethodError
from gaforge.testing import BIVECTOR_KINDS, exact_exponential, exact_jacobian, structured_bivectors

SIGNATURES = [(3, 0, 1), (4, 0, 0), (1, 3, 0)]
HARD = [case for case in hard_bivectors() if case.algebra.signature in SIGNATURES]
LOST = [case for case in HARD if "1e6" in case.name]


@cache
def module(*signature):
    return import_module("gaforge.generated.cl_{}_{}_{}_torch".format(*signature))


def error(found, wanted):
    return float(np.linalg.norm(np.asarray(found) - wanted) / np.linalg.norm(wanted))


def doubles(values, **options):
    return torch.tensor(np.asarray(values, float), **options)


@pytest.fixture(params=["compiled", "traceable"])
def path(request):
    return request.param


def exp_of(signature, path):
    return getattr(module(*signature).exp__bivector, path)


# --- Values ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("signature", [*SIGNATURES, (3, 0, 0), (4, 1, 0)], ids=str)
def test_values_and_gradients_of_every_structure(signature, path):
    if signature not in SIGNATURES and path == "compiled":
        pytest.skip("takes long to compile")
    exp = exp_of(signature, path)
    for kind in BIVECTOR_KINDS:
        for B in structured_bivectors(Algebra(*signature), kind, 2, seed=5):
            if np.abs(B).sum() > 40:
                continue
            x = doubles(B, requires_grad=True)
            E = exp(x)
            assert error(E.detach(), exact_exponential(Algebra(*signature), B)) < 5e-15, (kind, B)
            rows = [torch.autograd.grad(e, x, retain_graph=True)[0] for e in E]
            assert error(torch.stack(rows), exact_jacobian(Algebra(*signature), B)) < 2e-14, (
                kind,
                B,
            )


@pytest.mark.parametrize("case", HARD, ids=lambda case: case.name)
def test_hard_bivectors_through_kernels(case):
    signature = case.algebra.signature
    limit = 1e-9 if case in LOST else 5e-15
    for backend, array in (("numba", case.B), ("torch", doubles(case.B))):
        found = gaforge.kernels(signature, backend).exp(array, layouts=("bivector",))
        assert error(found, case.R) < limit, backend


@pytest.mark.parametrize("case", [c for c in HARD if c not in LOST], ids=lambda case: case.name)
def test_single_precision(case, path):
    signature = case.algebra.signature
    B = case.B.astype(np.float32)
    found = exp_of(signature, path)(torch.tensor(B))
    assert found.dtype == torch.float32
    assert error(found, exact_exponential(Algebra(*signature), B)) < 2e-6


@pytest.mark.parametrize("size", [10.0, 100.0, 1000.0])
def test_large_angles(size, path):
    B = np.random.default_rng(1).normal(size=3)
    B *= size / np.linalg.norm(B)
    wanted = np.concatenate([[np.cos(size)], np.sin(size) / size * B])
    assert error(exp_of((3, 0, 0), path)(doubles(B)), wanted) < 2e-15 * size


UNITS = {torch.float64: 4e-15, torch.float32: 3e-7}


def check_large_angles(exp, dtype):
    sizes = torch.tensor([1.0, 129.0, 200.0, 1e4, 1e6], dtype=dtype)
    B = torch.nn.functional.pad(sizes[:, None], (0, 2)).requires_grad_()
    E = exp(B)
    E[:, 0].sum().backward()
    for size, e, slope in zip(sizes.double().numpy(), E.detach(), B.grad[:, 0], strict=True):
        wanted = np.array([np.cos(size), np.sin(size), 0, 0])
        assert error(e, wanted) < UNITS[dtype] * size, size
        assert abs(slope + np.sin(size)) < UNITS[dtype] * size, size


@pytest.mark.filterwarnings("ignore:.torch.jit.script:DeprecationWarning")
@pytest.mark.parametrize("dtype", UNITS)
def test_large_angles_where_sizes_are_hidden(dtype):
    check_large_angles(torch.func.vmap(module(3, 0, 0).exp__bivector), dtype)


def test_large_angles_in_code_that_is_traced_once_for_all_sizes():
    exp = module(3, 0, 0).exp__bivector.traceable
    check_large_angles(make_fx(exp, tracing_mode="fake")(torch.zeros(5, 3)), torch.float32)


@pytest.mark.parametrize("gap", [10.0**-k for k in range(2, 16)] + [0.0])
def test_nearly_equal_planes(gap, path):
    x = doubles([0.7, 0.1, 0, 0, 0.1, 0.7 + gap], requires_grad=True)
    E = exp_of((4, 0, 0), path)(x)
    rows = [torch.autograd.grad(e, x, retain_graph=True)[0] for e in E]
    assert error(torch.stack(rows), exact_jacobian(Algebra(4), x.detach().numpy())) < 2e-15


def test_elements_of_a_batch_do_not_depend_on_each_other(path):
    exp = exp_of((4, 0, 0), path)
    B = torch.randn(67, 6, dtype=torch.float64, generator=torch.Generator().manual_seed(0))
    B *= torch.logspace(-3, 1, 67, dtype=torch.float64)[:, None]
    together = exp(B)
    for one, E in zip(B, together, strict=True):
        torch.testing.assert_close(exp(one), E, rtol=0, atol=1e-15)
    assert exp(B[:0]).shape == (0, 8)
    assert exp(B.reshape(67, 1, 6)).shape == (67, 1, 8)


def test_what_is_not_finite_or_too_large_is_nan(path):
    exp = exp_of((3, 0, 1), path)
    B = doubles([[np.nan, 0, 0, 0, 0, 0], [0, 0, 0, np.inf, 0, 0], [0, 0, 0, 1e13, 0, 0]])
    assert exp(B).isnan().all()
    far = exp(doubles([1e160, 0, 0, 0, 0, 1.0]))  # translations may be of any size
    assert far.isfinite().all()
    if path == "traceable":
        assert exp(torch.tensor([0, 0, 0, 3e6, 0, 0])).isnan().all()


# --- Known faults of other libraries -------------------------------------------------------------


def test_a1_jacobian_at_zero(path):
    jacobian = torch.autograd.functional.jacobian(exp_of((3, 0, 1), path), doubles(np.zeros(6)))
    wanted = torch.zeros(8, 6, dtype=torch.float64)
    wanted[1:7] = torch.eye(6)
    torch.testing.assert_close(jacobian, wanted, atol=1e-14, rtol=0)


def test_a3_rotation_boost_null_and_zero_in_one_batch():
    algebra = Algebra(2, 1, 1)  # null vector first: e0, then e1, e2, then e3
    k = gaforge.kernels(algebra, "torch")
    names = {"e12": [0, 0.7, 0, 0], "e13": [0, 0, 0.7, 0], "e01": [0, 0, 0, -0.7]}
    B = doubles(algebra.coefficients(names, layout="bivector"), requires_grad=True)
    k.exp(B, layouts=("bivector",)).sum().backward()
    place = [name for name in algebra.blades if len(name) == 3].index
    found = [B.grad[1, place("e12")], B.grad[2, place("e13")], B.grad[3, place("e01")]]
    np.testing.assert_allclose(found, [0.12062450004679737, 2.0137527074704766, 1.0], atol=1e-12)
    np.testing.assert_allclose(B.grad[0], np.ones(6), atol=1e-14)


def test_a5_jacobian_at_two_equal_planes(path):
    B = doubles([1.0, 0, 0, 0, 0, 1.0])  # e12 + e34
    J = torch.autograd.functional.jacobian(exp_of((4, 0, 0), path), B)
    wanted = torch.zeros_like(J)
    wanted[0, [0, 5]] = -0.45464871341284085
    wanted[7, [0, 5]] = 0.45464871341284085
    wanted[1, 0], wanted[1, 5] = 0.2919265817264288, -0.7080734182735712
    wanted[6, 5], wanted[6, 0] = wanted[1, 0], wanted[1, 5]
    wanted[2, 1], wanted[2, 4] = 0.7273243567064204, 0.2726756432935796  # e13 of b13, b24
    wanted[5, 4], wanted[5, 1] = wanted[2, 1], wanted[2, 4]
    wanted[3, 2], wanted[3, 3] = 0.7273243567064204, -0.2726756432935796  # e14 of b14, b23
    wanted[4, 3], wanted[4, 2] = wanted[3, 2], wanted[3, 3]
    torch.testing.assert_close(J, wanted, atol=1e-14, rtol=0)


@pytest.mark.parametrize(("dtype", "angle"), [(torch.float64, 1e-200), (torch.float32, 1e-30)])
def test_a8_angles_whose_squares_vanish(dtype, angle, path):
    B = torch.tensor([angle, 0, 0], dtype=dtype, requires_grad=True)
    E = exp_of((3, 0, 0), path)(B)
    assert E.tolist()[:2] == [1.0, B[0].item()]
    E[1].backward()
    assert B.grad.tolist() == [1.0, 0.0, 0.0]


def test_o1_small_matrices(path):
    found = exp_of((3, 0, 0), path)(torch.tensor([0.5, 0, 0]))
    np.testing.assert_allclose(found[:2], [0.8775825618903728, 0.479425538604203], rtol=2e-7)
    found = exp_of((3, 0, 0), path)(doubles([0.04, 0, 0]))
    np.testing.assert_allclose(found[:2], [0.9992001066609779, 0.03998933418663416], rtol=1e-15)


# --- Gradients of higher order, and transformations ----------------------------------------------

POINTS = {
    "zero": np.zeros(6),
    "one plane": [0.7, 0, 0, 0, 0, 0],
    "equal planes": [0.7, 0, 0, 0, 0, 0.7],
    "large": [1.0, -2, 3, 4, 0.5, 3],
}


@pytest.mark.filterwarnings("ignore:.torch.jit.script:DeprecationWarning")
@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("signature", [(3, 0, 1), (4, 0, 0), (1, 3, 0)], ids=str)
def test_derivatives_of_both_orders(signature, point):
    if signature == (1, 3, 0) and point == "large":
        pytest.skip("differences of large boosts are inaccurate")
    B = doubles(POINTS[point], requires_grad=True)
    exp = module(*signature).exp__bivector
    assert gradcheck(exp.traceable, B, check_forward_ad=True, check_batched_grad=True)
    assert gradgradcheck(exp.traceable, B)
    assert gradcheck(exp.compiled, B)
    assert gradgradcheck(exp.compiled, B)


@pytest.mark.filterwarnings("ignore:.torch.jit.script:DeprecationWarning")
def test_transformations():
    exp = module(4, 0, 0).exp__bivector
    B = doubles(np.random.default_rng(0).normal(size=(3, 6)))
    torch.testing.assert_close(torch.func.vmap(exp)(B), exp(B))
    found = torch.func.vmap(torch.func.jacfwd(exp))(B)
    for b, J in zip(B, found, strict=True):
        assert error(J, exact_jacobian(Algebra(4), b.numpy())) < 2e-15
    torch.func.hessian(lambda b: exp(b).sum())(B[0])


def test_the_operator_is_one_of_torch():
    B = doubles(POINTS["large"], requires_grad=True)
    kernel = module(4, 0, 0)._KERNELS["exp__bivector"]
    torch.library.opcheck(kernel.operator, (B,))


# --- Through kernels ------------------------------------------------------------------------------


def test_tensors_in_each_layout():
    k = gaforge.kernels("3,0,1", "torch")
    B = doubles(POINTS["large"], requires_grad=True)
    E = k.exp(B, layouts=("bivector",))
    even = torch.cat([torch.zeros(1), B, torch.zeros(1)])
    torch.testing.assert_close(k.exp(even, layouts=("even",)), E)
    full = k.algebra.multivector(even.detach().numpy(), layout="even").dense().coefficients.copy()
    found = k.exp(torch.tensor(full))
    wanted = k.algebra.multivector(E.detach().numpy(), layout="even").dense().coefficients
    torch.testing.assert_close(found, torch.tensor(wanted))
    E.sum().backward()
    assert B.grad.isfinite().all()


@pytest.mark.parametrize("path", ["auto", "compiled", "traceable"])
def test_tensors_that_are_no_bivectors_are_refused(path):
    k = gaforge.kernels("3,0,1", "torch", path=path)
    x = torch.zeros(2, 3, 16, requires_grad=True)
    assert k.exp(x)[..., 0].eq(1).all()
    with torch.no_grad():
        x[1, 2, 3] = 0.25
    message = r"exp: operand\[1, 2\] has the coefficient 0.25 of e2, .* layouts=\('bivector',\)"
    with pytest.raises(LayoutError, match=message):
        k.exp(x)
    if path != "compiled":
        with pytest.raises(LayoutError, match=r"operand.* 0\.25 of e2"):
            torch.func.vmap(k.exp)(x)
    even = torch.full((8,), torch.nan)
    with pytest.raises(LayoutError, match="exp: operand has the coefficient nan of 1,"):
        k.exp(even, layouts=("even",))


def test_where_values_cannot_be_read_there_is_nan():
    k = gaforge.kernels("3,0,1", "torch", path="traceable")
    x = torch.zeros(2, 8)
    x[1, 0] = 2.0
    exp = make_fx(lambda x: k.exp(x, layouts=("even",)), tracing_mode="fake")(x)
    assert exp(x).isnan().tolist() == [[False] * 8, [True] * 8]


def test_refusals_of_tensors():
    k = gaforge.kernels("3", "torch")
    B = torch.zeros(3)
    with pytest.raises(UnknownBackendError, match="full_output"):
        k.exp(B, layouts=("bivector",), full_output=True)
    with pytest.raises(UnknownMethodError, match="spectral"):
        k.exp(B, layouts=("bivector",), method="spectral")
    with pytest.raises(LayoutError, match="no grade 2"):
        k.exp(B, layouts=("vector",))
