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
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.bench.measure import Row, within

if TYPE_CHECKING:
    from gaforge.codegen.spec import KernelSpec

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
    """Time first calls of the largest committed Numba kernels, with an empty cache and from it.

    Of each algebra the kernels of the longest source are called, and the slowest is shown. A new
    process then calls the same kernel from Numba's disk cache; a trivial cached function in the
    same process is what it is compared with.
    """
    from gaforge.codegen.catalogue import SHIPPED

    rows = []
    for signature in SHIPPED:
        with tempfile.TemporaryDirectory() as folder:
            environment = {"NUMBA_CACHE_DIR": folder}
            cold = _script(_COLD, [signature], environment).splitlines()
            slowest, seconds = max((line.split() for line in cold), key=lambda pair: float(pair[1]))
            algebra = Algebra.parse(signature)
            rows.append(
                within(f"{algebra} first call, cold: {slowest}", float(seconds), COLD_LIMIT)
            )
            trivial, cached = map(
                float, _script(_CACHED, [signature, slowest], environment).split()
            )
            rows.append(
                within(f"{algebra} first call, cached: {slowest}", cached, CACHED_LIMIT, trivial)
            )
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


LONGEST = 8
"""Kernels of each algebra whose first call is timed, those of the longest source."""

_COLD = """
    import inspect, sys, time
    import gaforge
    from gaforge.bench.startup import LONGEST, example_operands
    from gaforge.codegen.catalogue import standard_kernels
    from gaforge.loading.loader import load_function
    import numba
    numba.njit(lambda x: x + 1)(1.0)
    found = []
    for spec in standard_kernels(gaforge.Algebra.parse(sys.argv[1])):
        function = load_function(spec, "numba")
        kernel = getattr(sys.modules[function.__module__], "_" + spec.name)
        found.append((len(inspect.getsource(kernel.py_func)), spec.name, spec, function))
    for _, name, spec, function in sorted(found, reverse=True)[:LONGEST]:
        operands = example_operands(spec)
        start = time.perf_counter()
        function(*operands)
        print(name, time.perf_counter() - start)
"""

_CACHED = """
    import os, pathlib, sys, time
    import numba
    import gaforge
    from gaforge.bench.startup import example_operands
    from gaforge.codegen.catalogue import standard_kernels
    from gaforge.loading.loader import load_function
    specs = {spec.name: spec for spec in standard_kernels(gaforge.Algebra.parse(sys.argv[1]))}
    spec = specs[sys.argv[2]]
    function = load_function(spec, "numba")
    path = pathlib.Path(os.environ["NUMBA_CACHE_DIR"]) / "trivial.py"
    if not path.exists():
        path.write_text("from numba import njit\\n@njit(cache=True)\\ndef f(x):\\n    return x\\n")
        import subprocess
        code = f"import sys; sys.path.insert(0, {str(path.parent)!r}); import trivial"
        code += "; trivial.f(1.0)"
        subprocess.run([sys.executable, "-c", code], check=True)
    sys.path.insert(0, str(path.parent))
    import trivial
    start = time.perf_counter(); trivial.f(1.0); print(time.perf_counter() - start)
    operands = example_operands(spec)
    start = time.perf_counter()
    function(*operands)
    print(time.perf_counter() - start)
    kernel = getattr(sys.modules[function.__module__], "_" + spec.name)
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


def example_operands(spec: KernelSpec) -> list[np.ndarray[Any, Any]]:
    """Return operands on which a kernel is defined; a versor is the last vector or a scalar."""
    n = spec.algebra.n
    if spec.operation == "outermorphism":
        return [np.eye(n).reshape(-1)]
    operands = [np.ones(layout.size) for layout in spec.layouts]
    if spec.operation == "linear_map":
        blocks = sum((part.stop - part.start) ** 2 for part in spec.layouts[0].slices.values())
        return [np.ones(blocks), *operands]
    if spec.operation in ("sandwich", "inv"):
        operands[0][:] = 0.0
        operands[0][-1 if spec.layouts[0].name == "vector" else 0] = 1.0
    return operands


def _seconds(statement: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return time.perf_counter() - start


def _script(text: str, arguments: list[str], environment: Mapping[str, str]) -> str:
    """Run a script in a new process and return what it prints."""
    result = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(text), *arguments],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        cwd=Path.home(),
    )
    return result.stdout
