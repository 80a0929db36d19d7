"""Target of gradients: Numba kernels of the vector-Jacobian product of every operation."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import groupby

from gaforge.codegen.derive.spinor_adjoint import Adjoint, find_adjoint
from gaforge.codegen.derive.vjp import plan_vjp
from gaforge.codegen.ir.cost import Cost, cost
from gaforge.codegen.ir.plan import Plan, Spinor
from gaforge.codegen.ir.program import Program, lower
from gaforge.codegen.kernel import Kernel, table_cost, unrolls
from gaforge.codegen.modules.common import describe_kernels
from gaforge.codegen.modules.numba_module import RUN
from gaforge.codegen.modules.numba_module import emit_kernel as emit_forward
from gaforge.codegen.modules.runtime import ARRAYS, call_lines, solid_places
from gaforge.codegen.modules.spinor_section import emit_adjoints
from gaforge.codegen.passes import optimise
from gaforge.codegen.printers.vjp import print_vjp_table, print_vjp_unrolled

TARGET = "vjp"
SUFFIX = "_vjp.py"
COMMENT = "#"

VJP_IMPORTS = """\
from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import get_num_threads, njit
from numpy import sqrt
"""

NOTES = """\
NAME__vjp(g, *operands) returns what reverse-mode differentiation sends back to the operands of
NAME where it sends g to its result: gradients of real kernels in the shapes of the operands, summed
over the axes along which an operand was repeated, in an order that does not depend on threads.
``wanted`` says for each operand whether to compute its gradient. A sandwich that is not unit has
gradient 0 where R is no invertible versor; norm has gradient 0 where it is 0."""

LARGE_IMPORTS = VJP_IMPORTS.replace(
    "import ThreadPoolExecutor\n", "import ThreadPoolExecutor\nfrom itertools import combinations\n"
).replace("import sqrt", "import sqrt, uintp")

RUN_VJP = '''\
# --- Gradients in and out: the same text in every emitted module of gradients -------------------

_CHUNK = 1 << 19  # numbers that are read and written at a time


@njit(cache=True, nogil=True, error_model="numpy")
def _slope(x, root):
    """Return the derivative of sqrt(|x|), whose value is root; 0 where that is 0."""
    return np.sign(x) / (root + root) if root != 0 else root


@njit(cache=True, nogil=True)
def _add_tile(tile, lanes, width):
    """Add a tile to sums, element by element of the tile; those past the last are not touched."""
    for k in range(tile.shape[0]):
        for e in range(width):
            lanes[k, e] += tile[k, e]


@njit(cache=True, nogil=True)
def _add_lanes(lanes, out):
    """Add the sums of all elements of tiles, in their order."""
    for k in range(lanes.shape[0]):
        total = lanes[k, 0]
        for e in range(1, lanes.shape[1]):
            total += lanes[k, e]
        out[k] = total


def _run_vjp(kernel, size, sizes, g, operands, wanted, threads):
    """Call a kernel on flat arrays, chunk by chunk; return gradients in the shapes of operands.

    The gradient of an operand that repeats along axes is summed over them: over chunks that do
    not depend on the number of threads, in their order.
    """
    arrays, lead, dtype = _gather(kernel, (size, *sizes), (g, *operands), (), "real")
    flat, count = _flatten((size, *sizes), arrays, lead, dtype)
    if wanted is None:
        wanted = (True,) * len(sizes)
    rows = max(1, _CHUNK // (size + 2 * sum(sizes)))
    chunks = max(1, -(-count // rows))
    outs = [
        (np.empty(0, dtype), -1)
        if not wanted[place]
        else (np.empty((chunks, length), dtype), 0)
        if flat[place + 1][1] == 0
        else (np.empty((count, length), dtype), length)
        for place, length in enumerate(sizes)
    ]

    def run(chunk):
        start, stop = chunk * rows, min(count, (chunk + 1) * rows)
        arguments = [stop - start]
        for array, step in flat:
            arguments.append(array[start * step : stop * step] if step else array)
            arguments.append(step)
        for out, step in outs:
            part = out[start:stop] if step > 0 else out if step < 0 else out[chunk]
            arguments.append(part if part.ndim == 1 else part.reshape(-1))
            arguments.append(step)
        kernel(*arguments)

    if chunks == 1:
        run(0)
    else:
        threads = min(chunks, get_num_threads() if threads is None else threads)
        if threads < 2:
            for chunk in range(chunks):
                run(chunk)
        else:
            with ThreadPoolExecutor(threads) as pool:
                for _ in pool.map(run, range(chunks)):
                    pass
    return tuple(
        None if step < 0 else _shaped(out, step, array.shape, lead)
        for (out, step), array in zip(outs, arrays[1:], strict=True)
    )


def _flatten(sizes, arrays, lead, dtype):
    """Return operands as flat contiguous arrays with their steps, and the number of elements."""
    count = 1
    for length in lead:
        count *= length
    flat = []
    for place, array in enumerate(arrays):
        step = sizes[place] if array.ndim > 1 else 0
        if step and array.shape[:-1] != lead:
            if array.size == step:
                step = 0
            else:
                array = np.broadcast_to(array, (*lead, step))
        if array.dtype is not dtype or not array.flags.carray:
            array = np.array(array, dtype, order="C")
        flat.append((array if array.ndim == 1 else array.reshape(-1), step))
    return flat, count


def _shaped(out, step, shape, lead):
    """Return a gradient in the shape of its operand: summed over chunks, or repeated axes."""
    if step == 0:
        total = out[0] if len(out) == 1 else out.sum(0, dtype=np.float64).astype(out.dtype)
        return total.reshape(shape)
    out = out.reshape(*lead, shape[-1])
    if out.shape == shape:
        return out
    new = len(lead) + 1 - len(shape)
    repeated = tuple(range(new))
    repeated += tuple(
        new + axis for axis, length in enumerate(shape[:-1]) if length != lead[new + axis]
    )
    return out.sum(repeated, keepdims=True).reshape(shape)


def _mask(defect, length, size, place, g, R, solid=None):
    """Return g with 0, and R with a basis blade, where R is no invertible versor."""
    judged = _judge_versor(defect, length, size, R, solid)
    if judged is None:
        return g, R
    defects, tolerance, null, _ = judged
    bad = ~(defects <= tolerance) | null
    if not bad.any():
        return g, R
    bad = bad[..., None]
    return np.where(bad, 0, g), np.where(bad, np.arange(size) == place, R)
'''


class VjpKernel(Kernel):
    """A kernel with the plan, form and cost of its vector-Jacobian product.

    A versor test has no such product; it stays what it is.
    """

    @property
    def is_test(self) -> bool:
        """Whether the kernel is a versor test, which is evaluated and not differentiated."""
        return self.spec.operation == "versor_defect"

    @cached_property
    def adjoint(self) -> Adjoint | None:
        """Products of matrices that make the gradients, in spinor form."""
        return find_adjoint(self.spec) if isinstance(self.plan.result, Spinor) else None

    @cached_property
    def reverse(self) -> Plan:
        """The plan of the gradients."""
        return self.plan if self.is_test else plan_vjp(self.plan)

    @property
    def form(self) -> str:
        """``unrolled`` or ``table``, by the size of the plan, or ``spinor``."""
        if self.adjoint:
            return "spinor"
        return "unrolled" if unrolls(self.reverse) else "table"

    @cached_property
    def program(self) -> Program:
        """The optimised straight-line program."""
        return optimise(lower(self.reverse))

    @cached_property
    def cost(self) -> Cost:
        """Operations per element, in the form that is written."""
        if self.adjoint:
            return self.adjoint.cost
        return cost(self.program) if self.form == "unrolled" else table_cost(self.reverse)

    @property
    def name(self) -> str:
        """Name of the function."""
        return self.spec.name if self.is_test else f"{self.spec.name}__vjp"


@cache
def as_vjp(kernel: Kernel) -> VjpKernel:
    """Return the kernel with the plan of its gradients."""
    return VjpKernel(kernel.spec, kernel.plan, kernel.guard)


def emit_kernel(kernel: Kernel) -> list[str]:
    """Return the lines of one kernel, tables first."""
    vjp = as_vjp(kernel)
    if vjp.is_test:
        return emit_forward(kernel)
    private, doc = f"_{vjp.name}", f"Run the {vjp.form} form: {vjp.cost}."
    if vjp.form == "unrolled":
        return print_vjp_unrolled(private, doc, vjp.reverse, vjp.program)
    return print_vjp_table(private, doc, vjp.reverse)


def public_function(kernel: Kernel) -> list[str]:
    """Return the lines of the function that users call."""
    spec, plan = kernel.spec, kernel.plan
    names = [operand.name for operand in plan.operands]
    sizes = tuple(operand.size for operand in plan.operands)
    size = plan.result.size
    lines = [
        f"def {spec.name}__vjp(g, {', '.join(names)}, wanted=None, threads=None):",
        f'    """Return the gradients of <g, {spec.name}({", ".join(names)})> in all operands.',
        "",
        *(f"    {line}" for line in textwrap.wrap(f"Of the {kernel.law[5:]}".rstrip("."), 92)),
        "",
        f"    g : (..., {size}), the gradient of the result",
        *kernel.shape_lines[:-1],
        "    returns : a tuple, None where wanted is False",
        '    """',
    ]
    if kernel.guard:
        defect = kernel.guard
        facts: list[object] = [f"_{defect.spec.name}", defect.plan.result.size, sizes[0]]
        facts += [solid_places(kernel)[0], "g", names[0]]
        if spec.algebra.r:
            facts.append(solid_places(kernel))
        lines += call_lines(f"    g, {names[0]} = _mask", facts)
    operands = f"({', '.join(names)}{',' if len(names) == 1 else ''})"
    run = [f"_{spec.name}__vjp", size, sizes, "g", operands, "wanted", "threads"]
    return [*lines, *call_lines("    return _run_vjp", run)]


def emit_module(kernels: Sequence[Kernel]) -> str:
    """Return the text of the module below its header."""
    large, section = emit_adjoints(kernels)
    lines = [LARGE_IMPORTS if large else VJP_IMPORTS, ARRAYS, "", RUN, "", RUN_VJP, section]
    for row, group in groupby(kernels, key=lambda kernel: kernel.spec.row):
        lines += ["", f"# --- {row.name}: {row.summary} ".ljust(98, "-").rstrip(), ""]
        for kernel in group:
            lines += ["", *(large.get(kernel.spec.name) or emit_kernel(kernel)), ""]
            if not as_vjp(kernel).is_test:
                lines += ["", *public_function(kernel), ""]
    lines += ["", "# --- Index ".ljust(98, "-"), "", "KERNELS = {"]
    held = [kernel.spec.name for kernel in kernels if not as_vjp(kernel).is_test]
    lines += [*(f'    "{name}": {name}__vjp,' for name in held), "}"]
    return "\n".join(lines).replace("\n\n\n\n", "\n\n\n") + "\n"


def describe(kernels: Sequence[Kernel]) -> list[str]:
    """Return the docstring of the module: what it holds and at what cost."""
    lines = describe_kernels(list(map(as_vjp, kernels)), "Gradients of the kernels", "NumPy arrays")
    end = lines.index('"""')
    return [*lines[:end], "", *NOTES.splitlines(), *lines[end:]]


def form_and_cost(kernel: Kernel) -> tuple[str, Cost]:
    """Return the form in which a kernel is written, and its operations per element."""
    vjp = as_vjp(kernel)
    return vjp.form, vjp.cost
