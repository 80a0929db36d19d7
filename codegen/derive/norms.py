"""Plans of norms, of inverses in closed form, and of the test for versors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from gaforge.algebra import Algebra, Layout, Term
from gaforge.codegen.derive.products import contract, linear_image
from gaforge.codegen.derive.tables import derived_table
from gaforge.codegen.ir.plan import Contract, Divide, Operand, Plan, RootAbs, Signed, Step, restrict
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GenerationError


def plan_normsq(spec: KernelSpec) -> Plan:
    """Return ``<x ~x>_0``."""
    (x,) = spec.layouts
    step = Contract("out", 1, "x", "x", _with(spec.algebra, "reverse", x, (0,)), spec.row.law)
    return Plan((Operand("x", x.size),), (step,), spec.row.law, (2,)).check()


def plan_norm(spec: KernelSpec) -> Plan:
    """Return ``sqrt(|<x ~x>_0|)``."""
    (x,) = spec.layouts
    steps = (
        Contract("s", 1, "x", "x", _with(spec.algebra, "reverse", x, (0,)), "s = <x ~x>_0"),
        RootAbs("out", 1, "s", "out = sqrt(|s|)"),
    )
    return Plan((Operand("x", x.size),), steps, spec.row.law, (1,)).check()


def plan_inverse(spec: KernelSpec) -> Plan:
    """Return the inverse in closed form (Hitzer and Sangwine 2017, in the shortest variant).

    With x' the reverse or the Clifford conjugate and ``u = x x'``: if u is always scalar, the
    inverse is ``x' / u``; if u = s + q with ``q q`` always scalar, it is
    ``x' (s - q) / (s s - q q)``. One of the two fits every layout for n <= 4, and even and odd
    elements for n = 5.

    Raises
    ------
    GenerationError
        If neither fits.
    """
    algebra, (x,) = spec.algebra, spec.layouts
    middles = {
        involution: tuple(sorted(_nonzero(algebra, involution, x)))
        for involution in ("reverse", "conjugate")
    }
    for involution, middle in middles.items():
        if middle == (0,):
            return _single_inverse(spec, involution)
    plans = [
        _double_inverse(spec, involution, middle)
        for involution, middle in middles.items()
        if _squares_to_scalar(algebra, middle[1:])
    ]
    if plans:
        return min(plans, key=lambda plan: plan.term_count)
    raise GenerationError(
        f"no closed form of the inverse of {x.name} elements of {algebra} is emitted; "
        "k.inv solves the linear equation x y = 1 instead"
    )


def plan_versor_defect(spec: KernelSpec) -> Plan:
    """Return what must vanish for R to be a versor, after three squares to measure it by.

    Entries: ``<R ~R>_0``, ``|R_even|^2``, ``|R_odd|^2`` (sums of squared coefficients), then the
    grades 4, 8, ... of ``R ~R``, parity by parity, and for n >= 6 the grades 5, 9, ... of
    ``R e_i ~R`` (both products are their own reverse, so no other grade occurs; up to n = 5 the
    first condition implies the second).
    """
    algebra, (R,) = spec.algebra, spec.layouts
    table = derived_table(algebra)
    terms = list(_with(algebra, "reverse", R, (0,)))
    for a, mask in enumerate(R.masks):
        terms.append(Term(a, a, 2 if mask.bit_count() & 1 else 1, 1))
    places: dict[tuple[int, int], int] = {}
    probes = [0] + ([1 << i for i in range(algebra.n)] if algebra.n >= 6 else [])
    for probe in probes:
        for a, left in enumerate(R.masks):
            for c, right in enumerate(R.masks):
                if (left.bit_count() - right.bit_count()) & 1:
                    continue
                half, first = table.product(left, probe)
                mask, second = table.product(half, right)
                sign = first * second * linear_image(algebra, "reverse", right)[1]
                if sign and mask.bit_count() > 1:
                    key = probe, mask
                    terms.append(Term(a, c, places.setdefault(key, 3 + len(places)), sign))
    # Terms that cancel, grades 2 and 3 among them, leave empty entries: drop those.
    total: Counter[tuple[int, int, int]] = Counter()
    for t in terms:
        total[t.k, min(t.i, t.j), max(t.i, t.j)] += t.sign
    alive = sorted({0, 1, 2} | {k for (k, _, _), value in total.items() if value})
    rank = {k: place for place, k in enumerate(alive)}
    kept = tuple(t._replace(k=rank[t.k]) for t in terms if t.k in rank)
    step = Contract("out", len(alive), "R", "R", kept, spec.row.law)
    return Plan((Operand("R", R.size),), (step,), spec.row.law, (2,)).check()


def _single_inverse(spec: KernelSpec, involution: str) -> Plan:
    algebra, (x,) = spec.algebra, spec.layouts
    steps: tuple[Step, ...] = (
        Contract(
            "s", 1, "x", "x", _with(algebra, involution, x, (0,)), f"s = <x {involution}(x)>_0"
        ),
        _involution(algebra, involution, x, spec.result),
        Divide("out", spec.result.size, "y", "s", "out = y / s"),
    )
    return _inverse_plan(spec, steps, f"{involution}(x) / <x {involution}(x)>_0")


def _double_inverse(spec: KernelSpec, involution: str, middle: tuple[int, ...]) -> Plan:
    algebra, (x,) = spec.algebra, spec.layouts
    flipped = tuple((i, i, -1 if mask else 1) for i, mask in enumerate(middle))
    weights = contract(algebra, "gp", middle, middle, (0,))
    signs = [linear_image(algebra, involution, mask)[1] for mask in x.masks]
    numerator = contract(algebra, "gp", x.masks, middle, spec.result.masks)
    steps: tuple[Step, ...] = (
        Contract(
            "u",
            len(middle),
            "x",
            "x",
            _with(algebra, involution, x, middle),
            f"u = x {involution}(x)",
        ),
        Signed("v", len(middle), "u", flipped, "v = u with all but the scalar negated"),
        Contract("s", 1, "u", "v", weights, "s = <u v>_0"),
        Contract(
            "N",
            spec.result.size,
            "x",
            "v",
            tuple(t._replace(sign=t.sign * signs[t.i]) for t in numerator),
            f"N = {involution}(x) v",
        ),
        Divide("out", spec.result.size, "N", "s", "out = N / s"),
    )
    form = f"{involution}(x) v / <u v>_0, u = x {involution}(x), v = 2 <u>_0 - u"
    return _inverse_plan(spec, steps, form)


def _inverse_plan(spec: KernelSpec, steps: Sequence[Step], form: str) -> Plan:
    return restrict(Plan((Operand("x", spec.layouts[0].size),), tuple(steps), form, (1,)))


def _involution(algebra: Algebra, name: str, x: Layout, out: Layout) -> Signed:
    places = {mask: place for place, mask in enumerate(out.masks)}
    terms = tuple(
        (i, places[mask], linear_image(algebra, name, mask)[1]) for i, mask in enumerate(x.masks)
    )
    return Signed("y", out.size, "x", terms, f"y = {name}(x)")


def _with(algebra: Algebra, involution: str, x: Layout, out: tuple[int, ...]) -> tuple[Term, ...]:
    """Return the terms of ``x involution(x)``."""
    signs = [linear_image(algebra, involution, mask)[1] for mask in x.masks]
    terms = contract(algebra, "gp", x.masks, x.masks, out)
    return tuple(t._replace(sign=t.sign * signs[t.j]) for t in terms)


def _nonzero(algebra: Algebra, involution: str, x: Layout) -> set[int]:
    """Return the blades of ``x involution(x)`` that do not cancel."""
    table = derived_table(algebra)
    total: Counter[tuple[int, int, int]] = Counter()
    for i, a in enumerate(x.masks):
        for j, b in enumerate(x.masks):
            mask, sign = table.product(a, b)
            total[mask, min(i, j), max(i, j)] += sign * linear_image(algebra, involution, b)[1]
    return {mask for (mask, _, _), value in total.items() if value} | {0}


def _squares_to_scalar(algebra: Algebra, masks: tuple[int, ...]) -> bool:
    """Tell whether the square of any combination of these blades is a scalar."""
    table = derived_table(algebra)
    total: Counter[tuple[int, int, int]] = Counter()
    for i, a in enumerate(masks):
        for j, b in enumerate(masks):
            mask, sign = table.product(a, b)
            total[mask, min(i, j), max(i, j)] += sign
    return not any(value for (mask, _, _), value in total.items() if mask)
