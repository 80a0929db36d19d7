"""The rest of a model from one layer on, which takes hidden states instead of token ids.

Where many variants of a late layer are fitted and evaluated on the same text, the layers before it
run once.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor, nn

from gaforge.errors import ModelError
from gaforge.llm.activations import Enough, device_of, run
from gaforge.llm.projections import find_attentions, select

if TYPE_CHECKING:
    from transformers import PreTrainedModel


def tail(model: PreTrainedModel, first: int) -> PreTrainedModel:
    """Return the model from layer ``first`` on; its modules are those of the model, not copies.

    Called with ``inputs_embeds=`` hidden states from `hidden_states`, it gives the logits that the
    model gives for the tokens.

    Parameters
    ----------
    model : PreTrainedModel
    first : int

    Raises
    ------
    ModelError
        If there is no such layer.

    Examples
    --------
    >>> from transformers import LlamaConfig, LlamaForCausalLM
    >>> config = LlamaConfig(vocab_size=64, hidden_size=32, intermediate_size=48,
    ...     num_hidden_layers=3, num_attention_heads=4)
    >>> model = LlamaForCausalLM(config).eval()
    >>> ids = torch.arange(20).reshape(2, 10)
    >>> x = hidden_states(model, ids, [2])[2]
    >>> torch.equal(tail(model, 2)(inputs_embeds=x).logits, model(ids).logits)
    True
    """
    path, _ = _stack(model, first)
    layers = _list_of(model, path)
    found = _with_layers(model, path, list(layers[first:]))
    config = copy.deepcopy(model.config)
    config.num_hidden_layers = len(layers) - first
    config.use_cache = False  # layers would take the places of others there
    if getattr(config, "layer_types", None):
        config.layer_types = config.layer_types[first:]
    for module in (found, found.get_submodule(path.rpartition(".")[0])):
        if hasattr(module, "config"):
            module.config = config
    made: PreTrainedModel = found
    return made


def attach(model: PreTrainedModel, first: int, part: PreTrainedModel) -> PreTrainedModel:
    """Return the model whose layers from ``first`` on are those of a part like its `tail`.

    Modules are those of the two models, not copies.

    Parameters
    ----------
    model : PreTrainedModel
    first : int
    part : PreTrainedModel

    Raises
    ------
    ModelError
        If there is no such layer.
    """
    path, _ = _stack(model, first)
    found = _with_layers(model, path, [*_list_of(model, path)[:first], *_list_of(part, path)])
    made: PreTrainedModel = found
    return made


@torch.no_grad()
def hidden_states(
    model: PreTrainedModel, windows: Tensor, layers: list[int], batch: int = 2
) -> dict[int, Tensor]:
    """Return what goes into layers, (windows, length, hidden) for each, from one pass.

    Parameters
    ----------
    model : PreTrainedModel
    windows : Tensor of int, of shape (count, length)
    layers : list of int
    batch : int, optional
        Windows at a time.

    Raises
    ------
    ModelError
        If there is no such layer.
    """
    parts: dict[int, list[Tensor]] = {layer: [] for layer in layers}
    last = max(layers)

    def note(layer: int, x: Tensor) -> None:
        parts[layer].append(x)
        if layer == last:
            raise Enough

    for ids in windows.split(batch):
        handles = [
            _stack(model, layer)[1].register_forward_pre_hook(
                lambda module, arguments, layer=layer: note(layer, arguments[0])
            )
            for layer in layers
        ]
        run(model, ids.to(device_of(model)), handles)
    return {layer: torch.cat(found) for layer, found in parts.items()}


def _stack(model: PreTrainedModel, layer: int) -> tuple[str, nn.Module]:
    """Return the path of the list of layers, and the layer."""
    (attention,) = select(find_attentions(model), [layer])
    path, _, rest = attention.path.partition(f".{layer}.")
    if not rest or not isinstance(model.get_submodule(path), nn.ModuleList):
        raise ModelError(f"{attention.path} is in no list of layers that are numbered like it")
    return path, model.get_submodule(f"{path}.{layer}")


def _list_of(model: nn.Module, path: str) -> nn.ModuleList:
    found = model.get_submodule(path)
    assert isinstance(found, nn.ModuleList)
    return found


def _with_layers(model: nn.Module, path: str, layers: list[nn.Module]) -> Any:
    """Return the model with other layers; it shares all other modules."""
    found: Any = _shallow(model)
    parent = found
    *above, name = path.split(".")
    for part in above:
        child = _shallow(getattr(parent, part))
        setattr(parent, part, child)
        parent = child
    setattr(parent, name, nn.ModuleList(layers))
    return found


def _shallow(module: Any) -> Any:
    """Return a module of its own that shares submodules and parameters."""
    found = copy.copy(module)
    found._modules = dict(module._modules)
    return found
