"""Ways back: replacements made dense, or the original projections put in their places again."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from gaforge.errors import LayoutError, ModelError
from gaforge.llm.projections import LETTERS, find_attentions
from gaforge.llm.record import KEY, replaced
from gaforge.nn.layer import Layer

if TYPE_CHECKING:
    from transformers import PreTrainedModel


def merge(model: PreTrainedModel) -> PreTrainedModel:
    """Make the replacements of a model dense, in place, and return it.

    It computes the same up to rounding, and is an ordinary model: ``save_pretrained`` writes a
    folder that transformers reads without gaforge. Where the family of the model has biases only
    for all projections or for none (``attention_bias``), those that had none get zeros.

    Raises
    ------
    LayoutError
        If a replacement is not linear, as the paper's networks are.
    ModelError
        If the model has no replacements, or models of its family have no biases where replacements
        have them. Nothing is changed in either case.
    """
    layers = _replacements(model)
    try:
        dense = {
            path: layer.to_linear() if isinstance(layer, Layer) else layer
            for path, layer in layers.items()
        }
    except LayoutError as error:
        raise LayoutError(f"the model can't be merged: {error}") from error
    plain = _plain_model(model, dense)
    _restore(model, dense)
    _give_biases(model, plain)
    return model


def undo(model: PreTrainedModel, original: PreTrainedModel) -> PreTrainedModel:
    """Put the projections of the original model back, in place, and return the model.

    They are the modules of the original, not copies of them.

    Raises
    ------
    ModelError
        If the model has no replacements, or the original other projections.
    """
    _restore(model, original_projections(model, original))
    return model


def original_projections(model: PreTrainedModel, original: PreTrainedModel) -> dict[str, nn.Module]:
    """Return the projections of another model that stand where this one has replacements.

    Raises
    ------
    ModelError
        If the model has no replacements, or the other model other projections there.
    """
    found: dict[str, nn.Module] = {}
    for path, layer in _replacements(model).items():
        try:
            module: Any = original.get_submodule(path)
            sizes = module.in_features, module.out_features
        except AttributeError as error:
            raise ModelError(f"the original has no projection {path}") from error
        same = sizes == (layer.in_features, layer.out_features)
        if not same or path in replaced(original):
            raise ModelError(f"{path} of the original is not what was replaced: {module}")
        found[path] = module
    return found


def freeze_rest(model: PreTrainedModel) -> PreTrainedModel:
    """Let only the replacements of a model be trained, in place, and return it.

    Embeddings are frozen too; so that gradient checkpointing, of either kind, still reaches the
    replacements, their outputs are marked to require gradients.
    """
    kept = {id(p) for layer in _replacements(model).values() for p in layer.parameters()}
    for parameter in model.parameters():
        parameter.requires_grad_(id(parameter) in kept)
    model.enable_input_require_grads()
    return model


def _plain_model(model: PreTrainedModel, dense: dict[str, nn.Module]) -> PreTrainedModel:
    """Return a model without values, as transformers makes it, which has biases where layers do."""
    config = copy.deepcopy(model.config)
    for bias in dict.fromkeys((getattr(config, "attention_bias", None), True)):
        if bias is not None and hasattr(config, "attention_bias"):
            config.attention_bias = bias
        with torch.device("meta"):
            plain = type(model)(config)
        lost = [x for x, layer in dense.items() if _bias(layer) and not _bias(plain, x)]
        if not lost:
            return plain
    raise ModelError(
        f"the model can't be merged: {lost[0]} has a bias, which a {type(model).__name__} of "
        "transformers has not, so that it would be lost; convert with bias=False, or save the "
        "model as it is"
    )


def _bias(module: nn.Module, path: str = "") -> bool:
    return getattr(module.get_submodule(path), "bias", None) is not None


def _give_biases(model: PreTrainedModel, plain: PreTrainedModel) -> None:
    """Give attentions zeros for biases that they lack and the class of the model has."""
    if hasattr(plain.config, "attention_bias"):
        model.config.attention_bias = plain.config.attention_bias
    for attention in find_attentions(model):
        for path in map(attention.path_of, LETTERS):
            layer: Any = model.get_submodule(path)
            if _bias(plain, path) and not _bias(layer):
                layer.bias = nn.Parameter(torch.zeros_like(layer.weight[:, 0]))


def _replacements(model: PreTrainedModel) -> dict[str, nn.Module]:
    layers = replaced(model)
    if not layers:
        raise ModelError("no projection of this model is replaced")
    return layers


def _restore(model: PreTrainedModel, modules: dict[str, nn.Module]) -> None:
    for path, module in modules.items():
        parent, _, name = path.rpartition(".")
        module.train(model.training)
        setattr(model.get_submodule(parent), name, module)
    delattr(model.config, KEY)
    from gaforge.llm.quantizer import detach

    detach(model)
