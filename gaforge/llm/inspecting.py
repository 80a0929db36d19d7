"""What replaced projections do, in numbers: their sizes, and the planes that rotors turn in."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from gaforge.errors import ModelError
from gaforge.llm.record import KEY, replaced
from gaforge.llm.undoing import original_projections
from gaforge.nn import LayerConfig, Plane, RotorLinear
from gaforge.nn.angles import Concentration, Control, Rotor, concentration, control, rotors_of
from gaforge.nn.comparing import LayerDifference, compare_layers, dense_map
from gaforge.nn.spectrum import Spectrum, spectrum

if TYPE_CHECKING:
    from torch import nn
    from transformers import PreTrainedModel


@dataclass(frozen=True)
class BesideOriginal:
    """A replaced projection beside the original one.

    Attributes
    ----------
    difference : LayerDifference
        To the original; its rotors are empty.
    spectrum, original_spectrum : Spectrum or None
        Of both matrices; None for a layer that is not linear, or zero.
    """

    difference: LayerDifference
    spectrum: Spectrum | None
    original_spectrum: Spectrum | None


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
    rotors : tuple of Rotor
        All angles of all rotors; empty for other layers, and for networks of rotors.
    concentration : float or None
        Of rotors: share of the largest plane of each rotor in the sum of squares of its angles,
        on average.
    effective_planes : float or None
        Participation ratio of the planes of each rotor, on average.
    norm : float or None
        Norm of the bivectors in degrees, on average.
    control : Control or None
        The same of as many rotors that are drawn at random as at the layer's start.
    original : BesideOriginal or None
        If `inspect` was given the original model.
    """

    path: str
    method: str
    parameters: int
    dense_parameters: int
    share: float | None
    planes: tuple[Plane, ...]
    rotors: tuple[Rotor, ...]
    concentration: float | None
    effective_planes: float | None
    norm: float | None
    control: Control | None
    original: BesideOriginal | None


@dataclass(frozen=True)
class Comparison:
    """Two replaced projections, of two models or of two layers of one.

    Attributes
    ----------
    first, second : str
        Their paths.
    difference : LayerDifference
    """

    first: str
    second: str
    difference: LayerDifference


def inspect(model: PreTrainedModel, original: PreTrainedModel | None = None) -> list[Description]:
    """Return what is known of the replaced projections of a model, in its order.

    Parameters
    ----------
    model : PreTrainedModel
    original : PreTrainedModel, optional
        The model without replacements, to set both maps beside each other. It costs a singular
        value decomposition for each projection.

    Raises
    ------
    ModelError
        If the original has other projections.

    Examples
    --------
    >>> import torch
    >>> from gaforge.llm import convert
    >>> from transformers import LlamaConfig, LlamaForCausalLM
    >>> config = LlamaConfig(vocab_size=64, hidden_size=16, intermediate_size=16,
    ...     num_hidden_layers=1, num_attention_heads=2, num_key_value_heads=2)
    >>> model = LlamaForCausalLM(config)
    >>> found, = inspect(convert(model, torch.arange(64), [0], "lowrank:1", modules="k", window=32))
    >>> found.path, found.method, found.parameters, found.dense_parameters
    ('model.layers.0.self_attn.k_proj', 'lowrank', 48, 256)
    """
    record = getattr(model.config, KEY, None) or {"fits": []}
    before = original_projections(model, original) if original is not None else {}
    return [
        _describe(path, layer, _share(record["fits"], path), before.get(path))
        for path, layer in replaced(model).items()
    ]


def compare_projections(first: PreTrainedModel, second: PreTrainedModel) -> list[Comparison]:
    """Compare the projections that are replaced in both of two models.

    Raises
    ------
    ModelError
        If there are none.
    ShapeError
        If a projection has other sizes in the other model.
    """
    ours, theirs = replaced(first), replaced(second)
    found = [
        Comparison(path, path, compare_layers(layer, theirs[path]))
        for path, layer in ours.items()
        if path in theirs
    ]
    if not found:
        raise ModelError(
            f"no projection is replaced in both models: in the first {', '.join(ours) or 'none'}; "
            f"in the second {', '.join(theirs) or 'none'}"
        )
    return found


def compare_depths(model: PreTrainedModel) -> list[Comparison]:
    """Compare each two replaced projections of one kind and size in different layers of a model.

    Raises
    ------
    ModelError
        If no two of one kind are replaced.
    """
    found = [
        Comparison(one, two, compare_layers(first, second))
        for (one, first), (two, second) in itertools.combinations(replaced(model).items(), 2)
        if _kind(one, first) == _kind(two, second)
    ]
    if not found:
        raise ModelError(
            "no two projections of one kind and size are replaced, in different layers: "
            f"{', '.join(replaced(model)) or 'none'} is replaced"
        )
    return found


def _describe(
    path: str, layer: nn.Module, share: float | None, original: nn.Module | None
) -> Description:
    config = LayerConfig.of(layer)
    rotors = rotors_of(layer) if isinstance(layer, RotorLinear) else []
    planes = layer.planes() if isinstance(layer, RotorLinear) else []
    measures = _concentration(rotors)
    return Description(
        path,
        config.method,
        sum(parameter.numel() for parameter in layer.parameters()),
        config.in_features * config.out_features,
        share,
        tuple(sorted(planes, key=lambda plane: -plane.angle)),
        tuple(rotors),
        None if measures is None else measures.largest,
        None if measures is None else measures.effective,
        None if measures is None else measures.norm,
        control(layer) if isinstance(layer, RotorLinear) else None,
        None if original is None else _beside(layer, original),
    )


def _concentration(rotors: list[Rotor]) -> Concentration | None:
    if not rotors:
        return None
    return concentration(np.array([rotor.angles for rotor in rotors]))


def _beside(layer: nn.Module, original: nn.Module) -> BesideOriginal:
    spectra = [
        None if (matrix := dense_map(which)) is None else spectrum(matrix)
        for which in (layer, original)
    ]
    return BesideOriginal(compare_layers(layer, original), *spectra)


def _share(fits: list[dict[str, object]], path: str) -> float | None:
    """Return the error of the last fit of a projection."""
    for fit in reversed(fits):
        if fit.get("path") == path and isinstance(share := fit.get("share"), float):
            return share
    return None


def _kind(path: str, layer: nn.Module) -> tuple[str, object, object]:
    """Return the name of a projection within its layer, and its sizes."""
    return path.rpartition(".")[2], layer.in_features, layer.out_features
