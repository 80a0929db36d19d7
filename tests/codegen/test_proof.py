"""Proofs: every kernel of small algebras is proved, and every mistake in its text is seen."""

import re

import pytest
from mutants import Mutant, Source, mutants

from gaforge.algebra import Algebra
from gaforge.codegen import kernel as kernel_module
from gaforge.codegen.catalogue import standard_kernels, with_guards
from gaforge.codegen.derive.sandwich import QUOTIENT_FORM
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.modules.numba_module import RUN, emit_module, form_and_cost
from gaforge.codegen.modules.runtime import ARRAYS
from gaforge.codegen.pipeline import generate, prove_source
from gaforge.codegen.proof import run_numba
from gaforge.codegen.proof.prove import compare, universe_of
from gaforge.codegen.proof.symbols import Symbolic, Tile, Universe, Vector, sqrt
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import ProofError


@pytest.mark.parametrize(
    "algebra",
    [
        Algebra(0),
        Algebra(1),
        Algebra(0, 1),
        Algebra(0, 0, 1),
        Algebra(2),
        Algebra(1, 1),
        Algebra(0, 2),
        Algebra(0, 0, 2),
        Algebra(3),
        Algebra(2, 0, 1),
    ],
    ids=str,
)
def test_every_standard_kernel_is_proved(algebra):
    module = generate(algebra, "numba")
    assert list(module.laws) == [spec.name for spec in standard_kernels(algebra)]
    assert all(module.laws.values())


@pytest.mark.parametrize("algebra", [Algebra(2), Algebra(1, 0, 1), Algebra(3)], ids=str)
def test_every_kernel_is_proved_in_the_table_form_as_well(algebra, monkeypatch):
    monkeypatch.setattr(kernel_module, "UNROLL_LIMIT", -1)
    # Dense products have the blocked form there, below.
    others = ("gp__full__full", "exp__bivector", "split__bivector")
    specs = [spec for spec in standard_kernels(algebra) if spec.name not in others]
    kernels = [build_kernel(spec) for spec in specs]
    assert {kernel.form for kernel in kernels} == {"table"}
    assert len(prove_source(emit_module(kernels), "numba", kernels)) == len(kernels)


@pytest.mark.parametrize(
    "algebra", [Algebra(3), Algebra(3, 1), Algebra(0, 3, 1), Algebra(2, 2, 1)], ids=str
)
def test_dense_products_are_proved_in_the_blocked_form(algebra, monkeypatch):
    monkeypatch.setattr(kernel_module, "UNROLL_LIMIT", -1)
    kernel = build_kernel(KernelSpec.of(algebra, "gp"))
    assert form_and_cost(kernel)[0] == "blocked"
    assert prove_source(emit_module([kernel]), "numba", [kernel])


def test_what_was_proved_is_said():
    algebra = Algebra(3)
    specs = [
        KernelSpec.of(algebra, "gp"),
        KernelSpec.of(algebra, "inv", "even"),
        KernelSpec.of(algebra, "norm"),
        KernelSpec.of(algebra, "sandwich", "even", "vector"),
        KernelSpec.of(algebra, "sandwich", "even", "vector", unit=True),
    ]
    laws = generate(algebra, "numba", specs).laws
    assert laws == {
        "gp__full__full": "out = associative, distributive, v v = g(v, v) for vectors v",
        "inv__even": "x out = 1 where the denominator does not vanish",
        "norm__full": "out = sqrt(|<x ~x>_0|)",
        "sandwich__even__vector": "<R ~R>_0 out = <R_even x ~R + R_odd x^ ~R>_k, k the grades of x",
        "sandwich_unit__even__vector": f"out = {build_kernel(specs[-1]).plan.form}",
        "versor_defect__even": laws["versor_defect__even"],
    }
    assert "<R ~R>_0" in laws["versor_defect__even"]


# Mutants: one small mistake each.

CASES = [
    ("3", "gp", ("even", "vector")),
    ("0,2", "gp", ()),
    ("2", "rp", ()),
    ("2", "cp", ()),
    ("3", "dual", ()),
    ("3", "sandwich unit", ("even", "vector")),
    ("2,0,1", "sandwich unit", ("full", "bivector")),
    ("3", "sandwich", ("even", "vector")),
    ("1,0,1", "sandwich", ("full", "full")),
    ("3", "sandwich2", ("even", "vector", "even")),
    ("3", "norm", ()),
    ("2", "inv", ()),
    ("2,0,1", "inv", ()),
    ("2", "versor_defect", ()),
    ("4", "versor_defect", ("even",)),
    ("3", "linear_map", ("vector",)),
    ("3", "outermorphism", ("bivector",)),
]
TABLE_CASES = [
    ("3", "gp", ("even", "even")),
    ("3,1", "gp", ()),  # blocked
    ("2", "dual", ()),
    ("3", "sandwich unit", ("even", "vector")),
    ("3", "sandwich", ("even", "vector")),
    ("2", "sandwich2", ("even", "full", "even")),
    ("2", "norm", ()),
    ("2", "inv", ()),
    ("2", "versor_defect", ()),
    ("3", "linear_map", ("vector",)),
    ("3", "outermorphism", ("trivector",)),
]


def equivalent(mutant: Mutant) -> str | None:
    """Return why a mutant computes the same as the original, or None.

    These are all the reasons there are; a mutant that survives for none of them is a gap in the
    proof.
    """
    before = mutant.source.splitlines()[max(mutant.line - 9, 0) : mutant.line]
    one_output = any("for k in range(1):" in line for line in before)
    if mutant.kind == "sign" and re.search(r"[+-] 0\]", mutant.code):
        return "zero is added or subtracted"
    if mutant.kind == "sign" and one_output and "k]" in mutant.code:
        return "k is zero, in a loop over one output"
    if mutant.kind == "sign" and one_output and "k - 1]" in mutant.code:
        return "the last of two places is the place before the first, in a loop over one output"
    if mutant.kind == "number" and "TERMS[term, 1]" in mutant.code and mutant.old == "0":
        terms = next(line for line in mutant.source.splitlines() if _is_table_of(mutant, line))
        if all(i == j for i, j in re.findall(r"\((\d+), (\d+)\)", terms)):
            return "both factors of every term are the same entry"
    if mutant.kind in ("number", "comparison", "name") and _has_loop_of_its_own(mutant):
        return "a repeated first operand has a loop of its own, equal to this one"
    if (mutant.old, mutant.new) == ("tile_y", "tile_x") and "tile_out[0, e]" in mutant.code:
        return "the scalar part of a conjugate is that of the element"
    return None


def _is_table_of(mutant: Mutant, line: str) -> bool:
    return line.startswith(mutant.code.split(" = ")[1].partition("[")[0] + " = ")


def _has_loop_of_its_own(mutant: Mutant) -> bool:
    (step,) = re.findall(r"if (\w+)_step", mutant.code) or [None]
    return step is not None and f"if {step}_step == " in mutant.source


def case_id(case: tuple) -> str:
    text, operation, layouts = case
    return " ".join([f"Cl({text})", operation, *map(str, layouts)])


def check_mutants(text: str, operation: str, layouts: tuple[str, ...]) -> None:
    operation, _, unit = operation.partition(" ")
    spec = KernelSpec.of(Algebra.parse(text), operation, *layouts, unit=bool(unit))
    kernels = [build_kernel(each) for each in with_guards([spec])]
    source = emit_module(kernels)
    assert prove_source(source, "numba", kernels[:1])
    survivors, killed, signs = [], 0, 0
    long = form_and_cost(kernels[0])[0] == "blocked"
    for mutant in mutants(source, spec.name, every=4 if long else 1):
        try:
            prove_source(mutant.source, "numba", kernels[:1])
        except Exception:
            killed += 1
            signs += mutant.kind.startswith("sign")
        else:
            if not equivalent(mutant):
                survivors.append(str(mutant))
    assert not survivors
    assert killed > 40
    assert signs >= 5


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_every_mistake_in_an_unrolled_kernel_is_seen(case):
    check_mutants(*case)


@pytest.mark.parametrize("case", TABLE_CASES, ids=case_id)
def test_every_mistake_in_a_table_kernel_is_seen(case, monkeypatch):
    monkeypatch.setattr(kernel_module, "UNROLL_LIMIT", -1)
    check_mutants(*case)


def test_every_changed_character_of_the_shared_text_is_seen():
    kernel = build_kernel(KernelSpec.of(Algebra(0, 1), "reverse"))
    source = emit_module([kernel])
    for shared in (ARRAYS, RUN):
        start = source.index(shared)
        for place, sign in enumerate(shared):
            if sign in "+-":
                new = "-" if sign == "+" else "+"
                mutant = source[: start + place] + new + source[start + place + 1 :]
                with pytest.raises(ProofError, match="every emitted Numba module shares"):
                    prove_source(mutant, "numba", [kernel])


def test_the_mutants_of_a_line_are_what_they_should_be():
    source = "\n".join(
        [
            "def _f(count, a, a_step, out):",
            "    a_0 = a[0]",
            "    a_1 = a[1]",
            "    out[0] = -a_0 - a_1",
            "def f(a):",
            "    return _run(_f, a)",
            "KERNELS = {",
            "    'f': f,",
            "}",
        ]
    )
    found = {(m.kind, m.code) for m in mutants(source, "f") if m.line == 3}
    assert found == {
        ("sign", "out[0] = -a_0 + a_1"),
        ("dropped minus", "out[0] = a_0 - a_1"),
        ("number", "out[1] = -a_0 - a_1"),
        ("name", "out[0] = -a_1 - a_1"),
        ("name", "out[0] = -a_0 - a_0"),
        ("name", "a[0] = -a_0 - a_1"),
    }
    assert Source(source).text == source


# What a mistake in the generator, not in the text, would look like.


def law_of(kernel):
    universe = universe_of(kernel)
    names = run_numba.load_source(emit_module([kernel, *[kernel.guard] * bool(kernel.guard)]))
    got = run_numba.evaluate(names, kernel, universe)
    return kernel, universe, got


def test_too_few_outputs_are_seen():
    kernel, universe, got = law_of(build_kernel(KernelSpec.of(Algebra(2), "gp")))
    with pytest.raises(ProofError, match="has 3 outputs, not 4"):
        compare(kernel, universe, got[:3])


def test_the_message_shows_both_polynomials():
    kernel, universe, got = law_of(
        build_kernel(KernelSpec.of(Algebra(1), "gp", "vector", "vector"))
    )
    with pytest.raises(ProofError, match=r"(?s)output 0.*-a_0\*b_0.*a_0\*b_0.*-2\*a_0\*b_0"):
        compare(kernel, universe, [-got[0]])


def test_a_missing_condition_for_versors_is_seen():
    kernel, universe, got = law_of(build_kernel(KernelSpec.of(Algebra(4), "versor_defect", "even")))
    assert compare(kernel, universe, got)
    assert len(got) == 4
    for wrong in ([*got[:3], -got[3]], [*got[:3], got[2]], [got[0], got[2], got[1], got[3]]):
        with pytest.raises(ProofError):
            compare(kernel, universe, wrong)


def test_a_unit_form_that_is_not_known_is_refused(monkeypatch):
    spec = KernelSpec.of(Algebra(2), "sandwich", "even", "vector", unit=True)
    kernel, universe, got = law_of(build_kernel(spec))
    object.__setattr__(kernel.plan, "form", QUOTIENT_FORM)
    with pytest.raises(ProofError, match="no law is known by the name"):
        compare(kernel, universe, got)


def test_division_by_a_wrong_polynomial_is_seen():
    kernel, universe, got = law_of(build_kernel(KernelSpec.of(Algebra(2), "inv", "vector")))
    ((denominator, w),) = universe.reciprocals
    universe.reciprocals[0] = denominator + 1, w
    with pytest.raises(ProofError):
        compare(kernel, universe, got)
    universe.reciprocals[0] = universe.ring.zero, w
    with pytest.raises(ProofError, match="divides by zero"):
        compare(kernel, universe, got)
    universe.reciprocals[:] = []
    with pytest.raises(ProofError, match="must divide by one polynomial"):
        compare(kernel, universe, got)


def test_a_result_that_is_no_quotient_is_seen():
    kernel, universe, got = law_of(build_kernel(KernelSpec.of(Algebra(2), "inv", "vector")))
    for wrong in (got[0] + 1, got[0] * got[0], universe.operands["x"][0]):
        with pytest.raises(ProofError, match="output 0 is no quotient"):
            compare(kernel, universe, [wrong, *got[1:]])


def test_the_norm_is_the_root_of_the_right_square():
    kernel, universe, got = law_of(build_kernel(KernelSpec.of(Algebra(2), "norm", "vector")))
    assert compare(kernel, universe, got)
    ((square, root),) = universe.roots
    for wrong in ([-root], [root * 2], [square]):
        with pytest.raises(ProofError, match="not the root"):
            compare(kernel, universe, wrong)
    universe.roots[0] = square + 1, root
    with pytest.raises(ProofError, match="not the root"):
        compare(kernel, universe, got)


def test_the_norm_of_null_elements_is_zero():
    kernel, universe, got = law_of(build_kernel(KernelSpec.of(Algebra(0, 0, 2), "norm", "vector")))
    assert not got[0]
    assert compare(kernel, universe, got)
    with pytest.raises(ProofError, match="not the root"):
        compare(kernel, universe, [universe.ring.one])


class TestSymbols:
    """Exact numbers refuse what would lose something."""

    def universe(self) -> tuple[Universe, Symbolic, Symbolic]:
        universe = Universe({"a": 2})
        return universe, *universe.symbolic("a")

    def test_arithmetic(self):
        universe, x, y = self.universe()
        a, b = universe.operands["a"]
        assert (x + y).polynomial == a + b
        assert (1 + x - y).polynomial == 1 + a - b
        assert (2 - x).polynomial == 2 - a
        assert (-x * 3).polynomial == -3 * a
        assert (3 * x).polynomial == 3 * a

    def test_quotients_by_the_same_polynomial_share_one_generator(self):
        universe, x, y = self.universe()
        one, other = x / (x + y), y / (y + x)
        assert len(universe.reciprocals) == 1
        assert (one.polynomial + other.polynomial) == (x + y).polynomial * universe.reciprocals[0][
            1
        ]

    def test_fractions_of_numbers_are_refused(self):
        universe, x, _ = self.universe()
        with pytest.raises(TypeError, match=r"constant 0\.5 is not an integer"):
            _ = x * 0.5
        assert universe.coerce(2.0) == 2

    def test_roots_are_of_absolute_values_only(self):
        _, x, _ = self.universe()
        with pytest.raises(TypeError, match="only sqrt"):
            sqrt(x)
        assert sqrt(abs(x)).polynomial != sqrt(abs(-x)).polynomial

    def test_arrays_have_bounds_which_compiled_code_would_not_notice(self):
        universe, x, y = self.universe()
        row = Vector([x, y], universe)
        assert row[1] is y
        for place in (-1, 2):
            with pytest.raises(IndexError):
                _ = row[place]
        tile = Tile((2, 3))
        tile[1, 2] = x
        assert tile[1, 2] is x
        for place in ((-1, 0), (0, -1), (2, 0), (0, 3)):
            with pytest.raises(IndexError):
                tile[place] = x
        with pytest.raises(KeyError):
            _ = tile[0, 0]  # never assigned
