"""Where a kernel comes from: the package, the user's cache, the generator; and what goes wrong."""

import errno
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from filelock import FileLock

import gaforge
import gaforge.generated
from gaforge.algebra import Algebra
from gaforge.codegen.artefacts.header import generator_digest, seal
from gaforge.codegen.pipeline import generate
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import DamagedKernelError, GenerationError
from gaforge.loading import cache, loader

SPACE = Algebra(1, 1)  # not shipped
REVERSE = KernelSpec.of(SPACE, "reverse")
INVOLUTE = KernelSpec.of(SPACE, "involute")
X = np.array([1.0, 2.0, 3.0, 4.0])
REVERSED = [1, 2, 3, -4]


def emitted(*specs):
    return generate(SPACE, "numba", list(specs)).text


@pytest.fixture(scope="module")
def text():
    """The file of one kernel, as it lies in a cache."""
    return emitted(REVERSE)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder of an empty cache of one's own."""
    monkeypatch.setenv("GAFORGE_CACHE_DIR", str(tmp_path / "cache"))
    loader.shipped.cache_clear()
    yield cache.cache_folder()
    loader.shipped.cache_clear()
    sys.modules.pop("gaforge.generated.cl_1_1_0_numba", None)


@pytest.fixture
def shipped(tmp_path, monkeypatch, folder):
    """A folder in place of the one with the package's emitted files."""
    path = tmp_path / "generated"
    path.mkdir()
    monkeypatch.setattr(gaforge.generated, "__path__", [str(path)])
    return path


@pytest.fixture
def nothing_is_generated(monkeypatch):
    monkeypatch.setattr(loader, "_generate", None)  # a call would fail


def files(folder):
    """What lies in the folder itself, but not below it: locks and Numba's cache."""
    return sorted(path.name for path in folder.iterdir() if path.is_file())


def python(code, cache_dir, *arguments, **options):
    """Run code in a new process with a cache of its own."""
    process = start(code, cache_dir, *arguments, **options)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    return out.strip()


def start(code, cache_dir, *arguments, **environment):
    env = {**os.environ, "GAFORGE_CACHE_DIR": str(cache_dir), **environment}
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(code), *map(str, arguments)],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


# --- Package, cache, generator -------------------------------------------------------------------


def test_a_shipped_kernel_comes_from_the_package(nothing_is_generated):
    function = loader.load_function(KernelSpec.of(Algebra(2), "gp"), "numba")
    assert function.__module__ == "gaforge.generated.cl_2_0_0_numba"


def test_a_kernel_that_is_not_shipped_is_generated_once(folder, monkeypatch):
    function = loader.load_function(REVERSE, "numba")
    assert function(X).tolist() == REVERSED
    assert files(folder) == ["cl_1_1_0_numba__reverse__full.py"]
    monkeypatch.setattr(loader, "_generate", None)
    assert loader.load_function(REVERSE, "numba") is function


def test_the_package_goes_before_the_cache_and_the_cache_before_the_generator(
    shipped, folder, text, monkeypatch
):
    def module_of(spec):
        return loader.load_function(spec, "numba").__module__

    (shipped / "cl_1_1_0_numba.py").write_text(text)
    folder.mkdir(parents=True)
    (folder / "cl_1_1_0_numba.py").write_text(emitted(REVERSE, INVOLUTE))
    generated = []
    monkeypatch.setattr(loader, "_generate", lambda spec, backend, path: generated.append(path))
    assert module_of(REVERSE) == "gaforge.generated.cl_1_1_0_numba"
    assert module_of(INVOLUTE).startswith("gaforge_cached_")
    assert not generated
    with pytest.raises(GenerationError, match="cannot read"):  # the generator wrote nothing
        module_of(KernelSpec.of(SPACE, "conjugate"))
    assert [path.name for path in generated] == ["cl_1_1_0_numba__conjugate__full.py"]


def test_the_cache_of_another_version_is_not_used(folder):
    assert folder.name == generator_digest()[:16]


def test_a_file_made_for_this_process_is_found_at_once(folder, text, nothing_is_generated):
    folder.mkdir(parents=True)
    (folder / "cl_1_1_0_numba__reverse__full.py").write_text(text)
    assert loader.load_function(REVERSE, "numba")(X).tolist() == REVERSED


def test_generation_is_quiet_where_nobody_watches(folder, capfd):
    loader.load_function(REVERSE, "numba")
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("place", ["package", "cache"])
def test_a_kernel_that_exists_is_loaded_without_sympy(place, tmp_path, text):
    code = """
        import sys
        import gaforge, numpy as np
        k = gaforge.kernels(sys.argv[1])
        k.reverse(np.ones(4))
        heavy = {"sympy", "torch", "gaforge.codegen.pipeline", "gaforge.codegen.derive"}
        print(sorted(heavy & set(sys.modules)))
    """
    if place == "package":
        assert python(code, tmp_path, "2") == "[]"
    else:
        folder = tmp_path / generator_digest()[:16]
        folder.mkdir()
        (folder / "cl_1_1_0_numba__reverse__full.py").write_text(text)
        assert python(code, tmp_path, "1,1") == "[]"


# --- Damage --------------------------------------------------------------------------------------

DAMAGE = {
    "a sign": lambda text: text.replace("= -x_3", "= x_3", 1),
    "a comment": lambda text: text.replace("# ---", "# --", 1),
    "the proof": lambda text: text.replace("1 of 1 kernels", "2 of 2 kernels", 1),
    "cut short": lambda text: text[: len(text) // 2],
    "empty": lambda text: "",
    "a line more": lambda text: text + "\nKERNELS = {}\n",
    "no hash": lambda text: text.replace("gaforge-content", "gaforge-contents"),
}


def damaged(kind, text):
    out = DAMAGE[kind](text)
    assert out != text
    return out


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_file_in_the_cache_is_refused(kind, folder, text, nothing_is_generated):
    folder.mkdir(parents=True)
    path = folder / "cl_1_1_0_numba__reverse__full.py"
    path.write_text(damaged(kind, text))
    with pytest.raises(DamagedKernelError, match=f"{path.name} .*gaforge generate") as caught:
        loader.load_function(REVERSE, "numba")
    assert str(path) in str(caught.value)
    assert str(path) not in {getattr(m, "__file__", None) for m in sys.modules.values()}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_shipped_file_is_refused(kind, shipped, text, nothing_is_generated):
    (shipped / "cl_1_1_0_numba.py").write_text(damaged(kind, text))
    with pytest.raises(DamagedKernelError, match=r"cl_1_1_0_numba\.py .*gaforge generate"):
        loader.load_function(REVERSE, "numba")
    assert "gaforge.generated.cl_1_1_0_numba" not in sys.modules


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("signature: 2,0,0", "kernels of signature 2,0,0, not 1,1,0"),
        ("target: torch", "kernels of target torch, not numba"),
    ],
)
def test_a_whole_file_under_a_wrong_name_is_refused(header, message, folder, text):
    key, _, value = header.partition(": ")
    lines = [
        f"# gaforge-{key}: {value}" if f"gaforge-{key}: " in line else line
        for line in text.splitlines()
    ]
    content = next(line for line in lines if "gaforge-content" in line)
    other = "\n".join(lines).replace(content, "# gaforge-content: sha256:?")
    folder.mkdir(parents=True)
    (folder / "cl_1_1_0_numba__reverse__full.py").write_text(seal(other))
    with pytest.raises(DamagedKernelError, match=message):
        loader.load_function(REVERSE, "numba")


def test_a_file_that_is_no_text_is_named(folder):
    folder.mkdir(parents=True)
    (folder / "cl_1_1_0_numba__reverse__full.py").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(GenerationError, match=r"cannot read .*reverse__full\.py"):
        loader.load_function(REVERSE, "numba")


# --- Many processes ------------------------------------------------------------------------------

MANY = """
    import sys, time
    from pathlib import Path
    import numpy as np
    import gaforge
    from gaforge.loading import loader

    go, log = map(Path, sys.argv[1:3])
    original = loader._generate
    def generate(*arguments):
        with log.open("a") as file:
            file.write("generated\\n")
        original(*arguments)
    loader._generate = generate
    k = gaforge.kernels("1,1")
    print("ready", flush=True)
    while not go.exists():
        time.sleep(0.01)
    print(k.reverse(np.array([1.0, 2.0, 3.0, 4.0])).tolist())
"""


def test_eight_processes_ask_at_once(tmp_path):
    go, log = tmp_path / "go", tmp_path / "log"
    processes = [start(MANY, tmp_path / "cache", go, log) for _ in range(8)]
    for process in processes:
        assert process.stdout.readline() == "ready\n"
    go.touch()
    for process in processes:
        out, err = process.communicate(timeout=120)
        assert (out, err) == (f"{[float(x) for x in REVERSED]}\n", "")
    assert log.read_text() == "generated\n"
    (folder,) = (tmp_path / "cache").iterdir()
    assert files(folder) == ["cl_1_1_0_numba__reverse__full.py"]


def test_eight_threads_ask_at_once(folder, monkeypatch):
    calls = []
    original = loader._generate

    def slow(*arguments):
        calls.append(arguments)
        time.sleep(0.2)
        original(*arguments)

    monkeypatch.setattr(loader, "_generate", slow)
    barrier = threading.Barrier(8)

    def ask(_):
        barrier.wait(60)
        return loader.load_function(REVERSE, "numba")(X).tolist()

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(ask, range(8))) == [REVERSED] * 8
    assert len(calls) == 1


KILLED = """
    import os, sys, time
    from pathlib import Path
    import numpy as np
    import gaforge, gaforge.codegen.pipeline

    marker = Path(sys.argv[1])
    def stop(*arguments):
        marker.touch()
        time.sleep(600)
    setattr(os, sys.argv[2], stop)
    gaforge.kernels("1,1").reverse(np.ones(4))
"""


@pytest.mark.parametrize("moment", ["fsync", "replace"])
def test_a_process_is_killed_in_the_middle(moment, tmp_path, folder, monkeypatch):
    marker = tmp_path / "marker"
    process = start(KILLED, os.environ["GAFORGE_CACHE_DIR"], marker, moment)
    deadline = time.monotonic() + 60
    while not marker.exists():
        assert process.poll() is None, process.stderr.read()
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert list(folder.glob(".*.tmp"))  # half a file, and the lock is held
    monkeypatch.setattr(cache, "LOCK_TIMEOUT", 0.1)
    with pytest.raises(GenerationError, match="another process has been generating"):
        loader.load_function(REVERSE, "numba")
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=60)
    assert not list(folder.glob("*.py"))
    monkeypatch.setattr(cache, "LOCK_TIMEOUT", 60)
    assert loader.load_function(REVERSE, "numba")(X).tolist() == REVERSED
    assert files(folder) == ["cl_1_1_0_numba__reverse__full.py"]


def test_waiting_for_another_process_ends_with_the_way_out(folder, monkeypatch):
    monkeypatch.setattr(cache, "LOCK_TIMEOUT", 0.1)
    lock = folder / "locks" / "cl_1_1_0_numba__reverse__full.lock"
    lock.parent.mkdir(parents=True)
    with FileLock(lock), pytest.raises(GenerationError, match=r"if there is none, delete .*lock"):
        loader.load_function(REVERSE, "numba")


def test_an_error_of_the_generator_leaves_the_lock(folder, monkeypatch):
    def broken(*arguments):
        raise OSError("of the generator")

    with monkeypatch.context() as patch:
        patch.setattr(loader, "_generate", broken)
        with pytest.raises(OSError, match="of the generator"):
            loader.load_function(REVERSE, "numba")
    assert loader.load_function(REVERSE, "numba")(X).tolist() == REVERSED


# --- Folders that can't be used ------------------------------------------------------------------


def test_a_cache_folder_that_cannot_be_made(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GAFORGE_CACHE_DIR", str(tmp_path / "file" / "cache"))
    with pytest.raises(GenerationError, match=r"file/cache.*set GAFORGE_CACHE_DIR to a writable"):
        loader.load_function(REVERSE, "numba")
    assert files(tmp_path) == ["file"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_cache_folder_without_permission(tmp_path, folder):
    folder.parent.mkdir(parents=True)
    folder.parent.chmod(0o500)
    with pytest.raises(GenerationError, match="GAFORGE_CACHE_DIR"):
        loader.load_function(REVERSE, "numba")


@pytest.mark.parametrize("function", ["fsync", "replace"])
def test_a_full_disk_leaves_nothing_behind(function, folder, monkeypatch):
    def full(*arguments):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, function, full)
    with pytest.raises(GenerationError, match=r"No space left on device.*GAFORGE_CACHE_DIR"):
        loader.load_function(REVERSE, "numba")
    assert not files(folder)


def test_a_cache_folder_that_cannot_be_read(folder, monkeypatch):
    def denied(self):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "exists", denied)
        with pytest.raises(GenerationError, match="Permission denied; set GAFORGE_CACHE_DIR"):
            loader._exists(folder / "file")


def test_numba_without_a_folder_for_machine_code(folder, text, monkeypatch):
    from numba.core.caching import CompileResultCacheImpl

    folder.mkdir(parents=True)
    (folder / "cl_1_1_0_numba__reverse__full.py").write_text(text)
    monkeypatch.setattr(CompileResultCacheImpl, "_locator_classes", [])
    with pytest.raises(GenerationError, match="set NUMBA_CACHE_DIR to a writable folder"):
        loader.load_function(REVERSE, "numba")


# --- Sizes and extras ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("signature", "operation", "layouts"),
    [
        ("15", "gp", ("full", "full")),
        ("8", "sandwich", ("even", "full")),
        ("15", "sandwich2", ("even", "full", "even")),
        ("30", "op", ("g4", "g4")),
    ],
)
def test_a_kernel_that_is_too_large_is_refused(signature, operation, layouts, folder):
    k = gaforge.kernels(signature)
    operands = [np.ones(1)] * len(layouts)  # refused before their shapes are looked at
    with pytest.raises(GenerationError, match=r"name smaller layouts, such as .*backend='numpy'"):
        getattr(k, operation)(*operands, layouts=layouts)
    assert not folder.exists()


def test_smaller_layouts_of_a_large_algebra_work(folder):
    k = gaforge.kernels("30")
    e1, e2 = np.eye(30)[:2]
    assert k.sp(e1 + e2, e1, layouts=("vector", "vector")).tolist() == [1]


def test_a_backend_that_is_not_installed(tmp_path):
    code = """
        import sys
        sys.modules["torch"] = None
        import gaforge
        def message(call):
            try:
                call()
            except gaforge.errors.MissingExtraError as error:
                return str(error)
        k = gaforge.kernels("1,1", "torch")
        for call in (
            lambda: gaforge.kernels("1,1", "torch", dtype="float32"),
            lambda: k.reverse(None),
            lambda: k.grade(None, 1),
            lambda: k.prepare(None),
        ):
            assert 'pip install "gaforge[torch]"' in message(call), message(call)
        print(message(lambda: k.reverse(None)))
    """
    assert python(code, tmp_path).startswith("backend 'torch' needs torch; install it with pip")


# --- Numba's cache -------------------------------------------------------------------------------

STATISTICS = """
    import sys
    import gaforge
    k = gaforge.kernels(sys.argv[1])
    e12 = k.algebra.coefficients({"e12": 1.0})
    square = k.gp(e12, e12)[0]
    (module,) = [
        module for name, module in sys.modules.items()
        if name.startswith(("gaforge.generated.cl_", "gaforge_cached_"))
    ]
    stats = module._gp__full__full.stats
    print(int(square), sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""


@pytest.mark.parametrize(("signature", "square"), [("2", -1), ("1,1", 1)])
def test_a_second_process_finds_the_machine_code(signature, square, tmp_path):  # case J1
    first = python(STATISTICS, tmp_path, signature)
    # The shipped kernel may have been compiled before.
    assert first == f"{square} 0 1" or (signature == "2" and first == f"{square} 1 0")
    assert python(STATISTICS, tmp_path, signature) == f"{square} 1 0"


RUN = """
    import sys
    from pathlib import Path
    import numpy as np
    from gaforge.loading.loader import load_file
    sys.dont_write_bytecode = False
    module = load_file(Path(sys.argv[1]), "numba")
    e12 = np.array([1.0, 0.0, 0.0])
    out = module.KERNELS["gp__bivector__bivector"](e12, e12)
    hits = module._gp__bivector__bivector.stats.cache_hits
    print(int(out[0]), sum(hits.values()))
"""


def square_of_bivectors(algebra):
    spec = KernelSpec.of(algebra, "gp", "bivector", "bivector")
    return generate(algebra, "numba", [spec]).text


def test_another_algebra_under_the_same_file_name_is_noticed(tmp_path):  # case J3
    path = tmp_path / "kernels.py"
    first, second = map(square_of_bivectors, (Algebra(3), Algebra(0, 0, 3)))
    path.write_text(first)
    assert python(RUN, tmp_path, path) == "-1 0"
    assert python(RUN, tmp_path, path) == "-1 1"  # its machine code is cached
    # Written in the same second and as long as the other, as far as bytecode files can tell.
    stamp = path.stat()
    second = pad(second, len(first))
    path.write_text(second)
    os.utime(path, ns=(stamp.st_atime_ns, int(stamp.st_mtime) * 10**9 + 500_000_000))
    assert (path.stat().st_size, int(path.stat().st_mtime)) == (
        stamp.st_size,
        int(stamp.st_mtime),
    )
    assert python(RUN, tmp_path, path) == "0 0"


def pad(text, length):
    """Return an emitted text made longer, or shorter, by a comment; with the right hash."""
    content = next(line for line in text.splitlines() if "gaforge-content: " in line)
    longer = length - len(text)
    lines = text.replace(content, "# gaforge-content: sha256:?").splitlines()
    if longer < 0:
        place = next(
            i for i, line in enumerate(lines) if len(line) > 20 - longer and line[0] == "#"
        )
        lines[place] = lines[place][:longer]
    elif longer:
        lines.append("#" * (longer - 1))
    out = seal("\n".join(lines) + "\n")
    assert len(out) == length
    return out


def test_a_file_that_is_written_anew_is_another_module_in_the_same_process(tmp_path):
    path = tmp_path / "kernels.py"
    e12 = np.array([1.0, 0.0, 0.0])
    results = []
    for algebra in (Algebra(3), Algebra(0, 0, 3), Algebra(3)):
        path.write_text(square_of_bivectors(algebra))
        function = loader.load_file(path, "numba").KERNELS["gp__bivector__bivector"]
        results.append(int(function(e12, e12)[0]))
    assert results == [-1, 0, -1]


def test_files_of_one_name_in_two_folders_are_two_modules(tmp_path, monkeypatch):
    modules = []
    for name, algebra in (("a", Algebra(3)), ("b", Algebra(0, 0, 3))):
        (tmp_path / name).mkdir()
        (tmp_path / name / "kernels.py").write_text(square_of_bivectors(algebra))
        monkeypatch.chdir(tmp_path / name)
        modules.append(loader.load_file(Path("kernels.py"), "numba"))
    assert modules[0].__name__ != modules[1].__name__
    assert modules[0].__doc__ != modules[1].__doc__
