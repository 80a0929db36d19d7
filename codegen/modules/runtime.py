"""What emitted modules of functions on NumPy arrays share: checks, dtypes, public functions.

`ARRAYS` is one text that every Numba and every NumPy module contains, because an emitted module
imports nothing of gaforge. Each target adds its own ``_run``, which brings the operands into the
shape that its kernels expect.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from itertools import groupby

from gaforge.codegen.derive.spinor_forms import find_form
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.common import default_names

ARRAYS = '''\
# --- Arrays in and out: the same text in every emitted Numba and NumPy module -------------------

_NUMBERS = tuple(map(np.dtype, "dfDF"))
_DTYPES = {"polynomial": _NUMBERS, "quotient": _NUMBERS, "real": _NUMBERS[:2]}
_INT64 = np.dtype(np.int64)
_VERSOR_TOLERANCE = {"f": 1e-4, "d": 1e-9}  # of |R|^2, by the precision of R
_LEAST_ACCURACY = 1e-3  # of <R ~R>_0, which sandwiches divide by


def _gather(kernel, sizes, operands, degrees, kind):
    """Return the operands as arrays, their common leading shape and the dtype to compute in."""
    arrays = []
    lead = ()
    dtype = None
    for place, operand in enumerate(operands):
        array = operand if type(operand) is np.ndarray else _as_array(kernel, operand)
        shape = array.shape
        if not shape or shape[-1] != sizes[place]:
            raise ValueError(
                f"{_name(kernel)}: operand {place} has shape {shape}, but its last axis must hold "
                f"the {sizes[place]} coefficients of its layout"
            )
        if not lead:
            lead = shape[:-1]
        elif len(shape) > 1 and shape[:-1] != lead:
            try:
                lead = np.broadcast_shapes(lead, shape[:-1])
            except ValueError:
                raise ValueError(
                    f"{_name(kernel)}: leading axes {shape[:-1]} of operand {place} do not "
                    f"broadcast with {lead}, those of the operands before it"
                ) from None
        if dtype is None:
            dtype = array.dtype
        elif dtype is not array.dtype:
            dtype = _common(dtype, array.dtype)
        arrays.append(array)
    if dtype not in _DTYPES[kind]:
        dtype = _settle(kernel, arrays, dtype, degrees, kind)
    return arrays, lead, dtype


def _name(kernel):
    return kernel.__name__.lstrip("_")


def _as_array(kernel, operand):
    """Return what is no plain array as one; masked entries have no value to compute with."""
    if isinstance(operand, np.ma.MaskedArray):
        raise TypeError(f"{_name(kernel)}: masked arrays are not supported; fill them first")
    return np.asarray(operand)


def _common(a, b):
    """Return the dtype of both; integers of two types stay integers, unlike in NumPy."""
    return _INT64 if a.kind in "bui" and b.kind in "bui" else np.result_type(a, b)


def _settle(kernel, arrays, dtype, degrees, kind):
    """Return the dtype to compute in, or raise: integers are exact or refused."""
    if dtype.kind in "bui":
        if kind != "polynomial":
            return _NUMBERS[0]
        bound = 4.0
        for factor in degrees[len(arrays) :]:  # from the numbers in a formula
            bound *= factor
        for array, degree in zip(arrays, degrees, strict=False):
            rows = np.abs(array.astype(float)).sum(-1)
            bound *= (1.0 + float(rows.max(initial=0.0))) ** degree
        if bound >= 2.0**63:
            raise OverflowError(
                f"{_name(kernel)}: integer coefficients this large may not fit int64 (bound "
                f"{bound:.3g}); pass floating-point arrays for a rounded result"
            )
        return _INT64
    native = dtype.newbyteorder("=")
    if native not in _DTYPES[kind]:
        allowed = "float32, float64" if kind == "real" else "float32, float64, complex"
        raise TypeError(
            f"{_name(kernel)}: coefficients of dtype {dtype} are not supported; pass {allowed} or "
            "integers"
        )
    return native


def _fit(kernel, arrays, out, shape, dtype):
    """Check an array for the result; return the operands, copied where they overlap with it."""
    plain = type(out) is np.ndarray
    if not plain or out.shape != shape or out.dtype != dtype or not out.flags.carray:
        found = f"one of shape {out.shape} and dtype {out.dtype}" if plain else type(out).__name__
        raise ValueError(
            f"{_name(kernel)}: out must be a writable C-contiguous array of shape {shape} and "
            f"dtype {dtype}; this is {found}{', or not contiguous or read-only' if plain else ''}"
        )
    return [a.copy() if np.may_share_memory(a, out) else a for a in arrays]


def _judge_versor(defect, length, size, R, solid):
    """Return defects of R relative to its squared size, their tolerance, and where R is null.

    ``defect`` computes <R ~R>_0, the squared sizes of the even and the odd part, and what must
    vanish; ``solid`` are the places of blades without null vectors, where there are others.
    """
    values = _run(defect, (size,), length, (R,), None, (2,), "quotient")
    if values.size == 0:
        return None
    with np.errstate(all="ignore"):
        moduli = np.abs(np.asarray(R, values.dtype))
        sizes = values
        if values.dtype.kind == "c":
            sizes = _run(defect, (size,), length, (moduli,), None, (2,), "quotient")
        even, odd = sizes[..., 1], sizes[..., 2]
        whole = even + odd
        # Null vectors may be of any size, such as the far translations of PGA.
        inner = whole if solid is None else (moduli[..., solid] ** 2).sum(-1)
        mixed = np.sqrt(np.minimum(even, odd)) * np.sqrt(whole)
        worst = np.maximum(mixed, np.abs(values[..., 3:]).max(-1, initial=0.0))
        defects = worst / (np.sqrt(inner) * np.sqrt(whole))
        limits = np.finfo(moduli.dtype)
        small = inner < limits.tiny / limits.eps
        null = small | (np.abs(values[..., 0]) * _LEAST_ACCURACY <= limits.eps * inner)
    return defects, _VERSOR_TOLERANCE[moduli.dtype.char], null, moduli.dtype


def _check_versor(defect, length, size, R, solid=None):
    """Raise unless every element of R is an invertible versor, to the stated tolerances."""
    judged = _judge_versor(defect, length, size, R, solid)
    if judged is None:
        return
    defects, tolerance, null, dtype = judged
    bad = defects > tolerance
    if bad.any():
        where = np.argwhere(bad)[0].tolist()
        raise ArithmeticError(
            f"R{where or ''} is not a versor: what must vanish is {defects[tuple(where)]:.3g} of "
            f"its squared size, above the tolerance {tolerance:g}; sandwich2(R, x, R) is the "
            "two-sided product without this condition"
        )
    if null.any():
        where = np.argwhere(null)[0].tolist()
        raise ZeroDivisionError(
            f"R{where or ''} has no inverse in {dtype}: <R ~R>_0 is zero, or all but lost "
            "to rounding, underflow or overflow"
        )
'''


def public_function(kernel: Kernel) -> list[str]:
    """Return the lines of the function that users call: it checks, then runs the kernel."""
    spec, plan = kernel.spec, kernel.plan
    names = [operand.name for operand in plan.operands]
    sizes = tuple(operand.size for operand in plan.operands)
    lines = [
        f"def {spec.name}({', '.join(names)}, out=None):",
        f'    """{kernel.summary}',
        "",
        *(f"    {line}" for line in textwrap.wrap(kernel.law, 92)),
        "",
        *kernel.shape_lines,
        '    """',
    ]
    if kernel.guard:
        defect = kernel.guard
        check: list[object] = [f"_{defect.spec.name}", defect.plan.result.size, sizes[0], names[0]]
        if spec.algebra.r:
            check.append(solid_places(kernel))
        lines += call_lines("    _check_versor", check)
    operands = f"({', '.join(names)}{',' if len(names) == 1 else ''})"
    run = [f"_{spec.name}", sizes, plan.result.size, operands, "out", degrees_of(kernel)]
    if kernel.form == "spinor":
        return [*lines, *call_lines("    return _run_spinor", [*run, spinor_scale(kernel)])]
    lines += call_lines("    return _run", [*run, f'"{kind_of(kernel)}"'])
    if kernel.form == "exponential":  # its gradient comes with it
        lines += ["", "", f"{spec.name}.vjp = _vjp_of_result"]
    return lines


def kind_of(kernel: Kernel) -> str:
    """Return which numbers a kernel takes: ``real`` ones; any but integers for a ``quotient``."""
    plan = kernel.plan
    return "real" if plan.real_only else "quotient" if plan.divides else "polynomial"


def degrees_of(kernel: Kernel) -> tuple[int, ...]:
    """Return the degree in each operand, and how numbers of a formula make its result grow."""
    plan = kernel.plan
    return plan.degrees if plan.growth == 1 else (*plan.degrees, plan.growth)


def spinor_scale(kernel: Kernel) -> int:
    """Return by what a kernel in spinor form divides: no number on the way is larger than that.

    Times the product of the sums of the absolute values of all operands, that is.
    """
    form = find_form(kernel.spec)
    assert form is not None
    return form.largest


def solid_places(kernel: Kernel) -> tuple[int, ...]:
    """Return where the versor of a sandwich holds blades without null vectors."""
    null = (1 << kernel.spec.algebra.r) - 1
    return tuple(i for i, mask in enumerate(kernel.spec.layouts[0].masks) if not mask & null)


def kernel_doc(kernel: Kernel, form: str) -> str:
    """Return the docstring of a kernel: its form and its cost."""
    return f"Run the {form} form: {kernel.cost}."


def assemble(
    imports: str,
    runtime: str,
    kernels: Sequence[Kernel],
    emit: Callable[[Kernel], list[str]],
    public: Callable[[Kernel], list[str]] = public_function,
) -> str:
    """Return the text of a module of functions on NumPy arrays below its header."""
    lines = [imports, ARRAYS, "", runtime, ""]
    for row, group in groupby(kernels, key=lambda kernel: kernel.spec.row):
        lines += ["", f"# --- {row.name}: {row.summary} ".ljust(98, "-").rstrip(), ""]
        for kernel in group:
            lines += ["", *emit(kernel), "", "", *public(kernel), ""]
    lines += transposes(kernels)
    lines += ["", "# --- Index ".ljust(98, "-"), "", "KERNELS = {"]
    lines += [f'    "{kernel.spec.name}": {kernel.spec.name},' for kernel in kernels]
    lines += ["}", *default_names(kernels)]
    return "\n".join(lines).replace("\n\n\n\n", "\n\n\n") + "\n"


TRANSPOSES = '''

def to_spinor__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to to_spinor__full(x).

    The matrices of blades are signed permutations in planes of their own or in disjoint places, so
    the transpose is SIZE times the inverse.

    returns : tuple of one array (..., LENGTH)
    """
    return (SIZE * from_spinor__full(g),)


def from_spinor__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to from_spinor__full(x).

    returns : tuple of one array (..., LENGTH)
    """
    return (to_spinor__full(g) / SIZE,)


def to_spinor__even__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to to_spinor__even(x).

    returns : tuple of one array (..., EVENS)
    """
    return (SIZE * from_spinor__full(g)[..., _EVENS_OF_FULL],)


_EVENS_OF_FULL = np.flatnonzero(
    np.bitwise_count(_masks(DIMENSION, range(DIMENSION + 1))) % 2 == 0
)
to_spinor__even.vjp = to_spinor__even__vjp
to_spinor__full.vjp = to_spinor__full__vjp
from_spinor__full.vjp = from_spinor__full__vjp
'''


def transposes(kernels: Sequence[Kernel]) -> list[str]:
    """Return the gradients of the changes to and from matrices, where a module has both."""
    found = {kernel.spec.name: kernel for kernel in kernels}
    if not {"to_spinor__full", "to_spinor__even", "from_spinor__full"} <= set(found):
        return []
    kernel = found["to_spinor__full"]
    form = find_form(kernel.spec)
    assert form is not None
    text = TRANSPOSES.replace("SIZE", f"{form.spinor.k}.0").replace("(..., EVENS)", "(..., HALF)")
    text = text.replace("HALF", str(kernel.plan.result.size // 2))
    text = text.replace("DIMENSION", str(kernel.spec.algebra.n))
    return text.replace("LENGTH", str(kernel.plan.result.size)).splitlines()


def call_lines(function: str, arguments: Sequence[object]) -> list[str]:
    """Return a call, on one line or with one argument a line."""
    line = f"{function}({', '.join(map(str, arguments))})"
    if len(line) <= 100:
        return [line]
    return [f"{function}(", *(f"        {argument}," for argument in arguments), "    )"]
