"""The torch target: all is proved in every form, a wrong sign anywhere is seen, the text is fit."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest
import torch
from flips import changed_line, flipped_signs, section
from sources import ROOT

from gaforge.algebra import Algebra, Term
from gaforge.codegen.catalogue import standard_kernels
from gaforge.codegen.ir.plan import Contract, Operand, Plan
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.modules import torch_module
from gaforge.codegen.pipeline import generate, prove_source
from gaforge.codegen.printers import torch as printer
from gaforge.codegen.proof import run_torch as shim
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
    Algebra(3, 0, 1),
]
FORMS = ["unrolled", "gather", "pairs", "mixed"]


@pytest.fixture(scope="module", params=FORMS)
def form(request):
    """How kernels are written: all in one form, or by the number of operations."""
    with pytest.MonkeyPatch.context() as patch:
        if request.param != "mixed":
            limit = 10**6 if request.param == "unrolled" else -1
            patch.setattr(printer, "TORCH_UNROLL_LIMIT", limit)
        if request.param == "pairs":
            patch.setattr(printer, "find_form", lambda step, plan: printer._pairs(step))
        yield request.param


# --- Proof ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("algebra", SMALL, ids=str)
def test_every_kernel_is_proved_in_every_form(algebra, form):
    module = generate(algebra, "torch")
    assert module.filename == f"{algebra.name}_torch.py"
    assert list(module.laws) == [spec.name for spec in standard_kernels(algebra, "torch")]


def test_all_of_a_larger_algebra_is_proved():
    module = generate(Algebra(3, 1), "torch")
    forms = {form for form, _ in map(torch_module.form_and_cost, module.kernels)}
    assert forms == {"unrolled", "gather", "exponential"}
    assert len(module.laws) == len(standard_kernels(Algebra(3, 1), "torch"))


@pytest.mark.parametrize(
    "spec",
    [
        KernelSpec.of(Algebra(3), "gp", "odd", "odd"),
        KernelSpec.of(Algebra(3), "gp", "empty", "full"),
        KernelSpec.of(Algebra(3), "sandwich", "odd", "g1_2", unit=True),
        KernelSpec.of(Algebra(2, 0, 1), "sandwich", "odd", "odd"),
        KernelSpec.of(Algebra(2, 0, 1), "inv", "g1_2"),
        KernelSpec.of(Algebra(4), "hodge", "g2_3"),
        KernelSpec.of(Algebra(7), "gp", "vector", "bivector"),
        KernelSpec.of(Algebra(7), "outermorphism", (3,)),
    ],
    ids=lambda spec: f"{spec.algebra} {spec.name}",
)
def test_other_layouts_are_proved(spec, form):
    generate(spec.algebra, "torch", [spec])


SPECS = {
    "gp": KernelSpec.of(Algebra(1, 1), "gp"),
    "sandwich_unit": KernelSpec.of(Algebra(3), "sandwich", "even", "vector", unit=True),
    "sandwich": KernelSpec.of(Algebra(2, 0, 1), "sandwich", "even", "vector"),
    "sandwich2": KernelSpec.of(Algebra(2), "sandwich2", "even", "vector", "even"),
    "inv": KernelSpec.of(Algebra(2, 0, 1), "inv", "full"),
    "norm": KernelSpec.of(Algebra(2), "norm", "even"),
    "dual": KernelSpec.of(Algebra(1, 2), "dual"),
    "versor_defect": KernelSpec.of(Algebra(4), "versor_defect", "even"),
    "outermorphism": KernelSpec.of(Algebra(3), "outermorphism", (3,)),
    "linear_map": KernelSpec.of(Algebra(2), "linear_map", "full"),
}


TABLE = re.compile(r"\ndef (\w+)\(\) -> Table:\n.*?\n    return \((.*?)\)\n\n", re.DOTALL)


def changed_tables(text: str) -> Iterator[str]:
    """Yield the text with each entry of each table in turn negated, moved, or filled in.

    Where terms are gathered in pairs, a zero beside another zero may be anything.
    """
    for table in TABLE.finditer(text):
        for entry in re.finditer(r"-?\d+", table[2]):
            value = int(entry[0])
            changes = [-value, value + (1 if abs(value) == 1 else -1)] if value else [1, -1]
            if value == 0 and table[1].endswith(("_left", "_right")):
                continue
            place = table.start(2) + entry.start()
            for new in changes:
                yield f"{text[:place]}{new}{text[place + len(entry[0]) :]}"


@pytest.mark.parametrize("name", SPECS)
def test_every_changed_sign_or_table_entry_is_seen(name, form):
    spec = SPECS[name]
    module = generate(spec.algebra, "torch", [spec])
    kernel = build_kernel(spec)
    function = module.text.index(f"\ndef {spec.name}(")
    body = section(module.text[function:], "\n    # ", "\n    return")
    mutants = [
        *changed_tables(module.text),
        *flipped_signs(module.text, function + body[0], function + body[1]),
    ]
    assert len(mutants) >= kernel.plan.result.size
    if form in ("gather", "pairs"):
        assert len(mutants) >= 2 * kernel.plan.term_count
    survivors = []
    for mutant in mutants:
        try:
            prove_source(mutant, "torch", module.kernels)
        except ProofError:
            continue
        survivors.append(changed_line(module.text, mutant))
    assert [line for line in survivors if not line.startswith("    zero = -")] == []


UNROLLED = """\
    out_0 = a_0*b_0 + a_1*b_1 + a_2*b_2 - a_3*b_3
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("a_1*b_1", "a_1*b_2", "table product"),
        ("a_1*b_1", "2*a_1*b_1", "table product"),
        ("(a_0, a_1, a_2, a_3) =", "(a_0, a_1, a_3, a_2) =", "table product"),
        ("(out_0, out_1, out_2, out_3)", "(out_0, out_2, out_1, out_3)", "table product"),
        ("(out_0, out_1, out_2, out_3)", "(out_0, out_1, out_2)", "shape"),
        ("(out_0, out_1, out_2, out_3), -1", "(out_0, out_1, out_2, out_3), 0", "not the last"),
        ("a, b = _operands(", "b, a = _operands(", "table product"),
        ('("a", a, 4, 1)', '("a", a, 3, 1)', "last axis must hold"),
        ('("a", a, 4, 1)', '("a", b, 4, 1)', "shape"),
        ('"gp__full__full": gp', '"gp__full__full": op', "index"),
        ("\ngp = gp", "\ngp = op", "gp is not gp__full__full"),
        ("(zero, x, -x)", "(zero, -x, x)", "was changed"),
        ('"...kj,...j->...k"', '"...jk,...j->...k"', "was changed"),
        ("bound = 4.0", "bound = 1.0", "was changed"),
        ("<= tolerance", ">= tolerance", "was changed"),
        ('super().__init__("gp", layouts)', 'super().__init__("op", layouts)', "was changed"),
        ("from torch import Tensor, nn", "from torch import Tensor, nn, fft", "was changed"),
    ],
)
def test_other_changes_are_seen(old, new, message):
    algebra = Algebra(2)
    module = generate(algebra, "torch", [KernelSpec.of(algebra, name) for name in ("gp", "op")])
    assert UNROLLED in module.text
    assert old in module.text
    with pytest.raises(ProofError, match=message):
        prove_source(module.text.replace(old, new, 1), "torch", module.kernels)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("return torch.where(ok, out, torch.nan)", "return out"),
        ("torch.where(ok, out, torch.nan)", "torch.where(ok, out, 0)"),
        ("_is_versor(versor_defect__even, given", "_is_versor(versor_defect__even, x"),
        ("_is_versor(versor_defect__even", "_is_versor(sandwich__even__vector"),
        ("given, _versor_defect__even_solid)", "given)"),
        ("return (1, 4,)", "return (1, 3,)"),
        ("R = torch.where(ok, R, _blade(R, 0))", "R = torch.where(ok, _blade(R, 0), R)"),
    ],
)
def test_a_wrong_test_for_versors_is_seen(old, new):
    spec = SPECS["sandwich"]
    module = generate(spec.algebra, "torch", [spec])
    assert old in module.text
    with pytest.raises(ProofError):
        prove_source(module.text.replace(old, new), "torch", module.kernels)


def test_an_entry_that_does_not_broadcast_is_seen():
    spec = KernelSpec.of(Algebra(3), "sandwich", "even", "scalar", unit=True)
    module = generate(spec.algebra, "torch", [spec])
    assert "torch.stack((out_0.expand(lead),), -1)" in module.text
    with pytest.raises(ProofError, match="shape"):
        prove_source(module.text.replace(".expand(lead)", ""), "torch", module.kernels)


# --- The stand-in for torch -----------------------------------------------------------------------


def refusals(module, make, places):
    """Yield calls that torch refuses: ``make`` makes numbers, ``places`` a tensor of integers."""
    yield "stack", lambda: module.stack((make(2), make(1)), -1)
    yield "stack nothing", lambda: module.stack((), -1)
    yield "cat", lambda: module.cat((make(2, 3), make(1, 3)), -1)
    yield "einsum", lambda: module.einsum("...kj,...j->...k", make(2, 3), make(4))
    yield "einsum batch", lambda: module.einsum("...kj,...j->...k", make(2, 2, 3), make(3, 3))
    yield "sum of shapes", lambda: make(2) + make(3)
    yield "expand", lambda: make(2).expand((3,))
    yield "unflatten", lambda: make(6).unflatten(-1, (4, 2))
    yield "outside", lambda: make(3).index_select(-1, places([3]))
    yield "negative", lambda: make(3).index_select(-1, places([-1]))
    yield "matrix of places", lambda: make(3).index_select(-1, places([[0]]))
    yield "unpack", lambda: (lambda a, b: a)(*make(3).unbind(-1))
    yield "condition", lambda: module.where(make(2), make(2), make(2))
    yield "shapes", lambda: module.broadcast_shapes((2,), (3,))


def stand_in(*shape):
    return shim.Tensor(np.full(shape, 1, dtype=object), shim.FLOAT64)


NAMES = [name for name, _ in refusals(torch, torch.ones, torch.tensor)]


@pytest.mark.parametrize("name", NAMES)
def test_the_stand_in_refuses_what_torch_refuses(name):
    def places(values):
        return shim.Tensor(np.array(values), shim.INT64)

    theirs = dict(refusals(torch, torch.ones, torch.tensor))[name]
    ours = dict(refusals(shim.Torch(**shim.DTYPES), stand_in, places))[name]
    with pytest.raises((RuntimeError, TypeError, IndexError, ValueError)):
        theirs()
    with pytest.raises((RuntimeError, TypeError, IndexError, ValueError)):
        ours()


# --- Forms ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "algebra", "gathered"),
    [
        ("gp__full__full", Algebra(3), ["a"]),  # the left factor, where nothing else decides
        ("gp__even__vector", Algebra(6), ["a"]),
        ("gp__vector__full", Algebra(4), ["a"]),  # 4 times as large as that of b, which may be
        ("gp__vector__full", Algebra(6), ["b"]),  # 10 times as large would not
        ("sandwich_unit__even__vector", Algebra(3), ["R", "R"]),  # one rotor, many vectors
        ("sandwich_unit__g0_2__full", Algebra(6), ["R", "R"]),
        ("sandwich2__even__vector__even", Algebra(3), ["r", "s"]),
        ("linear_map__full", Algebra(6), ["F"]),
        ("outermorphism__trivector", Algebra(4), ["pairs", "pairs"]),  # M acts on itself
    ],
)
def test_contractions_gather_what_a_batch_may_share(name, algebra, gathered):
    plan = build_kernel(KernelSpec.parse(algebra, name)).plan
    forms = [printer.find_form(step, plan) for step in plan.steps if isinstance(step, Contract)]
    names = [form.gathered if isinstance(form, printer.Matrix) else "pairs" for form in forms]
    assert names == gathered


def test_a_matrix_entry_of_two_terms_is_written_as_pairs():
    terms = (Term(0, 0, 0, 1), Term(1, 0, 0, -1), Term(0, 1, 0, 1))
    step = Contract("out", 1, "a", "b", terms, "a law")
    plan = Plan((Operand("a", 2), Operand("b", 2)), (step,), "a law", (1, 1)).check()
    assert printer.find_form(step, plan) == printer.Pairs(((1, -2, 1),), ((1, 1, 2),))


def test_costs_are_those_of_the_form():
    gp = build_kernel(KernelSpec.of(Algebra(3), "gp"))
    inverse = build_kernel(KernelSpec.of(Algebra(4), "inv", "even"))
    assert str(torch_module.form_and_cost(gp)[1]) == "64 multiplications, 56 additions"
    form, cost = torch_module.form_and_cost(inverse)
    steps = [len(step.terms) for step in inverse.plan.steps if isinstance(step, Contract)]
    assert form == "gather"
    assert cost.multiplications >= sum(steps)
    assert cost.divisions == inverse.plan.result.size


# --- Text -----------------------------------------------------------------------------------------


def test_the_text_is_the_same_in_every_process():
    code = (
        "from gaforge import Algebra; from gaforge.codegen.pipeline import draft; "
        "print(draft(Algebra(2, 0, 1), 'torch').text, end='')"
    )
    texts = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": str(seed)},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in (0, 1)
    ]
    assert texts[0] == texts[1]
    kernels = generate(Algebra(2, 0, 1), "torch").kernels
    assert texts[0].endswith(torch_module.emit_module(kernels))


def test_generating_and_proving_need_no_torch():
    code = (
        "import sys; sys.modules['torch'] = None\n"
        "from gaforge import Algebra; from gaforge.codegen.pipeline import generate\n"
        "print(len(generate(Algebra(2), 'torch').laws))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(run.stdout) == len(standard_kernels(Algebra(2), "torch"))


def test_modules_import_torch_only_and_keep_lines_short(form):
    text = generate(Algebra(2, 0, 1), "torch").text
    imports = {
        alias.name if isinstance(node, ast.Import) else node.module
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    standard = {name for name in imports if name.partition(".")[0] in sys.stdlib_module_names}
    assert imports - standard == {"torch"}
    assert max(map(len, text.splitlines())) <= 100


def test_emitted_text_passes_the_linter(tmp_path, form):
    ruff = pytest.importorskip("ruff")
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    path = tmp_path / "cl_2_0_1_torch.py"
    path.write_text(generate(Algebra(2, 0, 1), "torch").text)
    command = [ruff.find_ruff_bin(), "check", "--no-cache", str(path)]
    found = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert found.returncode == 0, found.stdout
