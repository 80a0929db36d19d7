"""The closed form by emitted kernels, where there are at most two parts: n <= 5.

The kernels are ``split__bivector`` of emitted Numba modules; `closed` is the same in NumPy, for
more parts and for algebras without such a kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from gaforge.decomposition.outcomes import Kind
from gaforge.decomposition.residuals import Parts
from gaforge.decomposition.space import Array, Space

LARGEST = 5
"""Largest n for which kernels are emitted."""

WORTHWHILE = 256
"""Rows from which ``auto`` waits for a kernel to be compiled, once: some seconds."""

Kernel = Callable[..., Any]

_found: dict[tuple[int, int, int], Kernel] = {}


class Found(NamedTuple):
    """What a kernel found, for N bivectors of m coefficients with at most k parts.

    Attributes
    ----------
    coefficients : ndarray of shape (N, k, m)
        Parts by descending size of the square, null ones last, then zeros.
    squares : ndarray of shape (N, k)
    kinds : ndarray of int8 of shape (N, k)
        `Kind` of each part, -1 where the closed form is not defined or not accurate.
    dimensions : ndarray of shape (N, k)
    """

    coefficients: Array
    squares: Array
    kinds: Array
    dimensions: Array

    @property
    def missed(self) -> Array:
        """Rows that are left to another method."""
        return np.flatnonzero(self.kinds[:, 0] < 0)

    def put(self, space: Space, rows: Array, others: Parts) -> None:
        """Set the parts of some rows to those that another method found, in order."""
        self.squares[rows] = others.sort()
        self.coefficients[rows] = space.bivector(others.matrices)
        self.kinds[rows] = others.kinds
        self.dimensions[rows] = others.dimensions

    def as_parts(self, space: Space) -> Parts:
        """Return the parts as matrices."""
        parts = Parts(space, len(self.kinds))
        whole = self.coefficients.reshape(-1, space.pairs)
        parts.matrices[...] = space.skew(whole).reshape(parts.matrices.shape)
        parts.kinds[...], parts.dimensions[...] = self.kinds, self.dimensions
        return parts


def find_kernel(space: Space) -> Kernel | None:
    """Return the kernel of an algebra, if it is shipped or was generated before.

    Examples
    --------
    >>> from gaforge.decomposition.space import space_of
    >>> find_kernel(space_of((4, 1, 0))).__name__, find_kernel(space_of((6, 0, 0)))
    ('split__bivector', None)
    """
    if not 2 <= space.n <= LARGEST:
        return None
    signature = space.algebra.signature
    if signature not in _found:
        from gaforge.codegen.spec import KernelSpec
        from gaforge.loading.loader import find_function

        kernel = find_function(KernelSpec.of(space.algebra, "split"), "numba")
        if kernel is None:
            return None
        _found[signature] = kernel
    return _found[signature]


def run(kernel: Kernel, space: Space, B: Array) -> Found:
    """Return what a kernel finds for rows of float64."""
    from gaforge.loading import threads

    k, m = space.n // 2, space.pairs
    rows = threads.call(kernel.rows, [B], k * (m + 2))  # type: ignore[attr-defined]
    kinds = rows[:, k * (m + 1) :].astype(np.int8)
    dimensions = np.select([kinds == Kind.ZERO, kinds == Kind.COMPLEX], [0, 4], 2)
    return Found(rows[:, : k * m].reshape(-1, k, m), rows[:, k * m : -k], kinds, dimensions)
