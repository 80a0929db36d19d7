"""Numba target: the text of an emitted module of kernels on NumPy arrays."""

from __future__ import annotations

from collections.abc import Sequence

from gaforge.codegen.ir.cost import Cost
from gaforge.codegen.kernel import Kernel, permutes
from gaforge.codegen.modules.common import describe_kernels
from gaforge.codegen.modules.exponential_section import describe_exponential
from gaforge.codegen.modules.runtime import assemble, kernel_doc, public_function
from gaforge.codegen.modules.spinor_section import LARGE_IMPORTS, describe_spinors, emit_large
from gaforge.codegen.modules.split_section import describe_split, emit_split, public_split
from gaforge.codegen.printers.numba import SHARED_LIMIT, print_blocked, print_table, print_unrolled

TARGET = "numba"
SUFFIX = "_numba.py"
COMMENT = "#"

IMPORTS = """\
from __future__ import annotations

import numpy as np
from numba import njit
from numpy import sqrt
"""

RUN = '''\
def _run(kernel, sizes, size, operands, out, degrees, kind):
    """Call a kernel on flat contiguous arrays; an operand that is one element has step 0."""
    arrays, lead, dtype = _gather(kernel, sizes, operands, degrees, kind)
    if out is None:
        out = np.empty((*lead, size), dtype)
    else:
        arrays = _fit(kernel, arrays, out, (*lead, size), dtype)
    count = 1
    for length in lead:
        count *= length
    arguments = [count]
    for place, array in enumerate(arrays):
        step = sizes[place] if array.ndim > 1 else 0
        if step and array.shape[:-1] != lead:
            if array.size == step:
                step = 0
            else:
                array = np.broadcast_to(array, (*lead, step))
        if array.dtype is not dtype or not array.flags.carray:
            array = np.array(array, dtype, order="C")
        arguments.append(array if array.ndim == 1 else array.reshape(-1))
        arguments.append(step)
    arguments.append(out.reshape(-1) if lead else out)
    kernel(*arguments)
    return out
'''


def emit_kernel(kernel: Kernel) -> list[str]:
    """Return the lines of one kernel."""
    private = f"_{kernel.spec.name}"
    form = form_of(kernel)
    if form == "split":
        return emit_split(kernel)
    doc = kernel_doc(kernel, form)
    if form == "unrolled":
        return print_unrolled(private, doc, kernel.program, shares_rows(kernel))
    if form == "blocked":
        return print_blocked(private, doc, kernel.spec.algebra, kernel.plan.operands)
    return print_table(private, doc, kernel.plan)


def shares_rows(kernel: Kernel) -> bool:
    """Tell whether a repeated first operand has a loop of its own: one map, many vectors."""
    first = kernel.plan.operands[0].size
    return kernel.spec.operation == "linear_map" and first <= SHARED_LIMIT


def form_of(kernel: Kernel) -> str:
    """Return the form of a kernel, or what stands for large tables.

    That is ``blocked`` for dense products, ``permutation`` for involutions and duals.
    """
    if permutes(kernel.plan):
        return "permutation"
    spec = kernel.spec
    dense = spec.operation == "gp" and all(layout.name == "full" for layout in spec.layouts)
    return "blocked" if dense and kernel.form == "table" else kernel.form


def form_and_cost(kernel: Kernel) -> tuple[str, Cost]:
    """Return the form in which a kernel is written, and its operations per element."""
    return form_of(kernel), kernel.cost


def emit_module(kernels: Sequence[Kernel]) -> str:
    """Return the text of the module below its header."""
    large, section = emit_large(kernels)

    def emit(kernel: Kernel) -> list[str]:
        return large.get(kernel.spec.name) or emit_kernel(kernel)

    def public(kernel: Kernel) -> list[str]:
        return public_split(kernel) if kernel.form == "split" else public_function(kernel)

    return assemble(LARGE_IMPORTS if large else IMPORTS, RUN + section, kernels, emit, public)


def describe(kernels: Sequence[Kernel]) -> list[str]:
    """Return the docstring of the module: what it holds and at what cost."""
    lines = describe_kernels(kernels, "Numba kernels", "NumPy arrays", form_of)
    spinors = [kernel for kernel in kernels if kernel.form == "spinor"]
    more = describe_spinors(spinors) if spinors else []
    for kernel in kernels:
        if kernel.form == "exponential":
            more += describe_exponential(kernel)
        if kernel.form == "split":
            more += describe_split(kernel)
    return [*lines[:-2], *more, *lines[-2:]]
