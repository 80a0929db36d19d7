"""The blades of another package as blades of a gaforge algebra: place, sign, and nothing else.

Every conversion goes through a `Basis`, which says what a coefficient of the other package stands
for, and a `Match`, which says where it belongs and with which sign. Vectors are brought to metric
order (r zeros, p ones, q minus ones), those of one square in the order that they had; a blade
then gets the sign of sorting its vectors.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, reduce
from importlib import import_module
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.algebra.blades import reordering_sign
from gaforge.algebra.signature import MAX_FULL_DIMENSION
from gaforge.errors import (
    AlgebraMismatchError,
    BladeError,
    DtypeError,
    MissingExtraError,
    ShapeError,
    SignatureError,
)
from gaforge.multivector import Multivector
from gaforge.multivector.coefficients import Array

METRIC_ORDER = (0, 1, -1)
"""Squares in the order in which gaforge lists basis vectors."""


@dataclass(frozen=True)
class Basis:
    """Blades of another package, in the order of its coefficients.

    Attributes
    ----------
    owner : str
        What has this basis, for messages: ``"the clifford layout"``.
    vectors : tuple of str
        Names of all basis vectors, in the package's order.
    squares : tuple of int
        Their squares: 1, -1 or 0.
    blades : tuple of tuple of int
        For each coefficient, the places of its vectors in the order of the blade's name.
    """

    owner: str
    vectors: tuple[str, ...]
    squares: tuple[int, ...]
    blades: tuple[tuple[int, ...], ...]

    def __post_init__(self) -> None:
        wrong = [square for square in self.squares if square not in METRIC_ORDER]
        if wrong:
            raise SignatureError(
                f"{self.owner} has a basis vector with the square {wrong[0]}, but only squares of "
                "1, -1 and 0 have a counterpart; normalise the basis first"
            )

    @property
    def signature(self) -> tuple[int, int, int]:
        """The triple (p, q, r)."""
        return self.squares.count(1), self.squares.count(-1), self.squares.count(0)


@dataclass(frozen=True, eq=False)
class Match:
    """Where the coefficients of a `Basis` belong in an algebra.

    Attributes
    ----------
    algebra : Algebra
    order : tuple of int
        For each vector of the other package, its place in metric order.
    masks : ndarray of int
        For each coefficient, the blade of the algebra.
    signs : ndarray of int
        For each coefficient, 1 or -1.
    """

    algebra: Algebra
    order: tuple[int, ...]
    masks: Array
    signs: Array

    @property
    def grades(self) -> tuple[int, ...]:
        """Grades of the blades that have a coefficient."""
        return tuple(sorted({int(mask).bit_count() for mask in self.masks}))

    def read(self, rows: Array) -> Multivector:
        """Return the multivector with these coefficients, which stand on the last axis.

        It holds the grades that the basis has, with zeros where a blade has no coefficient.
        """
        layout = self.algebra.layout(self.grades)
        index = {mask: place for place, mask in enumerate(layout.masks)}
        places = [index[int(mask)] for mask in self.masks]
        array = np.zeros((*rows.shape[:-1], layout.size), rows.dtype)
        array[..., places] = signed(rows, self.signs)
        return Multivector(self.algebra, array, layout, copy=False)

    def write(self, x: Multivector) -> Array:
        """Return the coefficients of a multivector, in the order of the basis."""
        index = {mask: place for place, mask in enumerate(x.layout.masks)}
        places = [index[int(mask)] for mask in self.masks]
        return signed(x.coefficients[..., places], self.signs)


def signed(rows: Array, signs: Array) -> Array:
    """Return the rows with the sign of some coefficients changed."""
    out = np.array(rows)
    negative = signs < 0
    out[..., negative] = -out[..., negative]
    return out


def match(basis: Basis, algebra: Any = None) -> Match:
    """Say where the coefficients of a basis belong in an algebra, by default Cl(p,q,r).

    Raises
    ------
    AlgebraMismatchError
        If the algebra has another signature than the basis.
    """
    p, q, r = basis.signature
    target = Algebra(p, q, r) if algebra is None else Algebra.parse(algebra)
    return _matched(basis, target)


@lru_cache(maxsize=256)
def _matched(basis: Basis, algebra: Algebra) -> Match:
    if algebra.signature != basis.signature:
        p, q, r = basis.signature
        raise AlgebraMismatchError(
            f"{basis.owner} has the metric {list(basis.squares)}, which is Cl({p},{q},{r}), but "
            f"the algebra is {algebra}; convert between algebras of one signature"
        )
    order = metric_order(basis.squares)
    signed_masks = [_sorted(order[vector] for vector in blade) for blade in basis.blades]
    masks = np.array([mask for mask, _ in signed_masks], np.int64)
    signs = np.array([sign for _, sign in signed_masks], np.int64)
    return Match(algebra, order, masks, signs)


def metric_order(squares: tuple[int, ...]) -> tuple[int, ...]:
    """Return the place of each vector in metric order; equal squares keep their order."""
    listed = sorted(range(len(squares)), key=lambda i: METRIC_ORDER.index(squares[i]))
    return tuple(listed.index(i) for i in range(len(squares)))


def _sorted(places: Any) -> tuple[int, int]:
    """Return ``(mask, sign)`` of the blade of distinct vectors in a given order."""

    def step(blade: tuple[int, int], place: int) -> tuple[int, int]:
        mask, sign = blade
        return mask | 1 << place, sign * reordering_sign(mask, 1 << place)

    return reduce(step, places, (0, 1))


def require(package: str) -> Any:
    """Import a package of the extra ``validation``."""
    try:
        return import_module(package)
    except ImportError as error:
        raise MissingExtraError(
            f'the conversion needs the package {package} ({error}); pip install "'
            'gaforge[validation]"'
        ) from error


def as_multivector(x: Any, function: str) -> Multivector:
    """Return a multivector as it is; refuse anything else."""
    if not isinstance(x, Multivector):
        raise DtypeError(f"{function} converts a gaforge multivector, not {type(x).__name__}")
    return x


def empty(shape: tuple[int, ...], algebra: Any) -> Multivector:
    """Return an empty batch, whose elements cannot say what algebra they belong to."""
    if algebra is None:
        raise ShapeError("an empty array does not say its metric; name the algebra with algebra=")
    target = Algebra.parse(algebra)
    return Multivector(target, np.zeros((*shape, target.size)))


def as_dense(x: Any, function: str) -> Multivector:
    """Return a multivector with all 2**n coefficients, for packages that always hold them."""
    x = as_multivector(x, function)
    if x.algebra.n > MAX_FULL_DIMENSION:
        raise BladeError(
            f"{function} writes all 2**{x.algebra.n} coefficients, which is done for n <= "
            f"{MAX_FULL_DIMENSION}; to_kingdon writes a few grades"
        )
    return x.dense()
