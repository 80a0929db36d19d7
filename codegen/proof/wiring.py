"""Check how the public function of an emitted kernel calls it, without running its checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.runtime import degrees_of, kind_of, solid_places, spinor_scale
from gaforge.errors import ProofError


def kernel_function(names: dict[str, Any], kernel: Kernel) -> Callable[..., None]:
    """Return the function that computes a kernel, having checked that users reach it rightly.

    The public function is called with stand-ins for its operands, and for the two functions of
    the runtime that it may call; what it passes to them must follow from the plan.

    Raises
    ------
    ProofError
        If the index or a default name holds another function, or an argument is wrong.
    """
    spec, plan = kernel.spec, kernel.plan
    public = names["KERNELS"].get(spec.name)
    if public is None or public is not names[spec.name]:
        raise ProofError(f"{spec.name}: the index of the module does not hold this function")
    if all(layout.name == "full" for layout in spec.layouts) and spec.row.kind != "internal":
        verb = f"{spec.operation}_unit" if spec.unit else spec.operation
        if names.get(verb) is not public:
            raise ProofError(f"{verb} is not {spec.name}")
    calls: list[tuple[str, tuple[Any, ...]]] = []
    names["_check_versor"] = lambda *arguments: calls.append(("_check_versor", arguments))
    for run in ("_run", "_run_spinor"):
        names[run] = lambda *arguments, run=run: calls.append((run, arguments))
    operands = tuple(object() for _ in plan.operands)
    out = object()
    public(*operands, out=out)
    sizes = tuple(operand.size for operand in plan.operands)
    function = names[f"_{spec.name}"]
    wanted: list[tuple[str, tuple[Any, ...]]] = []
    if kernel.guard:
        defect = names[f"_{kernel.guard.spec.name}"]
        check = (defect, kernel.guard.plan.result.size, sizes[0], operands[0])
        solid = (solid_places(kernel),) if spec.algebra.r else ()
        wanted.append(("_check_versor", (*check, *solid)))
    facts = (function, sizes, plan.result.size, operands, out, degrees_of(kernel))
    if kernel.form == "spinor":
        wanted.append(("_run_spinor", (*facts, spinor_scale(kernel))))
    else:
        wanted.append(("_run", (*facts, kind_of(kernel))))
    if calls != wanted:
        raise ProofError(f"{spec.name} calls {calls}, not {wanted}")
    return function
