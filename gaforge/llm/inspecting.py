"""What replaced projections do, in numbers: their sizes, and the planes that rotors turn in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gaforge.llm.record import KEY, replaced
from gaforge.nn import LayerConfig, Plane, RotorLinear

if TYPE_CHECKING:
    from transformers import PreTrainedModel


@dataclass(frozen=True)
class Description:
    """A replaced projection.

    Attributes
    ----------
    path : str
    method : str
    parameters, dense_parameters : int
    share : float or None
        Squared error that was left when it was fitted, see `describe`.
    planes : tuple of Plane
        Of rotors, those with the largest angles first; empty for other layers.
    concentration : float or None
        Of rotors: share of the largest angle of each rotor in the sum of squares of its angles,
        on average.
    """

    path: str
    method: str
    parameters: int
    dense_parameters: int
    share: float | None
    planes: tuple[Plane, ...]
    concentration: float | None


def inspect(model: PreTrainedModel) -> list[Description]:
    """Return what is known of the replaced projections of a model, in its order."""
    record = getattr(model.config, KEY, None) or {"fits": []}
    found = []
    for path, layer in replaced(model).items():
        config = LayerConfig.of(layer)
        planes = layer.planes() if isinstance(layer, RotorLinear) else []
        planes = sorted(planes, key=lambda plane: -plane.angle)
        found.append(
            Description(
                path,
                config.method,
                sum(parameter.numel() for parameter in layer.parameters()),
                config.in_features * config.out_features,
                _share(record["fits"], path),
                tuple(planes),
                _concentration(planes),
            )
        )
    return found


def _share(fits: list[dict[str, object]], path: str) -> float | None:
    """Return the error of the last fit of a projection."""
    for fit in reversed(fits):
        if fit.get("path") == path and isinstance(share := fit.get("share"), float):
            return share
    return None


def _concentration(planes: list[Plane]) -> float | None:
    rotors: dict[tuple[str, int, int, int], list[float]] = {}
    for plane in planes:
        place = plane.side, plane.in_chunk, plane.out_chunk, plane.index
        rotors.setdefault(place, []).append(plane.angle**2)
    if not rotors:
        return None
    return sum(max(angles) / sum(angles) for angles in rotors.values()) / len(rotors)
