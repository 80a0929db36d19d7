"""Which basis vector of another package becomes which one here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gaforge.errors import DtypeError
from gaforge.interop import clifford, galgebra, ganja, kingdon
from gaforge.interop.basis import Basis, match

_BASES: dict[tuple[str, str], Callable[[Any], Basis]] = {
    ("clifford", "Layout"): clifford.basis_of,
    ("kingdon", "Algebra"): kingdon.basis_of,
    ("galgebra", "Ga"): galgebra.basis_of,
}
"""By package and class, so that none of the packages need be imported."""


def vector_map(other: Any, algebra: Any = None) -> dict[str, str]:
    """Return the names of another package's basis vectors with ours.

    Parameters
    ----------
    other : clifford.Layout, kingdon.Algebra, galgebra.ga.Ga, or mapping
        A mapping is ganja.js's argument of ``Algebra``: ``{"p": 3, "r": 1}``.
    algebra : Algebra, optional
        By default ``Algebra(p, q, r)``.

    Raises
    ------
    DtypeError
        If it is nothing of this kind.
    AlgebraMismatchError
        If the algebra has another signature.

    Examples
    --------
    >>> import kingdon
    >>> vector_map(kingdon.Algebra(1, 1, 2))
    {'e1': 'e3', 'e2': 'e4', 'e3': 'e1', 'e4': 'e2'}
    """
    basis = _basis(other)
    found = match(basis, algebra)
    names = [found.algebra.blade_name(1 << place) for place in found.order]
    return dict(zip(basis.vectors, names, strict=True))


def _basis(other: Any) -> Basis:
    if isinstance(other, Mapping):
        return ganja.basis_of(other)
    for cls in type(other).__mro__:
        basis_of = _BASES.get((cls.__module__.split(".")[0], cls.__name__))
        if basis_of is not None:
            return basis_of(other)
    raise DtypeError(
        f"{type(other).__name__} is no layout of clifford, no algebra of kingdon or galgebra and "
        "no mapping such as {'p': 3, 'r': 1} for ganja.js"
    )
