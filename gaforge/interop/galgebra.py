"""galgebra: `Mv`, with symbolic or numeric coefficients over basis vectors of any name.

Blades stand by grade and lexicographically by the order of the basis; null vectors stand wherever
the metric has them. Only constant diagonal metrics of 1, -1 and 0 have a counterpart here: over
any other, basis vectors are not orthonormal and a blade is no product of its vectors.
"""

from __future__ import annotations

import contextlib
import io
from functools import lru_cache
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.errors import AlgebraMismatchError, DtypeError, SignatureError
from gaforge.interop.basis import Basis, as_dense, empty, match, require
from gaforge.interop.numbers import MANTISSA, elements
from gaforge.multivector import Multivector
from gaforge.multivector.coefficients import Array, as_coefficients


def to_galgebra(x: Multivector, ga: Any = None) -> Any:
    """Return a multivector as one of galgebra.

    Parameters
    ----------
    x : Multivector
        Numbers become SymPy's, exactly: a float becomes a ``Float`` of 53 bits.
    ga : galgebra.ga.Ga, optional
        By default one with gaforge's order of vectors and the same indices, the same object for
        equal algebras. Any with a constant diagonal metric of this signature will do.

    Returns
    -------
    galgebra.mv.Mv, or array of them
        galgebra has no batches: for one, an object array of the leading shape.

    Raises
    ------
    MissingExtraError
        If galgebra is not installed.
    AlgebraMismatchError
        If ``ga`` has another signature.
    SignatureError
        If the metric of ``ga`` is not diagonal and constant.
    DtypeError
        If a coefficient is NaN or infinite, which SymPy's sums do not keep.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> print(to_galgebra(Algebra(3).symbols("a", grades=(0, 2))))
    a + a12*e_1^e_2 + a13*e_1^e_3 + a23*e_2^e_3
    """
    mv = require("galgebra.mv")
    from sympy import Add

    x = as_dense(x, "to_galgebra")
    target = default_ga(x.algebra) if ga is None else ga
    blades = target.blades.flat
    rows = match(basis_of(target), x.algebra).write(x)
    out = np.empty(x.shape, object)
    for place in np.ndindex(x.shape):
        coefficients = [_expression(value) for value in rows[place].tolist()]
        terms = [c * b for c, b in zip(coefficients, blades, strict=True) if c != 0]
        out[place] = mv.Mv(Add(*terms), ga=target)
    return out if x.shape else out[()]


def from_galgebra(x: Any, algebra: Any = None) -> Multivector:
    """Return a multivector of galgebra, or an array of them, as one of gaforge.

    Parameters
    ----------
    x : galgebra.mv.Mv, or array or nested lists of them
    algebra : Algebra, optional
        By default ``Algebra(p, q, r)`` of the metric's signature.

    Returns
    -------
    Multivector
        Dense, vectors in metric order, see `vector_map`. Coefficients are SymPy expressions,
        integers and fractions among them, so that everything stays exact. If all are numbers of
        double precision, at least one a ``Float``, they are an array of float or complex numbers.

    Raises
    ------
    MissingExtraError
        If galgebra is not installed.
    SignatureError
        If the metric is not diagonal and constant.
    AlgebraMismatchError
        If the algebra has another signature, or the multivectors belong to different algebras.
    ShapeError
        If an empty array comes without an algebra.

    Examples
    --------
    >>> from galgebra.ga import Ga
    >>> ga, t, x = Ga.build("t x", g=[-1, 1])
    >>> print(from_galgebra(3 * t + (t ^ x)))
    3 e2 - 1 e12
    """
    mv = require("galgebra.mv")
    shape, items = elements(x, mv.Mv, "Mv of galgebra")
    if not items:
        return empty(shape, algebra)
    if len({item.Ga.name for item in items}) > 1:
        raise AlgebraMismatchError("the multivectors belong to different algebras of galgebra")
    rows = np.empty((len(items), 1 << items[0].Ga.n), object)
    for row, item in zip(rows, items, strict=True):
        row[:] = [_evaluated(c) for c in item.blade_rep().blade_coefs()]
    out = match(basis_of(items[0].Ga), algebra).read(_numbers(rows))
    return out.reshape(shape)


def _expression(value: Any) -> Any:
    """Return a number or expression as SymPy's."""
    from sympy import S, sympify

    out = sympify(value, strict=True)
    if out.has(S.NaN, S.Infinity, S.NegativeInfinity, S.ComplexInfinity):
        raise DtypeError(
            f"a sum of SymPy does not keep the coefficient {value}; leave such elements out"
        )
    return out


def _evaluated(coefficient: Any) -> Any:
    """Return a coefficient with its products worked out: galgebra leaves ``-1*5``."""
    if coefficient.is_Add or coefficient.is_Mul:
        return coefficient.func(*map(_evaluated, coefficient.args))
    return coefficient


def _numbers(rows: Array) -> Array:
    """Return expressions as float or complex numbers, if that is what all of them are."""
    from sympy import Float

    entries = list(rows.flat)
    if not all(e.is_number for e in entries) or not any(e.has(Float) for e in entries):
        return as_coefficients(rows)
    parts = np.array([e.as_real_imag() for e in entries], object)
    if not all(map(_is_double, parts.flat)):
        return as_coefficients(rows)
    real, imaginary = parts.astype(float).T
    values = real + 1j * imaginary if imaginary.any() else real
    return np.asarray(values).reshape(rows.shape)


def _is_double(value: Any) -> bool:
    """Tell whether double precision holds an integer or a ``Float`` of SymPy exactly."""
    from sympy import Float

    if value.is_Integer:
        return bool(abs(value) <= 2 ** MANTISSA["d"])
    return bool(value.is_Float and Float(float(value)) == value)


def basis_of(ga: Any) -> Basis:
    """Return the blades of an algebra of galgebra.

    Raises
    ------
    SignatureError
        If the metric is not diagonal, or a square is none of 1, -1 and 0.
    """
    metric = ga.g
    n = ga.n
    if any(metric[i, j] != 0 for i in range(n) for j in range(n) if i != j):
        raise SignatureError(
            f"the metric {metric.tolist()} of galgebra is not diagonal; gaforge's blades are "
            "products of orthonormal vectors, so choose an orthonormal basis first"
        )
    index = ga.indexes_to_blades_dict.inverse
    return Basis(
        "the algebra of galgebra",
        tuple(str(vector) for vector in ga.basis),
        tuple(_square(metric[i, i]) for i in range(n)),
        ((), *(tuple(index[blade]) for blade in ga.blades.flat[1:])),
    )


def _square(value: Any) -> Any:
    """Return an entry of a metric as an integer, if it is one."""
    return int(value) if value.is_Integer else value


@lru_cache(maxsize=64)
def default_ga(algebra: Algebra) -> Any:
    """Return galgebra's algebra with the vectors and indices of an algebra."""
    ga = require("galgebra.ga")
    last = algebra.start_index + algebra.n
    indices = [str(index) for index in range(algebra.start_index, last)]
    names = f"e*{'|'.join(indices)}" if algebra.n > 1 else "".join(f"e_{i}," for i in indices)
    with contextlib.redirect_stdout(io.StringIO()):  # it prints that I has no inverse if r > 0
        return ga.Ga(names, g=list(algebra.squares))
