"""exp, log, sqrt and split of bivectors and rotors, through kernels and through multivectors."""

import numpy as np
import pytest
import torch

import gaforge
from gaforge import Algebra
from gaforge.decomposition import Outcome, closed_kernel
from gaforge.decomposition.space import space_of
from gaforge.errors import (
    DtypeError,
    LayoutError,
    NoLogarithmError,
    NotAVersorError,
    PathError,
    ShapeError,
    UnknownBackendError,
    UnknownMethodError,
)

SIGNATURES = ["3,0,0", "4,0,0", "3,0,1", "1,3,0", "4,1,0"]


@pytest.fixture(params=["numba", "numpy"])
def backend(request):
    return request.param


@pytest.mark.parametrize("signature", SIGNATURES)
def test_there_and_back_in_each_layout(signature, backend):
    k = gaforge.kernels(signature, backend)
    B = Algebra.parse(signature).random("bivector", shape=(2, 3), seed=1)
    array = 0.3 * B.coefficients
    R = k.exp(array, layouts=("bivector",))
    assert R.shape == (2, 3, k.algebra.size // 2)
    assert np.allclose(R, (0.3 * B).exp().restrict("even").coefficients, rtol=1e-13, atol=1e-14)
    assert np.allclose(k.log(R, layouts="even"), array, atol=1e-12)
    root = k.sqrt(R, layouts=("even",))
    assert np.allclose(k.gp(root, root, layouts=("even", "even")), R, atol=1e-12)
    parts = k.split(array, layouts=("bivector",))
    assert parts.shape == (2, 3, k.algebra.n // 2, array.shape[-1])
    assert np.allclose(parts.sum(-2), array)
    whole = (0.3 * B).dense().coefficients
    full = k.exp(whole)
    assert full.shape == (2, 3, k.algebra.size)
    assert np.allclose(k.log(full), whole, atol=1e-12)
    assert np.allclose(k.split(whole).sum(-2), whole)


def test_split_by_the_kernel_that_is_generated_and_by_numpy(monkeypatch):
    B = np.random.default_rng(1).normal(size=(4, 3))
    space = space_of((1, 2, 0))
    monkeypatch.setattr(closed_kernel, "_found", {})
    plain = gaforge.kernels("1,2", "numpy").split(B, layouts="bivector", method="closed")
    emitted = gaforge.kernels("1,2").split(B, layouts="bivector", method="closed")
    assert np.allclose(emitted, plain, atol=1e-12)
    assert closed_kernel.find_kernel(space).__name__ == "split__bivector"


@pytest.mark.parametrize("signature", SIGNATURES)
def test_tensors_have_the_values_of_arrays_in_each_layout(signature):
    k, t = (gaforge.kernels(signature, backend) for backend in ("numpy", "torch"))
    B = 0.3 * Algebra.parse(signature).random("bivector", shape=(2, 3), seed=1).coefficients
    R = k.exp(B, layouts=("bivector",))
    for name, array, layout in (("log", R, "even"), ("sqrt", R, "even"), ("split", B, "bivector")):
        for held in (layout, "full"):
            operand = k.algebra.multivector(array, layout=layout)
            operand = operand.dense().coefficients if held == "full" else array
            wanted = getattr(k, name)(operand, layouts=(held,))
            found = getattr(t, name)(torch.tensor(operand), layouts=(held,))
            np.testing.assert_array_equal(found, wanted)


def test_tensors_with_parts_that_are_not_taken_are_refused():
    k = gaforge.kernels("2", "torch")
    x = torch.tensor([[1.0, 0, 0, 0], [1.0, 0.5, 0, 0]], requires_grad=True)
    with pytest.raises(LayoutError, match=r"log: operand\[1\] has the coefficient 0\.5 of e1"):
        k.log(x)
    k.log(x[:1]).sum().backward()
    assert x.grad.tolist() == [[0, 0, 0, 1], [0, 0, 0, 0]]


def test_full_output_says_what_was_found():
    k = gaforge.kernels("3,0,1")
    result = k.exp([0.0, 1, 0, 0, 0, 2.0], layouts=("bivector",), full_output=True)
    assert result.outcome == Outcome.DONE
    with pytest.raises(LayoutError, match="full_output"):
        k.exp(np.zeros(16), full_output=True)


def test_single_precision_and_a_dtype_of_the_namespace():
    k = gaforge.kernels("3", dtype=np.float32)
    assert k.exp([1, 2, 3], layouts=("bivector",)).dtype == np.float32


def test_refusals():
    k = gaforge.kernels("2,0,1")
    with pytest.raises(LayoutError, match="no place for grade 0"):
        k.exp(np.ones(8))
    with pytest.raises(ShapeError):
        k.exp(np.ones(4), layouts=("bivector",))
    with pytest.raises(LayoutError, match="one layout"):
        k.exp(np.ones(3), layouts=("bivector", "even"))
    with pytest.raises(LayoutError, match="no sequence"):
        k.exp(np.ones(3), layouts=5)
    with pytest.raises(NoLogarithmError):
        k.log([-1.0, 4.0, 0.0, 0.0], layouts=("even",))
    with pytest.raises(NotAVersorError):
        k.log([2.0, 0.0, 0.0, 0.0], layouts=("even",))
    with pytest.raises(UnknownBackendError, match="numba"):
        gaforge.kernels("3", "torch").log(torch.ones(4), layouts=("even",), full_output=True)
    with pytest.raises(UnknownMethodError, match="'power' is not a method here"):
        gaforge.kernels("4", "torch").split(torch.ones(6), layouts=("bivector",), method="power")
    with pytest.raises(PathError, match="no path 'traceable'"):
        gaforge.kernels("3", "torch", path="traceable").log(torch.ones(4), layouts=("even",))
    with pytest.raises(LayoutError, match="no grade 0 or 2"):
        gaforge.kernels("3", "torch").sqrt(torch.ones(3), layouts=("vector",))
    with pytest.raises(DtypeError, match="ndarray"):
        gaforge.kernels("3", "torch").log(np.ones(4), layouts=("even",))


def test_methods_of_multivectors():
    pga = Algebra.named("pga3d")
    motor = pga.translator(1, 2, 3) * pga.rotor(0.5, pga.point(0, 0, 0) & pga.point(1, 1, 0))
    assert motor.log().exp().allclose(motor)
    assert (motor.sqrt() ** 2).allclose(motor)
    assert motor.log().split().sum().allclose(motor.log())
    assert (2 * motor).log(normalize=True).allclose(motor.log())
    with pytest.raises(NotAVersorError):
        (2 * motor).sqrt()
