"""What a converted model says of itself in its configuration, under the key ``gaforge``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from torch import nn

from gaforge import __version__
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


def replaced(model: PreTrainedModel) -> dict[str, nn.Module]:
    """Return the replaced projections of a model, by their paths."""
    record = getattr(model.config, KEY, None) or {"layers": {}}
    return {path: model.get_submodule(path) for path in record["layers"]}
