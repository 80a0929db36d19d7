"""Numba kernels in spinor form: the loop over the batch, and what kernels of a module share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import comb

from gaforge.algebra import Algebra
from gaforge.codegen.derive.spinor import represent
from gaforge.codegen.derive.spinor_forms import Factor, Form, Product
from gaforge.codegen.printers.spinor import (
    JIT,
    Tables,
    collect_name,
    expand_name,
    multiply_name,
    print_blades,
    print_collect,
    print_expand,
    print_hadamard,
    print_multiply,
    print_pairs,
    print_put,
    print_turn,
    trivial,
)

Helper = tuple[str, Callable[[], list[str]]]
"""Name of a function that kernels call, and what prints it."""


def print_section(algebra: Algebra, helpers: Iterable[Helper], tables: Tables) -> list[str]:
    """Return what kernels share: tables, transforms, and functions that they call, each once."""
    spinor = represent(algebra.p, algebra.q)
    lines = print_blades(algebra, spinor, bool(tables.negative))
    lines += ["", "", *tables.lines()]
    if algebra.r:
        lines += print_pairs(algebra.r)
    printed = {name: function() for name, function in dict(helpers).items()}
    for function in (print_put(), print_hadamard(spinor), print_turn(spinor), *printed.values()):
        lines += ["", "", *function]
    return lines


def form_helpers(forms: Iterable[Form]) -> Iterator[Helper]:
    """Yield the functions that the kernels of some forms call besides the transforms."""
    for form in forms:
        spinor = form.spinor
        for place, product in enumerate([*form.products, *filter(None, [form.second])]):
            add = form.null > 1 or 0 < place < len(form.products)
            yield multiply_name(product), partial(print_multiply, spinor, product)
            for side in (0, 1):
                if not trivial(product, side):
                    name = expand_name(product, side)
                    yield name, partial(print_expand, spinor, product, side)
            if add or not trivial(product, 0):
                yield collect_name(product, add), partial(print_collect, spinor, product, add)


def print_kernel(
    name: str, doc: str, operands: Sequence[str], form: Form, tables: Tables
) -> list[str]:
    """Return the lines of a kernel: load what changes, multiply, and store, row by row."""
    return _Kernel(name, doc, operands, form, tables).lines()


class _Kernel:
    """The loop over the batch."""

    def __init__(
        self, name: str, doc: str, operands: Sequence[str], form: Form, tables: Tables
    ) -> None:
        self.name, self.doc, self.operands, self.form = name, doc, operands, form
        self.tables = tables
        self.spinor = form.spinor
        self.kk = form.spinor.k**2
        self.buffers: dict[str, int] = {}
        self.loads: dict[str, list[str]] = {operand: [] for operand in operands}
        self.turns = 0
        self.scale = form.scale

    def lines(self) -> list[str]:
        """Return the whole function."""
        if not self.form.first:
            return self._frame(self._transform())
        form = self.form
        hats = form.null > 1
        firsts = []
        for place, ((left, right), product) in enumerate(
            zip(form.first, form.products, strict=True)
        ):
            sides = [self._load(f"left_{place}", left, product, 0),
                     self._load(f"right_{place}", right, product, 1)]  # fmt: skip
            if hats:
                sides += [
                    self._load(f"left_hat_{place}", left.involuted, product, 0),
                    self._load(f"right_hat_{place}", right.involuted, product, 1)
                    if form.last
                    else "",
                ]
            firsts.append(sides)
        body: list[str] = []
        planes = "planes"
        self.buffers[planes] = form.null * form.products[0].planes * self.kk
        body += self._step(form.products, firsts, planes, hat=False)
        if form.last is not None and form.second is not None:
            second = form.second
            last = self._load("last", form.last, second, 1)
            sides = [self._again(planes, "again", second, body), last]
            if hats:
                self.buffers["planes_hat"] = self.buffers[planes]
                body += self._step(form.products, firsts, "planes_hat", hat=True)
                sides += [self._again("planes_hat", "again_hat", second, body), ""]
            if form.raw:
                return self._frame([*body, *self._in_planes(second, sides)])
            planes = "product"
            self.buffers[planes] = form.null * second.planes * self.kk
            body += self._step((second,), [sides], planes, hat=False)
        return self._frame([*body, *self._store(planes)])

    def _in_planes(self, product: Product, sides: Sequence[str]) -> list[str]:
        """Return the last product, written to the result as it is."""
        size = self.form.result.size
        out = f"out[e * {size} : (e + 1) * {size}]"
        return self._product(product, sides[0], sides[1], out, False)

    def _store(self, planes: str) -> list[str]:
        """Bring planes back to coefficients."""
        length = self.buffers[planes]
        self.buffers["sums"] = max(self.buffers.get("sums", 0), length)
        result = self.form.result
        signs = (1,) * len(result.grades)
        table = self.tables.name(result, signs, self.turns, self.scale)
        return [
            f"_turn({planes}, sums, {length // self.kk})",
            f"_hadamard(sums, {length // self.kk})",
            f"_take(sums, _PLACES_{table}, _SIGNS_{table}, out, e * {result.size})",
        ]

    def _transform(self) -> list[str]:
        """Return the change to matrices, or back."""
        form = self.form
        (operand,) = self.operands
        size = form.result.size
        self.buffers["sums"] = self.buffers["planes"] = size
        if form.last is None:
            load = [f"planes[i] = {operand}[uintp(e * {operand}_step + i)]"]
            return [f"for i in range({size}):", *(f"    {x}" for x in load), *self._store("planes")]
        table = self.tables.name(form.last.layout, form.last.signs, 0)
        some = form.last.layout.size < size
        return [
            *([f"for i in range({size}):", "    sums[i] = 0"] if some else []),
            f"_put({operand}, e * {operand}_step, _PLACES_{table}, _SIGNS_{table}, sums)",
            f"_hadamard(sums, {size // self.kk})",
            f"_turn(sums, planes, {size // self.kk})",
            f"for i in range({size}):",
            f"    out[uintp(e * {size} + i)] = planes[i]",
        ]

    def _frame(self, body: list[str]) -> list[str]:
        """Return the function around the work on one element."""
        first = self.operands[0]
        arguments = ", ".join(f"{operand}, {operand}_step" for operand in self.operands)
        loads = []
        for operand, load in ((o, x) for o, x in self.loads.items() if x):
            loads += [f"        if {operand}_step or e == 0:", *(f"            {x}" for x in load)]
        return [
            JIT,
            f"def {self.name}(count, {arguments}, out):",
            f'    """{self.doc}"""',
            *(
                f"    {buffer} = np.empty({length}, {first}.dtype)"
                for buffer, length in self.buffers.items()
            ),
            "    for e in range(count):",
            *loads,
            *(f"        {line}" for line in body),
        ]

    def _load(self, name: str, factor: Factor, product: Product, side: int) -> str:
        """Transform a factor; return the name of the array that is multiplied."""
        form = self.form
        if form.raw and factor.operand == 1:
            return self._planes_of(name, factor, product)
        half = bool(self.spinor.central) and product.halves[side]
        odd = half and form.parity(factor) == "odd"
        if odd and "hat" not in name:
            self.turns += 1
        scale = self.scale if form.raw and factor == form.last else 1
        table = self.tables.name(factor.layout, factor.signs, int(odd), scale)
        planes = self.spinor.planes // 2 if half else self.spinor.planes
        length = form.null * planes * self.kk
        covered = sum(
            comb(factor.layout.n, k)
            for k, sign in zip(factor.layout.grades, factor.signs, strict=True)
        )
        operand = self.operands[factor.operand]
        lines = self.loads[operand]
        sums = self._room("sums", length)
        if covered < length:
            lines += [f"for i in range({length}):", f"    {sums}[i] = 0"]
        lines += [
            f"_put({operand}, e * {operand}_step, _PLACES_{table}, _SIGNS_{table}, {sums})",
            f"_hadamard({sums}, {form.null * planes})",
        ]
        columns = self._room(name if trivial(product, side) else "columns", length)
        lines.append(f"_turn({sums}, {columns}, {form.null * planes})")
        if not trivial(product, side):
            self._expand(columns, name, product, side, lines)
        return name

    def _planes_of(self, name: str, factor: Factor, product: Product) -> str:
        """Return the right factor that is given in planes."""
        operand, size = self.operands[factor.operand], factor.layout.size
        start = f"e * {operand}_step"
        planes = f"{operand}[{start} : {start} + {size}]"
        if trivial(product, 1):
            return planes
        self._expand(planes, name, product, 1, self.loads[operand])
        return name

    def _again(self, planes: str, name: str, product: Product, lines: list[str]) -> str:
        """Make a result in columns the left factor of another product."""
        if trivial(product, 0):
            return planes
        self._expand(planes, name, product, 0, lines)
        return name

    def _expand(
        self, source: str, target: str, product: Product, side: int, lines: list[str]
    ) -> None:
        null = self.form.null
        parts = product.parts(side) * self.kk
        self.buffers[target] = null * parts
        half = bool(self.spinor.central) and product.halves[side]
        planes = self.kk * (self.spinor.planes // 2 if half else self.spinor.planes)
        call = expand_name(product, side)
        if null == 1:
            lines.append(f"{call}({source}, {target})")
            return
        lines += [
            f"for N in range({null}):",
            f"    {call}({source}[N * {planes} : (N + 1) * {planes}], "
            f"{target}[N * {parts} : (N + 1) * {parts}])",
        ]

    def _room(self, name: str, size: int) -> str:
        """Return the name of an array that is at least this long."""
        self.buffers[name] = max(self.buffers.get(name, 0), size)
        return name

    def _step(
        self,
        products: Sequence[Product],
        sides: Sequence[Sequence[str]],
        planes: str,
        hat: bool,
    ) -> list[str]:
        """Return the products of one step, added up in planes; with ``hat``, involuted ones."""
        lines = []
        for place, (product, names) in enumerate(zip(products, sides, strict=True)):
            if self.form.null > 1:
                lines += self._by_null_vectors(product, names, planes, place == 0, hat)
            else:
                lines += self._product(product, names[0], names[1], planes, place > 0)
        return lines

    def _product(
        self, product: Product, left: str, right: str, planes: str, add: bool
    ) -> list[str]:
        """Return one product, brought to planes or added to them."""
        multiply = multiply_name(product)
        if trivial(product, 0) and not add:
            return [f"{multiply}({left}, {right}, {planes})"]
        parts = self._room("parts", product.products * self.kk)
        sign = ", planes.dtype.type(1)" if add else ""
        return [
            f"{multiply}({left}, {right}, {parts})",
            f"{collect_name(product, add)}({parts}, {planes}{sign})",
        ]

    def _by_null_vectors(
        self, product: Product, names: Sequence[str], planes: str, clear: bool, hat: bool
    ) -> list[str]:
        """Return the products of all pairs of parts, the left one involuted where M is odd."""
        size = product.planes * self.kk
        parts = self._room("parts", product.products * self.kk)
        left, right = (product.parts(side) * self.kk for side in (0, 1))
        plain, hatted = (names[2], names[0]) if hat else (names[0], names[2])
        other = f"{names[3] if hat else names[1]}[M * {right} : (M + 1) * {right}]"
        here = f"[N * {left} : (N + 1) * {left}]"
        there = f"[(N | M) * {size} : ((N | M) + 1) * {size}]"
        multiply = multiply_name(product)
        lines = []
        if clear:
            lines += [f"for i in range({self.form.null * size}):", f"    {planes}[i] = 0"]
        return [
            *lines,
            "for row in range(_PAIRS.shape[0]):",
            "    N = _PAIRS[row, 0]",
            "    M = _PAIRS[row, 1]",
            f"    sign = {planes}.dtype.type(_PAIRS[row, 2])",
            "    if _PAIRS[row, 3]:",
            f"        {multiply}({hatted}{here}, {other}, {parts})",
            "    else:",
            f"        {multiply}({plain}{here}, {other}, {parts})",
            f"    {collect_name(product, True)}({parts}, {planes}{there}, sign)",
        ]
