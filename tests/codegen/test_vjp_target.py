"""The target of gradients: all is proved in every form, and every mistake in a text is seen."""

import re

import pytest
from mutants import mutants

from gaforge.algebra import Algebra
from gaforge.codegen import kernel as kernel_module
from gaforge.codegen.catalogue import standard_kernels, with_guards
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.modules.vjp_module import RUN_VJP, as_vjp, emit_module, form_and_cost
from gaforge.codegen.pipeline import generate, prove_source
from gaforge.codegen.proof import run_vjp
from gaforge.codegen.proof.run_vjp import INTEGERS, SYMBOLS, proof_method
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import ProofError

SMALL = [
    Algebra(0),
    Algebra(1),
    Algebra(0, 1),
    Algebra(0, 0, 1),
    Algebra(2),
    Algebra(1, 1),
    Algebra(0, 0, 2),
    Algebra(3),
    Algebra(2, 0, 1),
    Algebra(0, 2, 1),
]


@pytest.mark.parametrize("algebra", SMALL, ids=str)
def test_all_gradients_are_proved(algebra):
    module = generate(algebra, "vjp")
    assert module.filename == f"{algebra.name}_vjp.py"
    assert list(module.laws) == [spec.name for spec in standard_kernels(algebra, "vjp")]


@pytest.mark.parametrize("algebra", [Algebra(2), Algebra(1, 0, 1), Algebra(3)], ids=str)
@pytest.mark.parametrize("method", [SYMBOLS, INTEGERS])
def test_all_gradients_are_proved_in_the_table_form_and_either_way(algebra, method, monkeypatch):
    monkeypatch.setattr(kernel_module, "UNROLL_LIMIT", -1)
    if method == INTEGERS:
        monkeypatch.setattr(run_vjp, "MOST_SYMBOLIC", 0)
    specs = [spec for spec in standard_kernels(algebra, "vjp") if spec.operation != "norm"]
    kernels = [build_kernel(spec) for spec in specs]
    assert {as_vjp(kernel).form for kernel in kernels} == {"table"}
    assert len(prove_source(emit_module(kernels), "vjp", kernels)) == len(kernels)


@pytest.mark.parametrize(
    "spec",
    [
        KernelSpec.of(Algebra(3), "gp", "empty", "full"),
        KernelSpec.of(Algebra(3), "lc", "trivector", "vector"),
        KernelSpec.of(Algebra(3), "sandwich", "odd", "g1_2", unit=True),
        KernelSpec.of(Algebra(2, 0, 1), "sandwich", "odd", "odd"),
        KernelSpec.of(Algebra(2, 0, 1), "inv", "g1_2"),
        KernelSpec.of(Algebra(0, 0, 2), "norm", "vector"),
        KernelSpec.of(Algebra(4, 1), "sandwich_unit".removesuffix("_unit"), "even", "vector"),
        KernelSpec.of(Algebra(5), "inv", "even"),
        KernelSpec.of(Algebra(6), "sandwich", "even", "vector", unit=True),
    ],
    ids=lambda spec: f"{spec.algebra} {spec.name}",
)
def test_other_layouts_are_proved(spec):
    module = generate(spec.algebra, "vjp", [spec])
    assert spec.name in module.laws
    assert max(map(len, module.text.splitlines())) <= 100


def test_the_header_says_how_gradients_are_proved():
    algebra = Algebra(3)
    specs = [KernelSpec.of(algebra, name) for name in ("gp", "inv")]
    text = generate(algebra, "vjp", specs).text
    assert "2 of 2 kernels, source executed on symbols and integers modulo primes" in text
    kernels = [build_kernel(spec) for spec in specs]
    assert [proof_method(kernel) for kernel in kernels] == [SYMBOLS, INTEGERS]
    assert [form_and_cost(kernel)[0] for kernel in kernels] == ["unrolled", "unrolled"]


# Mutants: one small mistake each.

CASES = [
    ("2", "gp", ("even", "vector")),
    ("2", "dual", ()),
    ("2", "norm", ()),
    ("2", "inv", ("even",)),
    ("3", "sandwich unit", ("even", "vector")),
    ("2,0,1", "sandwich", ("even", "vector")),
    ("2", "sandwich2", ("even", "vector", "even")),
]
TABLE_CASES = [
    ("2", "gp", ("even", "vector")),
    ("2", "sandwich unit", ("even", "vector")),
    ("2", "sandwich", ("vector", "vector")),
    ("2", "inv", ("even",)),
]


def equivalent(mutant):
    """Return why a mutant computes the same as the original, or None."""
    if mutant.kind == "sign" and re.search(r"[+-] 0\]", mutant.code):
        return "zero is added or subtracted"
    if mutant.kind == "number" and "TERMS[term, " in mutant.code:
        old, new = int(mutant.old), int(mutant.new)
        if new < 3 and all(row[old] == row[new] for row in _rows_of_loop(mutant)):
            return "two columns of the table are the same in this loop"
    before = mutant.source.splitlines()[max(mutant.line - 1, 0)]
    if mutant.kind == "sign" and re.search(r"for \w in range\(1\)", before):
        return "the place in a loop over one entry is zero"
    if mutant.kind == "name" and re.search(r"tile_d[Rx]\d?\b", mutant.old):
        return "parts of one sum: it does not matter which of two equal ones, or to which is added"
    return None


def _rows_of_loop(mutant):
    """Return the terms, rows of a table, over which the loop around a line goes."""
    lines = mutant.source.splitlines()
    loop = next(line for line in lines[mutant.line :: -1] if "for term in range(" in line)
    bounds = tuple(map(int, re.findall(r"\d+", loop)))
    name = re.findall(r"(\w+)\[term", mutant.code)[0]
    table = mutant.source.partition(f"{name} = np.array(")[2].partition("np.int32")[0]
    rows = [tuple(map(int, row)) for row in re.findall(r"\((\d+), (\d+), (\d+)\)", table)]
    return rows[slice(*bounds)]


def check_mutants(text, operation, layouts, every):
    operation, _, unit = operation.partition(" ")
    spec = KernelSpec.of(Algebra.parse(text), operation, *layouts, unit=bool(unit))
    kernels = [build_kernel(each) for each in with_guards([spec])]
    source = emit_module(kernels)
    assert prove_source(source, "vjp", kernels[:1])
    survivors, killed, signs = [], 0, 0
    for mutant in mutants(source, f"{spec.name}__vjp", every=every):
        try:
            prove_source(mutant.source, "vjp", kernels[:1])
        except Exception:
            killed += 1
            signs += mutant.kind.startswith("sign")
        else:
            if not equivalent(mutant):
                survivors.append(str(mutant))
    assert not survivors
    assert killed > 20
    assert signs >= 2


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_mistake_in_an_unrolled_kernel_is_seen(case):
    check_mutants(*case, every=5)


@pytest.mark.parametrize("case", TABLE_CASES, ids=str)
def test_every_mistake_in_a_table_kernel_is_seen(case, monkeypatch):
    monkeypatch.setattr(kernel_module, "UNROLL_LIMIT", -1)
    check_mutants(*case, every=5)


def test_a_changed_sign_of_the_shared_text_is_seen():
    kernel = build_kernel(KernelSpec.of(Algebra(0, 1), "reverse"))
    source = emit_module([kernel])
    start = source.index(RUN_VJP)
    for place, sign in enumerate(RUN_VJP):
        if sign in "+-":
            new = "-" if sign == "+" else "+"
            mutant = source[: start + place] + new + source[start + place + 1 :]
            with pytest.raises(ProofError, match="every emitted module of gradients shares"):
                prove_source(mutant, "vjp", [kernel])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('    "sandwich__even__vector": sandwich__even__vector__vjp,\n', ""),
        ("    g, R = _mask(_versor_defect__even, 3, 4, 0, g, R, (0, 3))\n", ""),
        ("_mask(_versor_defect__even, 3, 4, 0, g, R", "_mask(_versor_defect__even, 3, 4, 1, g, R"),
        (", wanted, threads)\n", ", None, threads)\n"),
    ],
)
def test_a_function_that_runs_a_kernel_wrongly_is_seen(old, new):
    spec = KernelSpec.of(Algebra(2, 0, 1), "sandwich", "even", "vector")
    kernels = [build_kernel(each) for each in with_guards([spec])]
    source = emit_module(kernels)
    assert source.count(old) == 1
    with pytest.raises(ProofError):
        prove_source(source.replace(old, new), "vjp", kernels[:1])
