"""Bivectors and rotors through a namespace of kernels: exp, log, sqrt and split on arrays."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from importlib import import_module
from inspect import signature
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra, Layout, LayoutLike, Operation
from gaforge.errors import LayoutError, PathError, UnknownBackendError, UnknownMethodError
from gaforge.loading.evaluators import call_numba, call_torch, load_emitted
from gaforge.loading.operands import check_shape, convert, import_torch, listed_layouts
from gaforge.loading.others import where_others_vanish

if TYPE_CHECKING:
    from gaforge.loading.namespace import Kernels

ON_TENSORS = {
    "log": "gaforge.decomposition.log_torch",
    "sqrt": "gaforge.decomposition.sqrt_torch",
    "split": "gaforge.decomposition.split_torch",
}
"""Rows that are no emitted kernels of backend ``torch``: the module that evaluates each on tensors.

It holds ``NAME_tensor(algebra, x, **options)``, NAME being that of the row, x in the layout that
the row takes, and the result in the layout that it gives.
"""

LARGE = 1e6
"""Coefficients up to which the emitted exponential is taken as it is."""


def evaluate(
    kernels: Kernels,
    name: str,
    operand: Any,
    layouts: Sequence[LayoutLike] | None,
    full_output: bool,
    **options: Any,
) -> Any:
    """Call a function of ``gaforge.decomposition`` on an array in a layout.

    Raises
    ------
    UnknownBackendError
        For backend ``torch`` with ``full_output``, or where it does not evaluate the row.
    LayoutError
        If the operand is no bivector, or not even, or if full output is asked of full operands.
    """
    row = OPERATIONS[name]
    if kernels.backend == "torch":
        return _on_tensors(kernels, row, operand, layouts, full_output, **options)
    import gaforge.decomposition as decomposition
    from gaforge.multivector import Multivector

    algebra = kernels.algebra
    array, layout = _operand(kernels, name, operand, layouts)
    taken = _layout_of(algebra, row.takes)
    if layout != taken:
        array = Multivector(algebra, array, layout).restrict(taken).coefficients
    plain = options["method"] == "auto" and not full_output
    emitted = plain and name == "exp" and kernels.backend == "numba"
    value = _emitted_exp(kernels, array) if emitted else None
    if value is None:
        options |= _backend_of_split(kernels, row, options["method"])
        value = getattr(decomposition, name)(algebra, array, full_output=full_output, **options)
    if layout.name != "full" or layout == taken:
        return value
    if full_output:
        raise LayoutError(
            f"{name}: full_output is in terms of {row.gives} coefficients; pass "
            f"layouts=({row.takes!r},)"
        )
    dense = Multivector(algebra, value, _layout_of(algebra, row.gives)).dense()
    return dense.coefficients.copy()  # those of a multivector are read-only


def _layout_of(algebra: Algebra, name: str) -> Layout:
    """Return a layout by name; there are no bivectors for n < 2, so theirs is empty."""
    return algebra.layout(() if name == "bivector" and algebra.n < 2 else name)


def _backend_of_split(kernels: Kernels, row: Operation, method: str) -> dict[str, str]:
    """Return what evaluates the closed form of a split: NumPy for the reference, else its kernel.

    The kernel is generated if it exists nowhere, as that of every operation is.
    """
    if row.name != "split":
        return {}
    from gaforge.codegen.catalogue import LARGEST_SPLIT

    algebra = kernels.algebra
    if kernels.backend == "numba" and method == "closed" and 2 <= algebra.n <= LARGEST_SPLIT:
        load_emitted(kernels, row.name, (algebra.layout(row.takes),))
    return {"backend": kernels.backend}


def _emitted_exp(kernels: Kernels, B: Any) -> Any:
    """Return exponentials by the emitted kernel; None where there is anything to be said of them.

    Such as that one overflows, or that B is not finite or so large that its angles are lost.
    """
    layout = kernels.algebra.layout("bivector")
    array = np.asarray(B)
    plain = array.dtype in (np.float32, np.float64, np.int64) and array.size > 0
    if not plain or not (np.abs(array) <= LARGE).all():
        return None
    function, size = load_emitted(kernels, "exp", (layout,))
    value = call_numba(function, size, [array])
    return value if np.isfinite(value).all() else None


def _on_tensors(
    kernels: Kernels,
    row: Operation,
    operand: Any,
    layouts: Sequence[LayoutLike] | None,
    full_output: bool,
    **options: Any,
) -> Any:
    """Evaluate a row on tensors.

    Coefficients that the row does not take must be zero. In traced code, where values can't be
    read, the result is NaN where they are not.
    """
    if full_output:
        raise UnknownBackendError(
            "backend 'torch' has no full_output; use backend 'numba' or 'numpy' on arrays"
        )
    function = _tensor_function(kernels, row, options)
    x, layout = _operand(kernels, row.name, operand, layouts)
    algebra = kernels.algebra
    taken = _layout_of(algebra, row.takes)
    if layout == taken:
        return function(x)
    torch = import_torch()
    picked = _picked(row, x, layout, taken)
    right = where_others_vanish(row.name, algebra, x, layout, taken)
    y = function(picked)
    if right is not None:
        y = torch.where(right.reshape(*right.shape, *[1] * (y.ndim - right.ndim)), y, torch.nan)
    return _in_full(algebra, y, _layout_of(algebra, row.gives)) if layout.name == "full" else y


def _tensor_function(
    kernels: Kernels, row: Operation, options: dict[str, Any]
) -> Callable[[Any], Any]:
    """Return what evaluates a row on tensors in the layout that it takes.

    Raises
    ------
    UnknownBackendError
        If nothing does.
    UnknownMethodError
        If it does not know an option.
    PathError
        If a path is asked for that it does not have.
    """
    from gaforge.codegen.catalogue import writes

    given = {
        name: value
        for name, value in options.items()
        if value is not False and not (isinstance(value, str) and value == "auto")
    }
    known: Collection[str] = ()
    if row.name in ON_TENSORS:
        if kernels.path != "auto":
            raise PathError(
                f"{row.name} of tensors is computed by NumPy, with a gradient of its own, so there "
                f"is no path {kernels.path!r}; choose path='auto'"
            )
        module = import_module(ON_TENSORS[row.name])
        found = getattr(module, f"{row.name}_tensor")
        known = signature(found).parameters
        function = partial(found, kernels.algebra, **given)
    elif row.emitted and writes("torch", row.name):
        emitted, _ = load_emitted(kernels, row.name, (_layout_of(kernels.algebra, row.takes),))
        function = partial(_call_on_tensor, emitted)
    else:
        raise UnknownBackendError(
            f"backend 'torch' has no {row.name}; use backend 'numba' or 'numpy' on arrays"
        )
    for name, value in given.items():
        if name not in known:
            raise UnknownMethodError(
                f"{row.name}: {name}={value!r} is not for backend 'torch'; leave it out, or use "
                "backend 'numba' or 'numpy' on arrays"
            )
    return function


def _call_on_tensor(function: Callable[..., Any], x: Any) -> Any:
    return call_torch(function, [x])


def _picked(row: Operation, x: Any, layout: Layout, taken: Layout) -> Any:
    """Return the coefficients that a row takes, zeros where the operand does not have them."""
    if not set(layout.grades) & set(taken.grades):
        grades = " or ".join(map(str, taken.grades))
        raise LayoutError(
            f"{row.name} takes {row.takes} elements, and {layout.name} operands have no grade "
            f"{grades}"
        )
    return _of_grades(layout.n, taken, {k: x[..., part] for k, part in layout.slices.items()}, x)


def _in_full(algebra: Algebra, y: Any, layout: Layout) -> Any:
    """Return an element of a layout as a full one, zeros among its coefficients."""
    parts = {k: y[..., part] for k, part in layout.slices.items()}
    return _of_grades(algebra.n, algebra.layout("full"), parts, y)


def _of_grades(n: int, layout: Layout, parts: dict[int, Any], like: Any) -> Any:
    """Return tensors of some grades in a layout."""
    found = [
        parts[k] if k in parts else like.new_zeros((*like.shape[:-1], Layout((k,), n).size))
        for k in layout.grades
    ]
    return import_torch().cat(found, -1)


def _operand(
    kernels: Kernels, name: str, operand: Any, layouts: Sequence[LayoutLike] | None
) -> tuple[Any, Layout]:
    """Return an operand as an array or tensor, and its layout."""
    layout = _layout(kernels, name, layouts)
    (x,) = convert(kernels.backend, name, [operand], kernels.dtype)
    check_shape(name, x, layout)
    return x, layout


def _layout(kernels: Kernels, name: str, layouts: Sequence[LayoutLike] | None) -> Layout:
    if layouts is None:
        return kernels.algebra.layout("full")
    listed = listed_layouts(layouts, 1)
    if len(listed) != 1:
        raise LayoutError(f"{name} takes one operand, so one layout, not {len(listed)}")
    return kernels.algebra.layout(listed[0])
