"""The exponential of bivectors on its way through the generator: series, text, proof."""

import numpy as np
import pytest

from gaforge import Algebra
from gaforge.codegen.catalogue import standard_kernels
from gaforge.codegen.derive.exponential import TERMS, tangent_number, tangent_series
from gaforge.codegen.pipeline import draft, prove_source
from gaforge.codegen.proof.run_exponential import _floats
from gaforge.codegen.proof.run_numba import load_source
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import LayoutError, ProofError
from gaforge.testing import exact_exponential, exact_jacobian


def written(signature, target):
    algebra = Algebra.parse(signature)
    return draft(algebra, target, [KernelSpec.of(algebra, "exp")])


def test_two_ways_to_the_series_of_tanh():
    assert [tangent_number(k) for k in range(TERMS)] == list(tangent_series())
    x = 0.5
    total = sum(float(c) * x ** (2 * k + 1) for k, c in enumerate(tangent_series()))
    assert abs(total - np.tanh(x)) < 2e-16


def test_a_spec_is_of_bivectors_and_brings_a_product():
    spec = KernelSpec.parse(Algebra(3), "exp__bivector")
    assert spec == KernelSpec.of(Algebra(3), "exp")
    assert spec.result.name == "even"
    assert [other.name for other in spec.needs] == ["gp__even__even"]
    with pytest.raises(LayoutError, match="bivectors, not for full"):
        KernelSpec.of(Algebra(3), "exp", "full")


@pytest.mark.parametrize(("target", "held"), [("numba", True), ("torch", True), ("numpy", False)])
def test_modules_that_hold_it(target, held):
    names = [spec.name for spec in standard_kernels(Algebra(3), target)]
    assert ("exp__bivector" in names) == held


@pytest.mark.parametrize("signature", ["2", "3,0,1", "1,3", "0,0,4", "2,1,2", "6", "3,2,1", "4,3"])
@pytest.mark.parametrize("target", ["numba", "torch"])
def test_proved_in_every_kind_of_metric(signature, target):
    module = written(signature, target)
    laws = prove_source(module.text, target, module.kernels)
    assert laws["exp__bivector"] == "sum over k of B**k / k!"


MUTANTS = [
    ("3,0,1", "numba", "W_0 = 2 * (b_0*b_5 + b_2*b_3 - b_1*b_4)", "W_0 = 2 * (b_0*b_5 + b_2*b_3)"),
    ("3,0,1", "numba", "0.16666666666666666,", "0.16666666666666669,"),
    ("3,0,1", "numba", "square_1 = 2 * s * t", "square_1 = s * t"),
    ("3,0,1", "numba", "halvings[e] += 1", "halvings[e] += 2"),
    ("1,3", "numba", "_SQUARES = np.array([1.0, -1.0", "_SQUARES = np.array([1.0, 1.0"),
    ("6", "numba", "-0.3333333333333333,", "0.3333333333333333,"),
    ("6", "numba", "D[k] = 2 * D[k] + squares[k]", "D[k] = D[k] + squares[k]"),
    (
        "3,0,1",
        "torch",
        "_SQUARES: tuple[float, ...] = (0.0,",
        "_SQUARES: tuple[float, ...] = (1.0,",
    ),
    ("3,0,1", "torch", "-0.3333333333333333,", "-0.3333333333333334,"),
    ("3,0,1", "torch", "@_operation((6,), 8, keeps", "@_operation((6,), 7, keeps"),
]


@pytest.mark.parametrize(("signature", "target", "right", "wrong"), MUTANTS)
def test_a_change_of_the_text_is_seen(signature, target, right, wrong):
    module = written(signature, target)
    assert right in module.text
    with pytest.raises(ProofError):
        prove_source(module.text.replace(right, wrong), target, module.kernels)


SHARED_MUTANTS = [
    ("6", "term[i, j] = (Z[j, i] - Z[i, j]) * 2 / k", "term[i, j] = (Z[i, j] - Z[j, i]) * 2 / k"),
    ("6", "mean[i, j] += (Z[i, j] - Z[j, i] + Y[i, j]) / 2", "mean[i, j] += Z[i, j] - Z[j, i]"),
    ("6", "passed = np.bitwise_count(odds >> vectors >> 1)", "passed = np.bitwise_count(odds)"),
    ("6", "total -= T[_FIRST_PAIRS[term + 1]]", "total += T[_FIRST_PAIRS[term + 1]]"),
    ("6", "A[i, j] = S[i, j] * _SQUARES[j]", "A[i, j] = -S[i, j] * _SQUARES[j]"),
    ("3,2", "out[b] += value * E[a]", "out[b] -= value * E[a]"),
    ("3,2", "out[place] = scale * W[i, j]", "out[place] = W[i, j]"),
    ("3,2", "flips = masks & sum", "flips = 0 * masks & sum"),
    ("7", "W[i, j] = product[place]", "W[i, j] = product[place - 1]"),
    ("5,2", "_GRADES % 4 == 2, -_NORMS, _NORMS)", "_GRADES % 4 == 0, -_NORMS, _NORMS)"),
]


@pytest.mark.parametrize(("signature", "right", "wrong"), SHARED_MUTANTS)
def test_a_change_of_shared_text_is_seen(signature, right, wrong, monkeypatch):
    from gaforge.codegen.proof import run_numba

    module = written(signature, "numba")
    assert right in module.text
    changed = module.text.replace(right, wrong)
    with pytest.raises(ProofError, match="was changed"):
        prove_source(changed, "numba", module.kernels)
    monkeypatch.setattr(run_numba, "EXPONENTIAL", [])
    for name in (
        "OUTER_TABLES",
        "FORWARD",
        "SQUARES",
        "PRODUCTS",
        "LEVELS",
        "DERIVATIVE",
        "TABLES",
        "LOOPS",
        "MATRIX_PULL",
    ):
        monkeypatch.setattr(run_numba, name, "from numba import njit\n")
    with pytest.raises(ProofError, match="not what they should be"):
        prove_source(changed, "numba", module.kernels)


@pytest.mark.parametrize("signature", ["4,3", "3,3,1"])
def test_gradients_beside_boosts_have_all_digits(signature):
    algebra = Algebra.parse(signature)
    names = load_source(written(signature, "numba").text)
    B = np.random.default_rng(3).normal(size=21)
    B *= 4 / np.linalg.norm(B)
    E, g, out = exact_exponential(algebra, B), np.cos(np.arange(64.0)), np.empty(21)
    with _floats(names, algebra):
        names["_exp__bivector__vjp"](1, g, 0, E, 0, B, 0, out)
    wanted = g @ exact_jacobian(algebra, B)
    assert np.linalg.norm(out - wanted) < 5e-15 * np.linalg.norm(wanted)
