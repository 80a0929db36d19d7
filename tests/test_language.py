"""The language: Python's grammar cut down to a whitelist, and clear errors for all else."""

import ast
import random
import time
from fractions import Fraction

import pytest

from gaforge import language, verify
from gaforge.algebra import OPERATIONS, PUBLIC
from gaforge.errors import ExpressionError
from gaforge.identities.bounds import check_size
from gaforge.language import (
    Apply,
    Name,
    Number,
    Power,
    parse_expression,
    parse_identity,
    render,
)

PYTHON = {
    ast.BitOr: "ip",
    ast.BitXor: "op",
    ast.BitAnd: "rp",
    ast.LShift: "lc",
    ast.RShift: "sandwich",
    ast.Add: "add",
    ast.Sub: "subtract",
    ast.Mult: "gp",
    ast.Div: "divide",
    ast.MatMult: "proj",
    ast.USub: "negate",
    ast.Invert: "reverse",
}
SYMBOLS = ["|", "^", "&", "<<", ">>", "+", "-", "*", "/", "@"]


def shape(node):
    """A tree as nested tuples."""
    if isinstance(node, Name):
        return node.name
    if isinstance(node, Number):
        return node.value
    if isinstance(node, Power):
        return ("power", shape(node.base), node.exponent)
    return (node.operation, *map(shape, node.operands), *node.grades)


def python_shape(node):
    """The same of Python's own tree."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Constant):
        return Fraction(str(node.value))
    if isinstance(node, ast.UnaryOp):
        inside = python_shape(node.operand)
        if isinstance(node.op, ast.UAdd):
            return inside
        if isinstance(node.op, ast.USub) and isinstance(inside, Fraction):
            return -inside
        return (PYTHON[type(node.op)], inside)
    if isinstance(node, ast.Call):
        return (node.func.id, *map(python_shape, node.args))
    left, right = python_shape(node.left), python_shape(node.right)
    if isinstance(node.op, ast.Pow):
        return ("power", left, int(right))
    if isinstance(node.op, ast.Div) and isinstance(left, Fraction) and isinstance(right, Fraction):
        return left / right
    return (PYTHON[type(node.op)], left, right)


def random_text(source, depth):
    """A random expression with as few brackets as chance gives it."""
    if depth == 0 or source.random() < 0.1:
        return source.choice(["a", "b", "c1", "I", "2", "0.5", "13"])
    kind = source.random()
    inside = random_text(source, depth - 1)
    if kind < 0.5:
        return f"{inside} {source.choice(SYMBOLS)} {random_text(source, depth - 1)}"
    if kind < 0.65:
        return f"{source.choice('-~+')}{inside}"
    if kind < 0.75:
        return f"({inside})**{source.randint(-3, 3)}"
    if kind < 0.9:
        return f"({inside})"
    return f"cp({inside}, {random_text(source, depth - 1)})"


def test_trees_are_those_of_python():
    source = random.Random(1)
    for _ in range(2000):
        text = random_text(source, 4)
        tree = ast.parse(text.strip(), mode="eval").body
        assert shape(parse_expression(text)) == python_shape(tree), text


def test_written_expressions_read_back_as_the_same_tree():
    source = random.Random(2)
    for _ in range(2000):
        tree = parse_expression(random_text(source, 5))
        assert shape(parse_expression(render(tree))) == shape(tree)


def test_every_operation_and_alias_can_be_called():
    for name in (*PUBLIC, "sw"):
        row = OPERATIONS["sandwich" if name == "sw" else name]
        operands = ["a"] * len(row.operands) + ["1"] * (name == "grade")
        node = parse_expression(f"{name}({', '.join(operands)})")
        assert node.operation == ("sandwich" if name == "sw" else name)


@pytest.mark.parametrize("name", ["lambda", "E", "I", "S", "beta", "N", "pi", "None", "if", "e"])
def test_names_that_mean_something_elsewhere_are_just_names(name):
    verdict = verify(f"({name}*a)*b == {name}*(a*b)", "2")
    assert verdict.proved
    assert verdict.quantified_over[name] == "multivectors"
    assert verify(f"{name}*a == a*{name}", "2").refuted


def test_numbers_are_exact():
    assert parse_expression("0.1").value == Fraction(1, 10)
    assert parse_expression("1/3").value == Fraction(1, 3)
    assert verify("0.1*a + 0.2*a == 0.3*a", "3").proved
    assert verify("a/3 + a/3 == 2/3*a", "3").proved
    assert verify("a/3 + a/3 == 0.6666666666666666*a", "3").refuted


HOSTILE = {
    "attribute": "a.coefficients == 1",
    "dunder attribute": "().__class__.__bases__ == 1",
    "import": "__import__('os').system('true') == 1",
    "call of a variable": "a(b) == 1",
    "call of a builtin": "eval(a) == 1",
    "call of a call": "inv(a)(b) == 1",
    "call by an attribute": "a.inv() == 1",
    "string": "'a' == a",
    "format": 'f"{a}" == a',
    "list": "[a][0] == a",
    "comprehension": "[a for a in b] == a",
    "lambda expression": "(lambda: 0)() == a",
    "assignment": "(a := 1) == a",
    "keyword": "grade(a, k=1) == a",
    "star": "inv(*a) == a",
    "conditional": "a if b else c == a",
    "and": "a == b and a == c",
    "comparison": "a < b",
    "chain": "a == b == c",
    "two lines": "a == b\nimport os",
    "semicolon": "a == b; b",
    "comment": "a == b # c",
    "huge power": "a**1000000000 == 1",
    "power of powers": "2**64**64**64 == 1",
    "bracketed powers": "(((2**64)**64)**64)**64 == 1",
    "high degree": "((a**64)**64)**64 == 1",
    "symbolic power": "a**b == 1",
    "fractional power": "a**0.5 == 1",
    "negative grade": "grade(a, -1) == 1",
    "huge grade": "grade(a, 100000000000) == 1",
    "symbolic grade": "grade(a, b) == 1",
    "brackets": "(" * 100_000 + "a" + ")" * 100_000 + " == a",
    "brackets and all operators": "a|b^c&d<<e+f*(" * 60 + "a" + ")" * 60 + " == a",
    "signs": "~" * 10_000 + "a == a",
    "nested calls": "inv(" * 2000 + "a" + ")" * 2000 + " == a",
    "long sum": "+".join(["a"] * 5000) + " == a",
    "megabyte": "a + " * 250_000 + "a == a",
    "megabyte of one name": "a" * 1_000_000 + " == b",
    "megabyte of digits": "1" * 1_000_000 + " == a",
    "digits": "1" * 5000 + " == a",
    "complex": "1j == a",
    "hexadecimal": "0x10 == a",
    "exponent": "1e999999999 == a",
    "cyrillic": "\u0430 == a",
    "fullwidth": "\uff41 == a",
    "mathematical letter": "\U0001d4d0 == a",
    "right-to-left mark": "a\u202e == a",
    "no-break space": "a\u00a0== a",
    "null": "a\0 == a",
    "superscript": "a\u00b2 == a",
    "nothing": "",
    "one side": "a + b",
    "empty side": "a == ",
    "juxtaposition": "2a == a",
    "bare operation": "dual == a",
    "wrong arity": "gp(a) == a",
    "no grade": "grade(a) == a",
    "open bracket": "(a == a",
    "closing bracket": "a) == a",
    "operators": "a *  / b == a",
    "backslash": "a \\\n == a",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_expressions_end_in_a_clear_error_at_once(text):
    started = time.process_time()
    with pytest.raises(ExpressionError) as caught:
        verify(text, "3")
    assert time.process_time() - started < 0.5
    message = str(caught.value)
    assert 10 < len(message) < 1000
    assert message.isprintable() or message.replace("\n", "").isprintable()


def test_other_types_are_refused():
    for value in (None, 3, b"a == a", ["a == a"]):
        with pytest.raises(ExpressionError, match="an expression is text"):
            verify(value, "3")


def test_errors_show_the_place():
    with pytest.raises(ExpressionError) as caught:
        parse_identity("a*b == b.a")
    assert str(caught.value).splitlines()[1:] == ["    a*b == b.a", "            ^"]


def test_the_largest_allowed_expressions_are_read():
    deep = "(" * language.MAX_BRACKETS + "a" + ")" * language.MAX_BRACKETS
    assert shape(parse_expression(deep)) == "a"
    worst = (
        "a|b^c&d<<e+f*(" * (language.MAX_BRACKETS // 4) + "a" + ")" * (language.MAX_BRACKETS // 4)
    )
    assert isinstance(parse_expression(worst), Apply)
    long = "+".join(["a"] * language.MAX_DEPTH)
    check_size(parse_identity(f"{long} == {language.MAX_DEPTH}*a"))
    assert verify(f"{long} == {language.MAX_DEPTH}*a", "1").proved
