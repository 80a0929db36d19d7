"""`validate`: every case by every route, against every witness."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from gaforge.algebra import Algebra
from gaforge.errors import SignatureError
from gaforge.validation.cases import Array, Case, cases, embedded
from gaforge.validation.report import Report
from gaforge.validation.tally import Tally
from gaforge.validation.witnesses import Offer, Witness, find_witnesses

if TYPE_CHECKING:
    from gaforge.validation.routes import Route

SPOT_CHECKS = ("7", "4,3", "5,1,1", "8", "4,4", "6,0,2", "6,3", "9,1", "5,5", "4,3,3")
"""Signatures with 6 < n <= 10 that are compared at random."""


def every_signature(limit: int = 6) -> tuple[Algebra, ...]:
    """Return all algebras with n <= limit: 84 for limit 6.

    Examples
    --------
    >>> len(every_signature()), len(every_signature(2))
    (84, 10)
    """
    return tuple(
        Algebra(n - q - r, q, r)
        for n in range(limit + 1)
        for r in range(n + 1)
        for q in range(n - r + 1)
    )


LARGEST = 10
"""Largest n of an algebra that is compared."""


@dataclass(frozen=True)
class Task:
    """What is asked for, for one algebra; it can be sent to another process."""

    algebra: Algebra
    witnesses: tuple[str, ...] | None = None
    compiled: bool = False
    seed: int = 0


def validate_each(tasks: Sequence[Task], jobs: int = 1) -> Iterator[tuple[int, Report]]:
    """Yield ``(index, report)`` of each task as it is finished, in several processes.

    Parameters
    ----------
    tasks : sequence of Task
        Taken in this order: put the longest first.
    jobs : int
        Number of processes; with one the work is done in this process.

    Examples
    --------
    >>> tasks = [Task(Algebra(1), ("galgebra",)), Task(Algebra(0, 1), ("galgebra",))]
    >>> [report.ok for _, report in validate_each(tasks)]
    [True, True]
    """
    from gaforge.codegen.artefacts.workers import run

    return run(_work, tasks, jobs)


def _work(task: Task, report: object) -> Report:
    """Validate one algebra, in whatever process."""
    return validate(task.algebra, witnesses=task.witnesses, compiled=task.compiled, seed=task.seed)


def effort(task: Task) -> float:
    """Return about how many seconds a task takes, to start the longest first."""
    from gaforge.codegen.catalogue import shipped_algebras

    compiles = task.compiled or task.algebra in shipped_algebras()
    return task.algebra.n + (2.5**task.algebra.n if compiles else 0)


def validate(
    algebra: str | tuple[int, ...] | Algebra,
    *,
    witnesses: Iterable[str] | None = None,
    compiled: bool = False,
    seed: int = 0,
) -> Report:
    """Compare every operation of an algebra with other packages.

    Up to n = 6 it is exhaustive over basis blades and pairs of them, with random elements besides,
    and includes the kernels on smaller layouts; above, some random elements are compared.

    Parameters
    ----------
    algebra : str, tuple of int, or Algebra
    witnesses : iterable of str, optional
        Of ``clifford``, ``kingdon`` and ``galgebra``; by default all that are installed.
    compiled : bool
        Compile the kernels of an algebra that is not shipped. By default their source is run
        uncompiled; shipped ones always go through their compiled kernels.
    seed : int
        Of the random elements.

    Returns
    -------
    Report
        Its ``ok`` is False if there is any difference.

    Raises
    ------
    SignatureError
        If the signature is malformed or has n > 10.
    MissingExtraError
        If a witness is not installed.
    GaforgeError
        If there is no witness of a name.

    Examples
    --------
    >>> report = validate("1,1", witnesses=["galgebra"])
    >>> report.ok, report.rows[0].operation, report.rows[0].verdict
    (True, 'gp', 'agrees')
    """
    from gaforge.validation.routes import open_routes

    algebra = Algebra(*Algebra.parse(algebra).signature)
    if algebra.n > LARGEST:
        raise SignatureError(
            f"{algebra} has n = {algebra.n}: witnesses are asked up to n = {LARGEST}, above which "
            "one product takes them seconds"
        )
    chosen = find_witnesses(witnesses)
    tally = Tally(algebra)
    with open_routes(algebra, compiled=compiled) as routes:
        compare(tally, cases(algebra, seed), routes, _built(tally, chosen))
    versions = {witness.package: witness.version() for witness in chosen}
    return Report(tally.rows(), versions, seed)


def _built(tally: Tally, chosen: Sequence[type[Witness]]) -> list[Witness]:
    """Return the witnesses that have the algebra; note down those that have it not."""
    out = []
    for witness in chosen:
        reason = witness.lacks_algebra(tally.algebra)
        if reason is None:
            out.append(witness(tally.algebra))
        else:
            tally.absent(witness.package, reason)
    return out


def compare(
    tally: Tally, found: Iterable[Case], routes: Sequence[Route], witnesses: Sequence[Witness]
) -> None:
    """Compare cases by all routes with all witnesses, and note down what comes out."""
    for case in found:
        wanted: dict[str, Array | Exception] = {}
        for witness in witnesses:
            offer = witness.offers[case.name]
            if not isinstance(offer, Offer):
                tally.lack(case, witness.package, offer)
            elif (reason := offer.refusal(case)) is not None:
                tally.refusal(case, witness.package, offer, reason)
            else:
                tally.asked(case, witness.package, offer)
                wanted[witness.package] = _attempt(witness.evaluate, case)
        rows = {witness.package: witness.chosen(case) for witness in witnesses}
        for route in routes:
            if wanted and route.takes(case):
                ours = _attempt(partial(_whole, route), case)
                for package, theirs in wanted.items():
                    tally.compare(case, package, route.name, rows[package], ours, theirs)


def _whole(route: Route, case: Case) -> Array:
    """Return our results as multivectors of all blades, row by row."""
    out = route.evaluate(case)
    return embedded(out.reshape(case.rows, -1), case.result)


def _attempt(function: Callable[[Case], Array], case: Case) -> Array | Exception:
    """Return what a function gives or raises: an error is a difference, not the end of the run."""
    try:
        return function(case)
    except Exception as error:
        return error
