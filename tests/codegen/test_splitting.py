"""The closed form of the invariant decomposition on its way through the generator."""

import sys

import numpy as np
import pytest
import sympy

from gaforge import Algebra
from gaforge.codegen.catalogue import standard_kernels
from gaforge.codegen.derive.splitting import closed_form, elementary
from gaforge.codegen.ir.program import lower
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.pipeline import draft, prove_source
from gaforge.codegen.proof import run_numba
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GenerationError, LayoutError, ProofError
from gaforge.loading.loader import load_file


def written(signature):
    algebra = Algebra.parse(signature)
    return draft(algebra, "numba", [KernelSpec.of(algebra, "split")])


@pytest.mark.parametrize("k", [1, 2, 3, 4])
def test_the_form_that_is_derived_takes_parts_apart(k):
    """With numbers for parts, the form gives the first and makes the others zero."""
    numerator, divisor = closed_form(k)
    squares = sympy.symbols(f"s1:{k + 1}")
    parts = sympy.symbols(f"b1:{k + 1}")
    found = 0
    for m, factor in enumerate(numerator):
        V = sum(
            elementary(m, [s for s in squares if s != own]) * part
            for own, part in zip(squares, parts, strict=True)
        )
        found += factor * V
    assert sympy.expand(found - divisor * parts[0]) == 0


def test_which_kernels_it_brings_and_where():
    four, three = (KernelSpec.of(Algebra(n), "split") for n in (4, 3))
    names = ["split_invariants__bivector", "split_defects__bivector__bivector"]
    assert [spec.name for spec in four.needs] == names
    assert three.needs == ()
    held = {target: standard_kernels(Algebra(4), target) for target in ("numba", "torch", "vjp")}
    found = {target: {spec.operation for spec in specs} for target, specs in held.items()}
    assert {"split", "split_invariants", "split_defects"} <= found["numba"]
    assert not any(name.startswith("split") for name in found["torch"] | found["vjp"])


def test_refusals():
    with pytest.raises(GenerationError, match="n from 2 to 5"):
        build_kernel(KernelSpec.of(Algebra(6), "split"))
    with pytest.raises(GenerationError, match="written for numba only"):
        draft(Algebra(3), "torch", [KernelSpec.of(Algebra(3), "split")])
    with pytest.raises(LayoutError, match="bivectors, not for even"):
        KernelSpec.of(Algebra(3), "split", "even")


@pytest.mark.parametrize("signature", ["6", "3,2,1"])
def test_polynomials_are_there_for_three_parts_too(signature):
    """Of a sum of three planes they are the symmetric functions of its squares."""
    algebra = Algebra.parse(signature)
    plan = build_kernel(KernelSpec.of(algebra, "split_invariants")).plan
    program = lower(plan)
    sizes = {1: 2, 2: 3, 3: 5}
    pairs = algebra.layout("bivector").masks
    values = dict.fromkeys(pairs, 0)
    squares = []
    for place, size in sizes.items():
        one, two = 2 * place - 2, 2 * place - 1
        values[1 << one | 1 << two] = size
        squares.append(-algebra.squares[one] * algebra.squares[two] * size**2)
    named = {f"B_{i}": values[mask] for i, mask in enumerate(pairs)}
    for assignment in program.assignments:
        total = 0
        for term in assignment.expression.terms:
            total += term.coefficient * int(np.prod([named[f] for f in term.factors]))
        named[assignment.name] = total
    found = [named[name] for name in program.outputs[:3]]
    assert found == [elementary(m, squares) for m in (1, 2, 3)]


@pytest.mark.parametrize("signature", ["2", "0,1,2", "3,0,1", "2,2", "0,0,4", "2,2,1"])
def test_proved_in_every_kind_of_metric(signature):
    module = written(signature)
    assert "split__bivector" in prove_source(module.text, "numba", module.kernels)


MUTANTS = [
    ("2", "_BLADE_SQUARES = np.array([-1.0])", "_BLADE_SQUARES = np.array([1.0])"),
    ("2", "out[row + _PAIRS + 1] = kind", "out[row + _PAIRS] = kind"),
    ("3,0,1", "W2_0 = B_0*B_5 + B_2*B_3 - B_1*B_4", "W2_0 = B_0*B_5 + B_2*B_3"),
    ("2,2", "V1_0 = ", "V1_0 = -"),
    ("4", "rows[..., 14:].astype(np.int8)", "rows[..., 12:14].astype(np.int8)"),
    (
        "4",
        "out[row + _ROW - 4] = found[e * 5] * scale * scale",
        "out[row + _ROW - 4] = found[e * 5]",
    ),
    ("4", "_INVARIANTS = 9", "_INVARIANTS = 8"),
    ("4", "_split__bivector, (6,), 16, (B,), out", "_split__bivector, (6,), 16, (B,), None"),
]


@pytest.mark.parametrize(("signature", "right", "wrong"), MUTANTS)
def test_a_change_of_the_text_is_seen(signature, right, wrong):
    module = written(signature)
    assert right in module.text
    with pytest.raises((ProofError, ValueError)):
        prove_source(module.text.replace(right, wrong), "numba", module.kernels)


SHARED_MUTANTS = [
    ("2,2", "one[i] = b[i] - two[i]", "one[i] = b[i] + two[i]"),
    ("2,2", "(c[3 + i] - near * b[i]) / gap", "(c[3 + i] - far * b[i]) / gap"),
    ("2,2", "return c[0] * c[0] - 4 * c[1]", "return c[0] * c[0] + 4 * c[1]"),
    ("4", "return 4 * square / c[0]", "return 2 * square / c[0]"),
    ("1,3", "gap = sqrt(square) if c[0] >= 0 else", "gap = sqrt(square) if c[0] <= 0 else"),
    ("2,2", "found[2] = 4 if -square >", "found[2] = 4 if -square <"),
    ("3,0,1", "return 1 if square < 0 else 2", "return 2 if square < 0 else 1"),
    ("1,3", "found[3] = _kind_of_blade(near", "found[3] = _kind_of_blade(far"),
    (
        "4",
        "4 * max(outer_one, outer_two, commutator) <=",
        "4 * max(outer_one, outer_two, commutator) >=",
    ),
]


@pytest.mark.parametrize(("signature", "right", "wrong"), SHARED_MUTANTS)
def test_a_change_of_shared_text_is_seen(signature, right, wrong, monkeypatch):
    module = written(signature)
    assert module.text.count(right) == 1
    changed = module.text.replace(right, wrong)
    with pytest.raises(ProofError, match="was changed"):
        prove_source(changed, "numba", module.kernels)
    for name in ("COMMON", "TWO_PARTS"):
        monkeypatch.setattr(run_numba, name, "from numba import njit\n")
    with pytest.raises(ProofError, match=r"not what they should be|no square"):
        prove_source(changed, "numba", module.kernels)


def test_the_text_runs_alone(tmp_path):
    """On its own, without gaforge: shapes, dtypes, and what it says of each bivector."""
    module = written("3,0,1")
    path = tmp_path / "splitting.py"
    path.write_text(module.text)
    split = load_file(path, "numba").split__bivector
    B = np.zeros((2, 3, 6))
    B[0, :, 3], B[0, :, 2], B[1, 0, 4] = 3, 2, np.nan  # e12, e03
    parts, squares, kinds = split(B)
    assert (parts.shape, squares.shape, kinds.shape) == ((2, 3, 2, 6), (2, 3, 2), (2, 3, 2))
    assert parts[0, 0].tolist() == [[0, 0, 0, 3, 0, 0], [0, 0, 2, 0, 0, 0]]
    assert squares[0, 0].tolist() == [-9, 0]
    assert kinds.tolist() == [[[1, 3]] * 3, [[-1, -1], [0, 0], [0, 0]]]
    assert np.isnan(parts[1, 0]).all()
    assert not parts[1, 1:].any()
    assert split(B.astype(np.float32))[0].dtype == np.float32
    assert split([3, 0, 0, 0, 0, 0])[2].tolist() == [3, 0]
    assert split(B[:0])[0].shape == (0, 3, 2, 6)
    assert "gaforge." not in {name.split(".")[0] for name in vars(sys.modules[split.__module__])}
