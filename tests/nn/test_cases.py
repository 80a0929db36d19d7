"""Faults that users reported of modules and of replaced layers, see ``tests/cases``."""

import copy
import json
import pickle

import pytest
import torch
from sources import ROOT
from torch import nn
from torch.utils.checkpoint import checkpoint

from gaforge.errors import LayoutError
from gaforge.generated import cl_3_0_0_torch
from gaforge.nn import LowRankLinear, RotorLinear, constants

CASES = {
    case["id"]: case for case in json.loads((ROOT / "tests/cases/cases.json").read_text())["cases"]
}


def layers_of_cl3():
    """Three layers on multivectors of Cl(3)."""
    torch.manual_seed(0)
    return nn.Sequential(RotorLinear(8, 8), cl_3_0_0_torch.RotorSandwich(), RotorLinear(8, 8))


def test_m1_layers_of_one_algebra_keep_nothing_but_their_own_numbers():
    model, x = layers_of_cl3(), torch.ones(2, 8)
    model(x)
    wanted = ["0.left", "0.right", "0.scale", "1.left", "1.right", "2.left", "2.right", "2.scale"]
    assert list(model.state_dict()) == [name for name, _ in model.named_parameters()] == wanted
    assert not list(model.buffers())
    tables = len(constants._HELD)
    layers_of_cl3()(x)
    assert len(constants._HELD) == tables
    assert model.double()(x.double()).dtype == torch.float64


def test_m3_copies_are_equal_to_the_bit_and_independent(tmp_path):
    model, x = layers_of_cl3(), torch.zeros(8)
    for name, value in CASES["M3"]["input"]["x"].items():
        x[["e1", "e2", "e3"].index(name) + 1] = value
    torch.save(model, tmp_path / "model.pt")
    copies = [
        copy.deepcopy(model),
        pickle.loads(pickle.dumps(model)),
        torch.load(tmp_path / "model.pt", weights_only=False),
    ]
    for other in copies:
        assert other(x).equal(model(x))
        for ours, theirs in zip(other.parameters(), model.parameters(), strict=True):
            assert ours.data_ptr() != theirs.data_ptr()


def test_m5_results_do_not_depend_on_strides():
    x = torch.arange(48.0).reshape(2, 8, 3)
    layer, half = RotorLinear(8, 8, init="normal"), RotorLinear(4, 8, init="normal")
    for one, view in (
        (layer, x.transpose(1, 2)),
        (half, x.transpose(1, 2)[..., ::2]),
        (layer, x[:1, :, 0].expand(5, 3, 8).transpose(0, 1)),
    ):
        assert not view.is_contiguous()
        assert one(view).equal(one(view.contiguous()))


def test_r1_a_new_head_leaves_the_embedding_that_was_tied_to_it():
    class Model(nn.Module):
        def __init__(self, tied):
            super().__init__()
            self.embed = nn.Embedding(10, 8)
            self.lm_head = nn.Linear(8, 10, bias=False) if tied else RotorLinear(8, 10)
            if tied:
                self.lm_head.weight = self.embed.weight

        def forward(self, tokens):
            return self.lm_head(self.embed(tokens))

    model = Model(tied=True)
    before = model.embed.weight.detach().clone()
    model.lm_head = RotorLinear(8, 10)
    optimizer = torch.optim.SGD(model.lm_head.parameters(), lr=0.1)
    model(torch.arange(10)).square().sum().backward()
    optimizer.step()
    assert model.embed.weight.equal(before)
    for layer in (model.lm_head, LowRankLinear(8, 10)):
        with pytest.raises(LayoutError, match=r"weight of .* computed .*tie_word_embeddings=False"):
            layer.weight = model.embed.weight
    again = Model(tied=False)
    again.load_state_dict(model.state_dict(), strict=True)
    assert again.embed.weight.equal(before)
    assert again.lm_head.left.equal(model.lm_head.left)


class Attention(nn.Module):
    """Attention with several heads for each head of keys and values."""

    def __init__(self, hidden, heads, kv_heads, head_dim):
        super().__init__()
        self.head_dim = head_dim
        self.q = nn.Linear(hidden, heads * head_dim)
        self.k = nn.Linear(hidden, kv_heads * head_dim)
        self.v = nn.Linear(hidden, kv_heads * head_dim)
        self.o = nn.Linear(heads * head_dim, hidden)

    def forward(self, x):
        q, k, v = (
            map(x).unflatten(-1, (-1, self.head_dim)).transpose(1, 2)
            for map in (self.q, self.k, self.v)
        )
        y = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
        return self.o(y.transpose(1, 2).flatten(2))


def with_rotors(attention):
    """Put rotors in the places of its four maps."""
    for name in "qkvo":
        linear = getattr(attention, name)
        setattr(attention, name, RotorLinear(linear.in_features, linear.out_features, bias=True))
    return attention


def test_r2_keys_and_values_are_narrower_than_queries():
    attention = with_rotors(Attention(hidden=64, heads=4, kv_heads=2, head_dim=16))
    for name in "qkvo":
        layer = getattr(attention, name)
        assert [layer.in_features, layer.out_features] == CASES["R2"]["expected"][name]
        assert layer.weight.shape == (layer.out_features, layer.in_features)
    assert attention(torch.randn(3, 5, 64)).shape == (3, 5, 64)


@pytest.mark.parametrize("reentrant", [False, True])
def test_r6_replaced_layers_learn_where_all_else_is_frozen(reentrant):
    torch.manual_seed(0)
    embed = nn.Embedding(10, 64).requires_grad_(False)
    block = with_rotors(Attention(hidden=64, heads=4, kv_heads=2, head_dim=16))
    after = nn.Linear(64, 10).requires_grad_(False)
    tokens, gradients = torch.arange(10).reshape(2, 5), []
    for way in (block, lambda x: checkpoint(block, x, use_reentrant=reentrant)):
        block.zero_grad()
        # A reentrant checkpoint looks for an input that wants a gradient.
        after(way(embed(tokens).requires_grad_())).square().sum().backward()
        gradients.append([parameter.grad for parameter in block.parameters()])
    for wanted, found in zip(*gradients, strict=True):
        assert found.isfinite().all()
        torch.testing.assert_close(found, wanted, rtol=1e-6, atol=1e-6)
