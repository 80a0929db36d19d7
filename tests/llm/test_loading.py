"""``from_pretrained`` of transformers reads converted models, or stops; it never draws weights."""

import copy
import json
from functools import partial

import pytest
import torch
from accelerate import dispatch_model
from models import llama, qwen, tokens
from safetensors.torch import load_file, save_file
from transformers import AutoModel, AutoModelForCausalLM, LlamaForCausalLM
from transformers.quantizers import auto

from gaforge import llm
from gaforge.errors import CheckpointError, ModelError

QUICK = {"window": 32, "steps": 3}
PATH = "model.layers.2.self_attn.k_proj"


def converted(method="lowrank:2", make=llama, **settings):
    model = make(tie_word_embeddings=True)
    return llm.convert(model, tokens(), [0, 2], method, **QUICK, **settings)


def logits(model):
    with torch.no_grad():
        return model(tokens(24)[None]).logits


@pytest.fixture(scope="module")
def rotors(tmp_path_factory):
    folder = tmp_path_factory.mktemp("rotors")
    model = converted("rotor")
    model.save_pretrained(folder)
    return folder, logits(model)


@pytest.fixture
def back(rotors):
    return AutoModelForCausalLM.from_pretrained(rotors[0])


# --- Without gaforge ------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["rotor", "dense", "blockdiag", "mean", "zero"])
def test_a_process_that_does_not_know_replacements_stops(method, tmp_path):
    model = converted(method, bias=False)
    (model.save_pretrained if method == "dense" else partial(llm.save, model))(tmp_path)
    for mapping in auto.AUTO_QUANTIZER_MAPPING, auto.AUTO_QUANTIZATION_CONFIG_MAPPING:
        del mapping["gaforge"]
    for kind in AutoModelForCausalLM, AutoModel, LlamaForCausalLM:
        with pytest.raises(RuntimeError, match="You set `ignore_mismatched_sizes` to `False`"):
            kind.from_pretrained(tmp_path)
    llm.register()
    llm.register()
    assert torch.equal(logits(AutoModelForCausalLM.from_pretrained(tmp_path)), logits(model))


# --- What is read ---------------------------------------------------------------------------------


def test_dtypes_devices_and_ties(rotors):
    folder, expected = rotors
    state = torch.get_rng_state()
    back = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.bfloat16, device_map="cpu")
    assert torch.equal(torch.get_rng_state(), state)
    assert {p.dtype for p in back.parameters()} == {torch.bfloat16}
    assert torch.allclose(logits(back).float(), expected, atol=0.5, rtol=0.1)
    assert back.lm_head.weight is back.model.embed_tokens.weight
    assert not back.training
    llm.save(back, folder / "half")
    again = AutoModelForCausalLM.from_pretrained(folder / "half")
    assert again.dtype == torch.bfloat16
    assert torch.equal(logits(again), logits(back))
    assert torch.equal(logits(llm.load(folder / "half", device="cpu")), logits(back))


def test_shards(rotors, tmp_path):
    AutoModelForCausalLM.from_pretrained(rotors[0]).save_pretrained(tmp_path, max_shard_size="10KB")
    assert len(list(tmp_path.glob("*.safetensors"))) > 1
    for read in llm.load, AutoModelForCausalLM.from_pretrained:
        assert torch.equal(logits(read(tmp_path)), rotors[1])


def test_no_buffer_is_left_undefined(rotors, monkeypatch):
    # Memory that nothing was written to is not zero by chance.
    real = torch.empty_like

    def dirty(value, **options):
        made = real(value, **options)
        return made.fill_(7) if not made.is_meta else made

    monkeypatch.setattr(torch, "empty_like", dirty)
    back = AutoModelForCausalLM.from_pretrained(rotors[0])
    monkeypatch.undo()
    assert torch.equal(logits(back), rotors[1])


def test_layers_may_be_left_on_the_disk(rotors, tmp_path):
    places = ("embed_tokens", "layers.0", "layers.1", "layers.2", "norm", "rotary_emb")
    devices = {"lm_head": "cpu", **{f"model.{place}": "cpu" for place in places}}
    devices["model.layers.2"] = "disk"
    settings = {"device_map": devices, "offload_folder": tmp_path / "offload"}
    back = AutoModelForCausalLM.from_pretrained(rotors[0], **settings)
    assert back.get_submodule(PATH).left.is_meta
    assert torch.equal(logits(back), rotors[1])
    converted("dense").save_pretrained(tmp_path / "dense")
    with pytest.raises(CheckpointError, match="dense replacement, which can't be left on the disk"):
        AutoModelForCausalLM.from_pretrained(tmp_path / "dense", **settings)


# --- What is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "name"), [("lowrank:2", "up"), ("dense", "weight"), ("mean", "bias")]
)
def test_a_tensor_that_is_missing(method, name, tmp_path):
    converted(method).save_pretrained(tmp_path)
    state = load_file(tmp_path / "model.safetensors")
    del state[f"{PATH}.{name}"]
    save_file(state, tmp_path / "model.safetensors", {"format": "pt"})
    for read in llm.load, AutoModelForCausalLM.from_pretrained:
        with pytest.raises(CheckpointError, match=rf"not of this model: one lacks {PATH}\.{name}"):
            read(tmp_path)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda v: v.pop("gaforge"), "holds no model that gaforge converted"),
        (lambda v: v["gaforge"].update(format=99), "has version 99 of the format"),
        (lambda v: v["gaforge"]["layers"][PATH].update(method="os.system"), "no layer is called"),
        (lambda v: v["gaforge"]["layers"][PATH].update(out_features=8), "maps 32 features to 16"),
    ],
)
def test_configurations_that_can_not_be(rotors, tmp_path, change, message):
    for name in "config.json", "model.safetensors":
        (tmp_path / name).write_bytes((rotors[0] / name).read_bytes())
    values = json.loads((tmp_path / "config.json").read_text())
    change(values)
    (tmp_path / "config.json").write_text(json.dumps(values))
    with pytest.raises(CheckpointError, match=message):
        AutoModelForCausalLM.from_pretrained(tmp_path)


def test_the_model_without_its_head_is_refused(rotors):
    with pytest.raises(CheckpointError, match=r"the model has no layer model\.layers\.0"):
        AutoModel.from_pretrained(rotors[0])


# --- A model that was read is like any other -----------------------------------------------------


def test_it_has_every_dtype(back):
    assert back.half().dtype == torch.float16
    assert back.float().dtype == torch.float32
    assert back.to(torch.bfloat16).dtype == torch.bfloat16


@pytest.mark.parametrize("reentrant", [True, False])
def test_it_is_trained_under_gradient_checkpointing(back, reentrant):
    llm.freeze_rest(back).train()
    back.activation_checkpointing_enable({"use_reentrant": reentrant})
    back(tokens(32)[None], labels=tokens(32)[None]).loss.backward()
    rotor = back.get_submodule(PATH).left
    assert rotor.grad.isfinite().all()
    assert rotor.grad.abs().max() > 0
    assert back.model.layers[1].self_attn.k_proj.weight.grad is None


def test_it_generates_is_copied_and_saved_again(back, rotors, tmp_path):
    options = {"max_new_tokens": 3, "do_sample": False, "pad_token_id": 0}
    found = back.generate(tokens(6)[None], **options)
    twin = copy.deepcopy(back)
    twin.save_pretrained(tmp_path)
    again = AutoModelForCausalLM.from_pretrained(tmp_path)
    assert again.config.gaforge == back.config.gaforge
    assert torch.equal(logits(again), rotors[1])
    assert torch.equal(again.generate(tokens(6)[None], **options), found)


@pytest.mark.parametrize("method", ["rotor", "dense"])
def test_state_of_its_files_is_taken(method, tmp_path):
    model = converted(method)
    model.save_pretrained(tmp_path)
    state = load_file(tmp_path / "model.safetensors")
    for twin in copy.deepcopy(model), AutoModelForCausalLM.from_pretrained(tmp_path):
        with torch.no_grad():
            for parameter in twin.parameters():
                parameter.zero_()
        assert twin.load_state_dict(state, strict=False).unexpected_keys == []
        assert torch.equal(logits(twin), logits(model))


def test_it_is_converted_further_merged_and_undone(back, tmp_path):
    original = llama(tie_word_embeddings=True)
    more = llm.convert(back, tokens(), [1], "lowrank:2", original=original, **QUICK)
    more.save_pretrained(tmp_path / "more")
    again = AutoModelForCausalLM.from_pretrained(tmp_path / "more")
    assert len(llm.replaced(again)) == 9
    assert torch.equal(logits(again), logits(more))
    restored = llm.undo(again, original)
    merged = llm.merge(more)
    for model, expected in (restored, original), (merged, back):
        assert not hasattr(model.config, "quantization_config")
        assert not hasattr(model, "hf_quantizer")
        model.save_pretrained(tmp_path / "plain")
        values = json.loads((tmp_path / "plain/config.json").read_text())
        assert not {"gaforge", "quantization_config"} & set(values)
        plain, report = AutoModelForCausalLM.from_pretrained(
            tmp_path / "plain", output_loading_info=True
        )
        assert not any(report.values())
        assert torch.equal(logits(plain), logits(model))
        assert expected is back or torch.equal(logits(plain), logits(expected))


@pytest.mark.filterwarnings("ignore:Attempting to save a model with offloaded modules")
@pytest.mark.parametrize("inplace", [True, False])
def test_a_model_with_hooks_of_accelerate_is_converted_and_keeps_them(inplace, tmp_path):
    devices = {name: "cpu" for name in ("model", "lm_head")}
    model = dispatch_model(llama(tie_word_embeddings=True), devices, force_hooks=True)
    found = llm.convert(model, tokens(), [0, 2], "lowrank:2", inplace=inplace, **QUICK)
    assert hasattr(found.model, "_hf_hook")
    assert torch.equal(logits(found), logits(converted()))
    llm.save(found, tmp_path)
    assert torch.equal(logits(llm.load(tmp_path)), logits(converted()))


# --- Merged models --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "settings"),
    [
        (llama, {}),
        (llama, {"modules": "qkvo"}),
        (llama, {"bias": False}),
        (qwen, {"bias": False}),
        (qwen, {"method": "zero", "modules": "qkvo"}),
    ],
)
def test_merged_models_keep_biases_in_transformers(make, settings, tmp_path):
    model = converted(**{"method": "lowrank:2", "make": make, **settings})
    expected = logits(model)
    llm.merge(model).save_pretrained(tmp_path)
    plain, report = AutoModelForCausalLM.from_pretrained(tmp_path, output_loading_info=True)
    assert not any(report.values())
    assert torch.allclose(logits(plain), expected, atol=1e-4)


def test_biases_that_the_family_has_no_place_for_are_not_lost():
    model = converted(make=qwen, modules="qkvo")
    before = logits(model)
    with pytest.raises(ModelError, match=r"o_proj has a bias, which a Qwen2ForCausalLM of trans"):
        llm.merge(model)
    assert torch.equal(logits(model), before)
    assert len(llm.replaced(model)) == 8
