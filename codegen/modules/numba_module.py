"""Numba target: the text of an emitted module of kernels on NumPy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from gaforge.algebra import OPERATIONS
from gaforge.codegen.ir.plan import Plan
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.common import default_names, describe_kernels
from gaforge.codegen.printers.numba import print_table, print_unrolled

TARGET = "numba"
SUFFIX = "_numba.py"
COMMENT = "#"

IMPORTS = '''\
from __future__ import annotations

import numpy as np
from numba import njit
from numpy import sqrt
'''

RUNTIME = '''\
# --- Arrays in and out: the same text in every emitted Numba module -----------------------------

_FLOATING = tuple(np.dtype(code) for code in "fdFD")
_INT64 = np.dtype(np.int64)
_INT64_LIMIT = 2.0**63
_VERSOR_TOLERANCE = {"f": 1e-4, "d": 1e-9}


def _run(kernel, sizes, size, operands, out, degrees, kind):
    """Broadcast the leading axes, settle one dtype, and call a kernel."""
    arrays = []
    lead = ()
    dtype = None
    for operand, length in zip(operands, sizes):
        array = operand if type(operand) is np.ndarray else np.asarray(operand)
        shape = array.shape
        if not shape or shape[-1] != length:
            raise ValueError(
                f"{kernel.__name__.lstrip('_')}: operand {len(arrays)} has shape {shape}, but its "
                f"last axis must hold the {length} coefficients of its layout"
            )
        if len(shape) > 1 and shape[:-1] != lead:
            lead = np.broadcast_shapes(lead, shape[:-1])
        if dtype is None:
            dtype = array.dtype
        elif dtype is not array.dtype:
            dtype = np.result_type(dtype, array.dtype)
        arrays.append(array)
    if dtype not in _FLOATING or kind != "polynomial" or not dtype.isnative:
        dtype = _settle(kernel, arrays, dtype, degrees, kind)
    count = 1
    for length in lead:
        count *= length
    arguments = [count]
    for array, length in zip(arrays, sizes):
        if array.size == length:
            step = 0
        else:
            step = length
            if array.shape[:-1] != lead:
                array = np.broadcast_to(array, (*lead, length))
        flags = array.flags
        if array.dtype is not dtype or not flags.c_contiguous or not flags.writeable:
            array = np.array(array, dtype, order="C")
        arguments.append(array.reshape(-1))
        arguments.append(step)
    if out is None:
        out = np.empty((*lead, size), dtype)
    elif out.shape != (*lead, size) or out.dtype != dtype or not out.flags.c_contiguous:
        raise ValueError(
            f"{kernel.__name__.lstrip('_')}: out must be C-contiguous, of shape {(*lead, size)} "
            f"and dtype {dtype}, but has shape {out.shape} and dtype {out.dtype}"
        )
    arguments.append(out.reshape(-1))
    kernel(*arguments)
    return out


def _settle(kernel, arrays, dtype, degrees, kind):
    """Return the dtype to compute in, or raise: integers are exact or refused."""
    name = kernel.__name__.lstrip("_")
    if dtype.kind in "bui":
        if kind != "polynomial":
            return np.dtype(float)
        bound = 4.0
        for array, degree in zip(arrays, degrees):
            rows = np.abs(array.astype(float)).sum(-1)
            bound *= (1.0 + float(rows.max(initial=0.0))) ** degree
        if bound >= _INT64_LIMIT:
            raise OverflowError(
                f"{name}: integer coefficients this large may not fit int64 (bound {bound:.3g}); "
                "pass floating-point arrays for a rounded result"
            )
        return _INT64
    dtype = np.dtype(dtype).newbyteorder("=")
    if dtype not in _FLOATING or (kind == "real" and dtype.kind == "c"):
        allowed = "float32 or float64" if kind == "real" else "float32, float64, complex or integer"
        raise TypeError(f"{name}: coefficients of dtype {dtype} are not supported; pass {allowed}")
    return dtype


def _check_versor(defect, size, length, R):
    """Raise unless every element of R is an invertible versor to the stated tolerance."""
    values = _run(defect, (length,), size, (R,), None, (2,), "polynomial")
    if values.size == 0:
        return
    values = np.abs(values.astype(complex if values.dtype.kind == "c" else float, copy=False))
    tolerance = _VERSOR_TOLERANCE.get(values.dtype.char.lower(), 1e-9)
    if np.asarray(R).dtype.char in "fF":
        tolerance = _VERSOR_TOLERANCE["f"]
    even, odd = values[..., 1], values[..., 2]
    scale = even + odd
    with np.errstate(invalid="ignore"):
        mixed = np.sqrt(np.minimum(even, odd) * scale)
        worst = np.maximum(mixed, values[..., 3:].max(-1, initial=0.0))
        bad = worst > tolerance * scale
        null = values[..., 0] <= 4 * np.finfo(np.asarray(R).dtype if np.asarray(R).dtype.kind in "fc" else float).eps * scale
    if bad.any():
        where = tuple(int(i) for i in np.argwhere(bad)[0])
        raise ArithmeticError(
            f"R{list(where) if where else ''} is not a versor: what must vanish is "
            f"{float(worst[where] / scale[where]):.3g} of its squared size, above the tolerance "
            f"{tolerance:g}; sandwich2(R, x, R) is the two-sided product without this condition"
        )
    if null.any():
        where = tuple(int(i) for i in np.argwhere(null)[0])
        raise ZeroDivisionError(
            f"R{list(where) if where else ''} has <R ~R>_0 = 0 to rounding, so it has no inverse"
        )
'''


def emit_kernel(kernel: Kernel) -> list[str]:
    """Return the lines of one kernel with its public function."""
    private = f"_{kernel.spec.name}"
    if kernel.form == "unrolled":
        lines = print_unrolled(private, kernel.doc, kernel.program)
    else:
        lines = print_table(private, kernel.doc, kernel.plan)
    return [*lines, "", "", *_public(kernel, kernel.plan)]


def _public(kernel: Kernel, plan: Plan) -> list[str]:
    spec = kernel.spec
    names = [operand.name for operand in plan.operands]
    sizes = tuple(operand.size for operand in plan.operands)
    kind = "real" if plan.real_only else "quotient" if plan.divides else "polynomial"
    guard = []
    if kernel.guard:
        defect = kernel.guard
        guard = [
            f"    _check_versor(_{defect.spec.name}, {defect.plan.result.size}, {sizes[0]}, {names[0]})"
        ]
    return [
        f"def {spec.name}({', '.join(names)}, out=None):",
        f'    """{kernel.summary}',
        "",
        *kernel.shape_lines,
        '    """',
        *guard,
        f"    return _run(_{spec.name}, {sizes}, {plan.result.size}, ({', '.join(names)},), out, "
        f"{plan.degrees}, {kind!r})",
    ]

def emit_module(kernels: Sequence[Kernel]) -> str:
    """Return the text of the module below its header."""
    lines = [IMPORTS, "", RUNTIME, ""]
    for operation, group in groupby(kernels, key=lambda kernel: kernel.spec.operation):
        row = OPERATIONS[operation]
        lines += ["", f"# --- {operation}: {row.summary} ".ljust(98, "-"), ""]
        for kernel in group:
            lines += ["", *emit_kernel(kernel), ""]
    lines += ["", "# --- Index ".ljust(98, "-"), "", "KERNELS = {"]
    lines += [f'    "{kernel.spec.name}": {kernel.spec.name},' for kernel in kernels]
    lines += ["}", *default_names(kernels)]
    return "\n".join(lines).replace("\n\n\n\n", "\n\n\n") + "\n"


def describe(kernels: Sequence[Kernel]) -> list[str]:
    """Return the docstring of the module: what it holds and at what cost."""
    return describe_kernels(kernels, "Numba kernels", "NumPy arrays")
