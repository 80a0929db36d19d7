"""Inverses where no closed form is emitted, and the test that an inverse is one."""

from __future__ import annotations

from typing import Any

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra, Layout, Term, binary_terms
from gaforge.errors import NotInvertibleError
from gaforge.loading.operands import Array, as_array, check_shape, common_dtype, import_torch

BLOCK_ENTRIES = 1 << 22
"""Most entries of the matrices that are inverted at a time."""

TORCH_TOLERANCE = {"bfloat16": 0.3, "float16": 0.05, "float32": 1e-3, "complex64": 1e-3}
"""How large ``|x y - 1|`` may be for y to be an inverse, 1e-8 for the other dtypes."""


def solve_numpy(algebra: Algebra, x: Any, layout: Layout) -> Array:
    """Return y with ``x y = 1`` by linear algebra.

    Raises
    ------
    NotInvertibleError
        If an element has no inverse to rounding.
    """
    x = as_array("inv", x)
    check_shape("inv", x, layout)
    dtype = common_dtype("inv", [x])
    x = x.astype(float if dtype.kind == "i" else dtype)
    result = OPERATIONS["inv"].result_layout(layout)
    terms = _terms(algebra, layout, result)
    flat = x.reshape(-1, layout.size) if x.size else x.reshape(0, layout.size)
    y = np.empty((len(flat), result.size), x.dtype)
    residual = np.zeros(len(flat), x.real.dtype)
    finite = np.isfinite(flat).all(-1)
    # Elements that hold NaN or infinity have no inverse and no error: NaN in, NaN out.
    safe = np.where(finite[:, None], flat, np.eye(1, layout.size, dtype=x.dtype))
    one = np.eye(1, algebra.size, dtype=x.dtype)[0]
    step = max(1, BLOCK_ENTRIES // (algebra.size * result.size))
    for start in range(0, len(flat), step):
        block = slice(start, start + step)
        matrix = np.zeros((len(safe[block]), algebra.size, result.size), x.dtype)
        for t in terms:
            matrix[:, t.k, t.j] += t.sign * safe[block, t.i]
        pseudo = np.linalg.pinv(matrix, rcond=4 * float(np.finfo(x.dtype).eps))
        y[block] = pseudo[:, :, 0]
        product = np.einsum("...ij,...j->...i", matrix, y[block])
        residual[block] = np.abs(product - one).max(-1)
    y[~finite] = np.nan
    lead = x.shape[:-1]
    check_residual(residual.reshape(lead), finite.reshape(lead), x.dtype)
    return y.reshape(*lead, result.size)


def solve_torch(algebra: Algebra, x: Any, layout: Layout) -> Any:
    """Return y with ``x y = 1`` by linear algebra, on tensors; differentiable.

    Gives NaN where there is no inverse to rounding.
    """
    torch = import_torch()
    check_shape("inv", x, layout)
    if not (x.is_floating_point() or x.is_complex()):
        x = x.to(torch.get_default_dtype())
    result = OPERATIONS["inv"].result_layout(layout)
    finite = x.isfinite().all(-1, keepdim=True)
    first = torch.arange(layout.size, device=x.device) == 0
    x = torch.where(finite, x, first.to(x.dtype))
    table = torch.zeros(layout.size, algebra.size, result.size, dtype=x.dtype, device=x.device)
    for t in _terms(algebra, layout, result):
        table[t.i, t.k, t.j] = t.sign
    matrix = torch.einsum("...i,ikj->...kj", x, table)
    one = torch.zeros(algebra.size, 1, dtype=x.dtype, device=x.device)
    one[0] = 1
    one = one.expand(*matrix.shape[:-2], algebra.size, 1)
    y = torch.linalg.lstsq(matrix, one).solution
    residual = (matrix @ y - one).squeeze(-1)
    return torch.where(finite, keep_inverses(y.squeeze(-1), residual), torch.nan)


def keep_inverses(y: Any, residual: Any) -> Any:
    """Return tensors y where ``x y - 1`` is small, else NaN."""
    torch = import_torch()
    tolerance = TORCH_TOLERANCE.get(str(y.dtype).removeprefix("torch."), 1e-8)
    good = residual.detach().abs().amax(-1, keepdim=True) <= tolerance
    return torch.where(good, y, torch.nan)


def check_residual(residual: Array, finite: Array, dtype: np.dtype[Any]) -> None:
    """Raise `NotInvertibleError` where ``|x y - 1|`` is too large for y to be an inverse."""
    tolerance = 1e-3 if dtype.char in "fF" else 1e-8
    bad = finite & ~(residual <= tolerance)
    if bad.any():
        where = [int(i) for i in np.argwhere(bad)[0]]
        raise NotInvertibleError(
            f"x{where if where else ''} has no inverse to rounding: it is zero, null, or close to "
            f"such an element (|x inv(x) - 1| is {float(residual[tuple(where)]):.3g}, above the "
            f"tolerance {tolerance:g})"
        )


def _terms(algebra: Algebra, layout: Layout, result: Layout) -> list[Term]:
    """Return the terms of ``x y`` for x in a layout and y in that of its inverse."""
    return list(binary_terms(algebra, OPERATIONS["gp"], layout.masks, result.masks, algebra.masks))
