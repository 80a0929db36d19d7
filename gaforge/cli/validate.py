"""``gaforge validate``."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from gaforge.algebra import Algebra
from gaforge.cli.options import SIGNATURE, Command, jobs_option, signature_text

if TYPE_CHECKING:
    from gaforge.validation import Report, Task

WITNESSES = ("clifford", "kingdon", "galgebra")

EXAMPLES = """\
gaforge validate 3,0,1                      all operations, all pairs of basis blades
gaforge validate 4,1 --witness clifford     compared with one package
gaforge validate --all                      every signature with n <= 6, and some up to n = 10
gaforge validate --all --markdown --out validation_report.md
"""


@click.command(
    cls=Command, examples=EXAMPLES, short_help="Compare every operation with other packages."
)
@click.argument("signatures", nargs=-1, type=SIGNATURE, metavar="[SIGNATURE]...")
@click.option("--all", "everything", is_flag=True, help="All 84 signatures with n <= 6, and more.")
@click.option(
    "-w",
    "--witness",
    "witnesses",
    multiple=True,
    type=click.Choice(WITNESSES),
    help="Compare with this package only; by default with all that are installed.",
)
@click.option(
    "--compiled", is_flag=True, help="Compile the kernels of algebras that are not shipped."
)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
@click.option("--markdown", is_flag=True, help="Report as a page for the documentation.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the report to a file.",
)
def validate(
    signatures: tuple[Algebra, ...],
    everything: bool,
    witnesses: tuple[str, ...],
    compiled: bool,
    seed: int,
    jobs: int | None,
    as_json: bool,
    markdown: bool,
    out: Path | None,
) -> int:
    """Compare every operation of algebras with clifford, kingdon and galgebra.

    Up to n = 6 all basis blades and pairs of them are compared, and random elements, including
    the kernels on smaller layouts; above, some random elements. Shipped algebras go through
    their compiled Numba kernels, torch functions and NumPy functions; other signatures through
    the emitted source, run without being compiled.

    The report says which operations a package lacks, or has wrong. The exit status is 1 if
    anything differs.
    """
    if everything == bool(signatures):
        raise click.UsageError("give the SIGNATURE of an algebra, or --all and no SIGNATURE")
    if as_json and markdown:
        raise click.UsageError("--json and --markdown are two forms of the report; give one")
    if out is not None:
        _check_writable(out)

    from gaforge.codegen.artefacts.workers import processors
    from gaforge.codegen.artefacts.writer import write_atomic
    from gaforge.validation import SPOT_CHECKS, Report, Task, every_signature
    from gaforge.validation.witnesses import find_witnesses

    if everything:
        signatures = every_signature() + tuple(map(Algebra.parse, SPOT_CHECKS))
    names = tuple(witness.package for witness in find_witnesses(witnesses or None))
    tasks = [Task(algebra, names, compiled, seed) for algebra in dict.fromkeys(signatures)]
    reports = _run(tasks, jobs or processors(), quiet=as_json and out is None)
    report = Report.merged(reports)
    if as_json:
        text = json.dumps(report.as_json(), indent=2, ensure_ascii=False) + "\n"
    elif markdown:
        text = report.as_markdown(_command(tasks, everything, witnesses, out))
    else:
        text = report.as_text() + "\n"
    if out is None:
        click.echo(text, nl=False)
    else:
        write_atomic(out, text)
        click.echo(f"{report.headline}; report in {out}")
    return 0 if report.ok else 1


def _check_writable(out: Path) -> None:
    """Refuse a file that could not be written, before minutes of work are lost on it."""
    folder = next(folder for folder in out.absolute().parents if folder.exists())
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        raise click.BadParameter(f"cannot write to {folder}", param_hint="--out")


def _run(tasks: Sequence[Task], jobs: int, *, quiet: bool) -> list[Report]:
    """Validate algebras, the longest first, and return the reports in the order of the tasks."""
    from tqdm import tqdm

    from gaforge.validation.run import effort, validate_each

    order = sorted(range(len(tasks)), key=lambda place: -effort(tasks[place]))
    found: dict[int, Report] = {}
    lines = not quiet and not sys.stderr.isatty() and len(tasks) > 1
    with tqdm(
        total=len(tasks),
        disable=quiet or not sys.stderr.isatty(),
        leave=False,
        bar_format="{desc} {percentage:3.0f}% |{bar}| {n_fmt} of {total_fmt} algebras [{elapsed}]",
    ) as bar:
        for index, report in validate_each([tasks[place] for place in order], jobs):
            place = order[index]
            found[place] = report
            bar.set_description_str(str(tasks[place].algebra), refresh=False)
            bar.update()
            if lines:
                verdict = "agrees" if report.ok else "DIFFERS"
                click.echo(
                    f"{tasks[place].algebra}: {verdict}, {report.compared:,} comparisons", err=True
                )
    return [found[place] for place in range(len(tasks))]


def _command(
    tasks: Sequence[Task], everything: bool, witnesses: Sequence[str], out: Path | None
) -> str:
    """Return the command that writes a page again."""
    words = ["gaforge", "validate"]
    words += ["--all"] if everything else [signature_text(task.algebra) for task in tasks]
    words += [word for name in witnesses for word in ("--witness", name)]
    words += ["--compiled"] if tasks[0].compiled else []
    words += ["--seed", str(tasks[0].seed)] if tasks[0].seed else []
    words += ["--markdown"]
    words += ["--out", out.as_posix()] if out else []
    return shlex.join(words)
