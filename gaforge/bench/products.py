"""Speed of dense products, rotors on vectors and single products, beside clifford and kingdon."""

from __future__ import annotations

from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.bench.measure import Row, against, microseconds, nanoseconds
from gaforge.errors import MissingExtraError
from gaforge.loading import kernels
from gaforge.runs.timing import in_turns

BATCH = 10_000
CALLS = 10
"""Calls in a row per measurement of a batch, so that both sides find their caches warm."""

KINGDON_LEAST = {3: 4.0, 4: 4.0, 5: 2.0, 6: 3.0}
CLIFFORD_LEAST = 20.0
ROTOR_LEAST = 2.0


def peers() -> tuple[Any, Any]:
    """Return the modules clifford and kingdon."""
    try:
        import clifford
        import kingdon
    except ImportError as error:
        raise MissingExtraError(
            f'the benchmark compares with {error.name}; pip install "gaforge[validation]"'
        ) from error
    return clifford, kingdon


def dense() -> list[Row]:
    """Time 10,000 dense geometric products."""
    import numba

    clifford, kingdon = peers()
    rows = []
    for n in (3, 4, 5, 6):
        rng = np.random.default_rng(n)
        a, b = rng.normal(size=(2, BATCH, 2**n))
        product = clifford.Cl(n)[0].gmt_func

        @numba.njit
        def loop(a, b, out):  # type: ignore[no-untyped-def]
            for e in range(a.shape[0]):
                out[e] = product(a[e], b[e])  # noqa: B023 - compiled in this iteration
            return out

        out = np.empty_like(a)
        algebra = kingdon.Algebra(n)
        left, right = (algebra.multivector(list(x.T.copy())) for x in (a, b))
        k = kernels((n,))
        times = in_turns(
            {
                "ours": lambda: k.gp(a, b),  # noqa: B023
                "clifford": lambda: loop(a, b, out),  # noqa: B023
                "kingdon": lambda: left * right,  # noqa: B023
            },
            CALLS,
        )
        each = {name: seconds / BATCH for name, seconds in times.items()}
        case = f"Cl({n}) dense product"
        rows += [
            against(
                f"{case}, kingdon NumPy",
                each["ours"],
                each["kingdon"],
                nanoseconds,
                KINGDON_LEAST[n],
            ),
            against(
                f"{case}, clifford in njit",
                each["ours"],
                each["clifford"],
                nanoseconds,
                CLIFFORD_LEAST,
            ),
        ]
    return rows


def rotors() -> list[Row]:
    """Time a rotor on 10,000 vectors: a rotor each, one for all, and one prepared."""
    _, kingdon = peers()
    rows = []
    for n in (3, 4, 5, 6):
        rng = np.random.default_rng(n)
        k = kernels((n,))
        R = _rotors(n, BATCH, rng)
        x = rng.normal(size=(BATCH, n))
        algebra = kingdon.Algebra(n)
        theirs_each = algebra.evenmv(list(R.T.copy()))
        theirs_one = algebra.evenmv([float(c) for c in R[0]])
        vector = algebra.vector(list(x.T.copy()))
        prepared = k.prepare(R[0], layout="even", unit=True)
        layouts = ("even", "vector")
        times = in_turns(
            {
                "each": lambda: k.sandwich(R, x, layouts=layouts, unit=True),  # noqa: B023
                "one": lambda: k.sandwich(R[0], x, layouts=layouts, unit=True),  # noqa: B023
                "prepared": lambda: prepared.apply(x, "vector"),  # noqa: B023
                "kingdon each": lambda: theirs_each >> vector,  # noqa: B023
                "kingdon one": lambda: theirs_one >> vector,  # noqa: B023
            },
            CALLS,
        )
        t = {name: seconds / BATCH for name, seconds in times.items()}
        case = f"Cl({n}) rotor on vectors"
        rows += [
            against(
                f"{case}, a rotor each", t["each"], t["kingdon each"], nanoseconds, ROTOR_LEAST
            ),
            against(f"{case}, one rotor", t["one"], t["kingdon one"], nanoseconds, ROTOR_LEAST),
            against(
                f"{case}, one rotor, prepared",
                t["prepared"],
                t["kingdon one"],
                nanoseconds,
                ROTOR_LEAST,
            ),
            against(
                f"{case}, prepared against one rotor", t["prepared"], t["one"], nanoseconds, 1.0
            ),
        ]
    return rows


def single() -> list[Row]:
    """Time one product of two single multivectors, a thousand calls at a time."""
    clifford, _ = peers()
    rows = []
    for n in (3, 4, 5, 6):
        rng = np.random.default_rng(n)
        a, b = rng.normal(size=(2, 2**n))
        layout = clifford.Cl(n)[0]
        left, right = (layout.MultiVector(value) for value in (a, b))
        k = kernels((n,))
        times = in_turns({"ours": lambda: k.gp(a, b), "clifford": lambda: left * right}, 1000)  # noqa: B023
        ratio = times["clifford"] / times["ours"]
        rows.append(
            Row(
                f"Cl({n}) one product",
                microseconds(times["ours"]),
                microseconds(times["clifford"]),
                ratio,
                "at least 1/3x",
                ratio >= 1 / 3,
            )
        )
    return rows


def _rotors(n: int, count: int, rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """Return unit rotors, products of two unit vectors where n = 3, of four above."""
    k = kernels(Algebra(n), backend="numpy")
    vectors = rng.normal(size=(4, count, n))
    vectors /= np.linalg.norm(vectors, axis=-1, keepdims=True)
    first = k.gp(vectors[0], vectors[1], layouts=("vector", "vector"))
    second = k.gp(vectors[2], vectors[3], layouts=("vector", "vector"))
    layout = k.result_layout("gp", "vector", "vector")
    both = k.gp(first, second, layouts=(layout, layout))
    grades = k.algebra.layout(k.result_layout("gp", layout, layout))
    even = np.zeros((count, k.algebra.layout("even").size))
    places = {mask: place for place, mask in enumerate(k.algebra.layout("even").masks)}
    for place, mask in enumerate(grades.masks):
        if mask in places:
            even[:, places[mask]] = both[:, place]
    return even
