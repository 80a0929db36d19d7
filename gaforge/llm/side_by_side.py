"""Fits to second moments side by side, to the same results as one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from joblib import Parallel, delayed
from torch import nn

from gaforge.llm.conversion import Conversion
from gaforge.llm.fits import Watch, fit_moments
from gaforge.llm.moments import Problem


def fit_each(
    layers: Mapping[str, nn.Module],
    problem: Callable[[str], Problem],
    plan: Conversion,
    watch: Callable[[str], Watch],
    workers: int,
) -> Iterator[tuple[Problem, float]]:
    """Fit layers, their biases left out, and yield what each was fitted to, and the loss.

    Workers are threads: most of a step is spent in products of matrices, which do not hold the
    interpreter, and nothing is copied or compiled anew.

    Parameters
    ----------
    layers : mapping from str to Module
    problem, watch : callable
        Return what a layer is fitted to, and what is called after each of its steps, by name. Of
        more than one worker, steps are reported after the fit, so that records stand in order.
    plan : Conversion
    workers : int
    """
    if workers == 1:
        for name, layer in layers.items():
            given = problem(name)
            yield given, fit_moments(layer, given, plan, watch(name))
        return
    problems = {name: problem(name) for name in layers}
    pool = Parallel(n_jobs=workers, backend="threading", return_as="generator")
    tasks = (delayed(_fit)(layer, problems[name], plan) for name, layer in layers.items())
    for (name, given), (share, steps) in zip(problems.items(), pool(tasks), strict=True):
        for step in steps:
            watch(name)(*step)
        yield given, share


def _fit(
    layer: nn.Module, problem: Problem, plan: Conversion
) -> tuple[float, list[tuple[int, int, float]]]:
    steps: list[tuple[int, int, float]] = []
    return fit_moments(layer, problem, plan, lambda *step: steps.append(step)), steps
