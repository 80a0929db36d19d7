"""Bivectors and rotors through a namespace of kernels: exp, log, sqrt and split on arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.algebra import Algebra, Layout, LayoutLike
from gaforge.errors import LayoutError, UnknownBackendError, UnknownMethodError
from gaforge.loading.evaluators import call_numba, call_torch, load_emitted
from gaforge.loading.operands import check_shape, convert, import_torch, listed_layouts
from gaforge.loading.others import where_others_vanish

if TYPE_CHECKING:
    from gaforge.loading.namespace import Kernels

TAKEN = {"exp": "bivector", "split": "bivector", "log": "even", "sqrt": "even"}
"""What each function takes of an operand: other coefficients must be zero."""

GIVEN = {"exp": "even", "split": "bivector", "log": "bivector", "sqrt": "even"}
"""What each function gives, unless its operand is full."""

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
        For backend ``torch``, which has ``exp`` only, without ``full_output``.
    LayoutError
        If the operand is no bivector, or not even, or if full output is asked of full operands.
    """
    if kernels.backend == "torch":
        return _on_tensors(kernels, name, operand, layouts, full_output, **options)
    import gaforge.decomposition as decomposition
    from gaforge.multivector import Multivector

    algebra = kernels.algebra
    array, layout = _operand(kernels, name, operand, layouts)
    taken = algebra.layout(TAKEN[name])
    if layout != taken:
        array = Multivector(algebra, array, layout).restrict(taken).coefficients
    plain = options["method"] == "auto" and not full_output
    emitted = plain and name == "exp" and kernels.backend == "numba"
    value = _emitted_exp(kernels, array) if emitted else None
    if value is None:
        value = getattr(decomposition, name)(algebra, array, full_output=full_output, **options)
    if layout.name != "full" or layout == taken:
        return value
    if full_output:
        raise LayoutError(
            f"{name}: full_output is in terms of {GIVEN[name]} coefficients; pass "
            f"layouts=({TAKEN[name]!r},)"
        )
    dense = Multivector(algebra, value, algebra.layout(GIVEN[name])).dense()
    return dense.coefficients.copy()  # those of a multivector are read-only


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
    name: str,
    operand: Any,
    layouts: Sequence[LayoutLike] | None,
    full_output: bool,
    **options: Any,
) -> Any:
    """Return exponentials of tensors.

    Other coefficients than those of the bivector must be zero. In traced code, where values can't
    be read, the result is NaN where they are not.
    """
    if name != "exp" or full_output:
        what = "full_output" if full_output else name
        raise UnknownBackendError(
            f"backend 'torch' has no {what}; use backend 'numba' or 'numpy' on arrays"
        )
    if options["method"] != "auto":
        raise UnknownMethodError(
            f"{options['method']!r} is not a method of backend 'torch'; choose 'auto'"
        )
    x, layout = _operand(kernels, name, operand, layouts)
    bivector = kernels.algebra.layout("bivector")
    function, _ = load_emitted(kernels, name, (bivector,))
    if layout == bivector:
        return call_torch(function, [x])
    torch = import_torch()
    if 2 not in layout.grades:
        raise LayoutError(f"exp takes bivectors, and {layout.name} operands have no grade 2")
    B = x[..., layout.slices[2]]
    right = where_others_vanish(name, kernels.algebra, x, layout, bivector)
    E = call_torch(function, [B])
    if right is not None:
        E = torch.where(right.unsqueeze(-1), E, torch.nan)
    return _in_full(kernels.algebra, E) if layout.name == "full" else E


def _in_full(algebra: Algebra, E: Any) -> Any:
    """Return an even element as a full one, zeros among its coefficients."""
    torch = import_torch()
    even = algebra.layout("even").slices
    parts = [
        E[..., even[k]] if k in even else E.new_zeros((*E.shape[:-1], algebra.layout((k,)).size))
        for k in range(algebra.n + 1)
    ]
    return torch.cat(parts, -1)


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
