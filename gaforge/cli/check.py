"""``gaforge check``."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from gaforge.algebra import Algebra
from gaforge.cli.options import SIGNATURE, Command, jobs_option, json_option, show_json
from gaforge.codegen.catalogue import TARGETS

if TYPE_CHECKING:
    from gaforge.codegen.artefacts.check import Report


EXAMPLES = """\
gaforge check                       all files that gaforge ships
gaforge check 3,0,1 --target numba  one of them
gaforge check --dir algebras        a package of your own
gaforge check --cache               kernels that were generated when first called
"""


@click.command(
    cls=Command,
    examples=EXAMPLES,
    short_help="Regenerate emitted files, compare them, and prove them again.",
)
@click.argument("signatures", nargs=-1, type=SIGNATURE, metavar="[SIGNATURE]...")
@click.option("-t", "--target", "targets", multiple=True, type=click.Choice(TARGETS))
@click.option(
    "--dir",
    "folder",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Check what `gaforge generate --out DIR` wrote, not what gaforge ships.",
)
@click.option("--cache", is_flag=True, help="Check the user's cache of generated kernels.")
@jobs_option
@json_option
def check(
    signatures: tuple[Algebra, ...],
    targets: tuple[str, ...],
    folder: Path | None,
    cache: bool,
    jobs: int | None,
    as_json: bool,
) -> int:
    """Check that emitted files are what the generator writes, and right.

    Every file is generated again in memory and compared byte for byte; its hash is verified; the
    text that lies on disk is executed on symbols and proved equal to the product table; and the
    files must be those that the manifest names. By default all files that gaforge ships are
    checked, which takes some minutes. Signatures and targets choose some of them.

    The exit status is 1 if a file is bad; each bad file is named, with the reason.
    """
    if cache and folder is not None:
        raise click.UsageError("--cache and --dir name two folders; give one of them")

    import gaforge.generated
    from gaforge.cli.progress import FileProgress
    from gaforge.codegen.artefacts import check as checking
    from gaforge.codegen.artefacts.request import shipped_requests
    from gaforge.codegen.artefacts.store import sensible_jobs
    from gaforge.loading.cache import cache_folder

    shipped = Path(gaforge.generated.__path__[0])
    folder = cache_folder() if cache else folder or shipped
    task = checking.plan(
        folder,
        shipped_requests() if folder.resolve() == shipped.resolve() else None,
        algebras=signatures,
        targets=targets,
        with_manifest=not cache,
    )
    started = time.perf_counter()
    reports = []
    with FileProgress(task.requests, quiet=as_json) as progress:
        for report in checking.check(task, jobs or sensible_jobs(task.requests), progress.watch):
            verdict = "good" if report.ok else "BAD"
            progress.finish(report.file, f"{verdict}, {report.seconds:.1f} s")
            reports.append(report)
    reports.sort(key=lambda report: report.file)
    seconds = time.perf_counter() - started
    bad = sum(not report.ok for report in reports)
    if as_json:
        files = [report.as_json() for report in reports]
        show_json(
            {"folder": str(folder), "ok": not bad, "seconds": round(seconds, 3), "files": files}
        )
    else:
        _show(folder, reports, seconds)
    return 1 if bad else 0


def _show(folder: Path, reports: Sequence[Report], seconds: float) -> None:
    bad = [report for report in reports if not report.ok]
    for report in bad:
        click.echo(f"{report.file}: {', '.join(problem.kind for problem in report.problems)}")
        for problem in report.problems:
            for line in (problem.reason, *problem.diff):
                for part in line.splitlines():
                    click.echo(f"    {part}")
    kernels = sum(report.kernels for report in reports if report.proved)
    click.echo(
        f"{len(reports)} files in {folder}: {len(reports) - len(bad)} as the generator writes "
        f"them, {len(bad)} bad; {kernels} kernels proved, in {seconds:.1f} s"
    )
