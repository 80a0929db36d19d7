"""CGA: points, spheres and planes of Euclidean space, with the null basis eo, einf.

As in ``clifford.conformalize``: two vectors are added, e+ with square 1 and e- with square -1;
``eo = (e- - e+) / 2`` is the point at the origin and ``einf = e- + e+`` the one at infinity, so
``eo | einf`` is -1. Objects are direct: the outer product of points on them, and x lies on X if
``x ^ X`` is zero.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gaforge.errors import NotInvertibleError
from gaforge.multivector.coefficients import Array, divided
from gaforge.multivector.comparison import zero_mask
from gaforge.multivector.core import Multivector
from gaforge.multivector.exponential import exp_of_root
from gaforge.multivector.model import Model, blade


class Conformal(Model):
    """The algebra of spheres and conformal maps, Cl(d+1,1).

    Examples
    --------
    >>> from gaforge import Algebra
    >>> cga = Algebra.named("cga3d")
    >>> sphere = cga.sphere((1, 0, 0), 2)
    >>> print(cga.point(1, 2, 0) ^ sphere == 0, cga.radius(sphere))
    True 2.0
    """

    family = "cga"

    def __init__(self, dimension: int) -> None:
        self._setup(dimension, dimension + 1, 1)

    @property
    def ep(self) -> Multivector:
        """The added vector with square 1."""
        return blade(self, self.dimension)

    @property
    def en(self) -> Multivector:
        """The added vector with square -1."""
        return blade(self, self.dimension + 1)

    @property
    def eo(self) -> Multivector:
        """The null vector of the origin, ``(e- - e+) / 2``."""
        return (self.en - self.ep) / 2

    @property
    def einf(self) -> Multivector:
        """The null vector at infinity, ``e- + e+``."""
        return self.en + self.ep

    def up(self, x: Multivector) -> Multivector:
        """Return the point of a vector of the space: ``x + x x einf / 2 + eo``.

        Raises
        ------
        TypeError
            If x is no multivector; `point` takes coordinates.
        """
        if not isinstance(x, Multivector):
            raise TypeError(
                f"up takes a vector of {self!r}, not {type(x).__name__}; point takes coordinates"
            )
        square = np.asarray(x.normsq())
        return x + divided(square, np.asarray(2, square.dtype)) * self.einf + self.eo

    def down(self, point: Multivector) -> Multivector:
        """Return the vector of a finite point of any weight.

        Raises
        ------
        NotInvertibleError
            If a point is at infinity.
        """
        weight = -np.asarray(point.sp(self.einf)["1"])
        if zero_mask(weight).any():
            raise NotInvertibleError("a point at infinity is no vector of the space")
        point = point.restrict("vector")
        array = np.zeros_like(point._array)
        array[..., : self.dimension] = divided(
            point._array[..., : self.dimension], weight[..., None]
        )
        return point._with(point._frame, array)

    def point(self, *coordinates: Any) -> Multivector:
        """Return the point with these coordinates."""
        return self.up(self.vector(*coordinates))

    def sphere(self, centre: Any, radius: Any) -> Multivector:
        """Return the (hyper)sphere as a direct blade: the undual of ``up(c) - r r einf / 2``."""
        square = np.asarray(radius) ** 2 / 2
        return (self.point(*centre) - square * self.einf).undual()

    def plane(self, normal: Any, distance: Any) -> Multivector:
        """Return the (hyper)plane ``normal . x = distance``, for a unit normal, as a blade."""
        return (self.vector(*normal) + np.asarray(distance) * self.einf).undual()

    def radius(self, sphere: Multivector) -> Array:
        """Return the radius of a sphere given as a direct blade of any weight."""
        dual = sphere.dual()
        weight = np.asarray(dual.sp(self.einf)["1"])
        return np.sqrt(np.abs(np.asarray((dual * dual)["1"]) / weight**2))

    def centre(self, sphere: Multivector) -> Multivector:
        """Return the centre of a sphere as a point."""
        return self.up(self.down(sphere.sandwich2(self.einf, sphere).restrict("vector", drop=True)))

    def translator(self, *coordinates: Any) -> Multivector:
        """Return the rotor that moves by a vector: ``1 + einf v / 2``, exactly."""
        return 1 + (self.einf ^ self.vector(*coordinates)) / 2

    def dilator(self, factor: Any) -> Multivector:
        """Return the rotor that scales by a positive factor about the origin."""
        return exp_of_root(np.log(factor) / 2 * (self.eo ^ self.einf))

    def rotor(self, angle: Any, plane: Multivector) -> Multivector:
        """Return the rotor that turns by an angle in a plane through the origin, a bivector."""
        return exp_of_root(-0.5 * angle * plane.normalized())
