"""Operands of the functions of this package on their way in, and results on their way out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from gaforge.algebra import Algebra, Layout
from gaforge.decomposition.space import Array, Space, space_of
from gaforge.errors import (
    AlgebraMismatchError,
    DtypeError,
    NotAVersorError,
    ShapeError,
    UnknownMethodError,
)
from gaforge.loading.operands import as_array
from gaforge.multivector import Multivector

AlgebraLike = str | Algebra | Iterable[int]


class Rows(NamedTuple):
    """An operand as rows of float64, and what is needed to give results the same form.

    Attributes
    ----------
    values : ndarray of shape (N, length)
        Rows that hold NaN or infinity are zero here (`finite` is false).
    finite : ndarray of shape (N,)
    lead : tuple of int
        Leading shape.
    dtype : dtype
        float32 or float64, of the result.
    algebra : Algebra
    wrap : bool
        Whether results are multivectors.
    """

    values: Array
    finite: Array
    lead: tuple[int, ...]
    dtype: np.dtype[Any]
    algebra: Algebra
    wrap: bool

    @property
    def space(self) -> Space:
        """The tables of the signature."""
        return space_of(self.algebra.signature)

    def shaped(self, values: Array, lead: tuple[int, ...] | None = None) -> Array:
        """Return rows in the leading shape and type of the operand."""
        lead = self.lead if lead is None else lead
        with np.errstate(over="ignore"):
            return values.reshape((*lead, *values.shape[1:])).astype(self.dtype)

    def result(self, values: Array, layout: str) -> Any:
        """Return coefficients, as a multivector if the operand was one."""
        out = self.shaped(values)
        if not self.wrap:
            return out
        return self.algebra.multivector(out, layout=_layout(self.algebra, layout), copy=False)

    def per_row(self, values: Array) -> Array:
        """Return one value a row in the leading shape, its type unchanged."""
        return values.reshape(self.lead)


def read(name: str, algebra: AlgebraLike, operand: Any, layout: str) -> Rows:
    """Return an operand as rows.

    Raises
    ------
    AlgebraMismatchError, DtypeError, LayoutError, NotAVersorError, ShapeError
    """
    algebra = Algebra.parse(algebra)
    wrap = isinstance(operand, Multivector)
    if wrap:
        operand = _restricted(name, algebra, operand, layout)
    array = as_array(name, operand)
    size = algebra.layout(_layout(algebra, layout)).size
    if array.ndim == 0 or array.shape[-1] != size:
        raise ShapeError(
            f"{name}: an array of shape {array.shape} holds no {layout} elements of {algebra}; the "
            f"last axis must have length {size}"
        )
    if array.dtype.kind not in "buif":
        raise DtypeError(
            f"{name}: coefficients of dtype {array.dtype} are not supported; pass real numbers"
        )
    dtype = np.dtype(np.float32 if array.dtype in (np.float16, np.float32) else np.float64)
    rows = array.reshape(-1, size) if array.size else np.zeros((_count(array.shape[:-1]), size))
    rows = rows.astype(float)
    finite = np.asarray(np.isfinite(rows).all(-1))
    rows[~finite] = 0
    return Rows(rows, finite, array.shape[:-1], dtype, algebra, wrap)


def _layout(algebra: Algebra, layout: str) -> Layout:
    """Return a layout by name; there are no bivectors for n < 2, so theirs is empty."""
    return algebra.layout(() if layout == "bivector" and algebra.n < 2 else layout)


def _count(lead: tuple[int, ...]) -> int:
    return int(np.prod(lead, dtype=int))


def _restricted(name: str, algebra: Algebra, operand: Multivector, layout: str) -> Array:
    """Return the coefficients of a multivector in a layout."""
    if operand.algebra != algebra:
        raise AlgebraMismatchError(
            f"{name}: the operand is of {operand.algebra!r}, not of {algebra!r}"
        )
    if layout == "even":
        odd = [k for k in operand.layout.grades if k % 2]
        worst = max((np.abs(operand.grade(k).coefficients).max(initial=0) for k in odd), default=0)
        if worst > 0:
            raise NotAVersorError(
                f"{name}: a rotor is even, but the operand has odd parts of size {worst:.3g}; "
                "restrict it with .even if they are rounding"
            )
        operand = operand.restrict(layout, drop=True)
    return operand.restrict(_layout(algebra, layout)).coefficients


def choose(method: str, known: tuple[str, ...], auto: str = "spectral") -> str:
    """Return the method to use, ``auto`` being the one that is passed for it.

    Raises
    ------
    UnknownMethodError
    """
    if method == "auto":
        return auto
    if method not in known:
        raise UnknownMethodError(
            f"{method!r} is not a method here; choose 'auto' or one of "
            f"{', '.join(map(repr, known))}"
        )
    return method


def first(flags: Array, lead: tuple[int, ...]) -> str:
    """Return where the first true flag is, as text for messages: ``[3, 1]``, or nothing."""
    place = np.argwhere(flags.reshape(lead))[0].tolist()
    return str(place) if place else ""
