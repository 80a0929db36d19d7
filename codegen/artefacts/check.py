"""Check that the emitted files of a folder are what the generator writes, and right.

Each file is generated again in memory and compared byte for byte, its hash is verified, and the
text *that lies on disk* is proved again; the names of the files must be those of the manifest.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import perf_counter
from typing import Any

from gaforge.algebra import Algebra
from gaforge.codegen.artefacts import header, manifest, workers
from gaforge.codegen.artefacts.request import Request
from gaforge.codegen.artefacts.store import by_size
from gaforge.codegen.pipeline import Module, prove_source
from gaforge.errors import DamagedKernelError, GaforgeError, GenerationError, ProofError

DIFF_LINES = 16
"""Longest difference that is shown."""

_WINDOW = 200  # lines after the first difference that are compared


@dataclass(frozen=True)
class Problem:
    """Why a file is bad.

    Attributes
    ----------
    kind : str
        ``edited``, ``stale``, ``missing``, ``stray``, ``unreadable`` or ``unproved``.
    reason : str
        One sentence.
    diff : tuple of str
        The first lines of a unified diff from the file to what it should be.
    """

    kind: str
    reason: str
    diff: tuple[str, ...] = ()


@dataclass(frozen=True)
class Report:
    """What was found out about one file.

    Attributes
    ----------
    file : str
    kernels : int
        Number of kernels that the file should hold.
    proved : bool
        Whether all of them were proved from the text on disk.
    problems : tuple of Problem
        Why the file is bad; empty if it is good.
    seconds : float
    entry : dict or None
        What the manifest must say of the file, if it is good.
    """

    file: str
    kernels: int = 0
    proved: bool = False
    problems: tuple[Problem, ...] = ()
    seconds: float = 0.0
    entry: manifest.Entry | None = field(default=None, repr=False)

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong with the file."""
        return not self.problems

    def as_json(self) -> dict[str, Any]:
        """Return the report as JSON values."""
        problems = [
            {"kind": p.kind, "reason": p.reason, "diff": list(p.diff)} for p in self.problems
        ]
        return {
            "file": self.file,
            "ok": self.ok,
            "kernels": self.kernels,
            "proved": self.proved,
            "problems": problems,
            "seconds": round(self.seconds, 3),
        }


@dataclass(frozen=True)
class Plan:
    """What is to be checked in a folder.

    Attributes
    ----------
    folder : Path
    requests : tuple of Request
        Files that must be there.
    findings : tuple of Report
        What is known without looking into files: strays, and a bad manifest.
    recorded : dict or None
        Entries of the manifest; None if there is none, or none is needed.
    whole : bool
        Whether all files of the folder are checked.
    """

    folder: Path
    requests: tuple[Request, ...]
    findings: tuple[Report, ...]
    recorded: dict[str, manifest.Entry] | None
    whole: bool


def plan(
    folder: Path,
    expected: Sequence[Request] | None = None,
    *,
    algebras: Collection[Algebra] = (),
    targets: Collection[str] = (),
    with_manifest: bool = True,
) -> Plan:
    """Find out which files are to be checked.

    Parameters
    ----------
    folder : Path
    expected : sequence of Request, optional
        Files that must be there; by default those which the manifest names.
    algebras, targets : collection, optional
        Check the files of these only.
    with_manifest : bool
        Whether the folder must have a manifest; if not, every emitted file in it is checked.

    Raises
    ------
    GenerationError
        If there is nothing to check.
    """
    if not folder.is_dir():
        raise GenerationError(f"{folder} is no folder of emitted files")
    present = {path.name for path in folder.iterdir() if not path.is_dir()}
    findings: list[Report] = []
    recorded = None
    if with_manifest:
        recorded, problems = _read_manifest(folder)
        findings += [Report(manifest.NAME, problems=problems)] if problems else []
    requests = {request.filename: request for request in expected or ()}
    if expected is None:
        names = present if recorded is None else recorded
        requests = {name: request for name in names if (request := Request.parse(name))}
    if not requests and not any(map(_looks_emitted, present)):
        raise GenerationError(f"{folder} holds no emitted files")
    strict = expected is not None
    for name in sorted(present - set(requests) - {manifest.NAME, "__init__.py"}):
        if _looks_emitted(name) or (strict and not name.startswith(".")):
            reason = "the manifest does not name it" if recorded else "no such file belongs here"
            findings.append(Report(name, problems=(Problem("stray", reason),)))

    def chosen(request: Request) -> bool:
        algebra = Algebra(*request.algebra.signature)
        return (not algebras or algebra in algebras) and (not targets or request.target in targets)

    wanted = [requests[name] for name in sorted(requests) if chosen(requests[name])]
    whole = len(wanted) == len(requests)
    if not whole:
        strays = {report.file: Request.parse(report.file) for report in findings}
        findings = [r for r in findings if (s := strays[r.file]) is None or chosen(s)]
    if not wanted and not findings:
        raise GenerationError(f"{folder} holds no emitted files of what was asked for")
    order = by_size(wanted)
    return Plan(folder, tuple(wanted[i] for i in order), tuple(findings), recorded, whole)


def check(
    task: Plan, jobs: int = 1, watch: workers.Watch = lambda index, stage: None
) -> Iterator[Report]:
    """Check the files of a plan; yield reports as they come, the manifest's last.

    Parameters
    ----------
    task : Plan
    jobs : int
        Number of processes.
    watch : callable
        Called with the index of a request and the stage that its next kernel enters.
    """
    yield from (report for report in task.findings if report.file != manifest.NAME)
    entries = {}
    items = [(task.folder, request) for request in task.requests]
    for _, report in workers.run(check_file, items, jobs, watch):
        entries[report.file] = report.entry
        yield replace(report, entry=None)
    yield from (report for report in task.findings if report.file == manifest.NAME)
    if task.recorded is not None:
        yield _check_manifest(task, task.recorded, entries)


def check_file(item: tuple[Path, Request], report: workers.Report = lambda stage: None) -> Report:
    """Generate a file again, compare it with the one on disk, and prove the one on disk."""
    folder, request = item
    started = perf_counter()
    name, count = request.filename, len(request.specs)
    try:
        text = (folder / name).read_bytes().decode()
    except FileNotFoundError:
        missing = Problem("missing", f"it is not there; write it with {_command(request)}")
        return Report(name, count, problems=(missing,))
    except (OSError, UnicodeDecodeError) as error:
        return Report(name, count, problems=(Problem("unreadable", str(error)),))
    try:
        module = request.draft(lambda stage, done, total: report(stage))
    except GaforgeError as error:  # a name that looks right, of a kernel that is none
        stray = Problem("stray", f"no such file can be generated: {error}")
        return Report(name, count, problems=(stray,))
    problems = list(_compare(text, module))
    laws: dict[str, str] = {}
    try:
        laws = prove_source(
            text, request.target, module.kernels, lambda stage, done, total: report(stage)
        )
    except ProofError as error:
        problems.append(Problem("unproved", str(error)))
    except (Exception, SystemExit) as error:  # a damaged text can do anything when it is executed
        reason = f"its source can't be executed on symbols: {type(error).__name__}: {error}"
        problems.append(Problem("unproved", reason))
    entry = None if problems else manifest.entry(replace(module, laws=laws))
    seconds = perf_counter() - started
    return Report(name, count, bool(laws), tuple(problems), seconds, entry)


def _compare(text: str, module: Module) -> Iterator[Problem]:
    """Say how a text differs from what the generator writes."""
    if text == module.text:
        return
    diff = short_diff(text, module.text)
    try:
        header.verify_content(text, module.filename)
    except DamagedKernelError:
        reason = "it was edited or damaged after it was emitted: its content hash does not fit"
        yield Problem("edited", reason, diff)
        diff = ()
    versions = [str(header.recorded(t, "versions")).split(", ") for t in (text, module.text)]
    others = [f"{old}, you have {new}" for old, new in zip(*versions, strict=False) if old != new]
    if others:
        yield Problem("stale", f"it was made with {' and with '.join(others)}", diff)
    elif header.recorded(text, "inputs") != header.recorded(module.text, "inputs"):
        reason = "it was made by other sources of the generator; write it anew with "
        yield Problem("stale", reason + str(header.recorded(module.text, "command")), diff)
    elif diff:
        reason = "its hashes fit, but the generator writes another text"
        yield Problem("edited", reason, diff)


def short_diff(old: str, new: str) -> tuple[str, ...]:
    """Return the start of a unified diff of two texts, quickly even if they are long."""
    a, b = old.splitlines(), new.splitlines()
    pairs = enumerate(zip(a, b, strict=False))
    first = next((i for i, (x, y) in pairs if x != y), min(len(a), len(b)))
    start = max(first - 3, 0)
    stop = start + _WINDOW
    lines = list(difflib.unified_diff(a[start:stop], b[start:stop], lineterm=""))[2:]
    if not lines:
        return ("(only line ends differ)",)
    for place, line in enumerate(lines):
        if line.startswith("@@"):
            lines[place] = re.sub(r"(?<= [-+])\d+", lambda m: str(int(m[0]) + start), line)
    more = ["..."] if len(lines) > DIFF_LINES else []
    return (*lines[:DIFF_LINES], *more)


def _read_manifest(
    folder: Path,
) -> tuple[dict[str, manifest.Entry] | None, tuple[Problem, ...]]:
    """Return the entries of a folder's manifest, or None and why there are none."""
    path = folder / manifest.NAME
    if not path.exists():
        return None, (Problem("missing", "it is not there; gaforge generate writes it"),)
    try:
        return manifest.read(folder), ()
    except DamagedKernelError as error:
        return None, (Problem("unreadable", str(error)),)


def _check_manifest(
    task: Plan,
    recorded: dict[str, manifest.Entry],
    entries: dict[str, manifest.Entry | None],
) -> Report:
    """Compare the manifest with what it must say of the files that are good."""
    wanted = {k: v for k, v in recorded.items() if k in entries or not task.whole}
    problems = []
    for name in sorted(set(recorded) - set(entries)) if task.whole else ():
        problems.append(Problem("edited", f"it names {name}, which does not belong here"))
    for name, entry in entries.items():
        if name not in recorded and (task.folder / name).exists():
            problems.append(Problem("edited", f"it does not name {name}"))
        if entry is not None:
            wanted[name] = entry
    text, right = (task.folder / manifest.NAME).read_text("utf-8"), manifest.render(wanted)
    if text != right and not problems:
        wrong = [name for name in wanted if wanted[name] != recorded.get(name)]
        reason = f"it is wrong about {', '.join(wrong)}" if wrong else "its text was edited"
        problems.append(Problem("edited", reason, short_diff(text, right)))
    return Report(manifest.NAME, problems=tuple(problems))


def _looks_emitted(name: str) -> bool:
    return bool(re.fullmatch(r"cl_\d.*\.(py|tex)", name))


def _command(request: Request) -> str:
    signature = ",".join(map(str, request.algebra.signature))
    kernel = f" --kernel {request.kernel.name}" if request.kernel else ""
    return f"gaforge generate {signature} --target {request.target}{kernel}"
