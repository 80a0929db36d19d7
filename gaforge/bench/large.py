"""Large algebras: dense products beside clifford, and r x ~s beside a dense matrix product."""

from __future__ import annotations

import json
import tempfile
import time

import numpy as np

from gaforge.algebra import Algebra
from gaforge.bench.measure import Row, against, microseconds, within
from gaforge.bench.products import peers
from gaforge.bench.startup import _script
from gaforge.loading import kernels
from gaforge.runs.timing import in_turns

PRODUCT_LEAST = {8: 10.0, 10: 10.0, 12: 1000.0}
BATCH = 1000
BATCH_LEAST = 150.0
GROWTH_LIMIT = 100.0
"""Megabytes that one dense product in Cl(12) may add to a process."""

ROWS = (1, 64, 512)
SANDWICH_LEAST = {(11, 1): 30.0, (11, 64): 12.0, (11, 512): 10.0, (12, 64): 20.0}
"""How many times faster than a dense matrix product the kernel of ``r x ~s`` should be, by n and
rows, both with memory for the result at hand."""

EMISSION_LIMIT = 60.0
CACHED_LIMIT = 1.0


def products() -> list[Row]:
    """Time dense products of Cl(8), Cl(10), Cl(12) and the memory of one."""
    rows = []
    for n, least in PRODUCT_LEAST.items():
        clifford, _ = peers()
        a, b = np.random.default_rng(n).normal(size=(2, 2**n))
        layout = clifford.Cl(n)[0]
        left, right = (layout.MultiVector(value) for value in (a, b))
        k = kernels((n,))
        calls = 200 if n == 8 else 1
        times = in_turns(
            {"ours": lambda: k.gp(a, b), "clifford": lambda: left * right},  # noqa: B023
            calls,
            5,
        )
        times["ours"] = in_turns({"ours": lambda: k.gp(a, b)}, 200)["ours"]  # noqa: B023
        case = f"Cl({n}) one dense product"
        rows.append(against(case, times["ours"], times["clifford"], microseconds, least))
    rows.append(_batch())
    growth = float(_script(_GROWTH, [], {}))
    rows.append(
        Row(
            "Cl(12) memory that one product adds",
            f"{growth:.0f} MB",
            target=f"at most {GROWTH_LIMIT:g} MB",
            met=growth <= GROWTH_LIMIT,
        )
    )
    return rows


def _batch() -> Row:
    """Time a thousand dense products of Cl(8), clifford's called from compiled code."""
    import numba

    clifford, _ = peers()
    a, b = np.random.default_rng(8).normal(size=(2, BATCH, 256))
    product = clifford.Cl(8)[0].gmt_func

    @numba.njit
    def loop(a, b, out):  # type: ignore[no-untyped-def]
        for e in range(a.shape[0]):
            out[e] = product(a[e], b[e])
        return out

    out = np.empty_like(a)
    k = kernels("8")
    times = in_turns({"ours": lambda: k.gp(a, b), "clifford": lambda: loop(a, b, out)}, 1, 7)
    each = {name: seconds / BATCH for name, seconds in times.items()}
    case = f"Cl(8) {BATCH} dense products, each"
    return against(case, each["ours"], each["clifford"], microseconds, BATCH_LEAST)


def sandwiches() -> list[Row]:
    """Time ``r x ~s`` for batches of x, beside ``x @ W`` with a matrix of the same size.

    In a process of its own, where the matrix product has one thread as well; in seconds of that
    thread. Operands are
    blade coefficients, float32; r and s are even and transformed within the call. The kernel alone
    is called without the checks around it, and both it and the matrix product write to memory that
    is there: new memory for each result costs up to half as much as the kernel.
    """
    one = dict.fromkeys(("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")
    rows = []
    for n, count, ours, alone, dense, matmul in json.loads(_script(_SANDWICHES, [], one)):
        case = f"Cl({n}) r x ~s, d = {2**n}, {count} rows"
        rows.append(against(case, ours, dense, microseconds, 1.0 if count == 64 else None))
        least = SANDWICH_LEAST.get((n, count))
        rows.append(against(f"{case}, kernel alone", alone, matmul, microseconds, least))
    return rows


def startup() -> list[Row]:
    """Time the emission of Cl(11) with its proofs, and first calls from Numba's cache."""
    from gaforge.codegen.pipeline import generate

    start = time.perf_counter()
    module = generate(Algebra(11), "numba")
    seconds = time.perf_counter() - start
    case = f"{module.algebra} generate and prove {len(module.kernels)} kernels"
    rows = [within(case, seconds, EMISSION_LIMIT)]
    with tempfile.TemporaryDirectory() as folder:
        environment = {"NUMBA_CACHE_DIR": folder}
        _script(_FIRST, [], environment)
        seconds = float(_script(_FIRST, [], environment))
    rows.append(within("Cl(11) first call of r x ~s in a new process", seconds, CACHED_LIMIT))
    return rows


_GROWTH = """
    import resource
    from pathlib import Path
    import numpy as np, numba
    import gaforge
    def resident():
        pages = Path("/proc/self/statm")
        if pages.exists():
            return int(pages.read_text().split()[1]) * resource.getpagesize() / 2**20
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**10
    numba.njit(lambda x: x + 1)(1.0)
    k8 = gaforge.kernels("8")
    k8.gp(np.ones(256), np.ones(256))
    a, b = np.random.default_rng(0).normal(size=(2, 4096))
    before = resident()
    gaforge.kernels("12").gp(a, b)
    print(resident() - before)
"""

_SANDWICHES = """
    import json, sys, time
    import numpy as np
    import gaforge
    from gaforge.bench import _one_thread
    from gaforge.bench.large import ROWS
    from gaforge.runs.timing import in_turns
    from gaforge.codegen.spec import KernelSpec
    from gaforge.loading.loader import load_function
    _one_thread()
    found = []
    for n in range(8, 14):
        d = 2**n
        rng = np.random.default_rng(n)
        r, s = rng.normal(size=(2, d // 2)).astype(np.float32)
        W = rng.normal(size=(d, d)).astype(np.float32)
        k = gaforge.kernels((n,))
        for rows in ROWS:
            x = rng.normal(size=(rows, d)).astype(np.float32)
            layouts = ("even", "full", "even")
            k.sandwich2(r, x, s, layouts=layouts)
            function = load_function(KernelSpec.of(k.algebra, "sandwich2", *layouts), "numba")
            kernel = getattr(sys.modules[function.__module__], "_" + function.__name__)
            flat, out = x.reshape(-1), np.empty((rows, d), np.float32)
            written = out.reshape(-1)
            work = {
                "ours": lambda: k.sandwich2(r, x, s, layouts=layouts),
                "alone": lambda: kernel(rows, r, 0, flat, d, s, 0, written),
                "dense": lambda: x @ W,
                "matmul": lambda: np.matmul(x, W, out=out),
            }
            calls = max(1, 2**21 // (rows * d))
            times = in_turns(work, min(calls, 100 if n < 11 else 10), 7, time.thread_time)
            found.append((n, rows, *times.values()))
    print(json.dumps(found))
"""

_FIRST = """
    import time
    import numpy as np, numba
    numba.njit(lambda x: x + 1)(1.0)
    x = np.ones((64, 2048), np.float32)
    r = np.ones(1024, np.float32)
    start = time.perf_counter()
    import gaforge
    gaforge.kernels("11").sandwich2(r, x, r, layouts=("even", "full", "even"))
    print(time.perf_counter() - start)
"""
