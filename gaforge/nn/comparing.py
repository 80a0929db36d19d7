"""Two linear layers side by side: how far their maps are apart, and their rotors one by one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from gaforge.decomposition.skew import planes as orthonormal_planes
from gaforge.decomposition.space import space_of
from gaforge.errors import ShapeError
from gaforge.nn.angles import scales_of, sides_of
from gaforge.nn.rotor_linear import RotorLinear

Array = np.ndarray[Any, Any]

SMALLEST = 1e-6
"""Angle in radians below which a rotor does not turn in a plane."""


@dataclass(frozen=True)
class PlanePair:
    """The planes of the same rank, by descending angle, of two rotors.

    Attributes
    ----------
    difference : float
        Angle of the first less that of the second, in degrees.
    principal_angles : tuple of (float, float)
        Between the planes as subspaces, in degrees and ascending order: (0, 0) for the same plane,
        (90, 90) for planes that are orthogonal to each other.
    """

    difference: float
    principal_angles: tuple[float, float]


@dataclass(frozen=True)
class RotorPair:
    """Two rotors in the same place of two layers.

    Attributes
    ----------
    side : str
    in_chunk, out_chunk, index : int
    cosine : float or None
        Of the two bivectors; None if one of them is 0. It doesn't depend on how the bivectors are
        taken apart.
    scale : float or None
        Difference of the scales of their terms; None if a layer has none.
    planes : tuple of PlanePair
        Those in which both rotors turn.
    """

    side: str
    in_chunk: int
    out_chunk: int
    index: int
    cosine: float | None
    scale: float | None
    planes: tuple[PlanePair, ...]


@dataclass(frozen=True)
class LayerDifference:
    """Two layers of the same number of features.

    Attributes
    ----------
    distance : float or None
        Frobenius norm of the difference of the two matrices by that of the second; None if a layer
        is not linear, or the second matrix is 0.
    cosine : float or None
        Frobenius inner product of the matrices by the product of their norms. None likewise.
    rotors : tuple of RotorPair
        Empty unless both are layers of rotors with the same numbers of chunks of the same size.
    overlap : float or None
        Mean squared cosine of the principal angles between the planes of the largest angles.
    overlap_at_random : float or None
        Its expected value for planes that have nothing to do with each other, 2 / n.
    """

    distance: float | None
    cosine: float | None
    rotors: tuple[RotorPair, ...]
    overlap: float | None
    overlap_at_random: float | None


def compare_layers(first: nn.Module, second: nn.Module) -> LayerDifference:
    """Compare two layers.

    Parameters
    ----------
    first, second : Module
        Layers with ``in_features`` and ``out_features``, such as those of `gaforge.nn` and
        ``nn.Linear``.

    Raises
    ------
    ShapeError
        If their features differ.

    Examples
    --------
    >>> one, two = nn.Linear(3, 2), nn.Linear(3, 2)
    >>> _ = two.weight.data.copy_(-2 * one.weight.data)
    >>> found = compare_layers(one, two)
    >>> round(found.distance, 6), round(found.cosine, 6)
    (1.5, -1.0)
    """
    sizes = [(layer.in_features, layer.out_features) for layer in (first, second)]
    if sizes[0] != sizes[1]:
        raise ShapeError(
            f"layers of {sizes[0][0]} -> {sizes[0][1]} and {sizes[1][0]} -> {sizes[1][1]} features "
            "can't be compared; choose two of the same sizes"
        )
    rotors: tuple[RotorPair, ...] = ()
    chance = None
    if isinstance(first, RotorLinear) and isinstance(second, RotorLinear) and first.n > 1:
        rotors = _rotor_pairs(first, second)
        chance = 2 / first.n if rotors else None
    largest = [pair.planes[0].principal_angles for pair in rotors if pair.planes]
    overlap = float(np.mean(np.cos(np.radians(largest)) ** 2)) if largest else None
    return LayerDifference(*_maps(first, second), rotors, overlap, chance)


def dense_map(layer: nn.Module) -> Tensor | None:
    """Return the matrix of a layer in float64, or None if it is not linear.

    Examples
    --------
    >>> dense_map(nn.Linear(3, 2)).shape
    torch.Size([2, 3])
    """
    from gaforge.nn.rotor_network import RotorNetwork

    if isinstance(layer, RotorNetwork):
        return None
    with torch.no_grad():
        weight: Tensor = layer.weight  # type: ignore[assignment]
        return weight.detach().double().cpu()


def _maps(first: nn.Module, second: nn.Module) -> tuple[float | None, float | None]:
    """Return the relative distance and the cosine of two maps."""
    one, two = dense_map(first), dense_map(second)
    if one is None or two is None or not two.norm():
        return None, None
    distance = float((one - two).norm() / two.norm())
    if not one.norm():
        return distance, None
    return distance, float((one * two).sum() / (one.norm() * two.norm()))


def _rotor_pairs(first: RotorLinear, second: RotorLinear) -> tuple[RotorPair, ...]:
    ours, theirs = sides_of(first), sides_of(second)
    shapes = [{side: values.shape for side, values in sides.items()} for sides in (ours, theirs)]
    if shapes[0] != shapes[1]:
        return ()
    one, two = scales_of(first), scales_of(second)
    scales = None if one is None or two is None else one - two
    found: list[RotorPair] = []
    for side, bivectors in ours.items():
        for i, o, w in np.ndindex(bivectors.shape[:-1]):
            a, b = bivectors[i, o, w], theirs[side][i, o, w]
            scale = None if scales is None else float(scales[i, o, w])
            planes = _plane_pairs(first.n, a, b)
            found.append(RotorPair(side, i, o, w, _cosine(a, b), scale, planes))
    return tuple(found)


def _cosine(a: Array, b: Array) -> float | None:
    norms = float(np.linalg.norm(a) * np.linalg.norm(b))
    return float(a @ b) / norms if norms else None


def _plane_pairs(n: int, a: Array, b: Array) -> tuple[PlanePair, ...]:
    angles, u, v, _ = orthonormal_planes(space_of((n, 0, 0)).skew(np.stack([a, b])))
    found = []
    for j in range(n // 2):
        if (angles[:, j] < SMALLEST).any():
            break
        bases = np.stack([u[:, :, j], v[:, :, j]], axis=-1)
        found.append(
            PlanePair(
                float(np.degrees(angles[0, j] - angles[1, j])), principal_angles(bases[0], bases[1])
            )
        )
    return tuple(found)


def principal_angles(a: Array, b: Array) -> tuple[float, float]:
    """Return the principal angles between two planes, in degrees.

    By sines where they are small, where cosines would lose half of the digits (Björck and Golub,
    Numerical methods for computing angles between linear subspaces, 1973).

    Parameters
    ----------
    a, b : ndarray of shape (n, 2)
        Orthonormal bases of the planes.

    Examples
    --------
    >>> a, b = np.eye(3)[:, :2], np.eye(3)[:, 1:]
    >>> [float(angle) for angle in principal_angles(a, b)]
    [0.0, 90.0]
    """
    inside = a.T @ b
    cosines = np.linalg.svd(inside, compute_uv=False)
    sines = np.linalg.svd(b - a @ inside, compute_uv=False)[::-1]
    small, large = np.degrees(np.arctan2(sines, cosines)).tolist()
    return small, large
