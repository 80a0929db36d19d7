"""Bilinear operations: a plan for each pair of frames, and four ways to evaluate it.

- *Terms*: gather both operands, multiply, add up runs. Nothing is compiled, and for single
  multivectors it takes less time than the call of a compiled function.
- *Kernels*: the emitted Numba kernels, for batches; those that the package ships from
  `SHIPPED_WORK` on, those that must be generated and proved first from `GENERATED_WORK` on.
- *Rows*: one blade of one operand with all of the other, where there are too many terms to list.
- *Exact*: Python's own arithmetic, for fractions and SymPy expressions, and for integers that
  might leave int64.

The choice depends on shapes and dtypes only, so that a computation rounds the same every time.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from math import prod
from typing import Any

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra, Operation, blade_product
from gaforge.algebra.cayley import regressive_product
from gaforge.errors import ShapeError
from gaforge.multivector.coefficients import (
    INEXACT,
    Array,
    fixed,
    is_small,
    is_symbolic,
    meet,
    rows_of,
    summed,
)
from gaforge.multivector.space import Frame, recast
from gaforge.multivector.tables import Terms, bilinear_terms, blade_products

SHIPPED_WORK = 1 << 13
"""Products of coefficients from which a shipped kernel is used: some tens of microseconds."""

GENERATED_WORK = 1 << 22
"""Products from which a kernel is generated, proved and compiled, once: some milliseconds."""

LISTED_TERMS = 1 << 16
"""Most terms that are listed, and most of a kernel that is generated."""


class Product:
    """One bilinear operation on operands of two frames.

    Attributes
    ----------
    row : Operation
    left, right, frame : Frame
        Of the operands and of the result, which may be a part of the whole product.
    """

    def __init__(self, row: Operation, left: Frame, right: Frame, frame: Frame) -> None:
        self.row = row
        self.left = left
        self.right = right
        self.frame = frame
        self._whole = left.space.frame(row.result_layout(left.layout, right.layout))
        self._listed = left.size * right.size <= LISTED_TERMS

    def __call__(self, a: Array, b: Array) -> Array:
        """Evaluate the operation on arrays of coefficients; leading axes broadcast."""
        kinds = a.dtype.char, b.dtype.char
        try:
            if "O" in kinds:
                return self._exact(*meet(a, b))
            if kinds[0] in INEXACT or kinds[1] in INEXACT:
                return self._inexact(a, b)
            return self._integers(a, b)
        except ValueError:
            broadcast(self.row.name, a, b)
            raise

    def _inexact(self, a: Array, b: Array) -> Array:
        single = a.ndim == 1 == b.ndim
        count = 1 if single else prod(broadcast(self.row.name, a, b))
        if not self._listed:
            return self._rows(a, b, np.result_type(a, b))
        work = self.terms.count * count
        if work >= SHIPPED_WORK and (work >= GENERATED_WORK or self._is_shipped):
            return recast(np.asarray(self._kernel((a, b))), self._whole, self.frame)
        return self._terms(a, b)

    def _integers(self, a: Array, b: Array) -> Array:
        """Return exact integers: in int64 where they certainly fit, else in Python's."""
        if is_small(a, b, min(self.left.size, self.right.size)):
            return self._blocks(a, b) if self._listed else self._rows(a, b, np.dtype(np.int64))
        out = self._exact(a.astype(object), b.astype(object))
        return fixed(out, f"a coefficient of {self.row.name}")

    def _terms(self, a: Array, b: Array) -> Array:
        terms = self.terms
        factors = a.take(terms.left, -1) * b.take(terms.right, -1)
        factors *= terms.signs(factors.dtype)
        if len(terms.outs) == 0:
            return np.zeros((*factors.shape[:-1], self.frame.size), factors.dtype)
        sums = np.add.reduceat(factors, terms.starts, axis=-1)
        if len(terms.outs) == self.frame.size:
            return np.asarray(sums)
        out = np.zeros((*factors.shape[:-1], self.frame.size), factors.dtype)
        out[..., terms.outs] = sums
        return out

    def _blocks(self, a: Array, b: Array) -> Array:
        """Evaluate a batch in blocks, so that the gathered factors stay small."""
        lead = broadcast(self.row.name, a, b)
        step = max(1, GENERATED_WORK // max(1, self.terms.count))
        if prod(lead) <= step:
            return self._terms(a, b)
        lefts = rows_of(np.broadcast_to(a, (*lead, self.left.size)))
        rights = rows_of(np.broadcast_to(b, (*lead, self.right.size)))
        starts = range(0, len(lefts), step)
        parts = [self._terms(lefts[i : i + step], rights[i : i + step]) for i in starts]
        return np.concatenate(parts).reshape(*lead, self.frame.size)

    @cached_property
    def terms(self) -> Terms:
        """The operation's terms, listed."""
        return bilinear_terms(self.row, self.left, self.right, self.frame)

    def _rows(self, a: Array, b: Array, dtype: np.dtype[Any]) -> Array:
        """Loop over the blades of the operand that has fewer coefficients other than zero."""
        out = np.zeros((*broadcast(self.row.name, a, b), self.frame.size), dtype)
        present = [np.flatnonzero(rows_of(x).any(0)) for x in (a, b)]
        by_left = len(present[0]) <= len(present[1])
        masks, algebra = (self.left.masks, self.right.masks), self.left.space.algebra
        for i in present[not by_left]:
            pair = (masks[0][i], masks[1]) if by_left else (masks[0], masks[1][i])
            images, signs = blade_products(algebra, self.row, *np.broadcast_arrays(*pair))
            if self.frame is not self._whole:
                signs = signs * np.isin(images, self.frame.masks)
            kept = np.flatnonzero(signs)
            factor = (a if by_left else b)[..., i, None]
            others = (b if by_left else a)[..., kept]
            out[..., self.frame.places(images[kept])] += signs[kept] * factor * others
        return out

    @cached_property
    def _kernel(self) -> Any:
        from gaforge.loading import kernels

        layouts = self.left.layout, self.right.layout
        return kernels(self.left.space.algebra).evaluator(self.row.name, layouts)

    @cached_property
    def _is_shipped(self) -> bool:
        layouts = self.left.layout, self.right.layout
        return is_shipped(self.left.space.algebra, self.row.name, *layouts)

    def _exact(self, a: Array, b: Array) -> Array:
        symbolic = is_symbolic(a) or is_symbolic(b)
        lead = broadcast(self.row.name, a, b)
        lefts = rows_of(np.broadcast_to(a, (*lead, self.left.size)))
        rights = rows_of(np.broadcast_to(b, (*lead, self.right.size)))
        out = np.empty((len(lefts), self.frame.size), object)
        for place, (x, y) in enumerate(zip(lefts, rights, strict=True)):
            out[place] = self._exact_row(x, y, symbolic)
        return out.reshape(*lead, self.frame.size)

    def _exact_row(self, x: Array, y: Array, symbolic: bool) -> list[Any]:
        found: list[list[Any]] = [[] for _ in range(self.frame.size)]
        rights = _present(self.right, y)
        for a, left in _present(self.left, x):
            for b, right in rights:
                mask, sign = pair_product(self.left.space.algebra, self.row.name, a, b)
                if sign and mask in self.frame.index:
                    term = left * right
                    found[self.frame.index[mask]].append(term if sign > 0 else -term)
        return [summed(items, symbolic) for items in found]


def _present(frame: Frame, x: Array) -> list[tuple[int, Any]]:
    """Return the blades with a coefficient other than zero."""
    return [(mask, item) for mask, item in zip(frame.layout.masks, x, strict=True) if item]


PLANS: dict[tuple[str, Frame, Frame], Product] = {}
"""Plans by operation and operands, found without a function call for each product."""


def product_plan(name: str, left: Frame, right: Frame) -> Product:
    """Return the plan of an operation on two frames of one space."""
    key = name, left, right
    if key not in PLANS:
        row = OPERATIONS[name]
        frame = left.space.frame(row.result_layout(left.layout, right.layout))
        PLANS[key] = Product(row, left, right, frame)
    return PLANS[key]


@cache
def product_into(left: Frame, right: Frame, frame: Frame) -> Product:
    """Return the plan of that part of the geometric product which lies in a frame."""
    return Product(OPERATIONS["gp"], left, right, frame)


@cache
def shipped_names(algebra: Algebra) -> frozenset[str]:
    """Return the names of the kernels that the package ships for an algebra."""
    from gaforge.codegen.catalogue import shipped_algebras, standard_kernels

    plain = Algebra(*algebra.signature)
    if plain not in shipped_algebras():
        return frozenset()
    return frozenset(spec.name for spec in standard_kernels(plain))


def is_shipped(algebra: Algebra, name: str, *layouts: Any) -> bool:
    """Tell whether the package ships the kernel of an operation on operands of these layouts."""
    return "__".join([name, *(layout.name for layout in layouts)]) in shipped_names(algebra)


def broadcast(name: str, *arrays: Array) -> tuple[int, ...]:
    """Return the common leading shape of operands.

    Raises
    ------
    ShapeError
        If there is none.
    """
    try:
        return np.broadcast_shapes(*(array.shape[:-1] for array in arrays))
    except ValueError:
        shapes = " and ".join(str(array.shape[:-1]) for array in arrays)
        raise ShapeError(f"{name}: leading axes {shapes} do not broadcast") from None


@lru_cache(maxsize=1 << 18)
def pair_product(algebra: Algebra, name: str, a: int, b: int) -> tuple[int, int]:
    """Return ``(mask, sign)`` of a bilinear operation on two basis blades."""
    if name == "rp":
        return regressive_product(a, b, algebra.n)
    mask, sign = blade_product(a, b, algebra.squares)
    kept = OPERATIONS[name].selects(a.bit_count(), b.bit_count(), mask.bit_count())
    return mask, sign if kept else 0
