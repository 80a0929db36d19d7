"""NumPy target: the text of an emitted module that needs NumPy only."""

from __future__ import annotations

from collections.abc import Sequence

from gaforge.codegen.ir.cost import Cost
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.common import describe_kernels
from gaforge.codegen.modules.runtime import assemble, kernel_doc
from gaforge.codegen.printers.numpy import print_table, print_unrolled

TARGET = "numpy"
SUFFIX = "_numpy.py"
COMMENT = "#"

IMPORTS = """\
from __future__ import annotations

import numpy as np
from numpy import sqrt
"""

RUN = '''\
_BLOCK = 2048  # elements; the intermediate arrays of a block stay in the cache


def _run(kernel, sizes, size, operands, out, degrees, kind):
    """Call a kernel on one element, or on blocks of elements stored blade by blade."""
    arrays, lead, dtype = _gather(kernel, sizes, operands, degrees, kind)
    if out is None:
        out = np.empty((*lead, size), dtype)
    else:
        arrays = _fit(kernel, arrays, out, (*lead, size), dtype)
    count = 1
    for length in lead:
        count *= length
    with np.errstate(all="ignore"):
        if count == 1:
            flat = [np.asarray(a.reshape(a.shape[-1]), dtype) for a in arrays]
            kernel(*flat, out.reshape(size))
            return out
        for place, array in enumerate(arrays):
            repeated = array.size == sizes[place] and array.shape[:-1] != lead
            if not repeated:
                array = np.broadcast_to(array, (*lead, sizes[place]))
            arrays[place] = array.reshape(1 if repeated else count, sizes[place])
        rows = out.reshape(count, size)
        for start in range(0, count, _BLOCK):
            stop = min(start + _BLOCK, count)
            blocks = [a if len(a) == 1 else a[start:stop] for a in arrays]
            blocks = [np.asarray(block, dtype, order="F") for block in blocks]
            result = np.empty((size, stop - start), dtype).T
            kernel(*blocks, result)
            rows[start:stop] = result
    return out


def _entries(array):
    """Return the entries of the last axis, one array each."""
    return [array[..., k] for k in range(array.shape[-1])]


def _contract(left, right, table):
    """Return the sums of sign * left[i] * right[j] over the terms (i, j, sign) of each row."""
    sums = []
    for row in table:
        total = 0
        for i, j, sign in row:
            if sign > 0:
                total += left[i] * right[j]
            else:
                total -= left[i] * right[j]
        sums.append(total)
    return sums


def _store(out, entries):
    for k, entry in enumerate(entries):
        out[..., k] = entry
'''


def emit_kernel(kernel: Kernel) -> list[str]:
    """Return the lines of one kernel."""
    private = f"_{kernel.spec.name}"
    doc = kernel_doc(kernel, kernel.form)
    if kernel.form == "unrolled":
        return print_unrolled(private, doc, kernel.program)
    return print_table(private, doc, kernel.plan)


def form_and_cost(kernel: Kernel) -> tuple[str, Cost]:
    """Return the form in which a kernel is written, and its operations per element."""
    return kernel.form, kernel.cost


def emit_module(kernels: Sequence[Kernel]) -> str:
    """Return the text of the module below its header."""
    return assemble(IMPORTS, RUN, kernels, emit_kernel)


def describe(kernels: Sequence[Kernel]) -> list[str]:
    """Return the docstring of the module: what it holds and at what cost."""
    return describe_kernels(kernels, "NumPy functions", "NumPy arrays")
