"""The part of a Numba module that exponentiates bivectors, and its derivative."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from fractions import Fraction
from math import factorial

from gaforge.algebra import Algebra
from gaforge.codegen.derive.exponential import ORDER, tangent_series
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.runtime import kernel_doc
from gaforge.codegen.printers.exponential import has_closed_form, print_closed

OUTER_TABLES = '''\
def _expansion(masks):
    """Return what outer powers of T need: grades of blades, places of pairs and of what is left.

    From four vectors on, a blade is the sum over its other vectors of the pair that they make with
    the first one, times what is left, with alternating signs.
    """
    places = np.zeros(1 << _DIMENSION, np.int32)
    places[masks] = np.arange(len(masks))
    pairs, rests = [np.zeros(0, np.int32)], [np.zeros(0, np.int32)]
    for grade in range(4, _DIMENSION + 1, 2):
        blades = np.array(list(combinations(range(_DIMENSION), grade)))
        first, others = blades[:, :1], blades[:, 1:]
        pair = first * (2 * _DIMENSION - first - 3) // 2 + others - 1
        rest = (1 << blades).sum(-1, keepdims=True) - (1 << first) - (1 << others)
        pairs.append(pair.astype(np.int32).reshape(-1))
        rests.append(places[rest].reshape(-1))
    return np.bitwise_count(masks).astype(np.int32), np.concatenate(pairs), np.concatenate(rests)


_GRADES, _FIRST_PAIRS, _AFTER_FIRST = _expansion(_masks(_DIMENSION, range(0, _DIMENSION + 1, 2)))
_NORMS = np.array(
    [
        np.prod(_SQUARES[mask >> np.arange(_DIMENSION) & 1 == 1])
        for mask in _masks(_DIMENSION, range(0, _DIMENSION + 1, 2))
    ]
)
'''

TABLES = '''\
def _moves(evens, odds):
    """Return, for each vector e and odd blade, where e takes it, and with which signs.

    The first signs are those of an even element times e, the others those of the transpose.
    """
    places = np.zeros(1 << _DIMENSION, np.int32)
    places[evens] = np.arange(len(evens))
    vectors = np.arange(_DIMENSION)[:, None]
    passed = np.bitwise_count(odds >> vectors >> 1).astype(np.int64) & 1
    sorting = np.where(passed == 1, -1, 1)
    metric = sorting * _SQUARES.astype(np.int64)[:, None]
    inside = odds >> vectors & 1 == 1
    signs = [np.where(inside, sorting, metric), np.where(inside, metric, sorting)]
    return [places[odds ^ (1 << vectors)], *(table.astype(np.int8) for table in signs)]


_MOVES, _MOVED, _TRANSPOSED = _moves(
    *(_masks(_DIMENSION, range(parity, _DIMENSION + 1, 2)) for parity in (0, 1))
)
'''

MATRICES = '''\
@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _matmul(a, b, out):
    """Write the product of two matrices."""
    for i in range(_DIMENSION):
        for j in range(_DIMENSION):
            out[i, j] = 0
        for k in range(_DIMENSION):
            factor = a[i, k]
            for j in range(_DIMENSION):
                out[i, j] += factor * b[k, j]


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _read(B, start, S):
    """Write the antisymmetric matrix of a bivector; return its size, null vectors left out."""
    place = start
    size = 0.0
    for i in range(_DIMENSION):
        S[i, i] = 0
        for j in range(i + 1, _DIMENSION):
            S[i, j] = B[place]
            S[j, i] = -S[i, j]
            if _SQUARES[i] != 0 and _SQUARES[j] != 0:
                size += S[i, j] * S[i, j]
            place += 1
    return np.sqrt(size)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _halve(size, limit, S, A):
    """Halve S until its size is at most the limit; write A = S G; return how often."""
    steps = 0
    scale = 1
    while size > limit and steps < _MOST:
        size = size / 2
        scale = scale / 2
        steps += 1
    for i in range(_DIMENSION):
        for j in range(_DIMENSION):
            S[i, j] = scale * S[i, j]
            A[i, j] = S[i, j] * _SQUARES[j]
    return steps
'''

FORWARD = '''\
@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _tangent(S, A, work, T):
    """Write the bivector of tanh(A): sum over k of _TANH[k] A**(2k) S."""
    X, X2, X3, X4, H, Z = work[0], work[1], work[2], work[3], work[4], work[5]
    _matmul(A, A, X)
    _matmul(X, X, X2)
    _matmul(X2, X, X3)
    _matmul(X2, X2, X4)
    for i in range(_DIMENSION):
        for j in range(_DIMENSION):
            H[i, j] = _TANH[13] * X[i, j] + _TANH[14] * X2[i, j] + _TANH[15] * X3[i, j]
        H[i, i] += _TANH[12]
    for k in range(8, -1, -4):
        _matmul(H, X4, Z)
        a, b, c = _TANH[k + 1], _TANH[k + 2], _TANH[k + 3]
        for i in range(_DIMENSION):
            for j in range(_DIMENSION):
                H[i, j] = Z[i, j] + (a * X[i, j] + b * X2[i, j] + c * X3[i, j])
            H[i, i] += _TANH[k]
    _matmul(H, S, Z)
    place = 0
    for i in range(_DIMENSION):
        for j in range(i + 1, _DIMENSION):
            T[place] = Z[i, j]
            place += 1


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _outer_powers(T, start, out):
    """Write 1 + T + T ^ T / 2 + T ^ T ^ T / 6 + ..."""
    out[start] = 1
    for k in range(_BIVECTORS):
        out[start + 1 + k] = T[k]
    term = 0
    for k in range(1 + _BIVECTORS, _EVENS):
        total = T[_FIRST_PAIRS[term]] * out[start + _AFTER_FIRST[term]]
        for _ in range(_GRADES[k] // 2 - 1):
            total -= T[_FIRST_PAIRS[term + 1]] * out[start + _AFTER_FIRST[term + 1]]
            total += T[_FIRST_PAIRS[term + 2]] * out[start + _AFTER_FIRST[term + 2]]
            term += 2
        out[start + k] = total
        term += 1


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _unit_less_one(start, out):
    """Turn P, with scalar part 1, into P / |P| - 1 without cancellation."""
    excess = 0.0
    for k in range(1, _EVENS):
        excess += _NORMS[k] * out[start + k] * out[start + k]
    norm = np.sqrt(1 + excess)
    out[start] = -excess / (norm * (1 + norm))
    scale = 1 / norm
    for k in range(1, _EVENS):
        out[start + k] *= scale


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _is_finite(B, start, size):
    """Tell whether a bivector is finite, and not so large that rounding leaves none of it."""
    total = size
    for k in range(start, start + _BIVECTORS):
        total += 0 * B[k]
    return total <= _LARGEST
'''

KERNEL = '''\
@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _exp__bivector(count, B, B_step, out):
    """DOC

    What is carried is exp(B) - 1, so that nothing small is lost beside the 1; it is squared by
    D <- 2 D + D D, the elements of a tile together.
    """
    S = np.empty((_DIMENSION, _DIMENSION))
    A = np.empty((_DIMENSION, _DIMENSION))
    work = np.empty((6, _DIMENSION, _DIMENSION))
    T = np.empty(_BIVECTORS)
    D = np.empty(_TILE * _EVENS)
    squares = np.empty(_TILE * _EVENS)
    steps = np.empty(_TILE, np.int64)
    for start in range(0, count, _TILE):
        width = min(_TILE, count - start)
        most = 0
        for e in range(width):
            place = (start + e) * B_step
            size = _read(B, place, S)
            steps[e] = _halve(size, 0.5, S, A)
            most = max(most, steps[e])
            _tangent(S, A, work, T)
            _outer_powers(T, e * _EVENS, D)
            _unit_less_one(e * _EVENS, D)
            if not _is_finite(B, place, size):
                for k in range(e * _EVENS, (e + 1) * _EVENS):
                    D[k] = np.nan
        for step in range(most, 0, -1):
            _gp__even__even(width, D, _EVENS, D, _EVENS, squares)
            for e in range(width):
                if step <= steps[e]:  # elements that are halved less often wait
                    for k in range(e * _EVENS, (e + 1) * _EVENS):
                        D[k] = 2 * D[k] + squares[k]
        for e in range(width):
            place = (start + e) * _EVENS
            for k in range(_EVENS):
                out[place + k] = D[e * _EVENS + k]
            out[place] = 1 + D[e * _EVENS]
'''

LOOPS = '''\
@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract", "reassoc"})
def _inner(u, i, v, j):
    """Return the sum of products of two rows, in the order that is fastest."""
    total = u[i, 0] * v[j, 0]
    for k in range(1, _CHUNK):
        total += u[i, k] * v[j, k]
    return total


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _pull(E, E_start, g, g_start, W):
    """Write the matrix of the bivector w for which <g, E b> = <w, b> for all bivectors b."""
    u = np.empty((_DIMENSION, _CHUNK))
    v = np.empty((_DIMENSION, _CHUNK))
    for i in range(_DIMENSION):
        for j in range(_DIMENSION):
            W[i, j] = 0
    for first in range(0, _EVENS, _CHUNK):
        for i in range(_DIMENSION):
            for k in range(_CHUNK):
                place = _MOVES[i, first + k]
                u[i, k] = E[E_start + place] * _MOVED[i, first + k]
                v[i, k] = g[g_start + place] * _TRANSPOSED[i, first + k]
        for i in range(_DIMENSION):
            for j in range(i + 1, _DIMENSION):
                W[i, j] += _inner(u, i, v, j)
    for i in range(_DIMENSION):
        for j in range(i):
            W[i, j] = -W[j, i]
'''

MATRIX_PULL = '''\
_BLADE_SQUARES = np.where(_GRADES % 4 == 2, -_NORMS, _NORMS)  # all 1 or -1


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _pull(E, E_start, g, g_start, W):
    """Write the matrix of the bivector w for which <g, E b> = <w, b> for all bivectors b.

    The transpose of the product with a blade is that with its inverse: the blade times its square.
    """
    inverses = np.empty(_EVENS)
    weights = np.empty(_EVENS)
    product = np.empty(_EVENS)
    for k in range(_EVENS):
        inverses[k] = _BLADE_SQUARES[k] * E[E_start + k]
        weights[k] = g[g_start + k]
    _gp__even__even(1, inverses, 0, weights, 0, product)
    place = 1
    for i in range(_DIMENSION):
        W[i, i] = 0
        for j in range(i + 1, _DIMENSION):
            W[i, j] = product[place]
            W[j, i] = -product[place]
            place += 1
'''

MEANS = '''\
@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _motion(A, work, V):
    """Write exp(-2 A) - 1: the powers 1 to 15 of Y = -2 A, for A of size 1/4."""
    Y, Y2, Y3, Y4, H, Z = work[0], work[1], work[2], work[3], work[4], work[5]
    for i in range(_DIMENSION):
        for j in range(_DIMENSION):
            Y[i, j] = -2 * A[i, j]
    _matmul(Y, Y, Y2)
    _matmul(Y2, Y, Y3)
    _matmul(Y2, Y2, Y4)
    factor = _ONE / 1307674368000
    for i in range(_DIMENSION):
        for j in range(_DIMENSION):
            H[i, j] = factor * (Y3[i, j] + 15 * Y2[i, j] + 210 * Y[i, j])
        H[i, i] += factor * 2730
    for k in range(8, -1, -4):
        _matmul(H, Y4, Z)
        for third in range(4):  # 1 / k! from 1 / (k + 4)!
            factor = factor * (k + 7 - third)
        for i in range(_DIMENSION):
            for j in range(_DIMENSION):
                H[i, j] = Y3[i, j] + (k + 3) * (Y2[i, j] + (k + 2) * Y[i, j])
                H[i, j] = Z[i, j] + factor * H[i, j]
            if k > 0:
                H[i, i] += factor * ((k + 3) * (k + 2) * (k + 1))
    for i in range(_DIMENSION):
        for j in range(_DIMENSION):
            V[i, j] = H[i, j]


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _average(steps, A, work, V, W):
    """Turn W into the mean over t from 0 to 2**steps of N^T W N, N = exp(-2 t A).

    A power series in the derivation W -> -2 (A^T W + W A) for t up to 1; the mean up to 2 t is
    that of the mean M up to t and of N^T M N.
    """
    mean, term, Z, Y = work[0], work[1], work[2], work[3]
    if steps > 0:
        _motion(A, work, V)
    for i in range(_DIMENSION):
        for j in range(_DIMENSION):
            mean[i, j] = W[i, j]
            term[i, j] = W[i, j]
    for k in range(2, 18):
        _matmul(term, A, Z)
        for i in range(_DIMENSION):
            for j in range(_DIMENSION):
                term[i, j] = (Z[j, i] - Z[i, j]) * 2 / k
                mean[i, j] += term[i, j]
    for step in range(steps):
        _matmul(mean, V, Z)
        for i in range(_DIMENSION):
            for j in range(_DIMENSION):
                term[i, j] = V[j, i]
        _matmul(term, Z, Y)
        for i in range(_DIMENSION):
            for j in range(_DIMENSION):
                mean[i, j] += (Z[i, j] - Z[j, i] + Y[i, j]) / 2
        if step < steps - 1:
            _matmul(V, V, Z)
            for i in range(_DIMENSION):
                for j in range(_DIMENSION):
                    V[i, j] = 2 * V[i, j] + Z[i, j]
    for i in range(_DIMENSION):
        for j in range(_DIMENSION):
            W[i, j] = mean[i, j]

'''

DERIVATIVE = '''\
@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _exp__bivector__vjp(count, g, g_step, E, E_step, B, B_step, out):
    """Write gradients with respect to B, of g those with respect to E = exp(B)."""
    S = np.empty((_DIMENSION, _DIMENSION))
    A = np.empty((_DIMENSION, _DIMENSION))
    V = np.empty((_DIMENSION, _DIMENSION))
    W = np.empty((_DIMENSION, _DIMENSION))
    work = np.empty((6, _DIMENSION, _DIMENSION))
    for e in range(count):
        _pull(E, e * E_step, g, e * g_step, W)
        steps = _halve(_read(B, e * B_step, S), 0.25, S, A)
        _average(steps, A, work, V, W)
        place = e * _BIVECTORS
        for i in range(_DIMENSION):
            for j in range(i + 1, _DIMENSION):
                out[place] = W[i, j]
                place += 1
'''

SQUARES = '''\
def _flips(masks):
    """Return, for each even blade, of which vectors a right factor changes the sign of products."""
    flips = masks & sum(1 << i for i in range(_DIMENSION) if _SQUARES[i] < 0)
    for i in range(_DIMENSION):  # the vectors of the left blade that vector i passes
        flips ^= (np.bitwise_count(masks >> i + 1).astype(np.int64) & 1) << i
    return flips


_EVEN_MASKS = _masks(_DIMENSION, range(0, _DIMENSION + 1, 2))
_FLIPS = _flips(_EVEN_MASKS)
_NULL = sum(1 << i for i in range(_DIMENSION) if _SQUARES[i] == 0)
_PLACES = np.zeros(1 << _DIMENSION, np.int32)
_PLACES[_EVEN_MASKS] = np.arange(len(_EVEN_MASKS))
_IS_ODD = np.bitwise_count(np.arange(1 << _DIMENSION)) % 2 == 1


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _of_square(E, g, out):
    """Write the gradient with respect to E of <g, E E>."""
    for a in range(_EVENS):
        out[a] = 0
    for a in range(_EVENS):
        for b in range(_EVENS):
            if (_EVEN_MASKS[a] & _EVEN_MASKS[b] & _NULL) == 0:
                value = g[_PLACES[_EVEN_MASKS[a] ^ _EVEN_MASKS[b]]]
                if _IS_ODD[_FLIPS[a] & _EVEN_MASKS[b]]:
                    value = -value
                out[a] += value * E[b]
                out[b] += value * E[a]
'''

PRODUCTS = '''\
@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _of_square(E, g, out):
    """Write the gradient with respect to E of <g, E E>."""
    inverses = np.empty(_EVENS)
    other = np.empty(_EVENS)
    for k in range(_EVENS):
        inverses[k] = _BLADE_SQUARES[k] * E[k]
    _gp__even__even(1, inverses, 0, g, 0, out)
    _gp__even__even(1, g, 0, inverses, 0, other)
    for k in range(_EVENS):
        out[k] += other[k]
'''

LEVELS = '''\
@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _exp__bivector__vjp(count, g, g_step, E, E_step, B, B_step, out):
    """Write gradients with respect to B, of g those with respect to E = exp(B).

    Boosts would be multiplied and divided out again in the mean: it is taken for B / 2**levels,
    and exp(B) is that squared, so that gradients are as accurate as it is.
    """
    S = np.empty((_DIMENSION, _DIMENSION))
    A = np.empty((_DIMENSION, _DIMENSION))
    V = np.empty((_DIMENSION, _DIMENSION))
    W = np.empty((_DIMENSION, _DIMENSION))
    root = np.empty(_EVENS)
    part = np.empty(_BIVECTORS)
    moved = np.empty(_EVENS)
    gradient = np.empty(_EVENS)
    work = np.empty((6, _DIMENSION, _DIMENSION))
    for e in range(count):
        for k in range(_EVENS):
            gradient[k] = g[e * g_step + k]
        for k in range(_BIVECTORS):
            part[k] = B[e * B_step + k]
        size = _read(part, 0, S)
        scale = _ONE
        levels = 0
        while size > 0.5 and levels < _MOST:
            size = size / 2
            scale = scale / 2
            levels += 1
            for k in range(_BIVECTORS):
                part[k] = part[k] / 2
            _exp__bivector(1, part, 0, root)
            _of_square(root, gradient, moved)
            for k in range(_EVENS):
                gradient[k] = moved[k]
        if levels == 0:
            for k in range(_EVENS):
                root[k] = E[e * E_step + k]
        _pull(root, 0, gradient, 0, W)
        steps = _halve(_read(part, 0, S), 0.25, S, A)
        _average(steps, A, work, V, W)
        place = e * _BIVECTORS
        for i in range(_DIMENSION):
            for j in range(i + 1, _DIMENSION):
                out[place] = scale * W[i, j]
                place += 1
'''

PUBLIC = '''\
def exp__bivector__vjp(g, B, wanted=None, threads=None):
    """Return the gradient with respect to B: the adjoint of the derivative of exp, applied to g.

    Law: <g, exp(B) Psi(H)> = <out, H> for all bivectors H, Psi(H) the mean over t from 0 to 1 of
    exp(-t B) H exp(t B).

    g : (..., EVENS), even
    B : (..., BIVECTORS), bivector
    wanted, threads : not used; there is one gradient, computed in one thread
    returns : tuple of one array (..., BIVECTORS)
    """
    return _vjp_of_result(g, exp__bivector(B), B)


def _vjp_of_result(g, E, B, wanted=None, threads=None):
    """Return the gradient where E = exp(B) is known."""
    sizes = (EVENS, EVENS, BIVECTORS)
    return (_run(_exp__bivector__vjp, sizes, BIVECTORS, (g, E, B), None, (1, 1, 1), "real"),)
'''

CLOSED = """\
exp: B B = s + W with W = B ^ B and W W = w a scalar, so exp(B) = C(z) + S(z) B, z = s + W, with the
entire functions C(z) = cosh(sqrt(z)) and S(z) = sinh(sqrt(z)) / sqrt(z) on numbers a + b W: power
series on B / 2**k, of size 1/2 at most, doubled k times."""

GENERAL = """\
exp: B is halved until its size, null vectors left out, is at most 1/2; there exp(B) is the outer
exponential of the bivector of tanh(B), divided by its norm, a theorem of Lipschitz; the result is
squared as often."""

DESCRIPTION = """\
Its derivative in the direction H is exp(B) times the mean over t from 0 to 1 of exp(-t B) H exp(t
B), a power series and doublings. Both are smooth everywhere, without divisions by angles; exp is
within a few units in the last place times 1 + |B|. Computed in float64. NaN where B is not finite
or above 2**42; infinity or NaN where exp(B) overflows. Operations are those where nothing is
halved. Proved, by exact arithmetic on rational numbers: coefficients, sums of powers, products and
doublings, each step of the derivative; truncation and rounding are measured by tests."""


def describe_exponential(kernel: Kernel) -> list[str]:
    """Return lines of the module's docstring: how exp is computed, and what is proved of it."""
    text = CLOSED if has_closed_form(kernel.spec.algebra) else GENERAL
    return ["", *textwrap.wrap(f"{text} {DESCRIPTION}", 98)]


LOOPS_LIMIT = 6
"""Largest n in which products in gradients are loops over blades, where there are no null vectors:
above, products by the kernel take less. Null vectors have no inverse, which those need."""


def takes_squares(algebra: Algebra) -> bool:
    """Tell whether gradients go back through squares of exponentials: where there are boosts."""
    return bool(algebra.p and algebra.q)


def derivative_texts(algebra: Algebra) -> list[str]:
    """Return the text of the derivative for a metric."""
    loops = algebra.n <= LOOPS_LIMIT or algebra.r
    texts = [TABLES, LOOPS, MEANS] if loops else [MATRIX_PULL, MEANS]
    if not takes_squares(algebra):
        return [*texts, DERIVATIVE]
    return [*texts, SQUARES if loops else PRODUCTS, LEVELS]


def print_section(kernel: Kernel) -> list[str]:
    """Return the lines of what exp and its derivative share: constants, tables, functions."""
    algebra = kernel.spec.algebra
    squares = ", ".join(f"{square}.0" for square in algebra.squares)
    lines = [
        f"_SQUARES = np.array([{squares}])",
        f"_DIMENSION = {algebra.n}",
        f"_BIVECTORS = {kernel.spec.layouts[0].size}",
        f"_EVENS = {kernel.spec.result.size}",
        "_LARGEST = 2.0**42  # sizes of bivectors beyond which nothing of their angles is left",
        "_MOST = 48  # halvings",
        f"_CHUNK = {min(128, kernel.spec.result.size)}",
        "_ONE = 1.0",
    ]
    texts = [MATRICES]
    if has_closed_form(algebra):
        lines += _series("_C", "cosh(x) = sum over k of _C[k] x**(2k)", cosine_series())
        lines += _series("_S", "sinh(x) = sum over k of _S[k] x**(2k + 1)", sine_series())
    else:
        lines.append(f"_TILE = {max(1, min(32, 4096 // kernel.spec.result.size))}")
        lines += _series("_TANH", "tanh(x) = sum over k of _TANH[k] x**(2k + 1)", tangent_series())
        texts = [OUTER_TABLES, MATRICES, FORWARD]
    texts += derivative_texts(algebra)
    return [*lines, "", "", *"\n\n".join(texts).splitlines()]


def cosine_series() -> list[Fraction]:
    """Return the coefficients of cosh in x**2."""
    return [Fraction(1, factorial(2 * k)) for k in range(ORDER + 1)]


def sine_series() -> list[Fraction]:
    """Return the coefficients of sinh(x) / x in x**2."""
    return [Fraction(1, factorial(2 * k + 1)) for k in range(ORDER + 1)]


def _series(name: str, what: str, values: Iterable[Fraction]) -> list[str]:
    return [f"# {what}", f"{name} = (", *(f"    {float(value)!r}," for value in values), ")"]


def emit_exponential(kernel: Kernel) -> list[str]:
    """Return the lines of the kernel and of its derivative, which use the section above."""
    doc = kernel_doc(kernel, "exponential")
    closed = has_closed_form(kernel.spec.algebra)
    general = KERNEL.replace("DOC", doc).splitlines()
    text = print_closed(kernel.spec.algebra, doc) if closed else general
    public = PUBLIC.replace("EVENS", str(kernel.spec.result.size))
    public = public.replace("BIVECTORS", str(kernel.spec.layouts[0].size))
    return [*text, "", "", *public.splitlines()]
