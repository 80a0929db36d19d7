"""Names of files, manifests, and folders: all of what was asked for is written, or nothing."""

import errno
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from algebras import signatures
from jobs import double

from gaforge.algebra import Algebra
from gaforge.codegen.artefacts import manifest, store, workers
from gaforge.codegen.artefacts.request import Request, shipped_requests
from gaforge.codegen.artefacts.store import check_folder, emit, emit_all, write_package
from gaforge.codegen.catalogue import TARGETS, standard_kernels
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import DamagedKernelError, GenerationError, ProofError

PLANE = Algebra(2)
GP = Request.of(PLANE, "numba", "gp__even__even")
OP = Request.of(PLANE, "numpy", "op__vector__vector")


@pytest.fixture(scope="module")
def emitted():
    return emit_all([GP, OP])


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_name_and_its_request_determine_each_other():
    for algebra in signatures(4):
        for target in TARGETS:
            requests = [Request(algebra, target)]
            requests += [Request(algebra, target, spec) for spec in standard_kernels(algebra)]
            for request in requests:
                assert Request.parse(request.filename) == request
    assert len({request.filename for request in shipped_requests()}) == len(shipped_requests())


@pytest.mark.parametrize(
    "name",
    [
        "cl_3_0_numba.py",
        "cl_3_0_0_numba.pyc",
        "cl_3_0_0_cuda.py",
        "cl_3_0_0_numba__gp__g1__full.py",
        "cl_3_0_0_numba__gp.py",
        "cl_3_0_0_numba__proj__full__full.py",
        "cl_99_0_0_numba.py",
        "cl_03_0_0_numba.py",
        "manifest.json",
    ],
)
def test_other_names_are_no_requests(name):
    assert Request.parse(name) is None


def test_the_name_of_a_file_is_the_one_that_is_generated(emitted):
    assert [file.filename for file in emitted] == [GP.filename, OP.filename]


def test_a_package_can_be_imported_without_gaforge(tmp_path, emitted):
    write_package(tmp_path / "made" / "plane", emitted)
    code = (
        "import sys, numpy as np\n"
        "from plane.cl_2_0_0_numba__gp__even__even import gp__even__even as gp\n"
        "print(gp(np.array([1.0, 2.0]), np.array([3.0, 4.0])), 'gaforge' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path / "made", capture_output=True, text=True
    )
    assert (done.stdout, done.stderr) == ("[-5. 10.] False\n", "")


def test_the_manifest_says_what_was_made(tmp_path, emitted):
    write_package(tmp_path, emitted)
    text = (tmp_path / manifest.NAME).read_text()
    assert text.endswith("}\n")
    assert manifest.render(manifest.parse(text)) == text
    files = json.loads(text)["files"]
    assert list(files) == sorted(files)
    entry = files[GP.filename]
    assert list(entry) == sorted(entry)
    assert entry["signature"] == "2,0,0"
    assert entry["target"] == "numba"
    assert entry["command"] == "gaforge generate 2,0,0 --target numba --kernel gp__even__even"
    assert set(entry["versions"]) == {"gaforge", "sympy"}
    assert entry["kernels"]["gp__even__even"]["form"] == "unrolled"
    assert entry["kernels"]["gp__even__even"]["operations"] == {
        "multiplications": 4,
        "additions": 2,
    }
    assert entry["kernels"]["gp__even__even"]["law"].startswith("out = ")
    for key in ("content", "inputs"):
        assert f"gaforge-{key}: {entry[key]}" in emitted[0].text


def test_a_second_run_extends_the_manifest_and_a_whole_one_replaces_it(tmp_path, emitted):
    write_package(tmp_path, emitted[:1])
    (tmp_path / "__init__.py").write_text("MINE = 1\n")
    write_package(tmp_path, emitted[1:])
    assert set(manifest.read(tmp_path)) == {GP.filename, OP.filename}
    assert (tmp_path / "__init__.py").read_text() == "MINE = 1\n"
    write_package(tmp_path, emitted[1:], whole=True)
    assert set(manifest.read(tmp_path)) == {OP.filename}


def test_two_that_write_at_once_both_get_into_the_manifest(tmp_path, emitted, monkeypatch):
    read = manifest.read

    def slow_read(folder):
        entries = read(folder)
        time.sleep(0.3)
        return entries

    monkeypatch.setattr(manifest, "read", slow_read)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda file: write_package(tmp_path, [file]), emitted))
    assert set(read(tmp_path)) == {GP.filename, OP.filename}


def test_a_damaged_manifest_is_not_extended(tmp_path, emitted):
    (tmp_path / manifest.NAME).write_text("{")
    with pytest.raises(DamagedKernelError, match=r"manifest\.json is damaged"):
        write_package(tmp_path, emitted)
    assert names(tmp_path) == [manifest.NAME]


def test_a_full_disk_leaves_the_old_package(tmp_path, emitted, monkeypatch):
    write_package(tmp_path, emitted[:1])
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    calls = []

    def full(handle):
        calls.append(handle)
        if len(calls) == 2:  # the manifest
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(GenerationError, match="No space left on device"):
        write_package(tmp_path, emitted[1:])
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_failed_proof_is_raised_and_nothing_comes_back(monkeypatch):
    def refuse(request, report):
        if request == OP:
            raise ProofError("no")
        return emit(request, report)

    monkeypatch.setattr(store, "emit", refuse)
    with pytest.raises(ProofError, match="no"):
        emit_all([GP, OP])


def test_a_folder_that_cannot_be_written_to_is_refused_before_any_work(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "in" / "it"):
        with pytest.raises(GenerationError, match="file is a file, not a folder"):
            check_folder(folder)
    check_folder(tmp_path / "new" / "folder")
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(GenerationError, match="no permission to write"):
        check_folder(tmp_path / "new")
    assert names(tmp_path) == ["file"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_workers_report_and_return_in_any_number(jobs):
    seen = []
    results = dict(workers.run(double, [1, 2, 3], jobs, lambda i, stage: seen.append((i, stage))))
    assert results == {0: 2, 1: 4, 2: 6}
    assert sorted(seen) == [(i, stage) for i in range(3) for stage in ("derive", "prove")]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_a_worker_is_raised(jobs):
    with pytest.raises(ProofError, match="-2 is negative"):
        list(workers.run(double, [1, -2, 3], jobs))


def test_the_largest_files_are_begun_first():
    requests = [Request.of(Algebra(2), "numba"), Request.of(Algebra(5), "numba"), GP]
    assert store.by_size(requests) == [1, 0, 2]
    assert store.sensible_jobs(requests) == workers.processors()
    assert store.sensible_jobs([GP, OP]) == 1


def test_kernels_of_the_tests_are_what_they_say():
    assert GP.specs == (KernelSpec.of(PLANE, "gp", "even", "even"),)
