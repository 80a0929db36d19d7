"""``r x ~s`` through torch, forward and backward, beside dense and structured linear maps."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from gaforge.algebra import Algebra
from gaforge.bench.measure import Row, against, microseconds, within
from gaforge.bench.startup import _script
from gaforge.runs.timing import in_turns

ONE_THREAD = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1"
)

N = 11
ROWS = (1, 64, 512)
FORWARD_LEAST = {1: 20.0, 64: 12.0, 512: 10.0}
SPINOR_LEAST = {1: 25.0, 64: 20.0, 512: 14.0}
BACKWARD_LEAST = {64: 12.0, 512: 10.0}

GROWTH = range(4, 15)
GROWTH_ROWS = 64
GROWTH_LEAST = {**dict.fromkeys(range(8, 14), 1.0), 12: 20.0}
LARGEST_DENSE = 13
"""Largest n of a dense matrix in the comparison: that of n = 14 has 1 GiB."""

MEMORY_LIMIT = 1024.0
"""Megabytes that a process may hold that runs ``r x ~s`` at n = 14 on 64 rows."""


def forward() -> list[Row]:
    """Time ``r x ~s`` at n = 11, in both bases, and structured peers, beside ``F.linear``."""
    rows = []
    for count, times, parameters in _measured("forward"):
        dense = times.pop("dense")
        for name, seconds in times.items():
            least = {"blade": FORWARD_LEAST, "spinor": SPINOR_LEAST}.get(name, {}).get(count)
            what = {"blade": "r x ~s", "spinor": "r x ~s, spinor basis"}.get(name, name)
            case = f"{what}, {parameters[name]:,} parameters, {count} rows"
            rows.append(against(case, seconds, dense, microseconds, least))
    return rows


def backward() -> list[Row]:
    """Time forward and backward of ``r x ~s`` at n = 11 beside those of ``nn.Linear``."""
    rows = []
    for count, times, _ in _measured("backward"):
        least = BACKWARD_LEAST.get(count)
        for name, what in (("blade", ""), ("spinor", ", spinor basis")):
            case = f"r x ~s{what}, gradients of x, r and s, {count} rows"
            bound = least if name == "blade" else None
            rows.append(against(case, times[name], times["dense"], microseconds, bound))
    return rows


def growth() -> list[Row]:
    """Time ``r x ~s`` for n = 4 to 14 on 64 rows beside ``F.linear``, and the memory at n = 14."""
    rows = []
    ratios = {}
    for n, times, _ in _measured("growth"):
        case = f"d = {2**n} (n = {n}), {GROWTH_ROWS} rows"
        ours, dense = times["blade"], times.get("dense")
        if dense is None:
            rows.append(Row(case, microseconds(ours)))
            continue
        ratios[n] = dense / ours
        rows.append(against(case, ours, dense, microseconds, GROWTH_LEAST.get(n)))
    more = ratios[13] / ratios[8]
    rows.append(
        Row("ratio at n = 13 over that at n = 8", f"{more:.3g}", "", None, "more than 1", more > 1)
    )
    held = float(_script(_MEMORY, [], ONE_THREAD))
    rows.append(
        Row(
            "memory of a process at n = 14",
            f"{held:.0f} MB",
            target=f"at most {MEMORY_LIMIT:g} MB",
            met=held <= MEMORY_LIMIT,
        )
    )
    return rows


def startup() -> list[Row]:
    """Time the emission of all modules of Cl(11), with their proofs."""
    import time

    from gaforge.codegen.catalogue import has_module
    from gaforge.codegen.pipeline import generate

    rows = []
    for target in ("numba", "vjp", "torch"):
        algebra = Algebra(N)
        assert has_module(algebra, target)
        start = time.perf_counter()
        module = generate(algebra, target)
        seconds = time.perf_counter() - start
        case = f"{algebra} {target}: generate and prove {len(module.kernels)} kernels"
        rows.append(within(case, seconds, 60.0))
    return rows


def _measured(what: str) -> list[tuple[int, dict[str, float], dict[str, int]]]:
    """Run a measurement in a process of its own, where every library has one thread."""
    text = f"from gaforge.bench import torch_layers\ntorch_layers.measure({what!r})"
    return [tuple(found) for found in json.loads(_script(text, [], ONE_THREAD))]


def measure(what: str) -> None:
    """Print, as JSON, a list of (rows or n, seconds by name, parameters by name)."""
    import torch

    from gaforge.bench import _one_thread

    torch.set_num_threads(1)
    torch.manual_seed(0)
    _one_thread()
    if what == "growth":
        found = [(n, *_forward(n, GROWTH_ROWS, peers=False)) for n in GROWTH]
    else:
        find = _forward if what == "forward" else _backward
        found = [(rows, *find(N, rows)) for rows in ROWS]
    print(json.dumps(found))


def _forward(n: int, rows: int, peers: bool = True) -> tuple[dict[str, float], dict[str, int]]:
    import torch

    from gaforge.bench import structured

    d = 2**n
    x = torch.randn(rows, d)
    r, s = torch.randn(2, d // 2)
    functions: dict[str, tuple[Callable[[], Any], int]] = {}
    if n <= LARGEST_DENSE:
        functions["dense"] = structured.dense(d, x)
    blade = _kernel(n, "sandwich2")
    functions["blade"] = (lambda: blade(r, x, s)), n * (n - 1)
    if peers:
        spinor = _kernel(n, "sandwich2_spinor")
        functions["spinor"] = (lambda: spinor(r, x, s)), n * (n - 1)
        functions["dense, bfloat16"] = structured.dense(d, x.bfloat16())
        functions |= structured.peers(d, x)
    with torch.no_grad():
        times = _times({name: run for name, (run, _) in functions.items()}, n, rows)
    return times, {name: count for name, (_, count) in functions.items()}


def _backward(n: int, rows: int) -> tuple[dict[str, float], dict[str, int]]:
    import torch

    d = 2**n
    x = torch.randn(rows, d, requires_grad=True)
    g = torch.randn(rows, d)
    r, s = (torch.randn(d // 2, requires_grad=True) for _ in "rs")
    linear = torch.nn.Linear(d, d, bias=False)

    def steps(operation: str) -> Callable[[], Any]:
        kernel = _kernel(n, operation)
        return lambda: torch.autograd.grad(kernel(r, x, s), (r, x, s), g)

    functions = {
        "dense": lambda: torch.autograd.grad(linear(x), (x, linear.weight), g),
        "blade": steps("sandwich2"),
        "spinor": steps("sandwich2_spinor"),
    }
    return _times(functions, n, rows), {}


def _kernel(n: int, operation: str) -> Callable[..., Any]:
    """Return the emitted torch function for even r and s."""
    from gaforge.codegen.spec import KernelSpec
    from gaforge.loading.loader import load_function

    return load_function(KernelSpec.of(Algebra(n), operation, "even", "full", "even"), "torch")


def _times(functions: dict[str, Callable[[], Any]], n: int, rows: int) -> dict[str, float]:
    import time

    calls = max(2, min(50, 2**31 // (rows * 4**n)))  # so that most find their caches warm
    return in_turns(functions, calls, 9, time.thread_time)


_MEMORY = """
    from pathlib import Path
    import torch
    from gaforge.bench.torch_layers import _kernel
    torch.set_num_threads(1)
    kernel = _kernel(14, "sandwich2")
    r, s = torch.randn(2, 2**13)
    kernel(r, torch.randn(64, 2**14), s)
    # The peak of this program; that of resource.getrusage may be the one of the parent process.
    status = Path("/proc/self/status").read_text()
    print(int(status.split("VmHWM:")[1].split()[0]) / 2**10)
"""
