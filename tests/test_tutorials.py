"""The pages on how to add an operation and a backend: their changes work as they are written."""

import os
import subprocess
import sys

import pytest
from sources import ROOT
from tutorials import apply_page, copy_sources, patched, session

PAGES = ["add_an_operation.md", "add_a_backend.md"]


def run(folder, text):
    code = f"import sys; sys.path.insert(1, {str(ROOT / 'tests/helpers')!r})\n"
    code += f"import gaforge; assert gaforge.__file__.startswith({str(folder)!r}), gaforge\n"
    code += f"from tutorials import run_session; run_session({text!r})"
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "GAFORGE_CACHE_DIR": str(folder / "cache"),
    }
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=environment, capture_output=True, text=True
    )


@pytest.mark.parametrize("name", PAGES)
def test_the_changes_of_a_page_do_what_it_shows(name, tmp_path):
    page = ROOT / "docs" / name
    assert apply_page(page, copy_sources(tmp_path)) >= 3
    result = run(tmp_path, session(page))
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("name", PAGES)
def test_nothing_of_it_is_there_without_the_changes(name, tmp_path):
    result = run(copy_sources(tmp_path), session(ROOT / "docs" / name))
    assert result.returncode == 1
    assert "Failed example" in result.stderr


def test_a_wrong_sign_stops_the_generator(tmp_path):
    page = ROOT / "docs" / "add_an_operation.md"
    apply_page(page, copy_sources(tmp_path))
    path = tmp_path / "gaforge" / "algebra" / "cayley.py"
    right = "return mask, blades.reverse_sign(rest.bit_count())"
    assert right in path.read_text()
    path.write_text(path.read_text().replace(right, right.replace("rest", "mask")))
    result = run(tmp_path, session(page))
    assert "GenerationError" in result.stderr
    assert "antireverse" in result.stderr


def test_a_wrong_sign_of_the_new_backend_is_no_proof(tmp_path):
    page = ROOT / "docs" / "add_a_backend.md"
    apply_page(page, copy_sources(tmp_path))
    path = tmp_path / "gaforge" / "codegen" / "modules" / "plain_module.py"
    right = 'f"out[{place}] = {text}"'
    assert right in path.read_text()
    path.write_text(path.read_text().replace(right, 'f"out[{place}] = -({text})"'))
    assert "ProofError" in run(tmp_path, session(page)).stderr


def test_a_hunk_that_no_longer_fits_is_seen():
    with pytest.raises(AssertionError, match="does not hold these lines once"):
        patched("a\nb\n", " c\n+d\n", "file")
