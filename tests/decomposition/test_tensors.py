"""Gradients of log, sqrt, split, power and slerp of tensors, against references of 50 digits."""

import numpy as np
import pytest
import torch
from rotor_gradients import log_and_sqrt, split_jacobian
from torch.autograd import gradcheck

from gaforge import Algebra
from gaforge.decomposition import Kind, exp, log, power, slerp, split, sqrt
from gaforge.decomposition.commutator import Function, apply_transposed
from gaforge.decomposition.log_torch import log_tensor
from gaforge.decomposition.power_torch import power_tensor, slerp_tensor
from gaforge.decomposition.space import space_of
from gaforge.decomposition.split_torch import split_tensor
from gaforge.decomposition.sqrt_torch import sqrt_tensor
from gaforge.errors import DtypeError, GaforgeError, PrecisionError, ShapeError
from gaforge.testing import structured_bivectors


def doubles(values, **options):
    return torch.tensor(np.asarray(values, float), **options)


def error(found, wanted):
    return float(np.linalg.norm(np.asarray(found) - wanted) / np.linalg.norm(wanted))


def jacobian(function, x, dtype=torch.float64):
    x = torch.tensor(x, dtype=dtype, requires_grad=True)
    y = function(x)
    rows = [torch.autograd.grad(v, x, retain_graph=True)[0] for v in y.flatten()]
    return torch.stack(rows).reshape(*y.shape, -1).numpy()


def rotated(signature, blades, seed=0):
    """A bivector of planes or translations, moved by a rotor."""
    algebra = Algebra(*signature)
    move = exp(algebra, structured_bivectors(Algebra(*signature), "generic", 1, seed)[0])
    move = algebra.multivector(move, layout="even")
    B = algebra.multivector({name: float(value) for name, value in blades.items()})
    return (move * B * ~move).grade(2).restrict("bivector").coefficients


# --- log and sqrt ---------------------------------------------------------------------------------

BIVECTORS = {
    "zero": ((4, 0, 0), {}),
    "one plane": ((4, 0, 0), {"e12": 0.7}),
    "equal planes": ((4, 0, 0), {"e12": 0.7, "e34": 0.7}),
    "a gap of 1e-2": ((4, 0, 0), {"e12": 0.7, "e34": 0.71}),
    "a gap of 1e-8": ((4, 0, 0), {"e12": 0.7, "e34": 0.7 + 1e-8}),
    "a gap of 1e-15": ((4, 0, 0), {"e12": 0.7, "e34": 0.7 + 1e-15}),
    "far": ((4, 0, 0), {"e12": 2.5, "e34": 0.6}),
    "tiny": ((4, 0, 0), {"e12": 1e-9, "e34": 1e-12}),
    "many planes": ((5, 0, 0), {"e12": 1.1, "e34": 0.7, "e45": 0.5, "e15": 0.3}),
    "a screw": ((3, 0, 1), {"e12": 0.7, "e03": 3.0}),
    "a far translation": ((3, 0, 1), {"e12": 0.3, "e01": 1e6, "e03": 1e6}),
    "a translation": ((3, 0, 1), {"e01": 5, "e03": -2}),
    "two null vectors": ((2, 0, 2), {"e34": 0.8, "e13": 1.0, "e12": 0.5}),
    "a boost": ((1, 3, 0), {"e12": 5.0, "e34": 0.7}),
    "two boosts": ((2, 2, 0), {"e13": 2.0, "e24": 1.5}),
    "a null rotation": ((3, 1, 0), {"e12": 1.0, "e24": -1.0}),
    "a block": ((2, 2, 0), {"e12": 0.2, "e13": 0.5, "e24": -0.1, "e34": 0.2}),
}


@pytest.mark.parametrize("name", BIVECTORS)
def test_log_and_sqrt_to_the_last_digits(name):
    signature, blades = BIVECTORS[name]
    algebra = Algebra(*signature)
    R = exp(algebra, rotated(signature, blades))
    _, of_log, of_root = log_and_sqrt(signature, R, log(algebra, R))
    limit = 1e-11 if name in ("far", "a boost", "two boosts") else 5e-14
    assert error(jacobian(lambda R: log_tensor(algebra, R), R), of_log) < limit
    assert error(jacobian(lambda R: sqrt_tensor(algebra, R), R), of_root) < limit


@pytest.mark.parametrize("name", ["zero", "a gap of 1e-8", "a screw", "a block"])
def test_log_and_sqrt_in_single_precision(name):
    signature, blades = BIVECTORS[name]
    algebra = Algebra(*signature)
    R = exp(algebra, rotated(signature, blades).astype(np.float32))
    _, of_log, of_root = log_and_sqrt(signature, R, log(algebra, R))
    for function, wanted in ((log_tensor, of_log), (sqrt_tensor, of_root)):
        found = jacobian(lambda R, f=function: f(algebra, R), R, torch.float32)
        assert found.dtype == np.float32
        assert error(found, wanted) < 3e-6


@pytest.mark.parametrize("signature", [(4, 0, 0), (5, 0, 0)], ids=str)
@pytest.mark.parametrize("function", [log_tensor, sqrt_tensor])
def test_what_is_no_rotor_is_normalised(function, signature):
    R = exp(Algebra(*signature), structured_bivectors(Algebra(*signature), "generic", 1, seed=4)[0])
    R = 1.3 * R + 0.05 * np.random.default_rng(0).normal(size=len(R))
    R = doubles(R, requires_grad=True)
    assert gradcheck(lambda R: function(signature, R, normalize=True), R, rtol=1e-6)


def test_what_stands_out_of_the_rotors_has_no_gradient():
    # (cos t + sin t e123456) R is even and unit, but no rotor.
    algebra = Algebra(6)
    R = exp(algebra, structured_bivectors(Algebra(*(6, 0, 0)), "generic", 1)[0])
    screw = algebra.multivector({"e123456": 1.0})
    across = (screw * algebra.multivector(R, layout="even")).restrict("even").coefficients
    for function in (log_tensor, sqrt_tensor):
        J = jacobian(lambda R, f=function: f(algebra, R), R)
        assert np.abs(J @ across).max() < 1e-14
        assert np.abs(J @ R).max() < 1e-14


FOLDS = {
    "-1": ("3", {"1": -1.0}, "e12"),
    "-1 in four dimensions": ("4", {"1": -1.0}, None),
    "a half-turn in each plane": ("4", {"e1234": 1.0}, None),
    "minus a translation": ("3,0,1", {"1": -1.0, "e01": 4.0}, None),
    "half-turns in planes of both signs": ("2,2", {"e1234": 1.0}, None),
}


@pytest.mark.parametrize("name", FOLDS)
def test_where_exp_folds_the_gradient_is_finite(name):
    signature, blades, plane = FOLDS[name]
    algebra = Algebra.parse(signature)
    R = algebra.coefficients(blades, layout="even", dtype=float)
    of_log, of_root = (jacobian(lambda R, f=f: f(algebra, R), R) for f in (log_tensor, sqrt_tensor))
    assert np.abs(of_log).max() < 10
    assert np.abs(of_root).max() < 10
    if plane:  # along the plane that was taken, and nothing else
        L = log(algebra, R) / np.pi
        wanted = np.zeros_like(of_log)
        wanted[:, 1:] = -np.outer(L, L)
        np.testing.assert_allclose(of_log, wanted, atol=1e-12)


def test_close_to_a_fold_it_grows_as_it_should():
    for distance in (1e-3, 1e-6, 1e-9):
        R = exp("3", [0.0, np.pi - distance, 0.0])
        J = jacobian(lambda R: log_tensor("3", R), R)
        assert J[0, 1] == pytest.approx((np.pi - distance) / np.sin(distance), rel=1e-6)


def test_large_boosts_have_gradients_or_an_error():
    R = exp("3,1", structured_bivectors(Algebra(*(3, 1, 0)), "generic", 1)[0] * 40)
    of_log = jacobian(lambda R: log_tensor("3,1", R), R)
    assert np.isfinite(of_log).all()
    # Along the motion itself, dR = R log(R), the logarithm changes by itself.
    L = log("3,1", R)
    algebra = Algebra(3, 1)
    motion = algebra.multivector(R, layout="even") * algebra.multivector(L, layout="bivector")
    assert error(of_log @ motion.restrict("even").coefficients, L) < 1e-9
    space = space_of((1, 2, 1))
    L = np.array([[0.3, 0.2, 0.1, 40.0, 0.5, 0.2]])
    with pytest.raises(PrecisionError, match="boosts are so large"):
        apply_transposed(space, Function.LOGARITHM, L, L)


# --- split ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("signature", "kind", "seed", "count"),
    [
        ((4, 0, 0), "generic", 0, 2),
        ((4, 0, 0), "simple", 0, 2),
        ((5, 0, 0), "tiny", 0, 2),
        ((3, 0, 1), "generic", 0, 2),
        ((2, 0, 2), "generic", 0, 2),
        ((1, 3, 0), "large", 0, 2),
        ((6, 0, 0), "generic", 0, 3),
        ((3, 2, 0), "generic", 0, 2),
        ((2, 2, 0), "tiny", 2, 2),
    ],
    ids=str,
)
def test_parts_to_the_last_digits(signature, kind, seed, count):
    B = structured_bivectors(Algebra(*signature), kind, 2, seed=seed + 3)[1]
    kinds = split(Algebra(*signature), B, full_output=True).kinds
    wanted = split_jacobian(signature, B, count)
    found = jacobian(lambda B: split_tensor(signature, B), B)
    assert (kinds == Kind.COMPLEX).any() == (len(wanted) < count)
    assert error(found[: len(wanted)], wanted) < 1e-13
    np.testing.assert_allclose(found.sum(0), np.eye(len(B)), atol=1e-13)
    single = jacobian(lambda B: split_tensor(signature, B), B.astype(np.float32), torch.float32)
    assert error(single[: len(wanted)], wanted) < 1e-4


@pytest.mark.parametrize("signature", [(4, 0, 0), (2, 2, 0)], ids=str)
@pytest.mark.parametrize("gap", [1e-2, 1e-3, 1e-5, 1e-8, 1e-11])
def test_parts_with_close_squares(signature, gap):
    B = rotated(signature, {"e12": 0.7, "e34": 0.7 + gap})
    wanted = split_jacobian(signature, B, 2)
    assert np.linalg.norm(wanted) > 0.4 / gap
    assert error(jacobian(lambda B: split_tensor(signature, B), B), wanted) < 1e-11


@pytest.mark.parametrize("gap", [0.0, 1e-13, 1e-15])
def test_parts_with_equal_squares_share_what_mixes_them(gap):
    B = np.array([0.7, 0, 0, 0, 0, 0.7 + gap])
    J = jacobian(lambda B: split_tensor("4", B), B)
    assert (J.sum(0) == np.eye(6)).all()
    first, second = J if J[0, 0, 0] > 0.5 else J[::-1]
    np.testing.assert_allclose(np.diag(first), [1, 0.5, 0.5, 0.5, 0.5, 0], atol=1e-12)
    np.testing.assert_allclose(first - np.diag(np.diag(first)), 0, atol=1e-12)
    np.testing.assert_allclose(np.diag(second), [0, 0.5, 0.5, 0.5, 0.5, 1], atol=1e-12)


@pytest.mark.parametrize(
    ("signature", "blades"),
    [
        ((4, 0, 0), {}),
        ((6, 0, 0), {"e12": 1}),
        ((6, 0, 0), {"e12": 1, "e34": 1, "e56": 1}),
        ((3, 0, 1), {"e03": 2}),
        ((3, 1, 0), {"e12": 1, "e24": -1}),
        ((3, 1, 0), {"e12": 1, "e24": -1 - 1e-9}),
        ((2, 2, 0), {"e12": 0.4, "e34": 0.4, "e13": 0.3, "e14": 0.3, "e23": -0.3, "e24": 0.3}),
        ((4, 4, 0), {"e12": 0.2, "e15": 0.5, "e26": -0.1, "e56": 0.2, "e37": 0.6, "e48": 0.9}),
        ((3, 0, 1), {"e12": 1e-200, "e03": 1}),
    ],
    ids=str,
)
def test_where_parts_are_not_unique_gradients_are_finite_and_add_up(signature, blades):
    algebra = Algebra(*signature)
    blades = {name: float(value) for name, value in blades.items()}
    B = algebra.coefficients(blades, layout="bivector", dtype=float)
    J = jacobian(lambda B: split_tensor(algebra, B), B)
    assert np.isfinite(J).all()
    x = doubles(B, requires_grad=True)
    weights = doubles(np.random.default_rng(0).normal(size=len(B)))
    (split_tensor(algebra, x).sum(-2) @ weights).backward()
    np.testing.assert_allclose(x.grad, weights, rtol=1e-14)


# --- power and slerp ------------------------------------------------------------------------------


def test_power_and_slerp_have_the_values_of_arrays():
    B = structured_bivectors(Algebra(*(3, 0, 1)), "generic", 4, seed=1)
    R0, R1 = exp("3,0,1", B[:2]), exp("3,0,1", B[2:])
    t = np.array([[0.3], [-1.5], [0.0]])
    found = power_tensor("3,0,1", doubles(R0), doubles(t))
    np.testing.assert_allclose(found, power("3,0,1", R0, t), atol=1e-14)
    for sign in (1, -1):
        found = slerp_tensor("3,0,1", doubles(R0), doubles(sign * R1), doubles(t), shortest=True)
        wanted = slerp("3,0,1", R0, sign * R1, t, shortest=True)
        np.testing.assert_allclose(found, wanted, atol=1e-14)
    with pytest.raises(ShapeError, match=r"\(3,\) do not broadcast"):
        power_tensor("3,0,1", doubles(R0), doubles([1, 2, 3]))


# --- All of them ----------------------------------------------------------------------------------


@pytest.mark.parametrize("signature", [(4, 0, 0), (3, 0, 1), (2, 1, 1), (3, 2, 0)], ids=str)
def test_differences(signature):
    B = doubles(structured_bivectors(Algebra(*signature), "generic", 1, seed=6), requires_grad=True)
    R = doubles(exp(Algebra(*signature), B.detach().numpy()), requires_grad=True)
    loose = {"atol": 1e-7, "rtol": 1e-5}
    assert gradcheck(lambda B: split_tensor(signature, B), B, **loose)
    for function in (log_tensor, sqrt_tensor):
        assert gradcheck(lambda R, f=function: f(signature, R, normalize=True), R, **loose)
    if signature == (3, 0, 1):
        t = doubles([0.3], requires_grad=True)
        assert gradcheck(lambda R, t: power_tensor(signature, R, t, True), (R, t), **loose)
        assert gradcheck(lambda R: log_tensor(signature, R, True), R, check_batched_grad=True)


FUNCTIONS = {
    "log": (log_tensor, log, 8),
    "sqrt": (sqrt_tensor, sqrt, 8),
    "split": (split_tensor, split, 6),
}


@pytest.fixture(params=FUNCTIONS)
def function(request):
    return FUNCTIONS[request.param]


def operands(length, *lead):
    B = structured_bivectors(Algebra(*(4, 0, 0)), "generic", int(np.prod(lead, dtype=int)), seed=7)
    x = B if length == 6 else exp("4", B)
    return doubles(x.reshape(*lead, length))


def test_any_shape_and_strides(function):
    call, of_arrays, length = function
    x = operands(length, 2, 3)
    weights = torch.rand_like(call("4", x))
    whole = x.clone().requires_grad_()
    (call("4", whole) * weights).sum().backward()
    np.testing.assert_array_equal(call("4", x), of_arrays("4", x.numpy()))
    strided = x.permute(2, 1, 0).contiguous().permute(2, 1, 0).requires_grad_()
    (call("4", strided) * weights).sum().backward()
    torch.testing.assert_close(strided.grad, whole.grad, rtol=0, atol=0)
    single = x[0, 0].clone().requires_grad_()
    (call("4", single) * weights[0, 0]).sum().backward()
    torch.testing.assert_close(single.grad, whole.grad[0, 0], rtol=1e-13, atol=1e-14)
    repeated = x[0, 0].clone().requires_grad_()
    (call("4", repeated.expand(5, length)) * weights[0, 0]).sum().backward()
    torch.testing.assert_close(repeated.grad, 5 * whole.grad[0, 0], rtol=1e-13, atol=1e-13)
    empty = torch.zeros(0, 2, length, requires_grad=True)
    out = call("4", empty)
    assert out.shape == (0, 2, *weights.shape[2:])
    out.sum().backward()
    assert empty.grad.shape == empty.shape


def test_the_smallest_algebras():
    for n in (0, 1, 2):
        R = torch.ones(3, 1 if n < 2 else 2, dtype=torch.float64)
        R[:, 1:] = 0
        R.requires_grad_()
        (log_tensor((n,), R).sum() + sqrt_tensor((n,), R).sum()).backward()
        assert R.grad[:, 1:].eq(1.5).all()
        B = torch.ones(3, n // 2, requires_grad=True)
        split_tensor((n,), B).sum().backward()
        assert B.grad.eq(1).all()


def test_rows_that_are_not_finite_are_alone(function):
    call, _, length = function
    x = operands(length, 3)
    x[1, 0] = torch.nan
    x.requires_grad_()
    out = call("4", x)
    assert out.flatten(1).isnan().all(1).tolist() == [False, True, False]
    out[[0, 2]].sum().backward()
    assert x.grad.isnan().any(-1).tolist() == [False, True, False]


def test_half_precision_is_computed_in_single(function):
    call, _, length = function
    x = operands(length, 2).to(torch.bfloat16).requires_grad_()
    if length == 6:
        out = call("4", x)
        assert out.equal(call("4", x.float()).bfloat16())
    else:
        out = call("4", x, normalize=True)
    out.sum().backward()
    assert out.dtype == x.grad.dtype == torch.bfloat16


def test_refusals(function):
    call, _, length = function
    with pytest.raises(ShapeError, match=f"must have length {length}"):
        call("4", torch.zeros(5))
    for wrong in (torch.zeros(length, dtype=torch.int64), np.zeros(length)):
        with pytest.raises(DtypeError):
            call("4", wrong)


def test_transformations_and_second_derivatives(function):
    call, _, length = function
    x = operands(length, 3).requires_grad_()

    def f(x):
        return call("4", x).sin().sum()

    g = torch.autograd.grad(f(x), x, create_graph=True)[0]
    with pytest.raises(GaforgeError, match="first derivatives only"):
        g.sum().backward()
    wanted = g.detach()
    for found in (torch.func.grad(f)(x.detach()), torch.func.vmap(torch.func.grad(f))(x.detach())):
        torch.testing.assert_close(found, wanted, rtol=1e-13, atol=1e-13)


def test_tracing(function):
    call, _, length = function
    x = operands(length, 3)

    class Module(torch.nn.Module):
        def forward(self, x):
            return call("4", x)

    traced = torch.export.export(Module(), (x,)).module()
    torch.testing.assert_close(traced(x), call("4", x), rtol=0, atol=0)
