"""Prove the exponential of a Numba module and its derivative, as far as they are exact.

Each function of the text runs on exact rational numbers, in place of floats, and is compared with
its definition by bit counting or by plain sums of powers of matrices: the sums of powers, the outer
powers, what pulls a gradient back to bivectors, the means of the derivative. Constants are
compared with the rational ones that they round. Last, the kernel runs on floats, for a batch,
beside the series of exp. What is not proved is how series are truncated and sums are rounded.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from math import factorial
from types import SimpleNamespace
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.algebra.blades import reordering_sign
from gaforge.algebra.cayley import blade_product
from gaforge.codegen.derive.exponential import ORDER, TERMS, tangent_number
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.exponential_section import takes_squares
from gaforge.codegen.modules.torch_module import operator_facts
from gaforge.codegen.printers.exponential import TILE, has_closed_form
from gaforge.codegen.proof.run_torch import OPERATOR_FACTS
from gaforge.codegen.proof.wiring import kernel_function
from gaforge.errors import ProofError

Array = np.ndarray[Any, Any]

MEAN_TERMS = 17
"""Terms of the series of the mean in the derivative."""

MOTION_TERMS = 15
"""Terms of the series of the motion exp(-2 A)."""

TOLERANCE = 1e-11
"""Of the comparison with floats."""


def prove_exponential(names: dict[str, Any], kernel: Kernel) -> str:
    """Execute the functions of an exponential on rationals; return what was proved.

    Raises
    ------
    ProofError
        If one of them differs from its definition.
    """
    algebra = kernel.spec.algebra
    function = kernel_function(names, kernel)
    source = random.Random(f"{algebra} exp")
    closed = has_closed_form(algebra)
    with _exact(names):
        _prove_constants(names, algebra)
        _prove_reading(names, algebra, source)
        if closed:
            _prove_closed(names, algebra, function, source)
        else:
            _prove_tangent(names, algebra, source)
            _prove_outer_powers(names, algebra, source)
        _prove_pull(names, algebra, source)
        _prove_means(names, algebra, source)
        if takes_squares(algebra):
            _prove_square(names, algebra, source)
    with _floats(names, algebra):
        _compare_batch(names, algebra, function)
    return kernel.plan.form


def prove_tensors(names: dict[str, Any], kernel: Kernel) -> str:
    """Prove the constants, tables and outer powers of a torch module; return what the kernel is.

    The rest is the same text in every module, which tests hold against references.

    Raises
    ------
    ProofError
        If one of them differs from its definition.
    """
    spec, algebra = kernel.spec, kernel.spec.algebra
    if names["KERNELS"].get(spec.name) is not names[spec.name]:
        raise ProofError(f"{spec.name}: the index of the module does not hold this function")
    if names[OPERATOR_FACTS].get(spec.name) != operator_facts(kernel):
        raise ProofError(f"{spec.name} is not the operator that it must be")
    n, even = algebra.n, algebra.layout("even").masks
    wanted = [float(tangent_number(k)) for k in range(TERMS)]
    _require(list(names["_TANH"]) == wanted, "the coefficients of tanh are", algebra)
    _require(list(names["_SQUARES"]) == list(algebra.squares), "the metric is", algebra)
    _require(list(names["_BLADE_NORMS"]) == _norms(algebra)[1:], "the norms of blades are", algebra)
    solid = [bool(algebra.squares[i] * algebra.squares[j]) for i, j in _pairs(n)]
    _require(list(names["_SOLID"]) == solid, "the blades without null vectors are", algebra)
    source = random.Random(f"{algebra} exp")
    B = _bivector(algebra, source)
    tensor = names["_tensor"](B)
    S = names["_signed"](tensor, names["_SKEW_PLACES"])
    _require(bool((S.values == _skew(n, B)).all()), "the matrices of bivectors are", algebra)
    back = names["_signed"](names["_tensor"](S.values.reshape(-1)), names["_UPPER_PLACES"])
    _require(list(back.values) == B, "the bivectors of matrices are", algebra)
    powers = names["_outer_powers"](tensor).values
    _check_outer_powers(algebra, B, dict(zip(even, powers, strict=True)))
    return kernel.plan.form


@contextmanager
def _exact(names: dict[str, Any]) -> Iterator[None]:
    """Let the functions of a module compute with rationals."""
    tables = [name for name in ("_MOVED", "_TRANSPOSED") if name in names]
    series = [name for name in ("_TANH", "_C", "_S") if name in names]
    plain = ("np", "range", "min", "_SQUARES", "_ONE", *tables)
    kept = {name: names[name] for name in (*plain, *series)}
    names |= {name: names[name].astype(object) for name in tables}
    names |= {name: [Fraction(value) for value in names[name]] for name in series}
    names |= {"range": range, "min": min}
    names["np"] = SimpleNamespace(
        sqrt=lambda x: float(x) ** 0.5,
        int64=int,
        empty=lambda shape, dtype=None: _zeros(*np.atleast_1d(shape)),
    )
    names["_SQUARES"] = [int(square) for square in names["_SQUARES"]]
    names["_ONE"] = Fraction(1)
    yield
    names.update(kept)


@contextmanager
def _floats(names: dict[str, Any], algebra: Algebra) -> Iterator[None]:
    """Let the kernel compute with floats, and with a product of our own."""
    kept = {name: names.get(name) for name in ("np", "range", "min")}
    names.update({"np": np, "range": range, "min": min})
    with _own_product(names, algebra):
        yield
    names.update(kept)


@contextmanager
def _own_product(names: dict[str, Any], algebra: Algebra) -> Iterator[None]:
    """Let the functions of a module multiply even elements by bit counting."""
    kept = names.get("_gp__even__even")
    even = list(algebra.layout("even").masks)

    def product(count: int, a: Array, a_step: int, b: Array, b_step: int, out: Array) -> None:
        for e in range(count):
            found = float_product(algebra, a[e * a_step :], b[e * b_step :], even)
            out[e * len(even) : (e + 1) * len(even)] = found

    names["_gp__even__even"] = product
    yield
    names["_gp__even__even"] = kept


def float_product(algebra: Algebra, a: Array, b: Array, even: list[int]) -> Array:
    """Return the product of two even elements, by bit counting."""
    full = np.zeros(algebra.size)
    full[even] = b[: len(even)]
    masks = np.arange(algebra.size)
    out = np.zeros(algebra.size)
    null, negative = (
        sum(1 << i for i, square in enumerate(algebra.squares) if square == wanted)
        for wanted in (0, -1)
    )
    for A, value in zip(even, a, strict=False):
        passed, above = 0, A >> 1
        while above:
            passed ^= above
            above >>= 1
        odd = np.bitwise_count(masks & (passed ^ (A & negative))) & 1
        term = np.where(odd, -value, value) * full
        term[masks & A & null != 0] = 0
        out += term[masks ^ A]
    return np.asarray(out[even])


def _pairs(n: int) -> list[tuple[int, int]]:
    return [(i, j) for i in range(n) for j in range(i + 1, n)]


def _bivector(algebra: Algebra, source: random.Random) -> list[int]:
    return [source.choice((-3, -2, -1, 1, 2, 3)) for _ in _pairs(algebra.n)]


def _skew(n: int, B: list[Any]) -> Array:
    S = _zeros(n, n)
    for (i, j), value in zip(_pairs(n), B, strict=True):
        S[i, j], S[j, i] = Fraction(value), -Fraction(value)
    return S


def _zeros(*shape: int) -> Array:
    return np.full(shape, Fraction(0), object)


def _require(right: bool, what: str, algebra: Algebra) -> None:
    if not right:
        raise ProofError(f"exp of {algebra}: {what} not what they should be")


def _prove_constants(names: dict[str, Any], algebra: Algebra) -> None:
    """Compare the constants of the module with those of the algebra, and with Bernoulli's."""
    wanted = {
        "_TANH": [float(tangent_number(k)) for k in range(TERMS)],
        "_C": [1 / factorial(2 * k) for k in range(ORDER + 1)],
        "_S": [1 / factorial(2 * k + 1) for k in range(ORDER + 1)],
    }
    for name in ("_C", "_S") if has_closed_form(algebra) else ("_TANH",):
        found = [float(value) for value in names[name]]
        _require(found == wanted[name], "the coefficients of series are", algebra)
    n = algebra.n
    facts = (list(algebra.squares), n, n * (n - 1) // 2, 1 << (n - 1))
    held = tuple(names[name] for name in ("_SQUARES", "_DIMENSION", "_BIVECTORS", "_EVENS"))
    _require(held == facts, "the metric and the sizes are", algebra)
    if not has_closed_form(algebra):
        norms = names["_NORMS"].tolist()
        _require(norms == _norms(algebra), "the norms of blades are", algebra)


def _norms(algebra: Algebra) -> list[int]:
    """Return ``<b ~b>_0`` for the even blades: the products of the squares of their vectors."""
    return [
        int(np.prod([s for i, s in enumerate(algebra.squares) if mask >> i & 1], dtype=int))
        for mask in algebra.layout("even").masks
    ]


def _prove_reading(names: dict[str, Any], algebra: Algebra, source: random.Random) -> None:
    """Compare S and A with B and with ``x -> B . x``, half the commutator with B."""
    n = algebra.n
    B = _bivector(algebra, source)
    S, A = _zeros(n, n), _zeros(n, n)
    names["_read"]([Fraction(0), *map(Fraction, B)], 1, S)
    _require(bool((_skew(n, B) == S).all()), "the matrices of bivectors are", algebra)
    steps = names["_halve"](5, 1, S, A)
    _require(steps == 3 and bool((_skew(n, B) == S * 8).all()), "halvings are", algebra)
    action = _zeros(n, n)
    for (i, j), value in zip(_pairs(n), B, strict=True):
        for k in range(n):
            pair, vector = 1 << i | 1 << j, 1 << k
            for masks, sign in (((pair, vector), 1), ((vector, pair), -1)):
                image, factor = blade_product(*masks, algebra.squares)
                if image.bit_count() == 1:
                    action[image.bit_length() - 1, k] += Fraction(sign * factor * value, 16)
    _require(bool((action == A).all()), "the matrices of x -> B . x are", algebra)


def _prove_closed(
    names: dict[str, Any], algebra: Algebra, function: Any, source: random.Random
) -> None:
    """Compare the kernel with the series of exp, cut as it is, and doubled.

    The first element is not halved, the second is halved three times, beside the first.
    """
    even = algebra.layout("even").masks
    rows = [[Fraction(b, 64) for b in _bivector(algebra, source)] for _ in range(2)]
    size = _size(algebra, rows[1])
    rows[1] = [b * Fraction(3) / Fraction(size or 1) for b in rows[1]]
    out = _zeros(2 * len(even))
    function(2, [b for row in rows for b in row], len(rows[0]), out)
    for row, found in zip(rows, out.reshape(2, -1), strict=True):
        halvings = 0
        while _size(algebra, row) / 2**halvings > 0.5:
            halvings += 1
        wanted = _doubled_series(names, algebra, [b / 2**halvings for b in row], halvings)
        _require(list(found) == [wanted.get(m, 0) for m in even], "the values are", algebra)


def _size(algebra: Algebra, B: list[Any]) -> float:
    """Return the size of a bivector, null vectors left out."""
    solid = zip(_pairs(algebra.n), B, strict=True)
    squares = [b * b for (i, j), b in solid if algebra.squares[i] * algebra.squares[j]]
    return float(sum(squares)) ** 0.5


def _doubled_series(
    names: dict[str, Any], algebra: Algebra, B: list[Any], doublings: int
) -> dict[int, Any]:
    """Return C + S B by products of blades: series as they are cut, then doubled.

    By ``cosh(2 x) = 1 + 2 sinh(x)**2`` and ``sinh(2 x) = 2 sinh(x) cosh(x)``.
    """
    x = {1 << i | 1 << j: b for (i, j), b in zip(_pairs(algebra.n), B, strict=True)}
    square = _product(algebra, x, x)
    C: dict[int, Any] = {}
    S: dict[int, Any] = {}
    power: dict[int, Any] = {0: Fraction(1)}
    for k in range(ORDER + 1):
        C = _sum(C, names["_C"][k], power)
        S = _sum(S, names["_S"][k], power)
        power = _product(algebra, power, square)
    for _ in range(doublings):
        raised = _product(algebra, square, _product(algebra, S, S))
        S = _product(algebra, S, C)
        C = _sum({0: Fraction(1)}, 2, raised)
        square = _sum({}, 4, square)
        x = _sum({}, 2, x)
    return _sum(C, 1, _product(algebra, S, x))


def _sum(a: dict[int, Any], factor: Any, b: dict[int, Any]) -> dict[int, Any]:
    """Return ``a + factor b``."""
    return {mask: a.get(mask, 0) + factor * b.get(mask, 0) for mask in {**a, **b}}


def _product(algebra: Algebra, a: dict[int, Any], b: dict[int, Any]) -> dict[int, Any]:
    out: dict[int, Any] = {}
    for left, x in a.items():
        for right, y in b.items():
            image, sign = blade_product(left, right, algebra.squares)
            if sign:
                out[image] = out.get(image, 0) + sign * x * y
    return out


def _prove_tangent(names: dict[str, Any], algebra: Algebra, source: random.Random) -> None:
    """Compare T with the plain sum of powers."""
    n = algebra.n
    S, A, work = _skew(n, _bivector(algebra, source)), _zeros(n, n), _zeros(6, n, n)
    names["_halve"](0, 1, S, A)
    T = _zeros(n * (n - 1) // 2)
    names["_tangent"](S, A, work, T)
    X = A.dot(A)
    total, power = _zeros(n, n), S
    for coefficient in names["_TANH"]:
        total = total + coefficient * power
        power = X.dot(power)
    wanted = [total[i, j] for i, j in _pairs(n)]
    _require(list(T) == wanted, "the powers of the series of tanh are", algebra)


def _prove_outer_powers(names: dict[str, Any], algebra: Algebra, source: random.Random) -> None:
    """Run the outer powers of a bivector."""
    even = algebra.layout("even").masks
    T = _bivector(algebra, source)
    out = _zeros(len(even) + 1)
    names["_outer_powers"](T, 1, out)
    _check_outer_powers(algebra, T, dict(zip(even, out[1:], strict=True)))


def _check_outer_powers(algebra: Algebra, T: list[int], found: dict[int, Any]) -> None:
    """Check that the part of each grade is T ^ the one before, over how many there are."""
    even = list(found)
    wanted: dict[int, Any] = dict.fromkeys(even, Fraction(0))
    for mask in even:
        for (i, j), value in zip(_pairs(algebra.n), T, strict=True):
            pair = 1 << i | 1 << j
            if not mask & pair:
                wanted[mask | pair] += value * reordering_sign(pair, mask) * found[mask]
    right = all(
        found[mask] == (wanted[mask] * 2 / mask.bit_count() if mask else 1) for mask in even
    )
    _require(right, "the outer powers are", algebra)


def _prove_pull(names: dict[str, Any], algebra: Algebra, source: random.Random) -> None:
    """Compare ``<g, E e_i e_j>`` with the products by bit counting."""
    n, even = algebra.n, algebra.layout("even").masks
    E, g = ([source.randrange(-9, 10) for _ in even] for _ in range(2))
    W = _zeros(n, n)
    with _own_product(names, algebra):
        names["_pull"]([0, *E], 1, [0, 0, *g], 2, W)
    weight = dict(zip(even, g, strict=True))
    wanted = []
    for i, j in _pairs(n):
        total = 0
        for mask, value in zip(even, E, strict=True):
            image, sign = blade_product(mask, 1 << i | 1 << j, algebra.squares)
            total += sign * value * weight[image]
        wanted.append(total)
    right = bool((_skew(n, wanted) == W).all())
    _require(right, "gradients with respect to bivectors are", algebra)


def _prove_square(names: dict[str, Any], algebra: Algebra, source: random.Random) -> None:
    """Compare the gradient of ``<g, E E>`` with derivatives along random H, by bit counting.

    All numbers are small integers, so floats are exact.
    """
    even = list(algebra.layout("even").masks)
    random_row = np.random.default_rng(source.randrange(1 << 30)).integers
    E, g = random_row(-9, 10, (2, len(even))).astype(float)
    out = np.zeros(len(even))
    with _own_product(names, algebra):
        names["_of_square"](E, g, out)
    for H in random_row(-99_999, 100_000, (2, len(even))).astype(float):
        along = sum(float_product(algebra, *pair, even) for pair in ((E, H), (H, E)))
        _require(bool(out @ H == g @ along), "the gradients of squares are", algebra)


def _prove_means(names: dict[str, Any], algebra: Algebra, source: random.Random) -> None:
    """Compare means with the adjoint of the series of commutators, and with doublings."""
    n = algebra.n
    S, A, work = _skew(n, _bivector(algebra, source)), _zeros(n, n), _zeros(6, n, n)
    names["_halve"](0, 1, S, A)
    V, W = _zeros(n, n), _skew(n, _bivector(algebra, source))
    motion, power = _zeros(n, n), np.array([[Fraction(i == j) for j in range(n)] for i in range(n)])
    one = power
    for k in range(1, MOTION_TERMS + 1):
        power = power.dot(-2 * A)
        motion = motion + power / factorial(k)
    names["_motion"](A, work, V)
    _require(bool((motion == V).all()), "the powers of the motion are", algebra)
    mean = term = W
    commutator = _adjoint_commutators(algebra, [S[i, j] for i, j in _pairs(n)])
    for k in range(1, MEAN_TERMS):
        image = commutator.dot(np.array([term[i, j] for i, j in _pairs(n)], object))
        term = _skew(n, list(-image / (k + 1)))
        mean = mean + term
    for steps in range(3):
        found = W.copy()
        names["_average"](steps, A, work, V, found)
        _require(bool((found == mean).all()), "the means of the derivative are", algebra)
        N = one + motion
        mean = (mean + N.T.dot(mean).dot(N)) / 2
        motion = N.dot(N) - one


def _adjoint_commutators(algebra: Algebra, B: list[Any]) -> Array:
    """Return the transpose of the matrix of ``H -> B H - H B`` on bivectors."""
    pairs = [1 << i | 1 << j for i, j in _pairs(algebra.n)]
    place = {mask: k for k, mask in enumerate(pairs)}
    out = _zeros(len(pairs), len(pairs))
    for left, value in zip(pairs, B, strict=True):
        for row, right in enumerate(pairs):
            for masks, sign in (((left, right), 1), ((right, left), -1)):
                image, factor = blade_product(*masks, algebra.squares)
                if image in place:
                    out[row, place[image]] += sign * factor * value
    return out


def _compare_batch(names: dict[str, Any], algebra: Algebra, function: Any) -> None:
    """Compare a batch of floats with the series of exp, element by element."""
    count = TILE + 2 if has_closed_form(algebra) else 2
    even = list(algebra.layout("even").masks)
    size = algebra.n * (algebra.n - 1) // 2
    random_numbers = np.random.default_rng(7)
    B = random_numbers.normal(size=(count, size)) / np.sqrt(size)
    B[::2] /= 8  # fewer halvings than their neighbours
    out = np.empty(count * len(even))
    function(count, B.reshape(-1), size, out)
    g = random_numbers.normal(size=(count, len(even)))
    direction = random_numbers.normal(size=size)
    gradient = np.empty(count * size)
    names["_exp__bivector__vjp"](
        count, g.reshape(-1), len(even), out, len(even), B.reshape(-1), size, gradient
    )
    changes = gradient.reshape(count, -1) @ direction
    for row, found, weight, change in zip(B, out.reshape(count, -1), g, changes, strict=True):
        total, derivative = _float_series(algebra, row, direction, even)
        _require(bool(np.abs(found - total).max() <= TOLERANCE), "the values are", algebra)
        right = bool(np.abs(weight @ derivative - change) <= TOLERANCE * len(even))
        _require(right, "the gradients are", algebra)


def _float_series(algebra: Algebra, B: Array, H: Array, even: list[int]) -> tuple[Array, Array]:
    """Return exp(B) and its derivative in the direction H, by power series."""
    term, change = np.zeros(len(even)), np.zeros(len(even))
    term[0] = 1
    total, derivative = term, change
    b, h = (np.concatenate([[0.0], x]) for x in (B, H))
    for k in range(1, 40):
        change = float_product(algebra, b, change, even) + float_product(algebra, h, term, even)
        change = change / k
        term = float_product(algebra, b, term, even) / k
        total, derivative = total + term, derivative + change
    return total, derivative
