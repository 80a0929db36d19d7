"""PGA: planes, lines and points of Euclidean space, joins and meets, motors.

Plane-based: the vector ``a e1 + b e2 + c e3 + d e0`` is the plane ``a x + b y + c z + d = 0``, and
a point is the dual (right complement) of ``e0 + x e1 + y e2 + z e3``. In the plane, read line
for plane. ``^`` meets and ``&`` joins.
"""

from __future__ import annotations

from functools import reduce
from operator import and_, xor
from typing import Any

from gaforge.errors import NotInvertibleError, ShapeError
from gaforge.multivector.coefficients import Array, divided
from gaforge.multivector.comparison import zero_mask
from gaforge.multivector.core import Multivector
from gaforge.multivector.exponential import exp_of_root
from gaforge.multivector.model import Model, blade


class Projective(Model):
    """The algebra of Euclidean motions, Cl(d,0,1) with the null vector e0.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> from math import pi
    >>> pga = Algebra.named("pga3d")
    >>> axis = pga.join(pga.point(1, 0, 0), pga.point(1, 0, 1))
    >>> motor = pga.translator(0, 0, 5) * pga.rotor(pi / 2, axis)
    >>> print(pga.coordinates(motor >> pga.point(2, 0, 0)).round(6))
    [1. 1. 5.]
    """

    family = "pga"

    def __init__(self, dimension: int) -> None:
        self._setup(dimension, dimension, 0, 1)

    @property
    def e0(self) -> Multivector:
        """The null vector: the plane at infinity."""
        return blade(self, 0)

    def plane(self, *entries: Any) -> Multivector:
        """Return the (hyper)plane ``a x + b y + ... + d = 0``; the constant stands last."""
        if len(entries) != self.dimension + 1:
            raise ShapeError(
                f"plane takes {self.dimension + 1} numbers, its normal and its constant, but got "
                f"{len(entries)}"
            )
        *normal, constant = entries
        return self._vectors({0: constant, **dict(enumerate(normal, 1))})

    def point(self, *coordinates: Any) -> Multivector:
        """Return the point with these coordinates."""
        values = dict(enumerate(self._checked(coordinates), 1))
        return self._vectors({0: 1, **values}).hodge()

    def direction(self, *coordinates: Any) -> Multivector:
        """Return the point at infinity in a direction."""
        return self.vector(*coordinates).hodge()

    def coordinates(self, x: Multivector) -> Array:
        """Return the coordinates of a finite point, on the last axis.

        Raises
        ------
        NotInvertibleError
            If a point is at infinity.
        """
        homogeneous = x._recast(x._frame.space.frame((self.dimension,))).unhodge()._array
        weight = homogeneous[..., :1]
        if zero_mask(weight).any():
            raise NotInvertibleError("a point at infinity has no coordinates, only a direction")
        return divided(homogeneous[..., 1:], weight)

    def join(self, *elements: Multivector) -> Multivector:
        """Return what contains all elements: the line of two points, the plane of three."""
        return reduce(and_, elements)

    def meet(self, *elements: Multivector) -> Multivector:
        """Return what all elements contain: the line of two planes, the point of three."""
        return reduce(xor, elements)

    def translator(self, *coordinates: Any) -> Multivector:
        """Return the motor that moves by a vector v: ``1 + v e0 / 2``."""
        return 1 + (self.vector(*coordinates) ^ self.e0) / 2

    def rotor(self, angle: Any, axis: Multivector) -> Multivector:
        """Return the motor that turns by an angle about an axis.

        Parameters
        ----------
        angle : float or array
        axis : Multivector
            In space a line, such as the join of two points: seen from the second one, the turn is
            counterclockwise. In the plane a point.
        """
        return exp_of_root(-0.5 * angle * axis.normalized())
