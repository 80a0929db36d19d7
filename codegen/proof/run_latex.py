r"""Read emitted LaTeX formulas back, and evaluate them on symbols.

The reader takes exactly what the printer writes: comments, headings, multiplication tables, and
aligned equations of sums, products, powers, brackets, ``\frac{1}{s}`` and ``\sqrt{| s |}``. Indices
are read as blades of the algebra, so a wrong index is seen like a wrong sign.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from gaforge.algebra import Layout
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.latex_module import heading, is_table
from gaforge.codegen.printers.latex import RESULT
from gaforge.codegen.proof.laws import Entries
from gaforge.codegen.proof.symbols import Universe, sqrt
from gaforge.errors import ProofError

_NAME = re.compile(r"% --- (\w+) ---")
_TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+)|(?P<symbol>[A-Za-z](?:_\{[^{}]*\})?)"
    r"|(?P<mark>\\frac\{|\\sqrt\{\||\|\}|\}\{|[-+()}^]))"
)
_SYMBOL = re.compile(r"([A-Za-z])(?:_\{(?:(\\emptyset)|\((\d+)\)|([\d,]+))\})?")
_CELL = re.compile(r"(-?)(?:(1)|e_\{([\d,]+)\})|(0)")

_KINDS = {
    "\\begin{align*}": ("equations", "\\end{align*}"),
    "\\[": ("table", "\\]"),
}


@dataclass(frozen=True)
class Block:
    """A heading, and the formula below it without its first and last line."""

    heading: list[str]
    kind: str
    formula: str


def load_source(source: str) -> dict[str, Block]:
    """Return the blocks of a file by the names of their kernels.

    Raises
    ------
    ProofError
        If there is anything else in the file.
    """
    first, *texts = re.split(r"^(?=% --- )", source, flags=re.MULTILINE)
    if any(line and not line.startswith("%") for line in first.splitlines()):
        raise ProofError("the header holds more than comments")
    blocks = {}
    for text in texts:
        lines = text.rstrip("\n").split("\n")
        name = _NAME.fullmatch(lines[0])
        opening = next((k for k, line in enumerate(lines) if line in _KINDS), len(lines) - 1)
        kind, closing = _KINDS.get(lines[opening], ("", ""))
        if name is None or lines[-1] != closing or name[1] in blocks:
            raise ProofError(f"a formula cannot be read:\n{text}")
        blocks[name[1]] = Block(lines[:opening], kind, "\n".join(lines[opening + 1 : -1]))
    return blocks


def evaluate(names: dict[str, Any], kernel: Kernel, universe: Universe) -> Entries:
    """Return the polynomials that a kernel's formulas say.

    Raises
    ------
    ProofError
        If they cannot be read, or do not define each entry of the result once.
    """
    spec = kernel.spec
    block = names.get(spec.name)
    if block is None or block.heading != heading(kernel):
        raise ProofError(f"{spec.name}: there is no formula under its heading")
    reader = _Reader(kernel, universe)
    if (block.kind == "table") != is_table(kernel):
        raise ProofError(f"{spec.name}: the formula is of the wrong kind")
    read = reader.read_table if block.kind == "table" else reader.read_equations
    read(block.formula)
    if sorted(reader.result) != list(range(kernel.plan.result.size)):
        raise ProofError(f"{spec.name}: the formulas do not define each entry of the result")
    return [universe.coerce(value) for _, value in sorted(reader.result.items())]


class _Reader:
    """Evaluates the formulas of one kernel."""

    def __init__(self, kernel: Kernel, universe: Universe) -> None:
        self.kernel = kernel
        self.universe = universe
        self.operands = {o.name: universe.symbolic(o.name) for o in kernel.plan.operands}
        self.layouts = {
            o.name: kernel.operand_layout(place) for place, o in enumerate(kernel.plan.operands)
        }
        internal = kernel.spec.row.kind == "internal"
        self.layouts[RESULT] = None if internal else kernel.spec.result
        self.named: dict[str, Any] = {}
        self.result: dict[int, Any] = {}

    def fail(self, what: str) -> ProofError:
        return ProofError(f"{self.kernel.spec.name}: cannot read {what!r}")

    def read_equations(self, text: str) -> None:
        """Read equations in order; later ones may use the left sides of earlier ones."""
        equations: list[str] = []
        for row in text.split("\\\\"):
            row = " ".join(row.split())
            if row.startswith("&\\quad ") and equations:
                equations[-1] += row.removeprefix("&\\quad")
            else:
                equations.append(row)
        for equation in equations:
            left, mark, right = equation.partition(" &= ")
            if not mark or not _SYMBOL.fullmatch(left):
                raise self.fail(equation)
            value = _Parser(right, self).read()
            if left[0] != RESULT:
                if left in self.named or left[0] in self.operands:
                    raise self.fail(f"{left}, which has a value already")
                self.named[left] = value
                continue
            place = self.place(left)
            if place in self.result:
                raise self.fail(f"{left}, which is defined twice")
            self.result[place] = value

    def read_table(self, text: str) -> None:
        """Read a multiplication table as the sum of its products."""
        algebra = self.kernel.spec.algebra
        opening, *lines, closing = text.split("\n")
        ruler = f"\\begin{{array}}{{r|{'r' * algebra.size}}}"
        if (opening, closing) != (ruler, "\\end{array}") or lines.count("\\hline") != 1:
            raise self.fail(opening)
        place = lines.index("\\hline")
        head = self.rows(lines[:place])
        if len(head) != 1 or head[0][0] != "":
            raise self.fail(lines[0])
        columns = [self.cell(cell) for cell in head[0][1:]]
        a, b = self.operands.values()
        self.result = dict.fromkeys(range(algebra.size), 0)
        seen = set()
        for first, *cells in self.rows(lines[place + 1 :]):
            i, sign = self.cell(first)
            for (j, other), cell in zip(columns, cells, strict=True):
                k, value = self.cell(cell)
                if sign != 1 or other != 1 or (i, j) in seen:
                    raise self.fail(first)
                seen.add((i, j))
                self.result[k] = self.result[k] + a[i] * b[j] * value
        if len(seen) != algebra.size**2:
            raise self.fail(text)

    def rows(self, lines: list[str]) -> list[list[str]]:
        """Return the cells of table rows, each of which ends in a line break."""
        text = " ".join(" ".join(lines).split())
        *rows, rest = text.split("\\\\")
        if rest.strip():
            raise self.fail(rest)
        return [[cell.strip() for cell in row.split("&")] for row in rows]

    def cell(self, text: str) -> tuple[int, int]:
        """Return place and sign of a basis blade; the sign is 0 for zero."""
        match = _CELL.fullmatch(text)
        if match is None:
            raise self.fail(text)
        minus, one, index, zero = match.groups()
        if zero:
            return 0, 0
        mask, sign = (0, 1) if one else self.blade(index)
        return self.kernel.spec.algebra.positions[mask], -sign if minus else sign

    def blade(self, index: str) -> tuple[int, int]:
        return self.kernel.spec.algebra.parse_blade(f"e{index.replace(',', '_')}")

    def place(self, symbol: str) -> int:
        """Return which entry of its array a symbol stands for."""
        match = _SYMBOL.fullmatch(symbol)
        if match is None:
            raise self.fail(symbol)
        array, scalar, number, index = match.groups()
        layout: Layout | None = self.layouts[array]
        if layout is None:
            size = {o.name: o.size for o in self.kernel.plan.operands}
            place = int(number) if number else 0
            if number is None and size.get(array, self.kernel.plan.result.size) != 1:
                raise self.fail(symbol)
            return place
        if number or not (scalar or index or layout.masks == (0,)):
            raise self.fail(symbol)
        mask, sign = self.blade(index) if index else (0, 1)
        if sign != 1 or mask not in layout.masks:
            raise self.fail(symbol)
        return layout.masks.index(mask)

    def value(self, symbol: str) -> Any:
        """Return what a symbol on the right of an equation stands for."""
        if symbol in self.named:
            return self.named[symbol]
        if symbol[0] not in self.operands:
            raise self.fail(symbol)
        return self.operands[symbol[0]][self.place(symbol)]


class _Parser:
    """Recursive descent over the right side of one equation."""

    def __init__(self, text: str, reader: _Reader) -> None:
        self.reader = reader
        self.text = text
        self.tokens: list[tuple[str, str]] = []
        at = 0
        while at < len(text):
            match = _TOKEN.match(text, at)
            if match is None:
                raise reader.fail(text[at:])
            assert match.lastgroup is not None
            self.tokens.append((match.lastgroup, match[match.lastgroup]))
            at = match.end()
        self.tokens.append(("end", ""))

    def read(self) -> Any:
        value = self.sum()
        self.expect("")
        return value

    def expect(self, mark: str) -> None:
        kind, text = self.tokens.pop(0)
        if text != mark:
            raise self.reader.fail(f"{text or kind} in {self.text}")

    def take(self, *marks: str) -> str:
        """Return the next mark if it is one of these, else nothing."""
        kind, text = self.tokens[0]
        if kind == "mark" and text in marks:
            self.tokens.pop(0)
            return text
        return ""

    def sum(self) -> Any:
        sign = self.take("-")
        total = -self.product() if sign else self.product()
        while sign := self.take("+", "-"):
            total = total + self.product() if sign == "+" else total - self.product()
        return total

    def product(self) -> Any:
        value = self.factor()
        while self.tokens[0][0] in ("number", "symbol") or self.tokens[0][1] in ("(", "\\frac{"):
            value = value * self.factor()
        return value

    def factor(self) -> Any:
        kind, text = self.tokens.pop(0)
        if kind == "number":
            return self.reader.universe.constant(int(text))
        if kind == "symbol":
            value = self.reader.value(text)
            return self.power(value) if self.take("^") else value
        if text == "(":
            value = self.sum()
            self.expect(")")
            return value
        if text == "\\frac{":
            top = self.sum()
            self.expect("}{")
            value = top / self.sum()
            self.expect("}")
            return value
        if text == "\\sqrt{|":
            value = sqrt(abs(self.sum()))
            self.expect("|}")
            return value
        raise self.reader.fail(f"{text or kind} in {self.text}")

    def power(self, value: Any) -> Any:
        kind, text = self.tokens.pop(0)
        if kind != "number" or len(text) != 1 or not int(text):
            raise self.reader.fail(f"^{text} in {self.text}")
        out = value
        for _ in range(int(text) - 1):
            out = out * value
        return out
