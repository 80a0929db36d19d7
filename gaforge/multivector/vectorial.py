"""VGA: vectors, and rotors that turn them."""

from __future__ import annotations

from typing import Any

from gaforge.errors import ShapeError
from gaforge.multivector.core import Multivector
from gaforge.multivector.exponential import exp_of_root
from gaforge.multivector.model import Model


class Vectorial(Model):
    """The algebra of Euclidean vectors, Cl(d).

    Examples
    --------
    >>> from gaforge import Algebra
    >>> from math import pi
    >>> space = Algebra.named("vga3d")
    >>> turned = space.rotor(pi / 2, axis=(0, 0, 1)) >> space.vector(1, 0, 0)
    >>> print(space.coordinates(turned).round(6))
    [0. 1. 0.]
    """

    family = "vga"

    def __init__(self, dimension: int) -> None:
        self._setup(dimension, dimension)

    def rotor(self, angle: Any, axis: Any = None, plane: Multivector | None = None) -> Multivector:
        """Return the rotor that turns by an angle in a plane, from its first vector to its second.

        Parameters
        ----------
        angle : float or array
        axis : sequence of float or vector, optional
            In three dimensions, the axis of a right-handed turn.
        plane : Multivector, optional
            The plane as a bivector; by default e12.
        """
        if axis is not None:
            if self.dimension != 3:
                raise ShapeError("a turn has an axis in three dimensions only; give its plane")
            vector = axis if isinstance(axis, Multivector) else self.vector(*axis)
            plane = vector.undual()
        elif plane is None:
            plane = self.multivector({"e12": 1}, layout="bivector")
        return exp_of_root(-0.5 * angle * plane.normalized())
