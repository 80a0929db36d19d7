"""The part of a Numba module that its kernels in spinor form share."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from gaforge.codegen.derive.spinor_forms import find_form, reason
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.common import fill
from gaforge.codegen.printers.spinor import Tables, print_kernel, print_section

SPINOR_IMPORTS = """\

from itertools import combinations

from numpy import uintp
"""

RUN_SPINOR = '''\
def _run_spinor(kernel, sizes, size, operands, out, degrees, largest):
    """Call a kernel in spinor form; integers are computed in float64, exactly, or refused."""
    arrays = [_as_array(kernel, operand) for operand in operands]
    if any(array.dtype.kind not in "bui" for array in arrays):
        return _run(kernel, sizes, size, arrays, out, degrees, "polynomial")
    bound = float(largest)
    for array, degree in zip(arrays, degrees, strict=True):
        rows = np.abs(array.astype(float)).sum(-1)
        bound *= max(1.0, float(rows.max(initial=0.0))) ** degree
    if bound >= 2.0**53:
        raise OverflowError(
            f"{_name(kernel)}: the matrices of integer coefficients this large may not be exact "
            f"(bound {bound:.3g}); pass floating-point arrays for a rounded result"
        )
    floats = [array.astype(float) for array in arrays]
    result = _run(kernel, sizes, size, floats, None, degrees, "polynomial").astype(_INT64)
    if out is None:
        return result
    _fit(kernel, [], out, result.shape, _INT64)
    out[...] = result
    return out
'''

DETAILS = """\
Products are those of matrices: coefficients, with signs, are put where the Pauli strings of their
blades belong, a Walsh-Hadamard transform makes the entries of matrices, and back. Numbers of
operations include the transforms of all operands. Sums are contracted to fused multiply-adds.
"""


def emit_spinors(kernels: Sequence[Kernel]) -> tuple[dict[str, list[str]], str]:
    """Return the lines of every kernel, and the text of what they share."""
    if not kernels:
        return {}, ""
    tables = Tables()
    forms = [form for kernel in kernels if (form := find_form(kernel.spec))]
    lines = {}
    for kernel, form in zip(kernels, forms, strict=True):
        doc = f"Run the spinor form, {kernel.plan.result.note}: {kernel.cost} per element."
        names = [operand.name for operand in kernel.plan.operands]
        lines[kernel.spec.name] = print_kernel(f"_{kernel.spec.name}", doc, names, form, tables)
    title = "# --- Spinor representation ".ljust(98, "-")
    text = "\n".join(["", "", RUN_SPINOR, "", title, "", *print_section(forms, tables), ""])
    return lines, text


def describe_spinors(kernels: Sequence[Kernel]) -> list[str]:
    """Return lines of the module's docstring: the representation, and why it was chosen."""
    form = find_form(kernels[0].spec)
    assert form is not None
    spinor, r = form.spinor, form.algebra.r
    parts = f" for each of {form.null} parts by null vectors" if r else ""
    lines = [
        "",
        f"Spinor form: Cl({spinor.p},{spinor.q}) = {spinor.name}, as {spinor.planes} planes of "
        f"{spinor.k} x {spinor.k} real numbers{parts}.",
        *textwrap.wrap(DETAILS, 96),
        "Chosen because of",
    ]
    for kernel in kernels:
        lines += fill(f"    {kernel.spec.name}: {reason(kernel.spec)}".split(" "), 96)
    return lines
