"""Data sets in the columns and files of the hub: from local copies, and from a stand-in for it."""

import gzip
import json
import os
import sys

import datasets
import pytest
from click.testing import CliRunner
from huggingface_hub import constants

from gaforge import llm
from gaforge.cli import main
from gaforge.errors import ConfigurationError, DatasetError, MissingExtraError
from gaforge.llm.hub_sets import SETS, articles_of, hub_set
from gaforge.llm.reading import joint, read_texts

WIKI = [
    "",
    " = Ada = \n",
    "",
    " Ada ran . \n",
    " = = Life = = \n",
    "",
    " = Bob = \n",
    " Bob , too . \n",
]
ARC = [
    {
        "id": "Mercury_7175875",
        "question": "What is wet?",
        "choices": {"text": ["sand", "water", "wool"], "label": ["A", "B", "C"]},
        "answerKey": "B",
    },
    {
        "id": "MCAS_2004_8_5",
        "question": "What burns?",
        "choices": {"text": ["wood", "iron"], "label": ["1", "2"]},
        "answerKey": "1",
    },
]
HELLASWAG = [
    {
        "ind": 24,
        "activity_label": "Sewing",
        "ctx_a": "How to sew [title] Take a thread.",
        "ctx_b": "she",
        "ctx": "How to sew [title] Take a thread. she",
        "endings": ["sews. [step] Then  rests.", "sings."],
        "source_id": "wikihow~1",
        "split": "val",
        "split_type": "indomain",
        "label": "1",
    }
]
ROWS = {
    "wikitext2": [{"text": row} for row in WIKI],
    "c4": [
        {"text": f"Page {i}.\nIt ends.", "timestamp": "2019-04-25T12:57:54Z", "url": "http://x.y"}
        for i in range(402)
    ],
    "ptb": [{"sentence": f"no. {i} it was n't <unk>"} for i in range(120)],
    "ai2_arc": ARC,
    "rowan_hellaswag": HELLASWAG,
}
ARTICLES = [
    "",
    " = Ada = \n\n\n\n\n Ada ran . \n\n\n = = Life = = \n\n\n",
    " = Bob = \n\n\n Bob , too . \n",
]
SENTENCES = [row["sentence"] for row in ROWS["ptb"]]
FOUND = {
    "wikitext2": ARTICLES,
    "c4": [f"Page {i}.\nIt ends." for i in range(400)],
    "ptb": [" ".join(SENTENCES[i : i + 50]) for i in (0, 50, 100)],
    "ai2_arc": [
        llm.Question("Question: What is wet?\nAnswer:", ("sand", "water", "wool"), 1),
        llm.Question("Question: What burns?\nAnswer:", ("wood", "iron"), 0),
    ],
    "rowan_hellaswag": [
        llm.Question("Sewing: How to sew. Take a thread. She", ("sews. Then rests.", "sings."), 1)
    ],
}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GAFORGE_DATA_DIR", str(tmp_path / "data"))
    return tmp_path


def read(name):
    return llm.texts(name) if hub_set(name).kind == "text" else llm.questions(name)


def write(path, rows):
    """Write rows as the kind of file that the name says."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".parquet":
        datasets.Dataset.from_list(rows).to_parquet(path)
        return
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    if path.name.endswith(".gz"):
        path.write_bytes(gzip.compress(lines.encode()))
    else:
        path.write_text(json.dumps(rows, indent=1) if path.suffix == ".json" else lines)


# --- Local copies ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "file", "other"),
    [
        (
            "wikitext2",
            "wikitext-2-v1/test-00000-of-00001.parquet",
            "wikitext-2-raw-v1/test-00000-of-00001.parquet",
        ),
        ("c4", "en/c4-validation.00000-of-00008.json.gz", "en/c4-train.00000-of-01024.json.gz"),
        ("ptb", "penn_treebank/test/0000.parquet", "penn_treebank/train/0000.parquet"),
        ("ai2_arc", "ARC-Challenge/test-00000-of-00001.parquet", "ARC-Easy/test-0.parquet"),
        ("rowan_hellaswag", "hellaswag_val.jsonl", "hellaswag_train.jsonl"),
    ],
)
def test_a_copy_of_the_hubs_files_is_read(home, name, file, other):
    write(home / "copy" / file, ROWS[name])
    write(home / "copy" / other, [{"wrong": "columns"}])
    assert llm.install_set(name, home / "copy") == hub_set(name).path
    assert read(name) == FOUND[name]
    kept = json.loads(hub_set(name).path.read_text().splitlines()[0])
    assert tuple(kept) == hub_set(name).columns


@pytest.mark.parametrize("name", ["wikitext2", "ai2_arc"])
def test_what_save_to_disk_wrote_is_read(home, name):
    one = datasets.Dataset.from_list(ROWS[name])
    one.save_to_disk(home / "one")
    datasets.DatasetDict({"train": one.select([0]), "test": one}).save_to_disk(home / "several")
    datasets.DatasetDict({"train": one}).save_to_disk(home / "train")
    for place in ("one", "several"):
        llm.install_set(name, home / place)
        assert read(name) == FOUND[name]
        hub_set(name).path.unlink()
    with pytest.raises(DatasetError, match="holds the splits train, not test"):
        llm.install_set(name, home / "train")
    named = datasets.Dataset.from_list(ROWS[name], split="validation")
    named.save_to_disk(home / "named")
    with pytest.raises(DatasetError, match="holds the split validation, not test"):
        llm.install_set(name, home / "named")
    (home / "one/data-00000-of-00001.arrow").write_bytes(b"no")
    with pytest.raises(DatasetError, match="is cut off, or not what save_to_disk wrote"):
        llm.install_set(name, home / "one")
    assert not hub_set(name).installed


def test_a_single_file_is_read(home):
    write(home / "some.json", ROWS["wikitext2"])
    llm.install_set("wikitext2", home / "some.json")
    assert read("wikitext2") == ARTICLES
    lines = "".join(row or " \n" for row in WIKI)
    (home / "wiki.test.tokens").write_text(lines)
    hub_set("wikitext2").path.unlink()
    llm.install_set("wikitext2", home / "wiki.test.tokens")
    assert read("wikitext2") == ARTICLES
    (home / "ptb.test.txt").write_text("".join(f" {line} \n" for line in SENTENCES))
    llm.install_set("ptb", home / "ptb.test.txt")
    assert read("ptb") == FOUND["ptb"]


def test_articles_make_the_text_of_the_paper():
    assert "\n\n".join(articles_of({"text": row} for row in WIKI)) == "\n\n".join(WIKI)
    assert [joint(name) for name in ("wikitext2", "c4", "ptb", "wiki")] == [
        "\n\n",
        " ",
        " ",
        "\n\n",
    ]


@pytest.mark.parametrize(
    ("labels", "key", "answer"), [("ABCD", "3", 2), ("1234", "D", 3), ("ABCDE", "E", 4)]
)
def test_keys_are_letters_or_numbers(labels, key, answer):
    row = {
        "question": "?",
        "choices": {"text": list(labels), "label": list(labels)},
        "answerKey": key,
    }
    assert hub_set("ai2_arc").read([row])[0].answer == answer
    with pytest.raises(DatasetError, match="the answer 'F' is none of the choices"):
        hub_set("ai2_arc").read([{**row, "answerKey": "F"}])


def test_copies_that_can_not_be_leave_what_was_there(home):
    write(home / "good/test.jsonl", ROWS["ai2_arc"])
    llm.install_set("ai2_arc", home / "good")
    before = hub_set("ai2_arc").path.read_bytes()
    write(home / "train/train.jsonl", ROWS["ai2_arc"])
    write(home / "columns/test.jsonl", [{"question": "?", "text": "x"}])
    write(home / "empty/test.jsonl", [])
    (home / "cut").mkdir()
    whole = (home / "good/test.jsonl").read_text()
    (home / "cut/test.jsonl").write_text(whole[: len(whole) // 2])
    (home / "cut/test.json.gz").write_bytes(gzip.compress(whole.encode())[:-20])
    (home / "cut/test.parquet").write_bytes(b"PAR1 and so on")
    (home / "cut/test.txt").write_text("What is wet?")
    for place, message in (
        ("nowhere", "holds no test split of allenai/ai2_arc in files .parquet"),
        ("train", "holds no test split"),
        ("train/train.jsonl", "holds no test split"),
        ("columns", "but these have question, text"),
        ("empty", "has no rows"),
        ("cut/test.jsonl", "is cut off, damaged, or no .jsonl file"),
        ("cut/test.json.gz", "is cut off, damaged, or no .json file"),
        ("cut/test.parquet", "is cut off, damaged, or no .parquet file"),
        ("cut/test.txt", "is plain text, and ai2_arc has questions"),
    ):
        with pytest.raises(DatasetError, match=message):
            llm.install_set("ai2_arc", home / place)
    assert hub_set("ai2_arc").path.read_bytes() == before
    assert [path.name for path in hub_set("ai2_arc").path.parent.iterdir()] == ["ai2_arc.jsonl"]
    with pytest.raises(DatasetError, match="the test split has no answers"):
        hub_set("rowan_hellaswag").read([{**HELLASWAG[0], "label": ""}])
    hub_set("ai2_arc").path.write_bytes(before[:50])
    with pytest.raises(DatasetError, match="line 1: no JSON; install it again"):
        read("ai2_arc")


# --- The hub --------------------------------------------------------------------------------------


class Hub:
    """Stands for datasets.load_dataset; the column layouts are those of the hub."""

    def __init__(self):
        self.calls = []

    def __call__(self, hub, configuration, **options):
        assert "HF_HUB_OFFLINE" not in os.environ
        assert not constants.HF_HUB_OFFLINE
        assert not datasets.config.HF_HUB_OFFLINE
        self.calls.append((hub, configuration, options))
        [name] = [found.name for found in SETS if found.hub == hub]
        return iter(ROWS[name])


def test_the_hub_is_reached_for_only_when_asked(monkeypatch):
    hub = Hub()
    monkeypatch.setattr(datasets, "load_dataset", hub)
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", True)
    monkeypatch.setattr(datasets.config, "HF_HUB_OFFLINE", True)
    for name in ROWS:
        with pytest.raises(DatasetError, match="is not installed; gaforge llm data install"):
            read(name)
        with pytest.raises(ConfigurationError, match="say where it comes from"):
            llm.install_set(name)
    assert hub.calls == []
    for name in ROWS:
        llm.install_set(name, from_hub=True)
        assert read(name) == FOUND[name]
    assert os.environ["HF_HUB_OFFLINE"] == "1"
    assert constants.HF_HUB_OFFLINE
    assert datasets.config.HF_HUB_OFFLINE
    plain = {"revision": None, "streaming": False}
    assert hub.calls == [
        ("Salesforce/wikitext", "wikitext-2-v1", {"split": "test", **plain}),
        ("allenai/c4", "en", {"split": "validation", **plain, "streaming": True}),
        (
            "ptb-text-only/ptb_text_only",
            "penn_treebank",
            {"split": "test", **plain, "revision": "refs/convert/parquet"},
        ),
        ("allenai/ai2_arc", "ARC-Challenge", {"split": "test", **plain}),
        ("Rowan/hellaswag", None, {"split": "validation", **plain}),
    ]


def test_a_hub_that_is_not_there_is_said(monkeypatch):
    def broken(*_, **__):
        raise ConnectionError("Couldn't reach the Hub")

    monkeypatch.setattr(datasets, "load_dataset", broken)
    with pytest.raises(DatasetError, match="can't be fetched from the hub: Couldn't reach the Hub"):
        llm.install_set("c4", from_hub=True)
    assert os.environ["HF_HUB_OFFLINE"] == "1"
    with pytest.raises(
        DatasetError, match="no set of the hub is called 'wiki'; there is wikitext2"
    ):
        llm.install_set("wiki", from_hub=True)
    monkeypatch.setitem(sys.modules, "datasets", None)
    with pytest.raises(MissingExtraError, match=r"gaforge\[hub\]"):
        llm.install_set("c4", from_hub=True)


# --- The command ----------------------------------------------------------------------------------


def run(*arguments, status=0):
    result = CliRunner().invoke(main, ["llm", "data", *map(str, arguments)])
    assert result.exit_code == status, (result.output, result.exception)
    return result


def test_a_set_is_installed_by_command_and_then_a_text_like_others(home, monkeypatch):
    write(home / "test.jsonl", ROWS["wikitext2"])
    place = hub_set("wikitext2").path
    assert (
        run("install", "wikitext2", "--from", home / "test.jsonl").stdout == f"wikitext2: {place}\n"
    )
    assert read_texts("wikitext2") == ARTICLES
    listed = {item["name"]: item for item in json.loads(run("list", "--json").stdout)}
    assert (listed["wikitext2"]["installed"], listed["c4"]["installed"]) == (True, False)
    assert listed["ptb"]["hub"] == "ptb-text-only/ptb_text_only"
    assert "copy or hub  hub allenai/c4 en" in run("list").stdout
    hub = Hub()
    monkeypatch.setattr(datasets, "load_dataset", hub)
    run("install", "c4", "ptb", "--from-hub")
    assert len(hub.calls) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["c4"], "c4 lies in no package; give either --from or --from-hub"),
        (["c4", "--from-hub", "--from", "."], "give either --from or --from-hub"),
        (["c4", "ptb", "--from", "."], "--from takes one set of the hub at a time"),
        (["wiki", "--from", "."], "--from takes one set of the hub at a time"),
        (["wiki", "--from-hub"], "wiki lies in a package; leave out --from-hub"),
        (["c5", "--from-hub"], "no data is called 'c5'"),
    ],
)
def test_wrong_usage(arguments, message):
    assert message in run("install", *arguments, status=2).stderr
