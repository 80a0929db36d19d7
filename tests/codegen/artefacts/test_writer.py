"""Writing: a file is there whole or not at all, and errors leave nothing behind."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gaforge.codegen.artefacts.writer import write_atomic, write_files
from gaforge.errors import GenerationError


def everything(folder: Path) -> dict[str, str | None]:
    """Return every path below a folder, with the text of files."""
    return {
        path.relative_to(folder).as_posix(): path.read_text() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }


def full_disk(*arguments, **options):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


STEPS = ["fsync", "replace", "chmod"]


def test_a_file_is_written_with_its_folders(tmp_path):
    path = tmp_path / "new" / "inner" / "file.py"
    write_atomic(path, "text: Ä\n")
    assert path.read_bytes() == "text: Ä\n".encode()
    assert everything(tmp_path) == {
        "new": None,
        "new/inner": None,
        "new/inner/file.py": "text: Ä\n",
    }
    assert path.stat().st_mode & 0o777 == 0o644


def test_a_file_is_replaced(tmp_path):
    path = tmp_path / "file.py"
    write_atomic(path, "old")
    write_atomic(path, "new")
    assert everything(tmp_path) == {"file.py": "new"}


@pytest.mark.parametrize("step", STEPS)
def test_a_full_disk_leaves_nothing_and_says_so(tmp_path, monkeypatch, step):
    monkeypatch.setattr(os, step, full_disk)
    with pytest.raises(
        GenerationError, match=r"file\.py: No space left on device; choose .* --out"
    ):
        write_atomic(tmp_path / "new" / "file.py", "text")
    assert everything(tmp_path) == {}


@pytest.mark.parametrize("step", STEPS)
def test_a_full_disk_leaves_the_old_file(tmp_path, monkeypatch, step):
    path = tmp_path / "file.py"
    write_atomic(path, "old")
    monkeypatch.setattr(os, step, full_disk)
    with pytest.raises(GenerationError):
        write_atomic(path, "new")
    assert everything(tmp_path) == {"file.py": "old"}


def test_a_text_that_cannot_be_encoded_leaves_nothing(tmp_path):
    with pytest.raises(UnicodeEncodeError):
        write_atomic(tmp_path / "file.py", "\ud800")
    assert everything(tmp_path) == {}


def test_a_file_in_the_place_of_the_folder_is_an_error_with_the_way_out(tmp_path):
    # As root no folder is unwritable; a file where a folder should be is so for everyone.
    (tmp_path / "out").write_text("a file")
    with pytest.raises(GenerationError, match="choose a writable folder with --out"):
        write_atomic(tmp_path / "out" / "file.py", "text")
    assert everything(tmp_path) == {"out": "a file"}


def test_a_folder_in_the_place_of_the_file_is_an_error(tmp_path):
    (tmp_path / "file.py").mkdir()
    with pytest.raises(GenerationError, match="there is a folder of this name"):
        write_atomic(tmp_path / "file.py", "text")
    assert everything(tmp_path) == {"file.py": None}


def test_a_read_only_folder_is_an_error_with_the_way_out(tmp_path, monkeypatch):
    def denied(*arguments, **options):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("tempfile.mkstemp", denied)
    with pytest.raises(GenerationError, match="Permission denied; choose a writable folder"):
        write_atomic(tmp_path / "file.py", "text")
    assert everything(tmp_path) == {}


def test_an_interrupt_leaves_nothing(tmp_path, monkeypatch):
    def interrupted(handle):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_atomic(tmp_path / "new" / "file.py", "text")
    assert everything(tmp_path) == {}


def test_several_files_are_staged_before_the_first_is_replaced(tmp_path, monkeypatch):
    paths = [tmp_path / "a.py", tmp_path / "b.py"]
    write_files(dict.fromkeys(paths, "old"))
    written = []

    def second_fails(handle):
        written.append(handle)
        if len(written) == 2:
            full_disk()

    monkeypatch.setattr(os, "fsync", second_fails)
    with pytest.raises(GenerationError, match=r"b\.py"):
        write_files(dict.fromkeys(paths, "new"))
    assert everything(tmp_path) == {"a.py": "old", "b.py": "old"}


@pytest.mark.parametrize("where", ["fsync", "replace"])
def test_a_killed_process_leaves_no_file_under_the_final_name(tmp_path, where):
    """A kill runs no clean-up: the temporary file may stay, but no file that could be loaded."""
    path = tmp_path / "file.py"
    path.write_text("old")
    killed = subprocess.run(
        [
            sys.executable,
            "-c",
            "import os, sys, pathlib\n"
            "from gaforge.codegen.artefacts.writer import write_atomic\n"
            "def die(*arguments): os.kill(os.getpid(), 9)\n"
            f"os.{where} = die\n"
            "write_atomic(pathlib.Path(sys.argv[1]), 'new' * 100000)\n",
            str(path),
        ],
        capture_output=True,
        text=True,
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert path.read_text() == "old"
    others = [other.name for other in tmp_path.iterdir() if other != path]
    assert all(name.startswith(".file.py.") and name.endswith(".tmp") for name in others)
