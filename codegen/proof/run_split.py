"""Prove the kernel that takes bivectors apart: a theorem on symbols, and the text on rationals.

The polynomials that it calls are kernels of their own, proved on symbols as all are. On symbols too
it is proved here that what is computed from them is a split, with ``P = t**2 - c_1 t + c_2`` and
``N(t) = t B - V_1``, all congruences modulo P:

    B V_1 = V_1 B,   N(t) ^ N(t) = 0,   <N(t) N(t)>_0 = t P'(t)**2,   4 <X X>_0 = c_1 P'(t)**2,

X being ``c_1 B / 2 - V_1``. So ``N(s_1) / P'(s_1)`` and ``N(s_2) / P'(s_2)`` are commuting blades
with the squares s_1 and s_2, and they sum to B. Then the text runs on exact rational numbers: on
bivectors that are made of planes, with rational squares, in every order and of every sign that the
metric has; on blades, blocks, equal squares and zero. Last, it runs on a batch of floats.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from functools import cache
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import numpy as np
from sympy.polys.rings import PolyElement

from gaforge.algebra import Algebra
from gaforge.codegen.kernel import Kernel, build_kernel
from gaforge.codegen.modules.split_section import blade_squares
from gaforge.codegen.proof import laws
from gaforge.codegen.proof.laws import add, grade_part, multivector, negative, product
from gaforge.codegen.proof.symbols import Universe
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import ProofError

Array = np.ndarray[Any, Any]
Blades = dict[int, Any]

TOLERANCE = 1e-12
"""Of the comparison with floats, relative to the square of B."""

SIZES = ((3, 2), (Fraction(7, 2**20), -5), (20, 21))
"""Sizes of two planes: in either order, one of them small, and close to each other."""

BATCH = 130
"""Elements of the batch of floats: two tiles and two."""


def prove_split(names: dict[str, Any], kernel: Kernel) -> str:
    """Prove the kernel of a split; return its law.

    Raises
    ------
    ProofError
        If an identity does not hold, or the text does not give the parts that it must.
    """
    algebra = kernel.spec.algebra
    function = _function(names, kernel)
    if algebra.n >= 4:
        prove_identities(algebra)
    source = random.Random(f"{algebra} split")
    with _exact(names, algebra):
        for B, wanted in _points(algebra, source):
            _compare(algebra, function, kernel.plan.result.size, B, wanted)
    with _floats(names):
        _compare_batch(algebra, function, kernel.plan.result.size)
    return kernel.plan.form


# --- How the function is reached ----------------------------------------------------------------


def _function(names: dict[str, Any], kernel: Kernel) -> Any:
    """Return the kernel, having checked that users reach it with its facts."""
    spec, algebra = kernel.spec, kernel.spec.algebra
    public = names["KERNELS"].get(spec.name)
    if public is None or public is not names[spec.name]:
        raise ProofError(f"{spec.name}: the index of the module does not hold this function")
    size, pairs, k = kernel.plan.result.size, spec.layouts[0].size, algebra.n // 2
    calls = []
    rows = np.arange(2.0 * size).reshape(2, size)

    def run(*arguments: Any) -> Array:
        calls.append(arguments)
        return rows

    kept, names["_run"] = names["_run"], run
    B, out = object(), object()
    public.rows(B, out)
    found = public(B)
    names["_run"] = kept
    function = names[f"_{spec.name}"]
    wanted = [(function, (pairs,), size, (B,), given, (1,), "real") for given in (out, None)]
    _require(calls == wanted, "the facts of the kernel are", algebra)
    parts, squares, kinds = np.split(rows, [k * pairs, k * (pairs + 1)], axis=-1)
    same = [
        np.array_equal(a, b)
        for a, b in zip(found, (parts.reshape(2, k, pairs), squares, kinds), strict=True)
    ]
    _require(all(same) and found[2].dtype == np.int8, "the results are", algebra)
    facts = {
        "_PAIRS": pairs,
        "_ROW": size,
        "_FOURS": math.comb(algebra.n, 4),
        "_INVARIANTS": 3 + pairs,
        "_DEFECTS": 2 * math.comb(algebra.n, 4) + pairs,
    }
    held = {name: names[name] for name in facts if name in names}
    _require(all(facts[name] == value for name, value in held.items()), "sizes are", algebra)
    found_squares = names["_BLADE_SQUARES"].tolist()
    _require(found_squares == blade_squares(algebra), "the squares of blades are", algebra)
    return function


def _require(right: bool, what: str, algebra: Algebra) -> None:
    if not right:
        raise ProofError(f"split of {algebra}: {what} not what they should be")


# --- On symbols ---------------------------------------------------------------------------------


@cache
def prove_identities(algebra: Algebra) -> None:
    """Prove that two parts made of the polynomials are a split, on free symbols.

    Raises
    ------
    ProofError
    """
    spec = KernelSpec.of(algebra, "split_invariants")
    universe = Universe({"B": spec.layouts[0].size}, 0)
    values = laws.expected(spec, build_kernel(spec).plan, universe)
    B, V = (multivector(spec.layouts[0], x) for x in (universe.operands["B"], values[3:]))
    c_1, c_2, zero = values[0], values[1], universe.ring.zero

    def scalar(a: Blades, b: Blades) -> PolyElement:
        return product(algebra, a, b).get(0, zero)

    def outer(a: Blades, b: Blades) -> Blades:
        return grade_part(product(algebra, a, b), 4)

    def times(a: Blades, factor: PolyElement) -> Blades:
        return {mask: value * factor for mask, value in a.items()}

    gap = c_1**2 - 4 * c_2
    X = add(times(B, c_1), times(V, zero - 2))  # twice X
    vanishing = [
        add(product(algebra, B, V), negative(product(algebra, V, B))),
        add(times(outer(B, B), c_1), times(outer(B, V), zero - 2)),
        add(outer(V, V), times(outer(B, B), -c_2)),
        {0: c_1 * scalar(B, B) - 2 * scalar(B, V) - gap},
        {0: scalar(V, V) - c_2 * scalar(B, B)},
        {0: scalar(X, X) - c_1 * gap},
    ]
    right = not any(value for element in vanishing for value in element.values())
    _require(right, "the identities of parts are", algebra)


# --- On rationals -------------------------------------------------------------------------------


def _points(algebra: Algebra, source: random.Random) -> Iterator[tuple[Blades, list[Blades]]]:
    """Yield bivectors with their parts, which are rational; no parts where squares are equal."""
    pairs = algebra.layout("bivector").masks
    yield {}, []
    for pair in pairs:
        yield _moved(algebra, source, [{pair: Fraction(3)}])
    for one, two in combinations(pairs, 2):
        if not one & two:
            for a, b in SIZES:
                yield _moved(algebra, source, [{one: Fraction(a)}, {two: Fraction(b)}])
    if algebra.n >= 4:
        yield from _without_planes(algebra, source)


def _moved(
    algebra: Algebra, source: random.Random, parts: list[Blades]
) -> tuple[Blades, list[Blades]]:
    """Return a sum of blades and the blades, reflected twice: in vectors of integers."""
    for _ in range(2):
        vector = {1 << i: Fraction(source.randint(1, 4)) for i in range(algebra.n)}
        square = product(algebra, vector, vector).get(0, 0)
        if square:
            inverse = {mask: value / square for mask, value in vector.items()}
            parts = [product(algebra, product(algebra, vector, part), inverse) for part in parts]
    squares = [product(algebra, part, part).get(0, 0) for part in parts]
    order = sorted(range(len(parts)), key=lambda i: -abs(squares[i]))
    distinct = len(set(squares)) == len(squares)
    return add(*parts), [parts[i] for i in order] if distinct else []


def _without_planes(
    algebra: Algebra, source: random.Random
) -> Iterator[tuple[Blades, list[Blades]]]:
    """Yield bivectors with conjugate squares, where there are any, which are parts themselves."""
    found = 0
    for _ in range(60 if min(algebra.p, algebra.q) >= 2 else 0):
        B = {mask: Fraction(source.randint(-3, 3)) for mask in algebra.layout("bivector").masks}
        square = product(algebra, B, B)
        c_1 = square.get(0, 0)
        W = {mask: value / 2 for mask, value in grade_part(square, 4).items()}
        c_2 = product(algebra, W, W).get(0, 0)
        if c_1**2 < 4 * c_2 and found < 3:
            found += 1
            yield B, [B]


def _compare(
    algebra: Algebra, function: Any, size: int, B: Blades, wanted: Sequence[Blades]
) -> None:
    """Run the kernel on one bivector; compare parts, squares and kinds exactly."""
    masks, k = algebra.layout("bivector").masks, algebra.n // 2
    out = _zeros(size)
    row = np.array([B.get(mask, Fraction(0)) for mask in masks], object)
    function(1, row, len(masks), out)
    entries = k * len(masks)
    if any(B.values()) and not wanted:
        _require(out[-1] == out[-k] == -1, "equal squares are", algebra)
        _require(all(value != value for value in out[: entries + k]), "equal squares are", algebra)
        return
    found = out[:entries].reshape(k, -1).tolist()
    parts = [[part.get(mask, 0) for mask in masks] for part in wanted]
    parts += [[0] * len(masks)] * (k - len(parts))
    _require(found == parts, "the parts are", algebra)
    squares = [product(algebra, part, part).get(0, 0) for part in wanted]
    kinds = [_kind(algebra, *pair) for pair in zip(wanted, squares, strict=True)]
    rest = [0] * (k - len(wanted))
    _require(list(out[entries : entries + k]) == squares + rest, "the squares are", algebra)
    _require(list(out[entries + k :]) == kinds + rest, "the kinds are", algebra)


def _kind(algebra: Algebra, part: Blades, square: Fraction) -> int:
    outer = grade_part(product(algebra, part, part), 4)
    if any(outer.values()):
        return 4
    return 3 if not square else 1 if square < 0 else 2


def _zeros(*shape: int) -> Array:
    return np.full(shape, Fraction(0), object)


def _root(x: Fraction) -> Fraction:
    """Return the square root of a rational number that is a square."""
    root = Fraction(math.isqrt(x.numerator), math.isqrt(x.denominator))
    if root * root != x:
        raise ProofError(f"split: the root of {x}, which is no square, is taken")
    return root


@contextmanager
def _exact(names: dict[str, Any], algebra: Algebra) -> Iterator[None]:
    """Let the functions of a module compute with rationals."""
    numpy = SimpleNamespace(
        nan=math.nan,
        floor=math.floor,
        log2=math.log2,
        ldexp=lambda x, exponent: Fraction(x) * Fraction(2) ** exponent,
        empty=lambda shape, dtype=None: _zeros(*np.atleast_1d(shape)),
    )
    new = {
        "np": numpy,
        "range": range,
        "min": min,
        "sqrt": _root,
        "_BLADE_SQUARES": blade_squares(algebra),
    }
    with _replaced(names, new):
        yield


@contextmanager
def _floats(names: dict[str, Any]) -> Iterator[None]:
    """Let the functions of a module compute with floats."""
    with _replaced(names, {"np": np, "range": range, "min": min, "sqrt": np.sqrt}):
        yield


@contextmanager
def _replaced(names: dict[str, Any], new: dict[str, Any]) -> Iterator[None]:
    kept = {name: names[name] for name in new}
    names.update(new)
    try:
        yield
    finally:
        names.update(kept)


# --- On floats ----------------------------------------------------------------------------------


def _compare_batch(algebra: Algebra, function: Any, size: int) -> None:
    """Measure the parts of a batch of floats, and compare one that is repeated."""
    masks, k = algebra.layout("bivector").masks, algebra.n // 2
    B = np.random.default_rng(7).normal(size=(BATCH, len(masks)))
    B[3], B[70, 0] = 0, np.nan
    out, again = np.empty((BATCH, size)), np.empty((2, size))
    with np.errstate(all="ignore"):
        function(BATCH, B.reshape(-1), len(masks), out.reshape(-1))
        function(2, B[5], 0, again.reshape(-1))
    same = np.array_equal(again, out[[5, 5]], equal_nan=True)
    _require(same and (out[3] == 0).all() and out[70, -1] == out[70, -k] == -1, "rows are", algebra)
    for b, row in zip(B, out, strict=True):
        if row[-k] < 0:
            continue
        parts = row[: k * len(masks)].reshape(k, -1)
        scale = float(b @ b) or 1.0
        _require(bool(np.abs(parts.sum(0) - b).max() <= TOLERANCE * scale), "sums are", algebra)
        blades = [dict(zip(masks, part.tolist(), strict=True)) for part in parts]
        for i, one in enumerate(blades):
            squares = product(algebra, one, one)
            outside = [] if row[-k] == 4 else [v for mask, v in squares.items() if mask]
            for other in blades[:i]:
                ab, ba = product(algebra, one, other), product(algebra, other, one)
                outside += list(add(ab, negative(ba)).values())
            worst = max(map(abs, outside), default=0.0)
            _require(worst <= TOLERANCE * scale, "commutators and outer squares are", algebra)
