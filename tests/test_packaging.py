"""What is packaged is what lies in the folders, under one name each, and is cheap to import."""

import subprocess
import sys
from pathlib import Path

import pytest
from sources import ROOT, SETUPTOOLS, module_paths

import gaforge


def python(code: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run code in a new interpreter, with ``folder`` as current folder and first on the path."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code], cwd=folder, capture_output=True, text=True
    )


def test_each_folder_with_modules_is_a_listed_package_with_an_init_file():
    # Without __init__.py a mapped folder is not found in an editable install.
    paths = module_paths()
    initialised = {name for name, path in paths.items() if path.name == "__init__.py"}
    parents = {name.rpartition(".")[0] for name in set(paths) - initialised}
    assert initialised | parents == initialised == set(SETUPTOOLS["packages"])


def test_import_gaforge_loads_no_heavy_library():
    loaded = python(
        "import gaforge, sys; print([m for m in ('torch', 'sympy', 'numba') if m in sys.modules])"
    )
    assert (loaded.stdout.strip(), loaded.stderr) == ("[]", "")


def test_an_algebra_is_plain_data():
    loaded = python(
        "import gaforge, sys; gaforge.Algebra(3, 0, 1).blades; "
        "print([m for m in ('torch', 'sympy', 'numba') if m in sys.modules])"
    )
    assert (loaded.stdout.strip(), loaded.stderr) == ("[]", "")


def test_lazy_names_are_listed_and_unknown_ones_refused():
    assert set(gaforge.__all__) <= set(dir(gaforge))
    assert all(hasattr(gaforge, name) for name in gaforge.__all__)
    with pytest.raises(AttributeError, match="'gaforge' has no attribute 'nothing'"):
        _ = gaforge.nothing


@pytest.mark.parametrize("name", ["codegen", "generated"])
def test_a_second_import_name_is_refused(name, tmp_path):
    from_root = python(f"import {name}")
    assert from_root.returncode == 1
    last_line = from_root.stderr.strip().splitlines()[-1]
    assert last_line.startswith("ImportError")
    assert f"gaforge.{name}" in last_line
    elsewhere = python(f"import {name}", tmp_path)
    assert f"ModuleNotFoundError: No module named '{name}'" in elsewhere.stderr
