"""What rotors do, in words: planes and angles of the bivectors of a layer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from torch import Tensor

from gaforge.algebra import Algebra

Array = np.ndarray[Any, Any]

SHOWN = 4
"""Coefficients of a plane that are printed, the largest ones."""


@dataclass(frozen=True)
class Plane:
    """One plane of one rotor of a layer.

    Attributes
    ----------
    side : str
        ``left`` for r, ``right`` for s in ``r x ~s``.
    in_chunk, out_chunk, index : int
        Which rotor of the layer.
    angle : float
        Norm of the part of the bivector in this plane, in radians. With ``r x ~r`` vectors turn by
        twice this angle; with two rotors each side contributes once.
    bivector : dict of str to float
        The plane, as a unit bivector.

    Examples
    --------
    >>> print(Plane("left", 0, 0, 0, 0.785, {"e12": 0.8, "e13": -0.6}))
    left[0, 0, 0]: 0.7850 rad in 0.800 e12 - 0.600 e13
    """

    side: str
    in_chunk: int
    out_chunk: int
    index: int
    angle: float
    bivector: dict[str, float]

    def __str__(self) -> str:
        seen = [item for item in self.bivector.items() if abs(item[1]) >= 5e-4]
        seen.sort(key=lambda item: -abs(item[1]))
        terms = [
            f"{'-' if value < 0 else '+'} {abs(value):.3f} {name}" for name, value in seen[:SHOWN]
        ]
        text = " ".join(terms).removeprefix("+ ")
        rest = " + ..." if len(seen) > SHOWN else ""
        return f"{self.place}: {self.angle:.4f} rad in {text}{rest}"

    @property
    def place(self) -> str:
        """Which rotor it belongs to, as an index into the layer's bivectors."""
        return f"{self.side}[{self.in_chunk}, {self.out_chunk}, {self.index}]"


def planes_of(side: str, n: int, bivectors: Tensor, smallest: float = 1e-6) -> Iterator[Plane]:
    """Yield the planes of bivectors, those of each rotor by descending angle.

    Parameters
    ----------
    side : str
    n : int
    bivectors : Tensor of shape (in_chunks, out_chunks, width, n(n-1)/2)
    smallest : float, optional
        Angle below which a plane is left out.
    """
    from gaforge.decomposition import split

    algebra = Algebra(n)
    masks = algebra.layout("bivector").masks
    names = [algebra.blade_name(mask) for mask in masks]
    parts = split(algebra, bivectors.detach().double().cpu().numpy())
    angles = np.linalg.norm(parts, axis=-1)
    for i, o, w, j in np.ndindex(angles.shape):
        angle = float(angles[i, o, w, j])
        if angle > smallest:
            unit = (parts[i, o, w, j] / angle).tolist()
            plane = {name: value for name, value in zip(names, unit, strict=True) if value}
            yield Plane(side, i, o, w, angle, plane)
