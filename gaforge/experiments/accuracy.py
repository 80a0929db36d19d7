"""How right the bivector calculus is: residuals over all small signatures and all structures.

For each signature, structured random bivectors are split by each method, exponentiated, and
their rotors have logarithms and square roots taken. Nothing is compared with itself: parts are
judged by their sum, commutators and outer squares, logarithms and roots by what they give back,
and exponentials, on a sample, by a power series in integers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from typing import Any, NamedTuple

import numpy as np

from gaforge.algebra import Algebra
from gaforge.decomposition import Outcome, exp, log, split, sqrt
from gaforge.errors import GaforgeError
from gaforge.experiments.accuracy_report import Accuracy, merge
from gaforge.testing import BIVECTOR_KINDS, exact_exponential, structured_bivectors
from gaforge.validation import every_signature

Array = np.ndarray[Any, Any]

ROWS = 500
"""Bivectors in one call."""

LONGEST = 60.0
"""Sum of coefficients up to which exponentials are compared: the reference's time grows with it."""

LARGE_BOOST = 6.0
"""By what large bivectors are divided where the metric has two signs, before they become rotors:
of a boost of 30, float64 holds exp(30) and nothing beside it."""


class Task(NamedTuple):
    """Bivectors of one structure in one algebra, and how many of them have a reference."""

    algebra: Algebra
    kind: str
    seed: int
    rows: int
    sample: int


def run(
    count: int = 10_000,
    dimension: int = 6,
    sample: int = 18,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[Iterator[Any], int], Iterable[Any]] = lambda items, total: items,
) -> list[Accuracy]:
    """Measure the worst residuals for each class of metrics.

    Parameters
    ----------
    count : int
        Bivectors for each signature, shared evenly by the structures.
    dimension : int
        Largest p + q + r.
    sample : int
        Exponentials for each signature that are compared with a reference.
    seed : int
    jobs : int
        Processes.
    progress : callable
        Wraps an iterator over tasks, of which the number is given.

    Returns
    -------
    list of Accuracy
        One for each class of metrics.

    Examples
    --------
    >>> definite, *_ = run(count=9, dimension=2, sample=9)
    >>> definite.metric, definite.count, definite.log.missed
    ('one sign, r = 0', 45, 0)
    """
    if jobs < 1:
        raise GaforgeError(f"jobs={jobs} is no number of processes; give 1 or more")
    tasks = list(_tasks(count, dimension, sample, seed))
    pool = ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext()
    with pool as workers:
        found = workers.map(measure, tasks) if workers is not None else map(measure, tasks)
        return merge(progress(iter(found), len(tasks)))


def _tasks(count: int, dimension: int, sample: int, seed: int) -> Iterator[Task]:
    """Return pieces of the work, each a call on at most `ROWS` bivectors."""
    kinds = len(BIVECTOR_KINDS)
    for algebra in every_signature(dimension):
        for place, kind in enumerate(BIVECTOR_KINDS):
            rest = (count + place) // kinds
            compared = (sample + place) // kinds
            for piece in range(-(-rest // ROWS)):
                rows = min(ROWS, rest - piece * ROWS)
                # Seeds of kinds are 100 apart.
                piece_seed = seed + 1000 * (piece + 1)
                yield Task(algebra, kind, piece_seed, rows, compared if piece == 0 else 0)


def measure(task: Task) -> Accuracy:
    """Return the figures of one task."""
    algebra, kind, seed, rows, sample = task
    B = structured_bivectors(algebra, kind, rows, seed)
    found = Accuracy(metric_class(algebra), rows)
    for method in ("spectral", "closed", *(["power"] if _has_power(algebra) else [])):
        _measure_split(found, algebra, B, method)
    if kind == "large" and algebra.p and algebra.q:
        B = B / LARGE_BOOST
    R = exp(algebra, B)
    _compare(found, algebra, B[:sample], R[:sample])
    for name, function in (("log", log), ("sqrt", sqrt)):
        result = function(algebra, R, full_output=True)
        getattr(found, name).add(result.residual, result.outcome == Outcome.DONE)
    return found


def metric_class(algebra: Algebra) -> str:
    """Return which signs and how many null vectors a metric has."""
    signs = "two signs" if algebra.p and algebra.q else "one sign"
    return f"{signs}, r = {algebra.r}" if algebra.r < 2 else f"{signs}, r ≥ 2"


def _has_power(algebra: Algebra) -> bool:
    return not algebra.r and not (algebra.p and algebra.q) and algebra.n > 1


def _measure_split(found: Accuracy, algebra: Algebra, B: Array, method: str) -> None:
    result = split(algebra, B, method=method, full_output=True)
    parts = found.parts(method)
    done = np.isin(result.outcome, (Outcome.DONE, Outcome.INDECOMPOSABLE, Outcome.UNRESOLVED))
    parts.add(result.sum_residual, done)
    parts.commutators.add(result.commutator_residual, done)
    parts.simplicity.add(result.simplicity_residual, done)
    parts.unresolved += int((result.outcome == Outcome.UNRESOLVED).sum())
    parts.fallback += int(result.fallback.sum())


def _compare(found: Accuracy, algebra: Algebra, B: Array, R: Array) -> None:
    """Compare exponentials with references."""
    for b, r in zip(B, R, strict=True):
        if np.abs(b).sum() <= LONGEST:
            wanted = exact_exponential(algebra, b)
            error = np.linalg.norm(r - wanted) / np.linalg.norm(wanted)
            found.exp.add(np.array([error]), np.array([True]))
