"""Every small mistake that emitted Python text could hold, one at a time.

Mutants are made by replacing characters, so that everything else stays as it was emitted.
"""

import ast
import re
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

SCALAR = re.compile(r"([A-Za-z]\w*)_(\d+)")


class Mutant(NamedTuple):
    """A source with one mistake."""

    kind: str
    old: str
    new: str
    line: int  # of the source, from 0
    source: str

    @property
    def code(self) -> str:
        """The line with the mistake."""
        return self.source.splitlines()[self.line].strip()

    def __str__(self) -> str:
        return f"{self.kind} {self.old!r} -> {self.new!r} in {self.code!r}"


class Source:
    """A text with its syntax tree, and replacements by position."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = ast.parse(text)
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def begin(self, node: ast.AST) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.AST) -> int:
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def replace(self, start: int, end: int, new: str, kind: str) -> Mutant:
        line = self.text.count("\n", 0, start)
        source = self.text[:start] + new + self.text[end:]
        return Mutant(kind, self.text[start:end], new, line, source)

    def flip(self, start: int, end: int, kind: str) -> Mutant:
        """Exchange the plus or minus between two places."""
        (place,) = [i for i in range(start, end) if self.text[i] in "+-"]
        return self.replace(place, place + 1, "-" if self.text[place] == "+" else "+", kind)


def definitions(source: str, name: str) -> list[ast.AST]:
    """Return what belongs to a kernel: its two functions, its tables, its line in the index."""
    found: list[ast.AST] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name in (name, f"_{name}"):
            found.append(node)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            target = node.targets[0].id
            if target.startswith(f"_{name}_".upper()) or target == "KERNELS":
                found.append(node)
    return found


def mutants(source: str, name: str, every: int = 1) -> Iterator[Mutant]:
    """Yield every mutant of a kernel: its loop, its tables, its public function, its index.

    Signs and conditions are all changed; of numbers and names every third, say, is enough.
    """
    text = Source(source)
    for top in definitions(source, name):
        for node in ast.walk(top):
            yield from signs(text, node)
            yield from conditions(text, node)
        if isinstance(top, ast.FunctionDef):
            yield from islice(numbers(text, top), 0, None, every)
            yield from islice(names(text, top), 0, None, every)
        elif isinstance(top.value, ast.Dict):
            for key, value in zip(top.value.keys, top.value.values, strict=True):
                if key.value == name:
                    yield text.replace(text.begin(value), text.end(value), f"_{name}", "index")
                    yield text.replace(text.begin(key), text.end(key), '"other"', "index key")
        else:
            yield from islice(table_entries(text, top), 0, None, every)


def signs(text: Source, node: ast.AST) -> Iterator[Mutant]:
    """Exchange plus and minus, drop a minus."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        yield text.flip(text.end(node.left), text.begin(node.right), "sign")
    elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
        yield text.flip(text.end(node.target), text.begin(node.value), "sign of assignment")
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield text.replace(text.begin(node), text.begin(node) + 1, "", "dropped minus")


def conditions(text: Source, node: ast.AST) -> Iterator[Mutant]:
    """Negate a comparison, exchange `or` and `and`."""
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq):
        start, end = text.end(node.left), text.begin(node.comparators[0])
        yield text.replace(start, end, " != ", "comparison")
    elif isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or):
        start, end = text.end(node.values[0]), text.begin(node.values[1])
        yield text.replace(start, end, " and ", "connective")


def table_entries(text: Source, table: ast.Assign) -> Iterator[Mutant]:
    """Change each number of a table by one either way; flags only to the other flag."""
    flags = table.targets[0].id.endswith("_ODD")
    for node in ast.walk(table.value):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            for new in [1 - node.value] if flags else [node.value + 1, node.value - 1]:
                yield text.replace(text.begin(node), text.end(node), str(new), "table")


def numbers(text: Source, function: ast.FunctionDef) -> Iterator[Mutant]:
    """Change each whole number in a function by one.

    Shapes of buffers are made smaller: a larger one has the same effect and is no mistake.
    """
    shapes = {
        id(inner)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr in ("empty", "zeros")
        for inner in ast.walk(node.args[0])
    }
    for node in ast.walk(function):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            new = node.value - 1 if id(node) in shapes else node.value + 1
            yield text.replace(text.begin(node), text.end(node), str(new), "number")


def names(text: Source, function: ast.FunctionDef) -> Iterator[Mutant]:
    """Exchange each scalar, each array and each step that is read with another of its kind."""
    known = {
        node.id
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    known |= {argument.arg for argument in function.args.args}
    steps = sorted(n for n in known if n.endswith("_step"))
    arrays = sorted(n for n in known if not SCALAR.fullmatch(n) and n not in {*steps, *LOOP})
    for node in ast.walk(function):
        # All operands have one dtype, so it does not matter whose is asked for.
        read = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
        if read and not text.text.startswith(".dtype", text.end(node)):
            for family in (steps, arrays, _family(node.id, known)):
                if node.id in family and len(family) > 1:
                    other = family[family.index(node.id) - 1]
                    yield text.replace(text.begin(node), text.end(node), other, "name")


LOOP = {"e", "i", "j", "k", "p", "q", "row", "term", "mask", "value", "start", "width", "count"}


def _family(name: str, known: set[str]) -> list[str]:
    """Return the scalars of the same array, or all scalars if there is only one."""
    if not SCALAR.fullmatch(name):
        return []
    scalars = sorted(n for n in known if SCALAR.fullmatch(n))
    family = [n for n in scalars if n.rpartition("_")[0] == name.rpartition("_")[0]]
    return family if len(family) > 1 else scalars
