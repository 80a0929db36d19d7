"""Numba kernels of gradients in spinor form: the loop over the rows of a chunk.

Factors are transformed as in `gaforge.codegen.printers.spinor_kernel`. The gradient of an operand
that rows share is added up in the sums of products that matrices are collected from, and brought
back to coefficients once, after the last row; that of others after each row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from math import comb

from gaforge.codegen.derive.spinor import Representation
from gaforge.codegen.derive.spinor_adjoint import (
    GRADIENT,
    Adjoint,
    Gradient,
    Leaf,
    Pair,
    divisor,
)
from gaforge.codegen.derive.spinor_forms import Product
from gaforge.codegen.printers.spinor import (
    JIT,
    Tables,
    collect_name,
    expand_name,
    multiply_name,
    print_collect,
    print_expand,
    print_multiply,
    trivial,
)
from gaforge.codegen.printers.spinor_kernel import Helper

MORE = [
    JIT,
    "def _take_more(sums, places, signs, out, start):",
    '    """Add the coefficients of one element to what is there."""',
    "    for i in range(places.size):",
    "        out[uintp(start + i)] += sums[uintp(places[i])] * signs[i]",
]


def print_transpose(spinor: Representation) -> list[str]:
    """Return the transposition of planes, with the sign of the square of what is in front."""
    k = spinor.k
    return [
        JIT,
        "def _transpose(source, target, signs):",
        '    """Transpose planes, each with a sign."""',
        "    for p in range(signs.size):",
        "        sign = signs[p]",
        f"        for j in range({k}):",
        f"            for i in range({k}):",
        f"                value = source[uintp(p * {k * k} + i * {k} + j)]",
        f"                target[uintp(p * {k * k} + j * {k} + i)] = value * sign",
    ]


def plane_signs(spinor: Representation, folded: bool) -> list[int]:
    """Return the signs of the squares of what is in front of planes, folded ones with I's."""
    signs = []
    for plane in range(spinor.planes):
        word = plane << 2 * spinor.bits
        turned = folded and plane >= spinor.units
        signs.append(spinor.sign(word, word) * (spinor.central if turned else 1))
    return signs


def adjoint_helpers(adjoint: Adjoint) -> Iterator[Helper]:
    """Yield the functions that a kernel of gradients calls besides the transforms."""
    spinor = adjoint.spinor
    for gradient in adjoint.gradients[1:]:
        if any(g.operand == gradient.operand for g in adjoint.gradients if g is not gradient):
            yield "_take_more", lambda: MORE
    if any(leaf.raw and leaf.operand != GRADIENT for leaf in adjoint.leaves):
        yield "_transpose", partial(print_transpose, spinor)
    for pair in adjoint.pairs:
        product = pair.product
        yield multiply_name(product), partial(print_multiply, spinor, product)
        for side in (0, 1):
            if not trivial(product, side):
                name = expand_name(product, side)
                yield name, partial(print_expand, spinor, product, side)
        if not trivial(product, 0):
            yield collect_name(product, False), partial(print_collect, spinor, product, False)


def print_adjoint(name: str, doc: str, adjoint: Adjoint, tables: Tables) -> list[str]:
    """Return the lines of a kernel of gradients."""
    return _Kernel(name, doc, adjoint, tables).lines()


class _Kernel:
    """The loop over the rows of a chunk."""

    def __init__(self, name: str, doc: str, adjoint: Adjoint, tables: Tables) -> None:
        self.name, self.doc, self.adjoint, self.tables = name, doc, adjoint, tables
        self.spinor = adjoint.spinor
        self.kk = self.spinor.k**2
        self.buffers: dict[str, int] = {}
        self.names: dict[tuple[Leaf | Pair, int], str] = {}
        self.made: set[Leaf | Pair] = set()
        self.free: list[str] = []
        self.uses = Counter(
            use for pair in adjoint.pairs for use in ((pair.left, 0), (pair.right, 1))
        )

    def lines(self) -> list[str]:
        """Return the whole function."""
        body: list[str] = []
        done: set[str] = set()
        for number, gradient in enumerate(self.adjoint.gradients):
            for value in (gradient.pair.left, gradient.pair.right):
                body += self._make(value)
            lines = self._gradient(gradient, f"total_{number}", gradient.operand in done)
            body += [f"if want_{gradient.operand}:", *(f"    {line}" for line in lines)]
            done.add(gradient.operand)
        operands = self.adjoint.operands
        given = [f"{operand}, {operand}_step" for operand in (GRADIENT, *operands)]
        given += [f"d{operand}, d{operand}_step" for operand in operands]
        return [
            JIT,
            f"def {self.name}(",
            *(f"    {arguments}," for arguments in ("count", *given)),
            "):",
            f'    """{self.doc}"""',
            *(f"    want_{operand} = d{operand}_step >= 0" for operand in operands),
            *(
                f"    {buffer} = np.empty({length}, {GRADIENT}.dtype)"
                for buffer, length in self.buffers.items()
            ),
            *self._empty(),
            "    for e in range(count):",
            *(f"        {line}" for line in body),
        ]

    def _empty(self) -> list[str]:
        """Return what writes gradients where there are no rows at all."""
        lines = []
        for operand in self.adjoint.operands:
            lines += [f"for i in range(d{operand}.size):", f"    d{operand}[i] = 0"]
        return ["    if count == 0:", *(f"        {line}" for line in lines)]

    def _make(self, value: Leaf | Pair) -> list[str]:
        """Return the lines that make a value before it is used first, and what it is made of."""
        if value in self.made:
            return []
        self.made.add(value)
        if isinstance(value, Leaf):
            once = "" if self._passes(value) else f"{value.operand}_step or e == 0"
            return self._guarded(value, self._load(value), once)
        lines = [*self._make(value.left), *self._make(value.right)]
        number = sum(isinstance(other, Pair) for other in self.made) - 1
        return lines + self._guarded(value, self._product(value, f"{number}"))

    def _passes(self, value: Leaf | Pair) -> bool:
        """Tell whether a value is of one row only, so that its room can be used again.

        Of the operands, what stands in the middle of a two-sided product is that of a row.
        """
        middle = self.adjoint.operands[1] if self.adjoint.spec.operation != "gp" else ""
        return isinstance(value, Pair) or value.operand in (GRADIENT, middle)

    def _guarded(self, value: Leaf | Pair, lines: Sequence[str], once: str = "") -> list[str]:
        """Return lines that run where a gradient needs a value, and once if it is shared."""
        wanted = self.adjoint.wanted_for(value)
        everything = wanted == list(self.adjoint.operands)
        condition = "" if everything else _any(wanted)
        if not lines:
            return []
        if once and condition:
            condition = (
                f"({condition}) and ({once})"
                if " or " in condition
                else (f"{condition} and ({once})")
            )
        condition = condition or once
        return [f"if {condition}:", *(f"    {line}" for line in lines)] if condition else [*lines]

    def _room(self, name: str, size: int) -> str:
        """Return the name of an array that is at least this long."""
        self.buffers[name] = max(self.buffers.get(name, 0), size)
        return name

    def _planes(self, value: Leaf | Pair) -> int:
        """Return the number of planes of a value."""
        half = bool(self.spinor.central) and value.parity != "full"
        return self.spinor.planes // 2 if half else self.spinor.planes

    def _uses(self, value: Leaf | Pair) -> dict[int, Product]:
        """Return the products that a value is a factor of, by side."""
        found: dict[int, Product] = {}
        for pair in self.adjoint.pairs:
            for side, factor in enumerate((pair.left, pair.right)):
                if factor == value:
                    known = found.setdefault(side, pair.product)
                    assert expand_name(known, side) == expand_name(pair.product, side)
        return found

    def _label(self, leaf: Leaf) -> str:
        """Return the operand's name, with a number where there are several leaves of it."""
        own = [other for other in self.adjoint.leaves if other.operand == leaf.operand]
        place = own.index(leaf)
        return leaf.operand + (f"_{place}" if place else "")

    def _load(self, leaf: Leaf) -> list[str]:
        """Transform a factor, to either side of products where it stands."""
        label = self._label(leaf)
        start = f"e * {leaf.operand}_step"
        uses = self._uses(leaf)
        planes = self._planes(leaf)
        length = planes * self.kk
        if leaf.raw:
            source = f"{leaf.operand}[{start} : {start} + {length}]"
            if leaf.operand == GRADIENT:
                lines = []
            else:
                columns = self._room(f"planes_{label}", length)
                table = self.tables.plane_signs(plane_signs(self.spinor, leaf.folded))
                lines = [f"_transpose({source}, {columns}, {table})"]
                source = columns
            for side, product in uses.items():
                lines += self._where(leaf, side, self._side(leaf, side, product, source, label))
            return lines
        sums = self._room("sums", length)
        table = self.tables.name(
            leaf.layout,
            leaf.graded(self.spinor.central),
            int(bool(self.spinor.central) and leaf.parity == "odd"),
            leaf.scale,
            leaf.transposed,
        )
        lines = []
        if sum(comb(leaf.layout.n, k) for k in leaf.layout.grades) < length:
            lines = [f"for i in range({length}):", f"    {sums}[i] = 0"]
        lines += [
            f"_put({leaf.operand}, {start}, _PLACES_{table}, _SIGNS_{table}, {sums})",
            f"_hadamard({sums}, {planes})",
        ]
        kept = any(trivial(product, side) for side, product in uses.items())
        columns = self._room(f"columns_{label}" if kept else "columns", length)
        lines.append(f"_turn({sums}, {columns}, {planes})")
        for side, product in uses.items():
            lines += self._where(leaf, side, self._side(leaf, side, product, columns, label))
        return lines

    def _where(self, value: Leaf | Pair, side: int, lines: Sequence[str]) -> list[str]:
        """Return lines that run only where a value is wanted on one side."""
        wanted = self.adjoint.wanted_for(value, side)
        if not lines or wanted == self.adjoint.wanted_for(value):
            return [*lines]
        return [f"if {_any(wanted)}:", *(f"    {line}" for line in lines)]

    def _side(
        self, value: Leaf | Pair, side: int, product: Product, source: str, label: str
    ) -> list[str]:
        """Bring planes to the sums that one side of a product takes."""
        if trivial(product, side):
            self.names[value, side] = source
            return []
        word = ("left", "right")[side]
        name = f"{word}_{label}"
        if self._passes(value):
            name = self.free.pop() if self.free else f"work_{self._working()}"
        target = self._room(name, product.parts(side) * self.kk)
        self.names[value, side] = target
        return [f"{expand_name(product, side)}({source}, {target})"]

    def _working(self) -> int:
        """Return how many arrays there are for values of one row."""
        return sum(name.startswith("work_") for name in self.buffers)

    def _multiply(self, pair: Pair, target: str) -> str:
        left, right = self.names[pair.left, 0], self.names[pair.right, 1]
        for use in ((pair.left, 0), (pair.right, 1)):
            self.uses[use] -= 1
            if not self.uses[use] and self.names[use].startswith("work_"):
                self.free.append(self.names[use])
        return f"{multiply_name(pair.product)}({left}, {right}, {target})"

    def _product(self, pair: Pair, number: str) -> list[str]:
        """Return a product that others are made of."""
        product = pair.product
        uses = self._uses(pair)
        passing = not any(trivial(use, side) for side, use in uses.items())
        name = "planes" if passing else f"planes_{number}"  # expanded at once, or read later
        planes = self._room(name, self._planes(pair) * self.kk)
        if trivial(product, 0):
            lines = [self._multiply(pair, planes)]
        else:
            parts = self._room("parts", product.results * self.kk)
            lines = [
                self._multiply(pair, parts),
                f"{collect_name(product, False)}({parts}, {planes})",
            ]
        for side, use in uses.items():
            lines += self._where(pair, side, self._side(pair, side, use, planes, number))
        return lines

    def _gradient(self, gradient: Gradient, total: str, more: bool) -> list[str]:
        """Return what adds up a gradient, and brings it back after the last row that shares it."""
        pair, operand = gradient.pair, gradient.operand
        product = pair.product
        length = product.results * self.kk
        self._room(total, length)
        size = gradient.layout.size
        clear = [f"for i in range({length}):", f"    {total}[i] = 0"]
        out = f"d{operand}[e * {operand}_step : e * {operand}_step + {size}]"
        finish: list[str] = []
        planes = total
        if not trivial(product, 0):
            planes = out if gradient.raw else self._room("planes", self._planes(pair) * self.kk)
            finish = [f"{collect_name(product, False)}({total}, {planes})"]
        elif gradient.raw:
            start = f"d{operand}[uintp(e * {operand}_step + i)]"
            finish = [f"for i in range({size}):", f"    {start} = {total}[i]"]
        if not gradient.raw:
            finish += self._take(gradient, planes, more)
        return [
            f"if {operand}_step or e == 0:",
            *(f"    {line}" for line in clear),
            self._multiply(pair, total),
            f"if {operand}_step or e == count - 1:",
            *(f"    {line}" for line in finish),
        ]

    def _take(self, gradient: Gradient, planes: str, more: bool) -> list[str]:
        """Bring planes back to coefficients."""
        pair = gradient.pair
        count = self._planes(pair)
        sums = self._room("sums", count * self.kk)
        # Planes are sqrt(k) times an orthogonal map of coefficients: the transpose of the
        # transform is k times its inverse.
        raw = any(leaf.raw for leaf in self.adjoint.leaves)
        scale = pair.scale if raw else pair.scale * self.spinor.k
        assert scale % divisor(pair) == 0
        scale //= divisor(pair)
        table = self.tables.name(gradient.layout, gradient.signs, pair.turns, scale)
        verb = "_take_more" if more else "_take"
        return [
            f"_turn({planes}, {sums}, {count})",
            f"_hadamard({sums}, {count})",
            f"{verb}({sums}, _PLACES_{table}, _SIGNS_{table}, d{gradient.operand}, "
            f"e * {gradient.operand}_step)",
        ]


def _any(wanted: Sequence[str]) -> str:
    """Return the condition that one of some gradients is wanted."""
    return " or ".join(f"want_{operand}" for operand in wanted)
