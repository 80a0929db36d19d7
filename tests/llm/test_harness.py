"""The hook for lm-evaluation-harness: a stand-in for the package, and the real one where it is."""

import sys
import types

import pytest
import torch
from models import letters, llama, tokens

from gaforge import llm
from gaforge.errors import CheckpointError, ConfigurationError, MissingExtraError, ModelError


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A converted model that knows letters."""
    folder = tmp_path_factory.mktemp("converted")
    letters().save_pretrained(folder)
    llm.save(llm.convert(llama(), tokens(256), [1], "lowrank:2", window=32), folder)
    return folder


@pytest.fixture
def package(monkeypatch):
    """Stands for lm_eval: notes what its model is made of."""
    module = types.ModuleType("lm_eval.models.huggingface")
    module.HFLM = lambda **options: options
    for name in ("lm_eval", "lm_eval.models"):
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    monkeypatch.setitem(sys.modules, module.__name__, module)


def test_the_harness_gets_the_model_with_its_replacements(package, folder):
    found = llm.harness(folder, batch_size=4)
    ids = tokens(20)[None]
    with torch.no_grad():
        assert torch.equal(found["pretrained"](ids).logits, llm.load(folder)(ids).logits)
    assert found["tokenizer"].encode("abc") == [1, 2, 3]
    assert found["batch_size"] == 4
    model, tokenizer = llama(), found["tokenizer"]
    again = llm.harness(model, tokenizer)
    assert again == {"pretrained": model, "tokenizer": tokenizer}
    assert llm.harness(str(folder), "mine")["tokenizer"] == "mine"


def test_what_the_harness_can_not_take(package, tmp_path, folder):
    with pytest.raises(ConfigurationError, match="a model needs its tokenizer"):
        llm.harness(llama())
    with pytest.raises(ModelError, match=r"is no folder with a config\.json"):
        llm.harness(tmp_path)
    (tmp_path / "config.json").write_text((folder / "config.json").read_text())
    with pytest.raises(CheckpointError, match=r"has no model\.safetensors"):
        llm.harness(tmp_path)


def test_without_the_package_it_says_what_to_install(monkeypatch, folder):
    monkeypatch.setitem(sys.modules, "lm_eval", None)
    with pytest.raises(MissingExtraError, match=r'pip install "lm-eval\[hf\]"'):
        llm.harness(folder)


def test_the_real_harness_sees_the_same_likelihoods(folder):
    pytest.importorskip("lm_eval")
    from lm_eval.api.instance import Instance

    from gaforge.llm.likelihoods import Continuation, log_likelihood

    pairs = [("a quick", " fox"), ("the lazy", " dog.")]
    requests = [
        Instance(request_type="loglikelihood", doc={}, arguments=pair, idx=i)
        for i, pair in enumerate(pairs)
    ]
    found = llm.harness(folder, batch_size=2)
    answers = found.loglikelihood(requests)
    model = llm.load(folder)
    for (context, rest), (value, _) in zip(pairs, answers, strict=True):
        row = Continuation(found.tokenizer.encode(context + rest), len(rest))
        assert value == pytest.approx(log_likelihood(model, row), rel=1e-5)
