"""Numba kernels in spinor form: coefficients to matrices, products of matrices, and back.

A multivector is kept in one of two forms, planes of k x k numbers, one after the other:

- *sums*: ``D[j, a]`` with ``M[j ^ a, j] = D[j, a]``, what a Walsh-Hadamard transform over the
  rows makes of signed coefficients;
- *columns*: ``T[j, i] = M[i, j]``, the same numbers with the places of row j flipped by j.

A product takes both factors in columns. The rows of the left one are vectors of the machine, the
entries of the right one single numbers:

    T[l, i] = sum over t of left[t, i] * right[l, t]

and is in columns, so that it can be a factor of another product as it is. Quaternions
are multiplied with 8 products of real matrices, complex numbers with 3, pairs with 2 (see
`gaforge.codegen.derive.spinor_forms`); their powers of two are taken out at the very end.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from gaforge.algebra import Algebra, Layout
from gaforge.algebra.blades import reordering_sign
from gaforge.codegen.derive.spinor import Representation
from gaforge.codegen.derive.spinor_forms import Product, singles
from gaforge.codegen.printers.python import WIDTH, wrap, wrap_call

JIT = '@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})'

ROWS = 4
"""Rows of a product that are computed together: as many sums stay in registers."""

BLOCK = 8
"""Rows and columns that are turned in one go."""

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
    """Return the change between sums and columns, which is its own inverse.

    By blocks: ``(a + c) ^ (j + d)`` is a sum of ``a ^ j`` and ``c ^ d`` where a and j are multiples
    of a larger power of two than c and d, so that all places are sums of a start and constants.
    """
    k = spinor.k
    block = min(k, BLOCK)
    lines: list[str] = []
    for d in range(block):
        cells = range(block)
        lines += [f"v_{c} = source[uintp({_sum('start', d * k + (c ^ d))})]" for c in cells]
        lines += [f"target[uintp({_sum('place', d * k + c)})] = v_{c}" for c in cells]
    row = "" if block == k else f"j * {k}"
    start, place = ("", "") if block == k else ("(a ^ j)", "a")
    lines = [
        f"start = {_sum(f'p * {k * k}', row, start)}",
        f"place = {_sum(f'p * {k * k}', row, place)}",
        *lines,
    ]
    if block < k:
        lines = _loop(_loop(lines, "a", "0", k, block), "j", "0", k, block)
    return [
        JIT,
        "def _turn(source, target, planes):",
        '    """Flip the places of row j by j."""',
        "    for p in range(planes):",
        *(f"        {line}" for line in lines),
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

    All places are sums of a loop's start and constants. The entries of the right factor stand in
    the innermost loop, where each becomes an operand of one instruction; named before it they
    would be kept on the stack.
    """
    return [
        JIT,
        f"def {multiply_name(product)}(left, right, out):",
        f'    """{_doc(product)}"""',
        *(f"    {text}" for text in _Multiply(spinor.k, product).lines()),
    ]


def _doc(product: Product) -> str:
    law = "sum over t of left[t, i] right[l, t]"
    return (
        f"Add products: out[l, i] += {law}."
        if product.add
        else (f"Multiply matrices: out[l, i] = {law}.")
    )


class _Multiply:
    """The loops of a product of matrices; those over one place are left out.

    Attributes
    ----------
    width : int
        Entries of a row of the left factor that are not zero.
    inner : int
        Summands in one go.
    tile : int
        Rows of the result that are met by one round of the loops; ROWS of them in one go.
    """

    def __init__(self, k: int, product: Product) -> None:
        self.k, self.product = k, product
        self.half = k // 2
        self.blocks = [product.blocks(side) for side in (0, 1)]
        self.block = product.block
        whole = self.blocks[0] == self.block == "full"
        self.width = k if whole else self.half
        self.terms = k if self.blocks == ["full", "full"] else self.half
        self.rows = min(ROWS, k)
        self.narrow = self.width <= NARROW
        self.inner = min(self.terms, TERMS_NARROW if self.narrow else TERMS_WIDE)
        self.tile = self.inner if self.narrow else self.rows
        self.once = self.terms == self.inner and "full" in self.blocks and not product.add
        self.several = product.products > 1

    def lines(self) -> list[str]:
        """Return the loops."""
        k, product = self.k, self.product
        lines = _loop(self._body(), "i", "0", self.width, 1)
        if self.narrow and self.tile > self.rows:  # the compiler unrolls it
            lines = _loop(lines, "l", "0", self.tile, self.rows)
        lines = self._starts() + lines
        if self.inner < k and self.blocks[1] == "full":
            lines = _loop(lines, "term", "0", k, self.inner)
        elif self.inner < k:
            begin = f"start = {_block('row', self.half, self.blocks[1])}"
            lines = [begin, *_loop(lines, "term", "start", f"start + {self.half}", self.inner)]
        if self.tile < k:
            lines = _loop(lines, "row", "0", k, self.tile)
        if not self.once and not product.add:
            clear = f"out[uintp({_sum(self._part('third'), 'i')})] = 0"
            lines = _loop([clear], "i", "0", k * k, 1) + lines
        if self.several:
            counts = [product.parts(side) for side in (0, 1)]
            counts.append(product.results)
            places = [f"p % {n}" if n < product.products else "p" for n in counts]
            parts = dict(zip(("first", "second", "third"), places, strict=True))
            begins = [f"{name} = {part} * {k * k}" for name, part in parts.items()]
            lines = _loop(begins + lines, "p", "0", product.products, 1)
        return lines

    def _part(self, name: str) -> str:
        """Return where a matrix starts."""
        return name if self.several else ""

    def _starts(self) -> list[str]:
        """Return the places that a round of the loops starts from."""
        k = self.k
        row = f"row * {k}" if self.tile < k else ""
        column = self._column
        lines = []
        if self.blocks[0] != "full":
            lines = [f"column = {_block('term', self.half, self.blocks[0])}"]
        elif self.block != "full":
            lines = [f"column = {_block('row', self.half, self.block)}"]
        for high in [0] if self.narrow else range(0, self.inner, self.rows):
            term = _sum("term" if self.inner < k else "", high)
            start = "" if term == "0" else term
            lines.append(f"source_{high} = {_sum(self._part('second'), row, start)}")
        return [*lines, f"target = {_sum(self._part('third'), row, column)}"]

    @property
    def _column(self) -> str:
        """Return where the entries of a row of the left factor start that are met."""
        return "" if self.blocks[0] == self.block == "full" else "column"

    def _body(self) -> list[str]:
        """Return the sums of some rows, for one column."""
        sums = [f"out[uintp({_sum('target', self._line(r), 'i')})]" for r in range(self.rows)]
        column = self._column
        lines = []
        for s in range(self.inner):
            start = f"({_sum('term', s)}) * {self.k}" if self.inner < self.k else s * self.k
            lines.append(f"a = left[uintp({_sum(self._part('first'), start, column, 'i')})]")
            for r, place in enumerate(sums):
                value = f"right[uintp({self._entry(r, s)})] * a"
                begin = value if self.once else f"{place} + {value}"
                lines += [f"c_{r} += {value}"] if s else wrap(f"c_{r} = {begin}", indent=24)
        return lines + [f"{place} = c_{r}" for r, place in enumerate(sums)]

    def _line(self, r: int) -> str | int:
        """Return where row r of those in one go starts, from the tile's start."""
        if not (self.narrow and self.tile > self.rows):
            return r * self.k
        return f"({_sum('l', r)}) * {self.k}" if r else f"l * {self.k}"

    def _entry(self, r: int, s: int) -> str:
        """Return the place of the entry of the right factor in row r and summand s."""
        low = s % self.rows
        high = s - low
        source = "source_0" if self.narrow else f"source_{high}"
        return _sum(source, self._line(r), s if self.narrow else low)


def _block(place: str, half: int, parity: str) -> str:
    """Return where the block starts that a place of the other index meets."""
    same = f"{place} // {half} * {half}"
    return same if parity == "even" else f"{half} - {same}"


def multiply_name(product: Product) -> str:
    """Return the name of the function that multiplies the parts of two factors."""
    name = f"_multiply_{product.parts(0)}_{product.parts(1)}"
    blocks = [product.blocks(side) for side in (0, 1)]
    name += "" if blocks == ["full", "full"] else f"_{'_'.join(blocks)}"
    name += f"_to_{product.results}" if product.folded else ""
    name += "_block" if product.block != "full" else ""
    return name + "_add" * product.add


def print_collect(spinor: Representation, product: Product, add: bool) -> list[str]:
    """Return the sums of products that make the planes of the result."""
    kk = spinor.k**2
    units = 4 if spinor.quaternions else 1
    stride = 8 if spinor.quaternions else 1
    outer = product.results // stride
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
    return f"_{'add' if add else 'collect'}_{product.results}{both}"


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


def print_blades(algebra: Algebra, spinor: Representation, transposes: bool) -> list[str]:
    """Return the function that makes the tables of places and signs from the generators."""
    top = spinor.n - 1
    generators = "".join(
        f"({word}, {spinor.flips(word)}, {sign}), " for word, sign in spinor.generators
    )
    text = f"_GENERATORS = ({generators.rstrip()})"
    lines = textwrap.wrap(text, WIDTH, subsequent_indent="    ")
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
    flip = ["    factors[np.bitwise_count(masks & flipped) & 1 == 1] *= -1"] if transposes else []
    arguments = ["grades", "signs", *(["turns"] if spinor.central else []), "scale"]
    arguments += ["flipped"] if transposes else []
    return [
        "# Of each basis vector: its word, which words change sign by it from the right, its sign.",
        *lines,
        "",
        "",
        f"def _blades({', '.join(arguments)}):",
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
        *flip,
        *turn,
        f"    return ({places}).astype(np.int32), factors.astype(np.float32)",
    ]


class Tables:
    """The tables of places and signs that the kernels of a module use, each once.

    Parameters
    ----------
    central : bool
        Whether there is a central I that may be taken out.
    negative : int, optional
        Mask of the vectors that square to -1, by which blades are transposed, if any are.
    """

    def __init__(self, central: bool, negative: int = 0) -> None:
        self.central, self.negative = central, negative
        self.names: dict[tuple[Layout, tuple[int, ...], int, int, bool], str] = {}
        self.planes: dict[tuple[int, ...], str] = {}

    def name(
        self,
        layout: Layout,
        signs: tuple[int, ...],
        turns: int,
        scale: int = 1,
        transposed: bool = False,
    ) -> str:
        """Return the number of a table, which is made if it is new."""
        key = layout, signs, turns, scale, transposed
        return self.names.setdefault(key, str(len(self.names)))

    def plane_signs(self, signs: Sequence[int]) -> str:
        """Return the name of a table of one sign for each plane."""
        return self.planes.setdefault(tuple(signs), f"_SIGNS_P{len(self.planes)}")

    def lines(self) -> list[str]:
        """Return the assignments of all tables."""
        lines = []
        for (layout, signs, turns, scale, transposed), number in self.names.items():
            turned = f"{turns}, " if self.central else ""
            flipped = f", {self.negative if transposed else 0}" if self.negative else ""
            call = f"_blades({layout.grades}, {signs}, {turned}{scale}{flipped})"
            lines.append(f"_PLACES_{number}, _SIGNS_{number} = {call}")
        for plane_signs, name in self.planes.items():
            lines.append(f"{name} = np.array({plane_signs}, np.float32)")
        return [piece for line in lines for piece in wrap_call(line)]


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
        "# Null vectors of the left and right part, sign of their product, whether right is odd.",
        *wrap_call(f"_PAIRS = np.array([{text}], np.int64)"),
    ]


def _pair_sign(left: int, right: int) -> int:
    passed = left.bit_count() * right.bit_count()
    return reordering_sign(left, right) * (-1 if passed & 1 else 1)
