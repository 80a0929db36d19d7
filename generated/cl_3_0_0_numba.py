"""Numba kernels of Cl(3,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1.
Blades: 1 e1 e2 e3 e12 e13 e23 e123

kernel                            form         operations per element
gp__full__full                    unrolled     64 multiplications, 56 additions
gp__even__even                    unrolled     16 multiplications, 12 additions
gp__even__vector                  unrolled     12 multiplications, 8 additions
gp__vector__vector                unrolled     9 multiplications, 5 additions
gp__vector__full                  unrolled     24 multiplications, 16 additions
op__full__full                    unrolled     27 multiplications, 19 additions
ip__full__full                    unrolled     31 multiplications, 24 additions
ip_symmetric__full__full          unrolled     46 multiplications, 38 additions
lc__full__full                    unrolled     27 multiplications, 19 additions
rc__full__full                    unrolled     27 multiplications, 19 additions
sp__full__full                    unrolled     8 multiplications, 7 additions
rp__full__full                    unrolled     27 multiplications, 19 additions
cp__full__full                    unrolled     24 multiplications, 18 additions
acp__full__full                   unrolled     40 multiplications, 32 additions
reverse__full                     unrolled     none
involute__full                    unrolled     none
conjugate__full                   unrolled     none
dual__full                        unrolled     none
undual__full                      unrolled     none
hodge__full                       unrolled     none
unhodge__full                     unrolled     none
normsq__full                      unrolled     8 multiplications, 7 additions
normsq__even                      unrolled     4 multiplications, 3 additions
normsq__vector                    unrolled     3 multiplications, 2 additions
norm__full                        unrolled     8 multiplications, 7 additions, 1 roots
norm__even                        unrolled     4 multiplications, 3 additions, 1 roots
norm__vector                      unrolled     3 multiplications, 2 additions, 1 roots
inv__full                         unrolled     31 multiplications, 19 additions, 8 divisions
inv__even                         unrolled     4 multiplications, 3 additions, 4 divisions
inv__vector                       unrolled     3 multiplications, 2 additions, 3 divisions
exp__bivector                     exponential  28 multiplications, 21 additions, 1 roots
split__bivector                   split        22 multiplications, 18 additions
sandwich_unit__full__full         unrolled     78 multiplications, 54 additions
sandwich_unit__even__scalar       unrolled     none
sandwich_unit__even__vector       unrolled     18 multiplications, 12 additions
sandwich_unit__even__bivector     unrolled     18 multiplications, 12 additions
sandwich_unit__even__trivector    unrolled     none
sandwich_unit__even__even         unrolled     18 multiplications, 12 additions
sandwich_unit__even__full         unrolled     36 multiplications, 24 additions
sandwich_unit__vector__scalar     unrolled     none
sandwich_unit__vector__vector     unrolled     9 multiplications, 5 additions
sandwich_unit__vector__bivector   unrolled     15 multiplications, 9 additions
sandwich_unit__vector__trivector  unrolled     6 multiplications, 2 additions
sandwich_unit__vector__even       unrolled     15 multiplications, 9 additions
sandwich_unit__vector__full       unrolled     31 multiplications, 17 additions
sandwich__full__full              unrolled     136 multiplications, 119 additions, 8 divisions
sandwich__even__scalar            unrolled     12 multiplications, 6 additions, 1 divisions
sandwich__even__vector            unrolled     28 multiplications, 20 additions, 3 divisions
sandwich__even__bivector          unrolled     28 multiplications, 20 additions, 3 divisions
sandwich__even__trivector         unrolled     12 multiplications, 6 additions, 1 divisions
sandwich__even__even              unrolled     36 multiplications, 27 additions, 4 divisions
sandwich__even__full              unrolled     68 multiplications, 51 additions, 8 divisions
sandwich__vector__scalar          unrolled     9 multiplications, 4 additions, 1 divisions
sandwich__vector__vector          unrolled     21 multiplications, 13 additions, 3 divisions
sandwich__vector__bivector        unrolled     21 multiplications, 13 additions, 3 divisions
sandwich__vector__trivector       unrolled     9 multiplications, 4 additions, 1 divisions
sandwich__vector__even            unrolled     27 multiplications, 18 additions, 4 divisions
sandwich__vector__full            unrolled     51 multiplications, 34 additions, 8 divisions
sandwich2__even__vector__even     unrolled     28 multiplications, 20 additions
sandwich2__even__even__even       unrolled     32 multiplications, 24 additions
sandwich2__even__full__even       unrolled     64 multiplications, 48 additions
sandwich2__full__full__full       unrolled     128 multiplications, 112 additions
versor_defect__full               unrolled     8 multiplications, 7 additions
versor_defect__even               unrolled     4 multiplications, 3 additions
versor_defect__vector             unrolled     3 multiplications, 2 additions
outermorphism__bivector           unrolled     18 multiplications, 9 additions
outermorphism__trivector          unrolled     9 multiplications, 5 additions
linear_map__even                  unrolled     10 multiplications, 6 additions
linear_map__full                  unrolled     20 multiplications, 12 additions
linear_map__vector                unrolled     9 multiplications, 6 additions
linear_map__bivector              unrolled     9 multiplications, 6 additions
linear_map__trivector             unrolled     1 multiplications

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x
    <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor
    <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1

exp: B B = s + W with W = B ^ B and W W = w a scalar, so exp(B) = C(z) + S(z) B, z = s + W, with
the entire functions C(z) = cosh(sqrt(z)) and S(z) = sinh(sqrt(z)) / sqrt(z) on numbers a + b W:
power series on B / 2**k, of size 1/2 at most, doubled k times. Its derivative in the direction H
is exp(B) times the mean over t from 0 to 1 of exp(-t B) H exp(t B), a power series and doublings.
Both are smooth everywhere, without divisions by angles; exp is within a few units in the last
place times 1 + |B|. Computed in float64. NaN where B is not finite or above 2**42; infinity or
NaN where exp(B) overflows. Operations are those where nothing is halved. Proved, by exact
arithmetic on rational numbers: coefficients, sums of powers, products and doublings, each step of
the derivative; truncation and rounding are measured by tests.

split: up to n = 3 every bivector is a blade, and so its own only part.
"""

# gaforge-signature: 3,0,0
# gaforge-target: numba
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 3,0,0 --target numba
# gaforge-operations: 1545 multiplications, 1130 additions, 63 divisions, 4 roots in all
# gaforge-proof: 72 of 72 kernels, source executed on polynomial symbols
# gaforge-inputs: sha256:26127d00b98a1afe7922894b75cac0604b4e60f62c516eb5790a74b166af49e9
# gaforge-content: sha256:8113c3a68b92d6714c800c2a08da8690c44c1c7e82d6181d56f125353476053d

from __future__ import annotations

from itertools import combinations

import numpy as np
from numba import njit
from numpy import sqrt, uintp

# --- Arrays in and out: the same text in every emitted Numba and NumPy module -------------------

_NUMBERS = tuple(map(np.dtype, "dfDF"))
_DTYPES = {"polynomial": _NUMBERS, "quotient": _NUMBERS, "real": _NUMBERS[:2]}
_INT64 = np.dtype(np.int64)
_VERSOR_TOLERANCE = {"f": 1e-4, "d": 1e-9}  # of |R|^2, by the precision of R
_LEAST_ACCURACY = 1e-3  # of <R ~R>_0, which sandwiches divide by


def _gather(kernel, sizes, operands, degrees, kind):
    """Return the operands as arrays, their common leading shape and the dtype to compute in."""
    arrays = []
    lead = ()
    dtype = None
    for place, operand in enumerate(operands):
        array = operand if type(operand) is np.ndarray else _as_array(kernel, operand)
        shape = array.shape
        if not shape or shape[-1] != sizes[place]:
            raise ValueError(
                f"{_name(kernel)}: operand {place} has shape {shape}, but its last axis must hold "
                f"the {sizes[place]} coefficients of its layout"
            )
        if not lead:
            lead = shape[:-1]
        elif len(shape) > 1 and shape[:-1] != lead:
            try:
                lead = np.broadcast_shapes(lead, shape[:-1])
            except ValueError:
                raise ValueError(
                    f"{_name(kernel)}: leading axes {shape[:-1]} of operand {place} do not "
                    f"broadcast with {lead}, those of the operands before it"
                ) from None
        if dtype is None:
            dtype = array.dtype
        elif dtype is not array.dtype:
            dtype = _common(dtype, array.dtype)
        arrays.append(array)
    if dtype not in _DTYPES[kind]:
        dtype = _settle(kernel, arrays, dtype, degrees, kind)
    return arrays, lead, dtype


def _name(kernel):
    return kernel.__name__.lstrip("_")


def _as_array(kernel, operand):
    """Return what is no plain array as one; masked entries have no value to compute with."""
    if isinstance(operand, np.ma.MaskedArray):
        raise TypeError(f"{_name(kernel)}: masked arrays are not supported; fill them first")
    return np.asarray(operand)


def _common(a, b):
    """Return the dtype of both; integers of two types stay integers, unlike in NumPy."""
    return _INT64 if a.kind in "bui" and b.kind in "bui" else np.result_type(a, b)


def _settle(kernel, arrays, dtype, degrees, kind):
    """Return the dtype to compute in, or raise: integers are exact or refused."""
    if dtype.kind in "bui":
        if kind != "polynomial":
            return _NUMBERS[0]
        bound = 4.0
        for factor in degrees[len(arrays) :]:  # from the numbers in a formula
            bound *= factor
        for array, degree in zip(arrays, degrees, strict=False):
            rows = np.abs(array.astype(float)).sum(-1)
            bound *= (1.0 + float(rows.max(initial=0.0))) ** degree
        if bound >= 2.0**63:
            raise OverflowError(
                f"{_name(kernel)}: integer coefficients this large may not fit int64 (bound "
                f"{bound:.3g}); pass floating-point arrays for a rounded result"
            )
        return _INT64
    native = dtype.newbyteorder("=")
    if native not in _DTYPES[kind]:
        allowed = "float32, float64" if kind == "real" else "float32, float64, complex"
        raise TypeError(
            f"{_name(kernel)}: coefficients of dtype {dtype} are not supported; pass {allowed} or "
            "integers"
        )
    return native


def _fit(kernel, arrays, out, shape, dtype):
    """Check an array for the result; return the operands, copied where they overlap with it."""
    plain = type(out) is np.ndarray
    if not plain or out.shape != shape or out.dtype != dtype or not out.flags.carray:
        found = f"one of shape {out.shape} and dtype {out.dtype}" if plain else type(out).__name__
        raise ValueError(
            f"{_name(kernel)}: out must be a writable C-contiguous array of shape {shape} and "
            f"dtype {dtype}; this is {found}{', or not contiguous or read-only' if plain else ''}"
        )
    return [a.copy() if np.may_share_memory(a, out) else a for a in arrays]


def _judge_versor(defect, length, size, R, solid):
    """Return defects of R relative to its squared size, their tolerance, and where R is null.

    ``defect`` computes <R ~R>_0, the squared sizes of the even and the odd part, and what must
    vanish; ``solid`` are the places of blades without null vectors, where there are others.
    """
    values = _run(defect, (size,), length, (R,), None, (2,), "quotient")
    if values.size == 0:
        return None
    with np.errstate(all="ignore"):
        moduli = np.abs(np.asarray(R, values.dtype))
        sizes = values
        if values.dtype.kind == "c":
            sizes = _run(defect, (size,), length, (moduli,), None, (2,), "quotient")
        even, odd = sizes[..., 1], sizes[..., 2]
        whole = even + odd
        # Null vectors may be of any size, such as the far translations of PGA.
        inner = whole if solid is None else (moduli[..., solid] ** 2).sum(-1)
        mixed = np.sqrt(np.minimum(even, odd)) * np.sqrt(whole)
        worst = np.maximum(mixed, np.abs(values[..., 3:]).max(-1, initial=0.0))
        defects = worst / (np.sqrt(inner) * np.sqrt(whole))
        limits = np.finfo(moduli.dtype)
        small = inner < limits.tiny / limits.eps
        null = small | (np.abs(values[..., 0]) * _LEAST_ACCURACY <= limits.eps * inner)
    return defects, _VERSOR_TOLERANCE[moduli.dtype.char], null, moduli.dtype


def _check_versor(defect, length, size, R, solid=None):
    """Raise unless every element of R is an invertible versor, to the stated tolerances."""
    judged = _judge_versor(defect, length, size, R, solid)
    if judged is None:
        return
    defects, tolerance, null, dtype = judged
    bad = defects > tolerance
    if bad.any():
        where = np.argwhere(bad)[0].tolist()
        raise ArithmeticError(
            f"R{where or ''} is not a versor: what must vanish is {defects[tuple(where)]:.3g} of "
            f"its squared size, above the tolerance {tolerance:g}; sandwich2(R, x, R) is the "
            "two-sided product without this condition"
        )
    if null.any():
        where = np.argwhere(null)[0].tolist()
        raise ZeroDivisionError(
            f"R{where or ''} has no inverse in {dtype}: <R ~R>_0 is zero, or all but lost "
            "to rounding, underflow or overflow"
        )


def _run(kernel, sizes, size, operands, out, degrees, kind):
    """Call a kernel on flat contiguous arrays; an operand that is one element has step 0."""
    arrays, lead, dtype = _gather(kernel, sizes, operands, degrees, kind)
    if out is None:
        out = np.empty((*lead, size), dtype)
    else:
        arrays = _fit(kernel, arrays, out, (*lead, size), dtype)
    count = 1
    for length in lead:
        count *= length
    arguments = [count]
    for place, array in enumerate(arrays):
        step = sizes[place] if array.ndim > 1 else 0
        if step and array.shape[:-1] != lead:
            if array.size == step:
                step = 0
            else:
                array = np.broadcast_to(array, (*lead, step))
        if array.dtype is not dtype or not array.flags.carray:
            array = np.array(array, dtype, order="C")
        arguments.append(array if array.ndim == 1 else array.reshape(-1))
        arguments.append(step)
    arguments.append(out.reshape(-1) if lead else out)
    kernel(*arguments)
    return out


# --- Masks of blades ----------------------------------------------------------------------------


def _masks(n, grades):
    """Return the masks of the blades of some grades."""
    blades = [blade for k in grades for blade in combinations(range(n), k)]
    return np.array([sum(1 << i for i in blade) for blade in blades], np.int64)


# --- Exponentials of bivectors and their derivative ---------------------------------------------

_SQUARES = np.array([1.0, 1.0, 1.0])
_DIMENSION = 3
_BIVECTORS = 3
_EVENS = 4
_LARGEST = 2.0**42  # sizes of bivectors beyond which nothing of their angles is left
_MOST = 48  # halvings
_CHUNK = 4
_ONE = 1.0
# cosh(x) = sum over k of _C[k] x**(2k)
_C = (
    1.0,
    0.5,
    0.041666666666666664,
    0.001388888888888889,
    2.48015873015873e-05,
    2.755731922398589e-07,
    2.08767569878681e-09,
    1.1470745597729725e-11,
    4.779477332387385e-14,
)
# sinh(x) = sum over k of _S[k] x**(2k + 1)
_S = (
    1.0,
    0.16666666666666666,
    0.008333333333333333,
    0.0001984126984126984,
    2.7557319223985893e-06,
    2.505210838544172e-08,
    1.6059043836821613e-10,
    7.647163731819816e-13,
    2.8114572543455206e-15,
)


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


# --- gp: geometric product ----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 64 multiplications, 56 additions."""
    tile_a = np.empty((8, 32), a.dtype)
    tile_b = np.empty((8, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            a_6 = tile_a[6, e]
            a_7 = tile_a[7, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            # associative, distributive, v v = g(v, v) for vectors v
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
            )
            tile_out[1, e] = (
                a_0*b_1 + a_1*b_0 + a_4*b_2 + a_5*b_3 - a_2*b_4 - a_3*b_5 - a_6*b_7 - a_7*b_6
            )
            tile_out[2, e] = (
                a_0*b_2 + a_1*b_4 + a_2*b_0 + a_5*b_7 + a_6*b_3 + a_7*b_5 - a_3*b_6 - a_4*b_1
            )
            tile_out[3, e] = (
                a_0*b_3 + a_1*b_5 + a_2*b_6 + a_3*b_0 - a_4*b_7 - a_5*b_1 - a_6*b_2 - a_7*b_4
            )
            tile_out[4, e] = (
                a_0*b_4 + a_1*b_2 + a_3*b_7 + a_4*b_0 + a_6*b_5 + a_7*b_3 - a_2*b_1 - a_5*b_6
            )
            tile_out[5, e] = (
                a_0*b_5 + a_1*b_3 + a_4*b_6 + a_5*b_0 - a_2*b_7 - a_3*b_1 - a_6*b_4 - a_7*b_2
            )
            tile_out[6, e] = (
                a_0*b_6 + a_1*b_7 + a_2*b_3 + a_5*b_4 + a_6*b_0 + a_7*b_1 - a_3*b_2 - a_4*b_5
            )
            tile_out[7, e] = (
                a_0*b_7 + a_1*b_6 + a_3*b_4 + a_4*b_3 + a_6*b_1 + a_7*b_0 - a_2*b_5 - a_5*b_2
            )
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def gp__full__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_gp__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__even__even(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 16 multiplications, 12 additions."""
    tile_a = np.empty((4, 32), a.dtype)
    tile_b = np.empty((4, 32), a.dtype)
    tile_out = np.empty((4, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            # associative, distributive, v v = g(v, v) for vectors v
            tile_out[0, e] = a_0*b_0 - a_1*b_1 - a_2*b_2 - a_3*b_3
            tile_out[1, e] = a_0*b_1 + a_1*b_0 + a_3*b_2 - a_2*b_3
            tile_out[2, e] = a_0*b_2 + a_1*b_3 + a_2*b_0 - a_3*b_1
            tile_out[3, e] = a_0*b_3 + a_2*b_1 + a_3*b_0 - a_1*b_2
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def gp__even__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), even: grades 0, 2
    b : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    return _run(_gp__even__even, (4, 4), 4, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__even__vector(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 12 multiplications, 8 additions."""
    tile_a = np.empty((4, 32), a.dtype)
    tile_b = np.empty((3, 32), a.dtype)
    tile_out = np.empty((4, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            # associative, distributive, v v = g(v, v) for vectors v
            tile_out[0, e] = a_0*b_0 + a_1*b_1 + a_2*b_2
            tile_out[1, e] = a_0*b_1 + a_3*b_2 - a_1*b_0
            tile_out[2, e] = a_0*b_2 - a_2*b_0 - a_3*b_1
            tile_out[3, e] = a_1*b_2 + a_3*b_0 - a_2*b_1
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def gp__even__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), even: grades 0, 2
    b : (..., 3), vector: grades 1
    returns : (..., 4), odd: grades 1, 3
    """
    return _run(_gp__even__vector, (4, 3), 4, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__vector__vector(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 9 multiplications, 5 additions."""
    tile_a = np.empty((3, 32), a.dtype)
    tile_b = np.empty((3, 32), a.dtype)
    tile_out = np.empty((4, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            # associative, distributive, v v = g(v, v) for vectors v
            tile_out[0, e] = a_0*b_0 + a_1*b_1 + a_2*b_2
            tile_out[1, e] = a_0*b_1 - a_1*b_0
            tile_out[2, e] = a_0*b_2 - a_2*b_0
            tile_out[3, e] = a_1*b_2 - a_2*b_1
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def gp__vector__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 3), vector: grades 1
    b : (..., 3), vector: grades 1
    returns : (..., 4), even: grades 0, 2
    """
    return _run(_gp__vector__vector, (3, 3), 4, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__vector__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 24 multiplications, 16 additions."""
    tile_a = np.empty((3, 32), a.dtype)
    tile_b = np.empty((8, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            # associative, distributive, v v = g(v, v) for vectors v
            tile_out[0, e] = a_0*b_1 + a_1*b_2 + a_2*b_3
            tile_out[1, e] = a_0*b_0 - a_1*b_4 - a_2*b_5
            tile_out[2, e] = a_0*b_4 + a_1*b_0 - a_2*b_6
            tile_out[3, e] = a_0*b_5 + a_1*b_6 + a_2*b_0
            tile_out[4, e] = a_0*b_2 + a_2*b_7 - a_1*b_1
            tile_out[5, e] = a_0*b_3 - a_1*b_7 - a_2*b_1
            tile_out[6, e] = a_0*b_7 + a_1*b_3 - a_2*b_2
            tile_out[7, e] = a_0*b_6 + a_2*b_4 - a_1*b_5
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def gp__vector__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 3), vector: grades 1
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_gp__vector__full, (3, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- op: outer product --------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _op__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 27 multiplications, 19 additions."""
    tile_a = np.empty((8, 32), a.dtype)
    tile_b = np.empty((8, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            a_6 = tile_a[6, e]
            a_7 = tile_a[7, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            # sum over grades j, k of <<a>_j <b>_k>_{j+k}
            tile_out[0, e] = a_0*b_0
            tile_out[1, e] = a_0*b_1 + a_1*b_0
            tile_out[2, e] = a_0*b_2 + a_2*b_0
            tile_out[3, e] = a_0*b_3 + a_3*b_0
            tile_out[4, e] = a_0*b_4 + a_1*b_2 + a_4*b_0 - a_2*b_1
            tile_out[5, e] = a_0*b_5 + a_1*b_3 + a_5*b_0 - a_3*b_1
            tile_out[6, e] = a_0*b_6 + a_2*b_3 + a_6*b_0 - a_3*b_2
            tile_out[7, e] = (
                a_0*b_7 + a_1*b_6 + a_3*b_4 + a_4*b_3 + a_6*b_1 + a_7*b_0 - a_2*b_5 - a_5*b_2
            )
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def op__full__full(a, b, out=None):
    """Return the outer product.

    Law: sum over grades j, k of <<a>_j <b>_k>_{j+k}.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_op__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


@njit(cache=True, nogil=True, error_model="numpy")
def _ip__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 31 multiplications, 24 additions."""
    tile_a = np.empty((8, 32), a.dtype)
    tile_b = np.empty((8, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            a_6 = tile_a[6, e]
            a_7 = tile_a[7, e]
            # b
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            # sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}
            tile_out[0, e] = a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
            tile_out[1, e] = a_4*b_2 + a_5*b_3 - a_2*b_4 - a_3*b_5 - a_6*b_7 - a_7*b_6
            tile_out[2, e] = a_1*b_4 + a_5*b_7 + a_6*b_3 + a_7*b_5 - a_3*b_6 - a_4*b_1
            tile_out[3, e] = a_1*b_5 + a_2*b_6 - a_4*b_7 - a_5*b_1 - a_6*b_2 - a_7*b_4
            tile_out[4, e] = a_3*b_7 + a_7*b_3
            tile_out[5, e] = -a_2*b_7 - a_7*b_2
            tile_out[6, e] = a_1*b_7 + a_7*b_1
            tile_out[7, e] = 0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def ip__full__full(a, b, out=None):
    """Return the Hestenes inner product, zero for scalars, as `|` in clifford and galgebra.

    Law: sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_ip__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- ip_symmetric: symmetric inner product with scalars, as `|` in kingdon and ganja.js ---------


@njit(cache=True, nogil=True, error_model="numpy")
def _ip_symmetric__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 46 multiplications, 38 additions."""
    tile_a = np.empty((8, 32), a.dtype)
    tile_b = np.empty((8, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            a_6 = tile_a[6, e]
            a_7 = tile_a[7, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            # sum over grades j, k of <<a>_j <b>_k>_{|j-k|}
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
            )
            tile_out[1, e] = (
                a_0*b_1 + a_1*b_0 + a_4*b_2 + a_5*b_3 - a_2*b_4 - a_3*b_5 - a_6*b_7 - a_7*b_6
            )
            tile_out[2, e] = (
                a_0*b_2 + a_1*b_4 + a_2*b_0 + a_5*b_7 + a_6*b_3 + a_7*b_5 - a_3*b_6 - a_4*b_1
            )
            tile_out[3, e] = (
                a_0*b_3 + a_1*b_5 + a_2*b_6 + a_3*b_0 - a_4*b_7 - a_5*b_1 - a_6*b_2 - a_7*b_4
            )
            tile_out[4, e] = a_0*b_4 + a_3*b_7 + a_4*b_0 + a_7*b_3
            tile_out[5, e] = a_0*b_5 + a_5*b_0 - a_2*b_7 - a_7*b_2
            tile_out[6, e] = a_0*b_6 + a_1*b_7 + a_6*b_0 + a_7*b_1
            tile_out[7, e] = a_0*b_7 + a_7*b_0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def ip_symmetric__full__full(a, b, out=None):
    """Return the symmetric inner product with scalars, as `|` in kingdon and ganja.js.

    Law: sum over grades j, k of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_ip_symmetric__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- lc: left contraction -----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _lc__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 27 multiplications, 19 additions."""
    tile_a = np.empty((8, 32), a.dtype)
    tile_b = np.empty((8, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            a_6 = tile_a[6, e]
            a_7 = tile_a[7, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            # sum over grades j <= k of <<a>_j <b>_k>_{k-j}
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
            )
            tile_out[1, e] = a_0*b_1 - a_2*b_4 - a_3*b_5 - a_6*b_7
            tile_out[2, e] = a_0*b_2 + a_1*b_4 + a_5*b_7 - a_3*b_6
            tile_out[3, e] = a_0*b_3 + a_1*b_5 + a_2*b_6 - a_4*b_7
            tile_out[4, e] = a_0*b_4 + a_3*b_7
            tile_out[5, e] = a_0*b_5 - a_2*b_7
            tile_out[6, e] = a_0*b_6 + a_1*b_7
            tile_out[7, e] = a_0*b_7
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def lc__full__full(a, b, out=None):
    """Return the left contraction.

    Law: sum over grades j <= k of <<a>_j <b>_k>_{k-j}.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_lc__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- rc: right contraction ----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _rc__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 27 multiplications, 19 additions."""
    tile_a = np.empty((8, 32), a.dtype)
    tile_b = np.empty((8, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            a_6 = tile_a[6, e]
            a_7 = tile_a[7, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            # sum over grades j >= k of <<a>_j <b>_k>_{j-k}
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
            )
            tile_out[1, e] = a_1*b_0 + a_4*b_2 + a_5*b_3 - a_7*b_6
            tile_out[2, e] = a_2*b_0 + a_6*b_3 + a_7*b_5 - a_4*b_1
            tile_out[3, e] = a_3*b_0 - a_5*b_1 - a_6*b_2 - a_7*b_4
            tile_out[4, e] = a_4*b_0 + a_7*b_3
            tile_out[5, e] = a_5*b_0 - a_7*b_2
            tile_out[6, e] = a_6*b_0 + a_7*b_1
            tile_out[7, e] = a_7*b_0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def rc__full__full(a, b, out=None):
    """Return the right contraction.

    Law: sum over grades j >= k of <<a>_j <b>_k>_{j-k}.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_rc__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- sp: scalar product -------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 8 multiplications, 7 additions."""
    tile_a = np.empty((8, 32), a.dtype)
    tile_b = np.empty((8, 32), a.dtype)
    tile_out = np.empty((1, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            a_6 = tile_a[6, e]
            a_7 = tile_a[7, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            # <a b>_0
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
            )
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sp__full__full(a, b, out=None):
    """Return the scalar product.

    Law: <a b>_0.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sp__full__full, (8, 8), 1, (a, b), out, (1, 1), "polynomial")


# --- rp: regressive product, free of the metric -------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _rp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 27 multiplications, 19 additions."""
    tile_a = np.empty((8, 32), a.dtype)
    tile_b = np.empty((8, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            a_6 = tile_a[6, e]
            a_7 = tile_a[7, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            # hodge(a v b) = hodge(a) ^ hodge(b)
            tile_out[0, e] = (
                a_0*b_7 + a_1*b_6 + a_3*b_4 + a_4*b_3 + a_6*b_1 + a_7*b_0 - a_2*b_5 - a_5*b_2
            )
            tile_out[1, e] = a_1*b_7 + a_4*b_5 + a_7*b_1 - a_5*b_4
            tile_out[2, e] = a_2*b_7 + a_4*b_6 + a_7*b_2 - a_6*b_4
            tile_out[3, e] = a_3*b_7 + a_5*b_6 + a_7*b_3 - a_6*b_5
            tile_out[4, e] = a_4*b_7 + a_7*b_4
            tile_out[5, e] = a_5*b_7 + a_7*b_5
            tile_out[6, e] = a_6*b_7 + a_7*b_6
            tile_out[7, e] = a_7*b_7
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def rp__full__full(a, b, out=None):
    """Return the regressive product, free of the metric.

    Law: hodge(a v b) = hodge(a) ^ hodge(b).

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_rp__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- cp: commutator product ---------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _cp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 24 multiplications, 18 additions."""
    tile_a = np.empty((8, 32), a.dtype)
    tile_b = np.empty((8, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            a_6 = tile_a[6, e]
            # b
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            # (a b - b a) / 2
            tile_out[0, e] = 0
            tile_out[1, e] = a_4*b_2 + a_5*b_3 - a_2*b_4 - a_3*b_5
            tile_out[2, e] = a_1*b_4 + a_6*b_3 - a_3*b_6 - a_4*b_1
            tile_out[3, e] = a_1*b_5 + a_2*b_6 - a_5*b_1 - a_6*b_2
            tile_out[4, e] = a_1*b_2 + a_6*b_5 - a_2*b_1 - a_5*b_6
            tile_out[5, e] = a_1*b_3 + a_4*b_6 - a_3*b_1 - a_6*b_4
            tile_out[6, e] = a_2*b_3 + a_5*b_4 - a_3*b_2 - a_4*b_5
            tile_out[7, e] = 0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def cp__full__full(a, b, out=None):
    """Return the commutator product.

    Law: (a b - b a) / 2.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_cp__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- acp: anticommutator product ----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _acp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 40 multiplications, 32 additions."""
    tile_a = np.empty((8, 32), a.dtype)
    tile_b = np.empty((8, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            a_6 = tile_a[6, e]
            a_7 = tile_a[7, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            # (a b + b a) / 2
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
            )
            tile_out[1, e] = a_0*b_1 + a_1*b_0 - a_6*b_7 - a_7*b_6
            tile_out[2, e] = a_0*b_2 + a_2*b_0 + a_5*b_7 + a_7*b_5
            tile_out[3, e] = a_0*b_3 + a_3*b_0 - a_4*b_7 - a_7*b_4
            tile_out[4, e] = a_0*b_4 + a_3*b_7 + a_4*b_0 + a_7*b_3
            tile_out[5, e] = a_0*b_5 + a_5*b_0 - a_2*b_7 - a_7*b_2
            tile_out[6, e] = a_0*b_6 + a_1*b_7 + a_6*b_0 + a_7*b_1
            tile_out[7, e] = (
                a_0*b_7 + a_1*b_6 + a_3*b_4 + a_4*b_3 + a_6*b_1 + a_7*b_0 - a_2*b_5 - a_5*b_2
            )
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def acp__full__full(a, b, out=None):
    """Return the anticommutator product.

    Law: (a b + b a) / 2.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_acp__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- reverse: reverse ---------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _reverse__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((8, 32), x.dtype)
    tile_out = np.empty((8, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # (a b)~ = b~ a~, v~ = v
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1
            tile_out[2, e] = x_2
            tile_out[3, e] = x_3
            tile_out[4, e] = -x_4
            tile_out[5, e] = -x_5
            tile_out[6, e] = -x_6
            tile_out[7, e] = -x_7
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def reverse__full(x, out=None):
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_reverse__full, (8,), 8, (x,), out, (1,), "polynomial")


# --- involute: grade involution -----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _involute__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((8, 32), x.dtype)
    tile_out = np.empty((8, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # (a b)^ = a^ b^, v^ = -v
            tile_out[0, e] = x_0
            tile_out[1, e] = -x_1
            tile_out[2, e] = -x_2
            tile_out[3, e] = -x_3
            tile_out[4, e] = x_4
            tile_out[5, e] = x_5
            tile_out[6, e] = x_6
            tile_out[7, e] = -x_7
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def involute__full(x, out=None):
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_involute__full, (8,), 8, (x,), out, (1,), "polynomial")


# --- conjugate: Clifford conjugate --------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _conjugate__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((8, 32), x.dtype)
    tile_out = np.empty((8, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # reverse of the grade involution
            tile_out[0, e] = x_0
            tile_out[1, e] = -x_1
            tile_out[2, e] = -x_2
            tile_out[3, e] = -x_3
            tile_out[4, e] = -x_4
            tile_out[5, e] = -x_5
            tile_out[6, e] = -x_6
            tile_out[7, e] = x_7
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def conjugate__full(x, out=None):
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_conjugate__full, (8,), 8, (x,), out, (1,), "polynomial")


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _dual__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((8, 32), x.dtype)
    tile_out = np.empty((8, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # x inv(I), or hodge(x) if r > 0
            tile_out[0, e] = x_7
            tile_out[1, e] = x_6
            tile_out[2, e] = -x_5
            tile_out[3, e] = x_4
            tile_out[4, e] = -x_3
            tile_out[5, e] = x_2
            tile_out[6, e] = -x_1
            tile_out[7, e] = -x_0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def dual__full(x, out=None):
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_dual__full, (8,), 8, (x,), out, (1,), "polynomial")


# --- undual: inverse of the dual ----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _undual__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((8, 32), x.dtype)
    tile_out = np.empty((8, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # x I, or unhodge(x) if r > 0
            tile_out[0, e] = -x_7
            tile_out[1, e] = -x_6
            tile_out[2, e] = x_5
            tile_out[3, e] = -x_4
            tile_out[4, e] = x_3
            tile_out[5, e] = -x_2
            tile_out[6, e] = x_1
            tile_out[7, e] = x_0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def undual__full(x, out=None):
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_undual__full, (8,), 8, (x,), out, (1,), "polynomial")


# --- hodge: right complement --------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _hodge__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((8, 32), x.dtype)
    tile_out = np.empty((8, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # b ^ hodge(b) = I for basis blades b
            tile_out[0, e] = x_7
            tile_out[1, e] = x_6
            tile_out[2, e] = -x_5
            tile_out[3, e] = x_4
            tile_out[4, e] = x_3
            tile_out[5, e] = -x_2
            tile_out[6, e] = x_1
            tile_out[7, e] = x_0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def hodge__full(x, out=None):
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_hodge__full, (8,), 8, (x,), out, (1,), "polynomial")


# --- unhodge: left complement -------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _unhodge__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((8, 32), x.dtype)
    tile_out = np.empty((8, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # unhodge(b) ^ b = I for basis blades b
            tile_out[0, e] = x_7
            tile_out[1, e] = x_6
            tile_out[2, e] = -x_5
            tile_out[3, e] = x_4
            tile_out[4, e] = x_3
            tile_out[5, e] = -x_2
            tile_out[6, e] = x_1
            tile_out[7, e] = x_0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def unhodge__full(x, out=None):
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_unhodge__full, (8,), 8, (x,), out, (1,), "polynomial")


# --- normsq: squared norm, of either sign -------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__full(count, x, x_step, out):
    """Run the unrolled form: 8 multiplications, 7 additions."""
    tile_x = np.empty((8, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # <x ~x>_0
            tile_out[0, e] = (
                x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_5*x_5 + x_6*x_6 + x_7*x_7
            )
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def normsq__full(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__full, (8,), 1, (x,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__even(count, x, x_step, out):
    """Run the unrolled form: 4 multiplications, 3 additions."""
    tile_x = np.empty((4, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # <x ~x>_0
            tile_out[0, e] = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def normsq__even(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 4), even: grades 0, 2
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__even, (4,), 1, (x,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__vector(count, x, x_step, out):
    """Run the unrolled form: 3 multiplications, 2 additions."""
    tile_x = np.empty((3, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # <x ~x>_0
            tile_out[0, e] = x_0*x_0 + x_1*x_1 + x_2*x_2
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def normsq__vector(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 3), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__vector, (3,), 1, (x,), out, (2,), "polynomial")


# --- norm: norm ---------------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__full(count, x, x_step, out):
    """Run the unrolled form: 8 multiplications, 7 additions, 1 roots."""
    tile_x = np.empty((8, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # s = <x ~x>_0
            s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_5*x_5 + x_6*x_6 + x_7*x_7
            # out = sqrt(|s|)
            tile_out[0, e] = sqrt(abs(s_0))
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def norm__full(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__full, (8,), 1, (x,), out, (1,), "real")


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__even(count, x, x_step, out):
    """Run the unrolled form: 4 multiplications, 3 additions, 1 roots."""
    tile_x = np.empty((4, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # s = <x ~x>_0
            s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3
            # out = sqrt(|s|)
            tile_out[0, e] = sqrt(abs(s_0))
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def norm__even(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 4), even: grades 0, 2
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__even, (4,), 1, (x,), out, (1,), "real")


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__vector(count, x, x_step, out):
    """Run the unrolled form: 3 multiplications, 2 additions, 1 roots."""
    tile_x = np.empty((3, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # s = <x ~x>_0
            s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2
            # out = sqrt(|s|)
            tile_out[0, e] = sqrt(abs(s_0))
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def norm__vector(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 3), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__vector, (3,), 1, (x,), out, (1,), "real")


# --- inv: inverse -------------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__full(count, x, x_step, out):
    """Run the unrolled form: 31 multiplications, 19 additions, 8 divisions."""
    c2 = x.dtype.type(2)
    tile_x = np.empty((8, 32), x.dtype)
    tile_out = np.empty((8, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # u = x conjugate(x)
            u_0 = x_0*x_0 + x_4*x_4 + x_5*x_5 + x_6*x_6 - x_1*x_1 - x_2*x_2 - x_3*x_3 - x_7*x_7
            # common factors
            f_0 = x_0*x_7 + x_2*x_5 - x_1*x_6 - x_3*x_4
            # u = x conjugate(x)
            u_1 = c2*f_0
            # s = <u v>_0
            s_0 = u_0*u_0 + u_1*u_1
            # N = conjugate(x) v
            N_0 = u_0*x_0 + u_1*x_7
            N_1 = -u_1*x_6 - u_0*x_1
            N_2 = u_1*x_5 - u_0*x_2
            N_3 = -u_1*x_4 - u_0*x_3
            N_4 = u_1*x_3 - u_0*x_4
            N_5 = -u_1*x_2 - u_0*x_5
            N_6 = u_1*x_1 - u_0*x_6
            N_7 = u_0*x_7 - u_1*x_0
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def inv__full(x, out=None):
    """Return the inverse.

    Law: conjugate(x) v / <u v>_0, u = x conjugate(x), v = 2 <u>_0 - u.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_inv__full, (8,), 8, (x,), out, (1,), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__even(count, x, x_step, out):
    """Run the unrolled form: 4 multiplications, 3 additions, 4 divisions."""
    tile_x = np.empty((4, 32), x.dtype)
    tile_out = np.empty((4, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # s = <x reverse(x)>_0
            s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3
            # y = reverse(x)
            y_1 = -x_1
            y_2 = -x_2
            y_3 = -x_3
            # out = y / s
            tile_out[0, e] = x_0/s_0
            tile_out[1, e] = y_1/s_0
            tile_out[2, e] = y_2/s_0
            tile_out[3, e] = y_3/s_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def inv__even(x, out=None):
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    return _run(_inv__even, (4,), 4, (x,), out, (1,), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__vector(count, x, x_step, out):
    """Run the unrolled form: 3 multiplications, 2 additions, 3 divisions."""
    tile_x = np.empty((3, 32), x.dtype)
    tile_out = np.empty((3, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # s = <x reverse(x)>_0
            s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2
            # out = y / s
            tile_out[0, e] = x_0/s_0
            tile_out[1, e] = x_1/s_0
            tile_out[2, e] = x_2/s_0
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def inv__vector(x, out=None):
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 3), vector: grades 1
    returns : (..., 3), vector: grades 1
    """
    return _run(_inv__vector, (3,), 3, (x,), out, (1,), "quotient")


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _exp__bivector(count, B, B_step, out):
    """Run the exponential form: 28 multiplications, 21 additions, 1 roots.

    C stands for C - 1, numbers a + b W for two tiles, and z is that of B / 2**halvings.
    """
    b = np.empty((3, 32))
    tile_C_0 = np.empty(32)
    tile_S_0 = np.empty(32)
    tile_z_0 = np.empty(32)
    scales = np.empty(32)
    halvings = np.empty(32, np.int64)
    for start in range(0, count, 32):
        width = min(32, count - start)
        most = 0
        for e in range(width):
            place = (start + e) * B_step
            for i in range(3):
                b[i, e] = B[place + i]
            size = b[0, e]*b[0, e] + b[1, e]*b[1, e] + b[2, e]*b[2, e]
            size = np.sqrt(size)
            total = size  # NaN where B is not finite
            for i in range(3):
                total += 0 * b[i, e]
            halvings[e] = 0
            scales[e] = _ONE
            while size > 0.5 and halvings[e] < _MOST:
                size = size / 2
                scales[e] = scales[e] / 2
                halvings[e] += 1
            most = max(most, halvings[e])
            if not total <= _LARGEST:
                scales[e] = np.nan
        for e in range(width):
            b_0 = scales[e] * b[0, e]
            b_1 = scales[e] * b[1, e]
            b_2 = scales[e] * b[2, e]
            z = -b_0*b_0 - b_1*b_1 - b_2*b_2
            C_0 = _C[8]
            C_0 = z*C_0
            C_0 += _C[7]
            C_0 = z*C_0
            C_0 += _C[6]
            C_0 = z*C_0
            C_0 += _C[5]
            C_0 = z*C_0
            C_0 += _C[4]
            C_0 = z*C_0
            C_0 += _C[3]
            C_0 = z*C_0
            C_0 += _C[2]
            C_0 = z*C_0
            C_0 += _C[1]
            S_0 = _S[8]
            S_0 = z*S_0
            S_0 += _S[7]
            S_0 = z*S_0
            S_0 += _S[6]
            S_0 = z*S_0
            S_0 += _S[5]
            S_0 = z*S_0
            S_0 += _S[4]
            S_0 = z*S_0
            S_0 += _S[3]
            S_0 = z*S_0
            S_0 += _S[2]
            S_0 = z*S_0
            S_0 += _S[1]
            S_0 = z*S_0
            S_0 += _S[0]
            C_0 = z*C_0
            tile_z_0[e] = z
            tile_C_0[e] = C_0
            tile_S_0[e] = S_0
        for step in range(most, 0, -1):
            for e in range(width):
                active = step <= halvings[e]
                c, s, z = tile_C_0[e], tile_S_0[e], tile_z_0[e]
                tile_C_0[e] = 2 * z * s * s if active else c
                tile_S_0[e] = s + s * c if active else s
                tile_z_0[e] = 4 * z if active else z
        for e in range(width):
            b_0 = b[0, e]
            b_1 = b[1, e]
            b_2 = b[2, e]
            place = (start + e) * 4
            s = tile_S_0[e]
            out[place] = 1 + tile_C_0[e]
            out[place + 1] = s * b_0
            out[place + 2] = s * b_1
            out[place + 3] = s * b_2


def exp__bivector__vjp(g, B, wanted=None, threads=None):
    """Return the gradient with respect to B: the adjoint of the derivative of exp, applied to g.

    Law: <g, exp(B) Psi(H)> = <out, H> for all bivectors H, Psi(H) the mean over t from 0 to 1 of
    exp(-t B) H exp(t B).

    g : (..., 4), even
    B : (..., 3), bivector
    wanted, threads : not used; there is one gradient, computed in one thread
    returns : tuple of one array (..., 3)
    """
    return _vjp_of_result(g, exp__bivector(B), B)


def _vjp_of_result(g, E, B, wanted=None, threads=None):
    """Return the gradient where E = exp(B) is known."""
    sizes = (4, 4, 3)
    return (_run(_exp__bivector__vjp, sizes, 3, (g, E, B), None, (1, 1, 1), "real"),)


def exp__bivector(B, out=None):
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 3), bivector: grades 2
    returns : (..., 4), even: grades 0, 2
    """
    return _run(_exp__bivector, (3,), 4, (B,), out, (1,), "real")


exp__bivector.vjp = _vjp_of_result


# --- split: commuting parts of a bivector, on an axis before the last ---------------------------


_PAIRS = 3
_ROW = 5
_BLADE_SQUARES = np.array([-1.0, -1.0, -1.0])
_NULL_SQUARE = 4e-13  # squares that are only rounding, relative to the part


@njit(cache=True, nogil=True, error_model="numpy")
def _power_of_two(B, place):
    """Return about the largest coefficient of a bivector; NaN if it is not finite, 1 if zero."""
    largest = 0.0
    total = 0.0
    for i in range(_PAIRS):
        largest = max(largest, abs(B[place + i]))
        total += 0 * B[place + i]
    if total != 0:
        return np.nan
    if largest == 0:
        return 1.0
    return np.ldexp(1.0, int(max(np.floor(np.log2(largest)), -1000)))


@njit(cache=True, nogil=True, error_model="numpy")
def _kind_of_blade(square, size, rounding):
    """Return 1 for a negative, 2 for a positive square, 3 for a null blade.

    The squared size is that without null vectors; up to the second number it is only rounding.
    """
    if size <= rounding or abs(square) <= _NULL_SQUARE * size:
        return 3
    return 1 if square < 0 else 2


@njit(cache=True, nogil=True, error_model="numpy")
def _split__bivector(count, B, B_step, out):
    """Run the split form: 22 multiplications, 18 additions.

    B is the only part. Squares are those of B over a power of two.
    """
    for e in range(count):
        place = e * B_step
        row = e * _ROW
        scale = _power_of_two(B, place)
        square = 0 * scale
        size = 0 * scale
        whole = 0 * scale
        for i in range(_PAIRS):
            b = B[place + i] / scale
            whole += b * b
            square += _BLADE_SQUARES[i] * b * b
            size += abs(_BLADE_SQUARES[i]) * b * b
            out[row + i] = B[place + i]
        kind = 0
        if whole > 0:
            kind = _kind_of_blade(square, size, 0)
        elif whole != 0:
            kind = -1
            for i in range(_PAIRS):
                out[row + i] = np.nan
        out[row + _PAIRS] = square * scale * scale
        out[row + _PAIRS + 1] = kind


def _rows_of_split(B, out=None):
    """Return one row for each bivector: its parts, their squares, their kinds."""
    return _run(_split__bivector, (3,), 5, (B,), out, (1,), "real")


def split__bivector(B):
    """Return the commuting parts of bivectors in closed form, with their squares and kinds.

    Law: B = b_1 + b_2 + ..., b_i b_j = b_j b_i, b_i a blade where B allows

    B : (..., 3), bivector: grades 2
    returns : tuple of
        parts : (..., 1, 3), by descending size of the square, null parts last, then zeros
        squares : (..., 1), the scalar parts of the squares of the parts
        kinds : (..., 1), int8: 0 no part, 1 and 2 a blade of negative and of positive square, 3
            a null blade, 4 a block whose squares are conjugate, -1 where the closed form is not
            defined or not accurate, as two squares are too close or B is not finite; parts and
            squares are NaN there
    """
    rows = _rows_of_split(B)
    parts = rows[..., :3].reshape(*rows.shape[:-1], 1, 3)
    return parts, rows[..., 3:4], rows[..., 4:].astype(np.int8)


split__bivector.rows = _rows_of_split


# --- sandwich: action of a versor ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__full__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 78 multiplications, 54 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((8, 32), R.dtype)
    tile_out = np.empty((8, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # P from R x
            P_0 = R_0*x_1 + R_4*x_2 + R_5*x_3
            P_1 = R_0*x_2 + R_6*x_3 - R_4*x_1
            P_2 = R_0*x_3 - R_5*x_1 - R_6*x_2
            P_3 = R_0*x_4 + R_6*x_5 - R_5*x_6
            P_4 = R_0*x_5 + R_4*x_6 - R_6*x_4
            P_5 = R_0*x_6 + R_5*x_4 - R_4*x_5
            P_6 = -R_1*x_1 - R_2*x_2 - R_3*x_3
            P_7 = R_2*x_1 - R_1*x_2 - R_7*x_3
            P_8 = R_3*x_1 + R_7*x_2 - R_1*x_3
            P_9 = R_3*x_2 - R_2*x_3 - R_7*x_1
            P_10 = R_1*x_4 + R_7*x_5 - R_3*x_6
            P_11 = R_1*x_5 + R_2*x_6 - R_7*x_4
            P_12 = -R_2*x_4 - R_3*x_5 - R_7*x_6
            P_13 = -R_1*x_7
            P_14 = R_2*x_7
            P_15 = -R_3*x_7
            P_16 = R_7*x_7
            # D from P R
            D_0 = P_1*R_4 + P_2*R_5 + P_6*R_1 + P_9*R_7
            D_1 = P_2*R_6 + P_6*R_2 - P_0*R_4 - P_8*R_7
            D_2 = P_6*R_3 + P_7*R_7 - P_0*R_5 - P_1*R_6
            D_3 = P_4*R_6 + P_12*R_2 - P_5*R_5 - P_10*R_1
            D_4 = P_5*R_4 + P_12*R_3 - P_3*R_6 - P_11*R_1
            D_5 = P_3*R_5 + P_10*R_3 - P_4*R_4 - P_11*R_2
            D_6 = P_13*R_1 + P_15*R_3 - P_14*R_2 - P_16*R_7
            # out = x + 2 D
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1 + c2*D_0
            tile_out[2, e] = x_2 + c2*D_1
            tile_out[3, e] = x_3 + c2*D_2
            tile_out[4, e] = x_4 + c2*D_3
            tile_out[5, e] = x_5 + c2*D_4
            tile_out[6, e] = x_6 + c2*D_5
            tile_out[7, e] = x_7 + c2*D_6
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def sandwich_unit__full__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), full: grades 0, 1, 2, 3
    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_sandwich_unit__full__full, (8, 8), 8, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            # out = x + 2 D
            tile_out[0, e] = x_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich_unit__even__scalar(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), even: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__even__scalar, (4, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 18 multiplications, 12 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((3, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # P from R x
            P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2
            P_1 = R_0*x_1 + R_3*x_2 - R_1*x_0
            P_2 = R_0*x_2 - R_2*x_0 - R_3*x_1
            # D from P R
            D_0 = P_1*R_1 + P_2*R_2
            D_1 = P_2*R_3 - P_0*R_1
            D_2 = -P_0*R_2 - P_1*R_3
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def sandwich_unit__even__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), even: grades 0, 2
    x : (..., 3), vector: grades 1
    returns : (..., 3), vector: grades 1
    """
    return _run(_sandwich_unit__even__vector, (4, 3), 3, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 18 multiplications, 12 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((3, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # P from R x
            P_0 = R_0*x_0 + R_3*x_1 - R_2*x_2
            P_1 = R_0*x_1 + R_1*x_2 - R_3*x_0
            P_2 = R_0*x_2 + R_2*x_0 - R_1*x_1
            # D from P R
            D_0 = P_1*R_3 - P_2*R_2
            D_1 = P_2*R_1 - P_0*R_3
            D_2 = P_0*R_2 - P_1*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def sandwich_unit__even__bivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), even: grades 0, 2
    x : (..., 3), bivector: grades 2
    returns : (..., 3), bivector: grades 2
    """
    return _run(_sandwich_unit__even__bivector, (4, 3), 3, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            # out = x + 2 D
            tile_out[0, e] = x_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich_unit__even__trivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), even: grades 0, 2
    x : (..., 1), trivector: grades 3
    returns : (..., 1), trivector: grades 3
    """
    return _run(_sandwich_unit__even__trivector, (4, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 18 multiplications, 12 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P from R x
            P_0 = R_0*x_1 + R_3*x_2 - R_2*x_3
            P_1 = R_0*x_2 + R_1*x_3 - R_3*x_1
            P_2 = R_0*x_3 + R_2*x_1 - R_1*x_2
            # D from P R
            D_0 = P_1*R_3 - P_2*R_2
            D_1 = P_2*R_1 - P_0*R_3
            D_2 = P_0*R_2 - P_1*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1 + c2*D_0
            tile_out[2, e] = x_2 + c2*D_1
            tile_out[3, e] = x_3 + c2*D_2
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich_unit__even__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), even: grades 0, 2
    x : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    return _run(_sandwich_unit__even__even, (4, 4), 4, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 36 multiplications, 24 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((8, 32), R.dtype)
    tile_out = np.empty((8, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # P from R x
            P_0 = R_0*x_1 + R_1*x_2 + R_2*x_3
            P_1 = R_0*x_2 + R_3*x_3 - R_1*x_1
            P_2 = R_0*x_3 - R_2*x_1 - R_3*x_2
            P_3 = R_0*x_4 + R_3*x_5 - R_2*x_6
            P_4 = R_0*x_5 + R_1*x_6 - R_3*x_4
            P_5 = R_0*x_6 + R_2*x_4 - R_1*x_5
            # D from P R
            D_0 = P_1*R_1 + P_2*R_2
            D_1 = P_2*R_3 - P_0*R_1
            D_2 = -P_0*R_2 - P_1*R_3
            D_3 = P_4*R_3 - P_5*R_2
            D_4 = P_5*R_1 - P_3*R_3
            D_5 = P_3*R_2 - P_4*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1 + c2*D_0
            tile_out[2, e] = x_2 + c2*D_1
            tile_out[3, e] = x_3 + c2*D_2
            tile_out[4, e] = x_4 + c2*D_3
            tile_out[5, e] = x_5 + c2*D_4
            tile_out[6, e] = x_6 + c2*D_5
            tile_out[7, e] = x_7
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def sandwich_unit__even__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), even: grades 0, 2
    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_sandwich_unit__even__full, (4, 8), 8, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            # out = x + 2 D
            tile_out[0, e] = x_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich_unit__vector__scalar(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 3), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__vector__scalar, (3, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 9 multiplications, 5 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((3, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # P from R x
            P_0 = -R_0*x_0 - R_1*x_1 - R_2*x_2
            # D from P R
            D_0 = P_0*R_0
            D_1 = P_0*R_1
            D_2 = P_0*R_2
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def sandwich_unit__vector__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 3), vector: grades 1
    x : (..., 3), vector: grades 1
    returns : (..., 3), vector: grades 1
    """
    return _run(_sandwich_unit__vector__vector, (3, 3), 3, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 15 multiplications, 9 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((3, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # P from R x
            P_0 = R_0*x_0 - R_2*x_2
            P_1 = R_0*x_1 + R_1*x_2
            P_2 = -R_1*x_0 - R_2*x_1
            # D from P R
            D_0 = P_2*R_1 - P_0*R_0
            D_1 = P_2*R_2 - P_1*R_0
            D_2 = P_0*R_2 - P_1*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def sandwich_unit__vector__bivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 3), vector: grades 1
    x : (..., 3), bivector: grades 2
    returns : (..., 3), bivector: grades 2
    """
    return _run(_sandwich_unit__vector__bivector, (3, 3), 3, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 6 multiplications, 2 additions."""
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = -R_2*x_0
            P_1 = R_1*x_0
            P_2 = -R_0*x_0
            # out = P ~R
            tile_out[0, e] = P_0*R_2 + P_2*R_0 - P_1*R_1
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich_unit__vector__trivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 3), vector: grades 1
    x : (..., 1), trivector: grades 3
    returns : (..., 1), trivector: grades 3
    """
    return _run(_sandwich_unit__vector__trivector, (3, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 15 multiplications, 9 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P from R x
            P_0 = R_0*x_1 - R_2*x_3
            P_1 = R_0*x_2 + R_1*x_3
            P_2 = -R_1*x_1 - R_2*x_2
            # D from P R
            D_0 = P_2*R_1 - P_0*R_0
            D_1 = P_2*R_2 - P_1*R_0
            D_2 = P_0*R_2 - P_1*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1 + c2*D_0
            tile_out[2, e] = x_2 + c2*D_1
            tile_out[3, e] = x_3 + c2*D_2
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich_unit__vector__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 3), vector: grades 1
    x : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    return _run(_sandwich_unit__vector__even, (3, 4), 4, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 31 multiplications, 17 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((8, 32), R.dtype)
    tile_out = np.empty((8, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # P from R x
            P_0 = -R_0*x_1 - R_1*x_2 - R_2*x_3
            P_1 = R_0*x_4 - R_2*x_6
            P_2 = R_0*x_5 + R_1*x_6
            P_3 = -R_1*x_4 - R_2*x_5
            P_4 = -R_0*x_7
            P_5 = R_1*x_7
            P_6 = -R_2*x_7
            # D from P R
            D_0 = P_0*R_0
            D_1 = P_0*R_1
            D_2 = P_0*R_2
            D_3 = P_3*R_1 - P_1*R_0
            D_4 = P_3*R_2 - P_2*R_0
            D_5 = P_1*R_2 - P_2*R_1
            D_6 = P_4*R_0 + P_6*R_2 - P_5*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1 + c2*D_0
            tile_out[2, e] = x_2 + c2*D_1
            tile_out[3, e] = x_3 + c2*D_2
            tile_out[4, e] = x_4 + c2*D_3
            tile_out[5, e] = x_5 + c2*D_4
            tile_out[6, e] = x_6 + c2*D_5
            tile_out[7, e] = x_7 + c2*D_6
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def sandwich_unit__vector__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 3), vector: grades 1
    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_sandwich_unit__vector__full, (3, 8), 8, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__full__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 136 multiplications, 119 additions, 8 divisions."""
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((8, 32), R.dtype)
    tile_out = np.empty((8, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0 + R_7*x_7 - R_1*x_1 - R_2*x_2 - R_3*x_3 - R_4*x_4 - R_5*x_5 - R_6*x_6
            P_1 = R_0*x_1 + R_1*x_0 + R_4*x_2 + R_5*x_3 - R_2*x_4 - R_3*x_5 - R_6*x_7 - R_7*x_6
            P_2 = R_0*x_2 + R_1*x_4 + R_2*x_0 + R_5*x_7 + R_6*x_3 + R_7*x_5 - R_3*x_6 - R_4*x_1
            P_3 = R_0*x_4 + R_2*x_1 + R_4*x_0 + R_6*x_5 - R_1*x_2 - R_3*x_7 - R_5*x_6 - R_7*x_3
            P_4 = R_0*x_3 + R_1*x_5 + R_2*x_6 + R_3*x_0 - R_4*x_7 - R_5*x_1 - R_6*x_2 - R_7*x_4
            P_5 = R_0*x_5 + R_2*x_7 + R_3*x_1 + R_4*x_6 + R_5*x_0 + R_7*x_2 - R_1*x_3 - R_6*x_4
            P_6 = R_0*x_6 + R_3*x_2 + R_5*x_4 + R_6*x_0 - R_1*x_7 - R_2*x_3 - R_4*x_5 - R_7*x_1
            P_7 = R_0*x_7 + R_1*x_6 + R_3*x_4 + R_4*x_3 + R_6*x_1 + R_7*x_0 - R_2*x_5 - R_5*x_2
            # N = P ~R
            N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_4 + P_4*R_3 + P_5*R_5 + P_6*R_6 + P_7*R_7
            N_1 = P_0*R_1 + P_1*R_0 + P_2*R_4 + P_3*R_2 + P_4*R_5 + P_5*R_3 + P_6*R_7 + P_7*R_6
            N_2 = P_0*R_2 + P_2*R_0 + P_4*R_6 + P_6*R_3 - P_1*R_4 - P_3*R_1 - P_5*R_7 - P_7*R_5
            N_3 = P_0*R_3 + P_3*R_7 + P_4*R_0 + P_7*R_4 - P_1*R_5 - P_2*R_6 - P_5*R_1 - P_6*R_2
            N_4 = P_1*R_2 + P_3*R_0 + P_5*R_6 + P_7*R_3 - P_0*R_4 - P_2*R_1 - P_4*R_7 - P_6*R_5
            N_5 = P_1*R_3 + P_2*R_7 + P_5*R_0 + P_6*R_4 - P_0*R_5 - P_3*R_6 - P_4*R_1 - P_7*R_2
            N_6 = P_2*R_3 + P_3*R_5 + P_6*R_0 + P_7*R_1 - P_0*R_6 - P_1*R_7 - P_4*R_2 - P_5*R_4
            N_7 = P_2*R_5 + P_3*R_3 + P_6*R_1 + P_7*R_0 - P_0*R_7 - P_1*R_6 - P_4*R_4 - P_5*R_2
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_4*R_4 + R_5*R_5 + R_6*R_6 + R_7*R_7
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def sandwich__full__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), full: grades 0, 1, 2, 3
    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    _check_versor(_versor_defect__full, 3, 8, R)
    return _run(_sandwich__full__full, (8, 8), 8, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 12 multiplications, 6 additions, 1 divisions."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0
            P_1 = R_1*x_0
            P_2 = R_2*x_0
            P_3 = R_3*x_0
            # N = P ~R
            N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_3
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__even__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__scalar, (4, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 28 multiplications, 20 additions, 3 divisions."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((3, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2
            P_1 = R_0*x_1 + R_3*x_2 - R_1*x_0
            P_2 = R_0*x_2 - R_2*x_0 - R_3*x_1
            P_3 = R_1*x_2 + R_3*x_0 - R_2*x_1
            # N = P ~R
            N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_3
            N_1 = P_1*R_0 + P_2*R_3 - P_0*R_1 - P_3*R_2
            N_2 = P_2*R_0 + P_3*R_1 - P_0*R_2 - P_1*R_3
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def sandwich__even__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 3), vector: grades 1
    returns : (..., 3), vector: grades 1
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__vector, (4, 3), 3, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 28 multiplications, 20 additions, 3 divisions."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((3, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # P = R_even x + R_odd x^
            P_0 = -R_1*x_0 - R_2*x_1 - R_3*x_2
            P_1 = R_0*x_0 + R_3*x_1 - R_2*x_2
            P_2 = R_0*x_1 + R_1*x_2 - R_3*x_0
            P_3 = R_0*x_2 + R_2*x_0 - R_1*x_1
            # N = P ~R
            N_0 = P_1*R_0 + P_2*R_3 - P_0*R_1 - P_3*R_2
            N_1 = P_2*R_0 + P_3*R_1 - P_0*R_2 - P_1*R_3
            N_2 = P_1*R_2 + P_3*R_0 - P_0*R_3 - P_2*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def sandwich__even__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 3), bivector: grades 2
    returns : (..., 3), bivector: grades 2
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__bivector, (4, 3), 3, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 12 multiplications, 6 additions, 1 divisions."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = -R_3*x_0
            P_1 = R_2*x_0
            P_2 = -R_1*x_0
            P_3 = R_0*x_0
            # N = P ~R
            N_0 = P_1*R_2 + P_3*R_0 - P_0*R_3 - P_2*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__even__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 1), trivector: grades 3
    returns : (..., 1), trivector: grades 3
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__trivector, (4, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 36 multiplications, 27 additions, 4 divisions."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3
            P_1 = R_0*x_1 + R_1*x_0 + R_3*x_2 - R_2*x_3
            P_2 = R_0*x_2 + R_1*x_3 + R_2*x_0 - R_3*x_1
            P_3 = R_0*x_3 + R_2*x_1 + R_3*x_0 - R_1*x_2
            # N = P ~R
            N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_3
            N_1 = P_1*R_0 + P_2*R_3 - P_0*R_1 - P_3*R_2
            N_2 = P_2*R_0 + P_3*R_1 - P_0*R_2 - P_1*R_3
            N_3 = P_1*R_2 + P_3*R_0 - P_0*R_3 - P_2*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich__even__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__even, (4, 4), 4, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 68 multiplications, 51 additions, 8 divisions."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((8, 32), R.dtype)
    tile_out = np.empty((8, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0 - R_1*x_4 - R_2*x_5 - R_3*x_6
            P_1 = R_0*x_1 + R_1*x_2 + R_2*x_3 - R_3*x_7
            P_2 = R_0*x_2 + R_2*x_7 + R_3*x_3 - R_1*x_1
            P_3 = R_0*x_4 + R_1*x_0 + R_3*x_5 - R_2*x_6
            P_4 = R_0*x_3 - R_1*x_7 - R_2*x_1 - R_3*x_2
            P_5 = R_0*x_5 + R_1*x_6 + R_2*x_0 - R_3*x_4
            P_6 = R_0*x_6 + R_2*x_4 + R_3*x_0 - R_1*x_5
            P_7 = R_0*x_7 + R_1*x_3 + R_3*x_1 - R_2*x_2
            # N = P ~R
            N_0 = P_0*R_0 + P_3*R_1 + P_5*R_2 + P_6*R_3
            N_1 = P_1*R_0 + P_2*R_1 + P_4*R_2 + P_7*R_3
            N_2 = P_2*R_0 + P_4*R_3 - P_1*R_1 - P_7*R_2
            N_3 = P_4*R_0 + P_7*R_1 - P_1*R_2 - P_2*R_3
            N_4 = P_3*R_0 + P_5*R_3 - P_0*R_1 - P_6*R_2
            N_5 = P_5*R_0 + P_6*R_1 - P_0*R_2 - P_3*R_3
            N_6 = P_3*R_2 + P_6*R_0 - P_0*R_3 - P_5*R_1
            N_7 = P_2*R_2 + P_7*R_0 - P_1*R_3 - P_4*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def sandwich__even__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__full, (4, 8), 8, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 9 multiplications, 4 additions, 1 divisions."""
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0
            P_1 = R_1*x_0
            P_2 = R_2*x_0
            # N = P ~R
            N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__vector__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 3), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__vector, 3, 3, R)
    return _run(_sandwich__vector__scalar, (3, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 21 multiplications, 13 additions, 3 divisions."""
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((3, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # P = R_even x + R_odd x^
            P_0 = -R_0*x_0 - R_1*x_1 - R_2*x_2
            P_1 = R_1*x_0 - R_0*x_1
            P_2 = R_2*x_0 - R_0*x_2
            P_3 = R_2*x_1 - R_1*x_2
            # N = P ~R
            N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2
            N_1 = P_0*R_1 + P_3*R_2 - P_1*R_0
            N_2 = P_0*R_2 - P_2*R_0 - P_3*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def sandwich__vector__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 3), vector: grades 1
    x : (..., 3), vector: grades 1
    returns : (..., 3), vector: grades 1
    """
    _check_versor(_versor_defect__vector, 3, 3, R)
    return _run(_sandwich__vector__vector, (3, 3), 3, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 21 multiplications, 13 additions, 3 divisions."""
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((3, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # P = R_even x + R_odd x^
            P_0 = -R_1*x_0 - R_2*x_1
            P_1 = R_0*x_0 - R_2*x_2
            P_2 = R_0*x_1 + R_1*x_2
            P_3 = R_0*x_2 + R_2*x_0 - R_1*x_1
            # N = P ~R
            N_0 = P_0*R_1 + P_3*R_2 - P_1*R_0
            N_1 = P_0*R_2 - P_2*R_0 - P_3*R_1
            N_2 = P_1*R_2 + P_3*R_0 - P_2*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def sandwich__vector__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 3), vector: grades 1
    x : (..., 3), bivector: grades 2
    returns : (..., 3), bivector: grades 2
    """
    _check_versor(_versor_defect__vector, 3, 3, R)
    return _run(_sandwich__vector__bivector, (3, 3), 3, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 9 multiplications, 4 additions, 1 divisions."""
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = -R_2*x_0
            P_1 = R_1*x_0
            P_2 = -R_0*x_0
            # N = P ~R
            N_0 = P_0*R_2 + P_2*R_0 - P_1*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__vector__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 3), vector: grades 1
    x : (..., 1), trivector: grades 3
    returns : (..., 1), trivector: grades 3
    """
    _check_versor(_versor_defect__vector, 3, 3, R)
    return _run(_sandwich__vector__trivector, (3, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 27 multiplications, 18 additions, 4 divisions."""
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0 - R_1*x_1 - R_2*x_2
            P_1 = R_0*x_1 + R_1*x_0 - R_2*x_3
            P_2 = R_0*x_2 + R_1*x_3 + R_2*x_0
            P_3 = R_0*x_3 + R_2*x_1 - R_1*x_2
            # N = P ~R
            N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2
            N_1 = P_0*R_1 + P_3*R_2 - P_1*R_0
            N_2 = P_0*R_2 - P_2*R_0 - P_3*R_1
            N_3 = P_1*R_2 + P_3*R_0 - P_2*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich__vector__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 3), vector: grades 1
    x : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    _check_versor(_versor_defect__vector, 3, 3, R)
    return _run(_sandwich__vector__even, (3, 4), 4, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 51 multiplications, 34 additions, 8 divisions."""
    tile_R = np.empty((3, 32), R.dtype)
    tile_x = np.empty((8, 32), R.dtype)
    tile_out = np.empty((8, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # P = R_even x + R_odd x^
            P_0 = -R_0*x_1 - R_1*x_2 - R_2*x_3
            P_1 = R_0*x_0 - R_1*x_4 - R_2*x_5
            P_2 = R_0*x_4 + R_1*x_0 - R_2*x_6
            P_3 = R_1*x_1 - R_0*x_2 - R_2*x_7
            P_4 = R_0*x_5 + R_1*x_6 + R_2*x_0
            P_5 = R_1*x_7 + R_2*x_1 - R_0*x_3
            P_6 = R_2*x_2 - R_0*x_7 - R_1*x_3
            P_7 = R_0*x_6 + R_2*x_4 - R_1*x_5
            # N = P ~R
            N_0 = P_1*R_0 + P_2*R_1 + P_4*R_2
            N_1 = P_0*R_0 + P_3*R_1 + P_5*R_2
            N_2 = P_0*R_1 + P_6*R_2 - P_3*R_0
            N_3 = P_0*R_2 - P_5*R_0 - P_6*R_1
            N_4 = P_1*R_1 + P_7*R_2 - P_2*R_0
            N_5 = P_1*R_2 - P_4*R_0 - P_7*R_1
            N_6 = P_2*R_2 + P_7*R_0 - P_4*R_1
            N_7 = P_3*R_2 + P_6*R_0 - P_5*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def sandwich__vector__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 3), vector: grades 1
    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    _check_versor(_versor_defect__vector, 3, 3, R)
    return _run(_sandwich__vector__full, (3, 8), 8, (R, x), out, (2, 1), "quotient")


# --- sandwich2: two-sided product ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__even__vector__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the unrolled form: 28 multiplications, 20 additions."""
    tile_r = np.empty((4, 32), r.dtype)
    tile_x = np.empty((3, 32), r.dtype)
    tile_s = np.empty((4, 32), r.dtype)
    tile_out = np.empty((4, 32), r.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if r_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        for e in range(width):
            # r
            r_0 = tile_r[0, e]
            r_1 = tile_r[1, e]
            r_2 = tile_r[2, e]
            r_3 = tile_r[3, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # s
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            s_2 = tile_s[2, e]
            s_3 = tile_s[3, e]
            # P = r x
            P_0 = r_0*x_0 + r_1*x_1 + r_2*x_2
            P_1 = r_0*x_1 + r_3*x_2 - r_1*x_0
            P_2 = r_0*x_2 - r_2*x_0 - r_3*x_1
            P_3 = r_1*x_2 + r_3*x_0 - r_2*x_1
            # out = P ~s
            tile_out[0, e] = P_0*s_0 + P_1*s_1 + P_2*s_2 + P_3*s_3
            tile_out[1, e] = P_1*s_0 + P_2*s_3 - P_0*s_1 - P_3*s_2
            tile_out[2, e] = P_2*s_0 + P_3*s_1 - P_0*s_2 - P_1*s_3
            tile_out[3, e] = P_1*s_2 + P_3*s_0 - P_0*s_3 - P_2*s_1
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich2__even__vector__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 4), even: grades 0, 2
    x : (..., 3), vector: grades 1
    s : (..., 4), even: grades 0, 2
    returns : (..., 4), odd: grades 1, 3
    """
    return _run(
        _sandwich2__even__vector__even,
        (4, 3, 4),
        4,
        (r, x, s),
        out,
        (1, 1, 1),
        "polynomial",
    )


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__even__even__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the unrolled form: 32 multiplications, 24 additions."""
    tile_r = np.empty((4, 32), r.dtype)
    tile_x = np.empty((4, 32), r.dtype)
    tile_s = np.empty((4, 32), r.dtype)
    tile_out = np.empty((4, 32), r.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if r_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        for e in range(width):
            # r
            r_0 = tile_r[0, e]
            r_1 = tile_r[1, e]
            r_2 = tile_r[2, e]
            r_3 = tile_r[3, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # s
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            s_2 = tile_s[2, e]
            s_3 = tile_s[3, e]
            # P = r x
            P_0 = r_0*x_0 - r_1*x_1 - r_2*x_2 - r_3*x_3
            P_1 = r_0*x_1 + r_1*x_0 + r_3*x_2 - r_2*x_3
            P_2 = r_0*x_2 + r_1*x_3 + r_2*x_0 - r_3*x_1
            P_3 = r_0*x_3 + r_2*x_1 + r_3*x_0 - r_1*x_2
            # out = P ~s
            tile_out[0, e] = P_0*s_0 + P_1*s_1 + P_2*s_2 + P_3*s_3
            tile_out[1, e] = P_1*s_0 + P_2*s_3 - P_0*s_1 - P_3*s_2
            tile_out[2, e] = P_2*s_0 + P_3*s_1 - P_0*s_2 - P_1*s_3
            tile_out[3, e] = P_1*s_2 + P_3*s_0 - P_0*s_3 - P_2*s_1
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich2__even__even__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 4), even: grades 0, 2
    x : (..., 4), even: grades 0, 2
    s : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    return _run(_sandwich2__even__even__even, (4, 4, 4), 4, (r, x, s), out, (1, 1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__even__full__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the unrolled form: 64 multiplications, 48 additions."""
    tile_r = np.empty((4, 32), r.dtype)
    tile_x = np.empty((8, 32), r.dtype)
    tile_s = np.empty((4, 32), r.dtype)
    tile_out = np.empty((8, 32), r.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if r_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        for e in range(width):
            # r
            r_0 = tile_r[0, e]
            r_1 = tile_r[1, e]
            r_2 = tile_r[2, e]
            r_3 = tile_r[3, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # s
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            s_2 = tile_s[2, e]
            s_3 = tile_s[3, e]
            # P = r x
            P_0 = r_0*x_0 - r_1*x_4 - r_2*x_5 - r_3*x_6
            P_1 = r_0*x_1 + r_1*x_2 + r_2*x_3 - r_3*x_7
            P_2 = r_0*x_2 + r_2*x_7 + r_3*x_3 - r_1*x_1
            P_3 = r_0*x_4 + r_1*x_0 + r_3*x_5 - r_2*x_6
            P_4 = r_0*x_3 - r_1*x_7 - r_2*x_1 - r_3*x_2
            P_5 = r_0*x_5 + r_1*x_6 + r_2*x_0 - r_3*x_4
            P_6 = r_0*x_6 + r_2*x_4 + r_3*x_0 - r_1*x_5
            P_7 = r_0*x_7 + r_1*x_3 + r_3*x_1 - r_2*x_2
            # out = P ~s
            tile_out[0, e] = P_0*s_0 + P_3*s_1 + P_5*s_2 + P_6*s_3
            tile_out[1, e] = P_1*s_0 + P_2*s_1 + P_4*s_2 + P_7*s_3
            tile_out[2, e] = P_2*s_0 + P_4*s_3 - P_1*s_1 - P_7*s_2
            tile_out[3, e] = P_4*s_0 + P_7*s_1 - P_1*s_2 - P_2*s_3
            tile_out[4, e] = P_3*s_0 + P_5*s_3 - P_0*s_1 - P_6*s_2
            tile_out[5, e] = P_5*s_0 + P_6*s_1 - P_0*s_2 - P_3*s_3
            tile_out[6, e] = P_3*s_2 + P_6*s_0 - P_0*s_3 - P_5*s_1
            tile_out[7, e] = P_2*s_2 + P_7*s_0 - P_1*s_3 - P_4*s_1
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def sandwich2__even__full__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 4), even: grades 0, 2
    x : (..., 8), full: grades 0, 1, 2, 3
    s : (..., 4), even: grades 0, 2
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_sandwich2__even__full__even, (4, 8, 4), 8, (r, x, s), out, (1, 1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__full__full__full(count, r, r_step, x, x_step, s, s_step, out):
    """Run the unrolled form: 128 multiplications, 112 additions."""
    tile_r = np.empty((8, 32), r.dtype)
    tile_x = np.empty((8, 32), r.dtype)
    tile_s = np.empty((8, 32), r.dtype)
    tile_out = np.empty((8, 32), r.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if r_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        for e in range(width):
            # r
            r_0 = tile_r[0, e]
            r_1 = tile_r[1, e]
            r_2 = tile_r[2, e]
            r_3 = tile_r[3, e]
            r_4 = tile_r[4, e]
            r_5 = tile_r[5, e]
            r_6 = tile_r[6, e]
            r_7 = tile_r[7, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # s
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            s_2 = tile_s[2, e]
            s_3 = tile_s[3, e]
            s_4 = tile_s[4, e]
            s_5 = tile_s[5, e]
            s_6 = tile_s[6, e]
            s_7 = tile_s[7, e]
            # P = r x
            P_0 = r_0*x_0 + r_1*x_1 + r_2*x_2 + r_3*x_3 - r_4*x_4 - r_5*x_5 - r_6*x_6 - r_7*x_7
            P_1 = r_0*x_1 + r_1*x_0 + r_4*x_2 + r_5*x_3 - r_2*x_4 - r_3*x_5 - r_6*x_7 - r_7*x_6
            P_2 = r_0*x_2 + r_1*x_4 + r_2*x_0 + r_5*x_7 + r_6*x_3 + r_7*x_5 - r_3*x_6 - r_4*x_1
            P_3 = r_0*x_4 + r_1*x_2 + r_3*x_7 + r_4*x_0 + r_6*x_5 + r_7*x_3 - r_2*x_1 - r_5*x_6
            P_4 = r_0*x_3 + r_1*x_5 + r_2*x_6 + r_3*x_0 - r_4*x_7 - r_5*x_1 - r_6*x_2 - r_7*x_4
            P_5 = r_0*x_5 + r_1*x_3 + r_4*x_6 + r_5*x_0 - r_2*x_7 - r_3*x_1 - r_6*x_4 - r_7*x_2
            P_6 = r_0*x_6 + r_1*x_7 + r_2*x_3 + r_5*x_4 + r_6*x_0 + r_7*x_1 - r_3*x_2 - r_4*x_5
            P_7 = r_0*x_7 + r_1*x_6 + r_3*x_4 + r_4*x_3 + r_6*x_1 + r_7*x_0 - r_2*x_5 - r_5*x_2
            # out = P ~s
            tile_out[0, e] = (
                P_0*s_0 + P_1*s_1 + P_2*s_2 + P_3*s_4 + P_4*s_3 + P_5*s_5 + P_6*s_6 + P_7*s_7
            )
            tile_out[1, e] = (
                P_0*s_1 + P_1*s_0 + P_2*s_4 + P_3*s_2 + P_4*s_5 + P_5*s_3 + P_6*s_7 + P_7*s_6
            )
            tile_out[2, e] = (
                P_0*s_2 + P_2*s_0 + P_4*s_6 + P_6*s_3 - P_1*s_4 - P_3*s_1 - P_5*s_7 - P_7*s_5
            )
            tile_out[3, e] = (
                P_0*s_3 + P_3*s_7 + P_4*s_0 + P_7*s_4 - P_1*s_5 - P_2*s_6 - P_5*s_1 - P_6*s_2
            )
            tile_out[4, e] = (
                P_1*s_2 + P_3*s_0 + P_5*s_6 + P_7*s_3 - P_0*s_4 - P_2*s_1 - P_4*s_7 - P_6*s_5
            )
            tile_out[5, e] = (
                P_1*s_3 + P_2*s_7 + P_5*s_0 + P_6*s_4 - P_0*s_5 - P_3*s_6 - P_4*s_1 - P_7*s_2
            )
            tile_out[6, e] = (
                P_2*s_3 + P_3*s_5 + P_6*s_0 + P_7*s_1 - P_0*s_6 - P_1*s_7 - P_4*s_2 - P_5*s_4
            )
            tile_out[7, e] = (
                P_2*s_5 + P_3*s_3 + P_6*s_1 + P_7*s_0 - P_0*s_7 - P_1*s_6 - P_4*s_4 - P_5*s_2
            )
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def sandwich2__full__full__full(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 8), full: grades 0, 1, 2, 3
    x : (..., 8), full: grades 0, 1, 2, 3
    s : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_sandwich2__full__full__full, (8, 8, 8), 8, (r, x, s), out, (1, 1, 1), "polynomial")


# --- versor_defect: what must vanish, from the fourth entry on, for R to be a versor ------------


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__full(count, R, R_step, out):
    """Run the unrolled form: 8 multiplications, 7 additions."""
    tile_R = np.empty((8, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_4*R_4
            t_3 = R_5*R_5 + R_6*R_6
            t_4 = t_0 + t_3
            t_1 = R_1*R_1 + R_2*R_2
            t_2 = R_3*R_3 + R_7*R_7
            t_5 = t_1 + t_2
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_4 + t_5
            tile_out[1, e] = t_4
            tile_out[2, e] = t_5
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def versor_defect__full(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 3)
    """
    return _run(_versor_defect__full, (8,), 3, (R,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__even(count, R, R_step, out):
    """Run the unrolled form: 4 multiplications, 3 additions."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_1*R_1
            t_1 = R_2*R_2 + R_3*R_3
            t_2 = t_0 + t_1
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_2
            tile_out[1, e] = t_2
            tile_out[2, e] = 0
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def versor_defect__even(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 4), even: grades 0, 2
    returns : (..., 3)
    """
    return _run(_versor_defect__even, (4,), 3, (R,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__vector(count, R, R_step, out):
    """Run the unrolled form: 3 multiplications, 2 additions."""
    tile_R = np.empty((3, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_1*R_1
            t_1 = R_2*R_2 + t_0
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_1
            tile_out[1, e] = 0
            tile_out[2, e] = t_1
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def versor_defect__vector(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 3), vector: grades 1
    returns : (..., 3)
    """
    return _run(_versor_defect__vector, (3,), 3, (R,), out, (2,), "polynomial")


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__bivector(count, M, M_step, out):
    """Run the unrolled form: 18 multiplications, 9 additions."""
    tile_M = np.empty((9, 32), M.dtype)
    tile_out = np.empty((9, 32), M.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if M_step or start == 0:
            for e in range(width):
                for i in range(9):
                    tile_M[i, e] = M[(start + e) * M_step + i]
        for e in range(width):
            # M
            M_0 = tile_M[0, e]
            M_1 = tile_M[1, e]
            M_2 = tile_M[2, e]
            M_3 = tile_M[3, e]
            M_4 = tile_M[4, e]
            M_5 = tile_M[5, e]
            M_6 = tile_M[6, e]
            M_7 = tile_M[7, e]
            M_8 = tile_M[8, e]
            # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
            tile_out[0, e] = M_0*M_4 - M_1*M_3
            tile_out[1, e] = M_0*M_5 - M_2*M_3
            tile_out[2, e] = M_1*M_5 - M_2*M_4
            tile_out[3, e] = M_0*M_7 - M_1*M_6
            tile_out[4, e] = M_0*M_8 - M_2*M_6
            tile_out[5, e] = M_1*M_8 - M_2*M_7
            tile_out[6, e] = M_3*M_7 - M_4*M_6
            tile_out[7, e] = M_3*M_8 - M_5*M_6
            tile_out[8, e] = M_4*M_8 - M_5*M_7
        for e in range(width):
            for k in range(9):
                out[(start + e) * 9 + k] = tile_out[k, e]


def outermorphism__bivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 9)
    returns : (..., 9)
    """
    return _run(_outermorphism__bivector, (9,), 9, (M,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__trivector(count, M, M_step, out):
    """Run the unrolled form: 9 multiplications, 5 additions."""
    tile_M = np.empty((9, 32), M.dtype)
    tile_out = np.empty((1, 32), M.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if M_step or start == 0:
            for e in range(width):
                for i in range(9):
                    tile_M[i, e] = M[(start + e) * M_step + i]
        for e in range(width):
            # M
            M_0 = tile_M[0, e]
            M_1 = tile_M[1, e]
            M_2 = tile_M[2, e]
            M_3 = tile_M[3, e]
            M_4 = tile_M[4, e]
            M_5 = tile_M[5, e]
            M_6 = tile_M[6, e]
            M_7 = tile_M[7, e]
            M_8 = tile_M[8, e]
            # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
            F2_0 = M_1*M_5 - M_2*M_4
            F2_1 = M_1*M_8 - M_2*M_7
            F2_2 = M_4*M_8 - M_5*M_7
            # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
            tile_out[0, e] = F2_2*M_0 + F2_0*M_6 - F2_1*M_3
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def outermorphism__trivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 9)
    returns : (..., 1)
    """
    return _run(_outermorphism__trivector, (9,), 1, (M,), out, (3,), "polynomial")


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__even(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 10 multiplications, 6 additions."""
    if F_step == 0:
        # F
        F_0 = F[0]
        F_1 = F[1]
        F_2 = F[2]
        F_3 = F[3]
        F_4 = F[4]
        F_5 = F[5]
        F_6 = F[6]
        F_7 = F[7]
        F_8 = F[8]
        F_9 = F[9]
        for e in range(count):
            # x
            x_0 = x[e * x_step + 0]
            x_1 = x[e * x_step + 1]
            x_2 = x[e * x_step + 2]
            x_3 = x[e * x_step + 3]
            # <f(x)>_k = F_k <x>_k
            out[e * 4 + 0] = F_0*x_0
            out[e * 4 + 1] = F_1*x_1 + F_2*x_2 + F_3*x_3
            out[e * 4 + 2] = F_4*x_1 + F_5*x_2 + F_6*x_3
            out[e * 4 + 3] = F_7*x_1 + F_8*x_2 + F_9*x_3
        return
    tile_F = np.empty((10, 32), F.dtype)
    tile_x = np.empty((4, 32), F.dtype)
    tile_out = np.empty((4, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(10):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # F
            F_0 = tile_F[0, e]
            F_1 = tile_F[1, e]
            F_2 = tile_F[2, e]
            F_3 = tile_F[3, e]
            F_4 = tile_F[4, e]
            F_5 = tile_F[5, e]
            F_6 = tile_F[6, e]
            F_7 = tile_F[7, e]
            F_8 = tile_F[8, e]
            F_9 = tile_F[9, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = F_0*x_0
            tile_out[1, e] = F_1*x_1 + F_2*x_2 + F_3*x_3
            tile_out[2, e] = F_4*x_1 + F_5*x_2 + F_6*x_3
            tile_out[3, e] = F_7*x_1 + F_8*x_2 + F_9*x_3
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def linear_map__even(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 10)
    x : (..., 4), even: grades 0, 2
    returns : (..., 4)
    """
    return _run(_linear_map__even, (10, 4), 4, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__full(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 20 multiplications, 12 additions."""
    if F_step == 0:
        # F
        F_0 = F[0]
        F_1 = F[1]
        F_2 = F[2]
        F_3 = F[3]
        F_4 = F[4]
        F_5 = F[5]
        F_6 = F[6]
        F_7 = F[7]
        F_8 = F[8]
        F_9 = F[9]
        F_10 = F[10]
        F_11 = F[11]
        F_12 = F[12]
        F_13 = F[13]
        F_14 = F[14]
        F_15 = F[15]
        F_16 = F[16]
        F_17 = F[17]
        F_18 = F[18]
        F_19 = F[19]
        for e in range(count):
            # x
            x_0 = x[e * x_step + 0]
            x_1 = x[e * x_step + 1]
            x_2 = x[e * x_step + 2]
            x_3 = x[e * x_step + 3]
            x_4 = x[e * x_step + 4]
            x_5 = x[e * x_step + 5]
            x_6 = x[e * x_step + 6]
            x_7 = x[e * x_step + 7]
            # <f(x)>_k = F_k <x>_k
            out[e * 8 + 0] = F_0*x_0
            out[e * 8 + 1] = F_1*x_1 + F_2*x_2 + F_3*x_3
            out[e * 8 + 2] = F_4*x_1 + F_5*x_2 + F_6*x_3
            out[e * 8 + 3] = F_7*x_1 + F_8*x_2 + F_9*x_3
            out[e * 8 + 4] = F_10*x_4 + F_11*x_5 + F_12*x_6
            out[e * 8 + 5] = F_13*x_4 + F_14*x_5 + F_15*x_6
            out[e * 8 + 6] = F_16*x_4 + F_17*x_5 + F_18*x_6
            out[e * 8 + 7] = F_19*x_7
        return
    tile_F = np.empty((20, 32), F.dtype)
    tile_x = np.empty((8, 32), F.dtype)
    tile_out = np.empty((8, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(20):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # F
            F_0 = tile_F[0, e]
            F_1 = tile_F[1, e]
            F_2 = tile_F[2, e]
            F_3 = tile_F[3, e]
            F_4 = tile_F[4, e]
            F_5 = tile_F[5, e]
            F_6 = tile_F[6, e]
            F_7 = tile_F[7, e]
            F_8 = tile_F[8, e]
            F_9 = tile_F[9, e]
            F_10 = tile_F[10, e]
            F_11 = tile_F[11, e]
            F_12 = tile_F[12, e]
            F_13 = tile_F[13, e]
            F_14 = tile_F[14, e]
            F_15 = tile_F[15, e]
            F_16 = tile_F[16, e]
            F_17 = tile_F[17, e]
            F_18 = tile_F[18, e]
            F_19 = tile_F[19, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = F_0*x_0
            tile_out[1, e] = F_1*x_1 + F_2*x_2 + F_3*x_3
            tile_out[2, e] = F_4*x_1 + F_5*x_2 + F_6*x_3
            tile_out[3, e] = F_7*x_1 + F_8*x_2 + F_9*x_3
            tile_out[4, e] = F_10*x_4 + F_11*x_5 + F_12*x_6
            tile_out[5, e] = F_13*x_4 + F_14*x_5 + F_15*x_6
            tile_out[6, e] = F_16*x_4 + F_17*x_5 + F_18*x_6
            tile_out[7, e] = F_19*x_7
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def linear_map__full(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 20)
    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8)
    """
    return _run(_linear_map__full, (20, 8), 8, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__vector(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 9 multiplications, 6 additions."""
    if F_step == 0:
        # F
        F_0 = F[0]
        F_1 = F[1]
        F_2 = F[2]
        F_3 = F[3]
        F_4 = F[4]
        F_5 = F[5]
        F_6 = F[6]
        F_7 = F[7]
        F_8 = F[8]
        for e in range(count):
            # x
            x_0 = x[e * x_step + 0]
            x_1 = x[e * x_step + 1]
            x_2 = x[e * x_step + 2]
            # <f(x)>_k = F_k <x>_k
            out[e * 3 + 0] = F_0*x_0 + F_1*x_1 + F_2*x_2
            out[e * 3 + 1] = F_3*x_0 + F_4*x_1 + F_5*x_2
            out[e * 3 + 2] = F_6*x_0 + F_7*x_1 + F_8*x_2
        return
    tile_F = np.empty((9, 32), F.dtype)
    tile_x = np.empty((3, 32), F.dtype)
    tile_out = np.empty((3, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(9):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # F
            F_0 = tile_F[0, e]
            F_1 = tile_F[1, e]
            F_2 = tile_F[2, e]
            F_3 = tile_F[3, e]
            F_4 = tile_F[4, e]
            F_5 = tile_F[5, e]
            F_6 = tile_F[6, e]
            F_7 = tile_F[7, e]
            F_8 = tile_F[8, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = F_0*x_0 + F_1*x_1 + F_2*x_2
            tile_out[1, e] = F_3*x_0 + F_4*x_1 + F_5*x_2
            tile_out[2, e] = F_6*x_0 + F_7*x_1 + F_8*x_2
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def linear_map__vector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 9)
    x : (..., 3), vector: grades 1
    returns : (..., 3)
    """
    return _run(_linear_map__vector, (9, 3), 3, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__bivector(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 9 multiplications, 6 additions."""
    if F_step == 0:
        # F
        F_0 = F[0]
        F_1 = F[1]
        F_2 = F[2]
        F_3 = F[3]
        F_4 = F[4]
        F_5 = F[5]
        F_6 = F[6]
        F_7 = F[7]
        F_8 = F[8]
        for e in range(count):
            # x
            x_0 = x[e * x_step + 0]
            x_1 = x[e * x_step + 1]
            x_2 = x[e * x_step + 2]
            # <f(x)>_k = F_k <x>_k
            out[e * 3 + 0] = F_0*x_0 + F_1*x_1 + F_2*x_2
            out[e * 3 + 1] = F_3*x_0 + F_4*x_1 + F_5*x_2
            out[e * 3 + 2] = F_6*x_0 + F_7*x_1 + F_8*x_2
        return
    tile_F = np.empty((9, 32), F.dtype)
    tile_x = np.empty((3, 32), F.dtype)
    tile_out = np.empty((3, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(9):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(3):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # F
            F_0 = tile_F[0, e]
            F_1 = tile_F[1, e]
            F_2 = tile_F[2, e]
            F_3 = tile_F[3, e]
            F_4 = tile_F[4, e]
            F_5 = tile_F[5, e]
            F_6 = tile_F[6, e]
            F_7 = tile_F[7, e]
            F_8 = tile_F[8, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = F_0*x_0 + F_1*x_1 + F_2*x_2
            tile_out[1, e] = F_3*x_0 + F_4*x_1 + F_5*x_2
            tile_out[2, e] = F_6*x_0 + F_7*x_1 + F_8*x_2
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def linear_map__bivector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 9)
    x : (..., 3), bivector: grades 2
    returns : (..., 3)
    """
    return _run(_linear_map__bivector, (9, 3), 3, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__trivector(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 1 multiplications."""
    if F_step == 0:
        # F
        F_0 = F[0]
        for e in range(count):
            # x
            x_0 = x[e * x_step + 0]
            # <f(x)>_k = F_k <x>_k
            out[e * 1 + 0] = F_0*x_0
        return
    tile_F = np.empty((1, 32), F.dtype)
    tile_x = np.empty((1, 32), F.dtype)
    tile_out = np.empty((1, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # F
            F_0 = tile_F[0, e]
            # x
            x_0 = tile_x[0, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = F_0*x_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def linear_map__trivector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 1)
    x : (..., 1), trivector: grades 3
    returns : (..., 1)
    """
    return _run(_linear_map__trivector, (1, 1), 1, (F, x), out, (1, 1), "polynomial")


# --- Index --------------------------------------------------------------------------------------

KERNELS = {
    "gp__full__full": gp__full__full,
    "gp__even__even": gp__even__even,
    "gp__even__vector": gp__even__vector,
    "gp__vector__vector": gp__vector__vector,
    "gp__vector__full": gp__vector__full,
    "op__full__full": op__full__full,
    "ip__full__full": ip__full__full,
    "ip_symmetric__full__full": ip_symmetric__full__full,
    "lc__full__full": lc__full__full,
    "rc__full__full": rc__full__full,
    "sp__full__full": sp__full__full,
    "rp__full__full": rp__full__full,
    "cp__full__full": cp__full__full,
    "acp__full__full": acp__full__full,
    "reverse__full": reverse__full,
    "involute__full": involute__full,
    "conjugate__full": conjugate__full,
    "dual__full": dual__full,
    "undual__full": undual__full,
    "hodge__full": hodge__full,
    "unhodge__full": unhodge__full,
    "normsq__full": normsq__full,
    "normsq__even": normsq__even,
    "normsq__vector": normsq__vector,
    "norm__full": norm__full,
    "norm__even": norm__even,
    "norm__vector": norm__vector,
    "inv__full": inv__full,
    "inv__even": inv__even,
    "inv__vector": inv__vector,
    "exp__bivector": exp__bivector,
    "split__bivector": split__bivector,
    "sandwich_unit__full__full": sandwich_unit__full__full,
    "sandwich_unit__even__scalar": sandwich_unit__even__scalar,
    "sandwich_unit__even__vector": sandwich_unit__even__vector,
    "sandwich_unit__even__bivector": sandwich_unit__even__bivector,
    "sandwich_unit__even__trivector": sandwich_unit__even__trivector,
    "sandwich_unit__even__even": sandwich_unit__even__even,
    "sandwich_unit__even__full": sandwich_unit__even__full,
    "sandwich_unit__vector__scalar": sandwich_unit__vector__scalar,
    "sandwich_unit__vector__vector": sandwich_unit__vector__vector,
    "sandwich_unit__vector__bivector": sandwich_unit__vector__bivector,
    "sandwich_unit__vector__trivector": sandwich_unit__vector__trivector,
    "sandwich_unit__vector__even": sandwich_unit__vector__even,
    "sandwich_unit__vector__full": sandwich_unit__vector__full,
    "sandwich__full__full": sandwich__full__full,
    "sandwich__even__scalar": sandwich__even__scalar,
    "sandwich__even__vector": sandwich__even__vector,
    "sandwich__even__bivector": sandwich__even__bivector,
    "sandwich__even__trivector": sandwich__even__trivector,
    "sandwich__even__even": sandwich__even__even,
    "sandwich__even__full": sandwich__even__full,
    "sandwich__vector__scalar": sandwich__vector__scalar,
    "sandwich__vector__vector": sandwich__vector__vector,
    "sandwich__vector__bivector": sandwich__vector__bivector,
    "sandwich__vector__trivector": sandwich__vector__trivector,
    "sandwich__vector__even": sandwich__vector__even,
    "sandwich__vector__full": sandwich__vector__full,
    "sandwich2__even__vector__even": sandwich2__even__vector__even,
    "sandwich2__even__even__even": sandwich2__even__even__even,
    "sandwich2__even__full__even": sandwich2__even__full__even,
    "sandwich2__full__full__full": sandwich2__full__full__full,
    "versor_defect__full": versor_defect__full,
    "versor_defect__even": versor_defect__even,
    "versor_defect__vector": versor_defect__vector,
    "outermorphism__bivector": outermorphism__bivector,
    "outermorphism__trivector": outermorphism__trivector,
    "linear_map__even": linear_map__even,
    "linear_map__full": linear_map__full,
    "linear_map__vector": linear_map__vector,
    "linear_map__bivector": linear_map__bivector,
    "linear_map__trivector": linear_map__trivector,
}

gp = gp__full__full
op = op__full__full
ip = ip__full__full
ip_symmetric = ip_symmetric__full__full
lc = lc__full__full
rc = rc__full__full
sp = sp__full__full
rp = rp__full__full
cp = cp__full__full
acp = acp__full__full
reverse = reverse__full
involute = involute__full
conjugate = conjugate__full
dual = dual__full
undual = undual__full
hodge = hodge__full
unhodge = unhodge__full
normsq = normsq__full
norm = norm__full
inv = inv__full
sandwich_unit = sandwich_unit__full__full
sandwich = sandwich__full__full
sandwich2 = sandwich2__full__full__full
