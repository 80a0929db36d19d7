"""The part of a Numba module that takes bivectors apart: the closed form, for n <= 5."""

from __future__ import annotations

import textwrap

from gaforge.algebra import Algebra
from gaforge.algebra.blades import grade_masks
from gaforge.algebra.cayley import blade_product
from gaforge.codegen.derive.splitting import closed_form
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.runtime import kernel_doc

ROUNDING = 4e-15
"""Size of ``W_2``, relative to ``|B|**2``, that is only rounding: B is a blade."""

RESIDUAL = 2e-13
"""Largest commutator and outer square of parts, relative to ``|B|**2``."""

NULL = 4e-13
"""Square of a part, relative to its squared size without null vectors, that is only rounding."""

CONJUGATE = 1e-6
"""Imaginary part of squares, relative to ``|B|**2`` without null vectors, that is not rounding."""

COMMON = '''\
@njit(cache=True, nogil=True, error_model="numpy")
def _power_of_two(B, place):
    """Return about the largest coefficient of a bivector; NaN if it is not finite, 1 if zero."""
    largest = 0.0
    total = 0.0
    for i in range(_PAIRS):
        largest = max(largest, abs(B[place + i]))
        total += 0 * B[place + i]
    if total != 0:
        return np.nan
    if largest == 0:
        return 1.0
    return np.ldexp(1.0, int(max(np.floor(np.log2(largest)), -1000)))


@njit(cache=True, nogil=True, error_model="numpy")
def _kind_of_blade(square, size, rounding):
    """Return 1 for a negative, 2 for a positive square, 3 for a null blade.

    The squared size is that without null vectors; up to the second number it is only rounding.
    """
    if size <= rounding or abs(square) <= _NULL_SQUARE * size:
        return 3
    return 1 if square < 0 else 2
'''

ONE_PART = '''\
@njit(cache=True, nogil=True, error_model="numpy")
def _split__bivector(count, B, B_step, out):
    """DOC

    B is the only part. Squares are those of B over a power of two.
    """
    for e in range(count):
        place = e * B_step
        row = e * _ROW
        scale = _power_of_two(B, place)
        square = 0 * scale
        size = 0 * scale
        whole = 0 * scale
        for i in range(_PAIRS):
            b = B[place + i] / scale
            whole += b * b
            square += _BLADE_SQUARES[i] * b * b
            size += abs(_BLADE_SQUARES[i]) * b * b
            out[row + i] = B[place + i]
        kind = 0
        if whole > 0:
            kind = _kind_of_blade(square, size, 0)
        elif whole != 0:
            kind = -1
            for i in range(_PAIRS):
                out[row + i] = np.nan
        out[row + _PAIRS] = square * scale * scale
        out[row + _PAIRS + 1] = kind
'''

TWO_PARTS = '''\
@njit(cache=True, nogil=True, error_model="numpy")
def _squared_gap(b, c, size):
    """Return (s_1 - s_2)**2: either c_1**2 - 4 c_2 or 4 <X X>_0 / c_1, which is rounded less.

    X = c_1 B / 2 - V_1 = (s_1 - s_2) (b_1 - b_2) / 2, and <X X>_0 is c_1 / 4 times the square.
    """
    if c[1] > 0:
        total = 0 * c[0]
        square = 0 * c[0]
        for i in range(_PAIRS):
            x = c[0] * b[i] / 2 - c[3 + i]
            total += x * x
            square += _BLADE_SQUARES[i] * x * x
        rounding = 2 * abs(c[0]) * size + 4 * c[2]  # of the difference, in units of the last place
        if 64 * total * size**3 < (rounding * c[0]) ** 2:
            return 4 * square / c[0]
    return c[0] * c[0] - 4 * c[1]


@njit(cache=True, nogil=True, error_model="numpy")
def _take_apart(b, c, one, two, found):
    """Write the parts of b, and in found their squares, their kinds and the squared size of b.

    Kind 4 is one block with conjugate squares, kind -1 that two squares are too close.
    """
    size = 0.0
    solid = 0.0
    for i in range(_PAIRS):
        one[i] = b[i]
        two[i] = 0
        size += b[i] * b[i]
        solid += abs(_BLADE_SQUARES[i]) * b[i] * b[i]
    found[0], found[1], found[2], found[3], found[4] = c[0], 0, 0, 0, size
    if c[2] <= (_ROUNDING * size) ** 2:  # B ^ B = 0
        if size > 0:
            found[2] = _kind_of_blade(c[0], solid, 0)
        return
    square = _squared_gap(b, c, size)
    if square <= 0:
        found[2] = 4 if -square > (2 * _CONJUGATE * solid) ** 2 else -1
        return
    gap = sqrt(square) if c[0] >= 0 else -sqrt(square)
    far = (c[0] + gap) / 2
    near = c[1] / far + 0  # which makes 0 of -0
    sizes_0 = 0.0
    sizes_1 = 0.0
    whole = 0.0
    for i in range(_PAIRS):
        two[i] = (c[3 + i] - near * b[i]) / gap + 0
        one[i] = b[i] - two[i]
        whole += two[i] * two[i]
        sizes_0 += abs(_BLADE_SQUARES[i]) * one[i] * one[i]
        sizes_1 += abs(_BLADE_SQUARES[i]) * two[i] * two[i]
    found[0], found[1] = far, near
    rounding = _ROUNDING**2 * solid
    found[2] = _kind_of_blade(far, sizes_0, rounding)
    found[3] = _kind_of_blade(near, sizes_1, rounding)
    if found[2] == 3 or not whole <= 1e6 * size:
        found[2] = -1


@njit(cache=True, nogil=True, error_model="numpy")
def _is_split(defects, place, size):
    """Tell whether parts are commuting blades to the tolerance."""
    outer_one = 0.0
    outer_two = 0.0
    commutator = 0.0
    for i in range(_FOURS):
        outer_one += defects[place + i] * defects[place + i]
        outer_two += defects[place + _FOURS + i] * defects[place + _FOURS + i]
    for i in range(_PAIRS):
        value = defects[place + 2 * _FOURS + i]
        commutator += value * value
    return 4 * max(outer_one, outer_two, commutator) <= (_RESIDUAL * size) ** 2
'''

KERNEL = '''\
@njit(cache=True, nogil=True, error_model="numpy")
def _split__bivector(count, B, B_step, out):
    """DOC

    b is B over a power of two; one and two are its parts. Polynomials run on tiles.
    """
    scales = np.empty(_PART_TILE)
    b = np.empty(_PART_TILE * _PAIRS)
    one = np.empty(_PART_TILE * _PAIRS)
    two = np.empty(_PART_TILE * _PAIRS)
    found = np.empty(_PART_TILE * 5)
    c = np.empty(_PART_TILE * _INVARIANTS)
    defects = np.empty(_PART_TILE * _DEFECTS)
    for start in range(0, count, _PART_TILE):
        width = min(_PART_TILE, count - start)
        for e in range(width):
            place = (start + e) * B_step
            scales[e] = _power_of_two(B, place)
            for i in range(_PAIRS):
                b[e * _PAIRS + i] = B[place + i] / scales[e]
        _split_invariants__bivector(width, b, _PAIRS, c)
        for e in range(width):
            first, last = e * _PAIRS, (e + 1) * _PAIRS
            invariants = c[e * _INVARIANTS : (e + 1) * _INVARIANTS]
            facts = found[e * 5 : (e + 1) * 5]
            _take_apart(b[first:last], invariants, one[first:last], two[first:last], facts)
        _split_defects__bivector__bivector(width, one, _PAIRS, two, _PAIRS, defects)
        for e in range(width):
            kind = found[e * 5 + 2]
            scale = scales[e]
            if kind != 4 and not _is_split(defects, e * _DEFECTS, found[e * 5 + 4]):
                kind = -1
            row = (start + e) * _ROW
            if kind == -1:
                for i in range(_ROW - 2):
                    out[row + i] = np.nan
                out[row + _ROW - 2] = -1
                out[row + _ROW - 1] = -1
                continue
            for i in range(_PAIRS):
                out[row + i] = one[e * _PAIRS + i] * scale
                out[row + _PAIRS + i] = two[e * _PAIRS + i] * scale
            out[row + _ROW - 4] = found[e * 5] * scale * scale
            out[row + _ROW - 3] = found[e * 5 + 1] * scale * scale
            out[row + _ROW - 2] = kind
            out[row + _ROW - 1] = found[e * 5 + 3]
'''

PUBLIC = '''\
def _rows_of_split(B, out=None):
    """Return one row for each bivector: its parts, their squares, their kinds."""
    return _run(_split__bivector, (PAIRS,), ROW, (B,), out, (1,), "real")


def split__bivector(B):
    """Return the commuting parts of bivectors in closed form, with their squares and kinds.

    Law: LAW

    B : (..., PAIRS), bivector: grades 2
    returns : tuple of
        parts : (..., COUNT, PAIRS), by descending size of the square, null parts last, then zeros
        squares : (..., COUNT), the scalar parts of the squares of the parts
        kinds : (..., COUNT), int8: 0 no part, 1 and 2 a blade of negative and of positive square, 3
            a null blade, 4 a block whose squares are conjugate, -1 where the closed form is not
            defined or not accurate, as two squares are too close or B is not finite; parts and
            squares are NaN there
    """
    rows = _rows_of_split(B)
    parts = rows[..., :ENTRIES].reshape(*rows.shape[:-1], COUNT, PAIRS)
    return parts, rows[..., ENTRIES:KINDS], rows[..., KINDS:].astype(np.int8)


split__bivector.rows = _rows_of_split
'''

DESCRIPTION = """\
split: the squares of the parts are the roots of t**2 - c_1 t + c_2, c_m = <W_m W_m>_0, W_m =
<B**m>_2m / m!; with V_1 = <B W_2>_2 the part with the square s_1 is (PART) / (s_1 - s_2), after
Roelfs and De Keninck. Computed in float64. Parts are measured: where the commutator or an outer
square is above 2e-13 of |B|**2, which happens if two squares are closer than about 1e-3 of |B|**2,
the kind is -1. Proved: the polynomials on symbols; on symbols too, that parts of such a form are
commuting blades with these squares and sum to B; and the text itself on exact rational bivectors
with rational squares. Rounding is measured by tests."""

SINGLE = """\
split: up to n = 3 every bivector is a blade, and so its own only part."""


def describe_split(kernel: Kernel) -> list[str]:
    """Return lines of the module's docstring: how bivectors are split, and what is proved."""
    text = DESCRIPTION.replace("PART", _numerator()) if _count(kernel) == 2 else SINGLE
    return ["", *textwrap.wrap(text, 98)]


def _numerator() -> str:
    """Return the numerator of the first part as text, by the names of the file."""
    (of_B, of_V), _ = closed_form(2)
    assert (str(of_B), of_V) == ("s1", -1)
    return "s_1 B - V_1"


def _count(kernel: Kernel) -> int:
    return kernel.spec.algebra.n // 2


def constants(kernel: Kernel) -> list[str]:
    """Return the lines of the constants of the kernel."""
    algebra = kernel.spec.algebra
    pairs, fours = (len(grade_masks(algebra.n, grade)) for grade in (2, 4))
    squares = ", ".join(f"{square}.0" for square in blade_squares(algebra))
    lines = [
        f"_PAIRS = {pairs}",
        f"_ROW = {kernel.plan.result.size}",
        f"_BLADE_SQUARES = np.array([{squares}])",
        f"_NULL_SQUARE = {NULL}  # squares that are only rounding, relative to the part",
    ]
    if _count(kernel) == 2:
        lines += [
            f"_ROUNDING = {ROUNDING}  # sizes that are only rounding, relative to B",
            f"_RESIDUAL = {RESIDUAL}  # largest residual of parts, relative to |B|**2",
            f"_CONJUGATE = {CONJUGATE}  # imaginary part of squares that are conjugate",
            f"_FOURS = {fours}",
            f"_INVARIANTS = {3 + pairs}",
            f"_DEFECTS = {2 * fours + pairs}",
            "_PART_TILE = 64",
        ]
    return lines


def blade_squares(algebra: Algebra) -> list[int]:
    """Return the squares of the bivector blades."""
    return [blade_product(mask, mask, algebra.squares)[1] for mask in grade_masks(algebra.n, 2)]


def emit_split(kernel: Kernel) -> list[str]:
    """Return the lines of the kernel, with what it calls."""
    texts = [COMMON, TWO_PARTS, KERNEL] if _count(kernel) == 2 else [COMMON, ONE_PART]
    text = "\n\n".join(texts).replace("DOC", kernel_doc(kernel, "split"))
    return [*constants(kernel), "", "", *text.splitlines()]


def public_split(kernel: Kernel) -> list[str]:
    """Return the lines of the functions that users call."""
    k, pairs = _count(kernel), kernel.spec.layouts[0].size
    facts: dict[str, object] = {
        "PAIRS": pairs,
        "COUNT": k,
        "ENTRIES": k * pairs,
        "KINDS": k * (pairs + 1),
        "ROW": kernel.plan.result.size,
        "LAW": kernel.plan.form,
    }
    text = PUBLIC
    for name, value in facts.items():
        text = text.replace(name, str(value))
    return text.splitlines()
