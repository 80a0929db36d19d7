"""The part of a torch module of a large algebra: products of matrices in traceable operations.

Everything is a gather with a table, a product with a Hadamard matrix, or a product of real
matrices, so that autograd, torch.compile and other devices take it as it is. Tables are made from
the masks of blades when the module is imported.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from functools import cached_property

from gaforge.codegen.derive.signs import signed_flip
from gaforge.codegen.derive.spinor import Representation, represent
from gaforge.codegen.derive.spinor_forms import Factor, Form, find_form
from gaforge.codegen.ir.cost import Cost
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.printers.python import WIDTH, wrap_call

TABLES = '''\
# --- Tables of blades: the same text in every emitted torch module of a large algebra -----------

_TABLES: dict[tuple[int, torch.device], tuple[Tensor, Tensor]] = {}
Entries = tuple[Tensor, Tensor]


def _entries(places: list[int], signs: list[int]) -> Entries:
    """Return from which places entries come, and their signs, 0 for entries that are 0."""
    return (
        torch.tensor(places, dtype=torch.int64, device="cpu"),
        torch.tensor(signs, dtype=torch.int64, device="cpu"),
    )


def _masks(grades: Iterable[int]) -> list[int]:
    """Return the masks of the blades of some grades."""
    blades = [blade for k in grades for blade in combinations(range(_N), k)]
    return [sum(1 << i for i in blade) for blade in blades]


def _permutation(
    grades: tuple[int, ...], images: tuple[int, ...], flip: int, odd: int, rows: tuple[int, ...]
) -> Entries:
    """Return the table of an involution or dual; the sign is a quadratic form of the mask."""
    own = {mask: place for place, mask in enumerate(_masks(grades))}
    places, signs = [], []
    for image in _masks(images):
        mask = image ^ flip
        form = odd
        for i, row in enumerate(rows):
            form ^= mask >> i & (mask & row).bit_count() & 1
        places.append(own[mask])
        signs.append(1 - 2 * form)
    return _entries(places, signs)


def _gather(x: Tensor, table: Entries) -> Tensor:
    """Return entries of the last axis of x, with signs."""
    places, signs = _on_device(table, x)
    return x.index_select(-1, places) * signs.to(x.dtype)


def _on_device(table: Entries, x: Tensor) -> Entries:
    """Return a table where x is: copied once to a device, or anew in traced code."""
    if torch.compiler.is_compiling():
        return table[0].to(x.device), table[1].to(x.device)
    if type(x) not in (Tensor, nn.Parameter):  # such as fake tensors, which do not meet others
        places, signs = (torch.tensor(part.tolist(), device=x.device) for part in table)
        return places, signs
    if x.device.type == "cpu":
        return table
    key = id(table), x.device
    if key not in _TABLES:
        _TABLES[key] = table[0].to(x.device), table[1].to(x.device)
    return _TABLES[key]
'''

SPINORS = '''\
# --- Products of matrices: the same text in every such module -----------------------------------


def _words() -> tuple[list[int], list[int]]:
    """Return the word of every blade, by mask, and its sign: products of vectors in order."""
    words, signs = [0], [1]
    for word, flips, sign in _GENERATORS:
        odd = [(v & flips).bit_count() & 1 for v in words]
        signs += [-sign * s if o else sign * s for o, s in zip(odd, signs, strict=True)]
        words += [v ^ word for v in words]
    return words, signs


_WORDS, _WORD_SIGNS = _words()
_HADAMARD = _entries(
    [j for j in range(_K) for _ in range(_K)],
    [1 - 2 * ((b & j).bit_count() & 1) for j in range(_K) for b in range(_K)],
)
_SKEW = _entries([j * _K + (i ^ j) for i in range(_K) for j in range(_K)], [1] * (_K * _K))
_UNSKEW = _entries([(j ^ a) * _K + j for j in range(_K) for a in range(_K)], [1] * (_K * _K))
_LEFT, _RIGHT = (
    {
        count: _entries(
            [w ^ v for w in range(count) for v in range(count)],
            [_PLANE_SIGNS[w ^ v][v] if left else _PLANE_SIGNS[w][w ^ v]
             for w in range(count) for v in range(count)],
        )
        for count in (_UNITS, _PLANES)
    }
    for left in (True, False)
)


def _into(grades: tuple[int, ...], signs: tuple[int, ...], planes: int) -> Entries:
    """Return the table that puts coefficients where the words of their blades belong."""
    places, values = [0] * (planes * _K * _K), [0] * (planes * _K * _K)
    by_grade = dict(zip(grades, signs, strict=True))
    for place, mask in enumerate(_masks(grades)):
        places[_WORDS[mask]] = place
        values[_WORDS[mask]] = _WORD_SIGNS[mask] * by_grade[mask.bit_count()]
    return _entries(places, values)


def _from(grades: tuple[int, ...]) -> Entries:
    """Return the table that takes coefficients from where the words of their blades are."""
    masks = _masks(grades)
    return _entries([_WORDS[mask] for mask in masks], [_WORD_SIGNS[mask] for mask in masks])


def _transform(x: Tensor) -> Tensor:
    """Return sums over b of (-1)^(b j) x[..., b, a], of shape (..., j, a)."""
    signs = _on_device(_HADAMARD, x)[1].unflatten(-1, (_K, _K))
    return _multiply(signs.to(x.dtype), x)


def _multiply(a: Tensor, b: Tensor) -> Tensor:
    """Return the products of real matrices, in their own dtype."""
    device = a.device.type
    autocast = torch.amp.is_autocast_available(device) and torch.is_autocast_enabled(device)
    if autocast:  # which would compute in half precision
        with torch.autocast(device, enabled=False):
            return a @ b
    return a @ b


def _planes(x: Tensor, table: Entries) -> Tensor:
    """Return the matrices of multivectors: planes of shape (..., planes, k, k)."""
    sums = _transform(_gather(x, table).unflatten(-1, (-1, _K, _K)))
    return _gather(sums.flatten(-2), _SKEW).unflatten(-1, (_K, _K))


def _coefficients(planes: Tensor, table: Entries, dtype: torch.dtype) -> Tensor:
    """Return the multivectors of planes, in a dtype."""
    sums = _gather(planes.flatten(-2), _UNSKEW).unflatten(-1, (_K, _K))
    out = _gather(_transform(sums).flatten(-3), table) / _K
    return out.to(dtype)


def _matrix(planes: Tensor, tables: dict[int, Entries]) -> Tensor:
    """Return the real matrices, of shape (..., planes k, planes k), by which planes multiply."""
    count = planes.shape[-3]
    places, signs = _on_device(tables[count], planes)
    blocks = planes.index_select(-3, places) * signs.to(planes.dtype)[:, None, None]
    return blocks.unflatten(-3, (count, count)).transpose(-3, -2).flatten(-2).flatten(-3, -2)


def _times_left(left: Tensor, right: Tensor) -> Tensor:
    """Return products of planes; a factor of fewer planes has no part with the central I."""
    first, second = left.shape[-3], right.shape[-3]
    if first < second:
        matrix = _matrix(left, _LEFT).unsqueeze(-3)
        columns = right.unflatten(-3, (-1, first)).flatten(-3, -2)
    elif first > second:
        matrix = _matrix(left.unflatten(-3, (-1, second)), _LEFT)
        columns = right.flatten(-3, -2).unsqueeze(-3)
    else:
        product = _multiply(_matrix(left, _LEFT), right.flatten(-3, -2))
        return product.unflatten(-2, (-1, _K))
    return _multiply(matrix, columns).unflatten(-2, (-1, _K)).flatten(-4, -3)


def _times_right(left: Tensor, right: Tensor) -> Tensor:
    """Return the same products, where the right factor is the one that rows share."""
    first, second = left.shape[-3], right.shape[-3]
    if first < second:
        return _times_left(left, right)
    matrix = _matrix(right, _RIGHT)
    if first > second:
        matrix = matrix.unsqueeze(-3)
        left = left.unflatten(-3, (-1, second))
    rows = left.transpose(-3, -2).flatten(-2)
    out = _multiply(rows, matrix).unflatten(-1, (-1, _K)).transpose(-3, -2)
    return out.flatten(-4, -3) if first > second else out


def _from_columns(x: Tensor) -> Tensor:
    """Return planes that are given one column after the other."""
    return x.unflatten(-1, (_PLANES, _K, _K)).transpose(-2, -1)


def _to_columns(planes: Tensor, dtype: torch.dtype) -> Tensor:
    """Return planes one column after the other."""
    return planes.transpose(-2, -1).flatten(-3).to(dtype)


def _wide(operands: list[Tensor]) -> tuple[torch.dtype, list[Tensor]]:
    """Return the dtype of a result, and operands in the one to compute in.

    Sums of many terms are computed in float32 for half precision, and in float64 for integers,
    which are bounded such that every number on the way is exact.
    """
    dtype = operands[0].dtype
    if dtype in (torch.float16, torch.bfloat16):
        return dtype, [x.float() for x in operands]
    if not (dtype.is_floating_point or dtype.is_complex):
        return dtype, [x.double() for x in operands]
    return dtype, operands
'''

EXACT = 1 << 10
"""Integers are refused above 2**63 over this: numbers on the way are floats of 53 bits."""

DETAILS = """\
Spinor kernels are products of real matrices: coefficients, with signs, are put where the Pauli
strings of their blades belong, a product with a Hadamard matrix makes the entries of matrices, and
back. Half precision is computed in float32 inside. Proof: the functions are executed on random
integers modulo two primes, which a wrong one passes with a probability below 1e-17."""


def print_facts(spinor: Representation) -> list[str]:
    """Return the numbers that the shared text is about."""
    signs = [
        tuple(spinor.sign(v << 2 * spinor.bits, w << 2 * spinor.bits) for w in range(spinor.planes))
        for v in range(spinor.planes)
    ]
    generators = "".join(f"({w}, {spinor.flips(w)}, {s}), " for w, s in spinor.generators)
    text = f"_GENERATORS = ({generators.rstrip()})"
    return [
        f"_K = {spinor.k}",
        f"_UNITS = {spinor.units}",
        f"_PLANES = {spinor.planes}",
        "# Of each basis vector: its word, which words change sign by it from the right, its sign.",
        *textwrap.wrap(text, WIDTH, subsequent_indent="    "),
        "# Signs of the products of what stands in front of planes.",
        "_PLANE_SIGNS = (",
        *(f"    {row}," if len(row) > 1 else f"    ({row[0]},)," for row in signs),
        ")",
    ]


class Section:
    """The tables that the kernels of one module share, and the lines of its kernels."""

    def __init__(self, kernels: Sequence[Kernel]) -> None:
        self.kernels = kernels
        self.tables: dict[str, str] = {}
        self.algebra = kernels[0].spec.algebra

    @cached_property
    def spinor(self) -> Representation:
        """The representation of the algebra."""
        return represent(self.algebra.p, self.algebra.q)

    def table(self, call: str) -> str:
        """Return the name of a table, which is made if it is new."""
        return self.tables.setdefault(call, f"_TABLE_{len(self.tables)}")

    def body(self, kernel: Kernel) -> list[str]:
        """Return the lines that compute a kernel, after its operands are checked."""
        if kernel.form != "spinor":
            return self._permutation(kernel)
        form = find_form(kernel.spec)
        assert form is not None
        names = [operand.name for operand in kernel.plan.operands]
        lines = [f"dtype, [{', '.join(names)}] = _wide([{', '.join(names)}])"]
        if kernel.spec.operation == "to_spinor":
            assert form.last is not None
            return [*lines, f"out = _to_columns({self._load(form, form.last, names)}, dtype)"]
        if kernel.spec.operation == "from_spinor":
            return [*lines, self._store(form, "_from_columns(x)")]
        products = [
            f"_times_left({self._load(form, left, names)}, {self._load(form, right, names)})"
            for left, right in form.first
        ]
        lines.append(f"y = {products[0]}")
        lines += [f"y = y + {product}" for product in products[1:]]
        if form.last is not None:
            lines.append(f"y = _times_right(y, {self._load(form, form.last, names)})")
        return [*lines, "out = _to_columns(y, dtype)" if form.raw else self._store(form, "y")]

    def _permutation(self, kernel: Kernel) -> list[str]:
        spec = kernel.spec
        flip = signed_flip(spec.algebra, spec.operation)
        facts = (spec.layouts[0].grades, spec.result.grades, flip.flip, flip.constant, flip.rows)
        table = self.table(f"_permutation({', '.join(map(str, facts))})")
        (operand,) = kernel.plan.operands
        return [f"out = _gather({operand.name}, {table})"]

    def _load(self, form: Form, factor: Factor, names: Sequence[str]) -> str:
        if form.raw and factor.operand == 1:
            return f"_from_columns({names[1]})"
        half = bool(self.spinor.central) and factor.parity == "even" and len(form.first) == 1
        planes = "_UNITS" if half else "_PLANES"
        call = f"_into({factor.layout.grades}, {factor.signs}, {planes})"
        return f"_planes({names[factor.operand]}, {self.table(call)})"

    def _store(self, form: Form, planes: str) -> str:
        return f"out = _coefficients({planes}, {self.table(f'_from({form.result.grades})')}, dtype)"

    def text(self) -> str:
        """Return what the kernels share; their lines must have been made before."""
        spinors = any(kernel.form == "spinor" for kernel in self.kernels)
        facts = [f"_N = {self.algebra.n}"]
        facts += print_facts(self.spinor) if spinors else []
        title = "# --- Representation ".ljust(98, "-")
        lines = [title, "", *facts, "", ""]
        lines += [TABLES, "", *([SPINORS] if spinors else [])]
        for call, name in self.tables.items():
            lines += wrap_call(f"{name} = {call}")
        return "\n".join([*lines, ""])


def exact_growth(kernel: Kernel) -> int:
    """Return the factor by which the bound on integers is larger than that on operands."""
    form = find_form(kernel.spec)
    assert form is not None
    return form.largest * EXACT


def spinor_cost(kernel: Kernel) -> Cost:
    """Count the operations of a kernel as it is written here."""
    form = find_form(kernel.spec)
    assert form is not None
    spinor = form.spinor
    k, kk = spinor.k, spinor.k**2

    def planes(parity: str) -> int:
        half = bool(spinor.central) and parity == "even" and len(form.first) == 1
        return spinor.units if half else spinor.planes

    factors = [
        factor for pair in form.first for factor in pair if not form.raw or not factor.operand
    ]
    parities = [factor.parity for factor in factors]
    parities += [form.last.parity] if form.last else []
    parities += [] if form.raw or (form.last and not form.first) else [form.outcome]
    total = sum(planes(parity) * kk * k for parity in parities)
    for product in (*form.products, *filter(None, [form.second])):
        total += planes(product.left) * planes(product.right) * kk * k
    return Cost(total, total)
