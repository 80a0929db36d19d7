"""Numba kernels in spinor form: coefficients to matrices, products of matrices, and back.

A multivector is kept in one of two forms, planes of k x k numbers, one after the other:

- *sums*: ``D[j, a]`` with ``M[j ^ a, j] = D[j, a]``, what a Walsh-Hadamard transform over the
  rows makes of signed coefficients;
- *columns*: ``T[j, i] = M[i, j]``, the same numbers with the places of row j flipped by j.

A product takes the left factor in columns, whose rows are vectors of the machine, and the right
one in sums, whose entries are single numbers that may stand anywhere:

    T[l, i] = sum over t of left[t, i] * right[l, l ^ t]

and is in columns, so that it can be the left factor of another product as it is. Quaternions
are multiplied with 8 products of real matrices, complex numbers with 3, pairs with 2 (see
`gaforge.codegen.derive.spinor_forms`); their powers of two are taken out at the very end.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import comb

from gaforge.algebra import Algebra, Layout
from gaforge.algebra.blades import reordering_sign
from gaforge.codegen.derive.spinor import Representation
from gaforge.codegen.derive.spinor_forms import Factor, Form, Product, singles
from gaforge.codegen.printers.python import WIDTH

JIT = '@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})'

ROWS = 4
"""Rows of a product that are computed together: as many sums stay in registers."""

NARROW = 16
"""Widest matrices whose rows are one vector of float32."""

TERMS_NARROW, TERMS_WIDE = 16, 8
"""Summands in one go. Of wide rows the entries of the right factor are used several times, and
32 of them fill the registers; of narrow ones each is used once and none is kept."""


def _sum(*terms: str | int) -> str:
    """Return a sum without its empty and zero terms."""
    return " + ".join(str(term) for term in terms if term) or "0"


def _loop(lines: list[str], name: str, start: str, stop: str | int, step: int) -> list[str]:
    """Return lines in a loop."""
    bounds = f"{stop}" if start == "0" and step == 1 else f"{start}, {stop}"
    bounds += f", {step}" if step > 1 else ""
    return [f"for {name} in range({bounds}):", *(f"    {line}" for line in lines)]


def print_hadamard(spinor: Representation) -> list[str]:
    """Return the Walsh-Hadamard transform over the rows of each plane, in place."""
    k = spinor.k
    body: list[str] = []
    stride = 1
    for radix in _radices(k):
        group = "" if radix == k else f"group * {k}"
        places = [
            f"D[uintp({_sum(f'p * {k * k}', group, s * stride * k, 'a')})]" for s in range(radix)
        ]
        lines = [f"v_{s} = {place}" for s, place in enumerate(places)]
        lines += _butterflies(radix)
        lines += [f"{place} = v_{s}" for s, place in enumerate(places)]
        lines = _loop(lines, "a", "0", k, 1)
        if stride == 1 < k // radix:
            lines = _loop(lines, "group", "0", k, radix)
        elif stride > 1 and stride * radix == k:
            lines = _loop(lines, "group", "0", stride, 1)
        assert stride == 1 or stride * radix == k
        body += lines
        stride *= radix
    return [
        JIT,
        "def _hadamard(D, planes):",
        '    """Transform the rows of planes, in place: sums over b of (-1)^(b j)."""',
        "    for p in range(planes):",
        *(f"        {line}" for line in body or ["pass"]),
    ]


def _radices(k: int) -> list[int]:
    return {1: [], 2: [2], 4: [4], 8: [8], 16: [16], 32: [8, 4], 64: [8, 8], 128: [16, 8]}[k]


def _butterflies(radix: int, name: str = "v") -> Iterator[str]:
    half = 1
    while half < radix:
        for s in range(radix):
            if not s & half:
                low, high = f"{name}_{s}", f"{name}_{s + half}"
                yield f"{low}, {high} = {low} + {high}, {low} - {high}"
        half *= 2


def print_turn(spinor: Representation) -> list[str]:
    """Return the change between sums and columns, which is its own inverse."""
    k = spinor.k
    return [
        JIT,
        "def _turn(source, target, planes):",
        '    """Flip the places of row j by j."""',
        "    for p in range(planes):",
        f"        for j in range({k}):",
        f"            for a in range({k}):",
        f"                target[uintp(p * {k * k} + j * {k} + a)] = "
        f"source[uintp(p * {k * k} + j * {k} + (a ^ j))]",
    ]


def print_expand(spinor: Representation, product: Product, side: int) -> list[str]:
    """Return the sums of planes that one factor brings into the products of matrices."""
    kk = spinor.k**2
    units = spinor.units
    outer = 2 if spinor.central and not product.halves[side] else 1
    lines = [
        f"v{c}_{u} = planes[uintp({_sum((c * units + u) * kk, 'j')})]"
        for c in range(outer)
        for u in range(units)
    ]
    sources = [f"v{c}" for c in range(outer)]
    if product.both and spinor.central > 0:
        lines += [f"v0_{u}, v1_{u} = v0_{u} + v1_{u}, v0_{u} - v1_{u}" for u in range(units)]
    elif product.both:
        lines += [f"v2_{u} = v0_{u} + v1_{u}" for u in range(units)]
        sources.append("v2")
    place = 0
    for source in sources:
        if spinor.quaternions:
            for s, pair in enumerate(singles(spinor)):
                value = f"{source}_{pair[side]}"
                lines.append(f"parts[uintp({_sum((place + 4 + s) * kk, 'j')})] = "
                             + (f"eight * {value}" if side == 0 else value))  # fmt: skip
            lines += _butterflies(4, source)
            lines += [
                f"parts[uintp({_sum((place + s) * kk, 'j')})] = {source}_{s}" for s in range(4)
            ]
            place += 8
        else:
            lines.append(f"parts[uintp({_sum(place * kk, 'j')})] = {source}_0")
            place += 1
    eight = spinor.quaternions and side == 0
    return [
        JIT,
        f"def {expand_name(product, side)}(planes, parts):",
        '    """Bring the sums of planes that are multiplied into parts."""',
        *(["    eight = planes.dtype.type(8)"] if eight else []),
        f"    for j in range({kk}):",
        *(f"        {line}" for line in lines),
    ]


def expand_name(product: Product, side: int) -> str:
    """Return the name of the function that expands a factor."""
    word = ("left", "right")[side]
    return f"_expand_{word}_{product.parts(side)}" + ("_both" if product.both else "")


def trivial(product: Product, side: int) -> bool:
    """Tell whether a factor is multiplied as it is."""
    return not product.spinor.quaternions and not product.both


def print_multiply(spinor: Representation, product: Product) -> list[str]:
    """Return the products of real matrices, a few rows and summands at a time, in registers.

    All places are sums of a loop's start and constants, those flipped by l too: ``(l + r) ^ (t +
    s)`` is a sum of ``l ^ t`` and ``r ^ s`` where l and t are multiples of a larger power of two
    than r and s. The entries of the right factor stand in the innermost loop, where each becomes
    an operand of one instruction; named before it they would be kept on the stack.
    """
    k = spinor.k
    half = k // 2
    blocks = [product.blocks(side) for side in (0, 1)]
    width = k if blocks[0] == "full" else half
    terms = k if blocks == ["full", "full"] else half
    rows = min(ROWS, k)
    narrow = width <= NARROW
    inner = min(terms, TERMS_NARROW if narrow else TERMS_WIDE)
    once = terms == inner and "full" in blocks
    # Rows are met in tiles; of a narrow one, the compiler unrolls the loop.
    tile = inner if narrow else rows
    several, tiles, steps = product.products > 1, tile < k, inner < k
    first, second, third = ("first", "second", "third") if several else ("", "", "")
    row = f"row * {k}" if tiles else ""
    column = "" if blocks[0] == "full" else "column"
    line = (lambda r: f"({_sum('l', r)}) * {k}" if r else f"l * {k}") if narrow and tile > rows \
        else (lambda r: str(r * k))  # fmt: skip
    sums = [f"out[uintp({_sum('target', line(r) if line(r) != '0' else '', 'i')})]"
            for r in range(rows)]  # fmt: skip
    body = []
    for s in range(inner):
        start = f"({_sum('term', s)}) * {k}" if steps else s * k
        body.append(f"a = left[uintp({_sum(first, start, column, 'i')})]")
        low = s % rows
        for r in range(rows):
            flipped: str | int = r ^ low
            if narrow and tile > rows:
                high = f"(l ^ {s - low})" if s - low else "l"
                place = _sum("source_0", line(r), high, flipped)
            elif narrow:
                place = _sum("source_0", r * k, (s - low) | (r ^ low))
            else:
                place = _sum(f"source_{s - low}", r * k, flipped)
            value = f"right[uintp({place})] * a"
            begin = f"c_{r} = {value}" if once else f"c_{r} = {sums[r]} + {value}"
            body.append(f"c_{r} += {value}" if s else begin)
    body += [f"{place} = c_{r}" for r, place in enumerate(sums)]
    lines = _loop(body, "i", "0", width, 1)
    if narrow and tile > rows:
        lines = _loop(lines, "l", "0", tile, rows)
    head = [f"column = {_block('term', half, blocks[0])}"] if column else []
    for high in [0] if narrow else range(0, inner, rows):
        parts = [word for word, there in (("row", tiles), (_sum("term", high), steps)) if there]
        if len(parts) == 2:
            flip = f"(row ^ ({parts[1]}))" if high else "(row ^ term)"
        else:
            flip = parts[0] if parts and (steps or not high) else f"(row ^ {high})" if parts else ""
        head.append(f"source_{high} = {_sum(second, row, flip or high)}")
    head.append(f"target = {_sum(third, row, column)}")
    lines = head + lines
    if steps and blocks[1] == "full":
        lines = _loop(lines, "term", "0", k, inner)
    elif steps:
        begin = [f"start = {_block('row', half, blocks[1])}"]
        lines = begin + _loop(lines, "term", "start", f"start + {half}", inner)
    if tiles:
        lines = _loop(lines, "row", "0", k, tile)
    if not once:
        clear = f"out[uintp({_sum(third, 'i')})] = 0"
        lines = _loop([clear], "i", "0", k * k, 1) + lines
    if several:
        counts = [product.parts(side) for side in (0, 1)]
        at = [f"p % {n} * {k * k}" if n < product.products else f"p * {k * k}" for n in counts]
        begin = [f"first = {at[0]}", f"second = {at[1]}", f"third = p * {k * k}"]
        lines = _loop(begin + lines, "p", "0", product.products, 1)
    return [
        JIT,
        f"def {multiply_name(product)}(left, right, out):",
        '    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, l ^ t]."""',
        *(f"    {text}" for text in lines),
    ]


def _block(place: str, half: int, parity: str) -> str:
    """Return where the block starts that a place of the other index meets."""
    same = f"{place} // {half} * {half}"
    return same if parity == "even" else f"{half} - {same}"


def multiply_name(product: Product) -> str:
    """Return the name of the function that multiplies the parts of two factors."""
    name = f"_multiply_{product.parts(0)}_{product.parts(1)}"
    blocks = [product.blocks(side) for side in (0, 1)]
    return name if blocks == ["full", "full"] else f"{name}_{'_'.join(blocks)}"


def print_collect(spinor: Representation, product: Product, add: bool) -> list[str]:
    """Return the sums of products that make the planes of the result."""
    kk = spinor.k**2
    units = 4 if spinor.quaternions else 1
    stride = 8 if spinor.quaternions else 1
    outer = product.products // stride
    lines: list[str] = []
    for c in range(outer):
        for u in range(units):
            lines.append(f"v{c}_{u} = parts[uintp({_sum((c * stride + u) * kk, 'j')})]")
        if spinor.quaternions:
            lines += _butterflies(4, f"v{c}")
            single = [f"parts[uintp({_sum((c * stride + 4 + s) * kk, 'j')})]" for s in range(4)]
            lines.append(f"v{c}_0 = {single[0]} - v{c}_0")
            lines += [f"v{c}_{s} = v{c}_{s} - {single[s]}" for s in range(1, 4)]
    if product.both and spinor.central > 0:
        lines += [f"v0_{u}, v1_{u} = v0_{u} + v1_{u}, v0_{u} - v1_{u}" for u in range(units)]
        outer = 2
    elif product.both:
        lines += [
            f"v0_{u}, v1_{u} = v0_{u} - v1_{u}, v2_{u} - v0_{u} - v1_{u}" for u in range(units)
        ]
        outer = 2
    for c in range(outer):
        for u in range(units):
            place = f"planes[uintp({_sum((c * units + u) * kk, 'j')})]"
            lines.append(f"{place} = {place} + sign * v{c}_{u}" if add else f"{place} = v{c}_{u}")
    return [
        JIT,
        f"def {collect_name(product, add)}(parts, planes{', sign' if add else ''}):",
        '    """Collect products in the planes of the result."""',
        f"    for j in range({kk}):",
        *(f"        {line}" for line in lines),
    ]


def collect_name(product: Product, add: bool) -> str:
    """Return the name of the function that collects products."""
    both = "_both" if product.both else ""
    return f"_{'add' if add else 'collect'}_{product.products}{both}"


def print_put() -> list[str]:
    """Return how coefficients come into sums, and results out of them."""
    return [
        JIT,
        "def _put(x, start, places, signs, sums):",
        '    """Put the coefficients of one element, with signs, where their words belong."""',
        "    for i in range(places.size):",
        "        sums[uintp(places[i])] = x[uintp(start + i)] * signs[i]",
        "",
        "",
        JIT,
        "def _take(sums, places, signs, out, start):",
        '    """Take the coefficients of one element out of the sums of their words."""',
        "    for i in range(places.size):",
        "        out[uintp(start + i)] = sums[uintp(places[i])] * signs[i]",
    ]


def print_blades(algebra: Algebra, spinor: Representation) -> list[str]:
    """Return the function that makes the tables of places and signs from the generators."""
    top = spinor.n - 1
    generators = ", ".join(
        f"({word}, {spinor.flips(word)}, {sign})" for word, sign in spinor.generators
    )
    lines = textwrap.wrap(f"_GENERATORS = ({generators},)", WIDTH, subsequent_indent="    ")
    turn = []
    if spinor.central:
        turn = [
            "    for _ in range(turns):",
            f"        factors[words >> {top} == 0] *= {spinor.central}",
            f"        words ^= {1 << top}",
        ]
        if spinor.central > 0:
            turn = [f"    words ^= (turns & 1) << {top}"]
    r = algebra.r
    solid = "masks" if not r else f"masks >> {r}"
    places = "words" if not r else f"words + ((masks & {(1 << r) - 1}) << {spinor.n})"
    return [
        "# Of each basis vector: its word, the words whose sign it changes from the right, its sign.",
        *lines,
        "",
        "",
        f"def _blades(grades, signs, {'turns, ' if spinor.central else ''}scale):",
        '    """Return the places of the blades of some grades, and their signs over the scale."""',
        "    words = np.zeros(1, np.int64)",
        "    factors = np.ones(1)",
        "    for word, flips, sign in _GENERATORS:",
        "        odd = np.bitwise_count(words & flips) & 1",
        "        factors = np.concatenate((factors, np.where(odd, -sign, sign) * factors))",
        "        words = np.concatenate((words, words ^ word))",
        f"    masks = _masks({algebra.n}, grades)",
        f"    by_grade = np.zeros({algebra.n + 1})",
        "    by_grade[list(grades)] = signs",
        f"    words, factors = words[{solid}], factors[{solid}]",
        "    factors = factors * by_grade[np.bitwise_count(masks)] / scale",
        *turn,
        f"    return ({places}).astype(np.int32), factors.astype(np.float32)",
    ]


class Tables:
    """The tables of places and signs that the kernels of a module use, each once."""

    def __init__(self, central: bool) -> None:
        self.central = central
        self.names: dict[tuple[object, ...], str] = {}

    def name(self, layout: Layout, signs: tuple[int, ...], turns: int, scale: int = 1) -> str:
        """Return the number of a table, which is made if it is new."""
        return self.names.setdefault((layout, signs, turns, scale), str(len(self.names)))

    def lines(self) -> list[str]:
        """Return the assignments of all tables."""
        lines = []
        for (layout, signs, turns, scale), number in self.names.items():
            turned = f"{turns}, " if self.central else ""
            call = f"_blades({layout.grades}, {signs}, {turned}{scale})"  # type: ignore[attr-defined]
            lines.append(f"_PLACES_{number}, _SIGNS_{number} = {call}")
        return [piece for line in lines for piece in _wrapped(line)]


def _wrapped(line: str) -> list[str]:
    if len(line) <= WIDTH:
        return [line]
    head, _, arguments = line.partition("(")
    pieces = textwrap.wrap(arguments.removesuffix(")"), WIDTH - 4, break_long_words=False)
    return [f"{head}(", *(f"    {piece}" for piece in pieces), ")"]


def print_pairs(r: int) -> list[str]:
    """Return the pairs of parts by null vectors that have a product, with its sign.

    ``e_N x e_M y = +-e_N e_M x^ y`` if M is odd, where x^ changes sign with the vectors of x; the
    involution of ``e_N x``, which is at hand, changes it with those of N as well.
    """
    rows = [
        (left, right, _pair_sign(left, right), right.bit_count() & 1)
        for left in range(1 << r)
        for right in range(1 << r)
        if not left & right
    ]
    text = ", ".join(map(str, rows))
    return [
        "# Null vectors of the left and right part, the sign of their product, whether right is odd.",
        *_wrapped(f"_PAIRS = np.array([{text}], np.int64)"),
    ]


def _pair_sign(left: int, right: int) -> int:
    passed = left.bit_count() * right.bit_count()
    return reordering_sign(left, right) * (-1 if passed & 1 else 1)


def print_section(forms: Sequence[Form], tables: Tables) -> list[str]:
    """Return what the kernels of some forms share: tables, transforms, products of matrices."""
    algebra, spinor = forms[0].algebra, forms[0].spinor
    lines = print_blades(algebra, spinor)
    lines += ["", "", *tables.lines()]
    if algebra.r:
        lines += print_pairs(algebra.r)
    for function in helpers(forms):
        lines += ["", "", *function]
    return lines


def helpers(forms: Iterable[Form]) -> Iterator[list[str]]:
    """Yield the functions that the kernels of some forms call, each once."""
    forms = list(forms)
    spinor = forms[0].spinor
    yield print_put()
    yield print_hadamard(spinor)
    yield print_turn(spinor)
    seen = set()
    for form in forms:
        for place, product in enumerate([*form.products, *filter(None, [form.second])]):
            add = form.null > 1 or 0 < place < len(form.products)
            wanted: list[tuple[str, Callable[[], list[str]]]] = [
                (multiply_name(product), partial(print_multiply, spinor, product))
            ]
            for side in (0, 1):
                if not trivial(product, side):
                    name = expand_name(product, side)
                    wanted.append((name, partial(print_expand, spinor, product, side)))
            if add or not trivial(product, 0):
                name = collect_name(product, add)
                wanted.append((name, partial(print_collect, spinor, product, add)))
            for name, function in wanted:
                if name not in seen:
                    seen.add(name)
                    yield function()


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
            planes = "product"
            self.buffers[planes] = form.null * second.planes * self.kk
            body += self._step((second,), [sides], planes, hat=False)
        return self._frame([*body, *self._store(planes)])

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
        return [
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
        half = bool(self.spinor.central) and product.halves[side]
        odd = half and form.parity(factor) == "odd"
        if odd and "hat" not in name:
            self.turns += 1
        table = self.tables.name(factor.layout, factor.signs, int(odd))
        planes = self.spinor.planes // 2 if half else self.spinor.planes
        length = form.null * planes * self.kk
        covered = sum(
            comb(factor.layout.n, k)
            for k, sign in zip(factor.layout.grades, factor.signs, strict=True)
        )
        operand = self.operands[factor.operand]
        lines = self.loads[operand]
        sums = name if side == 1 and trivial(product, side) else "sums"
        self.buffers[sums] = max(self.buffers.get(sums, 0), length)
        if covered < length:
            lines += [f"for i in range({length}):", f"    {sums}[i] = 0"]
        lines += [
            f"_put({operand}, e * {operand}_step, _PLACES_{table}, _SIGNS_{table}, {sums})",
            f"_hadamard({sums}, {form.null * planes})",
        ]
        if side == 0:
            columns = name if trivial(product, side) else "columns"
            self.buffers[columns] = max(self.buffers.get(columns, 0), length)
            lines.append(f"_turn(sums, {columns}, {form.null * planes})")
            sums = columns
        if not trivial(product, side):
            self._expand(sums, name, product, side, lines)
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

    def _step(
        self,
        products: Sequence[Product],
        sides: Sequence[Sequence[str]],
        planes: str,
        hat: bool,
    ) -> list[str]:
        """Return the products of one step, added up in planes; with ``hat``, involuted ones."""
        lines = []
        null = self.form.null
        for place, (product, names) in enumerate(zip(products, sides, strict=True)):
            parts = product.products * self.kk
            multiply = multiply_name(product)
            if null == 1:
                add = place > 0
                if trivial(product, 0) and not add:
                    lines.append(f"{multiply}({names[0]}, {names[1]}, {planes})")
                    continue
                self.buffers["parts"] = max(self.buffers.get("parts", 0), parts)
                lines.append(f"{multiply}({names[0]}, {names[1]}, parts)")
                one = ", planes.dtype.type(1)" if add else ""
                lines.append(f"{collect_name(product, add)}(parts, {planes}{one})")
                continue
            self.buffers["parts"] = max(self.buffers.get("parts", 0), parts)
            left = product.parts(0) * self.kk
            right = product.parts(1) * self.kk
            one = product.planes * self.kk
            if place == 0:
                lines += [f"for i in range({null * one}):", f"    {planes}[i] = 0"]
            plain, hatted = (names[2], names[0]) if hat else (names[0], names[2])
            other = names[3] if hat else names[1]
            lines += [
                "for row in range(_PAIRS.shape[0]):",
                "    N = _PAIRS[row, 0]",
                "    M = _PAIRS[row, 1]",
                f"    sign = {planes}.dtype.type(_PAIRS[row, 2])",
                "    if _PAIRS[row, 3]:",
                f"        {multiply}({hatted}[N * {left} : (N + 1) * {left}], "
                f"{other}[M * {right} : (M + 1) * {right}], parts)",
                "    else:",
                f"        {multiply}({plain}[N * {left} : (N + 1) * {left}], "
                f"{other}[M * {right} : (M + 1) * {right}], parts)",
                f"    {collect_name(product, True)}(parts, "
                f"{planes}[(N | M) * {one} : ((N | M) + 1) * {one}], sign)",
            ]
        return lines
