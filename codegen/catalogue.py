"""Which kernels a whole module of an algebra holds, and which algebras are shipped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gaforge.algebra import OPERATIONS, Algebra, LayoutLike
from gaforge.codegen.spec import KernelSpec

SHIPPED = ("2", "3", "4", "5", "6", "2,0,1", "3,0,1", "1,3", "3,1", "4,1")
"""Signatures whose modules are part of the package: VGA, PGA, STA of both signs, CGA."""

LARGE_SHIPPED = ("7", "8", "9", "10", "11", "12")
"""Signatures of which the package has modules in spinor form."""

LARGE_TARGETS = ("numba", "torch", "vjp")
"""Targets of which large algebras have modules."""

TARGETS = ("numba", "numpy", "torch", "vjp", "latex")
"""Names of the targets; `gaforge.codegen.targets` finds what belongs to each."""

WRITTEN_FOR = {
    "exp": ("numba", "torch"),
    "split": ("numba",),
    "split_invariants": ("numba",),
    "split_defects": ("numba",),
}
"""Targets that write an operation, where these are not all of them."""

LARGEST_SPLIT = 5
"""Largest n of kernels that split bivectors; `docs/decisions/splitting.md` says why."""

WHOLE_LIMIT = 6
"""Largest n of a module of all kernels; a larger one holds those in spinor form."""


def shipped_algebras() -> tuple[Algebra, ...]:
    """Return the algebras whose modules, for every target, are part of the package."""
    return tuple(map(Algebra.parse, SHIPPED))


def large_algebras() -> tuple[Algebra, ...]:
    """Return the large algebras whose modules in spinor form are part of the package."""
    return tuple(map(Algebra.parse, LARGE_SHIPPED))


def has_module(algebra: Algebra, target: str) -> bool:
    """Tell whether there is a whole module: in large algebras, those with a spinor form."""
    if algebra.n <= WHOLE_LIMIT:
        return True
    if target not in LARGE_TARGETS:
        return False
    from gaforge.codegen.derive.spinor_adjoint import find_adjoint  # loads SymPy
    from gaforge.codegen.derive.spinor_forms import find_form

    if target == "torch" and algebra.r:
        return False
    find = find_adjoint if target == "vjp" else find_form
    return find(KernelSpec.of(algebra, "gp")) is not None


def writes(target: str, operation: str) -> bool:
    """Tell whether kernels of an operation are written for a target.

    Examples
    --------
    >>> writes("torch", "exp"), writes("torch", "split")
    (True, False)
    """
    return target in WRITTEN_FOR.get(operation, TARGETS)


TABLE_LIMIT = 4
"""Largest n of a multiplication table in LaTeX."""

MOST_PRODUCTS = 220
"""Most products of a sandwich that is written out in LaTeX, before like terms are merged."""


def standard_kernels(algebra: Algebra, target: str = "numba") -> tuple[KernelSpec, ...]:
    """Return the kernels of a whole module, each once, in the order of the operation table."""
    if algebra.n > WHOLE_LIMIT:
        if not has_module(algebra, target):
            return ()
        return tuple(spec for spec in _large(algebra) if target != "vjp" or _multiplies(spec))
    rank = {name: place for place, name in enumerate(OPERATIONS)}
    found = sorted(with_guards(_wanted(algebra)), key=lambda spec: rank[spec.operation])
    found = [spec for spec in found if writes(target, spec.operation)]
    return tuple(filter(_readable, found) if target == "latex" else found)


def _readable(spec: KernelSpec) -> bool:
    """Tell whether a closed form is worth a place on a page."""
    if spec.operation == "gp":
        full = all(layout.name == "full" for layout in spec.layouts)
        return full and spec.algebra.n <= TABLE_LIMIT
    if spec.operation == "sandwich" and spec.unit:
        R, x = spec.layouts
        products = R.size * (R.size + 1) // 2 * x.size
        return len(x.grades) == 1 and x.grades != (0,) and products <= MOST_PRODUCTS
    return spec.operation in ("normsq", "norm", "inv")


def with_guards(specs: Iterable[KernelSpec]) -> tuple[KernelSpec, ...]:
    """Return the kernels, each once, with the versor tests and products that they call."""
    found: dict[str, KernelSpec] = {}
    for spec in specs:
        found.setdefault(spec.name, spec)
        for other in spec.needs:
            found.setdefault(other.name, other)
    return tuple(found.values())


def _wanted(algebra: Algebra) -> Iterator[KernelSpec]:
    n = algebra.n
    for row in OPERATIONS.values():
        if row.kind in ("bilinear", "linear"):
            yield from _spec(algebra, row.name)
    for pair in (("even", "even"), ("even", "vector"), ("vector", "vector"), ("vector", "full")):
        yield from _spec(algebra, "gp", *pair)
    for layout in ("full", "even", "vector"):
        yield from _spec(algebra, "normsq", layout)
        yield from _spec(algebra, "norm", layout)
    inverses = ["even", "vector"] if n <= 5 else ["vector"]
    for layout in (["full"] if n <= 4 else []) + inverses:
        yield from _spec(algebra, "inv", layout)
    if n >= 2:
        yield from _spec(algebra, "exp", "bivector")
    if 2 <= n <= LARGEST_SPLIT:
        yield from _spec(algebra, "split", "bivector")
    yield from _sandwiches(algebra)
    for k in range(2, n + 1):
        yield from _spec(algebra, "outermorphism", (k,))
    targets: list[LayoutLike] = ["even", "full", *((k,) for k in range(1, n + 1))]
    for target in targets:
        yield from _spec(algebra, "linear_map", target)


def _multiplies(spec: KernelSpec) -> bool:
    """Tell whether a kernel of a large algebra is a product, whose gradients are products too."""
    return spec.row.kind not in ("linear", "series") and spec.operation not in (
        "to_spinor",
        "from_spinor",
    )


def _large(algebra: Algebra) -> Iterator[KernelSpec]:
    """Yield the kernels of a module in spinor form."""
    for pair in (("full", "full"), ("even", "even"), ("even", "full"), ("full", "even")):
        yield from _spec(algebra, "gp", *pair)
    for row in OPERATIONS.values():
        if row.kind == "linear":
            yield from _spec(algebra, row.name)
    for operand in ("full", "even", "vector"):
        yield from _spec(algebra, "sandwich", "even", operand, unit=True)
    for middle in ("full", "even"):
        yield from _spec(algebra, "sandwich2", "even", middle, "even")
    yield from _spec(algebra, "sandwich2")
    yield from _spec(algebra, "exp", "bivector")
    for operand in ("full", "even"):
        yield from _spec(algebra, "to_spinor", operand)
    yield from _spec(algebra, "from_spinor")
    if not algebra.r:
        yield from _spec(algebra, "sandwich2_spinor", "even", "full", "even")


def _sandwiches(algebra: Algebra) -> Iterator[KernelSpec]:
    n = algebra.n
    operands = [(k,) for k in range(n + 1)] + ["even", "full"]
    for unit in (True, False):
        yield from _spec(algebra, "sandwich", unit=unit)
        for versor in ("even", (0, 2) if n >= 2 else "even", "vector"):
            for operand in operands:
                yield from _spec(algebra, "sandwich", versor, operand, unit=unit)
    for middle in ("vector", "even", "full"):
        yield from _spec(algebra, "sandwich2", "even", middle, "even")
    if n <= 5:
        yield from _spec(algebra, "sandwich2")


def _spec(
    algebra: Algebra, operation: str, *layouts: LayoutLike, unit: bool = False
) -> Iterator[KernelSpec]:
    """Yield the spec, or nothing where the algebra lacks the layout or any inverse in it."""
    if algebra.n or "vector" not in layouts:
        spec = KernelSpec.of(algebra, operation, *layouts, unit=unit)
        if spec.defined:
            yield spec
