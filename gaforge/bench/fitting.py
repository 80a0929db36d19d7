"""Fits of layers to what a projection of a language model does, beside the paper's way."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

from gaforge.bench.measure import Row, against
from gaforge.bench.rotor_layers import PRODUCTS
from gaforge.bench.startup import _script
from gaforge.bench.torch_layers import ONE_THREAD
from gaforge.runs.timing import in_turns

FEATURES = 2048
ROWS = 100_000
STEP_ROWS = 256
LEAST = 100.0


def projections() -> list[Row]:
    """Time fits of 2048 -> 2048 to 100,000 rows, from their second pass over the data on.

    The peer builds the dense matrix of ``r x ~s`` anew in each step. It is not run: the time of
    one dense step and of one product of d x d matrices is measured, and multiplied by the number
    of steps, and by the products that such a step has.
    """
    found = json.loads(_script(_MEASURE, [], ONE_THREAD))
    step = found["dense"] + PRODUCTS * found["product"]
    rows = []
    for name, least in (("rows", LEAST), ("moments", None)):
        steps, case = found[f"{name}_steps"], found[f"{name}_case"]
        rows.append(against(case, found[name], steps * step, _seconds, least))
    return rows


def _seconds(value: float) -> str:
    return f"{value:.3g} s"


def measure() -> None:
    """Print, as JSON, seconds of both ways to fit, and of what the peer's steps are made of."""
    import torch

    from gaforge.bench import _one_thread

    torch.set_num_threads(1)
    torch.manual_seed(0)
    _one_thread()
    d = FEATURES
    A, B = torch.randn(2, d, d)
    linear, x = torch.nn.Linear(d, d), torch.randn(STEP_ROWS, d)
    optimizer = torch.optim.Adam(linear.parameters())

    def dense() -> None:
        optimizer.zero_grad()
        linear(x).square().sum().backward()
        optimizer.step()

    found: dict[str, Any] = {
        "product": in_turns({"product": lambda: A @ B}, 1, 5, time.thread_time)["product"],
        "dense": in_turns({"dense": dense}, 1, 5, time.thread_time)["dense"],
    }
    x, y = torch.randn(ROWS, d), torch.randn(ROWS, d)
    for name, run in (("rows", _by_rows), ("moments", _by_moments)):
        found[f"{name}_case"], found[f"{name}_steps"], found[name] = run(x, y)
    print(json.dumps(found))


def _by_rows(x: Any, y: Any) -> tuple[str, int, float]:
    """Fit in steps of 256 rows, one epoch, with the data's variance before and the error after."""
    from gaforge.llm.activations import Rows
    from gaforge.llm.fits import fit_rows

    steps = ROWS // STEP_ROWS
    plan, layer = _plan(solver="rows", steps=steps), _layer()

    def stream() -> Iterator[Rows]:
        yield Rows(x[None], {"q": y[None]})

    def fit() -> None:
        moments = _moments(x, y, products=False)
        fit_rows({"q": layer}, moments, stream(), 1, plan, _unwatched)

    case = f"{steps} steps of {STEP_ROWS} rows, beside as many with a dense matrix (extrapolated)"
    return case, steps, _once(fit)


def _by_moments(x: Any, y: Any) -> tuple[str, int, float]:
    """Fit to second moments of all rows."""
    from gaforge.llm.fits import fit_moments, set_bias

    plan, layer = _plan(), _layer()

    def fit() -> None:
        problem = _moments(x, y, products=True).problem("q", centred=True)
        fit_moments(layer, problem, plan, _unwatched)
        set_bias(layer, problem, None, plan)

    case = f"second moments and {plan.steps} steps, beside as many of {STEP_ROWS} rows"
    return case, plan.steps, _once(fit)


def _moments(x: Any, y: Any, *, products: bool) -> Any:
    from gaforge.llm.moments import Moments

    found = Moments(FEATURES, {"q": FEATURES}, products=products)
    for start in range(0, ROWS, 1024):
        found.add(x[start : start + 1024], {"q": y[start : start + 1024]})
    return found


def _plan(**settings: Any) -> Any:
    from gaforge.llm.conversion import Conversion

    return Conversion((0,), "rotor", ("q",), **settings)


def _layer() -> Any:
    return _plan().layer("q", FEATURES, FEATURES, own_bias=False).build()


def _unwatched(step: int, steps: int, loss: float) -> None:
    pass


def _once(run: Callable[[], None]) -> float:
    started = time.thread_time()
    run()
    return time.thread_time() - started


_MEASURE = "from gaforge.bench import fitting\nfitting.measure()"
