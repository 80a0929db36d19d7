"""STA: the algebra of spacetime, with a time axis and relative vectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from gaforge.multivector.coefficients import Array
from gaforge.multivector.core import Multivector
from gaforge.multivector.exponential import exp_of_root
from gaforge.multivector.model import Model, blade


class Spacetime(Model):
    """The algebra Cl(1,3) of vectors e0 (square 1), e1, e2, e3 (square -1).

    Relative vectors are the bivectors ``s_k = e_k e0`` with square 1, and I is the pseudoscalar
    ``e0 e1 e2 e3 = s_1 s_2 s_3``.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> sta = Algebra.named("sta")
    >>> electric, magnetic = sta.split_field(sta.relative(1, 0, 0) + sta.I * sta.relative(0, 2, 0))
    >>> print(electric == sta.relative(1, 0, 0), magnetic == sta.relative(0, 2, 0))
    True True
    """

    family = "sta"

    def __init__(self) -> None:
        self._setup(3, 1, 3)

    @property
    def euclidean(self) -> tuple[int, ...]:
        """Places of e1, e2, e3."""
        return (1, 2, 3)

    @property
    def gamma(self) -> tuple[Multivector, ...]:
        """The vectors e0, e1, e2, e3."""
        return tuple(blade(self, place) for place in range(4))

    @property
    def I(self) -> Multivector:  # noqa: E743
        """The pseudoscalar e0123."""
        return blade(self, 0, 1, 2, 3)

    def event(self, t: Any, x: Any, y: Any, z: Any) -> Multivector:
        """Return the vector ``t e0 + x e1 + y e2 + z e3``."""
        return self._vectors(dict(enumerate((t, x, y, z))))

    def relative(self, *coordinates: Any) -> Multivector:
        """Return the relative vector ``x s_1 + y s_2 + z s_3``, a bivector."""
        return self.vector(*coordinates) ^ self.gamma[0]

    def split_event(self, event: Multivector) -> tuple[Array, Multivector]:
        """Return time and relative vector of an event: ``event e0 = t + x``."""
        product = event * self.gamma[0]
        return np.asarray(product["1"])[()], product.restrict("bivector", drop=True)

    def split_field(self, field: Multivector) -> tuple[Multivector, Multivector]:
        """Return the relative vectors E and B of a bivector ``F = E + I B``."""
        time = self.gamma[0]
        reflected = time * field * time
        magnetic = -(self.I * (field + reflected))
        electric = field - reflected
        return (electric / 2).restrict("bivector", drop=True), (magnetic / 2).restrict(
            "bivector", drop=True
        )

    def boost(self, *velocity: Any) -> Multivector:
        """Return the rotor that takes e0 to the direction of a velocity below 1."""
        relative = self.relative(*velocity)
        speed = np.asarray(relative.norm())
        rapidity = np.arctanh(speed)
        ratio = np.where(speed > 0, rapidity / np.where(speed > 0, speed, 1), 1.0)
        return exp_of_root(relative * (ratio / 2))
