"""Prepared versors: what depends on the versor only is computed once.

A versor acts on vectors by a matrix and on grade k by the k-th compound of that matrix, its
outermorphism. Applying a block costs m * m multiplications for m blades, which the cost model
compares with the sandwich itself.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.algebra import Layout, LayoutLike

if TYPE_CHECKING:
    from gaforge.loading.namespace import Kernels


class Prepared:
    """A versor ready to act on many operands; made by ``Kernels.prepare``.

    Attributes
    ----------
    matrix : array of shape (..., n, n)
        The action on vectors, columns being the images of the basis vectors.
    """

    def __init__(self, kernels: Kernels, R: Any, layout: Layout, unit: bool) -> None:
        self._kernels = kernels
        self._layout = layout
        self._unit = unit
        (self._R,) = kernels._convert([R])
        vectors = kernels.algebra.layout("vector")
        act = kernels.evaluator("sandwich", (layout, vectors), unit)
        images = act([self._R[..., None, :], self._identity(vectors.size)])
        self.matrix = images.swapaxes(-1, -2)
        self._blocks: dict[int, Any] = {}
        self._actions: dict[LayoutLike, tuple[Callable[[Any], Any], Any]] = {}

    def form(self, layout: LayoutLike) -> str:
        """Return ``matrix`` or ``sandwich``, whichever costs fewer operations per operand.

        Examples
        --------
        >>> from gaforge import kernels
        >>> kernels("3,0,0", "numpy").prepare([1.0, 0, 0, 0], "even").form("vector")
        'matrix'
        """
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
        try:
            act, hoisted = self._actions[layout]  # type: ignore[index]
        except (KeyError, TypeError):  # not seen yet, or a list of grades
            act, hoisted = self._action(self._kernels.algebra.layout(layout))
            self._actions[layout if isinstance(layout, str | Layout) else tuple(layout)] = (
                act,
                hoisted,
            )
        return act([hoisted, *self._kernels._convert([x])])

    def _action(self, target: Layout) -> tuple[Callable[[Any], Any], Any]:
        """Return what acts on operands of a layout, and the operand that depends on R only."""
        if self._kernels.backend == "numpy" or self.form(target) == "sandwich":
            act = self._kernels.evaluator("sandwich", (self._layout, target), self._unit)
            return act, self._R
        return self._kernels.evaluator("linear_map", (target,)), self._map(target)

    def _map(self, target: Layout) -> Any:
        """Return the blocks of all grades of a layout, flat, one after the other."""
        blocks = [self._block(k) for k in target.grades]
        if self._kernels.backend == "torch":
            import torch

            return torch.cat(blocks, -1)
        return blocks[0] if len(blocks) == 1 else np.concatenate(blocks, -1)

    def _block(self, k: int) -> Any:
        if k not in self._blocks:
            flat = self.matrix.reshape(*self.matrix.shape[:-2], -1)
            if k == 0:
                block = flat[..., :1] * 0 + 1
            elif k == 1:
                block = flat
            else:
                grade = Layout((k,), self._kernels.algebra.n)
                block = self._kernels.evaluator("outermorphism", (grade,))([flat])
            self._blocks[k] = block
        return self._blocks[k]

    def _identity(self, size: int) -> Any:
        if self._kernels.backend == "torch":
            import torch

            return torch.eye(size, dtype=self._R.dtype, device=self._R.device)
        kind = self._R.dtype if self._R.dtype.kind in "fc" else float
        return np.eye(size, dtype=kind)


def matrix_cost(target: Layout) -> int:
    """Return the operations of a block-diagonal matrix on one operand."""
    sizes = [comb(target.n, k) for k in target.grades]
    return sum(size * (2 * size - 1) for size in sizes)


def sandwich_cost(versor: Layout, target: Layout) -> int:
    """Return about the operations of a unit sandwich: one and a half products per blade."""
    return 3 * versor.size * target.size
