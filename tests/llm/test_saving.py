"""Converted models come back with the same logits; what is damaged or foreign is refused."""

import json
import pickle
import random
import re

import pytest
import torch
from models import llama, qwen, tokens
from safetensors.torch import load_file, save_file
from transformers import AutoModelForCausalLM

from gaforge import llm
from gaforge.errors import CheckpointError, LayoutError, ModelError

QUICK = {"window": 32, "steps": 3}
METHODS = ["rotor", "network", "lowrank:3", "blockdiag", "blockhadamard", "dense", "mean", "zero"]


def converted(method="lowrank:2", make=llama, **changes):
    options = {"depth": 1, "breadth": 1, "chunk_size": 8} if method == "network" else {}
    model = make(tie_word_embeddings=True, **changes)
    return llm.convert(model, tokens(), [0, 2], method, options=options, **QUICK)


def logits(model):
    with torch.no_grad():
        return model(tokens(24)[None]).logits


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("model")
    llm.save(converted(), path)
    return path


@pytest.fixture
def copied(folder, tmp_path):
    for path in folder.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    return tmp_path


def edit(path, change):
    values = json.loads(path.read_text())
    change(values)
    path.write_text(json.dumps(values))


# --- There and back -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "make"), [*((method, llama) for method in METHODS), ("rotor", qwen)]
)
def test_logits_are_the_same_after_save_pretrained_and_load(method, make, tmp_path):
    model = converted(method, make)
    model.save_pretrained(tmp_path)
    expected = logits(model)
    assert torch.equal(logits(AutoModelForCausalLM.from_pretrained(tmp_path)), expected)
    back = llm.load(tmp_path)
    assert torch.equal(logits(back), expected)
    assert back.config.gaforge == model.config.gaforge
    assert back.lm_head.weight is back.model.embed_tokens.weight
    assert {k: v.dtype for k, v in back.state_dict().items()} == {
        k: v.dtype for k, v in model.state_dict().items()
    }
    again = llm.undo(back, make(tie_word_embeddings=True))
    assert torch.equal(logits(again), logits(make(tie_word_embeddings=True)))


def test_no_buffer_is_left_undefined(folder, monkeypatch):
    # Memory that nothing was written to is not zero by chance.
    real = torch.empty

    def dirty(*sizes, **options):
        made = real(*sizes, **options)
        return made.fill_(7.25) if made.is_floating_point() and not made.is_meta else made

    monkeypatch.setattr(torch, "empty", dirty)
    back = llm.load(folder)
    monkeypatch.undo()
    fresh = llama(tie_word_embeddings=True)
    for name, buffer in fresh.named_buffers():
        assert torch.equal(back.get_buffer(name), buffer)
    assert torch.equal(logits(back), logits(converted()))


def test_shards_half_precision_and_generation_settings(tmp_path):
    model = converted().bfloat16()
    model.generation_config.max_new_tokens = 3
    model.save_pretrained(tmp_path / "first")
    model = llm.load(tmp_path / "first")  # with rotary tables in float32, as transformers has them
    model.save_pretrained(tmp_path, max_shard_size="10KB")
    assert len(list(tmp_path.glob("*.safetensors"))) > 1
    back = llm.load(tmp_path)
    assert {p.dtype for p in back.parameters()} == {torch.bfloat16}
    assert torch.equal(logits(back), logits(model))
    assert back.generate(tokens(4)[None], pad_token_id=0).shape == (1, 7)


def test_shards_take_the_place_of_one_file_and_the_other_way_round(tmp_path):
    first, second = (llm.convert(llama(i), tokens(), [0], "mean", **QUICK) for i in range(2))
    for model, options in (first, {}), (second, {"max_shard_size": "15KB"}), (first, {}):
        llm.save(model, tmp_path, **options)
        assert torch.equal(logits(llm.load(tmp_path)), logits(model))


@pytest.mark.parametrize("method", ["rotor", "lowrank:3", "blockhadamard", "dense", "mean", "zero"])
def test_merged_models_are_read_without_gaforge(method, tmp_path):
    model = converted(method, qwen)
    expected = logits(model)
    assert llm.merge(model) is model
    model.save_pretrained(tmp_path)
    plain = AutoModelForCausalLM.from_pretrained(tmp_path, local_files_only=True)
    assert torch.allclose(logits(plain), expected, atol=1e-4)
    assert "gaforge" not in json.loads((tmp_path / "config.json").read_text())
    with pytest.raises(CheckpointError, match="holds no model that gaforge converted"):
        llm.load(tmp_path)


def test_what_is_not_linear_is_not_merged():
    model = converted("network")
    before = logits(model)
    with pytest.raises(LayoutError, match="can't be merged: a RotorNetwork with layer norms"):
        llm.merge(model)
    assert torch.equal(logits(model), before)


def test_undoing_needs_the_original():
    with pytest.raises(ModelError, match=r"the original has no projection model\.layers\.2"):
        llm.undo(converted(), llama(num_hidden_layers=2))
    with pytest.raises(ModelError, match=r"q_proj of the original is not what was replaced"):
        llm.undo(converted(), llama(hidden_size=64))
    with pytest.raises(ModelError, match="no projection of this model is replaced"):
        llm.undo(llama(), llama())


# --- What is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["model.safetensors", "config.json", "gaforge.json"])
@pytest.mark.parametrize("part", [0.0, 0.5, 0.99])
def test_files_that_were_cut_off(copied, name, part):
    content = (copied / name).read_bytes()
    (copied / name).write_bytes(content[: int(part * len(content))])
    with pytest.raises(CheckpointError, match=f"{name} (was changed, cut off|is cut off)"):
        llm.load(copied)


@pytest.mark.parametrize("part", [0.0, 0.5, 0.999])
def test_files_that_were_cut_off_without_digests(copied, part):
    (copied / "gaforge.json").unlink()
    content = (copied / "model.safetensors").read_bytes()
    (copied / "model.safetensors").write_bytes(content[: int(part * len(content))])
    with pytest.raises(CheckpointError, match="is cut off, damaged, or no safetensors file"):
        llm.load(copied)


def test_a_changed_bit_is_seen(copied):
    content = bytearray((copied / "model.safetensors").read_bytes())
    content[-9] ^= 1
    (copied / "model.safetensors").write_bytes(content)
    with pytest.raises(
        CheckpointError, match="was changed, cut off or damaged since gaforge wrote"
    ):
        llm.load(copied)


@pytest.fixture(scope="module")
def sharded(tmp_path_factory):
    """Files of two models of the same shapes, in several shards."""
    found = []
    for seed in 0, 1:
        path = tmp_path_factory.mktemp("shards")
        model = llm.convert(llama(seed), tokens(), [0], "lowrank:2", **QUICK)
        llm.save(model, path, max_shard_size="40KB")
        found.append({file.name: file.read_bytes() for file in path.iterdir()})
    return found


SHARDS = ["config.json", "generation_config.json", "gaforge.json", "model.safetensors.index.json"]
SHARDS += ["model-00001-of-00003.safetensors", "model-00003-of-00003.safetensors"]


@pytest.mark.parametrize("name", SHARDS)
def test_every_file_is_refused_if_it_is_damaged_foreign_or_not_there(sharded, tmp_path, name):
    mine, other = sharded
    assert set(mine) == {*SHARDS, "model-00002-of-00003.safetensors"}
    whole = mine[name]
    places = [i for i in range(len(whole)) if whole[i : i + 1].isalnum()]
    places = random.Random(name).sample(places, 5)
    flipped = [whole[:i] + bytes([whole[i] ^ 1]) + whole[i + 1 :] for i in places]
    foreign = [other[name]] if other[name] != whole else []
    assert foreign or name in SHARDS[:2] + SHARDS[3:4]
    for content in [*flipped, *foreign, whole[: len(whole) // 2], whole[:-2], b"", None]:
        for each, original in mine.items():
            (tmp_path / each).write_bytes(original)
        if content is None:
            (tmp_path / name).unlink()
            if name == "gaforge.json":
                llm.load(tmp_path)  # as save_pretrained wrote it
                continue
        else:
            (tmp_path / name).write_bytes(content)
        with pytest.raises(CheckpointError, match=re.escape(str(tmp_path))):
            llm.load(tmp_path)


def drop(state):
    del state["model.layers.0.self_attn.q_proj.up"]


def add(state):
    state["model.layers.0.self_attn.q_proj.weight"] = torch.zeros(32, 32)


def reshape(state):
    state["model.layers.0.self_attn.k_proj.up"] = torch.zeros(2, 16)


def retype(state):
    state["model.norm.weight"] = torch.ones(32, dtype=torch.int64)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (drop, r"one lacks model\.layers\.0\.self_attn\.q_proj\.up"),
        (add, r"one holds model\.layers\.0\.self_attn\.q_proj\.weight, which"),
        (reshape, r"k_proj\.up has shape \(2, 16\) .* must be \(16, 2\)"),
        (retype, r"norm\.weight has shape \(32,\) \(torch\.int64\)"),
    ],
)
def test_tensors_of_another_model(copied, change, message):
    (copied / "gaforge.json").unlink()
    state = load_file(copied / "model.safetensors")
    change(state)
    save_file(state, copied / "model.safetensors")
    with pytest.raises(CheckpointError, match=message):
        llm.load(copied)


def layer_of(values):
    return values["gaforge"]["layers"]["model.layers.0.self_attn.q_proj"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda v: v.pop("gaforge"), "holds no model that gaforge converted"),
        (lambda v: v["gaforge"].update(format=99), "has version 99 of the format"),
        (lambda v: v.update(auto_map={"AutoConfig": "evil.Evil"}), "asks to run code"),
        (lambda v: v.update(model_type="martian"), "makes no model"),
        (lambda v: layer_of(v).update(method="os.system"), "no layer is called 'os.system'"),
        (lambda v: layer_of(v).update(out_features=16), "maps 32 features to 32, .* 32 to 16"),
        (lambda v: layer_of(v)["options"].update(rank="x"), "names a layer that can't be"),
        (lambda v: layer_of(v).update(evil=1), "names a layer that can't be"),
        (
            lambda v: v["gaforge"]["layers"].update(nowhere=layer_of(v)),
            "the model has no layer nowhere",
        ),
    ],
)
def test_configurations_that_can_not_be(copied, change, message):
    (copied / "gaforge.json").unlink()
    edit(copied / "config.json", change)
    with pytest.raises(CheckpointError, match=message):
        llm.load(copied)


class Evil:
    ran = False

    def __reduce__(self):
        return exec, ("import test_saving; test_saving.Evil.ran = True",)


def test_pickles_are_not_read(copied):
    (copied / "model.safetensors").rename(copied / "kept")
    (copied / "pytorch_model.bin").write_bytes(pickle.dumps(Evil()))
    with pytest.raises(CheckpointError, match=r"has no model\.safetensors; other formats"):
        llm.load(copied)
    (copied / "gaforge.json").unlink()
    (copied / "model.safetensors").write_bytes(pickle.dumps(Evil()))
    with pytest.raises(CheckpointError, match="no safetensors file"):
        llm.load(copied)


def test_an_index_names_files_of_its_folder_only(copied):
    (copied / "gaforge.json").unlink()
    (copied / "model.safetensors").rename(copied.parent / "other.safetensors")
    index = {"weight_map": {"x": "../other.safetensors"}}
    (copied / "model.safetensors.index.json").write_text(json.dumps(index))
    with pytest.raises(CheckpointError, match="does not name files of this folder"):
        llm.load(copied)


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(CheckpointError, match=r"there is no .*config\.json"):
        llm.load(tmp_path / "nothing")
