"""Formulas as emitted kernels: values, shapes, numbers, refusals, and proofs that can fail."""

import pickle
import re
from collections.abc import Iterator

import numpy as np
import pytest
import torch

import gaforge
from gaforge import Algebra, Multivector
from gaforge.codegen.artefacts.header import recorded
from gaforge.codegen.formula import FormulaSpec, with_result
from gaforge.codegen.pipeline import generate, prove_source
from gaforge.errors import (
    BladeError,
    ExpressionError,
    GenerationError,
    IntegerOverflowError,
    LayoutError,
    NotAVersorError,
    NotInvertibleError,
    ProofError,
    ShapeError,
    UnknownBackendError,
)
from gaforge.formulas import Formula
from gaforge.language import parse_expression

PGA = Algebra(2, 0, 1)

# Signature, formula, layouts, and the same with multivectors.
FORMULAS = [
    ("3", "R*x*~R", {"R": "even", "x": "vector"}, lambda R, x: R * x * ~R),
    ("3,0,1", "R >> x + 2*x", {"R": "even", "x": "trivector"}, lambda R, x: R >> (x + 2 * x)),
    ("1,1", "a*b + b*a - 7", {}, lambda a, b: a * b + b * a - 7),
    ("3", "1/3*(a*b - b*a) - 5/7*e12", {"a": "vector", "b": "vector"}, lambda a, b: (
        (a * b - b * a) / 3 - 5 / 7 * Algebra(3).multivector({"e12": 1.0})
    )),
    ("3", "norm(a)*b - a**-2*E", {"a": "vector"}, lambda a, b, E: a.norm() * b - a**-2 * E),
    ("3", "grade(lambda_1 * x_1, 2, 0) & normalized(x_1)", {}, lambda lambda_1, x_1: (
        (lambda_1 * x_1).grade(2, 0) & x_1.normalized()
    )),
    ("2,0,1", "dual(a) ^ hodge(lambda) & e10", {}, lambda **k: (
        k["a"].dual() ^ k["lambda"].hodge() & PGA.multivector({"e10": 1.0})
    )),
    ("2", "sandwich2(a, b, a) | b << ip_symmetric(a, 2)", {}, lambda a, b: (
        (a.sandwich2(b, a)) | (b << a.ip_symmetric(2))
    )),
    ("3", "x @ B + undual(rc(B, x)) + cp(x, B)*acp(x, B)", {"x": "vector", "B": "bivector"},
     lambda x, B: x @ B + B.rc(x).undual() + x.cp(B) * x.acp(B)),
    ("4", "inv(a) * normsq(b) / (2 - 1/2*c)", {"a": "even", "c": "vector"}, lambda a, b, c: (
        a.inv() * b.normsq() / (2 - 0.5 * c)
    )),
    ("3,1", "involute(conjugate(a)) * sp(a, unhodge(b)) + e1*e2", {}, lambda a, b: (
        a.conjugate().involute() * a.sp(b.unhodge())
        + Algebra(3, 1).multivector({"e12": 1.0})
    )),
]  # fmt: skip
NAMES = [case[1] for case in FORMULAS]


def operands_of(formula: Formula, shape: tuple[int, ...]) -> list[Multivector]:
    source = np.random.default_rng(3)
    algebra = formula.algebra
    return [
        algebra.random("rotor", shape=shape, seed=1).restrict(layout, drop=True)
        if name == "R"
        else algebra.multivector(source.normal(size=(*shape, layout.size)), layout=layout)
        for name, layout in formula.layouts.items()
    ]


@pytest.mark.parametrize("backend", ["numba", "numpy", "torch"])
@pytest.mark.parametrize("case", FORMULAS, ids=NAMES)
def test_values_are_those_of_multivectors(case, backend):
    signature, text, layouts, evaluate = case
    formula = gaforge.compile(text, signature, backend, layouts=layouts)
    operands = operands_of(formula, (5,))
    wanted = evaluate(**dict(zip(formula.variables, operands, strict=True)))
    arrays = [operand.coefficients for operand in operands]
    if backend == "torch":
        found = formula(*(torch.from_numpy(array.copy()) for array in arrays)).numpy()
    else:
        found = formula(*arrays)
    assert found.shape == (5, formula.layout.size)
    assert Multivector(formula.algebra, found, formula.layout).allclose(wanted, rtol=1e-12)


@pytest.mark.parametrize("case", FORMULAS, ids=NAMES)
def test_it_costs_no_more_than_as_written(case):
    signature, text, layouts, _ = case
    formula = gaforge.compile(text, signature, layouts=layouts)
    total = [
        sum(map(int, re.findall(r"\d+", text)))
        for text in (formula.operations, formula.operations_as_written)
    ]
    assert total[0] <= total[1]
    assert f"as written {formula.operations_as_written}; emitted {formula.operations}" in repr(
        formula
    )


def test_sums_of_products_become_one():
    formula = gaforge.compile("a*b + b*a", "3")
    assert formula.operations_as_written == "128 multiplications, 120 additions"
    assert formula.operations == "48 multiplications, 32 additions"


def test_grades_that_are_always_zero_are_left_out():
    layouts = {"a": "vector", "b": "vector"}
    assert gaforge.compile("a*b - b*a", "4", layouts=layouts).layout.grades == (2,)
    # Of an even element of any norm, the product keeps vectors vectors up to n = 4 only.
    for signature, grades in [("3", (1,)), ("4", (1,)), ("5", (1, 5))]:
        formula = gaforge.compile("R*x*~R", signature, layouts={"R": "even", "x": "vector"})
        assert formula.layout.grades == grades
    assert gaforge.compile("a ^ a", "3", layouts={"a": "vector"}).layout.grades == ()


def test_batches_broadcast_and_may_have_any_strides():
    formula = gaforge.compile("a*b", "2")
    source = np.random.default_rng(0)
    a, b = source.normal(size=(4, 1, 4)), source.normal(size=(3, 4))
    wanted = formula(np.broadcast_to(a, (4, 3, 4)).copy(), np.broadcast_to(b, (4, 3, 4)).copy())
    assert np.array_equal(formula(a, b), wanted)
    strided = np.asfortranarray(np.repeat(a, 2, axis=0))[::2]
    strided.flags.writeable = False
    assert np.array_equal(formula(strided, b), wanted)
    assert formula(np.zeros((0, 4)), b[0]).shape == (0, 4)
    assert formula(b=b, a=a[0]).shape == (3, 4)
    assert formula(a.astype(np.float32), b.astype(np.float32)).dtype == np.float32


def test_multivectors_give_multivectors_and_numbers_are_scalars():
    formula = gaforge.compile("s*a + 1", "3", layouts={"a": "vector", "s": "scalar"})
    e1, _, e3 = Algebra(3).basis_vectors()
    assert formula(2, e1 + e3) == 2 * e1 + 2 * e3 + 1
    assert formula(np.arange(3), e1).shape == (3,)
    with pytest.raises(LayoutError, match="no place for grade 2"):
        formula(2, e1 ^ e3)


def test_integers_are_exact_or_refused():
    formula = gaforge.compile("8*a*b - 3", "3")
    assert formula(np.full(8, 1000), np.arange(8)).dtype == np.int64
    large = np.full(8, 2**29)
    with pytest.raises(IntegerOverflowError):
        formula(large, large)
    # The numbers of the formula count: 8 a alone leaves int64.
    with pytest.raises(IntegerOverflowError):
        gaforge.compile("8*a + b", "0")(np.array([2**60]), np.array([0]))
    assert gaforge.compile("a/2", "0")(np.array([3])) == 1.5


def test_gradients_of_a_compiled_formula():
    formula = gaforge.compile("R*x*~R / normsq(R)", "3", "torch", layouts={"R": "even", "x": (1,)})
    source = torch.Generator().manual_seed(0)
    R, x = (torch.randn(2, k, dtype=torch.float64, generator=source) for k in (4, 3))
    assert torch.autograd.gradcheck(formula, (R.requires_grad_(), x.requires_grad_()))


def test_what_acts_must_be_a_versor():
    formula = gaforge.compile("x + (R >> x)", "4", layouts={"R": "even", "x": "vector"})
    assert formula.variables == ("R", "x")
    x = np.arange(4.0)
    with pytest.raises(NotAVersorError):
        formula([1.0, 0, 0, 0, 0, 0, 0, 1.0], x)
    with pytest.raises(NotInvertibleError):
        formula(np.zeros(8), x)


@pytest.mark.parametrize(
    ("text", "error", "reason"),
    [
        ("1 + 2", ExpressionError, "no variable"),
        ("exp(B)", ExpressionError, "exp can't be compiled"),
        ("a*b*c*d", GenerationError, "3072 products"),
        ("R >> (S >> x)", ExpressionError, "R and S act"),
        ("(R*S) >> x", ExpressionError, "only a variable can act"),
        ("a/(1 - 1)*b", ExpressionError, "divides by what has no inverse"),
        ("inv(a)*b", ExpressionError, "no closed form"),
        ("inv(grade(a, 0, 2, 4))*b/(2 - grade(b, 0, 2, 4))", GenerationError, "to be proved|1100"),
        ("a == b", ExpressionError, "=="),
        ("a.b", ExpressionError, "attributes"),
        ("__import__('os')", ExpressionError, "no operation|strings"),
        ("e19 * a", BladeError, "e19"),
        ("9999999999 * a + b", ExpressionError, r"2\*\*31"),
    ],
)
def test_what_cannot_be_compiled_says_why(text, error, reason):
    with pytest.raises(error, match=reason):
        gaforge.compile(text, "5")


def test_other_wrong_calls():
    with pytest.raises(UnknownBackendError, match="latex"):
        gaforge.compile("a", "2", "latex")
    with pytest.raises(LayoutError, match="'c', but the variables of the formula are a, b"):
        gaforge.compile("a*b", "2", layouts={"c": "even"})
    for name in ("gp", "lambda", "1st", "a b", "np"):
        with pytest.raises(ExpressionError, match="name of a function"):
            gaforge.compile("a*b", "2", name=name)
    formula = gaforge.compile("a*b", "2")
    with pytest.raises(TypeError, match="takes a, b, but b is missing"):
        formula(np.zeros(4))
    with pytest.raises(TypeError, match="got 3 operands"):
        formula(*np.zeros((3, 4)))
    with pytest.raises(TypeError, match="got a twice"):
        formula(np.zeros(4), a=np.zeros(4))
    with pytest.raises(ShapeError):
        formula(np.zeros(3), np.zeros(4))


def test_the_file_says_what_it_is_and_how_to_make_it_again():
    formula = gaforge.compile("a*b - b*a", "1,1", layouts={"a": "vector"}, name="twist")
    assert formula.source.count("def twist(a, b, out=None):") == 1
    line = recorded(formula.source, "command")
    before = formula.path.read_bytes()
    formula.path.unlink()
    again = eval(line, {"gaforge": gaforge})
    assert again.path == formula.path
    assert again.path.read_bytes() == before
    assert recorded(formula.source, "grades") == " ".join(map(str, formula.layout.grades))


def test_it_can_be_pickled():
    formula = gaforge.compile("a*b", "2", layouts={"a": "even"}, name="turn")
    again = pickle.loads(pickle.dumps(formula))
    assert repr(again) == repr(formula)
    assert again.path == formula.path


def wrong_texts(text: str) -> Iterator[str]:
    """The text of a module with one sign of the lines that compute changed."""
    start = text.index("            # R\n")
    end = text.index("        for e in range(width):\n", start)
    for match in re.finditer(r"^ +\w[^#\n]*?(?= = )(?P<rest>.*)$", text[start:end], re.MULTILINE):
        for sign in re.finditer(r" = -| [-+] |/d_0", match["rest"]):
            other = {" = -": " = ", " + ": " - ", " - ": " + ", "/d_0": ""}[sign[0]]
            place = start + match.start("rest") + sign.start()
            yield text[:place] + other + text[place + len(sign[0]) :]


@pytest.mark.parametrize("text", ["R*x*~R", "1/2*(R*x - x*R) + 3", "R/normsq(R) - norm(x)*x"])
def test_a_changed_sign_is_no_proof(text):
    algebra = Algebra(2)
    layouts = {"R": "even", "x": "vector"}
    spec = with_result(FormulaSpec.of_tree(algebra, parse_expression(text), layouts))
    module = generate(algebra, "numba", [spec])
    wrong = list(wrong_texts(module.text))
    assert len(wrong) > 2
    for changed in wrong:
        with pytest.raises(ProofError):
            prove_source(changed, "numba", module.kernels)
