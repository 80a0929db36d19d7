"""Where cells stand: a text's windows, and what goes into a layer there, computed once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import torch
from safetensors.torch import load_file, save
from torch import Tensor

from gaforge.errors import DatasetError
from gaforge.llm.protocol import encode, split_documents
from gaforge.llm.reading import find_model, read_model, read_texts, read_tokenizer
from gaforge.llm.reproduction.cells import Sizes, text_label
from gaforge.llm.tail import hidden_states
from gaforge.runs.checkpoint import write_atomically

if TYPE_CHECKING:
    from transformers import PreTrainedModel, PreTrainedTokenizerBase


@dataclass(frozen=True)
class Spec:
    """What all cells of a run share.

    Attributes
    ----------
    model : str
        Folder or name.
    work : Path
        Folder for hidden states.
    sizes : Sizes
    """

    model: str
    work: Path
    sizes: Sizes


@dataclass(frozen=True)
class Place:
    """Hidden states (windows, length, hidden) before a layer, and token ids (windows, length)."""

    calibration: Tensor
    test: Tensor
    test_ids: Tensor


@lru_cache(maxsize=1)
def the_model(name: str) -> PreTrainedModel:
    """Return a model, which stays in the memory of this process."""
    return read_model(find_model(name), "float32")


@lru_cache(maxsize=1)
def the_tokenizer(name: str) -> PreTrainedTokenizerBase:
    """Return the tokenizer of a model."""
    return read_tokenizer(find_model(name))


@lru_cache(maxsize=4)
def windows(spec: Spec, text: str, seed: int) -> tuple[Tensor, Tensor]:
    """Return token ids of calibration and test, (windows, length), of different documents.

    Those of the test are spread evenly over its documents.

    Raises
    ------
    DatasetError
        If the text is too short.
    """
    tokenizer, sizes = the_tokenizer(spec.model), spec.sizes
    found = []
    wanted = sizes.calibration, sizes.test
    for documents, count in zip(split_documents(read_texts(text), seed=seed), wanted, strict=True):
        ids = encode(tokenizer, documents, tokenizer.eos_token_id)
        there = len(ids) // sizes.window
        if there < count:
            raise DatasetError(
                f"{text} holds {there} windows of {sizes.window} tokens where {count} are needed; "
                "ask for fewer, or take a longer text"
            )
        found.append(ids[: there * sizes.window].reshape(there, sizes.window))
    calibration, test = found
    spread = torch.linspace(0, len(test) - 1, sizes.test).round().long()
    return calibration[: sizes.calibration], test[spread]


def prepare(spec: Spec, text: str, seed: int, layers: Sequence[int]) -> None:
    """Write what goes into layers, of one text, in one pass through the model."""
    torch.set_num_threads(1)
    missing = [layer for layer in layers if not _file(spec, text, seed, layer).exists()]
    if not missing:
        return
    calibration, test = windows(spec, text, seed)
    model = the_model(spec.model)
    inputs = hidden_states(model, calibration, missing)
    tested = hidden_states(model, test, missing)
    for layer in missing:
        tensors = {"calibration": inputs[layer], "test": tested[layer]}
        write_atomically(_file(spec, text, seed, layer), save(tensors))


@lru_cache(maxsize=1)
def read_place(spec: Spec, text: str, seed: int, layer: int) -> Place:
    """Return what `prepare` wrote."""
    found = load_file(_file(spec, text, seed, layer))
    return Place(found["calibration"], found["test"], windows(spec, text, seed)[1])


def _file(spec: Spec, text: str, seed: int, layer: int) -> Path:
    return spec.work / f"{text_label(text)}-{seed}-{layer}.safetensors"
