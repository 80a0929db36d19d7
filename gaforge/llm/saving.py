"""Converted models as folders that hold no code: written, read, and checked."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torch import Tensor, nn

from gaforge.errors import CheckpointError
from gaforge.files import sweep
from gaforge.llm.quantizer import attach, fitted_tensors
from gaforge.llm.record import FORMAT, KEY, build_layers, check_record, place_layers
from gaforge.runs.checkpoint import write_json

if TYPE_CHECKING:
    from transformers import PreTrainedModel

CONFIG = "config.json"
WEIGHTS = "model.safetensors"
INDEX = "model.safetensors.index.json"
GENERATION = "generation_config.json"
DIGESTS = "gaforge.json"


def save(model: PreTrainedModel, folder: Path | str, **options: Any) -> None:
    """Write a converted model as ``save_pretrained`` does, and SHA-256 digests of its files.

    With the digests, `load` sees a changed bit; without, as after ``save_pretrained`` alone, it
    still sees files that are cut off or foreign.

    Parameters
    ----------
    model : PreTrainedModel
    folder : path
        A model that is there already is written over.
    **options
        Of ``save_pretrained``, such as ``max_shard_size``.

    Raises
    ------
    OSError
        If that can't be done.
    """
    folder = Path(folder)
    for name in (WEIGHTS, INDEX, DIGESTS):
        # One file beside new shards, or an index beside a new file, would be read in their stead.
        (folder / name).unlink(missing_ok=True)
    sweep(folder / DIGESTS)
    model.save_pretrained(folder, **options)
    digests = {path.name: _digest(path) for path in _files(folder)}
    write_json(folder / DIGESTS, {"format": FORMAT, "sha256": digests})


def load(folder: Path | str, *, device: Any = None) -> PreTrainedModel:
    """Return the model that `save`, or ``save_pretrained`` of a converted model, wrote.

    Nothing is fetched from a network, and no code of the folder is run. Modules are made anew and
    all their parameters set from safetensors files, so that no table or buffer stays undefined.

    Parameters
    ----------
    folder : path
    device : optional
        By default the CPU.

    Raises
    ------
    CheckpointError
        If the folder holds no converted model, or files that are cut off, changed, or do not
        belong together; the message says which.
    """
    folder = Path(folder)
    record = _record(folder)
    _check_digests(folder)
    layers = build_layers(record, folder / CONFIG)
    model = _architecture(folder)
    place_layers(model, layers, folder / CONFIG)
    _fill(model, fitted_tensors(_tensors(folder), layers), folder)
    model.tie_weights()
    attach(model)
    return model.eval().to(device) if device is not None else model.eval()


# --- The configuration ----------------------------------------------------------------------------


def _record(folder: Path) -> dict[str, Any]:
    config = _json(folder / CONFIG)
    record = check_record(config.get(KEY), folder / CONFIG)
    if "auto_map" in config:
        raise CheckpointError(f"{folder / CONFIG} asks to run code of its own (auto_map)")
    return record


def _architecture(folder: Path) -> PreTrainedModel:
    """Return a model with arbitrary parameters, as the configuration says."""
    from transformers import AutoConfig, AutoModelForCausalLM, GenerationConfig

    try:
        config = AutoConfig.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
        model = AutoModelForCausalLM.from_config(config, trust_remote_code=False)
        if (folder / GENERATION).exists():
            model.generation_config = GenerationConfig.from_pretrained(
                folder, local_files_only=True
            )
    except (ValueError, TypeError, OSError, KeyError) as error:
        raise CheckpointError(f"{folder / CONFIG} makes no model: {error}") from error
    found: PreTrainedModel = model
    return found


# --- The parameters -------------------------------------------------------------------------------


def _weight_files(folder: Path) -> list[Path]:
    if (folder / WEIGHTS).exists():
        return [folder / WEIGHTS]
    if not (folder / INDEX).exists():
        raise CheckpointError(f"{folder} has no {WEIGHTS}; other formats are not read")
    names = set(_json(folder / INDEX).get("weight_map", {}).values())
    if not names or any(not isinstance(n, str) or Path(n).name != n for n in names):
        raise CheckpointError(f"{folder / INDEX} does not name files of this folder")
    return [folder / name for name in sorted(names)]


def _tensors(folder: Path) -> dict[str, Tensor]:
    from safetensors import SafetensorError
    from safetensors.torch import load_file

    found: dict[str, Tensor] = {}
    for path in _weight_files(folder):
        try:
            found.update(load_file(path))
        except FileNotFoundError as error:
            raise CheckpointError(f"{path} is missing") from error
        except (SafetensorError, OSError, ValueError) as error:
            raise CheckpointError(
                f"{path} is cut off, damaged, or no safetensors file ({error})"
            ) from error
    return found


def _fill(model: nn.Module, tensors: Mapping[str, Tensor], folder: Path) -> None:
    """Set every parameter and saved buffer; of those that are tied, one is enough."""
    homes: dict[int, list[str]] = {}
    state = {**dict(model.named_parameters(remove_duplicate=False)), **_saved_buffers(model)}
    for name, value in state.items():
        homes.setdefault(id(value), []).append(name)
    unknown = sorted(set(tensors) - set(state))
    missing = sorted(
        names[0] for names in homes.values() if not any(name in tensors for name in names)
    )
    if unknown or missing:
        what = f"holds {unknown[0]}, which it has not" if unknown else f"lacks {missing[0]}"
        raise CheckpointError(f"the files of {folder} are not of this model: one {what}")
    for name, value in tensors.items():
        target = state[name]
        if value.shape != target.shape or value.is_floating_point() != target.is_floating_point():
            raise CheckpointError(
                f"the files of {folder} are not of this model: {name} has shape "
                f"{tuple(value.shape)} ({value.dtype}), but it must be {tuple(target.shape)}"
            )
        target.data = value


def _saved_buffers(model: nn.Module) -> dict[str, Tensor]:
    saved = model.state_dict(keep_vars=True)
    return {name: buffer for name, buffer in model.named_buffers() if name in saved}


# --- Files ----------------------------------------------------------------------------------------


def _json(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise CheckpointError(f"there is no {path}") from error
    except (OSError, ValueError) as error:
        raise CheckpointError(f"{path} is cut off or no JSON ({error})") from error
    if not isinstance(found, dict):
        raise CheckpointError(f"{path} holds no object")
    return found


def _files(folder: Path) -> list[Path]:
    """Return the files that a model is made from."""
    others = (folder / name for name in (CONFIG, GENERATION, INDEX))
    return [*(path for path in others if path.exists()), *_weight_files(folder)]


def _check_digests(folder: Path) -> None:
    if not (folder / DIGESTS).exists():
        return
    found = _json(folder / DIGESTS)
    digests = found.get("sha256")
    if not isinstance(digests, dict) or found.get("format") != FORMAT:
        raise CheckpointError(f"{folder / DIGESTS} holds no digests that this gaforge reads")
    for path in sorted({*_files(folder), *(folder / Path(name).name for name in digests)}):
        if not path.exists():
            raise CheckpointError(f"{path} is missing")
        if digests.get(path.name) != _digest(path):
            raise CheckpointError(
                f"{path} was changed, cut off or damaged since gaforge wrote it; convert the model "
                f"again, or, if it was changed on purpose, delete {DIGESTS}"
            )


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
