"""The paper's main experiment as a run: what it measures, that it goes on, and what it reports."""

import dataclasses
import json
import math
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
from click.testing import CliRunner
from joblib.externals.loky import get_reusable_executor
from models import letters, llama

from gaforge import llm
from gaforge.cli import main
from gaforge.cli.llm_reproduce import SIZES, STUDIES
from gaforge.errors import CheckpointError, ConfigurationError
from gaforge.files import stage
from gaforge.llm.choices import Question
from gaforge.llm.conversion import JOINT_RATES, Conversion
from gaforge.llm.intervals import student
from gaforge.llm.reproduction import latency, paper, studies, tables
from gaforge.llm.reproduction.cells import Cell, Sizes
from gaforge.llm.reproduction.figures import Key, from_values
from gaforge.llm.reproduction.findings import findings
from gaforge.llm.reproduction.report import report
from gaforge.llm.reproduction.rows import ROWS, row
from gaforge.llm.reproduction.running import Shard, reproduce
from gaforge.llm.reproduction.studies import Study, study
from gaforge.llm.reproduction.summary import summarise
from gaforge.runs.checkpoint import write_json

SMALL = Sizes(window=32, calibration=4, test=3, floor=1, items=3, steps=3, joint_steps=2)


def few(texts, seeds, layers):
    """Some cells of each kind, without rotors, whose kernels would be compiled in each process."""
    place = texts[0], seeds[0], (layers[0],)
    yield Cell(*place, "zero", refit=False)
    yield from (Cell(*place, "mean"), Cell(*place, "lr1", loss="attention"))
    yield Cell(texts[0], seeds[0], tuple(sorted(layers[:2])), "lr1")


@pytest.fixture(autouse=True, scope="module")
def home(tmp_path_factory):
    """A model that knows letters, and a folder of twelve documents; the current folder is there."""
    folder = tmp_path_factory.mktemp("home")
    letters().save_pretrained(folder / "model")
    llama().save_pretrained(folder / "model")
    (folder / "tales").mkdir()
    for i in range(12):
        text = f"{chr(97 + i)} quick fox sees the lazy dog. " * 2
        (folder / "tales" / f"{i}.txt").write_text(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        made = Study("quick", "", ("tales",), (0,), 2, few)
        patch.setattr(studies, "STUDIES", (made, *studies.STUDIES[1:]))
        get_reusable_executor().shutdown(wait=True)  # processes of other tests are elsewhere
        yield folder


@pytest.fixture(scope="module")
def run(home):
    return reproduce(home / "run", model=str(home / "model"), sizes=SMALL)


def cells(folder):
    """What cells hold, without the times."""
    found = {}
    for path in sorted((folder / "cells").iterdir()):
        values = json.loads(path.read_text())
        assert values.pop("seconds") > 0
        found[path.name] = json.dumps(values)
    return found


def again(home, folder, **settings):
    return reproduce(folder, model=str(home / "model"), **{"sizes": SMALL, **settings})


# --- Runs ---------------------------------------------------------------------------------------


def test_a_run_measures_its_cells_at_the_layers_with_the_highest_floors(home, run):
    floors = json.loads((run / "floors.json").read_text())["tales"]
    highest = sorted(floors, key=lambda layer: -floors[layer])[:2]
    names = [Cell.from_mapping(json.loads(text)["cell"]).name for text in cells(run).values()]
    first, both = highest[0], "+".join(sorted(highest))
    wanted = [f"{first}-original-bias-mse", f"{first}-zero-bias-mse", f"{first}-mean-bias-mse"]
    wanted += [f"{first}-lr1-bias-attention", f"{both}-lr1-bias-mse"]
    if both[0] != first:
        wanted.append(f"{both[0]}-original-bias-mse")
    assert sorted(names) == sorted(f"tales-0-{name}" for name in wanted)
    assert list((run / "work/0-1").glob("hidden/*")) == []


def test_what_is_measured_is_what_a_conversion_of_the_whole_model_gives(home, run):
    from gaforge.llm.reproduction.places import Spec, the_model, windows

    spec = Spec(str(home / "model"), home, SMALL)
    calibration, test = windows(spec, "tales", 0)
    model = the_model(str(home / "model"))
    text = next(text for text in cells(run).values() if '"mean"' in text)
    found = json.loads(text)
    for variant in ("plain", "refit"):
        settings = {"refit": variant == "refit"}
        other = llm.convert(model, calibration, found["cell"]["layers"], "mean", **settings)
        with torch.no_grad():
            logits = other(test).logits[:, :-1].log_softmax(-1).double()
        sums = -logits.gather(2, test[:, 1:, None]).sum((1, 2))
        np.testing.assert_allclose(found[variant]["sums"], sums.numpy(), rtol=1e-5)


def test_two_processes_measure_the_same(home, run):
    assert cells(again(home, home / "two", workers=2)) == cells(run)
    get_reusable_executor().shutdown(wait=True)


def test_only_what_is_missing_is_measured(home, run):
    before, times = cells(run), {}
    gone = [next((run / "cells").glob(f"*-{name}-*")) for name in ("zero", "lr1-bias-attention")]
    for path in gone:
        path.unlink()
        stage(path, b"half")  # by a process that was killed
    times = {path: path.stat().st_mtime_ns for path in (run / "cells").glob("*.json")}
    seen = []
    again(home, run, resume=True, watch=seen.append)
    done = [standing for standing in seen if standing.what != "hidden states"]
    assert sorted(standing.what for standing in done) == sorted(p.stem[:-9] for p in gone)
    assert (done[-1].done, done[-1].total, done[-1].seconds_left) == (2, 2, 0)
    assert cells(run) == before
    assert all(path.stat().st_mtime_ns == time for path, time in times.items())
    assert not list((run / "cells").glob(".*"))


def test_parts_on_several_machines_make_the_whole(home, run):
    for index in (1, 0):
        folder = again(home, home / "parts", shard=Shard(index, 2))
        if index:
            assert 0 < len(cells(folder)) < len(cells(run))
    assert cells(folder) == cells(run)


def test_another_run_is_refused(home, run):
    with pytest.raises(ConfigurationError, match="holds a run already"):
        again(home, run)
    other = dataclasses.replace(SMALL, steps=4)
    with pytest.raises(CheckpointError, match=r"sizes.steps = 3 there, 4 here"):
        again(home, run, sizes=other, resume=True)
    with pytest.raises(CheckpointError, match="texts differ"):
        again(home, run, texts=["others"], resume=True)


def test_a_run_with_other_learning_rates_is_refused(home, run, monkeypatch):
    monkeypatch.setitem(JOINT_RATES, "blockdiag", 0.5)
    with pytest.raises(CheckpointError, match=r"rates.attention.blockdiag = 0.\d+ there, 0.5 here"):
        again(home, run, resume=True)


def test_questions_are_asked_of_both_variants(home, tmp_path, monkeypatch):
    asked = [Question("a fox", ("sees", "is lazy"), i % 2) for i in range(5)]
    monkeypatch.setattr("gaforge.llm.reproduction.measuring.questions", lambda name: asked)

    def quiz(texts, seeds, layers):
        for name in ("original", "mean"):
            place = Cell(texts[0], seeds[0], (1,), name, refit=name == "mean", questions=("quiz",))
            yield place

    monkeypatch.setattr(studies, "STUDIES", (Study("quick", "", ("tales",), (0,), 1, quiz),))
    folder = again(home, tmp_path / "quiz", layers=[1])
    found = summarise(folder)
    tables_shown = tables.as_markdown(found)
    assert "### Questions" in tables_shown
    for variant in ("plain", "refit"):
        answers = found.find(Key((1,), "mean", variant=variant)).answers["quiz"]
        assert answers.questions == SMALL.items
        assert 0 < answers.accuracy < 1  # right answers alternate, and all questions are the same
        assert answers.difference.parts == 3


def test_sizes_and_studies_on_the_command_line_are_those_of_the_library():
    usual = {
        "test-windows" if name == "test" else name.replace("_", "-"): n
        for name, n in dataclasses.asdict(Sizes()).items()
        if name != "floor"
    }
    assert {name: default for name, (_, default, _) in SIZES.items()} == usual
    assert {each.name for each in studies.STUDIES} == set(STUDIES)


# --- Figures of runs that are made up -------------------------------------------------------------


def made_up(folder, name, sizes=None, texts=None, seeds=None, layers=(1, 0, 2)):
    """Write a run whose sums are drawn at random, near those that its row and variant have."""
    sizes = sizes or Sizes(window=101, test=4, items=20)
    chosen = study(name)
    chosen = dataclasses.replace(
        chosen, texts=texts or chosen.texts, seeds=seeds or chosen.seeds, layers=len(layers)
    )
    rng = np.random.default_rng(0)
    names = [each.name for each in ROWS]
    base = {place: rng.normal(300, 20, sizes.test) for place in range(50)}
    spots = [(text, seed) for text in chosen.texts for seed in chosen.seeds]
    for cell in chosen.cells(list(layers)):
        values = {"cell": dataclasses.asdict(cell), "fits": [], "curve": [], "seconds": 60.0}
        for variant in ("plain", "refit")[: 1 + (cell.refit and cell.row != "original")]:
            shift = {"original": 0.0, "zero": 100.0}.get(cell.row, 60 - 3 * names.index(cell.row))
            shift *= len(cell.layers) * (0.5 if variant == "refit" else 1)
            sums = base[spots.index((cell.text, cell.seed))] + shift + rng.normal(0, 5, sizes.test)
            values[variant] = {"sums": sums.tolist()}
            for quiz in cell.questions:
                values[variant][quiz] = rng.integers(0, 2, sizes.items).astype(float).tolist()
        if cell.row != "original":
            values["fits"] = [
                {"layer": layer, "module": x, "parameters": 10 * names.index(cell.row)}
                for layer in range(len(cell.layers))
                for x in ("qk" if cell.row == "qk-mean" else "qkv")
            ]
            values["curve"] = [[0, "qkv", step, 1 / step] for step in (20, 40)]
        if "refit" in values:
            values["refitted"] = 500 * len(cell.layers)
        write_json(folder / "cells" / f"{cell.key}.json", values)
    config = {
        "study": name,
        "texts": list(chosen.texts),
        "seeds": list(chosen.seeds),
        "layers": list(layers),
        "sizes": dataclasses.asdict(sizes),
        "model": "made up",
    }
    write_json(folder / "reproduction.json", config)
    write_json(folder / "environment.json", {"workers": 2})
    floors = {text: {str(layer): 1 / (1 + layer) for layer in range(4)} for text in chosen.texts}
    write_json(folder / "floors.json", floors)
    return folder


@pytest.fixture(scope="module")
def full(tmp_path_factory):
    folder = made_up(tmp_path_factory.mktemp("made") / "full", "full")
    sizes = {"q": (64, 64), "k": (64, 64), "v": (64, 64)}
    times = {name: [2e-6, 1e-6] for name in ("dense", *latency.ROWS)}
    values = {"batches": [1, 8], "seconds": {**times, "lr4": [1e-6, 3e-6]}, "sizes": sizes}
    write_json(folder / "latency.json", {**values, "parameters": dict.fromkeys(times, 7)})
    report(folder)
    return folder


@pytest.fixture(scope="module")
def duel(tmp_path_factory):
    folder = made_up(tmp_path_factory.mktemp("made") / "duel", "duel", layers=(1, 0))
    report(folder)
    return folder


def sums(folder, key, text, seed):
    for path in (folder / "cells").iterdir():
        values = json.loads(path.read_text())
        cell = values["cell"]
        if (cell["text"], cell["seed"], cell["row"]) != (text, seed, key.row):
            continue
        if (tuple(cell["layers"]), cell["bias"], cell["loss"]) == (key.layers, key.bias, key.loss):
            return np.array(values[key.variant]["sums"])
    raise KeyError(key)


def test_differences_are_paired_over_windows_and_pooled_over_texts(full):
    found = summarise(full)
    key = Key((0,), "lr4", variant="refit")
    for texts in (["news"], ["wiki", "news", "press"]):
        mine, original, zero, mean = (
            np.concatenate([sums(full, each, text, 0) for text in texts])
            for each in (key, Key((0,), "original"), Key((0,), "zero"), Key((0,), "mean"))
        )
        figures = found.find(key, texts[0] if len(texts) == 1 else None)
        d = (mine - original) / 100
        error = d.std(ddof=1) / math.sqrt(len(d))
        assert figures.growth.value == pytest.approx(d.mean())
        assert figures.growth.standard_error == pytest.approx(error)
        half = student(len(d) - 1) * error
        assert figures.growth.interval == pytest.approx((d.mean() - half, d.mean() + half))
        assert figures.log_perplexity == pytest.approx(mine.sum() / 100 / len(mine))
        assert figures.of_zero == pytest.approx(1 - d.mean() / (zero - original).mean() * 100)
        assert figures.of_mean == pytest.approx(1 - d.mean() / (mean - original).mean() * 100)
        assert figures.over_mean.value == pytest.approx((mine - mean).mean() / 100)
        assert figures.over_zero.value == pytest.approx((mine - zero).mean() / 100)
    assert figures.parameters == dict.fromkeys("qkv", 50)
    assert (figures.numbers, figures.refitted) == (150, 500)


def test_stacks_are_compared_with_the_floors_of_the_same_layers(full):
    found = summarise(full)
    assert found.stacks == [(0, 1), (0, 1, 2)]
    key = Key((0, 1), "rotor")
    figures = found.find(key, "wiki")
    original = sums(full, Key((0,), "original"), "wiki", 0)
    mean, mine = (sums(full, key._replace(row=name), "wiki", 0) for name in ("mean", "rotor"))
    part = 1 - (mine - original).sum() / (mean - original).sum()
    assert figures.of_mean == pytest.approx(part)
    assert figures.of_zero is None  # was not measured in both
    assert figures.numbers == 2 * 3 * 150


def test_answers_have_intervals_and_are_paired(full):
    found = summarise(full).find(Key((1,), "rotor"), "wiki").answers["hellaswag"]
    mine, original = (
        np.array(json.loads(path.read_text())["plain"]["hellaswag"])
        for name in ("rotor-bias-mse", "original")
        for path in (full / "cells").glob(f"wiki-0-1-{name}-*")
    )
    difference = mine - original
    assert found.accuracy == mine.mean()
    for end in found.interval:  # Wilson's: shares from which the accuracy is 1.96 errors away
        error = math.sqrt(end * (1 - end) / 20)
        assert abs(found.accuracy - end) == pytest.approx(1.959964 * error)
    assert found.difference.value == pytest.approx(difference.mean())
    error = difference.std(ddof=1) / math.sqrt(20)
    assert found.difference.standard_error == pytest.approx(error)


def test_duels_count_places_and_standard_errors(duel):
    found = summarise(duel).duels
    assert [duel.layers for duel in found] == [(1,)] * 2 * 2 * 6 + [(0,)] * 2 * 2 * 6
    sought = (0,), "rotor", "lr4", "attention", "plain"
    one = next(d for d in found if (d.layers, d.ours, d.rival, d.loss, d.variant) == sought)
    spots = [(text, seed) for text in studies.TEXTS for seed in (0, 1, 2)]
    mine, theirs = (Key((0,), name, loss="attention") for name in ("rotor", "lr4"))
    each = [(sums(duel, mine, *spot) - sums(duel, theirs, *spot)) / 100 for spot in spots]
    d = np.concatenate(each)
    assert one.places == 9
    assert one.lower == sum(values.mean() < 0 for values in each)
    assert one.ratio == pytest.approx(d.mean() / (d.std(ddof=1) / math.sqrt(len(d))))
    assert one.wins is bool(one.ratio < -2)
    turned = dataclasses.replace(one.difference, value=-one.difference.value)
    assert dataclasses.replace(one, difference=turned).loses is one.wins
    for ratio in (1.9, -1.9):
        level = dataclasses.replace(one.difference, value=ratio * one.difference.standard_error)
        other = dataclasses.replace(one, difference=level)
        assert not other.wins
        assert not other.loses


# --- Reports --------------------------------------------------------------------------------------


def shown(folder):
    return re.findall(r"^## (.*)$", (folder / "report.md").read_text(), re.MULTILINE)


def test_the_report_has_every_table_and_plot(full, duel):
    assert set(shown(full)) == set(tables.SECTIONS)
    assert "Rotors beside maps of as many numbers" in shown(duel)
    text = (full / "report.md").read_text()
    for name in ("numbers", "layers", "curves", "floors", "latency"):
        assert f"![{name}]({name}.svg)" in text
        assert (full / f"{name}.svg").read_text().startswith("<?xml")
    assert "| Rotor | 2.629 | 2.717 | 2.818 | 2.307 |" in text  # the paper's
    assert "2 us (1.00)" in text
    assert "1 us (0.50)" in text
    count = len(list((full / "cells").iterdir()))
    assert f"{count} of {count} fits" in text
    assert f"{count // 60} h {count % 60:02} min of computing in 2 processes" in text


def test_all_of_the_report_can_be_made_of_its_json(full, duel):
    for folder in (full, duel):
        values = json.loads((folder / "report.json").read_text())
        made = tables.as_markdown(from_values(values), "##").rstrip()
        assert made in (folder / "report.md").read_text()
        assert from_values(values) == summarise(folder)


def test_tables_need_no_torch():
    code = "import sys; from gaforge.llm.reproduction import summary, tables; "
    code += "print('torch' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_reports_are_the_same_to_the_byte(full):
    before = {path.name: path.read_bytes() for path in full.glob("*.*")}
    report(full)
    assert {path.name: path.read_bytes() for path in full.glob("*.*")} == before


def test_a_run_that_is_not_finished_has_gaps(full, tmp_path):
    made_up(tmp_path, "full")
    for path in (tmp_path / "cells").glob("news-0-1-original-*"):
        path.unlink()
    for path in (tmp_path / "cells").glob("*-0-1-lr4-bias-mse-*"):
        path.unlink()
    text = tables.as_markdown(summarise(tmp_path))
    assert "The run is not finished." in text
    line = next(x for x in text.splitlines() if x.startswith("| zero | 30 | +"))
    assert line.split("|")[5:7] == [" - ", " - "]  # nothing to compare with in news
    assert "| LR4, closed form |" not in text.partition("Layer 1:")[2].partition("Layer 0:")[0]


def test_a_table_that_nothing_is_known_for_is_left_out(duel, tmp_path):
    shutil.copytree(duel, tmp_path / "run")
    for path in (tmp_path / "run/cells").glob("*-2-?-*"):  # the last seed
        path.unlink()
    text = report(tmp_path / "run")
    whole = report(duel).partition("## Methods, biases and losses in one layer")[2]
    assert "Layer 1, all texts and seeds." in whole
    assert "Layer 0, all texts and seeds." in whole
    assert "## Methods, biases and losses in one layer" not in text
    assert "## Rotors beside maps of as many numbers" in text


def test_words_follow_the_figures(full):
    found = summarise(full)
    said = "\n".join(findings(found))
    assert "costs 0.417 in the median over 4 layers, from 0.250 (layer 3) to 1.000" in said
    where = "Without refit, not below zero by two standard errors: layer 1"
    assert f"{where} none (0 of 11); layer 0 none" in said
    near = [
        dataclasses.replace(
            each, over_zero=dataclasses.replace(each.over_zero, value=-1.9, standard_error=1.0)
        )
        if each.key == Key((1,), "lr4") and each.text is None
        else each
        for each in found.figures
    ]
    said = "\n".join(findings(dataclasses.replace(found, figures=near)))
    assert f"{where} *LR4, closed form* (1 of 11); layer 0 none" in said
    control = found.controls[0]
    value = control.difference
    equal = dataclasses.replace(value, value=value.standard_error)
    higher = dataclasses.replace(value, value=-value.value)
    for difference, words in (value, "lower"), (equal, "equal within two"), (higher, "higher"):
        one = dataclasses.replace(control, difference=difference)
        said = "\n".join(findings(dataclasses.replace(found, controls=[one])))
        assert f"paper's gadget, untrained, beside LR1, closed form: layer 1 {words}" in said


def test_words_about_gaps_and_refit_are_the_figures(full):
    found = summarise(full)
    said = "\n".join(findings(found))
    grown = {
        (each.name, variant): figures.growth.value
        for each in ROWS
        for variant in ("plain", "refit")
        if (figures := found.find(Key((0,), each.name, variant=variant))) and figures.growth
    }
    plain = {name: g for (name, variant), g in grown.items() if variant == "plain"}
    floors = "zero", "mean", "qk-mean", "gadget-untrained"
    methods = {name: g for name, g in plain.items() if name not in floors}
    best, worst = min(methods.values()), max(methods.values())
    part = round(100 * (worst - best) / plain["zero"])
    assert f"layer 0 from {best:.3f} (4 rotors, scales of channels) to {worst:.3f} (LR1" in said
    assert (
        f"a gap of {worst - best:.3f}, {part} % of the floor {plain['zero']:.3f}; layer 2" in said
    )
    anew = grown["mean", "refit"]
    above = sum(g > anew for g in methods.values())
    assert f"layer 0 from {plain['mean']:.3f} to {anew:.3f} ({above} of 11 methods" in said
    above = sum(g > plain["qk-mean"] for g in methods.values())
    assert f"layer 0 {plain['qk-mean']:.3f} ({above} of 11 methods are above)" in said


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:-9],
        lambda text: "[]",
        lambda text: text.replace('"seed": 0', '"seed": 1'),
        lambda text: text.replace('"bias": true', '"bias": false'),
        lambda text: re.sub(r'("sums": \[\s*)[0-9.]+', r"\1NaN", text, count=1),
        lambda text: text.replace('"plain"', '"plan"'),
        lambda text: text.replace('"seconds"', '"second"'),
    ],
)
def test_a_damaged_cell_is_refused(tmp_path, damage):
    made_up(tmp_path, "duel", texts=("wiki",), seeds=(0,), layers=(1,))
    path = next((tmp_path / "cells").glob("wiki-0-1-lr4-bias-mse-*"))
    path.write_text(damage(path.read_text()))
    with pytest.raises(CheckpointError, match=rf"{re.escape(path.name)} .*delete it and resume"):
        report(tmp_path)
    assert not (tmp_path / "report.md").exists()


def test_a_fit_that_is_there_twice_is_refused(tmp_path):
    made_up(tmp_path, "duel", texts=("wiki",), seeds=(0,), layers=(1,))
    path = next((tmp_path / "cells").glob("wiki-0-1-lr4-bias-mse-*"))
    values = json.loads(path.read_text())
    other = Cell.from_mapping({**values["cell"], "questions": ["hellaswag"]})
    values = {**values, "cell": dataclasses.asdict(other)}
    write_json(path.with_name(f"{other.key}.json"), values)
    with pytest.raises(CheckpointError, match="wiki-0-1-lr4-bias-mse more than once"):
        report(tmp_path)


def test_where_no_run_is(tmp_path):
    with pytest.raises(ConfigurationError, match="there is no run in"):
        report(tmp_path)


def test_the_papers_table_is_whole():
    for rows in paper.TABLE.values():
        assert list(rows) == ["Original", "LR1", "LR4", "BH1", "Rotor"]
        for name, line in rows.items():
            assert [len(part) for part in line] == [1 if name == "Original" else 3] * 2
    named = {each.paper or paper.SAME.get(each.name) for each in ROWS} - {None}
    assert named == set(paper.TABLE["C4"])


# --- Numbers and times ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "bias", "counts"),
    [
        ("gadget", False, (737, 935, 935)),
        ("lr1", True, (1728, 960, 960)),
        ("rotor-small", True, (892, 862, 862)),
        ("blocks-small", True, (2304, 768, 768)),
    ],
)
def test_rows_have_as_many_numbers_as_the_page_says(name, bias, counts):
    settings = dict(row(name).settings)
    plan = Conversion((0,), bias=bias, **settings)
    for letter, high, count in zip("qkv", (576, 192, 192), counts, strict=True):
        layer = plan.layer(letter, 576, high, own_bias=False).build()
        assert sum(p.numel() for p in layer.parameters()) == count


def test_times_are_of_q_k_and_v_together_and_written_once(home, run, monkeypatch):
    sizes = dict.fromkeys("qkv", (192, 192))
    monkeypatch.setattr(latency, "ROWS", ("lr4", "hadamard"))  # no kernels to be compiled
    found = latency.measure(sizes, (1, 3), repeats=1)
    assert set(found["seconds"]) == {"dense", *latency.ROWS}
    assert all(len(times) == 2 and min(times) > 0 for times in found["seconds"].values())
    assert found["parameters"]["dense"] == 3 * 192 * 192
    assert found["parameters"]["lr4"] == 3 * (4 * 2 * 192 + 192)
    assert latency.sizes_of(home / "model") == {"q": (32, 32), "k": (32, 16), "v": (32, 16)}
    monkeypatch.setattr(latency, "measure", lambda sizes: {**found, "sizes": sizes})
    latency.write_latency(run, "model")
    before = (run / "latency.json").read_bytes()
    monkeypatch.setattr(latency, "measure", lambda sizes: pytest.fail("measured again"))
    latency.write_latency(run, "model")
    assert (run / "latency.json").read_bytes() == before


def test_times_of_another_model_are_refused(home, run, tmp_path):
    llama(hidden_size=64).save_pretrained(tmp_path / "other")
    (run / "latency.json").unlink(missing_ok=True)
    with pytest.raises(CheckpointError, match="is one of another model than"):
        latency.write_latency(run, str(tmp_path / "other"))


# --- The command line -----------------------------------------------------------------------------


def command(*arguments, status=0):
    result = CliRunner().invoke(main, ["llm", *map(str, arguments)])
    assert result.exit_code == status, (result.output, result.exception)
    return result


QUICK = ["--quick", "--model", "model", "--texts", "tales", "--window", 32, "--calibration", 4]
QUICK += ["--test-windows", 3, "--items", 3, "--steps", 3, "--joint-steps", 2, "--workers", 1]


def test_the_command_measures_and_reports(home, run, monkeypatch):
    monkeypatch.setattr(latency, "measure", lambda sizes: {**TIMES, "sizes": sizes})
    monkeypatch.setattr("gaforge.llm.reproduction.cells.Sizes.floor", 1)
    found = command("reproduce", *QUICK, "-o", "typed", "--layers", "1,2")
    assert "tales-0-1-mean-bias-mse: " in found.stderr
    assert "0:00 left" in found.stderr
    assert "## Several layers" in found.stdout
    assert "written to typed" in found.stdout
    before = Path("typed/report.md").read_bytes()
    assert "## Time" in command("report", "typed").stdout
    assert Path("typed/report.md").read_bytes() == before
    again = command("reproduce", *QUICK, "-o", "typed", "--layers", "1,2", status=2)
    assert "holds a run already" in again.stderr
    command("reproduce", *QUICK, "-o", "typed", "--layers", "1,2", "--resume")


TIMES = {
    "batches": [1],
    "seconds": {name: [1e-6] for name in ("dense", *latency.ROWS)},
    "parameters": dict.fromkeys(("dense", *latency.ROWS), 1),
}


def test_an_interrupted_command_says_how_to_go_on(monkeypatch):
    def stop(*arguments, **settings):
        raise KeyboardInterrupt

    monkeypatch.setattr("gaforge.llm.reproduction.running.measure", stop)
    found = command("reproduce", *QUICK, "-o", "stopped", "--layers", "1,2", status=130)
    assert "interrupted; what is measured is kept, --resume goes on" in found.stderr


@pytest.mark.parametrize("wrong", [["--layers", 7], ["--test-windows", 10_000]])
def test_a_command_that_can_not_be_leaves_a_folder_for_the_right_one(wrong):
    start = ["reproduce", *QUICK, "-o", f"wrong{wrong[0]}"]
    command(*start, "--layers", 1, *wrong, status=2)
    assert not Path(f"wrong{wrong[0]}", "reproduction.json").exists()


def test_texts_of_the_same_name_in_two_folders_have_different_files():
    first, second = (Cell(f"/{folder}/tales", 0, (1,), "mean") for folder in "ab")
    assert Path(first.name).name == first.name != second.name


def test_a_part_of_the_work_makes_no_report(monkeypatch):
    monkeypatch.setenv("RANK", "1")
    monkeypatch.setenv("WORLD_SIZE", "2")
    found = command("reproduce", *QUICK, "-o", "part", "--layers", "1,2")
    assert "part 2 of 2 is measured; once all are, gaforge llm report part" in found.stdout
    assert not Path("part/report.md").exists()


def test_nothing_is_fetched_unasked(tmp_path, monkeypatch):
    monkeypatch.setenv("GAFORGE_DATA_DIR", str(tmp_path))
    found = command("reproduce", "--study", "duel", "-o", "none", status=2)
    message = "wiki, news, press, smollm2 are not installed; gaforge llm data install"
    assert f"{message} wiki news press smollm2, or --install, fetches 210 MB" in found.stderr
    assert os.listdir(tmp_path) == []
    fetched = []
    monkeypatch.setattr("gaforge.llm.reproduction.sources.install", fetched.append)
    monkeypatch.setattr("gaforge.llm.reproduction.running.reproduce", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        CliRunner().invoke(
            main,
            ["llm", "reproduce", "--study", "duel", "-o", "none", "--install"],
            catch_exceptions=False,
        )
    assert fetched == ["wiki", "news", "press", "smollm2"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--quick", "--study", "duel"], "say different things"),
        (["--layers", "x"], "are no numbers with commas"),
        (["--study", "duel", "--texts", "nothing"], "no text is called 'nothing'"),
        ([*QUICK, "--layers", 7], "there is no layer 7"),
        ([*QUICK, "--calibration", 99], "tales holds"),
    ],
)
def test_wrong_usage(arguments, message, tmp_path):
    found = command("reproduce", *arguments, "-o", tmp_path / "x", status=2)
    assert message in found.stderr
