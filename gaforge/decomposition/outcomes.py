"""What a part of a bivector is, what became of each element of a batch, and results with both."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


class Kind(IntEnum):
    """What one part of a bivector is.

    The first four are blades. The others are indecomposable: no real commuting blades add up to
    them.
    """

    ZERO = 0
    """Padding: the bivector has fewer parts."""
    ELLIPTIC = 1
    """A blade of negative square: it generates rotations."""
    HYPERBOLIC = 2
    """A blade of positive square: it generates boosts."""
    NULL = 3
    """A blade of square zero: it generates translations or null rotations."""
    COMPLEX = 4
    """Four complex eigenvalues a + ib, a - ib, -a + ib, -a - ib; a four-dimensional block."""
    ELLIPTIC_NILPOTENT = 5
    """A multiple imaginary eigenvalue with a nilpotent part."""
    HYPERBOLIC_NILPOTENT = 6
    """A multiple real eigenvalue with a nilpotent part."""
    NILPOTENT = 7
    """Only the eigenvalue zero, and no blade; its exponential is a polynomial."""
    COMPLEX_NILPOTENT = 8
    """Multiple complex eigenvalues with a nilpotent part."""
    UNRESOLVED = 9
    """Eigenvalues too close for float64 to tell apart: the parts would miss the tolerance."""

    @property
    def is_blade(self) -> bool:
        """Whether a part of this kind is a blade (or zero)."""
        return self <= Kind.NULL


class Outcome(IntEnum):
    """What became of one element of a batch."""

    DONE = 0
    """Right to the stated tolerance; in a split, all parts are blades."""
    INDECOMPOSABLE = 1
    """Of a split: right, and at least one part is an indecomposable block."""
    UNRESOLVED = 2
    """Of a split: right, but eigenvalues too close to each other were kept in one part."""
    NO_LOGARITHM = 3
    """The rotor has no real logarithm, so a square root by way of it neither."""
    NOT_A_ROTOR = 4
    """The element is off the surface of rotors by more than the tolerance."""
    INACCURATE = 5
    """A result was found that misses the tolerance."""
    OVERFLOW = 6
    """The result is larger than the largest number of the type."""
    NOT_FINITE = 7
    """The operand holds NaN or infinity; so does the result."""


@dataclass(frozen=True)
class Iteration:
    """How the power iteration went, for each part but the last, in the order of finding them.

    Attributes
    ----------
    vectors : ndarray of shape (..., k - 1, n)
        A unit vector of each plane; ``start=`` of a call for a bivector nearby.
    iterations : ndarray of shape (..., k - 1)
        Steps that were taken.
    converged : ndarray of shape (..., k - 1)
        Whether the change of the last step was below the tolerance.
    """

    vectors: Array
    iterations: Array
    converged: Array


@dataclass(frozen=True)
class Split:
    """A bivector as a sum of commuting parts.

    Attributes
    ----------
    parts : ndarray of shape (..., k, m), or Multivector of shape (..., k)
        k = n // 2 parts, ordered by descending size of the square, null ones last, then zeros.
    squares : ndarray of shape (..., k)
        ``<b b>_0`` of each part b.
    kinds : ndarray of shape (..., k)
        `Kind` of each part.
    dimensions : ndarray of shape (..., k)
        Dimension of the space of vectors that the part acts in: 2 for a plane, 3 for a null
        blade with one null direction, 4 or more for an indecomposable block, 0 for padding.
    outcome : ndarray of shape (...)
        `Outcome` of each element.
    sum_residual, commutator_residual, simplicity_residual : ndarray of shape (...)
        ``|sum of b_i - B| / |B|``; the largest ``|b_i b_j - b_j b_i| / |B|**2``; the largest
        ``|b_i ^ b_i| / |B|**2`` of the parts that are blades.
    method : str
        The method that was used.
    fallback : ndarray of shape (...)
        With method ``closed``: elements left to the spectral method, because the closed form is
        not defined there or misses the tolerance; false with other methods.
    iteration : Iteration or None
        With method ``power``: vectors, steps and convergence.
    """

    parts: Any
    squares: Array
    kinds: Array
    dimensions: Array
    outcome: Array
    sum_residual: Array
    commutator_residual: Array
    simplicity_residual: Array
    method: str
    fallback: Array
    iteration: Iteration | None = None


@dataclass(frozen=True)
class Result:
    """A value of exp, log, sqrt, slerp or power with what is known about it.

    Attributes
    ----------
    value : ndarray or Multivector
    outcome : ndarray of shape (...)
        `Outcome` of each element; rows that are not DONE hold NaN (OVERFLOW: infinity).
    residual : ndarray of shape (...)
        exp: ``|E ~E - 1| / |E|**2``; log: ``|exp(B) - R| / |R|``; sqrt: ``|S S - R| / |R|``;
        slerp and power: the residual of the logarithm.
    distance : ndarray of shape (...)
        How far the operand was from a rotor, ``|R ~R - 1|`` and the part of ``R e_i ~R`` that is
        no vector, relative to ``|R|**2``; 0 for exp.
    method : str
        The method that was used.
    iteration : Iteration or None
        Of exp with method ``power``: how the split went.
    """

    value: Any
    outcome: Array
    residual: Array
    distance: Array
    method: str
    iteration: Iteration | None = None
