"""Bivectors and rotors through a namespace of kernels: exp, log, sqrt and split on arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gaforge.algebra import Layout, LayoutLike
from gaforge.errors import LayoutError, UnknownBackendError
from gaforge.loading.operands import check_shape, convert, listed_layouts

if TYPE_CHECKING:
    from gaforge.loading.namespace import Kernels

TAKEN = {"exp": "bivector", "split": "bivector", "log": "even", "sqrt": "even"}
"""What each function takes of an operand: other coefficients must be zero."""

GIVEN = {"exp": "even", "split": "bivector", "log": "bivector", "sqrt": "even"}
"""What each function gives, unless its operand is full."""


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
        For backend ``torch``, which has no such functions.
    LayoutError
        If the operand is no bivector, or not even, or if full output is asked of full operands.
    """
    if kernels.backend == "torch":
        raise UnknownBackendError(
            f"backend 'torch' has no {name}; use backend 'numba' or 'numpy' on arrays"
        )
    import gaforge.decomposition as decomposition
    from gaforge.multivector import Multivector

    algebra = kernels.algebra
    layout = _layout(kernels, name, layouts)
    (array,) = convert(kernels.backend, name, [operand], kernels.dtype)
    check_shape(name, array, layout)
    taken = algebra.layout(TAKEN[name])
    if layout != taken:
        array = Multivector(algebra, array, layout).restrict(taken).coefficients
    value = getattr(decomposition, name)(algebra, array, full_output=full_output, **options)
    if layout.name != "full" or layout == taken:
        return value
    if full_output:
        raise LayoutError(
            f"{name}: full_output is in terms of {GIVEN[name]} coefficients; pass "
            f"layouts=({TAKEN[name]!r},)"
        )
    return Multivector(algebra, value, algebra.layout(GIVEN[name])).dense().coefficients


def _layout(kernels: Kernels, name: str, layouts: Sequence[LayoutLike] | None) -> Layout:
    if layouts is None:
        return kernels.algebra.layout("full")
    listed = listed_layouts(layouts, 1)
    if len(listed) != 1:
        raise LayoutError(f"{name} takes one operand, so one layout, not {len(listed)}")
    return kernels.algebra.layout(listed[0])
