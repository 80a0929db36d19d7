"""Inverses where no closed form is emitted, and the test that an inverse is one."""

from __future__ import annotations

from typing import Any

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra, Layout, binary_terms
from gaforge.errors import NotInvertibleError

Array = np.ndarray[Any, Any]


def solve_numpy(algebra: Algebra, x: Any, layout: Layout) -> Array:
    """Return y with ``x y = 1`` by linear algebra.

    Raises
    ------
    NotInvertibleError
        If an element has no inverse to rounding.
    """
    x = np.asarray(x)
    if x.dtype.kind not in "fc":
        x = x.astype(float)
    finite = np.isfinite(x).all(-1)
    # Elements that hold NaN or infinity have no inverse and no error: NaN in, NaN out.
    safe = np.where(finite[..., None], x, np.eye(1, layout.size, dtype=x.dtype)[0])
    matrix = _left_matrix(algebra, safe, layout)
    one = np.eye(1, algebra.size, dtype=x.dtype)[0]
    y = np.linalg.pinv(matrix, rcond=4 * float(np.finfo(x.dtype).eps))[..., :, 0]
    residual = np.abs(np.einsum("...ij,...j->...i", matrix, y) - one).max(-1, initial=0.0)
    check_residual(residual, finite, x.dtype)
    return np.where(finite[..., None], y, np.array(np.nan, x.dtype))


def solve_torch(algebra: Algebra, x: Any, layout: Layout) -> Any:
    """Return y with ``x y = 1`` by linear algebra, on tensors; differentiable.

    A singular element raises torch's own error.
    """
    import torch

    result = OPERATIONS["inv"].result_layout(layout)
    row = OPERATIONS["gp"]
    full = algebra.layout("full")
    terms = list(binary_terms(algebra, row, layout.masks, result.masks, full.masks))
    table = torch.zeros(layout.size, full.size, result.size, dtype=x.dtype, device=x.device)
    for t in terms:
        table[t.i, t.k, t.j] = t.sign
    matrix = torch.einsum("...i,ikj->...kj", x, table)
    one = torch.zeros(full.size, 1, dtype=x.dtype, device=x.device)
    one[0] = 1
    one = one.expand(*matrix.shape[:-2], full.size, 1)
    return torch.linalg.lstsq(matrix, one).solution.squeeze(-1)


def check_residual(residual: Array, finite: Array, dtype: np.dtype[Any]) -> None:
    """Raise `NotInvertibleError` where ``|x y - 1|`` is too large for y to be an inverse."""
    tolerance = 1e-3 if dtype.char in "fF" else 1e-8
    bad = finite & ~(residual <= tolerance)
    if bad.any():
        where = [int(i) for i in np.argwhere(bad)[0]]
        raise NotInvertibleError(
            f"x{where if where else ''} has no inverse to rounding: |x inv(x) - 1| is "
            f"{float(residual[tuple(where)]):.3g}, above the tolerance {tolerance:g}"
        )


def _left_matrix(algebra: Algebra, x: Array, layout: Layout) -> Array:
    """Return the matrix of ``y -> x y`` from the inverse's layout to full multivectors."""
    result = OPERATIONS["inv"].result_layout(layout)
    full = algebra.layout("full")
    matrix = np.zeros((*x.shape[:-1], full.size, result.size), x.dtype)
    for t in binary_terms(algebra, OPERATIONS["gp"], layout.masks, result.masks, full.masks):
        matrix[..., t.k, t.j] += t.sign * x[..., t.i]
    return matrix
