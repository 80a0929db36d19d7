"""``gaforge llm``: what a person with a folder types, and what comes back."""

import gzip
import json
import tomllib

import pytest
from click.testing import CliRunner
from models import letters, llama

from gaforge import llm
from gaforge.cli import main
from gaforge.llm import sources

QUICK = ["--window", 32, "--layers", 1]


def run(*arguments, status=0):
    result = CliRunner().invoke(main, ["llm", *map(str, arguments)])
    assert result.exit_code == status, (result.output, result.exception)
    return result


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A folder with a model that knows letters, and twelve documents."""
    folder = tmp_path_factory.mktemp("home")
    letters().save_pretrained(folder / "model")
    llama().save_pretrained(folder / "model")
    lines = [
        json.dumps({"text": f"{chr(97 + i)} quick fox sees the lazy dog. " * 4}) for i in range(12)
    ]
    (folder / "text.jsonl").write_text("\n".join(lines))
    return folder


@pytest.fixture(scope="module")
def converted(home):
    out = home / "out"
    model, text = home / "model", home / "text.jsonl"
    run("convert", model, "--text", text, *QUICK, "--method", "lowrank:2", "--out", out)
    return out


def test_a_model_is_converted_and_says_what_was_done(home):
    model, text, out = home / "model", home / "text.jsonl", home / "rotors"
    options = ["--set", "width=2", "--set", "in_scale=none", "--steps", 5, "--modules", "kv"]
    options += ["--workers", 2]
    found = run("convert", model, "--text", text, *QUICK, *options, "--out", out)
    assert "layer 1 k: error left " in found.stderr
    assert "0 s left" in found.stderr
    assert f"written to {out}" in found.stdout
    layer = llm.load(out).model.layers[1].self_attn.v_proj
    assert (layer.width, layer.in_scale) == (2, None)
    assert (out / "run/metrics.jsonl").exists()
    described = run("inspect", out, "--planes", 1)
    assert "model.layers.1.self_attn.v_proj  rotor" in described.stdout
    assert " rad in " in described.stdout
    values = json.loads(run("inspect", out, "--json").stdout)
    assert values[0]["dense_parameters"] == 512
    assert 0 < values[0]["concentration"] <= 1
    assert len(values[0]["planes"]) == 2


def test_a_run_goes_on_only_if_asked(home, converted):
    command = ["convert", home / "model", "--text", home / "text.jsonl", *QUICK]
    command += ["--method", "lowrank:2", "--out", converted]
    assert "holds a conversion already" in run(*command, status=2).stderr
    before = (converted / "model.safetensors").read_bytes()
    found = json.loads(run(*command, "--resume", "--json").stdout)
    assert [fit["module"] for fit in found["fits"]] == ["q", "k", "v"]
    assert (converted / "model.safetensors").read_bytes() == before
    changed = run(*command, "--resume", "--seed", 3, status=2)
    assert "conversion.seed = 0 there, 3 here" in changed.stderr


def test_what_was_asked_for_is_a_file_that_can_be_taken_again(home):
    model, text, out = home / "model", home / "text.jsonl", home / "first"
    options = ["--steps", 3, "--modules", "*.k_proj", "--scales", "head", "--set", "out_scale=none"]
    run("convert", model, "--text", text, *QUICK, *options, "--no-bias", "--out", out)
    layer = llm.load(out).model.layers[1].self_attn.k_proj
    assert (layer.in_scale.shape, layer.out_scale) == ((4,), None)  # 32 features, heads of 8
    values = tomllib.loads((out / "gaforge.toml").read_text())
    assert values["layers"] == [1]
    assert values["modules"] == "k"
    assert values["options"] == {"out_scale": "none"}
    assert values["bias"] is False

    again = home / "again"
    run("convert", "--config", out / "gaforge.toml", "--out", again)
    for name in "model.safetensors", "gaforge.toml":
        assert (again / name).read_bytes() == (out / name).read_bytes()
    # Flags win, also over single options.
    flags = ["--method", "lowrank", "--modules", "v", "--bias", "--set", "rank=3", "--json"]
    path = home / "changed.toml"
    path.write_text((out / "gaforge.toml").read_text().replace('scales = "head"\n', ""))
    path.write_text(path.read_text().replace("out_scale", "rank").replace('"none"', "1"))
    found = json.loads(run("convert", "--config", path, *flags, "--dry-run").stdout)
    assert [(p["module"], p["parameters"]) for p in found["projections"]] == [
        ("v", 3 * (32 + 16) + 16)
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rank = 3", "unknown key 'rank'; a conversion has model, layers, text, modules, method,"),
        ("out = 'x'", "unknown key 'out'"),
        ("steps = 2.5", "Invalid value for '--steps': '2.5' is not a valid integer"),
        ("steps = 'many'", "Invalid value for '--steps'"),
        ("layers = [1.5]", "are no numbers with commas"),
        ("bias = 3", "Invalid value for '--bias'"),
        ("options = 3", "options must be a table, not 3"),
        ("options.width = 'x'", "width"),
        ("steps =", "is no TOML"),
    ],
)
def test_a_configuration_that_can_not_be(home, text, message):
    path = home / "wrong.toml"
    path.write_text(text)
    command = ["convert", home / "model", "--config", path, "--dry-run"]
    command += [] if "layers" in text else ["--layers", 1]
    assert message in run(*command, status=2).stderr


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        (["--modules", "*.k_proj"], [(0, "k"), (1, "k"), (2, "k")]),
        (["--modules", "*.[02].*.[qv]_proj"], [(0, "q"), (0, "v"), (2, "q"), (2, "v")]),
        (["--modules", "*.q_proj,*.o_proj", "--layers", "2"], [(2, "q"), (2, "o")]),
        (["--modules", "o,k", "--layers", "2,0"], [(2, "k"), (2, "o"), (0, "k"), (0, "o")]),
    ],
)
def test_modules_by_letters_and_by_patterns(home, flags, expected):
    found = json.loads(run("convert", home / "model", *flags, "--dry-run", "--json").stdout)
    assert [(p["layer"], p["module"]) for p in found["projections"]] == expected


def test_evaluation_takes_the_documents_that_were_kept_apart(home, converted):
    text = ["--text", home / "text.jsonl", "--window", 32]
    shown = run("eval", converted, *text, "--baseline", home / "model").stdout.splitlines()
    assert [line.partition(": ")[0] for line in shown] == [
        str(converted),
        str(home / "model"),
        "difference",
    ]
    values = json.loads(
        run("eval", converted, *text, "--baseline", home / "model", "--json").stdout
    )
    first, second = values["results"].values()
    assert values["difference"]["value"] == pytest.approx(
        first["log_perplexity"] - second["log_perplexity"]
    )
    from gaforge.llm.reading import read_texts

    split = llm.split_documents(read_texts(str(home / "text.jsonl")))
    assert first["tokens"] == sum(map(len, split.test)) + len(split.test) - 2


def test_the_papers_protocol_is_asked_for_and_said(home):
    command = ["eval", home / "model", "--text", home / "text.jsonl", "--window", 32]
    shown = run(*command, "--protocol", "paper").stdout
    assert "protocol: the paper's; these windows overlap" in shown
    values = json.loads(run(*command, "--protocol", "paper", "--json").stdout)
    [found] = values["results"].values()
    windows = (12 * len("a quick fox sees the lazy dog. ") * 4 + 11 * len("\n\n") - 32) // 16 + 1
    assert (values["protocol"], found["windows"]) == ("paper", windows // 5)
    few = run(*command, "--protocol", "paper", "--share", 0.5, "--tokens", 100, "--json").stdout
    assert next(iter(json.loads(few)["results"].values()))["tokens"] == 3 * 16
    assert json.loads(run(*command, "--json").stdout)["protocol"] == "documents"


def test_questions_are_answered_by_likelihood_and_by_generation(home, tmp_path, monkeypatch):
    monkeypatch.setenv("GAFORGE_DATA_DIR", str(tmp_path))
    path = sources.source("hellaswag").path
    path.parent.mkdir(parents=True)
    document = {"query": "a man", "choices": ["runs", "eats"], "gold": 1}
    with gzip.open(path, "wt") as file:
        file.writelines(json.dumps({"doc_id": i, "doc": document}) + "\n" for i in range(3))
    command = ["eval", home / "model", "--questions", "hellaswag", "--items", 2]
    assert ", 2 questions\n" in run(*command).stdout
    shown = run(*command, "--by", "generation", "--new-tokens", 4).stdout
    assert ", 2 questions, 2 answers unparsed\n" in shown


def test_a_dry_run_counts_and_writes_nothing(home):
    before = set(home.iterdir())
    command = ["convert", home / "model", *QUICK, "--method", "lowrank:2", "--dry-run"]
    assert "layer 1 k   32 -> 16  512 -> 112" in run(*command).stdout
    values = json.loads(run(*command, "--json").stdout)
    assert values["projections"][1]["flops_before"] == 2 * 32 * 16
    assert values["projections"][1]["flops"] == 2 * 2 * (32 + 16)
    model = llm.convert(llama(), [1] * 64, [1], "lowrank:2", window=32)
    assert values["parameters"] == sum(p.numel() for p in model.parameters())
    assert set(home.iterdir()) == before


def test_data_are_listed_and_never_fetched_unasked(home, tmp_path, monkeypatch):
    monkeypatch.setenv("GAFORGE_DATA_DIR", str(tmp_path))
    assert "SmolLM2-135M-Instruct" in run("data", "list").stdout
    listed = json.loads(run("data", "list", "--json").stdout)
    assert len(listed) > 5
    assert not any(item["installed"] for item in listed)
    command = ["eval", home / "model", "--text", "wiki"]
    assert "gaforge llm data install wiki fetches 86 MB" in run(*command, status=2).stderr
    assert "no data is called 'x'" in run("data", "install", "x", status=2).stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["convert", "MODEL", "--layers", "x"], "are no numbers with commas"),
        (["convert", "MODEL", "--layers", 1], "give --text to calibrate with and --out"),
        (["convert", "MODEL", "--layers", 9, "--dry-run"], "this model has layers 0 to 2"),
        (["convert", "nowhere", "--layers", 1, "--dry-run"], "is no folder with a config.json"),
        (
            ["convert", "MODEL", "--layers", 1, "--set", "x", "--dry-run"],
            "takes KEY=VALUE, not 'x'",
        ),
        (["convert", "MODEL", "--layers", 1, "--set", "x=1", "--dry-run"], "unexpected keyword"),
        (["convert", "MODEL", "--dry-run"], "give the numbers of layers with --layers"),
        (["convert", "MODEL", "--modules", "lm_head", "--dry-run"], "no projection matches"),
        (
            ["convert", "MODEL", "--modules", "*.1.*.q_proj,*.0.*.k_proj", "--dry-run"],
            "matches other projections in some layers than in others",
        ),
        (
            ["convert", "MODEL", "--modules", "*.1.*q_proj", "--layers", "0,1", "--dry-run"],
            "matches other projections in some layers than in others",
        ),
        (
            [
                "convert",
                "MODEL",
                "--layers",
                1,
                "--method",
                "dense",
                "--scales",
                "head",
                "--dry-run",
            ],
            "--scales is for rotor and network, not for dense",
        ),
        (["eval", "MODEL"], "give either --text or --questions"),
        (["eval", "MODEL", "--text", "nothing"], "there is no text nothing; give a folder"),
        (["eval", "MODEL", "--text", "MODEL"], "holds no .txt files"),
        (["eval", "MODEL", "--questions", "quiz"], "no questions is called 'quiz'"),
        (["inspect", "MODEL"], "holds no model that gaforge converted"),
    ],
)
def test_wrong_usage(home, arguments, message):
    arguments = [home / "model" if argument == "MODEL" else argument for argument in arguments]
    assert message in run(*arguments, status=2).stderr


def test_the_protocol_of_the_paper_from_one_end_to_the_other(home):
    model, text, out = home / "model", home / "text.jsonl", home / "paper"
    options = ["--method", "lowrank:1", "--no-bias", "--refit", "--protocol", "paper"]
    options += ["--solver", "rows", "--schedule", "alternating", "--steps", 4]
    run("convert", model, "--text", text, *QUICK, *options, "--out", out)
    fits = llm.load(out).config.gaforge["fits"]
    assert [fit["module"] for fit in fits if fit.get("refit")] == ["o"]
    kept = tomllib.loads((out / "gaforge.toml").read_text())
    chosen = {"refit": True, "solver": "rows", "schedule": "alternating", "protocol": "paper"}
    assert {key: kept[key] for key in chosen} == chosen
    run("convert", "--config", out / "gaforge.toml", "--out", home / "twice")
    again = (home / "twice" / "model.safetensors").read_bytes()
    assert again == (out / "model.safetensors").read_bytes()
    options = ["--text", text, "--window", 32, "--protocol", "paper", "--json"]
    found = json.loads(run("eval", out, *options).stdout)
    assert found["protocol"] == "paper"


def test_a_dry_run_counts_what_is_fitted_anew_apart(home):
    options = ["--method", "mean", "--refit", "--dry-run"]
    found = run("convert", home / "model", *QUICK, *options).stdout
    assert "output maps fitted anew: 1,024 parameters" in found
