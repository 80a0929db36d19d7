"""The output map fitted anew, the protocol of the paper as options, and tails of models."""

import pytest
import torch
from models import llama, qwen, tokens

from gaforge import llm
from gaforge.errors import ConfigurationError, DatasetError, ModelError
from gaforge.llm.conversion import REFIT, Conversion
from gaforge.llm.fits import Adam
from gaforge.llm.tail import hidden_states, tail

QUICK = {"window": 32, "steps": 10, "joint_steps": 5}


def attention(model, layer):
    return model.model.layers[layer].self_attn


def io_of(model, layer, ids):
    """Inputs and outputs of the map of an attention's output, in float64."""
    kept = []
    hook = attention(model, layer).o_proj.register_forward_hook(
        lambda module, arguments, output: kept.append((arguments[0], output))
    )
    with torch.no_grad():
        model(ids)
    hook.remove()
    return [part.flatten(0, 1).double() for part in kept[0]]


# --- The map of the attention's output ----------------------------------------------------------


@pytest.mark.parametrize("loss", ["mse", "attention"])
def test_refit_is_the_ridge_regression_on_top_of_what_was_replaced(loss):
    model, ids = llama(), tokens().reshape(-1, 32)
    found = llm.convert(model, ids, [1], "lowrank:2", refit=True, loss=loss, **QUICK)
    x, _ = io_of(found, 1, ids)
    _, y = io_of(model, 1, ids)
    penalty = REFIT["ridge"] * (x.square().sum() / x.numel()) * len(x)
    best = torch.linalg.solve(x.T @ x + penalty * torch.eye(x.shape[1]), x.T @ y).T
    o = attention(found, 1).o_proj
    assert type(o) is torch.nn.Linear
    assert o.bias is None
    torch.testing.assert_close(o.weight.double(), best, rtol=1e-4, atol=1e-5)


def test_refit_comes_before_the_next_layer():
    model, ids = llama(), tokens()
    both = llm.convert(model, ids, [0, 2], "lowrank:2", refit=True, **QUICK)
    first = llm.convert(model, ids, [0], "lowrank:2", refit=True, **QUICK)
    then = llm.convert(first, ids, [2], "lowrank:2", refit=True, original=model, **QUICK)
    assert torch.equal(attention(both, 2).o_proj.weight, attention(then, 2).o_proj.weight)
    other = llm.convert(model, ids, [2], "lowrank:2", refit=True, **QUICK)
    assert not torch.equal(attention(both, 2).o_proj.weight, attention(other, 2).o_proj.weight)


def test_refit_is_counted_apart_saved_and_undone(tmp_path):
    model = llama()
    plan = Conversion((1,), "lowrank:2", refit=True)
    costs = llm.costs(model, plan)
    assert [cost.module for cost in costs.projections] == ["q", "k", "v"]
    assert costs.parameters_refitted == attention(model, 1).o_proj.weight.numel()
    found = llm.convert(model, tokens(), [1], "lowrank:2", refit=True, **QUICK)
    fits = found.config.gaforge["fits"]
    assert [fit["module"] for fit in fits if fit.get("refit")] == ["o"]
    llm.save(found, tmp_path)
    back, ids = llm.load(tmp_path), tokens(20)[None]
    assert torch.equal(back(ids).logits, found(ids).logits)
    restored = llm.undo(found, model)
    assert attention(restored, 1).o_proj is attention(model, 1).o_proj


def test_refit_and_a_replaced_output_map_exclude_each_other():
    with pytest.raises(ConfigurationError, match="refit is for o where it stays dense"):
        llm.convert(llama(), tokens(), [1], modules=("q", "o"), refit=True)


# --- Options of the paper's protocol ------------------------------------------------------------


@pytest.mark.parametrize("method", ["lowrank:2", "blockdiag", "dense"])
def test_rows_come_near_the_closed_form_and_not_below(method):
    best = llm.convert(llama(), tokens(), [1], method, **QUICK)
    settings = {**QUICK, "steps": 400, "rate": 0.01, "rows": 128}
    rows = llm.convert(llama(), tokens(), [1], method, solver="rows", **settings)
    pairs = zip(rows.config.gaforge["fits"], best.config.gaforge["fits"], strict=True)
    for row, closed in pairs:
        assert closed["share"] - 1e-5 <= row["share"] <= closed["share"] + 0.1


def test_alternating_steps_change_nothing_at_every_second():
    parameter = torch.nn.Parameter(torch.ones(3))
    plan = Conversion((0,), "rotor", schedule="alternating")
    optimizer, seen = Adam([parameter], plan, 0.1, 4), []
    for _ in range(4):
        optimizer.step(parameter.square().sum(), lambda *_: None, 1)
        seen.append(parameter.detach().clone())
    assert torch.equal(seen[0], seen[1])
    assert torch.equal(seen[2], seen[3])
    assert not torch.equal(seen[1], seen[2])


@pytest.mark.parametrize("method", ["rotor", "network"])
def test_without_steps_layers_stay_as_they_are_drawn(method):
    options = {"depth": 1, "breadth": 2} if method == "network" else {}
    settings = {"window": 32, "options": options, "seed": 3}
    states = [
        attention(llm.convert(llama(), tokens(), [1], method, **settings, **more), 1).q_proj
        for more in ({"steps": 0}, {"steps": 0, "solver": "rows"}, {"steps": 2})
    ]
    drawn, again, trained = (
        torch.cat([v.flatten() for k, v in layer.state_dict().items() if "bias" not in k])
        for layer in states
    )
    assert torch.equal(drawn, again)
    assert not torch.equal(drawn, trained)


# --- Tails --------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [llama, qwen])
@pytest.mark.parametrize("settings", [{"method": "lowrank:2", "loss": "attention"}, {}])
def test_the_tail_is_converted_like_the_whole(make, settings):
    model, ids = make(), tokens().reshape(-1, 32)
    settings = {**QUICK, **settings, "refit": True}
    whole = llm.convert(model, ids, [1, 2], **settings)
    x = hidden_states(model, ids, [1])[1]
    part = llm.convert(tail(model, 1), x, [0, 1], **settings)
    for layer in 0, 1:
        mine, theirs = attention(part, layer), attention(whole, layer + 1)
        if "method" in settings:  # what is drawn at random depends on the number of the layer
            pairs = zip(mine.state_dict().values(), theirs.state_dict().values(), strict=True)
            assert all(torch.equal(a, b) for a, b in pairs)
        assert type(mine.q_proj) is type(theirs.q_proj)
    if "method" in settings:
        with torch.no_grad():
            assert torch.equal(part(inputs_embeds=x).logits, whole(ids).logits)
    assert len(model.model.layers) == model.config.num_hidden_layers == 3


def test_hidden_states_that_do_not_fit():
    model = llama()
    with pytest.raises(DatasetError, match=r"hidden states of shape \(2, 8, 5\) do not fit"):
        llm.convert(model, torch.zeros(2, 8, 5), [0], "mean")
    with pytest.raises(ModelError, match="there is no layer 3"):
        tail(model, 3)


def test_models_that_are_quantized_otherwise_are_refused():
    model = llama()
    model.config.quantization_config = object()
    with pytest.raises(ModelError, match="weights of this model are quantized"):
        llm.convert(model, tokens(), [1], "mean")
