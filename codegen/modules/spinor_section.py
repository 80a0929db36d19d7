"""The part of a Numba module that its kernels in spinor form share."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from gaforge.codegen.derive.signs import signed_flip
from gaforge.codegen.derive.spinor_adjoint import find_adjoint
from gaforge.codegen.derive.spinor_forms import find_form, reason
from gaforge.codegen.kernel import Kernel, permutes
from gaforge.codegen.modules.common import fill
from gaforge.codegen.modules.exponential_section import emit_exponential
from gaforge.codegen.modules.exponential_section import print_section as print_exponential
from gaforge.codegen.modules.runtime import kernel_doc
from gaforge.codegen.printers.spinor import Tables
from gaforge.codegen.printers.spinor_adjoint import adjoint_helpers, print_adjoint
from gaforge.codegen.printers.spinor_kernel import form_helpers, print_kernel, print_section

LARGE_IMPORTS = """\
from __future__ import annotations

from itertools import combinations

import numpy as np
from numba import njit
from numpy import sqrt, uintp
"""

MASKS = '''\
def _masks(n, grades):
    """Return the masks of the blades of some grades."""
    blades = [blade for k in grades for blade in combinations(range(n), k)]
    return np.array([sum(1 << i for i in blade) for blade in blades], np.int64)
'''

PERMUTATION = '''\
def _permutation(n, grades, images, flip, odd, rows):
    """Return from which place each coefficient of a result comes, and its sign.

    The sign is that of the blade that comes, odd where the quadratic form of its mask is.
    """
    masks = _masks(n, images) ^ flip
    places = np.zeros(1 << n, np.int32)
    own = _masks(n, grades)
    places[own] = np.arange(len(own))
    form = np.full(len(masks), odd)
    for i, row in enumerate(rows):
        form ^= masks >> i & np.bitwise_count(masks & row) & 1
    return places[masks], (1 - 2 * form).astype(np.int8)
'''

RUN_SPINOR = '''\
def _run_spinor(kernel, sizes, size, operands, out, degrees, largest):
    """Call a kernel in spinor form; integers are computed in float64, exactly, or refused."""
    if type(operands[0]) is np.ndarray and operands[0].dtype.kind == "f":
        return _run(kernel, sizes, size, operands, out, degrees, "polynomial")
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

SPINOR_TITLE = "# --- Spinor representation ".ljust(98, "-")

DETAILS = """\
Products are those of matrices: coefficients, with signs, are put where the Pauli strings of their
blades belong, a Walsh-Hadamard transform makes the entries of matrices, and back. Numbers of
operations include the transforms of all operands. Sums are contracted to fused multiply-adds.
Proof: transforms are executed on every basis blade, products on random integers modulo two primes,
which a wrong one passes with a probability below 1e-17.
"""


def emit_permutation(kernel: Kernel) -> list[str]:
    """Return the lines of an involution or dual that is read off masks."""
    spec = kernel.spec
    flip = signed_flip(spec.algebra, spec.operation)
    name = spec.name
    size = spec.result.size
    grades = spec.layouts[0].grades, spec.result.grades
    facts = (spec.algebra.n, *grades, flip.flip, flip.constant, flip.rows)
    (operand,) = kernel.plan.operands
    x = operand.name
    return [
        f"_PLACES_{name}, _SIGNS_{name} = _permutation(",
        *(f"    {fact}," for fact in facts),
        ")",
        "",
        "",
        '@njit(cache=True, nogil=True, error_model="numpy")',
        f"def _{name}(count, {x}, {x}_step, out):",
        f'    """{kernel_doc(kernel, "permutation")}"""',
        "    for e in range(count):",
        f"        for i in range({size}):",
        f"            value = {x}[uintp(e * {x}_step + _PLACES_{name}[i])]",
        f"            out[uintp(e * {size} + i)] = value * _SIGNS_{name}[i]",
    ]


def emit_large(kernels: Sequence[Kernel]) -> tuple[dict[str, list[str]], str]:
    """Return the lines of kernels that need masks of blades, and the text of what they share.

    These are the kernels of large algebras and exponentials.
    """
    spinors = [kernel for kernel in kernels if kernel.form == "spinor"]
    permutations = [kernel for kernel in kernels if permutes(kernel.plan)]
    exponentials = [kernel for kernel in kernels if kernel.form == "exponential"]
    lines = {kernel.spec.name: emit_permutation(kernel) for kernel in permutations}
    if not spinors and not permutations and not exponentials:
        return {}, ""
    text = "\n".join(["", "", "# --- Masks of blades ".ljust(98, "-"), "", "", MASKS])
    if permutations:
        text += "\n\n" + PERMUTATION
    if spinors:
        more, section = emit_spinors(spinors)
        lines |= more
        text += section
    for kernel in exponentials:
        lines[kernel.spec.name] = emit_exponential(kernel)
        title = "# --- Exponentials of bivectors and their derivative ".ljust(98, "-")
        text += "\n".join(["", "", title, "", *print_exponential(kernel), ""])
    return lines, text


def emit_spinors(kernels: Sequence[Kernel]) -> tuple[dict[str, list[str]], str]:
    """Return the lines of every kernel, and the text of what they share."""
    forms = [form for kernel in kernels if (form := find_form(kernel.spec))]
    tables = Tables(bool(forms[0].spinor.central))
    lines = {}
    for kernel, form in zip(kernels, forms, strict=True):
        doc = f"Run the spinor form: {kernel.cost}."
        names = [operand.name for operand in kernel.plan.operands]
        lines[kernel.spec.name] = print_kernel(f"_{kernel.spec.name}", doc, names, form, tables)
    section = print_section(forms[0].algebra, form_helpers(forms), tables)
    text = "\n".join(["", "", RUN_SPINOR, "", SPINOR_TITLE, "", *section, ""])
    return lines, text


def emit_adjoints(kernels: Sequence[Kernel]) -> tuple[dict[str, list[str]], str]:
    """Return the lines of every kernel of gradients in spinor form, and what they share."""
    adjoints = {
        kernel.spec.name: adjoint
        for kernel in kernels
        if kernel.form == "spinor" and (adjoint := find_adjoint(kernel.spec))
    }
    if not adjoints:
        return {}, ""
    first = next(iter(adjoints.values()))
    algebra = first.spec.algebra
    negative = sum(1 << i for i, square in enumerate(algebra.squares) if square < 0)
    tables = Tables(bool(first.spinor.central), negative)
    lines = {}
    for name, adjoint in adjoints.items():
        doc = f"Run the spinor form: {adjoint.cost}."
        lines[name] = print_adjoint(f"_{name}__vjp", doc, adjoint, tables)
    helpers = [helper for adjoint in adjoints.values() for helper in adjoint_helpers(adjoint)]
    section = print_section(algebra, helpers, tables)
    masks = "# --- Masks of blades ".ljust(98, "-")
    return lines, "\n".join(["", masks, "", "", MASKS, "", SPINOR_TITLE, "", *section, ""])


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
        words = f"{kernel.spec.name}: {reason(kernel.spec)}".split()
        lines += [f"    {line}" for line in fill(words, 92)]
    return lines
