"""The LaTeX target: formulas are read back and proved, and a wrong sign or index is seen."""

import re
import subprocess
import sys

import pytest
from flips import changed_line
from sources import ROOT

from gaforge.algebra import Algebra
from gaforge.codegen.catalogue import shipped_algebras, standard_kernels
from gaforge.codegen.pipeline import generate, prove_source
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GenerationError, ProofError

PGA = Algebra(2, 0, 1)
OTHERS = [Algebra(0), Algebra(1), Algebra(0, 1), Algebra(0, 0, 2), Algebra(0, 3), Algebra(1, 1, 1)]
SIGNS = re.compile(
    r"(?P<skip>^%.*|^\\paragraph.*|^\$.*|_\{[^{}]*\}|\\hline\n.*?&)"
    r"|(?P<first>(?<=&= )- |(?<=\( )- )"  # a minus before the first term
    r"|(?P<plus>(?<=&= )(?=[^-])|(?<=\( )(?=[^-]))"  # the plus left out there
    r"|(?P<sum>(?<![=(]) [+-] )"
    r"|(?P<minus>(?<=& )-(?=[e1]))|(?P<cell>(?<=& )(?=[e1]))",  # cells of the table
    re.MULTILINE,
)


def flipped_signs(text):
    """Yield the text with each sign of a formula or table flipped, written or not."""
    for match in SIGNS.finditer(text, text.index("\n% --- ")):
        if match["skip"] is not None:
            continue
        new = {"first": "", "plus": "- ", "minus": "", "cell": "-"}.get(match.lastgroup or "")
        if new is None:
            new = " - " if match[0] == " + " else " + "
        yield text[: match.start()] + new + text[match.end() :]


# --- Proof ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("algebra", [*shipped_algebras(), *OTHERS], ids=str)
def test_every_formula_is_proved(algebra):
    module = generate(algebra, "latex")
    assert module.filename == f"{algebra.name}.tex"
    assert list(module.laws) == [spec.name for spec in standard_kernels(algebra, "latex")]
    assert max(map(len, module.text.splitlines())) <= 100


@pytest.mark.parametrize(
    "spec",
    [
        KernelSpec.of(Algebra(10), "gp", "vector", "vector"),
        KernelSpec.of(Algebra(3), "sandwich", "even", "vector"),
        KernelSpec.of(PGA, "sandwich", "full", "vector"),
        KernelSpec.of(PGA, "sandwich2", "even", "vector", "even"),
        KernelSpec.of(PGA, "rp"),
        KernelSpec.of(Algebra(1, 2), "dual"),
        KernelSpec.of(Algebra(3), "outermorphism", (2,)),
        KernelSpec.of(Algebra(3), "linear_map", "vector"),
        KernelSpec.of(Algebra(3), "versor_defect", "full"),
    ],
    ids=lambda spec: f"{spec.algebra}-{spec.name}",
)
def test_any_small_kernel_has_a_formula(spec):
    module = generate(spec.algebra, "latex", [spec])
    assert spec.name in module.laws


@pytest.mark.parametrize("name", [spec.name for spec in standard_kernels(PGA, "latex")])
def test_every_flipped_sign_is_seen(name):
    spec = KernelSpec.parse(PGA, name)
    module = generate(PGA, "latex", [spec])
    mutants = list(flipped_signs(module.text))
    assert mutants
    survivors = []
    for mutant in mutants:
        try:
            prove_source(mutant, "latex", module.kernels)
        except ProofError as error:
            if "cannot read" in str(error):  # the signs of the head of a table
                assert changed_line(module.text, mutant).startswith("  & ")
            continue
        survivors.append(changed_line(module.text, mutant))
    assert survivors == []


TABLE = KernelSpec.of(Algebra(2), "gp")
INVERSE = KernelSpec.of(Algebra(3), "inv", "full")
ROTATION = KernelSpec.of(Algebra(3), "sandwich", "even", "vector", unit=True)


@pytest.mark.parametrize(
    ("spec", "old", "new", "message"),
    [
        (TABLE, "& e_{12} \\\\\n\\hline", "& e_{21} \\\\\n\\hline", "cannot read 'e_{1}'|'1'"),
        (TABLE, "  e_{1} & e_{1} & 1 &", "  e_{1} & e_{2} & 1 &", "table product"),
        (TABLE, "  e_{1} & e_{1} & 1 &", "  e_{1} & e_{1} & 0 &", "table product"),
        (TABLE, "  e_{2} & e_{2} &", "  e_{1} & e_{2} &", "cannot read"),
        (TABLE, "\\begin{array}{r|rrrr}", "\\begin{array}{r|rrr}", "cannot read"),
        (TABLE, "\\hline\n", "", "cannot read"),
        (ROTATION, "R_{12}^2", "R_{12}^3", "table product"),
        (ROTATION, "R_{12}^2", "R_{21}^2", "cannot read"),
        (ROTATION, "R_{12}^2", "R_{13}^2", "table product"),
        (ROTATION, "R_{12}^2", "R_{1}^2", "cannot read"),
        (ROTATION, "R_{12}^2", "Q_{12}^2", "cannot read"),
        (ROTATION, "R_{12}^2", "R_{12}^{2}", "cannot read"),
        (ROTATION, "y_{2} &=", "y_{1} &=", "defined twice"),
        (ROTATION, "y_{2} &=", "z_{2} &=", "each entry"),
        (ROTATION, "$R$ even", "$R$ odd", "heading"),
        (ROTATION, "vector ---", "bivector ---", "heading"),
        (ROTATION, "\\end{align*}", "\\end{align*}\n\\input{other}", "cannot be read"),
        (ROTATION, "\n% --- ", "\n\\input{other}\n% --- ", "more than comments"),
        (INVERSE, "s &= u", "s &= 2 u", "table product|differ"),
        (INVERSE, "\\frac{1}{s} (", "\\frac{2}{s} (", "table product"),
        (INVERSE, "u_{123} &=", "u_{12} &=", "cannot read 'u_.123"),
        (INVERSE, "\\frac{1}{s}", "\\frac{1}{x_{1}}", "divide by one"),
    ],
)
def test_other_changes_are_seen(spec, old, new, message):
    module = generate(spec.algebra, "latex", [spec])
    assert old in module.text
    with pytest.raises(ProofError, match=message):
        prove_source(module.text.replace(old, new, 1), "latex", module.kernels)


# --- Text -----------------------------------------------------------------------------------------


def test_the_rotation_matrix_is_the_one_of_the_textbooks():
    text = " ".join(generate(Algebra(3), "latex", [ROTATION]).text.split())
    assert (
        "y_{1} &= ( 1 - 2 R_{12}^2 - 2 R_{13}^2 ) x_{1} "
        "+ 2 ( R_{\\emptyset} R_{12} - R_{13} R_{23} ) x_{2} "
        "+ 2 ( R_{\\emptyset} R_{13} + R_{12} R_{23} ) x_{3} \\\\"
    ) in text


def test_long_formulas_are_broken_and_still_read():
    module = generate(Algebra(4), "latex")
    assert "\\\\\n  &\\quad + " in module.text


def test_indices_of_several_digits_are_separated():
    text = generate(
        Algebra(10), "latex", [KernelSpec.of(Algebra(10), "gp", "vector", "vector")]
    ).text
    assert "  y_{9,10} &= a_{9} b_{10} - a_{10} b_{9}" in text


def test_what_is_left_out_is_said_with_the_reason():
    assert "table is left out because n is more than 4" in generate(Algebra(5), "latex").text
    assert "gp__full__full" not in generate(Algebra(5), "latex").laws
    text = generate(Algebra(5), "latex").text
    missing = re.search(r"For their length .*?:\n((?:% .*\n)+?)%\n", text)
    assert missing is not None
    names = re.findall(r"sandwich_unit__\w+", missing[1])
    assert "sandwich_unit__even__vector" in names
    assert not set(names) & set(generate(Algebra(5), "latex").laws)
    assert "For their length" not in generate(Algebra(3), "latex").text


@pytest.mark.parametrize(
    "spec",
    [
        KernelSpec.of(Algebra(5), "gp"),
        KernelSpec.of(Algebra(5), "sandwich", "even", "bivector", unit=True),
        KernelSpec.of(Algebra(3), "lc", "vector", "scalar"),
    ],
    ids=lambda spec: spec.name,
)
def test_formulas_that_are_too_long_are_refused(spec):
    with pytest.raises(GenerationError, match="has no LaTeX form"):
        generate(spec.algebra, "latex", [spec])


def test_the_text_is_the_same_in_every_process():
    code = (
        "from gaforge import Algebra; from gaforge.codegen.pipeline import generate; "
        "print(generate(Algebra(3, 0, 1), 'latex').text)"
    )
    texts = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": str(seed)},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in (0, 1)
    }
    assert texts == {f"{generate(Algebra(3, 0, 1), 'latex').text}\n"}
