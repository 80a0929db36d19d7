"""A Llama model in a GGUF file, dequantised and written as an ordinary folder of safetensors."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import Tensor

from gaforge.errors import DatasetError, MissingExtraError
from gaforge.llm.places import data_folder
from gaforge.llm.sources import install, installed, source

if TYPE_CHECKING:
    from transformers import LlamaConfig

NAMES = {
    "token_embd": "model.embed_tokens",
    "output_norm": "model.norm",
    "output": "lm_head",
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "ffn_norm": "post_attention_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}
"""Names of tensors in the file, and in transformers."""


def model_folder(name: str) -> Path:
    """Return the folder of an installed model, made from its GGUF file the first time.

    Raises
    ------
    DatasetError
        If the model is not installed, or its file is not that of a Llama model.
    """
    found = source(name, "model")
    folder = data_folder() / "models" / f"{name}-{found.package.version}"
    if not folder.exists():
        installed(name, "model")
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as temporary:
            place = Path(temporary, "model")
            write_folder(found.path, place)
            shutil.rmtree(folder, ignore_errors=True)
            os.replace(place, folder)
    return folder


def install_model(name: str) -> Path:
    """Fetch a model, if it is not there, and return its folder."""
    install(name)
    return model_folder(name)


def write_folder(path: Path, folder: Path) -> None:
    """Write the model and the tokenizer of a GGUF file as a folder of transformers."""
    from transformers import AutoTokenizer

    model = read_model(path)
    model.save_pretrained(folder)
    tokenizer = AutoTokenizer.from_pretrained(path.parent, gguf_file=path.name)
    _split_digits(tokenizer)
    tokenizer.save_pretrained(folder)


def read_model(path: Path) -> Any:
    """Return the model of a GGUF file, in float32.

    Raises
    ------
    DatasetError
        If the file can't be read, or is not that of a Llama model.
    MissingExtraError
        If the package gguf is not installed.
    """
    from transformers import LlamaForCausalLM

    try:
        import gguf
    except ModuleNotFoundError as error:
        raise MissingExtraError(
            'GGUF files need gguf; install it with pip install "gaforge[llm]"'
        ) from error
    try:
        reader = gguf.GGUFReader(path)
    except (OSError, ValueError, IndexError) as error:
        raise DatasetError(f"{path} is cut off, damaged, or no GGUF file ({error})") from error
    config = _config(reader, path)
    state = {}
    for tensor in reader.tensors:
        values = gguf.dequantize(tensor.data, tensor.tensor_type)
        name = _name(tensor.name, path)
        state[name] = _in_order(name, torch.from_numpy(np.array(values, np.float32)), config)
    model = LlamaForCausalLM(config)
    missing, unknown = model.load_state_dict(state, strict=False)
    tied = {"lm_head.weight"} if config.tie_word_embeddings else set()
    if set(missing) - tied or unknown:
        raise DatasetError(f"{path} lacks {sorted(set(missing) - tied)}, and has {unknown} besides")
    model.tie_weights()
    return model.eval()


def _config(reader: Any, path: Path) -> LlamaConfig:
    from transformers import LlamaConfig

    def value(key: str, default: Any = None) -> Any:
        field = reader.get_field(key)
        return default if field is None else field.contents()

    kind = value("general.architecture")
    if kind != "llama":
        raise DatasetError(f"{path} holds a model of architecture {kind!r}; only llama is read")
    names = {tensor.name: tensor.shape for tensor in reader.tensors}
    heads = value("llama.attention.head_count")
    return LlamaConfig(
        vocab_size=int(names["token_embd.weight"][1]),
        hidden_size=value("llama.embedding_length"),
        intermediate_size=value("llama.feed_forward_length"),
        num_hidden_layers=value("llama.block_count"),
        num_attention_heads=heads,
        num_key_value_heads=value("llama.attention.head_count_kv", heads),
        max_position_embeddings=value("llama.context_length"),
        rms_norm_eps=value("llama.attention.layer_norm_rms_epsilon"),
        rope_parameters={
            "rope_type": "default",
            "rope_theta": value("llama.rope.freq_base", 10000.0),
        },
        tie_word_embeddings="output.weight" not in names,
        bos_token_id=value("tokenizer.ggml.bos_token_id"),
        eos_token_id=value("tokenizer.ggml.eos_token_id"),
        pad_token_id=value("tokenizer.ggml.padding_token_id"),
    )


def _name(name: str, path: Path) -> str:
    found = re.fullmatch(r"(?:blk\.(\d+)\.)?(\w+)\.(weight|bias)", name)
    if found is None or found[2] not in NAMES:
        raise DatasetError(f"{path} has a tensor {name!r} that is not one of a Llama model")
    layer = "" if found[1] is None else f"model.layers.{found[1]}."
    return f"{layer}{NAMES[found[2]]}.{found[3]}"


def _in_order(name: str, values: Tensor, config: LlamaConfig) -> Tensor:
    """Return rows of q and k in the order of transformers.

    Rotary embeddings turn pairs of features; llama.cpp has the two of a pair side by side, and
    transformers half a head apart.
    """
    heads = {"q_proj": config.num_attention_heads, "k_proj": config.num_key_value_heads}
    for part, count in heads.items():
        if part in name:
            pairs = values.unflatten(0, (count, -1, 2))
            return pairs.transpose(1, 2).reshape(values.shape)
    return values


def _split_digits(tokenizer: Any) -> None:
    """Give SmolLM2's tokenizer back the step that its conversion from GGUF leaves out."""
    from tokenizers import pre_tokenizers

    tokenizer.backend_tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Digits(individual_digits=True),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True),
        ]
    )
