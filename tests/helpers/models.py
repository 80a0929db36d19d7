"""Tiny language models of random weights, and their tokens."""

import torch
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import (
    LlamaConfig,
    LlamaForCausalLM,
    PreTrainedTokenizerFast,
    Qwen2Config,
    Qwen2ForCausalLM,
)

VOCABULARY = 61
SIZES = {
    "vocab_size": VOCABULARY,
    "hidden_size": 32,
    "intermediate_size": 48,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "max_position_embeddings": 128,
    "initializer_range": 0.3,
}


def llama(seed: int = 0, **changes: object) -> LlamaForCausalLM:
    """Return a model without biases, q twice as wide as k and v."""
    torch.manual_seed(seed)
    return LlamaForCausalLM(LlamaConfig(**{**SIZES, **changes})).eval()


def qwen(seed: int = 0, **changes: object) -> Qwen2ForCausalLM:
    """Return a model whose q, k and v have biases that are not zero."""
    torch.manual_seed(seed)
    model = Qwen2ForCausalLM(Qwen2Config(**{**SIZES, **changes})).eval()
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            if name.endswith("_proj.bias"):
                parameter.normal_()
    return model


def letters() -> PreTrainedTokenizerFast:
    """Return a tokenizer that knows small letters, spaces and full stops."""
    known = {letter: i for i, letter in enumerate("\0abcdefghijklmnopqrstuvwxyz .")}
    tokenizer = Tokenizer(models.WordLevel(known, unk_token="\0"))
    tokenizer.pre_tokenizer = pre_tokenizers.Split("", "isolated")
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, eos_token=".", unk_token="\0")


def tokens(count: int = 512, seed: int = 1) -> torch.Tensor:
    """Return a stream of token ids."""
    return torch.randint(VOCABULARY, (count,), generator=torch.Generator().manual_seed(seed))


def rows(model, original, layer: int, ids: torch.Tensor, letters: str = "qkv"):
    """Return inputs of projections in one model, and their outputs in another, all held at once."""
    found = {}

    def run(which, note):
        attention = which.model.layers[layer].self_attn
        handles = [
            getattr(attention, f"{letter}_proj").register_forward_hook(
                lambda module, given, out, letter=letter: note(letter, given[0], out)
            )
            for letter in letters
        ]
        with torch.no_grad():
            which(ids)
        for handle in handles:
            handle.remove()

    run(model, lambda letter, given, out: found.__setitem__("x", given.flatten(0, 1).double()))
    run(original, lambda letter, given, out: found.__setitem__(letter, out.flatten(0, 1).double()))
    return found
