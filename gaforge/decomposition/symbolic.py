"""The invariant decomposition of bivectors with SymPy's expressions as coefficients: n <= 5.

There are at most two parts then, with the squares s_1 and s_2, which are the roots of

    s**2 - <B B>_0 s + <W W>_0,    W = B ^ B / 2,

and since ``B . W = s_1 b_2 + s_2 b_1``, the parts are ``(s_1 B - B . W) / (s_1 - s_2)`` and
``(B . W - s_2 B) / (s_1 - s_2)``. Where W vanishes, B is its only part.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.decomposition.operands import AlgebraLike
from gaforge.errors import (
    AlgebraMismatchError,
    DtypeError,
    LayoutError,
    UnknownMethodError,
)
from gaforge.multivector import Multivector

LARGEST = 5
"""Largest n: with three parts the squares are roots of a cubic, and explode as expressions."""


def split_symbols(algebra: AlgebraLike, B: Multivector, method: str, full_output: bool) -> Any:
    """Return the two parts of bivectors as expressions, for the function `split`.

    The first square has the negative root: in Euclidean space that is the larger one.

    Returns
    -------
    Multivector of shape (..., n // 2)

    Raises
    ------
    UnknownMethodError
        For a method other than ``closed`` and ``auto``, or n > 5.
    DtypeError
        If both squares are equal whatever the symbols are, but B is no blade; or if full output,
        which is numbers, is asked for.
    """
    algebra = Algebra.parse(algebra)
    if B.algebra != algebra:
        raise AlgebraMismatchError(f"split: the operand is of {B.algebra!r}, not of {algebra!r}")
    if method not in ("auto", "closed") or algebra.n > LARGEST:
        raise UnknownMethodError(
            "split: bivectors of symbols are taken apart by method 'closed', for n <= "
            f"{LARGEST}; substitute numbers"
        )
    if full_output:
        raise DtypeError("split: full_output holds numbers; substitute numbers for the symbols")
    if algebra.n < 2:
        raise LayoutError(f"split: there are no bivectors in {algebra}")
    B = B.restrict("bivector")
    rows = B.coefficients.reshape(-1, B.coefficients.shape[-1])
    parts = [_parts(algebra, row) for row in rows]
    shape = (*B.coefficients.shape[:-1], algebra.n // 2, rows.shape[-1])
    stacked = np.array(parts, dtype=object).reshape(shape)
    return algebra.multivector(stacked, layout="bivector")


def squares(B: Multivector) -> tuple[Any, Any]:
    """Return the squares of the two parts of a bivector.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> from gaforge.decomposition.symbolic import squares
    >>> B = Algebra(4).symbols("B", grades=(2,)).subs({"B13": 0, "B14": 0, "B23": 0, "B24": 0})
    >>> squares(B.subs({"B12": 3, "B34": 2}))
    (-9, -4)
    """
    from sympy import factor, sqrt

    W = (B ^ B) / 2
    total, product = ((x * x)["1"].expand() for x in (B, W))
    root = sqrt(factor(total**2 - 4 * product))
    return (total - root) / 2, (total + root) / 2


def _parts(algebra: Algebra, row: Any) -> Any:
    """Return the coefficients of the parts of one bivector, zeros after them."""
    B = algebra.multivector(row, layout="bivector")
    out = np.zeros((algebra.n // 2, len(row)), dtype=object)
    W = ((B ^ B) / 2).expand()
    if not any(W.coefficients):
        out[0] = row
        return out
    one, two = squares(B)
    gap = (one - two).simplify()
    if gap == 0:
        raise DtypeError(
            "split: both parts have the same square whatever the symbols are, so that there are "
            "many pairs of parts; substitute numbers to get one"
        )
    inner = (B << W).restrict("bivector").coefficients
    out[0] = [(one * b - c) / gap for b, c in zip(row, inner, strict=True)]
    out[1] = [(c - two * b) / gap for b, c in zip(row, inner, strict=True)]
    return out
