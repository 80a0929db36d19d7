"""The emitted source run uncompiled: the same text, the same results, no shortcut around it."""

import numpy as np
import pytest

from gaforge.algebra import Algebra
from gaforge.codegen.pipeline import draft
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GaforgeError
from gaforge.loading.reference import reference
from gaforge.validation.columns import run_uncompiled
from gaforge.validation.routes import EmittedKernels, open_routes


def text_of(algebra, *kernels):
    return draft(algebra, "numba", [KernelSpec.parse(algebra, name) for name in kernels]).text


# A kernel of each form: unrolled, table, blocked.
FORMS = [
    (Algebra(1, 1), "gp"),
    (Algebra(2, 0, 1), "sandwich"),
    (Algebra(4, 1, 1), "lc"),
    (Algebra(4, 1, 1), "gp"),
    (Algebra(4, 1, 1), "sandwich_unit__even__even"),
]


@pytest.mark.parametrize(("algebra", "name"), FORMS, ids=lambda value: str(value))
def test_results_are_those_of_the_reference(algebra, name):
    spec = KernelSpec.parse(algebra, name)
    function = run_uncompiled(text_of(algebra, name))[spec.name]
    source = np.random.default_rng(1)
    if spec.operation == "sandwich":
        R = algebra.random("rotor", (5, 1), seed=1).dense().coefficients
        R = R[..., spec.layouts[0].places]
    else:
        R = source.integers(-9, 9, (5, 1, spec.layouts[0].size)).astype(float)
    x = source.integers(-9, 9, (7, spec.layouts[1].size)).astype(float)
    before = R.copy(), x.copy()
    found = function(R, x)
    wanted = reference(algebra, spec.operation, R, x, layouts=spec.layouts, unit=spec.unit)
    assert found.shape == (5, 7, spec.result.size)
    np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)
    assert all((a == b).all() for a, b in zip((R, x), before, strict=True))
    np.testing.assert_array_equal(function(R[0, 0], x[0]), found[0, 0])
    assert function(R[:0], x).shape == (0, 7, spec.result.size)


def test_results_are_those_of_the_compiled_kernels_to_the_last_bit():
    algebra = Algebra(2, 0, 1)
    kernels = EmittedKernels(algebra, run_uncompiled(draft(algebra, "numba").text))
    import gaforge

    compiled = gaforge.kernels(algebra)
    source = np.random.default_rng(2)
    a, b = source.normal(size=(2, 40, 8))
    for name in ("gp", "rp", "proj"):
        expected = getattr(compiled, name)(a, 1 + 0.1 * b)
        np.testing.assert_array_equal(getattr(kernels, name)(a, 1 + 0.1 * b), expected)


def test_a_changed_sign_in_the_text_changes_the_result():
    algebra = Algebra(2)
    text = text_of(algebra, "gp")
    assert text.count("a_0*b_0 + a_1*b_1") == 1
    wrong = run_uncompiled(text.replace("a_0*b_0 + a_1*b_1", "a_0*b_0 - a_1*b_1"))
    e1 = algebra.coefficients({"e1": 1.0})
    assert wrong["gp__full__full"](e1, e1).tolist() == [-1, 0, 0, 0]


COPY = """
import numpy as np
from numba import njit

@njit(cache=True)
def _copy(count, a, a_step, out):
    tile = np.empty((1, 8), a.dtype)
    tile[0, 0] = a[0]
    tile[0, 0] += 1
    tile[0, 0] *= 2
    out[0] = a[0]
    out[1] = tile[0, 0]

def copy(a):
    out = np.empty((len(a), 2))
    _copy(len(a), a, 1, out.reshape(-1))
    return out

KERNELS = {"copy": copy}
"""


def test_an_entry_that_was_copied_is_a_number_of_its_own():
    a = np.array([1.0, 5.0])
    assert run_uncompiled(COPY)["copy"](a).tolist() == [[1, 4], [5, 12]]
    assert a.tolist() == [1, 5]


def test_integers_and_refusals_are_those_of_the_public_functions():
    gp = run_uncompiled(text_of(Algebra(2), "gp"))["gp__full__full"]
    assert gp([0, 1, 0, 0], [0, 0, 1, 0]).dtype == np.int64
    with pytest.raises(ValueError, match="last axis must hold"):
        gp(np.ones(3), np.ones(4))
    with pytest.raises(OverflowError):
        gp([0, 3037000500, 0, 0], [0, 3037000500, 0, 0])


def test_nothing_is_compiled(monkeypatch):
    import numba

    monkeypatch.setattr(numba, "njit", None)  # calling it would raise
    functions = run_uncompiled(text_of(Algebra(1), "gp"))
    assert not hasattr(functions["gp__full__full"], "signatures")
    assert functions["gp__full__full"]([0.0, 2.0], [0.0, 3.0]).tolist() == [6, 0]


def test_routes_of_each_kind_of_algebra():
    for signature, names in (
        ("3,0,1", ["numba", "torch", "numpy"]),
        ("2,1", ["source"]),
        ("7", ["multivector", "on demand"]),
    ):
        with open_routes(Algebra.parse(signature)) as routes:
            assert [route.name for route in routes] == names
    with open_routes(Algebra(0, 1), compiled=True) as (route,):
        assert route.name == "compiled"


def test_a_kernel_that_the_source_lacks_is_no_quiet_success():
    kernels = EmittedKernels(Algebra(1, 1), {})
    with pytest.raises((KeyError, GaforgeError)):
        kernels.gp(np.ones(4), np.ones(4))
