"""Numba kernels of Cl(4,1,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = -1.
Blades: 1 e1 e2 e3 e4 e5 e12 e13 e14 e15 e23 e24 e25 e34 e35 e45 e123 e124 e125 e134 e135 e145
    e234 e235 e245 e345 e1234 e1235 e1245 e1345 e2345 e12345

kernel                             form         operations per element
gp__full__full                     unrolled     1024 multiplications, 992 additions
gp__even__even                     unrolled     256 multiplications, 240 additions
gp__even__vector                   unrolled     80 multiplications, 64 additions
gp__vector__vector                 unrolled     25 multiplications, 14 additions
gp__vector__full                   unrolled     160 multiplications, 128 additions
op__full__full                     unrolled     243 multiplications, 211 additions
ip__full__full                     unrolled     391 multiplications, 360 additions
ip_symmetric__full__full           unrolled     454 multiplications, 422 additions
lc__full__full                     unrolled     243 multiplications, 211 additions
rc__full__full                     unrolled     243 multiplications, 211 additions
sp__full__full                     unrolled     32 multiplications, 31 additions
rp__full__full                     unrolled     243 multiplications, 211 additions
cp__full__full                     unrolled     480 multiplications, 450 additions
acp__full__full                    unrolled     544 multiplications, 512 additions
reverse__full                      unrolled     none
involute__full                     unrolled     none
conjugate__full                    unrolled     none
dual__full                         unrolled     none
undual__full                       unrolled     none
hodge__full                        unrolled     none
unhodge__full                      unrolled     none
normsq__full                       unrolled     32 multiplications, 31 additions
normsq__even                       unrolled     16 multiplications, 15 additions
normsq__vector                     unrolled     5 multiplications, 4 additions
norm__full                         unrolled     32 multiplications, 31 additions, 1 roots
norm__even                         unrolled     16 multiplications, 15 additions, 1 roots
norm__vector                       unrolled     5 multiplications, 4 additions, 1 roots
inv__even                          unrolled     163 multiplications, 135 additions, 16 divisions
inv__vector                        unrolled     5 multiplications, 4 additions, 5 divisions
exp__bivector                      exponential  182 multiplications, 132 additions, 1 roots
split__bivector                    split        380 multiplications, 324 additions, 2 divisions, 1
                                                roots
sandwich_unit__full__full          table        1458 multiplications, 1458 additions
sandwich_unit__even__scalar        unrolled     none
sandwich_unit__even__vector        unrolled     120 multiplications, 100 additions
sandwich_unit__even__bivector      unrolled     240 multiplications, 215 additions
sandwich_unit__even__trivector     unrolled     240 multiplications, 215 additions
sandwich_unit__even__g4            unrolled     120 multiplications, 100 additions
sandwich_unit__even__g5            unrolled     none
sandwich_unit__even__even          unrolled     360 multiplications, 315 additions
sandwich_unit__even__full          unrolled     720 multiplications, 630 additions
sandwich_unit__g0_2__scalar        unrolled     none
sandwich_unit__g0_2__vector        unrolled     50 multiplications, 40 additions
sandwich_unit__g0_2__bivector      unrolled     140 multiplications, 120 additions
sandwich_unit__g0_2__trivector     unrolled     140 multiplications, 120 additions
sandwich_unit__g0_2__g4            unrolled     50 multiplications, 40 additions
sandwich_unit__g0_2__g5            unrolled     none
sandwich_unit__g0_2__even          unrolled     190 multiplications, 160 additions
sandwich_unit__g0_2__full          unrolled     380 multiplications, 320 additions
sandwich_unit__vector__scalar      unrolled     none
sandwich_unit__vector__vector      unrolled     15 multiplications, 9 additions
sandwich_unit__vector__bivector    unrolled     50 multiplications, 35 additions
sandwich_unit__vector__trivector   unrolled     70 multiplications, 50 additions
sandwich_unit__vector__g4          unrolled     45 multiplications, 30 additions
sandwich_unit__vector__g5          unrolled     10 multiplications, 4 additions
sandwich_unit__vector__even        unrolled     95 multiplications, 65 additions
sandwich_unit__vector__full        unrolled     191 multiplications, 129 additions
sandwich__full__full               table        2080 multiplications, 2080 additions, 32 divisions
sandwich__even__scalar             unrolled     48 multiplications, 30 additions, 1 divisions
sandwich__even__vector             unrolled     176 multiplications, 154 additions, 5 divisions
sandwich__even__bivector           unrolled     336 multiplications, 309 additions, 10 divisions
sandwich__even__trivector          unrolled     336 multiplications, 309 additions, 10 divisions
sandwich__even__g4                 unrolled     176 multiplications, 154 additions, 5 divisions
sandwich__even__g5                 unrolled     48 multiplications, 30 additions, 1 divisions
sandwich__even__even               unrolled     528 multiplications, 495 additions, 16 divisions
sandwich__even__full               unrolled     1040 multiplications, 975 additions, 32 divisions
sandwich__g0_2__scalar             unrolled     33 multiplications, 20 additions, 1 divisions
sandwich__g0_2__vector             unrolled     121 multiplications, 100 additions, 5 divisions
sandwich__g0_2__bivector           unrolled     231 multiplications, 204 additions, 10 divisions
sandwich__g0_2__trivector          unrolled     231 multiplications, 204 additions, 10 divisions
sandwich__g0_2__g4                 unrolled     121 multiplications, 100 additions, 5 divisions
sandwich__g0_2__g5                 unrolled     33 multiplications, 20 additions, 1 divisions
sandwich__g0_2__even               unrolled     363 multiplications, 330 additions, 16 divisions
sandwich__g0_2__full               unrolled     715 multiplications, 650 additions, 32 divisions
sandwich__vector__scalar           unrolled     15 multiplications, 8 additions, 1 divisions
sandwich__vector__vector           unrolled     55 multiplications, 38 additions, 5 divisions
sandwich__vector__bivector         unrolled     105 multiplications, 79 additions, 10 divisions
sandwich__vector__trivector        unrolled     105 multiplications, 79 additions, 10 divisions
sandwich__vector__g4               unrolled     55 multiplications, 38 additions, 5 divisions
sandwich__vector__g5               unrolled     15 multiplications, 8 additions, 1 divisions
sandwich__vector__even             unrolled     165 multiplications, 132 additions, 16 divisions
sandwich__vector__full             unrolled     325 multiplications, 260 additions, 32 divisions
sandwich2__even__vector__even      unrolled     336 multiplications, 304 additions
sandwich2__even__even__even        unrolled     512 multiplications, 480 additions
sandwich2__even__full__even        unrolled     1024 multiplications, 960 additions
sandwich2__full__full__full        table        2048 multiplications, 2048 additions
versor_defect__full                unrolled     117 multiplications, 108 additions
versor_defect__even                unrolled     61 multiplications, 51 additions
versor_defect__g0_2                unrolled     31 multiplications, 21 additions
versor_defect__vector              unrolled     5 multiplications, 5 additions
split_invariants__bivector         unrolled     60 multiplications, 44 additions
split_defects__bivector__bivector  unrolled     90 multiplications, 70 additions
outermorphism__bivector            unrolled     200 multiplications, 100 additions
outermorphism__trivector           unrolled     420 multiplications, 260 additions
outermorphism__g4                  unrolled     280 multiplications, 185 additions
outermorphism__g5                  unrolled     75 multiplications, 49 additions
linear_map__even                   unrolled     126 multiplications, 110 additions
linear_map__full                   table        252 multiplications, 252 additions
linear_map__vector                 unrolled     25 multiplications, 20 additions
linear_map__bivector               unrolled     100 multiplications, 90 additions
linear_map__trivector              unrolled     100 multiplications, 90 additions
linear_map__g4                     unrolled     25 multiplications, 20 additions
linear_map__g5                     unrolled     1 multiplications

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

split: the squares of the parts are the roots of t**2 - c_1 t + c_2, c_m = <W_m W_m>_0, W_m =
<B**m>_2m / m!; with V_1 = <B W_2>_2 the part with the square s_1 is (s_1 B - V_1) / (s_1 - s_2),
after Roelfs and De Keninck. Computed in float64. Parts are measured: where the commutator or an
outer square is above 2e-13 of |B|**2, which happens if two squares are closer than about 1e-3 of
|B|**2, the kind is -1. Proved: the polynomials on symbols; on symbols too, that parts of such a
form are commuting blades with these squares and sum to B; and the text itself on exact rational
bivectors with rational squares. Rounding is measured by tests.
"""

# gaforge-signature: 4,1,0
# gaforge-target: numba
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 4,1,0 --target numba
# gaforge-operations: 23282 multiplications, 20980 additions, 295 divisions, 5 roots in all
# gaforge-proof: 102 of 102 kernels, source executed on polynomial symbols
# gaforge-inputs: sha256:a540a584dd2f321ce13afc0a9b0429c791499028af190b7a867e48998ab0fe00
# gaforge-content: sha256:3b586dfcbfd3a5217a3dc36aea342094366f14f31163c4eaf7a0e93f6fc785d1

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

_SQUARES = np.array([1.0, 1.0, 1.0, 1.0, -1.0])
_DIMENSION = 5
_BIVECTORS = 10
_EVENS = 16
_LARGEST = 2.0**42  # sizes of bivectors beyond which nothing of their angles is left
_MOST = 48  # halvings
_CHUNK = 16
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


# --- gp: geometric product ----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 1024 multiplications, 992 additions."""
    tile_a = np.empty((32, 32), a.dtype)
    tile_b = np.empty((32, 32), a.dtype)
    tile_out = np.empty((32, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            a_16 = tile_a[16, e]
            a_17 = tile_a[17, e]
            a_18 = tile_a[18, e]
            a_19 = tile_a[19, e]
            a_20 = tile_a[20, e]
            a_21 = tile_a[21, e]
            a_22 = tile_a[22, e]
            a_23 = tile_a[23, e]
            a_24 = tile_a[24, e]
            a_25 = tile_a[25, e]
            a_26 = tile_a[26, e]
            a_27 = tile_a[27, e]
            a_28 = tile_a[28, e]
            a_29 = tile_a[29, e]
            a_30 = tile_a[30, e]
            a_31 = tile_a[31, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            b_16 = tile_b[16, e]
            b_17 = tile_b[17, e]
            b_18 = tile_b[18, e]
            b_19 = tile_b[19, e]
            b_20 = tile_b[20, e]
            b_21 = tile_b[21, e]
            b_22 = tile_b[22, e]
            b_23 = tile_b[23, e]
            b_24 = tile_b[24, e]
            b_25 = tile_b[25, e]
            b_26 = tile_b[26, e]
            b_27 = tile_b[27, e]
            b_28 = tile_b[28, e]
            b_29 = tile_b[29, e]
            b_30 = tile_b[30, e]
            b_31 = tile_b[31, e]
            # associative, distributive, v v = g(v, v) for vectors v
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
                a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
                a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
                a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
                a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
            )
            tile_out[1, e] = (
                a_0*b_1 + a_1*b_0 + a_5*b_9 + a_6*b_2 + a_7*b_3 + a_8*b_4 + a_12*b_18 +
                a_14*b_20 + a_15*b_21 + a_18*b_12 + a_20*b_14 + a_21*b_15 + a_22*b_26 +
                a_27*b_23 + a_28*b_24 + a_29*b_25 - a_2*b_6 - a_3*b_7 - a_4*b_8 - a_9*b_5 -
                a_10*b_16 - a_11*b_17 - a_13*b_19 - a_16*b_10 - a_17*b_11 - a_19*b_13 -
                a_23*b_27 - a_24*b_28 - a_25*b_29 - a_26*b_22 - a_30*b_31 - a_31*b_30
            )
            tile_out[2, e] = (
                a_0*b_2 + a_1*b_6 + a_2*b_0 + a_5*b_12 + a_7*b_16 + a_8*b_17 + a_10*b_3 +
                a_11*b_4 + a_14*b_23 + a_15*b_24 + a_16*b_7 + a_17*b_8 + a_20*b_27 + a_21*b_28 +
                a_23*b_14 + a_24*b_15 + a_26*b_19 + a_29*b_31 + a_30*b_25 + a_31*b_29 - a_3*b_10
                - a_4*b_11 - a_6*b_1 - a_9*b_18 - a_12*b_5 - a_13*b_22 - a_18*b_9 - a_19*b_26 -
                a_22*b_13 - a_25*b_30 - a_27*b_20 - a_28*b_21
            )
            tile_out[3, e] = (
                a_0*b_3 + a_1*b_7 + a_2*b_10 + a_3*b_0 + a_5*b_14 + a_8*b_19 + a_11*b_22 +
                a_13*b_4 + a_15*b_25 + a_17*b_26 + a_19*b_8 + a_21*b_29 + a_22*b_11 + a_24*b_30
                + a_25*b_15 + a_27*b_18 - a_4*b_13 - a_6*b_16 - a_7*b_1 - a_9*b_20 - a_10*b_2 -
                a_12*b_23 - a_14*b_5 - a_16*b_6 - a_18*b_27 - a_20*b_9 - a_23*b_12 - a_26*b_17 -
                a_28*b_31 - a_29*b_21 - a_30*b_24 - a_31*b_28
            )
            tile_out[4, e] = (
                a_0*b_4 + a_1*b_8 + a_2*b_11 + a_3*b_13 + a_4*b_0 + a_5*b_15 + a_26*b_16 +
                a_27*b_31 + a_28*b_18 + a_29*b_20 + a_30*b_23 + a_31*b_27 - a_6*b_17 - a_7*b_19
                - a_8*b_1 - a_9*b_21 - a_10*b_22 - a_11*b_2 - a_12*b_24 - a_13*b_3 - a_14*b_25 -
                a_15*b_5 - a_16*b_26 - a_17*b_6 - a_18*b_28 - a_19*b_7 - a_20*b_29 - a_21*b_9 -
                a_22*b_10 - a_23*b_30 - a_24*b_12 - a_25*b_14
            )
            tile_out[5, e] = (
                a_0*b_5 + a_1*b_9 + a_2*b_12 + a_3*b_14 + a_4*b_15 + a_5*b_0 + a_26*b_31 +
                a_27*b_16 + a_28*b_17 + a_29*b_19 + a_30*b_22 + a_31*b_26 - a_6*b_18 - a_7*b_20
                - a_8*b_21 - a_9*b_1 - a_10*b_23 - a_11*b_24 - a_12*b_2 - a_13*b_25 - a_14*b_3 -
                a_15*b_4 - a_16*b_27 - a_17*b_28 - a_18*b_6 - a_19*b_29 - a_20*b_7 - a_21*b_8 -
                a_22*b_30 - a_23*b_10 - a_24*b_11 - a_25*b_13
            )
            tile_out[6, e] = (
                a_0*b_6 + a_1*b_2 + a_3*b_16 + a_4*b_17 + a_6*b_0 + a_9*b_12 + a_10*b_7 +
                a_11*b_8 + a_14*b_27 + a_15*b_28 + a_16*b_3 + a_17*b_4 + a_20*b_23 + a_21*b_24 +
                a_22*b_19 + a_25*b_31 + a_27*b_14 + a_28*b_15 + a_30*b_29 + a_31*b_25 - a_2*b_1
                - a_5*b_18 - a_7*b_10 - a_8*b_11 - a_12*b_9 - a_13*b_26 - a_18*b_5 - a_19*b_22 -
                a_23*b_20 - a_24*b_21 - a_26*b_13 - a_29*b_30
            )
            tile_out[7, e] = (
                a_0*b_7 + a_1*b_3 + a_4*b_19 + a_6*b_10 + a_7*b_0 + a_9*b_14 + a_11*b_26 +
                a_13*b_8 + a_15*b_29 + a_17*b_22 + a_19*b_4 + a_21*b_25 + a_23*b_18 + a_26*b_11
                + a_28*b_30 + a_29*b_15 - a_2*b_16 - a_3*b_1 - a_5*b_20 - a_8*b_13 - a_10*b_6 -
                a_12*b_27 - a_14*b_9 - a_16*b_2 - a_18*b_23 - a_20*b_5 - a_22*b_17 - a_24*b_31 -
                a_25*b_21 - a_27*b_12 - a_30*b_28 - a_31*b_24
            )
            tile_out[8, e] = (
                a_0*b_8 + a_1*b_4 + a_6*b_11 + a_7*b_13 + a_8*b_0 + a_9*b_15 + a_22*b_16 +
                a_23*b_31 + a_24*b_18 + a_25*b_20 + a_30*b_27 + a_31*b_23 - a_2*b_17 - a_3*b_19
                - a_4*b_1 - a_5*b_21 - a_10*b_26 - a_11*b_6 - a_12*b_28 - a_13*b_7 - a_14*b_29 -
                a_15*b_9 - a_16*b_22 - a_17*b_2 - a_18*b_24 - a_19*b_3 - a_20*b_25 - a_21*b_5 -
                a_26*b_10 - a_27*b_30 - a_28*b_12 - a_29*b_14
            )
            tile_out[9, e] = (
                a_0*b_9 + a_1*b_5 + a_6*b_12 + a_7*b_14 + a_8*b_15 + a_9*b_0 + a_22*b_31 +
                a_23*b_16 + a_24*b_17 + a_25*b_19 + a_30*b_26 + a_31*b_22 - a_2*b_18 - a_3*b_20
                - a_4*b_21 - a_5*b_1 - a_10*b_27 - a_11*b_28 - a_12*b_6 - a_13*b_29 - a_14*b_7 -
                a_15*b_8 - a_16*b_23 - a_17*b_24 - a_18*b_2 - a_19*b_25 - a_20*b_3 - a_21*b_4 -
                a_26*b_30 - a_27*b_10 - a_28*b_11 - a_29*b_13
            )
            tile_out[10, e] = (
                a_0*b_10 + a_1*b_16 + a_2*b_3 + a_4*b_22 + a_7*b_6 + a_9*b_27 + a_10*b_0 +
                a_12*b_14 + a_13*b_11 + a_15*b_30 + a_16*b_1 + a_18*b_20 + a_19*b_17 + a_21*b_31
                + a_22*b_4 + a_24*b_25 + a_27*b_9 + a_29*b_28 + a_30*b_15 + a_31*b_21 - a_3*b_2
                - a_5*b_23 - a_6*b_7 - a_8*b_26 - a_11*b_13 - a_14*b_12 - a_17*b_19 - a_20*b_18
                - a_23*b_5 - a_25*b_24 - a_26*b_8 - a_28*b_29
            )
            tile_out[11, e] = (
                a_0*b_11 + a_1*b_17 + a_2*b_4 + a_7*b_26 + a_8*b_6 + a_9*b_28 + a_10*b_13 +
                a_11*b_0 + a_12*b_15 + a_16*b_19 + a_17*b_1 + a_18*b_21 + a_25*b_23 + a_26*b_7 +
                a_27*b_29 + a_28*b_9 - a_3*b_22 - a_4*b_2 - a_5*b_24 - a_6*b_8 - a_13*b_10 -
                a_14*b_30 - a_15*b_12 - a_19*b_16 - a_20*b_31 - a_21*b_18 - a_22*b_3 - a_23*b_25
                - a_24*b_5 - a_29*b_27 - a_30*b_14 - a_31*b_20
            )
            tile_out[12, e] = (
                a_0*b_12 + a_1*b_18 + a_2*b_5 + a_7*b_27 + a_8*b_28 + a_9*b_6 + a_10*b_14 +
                a_11*b_15 + a_12*b_0 + a_16*b_20 + a_17*b_21 + a_18*b_1 + a_25*b_22 + a_26*b_29
                + a_27*b_7 + a_28*b_8 - a_3*b_23 - a_4*b_24 - a_5*b_2 - a_6*b_9 - a_13*b_30 -
                a_14*b_10 - a_15*b_11 - a_19*b_31 - a_20*b_16 - a_21*b_17 - a_22*b_25 - a_23*b_3
                - a_24*b_4 - a_29*b_26 - a_30*b_13 - a_31*b_19
            )
            tile_out[13, e] = (
                a_0*b_13 + a_1*b_19 + a_2*b_22 + a_3*b_4 + a_8*b_7 + a_9*b_29 + a_11*b_10 +
                a_12*b_30 + a_13*b_0 + a_14*b_15 + a_17*b_16 + a_18*b_31 + a_19*b_1 + a_20*b_21
                + a_22*b_2 + a_23*b_24 + a_28*b_27 + a_29*b_9 + a_30*b_12 + a_31*b_18 - a_4*b_3
                - a_5*b_25 - a_6*b_26 - a_7*b_8 - a_10*b_11 - a_15*b_14 - a_16*b_17 - a_21*b_20
                - a_24*b_23 - a_25*b_5 - a_26*b_6 - a_27*b_28
            )
            tile_out[14, e] = (
                a_0*b_14 + a_1*b_20 + a_2*b_23 + a_3*b_5 + a_8*b_29 + a_9*b_7 + a_11*b_30 +
                a_12*b_10 + a_13*b_15 + a_14*b_0 + a_17*b_31 + a_18*b_16 + a_19*b_21 + a_20*b_1
                + a_22*b_24 + a_23*b_2 + a_28*b_26 + a_29*b_8 + a_30*b_11 + a_31*b_17 - a_4*b_25
                - a_5*b_3 - a_6*b_27 - a_7*b_9 - a_10*b_12 - a_15*b_13 - a_16*b_18 - a_21*b_19 -
                a_24*b_22 - a_25*b_4 - a_26*b_28 - a_27*b_6
            )
            tile_out[15, e] = (
                a_0*b_15 + a_1*b_21 + a_2*b_24 + a_3*b_25 + a_4*b_5 + a_9*b_8 + a_12*b_11 +
                a_14*b_13 + a_15*b_0 + a_18*b_17 + a_20*b_19 + a_21*b_1 + a_23*b_22 + a_24*b_2 +
                a_25*b_3 + a_26*b_27 - a_5*b_4 - a_6*b_28 - a_7*b_29 - a_8*b_9 - a_10*b_30 -
                a_11*b_12 - a_13*b_14 - a_16*b_31 - a_17*b_18 - a_19*b_20 - a_22*b_23 -
                a_27*b_26 - a_28*b_6 - a_29*b_7 - a_30*b_10 - a_31*b_16
            )
            tile_out[16, e] = (
                a_0*b_16 + a_1*b_10 + a_3*b_6 + a_5*b_27 + a_6*b_3 + a_8*b_22 + a_10*b_1 +
                a_12*b_20 + a_13*b_17 + a_15*b_31 + a_16*b_0 + a_18*b_14 + a_19*b_11 + a_21*b_30
                + a_23*b_9 + a_25*b_28 + a_26*b_4 + a_28*b_25 + a_30*b_21 + a_31*b_15 - a_2*b_7
                - a_4*b_26 - a_7*b_2 - a_9*b_23 - a_11*b_19 - a_14*b_18 - a_17*b_13 - a_20*b_12
                - a_22*b_8 - a_24*b_29 - a_27*b_5 - a_29*b_24
            )
            tile_out[17, e] = (
                a_0*b_17 + a_1*b_11 + a_3*b_26 + a_4*b_6 + a_5*b_28 + a_6*b_4 + a_10*b_19 +
                a_11*b_1 + a_12*b_21 + a_16*b_13 + a_17*b_0 + a_18*b_15 + a_22*b_7 + a_23*b_29 +
                a_24*b_9 + a_29*b_23 - a_2*b_8 - a_7*b_22 - a_8*b_2 - a_9*b_24 - a_13*b_16 -
                a_14*b_31 - a_15*b_18 - a_19*b_10 - a_20*b_30 - a_21*b_12 - a_25*b_27 - a_26*b_3
                - a_27*b_25 - a_28*b_5 - a_30*b_20 - a_31*b_14
            )
            tile_out[18, e] = (
                a_0*b_18 + a_1*b_12 + a_3*b_27 + a_4*b_28 + a_5*b_6 + a_6*b_5 + a_10*b_20 +
                a_11*b_21 + a_12*b_1 + a_16*b_14 + a_17*b_15 + a_18*b_0 + a_22*b_29 + a_23*b_7 +
                a_24*b_8 + a_29*b_22 - a_2*b_9 - a_7*b_23 - a_8*b_24 - a_9*b_2 - a_13*b_31 -
                a_14*b_16 - a_15*b_17 - a_19*b_30 - a_20*b_10 - a_21*b_11 - a_25*b_26 -
                a_26*b_25 - a_27*b_3 - a_28*b_4 - a_30*b_19 - a_31*b_13
            )
            tile_out[19, e] = (
                a_0*b_19 + a_1*b_13 + a_4*b_7 + a_5*b_29 + a_6*b_22 + a_7*b_4 + a_11*b_16 +
                a_12*b_31 + a_13*b_1 + a_14*b_21 + a_17*b_10 + a_18*b_30 + a_19*b_0 + a_20*b_15
                + a_24*b_27 + a_25*b_9 + a_26*b_2 + a_27*b_24 + a_30*b_18 + a_31*b_12 - a_2*b_26
                - a_3*b_8 - a_8*b_3 - a_9*b_25 - a_10*b_17 - a_15*b_20 - a_16*b_11 - a_21*b_14 -
                a_22*b_6 - a_23*b_28 - a_28*b_23 - a_29*b_5
            )
            tile_out[20, e] = (
                a_0*b_20 + a_1*b_14 + a_4*b_29 + a_5*b_7 + a_6*b_23 + a_7*b_5 + a_11*b_31 +
                a_12*b_16 + a_13*b_21 + a_14*b_1 + a_17*b_30 + a_18*b_10 + a_19*b_15 + a_20*b_0
                + a_24*b_26 + a_25*b_8 + a_26*b_24 + a_27*b_2 + a_30*b_17 + a_31*b_11 - a_2*b_27
                - a_3*b_9 - a_8*b_25 - a_9*b_3 - a_10*b_18 - a_15*b_19 - a_16*b_12 - a_21*b_13 -
                a_22*b_28 - a_23*b_6 - a_28*b_22 - a_29*b_4
            )
            tile_out[21, e] = (
                a_0*b_21 + a_1*b_15 + a_5*b_8 + a_6*b_24 + a_7*b_25 + a_8*b_5 + a_12*b_17 +
                a_14*b_19 + a_15*b_1 + a_18*b_11 + a_20*b_13 + a_21*b_0 + a_22*b_27 + a_27*b_22
                + a_28*b_2 + a_29*b_3 - a_2*b_28 - a_3*b_29 - a_4*b_9 - a_9*b_4 - a_10*b_31 -
                a_11*b_18 - a_13*b_20 - a_16*b_30 - a_17*b_12 - a_19*b_14 - a_23*b_26 - a_24*b_6
                - a_25*b_7 - a_26*b_23 - a_30*b_16 - a_31*b_10
            )
            tile_out[22, e] = (
                a_0*b_22 + a_1*b_26 + a_2*b_13 + a_4*b_10 + a_5*b_30 + a_7*b_17 + a_10*b_4 +
                a_13*b_2 + a_14*b_24 + a_16*b_8 + a_19*b_6 + a_20*b_28 + a_22*b_0 + a_23*b_15 +
                a_25*b_12 + a_28*b_20 - a_3*b_11 - a_6*b_19 - a_8*b_16 - a_9*b_31 - a_11*b_3 -
                a_12*b_25 - a_15*b_23 - a_17*b_7 - a_18*b_29 - a_21*b_27 - a_24*b_14 - a_26*b_1
                - a_27*b_21 - a_29*b_18 - a_30*b_5 - a_31*b_9
            )
            tile_out[23, e] = (
                a_0*b_23 + a_1*b_27 + a_2*b_14 + a_4*b_30 + a_5*b_10 + a_7*b_18 + a_10*b_5 +
                a_13*b_24 + a_14*b_2 + a_16*b_9 + a_19*b_28 + a_20*b_6 + a_22*b_15 + a_23*b_0 +
                a_25*b_11 + a_28*b_19 - a_3*b_12 - a_6*b_20 - a_8*b_31 - a_9*b_16 - a_11*b_25 -
                a_12*b_3 - a_15*b_22 - a_17*b_29 - a_18*b_7 - a_21*b_26 - a_24*b_13 - a_26*b_21
                - a_27*b_1 - a_29*b_17 - a_30*b_4 - a_31*b_8
            )
            tile_out[24, e] = (
                a_0*b_24 + a_1*b_28 + a_2*b_15 + a_5*b_11 + a_7*b_31 + a_8*b_18 + a_10*b_25 +
                a_11*b_5 + a_14*b_22 + a_15*b_2 + a_16*b_29 + a_17*b_9 + a_20*b_26 + a_21*b_6 +
                a_23*b_13 + a_24*b_0 + a_26*b_20 + a_29*b_16 + a_30*b_3 + a_31*b_7 - a_3*b_30 -
                a_4*b_12 - a_6*b_21 - a_9*b_17 - a_12*b_4 - a_13*b_23 - a_18*b_8 - a_19*b_27 -
                a_22*b_14 - a_25*b_10 - a_27*b_19 - a_28*b_1
            )
            tile_out[25, e] = (
                a_0*b_25 + a_1*b_29 + a_2*b_30 + a_3*b_15 + a_5*b_13 + a_8*b_20 + a_11*b_23 +
                a_13*b_5 + a_15*b_3 + a_17*b_27 + a_19*b_9 + a_21*b_7 + a_22*b_12 + a_24*b_10 +
                a_25*b_0 + a_27*b_17 - a_4*b_14 - a_6*b_31 - a_7*b_21 - a_9*b_19 - a_10*b_24 -
                a_12*b_22 - a_14*b_4 - a_16*b_28 - a_18*b_26 - a_20*b_8 - a_23*b_11 - a_26*b_18
                - a_28*b_16 - a_29*b_1 - a_30*b_2 - a_31*b_6
            )
            tile_out[26, e] = (
                a_0*b_26 + a_1*b_22 + a_3*b_17 + a_6*b_13 + a_8*b_10 + a_9*b_30 + a_10*b_8 +
                a_13*b_6 + a_14*b_28 + a_16*b_4 + a_19*b_2 + a_20*b_24 + a_24*b_20 + a_26*b_0 +
                a_27*b_15 + a_29*b_12 - a_2*b_19 - a_4*b_16 - a_5*b_31 - a_7*b_11 - a_11*b_7 -
                a_12*b_29 - a_15*b_27 - a_17*b_3 - a_18*b_25 - a_21*b_23 - a_22*b_1 - a_23*b_21
                - a_25*b_18 - a_28*b_14 - a_30*b_9 - a_31*b_5
            )
            tile_out[27, e] = (
                a_0*b_27 + a_1*b_23 + a_3*b_18 + a_6*b_14 + a_8*b_30 + a_9*b_10 + a_10*b_9 +
                a_13*b_28 + a_14*b_6 + a_16*b_5 + a_19*b_24 + a_20*b_2 + a_24*b_19 + a_26*b_15 +
                a_27*b_0 + a_29*b_11 - a_2*b_20 - a_4*b_31 - a_5*b_16 - a_7*b_12 - a_11*b_29 -
                a_12*b_7 - a_15*b_26 - a_17*b_25 - a_18*b_3 - a_21*b_22 - a_22*b_21 - a_23*b_1 -
                a_25*b_17 - a_28*b_13 - a_30*b_8 - a_31*b_4
            )
            tile_out[28, e] = (
                a_0*b_28 + a_1*b_24 + a_3*b_31 + a_4*b_18 + a_6*b_15 + a_9*b_11 + a_10*b_29 +
                a_11*b_9 + a_14*b_26 + a_15*b_6 + a_16*b_25 + a_17*b_5 + a_20*b_22 + a_21*b_2 +
                a_22*b_20 + a_25*b_16 + a_27*b_13 + a_28*b_0 + a_30*b_7 + a_31*b_3 - a_2*b_21 -
                a_5*b_17 - a_7*b_30 - a_8*b_12 - a_12*b_8 - a_13*b_27 - a_18*b_4 - a_19*b_23 -
                a_23*b_19 - a_24*b_1 - a_26*b_14 - a_29*b_10
            )
            tile_out[29, e] = (
                a_0*b_29 + a_1*b_25 + a_4*b_20 + a_6*b_30 + a_7*b_15 + a_9*b_13 + a_11*b_27 +
                a_13*b_9 + a_15*b_7 + a_17*b_23 + a_19*b_5 + a_21*b_3 + a_23*b_17 + a_26*b_12 +
                a_28*b_10 + a_29*b_0 - a_2*b_31 - a_3*b_21 - a_5*b_19 - a_8*b_14 - a_10*b_28 -
                a_12*b_26 - a_14*b_8 - a_16*b_24 - a_18*b_22 - a_20*b_4 - a_22*b_18 - a_24*b_16
                - a_25*b_1 - a_27*b_11 - a_30*b_6 - a_31*b_2
            )
            tile_out[30, e] = (
                a_0*b_30 + a_1*b_31 + a_2*b_25 + a_4*b_23 + a_7*b_28 + a_9*b_26 + a_10*b_15 +
                a_12*b_13 + a_13*b_12 + a_15*b_10 + a_16*b_21 + a_18*b_19 + a_19*b_18 +
                a_21*b_16 + a_22*b_5 + a_24*b_3 + a_27*b_8 + a_29*b_6 + a_30*b_0 + a_31*b_1 -
                a_3*b_24 - a_5*b_22 - a_6*b_29 - a_8*b_27 - a_11*b_14 - a_14*b_11 - a_17*b_20 -
                a_20*b_17 - a_23*b_4 - a_25*b_2 - a_26*b_9 - a_28*b_7
            )
            tile_out[31, e] = (
                a_0*b_31 + a_1*b_30 + a_3*b_28 + a_5*b_26 + a_6*b_25 + a_8*b_23 + a_10*b_21 +
                a_12*b_19 + a_13*b_18 + a_15*b_16 + a_16*b_15 + a_18*b_13 + a_19*b_12 +
                a_21*b_10 + a_23*b_8 + a_25*b_6 + a_26*b_5 + a_28*b_3 + a_30*b_1 + a_31*b_0 -
                a_2*b_29 - a_4*b_27 - a_7*b_24 - a_9*b_22 - a_11*b_20 - a_14*b_17 - a_17*b_14 -
                a_20*b_11 - a_22*b_9 - a_24*b_7 - a_27*b_4 - a_29*b_2
            )
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def gp__full__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_gp__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__even__even(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 256 multiplications, 240 additions."""
    tile_a = np.empty((16, 32), a.dtype)
    tile_b = np.empty((16, 32), a.dtype)
    tile_out = np.empty((16, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            # associative, distributive, v v = g(v, v) for vectors v
            tile_out[0, e] = (
                a_0*b_0 + a_4*b_4 + a_7*b_7 + a_9*b_9 + a_10*b_10 + a_11*b_11 - a_1*b_1 -
                a_2*b_2 - a_3*b_3 - a_5*b_5 - a_6*b_6 - a_8*b_8 - a_12*b_12 - a_13*b_13 -
                a_14*b_14 - a_15*b_15
            )
            tile_out[1, e] = (
                a_0*b_1 + a_1*b_0 + a_4*b_7 + a_5*b_2 + a_6*b_3 + a_9*b_12 + a_10*b_13 +
                a_12*b_9 + a_13*b_10 + a_15*b_14 - a_2*b_5 - a_3*b_6 - a_7*b_4 - a_8*b_11 -
                a_11*b_8 - a_14*b_15
            )
            tile_out[2, e] = (
                a_0*b_2 + a_1*b_5 + a_2*b_0 + a_4*b_9 + a_6*b_11 + a_8*b_3 + a_10*b_14 +
                a_11*b_6 + a_13*b_15 + a_14*b_10 - a_3*b_8 - a_5*b_1 - a_7*b_12 - a_9*b_4 -
                a_12*b_7 - a_15*b_13
            )
            tile_out[3, e] = (
                a_0*b_3 + a_1*b_6 + a_2*b_8 + a_3*b_0 + a_4*b_10 + a_15*b_12 - a_5*b_11 -
                a_6*b_1 - a_7*b_13 - a_8*b_2 - a_9*b_14 - a_10*b_4 - a_11*b_5 - a_12*b_15 -
                a_13*b_7 - a_14*b_9
            )
            tile_out[4, e] = (
                a_0*b_4 + a_1*b_7 + a_2*b_9 + a_3*b_10 + a_4*b_0 + a_15*b_11 - a_5*b_12 -
                a_6*b_13 - a_7*b_1 - a_8*b_14 - a_9*b_2 - a_10*b_3 - a_11*b_15 - a_12*b_5 -
                a_13*b_6 - a_14*b_8
            )
            tile_out[5, e] = (
                a_0*b_5 + a_2*b_1 + a_4*b_12 + a_5*b_0 + a_7*b_9 + a_8*b_6 + a_10*b_15 +
                a_12*b_4 + a_14*b_13 + a_15*b_10 - a_1*b_2 - a_3*b_11 - a_6*b_8 - a_9*b_7 -
                a_11*b_3 - a_13*b_14
            )
            tile_out[6, e] = (
                a_0*b_6 + a_2*b_11 + a_3*b_1 + a_4*b_13 + a_5*b_8 + a_6*b_0 + a_7*b_10 +
                a_11*b_2 + a_12*b_14 + a_13*b_4 - a_1*b_3 - a_8*b_5 - a_9*b_15 - a_10*b_7 -
                a_14*b_12 - a_15*b_9
            )
            tile_out[7, e] = (
                a_0*b_7 + a_2*b_12 + a_3*b_13 + a_4*b_1 + a_5*b_9 + a_6*b_10 + a_7*b_0 +
                a_11*b_14 + a_12*b_2 + a_13*b_3 - a_1*b_4 - a_8*b_15 - a_9*b_5 - a_10*b_6 -
                a_14*b_11 - a_15*b_8
            )
            tile_out[8, e] = (
                a_0*b_8 + a_3*b_2 + a_4*b_14 + a_6*b_5 + a_7*b_15 + a_8*b_0 + a_9*b_10 +
                a_13*b_12 + a_14*b_4 + a_15*b_7 - a_1*b_11 - a_2*b_3 - a_5*b_6 - a_10*b_9 -
                a_11*b_1 - a_12*b_13
            )
            tile_out[9, e] = (
                a_0*b_9 + a_3*b_14 + a_4*b_2 + a_6*b_15 + a_7*b_5 + a_8*b_10 + a_9*b_0 +
                a_13*b_11 + a_14*b_3 + a_15*b_6 - a_1*b_12 - a_2*b_4 - a_5*b_7 - a_10*b_8 -
                a_11*b_13 - a_12*b_1
            )
            tile_out[10, e] = (
                a_0*b_10 + a_4*b_3 + a_7*b_6 + a_9*b_8 + a_10*b_0 + a_11*b_12 - a_1*b_13 -
                a_2*b_14 - a_3*b_4 - a_5*b_15 - a_6*b_7 - a_8*b_9 - a_12*b_11 - a_13*b_1 -
                a_14*b_2 - a_15*b_5
            )
            tile_out[11, e] = (
                a_0*b_11 + a_1*b_8 + a_3*b_5 + a_4*b_15 + a_5*b_3 + a_8*b_1 + a_9*b_13 +
                a_11*b_0 + a_12*b_10 + a_14*b_7 - a_2*b_6 - a_6*b_2 - a_7*b_14 - a_10*b_12 -
                a_13*b_9 - a_15*b_4
            )
            tile_out[12, e] = (
                a_0*b_12 + a_1*b_9 + a_3*b_15 + a_4*b_5 + a_5*b_4 + a_8*b_13 + a_9*b_1 +
                a_11*b_10 + a_12*b_0 + a_14*b_6 - a_2*b_7 - a_6*b_14 - a_7*b_2 - a_10*b_11 -
                a_13*b_8 - a_15*b_3
            )
            tile_out[13, e] = (
                a_0*b_13 + a_1*b_10 + a_4*b_6 + a_5*b_14 + a_6*b_4 + a_9*b_11 + a_10*b_1 +
                a_12*b_8 + a_13*b_0 + a_15*b_2 - a_2*b_15 - a_3*b_7 - a_7*b_3 - a_8*b_12 -
                a_11*b_9 - a_14*b_5
            )
            tile_out[14, e] = (
                a_0*b_14 + a_1*b_15 + a_2*b_10 + a_4*b_8 + a_6*b_12 + a_8*b_4 + a_10*b_2 +
                a_11*b_7 + a_13*b_5 + a_14*b_0 - a_3*b_9 - a_5*b_13 - a_7*b_11 - a_9*b_3 -
                a_12*b_6 - a_15*b_1
            )
            tile_out[15, e] = (
                a_0*b_15 + a_2*b_13 + a_4*b_11 + a_5*b_10 + a_7*b_8 + a_8*b_7 + a_10*b_5 +
                a_12*b_3 + a_14*b_1 + a_15*b_0 - a_1*b_14 - a_3*b_12 - a_6*b_9 - a_9*b_6 -
                a_11*b_4 - a_13*b_2
            )
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def gp__even__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 16), even: grades 0, 2, 4
    b : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    return _run(_gp__even__even, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__even__vector(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 80 multiplications, 64 additions."""
    tile_a = np.empty((16, 32), a.dtype)
    tile_b = np.empty((5, 32), a.dtype)
    tile_out = np.empty((16, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            # associative, distributive, v v = g(v, v) for vectors v
            tile_out[0, e] = a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4
            tile_out[1, e] = a_0*b_1 + a_5*b_2 + a_6*b_3 - a_1*b_0 - a_7*b_4
            tile_out[2, e] = a_0*b_2 + a_8*b_3 - a_2*b_0 - a_5*b_1 - a_9*b_4
            tile_out[3, e] = a_0*b_3 - a_3*b_0 - a_6*b_1 - a_8*b_2 - a_10*b_4
            tile_out[4, e] = a_0*b_4 - a_4*b_0 - a_7*b_1 - a_9*b_2 - a_10*b_3
            tile_out[5, e] = a_1*b_2 + a_5*b_0 + a_11*b_3 - a_2*b_1 - a_12*b_4
            tile_out[6, e] = a_1*b_3 + a_6*b_0 - a_3*b_1 - a_11*b_2 - a_13*b_4
            tile_out[7, e] = a_1*b_4 + a_7*b_0 - a_4*b_1 - a_12*b_2 - a_13*b_3
            tile_out[8, e] = a_2*b_3 + a_8*b_0 + a_11*b_1 - a_3*b_2 - a_14*b_4
            tile_out[9, e] = a_2*b_4 + a_9*b_0 + a_12*b_1 - a_4*b_2 - a_14*b_3
            tile_out[10, e] = a_3*b_4 + a_10*b_0 + a_13*b_1 + a_14*b_2 - a_4*b_3
            tile_out[11, e] = a_5*b_3 + a_8*b_1 - a_6*b_2 - a_11*b_0 - a_15*b_4
            tile_out[12, e] = a_5*b_4 + a_9*b_1 - a_7*b_2 - a_12*b_0 - a_15*b_3
            tile_out[13, e] = a_6*b_4 + a_10*b_1 + a_15*b_2 - a_7*b_3 - a_13*b_0
            tile_out[14, e] = a_8*b_4 + a_10*b_2 - a_9*b_3 - a_14*b_0 - a_15*b_1
            tile_out[15, e] = a_11*b_4 + a_13*b_2 + a_15*b_0 - a_12*b_3 - a_14*b_1
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def gp__even__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 16), even: grades 0, 2, 4
    b : (..., 5), vector: grades 1
    returns : (..., 16), odd: grades 1, 3, 5
    """
    return _run(_gp__even__vector, (16, 5), 16, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__vector__vector(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 25 multiplications, 14 additions."""
    tile_a = np.empty((5, 32), a.dtype)
    tile_b = np.empty((5, 32), a.dtype)
    tile_out = np.empty((11, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            # associative, distributive, v v = g(v, v) for vectors v
            tile_out[0, e] = a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4
            tile_out[1, e] = a_0*b_1 - a_1*b_0
            tile_out[2, e] = a_0*b_2 - a_2*b_0
            tile_out[3, e] = a_0*b_3 - a_3*b_0
            tile_out[4, e] = a_0*b_4 - a_4*b_0
            tile_out[5, e] = a_1*b_2 - a_2*b_1
            tile_out[6, e] = a_1*b_3 - a_3*b_1
            tile_out[7, e] = a_1*b_4 - a_4*b_1
            tile_out[8, e] = a_2*b_3 - a_3*b_2
            tile_out[9, e] = a_2*b_4 - a_4*b_2
            tile_out[10, e] = a_3*b_4 - a_4*b_3
        for e in range(width):
            for k in range(11):
                out[(start + e) * 11 + k] = tile_out[k, e]


def gp__vector__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 5), vector: grades 1
    b : (..., 5), vector: grades 1
    returns : (..., 11), g0_2: grades 0, 2
    """
    return _run(_gp__vector__vector, (5, 5), 11, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__vector__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 160 multiplications, 128 additions."""
    tile_a = np.empty((5, 32), a.dtype)
    tile_b = np.empty((32, 32), a.dtype)
    tile_out = np.empty((32, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            b_16 = tile_b[16, e]
            b_17 = tile_b[17, e]
            b_18 = tile_b[18, e]
            b_19 = tile_b[19, e]
            b_20 = tile_b[20, e]
            b_21 = tile_b[21, e]
            b_22 = tile_b[22, e]
            b_23 = tile_b[23, e]
            b_24 = tile_b[24, e]
            b_25 = tile_b[25, e]
            b_26 = tile_b[26, e]
            b_27 = tile_b[27, e]
            b_28 = tile_b[28, e]
            b_29 = tile_b[29, e]
            b_30 = tile_b[30, e]
            b_31 = tile_b[31, e]
            # associative, distributive, v v = g(v, v) for vectors v
            tile_out[0, e] = a_0*b_1 + a_1*b_2 + a_2*b_3 + a_3*b_4 - a_4*b_5
            tile_out[1, e] = a_0*b_0 + a_4*b_9 - a_1*b_6 - a_2*b_7 - a_3*b_8
            tile_out[2, e] = a_0*b_6 + a_1*b_0 + a_4*b_12 - a_2*b_10 - a_3*b_11
            tile_out[3, e] = a_0*b_7 + a_1*b_10 + a_2*b_0 + a_4*b_14 - a_3*b_13
            tile_out[4, e] = a_0*b_8 + a_1*b_11 + a_2*b_13 + a_3*b_0 + a_4*b_15
            tile_out[5, e] = a_0*b_9 + a_1*b_12 + a_2*b_14 + a_3*b_15 + a_4*b_0
            tile_out[6, e] = a_0*b_2 + a_2*b_16 + a_3*b_17 - a_1*b_1 - a_4*b_18
            tile_out[7, e] = a_0*b_3 + a_3*b_19 - a_1*b_16 - a_2*b_1 - a_4*b_20
            tile_out[8, e] = a_0*b_4 - a_1*b_17 - a_2*b_19 - a_3*b_1 - a_4*b_21
            tile_out[9, e] = a_0*b_5 - a_1*b_18 - a_2*b_20 - a_3*b_21 - a_4*b_1
            tile_out[10, e] = a_0*b_16 + a_1*b_3 + a_3*b_22 - a_2*b_2 - a_4*b_23
            tile_out[11, e] = a_0*b_17 + a_1*b_4 - a_2*b_22 - a_3*b_2 - a_4*b_24
            tile_out[12, e] = a_0*b_18 + a_1*b_5 - a_2*b_23 - a_3*b_24 - a_4*b_2
            tile_out[13, e] = a_0*b_19 + a_1*b_22 + a_2*b_4 - a_3*b_3 - a_4*b_25
            tile_out[14, e] = a_0*b_20 + a_1*b_23 + a_2*b_5 - a_3*b_25 - a_4*b_3
            tile_out[15, e] = a_0*b_21 + a_1*b_24 + a_2*b_25 + a_3*b_5 - a_4*b_4
            tile_out[16, e] = a_0*b_10 + a_2*b_6 + a_4*b_27 - a_1*b_7 - a_3*b_26
            tile_out[17, e] = a_0*b_11 + a_2*b_26 + a_3*b_6 + a_4*b_28 - a_1*b_8
            tile_out[18, e] = a_0*b_12 + a_2*b_27 + a_3*b_28 + a_4*b_6 - a_1*b_9
            tile_out[19, e] = a_0*b_13 + a_3*b_7 + a_4*b_29 - a_1*b_26 - a_2*b_8
            tile_out[20, e] = a_0*b_14 + a_3*b_29 + a_4*b_7 - a_1*b_27 - a_2*b_9
            tile_out[21, e] = a_0*b_15 + a_4*b_8 - a_1*b_28 - a_2*b_29 - a_3*b_9
            tile_out[22, e] = a_0*b_26 + a_1*b_13 + a_3*b_10 + a_4*b_30 - a_2*b_11
            tile_out[23, e] = a_0*b_27 + a_1*b_14 + a_3*b_30 + a_4*b_10 - a_2*b_12
            tile_out[24, e] = a_0*b_28 + a_1*b_15 + a_4*b_11 - a_2*b_30 - a_3*b_12
            tile_out[25, e] = a_0*b_29 + a_1*b_30 + a_2*b_15 + a_4*b_13 - a_3*b_14
            tile_out[26, e] = a_0*b_22 + a_2*b_17 - a_1*b_19 - a_3*b_16 - a_4*b_31
            tile_out[27, e] = a_0*b_23 + a_2*b_18 - a_1*b_20 - a_3*b_31 - a_4*b_16
            tile_out[28, e] = a_0*b_24 + a_2*b_31 + a_3*b_18 - a_1*b_21 - a_4*b_17
            tile_out[29, e] = a_0*b_25 + a_3*b_20 - a_1*b_31 - a_2*b_21 - a_4*b_19
            tile_out[30, e] = a_0*b_31 + a_1*b_25 + a_3*b_23 - a_2*b_24 - a_4*b_22
            tile_out[31, e] = a_0*b_30 + a_2*b_28 + a_4*b_26 - a_1*b_29 - a_3*b_27
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def gp__vector__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 5), vector: grades 1
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_gp__vector__full, (5, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- op: outer product --------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _op__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 243 multiplications, 211 additions."""
    tile_a = np.empty((32, 32), a.dtype)
    tile_b = np.empty((32, 32), a.dtype)
    tile_out = np.empty((32, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            a_16 = tile_a[16, e]
            a_17 = tile_a[17, e]
            a_18 = tile_a[18, e]
            a_19 = tile_a[19, e]
            a_20 = tile_a[20, e]
            a_21 = tile_a[21, e]
            a_22 = tile_a[22, e]
            a_23 = tile_a[23, e]
            a_24 = tile_a[24, e]
            a_25 = tile_a[25, e]
            a_26 = tile_a[26, e]
            a_27 = tile_a[27, e]
            a_28 = tile_a[28, e]
            a_29 = tile_a[29, e]
            a_30 = tile_a[30, e]
            a_31 = tile_a[31, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            b_16 = tile_b[16, e]
            b_17 = tile_b[17, e]
            b_18 = tile_b[18, e]
            b_19 = tile_b[19, e]
            b_20 = tile_b[20, e]
            b_21 = tile_b[21, e]
            b_22 = tile_b[22, e]
            b_23 = tile_b[23, e]
            b_24 = tile_b[24, e]
            b_25 = tile_b[25, e]
            b_26 = tile_b[26, e]
            b_27 = tile_b[27, e]
            b_28 = tile_b[28, e]
            b_29 = tile_b[29, e]
            b_30 = tile_b[30, e]
            b_31 = tile_b[31, e]
            # sum over grades j, k of <<a>_j <b>_k>_{j+k}
            tile_out[0, e] = a_0*b_0
            tile_out[1, e] = a_0*b_1 + a_1*b_0
            tile_out[2, e] = a_0*b_2 + a_2*b_0
            tile_out[3, e] = a_0*b_3 + a_3*b_0
            tile_out[4, e] = a_0*b_4 + a_4*b_0
            tile_out[5, e] = a_0*b_5 + a_5*b_0
            tile_out[6, e] = a_0*b_6 + a_1*b_2 + a_6*b_0 - a_2*b_1
            tile_out[7, e] = a_0*b_7 + a_1*b_3 + a_7*b_0 - a_3*b_1
            tile_out[8, e] = a_0*b_8 + a_1*b_4 + a_8*b_0 - a_4*b_1
            tile_out[9, e] = a_0*b_9 + a_1*b_5 + a_9*b_0 - a_5*b_1
            tile_out[10, e] = a_0*b_10 + a_2*b_3 + a_10*b_0 - a_3*b_2
            tile_out[11, e] = a_0*b_11 + a_2*b_4 + a_11*b_0 - a_4*b_2
            tile_out[12, e] = a_0*b_12 + a_2*b_5 + a_12*b_0 - a_5*b_2
            tile_out[13, e] = a_0*b_13 + a_3*b_4 + a_13*b_0 - a_4*b_3
            tile_out[14, e] = a_0*b_14 + a_3*b_5 + a_14*b_0 - a_5*b_3
            tile_out[15, e] = a_0*b_15 + a_4*b_5 + a_15*b_0 - a_5*b_4
            tile_out[16, e] = (
                a_0*b_16 + a_1*b_10 + a_3*b_6 + a_6*b_3 + a_10*b_1 + a_16*b_0 - a_2*b_7 -
                a_7*b_2
            )
            tile_out[17, e] = (
                a_0*b_17 + a_1*b_11 + a_4*b_6 + a_6*b_4 + a_11*b_1 + a_17*b_0 - a_2*b_8 -
                a_8*b_2
            )
            tile_out[18, e] = (
                a_0*b_18 + a_1*b_12 + a_5*b_6 + a_6*b_5 + a_12*b_1 + a_18*b_0 - a_2*b_9 -
                a_9*b_2
            )
            tile_out[19, e] = (
                a_0*b_19 + a_1*b_13 + a_4*b_7 + a_7*b_4 + a_13*b_1 + a_19*b_0 - a_3*b_8 -
                a_8*b_3
            )
            tile_out[20, e] = (
                a_0*b_20 + a_1*b_14 + a_5*b_7 + a_7*b_5 + a_14*b_1 + a_20*b_0 - a_3*b_9 -
                a_9*b_3
            )
            tile_out[21, e] = (
                a_0*b_21 + a_1*b_15 + a_5*b_8 + a_8*b_5 + a_15*b_1 + a_21*b_0 - a_4*b_9 -
                a_9*b_4
            )
            tile_out[22, e] = (
                a_0*b_22 + a_2*b_13 + a_4*b_10 + a_10*b_4 + a_13*b_2 + a_22*b_0 - a_3*b_11 -
                a_11*b_3
            )
            tile_out[23, e] = (
                a_0*b_23 + a_2*b_14 + a_5*b_10 + a_10*b_5 + a_14*b_2 + a_23*b_0 - a_3*b_12 -
                a_12*b_3
            )
            tile_out[24, e] = (
                a_0*b_24 + a_2*b_15 + a_5*b_11 + a_11*b_5 + a_15*b_2 + a_24*b_0 - a_4*b_12 -
                a_12*b_4
            )
            tile_out[25, e] = (
                a_0*b_25 + a_3*b_15 + a_5*b_13 + a_13*b_5 + a_15*b_3 + a_25*b_0 - a_4*b_14 -
                a_14*b_4
            )
            tile_out[26, e] = (
                a_0*b_26 + a_1*b_22 + a_3*b_17 + a_6*b_13 + a_8*b_10 + a_10*b_8 + a_13*b_6 +
                a_16*b_4 + a_19*b_2 + a_26*b_0 - a_2*b_19 - a_4*b_16 - a_7*b_11 - a_11*b_7 -
                a_17*b_3 - a_22*b_1
            )
            tile_out[27, e] = (
                a_0*b_27 + a_1*b_23 + a_3*b_18 + a_6*b_14 + a_9*b_10 + a_10*b_9 + a_14*b_6 +
                a_16*b_5 + a_20*b_2 + a_27*b_0 - a_2*b_20 - a_5*b_16 - a_7*b_12 - a_12*b_7 -
                a_18*b_3 - a_23*b_1
            )
            tile_out[28, e] = (
                a_0*b_28 + a_1*b_24 + a_4*b_18 + a_6*b_15 + a_9*b_11 + a_11*b_9 + a_15*b_6 +
                a_17*b_5 + a_21*b_2 + a_28*b_0 - a_2*b_21 - a_5*b_17 - a_8*b_12 - a_12*b_8 -
                a_18*b_4 - a_24*b_1
            )
            tile_out[29, e] = (
                a_0*b_29 + a_1*b_25 + a_4*b_20 + a_7*b_15 + a_9*b_13 + a_13*b_9 + a_15*b_7 +
                a_19*b_5 + a_21*b_3 + a_29*b_0 - a_3*b_21 - a_5*b_19 - a_8*b_14 - a_14*b_8 -
                a_20*b_4 - a_25*b_1
            )
            tile_out[30, e] = (
                a_0*b_30 + a_2*b_25 + a_4*b_23 + a_10*b_15 + a_12*b_13 + a_13*b_12 + a_15*b_10 +
                a_22*b_5 + a_24*b_3 + a_30*b_0 - a_3*b_24 - a_5*b_22 - a_11*b_14 - a_14*b_11 -
                a_23*b_4 - a_25*b_2
            )
            tile_out[31, e] = (
                a_0*b_31 + a_1*b_30 + a_3*b_28 + a_5*b_26 + a_6*b_25 + a_8*b_23 + a_10*b_21 +
                a_12*b_19 + a_13*b_18 + a_15*b_16 + a_16*b_15 + a_18*b_13 + a_19*b_12 +
                a_21*b_10 + a_23*b_8 + a_25*b_6 + a_26*b_5 + a_28*b_3 + a_30*b_1 + a_31*b_0 -
                a_2*b_29 - a_4*b_27 - a_7*b_24 - a_9*b_22 - a_11*b_20 - a_14*b_17 - a_17*b_14 -
                a_20*b_11 - a_22*b_9 - a_24*b_7 - a_27*b_4 - a_29*b_2
            )
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def op__full__full(a, b, out=None):
    """Return the outer product.

    Law: sum over grades j, k of <<a>_j <b>_k>_{j+k}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_op__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


@njit(cache=True, nogil=True, error_model="numpy")
def _ip__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 391 multiplications, 360 additions."""
    tile_a = np.empty((32, 32), a.dtype)
    tile_b = np.empty((32, 32), a.dtype)
    tile_out = np.empty((32, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            a_16 = tile_a[16, e]
            a_17 = tile_a[17, e]
            a_18 = tile_a[18, e]
            a_19 = tile_a[19, e]
            a_20 = tile_a[20, e]
            a_21 = tile_a[21, e]
            a_22 = tile_a[22, e]
            a_23 = tile_a[23, e]
            a_24 = tile_a[24, e]
            a_25 = tile_a[25, e]
            a_26 = tile_a[26, e]
            a_27 = tile_a[27, e]
            a_28 = tile_a[28, e]
            a_29 = tile_a[29, e]
            a_30 = tile_a[30, e]
            a_31 = tile_a[31, e]
            # b
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            b_16 = tile_b[16, e]
            b_17 = tile_b[17, e]
            b_18 = tile_b[18, e]
            b_19 = tile_b[19, e]
            b_20 = tile_b[20, e]
            b_21 = tile_b[21, e]
            b_22 = tile_b[22, e]
            b_23 = tile_b[23, e]
            b_24 = tile_b[24, e]
            b_25 = tile_b[25, e]
            b_26 = tile_b[26, e]
            b_27 = tile_b[27, e]
            b_28 = tile_b[28, e]
            b_29 = tile_b[29, e]
            b_30 = tile_b[30, e]
            b_31 = tile_b[31, e]
            # sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}
            tile_out[0, e] = (
                a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 + a_14*b_14 +
                a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 + a_24*b_24 +
                a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 - a_10*b_10 -
                a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 - a_22*b_22 -
                a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
            )
            tile_out[1, e] = (
                a_5*b_9 + a_6*b_2 + a_7*b_3 + a_8*b_4 + a_12*b_18 + a_14*b_20 + a_15*b_21 +
                a_18*b_12 + a_20*b_14 + a_21*b_15 + a_22*b_26 + a_27*b_23 + a_28*b_24 +
                a_29*b_25 - a_2*b_6 - a_3*b_7 - a_4*b_8 - a_9*b_5 - a_10*b_16 - a_11*b_17 -
                a_13*b_19 - a_16*b_10 - a_17*b_11 - a_19*b_13 - a_23*b_27 - a_24*b_28 -
                a_25*b_29 - a_26*b_22 - a_30*b_31 - a_31*b_30
            )
            tile_out[2, e] = (
                a_1*b_6 + a_5*b_12 + a_7*b_16 + a_8*b_17 + a_10*b_3 + a_11*b_4 + a_14*b_23 +
                a_15*b_24 + a_16*b_7 + a_17*b_8 + a_20*b_27 + a_21*b_28 + a_23*b_14 + a_24*b_15
                + a_26*b_19 + a_29*b_31 + a_30*b_25 + a_31*b_29 - a_3*b_10 - a_4*b_11 - a_6*b_1
                - a_9*b_18 - a_12*b_5 - a_13*b_22 - a_18*b_9 - a_19*b_26 - a_22*b_13 - a_25*b_30
                - a_27*b_20 - a_28*b_21
            )
            tile_out[3, e] = (
                a_1*b_7 + a_2*b_10 + a_5*b_14 + a_8*b_19 + a_11*b_22 + a_13*b_4 + a_15*b_25 +
                a_17*b_26 + a_19*b_8 + a_21*b_29 + a_22*b_11 + a_24*b_30 + a_25*b_15 + a_27*b_18
                - a_4*b_13 - a_6*b_16 - a_7*b_1 - a_9*b_20 - a_10*b_2 - a_12*b_23 - a_14*b_5 -
                a_16*b_6 - a_18*b_27 - a_20*b_9 - a_23*b_12 - a_26*b_17 - a_28*b_31 - a_29*b_21
                - a_30*b_24 - a_31*b_28
            )
            tile_out[4, e] = (
                a_1*b_8 + a_2*b_11 + a_3*b_13 + a_5*b_15 + a_26*b_16 + a_27*b_31 + a_28*b_18 +
                a_29*b_20 + a_30*b_23 + a_31*b_27 - a_6*b_17 - a_7*b_19 - a_8*b_1 - a_9*b_21 -
                a_10*b_22 - a_11*b_2 - a_12*b_24 - a_13*b_3 - a_14*b_25 - a_15*b_5 - a_16*b_26 -
                a_17*b_6 - a_18*b_28 - a_19*b_7 - a_20*b_29 - a_21*b_9 - a_22*b_10 - a_23*b_30 -
                a_24*b_12 - a_25*b_14
            )
            tile_out[5, e] = (
                a_1*b_9 + a_2*b_12 + a_3*b_14 + a_4*b_15 + a_26*b_31 + a_27*b_16 + a_28*b_17 +
                a_29*b_19 + a_30*b_22 + a_31*b_26 - a_6*b_18 - a_7*b_20 - a_8*b_21 - a_9*b_1 -
                a_10*b_23 - a_11*b_24 - a_12*b_2 - a_13*b_25 - a_14*b_3 - a_15*b_4 - a_16*b_27 -
                a_17*b_28 - a_18*b_6 - a_19*b_29 - a_20*b_7 - a_21*b_8 - a_22*b_30 - a_23*b_10 -
                a_24*b_11 - a_25*b_13
            )
            tile_out[6, e] = (
                a_3*b_16 + a_4*b_17 + a_14*b_27 + a_15*b_28 + a_16*b_3 + a_17*b_4 + a_25*b_31 +
                a_27*b_14 + a_28*b_15 + a_31*b_25 - a_5*b_18 - a_13*b_26 - a_18*b_5 - a_26*b_13
            )
            tile_out[7, e] = (
                a_4*b_19 + a_11*b_26 + a_15*b_29 + a_19*b_4 + a_26*b_11 + a_29*b_15 - a_2*b_16 -
                a_5*b_20 - a_12*b_27 - a_16*b_2 - a_20*b_5 - a_24*b_31 - a_27*b_12 - a_31*b_24
            )
            tile_out[8, e] = (
                a_23*b_31 + a_31*b_23 - a_2*b_17 - a_3*b_19 - a_5*b_21 - a_10*b_26 - a_12*b_28 -
                a_14*b_29 - a_17*b_2 - a_19*b_3 - a_21*b_5 - a_26*b_10 - a_28*b_12 - a_29*b_14
            )
            tile_out[9, e] = (
                a_22*b_31 + a_31*b_22 - a_2*b_18 - a_3*b_20 - a_4*b_21 - a_10*b_27 - a_11*b_28 -
                a_13*b_29 - a_18*b_2 - a_20*b_3 - a_21*b_4 - a_27*b_10 - a_28*b_11 - a_29*b_13
            )
            tile_out[10, e] = (
                a_1*b_16 + a_4*b_22 + a_9*b_27 + a_15*b_30 + a_16*b_1 + a_21*b_31 + a_22*b_4 +
                a_27*b_9 + a_30*b_15 + a_31*b_21 - a_5*b_23 - a_8*b_26 - a_23*b_5 - a_26*b_8
            )
            tile_out[11, e] = (
                a_1*b_17 + a_7*b_26 + a_9*b_28 + a_17*b_1 + a_26*b_7 + a_28*b_9 - a_3*b_22 -
                a_5*b_24 - a_14*b_30 - a_20*b_31 - a_22*b_3 - a_24*b_5 - a_30*b_14 - a_31*b_20
            )
            tile_out[12, e] = (
                a_1*b_18 + a_7*b_27 + a_8*b_28 + a_18*b_1 + a_27*b_7 + a_28*b_8 - a_3*b_23 -
                a_4*b_24 - a_13*b_30 - a_19*b_31 - a_23*b_3 - a_24*b_4 - a_30*b_13 - a_31*b_19
            )
            tile_out[13, e] = (
                a_1*b_19 + a_2*b_22 + a_9*b_29 + a_12*b_30 + a_18*b_31 + a_19*b_1 + a_22*b_2 +
                a_29*b_9 + a_30*b_12 + a_31*b_18 - a_5*b_25 - a_6*b_26 - a_25*b_5 - a_26*b_6
            )
            tile_out[14, e] = (
                a_1*b_20 + a_2*b_23 + a_8*b_29 + a_11*b_30 + a_17*b_31 + a_20*b_1 + a_23*b_2 +
                a_29*b_8 + a_30*b_11 + a_31*b_17 - a_4*b_25 - a_6*b_27 - a_25*b_4 - a_27*b_6
            )
            tile_out[15, e] = (
                a_1*b_21 + a_2*b_24 + a_3*b_25 + a_21*b_1 + a_24*b_2 + a_25*b_3 - a_6*b_28 -
                a_7*b_29 - a_10*b_30 - a_16*b_31 - a_28*b_6 - a_29*b_7 - a_30*b_10 - a_31*b_16
            )
            tile_out[16, e] = a_5*b_27 + a_15*b_31 + a_26*b_4 + a_31*b_15 - a_4*b_26 - a_27*b_5
            tile_out[17, e] = a_3*b_26 + a_5*b_28 - a_14*b_31 - a_26*b_3 - a_28*b_5 - a_31*b_14
            tile_out[18, e] = a_3*b_27 + a_4*b_28 - a_13*b_31 - a_27*b_3 - a_28*b_4 - a_31*b_13
            tile_out[19, e] = a_5*b_29 + a_12*b_31 + a_26*b_2 + a_31*b_12 - a_2*b_26 - a_29*b_5
            tile_out[20, e] = a_4*b_29 + a_11*b_31 + a_27*b_2 + a_31*b_11 - a_2*b_27 - a_29*b_4
            tile_out[21, e] = a_28*b_2 + a_29*b_3 - a_2*b_28 - a_3*b_29 - a_10*b_31 - a_31*b_10
            tile_out[22, e] = a_1*b_26 + a_5*b_30 - a_9*b_31 - a_26*b_1 - a_30*b_5 - a_31*b_9
            tile_out[23, e] = a_1*b_27 + a_4*b_30 - a_8*b_31 - a_27*b_1 - a_30*b_4 - a_31*b_8
            tile_out[24, e] = a_1*b_28 + a_7*b_31 + a_30*b_3 + a_31*b_7 - a_3*b_30 - a_28*b_1
            tile_out[25, e] = a_1*b_29 + a_2*b_30 - a_6*b_31 - a_29*b_1 - a_30*b_2 - a_31*b_6
            tile_out[26, e] = -a_5*b_31 - a_31*b_5
            tile_out[27, e] = -a_4*b_31 - a_31*b_4
            tile_out[28, e] = a_3*b_31 + a_31*b_3
            tile_out[29, e] = -a_2*b_31 - a_31*b_2
            tile_out[30, e] = a_1*b_31 + a_31*b_1
            tile_out[31, e] = 0
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def ip__full__full(a, b, out=None):
    """Return the Hestenes inner product, zero for scalars, as `|` in clifford and galgebra.

    Law: sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_ip__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- ip_symmetric: symmetric inner product with scalars, as `|` in kingdon and ganja.js ---------


@njit(cache=True, nogil=True, error_model="numpy")
def _ip_symmetric__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 454 multiplications, 422 additions."""
    tile_a = np.empty((32, 32), a.dtype)
    tile_b = np.empty((32, 32), a.dtype)
    tile_out = np.empty((32, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            a_16 = tile_a[16, e]
            a_17 = tile_a[17, e]
            a_18 = tile_a[18, e]
            a_19 = tile_a[19, e]
            a_20 = tile_a[20, e]
            a_21 = tile_a[21, e]
            a_22 = tile_a[22, e]
            a_23 = tile_a[23, e]
            a_24 = tile_a[24, e]
            a_25 = tile_a[25, e]
            a_26 = tile_a[26, e]
            a_27 = tile_a[27, e]
            a_28 = tile_a[28, e]
            a_29 = tile_a[29, e]
            a_30 = tile_a[30, e]
            a_31 = tile_a[31, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            b_16 = tile_b[16, e]
            b_17 = tile_b[17, e]
            b_18 = tile_b[18, e]
            b_19 = tile_b[19, e]
            b_20 = tile_b[20, e]
            b_21 = tile_b[21, e]
            b_22 = tile_b[22, e]
            b_23 = tile_b[23, e]
            b_24 = tile_b[24, e]
            b_25 = tile_b[25, e]
            b_26 = tile_b[26, e]
            b_27 = tile_b[27, e]
            b_28 = tile_b[28, e]
            b_29 = tile_b[29, e]
            b_30 = tile_b[30, e]
            b_31 = tile_b[31, e]
            # sum over grades j, k of <<a>_j <b>_k>_{|j-k|}
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
                a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
                a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
                a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
                a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
            )
            tile_out[1, e] = (
                a_0*b_1 + a_1*b_0 + a_5*b_9 + a_6*b_2 + a_7*b_3 + a_8*b_4 + a_12*b_18 +
                a_14*b_20 + a_15*b_21 + a_18*b_12 + a_20*b_14 + a_21*b_15 + a_22*b_26 +
                a_27*b_23 + a_28*b_24 + a_29*b_25 - a_2*b_6 - a_3*b_7 - a_4*b_8 - a_9*b_5 -
                a_10*b_16 - a_11*b_17 - a_13*b_19 - a_16*b_10 - a_17*b_11 - a_19*b_13 -
                a_23*b_27 - a_24*b_28 - a_25*b_29 - a_26*b_22 - a_30*b_31 - a_31*b_30
            )
            tile_out[2, e] = (
                a_0*b_2 + a_1*b_6 + a_2*b_0 + a_5*b_12 + a_7*b_16 + a_8*b_17 + a_10*b_3 +
                a_11*b_4 + a_14*b_23 + a_15*b_24 + a_16*b_7 + a_17*b_8 + a_20*b_27 + a_21*b_28 +
                a_23*b_14 + a_24*b_15 + a_26*b_19 + a_29*b_31 + a_30*b_25 + a_31*b_29 - a_3*b_10
                - a_4*b_11 - a_6*b_1 - a_9*b_18 - a_12*b_5 - a_13*b_22 - a_18*b_9 - a_19*b_26 -
                a_22*b_13 - a_25*b_30 - a_27*b_20 - a_28*b_21
            )
            tile_out[3, e] = (
                a_0*b_3 + a_1*b_7 + a_2*b_10 + a_3*b_0 + a_5*b_14 + a_8*b_19 + a_11*b_22 +
                a_13*b_4 + a_15*b_25 + a_17*b_26 + a_19*b_8 + a_21*b_29 + a_22*b_11 + a_24*b_30
                + a_25*b_15 + a_27*b_18 - a_4*b_13 - a_6*b_16 - a_7*b_1 - a_9*b_20 - a_10*b_2 -
                a_12*b_23 - a_14*b_5 - a_16*b_6 - a_18*b_27 - a_20*b_9 - a_23*b_12 - a_26*b_17 -
                a_28*b_31 - a_29*b_21 - a_30*b_24 - a_31*b_28
            )
            tile_out[4, e] = (
                a_0*b_4 + a_1*b_8 + a_2*b_11 + a_3*b_13 + a_4*b_0 + a_5*b_15 + a_26*b_16 +
                a_27*b_31 + a_28*b_18 + a_29*b_20 + a_30*b_23 + a_31*b_27 - a_6*b_17 - a_7*b_19
                - a_8*b_1 - a_9*b_21 - a_10*b_22 - a_11*b_2 - a_12*b_24 - a_13*b_3 - a_14*b_25 -
                a_15*b_5 - a_16*b_26 - a_17*b_6 - a_18*b_28 - a_19*b_7 - a_20*b_29 - a_21*b_9 -
                a_22*b_10 - a_23*b_30 - a_24*b_12 - a_25*b_14
            )
            tile_out[5, e] = (
                a_0*b_5 + a_1*b_9 + a_2*b_12 + a_3*b_14 + a_4*b_15 + a_5*b_0 + a_26*b_31 +
                a_27*b_16 + a_28*b_17 + a_29*b_19 + a_30*b_22 + a_31*b_26 - a_6*b_18 - a_7*b_20
                - a_8*b_21 - a_9*b_1 - a_10*b_23 - a_11*b_24 - a_12*b_2 - a_13*b_25 - a_14*b_3 -
                a_15*b_4 - a_16*b_27 - a_17*b_28 - a_18*b_6 - a_19*b_29 - a_20*b_7 - a_21*b_8 -
                a_22*b_30 - a_23*b_10 - a_24*b_11 - a_25*b_13
            )
            tile_out[6, e] = (
                a_0*b_6 + a_3*b_16 + a_4*b_17 + a_6*b_0 + a_14*b_27 + a_15*b_28 + a_16*b_3 +
                a_17*b_4 + a_25*b_31 + a_27*b_14 + a_28*b_15 + a_31*b_25 - a_5*b_18 - a_13*b_26
                - a_18*b_5 - a_26*b_13
            )
            tile_out[7, e] = (
                a_0*b_7 + a_4*b_19 + a_7*b_0 + a_11*b_26 + a_15*b_29 + a_19*b_4 + a_26*b_11 +
                a_29*b_15 - a_2*b_16 - a_5*b_20 - a_12*b_27 - a_16*b_2 - a_20*b_5 - a_24*b_31 -
                a_27*b_12 - a_31*b_24
            )
            tile_out[8, e] = (
                a_0*b_8 + a_8*b_0 + a_23*b_31 + a_31*b_23 - a_2*b_17 - a_3*b_19 - a_5*b_21 -
                a_10*b_26 - a_12*b_28 - a_14*b_29 - a_17*b_2 - a_19*b_3 - a_21*b_5 - a_26*b_10 -
                a_28*b_12 - a_29*b_14
            )
            tile_out[9, e] = (
                a_0*b_9 + a_9*b_0 + a_22*b_31 + a_31*b_22 - a_2*b_18 - a_3*b_20 - a_4*b_21 -
                a_10*b_27 - a_11*b_28 - a_13*b_29 - a_18*b_2 - a_20*b_3 - a_21*b_4 - a_27*b_10 -
                a_28*b_11 - a_29*b_13
            )
            tile_out[10, e] = (
                a_0*b_10 + a_1*b_16 + a_4*b_22 + a_9*b_27 + a_10*b_0 + a_15*b_30 + a_16*b_1 +
                a_21*b_31 + a_22*b_4 + a_27*b_9 + a_30*b_15 + a_31*b_21 - a_5*b_23 - a_8*b_26 -
                a_23*b_5 - a_26*b_8
            )
            tile_out[11, e] = (
                a_0*b_11 + a_1*b_17 + a_7*b_26 + a_9*b_28 + a_11*b_0 + a_17*b_1 + a_26*b_7 +
                a_28*b_9 - a_3*b_22 - a_5*b_24 - a_14*b_30 - a_20*b_31 - a_22*b_3 - a_24*b_5 -
                a_30*b_14 - a_31*b_20
            )
            tile_out[12, e] = (
                a_0*b_12 + a_1*b_18 + a_7*b_27 + a_8*b_28 + a_12*b_0 + a_18*b_1 + a_27*b_7 +
                a_28*b_8 - a_3*b_23 - a_4*b_24 - a_13*b_30 - a_19*b_31 - a_23*b_3 - a_24*b_4 -
                a_30*b_13 - a_31*b_19
            )
            tile_out[13, e] = (
                a_0*b_13 + a_1*b_19 + a_2*b_22 + a_9*b_29 + a_12*b_30 + a_13*b_0 + a_18*b_31 +
                a_19*b_1 + a_22*b_2 + a_29*b_9 + a_30*b_12 + a_31*b_18 - a_5*b_25 - a_6*b_26 -
                a_25*b_5 - a_26*b_6
            )
            tile_out[14, e] = (
                a_0*b_14 + a_1*b_20 + a_2*b_23 + a_8*b_29 + a_11*b_30 + a_14*b_0 + a_17*b_31 +
                a_20*b_1 + a_23*b_2 + a_29*b_8 + a_30*b_11 + a_31*b_17 - a_4*b_25 - a_6*b_27 -
                a_25*b_4 - a_27*b_6
            )
            tile_out[15, e] = (
                a_0*b_15 + a_1*b_21 + a_2*b_24 + a_3*b_25 + a_15*b_0 + a_21*b_1 + a_24*b_2 +
                a_25*b_3 - a_6*b_28 - a_7*b_29 - a_10*b_30 - a_16*b_31 - a_28*b_6 - a_29*b_7 -
                a_30*b_10 - a_31*b_16
            )
            tile_out[16, e] = (
                a_0*b_16 + a_5*b_27 + a_15*b_31 + a_16*b_0 + a_26*b_4 + a_31*b_15 - a_4*b_26 -
                a_27*b_5
            )
            tile_out[17, e] = (
                a_0*b_17 + a_3*b_26 + a_5*b_28 + a_17*b_0 - a_14*b_31 - a_26*b_3 - a_28*b_5 -
                a_31*b_14
            )
            tile_out[18, e] = (
                a_0*b_18 + a_3*b_27 + a_4*b_28 + a_18*b_0 - a_13*b_31 - a_27*b_3 - a_28*b_4 -
                a_31*b_13
            )
            tile_out[19, e] = (
                a_0*b_19 + a_5*b_29 + a_12*b_31 + a_19*b_0 + a_26*b_2 + a_31*b_12 - a_2*b_26 -
                a_29*b_5
            )
            tile_out[20, e] = (
                a_0*b_20 + a_4*b_29 + a_11*b_31 + a_20*b_0 + a_27*b_2 + a_31*b_11 - a_2*b_27 -
                a_29*b_4
            )
            tile_out[21, e] = (
                a_0*b_21 + a_21*b_0 + a_28*b_2 + a_29*b_3 - a_2*b_28 - a_3*b_29 - a_10*b_31 -
                a_31*b_10
            )
            tile_out[22, e] = (
                a_0*b_22 + a_1*b_26 + a_5*b_30 + a_22*b_0 - a_9*b_31 - a_26*b_1 - a_30*b_5 -
                a_31*b_9
            )
            tile_out[23, e] = (
                a_0*b_23 + a_1*b_27 + a_4*b_30 + a_23*b_0 - a_8*b_31 - a_27*b_1 - a_30*b_4 -
                a_31*b_8
            )
            tile_out[24, e] = (
                a_0*b_24 + a_1*b_28 + a_7*b_31 + a_24*b_0 + a_30*b_3 + a_31*b_7 - a_3*b_30 -
                a_28*b_1
            )
            tile_out[25, e] = (
                a_0*b_25 + a_1*b_29 + a_2*b_30 + a_25*b_0 - a_6*b_31 - a_29*b_1 - a_30*b_2 -
                a_31*b_6
            )
            tile_out[26, e] = a_0*b_26 + a_26*b_0 - a_5*b_31 - a_31*b_5
            tile_out[27, e] = a_0*b_27 + a_27*b_0 - a_4*b_31 - a_31*b_4
            tile_out[28, e] = a_0*b_28 + a_3*b_31 + a_28*b_0 + a_31*b_3
            tile_out[29, e] = a_0*b_29 + a_29*b_0 - a_2*b_31 - a_31*b_2
            tile_out[30, e] = a_0*b_30 + a_1*b_31 + a_30*b_0 + a_31*b_1
            tile_out[31, e] = a_0*b_31 + a_31*b_0
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def ip_symmetric__full__full(a, b, out=None):
    """Return the symmetric inner product with scalars, as `|` in kingdon and ganja.js.

    Law: sum over grades j, k of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_ip_symmetric__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- lc: left contraction -----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _lc__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 243 multiplications, 211 additions."""
    tile_a = np.empty((32, 32), a.dtype)
    tile_b = np.empty((32, 32), a.dtype)
    tile_out = np.empty((32, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            a_16 = tile_a[16, e]
            a_17 = tile_a[17, e]
            a_18 = tile_a[18, e]
            a_19 = tile_a[19, e]
            a_20 = tile_a[20, e]
            a_21 = tile_a[21, e]
            a_22 = tile_a[22, e]
            a_23 = tile_a[23, e]
            a_24 = tile_a[24, e]
            a_25 = tile_a[25, e]
            a_26 = tile_a[26, e]
            a_27 = tile_a[27, e]
            a_28 = tile_a[28, e]
            a_29 = tile_a[29, e]
            a_30 = tile_a[30, e]
            a_31 = tile_a[31, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            b_16 = tile_b[16, e]
            b_17 = tile_b[17, e]
            b_18 = tile_b[18, e]
            b_19 = tile_b[19, e]
            b_20 = tile_b[20, e]
            b_21 = tile_b[21, e]
            b_22 = tile_b[22, e]
            b_23 = tile_b[23, e]
            b_24 = tile_b[24, e]
            b_25 = tile_b[25, e]
            b_26 = tile_b[26, e]
            b_27 = tile_b[27, e]
            b_28 = tile_b[28, e]
            b_29 = tile_b[29, e]
            b_30 = tile_b[30, e]
            b_31 = tile_b[31, e]
            # sum over grades j <= k of <<a>_j <b>_k>_{k-j}
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
                a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
                a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
                a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
                a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
            )
            tile_out[1, e] = (
                a_0*b_1 + a_5*b_9 + a_12*b_18 + a_14*b_20 + a_15*b_21 + a_22*b_26 - a_2*b_6 -
                a_3*b_7 - a_4*b_8 - a_10*b_16 - a_11*b_17 - a_13*b_19 - a_23*b_27 - a_24*b_28 -
                a_25*b_29 - a_30*b_31
            )
            tile_out[2, e] = (
                a_0*b_2 + a_1*b_6 + a_5*b_12 + a_7*b_16 + a_8*b_17 + a_14*b_23 + a_15*b_24 +
                a_20*b_27 + a_21*b_28 + a_29*b_31 - a_3*b_10 - a_4*b_11 - a_9*b_18 - a_13*b_22 -
                a_19*b_26 - a_25*b_30
            )
            tile_out[3, e] = (
                a_0*b_3 + a_1*b_7 + a_2*b_10 + a_5*b_14 + a_8*b_19 + a_11*b_22 + a_15*b_25 +
                a_17*b_26 + a_21*b_29 + a_24*b_30 - a_4*b_13 - a_6*b_16 - a_9*b_20 - a_12*b_23 -
                a_18*b_27 - a_28*b_31
            )
            tile_out[4, e] = (
                a_0*b_4 + a_1*b_8 + a_2*b_11 + a_3*b_13 + a_5*b_15 + a_27*b_31 - a_6*b_17 -
                a_7*b_19 - a_9*b_21 - a_10*b_22 - a_12*b_24 - a_14*b_25 - a_16*b_26 - a_18*b_28
                - a_20*b_29 - a_23*b_30
            )
            tile_out[5, e] = (
                a_0*b_5 + a_1*b_9 + a_2*b_12 + a_3*b_14 + a_4*b_15 + a_26*b_31 - a_6*b_18 -
                a_7*b_20 - a_8*b_21 - a_10*b_23 - a_11*b_24 - a_13*b_25 - a_16*b_27 - a_17*b_28
                - a_19*b_29 - a_22*b_30
            )
            tile_out[6, e] = (
                a_0*b_6 + a_3*b_16 + a_4*b_17 + a_14*b_27 + a_15*b_28 + a_25*b_31 - a_5*b_18 -
                a_13*b_26
            )
            tile_out[7, e] = (
                a_0*b_7 + a_4*b_19 + a_11*b_26 + a_15*b_29 - a_2*b_16 - a_5*b_20 - a_12*b_27 -
                a_24*b_31
            )
            tile_out[8, e] = (
                a_0*b_8 + a_23*b_31 - a_2*b_17 - a_3*b_19 - a_5*b_21 - a_10*b_26 - a_12*b_28 -
                a_14*b_29
            )
            tile_out[9, e] = (
                a_0*b_9 + a_22*b_31 - a_2*b_18 - a_3*b_20 - a_4*b_21 - a_10*b_27 - a_11*b_28 -
                a_13*b_29
            )
            tile_out[10, e] = (
                a_0*b_10 + a_1*b_16 + a_4*b_22 + a_9*b_27 + a_15*b_30 + a_21*b_31 - a_5*b_23 -
                a_8*b_26
            )
            tile_out[11, e] = (
                a_0*b_11 + a_1*b_17 + a_7*b_26 + a_9*b_28 - a_3*b_22 - a_5*b_24 - a_14*b_30 -
                a_20*b_31
            )
            tile_out[12, e] = (
                a_0*b_12 + a_1*b_18 + a_7*b_27 + a_8*b_28 - a_3*b_23 - a_4*b_24 - a_13*b_30 -
                a_19*b_31
            )
            tile_out[13, e] = (
                a_0*b_13 + a_1*b_19 + a_2*b_22 + a_9*b_29 + a_12*b_30 + a_18*b_31 - a_5*b_25 -
                a_6*b_26
            )
            tile_out[14, e] = (
                a_0*b_14 + a_1*b_20 + a_2*b_23 + a_8*b_29 + a_11*b_30 + a_17*b_31 - a_4*b_25 -
                a_6*b_27
            )
            tile_out[15, e] = (
                a_0*b_15 + a_1*b_21 + a_2*b_24 + a_3*b_25 - a_6*b_28 - a_7*b_29 - a_10*b_30 -
                a_16*b_31
            )
            tile_out[16, e] = a_0*b_16 + a_5*b_27 + a_15*b_31 - a_4*b_26
            tile_out[17, e] = a_0*b_17 + a_3*b_26 + a_5*b_28 - a_14*b_31
            tile_out[18, e] = a_0*b_18 + a_3*b_27 + a_4*b_28 - a_13*b_31
            tile_out[19, e] = a_0*b_19 + a_5*b_29 + a_12*b_31 - a_2*b_26
            tile_out[20, e] = a_0*b_20 + a_4*b_29 + a_11*b_31 - a_2*b_27
            tile_out[21, e] = a_0*b_21 - a_2*b_28 - a_3*b_29 - a_10*b_31
            tile_out[22, e] = a_0*b_22 + a_1*b_26 + a_5*b_30 - a_9*b_31
            tile_out[23, e] = a_0*b_23 + a_1*b_27 + a_4*b_30 - a_8*b_31
            tile_out[24, e] = a_0*b_24 + a_1*b_28 + a_7*b_31 - a_3*b_30
            tile_out[25, e] = a_0*b_25 + a_1*b_29 + a_2*b_30 - a_6*b_31
            tile_out[26, e] = a_0*b_26 - a_5*b_31
            tile_out[27, e] = a_0*b_27 - a_4*b_31
            tile_out[28, e] = a_0*b_28 + a_3*b_31
            tile_out[29, e] = a_0*b_29 - a_2*b_31
            tile_out[30, e] = a_0*b_30 + a_1*b_31
            tile_out[31, e] = a_0*b_31
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def lc__full__full(a, b, out=None):
    """Return the left contraction.

    Law: sum over grades j <= k of <<a>_j <b>_k>_{k-j}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_lc__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- rc: right contraction ----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _rc__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 243 multiplications, 211 additions."""
    tile_a = np.empty((32, 32), a.dtype)
    tile_b = np.empty((32, 32), a.dtype)
    tile_out = np.empty((32, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            a_16 = tile_a[16, e]
            a_17 = tile_a[17, e]
            a_18 = tile_a[18, e]
            a_19 = tile_a[19, e]
            a_20 = tile_a[20, e]
            a_21 = tile_a[21, e]
            a_22 = tile_a[22, e]
            a_23 = tile_a[23, e]
            a_24 = tile_a[24, e]
            a_25 = tile_a[25, e]
            a_26 = tile_a[26, e]
            a_27 = tile_a[27, e]
            a_28 = tile_a[28, e]
            a_29 = tile_a[29, e]
            a_30 = tile_a[30, e]
            a_31 = tile_a[31, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            b_16 = tile_b[16, e]
            b_17 = tile_b[17, e]
            b_18 = tile_b[18, e]
            b_19 = tile_b[19, e]
            b_20 = tile_b[20, e]
            b_21 = tile_b[21, e]
            b_22 = tile_b[22, e]
            b_23 = tile_b[23, e]
            b_24 = tile_b[24, e]
            b_25 = tile_b[25, e]
            b_26 = tile_b[26, e]
            b_27 = tile_b[27, e]
            b_28 = tile_b[28, e]
            b_29 = tile_b[29, e]
            b_30 = tile_b[30, e]
            b_31 = tile_b[31, e]
            # sum over grades j >= k of <<a>_j <b>_k>_{j-k}
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
                a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
                a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
                a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
                a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
            )
            tile_out[1, e] = (
                a_1*b_0 + a_6*b_2 + a_7*b_3 + a_8*b_4 + a_18*b_12 + a_20*b_14 + a_21*b_15 +
                a_27*b_23 + a_28*b_24 + a_29*b_25 - a_9*b_5 - a_16*b_10 - a_17*b_11 - a_19*b_13
                - a_26*b_22 - a_31*b_30
            )
            tile_out[2, e] = (
                a_2*b_0 + a_10*b_3 + a_11*b_4 + a_16*b_7 + a_17*b_8 + a_23*b_14 + a_24*b_15 +
                a_26*b_19 + a_30*b_25 + a_31*b_29 - a_6*b_1 - a_12*b_5 - a_18*b_9 - a_22*b_13 -
                a_27*b_20 - a_28*b_21
            )
            tile_out[3, e] = (
                a_3*b_0 + a_13*b_4 + a_19*b_8 + a_22*b_11 + a_25*b_15 + a_27*b_18 - a_7*b_1 -
                a_10*b_2 - a_14*b_5 - a_16*b_6 - a_20*b_9 - a_23*b_12 - a_26*b_17 - a_29*b_21 -
                a_30*b_24 - a_31*b_28
            )
            tile_out[4, e] = (
                a_4*b_0 + a_26*b_16 + a_28*b_18 + a_29*b_20 + a_30*b_23 + a_31*b_27 - a_8*b_1 -
                a_11*b_2 - a_13*b_3 - a_15*b_5 - a_17*b_6 - a_19*b_7 - a_21*b_9 - a_22*b_10 -
                a_24*b_12 - a_25*b_14
            )
            tile_out[5, e] = (
                a_5*b_0 + a_27*b_16 + a_28*b_17 + a_29*b_19 + a_30*b_22 + a_31*b_26 - a_9*b_1 -
                a_12*b_2 - a_14*b_3 - a_15*b_4 - a_18*b_6 - a_20*b_7 - a_21*b_8 - a_23*b_10 -
                a_24*b_11 - a_25*b_13
            )
            tile_out[6, e] = (
                a_6*b_0 + a_16*b_3 + a_17*b_4 + a_27*b_14 + a_28*b_15 + a_31*b_25 - a_18*b_5 -
                a_26*b_13
            )
            tile_out[7, e] = (
                a_7*b_0 + a_19*b_4 + a_26*b_11 + a_29*b_15 - a_16*b_2 - a_20*b_5 - a_27*b_12 -
                a_31*b_24
            )
            tile_out[8, e] = (
                a_8*b_0 + a_31*b_23 - a_17*b_2 - a_19*b_3 - a_21*b_5 - a_26*b_10 - a_28*b_12 -
                a_29*b_14
            )
            tile_out[9, e] = (
                a_9*b_0 + a_31*b_22 - a_18*b_2 - a_20*b_3 - a_21*b_4 - a_27*b_10 - a_28*b_11 -
                a_29*b_13
            )
            tile_out[10, e] = (
                a_10*b_0 + a_16*b_1 + a_22*b_4 + a_27*b_9 + a_30*b_15 + a_31*b_21 - a_23*b_5 -
                a_26*b_8
            )
            tile_out[11, e] = (
                a_11*b_0 + a_17*b_1 + a_26*b_7 + a_28*b_9 - a_22*b_3 - a_24*b_5 - a_30*b_14 -
                a_31*b_20
            )
            tile_out[12, e] = (
                a_12*b_0 + a_18*b_1 + a_27*b_7 + a_28*b_8 - a_23*b_3 - a_24*b_4 - a_30*b_13 -
                a_31*b_19
            )
            tile_out[13, e] = (
                a_13*b_0 + a_19*b_1 + a_22*b_2 + a_29*b_9 + a_30*b_12 + a_31*b_18 - a_25*b_5 -
                a_26*b_6
            )
            tile_out[14, e] = (
                a_14*b_0 + a_20*b_1 + a_23*b_2 + a_29*b_8 + a_30*b_11 + a_31*b_17 - a_25*b_4 -
                a_27*b_6
            )
            tile_out[15, e] = (
                a_15*b_0 + a_21*b_1 + a_24*b_2 + a_25*b_3 - a_28*b_6 - a_29*b_7 - a_30*b_10 -
                a_31*b_16
            )
            tile_out[16, e] = a_16*b_0 + a_26*b_4 + a_31*b_15 - a_27*b_5
            tile_out[17, e] = a_17*b_0 - a_26*b_3 - a_28*b_5 - a_31*b_14
            tile_out[18, e] = a_18*b_0 - a_27*b_3 - a_28*b_4 - a_31*b_13
            tile_out[19, e] = a_19*b_0 + a_26*b_2 + a_31*b_12 - a_29*b_5
            tile_out[20, e] = a_20*b_0 + a_27*b_2 + a_31*b_11 - a_29*b_4
            tile_out[21, e] = a_21*b_0 + a_28*b_2 + a_29*b_3 - a_31*b_10
            tile_out[22, e] = a_22*b_0 - a_26*b_1 - a_30*b_5 - a_31*b_9
            tile_out[23, e] = a_23*b_0 - a_27*b_1 - a_30*b_4 - a_31*b_8
            tile_out[24, e] = a_24*b_0 + a_30*b_3 + a_31*b_7 - a_28*b_1
            tile_out[25, e] = a_25*b_0 - a_29*b_1 - a_30*b_2 - a_31*b_6
            tile_out[26, e] = a_26*b_0 - a_31*b_5
            tile_out[27, e] = a_27*b_0 - a_31*b_4
            tile_out[28, e] = a_28*b_0 + a_31*b_3
            tile_out[29, e] = a_29*b_0 - a_31*b_2
            tile_out[30, e] = a_30*b_0 + a_31*b_1
            tile_out[31, e] = a_31*b_0
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def rc__full__full(a, b, out=None):
    """Return the right contraction.

    Law: sum over grades j >= k of <<a>_j <b>_k>_{j-k}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_rc__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- sp: scalar product -------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 32 multiplications, 31 additions."""
    tile_a = np.empty((32, 32), a.dtype)
    tile_b = np.empty((32, 32), a.dtype)
    tile_out = np.empty((1, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            a_16 = tile_a[16, e]
            a_17 = tile_a[17, e]
            a_18 = tile_a[18, e]
            a_19 = tile_a[19, e]
            a_20 = tile_a[20, e]
            a_21 = tile_a[21, e]
            a_22 = tile_a[22, e]
            a_23 = tile_a[23, e]
            a_24 = tile_a[24, e]
            a_25 = tile_a[25, e]
            a_26 = tile_a[26, e]
            a_27 = tile_a[27, e]
            a_28 = tile_a[28, e]
            a_29 = tile_a[29, e]
            a_30 = tile_a[30, e]
            a_31 = tile_a[31, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            b_16 = tile_b[16, e]
            b_17 = tile_b[17, e]
            b_18 = tile_b[18, e]
            b_19 = tile_b[19, e]
            b_20 = tile_b[20, e]
            b_21 = tile_b[21, e]
            b_22 = tile_b[22, e]
            b_23 = tile_b[23, e]
            b_24 = tile_b[24, e]
            b_25 = tile_b[25, e]
            b_26 = tile_b[26, e]
            b_27 = tile_b[27, e]
            b_28 = tile_b[28, e]
            b_29 = tile_b[29, e]
            b_30 = tile_b[30, e]
            b_31 = tile_b[31, e]
            # <a b>_0
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
                a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
                a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
                a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
                a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
            )
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sp__full__full(a, b, out=None):
    """Return the scalar product.

    Law: <a b>_0.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sp__full__full, (32, 32), 1, (a, b), out, (1, 1), "polynomial")


# --- rp: regressive product, free of the metric -------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _rp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 243 multiplications, 211 additions."""
    tile_a = np.empty((32, 32), a.dtype)
    tile_b = np.empty((32, 32), a.dtype)
    tile_out = np.empty((32, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            a_16 = tile_a[16, e]
            a_17 = tile_a[17, e]
            a_18 = tile_a[18, e]
            a_19 = tile_a[19, e]
            a_20 = tile_a[20, e]
            a_21 = tile_a[21, e]
            a_22 = tile_a[22, e]
            a_23 = tile_a[23, e]
            a_24 = tile_a[24, e]
            a_25 = tile_a[25, e]
            a_26 = tile_a[26, e]
            a_27 = tile_a[27, e]
            a_28 = tile_a[28, e]
            a_29 = tile_a[29, e]
            a_30 = tile_a[30, e]
            a_31 = tile_a[31, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            b_16 = tile_b[16, e]
            b_17 = tile_b[17, e]
            b_18 = tile_b[18, e]
            b_19 = tile_b[19, e]
            b_20 = tile_b[20, e]
            b_21 = tile_b[21, e]
            b_22 = tile_b[22, e]
            b_23 = tile_b[23, e]
            b_24 = tile_b[24, e]
            b_25 = tile_b[25, e]
            b_26 = tile_b[26, e]
            b_27 = tile_b[27, e]
            b_28 = tile_b[28, e]
            b_29 = tile_b[29, e]
            b_30 = tile_b[30, e]
            b_31 = tile_b[31, e]
            # hodge(a v b) = hodge(a) ^ hodge(b)
            tile_out[0, e] = (
                a_0*b_31 + a_1*b_30 + a_3*b_28 + a_5*b_26 + a_6*b_25 + a_8*b_23 + a_10*b_21 +
                a_12*b_19 + a_13*b_18 + a_15*b_16 + a_16*b_15 + a_18*b_13 + a_19*b_12 +
                a_21*b_10 + a_23*b_8 + a_25*b_6 + a_26*b_5 + a_28*b_3 + a_30*b_1 + a_31*b_0 -
                a_2*b_29 - a_4*b_27 - a_7*b_24 - a_9*b_22 - a_11*b_20 - a_14*b_17 - a_17*b_14 -
                a_20*b_11 - a_22*b_9 - a_24*b_7 - a_27*b_4 - a_29*b_2
            )
            tile_out[1, e] = (
                a_1*b_31 + a_6*b_29 + a_8*b_27 + a_16*b_21 + a_18*b_19 + a_19*b_18 + a_21*b_16 +
                a_26*b_9 + a_28*b_7 + a_31*b_1 - a_7*b_28 - a_9*b_26 - a_17*b_20 - a_20*b_17 -
                a_27*b_8 - a_29*b_6
            )
            tile_out[2, e] = (
                a_2*b_31 + a_6*b_30 + a_11*b_27 + a_16*b_24 + a_18*b_22 + a_22*b_18 + a_24*b_16
                + a_26*b_12 + a_28*b_10 + a_31*b_2 - a_10*b_28 - a_12*b_26 - a_17*b_23 -
                a_23*b_17 - a_27*b_11 - a_30*b_6
            )
            tile_out[3, e] = (
                a_3*b_31 + a_7*b_30 + a_13*b_27 + a_16*b_25 + a_20*b_22 + a_22*b_20 + a_25*b_16
                + a_26*b_14 + a_29*b_10 + a_31*b_3 - a_10*b_29 - a_14*b_26 - a_19*b_23 -
                a_23*b_19 - a_27*b_13 - a_30*b_7
            )
            tile_out[4, e] = (
                a_4*b_31 + a_8*b_30 + a_13*b_28 + a_17*b_25 + a_21*b_22 + a_22*b_21 + a_25*b_17
                + a_26*b_15 + a_29*b_11 + a_31*b_4 - a_11*b_29 - a_15*b_26 - a_19*b_24 -
                a_24*b_19 - a_28*b_13 - a_30*b_8
            )
            tile_out[5, e] = (
                a_5*b_31 + a_9*b_30 + a_14*b_28 + a_18*b_25 + a_21*b_23 + a_23*b_21 + a_25*b_18
                + a_27*b_15 + a_29*b_12 + a_31*b_5 - a_12*b_29 - a_15*b_27 - a_20*b_24 -
                a_24*b_20 - a_28*b_14 - a_30*b_9
            )
            tile_out[6, e] = (
                a_6*b_31 + a_16*b_28 + a_18*b_26 + a_26*b_18 + a_28*b_16 + a_31*b_6 - a_17*b_27
                - a_27*b_17
            )
            tile_out[7, e] = (
                a_7*b_31 + a_16*b_29 + a_20*b_26 + a_26*b_20 + a_29*b_16 + a_31*b_7 - a_19*b_27
                - a_27*b_19
            )
            tile_out[8, e] = (
                a_8*b_31 + a_17*b_29 + a_21*b_26 + a_26*b_21 + a_29*b_17 + a_31*b_8 - a_19*b_28
                - a_28*b_19
            )
            tile_out[9, e] = (
                a_9*b_31 + a_18*b_29 + a_21*b_27 + a_27*b_21 + a_29*b_18 + a_31*b_9 - a_20*b_28
                - a_28*b_20
            )
            tile_out[10, e] = (
                a_10*b_31 + a_16*b_30 + a_23*b_26 + a_26*b_23 + a_30*b_16 + a_31*b_10 -
                a_22*b_27 - a_27*b_22
            )
            tile_out[11, e] = (
                a_11*b_31 + a_17*b_30 + a_24*b_26 + a_26*b_24 + a_30*b_17 + a_31*b_11 -
                a_22*b_28 - a_28*b_22
            )
            tile_out[12, e] = (
                a_12*b_31 + a_18*b_30 + a_24*b_27 + a_27*b_24 + a_30*b_18 + a_31*b_12 -
                a_23*b_28 - a_28*b_23
            )
            tile_out[13, e] = (
                a_13*b_31 + a_19*b_30 + a_25*b_26 + a_26*b_25 + a_30*b_19 + a_31*b_13 -
                a_22*b_29 - a_29*b_22
            )
            tile_out[14, e] = (
                a_14*b_31 + a_20*b_30 + a_25*b_27 + a_27*b_25 + a_30*b_20 + a_31*b_14 -
                a_23*b_29 - a_29*b_23
            )
            tile_out[15, e] = (
                a_15*b_31 + a_21*b_30 + a_25*b_28 + a_28*b_25 + a_30*b_21 + a_31*b_15 -
                a_24*b_29 - a_29*b_24
            )
            tile_out[16, e] = a_16*b_31 + a_26*b_27 + a_31*b_16 - a_27*b_26
            tile_out[17, e] = a_17*b_31 + a_26*b_28 + a_31*b_17 - a_28*b_26
            tile_out[18, e] = a_18*b_31 + a_27*b_28 + a_31*b_18 - a_28*b_27
            tile_out[19, e] = a_19*b_31 + a_26*b_29 + a_31*b_19 - a_29*b_26
            tile_out[20, e] = a_20*b_31 + a_27*b_29 + a_31*b_20 - a_29*b_27
            tile_out[21, e] = a_21*b_31 + a_28*b_29 + a_31*b_21 - a_29*b_28
            tile_out[22, e] = a_22*b_31 + a_26*b_30 + a_31*b_22 - a_30*b_26
            tile_out[23, e] = a_23*b_31 + a_27*b_30 + a_31*b_23 - a_30*b_27
            tile_out[24, e] = a_24*b_31 + a_28*b_30 + a_31*b_24 - a_30*b_28
            tile_out[25, e] = a_25*b_31 + a_29*b_30 + a_31*b_25 - a_30*b_29
            tile_out[26, e] = a_26*b_31 + a_31*b_26
            tile_out[27, e] = a_27*b_31 + a_31*b_27
            tile_out[28, e] = a_28*b_31 + a_31*b_28
            tile_out[29, e] = a_29*b_31 + a_31*b_29
            tile_out[30, e] = a_30*b_31 + a_31*b_30
            tile_out[31, e] = a_31*b_31
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def rp__full__full(a, b, out=None):
    """Return the regressive product, free of the metric.

    Law: hodge(a v b) = hodge(a) ^ hodge(b).

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_rp__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- cp: commutator product ---------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _cp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 480 multiplications, 450 additions."""
    tile_a = np.empty((32, 32), a.dtype)
    tile_b = np.empty((32, 32), a.dtype)
    tile_out = np.empty((32, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            a_16 = tile_a[16, e]
            a_17 = tile_a[17, e]
            a_18 = tile_a[18, e]
            a_19 = tile_a[19, e]
            a_20 = tile_a[20, e]
            a_21 = tile_a[21, e]
            a_22 = tile_a[22, e]
            a_23 = tile_a[23, e]
            a_24 = tile_a[24, e]
            a_25 = tile_a[25, e]
            a_26 = tile_a[26, e]
            a_27 = tile_a[27, e]
            a_28 = tile_a[28, e]
            a_29 = tile_a[29, e]
            a_30 = tile_a[30, e]
            # b
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            b_16 = tile_b[16, e]
            b_17 = tile_b[17, e]
            b_18 = tile_b[18, e]
            b_19 = tile_b[19, e]
            b_20 = tile_b[20, e]
            b_21 = tile_b[21, e]
            b_22 = tile_b[22, e]
            b_23 = tile_b[23, e]
            b_24 = tile_b[24, e]
            b_25 = tile_b[25, e]
            b_26 = tile_b[26, e]
            b_27 = tile_b[27, e]
            b_28 = tile_b[28, e]
            b_29 = tile_b[29, e]
            b_30 = tile_b[30, e]
            # (a b - b a) / 2
            tile_out[0, e] = 0
            tile_out[1, e] = (
                a_5*b_9 + a_6*b_2 + a_7*b_3 + a_8*b_4 + a_22*b_26 + a_27*b_23 + a_28*b_24 +
                a_29*b_25 - a_2*b_6 - a_3*b_7 - a_4*b_8 - a_9*b_5 - a_23*b_27 - a_24*b_28 -
                a_25*b_29 - a_26*b_22
            )
            tile_out[2, e] = (
                a_1*b_6 + a_5*b_12 + a_10*b_3 + a_11*b_4 + a_20*b_27 + a_21*b_28 + a_26*b_19 +
                a_30*b_25 - a_3*b_10 - a_4*b_11 - a_6*b_1 - a_12*b_5 - a_19*b_26 - a_25*b_30 -
                a_27*b_20 - a_28*b_21
            )
            tile_out[3, e] = (
                a_1*b_7 + a_2*b_10 + a_5*b_14 + a_13*b_4 + a_17*b_26 + a_21*b_29 + a_24*b_30 +
                a_27*b_18 - a_4*b_13 - a_7*b_1 - a_10*b_2 - a_14*b_5 - a_18*b_27 - a_26*b_17 -
                a_29*b_21 - a_30*b_24
            )
            tile_out[4, e] = (
                a_1*b_8 + a_2*b_11 + a_3*b_13 + a_5*b_15 + a_26*b_16 + a_28*b_18 + a_29*b_20 +
                a_30*b_23 - a_8*b_1 - a_11*b_2 - a_13*b_3 - a_15*b_5 - a_16*b_26 - a_18*b_28 -
                a_20*b_29 - a_23*b_30
            )
            tile_out[5, e] = (
                a_1*b_9 + a_2*b_12 + a_3*b_14 + a_4*b_15 + a_27*b_16 + a_28*b_17 + a_29*b_19 +
                a_30*b_22 - a_9*b_1 - a_12*b_2 - a_14*b_3 - a_15*b_4 - a_16*b_27 - a_17*b_28 -
                a_19*b_29 - a_22*b_30
            )
            tile_out[6, e] = (
                a_1*b_2 + a_9*b_12 + a_10*b_7 + a_11*b_8 + a_20*b_23 + a_21*b_24 + a_22*b_19 +
                a_30*b_29 - a_2*b_1 - a_7*b_10 - a_8*b_11 - a_12*b_9 - a_19*b_22 - a_23*b_20 -
                a_24*b_21 - a_29*b_30
            )
            tile_out[7, e] = (
                a_1*b_3 + a_6*b_10 + a_9*b_14 + a_13*b_8 + a_17*b_22 + a_21*b_25 + a_23*b_18 +
                a_28*b_30 - a_3*b_1 - a_8*b_13 - a_10*b_6 - a_14*b_9 - a_18*b_23 - a_22*b_17 -
                a_25*b_21 - a_30*b_28
            )
            tile_out[8, e] = (
                a_1*b_4 + a_6*b_11 + a_7*b_13 + a_9*b_15 + a_22*b_16 + a_24*b_18 + a_25*b_20 +
                a_30*b_27 - a_4*b_1 - a_11*b_6 - a_13*b_7 - a_15*b_9 - a_16*b_22 - a_18*b_24 -
                a_20*b_25 - a_27*b_30
            )
            tile_out[9, e] = (
                a_1*b_5 + a_6*b_12 + a_7*b_14 + a_8*b_15 + a_23*b_16 + a_24*b_17 + a_25*b_19 +
                a_30*b_26 - a_5*b_1 - a_12*b_6 - a_14*b_7 - a_15*b_8 - a_16*b_23 - a_17*b_24 -
                a_19*b_25 - a_26*b_30
            )
            tile_out[10, e] = (
                a_2*b_3 + a_7*b_6 + a_12*b_14 + a_13*b_11 + a_18*b_20 + a_19*b_17 + a_24*b_25 +
                a_29*b_28 - a_3*b_2 - a_6*b_7 - a_11*b_13 - a_14*b_12 - a_17*b_19 - a_20*b_18 -
                a_25*b_24 - a_28*b_29
            )
            tile_out[11, e] = (
                a_2*b_4 + a_8*b_6 + a_10*b_13 + a_12*b_15 + a_16*b_19 + a_18*b_21 + a_25*b_23 +
                a_27*b_29 - a_4*b_2 - a_6*b_8 - a_13*b_10 - a_15*b_12 - a_19*b_16 - a_21*b_18 -
                a_23*b_25 - a_29*b_27
            )
            tile_out[12, e] = (
                a_2*b_5 + a_9*b_6 + a_10*b_14 + a_11*b_15 + a_16*b_20 + a_17*b_21 + a_25*b_22 +
                a_26*b_29 - a_5*b_2 - a_6*b_9 - a_14*b_10 - a_15*b_11 - a_20*b_16 - a_21*b_17 -
                a_22*b_25 - a_29*b_26
            )
            tile_out[13, e] = (
                a_3*b_4 + a_8*b_7 + a_11*b_10 + a_14*b_15 + a_17*b_16 + a_20*b_21 + a_23*b_24 +
                a_28*b_27 - a_4*b_3 - a_7*b_8 - a_10*b_11 - a_15*b_14 - a_16*b_17 - a_21*b_20 -
                a_24*b_23 - a_27*b_28
            )
            tile_out[14, e] = (
                a_3*b_5 + a_9*b_7 + a_12*b_10 + a_13*b_15 + a_18*b_16 + a_19*b_21 + a_22*b_24 +
                a_28*b_26 - a_5*b_3 - a_7*b_9 - a_10*b_12 - a_15*b_13 - a_16*b_18 - a_21*b_19 -
                a_24*b_22 - a_26*b_28
            )
            tile_out[15, e] = (
                a_4*b_5 + a_9*b_8 + a_12*b_11 + a_14*b_13 + a_18*b_17 + a_20*b_19 + a_23*b_22 +
                a_26*b_27 - a_5*b_4 - a_8*b_9 - a_11*b_12 - a_13*b_14 - a_17*b_18 - a_19*b_20 -
                a_22*b_23 - a_27*b_26
            )
            tile_out[16, e] = (
                a_5*b_27 + a_8*b_22 + a_12*b_20 + a_13*b_17 + a_18*b_14 + a_19*b_11 + a_23*b_9 +
                a_26*b_4 - a_4*b_26 - a_9*b_23 - a_11*b_19 - a_14*b_18 - a_17*b_13 - a_20*b_12 -
                a_22*b_8 - a_27*b_5
            )
            tile_out[17, e] = (
                a_3*b_26 + a_5*b_28 + a_10*b_19 + a_12*b_21 + a_16*b_13 + a_18*b_15 + a_22*b_7 +
                a_24*b_9 - a_7*b_22 - a_9*b_24 - a_13*b_16 - a_15*b_18 - a_19*b_10 - a_21*b_12 -
                a_26*b_3 - a_28*b_5
            )
            tile_out[18, e] = (
                a_3*b_27 + a_4*b_28 + a_10*b_20 + a_11*b_21 + a_16*b_14 + a_17*b_15 + a_23*b_7 +
                a_24*b_8 - a_7*b_23 - a_8*b_24 - a_14*b_16 - a_15*b_17 - a_20*b_10 - a_21*b_11 -
                a_27*b_3 - a_28*b_4
            )
            tile_out[19, e] = (
                a_5*b_29 + a_6*b_22 + a_11*b_16 + a_14*b_21 + a_17*b_10 + a_20*b_15 + a_25*b_9 +
                a_26*b_2 - a_2*b_26 - a_9*b_25 - a_10*b_17 - a_15*b_20 - a_16*b_11 - a_21*b_14 -
                a_22*b_6 - a_29*b_5
            )
            tile_out[20, e] = (
                a_4*b_29 + a_6*b_23 + a_12*b_16 + a_13*b_21 + a_18*b_10 + a_19*b_15 + a_25*b_8 +
                a_27*b_2 - a_2*b_27 - a_8*b_25 - a_10*b_18 - a_15*b_19 - a_16*b_12 - a_21*b_13 -
                a_23*b_6 - a_29*b_4
            )
            tile_out[21, e] = (
                a_6*b_24 + a_7*b_25 + a_12*b_17 + a_14*b_19 + a_18*b_11 + a_20*b_13 + a_28*b_2 +
                a_29*b_3 - a_2*b_28 - a_3*b_29 - a_11*b_18 - a_13*b_20 - a_17*b_12 - a_19*b_14 -
                a_24*b_6 - a_25*b_7
            )
            tile_out[22, e] = (
                a_1*b_26 + a_5*b_30 + a_7*b_17 + a_14*b_24 + a_16*b_8 + a_19*b_6 + a_23*b_15 +
                a_25*b_12 - a_6*b_19 - a_8*b_16 - a_12*b_25 - a_15*b_23 - a_17*b_7 - a_24*b_14 -
                a_26*b_1 - a_30*b_5
            )
            tile_out[23, e] = (
                a_1*b_27 + a_4*b_30 + a_7*b_18 + a_13*b_24 + a_16*b_9 + a_20*b_6 + a_22*b_15 +
                a_25*b_11 - a_6*b_20 - a_9*b_16 - a_11*b_25 - a_15*b_22 - a_18*b_7 - a_24*b_13 -
                a_27*b_1 - a_30*b_4
            )
            tile_out[24, e] = (
                a_1*b_28 + a_8*b_18 + a_10*b_25 + a_14*b_22 + a_17*b_9 + a_21*b_6 + a_23*b_13 +
                a_30*b_3 - a_3*b_30 - a_6*b_21 - a_9*b_17 - a_13*b_23 - a_18*b_8 - a_22*b_14 -
                a_25*b_10 - a_28*b_1
            )
            tile_out[25, e] = (
                a_1*b_29 + a_2*b_30 + a_8*b_20 + a_11*b_23 + a_19*b_9 + a_21*b_7 + a_22*b_12 +
                a_24*b_10 - a_7*b_21 - a_9*b_19 - a_10*b_24 - a_12*b_22 - a_20*b_8 - a_23*b_11 -
                a_29*b_1 - a_30*b_2
            )
            tile_out[26, e] = (
                a_1*b_22 + a_3*b_17 + a_9*b_30 + a_14*b_28 + a_16*b_4 + a_19*b_2 + a_27*b_15 +
                a_29*b_12 - a_2*b_19 - a_4*b_16 - a_12*b_29 - a_15*b_27 - a_17*b_3 - a_22*b_1 -
                a_28*b_14 - a_30*b_9
            )
            tile_out[27, e] = (
                a_1*b_23 + a_3*b_18 + a_8*b_30 + a_13*b_28 + a_16*b_5 + a_20*b_2 + a_26*b_15 +
                a_29*b_11 - a_2*b_20 - a_5*b_16 - a_11*b_29 - a_15*b_26 - a_18*b_3 - a_23*b_1 -
                a_28*b_13 - a_30*b_8
            )
            tile_out[28, e] = (
                a_1*b_24 + a_4*b_18 + a_10*b_29 + a_14*b_26 + a_17*b_5 + a_21*b_2 + a_27*b_13 +
                a_30*b_7 - a_2*b_21 - a_5*b_17 - a_7*b_30 - a_13*b_27 - a_18*b_4 - a_24*b_1 -
                a_26*b_14 - a_29*b_10
            )
            tile_out[29, e] = (
                a_1*b_25 + a_4*b_20 + a_6*b_30 + a_11*b_27 + a_19*b_5 + a_21*b_3 + a_26*b_12 +
                a_28*b_10 - a_3*b_21 - a_5*b_19 - a_10*b_28 - a_12*b_26 - a_20*b_4 - a_25*b_1 -
                a_27*b_11 - a_30*b_6
            )
            tile_out[30, e] = (
                a_2*b_25 + a_4*b_23 + a_7*b_28 + a_9*b_26 + a_22*b_5 + a_24*b_3 + a_27*b_8 +
                a_29*b_6 - a_3*b_24 - a_5*b_22 - a_6*b_29 - a_8*b_27 - a_23*b_4 - a_25*b_2 -
                a_26*b_9 - a_28*b_7
            )
            tile_out[31, e] = 0
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def cp__full__full(a, b, out=None):
    """Return the commutator product.

    Law: (a b - b a) / 2.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_cp__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- acp: anticommutator product ----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _acp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 544 multiplications, 512 additions."""
    tile_a = np.empty((32, 32), a.dtype)
    tile_b = np.empty((32, 32), a.dtype)
    tile_out = np.empty((32, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            a_10 = tile_a[10, e]
            a_11 = tile_a[11, e]
            a_12 = tile_a[12, e]
            a_13 = tile_a[13, e]
            a_14 = tile_a[14, e]
            a_15 = tile_a[15, e]
            a_16 = tile_a[16, e]
            a_17 = tile_a[17, e]
            a_18 = tile_a[18, e]
            a_19 = tile_a[19, e]
            a_20 = tile_a[20, e]
            a_21 = tile_a[21, e]
            a_22 = tile_a[22, e]
            a_23 = tile_a[23, e]
            a_24 = tile_a[24, e]
            a_25 = tile_a[25, e]
            a_26 = tile_a[26, e]
            a_27 = tile_a[27, e]
            a_28 = tile_a[28, e]
            a_29 = tile_a[29, e]
            a_30 = tile_a[30, e]
            a_31 = tile_a[31, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            b_10 = tile_b[10, e]
            b_11 = tile_b[11, e]
            b_12 = tile_b[12, e]
            b_13 = tile_b[13, e]
            b_14 = tile_b[14, e]
            b_15 = tile_b[15, e]
            b_16 = tile_b[16, e]
            b_17 = tile_b[17, e]
            b_18 = tile_b[18, e]
            b_19 = tile_b[19, e]
            b_20 = tile_b[20, e]
            b_21 = tile_b[21, e]
            b_22 = tile_b[22, e]
            b_23 = tile_b[23, e]
            b_24 = tile_b[24, e]
            b_25 = tile_b[25, e]
            b_26 = tile_b[26, e]
            b_27 = tile_b[27, e]
            b_28 = tile_b[28, e]
            b_29 = tile_b[29, e]
            b_30 = tile_b[30, e]
            b_31 = tile_b[31, e]
            # (a b + b a) / 2
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
                a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
                a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
                a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
                a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
            )
            tile_out[1, e] = (
                a_0*b_1 + a_1*b_0 + a_12*b_18 + a_14*b_20 + a_15*b_21 + a_18*b_12 + a_20*b_14 +
                a_21*b_15 - a_10*b_16 - a_11*b_17 - a_13*b_19 - a_16*b_10 - a_17*b_11 -
                a_19*b_13 - a_30*b_31 - a_31*b_30
            )
            tile_out[2, e] = (
                a_0*b_2 + a_2*b_0 + a_7*b_16 + a_8*b_17 + a_14*b_23 + a_15*b_24 + a_16*b_7 +
                a_17*b_8 + a_23*b_14 + a_24*b_15 + a_29*b_31 + a_31*b_29 - a_9*b_18 - a_13*b_22
                - a_18*b_9 - a_22*b_13
            )
            tile_out[3, e] = (
                a_0*b_3 + a_3*b_0 + a_8*b_19 + a_11*b_22 + a_15*b_25 + a_19*b_8 + a_22*b_11 +
                a_25*b_15 - a_6*b_16 - a_9*b_20 - a_12*b_23 - a_16*b_6 - a_20*b_9 - a_23*b_12 -
                a_28*b_31 - a_31*b_28
            )
            tile_out[4, e] = (
                a_0*b_4 + a_4*b_0 + a_27*b_31 + a_31*b_27 - a_6*b_17 - a_7*b_19 - a_9*b_21 -
                a_10*b_22 - a_12*b_24 - a_14*b_25 - a_17*b_6 - a_19*b_7 - a_21*b_9 - a_22*b_10 -
                a_24*b_12 - a_25*b_14
            )
            tile_out[5, e] = (
                a_0*b_5 + a_5*b_0 + a_26*b_31 + a_31*b_26 - a_6*b_18 - a_7*b_20 - a_8*b_21 -
                a_10*b_23 - a_11*b_24 - a_13*b_25 - a_18*b_6 - a_20*b_7 - a_21*b_8 - a_23*b_10 -
                a_24*b_11 - a_25*b_13
            )
            tile_out[6, e] = (
                a_0*b_6 + a_3*b_16 + a_4*b_17 + a_6*b_0 + a_14*b_27 + a_15*b_28 + a_16*b_3 +
                a_17*b_4 + a_25*b_31 + a_27*b_14 + a_28*b_15 + a_31*b_25 - a_5*b_18 - a_13*b_26
                - a_18*b_5 - a_26*b_13
            )
            tile_out[7, e] = (
                a_0*b_7 + a_4*b_19 + a_7*b_0 + a_11*b_26 + a_15*b_29 + a_19*b_4 + a_26*b_11 +
                a_29*b_15 - a_2*b_16 - a_5*b_20 - a_12*b_27 - a_16*b_2 - a_20*b_5 - a_24*b_31 -
                a_27*b_12 - a_31*b_24
            )
            tile_out[8, e] = (
                a_0*b_8 + a_8*b_0 + a_23*b_31 + a_31*b_23 - a_2*b_17 - a_3*b_19 - a_5*b_21 -
                a_10*b_26 - a_12*b_28 - a_14*b_29 - a_17*b_2 - a_19*b_3 - a_21*b_5 - a_26*b_10 -
                a_28*b_12 - a_29*b_14
            )
            tile_out[9, e] = (
                a_0*b_9 + a_9*b_0 + a_22*b_31 + a_31*b_22 - a_2*b_18 - a_3*b_20 - a_4*b_21 -
                a_10*b_27 - a_11*b_28 - a_13*b_29 - a_18*b_2 - a_20*b_3 - a_21*b_4 - a_27*b_10 -
                a_28*b_11 - a_29*b_13
            )
            tile_out[10, e] = (
                a_0*b_10 + a_1*b_16 + a_4*b_22 + a_9*b_27 + a_10*b_0 + a_15*b_30 + a_16*b_1 +
                a_21*b_31 + a_22*b_4 + a_27*b_9 + a_30*b_15 + a_31*b_21 - a_5*b_23 - a_8*b_26 -
                a_23*b_5 - a_26*b_8
            )
            tile_out[11, e] = (
                a_0*b_11 + a_1*b_17 + a_7*b_26 + a_9*b_28 + a_11*b_0 + a_17*b_1 + a_26*b_7 +
                a_28*b_9 - a_3*b_22 - a_5*b_24 - a_14*b_30 - a_20*b_31 - a_22*b_3 - a_24*b_5 -
                a_30*b_14 - a_31*b_20
            )
            tile_out[12, e] = (
                a_0*b_12 + a_1*b_18 + a_7*b_27 + a_8*b_28 + a_12*b_0 + a_18*b_1 + a_27*b_7 +
                a_28*b_8 - a_3*b_23 - a_4*b_24 - a_13*b_30 - a_19*b_31 - a_23*b_3 - a_24*b_4 -
                a_30*b_13 - a_31*b_19
            )
            tile_out[13, e] = (
                a_0*b_13 + a_1*b_19 + a_2*b_22 + a_9*b_29 + a_12*b_30 + a_13*b_0 + a_18*b_31 +
                a_19*b_1 + a_22*b_2 + a_29*b_9 + a_30*b_12 + a_31*b_18 - a_5*b_25 - a_6*b_26 -
                a_25*b_5 - a_26*b_6
            )
            tile_out[14, e] = (
                a_0*b_14 + a_1*b_20 + a_2*b_23 + a_8*b_29 + a_11*b_30 + a_14*b_0 + a_17*b_31 +
                a_20*b_1 + a_23*b_2 + a_29*b_8 + a_30*b_11 + a_31*b_17 - a_4*b_25 - a_6*b_27 -
                a_25*b_4 - a_27*b_6
            )
            tile_out[15, e] = (
                a_0*b_15 + a_1*b_21 + a_2*b_24 + a_3*b_25 + a_15*b_0 + a_21*b_1 + a_24*b_2 +
                a_25*b_3 - a_6*b_28 - a_7*b_29 - a_10*b_30 - a_16*b_31 - a_28*b_6 - a_29*b_7 -
                a_30*b_10 - a_31*b_16
            )
            tile_out[16, e] = (
                a_0*b_16 + a_1*b_10 + a_3*b_6 + a_6*b_3 + a_10*b_1 + a_15*b_31 + a_16*b_0 +
                a_21*b_30 + a_25*b_28 + a_28*b_25 + a_30*b_21 + a_31*b_15 - a_2*b_7 - a_7*b_2 -
                a_24*b_29 - a_29*b_24
            )
            tile_out[17, e] = (
                a_0*b_17 + a_1*b_11 + a_4*b_6 + a_6*b_4 + a_11*b_1 + a_17*b_0 + a_23*b_29 +
                a_29*b_23 - a_2*b_8 - a_8*b_2 - a_14*b_31 - a_20*b_30 - a_25*b_27 - a_27*b_25 -
                a_30*b_20 - a_31*b_14
            )
            tile_out[18, e] = (
                a_0*b_18 + a_1*b_12 + a_5*b_6 + a_6*b_5 + a_12*b_1 + a_18*b_0 + a_22*b_29 +
                a_29*b_22 - a_2*b_9 - a_9*b_2 - a_13*b_31 - a_19*b_30 - a_25*b_26 - a_26*b_25 -
                a_30*b_19 - a_31*b_13
            )
            tile_out[19, e] = (
                a_0*b_19 + a_1*b_13 + a_4*b_7 + a_7*b_4 + a_12*b_31 + a_13*b_1 + a_18*b_30 +
                a_19*b_0 + a_24*b_27 + a_27*b_24 + a_30*b_18 + a_31*b_12 - a_3*b_8 - a_8*b_3 -
                a_23*b_28 - a_28*b_23
            )
            tile_out[20, e] = (
                a_0*b_20 + a_1*b_14 + a_5*b_7 + a_7*b_5 + a_11*b_31 + a_14*b_1 + a_17*b_30 +
                a_20*b_0 + a_24*b_26 + a_26*b_24 + a_30*b_17 + a_31*b_11 - a_3*b_9 - a_9*b_3 -
                a_22*b_28 - a_28*b_22
            )
            tile_out[21, e] = (
                a_0*b_21 + a_1*b_15 + a_5*b_8 + a_8*b_5 + a_15*b_1 + a_21*b_0 + a_22*b_27 +
                a_27*b_22 - a_4*b_9 - a_9*b_4 - a_10*b_31 - a_16*b_30 - a_23*b_26 - a_26*b_23 -
                a_30*b_16 - a_31*b_10
            )
            tile_out[22, e] = (
                a_0*b_22 + a_2*b_13 + a_4*b_10 + a_10*b_4 + a_13*b_2 + a_20*b_28 + a_22*b_0 +
                a_28*b_20 - a_3*b_11 - a_9*b_31 - a_11*b_3 - a_18*b_29 - a_21*b_27 - a_27*b_21 -
                a_29*b_18 - a_31*b_9
            )
            tile_out[23, e] = (
                a_0*b_23 + a_2*b_14 + a_5*b_10 + a_10*b_5 + a_14*b_2 + a_19*b_28 + a_23*b_0 +
                a_28*b_19 - a_3*b_12 - a_8*b_31 - a_12*b_3 - a_17*b_29 - a_21*b_26 - a_26*b_21 -
                a_29*b_17 - a_31*b_8
            )
            tile_out[24, e] = (
                a_0*b_24 + a_2*b_15 + a_5*b_11 + a_7*b_31 + a_11*b_5 + a_15*b_2 + a_16*b_29 +
                a_20*b_26 + a_24*b_0 + a_26*b_20 + a_29*b_16 + a_31*b_7 - a_4*b_12 - a_12*b_4 -
                a_19*b_27 - a_27*b_19
            )
            tile_out[25, e] = (
                a_0*b_25 + a_3*b_15 + a_5*b_13 + a_13*b_5 + a_15*b_3 + a_17*b_27 + a_25*b_0 +
                a_27*b_17 - a_4*b_14 - a_6*b_31 - a_14*b_4 - a_16*b_28 - a_18*b_26 - a_26*b_18 -
                a_28*b_16 - a_31*b_6
            )
            tile_out[26, e] = (
                a_0*b_26 + a_6*b_13 + a_8*b_10 + a_10*b_8 + a_13*b_6 + a_20*b_24 + a_24*b_20 +
                a_26*b_0 - a_5*b_31 - a_7*b_11 - a_11*b_7 - a_18*b_25 - a_21*b_23 - a_23*b_21 -
                a_25*b_18 - a_31*b_5
            )
            tile_out[27, e] = (
                a_0*b_27 + a_6*b_14 + a_9*b_10 + a_10*b_9 + a_14*b_6 + a_19*b_24 + a_24*b_19 +
                a_27*b_0 - a_4*b_31 - a_7*b_12 - a_12*b_7 - a_17*b_25 - a_21*b_22 - a_22*b_21 -
                a_25*b_17 - a_31*b_4
            )
            tile_out[28, e] = (
                a_0*b_28 + a_3*b_31 + a_6*b_15 + a_9*b_11 + a_11*b_9 + a_15*b_6 + a_16*b_25 +
                a_20*b_22 + a_22*b_20 + a_25*b_16 + a_28*b_0 + a_31*b_3 - a_8*b_12 - a_12*b_8 -
                a_19*b_23 - a_23*b_19
            )
            tile_out[29, e] = (
                a_0*b_29 + a_7*b_15 + a_9*b_13 + a_13*b_9 + a_15*b_7 + a_17*b_23 + a_23*b_17 +
                a_29*b_0 - a_2*b_31 - a_8*b_14 - a_14*b_8 - a_16*b_24 - a_18*b_22 - a_22*b_18 -
                a_24*b_16 - a_31*b_2
            )
            tile_out[30, e] = (
                a_0*b_30 + a_1*b_31 + a_10*b_15 + a_12*b_13 + a_13*b_12 + a_15*b_10 + a_16*b_21
                + a_18*b_19 + a_19*b_18 + a_21*b_16 + a_30*b_0 + a_31*b_1 - a_11*b_14 -
                a_14*b_11 - a_17*b_20 - a_20*b_17
            )
            tile_out[31, e] = (
                a_0*b_31 + a_1*b_30 + a_3*b_28 + a_5*b_26 + a_6*b_25 + a_8*b_23 + a_10*b_21 +
                a_12*b_19 + a_13*b_18 + a_15*b_16 + a_16*b_15 + a_18*b_13 + a_19*b_12 +
                a_21*b_10 + a_23*b_8 + a_25*b_6 + a_26*b_5 + a_28*b_3 + a_30*b_1 + a_31*b_0 -
                a_2*b_29 - a_4*b_27 - a_7*b_24 - a_9*b_22 - a_11*b_20 - a_14*b_17 - a_17*b_14 -
                a_20*b_11 - a_22*b_9 - a_24*b_7 - a_27*b_4 - a_29*b_2
            )
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def acp__full__full(a, b, out=None):
    """Return the anticommutator product.

    Law: (a b + b a) / 2.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_acp__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- reverse: reverse ---------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _reverse__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((32, 32), x.dtype)
    tile_out = np.empty((32, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # (a b)~ = b~ a~, v~ = v
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1
            tile_out[2, e] = x_2
            tile_out[3, e] = x_3
            tile_out[4, e] = x_4
            tile_out[5, e] = x_5
            tile_out[6, e] = -x_6
            tile_out[7, e] = -x_7
            tile_out[8, e] = -x_8
            tile_out[9, e] = -x_9
            tile_out[10, e] = -x_10
            tile_out[11, e] = -x_11
            tile_out[12, e] = -x_12
            tile_out[13, e] = -x_13
            tile_out[14, e] = -x_14
            tile_out[15, e] = -x_15
            tile_out[16, e] = -x_16
            tile_out[17, e] = -x_17
            tile_out[18, e] = -x_18
            tile_out[19, e] = -x_19
            tile_out[20, e] = -x_20
            tile_out[21, e] = -x_21
            tile_out[22, e] = -x_22
            tile_out[23, e] = -x_23
            tile_out[24, e] = -x_24
            tile_out[25, e] = -x_25
            tile_out[26, e] = x_26
            tile_out[27, e] = x_27
            tile_out[28, e] = x_28
            tile_out[29, e] = x_29
            tile_out[30, e] = x_30
            tile_out[31, e] = x_31
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def reverse__full(x, out=None):
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_reverse__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- involute: grade involution -----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _involute__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((32, 32), x.dtype)
    tile_out = np.empty((32, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # (a b)^ = a^ b^, v^ = -v
            tile_out[0, e] = x_0
            tile_out[1, e] = -x_1
            tile_out[2, e] = -x_2
            tile_out[3, e] = -x_3
            tile_out[4, e] = -x_4
            tile_out[5, e] = -x_5
            tile_out[6, e] = x_6
            tile_out[7, e] = x_7
            tile_out[8, e] = x_8
            tile_out[9, e] = x_9
            tile_out[10, e] = x_10
            tile_out[11, e] = x_11
            tile_out[12, e] = x_12
            tile_out[13, e] = x_13
            tile_out[14, e] = x_14
            tile_out[15, e] = x_15
            tile_out[16, e] = -x_16
            tile_out[17, e] = -x_17
            tile_out[18, e] = -x_18
            tile_out[19, e] = -x_19
            tile_out[20, e] = -x_20
            tile_out[21, e] = -x_21
            tile_out[22, e] = -x_22
            tile_out[23, e] = -x_23
            tile_out[24, e] = -x_24
            tile_out[25, e] = -x_25
            tile_out[26, e] = x_26
            tile_out[27, e] = x_27
            tile_out[28, e] = x_28
            tile_out[29, e] = x_29
            tile_out[30, e] = x_30
            tile_out[31, e] = -x_31
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def involute__full(x, out=None):
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_involute__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- conjugate: Clifford conjugate --------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _conjugate__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((32, 32), x.dtype)
    tile_out = np.empty((32, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # reverse of the grade involution
            tile_out[0, e] = x_0
            tile_out[1, e] = -x_1
            tile_out[2, e] = -x_2
            tile_out[3, e] = -x_3
            tile_out[4, e] = -x_4
            tile_out[5, e] = -x_5
            tile_out[6, e] = -x_6
            tile_out[7, e] = -x_7
            tile_out[8, e] = -x_8
            tile_out[9, e] = -x_9
            tile_out[10, e] = -x_10
            tile_out[11, e] = -x_11
            tile_out[12, e] = -x_12
            tile_out[13, e] = -x_13
            tile_out[14, e] = -x_14
            tile_out[15, e] = -x_15
            tile_out[16, e] = x_16
            tile_out[17, e] = x_17
            tile_out[18, e] = x_18
            tile_out[19, e] = x_19
            tile_out[20, e] = x_20
            tile_out[21, e] = x_21
            tile_out[22, e] = x_22
            tile_out[23, e] = x_23
            tile_out[24, e] = x_24
            tile_out[25, e] = x_25
            tile_out[26, e] = x_26
            tile_out[27, e] = x_27
            tile_out[28, e] = x_28
            tile_out[29, e] = x_29
            tile_out[30, e] = x_30
            tile_out[31, e] = -x_31
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def conjugate__full(x, out=None):
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_conjugate__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _dual__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((32, 32), x.dtype)
    tile_out = np.empty((32, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # x inv(I), or hodge(x) if r > 0
            tile_out[0, e] = x_31
            tile_out[1, e] = x_30
            tile_out[2, e] = -x_29
            tile_out[3, e] = x_28
            tile_out[4, e] = -x_27
            tile_out[5, e] = -x_26
            tile_out[6, e] = -x_25
            tile_out[7, e] = x_24
            tile_out[8, e] = -x_23
            tile_out[9, e] = -x_22
            tile_out[10, e] = -x_21
            tile_out[11, e] = x_20
            tile_out[12, e] = x_19
            tile_out[13, e] = -x_18
            tile_out[14, e] = -x_17
            tile_out[15, e] = x_16
            tile_out[16, e] = -x_15
            tile_out[17, e] = x_14
            tile_out[18, e] = x_13
            tile_out[19, e] = -x_12
            tile_out[20, e] = -x_11
            tile_out[21, e] = x_10
            tile_out[22, e] = x_9
            tile_out[23, e] = x_8
            tile_out[24, e] = -x_7
            tile_out[25, e] = x_6
            tile_out[26, e] = x_5
            tile_out[27, e] = x_4
            tile_out[28, e] = -x_3
            tile_out[29, e] = x_2
            tile_out[30, e] = -x_1
            tile_out[31, e] = -x_0
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def dual__full(x, out=None):
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_dual__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- undual: inverse of the dual ----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _undual__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((32, 32), x.dtype)
    tile_out = np.empty((32, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # x I, or unhodge(x) if r > 0
            tile_out[0, e] = -x_31
            tile_out[1, e] = -x_30
            tile_out[2, e] = x_29
            tile_out[3, e] = -x_28
            tile_out[4, e] = x_27
            tile_out[5, e] = x_26
            tile_out[6, e] = x_25
            tile_out[7, e] = -x_24
            tile_out[8, e] = x_23
            tile_out[9, e] = x_22
            tile_out[10, e] = x_21
            tile_out[11, e] = -x_20
            tile_out[12, e] = -x_19
            tile_out[13, e] = x_18
            tile_out[14, e] = x_17
            tile_out[15, e] = -x_16
            tile_out[16, e] = x_15
            tile_out[17, e] = -x_14
            tile_out[18, e] = -x_13
            tile_out[19, e] = x_12
            tile_out[20, e] = x_11
            tile_out[21, e] = -x_10
            tile_out[22, e] = -x_9
            tile_out[23, e] = -x_8
            tile_out[24, e] = x_7
            tile_out[25, e] = -x_6
            tile_out[26, e] = -x_5
            tile_out[27, e] = -x_4
            tile_out[28, e] = x_3
            tile_out[29, e] = -x_2
            tile_out[30, e] = x_1
            tile_out[31, e] = x_0
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def undual__full(x, out=None):
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_undual__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- hodge: right complement --------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _hodge__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((32, 32), x.dtype)
    tile_out = np.empty((32, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # b ^ hodge(b) = I for basis blades b
            tile_out[0, e] = x_31
            tile_out[1, e] = x_30
            tile_out[2, e] = -x_29
            tile_out[3, e] = x_28
            tile_out[4, e] = -x_27
            tile_out[5, e] = x_26
            tile_out[6, e] = x_25
            tile_out[7, e] = -x_24
            tile_out[8, e] = x_23
            tile_out[9, e] = -x_22
            tile_out[10, e] = x_21
            tile_out[11, e] = -x_20
            tile_out[12, e] = x_19
            tile_out[13, e] = x_18
            tile_out[14, e] = -x_17
            tile_out[15, e] = x_16
            tile_out[16, e] = x_15
            tile_out[17, e] = -x_14
            tile_out[18, e] = x_13
            tile_out[19, e] = x_12
            tile_out[20, e] = -x_11
            tile_out[21, e] = x_10
            tile_out[22, e] = -x_9
            tile_out[23, e] = x_8
            tile_out[24, e] = -x_7
            tile_out[25, e] = x_6
            tile_out[26, e] = x_5
            tile_out[27, e] = -x_4
            tile_out[28, e] = x_3
            tile_out[29, e] = -x_2
            tile_out[30, e] = x_1
            tile_out[31, e] = x_0
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def hodge__full(x, out=None):
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_hodge__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- unhodge: left complement -------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _unhodge__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((32, 32), x.dtype)
    tile_out = np.empty((32, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # unhodge(b) ^ b = I for basis blades b
            tile_out[0, e] = x_31
            tile_out[1, e] = x_30
            tile_out[2, e] = -x_29
            tile_out[3, e] = x_28
            tile_out[4, e] = -x_27
            tile_out[5, e] = x_26
            tile_out[6, e] = x_25
            tile_out[7, e] = -x_24
            tile_out[8, e] = x_23
            tile_out[9, e] = -x_22
            tile_out[10, e] = x_21
            tile_out[11, e] = -x_20
            tile_out[12, e] = x_19
            tile_out[13, e] = x_18
            tile_out[14, e] = -x_17
            tile_out[15, e] = x_16
            tile_out[16, e] = x_15
            tile_out[17, e] = -x_14
            tile_out[18, e] = x_13
            tile_out[19, e] = x_12
            tile_out[20, e] = -x_11
            tile_out[21, e] = x_10
            tile_out[22, e] = -x_9
            tile_out[23, e] = x_8
            tile_out[24, e] = -x_7
            tile_out[25, e] = x_6
            tile_out[26, e] = x_5
            tile_out[27, e] = -x_4
            tile_out[28, e] = x_3
            tile_out[29, e] = -x_2
            tile_out[30, e] = x_1
            tile_out[31, e] = x_0
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def unhodge__full(x, out=None):
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_unhodge__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- normsq: squared norm, of either sign -------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__full(count, x, x_step, out):
    """Run the unrolled form: 32 multiplications, 31 additions."""
    tile_x = np.empty((32, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # <x ~x>_0
            tile_out[0, e] = (
                x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_6*x_6 + x_7*x_7 + x_8*x_8 +
                x_10*x_10 + x_11*x_11 + x_13*x_13 + x_16*x_16 + x_17*x_17 + x_19*x_19 +
                x_22*x_22 + x_26*x_26 - x_5*x_5 - x_9*x_9 - x_12*x_12 - x_14*x_14 - x_15*x_15 -
                x_18*x_18 - x_20*x_20 - x_21*x_21 - x_23*x_23 - x_24*x_24 - x_25*x_25 -
                x_27*x_27 - x_28*x_28 - x_29*x_29 - x_30*x_30 - x_31*x_31
            )
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def normsq__full(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__full, (32,), 1, (x,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__even(count, x, x_step, out):
    """Run the unrolled form: 16 multiplications, 15 additions."""
    tile_x = np.empty((16, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            # <x ~x>_0
            tile_out[0, e] = (
                x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_5*x_5 + x_6*x_6 + x_8*x_8 + x_11*x_11
                - x_4*x_4 - x_7*x_7 - x_9*x_9 - x_10*x_10 - x_12*x_12 - x_13*x_13 - x_14*x_14 -
                x_15*x_15
            )
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def normsq__even(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__even, (16,), 1, (x,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__vector(count, x, x_step, out):
    """Run the unrolled form: 5 multiplications, 4 additions."""
    tile_x = np.empty((5, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # <x ~x>_0
            tile_out[0, e] = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 - x_4*x_4
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def normsq__vector(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 5), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__vector, (5,), 1, (x,), out, (2,), "polynomial")


# --- norm: norm ---------------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__full(count, x, x_step, out):
    """Run the unrolled form: 32 multiplications, 31 additions, 1 roots."""
    tile_x = np.empty((32, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # s = <x ~x>_0
            s_0 = (
                x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_6*x_6 + x_7*x_7 + x_8*x_8 +
                x_10*x_10 + x_11*x_11 + x_13*x_13 + x_16*x_16 + x_17*x_17 + x_19*x_19 +
                x_22*x_22 + x_26*x_26 - x_5*x_5 - x_9*x_9 - x_12*x_12 - x_14*x_14 - x_15*x_15 -
                x_18*x_18 - x_20*x_20 - x_21*x_21 - x_23*x_23 - x_24*x_24 - x_25*x_25 -
                x_27*x_27 - x_28*x_28 - x_29*x_29 - x_30*x_30 - x_31*x_31
            )
            # out = sqrt(|s|)
            tile_out[0, e] = sqrt(abs(s_0))
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def norm__full(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__full, (32,), 1, (x,), out, (1,), "real")


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__even(count, x, x_step, out):
    """Run the unrolled form: 16 multiplications, 15 additions, 1 roots."""
    tile_x = np.empty((16, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            # s = <x ~x>_0
            s_0 = (
                x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_5*x_5 + x_6*x_6 + x_8*x_8 + x_11*x_11
                - x_4*x_4 - x_7*x_7 - x_9*x_9 - x_10*x_10 - x_12*x_12 - x_13*x_13 - x_14*x_14 -
                x_15*x_15
            )
            # out = sqrt(|s|)
            tile_out[0, e] = sqrt(abs(s_0))
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def norm__even(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__even, (16,), 1, (x,), out, (1,), "real")


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__vector(count, x, x_step, out):
    """Run the unrolled form: 5 multiplications, 4 additions, 1 roots."""
    tile_x = np.empty((5, 32), x.dtype)
    tile_out = np.empty((1, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # s = <x ~x>_0
            s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 - x_4*x_4
            # out = sqrt(|s|)
            tile_out[0, e] = sqrt(abs(s_0))
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def norm__vector(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 5), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__vector, (5,), 1, (x,), out, (1,), "real")


# --- inv: inverse -------------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__even(count, x, x_step, out):
    """Run the unrolled form: 163 multiplications, 135 additions, 16 divisions."""
    c2 = x.dtype.type(2)
    tile_x = np.empty((16, 32), x.dtype)
    tile_out = np.empty((16, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            # u = x reverse(x)
            u_0 = (
                x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_5*x_5 + x_6*x_6 + x_8*x_8 + x_11*x_11
                - x_4*x_4 - x_7*x_7 - x_9*x_9 - x_10*x_10 - x_12*x_12 - x_13*x_13 - x_14*x_14 -
                x_15*x_15
            )
            # common factors
            f_0 = (
                x_0*x_11 + x_2*x_6 + x_4*x_15 + x_9*x_13 - x_1*x_8 - x_3*x_5 - x_7*x_14 -
                x_10*x_12
            )
            # u = x reverse(x)
            u_1 = c2*f_0
            # common factors
            f_1 = (
                x_0*x_12 + x_2*x_7 + x_3*x_15 + x_8*x_13 - x_1*x_9 - x_4*x_5 - x_6*x_14 -
                x_10*x_11
            )
            # u = x reverse(x)
            u_2 = c2*f_1
            # common factors
            f_2 = (
                x_0*x_13 + x_3*x_7 + x_5*x_14 + x_9*x_11 - x_1*x_10 - x_2*x_15 - x_4*x_6 -
                x_8*x_12
            )
            # u = x reverse(x)
            u_3 = c2*f_2
            # common factors
            f_3 = (
                x_0*x_14 + x_1*x_15 + x_3*x_9 + x_6*x_12 - x_2*x_10 - x_4*x_8 - x_5*x_13 -
                x_7*x_11
            )
            # u = x reverse(x)
            u_4 = c2*f_3
            # common factors
            f_4 = (
                x_0*x_15 + x_2*x_13 + x_4*x_11 + x_6*x_9 - x_1*x_14 - x_3*x_12 - x_5*x_10 -
                x_7*x_8
            )
            # u = x reverse(x)
            u_5 = c2*f_4
            # s = <u v>_0
            s_0 = u_0*u_0 + u_2*u_2 + u_3*u_3 + u_4*u_4 + u_5*u_5 - u_1*u_1
            # N = reverse(x) v
            N_0 = u_0*x_0 + u_2*x_12 + u_3*x_13 + u_4*x_14 + u_5*x_15 - u_1*x_11
            N_1 = u_2*x_9 + u_3*x_10 + u_5*x_14 - u_1*x_8 - u_4*x_15 - u_0*x_1
            N_2 = u_1*x_6 + u_4*x_10 + u_3*x_15 - u_2*x_7 - u_5*x_13 - u_0*x_2
            N_3 = u_5*x_12 - u_1*x_5 - u_3*x_7 - u_4*x_9 - u_2*x_15 - u_0*x_3
            N_4 = u_5*x_11 - u_2*x_5 - u_3*x_6 - u_4*x_8 - u_1*x_15 - u_0*x_4
            N_5 = u_2*x_4 + u_5*x_10 + u_4*x_13 - u_1*x_3 - u_3*x_14 - u_0*x_5
            N_6 = u_1*x_2 + u_3*x_4 + u_2*x_14 - u_5*x_9 - u_4*x_12 - u_0*x_6
            N_7 = u_2*x_2 + u_3*x_3 + u_1*x_14 - u_5*x_8 - u_4*x_11 - u_0*x_7
            N_8 = u_4*x_4 + u_5*x_7 + u_3*x_12 - u_1*x_1 - u_2*x_13 - u_0*x_8
            N_9 = u_4*x_3 + u_5*x_6 + u_3*x_11 - u_2*x_1 - u_1*x_13 - u_0*x_9
            N_10 = u_1*x_12 - u_3*x_1 - u_4*x_2 - u_5*x_5 - u_2*x_11 - u_0*x_10
            N_11 = u_0*x_11 + u_5*x_4 + u_3*x_9 - u_1*x_0 - u_4*x_7 - u_2*x_10
            N_12 = u_0*x_12 + u_5*x_3 + u_3*x_8 - u_2*x_0 - u_4*x_6 - u_1*x_10
            N_13 = u_0*x_13 + u_4*x_5 + u_1*x_9 - u_3*x_0 - u_5*x_2 - u_2*x_8
            N_14 = u_0*x_14 + u_5*x_1 + u_2*x_6 - u_4*x_0 - u_3*x_5 - u_1*x_7
            N_15 = u_0*x_15 + u_3*x_2 + u_1*x_4 - u_5*x_0 - u_4*x_1 - u_2*x_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
            tile_out[10, e] = N_10/s_0
            tile_out[11, e] = N_11/s_0
            tile_out[12, e] = N_12/s_0
            tile_out[13, e] = N_13/s_0
            tile_out[14, e] = N_14/s_0
            tile_out[15, e] = N_15/s_0
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def inv__even(x, out=None):
    """Return the inverse.

    Law: reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u.

    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    return _run(_inv__even, (16,), 16, (x,), out, (1,), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__vector(count, x, x_step, out):
    """Run the unrolled form: 5 multiplications, 4 additions, 5 divisions."""
    tile_x = np.empty((5, 32), x.dtype)
    tile_out = np.empty((5, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # s = <x reverse(x)>_0
            s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 - x_4*x_4
            # out = y / s
            tile_out[0, e] = x_0/s_0
            tile_out[1, e] = x_1/s_0
            tile_out[2, e] = x_2/s_0
            tile_out[3, e] = x_3/s_0
            tile_out[4, e] = x_4/s_0
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def inv__vector(x, out=None):
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1
    """
    return _run(_inv__vector, (5,), 5, (x,), out, (1,), "quotient")


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _exp__bivector(count, B, B_step, out):
    """Run the exponential form: 182 multiplications, 132 additions, 1 roots.

    C stands for C - 1, numbers a + b W for two tiles, and z is that of B / 2**halvings.
    """
    b = np.empty((10, 32))
    tile_C_0 = np.empty(32)
    tile_S_0 = np.empty(32)
    tile_z_0 = np.empty(32)
    tile_C_1 = np.empty(32)
    tile_S_1 = np.empty(32)
    tile_z_1 = np.empty(32)
    tile_w = np.empty(32)
    scales = np.empty(32)
    halvings = np.empty(32, np.int64)
    for start in range(0, count, 32):
        width = min(32, count - start)
        most = 0
        for e in range(width):
            place = (start + e) * B_step
            for i in range(10):
                b[i, e] = B[place + i]
            size = (
                b[0, e]*b[0, e] + b[1, e]*b[1, e] + b[2, e]*b[2, e] + b[3, e]*b[3, e] + b[4,
                e]*b[4, e] + b[5, e]*b[5, e] + b[6, e]*b[6, e] + b[7, e]*b[7, e] + b[8, e]*b[8,
                e] + b[9, e]*b[9, e]
            )
            size = np.sqrt(size)
            total = size  # NaN where B is not finite
            for i in range(10):
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
            b_3 = scales[e] * b[3, e]
            b_4 = scales[e] * b[4, e]
            b_5 = scales[e] * b[5, e]
            b_6 = scales[e] * b[6, e]
            b_7 = scales[e] * b[7, e]
            b_8 = scales[e] * b[8, e]
            b_9 = scales[e] * b[9, e]
            z = (
                b_3*b_3 + b_6*b_6 + b_8*b_8 + b_9*b_9 - b_0*b_0 - b_1*b_1 - b_2*b_2 - b_4*b_4 -
                b_5*b_5 - b_7*b_7
            )
            W_0 = 2 * (b_0*b_7 + b_2*b_4 - b_1*b_5)
            W_1 = 2 * (b_0*b_8 + b_3*b_4 - b_1*b_6)
            W_2 = 2 * (b_0*b_9 + b_3*b_5 - b_2*b_6)
            W_3 = 2 * (b_1*b_9 + b_3*b_7 - b_2*b_8)
            W_4 = 2 * (b_4*b_9 + b_6*b_7 - b_5*b_8)
            w = W_0*W_0 - W_1*W_1 - W_2*W_2 - W_3*W_3 - W_4*W_4
            C_0 = _C[8]
            C_1 = 0 * w
            C_0, C_1 = z*C_0 + w*C_1, C_0 + z*C_1
            C_0 += _C[7]
            C_0, C_1 = z*C_0 + w*C_1, C_0 + z*C_1
            C_0 += _C[6]
            C_0, C_1 = z*C_0 + w*C_1, C_0 + z*C_1
            C_0 += _C[5]
            C_0, C_1 = z*C_0 + w*C_1, C_0 + z*C_1
            C_0 += _C[4]
            C_0, C_1 = z*C_0 + w*C_1, C_0 + z*C_1
            C_0 += _C[3]
            C_0, C_1 = z*C_0 + w*C_1, C_0 + z*C_1
            C_0 += _C[2]
            C_0, C_1 = z*C_0 + w*C_1, C_0 + z*C_1
            C_0 += _C[1]
            S_0 = _S[8]
            S_1 = 0 * w
            S_0, S_1 = z*S_0 + w*S_1, S_0 + z*S_1
            S_0 += _S[7]
            S_0, S_1 = z*S_0 + w*S_1, S_0 + z*S_1
            S_0 += _S[6]
            S_0, S_1 = z*S_0 + w*S_1, S_0 + z*S_1
            S_0 += _S[5]
            S_0, S_1 = z*S_0 + w*S_1, S_0 + z*S_1
            S_0 += _S[4]
            S_0, S_1 = z*S_0 + w*S_1, S_0 + z*S_1
            S_0 += _S[3]
            S_0, S_1 = z*S_0 + w*S_1, S_0 + z*S_1
            S_0 += _S[2]
            S_0, S_1 = z*S_0 + w*S_1, S_0 + z*S_1
            S_0 += _S[1]
            S_0, S_1 = z*S_0 + w*S_1, S_0 + z*S_1
            S_0 += _S[0]
            C_0, C_1 = z*C_0 + w*C_1, C_0 + z*C_1
            tile_z_1[e] = 1
            tile_w[e] = w
            tile_C_1[e] = C_1
            tile_S_1[e] = S_1
            tile_z_0[e] = z
            tile_C_0[e] = C_0
            tile_S_0[e] = S_0
        for step in range(most, 0, -1):
            for e in range(width):
                active = step <= halvings[e]
                c, s, z = tile_C_0[e], tile_S_0[e], tile_z_0[e]
                d, t, y, w = tile_C_1[e], tile_S_1[e], tile_z_1[e], tile_w[e]
                square_0 = s * s + w * t * t
                square_1 = 2 * s * t
                tile_C_0[e] = 2 * (z * square_0 + w * y * square_1) if active else c
                tile_C_1[e] = 2 * (z * square_1 + y * square_0) if active else d
                tile_S_0[e] = s + (s * c + w * t * d) if active else s
                tile_S_1[e] = t + (s * d + t * c) if active else t
                tile_z_0[e] = 4 * z if active else z
                tile_z_1[e] = 4 * y if active else y
        for e in range(width):
            b_0 = b[0, e]
            b_1 = b[1, e]
            b_2 = b[2, e]
            b_3 = b[3, e]
            b_4 = b[4, e]
            b_5 = b[5, e]
            b_6 = b[6, e]
            b_7 = b[7, e]
            b_8 = b[8, e]
            b_9 = b[9, e]
            place = (start + e) * 16
            s = tile_S_0[e]
            out[place] = 1 + tile_C_0[e]
            W_0 = 2 * (b_0*b_7 + b_2*b_4 - b_1*b_5)
            W_1 = 2 * (b_0*b_8 + b_3*b_4 - b_1*b_6)
            W_2 = 2 * (b_0*b_9 + b_3*b_5 - b_2*b_6)
            W_3 = 2 * (b_1*b_9 + b_3*b_7 - b_2*b_8)
            W_4 = 2 * (b_4*b_9 + b_6*b_7 - b_5*b_8)
            t = tile_S_1[e] * scales[e] * scales[e]
            d = tile_C_1[e] * scales[e] * scales[e]
            out[place + 1] = s * b_0 + t * (W_1*b_8 + W_2*b_9 - W_0*b_7)
            out[place + 2] = s * b_1 + t * (W_0*b_5 + W_3*b_9 - W_1*b_6)
            out[place + 3] = s * b_2 + t * (-W_0*b_4 - W_2*b_6 - W_3*b_8)
            out[place + 4] = s * b_3 + t * (-W_1*b_4 - W_2*b_5 - W_3*b_7)
            out[place + 5] = s * b_4 + t * (W_1*b_3 + W_4*b_9 - W_0*b_2)
            out[place + 6] = s * b_5 + t * (W_0*b_1 + W_2*b_3 - W_4*b_8)
            out[place + 7] = s * b_6 + t * (W_1*b_1 + W_2*b_2 - W_4*b_7)
            out[place + 8] = s * b_7 + t * (W_3*b_3 + W_4*b_6 - W_0*b_0)
            out[place + 9] = s * b_8 + t * (W_3*b_2 + W_4*b_5 - W_1*b_0)
            out[place + 10] = s * b_9 + t * (-W_2*b_0 - W_3*b_1 - W_4*b_4)
            out[place + 11] = d * W_0
            out[place + 12] = d * W_1
            out[place + 13] = d * W_2
            out[place + 14] = d * W_3
            out[place + 15] = d * W_4


def exp__bivector__vjp(g, B, wanted=None, threads=None):
    """Return the gradient with respect to B: the adjoint of the derivative of exp, applied to g.

    Law: <g, exp(B) Psi(H)> = <out, H> for all bivectors H, Psi(H) the mean over t from 0 to 1 of
    exp(-t B) H exp(t B).

    g : (..., 16), even
    B : (..., 10), bivector
    wanted, threads : not used; there is one gradient, computed in one thread
    returns : tuple of one array (..., 10)
    """
    return _vjp_of_result(g, exp__bivector(B), B)


def _vjp_of_result(g, E, B, wanted=None, threads=None):
    """Return the gradient where E = exp(B) is known."""
    sizes = (16, 16, 10)
    return (_run(_exp__bivector__vjp, sizes, 10, (g, E, B), None, (1, 1, 1), "real"),)


def exp__bivector(B, out=None):
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 10), bivector: grades 2
    returns : (..., 16), even: grades 0, 2, 4
    """
    return _run(_exp__bivector, (10,), 16, (B,), out, (1,), "real")


exp__bivector.vjp = _vjp_of_result


# --- split: commuting parts of a bivector, on an axis before the last ---------------------------


_PAIRS = 10
_ROW = 24
_BLADE_SQUARES = np.array([-1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0])
_NULL_SQUARE = 4e-13  # squares that are only rounding, relative to the part
_ROUNDING = 4e-15  # sizes that are only rounding, relative to B
_RESIDUAL = 2e-13  # largest residual of parts, relative to |B|**2
_CONJUGATE = 1e-06  # imaginary part of squares that are conjugate
_FOURS = 5
_INVARIANTS = 13
_DEFECTS = 20
_PART_TILE = 64


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
def _squared_gap(b, c, size):
    """Return (s_1 - s_2)**2: either c_1**2 - 4 c_2 or 4 <X X>_0 / c_1, which is rounded less.

    X = c_1 B / 2 - V_1 = (s_1 - s_2) (b_1 - b_2) / 2, and <X X>_0 is c_1 / 4 times the square.
    """
    if c[1] > 0:
        total = 0 * c[0]
        square = 0 * c[0]
        for i in range(_PAIRS):
            x = c[0] * b[i] / 2 - c[3 + i]
            total += x * x
            square += _BLADE_SQUARES[i] * x * x
        rounding = 2 * abs(c[0]) * size + 4 * c[2]  # of the difference, in units of the last place
        if 64 * total * size**3 < (rounding * c[0]) ** 2:
            return 4 * square / c[0]
    return c[0] * c[0] - 4 * c[1]


@njit(cache=True, nogil=True, error_model="numpy")
def _take_apart(b, c, one, two, found):
    """Write the parts of b, and in found their squares, their kinds and the squared size of b.

    Kind 4 is one block with conjugate squares, kind -1 that two squares are too close.
    """
    size = 0.0
    solid = 0.0
    for i in range(_PAIRS):
        one[i] = b[i]
        two[i] = 0
        size += b[i] * b[i]
        solid += abs(_BLADE_SQUARES[i]) * b[i] * b[i]
    found[0], found[1], found[2], found[3], found[4] = c[0], 0, 0, 0, size
    if c[2] <= (_ROUNDING * size) ** 2:  # B ^ B = 0
        if size > 0:
            found[2] = _kind_of_blade(c[0], solid, 0)
        return
    square = _squared_gap(b, c, size)
    if square <= 0:
        found[2] = 4 if -square > (2 * _CONJUGATE * solid) ** 2 else -1
        return
    gap = sqrt(square) if c[0] >= 0 else -sqrt(square)
    far = (c[0] + gap) / 2
    near = c[1] / far + 0  # which makes 0 of -0
    sizes_0 = 0.0
    sizes_1 = 0.0
    whole = 0.0
    for i in range(_PAIRS):
        two[i] = (c[3 + i] - near * b[i]) / gap + 0
        one[i] = b[i] - two[i]
        whole += two[i] * two[i]
        sizes_0 += abs(_BLADE_SQUARES[i]) * one[i] * one[i]
        sizes_1 += abs(_BLADE_SQUARES[i]) * two[i] * two[i]
    found[0], found[1] = far, near
    rounding = _ROUNDING**2 * solid
    found[2] = _kind_of_blade(far, sizes_0, rounding)
    found[3] = _kind_of_blade(near, sizes_1, rounding)
    if found[2] == 3 or not whole <= 1e6 * size:
        found[2] = -1


@njit(cache=True, nogil=True, error_model="numpy")
def _is_split(defects, place, size):
    """Tell whether parts are commuting blades to the tolerance."""
    outer_one = 0.0
    outer_two = 0.0
    commutator = 0.0
    for i in range(_FOURS):
        outer_one += defects[place + i] * defects[place + i]
        outer_two += defects[place + _FOURS + i] * defects[place + _FOURS + i]
    for i in range(_PAIRS):
        value = defects[place + 2 * _FOURS + i]
        commutator += value * value
    return 4 * max(outer_one, outer_two, commutator) <= (_RESIDUAL * size) ** 2


@njit(cache=True, nogil=True, error_model="numpy")
def _split__bivector(count, B, B_step, out):
    """Run the split form: 380 multiplications, 324 additions, 2 divisions, 1 roots.

    b is B over a power of two; one and two are its parts. Polynomials run on tiles.
    """
    scales = np.empty(_PART_TILE)
    b = np.empty(_PART_TILE * _PAIRS)
    one = np.empty(_PART_TILE * _PAIRS)
    two = np.empty(_PART_TILE * _PAIRS)
    found = np.empty(_PART_TILE * 5)
    c = np.empty(_PART_TILE * _INVARIANTS)
    defects = np.empty(_PART_TILE * _DEFECTS)
    for start in range(0, count, _PART_TILE):
        width = min(_PART_TILE, count - start)
        for e in range(width):
            place = (start + e) * B_step
            scales[e] = _power_of_two(B, place)
            for i in range(_PAIRS):
                b[e * _PAIRS + i] = B[place + i] / scales[e]
        _split_invariants__bivector(width, b, _PAIRS, c)
        for e in range(width):
            first, last = e * _PAIRS, (e + 1) * _PAIRS
            invariants = c[e * _INVARIANTS : (e + 1) * _INVARIANTS]
            facts = found[e * 5 : (e + 1) * 5]
            _take_apart(b[first:last], invariants, one[first:last], two[first:last], facts)
        _split_defects__bivector__bivector(width, one, _PAIRS, two, _PAIRS, defects)
        for e in range(width):
            kind = found[e * 5 + 2]
            scale = scales[e]
            if kind != 4 and not _is_split(defects, e * _DEFECTS, found[e * 5 + 4]):
                kind = -1
            row = (start + e) * _ROW
            if kind == -1:
                for i in range(_ROW - 2):
                    out[row + i] = np.nan
                out[row + _ROW - 2] = -1
                out[row + _ROW - 1] = -1
                continue
            for i in range(_PAIRS):
                out[row + i] = one[e * _PAIRS + i] * scale
                out[row + _PAIRS + i] = two[e * _PAIRS + i] * scale
            out[row + _ROW - 4] = found[e * 5] * scale * scale
            out[row + _ROW - 3] = found[e * 5 + 1] * scale * scale
            out[row + _ROW - 2] = kind
            out[row + _ROW - 1] = found[e * 5 + 3]


def _rows_of_split(B, out=None):
    """Return one row for each bivector: its parts, their squares, their kinds."""
    return _run(_split__bivector, (10,), 24, (B,), out, (1,), "real")


def split__bivector(B):
    """Return the commuting parts of bivectors in closed form, with their squares and kinds.

    Law: B = b_1 + b_2 + ..., b_i b_j = b_j b_i, b_i a blade where B allows

    B : (..., 10), bivector: grades 2
    returns : tuple of
        parts : (..., 2, 10), by descending size of the square, null parts last, then zeros
        squares : (..., 2), the scalar parts of the squares of the parts
        kinds : (..., 2), int8: 0 no part, 1 and 2 a blade of negative and of positive square, 3
            a null blade, 4 a block whose squares are conjugate, -1 where the closed form is not
            defined or not accurate, as two squares are too close or B is not finite; parts and
            squares are NaN there
    """
    rows = _rows_of_split(B)
    parts = rows[..., :20].reshape(*rows.shape[:-1], 2, 10)
    return parts, rows[..., 20:22], rows[..., 22:].astype(np.int8)


split__bivector.rows = _rows_of_split


# --- sandwich: action of a versor ---------------------------------------------------------------


# P from R x: terms R[i] * x[j], from j = 32 on with a minus sign, and where the terms of each
# output start.
_SANDWICH_UNIT__FULL__FULL_P_TERMS = np.array(
    [
        (0, 1), (6, 2), (7, 3), (8, 4), (9, 37), (0, 2), (6, 33), (10, 3), (11, 4), (12, 37),
        (0, 3), (7, 33), (10, 34), (13, 4), (14, 37), (0, 4), (8, 33), (11, 34), (13, 35), (15,
        37), (0, 5), (9, 33), (12, 34), (14, 35), (15, 36), (6, 3), (7, 34), (10, 1), (26, 4),
        (27, 37), (6, 4), (8, 34), (11, 1), (26, 35), (28, 37), (6, 5), (9, 34), (12, 1), (27,
        35), (28, 36), (7, 4), (8, 35), (13, 1), (26, 2), (29, 37), (7, 5), (9, 35), (14, 1),
        (27, 2), (29, 36), (8, 5), (9, 36), (15, 1), (28, 2), (29, 3), (10, 4), (11, 35), (13,
        2), (26, 33), (30, 37), (10, 5), (12, 35), (14, 2), (27, 33), (30, 36), (11, 5), (12,
        36), (15, 2), (28, 33), (30, 3), (13, 5), (14, 36), (15, 3), (29, 33), (30, 34), (0, 6),
        (7, 42), (8, 43), (9, 12), (10, 7), (11, 8), (12, 41), (26, 45), (27, 14), (28, 15), (0,
        7), (6, 10), (8, 45), (9, 14), (10, 38), (13, 8), (14, 41), (26, 11), (27, 44), (29,
        15), (0, 8), (6, 11), (7, 13), (9, 15), (11, 38), (13, 39), (15, 41), (26, 42), (28,
        44), (29, 46), (0, 9), (6, 12), (7, 14), (8, 15), (12, 38), (14, 39), (15, 40), (27,
        42), (28, 43), (29, 45), (0, 10), (6, 39), (7, 6), (11, 45), (12, 14), (13, 11), (14,
        44), (26, 40), (27, 9), (30, 15), (0, 11), (6, 40), (8, 6), (10, 13), (12, 15), (13,
        42), (15, 44), (26, 7), (28, 9), (30, 46), (0, 12), (6, 41), (9, 6), (10, 14), (11, 15),
        (14, 42), (15, 43), (27, 7), (28, 8), (30, 45), (0, 13), (7, 40), (8, 7), (10, 43), (11,
        10), (14, 15), (15, 46), (26, 38), (29, 9), (30, 12), (0, 14), (7, 41), (9, 7), (10,
        44), (12, 10), (13, 15), (15, 45), (27, 38), (29, 8), (30, 11), (0, 15), (8, 41), (9,
        8), (11, 44), (12, 11), (13, 46), (14, 13), (28, 38), (29, 39), (30, 42), (6, 13), (7,
        43), (8, 10), (10, 8), (11, 39), (13, 6), (27, 15), (28, 46), (29, 12), (30, 41), (6,
        14), (7, 44), (9, 10), (10, 9), (12, 39), (14, 6), (26, 15), (28, 45), (29, 11), (30,
        40), (6, 15), (8, 44), (9, 11), (11, 9), (12, 40), (15, 6), (26, 46), (27, 13), (29,
        42), (30, 7), (7, 15), (8, 46), (9, 13), (13, 9), (14, 40), (15, 7), (26, 12), (27, 43),
        (28, 10), (30, 38), (10, 15), (11, 46), (12, 13), (13, 12), (14, 43), (15, 10), (26,
        41), (27, 8), (28, 39), (29, 6), (0, 16), (8, 22), (9, 55), (11, 51), (12, 20), (13,
        17), (14, 50), (28, 25), (29, 56), (30, 21), (0, 17), (7, 54), (9, 56), (10, 19), (12,
        21), (13, 48), (15, 50), (27, 57), (29, 23), (30, 52), (0, 18), (7, 55), (8, 56), (10,
        20), (11, 21), (14, 48), (15, 49), (26, 57), (29, 22), (30, 51), (0, 19), (6, 22), (9,
        57), (10, 49), (11, 16), (14, 21), (15, 52), (27, 24), (28, 55), (30, 18), (0, 20), (6,
        23), (8, 57), (10, 50), (12, 16), (13, 21), (15, 51), (26, 24), (28, 54), (30, 17), (0,
        21), (6, 24), (7, 25), (11, 50), (12, 17), (13, 52), (14, 19), (26, 55), (27, 22), (30,
        48), (0, 22), (6, 51), (7, 17), (8, 48), (12, 57), (14, 24), (15, 55), (27, 53), (28,
        20), (29, 50), (0, 23), (6, 52), (7, 18), (9, 48), (11, 57), (13, 24), (15, 54), (26,
        53), (28, 19), (29, 49), (0, 24), (6, 53), (8, 18), (9, 49), (10, 25), (13, 55), (14,
        22), (26, 20), (27, 51), (29, 16), (0, 25), (7, 53), (8, 20), (9, 51), (10, 56), (11,
        23), (12, 54), (26, 50), (27, 17), (28, 48), (6, 48), (8, 19), (9, 52), (11, 22), (12,
        55), (15, 25), (26, 49), (27, 18), (29, 53), (30, 56), (6, 49), (7, 51), (9, 53), (10,
        54), (12, 56), (14, 57), (26, 16), (28, 18), (29, 20), (30, 23), (6, 50), (7, 52), (8,
        53), (10, 55), (11, 56), (13, 57), (27, 16), (28, 17), (29, 19), (30, 22), (7, 16), (8,
        17), (9, 50), (13, 54), (14, 23), (15, 24), (26, 19), (27, 52), (28, 53), (30, 25), (10,
        48), (11, 49), (12, 18), (13, 51), (14, 20), (15, 21), (26, 54), (27, 23), (28, 24),
        (29, 25), (0, 26), (9, 30), (12, 61), (14, 28), (15, 59), (0, 27), (8, 30), (11, 61),
        (13, 28), (15, 58), (0, 28), (7, 62), (10, 29), (13, 59), (14, 26), (0, 29), (6, 30),
        (10, 60), (11, 27), (12, 58), (0, 30), (6, 61), (7, 28), (8, 59), (9, 26), (6, 58), (9,
        29), (12, 30), (27, 60), (28, 27), (6, 59), (8, 29), (11, 30), (26, 60), (28, 26), (6,
        60), (7, 61), (10, 62), (26, 27), (27, 58), (7, 26), (9, 28), (14, 62), (27, 29), (29,
        59), (7, 27), (8, 28), (13, 62), (26, 29), (29, 58), (8, 58), (9, 27), (15, 30), (28,
        61), (29, 28), (10, 58), (12, 60), (14, 61), (27, 62), (30, 27), (10, 59), (11, 60),
        (13, 61), (26, 62), (30, 26), (11, 26), (12, 59), (15, 29), (28, 30), (30, 60), (13,
        58), (14, 27), (15, 28), (29, 62), (30, 29), (1, 33), (2, 34), (3, 35), (4, 36), (5, 5),
        (1, 34), (2, 1), (16, 35), (17, 36), (18, 5), (1, 35), (3, 1), (16, 2), (19, 36), (20,
        5), (1, 36), (4, 1), (17, 2), (19, 3), (21, 5), (1, 37), (5, 1), (18, 2), (20, 3), (21,
        4), (2, 35), (3, 2), (16, 33), (22, 36), (23, 5), (2, 36), (4, 2), (17, 33), (22, 3),
        (24, 5), (2, 37), (5, 2), (18, 33), (23, 3), (24, 4), (3, 36), (4, 3), (19, 33), (22,
        34), (25, 5), (3, 37), (5, 3), (20, 33), (23, 34), (25, 4), (4, 37), (5, 4), (21, 33),
        (24, 34), (25, 35), (16, 36), (17, 3), (19, 34), (22, 1), (31, 5), (16, 37), (18, 3),
        (20, 34), (23, 1), (31, 4), (17, 37), (18, 4), (21, 34), (24, 1), (31, 35), (19, 37),
        (20, 4), (21, 35), (25, 1), (31, 2), (22, 37), (23, 4), (24, 35), (25, 2), (31, 33), (1,
        6), (3, 42), (4, 43), (5, 12), (16, 7), (17, 8), (18, 41), (22, 45), (23, 14), (24, 15),
        (1, 7), (2, 10), (4, 45), (5, 14), (16, 38), (19, 8), (20, 41), (22, 11), (23, 44), (25,
        15), (1, 8), (2, 11), (3, 13), (5, 15), (17, 38), (19, 39), (21, 41), (22, 42), (24,
        44), (25, 46), (1, 9), (2, 12), (3, 14), (4, 15), (18, 38), (20, 39), (21, 40), (23,
        42), (24, 43), (25, 45), (1, 10), (2, 39), (3, 6), (17, 45), (18, 14), (19, 11), (20,
        44), (22, 40), (23, 9), (31, 15), (1, 11), (2, 40), (4, 6), (16, 13), (18, 15), (19,
        42), (21, 44), (22, 7), (24, 9), (31, 46), (1, 12), (2, 41), (5, 6), (16, 14), (17, 15),
        (20, 42), (21, 43), (23, 7), (24, 8), (31, 45), (1, 13), (3, 40), (4, 7), (16, 43), (17,
        10), (20, 15), (21, 46), (22, 38), (25, 9), (31, 12), (1, 14), (3, 41), (5, 7), (16,
        44), (18, 10), (19, 15), (21, 45), (23, 38), (25, 8), (31, 11), (1, 15), (4, 41), (5,
        8), (17, 44), (18, 11), (19, 46), (20, 13), (24, 38), (25, 39), (31, 42), (2, 38), (3,
        39), (4, 40), (5, 9), (16, 42), (17, 43), (18, 12), (19, 45), (20, 14), (21, 15), (2,
        13), (3, 43), (4, 10), (16, 8), (17, 39), (19, 6), (23, 15), (24, 46), (25, 12), (31,
        41), (2, 14), (3, 44), (5, 10), (16, 9), (18, 39), (20, 6), (22, 15), (24, 45), (25,
        11), (31, 40), (2, 15), (4, 44), (5, 11), (17, 9), (18, 40), (21, 6), (22, 46), (23,
        13), (25, 42), (31, 7), (3, 15), (4, 46), (5, 13), (19, 9), (20, 40), (21, 7), (22, 12),
        (23, 43), (24, 10), (31, 38), (1, 48), (4, 54), (5, 23), (17, 19), (18, 52), (19, 49),
        (20, 18), (24, 57), (25, 24), (31, 53), (1, 49), (3, 22), (5, 24), (16, 51), (18, 53),
        (19, 16), (21, 18), (23, 25), (25, 55), (31, 20), (1, 50), (3, 23), (4, 24), (16, 52),
        (17, 53), (20, 16), (21, 17), (22, 25), (25, 54), (31, 19), (1, 51), (2, 54), (5, 25),
        (16, 17), (17, 48), (20, 53), (21, 20), (23, 56), (24, 23), (31, 50), (1, 52), (2, 55),
        (4, 25), (16, 18), (18, 48), (19, 53), (21, 19), (22, 56), (24, 22), (31, 49), (1, 53),
        (2, 56), (3, 57), (17, 18), (18, 49), (19, 20), (20, 51), (22, 23), (23, 54), (31, 16),
        (1, 54), (2, 19), (3, 49), (4, 16), (18, 25), (20, 56), (21, 23), (23, 21), (24, 52),
        (25, 18), (1, 55), (2, 20), (3, 50), (5, 16), (17, 25), (19, 56), (21, 22), (22, 21),
        (24, 51), (25, 17), (1, 56), (2, 21), (4, 50), (5, 17), (16, 57), (19, 23), (20, 54),
        (22, 52), (23, 19), (25, 48), (1, 57), (3, 21), (4, 52), (5, 19), (16, 24), (17, 55),
        (18, 22), (22, 18), (23, 49), (24, 16), (2, 16), (4, 51), (5, 20), (17, 54), (18, 23),
        (21, 57), (22, 17), (23, 50), (25, 21), (31, 24), (2, 17), (3, 19), (5, 21), (16, 22),
        (18, 24), (20, 25), (22, 48), (24, 50), (25, 52), (31, 55), (2, 18), (3, 20), (4, 21),
        (16, 23), (17, 24), (19, 25), (23, 48), (24, 49), (25, 51), (31, 54), (2, 57), (3, 24),
        (4, 55), (5, 22), (16, 53), (17, 20), (18, 51), (19, 50), (20, 17), (21, 48), (3, 48),
        (4, 49), (5, 18), (19, 22), (20, 55), (21, 56), (22, 51), (23, 20), (24, 21), (31, 57),
        (16, 16), (17, 17), (18, 50), (19, 19), (20, 52), (21, 53), (22, 22), (23, 55), (24,
        56), (25, 57), (1, 26), (5, 30), (18, 61), (20, 28), (21, 59), (1, 27), (4, 30), (17,
        61), (19, 28), (21, 58), (1, 28), (3, 62), (16, 29), (19, 59), (20, 26), (1, 29), (2,
        30), (16, 60), (17, 27), (18, 58), (2, 58), (5, 29), (18, 30), (23, 60), (24, 27), (2,
        59), (4, 29), (17, 30), (22, 60), (24, 26), (2, 60), (3, 61), (16, 62), (22, 27), (23,
        58), (3, 26), (5, 28), (20, 62), (23, 29), (25, 59), (3, 27), (4, 28), (19, 62), (22,
        29), (25, 58), (4, 58), (5, 27), (21, 30), (24, 61), (25, 28), (16, 58), (18, 60), (20,
        61), (23, 62), (31, 27), (16, 59), (17, 60), (19, 61), (22, 62), (31, 26), (17, 26),
        (18, 59), (21, 29), (24, 30), (31, 60), (19, 58), (20, 27), (21, 28), (25, 62), (31,
        29), (22, 26), (23, 59), (24, 60), (25, 61), (31, 62), (1, 63), (2, 31), (3, 63), (4,
        31), (5, 31), (16, 31), (17, 63), (18, 63), (19, 31), (20, 31), (21, 63), (22, 63), (23,
        63), (24, 31), (25, 63), (31, 31)
    ],
    np.int32,
)
_SANDWICH_UNIT__FULL__FULL_P_START = np.array(
    [
        0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 85, 95, 105, 115, 125,
        135, 145, 155, 165, 175, 185, 195, 205, 215, 225, 235, 245, 255, 265, 275, 285, 295,
        305, 315, 325, 335, 345, 355, 365, 375, 380, 385, 390, 395, 400, 405, 410, 415, 420,
        425, 430, 435, 440, 445, 450, 455, 460, 465, 470, 475, 480, 485, 490, 495, 500, 505,
        510, 515, 520, 525, 530, 540, 550, 560, 570, 580, 590, 600, 610, 620, 630, 640, 650,
        660, 670, 680, 690, 700, 710, 720, 730, 740, 750, 760, 770, 780, 790, 800, 810, 820,
        830, 840, 845, 850, 855, 860, 865, 870, 875, 880, 885, 890, 895, 900, 905, 910, 915,
        916, 917, 918, 919, 920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931
    ],
    np.int32,
)
# D from P R: terms P[i] * R[j], from j = 32 on with a minus sign, and where the terms of each
# output start.
_SANDWICH_UNIT__FULL__FULL_D_TERMS = np.array(
    [
        (1, 6), (2, 7), (3, 8), (4, 41), (11, 26), (12, 59), (13, 60), (14, 61), (60, 1), (65,
        16), (66, 17), (67, 50), (68, 19), (69, 52), (70, 53), (75, 63), (0, 38), (2, 10), (3,
        11), (4, 44), (8, 58), (9, 27), (10, 28), (14, 62), (60, 2), (62, 48), (63, 49), (64,
        18), (68, 22), (69, 55), (70, 56), (74, 31), (0, 39), (1, 42), (3, 13), (4, 46), (6,
        26), (7, 59), (10, 29), (13, 30), (60, 3), (61, 16), (63, 51), (64, 20), (66, 54), (67,
        23), (70, 57), (73, 63), (0, 40), (1, 43), (2, 45), (4, 47), (5, 58), (7, 60), (9, 61),
        (12, 62), (60, 4), (61, 17), (62, 19), (64, 21), (65, 22), (67, 24), (69, 25), (72, 31),
        (0, 41), (1, 44), (2, 46), (3, 47), (5, 59), (6, 60), (8, 61), (11, 62), (60, 5), (61,
        18), (62, 20), (63, 21), (65, 23), (66, 24), (68, 25), (71, 31), (16, 10), (17, 11),
        (18, 44), (19, 39), (20, 40), (21, 9), (28, 62), (29, 29), (76, 33), (83, 22), (84, 55),
        (85, 56), (86, 2), (87, 51), (88, 20), (89, 21), (15, 42), (17, 13), (18, 46), (19, 6),
        (22, 40), (23, 9), (27, 30), (29, 60), (77, 33), (81, 54), (82, 23), (85, 57), (86, 3),
        (87, 17), (88, 50), (90, 21), (15, 43), (16, 45), (18, 47), (20, 6), (22, 7), (24, 9),
        (26, 62), (29, 27), (78, 33), (80, 22), (82, 24), (84, 25), (86, 4), (87, 48), (89, 50),
        (90, 52), (15, 44), (16, 46), (17, 47), (21, 6), (23, 7), (24, 8), (25, 62), (29, 26),
        (79, 33), (80, 23), (81, 24), (83, 25), (86, 5), (88, 48), (89, 49), (90, 51), (15, 7),
        (16, 38), (20, 13), (21, 46), (22, 43), (23, 12), (27, 61), (28, 28), (76, 3), (77, 34),
        (81, 19), (82, 52), (83, 49), (84, 18), (89, 57), (90, 24), (15, 8), (17, 38), (19, 45),
        (21, 47), (22, 10), (24, 12), (26, 29), (28, 59), (76, 4), (78, 34), (80, 51), (82, 53),
        (83, 16), (85, 18), (88, 25), (90, 55), (15, 9), (18, 38), (19, 46), (20, 47), (23, 10),
        (24, 11), (25, 29), (28, 58), (76, 5), (79, 34), (80, 52), (81, 53), (84, 16), (85, 17),
        (87, 25), (90, 54), (16, 8), (17, 39), (19, 11), (20, 42), (23, 47), (24, 14), (26, 60),
        (27, 27), (77, 4), (78, 35), (80, 17), (81, 48), (84, 53), (85, 20), (88, 56), (89, 23),
        (16, 9), (18, 39), (19, 12), (21, 42), (22, 47), (24, 13), (25, 60), (27, 26), (77, 5),
        (79, 35), (80, 18), (82, 48), (83, 53), (85, 19), (87, 56), (89, 22), (17, 9), (18, 40),
        (20, 12), (21, 43), (22, 14), (23, 45), (25, 27), (26, 58), (78, 5), (79, 36), (81, 18),
        (82, 49), (83, 20), (84, 51), (87, 23), (88, 54), (31, 13), (32, 46), (33, 43), (34,
        12), (36, 8), (37, 41), (41, 58), (42, 27), (91, 1), (96, 31), (99, 57), (100, 24),
        (101, 34), (104, 53), (105, 3), (106, 48), (30, 45), (32, 47), (33, 10), (35, 12), (36,
        39), (38, 41), (40, 26), (42, 28), (92, 1), (95, 63), (98, 25), (100, 55), (102, 34),
        (104, 20), (105, 4), (106, 49), (30, 46), (31, 47), (34, 10), (35, 11), (37, 39), (38,
        40), (40, 27), (41, 28), (93, 1), (94, 63), (97, 25), (100, 54), (103, 34), (104, 19),
        (105, 5), (106, 50), (30, 11), (31, 42), (34, 47), (35, 14), (36, 6), (39, 41), (42,
        29), (43, 58), (93, 31), (94, 1), (98, 56), (99, 23), (101, 4), (102, 35), (104, 50),
        (106, 51), (30, 12), (32, 42), (33, 47), (35, 13), (37, 6), (39, 40), (41, 29), (43,
        59), (92, 31), (95, 1), (97, 56), (99, 22), (101, 5), (103, 35), (104, 49), (106, 52),
        (31, 12), (32, 43), (33, 14), (34, 45), (38, 6), (39, 7), (40, 61), (43, 60), (91, 63),
        (96, 1), (97, 23), (98, 54), (102, 5), (103, 36), (104, 16), (106, 53), (30, 40), (31,
        7), (33, 38), (37, 47), (38, 14), (39, 44), (42, 30), (44, 26), (91, 4), (92, 35), (94,
        2), (98, 21), (99, 52), (100, 18), (103, 63), (106, 54), (30, 41), (32, 7), (34, 38),
        (36, 47), (38, 13), (39, 43), (41, 30), (44, 27), (91, 5), (93, 35), (95, 2), (97, 21),
        (99, 51), (100, 17), (102, 63), (106, 55), (31, 41), (32, 8), (35, 38), (36, 14), (37,
        45), (39, 10), (40, 62), (44, 28), (92, 5), (93, 36), (96, 2), (97, 52), (98, 19), (100,
        48), (101, 31), (106, 56), (33, 41), (34, 8), (35, 39), (36, 44), (37, 11), (38, 42),
        (43, 30), (44, 29), (94, 5), (95, 36), (96, 3), (97, 18), (98, 49), (99, 16), (105, 63),
        (106, 57), (46, 47), (47, 14), (48, 44), (49, 9), (51, 28), (52, 59), (54, 61), (57,
        30), (107, 33), (111, 2), (114, 35), (116, 4), (117, 16), (119, 49), (120, 19), (121,
        54), (45, 47), (47, 13), (48, 43), (49, 8), (50, 28), (52, 58), (53, 61), (56, 30),
        (108, 33), (112, 2), (115, 35), (116, 5), (118, 16), (119, 50), (120, 20), (121, 55),
        (45, 14), (46, 45), (48, 10), (49, 39), (50, 59), (51, 26), (55, 29), (58, 62), (109,
        33), (113, 2), (114, 5), (115, 36), (117, 50), (118, 17), (120, 21), (121, 56), (45,
        44), (46, 11), (47, 42), (49, 6), (53, 27), (54, 58), (55, 60), (59, 30), (110, 33),
        (111, 5), (112, 36), (113, 3), (117, 52), (118, 19), (119, 21), (121, 57), (45, 9), (46,
        40), (47, 7), (48, 38), (56, 59), (57, 26), (58, 28), (59, 61), (107, 5), (108, 36),
        (109, 3), (110, 34), (117, 55), (118, 22), (119, 24), (120, 57), (122, 1), (123, 34),
        (124, 3), (125, 36), (126, 5), (127, 48), (128, 17), (129, 50), (130, 51), (131, 20),
        (132, 53), (133, 22), (134, 55), (135, 24), (136, 57), (137, 31)
    ],
    np.int32,
)
_SANDWICH_UNIT__FULL__FULL_D_START = np.array(
    [
        0, 16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256, 272, 288,
        304, 320, 336, 352, 368, 384, 400, 416, 432, 448, 464, 480, 496
    ],
    np.int32,
)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__full__full(count, R, R_step, x, x_step, out):
    """Run the table form: 1458 multiplications, 1458 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((64, 64), R.dtype)
    tile_x = np.empty((64, 64), R.dtype)
    tile_P = np.empty((138, 64), R.dtype)
    tile_D = np.empty((31, 64), R.dtype)
    tile_out = np.empty((32, 64), R.dtype)
    for start in range(0, count, 64):
        width = min(64, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_R[i, e] = R[(start + e) * R_step + i]
            for i in range(32):
                for e in range(width):
                    tile_R[i + 32, e] = -tile_R[i, e]
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_x[i, e] = x[(start + e) * x_step + i]
            for i in range(32):
                for e in range(width):
                    tile_x[i + 32, e] = -tile_x[i, e]
        # P from R x
        for k in range(138):
            for e in range(width):
                tile_P[k, e] = 0
            first = _SANDWICH_UNIT__FULL__FULL_P_START[k]
            last = _SANDWICH_UNIT__FULL__FULL_P_START[k + 1]
            for term in range(first, last):
                i = _SANDWICH_UNIT__FULL__FULL_P_TERMS[term, 0]
                j = _SANDWICH_UNIT__FULL__FULL_P_TERMS[term, 1]
                for e in range(width):
                    tile_P[k, e] += tile_R[i, e] * tile_x[j, e]
        # D from P R
        for k in range(31):
            for e in range(width):
                tile_D[k, e] = 0
            first = _SANDWICH_UNIT__FULL__FULL_D_START[k]
            last = _SANDWICH_UNIT__FULL__FULL_D_START[k + 1]
            for term in range(first, last):
                i = _SANDWICH_UNIT__FULL__FULL_D_TERMS[term, 0]
                j = _SANDWICH_UNIT__FULL__FULL_D_TERMS[term, 1]
                for e in range(width):
                    tile_D[k, e] += tile_P[i, e] * tile_R[j, e]
        # out = x + 2 D
        for e in range(width):
            tile_out[0, e] = tile_x[0, e]
            tile_out[1, e] = tile_x[1, e] + c2 * tile_D[0, e]
            tile_out[2, e] = tile_x[2, e] + c2 * tile_D[1, e]
            tile_out[3, e] = tile_x[3, e] + c2 * tile_D[2, e]
            tile_out[4, e] = tile_x[4, e] + c2 * tile_D[3, e]
            tile_out[5, e] = tile_x[5, e] + c2 * tile_D[4, e]
            tile_out[6, e] = tile_x[6, e] + c2 * tile_D[5, e]
            tile_out[7, e] = tile_x[7, e] + c2 * tile_D[6, e]
            tile_out[8, e] = tile_x[8, e] + c2 * tile_D[7, e]
            tile_out[9, e] = tile_x[9, e] + c2 * tile_D[8, e]
            tile_out[10, e] = tile_x[10, e] + c2 * tile_D[9, e]
            tile_out[11, e] = tile_x[11, e] + c2 * tile_D[10, e]
            tile_out[12, e] = tile_x[12, e] + c2 * tile_D[11, e]
            tile_out[13, e] = tile_x[13, e] + c2 * tile_D[12, e]
            tile_out[14, e] = tile_x[14, e] + c2 * tile_D[13, e]
            tile_out[15, e] = tile_x[15, e] + c2 * tile_D[14, e]
            tile_out[16, e] = tile_x[16, e] + c2 * tile_D[15, e]
            tile_out[17, e] = tile_x[17, e] + c2 * tile_D[16, e]
            tile_out[18, e] = tile_x[18, e] + c2 * tile_D[17, e]
            tile_out[19, e] = tile_x[19, e] + c2 * tile_D[18, e]
            tile_out[20, e] = tile_x[20, e] + c2 * tile_D[19, e]
            tile_out[21, e] = tile_x[21, e] + c2 * tile_D[20, e]
            tile_out[22, e] = tile_x[22, e] + c2 * tile_D[21, e]
            tile_out[23, e] = tile_x[23, e] + c2 * tile_D[22, e]
            tile_out[24, e] = tile_x[24, e] + c2 * tile_D[23, e]
            tile_out[25, e] = tile_x[25, e] + c2 * tile_D[24, e]
            tile_out[26, e] = tile_x[26, e] + c2 * tile_D[25, e]
            tile_out[27, e] = tile_x[27, e] + c2 * tile_D[26, e]
            tile_out[28, e] = tile_x[28, e] + c2 * tile_D[27, e]
            tile_out[29, e] = tile_x[29, e] + c2 * tile_D[28, e]
            tile_out[30, e] = tile_x[30, e] + c2 * tile_D[29, e]
            tile_out[31, e] = tile_x[31, e] + c2 * tile_D[30, e]
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def sandwich_unit__full__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_sandwich_unit__full__full, (32, 32), 32, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
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

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__even__scalar, (16, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 120 multiplications, 100 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P from R x
            P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 + R_3*x_3 - R_4*x_4
            P_1 = R_0*x_1 + R_5*x_2 + R_6*x_3 - R_1*x_0 - R_7*x_4
            P_2 = R_0*x_2 + R_8*x_3 - R_2*x_0 - R_5*x_1 - R_9*x_4
            P_3 = R_0*x_3 - R_3*x_0 - R_6*x_1 - R_8*x_2 - R_10*x_4
            P_4 = R_0*x_4 - R_4*x_0 - R_7*x_1 - R_9*x_2 - R_10*x_3
            P_5 = R_1*x_2 + R_5*x_0 + R_11*x_3 - R_2*x_1 - R_12*x_4
            P_6 = R_1*x_3 + R_6*x_0 - R_3*x_1 - R_11*x_2 - R_13*x_4
            P_7 = R_1*x_4 + R_7*x_0 - R_4*x_1 - R_12*x_2 - R_13*x_3
            P_8 = R_2*x_3 + R_8*x_0 + R_11*x_1 - R_3*x_2 - R_14*x_4
            P_9 = R_2*x_4 + R_9*x_0 + R_12*x_1 - R_4*x_2 - R_14*x_3
            P_10 = R_3*x_4 + R_10*x_0 + R_13*x_1 + R_14*x_2 - R_4*x_3
            P_11 = R_5*x_3 + R_8*x_1 - R_6*x_2 - R_11*x_0 - R_15*x_4
            P_12 = R_5*x_4 + R_9*x_1 - R_7*x_2 - R_12*x_0 - R_15*x_3
            P_13 = R_6*x_4 + R_10*x_1 + R_15*x_2 - R_7*x_3 - R_13*x_0
            P_14 = R_8*x_4 + R_10*x_2 - R_9*x_3 - R_14*x_0 - R_15*x_1
            # D from P R
            D_0 = (
                P_1*R_1 + P_2*R_2 + P_3*R_3 + P_11*R_11 - P_4*R_4 - P_12*R_12 - P_13*R_13 -
                P_14*R_14
            )
            D_1 = (
                P_2*R_5 + P_3*R_6 + P_9*R_12 + P_10*R_13 - P_0*R_1 - P_4*R_7 - P_8*R_11 -
                P_14*R_15
            )
            D_2 = (
                P_3*R_8 + P_6*R_11 + P_10*R_14 + P_13*R_15 - P_0*R_2 - P_1*R_5 - P_4*R_9 -
                P_7*R_12
            )
            D_3 = (
                -P_0*R_3 - P_1*R_6 - P_2*R_8 - P_4*R_10 - P_5*R_11 - P_7*R_13 - P_9*R_14 -
                P_12*R_15
            )
            D_4 = (
                -P_0*R_4 - P_1*R_7 - P_2*R_9 - P_3*R_10 - P_5*R_12 - P_6*R_13 - P_8*R_14 -
                P_11*R_15
            )
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich_unit__even__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1
    """
    return _run(_sandwich_unit__even__vector, (16, 5), 5, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 240 multiplications, 215 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P from R x
            P_0 = (
                R_0*x_0 + R_4*x_6 + R_5*x_1 + R_6*x_2 + R_12*x_8 + R_13*x_9 - R_2*x_4 - R_3*x_5
                - R_7*x_3 - R_11*x_7
            )
            P_1 = (
                R_0*x_1 + R_1*x_4 + R_4*x_8 + R_8*x_2 + R_11*x_5 + R_14*x_9 - R_3*x_7 - R_5*x_0
                - R_9*x_3 - R_12*x_6
            )
            P_2 = (
                R_0*x_2 + R_1*x_5 + R_2*x_7 + R_4*x_9 - R_6*x_0 - R_8*x_1 - R_10*x_3 - R_11*x_4
                - R_13*x_6 - R_14*x_8
            )
            P_3 = (
                R_0*x_3 + R_1*x_6 + R_2*x_8 + R_3*x_9 - R_7*x_0 - R_9*x_1 - R_10*x_2 - R_12*x_4
                - R_13*x_5 - R_14*x_7
            )
            P_4 = (
                R_0*x_4 + R_2*x_0 + R_7*x_8 + R_8*x_5 + R_12*x_3 + R_15*x_9 - R_1*x_1 - R_6*x_7
                - R_9*x_6 - R_11*x_2
            )
            P_5 = (
                R_0*x_5 + R_3*x_0 + R_5*x_7 + R_7*x_9 + R_11*x_1 + R_13*x_3 - R_1*x_2 - R_8*x_4
                - R_10*x_6 - R_15*x_8
            )
            P_6 = (
                R_0*x_6 + R_4*x_0 + R_5*x_8 + R_6*x_9 + R_12*x_1 + R_13*x_2 - R_1*x_3 - R_9*x_4
                - R_10*x_5 - R_15*x_7
            )
            P_7 = (
                R_0*x_7 + R_3*x_1 + R_6*x_4 + R_9*x_9 + R_14*x_3 + R_15*x_6 - R_2*x_2 - R_5*x_5
                - R_10*x_8 - R_11*x_0
            )
            P_8 = (
                R_0*x_8 + R_4*x_1 + R_7*x_4 + R_8*x_9 + R_14*x_2 + R_15*x_5 - R_2*x_3 - R_5*x_6
                - R_10*x_7 - R_12*x_0
            )
            P_9 = (
                R_0*x_9 + R_4*x_2 + R_7*x_5 + R_9*x_7 - R_3*x_3 - R_6*x_6 - R_8*x_8 - R_13*x_0 -
                R_14*x_1 - R_15*x_4
            )
            P_10 = (
                R_1*x_7 + R_3*x_4 + R_5*x_2 + R_8*x_0 + R_12*x_9 + R_14*x_6 - R_2*x_5 - R_6*x_1
                - R_13*x_8 - R_15*x_3
            )
            P_11 = (
                R_1*x_8 + R_4*x_4 + R_5*x_3 + R_9*x_0 + R_11*x_9 + R_14*x_5 - R_2*x_6 - R_7*x_1
                - R_13*x_7 - R_15*x_2
            )
            P_12 = (
                R_1*x_9 + R_4*x_5 + R_6*x_3 + R_10*x_0 + R_12*x_7 + R_15*x_1 - R_3*x_6 - R_7*x_2
                - R_11*x_8 - R_14*x_4
            )
            P_13 = (
                R_2*x_9 + R_4*x_7 + R_8*x_3 + R_10*x_1 + R_11*x_6 + R_13*x_4 - R_3*x_8 - R_9*x_2
                - R_12*x_5 - R_15*x_0
            )
            P_14 = (
                R_5*x_9 + R_7*x_7 + R_8*x_6 + R_10*x_4 + R_12*x_2 + R_14*x_0 - R_6*x_8 - R_9*x_5
                - R_11*x_3 - R_13*x_1
            )
            # D from P R
            D_0 = (
                P_1*R_5 + P_2*R_6 + P_6*R_4 + P_14*R_14 - P_3*R_7 - P_4*R_2 - P_5*R_3 -
                P_13*R_15
            )
            D_1 = (
                P_2*R_8 + P_4*R_1 + P_8*R_4 + P_12*R_15 - P_0*R_5 - P_3*R_9 - P_7*R_3 -
                P_14*R_13
            )
            D_2 = (
                P_5*R_1 + P_7*R_2 + P_9*R_4 + P_14*R_12 - P_0*R_6 - P_1*R_8 - P_3*R_10 -
                P_11*R_15
            )
            D_3 = (
                P_6*R_1 + P_8*R_2 + P_9*R_3 + P_14*R_11 - P_0*R_7 - P_1*R_9 - P_2*R_10 -
                P_10*R_15
            )
            D_4 = (
                P_0*R_2 + P_5*R_8 + P_8*R_7 + P_13*R_13 - P_1*R_1 - P_6*R_9 - P_7*R_6 -
                P_12*R_14
            )
            D_5 = (
                P_0*R_3 + P_7*R_5 + P_9*R_7 + P_11*R_14 - P_2*R_1 - P_4*R_8 - P_6*R_10 -
                P_13*R_12
            )
            D_6 = (
                P_0*R_4 + P_8*R_5 + P_9*R_6 + P_10*R_14 - P_3*R_1 - P_4*R_9 - P_5*R_10 -
                P_13*R_11
            )
            D_7 = (
                P_1*R_3 + P_4*R_6 + P_9*R_9 + P_12*R_12 - P_2*R_2 - P_5*R_5 - P_8*R_10 -
                P_11*R_13
            )
            D_8 = (
                P_1*R_4 + P_4*R_7 + P_9*R_8 + P_12*R_11 - P_3*R_2 - P_6*R_5 - P_7*R_10 -
                P_10*R_13
            )
            D_9 = (
                P_2*R_4 + P_5*R_7 + P_7*R_9 + P_10*R_12 - P_3*R_3 - P_6*R_6 - P_8*R_8 -
                P_11*R_11
            )
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
            tile_out[5, e] = x_5 + c2*D_5
            tile_out[6, e] = x_6 + c2*D_6
            tile_out[7, e] = x_7 + c2*D_7
            tile_out[8, e] = x_8 + c2*D_8
            tile_out[9, e] = x_9 + c2*D_9
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich_unit__even__bivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2
    """
    return _run(_sandwich_unit__even__bivector, (16, 10), 10, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 240 multiplications, 215 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P from R x
            P_0 = (
                R_0*x_0 + R_3*x_6 + R_7*x_4 + R_8*x_1 + R_13*x_9 + R_15*x_5 - R_4*x_7 - R_6*x_3
                - R_9*x_2 - R_14*x_8
            )
            P_1 = (
                R_0*x_1 + R_5*x_3 + R_7*x_5 + R_14*x_7 - R_2*x_6 - R_4*x_8 - R_8*x_0 - R_10*x_2
                - R_12*x_9 - R_15*x_4
            )
            P_2 = (
                R_0*x_2 + R_5*x_4 + R_6*x_5 + R_14*x_6 - R_2*x_7 - R_3*x_8 - R_9*x_0 - R_10*x_1
                - R_11*x_9 - R_15*x_3
            )
            P_3 = (
                R_0*x_3 + R_1*x_6 + R_6*x_0 + R_9*x_5 + R_12*x_8 + R_15*x_2 - R_4*x_9 - R_5*x_1
                - R_10*x_4 - R_13*x_7
            )
            P_4 = (
                R_0*x_4 + R_1*x_7 + R_7*x_0 + R_8*x_5 + R_11*x_8 + R_15*x_1 - R_3*x_9 - R_5*x_2
                - R_10*x_3 - R_13*x_6
            )
            P_5 = (
                R_0*x_5 + R_1*x_8 + R_2*x_9 + R_7*x_1 + R_9*x_3 + R_12*x_6 - R_6*x_2 - R_8*x_4 -
                R_11*x_7 - R_15*x_0
            )
            P_6 = (
                R_0*x_6 + R_2*x_1 + R_9*x_8 + R_13*x_4 - R_1*x_3 - R_3*x_0 - R_7*x_9 - R_10*x_7
                - R_12*x_5 - R_14*x_2
            )
            P_7 = (
                R_0*x_7 + R_2*x_2 + R_8*x_8 + R_13*x_3 - R_1*x_4 - R_4*x_0 - R_6*x_9 - R_10*x_6
                - R_11*x_5 - R_14*x_1
            )
            P_8 = (
                R_0*x_8 + R_3*x_2 + R_5*x_9 + R_9*x_6 + R_11*x_4 + R_14*x_0 - R_1*x_5 - R_4*x_1
                - R_8*x_7 - R_12*x_3
            )
            P_9 = (
                R_0*x_9 + R_3*x_4 + R_6*x_7 + R_12*x_1 - R_2*x_5 - R_4*x_3 - R_5*x_8 - R_7*x_6 -
                R_11*x_2 - R_13*x_0
            )
            P_10 = (
                R_3*x_3 + R_6*x_6 + R_10*x_9 + R_12*x_2 - R_1*x_0 - R_4*x_4 - R_7*x_7 - R_11*x_1
                - R_14*x_5 - R_15*x_8
            )
            P_11 = (
                R_11*x_0 + R_13*x_2 + R_14*x_4 + R_15*x_7 - R_1*x_1 - R_2*x_3 - R_4*x_5 -
                R_5*x_6 - R_7*x_8 - R_9*x_9
            )
            P_12 = (
                R_12*x_0 + R_13*x_1 + R_14*x_3 + R_15*x_6 - R_1*x_2 - R_2*x_4 - R_3*x_5 -
                R_5*x_7 - R_6*x_8 - R_8*x_9
            )
            P_13 = (
                R_2*x_0 + R_3*x_1 + R_9*x_7 + R_10*x_8 + R_11*x_3 + R_15*x_9 - R_4*x_2 - R_8*x_6
                - R_12*x_4 - R_13*x_5
            )
            P_14 = (
                R_7*x_2 + R_9*x_4 + R_10*x_5 + R_12*x_7 + R_13*x_8 + R_14*x_9 - R_5*x_0 -
                R_6*x_1 - R_8*x_3 - R_11*x_6
            )
            # D from P R
            D_0 = (
                P_1*R_8 + P_4*R_7 + P_6*R_3 + P_12*R_12 - P_2*R_9 - P_3*R_6 - P_7*R_4 -
                P_11*R_11
            )
            D_1 = (
                P_3*R_5 + P_5*R_7 + P_10*R_11 + P_12*R_13 - P_0*R_8 - P_2*R_10 - P_6*R_2 -
                P_8*R_4
            )
            D_2 = (
                P_4*R_5 + P_5*R_6 + P_10*R_12 + P_11*R_13 - P_0*R_9 - P_1*R_10 - P_7*R_2 -
                P_8*R_3
            )
            D_3 = (
                P_0*R_6 + P_5*R_9 + P_6*R_1 + P_12*R_14 - P_1*R_5 - P_4*R_10 - P_9*R_4 -
                P_13*R_11
            )
            D_4 = (
                P_0*R_7 + P_5*R_8 + P_7*R_1 + P_11*R_14 - P_2*R_5 - P_3*R_10 - P_9*R_3 -
                P_13*R_12
            )
            D_5 = (
                P_1*R_7 + P_3*R_9 + P_8*R_1 + P_9*R_2 - P_2*R_6 - P_4*R_8 - P_10*R_14 -
                P_13*R_13
            )
            D_6 = (
                P_1*R_2 + P_8*R_9 + P_12*R_15 + P_14*R_11 - P_0*R_3 - P_3*R_1 - P_7*R_10 -
                P_9*R_7
            )
            D_7 = (
                P_2*R_2 + P_8*R_8 + P_11*R_15 + P_14*R_12 - P_0*R_4 - P_4*R_1 - P_6*R_10 -
                P_9*R_6
            )
            D_8 = (
                P_2*R_3 + P_6*R_9 + P_9*R_5 + P_14*R_13 - P_1*R_4 - P_5*R_1 - P_7*R_8 -
                P_10*R_15
            )
            D_9 = (
                P_4*R_3 + P_7*R_6 + P_13*R_15 + P_14*R_14 - P_3*R_4 - P_5*R_2 - P_6*R_7 -
                P_8*R_5
            )
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
            tile_out[5, e] = x_5 + c2*D_5
            tile_out[6, e] = x_6 + c2*D_6
            tile_out[7, e] = x_7 + c2*D_7
            tile_out[8, e] = x_8 + c2*D_8
            tile_out[9, e] = x_9 + c2*D_9
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich_unit__even__trivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3
    """
    return _run(_sandwich_unit__even__trivector, (16, 10), 10, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__g4(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 120 multiplications, 100 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P from R x
            P_0 = R_0*x_0 + R_4*x_4 + R_9*x_2 - R_7*x_3 - R_10*x_1
            P_1 = R_0*x_1 + R_3*x_4 + R_8*x_2 - R_6*x_3 - R_10*x_0
            P_2 = R_0*x_2 + R_5*x_3 + R_9*x_0 - R_2*x_4 - R_8*x_1
            P_3 = R_0*x_3 + R_1*x_4 + R_6*x_1 - R_5*x_2 - R_7*x_0
            P_4 = R_0*x_4 + R_2*x_2 + R_4*x_0 - R_1*x_3 - R_3*x_1
            P_5 = R_4*x_3 + R_7*x_4 + R_13*x_1 - R_1*x_0 - R_12*x_2
            P_6 = R_3*x_3 + R_6*x_4 + R_13*x_0 - R_1*x_1 - R_11*x_2
            P_7 = R_11*x_1 - R_1*x_2 - R_2*x_3 - R_5*x_4 - R_12*x_0
            P_8 = R_2*x_0 + R_4*x_2 + R_12*x_3 - R_9*x_4 - R_14*x_1
            P_9 = R_2*x_1 + R_3*x_2 + R_11*x_3 - R_8*x_4 - R_14*x_0
            P_10 = R_4*x_1 + R_10*x_4 + R_14*x_2 - R_3*x_0 - R_13*x_3
            P_11 = R_15*x_1 - R_5*x_0 - R_7*x_2 - R_9*x_3 - R_12*x_4
            P_12 = R_15*x_0 - R_5*x_1 - R_6*x_2 - R_8*x_3 - R_11*x_4
            P_13 = R_6*x_0 + R_10*x_3 + R_13*x_4 - R_7*x_1 - R_15*x_2
            P_14 = R_9*x_1 + R_10*x_2 + R_15*x_3 - R_8*x_0 - R_14*x_4
            # D from P R
            D_0 = (
                P_2*R_9 + P_4*R_4 + P_6*R_13 + P_12*R_15 - P_1*R_10 - P_3*R_7 - P_7*R_12 -
                P_9*R_14
            )
            D_1 = (
                P_2*R_8 + P_4*R_3 + P_5*R_13 + P_11*R_15 - P_0*R_10 - P_3*R_6 - P_7*R_11 -
                P_8*R_14
            )
            D_2 = (
                P_0*R_9 + P_3*R_5 + P_6*R_11 + P_10*R_14 - P_1*R_8 - P_4*R_2 - P_5*R_12 -
                P_13*R_15
            )
            D_3 = (
                P_1*R_6 + P_4*R_1 + P_8*R_12 + P_14*R_15 - P_0*R_7 - P_2*R_5 - P_9*R_11 -
                P_10*R_13
            )
            D_4 = (
                P_0*R_4 + P_2*R_2 + P_12*R_11 + P_13*R_13 - P_1*R_3 - P_3*R_1 - P_11*R_12 -
                P_14*R_14
            )
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich_unit__even__g4(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4
    """
    return _run(_sandwich_unit__even__g4, (16, 5), 5, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__g5(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
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


def sandwich_unit__even__g5(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5
    """
    return _run(_sandwich_unit__even__g5, (16, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 360 multiplications, 315 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            # P from R x
            P_0 = (
                R_0*x_1 + R_4*x_7 + R_5*x_2 + R_6*x_3 + R_12*x_9 + R_13*x_10 - R_2*x_5 - R_3*x_6
                - R_7*x_4 - R_11*x_8
            )
            P_1 = (
                R_0*x_2 + R_1*x_5 + R_4*x_9 + R_8*x_3 + R_11*x_6 + R_14*x_10 - R_3*x_8 - R_5*x_1
                - R_9*x_4 - R_12*x_7
            )
            P_2 = (
                R_0*x_3 + R_1*x_6 + R_2*x_8 + R_4*x_10 - R_6*x_1 - R_8*x_2 - R_10*x_4 - R_11*x_5
                - R_13*x_7 - R_14*x_9
            )
            P_3 = (
                R_0*x_4 + R_1*x_7 + R_2*x_9 + R_3*x_10 - R_7*x_1 - R_9*x_2 - R_10*x_3 - R_12*x_5
                - R_13*x_6 - R_14*x_8
            )
            P_4 = (
                R_0*x_5 + R_2*x_1 + R_7*x_9 + R_8*x_6 + R_12*x_4 + R_15*x_10 - R_1*x_2 - R_6*x_8
                - R_9*x_7 - R_11*x_3
            )
            P_5 = (
                R_0*x_6 + R_3*x_1 + R_5*x_8 + R_7*x_10 + R_11*x_2 + R_13*x_4 - R_1*x_3 - R_8*x_5
                - R_10*x_7 - R_15*x_9
            )
            P_6 = (
                R_0*x_7 + R_4*x_1 + R_5*x_9 + R_6*x_10 + R_12*x_2 + R_13*x_3 - R_1*x_4 - R_9*x_5
                - R_10*x_6 - R_15*x_8
            )
            P_7 = (
                R_0*x_8 + R_3*x_2 + R_6*x_5 + R_9*x_10 + R_14*x_4 + R_15*x_7 - R_2*x_3 - R_5*x_6
                - R_10*x_9 - R_11*x_1
            )
            P_8 = (
                R_0*x_9 + R_4*x_2 + R_7*x_5 + R_8*x_10 + R_14*x_3 + R_15*x_6 - R_2*x_4 - R_5*x_7
                - R_10*x_8 - R_12*x_1
            )
            P_9 = (
                R_0*x_10 + R_4*x_3 + R_7*x_6 + R_9*x_8 - R_3*x_4 - R_6*x_7 - R_8*x_9 - R_13*x_1
                - R_14*x_2 - R_15*x_5
            )
            P_10 = (
                R_1*x_8 + R_3*x_5 + R_5*x_3 + R_8*x_1 + R_12*x_10 + R_14*x_7 - R_2*x_6 - R_6*x_2
                - R_13*x_9 - R_15*x_4
            )
            P_11 = (
                R_1*x_9 + R_4*x_5 + R_5*x_4 + R_9*x_1 + R_11*x_10 + R_14*x_6 - R_2*x_7 - R_7*x_2
                - R_13*x_8 - R_15*x_3
            )
            P_12 = (
                R_1*x_10 + R_4*x_6 + R_6*x_4 + R_10*x_1 + R_12*x_8 + R_15*x_2 - R_3*x_7 -
                R_7*x_3 - R_11*x_9 - R_14*x_5
            )
            P_13 = (
                R_2*x_10 + R_4*x_8 + R_8*x_4 + R_10*x_2 + R_11*x_7 + R_13*x_5 - R_3*x_9 -
                R_9*x_3 - R_12*x_6 - R_15*x_1
            )
            P_14 = (
                R_5*x_10 + R_7*x_8 + R_8*x_7 + R_10*x_5 + R_12*x_3 + R_14*x_1 - R_6*x_9 -
                R_9*x_6 - R_11*x_4 - R_13*x_2
            )
            P_15 = R_0*x_11 + R_4*x_15 + R_9*x_13 - R_7*x_14 - R_10*x_12
            P_16 = R_0*x_12 + R_3*x_15 + R_8*x_13 - R_6*x_14 - R_10*x_11
            P_17 = R_0*x_13 + R_5*x_14 + R_9*x_11 - R_2*x_15 - R_8*x_12
            P_18 = R_0*x_14 + R_1*x_15 + R_6*x_12 - R_5*x_13 - R_7*x_11
            P_19 = R_0*x_15 + R_2*x_13 + R_4*x_11 - R_1*x_14 - R_3*x_12
            P_20 = R_4*x_14 + R_7*x_15 + R_13*x_12 - R_1*x_11 - R_12*x_13
            P_21 = R_3*x_14 + R_6*x_15 + R_13*x_11 - R_1*x_12 - R_11*x_13
            P_22 = R_11*x_12 - R_1*x_13 - R_2*x_14 - R_5*x_15 - R_12*x_11
            P_23 = R_2*x_11 + R_4*x_13 + R_12*x_14 - R_9*x_15 - R_14*x_12
            P_24 = R_2*x_12 + R_3*x_13 + R_11*x_14 - R_8*x_15 - R_14*x_11
            P_25 = R_4*x_12 + R_10*x_15 + R_14*x_13 - R_3*x_11 - R_13*x_14
            P_26 = R_15*x_12 - R_5*x_11 - R_7*x_13 - R_9*x_14 - R_12*x_15
            P_27 = R_15*x_11 - R_5*x_12 - R_6*x_13 - R_8*x_14 - R_11*x_15
            P_28 = R_6*x_11 + R_10*x_14 + R_13*x_15 - R_7*x_12 - R_15*x_13
            P_29 = R_9*x_12 + R_10*x_13 + R_15*x_14 - R_8*x_11 - R_14*x_15
            # D from P R
            D_0 = (
                P_1*R_5 + P_2*R_6 + P_6*R_4 + P_14*R_14 - P_3*R_7 - P_4*R_2 - P_5*R_3 -
                P_13*R_15
            )
            D_1 = (
                P_2*R_8 + P_4*R_1 + P_8*R_4 + P_12*R_15 - P_0*R_5 - P_3*R_9 - P_7*R_3 -
                P_14*R_13
            )
            D_2 = (
                P_5*R_1 + P_7*R_2 + P_9*R_4 + P_14*R_12 - P_0*R_6 - P_1*R_8 - P_3*R_10 -
                P_11*R_15
            )
            D_3 = (
                P_6*R_1 + P_8*R_2 + P_9*R_3 + P_14*R_11 - P_0*R_7 - P_1*R_9 - P_2*R_10 -
                P_10*R_15
            )
            D_4 = (
                P_0*R_2 + P_5*R_8 + P_8*R_7 + P_13*R_13 - P_1*R_1 - P_6*R_9 - P_7*R_6 -
                P_12*R_14
            )
            D_5 = (
                P_0*R_3 + P_7*R_5 + P_9*R_7 + P_11*R_14 - P_2*R_1 - P_4*R_8 - P_6*R_10 -
                P_13*R_12
            )
            D_6 = (
                P_0*R_4 + P_8*R_5 + P_9*R_6 + P_10*R_14 - P_3*R_1 - P_4*R_9 - P_5*R_10 -
                P_13*R_11
            )
            D_7 = (
                P_1*R_3 + P_4*R_6 + P_9*R_9 + P_12*R_12 - P_2*R_2 - P_5*R_5 - P_8*R_10 -
                P_11*R_13
            )
            D_8 = (
                P_1*R_4 + P_4*R_7 + P_9*R_8 + P_12*R_11 - P_3*R_2 - P_6*R_5 - P_7*R_10 -
                P_10*R_13
            )
            D_9 = (
                P_2*R_4 + P_5*R_7 + P_7*R_9 + P_10*R_12 - P_3*R_3 - P_6*R_6 - P_8*R_8 -
                P_11*R_11
            )
            D_10 = (
                P_17*R_9 + P_19*R_4 + P_21*R_13 + P_27*R_15 - P_16*R_10 - P_18*R_7 - P_22*R_12 -
                P_24*R_14
            )
            D_11 = (
                P_17*R_8 + P_19*R_3 + P_20*R_13 + P_26*R_15 - P_15*R_10 - P_18*R_6 - P_22*R_11 -
                P_23*R_14
            )
            D_12 = (
                P_15*R_9 + P_18*R_5 + P_21*R_11 + P_25*R_14 - P_16*R_8 - P_19*R_2 - P_20*R_12 -
                P_28*R_15
            )
            D_13 = (
                P_16*R_6 + P_19*R_1 + P_23*R_12 + P_29*R_15 - P_15*R_7 - P_17*R_5 - P_24*R_11 -
                P_25*R_13
            )
            D_14 = (
                P_15*R_4 + P_17*R_2 + P_27*R_11 + P_28*R_13 - P_16*R_3 - P_18*R_1 - P_26*R_12 -
                P_29*R_14
            )
            # out = x + 2 D
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1 + c2*D_0
            tile_out[2, e] = x_2 + c2*D_1
            tile_out[3, e] = x_3 + c2*D_2
            tile_out[4, e] = x_4 + c2*D_3
            tile_out[5, e] = x_5 + c2*D_4
            tile_out[6, e] = x_6 + c2*D_5
            tile_out[7, e] = x_7 + c2*D_6
            tile_out[8, e] = x_8 + c2*D_7
            tile_out[9, e] = x_9 + c2*D_8
            tile_out[10, e] = x_10 + c2*D_9
            tile_out[11, e] = x_11 + c2*D_10
            tile_out[12, e] = x_12 + c2*D_11
            tile_out[13, e] = x_13 + c2*D_12
            tile_out[14, e] = x_14 + c2*D_13
            tile_out[15, e] = x_15 + c2*D_14
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich_unit__even__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    return _run(_sandwich_unit__even__even, (16, 16), 16, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 720 multiplications, 630 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((32, 32), R.dtype)
    tile_out = np.empty((32, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # P from R x
            P_0 = R_0*x_1 + R_1*x_2 + R_2*x_3 + R_3*x_4 - R_4*x_5
            P_1 = R_0*x_2 + R_5*x_3 + R_6*x_4 - R_1*x_1 - R_7*x_5
            P_2 = R_0*x_3 + R_8*x_4 - R_2*x_1 - R_5*x_2 - R_9*x_5
            P_3 = R_0*x_4 - R_3*x_1 - R_6*x_2 - R_8*x_3 - R_10*x_5
            P_4 = R_0*x_5 - R_4*x_1 - R_7*x_2 - R_9*x_3 - R_10*x_4
            P_5 = R_1*x_3 + R_5*x_1 + R_11*x_4 - R_2*x_2 - R_12*x_5
            P_6 = R_1*x_4 + R_6*x_1 - R_3*x_2 - R_11*x_3 - R_13*x_5
            P_7 = R_1*x_5 + R_7*x_1 - R_4*x_2 - R_12*x_3 - R_13*x_4
            P_8 = R_2*x_4 + R_8*x_1 + R_11*x_2 - R_3*x_3 - R_14*x_5
            P_9 = R_2*x_5 + R_9*x_1 + R_12*x_2 - R_4*x_3 - R_14*x_4
            P_10 = R_3*x_5 + R_10*x_1 + R_13*x_2 + R_14*x_3 - R_4*x_4
            P_11 = R_5*x_4 + R_8*x_2 - R_6*x_3 - R_11*x_1 - R_15*x_5
            P_12 = R_5*x_5 + R_9*x_2 - R_7*x_3 - R_12*x_1 - R_15*x_4
            P_13 = R_6*x_5 + R_10*x_2 + R_15*x_3 - R_7*x_4 - R_13*x_1
            P_14 = R_8*x_5 + R_10*x_3 - R_9*x_4 - R_14*x_1 - R_15*x_2
            P_15 = (
                R_0*x_6 + R_4*x_12 + R_5*x_7 + R_6*x_8 + R_12*x_14 + R_13*x_15 - R_2*x_10 -
                R_3*x_11 - R_7*x_9 - R_11*x_13
            )
            P_16 = (
                R_0*x_7 + R_1*x_10 + R_4*x_14 + R_8*x_8 + R_11*x_11 + R_14*x_15 - R_3*x_13 -
                R_5*x_6 - R_9*x_9 - R_12*x_12
            )
            P_17 = (
                R_0*x_8 + R_1*x_11 + R_2*x_13 + R_4*x_15 - R_6*x_6 - R_8*x_7 - R_10*x_9 -
                R_11*x_10 - R_13*x_12 - R_14*x_14
            )
            P_18 = (
                R_0*x_9 + R_1*x_12 + R_2*x_14 + R_3*x_15 - R_7*x_6 - R_9*x_7 - R_10*x_8 -
                R_12*x_10 - R_13*x_11 - R_14*x_13
            )
            P_19 = (
                R_0*x_10 + R_2*x_6 + R_7*x_14 + R_8*x_11 + R_12*x_9 + R_15*x_15 - R_1*x_7 -
                R_6*x_13 - R_9*x_12 - R_11*x_8
            )
            P_20 = (
                R_0*x_11 + R_3*x_6 + R_5*x_13 + R_7*x_15 + R_11*x_7 + R_13*x_9 - R_1*x_8 -
                R_8*x_10 - R_10*x_12 - R_15*x_14
            )
            P_21 = (
                R_0*x_12 + R_4*x_6 + R_5*x_14 + R_6*x_15 + R_12*x_7 + R_13*x_8 - R_1*x_9 -
                R_9*x_10 - R_10*x_11 - R_15*x_13
            )
            P_22 = (
                R_0*x_13 + R_3*x_7 + R_6*x_10 + R_9*x_15 + R_14*x_9 + R_15*x_12 - R_2*x_8 -
                R_5*x_11 - R_10*x_14 - R_11*x_6
            )
            P_23 = (
                R_0*x_14 + R_4*x_7 + R_7*x_10 + R_8*x_15 + R_14*x_8 + R_15*x_11 - R_2*x_9 -
                R_5*x_12 - R_10*x_13 - R_12*x_6
            )
            P_24 = (
                R_0*x_15 + R_4*x_8 + R_7*x_11 + R_9*x_13 - R_3*x_9 - R_6*x_12 - R_8*x_14 -
                R_13*x_6 - R_14*x_7 - R_15*x_10
            )
            P_25 = (
                R_1*x_13 + R_3*x_10 + R_5*x_8 + R_8*x_6 + R_12*x_15 + R_14*x_12 - R_2*x_11 -
                R_6*x_7 - R_13*x_14 - R_15*x_9
            )
            P_26 = (
                R_1*x_14 + R_4*x_10 + R_5*x_9 + R_9*x_6 + R_11*x_15 + R_14*x_11 - R_2*x_12 -
                R_7*x_7 - R_13*x_13 - R_15*x_8
            )
            P_27 = (
                R_1*x_15 + R_4*x_11 + R_6*x_9 + R_10*x_6 + R_12*x_13 + R_15*x_7 - R_3*x_12 -
                R_7*x_8 - R_11*x_14 - R_14*x_10
            )
            P_28 = (
                R_2*x_15 + R_4*x_13 + R_8*x_9 + R_10*x_7 + R_11*x_12 + R_13*x_10 - R_3*x_14 -
                R_9*x_8 - R_12*x_11 - R_15*x_6
            )
            P_29 = (
                R_5*x_15 + R_7*x_13 + R_8*x_12 + R_10*x_10 + R_12*x_8 + R_14*x_6 - R_6*x_14 -
                R_9*x_11 - R_11*x_9 - R_13*x_7
            )
            P_30 = (
                R_0*x_16 + R_3*x_22 + R_7*x_20 + R_8*x_17 + R_13*x_25 + R_15*x_21 - R_4*x_23 -
                R_6*x_19 - R_9*x_18 - R_14*x_24
            )
            P_31 = (
                R_0*x_17 + R_5*x_19 + R_7*x_21 + R_14*x_23 - R_2*x_22 - R_4*x_24 - R_8*x_16 -
                R_10*x_18 - R_12*x_25 - R_15*x_20
            )
            P_32 = (
                R_0*x_18 + R_5*x_20 + R_6*x_21 + R_14*x_22 - R_2*x_23 - R_3*x_24 - R_9*x_16 -
                R_10*x_17 - R_11*x_25 - R_15*x_19
            )
            P_33 = (
                R_0*x_19 + R_1*x_22 + R_6*x_16 + R_9*x_21 + R_12*x_24 + R_15*x_18 - R_4*x_25 -
                R_5*x_17 - R_10*x_20 - R_13*x_23
            )
            P_34 = (
                R_0*x_20 + R_1*x_23 + R_7*x_16 + R_8*x_21 + R_11*x_24 + R_15*x_17 - R_3*x_25 -
                R_5*x_18 - R_10*x_19 - R_13*x_22
            )
            P_35 = (
                R_0*x_21 + R_1*x_24 + R_2*x_25 + R_7*x_17 + R_9*x_19 + R_12*x_22 - R_6*x_18 -
                R_8*x_20 - R_11*x_23 - R_15*x_16
            )
            P_36 = (
                R_0*x_22 + R_2*x_17 + R_9*x_24 + R_13*x_20 - R_1*x_19 - R_3*x_16 - R_7*x_25 -
                R_10*x_23 - R_12*x_21 - R_14*x_18
            )
            P_37 = (
                R_0*x_23 + R_2*x_18 + R_8*x_24 + R_13*x_19 - R_1*x_20 - R_4*x_16 - R_6*x_25 -
                R_10*x_22 - R_11*x_21 - R_14*x_17
            )
            P_38 = (
                R_0*x_24 + R_3*x_18 + R_5*x_25 + R_9*x_22 + R_11*x_20 + R_14*x_16 - R_1*x_21 -
                R_4*x_17 - R_8*x_23 - R_12*x_19
            )
            P_39 = (
                R_0*x_25 + R_3*x_20 + R_6*x_23 + R_12*x_17 - R_2*x_21 - R_4*x_19 - R_5*x_24 -
                R_7*x_22 - R_11*x_18 - R_13*x_16
            )
            P_40 = (
                R_3*x_19 + R_6*x_22 + R_10*x_25 + R_12*x_18 - R_1*x_16 - R_4*x_20 - R_7*x_23 -
                R_11*x_17 - R_14*x_21 - R_15*x_24
            )
            P_41 = (
                R_11*x_16 + R_13*x_18 + R_14*x_20 + R_15*x_23 - R_1*x_17 - R_2*x_19 - R_4*x_21 -
                R_5*x_22 - R_7*x_24 - R_9*x_25
            )
            P_42 = (
                R_12*x_16 + R_13*x_17 + R_14*x_19 + R_15*x_22 - R_1*x_18 - R_2*x_20 - R_3*x_21 -
                R_5*x_23 - R_6*x_24 - R_8*x_25
            )
            P_43 = (
                R_2*x_16 + R_3*x_17 + R_9*x_23 + R_10*x_24 + R_11*x_19 + R_15*x_25 - R_4*x_18 -
                R_8*x_22 - R_12*x_20 - R_13*x_21
            )
            P_44 = (
                R_7*x_18 + R_9*x_20 + R_10*x_21 + R_12*x_23 + R_13*x_24 + R_14*x_25 - R_5*x_16 -
                R_6*x_17 - R_8*x_19 - R_11*x_22
            )
            P_45 = R_0*x_26 + R_4*x_30 + R_9*x_28 - R_7*x_29 - R_10*x_27
            P_46 = R_0*x_27 + R_3*x_30 + R_8*x_28 - R_6*x_29 - R_10*x_26
            P_47 = R_0*x_28 + R_5*x_29 + R_9*x_26 - R_2*x_30 - R_8*x_27
            P_48 = R_0*x_29 + R_1*x_30 + R_6*x_27 - R_5*x_28 - R_7*x_26
            P_49 = R_0*x_30 + R_2*x_28 + R_4*x_26 - R_1*x_29 - R_3*x_27
            P_50 = R_4*x_29 + R_7*x_30 + R_13*x_27 - R_1*x_26 - R_12*x_28
            P_51 = R_3*x_29 + R_6*x_30 + R_13*x_26 - R_1*x_27 - R_11*x_28
            P_52 = R_11*x_27 - R_1*x_28 - R_2*x_29 - R_5*x_30 - R_12*x_26
            P_53 = R_2*x_26 + R_4*x_28 + R_12*x_29 - R_9*x_30 - R_14*x_27
            P_54 = R_2*x_27 + R_3*x_28 + R_11*x_29 - R_8*x_30 - R_14*x_26
            P_55 = R_4*x_27 + R_10*x_30 + R_14*x_28 - R_3*x_26 - R_13*x_29
            P_56 = R_15*x_27 - R_5*x_26 - R_7*x_28 - R_9*x_29 - R_12*x_30
            P_57 = R_15*x_26 - R_5*x_27 - R_6*x_28 - R_8*x_29 - R_11*x_30
            P_58 = R_6*x_26 + R_10*x_29 + R_13*x_30 - R_7*x_27 - R_15*x_28
            P_59 = R_9*x_27 + R_10*x_28 + R_15*x_29 - R_8*x_26 - R_14*x_30
            # D from P R
            D_0 = (
                P_1*R_1 + P_2*R_2 + P_3*R_3 + P_11*R_11 - P_4*R_4 - P_12*R_12 - P_13*R_13 -
                P_14*R_14
            )
            D_1 = (
                P_2*R_5 + P_3*R_6 + P_9*R_12 + P_10*R_13 - P_0*R_1 - P_4*R_7 - P_8*R_11 -
                P_14*R_15
            )
            D_2 = (
                P_3*R_8 + P_6*R_11 + P_10*R_14 + P_13*R_15 - P_0*R_2 - P_1*R_5 - P_4*R_9 -
                P_7*R_12
            )
            D_3 = (
                -P_0*R_3 - P_1*R_6 - P_2*R_8 - P_4*R_10 - P_5*R_11 - P_7*R_13 - P_9*R_14 -
                P_12*R_15
            )
            D_4 = (
                -P_0*R_4 - P_1*R_7 - P_2*R_9 - P_3*R_10 - P_5*R_12 - P_6*R_13 - P_8*R_14 -
                P_11*R_15
            )
            D_5 = (
                P_16*R_5 + P_17*R_6 + P_21*R_4 + P_29*R_14 - P_18*R_7 - P_19*R_2 - P_20*R_3 -
                P_28*R_15
            )
            D_6 = (
                P_17*R_8 + P_19*R_1 + P_23*R_4 + P_27*R_15 - P_15*R_5 - P_18*R_9 - P_22*R_3 -
                P_29*R_13
            )
            D_7 = (
                P_20*R_1 + P_22*R_2 + P_24*R_4 + P_29*R_12 - P_15*R_6 - P_16*R_8 - P_18*R_10 -
                P_26*R_15
            )
            D_8 = (
                P_21*R_1 + P_23*R_2 + P_24*R_3 + P_29*R_11 - P_15*R_7 - P_16*R_9 - P_17*R_10 -
                P_25*R_15
            )
            D_9 = (
                P_15*R_2 + P_20*R_8 + P_23*R_7 + P_28*R_13 - P_16*R_1 - P_21*R_9 - P_22*R_6 -
                P_27*R_14
            )
            D_10 = (
                P_15*R_3 + P_22*R_5 + P_24*R_7 + P_26*R_14 - P_17*R_1 - P_19*R_8 - P_21*R_10 -
                P_28*R_12
            )
            D_11 = (
                P_15*R_4 + P_23*R_5 + P_24*R_6 + P_25*R_14 - P_18*R_1 - P_19*R_9 - P_20*R_10 -
                P_28*R_11
            )
            D_12 = (
                P_16*R_3 + P_19*R_6 + P_24*R_9 + P_27*R_12 - P_17*R_2 - P_20*R_5 - P_23*R_10 -
                P_26*R_13
            )
            D_13 = (
                P_16*R_4 + P_19*R_7 + P_24*R_8 + P_27*R_11 - P_18*R_2 - P_21*R_5 - P_22*R_10 -
                P_25*R_13
            )
            D_14 = (
                P_17*R_4 + P_20*R_7 + P_22*R_9 + P_25*R_12 - P_18*R_3 - P_21*R_6 - P_23*R_8 -
                P_26*R_11
            )
            D_15 = (
                P_31*R_8 + P_34*R_7 + P_36*R_3 + P_42*R_12 - P_32*R_9 - P_33*R_6 - P_37*R_4 -
                P_41*R_11
            )
            D_16 = (
                P_33*R_5 + P_35*R_7 + P_40*R_11 + P_42*R_13 - P_30*R_8 - P_32*R_10 - P_36*R_2 -
                P_38*R_4
            )
            D_17 = (
                P_34*R_5 + P_35*R_6 + P_40*R_12 + P_41*R_13 - P_30*R_9 - P_31*R_10 - P_37*R_2 -
                P_38*R_3
            )
            D_18 = (
                P_30*R_6 + P_35*R_9 + P_36*R_1 + P_42*R_14 - P_31*R_5 - P_34*R_10 - P_39*R_4 -
                P_43*R_11
            )
            D_19 = (
                P_30*R_7 + P_35*R_8 + P_37*R_1 + P_41*R_14 - P_32*R_5 - P_33*R_10 - P_39*R_3 -
                P_43*R_12
            )
            D_20 = (
                P_31*R_7 + P_33*R_9 + P_38*R_1 + P_39*R_2 - P_32*R_6 - P_34*R_8 - P_40*R_14 -
                P_43*R_13
            )
            D_21 = (
                P_31*R_2 + P_38*R_9 + P_42*R_15 + P_44*R_11 - P_30*R_3 - P_33*R_1 - P_37*R_10 -
                P_39*R_7
            )
            D_22 = (
                P_32*R_2 + P_38*R_8 + P_41*R_15 + P_44*R_12 - P_30*R_4 - P_34*R_1 - P_36*R_10 -
                P_39*R_6
            )
            D_23 = (
                P_32*R_3 + P_36*R_9 + P_39*R_5 + P_44*R_13 - P_31*R_4 - P_35*R_1 - P_37*R_8 -
                P_40*R_15
            )
            D_24 = (
                P_34*R_3 + P_37*R_6 + P_43*R_15 + P_44*R_14 - P_33*R_4 - P_35*R_2 - P_36*R_7 -
                P_38*R_5
            )
            D_25 = (
                P_47*R_9 + P_49*R_4 + P_51*R_13 + P_57*R_15 - P_46*R_10 - P_48*R_7 - P_52*R_12 -
                P_54*R_14
            )
            D_26 = (
                P_47*R_8 + P_49*R_3 + P_50*R_13 + P_56*R_15 - P_45*R_10 - P_48*R_6 - P_52*R_11 -
                P_53*R_14
            )
            D_27 = (
                P_45*R_9 + P_48*R_5 + P_51*R_11 + P_55*R_14 - P_46*R_8 - P_49*R_2 - P_50*R_12 -
                P_58*R_15
            )
            D_28 = (
                P_46*R_6 + P_49*R_1 + P_53*R_12 + P_59*R_15 - P_45*R_7 - P_47*R_5 - P_54*R_11 -
                P_55*R_13
            )
            D_29 = (
                P_45*R_4 + P_47*R_2 + P_57*R_11 + P_58*R_13 - P_46*R_3 - P_48*R_1 - P_56*R_12 -
                P_59*R_14
            )
            # out = x + 2 D
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1 + c2*D_0
            tile_out[2, e] = x_2 + c2*D_1
            tile_out[3, e] = x_3 + c2*D_2
            tile_out[4, e] = x_4 + c2*D_3
            tile_out[5, e] = x_5 + c2*D_4
            tile_out[6, e] = x_6 + c2*D_5
            tile_out[7, e] = x_7 + c2*D_6
            tile_out[8, e] = x_8 + c2*D_7
            tile_out[9, e] = x_9 + c2*D_8
            tile_out[10, e] = x_10 + c2*D_9
            tile_out[11, e] = x_11 + c2*D_10
            tile_out[12, e] = x_12 + c2*D_11
            tile_out[13, e] = x_13 + c2*D_12
            tile_out[14, e] = x_14 + c2*D_13
            tile_out[15, e] = x_15 + c2*D_14
            tile_out[16, e] = x_16 + c2*D_15
            tile_out[17, e] = x_17 + c2*D_16
            tile_out[18, e] = x_18 + c2*D_17
            tile_out[19, e] = x_19 + c2*D_18
            tile_out[20, e] = x_20 + c2*D_19
            tile_out[21, e] = x_21 + c2*D_20
            tile_out[22, e] = x_22 + c2*D_21
            tile_out[23, e] = x_23 + c2*D_22
            tile_out[24, e] = x_24 + c2*D_23
            tile_out[25, e] = x_25 + c2*D_24
            tile_out[26, e] = x_26 + c2*D_25
            tile_out[27, e] = x_27 + c2*D_26
            tile_out[28, e] = x_28 + c2*D_27
            tile_out[29, e] = x_29 + c2*D_28
            tile_out[30, e] = x_30 + c2*D_29
            tile_out[31, e] = x_31
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def sandwich_unit__even__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_sandwich_unit__even__full, (16, 32), 32, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
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


def sandwich_unit__g0_2__scalar(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__g0_2__scalar, (11, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 50 multiplications, 40 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P from R x
            P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 + R_3*x_3 - R_4*x_4
            P_1 = R_0*x_1 + R_5*x_2 + R_6*x_3 - R_1*x_0 - R_7*x_4
            P_2 = R_0*x_2 + R_8*x_3 - R_2*x_0 - R_5*x_1 - R_9*x_4
            P_3 = R_0*x_3 - R_3*x_0 - R_6*x_1 - R_8*x_2 - R_10*x_4
            P_4 = R_0*x_4 - R_4*x_0 - R_7*x_1 - R_9*x_2 - R_10*x_3
            # D from P R
            D_0 = P_1*R_1 + P_2*R_2 + P_3*R_3 - P_4*R_4
            D_1 = P_2*R_5 + P_3*R_6 - P_0*R_1 - P_4*R_7
            D_2 = P_3*R_8 - P_0*R_2 - P_1*R_5 - P_4*R_9
            D_3 = -P_0*R_3 - P_1*R_6 - P_2*R_8 - P_4*R_10
            D_4 = -P_0*R_4 - P_1*R_7 - P_2*R_9 - P_3*R_10
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich_unit__g0_2__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1
    """
    return _run(_sandwich_unit__g0_2__vector, (11, 5), 5, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 140 multiplications, 120 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P from R x
            P_0 = R_0*x_0 + R_4*x_6 + R_5*x_1 + R_6*x_2 - R_2*x_4 - R_3*x_5 - R_7*x_3
            P_1 = R_0*x_1 + R_1*x_4 + R_4*x_8 + R_8*x_2 - R_3*x_7 - R_5*x_0 - R_9*x_3
            P_2 = R_0*x_2 + R_1*x_5 + R_2*x_7 + R_4*x_9 - R_6*x_0 - R_8*x_1 - R_10*x_3
            P_3 = R_0*x_3 + R_1*x_6 + R_2*x_8 + R_3*x_9 - R_7*x_0 - R_9*x_1 - R_10*x_2
            P_4 = R_0*x_4 + R_2*x_0 + R_7*x_8 + R_8*x_5 - R_1*x_1 - R_6*x_7 - R_9*x_6
            P_5 = R_0*x_5 + R_3*x_0 + R_5*x_7 + R_7*x_9 - R_1*x_2 - R_8*x_4 - R_10*x_6
            P_6 = R_0*x_6 + R_4*x_0 + R_5*x_8 + R_6*x_9 - R_1*x_3 - R_9*x_4 - R_10*x_5
            P_7 = R_0*x_7 + R_3*x_1 + R_6*x_4 + R_9*x_9 - R_2*x_2 - R_5*x_5 - R_10*x_8
            P_8 = R_0*x_8 + R_4*x_1 + R_7*x_4 + R_8*x_9 - R_2*x_3 - R_5*x_6 - R_10*x_7
            P_9 = R_0*x_9 + R_4*x_2 + R_7*x_5 + R_9*x_7 - R_3*x_3 - R_6*x_6 - R_8*x_8
            # D from P R
            D_0 = P_1*R_5 + P_2*R_6 + P_6*R_4 - P_3*R_7 - P_4*R_2 - P_5*R_3
            D_1 = P_2*R_8 + P_4*R_1 + P_8*R_4 - P_0*R_5 - P_3*R_9 - P_7*R_3
            D_2 = P_5*R_1 + P_7*R_2 + P_9*R_4 - P_0*R_6 - P_1*R_8 - P_3*R_10
            D_3 = P_6*R_1 + P_8*R_2 + P_9*R_3 - P_0*R_7 - P_1*R_9 - P_2*R_10
            D_4 = P_0*R_2 + P_5*R_8 + P_8*R_7 - P_1*R_1 - P_6*R_9 - P_7*R_6
            D_5 = P_0*R_3 + P_7*R_5 + P_9*R_7 - P_2*R_1 - P_4*R_8 - P_6*R_10
            D_6 = P_0*R_4 + P_8*R_5 + P_9*R_6 - P_3*R_1 - P_4*R_9 - P_5*R_10
            D_7 = P_1*R_3 + P_4*R_6 + P_9*R_9 - P_2*R_2 - P_5*R_5 - P_8*R_10
            D_8 = P_1*R_4 + P_4*R_7 + P_9*R_8 - P_3*R_2 - P_6*R_5 - P_7*R_10
            D_9 = P_2*R_4 + P_5*R_7 + P_7*R_9 - P_3*R_3 - P_6*R_6 - P_8*R_8
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
            tile_out[5, e] = x_5 + c2*D_5
            tile_out[6, e] = x_6 + c2*D_6
            tile_out[7, e] = x_7 + c2*D_7
            tile_out[8, e] = x_8 + c2*D_8
            tile_out[9, e] = x_9 + c2*D_9
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich_unit__g0_2__bivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2
    """
    return _run(_sandwich_unit__g0_2__bivector, (11, 10), 10, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 140 multiplications, 120 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P from R x
            P_0 = R_0*x_0 + R_3*x_6 + R_7*x_4 + R_8*x_1 - R_4*x_7 - R_6*x_3 - R_9*x_2
            P_1 = R_0*x_1 + R_5*x_3 + R_7*x_5 - R_2*x_6 - R_4*x_8 - R_8*x_0 - R_10*x_2
            P_2 = R_0*x_2 + R_5*x_4 + R_6*x_5 - R_2*x_7 - R_3*x_8 - R_9*x_0 - R_10*x_1
            P_3 = R_0*x_3 + R_1*x_6 + R_6*x_0 + R_9*x_5 - R_4*x_9 - R_5*x_1 - R_10*x_4
            P_4 = R_0*x_4 + R_1*x_7 + R_7*x_0 + R_8*x_5 - R_3*x_9 - R_5*x_2 - R_10*x_3
            P_5 = R_0*x_5 + R_1*x_8 + R_2*x_9 + R_7*x_1 + R_9*x_3 - R_6*x_2 - R_8*x_4
            P_6 = R_0*x_6 + R_2*x_1 + R_9*x_8 - R_1*x_3 - R_3*x_0 - R_7*x_9 - R_10*x_7
            P_7 = R_0*x_7 + R_2*x_2 + R_8*x_8 - R_1*x_4 - R_4*x_0 - R_6*x_9 - R_10*x_6
            P_8 = R_0*x_8 + R_3*x_2 + R_5*x_9 + R_9*x_6 - R_1*x_5 - R_4*x_1 - R_8*x_7
            P_9 = R_0*x_9 + R_3*x_4 + R_6*x_7 - R_2*x_5 - R_4*x_3 - R_5*x_8 - R_7*x_6
            # D from P R
            D_0 = P_1*R_8 + P_4*R_7 + P_6*R_3 - P_2*R_9 - P_3*R_6 - P_7*R_4
            D_1 = P_3*R_5 + P_5*R_7 - P_0*R_8 - P_2*R_10 - P_6*R_2 - P_8*R_4
            D_2 = P_4*R_5 + P_5*R_6 - P_0*R_9 - P_1*R_10 - P_7*R_2 - P_8*R_3
            D_3 = P_0*R_6 + P_5*R_9 + P_6*R_1 - P_1*R_5 - P_4*R_10 - P_9*R_4
            D_4 = P_0*R_7 + P_5*R_8 + P_7*R_1 - P_2*R_5 - P_3*R_10 - P_9*R_3
            D_5 = P_1*R_7 + P_3*R_9 + P_8*R_1 + P_9*R_2 - P_2*R_6 - P_4*R_8
            D_6 = P_1*R_2 + P_8*R_9 - P_0*R_3 - P_3*R_1 - P_7*R_10 - P_9*R_7
            D_7 = P_2*R_2 + P_8*R_8 - P_0*R_4 - P_4*R_1 - P_6*R_10 - P_9*R_6
            D_8 = P_2*R_3 + P_6*R_9 + P_9*R_5 - P_1*R_4 - P_5*R_1 - P_7*R_8
            D_9 = P_4*R_3 + P_7*R_6 - P_3*R_4 - P_5*R_2 - P_6*R_7 - P_8*R_5
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
            tile_out[5, e] = x_5 + c2*D_5
            tile_out[6, e] = x_6 + c2*D_6
            tile_out[7, e] = x_7 + c2*D_7
            tile_out[8, e] = x_8 + c2*D_8
            tile_out[9, e] = x_9 + c2*D_9
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich_unit__g0_2__trivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3
    """
    return _run(_sandwich_unit__g0_2__trivector, (11, 10), 10, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__g4(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 50 multiplications, 40 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P from R x
            P_0 = R_0*x_0 + R_4*x_4 + R_9*x_2 - R_7*x_3 - R_10*x_1
            P_1 = R_0*x_1 + R_3*x_4 + R_8*x_2 - R_6*x_3 - R_10*x_0
            P_2 = R_0*x_2 + R_5*x_3 + R_9*x_0 - R_2*x_4 - R_8*x_1
            P_3 = R_0*x_3 + R_1*x_4 + R_6*x_1 - R_5*x_2 - R_7*x_0
            P_4 = R_0*x_4 + R_2*x_2 + R_4*x_0 - R_1*x_3 - R_3*x_1
            # D from P R
            D_0 = P_2*R_9 + P_4*R_4 - P_1*R_10 - P_3*R_7
            D_1 = P_2*R_8 + P_4*R_3 - P_0*R_10 - P_3*R_6
            D_2 = P_0*R_9 + P_3*R_5 - P_1*R_8 - P_4*R_2
            D_3 = P_1*R_6 + P_4*R_1 - P_0*R_7 - P_2*R_5
            D_4 = P_0*R_4 + P_2*R_2 - P_1*R_3 - P_3*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich_unit__g0_2__g4(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4
    """
    return _run(_sandwich_unit__g0_2__g4, (11, 5), 5, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__g5(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
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


def sandwich_unit__g0_2__g5(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5
    """
    return _run(_sandwich_unit__g0_2__g5, (11, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 190 multiplications, 160 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            # P from R x
            P_0 = R_0*x_1 + R_4*x_7 + R_5*x_2 + R_6*x_3 - R_2*x_5 - R_3*x_6 - R_7*x_4
            P_1 = R_0*x_2 + R_1*x_5 + R_4*x_9 + R_8*x_3 - R_3*x_8 - R_5*x_1 - R_9*x_4
            P_2 = R_0*x_3 + R_1*x_6 + R_2*x_8 + R_4*x_10 - R_6*x_1 - R_8*x_2 - R_10*x_4
            P_3 = R_0*x_4 + R_1*x_7 + R_2*x_9 + R_3*x_10 - R_7*x_1 - R_9*x_2 - R_10*x_3
            P_4 = R_0*x_5 + R_2*x_1 + R_7*x_9 + R_8*x_6 - R_1*x_2 - R_6*x_8 - R_9*x_7
            P_5 = R_0*x_6 + R_3*x_1 + R_5*x_8 + R_7*x_10 - R_1*x_3 - R_8*x_5 - R_10*x_7
            P_6 = R_0*x_7 + R_4*x_1 + R_5*x_9 + R_6*x_10 - R_1*x_4 - R_9*x_5 - R_10*x_6
            P_7 = R_0*x_8 + R_3*x_2 + R_6*x_5 + R_9*x_10 - R_2*x_3 - R_5*x_6 - R_10*x_9
            P_8 = R_0*x_9 + R_4*x_2 + R_7*x_5 + R_8*x_10 - R_2*x_4 - R_5*x_7 - R_10*x_8
            P_9 = R_0*x_10 + R_4*x_3 + R_7*x_6 + R_9*x_8 - R_3*x_4 - R_6*x_7 - R_8*x_9
            P_10 = R_0*x_11 + R_4*x_15 + R_9*x_13 - R_7*x_14 - R_10*x_12
            P_11 = R_0*x_12 + R_3*x_15 + R_8*x_13 - R_6*x_14 - R_10*x_11
            P_12 = R_0*x_13 + R_5*x_14 + R_9*x_11 - R_2*x_15 - R_8*x_12
            P_13 = R_0*x_14 + R_1*x_15 + R_6*x_12 - R_5*x_13 - R_7*x_11
            P_14 = R_0*x_15 + R_2*x_13 + R_4*x_11 - R_1*x_14 - R_3*x_12
            # D from P R
            D_0 = P_1*R_5 + P_2*R_6 + P_6*R_4 - P_3*R_7 - P_4*R_2 - P_5*R_3
            D_1 = P_2*R_8 + P_4*R_1 + P_8*R_4 - P_0*R_5 - P_3*R_9 - P_7*R_3
            D_2 = P_5*R_1 + P_7*R_2 + P_9*R_4 - P_0*R_6 - P_1*R_8 - P_3*R_10
            D_3 = P_6*R_1 + P_8*R_2 + P_9*R_3 - P_0*R_7 - P_1*R_9 - P_2*R_10
            D_4 = P_0*R_2 + P_5*R_8 + P_8*R_7 - P_1*R_1 - P_6*R_9 - P_7*R_6
            D_5 = P_0*R_3 + P_7*R_5 + P_9*R_7 - P_2*R_1 - P_4*R_8 - P_6*R_10
            D_6 = P_0*R_4 + P_8*R_5 + P_9*R_6 - P_3*R_1 - P_4*R_9 - P_5*R_10
            D_7 = P_1*R_3 + P_4*R_6 + P_9*R_9 - P_2*R_2 - P_5*R_5 - P_8*R_10
            D_8 = P_1*R_4 + P_4*R_7 + P_9*R_8 - P_3*R_2 - P_6*R_5 - P_7*R_10
            D_9 = P_2*R_4 + P_5*R_7 + P_7*R_9 - P_3*R_3 - P_6*R_6 - P_8*R_8
            D_10 = P_12*R_9 + P_14*R_4 - P_11*R_10 - P_13*R_7
            D_11 = P_12*R_8 + P_14*R_3 - P_10*R_10 - P_13*R_6
            D_12 = P_10*R_9 + P_13*R_5 - P_11*R_8 - P_14*R_2
            D_13 = P_11*R_6 + P_14*R_1 - P_10*R_7 - P_12*R_5
            D_14 = P_10*R_4 + P_12*R_2 - P_11*R_3 - P_13*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1 + c2*D_0
            tile_out[2, e] = x_2 + c2*D_1
            tile_out[3, e] = x_3 + c2*D_2
            tile_out[4, e] = x_4 + c2*D_3
            tile_out[5, e] = x_5 + c2*D_4
            tile_out[6, e] = x_6 + c2*D_5
            tile_out[7, e] = x_7 + c2*D_6
            tile_out[8, e] = x_8 + c2*D_7
            tile_out[9, e] = x_9 + c2*D_8
            tile_out[10, e] = x_10 + c2*D_9
            tile_out[11, e] = x_11 + c2*D_10
            tile_out[12, e] = x_12 + c2*D_11
            tile_out[13, e] = x_13 + c2*D_12
            tile_out[14, e] = x_14 + c2*D_13
            tile_out[15, e] = x_15 + c2*D_14
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich_unit__g0_2__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    return _run(_sandwich_unit__g0_2__even, (11, 16), 16, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 380 multiplications, 320 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((32, 32), R.dtype)
    tile_out = np.empty((32, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # P from R x
            P_0 = R_0*x_1 + R_1*x_2 + R_2*x_3 + R_3*x_4 - R_4*x_5
            P_1 = R_0*x_2 + R_5*x_3 + R_6*x_4 - R_1*x_1 - R_7*x_5
            P_2 = R_0*x_3 + R_8*x_4 - R_2*x_1 - R_5*x_2 - R_9*x_5
            P_3 = R_0*x_4 - R_3*x_1 - R_6*x_2 - R_8*x_3 - R_10*x_5
            P_4 = R_0*x_5 - R_4*x_1 - R_7*x_2 - R_9*x_3 - R_10*x_4
            P_5 = R_0*x_6 + R_4*x_12 + R_5*x_7 + R_6*x_8 - R_2*x_10 - R_3*x_11 - R_7*x_9
            P_6 = R_0*x_7 + R_1*x_10 + R_4*x_14 + R_8*x_8 - R_3*x_13 - R_5*x_6 - R_9*x_9
            P_7 = R_0*x_8 + R_1*x_11 + R_2*x_13 + R_4*x_15 - R_6*x_6 - R_8*x_7 - R_10*x_9
            P_8 = R_0*x_9 + R_1*x_12 + R_2*x_14 + R_3*x_15 - R_7*x_6 - R_9*x_7 - R_10*x_8
            P_9 = R_0*x_10 + R_2*x_6 + R_7*x_14 + R_8*x_11 - R_1*x_7 - R_6*x_13 - R_9*x_12
            P_10 = R_0*x_11 + R_3*x_6 + R_5*x_13 + R_7*x_15 - R_1*x_8 - R_8*x_10 - R_10*x_12
            P_11 = R_0*x_12 + R_4*x_6 + R_5*x_14 + R_6*x_15 - R_1*x_9 - R_9*x_10 - R_10*x_11
            P_12 = R_0*x_13 + R_3*x_7 + R_6*x_10 + R_9*x_15 - R_2*x_8 - R_5*x_11 - R_10*x_14
            P_13 = R_0*x_14 + R_4*x_7 + R_7*x_10 + R_8*x_15 - R_2*x_9 - R_5*x_12 - R_10*x_13
            P_14 = R_0*x_15 + R_4*x_8 + R_7*x_11 + R_9*x_13 - R_3*x_9 - R_6*x_12 - R_8*x_14
            P_15 = R_0*x_16 + R_3*x_22 + R_7*x_20 + R_8*x_17 - R_4*x_23 - R_6*x_19 - R_9*x_18
            P_16 = R_0*x_17 + R_5*x_19 + R_7*x_21 - R_2*x_22 - R_4*x_24 - R_8*x_16 - R_10*x_18
            P_17 = R_0*x_18 + R_5*x_20 + R_6*x_21 - R_2*x_23 - R_3*x_24 - R_9*x_16 - R_10*x_17
            P_18 = R_0*x_19 + R_1*x_22 + R_6*x_16 + R_9*x_21 - R_4*x_25 - R_5*x_17 - R_10*x_20
            P_19 = R_0*x_20 + R_1*x_23 + R_7*x_16 + R_8*x_21 - R_3*x_25 - R_5*x_18 - R_10*x_19
            P_20 = R_0*x_21 + R_1*x_24 + R_2*x_25 + R_7*x_17 + R_9*x_19 - R_6*x_18 - R_8*x_20
            P_21 = R_0*x_22 + R_2*x_17 + R_9*x_24 - R_1*x_19 - R_3*x_16 - R_7*x_25 - R_10*x_23
            P_22 = R_0*x_23 + R_2*x_18 + R_8*x_24 - R_1*x_20 - R_4*x_16 - R_6*x_25 - R_10*x_22
            P_23 = R_0*x_24 + R_3*x_18 + R_5*x_25 + R_9*x_22 - R_1*x_21 - R_4*x_17 - R_8*x_23
            P_24 = R_0*x_25 + R_3*x_20 + R_6*x_23 - R_2*x_21 - R_4*x_19 - R_5*x_24 - R_7*x_22
            P_25 = R_0*x_26 + R_4*x_30 + R_9*x_28 - R_7*x_29 - R_10*x_27
            P_26 = R_0*x_27 + R_3*x_30 + R_8*x_28 - R_6*x_29 - R_10*x_26
            P_27 = R_0*x_28 + R_5*x_29 + R_9*x_26 - R_2*x_30 - R_8*x_27
            P_28 = R_0*x_29 + R_1*x_30 + R_6*x_27 - R_5*x_28 - R_7*x_26
            P_29 = R_0*x_30 + R_2*x_28 + R_4*x_26 - R_1*x_29 - R_3*x_27
            # D from P R
            D_0 = P_1*R_1 + P_2*R_2 + P_3*R_3 - P_4*R_4
            D_1 = P_2*R_5 + P_3*R_6 - P_0*R_1 - P_4*R_7
            D_2 = P_3*R_8 - P_0*R_2 - P_1*R_5 - P_4*R_9
            D_3 = -P_0*R_3 - P_1*R_6 - P_2*R_8 - P_4*R_10
            D_4 = -P_0*R_4 - P_1*R_7 - P_2*R_9 - P_3*R_10
            D_5 = P_6*R_5 + P_7*R_6 + P_11*R_4 - P_8*R_7 - P_9*R_2 - P_10*R_3
            D_6 = P_7*R_8 + P_9*R_1 + P_13*R_4 - P_5*R_5 - P_8*R_9 - P_12*R_3
            D_7 = P_10*R_1 + P_12*R_2 + P_14*R_4 - P_5*R_6 - P_6*R_8 - P_8*R_10
            D_8 = P_11*R_1 + P_13*R_2 + P_14*R_3 - P_5*R_7 - P_6*R_9 - P_7*R_10
            D_9 = P_5*R_2 + P_10*R_8 + P_13*R_7 - P_6*R_1 - P_11*R_9 - P_12*R_6
            D_10 = P_5*R_3 + P_12*R_5 + P_14*R_7 - P_7*R_1 - P_9*R_8 - P_11*R_10
            D_11 = P_5*R_4 + P_13*R_5 + P_14*R_6 - P_8*R_1 - P_9*R_9 - P_10*R_10
            D_12 = P_6*R_3 + P_9*R_6 + P_14*R_9 - P_7*R_2 - P_10*R_5 - P_13*R_10
            D_13 = P_6*R_4 + P_9*R_7 + P_14*R_8 - P_8*R_2 - P_11*R_5 - P_12*R_10
            D_14 = P_7*R_4 + P_10*R_7 + P_12*R_9 - P_8*R_3 - P_11*R_6 - P_13*R_8
            D_15 = P_16*R_8 + P_19*R_7 + P_21*R_3 - P_17*R_9 - P_18*R_6 - P_22*R_4
            D_16 = P_18*R_5 + P_20*R_7 - P_15*R_8 - P_17*R_10 - P_21*R_2 - P_23*R_4
            D_17 = P_19*R_5 + P_20*R_6 - P_15*R_9 - P_16*R_10 - P_22*R_2 - P_23*R_3
            D_18 = P_15*R_6 + P_20*R_9 + P_21*R_1 - P_16*R_5 - P_19*R_10 - P_24*R_4
            D_19 = P_15*R_7 + P_20*R_8 + P_22*R_1 - P_17*R_5 - P_18*R_10 - P_24*R_3
            D_20 = P_16*R_7 + P_18*R_9 + P_23*R_1 + P_24*R_2 - P_17*R_6 - P_19*R_8
            D_21 = P_16*R_2 + P_23*R_9 - P_15*R_3 - P_18*R_1 - P_22*R_10 - P_24*R_7
            D_22 = P_17*R_2 + P_23*R_8 - P_15*R_4 - P_19*R_1 - P_21*R_10 - P_24*R_6
            D_23 = P_17*R_3 + P_21*R_9 + P_24*R_5 - P_16*R_4 - P_20*R_1 - P_22*R_8
            D_24 = P_19*R_3 + P_22*R_6 - P_18*R_4 - P_20*R_2 - P_21*R_7 - P_23*R_5
            D_25 = P_27*R_9 + P_29*R_4 - P_26*R_10 - P_28*R_7
            D_26 = P_27*R_8 + P_29*R_3 - P_25*R_10 - P_28*R_6
            D_27 = P_25*R_9 + P_28*R_5 - P_26*R_8 - P_29*R_2
            D_28 = P_26*R_6 + P_29*R_1 - P_25*R_7 - P_27*R_5
            D_29 = P_25*R_4 + P_27*R_2 - P_26*R_3 - P_28*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1 + c2*D_0
            tile_out[2, e] = x_2 + c2*D_1
            tile_out[3, e] = x_3 + c2*D_2
            tile_out[4, e] = x_4 + c2*D_3
            tile_out[5, e] = x_5 + c2*D_4
            tile_out[6, e] = x_6 + c2*D_5
            tile_out[7, e] = x_7 + c2*D_6
            tile_out[8, e] = x_8 + c2*D_7
            tile_out[9, e] = x_9 + c2*D_8
            tile_out[10, e] = x_10 + c2*D_9
            tile_out[11, e] = x_11 + c2*D_10
            tile_out[12, e] = x_12 + c2*D_11
            tile_out[13, e] = x_13 + c2*D_12
            tile_out[14, e] = x_14 + c2*D_13
            tile_out[15, e] = x_15 + c2*D_14
            tile_out[16, e] = x_16 + c2*D_15
            tile_out[17, e] = x_17 + c2*D_16
            tile_out[18, e] = x_18 + c2*D_17
            tile_out[19, e] = x_19 + c2*D_18
            tile_out[20, e] = x_20 + c2*D_19
            tile_out[21, e] = x_21 + c2*D_20
            tile_out[22, e] = x_22 + c2*D_21
            tile_out[23, e] = x_23 + c2*D_22
            tile_out[24, e] = x_24 + c2*D_23
            tile_out[25, e] = x_25 + c2*D_24
            tile_out[26, e] = x_26 + c2*D_25
            tile_out[27, e] = x_27 + c2*D_26
            tile_out[28, e] = x_28 + c2*D_27
            tile_out[29, e] = x_29 + c2*D_28
            tile_out[30, e] = x_30 + c2*D_29
            tile_out[31, e] = x_31
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def sandwich_unit__g0_2__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_sandwich_unit__g0_2__full, (11, 32), 32, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
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

    R : (..., 5), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__vector__scalar, (5, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 15 multiplications, 9 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P from R x
            P_0 = R_4*x_4 - R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3
            # D from P R
            D_0 = P_0*R_0
            D_1 = P_0*R_1
            D_2 = P_0*R_2
            D_3 = P_0*R_3
            D_4 = P_0*R_4
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich_unit__vector__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1
    """
    return _run(_sandwich_unit__vector__vector, (5, 5), 5, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 50 multiplications, 35 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P from R x
            P_0 = R_0*x_0 + R_4*x_6 - R_2*x_4 - R_3*x_5
            P_1 = R_0*x_1 + R_1*x_4 + R_4*x_8 - R_3*x_7
            P_2 = R_0*x_2 + R_1*x_5 + R_2*x_7 + R_4*x_9
            P_3 = R_0*x_3 + R_1*x_6 + R_2*x_8 + R_3*x_9
            P_4 = R_4*x_3 - R_1*x_0 - R_2*x_1 - R_3*x_2
            # D from P R
            D_0 = P_4*R_1 - P_0*R_0
            D_1 = P_4*R_2 - P_1*R_0
            D_2 = P_4*R_3 - P_2*R_0
            D_3 = P_4*R_4 - P_3*R_0
            D_4 = P_0*R_2 - P_1*R_1
            D_5 = P_0*R_3 - P_2*R_1
            D_6 = P_0*R_4 - P_3*R_1
            D_7 = P_1*R_3 - P_2*R_2
            D_8 = P_1*R_4 - P_3*R_2
            D_9 = P_2*R_4 - P_3*R_3
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
            tile_out[5, e] = x_5 + c2*D_5
            tile_out[6, e] = x_6 + c2*D_6
            tile_out[7, e] = x_7 + c2*D_7
            tile_out[8, e] = x_8 + c2*D_8
            tile_out[9, e] = x_9 + c2*D_9
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich_unit__vector__bivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2
    """
    return _run(_sandwich_unit__vector__bivector, (5, 10), 10, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 70 multiplications, 50 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P from R x
            P_0 = R_4*x_7 - R_0*x_0 - R_3*x_6
            P_1 = R_2*x_6 + R_4*x_8 - R_0*x_1
            P_2 = R_2*x_7 + R_3*x_8 - R_0*x_2
            P_3 = R_4*x_9 - R_0*x_3 - R_1*x_6
            P_4 = R_3*x_9 - R_0*x_4 - R_1*x_7
            P_5 = -R_0*x_5 - R_1*x_8 - R_2*x_9
            P_6 = R_1*x_0 + R_4*x_4 - R_3*x_3
            P_7 = R_1*x_1 + R_2*x_3 + R_4*x_5
            P_8 = R_1*x_2 + R_2*x_4 + R_3*x_5
            P_9 = R_4*x_2 - R_2*x_0 - R_3*x_1
            # D from P R
            D_0 = P_0*R_0 + P_9*R_2 - P_6*R_1
            D_1 = P_1*R_0 + P_9*R_3 - P_7*R_1
            D_2 = P_2*R_0 + P_9*R_4 - P_8*R_1
            D_3 = P_3*R_0 + P_6*R_3 - P_7*R_2
            D_4 = P_4*R_0 + P_6*R_4 - P_8*R_2
            D_5 = P_5*R_0 + P_7*R_4 - P_8*R_3
            D_6 = P_0*R_3 + P_3*R_1 - P_1*R_2
            D_7 = P_0*R_4 + P_4*R_1 - P_2*R_2
            D_8 = P_1*R_4 + P_5*R_1 - P_2*R_3
            D_9 = P_3*R_4 + P_5*R_2 - P_4*R_3
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
            tile_out[5, e] = x_5 + c2*D_5
            tile_out[6, e] = x_6 + c2*D_6
            tile_out[7, e] = x_7 + c2*D_7
            tile_out[8, e] = x_8 + c2*D_8
            tile_out[9, e] = x_9 + c2*D_9
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich_unit__vector__trivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3
    """
    return _run(_sandwich_unit__vector__trivector, (5, 10), 10, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__g4(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 45 multiplications, 30 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P from R x
            P_0 = R_0*x_0 + R_4*x_4
            P_1 = R_0*x_1 + R_3*x_4
            P_2 = R_0*x_2 - R_2*x_4
            P_3 = R_0*x_3 + R_1*x_4
            P_4 = R_4*x_3 - R_1*x_0
            P_5 = R_3*x_3 - R_1*x_1
            P_6 = -R_1*x_2 - R_2*x_3
            P_7 = R_2*x_0 + R_4*x_2
            P_8 = R_2*x_1 + R_3*x_2
            P_9 = R_4*x_1 - R_3*x_0
            # D from P R
            D_0 = P_4*R_1 + P_9*R_3 - P_0*R_0 - P_7*R_2
            D_1 = P_5*R_1 + P_9*R_4 - P_1*R_0 - P_8*R_2
            D_2 = P_6*R_1 + P_7*R_4 - P_2*R_0 - P_8*R_3
            D_3 = P_4*R_4 + P_6*R_2 - P_3*R_0 - P_5*R_3
            D_4 = P_0*R_4 + P_2*R_2 - P_1*R_3 - P_3*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich_unit__vector__g4(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4
    """
    return _run(_sandwich_unit__vector__g4, (5, 5), 5, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__g5(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 10 multiplications, 4 additions."""
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = R_4*x_0
            P_1 = R_3*x_0
            P_2 = -R_2*x_0
            P_3 = R_1*x_0
            P_4 = -R_0*x_0
            # out = P ~R
            tile_out[0, e] = P_0*R_4 + P_2*R_2 + P_4*R_0 - P_1*R_3 - P_3*R_1
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich_unit__vector__g5(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 5), vector: grades 1
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5
    """
    return _run(_sandwich_unit__vector__g5, (5, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 95 multiplications, 65 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            # P from R x
            P_0 = R_0*x_1 + R_4*x_7 - R_2*x_5 - R_3*x_6
            P_1 = R_0*x_2 + R_1*x_5 + R_4*x_9 - R_3*x_8
            P_2 = R_0*x_3 + R_1*x_6 + R_2*x_8 + R_4*x_10
            P_3 = R_0*x_4 + R_1*x_7 + R_2*x_9 + R_3*x_10
            P_4 = R_4*x_4 - R_1*x_1 - R_2*x_2 - R_3*x_3
            P_5 = R_0*x_11 + R_4*x_15
            P_6 = R_0*x_12 + R_3*x_15
            P_7 = R_0*x_13 - R_2*x_15
            P_8 = R_0*x_14 + R_1*x_15
            P_9 = R_4*x_14 - R_1*x_11
            P_10 = R_3*x_14 - R_1*x_12
            P_11 = -R_1*x_13 - R_2*x_14
            P_12 = R_2*x_11 + R_4*x_13
            P_13 = R_2*x_12 + R_3*x_13
            P_14 = R_4*x_12 - R_3*x_11
            # D from P R
            D_0 = P_4*R_1 - P_0*R_0
            D_1 = P_4*R_2 - P_1*R_0
            D_2 = P_4*R_3 - P_2*R_0
            D_3 = P_4*R_4 - P_3*R_0
            D_4 = P_0*R_2 - P_1*R_1
            D_5 = P_0*R_3 - P_2*R_1
            D_6 = P_0*R_4 - P_3*R_1
            D_7 = P_1*R_3 - P_2*R_2
            D_8 = P_1*R_4 - P_3*R_2
            D_9 = P_2*R_4 - P_3*R_3
            D_10 = P_9*R_1 + P_14*R_3 - P_5*R_0 - P_12*R_2
            D_11 = P_10*R_1 + P_14*R_4 - P_6*R_0 - P_13*R_2
            D_12 = P_11*R_1 + P_12*R_4 - P_7*R_0 - P_13*R_3
            D_13 = P_9*R_4 + P_11*R_2 - P_8*R_0 - P_10*R_3
            D_14 = P_5*R_4 + P_7*R_2 - P_6*R_3 - P_8*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1 + c2*D_0
            tile_out[2, e] = x_2 + c2*D_1
            tile_out[3, e] = x_3 + c2*D_2
            tile_out[4, e] = x_4 + c2*D_3
            tile_out[5, e] = x_5 + c2*D_4
            tile_out[6, e] = x_6 + c2*D_5
            tile_out[7, e] = x_7 + c2*D_6
            tile_out[8, e] = x_8 + c2*D_7
            tile_out[9, e] = x_9 + c2*D_8
            tile_out[10, e] = x_10 + c2*D_9
            tile_out[11, e] = x_11 + c2*D_10
            tile_out[12, e] = x_12 + c2*D_11
            tile_out[13, e] = x_13 + c2*D_12
            tile_out[14, e] = x_14 + c2*D_13
            tile_out[15, e] = x_15 + c2*D_14
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich_unit__vector__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    return _run(_sandwich_unit__vector__even, (5, 16), 16, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 191 multiplications, 129 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((32, 32), R.dtype)
    tile_out = np.empty((32, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # P from R x
            P_0 = R_4*x_5 - R_0*x_1 - R_1*x_2 - R_2*x_3 - R_3*x_4
            P_1 = R_0*x_6 + R_4*x_12 - R_2*x_10 - R_3*x_11
            P_2 = R_0*x_7 + R_1*x_10 + R_4*x_14 - R_3*x_13
            P_3 = R_0*x_8 + R_1*x_11 + R_2*x_13 + R_4*x_15
            P_4 = R_0*x_9 + R_1*x_12 + R_2*x_14 + R_3*x_15
            P_5 = R_4*x_9 - R_1*x_6 - R_2*x_7 - R_3*x_8
            P_6 = R_4*x_23 - R_0*x_16 - R_3*x_22
            P_7 = R_2*x_22 + R_4*x_24 - R_0*x_17
            P_8 = R_2*x_23 + R_3*x_24 - R_0*x_18
            P_9 = R_4*x_25 - R_0*x_19 - R_1*x_22
            P_10 = R_3*x_25 - R_0*x_20 - R_1*x_23
            P_11 = -R_0*x_21 - R_1*x_24 - R_2*x_25
            P_12 = R_1*x_16 + R_4*x_20 - R_3*x_19
            P_13 = R_1*x_17 + R_2*x_19 + R_4*x_21
            P_14 = R_1*x_18 + R_2*x_20 + R_3*x_21
            P_15 = R_4*x_18 - R_2*x_16 - R_3*x_17
            P_16 = R_0*x_26 + R_4*x_30
            P_17 = R_0*x_27 + R_3*x_30
            P_18 = R_0*x_28 - R_2*x_30
            P_19 = R_0*x_29 + R_1*x_30
            P_20 = R_4*x_29 - R_1*x_26
            P_21 = R_3*x_29 - R_1*x_27
            P_22 = -R_1*x_28 - R_2*x_29
            P_23 = R_2*x_26 + R_4*x_28
            P_24 = R_2*x_27 + R_3*x_28
            P_25 = R_4*x_27 - R_3*x_26
            P_26 = -R_0*x_31
            P_27 = R_1*x_31
            P_28 = -R_2*x_31
            P_29 = R_3*x_31
            P_30 = R_4*x_31
            # D from P R
            D_0 = P_0*R_0
            D_1 = P_0*R_1
            D_2 = P_0*R_2
            D_3 = P_0*R_3
            D_4 = P_0*R_4
            D_5 = P_5*R_1 - P_1*R_0
            D_6 = P_5*R_2 - P_2*R_0
            D_7 = P_5*R_3 - P_3*R_0
            D_8 = P_5*R_4 - P_4*R_0
            D_9 = P_1*R_2 - P_2*R_1
            D_10 = P_1*R_3 - P_3*R_1
            D_11 = P_1*R_4 - P_4*R_1
            D_12 = P_2*R_3 - P_3*R_2
            D_13 = P_2*R_4 - P_4*R_2
            D_14 = P_3*R_4 - P_4*R_3
            D_15 = P_6*R_0 + P_15*R_2 - P_12*R_1
            D_16 = P_7*R_0 + P_15*R_3 - P_13*R_1
            D_17 = P_8*R_0 + P_15*R_4 - P_14*R_1
            D_18 = P_9*R_0 + P_12*R_3 - P_13*R_2
            D_19 = P_10*R_0 + P_12*R_4 - P_14*R_2
            D_20 = P_11*R_0 + P_13*R_4 - P_14*R_3
            D_21 = P_6*R_3 + P_9*R_1 - P_7*R_2
            D_22 = P_6*R_4 + P_10*R_1 - P_8*R_2
            D_23 = P_7*R_4 + P_11*R_1 - P_8*R_3
            D_24 = P_9*R_4 + P_11*R_2 - P_10*R_3
            D_25 = P_20*R_1 + P_25*R_3 - P_16*R_0 - P_23*R_2
            D_26 = P_21*R_1 + P_25*R_4 - P_17*R_0 - P_24*R_2
            D_27 = P_22*R_1 + P_23*R_4 - P_18*R_0 - P_24*R_3
            D_28 = P_20*R_4 + P_22*R_2 - P_19*R_0 - P_21*R_3
            D_29 = P_16*R_4 + P_18*R_2 - P_17*R_3 - P_19*R_1
            D_30 = P_26*R_0 + P_28*R_2 + P_30*R_4 - P_27*R_1 - P_29*R_3
            # out = x + 2 D
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1 + c2*D_0
            tile_out[2, e] = x_2 + c2*D_1
            tile_out[3, e] = x_3 + c2*D_2
            tile_out[4, e] = x_4 + c2*D_3
            tile_out[5, e] = x_5 + c2*D_4
            tile_out[6, e] = x_6 + c2*D_5
            tile_out[7, e] = x_7 + c2*D_6
            tile_out[8, e] = x_8 + c2*D_7
            tile_out[9, e] = x_9 + c2*D_8
            tile_out[10, e] = x_10 + c2*D_9
            tile_out[11, e] = x_11 + c2*D_10
            tile_out[12, e] = x_12 + c2*D_11
            tile_out[13, e] = x_13 + c2*D_12
            tile_out[14, e] = x_14 + c2*D_13
            tile_out[15, e] = x_15 + c2*D_14
            tile_out[16, e] = x_16 + c2*D_15
            tile_out[17, e] = x_17 + c2*D_16
            tile_out[18, e] = x_18 + c2*D_17
            tile_out[19, e] = x_19 + c2*D_18
            tile_out[20, e] = x_20 + c2*D_19
            tile_out[21, e] = x_21 + c2*D_20
            tile_out[22, e] = x_22 + c2*D_21
            tile_out[23, e] = x_23 + c2*D_22
            tile_out[24, e] = x_24 + c2*D_23
            tile_out[25, e] = x_25 + c2*D_24
            tile_out[26, e] = x_26 + c2*D_25
            tile_out[27, e] = x_27 + c2*D_26
            tile_out[28, e] = x_28 + c2*D_27
            tile_out[29, e] = x_29 + c2*D_28
            tile_out[30, e] = x_30 + c2*D_29
            tile_out[31, e] = x_31 + c2*D_30
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def sandwich_unit__vector__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_sandwich_unit__vector__full, (5, 32), 32, (R, x), out, (2, 1), "polynomial")


# P = R_even x + R_odd x^: terms R[i] * x[j], from j = 32 on with a minus sign, and where the
# terms of each output start.
_SANDWICH__FULL__FULL_P_TERMS = np.array(
    [
        (0, 0), (1, 33), (2, 34), (3, 35), (4, 36), (5, 5), (6, 38), (7, 39), (8, 40), (9, 9),
        (10, 42), (11, 43), (12, 12), (13, 45), (14, 14), (15, 15), (16, 16), (17, 17), (18,
        50), (19, 19), (20, 52), (21, 53), (22, 22), (23, 55), (24, 56), (25, 57), (26, 26),
        (27, 59), (28, 60), (29, 61), (30, 62), (31, 31), (0, 1), (1, 0), (2, 38), (3, 39), (4,
        40), (5, 9), (6, 2), (7, 3), (8, 4), (9, 37), (10, 48), (11, 49), (12, 18), (13, 51),
        (14, 20), (15, 21), (16, 42), (17, 43), (18, 12), (19, 45), (20, 14), (21, 15), (22,
        26), (23, 59), (24, 60), (25, 61), (26, 54), (27, 23), (28, 24), (29, 25), (30, 63),
        (31, 62), (0, 2), (1, 6), (2, 0), (3, 42), (4, 43), (5, 12), (6, 33), (7, 16), (8, 17),
        (9, 50), (10, 3), (11, 4), (12, 37), (13, 54), (14, 23), (15, 24), (16, 7), (17, 8),
        (18, 41), (19, 58), (20, 27), (21, 28), (22, 45), (23, 14), (24, 15), (25, 62), (26,
        19), (27, 52), (28, 53), (29, 31), (30, 25), (31, 29), (0, 6), (1, 34), (2, 1), (3, 48),
        (4, 49), (5, 18), (6, 0), (7, 42), (8, 43), (9, 12), (10, 7), (11, 8), (12, 41), (13,
        58), (14, 27), (15, 28), (16, 35), (17, 36), (18, 5), (19, 22), (20, 55), (21, 56), (22,
        51), (23, 20), (24, 21), (25, 63), (26, 45), (27, 14), (28, 15), (29, 62), (30, 29),
        (31, 57), (0, 3), (1, 7), (2, 10), (3, 0), (4, 45), (5, 14), (6, 48), (7, 33), (8, 19),
        (9, 52), (10, 34), (11, 22), (12, 55), (13, 4), (14, 37), (15, 25), (16, 38), (17, 26),
        (18, 59), (19, 8), (20, 41), (21, 29), (22, 11), (23, 44), (24, 30), (25, 15), (26, 49),
        (27, 18), (28, 63), (29, 53), (30, 56), (31, 60), (0, 7), (1, 35), (2, 16), (3, 1), (4,
        51), (5, 20), (6, 10), (7, 0), (8, 45), (9, 14), (10, 38), (11, 26), (12, 59), (13, 8),
        (14, 41), (15, 29), (16, 2), (17, 54), (18, 23), (19, 36), (20, 5), (21, 57), (22, 17),
        (23, 50), (24, 31), (25, 21), (26, 11), (27, 44), (28, 30), (29, 15), (30, 60), (31,
        24), (0, 10), (1, 48), (2, 35), (3, 2), (4, 54), (5, 23), (6, 39), (7, 6), (8, 58), (9,
        27), (10, 0), (11, 45), (12, 14), (13, 11), (14, 44), (15, 30), (16, 33), (17, 19), (18,
        52), (19, 49), (20, 18), (21, 63), (22, 36), (23, 5), (24, 57), (25, 24), (26, 40), (27,
        9), (28, 61), (29, 28), (30, 15), (31, 53), (0, 16), (1, 10), (2, 39), (3, 6), (4, 58),
        (5, 27), (6, 3), (7, 34), (8, 22), (9, 55), (10, 1), (11, 51), (12, 20), (13, 17), (14,
        50), (15, 31), (16, 0), (17, 45), (18, 14), (19, 11), (20, 44), (21, 30), (22, 40), (23,
        9), (24, 61), (25, 28), (26, 4), (27, 37), (28, 25), (29, 56), (30, 21), (31, 15), (0,
        4), (1, 8), (2, 11), (3, 13), (4, 0), (5, 15), (6, 49), (7, 51), (8, 33), (9, 53), (10,
        54), (11, 34), (12, 56), (13, 35), (14, 57), (15, 37), (16, 58), (17, 38), (18, 60),
        (19, 39), (20, 61), (21, 41), (22, 42), (23, 62), (24, 44), (25, 46), (26, 16), (27,
        31), (28, 18), (29, 20), (30, 23), (31, 27), (0, 8), (1, 36), (2, 17), (3, 19), (4, 1),
        (5, 21), (6, 11), (7, 13), (8, 0), (9, 15), (10, 58), (11, 38), (12, 60), (13, 39), (14,
        61), (15, 41), (16, 22), (17, 2), (18, 24), (19, 3), (20, 25), (21, 5), (22, 48), (23,
        63), (24, 50), (25, 52), (26, 42), (27, 62), (28, 44), (29, 46), (30, 27), (31, 55), (0,
        11), (1, 49), (2, 36), (3, 22), (4, 2), (5, 24), (6, 40), (7, 26), (8, 6), (9, 28), (10,
        13), (11, 0), (12, 15), (13, 42), (14, 62), (15, 44), (16, 51), (17, 33), (18, 53), (19,
        16), (20, 31), (21, 18), (22, 3), (23, 25), (24, 5), (25, 55), (26, 7), (27, 29), (28,
        9), (29, 59), (30, 46), (31, 20), (0, 17), (1, 11), (2, 40), (3, 26), (4, 6), (5, 28),
        (6, 4), (7, 54), (8, 34), (9, 56), (10, 19), (11, 1), (12, 21), (13, 48), (14, 63), (15,
        50), (16, 13), (17, 0), (18, 15), (19, 42), (20, 62), (21, 44), (22, 7), (23, 29), (24,
        9), (25, 59), (26, 35), (27, 57), (28, 37), (29, 23), (30, 52), (31, 46), (0, 13), (1,
        51), (2, 54), (3, 36), (4, 3), (5, 25), (6, 58), (7, 40), (8, 7), (9, 29), (10, 43),
        (11, 10), (12, 30), (13, 0), (14, 15), (15, 46), (16, 17), (17, 48), (18, 63), (19, 33),
        (20, 53), (21, 20), (22, 34), (23, 56), (24, 23), (25, 5), (26, 38), (27, 60), (28, 27),
        (29, 9), (30, 12), (31, 50), (0, 19), (1, 13), (2, 58), (3, 40), (4, 7), (5, 29), (6,
        22), (7, 4), (8, 35), (9, 57), (10, 49), (11, 16), (12, 31), (13, 1), (14, 21), (15,
        52), (16, 43), (17, 10), (18, 30), (19, 0), (20, 15), (21, 46), (22, 38), (23, 60), (24,
        27), (25, 9), (26, 2), (27, 24), (28, 55), (29, 37), (30, 18), (31, 12), (0, 22), (1,
        26), (2, 13), (3, 43), (4, 10), (5, 30), (6, 51), (7, 17), (8, 48), (9, 63), (10, 4),
        (11, 35), (12, 57), (13, 2), (14, 24), (15, 55), (16, 8), (17, 39), (18, 61), (19, 6),
        (20, 28), (21, 59), (22, 0), (23, 15), (24, 46), (25, 12), (26, 33), (27, 53), (28, 20),
        (29, 50), (30, 37), (31, 41), (0, 26), (1, 54), (2, 19), (3, 49), (4, 16), (5, 31), (6,
        13), (7, 43), (8, 10), (9, 30), (10, 8), (11, 39), (12, 61), (13, 6), (14, 28), (15,
        59), (16, 36), (17, 3), (18, 25), (19, 34), (20, 56), (21, 23), (22, 1), (23, 21), (24,
        52), (25, 18), (26, 0), (27, 15), (28, 46), (29, 12), (30, 41), (31, 5), (0, 5), (1, 9),
        (2, 12), (3, 14), (4, 15), (5, 0), (6, 50), (7, 52), (8, 53), (9, 33), (10, 55), (11,
        56), (12, 34), (13, 57), (14, 35), (15, 36), (16, 59), (17, 60), (18, 38), (19, 61),
        (20, 39), (21, 40), (22, 62), (23, 42), (24, 43), (25, 45), (26, 31), (27, 16), (28,
        17), (29, 19), (30, 22), (31, 26), (0, 9), (1, 37), (2, 18), (3, 20), (4, 21), (5, 1),
        (6, 12), (7, 14), (8, 15), (9, 0), (10, 59), (11, 60), (12, 38), (13, 61), (14, 39),
        (15, 40), (16, 23), (17, 24), (18, 2), (19, 25), (20, 3), (21, 4), (22, 63), (23, 48),
        (24, 49), (25, 51), (26, 62), (27, 42), (28, 43), (29, 45), (30, 26), (31, 54), (0, 12),
        (1, 50), (2, 37), (3, 23), (4, 24), (5, 2), (6, 41), (7, 27), (8, 28), (9, 6), (10, 14),
        (11, 15), (12, 0), (13, 62), (14, 42), (15, 43), (16, 52), (17, 53), (18, 33), (19, 31),
        (20, 16), (21, 17), (22, 25), (23, 3), (24, 4), (25, 54), (26, 29), (27, 7), (28, 8),
        (29, 58), (30, 45), (31, 19), (0, 18), (1, 12), (2, 41), (3, 27), (4, 28), (5, 6), (6,
        5), (7, 55), (8, 56), (9, 34), (10, 20), (11, 21), (12, 1), (13, 63), (14, 48), (15,
        49), (16, 14), (17, 15), (18, 0), (19, 62), (20, 42), (21, 43), (22, 29), (23, 7), (24,
        8), (25, 58), (26, 57), (27, 35), (28, 36), (29, 22), (30, 51), (31, 45), (0, 14), (1,
        52), (2, 55), (3, 37), (4, 25), (5, 3), (6, 59), (7, 41), (8, 29), (9, 7), (10, 44),
        (11, 30), (12, 10), (13, 15), (14, 0), (15, 45), (16, 18), (17, 63), (18, 48), (19, 53),
        (20, 33), (21, 19), (22, 56), (23, 34), (24, 22), (25, 4), (26, 60), (27, 38), (28, 26),
        (29, 8), (30, 11), (31, 49), (0, 20), (1, 14), (2, 59), (3, 41), (4, 29), (5, 7), (6,
        23), (7, 5), (8, 57), (9, 35), (10, 50), (11, 31), (12, 16), (13, 21), (14, 1), (15,
        51), (16, 44), (17, 30), (18, 10), (19, 15), (20, 0), (21, 45), (22, 60), (23, 38), (24,
        26), (25, 8), (26, 24), (27, 2), (28, 54), (29, 36), (30, 17), (31, 11), (0, 23), (1,
        27), (2, 14), (3, 44), (4, 30), (5, 10), (6, 52), (7, 18), (8, 63), (9, 48), (10, 5),
        (11, 57), (12, 35), (13, 24), (14, 2), (15, 54), (16, 9), (17, 61), (18, 39), (19, 28),
        (20, 6), (21, 58), (22, 15), (23, 0), (24, 45), (25, 11), (26, 53), (27, 33), (28, 19),
        (29, 49), (30, 36), (31, 40), (0, 27), (1, 55), (2, 20), (3, 50), (4, 31), (5, 16), (6,
        14), (7, 44), (8, 30), (9, 10), (10, 9), (11, 61), (12, 39), (13, 28), (14, 6), (15,
        58), (16, 37), (17, 25), (18, 3), (19, 56), (20, 34), (21, 22), (22, 21), (23, 1), (24,
        51), (25, 17), (26, 15), (27, 0), (28, 45), (29, 11), (30, 40), (31, 4), (0, 15), (1,
        53), (2, 56), (3, 57), (4, 37), (5, 4), (6, 60), (7, 61), (8, 41), (9, 8), (10, 62),
        (11, 44), (12, 11), (13, 46), (14, 13), (15, 0), (16, 31), (17, 18), (18, 49), (19, 20),
        (20, 51), (21, 33), (22, 23), (23, 54), (24, 34), (25, 35), (26, 27), (27, 58), (28,
        38), (29, 39), (30, 42), (31, 16), (0, 21), (1, 15), (2, 60), (3, 61), (4, 41), (5, 8),
        (6, 24), (7, 25), (8, 5), (9, 36), (10, 63), (11, 50), (12, 17), (13, 52), (14, 19),
        (15, 1), (16, 62), (17, 44), (18, 11), (19, 46), (20, 13), (21, 0), (22, 27), (23, 58),
        (24, 38), (25, 39), (26, 55), (27, 22), (28, 2), (29, 3), (30, 48), (31, 42), (0, 24),
        (1, 28), (2, 15), (3, 62), (4, 44), (5, 11), (6, 53), (7, 31), (8, 18), (9, 49), (10,
        25), (11, 5), (12, 36), (13, 55), (14, 22), (15, 2), (16, 29), (17, 9), (18, 40), (19,
        59), (20, 26), (21, 6), (22, 46), (23, 13), (24, 0), (25, 42), (26, 20), (27, 51), (28,
        33), (29, 16), (30, 3), (31, 7), (0, 28), (1, 56), (2, 21), (3, 63), (4, 50), (5, 17),
        (6, 15), (7, 62), (8, 44), (9, 11), (10, 29), (11, 9), (12, 40), (13, 59), (14, 26),
        (15, 6), (16, 57), (17, 37), (18, 4), (19, 23), (20, 54), (21, 34), (22, 52), (23, 19),
        (24, 1), (25, 48), (26, 46), (27, 13), (28, 0), (29, 42), (30, 7), (31, 35), (0, 25),
        (1, 29), (2, 30), (3, 15), (4, 46), (5, 13), (6, 63), (7, 53), (8, 20), (9, 51), (10,
        56), (11, 23), (12, 54), (13, 5), (14, 36), (15, 3), (16, 60), (17, 27), (18, 58), (19,
        9), (20, 40), (21, 7), (22, 12), (23, 43), (24, 10), (25, 0), (26, 50), (27, 17), (28,
        48), (29, 33), (30, 34), (31, 38), (0, 29), (1, 57), (2, 31), (3, 21), (4, 52), (5, 19),
        (6, 30), (7, 15), (8, 46), (9, 13), (10, 60), (11, 27), (12, 58), (13, 9), (14, 40),
        (15, 7), (16, 24), (17, 55), (18, 22), (19, 37), (20, 4), (21, 35), (22, 18), (23, 49),
        (24, 16), (25, 1), (26, 12), (27, 43), (28, 10), (29, 0), (30, 38), (31, 2), (0, 30),
        (1, 63), (2, 57), (3, 24), (4, 55), (5, 22), (6, 61), (7, 28), (8, 59), (9, 26), (10,
        15), (11, 46), (12, 13), (13, 12), (14, 43), (15, 10), (16, 53), (17, 20), (18, 51),
        (19, 50), (20, 17), (21, 48), (22, 37), (23, 4), (24, 35), (25, 2), (26, 41), (27, 8),
        (28, 39), (29, 6), (30, 0), (31, 33), (0, 31), (1, 30), (2, 61), (3, 28), (4, 59), (5,
        26), (6, 25), (7, 56), (8, 23), (9, 54), (10, 21), (11, 52), (12, 19), (13, 18), (14,
        49), (15, 16), (16, 15), (17, 46), (18, 13), (19, 12), (20, 43), (21, 10), (22, 41),
        (23, 8), (24, 39), (25, 6), (26, 5), (27, 36), (28, 3), (29, 34), (30, 1), (31, 0)
    ],
    np.int32,
)
_SANDWICH__FULL__FULL_P_START = np.array(
    [
        0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448, 480, 512, 544,
        576, 608, 640, 672, 704, 736, 768, 800, 832, 864, 896, 928, 960, 992, 1024
    ],
    np.int32,
)
# N = P ~R: terms P[i] * R[j], from j = 32 on with a minus sign, and where the terms of each
# output start.
_SANDWICH__FULL__FULL_N_TERMS = np.array(
    [
        (0, 0), (1, 1), (2, 2), (3, 6), (4, 3), (5, 7), (6, 10), (7, 16), (8, 4), (9, 8), (10,
        11), (11, 17), (12, 13), (13, 19), (14, 22), (15, 26), (16, 37), (17, 41), (18, 44),
        (19, 50), (20, 46), (21, 52), (22, 55), (23, 59), (24, 47), (25, 53), (26, 56), (27,
        60), (28, 57), (29, 61), (30, 62), (31, 63), (0, 1), (1, 0), (2, 6), (3, 2), (4, 7), (5,
        3), (6, 16), (7, 10), (8, 8), (9, 4), (10, 17), (11, 11), (12, 19), (13, 13), (14, 26),
        (15, 22), (16, 41), (17, 37), (18, 50), (19, 44), (20, 52), (21, 46), (22, 59), (23,
        55), (24, 53), (25, 47), (26, 60), (27, 56), (28, 61), (29, 57), (30, 63), (31, 62), (0,
        2), (1, 38), (2, 0), (3, 33), (4, 10), (5, 48), (6, 3), (7, 39), (8, 11), (9, 49), (10,
        4), (11, 40), (12, 22), (13, 58), (14, 13), (15, 51), (16, 44), (17, 18), (18, 37), (19,
        9), (20, 55), (21, 27), (22, 46), (23, 20), (24, 56), (25, 28), (26, 47), (27, 21), (28,
        62), (29, 31), (30, 57), (31, 29), (0, 3), (1, 39), (2, 42), (3, 16), (4, 0), (5, 33),
        (6, 34), (7, 6), (8, 13), (9, 51), (10, 54), (11, 26), (12, 4), (13, 40), (14, 43), (15,
        17), (16, 46), (17, 20), (18, 23), (19, 59), (20, 37), (21, 9), (22, 12), (23, 50), (24,
        57), (25, 29), (26, 30), (27, 63), (28, 47), (29, 21), (30, 24), (31, 60), (0, 4), (1,
        40), (2, 43), (3, 17), (4, 45), (5, 19), (6, 22), (7, 58), (8, 0), (9, 33), (10, 34),
        (11, 6), (12, 35), (13, 7), (14, 10), (15, 48), (16, 47), (17, 21), (18, 24), (19, 60),
        (20, 25), (21, 61), (22, 62), (23, 31), (24, 37), (25, 9), (26, 12), (27, 50), (28, 14),
        (29, 52), (30, 55), (31, 27), (0, 5), (1, 41), (2, 44), (3, 18), (4, 46), (5, 20), (6,
        23), (7, 59), (8, 47), (9, 21), (10, 24), (11, 60), (12, 25), (13, 61), (14, 62), (15,
        31), (16, 0), (17, 33), (18, 34), (19, 6), (20, 35), (21, 7), (22, 10), (23, 48), (24,
        36), (25, 8), (26, 11), (27, 49), (28, 13), (29, 51), (30, 54), (31, 26), (0, 38), (1,
        2), (2, 33), (3, 0), (4, 48), (5, 10), (6, 39), (7, 3), (8, 49), (9, 11), (10, 40), (11,
        4), (12, 58), (13, 22), (14, 51), (15, 13), (16, 18), (17, 44), (18, 9), (19, 37), (20,
        27), (21, 55), (22, 20), (23, 46), (24, 28), (25, 56), (26, 21), (27, 47), (28, 31),
        (29, 62), (30, 29), (31, 57), (0, 39), (1, 3), (2, 16), (3, 42), (4, 33), (5, 0), (6,
        6), (7, 34), (8, 51), (9, 13), (10, 26), (11, 54), (12, 40), (13, 4), (14, 17), (15,
        43), (16, 20), (17, 46), (18, 59), (19, 23), (20, 9), (21, 37), (22, 50), (23, 12), (24,
        29), (25, 57), (26, 63), (27, 30), (28, 21), (29, 47), (30, 60), (31, 24), (0, 40), (1,
        4), (2, 17), (3, 43), (4, 19), (5, 45), (6, 58), (7, 22), (8, 33), (9, 0), (10, 6), (11,
        34), (12, 7), (13, 35), (14, 48), (15, 10), (16, 21), (17, 47), (18, 60), (19, 24), (20,
        61), (21, 25), (22, 31), (23, 62), (24, 9), (25, 37), (26, 50), (27, 12), (28, 52), (29,
        14), (30, 27), (31, 55), (0, 41), (1, 5), (2, 18), (3, 44), (4, 20), (5, 46), (6, 59),
        (7, 23), (8, 21), (9, 47), (10, 60), (11, 24), (12, 61), (13, 25), (14, 31), (15, 62),
        (16, 33), (17, 0), (18, 6), (19, 34), (20, 7), (21, 35), (22, 48), (23, 10), (24, 8),
        (25, 36), (26, 49), (27, 11), (28, 51), (29, 13), (30, 26), (31, 54), (0, 42), (1, 48),
        (2, 3), (3, 7), (4, 34), (5, 38), (6, 0), (7, 1), (8, 54), (9, 58), (10, 13), (11, 19),
        (12, 43), (13, 49), (14, 4), (15, 8), (16, 23), (17, 27), (18, 46), (19, 52), (20, 12),
        (21, 18), (22, 37), (23, 41), (24, 30), (25, 31), (26, 57), (27, 61), (28, 24), (29,
        28), (30, 47), (31, 53), (0, 43), (1, 49), (2, 4), (3, 8), (4, 22), (5, 26), (6, 45),
        (7, 51), (8, 34), (9, 38), (10, 0), (11, 1), (12, 10), (13, 16), (14, 35), (15, 39),
        (16, 24), (17, 28), (18, 47), (19, 53), (20, 62), (21, 63), (22, 25), (23, 29), (24,
        12), (25, 18), (26, 37), (27, 41), (28, 55), (29, 59), (30, 14), (31, 20), (0, 44), (1,
        50), (2, 5), (3, 9), (4, 23), (5, 27), (6, 46), (7, 52), (8, 24), (9, 28), (10, 47),
        (11, 53), (12, 62), (13, 63), (14, 25), (15, 29), (16, 34), (17, 38), (18, 0), (19, 1),
        (20, 10), (21, 16), (22, 35), (23, 39), (24, 11), (25, 17), (26, 36), (27, 40), (28,
        54), (29, 58), (30, 13), (31, 19), (0, 45), (1, 51), (2, 54), (3, 58), (4, 4), (5, 8),
        (6, 11), (7, 17), (8, 35), (9, 39), (10, 42), (11, 48), (12, 0), (13, 1), (14, 2), (15,
        6), (16, 25), (17, 29), (18, 30), (19, 31), (20, 47), (21, 53), (22, 56), (23, 60), (24,
        14), (25, 20), (26, 23), (27, 27), (28, 37), (29, 41), (30, 44), (31, 50), (0, 46), (1,
        52), (2, 55), (3, 59), (4, 5), (5, 9), (6, 12), (7, 18), (8, 25), (9, 29), (10, 30),
        (11, 31), (12, 47), (13, 53), (14, 56), (15, 60), (16, 35), (17, 39), (18, 42), (19,
        48), (20, 0), (21, 1), (22, 2), (23, 6), (24, 13), (25, 19), (26, 22), (27, 26), (28,
        36), (29, 40), (30, 43), (31, 49), (0, 47), (1, 53), (2, 56), (3, 60), (4, 57), (5, 61),
        (6, 62), (7, 63), (8, 5), (9, 9), (10, 12), (11, 18), (12, 14), (13, 20), (14, 23), (15,
        27), (16, 36), (17, 40), (18, 43), (19, 49), (20, 45), (21, 51), (22, 54), (23, 58),
        (24, 0), (25, 1), (26, 2), (27, 6), (28, 3), (29, 7), (30, 10), (31, 16), (0, 48), (1,
        42), (2, 7), (3, 3), (4, 38), (5, 34), (6, 1), (7, 0), (8, 58), (9, 54), (10, 19), (11,
        13), (12, 49), (13, 43), (14, 8), (15, 4), (16, 27), (17, 23), (18, 52), (19, 46), (20,
        18), (21, 12), (22, 41), (23, 37), (24, 31), (25, 30), (26, 61), (27, 57), (28, 28),
        (29, 24), (30, 53), (31, 47), (0, 49), (1, 43), (2, 8), (3, 4), (4, 26), (5, 22), (6,
        51), (7, 45), (8, 38), (9, 34), (10, 1), (11, 0), (12, 16), (13, 10), (14, 39), (15,
        35), (16, 28), (17, 24), (18, 53), (19, 47), (20, 63), (21, 62), (22, 29), (23, 25),
        (24, 18), (25, 12), (26, 41), (27, 37), (28, 59), (29, 55), (30, 20), (31, 14), (0, 50),
        (1, 44), (2, 9), (3, 5), (4, 27), (5, 23), (6, 52), (7, 46), (8, 28), (9, 24), (10, 53),
        (11, 47), (12, 63), (13, 62), (14, 29), (15, 25), (16, 38), (17, 34), (18, 1), (19, 0),
        (20, 16), (21, 10), (22, 39), (23, 35), (24, 17), (25, 11), (26, 40), (27, 36), (28,
        58), (29, 54), (30, 19), (31, 13), (0, 51), (1, 45), (2, 58), (3, 54), (4, 8), (5, 4),
        (6, 17), (7, 11), (8, 39), (9, 35), (10, 48), (11, 42), (12, 1), (13, 0), (14, 6), (15,
        2), (16, 29), (17, 25), (18, 31), (19, 30), (20, 53), (21, 47), (22, 60), (23, 56), (24,
        20), (25, 14), (26, 27), (27, 23), (28, 41), (29, 37), (30, 50), (31, 44), (0, 52), (1,
        46), (2, 59), (3, 55), (4, 9), (5, 5), (6, 18), (7, 12), (8, 29), (9, 25), (10, 31),
        (11, 30), (12, 53), (13, 47), (14, 60), (15, 56), (16, 39), (17, 35), (18, 48), (19,
        42), (20, 1), (21, 0), (22, 6), (23, 2), (24, 19), (25, 13), (26, 26), (27, 22), (28,
        40), (29, 36), (30, 49), (31, 43), (0, 53), (1, 47), (2, 60), (3, 56), (4, 61), (5, 57),
        (6, 63), (7, 62), (8, 9), (9, 5), (10, 18), (11, 12), (12, 20), (13, 14), (14, 27), (15,
        23), (16, 40), (17, 36), (18, 49), (19, 43), (20, 51), (21, 45), (22, 58), (23, 54),
        (24, 1), (25, 0), (26, 6), (27, 2), (28, 7), (29, 3), (30, 16), (31, 10), (0, 54), (1,
        26), (2, 45), (3, 19), (4, 11), (5, 49), (6, 4), (7, 40), (8, 42), (9, 16), (10, 35),
        (11, 7), (12, 2), (13, 38), (14, 0), (15, 33), (16, 30), (17, 63), (18, 25), (19, 61),
        (20, 56), (21, 28), (22, 47), (23, 21), (24, 23), (25, 59), (26, 14), (27, 52), (28,
        44), (29, 18), (30, 37), (31, 9), (0, 55), (1, 27), (2, 46), (3, 20), (4, 12), (5, 50),
        (6, 5), (7, 41), (8, 30), (9, 63), (10, 25), (11, 61), (12, 56), (13, 28), (14, 47),
        (15, 21), (16, 42), (17, 16), (18, 35), (19, 7), (20, 2), (21, 38), (22, 0), (23, 33),
        (24, 22), (25, 58), (26, 13), (27, 51), (28, 43), (29, 17), (30, 36), (31, 8), (0, 56),
        (1, 28), (2, 47), (3, 21), (4, 62), (5, 31), (6, 57), (7, 29), (8, 12), (9, 50), (10,
        5), (11, 41), (12, 23), (13, 59), (14, 14), (15, 52), (16, 43), (17, 17), (18, 36), (19,
        8), (20, 54), (21, 26), (22, 45), (23, 19), (24, 2), (25, 38), (26, 0), (27, 33), (28,
        10), (29, 48), (30, 3), (31, 39), (0, 57), (1, 29), (2, 30), (3, 63), (4, 47), (5, 21),
        (6, 24), (7, 60), (8, 14), (9, 52), (10, 55), (11, 27), (12, 5), (13, 41), (14, 44),
        (15, 18), (16, 45), (17, 19), (18, 22), (19, 58), (20, 36), (21, 8), (22, 11), (23, 49),
        (24, 3), (25, 39), (26, 42), (27, 16), (28, 0), (29, 33), (30, 34), (31, 6), (0, 26),
        (1, 54), (2, 19), (3, 45), (4, 49), (5, 11), (6, 40), (7, 4), (8, 16), (9, 42), (10, 7),
        (11, 35), (12, 38), (13, 2), (14, 33), (15, 0), (16, 63), (17, 30), (18, 61), (19, 25),
        (20, 28), (21, 56), (22, 21), (23, 47), (24, 59), (25, 23), (26, 52), (27, 14), (28,
        18), (29, 44), (30, 9), (31, 37), (0, 27), (1, 55), (2, 20), (3, 46), (4, 50), (5, 12),
        (6, 41), (7, 5), (8, 63), (9, 30), (10, 61), (11, 25), (12, 28), (13, 56), (14, 21),
        (15, 47), (16, 16), (17, 42), (18, 7), (19, 35), (20, 38), (21, 2), (22, 33), (23, 0),
        (24, 58), (25, 22), (26, 51), (27, 13), (28, 17), (29, 43), (30, 8), (31, 36), (0, 28),
        (1, 56), (2, 21), (3, 47), (4, 31), (5, 62), (6, 29), (7, 57), (8, 50), (9, 12), (10,
        41), (11, 5), (12, 59), (13, 23), (14, 52), (15, 14), (16, 17), (17, 43), (18, 8), (19,
        36), (20, 26), (21, 54), (22, 19), (23, 45), (24, 38), (25, 2), (26, 33), (27, 0), (28,
        48), (29, 10), (30, 39), (31, 3), (0, 29), (1, 57), (2, 63), (3, 30), (4, 21), (5, 47),
        (6, 60), (7, 24), (8, 52), (9, 14), (10, 27), (11, 55), (12, 41), (13, 5), (14, 18),
        (15, 44), (16, 19), (17, 45), (18, 58), (19, 22), (20, 8), (21, 36), (22, 49), (23, 11),
        (24, 39), (25, 3), (26, 16), (27, 42), (28, 33), (29, 0), (30, 6), (31, 34), (0, 30),
        (1, 31), (2, 57), (3, 61), (4, 24), (5, 28), (6, 47), (7, 53), (8, 55), (9, 59), (10,
        14), (11, 20), (12, 44), (13, 50), (14, 5), (15, 9), (16, 22), (17, 26), (18, 45), (19,
        51), (20, 11), (21, 17), (22, 36), (23, 40), (24, 42), (25, 48), (26, 3), (27, 7), (28,
        34), (29, 38), (30, 0), (31, 1), (0, 31), (1, 30), (2, 61), (3, 57), (4, 28), (5, 24),
        (6, 53), (7, 47), (8, 59), (9, 55), (10, 20), (11, 14), (12, 50), (13, 44), (14, 9),
        (15, 5), (16, 26), (17, 22), (18, 51), (19, 45), (20, 17), (21, 11), (22, 40), (23, 36),
        (24, 48), (25, 42), (26, 7), (27, 3), (28, 38), (29, 34), (30, 1), (31, 0)
    ],
    np.int32,
)
_SANDWICH__FULL__FULL_N_START = np.array(
    [
        0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448, 480, 512, 544,
        576, 608, 640, 672, 704, 736, 768, 800, 832, 864, 896, 928, 960, 992, 1024
    ],
    np.int32,
)
# s = <R ~R>_0: terms R[i] * R[j], from j = 32 on with a minus sign, and where the terms of each
# output start.
_SANDWICH__FULL__FULL_S_TERMS = np.array(
    [
        (0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 37), (6, 6), (7, 7), (8, 8), (9, 41), (10,
        10), (11, 11), (12, 44), (13, 13), (14, 46), (15, 47), (16, 16), (17, 17), (18, 50),
        (19, 19), (20, 52), (21, 53), (22, 22), (23, 55), (24, 56), (25, 57), (26, 26), (27,
        59), (28, 60), (29, 61), (30, 62), (31, 63)
    ],
    np.int32,
)
_SANDWICH__FULL__FULL_S_START = np.array([0, 32], np.int32)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__full__full(count, R, R_step, x, x_step, out):
    """Run the table form: 2080 multiplications, 2080 additions, 32 divisions."""
    tile_R = np.empty((64, 64), R.dtype)
    tile_x = np.empty((64, 64), R.dtype)
    tile_P = np.empty((32, 64), R.dtype)
    tile_N = np.empty((32, 64), R.dtype)
    tile_s = np.empty((1, 64), R.dtype)
    tile_out = np.empty((32, 64), R.dtype)
    for start in range(0, count, 64):
        width = min(64, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_R[i, e] = R[(start + e) * R_step + i]
            for i in range(32):
                for e in range(width):
                    tile_R[i + 32, e] = -tile_R[i, e]
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_x[i, e] = x[(start + e) * x_step + i]
            for i in range(32):
                for e in range(width):
                    tile_x[i + 32, e] = -tile_x[i, e]
        # P = R_even x + R_odd x^
        for k in range(32):
            for e in range(width):
                tile_P[k, e] = 0
            first = _SANDWICH__FULL__FULL_P_START[k]
            last = _SANDWICH__FULL__FULL_P_START[k + 1]
            for term in range(first, last):
                i = _SANDWICH__FULL__FULL_P_TERMS[term, 0]
                j = _SANDWICH__FULL__FULL_P_TERMS[term, 1]
                for e in range(width):
                    tile_P[k, e] += tile_R[i, e] * tile_x[j, e]
        # N = P ~R
        for k in range(32):
            for e in range(width):
                tile_N[k, e] = 0
            first = _SANDWICH__FULL__FULL_N_START[k]
            last = _SANDWICH__FULL__FULL_N_START[k + 1]
            for term in range(first, last):
                i = _SANDWICH__FULL__FULL_N_TERMS[term, 0]
                j = _SANDWICH__FULL__FULL_N_TERMS[term, 1]
                for e in range(width):
                    tile_N[k, e] += tile_P[i, e] * tile_R[j, e]
        # s = <R ~R>_0
        for k in range(1):
            for e in range(width):
                tile_s[k, e] = 0
            first = _SANDWICH__FULL__FULL_S_START[k]
            last = _SANDWICH__FULL__FULL_S_START[k + 1]
            for term in range(first, last):
                i = _SANDWICH__FULL__FULL_S_TERMS[term, 0]
                j = _SANDWICH__FULL__FULL_S_TERMS[term, 1]
                for e in range(width):
                    tile_s[k, e] += tile_R[i, e] * tile_R[j, e]
        # out = N / s
        for e in range(width):
            tile_out[0, e] = tile_N[0, e] / tile_s[0, e]
            tile_out[1, e] = tile_N[1, e] / tile_s[0, e]
            tile_out[2, e] = tile_N[2, e] / tile_s[0, e]
            tile_out[3, e] = tile_N[3, e] / tile_s[0, e]
            tile_out[4, e] = tile_N[4, e] / tile_s[0, e]
            tile_out[5, e] = tile_N[5, e] / tile_s[0, e]
            tile_out[6, e] = tile_N[6, e] / tile_s[0, e]
            tile_out[7, e] = tile_N[7, e] / tile_s[0, e]
            tile_out[8, e] = tile_N[8, e] / tile_s[0, e]
            tile_out[9, e] = tile_N[9, e] / tile_s[0, e]
            tile_out[10, e] = tile_N[10, e] / tile_s[0, e]
            tile_out[11, e] = tile_N[11, e] / tile_s[0, e]
            tile_out[12, e] = tile_N[12, e] / tile_s[0, e]
            tile_out[13, e] = tile_N[13, e] / tile_s[0, e]
            tile_out[14, e] = tile_N[14, e] / tile_s[0, e]
            tile_out[15, e] = tile_N[15, e] / tile_s[0, e]
            tile_out[16, e] = tile_N[16, e] / tile_s[0, e]
            tile_out[17, e] = tile_N[17, e] / tile_s[0, e]
            tile_out[18, e] = tile_N[18, e] / tile_s[0, e]
            tile_out[19, e] = tile_N[19, e] / tile_s[0, e]
            tile_out[20, e] = tile_N[20, e] / tile_s[0, e]
            tile_out[21, e] = tile_N[21, e] / tile_s[0, e]
            tile_out[22, e] = tile_N[22, e] / tile_s[0, e]
            tile_out[23, e] = tile_N[23, e] / tile_s[0, e]
            tile_out[24, e] = tile_N[24, e] / tile_s[0, e]
            tile_out[25, e] = tile_N[25, e] / tile_s[0, e]
            tile_out[26, e] = tile_N[26, e] / tile_s[0, e]
            tile_out[27, e] = tile_N[27, e] / tile_s[0, e]
            tile_out[28, e] = tile_N[28, e] / tile_s[0, e]
            tile_out[29, e] = tile_N[29, e] / tile_s[0, e]
            tile_out[30, e] = tile_N[30, e] / tile_s[0, e]
            tile_out[31, e] = tile_N[31, e] / tile_s[0, e]
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def sandwich__full__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    _check_versor(_versor_defect__full, 8, 32, R)
    return _run(_sandwich__full__full, (32, 32), 32, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 48 multiplications, 30 additions, 1 divisions."""
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0
            P_1 = R_1*x_0
            P_2 = R_2*x_0
            P_3 = R_5*x_0
            P_4 = R_3*x_0
            P_5 = R_6*x_0
            P_6 = R_8*x_0
            P_7 = R_11*x_0
            P_8 = R_4*x_0
            P_9 = R_7*x_0
            P_10 = R_9*x_0
            P_11 = R_12*x_0
            P_12 = R_10*x_0
            P_13 = R_13*x_0
            P_14 = R_14*x_0
            P_15 = R_15*x_0
            # N = P ~R
            N_0 = (
                P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_5 + P_4*R_3 + P_5*R_6 + P_6*R_8 + P_7*R_11 -
                P_8*R_4 - P_9*R_7 - P_10*R_9 - P_11*R_12 - P_12*R_10 - P_13*R_13 - P_14*R_14 -
                P_15*R_15
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 + R_11*R_11
                - R_4*R_4 - R_7*R_7 - R_9*R_9 - R_10*R_10 - R_12*R_12 - R_13*R_13 - R_14*R_14 -
                R_15*R_15
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__even__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__scalar, (16, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 176 multiplications, 154 additions, 5 divisions."""
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 + R_3*x_3 - R_4*x_4
            P_1 = R_0*x_1 + R_5*x_2 + R_6*x_3 - R_1*x_0 - R_7*x_4
            P_2 = R_0*x_2 + R_8*x_3 - R_2*x_0 - R_5*x_1 - R_9*x_4
            P_3 = R_1*x_2 + R_5*x_0 + R_11*x_3 - R_2*x_1 - R_12*x_4
            P_4 = R_0*x_3 - R_3*x_0 - R_6*x_1 - R_8*x_2 - R_10*x_4
            P_5 = R_1*x_3 + R_6*x_0 - R_3*x_1 - R_11*x_2 - R_13*x_4
            P_6 = R_2*x_3 + R_8*x_0 + R_11*x_1 - R_3*x_2 - R_14*x_4
            P_7 = R_5*x_3 + R_8*x_1 - R_6*x_2 - R_11*x_0 - R_15*x_4
            P_8 = R_0*x_4 - R_4*x_0 - R_7*x_1 - R_9*x_2 - R_10*x_3
            P_9 = R_1*x_4 + R_7*x_0 - R_4*x_1 - R_12*x_2 - R_13*x_3
            P_10 = R_2*x_4 + R_9*x_0 + R_12*x_1 - R_4*x_2 - R_14*x_3
            P_11 = R_5*x_4 + R_9*x_1 - R_7*x_2 - R_12*x_0 - R_15*x_3
            P_12 = R_3*x_4 + R_10*x_0 + R_13*x_1 + R_14*x_2 - R_4*x_3
            P_13 = R_6*x_4 + R_10*x_1 + R_15*x_2 - R_7*x_3 - R_13*x_0
            P_14 = R_8*x_4 + R_10*x_2 - R_9*x_3 - R_14*x_0 - R_15*x_1
            P_15 = R_11*x_4 + R_13*x_2 + R_15*x_0 - R_12*x_3 - R_14*x_1
            # N = P ~R
            N_0 = (
                P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_5 + P_4*R_3 + P_5*R_6 + P_6*R_8 + P_7*R_11 -
                P_8*R_4 - P_9*R_7 - P_10*R_9 - P_11*R_12 - P_12*R_10 - P_13*R_13 - P_14*R_14 -
                P_15*R_15
            )
            N_1 = (
                P_1*R_0 + P_2*R_5 + P_4*R_6 + P_7*R_8 + P_9*R_4 + P_10*R_12 + P_12*R_13 +
                P_15*R_14 - P_0*R_1 - P_3*R_2 - P_5*R_3 - P_6*R_11 - P_8*R_7 - P_11*R_9 -
                P_13*R_10 - P_14*R_15
            )
            N_2 = (
                P_2*R_0 + P_3*R_1 + P_4*R_8 + P_5*R_11 + P_10*R_4 + P_11*R_7 + P_12*R_14 +
                P_13*R_15 - P_0*R_2 - P_1*R_5 - P_6*R_3 - P_7*R_6 - P_8*R_9 - P_9*R_12 -
                P_14*R_10 - P_15*R_13
            )
            N_3 = (
                P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_5 + P_12*R_4 + P_13*R_7 + P_14*R_9 +
                P_15*R_12 - P_0*R_3 - P_1*R_6 - P_2*R_8 - P_3*R_11 - P_8*R_10 - P_9*R_13 -
                P_10*R_14 - P_11*R_15
            )
            N_4 = (
                P_8*R_0 + P_9*R_1 + P_10*R_2 + P_11*R_5 + P_12*R_3 + P_13*R_6 + P_14*R_8 +
                P_15*R_11 - P_0*R_4 - P_1*R_7 - P_2*R_9 - P_3*R_12 - P_4*R_10 - P_5*R_13 -
                P_6*R_14 - P_7*R_15
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 + R_11*R_11
                - R_4*R_4 - R_7*R_7 - R_9*R_9 - R_10*R_10 - R_12*R_12 - R_13*R_13 - R_14*R_14 -
                R_15*R_15
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich__even__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__vector, (16, 5), 5, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 336 multiplications, 309 additions, 10 divisions."""
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P = R_even x + R_odd x^
            P_0 = (
                R_4*x_3 + R_7*x_6 + R_9*x_8 + R_10*x_9 - R_1*x_0 - R_2*x_1 - R_3*x_2 - R_5*x_4 -
                R_6*x_5 - R_8*x_7
            )
            P_1 = (
                R_0*x_0 + R_4*x_6 + R_5*x_1 + R_6*x_2 + R_12*x_8 + R_13*x_9 - R_2*x_4 - R_3*x_5
                - R_7*x_3 - R_11*x_7
            )
            P_2 = (
                R_0*x_1 + R_1*x_4 + R_4*x_8 + R_8*x_2 + R_11*x_5 + R_14*x_9 - R_3*x_7 - R_5*x_0
                - R_9*x_3 - R_12*x_6
            )
            P_3 = (
                R_0*x_4 + R_2*x_0 + R_7*x_8 + R_8*x_5 + R_12*x_3 + R_15*x_9 - R_1*x_1 - R_6*x_7
                - R_9*x_6 - R_11*x_2
            )
            P_4 = (
                R_0*x_2 + R_1*x_5 + R_2*x_7 + R_4*x_9 - R_6*x_0 - R_8*x_1 - R_10*x_3 - R_11*x_4
                - R_13*x_6 - R_14*x_8
            )
            P_5 = (
                R_0*x_5 + R_3*x_0 + R_5*x_7 + R_7*x_9 + R_11*x_1 + R_13*x_3 - R_1*x_2 - R_8*x_4
                - R_10*x_6 - R_15*x_8
            )
            P_6 = (
                R_0*x_7 + R_3*x_1 + R_6*x_4 + R_9*x_9 + R_14*x_3 + R_15*x_6 - R_2*x_2 - R_5*x_5
                - R_10*x_8 - R_11*x_0
            )
            P_7 = (
                R_1*x_7 + R_3*x_4 + R_5*x_2 + R_8*x_0 + R_12*x_9 + R_14*x_6 - R_2*x_5 - R_6*x_1
                - R_13*x_8 - R_15*x_3
            )
            P_8 = (
                R_0*x_3 + R_1*x_6 + R_2*x_8 + R_3*x_9 - R_7*x_0 - R_9*x_1 - R_10*x_2 - R_12*x_4
                - R_13*x_5 - R_14*x_7
            )
            P_9 = (
                R_0*x_6 + R_4*x_0 + R_5*x_8 + R_6*x_9 + R_12*x_1 + R_13*x_2 - R_1*x_3 - R_9*x_4
                - R_10*x_5 - R_15*x_7
            )
            P_10 = (
                R_0*x_8 + R_4*x_1 + R_7*x_4 + R_8*x_9 + R_14*x_2 + R_15*x_5 - R_2*x_3 - R_5*x_6
                - R_10*x_7 - R_12*x_0
            )
            P_11 = (
                R_1*x_8 + R_4*x_4 + R_5*x_3 + R_9*x_0 + R_11*x_9 + R_14*x_5 - R_2*x_6 - R_7*x_1
                - R_13*x_7 - R_15*x_2
            )
            P_12 = (
                R_0*x_9 + R_4*x_2 + R_7*x_5 + R_9*x_7 - R_3*x_3 - R_6*x_6 - R_8*x_8 - R_13*x_0 -
                R_14*x_1 - R_15*x_4
            )
            P_13 = (
                R_1*x_9 + R_4*x_5 + R_6*x_3 + R_10*x_0 + R_12*x_7 + R_15*x_1 - R_3*x_6 - R_7*x_2
                - R_11*x_8 - R_14*x_4
            )
            P_14 = (
                R_2*x_9 + R_4*x_7 + R_8*x_3 + R_10*x_1 + R_11*x_6 + R_13*x_4 - R_3*x_8 - R_9*x_2
                - R_12*x_5 - R_15*x_0
            )
            P_15 = (
                R_5*x_9 + R_7*x_7 + R_8*x_6 + R_10*x_4 + R_12*x_2 + R_14*x_0 - R_6*x_8 - R_9*x_5
                - R_11*x_3 - R_13*x_1
            )
            # N = P ~R
            N_0 = (
                P_1*R_0 + P_2*R_5 + P_4*R_6 + P_7*R_8 + P_9*R_4 + P_10*R_12 + P_12*R_13 +
                P_15*R_14 - P_0*R_1 - P_3*R_2 - P_5*R_3 - P_6*R_11 - P_8*R_7 - P_11*R_9 -
                P_13*R_10 - P_14*R_15
            )
            N_1 = (
                P_2*R_0 + P_3*R_1 + P_4*R_8 + P_5*R_11 + P_10*R_4 + P_11*R_7 + P_12*R_14 +
                P_13*R_15 - P_0*R_2 - P_1*R_5 - P_6*R_3 - P_7*R_6 - P_8*R_9 - P_9*R_12 -
                P_14*R_10 - P_15*R_13
            )
            N_2 = (
                P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_5 + P_12*R_4 + P_13*R_7 + P_14*R_9 +
                P_15*R_12 - P_0*R_3 - P_1*R_6 - P_2*R_8 - P_3*R_11 - P_8*R_10 - P_9*R_13 -
                P_10*R_14 - P_11*R_15
            )
            N_3 = (
                P_8*R_0 + P_9*R_1 + P_10*R_2 + P_11*R_5 + P_12*R_3 + P_13*R_6 + P_14*R_8 +
                P_15*R_11 - P_0*R_4 - P_1*R_7 - P_2*R_9 - P_3*R_12 - P_4*R_10 - P_5*R_13 -
                P_6*R_14 - P_7*R_15
            )
            N_4 = (
                P_1*R_2 + P_3*R_0 + P_5*R_8 + P_7*R_3 + P_8*R_12 + P_10*R_7 + P_12*R_15 +
                P_14*R_13 - P_0*R_5 - P_2*R_1 - P_4*R_11 - P_6*R_6 - P_9*R_9 - P_11*R_4 -
                P_13*R_14 - P_15*R_10
            )
            N_5 = (
                P_1*R_3 + P_2*R_11 + P_5*R_0 + P_6*R_5 + P_8*R_13 + P_11*R_14 + P_12*R_7 +
                P_15*R_9 - P_0*R_6 - P_3*R_8 - P_4*R_1 - P_7*R_2 - P_9*R_10 - P_10*R_15 -
                P_13*R_4 - P_14*R_12
            )
            N_6 = (
                P_1*R_4 + P_2*R_12 + P_4*R_13 + P_7*R_14 + P_9*R_0 + P_10*R_5 + P_12*R_6 +
                P_15*R_8 - P_0*R_7 - P_3*R_9 - P_5*R_10 - P_6*R_15 - P_8*R_1 - P_11*R_2 -
                P_13*R_3 - P_14*R_11
            )
            N_7 = (
                P_2*R_3 + P_3*R_6 + P_6*R_0 + P_7*R_1 + P_8*R_14 + P_9*R_15 + P_12*R_9 +
                P_13*R_12 - P_0*R_8 - P_1*R_11 - P_4*R_2 - P_5*R_5 - P_10*R_10 - P_11*R_13 -
                P_14*R_4 - P_15*R_7
            )
            N_8 = (
                P_2*R_4 + P_3*R_7 + P_4*R_14 + P_5*R_15 + P_10*R_0 + P_11*R_1 + P_12*R_8 +
                P_13*R_11 - P_0*R_9 - P_1*R_12 - P_6*R_10 - P_7*R_13 - P_8*R_2 - P_9*R_5 -
                P_14*R_3 - P_15*R_6
            )
            N_9 = (
                P_4*R_4 + P_5*R_7 + P_6*R_9 + P_7*R_12 + P_12*R_0 + P_13*R_1 + P_14*R_2 +
                P_15*R_5 - P_0*R_10 - P_1*R_13 - P_2*R_14 - P_3*R_15 - P_8*R_3 - P_9*R_6 -
                P_10*R_8 - P_11*R_11
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 + R_11*R_11
                - R_4*R_4 - R_7*R_7 - R_9*R_9 - R_10*R_10 - R_12*R_12 - R_13*R_13 - R_14*R_14 -
                R_15*R_15
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich__even__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__bivector, (16, 10), 10, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 336 multiplications, 309 additions, 10 divisions."""
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P = R_even x + R_odd x^
            P_0 = (
                R_7*x_2 + R_9*x_4 + R_10*x_5 + R_12*x_7 + R_13*x_8 + R_14*x_9 - R_5*x_0 -
                R_6*x_1 - R_8*x_3 - R_11*x_6
            )
            P_1 = (
                R_2*x_0 + R_3*x_1 + R_9*x_7 + R_10*x_8 + R_11*x_3 + R_15*x_9 - R_4*x_2 - R_8*x_6
                - R_12*x_4 - R_13*x_5
            )
            P_2 = (
                R_3*x_3 + R_6*x_6 + R_10*x_9 + R_12*x_2 - R_1*x_0 - R_4*x_4 - R_7*x_7 - R_11*x_1
                - R_14*x_5 - R_15*x_8
            )
            P_3 = (
                R_0*x_0 + R_3*x_6 + R_7*x_4 + R_8*x_1 + R_13*x_9 + R_15*x_5 - R_4*x_7 - R_6*x_3
                - R_9*x_2 - R_14*x_8
            )
            P_4 = (
                R_11*x_0 + R_13*x_2 + R_14*x_4 + R_15*x_7 - R_1*x_1 - R_2*x_3 - R_4*x_5 -
                R_5*x_6 - R_7*x_8 - R_9*x_9
            )
            P_5 = (
                R_0*x_1 + R_5*x_3 + R_7*x_5 + R_14*x_7 - R_2*x_6 - R_4*x_8 - R_8*x_0 - R_10*x_2
                - R_12*x_9 - R_15*x_4
            )
            P_6 = (
                R_0*x_3 + R_1*x_6 + R_6*x_0 + R_9*x_5 + R_12*x_8 + R_15*x_2 - R_4*x_9 - R_5*x_1
                - R_10*x_4 - R_13*x_7
            )
            P_7 = (
                R_0*x_6 + R_2*x_1 + R_9*x_8 + R_13*x_4 - R_1*x_3 - R_3*x_0 - R_7*x_9 - R_10*x_7
                - R_12*x_5 - R_14*x_2
            )
            P_8 = (
                R_12*x_0 + R_13*x_1 + R_14*x_3 + R_15*x_6 - R_1*x_2 - R_2*x_4 - R_3*x_5 -
                R_5*x_7 - R_6*x_8 - R_8*x_9
            )
            P_9 = (
                R_0*x_2 + R_5*x_4 + R_6*x_5 + R_14*x_6 - R_2*x_7 - R_3*x_8 - R_9*x_0 - R_10*x_1
                - R_11*x_9 - R_15*x_3
            )
            P_10 = (
                R_0*x_4 + R_1*x_7 + R_7*x_0 + R_8*x_5 + R_11*x_8 + R_15*x_1 - R_3*x_9 - R_5*x_2
                - R_10*x_3 - R_13*x_6
            )
            P_11 = (
                R_0*x_7 + R_2*x_2 + R_8*x_8 + R_13*x_3 - R_1*x_4 - R_4*x_0 - R_6*x_9 - R_10*x_6
                - R_11*x_5 - R_14*x_1
            )
            P_12 = (
                R_0*x_5 + R_1*x_8 + R_2*x_9 + R_7*x_1 + R_9*x_3 + R_12*x_6 - R_6*x_2 - R_8*x_4 -
                R_11*x_7 - R_15*x_0
            )
            P_13 = (
                R_0*x_8 + R_3*x_2 + R_5*x_9 + R_9*x_6 + R_11*x_4 + R_14*x_0 - R_1*x_5 - R_4*x_1
                - R_8*x_7 - R_12*x_3
            )
            P_14 = (
                R_0*x_9 + R_3*x_4 + R_6*x_7 + R_12*x_1 - R_2*x_5 - R_4*x_3 - R_5*x_8 - R_7*x_6 -
                R_11*x_2 - R_13*x_0
            )
            P_15 = (
                R_1*x_9 + R_3*x_7 + R_5*x_5 + R_7*x_3 + R_8*x_2 + R_10*x_0 - R_2*x_8 - R_4*x_6 -
                R_6*x_4 - R_9*x_1
            )
            # N = P ~R
            N_0 = (
                P_1*R_2 + P_3*R_0 + P_5*R_8 + P_7*R_3 + P_8*R_12 + P_10*R_7 + P_12*R_15 +
                P_14*R_13 - P_0*R_5 - P_2*R_1 - P_4*R_11 - P_6*R_6 - P_9*R_9 - P_11*R_4 -
                P_13*R_14 - P_15*R_10
            )
            N_1 = (
                P_1*R_3 + P_2*R_11 + P_5*R_0 + P_6*R_5 + P_8*R_13 + P_11*R_14 + P_12*R_7 +
                P_15*R_9 - P_0*R_6 - P_3*R_8 - P_4*R_1 - P_7*R_2 - P_9*R_10 - P_10*R_15 -
                P_13*R_4 - P_14*R_12
            )
            N_2 = (
                P_1*R_4 + P_2*R_12 + P_4*R_13 + P_7*R_14 + P_9*R_0 + P_10*R_5 + P_12*R_6 +
                P_15*R_8 - P_0*R_7 - P_3*R_9 - P_5*R_10 - P_6*R_15 - P_8*R_1 - P_11*R_2 -
                P_13*R_3 - P_14*R_11
            )
            N_3 = (
                P_2*R_3 + P_3*R_6 + P_6*R_0 + P_7*R_1 + P_8*R_14 + P_9*R_15 + P_12*R_9 +
                P_13*R_12 - P_0*R_8 - P_1*R_11 - P_4*R_2 - P_5*R_5 - P_10*R_10 - P_11*R_13 -
                P_14*R_4 - P_15*R_7
            )
            N_4 = (
                P_2*R_4 + P_3*R_7 + P_4*R_14 + P_5*R_15 + P_10*R_0 + P_11*R_1 + P_12*R_8 +
                P_13*R_11 - P_0*R_9 - P_1*R_12 - P_6*R_10 - P_7*R_13 - P_8*R_2 - P_9*R_5 -
                P_14*R_3 - P_15*R_6
            )
            N_5 = (
                P_4*R_4 + P_5*R_7 + P_6*R_9 + P_7*R_12 + P_12*R_0 + P_13*R_1 + P_14*R_2 +
                P_15*R_5 - P_0*R_10 - P_1*R_13 - P_2*R_14 - P_3*R_15 - P_8*R_3 - P_9*R_6 -
                P_10*R_8 - P_11*R_11
            )
            N_6 = (
                P_0*R_11 + P_2*R_6 + P_5*R_2 + P_7*R_0 + P_8*R_15 + P_10*R_13 + P_13*R_9 +
                P_15*R_4 - P_1*R_8 - P_3*R_3 - P_4*R_5 - P_6*R_1 - P_9*R_14 - P_11*R_10 -
                P_12*R_12 - P_14*R_7
            )
            N_7 = (
                P_0*R_12 + P_2*R_7 + P_4*R_15 + P_6*R_13 + P_9*R_2 + P_11*R_0 + P_13*R_8 +
                P_15*R_3 - P_1*R_9 - P_3*R_4 - P_5*R_14 - P_7*R_10 - P_8*R_5 - P_10*R_1 -
                P_12*R_11 - P_14*R_6
            )
            N_8 = (
                P_0*R_13 + P_3*R_14 + P_4*R_7 + P_7*R_9 + P_9*R_3 + P_10*R_11 + P_13*R_0 +
                P_14*R_5 - P_1*R_10 - P_2*R_15 - P_5*R_4 - P_6*R_12 - P_8*R_6 - P_11*R_8 -
                P_12*R_1 - P_15*R_2
            )
            N_9 = (
                P_0*R_14 + P_1*R_15 + P_4*R_9 + P_5*R_12 + P_10*R_3 + P_11*R_6 + P_14*R_0 +
                P_15*R_1 - P_2*R_10 - P_3*R_13 - P_6*R_4 - P_7*R_7 - P_8*R_8 - P_9*R_11 -
                P_12*R_2 - P_13*R_5
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 + R_11*R_11
                - R_4*R_4 - R_7*R_7 - R_9*R_9 - R_10*R_10 - R_12*R_12 - R_13*R_13 - R_14*R_14 -
                R_15*R_15
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich__even__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__trivector, (16, 10), 10, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__g4(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 176 multiplications, 154 additions, 5 divisions."""
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P = R_even x + R_odd x^
            P_0 = R_11*x_0 - R_12*x_1 - R_13*x_2 - R_14*x_3 - R_15*x_4
            P_1 = R_9*x_1 + R_10*x_2 + R_15*x_3 - R_8*x_0 - R_14*x_4
            P_2 = R_6*x_0 + R_10*x_3 + R_13*x_4 - R_7*x_1 - R_15*x_2
            P_3 = R_4*x_1 + R_10*x_4 + R_14*x_2 - R_3*x_0 - R_13*x_3
            P_4 = R_15*x_1 - R_5*x_0 - R_7*x_2 - R_9*x_3 - R_12*x_4
            P_5 = R_2*x_0 + R_4*x_2 + R_12*x_3 - R_9*x_4 - R_14*x_1
            P_6 = R_4*x_3 + R_7*x_4 + R_13*x_1 - R_1*x_0 - R_12*x_2
            P_7 = R_0*x_0 + R_4*x_4 + R_9*x_2 - R_7*x_3 - R_10*x_1
            P_8 = R_15*x_0 - R_5*x_1 - R_6*x_2 - R_8*x_3 - R_11*x_4
            P_9 = R_2*x_1 + R_3*x_2 + R_11*x_3 - R_8*x_4 - R_14*x_0
            P_10 = R_3*x_3 + R_6*x_4 + R_13*x_0 - R_1*x_1 - R_11*x_2
            P_11 = R_0*x_1 + R_3*x_4 + R_8*x_2 - R_6*x_3 - R_10*x_0
            P_12 = R_11*x_1 - R_1*x_2 - R_2*x_3 - R_5*x_4 - R_12*x_0
            P_13 = R_0*x_2 + R_5*x_3 + R_9*x_0 - R_2*x_4 - R_8*x_1
            P_14 = R_0*x_3 + R_1*x_4 + R_6*x_1 - R_5*x_2 - R_7*x_0
            P_15 = R_0*x_4 + R_2*x_2 + R_4*x_0 - R_1*x_3 - R_3*x_1
            # N = P ~R
            N_0 = (
                P_0*R_11 + P_2*R_6 + P_5*R_2 + P_7*R_0 + P_8*R_15 + P_10*R_13 + P_13*R_9 +
                P_15*R_4 - P_1*R_8 - P_3*R_3 - P_4*R_5 - P_6*R_1 - P_9*R_14 - P_11*R_10 -
                P_12*R_12 - P_14*R_7
            )
            N_1 = (
                P_0*R_12 + P_2*R_7 + P_4*R_15 + P_6*R_13 + P_9*R_2 + P_11*R_0 + P_13*R_8 +
                P_15*R_3 - P_1*R_9 - P_3*R_4 - P_5*R_14 - P_7*R_10 - P_8*R_5 - P_10*R_1 -
                P_12*R_11 - P_14*R_6
            )
            N_2 = (
                P_0*R_13 + P_3*R_14 + P_4*R_7 + P_7*R_9 + P_9*R_3 + P_10*R_11 + P_13*R_0 +
                P_14*R_5 - P_1*R_10 - P_2*R_15 - P_5*R_4 - P_6*R_12 - P_8*R_6 - P_11*R_8 -
                P_12*R_1 - P_15*R_2
            )
            N_3 = (
                P_0*R_14 + P_1*R_15 + P_4*R_9 + P_5*R_12 + P_10*R_3 + P_11*R_6 + P_14*R_0 +
                P_15*R_1 - P_2*R_10 - P_3*R_13 - P_6*R_4 - P_7*R_7 - P_8*R_8 - P_9*R_11 -
                P_12*R_2 - P_13*R_5
            )
            N_4 = (
                P_0*R_15 + P_2*R_13 + P_5*R_9 + P_7*R_4 + P_8*R_11 + P_10*R_6 + P_13*R_2 +
                P_15*R_0 - P_1*R_14 - P_3*R_10 - P_4*R_12 - P_6*R_7 - P_9*R_8 - P_11*R_3 -
                P_12*R_5 - P_14*R_1
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 + R_11*R_11
                - R_4*R_4 - R_7*R_7 - R_9*R_9 - R_10*R_10 - R_12*R_12 - R_13*R_13 - R_14*R_14 -
                R_15*R_15
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich__even__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__g4, (16, 5), 5, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__g5(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 48 multiplications, 30 additions, 1 divisions."""
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = -R_15*x_0
            P_1 = R_14*x_0
            P_2 = -R_13*x_0
            P_3 = R_10*x_0
            P_4 = R_12*x_0
            P_5 = -R_9*x_0
            P_6 = R_7*x_0
            P_7 = -R_4*x_0
            P_8 = R_11*x_0
            P_9 = -R_8*x_0
            P_10 = R_6*x_0
            P_11 = -R_3*x_0
            P_12 = -R_5*x_0
            P_13 = R_2*x_0
            P_14 = -R_1*x_0
            P_15 = R_0*x_0
            # N = P ~R
            N_0 = (
                P_0*R_15 + P_2*R_13 + P_5*R_9 + P_7*R_4 + P_8*R_11 + P_10*R_6 + P_13*R_2 +
                P_15*R_0 - P_1*R_14 - P_3*R_10 - P_4*R_12 - P_6*R_7 - P_9*R_8 - P_11*R_3 -
                P_12*R_5 - P_14*R_1
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 + R_11*R_11
                - R_4*R_4 - R_7*R_7 - R_9*R_9 - R_10*R_10 - R_12*R_12 - R_13*R_13 - R_14*R_14 -
                R_15*R_15
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__even__g5(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__g5, (16, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 528 multiplications, 495 additions, 16 divisions."""
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            # P = R_even x + R_odd x^
            P_0 = (
                R_0*x_0 + R_4*x_4 + R_7*x_7 + R_9*x_9 + R_10*x_10 + R_11*x_11 - R_1*x_1 -
                R_2*x_2 - R_3*x_3 - R_5*x_5 - R_6*x_6 - R_8*x_8 - R_12*x_12 - R_13*x_13 -
                R_14*x_14 - R_15*x_15
            )
            P_1 = (
                R_0*x_1 + R_1*x_0 + R_4*x_7 + R_5*x_2 + R_6*x_3 + R_9*x_12 + R_10*x_13 +
                R_12*x_9 + R_13*x_10 + R_15*x_14 - R_2*x_5 - R_3*x_6 - R_7*x_4 - R_8*x_11 -
                R_11*x_8 - R_14*x_15
            )
            P_2 = (
                R_0*x_2 + R_1*x_5 + R_2*x_0 + R_4*x_9 + R_6*x_11 + R_8*x_3 + R_10*x_14 +
                R_11*x_6 + R_13*x_15 + R_14*x_10 - R_3*x_8 - R_5*x_1 - R_7*x_12 - R_9*x_4 -
                R_12*x_7 - R_15*x_13
            )
            P_3 = (
                R_0*x_5 + R_2*x_1 + R_4*x_12 + R_5*x_0 + R_7*x_9 + R_8*x_6 + R_10*x_15 +
                R_12*x_4 + R_14*x_13 + R_15*x_10 - R_1*x_2 - R_3*x_11 - R_6*x_8 - R_9*x_7 -
                R_11*x_3 - R_13*x_14
            )
            P_4 = (
                R_0*x_3 + R_1*x_6 + R_2*x_8 + R_3*x_0 + R_4*x_10 + R_15*x_12 - R_5*x_11 -
                R_6*x_1 - R_7*x_13 - R_8*x_2 - R_9*x_14 - R_10*x_4 - R_11*x_5 - R_12*x_15 -
                R_13*x_7 - R_14*x_9
            )
            P_5 = (
                R_0*x_6 + R_2*x_11 + R_3*x_1 + R_4*x_13 + R_5*x_8 + R_6*x_0 + R_7*x_10 +
                R_11*x_2 + R_12*x_14 + R_13*x_4 - R_1*x_3 - R_8*x_5 - R_9*x_15 - R_10*x_7 -
                R_14*x_12 - R_15*x_9
            )
            P_6 = (
                R_0*x_8 + R_3*x_2 + R_4*x_14 + R_6*x_5 + R_7*x_15 + R_8*x_0 + R_9*x_10 +
                R_13*x_12 + R_14*x_4 + R_15*x_7 - R_1*x_11 - R_2*x_3 - R_5*x_6 - R_10*x_9 -
                R_11*x_1 - R_12*x_13
            )
            P_7 = (
                R_0*x_11 + R_1*x_8 + R_3*x_5 + R_4*x_15 + R_5*x_3 + R_8*x_1 + R_9*x_13 +
                R_11*x_0 + R_12*x_10 + R_14*x_7 - R_2*x_6 - R_6*x_2 - R_7*x_14 - R_10*x_12 -
                R_13*x_9 - R_15*x_4
            )
            P_8 = (
                R_0*x_4 + R_1*x_7 + R_2*x_9 + R_3*x_10 + R_4*x_0 + R_15*x_11 - R_5*x_12 -
                R_6*x_13 - R_7*x_1 - R_8*x_14 - R_9*x_2 - R_10*x_3 - R_11*x_15 - R_12*x_5 -
                R_13*x_6 - R_14*x_8
            )
            P_9 = (
                R_0*x_7 + R_2*x_12 + R_3*x_13 + R_4*x_1 + R_5*x_9 + R_6*x_10 + R_7*x_0 +
                R_11*x_14 + R_12*x_2 + R_13*x_3 - R_1*x_4 - R_8*x_15 - R_9*x_5 - R_10*x_6 -
                R_14*x_11 - R_15*x_8
            )
            P_10 = (
                R_0*x_9 + R_3*x_14 + R_4*x_2 + R_6*x_15 + R_7*x_5 + R_8*x_10 + R_9*x_0 +
                R_13*x_11 + R_14*x_3 + R_15*x_6 - R_1*x_12 - R_2*x_4 - R_5*x_7 - R_10*x_8 -
                R_11*x_13 - R_12*x_1
            )
            P_11 = (
                R_0*x_12 + R_1*x_9 + R_3*x_15 + R_4*x_5 + R_5*x_4 + R_8*x_13 + R_9*x_1 +
                R_11*x_10 + R_12*x_0 + R_14*x_6 - R_2*x_7 - R_6*x_14 - R_7*x_2 - R_10*x_11 -
                R_13*x_8 - R_15*x_3
            )
            P_12 = (
                R_0*x_10 + R_4*x_3 + R_7*x_6 + R_9*x_8 + R_10*x_0 + R_11*x_12 - R_1*x_13 -
                R_2*x_14 - R_3*x_4 - R_5*x_15 - R_6*x_7 - R_8*x_9 - R_12*x_11 - R_13*x_1 -
                R_14*x_2 - R_15*x_5
            )
            P_13 = (
                R_0*x_13 + R_1*x_10 + R_4*x_6 + R_5*x_14 + R_6*x_4 + R_9*x_11 + R_10*x_1 +
                R_12*x_8 + R_13*x_0 + R_15*x_2 - R_2*x_15 - R_3*x_7 - R_7*x_3 - R_8*x_12 -
                R_11*x_9 - R_14*x_5
            )
            P_14 = (
                R_0*x_14 + R_1*x_15 + R_2*x_10 + R_4*x_8 + R_6*x_12 + R_8*x_4 + R_10*x_2 +
                R_11*x_7 + R_13*x_5 + R_14*x_0 - R_3*x_9 - R_5*x_13 - R_7*x_11 - R_9*x_3 -
                R_12*x_6 - R_15*x_1
            )
            P_15 = (
                R_0*x_15 + R_2*x_13 + R_4*x_11 + R_5*x_10 + R_7*x_8 + R_8*x_7 + R_10*x_5 +
                R_12*x_3 + R_14*x_1 + R_15*x_0 - R_1*x_14 - R_3*x_12 - R_6*x_9 - R_9*x_6 -
                R_11*x_4 - R_13*x_2
            )
            # N = P ~R
            N_0 = (
                P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_5 + P_4*R_3 + P_5*R_6 + P_6*R_8 + P_7*R_11 -
                P_8*R_4 - P_9*R_7 - P_10*R_9 - P_11*R_12 - P_12*R_10 - P_13*R_13 - P_14*R_14 -
                P_15*R_15
            )
            N_1 = (
                P_1*R_0 + P_2*R_5 + P_4*R_6 + P_7*R_8 + P_9*R_4 + P_10*R_12 + P_12*R_13 +
                P_15*R_14 - P_0*R_1 - P_3*R_2 - P_5*R_3 - P_6*R_11 - P_8*R_7 - P_11*R_9 -
                P_13*R_10 - P_14*R_15
            )
            N_2 = (
                P_2*R_0 + P_3*R_1 + P_4*R_8 + P_5*R_11 + P_10*R_4 + P_11*R_7 + P_12*R_14 +
                P_13*R_15 - P_0*R_2 - P_1*R_5 - P_6*R_3 - P_7*R_6 - P_8*R_9 - P_9*R_12 -
                P_14*R_10 - P_15*R_13
            )
            N_3 = (
                P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_5 + P_12*R_4 + P_13*R_7 + P_14*R_9 +
                P_15*R_12 - P_0*R_3 - P_1*R_6 - P_2*R_8 - P_3*R_11 - P_8*R_10 - P_9*R_13 -
                P_10*R_14 - P_11*R_15
            )
            N_4 = (
                P_8*R_0 + P_9*R_1 + P_10*R_2 + P_11*R_5 + P_12*R_3 + P_13*R_6 + P_14*R_8 +
                P_15*R_11 - P_0*R_4 - P_1*R_7 - P_2*R_9 - P_3*R_12 - P_4*R_10 - P_5*R_13 -
                P_6*R_14 - P_7*R_15
            )
            N_5 = (
                P_1*R_2 + P_3*R_0 + P_5*R_8 + P_7*R_3 + P_8*R_12 + P_10*R_7 + P_12*R_15 +
                P_14*R_13 - P_0*R_5 - P_2*R_1 - P_4*R_11 - P_6*R_6 - P_9*R_9 - P_11*R_4 -
                P_13*R_14 - P_15*R_10
            )
            N_6 = (
                P_1*R_3 + P_2*R_11 + P_5*R_0 + P_6*R_5 + P_8*R_13 + P_11*R_14 + P_12*R_7 +
                P_15*R_9 - P_0*R_6 - P_3*R_8 - P_4*R_1 - P_7*R_2 - P_9*R_10 - P_10*R_15 -
                P_13*R_4 - P_14*R_12
            )
            N_7 = (
                P_1*R_4 + P_2*R_12 + P_4*R_13 + P_7*R_14 + P_9*R_0 + P_10*R_5 + P_12*R_6 +
                P_15*R_8 - P_0*R_7 - P_3*R_9 - P_5*R_10 - P_6*R_15 - P_8*R_1 - P_11*R_2 -
                P_13*R_3 - P_14*R_11
            )
            N_8 = (
                P_2*R_3 + P_3*R_6 + P_6*R_0 + P_7*R_1 + P_8*R_14 + P_9*R_15 + P_12*R_9 +
                P_13*R_12 - P_0*R_8 - P_1*R_11 - P_4*R_2 - P_5*R_5 - P_10*R_10 - P_11*R_13 -
                P_14*R_4 - P_15*R_7
            )
            N_9 = (
                P_2*R_4 + P_3*R_7 + P_4*R_14 + P_5*R_15 + P_10*R_0 + P_11*R_1 + P_12*R_8 +
                P_13*R_11 - P_0*R_9 - P_1*R_12 - P_6*R_10 - P_7*R_13 - P_8*R_2 - P_9*R_5 -
                P_14*R_3 - P_15*R_6
            )
            N_10 = (
                P_4*R_4 + P_5*R_7 + P_6*R_9 + P_7*R_12 + P_12*R_0 + P_13*R_1 + P_14*R_2 +
                P_15*R_5 - P_0*R_10 - P_1*R_13 - P_2*R_14 - P_3*R_15 - P_8*R_3 - P_9*R_6 -
                P_10*R_8 - P_11*R_11
            )
            N_11 = (
                P_0*R_11 + P_2*R_6 + P_5*R_2 + P_7*R_0 + P_8*R_15 + P_10*R_13 + P_13*R_9 +
                P_15*R_4 - P_1*R_8 - P_3*R_3 - P_4*R_5 - P_6*R_1 - P_9*R_14 - P_11*R_10 -
                P_12*R_12 - P_14*R_7
            )
            N_12 = (
                P_0*R_12 + P_2*R_7 + P_4*R_15 + P_6*R_13 + P_9*R_2 + P_11*R_0 + P_13*R_8 +
                P_15*R_3 - P_1*R_9 - P_3*R_4 - P_5*R_14 - P_7*R_10 - P_8*R_5 - P_10*R_1 -
                P_12*R_11 - P_14*R_6
            )
            N_13 = (
                P_0*R_13 + P_3*R_14 + P_4*R_7 + P_7*R_9 + P_9*R_3 + P_10*R_11 + P_13*R_0 +
                P_14*R_5 - P_1*R_10 - P_2*R_15 - P_5*R_4 - P_6*R_12 - P_8*R_6 - P_11*R_8 -
                P_12*R_1 - P_15*R_2
            )
            N_14 = (
                P_0*R_14 + P_1*R_15 + P_4*R_9 + P_5*R_12 + P_10*R_3 + P_11*R_6 + P_14*R_0 +
                P_15*R_1 - P_2*R_10 - P_3*R_13 - P_6*R_4 - P_7*R_7 - P_8*R_8 - P_9*R_11 -
                P_12*R_2 - P_13*R_5
            )
            N_15 = (
                P_0*R_15 + P_2*R_13 + P_5*R_9 + P_7*R_4 + P_8*R_11 + P_10*R_6 + P_13*R_2 +
                P_15*R_0 - P_1*R_14 - P_3*R_10 - P_4*R_12 - P_6*R_7 - P_9*R_8 - P_11*R_3 -
                P_12*R_5 - P_14*R_1
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 + R_11*R_11
                - R_4*R_4 - R_7*R_7 - R_9*R_9 - R_10*R_10 - R_12*R_12 - R_13*R_13 - R_14*R_14 -
                R_15*R_15
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
            tile_out[10, e] = N_10/s_0
            tile_out[11, e] = N_11/s_0
            tile_out[12, e] = N_12/s_0
            tile_out[13, e] = N_13/s_0
            tile_out[14, e] = N_14/s_0
            tile_out[15, e] = N_15/s_0
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich__even__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__even, (16, 16), 16, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 1040 multiplications, 975 additions, 32 divisions."""
    tile_R = np.empty((16, 32), R.dtype)
    tile_x = np.empty((32, 32), R.dtype)
    tile_out = np.empty((32, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # P = R_even x + R_odd x^
            P_0 = (
                R_0*x_0 + R_4*x_9 + R_7*x_12 + R_9*x_14 + R_10*x_15 + R_11*x_26 - R_1*x_6 -
                R_2*x_7 - R_3*x_8 - R_5*x_10 - R_6*x_11 - R_8*x_13 - R_12*x_27 - R_13*x_28 -
                R_14*x_29 - R_15*x_30
            )
            P_1 = (
                R_0*x_1 + R_1*x_2 + R_2*x_3 + R_3*x_4 + R_7*x_18 + R_9*x_20 + R_10*x_21 +
                R_12*x_23 + R_13*x_24 + R_14*x_25 - R_4*x_5 - R_5*x_16 - R_6*x_17 - R_8*x_19 -
                R_11*x_22 - R_15*x_31
            )
            P_2 = (
                R_0*x_2 + R_2*x_16 + R_3*x_17 + R_5*x_3 + R_6*x_4 + R_9*x_23 + R_10*x_24 +
                R_11*x_19 + R_14*x_31 + R_15*x_25 - R_1*x_1 - R_4*x_18 - R_7*x_5 - R_8*x_22 -
                R_12*x_20 - R_13*x_21
            )
            P_3 = (
                R_0*x_6 + R_1*x_0 + R_4*x_12 + R_5*x_7 + R_6*x_8 + R_9*x_27 + R_10*x_28 +
                R_12*x_14 + R_13*x_15 + R_15*x_29 - R_2*x_10 - R_3*x_11 - R_7*x_9 - R_8*x_26 -
                R_11*x_13 - R_14*x_30
            )
            P_4 = (
                R_0*x_3 + R_3*x_19 + R_6*x_22 + R_8*x_4 + R_10*x_25 + R_12*x_18 - R_1*x_16 -
                R_2*x_1 - R_4*x_20 - R_5*x_2 - R_7*x_23 - R_9*x_5 - R_11*x_17 - R_13*x_31 -
                R_14*x_21 - R_15*x_24
            )
            P_5 = (
                R_0*x_7 + R_1*x_10 + R_2*x_0 + R_4*x_14 + R_6*x_26 + R_8*x_8 + R_10*x_29 +
                R_11*x_11 + R_13*x_30 + R_14*x_15 - R_3*x_13 - R_5*x_6 - R_7*x_27 - R_9*x_9 -
                R_12*x_12 - R_15*x_28
            )
            P_6 = (
                R_0*x_10 + R_2*x_6 + R_4*x_27 + R_5*x_0 + R_7*x_14 + R_8*x_11 + R_10*x_30 +
                R_12*x_9 + R_14*x_28 + R_15*x_15 - R_1*x_7 - R_3*x_26 - R_6*x_13 - R_9*x_12 -
                R_11*x_8 - R_13*x_29
            )
            P_7 = (
                R_0*x_16 + R_1*x_3 + R_3*x_22 + R_5*x_1 + R_7*x_20 + R_8*x_17 + R_10*x_31 +
                R_11*x_4 + R_13*x_25 + R_15*x_21 - R_2*x_2 - R_4*x_23 - R_6*x_19 - R_9*x_18 -
                R_12*x_5 - R_14*x_24
            )
            P_8 = (
                R_0*x_4 + R_11*x_16 + R_12*x_31 + R_13*x_18 + R_14*x_20 + R_15*x_23 - R_1*x_17 -
                R_2*x_19 - R_3*x_1 - R_4*x_21 - R_5*x_22 - R_6*x_2 - R_7*x_24 - R_8*x_3 -
                R_9*x_25 - R_10*x_5
            )
            P_9 = (
                R_0*x_8 + R_1*x_11 + R_2*x_13 + R_3*x_0 + R_4*x_15 + R_15*x_27 - R_5*x_26 -
                R_6*x_6 - R_7*x_28 - R_8*x_7 - R_9*x_29 - R_10*x_9 - R_11*x_10 - R_12*x_30 -
                R_13*x_12 - R_14*x_14
            )
            P_10 = (
                R_0*x_11 + R_2*x_26 + R_3*x_6 + R_4*x_28 + R_5*x_13 + R_6*x_0 + R_7*x_15 +
                R_11*x_7 + R_12*x_29 + R_13*x_9 - R_1*x_8 - R_8*x_10 - R_9*x_30 - R_10*x_12 -
                R_14*x_27 - R_15*x_14
            )
            P_11 = (
                R_0*x_17 + R_1*x_4 + R_5*x_19 + R_6*x_1 + R_7*x_21 + R_14*x_23 - R_2*x_22 -
                R_3*x_2 - R_4*x_24 - R_8*x_16 - R_9*x_31 - R_10*x_18 - R_11*x_3 - R_12*x_25 -
                R_13*x_5 - R_15*x_20
            )
            P_12 = (
                R_0*x_13 + R_3*x_7 + R_4*x_29 + R_6*x_10 + R_7*x_30 + R_8*x_0 + R_9*x_15 +
                R_13*x_27 + R_14*x_9 + R_15*x_12 - R_1*x_26 - R_2*x_8 - R_5*x_11 - R_10*x_14 -
                R_11*x_6 - R_12*x_28
            )
            P_13 = (
                R_0*x_19 + R_1*x_22 + R_2*x_4 + R_6*x_16 + R_7*x_31 + R_8*x_1 + R_9*x_21 +
                R_11*x_2 + R_12*x_24 + R_15*x_18 - R_3*x_3 - R_4*x_25 - R_5*x_17 - R_10*x_20 -
                R_13*x_23 - R_14*x_5
            )
            P_14 = (
                R_0*x_22 + R_2*x_17 + R_5*x_4 + R_8*x_2 + R_9*x_24 + R_13*x_20 - R_1*x_19 -
                R_3*x_16 - R_4*x_31 - R_6*x_3 - R_7*x_25 - R_10*x_23 - R_11*x_1 - R_12*x_21 -
                R_14*x_18 - R_15*x_5
            )
            P_15 = (
                R_0*x_26 + R_1*x_13 + R_3*x_10 + R_4*x_30 + R_5*x_8 + R_8*x_6 + R_9*x_28 +
                R_11*x_0 + R_12*x_15 + R_14*x_12 - R_2*x_11 - R_6*x_7 - R_7*x_29 - R_10*x_27 -
                R_13*x_14 - R_15*x_9
            )
            P_16 = (
                R_0*x_5 + R_11*x_31 + R_12*x_16 + R_13*x_17 + R_14*x_19 + R_15*x_22 - R_1*x_18 -
                R_2*x_20 - R_3*x_21 - R_4*x_1 - R_5*x_23 - R_6*x_24 - R_7*x_2 - R_8*x_25 -
                R_9*x_3 - R_10*x_4
            )
            P_17 = (
                R_0*x_9 + R_1*x_12 + R_2*x_14 + R_3*x_15 + R_4*x_0 + R_15*x_26 - R_5*x_27 -
                R_6*x_28 - R_7*x_6 - R_8*x_29 - R_9*x_7 - R_10*x_8 - R_11*x_30 - R_12*x_10 -
                R_13*x_11 - R_14*x_13
            )
            P_18 = (
                R_0*x_12 + R_2*x_27 + R_3*x_28 + R_4*x_6 + R_5*x_14 + R_6*x_15 + R_7*x_0 +
                R_11*x_29 + R_12*x_7 + R_13*x_8 - R_1*x_9 - R_8*x_30 - R_9*x_10 - R_10*x_11 -
                R_14*x_26 - R_15*x_13
            )
            P_19 = (
                R_0*x_18 + R_1*x_5 + R_5*x_20 + R_6*x_21 + R_7*x_1 + R_14*x_22 - R_2*x_23 -
                R_3*x_24 - R_4*x_2 - R_8*x_31 - R_9*x_16 - R_10*x_17 - R_11*x_25 - R_12*x_3 -
                R_13*x_4 - R_15*x_19
            )
            P_20 = (
                R_0*x_14 + R_3*x_29 + R_4*x_7 + R_6*x_30 + R_7*x_10 + R_8*x_15 + R_9*x_0 +
                R_13*x_26 + R_14*x_8 + R_15*x_11 - R_1*x_27 - R_2*x_9 - R_5*x_12 - R_10*x_13 -
                R_11*x_28 - R_12*x_6
            )
            P_21 = (
                R_0*x_20 + R_1*x_23 + R_2*x_5 + R_6*x_31 + R_7*x_16 + R_8*x_21 + R_9*x_1 +
                R_11*x_24 + R_12*x_2 + R_15*x_17 - R_3*x_25 - R_4*x_3 - R_5*x_18 - R_10*x_19 -
                R_13*x_22 - R_14*x_4
            )
            P_22 = (
                R_0*x_23 + R_2*x_18 + R_5*x_5 + R_8*x_24 + R_9*x_2 + R_13*x_19 - R_1*x_20 -
                R_3*x_31 - R_4*x_16 - R_6*x_25 - R_7*x_3 - R_10*x_22 - R_11*x_21 - R_12*x_1 -
                R_14*x_17 - R_15*x_4
            )
            P_23 = (
                R_0*x_27 + R_1*x_14 + R_3*x_30 + R_4*x_10 + R_5*x_9 + R_8*x_28 + R_9*x_6 +
                R_11*x_15 + R_12*x_0 + R_14*x_11 - R_2*x_12 - R_6*x_29 - R_7*x_7 - R_10*x_26 -
                R_13*x_13 - R_15*x_8
            )
            P_24 = (
                R_0*x_15 + R_4*x_8 + R_7*x_11 + R_9*x_13 + R_10*x_0 + R_11*x_27 - R_1*x_28 -
                R_2*x_29 - R_3*x_9 - R_5*x_30 - R_6*x_12 - R_8*x_14 - R_12*x_26 - R_13*x_6 -
                R_14*x_7 - R_15*x_10
            )
            P_25 = (
                R_0*x_21 + R_1*x_24 + R_2*x_25 + R_3*x_5 + R_7*x_17 + R_9*x_19 + R_10*x_1 +
                R_12*x_22 + R_13*x_2 + R_14*x_3 - R_4*x_4 - R_5*x_31 - R_6*x_18 - R_8*x_20 -
                R_11*x_23 - R_15*x_16
            )
            P_26 = (
                R_0*x_24 + R_2*x_31 + R_3*x_18 + R_5*x_25 + R_6*x_5 + R_9*x_22 + R_10*x_2 +
                R_11*x_20 + R_14*x_16 + R_15*x_3 - R_1*x_21 - R_4*x_17 - R_7*x_4 - R_8*x_23 -
                R_12*x_19 - R_13*x_1
            )
            P_27 = (
                R_0*x_28 + R_1*x_15 + R_4*x_11 + R_5*x_29 + R_6*x_9 + R_9*x_26 + R_10*x_6 +
                R_12*x_13 + R_13*x_0 + R_15*x_7 - R_2*x_30 - R_3*x_12 - R_7*x_8 - R_8*x_27 -
                R_11*x_14 - R_14*x_10
            )
            P_28 = (
                R_0*x_25 + R_3*x_20 + R_6*x_23 + R_8*x_5 + R_10*x_3 + R_12*x_17 - R_1*x_31 -
                R_2*x_21 - R_4*x_19 - R_5*x_24 - R_7*x_22 - R_9*x_4 - R_11*x_18 - R_13*x_16 -
                R_14*x_1 - R_15*x_2
            )
            P_29 = (
                R_0*x_29 + R_1*x_30 + R_2*x_15 + R_4*x_13 + R_6*x_27 + R_8*x_9 + R_10*x_7 +
                R_11*x_12 + R_13*x_10 + R_14*x_0 - R_3*x_14 - R_5*x_28 - R_7*x_26 - R_9*x_8 -
                R_12*x_11 - R_15*x_6
            )
            P_30 = (
                R_0*x_30 + R_2*x_28 + R_4*x_26 + R_5*x_15 + R_7*x_13 + R_8*x_12 + R_10*x_10 +
                R_12*x_8 + R_14*x_6 + R_15*x_0 - R_1*x_29 - R_3*x_27 - R_6*x_14 - R_9*x_11 -
                R_11*x_9 - R_13*x_7
            )
            P_31 = (
                R_0*x_31 + R_1*x_25 + R_3*x_23 + R_5*x_21 + R_7*x_19 + R_8*x_18 + R_10*x_16 +
                R_11*x_5 + R_13*x_3 + R_15*x_1 - R_2*x_24 - R_4*x_22 - R_6*x_20 - R_9*x_17 -
                R_12*x_4 - R_14*x_2
            )
            # N = P ~R
            N_0 = (
                P_0*R_0 + P_3*R_1 + P_5*R_2 + P_6*R_5 + P_9*R_3 + P_10*R_6 + P_12*R_8 +
                P_15*R_11 - P_17*R_4 - P_18*R_7 - P_20*R_9 - P_23*R_12 - P_24*R_10 - P_27*R_13 -
                P_29*R_14 - P_30*R_15
            )
            N_1 = (
                P_1*R_0 + P_2*R_1 + P_4*R_2 + P_7*R_5 + P_8*R_3 + P_11*R_6 + P_13*R_8 +
                P_14*R_11 - P_16*R_4 - P_19*R_7 - P_21*R_9 - P_22*R_12 - P_25*R_10 - P_26*R_13 -
                P_28*R_14 - P_31*R_15
            )
            N_2 = (
                P_2*R_0 + P_4*R_5 + P_8*R_6 + P_14*R_8 + P_19*R_4 + P_21*R_12 + P_25*R_13 +
                P_31*R_14 - P_1*R_1 - P_7*R_2 - P_11*R_3 - P_13*R_11 - P_16*R_7 - P_22*R_9 -
                P_26*R_10 - P_28*R_15
            )
            N_3 = (
                P_4*R_0 + P_7*R_1 + P_8*R_8 + P_11*R_11 + P_21*R_4 + P_22*R_7 + P_25*R_14 +
                P_26*R_15 - P_1*R_2 - P_2*R_5 - P_13*R_3 - P_14*R_6 - P_16*R_9 - P_19*R_12 -
                P_28*R_10 - P_31*R_13
            )
            N_4 = (
                P_8*R_0 + P_11*R_1 + P_13*R_2 + P_14*R_5 + P_25*R_4 + P_26*R_7 + P_28*R_9 +
                P_31*R_12 - P_1*R_3 - P_2*R_6 - P_4*R_8 - P_7*R_11 - P_16*R_10 - P_19*R_13 -
                P_21*R_14 - P_22*R_15
            )
            N_5 = (
                P_16*R_0 + P_19*R_1 + P_21*R_2 + P_22*R_5 + P_25*R_3 + P_26*R_6 + P_28*R_8 +
                P_31*R_11 - P_1*R_4 - P_2*R_7 - P_4*R_9 - P_7*R_12 - P_8*R_10 - P_11*R_13 -
                P_13*R_14 - P_14*R_15
            )
            N_6 = (
                P_3*R_0 + P_5*R_5 + P_9*R_6 + P_15*R_8 + P_18*R_4 + P_20*R_12 + P_24*R_13 +
                P_30*R_14 - P_0*R_1 - P_6*R_2 - P_10*R_3 - P_12*R_11 - P_17*R_7 - P_23*R_9 -
                P_27*R_10 - P_29*R_15
            )
            N_7 = (
                P_5*R_0 + P_6*R_1 + P_9*R_8 + P_10*R_11 + P_20*R_4 + P_23*R_7 + P_24*R_14 +
                P_27*R_15 - P_0*R_2 - P_3*R_5 - P_12*R_3 - P_15*R_6 - P_17*R_9 - P_18*R_12 -
                P_29*R_10 - P_30*R_13
            )
            N_8 = (
                P_9*R_0 + P_10*R_1 + P_12*R_2 + P_15*R_5 + P_24*R_4 + P_27*R_7 + P_29*R_9 +
                P_30*R_12 - P_0*R_3 - P_3*R_6 - P_5*R_8 - P_6*R_11 - P_17*R_10 - P_18*R_13 -
                P_20*R_14 - P_23*R_15
            )
            N_9 = (
                P_17*R_0 + P_18*R_1 + P_20*R_2 + P_23*R_5 + P_24*R_3 + P_27*R_6 + P_29*R_8 +
                P_30*R_11 - P_0*R_4 - P_3*R_7 - P_5*R_9 - P_6*R_12 - P_9*R_10 - P_10*R_13 -
                P_12*R_14 - P_15*R_15
            )
            N_10 = (
                P_3*R_2 + P_6*R_0 + P_10*R_8 + P_15*R_3 + P_17*R_12 + P_20*R_7 + P_24*R_15 +
                P_29*R_13 - P_0*R_5 - P_5*R_1 - P_9*R_11 - P_12*R_6 - P_18*R_9 - P_23*R_4 -
                P_27*R_14 - P_30*R_10
            )
            N_11 = (
                P_3*R_3 + P_5*R_11 + P_10*R_0 + P_12*R_5 + P_17*R_13 + P_23*R_14 + P_24*R_7 +
                P_30*R_9 - P_0*R_6 - P_6*R_8 - P_9*R_1 - P_15*R_2 - P_18*R_10 - P_20*R_15 -
                P_27*R_4 - P_29*R_12
            )
            N_12 = (
                P_3*R_4 + P_5*R_12 + P_9*R_13 + P_15*R_14 + P_18*R_0 + P_20*R_5 + P_24*R_6 +
                P_30*R_8 - P_0*R_7 - P_6*R_9 - P_10*R_10 - P_12*R_15 - P_17*R_1 - P_23*R_2 -
                P_27*R_3 - P_29*R_11
            )
            N_13 = (
                P_5*R_3 + P_6*R_6 + P_12*R_0 + P_15*R_1 + P_17*R_14 + P_18*R_15 + P_24*R_9 +
                P_27*R_12 - P_0*R_8 - P_3*R_11 - P_9*R_2 - P_10*R_5 - P_20*R_10 - P_23*R_13 -
                P_29*R_4 - P_30*R_7
            )
            N_14 = (
                P_5*R_4 + P_6*R_7 + P_9*R_14 + P_10*R_15 + P_20*R_0 + P_23*R_1 + P_24*R_8 +
                P_27*R_11 - P_0*R_9 - P_3*R_12 - P_12*R_10 - P_15*R_13 - P_17*R_2 - P_18*R_5 -
                P_29*R_3 - P_30*R_6
            )
            N_15 = (
                P_9*R_4 + P_10*R_7 + P_12*R_9 + P_15*R_12 + P_24*R_0 + P_27*R_1 + P_29*R_2 +
                P_30*R_5 - P_0*R_10 - P_3*R_13 - P_5*R_14 - P_6*R_15 - P_17*R_3 - P_18*R_6 -
                P_20*R_8 - P_23*R_11
            )
            N_16 = (
                P_2*R_2 + P_7*R_0 + P_11*R_8 + P_14*R_3 + P_16*R_12 + P_21*R_7 + P_25*R_15 +
                P_28*R_13 - P_1*R_5 - P_4*R_1 - P_8*R_11 - P_13*R_6 - P_19*R_9 - P_22*R_4 -
                P_26*R_14 - P_31*R_10
            )
            N_17 = (
                P_2*R_3 + P_4*R_11 + P_11*R_0 + P_13*R_5 + P_16*R_13 + P_22*R_14 + P_25*R_7 +
                P_31*R_9 - P_1*R_6 - P_7*R_8 - P_8*R_1 - P_14*R_2 - P_19*R_10 - P_21*R_15 -
                P_26*R_4 - P_28*R_12
            )
            N_18 = (
                P_2*R_4 + P_4*R_12 + P_8*R_13 + P_14*R_14 + P_19*R_0 + P_21*R_5 + P_25*R_6 +
                P_31*R_8 - P_1*R_7 - P_7*R_9 - P_11*R_10 - P_13*R_15 - P_16*R_1 - P_22*R_2 -
                P_26*R_3 - P_28*R_11
            )
            N_19 = (
                P_4*R_3 + P_7*R_6 + P_13*R_0 + P_14*R_1 + P_16*R_14 + P_19*R_15 + P_25*R_9 +
                P_26*R_12 - P_1*R_8 - P_2*R_11 - P_8*R_2 - P_11*R_5 - P_21*R_10 - P_22*R_13 -
                P_28*R_4 - P_31*R_7
            )
            N_20 = (
                P_4*R_4 + P_7*R_7 + P_8*R_14 + P_11*R_15 + P_21*R_0 + P_22*R_1 + P_25*R_8 +
                P_26*R_11 - P_1*R_9 - P_2*R_12 - P_13*R_10 - P_14*R_13 - P_16*R_2 - P_19*R_5 -
                P_28*R_3 - P_31*R_6
            )
            N_21 = (
                P_8*R_4 + P_11*R_7 + P_13*R_9 + P_14*R_12 + P_25*R_0 + P_26*R_1 + P_28*R_2 +
                P_31*R_5 - P_1*R_10 - P_2*R_13 - P_4*R_14 - P_7*R_15 - P_16*R_3 - P_19*R_6 -
                P_21*R_8 - P_22*R_11
            )
            N_22 = (
                P_1*R_11 + P_4*R_6 + P_11*R_2 + P_14*R_0 + P_16*R_15 + P_21*R_13 + P_26*R_9 +
                P_31*R_4 - P_2*R_8 - P_7*R_3 - P_8*R_5 - P_13*R_1 - P_19*R_14 - P_22*R_10 -
                P_25*R_12 - P_28*R_7
            )
            N_23 = (
                P_1*R_12 + P_4*R_7 + P_8*R_15 + P_13*R_13 + P_19*R_2 + P_22*R_0 + P_26*R_8 +
                P_31*R_3 - P_2*R_9 - P_7*R_4 - P_11*R_14 - P_14*R_10 - P_16*R_5 - P_21*R_1 -
                P_25*R_11 - P_28*R_6
            )
            N_24 = (
                P_1*R_13 + P_7*R_14 + P_8*R_7 + P_14*R_9 + P_19*R_3 + P_21*R_11 + P_26*R_0 +
                P_28*R_5 - P_2*R_10 - P_4*R_15 - P_11*R_4 - P_13*R_12 - P_16*R_6 - P_22*R_8 -
                P_25*R_1 - P_31*R_2
            )
            N_25 = (
                P_1*R_14 + P_2*R_15 + P_8*R_9 + P_11*R_12 + P_21*R_3 + P_22*R_6 + P_28*R_0 +
                P_31*R_1 - P_4*R_10 - P_7*R_13 - P_13*R_4 - P_14*R_7 - P_16*R_8 - P_19*R_11 -
                P_25*R_2 - P_26*R_5
            )
            N_26 = (
                P_0*R_11 + P_5*R_6 + P_10*R_2 + P_15*R_0 + P_17*R_15 + P_20*R_13 + P_27*R_9 +
                P_30*R_4 - P_3*R_8 - P_6*R_3 - P_9*R_5 - P_12*R_1 - P_18*R_14 - P_23*R_10 -
                P_24*R_12 - P_29*R_7
            )
            N_27 = (
                P_0*R_12 + P_5*R_7 + P_9*R_15 + P_12*R_13 + P_18*R_2 + P_23*R_0 + P_27*R_8 +
                P_30*R_3 - P_3*R_9 - P_6*R_4 - P_10*R_14 - P_15*R_10 - P_17*R_5 - P_20*R_1 -
                P_24*R_11 - P_29*R_6
            )
            N_28 = (
                P_0*R_13 + P_6*R_14 + P_9*R_7 + P_15*R_9 + P_18*R_3 + P_20*R_11 + P_27*R_0 +
                P_29*R_5 - P_3*R_10 - P_5*R_15 - P_10*R_4 - P_12*R_12 - P_17*R_6 - P_23*R_8 -
                P_24*R_1 - P_30*R_2
            )
            N_29 = (
                P_0*R_14 + P_3*R_15 + P_9*R_9 + P_10*R_12 + P_20*R_3 + P_23*R_6 + P_29*R_0 +
                P_30*R_1 - P_5*R_10 - P_6*R_13 - P_12*R_4 - P_15*R_7 - P_17*R_8 - P_18*R_11 -
                P_24*R_2 - P_27*R_5
            )
            N_30 = (
                P_0*R_15 + P_5*R_13 + P_10*R_9 + P_15*R_4 + P_17*R_11 + P_20*R_6 + P_27*R_2 +
                P_30*R_0 - P_3*R_14 - P_6*R_10 - P_9*R_12 - P_12*R_7 - P_18*R_8 - P_23*R_3 -
                P_24*R_5 - P_29*R_1
            )
            N_31 = (
                P_1*R_15 + P_4*R_13 + P_11*R_9 + P_14*R_4 + P_16*R_11 + P_21*R_6 + P_26*R_2 +
                P_31*R_0 - P_2*R_14 - P_7*R_10 - P_8*R_12 - P_13*R_7 - P_19*R_8 - P_22*R_3 -
                P_25*R_5 - P_28*R_1
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 + R_11*R_11
                - R_4*R_4 - R_7*R_7 - R_9*R_9 - R_10*R_10 - R_12*R_12 - R_13*R_13 - R_14*R_14 -
                R_15*R_15
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
            tile_out[10, e] = N_10/s_0
            tile_out[11, e] = N_11/s_0
            tile_out[12, e] = N_12/s_0
            tile_out[13, e] = N_13/s_0
            tile_out[14, e] = N_14/s_0
            tile_out[15, e] = N_15/s_0
            tile_out[16, e] = N_16/s_0
            tile_out[17, e] = N_17/s_0
            tile_out[18, e] = N_18/s_0
            tile_out[19, e] = N_19/s_0
            tile_out[20, e] = N_20/s_0
            tile_out[21, e] = N_21/s_0
            tile_out[22, e] = N_22/s_0
            tile_out[23, e] = N_23/s_0
            tile_out[24, e] = N_24/s_0
            tile_out[25, e] = N_25/s_0
            tile_out[26, e] = N_26/s_0
            tile_out[27, e] = N_27/s_0
            tile_out[28, e] = N_28/s_0
            tile_out[29, e] = N_29/s_0
            tile_out[30, e] = N_30/s_0
            tile_out[31, e] = N_31/s_0
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def sandwich__even__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__full, (16, 32), 32, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 33 multiplications, 20 additions, 1 divisions."""
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0
            P_1 = R_1*x_0
            P_2 = R_2*x_0
            P_3 = R_5*x_0
            P_4 = R_3*x_0
            P_5 = R_6*x_0
            P_6 = R_8*x_0
            P_7 = R_4*x_0
            P_8 = R_7*x_0
            P_9 = R_9*x_0
            P_10 = R_10*x_0
            # N = P ~R
            N_0 = (
                P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_5 + P_4*R_3 + P_5*R_6 + P_6*R_8 - P_7*R_4 -
                P_8*R_7 - P_9*R_9 - P_10*R_10
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 - R_4*R_4 -
                R_7*R_7 - R_9*R_9 - R_10*R_10
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__g0_2__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__scalar, (11, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 121 multiplications, 100 additions, 5 divisions."""
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 + R_3*x_3 - R_4*x_4
            P_1 = R_0*x_1 + R_5*x_2 + R_6*x_3 - R_1*x_0 - R_7*x_4
            P_2 = R_0*x_2 + R_8*x_3 - R_2*x_0 - R_5*x_1 - R_9*x_4
            P_3 = R_1*x_2 + R_5*x_0 - R_2*x_1
            P_4 = R_0*x_3 - R_3*x_0 - R_6*x_1 - R_8*x_2 - R_10*x_4
            P_5 = R_1*x_3 + R_6*x_0 - R_3*x_1
            P_6 = R_2*x_3 + R_8*x_0 - R_3*x_2
            P_7 = R_5*x_3 + R_8*x_1 - R_6*x_2
            P_8 = R_0*x_4 - R_4*x_0 - R_7*x_1 - R_9*x_2 - R_10*x_3
            P_9 = R_1*x_4 + R_7*x_0 - R_4*x_1
            P_10 = R_2*x_4 + R_9*x_0 - R_4*x_2
            P_11 = R_5*x_4 + R_9*x_1 - R_7*x_2
            P_12 = R_3*x_4 + R_10*x_0 - R_4*x_3
            P_13 = R_6*x_4 + R_10*x_1 - R_7*x_3
            P_14 = R_8*x_4 + R_10*x_2 - R_9*x_3
            # N = P ~R
            N_0 = (
                P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_5 + P_4*R_3 + P_5*R_6 + P_6*R_8 - P_8*R_4 -
                P_9*R_7 - P_10*R_9 - P_12*R_10
            )
            N_1 = (
                P_1*R_0 + P_2*R_5 + P_4*R_6 + P_7*R_8 + P_9*R_4 - P_0*R_1 - P_3*R_2 - P_5*R_3 -
                P_8*R_7 - P_11*R_9 - P_13*R_10
            )
            N_2 = (
                P_2*R_0 + P_3*R_1 + P_4*R_8 + P_10*R_4 + P_11*R_7 - P_0*R_2 - P_1*R_5 - P_6*R_3
                - P_7*R_6 - P_8*R_9 - P_14*R_10
            )
            N_3 = (
                P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_5 + P_12*R_4 + P_13*R_7 + P_14*R_9 - P_0*R_3
                - P_1*R_6 - P_2*R_8 - P_8*R_10
            )
            N_4 = (
                P_8*R_0 + P_9*R_1 + P_10*R_2 + P_11*R_5 + P_12*R_3 + P_13*R_6 + P_14*R_8 -
                P_0*R_4 - P_1*R_7 - P_2*R_9 - P_4*R_10
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 - R_4*R_4 -
                R_7*R_7 - R_9*R_9 - R_10*R_10
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich__g0_2__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__vector, (11, 5), 5, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 231 multiplications, 204 additions, 10 divisions."""
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P = R_even x + R_odd x^
            P_0 = (
                R_4*x_3 + R_7*x_6 + R_9*x_8 + R_10*x_9 - R_1*x_0 - R_2*x_1 - R_3*x_2 - R_5*x_4 -
                R_6*x_5 - R_8*x_7
            )
            P_1 = R_0*x_0 + R_4*x_6 + R_5*x_1 + R_6*x_2 - R_2*x_4 - R_3*x_5 - R_7*x_3
            P_2 = R_0*x_1 + R_1*x_4 + R_4*x_8 + R_8*x_2 - R_3*x_7 - R_5*x_0 - R_9*x_3
            P_3 = R_0*x_4 + R_2*x_0 + R_7*x_8 + R_8*x_5 - R_1*x_1 - R_6*x_7 - R_9*x_6
            P_4 = R_0*x_2 + R_1*x_5 + R_2*x_7 + R_4*x_9 - R_6*x_0 - R_8*x_1 - R_10*x_3
            P_5 = R_0*x_5 + R_3*x_0 + R_5*x_7 + R_7*x_9 - R_1*x_2 - R_8*x_4 - R_10*x_6
            P_6 = R_0*x_7 + R_3*x_1 + R_6*x_4 + R_9*x_9 - R_2*x_2 - R_5*x_5 - R_10*x_8
            P_7 = R_1*x_7 + R_3*x_4 + R_5*x_2 + R_8*x_0 - R_2*x_5 - R_6*x_1
            P_8 = R_0*x_3 + R_1*x_6 + R_2*x_8 + R_3*x_9 - R_7*x_0 - R_9*x_1 - R_10*x_2
            P_9 = R_0*x_6 + R_4*x_0 + R_5*x_8 + R_6*x_9 - R_1*x_3 - R_9*x_4 - R_10*x_5
            P_10 = R_0*x_8 + R_4*x_1 + R_7*x_4 + R_8*x_9 - R_2*x_3 - R_5*x_6 - R_10*x_7
            P_11 = R_1*x_8 + R_4*x_4 + R_5*x_3 + R_9*x_0 - R_2*x_6 - R_7*x_1
            P_12 = R_0*x_9 + R_4*x_2 + R_7*x_5 + R_9*x_7 - R_3*x_3 - R_6*x_6 - R_8*x_8
            P_13 = R_1*x_9 + R_4*x_5 + R_6*x_3 + R_10*x_0 - R_3*x_6 - R_7*x_2
            P_14 = R_2*x_9 + R_4*x_7 + R_8*x_3 + R_10*x_1 - R_3*x_8 - R_9*x_2
            P_15 = R_5*x_9 + R_7*x_7 + R_8*x_6 + R_10*x_4 - R_6*x_8 - R_9*x_5
            # N = P ~R
            N_0 = (
                P_1*R_0 + P_2*R_5 + P_4*R_6 + P_7*R_8 + P_9*R_4 - P_0*R_1 - P_3*R_2 - P_5*R_3 -
                P_8*R_7 - P_11*R_9 - P_13*R_10
            )
            N_1 = (
                P_2*R_0 + P_3*R_1 + P_4*R_8 + P_10*R_4 + P_11*R_7 - P_0*R_2 - P_1*R_5 - P_6*R_3
                - P_7*R_6 - P_8*R_9 - P_14*R_10
            )
            N_2 = (
                P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_5 + P_12*R_4 + P_13*R_7 + P_14*R_9 - P_0*R_3
                - P_1*R_6 - P_2*R_8 - P_8*R_10
            )
            N_3 = (
                P_8*R_0 + P_9*R_1 + P_10*R_2 + P_11*R_5 + P_12*R_3 + P_13*R_6 + P_14*R_8 -
                P_0*R_4 - P_1*R_7 - P_2*R_9 - P_4*R_10
            )
            N_4 = (
                P_1*R_2 + P_3*R_0 + P_5*R_8 + P_7*R_3 + P_10*R_7 - P_0*R_5 - P_2*R_1 - P_6*R_6 -
                P_9*R_9 - P_11*R_4 - P_15*R_10
            )
            N_5 = (
                P_1*R_3 + P_5*R_0 + P_6*R_5 + P_12*R_7 + P_15*R_9 - P_0*R_6 - P_3*R_8 - P_4*R_1
                - P_7*R_2 - P_9*R_10 - P_13*R_4
            )
            N_6 = (
                P_1*R_4 + P_9*R_0 + P_10*R_5 + P_12*R_6 + P_15*R_8 - P_0*R_7 - P_3*R_9 -
                P_5*R_10 - P_8*R_1 - P_11*R_2 - P_13*R_3
            )
            N_7 = (
                P_2*R_3 + P_3*R_6 + P_6*R_0 + P_7*R_1 + P_12*R_9 - P_0*R_8 - P_4*R_2 - P_5*R_5 -
                P_10*R_10 - P_14*R_4 - P_15*R_7
            )
            N_8 = (
                P_2*R_4 + P_3*R_7 + P_10*R_0 + P_11*R_1 + P_12*R_8 - P_0*R_9 - P_6*R_10 -
                P_8*R_2 - P_9*R_5 - P_14*R_3 - P_15*R_6
            )
            N_9 = (
                P_4*R_4 + P_5*R_7 + P_6*R_9 + P_12*R_0 + P_13*R_1 + P_14*R_2 + P_15*R_5 -
                P_0*R_10 - P_8*R_3 - P_9*R_6 - P_10*R_8
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 - R_4*R_4 -
                R_7*R_7 - R_9*R_9 - R_10*R_10
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich__g0_2__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__bivector, (11, 10), 10, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 231 multiplications, 204 additions, 10 divisions."""
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P = R_even x + R_odd x^
            P_0 = R_7*x_2 + R_9*x_4 + R_10*x_5 - R_5*x_0 - R_6*x_1 - R_8*x_3
            P_1 = R_2*x_0 + R_3*x_1 + R_9*x_7 + R_10*x_8 - R_4*x_2 - R_8*x_6
            P_2 = R_3*x_3 + R_6*x_6 + R_10*x_9 - R_1*x_0 - R_4*x_4 - R_7*x_7
            P_3 = R_0*x_0 + R_3*x_6 + R_7*x_4 + R_8*x_1 - R_4*x_7 - R_6*x_3 - R_9*x_2
            P_4 = -R_1*x_1 - R_2*x_3 - R_4*x_5 - R_5*x_6 - R_7*x_8 - R_9*x_9
            P_5 = R_0*x_1 + R_5*x_3 + R_7*x_5 - R_2*x_6 - R_4*x_8 - R_8*x_0 - R_10*x_2
            P_6 = R_0*x_3 + R_1*x_6 + R_6*x_0 + R_9*x_5 - R_4*x_9 - R_5*x_1 - R_10*x_4
            P_7 = R_0*x_6 + R_2*x_1 + R_9*x_8 - R_1*x_3 - R_3*x_0 - R_7*x_9 - R_10*x_7
            P_8 = -R_1*x_2 - R_2*x_4 - R_3*x_5 - R_5*x_7 - R_6*x_8 - R_8*x_9
            P_9 = R_0*x_2 + R_5*x_4 + R_6*x_5 - R_2*x_7 - R_3*x_8 - R_9*x_0 - R_10*x_1
            P_10 = R_0*x_4 + R_1*x_7 + R_7*x_0 + R_8*x_5 - R_3*x_9 - R_5*x_2 - R_10*x_3
            P_11 = R_0*x_7 + R_2*x_2 + R_8*x_8 - R_1*x_4 - R_4*x_0 - R_6*x_9 - R_10*x_6
            P_12 = R_0*x_5 + R_1*x_8 + R_2*x_9 + R_7*x_1 + R_9*x_3 - R_6*x_2 - R_8*x_4
            P_13 = R_0*x_8 + R_3*x_2 + R_5*x_9 + R_9*x_6 - R_1*x_5 - R_4*x_1 - R_8*x_7
            P_14 = R_0*x_9 + R_3*x_4 + R_6*x_7 - R_2*x_5 - R_4*x_3 - R_5*x_8 - R_7*x_6
            P_15 = (
                R_1*x_9 + R_3*x_7 + R_5*x_5 + R_7*x_3 + R_8*x_2 + R_10*x_0 - R_2*x_8 - R_4*x_6 -
                R_6*x_4 - R_9*x_1
            )
            # N = P ~R
            N_0 = (
                P_1*R_2 + P_3*R_0 + P_5*R_8 + P_7*R_3 + P_10*R_7 - P_0*R_5 - P_2*R_1 - P_6*R_6 -
                P_9*R_9 - P_11*R_4 - P_15*R_10
            )
            N_1 = (
                P_1*R_3 + P_5*R_0 + P_6*R_5 + P_12*R_7 + P_15*R_9 - P_0*R_6 - P_3*R_8 - P_4*R_1
                - P_7*R_2 - P_9*R_10 - P_13*R_4
            )
            N_2 = (
                P_1*R_4 + P_9*R_0 + P_10*R_5 + P_12*R_6 + P_15*R_8 - P_0*R_7 - P_3*R_9 -
                P_5*R_10 - P_8*R_1 - P_11*R_2 - P_13*R_3
            )
            N_3 = (
                P_2*R_3 + P_3*R_6 + P_6*R_0 + P_7*R_1 + P_12*R_9 - P_0*R_8 - P_4*R_2 - P_5*R_5 -
                P_10*R_10 - P_14*R_4 - P_15*R_7
            )
            N_4 = (
                P_2*R_4 + P_3*R_7 + P_10*R_0 + P_11*R_1 + P_12*R_8 - P_0*R_9 - P_6*R_10 -
                P_8*R_2 - P_9*R_5 - P_14*R_3 - P_15*R_6
            )
            N_5 = (
                P_4*R_4 + P_5*R_7 + P_6*R_9 + P_12*R_0 + P_13*R_1 + P_14*R_2 + P_15*R_5 -
                P_0*R_10 - P_8*R_3 - P_9*R_6 - P_10*R_8
            )
            N_6 = (
                P_2*R_6 + P_5*R_2 + P_7*R_0 + P_13*R_9 + P_15*R_4 - P_1*R_8 - P_3*R_3 - P_4*R_5
                - P_6*R_1 - P_11*R_10 - P_14*R_7
            )
            N_7 = (
                P_2*R_7 + P_9*R_2 + P_11*R_0 + P_13*R_8 + P_15*R_3 - P_1*R_9 - P_3*R_4 -
                P_7*R_10 - P_8*R_5 - P_10*R_1 - P_14*R_6
            )
            N_8 = (
                P_4*R_7 + P_7*R_9 + P_9*R_3 + P_13*R_0 + P_14*R_5 - P_1*R_10 - P_5*R_4 - P_8*R_6
                - P_11*R_8 - P_12*R_1 - P_15*R_2
            )
            N_9 = (
                P_4*R_9 + P_10*R_3 + P_11*R_6 + P_14*R_0 + P_15*R_1 - P_2*R_10 - P_6*R_4 -
                P_7*R_7 - P_8*R_8 - P_12*R_2 - P_13*R_5
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 - R_4*R_4 -
                R_7*R_7 - R_9*R_9 - R_10*R_10
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich__g0_2__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__trivector, (11, 10), 10, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__g4(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 121 multiplications, 100 additions, 5 divisions."""
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P = R_even x + R_odd x^
            P_0 = R_9*x_1 + R_10*x_2 - R_8*x_0
            P_1 = R_6*x_0 + R_10*x_3 - R_7*x_1
            P_2 = R_4*x_1 + R_10*x_4 - R_3*x_0
            P_3 = -R_5*x_0 - R_7*x_2 - R_9*x_3
            P_4 = R_2*x_0 + R_4*x_2 - R_9*x_4
            P_5 = R_4*x_3 + R_7*x_4 - R_1*x_0
            P_6 = R_0*x_0 + R_4*x_4 + R_9*x_2 - R_7*x_3 - R_10*x_1
            P_7 = -R_5*x_1 - R_6*x_2 - R_8*x_3
            P_8 = R_2*x_1 + R_3*x_2 - R_8*x_4
            P_9 = R_3*x_3 + R_6*x_4 - R_1*x_1
            P_10 = R_0*x_1 + R_3*x_4 + R_8*x_2 - R_6*x_3 - R_10*x_0
            P_11 = -R_1*x_2 - R_2*x_3 - R_5*x_4
            P_12 = R_0*x_2 + R_5*x_3 + R_9*x_0 - R_2*x_4 - R_8*x_1
            P_13 = R_0*x_3 + R_1*x_4 + R_6*x_1 - R_5*x_2 - R_7*x_0
            P_14 = R_0*x_4 + R_2*x_2 + R_4*x_0 - R_1*x_3 - R_3*x_1
            # N = P ~R
            N_0 = (
                P_1*R_6 + P_4*R_2 + P_6*R_0 + P_12*R_9 + P_14*R_4 - P_0*R_8 - P_2*R_3 - P_3*R_5
                - P_5*R_1 - P_10*R_10 - P_13*R_7
            )
            N_1 = (
                P_1*R_7 + P_8*R_2 + P_10*R_0 + P_12*R_8 + P_14*R_3 - P_0*R_9 - P_2*R_4 -
                P_6*R_10 - P_7*R_5 - P_9*R_1 - P_13*R_6
            )
            N_2 = (
                P_3*R_7 + P_6*R_9 + P_8*R_3 + P_12*R_0 + P_13*R_5 - P_0*R_10 - P_4*R_4 - P_7*R_6
                - P_10*R_8 - P_11*R_1 - P_14*R_2
            )
            N_3 = (
                P_3*R_9 + P_9*R_3 + P_10*R_6 + P_13*R_0 + P_14*R_1 - P_1*R_10 - P_5*R_4 -
                P_6*R_7 - P_7*R_8 - P_11*R_2 - P_12*R_5
            )
            N_4 = (
                P_4*R_9 + P_6*R_4 + P_9*R_6 + P_12*R_2 + P_14*R_0 - P_2*R_10 - P_5*R_7 - P_8*R_8
                - P_10*R_3 - P_11*R_5 - P_13*R_1
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 - R_4*R_4 -
                R_7*R_7 - R_9*R_9 - R_10*R_10
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich__g0_2__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__g4, (11, 5), 5, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__g5(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 33 multiplications, 20 additions, 1 divisions."""
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = R_10*x_0
            P_1 = -R_9*x_0
            P_2 = R_7*x_0
            P_3 = -R_4*x_0
            P_4 = -R_8*x_0
            P_5 = R_6*x_0
            P_6 = -R_3*x_0
            P_7 = -R_5*x_0
            P_8 = R_2*x_0
            P_9 = -R_1*x_0
            P_10 = R_0*x_0
            # N = P ~R
            N_0 = (
                P_1*R_9 + P_3*R_4 + P_5*R_6 + P_8*R_2 + P_10*R_0 - P_0*R_10 - P_2*R_7 - P_4*R_8
                - P_6*R_3 - P_7*R_5 - P_9*R_1
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 - R_4*R_4 -
                R_7*R_7 - R_9*R_9 - R_10*R_10
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__g0_2__g5(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__g5, (11, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 363 multiplications, 330 additions, 16 divisions."""
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            # P = R_even x + R_odd x^
            P_0 = (
                R_0*x_0 + R_4*x_4 + R_7*x_7 + R_9*x_9 + R_10*x_10 - R_1*x_1 - R_2*x_2 - R_3*x_3
                - R_5*x_5 - R_6*x_6 - R_8*x_8
            )
            P_1 = (
                R_0*x_1 + R_1*x_0 + R_4*x_7 + R_5*x_2 + R_6*x_3 + R_9*x_12 + R_10*x_13 - R_2*x_5
                - R_3*x_6 - R_7*x_4 - R_8*x_11
            )
            P_2 = (
                R_0*x_2 + R_1*x_5 + R_2*x_0 + R_4*x_9 + R_6*x_11 + R_8*x_3 + R_10*x_14 - R_3*x_8
                - R_5*x_1 - R_7*x_12 - R_9*x_4
            )
            P_3 = (
                R_0*x_5 + R_2*x_1 + R_4*x_12 + R_5*x_0 + R_7*x_9 + R_8*x_6 + R_10*x_15 - R_1*x_2
                - R_3*x_11 - R_6*x_8 - R_9*x_7
            )
            P_4 = (
                R_0*x_3 + R_1*x_6 + R_2*x_8 + R_3*x_0 + R_4*x_10 - R_5*x_11 - R_6*x_1 - R_7*x_13
                - R_8*x_2 - R_9*x_14 - R_10*x_4
            )
            P_5 = (
                R_0*x_6 + R_2*x_11 + R_3*x_1 + R_4*x_13 + R_5*x_8 + R_6*x_0 + R_7*x_10 - R_1*x_3
                - R_8*x_5 - R_9*x_15 - R_10*x_7
            )
            P_6 = (
                R_0*x_8 + R_3*x_2 + R_4*x_14 + R_6*x_5 + R_7*x_15 + R_8*x_0 + R_9*x_10 -
                R_1*x_11 - R_2*x_3 - R_5*x_6 - R_10*x_9
            )
            P_7 = (
                R_0*x_11 + R_1*x_8 + R_3*x_5 + R_4*x_15 + R_5*x_3 + R_8*x_1 + R_9*x_13 - R_2*x_6
                - R_6*x_2 - R_7*x_14 - R_10*x_12
            )
            P_8 = (
                R_0*x_4 + R_1*x_7 + R_2*x_9 + R_3*x_10 + R_4*x_0 - R_5*x_12 - R_6*x_13 - R_7*x_1
                - R_8*x_14 - R_9*x_2 - R_10*x_3
            )
            P_9 = (
                R_0*x_7 + R_2*x_12 + R_3*x_13 + R_4*x_1 + R_5*x_9 + R_6*x_10 + R_7*x_0 - R_1*x_4
                - R_8*x_15 - R_9*x_5 - R_10*x_6
            )
            P_10 = (
                R_0*x_9 + R_3*x_14 + R_4*x_2 + R_6*x_15 + R_7*x_5 + R_8*x_10 + R_9*x_0 -
                R_1*x_12 - R_2*x_4 - R_5*x_7 - R_10*x_8
            )
            P_11 = (
                R_0*x_12 + R_1*x_9 + R_3*x_15 + R_4*x_5 + R_5*x_4 + R_8*x_13 + R_9*x_1 - R_2*x_7
                - R_6*x_14 - R_7*x_2 - R_10*x_11
            )
            P_12 = (
                R_0*x_10 + R_4*x_3 + R_7*x_6 + R_9*x_8 + R_10*x_0 - R_1*x_13 - R_2*x_14 -
                R_3*x_4 - R_5*x_15 - R_6*x_7 - R_8*x_9
            )
            P_13 = (
                R_0*x_13 + R_1*x_10 + R_4*x_6 + R_5*x_14 + R_6*x_4 + R_9*x_11 + R_10*x_1 -
                R_2*x_15 - R_3*x_7 - R_7*x_3 - R_8*x_12
            )
            P_14 = (
                R_0*x_14 + R_1*x_15 + R_2*x_10 + R_4*x_8 + R_6*x_12 + R_8*x_4 + R_10*x_2 -
                R_3*x_9 - R_5*x_13 - R_7*x_11 - R_9*x_3
            )
            P_15 = (
                R_0*x_15 + R_2*x_13 + R_4*x_11 + R_5*x_10 + R_7*x_8 + R_8*x_7 + R_10*x_5 -
                R_1*x_14 - R_3*x_12 - R_6*x_9 - R_9*x_6
            )
            # N = P ~R
            N_0 = (
                P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_5 + P_4*R_3 + P_5*R_6 + P_6*R_8 - P_8*R_4 -
                P_9*R_7 - P_10*R_9 - P_12*R_10
            )
            N_1 = (
                P_1*R_0 + P_2*R_5 + P_4*R_6 + P_7*R_8 + P_9*R_4 - P_0*R_1 - P_3*R_2 - P_5*R_3 -
                P_8*R_7 - P_11*R_9 - P_13*R_10
            )
            N_2 = (
                P_2*R_0 + P_3*R_1 + P_4*R_8 + P_10*R_4 + P_11*R_7 - P_0*R_2 - P_1*R_5 - P_6*R_3
                - P_7*R_6 - P_8*R_9 - P_14*R_10
            )
            N_3 = (
                P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_5 + P_12*R_4 + P_13*R_7 + P_14*R_9 - P_0*R_3
                - P_1*R_6 - P_2*R_8 - P_8*R_10
            )
            N_4 = (
                P_8*R_0 + P_9*R_1 + P_10*R_2 + P_11*R_5 + P_12*R_3 + P_13*R_6 + P_14*R_8 -
                P_0*R_4 - P_1*R_7 - P_2*R_9 - P_4*R_10
            )
            N_5 = (
                P_1*R_2 + P_3*R_0 + P_5*R_8 + P_7*R_3 + P_10*R_7 - P_0*R_5 - P_2*R_1 - P_6*R_6 -
                P_9*R_9 - P_11*R_4 - P_15*R_10
            )
            N_6 = (
                P_1*R_3 + P_5*R_0 + P_6*R_5 + P_12*R_7 + P_15*R_9 - P_0*R_6 - P_3*R_8 - P_4*R_1
                - P_7*R_2 - P_9*R_10 - P_13*R_4
            )
            N_7 = (
                P_1*R_4 + P_9*R_0 + P_10*R_5 + P_12*R_6 + P_15*R_8 - P_0*R_7 - P_3*R_9 -
                P_5*R_10 - P_8*R_1 - P_11*R_2 - P_13*R_3
            )
            N_8 = (
                P_2*R_3 + P_3*R_6 + P_6*R_0 + P_7*R_1 + P_12*R_9 - P_0*R_8 - P_4*R_2 - P_5*R_5 -
                P_10*R_10 - P_14*R_4 - P_15*R_7
            )
            N_9 = (
                P_2*R_4 + P_3*R_7 + P_10*R_0 + P_11*R_1 + P_12*R_8 - P_0*R_9 - P_6*R_10 -
                P_8*R_2 - P_9*R_5 - P_14*R_3 - P_15*R_6
            )
            N_10 = (
                P_4*R_4 + P_5*R_7 + P_6*R_9 + P_12*R_0 + P_13*R_1 + P_14*R_2 + P_15*R_5 -
                P_0*R_10 - P_8*R_3 - P_9*R_6 - P_10*R_8
            )
            N_11 = (
                P_2*R_6 + P_5*R_2 + P_7*R_0 + P_13*R_9 + P_15*R_4 - P_1*R_8 - P_3*R_3 - P_4*R_5
                - P_6*R_1 - P_11*R_10 - P_14*R_7
            )
            N_12 = (
                P_2*R_7 + P_9*R_2 + P_11*R_0 + P_13*R_8 + P_15*R_3 - P_1*R_9 - P_3*R_4 -
                P_7*R_10 - P_8*R_5 - P_10*R_1 - P_14*R_6
            )
            N_13 = (
                P_4*R_7 + P_7*R_9 + P_9*R_3 + P_13*R_0 + P_14*R_5 - P_1*R_10 - P_5*R_4 - P_8*R_6
                - P_11*R_8 - P_12*R_1 - P_15*R_2
            )
            N_14 = (
                P_4*R_9 + P_10*R_3 + P_11*R_6 + P_14*R_0 + P_15*R_1 - P_2*R_10 - P_6*R_4 -
                P_7*R_7 - P_8*R_8 - P_12*R_2 - P_13*R_5
            )
            N_15 = (
                P_5*R_9 + P_7*R_4 + P_10*R_6 + P_13*R_2 + P_15*R_0 - P_3*R_10 - P_6*R_7 -
                P_9*R_8 - P_11*R_3 - P_12*R_5 - P_14*R_1
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 - R_4*R_4 -
                R_7*R_7 - R_9*R_9 - R_10*R_10
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
            tile_out[10, e] = N_10/s_0
            tile_out[11, e] = N_11/s_0
            tile_out[12, e] = N_12/s_0
            tile_out[13, e] = N_13/s_0
            tile_out[14, e] = N_14/s_0
            tile_out[15, e] = N_15/s_0
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich__g0_2__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__even, (11, 16), 16, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 715 multiplications, 650 additions, 32 divisions."""
    tile_R = np.empty((11, 32), R.dtype)
    tile_x = np.empty((32, 32), R.dtype)
    tile_out = np.empty((32, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # P = R_even x + R_odd x^
            P_0 = (
                R_0*x_0 + R_4*x_9 + R_7*x_12 + R_9*x_14 + R_10*x_15 - R_1*x_6 - R_2*x_7 -
                R_3*x_8 - R_5*x_10 - R_6*x_11 - R_8*x_13
            )
            P_1 = (
                R_0*x_1 + R_1*x_2 + R_2*x_3 + R_3*x_4 + R_7*x_18 + R_9*x_20 + R_10*x_21 -
                R_4*x_5 - R_5*x_16 - R_6*x_17 - R_8*x_19
            )
            P_2 = (
                R_0*x_2 + R_2*x_16 + R_3*x_17 + R_5*x_3 + R_6*x_4 + R_9*x_23 + R_10*x_24 -
                R_1*x_1 - R_4*x_18 - R_7*x_5 - R_8*x_22
            )
            P_3 = (
                R_0*x_6 + R_1*x_0 + R_4*x_12 + R_5*x_7 + R_6*x_8 + R_9*x_27 + R_10*x_28 -
                R_2*x_10 - R_3*x_11 - R_7*x_9 - R_8*x_26
            )
            P_4 = (
                R_0*x_3 + R_3*x_19 + R_6*x_22 + R_8*x_4 + R_10*x_25 - R_1*x_16 - R_2*x_1 -
                R_4*x_20 - R_5*x_2 - R_7*x_23 - R_9*x_5
            )
            P_5 = (
                R_0*x_7 + R_1*x_10 + R_2*x_0 + R_4*x_14 + R_6*x_26 + R_8*x_8 + R_10*x_29 -
                R_3*x_13 - R_5*x_6 - R_7*x_27 - R_9*x_9
            )
            P_6 = (
                R_0*x_10 + R_2*x_6 + R_4*x_27 + R_5*x_0 + R_7*x_14 + R_8*x_11 + R_10*x_30 -
                R_1*x_7 - R_3*x_26 - R_6*x_13 - R_9*x_12
            )
            P_7 = (
                R_0*x_16 + R_1*x_3 + R_3*x_22 + R_5*x_1 + R_7*x_20 + R_8*x_17 + R_10*x_31 -
                R_2*x_2 - R_4*x_23 - R_6*x_19 - R_9*x_18
            )
            P_8 = (
                R_0*x_4 - R_1*x_17 - R_2*x_19 - R_3*x_1 - R_4*x_21 - R_5*x_22 - R_6*x_2 -
                R_7*x_24 - R_8*x_3 - R_9*x_25 - R_10*x_5
            )
            P_9 = (
                R_0*x_8 + R_1*x_11 + R_2*x_13 + R_3*x_0 + R_4*x_15 - R_5*x_26 - R_6*x_6 -
                R_7*x_28 - R_8*x_7 - R_9*x_29 - R_10*x_9
            )
            P_10 = (
                R_0*x_11 + R_2*x_26 + R_3*x_6 + R_4*x_28 + R_5*x_13 + R_6*x_0 + R_7*x_15 -
                R_1*x_8 - R_8*x_10 - R_9*x_30 - R_10*x_12
            )
            P_11 = (
                R_0*x_17 + R_1*x_4 + R_5*x_19 + R_6*x_1 + R_7*x_21 - R_2*x_22 - R_3*x_2 -
                R_4*x_24 - R_8*x_16 - R_9*x_31 - R_10*x_18
            )
            P_12 = (
                R_0*x_13 + R_3*x_7 + R_4*x_29 + R_6*x_10 + R_7*x_30 + R_8*x_0 + R_9*x_15 -
                R_1*x_26 - R_2*x_8 - R_5*x_11 - R_10*x_14
            )
            P_13 = (
                R_0*x_19 + R_1*x_22 + R_2*x_4 + R_6*x_16 + R_7*x_31 + R_8*x_1 + R_9*x_21 -
                R_3*x_3 - R_4*x_25 - R_5*x_17 - R_10*x_20
            )
            P_14 = (
                R_0*x_22 + R_2*x_17 + R_5*x_4 + R_8*x_2 + R_9*x_24 - R_1*x_19 - R_3*x_16 -
                R_4*x_31 - R_6*x_3 - R_7*x_25 - R_10*x_23
            )
            P_15 = (
                R_0*x_26 + R_1*x_13 + R_3*x_10 + R_4*x_30 + R_5*x_8 + R_8*x_6 + R_9*x_28 -
                R_2*x_11 - R_6*x_7 - R_7*x_29 - R_10*x_27
            )
            P_16 = (
                R_0*x_5 - R_1*x_18 - R_2*x_20 - R_3*x_21 - R_4*x_1 - R_5*x_23 - R_6*x_24 -
                R_7*x_2 - R_8*x_25 - R_9*x_3 - R_10*x_4
            )
            P_17 = (
                R_0*x_9 + R_1*x_12 + R_2*x_14 + R_3*x_15 + R_4*x_0 - R_5*x_27 - R_6*x_28 -
                R_7*x_6 - R_8*x_29 - R_9*x_7 - R_10*x_8
            )
            P_18 = (
                R_0*x_12 + R_2*x_27 + R_3*x_28 + R_4*x_6 + R_5*x_14 + R_6*x_15 + R_7*x_0 -
                R_1*x_9 - R_8*x_30 - R_9*x_10 - R_10*x_11
            )
            P_19 = (
                R_0*x_18 + R_1*x_5 + R_5*x_20 + R_6*x_21 + R_7*x_1 - R_2*x_23 - R_3*x_24 -
                R_4*x_2 - R_8*x_31 - R_9*x_16 - R_10*x_17
            )
            P_20 = (
                R_0*x_14 + R_3*x_29 + R_4*x_7 + R_6*x_30 + R_7*x_10 + R_8*x_15 + R_9*x_0 -
                R_1*x_27 - R_2*x_9 - R_5*x_12 - R_10*x_13
            )
            P_21 = (
                R_0*x_20 + R_1*x_23 + R_2*x_5 + R_6*x_31 + R_7*x_16 + R_8*x_21 + R_9*x_1 -
                R_3*x_25 - R_4*x_3 - R_5*x_18 - R_10*x_19
            )
            P_22 = (
                R_0*x_23 + R_2*x_18 + R_5*x_5 + R_8*x_24 + R_9*x_2 - R_1*x_20 - R_3*x_31 -
                R_4*x_16 - R_6*x_25 - R_7*x_3 - R_10*x_22
            )
            P_23 = (
                R_0*x_27 + R_1*x_14 + R_3*x_30 + R_4*x_10 + R_5*x_9 + R_8*x_28 + R_9*x_6 -
                R_2*x_12 - R_6*x_29 - R_7*x_7 - R_10*x_26
            )
            P_24 = (
                R_0*x_15 + R_4*x_8 + R_7*x_11 + R_9*x_13 + R_10*x_0 - R_1*x_28 - R_2*x_29 -
                R_3*x_9 - R_5*x_30 - R_6*x_12 - R_8*x_14
            )
            P_25 = (
                R_0*x_21 + R_1*x_24 + R_2*x_25 + R_3*x_5 + R_7*x_17 + R_9*x_19 + R_10*x_1 -
                R_4*x_4 - R_5*x_31 - R_6*x_18 - R_8*x_20
            )
            P_26 = (
                R_0*x_24 + R_2*x_31 + R_3*x_18 + R_5*x_25 + R_6*x_5 + R_9*x_22 + R_10*x_2 -
                R_1*x_21 - R_4*x_17 - R_7*x_4 - R_8*x_23
            )
            P_27 = (
                R_0*x_28 + R_1*x_15 + R_4*x_11 + R_5*x_29 + R_6*x_9 + R_9*x_26 + R_10*x_6 -
                R_2*x_30 - R_3*x_12 - R_7*x_8 - R_8*x_27
            )
            P_28 = (
                R_0*x_25 + R_3*x_20 + R_6*x_23 + R_8*x_5 + R_10*x_3 - R_1*x_31 - R_2*x_21 -
                R_4*x_19 - R_5*x_24 - R_7*x_22 - R_9*x_4
            )
            P_29 = (
                R_0*x_29 + R_1*x_30 + R_2*x_15 + R_4*x_13 + R_6*x_27 + R_8*x_9 + R_10*x_7 -
                R_3*x_14 - R_5*x_28 - R_7*x_26 - R_9*x_8
            )
            P_30 = (
                R_0*x_30 + R_2*x_28 + R_4*x_26 + R_5*x_15 + R_7*x_13 + R_8*x_12 + R_10*x_10 -
                R_1*x_29 - R_3*x_27 - R_6*x_14 - R_9*x_11
            )
            P_31 = (
                R_0*x_31 + R_1*x_25 + R_3*x_23 + R_5*x_21 + R_7*x_19 + R_8*x_18 + R_10*x_16 -
                R_2*x_24 - R_4*x_22 - R_6*x_20 - R_9*x_17
            )
            # N = P ~R
            N_0 = (
                P_0*R_0 + P_3*R_1 + P_5*R_2 + P_6*R_5 + P_9*R_3 + P_10*R_6 + P_12*R_8 - P_17*R_4
                - P_18*R_7 - P_20*R_9 - P_24*R_10
            )
            N_1 = (
                P_1*R_0 + P_2*R_1 + P_4*R_2 + P_7*R_5 + P_8*R_3 + P_11*R_6 + P_13*R_8 - P_16*R_4
                - P_19*R_7 - P_21*R_9 - P_25*R_10
            )
            N_2 = (
                P_2*R_0 + P_4*R_5 + P_8*R_6 + P_14*R_8 + P_19*R_4 - P_1*R_1 - P_7*R_2 - P_11*R_3
                - P_16*R_7 - P_22*R_9 - P_26*R_10
            )
            N_3 = (
                P_4*R_0 + P_7*R_1 + P_8*R_8 + P_21*R_4 + P_22*R_7 - P_1*R_2 - P_2*R_5 - P_13*R_3
                - P_14*R_6 - P_16*R_9 - P_28*R_10
            )
            N_4 = (
                P_8*R_0 + P_11*R_1 + P_13*R_2 + P_14*R_5 + P_25*R_4 + P_26*R_7 + P_28*R_9 -
                P_1*R_3 - P_2*R_6 - P_4*R_8 - P_16*R_10
            )
            N_5 = (
                P_16*R_0 + P_19*R_1 + P_21*R_2 + P_22*R_5 + P_25*R_3 + P_26*R_6 + P_28*R_8 -
                P_1*R_4 - P_2*R_7 - P_4*R_9 - P_8*R_10
            )
            N_6 = (
                P_3*R_0 + P_5*R_5 + P_9*R_6 + P_15*R_8 + P_18*R_4 - P_0*R_1 - P_6*R_2 - P_10*R_3
                - P_17*R_7 - P_23*R_9 - P_27*R_10
            )
            N_7 = (
                P_5*R_0 + P_6*R_1 + P_9*R_8 + P_20*R_4 + P_23*R_7 - P_0*R_2 - P_3*R_5 - P_12*R_3
                - P_15*R_6 - P_17*R_9 - P_29*R_10
            )
            N_8 = (
                P_9*R_0 + P_10*R_1 + P_12*R_2 + P_15*R_5 + P_24*R_4 + P_27*R_7 + P_29*R_9 -
                P_0*R_3 - P_3*R_6 - P_5*R_8 - P_17*R_10
            )
            N_9 = (
                P_17*R_0 + P_18*R_1 + P_20*R_2 + P_23*R_5 + P_24*R_3 + P_27*R_6 + P_29*R_8 -
                P_0*R_4 - P_3*R_7 - P_5*R_9 - P_9*R_10
            )
            N_10 = (
                P_3*R_2 + P_6*R_0 + P_10*R_8 + P_15*R_3 + P_20*R_7 - P_0*R_5 - P_5*R_1 -
                P_12*R_6 - P_18*R_9 - P_23*R_4 - P_30*R_10
            )
            N_11 = (
                P_3*R_3 + P_10*R_0 + P_12*R_5 + P_24*R_7 + P_30*R_9 - P_0*R_6 - P_6*R_8 -
                P_9*R_1 - P_15*R_2 - P_18*R_10 - P_27*R_4
            )
            N_12 = (
                P_3*R_4 + P_18*R_0 + P_20*R_5 + P_24*R_6 + P_30*R_8 - P_0*R_7 - P_6*R_9 -
                P_10*R_10 - P_17*R_1 - P_23*R_2 - P_27*R_3
            )
            N_13 = (
                P_5*R_3 + P_6*R_6 + P_12*R_0 + P_15*R_1 + P_24*R_9 - P_0*R_8 - P_9*R_2 -
                P_10*R_5 - P_20*R_10 - P_29*R_4 - P_30*R_7
            )
            N_14 = (
                P_5*R_4 + P_6*R_7 + P_20*R_0 + P_23*R_1 + P_24*R_8 - P_0*R_9 - P_12*R_10 -
                P_17*R_2 - P_18*R_5 - P_29*R_3 - P_30*R_6
            )
            N_15 = (
                P_9*R_4 + P_10*R_7 + P_12*R_9 + P_24*R_0 + P_27*R_1 + P_29*R_2 + P_30*R_5 -
                P_0*R_10 - P_17*R_3 - P_18*R_6 - P_20*R_8
            )
            N_16 = (
                P_2*R_2 + P_7*R_0 + P_11*R_8 + P_14*R_3 + P_21*R_7 - P_1*R_5 - P_4*R_1 -
                P_13*R_6 - P_19*R_9 - P_22*R_4 - P_31*R_10
            )
            N_17 = (
                P_2*R_3 + P_11*R_0 + P_13*R_5 + P_25*R_7 + P_31*R_9 - P_1*R_6 - P_7*R_8 -
                P_8*R_1 - P_14*R_2 - P_19*R_10 - P_26*R_4
            )
            N_18 = (
                P_2*R_4 + P_19*R_0 + P_21*R_5 + P_25*R_6 + P_31*R_8 - P_1*R_7 - P_7*R_9 -
                P_11*R_10 - P_16*R_1 - P_22*R_2 - P_26*R_3
            )
            N_19 = (
                P_4*R_3 + P_7*R_6 + P_13*R_0 + P_14*R_1 + P_25*R_9 - P_1*R_8 - P_8*R_2 -
                P_11*R_5 - P_21*R_10 - P_28*R_4 - P_31*R_7
            )
            N_20 = (
                P_4*R_4 + P_7*R_7 + P_21*R_0 + P_22*R_1 + P_25*R_8 - P_1*R_9 - P_13*R_10 -
                P_16*R_2 - P_19*R_5 - P_28*R_3 - P_31*R_6
            )
            N_21 = (
                P_8*R_4 + P_11*R_7 + P_13*R_9 + P_25*R_0 + P_26*R_1 + P_28*R_2 + P_31*R_5 -
                P_1*R_10 - P_16*R_3 - P_19*R_6 - P_21*R_8
            )
            N_22 = (
                P_4*R_6 + P_11*R_2 + P_14*R_0 + P_26*R_9 + P_31*R_4 - P_2*R_8 - P_7*R_3 -
                P_8*R_5 - P_13*R_1 - P_22*R_10 - P_28*R_7
            )
            N_23 = (
                P_4*R_7 + P_19*R_2 + P_22*R_0 + P_26*R_8 + P_31*R_3 - P_2*R_9 - P_7*R_4 -
                P_14*R_10 - P_16*R_5 - P_21*R_1 - P_28*R_6
            )
            N_24 = (
                P_8*R_7 + P_14*R_9 + P_19*R_3 + P_26*R_0 + P_28*R_5 - P_2*R_10 - P_11*R_4 -
                P_16*R_6 - P_22*R_8 - P_25*R_1 - P_31*R_2
            )
            N_25 = (
                P_8*R_9 + P_21*R_3 + P_22*R_6 + P_28*R_0 + P_31*R_1 - P_4*R_10 - P_13*R_4 -
                P_14*R_7 - P_16*R_8 - P_25*R_2 - P_26*R_5
            )
            N_26 = (
                P_5*R_6 + P_10*R_2 + P_15*R_0 + P_27*R_9 + P_30*R_4 - P_3*R_8 - P_6*R_3 -
                P_9*R_5 - P_12*R_1 - P_23*R_10 - P_29*R_7
            )
            N_27 = (
                P_5*R_7 + P_18*R_2 + P_23*R_0 + P_27*R_8 + P_30*R_3 - P_3*R_9 - P_6*R_4 -
                P_15*R_10 - P_17*R_5 - P_20*R_1 - P_29*R_6
            )
            N_28 = (
                P_9*R_7 + P_15*R_9 + P_18*R_3 + P_27*R_0 + P_29*R_5 - P_3*R_10 - P_10*R_4 -
                P_17*R_6 - P_23*R_8 - P_24*R_1 - P_30*R_2
            )
            N_29 = (
                P_9*R_9 + P_20*R_3 + P_23*R_6 + P_29*R_0 + P_30*R_1 - P_5*R_10 - P_12*R_4 -
                P_15*R_7 - P_17*R_8 - P_24*R_2 - P_27*R_5
            )
            N_30 = (
                P_10*R_9 + P_15*R_4 + P_20*R_6 + P_27*R_2 + P_30*R_0 - P_6*R_10 - P_12*R_7 -
                P_18*R_8 - P_23*R_3 - P_24*R_5 - P_29*R_1
            )
            N_31 = (
                P_11*R_9 + P_14*R_4 + P_21*R_6 + P_26*R_2 + P_31*R_0 - P_7*R_10 - P_13*R_7 -
                P_19*R_8 - P_22*R_3 - P_25*R_5 - P_28*R_1
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_5*R_5 + R_6*R_6 + R_8*R_8 - R_4*R_4 -
                R_7*R_7 - R_9*R_9 - R_10*R_10
            )
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
            tile_out[10, e] = N_10/s_0
            tile_out[11, e] = N_11/s_0
            tile_out[12, e] = N_12/s_0
            tile_out[13, e] = N_13/s_0
            tile_out[14, e] = N_14/s_0
            tile_out[15, e] = N_15/s_0
            tile_out[16, e] = N_16/s_0
            tile_out[17, e] = N_17/s_0
            tile_out[18, e] = N_18/s_0
            tile_out[19, e] = N_19/s_0
            tile_out[20, e] = N_20/s_0
            tile_out[21, e] = N_21/s_0
            tile_out[22, e] = N_22/s_0
            tile_out[23, e] = N_23/s_0
            tile_out[24, e] = N_24/s_0
            tile_out[25, e] = N_25/s_0
            tile_out[26, e] = N_26/s_0
            tile_out[27, e] = N_27/s_0
            tile_out[28, e] = N_28/s_0
            tile_out[29, e] = N_29/s_0
            tile_out[30, e] = N_30/s_0
            tile_out[31, e] = N_31/s_0
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def sandwich__g0_2__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__full, (11, 32), 32, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 15 multiplications, 8 additions, 1 divisions."""
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0
            P_1 = R_1*x_0
            P_2 = R_2*x_0
            P_3 = R_3*x_0
            P_4 = R_4*x_0
            # N = P ~R
            N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_3 - P_4*R_4
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 - R_4*R_4
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__vector__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__scalar, (5, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 55 multiplications, 38 additions, 5 divisions."""
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P = R_even x + R_odd x^
            P_0 = R_4*x_4 - R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3
            P_1 = R_1*x_0 - R_0*x_1
            P_2 = R_2*x_0 - R_0*x_2
            P_3 = R_2*x_1 - R_1*x_2
            P_4 = R_3*x_0 - R_0*x_3
            P_5 = R_3*x_1 - R_1*x_3
            P_6 = R_3*x_2 - R_2*x_3
            P_7 = R_4*x_0 - R_0*x_4
            P_8 = R_4*x_1 - R_1*x_4
            P_9 = R_4*x_2 - R_2*x_4
            P_10 = R_4*x_3 - R_3*x_4
            # N = P ~R
            N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_4*R_3 - P_7*R_4
            N_1 = P_0*R_1 + P_3*R_2 + P_5*R_3 - P_1*R_0 - P_8*R_4
            N_2 = P_0*R_2 + P_6*R_3 - P_2*R_0 - P_3*R_1 - P_9*R_4
            N_3 = P_0*R_3 - P_4*R_0 - P_5*R_1 - P_6*R_2 - P_10*R_4
            N_4 = P_0*R_4 - P_7*R_0 - P_8*R_1 - P_9*R_2 - P_10*R_3
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 - R_4*R_4
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich__vector__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__vector, (5, 5), 5, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 105 multiplications, 79 additions, 10 divisions."""
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P = R_even x + R_odd x^
            P_0 = R_4*x_3 - R_1*x_0 - R_2*x_1 - R_3*x_2
            P_1 = R_0*x_0 + R_4*x_6 - R_2*x_4 - R_3*x_5
            P_2 = R_0*x_1 + R_1*x_4 + R_4*x_8 - R_3*x_7
            P_3 = R_0*x_4 + R_2*x_0 - R_1*x_1
            P_4 = R_0*x_2 + R_1*x_5 + R_2*x_7 + R_4*x_9
            P_5 = R_0*x_5 + R_3*x_0 - R_1*x_2
            P_6 = R_0*x_7 + R_3*x_1 - R_2*x_2
            P_7 = R_1*x_7 + R_3*x_4 - R_2*x_5
            P_8 = R_0*x_3 + R_1*x_6 + R_2*x_8 + R_3*x_9
            P_9 = R_0*x_6 + R_4*x_0 - R_1*x_3
            P_10 = R_0*x_8 + R_4*x_1 - R_2*x_3
            P_11 = R_1*x_8 + R_4*x_4 - R_2*x_6
            P_12 = R_0*x_9 + R_4*x_2 - R_3*x_3
            P_13 = R_1*x_9 + R_4*x_5 - R_3*x_6
            P_14 = R_2*x_9 + R_4*x_7 - R_3*x_8
            # N = P ~R
            N_0 = P_0*R_1 + P_3*R_2 + P_5*R_3 - P_1*R_0 - P_9*R_4
            N_1 = P_0*R_2 + P_6*R_3 - P_2*R_0 - P_3*R_1 - P_10*R_4
            N_2 = P_0*R_3 - P_4*R_0 - P_5*R_1 - P_6*R_2 - P_12*R_4
            N_3 = P_0*R_4 - P_8*R_0 - P_9*R_1 - P_10*R_2 - P_12*R_3
            N_4 = P_1*R_2 + P_3*R_0 + P_7*R_3 - P_2*R_1 - P_11*R_4
            N_5 = P_1*R_3 + P_5*R_0 - P_4*R_1 - P_7*R_2 - P_13*R_4
            N_6 = P_1*R_4 + P_9*R_0 - P_8*R_1 - P_11*R_2 - P_13*R_3
            N_7 = P_2*R_3 + P_6*R_0 + P_7*R_1 - P_4*R_2 - P_14*R_4
            N_8 = P_2*R_4 + P_10*R_0 + P_11*R_1 - P_8*R_2 - P_14*R_3
            N_9 = P_4*R_4 + P_12*R_0 + P_13*R_1 + P_14*R_2 - P_8*R_3
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 - R_4*R_4
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich__vector__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__bivector, (5, 10), 10, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 105 multiplications, 79 additions, 10 divisions."""
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((10, 32), R.dtype)
    tile_out = np.empty((10, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # P = R_even x + R_odd x^
            P_0 = R_4*x_2 - R_2*x_0 - R_3*x_1
            P_1 = R_1*x_0 + R_4*x_4 - R_3*x_3
            P_2 = R_4*x_7 - R_0*x_0 - R_3*x_6
            P_3 = R_1*x_1 + R_2*x_3 + R_4*x_5
            P_4 = R_2*x_6 + R_4*x_8 - R_0*x_1
            P_5 = R_4*x_9 - R_0*x_3 - R_1*x_6
            P_6 = R_1*x_3 + R_3*x_0 - R_0*x_6 - R_2*x_1
            P_7 = R_1*x_2 + R_2*x_4 + R_3*x_5
            P_8 = R_2*x_7 + R_3*x_8 - R_0*x_2
            P_9 = R_3*x_9 - R_0*x_4 - R_1*x_7
            P_10 = R_1*x_4 + R_4*x_0 - R_0*x_7 - R_2*x_2
            P_11 = -R_0*x_5 - R_1*x_8 - R_2*x_9
            P_12 = R_1*x_5 + R_4*x_1 - R_0*x_8 - R_3*x_2
            P_13 = R_2*x_5 + R_4*x_3 - R_0*x_9 - R_3*x_4
            P_14 = R_2*x_8 + R_4*x_6 - R_1*x_9 - R_3*x_7
            # N = P ~R
            N_0 = P_0*R_2 + P_2*R_0 + P_6*R_3 - P_1*R_1 - P_10*R_4
            N_1 = P_0*R_3 + P_4*R_0 - P_3*R_1 - P_6*R_2 - P_12*R_4
            N_2 = P_0*R_4 + P_8*R_0 - P_7*R_1 - P_10*R_2 - P_12*R_3
            N_3 = P_1*R_3 + P_5*R_0 + P_6*R_1 - P_3*R_2 - P_13*R_4
            N_4 = P_1*R_4 + P_9*R_0 + P_10*R_1 - P_7*R_2 - P_13*R_3
            N_5 = P_3*R_4 + P_11*R_0 + P_12*R_1 + P_13*R_2 - P_7*R_3
            N_6 = P_2*R_3 + P_5*R_1 - P_4*R_2 - P_6*R_0 - P_14*R_4
            N_7 = P_2*R_4 + P_9*R_1 - P_8*R_2 - P_10*R_0 - P_14*R_3
            N_8 = P_4*R_4 + P_11*R_1 + P_14*R_2 - P_8*R_3 - P_12*R_0
            N_9 = P_5*R_4 + P_11*R_2 - P_9*R_3 - P_13*R_0 - P_14*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 - R_4*R_4
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def sandwich__vector__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__trivector, (5, 10), 10, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__g4(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 55 multiplications, 38 additions, 5 divisions."""
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((5, 32), R.dtype)
    tile_out = np.empty((5, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # P = R_even x + R_odd x^
            P_0 = R_4*x_1 - R_3*x_0
            P_1 = R_2*x_0 + R_4*x_2
            P_2 = R_4*x_3 - R_1*x_0
            P_3 = R_0*x_0 + R_4*x_4
            P_4 = R_2*x_1 + R_3*x_2
            P_5 = R_3*x_3 - R_1*x_1
            P_6 = R_0*x_1 + R_3*x_4
            P_7 = -R_1*x_2 - R_2*x_3
            P_8 = R_0*x_2 - R_2*x_4
            P_9 = R_0*x_3 + R_1*x_4
            P_10 = R_0*x_4 + R_2*x_2 + R_4*x_0 - R_1*x_3 - R_3*x_1
            # N = P ~R
            N_0 = P_0*R_3 + P_2*R_1 - P_1*R_2 - P_3*R_0 - P_10*R_4
            N_1 = P_0*R_4 + P_5*R_1 - P_4*R_2 - P_6*R_0 - P_10*R_3
            N_2 = P_1*R_4 + P_7*R_1 + P_10*R_2 - P_4*R_3 - P_8*R_0
            N_3 = P_2*R_4 + P_7*R_2 - P_5*R_3 - P_9*R_0 - P_10*R_1
            N_4 = P_3*R_4 + P_8*R_2 + P_10*R_0 - P_6*R_3 - P_9*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 - R_4*R_4
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def sandwich__vector__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__g4, (5, 5), 5, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__g5(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 15 multiplications, 8 additions, 1 divisions."""
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = R_4*x_0
            P_1 = R_3*x_0
            P_2 = -R_2*x_0
            P_3 = R_1*x_0
            P_4 = -R_0*x_0
            # N = P ~R
            N_0 = P_0*R_4 + P_2*R_2 + P_4*R_0 - P_1*R_3 - P_3*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 - R_4*R_4
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__vector__g5(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__g5, (5, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 165 multiplications, 132 additions, 16 divisions."""
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0 + R_4*x_4 - R_1*x_1 - R_2*x_2 - R_3*x_3
            P_1 = R_0*x_1 + R_1*x_0 + R_4*x_7 - R_2*x_5 - R_3*x_6
            P_2 = R_0*x_2 + R_1*x_5 + R_2*x_0 + R_4*x_9 - R_3*x_8
            P_3 = R_0*x_5 + R_2*x_1 + R_4*x_12 - R_1*x_2 - R_3*x_11
            P_4 = R_0*x_3 + R_1*x_6 + R_2*x_8 + R_3*x_0 + R_4*x_10
            P_5 = R_0*x_6 + R_2*x_11 + R_3*x_1 + R_4*x_13 - R_1*x_3
            P_6 = R_0*x_8 + R_3*x_2 + R_4*x_14 - R_1*x_11 - R_2*x_3
            P_7 = R_0*x_11 + R_1*x_8 + R_3*x_5 + R_4*x_15 - R_2*x_6
            P_8 = R_0*x_4 + R_1*x_7 + R_2*x_9 + R_3*x_10 + R_4*x_0
            P_9 = R_0*x_7 + R_2*x_12 + R_3*x_13 + R_4*x_1 - R_1*x_4
            P_10 = R_0*x_9 + R_3*x_14 + R_4*x_2 - R_1*x_12 - R_2*x_4
            P_11 = R_0*x_12 + R_1*x_9 + R_3*x_15 + R_4*x_5 - R_2*x_7
            P_12 = R_0*x_10 + R_4*x_3 - R_1*x_13 - R_2*x_14 - R_3*x_4
            P_13 = R_0*x_13 + R_1*x_10 + R_4*x_6 - R_2*x_15 - R_3*x_7
            P_14 = R_0*x_14 + R_1*x_15 + R_2*x_10 + R_4*x_8 - R_3*x_9
            P_15 = R_0*x_15 + R_2*x_13 + R_4*x_11 - R_1*x_14 - R_3*x_12
            # N = P ~R
            N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_4*R_3 - P_8*R_4
            N_1 = P_0*R_1 + P_3*R_2 + P_5*R_3 - P_1*R_0 - P_9*R_4
            N_2 = P_0*R_2 + P_6*R_3 - P_2*R_0 - P_3*R_1 - P_10*R_4
            N_3 = P_0*R_3 - P_4*R_0 - P_5*R_1 - P_6*R_2 - P_12*R_4
            N_4 = P_0*R_4 - P_8*R_0 - P_9*R_1 - P_10*R_2 - P_12*R_3
            N_5 = P_1*R_2 + P_3*R_0 + P_7*R_3 - P_2*R_1 - P_11*R_4
            N_6 = P_1*R_3 + P_5*R_0 - P_4*R_1 - P_7*R_2 - P_13*R_4
            N_7 = P_1*R_4 + P_9*R_0 - P_8*R_1 - P_11*R_2 - P_13*R_3
            N_8 = P_2*R_3 + P_6*R_0 + P_7*R_1 - P_4*R_2 - P_14*R_4
            N_9 = P_2*R_4 + P_10*R_0 + P_11*R_1 - P_8*R_2 - P_14*R_3
            N_10 = P_4*R_4 + P_12*R_0 + P_13*R_1 + P_14*R_2 - P_8*R_3
            N_11 = P_3*R_3 + P_6*R_1 - P_5*R_2 - P_7*R_0 - P_15*R_4
            N_12 = P_3*R_4 + P_10*R_1 - P_9*R_2 - P_11*R_0 - P_15*R_3
            N_13 = P_5*R_4 + P_12*R_1 + P_15*R_2 - P_9*R_3 - P_13*R_0
            N_14 = P_6*R_4 + P_12*R_2 - P_10*R_3 - P_14*R_0 - P_15*R_1
            N_15 = P_7*R_4 + P_13*R_2 + P_15*R_0 - P_11*R_3 - P_14*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 - R_4*R_4
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
            tile_out[10, e] = N_10/s_0
            tile_out[11, e] = N_11/s_0
            tile_out[12, e] = N_12/s_0
            tile_out[13, e] = N_13/s_0
            tile_out[14, e] = N_14/s_0
            tile_out[15, e] = N_15/s_0
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich__vector__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__even, (5, 16), 16, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 325 multiplications, 260 additions, 32 divisions."""
    tile_R = np.empty((5, 32), R.dtype)
    tile_x = np.empty((32, 32), R.dtype)
    tile_out = np.empty((32, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # P = R_even x + R_odd x^
            P_0 = R_4*x_5 - R_0*x_1 - R_1*x_2 - R_2*x_3 - R_3*x_4
            P_1 = R_0*x_0 + R_4*x_9 - R_1*x_6 - R_2*x_7 - R_3*x_8
            P_2 = R_0*x_6 + R_1*x_0 + R_4*x_12 - R_2*x_10 - R_3*x_11
            P_3 = R_1*x_1 + R_4*x_18 - R_0*x_2 - R_2*x_16 - R_3*x_17
            P_4 = R_0*x_7 + R_1*x_10 + R_2*x_0 + R_4*x_14 - R_3*x_13
            P_5 = R_1*x_16 + R_2*x_1 + R_4*x_20 - R_0*x_3 - R_3*x_19
            P_6 = R_2*x_2 + R_4*x_23 - R_0*x_16 - R_1*x_3 - R_3*x_22
            P_7 = R_0*x_10 + R_2*x_6 + R_4*x_27 - R_1*x_7 - R_3*x_26
            P_8 = R_0*x_8 + R_1*x_11 + R_2*x_13 + R_3*x_0 + R_4*x_15
            P_9 = R_1*x_17 + R_2*x_19 + R_3*x_1 + R_4*x_21 - R_0*x_4
            P_10 = R_2*x_22 + R_3*x_2 + R_4*x_24 - R_0*x_17 - R_1*x_4
            P_11 = R_0*x_11 + R_2*x_26 + R_3*x_6 + R_4*x_28 - R_1*x_8
            P_12 = R_3*x_3 + R_4*x_25 - R_0*x_19 - R_1*x_22 - R_2*x_4
            P_13 = R_0*x_13 + R_3*x_7 + R_4*x_29 - R_1*x_26 - R_2*x_8
            P_14 = R_0*x_26 + R_1*x_13 + R_3*x_10 + R_4*x_30 - R_2*x_11
            P_15 = R_1*x_19 + R_3*x_16 + R_4*x_31 - R_0*x_22 - R_2*x_17
            P_16 = R_0*x_9 + R_1*x_12 + R_2*x_14 + R_3*x_15 + R_4*x_0
            P_17 = R_1*x_18 + R_2*x_20 + R_3*x_21 + R_4*x_1 - R_0*x_5
            P_18 = R_2*x_23 + R_3*x_24 + R_4*x_2 - R_0*x_18 - R_1*x_5
            P_19 = R_0*x_12 + R_2*x_27 + R_3*x_28 + R_4*x_6 - R_1*x_9
            P_20 = R_3*x_25 + R_4*x_3 - R_0*x_20 - R_1*x_23 - R_2*x_5
            P_21 = R_0*x_14 + R_3*x_29 + R_4*x_7 - R_1*x_27 - R_2*x_9
            P_22 = R_0*x_27 + R_1*x_14 + R_3*x_30 + R_4*x_10 - R_2*x_12
            P_23 = R_1*x_20 + R_3*x_31 + R_4*x_16 - R_0*x_23 - R_2*x_18
            P_24 = R_4*x_4 - R_0*x_21 - R_1*x_24 - R_2*x_25 - R_3*x_5
            P_25 = R_0*x_15 + R_4*x_8 - R_1*x_28 - R_2*x_29 - R_3*x_9
            P_26 = R_0*x_28 + R_1*x_15 + R_4*x_11 - R_2*x_30 - R_3*x_12
            P_27 = R_1*x_21 + R_4*x_17 - R_0*x_24 - R_2*x_31 - R_3*x_18
            P_28 = R_0*x_29 + R_1*x_30 + R_2*x_15 + R_4*x_13 - R_3*x_14
            P_29 = R_1*x_31 + R_2*x_21 + R_4*x_19 - R_0*x_25 - R_3*x_20
            P_30 = R_2*x_24 + R_4*x_22 - R_0*x_31 - R_1*x_25 - R_3*x_23
            P_31 = R_0*x_30 + R_2*x_28 + R_4*x_26 - R_1*x_29 - R_3*x_27
            # N = P ~R
            N_0 = P_1*R_0 + P_2*R_1 + P_4*R_2 + P_8*R_3 - P_16*R_4
            N_1 = P_0*R_0 + P_3*R_1 + P_5*R_2 + P_9*R_3 - P_17*R_4
            N_2 = P_0*R_1 + P_6*R_2 + P_10*R_3 - P_3*R_0 - P_18*R_4
            N_3 = P_0*R_2 + P_12*R_3 - P_5*R_0 - P_6*R_1 - P_20*R_4
            N_4 = P_0*R_3 - P_9*R_0 - P_10*R_1 - P_12*R_2 - P_24*R_4
            N_5 = P_0*R_4 - P_17*R_0 - P_18*R_1 - P_20*R_2 - P_24*R_3
            N_6 = P_1*R_1 + P_7*R_2 + P_11*R_3 - P_2*R_0 - P_19*R_4
            N_7 = P_1*R_2 + P_13*R_3 - P_4*R_0 - P_7*R_1 - P_21*R_4
            N_8 = P_1*R_3 - P_8*R_0 - P_11*R_1 - P_13*R_2 - P_25*R_4
            N_9 = P_1*R_4 - P_16*R_0 - P_19*R_1 - P_21*R_2 - P_25*R_3
            N_10 = P_2*R_2 + P_7*R_0 + P_14*R_3 - P_4*R_1 - P_22*R_4
            N_11 = P_2*R_3 + P_11*R_0 - P_8*R_1 - P_14*R_2 - P_26*R_4
            N_12 = P_2*R_4 + P_19*R_0 - P_16*R_1 - P_22*R_2 - P_26*R_3
            N_13 = P_4*R_3 + P_13*R_0 + P_14*R_1 - P_8*R_2 - P_28*R_4
            N_14 = P_4*R_4 + P_21*R_0 + P_22*R_1 - P_16*R_2 - P_28*R_3
            N_15 = P_8*R_4 + P_25*R_0 + P_26*R_1 + P_28*R_2 - P_16*R_3
            N_16 = P_3*R_2 + P_6*R_0 + P_15*R_3 - P_5*R_1 - P_23*R_4
            N_17 = P_3*R_3 + P_10*R_0 - P_9*R_1 - P_15*R_2 - P_27*R_4
            N_18 = P_3*R_4 + P_18*R_0 - P_17*R_1 - P_23*R_2 - P_27*R_3
            N_19 = P_5*R_3 + P_12*R_0 + P_15*R_1 - P_9*R_2 - P_29*R_4
            N_20 = P_5*R_4 + P_20*R_0 + P_23*R_1 - P_17*R_2 - P_29*R_3
            N_21 = P_9*R_4 + P_24*R_0 + P_27*R_1 + P_29*R_2 - P_17*R_3
            N_22 = P_6*R_3 + P_12*R_1 - P_10*R_2 - P_15*R_0 - P_30*R_4
            N_23 = P_6*R_4 + P_20*R_1 - P_18*R_2 - P_23*R_0 - P_30*R_3
            N_24 = P_10*R_4 + P_24*R_1 + P_30*R_2 - P_18*R_3 - P_27*R_0
            N_25 = P_12*R_4 + P_24*R_2 - P_20*R_3 - P_29*R_0 - P_30*R_1
            N_26 = P_7*R_3 + P_13*R_1 - P_11*R_2 - P_14*R_0 - P_31*R_4
            N_27 = P_7*R_4 + P_21*R_1 - P_19*R_2 - P_22*R_0 - P_31*R_3
            N_28 = P_11*R_4 + P_25*R_1 + P_31*R_2 - P_19*R_3 - P_26*R_0
            N_29 = P_13*R_4 + P_25*R_2 - P_21*R_3 - P_28*R_0 - P_31*R_1
            N_30 = P_14*R_4 + P_26*R_2 + P_31*R_0 - P_22*R_3 - P_28*R_1
            N_31 = P_15*R_4 + P_27*R_2 + P_30*R_0 - P_23*R_3 - P_29*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 - R_4*R_4
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
            tile_out[6, e] = N_6/s_0
            tile_out[7, e] = N_7/s_0
            tile_out[8, e] = N_8/s_0
            tile_out[9, e] = N_9/s_0
            tile_out[10, e] = N_10/s_0
            tile_out[11, e] = N_11/s_0
            tile_out[12, e] = N_12/s_0
            tile_out[13, e] = N_13/s_0
            tile_out[14, e] = N_14/s_0
            tile_out[15, e] = N_15/s_0
            tile_out[16, e] = N_16/s_0
            tile_out[17, e] = N_17/s_0
            tile_out[18, e] = N_18/s_0
            tile_out[19, e] = N_19/s_0
            tile_out[20, e] = N_20/s_0
            tile_out[21, e] = N_21/s_0
            tile_out[22, e] = N_22/s_0
            tile_out[23, e] = N_23/s_0
            tile_out[24, e] = N_24/s_0
            tile_out[25, e] = N_25/s_0
            tile_out[26, e] = N_26/s_0
            tile_out[27, e] = N_27/s_0
            tile_out[28, e] = N_28/s_0
            tile_out[29, e] = N_29/s_0
            tile_out[30, e] = N_30/s_0
            tile_out[31, e] = N_31/s_0
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def sandwich__vector__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__full, (5, 32), 32, (R, x), out, (2, 1), "quotient")


# --- sandwich2: two-sided product ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__even__vector__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the unrolled form: 336 multiplications, 304 additions."""
    tile_r = np.empty((16, 32), r.dtype)
    tile_x = np.empty((5, 32), r.dtype)
    tile_s = np.empty((16, 32), r.dtype)
    tile_out = np.empty((16, 32), r.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if r_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            r_8 = tile_r[8, e]
            r_9 = tile_r[9, e]
            r_10 = tile_r[10, e]
            r_11 = tile_r[11, e]
            r_12 = tile_r[12, e]
            r_13 = tile_r[13, e]
            r_14 = tile_r[14, e]
            r_15 = tile_r[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # s
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            s_2 = tile_s[2, e]
            s_3 = tile_s[3, e]
            s_4 = tile_s[4, e]
            s_5 = tile_s[5, e]
            s_6 = tile_s[6, e]
            s_7 = tile_s[7, e]
            s_8 = tile_s[8, e]
            s_9 = tile_s[9, e]
            s_10 = tile_s[10, e]
            s_11 = tile_s[11, e]
            s_12 = tile_s[12, e]
            s_13 = tile_s[13, e]
            s_14 = tile_s[14, e]
            s_15 = tile_s[15, e]
            # P = r x
            P_0 = r_0*x_0 + r_1*x_1 + r_2*x_2 + r_3*x_3 - r_4*x_4
            P_1 = r_0*x_1 + r_5*x_2 + r_6*x_3 - r_1*x_0 - r_7*x_4
            P_2 = r_0*x_2 + r_8*x_3 - r_2*x_0 - r_5*x_1 - r_9*x_4
            P_3 = r_1*x_2 + r_5*x_0 + r_11*x_3 - r_2*x_1 - r_12*x_4
            P_4 = r_0*x_3 - r_3*x_0 - r_6*x_1 - r_8*x_2 - r_10*x_4
            P_5 = r_1*x_3 + r_6*x_0 - r_3*x_1 - r_11*x_2 - r_13*x_4
            P_6 = r_2*x_3 + r_8*x_0 + r_11*x_1 - r_3*x_2 - r_14*x_4
            P_7 = r_5*x_3 + r_8*x_1 - r_6*x_2 - r_11*x_0 - r_15*x_4
            P_8 = r_0*x_4 - r_4*x_0 - r_7*x_1 - r_9*x_2 - r_10*x_3
            P_9 = r_1*x_4 + r_7*x_0 - r_4*x_1 - r_12*x_2 - r_13*x_3
            P_10 = r_2*x_4 + r_9*x_0 + r_12*x_1 - r_4*x_2 - r_14*x_3
            P_11 = r_5*x_4 + r_9*x_1 - r_7*x_2 - r_12*x_0 - r_15*x_3
            P_12 = r_3*x_4 + r_10*x_0 + r_13*x_1 + r_14*x_2 - r_4*x_3
            P_13 = r_6*x_4 + r_10*x_1 + r_15*x_2 - r_7*x_3 - r_13*x_0
            P_14 = r_8*x_4 + r_10*x_2 - r_9*x_3 - r_14*x_0 - r_15*x_1
            P_15 = r_11*x_4 + r_13*x_2 + r_15*x_0 - r_12*x_3 - r_14*x_1
            # out = P ~s
            tile_out[0, e] = (
                P_0*s_0 + P_1*s_1 + P_2*s_2 + P_3*s_5 + P_4*s_3 + P_5*s_6 + P_6*s_8 + P_7*s_11 -
                P_8*s_4 - P_9*s_7 - P_10*s_9 - P_11*s_12 - P_12*s_10 - P_13*s_13 - P_14*s_14 -
                P_15*s_15
            )
            tile_out[1, e] = (
                P_1*s_0 + P_2*s_5 + P_4*s_6 + P_7*s_8 + P_9*s_4 + P_10*s_12 + P_12*s_13 +
                P_15*s_14 - P_0*s_1 - P_3*s_2 - P_5*s_3 - P_6*s_11 - P_8*s_7 - P_11*s_9 -
                P_13*s_10 - P_14*s_15
            )
            tile_out[2, e] = (
                P_2*s_0 + P_3*s_1 + P_4*s_8 + P_5*s_11 + P_10*s_4 + P_11*s_7 + P_12*s_14 +
                P_13*s_15 - P_0*s_2 - P_1*s_5 - P_6*s_3 - P_7*s_6 - P_8*s_9 - P_9*s_12 -
                P_14*s_10 - P_15*s_13
            )
            tile_out[3, e] = (
                P_4*s_0 + P_5*s_1 + P_6*s_2 + P_7*s_5 + P_12*s_4 + P_13*s_7 + P_14*s_9 +
                P_15*s_12 - P_0*s_3 - P_1*s_6 - P_2*s_8 - P_3*s_11 - P_8*s_10 - P_9*s_13 -
                P_10*s_14 - P_11*s_15
            )
            tile_out[4, e] = (
                P_8*s_0 + P_9*s_1 + P_10*s_2 + P_11*s_5 + P_12*s_3 + P_13*s_6 + P_14*s_8 +
                P_15*s_11 - P_0*s_4 - P_1*s_7 - P_2*s_9 - P_3*s_12 - P_4*s_10 - P_5*s_13 -
                P_6*s_14 - P_7*s_15
            )
            tile_out[5, e] = (
                P_1*s_2 + P_3*s_0 + P_5*s_8 + P_7*s_3 + P_8*s_12 + P_10*s_7 + P_12*s_15 +
                P_14*s_13 - P_0*s_5 - P_2*s_1 - P_4*s_11 - P_6*s_6 - P_9*s_9 - P_11*s_4 -
                P_13*s_14 - P_15*s_10
            )
            tile_out[6, e] = (
                P_1*s_3 + P_2*s_11 + P_5*s_0 + P_6*s_5 + P_8*s_13 + P_11*s_14 + P_12*s_7 +
                P_15*s_9 - P_0*s_6 - P_3*s_8 - P_4*s_1 - P_7*s_2 - P_9*s_10 - P_10*s_15 -
                P_13*s_4 - P_14*s_12
            )
            tile_out[7, e] = (
                P_1*s_4 + P_2*s_12 + P_4*s_13 + P_7*s_14 + P_9*s_0 + P_10*s_5 + P_12*s_6 +
                P_15*s_8 - P_0*s_7 - P_3*s_9 - P_5*s_10 - P_6*s_15 - P_8*s_1 - P_11*s_2 -
                P_13*s_3 - P_14*s_11
            )
            tile_out[8, e] = (
                P_2*s_3 + P_3*s_6 + P_6*s_0 + P_7*s_1 + P_8*s_14 + P_9*s_15 + P_12*s_9 +
                P_13*s_12 - P_0*s_8 - P_1*s_11 - P_4*s_2 - P_5*s_5 - P_10*s_10 - P_11*s_13 -
                P_14*s_4 - P_15*s_7
            )
            tile_out[9, e] = (
                P_2*s_4 + P_3*s_7 + P_4*s_14 + P_5*s_15 + P_10*s_0 + P_11*s_1 + P_12*s_8 +
                P_13*s_11 - P_0*s_9 - P_1*s_12 - P_6*s_10 - P_7*s_13 - P_8*s_2 - P_9*s_5 -
                P_14*s_3 - P_15*s_6
            )
            tile_out[10, e] = (
                P_4*s_4 + P_5*s_7 + P_6*s_9 + P_7*s_12 + P_12*s_0 + P_13*s_1 + P_14*s_2 +
                P_15*s_5 - P_0*s_10 - P_1*s_13 - P_2*s_14 - P_3*s_15 - P_8*s_3 - P_9*s_6 -
                P_10*s_8 - P_11*s_11
            )
            tile_out[11, e] = (
                P_0*s_11 + P_2*s_6 + P_5*s_2 + P_7*s_0 + P_8*s_15 + P_10*s_13 + P_13*s_9 +
                P_15*s_4 - P_1*s_8 - P_3*s_3 - P_4*s_5 - P_6*s_1 - P_9*s_14 - P_11*s_10 -
                P_12*s_12 - P_14*s_7
            )
            tile_out[12, e] = (
                P_0*s_12 + P_2*s_7 + P_4*s_15 + P_6*s_13 + P_9*s_2 + P_11*s_0 + P_13*s_8 +
                P_15*s_3 - P_1*s_9 - P_3*s_4 - P_5*s_14 - P_7*s_10 - P_8*s_5 - P_10*s_1 -
                P_12*s_11 - P_14*s_6
            )
            tile_out[13, e] = (
                P_0*s_13 + P_3*s_14 + P_4*s_7 + P_7*s_9 + P_9*s_3 + P_10*s_11 + P_13*s_0 +
                P_14*s_5 - P_1*s_10 - P_2*s_15 - P_5*s_4 - P_6*s_12 - P_8*s_6 - P_11*s_8 -
                P_12*s_1 - P_15*s_2
            )
            tile_out[14, e] = (
                P_0*s_14 + P_1*s_15 + P_4*s_9 + P_5*s_12 + P_10*s_3 + P_11*s_6 + P_14*s_0 +
                P_15*s_1 - P_2*s_10 - P_3*s_13 - P_6*s_4 - P_7*s_7 - P_8*s_8 - P_9*s_11 -
                P_12*s_2 - P_13*s_5
            )
            tile_out[15, e] = (
                P_0*s_15 + P_2*s_13 + P_5*s_9 + P_7*s_4 + P_8*s_11 + P_10*s_6 + P_13*s_2 +
                P_15*s_0 - P_1*s_14 - P_3*s_10 - P_4*s_12 - P_6*s_7 - P_9*s_8 - P_11*s_3 -
                P_12*s_5 - P_14*s_1
            )
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich2__even__vector__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 16), even: grades 0, 2, 4
    x : (..., 5), vector: grades 1
    s : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), odd: grades 1, 3, 5
    """
    return _run(
        _sandwich2__even__vector__even,
        (16, 5, 16),
        16,
        (r, x, s),
        out,
        (1, 1, 1),
        "polynomial",
    )


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__even__even__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the unrolled form: 512 multiplications, 480 additions."""
    tile_r = np.empty((16, 32), r.dtype)
    tile_x = np.empty((16, 32), r.dtype)
    tile_s = np.empty((16, 32), r.dtype)
    tile_out = np.empty((16, 32), r.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if r_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            r_8 = tile_r[8, e]
            r_9 = tile_r[9, e]
            r_10 = tile_r[10, e]
            r_11 = tile_r[11, e]
            r_12 = tile_r[12, e]
            r_13 = tile_r[13, e]
            r_14 = tile_r[14, e]
            r_15 = tile_r[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            # s
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            s_2 = tile_s[2, e]
            s_3 = tile_s[3, e]
            s_4 = tile_s[4, e]
            s_5 = tile_s[5, e]
            s_6 = tile_s[6, e]
            s_7 = tile_s[7, e]
            s_8 = tile_s[8, e]
            s_9 = tile_s[9, e]
            s_10 = tile_s[10, e]
            s_11 = tile_s[11, e]
            s_12 = tile_s[12, e]
            s_13 = tile_s[13, e]
            s_14 = tile_s[14, e]
            s_15 = tile_s[15, e]
            # P = r x
            P_0 = (
                r_0*x_0 + r_4*x_4 + r_7*x_7 + r_9*x_9 + r_10*x_10 + r_11*x_11 - r_1*x_1 -
                r_2*x_2 - r_3*x_3 - r_5*x_5 - r_6*x_6 - r_8*x_8 - r_12*x_12 - r_13*x_13 -
                r_14*x_14 - r_15*x_15
            )
            P_1 = (
                r_0*x_1 + r_1*x_0 + r_4*x_7 + r_5*x_2 + r_6*x_3 + r_9*x_12 + r_10*x_13 +
                r_12*x_9 + r_13*x_10 + r_15*x_14 - r_2*x_5 - r_3*x_6 - r_7*x_4 - r_8*x_11 -
                r_11*x_8 - r_14*x_15
            )
            P_2 = (
                r_0*x_2 + r_1*x_5 + r_2*x_0 + r_4*x_9 + r_6*x_11 + r_8*x_3 + r_10*x_14 +
                r_11*x_6 + r_13*x_15 + r_14*x_10 - r_3*x_8 - r_5*x_1 - r_7*x_12 - r_9*x_4 -
                r_12*x_7 - r_15*x_13
            )
            P_3 = (
                r_0*x_5 + r_2*x_1 + r_4*x_12 + r_5*x_0 + r_7*x_9 + r_8*x_6 + r_10*x_15 +
                r_12*x_4 + r_14*x_13 + r_15*x_10 - r_1*x_2 - r_3*x_11 - r_6*x_8 - r_9*x_7 -
                r_11*x_3 - r_13*x_14
            )
            P_4 = (
                r_0*x_3 + r_1*x_6 + r_2*x_8 + r_3*x_0 + r_4*x_10 + r_15*x_12 - r_5*x_11 -
                r_6*x_1 - r_7*x_13 - r_8*x_2 - r_9*x_14 - r_10*x_4 - r_11*x_5 - r_12*x_15 -
                r_13*x_7 - r_14*x_9
            )
            P_5 = (
                r_0*x_6 + r_2*x_11 + r_3*x_1 + r_4*x_13 + r_5*x_8 + r_6*x_0 + r_7*x_10 +
                r_11*x_2 + r_12*x_14 + r_13*x_4 - r_1*x_3 - r_8*x_5 - r_9*x_15 - r_10*x_7 -
                r_14*x_12 - r_15*x_9
            )
            P_6 = (
                r_0*x_8 + r_3*x_2 + r_4*x_14 + r_6*x_5 + r_7*x_15 + r_8*x_0 + r_9*x_10 +
                r_13*x_12 + r_14*x_4 + r_15*x_7 - r_1*x_11 - r_2*x_3 - r_5*x_6 - r_10*x_9 -
                r_11*x_1 - r_12*x_13
            )
            P_7 = (
                r_0*x_11 + r_1*x_8 + r_3*x_5 + r_4*x_15 + r_5*x_3 + r_8*x_1 + r_9*x_13 +
                r_11*x_0 + r_12*x_10 + r_14*x_7 - r_2*x_6 - r_6*x_2 - r_7*x_14 - r_10*x_12 -
                r_13*x_9 - r_15*x_4
            )
            P_8 = (
                r_0*x_4 + r_1*x_7 + r_2*x_9 + r_3*x_10 + r_4*x_0 + r_15*x_11 - r_5*x_12 -
                r_6*x_13 - r_7*x_1 - r_8*x_14 - r_9*x_2 - r_10*x_3 - r_11*x_15 - r_12*x_5 -
                r_13*x_6 - r_14*x_8
            )
            P_9 = (
                r_0*x_7 + r_2*x_12 + r_3*x_13 + r_4*x_1 + r_5*x_9 + r_6*x_10 + r_7*x_0 +
                r_11*x_14 + r_12*x_2 + r_13*x_3 - r_1*x_4 - r_8*x_15 - r_9*x_5 - r_10*x_6 -
                r_14*x_11 - r_15*x_8
            )
            P_10 = (
                r_0*x_9 + r_3*x_14 + r_4*x_2 + r_6*x_15 + r_7*x_5 + r_8*x_10 + r_9*x_0 +
                r_13*x_11 + r_14*x_3 + r_15*x_6 - r_1*x_12 - r_2*x_4 - r_5*x_7 - r_10*x_8 -
                r_11*x_13 - r_12*x_1
            )
            P_11 = (
                r_0*x_12 + r_1*x_9 + r_3*x_15 + r_4*x_5 + r_5*x_4 + r_8*x_13 + r_9*x_1 +
                r_11*x_10 + r_12*x_0 + r_14*x_6 - r_2*x_7 - r_6*x_14 - r_7*x_2 - r_10*x_11 -
                r_13*x_8 - r_15*x_3
            )
            P_12 = (
                r_0*x_10 + r_4*x_3 + r_7*x_6 + r_9*x_8 + r_10*x_0 + r_11*x_12 - r_1*x_13 -
                r_2*x_14 - r_3*x_4 - r_5*x_15 - r_6*x_7 - r_8*x_9 - r_12*x_11 - r_13*x_1 -
                r_14*x_2 - r_15*x_5
            )
            P_13 = (
                r_0*x_13 + r_1*x_10 + r_4*x_6 + r_5*x_14 + r_6*x_4 + r_9*x_11 + r_10*x_1 +
                r_12*x_8 + r_13*x_0 + r_15*x_2 - r_2*x_15 - r_3*x_7 - r_7*x_3 - r_8*x_12 -
                r_11*x_9 - r_14*x_5
            )
            P_14 = (
                r_0*x_14 + r_1*x_15 + r_2*x_10 + r_4*x_8 + r_6*x_12 + r_8*x_4 + r_10*x_2 +
                r_11*x_7 + r_13*x_5 + r_14*x_0 - r_3*x_9 - r_5*x_13 - r_7*x_11 - r_9*x_3 -
                r_12*x_6 - r_15*x_1
            )
            P_15 = (
                r_0*x_15 + r_2*x_13 + r_4*x_11 + r_5*x_10 + r_7*x_8 + r_8*x_7 + r_10*x_5 +
                r_12*x_3 + r_14*x_1 + r_15*x_0 - r_1*x_14 - r_3*x_12 - r_6*x_9 - r_9*x_6 -
                r_11*x_4 - r_13*x_2
            )
            # out = P ~s
            tile_out[0, e] = (
                P_0*s_0 + P_1*s_1 + P_2*s_2 + P_3*s_5 + P_4*s_3 + P_5*s_6 + P_6*s_8 + P_7*s_11 -
                P_8*s_4 - P_9*s_7 - P_10*s_9 - P_11*s_12 - P_12*s_10 - P_13*s_13 - P_14*s_14 -
                P_15*s_15
            )
            tile_out[1, e] = (
                P_1*s_0 + P_2*s_5 + P_4*s_6 + P_7*s_8 + P_9*s_4 + P_10*s_12 + P_12*s_13 +
                P_15*s_14 - P_0*s_1 - P_3*s_2 - P_5*s_3 - P_6*s_11 - P_8*s_7 - P_11*s_9 -
                P_13*s_10 - P_14*s_15
            )
            tile_out[2, e] = (
                P_2*s_0 + P_3*s_1 + P_4*s_8 + P_5*s_11 + P_10*s_4 + P_11*s_7 + P_12*s_14 +
                P_13*s_15 - P_0*s_2 - P_1*s_5 - P_6*s_3 - P_7*s_6 - P_8*s_9 - P_9*s_12 -
                P_14*s_10 - P_15*s_13
            )
            tile_out[3, e] = (
                P_4*s_0 + P_5*s_1 + P_6*s_2 + P_7*s_5 + P_12*s_4 + P_13*s_7 + P_14*s_9 +
                P_15*s_12 - P_0*s_3 - P_1*s_6 - P_2*s_8 - P_3*s_11 - P_8*s_10 - P_9*s_13 -
                P_10*s_14 - P_11*s_15
            )
            tile_out[4, e] = (
                P_8*s_0 + P_9*s_1 + P_10*s_2 + P_11*s_5 + P_12*s_3 + P_13*s_6 + P_14*s_8 +
                P_15*s_11 - P_0*s_4 - P_1*s_7 - P_2*s_9 - P_3*s_12 - P_4*s_10 - P_5*s_13 -
                P_6*s_14 - P_7*s_15
            )
            tile_out[5, e] = (
                P_1*s_2 + P_3*s_0 + P_5*s_8 + P_7*s_3 + P_8*s_12 + P_10*s_7 + P_12*s_15 +
                P_14*s_13 - P_0*s_5 - P_2*s_1 - P_4*s_11 - P_6*s_6 - P_9*s_9 - P_11*s_4 -
                P_13*s_14 - P_15*s_10
            )
            tile_out[6, e] = (
                P_1*s_3 + P_2*s_11 + P_5*s_0 + P_6*s_5 + P_8*s_13 + P_11*s_14 + P_12*s_7 +
                P_15*s_9 - P_0*s_6 - P_3*s_8 - P_4*s_1 - P_7*s_2 - P_9*s_10 - P_10*s_15 -
                P_13*s_4 - P_14*s_12
            )
            tile_out[7, e] = (
                P_1*s_4 + P_2*s_12 + P_4*s_13 + P_7*s_14 + P_9*s_0 + P_10*s_5 + P_12*s_6 +
                P_15*s_8 - P_0*s_7 - P_3*s_9 - P_5*s_10 - P_6*s_15 - P_8*s_1 - P_11*s_2 -
                P_13*s_3 - P_14*s_11
            )
            tile_out[8, e] = (
                P_2*s_3 + P_3*s_6 + P_6*s_0 + P_7*s_1 + P_8*s_14 + P_9*s_15 + P_12*s_9 +
                P_13*s_12 - P_0*s_8 - P_1*s_11 - P_4*s_2 - P_5*s_5 - P_10*s_10 - P_11*s_13 -
                P_14*s_4 - P_15*s_7
            )
            tile_out[9, e] = (
                P_2*s_4 + P_3*s_7 + P_4*s_14 + P_5*s_15 + P_10*s_0 + P_11*s_1 + P_12*s_8 +
                P_13*s_11 - P_0*s_9 - P_1*s_12 - P_6*s_10 - P_7*s_13 - P_8*s_2 - P_9*s_5 -
                P_14*s_3 - P_15*s_6
            )
            tile_out[10, e] = (
                P_4*s_4 + P_5*s_7 + P_6*s_9 + P_7*s_12 + P_12*s_0 + P_13*s_1 + P_14*s_2 +
                P_15*s_5 - P_0*s_10 - P_1*s_13 - P_2*s_14 - P_3*s_15 - P_8*s_3 - P_9*s_6 -
                P_10*s_8 - P_11*s_11
            )
            tile_out[11, e] = (
                P_0*s_11 + P_2*s_6 + P_5*s_2 + P_7*s_0 + P_8*s_15 + P_10*s_13 + P_13*s_9 +
                P_15*s_4 - P_1*s_8 - P_3*s_3 - P_4*s_5 - P_6*s_1 - P_9*s_14 - P_11*s_10 -
                P_12*s_12 - P_14*s_7
            )
            tile_out[12, e] = (
                P_0*s_12 + P_2*s_7 + P_4*s_15 + P_6*s_13 + P_9*s_2 + P_11*s_0 + P_13*s_8 +
                P_15*s_3 - P_1*s_9 - P_3*s_4 - P_5*s_14 - P_7*s_10 - P_8*s_5 - P_10*s_1 -
                P_12*s_11 - P_14*s_6
            )
            tile_out[13, e] = (
                P_0*s_13 + P_3*s_14 + P_4*s_7 + P_7*s_9 + P_9*s_3 + P_10*s_11 + P_13*s_0 +
                P_14*s_5 - P_1*s_10 - P_2*s_15 - P_5*s_4 - P_6*s_12 - P_8*s_6 - P_11*s_8 -
                P_12*s_1 - P_15*s_2
            )
            tile_out[14, e] = (
                P_0*s_14 + P_1*s_15 + P_4*s_9 + P_5*s_12 + P_10*s_3 + P_11*s_6 + P_14*s_0 +
                P_15*s_1 - P_2*s_10 - P_3*s_13 - P_6*s_4 - P_7*s_7 - P_8*s_8 - P_9*s_11 -
                P_12*s_2 - P_13*s_5
            )
            tile_out[15, e] = (
                P_0*s_15 + P_2*s_13 + P_5*s_9 + P_7*s_4 + P_8*s_11 + P_10*s_6 + P_13*s_2 +
                P_15*s_0 - P_1*s_14 - P_3*s_10 - P_4*s_12 - P_6*s_7 - P_9*s_8 - P_11*s_3 -
                P_12*s_5 - P_14*s_1
            )
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich2__even__even__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 16), even: grades 0, 2, 4
    x : (..., 16), even: grades 0, 2, 4
    s : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    return _run(
        _sandwich2__even__even__even,
        (16, 16, 16),
        16,
        (r, x, s),
        out,
        (1, 1, 1),
        "polynomial",
    )


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__even__full__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the unrolled form: 1024 multiplications, 960 additions."""
    tile_r = np.empty((16, 32), r.dtype)
    tile_x = np.empty((32, 32), r.dtype)
    tile_s = np.empty((16, 32), r.dtype)
    tile_out = np.empty((32, 32), r.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if r_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            r_8 = tile_r[8, e]
            r_9 = tile_r[9, e]
            r_10 = tile_r[10, e]
            r_11 = tile_r[11, e]
            r_12 = tile_r[12, e]
            r_13 = tile_r[13, e]
            r_14 = tile_r[14, e]
            r_15 = tile_r[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            x_16 = tile_x[16, e]
            x_17 = tile_x[17, e]
            x_18 = tile_x[18, e]
            x_19 = tile_x[19, e]
            x_20 = tile_x[20, e]
            x_21 = tile_x[21, e]
            x_22 = tile_x[22, e]
            x_23 = tile_x[23, e]
            x_24 = tile_x[24, e]
            x_25 = tile_x[25, e]
            x_26 = tile_x[26, e]
            x_27 = tile_x[27, e]
            x_28 = tile_x[28, e]
            x_29 = tile_x[29, e]
            x_30 = tile_x[30, e]
            x_31 = tile_x[31, e]
            # s
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            s_2 = tile_s[2, e]
            s_3 = tile_s[3, e]
            s_4 = tile_s[4, e]
            s_5 = tile_s[5, e]
            s_6 = tile_s[6, e]
            s_7 = tile_s[7, e]
            s_8 = tile_s[8, e]
            s_9 = tile_s[9, e]
            s_10 = tile_s[10, e]
            s_11 = tile_s[11, e]
            s_12 = tile_s[12, e]
            s_13 = tile_s[13, e]
            s_14 = tile_s[14, e]
            s_15 = tile_s[15, e]
            # P = r x
            P_0 = (
                r_0*x_0 + r_4*x_9 + r_7*x_12 + r_9*x_14 + r_10*x_15 + r_11*x_26 - r_1*x_6 -
                r_2*x_7 - r_3*x_8 - r_5*x_10 - r_6*x_11 - r_8*x_13 - r_12*x_27 - r_13*x_28 -
                r_14*x_29 - r_15*x_30
            )
            P_1 = (
                r_0*x_1 + r_1*x_2 + r_2*x_3 + r_3*x_4 + r_7*x_18 + r_9*x_20 + r_10*x_21 +
                r_12*x_23 + r_13*x_24 + r_14*x_25 - r_4*x_5 - r_5*x_16 - r_6*x_17 - r_8*x_19 -
                r_11*x_22 - r_15*x_31
            )
            P_2 = (
                r_0*x_2 + r_2*x_16 + r_3*x_17 + r_5*x_3 + r_6*x_4 + r_9*x_23 + r_10*x_24 +
                r_11*x_19 + r_14*x_31 + r_15*x_25 - r_1*x_1 - r_4*x_18 - r_7*x_5 - r_8*x_22 -
                r_12*x_20 - r_13*x_21
            )
            P_3 = (
                r_0*x_6 + r_1*x_0 + r_4*x_12 + r_5*x_7 + r_6*x_8 + r_9*x_27 + r_10*x_28 +
                r_12*x_14 + r_13*x_15 + r_15*x_29 - r_2*x_10 - r_3*x_11 - r_7*x_9 - r_8*x_26 -
                r_11*x_13 - r_14*x_30
            )
            P_4 = (
                r_0*x_3 + r_3*x_19 + r_6*x_22 + r_8*x_4 + r_10*x_25 + r_12*x_18 - r_1*x_16 -
                r_2*x_1 - r_4*x_20 - r_5*x_2 - r_7*x_23 - r_9*x_5 - r_11*x_17 - r_13*x_31 -
                r_14*x_21 - r_15*x_24
            )
            P_5 = (
                r_0*x_7 + r_1*x_10 + r_2*x_0 + r_4*x_14 + r_6*x_26 + r_8*x_8 + r_10*x_29 +
                r_11*x_11 + r_13*x_30 + r_14*x_15 - r_3*x_13 - r_5*x_6 - r_7*x_27 - r_9*x_9 -
                r_12*x_12 - r_15*x_28
            )
            P_6 = (
                r_0*x_10 + r_2*x_6 + r_4*x_27 + r_5*x_0 + r_7*x_14 + r_8*x_11 + r_10*x_30 +
                r_12*x_9 + r_14*x_28 + r_15*x_15 - r_1*x_7 - r_3*x_26 - r_6*x_13 - r_9*x_12 -
                r_11*x_8 - r_13*x_29
            )
            P_7 = (
                r_0*x_16 + r_1*x_3 + r_3*x_22 + r_5*x_1 + r_7*x_20 + r_8*x_17 + r_10*x_31 +
                r_11*x_4 + r_13*x_25 + r_15*x_21 - r_2*x_2 - r_4*x_23 - r_6*x_19 - r_9*x_18 -
                r_12*x_5 - r_14*x_24
            )
            P_8 = (
                r_0*x_4 + r_11*x_16 + r_12*x_31 + r_13*x_18 + r_14*x_20 + r_15*x_23 - r_1*x_17 -
                r_2*x_19 - r_3*x_1 - r_4*x_21 - r_5*x_22 - r_6*x_2 - r_7*x_24 - r_8*x_3 -
                r_9*x_25 - r_10*x_5
            )
            P_9 = (
                r_0*x_8 + r_1*x_11 + r_2*x_13 + r_3*x_0 + r_4*x_15 + r_15*x_27 - r_5*x_26 -
                r_6*x_6 - r_7*x_28 - r_8*x_7 - r_9*x_29 - r_10*x_9 - r_11*x_10 - r_12*x_30 -
                r_13*x_12 - r_14*x_14
            )
            P_10 = (
                r_0*x_11 + r_2*x_26 + r_3*x_6 + r_4*x_28 + r_5*x_13 + r_6*x_0 + r_7*x_15 +
                r_11*x_7 + r_12*x_29 + r_13*x_9 - r_1*x_8 - r_8*x_10 - r_9*x_30 - r_10*x_12 -
                r_14*x_27 - r_15*x_14
            )
            P_11 = (
                r_0*x_17 + r_1*x_4 + r_5*x_19 + r_6*x_1 + r_7*x_21 + r_14*x_23 - r_2*x_22 -
                r_3*x_2 - r_4*x_24 - r_8*x_16 - r_9*x_31 - r_10*x_18 - r_11*x_3 - r_12*x_25 -
                r_13*x_5 - r_15*x_20
            )
            P_12 = (
                r_0*x_13 + r_3*x_7 + r_4*x_29 + r_6*x_10 + r_7*x_30 + r_8*x_0 + r_9*x_15 +
                r_13*x_27 + r_14*x_9 + r_15*x_12 - r_1*x_26 - r_2*x_8 - r_5*x_11 - r_10*x_14 -
                r_11*x_6 - r_12*x_28
            )
            P_13 = (
                r_0*x_19 + r_1*x_22 + r_2*x_4 + r_6*x_16 + r_7*x_31 + r_8*x_1 + r_9*x_21 +
                r_11*x_2 + r_12*x_24 + r_15*x_18 - r_3*x_3 - r_4*x_25 - r_5*x_17 - r_10*x_20 -
                r_13*x_23 - r_14*x_5
            )
            P_14 = (
                r_0*x_22 + r_2*x_17 + r_5*x_4 + r_8*x_2 + r_9*x_24 + r_13*x_20 - r_1*x_19 -
                r_3*x_16 - r_4*x_31 - r_6*x_3 - r_7*x_25 - r_10*x_23 - r_11*x_1 - r_12*x_21 -
                r_14*x_18 - r_15*x_5
            )
            P_15 = (
                r_0*x_26 + r_1*x_13 + r_3*x_10 + r_4*x_30 + r_5*x_8 + r_8*x_6 + r_9*x_28 +
                r_11*x_0 + r_12*x_15 + r_14*x_12 - r_2*x_11 - r_6*x_7 - r_7*x_29 - r_10*x_27 -
                r_13*x_14 - r_15*x_9
            )
            P_16 = (
                r_0*x_5 + r_11*x_31 + r_12*x_16 + r_13*x_17 + r_14*x_19 + r_15*x_22 - r_1*x_18 -
                r_2*x_20 - r_3*x_21 - r_4*x_1 - r_5*x_23 - r_6*x_24 - r_7*x_2 - r_8*x_25 -
                r_9*x_3 - r_10*x_4
            )
            P_17 = (
                r_0*x_9 + r_1*x_12 + r_2*x_14 + r_3*x_15 + r_4*x_0 + r_15*x_26 - r_5*x_27 -
                r_6*x_28 - r_7*x_6 - r_8*x_29 - r_9*x_7 - r_10*x_8 - r_11*x_30 - r_12*x_10 -
                r_13*x_11 - r_14*x_13
            )
            P_18 = (
                r_0*x_12 + r_2*x_27 + r_3*x_28 + r_4*x_6 + r_5*x_14 + r_6*x_15 + r_7*x_0 +
                r_11*x_29 + r_12*x_7 + r_13*x_8 - r_1*x_9 - r_8*x_30 - r_9*x_10 - r_10*x_11 -
                r_14*x_26 - r_15*x_13
            )
            P_19 = (
                r_0*x_18 + r_1*x_5 + r_5*x_20 + r_6*x_21 + r_7*x_1 + r_14*x_22 - r_2*x_23 -
                r_3*x_24 - r_4*x_2 - r_8*x_31 - r_9*x_16 - r_10*x_17 - r_11*x_25 - r_12*x_3 -
                r_13*x_4 - r_15*x_19
            )
            P_20 = (
                r_0*x_14 + r_3*x_29 + r_4*x_7 + r_6*x_30 + r_7*x_10 + r_8*x_15 + r_9*x_0 +
                r_13*x_26 + r_14*x_8 + r_15*x_11 - r_1*x_27 - r_2*x_9 - r_5*x_12 - r_10*x_13 -
                r_11*x_28 - r_12*x_6
            )
            P_21 = (
                r_0*x_20 + r_1*x_23 + r_2*x_5 + r_6*x_31 + r_7*x_16 + r_8*x_21 + r_9*x_1 +
                r_11*x_24 + r_12*x_2 + r_15*x_17 - r_3*x_25 - r_4*x_3 - r_5*x_18 - r_10*x_19 -
                r_13*x_22 - r_14*x_4
            )
            P_22 = (
                r_0*x_23 + r_2*x_18 + r_5*x_5 + r_8*x_24 + r_9*x_2 + r_13*x_19 - r_1*x_20 -
                r_3*x_31 - r_4*x_16 - r_6*x_25 - r_7*x_3 - r_10*x_22 - r_11*x_21 - r_12*x_1 -
                r_14*x_17 - r_15*x_4
            )
            P_23 = (
                r_0*x_27 + r_1*x_14 + r_3*x_30 + r_4*x_10 + r_5*x_9 + r_8*x_28 + r_9*x_6 +
                r_11*x_15 + r_12*x_0 + r_14*x_11 - r_2*x_12 - r_6*x_29 - r_7*x_7 - r_10*x_26 -
                r_13*x_13 - r_15*x_8
            )
            P_24 = (
                r_0*x_15 + r_4*x_8 + r_7*x_11 + r_9*x_13 + r_10*x_0 + r_11*x_27 - r_1*x_28 -
                r_2*x_29 - r_3*x_9 - r_5*x_30 - r_6*x_12 - r_8*x_14 - r_12*x_26 - r_13*x_6 -
                r_14*x_7 - r_15*x_10
            )
            P_25 = (
                r_0*x_21 + r_1*x_24 + r_2*x_25 + r_3*x_5 + r_7*x_17 + r_9*x_19 + r_10*x_1 +
                r_12*x_22 + r_13*x_2 + r_14*x_3 - r_4*x_4 - r_5*x_31 - r_6*x_18 - r_8*x_20 -
                r_11*x_23 - r_15*x_16
            )
            P_26 = (
                r_0*x_24 + r_2*x_31 + r_3*x_18 + r_5*x_25 + r_6*x_5 + r_9*x_22 + r_10*x_2 +
                r_11*x_20 + r_14*x_16 + r_15*x_3 - r_1*x_21 - r_4*x_17 - r_7*x_4 - r_8*x_23 -
                r_12*x_19 - r_13*x_1
            )
            P_27 = (
                r_0*x_28 + r_1*x_15 + r_4*x_11 + r_5*x_29 + r_6*x_9 + r_9*x_26 + r_10*x_6 +
                r_12*x_13 + r_13*x_0 + r_15*x_7 - r_2*x_30 - r_3*x_12 - r_7*x_8 - r_8*x_27 -
                r_11*x_14 - r_14*x_10
            )
            P_28 = (
                r_0*x_25 + r_3*x_20 + r_6*x_23 + r_8*x_5 + r_10*x_3 + r_12*x_17 - r_1*x_31 -
                r_2*x_21 - r_4*x_19 - r_5*x_24 - r_7*x_22 - r_9*x_4 - r_11*x_18 - r_13*x_16 -
                r_14*x_1 - r_15*x_2
            )
            P_29 = (
                r_0*x_29 + r_1*x_30 + r_2*x_15 + r_4*x_13 + r_6*x_27 + r_8*x_9 + r_10*x_7 +
                r_11*x_12 + r_13*x_10 + r_14*x_0 - r_3*x_14 - r_5*x_28 - r_7*x_26 - r_9*x_8 -
                r_12*x_11 - r_15*x_6
            )
            P_30 = (
                r_0*x_30 + r_2*x_28 + r_4*x_26 + r_5*x_15 + r_7*x_13 + r_8*x_12 + r_10*x_10 +
                r_12*x_8 + r_14*x_6 + r_15*x_0 - r_1*x_29 - r_3*x_27 - r_6*x_14 - r_9*x_11 -
                r_11*x_9 - r_13*x_7
            )
            P_31 = (
                r_0*x_31 + r_1*x_25 + r_3*x_23 + r_5*x_21 + r_7*x_19 + r_8*x_18 + r_10*x_16 +
                r_11*x_5 + r_13*x_3 + r_15*x_1 - r_2*x_24 - r_4*x_22 - r_6*x_20 - r_9*x_17 -
                r_12*x_4 - r_14*x_2
            )
            # out = P ~s
            tile_out[0, e] = (
                P_0*s_0 + P_3*s_1 + P_5*s_2 + P_6*s_5 + P_9*s_3 + P_10*s_6 + P_12*s_8 +
                P_15*s_11 - P_17*s_4 - P_18*s_7 - P_20*s_9 - P_23*s_12 - P_24*s_10 - P_27*s_13 -
                P_29*s_14 - P_30*s_15
            )
            tile_out[1, e] = (
                P_1*s_0 + P_2*s_1 + P_4*s_2 + P_7*s_5 + P_8*s_3 + P_11*s_6 + P_13*s_8 +
                P_14*s_11 - P_16*s_4 - P_19*s_7 - P_21*s_9 - P_22*s_12 - P_25*s_10 - P_26*s_13 -
                P_28*s_14 - P_31*s_15
            )
            tile_out[2, e] = (
                P_2*s_0 + P_4*s_5 + P_8*s_6 + P_14*s_8 + P_19*s_4 + P_21*s_12 + P_25*s_13 +
                P_31*s_14 - P_1*s_1 - P_7*s_2 - P_11*s_3 - P_13*s_11 - P_16*s_7 - P_22*s_9 -
                P_26*s_10 - P_28*s_15
            )
            tile_out[3, e] = (
                P_4*s_0 + P_7*s_1 + P_8*s_8 + P_11*s_11 + P_21*s_4 + P_22*s_7 + P_25*s_14 +
                P_26*s_15 - P_1*s_2 - P_2*s_5 - P_13*s_3 - P_14*s_6 - P_16*s_9 - P_19*s_12 -
                P_28*s_10 - P_31*s_13
            )
            tile_out[4, e] = (
                P_8*s_0 + P_11*s_1 + P_13*s_2 + P_14*s_5 + P_25*s_4 + P_26*s_7 + P_28*s_9 +
                P_31*s_12 - P_1*s_3 - P_2*s_6 - P_4*s_8 - P_7*s_11 - P_16*s_10 - P_19*s_13 -
                P_21*s_14 - P_22*s_15
            )
            tile_out[5, e] = (
                P_16*s_0 + P_19*s_1 + P_21*s_2 + P_22*s_5 + P_25*s_3 + P_26*s_6 + P_28*s_8 +
                P_31*s_11 - P_1*s_4 - P_2*s_7 - P_4*s_9 - P_7*s_12 - P_8*s_10 - P_11*s_13 -
                P_13*s_14 - P_14*s_15
            )
            tile_out[6, e] = (
                P_3*s_0 + P_5*s_5 + P_9*s_6 + P_15*s_8 + P_18*s_4 + P_20*s_12 + P_24*s_13 +
                P_30*s_14 - P_0*s_1 - P_6*s_2 - P_10*s_3 - P_12*s_11 - P_17*s_7 - P_23*s_9 -
                P_27*s_10 - P_29*s_15
            )
            tile_out[7, e] = (
                P_5*s_0 + P_6*s_1 + P_9*s_8 + P_10*s_11 + P_20*s_4 + P_23*s_7 + P_24*s_14 +
                P_27*s_15 - P_0*s_2 - P_3*s_5 - P_12*s_3 - P_15*s_6 - P_17*s_9 - P_18*s_12 -
                P_29*s_10 - P_30*s_13
            )
            tile_out[8, e] = (
                P_9*s_0 + P_10*s_1 + P_12*s_2 + P_15*s_5 + P_24*s_4 + P_27*s_7 + P_29*s_9 +
                P_30*s_12 - P_0*s_3 - P_3*s_6 - P_5*s_8 - P_6*s_11 - P_17*s_10 - P_18*s_13 -
                P_20*s_14 - P_23*s_15
            )
            tile_out[9, e] = (
                P_17*s_0 + P_18*s_1 + P_20*s_2 + P_23*s_5 + P_24*s_3 + P_27*s_6 + P_29*s_8 +
                P_30*s_11 - P_0*s_4 - P_3*s_7 - P_5*s_9 - P_6*s_12 - P_9*s_10 - P_10*s_13 -
                P_12*s_14 - P_15*s_15
            )
            tile_out[10, e] = (
                P_3*s_2 + P_6*s_0 + P_10*s_8 + P_15*s_3 + P_17*s_12 + P_20*s_7 + P_24*s_15 +
                P_29*s_13 - P_0*s_5 - P_5*s_1 - P_9*s_11 - P_12*s_6 - P_18*s_9 - P_23*s_4 -
                P_27*s_14 - P_30*s_10
            )
            tile_out[11, e] = (
                P_3*s_3 + P_5*s_11 + P_10*s_0 + P_12*s_5 + P_17*s_13 + P_23*s_14 + P_24*s_7 +
                P_30*s_9 - P_0*s_6 - P_6*s_8 - P_9*s_1 - P_15*s_2 - P_18*s_10 - P_20*s_15 -
                P_27*s_4 - P_29*s_12
            )
            tile_out[12, e] = (
                P_3*s_4 + P_5*s_12 + P_9*s_13 + P_15*s_14 + P_18*s_0 + P_20*s_5 + P_24*s_6 +
                P_30*s_8 - P_0*s_7 - P_6*s_9 - P_10*s_10 - P_12*s_15 - P_17*s_1 - P_23*s_2 -
                P_27*s_3 - P_29*s_11
            )
            tile_out[13, e] = (
                P_5*s_3 + P_6*s_6 + P_12*s_0 + P_15*s_1 + P_17*s_14 + P_18*s_15 + P_24*s_9 +
                P_27*s_12 - P_0*s_8 - P_3*s_11 - P_9*s_2 - P_10*s_5 - P_20*s_10 - P_23*s_13 -
                P_29*s_4 - P_30*s_7
            )
            tile_out[14, e] = (
                P_5*s_4 + P_6*s_7 + P_9*s_14 + P_10*s_15 + P_20*s_0 + P_23*s_1 + P_24*s_8 +
                P_27*s_11 - P_0*s_9 - P_3*s_12 - P_12*s_10 - P_15*s_13 - P_17*s_2 - P_18*s_5 -
                P_29*s_3 - P_30*s_6
            )
            tile_out[15, e] = (
                P_9*s_4 + P_10*s_7 + P_12*s_9 + P_15*s_12 + P_24*s_0 + P_27*s_1 + P_29*s_2 +
                P_30*s_5 - P_0*s_10 - P_3*s_13 - P_5*s_14 - P_6*s_15 - P_17*s_3 - P_18*s_6 -
                P_20*s_8 - P_23*s_11
            )
            tile_out[16, e] = (
                P_2*s_2 + P_7*s_0 + P_11*s_8 + P_14*s_3 + P_16*s_12 + P_21*s_7 + P_25*s_15 +
                P_28*s_13 - P_1*s_5 - P_4*s_1 - P_8*s_11 - P_13*s_6 - P_19*s_9 - P_22*s_4 -
                P_26*s_14 - P_31*s_10
            )
            tile_out[17, e] = (
                P_2*s_3 + P_4*s_11 + P_11*s_0 + P_13*s_5 + P_16*s_13 + P_22*s_14 + P_25*s_7 +
                P_31*s_9 - P_1*s_6 - P_7*s_8 - P_8*s_1 - P_14*s_2 - P_19*s_10 - P_21*s_15 -
                P_26*s_4 - P_28*s_12
            )
            tile_out[18, e] = (
                P_2*s_4 + P_4*s_12 + P_8*s_13 + P_14*s_14 + P_19*s_0 + P_21*s_5 + P_25*s_6 +
                P_31*s_8 - P_1*s_7 - P_7*s_9 - P_11*s_10 - P_13*s_15 - P_16*s_1 - P_22*s_2 -
                P_26*s_3 - P_28*s_11
            )
            tile_out[19, e] = (
                P_4*s_3 + P_7*s_6 + P_13*s_0 + P_14*s_1 + P_16*s_14 + P_19*s_15 + P_25*s_9 +
                P_26*s_12 - P_1*s_8 - P_2*s_11 - P_8*s_2 - P_11*s_5 - P_21*s_10 - P_22*s_13 -
                P_28*s_4 - P_31*s_7
            )
            tile_out[20, e] = (
                P_4*s_4 + P_7*s_7 + P_8*s_14 + P_11*s_15 + P_21*s_0 + P_22*s_1 + P_25*s_8 +
                P_26*s_11 - P_1*s_9 - P_2*s_12 - P_13*s_10 - P_14*s_13 - P_16*s_2 - P_19*s_5 -
                P_28*s_3 - P_31*s_6
            )
            tile_out[21, e] = (
                P_8*s_4 + P_11*s_7 + P_13*s_9 + P_14*s_12 + P_25*s_0 + P_26*s_1 + P_28*s_2 +
                P_31*s_5 - P_1*s_10 - P_2*s_13 - P_4*s_14 - P_7*s_15 - P_16*s_3 - P_19*s_6 -
                P_21*s_8 - P_22*s_11
            )
            tile_out[22, e] = (
                P_1*s_11 + P_4*s_6 + P_11*s_2 + P_14*s_0 + P_16*s_15 + P_21*s_13 + P_26*s_9 +
                P_31*s_4 - P_2*s_8 - P_7*s_3 - P_8*s_5 - P_13*s_1 - P_19*s_14 - P_22*s_10 -
                P_25*s_12 - P_28*s_7
            )
            tile_out[23, e] = (
                P_1*s_12 + P_4*s_7 + P_8*s_15 + P_13*s_13 + P_19*s_2 + P_22*s_0 + P_26*s_8 +
                P_31*s_3 - P_2*s_9 - P_7*s_4 - P_11*s_14 - P_14*s_10 - P_16*s_5 - P_21*s_1 -
                P_25*s_11 - P_28*s_6
            )
            tile_out[24, e] = (
                P_1*s_13 + P_7*s_14 + P_8*s_7 + P_14*s_9 + P_19*s_3 + P_21*s_11 + P_26*s_0 +
                P_28*s_5 - P_2*s_10 - P_4*s_15 - P_11*s_4 - P_13*s_12 - P_16*s_6 - P_22*s_8 -
                P_25*s_1 - P_31*s_2
            )
            tile_out[25, e] = (
                P_1*s_14 + P_2*s_15 + P_8*s_9 + P_11*s_12 + P_21*s_3 + P_22*s_6 + P_28*s_0 +
                P_31*s_1 - P_4*s_10 - P_7*s_13 - P_13*s_4 - P_14*s_7 - P_16*s_8 - P_19*s_11 -
                P_25*s_2 - P_26*s_5
            )
            tile_out[26, e] = (
                P_0*s_11 + P_5*s_6 + P_10*s_2 + P_15*s_0 + P_17*s_15 + P_20*s_13 + P_27*s_9 +
                P_30*s_4 - P_3*s_8 - P_6*s_3 - P_9*s_5 - P_12*s_1 - P_18*s_14 - P_23*s_10 -
                P_24*s_12 - P_29*s_7
            )
            tile_out[27, e] = (
                P_0*s_12 + P_5*s_7 + P_9*s_15 + P_12*s_13 + P_18*s_2 + P_23*s_0 + P_27*s_8 +
                P_30*s_3 - P_3*s_9 - P_6*s_4 - P_10*s_14 - P_15*s_10 - P_17*s_5 - P_20*s_1 -
                P_24*s_11 - P_29*s_6
            )
            tile_out[28, e] = (
                P_0*s_13 + P_6*s_14 + P_9*s_7 + P_15*s_9 + P_18*s_3 + P_20*s_11 + P_27*s_0 +
                P_29*s_5 - P_3*s_10 - P_5*s_15 - P_10*s_4 - P_12*s_12 - P_17*s_6 - P_23*s_8 -
                P_24*s_1 - P_30*s_2
            )
            tile_out[29, e] = (
                P_0*s_14 + P_3*s_15 + P_9*s_9 + P_10*s_12 + P_20*s_3 + P_23*s_6 + P_29*s_0 +
                P_30*s_1 - P_5*s_10 - P_6*s_13 - P_12*s_4 - P_15*s_7 - P_17*s_8 - P_18*s_11 -
                P_24*s_2 - P_27*s_5
            )
            tile_out[30, e] = (
                P_0*s_15 + P_5*s_13 + P_10*s_9 + P_15*s_4 + P_17*s_11 + P_20*s_6 + P_27*s_2 +
                P_30*s_0 - P_3*s_14 - P_6*s_10 - P_9*s_12 - P_12*s_7 - P_18*s_8 - P_23*s_3 -
                P_24*s_5 - P_29*s_1
            )
            tile_out[31, e] = (
                P_1*s_15 + P_4*s_13 + P_11*s_9 + P_14*s_4 + P_16*s_11 + P_21*s_6 + P_26*s_2 +
                P_31*s_0 - P_2*s_14 - P_7*s_10 - P_8*s_12 - P_13*s_7 - P_19*s_8 - P_22*s_3 -
                P_25*s_5 - P_28*s_1
            )
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def sandwich2__even__full__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 16), even: grades 0, 2, 4
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    s : (..., 16), even: grades 0, 2, 4
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(
        _sandwich2__even__full__even,
        (16, 32, 16),
        32,
        (r, x, s),
        out,
        (1, 1, 1),
        "polynomial",
    )


# P = r x: terms r[i] * x[j], from j = 32 on with a minus sign, and where the terms of each
# output start.
_SANDWICH2__FULL__FULL__FULL_P_TERMS = np.array(
    [
        (0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 37), (6, 38), (7, 39), (8, 40), (9, 9), (10,
        42), (11, 43), (12, 12), (13, 45), (14, 14), (15, 15), (16, 48), (17, 49), (18, 18),
        (19, 51), (20, 20), (21, 21), (22, 54), (23, 23), (24, 24), (25, 25), (26, 26), (27,
        59), (28, 60), (29, 61), (30, 62), (31, 63), (0, 1), (1, 0), (2, 38), (3, 39), (4, 40),
        (5, 9), (6, 2), (7, 3), (8, 4), (9, 37), (10, 48), (11, 49), (12, 18), (13, 51), (14,
        20), (15, 21), (16, 42), (17, 43), (18, 12), (19, 45), (20, 14), (21, 15), (22, 26),
        (23, 59), (24, 60), (25, 61), (26, 54), (27, 23), (28, 24), (29, 25), (30, 63), (31,
        62), (0, 2), (1, 6), (2, 0), (3, 42), (4, 43), (5, 12), (6, 33), (7, 16), (8, 17), (9,
        50), (10, 3), (11, 4), (12, 37), (13, 54), (14, 23), (15, 24), (16, 7), (17, 8), (18,
        41), (19, 58), (20, 27), (21, 28), (22, 45), (23, 14), (24, 15), (25, 62), (26, 19),
        (27, 52), (28, 53), (29, 31), (30, 25), (31, 29), (0, 6), (1, 2), (2, 33), (3, 16), (4,
        17), (5, 50), (6, 0), (7, 42), (8, 43), (9, 12), (10, 7), (11, 8), (12, 41), (13, 58),
        (14, 27), (15, 28), (16, 3), (17, 4), (18, 37), (19, 54), (20, 23), (21, 24), (22, 19),
        (23, 52), (24, 53), (25, 31), (26, 45), (27, 14), (28, 15), (29, 62), (30, 29), (31,
        25), (0, 3), (1, 7), (2, 10), (3, 0), (4, 45), (5, 14), (6, 48), (7, 33), (8, 19), (9,
        52), (10, 34), (11, 22), (12, 55), (13, 4), (14, 37), (15, 25), (16, 38), (17, 26), (18,
        59), (19, 8), (20, 41), (21, 29), (22, 11), (23, 44), (24, 30), (25, 15), (26, 49), (27,
        18), (28, 63), (29, 53), (30, 56), (31, 60), (0, 7), (1, 3), (2, 48), (3, 33), (4, 19),
        (5, 52), (6, 10), (7, 0), (8, 45), (9, 14), (10, 38), (11, 26), (12, 59), (13, 8), (14,
        41), (15, 29), (16, 34), (17, 22), (18, 55), (19, 4), (20, 37), (21, 25), (22, 49), (23,
        18), (24, 63), (25, 53), (26, 11), (27, 44), (28, 30), (29, 15), (30, 60), (31, 56), (0,
        10), (1, 16), (2, 3), (3, 34), (4, 22), (5, 55), (6, 39), (7, 6), (8, 58), (9, 27), (10,
        0), (11, 45), (12, 14), (13, 11), (14, 44), (15, 30), (16, 1), (17, 51), (18, 20), (19,
        17), (20, 50), (21, 31), (22, 4), (23, 37), (24, 25), (25, 56), (26, 40), (27, 9), (28,
        61), (29, 28), (30, 15), (31, 21), (0, 16), (1, 10), (2, 39), (3, 6), (4, 58), (5, 27),
        (6, 3), (7, 34), (8, 22), (9, 55), (10, 1), (11, 51), (12, 20), (13, 17), (14, 50), (15,
        31), (16, 0), (17, 45), (18, 14), (19, 11), (20, 44), (21, 30), (22, 40), (23, 9), (24,
        61), (25, 28), (26, 4), (27, 37), (28, 25), (29, 56), (30, 21), (31, 15), (0, 4), (1,
        8), (2, 11), (3, 13), (4, 0), (5, 15), (6, 49), (7, 51), (8, 33), (9, 53), (10, 54),
        (11, 34), (12, 56), (13, 35), (14, 57), (15, 37), (16, 58), (17, 38), (18, 60), (19,
        39), (20, 61), (21, 41), (22, 42), (23, 62), (24, 44), (25, 46), (26, 16), (27, 31),
        (28, 18), (29, 20), (30, 23), (31, 27), (0, 8), (1, 4), (2, 49), (3, 51), (4, 33), (5,
        53), (6, 11), (7, 13), (8, 0), (9, 15), (10, 58), (11, 38), (12, 60), (13, 39), (14,
        61), (15, 41), (16, 54), (17, 34), (18, 56), (19, 35), (20, 57), (21, 37), (22, 16),
        (23, 31), (24, 18), (25, 20), (26, 42), (27, 62), (28, 44), (29, 46), (30, 27), (31,
        23), (0, 11), (1, 17), (2, 4), (3, 54), (4, 34), (5, 56), (6, 40), (7, 26), (8, 6), (9,
        28), (10, 13), (11, 0), (12, 15), (13, 42), (14, 62), (15, 44), (16, 19), (17, 1), (18,
        21), (19, 48), (20, 63), (21, 50), (22, 35), (23, 57), (24, 37), (25, 23), (26, 7), (27,
        29), (28, 9), (29, 59), (30, 46), (31, 52), (0, 17), (1, 11), (2, 40), (3, 26), (4, 6),
        (5, 28), (6, 4), (7, 54), (8, 34), (9, 56), (10, 19), (11, 1), (12, 21), (13, 48), (14,
        63), (15, 50), (16, 13), (17, 0), (18, 15), (19, 42), (20, 62), (21, 44), (22, 7), (23,
        29), (24, 9), (25, 59), (26, 35), (27, 57), (28, 37), (29, 23), (30, 52), (31, 46), (0,
        13), (1, 19), (2, 22), (3, 4), (4, 35), (5, 57), (6, 58), (7, 40), (8, 7), (9, 29), (10,
        43), (11, 10), (12, 30), (13, 0), (14, 15), (15, 46), (16, 49), (17, 16), (18, 31), (19,
        1), (20, 21), (21, 52), (22, 2), (23, 24), (24, 55), (25, 37), (26, 38), (27, 60), (28,
        27), (29, 9), (30, 12), (31, 18), (0, 19), (1, 13), (2, 58), (3, 40), (4, 7), (5, 29),
        (6, 22), (7, 4), (8, 35), (9, 57), (10, 49), (11, 16), (12, 31), (13, 1), (14, 21), (15,
        52), (16, 43), (17, 10), (18, 30), (19, 0), (20, 15), (21, 46), (22, 38), (23, 60), (24,
        27), (25, 9), (26, 2), (27, 24), (28, 55), (29, 37), (30, 18), (31, 12), (0, 22), (1,
        26), (2, 13), (3, 43), (4, 10), (5, 30), (6, 51), (7, 17), (8, 48), (9, 63), (10, 4),
        (11, 35), (12, 57), (13, 2), (14, 24), (15, 55), (16, 8), (17, 39), (18, 61), (19, 6),
        (20, 28), (21, 59), (22, 0), (23, 15), (24, 46), (25, 12), (26, 33), (27, 53), (28, 20),
        (29, 50), (30, 37), (31, 41), (0, 26), (1, 22), (2, 51), (3, 17), (4, 48), (5, 63), (6,
        13), (7, 43), (8, 10), (9, 30), (10, 8), (11, 39), (12, 61), (13, 6), (14, 28), (15,
        59), (16, 4), (17, 35), (18, 57), (19, 2), (20, 24), (21, 55), (22, 33), (23, 53), (24,
        20), (25, 50), (26, 0), (27, 15), (28, 46), (29, 12), (30, 41), (31, 37), (0, 5), (1,
        9), (2, 12), (3, 14), (4, 15), (5, 0), (6, 50), (7, 52), (8, 53), (9, 33), (10, 55),
        (11, 56), (12, 34), (13, 57), (14, 35), (15, 36), (16, 59), (17, 60), (18, 38), (19,
        61), (20, 39), (21, 40), (22, 62), (23, 42), (24, 43), (25, 45), (26, 31), (27, 16),
        (28, 17), (29, 19), (30, 22), (31, 26), (0, 9), (1, 5), (2, 50), (3, 52), (4, 53), (5,
        33), (6, 12), (7, 14), (8, 15), (9, 0), (10, 59), (11, 60), (12, 38), (13, 61), (14,
        39), (15, 40), (16, 55), (17, 56), (18, 34), (19, 57), (20, 35), (21, 36), (22, 31),
        (23, 16), (24, 17), (25, 19), (26, 62), (27, 42), (28, 43), (29, 45), (30, 26), (31,
        22), (0, 12), (1, 18), (2, 5), (3, 55), (4, 56), (5, 34), (6, 41), (7, 27), (8, 28), (9,
        6), (10, 14), (11, 15), (12, 0), (13, 62), (14, 42), (15, 43), (16, 20), (17, 21), (18,
        1), (19, 63), (20, 48), (21, 49), (22, 57), (23, 35), (24, 36), (25, 22), (26, 29), (27,
        7), (28, 8), (29, 58), (30, 45), (31, 51), (0, 18), (1, 12), (2, 41), (3, 27), (4, 28),
        (5, 6), (6, 5), (7, 55), (8, 56), (9, 34), (10, 20), (11, 21), (12, 1), (13, 63), (14,
        48), (15, 49), (16, 14), (17, 15), (18, 0), (19, 62), (20, 42), (21, 43), (22, 29), (23,
        7), (24, 8), (25, 58), (26, 57), (27, 35), (28, 36), (29, 22), (30, 51), (31, 45), (0,
        14), (1, 20), (2, 23), (3, 5), (4, 57), (5, 35), (6, 59), (7, 41), (8, 29), (9, 7), (10,
        44), (11, 30), (12, 10), (13, 15), (14, 0), (15, 45), (16, 50), (17, 31), (18, 16), (19,
        21), (20, 1), (21, 51), (22, 24), (23, 2), (24, 54), (25, 36), (26, 60), (27, 38), (28,
        26), (29, 8), (30, 11), (31, 17), (0, 20), (1, 14), (2, 59), (3, 41), (4, 29), (5, 7),
        (6, 23), (7, 5), (8, 57), (9, 35), (10, 50), (11, 31), (12, 16), (13, 21), (14, 1), (15,
        51), (16, 44), (17, 30), (18, 10), (19, 15), (20, 0), (21, 45), (22, 60), (23, 38), (24,
        26), (25, 8), (26, 24), (27, 2), (28, 54), (29, 36), (30, 17), (31, 11), (0, 23), (1,
        27), (2, 14), (3, 44), (4, 30), (5, 10), (6, 52), (7, 18), (8, 63), (9, 48), (10, 5),
        (11, 57), (12, 35), (13, 24), (14, 2), (15, 54), (16, 9), (17, 61), (18, 39), (19, 28),
        (20, 6), (21, 58), (22, 15), (23, 0), (24, 45), (25, 11), (26, 53), (27, 33), (28, 19),
        (29, 49), (30, 36), (31, 40), (0, 27), (1, 23), (2, 52), (3, 18), (4, 63), (5, 48), (6,
        14), (7, 44), (8, 30), (9, 10), (10, 9), (11, 61), (12, 39), (13, 28), (14, 6), (15,
        58), (16, 5), (17, 57), (18, 35), (19, 24), (20, 2), (21, 54), (22, 53), (23, 33), (24,
        19), (25, 49), (26, 15), (27, 0), (28, 45), (29, 11), (30, 40), (31, 36), (0, 15), (1,
        21), (2, 24), (3, 25), (4, 5), (5, 36), (6, 60), (7, 61), (8, 41), (9, 8), (10, 62),
        (11, 44), (12, 11), (13, 46), (14, 13), (15, 0), (16, 63), (17, 50), (18, 17), (19, 52),
        (20, 19), (21, 1), (22, 55), (23, 22), (24, 2), (25, 3), (26, 27), (27, 58), (28, 38),
        (29, 39), (30, 42), (31, 48), (0, 21), (1, 15), (2, 60), (3, 61), (4, 41), (5, 8), (6,
        24), (7, 25), (8, 5), (9, 36), (10, 63), (11, 50), (12, 17), (13, 52), (14, 19), (15,
        1), (16, 62), (17, 44), (18, 11), (19, 46), (20, 13), (21, 0), (22, 27), (23, 58), (24,
        38), (25, 39), (26, 55), (27, 22), (28, 2), (29, 3), (30, 48), (31, 42), (0, 24), (1,
        28), (2, 15), (3, 62), (4, 44), (5, 11), (6, 53), (7, 31), (8, 18), (9, 49), (10, 25),
        (11, 5), (12, 36), (13, 55), (14, 22), (15, 2), (16, 29), (17, 9), (18, 40), (19, 59),
        (20, 26), (21, 6), (22, 46), (23, 13), (24, 0), (25, 42), (26, 20), (27, 51), (28, 33),
        (29, 16), (30, 3), (31, 7), (0, 28), (1, 24), (2, 53), (3, 31), (4, 18), (5, 49), (6,
        15), (7, 62), (8, 44), (9, 11), (10, 29), (11, 9), (12, 40), (13, 59), (14, 26), (15,
        6), (16, 25), (17, 5), (18, 36), (19, 55), (20, 22), (21, 2), (22, 20), (23, 51), (24,
        33), (25, 16), (26, 46), (27, 13), (28, 0), (29, 42), (30, 7), (31, 3), (0, 25), (1,
        29), (2, 30), (3, 15), (4, 46), (5, 13), (6, 63), (7, 53), (8, 20), (9, 51), (10, 56),
        (11, 23), (12, 54), (13, 5), (14, 36), (15, 3), (16, 60), (17, 27), (18, 58), (19, 9),
        (20, 40), (21, 7), (22, 12), (23, 43), (24, 10), (25, 0), (26, 50), (27, 17), (28, 48),
        (29, 33), (30, 34), (31, 38), (0, 29), (1, 25), (2, 63), (3, 53), (4, 20), (5, 51), (6,
        30), (7, 15), (8, 46), (9, 13), (10, 60), (11, 27), (12, 58), (13, 9), (14, 40), (15,
        7), (16, 56), (17, 23), (18, 54), (19, 5), (20, 36), (21, 3), (22, 50), (23, 17), (24,
        48), (25, 33), (26, 12), (27, 43), (28, 10), (29, 0), (30, 38), (31, 34), (0, 30), (1,
        31), (2, 25), (3, 56), (4, 23), (5, 54), (6, 61), (7, 28), (8, 59), (9, 26), (10, 15),
        (11, 46), (12, 13), (13, 12), (14, 43), (15, 10), (16, 21), (17, 52), (18, 19), (19,
        18), (20, 49), (21, 16), (22, 5), (23, 36), (24, 3), (25, 34), (26, 41), (27, 8), (28,
        39), (29, 6), (30, 0), (31, 1), (0, 31), (1, 30), (2, 61), (3, 28), (4, 59), (5, 26),
        (6, 25), (7, 56), (8, 23), (9, 54), (10, 21), (11, 52), (12, 19), (13, 18), (14, 49),
        (15, 16), (16, 15), (17, 46), (18, 13), (19, 12), (20, 43), (21, 10), (22, 41), (23, 8),
        (24, 39), (25, 6), (26, 5), (27, 36), (28, 3), (29, 34), (30, 1), (31, 0)
    ],
    np.int32,
)
_SANDWICH2__FULL__FULL__FULL_P_START = np.array(
    [
        0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448, 480, 512, 544,
        576, 608, 640, 672, 704, 736, 768, 800, 832, 864, 896, 928, 960, 992, 1024
    ],
    np.int32,
)
# out = P ~s: terms P[i] * s[j], from j = 32 on with a minus sign, and where the terms of each
# output start.
_SANDWICH2__FULL__FULL__FULL_OUT_TERMS = np.array(
    [
        (0, 0), (1, 1), (2, 2), (3, 6), (4, 3), (5, 7), (6, 10), (7, 16), (8, 4), (9, 8), (10,
        11), (11, 17), (12, 13), (13, 19), (14, 22), (15, 26), (16, 37), (17, 41), (18, 44),
        (19, 50), (20, 46), (21, 52), (22, 55), (23, 59), (24, 47), (25, 53), (26, 56), (27,
        60), (28, 57), (29, 61), (30, 62), (31, 63), (0, 1), (1, 0), (2, 6), (3, 2), (4, 7), (5,
        3), (6, 16), (7, 10), (8, 8), (9, 4), (10, 17), (11, 11), (12, 19), (13, 13), (14, 26),
        (15, 22), (16, 41), (17, 37), (18, 50), (19, 44), (20, 52), (21, 46), (22, 59), (23,
        55), (24, 53), (25, 47), (26, 60), (27, 56), (28, 61), (29, 57), (30, 63), (31, 62), (0,
        2), (1, 38), (2, 0), (3, 33), (4, 10), (5, 48), (6, 3), (7, 39), (8, 11), (9, 49), (10,
        4), (11, 40), (12, 22), (13, 58), (14, 13), (15, 51), (16, 44), (17, 18), (18, 37), (19,
        9), (20, 55), (21, 27), (22, 46), (23, 20), (24, 56), (25, 28), (26, 47), (27, 21), (28,
        62), (29, 31), (30, 57), (31, 29), (0, 3), (1, 39), (2, 42), (3, 16), (4, 0), (5, 33),
        (6, 34), (7, 6), (8, 13), (9, 51), (10, 54), (11, 26), (12, 4), (13, 40), (14, 43), (15,
        17), (16, 46), (17, 20), (18, 23), (19, 59), (20, 37), (21, 9), (22, 12), (23, 50), (24,
        57), (25, 29), (26, 30), (27, 63), (28, 47), (29, 21), (30, 24), (31, 60), (0, 4), (1,
        40), (2, 43), (3, 17), (4, 45), (5, 19), (6, 22), (7, 58), (8, 0), (9, 33), (10, 34),
        (11, 6), (12, 35), (13, 7), (14, 10), (15, 48), (16, 47), (17, 21), (18, 24), (19, 60),
        (20, 25), (21, 61), (22, 62), (23, 31), (24, 37), (25, 9), (26, 12), (27, 50), (28, 14),
        (29, 52), (30, 55), (31, 27), (0, 5), (1, 41), (2, 44), (3, 18), (4, 46), (5, 20), (6,
        23), (7, 59), (8, 47), (9, 21), (10, 24), (11, 60), (12, 25), (13, 61), (14, 62), (15,
        31), (16, 0), (17, 33), (18, 34), (19, 6), (20, 35), (21, 7), (22, 10), (23, 48), (24,
        36), (25, 8), (26, 11), (27, 49), (28, 13), (29, 51), (30, 54), (31, 26), (0, 38), (1,
        2), (2, 33), (3, 0), (4, 48), (5, 10), (6, 39), (7, 3), (8, 49), (9, 11), (10, 40), (11,
        4), (12, 58), (13, 22), (14, 51), (15, 13), (16, 18), (17, 44), (18, 9), (19, 37), (20,
        27), (21, 55), (22, 20), (23, 46), (24, 28), (25, 56), (26, 21), (27, 47), (28, 31),
        (29, 62), (30, 29), (31, 57), (0, 39), (1, 3), (2, 16), (3, 42), (4, 33), (5, 0), (6,
        6), (7, 34), (8, 51), (9, 13), (10, 26), (11, 54), (12, 40), (13, 4), (14, 17), (15,
        43), (16, 20), (17, 46), (18, 59), (19, 23), (20, 9), (21, 37), (22, 50), (23, 12), (24,
        29), (25, 57), (26, 63), (27, 30), (28, 21), (29, 47), (30, 60), (31, 24), (0, 40), (1,
        4), (2, 17), (3, 43), (4, 19), (5, 45), (6, 58), (7, 22), (8, 33), (9, 0), (10, 6), (11,
        34), (12, 7), (13, 35), (14, 48), (15, 10), (16, 21), (17, 47), (18, 60), (19, 24), (20,
        61), (21, 25), (22, 31), (23, 62), (24, 9), (25, 37), (26, 50), (27, 12), (28, 52), (29,
        14), (30, 27), (31, 55), (0, 41), (1, 5), (2, 18), (3, 44), (4, 20), (5, 46), (6, 59),
        (7, 23), (8, 21), (9, 47), (10, 60), (11, 24), (12, 61), (13, 25), (14, 31), (15, 62),
        (16, 33), (17, 0), (18, 6), (19, 34), (20, 7), (21, 35), (22, 48), (23, 10), (24, 8),
        (25, 36), (26, 49), (27, 11), (28, 51), (29, 13), (30, 26), (31, 54), (0, 42), (1, 48),
        (2, 3), (3, 7), (4, 34), (5, 38), (6, 0), (7, 1), (8, 54), (9, 58), (10, 13), (11, 19),
        (12, 43), (13, 49), (14, 4), (15, 8), (16, 23), (17, 27), (18, 46), (19, 52), (20, 12),
        (21, 18), (22, 37), (23, 41), (24, 30), (25, 31), (26, 57), (27, 61), (28, 24), (29,
        28), (30, 47), (31, 53), (0, 43), (1, 49), (2, 4), (3, 8), (4, 22), (5, 26), (6, 45),
        (7, 51), (8, 34), (9, 38), (10, 0), (11, 1), (12, 10), (13, 16), (14, 35), (15, 39),
        (16, 24), (17, 28), (18, 47), (19, 53), (20, 62), (21, 63), (22, 25), (23, 29), (24,
        12), (25, 18), (26, 37), (27, 41), (28, 55), (29, 59), (30, 14), (31, 20), (0, 44), (1,
        50), (2, 5), (3, 9), (4, 23), (5, 27), (6, 46), (7, 52), (8, 24), (9, 28), (10, 47),
        (11, 53), (12, 62), (13, 63), (14, 25), (15, 29), (16, 34), (17, 38), (18, 0), (19, 1),
        (20, 10), (21, 16), (22, 35), (23, 39), (24, 11), (25, 17), (26, 36), (27, 40), (28,
        54), (29, 58), (30, 13), (31, 19), (0, 45), (1, 51), (2, 54), (3, 58), (4, 4), (5, 8),
        (6, 11), (7, 17), (8, 35), (9, 39), (10, 42), (11, 48), (12, 0), (13, 1), (14, 2), (15,
        6), (16, 25), (17, 29), (18, 30), (19, 31), (20, 47), (21, 53), (22, 56), (23, 60), (24,
        14), (25, 20), (26, 23), (27, 27), (28, 37), (29, 41), (30, 44), (31, 50), (0, 46), (1,
        52), (2, 55), (3, 59), (4, 5), (5, 9), (6, 12), (7, 18), (8, 25), (9, 29), (10, 30),
        (11, 31), (12, 47), (13, 53), (14, 56), (15, 60), (16, 35), (17, 39), (18, 42), (19,
        48), (20, 0), (21, 1), (22, 2), (23, 6), (24, 13), (25, 19), (26, 22), (27, 26), (28,
        36), (29, 40), (30, 43), (31, 49), (0, 47), (1, 53), (2, 56), (3, 60), (4, 57), (5, 61),
        (6, 62), (7, 63), (8, 5), (9, 9), (10, 12), (11, 18), (12, 14), (13, 20), (14, 23), (15,
        27), (16, 36), (17, 40), (18, 43), (19, 49), (20, 45), (21, 51), (22, 54), (23, 58),
        (24, 0), (25, 1), (26, 2), (27, 6), (28, 3), (29, 7), (30, 10), (31, 16), (0, 48), (1,
        42), (2, 7), (3, 3), (4, 38), (5, 34), (6, 1), (7, 0), (8, 58), (9, 54), (10, 19), (11,
        13), (12, 49), (13, 43), (14, 8), (15, 4), (16, 27), (17, 23), (18, 52), (19, 46), (20,
        18), (21, 12), (22, 41), (23, 37), (24, 31), (25, 30), (26, 61), (27, 57), (28, 28),
        (29, 24), (30, 53), (31, 47), (0, 49), (1, 43), (2, 8), (3, 4), (4, 26), (5, 22), (6,
        51), (7, 45), (8, 38), (9, 34), (10, 1), (11, 0), (12, 16), (13, 10), (14, 39), (15,
        35), (16, 28), (17, 24), (18, 53), (19, 47), (20, 63), (21, 62), (22, 29), (23, 25),
        (24, 18), (25, 12), (26, 41), (27, 37), (28, 59), (29, 55), (30, 20), (31, 14), (0, 50),
        (1, 44), (2, 9), (3, 5), (4, 27), (5, 23), (6, 52), (7, 46), (8, 28), (9, 24), (10, 53),
        (11, 47), (12, 63), (13, 62), (14, 29), (15, 25), (16, 38), (17, 34), (18, 1), (19, 0),
        (20, 16), (21, 10), (22, 39), (23, 35), (24, 17), (25, 11), (26, 40), (27, 36), (28,
        58), (29, 54), (30, 19), (31, 13), (0, 51), (1, 45), (2, 58), (3, 54), (4, 8), (5, 4),
        (6, 17), (7, 11), (8, 39), (9, 35), (10, 48), (11, 42), (12, 1), (13, 0), (14, 6), (15,
        2), (16, 29), (17, 25), (18, 31), (19, 30), (20, 53), (21, 47), (22, 60), (23, 56), (24,
        20), (25, 14), (26, 27), (27, 23), (28, 41), (29, 37), (30, 50), (31, 44), (0, 52), (1,
        46), (2, 59), (3, 55), (4, 9), (5, 5), (6, 18), (7, 12), (8, 29), (9, 25), (10, 31),
        (11, 30), (12, 53), (13, 47), (14, 60), (15, 56), (16, 39), (17, 35), (18, 48), (19,
        42), (20, 1), (21, 0), (22, 6), (23, 2), (24, 19), (25, 13), (26, 26), (27, 22), (28,
        40), (29, 36), (30, 49), (31, 43), (0, 53), (1, 47), (2, 60), (3, 56), (4, 61), (5, 57),
        (6, 63), (7, 62), (8, 9), (9, 5), (10, 18), (11, 12), (12, 20), (13, 14), (14, 27), (15,
        23), (16, 40), (17, 36), (18, 49), (19, 43), (20, 51), (21, 45), (22, 58), (23, 54),
        (24, 1), (25, 0), (26, 6), (27, 2), (28, 7), (29, 3), (30, 16), (31, 10), (0, 54), (1,
        26), (2, 45), (3, 19), (4, 11), (5, 49), (6, 4), (7, 40), (8, 42), (9, 16), (10, 35),
        (11, 7), (12, 2), (13, 38), (14, 0), (15, 33), (16, 30), (17, 63), (18, 25), (19, 61),
        (20, 56), (21, 28), (22, 47), (23, 21), (24, 23), (25, 59), (26, 14), (27, 52), (28,
        44), (29, 18), (30, 37), (31, 9), (0, 55), (1, 27), (2, 46), (3, 20), (4, 12), (5, 50),
        (6, 5), (7, 41), (8, 30), (9, 63), (10, 25), (11, 61), (12, 56), (13, 28), (14, 47),
        (15, 21), (16, 42), (17, 16), (18, 35), (19, 7), (20, 2), (21, 38), (22, 0), (23, 33),
        (24, 22), (25, 58), (26, 13), (27, 51), (28, 43), (29, 17), (30, 36), (31, 8), (0, 56),
        (1, 28), (2, 47), (3, 21), (4, 62), (5, 31), (6, 57), (7, 29), (8, 12), (9, 50), (10,
        5), (11, 41), (12, 23), (13, 59), (14, 14), (15, 52), (16, 43), (17, 17), (18, 36), (19,
        8), (20, 54), (21, 26), (22, 45), (23, 19), (24, 2), (25, 38), (26, 0), (27, 33), (28,
        10), (29, 48), (30, 3), (31, 39), (0, 57), (1, 29), (2, 30), (3, 63), (4, 47), (5, 21),
        (6, 24), (7, 60), (8, 14), (9, 52), (10, 55), (11, 27), (12, 5), (13, 41), (14, 44),
        (15, 18), (16, 45), (17, 19), (18, 22), (19, 58), (20, 36), (21, 8), (22, 11), (23, 49),
        (24, 3), (25, 39), (26, 42), (27, 16), (28, 0), (29, 33), (30, 34), (31, 6), (0, 26),
        (1, 54), (2, 19), (3, 45), (4, 49), (5, 11), (6, 40), (7, 4), (8, 16), (9, 42), (10, 7),
        (11, 35), (12, 38), (13, 2), (14, 33), (15, 0), (16, 63), (17, 30), (18, 61), (19, 25),
        (20, 28), (21, 56), (22, 21), (23, 47), (24, 59), (25, 23), (26, 52), (27, 14), (28,
        18), (29, 44), (30, 9), (31, 37), (0, 27), (1, 55), (2, 20), (3, 46), (4, 50), (5, 12),
        (6, 41), (7, 5), (8, 63), (9, 30), (10, 61), (11, 25), (12, 28), (13, 56), (14, 21),
        (15, 47), (16, 16), (17, 42), (18, 7), (19, 35), (20, 38), (21, 2), (22, 33), (23, 0),
        (24, 58), (25, 22), (26, 51), (27, 13), (28, 17), (29, 43), (30, 8), (31, 36), (0, 28),
        (1, 56), (2, 21), (3, 47), (4, 31), (5, 62), (6, 29), (7, 57), (8, 50), (9, 12), (10,
        41), (11, 5), (12, 59), (13, 23), (14, 52), (15, 14), (16, 17), (17, 43), (18, 8), (19,
        36), (20, 26), (21, 54), (22, 19), (23, 45), (24, 38), (25, 2), (26, 33), (27, 0), (28,
        48), (29, 10), (30, 39), (31, 3), (0, 29), (1, 57), (2, 63), (3, 30), (4, 21), (5, 47),
        (6, 60), (7, 24), (8, 52), (9, 14), (10, 27), (11, 55), (12, 41), (13, 5), (14, 18),
        (15, 44), (16, 19), (17, 45), (18, 58), (19, 22), (20, 8), (21, 36), (22, 49), (23, 11),
        (24, 39), (25, 3), (26, 16), (27, 42), (28, 33), (29, 0), (30, 6), (31, 34), (0, 30),
        (1, 31), (2, 57), (3, 61), (4, 24), (5, 28), (6, 47), (7, 53), (8, 55), (9, 59), (10,
        14), (11, 20), (12, 44), (13, 50), (14, 5), (15, 9), (16, 22), (17, 26), (18, 45), (19,
        51), (20, 11), (21, 17), (22, 36), (23, 40), (24, 42), (25, 48), (26, 3), (27, 7), (28,
        34), (29, 38), (30, 0), (31, 1), (0, 31), (1, 30), (2, 61), (3, 57), (4, 28), (5, 24),
        (6, 53), (7, 47), (8, 59), (9, 55), (10, 20), (11, 14), (12, 50), (13, 44), (14, 9),
        (15, 5), (16, 26), (17, 22), (18, 51), (19, 45), (20, 17), (21, 11), (22, 40), (23, 36),
        (24, 48), (25, 42), (26, 7), (27, 3), (28, 38), (29, 34), (30, 1), (31, 0)
    ],
    np.int32,
)
_SANDWICH2__FULL__FULL__FULL_OUT_START = np.array(
    [
        0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448, 480, 512, 544,
        576, 608, 640, 672, 704, 736, 768, 800, 832, 864, 896, 928, 960, 992, 1024
    ],
    np.int32,
)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__full__full__full(count, r, r_step, x, x_step, s, s_step, out):
    """Run the table form: 2048 multiplications, 2048 additions."""
    tile_r = np.empty((32, 64), r.dtype)
    tile_x = np.empty((64, 64), r.dtype)
    tile_s = np.empty((64, 64), r.dtype)
    tile_P = np.empty((32, 64), r.dtype)
    tile_out = np.empty((32, 64), r.dtype)
    for start in range(0, count, 64):
        width = min(64, count - start)
        if r_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_x[i, e] = x[(start + e) * x_step + i]
            for i in range(32):
                for e in range(width):
                    tile_x[i + 32, e] = -tile_x[i, e]
        if s_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_s[i, e] = s[(start + e) * s_step + i]
            for i in range(32):
                for e in range(width):
                    tile_s[i + 32, e] = -tile_s[i, e]
        # P = r x
        for k in range(32):
            for e in range(width):
                tile_P[k, e] = 0
            first = _SANDWICH2__FULL__FULL__FULL_P_START[k]
            last = _SANDWICH2__FULL__FULL__FULL_P_START[k + 1]
            for term in range(first, last):
                i = _SANDWICH2__FULL__FULL__FULL_P_TERMS[term, 0]
                j = _SANDWICH2__FULL__FULL__FULL_P_TERMS[term, 1]
                for e in range(width):
                    tile_P[k, e] += tile_r[i, e] * tile_x[j, e]
        # out = P ~s
        for k in range(32):
            for e in range(width):
                tile_out[k, e] = 0
            first = _SANDWICH2__FULL__FULL__FULL_OUT_START[k]
            last = _SANDWICH2__FULL__FULL__FULL_OUT_START[k + 1]
            for term in range(first, last):
                i = _SANDWICH2__FULL__FULL__FULL_OUT_TERMS[term, 0]
                j = _SANDWICH2__FULL__FULL__FULL_OUT_TERMS[term, 1]
                for e in range(width):
                    tile_out[k, e] += tile_P[i, e] * tile_s[j, e]
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def sandwich2__full__full__full(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    s : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(
        _sandwich2__full__full__full,
        (32, 32, 32),
        32,
        (r, x, s),
        out,
        (1, 1, 1),
        "polynomial",
    )


# --- versor_defect: what must vanish, from the fourth entry on, for R to be a versor ------------


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__full(count, R, R_step, out):
    """Run the unrolled form: 117 multiplications, 108 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((32, 32), R.dtype)
    tile_out = np.empty((8, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(32):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            R_16 = tile_R[16, e]
            R_17 = tile_R[17, e]
            R_18 = tile_R[18, e]
            R_19 = tile_R[19, e]
            R_20 = tile_R[20, e]
            R_21 = tile_R[21, e]
            R_22 = tile_R[22, e]
            R_23 = tile_R[23, e]
            R_24 = tile_R[24, e]
            R_25 = tile_R[25, e]
            R_26 = tile_R[26, e]
            R_27 = tile_R[27, e]
            R_28 = tile_R[28, e]
            R_29 = tile_R[29, e]
            R_30 = tile_R[30, e]
            R_31 = tile_R[31, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_6*R_6
            t_3 = R_7*R_7 + R_8*R_8
            t_16 = t_0 + t_3
            t_4 = R_10*R_10 + R_11*R_11
            t_5 = R_13*R_13 + R_26*R_26
            t_18 = t_4 + t_5
            t_20 = t_16 + t_18
            t_1 = R_1*R_1 + R_2*R_2
            t_2 = R_3*R_3 + R_4*R_4
            t_17 = t_1 + t_2
            t_6 = R_16*R_16 + R_17*R_17
            t_7 = R_19*R_19 + R_22*R_22
            t_19 = t_6 + t_7
            t_21 = t_17 + t_19
            t_11 = R_20*R_20 + R_21*R_21
            t_8 = R_18*R_18 + R_5*R_5
            t_22 = t_11 + t_8
            t_12 = R_23*R_23 + R_24*R_24
            t_13 = R_25*R_25 + R_31*R_31
            t_24 = t_12 + t_13
            t_26 = t_22 + t_24
            t_10 = R_14*R_14 + R_15*R_15
            t_9 = R_12*R_12 + R_9*R_9
            t_23 = t_10 + t_9
            t_14 = R_27*R_27 + R_28*R_28
            t_15 = R_29*R_29 + R_30*R_30
            t_25 = t_14 + t_15
            t_27 = t_23 + t_25
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_20 + t_21 - t_26 - t_27
            tile_out[1, e] = t_20 + t_27
            tile_out[2, e] = t_21 + t_26
            # common factors
            f_0 = (
                R_0*R_26 + R_2*R_19 + R_4*R_16 + R_7*R_11 + R_9*R_30 + R_14*R_28 + R_18*R_25 +
                R_21*R_23 - R_1*R_22 - R_3*R_17 - R_5*R_31 - R_6*R_13 - R_8*R_10 - R_12*R_29 -
                R_15*R_27 - R_20*R_24
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[3, e] = c2*f_0
            # common factors
            f_1 = (
                R_0*R_27 + R_2*R_20 + R_5*R_16 + R_7*R_12 + R_8*R_30 + R_13*R_28 + R_17*R_25 +
                R_21*R_22 - R_1*R_23 - R_3*R_18 - R_4*R_31 - R_6*R_14 - R_9*R_10 - R_11*R_29 -
                R_15*R_26 - R_19*R_24
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[4, e] = c2*f_1
            # common factors
            f_2 = (
                R_0*R_28 + R_2*R_21 + R_3*R_31 + R_5*R_17 + R_8*R_12 + R_10*R_29 + R_14*R_26 +
                R_19*R_23 - R_1*R_24 - R_4*R_18 - R_6*R_15 - R_7*R_30 - R_9*R_11 - R_13*R_27 -
                R_16*R_25 - R_20*R_22
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[5, e] = c2*f_2
            # common factors
            f_3 = (
                R_0*R_29 + R_3*R_21 + R_5*R_19 + R_6*R_30 + R_8*R_14 + R_11*R_27 + R_16*R_24 +
                R_18*R_22 - R_1*R_25 - R_2*R_31 - R_4*R_20 - R_7*R_15 - R_9*R_13 - R_10*R_28 -
                R_12*R_26 - R_17*R_23
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[6, e] = c2*f_3
            # common factors
            f_4 = (
                R_0*R_30 + R_1*R_31 + R_3*R_24 + R_5*R_22 + R_7*R_28 + R_9*R_26 + R_11*R_14 +
                R_17*R_20 - R_2*R_25 - R_4*R_23 - R_6*R_29 - R_8*R_27 - R_10*R_15 - R_12*R_13 -
                R_16*R_21 - R_18*R_19
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[7, e] = c2*f_4
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def versor_defect__full(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 8)
    """
    return _run(_versor_defect__full, (32,), 8, (R,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__even(count, R, R_step, out):
    """Run the unrolled form: 61 multiplications, 51 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((16, 32), R.dtype)
    tile_out = np.empty((8, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_1*R_1
            t_1 = R_2*R_2 + R_3*R_3
            t_8 = t_0 + t_1
            t_2 = R_5*R_5 + R_6*R_6
            t_3 = R_11*R_11 + R_8*R_8
            t_9 = t_2 + t_3
            t_10 = t_8 + t_9
            t_4 = R_4*R_4 + R_7*R_7
            t_5 = R_10*R_10 + R_9*R_9
            t_11 = t_4 + t_5
            t_6 = R_12*R_12 + R_13*R_13
            t_7 = R_14*R_14 + R_15*R_15
            t_12 = t_6 + t_7
            t_13 = t_11 + t_12
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_10 - t_13
            tile_out[1, e] = t_10 + t_13
            tile_out[2, e] = 0
            # common factors
            f_0 = (
                R_0*R_11 + R_2*R_6 + R_4*R_15 + R_9*R_13 - R_1*R_8 - R_3*R_5 - R_7*R_14 -
                R_10*R_12
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[3, e] = c2*f_0
            # common factors
            f_1 = (
                R_0*R_12 + R_2*R_7 + R_3*R_15 + R_8*R_13 - R_1*R_9 - R_4*R_5 - R_6*R_14 -
                R_10*R_11
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[4, e] = c2*f_1
            # common factors
            f_2 = (
                R_0*R_13 + R_3*R_7 + R_5*R_14 + R_9*R_11 - R_1*R_10 - R_2*R_15 - R_4*R_6 -
                R_8*R_12
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[5, e] = c2*f_2
            # common factors
            f_3 = (
                R_0*R_14 + R_1*R_15 + R_3*R_9 + R_6*R_12 - R_2*R_10 - R_4*R_8 - R_5*R_13 -
                R_7*R_11
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[6, e] = c2*f_3
            # common factors
            f_4 = (
                R_0*R_15 + R_2*R_13 + R_4*R_11 + R_6*R_9 - R_1*R_14 - R_3*R_12 - R_5*R_10 -
                R_7*R_8
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[7, e] = c2*f_4
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def versor_defect__even(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 16), even: grades 0, 2, 4
    returns : (..., 8)
    """
    return _run(_versor_defect__even, (16,), 8, (R,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__g0_2(count, R, R_step, out):
    """Run the unrolled form: 31 multiplications, 21 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((11, 32), R.dtype)
    tile_out = np.empty((8, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(11):
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
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_1*R_1
            t_5 = R_8*R_8 + t_0
            t_1 = R_2*R_2 + R_3*R_3
            t_2 = R_5*R_5 + R_6*R_6
            t_6 = t_1 + t_2
            t_7 = t_5 + t_6
            t_3 = R_4*R_4 + R_7*R_7
            t_4 = R_10*R_10 + R_9*R_9
            t_8 = t_3 + t_4
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_7 - t_8
            tile_out[1, e] = t_7 + t_8
            tile_out[2, e] = 0
            # common factors
            f_0 = R_2*R_6 - R_1*R_8 - R_3*R_5
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[3, e] = c2*f_0
            # common factors
            f_1 = R_2*R_7 - R_1*R_9 - R_4*R_5
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[4, e] = c2*f_1
            # common factors
            f_2 = R_3*R_7 - R_1*R_10 - R_4*R_6
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[5, e] = c2*f_2
            # common factors
            f_3 = R_3*R_9 - R_2*R_10 - R_4*R_8
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[6, e] = c2*f_3
            # common factors
            f_4 = R_6*R_9 - R_5*R_10 - R_7*R_8
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[7, e] = c2*f_4
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def versor_defect__g0_2(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 11), g0_2: grades 0, 2
    returns : (..., 8)
    """
    return _run(_versor_defect__g0_2, (11,), 8, (R,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__vector(count, R, R_step, out):
    """Run the unrolled form: 5 multiplications, 5 additions."""
    tile_R = np.empty((5, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(5):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_1*R_1
            t_1 = R_2*R_2 + R_3*R_3
            t_3 = t_0 + t_1
            t_2 = R_4*R_4
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_3 - t_2
            tile_out[1, e] = 0
            tile_out[2, e] = t_2 + t_3
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def versor_defect__vector(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 5), vector: grades 1
    returns : (..., 3)
    """
    return _run(_versor_defect__vector, (5,), 3, (R,), out, (2,), "polynomial")


# --- split_invariants: what the squares and the parts of a bivector are computed from -----------


@njit(cache=True, nogil=True, error_model="numpy")
def _split_invariants__bivector(count, B, B_step, out):
    """Run the unrolled form: 60 multiplications, 44 additions."""
    tile_B = np.empty((10, 32), B.dtype)
    tile_out = np.empty((13, 32), B.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if B_step or start == 0:
            for e in range(width):
                for i in range(10):
                    tile_B[i, e] = B[(start + e) * B_step + i]
        for e in range(width):
            # B
            B_0 = tile_B[0, e]
            B_1 = tile_B[1, e]
            B_2 = tile_B[2, e]
            B_3 = tile_B[3, e]
            B_4 = tile_B[4, e]
            B_5 = tile_B[5, e]
            B_6 = tile_B[6, e]
            B_7 = tile_B[7, e]
            B_8 = tile_B[8, e]
            B_9 = tile_B[9, e]
            # W2 = B ^ B / 2
            W2_0 = B_0*B_7 + B_2*B_4 - B_1*B_5
            W2_1 = B_0*B_8 + B_3*B_4 - B_1*B_6
            W2_2 = B_0*B_9 + B_3*B_5 - B_2*B_6
            W2_3 = B_1*B_9 + B_3*B_7 - B_2*B_8
            W2_4 = B_4*B_9 + B_6*B_7 - B_5*B_8
            # c1 = <B B>_0
            c1_0 = (
                B_3*B_3 + B_6*B_6 + B_8*B_8 + B_9*B_9 - B_0*B_0 - B_1*B_1 - B_2*B_2 - B_4*B_4 -
                B_5*B_5 - B_7*B_7
            )
            # common subexpressions
            t_2 = W2_0*W2_0
            t_0 = W2_1*W2_1 + W2_2*W2_2
            t_1 = W2_3*W2_3 + W2_4*W2_4
            t_3 = t_0 + t_1
            # c2 = <W2 W2>_0
            c2_0 = t_2 - t_3
            # q2 = |W2|^2
            q2_0 = t_2 + t_3
            # V1 = <B W2>_2
            V1_0 = B_8*W2_1 + B_9*W2_2 - B_7*W2_0
            V1_1 = B_5*W2_0 + B_9*W2_3 - B_6*W2_1
            V1_2 = -B_4*W2_0 - B_6*W2_2 - B_8*W2_3
            V1_3 = -B_4*W2_1 - B_5*W2_2 - B_7*W2_3
            V1_4 = B_3*W2_1 + B_9*W2_4 - B_2*W2_0
            V1_5 = B_1*W2_0 + B_3*W2_2 - B_8*W2_4
            V1_6 = B_1*W2_1 + B_2*W2_2 - B_7*W2_4
            V1_7 = B_3*W2_3 + B_6*W2_4 - B_0*W2_0
            V1_8 = B_2*W2_3 + B_5*W2_4 - B_0*W2_1
            V1_9 = -B_0*W2_2 - B_1*W2_3 - B_4*W2_4
            # all of them
            tile_out[0, e] = c1_0
            tile_out[1, e] = c2_0
            tile_out[2, e] = q2_0
            tile_out[3, e] = V1_0
            tile_out[4, e] = V1_1
            tile_out[5, e] = V1_2
            tile_out[6, e] = V1_3
            tile_out[7, e] = V1_4
            tile_out[8, e] = V1_5
            tile_out[9, e] = V1_6
            tile_out[10, e] = V1_7
            tile_out[11, e] = V1_8
            tile_out[12, e] = V1_9
        for e in range(width):
            for k in range(13):
                out[(start + e) * 13 + k] = tile_out[k, e]


def split_invariants__bivector(B, out=None):
    """Return what the squares and the parts of a bivector are computed from.

    Law: (<W_m W_m>_0, |W_m|^2, <W_m W_{m+1}>_2 for m = 1, 2, ...), W_m = <B**m>_2m / m!.

    B : (..., 10), bivector: grades 2
    returns : (..., 13)
    """
    return _run(_split_invariants__bivector, (10,), 13, (B,), out, (4,), "polynomial")


# --- split_defects: what must vanish for bivectors a and b to be commuting blades ---------------


@njit(cache=True, nogil=True, error_model="numpy")
def _split_defects__bivector__bivector(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 90 multiplications, 70 additions."""
    tile_a = np.empty((10, 32), a.dtype)
    tile_b = np.empty((10, 32), a.dtype)
    tile_out = np.empty((20, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(10):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(10):
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
            a_8 = tile_a[8, e]
            a_9 = tile_a[9, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            b_6 = tile_b[6, e]
            b_7 = tile_b[7, e]
            b_8 = tile_b[8, e]
            b_9 = tile_b[9, e]
            # a ^ a / 2
            aa_0 = a_0*a_7 + a_2*a_4 - a_1*a_5
            aa_1 = a_0*a_8 + a_3*a_4 - a_1*a_6
            aa_2 = a_0*a_9 + a_3*a_5 - a_2*a_6
            aa_3 = a_1*a_9 + a_3*a_7 - a_2*a_8
            aa_4 = a_4*a_9 + a_6*a_7 - a_5*a_8
            # b ^ b / 2
            bb_0 = b_0*b_7 + b_2*b_4 - b_1*b_5
            bb_1 = b_0*b_8 + b_3*b_4 - b_1*b_6
            bb_2 = b_0*b_9 + b_3*b_5 - b_2*b_6
            bb_3 = b_1*b_9 + b_3*b_7 - b_2*b_8
            bb_4 = b_4*b_9 + b_6*b_7 - b_5*b_8
            # (a b - b a) / 2
            ab_0 = a_3*b_6 + a_4*b_1 + a_5*b_2 - a_1*b_4 - a_2*b_5 - a_6*b_3
            ab_1 = a_0*b_4 + a_3*b_8 + a_7*b_2 - a_2*b_7 - a_4*b_0 - a_8*b_3
            ab_2 = a_0*b_5 + a_1*b_7 + a_3*b_9 - a_5*b_0 - a_7*b_1 - a_9*b_3
            ab_3 = a_0*b_6 + a_1*b_8 + a_2*b_9 - a_6*b_0 - a_8*b_1 - a_9*b_2
            ab_4 = a_1*b_0 + a_6*b_8 + a_7*b_5 - a_0*b_1 - a_5*b_7 - a_8*b_6
            ab_5 = a_2*b_0 + a_4*b_7 + a_6*b_9 - a_0*b_2 - a_7*b_4 - a_9*b_6
            ab_6 = a_3*b_0 + a_4*b_8 + a_5*b_9 - a_0*b_3 - a_8*b_4 - a_9*b_5
            ab_7 = a_2*b_1 + a_5*b_4 + a_8*b_9 - a_1*b_2 - a_4*b_5 - a_9*b_8
            ab_8 = a_3*b_1 + a_6*b_4 + a_7*b_9 - a_1*b_3 - a_4*b_6 - a_9*b_7
            ab_9 = a_3*b_2 + a_6*b_5 + a_8*b_7 - a_2*b_3 - a_5*b_6 - a_7*b_8
            # all of them
            tile_out[0, e] = aa_0
            tile_out[1, e] = aa_1
            tile_out[2, e] = aa_2
            tile_out[3, e] = aa_3
            tile_out[4, e] = aa_4
            tile_out[5, e] = bb_0
            tile_out[6, e] = bb_1
            tile_out[7, e] = bb_2
            tile_out[8, e] = bb_3
            tile_out[9, e] = bb_4
            tile_out[10, e] = ab_0
            tile_out[11, e] = ab_1
            tile_out[12, e] = ab_2
            tile_out[13, e] = ab_3
            tile_out[14, e] = ab_4
            tile_out[15, e] = ab_5
            tile_out[16, e] = ab_6
            tile_out[17, e] = ab_7
            tile_out[18, e] = ab_8
            tile_out[19, e] = ab_9
        for e in range(width):
            for k in range(20):
                out[(start + e) * 20 + k] = tile_out[k, e]


def split_defects__bivector__bivector(a, b, out=None):
    """Return what must vanish for bivectors a and b to be commuting blades.

    Law: (a ^ a / 2, b ^ b / 2, (a b - b a) / 2).

    a : (..., 10), bivector: grades 2
    b : (..., 10), bivector: grades 2
    returns : (..., 20)
    """
    return _run(_split_defects__bivector__bivector, (10, 10), 20, (a, b), out, (2, 2), "polynomial")


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__bivector(count, M, M_step, out):
    """Run the unrolled form: 200 multiplications, 100 additions."""
    tile_M = np.empty((25, 32), M.dtype)
    tile_out = np.empty((100, 32), M.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if M_step or start == 0:
            for e in range(width):
                for i in range(25):
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
            M_9 = tile_M[9, e]
            M_10 = tile_M[10, e]
            M_11 = tile_M[11, e]
            M_12 = tile_M[12, e]
            M_13 = tile_M[13, e]
            M_14 = tile_M[14, e]
            M_15 = tile_M[15, e]
            M_16 = tile_M[16, e]
            M_17 = tile_M[17, e]
            M_18 = tile_M[18, e]
            M_19 = tile_M[19, e]
            M_20 = tile_M[20, e]
            M_21 = tile_M[21, e]
            M_22 = tile_M[22, e]
            M_23 = tile_M[23, e]
            M_24 = tile_M[24, e]
            # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
            tile_out[0, e] = M_0*M_6 - M_1*M_5
            tile_out[1, e] = M_0*M_7 - M_2*M_5
            tile_out[2, e] = M_0*M_8 - M_3*M_5
            tile_out[3, e] = M_0*M_9 - M_4*M_5
            tile_out[4, e] = M_1*M_7 - M_2*M_6
            tile_out[5, e] = M_1*M_8 - M_3*M_6
            tile_out[6, e] = M_1*M_9 - M_4*M_6
            tile_out[7, e] = M_2*M_8 - M_3*M_7
            tile_out[8, e] = M_2*M_9 - M_4*M_7
            tile_out[9, e] = M_3*M_9 - M_4*M_8
            tile_out[10, e] = M_0*M_11 - M_1*M_10
            tile_out[11, e] = M_0*M_12 - M_2*M_10
            tile_out[12, e] = M_0*M_13 - M_3*M_10
            tile_out[13, e] = M_0*M_14 - M_4*M_10
            tile_out[14, e] = M_1*M_12 - M_2*M_11
            tile_out[15, e] = M_1*M_13 - M_3*M_11
            tile_out[16, e] = M_1*M_14 - M_4*M_11
            tile_out[17, e] = M_2*M_13 - M_3*M_12
            tile_out[18, e] = M_2*M_14 - M_4*M_12
            tile_out[19, e] = M_3*M_14 - M_4*M_13
            tile_out[20, e] = M_0*M_16 - M_1*M_15
            tile_out[21, e] = M_0*M_17 - M_2*M_15
            tile_out[22, e] = M_0*M_18 - M_3*M_15
            tile_out[23, e] = M_0*M_19 - M_4*M_15
            tile_out[24, e] = M_1*M_17 - M_2*M_16
            tile_out[25, e] = M_1*M_18 - M_3*M_16
            tile_out[26, e] = M_1*M_19 - M_4*M_16
            tile_out[27, e] = M_2*M_18 - M_3*M_17
            tile_out[28, e] = M_2*M_19 - M_4*M_17
            tile_out[29, e] = M_3*M_19 - M_4*M_18
            tile_out[30, e] = M_0*M_21 - M_1*M_20
            tile_out[31, e] = M_0*M_22 - M_2*M_20
            tile_out[32, e] = M_0*M_23 - M_3*M_20
            tile_out[33, e] = M_0*M_24 - M_4*M_20
            tile_out[34, e] = M_1*M_22 - M_2*M_21
            tile_out[35, e] = M_1*M_23 - M_3*M_21
            tile_out[36, e] = M_1*M_24 - M_4*M_21
            tile_out[37, e] = M_2*M_23 - M_3*M_22
            tile_out[38, e] = M_2*M_24 - M_4*M_22
            tile_out[39, e] = M_3*M_24 - M_4*M_23
            tile_out[40, e] = M_5*M_11 - M_6*M_10
            tile_out[41, e] = M_5*M_12 - M_7*M_10
            tile_out[42, e] = M_5*M_13 - M_8*M_10
            tile_out[43, e] = M_5*M_14 - M_9*M_10
            tile_out[44, e] = M_6*M_12 - M_7*M_11
            tile_out[45, e] = M_6*M_13 - M_8*M_11
            tile_out[46, e] = M_6*M_14 - M_9*M_11
            tile_out[47, e] = M_7*M_13 - M_8*M_12
            tile_out[48, e] = M_7*M_14 - M_9*M_12
            tile_out[49, e] = M_8*M_14 - M_9*M_13
            tile_out[50, e] = M_5*M_16 - M_6*M_15
            tile_out[51, e] = M_5*M_17 - M_7*M_15
            tile_out[52, e] = M_5*M_18 - M_8*M_15
            tile_out[53, e] = M_5*M_19 - M_9*M_15
            tile_out[54, e] = M_6*M_17 - M_7*M_16
            tile_out[55, e] = M_6*M_18 - M_8*M_16
            tile_out[56, e] = M_6*M_19 - M_9*M_16
            tile_out[57, e] = M_7*M_18 - M_8*M_17
            tile_out[58, e] = M_7*M_19 - M_9*M_17
            tile_out[59, e] = M_8*M_19 - M_9*M_18
            tile_out[60, e] = M_5*M_21 - M_6*M_20
            tile_out[61, e] = M_5*M_22 - M_7*M_20
            tile_out[62, e] = M_5*M_23 - M_8*M_20
            tile_out[63, e] = M_5*M_24 - M_9*M_20
            tile_out[64, e] = M_6*M_22 - M_7*M_21
            tile_out[65, e] = M_6*M_23 - M_8*M_21
            tile_out[66, e] = M_6*M_24 - M_9*M_21
            tile_out[67, e] = M_7*M_23 - M_8*M_22
            tile_out[68, e] = M_7*M_24 - M_9*M_22
            tile_out[69, e] = M_8*M_24 - M_9*M_23
            tile_out[70, e] = M_10*M_16 - M_11*M_15
            tile_out[71, e] = M_10*M_17 - M_12*M_15
            tile_out[72, e] = M_10*M_18 - M_13*M_15
            tile_out[73, e] = M_10*M_19 - M_14*M_15
            tile_out[74, e] = M_11*M_17 - M_12*M_16
            tile_out[75, e] = M_11*M_18 - M_13*M_16
            tile_out[76, e] = M_11*M_19 - M_14*M_16
            tile_out[77, e] = M_12*M_18 - M_13*M_17
            tile_out[78, e] = M_12*M_19 - M_14*M_17
            tile_out[79, e] = M_13*M_19 - M_14*M_18
            tile_out[80, e] = M_10*M_21 - M_11*M_20
            tile_out[81, e] = M_10*M_22 - M_12*M_20
            tile_out[82, e] = M_10*M_23 - M_13*M_20
            tile_out[83, e] = M_10*M_24 - M_14*M_20
            tile_out[84, e] = M_11*M_22 - M_12*M_21
            tile_out[85, e] = M_11*M_23 - M_13*M_21
            tile_out[86, e] = M_11*M_24 - M_14*M_21
            tile_out[87, e] = M_12*M_23 - M_13*M_22
            tile_out[88, e] = M_12*M_24 - M_14*M_22
            tile_out[89, e] = M_13*M_24 - M_14*M_23
            tile_out[90, e] = M_15*M_21 - M_16*M_20
            tile_out[91, e] = M_15*M_22 - M_17*M_20
            tile_out[92, e] = M_15*M_23 - M_18*M_20
            tile_out[93, e] = M_15*M_24 - M_19*M_20
            tile_out[94, e] = M_16*M_22 - M_17*M_21
            tile_out[95, e] = M_16*M_23 - M_18*M_21
            tile_out[96, e] = M_16*M_24 - M_19*M_21
            tile_out[97, e] = M_17*M_23 - M_18*M_22
            tile_out[98, e] = M_17*M_24 - M_19*M_22
            tile_out[99, e] = M_18*M_24 - M_19*M_23
        for e in range(width):
            for k in range(100):
                out[(start + e) * 100 + k] = tile_out[k, e]


def outermorphism__bivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 100)
    """
    return _run(_outermorphism__bivector, (25,), 100, (M,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__trivector(count, M, M_step, out):
    """Run the unrolled form: 420 multiplications, 260 additions."""
    tile_M = np.empty((25, 32), M.dtype)
    tile_out = np.empty((100, 32), M.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if M_step or start == 0:
            for e in range(width):
                for i in range(25):
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
            M_9 = tile_M[9, e]
            M_10 = tile_M[10, e]
            M_11 = tile_M[11, e]
            M_12 = tile_M[12, e]
            M_13 = tile_M[13, e]
            M_14 = tile_M[14, e]
            M_15 = tile_M[15, e]
            M_16 = tile_M[16, e]
            M_17 = tile_M[17, e]
            M_18 = tile_M[18, e]
            M_19 = tile_M[19, e]
            M_20 = tile_M[20, e]
            M_21 = tile_M[21, e]
            M_22 = tile_M[22, e]
            M_23 = tile_M[23, e]
            M_24 = tile_M[24, e]
            # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
            F2_0 = M_1*M_7 - M_2*M_6
            F2_1 = M_1*M_8 - M_3*M_6
            F2_2 = M_1*M_9 - M_4*M_6
            F2_3 = M_2*M_8 - M_3*M_7
            F2_4 = M_2*M_9 - M_4*M_7
            F2_5 = M_3*M_9 - M_4*M_8
            F2_6 = M_1*M_12 - M_2*M_11
            F2_7 = M_1*M_13 - M_3*M_11
            F2_8 = M_1*M_14 - M_4*M_11
            F2_9 = M_2*M_13 - M_3*M_12
            F2_10 = M_2*M_14 - M_4*M_12
            F2_11 = M_3*M_14 - M_4*M_13
            F2_12 = M_1*M_17 - M_2*M_16
            F2_13 = M_1*M_18 - M_3*M_16
            F2_14 = M_1*M_19 - M_4*M_16
            F2_15 = M_2*M_18 - M_3*M_17
            F2_16 = M_2*M_19 - M_4*M_17
            F2_17 = M_3*M_19 - M_4*M_18
            F2_18 = M_1*M_22 - M_2*M_21
            F2_19 = M_1*M_23 - M_3*M_21
            F2_20 = M_1*M_24 - M_4*M_21
            F2_21 = M_2*M_23 - M_3*M_22
            F2_22 = M_2*M_24 - M_4*M_22
            F2_23 = M_3*M_24 - M_4*M_23
            F2_24 = M_6*M_12 - M_7*M_11
            F2_25 = M_6*M_13 - M_8*M_11
            F2_26 = M_6*M_14 - M_9*M_11
            F2_27 = M_7*M_13 - M_8*M_12
            F2_28 = M_7*M_14 - M_9*M_12
            F2_29 = M_8*M_14 - M_9*M_13
            F2_30 = M_6*M_17 - M_7*M_16
            F2_31 = M_6*M_18 - M_8*M_16
            F2_32 = M_6*M_19 - M_9*M_16
            F2_33 = M_7*M_18 - M_8*M_17
            F2_34 = M_7*M_19 - M_9*M_17
            F2_35 = M_8*M_19 - M_9*M_18
            F2_36 = M_6*M_22 - M_7*M_21
            F2_37 = M_6*M_23 - M_8*M_21
            F2_38 = M_6*M_24 - M_9*M_21
            F2_39 = M_7*M_23 - M_8*M_22
            F2_40 = M_7*M_24 - M_9*M_22
            F2_41 = M_8*M_24 - M_9*M_23
            F2_42 = M_11*M_17 - M_12*M_16
            F2_43 = M_11*M_18 - M_13*M_16
            F2_44 = M_11*M_19 - M_14*M_16
            F2_45 = M_12*M_18 - M_13*M_17
            F2_46 = M_12*M_19 - M_14*M_17
            F2_47 = M_13*M_19 - M_14*M_18
            F2_48 = M_11*M_22 - M_12*M_21
            F2_49 = M_11*M_23 - M_13*M_21
            F2_50 = M_11*M_24 - M_14*M_21
            F2_51 = M_12*M_23 - M_13*M_22
            F2_52 = M_12*M_24 - M_14*M_22
            F2_53 = M_13*M_24 - M_14*M_23
            F2_54 = M_16*M_22 - M_17*M_21
            F2_55 = M_16*M_23 - M_18*M_21
            F2_56 = M_16*M_24 - M_19*M_21
            F2_57 = M_17*M_23 - M_18*M_22
            F2_58 = M_17*M_24 - M_19*M_22
            F2_59 = M_18*M_24 - M_19*M_23
            # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
            tile_out[0, e] = F2_24*M_0 + F2_0*M_10 - F2_6*M_5
            tile_out[1, e] = F2_25*M_0 + F2_1*M_10 - F2_7*M_5
            tile_out[2, e] = F2_26*M_0 + F2_2*M_10 - F2_8*M_5
            tile_out[3, e] = F2_27*M_0 + F2_3*M_10 - F2_9*M_5
            tile_out[4, e] = F2_28*M_0 + F2_4*M_10 - F2_10*M_5
            tile_out[5, e] = F2_29*M_0 + F2_5*M_10 - F2_11*M_5
            tile_out[6, e] = F2_27*M_1 + F2_3*M_11 - F2_9*M_6
            tile_out[7, e] = F2_28*M_1 + F2_4*M_11 - F2_10*M_6
            tile_out[8, e] = F2_29*M_1 + F2_5*M_11 - F2_11*M_6
            tile_out[9, e] = F2_29*M_2 + F2_5*M_12 - F2_11*M_7
            tile_out[10, e] = F2_30*M_0 + F2_0*M_15 - F2_12*M_5
            tile_out[11, e] = F2_31*M_0 + F2_1*M_15 - F2_13*M_5
            tile_out[12, e] = F2_32*M_0 + F2_2*M_15 - F2_14*M_5
            tile_out[13, e] = F2_33*M_0 + F2_3*M_15 - F2_15*M_5
            tile_out[14, e] = F2_34*M_0 + F2_4*M_15 - F2_16*M_5
            tile_out[15, e] = F2_35*M_0 + F2_5*M_15 - F2_17*M_5
            tile_out[16, e] = F2_33*M_1 + F2_3*M_16 - F2_15*M_6
            tile_out[17, e] = F2_34*M_1 + F2_4*M_16 - F2_16*M_6
            tile_out[18, e] = F2_35*M_1 + F2_5*M_16 - F2_17*M_6
            tile_out[19, e] = F2_35*M_2 + F2_5*M_17 - F2_17*M_7
            tile_out[20, e] = F2_36*M_0 + F2_0*M_20 - F2_18*M_5
            tile_out[21, e] = F2_37*M_0 + F2_1*M_20 - F2_19*M_5
            tile_out[22, e] = F2_38*M_0 + F2_2*M_20 - F2_20*M_5
            tile_out[23, e] = F2_39*M_0 + F2_3*M_20 - F2_21*M_5
            tile_out[24, e] = F2_40*M_0 + F2_4*M_20 - F2_22*M_5
            tile_out[25, e] = F2_41*M_0 + F2_5*M_20 - F2_23*M_5
            tile_out[26, e] = F2_39*M_1 + F2_3*M_21 - F2_21*M_6
            tile_out[27, e] = F2_40*M_1 + F2_4*M_21 - F2_22*M_6
            tile_out[28, e] = F2_41*M_1 + F2_5*M_21 - F2_23*M_6
            tile_out[29, e] = F2_41*M_2 + F2_5*M_22 - F2_23*M_7
            tile_out[30, e] = F2_42*M_0 + F2_6*M_15 - F2_12*M_10
            tile_out[31, e] = F2_43*M_0 + F2_7*M_15 - F2_13*M_10
            tile_out[32, e] = F2_44*M_0 + F2_8*M_15 - F2_14*M_10
            tile_out[33, e] = F2_45*M_0 + F2_9*M_15 - F2_15*M_10
            tile_out[34, e] = F2_46*M_0 + F2_10*M_15 - F2_16*M_10
            tile_out[35, e] = F2_47*M_0 + F2_11*M_15 - F2_17*M_10
            tile_out[36, e] = F2_45*M_1 + F2_9*M_16 - F2_15*M_11
            tile_out[37, e] = F2_46*M_1 + F2_10*M_16 - F2_16*M_11
            tile_out[38, e] = F2_47*M_1 + F2_11*M_16 - F2_17*M_11
            tile_out[39, e] = F2_47*M_2 + F2_11*M_17 - F2_17*M_12
            tile_out[40, e] = F2_48*M_0 + F2_6*M_20 - F2_18*M_10
            tile_out[41, e] = F2_49*M_0 + F2_7*M_20 - F2_19*M_10
            tile_out[42, e] = F2_50*M_0 + F2_8*M_20 - F2_20*M_10
            tile_out[43, e] = F2_51*M_0 + F2_9*M_20 - F2_21*M_10
            tile_out[44, e] = F2_52*M_0 + F2_10*M_20 - F2_22*M_10
            tile_out[45, e] = F2_53*M_0 + F2_11*M_20 - F2_23*M_10
            tile_out[46, e] = F2_51*M_1 + F2_9*M_21 - F2_21*M_11
            tile_out[47, e] = F2_52*M_1 + F2_10*M_21 - F2_22*M_11
            tile_out[48, e] = F2_53*M_1 + F2_11*M_21 - F2_23*M_11
            tile_out[49, e] = F2_53*M_2 + F2_11*M_22 - F2_23*M_12
            tile_out[50, e] = F2_54*M_0 + F2_12*M_20 - F2_18*M_15
            tile_out[51, e] = F2_55*M_0 + F2_13*M_20 - F2_19*M_15
            tile_out[52, e] = F2_56*M_0 + F2_14*M_20 - F2_20*M_15
            tile_out[53, e] = F2_57*M_0 + F2_15*M_20 - F2_21*M_15
            tile_out[54, e] = F2_58*M_0 + F2_16*M_20 - F2_22*M_15
            tile_out[55, e] = F2_59*M_0 + F2_17*M_20 - F2_23*M_15
            tile_out[56, e] = F2_57*M_1 + F2_15*M_21 - F2_21*M_16
            tile_out[57, e] = F2_58*M_1 + F2_16*M_21 - F2_22*M_16
            tile_out[58, e] = F2_59*M_1 + F2_17*M_21 - F2_23*M_16
            tile_out[59, e] = F2_59*M_2 + F2_17*M_22 - F2_23*M_17
            tile_out[60, e] = F2_42*M_5 + F2_24*M_15 - F2_30*M_10
            tile_out[61, e] = F2_43*M_5 + F2_25*M_15 - F2_31*M_10
            tile_out[62, e] = F2_44*M_5 + F2_26*M_15 - F2_32*M_10
            tile_out[63, e] = F2_45*M_5 + F2_27*M_15 - F2_33*M_10
            tile_out[64, e] = F2_46*M_5 + F2_28*M_15 - F2_34*M_10
            tile_out[65, e] = F2_47*M_5 + F2_29*M_15 - F2_35*M_10
            tile_out[66, e] = F2_45*M_6 + F2_27*M_16 - F2_33*M_11
            tile_out[67, e] = F2_46*M_6 + F2_28*M_16 - F2_34*M_11
            tile_out[68, e] = F2_47*M_6 + F2_29*M_16 - F2_35*M_11
            tile_out[69, e] = F2_47*M_7 + F2_29*M_17 - F2_35*M_12
            tile_out[70, e] = F2_48*M_5 + F2_24*M_20 - F2_36*M_10
            tile_out[71, e] = F2_49*M_5 + F2_25*M_20 - F2_37*M_10
            tile_out[72, e] = F2_50*M_5 + F2_26*M_20 - F2_38*M_10
            tile_out[73, e] = F2_51*M_5 + F2_27*M_20 - F2_39*M_10
            tile_out[74, e] = F2_52*M_5 + F2_28*M_20 - F2_40*M_10
            tile_out[75, e] = F2_53*M_5 + F2_29*M_20 - F2_41*M_10
            tile_out[76, e] = F2_51*M_6 + F2_27*M_21 - F2_39*M_11
            tile_out[77, e] = F2_52*M_6 + F2_28*M_21 - F2_40*M_11
            tile_out[78, e] = F2_53*M_6 + F2_29*M_21 - F2_41*M_11
            tile_out[79, e] = F2_53*M_7 + F2_29*M_22 - F2_41*M_12
            tile_out[80, e] = F2_54*M_5 + F2_30*M_20 - F2_36*M_15
            tile_out[81, e] = F2_55*M_5 + F2_31*M_20 - F2_37*M_15
            tile_out[82, e] = F2_56*M_5 + F2_32*M_20 - F2_38*M_15
            tile_out[83, e] = F2_57*M_5 + F2_33*M_20 - F2_39*M_15
            tile_out[84, e] = F2_58*M_5 + F2_34*M_20 - F2_40*M_15
            tile_out[85, e] = F2_59*M_5 + F2_35*M_20 - F2_41*M_15
            tile_out[86, e] = F2_57*M_6 + F2_33*M_21 - F2_39*M_16
            tile_out[87, e] = F2_58*M_6 + F2_34*M_21 - F2_40*M_16
            tile_out[88, e] = F2_59*M_6 + F2_35*M_21 - F2_41*M_16
            tile_out[89, e] = F2_59*M_7 + F2_35*M_22 - F2_41*M_17
            tile_out[90, e] = F2_54*M_10 + F2_42*M_20 - F2_48*M_15
            tile_out[91, e] = F2_55*M_10 + F2_43*M_20 - F2_49*M_15
            tile_out[92, e] = F2_56*M_10 + F2_44*M_20 - F2_50*M_15
            tile_out[93, e] = F2_57*M_10 + F2_45*M_20 - F2_51*M_15
            tile_out[94, e] = F2_58*M_10 + F2_46*M_20 - F2_52*M_15
            tile_out[95, e] = F2_59*M_10 + F2_47*M_20 - F2_53*M_15
            tile_out[96, e] = F2_57*M_11 + F2_45*M_21 - F2_51*M_16
            tile_out[97, e] = F2_58*M_11 + F2_46*M_21 - F2_52*M_16
            tile_out[98, e] = F2_59*M_11 + F2_47*M_21 - F2_53*M_16
            tile_out[99, e] = F2_59*M_12 + F2_47*M_22 - F2_53*M_17
        for e in range(width):
            for k in range(100):
                out[(start + e) * 100 + k] = tile_out[k, e]


def outermorphism__trivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 100)
    """
    return _run(_outermorphism__trivector, (25,), 100, (M,), out, (3,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__g4(count, M, M_step, out):
    """Run the unrolled form: 280 multiplications, 185 additions."""
    tile_M = np.empty((25, 32), M.dtype)
    tile_out = np.empty((25, 32), M.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if M_step or start == 0:
            for e in range(width):
                for i in range(25):
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
            M_9 = tile_M[9, e]
            M_10 = tile_M[10, e]
            M_11 = tile_M[11, e]
            M_12 = tile_M[12, e]
            M_13 = tile_M[13, e]
            M_14 = tile_M[14, e]
            M_15 = tile_M[15, e]
            M_16 = tile_M[16, e]
            M_17 = tile_M[17, e]
            M_18 = tile_M[18, e]
            M_19 = tile_M[19, e]
            M_20 = tile_M[20, e]
            M_21 = tile_M[21, e]
            M_22 = tile_M[22, e]
            M_23 = tile_M[23, e]
            M_24 = tile_M[24, e]
            # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
            F2_0 = M_2*M_8 - M_3*M_7
            F2_1 = M_2*M_9 - M_4*M_7
            F2_2 = M_3*M_9 - M_4*M_8
            F2_3 = M_2*M_13 - M_3*M_12
            F2_4 = M_2*M_14 - M_4*M_12
            F2_5 = M_3*M_14 - M_4*M_13
            F2_6 = M_2*M_18 - M_3*M_17
            F2_7 = M_2*M_19 - M_4*M_17
            F2_8 = M_3*M_19 - M_4*M_18
            F2_9 = M_2*M_23 - M_3*M_22
            F2_10 = M_2*M_24 - M_4*M_22
            F2_11 = M_3*M_24 - M_4*M_23
            F2_12 = M_7*M_13 - M_8*M_12
            F2_13 = M_7*M_14 - M_9*M_12
            F2_14 = M_8*M_14 - M_9*M_13
            F2_15 = M_7*M_18 - M_8*M_17
            F2_16 = M_7*M_19 - M_9*M_17
            F2_17 = M_8*M_19 - M_9*M_18
            F2_18 = M_7*M_23 - M_8*M_22
            F2_19 = M_7*M_24 - M_9*M_22
            F2_20 = M_8*M_24 - M_9*M_23
            F2_21 = M_12*M_18 - M_13*M_17
            F2_22 = M_12*M_19 - M_14*M_17
            F2_23 = M_13*M_19 - M_14*M_18
            F2_24 = M_12*M_23 - M_13*M_22
            F2_25 = M_12*M_24 - M_14*M_22
            F2_26 = M_13*M_24 - M_14*M_23
            F2_27 = M_17*M_23 - M_18*M_22
            F2_28 = M_17*M_24 - M_19*M_22
            F2_29 = M_18*M_24 - M_19*M_23
            # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
            F3_0 = F2_12*M_1 + F2_0*M_11 - F2_3*M_6
            F3_1 = F2_13*M_1 + F2_1*M_11 - F2_4*M_6
            F3_2 = F2_14*M_1 + F2_2*M_11 - F2_5*M_6
            F3_3 = F2_14*M_2 + F2_2*M_12 - F2_5*M_7
            F3_4 = F2_15*M_1 + F2_0*M_16 - F2_6*M_6
            F3_5 = F2_16*M_1 + F2_1*M_16 - F2_7*M_6
            F3_6 = F2_17*M_1 + F2_2*M_16 - F2_8*M_6
            F3_7 = F2_17*M_2 + F2_2*M_17 - F2_8*M_7
            F3_8 = F2_18*M_1 + F2_0*M_21 - F2_9*M_6
            F3_9 = F2_19*M_1 + F2_1*M_21 - F2_10*M_6
            F3_10 = F2_20*M_1 + F2_2*M_21 - F2_11*M_6
            F3_11 = F2_20*M_2 + F2_2*M_22 - F2_11*M_7
            F3_12 = F2_21*M_1 + F2_3*M_16 - F2_6*M_11
            F3_13 = F2_22*M_1 + F2_4*M_16 - F2_7*M_11
            F3_14 = F2_23*M_1 + F2_5*M_16 - F2_8*M_11
            F3_15 = F2_23*M_2 + F2_5*M_17 - F2_8*M_12
            F3_16 = F2_24*M_1 + F2_3*M_21 - F2_9*M_11
            F3_17 = F2_25*M_1 + F2_4*M_21 - F2_10*M_11
            F3_18 = F2_26*M_1 + F2_5*M_21 - F2_11*M_11
            F3_19 = F2_26*M_2 + F2_5*M_22 - F2_11*M_12
            F3_20 = F2_27*M_1 + F2_6*M_21 - F2_9*M_16
            F3_21 = F2_28*M_1 + F2_7*M_21 - F2_10*M_16
            F3_22 = F2_29*M_1 + F2_8*M_21 - F2_11*M_16
            F3_23 = F2_29*M_2 + F2_8*M_22 - F2_11*M_17
            F3_24 = F2_21*M_6 + F2_12*M_16 - F2_15*M_11
            F3_25 = F2_22*M_6 + F2_13*M_16 - F2_16*M_11
            F3_26 = F2_23*M_6 + F2_14*M_16 - F2_17*M_11
            F3_27 = F2_23*M_7 + F2_14*M_17 - F2_17*M_12
            F3_28 = F2_24*M_6 + F2_12*M_21 - F2_18*M_11
            F3_29 = F2_25*M_6 + F2_13*M_21 - F2_19*M_11
            F3_30 = F2_26*M_6 + F2_14*M_21 - F2_20*M_11
            F3_31 = F2_26*M_7 + F2_14*M_22 - F2_20*M_12
            F3_32 = F2_27*M_6 + F2_15*M_21 - F2_18*M_16
            F3_33 = F2_28*M_6 + F2_16*M_21 - F2_19*M_16
            F3_34 = F2_29*M_6 + F2_17*M_21 - F2_20*M_16
            F3_35 = F2_29*M_7 + F2_17*M_22 - F2_20*M_17
            F3_36 = F2_27*M_11 + F2_21*M_21 - F2_24*M_16
            F3_37 = F2_28*M_11 + F2_22*M_21 - F2_25*M_16
            F3_38 = F2_29*M_11 + F2_23*M_21 - F2_26*M_16
            F3_39 = F2_29*M_12 + F2_23*M_22 - F2_26*M_17
            # block of grade 4: f(e_j ^ B) = f(e_j) ^ f(B)
            tile_out[0, e] = F3_24*M_0 + F3_4*M_10 - F3_12*M_5 - F3_0*M_15
            tile_out[1, e] = F3_25*M_0 + F3_5*M_10 - F3_13*M_5 - F3_1*M_15
            tile_out[2, e] = F3_26*M_0 + F3_6*M_10 - F3_14*M_5 - F3_2*M_15
            tile_out[3, e] = F3_27*M_0 + F3_7*M_10 - F3_15*M_5 - F3_3*M_15
            tile_out[4, e] = F3_27*M_1 + F3_7*M_11 - F3_15*M_6 - F3_3*M_16
            tile_out[5, e] = F3_28*M_0 + F3_8*M_10 - F3_16*M_5 - F3_0*M_20
            tile_out[6, e] = F3_29*M_0 + F3_9*M_10 - F3_17*M_5 - F3_1*M_20
            tile_out[7, e] = F3_30*M_0 + F3_10*M_10 - F3_18*M_5 - F3_2*M_20
            tile_out[8, e] = F3_31*M_0 + F3_11*M_10 - F3_19*M_5 - F3_3*M_20
            tile_out[9, e] = F3_31*M_1 + F3_11*M_11 - F3_19*M_6 - F3_3*M_21
            tile_out[10, e] = F3_32*M_0 + F3_8*M_15 - F3_20*M_5 - F3_4*M_20
            tile_out[11, e] = F3_33*M_0 + F3_9*M_15 - F3_21*M_5 - F3_5*M_20
            tile_out[12, e] = F3_34*M_0 + F3_10*M_15 - F3_22*M_5 - F3_6*M_20
            tile_out[13, e] = F3_35*M_0 + F3_11*M_15 - F3_23*M_5 - F3_7*M_20
            tile_out[14, e] = F3_35*M_1 + F3_11*M_16 - F3_23*M_6 - F3_7*M_21
            tile_out[15, e] = F3_36*M_0 + F3_16*M_15 - F3_20*M_10 - F3_12*M_20
            tile_out[16, e] = F3_37*M_0 + F3_17*M_15 - F3_21*M_10 - F3_13*M_20
            tile_out[17, e] = F3_38*M_0 + F3_18*M_15 - F3_22*M_10 - F3_14*M_20
            tile_out[18, e] = F3_39*M_0 + F3_19*M_15 - F3_23*M_10 - F3_15*M_20
            tile_out[19, e] = F3_39*M_1 + F3_19*M_16 - F3_23*M_11 - F3_15*M_21
            tile_out[20, e] = F3_36*M_5 + F3_28*M_15 - F3_32*M_10 - F3_24*M_20
            tile_out[21, e] = F3_37*M_5 + F3_29*M_15 - F3_33*M_10 - F3_25*M_20
            tile_out[22, e] = F3_38*M_5 + F3_30*M_15 - F3_34*M_10 - F3_26*M_20
            tile_out[23, e] = F3_39*M_5 + F3_31*M_15 - F3_35*M_10 - F3_27*M_20
            tile_out[24, e] = F3_39*M_6 + F3_31*M_16 - F3_35*M_11 - F3_27*M_21
        for e in range(width):
            for k in range(25):
                out[(start + e) * 25 + k] = tile_out[k, e]


def outermorphism__g4(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 25)
    """
    return _run(_outermorphism__g4, (25,), 25, (M,), out, (4,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__g5(count, M, M_step, out):
    """Run the unrolled form: 75 multiplications, 49 additions."""
    tile_M = np.empty((25, 32), M.dtype)
    tile_out = np.empty((1, 32), M.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if M_step or start == 0:
            for e in range(width):
                for i in range(25):
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
            M_9 = tile_M[9, e]
            M_10 = tile_M[10, e]
            M_11 = tile_M[11, e]
            M_12 = tile_M[12, e]
            M_13 = tile_M[13, e]
            M_14 = tile_M[14, e]
            M_15 = tile_M[15, e]
            M_16 = tile_M[16, e]
            M_17 = tile_M[17, e]
            M_18 = tile_M[18, e]
            M_19 = tile_M[19, e]
            M_20 = tile_M[20, e]
            M_21 = tile_M[21, e]
            M_22 = tile_M[22, e]
            M_23 = tile_M[23, e]
            M_24 = tile_M[24, e]
            # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
            F2_0 = M_3*M_9 - M_4*M_8
            F2_1 = M_3*M_14 - M_4*M_13
            F2_2 = M_3*M_19 - M_4*M_18
            F2_3 = M_3*M_24 - M_4*M_23
            F2_4 = M_8*M_14 - M_9*M_13
            F2_5 = M_8*M_19 - M_9*M_18
            F2_6 = M_8*M_24 - M_9*M_23
            F2_7 = M_13*M_19 - M_14*M_18
            F2_8 = M_13*M_24 - M_14*M_23
            F2_9 = M_18*M_24 - M_19*M_23
            # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
            F3_0 = F2_4*M_2 + F2_0*M_12 - F2_1*M_7
            F3_1 = F2_5*M_2 + F2_0*M_17 - F2_2*M_7
            F3_2 = F2_6*M_2 + F2_0*M_22 - F2_3*M_7
            F3_3 = F2_7*M_2 + F2_1*M_17 - F2_2*M_12
            F3_4 = F2_8*M_2 + F2_1*M_22 - F2_3*M_12
            F3_5 = F2_9*M_2 + F2_2*M_22 - F2_3*M_17
            F3_6 = F2_7*M_7 + F2_4*M_17 - F2_5*M_12
            F3_7 = F2_8*M_7 + F2_4*M_22 - F2_6*M_12
            F3_8 = F2_9*M_7 + F2_5*M_22 - F2_6*M_17
            F3_9 = F2_9*M_12 + F2_7*M_22 - F2_8*M_17
            # block of grade 4: f(e_j ^ B) = f(e_j) ^ f(B)
            F4_0 = F3_6*M_1 + F3_1*M_11 - F3_3*M_6 - F3_0*M_16
            F4_1 = F3_7*M_1 + F3_2*M_11 - F3_4*M_6 - F3_0*M_21
            F4_2 = F3_8*M_1 + F3_2*M_16 - F3_5*M_6 - F3_1*M_21
            F4_3 = F3_9*M_1 + F3_4*M_16 - F3_5*M_11 - F3_3*M_21
            F4_4 = F3_9*M_6 + F3_7*M_16 - F3_8*M_11 - F3_6*M_21
            # block of grade 5: f(e_j ^ B) = f(e_j) ^ f(B)
            tile_out[0, e] = F4_4*M_0 + F4_2*M_10 + F4_0*M_20 - F4_3*M_5 - F4_1*M_15
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def outermorphism__g5(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 1)
    """
    return _run(_outermorphism__g5, (25,), 1, (M,), out, (5,), "polynomial")


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__even(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 126 multiplications, 110 additions."""
    tile_F = np.empty((126, 32), F.dtype)
    tile_x = np.empty((16, 32), F.dtype)
    tile_out = np.empty((16, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(126):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            F_20 = tile_F[20, e]
            F_21 = tile_F[21, e]
            F_22 = tile_F[22, e]
            F_23 = tile_F[23, e]
            F_24 = tile_F[24, e]
            F_25 = tile_F[25, e]
            F_26 = tile_F[26, e]
            F_27 = tile_F[27, e]
            F_28 = tile_F[28, e]
            F_29 = tile_F[29, e]
            F_30 = tile_F[30, e]
            F_31 = tile_F[31, e]
            F_32 = tile_F[32, e]
            F_33 = tile_F[33, e]
            F_34 = tile_F[34, e]
            F_35 = tile_F[35, e]
            F_36 = tile_F[36, e]
            F_37 = tile_F[37, e]
            F_38 = tile_F[38, e]
            F_39 = tile_F[39, e]
            F_40 = tile_F[40, e]
            F_41 = tile_F[41, e]
            F_42 = tile_F[42, e]
            F_43 = tile_F[43, e]
            F_44 = tile_F[44, e]
            F_45 = tile_F[45, e]
            F_46 = tile_F[46, e]
            F_47 = tile_F[47, e]
            F_48 = tile_F[48, e]
            F_49 = tile_F[49, e]
            F_50 = tile_F[50, e]
            F_51 = tile_F[51, e]
            F_52 = tile_F[52, e]
            F_53 = tile_F[53, e]
            F_54 = tile_F[54, e]
            F_55 = tile_F[55, e]
            F_56 = tile_F[56, e]
            F_57 = tile_F[57, e]
            F_58 = tile_F[58, e]
            F_59 = tile_F[59, e]
            F_60 = tile_F[60, e]
            F_61 = tile_F[61, e]
            F_62 = tile_F[62, e]
            F_63 = tile_F[63, e]
            F_64 = tile_F[64, e]
            F_65 = tile_F[65, e]
            F_66 = tile_F[66, e]
            F_67 = tile_F[67, e]
            F_68 = tile_F[68, e]
            F_69 = tile_F[69, e]
            F_70 = tile_F[70, e]
            F_71 = tile_F[71, e]
            F_72 = tile_F[72, e]
            F_73 = tile_F[73, e]
            F_74 = tile_F[74, e]
            F_75 = tile_F[75, e]
            F_76 = tile_F[76, e]
            F_77 = tile_F[77, e]
            F_78 = tile_F[78, e]
            F_79 = tile_F[79, e]
            F_80 = tile_F[80, e]
            F_81 = tile_F[81, e]
            F_82 = tile_F[82, e]
            F_83 = tile_F[83, e]
            F_84 = tile_F[84, e]
            F_85 = tile_F[85, e]
            F_86 = tile_F[86, e]
            F_87 = tile_F[87, e]
            F_88 = tile_F[88, e]
            F_89 = tile_F[89, e]
            F_90 = tile_F[90, e]
            F_91 = tile_F[91, e]
            F_92 = tile_F[92, e]
            F_93 = tile_F[93, e]
            F_94 = tile_F[94, e]
            F_95 = tile_F[95, e]
            F_96 = tile_F[96, e]
            F_97 = tile_F[97, e]
            F_98 = tile_F[98, e]
            F_99 = tile_F[99, e]
            F_100 = tile_F[100, e]
            F_101 = tile_F[101, e]
            F_102 = tile_F[102, e]
            F_103 = tile_F[103, e]
            F_104 = tile_F[104, e]
            F_105 = tile_F[105, e]
            F_106 = tile_F[106, e]
            F_107 = tile_F[107, e]
            F_108 = tile_F[108, e]
            F_109 = tile_F[109, e]
            F_110 = tile_F[110, e]
            F_111 = tile_F[111, e]
            F_112 = tile_F[112, e]
            F_113 = tile_F[113, e]
            F_114 = tile_F[114, e]
            F_115 = tile_F[115, e]
            F_116 = tile_F[116, e]
            F_117 = tile_F[117, e]
            F_118 = tile_F[118, e]
            F_119 = tile_F[119, e]
            F_120 = tile_F[120, e]
            F_121 = tile_F[121, e]
            F_122 = tile_F[122, e]
            F_123 = tile_F[123, e]
            F_124 = tile_F[124, e]
            F_125 = tile_F[125, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            x_10 = tile_x[10, e]
            x_11 = tile_x[11, e]
            x_12 = tile_x[12, e]
            x_13 = tile_x[13, e]
            x_14 = tile_x[14, e]
            x_15 = tile_x[15, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = F_0*x_0
            tile_out[1, e] = (
                F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4 + F_5*x_5 + F_6*x_6 + F_7*x_7 + F_8*x_8 +
                F_9*x_9 + F_10*x_10
            )
            tile_out[2, e] = (
                F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4 + F_15*x_5 + F_16*x_6 + F_17*x_7 +
                F_18*x_8 + F_19*x_9 + F_20*x_10
            )
            tile_out[3, e] = (
                F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4 + F_25*x_5 + F_26*x_6 + F_27*x_7 +
                F_28*x_8 + F_29*x_9 + F_30*x_10
            )
            tile_out[4, e] = (
                F_31*x_1 + F_32*x_2 + F_33*x_3 + F_34*x_4 + F_35*x_5 + F_36*x_6 + F_37*x_7 +
                F_38*x_8 + F_39*x_9 + F_40*x_10
            )
            tile_out[5, e] = (
                F_41*x_1 + F_42*x_2 + F_43*x_3 + F_44*x_4 + F_45*x_5 + F_46*x_6 + F_47*x_7 +
                F_48*x_8 + F_49*x_9 + F_50*x_10
            )
            tile_out[6, e] = (
                F_51*x_1 + F_52*x_2 + F_53*x_3 + F_54*x_4 + F_55*x_5 + F_56*x_6 + F_57*x_7 +
                F_58*x_8 + F_59*x_9 + F_60*x_10
            )
            tile_out[7, e] = (
                F_61*x_1 + F_62*x_2 + F_63*x_3 + F_64*x_4 + F_65*x_5 + F_66*x_6 + F_67*x_7 +
                F_68*x_8 + F_69*x_9 + F_70*x_10
            )
            tile_out[8, e] = (
                F_71*x_1 + F_72*x_2 + F_73*x_3 + F_74*x_4 + F_75*x_5 + F_76*x_6 + F_77*x_7 +
                F_78*x_8 + F_79*x_9 + F_80*x_10
            )
            tile_out[9, e] = (
                F_81*x_1 + F_82*x_2 + F_83*x_3 + F_84*x_4 + F_85*x_5 + F_86*x_6 + F_87*x_7 +
                F_88*x_8 + F_89*x_9 + F_90*x_10
            )
            tile_out[10, e] = (
                F_91*x_1 + F_92*x_2 + F_93*x_3 + F_94*x_4 + F_95*x_5 + F_96*x_6 + F_97*x_7 +
                F_98*x_8 + F_99*x_9 + F_100*x_10
            )
            tile_out[11, e] = F_101*x_11 + F_102*x_12 + F_103*x_13 + F_104*x_14 + F_105*x_15
            tile_out[12, e] = F_106*x_11 + F_107*x_12 + F_108*x_13 + F_109*x_14 + F_110*x_15
            tile_out[13, e] = F_111*x_11 + F_112*x_12 + F_113*x_13 + F_114*x_14 + F_115*x_15
            tile_out[14, e] = F_116*x_11 + F_117*x_12 + F_118*x_13 + F_119*x_14 + F_120*x_15
            tile_out[15, e] = F_121*x_11 + F_122*x_12 + F_123*x_13 + F_124*x_14 + F_125*x_15
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def linear_map__even(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 126)
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16)
    """
    return _run(_linear_map__even, (126, 16), 16, (F, x), out, (1, 1), "polynomial")


# <f(x)>_k = F_k <x>_k: terms F[i] * x[j], from j = 32 on with a minus sign, and where the terms
# of each output start.
_LINEAR_MAP__FULL_OUT_TERMS = np.array(
    [
        (0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 1), (7, 2), (8, 3), (9, 4), (10, 5),
        (11, 1), (12, 2), (13, 3), (14, 4), (15, 5), (16, 1), (17, 2), (18, 3), (19, 4), (20,
        5), (21, 1), (22, 2), (23, 3), (24, 4), (25, 5), (26, 6), (27, 7), (28, 8), (29, 9),
        (30, 10), (31, 11), (32, 12), (33, 13), (34, 14), (35, 15), (36, 6), (37, 7), (38, 8),
        (39, 9), (40, 10), (41, 11), (42, 12), (43, 13), (44, 14), (45, 15), (46, 6), (47, 7),
        (48, 8), (49, 9), (50, 10), (51, 11), (52, 12), (53, 13), (54, 14), (55, 15), (56, 6),
        (57, 7), (58, 8), (59, 9), (60, 10), (61, 11), (62, 12), (63, 13), (64, 14), (65, 15),
        (66, 6), (67, 7), (68, 8), (69, 9), (70, 10), (71, 11), (72, 12), (73, 13), (74, 14),
        (75, 15), (76, 6), (77, 7), (78, 8), (79, 9), (80, 10), (81, 11), (82, 12), (83, 13),
        (84, 14), (85, 15), (86, 6), (87, 7), (88, 8), (89, 9), (90, 10), (91, 11), (92, 12),
        (93, 13), (94, 14), (95, 15), (96, 6), (97, 7), (98, 8), (99, 9), (100, 10), (101, 11),
        (102, 12), (103, 13), (104, 14), (105, 15), (106, 6), (107, 7), (108, 8), (109, 9),
        (110, 10), (111, 11), (112, 12), (113, 13), (114, 14), (115, 15), (116, 6), (117, 7),
        (118, 8), (119, 9), (120, 10), (121, 11), (122, 12), (123, 13), (124, 14), (125, 15),
        (126, 16), (127, 17), (128, 18), (129, 19), (130, 20), (131, 21), (132, 22), (133, 23),
        (134, 24), (135, 25), (136, 16), (137, 17), (138, 18), (139, 19), (140, 20), (141, 21),
        (142, 22), (143, 23), (144, 24), (145, 25), (146, 16), (147, 17), (148, 18), (149, 19),
        (150, 20), (151, 21), (152, 22), (153, 23), (154, 24), (155, 25), (156, 16), (157, 17),
        (158, 18), (159, 19), (160, 20), (161, 21), (162, 22), (163, 23), (164, 24), (165, 25),
        (166, 16), (167, 17), (168, 18), (169, 19), (170, 20), (171, 21), (172, 22), (173, 23),
        (174, 24), (175, 25), (176, 16), (177, 17), (178, 18), (179, 19), (180, 20), (181, 21),
        (182, 22), (183, 23), (184, 24), (185, 25), (186, 16), (187, 17), (188, 18), (189, 19),
        (190, 20), (191, 21), (192, 22), (193, 23), (194, 24), (195, 25), (196, 16), (197, 17),
        (198, 18), (199, 19), (200, 20), (201, 21), (202, 22), (203, 23), (204, 24), (205, 25),
        (206, 16), (207, 17), (208, 18), (209, 19), (210, 20), (211, 21), (212, 22), (213, 23),
        (214, 24), (215, 25), (216, 16), (217, 17), (218, 18), (219, 19), (220, 20), (221, 21),
        (222, 22), (223, 23), (224, 24), (225, 25), (226, 26), (227, 27), (228, 28), (229, 29),
        (230, 30), (231, 26), (232, 27), (233, 28), (234, 29), (235, 30), (236, 26), (237, 27),
        (238, 28), (239, 29), (240, 30), (241, 26), (242, 27), (243, 28), (244, 29), (245, 30),
        (246, 26), (247, 27), (248, 28), (249, 29), (250, 30), (251, 31)
    ],
    np.int32,
)
_LINEAR_MAP__FULL_OUT_START = np.array(
    [
        0, 1, 6, 11, 16, 21, 26, 36, 46, 56, 66, 76, 86, 96, 106, 116, 126, 136, 146, 156, 166,
        176, 186, 196, 206, 216, 226, 231, 236, 241, 246, 251, 252
    ],
    np.int32,
)


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__full(count, F, F_step, x, x_step, out):
    """Run the table form: 252 multiplications, 252 additions."""
    tile_F = np.empty((252, 64), F.dtype)
    tile_x = np.empty((32, 64), F.dtype)
    tile_out = np.empty((32, 64), F.dtype)
    for start in range(0, count, 64):
        width = min(64, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(252):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(32):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        # <f(x)>_k = F_k <x>_k
        for k in range(32):
            for e in range(width):
                tile_out[k, e] = 0
            first = _LINEAR_MAP__FULL_OUT_START[k]
            last = _LINEAR_MAP__FULL_OUT_START[k + 1]
            for term in range(first, last):
                i = _LINEAR_MAP__FULL_OUT_TERMS[term, 0]
                j = _LINEAR_MAP__FULL_OUT_TERMS[term, 1]
                for e in range(width):
                    tile_out[k, e] += tile_F[i, e] * tile_x[j, e]
        for e in range(width):
            for k in range(32):
                out[(start + e) * 32 + k] = tile_out[k, e]


def linear_map__full(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 252)
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32)
    """
    return _run(_linear_map__full, (252, 32), 32, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__vector(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 25 multiplications, 20 additions."""
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
        F_20 = F[20]
        F_21 = F[21]
        F_22 = F[22]
        F_23 = F[23]
        F_24 = F[24]
        for e in range(count):
            # x
            x_0 = x[e * x_step + 0]
            x_1 = x[e * x_step + 1]
            x_2 = x[e * x_step + 2]
            x_3 = x[e * x_step + 3]
            x_4 = x[e * x_step + 4]
            # <f(x)>_k = F_k <x>_k
            out[e * 5 + 0] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4
            out[e * 5 + 1] = F_5*x_0 + F_6*x_1 + F_7*x_2 + F_8*x_3 + F_9*x_4
            out[e * 5 + 2] = F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4
            out[e * 5 + 3] = F_15*x_0 + F_16*x_1 + F_17*x_2 + F_18*x_3 + F_19*x_4
            out[e * 5 + 4] = F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4
        return
    tile_F = np.empty((25, 32), F.dtype)
    tile_x = np.empty((5, 32), F.dtype)
    tile_out = np.empty((5, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(25):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            F_20 = tile_F[20, e]
            F_21 = tile_F[21, e]
            F_22 = tile_F[22, e]
            F_23 = tile_F[23, e]
            F_24 = tile_F[24, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4
            tile_out[1, e] = F_5*x_0 + F_6*x_1 + F_7*x_2 + F_8*x_3 + F_9*x_4
            tile_out[2, e] = F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4
            tile_out[3, e] = F_15*x_0 + F_16*x_1 + F_17*x_2 + F_18*x_3 + F_19*x_4
            tile_out[4, e] = F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def linear_map__vector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 25)
    x : (..., 5), vector: grades 1
    returns : (..., 5)
    """
    return _run(_linear_map__vector, (25, 5), 5, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__bivector(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 100 multiplications, 90 additions."""
    tile_F = np.empty((100, 32), F.dtype)
    tile_x = np.empty((10, 32), F.dtype)
    tile_out = np.empty((10, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(100):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
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
            F_20 = tile_F[20, e]
            F_21 = tile_F[21, e]
            F_22 = tile_F[22, e]
            F_23 = tile_F[23, e]
            F_24 = tile_F[24, e]
            F_25 = tile_F[25, e]
            F_26 = tile_F[26, e]
            F_27 = tile_F[27, e]
            F_28 = tile_F[28, e]
            F_29 = tile_F[29, e]
            F_30 = tile_F[30, e]
            F_31 = tile_F[31, e]
            F_32 = tile_F[32, e]
            F_33 = tile_F[33, e]
            F_34 = tile_F[34, e]
            F_35 = tile_F[35, e]
            F_36 = tile_F[36, e]
            F_37 = tile_F[37, e]
            F_38 = tile_F[38, e]
            F_39 = tile_F[39, e]
            F_40 = tile_F[40, e]
            F_41 = tile_F[41, e]
            F_42 = tile_F[42, e]
            F_43 = tile_F[43, e]
            F_44 = tile_F[44, e]
            F_45 = tile_F[45, e]
            F_46 = tile_F[46, e]
            F_47 = tile_F[47, e]
            F_48 = tile_F[48, e]
            F_49 = tile_F[49, e]
            F_50 = tile_F[50, e]
            F_51 = tile_F[51, e]
            F_52 = tile_F[52, e]
            F_53 = tile_F[53, e]
            F_54 = tile_F[54, e]
            F_55 = tile_F[55, e]
            F_56 = tile_F[56, e]
            F_57 = tile_F[57, e]
            F_58 = tile_F[58, e]
            F_59 = tile_F[59, e]
            F_60 = tile_F[60, e]
            F_61 = tile_F[61, e]
            F_62 = tile_F[62, e]
            F_63 = tile_F[63, e]
            F_64 = tile_F[64, e]
            F_65 = tile_F[65, e]
            F_66 = tile_F[66, e]
            F_67 = tile_F[67, e]
            F_68 = tile_F[68, e]
            F_69 = tile_F[69, e]
            F_70 = tile_F[70, e]
            F_71 = tile_F[71, e]
            F_72 = tile_F[72, e]
            F_73 = tile_F[73, e]
            F_74 = tile_F[74, e]
            F_75 = tile_F[75, e]
            F_76 = tile_F[76, e]
            F_77 = tile_F[77, e]
            F_78 = tile_F[78, e]
            F_79 = tile_F[79, e]
            F_80 = tile_F[80, e]
            F_81 = tile_F[81, e]
            F_82 = tile_F[82, e]
            F_83 = tile_F[83, e]
            F_84 = tile_F[84, e]
            F_85 = tile_F[85, e]
            F_86 = tile_F[86, e]
            F_87 = tile_F[87, e]
            F_88 = tile_F[88, e]
            F_89 = tile_F[89, e]
            F_90 = tile_F[90, e]
            F_91 = tile_F[91, e]
            F_92 = tile_F[92, e]
            F_93 = tile_F[93, e]
            F_94 = tile_F[94, e]
            F_95 = tile_F[95, e]
            F_96 = tile_F[96, e]
            F_97 = tile_F[97, e]
            F_98 = tile_F[98, e]
            F_99 = tile_F[99, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = (
                F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4 + F_5*x_5 + F_6*x_6 + F_7*x_7 +
                F_8*x_8 + F_9*x_9
            )
            tile_out[1, e] = (
                F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4 + F_15*x_5 + F_16*x_6 +
                F_17*x_7 + F_18*x_8 + F_19*x_9
            )
            tile_out[2, e] = (
                F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4 + F_25*x_5 + F_26*x_6 +
                F_27*x_7 + F_28*x_8 + F_29*x_9
            )
            tile_out[3, e] = (
                F_30*x_0 + F_31*x_1 + F_32*x_2 + F_33*x_3 + F_34*x_4 + F_35*x_5 + F_36*x_6 +
                F_37*x_7 + F_38*x_8 + F_39*x_9
            )
            tile_out[4, e] = (
                F_40*x_0 + F_41*x_1 + F_42*x_2 + F_43*x_3 + F_44*x_4 + F_45*x_5 + F_46*x_6 +
                F_47*x_7 + F_48*x_8 + F_49*x_9
            )
            tile_out[5, e] = (
                F_50*x_0 + F_51*x_1 + F_52*x_2 + F_53*x_3 + F_54*x_4 + F_55*x_5 + F_56*x_6 +
                F_57*x_7 + F_58*x_8 + F_59*x_9
            )
            tile_out[6, e] = (
                F_60*x_0 + F_61*x_1 + F_62*x_2 + F_63*x_3 + F_64*x_4 + F_65*x_5 + F_66*x_6 +
                F_67*x_7 + F_68*x_8 + F_69*x_9
            )
            tile_out[7, e] = (
                F_70*x_0 + F_71*x_1 + F_72*x_2 + F_73*x_3 + F_74*x_4 + F_75*x_5 + F_76*x_6 +
                F_77*x_7 + F_78*x_8 + F_79*x_9
            )
            tile_out[8, e] = (
                F_80*x_0 + F_81*x_1 + F_82*x_2 + F_83*x_3 + F_84*x_4 + F_85*x_5 + F_86*x_6 +
                F_87*x_7 + F_88*x_8 + F_89*x_9
            )
            tile_out[9, e] = (
                F_90*x_0 + F_91*x_1 + F_92*x_2 + F_93*x_3 + F_94*x_4 + F_95*x_5 + F_96*x_6 +
                F_97*x_7 + F_98*x_8 + F_99*x_9
            )
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def linear_map__bivector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 100)
    x : (..., 10), bivector: grades 2
    returns : (..., 10)
    """
    return _run(_linear_map__bivector, (100, 10), 10, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__trivector(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 100 multiplications, 90 additions."""
    tile_F = np.empty((100, 32), F.dtype)
    tile_x = np.empty((10, 32), F.dtype)
    tile_out = np.empty((10, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(100):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(10):
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
            F_20 = tile_F[20, e]
            F_21 = tile_F[21, e]
            F_22 = tile_F[22, e]
            F_23 = tile_F[23, e]
            F_24 = tile_F[24, e]
            F_25 = tile_F[25, e]
            F_26 = tile_F[26, e]
            F_27 = tile_F[27, e]
            F_28 = tile_F[28, e]
            F_29 = tile_F[29, e]
            F_30 = tile_F[30, e]
            F_31 = tile_F[31, e]
            F_32 = tile_F[32, e]
            F_33 = tile_F[33, e]
            F_34 = tile_F[34, e]
            F_35 = tile_F[35, e]
            F_36 = tile_F[36, e]
            F_37 = tile_F[37, e]
            F_38 = tile_F[38, e]
            F_39 = tile_F[39, e]
            F_40 = tile_F[40, e]
            F_41 = tile_F[41, e]
            F_42 = tile_F[42, e]
            F_43 = tile_F[43, e]
            F_44 = tile_F[44, e]
            F_45 = tile_F[45, e]
            F_46 = tile_F[46, e]
            F_47 = tile_F[47, e]
            F_48 = tile_F[48, e]
            F_49 = tile_F[49, e]
            F_50 = tile_F[50, e]
            F_51 = tile_F[51, e]
            F_52 = tile_F[52, e]
            F_53 = tile_F[53, e]
            F_54 = tile_F[54, e]
            F_55 = tile_F[55, e]
            F_56 = tile_F[56, e]
            F_57 = tile_F[57, e]
            F_58 = tile_F[58, e]
            F_59 = tile_F[59, e]
            F_60 = tile_F[60, e]
            F_61 = tile_F[61, e]
            F_62 = tile_F[62, e]
            F_63 = tile_F[63, e]
            F_64 = tile_F[64, e]
            F_65 = tile_F[65, e]
            F_66 = tile_F[66, e]
            F_67 = tile_F[67, e]
            F_68 = tile_F[68, e]
            F_69 = tile_F[69, e]
            F_70 = tile_F[70, e]
            F_71 = tile_F[71, e]
            F_72 = tile_F[72, e]
            F_73 = tile_F[73, e]
            F_74 = tile_F[74, e]
            F_75 = tile_F[75, e]
            F_76 = tile_F[76, e]
            F_77 = tile_F[77, e]
            F_78 = tile_F[78, e]
            F_79 = tile_F[79, e]
            F_80 = tile_F[80, e]
            F_81 = tile_F[81, e]
            F_82 = tile_F[82, e]
            F_83 = tile_F[83, e]
            F_84 = tile_F[84, e]
            F_85 = tile_F[85, e]
            F_86 = tile_F[86, e]
            F_87 = tile_F[87, e]
            F_88 = tile_F[88, e]
            F_89 = tile_F[89, e]
            F_90 = tile_F[90, e]
            F_91 = tile_F[91, e]
            F_92 = tile_F[92, e]
            F_93 = tile_F[93, e]
            F_94 = tile_F[94, e]
            F_95 = tile_F[95, e]
            F_96 = tile_F[96, e]
            F_97 = tile_F[97, e]
            F_98 = tile_F[98, e]
            F_99 = tile_F[99, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            x_7 = tile_x[7, e]
            x_8 = tile_x[8, e]
            x_9 = tile_x[9, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = (
                F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4 + F_5*x_5 + F_6*x_6 + F_7*x_7 +
                F_8*x_8 + F_9*x_9
            )
            tile_out[1, e] = (
                F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4 + F_15*x_5 + F_16*x_6 +
                F_17*x_7 + F_18*x_8 + F_19*x_9
            )
            tile_out[2, e] = (
                F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4 + F_25*x_5 + F_26*x_6 +
                F_27*x_7 + F_28*x_8 + F_29*x_9
            )
            tile_out[3, e] = (
                F_30*x_0 + F_31*x_1 + F_32*x_2 + F_33*x_3 + F_34*x_4 + F_35*x_5 + F_36*x_6 +
                F_37*x_7 + F_38*x_8 + F_39*x_9
            )
            tile_out[4, e] = (
                F_40*x_0 + F_41*x_1 + F_42*x_2 + F_43*x_3 + F_44*x_4 + F_45*x_5 + F_46*x_6 +
                F_47*x_7 + F_48*x_8 + F_49*x_9
            )
            tile_out[5, e] = (
                F_50*x_0 + F_51*x_1 + F_52*x_2 + F_53*x_3 + F_54*x_4 + F_55*x_5 + F_56*x_6 +
                F_57*x_7 + F_58*x_8 + F_59*x_9
            )
            tile_out[6, e] = (
                F_60*x_0 + F_61*x_1 + F_62*x_2 + F_63*x_3 + F_64*x_4 + F_65*x_5 + F_66*x_6 +
                F_67*x_7 + F_68*x_8 + F_69*x_9
            )
            tile_out[7, e] = (
                F_70*x_0 + F_71*x_1 + F_72*x_2 + F_73*x_3 + F_74*x_4 + F_75*x_5 + F_76*x_6 +
                F_77*x_7 + F_78*x_8 + F_79*x_9
            )
            tile_out[8, e] = (
                F_80*x_0 + F_81*x_1 + F_82*x_2 + F_83*x_3 + F_84*x_4 + F_85*x_5 + F_86*x_6 +
                F_87*x_7 + F_88*x_8 + F_89*x_9
            )
            tile_out[9, e] = (
                F_90*x_0 + F_91*x_1 + F_92*x_2 + F_93*x_3 + F_94*x_4 + F_95*x_5 + F_96*x_6 +
                F_97*x_7 + F_98*x_8 + F_99*x_9
            )
        for e in range(width):
            for k in range(10):
                out[(start + e) * 10 + k] = tile_out[k, e]


def linear_map__trivector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 100)
    x : (..., 10), trivector: grades 3
    returns : (..., 10)
    """
    return _run(_linear_map__trivector, (100, 10), 10, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__g4(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 25 multiplications, 20 additions."""
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
        F_20 = F[20]
        F_21 = F[21]
        F_22 = F[22]
        F_23 = F[23]
        F_24 = F[24]
        for e in range(count):
            # x
            x_0 = x[e * x_step + 0]
            x_1 = x[e * x_step + 1]
            x_2 = x[e * x_step + 2]
            x_3 = x[e * x_step + 3]
            x_4 = x[e * x_step + 4]
            # <f(x)>_k = F_k <x>_k
            out[e * 5 + 0] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4
            out[e * 5 + 1] = F_5*x_0 + F_6*x_1 + F_7*x_2 + F_8*x_3 + F_9*x_4
            out[e * 5 + 2] = F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4
            out[e * 5 + 3] = F_15*x_0 + F_16*x_1 + F_17*x_2 + F_18*x_3 + F_19*x_4
            out[e * 5 + 4] = F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4
        return
    tile_F = np.empty((25, 32), F.dtype)
    tile_x = np.empty((5, 32), F.dtype)
    tile_out = np.empty((5, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(25):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(5):
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
            F_20 = tile_F[20, e]
            F_21 = tile_F[21, e]
            F_22 = tile_F[22, e]
            F_23 = tile_F[23, e]
            F_24 = tile_F[24, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4
            tile_out[1, e] = F_5*x_0 + F_6*x_1 + F_7*x_2 + F_8*x_3 + F_9*x_4
            tile_out[2, e] = F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4
            tile_out[3, e] = F_15*x_0 + F_16*x_1 + F_17*x_2 + F_18*x_3 + F_19*x_4
            tile_out[4, e] = F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4
        for e in range(width):
            for k in range(5):
                out[(start + e) * 5 + k] = tile_out[k, e]


def linear_map__g4(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 25)
    x : (..., 5), g4: grades 4
    returns : (..., 5)
    """
    return _run(_linear_map__g4, (25, 5), 5, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__g5(count, F, F_step, x, x_step, out):
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


def linear_map__g5(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 1)
    x : (..., 1), g5: grades 5
    returns : (..., 1)
    """
    return _run(_linear_map__g5, (1, 1), 1, (F, x), out, (1, 1), "polynomial")


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
    "inv__even": inv__even,
    "inv__vector": inv__vector,
    "exp__bivector": exp__bivector,
    "split__bivector": split__bivector,
    "sandwich_unit__full__full": sandwich_unit__full__full,
    "sandwich_unit__even__scalar": sandwich_unit__even__scalar,
    "sandwich_unit__even__vector": sandwich_unit__even__vector,
    "sandwich_unit__even__bivector": sandwich_unit__even__bivector,
    "sandwich_unit__even__trivector": sandwich_unit__even__trivector,
    "sandwich_unit__even__g4": sandwich_unit__even__g4,
    "sandwich_unit__even__g5": sandwich_unit__even__g5,
    "sandwich_unit__even__even": sandwich_unit__even__even,
    "sandwich_unit__even__full": sandwich_unit__even__full,
    "sandwich_unit__g0_2__scalar": sandwich_unit__g0_2__scalar,
    "sandwich_unit__g0_2__vector": sandwich_unit__g0_2__vector,
    "sandwich_unit__g0_2__bivector": sandwich_unit__g0_2__bivector,
    "sandwich_unit__g0_2__trivector": sandwich_unit__g0_2__trivector,
    "sandwich_unit__g0_2__g4": sandwich_unit__g0_2__g4,
    "sandwich_unit__g0_2__g5": sandwich_unit__g0_2__g5,
    "sandwich_unit__g0_2__even": sandwich_unit__g0_2__even,
    "sandwich_unit__g0_2__full": sandwich_unit__g0_2__full,
    "sandwich_unit__vector__scalar": sandwich_unit__vector__scalar,
    "sandwich_unit__vector__vector": sandwich_unit__vector__vector,
    "sandwich_unit__vector__bivector": sandwich_unit__vector__bivector,
    "sandwich_unit__vector__trivector": sandwich_unit__vector__trivector,
    "sandwich_unit__vector__g4": sandwich_unit__vector__g4,
    "sandwich_unit__vector__g5": sandwich_unit__vector__g5,
    "sandwich_unit__vector__even": sandwich_unit__vector__even,
    "sandwich_unit__vector__full": sandwich_unit__vector__full,
    "sandwich__full__full": sandwich__full__full,
    "sandwich__even__scalar": sandwich__even__scalar,
    "sandwich__even__vector": sandwich__even__vector,
    "sandwich__even__bivector": sandwich__even__bivector,
    "sandwich__even__trivector": sandwich__even__trivector,
    "sandwich__even__g4": sandwich__even__g4,
    "sandwich__even__g5": sandwich__even__g5,
    "sandwich__even__even": sandwich__even__even,
    "sandwich__even__full": sandwich__even__full,
    "sandwich__g0_2__scalar": sandwich__g0_2__scalar,
    "sandwich__g0_2__vector": sandwich__g0_2__vector,
    "sandwich__g0_2__bivector": sandwich__g0_2__bivector,
    "sandwich__g0_2__trivector": sandwich__g0_2__trivector,
    "sandwich__g0_2__g4": sandwich__g0_2__g4,
    "sandwich__g0_2__g5": sandwich__g0_2__g5,
    "sandwich__g0_2__even": sandwich__g0_2__even,
    "sandwich__g0_2__full": sandwich__g0_2__full,
    "sandwich__vector__scalar": sandwich__vector__scalar,
    "sandwich__vector__vector": sandwich__vector__vector,
    "sandwich__vector__bivector": sandwich__vector__bivector,
    "sandwich__vector__trivector": sandwich__vector__trivector,
    "sandwich__vector__g4": sandwich__vector__g4,
    "sandwich__vector__g5": sandwich__vector__g5,
    "sandwich__vector__even": sandwich__vector__even,
    "sandwich__vector__full": sandwich__vector__full,
    "sandwich2__even__vector__even": sandwich2__even__vector__even,
    "sandwich2__even__even__even": sandwich2__even__even__even,
    "sandwich2__even__full__even": sandwich2__even__full__even,
    "sandwich2__full__full__full": sandwich2__full__full__full,
    "versor_defect__full": versor_defect__full,
    "versor_defect__even": versor_defect__even,
    "versor_defect__g0_2": versor_defect__g0_2,
    "versor_defect__vector": versor_defect__vector,
    "split_invariants__bivector": split_invariants__bivector,
    "split_defects__bivector__bivector": split_defects__bivector__bivector,
    "outermorphism__bivector": outermorphism__bivector,
    "outermorphism__trivector": outermorphism__trivector,
    "outermorphism__g4": outermorphism__g4,
    "outermorphism__g5": outermorphism__g5,
    "linear_map__even": linear_map__even,
    "linear_map__full": linear_map__full,
    "linear_map__vector": linear_map__vector,
    "linear_map__bivector": linear_map__bivector,
    "linear_map__trivector": linear_map__trivector,
    "linear_map__g4": linear_map__g4,
    "linear_map__g5": linear_map__g5,
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
sandwich_unit = sandwich_unit__full__full
sandwich = sandwich__full__full
sandwich2 = sandwich2__full__full__full
