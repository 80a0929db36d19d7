"""From a kernel's spec to its candidate plans."""

from __future__ import annotations

from collections.abc import Callable

from gaforge.codegen.derive import (
    exponential,
    formula,
    norms,
    prepared,
    products,
    sandwich,
    splitting,
)
from gaforge.codegen.ir.plan import Plan
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GenerationError, NotInvertibleError

Planner = Callable[[KernelSpec], Plan]


def planners(spec: KernelSpec) -> tuple[Planner, ...]:
    """Return the ways to evaluate an operation; the generator counts and takes the cheapest.

    Raises
    ------
    NotInvertibleError
        If the operation needs an inverse and no element of the layout has one.
    """
    if not spec.defined:
        raise NotInvertibleError(
            f"no {spec.layouts[0].name} element of {spec.algebra} has an inverse: each of its "
            f"blades has a null vector, so {spec.operation} is not defined"
        )
    if spec.operation == "sandwich":
        if spec.unit:
            return sandwich.plan_unit_outer, sandwich.plan_unit_inner, sandwich.plan_unit_product
        return (sandwich.plan_quotient,)
    by_name: dict[str, Planner] = {
        "formula": formula.plan_formula,
        "sandwich2": sandwich.plan_sandwich2,
        "normsq": norms.plan_normsq,
        "norm": norms.plan_norm,
        "inv": norms.plan_inverse,
        "exp": exponential.plan_exponential,
        "split": splitting.plan_split,
        "split_invariants": splitting.plan_invariants,
        "split_defects": splitting.plan_defects,
        "versor_defect": norms.plan_versor_defect,
        "outermorphism": prepared.plan_outermorphism,
        "linear_map": prepared.plan_linear_map,
    }
    if spec.operation in by_name:
        return (by_name[spec.operation],)
    if spec.operation.endswith("spinor"):
        raise GenerationError(
            f"{spec.name} of {spec.algebra} is not generated: representations are for Numba and "
            "torch, full multivectors and n from 1 to 14; on planes, r and s must be even or full "
            "and the algebra without null vectors"
        )
    by_kind = {"bilinear": products.plan_bilinear, "linear": products.plan_linear}
    return (by_kind[spec.row.kind],)
