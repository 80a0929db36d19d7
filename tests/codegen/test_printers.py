"""Python text of expressions: right precedence, no unknown nodes, and lines that still parse."""

import ast
import random
from math import sqrt

import pytest
from programs import read, read_sum

from gaforge.algebra import Algebra
from gaforge.codegen.catalogue import standard_kernels
from gaforge.codegen.ir.program import Load, Monomial, Quotient, Root, Sum
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.printers.numba import print_table, print_unrolled
from gaforge.codegen.printers.python import (
    WIDTH,
    constants,
    python_expression,
    statements,
    wrap,
)


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        pytest.param(Sum(()), "0", id="zero"),
        pytest.param(read_sum("a_0"), "a_0", id="name"),
        pytest.param(read_sum("- a_0"), "-a_0", id="negative-name"),
        pytest.param(read_sum("a_0 b_0"), "a_0*b_0", id="product"),
        pytest.param(read_sum("- a_0 b_0"), "-a_0*b_0", id="negative-product"),
        pytest.param(read_sum("2 a_0"), "c2*a_0", id="constants-have-names"),
        pytest.param(read_sum("- 2 a_0"), "-c2*a_0", id="negative-constant"),
        pytest.param(read_sum("3"), "c3", id="constant-alone"),
        pytest.param(read_sum("1"), "c1", id="one-alone"),
        pytest.param(read_sum("- 1"), "-c1", id="minus-one-alone"),
        pytest.param(read_sum("a_0 + b_0 - a_1"), "a_0 + b_0 - a_1", id="sum"),
        pytest.param(read_sum("a_0 - 3 b_0 b_1"), "a_0 - c3*b_0*b_1", id="difference"),
        pytest.param(read_sum("- a_0 - b_0"), "-a_0 - b_0", id="all-negative"),
        pytest.param(Quotient("n_0", "s_0"), "n_0/s_0", id="quotient"),
        pytest.param(Root("s_0"), "sqrt(abs(s_0))", id="root"),
    ],
)
def test_python_expression(expression, text):
    assert python_expression(expression) == text


@pytest.mark.parametrize(
    "unknown",
    [Load("a", 0), Monomial(1, ("a_0",)), "a_0", None],
    ids=["load", "monomial", "text", "none"],
)
def test_unknown_nodes_are_refused(unknown):
    with pytest.raises(TypeError, match=f"no Python text for {type(unknown).__name__}"):
        python_expression(unknown)


def value(expression, known):
    """Evaluate an expression node by node, which asks nothing of Python's precedence."""
    if isinstance(expression, Sum):
        total = 0
        for term in expression.terms:
            product = term.coefficient
            for factor in term.factors:
                product *= known[factor]
            total += product
        return total
    if isinstance(expression, Quotient):
        return known[expression.numerator] / known[expression.denominator]
    return sqrt(abs(known[expression.argument]))


def programs(text):
    """Standard kernels that are straight-line programs; series are loops."""
    return [spec for spec in standard_kernels(Algebra.parse(text)) if spec.row.kind != "series"]


@pytest.mark.parametrize("text", ["2", "3", "2,0,1"])
def test_text_has_the_value_of_the_expression(text):
    source = random.Random(text)
    for spec in programs(text):
        program = build_kernel(spec).program
        known = {f"c{c}": c for c in constants(program)} | {"sqrt": sqrt, "abs": abs}
        for operand in program.operands:
            for i in range(operand.size):
                known[f"{operand.name}_{i}"] = source.randint(1, 99)
        for assignment in program.assignments:
            if isinstance(assignment.expression, Load):
                continue
            printed = python_expression(assignment.expression)
            found = eval(printed, {"__builtins__": {}}, known)
            assert found == value(assignment.expression, known), (spec.name, printed)
            known[assignment.name] = found


def test_constants_are_the_factors_that_occur():
    program = read("p_0 = 2 a_0 - 3 a_1 + a_0 a_1\nout_0 = - 4 p_0", a=2)
    assert constants(program) == [2, 3, 4]
    assert constants(read("out_0 = a_0 + 1", a=1)) == [1]


@pytest.mark.parametrize("indent", [0, 4, 12])
@pytest.mark.parametrize("terms", [1, 9, 10, 40, 200])
def test_long_lines_are_broken_and_still_parse(terms, indent):
    text = " - ".join(f"c2*tile_{i}*operand_{i}" for i in range(terms))
    line = f"tile_out[3, e] = {text}"
    broken = wrap(line, indent)
    assert all(len(part) + indent <= WIDTH for part in broken)
    assert ast.dump(ast.parse("\n".join(broken))) == ast.dump(ast.parse(line))
    assert (len(broken) == 1) == (len(line) + indent <= WIDTH)


def test_statements_are_loads_sections_and_stores():
    program = read("p_0 = load a 0\nq_0 = p_0 a_1\nout_0 = q_0", a=2)
    found = statements(
        program, lambda entry: f"{entry.array}[{entry.entry}]", lambda k, text: f"out[{k}] = {text}"
    )
    assert found == ["p_0 = a[0]", "q_0 = a_1*p_0", "out[0] = q_0"]


def test_each_section_has_one_comment():
    kernel = build_kernel(
        next(s for s in standard_kernels(Algebra(3)) if s.name == "sandwich_unit__even__vector")
    )
    text = statements(kernel.program, lambda entry: "0", lambda k, body: f"out[{k}] = {body}")
    comments = [line for line in text if line.startswith("#")]
    sections = dict.fromkeys(a.section for a in kernel.program.assignments)
    assert comments == [f"# {section}" for section in sections]


@pytest.mark.parametrize("text", ["0", "1", "2", "2,0,1", "0,0,2"])
def test_both_numba_forms_of_every_kernel_are_python(text):
    for spec in programs(text):
        kernel = build_kernel(spec)
        for lines in (
            print_unrolled("_kernel", "doc", kernel.program),
            print_table("_kernel", "doc", kernel.plan),
        ):
            functions = [
                n for n in ast.parse("\n".join(lines)).body if isinstance(n, ast.FunctionDef)
            ]
            (function,) = functions
            names = [operand.name for operand in kernel.plan.operands]
            wanted = ["count", *(arg for name in names for arg in (name, f"{name}_step")), "out"]
            assert [arg.arg for arg in function.args.args] == wanted
            assert ast.get_docstring(function) == "doc"
            assert max(map(len, lines)) <= 100
