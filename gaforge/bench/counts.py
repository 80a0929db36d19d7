"""Operation counts of the emitted unit sandwiches and products, beside kingdon 3.0's.

Kingdon's numbers stand in the docstrings of the functions that it generates; these were read
from kingdon 3.0.0 (``alg.sw[R.keys(), x.keys()]``), its sandwich assuming a unit versor too.
"""

from __future__ import annotations

from typing import NamedTuple

from gaforge.algebra import Algebra
from gaforge.bench.measure import Row


class Entry(NamedTuple):
    """An operation with kingdon's multiplications and additions."""

    signature: str
    operation: str
    layouts: tuple[str, ...]
    multiplications: int
    additions: int


_EVEN_VERSOR = {
    "3": ((18, 12), (18, 12), (0, 0), (18, 12), (36, 24)),
    "4": ((57, 40), (118, 99), (57, 40), (118, 99), (231, 179)),
    "5": ((120, 100), (405, 593), (415, 575), (520, 721), (920, 1396)),
    "4,1": ((120, 100), (405, 593), (415, 575), (520, 721), (920, 1396)),
    "3,0,1": ((26, 18), (57, 41), (25, 18), (60, 44), (112, 80)),
}
"""A full even versor acting on vectors, bivectors, trivectors, even and full multivectors."""

_DENSE_AND_EVEN = {
    "3": ((64, 56), (16, 12)),
    "4": ((256, 240), (64, 56)),
    "5": ((1024, 992), (256, 240)),
    "3,0,1": ((192, 176), (48, 40)),
}
"""Geometric products of full and of even multivectors."""

_OTHERS = {
    ("6", "sandwich", ("even", "vector")): (301, 256),
    ("6", "sandwich", ("even", "full")): (3927, 10572),
    ("4", "sandwich", ("g0_2", "vector")): (32, 24),
    ("5", "sandwich", ("g0_2", "vector")): (50, 40),
    ("3,0,1", "sandwich", ("g0_2", "vector")): (22, 15),
    ("6", "gp", ("full", "full")): (4096, 4032),
}

_OPERANDS = ("vector", "bivector", "trivector", "even", "full")

KINGDON = [
    *(
        Entry(signature, "sandwich", ("even", operand), *pair)
        for signature, pairs in _EVEN_VERSOR.items()
        for operand, pair in zip(_OPERANDS, pairs, strict=True)
    ),
    *(
        Entry(signature, "gp", (layout, layout), *pair)
        for signature, pairs in _DENSE_AND_EVEN.items()
        for layout, pair in zip(("full", "even"), pairs, strict=True)
    ),
    *(Entry(*key, *pair) for key, pair in _OTHERS.items()),
]

PREPARED = {"3": (9, 6), "4": (16, 12), "5": (25, 20)}
"""Multiplications and additions of a fixed rotor on one vector."""


def run() -> list[Row]:
    """Count the operations of every entry."""
    return [*(_compare(entry) for entry in KINGDON), *_prepared(), *_points()]


def _compare(entry: Entry) -> Row:
    ours = count(entry.signature, entry.operation, entry.layouts)
    peer = entry.multiplications, entry.additions
    met = ours[0] <= peer[0] and ours[1] <= peer[1]
    verb = "R >> x" if entry.operation == "sandwich" else entry.operation
    case = f"{Algebra.parse(entry.signature)} {verb}, {' on '.join(entry.layouts)}"
    return Row(case, _text(ours), _text(peer), None, "at most kingdon's", met)


def count(signature: str, operation: str, layouts: tuple[str, ...]) -> tuple[int, int]:
    """Return multiplications and additions of a kernel; of dense sums, additions k - 1.

    A table loop starts its sums at zero and so does one addition more per output than a formula;
    those are not counted, as in kingdon's docstrings.
    """
    from gaforge.codegen.ir.cost import cost
    from gaforge.codegen.ir.program import lower
    from gaforge.codegen.kernel import build_kernel
    from gaforge.codegen.spec import KernelSpec

    algebra = Algebra.parse(signature)
    spec = KernelSpec.of(algebra, operation, *layouts, unit=operation == "sandwich")
    kernel = build_kernel(spec)
    total = kernel.cost if kernel.form == "unrolled" else cost(lower(kernel.plan))
    return total.multiplications, total.additions


def _prepared() -> list[Row]:
    rows = []
    for signature, bound in PREPARED.items():
        ours = count(signature, "linear_map", ("vector",))
        met = ours[0] <= bound[0] and ours[1] <= bound[1]
        case = f"{Algebra.parse(signature)} prepared rotor on a vector"
        rows.append(Row(case, _text(ours), "", None, f"at most {_text(bound)}", met))
    return rows


def _points() -> list[Row]:
    """Count the motor on points and directions of PGA: trivectors with e123 set to 1 or 0.

    Kingdon has types for them; here they are the trivector kernel with a known coefficient, for
    which the program is specialised before counting.
    """
    from gaforge.codegen.ir.cost import cost
    from gaforge.codegen.kernel import build_kernel
    from gaforge.codegen.passes.specialise import specialise
    from gaforge.codegen.spec import KernelSpec

    pga = Algebra(3, 0, 1)
    kernel = build_kernel(KernelSpec.of(pga, "sandwich", "even", "trivector", unit=True))
    place = pga.layout("trivector").masks.index(pga.parse_blade("e123")[0])
    rows = []
    for name, value, peer in (("point", 1, (21, 18)), ("direction", 0, (18, 12))):
        total = cost(specialise(kernel.plan, {f"x_{place}": value}))
        ours = total.multiplications, total.additions
        met = ours[0] <= peer[0] and ours[1] <= peer[1]
        rows.append(
            Row(
                f"{pga} R >> x, even on {name}",
                _text(ours),
                _text(peer),
                None,
                "at most kingdon's",
                met,
            )
        )
    return rows


def _text(pair: tuple[int, int]) -> str:
    return f"{pair[0]} mul, {pair[1]} add"
