"""clifford: `MultiVector` and `MVArray`.

Coefficients stand in the order of the layout, by default by grade and lexicographically, as here;
a layout may also have another order of blades, and vectors of any squares in any order. Null
vectors stand wherever the layout puts them: ``clifford.Cl(p, q, r)`` and `to_clifford` put them
first. Blades never carry a sign (``e31`` is no blade of a layout).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.errors import AlgebraMismatchError, DtypeError, LayoutError
from gaforge.interop.basis import Basis, as_dense, empty, match, require
from gaforge.interop.numbers import check_exact, common_type, elements
from gaforge.multivector import Multivector
from gaforge.multivector.coefficients import as_coefficients


def to_clifford(x: Multivector, layout: Any = None) -> Any:
    """Return a multivector as one of clifford.

    Parameters
    ----------
    x : Multivector
        Of any leading shape and layout; clifford always holds all 2**n coefficients.
    layout : clifford.Layout, optional
        By default one with gaforge's order of vectors and blades and the same indices, the same
        object for equal algebras. Any layout of this signature will do, also a
        ``ConformalLayout``.

    Returns
    -------
    clifford.MultiVector or clifford.MVArray
        An array of the leading shape for a batch. The dtype is that of x.

    Raises
    ------
    MissingExtraError
        If clifford is not installed.
    AlgebraMismatchError
        If the layout has another signature.
    SignatureError
        If a square of the layout is none of 1, -1 and 0.
    DtypeError
        If coefficients are exact objects or expressions, which clifford cannot multiply.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> x = Algebra(3).multivector({"e1": 2.0, "e31": 1.0})
    >>> print(to_clifford(x))
    (2.0^e1) - (1.0^e13)
    """
    clifford = require("clifford")
    x = as_dense(x, "to_clifford")
    if x.dtype.char == "O":
        raise DtypeError(
            "clifford computes with numbers of NumPy's types only; convert with x.astype(float), "
            "x.astype(complex) or x.astype('int64') first"
        )
    target = default_layout(x.algebra) if layout is None else layout
    rows = match(basis_of(target), x.algebra).write(x)
    if not x.shape:
        return target.MultiVector(rows)
    out = np.empty(x.shape, object)
    for place in np.ndindex(x.shape):
        out[place] = target.MultiVector(rows[place])
    return out.view(clifford.MVArray)


def from_clifford(x: Any, algebra: Any = None) -> Multivector:
    """Return a multivector of clifford, or an array of them, as one of gaforge.

    Parameters
    ----------
    x : clifford.MultiVector, clifford.MVArray, or nested lists of multivectors
    algebra : Algebra, optional
        By default ``Algebra(p, q, r)`` of the layout's signature. Its signature must be that of
        the layout.

    Returns
    -------
    Multivector
        Dense, of the shape of the array. Vectors are in metric order, see `vector_map`.

    Raises
    ------
    MissingExtraError
        If clifford is not installed.
    AlgebraMismatchError
        If the algebra has another signature, or the multivectors have different layouts.
    ShapeError
        If an empty array comes without an algebra.

    Examples
    --------
    >>> import clifford
    >>> layout, blades = clifford.Cl(2, 0, 1)
    >>> print(from_clifford(3 * blades["e1"] + blades["e23"]))
    3 e0 + 1 e12
    """
    clifford = require("clifford")
    shape, items = elements(x, clifford.MultiVector, "MultiVector of clifford")
    if not items:
        return empty(shape, algebra)
    layouts = {id(item.layout): item.layout for item in items}
    bases = {basis_of(layout) for layout in layouts.values()}
    if len(bases) > 1:
        raise AlgebraMismatchError(
            "the multivectors have different layouts; convert those of each layout by themselves"
        )
    values = [as_coefficients(item.value) for item in items]
    kind = common_type(values)
    for value in values:
        check_exact(value, kind)
    rows = np.array(values, kind).reshape(*shape, -1)
    return match(bases.pop(), algebra).read(rows)


def basis_of(layout: Any) -> Basis:
    """Return the blades of a layout of clifford.

    Raises
    ------
    LayoutError
        If the layout leaves out blades.
    SignatureError
        If a square is none of 1, -1 and 0: clifford computes with any integers.
    """
    blades = layout.bladeTupList
    if len(blades) != 1 << layout.dims:
        raise LayoutError(
            f"the clifford layout has {len(blades)} of the 2**{layout.dims} blades; only layouts "
            "of all blades are converted"
        )
    ids = max(blades, key=len)  # the pseudoscalar lists all vectors in the order of the metric
    place = {name: i for i, name in enumerate(ids)}
    names = {blade: name for blade, name in zip(blades, layout.names, strict=True)}
    return Basis(
        "the clifford layout",
        tuple(names[(name,)] for name in ids),
        tuple(int(square) for square in layout.sig),
        tuple(tuple(place[name] for name in blade) for blade in blades),
    )


@lru_cache(maxsize=64)
def default_layout(algebra: Algebra) -> Any:
    """Return clifford's layout with the vectors, blades and indices of an algebra."""
    clifford = require("clifford")
    ids = clifford.BasisVectorIds.ordered_integers(algebra.n, first_index=algebra.start_index)
    return clifford.Layout(list(algebra.squares), ids=ids)
