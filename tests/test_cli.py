"""The command line: results, messages and exit statuses."""

import csv
import errno
import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from fractions import Fraction
from importlib import metadata

import numpy as np
import pytest
from click.testing import CliRunner
from sources import ROOT

import gaforge
import gaforge.bench
import gaforge.validation.run
from gaforge.algebra import OPERATIONS, PUBLIC, Algebra, blade_product, find_operation, unary_image
from gaforge.cli import main
from gaforge.codegen import pipeline
from gaforge.codegen.artefacts import manifest, store
from gaforge.codegen.catalogue import TARGETS
from gaforge.codegen.modules import numba_module
from gaforge.errors import DamagedKernelError, ProofError
from gaforge.loading import loader
from gaforge.loading.cache import cache_folder
from gaforge.loading.reference import reference
from gaforge.validation import Report, Row, every_signature

COMMANDS = [
    "generate",
    "check",
    "table",
    "sandwich",
    "verify",
    "validate",
    "split",
    "bench",
    "train",
    "experiment",
    "llm",
    "info",
]


@pytest.fixture(autouse=True)
def private_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("GAFORGE_CACHE_DIR", str(tmp_path / "cache"))


def run(*arguments):
    return CliRunner().invoke(main, list(map(str, arguments)))


def good(*arguments):
    """Run a command that must succeed, and return what it prints."""
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments, status=2):
    """Run a command that must fail, and return its message."""
    result = run(*arguments)
    assert result.exit_code == status, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def start(*arguments, **options):
    """Start the command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "gaforge", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
        text=True,
        **options,
    )


# --- The group ------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)], ids=" ".join)
def test_help_teaches_with_examples(command):
    text = good(*command, "--help")
    head, _, examples = text.partition("Examples:\n")
    assert examples.count("  gaforge") >= 2
    assert "-h, --help" in head
    if command:
        assert all(f"gaforge {command[0]}" in line for line in examples.splitlines())


def test_every_command_in_the_documentation_exists():
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    blocks = [
        block for page in pages for block in re.findall(r"(?s)```sh\n(.*?)```", page.read_text())
    ]
    found = {match for block in blocks for match in re.findall(r"(?m)^gaforge (\w+)", block)}
    assert found
    assert found <= set(COMMANDS)


def test_version():
    assert good("--version") == f"gaforge {gaforge.__version__}\n"


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)], ids=" ".join)
def test_help_loads_no_heavy_library(command):
    code = (
        "import sys\nfrom gaforge.cli import main\n"
        f"try: main({[*command, '--help']!r})\n"
        "except SystemExit: pass\n"
        "print(sorted({'sympy', 'numba', 'torch', 'scipy'} & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "[]\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nothing"], "No such command"),
        (["table"], "Missing argument"),
        (["table", "x"], "'x' is not a signature; write p,q,r"),
        (["table", "3,-1"], "q must not be negative"),
        (["table", "99"], "at most 30"),
        (["table", "3,0,1,0"], "is not a signature"),
        (["generate"], "give the SIGNATURE of an algebra"),
        (["generate", "3", "--all"], "--all takes neither SIGNATURE nor --kernel"),
        (["generate", "3", "--target", "cuda"], "'cuda' is not one of"),
        (["generate", "3", "--jobs", "0"], "0 is not in the range"),
        (["generate", "15"], "whole modules are generated up to n = 6, for Numba .* --kernel"),
        (["generate", "7", "-t", "numpy"], "whole modules are generated up to n = 6"),
        (["generate", "6,0,1", "-t", "torch"], "where there are no null vectors"),
        (["generate", "3", "--kernel", "foo__full"], "'foo__full' names no kernel"),
        (["generate", "3", "--kernel", "proj__full__full"], "names no kernel"),
        (["generate", "3", "--kernel", "gp__full"], "takes 2 layouts"),
        (["generate", "3", "--kernel", "gp__g7__full"], "asks for grade 7"),
        (["generate", "3", "--kernel", "gp_unit"], "unit=True belongs to sandwich"),
        (["generate", "15", "--kernel", "gp"], "name smaller layouts"),
        (["generate", "6", "--kernel", "inv"], "no closed form of the inverse"),
        (["check", "--dir", "nowhere"], "nowhere is no folder of emitted files"),
        (["check", "--cache", "--dir", "x"], "--cache and --dir name two folders"),
        (["check", "--cache"], "is no folder of emitted files"),
        (["table", "3", "--operation", "nothing"], "no operation is called 'nothing'"),
        (["table", "3", "--operation", "sandwich"], "is not linear in each operand"),
        (["table", "9"], "tables are printed up to n = 8"),
        (["sandwich", "3", "foo"], "'foo' is not a layout"),
        (["sandwich", "0,0,3", "vector", "vector"], "no vector element of Cl.* has an inverse"),
        (["sandwich", "12", "even", "full"], "name smaller layouts"),
        (["bench", "nothing"], "no benchmark is called 'nothing'"),
        (["validate"], "give the SIGNATURE of an algebra, or --all"),
        (["validate", "3", "--all"], "or --all and no SIGNATURE"),
        (["validate", "3", "--json", "--markdown"], "two forms of the report; give one"),
        (["validate", "3", "--witness", "numga"], "'numga' is not one of"),
        (["validate", "11"], "witnesses are asked up to n = 10"),
        (["validate", "0,1", "--witness", "kingdon", "--out", "/dev/null/x"], "cannot write"),
    ],
)
def test_bad_input_is_a_clear_message_and_status_2(arguments, message):
    stderr = " ".join(refused(*arguments).split())
    assert re.search(message, stderr), stderr


@pytest.mark.parametrize(
    ("error", "status", "message"),
    [
        (DamagedKernelError("x.py was edited"), 2, "gaforge: x.py was edited"),
        (ProofError("gp is wrong"), 1, "gaforge: gp is wrong"),
        (OSError(errno.ENOSPC, "No space left on device"), 2, "No space left on device"),
        (KeyboardInterrupt(), 130, "interrupted"),
    ],
)
def test_errors_of_a_command(monkeypatch, error, status, message):
    def fail(names, as_json, output):
        raise error

    monkeypatch.setattr(gaforge.bench, "run", fail)
    assert message in refused("bench", status=status)


@pytest.mark.parametrize(("met", "status"), [(True, 0), (False, 1)])
def test_bench_passes_names_on_and_says_whether_bounds_are_met(monkeypatch, met, status):
    calls = []
    monkeypatch.setattr(gaforge.bench, "run", lambda *given: calls.append(given) or met)
    assert run("bench", "counts", "dense", "--json").exit_code == status
    assert calls == [(("counts", "dense"), True, None)]


def test_a_closed_pipe_is_no_error():
    with start("table", "8") as table:  # more than a pipe holds
        table.stdout.readline()
        table.stdout.close()
        assert (table.wait(60), table.stderr.read()) == (141, "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_output_that_cannot_be_written_is_an_error():
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "gaforge", "table", "2"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 2
    assert "No space left on device" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def interruptible():
    """Children must not inherit an ignored Ctrl-C, as jobs in the background of a shell have it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize(("jobs", "delay"), [(1, 1.0), (2, 0.1), (2, 2.0)])
@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_ends_all_processes_and_leaves_nothing(tmp_path, jobs, delay):
    out = tmp_path / "out"
    command = ["generate", "6", "4,1", "--out", out, "--jobs", jobs]
    process = start(*command, start_new_session=True)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and len(children(process.pid)) < (jobs if jobs > 1 else 0):
        time.sleep(0.05)
    time.sleep(delay)
    below = children(process.pid)
    assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    stdout, stderr = process.communicate(timeout=20)  # the work would take longer
    assert (process.returncode, stdout) == (130, "")
    assert stderr.strip() == "interrupted"
    assert not out.exists()
    deadline = time.monotonic() + 10
    while left := [pid for pid in below if os.path.exists(f"/proc/{pid}")]:
        assert time.monotonic() < deadline, left
        time.sleep(0.05)


def children(pid):
    """Return the processes below one, of Linux."""
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat") as file:
                    parent = file.read().rpartition(")")[2].split()[1]
            except OSError:
                continue
            if parent == str(pid):
                found.append(int(entry))
    return found


# --- generate -------------------------------------------------------------------------------------


def test_generate_writes_a_package_and_says_what_is_in_it(tmp_path):
    text = good("generate", "2", "--out", tmp_path / "lib", "-t", "numba", "-t", "latex")
    files = ["__init__.py", "cl_2_0_0.tex", "cl_2_0_0_numba.py", "manifest.json"]
    assert sorted(path.name for path in (tmp_path / "lib").iterdir()) == files
    assert str(tmp_path / "lib" / "cl_2_0_0_numba.py") in text
    assert "kernels: gp 5, op, ip" in text
    assert re.search(r"proof: (\d+) of \1 kernels, source executed on polynomial symbols", text)
    assert "seconds: derive" in text
    assert "from lib import cl_2_0_0_numba imports it where lib is on the path" in text
    good("check", "--dir", tmp_path / "lib")


def test_generate_writes_the_same_bytes_in_every_process(tmp_path):
    kernels = ["gp", "inv", "sandwich__even__vector", "sandwich_unit__full__full"]
    options = [*(f"--target={t}" for t in TARGETS), *(f"--kernel={name}" for name in kernels)]
    folders = [tmp_path / seed for seed in ("1", "2")]
    for folder in folders:
        done = subprocess.run(
            [sys.executable, "-m", "gaforge", "generate", "2,0,1", *options, "--out", folder],
            env={**os.environ, "PYTHONHASHSEED": folder.name},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
    first, second = ({path.name: path.read_bytes() for path in f.iterdir()} for f in folders)
    assert len(first) == 4 * len(TARGETS) + 2
    assert first == second


def test_generate_takes_several_signatures_and_kernels_once_each(tmp_path):
    kernels = ["-k", "gp__even__vector", "-k", "reverse__even", "-k", "gp__even__vector"]
    made = json.loads(good("generate", "2", "3", *kernels, "--out", tmp_path, "--json"))
    assert [os.path.basename(file["path"]) for file in made] == [
        f"cl_{p}_0_0_numba__{name}.py"
        for p in (2, 3)
        for name in ("gp__even__vector", "reverse__even")
    ]
    for file in made:
        name = os.path.basename(file["path"])
        entry = manifest.read(tmp_path)[name]
        assert {key: file[key] for key in entry} == entry
        assert set(file["seconds"]) == {"derive", "print", "prove"}


def test_a_kernel_of_a_large_algebra_is_generated_by_name(tmp_path):
    good("generate", "0,9", "--kernel", "gp__vector__bivector", "--out", tmp_path)
    entry = manifest.read(tmp_path)["cl_0_9_0_numba__gp__vector__bivector.py"]
    assert entry["kernels"]["gp__vector__bivector"]["operations"]["multiplications"] == 9 * 36


def test_generate_fills_the_cache_where_kernels_look(monkeypatch):
    text = good("generate", "1,1")
    assert 'gaforge.kernels("1,1,0") finds it' in text
    path = cache_folder() / "cl_1_1_0_numba.py"
    assert str(path) in text
    loader.shipped.cache_clear()
    monkeypatch.setattr(pipeline, "generate", None)  # nothing is generated now
    k = gaforge.kernels("1,1")
    e2 = k.algebra.coefficients({"e2": 2.0})
    assert k.gp(e2, e2).tolist() == [-4.0, 0.0, 0.0, 0.0]
    good("check", "--cache")
    path.write_text(path.read_text().replace(" + ", " - ", 1))
    assert run("check", "--cache").exit_code == 1


def test_generate_all_writes_the_shipped_set(tmp_path, monkeypatch):
    monkeypatch.setattr("gaforge.codegen.catalogue.SHIPPED", ("1", "0,1"))
    monkeypatch.setattr("gaforge.codegen.catalogue.LARGE_SHIPPED", ())
    monkeypatch.setattr(gaforge.generated, "__path__", [str(tmp_path)])
    stray = tmp_path / "cl_2_0_0_numba.py"
    stray.write_text("")
    good("generate", "--all")
    expected = [f"cl_{s}_0{end}" for s in ("0_1", "1_0") for end in (".tex", "_numba.py")]
    assert set(expected) < set(manifest.read(tmp_path))
    assert len(manifest.read(tmp_path)) == 2 * len(TARGETS)
    result = run("check")
    assert result.exit_code == 1
    assert "cl_2_0_0_numba.py: stray" in result.stdout
    stray.unlink()
    good("check")
    (tmp_path / "notes.txt").write_text("")  # nothing else belongs into the package
    assert "notes.txt: stray" in run("check").stdout


@pytest.mark.parametrize("wrong", [["15"], ["5", "--kernel", "gp", "--kernel", "no"]])
def test_what_cannot_be_generated_is_refused_before_any_work(monkeypatch, wrong):
    monkeypatch.setattr(store, "emit", None)
    refused("generate", "5", *wrong)


@pytest.mark.parametrize("out", ["file", "file/below"])
def test_an_output_folder_that_is_a_file_is_refused_before_any_work(tmp_path, monkeypatch, out):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(store, "emit", None)
    assert "file is a file, not a folder" in refused("generate", "2", "--out", tmp_path / out)


def test_an_output_folder_without_permission_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert "no permission to write" in refused("generate", "2", "--out", tmp_path / "lib")


def test_a_full_disk_is_an_error_and_leaves_nothing(tmp_path, monkeypatch):
    def full(handle):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    message = refused("generate", "2", "-k", "gp__even__even", "--out", tmp_path / "lib")
    assert "No space left on device; choose a writable folder with --out" in message
    assert list(tmp_path.iterdir()) == []


def test_a_kernel_that_is_not_proved_is_not_written(tmp_path, monkeypatch):
    flip_a_sign(monkeypatch)
    message = refused("generate", "2", "-k", "gp__even__vector", "--out", tmp_path, status=1)
    assert "gp__even__vector of Cl(2,0,0), output 0: the emitted source computes" in message
    assert list(tmp_path.iterdir()) == []


def flip_a_sign(monkeypatch):
    """Make the generator emit one wrong sign."""
    emit = numba_module.emit_module

    def flipped(kernels):
        wrong, count = re.subn(r"(?m)^([^#\n]*\w\*\w.*?) \+ ", r"\1 - ", emit(kernels), count=1)
        assert count
        return wrong

    monkeypatch.setattr(numba_module, "emit_module", flipped)


# --- table ----------------------------------------------------------------------------------------


def signed(algebra, mask, sign):
    return {0: "0", 1: "", -1: "-"}[sign] + (algebra.blade_name(mask) if sign else "")


@pytest.mark.parametrize("signature", ["0", "2", "1,1", "2,0,1", "1,3"])
def test_the_table_of_the_geometric_product(signature):
    algebra = Algebra.parse(signature)
    table = json.loads(good("table", signature, "--json"))
    assert table["blades"] == list(algebra.blades)
    assert table["table"] == [
        [signed(algebra, *blade_product(a, b, algebra.squares)) for b in algebra.masks]
        for a in algebra.masks
    ]


def test_the_formats_of_a_table_agree():
    table = json.loads(good("table", "3", "--operation", "op", "-f", "json"))
    rows = list(csv.reader(io.StringIO(good("table", "3", "--operation", "op", "-f", "csv"))))
    assert [row[1:] for row in rows[1:]] == table["table"]
    assert rows[0] == ["", *table["blades"]] == ["", *(row[0] for row in rows[1:])]
    title, _, head, line, *text = good("table", "3", "--operation", "op").splitlines()
    assert title.startswith("outer product: ")
    assert head.split() == ["a", "\\", "b", *table["blades"]]
    assert set(line) == {"-"}
    assert [row.split()[1:] for row in text] == table["table"]
    latex = good("table", "3", "--operation", "op", "-f", "latex").splitlines()
    assert latex[0] == r"\begin{array}{r|rrrrrrrr}"
    assert latex[3] == r"e_{1} & e_{1} & 0 & e_{12} & e_{13} & 0 & 0 & e_{123} & 0 \\"


@pytest.mark.parametrize(
    "name", [n for n in PUBLIC if OPERATIONS[n].kind in ("linear", "bilinear")]
)
def test_every_linear_operation_has_a_table(name):
    algebra = Algebra(2, 0, 1)
    table = json.loads(good("table", "2,0,1", "--operation", name, "--json"))["table"]
    x = np.eye(8, dtype=int)
    full = algebra.layout("full")
    single = OPERATIONS[name].kind == "linear"
    operands = (x,) if single else (x[:, None], x)
    wanted = reference(algebra, name, *operands, layouts=(full,) * len(operands))
    if wanted.shape[-1] == 1:
        wanted = wanted * x[0]
    signs = {1: "", -1: "-"}

    def text(row):
        (places,) = np.nonzero(row)
        return signs[row[places[0]]] + algebra.blades[places[0]] if places.size else "0"

    assert table == np.apply_along_axis(lambda row: np.array(text(row), "O"), -1, wanted).tolist()


def test_a_table_takes_an_alias_only_of_what_is_linear():
    assert find_operation("sw").name == "sandwich"
    assert "sandwich is not linear" in refused("table", "2", "--operation", "sw")


def test_the_dual_in_a_table_is_the_dual():
    algebra = Algebra(3)
    images = [unary_image(algebra, OPERATIONS["dual"], mask) for mask in algebra.masks]
    table = json.loads(good("table", "3", "--operation", "dual", "--json"))["table"]
    assert table == [signed(algebra, *image) for image in images]


# --- validate -------------------------------------------------------------------------------------


def test_validate_reports_agreement():
    lines = good("validate", "0,1", "--witness", "kingdon").splitlines()
    assert re.fullmatch(r"[\d,]+ comparisons in 1 algebra with kingdon [\d.]+: all agree", lines[0])
    assert any(line.startswith("gp              kingdon   agrees in 1") for line in lines)
    assert any("sandwich        kingdon   is wrong" in line for line in lines)


def test_validate_writes_json_and_a_page(tmp_path):
    arguments = ["validate", "0,1", "0,0,1", "--witness", "kingdon", "--jobs", "1"]
    data = json.loads(good(*arguments, "--json"))
    assert data["ok"] is True
    assert {row["signature"] for row in data["rows"]} == {"0,1,0", "0,0,1"}
    page = tmp_path / "report.md"
    said = good(*arguments, "--markdown", "--seed", "3", "--out", page)
    assert f"report in {page}" in said
    command = f"gaforge validate 0,1,0 0,0,1 --witness kingdon --seed 3 --markdown --out {page}"
    assert command in page.read_text()
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".md"] == ["report.md"]


def test_validate_all_takes_every_signature_and_spot_checks(monkeypatch):
    tasks = []

    def each(asked, jobs):
        tasks.extend(asked)
        row = Row("1,0,0", "gp", "kingdon", "agrees", compared=1)
        return enumerate([Report((row,), {"kingdon": "3.0.0"}, 0)] * len(asked))

    monkeypatch.setattr(gaforge.validation.run, "validate_each", each)
    assert "agree" in good("validate", "--all", "--jobs", "1")
    assert {task.algebra for task in tasks if task.algebra.n <= 6} == set(every_signature())
    assert {task.algebra.n for task in tasks if task.algebra.n > 6} == {7, 8, 9, 10}
    assert [task.algebra.n for task in tasks][:1] == [6]  # the longest first


def test_validate_ends_with_status_1_if_anything_differs(monkeypatch):
    wrong = Row("0,1,0", "gp", "kingdon", "differs", compared=1, worst=2.0, difference="gp(e1, e1)")

    def each(asked, jobs):
        return enumerate([Report((wrong,), {"kingdon": "3.0.0"}, 0)] * len(asked))

    monkeypatch.setattr(gaforge.validation.run, "validate_each", each)
    result = run("validate", "0,1")
    assert result.exit_code == 1
    assert "DIFFERS: Cl(0,1,0)" in result.stdout
    assert "gp(e1, e1)" in result.stdout


def test_validate_says_how_to_install_a_witness(monkeypatch):
    monkeypatch.setattr(gaforge.validation.witnesses.base.util, "find_spec", lambda name: None)
    assert 'pip install "gaforge[validation]"' in refused("validate", "2", "-w", "clifford")


# --- sandwich -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("signature", "layouts", "unit"),
    [
        ("3", ["even", "vector"], False),
        ("2,0,1", ["even", "g0_2"], False),
        ("1,1", ["vector", "full"], False),
        ("2", ["full", "full"], False),
        ("3", ["even", "bivector"], True),
        ("3,0,1", ["g0_2", "trivector"], True),
        ("1,3", ["vector", "even"], True),
        ("0", ["even", "scalar"], False),
    ],
)
def test_the_closed_form_is_the_sandwich(signature, layouts, unit):
    algebra = Algebra.parse(signature)
    form = json.loads(good("sandwich", signature, *layouts, *["--unit"] * unit, "--json"))
    R, x = (algebra.layout(layout) for layout in layouts)
    source = random.Random(1)
    versor = random_versor(algebra, R, source) if unit or "full" in layouts else None
    coefficients = [Fraction(source.randint(-9, 9)) for _ in x.masks]
    if versor is None:
        versor = [Fraction(source.randint(1, 9)) for _ in R.masks]
    names = {f"R_{algebra.blade_name(m)}": v for m, v in zip(R.masks, versor, strict=True)}
    names |= {f"x_{algebra.blade_name(m)}": v for m, v in zip(x.masks, coefficients, strict=True)}
    if form["d"] is not None:
        names["d"] = eval(form["d"], dict(names))
    outputs = [eval(text, dict(names)) for text in form["outputs"].values()]
    assert list(form["outputs"]) == [f"out_{algebra.blade_name(m)}" for m in x.masks]
    wanted = reference(
        algebra,
        "sandwich",
        np.array(versor, float),
        np.array(coefficients, float),
        layouts=(R, x),
        unit=True,
    )
    wanted /= float(names.get("d", 1))
    np.testing.assert_allclose(np.array(outputs, float), wanted, rtol=1e-12, atol=1e-12)


def random_versor(algebra, layout, source):
    """Return a unit versor with rational coefficients: a quarter turn, or a vector."""
    out = [Fraction(0)] * layout.size
    places = {algebra.blade_name(mask): place for place, mask in enumerate(layout.masks)}
    if "1" in places:
        out[places["1"]] = Fraction(3, 5)
        out[places["e12"]] = Fraction(source.choice([-4, 4]), 5)
    else:
        out[places["e1"]] = Fraction(1)
    return out


def test_a_closed_form_is_shown_with_its_identity_cost_and_proof():
    text = good("sandwich", "2", "--unit", "--steps")
    lines = text.splitlines()
    assert lines[0] == "sandwich_unit__even__vector of Cl(2,0,0): R even, x vector"
    assert lines[1].startswith("identity: <R_even x ~R_even")
    assert "operations: 8 multiplications, 4 additions per element, unrolled" in lines
    assert "the identity" in next(line for line in lines if line.startswith("proved"))
    assert "out_e1 = (1 - 2*R_e12**2)*x_e1 + 2*R_1*R_e12*x_e2" in lines
    assert lines[-1].startswith("    out_e2 = ")


def test_long_closed_forms_have_a_line_for_each_coefficient_of_x():
    text = good("sandwich", "3")
    assert "\nd = R_1**2 + R_e12**2 + R_e13**2 + R_e23**2\n" in text
    assert "\nout_e2 = (\n    (-2*R_1*R_e12 - 2*R_e13*R_e23)*x_e1\n    + (" in text
    assert text.endswith("*x_e3\n)/d\n")


def test_a_closed_form_that_is_not_proved_is_not_shown(monkeypatch):
    flip_a_sign(monkeypatch)
    assert "the emitted source computes" in refused("sandwich", "2", status=1)


# --- info -----------------------------------------------------------------------------------------


def test_info_says_what_is_installed_and_cached():
    facts = json.loads(good("info", "--json"))
    assert facts["versions"]["sympy"] == metadata.version("sympy")
    assert facts["threads"] >= 1
    assert facts["operations"]["sandwich"] == ["sw"]
    assert list(facts["operations"]) == list(PUBLIC)
    assert facts["cache"]["files"] == {}
    good("generate", "1,1", "-k", "gp__even__even")
    (cache_folder().parent / "0123456789abcdef").mkdir()
    (cache_folder().parent / "mine").mkdir()
    facts = json.loads(good("info", "--json"))
    ((name, size),) = facts["cache"]["files"].items()
    assert name == "cl_1_1_0_numba__gp__even__even.py"
    assert size == (cache_folder() / name).stat().st_size
    assert list(facts["cache"]["other_versions"]) == [
        str(cache_folder().parent / "0123456789abcdef")
    ]
    text = good("info")
    assert name in text
    assert "sandwich [sw]" in text


def test_info_lists_shipped_algebras_from_the_manifest(tmp_path, monkeypatch):
    monkeypatch.setattr(gaforge.generated, "__path__", [str(tmp_path)])
    assert "the manifest is missing or damaged" in good("info")
    good("generate", "2", "-k", "gp__even__even", "--out", tmp_path)
    assert json.loads(good("info", "--json"))["shipped"] == {"2,0,0": {"numba": 1}}
