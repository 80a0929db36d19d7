"""Coefficients of tensors that a function does not take, which must be zero."""

from __future__ import annotations

from typing import Any

from gaforge.algebra import Algebra, Layout
from gaforge.errors import LayoutError
from gaforge.loading.operands import import_torch


def where_others_vanish(
    name: str, algebra: Algebra, x: Any, layout: Layout, taken: Layout
) -> Any | None:
    """Return where all coefficients outside of a layout are zero, of shape (...); None if all are.

    Parameters
    ----------
    name : str
        Of the function, for the message.
    x : Tensor of shape (..., layout.size)
    taken : Layout
        What the function takes.

    Returns
    -------
    Tensor of bool or None
        Only where values can't be read: in traced code and on the meta device.

    Raises
    ------
    LayoutError
        If a coefficient is not zero, with its value.
    """
    torch = import_torch()
    parts = [x.detach()[..., part] for k, part in layout.slices.items() if k not in taken.grades]
    if not parts:
        return None
    fine = torch.cat(parts, -1) == 0
    known = None if torch.compiler.is_compiling() else _unwrapped(fine)
    if known is None:
        return fine.all(-1)
    if known.all():
        return None
    grades = [k for k in layout.grades if k not in taken.grades]
    _refuse(name, algebra, grades, known, _unwrapped(torch.cat(parts, -1)), taken)
    return None


def _unwrapped(x: Any) -> Any | None:
    """Return the tensor that transformations of torch.func wrapped; None if it has no values."""
    torch = import_torch()
    while torch._C._functorch.is_functorch_wrapped_tensor(x):
        x = torch._C._functorch.get_unwrapped(x)
    readable = type(x) is torch.Tensor and x.device.type != "meta"
    return x if readable else None


def _refuse(
    name: str, algebra: Algebra, grades: list[int], fine: Any, values: Any, taken: Layout
) -> None:
    """Raise the error of the first coefficient that is not zero."""
    place = (~fine).nonzero()[0].tolist()
    masks = [mask for k in grades for mask in algebra.layout((k,)).masks]
    *lead, k = place
    raise LayoutError(
        f"{name}: operand{lead or ''} has the coefficient {values[tuple(place)].item():.6g} of "
        f"{algebra.blade_name(masks[k])}, and {name} takes {taken.name} coefficients, so that "
        f"others must be zero; pass those alone, with layouts=({taken.name!r},)"
    )
