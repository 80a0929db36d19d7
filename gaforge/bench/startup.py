"""Times until something happens: imports, first calls, generation."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Mapping
from pathlib import Path

from gaforge.algebra import Algebra
from gaforge.bench.measure import Row, within

IMPORT_LIMIT = 0.1
COLD_LIMIT = 5.0
CACHED_LIMIT = 0.3
UNSEEN_LIMIT = 3.0
GENERATE_LIMITS = {"3,0,1": 10.0, "4,1": 90.0, "6": 300.0}


def imports() -> list[Row]:
    """Time ``import gaforge`` and ``import numpy`` in new processes, in turns."""
    times: dict[str, list[float]] = {"gaforge": [], "numpy": []}
    for _ in range(7):
        for name, values in times.items():
            values.append(_seconds(f"import {name}"))
    ours, peer = (statistics.median(times[name]) for name in ("gaforge", "numpy"))
    return [within("import gaforge, beside import numpy", ours, IMPORT_LIMIT, peer)]


def first_calls() -> list[Row]:
    """Time the first call of every committed Numba kernel, with an empty cache and from it.

    The slowest of each algebra is shown. A new process then calls the same kernel from Numba's
    disk cache; a trivial cached function in the same process is what it is compared with.
    """
    from gaforge.codegen.catalogue import SHIPPED

    rows = []
    for signature in SHIPPED:
        with tempfile.TemporaryDirectory() as folder:
            environment = {"NUMBA_CACHE_DIR": folder}
            cold = _script(_COLD, [signature], environment).splitlines()
            slowest, seconds = max((line.split() for line in cold), key=lambda pair: float(pair[1]))
            algebra = Algebra.parse(signature)
            rows.append(within(f"{algebra} first call, cold: {slowest}", float(seconds), COLD_LIMIT))
            trivial, cached = map(float, _script(_CACHED, [signature, slowest], environment).split())
            rows.append(within(f"{algebra} first call, cached: {slowest}", cached, CACHED_LIMIT, trivial))
    return rows


def unseen() -> list[Row]:
    """Time the dense product of signatures that are not shipped: generate, prove, compile."""
    rows = []
    for signature in ("2,2", "2,1,1", "3,2", "3,1,1", "3,3", "4,1,1"):
        with tempfile.TemporaryDirectory() as folder:
            environment = {"GAFORGE_CACHE_DIR": folder, "NUMBA_CACHE_DIR": folder}
            seconds = float(_script(_UNSEEN, [signature], environment))
            case = f"{Algebra.parse(signature)} dense product, never seen"
            rows.append(within(case, seconds, UNSEEN_LIMIT))
    return rows


def generation() -> list[Row]:
    """Time ``gaforge generate`` of whole Numba modules, proofs included."""
    from gaforge.codegen.pipeline import generate

    rows = []
    for signature, limit in GENERATE_LIMITS.items():
        start = time.perf_counter()
        module = generate(Algebra.parse(signature), "numba")
        seconds = time.perf_counter() - start
        case = f"{module.algebra} generate and prove {len(module.kernels)} kernels"
        rows.append(within(case, seconds, limit))
    return rows


_COLD = """
    import sys, time
    import numpy as np, numba
    import gaforge
    from gaforge.loading.loader import _shipped
    module = _shipped(gaforge.Algebra.parse(sys.argv[1]), "numba")
    start = time.perf_counter(); numba.njit(lambda x: x + 1)(1.0)
    for name, function in module.KERNELS.items():
        kernel = getattr(module, "_" + name)
        sizes = [int(s) for s in _sizes(function)]
        operands = [np.ones(size) for size in sizes]
        start = time.perf_counter()
        kernel(1, *(a for operand in operands for a in (operand, operand.size)), np.empty(4096))
        print(name, time.perf_counter() - start)
"""

_CACHED = """
    import pathlib, sys, time, tempfile, importlib.util
    import numpy as np, numba
    import gaforge
    from gaforge.loading.loader import _shipped
    module = _shipped(gaforge.Algebra.parse(sys.argv[1]), "numba")
    path = pathlib.Path(__import__("os").environ["NUMBA_CACHE_DIR"]) / "trivial.py"
    if not path.exists():
        path.write_text("from numba import njit\\n@njit(cache=True)\\ndef f(x):\\n    return x\\n")
        import subprocess
        code = "import sys; sys.path.insert(0, %r); import trivial; trivial.f(1.0)" % str(path.parent)
        subprocess.run([sys.executable, "-c", code], check=True)
    sys.path.insert(0, str(path.parent))
    import trivial
    start = time.perf_counter(); trivial.f(1.0); print(time.perf_counter() - start)
    kernel = getattr(module, "_" + sys.argv[2])
    operands = [np.ones(int(size)) for size in _sizes(module.KERNELS[sys.argv[2]])]
    start = time.perf_counter()
    kernel(1, *(a for operand in operands for a in (operand, operand.size)), np.empty(4096))
    print(time.perf_counter() - start)
    assert not kernel.stats.cache_misses, "the kernel was compiled, not loaded"
"""

_UNSEEN = """
    import sys, time
    import numpy as np, numba, sympy
    import gaforge, gaforge.codegen.pipeline
    numba.njit(lambda x: x + 1)(1.0)
    k = gaforge.kernels(sys.argv[1])
    a = np.ones(k.algebra.size)
    start = time.perf_counter()
    k.gp(a, a)
    print(time.perf_counter() - start)
"""

_SIZES = """
def _sizes(function):
    import inspect, re
    return re.findall(r"^    \\w+ : \\(\\.\\.\\., (\\d+)\\)", inspect.getsource(function), re.M)
"""


def _seconds(statement: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return time.perf_counter() - start


def _script(text: str, arguments: list[str], environment: Mapping[str, str]) -> str:
    """Run a script in a new process and return what it prints."""
    result = subprocess.run(
        [sys.executable, "-c", _SIZES + textwrap.dedent(text), *arguments],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        cwd=Path.home(),
    )
    return result.stdout
