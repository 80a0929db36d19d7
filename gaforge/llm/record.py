"""What a converted model says of itself in its configuration, under the key ``gaforge``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from gaforge import __version__
from gaforge.errors import CheckpointError, GaforgeError
from gaforge.llm.conversion import Conversion
from gaforge.nn import LayerConfig

if TYPE_CHECKING:
    from transformers import PreTrainedModel

KEY = "gaforge"
FORMAT = 1


def describe(
    layer: int, letter: str, path: str, made: nn.Module, share: float, joint: bool
) -> dict[str, Any]:
    """Return what is known of a fit, as plain values.

    ``share`` is the squared error that is left: of the projection's outputs, as a share of their
    variance; if ``joint``, of the attention's outputs, as a share of their square norm.
    """
    error = "attention" if joint else "mse"
    count = sum(parameter.numel() for parameter in made.parameters())
    place = {"layer": layer, "module": letter, "path": path}
    return {**place, "parameters": count, "error": error, "share": share}


def note_conversion(
    model: PreTrainedModel, plan: Conversion, fits: list[dict[str, Any]], paths: Iterable[str]
) -> None:
    """Write into a model's configuration what replaces its projections.

    ``paths`` are those that this conversion replaced; what earlier ones replaced is named already.
    """
    before = getattr(model.config, KEY, None) or {"layers": {}, "conversions": [], "fits": []}
    found = {
        "format": FORMAT,
        "version": __version__,
        "layers": {
            path: LayerConfig.of(model.get_submodule(path)).to_dict()
            for path in (*before["layers"], *paths)
        },
        "conversions": [*before["conversions"], plan.as_mapping()],
        "fits": [*before["fits"], *fits],
    }
    setattr(model.config, KEY, found)
    from gaforge.llm.quantizer import attach

    attach(model)


def replaced(model: PreTrainedModel) -> dict[str, nn.Module]:
    """Return the replaced projections of a model, by their paths."""
    record = getattr(model.config, KEY, None) or {"layers": {}}
    return {path: model.get_submodule(path) for path in record["layers"]}


# --- Read back ------------------------------------------------------------------------------------


def check_record(record: Any, file: Path) -> dict[str, Any]:
    """Return what a configuration holds under `KEY`, if it is such a record.

    Parameters
    ----------
    record : object
        What was found there.
    file : path
        Where, for messages.

    Raises
    ------
    CheckpointError
        If it is no record, or one of another version.
    """
    if not isinstance(record, dict) or not isinstance(record.get("layers"), dict):
        raise CheckpointError(
            f"{file.parent} holds no model that gaforge converted: its {file.name} has no {KEY!r}; "
            "load it with transformers"
        )
    if record.get("format") != FORMAT:
        raise CheckpointError(
            f"{file.parent} has version {record.get('format')!r} of the format, and this gaforge "
            f"reads version {FORMAT}"
        )
    return record


def build_layers(record: Mapping[str, Any], file: Path) -> dict[str, nn.Module]:
    """Return new layers, by the paths of the projections that they replace.

    They are on the CPU, and the caller's random numbers are not used.

    Raises
    ------
    CheckpointError
        If the record names a layer that can't be.
    """
    try:
        with torch.device("cpu"), torch.random.fork_rng(devices=[]):
            return {path: LayerConfig.from_dict(c).build() for path, c in record["layers"].items()}
    except (GaforgeError, TypeError, AttributeError) as error:
        raise CheckpointError(f"{file} names a layer that can't be: {error}") from error


def place_layers(model: nn.Module, layers: Mapping[str, nn.Module], file: Path) -> None:
    """Put layers in the places of projections of the same sizes.

    Raises
    ------
    CheckpointError
        If the model has no such projection.
    """
    for path, layer in layers.items():
        parent, _, name = path.rpartition(".")
        try:
            before: Any = model.get_submodule(path)
            sizes = before.in_features, before.out_features
        except AttributeError as error:
            raise CheckpointError(f"{file}: the model has no layer {path}") from error
        mine = layer.in_features, layer.out_features
        if mine != sizes:
            raise CheckpointError(
                f"{file}: {path} maps {sizes[0]} features to {sizes[1]}, and its replacement "
                f"{mine[0]} to {mine[1]}"
            )
        setattr(model.get_submodule(parent), name, layer)
