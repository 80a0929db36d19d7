"""Conversions: what is fitted to what, against fits of all rows at once, and what stays."""

import copy

import pytest
import torch
from models import llama, qwen, rows, tokens

from gaforge import llm
from gaforge.errors import ConfigurationError, DatasetError, ModelError, UnknownMethodError
from gaforge.llm.activations import Inputs, stream_calls
from gaforge.llm.projections import find_attentions
from gaforge.nn import (
    BlockDiagonalLinear,
    BlockHadamardLinear,
    ConstantLinear,
    LowRankLinear,
    RotorLinear,
    RotorNetwork,
)

QUICK = {"window": 32, "steps": 4, "joint_steps": 4}
# Networks: each rotor is some hundred torch operations.
SMALL = {"depth": 1, "breadth": 1, "chunk_size": 8}
KINDS = {
    "rotor": RotorLinear,
    "network": RotorNetwork,
    "lowrank:3": LowRankLinear,
    "blockdiag": BlockDiagonalLinear,
    "blockhadamard": BlockHadamardLinear,
    "dense": torch.nn.Linear,
    "mean": ConstantLinear,
    "zero": ConstantLinear,
}


def projection(model, layer, letter):
    return getattr(model.model.layers[layer].self_attn, f"{letter}_proj")


def windows(ids, length=32):
    return ids.reshape(-1, length)


def error(layer, x, y):
    """Mean squared error over rows, as a share of the variance."""
    with torch.no_grad():
        found = layer(x.float()).double()
    return float((found - y).square().sum() / (y - y.mean(0)).square().sum())


def share(model, layer, letter):
    return next(
        fit["share"]
        for fit in model.config.gaforge["fits"]
        if (fit["layer"], fit["module"]) == (layer, letter)
    )


# --- What is replaced, and what is not ----------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "make"), [*((method, llama) for method in KINDS), ("lowrank:3", qwen)]
)
def test_each_method_replaces_what_it_should_and_nothing_else(method, make):
    model = make(tie_word_embeddings=True)
    before = copy.deepcopy(model.state_dict())
    options = SMALL if method == "network" else {}
    found = llm.convert(model, tokens(), [1], method, options=options, **QUICK)
    for letter, out in ("q", 32), ("k", 16), ("v", 16):
        layer = projection(found, 1, letter)
        assert type(layer) is KINDS[method]
        assert (layer.in_features, layer.out_features) == (32, out)
    after = found.state_dict()
    untouched = [key for key in before if not key.startswith("model.layers.1.self_attn.")]
    untouched += [key for key in before if key.startswith("model.layers.1.self_attn.o_")]
    assert all(torch.equal(after[key], before[key]) for key in untouched)
    assert found.lm_head.weight is found.model.embed_tokens.weight
    assert found(tokens(20)[None]).logits.isfinite().all()
    # The model itself is what it was.
    assert all(torch.equal(value, before[key]) for key, value in model.state_dict().items())
    assert not hasattr(model.config, "gaforge")


def test_the_model_itself_is_converted_if_asked():
    model = llama()
    assert llm.convert(model, tokens(), [0], "mean", inplace=True, **QUICK) is model
    assert type(projection(model, 0, "v")) is ConstantLinear


def test_o_is_replaced_after_q_k_v_from_what_they_then_give():
    # A head dimension of 16: 64 features, 4 heads, 2 of keys and values.
    model = llama(hidden_size=64)
    found = llm.convert(model, tokens(), [1], "dense", modules="qkvo", **QUICK)
    sizes = {x: projection(found, 1, x) for x in "qkvo"}
    assert {x: [p.in_features, p.out_features] for x, p in sizes.items()} == {
        "q": [64, 64],
        "k": [64, 32],
        "v": [64, 32],
        "o": [64, 64],
    }
    assert found(tokens(14).reshape(2, 7)).logits.shape == (2, 7, 61)
    zeroed = llm.convert(model, tokens(), [1], "zero", **QUICK)
    both = llm.convert(zeroed, tokens(), [1], "mean", modules="o", original=model, **QUICK)
    target = rows(model, model, 1, windows(tokens()), "o")["o"]
    assert torch.allclose(projection(both, 1, "o").bias.double(), target.mean(0), atol=1e-5)


def test_output_heads_and_embeddings_are_refused_since_they_may_be_tied():
    with pytest.raises(ModelError, match=r"not 'lm_head': embeddings, output heads .* tied"):
        llm.convert(llama(tie_word_embeddings=True), tokens(), [1], modules=["lm_head"])


# --- Fits against all rows at once --------------------------------------------------------------


@pytest.fixture(scope="module")
def data():
    model = llama()
    return model, rows(model, model, 1, windows(tokens()))


def with_ones(x, bias):
    return torch.cat([x, torch.ones(len(x), 1, dtype=x.dtype)], 1) if bias else x


@pytest.mark.parametrize("bias", [True, False])
def test_dense_is_the_projection_again(data, bias):
    model, _ = data
    found = llm.convert(model, tokens(), [1], "dense", bias=bias, **QUICK)
    for letter in "qkv":
        new, old = projection(found, 1, letter), projection(model, 1, letter)
        assert torch.allclose(new.weight, old.weight, atol=1e-4)
        assert (new.bias is not None) == bias


@pytest.mark.parametrize("bias", [True, False])
def test_low_rank_is_the_best_of_its_rank(data, bias):
    model, found = data
    layer = projection(llm.convert(model, tokens(), [1], "lowrank:2", bias=bias, **QUICK), 1, "k")
    x, y = found["x"], found["k"]
    if bias:
        x, y = x - x.mean(0), y - y.mean(0)
    # Eckart and Young, for the fitted outputs: y - best is orthogonal to all of them.
    best = x @ torch.linalg.lstsq(x, y, driver="gelsd").solution
    left, sizes, right = torch.linalg.svd(best, full_matrices=False)
    near = left[:, :2] * sizes[:2] @ right[:2]
    expected = (near - y).square().sum() / (found["k"] - found["k"].mean(0)).square().sum()
    assert error(layer, found["x"], found["k"]) == pytest.approx(float(expected), rel=1e-4)


@pytest.mark.parametrize("bias", [True, False])
def test_block_diagonal_is_best_in_each_block(data, bias):
    model, found = data
    options = {"blocks": 4}
    converted = llm.convert(model, tokens(), [1], "blockdiag", bias=bias, options=options, **QUICK)
    left = 0.0
    for block in range(4):
        x = with_ones(found["x"][:, 8 * block : 8 * block + 8], bias)
        y = found["v"][:, 4 * block : 4 * block + 4]
        best = x @ torch.linalg.lstsq(x, y, driver="gelsd").solution
        left += float((y - best).square().sum())
    left /= float((found["v"] - found["v"].mean(0)).square().sum())
    assert error(projection(converted, 1, "v"), found["x"], found["v"]) == pytest.approx(
        left, rel=1e-4
    )
    assert share(converted, 1, "v") == pytest.approx(left, rel=1e-6)


@pytest.mark.parametrize("method", ["rotor", "network", "zero"])
def test_the_share_that_is_reported_is_that_of_the_rows(data, method):
    model, found = data
    options = SMALL if method == "network" else {}
    converted = llm.convert(model, tokens(), [1], method, options=options, **QUICK)
    for letter in "qkv":
        measured = error(projection(converted, 1, letter), found["x"], found[letter])
        assert share(converted, 1, letter) == pytest.approx(measured, rel=1e-4)


def test_steps_go_down_and_rotors_find_rotors():
    model = llama()
    torch.manual_seed(5)
    hidden = RotorLinear(32, 16, init=0.3)
    with torch.no_grad():
        projection(model, 0, "v").weight.copy_(hidden.weight)
    settings = {"modules": "v", "window": 32, "options": {"in_scale": None, "out_scale": None}}
    few, many = (llm.convert(model, tokens(), [0], steps=steps, **settings) for steps in (1, 100))
    assert share(few, 0, "v") > 0.1
    assert share(many, 0, "v") < 0.01


def test_a_layer_is_fitted_to_the_original_with_earlier_replacements_at_work():
    model = llama()
    found = llm.convert(model, tokens(), [0, 2], "lowrank:2", **QUICK)
    # All rows at once: inputs of the converted model, outputs of the original one.
    seen = rows(found, model, 2, windows(tokens()))
    x, y = seen["x"] - seen["x"].mean(0), seen["q"] - seen["q"].mean(0)
    best = x @ torch.linalg.lstsq(x, y, driver="gelsd").solution
    left, sizes, right = torch.linalg.svd(best, full_matrices=False)
    expected = (left[:, :2] * sizes[:2] @ right[:2] - y).square().sum() / y.square().sum()
    assert share(found, 2, "q") == pytest.approx(float(expected), rel=1e-4)
    alone = rows(model, model, 2, windows(tokens()))
    assert not torch.allclose(alone["x"], seen["x"], atol=1e-2)


@pytest.mark.parametrize(("memory", "passes"), [(256, 1), (0, 3)])
def test_layers_before_run_once_where_memory_allows(memory, passes, monkeypatch):
    """There are three passes over an attention: moments, the joint loss, and refit."""
    settings = {"method": "lowrank:2", "loss": "attention", "refit": True, **QUICK}
    usual = llm.convert(llama(), tokens(), [0, 1], **settings)
    monkeypatch.setattr(llm.Conversion, "_require_count", lambda *given: None)
    model, runs = llama(), []
    model.model.layers[0].register_forward_hook(lambda *given: runs.append(given))
    found = llm.convert(model, tokens(), [0, 1], inplace=True, memory=memory, **settings)
    batches = len(windows(tokens())) // 2
    assert len(runs) == 2 * passes * batches  # of layer 1, in the model as it is and as it was
    state = usual.state_dict()
    if memory:
        assert all(torch.equal(value, state[key]) for key, value in found.state_dict().items())


@pytest.mark.parametrize("changed", [False, True])
def test_inputs_are_kept_up_to_a_limit(changed):
    model = llama()
    originals = {}
    if changed:
        path = "model.layers.0.self_attn.v_proj"
        originals = {path: model.get_submodule(path)}
        model.model.layers[0].self_attn.v_proj = torch.nn.Linear(32, 16)
    place = model, find_attentions(model)[1], windows(tokens()), 3, originals
    runs = []
    model.model.layers[0].register_forward_hook(lambda *given: runs.append(given))
    fresh = list(Inputs(*place, 0))
    one = fresh[0][0].size + changed * fresh[0][1].size
    each = 3 * 32 * 4 * (32 + 2 * 8)  # hidden states, cosines and sines of heads of 8
    assert each // 3 <= fresh[0][0].size <= each + 3 * 32 * 32
    assert (fresh[0][0] is fresh[0][1]) is not changed
    held = Inputs(*place, 2 * one)
    runs.clear()
    for again in range(2):
        for mine, other in zip(held, fresh, strict=True):
            for here, there in zip(mine, other, strict=True):
                assert torch.equal(here.options["hidden_states"], there.options["hidden_states"])
        assert len(runs) == (1 + changed) * (len(held) + again * (len(held) - 2))


def test_a_bias_of_the_model_is_kept_where_none_is_fitted():
    model = qwen()
    for method, options in ("lowrank", {}), ("network", SMALL):
        settings = {"bias": False, "options": options, **QUICK}
        found = llm.convert(model, tokens(), [1], method, **settings)
        own = projection(model, 1, "q").bias
        new = projection(found, 1, "q")
        assert torch.equal(new.added_bias, own)
    assert (
        projection(llm.convert(llama(), tokens(), [1], "lowrank", bias=False, **QUICK), 1, "q").bias
        is None
    )


# --- The loss on the attention's output ---------------------------------------------------------


def attention_error(model, converted, layer):
    attentions = find_attentions(model), find_attentions(converted)
    there, here = (
        next(stream_calls(Inputs(each, found[layer], windows(tokens()), 99, {}, 0), {}))
        for each, found in zip((model, converted), attentions, strict=True)
    )
    return float((here.target - there.target).square().sum() / there.target.square().sum())


@pytest.mark.parametrize(
    ("method", "options", "steps", "least"),
    [("lowrank:2", {}, 30, 0.9), ("network", SMALL, 8, 0.98)],
)
def test_the_joint_loss_lowers_the_error_of_the_attention(method, options, steps, least):
    model = qwen()
    settings = {"window": 32, "steps": 5, "joint_steps": steps, "options": options}
    plain = llm.convert(model, tokens(), [1], method, **settings)
    joint = llm.convert(model, tokens(), [1], method, loss="attention", **settings)
    assert attention_error(model, joint, 1) < least * attention_error(model, plain, 1)
    assert share(joint, 1, "q") == pytest.approx(attention_error(model, joint, 1), rel=1e-4)


def test_the_joint_loss_never_makes_a_fit_worse():
    model = llama()
    found = llm.convert(model, tokens(), [1], "dense", loss="attention", rate=0.1, **QUICK)
    assert attention_error(model, found, 1) < 1e-8
    assert share(found, 1, "v") < 1e-8


def test_the_joint_loss_keeps_biases_of_the_model():
    model = qwen()
    found = llm.convert(model, tokens(), [1], "lowrank", bias=False, loss="attention", **QUICK)
    assert torch.equal(projection(found, 1, "v").bias, projection(model, 1, "v").bias)


# --- In use -------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_and_another_seed_another():
    def rotors(seed):
        found = llm.convert(llama(), tokens(), [1], modules="k", seed=seed, **QUICK)
        return projection(found, 1, "k").left

    assert torch.equal(rotors(3), rotors(3))
    assert not torch.equal(rotors(3), rotors(4))


def test_the_callers_random_numbers_are_not_used():
    model, state = llama(), torch.get_rng_state()
    llm.convert(model, tokens(), [1], "network", options=SMALL, **QUICK)
    assert torch.equal(torch.get_rng_state(), state)


@pytest.mark.parametrize(("method", "options"), [("rotor", {}), ("network", SMALL)])
def test_generation_with_a_cache_is_that_without(method, options):
    found = llm.convert(qwen(), tokens(), [0, 2], method, options=options, **QUICK)
    start = tokens(6)[None]
    options = {"max_new_tokens": 3, "do_sample": False, "pad_token_id": 0}
    cached = found.generate(start, use_cache=True, **options)
    assert torch.equal(cached, found.generate(start, use_cache=False, **options))


@pytest.mark.parametrize("reentrant", [True, False])
def test_gradient_checkpointing_with_all_else_frozen(reentrant):
    found = llm.convert(llama(), tokens(), [1, 2], "rotor", **QUICK)
    llm.freeze_rest(found).train()
    trained = [p for p in found.parameters() if p.requires_grad]
    layers = llm.replaced(found).values()
    assert len(trained) == sum(len(list(layer.parameters())) for layer in layers)

    def gradients():
        found.zero_grad()
        found(tokens(32)[None], labels=tokens(32)[None]).loss.backward()
        return [p.grad.clone() for p in trained]

    plain = gradients()
    found.activation_checkpointing_enable({"use_reentrant": reentrant})
    for mine, other in zip(gradients(), plain, strict=True):
        assert mine.isfinite().all()
        assert torch.allclose(mine, other, atol=1e-6)
    assert any(gradient.abs().max() > 0 for gradient in plain)


@pytest.mark.parametrize(
    ("method", "loss"), [("rotor", "mse"), ("network", "mse"), ("lowrank:2", "attention")]
)
def test_half_precision(method, loss):
    model = llama().bfloat16()
    settings = {"loss": loss, "options": SMALL if method == "network" else {}, **QUICK}
    found = llm.convert(model, tokens(), [1], method, **settings)
    assert {p.dtype for p in found.parameters()} == {torch.bfloat16}
    assert found(tokens(20)[None]).logits.dtype == torch.bfloat16


def test_a_training_model_is_fitted_in_evaluation_and_stays_training():
    model = llama(attention_dropout=0.5).train()
    found = llm.convert(model, tokens(), [1], "lowrank:2", **QUICK)
    assert found.training
    still = llm.convert(llama(attention_dropout=0.5), tokens(), [1], "lowrank:2", **QUICK)
    assert torch.equal(projection(found, 1, "q").up, projection(still, 1, "q").up)


# --- What can't be ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "kind", "message"),
    [
        ({"method": "lora"}, ConfigurationError, "method must be one of rotor, network,"),
        ({"method": "mean:3"}, ConfigurationError, "mean takes no number"),
        ({"method": "lowrank:x"}, UnknownMethodError, "whole number for its rank"),
        ({"loss": "huber"}, ConfigurationError, "loss must be mse or attention, not 'huber'"),
        ({"loss": "attention", "modules": "o"}, ConfigurationError, "is for q, k and v"),
        ({"steps": -1}, ConfigurationError, "steps must be an integer of at least 0, not -1"),
        ({"rate": -1.0}, ConfigurationError, "rate must be a positive number"),
        ({"modules": ""}, ModelError, "modules must name projections"),
        ({"resume": True}, ConfigurationError, "needs the folder"),
        ({"workers": 0}, ConfigurationError, "workers must be an integer of at least 1, not 0"),
    ],
)
def test_settings_that_can_not_be(settings, kind, message):
    with pytest.raises(kind, match=message):
        llm.convert(llama(), tokens(), [1], **settings)


@pytest.mark.parametrize(
    ("ids", "message"),
    [
        (torch.zeros(600), "must be integers"),
        (tokens(100), "100 tokens do not fill one window of 512"),
        (tokens(600) + 61, "but the model knows 0 to 60; take the tokenizer of this model"),
    ],
)
def test_tokens_that_can_not_be(ids, message):
    with pytest.raises(DatasetError, match=message):
        llm.convert(llama(), ids, [1])


def test_a_projection_is_not_replaced_twice():
    found = llm.convert(llama(), tokens(), [1], "mean", modules="q", **QUICK)
    with pytest.raises(ModelError, match=r"layers\.1\.self_attn\.q_proj is replaced already; undo"):
        llm.convert(found, tokens(), [1], "mean", **QUICK)
    with pytest.raises(ModelError, match="no targets; give the model without replacements as orig"):
        llm.convert(found, tokens(), [2], "mean", **QUICK)
    settings = {"modules": "kv", "original": llama(), **QUICK}
    both = llm.convert(found, tokens(), [1], "lowrank:2", **settings)
    assert set(llm.replaced(both)) == {f"model.layers.1.self_attn.{x}_proj" for x in "qkv"}
