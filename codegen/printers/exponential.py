"""The exponential of bivectors in closed form, up to five dimensions, as straight-line code.

There B B = s + W, s a scalar, W = B ^ B of grade 4, W W = w is a scalar, and W commutes with B. So

    exp(B) = C(z) + S(z) B,  z = s + W,  C(z) = cosh(sqrt(z)),  S(z) = sinh(sqrt(z)) / sqrt(z),

two entire functions on numbers a + b W with W W = w: complex, split or dual numbers, by the
metric. They are power series on B / 2**k, doubled k times by C(4 z) = 1 + 2 z S(z)**2 and
S(4 z) = S(z) C(z); C - 1 is carried, so that nothing small is lost beside the 1.
"""

from __future__ import annotations

from gaforge.algebra import OPERATIONS, Algebra, Layout, Term, binary_terms, blade_product
from gaforge.codegen.derive.exponential import CLOSED_LIMIT, ORDER
from gaforge.codegen.printers.python import wrap

TILE = 32
"""Elements that run together, so that loops over them are vectorised."""


def has_closed_form(algebra: Algebra) -> bool:
    """Tell whether the exponential is written in closed form."""
    return algebra.n <= CLOSED_LIMIT


def print_closed(algebra: Algebra, doc: str) -> list[str]:
    """Return the lines of the kernel."""
    pairs, fours = algebra.layout("bivector").size, _fours(algebra).size
    rank = 2 if fours else 1
    tiles = ["C_0", "S_0", "z_0", "C_1", "S_1", "z_1", "w"][: 7 if rank == 2 else 3]
    size = algebra.layout("even").size
    return [
        '@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})',
        "def _exp__bivector(count, B, B_step, out):",
        f'    """{doc}',
        "",
        "    C stands for C - 1, numbers a + b W for two tiles, and z is that of B / 2**halvings.",
        '    """',
        f"    b = np.empty(({pairs}, {TILE}))",
        *(f"    tile_{name} = np.empty({TILE})" for name in tiles),
        f"    scales = np.empty({TILE})",
        f"    halvings = np.empty({TILE}, np.int64)",
        f"    for start in range(0, count, {TILE}):",
        f"        width = min({TILE}, count - start)",
        "        most = 0",
        "        for e in range(width):",
        "            place = (start + e) * B_step",
        f"            for i in range({pairs}):",
        "                b[i, e] = B[place + i]",
        *_indented(12, f"size = {_size(algebra)}"),
        "            size = np.sqrt(size)",
        "            total = size  # NaN where B is not finite",
        f"            for i in range({pairs}):",
        "                total += 0 * b[i, e]",
        "            halvings[e] = 0",
        "            scales[e] = _ONE",
        "            while size > 0.5 and halvings[e] < _MOST:",
        "                size = size / 2",
        "                scales[e] = scales[e] / 2",
        "                halvings[e] += 1",
        "            most = max(most, halvings[e])",
        "            if not total <= _LARGEST:",
        "                scales[e] = np.nan",
        "        for e in range(width):",
        *_series(algebra, rank),
        "        for step in range(most, 0, -1):",
        "            for e in range(width):",
        *_doubling(rank),
        "        for e in range(width):",
        *_result(algebra, rank, size),
    ]


def _series(algebra: Algebra, rank: int) -> list[str]:
    """Return the lines of the power series on B / 2**halvings."""
    pairs = algebra.layout("bivector").size
    lines = [f"            b_{i} = scales[e] * b[{i}, e]" for i in range(pairs)]
    lines += _indented(12, f"z = {_square(algebra)}")
    if rank == 2:
        lines += _fourvector(algebra)
        lines += _indented(12, f"w = {_fours_square(algebra)}")
    for name, first in (("C", 1), ("S", 0)):
        lines.append(f"            {name}_0 = _{name}[{ORDER}]")
        if rank == 2:
            lines.append(f"            {name}_1 = 0 * w")
        for k in range(ORDER - 1, first - 1, -1):
            if rank == 2:
                both = f"z*{name}_0 + w*{name}_1, {name}_0 + z*{name}_1"
                lines.append(f"            {name}_0, {name}_1 = {both}")
            else:
                lines.append(f"            {name}_0 = z*{name}_0")
            lines.append(f"            {name}_0 += _{name}[{k}]")
    # C - 1 has a factor z more.
    if rank == 2:
        lines.append("            C_0, C_1 = z*C_0 + w*C_1, C_0 + z*C_1")
        lines += ["            tile_z_1[e] = 1", "            tile_w[e] = w"]
        lines += ["            tile_C_1[e] = C_1", "            tile_S_1[e] = S_1"]
    else:
        lines.append("            C_0 = z*C_0")
    lines += ["            tile_z_0[e] = z", "            tile_C_0[e] = C_0"]
    return [*lines, "            tile_S_0[e] = S_0"]


def _doubling(rank: int) -> list[str]:
    """Return the lines that double B, where it was halved so often."""
    lines = ["active = step <= halvings[e]", "c, s, z = tile_C_0[e], tile_S_0[e], tile_z_0[e]"]
    if rank == 1:
        new = {"C_0": "2 * z * s * s", "S_0": "s + s * c", "z_0": "4 * z"}
    else:
        lines += [
            "d, t, y, w = tile_C_1[e], tile_S_1[e], tile_z_1[e], tile_w[e]",
            "square_0 = s * s + w * t * t",
            "square_1 = 2 * s * t",
        ]
        new = {
            "C_0": "2 * (z * square_0 + w * y * square_1)",
            "C_1": "2 * (z * square_1 + y * square_0)",
            "S_0": "s + (s * c + w * t * d)",
            "S_1": "t + (s * d + t * c)",
            "z_0": "4 * z",
            "z_1": "4 * y",
        }
    old = {"C_0": "c", "S_0": "s", "z_0": "z", "C_1": "d", "S_1": "t", "z_1": "y"}
    lines += [f"tile_{name}[e] = {value} if active else {old[name]}" for name, value in new.items()]
    return [f"                {line}" for line in lines]


def _result(algebra: Algebra, rank: int, size: int) -> list[str]:
    """Return the lines that write C + S B."""
    pairs = algebra.layout("bivector").size
    lines = [f"            b_{i} = b[{i}, e]" for i in range(pairs)]
    lines += [f"            place = (start + e) * {size}", "            s = tile_S_0[e]"]
    lines.append("            out[place] = 1 + tile_C_0[e]")
    if rank == 1:
        return [
            *lines,
            *(f"            out[place + {1 + i}] = s * b_{i}" for i in range(pairs)),
        ]
    lines += _fourvector(algebra)
    lines += [
        "            t = tile_S_1[e] * scales[e] * scales[e]",
        "            d = tile_C_1[e] * scales[e] * scales[e]",
    ]
    both = binary_terms(
        algebra,
        OPERATIONS["gp"],
        _fours(algebra).masks,
        algebra.layout("bivector").masks,
        algebra.layout("bivector").masks,
    )
    parts: dict[int, list[tuple[int, str]]] = {i: [] for i in range(pairs)}
    for term in both:
        parts[term.k].append((term.sign, f"W_{term.i}*b_{term.j}"))
    for i, terms in parts.items():
        moved = f" + t * ({_sum(terms)})" if terms else ""
        lines += _indented(12, f"out[place + {1 + i}] = s * b_{i}{moved}")
    fours = range(_fours(algebra).size)
    return [*lines, *(f"            out[place + {1 + pairs + k}] = d * W_{k}" for k in fours)]


def _fours(algebra: Algebra) -> Layout:
    return algebra.layout((4,) if algebra.n >= 4 else ())


def _size(algebra: Algebra) -> str:
    """Return the squared size of B, null vectors left out."""
    null = (1 << algebra.r) - 1
    places = [i for i, mask in enumerate(algebra.layout("bivector").masks) if not mask & null]
    return " + ".join(f"b[{i}, e]*b[{i}, e]" for i in places) or "0.0"


def _square(algebra: Algebra) -> str:
    """Return the scalar part of B B."""
    masks = algebra.layout("bivector").masks
    return _squares("b", masks, algebra)


def _fours_square(algebra: Algebra) -> str:
    """Return W W."""
    return _squares("W", _fours(algebra).masks, algebra)


def _squares(name: str, masks: tuple[int, ...], algebra: Algebra) -> str:
    signs = [blade_product(mask, mask, algebra.squares)[1] for mask in masks]
    terms = [(sign, f"{name}_{i}*{name}_{i}") for i, sign in enumerate(signs) if sign]
    return _sum(terms) if terms else f"0 * {name}_0"


def _fourvector(algebra: Algebra) -> list[str]:
    """Return the lines of W = B ^ B."""
    bivector = algebra.layout("bivector").masks
    terms: dict[int, list[Term]] = {k: [] for k in range(_fours(algebra).size)}
    for term in binary_terms(algebra, OPERATIONS["op"], bivector, bivector, _fours(algebra).masks):
        if term.i < term.j:
            terms[term.k].append(term)
    lines = []
    for k, found in terms.items():
        total = _sum([(term.sign, f"b_{term.i}*b_{term.j}") for term in found])
        lines += _indented(12, f"W_{k} = 2 * ({total})")
    return lines


def _sum(terms: list[tuple[int, str]]) -> str:
    """Return a sum of products with signs, positive ones first."""
    positive = [text for sign, text in terms if sign > 0]
    negative = [text for sign, text in terms if sign < 0]
    if not positive:
        return "-" + " - ".join(negative)
    return " - ".join([" + ".join(positive), *negative])


def _indented(indent: int, line: str) -> list[str]:
    return [" " * indent + part for part in wrap(line, indent=indent)]
