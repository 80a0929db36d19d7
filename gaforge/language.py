"""The language of identities: text to a small immutable tree. Nothing is ever evaluated.

It is Python's grammar of expressions cut down to a whitelist: names, exact numbers, brackets, the
operators of multivectors with Python's precedence, calls of operations by their names in the table
of operations, and ``==``. A word that Python reserves, such as ``lambda``, is a name like others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from gaforge.algebra import PUBLIC, find_operation
from gaforge.errors import ExpressionError, UnknownOperationError

MAX_LENGTH = 20_000
"""Characters of an expression."""

MAX_TOKENS = 4_000
"""Names, numbers, operators and brackets of an expression."""

MAX_DEPTH = 100
"""Levels of a tree."""

MAX_BRACKETS = 50
"""Levels of brackets and signs in a text; each takes some levels of Python's stack."""

MAX_EXPONENT = 64
"""Largest absolute value of an exponent, and of a grade."""

MAX_DIGITS = 100
"""Digits of a number."""


@dataclass(frozen=True)
class Node:
    """A part of an expression.

    Attributes
    ----------
    position : int
        Where its operator, or itself, stands in the text.
    """

    position: int

    @property
    def children(self) -> tuple[Node, ...]:
        """The operands."""
        return ()

    def __str__(self) -> str:
        return render(self)


@dataclass(frozen=True)
class Number(Node):
    """An exact rational number."""

    value: Fraction


@dataclass(frozen=True)
class Name(Node):
    """A variable, or a basis blade such as ``e12``."""

    name: str


@dataclass(frozen=True)
class Apply(Node):
    """An operation and its operands.

    Attributes
    ----------
    operation : str
        A canonical name of the table, or ``add subtract negate divide exp``.
    operands : tuple of Node
    grades : tuple of int
        What ``grade`` keeps.
    """

    operation: str
    operands: tuple[Node, ...]
    grades: tuple[int, ...] = ()

    @property
    def children(self) -> tuple[Node, ...]:
        """The operands."""
        return self.operands


@dataclass(frozen=True)
class Power(Node):
    """An integer power; a negative one is a power of the inverse."""

    base: Node
    exponent: int

    @property
    def children(self) -> tuple[Node, ...]:
        """The base."""
        return (self.base,)


@dataclass(frozen=True)
class Identity:
    """Two expressions that shall be equal.

    Attributes
    ----------
    left, right : Node
    text : str
        As it was written.
    """

    left: Node
    right: Node
    text: str

    @property
    def names(self) -> tuple[str, ...]:
        """Names in the order of their first appearance."""
        return names_of(self.left, self.right)

    def __str__(self) -> str:
        return f"{self.left} == {self.right}"


def walk(*nodes: Node) -> Iterator[Node]:
    """Yield all parts of expressions, each before its operands."""
    for node in nodes:
        yield node
        yield from walk(*node.children)


def names_of(*nodes: Node) -> tuple[str, ...]:
    """Return the names in expressions, in the order of their first appearance."""
    return tuple(dict.fromkeys(node.name for node in walk(*nodes) if isinstance(node, Name)))


def parse_identity(text: str) -> Identity:
    """Read ``left == right``.

    Raises
    ------
    ExpressionError
        With the place where reading stopped, the reason and what can be written instead.

    Examples
    --------
    >>> print(parse_identity("~(a*b) == ~b * ~a"))
    ~(a * b) == ~b * ~a
    >>> parse_identity("lambda * I == sw(I, lambda)").names
    ('lambda', 'I')
    """
    reader = _Reader(text)
    left = reader.expression()
    if reader.kind == "end":
        raise reader.error("an identity has two sides: write left == right")
    reader.take("==", "'==' or an operator")
    right = reader.expression()
    if reader.kind == "==":
        raise reader.error("one '==' only; verify each equation by itself")
    reader.finish()
    return Identity(left, right, text.strip())


def parse_expression(text: str) -> Node:
    """Read an expression without ``==``.

    Examples
    --------
    >>> parse_expression("1/2 * grade(a ^ b, 0, 2) ** 2").children[1]  # doctest: +ELLIPSIS
    Power(position=..., base=Apply(...operation='grade', ...grades=(0, 2)), exponent=2)
    """
    reader = _Reader(text)
    node = reader.expression()
    reader.finish()
    return node


# --- Writing --------------------------------------------------------------------------------------

_BINARY = {
    "|": (1, "ip"),
    "^": (2, "op"),
    "&": (3, "rp"),
    "<<": (4, "lc"),
    ">>": (4, "sandwich"),
    "+": (5, "add"),
    "-": (5, "subtract"),
    "*": (6, "gp"),
    "/": (6, "divide"),
    "@": (6, "proj"),
}
"""Operator to precedence, as in Python, and operation."""

_PREFIX = {"-": "negate", "~": "reverse"}
_UNARY_LEVEL, _POWER_LEVEL, _ATOM_LEVEL = 7, 8, 9
_SYMBOL = {operation: (symbol, level) for symbol, (level, operation) in _BINARY.items()}
_SIGN = {operation: symbol for symbol, operation in _PREFIX.items()}


def render(node: Node) -> str:
    """Return an expression as text that reads back as the same tree.

    Examples
    --------
    >>> render(parse_expression("((a)+b)*(c-(d-~f))**2"))
    '(a + b) * (c - (d - ~f))**2'
    """
    return _render(node)[0]


def _render(node: Node) -> tuple[str, int]:
    """Return the text and the precedence of its outermost operator."""
    if isinstance(node, Number):
        return _number_text(node.value)
    if isinstance(node, Name):
        return node.name, _ATOM_LEVEL
    if isinstance(node, Power):
        return f"{_inside(node.base, _ATOM_LEVEL)}**{node.exponent}", _POWER_LEVEL
    assert isinstance(node, Apply)
    if node.operation in _SYMBOL:
        symbol, level = _SYMBOL[node.operation]
        left, right = node.operands
        return f"{_inside(left, level)} {symbol} {_inside(right, level + 1)}", level
    if node.operation in _SIGN:
        return f"{_SIGN[node.operation]}{_inside(node.operands[0], _UNARY_LEVEL)}", _UNARY_LEVEL
    inside = [*map(render, node.operands), *map(str, node.grades)]
    return f"{node.operation}({', '.join(inside)})", _ATOM_LEVEL


def _inside(node: Node, level: int) -> str:
    text, own = _render(node)
    return text if own >= level else f"({text})"


def _number_text(value: Fraction) -> tuple[str, int]:
    if value.denominator == 1:
        return str(value), _ATOM_LEVEL if value >= 0 else _UNARY_LEVEL
    return f"{value.numerator}/{value.denominator}", _SYMBOL["divide"][1]


# --- Reading --------------------------------------------------------------------------------------

_TOKEN = re.compile(
    r"[ \t\r\n]*(?:(?P<number>[0-9]+(?:\.[0-9]*)?|\.[0-9]+)|(?P<name>[A-Za-z_][A-Za-z0-9_]*)"
    r"|(?P<mark>==|<<|>>|\*\*|[-+*/@^|&~(),])|(?P<end>\Z))"
)

_ADVICE = {
    ".": "attributes can't be asked for; write grade(x, 2) or reverse(x)",
    "=": "write == between the two sides",
    "<": "write << for the left contraction",
    ">": "write >> for the sandwich",
    "!": "write grade(x, k) == 0, for instance; what is refuted is shown with a counterexample",
    "[": "write grade(x, k) for a part of x",
    "{": "write round brackets",
    "'": "there are no strings",
    '"': "there are no strings",
}


class _Reader:
    """Reads tokens one by one; the parts of the grammar are its methods."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise ExpressionError(f"an expression is text, not {type(text).__name__}")
        if len(text) > MAX_LENGTH:
            raise ExpressionError(
                f"the expression has {len(text)} characters; at most {MAX_LENGTH} are read"
            )
        self.text = text
        self.depth = 0
        self.count = 0
        self.end = 0
        self.advance()

    def advance(self) -> None:
        """Read the next token."""
        match = _TOKEN.match(self.text, self.end)
        self.count += 1
        if match is None:
            self.start = self.end + len(re.match(r"[ \t\r\n]*", self.text[self.end :])[0])  # type: ignore[index]
            raise self.error(self._complaint(self.text[self.start]))
        group = str(match.lastgroup)
        self.start, self.end = match.start(group), match.end(group)
        self.token = match[group]
        self.kind = self.token if group == "mark" else group
        if self.count > MAX_TOKENS:
            raise self.error(f"the expression has more than {MAX_TOKENS} parts")

    @staticmethod
    def _complaint(character: str) -> str:
        if not character.isascii() or not character.isprintable():
            return (
                f"character U+{ord(character):04X} is not read: names have the letters a to z, "
                "A to Z, digits and _"
            )
        advice = _ADVICE.get(character)
        return f"{character!r} is not read" + (f": {advice}" if advice else "")

    def error(self, reason: str, position: int | None = None) -> ExpressionError:
        """Return an error that shows a place in the text."""
        return error_at(self.text, self.start if position is None else position, reason)

    def take(self, kind: str, wanted: str) -> None:
        """Read a token that must come."""
        if self.kind != kind:
            if self.kind in ("name", "number", "("):
                raise self.error(f"an operator is missing before {self.token!r}")
            found = "the end" if self.kind == "end" else repr(self.token)
            raise self.error(f"{wanted} is expected, not {found}")
        self.advance()

    def finish(self) -> None:
        """Check that nothing follows."""
        if self.kind == ")":
            raise self.error("this bracket was never opened")
        self.take("end", "an operator or the end")

    def expression(self, level: int = 1) -> Node:
        """Read operators of at least this precedence, from left to right."""
        node = self.signed()
        while self.kind in _BINARY and _BINARY[self.kind][0] >= level:
            position = self.start
            precedence, operation = _BINARY[self.kind]
            self.advance()
            right = self.expression(precedence + 1)
            node = self.checked(_combined(position, operation, node, right))
        return node

    def checked(self, node: Node) -> Node:
        """Return a node that is not too deep."""
        if _depth(node) > MAX_DEPTH:
            raise self.error(f"the expression is nested deeper than {MAX_DEPTH} levels")
        return node

    def signed(self) -> Node:
        """Read signs, and what they stand before."""
        position = self.start
        if self.kind not in ("+", "-", "~"):
            return self.power()
        sign = self.kind
        self.advance()
        with self.deeper():
            node = self.signed()
        if sign == "+":
            return node
        if sign == "-" and isinstance(node, Number):
            return Number(position, -node.value)
        return self.checked(Apply(position, _PREFIX[sign], (node,)))

    def deeper(self) -> _Level:
        """Count a level of brackets or signs."""
        return _Level(self)

    def power(self) -> Node:
        """Read an operand, and its exponent if there is one."""
        base = self.operand()
        if self.kind != "**":
            return base
        position = self.start
        self.advance()
        exponent = self.integer("an exponent")
        if self.kind == "**":
            raise self.error("powers of powers need brackets: (a ** 2) ** 3")
        return self.checked(Power(position, base, exponent))

    def integer(self, what: str) -> int:
        """Read an integer, in brackets or not."""
        position = self.start
        sign = 1
        bracket = self.kind == "("
        if bracket:
            self.advance()
        if self.kind == "-":
            sign = -1
            self.advance()
        if self.kind != "number" or not self.token.isdigit():
            raise self.error(f"{what} is an integer such as 2, written out", position)
        if len(self.token) > MAX_DIGITS or int(self.token) > MAX_EXPONENT:
            raise self.error(f"{what} is at most {MAX_EXPONENT}", position)
        value = sign * int(self.token)
        self.advance()
        if bracket:
            self.take(")", "')'")
        return value

    def operand(self) -> Node:
        """Read a number, a name, a call or an expression in brackets."""
        position, token = self.start, self.token
        if self.kind == "number":
            if len(token) > MAX_DIGITS:
                raise self.error(f"a number has at most {MAX_DIGITS} digits")
            self.advance()
            return Number(position, Fraction(token))
        if self.kind == "(":
            self.advance()
            with self.deeper():
                node = self.expression()
            self.take(")", "')' or an operator")
            return node
        if self.kind == "name":
            self.advance()
            return self.call(position, token) if self.kind == "(" else self.name(position, token)
        if self.kind == "end":
            raise self.error("the expression ends where an operand is expected")
        raise self.error(f"an operand is expected, not {token!r}")

    def name(self, position: int, name: str) -> Node:
        """Return a variable."""
        if name in _OPERATIONS:
            raise self.error(
                f"{name!r} is an operation: write {name}(...) with its operands", position
            )
        return Name(position, name)

    def call(self, position: int, name: str) -> Node:
        """Read the operands of a call."""
        operation = self.operation(position, name)
        self.advance()
        operands: list[Node] = []
        grades: list[int] = []
        with self.deeper():
            while self.kind != ")":
                if operation == "grade" and operands:
                    grades.append(self.integer("a grade"))
                else:
                    operands.append(self.expression())
                if self.kind != ")":
                    self.take(",", "',' or ')'")
        self.advance()
        self._check_operands(position, operation, operands, grades)
        return self.checked(Apply(position, operation, tuple(operands), tuple(grades)))

    def operation(self, position: int, name: str) -> str:
        """Return an operation's canonical name."""
        try:
            return find_operation(name).name
        except UnknownOperationError:
            raise self.error(
                f"{name!r} is no operation that can be called; there are {', '.join(PUBLIC)}",
                position,
            ) from None

    def _check_operands(
        self, position: int, operation: str, operands: list[Node], grades: list[int]
    ) -> None:
        names = find_operation(operation).operands
        wanted = len(names)
        if len(operands) != wanted:
            raise self.error(
                f"{operation}({', '.join(names)}) takes {wanted} operand{'s' * (wanted > 1)}, not "
                f"{len(operands)}",
                position,
            )
        if operation == "grade" and not grades:
            raise self.error("grade(x, k) needs the grade k", position)
        if any(k < 0 for k in grades):
            raise self.error("a grade is not negative", position)


class _Level:
    """A level of brackets, while it is read."""

    def __init__(self, reader: _Reader) -> None:
        self.reader = reader

    def __enter__(self) -> None:
        self.reader.depth += 1
        if self.reader.depth > MAX_BRACKETS:
            raise self.reader.error(
                f"brackets and signs are nested deeper than {MAX_BRACKETS} levels"
            )

    def __exit__(self, *unused: object) -> None:
        self.reader.depth -= 1


def error_at(text: str, position: int, reason: str) -> ExpressionError:
    """Return an error that shows a place in a text."""
    before, after = text[max(0, position - 40) : position], text[position : position + 40]
    line = "".join(c if c.isprintable() else " " for c in before + after)
    return ExpressionError(f"{reason}\n    {line}\n    {' ' * len(before)}^")


def _combined(position: int, operation: str, left: Node, right: Node) -> Node:
    """Return an operation on two operands; a quotient of numbers is a number."""
    quotient = operation == "divide" and isinstance(right, Number) and bool(right.value)
    if quotient and isinstance(left, Number) and isinstance(right, Number):
        return Number(left.position, left.value / right.value)
    return Apply(position, operation, (left, right))


_OPERATIONS = frozenset((*PUBLIC, "sw"))


def _depth(node: Node) -> int:
    """Return the number of levels of a tree, cached on the node."""
    known = node.__dict__.get("_levels")
    if known is None:
        known = 1 + max(map(_depth, node.children), default=0)
        object.__setattr__(node, "_levels", known)
    return int(known)
