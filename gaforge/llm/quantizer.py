"""How ``from_pretrained`` of transformers reads converted models, and what it reads.

transformers knows modules of others only as quantization: a method that a configuration names puts
them in their places before the weights come. Nothing is quantized here, and models do not say so.

A process that has not registered the method skips it with a warning. So that it then stops instead
of drawing random weights, the files hold a ``weight`` for each replaced projection that no model
takes: one number, or a dense matrix with one axis more.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor, nn
from transformers.quantizers.auto import (
    AUTO_QUANTIZER_MAPPING,
    register_quantization_config,
    register_quantizer,
)
from transformers.quantizers.base import HfQuantizer
from transformers.utils.quantization_config import QuantizationConfigMixin

from gaforge.errors import CheckpointError
from gaforge.llm.record import KEY, build_layers, check_record, place_layers, replaced

if TYPE_CHECKING:
    from transformers import PreTrainedModel

METHOD = "gaforge"
WEIGHT = ".weight"


class ConversionConfig(QuantizationConfigMixin):
    """Says no more than who reads the rest of the configuration."""

    def __init__(self, **_: Any) -> None:
        self.quant_method = METHOD  # type: ignore[assignment]


class ConversionReader(HfQuantizer):
    """Puts replacements into a model between its making and the reading of its weights."""

    is_trainable = True
    is_qat_trainable = True
    is_compileable = True

    def is_serializable(self) -> bool:
        """Return that ``save_pretrained`` may write the model."""
        return True

    def _process_model_before_weight_loading(self, model: PreTrainedModel, **_: Any) -> None:
        file = _file(model)
        layers = build_layers(check_record(getattr(model.config, KEY, None), file), file)
        place_layers(model, layers, file)
        stops = {re.escape(path + WEIGHT) for path in layers}
        known = model._keys_to_ignore_on_load_unexpected or ()
        model._keys_to_ignore_on_load_unexpected = {*known, *stops}

    def param_needs_quantization(self, model: PreTrainedModel, param_name: str, **_: Any) -> bool:
        """Return whether the file holds a parameter in another shape."""
        path = param_name.removesuffix(WEIGHT)
        return path != param_name and path in replaced(model)

    def _process_model_after_weight_loading(self, model: PreTrainedModel, **_: Any) -> None:
        for path, layer in replaced(model).items():
            for name, value in layer.state_dict(keep_vars=True).items():
                if not (value.is_meta or getattr(value, "_is_hf_initialized", False)):
                    raise CheckpointError(
                        f"the files of {_file(model).parent} are not of this model: one lacks "
                        f"{path}.{name}"
                    )
            if isinstance(layer, nn.Linear):
                if layer.weight.is_meta:
                    raise CheckpointError(
                        f"{path} is a dense replacement, which can't be left on the disk; give it "
                        "a device in device_map, or merge the model before it is saved"
                    )
                layer.weight.data = _dense(layer.weight.data)
        # What transformers refuses of quantized models, such as float(), is all possible here.
        model.is_quantized = False  # type: ignore[assignment]
        del model.quantization_method
        for module in model.modules():
            if hasattr(module, "config"):
                vars(module.config).pop("_is_quantized", None)
        model.register_load_state_dict_pre_hook(_admit_files)

    def get_state_dict_and_metadata(
        self, model: PreTrainedModel
    ) -> tuple[dict[str, Tensor], dict[str, str]]:
        """Return what ``save_pretrained`` writes."""
        state = model.state_dict()
        for path in replaced(model):
            weight = state.get(path + WEIGHT)
            stop = torch.zeros(1, dtype=model.dtype) if weight is None else weight[None]
            state[path + WEIGHT] = stop
        return state, {}


def register() -> None:
    """Let ``from_pretrained`` of transformers read converted models, from here on in this process.

    `convert` and `load` do the same. Where it was not done, ``from_pretrained`` stops.

    Examples
    --------
    >>> register()
    >>> METHOD in AUTO_QUANTIZER_MAPPING
    True
    """
    if METHOD not in AUTO_QUANTIZER_MAPPING:
        register_quantization_config(METHOD)(ConversionConfig)
        register_quantizer(METHOD)(ConversionReader)


def attach(model: PreTrainedModel) -> None:
    """Let ``save_pretrained`` write a model so that ``from_pretrained`` reads it."""
    register()
    if not isinstance(getattr(model, "hf_quantizer", None), ConversionReader):
        model.register_load_state_dict_pre_hook(_admit_files)
    model.config.quantization_config = ConversionConfig()
    reader = ConversionReader(model.config.quantization_config)
    model.hf_quantizer = reader  # type: ignore[assignment]


def detach(model: PreTrainedModel) -> None:
    """Make an ordinary model of one that has no replacements any more."""
    del model.config.quantization_config
    del model.hf_quantizer


def fitted_tensors(
    tensors: Mapping[str, Tensor], layers: Mapping[str, nn.Module]
) -> dict[str, Tensor]:
    """Return the tensors of a file as the model has them."""
    found = dict(tensors)
    for path, layer in layers.items():
        weight = found.get(path + WEIGHT)
        if weight is None:
            continue
        if isinstance(layer, nn.Linear):
            found[path + WEIGHT] = _dense(weight)
        elif weight.shape == (1,):
            del found[path + WEIGHT]
    return found


def _admit_files(model: PreTrainedModel, state: dict[str, Tensor], *_: Any) -> None:
    """Let ``load_state_dict`` take what a file holds, as trainers do that go on with a run."""
    found = fitted_tensors(state, replaced(model))
    state.clear()
    state.update(found)


def _dense(weight: Tensor) -> Tensor:
    return weight[0] if weight.ndim == 3 else weight


def _file(model: PreTrainedModel) -> Path:
    return Path(model.config.name_or_path or ".") / "config.json"
