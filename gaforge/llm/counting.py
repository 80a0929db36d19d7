"""What a conversion would change: parameters, operations and memory, without doing it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from gaforge.llm.conversion import Conversion
from gaforge.llm.fits import bias_of
from gaforge.llm.projections import find_attentions, select

if TYPE_CHECKING:
    from transformers import PreTrainedModel


@dataclass(frozen=True)
class Cost:
    """A projection before and after.

    Attributes
    ----------
    layer : int
    module : str
    in_features, out_features : int
    parameters_before, parameters : int
    flops_before, flops : int
        Multiplications and additions for a token.
    """

    layer: int
    module: str
    in_features: int
    out_features: int
    parameters_before: int
    parameters: int
    flops_before: int
    flops: int


@dataclass(frozen=True)
class Costs:
    """A model before and after.

    Attributes
    ----------
    projections : tuple of Cost
    parameters_before, parameters : int
        Of the whole model; tied ones count once.
    bytes_before, bytes : int
        That they take.
    bytes_to_fit : int
        What fits hold beside the model: second moments, and activations.
    parameters_refitted : int
        Of maps of the attention's output that are fitted anew; they stay dense, and their number
        stays what it is.
    """

    projections: tuple[Cost, ...]
    parameters_before: int
    parameters: int
    bytes_before: int
    bytes: int
    bytes_to_fit: int
    parameters_refitted: int


def costs(model: PreTrainedModel, plan: Conversion) -> Costs:
    """Return what a conversion would change.

    Parameters
    ----------
    model : PreTrainedModel
        It may be on the meta device, without values.
    plan : Conversion
    """
    found: list[Cost] = []
    anew: list[Cost] = []
    held = 0
    size = next(model.parameters()).element_size()
    for layer, attention in zip(
        plan.layers, select(find_attentions(model), plan.layers), strict=True
    ):
        for stage in plan.stages:
            these = [_cost(layer, attention[letter], letter, stage) for letter in stage.modules]
            (found if set(stage.modules) <= set(plan.modules) else anew).extend(these)
            wide = these[0].in_features
            held = max(held, 8 * wide * (wide + sum(cost.out_features for cost in these)))
    before = sum(parameter.numel() for parameter in model.parameters())
    change = sum(cost.parameters - cost.parameters_before for cost in found)
    return Costs(
        tuple(found),
        before,
        before + change,
        before * size,
        (before + change) * size,
        held + (plan.memory << 20) * ((plan.passes > 1) + (plan.joint or plan.by_rows)),
        sum(cost.parameters for cost in anew),
    )


def _cost(layer: int, old: nn.Module, letter: str, plan: Conversion) -> Cost:
    wide, high = int(old.in_features), int(old.out_features)  # type: ignore[arg-type]
    config = plan.layer(letter, wide, high, own_bias=bias_of(old) is not None)
    with torch.random.fork_rng(devices=[]):
        new = config.build()
    return Cost(layer, letter, wide, high, _count(old), _count(new), _flops(old), _flops(new))


def _count(module: nn.Module) -> int:
    return sum(parameter.numel() for parameter in module.parameters())


def _flops(module: Any) -> int:
    """Return multiplications and additions for a row."""
    if not isinstance(module, nn.Linear):
        return int(module.flops_per_row)
    return 2 * int(module.in_features) * int(module.out_features)


def summary(found: Sequence[Cost]) -> tuple[int, int]:
    """Return the sums of parameters of projections, before and after."""
    return sum(c.parameters_before for c in found), sum(c.parameters for c in found)
