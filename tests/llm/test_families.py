"""Families of models, as small as their ratios and flags allow, and their counts at full size."""

import copy

import pytest
import torch
from transformers import (
    AutoModelForCausalLM,
    LlamaConfig,
    MistralConfig,
    Qwen2Config,
    Qwen3Config,
)

from gaforge import llm
from gaforge.nn import RotorLinear

LLAMA3 = {
    "rope_type": "llama3",
    "rope_theta": 500000.0,
    "factor": 32.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 8192,
}
# Configurations at full size: LLaMA-3.2-1B, Qwen-2.5-1.5B, Fox-1-1.6B, Mistral-7B-v0.1, Qwen3-0.6B.
FULL = {
    "llama": (
        LlamaConfig,
        {"hidden_size": 2048, "num_attention_heads": 32, "num_key_value_heads": 8},
        {"intermediate_size": 8192, "num_hidden_layers": 16, "vocab_size": 128256, "head_dim": 64},
        {"tie_word_embeddings": True, "rope_parameters": LLAMA3, "rms_norm_eps": 1e-5},
    ),
    "qwen": (
        Qwen2Config,
        {"hidden_size": 1536, "num_attention_heads": 12, "num_key_value_heads": 2},
        {"intermediate_size": 8960, "num_hidden_layers": 28, "vocab_size": 151936},
        {"tie_word_embeddings": True},
    ),
    "fox": (
        LlamaConfig,
        {"hidden_size": 2048, "num_attention_heads": 16, "num_key_value_heads": 4},
        {"intermediate_size": 4096, "num_hidden_layers": 32, "vocab_size": 256000, "head_dim": 128},
        {"tie_word_embeddings": True},
    ),
    "mistral": (
        MistralConfig,
        {"hidden_size": 4096, "num_attention_heads": 32, "num_key_value_heads": 8},
        {"intermediate_size": 14336, "num_hidden_layers": 32, "vocab_size": 32000, "head_dim": 128},
        {"tie_word_embeddings": False, "sliding_window": 4096},
    ),
    "qwen3": (
        Qwen3Config,
        {"hidden_size": 1024, "num_attention_heads": 16, "num_key_value_heads": 8},
        {"intermediate_size": 3072, "num_hidden_layers": 28, "vocab_size": 151936, "head_dim": 128},
        {"tie_word_embeddings": True},
    ),
}
SMALLER = {
    "llama": {"hidden_size": 64, "intermediate_size": 256, "num_attention_heads": 8}
    | {"num_key_value_heads": 2, "head_dim": 8},
    "qwen": {"hidden_size": 48, "intermediate_size": 280},
    "fox": {"hidden_size": 64, "intermediate_size": 128, "head_dim": 4},
    "mistral": {"hidden_size": 64, "intermediate_size": 224, "num_attention_heads": 8}
    | {"num_key_value_heads": 2, "head_dim": 8, "sliding_window": 12},
    "qwen3": {"hidden_size": 32, "intermediate_size": 96, "head_dim": 4},
}
FAMILIES = list(FULL)
VOCABULARY = 50
TOKENS = torch.randint(VOCABULARY, (256,), generator=torch.Generator().manual_seed(1))
GENERATION = {"max_new_tokens": 4, "do_sample": False, "pad_token_id": 0, "eos_token_id": 99}
GENERATION |= {"return_dict_in_generate": True, "output_logits": True}


def full_size(name):
    kind, *settings = FULL[name]
    with torch.device("meta"):
        return AutoModelForCausalLM.from_config(
            kind(**{k: v for part in settings for k, v in part.items()})
        )


def small(name):
    kind, *settings = FULL[name]
    fields = {k: v for part in settings for k, v in part.items()}
    fields |= SMALLER[name] | {"vocab_size": VOCABULARY, "num_hidden_layers": 2}
    torch.manual_seed(0)
    model = AutoModelForCausalLM.from_config(kind(**fields, initializer_range=0.2)).eval()
    with torch.no_grad():
        for key, parameter in model.named_parameters():
            if key.endswith("bias"):
                parameter.normal_()
    return model


def convert(model, **settings):
    return llm.convert(model, TOKENS, [1], modules="qkvo", window=32, steps=3, **settings)


@pytest.fixture(scope="module", params=FAMILIES)
def family(request):
    """A model, and the same with rotors for all four projections of its second layer."""
    model = small(request.param)
    return model, convert(model, bias=False)


def logits(model):
    with torch.no_grad():
        return model(TOKENS[None, :24]).logits


def test_what_is_replaced_and_that_all_else_is_bit_for_bit_what_it_was(family):
    # R2: keys and values may be narrower than queries; R1: ties of embeddings stay.
    model, found = family
    here, there = (llm.find_attentions(which)[1] for which in (model, found))
    for letter in "qkvo":
        old, new = here[letter], there[letter]
        assert type(new) is RotorLinear
        assert (new.in_features, new.out_features) == (old.in_features, old.out_features)
        assert (new.added_bias is None) == (old.bias is None)
        assert old.bias is None or torch.equal(new.added_bias, old.bias)
    before, after = model.state_dict(), found.state_dict()
    untouched = [key for key in before if not key.startswith(f"{here.path}.")]
    untouched += [key for key in before if key.startswith(f"{here.path}.") and "norm" in key]
    assert all(torch.equal(after[key], before[key]) for key in untouched)
    tied = found.config.tie_word_embeddings
    assert (found.lm_head.weight is found.model.embed_tokens.weight) == tied
    assert not torch.equal(logits(found), logits(model))


def test_a_cache_changes_nothing(family):
    _, found = family
    cached, anew = (
        found.generate(TOKENS[None, :16], use_cache=cache, **GENERATION) for cache in (True, False)
    )
    assert cached.sequences.shape == (1, 20)
    assert torch.equal(cached.sequences, anew.sequences)
    assert torch.allclose(torch.stack(cached.logits), torch.stack(anew.logits), atol=1e-4)


@pytest.mark.parametrize("reentrant", [True, False])
def test_gradients_under_checkpointing_are_those_without(family, reentrant):
    # R6: all else is frozen, embeddings too.
    found = llm.freeze_rest(copy.deepcopy(family[1])).train()
    trained = [p for p in found.parameters() if p.requires_grad]
    gradients = []
    for checkpointing in False, True:
        if checkpointing:
            found.activation_checkpointing_enable({"use_reentrant": reentrant})
        found.zero_grad()
        found(TOKENS[None, :16], labels=TOKENS[None, :16]).loss.backward()
        gradients.append([p.grad.clone() for p in trained])
    for plain, other in zip(*gradients, strict=True):
        assert other.isfinite().all()
        assert torch.allclose(other, plain, atol=1e-6)
    assert any(gradient.abs().max() > 0 for gradient in gradients[1])


def test_half_precision_saved_and_read(family, tmp_path):
    found = copy.deepcopy(family[1])
    llm.save(found, tmp_path / "full")
    for read in llm.load, AutoModelForCausalLM.from_pretrained:
        assert torch.equal(logits(read(tmp_path / "full")), logits(found))
    half = AutoModelForCausalLM.from_pretrained(tmp_path / "full", dtype=torch.bfloat16)
    assert half.dtype == torch.bfloat16
    llm.save(half, tmp_path / "half")
    assert torch.equal(logits(llm.load(tmp_path / "half")), logits(half))


def test_a_model_in_half_precision_is_converted(family):
    found = convert(copy.deepcopy(family[0]).bfloat16(), method="lowrank:2", bias=False)
    assert {p.dtype for p in found.parameters()} == {torch.bfloat16}
    assert logits(found).isfinite().all()


def test_merged_and_undone(family, tmp_path):
    model, found = family
    merged = llm.merge(copy.deepcopy(found))
    assert torch.allclose(logits(merged), logits(found), atol=1e-4)
    merged.save_pretrained(tmp_path)
    plain, report = AutoModelForCausalLM.from_pretrained(tmp_path, output_loading_info=True)
    assert not any(report.values())
    assert torch.equal(logits(plain), logits(merged))
    assert torch.equal(logits(llm.undo(copy.deepcopy(found), model)), logits(model))


# --- At full size, without values -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "layers", "sizes"),
    [
        ("llama", 16, {"q": (2048, 2048), "k": (2048, 512), "o": (2048, 2048)}),
        ("qwen", 28, {"q": (1536, 1536), "k": (1536, 256), "o": (1536, 1536)}),
        ("fox", 32, {"q": (2048, 2048), "k": (2048, 512), "o": (2048, 2048)}),
        ("mistral", 32, {"q": (4096, 4096), "k": (4096, 1024), "o": (4096, 4096)}),
        ("qwen3", 28, {"q": (1024, 2048), "k": (1024, 1024), "o": (2048, 1024)}),
    ],
)
def test_projections_at_full_size(name, layers, sizes):
    found = llm.find_attentions(full_size(name))
    assert len(found) == layers
    for attention in found:
        for letter, size in {**sizes, "v": sizes["k"]}.items():
            layer = attention[letter]
            assert (layer.in_features, layer.out_features) == size


@pytest.mark.parametrize(
    ("name", "q", "kv"), [("llama", 895, 1076), ("fox", 895, 1076), ("qwen", 1401, 1493)]
)
def test_networks_have_as_many_parameters_as_in_the_paper(name, q, kv):
    model = full_size(name)
    plan = llm.Conversion((1, 2), "network", bias=False, options={"chunk_size": 2048})
    found = llm.costs(model, plan)
    own = {"q": 1536, "k": 256, "v": 256} if name == "qwen" else {"q": 0, "k": 0, "v": 0}
    # Biases of the model itself, which Qwen has, are kept and counted apart.
    counts = {(c.layer, c.module): c.parameters - own[c.module] for c in found.projections}
    expected = {"q": q, "k": kv, "v": kv}
    assert counts == {(layer, x): expected[x] for layer in (1, 2) for x in "qkv"}
    before = sum(parameter.numel() for parameter in model.parameters())
    assert found.parameters_before == before
    change = sum(c.parameters_before - c.parameters for c in found.projections)
    assert found.parameters == before - change
