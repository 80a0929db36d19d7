"""Prepared versors: what depends on the versor only is computed once.

A versor acts on vectors by a matrix and on grade k by the k-th compound of that matrix, its
outermorphism. Applying a block costs m * m multiplications for m blades, which the cost model
compares with the sandwich itself.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.algebra import Layout, LayoutLike
from gaforge.loading.operands import check_shape, convert, import_torch

if TYPE_CHECKING:
    from gaforge.loading.namespace import Kernels


class Prepared:
    """A versor ready to act on many operands; made by ``Kernels.prepare``.

    It holds a copy of the versor, which may change afterwards. Tensors keep their graph, so
    gradients reach the versor; call backward once, or prepare the versor anew for each step.

    Attributes
    ----------
    matrix : array of shape (..., n, n)
        The action on vectors, columns being the images of the basis vectors.
    """

    def __init__(self, kernels: Kernels, R: Any, layout: Layout, unit: bool) -> None:
        self._kernels = kernels
        self._layout = layout
        self._unit = unit
        (R,) = convert(kernels.backend, "prepare", [R], kernels.dtype)
        check_shape("prepare", R, layout)
        self._R = R.clone() if kernels.backend == "torch" else R.copy()
        vectors = Layout((1,) if kernels.algebra.n else (), kernels.algebra.n)
        act = kernels.evaluator("sandwich", (layout, vectors), unit)
        images = act([self._R[..., None, :], self._identity(vectors.size)])
        self.matrix = images.swapaxes(-1, -2)
        self._maps: dict[Layout, Any] = {}

    def form(self, layout: LayoutLike) -> str:
        """Return ``matrix`` or ``sandwich``, whichever costs fewer operations per operand.

        The reference, backend ``numpy``, always evaluates the sandwich.

        Examples
        --------
        >>> from gaforge import kernels
        >>> k = kernels("3,0,0")
        >>> k.prepare([1.0, 0, 0, 0], "even").form("vector")
        'matrix'
        """
        if self._kernels.backend == "numpy":
            return "sandwich"
        target = self._kernels.algebra.layout(layout)
        return "matrix" if matrix_cost(target) < sandwich_cost(self._layout, target) else "sandwich"

    def apply(self, x: Any, layout: LayoutLike = "full") -> Any:
        """Return the action of the versor on x.

        Parameters
        ----------
        x : array_like of shape (..., layout.size)
            Its leading axes broadcast with those of the versor.
        layout : layout
            Layout of x.

        Returns
        -------
        array of shape (..., layout.size)
        """
        kernels = self._kernels
        target = kernels.algebra.layout(layout)
        if kernels.dtype is not None:
            (x,) = convert(kernels.backend, "apply", [x], kernels.dtype)
        if self.form(target) == "sandwich":
            return kernels.evaluator("sandwich", (self._layout, target), self._unit)([self._R, x])
        return kernels.evaluator("linear_map", (target,))([self._map(target), x])

    def _map(self, target: Layout) -> Any:
        """Return the blocks of all grades of a layout, flat, one after the other."""
        if target not in self._maps:
            blocks = [self._block(k) for k in target.grades]
            if len(blocks) == 1:
                self._maps[target] = blocks[0]
            elif self._kernels.backend == "torch":
                self._maps[target] = import_torch().cat(blocks, -1)
            else:
                self._maps[target] = np.concatenate(blocks, -1)
        return self._maps[target]

    def _block(self, k: int) -> Any:
        """Return the matrix of the action on grade k, flat."""
        n = self._kernels.algebra.n
        flat = self.matrix.reshape(*self.matrix.shape[:-2], n * n)
        if k == 1:
            return flat
        grade = Layout((k,), n)
        if k == 0:
            with np.errstate(invalid="ignore"):  # one, or NaN where the versor holds NaN
                return flat[..., :1] * 0 + 1 if n else flat.sum(-1, keepdims=True) + 1
        if grade not in self._maps:
            self._maps[grade] = self._kernels.evaluator("outermorphism", (grade,))([flat])
        return self._maps[grade]

    def _identity(self, size: int) -> Any:
        if self._kernels.backend == "torch":
            torch = import_torch()
            floating = self._R.is_floating_point() or self._R.is_complex()
            return torch.eye(size, dtype=self._R.dtype if floating else None, device=self._R.device)
        dtype = self._R.dtype.newbyteorder("=")
        return np.eye(size, dtype=dtype if dtype.kind in "fc" else float)


def matrix_cost(target: Layout) -> int:
    """Return the operations of a block-diagonal matrix on one operand."""
    sizes = [comb(target.n, k) for k in target.grades]
    return sum(size * (2 * size - 1) for size in sizes)


def sandwich_cost(versor: Layout, target: Layout) -> int:
    """Return about the operations of a unit sandwich: one and a half products per blade."""
    return 3 * versor.size * target.size
