"""kingdon: `MultiVector`, with sparse keys, custom bases and array coefficients.

A multivector holds some blades, in any order; arrays have the blades on the **first** axis. Null
vectors stand first if r = 1 and last if r >= 2, unless the algebra was given a ``signature``.
A custom ``basis`` may name blades in any order of vectors: ``e31`` is -``e13``, and the sign is
applied here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.errors import BladeError, DtypeError
from gaforge.interop.basis import Basis, Match, as_multivector, match, require
from gaforge.interop.numbers import joined
from gaforge.multivector import Multivector

MOST_INDICES = 36
"""Names of vectors in kingdon are one digit or letter each: 0 to 9, A to Z."""

PYTHON_TYPES = "dDl"
"""Dtypes whose numbers Python's own types hold exactly."""


def to_kingdon(x: Multivector, algebra: Any = None) -> Any:
    """Return a multivector as one of kingdon.

    Parameters
    ----------
    x : Multivector
    algebra : kingdon.Algebra, optional
        By default one with gaforge's order of vectors and the same indices, the same object for
        equal algebras. Any algebra of this signature will do, also with a custom basis.

    Returns
    -------
    kingdon.MultiVector
        It holds the blades of x's layout. The coefficients are a list of numbers or expressions;
        for a batch an array, blades on the first axis.

    Raises
    ------
    MissingExtraError
        If kingdon is not installed.
    AlgebraMismatchError
        If kingdon's algebra has another signature.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> x = Algebra(2, 0, 1).multivector([1.0, 2.0, 3.0], layout="bivector")
    >>> y = to_kingdon(x)
    >>> y.e01, y.e02, y.e12
    (1.0, 2.0, 3.0)
    """
    require("kingdon")
    x = as_multivector(x, "to_kingdon")
    target = default_algebra(x.algebra) if algebra is None else algebra
    if target.full_layout:
        x = x.dense()
    keys = tuple(target.indices_for_grades(x.layout.grades))
    rows = _match(target, keys, x.algebra).write(x)
    values: Any = np.ascontiguousarray(np.moveaxis(rows, -1, 0))
    if not x.shape:
        values = rows.tolist() if x.dtype.char in PYTHON_TYPES else list(rows)
    return target.multivector(keys=keys, values=values)


def from_kingdon(x: Any, algebra: Any = None) -> Multivector:
    """Return a multivector of kingdon as one of gaforge.

    Parameters
    ----------
    x : kingdon.MultiVector
        With numbers, arrays (blades on the first axis) or SymPy expressions. The constants of a
        type, such as the ``e123`` of a ``Point``, count as coefficients.
    algebra : Algebra, optional
        By default ``Algebra(p, q, r)`` of the signature.

    Returns
    -------
    Multivector
        It holds the grades of the blades that x holds, the blades on the last axis. Vectors are
        in metric order, see `vector_map`.

    Raises
    ------
    MissingExtraError
        If kingdon is not installed.
    AlgebraMismatchError
        If the algebra has another signature.
    DtypeError
        If x is no multivector of kingdon, or its coefficients are no numbers or expressions.

    Examples
    --------
    >>> import kingdon
    >>> pga = kingdon.Algebra.fromname("2DPGA")
    >>> print(from_kingdon(pga.multivector(e20=5.0, e12=1.0)))
    -5.0 e02 + 1.0 e12
    """
    kingdon = require("kingdon")
    if not isinstance(x, kingdon.MultiVector):
        raise DtypeError(f"from_kingdon converts a MultiVector of kingdon, not {type(x).__name__}")
    items = dict(zip(x.keys(), x.values(), strict=True))
    constants = {key: value for key, value in x.type_layout.items() if value is not ...}
    items = {**constants, **items}
    if items:
        rows = joined([_plain(value) for value in items.values()])
    else:
        rows = np.zeros((*x.shape, 0))
    return _match(x.algebra, tuple(items), algebra).read(rows)


def _plain(value: Any) -> Any:
    """Return a coefficient; kingdon's own rational functions become SymPy expressions."""
    return value.tosympy() if hasattr(value, "tosympy") else value


def basis_of(algebra: Any, keys: tuple[int, ...] | None = None) -> Basis:
    """Return some blades of an algebra of kingdon, by default all; keys are bit masks."""
    names = algebra.bin2canon
    letters = [names[1 << i][1:] for i in range(algebra.d)]
    place = {letter: i for i, letter in enumerate(letters)}
    chosen = algebra.canon2bin.values() if keys is None else keys
    return Basis(
        "the kingdon algebra",
        tuple(f"e{letter}" for letter in letters),
        tuple(int(algebra.signs[1 << i, 1 << i]) for i in range(algebra.d)),
        tuple(tuple(place[letter] for letter in names[key][1:]) for key in chosen),
    )


def _match(theirs: Any, keys: tuple[int, ...], algebra: Any) -> Match:
    return match(basis_of(theirs, keys), algebra)


@lru_cache(maxsize=64)
def default_algebra(algebra: Algebra) -> Any:
    """Return kingdon's algebra with the vectors and indices of an algebra."""
    kingdon = require("kingdon")
    if algebra.start_index + algebra.n > MOST_INDICES:
        raise BladeError(
            f"{algebra!r} has indices up to {algebra.start_index + algebra.n - 1}, but kingdon has "
            f"names up to {MOST_INDICES - 1}; pass an algebra of kingdon with other indices"
        )
    return kingdon.Algebra(signature=list(algebra.squares), start_index=algebra.start_index)
