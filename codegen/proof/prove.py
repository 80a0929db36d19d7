"""Prove a kernel: compare what its source computed on symbols with what it must be."""

from __future__ import annotations

from collections import Counter

from sympy.polys.rings import PolyElement

from gaforge.codegen.formula import FormulaSpec
from gaforge.codegen.ir.plan import Divide, RootAbs
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.proof.formula import prove_formula
from gaforge.codegen.proof.laws import (
    Entries,
    action_numerator,
    entries,
    expected,
    multivector,
    product,
    scalar_square,
)
from gaforge.codegen.proof.symbols import Universe
from gaforge.errors import ProofError


def universe_of(kernel: Kernel) -> Universe:
    """Return the ring in which a kernel is proved."""
    quotients = sum(isinstance(step, Divide | RootAbs) for step in kernel.plan.steps)
    sizes = {operand.name: operand.size for operand in kernel.plan.operands}
    return Universe(sizes, max(2, quotients))


def compare(kernel: Kernel, universe: Universe, got: Entries) -> str:
    """Check the entries that a kernel's source computed, and return what was proved.

    Raises
    ------
    ProofError
        At the first entry that differs, with both polynomials.
    """
    spec = kernel.spec
    if len(got) != kernel.plan.result.size:
        raise ProofError(f"{spec.name} has {len(got)} outputs, not {kernel.plan.result.size}")
    if isinstance(spec, FormulaSpec):
        return prove_formula(spec, universe, got)
    if spec.operation == "norm":
        return _prove_norm(kernel, universe, got)
    if spec.operation == "inv":
        return _prove_inverse(kernel, universe, got)
    if spec.operation == "sandwich" and not spec.unit:
        return _prove_quotient(kernel, universe, got)
    wanted = expected(spec, kernel.plan, universe)
    if spec.operation == "versor_defect":
        # Conditions have no natural order: compare them as a multiset.
        _equal(kernel, got[:3], wanted[:3])
        if Counter(map(str, got[3:])) != Counter(map(str, wanted[3:])):
            raise ProofError(f"{spec.name}: the conditions are not those of a versor")
    else:
        _equal(kernel, got, wanted)
    return f"out = {kernel.plan.form}"


def _equal(kernel: Kernel, got: Entries, wanted: Entries) -> None:
    for k, (ours, theirs) in enumerate(zip(got, wanted, strict=True)):
        if ours != theirs:
            raise ProofError(
                f"{kernel.spec.name} of {kernel.spec.algebra}, output {k}: the emitted source "
                f"computes\n    {_clip(ours)}\nbut the table product is\n    {_clip(theirs)}\n"
                f"difference\n    {_clip(ours - theirs)}"
            )


def _prove_norm(kernel: Kernel, universe: Universe, got: Entries) -> str:
    x = multivector(kernel.spec.layouts[0], universe.operands["x"])
    square = scalar_square(kernel.spec.algebra, x, universe.ring.zero)
    if square:
        right = universe.roots == [(square, got[0])]
    else:  # for null elements only, in a degenerate metric
        right = not got[0]
    if not right:
        raise ProofError(f"{kernel.spec.name} is not the root of |<x ~x>_0|")
    return "out = sqrt(|<x ~x>_0|)"


def _prove_inverse(kernel: Kernel, universe: Universe, got: Entries) -> str:
    spec = kernel.spec
    numerator, denominator = _fraction(kernel, universe, got)
    x = multivector(spec.layouts[0], universe.operands["x"])
    one = product(spec.algebra, x, multivector(spec.result, numerator))
    found = [value for value in (one.get(mask, 0) for mask in range(spec.algebra.size))]
    wanted = [denominator] + [universe.ring.zero] * (spec.algebra.size - 1)
    _equal(kernel, [universe.ring.zero + value for value in found], wanted)
    return "x out = 1 where the denominator does not vanish"


def _prove_quotient(kernel: Kernel, universe: Universe, got: Entries) -> str:
    spec = kernel.spec
    numerator, denominator = _fraction(kernel, universe, got)
    zero = universe.ring.zero
    R, x = (
        multivector(layout, universe.operands[name])
        for layout, name in zip(spec.layouts, ("R", "x"), strict=True)
    )
    if got:
        _equal(kernel, [denominator], [scalar_square(spec.algebra, R, zero)])
    action = action_numerator(spec.algebra, R, x)
    _equal(kernel, numerator, entries(spec.layouts[1], action, zero))
    return "<R ~R>_0 out = <R_even x ~R + R_odd x^ ~R>_k, k the grades of x"


def _fraction(kernel: Kernel, universe: Universe, got: Entries) -> tuple[Entries, PolyElement]:
    """Return numerators and the one denominator of entries of the form ``N w``, ``w d = 1``."""
    if not got:
        return [], universe.ring.one
    if len(universe.reciprocals) != 1:
        raise ProofError(f"{kernel.spec.name} must divide by one polynomial")
    denominator, w = universe.reciprocals[0]
    if not denominator:
        raise ProofError(f"{kernel.spec.name} divides by zero")
    numerators = []
    place = universe.ring.gens.index(w)
    for k, entry in enumerate(got):
        if any(monomial[place] != 1 for monomial in entry):
            raise ProofError(
                f"{kernel.spec.name}: output {k} is no quotient by {_clip(denominator)}"
            )
        numerators.append(entry.quo(w) if entry else entry)
    return numerators, denominator


def _clip(polynomial: PolyElement, length: int = 200) -> str:
    text = str(polynomial)
    return text if len(text) <= length else f"{text[:length]} ... ({len(polynomial)} terms)"
