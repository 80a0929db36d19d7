"""Kernels in spinor form: what is chosen, what is emitted, and that every mistake is seen."""

import ast
import re
from itertools import islice

import numpy as np
import pytest
from emitted import emitted
from mutants import Source, numbers, signs

from gaforge.algebra import Algebra
from gaforge.codegen.artefacts import header
from gaforge.codegen.catalogue import large_algebras, standard_kernels
from gaforge.codegen.derive.spinor_forms import find_form, prefers_spinor, table_operations
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.modules import spinor_section
from gaforge.codegen.modules.numba_module import emit_module, form_and_cost
from gaforge.codegen.pipeline import draft, generate, prove_source
from gaforge.codegen.proof import integers
from gaforge.codegen.proof.integers import PRIMES
from gaforge.codegen.proof.run_numba import executed
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GaforgeError, GenerationError, ProofError


def kernels(signature, *names):
    algebra = Algebra(*signature)
    return [build_kernel(KernelSpec.parse(algebra, name), "numba") for name in names]


@pytest.mark.parametrize("p", range(8))
def test_every_signature_of_seven_is_proved(p):
    names = [
        "gp",
        "gp__even__full",
        "gp__full__odd",
        "gp__odd__even",
        "sandwich2__even__full__even",
        "sandwich2__odd__odd__full",
        "sandwich_unit__full__even",
        "sandwich_unit__odd__full",
        "to_spinor",
        "from_spinor",
    ]
    made = kernels((p, 7 - p), *names)
    assert {kernel.form for kernel in made} == {"spinor"}
    assert len(prove_source(emit_module(made), "numba", made)) == len(names)


@pytest.mark.parametrize(
    "signature", [(8, 0), (0, 9), (4, 5), (5, 5), (1, 9), (9, 2), (7, 4), (6, 6), (13, 0)], ids=str
)
def test_larger_signatures_are_proved(signature):
    names = ["gp"] if sum(signature) > 11 else ["gp", "sandwich2__even__full__even"]
    made = kernels(signature, *names)
    assert len(prove_source(emit_module(made), "numba", made)) == len(names)


@pytest.mark.parametrize("signature", [(6, 0, 1), (5, 1, 1), (5, 0, 2), (4, 1, 3)], ids=str)
def test_null_vectors_are_proved(signature):
    names = ["gp", "sandwich2", "sandwich_unit__full__full", "to_spinor", "from_spinor"]
    made = kernels(signature, *names)
    assert len(prove_source(emit_module(made), "numba", made)) == len(names)


class TestChoice:
    def test_small_operands_stay_in_other_forms(self):
        for name in ("gp__vector__vector", "gp__vector__full", "sandwich_unit__even__vector"):
            (kernel,) = kernels((8,), name)
            assert kernel.form != "spinor"

    def test_the_choice_is_that_of_the_smaller_count(self):
        for name in ("gp", "gp__even__vector", "gp__bivector__bivector", "gp__full__vector"):
            spec = KernelSpec.parse(Algebra(8), name)
            form = find_form(spec)
            assert prefers_spinor(spec) == (form.cost.total < table_operations(spec))

    def test_products_have_it_only_where_targets_do_and_only_from_seven_on(self):
        assert build_kernel(KernelSpec.of(Algebra(7), "gp", "even", "even")).form == "table"
        (small,) = kernels((6,), "gp")
        assert form_and_cost(small)[0] == "blocked"

    def test_vectors_of_large_algebras_have_no_table_of_all_blades(self):
        (kernel,) = kernels((30,), "gp__vector__vector")
        assert kernel.form == "table"
        assert kernel.plan.term_count == 900
        assert find_form(KernelSpec.of(Algebra(30), "gp", "vector", "bivector")) is None

    def test_the_transform_of_a_small_algebra_is_there_if_it_is_asked_for(self):
        made = kernels((3,), "to_spinor", "from_spinor", "sandwich2_spinor__even__full__even")
        assert {kernel.form for kernel in made} == {"spinor"}
        assert len(prove_source(emit_module(made), "numba", made)) == 3

    def test_modules_of_other_targets_are_refused_with_the_way_out(self):
        with pytest.raises(GenerationError, match="or by name"):
            draft(Algebra(7), "latex")


@pytest.fixture(scope="module")
def module():
    return draft(Algebra(11), "numba")


class TestText:
    def test_it_is_short(self, module):
        assert len(module.text) < 200_000
        assert max(map(len, module.text.splitlines())) <= 600  # of the command; others at most 100

    def test_the_header_says_what_was_chosen_and_why(self, module):
        assert (
            "Spinor form: Cl(11,0) = M_32(C), as 8 planes of 16 x 16 real numbers." in module.text
        )
        assert re.search(r"gp__full__full: \d+ operations against 8388608 of", module.text)
        assert "modulo two primes" in " ".join(module.text[:9000].split())
        assert "integers modulo primes" in header.recorded(module.text, "proof")

    def test_costs_count_transforms_and_products(self):
        (kernel,) = kernels((8,), "gp")
        # 4,096 products of entries, two operands and a result in and out; 256 * 4 each way.
        assert kernel.cost.multiplications == 4096 + 3 * 256
        assert kernel.cost.additions == 4096 + 3 * 256 * 4

    def test_involutions_and_duals_are_permutations(self, module):
        forms = {form_and_cost(kernel)[0] for kernel in module.kernels}
        assert forms == {"spinor", "permutation", "exponential"}

    def test_committed_algebras(self):
        assert [algebra.n for algebra in large_algebras()] == [7, 8, 9, 10, 11, 12]
        for algebra in large_algebras():
            assert {spec.operation for spec in standard_kernels(algebra)} >= {
                "gp", "reverse", "dual", "sandwich", "sandwich2", "to_spinor", "from_spinor",
            }  # fmt: skip
            assert not standard_kernels(algebra, "latex")


# Mutants: one small mistake each. Every one must be seen, but for those that change nothing.

HARMLESS = {
    r"factors\[words": "no operand of the kernel is turned by I",
    r"^v_\d+ = D|^D\[": "the kernel has one plane, p is zero",
    r"_GENERATORS": "no word has the bit yet, or the other sign of I is a representation",
    r"left_hat_0\[N": "a slice that is longer than what is read",
    r"_PLACES_\d+, _SIGNS_1 = .*, -?[01]\), 0, 1\)$": "both null vectors, beside one of them",
    r"_PLACES_0, .*, 1, 1\)$": "both operands times I, and I I = 1",
}


def mistakes(text, every):
    """Yield sources with one mistake in what is not the same in all modules."""
    source = Source(text)
    shared = {"_masks", "_permutation", "_run_spinor", "_run", "_judge_versor", "_check_versor",
              "_fit", "_settle", "_common", "_as_array", "_name", "_gather"}  # fmt: skip
    for top in ast.parse(text).body:
        if isinstance(top, ast.FunctionDef) and top.name not in shared:
            if top.name.startswith("_"):
                for node in ast.walk(top):
                    yield from signs(source, node)
                yield from islice(numbers(source, top), 0, None, every)
        elif isinstance(top, ast.Assign) and not ast.unparse(top.targets[0]).startswith(
            ("_NUMBERS", "_DTYPES", "_INT64", "_VERSOR", "_LEAST", "KERNELS")
        ):
            for node in ast.walk(top.value):
                yield from signs(source, node)
                if isinstance(node, ast.Constant) and type(node.value) is int:
                    new = str(node.value ^ 1)
                    yield source.replace(source.begin(node), source.end(node), new, "table")


@pytest.mark.parametrize(
    ("signature", "names"),
    [
        ((7, 0), ("gp",)),
        ((6, 1), ("gp",)),
        ((5, 2), ("sandwich_unit__odd__full",)),
        ((2, 5), ("to_spinor", "from_spinor")),
        ((5, 0, 2), ("gp",)),
        ((5, 5), ("sandwich2__even__full__odd",)),
        ((8, 0), ("reverse", "hodge")),
    ],
    ids=str,
)
def test_every_mistake_is_seen(signature, names):
    """Every third of all mistakes, to be quick; all have been tried."""
    made = kernels(signature, *names)
    text = emit_module(made)
    prove_source(text, "numba", made)
    survivors = []
    for mutant in islice(mistakes(text, every=7), 0, None, 3 if sum(signature) < 10 else 150):
        try:
            prove_source(mutant.source, "numba", made)
        except Exception:
            continue
        survivors.append(mutant)
    assert [str(m) for m in survivors if not harmless(m)] == []


def harmless(mutant):
    """Tell whether a mutant computes the same as the original."""
    return any(re.search(code, mutant.code) for code in HARMLESS)


def test_a_function_that_hides_a_shared_one_is_refused():
    made = kernels((7,), "gp")
    text = emit_module(made).replace("def _turn(", "def _fit(")
    with pytest.raises(ProofError, match="same name: _fit"):
        prove_source(text, "numba", made)


def test_a_constant_that_replaces_another_one_is_refused():
    with pytest.raises(ProofError, match="same name: _NULL"):
        executed("_NULL = 1\n\n\ndef _f():\n    return _NULL\n\n\n_NULL = 2\n", {})


def test_shared_text_that_was_changed_is_refused():
    made = kernels((7,), "gp", "reverse")
    text = emit_module(made)
    for shared in (spinor_section.MASKS, spinor_section.RUN_SPINOR):
        assert shared in text
        damaged = shared.replace("return", "return ", 1)
        with pytest.raises(ProofError, match="was changed"):
            prove_source(text.replace(shared, damaged), "numba", made)


def test_the_other_side_of_the_proof_is_the_table_product():
    """Products modulo a prime, by bit counting, against the reference."""
    from gaforge.loading import kernels as load

    source = np.random.default_rng(5)
    for signature in ((3, 2), (2, 1, 1), (0, 2, 2)):
        algebra = Algebra(*signature)
        k = load(algebra, backend="numpy")
        a, b = source.integers(-9, 9, (2, algebra.size))
        for name, operands in (("gp", (a, b)), ("sandwich2", (a, b, a))):
            spec = KernelSpec.of(algebra, name)
            got = integers.expected(spec, [list(map(int, x)) for x in operands], PRIMES[0])
            wanted = getattr(k, name)(*operands)
            assert got == [int(value) % PRIMES[0] for value in wanted]
        spec = KernelSpec.of(algebra, "sandwich", unit=True)
        got = integers.expected(spec, [list(map(int, x)) for x in (a, b)], PRIMES[1])
        assert got == [int(value) % PRIMES[1] for value in k.sandwich(a, b, unit=True)]


def test_primes_are_primes():
    import sympy

    assert all(map(sympy.isprime, PRIMES))
    assert max(PRIMES) < 2**31


def test_an_operation_without_a_law_modulo_primes_is_refused():
    with pytest.raises(ProofError):
        integers.expected(KernelSpec.of(Algebra(3), "norm"), [[1] * 8], PRIMES[0])


def test_a_name_of_no_layout_is_refused():
    with pytest.raises(GaforgeError):
        generate(Algebra(8), "numba", [KernelSpec.parse(Algebra(8), "gp__full__nothing")])


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """A small module, compiled: quaternions, a central element and null vectors."""
    algebra = Algebra(5, 2)
    specs = [KernelSpec.parse(algebra, name) for name in ("gp", "sandwich2__even__full__even")]
    return algebra, emitted(tmp_path_factory.mktemp("spinor"), algebra, "numba", specs)


def test_batches_and_repeated_operands(compiled):
    _, module = compiled
    source = np.random.default_rng(1)
    function = module.KERNELS["sandwich2__even__full__even"]
    for counts in ((1, 1, 1), (3, 3, 3), (1, 3, 1), (3, 1, 3), (1, 1, 3), (3, 1, 1)):
        r, x, s = (
            source.normal(size=(count, size))
            for count, size in zip(counts, (64, 128, 64), strict=True)
        )
        out = function(r, x, s)
        for e in range(max(counts)):
            alone = function(*(a[e % len(a)] for a in (r, x, s)))
            np.testing.assert_array_equal(out[e], alone)
    assert function(r[:, None], x[None], s[:1, None]).shape == (3, 1, 128)
    assert function(r[:0], x[:1], s[:1]).shape == (0, 128)
