"""Bivectors and rotors through a namespace of kernels: exp, log, sqrt and split on arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.algebra import Layout, LayoutLike
from gaforge.errors import LayoutError, PathError, UnknownBackendError, UnknownMethodError
from gaforge.loading.evaluators import call_numba, call_torch, load_emitted
from gaforge.loading.operands import check_shape, convert, import_torch, listed_layouts

if TYPE_CHECKING:
    from gaforge.loading.namespace import Kernels

TAKEN = {"exp": "bivector", "split": "bivector", "log": "even", "sqrt": "even"}
"""What each function takes of an operand: other coefficients must be zero."""

GIVEN = {"exp": "even", "split": "bivector", "log": "bivector", "sqrt": "even"}
"""What each function gives, unless its operand is full."""

METHODS_OF_TENSORS = {
    "log": ("auto", "spectral"),
    "sqrt": ("auto", "spectral"),
    "split": ("auto", "spectral", "closed"),
}
"""Methods of each function for backend ``torch``; of others ``auto`` only."""

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
        For ``full_output`` of backend ``torch``.
    UnknownMethodError, PathError
        For methods and paths that backend ``torch`` does not have.
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
    """Return a function of tensors; NaN where an operand has coefficients that it does not take."""
    if full_output:
        raise UnknownBackendError(
            "backend 'torch' has no full_output; use backend 'numba' or 'numpy' on arrays"
        )
    x, layout = _operand(kernels, name, operand, layouts)
    function = _tensor_function(kernels, name, **options)
    taken = kernels.algebra.layout(TAKEN[name])
    if layout == taken:
        return function(x)
    torch = import_torch()
    if not set(taken.grades) & set(layout.grades):
        grades = " or ".join(map(str, taken.grades))
        raise LayoutError(
            f"{name} takes {TAKEN[name]} elements, and {layout.name} operands have no grade "
            f"{grades}"
        )
    rest = [x[..., part] for k, part in layout.slices.items() if k not in taken.grades]
    value = function(_placed(x, layout, taken))
    good = (torch.cat([*rest, x[..., :0]], -1) == 0).all(-1)
    good = good.reshape(good.shape + (1,) * (value.ndim - good.ndim))
    value = torch.where(good, value, torch.nan)
    if layout.name == "full":
        return _placed(value, kernels.algebra.layout(GIVEN[name]), layout)
    return value


def _tensor_function(
    kernels: Kernels, name: str, method: str, **options: Any
) -> Callable[..., Any]:
    """Return a function of tensors in the layout that it takes."""
    methods = METHODS_OF_TENSORS.get(name, ("auto",))
    if method not in methods:
        raise UnknownMethodError(
            f"{method!r} is not a method of {name} of backend 'torch'; choose from "
            f"{', '.join(map(repr, methods))}"
        )
    if name in ("exp", "split"):
        from gaforge.decomposition.splitting import check_options

        check_options(method, options)
    if name == "exp":
        function, _ = load_emitted(kernels, name, (kernels.algebra.layout("bivector"),))
        return lambda x: call_torch(function, [x])
    if kernels.path != "auto":
        raise PathError(
            f"{name} of tensors is computed by NumPy, with a gradient of its own, so there is no "
            f"path {kernels.path!r}; choose path='auto'"
        )
    algebra = kernels.algebra
    if name == "split":
        from gaforge.decomposition.split_torch import split_tensor

        return lambda x: split_tensor(algebra, x, method)
    if name == "log":
        from gaforge.decomposition.log_torch import log_tensor

        return lambda x: log_tensor(algebra, x, **options)
    from gaforge.decomposition.sqrt_torch import sqrt_tensor

    return lambda x: sqrt_tensor(algebra, x, **options)


def _placed(x: Any, layout: Layout, wanted: Layout) -> Any:
    """Return the coefficients of a tensor in another layout, zeros where it has none."""
    parts = [
        x[..., layout.slices[k]]
        if k in layout.slices
        else x.new_zeros((*x.shape[:-1], part.stop - part.start))
        for k, part in wanted.slices.items()
    ]
    return import_torch().cat(parts, -1)


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
