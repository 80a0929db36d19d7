"""Projections are found by what modules are made of, and refused with the reason."""

import pytest
import torch
from models import SIZES, llama, qwen
from torch import nn
from transformers import GPT2Config, GPT2LMHeadModel, MistralConfig, MistralForCausalLM

from gaforge.errors import ModelError
from gaforge.llm import find_attentions
from gaforge.llm.projections import select


class Whatever(nn.Module):
    """A layer of no known family."""

    def __init__(self, kv=8):
        super().__init__()
        self.wq, self.wk = nn.Linear(16, 16), nn.Linear(16, kv)
        self.wv, self.wo = nn.Linear(16, 8), nn.Linear(16, 16)


@pytest.mark.parametrize("make", [llama, qwen, lambda: MistralForCausalLM(MistralConfig(**SIZES))])
def test_families(make):
    found = find_attentions(make())
    assert [attention.path for attention in found] == [
        f"model.layers.{i}.self_attn" for i in range(3)
    ]
    sizes = [found[1][letter].out_features for letter in "qkvo"]
    assert sizes == [32, 16, 16, 32]


def test_a_class_that_nobody_knows():
    found = find_attentions(nn.Sequential(nn.Linear(16, 16), Whatever()))
    assert [attention.path_of("k") for attention in found] == ["1.wk"]


def test_linear_layers_that_do_not_fit_are_no_attention():
    with pytest.raises(ModelError, match="found no attention in Whatever to convert: no module"):
        find_attentions(Whatever(kv=6))


def test_fused_projections_are_named():
    sizes = {"n_embd": 8, "n_layer": 1, "n_head": 2, "vocab_size": 8, "n_positions": 8}
    with torch.device("meta"):
        model = GPT2LMHeadModel(GPT2Config(**sizes))
    with pytest.raises(ModelError, match=r"its projections are fused \(c_attn\)"):
        find_attentions(model)


@pytest.mark.parametrize(
    ("layers", "message"),
    [
        ([], "no layers are named"),
        ([3], "there is no layer 3: this model has layers 0 to 2"),
        ([-1], "there is no layer -1"),
        (["1"], "there is no layer '1'"),
        ([1, 1], "named twice"),
    ],
)
def test_layers_that_can_not_be(layers, message):
    with pytest.raises(ModelError, match=message):
        select(find_attentions(llama()), layers)
