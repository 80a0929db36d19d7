"""``gaforge check``: each way in which a folder can be wrong is found, with the file and why."""

import json
import re
import shutil

import pytest
from click.testing import CliRunner

from gaforge.algebra import Algebra
from gaforge.cli import main
from gaforge.codegen.artefacts import check as checking
from gaforge.codegen.artefacts import header, manifest
from gaforge.codegen.artefacts.request import Request
from gaforge.codegen.artefacts.store import emit_all, write_package
from gaforge.errors import GenerationError

PLANE = Algebra(2)
GP = "cl_2_0_0_numba__gp__even__vector.py"
SANDWICH = "cl_2_0_0_numba__sandwich__even__vector.py"
PAGE = "cl_2_0_0__normsq__even.tex"


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("made") / "package"
    requests = [
        Request.of(PLANE, "numba", "gp__even__vector"),
        Request.of(PLANE, "numba", "sandwich__even__vector"),
        Request.of(PLANE, "latex", "normsq__even"),
    ]
    write_package(folder, emit_all(requests))
    return folder


@pytest.fixture
def folder(made, tmp_path):
    return shutil.copytree(made, tmp_path / "package")


def run(folder, *arguments):
    """Run ``gaforge check --dir``; return the exit status and what is wrong, by file."""
    result = CliRunner().invoke(main, ["check", "--dir", str(folder), "--json", *arguments])
    assert result.exit_code in (0, 1), result.output
    report = json.loads(result.stdout)
    assert report["ok"] == (result.exit_code == 0)
    bad = {file["file"]: file for file in report["files"] if not file["ok"]}
    assert bool(bad) == result.exit_code
    return result.exit_code, {
        name: {problem["kind"]: problem["reason"] for problem in file["problems"]}
        for name, file in bad.items()
    }


def edit(path, old, new):
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def reseal(path):
    """Give a file the content hash of what it holds, as one who edits on purpose might."""
    text = re.sub(re.escape(header.CONTENT) + "[0-9a-f]+", f"{header.CONTENT}?", path.read_text())
    path.write_text(header.seal(text))


def flip_a_sign(path):
    wrong, count = re.subn(r"(?m)^([^#\n]*\w\*\w.*?) - ", r"\1 + ", path.read_text(), count=1)
    assert count
    path.write_text(wrong)


def test_what_was_just_written_is_good(folder):
    assert run(folder) == (0, {})


def test_a_whole_module_is_good_and_shown_as_such(tmp_path):
    write_package(tmp_path / "package", emit_all([Request.of(PLANE, "numba")]))
    result = CliRunner().invoke(main, ["check", "--dir", str(tmp_path / "package")])
    assert result.exit_code == 0
    assert "2 as the generator writes them, 0 bad; 66 kernels proved" in result.stdout


def test_a_flipped_sign_is_named_with_a_diff_and_the_failed_proof(folder):
    flip_a_sign(folder / GP)
    status, bad = run(folder)
    assert (status, list(bad)) == (1, [GP])
    assert "content hash does not fit" in bad[GP]["edited"]
    assert "gp__even__vector of Cl(2,0,0), output" in bad[GP]["unproved"]
    shown = CliRunner().invoke(main, ["check", "--dir", str(folder)])
    assert shown.exit_code == 1
    assert f"{GP}: edited, unproved" in shown.stdout
    assert re.search(r"^    -.* \+ .*\n    \+.* - ", shown.stdout, re.MULTILINE)
    assert "4 files" in shown.stdout
    assert "3 as the generator writes them, 1 bad" in shown.stdout


def test_a_flipped_sign_under_a_new_hash_is_found(folder):
    flip_a_sign(folder / GP)
    reseal(folder / GP)
    status, bad = run(folder)
    assert (status, list(bad)) == (1, [GP])
    assert "another text" in bad[GP]["edited"]
    assert "unproved" in bad[GP]


def test_an_edited_comment_is_found_and_the_kernels_still_prove(folder):
    edit(folder / GP, "# --- gp", "# --- GP")
    status, bad = run(folder)
    assert (status, list(bad), list(bad[GP])) == (1, [GP], ["edited"])


def test_changed_line_ends_are_found(folder):
    path = folder / GP
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    status, bad = run(folder)
    assert (status, list(bad)) == (1, [GP])
    assert "edited" in bad[GP]


@pytest.mark.parametrize("name", [GP, PAGE])
def test_a_missing_file_is_named_with_the_command_that_makes_it(folder, name):
    (folder / name).unlink()
    status, bad = run(folder)
    assert (status, list(bad)) == (1, [name])
    kernel = re.escape(name.partition("__")[2].rpartition(".")[0])
    assert re.search(
        rf"gaforge generate 2,0,0 --target \w+ --kernel {kernel}", bad[name]["missing"]
    )


@pytest.mark.parametrize("name", ["cl_2_0_0_torch.py", "cl_9.py", "cl_2_0_0__gp__even__even.tex"])
def test_a_stray_file_is_named(folder, name):
    shutil.copy(folder / GP, folder / name)
    status, bad = run(folder)
    assert (status, {name: list(kinds) for name, kinds in bad.items()}) == (1, {name: ["stray"]})


def test_files_of_the_users_own_are_left_alone(folder):
    (folder / "mine.py").write_text("import numpy\n")
    (folder / "__pycache__").mkdir()
    assert run(folder) == (0, {})


def test_a_file_that_is_no_text_is_named(folder):
    (folder / GP).write_bytes(b"\xff\xfe")
    status, bad = run(folder)
    assert (status, list(bad), list(bad[GP])) == (1, [GP], ["unreadable"])


@pytest.mark.parametrize("more", ["raise SystemExit(0)", "1 / 0", "while True: int('x')"])
def test_whatever_an_edited_file_does_is_a_finding(folder, more):
    path = folder / GP
    path.write_text(f"{path.read_text()}\n{more}\n")
    status, bad = run(folder)
    assert (status, list(bad), set(bad[GP])) == (1, [GP], {"edited", "unproved"})
    assert "can't be executed on symbols" in bad[GP]["unproved"]


@pytest.mark.parametrize("text", ["", "def gp(:\n", "import os\n"])
def test_a_file_of_other_text_is_named(folder, text):
    (folder / GP).write_text(text)
    status, bad = run(folder)
    assert (status, list(bad)) == (1, [GP])
    assert {"edited", "unproved"} <= set(bad[GP])


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"multiplications": 4', '"multiplications": 3', f"it is wrong about {GP}"),
        ('"form": "unrolled"', '"form": "table"', "it is wrong about"),
        ('"format": 1,', '"format":  1,', "its text was edited"),
        (
            '"files": {',
            '"files": {\n"cl_2.py": {"kernels": {}},',
            "it names cl_2.py, which does not",
        ),
    ],
)
def test_an_edited_manifest_is_named(folder, old, new, reason):
    edit(folder / manifest.NAME, old, new)
    status, bad = run(folder)
    assert status == 1
    assert reason in bad[manifest.NAME]["edited"]


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": 2, "files": {}}', "\x00"])
def test_a_damaged_manifest_is_named_and_the_files_are_checked_all_the_same(folder, text):
    (folder / manifest.NAME).write_text(text)
    flip_a_sign(folder / GP)
    status, bad = run(folder)
    assert (status, set(bad)) == (1, {manifest.NAME, GP})
    assert "unreadable" in bad[manifest.NAME]


def test_a_missing_manifest_is_named(folder):
    (folder / manifest.NAME).unlink()
    assert run(folder)[1] == {
        manifest.NAME: {"missing": "it is not there; gaforge generate writes it"}
    }


def test_an_entry_that_is_left_out_of_the_manifest_is_found(folder):
    entries = manifest.read(folder)
    del entries[GP]
    (folder / manifest.NAME).write_text(manifest.render(entries))
    status, bad = run(folder)
    assert (status, list(bad[GP])) == (1, ["stray"])


@pytest.mark.parametrize(
    ("old", "reason"),
    [
        (r"sympy [\d.]+", r"made with sympy 0\.9, you have sympy \d"),
        (r"gaforge [\d.]+(?=, sympy)", r"made with gaforge 0\.9, you have gaforge \d"),
        (r"(?<=inputs: sha256:)\w+", "made by other sources of the generator"),
    ],
)
def test_a_file_of_another_version_is_stale_and_still_proved(folder, old, reason):
    path = folder / GP
    new = "0" * 64 if "inputs" in old else f"{old.split()[0]} 0.9"
    path.write_text(re.sub(old, new, path.read_text(), count=1))
    reseal(path)
    status, bad = run(folder)
    assert (status, list(bad), list(bad[GP])) == (1, [GP], ["stale"])
    assert re.search(reason, bad[GP]["stale"])


def test_the_text_on_disk_is_what_is_proved(folder, monkeypatch):
    proved = []

    def prove(source, target, kernels, progress):
        proved.append(source)
        return original(source, target, kernels, progress)

    original = checking.prove_source
    monkeypatch.setattr(checking, "prove_source", prove)
    edit(folder / GP, "# --- gp", "# --- GP")
    assert run(folder)[0] == 1
    assert sorted(proved) == sorted((folder / name).read_text() for name in (GP, SANDWICH, PAGE))


def test_signatures_and_targets_choose_files(folder):
    flip_a_sign(folder / GP)
    assert run(folder, "2", "--target", "latex") == (0, {})
    assert run(folder, "2", "--target", "numba")[0] == 1
    for arguments in (["3"], ["2", "--target", "torch"]):
        result = CliRunner().invoke(main, ["check", "--dir", str(folder), *arguments])
        assert result.exit_code == 2
        assert "no emitted files of what was asked for" in result.stderr


def test_several_processes_come_to_the_same_verdict(folder):
    flip_a_sign(folder / GP)
    assert run(folder, "--jobs", "2") == run(folder, "--jobs", "1")


def test_expected_files_must_be_there_even_if_no_manifest_names_them(folder):
    expected = [Request.of(PLANE, "numba", "gp__even__vector"), Request.of(PLANE, "numpy")]
    task = checking.plan(folder, expected)
    bad = {r.file: [p.kind for p in r.problems] for r in checking.check(task) if not r.ok}
    assert bad.pop("cl_2_0_0_numpy.py") == ["missing"]
    assert bad.pop(SANDWICH) == bad.pop(PAGE) == ["stray"]
    assert bad.pop(manifest.NAME) == ["edited", "edited"]
    assert not bad


def test_a_folder_without_manifest_can_be_checked_file_by_file(folder):
    (folder / manifest.NAME).unlink()
    task = checking.plan(folder, with_manifest=False)
    reports = list(checking.check(task))
    assert {report.file for report in reports} == {GP, SANDWICH, PAGE}
    assert all(report.ok and report.proved for report in reports)


def test_a_folder_of_other_things_is_refused(tmp_path):
    for missing in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(GenerationError, match=r"no (folder of )?emitted files"):
            checking.plan(missing)


def test_a_long_difference_is_cut_and_its_lines_are_counted_from_the_start():
    old = "".join(f"line {i}\n" for i in range(5000))
    new = old.replace("line 4000\n", "line four thousand\n")
    assert checking.short_diff(old, new)[0] == "@@ -3998,7 +3998,7 @@"
    assert (
        len(checking.short_diff(old, "x\n" + old.replace("line", "row"))) == checking.DIFF_LINES + 1
    )
    assert checking.short_diff("a\r\n", "a\n") == ("(only line ends differ)",)
