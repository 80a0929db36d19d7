"""The pipeline: what a module holds, that its header is right, and that its text never varies."""

import ast
import hashlib
import os
import re
import runpy
import subprocess
import sys

import pytest
import sympy

import gaforge
from gaforge.algebra import Algebra
from gaforge.codegen import pipeline
from gaforge.codegen.artefacts import header
from gaforge.codegen.catalogue import SHIPPED, shipped_algebras, standard_kernels, with_guards
from gaforge.codegen.pipeline import generate
from gaforge.codegen.spec import KernelSpec
from gaforge.codegen.targets import find_target
from gaforge.errors import GaforgeError, GenerationError, ProofError

PGA = Algebra(2, 0, 1)


@pytest.fixture(scope="module")
def whole():
    return generate(Algebra(2), "numba")


@pytest.fixture(scope="module")
def single():
    return generate(PGA, "numba", [KernelSpec.of(PGA, "sandwich", "even", "vector")])


class TestHeader:
    def test_fields(self, whole):
        found = {
            key: header.recorded(whole.text, key)
            for key in re.findall(rf"^# {header.PREFIX}(\w+): ", whole.text, re.MULTILINE)
        }
        assert list(found) == [
            "signature",
            "target",
            "versions",
            "command",
            "operations",
            "proof",
            "inputs",
            "content",
        ]
        assert found["signature"] == "2,0,0"
        assert found["target"] == "numba"
        assert found["versions"] == f"gaforge {gaforge.__version__}, sympy {sympy.__version__}"
        assert found["command"] == "gaforge generate 2,0,0 --target numba"
        assert found["operations"] == f"{whole.cost} in all"
        count = len(whole.kernels)
        proof = f"{count} of {count} kernels, source executed on polynomial symbols"
        assert found["proof"] == proof
        names = [kernel.spec.name for kernel in whole.kernels]
        inputs = header.inputs_digest("numba", "2,0,0", names, sympy.__version__)
        assert found["inputs"] == f"sha256:{inputs}"
        assert found["content"] == f"sha256:{header.content_digest(whole.text)}"
        header.verify_content(whole.text, whole.filename)

    def test_the_content_hash_is_of_the_text_itself(self, whole):
        (recorded,) = re.findall(r"gaforge-content: sha256:([0-9a-f]{64})", whole.text)
        without = whole.text.replace(recorded, "", 1)
        assert hashlib.sha256(without.encode()).hexdigest() == recorded

    def test_the_operations_are_the_sums_of_those_listed(self, whole):
        listed = re.findall(
            r"^(\w+) +(?:unrolled|exponential|split) +(.*)$",
            ast.get_docstring(ast.parse(whole.text)),
            re.M,
        )
        assert [name for name, _ in listed] == [kernel.spec.name for kernel in whole.kernels]
        totals = re.findall(r"(\d+) (\w+)", header.recorded(whole.text, "operations"))
        assert [word for _, word in totals] == [
            "multiplications",
            "additions",
            "divisions",
            "roots",
        ]
        for total, word in totals:
            counts = [re.search(rf"(\d+) {word}", text) for _, text in listed]
            assert sum(int(count[1]) for count in counts if count) == int(total), word

    def test_the_metric_and_the_blades_are_said(self, single):
        doc = ast.get_docstring(ast.parse(single.text))
        assert "Metric: e0*e0 = 0, e1*e1 = 1, e2*e2 = 1." in doc
        assert "Blades: 1 e0 e1 e2 e01 e02 e12 e012" in doc

    def test_the_form_of_the_sandwich_is_said_with_its_condition(self):
        spec = KernelSpec.of(Algebra(3), "sandwich", "even", "vector", unit=True)
        doc = ast.get_docstring(ast.parse(generate(Algebra(3), "numba", [spec]).text))
        assert "equal to the action when R is a unit versor" in " ".join(doc.split())

    def test_one_kernel_names_itself_in_file_and_command(self, single):
        assert single.filename == "cl_2_0_1_numba__sandwich__even__vector.py"
        assert header.recorded(single.text, "command") == (
            "gaforge generate 2,0,1 --target numba --kernel sandwich__even__vector"
        )

    def test_a_whole_module_is_named_after_its_algebra(self, whole):
        assert whole.filename == "cl_2_0_0_numba.py"


class TestContents:
    def test_the_versor_test_comes_with_the_sandwich(self, single):
        names = [kernel.spec.name for kernel in single.kernels]
        assert names == ["sandwich__even__vector", "versor_defect__even"]
        assert list(single.laws) == names

    def test_guards_are_added_once(self):
        unit = KernelSpec.of(PGA, "sandwich", "even", "vector", unit=True)
        free = KernelSpec.of(PGA, "sandwich", "even", "vector")
        other = KernelSpec.of(PGA, "sandwich", "even", "bivector")
        guard = KernelSpec.of(PGA, "versor_defect", "even")
        assert with_guards([unit]) == (unit,)
        assert with_guards([free, other, free]) == (free, guard, other)
        assert with_guards([guard, free]) == (guard, free)

    def test_text_does_not_depend_on_the_start_index(self):
        texts = {
            generate(algebra, "numba", [KernelSpec.of(algebra, "gp", "even", "even")]).text
            for algebra in (PGA, Algebra(2, 0, 1, start_index=7))
        }
        assert len(texts) == 1

    def test_every_kernel_is_in_the_index(self, whole, tmp_path):
        path = tmp_path / whole.filename  # Numba caches functions of files only
        path.write_text(whole.text)
        namespace = runpy.run_path(str(path))
        assert list(namespace["KERNELS"]) == [kernel.spec.name for kernel in whole.kernels]
        for kernel in whole.kernels:
            function = namespace["KERNELS"][kernel.spec.name]
            assert function.__name__ == kernel.spec.name
            assert function.__doc__.startswith("Return ")
        assert namespace["gp"] is namespace["KERNELS"]["gp__full__full"]
        assert namespace["sandwich_unit"] is namespace["KERNELS"]["sandwich_unit__full__full"]
        assert "versor_defect" not in namespace

    def test_stages_are_timed(self, whole):
        assert list(whole.seconds) == ["derive", "print", "prove"]
        assert all(seconds >= 0 for seconds in whole.seconds.values())

    def test_progress_is_told(self):
        told = []
        specs = [KernelSpec.of(PGA, name) for name in ("reverse", "involute")]
        generate(PGA, "numba", specs, lambda *stage: told.append(stage))
        assert told == [("derive", 0, 2), ("derive", 1, 2), ("prove", 0, 2), ("prove", 1, 2)]


class TestCatalogue:
    @pytest.mark.parametrize(
        "algebra", [*shipped_algebras(), Algebra(0), Algebra(0, 0, 2)], ids=str
    )
    def test_each_kernel_is_there_once_and_can_be_named(self, algebra):
        specs = standard_kernels(algebra)
        names = [spec.name for spec in specs]
        assert len(set(names)) == len(names)
        assert [KernelSpec.parse(algebra, name) for name in names] == list(specs)
        guards = {spec.layouts[0] for spec in specs if spec.operation == "versor_defect"}
        for spec in specs:
            if spec.operation == "sandwich" and not spec.unit:
                assert spec.layouts[0] in guards

    def test_the_shipped_algebras(self):
        assert {algebra.name for algebra in shipped_algebras()} == {
            "cl_2_0_0",
            "cl_3_0_0",
            "cl_4_0_0",
            "cl_5_0_0",
            "cl_6_0_0",
            "cl_2_0_1",
            "cl_3_0_1",
            "cl_1_3_0",
            "cl_3_1_0",
            "cl_4_1_0",
        }
        assert len(SHIPPED) == 10

    def test_an_algebra_too_large_for_a_whole_module_says_the_way_out(self):
        with pytest.raises(GenerationError, match="or by name, such as gaforge generate 15,0,0"):
            generate(Algebra(15), "numba")

    def test_an_unknown_target_is_refused_with_the_list(self):
        with pytest.raises(GaforgeError, match="numba, numpy, torch, vjp, latex"):
            find_target("fortran")


class TestProof:
    """The proof is part of generation: text that is wrong is never returned."""

    def test_a_wrong_text_is_not_returned(self, monkeypatch):
        module = find_target("numba")
        emit = module.emit_module

        def wrong(kernels):
            return emit(kernels).replace("a_0*b_0", "-a_0*b_0", 1)

        monkeypatch.setattr(module, "emit_module", wrong)
        with pytest.raises(ProofError, match="gp__full__full"):
            generate(PGA, "numba", [KernelSpec.of(PGA, "gp")])

    def test_every_kernel_is_compared(self, monkeypatch):
        compared = []
        monkeypatch.setattr(
            pipeline, "compare", lambda kernel, *rest: compared.append(kernel.spec.name) or "law"
        )
        specs = [KernelSpec.of(PGA, "reverse"), KernelSpec.of(PGA, "dual")]
        assert generate(PGA, "numba", specs).laws == {"reverse__full": "law", "dual__full": "law"}
        assert compared == ["reverse__full", "dual__full"]

    def test_the_derived_table_is_checked_first(self, monkeypatch):
        def refuse(self, limit):
            raise GenerationError(f"checked {self.algebra} to {limit}")

        monkeypatch.setattr("gaforge.codegen.derive.tables.DerivedTable.check", refuse)
        with pytest.raises(GenerationError, match=r"checked Cl\(2,0,1\) to 6"):
            generate(PGA, "numba", [KernelSpec.of(PGA, "reverse")])


PROGRAM = """
import sys
from gaforge.algebra import Algebra
from gaforge.codegen.pipeline import generate
from gaforge.codegen.spec import KernelSpec
algebra = Algebra(3, 0, 1)
specs = [KernelSpec.of(algebra, "gp"), KernelSpec.of(algebra, "sandwich")]
sys.stdout.buffer.write(generate(algebra, "numba", specs).text.encode())
"""


def test_eight_processes_with_eight_hash_seeds_write_the_same_bytes():
    # Case Y9: an order taken from a set would vary with the seed.
    running = []
    texts = set()
    for seed in range(8):
        environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
        running.append(
            subprocess.Popen(
                [sys.executable, "-c", PROGRAM], env=environment, stdout=subprocess.PIPE
            )
        )
        if len(running) == 2:  # as many as there are cores to count on
            texts |= {process.communicate()[0] for process in running}
            assert {process.returncode for process in running} == {0}
            running.clear()
    assert len(texts) == 1
    (text,) = texts
    header.verify_content(text.decode(), "file")
    assert b"t_0 = " in text  # common subexpressions, which are found by comparing many
    # Arguments are coefficients in storage order, a then b.
    assert b"def gp__full__full(a, b, out=None):" in text
    loads = re.findall(rb"^ +([ab])_(\d+) = tile_\1\[(\d+), e\]$", text, re.MULTILINE)
    first = [(name.decode(), int(entry)) for name, entry, _ in loads[:32]]
    assert first == [(name, entry) for name in "ab" for entry in range(16)]
    assert all(entry == place for _, entry, place in loads)
