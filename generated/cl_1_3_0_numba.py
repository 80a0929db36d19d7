"""Numba kernels of Cl(1,3,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = -1, e3*e3 = -1, e4*e4 = -1.
Blades: 1 e1 e2 e3 e4 e12 e13 e14 e23 e24 e34 e123 e124 e134 e234 e1234

kernel                             form         operations per element
gp__full__full                     unrolled     256 multiplications, 240 additions
gp__even__even                     unrolled     64 multiplications, 56 additions
gp__even__vector                   unrolled     32 multiplications, 24 additions
gp__vector__vector                 unrolled     16 multiplications, 9 additions
gp__vector__full                   unrolled     64 multiplications, 48 additions
op__full__full                     unrolled     81 multiplications, 65 additions
ip__full__full                     unrolled     115 multiplications, 100 additions
ip_symmetric__full__full           unrolled     146 multiplications, 130 additions
lc__full__full                     unrolled     81 multiplications, 65 additions
rc__full__full                     unrolled     81 multiplications, 65 additions
sp__full__full                     unrolled     16 multiplications, 15 additions
rp__full__full                     unrolled     81 multiplications, 65 additions
cp__full__full                     unrolled     120 multiplications, 105 additions
acp__full__full                    unrolled     136 multiplications, 120 additions
reverse__full                      unrolled     none
involute__full                     unrolled     none
conjugate__full                    unrolled     none
dual__full                         unrolled     none
undual__full                       unrolled     none
hodge__full                        unrolled     none
unhodge__full                      unrolled     none
normsq__full                       unrolled     16 multiplications, 15 additions
normsq__even                       unrolled     8 multiplications, 7 additions
normsq__vector                     unrolled     4 multiplications, 3 additions
norm__full                         unrolled     16 multiplications, 15 additions, 1 roots
norm__even                         unrolled     8 multiplications, 7 additions, 1 roots
norm__vector                       unrolled     4 multiplications, 3 additions, 1 roots
inv__full                          unrolled     163 multiplications, 135 additions, 16 divisions
inv__even                          unrolled     31 multiplications, 19 additions, 8 divisions
inv__vector                        unrolled     4 multiplications, 3 additions, 4 divisions
exp__bivector                      exponential  98 multiplications, 76 additions, 1 roots
split__bivector                    split        196 multiplications, 159 additions, 2 divisions, 1
                                                roots
sandwich_unit__full__full          unrolled     347 multiplications, 280 additions
sandwich_unit__even__scalar        unrolled     none
sandwich_unit__even__vector        unrolled     52 multiplications, 40 additions
sandwich_unit__even__bivector      unrolled     66 multiplications, 54 additions
sandwich_unit__even__trivector     unrolled     52 multiplications, 40 additions
sandwich_unit__even__g4            unrolled     none
sandwich_unit__even__even          unrolled     66 multiplications, 54 additions
sandwich_unit__even__full          unrolled     170 multiplications, 134 additions
sandwich_unit__g0_2__scalar        unrolled     none
sandwich_unit__g0_2__vector        unrolled     32 multiplications, 24 additions
sandwich_unit__g0_2__bivector      unrolled     60 multiplications, 48 additions
sandwich_unit__g0_2__trivector     unrolled     32 multiplications, 24 additions
sandwich_unit__g0_2__g4            unrolled     none
sandwich_unit__g0_2__even          unrolled     60 multiplications, 48 additions
sandwich_unit__g0_2__full          unrolled     124 multiplications, 96 additions
sandwich_unit__vector__scalar      unrolled     none
sandwich_unit__vector__vector      unrolled     12 multiplications, 7 additions
sandwich_unit__vector__bivector    unrolled     30 multiplications, 20 additions
sandwich_unit__vector__trivector   unrolled     28 multiplications, 18 additions
sandwich_unit__vector__g4          unrolled     8 multiplications, 3 additions
sandwich_unit__vector__even        unrolled     39 multiplications, 24 additions
sandwich_unit__vector__full        unrolled     79 multiplications, 49 additions
sandwich__full__full               unrolled     528 multiplications, 495 additions, 16 divisions
sandwich__even__scalar             unrolled     24 multiplications, 14 additions, 1 divisions
sandwich__even__vector             unrolled     72 multiplications, 59 additions, 4 divisions
sandwich__even__bivector           unrolled     104 multiplications, 89 additions, 6 divisions
sandwich__even__trivector          unrolled     72 multiplications, 59 additions, 4 divisions
sandwich__even__g4                 unrolled     24 multiplications, 14 additions, 1 divisions
sandwich__even__even               unrolled     136 multiplications, 119 additions, 8 divisions
sandwich__even__full               unrolled     264 multiplications, 231 additions, 16 divisions
sandwich__g0_2__scalar             unrolled     21 multiplications, 12 additions, 1 divisions
sandwich__g0_2__vector             unrolled     63 multiplications, 50 additions, 4 divisions
sandwich__g0_2__bivector           unrolled     91 multiplications, 76 additions, 6 divisions
sandwich__g0_2__trivector          unrolled     63 multiplications, 50 additions, 4 divisions
sandwich__g0_2__g4                 unrolled     21 multiplications, 12 additions, 1 divisions
sandwich__g0_2__even               unrolled     119 multiplications, 102 additions, 8 divisions
sandwich__g0_2__full               unrolled     231 multiplications, 198 additions, 16 divisions
sandwich__vector__scalar           unrolled     12 multiplications, 6 additions, 1 divisions
sandwich__vector__vector           unrolled     36 multiplications, 24 additions, 4 divisions
sandwich__vector__bivector         unrolled     52 multiplications, 37 additions, 6 divisions
sandwich__vector__trivector        unrolled     36 multiplications, 24 additions, 4 divisions
sandwich__vector__g4               unrolled     12 multiplications, 6 additions, 1 divisions
sandwich__vector__even             unrolled     68 multiplications, 51 additions, 8 divisions
sandwich__vector__full             unrolled     132 multiplications, 99 additions, 16 divisions
sandwich2__even__vector__even      unrolled     96 multiplications, 80 additions
sandwich2__even__even__even        unrolled     128 multiplications, 112 additions
sandwich2__even__full__even        unrolled     256 multiplications, 224 additions
sandwich2__full__full__full        unrolled     512 multiplications, 480 additions
versor_defect__full                unrolled     25 multiplications, 24 additions
versor_defect__even                unrolled     13 multiplications, 11 additions
versor_defect__g0_2                unrolled     11 multiplications, 9 additions
versor_defect__vector              unrolled     4 multiplications, 4 additions
split_invariants__bivector         unrolled     16 multiplications, 7 additions
split_defects__bivector__bivector  unrolled     30 multiplications, 22 additions
outermorphism__bivector            unrolled     72 multiplications, 36 additions
outermorphism__trivector           unrolled     84 multiplications, 50 additions
outermorphism__g4                  unrolled     28 multiplications, 17 additions
linear_map__even                   unrolled     38 multiplications, 30 additions
linear_map__full                   unrolled     70 multiplications, 54 additions
linear_map__vector                 unrolled     16 multiplications, 12 additions
linear_map__bivector               unrolled     36 multiplications, 30 additions
linear_map__trivector              unrolled     16 multiplications, 12 additions
linear_map__g4                     unrolled     1 multiplications

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

# gaforge-signature: 1,3,0
# gaforge-target: numba
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 1,3,0 --target numba
# gaforge-operations: 6727 multiplications, 5553 additions, 166 divisions, 5 roots in all
# gaforge-proof: 95 of 95 kernels, source executed on polynomial symbols
# gaforge-inputs: sha256:f2911c0ea126d0985abc1e3ea4b3d2aa4ff2d0e5fc20882ebdace17db5edd6ba
# gaforge-content: sha256:e207837a1bceaecb0eb592adf0fd4bed8f10dc7dbd421086c70aa6dec6970a2e

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

_SQUARES = np.array([1.0, -1.0, -1.0, -1.0])
_DIMENSION = 4
_BIVECTORS = 6
_EVENS = 8
_LARGEST = 2.0**42  # sizes of bivectors beyond which nothing of their angles is left
_MOST = 48  # halvings
_CHUNK = 8
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
                a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
                - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
                a_15*b_15
            )
            tile_out[1, e] = (
                a_0*b_1 + a_1*b_0 + a_2*b_5 + a_3*b_6 + a_4*b_7 + a_15*b_14 - a_5*b_2 - a_6*b_3
                - a_7*b_4 - a_8*b_11 - a_9*b_12 - a_10*b_13 - a_11*b_8 - a_12*b_9 - a_13*b_10 -
                a_14*b_15
            )
            tile_out[2, e] = (
                a_0*b_2 + a_1*b_5 + a_2*b_0 + a_3*b_8 + a_4*b_9 + a_15*b_13 - a_5*b_1 - a_6*b_11
                - a_7*b_12 - a_8*b_3 - a_9*b_4 - a_10*b_14 - a_11*b_6 - a_12*b_7 - a_13*b_15 -
                a_14*b_10
            )
            tile_out[3, e] = (
                a_0*b_3 + a_1*b_6 + a_3*b_0 + a_4*b_10 + a_5*b_11 + a_8*b_2 + a_9*b_14 +
                a_11*b_5 + a_12*b_15 + a_14*b_9 - a_2*b_8 - a_6*b_1 - a_7*b_13 - a_10*b_4 -
                a_13*b_7 - a_15*b_12
            )
            tile_out[4, e] = (
                a_0*b_4 + a_1*b_7 + a_4*b_0 + a_5*b_12 + a_6*b_13 + a_9*b_2 + a_10*b_3 +
                a_12*b_5 + a_13*b_6 + a_15*b_11 - a_2*b_9 - a_3*b_10 - a_7*b_1 - a_8*b_14 -
                a_11*b_15 - a_14*b_8
            )
            tile_out[5, e] = (
                a_0*b_5 + a_1*b_2 + a_5*b_0 + a_6*b_8 + a_7*b_9 + a_14*b_13 - a_2*b_1 - a_3*b_11
                - a_4*b_12 - a_8*b_6 - a_9*b_7 - a_10*b_15 - a_11*b_3 - a_12*b_4 - a_13*b_14 -
                a_15*b_10
            )
            tile_out[6, e] = (
                a_0*b_6 + a_1*b_3 + a_2*b_11 + a_6*b_0 + a_7*b_10 + a_8*b_5 + a_9*b_15 +
                a_11*b_2 + a_12*b_14 + a_15*b_9 - a_3*b_1 - a_4*b_13 - a_5*b_8 - a_10*b_7 -
                a_13*b_4 - a_14*b_12
            )
            tile_out[7, e] = (
                a_0*b_7 + a_1*b_4 + a_2*b_12 + a_3*b_13 + a_7*b_0 + a_9*b_5 + a_10*b_6 +
                a_12*b_2 + a_13*b_3 + a_14*b_11 - a_4*b_1 - a_5*b_9 - a_6*b_10 - a_8*b_15 -
                a_11*b_14 - a_15*b_8
            )
            tile_out[8, e] = (
                a_0*b_8 + a_1*b_11 + a_2*b_3 + a_6*b_5 + a_7*b_15 + a_8*b_0 + a_9*b_10 +
                a_11*b_1 + a_12*b_13 + a_15*b_7 - a_3*b_2 - a_4*b_14 - a_5*b_6 - a_10*b_9 -
                a_13*b_12 - a_14*b_4
            )
            tile_out[9, e] = (
                a_0*b_9 + a_1*b_12 + a_2*b_4 + a_3*b_14 + a_7*b_5 + a_9*b_0 + a_10*b_8 +
                a_12*b_1 + a_13*b_11 + a_14*b_3 - a_4*b_2 - a_5*b_7 - a_6*b_15 - a_8*b_10 -
                a_11*b_13 - a_15*b_6
            )
            tile_out[10, e] = (
                a_0*b_10 + a_1*b_13 + a_3*b_4 + a_5*b_15 + a_7*b_6 + a_8*b_9 + a_10*b_0 +
                a_11*b_12 + a_13*b_1 + a_15*b_5 - a_2*b_14 - a_4*b_3 - a_6*b_7 - a_9*b_8 -
                a_12*b_11 - a_14*b_2
            )
            tile_out[11, e] = (
                a_0*b_11 + a_1*b_8 + a_3*b_5 + a_4*b_15 + a_5*b_3 + a_8*b_1 + a_9*b_13 +
                a_11*b_0 + a_12*b_10 + a_14*b_7 - a_2*b_6 - a_6*b_2 - a_7*b_14 - a_10*b_12 -
                a_13*b_9 - a_15*b_4
            )
            tile_out[12, e] = (
                a_0*b_12 + a_1*b_9 + a_4*b_5 + a_5*b_4 + a_6*b_14 + a_9*b_1 + a_10*b_11 +
                a_12*b_0 + a_13*b_8 + a_15*b_3 - a_2*b_7 - a_3*b_15 - a_7*b_2 - a_8*b_13 -
                a_11*b_10 - a_14*b_6
            )
            tile_out[13, e] = (
                a_0*b_13 + a_1*b_10 + a_2*b_15 + a_4*b_6 + a_6*b_4 + a_8*b_12 + a_10*b_1 +
                a_11*b_9 + a_13*b_0 + a_14*b_5 - a_3*b_7 - a_5*b_14 - a_7*b_3 - a_9*b_11 -
                a_12*b_8 - a_15*b_2
            )
            tile_out[14, e] = (
                a_0*b_14 + a_1*b_15 + a_2*b_10 + a_4*b_8 + a_6*b_12 + a_8*b_4 + a_10*b_2 +
                a_11*b_7 + a_13*b_5 + a_14*b_0 - a_3*b_9 - a_5*b_13 - a_7*b_11 - a_9*b_3 -
                a_12*b_6 - a_15*b_1
            )
            tile_out[15, e] = (
                a_0*b_15 + a_1*b_14 + a_3*b_12 + a_5*b_10 + a_7*b_8 + a_8*b_7 + a_10*b_5 +
                a_11*b_4 + a_13*b_2 + a_15*b_0 - a_2*b_13 - a_4*b_11 - a_6*b_9 - a_9*b_6 -
                a_12*b_3 - a_14*b_1
            )
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def gp__full__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_gp__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__even__even(count, a, a_step, b, b_step, out):
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
                a_0*b_1 + a_1*b_0 + a_2*b_4 + a_3*b_5 - a_4*b_2 - a_5*b_3 - a_6*b_7 - a_7*b_6
            )
            tile_out[2, e] = (
                a_0*b_2 + a_2*b_0 + a_3*b_6 + a_4*b_1 + a_5*b_7 + a_7*b_5 - a_1*b_4 - a_6*b_3
            )
            tile_out[3, e] = (
                a_0*b_3 + a_3*b_0 + a_5*b_1 + a_6*b_2 - a_1*b_5 - a_2*b_6 - a_4*b_7 - a_7*b_4
            )
            tile_out[4, e] = (
                a_0*b_4 + a_2*b_1 + a_3*b_7 + a_4*b_0 + a_5*b_6 + a_7*b_3 - a_1*b_2 - a_6*b_5
            )
            tile_out[5, e] = (
                a_0*b_5 + a_3*b_1 + a_5*b_0 + a_6*b_4 - a_1*b_3 - a_2*b_7 - a_4*b_6 - a_7*b_2
            )
            tile_out[6, e] = (
                a_0*b_6 + a_1*b_7 + a_3*b_2 + a_4*b_5 + a_6*b_0 + a_7*b_1 - a_2*b_3 - a_5*b_4
            )
            tile_out[7, e] = (
                a_0*b_7 + a_1*b_6 + a_3*b_4 + a_4*b_3 + a_6*b_1 + a_7*b_0 - a_2*b_5 - a_5*b_2
            )
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def gp__even__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 8), even: grades 0, 2, 4
    b : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    return _run(_gp__even__even, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__even__vector(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 32 multiplications, 24 additions."""
    tile_a = np.empty((8, 32), a.dtype)
    tile_b = np.empty((4, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            a_6 = tile_a[6, e]
            a_7 = tile_a[7, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            # associative, distributive, v v = g(v, v) for vectors v
            tile_out[0, e] = a_0*b_0 - a_1*b_1 - a_2*b_2 - a_3*b_3
            tile_out[1, e] = a_0*b_1 - a_1*b_0 - a_4*b_2 - a_5*b_3
            tile_out[2, e] = a_0*b_2 + a_4*b_1 - a_2*b_0 - a_6*b_3
            tile_out[3, e] = a_0*b_3 + a_5*b_1 + a_6*b_2 - a_3*b_0
            tile_out[4, e] = a_1*b_2 + a_4*b_0 - a_2*b_1 - a_7*b_3
            tile_out[5, e] = a_1*b_3 + a_5*b_0 + a_7*b_2 - a_3*b_1
            tile_out[6, e] = a_2*b_3 + a_6*b_0 - a_3*b_2 - a_7*b_1
            tile_out[7, e] = a_4*b_3 + a_6*b_1 - a_5*b_2 - a_7*b_0
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def gp__even__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 8), even: grades 0, 2, 4
    b : (..., 4), vector: grades 1
    returns : (..., 8), odd: grades 1, 3
    """
    return _run(_gp__even__vector, (8, 4), 8, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__vector__vector(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 16 multiplications, 9 additions."""
    tile_a = np.empty((4, 32), a.dtype)
    tile_b = np.empty((4, 32), a.dtype)
    tile_out = np.empty((7, 32), a.dtype)
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
            tile_out[1, e] = a_0*b_1 - a_1*b_0
            tile_out[2, e] = a_0*b_2 - a_2*b_0
            tile_out[3, e] = a_0*b_3 - a_3*b_0
            tile_out[4, e] = a_1*b_2 - a_2*b_1
            tile_out[5, e] = a_1*b_3 - a_3*b_1
            tile_out[6, e] = a_2*b_3 - a_3*b_2
        for e in range(width):
            for k in range(7):
                out[(start + e) * 7 + k] = tile_out[k, e]


def gp__vector__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), vector: grades 1
    b : (..., 4), vector: grades 1
    returns : (..., 7), g0_2: grades 0, 2
    """
    return _run(_gp__vector__vector, (4, 4), 7, (a, b), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__vector__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 64 multiplications, 48 additions."""
    tile_a = np.empty((4, 32), a.dtype)
    tile_b = np.empty((16, 32), a.dtype)
    tile_out = np.empty((16, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
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
            tile_out[0, e] = a_0*b_1 - a_1*b_2 - a_2*b_3 - a_3*b_4
            tile_out[1, e] = a_0*b_0 + a_1*b_5 + a_2*b_6 + a_3*b_7
            tile_out[2, e] = a_0*b_5 + a_1*b_0 + a_2*b_8 + a_3*b_9
            tile_out[3, e] = a_0*b_6 + a_2*b_0 + a_3*b_10 - a_1*b_8
            tile_out[4, e] = a_0*b_7 + a_3*b_0 - a_1*b_9 - a_2*b_10
            tile_out[5, e] = a_0*b_2 - a_1*b_1 - a_2*b_11 - a_3*b_12
            tile_out[6, e] = a_0*b_3 + a_1*b_11 - a_2*b_1 - a_3*b_13
            tile_out[7, e] = a_0*b_4 + a_1*b_12 + a_2*b_13 - a_3*b_1
            tile_out[8, e] = a_0*b_11 + a_1*b_3 - a_2*b_2 - a_3*b_14
            tile_out[9, e] = a_0*b_12 + a_1*b_4 + a_2*b_14 - a_3*b_2
            tile_out[10, e] = a_0*b_13 + a_2*b_4 - a_1*b_14 - a_3*b_3
            tile_out[11, e] = a_0*b_8 + a_2*b_5 + a_3*b_15 - a_1*b_6
            tile_out[12, e] = a_0*b_9 + a_3*b_5 - a_1*b_7 - a_2*b_15
            tile_out[13, e] = a_0*b_10 + a_1*b_15 + a_3*b_6 - a_2*b_7
            tile_out[14, e] = a_0*b_15 + a_1*b_10 + a_3*b_8 - a_2*b_9
            tile_out[15, e] = a_0*b_14 + a_2*b_12 - a_1*b_13 - a_3*b_11
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def gp__vector__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), vector: grades 1
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_gp__vector__full, (4, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- op: outer product --------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _op__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 81 multiplications, 65 additions."""
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
            # sum over grades j, k of <<a>_j <b>_k>_{j+k}
            tile_out[0, e] = a_0*b_0
            tile_out[1, e] = a_0*b_1 + a_1*b_0
            tile_out[2, e] = a_0*b_2 + a_2*b_0
            tile_out[3, e] = a_0*b_3 + a_3*b_0
            tile_out[4, e] = a_0*b_4 + a_4*b_0
            tile_out[5, e] = a_0*b_5 + a_1*b_2 + a_5*b_0 - a_2*b_1
            tile_out[6, e] = a_0*b_6 + a_1*b_3 + a_6*b_0 - a_3*b_1
            tile_out[7, e] = a_0*b_7 + a_1*b_4 + a_7*b_0 - a_4*b_1
            tile_out[8, e] = a_0*b_8 + a_2*b_3 + a_8*b_0 - a_3*b_2
            tile_out[9, e] = a_0*b_9 + a_2*b_4 + a_9*b_0 - a_4*b_2
            tile_out[10, e] = a_0*b_10 + a_3*b_4 + a_10*b_0 - a_4*b_3
            tile_out[11, e] = (
                a_0*b_11 + a_1*b_8 + a_3*b_5 + a_5*b_3 + a_8*b_1 + a_11*b_0 - a_2*b_6 - a_6*b_2
            )
            tile_out[12, e] = (
                a_0*b_12 + a_1*b_9 + a_4*b_5 + a_5*b_4 + a_9*b_1 + a_12*b_0 - a_2*b_7 - a_7*b_2
            )
            tile_out[13, e] = (
                a_0*b_13 + a_1*b_10 + a_4*b_6 + a_6*b_4 + a_10*b_1 + a_13*b_0 - a_3*b_7 -
                a_7*b_3
            )
            tile_out[14, e] = (
                a_0*b_14 + a_2*b_10 + a_4*b_8 + a_8*b_4 + a_10*b_2 + a_14*b_0 - a_3*b_9 -
                a_9*b_3
            )
            tile_out[15, e] = (
                a_0*b_15 + a_1*b_14 + a_3*b_12 + a_5*b_10 + a_7*b_8 + a_8*b_7 + a_10*b_5 +
                a_11*b_4 + a_13*b_2 + a_15*b_0 - a_2*b_13 - a_4*b_11 - a_6*b_9 - a_9*b_6 -
                a_12*b_3 - a_14*b_1
            )
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def op__full__full(a, b, out=None):
    """Return the outer product.

    Law: sum over grades j, k of <<a>_j <b>_k>_{j+k}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_op__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


@njit(cache=True, nogil=True, error_model="numpy")
def _ip__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 115 multiplications, 100 additions."""
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
            # sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}
            tile_out[0, e] = (
                a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3 - a_4*b_4
                - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 - a_15*b_15
            )
            tile_out[1, e] = (
                a_2*b_5 + a_3*b_6 + a_4*b_7 + a_15*b_14 - a_5*b_2 - a_6*b_3 - a_7*b_4 - a_8*b_11
                - a_9*b_12 - a_10*b_13 - a_11*b_8 - a_12*b_9 - a_13*b_10 - a_14*b_15
            )
            tile_out[2, e] = (
                a_1*b_5 + a_3*b_8 + a_4*b_9 + a_15*b_13 - a_5*b_1 - a_6*b_11 - a_7*b_12 -
                a_8*b_3 - a_9*b_4 - a_10*b_14 - a_11*b_6 - a_12*b_7 - a_13*b_15 - a_14*b_10
            )
            tile_out[3, e] = (
                a_1*b_6 + a_4*b_10 + a_5*b_11 + a_8*b_2 + a_9*b_14 + a_11*b_5 + a_12*b_15 +
                a_14*b_9 - a_2*b_8 - a_6*b_1 - a_7*b_13 - a_10*b_4 - a_13*b_7 - a_15*b_12
            )
            tile_out[4, e] = (
                a_1*b_7 + a_5*b_12 + a_6*b_13 + a_9*b_2 + a_10*b_3 + a_12*b_5 + a_13*b_6 +
                a_15*b_11 - a_2*b_9 - a_3*b_10 - a_7*b_1 - a_8*b_14 - a_11*b_15 - a_14*b_8
            )
            tile_out[5, e] = -a_3*b_11 - a_4*b_12 - a_10*b_15 - a_11*b_3 - a_12*b_4 - a_15*b_10
            tile_out[6, e] = a_2*b_11 + a_9*b_15 + a_11*b_2 + a_15*b_9 - a_4*b_13 - a_13*b_4
            tile_out[7, e] = a_2*b_12 + a_3*b_13 + a_12*b_2 + a_13*b_3 - a_8*b_15 - a_15*b_8
            tile_out[8, e] = a_1*b_11 + a_7*b_15 + a_11*b_1 + a_15*b_7 - a_4*b_14 - a_14*b_4
            tile_out[9, e] = a_1*b_12 + a_3*b_14 + a_12*b_1 + a_14*b_3 - a_6*b_15 - a_15*b_6
            tile_out[10, e] = a_1*b_13 + a_5*b_15 + a_13*b_1 + a_15*b_5 - a_2*b_14 - a_14*b_2
            tile_out[11, e] = a_4*b_15 - a_15*b_4
            tile_out[12, e] = a_15*b_3 - a_3*b_15
            tile_out[13, e] = a_2*b_15 - a_15*b_2
            tile_out[14, e] = a_1*b_15 - a_15*b_1
            tile_out[15, e] = 0
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def ip__full__full(a, b, out=None):
    """Return the Hestenes inner product, zero for scalars, as `|` in clifford and galgebra.

    Law: sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_ip__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- ip_symmetric: symmetric inner product with scalars, as `|` in kingdon and ganja.js ---------


@njit(cache=True, nogil=True, error_model="numpy")
def _ip_symmetric__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 146 multiplications, 130 additions."""
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
            # sum over grades j, k of <<a>_j <b>_k>_{|j-k|}
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
                - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
                a_15*b_15
            )
            tile_out[1, e] = (
                a_0*b_1 + a_1*b_0 + a_2*b_5 + a_3*b_6 + a_4*b_7 + a_15*b_14 - a_5*b_2 - a_6*b_3
                - a_7*b_4 - a_8*b_11 - a_9*b_12 - a_10*b_13 - a_11*b_8 - a_12*b_9 - a_13*b_10 -
                a_14*b_15
            )
            tile_out[2, e] = (
                a_0*b_2 + a_1*b_5 + a_2*b_0 + a_3*b_8 + a_4*b_9 + a_15*b_13 - a_5*b_1 - a_6*b_11
                - a_7*b_12 - a_8*b_3 - a_9*b_4 - a_10*b_14 - a_11*b_6 - a_12*b_7 - a_13*b_15 -
                a_14*b_10
            )
            tile_out[3, e] = (
                a_0*b_3 + a_1*b_6 + a_3*b_0 + a_4*b_10 + a_5*b_11 + a_8*b_2 + a_9*b_14 +
                a_11*b_5 + a_12*b_15 + a_14*b_9 - a_2*b_8 - a_6*b_1 - a_7*b_13 - a_10*b_4 -
                a_13*b_7 - a_15*b_12
            )
            tile_out[4, e] = (
                a_0*b_4 + a_1*b_7 + a_4*b_0 + a_5*b_12 + a_6*b_13 + a_9*b_2 + a_10*b_3 +
                a_12*b_5 + a_13*b_6 + a_15*b_11 - a_2*b_9 - a_3*b_10 - a_7*b_1 - a_8*b_14 -
                a_11*b_15 - a_14*b_8
            )
            tile_out[5, e] = (
                a_0*b_5 + a_5*b_0 - a_3*b_11 - a_4*b_12 - a_10*b_15 - a_11*b_3 - a_12*b_4 -
                a_15*b_10
            )
            tile_out[6, e] = (
                a_0*b_6 + a_2*b_11 + a_6*b_0 + a_9*b_15 + a_11*b_2 + a_15*b_9 - a_4*b_13 -
                a_13*b_4
            )
            tile_out[7, e] = (
                a_0*b_7 + a_2*b_12 + a_3*b_13 + a_7*b_0 + a_12*b_2 + a_13*b_3 - a_8*b_15 -
                a_15*b_8
            )
            tile_out[8, e] = (
                a_0*b_8 + a_1*b_11 + a_7*b_15 + a_8*b_0 + a_11*b_1 + a_15*b_7 - a_4*b_14 -
                a_14*b_4
            )
            tile_out[9, e] = (
                a_0*b_9 + a_1*b_12 + a_3*b_14 + a_9*b_0 + a_12*b_1 + a_14*b_3 - a_6*b_15 -
                a_15*b_6
            )
            tile_out[10, e] = (
                a_0*b_10 + a_1*b_13 + a_5*b_15 + a_10*b_0 + a_13*b_1 + a_15*b_5 - a_2*b_14 -
                a_14*b_2
            )
            tile_out[11, e] = a_0*b_11 + a_4*b_15 + a_11*b_0 - a_15*b_4
            tile_out[12, e] = a_0*b_12 + a_12*b_0 + a_15*b_3 - a_3*b_15
            tile_out[13, e] = a_0*b_13 + a_2*b_15 + a_13*b_0 - a_15*b_2
            tile_out[14, e] = a_0*b_14 + a_1*b_15 + a_14*b_0 - a_15*b_1
            tile_out[15, e] = a_0*b_15 + a_15*b_0
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def ip_symmetric__full__full(a, b, out=None):
    """Return the symmetric inner product with scalars, as `|` in kingdon and ganja.js.

    Law: sum over grades j, k of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_ip_symmetric__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- lc: left contraction -----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _lc__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 81 multiplications, 65 additions."""
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
            # sum over grades j <= k of <<a>_j <b>_k>_{k-j}
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
                - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
                a_15*b_15
            )
            tile_out[1, e] = (
                a_0*b_1 + a_2*b_5 + a_3*b_6 + a_4*b_7 - a_8*b_11 - a_9*b_12 - a_10*b_13 -
                a_14*b_15
            )
            tile_out[2, e] = (
                a_0*b_2 + a_1*b_5 + a_3*b_8 + a_4*b_9 - a_6*b_11 - a_7*b_12 - a_10*b_14 -
                a_13*b_15
            )
            tile_out[3, e] = (
                a_0*b_3 + a_1*b_6 + a_4*b_10 + a_5*b_11 + a_9*b_14 + a_12*b_15 - a_2*b_8 -
                a_7*b_13
            )
            tile_out[4, e] = (
                a_0*b_4 + a_1*b_7 + a_5*b_12 + a_6*b_13 - a_2*b_9 - a_3*b_10 - a_8*b_14 -
                a_11*b_15
            )
            tile_out[5, e] = a_0*b_5 - a_3*b_11 - a_4*b_12 - a_10*b_15
            tile_out[6, e] = a_0*b_6 + a_2*b_11 + a_9*b_15 - a_4*b_13
            tile_out[7, e] = a_0*b_7 + a_2*b_12 + a_3*b_13 - a_8*b_15
            tile_out[8, e] = a_0*b_8 + a_1*b_11 + a_7*b_15 - a_4*b_14
            tile_out[9, e] = a_0*b_9 + a_1*b_12 + a_3*b_14 - a_6*b_15
            tile_out[10, e] = a_0*b_10 + a_1*b_13 + a_5*b_15 - a_2*b_14
            tile_out[11, e] = a_0*b_11 + a_4*b_15
            tile_out[12, e] = a_0*b_12 - a_3*b_15
            tile_out[13, e] = a_0*b_13 + a_2*b_15
            tile_out[14, e] = a_0*b_14 + a_1*b_15
            tile_out[15, e] = a_0*b_15
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def lc__full__full(a, b, out=None):
    """Return the left contraction.

    Law: sum over grades j <= k of <<a>_j <b>_k>_{k-j}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_lc__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- rc: right contraction ----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _rc__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 81 multiplications, 65 additions."""
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
            # sum over grades j >= k of <<a>_j <b>_k>_{j-k}
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
                - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
                a_15*b_15
            )
            tile_out[1, e] = (
                a_1*b_0 + a_15*b_14 - a_5*b_2 - a_6*b_3 - a_7*b_4 - a_11*b_8 - a_12*b_9 -
                a_13*b_10
            )
            tile_out[2, e] = (
                a_2*b_0 + a_15*b_13 - a_5*b_1 - a_8*b_3 - a_9*b_4 - a_11*b_6 - a_12*b_7 -
                a_14*b_10
            )
            tile_out[3, e] = (
                a_3*b_0 + a_8*b_2 + a_11*b_5 + a_14*b_9 - a_6*b_1 - a_10*b_4 - a_13*b_7 -
                a_15*b_12
            )
            tile_out[4, e] = (
                a_4*b_0 + a_9*b_2 + a_10*b_3 + a_12*b_5 + a_13*b_6 + a_15*b_11 - a_7*b_1 -
                a_14*b_8
            )
            tile_out[5, e] = a_5*b_0 - a_11*b_3 - a_12*b_4 - a_15*b_10
            tile_out[6, e] = a_6*b_0 + a_11*b_2 + a_15*b_9 - a_13*b_4
            tile_out[7, e] = a_7*b_0 + a_12*b_2 + a_13*b_3 - a_15*b_8
            tile_out[8, e] = a_8*b_0 + a_11*b_1 + a_15*b_7 - a_14*b_4
            tile_out[9, e] = a_9*b_0 + a_12*b_1 + a_14*b_3 - a_15*b_6
            tile_out[10, e] = a_10*b_0 + a_13*b_1 + a_15*b_5 - a_14*b_2
            tile_out[11, e] = a_11*b_0 - a_15*b_4
            tile_out[12, e] = a_12*b_0 + a_15*b_3
            tile_out[13, e] = a_13*b_0 - a_15*b_2
            tile_out[14, e] = a_14*b_0 - a_15*b_1
            tile_out[15, e] = a_15*b_0
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def rc__full__full(a, b, out=None):
    """Return the right contraction.

    Law: sum over grades j >= k of <<a>_j <b>_k>_{j-k}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_rc__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- sp: scalar product -------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 16 multiplications, 15 additions."""
    tile_a = np.empty((16, 32), a.dtype)
    tile_b = np.empty((16, 32), a.dtype)
    tile_out = np.empty((1, 32), a.dtype)
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
            # <a b>_0
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
                - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
                a_15*b_15
            )
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sp__full__full(a, b, out=None):
    """Return the scalar product.

    Law: <a b>_0.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sp__full__full, (16, 16), 1, (a, b), out, (1, 1), "polynomial")


# --- rp: regressive product, free of the metric -------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _rp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 81 multiplications, 65 additions."""
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
            # hodge(a v b) = hodge(a) ^ hodge(b)
            tile_out[0, e] = (
                a_0*b_15 + a_1*b_14 + a_3*b_12 + a_5*b_10 + a_7*b_8 + a_8*b_7 + a_10*b_5 +
                a_11*b_4 + a_13*b_2 + a_15*b_0 - a_2*b_13 - a_4*b_11 - a_6*b_9 - a_9*b_6 -
                a_12*b_3 - a_14*b_1
            )
            tile_out[1, e] = (
                a_1*b_15 + a_5*b_13 + a_7*b_11 + a_11*b_7 + a_13*b_5 + a_15*b_1 - a_6*b_12 -
                a_12*b_6
            )
            tile_out[2, e] = (
                a_2*b_15 + a_5*b_14 + a_9*b_11 + a_11*b_9 + a_14*b_5 + a_15*b_2 - a_8*b_12 -
                a_12*b_8
            )
            tile_out[3, e] = (
                a_3*b_15 + a_6*b_14 + a_10*b_11 + a_11*b_10 + a_14*b_6 + a_15*b_3 - a_8*b_13 -
                a_13*b_8
            )
            tile_out[4, e] = (
                a_4*b_15 + a_7*b_14 + a_10*b_12 + a_12*b_10 + a_14*b_7 + a_15*b_4 - a_9*b_13 -
                a_13*b_9
            )
            tile_out[5, e] = a_5*b_15 + a_11*b_12 + a_15*b_5 - a_12*b_11
            tile_out[6, e] = a_6*b_15 + a_11*b_13 + a_15*b_6 - a_13*b_11
            tile_out[7, e] = a_7*b_15 + a_12*b_13 + a_15*b_7 - a_13*b_12
            tile_out[8, e] = a_8*b_15 + a_11*b_14 + a_15*b_8 - a_14*b_11
            tile_out[9, e] = a_9*b_15 + a_12*b_14 + a_15*b_9 - a_14*b_12
            tile_out[10, e] = a_10*b_15 + a_13*b_14 + a_15*b_10 - a_14*b_13
            tile_out[11, e] = a_11*b_15 + a_15*b_11
            tile_out[12, e] = a_12*b_15 + a_15*b_12
            tile_out[13, e] = a_13*b_15 + a_15*b_13
            tile_out[14, e] = a_14*b_15 + a_15*b_14
            tile_out[15, e] = a_15*b_15
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def rp__full__full(a, b, out=None):
    """Return the regressive product, free of the metric.

    Law: hodge(a v b) = hodge(a) ^ hodge(b).

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_rp__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- cp: commutator product ---------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _cp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 120 multiplications, 105 additions."""
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
            # (a b - b a) / 2
            tile_out[0, e] = 0
            tile_out[1, e] = (
                a_2*b_5 + a_3*b_6 + a_4*b_7 + a_15*b_14 - a_5*b_2 - a_6*b_3 - a_7*b_4 -
                a_14*b_15
            )
            tile_out[2, e] = (
                a_1*b_5 + a_3*b_8 + a_4*b_9 + a_15*b_13 - a_5*b_1 - a_8*b_3 - a_9*b_4 -
                a_13*b_15
            )
            tile_out[3, e] = (
                a_1*b_6 + a_4*b_10 + a_8*b_2 + a_12*b_15 - a_2*b_8 - a_6*b_1 - a_10*b_4 -
                a_15*b_12
            )
            tile_out[4, e] = (
                a_1*b_7 + a_9*b_2 + a_10*b_3 + a_15*b_11 - a_2*b_9 - a_3*b_10 - a_7*b_1 -
                a_11*b_15
            )
            tile_out[5, e] = (
                a_1*b_2 + a_6*b_8 + a_7*b_9 + a_14*b_13 - a_2*b_1 - a_8*b_6 - a_9*b_7 -
                a_13*b_14
            )
            tile_out[6, e] = (
                a_1*b_3 + a_7*b_10 + a_8*b_5 + a_12*b_14 - a_3*b_1 - a_5*b_8 - a_10*b_7 -
                a_14*b_12
            )
            tile_out[7, e] = (
                a_1*b_4 + a_9*b_5 + a_10*b_6 + a_14*b_11 - a_4*b_1 - a_5*b_9 - a_6*b_10 -
                a_11*b_14
            )
            tile_out[8, e] = (
                a_2*b_3 + a_6*b_5 + a_9*b_10 + a_12*b_13 - a_3*b_2 - a_5*b_6 - a_10*b_9 -
                a_13*b_12
            )
            tile_out[9, e] = (
                a_2*b_4 + a_7*b_5 + a_10*b_8 + a_13*b_11 - a_4*b_2 - a_5*b_7 - a_8*b_10 -
                a_11*b_13
            )
            tile_out[10, e] = (
                a_3*b_4 + a_7*b_6 + a_8*b_9 + a_11*b_12 - a_4*b_3 - a_6*b_7 - a_9*b_8 -
                a_12*b_11
            )
            tile_out[11, e] = (
                a_4*b_15 + a_9*b_13 + a_12*b_10 + a_14*b_7 - a_7*b_14 - a_10*b_12 - a_13*b_9 -
                a_15*b_4
            )
            tile_out[12, e] = (
                a_6*b_14 + a_10*b_11 + a_13*b_8 + a_15*b_3 - a_3*b_15 - a_8*b_13 - a_11*b_10 -
                a_14*b_6
            )
            tile_out[13, e] = (
                a_2*b_15 + a_8*b_12 + a_11*b_9 + a_14*b_5 - a_5*b_14 - a_9*b_11 - a_12*b_8 -
                a_15*b_2
            )
            tile_out[14, e] = (
                a_1*b_15 + a_6*b_12 + a_11*b_7 + a_13*b_5 - a_5*b_13 - a_7*b_11 - a_12*b_6 -
                a_15*b_1
            )
            tile_out[15, e] = (
                a_1*b_14 + a_3*b_12 + a_11*b_4 + a_13*b_2 - a_2*b_13 - a_4*b_11 - a_12*b_3 -
                a_14*b_1
            )
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def cp__full__full(a, b, out=None):
    """Return the commutator product.

    Law: (a b - b a) / 2.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_cp__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- acp: anticommutator product ----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _acp__full__full(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 136 multiplications, 120 additions."""
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
            # (a b + b a) / 2
            tile_out[0, e] = (
                a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
                - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
                a_15*b_15
            )
            tile_out[1, e] = (
                a_0*b_1 + a_1*b_0 - a_8*b_11 - a_9*b_12 - a_10*b_13 - a_11*b_8 - a_12*b_9 -
                a_13*b_10
            )
            tile_out[2, e] = (
                a_0*b_2 + a_2*b_0 - a_6*b_11 - a_7*b_12 - a_10*b_14 - a_11*b_6 - a_12*b_7 -
                a_14*b_10
            )
            tile_out[3, e] = (
                a_0*b_3 + a_3*b_0 + a_5*b_11 + a_9*b_14 + a_11*b_5 + a_14*b_9 - a_7*b_13 -
                a_13*b_7
            )
            tile_out[4, e] = (
                a_0*b_4 + a_4*b_0 + a_5*b_12 + a_6*b_13 + a_12*b_5 + a_13*b_6 - a_8*b_14 -
                a_14*b_8
            )
            tile_out[5, e] = (
                a_0*b_5 + a_5*b_0 - a_3*b_11 - a_4*b_12 - a_10*b_15 - a_11*b_3 - a_12*b_4 -
                a_15*b_10
            )
            tile_out[6, e] = (
                a_0*b_6 + a_2*b_11 + a_6*b_0 + a_9*b_15 + a_11*b_2 + a_15*b_9 - a_4*b_13 -
                a_13*b_4
            )
            tile_out[7, e] = (
                a_0*b_7 + a_2*b_12 + a_3*b_13 + a_7*b_0 + a_12*b_2 + a_13*b_3 - a_8*b_15 -
                a_15*b_8
            )
            tile_out[8, e] = (
                a_0*b_8 + a_1*b_11 + a_7*b_15 + a_8*b_0 + a_11*b_1 + a_15*b_7 - a_4*b_14 -
                a_14*b_4
            )
            tile_out[9, e] = (
                a_0*b_9 + a_1*b_12 + a_3*b_14 + a_9*b_0 + a_12*b_1 + a_14*b_3 - a_6*b_15 -
                a_15*b_6
            )
            tile_out[10, e] = (
                a_0*b_10 + a_1*b_13 + a_5*b_15 + a_10*b_0 + a_13*b_1 + a_15*b_5 - a_2*b_14 -
                a_14*b_2
            )
            tile_out[11, e] = (
                a_0*b_11 + a_1*b_8 + a_3*b_5 + a_5*b_3 + a_8*b_1 + a_11*b_0 - a_2*b_6 - a_6*b_2
            )
            tile_out[12, e] = (
                a_0*b_12 + a_1*b_9 + a_4*b_5 + a_5*b_4 + a_9*b_1 + a_12*b_0 - a_2*b_7 - a_7*b_2
            )
            tile_out[13, e] = (
                a_0*b_13 + a_1*b_10 + a_4*b_6 + a_6*b_4 + a_10*b_1 + a_13*b_0 - a_3*b_7 -
                a_7*b_3
            )
            tile_out[14, e] = (
                a_0*b_14 + a_2*b_10 + a_4*b_8 + a_8*b_4 + a_10*b_2 + a_14*b_0 - a_3*b_9 -
                a_9*b_3
            )
            tile_out[15, e] = (
                a_0*b_15 + a_5*b_10 + a_7*b_8 + a_8*b_7 + a_10*b_5 + a_15*b_0 - a_6*b_9 -
                a_9*b_6
            )
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def acp__full__full(a, b, out=None):
    """Return the anticommutator product.

    Law: (a b + b a) / 2.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_acp__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- reverse: reverse ---------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _reverse__full(count, x, x_step, out):
    """Run the unrolled form: none."""
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
            # (a b)~ = b~ a~, v~ = v
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1
            tile_out[2, e] = x_2
            tile_out[3, e] = x_3
            tile_out[4, e] = x_4
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
            tile_out[15, e] = x_15
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def reverse__full(x, out=None):
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_reverse__full, (16,), 16, (x,), out, (1,), "polynomial")


# --- involute: grade involution -----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _involute__full(count, x, x_step, out):
    """Run the unrolled form: none."""
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
            # (a b)^ = a^ b^, v^ = -v
            tile_out[0, e] = x_0
            tile_out[1, e] = -x_1
            tile_out[2, e] = -x_2
            tile_out[3, e] = -x_3
            tile_out[4, e] = -x_4
            tile_out[5, e] = x_5
            tile_out[6, e] = x_6
            tile_out[7, e] = x_7
            tile_out[8, e] = x_8
            tile_out[9, e] = x_9
            tile_out[10, e] = x_10
            tile_out[11, e] = -x_11
            tile_out[12, e] = -x_12
            tile_out[13, e] = -x_13
            tile_out[14, e] = -x_14
            tile_out[15, e] = x_15
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def involute__full(x, out=None):
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_involute__full, (16,), 16, (x,), out, (1,), "polynomial")


# --- conjugate: Clifford conjugate --------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _conjugate__full(count, x, x_step, out):
    """Run the unrolled form: none."""
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
            tile_out[11, e] = x_11
            tile_out[12, e] = x_12
            tile_out[13, e] = x_13
            tile_out[14, e] = x_14
            tile_out[15, e] = x_15
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def conjugate__full(x, out=None):
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_conjugate__full, (16,), 16, (x,), out, (1,), "polynomial")


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _dual__full(count, x, x_step, out):
    """Run the unrolled form: none."""
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
            # x inv(I), or hodge(x) if r > 0
            tile_out[0, e] = x_15
            tile_out[1, e] = x_14
            tile_out[2, e] = x_13
            tile_out[3, e] = -x_12
            tile_out[4, e] = x_11
            tile_out[5, e] = x_10
            tile_out[6, e] = -x_9
            tile_out[7, e] = x_8
            tile_out[8, e] = -x_7
            tile_out[9, e] = x_6
            tile_out[10, e] = -x_5
            tile_out[11, e] = -x_4
            tile_out[12, e] = x_3
            tile_out[13, e] = -x_2
            tile_out[14, e] = -x_1
            tile_out[15, e] = -x_0
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def dual__full(x, out=None):
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_dual__full, (16,), 16, (x,), out, (1,), "polynomial")


# --- undual: inverse of the dual ----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _undual__full(count, x, x_step, out):
    """Run the unrolled form: none."""
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
            # x I, or unhodge(x) if r > 0
            tile_out[0, e] = -x_15
            tile_out[1, e] = -x_14
            tile_out[2, e] = -x_13
            tile_out[3, e] = x_12
            tile_out[4, e] = -x_11
            tile_out[5, e] = -x_10
            tile_out[6, e] = x_9
            tile_out[7, e] = -x_8
            tile_out[8, e] = x_7
            tile_out[9, e] = -x_6
            tile_out[10, e] = x_5
            tile_out[11, e] = x_4
            tile_out[12, e] = -x_3
            tile_out[13, e] = x_2
            tile_out[14, e] = x_1
            tile_out[15, e] = x_0
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def undual__full(x, out=None):
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_undual__full, (16,), 16, (x,), out, (1,), "polynomial")


# --- hodge: right complement --------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _hodge__full(count, x, x_step, out):
    """Run the unrolled form: none."""
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
            # b ^ hodge(b) = I for basis blades b
            tile_out[0, e] = x_15
            tile_out[1, e] = -x_14
            tile_out[2, e] = x_13
            tile_out[3, e] = -x_12
            tile_out[4, e] = x_11
            tile_out[5, e] = x_10
            tile_out[6, e] = -x_9
            tile_out[7, e] = x_8
            tile_out[8, e] = x_7
            tile_out[9, e] = -x_6
            tile_out[10, e] = x_5
            tile_out[11, e] = -x_4
            tile_out[12, e] = x_3
            tile_out[13, e] = -x_2
            tile_out[14, e] = x_1
            tile_out[15, e] = x_0
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def hodge__full(x, out=None):
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_hodge__full, (16,), 16, (x,), out, (1,), "polynomial")


# --- unhodge: left complement -------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _unhodge__full(count, x, x_step, out):
    """Run the unrolled form: none."""
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
            # unhodge(b) ^ b = I for basis blades b
            tile_out[0, e] = x_15
            tile_out[1, e] = x_14
            tile_out[2, e] = -x_13
            tile_out[3, e] = x_12
            tile_out[4, e] = -x_11
            tile_out[5, e] = x_10
            tile_out[6, e] = -x_9
            tile_out[7, e] = x_8
            tile_out[8, e] = x_7
            tile_out[9, e] = -x_6
            tile_out[10, e] = x_5
            tile_out[11, e] = x_4
            tile_out[12, e] = -x_3
            tile_out[13, e] = x_2
            tile_out[14, e] = -x_1
            tile_out[15, e] = x_0
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def unhodge__full(x, out=None):
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_unhodge__full, (16,), 16, (x,), out, (1,), "polynomial")


# --- normsq: squared norm, of either sign -------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__full(count, x, x_step, out):
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
                x_0*x_0 + x_1*x_1 + x_8*x_8 + x_9*x_9 + x_10*x_10 + x_11*x_11 + x_12*x_12 +
                x_13*x_13 - x_2*x_2 - x_3*x_3 - x_4*x_4 - x_5*x_5 - x_6*x_6 - x_7*x_7 -
                x_14*x_14 - x_15*x_15
            )
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def normsq__full(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__full, (16,), 1, (x,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__even(count, x, x_step, out):
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
                x_0*x_0 + x_4*x_4 + x_5*x_5 + x_6*x_6 - x_1*x_1 - x_2*x_2 - x_3*x_3 - x_7*x_7
            )
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def normsq__even(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__even, (8,), 1, (x,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__vector(count, x, x_step, out):
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
            tile_out[0, e] = x_0*x_0 - x_1*x_1 - x_2*x_2 - x_3*x_3
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def normsq__vector(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 4), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__vector, (4,), 1, (x,), out, (2,), "polynomial")


# --- norm: norm ---------------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__full(count, x, x_step, out):
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
                x_0*x_0 + x_1*x_1 + x_8*x_8 + x_9*x_9 + x_10*x_10 + x_11*x_11 + x_12*x_12 +
                x_13*x_13 - x_2*x_2 - x_3*x_3 - x_4*x_4 - x_5*x_5 - x_6*x_6 - x_7*x_7 -
                x_14*x_14 - x_15*x_15
            )
            # out = sqrt(|s|)
            tile_out[0, e] = sqrt(abs(s_0))
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def norm__full(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__full, (16,), 1, (x,), out, (1,), "real")


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__even(count, x, x_step, out):
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
            s_0 = x_0*x_0 + x_4*x_4 + x_5*x_5 + x_6*x_6 - x_1*x_1 - x_2*x_2 - x_3*x_3 - x_7*x_7
            # out = sqrt(|s|)
            tile_out[0, e] = sqrt(abs(s_0))
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def norm__even(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__even, (8,), 1, (x,), out, (1,), "real")


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__vector(count, x, x_step, out):
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
            s_0 = x_0*x_0 - x_1*x_1 - x_2*x_2 - x_3*x_3
            # out = sqrt(|s|)
            tile_out[0, e] = sqrt(abs(s_0))
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def norm__vector(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 4), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__vector, (4,), 1, (x,), out, (1,), "real")


# --- inv: inverse -------------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__full(count, x, x_step, out):
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
                x_0*x_0 + x_1*x_1 + x_8*x_8 + x_9*x_9 + x_10*x_10 + x_11*x_11 + x_12*x_12 +
                x_13*x_13 - x_2*x_2 - x_3*x_3 - x_4*x_4 - x_5*x_5 - x_6*x_6 - x_7*x_7 -
                x_14*x_14 - x_15*x_15
            )
            # common factors
            f_0 = (
                x_0*x_1 + x_8*x_11 + x_9*x_12 + x_10*x_13 - x_2*x_5 - x_3*x_6 - x_4*x_7 -
                x_14*x_15
            )
            # u = x reverse(x)
            u_1 = c2*f_0
            # common factors
            f_1 = (
                x_0*x_2 + x_6*x_11 + x_7*x_12 + x_10*x_14 - x_1*x_5 - x_3*x_8 - x_4*x_9 -
                x_13*x_15
            )
            # u = x reverse(x)
            u_2 = c2*f_1
            # common factors
            f_2 = (
                x_0*x_3 + x_2*x_8 + x_7*x_13 + x_12*x_15 - x_1*x_6 - x_4*x_10 - x_5*x_11 -
                x_9*x_14
            )
            # u = x reverse(x)
            u_3 = c2*f_2
            # common factors
            f_3 = (
                x_0*x_4 + x_2*x_9 + x_3*x_10 + x_8*x_14 - x_1*x_7 - x_5*x_12 - x_6*x_13 -
                x_11*x_15
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
            N_0 = u_0*x_0 + u_2*x_2 + u_3*x_3 + u_4*x_4 + u_5*x_15 - u_1*x_1
            N_1 = u_0*x_1 - u_1*x_0 - u_2*x_5 - u_3*x_6 - u_4*x_7 - u_5*x_14
            N_2 = u_0*x_2 - u_2*x_0 - u_1*x_5 - u_3*x_8 - u_4*x_9 - u_5*x_13
            N_3 = u_0*x_3 + u_2*x_8 + u_5*x_12 - u_3*x_0 - u_1*x_6 - u_4*x_10
            N_4 = u_0*x_4 + u_2*x_9 + u_3*x_10 - u_4*x_0 - u_1*x_7 - u_5*x_11
            N_5 = u_1*x_2 - u_2*x_1 - u_5*x_10 - u_3*x_11 - u_4*x_12 - u_0*x_5
            N_6 = u_1*x_3 + u_5*x_9 + u_2*x_11 - u_3*x_1 - u_4*x_13 - u_0*x_6
            N_7 = u_1*x_4 + u_2*x_12 + u_3*x_13 - u_4*x_1 - u_5*x_8 - u_0*x_7
            N_8 = u_2*x_3 + u_5*x_7 + u_1*x_11 - u_3*x_2 - u_4*x_14 - u_0*x_8
            N_9 = u_2*x_4 + u_1*x_12 + u_3*x_14 - u_4*x_2 - u_5*x_6 - u_0*x_9
            N_10 = u_3*x_4 + u_5*x_5 + u_1*x_13 - u_4*x_3 - u_2*x_14 - u_0*x_10
            N_11 = u_3*x_5 + u_1*x_8 + u_4*x_15 - u_5*x_4 - u_2*x_6 - u_0*x_11
            N_12 = u_5*x_3 + u_4*x_5 + u_1*x_9 - u_2*x_7 - u_3*x_15 - u_0*x_12
            N_13 = u_4*x_6 + u_1*x_10 + u_2*x_15 - u_5*x_2 - u_3*x_7 - u_0*x_13
            N_14 = u_4*x_8 + u_2*x_10 + u_1*x_15 - u_5*x_1 - u_3*x_9 - u_0*x_14
            N_15 = u_0*x_15 + u_4*x_11 + u_2*x_13 - u_5*x_0 - u_3*x_12 - u_1*x_14
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


def inv__full(x, out=None):
    """Return the inverse.

    Law: reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_inv__full, (16,), 16, (x,), out, (1,), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__even(count, x, x_step, out):
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
            # u = x reverse(x)
            u_0 = x_0*x_0 + x_4*x_4 + x_5*x_5 + x_6*x_6 - x_1*x_1 - x_2*x_2 - x_3*x_3 - x_7*x_7
            # common factors
            f_0 = x_0*x_7 + x_2*x_5 - x_1*x_6 - x_3*x_4
            # u = x reverse(x)
            u_1 = c2*f_0
            # s = <u v>_0
            s_0 = u_0*u_0 + u_1*u_1
            # N = reverse(x) v
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


def inv__even(x, out=None):
    """Return the inverse.

    Law: reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u.

    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    return _run(_inv__even, (8,), 8, (x,), out, (1,), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__vector(count, x, x_step, out):
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
            s_0 = x_0*x_0 - x_1*x_1 - x_2*x_2 - x_3*x_3
            # out = y / s
            tile_out[0, e] = x_0/s_0
            tile_out[1, e] = x_1/s_0
            tile_out[2, e] = x_2/s_0
            tile_out[3, e] = x_3/s_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def inv__vector(x, out=None):
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1
    """
    return _run(_inv__vector, (4,), 4, (x,), out, (1,), "quotient")


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _exp__bivector(count, B, B_step, out):
    """Run the exponential form: 98 multiplications, 76 additions, 1 roots.

    C stands for C - 1, numbers a + b W for two tiles, and z is that of B / 2**halvings.
    """
    b = np.empty((6, 32))
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
            for i in range(6):
                b[i, e] = B[place + i]
            size = (
                b[0, e]*b[0, e] + b[1, e]*b[1, e] + b[2, e]*b[2, e] + b[3, e]*b[3, e] + b[4,
                e]*b[4, e] + b[5, e]*b[5, e]
            )
            size = np.sqrt(size)
            total = size  # NaN where B is not finite
            for i in range(6):
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
            z = b_0*b_0 + b_1*b_1 + b_2*b_2 - b_3*b_3 - b_4*b_4 - b_5*b_5
            W_0 = 2 * (b_0*b_5 + b_2*b_3 - b_1*b_4)
            w = -W_0*W_0
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
            place = (start + e) * 8
            s = tile_S_0[e]
            out[place] = 1 + tile_C_0[e]
            W_0 = 2 * (b_0*b_5 + b_2*b_3 - b_1*b_4)
            t = tile_S_1[e] * scales[e] * scales[e]
            d = tile_C_1[e] * scales[e] * scales[e]
            out[place + 1] = s * b_0 + t * (-W_0*b_5)
            out[place + 2] = s * b_1 + t * (W_0*b_4)
            out[place + 3] = s * b_2 + t * (-W_0*b_3)
            out[place + 4] = s * b_3 + t * (W_0*b_2)
            out[place + 5] = s * b_4 + t * (-W_0*b_1)
            out[place + 6] = s * b_5 + t * (W_0*b_0)
            out[place + 7] = d * W_0


def exp__bivector__vjp(g, B, wanted=None, threads=None):
    """Return the gradient with respect to B: the adjoint of the derivative of exp, applied to g.

    Law: <g, exp(B) Psi(H)> = <out, H> for all bivectors H, Psi(H) the mean over t from 0 to 1 of
    exp(-t B) H exp(t B).

    g : (..., 8), even
    B : (..., 6), bivector
    wanted, threads : not used; there is one gradient, computed in one thread
    returns : tuple of one array (..., 6)
    """
    return _vjp_of_result(g, exp__bivector(B), B)


def _vjp_of_result(g, E, B, wanted=None, threads=None):
    """Return the gradient where E = exp(B) is known."""
    sizes = (8, 8, 6)
    return (_run(_exp__bivector__vjp, sizes, 6, (g, E, B), None, (1, 1, 1), "real"),)


def exp__bivector(B, out=None):
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 6), bivector: grades 2
    returns : (..., 8), even: grades 0, 2, 4
    """
    return _run(_exp__bivector, (6,), 8, (B,), out, (1,), "real")


exp__bivector.vjp = _vjp_of_result


# --- split: commuting parts of a bivector, on an axis before the last ---------------------------


_PAIRS = 6
_ROW = 16
_BLADE_SQUARES = np.array([1.0, 1.0, 1.0, -1.0, -1.0, -1.0])
_NULL_SQUARE = 4e-13  # squares that are only rounding, relative to the part
_ROUNDING = 4e-15  # sizes that are only rounding, relative to B
_RESIDUAL = 2e-13  # largest residual of parts, relative to |B|**2
_CONJUGATE = 1e-06  # imaginary part of squares that are conjugate
_FOURS = 1
_INVARIANTS = 9
_DEFECTS = 8
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
    """Run the split form: 196 multiplications, 159 additions, 2 divisions, 1 roots.

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
    return _run(_split__bivector, (6,), 16, (B,), out, (1,), "real")


def split__bivector(B):
    """Return the commuting parts of bivectors in closed form, with their squares and kinds.

    Law: B = b_1 + b_2 + ..., b_i b_j = b_j b_i, b_i a blade where B allows

    B : (..., 6), bivector: grades 2
    returns : tuple of
        parts : (..., 2, 6), by descending size of the square, null parts last, then zeros
        squares : (..., 2), the scalar parts of the squares of the parts
        kinds : (..., 2), int8: 0 no part, 1 and 2 a blade of negative and of positive square, 3
            a null blade, 4 a block whose squares are conjugate, -1 where the closed form is not
            defined or not accurate, as two squares are too close or B is not finite; parts and
            squares are NaN there
    """
    rows = _rows_of_split(B)
    parts = rows[..., :12].reshape(*rows.shape[:-1], 2, 6)
    return parts, rows[..., 12:14], rows[..., 14:].astype(np.int8)


split__bivector.rows = _rows_of_split


# --- sandwich: action of a versor ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__full__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 347 multiplications, 280 additions."""
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
            P_0 = R_0*x_1 - R_5*x_2 - R_6*x_3 - R_7*x_4
            P_1 = R_0*x_2 - R_5*x_1 - R_8*x_3 - R_9*x_4
            P_2 = R_0*x_3 + R_8*x_2 - R_6*x_1 - R_10*x_4
            P_3 = R_0*x_4 + R_9*x_2 + R_10*x_3 - R_7*x_1
            P_4 = R_5*x_3 + R_8*x_1 - R_6*x_2 - R_15*x_4
            P_5 = R_5*x_4 + R_9*x_1 + R_15*x_3 - R_7*x_2
            P_6 = R_6*x_4 + R_10*x_1 - R_7*x_3 - R_15*x_2
            P_7 = R_8*x_4 + R_10*x_2 - R_9*x_3 - R_15*x_1
            P_8 = R_0*x_5 + R_6*x_8 + R_7*x_9 - R_8*x_6 - R_9*x_7 - R_15*x_10
            P_9 = R_0*x_6 + R_7*x_10 + R_8*x_5 + R_15*x_9 - R_5*x_8 - R_10*x_7
            P_10 = R_0*x_7 + R_9*x_5 + R_10*x_6 - R_5*x_9 - R_6*x_10 - R_15*x_8
            P_11 = R_0*x_8 + R_6*x_5 + R_9*x_10 + R_15*x_7 - R_5*x_6 - R_10*x_9
            P_12 = R_0*x_9 + R_7*x_5 + R_10*x_8 - R_5*x_7 - R_8*x_10 - R_15*x_6
            P_13 = R_0*x_10 + R_7*x_6 + R_8*x_9 + R_15*x_5 - R_6*x_7 - R_9*x_8
            P_14 = R_0*x_11 + R_9*x_13 - R_7*x_14 - R_10*x_12
            P_15 = R_0*x_12 + R_6*x_14 + R_10*x_11 - R_8*x_13
            P_16 = R_0*x_13 + R_8*x_12 - R_5*x_14 - R_9*x_11
            P_17 = R_0*x_14 + R_6*x_12 - R_5*x_13 - R_7*x_11
            P_18 = R_5*x_11 + R_9*x_14 - R_7*x_13 - R_15*x_12
            P_19 = R_5*x_12 + R_6*x_13 + R_15*x_11 - R_8*x_14
            P_20 = R_15*x_13 - R_6*x_11 - R_7*x_12 - R_10*x_14
            P_21 = R_15*x_14 - R_8*x_11 - R_9*x_12 - R_10*x_13
            P_22 = R_2*x_2 + R_3*x_3 + R_4*x_4 - R_1*x_1
            P_23 = R_2*x_1 + R_11*x_3 + R_12*x_4 - R_1*x_2
            P_24 = R_3*x_1 + R_13*x_4 - R_1*x_3 - R_11*x_2
            P_25 = R_4*x_1 - R_1*x_4 - R_12*x_2 - R_13*x_3
            P_26 = R_3*x_2 + R_14*x_4 - R_2*x_3 - R_11*x_1
            P_27 = R_4*x_2 - R_2*x_4 - R_12*x_1 - R_14*x_3
            P_28 = R_4*x_3 + R_14*x_2 - R_3*x_4 - R_13*x_1
            P_29 = R_1*x_5 + R_3*x_8 + R_4*x_9 - R_11*x_6 - R_12*x_7 - R_14*x_10
            P_30 = R_1*x_6 + R_4*x_10 + R_11*x_5 + R_14*x_9 - R_2*x_8 - R_13*x_7
            P_31 = R_1*x_7 + R_12*x_5 + R_13*x_6 - R_2*x_9 - R_3*x_10 - R_14*x_8
            P_32 = R_1*x_8 + R_3*x_5 + R_12*x_10 + R_14*x_7 - R_2*x_6 - R_13*x_9
            P_33 = R_1*x_9 + R_4*x_5 + R_13*x_8 - R_2*x_7 - R_11*x_10 - R_14*x_6
            P_34 = R_1*x_10 + R_4*x_6 + R_11*x_9 + R_14*x_5 - R_3*x_7 - R_12*x_8
            P_35 = R_2*x_5 + R_3*x_6 + R_4*x_7 - R_11*x_8 - R_12*x_9 - R_13*x_10
            P_36 = R_2*x_10 + R_4*x_8 + R_11*x_7 + R_13*x_5 - R_3*x_9 - R_12*x_6
            P_37 = R_4*x_14 + R_13*x_12 - R_1*x_11 - R_12*x_13
            P_38 = R_11*x_13 - R_1*x_12 - R_3*x_14 - R_13*x_11
            P_39 = R_2*x_14 + R_12*x_11 - R_1*x_13 - R_11*x_12
            P_40 = R_4*x_13 + R_14*x_12 - R_2*x_11 - R_12*x_14
            P_41 = R_11*x_14 - R_2*x_12 - R_3*x_13 - R_14*x_11
            P_42 = R_3*x_11 + R_4*x_12 + R_13*x_14 - R_14*x_13
            P_43 = R_11*x_11 + R_12*x_12 + R_13*x_13 - R_14*x_14
            P_44 = R_1*x_15
            P_45 = R_2*x_15
            P_46 = -R_3*x_15
            P_47 = R_4*x_15
            P_48 = -R_11*x_15
            P_49 = R_12*x_15
            P_50 = -R_13*x_15
            P_51 = -R_14*x_15
            # D from P R
            D_0 = (
                P_22*R_1 + P_26*R_11 + P_27*R_12 + P_28*R_13 - P_1*R_5 - P_2*R_6 - P_3*R_7 -
                P_7*R_15
            )
            D_1 = (
                P_22*R_2 + P_24*R_11 + P_25*R_12 + P_28*R_14 - P_0*R_5 - P_2*R_8 - P_3*R_9 -
                P_6*R_15
            )
            D_2 = (
                P_1*R_8 + P_5*R_15 + P_22*R_3 + P_25*R_13 - P_0*R_6 - P_3*R_10 - P_23*R_11 -
                P_27*R_14
            )
            D_3 = (
                P_1*R_9 + P_2*R_10 + P_22*R_4 + P_26*R_14 - P_0*R_7 - P_4*R_15 - P_23*R_12 -
                P_24*R_13
            )
            D_4 = (
                P_11*R_6 + P_12*R_7 + P_34*R_14 + P_35*R_2 - P_9*R_8 - P_10*R_9 - P_29*R_1 -
                P_36*R_13
            )
            D_5 = (
                P_8*R_8 + P_13*R_7 + P_35*R_3 + P_36*R_12 - P_10*R_10 - P_11*R_5 - P_30*R_1 -
                P_33*R_14
            )
            D_6 = (
                P_8*R_9 + P_9*R_10 + P_32*R_14 + P_35*R_4 - P_12*R_5 - P_13*R_6 - P_31*R_1 -
                P_36*R_11
            )
            D_7 = (
                P_8*R_6 + P_13*R_9 + P_29*R_3 + P_34*R_12 - P_9*R_5 - P_12*R_10 - P_30*R_2 -
                P_33*R_13
            )
            D_8 = (
                P_8*R_7 + P_11*R_10 + P_29*R_4 + P_32*R_13 - P_10*R_5 - P_13*R_8 - P_31*R_2 -
                P_34*R_11
            )
            D_9 = (
                P_9*R_7 + P_12*R_8 + P_30*R_4 + P_33*R_11 - P_10*R_6 - P_11*R_9 - P_31*R_3 -
                P_32*R_12
            )
            D_10 = (
                P_16*R_9 + P_19*R_15 + P_37*R_1 + P_42*R_3 - P_15*R_10 - P_17*R_7 - P_40*R_2 -
                P_43*R_11
            )
            D_11 = (
                P_14*R_10 + P_17*R_6 + P_38*R_1 + P_42*R_4 - P_16*R_8 - P_18*R_15 - P_41*R_2 -
                P_43*R_12
            )
            D_12 = (
                P_15*R_8 + P_20*R_15 + P_39*R_1 + P_40*R_4 - P_14*R_9 - P_17*R_5 - P_41*R_3 -
                P_43*R_13
            )
            D_13 = (
                P_15*R_6 + P_21*R_15 + P_37*R_4 + P_39*R_2 - P_14*R_7 - P_16*R_5 - P_38*R_3 -
                P_43*R_14
            )
            D_14 = (
                P_45*R_2 + P_47*R_4 + P_48*R_11 + P_50*R_13 - P_44*R_1 - P_46*R_3 - P_49*R_12 -
                P_51*R_14
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


def sandwich_unit__full__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), full: grades 0, 1, 2, 3, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_sandwich_unit__full__full, (16, 16), 16, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__even__scalar, (8, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 52 multiplications, 40 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P from R x
            P_0 = R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3
            P_1 = R_0*x_1 - R_1*x_0 - R_4*x_2 - R_5*x_3
            P_2 = R_0*x_2 + R_4*x_1 - R_2*x_0 - R_6*x_3
            P_3 = R_0*x_3 + R_5*x_1 + R_6*x_2 - R_3*x_0
            P_4 = R_1*x_2 + R_4*x_0 - R_2*x_1 - R_7*x_3
            P_5 = R_1*x_3 + R_5*x_0 + R_7*x_2 - R_3*x_1
            P_6 = R_2*x_3 + R_6*x_0 - R_3*x_2 - R_7*x_1
            P_7 = R_4*x_3 + R_6*x_1 - R_5*x_2 - R_7*x_0
            # D from P R
            D_0 = -P_1*R_1 - P_2*R_2 - P_3*R_3 - P_7*R_7
            D_1 = -P_0*R_1 - P_2*R_4 - P_3*R_5 - P_6*R_7
            D_2 = P_1*R_4 + P_5*R_7 - P_0*R_2 - P_3*R_6
            D_3 = P_1*R_5 + P_2*R_6 - P_0*R_3 - P_4*R_7
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich_unit__even__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1
    """
    return _run(_sandwich_unit__even__vector, (8, 4), 4, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 66 multiplications, 54 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((6, 32), R.dtype)
    tile_out = np.empty((6, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
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
            # P from R x
            P_0 = R_0*x_0 + R_2*x_3 + R_3*x_4 - R_4*x_1 - R_5*x_2 - R_7*x_5
            P_1 = R_0*x_1 + R_3*x_5 + R_4*x_0 + R_7*x_4 - R_1*x_3 - R_6*x_2
            P_2 = R_0*x_2 + R_5*x_0 + R_6*x_1 - R_1*x_4 - R_2*x_5 - R_7*x_3
            P_3 = R_0*x_3 + R_2*x_0 + R_5*x_5 + R_7*x_2 - R_1*x_1 - R_6*x_4
            P_4 = R_0*x_4 + R_3*x_0 + R_6*x_3 - R_1*x_2 - R_4*x_5 - R_7*x_1
            P_5 = R_0*x_5 + R_3*x_1 + R_4*x_4 + R_7*x_0 - R_2*x_2 - R_5*x_3
            # D from P R
            D_0 = P_3*R_2 + P_4*R_3 - P_1*R_4 - P_2*R_5
            D_1 = P_0*R_4 + P_5*R_3 - P_2*R_6 - P_3*R_1
            D_2 = P_0*R_5 + P_1*R_6 - P_4*R_1 - P_5*R_2
            D_3 = P_0*R_2 + P_5*R_5 - P_1*R_1 - P_4*R_6
            D_4 = P_0*R_3 + P_3*R_6 - P_2*R_1 - P_5*R_4
            D_5 = P_1*R_3 + P_4*R_4 - P_2*R_2 - P_3*R_5
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
            tile_out[5, e] = x_5 + c2*D_5
        for e in range(width):
            for k in range(6):
                out[(start + e) * 6 + k] = tile_out[k, e]


def sandwich_unit__even__bivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2
    """
    return _run(_sandwich_unit__even__bivector, (8, 6), 6, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 52 multiplications, 40 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P from R x
            P_0 = R_0*x_0 + R_5*x_2 - R_3*x_3 - R_6*x_1
            P_1 = R_0*x_1 + R_2*x_3 + R_6*x_0 - R_4*x_2
            P_2 = R_0*x_2 + R_4*x_1 - R_1*x_3 - R_5*x_0
            P_3 = R_0*x_3 + R_2*x_1 - R_1*x_2 - R_3*x_0
            P_4 = R_1*x_0 + R_5*x_3 - R_3*x_2 - R_7*x_1
            P_5 = R_1*x_1 + R_2*x_2 + R_7*x_0 - R_4*x_3
            P_6 = R_7*x_2 - R_2*x_0 - R_3*x_1 - R_6*x_3
            P_7 = R_7*x_3 - R_4*x_0 - R_5*x_1 - R_6*x_2
            # D from P R
            D_0 = P_2*R_5 + P_5*R_7 - P_1*R_6 - P_3*R_3
            D_1 = P_0*R_6 + P_3*R_2 - P_2*R_4 - P_4*R_7
            D_2 = P_1*R_4 + P_6*R_7 - P_0*R_5 - P_3*R_1
            D_3 = P_1*R_2 + P_7*R_7 - P_0*R_3 - P_2*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich_unit__even__trivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3
    """
    return _run(_sandwich_unit__even__trivector, (8, 4), 4, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__g4(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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


def sandwich_unit__even__g4(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4
    """
    return _run(_sandwich_unit__even__g4, (8, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 66 multiplications, 54 additions."""
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
            P_0 = R_0*x_1 + R_2*x_4 + R_3*x_5 - R_4*x_2 - R_5*x_3 - R_7*x_6
            P_1 = R_0*x_2 + R_3*x_6 + R_4*x_1 + R_7*x_5 - R_1*x_4 - R_6*x_3
            P_2 = R_0*x_3 + R_5*x_1 + R_6*x_2 - R_1*x_5 - R_2*x_6 - R_7*x_4
            P_3 = R_0*x_4 + R_2*x_1 + R_5*x_6 + R_7*x_3 - R_1*x_2 - R_6*x_5
            P_4 = R_0*x_5 + R_3*x_1 + R_6*x_4 - R_1*x_3 - R_4*x_6 - R_7*x_2
            P_5 = R_0*x_6 + R_3*x_2 + R_4*x_5 + R_7*x_1 - R_2*x_3 - R_5*x_4
            # D from P R
            D_0 = P_3*R_2 + P_4*R_3 - P_1*R_4 - P_2*R_5
            D_1 = P_0*R_4 + P_5*R_3 - P_2*R_6 - P_3*R_1
            D_2 = P_0*R_5 + P_1*R_6 - P_4*R_1 - P_5*R_2
            D_3 = P_0*R_2 + P_5*R_5 - P_1*R_1 - P_4*R_6
            D_4 = P_0*R_3 + P_3*R_6 - P_2*R_1 - P_5*R_4
            D_5 = P_1*R_3 + P_4*R_4 - P_2*R_2 - P_3*R_5
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


def sandwich_unit__even__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    return _run(_sandwich_unit__even__even, (8, 8), 8, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 170 multiplications, 134 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            P_0 = R_0*x_1 - R_1*x_2 - R_2*x_3 - R_3*x_4
            P_1 = R_0*x_2 - R_1*x_1 - R_4*x_3 - R_5*x_4
            P_2 = R_0*x_3 + R_4*x_2 - R_2*x_1 - R_6*x_4
            P_3 = R_0*x_4 + R_5*x_2 + R_6*x_3 - R_3*x_1
            P_4 = R_1*x_3 + R_4*x_1 - R_2*x_2 - R_7*x_4
            P_5 = R_1*x_4 + R_5*x_1 + R_7*x_3 - R_3*x_2
            P_6 = R_2*x_4 + R_6*x_1 - R_3*x_3 - R_7*x_2
            P_7 = R_4*x_4 + R_6*x_2 - R_5*x_3 - R_7*x_1
            P_8 = R_0*x_5 + R_2*x_8 + R_3*x_9 - R_4*x_6 - R_5*x_7 - R_7*x_10
            P_9 = R_0*x_6 + R_3*x_10 + R_4*x_5 + R_7*x_9 - R_1*x_8 - R_6*x_7
            P_10 = R_0*x_7 + R_5*x_5 + R_6*x_6 - R_1*x_9 - R_2*x_10 - R_7*x_8
            P_11 = R_0*x_8 + R_2*x_5 + R_5*x_10 + R_7*x_7 - R_1*x_6 - R_6*x_9
            P_12 = R_0*x_9 + R_3*x_5 + R_6*x_8 - R_1*x_7 - R_4*x_10 - R_7*x_6
            P_13 = R_0*x_10 + R_3*x_6 + R_4*x_9 + R_7*x_5 - R_2*x_7 - R_5*x_8
            P_14 = R_0*x_11 + R_5*x_13 - R_3*x_14 - R_6*x_12
            P_15 = R_0*x_12 + R_2*x_14 + R_6*x_11 - R_4*x_13
            P_16 = R_0*x_13 + R_4*x_12 - R_1*x_14 - R_5*x_11
            P_17 = R_0*x_14 + R_2*x_12 - R_1*x_13 - R_3*x_11
            P_18 = R_1*x_11 + R_5*x_14 - R_3*x_13 - R_7*x_12
            P_19 = R_1*x_12 + R_2*x_13 + R_7*x_11 - R_4*x_14
            P_20 = R_7*x_13 - R_2*x_11 - R_3*x_12 - R_6*x_14
            P_21 = R_7*x_14 - R_4*x_11 - R_5*x_12 - R_6*x_13
            # D from P R
            D_0 = -P_1*R_1 - P_2*R_2 - P_3*R_3 - P_7*R_7
            D_1 = -P_0*R_1 - P_2*R_4 - P_3*R_5 - P_6*R_7
            D_2 = P_1*R_4 + P_5*R_7 - P_0*R_2 - P_3*R_6
            D_3 = P_1*R_5 + P_2*R_6 - P_0*R_3 - P_4*R_7
            D_4 = P_11*R_2 + P_12*R_3 - P_9*R_4 - P_10*R_5
            D_5 = P_8*R_4 + P_13*R_3 - P_10*R_6 - P_11*R_1
            D_6 = P_8*R_5 + P_9*R_6 - P_12*R_1 - P_13*R_2
            D_7 = P_8*R_2 + P_13*R_5 - P_9*R_1 - P_12*R_6
            D_8 = P_8*R_3 + P_11*R_6 - P_10*R_1 - P_13*R_4
            D_9 = P_9*R_3 + P_12*R_4 - P_10*R_2 - P_11*R_5
            D_10 = P_16*R_5 + P_19*R_7 - P_15*R_6 - P_17*R_3
            D_11 = P_14*R_6 + P_17*R_2 - P_16*R_4 - P_18*R_7
            D_12 = P_15*R_4 + P_20*R_7 - P_14*R_5 - P_17*R_1
            D_13 = P_15*R_2 + P_21*R_7 - P_14*R_3 - P_16*R_1
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
            tile_out[15, e] = x_15
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich_unit__even__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_sandwich_unit__even__full, (8, 16), 16, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__g0_2__scalar, (7, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 32 multiplications, 24 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P from R x
            P_0 = R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3
            P_1 = R_0*x_1 - R_1*x_0 - R_4*x_2 - R_5*x_3
            P_2 = R_0*x_2 + R_4*x_1 - R_2*x_0 - R_6*x_3
            P_3 = R_0*x_3 + R_5*x_1 + R_6*x_2 - R_3*x_0
            # D from P R
            D_0 = -P_1*R_1 - P_2*R_2 - P_3*R_3
            D_1 = -P_0*R_1 - P_2*R_4 - P_3*R_5
            D_2 = P_1*R_4 - P_0*R_2 - P_3*R_6
            D_3 = P_1*R_5 + P_2*R_6 - P_0*R_3
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich_unit__g0_2__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1
    """
    return _run(_sandwich_unit__g0_2__vector, (7, 4), 4, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 60 multiplications, 48 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((6, 32), R.dtype)
    tile_out = np.empty((6, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
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
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            # P from R x
            P_0 = R_0*x_0 + R_2*x_3 + R_3*x_4 - R_4*x_1 - R_5*x_2
            P_1 = R_0*x_1 + R_3*x_5 + R_4*x_0 - R_1*x_3 - R_6*x_2
            P_2 = R_0*x_2 + R_5*x_0 + R_6*x_1 - R_1*x_4 - R_2*x_5
            P_3 = R_0*x_3 + R_2*x_0 + R_5*x_5 - R_1*x_1 - R_6*x_4
            P_4 = R_0*x_4 + R_3*x_0 + R_6*x_3 - R_1*x_2 - R_4*x_5
            P_5 = R_0*x_5 + R_3*x_1 + R_4*x_4 - R_2*x_2 - R_5*x_3
            # D from P R
            D_0 = P_3*R_2 + P_4*R_3 - P_1*R_4 - P_2*R_5
            D_1 = P_0*R_4 + P_5*R_3 - P_2*R_6 - P_3*R_1
            D_2 = P_0*R_5 + P_1*R_6 - P_4*R_1 - P_5*R_2
            D_3 = P_0*R_2 + P_5*R_5 - P_1*R_1 - P_4*R_6
            D_4 = P_0*R_3 + P_3*R_6 - P_2*R_1 - P_5*R_4
            D_5 = P_1*R_3 + P_4*R_4 - P_2*R_2 - P_3*R_5
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
            tile_out[5, e] = x_5 + c2*D_5
        for e in range(width):
            for k in range(6):
                out[(start + e) * 6 + k] = tile_out[k, e]


def sandwich_unit__g0_2__bivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2
    """
    return _run(_sandwich_unit__g0_2__bivector, (7, 6), 6, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 32 multiplications, 24 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P from R x
            P_0 = R_0*x_0 + R_5*x_2 - R_3*x_3 - R_6*x_1
            P_1 = R_0*x_1 + R_2*x_3 + R_6*x_0 - R_4*x_2
            P_2 = R_0*x_2 + R_4*x_1 - R_1*x_3 - R_5*x_0
            P_3 = R_0*x_3 + R_2*x_1 - R_1*x_2 - R_3*x_0
            # D from P R
            D_0 = P_2*R_5 - P_1*R_6 - P_3*R_3
            D_1 = P_0*R_6 + P_3*R_2 - P_2*R_4
            D_2 = P_1*R_4 - P_0*R_5 - P_3*R_1
            D_3 = P_1*R_2 - P_0*R_3 - P_2*R_1
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich_unit__g0_2__trivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3
    """
    return _run(_sandwich_unit__g0_2__trivector, (7, 4), 4, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__g4(count, R, R_step, x, x_step, out):
    """Run the unrolled form: none."""
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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


def sandwich_unit__g0_2__g4(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4
    """
    return _run(_sandwich_unit__g0_2__g4, (7, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 60 multiplications, 48 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((8, 32), R.dtype)
    tile_out = np.empty((8, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            P_0 = R_0*x_1 + R_2*x_4 + R_3*x_5 - R_4*x_2 - R_5*x_3
            P_1 = R_0*x_2 + R_3*x_6 + R_4*x_1 - R_1*x_4 - R_6*x_3
            P_2 = R_0*x_3 + R_5*x_1 + R_6*x_2 - R_1*x_5 - R_2*x_6
            P_3 = R_0*x_4 + R_2*x_1 + R_5*x_6 - R_1*x_2 - R_6*x_5
            P_4 = R_0*x_5 + R_3*x_1 + R_6*x_4 - R_1*x_3 - R_4*x_6
            P_5 = R_0*x_6 + R_3*x_2 + R_4*x_5 - R_2*x_3 - R_5*x_4
            # D from P R
            D_0 = P_3*R_2 + P_4*R_3 - P_1*R_4 - P_2*R_5
            D_1 = P_0*R_4 + P_5*R_3 - P_2*R_6 - P_3*R_1
            D_2 = P_0*R_5 + P_1*R_6 - P_4*R_1 - P_5*R_2
            D_3 = P_0*R_2 + P_5*R_5 - P_1*R_1 - P_4*R_6
            D_4 = P_0*R_3 + P_3*R_6 - P_2*R_1 - P_5*R_4
            D_5 = P_1*R_3 + P_4*R_4 - P_2*R_2 - P_3*R_5
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


def sandwich_unit__g0_2__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    return _run(_sandwich_unit__g0_2__even, (7, 8), 8, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 124 multiplications, 96 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            P_0 = R_0*x_1 - R_1*x_2 - R_2*x_3 - R_3*x_4
            P_1 = R_0*x_2 - R_1*x_1 - R_4*x_3 - R_5*x_4
            P_2 = R_0*x_3 + R_4*x_2 - R_2*x_1 - R_6*x_4
            P_3 = R_0*x_4 + R_5*x_2 + R_6*x_3 - R_3*x_1
            P_4 = R_0*x_5 + R_2*x_8 + R_3*x_9 - R_4*x_6 - R_5*x_7
            P_5 = R_0*x_6 + R_3*x_10 + R_4*x_5 - R_1*x_8 - R_6*x_7
            P_6 = R_0*x_7 + R_5*x_5 + R_6*x_6 - R_1*x_9 - R_2*x_10
            P_7 = R_0*x_8 + R_2*x_5 + R_5*x_10 - R_1*x_6 - R_6*x_9
            P_8 = R_0*x_9 + R_3*x_5 + R_6*x_8 - R_1*x_7 - R_4*x_10
            P_9 = R_0*x_10 + R_3*x_6 + R_4*x_9 - R_2*x_7 - R_5*x_8
            P_10 = R_0*x_11 + R_5*x_13 - R_3*x_14 - R_6*x_12
            P_11 = R_0*x_12 + R_2*x_14 + R_6*x_11 - R_4*x_13
            P_12 = R_0*x_13 + R_4*x_12 - R_1*x_14 - R_5*x_11
            P_13 = R_0*x_14 + R_2*x_12 - R_1*x_13 - R_3*x_11
            # D from P R
            D_0 = -P_1*R_1 - P_2*R_2 - P_3*R_3
            D_1 = -P_0*R_1 - P_2*R_4 - P_3*R_5
            D_2 = P_1*R_4 - P_0*R_2 - P_3*R_6
            D_3 = P_1*R_5 + P_2*R_6 - P_0*R_3
            D_4 = P_7*R_2 + P_8*R_3 - P_5*R_4 - P_6*R_5
            D_5 = P_4*R_4 + P_9*R_3 - P_6*R_6 - P_7*R_1
            D_6 = P_4*R_5 + P_5*R_6 - P_8*R_1 - P_9*R_2
            D_7 = P_4*R_2 + P_9*R_5 - P_5*R_1 - P_8*R_6
            D_8 = P_4*R_3 + P_7*R_6 - P_6*R_1 - P_9*R_4
            D_9 = P_5*R_3 + P_8*R_4 - P_6*R_2 - P_7*R_5
            D_10 = P_12*R_5 - P_11*R_6 - P_13*R_3
            D_11 = P_10*R_6 + P_13*R_2 - P_12*R_4
            D_12 = P_11*R_4 - P_10*R_5 - P_13*R_1
            D_13 = P_11*R_2 - P_10*R_3 - P_12*R_1
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
            tile_out[15, e] = x_15
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich_unit__g0_2__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_sandwich_unit__g0_2__full, (7, 16), 16, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__scalar(count, R, R_step, x, x_step, out):
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


def sandwich_unit__vector__scalar(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__vector__scalar, (4, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 12 multiplications, 7 additions."""
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
            P_0 = R_1*x_1 + R_2*x_2 + R_3*x_3 - R_0*x_0
            # D from P R
            D_0 = P_0*R_0
            D_1 = P_0*R_1
            D_2 = P_0*R_2
            D_3 = P_0*R_3
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich_unit__vector__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1
    """
    return _run(_sandwich_unit__vector__vector, (4, 4), 4, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 30 multiplications, 20 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((6, 32), R.dtype)
    tile_out = np.empty((6, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
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
            # P from R x
            P_0 = R_0*x_0 + R_2*x_3 + R_3*x_4
            P_1 = R_0*x_1 + R_3*x_5 - R_1*x_3
            P_2 = R_0*x_2 - R_1*x_4 - R_2*x_5
            P_3 = R_1*x_0 + R_2*x_1 + R_3*x_2
            # D from P R
            D_0 = P_3*R_1 - P_0*R_0
            D_1 = P_3*R_2 - P_1*R_0
            D_2 = P_3*R_3 - P_2*R_0
            D_3 = P_0*R_2 - P_1*R_1
            D_4 = P_0*R_3 - P_2*R_1
            D_5 = P_1*R_3 - P_2*R_2
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
            tile_out[5, e] = x_5 + c2*D_5
        for e in range(width):
            for k in range(6):
                out[(start + e) * 6 + k] = tile_out[k, e]


def sandwich_unit__vector__bivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2
    """
    return _run(_sandwich_unit__vector__bivector, (4, 6), 6, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 28 multiplications, 18 additions."""
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
            P_0 = R_3*x_3 - R_0*x_0
            P_1 = -R_0*x_1 - R_2*x_3
            P_2 = R_1*x_3 - R_0*x_2
            P_3 = R_3*x_2 - R_1*x_0
            P_4 = -R_1*x_1 - R_2*x_2
            P_5 = R_2*x_0 + R_3*x_1
            # D from P R
            D_0 = P_0*R_0 + P_5*R_2 - P_3*R_1
            D_1 = P_1*R_0 + P_5*R_3 - P_4*R_1
            D_2 = P_2*R_0 + P_3*R_3 - P_4*R_2
            D_3 = P_0*R_3 + P_2*R_1 - P_1*R_2
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich_unit__vector__trivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3
    """
    return _run(_sandwich_unit__vector__trivector, (4, 4), 4, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__g4(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 8 multiplications, 3 additions."""
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
            P_0 = R_3*x_0
            P_1 = -R_2*x_0
            P_2 = R_1*x_0
            P_3 = R_0*x_0
            # out = P ~R
            tile_out[0, e] = P_0*R_3 + P_2*R_1 - P_1*R_2 - P_3*R_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich_unit__vector__g4(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 4), vector: grades 1
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4
    """
    return _run(_sandwich_unit__vector__g4, (4, 1), 1, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 39 multiplications, 24 additions."""
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
            P_0 = R_0*x_1 + R_2*x_4 + R_3*x_5
            P_1 = R_0*x_2 + R_3*x_6 - R_1*x_4
            P_2 = R_0*x_3 - R_1*x_5 - R_2*x_6
            P_3 = R_1*x_1 + R_2*x_2 + R_3*x_3
            P_4 = R_0*x_7
            P_5 = R_1*x_7
            P_6 = -R_2*x_7
            P_7 = R_3*x_7
            # D from P R
            D_0 = P_3*R_1 - P_0*R_0
            D_1 = P_3*R_2 - P_1*R_0
            D_2 = P_3*R_3 - P_2*R_0
            D_3 = P_0*R_2 - P_1*R_1
            D_4 = P_0*R_3 - P_2*R_1
            D_5 = P_1*R_3 - P_2*R_2
            D_6 = P_5*R_1 + P_7*R_3 - P_4*R_0 - P_6*R_2
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


def sandwich_unit__vector__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    return _run(_sandwich_unit__vector__even, (4, 8), 8, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 79 multiplications, 49 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
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
            P_0 = R_1*x_2 + R_2*x_3 + R_3*x_4 - R_0*x_1
            P_1 = R_0*x_5 + R_2*x_8 + R_3*x_9
            P_2 = R_0*x_6 + R_3*x_10 - R_1*x_8
            P_3 = R_0*x_7 - R_1*x_9 - R_2*x_10
            P_4 = R_1*x_5 + R_2*x_6 + R_3*x_7
            P_5 = R_3*x_14 - R_0*x_11
            P_6 = -R_0*x_12 - R_2*x_14
            P_7 = R_1*x_14 - R_0*x_13
            P_8 = R_3*x_13 - R_1*x_11
            P_9 = -R_1*x_12 - R_2*x_13
            P_10 = R_2*x_11 + R_3*x_12
            P_11 = R_0*x_15
            P_12 = R_1*x_15
            P_13 = -R_2*x_15
            P_14 = R_3*x_15
            # D from P R
            D_0 = P_0*R_0
            D_1 = P_0*R_1
            D_2 = P_0*R_2
            D_3 = P_0*R_3
            D_4 = P_4*R_1 - P_1*R_0
            D_5 = P_4*R_2 - P_2*R_0
            D_6 = P_4*R_3 - P_3*R_0
            D_7 = P_1*R_2 - P_2*R_1
            D_8 = P_1*R_3 - P_3*R_1
            D_9 = P_2*R_3 - P_3*R_2
            D_10 = P_5*R_0 + P_10*R_2 - P_8*R_1
            D_11 = P_6*R_0 + P_10*R_3 - P_9*R_1
            D_12 = P_7*R_0 + P_8*R_3 - P_9*R_2
            D_13 = P_5*R_3 + P_7*R_1 - P_6*R_2
            D_14 = P_12*R_1 + P_14*R_3 - P_11*R_0 - P_13*R_2
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


def sandwich_unit__vector__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_sandwich_unit__vector__full, (4, 16), 16, (R, x), out, (2, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__full__full(count, R, R_step, x, x_step, out):
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
                R_0*x_0 + R_2*x_2 + R_3*x_3 + R_4*x_4 + R_5*x_5 + R_6*x_6 + R_7*x_7 + R_11*x_11
                + R_12*x_12 + R_13*x_13 - R_1*x_1 - R_8*x_8 - R_9*x_9 - R_10*x_10 - R_14*x_14 -
                R_15*x_15
            )
            P_1 = (
                R_0*x_1 + R_1*x_0 + R_2*x_5 + R_3*x_6 + R_4*x_7 + R_15*x_14 - R_5*x_2 - R_6*x_3
                - R_7*x_4 - R_8*x_11 - R_9*x_12 - R_10*x_13 - R_11*x_8 - R_12*x_9 - R_13*x_10 -
                R_14*x_15
            )
            P_2 = (
                R_0*x_2 + R_1*x_5 + R_2*x_0 + R_3*x_8 + R_4*x_9 + R_15*x_13 - R_5*x_1 - R_6*x_11
                - R_7*x_12 - R_8*x_3 - R_9*x_4 - R_10*x_14 - R_11*x_6 - R_12*x_7 - R_13*x_15 -
                R_14*x_10
            )
            P_3 = (
                R_0*x_5 + R_2*x_1 + R_3*x_11 + R_4*x_12 + R_5*x_0 + R_6*x_8 + R_7*x_9 + R_11*x_3
                + R_12*x_4 + R_13*x_14 - R_1*x_2 - R_8*x_6 - R_9*x_7 - R_10*x_15 - R_14*x_13 -
                R_15*x_10
            )
            P_4 = (
                R_0*x_3 + R_1*x_6 + R_3*x_0 + R_4*x_10 + R_5*x_11 + R_8*x_2 + R_9*x_14 +
                R_11*x_5 + R_12*x_15 + R_14*x_9 - R_2*x_8 - R_6*x_1 - R_7*x_13 - R_10*x_4 -
                R_13*x_7 - R_15*x_12
            )
            P_5 = (
                R_0*x_6 + R_3*x_1 + R_4*x_13 + R_6*x_0 + R_7*x_10 + R_8*x_5 + R_9*x_15 +
                R_13*x_4 + R_14*x_12 + R_15*x_9 - R_1*x_3 - R_2*x_11 - R_5*x_8 - R_10*x_7 -
                R_11*x_2 - R_12*x_14
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
                R_0*x_4 + R_1*x_7 + R_4*x_0 + R_5*x_12 + R_6*x_13 + R_9*x_2 + R_10*x_3 +
                R_12*x_5 + R_13*x_6 + R_15*x_11 - R_2*x_9 - R_3*x_10 - R_7*x_1 - R_8*x_14 -
                R_11*x_15 - R_14*x_8
            )
            P_9 = (
                R_0*x_7 + R_4*x_1 + R_7*x_0 + R_9*x_5 + R_10*x_6 + R_11*x_14 - R_1*x_4 -
                R_2*x_12 - R_3*x_13 - R_5*x_9 - R_6*x_10 - R_8*x_15 - R_12*x_2 - R_13*x_3 -
                R_14*x_11 - R_15*x_8
            )
            P_10 = (
                R_0*x_9 + R_4*x_2 + R_7*x_5 + R_9*x_0 + R_10*x_8 + R_11*x_13 - R_1*x_12 -
                R_2*x_4 - R_3*x_14 - R_5*x_7 - R_6*x_15 - R_8*x_10 - R_12*x_1 - R_13*x_11 -
                R_14*x_3 - R_15*x_6
            )
            P_11 = (
                R_0*x_12 + R_1*x_9 + R_4*x_5 + R_5*x_4 + R_6*x_14 + R_9*x_1 + R_10*x_11 +
                R_12*x_0 + R_13*x_8 + R_15*x_3 - R_2*x_7 - R_3*x_15 - R_7*x_2 - R_8*x_13 -
                R_11*x_10 - R_14*x_6
            )
            P_12 = (
                R_0*x_10 + R_2*x_14 + R_4*x_3 + R_5*x_15 + R_7*x_6 + R_8*x_9 + R_10*x_0 +
                R_12*x_11 + R_14*x_2 + R_15*x_5 - R_1*x_13 - R_3*x_4 - R_6*x_7 - R_9*x_8 -
                R_11*x_12 - R_13*x_1
            )
            P_13 = (
                R_0*x_13 + R_1*x_10 + R_2*x_15 + R_4*x_6 + R_6*x_4 + R_8*x_12 + R_10*x_1 +
                R_11*x_9 + R_13*x_0 + R_14*x_5 - R_3*x_7 - R_5*x_14 - R_7*x_3 - R_9*x_11 -
                R_12*x_8 - R_15*x_2
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
                P_0*R_0 + P_1*R_1 + P_6*R_8 + P_7*R_11 + P_10*R_9 + P_11*R_12 + P_12*R_10 +
                P_13*R_13 - P_2*R_2 - P_3*R_5 - P_4*R_3 - P_5*R_6 - P_8*R_4 - P_9*R_7 -
                P_14*R_14 - P_15*R_15
            )
            N_1 = (
                P_0*R_1 + P_1*R_0 + P_6*R_11 + P_7*R_8 + P_10*R_12 + P_11*R_9 + P_12*R_13 +
                P_13*R_10 - P_2*R_5 - P_3*R_2 - P_4*R_6 - P_5*R_3 - P_8*R_7 - P_9*R_4 -
                P_14*R_15 - P_15*R_14
            )
            N_2 = (
                P_0*R_2 + P_2*R_0 + P_5*R_11 + P_7*R_6 + P_9*R_12 + P_11*R_7 + P_12*R_14 +
                P_14*R_10 - P_1*R_5 - P_3*R_1 - P_4*R_8 - P_6*R_3 - P_8*R_9 - P_10*R_4 -
                P_13*R_15 - P_15*R_13
            )
            N_3 = (
                P_0*R_3 + P_2*R_8 + P_4*R_0 + P_6*R_2 + P_9*R_13 + P_11*R_15 + P_13*R_7 +
                P_15*R_12 - P_1*R_6 - P_3*R_11 - P_5*R_1 - P_7*R_5 - P_8*R_10 - P_10*R_14 -
                P_12*R_4 - P_14*R_9
            )
            N_4 = (
                P_0*R_4 + P_2*R_9 + P_4*R_10 + P_6*R_14 + P_8*R_0 + P_10*R_2 + P_12*R_3 +
                P_14*R_8 - P_1*R_7 - P_3*R_12 - P_5*R_13 - P_7*R_15 - P_9*R_1 - P_11*R_5 -
                P_13*R_6 - P_15*R_11
            )
            N_5 = (
                P_1*R_2 + P_3*R_0 + P_4*R_11 + P_6*R_6 + P_8*R_12 + P_10*R_7 + P_13*R_14 +
                P_15*R_10 - P_0*R_5 - P_2*R_1 - P_5*R_8 - P_7*R_3 - P_9*R_9 - P_11*R_4 -
                P_12*R_15 - P_14*R_13
            )
            N_6 = (
                P_1*R_3 + P_3*R_8 + P_5*R_0 + P_7*R_2 + P_8*R_13 + P_10*R_15 + P_12*R_7 +
                P_14*R_12 - P_0*R_6 - P_2*R_11 - P_4*R_1 - P_6*R_5 - P_9*R_10 - P_11*R_14 -
                P_13*R_4 - P_15*R_9
            )
            N_7 = (
                P_1*R_4 + P_3*R_9 + P_5*R_10 + P_7*R_14 + P_9*R_0 + P_11*R_2 + P_13*R_3 +
                P_15*R_8 - P_0*R_7 - P_2*R_12 - P_4*R_13 - P_6*R_15 - P_8*R_1 - P_10*R_5 -
                P_12*R_6 - P_14*R_11
            )
            N_8 = (
                P_2*R_3 + P_3*R_6 + P_6*R_0 + P_7*R_1 + P_8*R_14 + P_9*R_15 + P_12*R_9 +
                P_13*R_12 - P_0*R_8 - P_1*R_11 - P_4*R_2 - P_5*R_5 - P_10*R_10 - P_11*R_13 -
                P_14*R_4 - P_15*R_7
            )
            N_9 = (
                P_2*R_4 + P_3*R_7 + P_6*R_10 + P_7*R_13 + P_10*R_0 + P_11*R_1 + P_14*R_3 +
                P_15*R_6 - P_0*R_9 - P_1*R_12 - P_4*R_14 - P_5*R_15 - P_8*R_2 - P_9*R_5 -
                P_12*R_8 - P_13*R_11
            )
            N_10 = (
                P_2*R_14 + P_3*R_15 + P_4*R_4 + P_5*R_7 + P_10*R_8 + P_11*R_11 + P_12*R_0 +
                P_13*R_1 - P_0*R_10 - P_1*R_13 - P_6*R_9 - P_7*R_12 - P_8*R_3 - P_9*R_6 -
                P_14*R_2 - P_15*R_5
            )
            N_11 = (
                P_2*R_6 + P_3*R_3 + P_6*R_1 + P_7*R_0 + P_8*R_15 + P_9*R_14 + P_12*R_12 +
                P_13*R_9 - P_0*R_11 - P_1*R_8 - P_4*R_5 - P_5*R_2 - P_10*R_13 - P_11*R_10 -
                P_14*R_7 - P_15*R_4
            )
            N_12 = (
                P_2*R_7 + P_3*R_4 + P_6*R_13 + P_7*R_10 + P_10*R_1 + P_11*R_0 + P_14*R_6 +
                P_15*R_3 - P_0*R_12 - P_1*R_9 - P_4*R_15 - P_5*R_14 - P_8*R_5 - P_9*R_2 -
                P_12*R_11 - P_13*R_8
            )
            N_13 = (
                P_2*R_15 + P_3*R_14 + P_4*R_7 + P_5*R_4 + P_10*R_11 + P_11*R_8 + P_12*R_1 +
                P_13*R_0 - P_0*R_13 - P_1*R_10 - P_6*R_12 - P_7*R_9 - P_8*R_6 - P_9*R_3 -
                P_14*R_5 - P_15*R_2
            )
            N_14 = (
                P_1*R_15 + P_3*R_13 + P_4*R_9 + P_6*R_4 + P_9*R_11 + P_11*R_6 + P_12*R_2 +
                P_14*R_0 - P_0*R_14 - P_2*R_10 - P_5*R_12 - P_7*R_7 - P_8*R_8 - P_10*R_3 -
                P_13*R_5 - P_15*R_1
            )
            N_15 = (
                P_0*R_15 + P_2*R_13 + P_5*R_9 + P_7*R_4 + P_8*R_11 + P_10*R_6 + P_13*R_2 +
                P_15*R_0 - P_1*R_14 - P_3*R_10 - P_4*R_12 - P_6*R_7 - P_9*R_8 - P_11*R_3 -
                P_12*R_5 - P_14*R_1
            )
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_8*R_8 + R_9*R_9 + R_10*R_10 + R_11*R_11 + R_12*R_12 +
                R_13*R_13 - R_2*R_2 - R_3*R_3 - R_4*R_4 - R_5*R_5 - R_6*R_6 - R_7*R_7 -
                R_14*R_14 - R_15*R_15
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


def sandwich__full__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), full: grades 0, 1, 2, 3, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    _check_versor(_versor_defect__full, 4, 16, R)
    return _run(_sandwich__full__full, (16, 16), 16, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 24 multiplications, 14 additions, 1 divisions."""
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0
            P_1 = R_1*x_0
            P_2 = R_2*x_0
            P_3 = R_4*x_0
            P_4 = R_3*x_0
            P_5 = R_5*x_0
            P_6 = R_6*x_0
            P_7 = R_7*x_0
            # N = P ~R
            N_0 = P_0*R_0 + P_3*R_4 + P_5*R_5 + P_6*R_6 - P_1*R_1 - P_2*R_2 - P_4*R_3 - P_7*R_7
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3 - R_7*R_7
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__even__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__scalar, (8, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 72 multiplications, 59 additions, 4 divisions."""
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3
            P_1 = R_0*x_1 - R_1*x_0 - R_4*x_2 - R_5*x_3
            P_2 = R_0*x_2 + R_4*x_1 - R_2*x_0 - R_6*x_3
            P_3 = R_1*x_2 + R_4*x_0 - R_2*x_1 - R_7*x_3
            P_4 = R_0*x_3 + R_5*x_1 + R_6*x_2 - R_3*x_0
            P_5 = R_1*x_3 + R_5*x_0 + R_7*x_2 - R_3*x_1
            P_6 = R_2*x_3 + R_6*x_0 - R_3*x_2 - R_7*x_1
            P_7 = R_4*x_3 + R_6*x_1 - R_5*x_2 - R_7*x_0
            # N = P ~R
            N_0 = P_0*R_0 + P_3*R_4 + P_5*R_5 + P_6*R_6 - P_1*R_1 - P_2*R_2 - P_4*R_3 - P_7*R_7
            N_1 = P_1*R_0 + P_3*R_2 + P_5*R_3 + P_7*R_6 - P_0*R_1 - P_2*R_4 - P_4*R_5 - P_6*R_7
            N_2 = P_1*R_4 + P_2*R_0 + P_5*R_7 + P_6*R_3 - P_0*R_2 - P_3*R_1 - P_4*R_6 - P_7*R_5
            N_3 = P_1*R_5 + P_2*R_6 + P_4*R_0 + P_7*R_4 - P_0*R_3 - P_3*R_7 - P_5*R_1 - P_6*R_2
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3 - R_7*R_7
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich__even__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__vector, (8, 4), 4, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 104 multiplications, 89 additions, 6 divisions."""
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((6, 32), R.dtype)
    tile_out = np.empty((6, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
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
            # P = R_even x + R_odd x^
            P_0 = R_1*x_0 + R_2*x_1 + R_3*x_2 - R_4*x_3 - R_5*x_4 - R_6*x_5
            P_1 = R_0*x_0 + R_2*x_3 + R_3*x_4 - R_4*x_1 - R_5*x_2 - R_7*x_5
            P_2 = R_0*x_1 + R_3*x_5 + R_4*x_0 + R_7*x_4 - R_1*x_3 - R_6*x_2
            P_3 = R_0*x_3 + R_2*x_0 + R_5*x_5 + R_7*x_2 - R_1*x_1 - R_6*x_4
            P_4 = R_0*x_2 + R_5*x_0 + R_6*x_1 - R_1*x_4 - R_2*x_5 - R_7*x_3
            P_5 = R_0*x_4 + R_3*x_0 + R_6*x_3 - R_1*x_2 - R_4*x_5 - R_7*x_1
            P_6 = R_0*x_5 + R_3*x_1 + R_4*x_4 + R_7*x_0 - R_2*x_2 - R_5*x_3
            P_7 = R_1*x_5 + R_3*x_3 + R_4*x_2 + R_6*x_0 - R_2*x_4 - R_5*x_1
            # N = P ~R
            N_0 = P_1*R_0 + P_3*R_2 + P_5*R_3 + P_7*R_6 - P_0*R_1 - P_2*R_4 - P_4*R_5 - P_6*R_7
            N_1 = P_1*R_4 + P_2*R_0 + P_5*R_7 + P_6*R_3 - P_0*R_2 - P_3*R_1 - P_4*R_6 - P_7*R_5
            N_2 = P_1*R_5 + P_2*R_6 + P_4*R_0 + P_7*R_4 - P_0*R_3 - P_3*R_7 - P_5*R_1 - P_6*R_2
            N_3 = P_1*R_2 + P_3*R_0 + P_4*R_7 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 - P_7*R_3
            N_4 = P_1*R_3 + P_3*R_6 + P_5*R_0 + P_7*R_2 - P_0*R_5 - P_2*R_7 - P_4*R_1 - P_6*R_4
            N_5 = P_1*R_7 + P_2*R_3 + P_5*R_4 + P_6*R_0 - P_0*R_6 - P_3*R_5 - P_4*R_2 - P_7*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3 - R_7*R_7
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
        for e in range(width):
            for k in range(6):
                out[(start + e) * 6 + k] = tile_out[k, e]


def sandwich__even__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__bivector, (8, 6), 6, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 72 multiplications, 59 additions, 4 divisions."""
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P = R_even x + R_odd x^
            P_0 = R_7*x_3 - R_4*x_0 - R_5*x_1 - R_6*x_2
            P_1 = R_7*x_2 - R_2*x_0 - R_3*x_1 - R_6*x_3
            P_2 = R_1*x_0 + R_5*x_3 - R_3*x_2 - R_7*x_1
            P_3 = R_0*x_0 + R_5*x_2 - R_3*x_3 - R_6*x_1
            P_4 = R_1*x_1 + R_2*x_2 + R_7*x_0 - R_4*x_3
            P_5 = R_0*x_1 + R_2*x_3 + R_6*x_0 - R_4*x_2
            P_6 = R_0*x_2 + R_4*x_1 - R_1*x_3 - R_5*x_0
            P_7 = R_0*x_3 + R_2*x_1 - R_1*x_2 - R_3*x_0
            # N = P ~R
            N_0 = P_1*R_2 + P_3*R_0 + P_4*R_7 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 - P_7*R_3
            N_1 = P_1*R_3 + P_3*R_6 + P_5*R_0 + P_7*R_2 - P_0*R_5 - P_2*R_7 - P_4*R_1 - P_6*R_4
            N_2 = P_1*R_7 + P_2*R_3 + P_5*R_4 + P_6*R_0 - P_0*R_6 - P_3*R_5 - P_4*R_2 - P_7*R_1
            N_3 = P_0*R_7 + P_2*R_5 + P_5*R_2 + P_7*R_0 - P_1*R_6 - P_3*R_3 - P_4*R_4 - P_6*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3 - R_7*R_7
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich__even__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__trivector, (8, 4), 4, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__g4(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 24 multiplications, 14 additions, 1 divisions."""
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = -R_7*x_0
            P_1 = -R_6*x_0
            P_2 = R_5*x_0
            P_3 = R_3*x_0
            P_4 = -R_4*x_0
            P_5 = -R_2*x_0
            P_6 = R_1*x_0
            P_7 = R_0*x_0
            # N = P ~R
            N_0 = P_0*R_7 + P_2*R_5 + P_5*R_2 + P_7*R_0 - P_1*R_6 - P_3*R_3 - P_4*R_4 - P_6*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3 - R_7*R_7
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__even__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__g4, (8, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__even(count, R, R_step, x, x_step, out):
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
            P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 + R_3*x_3 - R_4*x_4 - R_5*x_5 - R_6*x_6 - R_7*x_7
            P_1 = R_0*x_1 + R_1*x_0 + R_2*x_4 + R_3*x_5 - R_4*x_2 - R_5*x_3 - R_6*x_7 - R_7*x_6
            P_2 = R_0*x_2 + R_2*x_0 + R_3*x_6 + R_4*x_1 + R_5*x_7 + R_7*x_5 - R_1*x_4 - R_6*x_3
            P_3 = R_0*x_4 + R_2*x_1 + R_3*x_7 + R_4*x_0 + R_5*x_6 + R_7*x_3 - R_1*x_2 - R_6*x_5
            P_4 = R_0*x_3 + R_3*x_0 + R_5*x_1 + R_6*x_2 - R_1*x_5 - R_2*x_6 - R_4*x_7 - R_7*x_4
            P_5 = R_0*x_5 + R_3*x_1 + R_5*x_0 + R_6*x_4 - R_1*x_3 - R_2*x_7 - R_4*x_6 - R_7*x_2
            P_6 = R_0*x_6 + R_1*x_7 + R_3*x_2 + R_4*x_5 + R_6*x_0 + R_7*x_1 - R_2*x_3 - R_5*x_4
            P_7 = R_0*x_7 + R_1*x_6 + R_3*x_4 + R_4*x_3 + R_6*x_1 + R_7*x_0 - R_2*x_5 - R_5*x_2
            # N = P ~R
            N_0 = P_0*R_0 + P_3*R_4 + P_5*R_5 + P_6*R_6 - P_1*R_1 - P_2*R_2 - P_4*R_3 - P_7*R_7
            N_1 = P_1*R_0 + P_3*R_2 + P_5*R_3 + P_7*R_6 - P_0*R_1 - P_2*R_4 - P_4*R_5 - P_6*R_7
            N_2 = P_1*R_4 + P_2*R_0 + P_5*R_7 + P_6*R_3 - P_0*R_2 - P_3*R_1 - P_4*R_6 - P_7*R_5
            N_3 = P_1*R_5 + P_2*R_6 + P_4*R_0 + P_7*R_4 - P_0*R_3 - P_3*R_7 - P_5*R_1 - P_6*R_2
            N_4 = P_1*R_2 + P_3*R_0 + P_4*R_7 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 - P_7*R_3
            N_5 = P_1*R_3 + P_3*R_6 + P_5*R_0 + P_7*R_2 - P_0*R_5 - P_2*R_7 - P_4*R_1 - P_6*R_4
            N_6 = P_1*R_7 + P_2*R_3 + P_5*R_4 + P_6*R_0 - P_0*R_6 - P_3*R_5 - P_4*R_2 - P_7*R_1
            N_7 = P_0*R_7 + P_2*R_5 + P_5*R_2 + P_7*R_0 - P_1*R_6 - P_3*R_3 - P_4*R_4 - P_6*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3 - R_7*R_7
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


def sandwich__even__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__even, (8, 8), 8, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 264 multiplications, 231 additions, 16 divisions."""
    tile_R = np.empty((8, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
                R_0*x_0 + R_1*x_5 + R_2*x_6 + R_3*x_7 - R_4*x_8 - R_5*x_9 - R_6*x_10 - R_7*x_15
            )
            P_1 = (
                R_0*x_1 + R_7*x_14 - R_1*x_2 - R_2*x_3 - R_3*x_4 - R_4*x_11 - R_5*x_12 -
                R_6*x_13
            )
            P_2 = (
                R_0*x_2 + R_7*x_13 - R_1*x_1 - R_2*x_11 - R_3*x_12 - R_4*x_3 - R_5*x_4 -
                R_6*x_14
            )
            P_3 = (
                R_0*x_5 + R_1*x_0 + R_2*x_8 + R_3*x_9 - R_4*x_6 - R_5*x_7 - R_6*x_15 - R_7*x_10
            )
            P_4 = (
                R_0*x_3 + R_1*x_11 + R_4*x_2 + R_5*x_14 - R_2*x_1 - R_3*x_13 - R_6*x_4 -
                R_7*x_12
            )
            P_5 = (
                R_0*x_6 + R_2*x_0 + R_3*x_10 + R_4*x_5 + R_5*x_15 + R_7*x_9 - R_1*x_8 - R_6*x_7
            )
            P_6 = (
                R_0*x_8 + R_2*x_5 + R_3*x_15 + R_4*x_0 + R_5*x_10 + R_7*x_7 - R_1*x_6 - R_6*x_9
            )
            P_7 = (
                R_0*x_11 + R_1*x_3 + R_4*x_1 + R_5*x_13 - R_2*x_2 - R_3*x_14 - R_6*x_12 -
                R_7*x_4
            )
            P_8 = (
                R_0*x_4 + R_1*x_12 + R_2*x_13 + R_5*x_2 + R_6*x_3 + R_7*x_11 - R_3*x_1 -
                R_4*x_14
            )
            P_9 = (
                R_0*x_7 + R_3*x_0 + R_5*x_5 + R_6*x_6 - R_1*x_9 - R_2*x_10 - R_4*x_15 - R_7*x_8
            )
            P_10 = (
                R_0*x_9 + R_3*x_5 + R_5*x_0 + R_6*x_8 - R_1*x_7 - R_2*x_15 - R_4*x_10 - R_7*x_6
            )
            P_11 = (
                R_0*x_12 + R_1*x_4 + R_2*x_14 + R_5*x_1 + R_6*x_11 + R_7*x_3 - R_3*x_2 -
                R_4*x_13
            )
            P_12 = (
                R_0*x_10 + R_1*x_15 + R_3*x_6 + R_4*x_9 + R_6*x_0 + R_7*x_5 - R_2*x_7 - R_5*x_8
            )
            P_13 = (
                R_0*x_13 + R_2*x_4 + R_4*x_12 + R_6*x_1 - R_1*x_14 - R_3*x_3 - R_5*x_11 -
                R_7*x_2
            )
            P_14 = (
                R_0*x_14 + R_2*x_12 + R_4*x_4 + R_6*x_2 - R_1*x_13 - R_3*x_11 - R_5*x_3 -
                R_7*x_1
            )
            P_15 = (
                R_0*x_15 + R_1*x_10 + R_3*x_8 + R_4*x_7 + R_6*x_5 + R_7*x_0 - R_2*x_9 - R_5*x_6
            )
            # N = P ~R
            N_0 = (
                P_0*R_0 + P_6*R_4 + P_10*R_5 + P_12*R_6 - P_3*R_1 - P_5*R_2 - P_9*R_3 - P_15*R_7
            )
            N_1 = (
                P_1*R_0 + P_7*R_4 + P_11*R_5 + P_13*R_6 - P_2*R_1 - P_4*R_2 - P_8*R_3 - P_14*R_7
            )
            N_2 = (
                P_2*R_0 + P_7*R_2 + P_11*R_3 + P_14*R_6 - P_1*R_1 - P_4*R_4 - P_8*R_5 - P_13*R_7
            )
            N_3 = (
                P_2*R_4 + P_4*R_0 + P_11*R_7 + P_13*R_3 - P_1*R_2 - P_7*R_1 - P_8*R_6 - P_14*R_5
            )
            N_4 = (
                P_2*R_5 + P_4*R_6 + P_8*R_0 + P_14*R_4 - P_1*R_3 - P_7*R_7 - P_11*R_1 - P_13*R_2
            )
            N_5 = (
                P_3*R_0 + P_6*R_2 + P_10*R_3 + P_15*R_6 - P_0*R_1 - P_5*R_4 - P_9*R_5 - P_12*R_7
            )
            N_6 = (
                P_3*R_4 + P_5*R_0 + P_10*R_7 + P_12*R_3 - P_0*R_2 - P_6*R_1 - P_9*R_6 - P_15*R_5
            )
            N_7 = (
                P_3*R_5 + P_5*R_6 + P_9*R_0 + P_15*R_4 - P_0*R_3 - P_6*R_7 - P_10*R_1 - P_12*R_2
            )
            N_8 = (
                P_3*R_2 + P_6*R_0 + P_9*R_7 + P_12*R_5 - P_0*R_4 - P_5*R_1 - P_10*R_6 - P_15*R_3
            )
            N_9 = (
                P_3*R_3 + P_6*R_6 + P_10*R_0 + P_15*R_2 - P_0*R_5 - P_5*R_7 - P_9*R_1 - P_12*R_4
            )
            N_10 = (
                P_3*R_7 + P_5*R_3 + P_10*R_4 + P_12*R_0 - P_0*R_6 - P_6*R_5 - P_9*R_2 - P_15*R_1
            )
            N_11 = (
                P_2*R_2 + P_7*R_0 + P_8*R_7 + P_13*R_5 - P_1*R_4 - P_4*R_1 - P_11*R_6 - P_14*R_3
            )
            N_12 = (
                P_2*R_3 + P_7*R_6 + P_11*R_0 + P_14*R_2 - P_1*R_5 - P_4*R_7 - P_8*R_1 - P_13*R_4
            )
            N_13 = (
                P_2*R_7 + P_4*R_3 + P_11*R_4 + P_13*R_0 - P_1*R_6 - P_7*R_5 - P_8*R_2 - P_14*R_1
            )
            N_14 = (
                P_1*R_7 + P_4*R_5 + P_11*R_2 + P_14*R_0 - P_2*R_6 - P_7*R_3 - P_8*R_4 - P_13*R_1
            )
            N_15 = (
                P_0*R_7 + P_5*R_5 + P_10*R_2 + P_15*R_0 - P_3*R_6 - P_6*R_3 - P_9*R_4 - P_12*R_1
            )
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3 - R_7*R_7
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


def sandwich__even__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__full, (8, 16), 16, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__scalar(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 21 multiplications, 12 additions, 1 divisions."""
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0
            P_1 = R_1*x_0
            P_2 = R_2*x_0
            P_3 = R_4*x_0
            P_4 = R_3*x_0
            P_5 = R_5*x_0
            P_6 = R_6*x_0
            # N = P ~R
            N_0 = P_0*R_0 + P_3*R_4 + P_5*R_5 + P_6*R_6 - P_1*R_1 - P_2*R_2 - P_4*R_3
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__g0_2__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__scalar, (7, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 63 multiplications, 50 additions, 4 divisions."""
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P = R_even x + R_odd x^
            P_0 = R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3
            P_1 = R_0*x_1 - R_1*x_0 - R_4*x_2 - R_5*x_3
            P_2 = R_0*x_2 + R_4*x_1 - R_2*x_0 - R_6*x_3
            P_3 = R_1*x_2 + R_4*x_0 - R_2*x_1
            P_4 = R_0*x_3 + R_5*x_1 + R_6*x_2 - R_3*x_0
            P_5 = R_1*x_3 + R_5*x_0 - R_3*x_1
            P_6 = R_2*x_3 + R_6*x_0 - R_3*x_2
            P_7 = R_4*x_3 + R_6*x_1 - R_5*x_2
            # N = P ~R
            N_0 = P_0*R_0 + P_3*R_4 + P_5*R_5 + P_6*R_6 - P_1*R_1 - P_2*R_2 - P_4*R_3
            N_1 = P_1*R_0 + P_3*R_2 + P_5*R_3 + P_7*R_6 - P_0*R_1 - P_2*R_4 - P_4*R_5
            N_2 = P_1*R_4 + P_2*R_0 + P_6*R_3 - P_0*R_2 - P_3*R_1 - P_4*R_6 - P_7*R_5
            N_3 = P_1*R_5 + P_2*R_6 + P_4*R_0 + P_7*R_4 - P_0*R_3 - P_5*R_1 - P_6*R_2
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich__g0_2__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__vector, (7, 4), 4, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 91 multiplications, 76 additions, 6 divisions."""
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((6, 32), R.dtype)
    tile_out = np.empty((6, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
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
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            # P = R_even x + R_odd x^
            P_0 = R_1*x_0 + R_2*x_1 + R_3*x_2 - R_4*x_3 - R_5*x_4 - R_6*x_5
            P_1 = R_0*x_0 + R_2*x_3 + R_3*x_4 - R_4*x_1 - R_5*x_2
            P_2 = R_0*x_1 + R_3*x_5 + R_4*x_0 - R_1*x_3 - R_6*x_2
            P_3 = R_0*x_3 + R_2*x_0 + R_5*x_5 - R_1*x_1 - R_6*x_4
            P_4 = R_0*x_2 + R_5*x_0 + R_6*x_1 - R_1*x_4 - R_2*x_5
            P_5 = R_0*x_4 + R_3*x_0 + R_6*x_3 - R_1*x_2 - R_4*x_5
            P_6 = R_0*x_5 + R_3*x_1 + R_4*x_4 - R_2*x_2 - R_5*x_3
            P_7 = R_1*x_5 + R_3*x_3 + R_4*x_2 + R_6*x_0 - R_2*x_4 - R_5*x_1
            # N = P ~R
            N_0 = P_1*R_0 + P_3*R_2 + P_5*R_3 + P_7*R_6 - P_0*R_1 - P_2*R_4 - P_4*R_5
            N_1 = P_1*R_4 + P_2*R_0 + P_6*R_3 - P_0*R_2 - P_3*R_1 - P_4*R_6 - P_7*R_5
            N_2 = P_1*R_5 + P_2*R_6 + P_4*R_0 + P_7*R_4 - P_0*R_3 - P_5*R_1 - P_6*R_2
            N_3 = P_1*R_2 + P_3*R_0 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 - P_7*R_3
            N_4 = P_1*R_3 + P_3*R_6 + P_5*R_0 + P_7*R_2 - P_0*R_5 - P_4*R_1 - P_6*R_4
            N_5 = P_2*R_3 + P_5*R_4 + P_6*R_0 - P_0*R_6 - P_3*R_5 - P_4*R_2 - P_7*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
        for e in range(width):
            for k in range(6):
                out[(start + e) * 6 + k] = tile_out[k, e]


def sandwich__g0_2__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__bivector, (7, 6), 6, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 63 multiplications, 50 additions, 4 divisions."""
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((4, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # P = R_even x + R_odd x^
            P_0 = -R_4*x_0 - R_5*x_1 - R_6*x_2
            P_1 = -R_2*x_0 - R_3*x_1 - R_6*x_3
            P_2 = R_1*x_0 + R_5*x_3 - R_3*x_2
            P_3 = R_0*x_0 + R_5*x_2 - R_3*x_3 - R_6*x_1
            P_4 = R_1*x_1 + R_2*x_2 - R_4*x_3
            P_5 = R_0*x_1 + R_2*x_3 + R_6*x_0 - R_4*x_2
            P_6 = R_0*x_2 + R_4*x_1 - R_1*x_3 - R_5*x_0
            P_7 = R_0*x_3 + R_2*x_1 - R_1*x_2 - R_3*x_0
            # N = P ~R
            N_0 = P_1*R_2 + P_3*R_0 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 - P_7*R_3
            N_1 = P_1*R_3 + P_3*R_6 + P_5*R_0 + P_7*R_2 - P_0*R_5 - P_4*R_1 - P_6*R_4
            N_2 = P_2*R_3 + P_5*R_4 + P_6*R_0 - P_0*R_6 - P_3*R_5 - P_4*R_2 - P_7*R_1
            N_3 = P_2*R_5 + P_5*R_2 + P_7*R_0 - P_1*R_6 - P_3*R_3 - P_4*R_4 - P_6*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich__g0_2__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__trivector, (7, 4), 4, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__g4(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 21 multiplications, 12 additions, 1 divisions."""
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((1, 32), R.dtype)
    tile_out = np.empty((1, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            # x
            x_0 = tile_x[0, e]
            # P = R_even x + R_odd x^
            P_0 = -R_6*x_0
            P_1 = R_5*x_0
            P_2 = R_3*x_0
            P_3 = -R_4*x_0
            P_4 = -R_2*x_0
            P_5 = R_1*x_0
            P_6 = R_0*x_0
            # N = P ~R
            N_0 = P_1*R_5 + P_4*R_2 + P_6*R_0 - P_0*R_6 - P_2*R_3 - P_3*R_4 - P_5*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__g0_2__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__g4, (7, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__even(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 119 multiplications, 102 additions, 8 divisions."""
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((8, 32), R.dtype)
    tile_out = np.empty((8, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 + R_3*x_3 - R_4*x_4 - R_5*x_5 - R_6*x_6
            P_1 = R_0*x_1 + R_1*x_0 + R_2*x_4 + R_3*x_5 - R_4*x_2 - R_5*x_3 - R_6*x_7
            P_2 = R_0*x_2 + R_2*x_0 + R_3*x_6 + R_4*x_1 + R_5*x_7 - R_1*x_4 - R_6*x_3
            P_3 = R_0*x_4 + R_2*x_1 + R_3*x_7 + R_4*x_0 + R_5*x_6 - R_1*x_2 - R_6*x_5
            P_4 = R_0*x_3 + R_3*x_0 + R_5*x_1 + R_6*x_2 - R_1*x_5 - R_2*x_6 - R_4*x_7
            P_5 = R_0*x_5 + R_3*x_1 + R_5*x_0 + R_6*x_4 - R_1*x_3 - R_2*x_7 - R_4*x_6
            P_6 = R_0*x_6 + R_1*x_7 + R_3*x_2 + R_4*x_5 + R_6*x_0 - R_2*x_3 - R_5*x_4
            P_7 = R_0*x_7 + R_1*x_6 + R_3*x_4 + R_4*x_3 + R_6*x_1 - R_2*x_5 - R_5*x_2
            # N = P ~R
            N_0 = P_0*R_0 + P_3*R_4 + P_5*R_5 + P_6*R_6 - P_1*R_1 - P_2*R_2 - P_4*R_3
            N_1 = P_1*R_0 + P_3*R_2 + P_5*R_3 + P_7*R_6 - P_0*R_1 - P_2*R_4 - P_4*R_5
            N_2 = P_1*R_4 + P_2*R_0 + P_6*R_3 - P_0*R_2 - P_3*R_1 - P_4*R_6 - P_7*R_5
            N_3 = P_1*R_5 + P_2*R_6 + P_4*R_0 + P_7*R_4 - P_0*R_3 - P_5*R_1 - P_6*R_2
            N_4 = P_1*R_2 + P_3*R_0 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 - P_7*R_3
            N_5 = P_1*R_3 + P_3*R_6 + P_5*R_0 + P_7*R_2 - P_0*R_5 - P_4*R_1 - P_6*R_4
            N_6 = P_2*R_3 + P_5*R_4 + P_6*R_0 - P_0*R_6 - P_3*R_5 - P_4*R_2 - P_7*R_1
            N_7 = P_2*R_5 + P_5*R_2 + P_7*R_0 - P_1*R_6 - P_3*R_3 - P_4*R_4 - P_6*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3
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


def sandwich__g0_2__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__even, (7, 8), 8, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 231 multiplications, 198 additions, 16 divisions."""
    tile_R = np.empty((7, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            P_0 = R_0*x_0 + R_1*x_5 + R_2*x_6 + R_3*x_7 - R_4*x_8 - R_5*x_9 - R_6*x_10
            P_1 = R_0*x_1 - R_1*x_2 - R_2*x_3 - R_3*x_4 - R_4*x_11 - R_5*x_12 - R_6*x_13
            P_2 = R_0*x_2 - R_1*x_1 - R_2*x_11 - R_3*x_12 - R_4*x_3 - R_5*x_4 - R_6*x_14
            P_3 = R_0*x_5 + R_1*x_0 + R_2*x_8 + R_3*x_9 - R_4*x_6 - R_5*x_7 - R_6*x_15
            P_4 = R_0*x_3 + R_1*x_11 + R_4*x_2 + R_5*x_14 - R_2*x_1 - R_3*x_13 - R_6*x_4
            P_5 = R_0*x_6 + R_2*x_0 + R_3*x_10 + R_4*x_5 + R_5*x_15 - R_1*x_8 - R_6*x_7
            P_6 = R_0*x_8 + R_2*x_5 + R_3*x_15 + R_4*x_0 + R_5*x_10 - R_1*x_6 - R_6*x_9
            P_7 = R_0*x_11 + R_1*x_3 + R_4*x_1 + R_5*x_13 - R_2*x_2 - R_3*x_14 - R_6*x_12
            P_8 = R_0*x_4 + R_1*x_12 + R_2*x_13 + R_5*x_2 + R_6*x_3 - R_3*x_1 - R_4*x_14
            P_9 = R_0*x_7 + R_3*x_0 + R_5*x_5 + R_6*x_6 - R_1*x_9 - R_2*x_10 - R_4*x_15
            P_10 = R_0*x_9 + R_3*x_5 + R_5*x_0 + R_6*x_8 - R_1*x_7 - R_2*x_15 - R_4*x_10
            P_11 = R_0*x_12 + R_1*x_4 + R_2*x_14 + R_5*x_1 + R_6*x_11 - R_3*x_2 - R_4*x_13
            P_12 = R_0*x_10 + R_1*x_15 + R_3*x_6 + R_4*x_9 + R_6*x_0 - R_2*x_7 - R_5*x_8
            P_13 = R_0*x_13 + R_2*x_4 + R_4*x_12 + R_6*x_1 - R_1*x_14 - R_3*x_3 - R_5*x_11
            P_14 = R_0*x_14 + R_2*x_12 + R_4*x_4 + R_6*x_2 - R_1*x_13 - R_3*x_11 - R_5*x_3
            P_15 = R_0*x_15 + R_1*x_10 + R_3*x_8 + R_4*x_7 + R_6*x_5 - R_2*x_9 - R_5*x_6
            # N = P ~R
            N_0 = P_0*R_0 + P_6*R_4 + P_10*R_5 + P_12*R_6 - P_3*R_1 - P_5*R_2 - P_9*R_3
            N_1 = P_1*R_0 + P_7*R_4 + P_11*R_5 + P_13*R_6 - P_2*R_1 - P_4*R_2 - P_8*R_3
            N_2 = P_2*R_0 + P_7*R_2 + P_11*R_3 + P_14*R_6 - P_1*R_1 - P_4*R_4 - P_8*R_5
            N_3 = P_2*R_4 + P_4*R_0 + P_13*R_3 - P_1*R_2 - P_7*R_1 - P_8*R_6 - P_14*R_5
            N_4 = P_2*R_5 + P_4*R_6 + P_8*R_0 + P_14*R_4 - P_1*R_3 - P_11*R_1 - P_13*R_2
            N_5 = P_3*R_0 + P_6*R_2 + P_10*R_3 + P_15*R_6 - P_0*R_1 - P_5*R_4 - P_9*R_5
            N_6 = P_3*R_4 + P_5*R_0 + P_12*R_3 - P_0*R_2 - P_6*R_1 - P_9*R_6 - P_15*R_5
            N_7 = P_3*R_5 + P_5*R_6 + P_9*R_0 + P_15*R_4 - P_0*R_3 - P_10*R_1 - P_12*R_2
            N_8 = P_3*R_2 + P_6*R_0 + P_12*R_5 - P_0*R_4 - P_5*R_1 - P_10*R_6 - P_15*R_3
            N_9 = P_3*R_3 + P_6*R_6 + P_10*R_0 + P_15*R_2 - P_0*R_5 - P_9*R_1 - P_12*R_4
            N_10 = P_5*R_3 + P_10*R_4 + P_12*R_0 - P_0*R_6 - P_6*R_5 - P_9*R_2 - P_15*R_1
            N_11 = P_2*R_2 + P_7*R_0 + P_13*R_5 - P_1*R_4 - P_4*R_1 - P_11*R_6 - P_14*R_3
            N_12 = P_2*R_3 + P_7*R_6 + P_11*R_0 + P_14*R_2 - P_1*R_5 - P_8*R_1 - P_13*R_4
            N_13 = P_4*R_3 + P_11*R_4 + P_13*R_0 - P_1*R_6 - P_7*R_5 - P_8*R_2 - P_14*R_1
            N_14 = P_4*R_5 + P_11*R_2 + P_14*R_0 - P_2*R_6 - P_7*R_3 - P_8*R_4 - P_13*R_1
            N_15 = P_5*R_5 + P_10*R_2 + P_15*R_0 - P_3*R_6 - P_6*R_3 - P_9*R_4 - P_12*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3
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


def sandwich__g0_2__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__full, (7, 16), 16, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__scalar(count, R, R_step, x, x_step, out):
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
            N_0 = P_0*R_0 - P_1*R_1 - P_2*R_2 - P_3*R_3
            # s = <R ~R>_0
            s_0 = R_0*R_0 - R_1*R_1 - R_2*R_2 - R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__vector__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__scalar, (4, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 36 multiplications, 24 additions, 4 divisions."""
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
            P_0 = R_1*x_1 + R_2*x_2 + R_3*x_3 - R_0*x_0
            P_1 = R_1*x_0 - R_0*x_1
            P_2 = R_2*x_0 - R_0*x_2
            P_3 = R_2*x_1 - R_1*x_2
            P_4 = R_3*x_0 - R_0*x_3
            P_5 = R_3*x_1 - R_1*x_3
            P_6 = R_3*x_2 - R_2*x_3
            # N = P ~R
            N_0 = P_0*R_0 - P_1*R_1 - P_2*R_2 - P_4*R_3
            N_1 = P_0*R_1 - P_1*R_0 - P_3*R_2 - P_5*R_3
            N_2 = P_0*R_2 + P_3*R_1 - P_2*R_0 - P_6*R_3
            N_3 = P_0*R_3 + P_5*R_1 + P_6*R_2 - P_4*R_0
            # s = <R ~R>_0
            s_0 = R_0*R_0 - R_1*R_1 - R_2*R_2 - R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich__vector__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__vector, (4, 4), 4, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__bivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 52 multiplications, 37 additions, 6 divisions."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((6, 32), R.dtype)
    tile_out = np.empty((6, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
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
            # P = R_even x + R_odd x^
            P_0 = R_1*x_0 + R_2*x_1 + R_3*x_2
            P_1 = R_0*x_0 + R_2*x_3 + R_3*x_4
            P_2 = R_0*x_1 + R_3*x_5 - R_1*x_3
            P_3 = R_0*x_3 + R_2*x_0 - R_1*x_1
            P_4 = R_0*x_2 - R_1*x_4 - R_2*x_5
            P_5 = R_0*x_4 + R_3*x_0 - R_1*x_2
            P_6 = R_0*x_5 + R_3*x_1 - R_2*x_2
            P_7 = R_1*x_5 + R_3*x_3 - R_2*x_4
            # N = P ~R
            N_0 = P_0*R_1 - P_1*R_0 - P_3*R_2 - P_5*R_3
            N_1 = P_0*R_2 + P_3*R_1 - P_2*R_0 - P_6*R_3
            N_2 = P_0*R_3 + P_5*R_1 + P_6*R_2 - P_4*R_0
            N_3 = P_1*R_2 + P_3*R_0 - P_2*R_1 - P_7*R_3
            N_4 = P_1*R_3 + P_5*R_0 + P_7*R_2 - P_4*R_1
            N_5 = P_2*R_3 + P_6*R_0 - P_4*R_2 - P_7*R_1
            # s = <R ~R>_0
            s_0 = R_0*R_0 - R_1*R_1 - R_2*R_2 - R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
            tile_out[4, e] = N_4/s_0
            tile_out[5, e] = N_5/s_0
        for e in range(width):
            for k in range(6):
                out[(start + e) * 6 + k] = tile_out[k, e]


def sandwich__vector__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__bivector, (4, 6), 6, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__trivector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 36 multiplications, 24 additions, 4 divisions."""
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
            P_0 = R_2*x_0 + R_3*x_1
            P_1 = R_3*x_2 - R_1*x_0
            P_2 = R_3*x_3 - R_0*x_0
            P_3 = -R_1*x_1 - R_2*x_2
            P_4 = -R_0*x_1 - R_2*x_3
            P_5 = R_1*x_3 - R_0*x_2
            P_6 = R_1*x_2 + R_3*x_0 - R_0*x_3 - R_2*x_1
            # N = P ~R
            N_0 = P_0*R_2 + P_2*R_0 - P_1*R_1 - P_6*R_3
            N_1 = P_0*R_3 + P_4*R_0 + P_6*R_2 - P_3*R_1
            N_2 = P_1*R_3 + P_5*R_0 - P_3*R_2 - P_6*R_1
            N_3 = P_2*R_3 + P_5*R_1 - P_4*R_2 - P_6*R_0
            # s = <R ~R>_0
            s_0 = R_0*R_0 - R_1*R_1 - R_2*R_2 - R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
            tile_out[1, e] = N_1/s_0
            tile_out[2, e] = N_2/s_0
            tile_out[3, e] = N_3/s_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def sandwich__vector__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__trivector, (4, 4), 4, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__g4(count, R, R_step, x, x_step, out):
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
            P_0 = R_3*x_0
            P_1 = -R_2*x_0
            P_2 = R_1*x_0
            P_3 = R_0*x_0
            # N = P ~R
            N_0 = P_0*R_3 + P_2*R_1 - P_1*R_2 - P_3*R_0
            # s = <R ~R>_0
            s_0 = R_0*R_0 - R_1*R_1 - R_2*R_2 - R_3*R_3
            # out = N / s
            tile_out[0, e] = N_0/s_0
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def sandwich__vector__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__g4, (4, 1), 1, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__even(count, R, R_step, x, x_step, out):
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
            P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 + R_3*x_3
            P_1 = R_0*x_1 + R_1*x_0 + R_2*x_4 + R_3*x_5
            P_2 = R_0*x_2 + R_2*x_0 + R_3*x_6 - R_1*x_4
            P_3 = R_0*x_4 + R_2*x_1 + R_3*x_7 - R_1*x_2
            P_4 = R_0*x_3 + R_3*x_0 - R_1*x_5 - R_2*x_6
            P_5 = R_0*x_5 + R_3*x_1 - R_1*x_3 - R_2*x_7
            P_6 = R_0*x_6 + R_1*x_7 + R_3*x_2 - R_2*x_3
            P_7 = R_0*x_7 + R_1*x_6 + R_3*x_4 - R_2*x_5
            # N = P ~R
            N_0 = P_0*R_0 - P_1*R_1 - P_2*R_2 - P_4*R_3
            N_1 = P_0*R_1 - P_1*R_0 - P_3*R_2 - P_5*R_3
            N_2 = P_0*R_2 + P_3*R_1 - P_2*R_0 - P_6*R_3
            N_3 = P_0*R_3 + P_5*R_1 + P_6*R_2 - P_4*R_0
            N_4 = P_1*R_2 + P_3*R_0 - P_2*R_1 - P_7*R_3
            N_5 = P_1*R_3 + P_5*R_0 + P_7*R_2 - P_4*R_1
            N_6 = P_2*R_3 + P_6*R_0 - P_4*R_2 - P_7*R_1
            N_7 = P_3*R_3 + P_6*R_1 - P_5*R_2 - P_7*R_0
            # s = <R ~R>_0
            s_0 = R_0*R_0 - R_1*R_1 - R_2*R_2 - R_3*R_3
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


def sandwich__vector__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__even, (4, 8), 8, (R, x), out, (2, 1), "quotient")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__full(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 132 multiplications, 99 additions, 16 divisions."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_x = np.empty((16, 32), R.dtype)
    tile_out = np.empty((16, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
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
            P_0 = R_1*x_2 + R_2*x_3 + R_3*x_4 - R_0*x_1
            P_1 = R_0*x_0 + R_1*x_5 + R_2*x_6 + R_3*x_7
            P_2 = R_0*x_5 + R_1*x_0 + R_2*x_8 + R_3*x_9
            P_3 = R_1*x_1 + R_2*x_11 + R_3*x_12 - R_0*x_2
            P_4 = R_0*x_6 + R_2*x_0 + R_3*x_10 - R_1*x_8
            P_5 = R_2*x_1 + R_3*x_13 - R_0*x_3 - R_1*x_11
            P_6 = R_2*x_2 + R_3*x_14 - R_0*x_11 - R_1*x_3
            P_7 = R_0*x_8 + R_2*x_5 + R_3*x_15 - R_1*x_6
            P_8 = R_0*x_7 + R_3*x_0 - R_1*x_9 - R_2*x_10
            P_9 = R_3*x_1 - R_0*x_4 - R_1*x_12 - R_2*x_13
            P_10 = R_3*x_2 - R_0*x_12 - R_1*x_4 - R_2*x_14
            P_11 = R_0*x_9 + R_3*x_5 - R_1*x_7 - R_2*x_15
            P_12 = R_1*x_14 + R_3*x_3 - R_0*x_13 - R_2*x_4
            P_13 = R_0*x_10 + R_1*x_15 + R_3*x_6 - R_2*x_7
            P_14 = R_0*x_15 + R_1*x_10 + R_3*x_8 - R_2*x_9
            P_15 = R_1*x_13 + R_3*x_11 - R_0*x_14 - R_2*x_12
            # N = P ~R
            N_0 = P_1*R_0 - P_2*R_1 - P_4*R_2 - P_8*R_3
            N_1 = P_0*R_0 - P_3*R_1 - P_5*R_2 - P_9*R_3
            N_2 = P_0*R_1 - P_3*R_0 - P_6*R_2 - P_10*R_3
            N_3 = P_0*R_2 + P_6*R_1 - P_5*R_0 - P_12*R_3
            N_4 = P_0*R_3 + P_10*R_1 + P_12*R_2 - P_9*R_0
            N_5 = P_1*R_1 - P_2*R_0 - P_7*R_2 - P_11*R_3
            N_6 = P_1*R_2 + P_7*R_1 - P_4*R_0 - P_13*R_3
            N_7 = P_1*R_3 + P_11*R_1 + P_13*R_2 - P_8*R_0
            N_8 = P_2*R_2 + P_7*R_0 - P_4*R_1 - P_14*R_3
            N_9 = P_2*R_3 + P_11*R_0 + P_14*R_2 - P_8*R_1
            N_10 = P_4*R_3 + P_13*R_0 - P_8*R_2 - P_14*R_1
            N_11 = P_3*R_2 + P_6*R_0 - P_5*R_1 - P_15*R_3
            N_12 = P_3*R_3 + P_10*R_0 + P_15*R_2 - P_9*R_1
            N_13 = P_5*R_3 + P_12*R_0 - P_9*R_2 - P_15*R_1
            N_14 = P_6*R_3 + P_12*R_1 - P_10*R_2 - P_15*R_0
            N_15 = P_7*R_3 + P_13*R_1 - P_11*R_2 - P_14*R_0
            # s = <R ~R>_0
            s_0 = R_0*R_0 - R_1*R_1 - R_2*R_2 - R_3*R_3
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


def sandwich__vector__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__full, (4, 16), 16, (R, x), out, (2, 1), "quotient")


# --- sandwich2: two-sided product ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__even__vector__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the unrolled form: 96 multiplications, 80 additions."""
    tile_r = np.empty((8, 32), r.dtype)
    tile_x = np.empty((4, 32), r.dtype)
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
                for i in range(4):
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
            P_0 = r_0*x_0 - r_1*x_1 - r_2*x_2 - r_3*x_3
            P_1 = r_0*x_1 - r_1*x_0 - r_4*x_2 - r_5*x_3
            P_2 = r_0*x_2 + r_4*x_1 - r_2*x_0 - r_6*x_3
            P_3 = r_1*x_2 + r_4*x_0 - r_2*x_1 - r_7*x_3
            P_4 = r_0*x_3 + r_5*x_1 + r_6*x_2 - r_3*x_0
            P_5 = r_1*x_3 + r_5*x_0 + r_7*x_2 - r_3*x_1
            P_6 = r_2*x_3 + r_6*x_0 - r_3*x_2 - r_7*x_1
            P_7 = r_4*x_3 + r_6*x_1 - r_5*x_2 - r_7*x_0
            # out = P ~s
            tile_out[0, e] = (
                P_0*s_0 + P_3*s_4 + P_5*s_5 + P_6*s_6 - P_1*s_1 - P_2*s_2 - P_4*s_3 - P_7*s_7
            )
            tile_out[1, e] = (
                P_1*s_0 + P_3*s_2 + P_5*s_3 + P_7*s_6 - P_0*s_1 - P_2*s_4 - P_4*s_5 - P_6*s_7
            )
            tile_out[2, e] = (
                P_1*s_4 + P_2*s_0 + P_5*s_7 + P_6*s_3 - P_0*s_2 - P_3*s_1 - P_4*s_6 - P_7*s_5
            )
            tile_out[3, e] = (
                P_1*s_5 + P_2*s_6 + P_4*s_0 + P_7*s_4 - P_0*s_3 - P_3*s_7 - P_5*s_1 - P_6*s_2
            )
            tile_out[4, e] = (
                P_1*s_2 + P_3*s_0 + P_4*s_7 + P_6*s_5 - P_0*s_4 - P_2*s_1 - P_5*s_6 - P_7*s_3
            )
            tile_out[5, e] = (
                P_1*s_3 + P_3*s_6 + P_5*s_0 + P_7*s_2 - P_0*s_5 - P_2*s_7 - P_4*s_1 - P_6*s_4
            )
            tile_out[6, e] = (
                P_1*s_7 + P_2*s_3 + P_5*s_4 + P_6*s_0 - P_0*s_6 - P_3*s_5 - P_4*s_2 - P_7*s_1
            )
            tile_out[7, e] = (
                P_0*s_7 + P_2*s_5 + P_5*s_2 + P_7*s_0 - P_1*s_6 - P_3*s_3 - P_4*s_4 - P_6*s_1
            )
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def sandwich2__even__vector__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 8), even: grades 0, 2, 4
    x : (..., 4), vector: grades 1
    s : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), odd: grades 1, 3
    """
    return _run(
        _sandwich2__even__vector__even,
        (8, 4, 8),
        8,
        (r, x, s),
        out,
        (1, 1, 1),
        "polynomial",
    )


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__even__even__even(count, r, r_step, x, x_step, s, s_step, out):
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
            P_1 = r_0*x_1 + r_1*x_0 + r_2*x_4 + r_3*x_5 - r_4*x_2 - r_5*x_3 - r_6*x_7 - r_7*x_6
            P_2 = r_0*x_2 + r_2*x_0 + r_3*x_6 + r_4*x_1 + r_5*x_7 + r_7*x_5 - r_1*x_4 - r_6*x_3
            P_3 = r_0*x_4 + r_2*x_1 + r_3*x_7 + r_4*x_0 + r_5*x_6 + r_7*x_3 - r_1*x_2 - r_6*x_5
            P_4 = r_0*x_3 + r_3*x_0 + r_5*x_1 + r_6*x_2 - r_1*x_5 - r_2*x_6 - r_4*x_7 - r_7*x_4
            P_5 = r_0*x_5 + r_3*x_1 + r_5*x_0 + r_6*x_4 - r_1*x_3 - r_2*x_7 - r_4*x_6 - r_7*x_2
            P_6 = r_0*x_6 + r_1*x_7 + r_3*x_2 + r_4*x_5 + r_6*x_0 + r_7*x_1 - r_2*x_3 - r_5*x_4
            P_7 = r_0*x_7 + r_1*x_6 + r_3*x_4 + r_4*x_3 + r_6*x_1 + r_7*x_0 - r_2*x_5 - r_5*x_2
            # out = P ~s
            tile_out[0, e] = (
                P_0*s_0 + P_3*s_4 + P_5*s_5 + P_6*s_6 - P_1*s_1 - P_2*s_2 - P_4*s_3 - P_7*s_7
            )
            tile_out[1, e] = (
                P_1*s_0 + P_3*s_2 + P_5*s_3 + P_7*s_6 - P_0*s_1 - P_2*s_4 - P_4*s_5 - P_6*s_7
            )
            tile_out[2, e] = (
                P_1*s_4 + P_2*s_0 + P_5*s_7 + P_6*s_3 - P_0*s_2 - P_3*s_1 - P_4*s_6 - P_7*s_5
            )
            tile_out[3, e] = (
                P_1*s_5 + P_2*s_6 + P_4*s_0 + P_7*s_4 - P_0*s_3 - P_3*s_7 - P_5*s_1 - P_6*s_2
            )
            tile_out[4, e] = (
                P_1*s_2 + P_3*s_0 + P_4*s_7 + P_6*s_5 - P_0*s_4 - P_2*s_1 - P_5*s_6 - P_7*s_3
            )
            tile_out[5, e] = (
                P_1*s_3 + P_3*s_6 + P_5*s_0 + P_7*s_2 - P_0*s_5 - P_2*s_7 - P_4*s_1 - P_6*s_4
            )
            tile_out[6, e] = (
                P_1*s_7 + P_2*s_3 + P_5*s_4 + P_6*s_0 - P_0*s_6 - P_3*s_5 - P_4*s_2 - P_7*s_1
            )
            tile_out[7, e] = (
                P_0*s_7 + P_2*s_5 + P_5*s_2 + P_7*s_0 - P_1*s_6 - P_3*s_3 - P_4*s_4 - P_6*s_1
            )
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def sandwich2__even__even__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 8), even: grades 0, 2, 4
    x : (..., 8), even: grades 0, 2, 4
    s : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    return _run(_sandwich2__even__even__even, (8, 8, 8), 8, (r, x, s), out, (1, 1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__even__full__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the unrolled form: 256 multiplications, 224 additions."""
    tile_r = np.empty((8, 32), r.dtype)
    tile_x = np.empty((16, 32), r.dtype)
    tile_s = np.empty((8, 32), r.dtype)
    tile_out = np.empty((16, 32), r.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if r_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            # P = r x
            P_0 = (
                r_0*x_0 + r_1*x_5 + r_2*x_6 + r_3*x_7 - r_4*x_8 - r_5*x_9 - r_6*x_10 - r_7*x_15
            )
            P_1 = (
                r_0*x_1 + r_7*x_14 - r_1*x_2 - r_2*x_3 - r_3*x_4 - r_4*x_11 - r_5*x_12 -
                r_6*x_13
            )
            P_2 = (
                r_0*x_2 + r_7*x_13 - r_1*x_1 - r_2*x_11 - r_3*x_12 - r_4*x_3 - r_5*x_4 -
                r_6*x_14
            )
            P_3 = (
                r_0*x_5 + r_1*x_0 + r_2*x_8 + r_3*x_9 - r_4*x_6 - r_5*x_7 - r_6*x_15 - r_7*x_10
            )
            P_4 = (
                r_0*x_3 + r_1*x_11 + r_4*x_2 + r_5*x_14 - r_2*x_1 - r_3*x_13 - r_6*x_4 -
                r_7*x_12
            )
            P_5 = (
                r_0*x_6 + r_2*x_0 + r_3*x_10 + r_4*x_5 + r_5*x_15 + r_7*x_9 - r_1*x_8 - r_6*x_7
            )
            P_6 = (
                r_0*x_8 + r_2*x_5 + r_3*x_15 + r_4*x_0 + r_5*x_10 + r_7*x_7 - r_1*x_6 - r_6*x_9
            )
            P_7 = (
                r_0*x_11 + r_1*x_3 + r_4*x_1 + r_5*x_13 - r_2*x_2 - r_3*x_14 - r_6*x_12 -
                r_7*x_4
            )
            P_8 = (
                r_0*x_4 + r_1*x_12 + r_2*x_13 + r_5*x_2 + r_6*x_3 + r_7*x_11 - r_3*x_1 -
                r_4*x_14
            )
            P_9 = (
                r_0*x_7 + r_3*x_0 + r_5*x_5 + r_6*x_6 - r_1*x_9 - r_2*x_10 - r_4*x_15 - r_7*x_8
            )
            P_10 = (
                r_0*x_9 + r_3*x_5 + r_5*x_0 + r_6*x_8 - r_1*x_7 - r_2*x_15 - r_4*x_10 - r_7*x_6
            )
            P_11 = (
                r_0*x_12 + r_1*x_4 + r_2*x_14 + r_5*x_1 + r_6*x_11 + r_7*x_3 - r_3*x_2 -
                r_4*x_13
            )
            P_12 = (
                r_0*x_10 + r_1*x_15 + r_3*x_6 + r_4*x_9 + r_6*x_0 + r_7*x_5 - r_2*x_7 - r_5*x_8
            )
            P_13 = (
                r_0*x_13 + r_2*x_4 + r_4*x_12 + r_6*x_1 - r_1*x_14 - r_3*x_3 - r_5*x_11 -
                r_7*x_2
            )
            P_14 = (
                r_0*x_14 + r_2*x_12 + r_4*x_4 + r_6*x_2 - r_1*x_13 - r_3*x_11 - r_5*x_3 -
                r_7*x_1
            )
            P_15 = (
                r_0*x_15 + r_1*x_10 + r_3*x_8 + r_4*x_7 + r_6*x_5 + r_7*x_0 - r_2*x_9 - r_5*x_6
            )
            # out = P ~s
            tile_out[0, e] = (
                P_0*s_0 + P_6*s_4 + P_10*s_5 + P_12*s_6 - P_3*s_1 - P_5*s_2 - P_9*s_3 - P_15*s_7
            )
            tile_out[1, e] = (
                P_1*s_0 + P_7*s_4 + P_11*s_5 + P_13*s_6 - P_2*s_1 - P_4*s_2 - P_8*s_3 - P_14*s_7
            )
            tile_out[2, e] = (
                P_2*s_0 + P_7*s_2 + P_11*s_3 + P_14*s_6 - P_1*s_1 - P_4*s_4 - P_8*s_5 - P_13*s_7
            )
            tile_out[3, e] = (
                P_2*s_4 + P_4*s_0 + P_11*s_7 + P_13*s_3 - P_1*s_2 - P_7*s_1 - P_8*s_6 - P_14*s_5
            )
            tile_out[4, e] = (
                P_2*s_5 + P_4*s_6 + P_8*s_0 + P_14*s_4 - P_1*s_3 - P_7*s_7 - P_11*s_1 - P_13*s_2
            )
            tile_out[5, e] = (
                P_3*s_0 + P_6*s_2 + P_10*s_3 + P_15*s_6 - P_0*s_1 - P_5*s_4 - P_9*s_5 - P_12*s_7
            )
            tile_out[6, e] = (
                P_3*s_4 + P_5*s_0 + P_10*s_7 + P_12*s_3 - P_0*s_2 - P_6*s_1 - P_9*s_6 - P_15*s_5
            )
            tile_out[7, e] = (
                P_3*s_5 + P_5*s_6 + P_9*s_0 + P_15*s_4 - P_0*s_3 - P_6*s_7 - P_10*s_1 - P_12*s_2
            )
            tile_out[8, e] = (
                P_3*s_2 + P_6*s_0 + P_9*s_7 + P_12*s_5 - P_0*s_4 - P_5*s_1 - P_10*s_6 - P_15*s_3
            )
            tile_out[9, e] = (
                P_3*s_3 + P_6*s_6 + P_10*s_0 + P_15*s_2 - P_0*s_5 - P_5*s_7 - P_9*s_1 - P_12*s_4
            )
            tile_out[10, e] = (
                P_3*s_7 + P_5*s_3 + P_10*s_4 + P_12*s_0 - P_0*s_6 - P_6*s_5 - P_9*s_2 - P_15*s_1
            )
            tile_out[11, e] = (
                P_2*s_2 + P_7*s_0 + P_8*s_7 + P_13*s_5 - P_1*s_4 - P_4*s_1 - P_11*s_6 - P_14*s_3
            )
            tile_out[12, e] = (
                P_2*s_3 + P_7*s_6 + P_11*s_0 + P_14*s_2 - P_1*s_5 - P_4*s_7 - P_8*s_1 - P_13*s_4
            )
            tile_out[13, e] = (
                P_2*s_7 + P_4*s_3 + P_11*s_4 + P_13*s_0 - P_1*s_6 - P_7*s_5 - P_8*s_2 - P_14*s_1
            )
            tile_out[14, e] = (
                P_1*s_7 + P_4*s_5 + P_11*s_2 + P_14*s_0 - P_2*s_6 - P_7*s_3 - P_8*s_4 - P_13*s_1
            )
            tile_out[15, e] = (
                P_0*s_7 + P_5*s_5 + P_10*s_2 + P_15*s_0 - P_3*s_6 - P_6*s_3 - P_9*s_4 - P_12*s_1
            )
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich2__even__full__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 8), even: grades 0, 2, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    s : (..., 8), even: grades 0, 2, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(
        _sandwich2__even__full__even,
        (8, 16, 8),
        16,
        (r, x, s),
        out,
        (1, 1, 1),
        "polynomial",
    )


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__full__full__full(count, r, r_step, x, x_step, s, s_step, out):
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
                r_0*x_0 + r_1*x_1 + r_5*x_5 + r_6*x_6 + r_7*x_7 + r_14*x_14 - r_2*x_2 - r_3*x_3
                - r_4*x_4 - r_8*x_8 - r_9*x_9 - r_10*x_10 - r_11*x_11 - r_12*x_12 - r_13*x_13 -
                r_15*x_15
            )
            P_1 = (
                r_0*x_1 + r_1*x_0 + r_2*x_5 + r_3*x_6 + r_4*x_7 + r_15*x_14 - r_5*x_2 - r_6*x_3
                - r_7*x_4 - r_8*x_11 - r_9*x_12 - r_10*x_13 - r_11*x_8 - r_12*x_9 - r_13*x_10 -
                r_14*x_15
            )
            P_2 = (
                r_0*x_2 + r_1*x_5 + r_2*x_0 + r_3*x_8 + r_4*x_9 + r_15*x_13 - r_5*x_1 - r_6*x_11
                - r_7*x_12 - r_8*x_3 - r_9*x_4 - r_10*x_14 - r_11*x_6 - r_12*x_7 - r_13*x_15 -
                r_14*x_10
            )
            P_3 = (
                r_0*x_5 + r_1*x_2 + r_5*x_0 + r_6*x_8 + r_7*x_9 + r_14*x_13 - r_2*x_1 - r_3*x_11
                - r_4*x_12 - r_8*x_6 - r_9*x_7 - r_10*x_15 - r_11*x_3 - r_12*x_4 - r_13*x_14 -
                r_15*x_10
            )
            P_4 = (
                r_0*x_3 + r_1*x_6 + r_3*x_0 + r_4*x_10 + r_5*x_11 + r_8*x_2 + r_9*x_14 +
                r_11*x_5 + r_12*x_15 + r_14*x_9 - r_2*x_8 - r_6*x_1 - r_7*x_13 - r_10*x_4 -
                r_13*x_7 - r_15*x_12
            )
            P_5 = (
                r_0*x_6 + r_1*x_3 + r_2*x_11 + r_6*x_0 + r_7*x_10 + r_8*x_5 + r_9*x_15 +
                r_11*x_2 + r_12*x_14 + r_15*x_9 - r_3*x_1 - r_4*x_13 - r_5*x_8 - r_10*x_7 -
                r_13*x_4 - r_14*x_12
            )
            P_6 = (
                r_0*x_8 + r_1*x_11 + r_2*x_3 + r_6*x_5 + r_7*x_15 + r_8*x_0 + r_9*x_10 +
                r_11*x_1 + r_12*x_13 + r_15*x_7 - r_3*x_2 - r_4*x_14 - r_5*x_6 - r_10*x_9 -
                r_13*x_12 - r_14*x_4
            )
            P_7 = (
                r_0*x_11 + r_1*x_8 + r_3*x_5 + r_4*x_15 + r_5*x_3 + r_8*x_1 + r_9*x_13 +
                r_11*x_0 + r_12*x_10 + r_14*x_7 - r_2*x_6 - r_6*x_2 - r_7*x_14 - r_10*x_12 -
                r_13*x_9 - r_15*x_4
            )
            P_8 = (
                r_0*x_4 + r_1*x_7 + r_4*x_0 + r_5*x_12 + r_6*x_13 + r_9*x_2 + r_10*x_3 +
                r_12*x_5 + r_13*x_6 + r_15*x_11 - r_2*x_9 - r_3*x_10 - r_7*x_1 - r_8*x_14 -
                r_11*x_15 - r_14*x_8
            )
            P_9 = (
                r_0*x_7 + r_1*x_4 + r_2*x_12 + r_3*x_13 + r_7*x_0 + r_9*x_5 + r_10*x_6 +
                r_12*x_2 + r_13*x_3 + r_14*x_11 - r_4*x_1 - r_5*x_9 - r_6*x_10 - r_8*x_15 -
                r_11*x_14 - r_15*x_8
            )
            P_10 = (
                r_0*x_9 + r_1*x_12 + r_2*x_4 + r_3*x_14 + r_7*x_5 + r_9*x_0 + r_10*x_8 +
                r_12*x_1 + r_13*x_11 + r_14*x_3 - r_4*x_2 - r_5*x_7 - r_6*x_15 - r_8*x_10 -
                r_11*x_13 - r_15*x_6
            )
            P_11 = (
                r_0*x_12 + r_1*x_9 + r_4*x_5 + r_5*x_4 + r_6*x_14 + r_9*x_1 + r_10*x_11 +
                r_12*x_0 + r_13*x_8 + r_15*x_3 - r_2*x_7 - r_3*x_15 - r_7*x_2 - r_8*x_13 -
                r_11*x_10 - r_14*x_6
            )
            P_12 = (
                r_0*x_10 + r_1*x_13 + r_3*x_4 + r_5*x_15 + r_7*x_6 + r_8*x_9 + r_10*x_0 +
                r_11*x_12 + r_13*x_1 + r_15*x_5 - r_2*x_14 - r_4*x_3 - r_6*x_7 - r_9*x_8 -
                r_12*x_11 - r_14*x_2
            )
            P_13 = (
                r_0*x_13 + r_1*x_10 + r_2*x_15 + r_4*x_6 + r_6*x_4 + r_8*x_12 + r_10*x_1 +
                r_11*x_9 + r_13*x_0 + r_14*x_5 - r_3*x_7 - r_5*x_14 - r_7*x_3 - r_9*x_11 -
                r_12*x_8 - r_15*x_2
            )
            P_14 = (
                r_0*x_14 + r_1*x_15 + r_2*x_10 + r_4*x_8 + r_6*x_12 + r_8*x_4 + r_10*x_2 +
                r_11*x_7 + r_13*x_5 + r_14*x_0 - r_3*x_9 - r_5*x_13 - r_7*x_11 - r_9*x_3 -
                r_12*x_6 - r_15*x_1
            )
            P_15 = (
                r_0*x_15 + r_1*x_14 + r_3*x_12 + r_5*x_10 + r_7*x_8 + r_8*x_7 + r_10*x_5 +
                r_11*x_4 + r_13*x_2 + r_15*x_0 - r_2*x_13 - r_4*x_11 - r_6*x_9 - r_9*x_6 -
                r_12*x_3 - r_14*x_1
            )
            # out = P ~s
            tile_out[0, e] = (
                P_0*s_0 + P_1*s_1 + P_6*s_8 + P_7*s_11 + P_10*s_9 + P_11*s_12 + P_12*s_10 +
                P_13*s_13 - P_2*s_2 - P_3*s_5 - P_4*s_3 - P_5*s_6 - P_8*s_4 - P_9*s_7 -
                P_14*s_14 - P_15*s_15
            )
            tile_out[1, e] = (
                P_0*s_1 + P_1*s_0 + P_6*s_11 + P_7*s_8 + P_10*s_12 + P_11*s_9 + P_12*s_13 +
                P_13*s_10 - P_2*s_5 - P_3*s_2 - P_4*s_6 - P_5*s_3 - P_8*s_7 - P_9*s_4 -
                P_14*s_15 - P_15*s_14
            )
            tile_out[2, e] = (
                P_0*s_2 + P_2*s_0 + P_5*s_11 + P_7*s_6 + P_9*s_12 + P_11*s_7 + P_12*s_14 +
                P_14*s_10 - P_1*s_5 - P_3*s_1 - P_4*s_8 - P_6*s_3 - P_8*s_9 - P_10*s_4 -
                P_13*s_15 - P_15*s_13
            )
            tile_out[3, e] = (
                P_0*s_3 + P_2*s_8 + P_4*s_0 + P_6*s_2 + P_9*s_13 + P_11*s_15 + P_13*s_7 +
                P_15*s_12 - P_1*s_6 - P_3*s_11 - P_5*s_1 - P_7*s_5 - P_8*s_10 - P_10*s_14 -
                P_12*s_4 - P_14*s_9
            )
            tile_out[4, e] = (
                P_0*s_4 + P_2*s_9 + P_4*s_10 + P_6*s_14 + P_8*s_0 + P_10*s_2 + P_12*s_3 +
                P_14*s_8 - P_1*s_7 - P_3*s_12 - P_5*s_13 - P_7*s_15 - P_9*s_1 - P_11*s_5 -
                P_13*s_6 - P_15*s_11
            )
            tile_out[5, e] = (
                P_1*s_2 + P_3*s_0 + P_4*s_11 + P_6*s_6 + P_8*s_12 + P_10*s_7 + P_13*s_14 +
                P_15*s_10 - P_0*s_5 - P_2*s_1 - P_5*s_8 - P_7*s_3 - P_9*s_9 - P_11*s_4 -
                P_12*s_15 - P_14*s_13
            )
            tile_out[6, e] = (
                P_1*s_3 + P_3*s_8 + P_5*s_0 + P_7*s_2 + P_8*s_13 + P_10*s_15 + P_12*s_7 +
                P_14*s_12 - P_0*s_6 - P_2*s_11 - P_4*s_1 - P_6*s_5 - P_9*s_10 - P_11*s_14 -
                P_13*s_4 - P_15*s_9
            )
            tile_out[7, e] = (
                P_1*s_4 + P_3*s_9 + P_5*s_10 + P_7*s_14 + P_9*s_0 + P_11*s_2 + P_13*s_3 +
                P_15*s_8 - P_0*s_7 - P_2*s_12 - P_4*s_13 - P_6*s_15 - P_8*s_1 - P_10*s_5 -
                P_12*s_6 - P_14*s_11
            )
            tile_out[8, e] = (
                P_2*s_3 + P_3*s_6 + P_6*s_0 + P_7*s_1 + P_8*s_14 + P_9*s_15 + P_12*s_9 +
                P_13*s_12 - P_0*s_8 - P_1*s_11 - P_4*s_2 - P_5*s_5 - P_10*s_10 - P_11*s_13 -
                P_14*s_4 - P_15*s_7
            )
            tile_out[9, e] = (
                P_2*s_4 + P_3*s_7 + P_6*s_10 + P_7*s_13 + P_10*s_0 + P_11*s_1 + P_14*s_3 +
                P_15*s_6 - P_0*s_9 - P_1*s_12 - P_4*s_14 - P_5*s_15 - P_8*s_2 - P_9*s_5 -
                P_12*s_8 - P_13*s_11
            )
            tile_out[10, e] = (
                P_2*s_14 + P_3*s_15 + P_4*s_4 + P_5*s_7 + P_10*s_8 + P_11*s_11 + P_12*s_0 +
                P_13*s_1 - P_0*s_10 - P_1*s_13 - P_6*s_9 - P_7*s_12 - P_8*s_3 - P_9*s_6 -
                P_14*s_2 - P_15*s_5
            )
            tile_out[11, e] = (
                P_2*s_6 + P_3*s_3 + P_6*s_1 + P_7*s_0 + P_8*s_15 + P_9*s_14 + P_12*s_12 +
                P_13*s_9 - P_0*s_11 - P_1*s_8 - P_4*s_5 - P_5*s_2 - P_10*s_13 - P_11*s_10 -
                P_14*s_7 - P_15*s_4
            )
            tile_out[12, e] = (
                P_2*s_7 + P_3*s_4 + P_6*s_13 + P_7*s_10 + P_10*s_1 + P_11*s_0 + P_14*s_6 +
                P_15*s_3 - P_0*s_12 - P_1*s_9 - P_4*s_15 - P_5*s_14 - P_8*s_5 - P_9*s_2 -
                P_12*s_11 - P_13*s_8
            )
            tile_out[13, e] = (
                P_2*s_15 + P_3*s_14 + P_4*s_7 + P_5*s_4 + P_10*s_11 + P_11*s_8 + P_12*s_1 +
                P_13*s_0 - P_0*s_13 - P_1*s_10 - P_6*s_12 - P_7*s_9 - P_8*s_6 - P_9*s_3 -
                P_14*s_5 - P_15*s_2
            )
            tile_out[14, e] = (
                P_1*s_15 + P_3*s_13 + P_4*s_9 + P_6*s_4 + P_9*s_11 + P_11*s_6 + P_12*s_2 +
                P_14*s_0 - P_0*s_14 - P_2*s_10 - P_5*s_12 - P_7*s_7 - P_8*s_8 - P_10*s_3 -
                P_13*s_5 - P_15*s_1
            )
            tile_out[15, e] = (
                P_0*s_15 + P_2*s_13 + P_5*s_9 + P_7*s_4 + P_8*s_11 + P_10*s_6 + P_13*s_2 +
                P_15*s_0 - P_1*s_14 - P_3*s_10 - P_4*s_12 - P_6*s_7 - P_9*s_8 - P_11*s_3 -
                P_12*s_5 - P_14*s_1
            )
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def sandwich2__full__full__full(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 16), full: grades 0, 1, 2, 3, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    s : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(
        _sandwich2__full__full__full,
        (16, 16, 16),
        16,
        (r, x, s),
        out,
        (1, 1, 1),
        "polynomial",
    )


# --- versor_defect: what must vanish, from the fourth entry on, for R to be a versor ------------


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__full(count, R, R_step, out):
    """Run the unrolled form: 25 multiplications, 24 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((16, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
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
            t_0 = R_0*R_0 + R_8*R_8
            t_2 = R_10*R_10 + R_9*R_9
            t_8 = t_0 + t_2
            t_1 = R_1*R_1 + R_11*R_11
            t_3 = R_12*R_12 + R_13*R_13
            t_9 = t_1 + t_3
            t_4 = R_2*R_2 + R_3*R_3
            t_5 = R_14*R_14 + R_4*R_4
            t_10 = t_4 + t_5
            t_6 = R_5*R_5 + R_6*R_6
            t_7 = R_15*R_15 + R_7*R_7
            t_11 = t_6 + t_7
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_8 + t_9 - t_10 - t_11
            tile_out[1, e] = t_8 + t_11
            tile_out[2, e] = t_9 + t_10
            # common factors
            f_0 = (
                R_0*R_15 + R_2*R_13 + R_4*R_11 + R_6*R_9 - R_1*R_14 - R_3*R_12 - R_5*R_10 -
                R_7*R_8
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[3, e] = c2*f_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def versor_defect__full(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 4)
    """
    return _run(_versor_defect__full, (16,), 4, (R,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__even(count, R, R_step, out):
    """Run the unrolled form: 13 multiplications, 11 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((8, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
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
            t_1 = R_5*R_5 + R_6*R_6
            t_4 = t_0 + t_1
            t_2 = R_1*R_1 + R_2*R_2
            t_3 = R_3*R_3 + R_7*R_7
            t_5 = t_2 + t_3
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_4 - t_5
            tile_out[1, e] = t_4 + t_5
            tile_out[2, e] = 0
            # common factors
            f_0 = R_0*R_7 + R_2*R_5 - R_1*R_6 - R_3*R_4
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[3, e] = c2*f_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def versor_defect__even(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 8), even: grades 0, 2, 4
    returns : (..., 4)
    """
    return _run(_versor_defect__even, (8,), 4, (R,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__g0_2(count, R, R_step, out):
    """Run the unrolled form: 11 multiplications, 9 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((7, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            # common subexpressions
            t_0 = R_0*R_0 + R_4*R_4
            t_1 = R_5*R_5 + R_6*R_6
            t_4 = t_0 + t_1
            t_2 = R_1*R_1 + R_2*R_2
            t_3 = R_3*R_3 + t_2
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_4 - t_3
            tile_out[1, e] = t_3 + t_4
            tile_out[2, e] = 0
            # common factors
            f_0 = R_2*R_5 - R_1*R_6 - R_3*R_4
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[3, e] = c2*f_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def versor_defect__g0_2(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 7), g0_2: grades 0, 2
    returns : (..., 4)
    """
    return _run(_versor_defect__g0_2, (7,), 4, (R,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__vector(count, R, R_step, out):
    """Run the unrolled form: 4 multiplications, 4 additions."""
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
            t_2 = R_0*R_0
            t_0 = R_1*R_1 + R_2*R_2
            t_1 = R_3*R_3 + t_0
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_2 - t_1
            tile_out[1, e] = 0
            tile_out[2, e] = t_2 + t_1
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


def versor_defect__vector(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 4), vector: grades 1
    returns : (..., 3)
    """
    return _run(_versor_defect__vector, (4,), 3, (R,), out, (2,), "polynomial")


# --- split_invariants: what the squares and the parts of a bivector are computed from -----------


@njit(cache=True, nogil=True, error_model="numpy")
def _split_invariants__bivector(count, B, B_step, out):
    """Run the unrolled form: 16 multiplications, 7 additions."""
    tile_B = np.empty((6, 32), B.dtype)
    tile_out = np.empty((9, 32), B.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if B_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_B[i, e] = B[(start + e) * B_step + i]
        for e in range(width):
            # B
            B_0 = tile_B[0, e]
            B_1 = tile_B[1, e]
            B_2 = tile_B[2, e]
            B_3 = tile_B[3, e]
            B_4 = tile_B[4, e]
            B_5 = tile_B[5, e]
            # W2 = B ^ B / 2
            W2_0 = B_0*B_5 + B_2*B_3 - B_1*B_4
            # c1 = <B B>_0
            c1_0 = B_0*B_0 + B_1*B_1 + B_2*B_2 - B_3*B_3 - B_4*B_4 - B_5*B_5
            # common subexpressions
            t_0 = W2_0*W2_0
            # c2 = <W2 W2>_0
            c2_0 = -t_0
            # q2 = |W2|^2
            q2_0 = t_0
            # V1 = <B W2>_2
            V1_0 = -B_5*W2_0
            V1_1 = B_4*W2_0
            V1_2 = -B_3*W2_0
            V1_3 = B_2*W2_0
            V1_4 = -B_1*W2_0
            V1_5 = B_0*W2_0
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
        for e in range(width):
            for k in range(9):
                out[(start + e) * 9 + k] = tile_out[k, e]


def split_invariants__bivector(B, out=None):
    """Return what the squares and the parts of a bivector are computed from.

    Law: (<W_m W_m>_0, |W_m|^2, <W_m W_{m+1}>_2 for m = 1, 2, ...), W_m = <B**m>_2m / m!.

    B : (..., 6), bivector: grades 2
    returns : (..., 9)
    """
    return _run(_split_invariants__bivector, (6,), 9, (B,), out, (4,), "polynomial")


# --- split_defects: what must vanish for bivectors a and b to be commuting blades ---------------


@njit(cache=True, nogil=True, error_model="numpy")
def _split_defects__bivector__bivector(count, a, a_step, b, b_step, out):
    """Run the unrolled form: 30 multiplications, 22 additions."""
    tile_a = np.empty((6, 32), a.dtype)
    tile_b = np.empty((6, 32), a.dtype)
    tile_out = np.empty((8, 32), a.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if a_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        for e in range(width):
            # a
            a_0 = tile_a[0, e]
            a_1 = tile_a[1, e]
            a_2 = tile_a[2, e]
            a_3 = tile_a[3, e]
            a_4 = tile_a[4, e]
            a_5 = tile_a[5, e]
            # b
            b_0 = tile_b[0, e]
            b_1 = tile_b[1, e]
            b_2 = tile_b[2, e]
            b_3 = tile_b[3, e]
            b_4 = tile_b[4, e]
            b_5 = tile_b[5, e]
            # a ^ a / 2
            aa_0 = a_0*a_5 + a_2*a_3 - a_1*a_4
            # b ^ b / 2
            bb_0 = b_0*b_5 + b_2*b_3 - b_1*b_4
            # (a b - b a) / 2
            ab_0 = a_1*b_3 + a_2*b_4 - a_3*b_1 - a_4*b_2
            ab_1 = a_2*b_5 + a_3*b_0 - a_0*b_3 - a_5*b_2
            ab_2 = a_4*b_0 + a_5*b_1 - a_0*b_4 - a_1*b_5
            ab_3 = a_1*b_0 + a_4*b_5 - a_0*b_1 - a_5*b_4
            ab_4 = a_2*b_0 + a_5*b_3 - a_0*b_2 - a_3*b_5
            ab_5 = a_2*b_1 + a_3*b_4 - a_1*b_2 - a_4*b_3
            # all of them
            tile_out[0, e] = aa_0
            tile_out[1, e] = bb_0
            tile_out[2, e] = ab_0
            tile_out[3, e] = ab_1
            tile_out[4, e] = ab_2
            tile_out[5, e] = ab_3
            tile_out[6, e] = ab_4
            tile_out[7, e] = ab_5
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def split_defects__bivector__bivector(a, b, out=None):
    """Return what must vanish for bivectors a and b to be commuting blades.

    Law: (a ^ a / 2, b ^ b / 2, (a b - b a) / 2).

    a : (..., 6), bivector: grades 2
    b : (..., 6), bivector: grades 2
    returns : (..., 8)
    """
    return _run(_split_defects__bivector__bivector, (6, 6), 8, (a, b), out, (2, 2), "polynomial")


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__bivector(count, M, M_step, out):
    """Run the unrolled form: 72 multiplications, 36 additions."""
    tile_M = np.empty((16, 32), M.dtype)
    tile_out = np.empty((36, 32), M.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if M_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
            tile_out[0, e] = M_0*M_5 - M_1*M_4
            tile_out[1, e] = M_0*M_6 - M_2*M_4
            tile_out[2, e] = M_0*M_7 - M_3*M_4
            tile_out[3, e] = M_1*M_6 - M_2*M_5
            tile_out[4, e] = M_1*M_7 - M_3*M_5
            tile_out[5, e] = M_2*M_7 - M_3*M_6
            tile_out[6, e] = M_0*M_9 - M_1*M_8
            tile_out[7, e] = M_0*M_10 - M_2*M_8
            tile_out[8, e] = M_0*M_11 - M_3*M_8
            tile_out[9, e] = M_1*M_10 - M_2*M_9
            tile_out[10, e] = M_1*M_11 - M_3*M_9
            tile_out[11, e] = M_2*M_11 - M_3*M_10
            tile_out[12, e] = M_0*M_13 - M_1*M_12
            tile_out[13, e] = M_0*M_14 - M_2*M_12
            tile_out[14, e] = M_0*M_15 - M_3*M_12
            tile_out[15, e] = M_1*M_14 - M_2*M_13
            tile_out[16, e] = M_1*M_15 - M_3*M_13
            tile_out[17, e] = M_2*M_15 - M_3*M_14
            tile_out[18, e] = M_4*M_9 - M_5*M_8
            tile_out[19, e] = M_4*M_10 - M_6*M_8
            tile_out[20, e] = M_4*M_11 - M_7*M_8
            tile_out[21, e] = M_5*M_10 - M_6*M_9
            tile_out[22, e] = M_5*M_11 - M_7*M_9
            tile_out[23, e] = M_6*M_11 - M_7*M_10
            tile_out[24, e] = M_4*M_13 - M_5*M_12
            tile_out[25, e] = M_4*M_14 - M_6*M_12
            tile_out[26, e] = M_4*M_15 - M_7*M_12
            tile_out[27, e] = M_5*M_14 - M_6*M_13
            tile_out[28, e] = M_5*M_15 - M_7*M_13
            tile_out[29, e] = M_6*M_15 - M_7*M_14
            tile_out[30, e] = M_8*M_13 - M_9*M_12
            tile_out[31, e] = M_8*M_14 - M_10*M_12
            tile_out[32, e] = M_8*M_15 - M_11*M_12
            tile_out[33, e] = M_9*M_14 - M_10*M_13
            tile_out[34, e] = M_9*M_15 - M_11*M_13
            tile_out[35, e] = M_10*M_15 - M_11*M_14
        for e in range(width):
            for k in range(36):
                out[(start + e) * 36 + k] = tile_out[k, e]


def outermorphism__bivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 16)
    returns : (..., 36)
    """
    return _run(_outermorphism__bivector, (16,), 36, (M,), out, (2,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__trivector(count, M, M_step, out):
    """Run the unrolled form: 84 multiplications, 50 additions."""
    tile_M = np.empty((16, 32), M.dtype)
    tile_out = np.empty((16, 32), M.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if M_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
            F2_0 = M_1*M_6 - M_2*M_5
            F2_1 = M_1*M_7 - M_3*M_5
            F2_2 = M_2*M_7 - M_3*M_6
            F2_3 = M_1*M_10 - M_2*M_9
            F2_4 = M_1*M_11 - M_3*M_9
            F2_5 = M_2*M_11 - M_3*M_10
            F2_6 = M_1*M_14 - M_2*M_13
            F2_7 = M_1*M_15 - M_3*M_13
            F2_8 = M_2*M_15 - M_3*M_14
            F2_9 = M_5*M_10 - M_6*M_9
            F2_10 = M_5*M_11 - M_7*M_9
            F2_11 = M_6*M_11 - M_7*M_10
            F2_12 = M_5*M_14 - M_6*M_13
            F2_13 = M_5*M_15 - M_7*M_13
            F2_14 = M_6*M_15 - M_7*M_14
            F2_15 = M_9*M_14 - M_10*M_13
            F2_16 = M_9*M_15 - M_11*M_13
            F2_17 = M_10*M_15 - M_11*M_14
            # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
            tile_out[0, e] = F2_9*M_0 + F2_0*M_8 - F2_3*M_4
            tile_out[1, e] = F2_10*M_0 + F2_1*M_8 - F2_4*M_4
            tile_out[2, e] = F2_11*M_0 + F2_2*M_8 - F2_5*M_4
            tile_out[3, e] = F2_11*M_1 + F2_2*M_9 - F2_5*M_5
            tile_out[4, e] = F2_12*M_0 + F2_0*M_12 - F2_6*M_4
            tile_out[5, e] = F2_13*M_0 + F2_1*M_12 - F2_7*M_4
            tile_out[6, e] = F2_14*M_0 + F2_2*M_12 - F2_8*M_4
            tile_out[7, e] = F2_14*M_1 + F2_2*M_13 - F2_8*M_5
            tile_out[8, e] = F2_15*M_0 + F2_3*M_12 - F2_6*M_8
            tile_out[9, e] = F2_16*M_0 + F2_4*M_12 - F2_7*M_8
            tile_out[10, e] = F2_17*M_0 + F2_5*M_12 - F2_8*M_8
            tile_out[11, e] = F2_17*M_1 + F2_5*M_13 - F2_8*M_9
            tile_out[12, e] = F2_15*M_4 + F2_9*M_12 - F2_12*M_8
            tile_out[13, e] = F2_16*M_4 + F2_10*M_12 - F2_13*M_8
            tile_out[14, e] = F2_17*M_4 + F2_11*M_12 - F2_14*M_8
            tile_out[15, e] = F2_17*M_5 + F2_11*M_13 - F2_14*M_9
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def outermorphism__trivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 16)
    returns : (..., 16)
    """
    return _run(_outermorphism__trivector, (16,), 16, (M,), out, (3,), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__g4(count, M, M_step, out):
    """Run the unrolled form: 28 multiplications, 17 additions."""
    tile_M = np.empty((16, 32), M.dtype)
    tile_out = np.empty((1, 32), M.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if M_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
            F2_0 = M_2*M_7 - M_3*M_6
            F2_1 = M_2*M_11 - M_3*M_10
            F2_2 = M_2*M_15 - M_3*M_14
            F2_3 = M_6*M_11 - M_7*M_10
            F2_4 = M_6*M_15 - M_7*M_14
            F2_5 = M_10*M_15 - M_11*M_14
            # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
            F3_0 = F2_3*M_1 + F2_0*M_9 - F2_1*M_5
            F3_1 = F2_4*M_1 + F2_0*M_13 - F2_2*M_5
            F3_2 = F2_5*M_1 + F2_1*M_13 - F2_2*M_9
            F3_3 = F2_5*M_5 + F2_3*M_13 - F2_4*M_9
            # block of grade 4: f(e_j ^ B) = f(e_j) ^ f(B)
            tile_out[0, e] = F3_3*M_0 + F3_1*M_8 - F3_2*M_4 - F3_0*M_12
        for e in range(width):
            for k in range(1):
                out[(start + e) * 1 + k] = tile_out[k, e]


def outermorphism__g4(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 16)
    returns : (..., 1)
    """
    return _run(_outermorphism__g4, (16,), 1, (M,), out, (4,), "polynomial")


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__even(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 38 multiplications, 30 additions."""
    tile_F = np.empty((38, 32), F.dtype)
    tile_x = np.empty((8, 32), F.dtype)
    tile_out = np.empty((8, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(38):
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
            tile_out[1, e] = F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4 + F_5*x_5 + F_6*x_6
            tile_out[2, e] = F_7*x_1 + F_8*x_2 + F_9*x_3 + F_10*x_4 + F_11*x_5 + F_12*x_6
            tile_out[3, e] = F_13*x_1 + F_14*x_2 + F_15*x_3 + F_16*x_4 + F_17*x_5 + F_18*x_6
            tile_out[4, e] = F_19*x_1 + F_20*x_2 + F_21*x_3 + F_22*x_4 + F_23*x_5 + F_24*x_6
            tile_out[5, e] = F_25*x_1 + F_26*x_2 + F_27*x_3 + F_28*x_4 + F_29*x_5 + F_30*x_6
            tile_out[6, e] = F_31*x_1 + F_32*x_2 + F_33*x_3 + F_34*x_4 + F_35*x_5 + F_36*x_6
            tile_out[7, e] = F_37*x_7
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def linear_map__even(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 38)
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8)
    """
    return _run(_linear_map__even, (38, 8), 8, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__full(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 70 multiplications, 54 additions."""
    tile_F = np.empty((70, 32), F.dtype)
    tile_x = np.empty((16, 32), F.dtype)
    tile_out = np.empty((16, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(70):
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
            tile_out[1, e] = F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4
            tile_out[2, e] = F_5*x_1 + F_6*x_2 + F_7*x_3 + F_8*x_4
            tile_out[3, e] = F_9*x_1 + F_10*x_2 + F_11*x_3 + F_12*x_4
            tile_out[4, e] = F_13*x_1 + F_14*x_2 + F_15*x_3 + F_16*x_4
            tile_out[5, e] = F_17*x_5 + F_18*x_6 + F_19*x_7 + F_20*x_8 + F_21*x_9 + F_22*x_10
            tile_out[6, e] = F_23*x_5 + F_24*x_6 + F_25*x_7 + F_26*x_8 + F_27*x_9 + F_28*x_10
            tile_out[7, e] = F_29*x_5 + F_30*x_6 + F_31*x_7 + F_32*x_8 + F_33*x_9 + F_34*x_10
            tile_out[8, e] = F_35*x_5 + F_36*x_6 + F_37*x_7 + F_38*x_8 + F_39*x_9 + F_40*x_10
            tile_out[9, e] = F_41*x_5 + F_42*x_6 + F_43*x_7 + F_44*x_8 + F_45*x_9 + F_46*x_10
            tile_out[10, e] = F_47*x_5 + F_48*x_6 + F_49*x_7 + F_50*x_8 + F_51*x_9 + F_52*x_10
            tile_out[11, e] = F_53*x_11 + F_54*x_12 + F_55*x_13 + F_56*x_14
            tile_out[12, e] = F_57*x_11 + F_58*x_12 + F_59*x_13 + F_60*x_14
            tile_out[13, e] = F_61*x_11 + F_62*x_12 + F_63*x_13 + F_64*x_14
            tile_out[14, e] = F_65*x_11 + F_66*x_12 + F_67*x_13 + F_68*x_14
            tile_out[15, e] = F_69*x_15
        for e in range(width):
            for k in range(16):
                out[(start + e) * 16 + k] = tile_out[k, e]


def linear_map__full(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 70)
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16)
    """
    return _run(_linear_map__full, (70, 16), 16, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__vector(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 16 multiplications, 12 additions."""
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
        for e in range(count):
            # x
            x_0 = x[e * x_step + 0]
            x_1 = x[e * x_step + 1]
            x_2 = x[e * x_step + 2]
            x_3 = x[e * x_step + 3]
            # <f(x)>_k = F_k <x>_k
            out[e * 4 + 0] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3
            out[e * 4 + 1] = F_4*x_0 + F_5*x_1 + F_6*x_2 + F_7*x_3
            out[e * 4 + 2] = F_8*x_0 + F_9*x_1 + F_10*x_2 + F_11*x_3
            out[e * 4 + 3] = F_12*x_0 + F_13*x_1 + F_14*x_2 + F_15*x_3
        return
    tile_F = np.empty((16, 32), F.dtype)
    tile_x = np.empty((4, 32), F.dtype)
    tile_out = np.empty((4, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            F_10 = tile_F[10, e]
            F_11 = tile_F[11, e]
            F_12 = tile_F[12, e]
            F_13 = tile_F[13, e]
            F_14 = tile_F[14, e]
            F_15 = tile_F[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3
            tile_out[1, e] = F_4*x_0 + F_5*x_1 + F_6*x_2 + F_7*x_3
            tile_out[2, e] = F_8*x_0 + F_9*x_1 + F_10*x_2 + F_11*x_3
            tile_out[3, e] = F_12*x_0 + F_13*x_1 + F_14*x_2 + F_15*x_3
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def linear_map__vector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 16)
    x : (..., 4), vector: grades 1
    returns : (..., 4)
    """
    return _run(_linear_map__vector, (16, 4), 4, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__bivector(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 36 multiplications, 30 additions."""
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
        F_25 = F[25]
        F_26 = F[26]
        F_27 = F[27]
        F_28 = F[28]
        F_29 = F[29]
        F_30 = F[30]
        F_31 = F[31]
        F_32 = F[32]
        F_33 = F[33]
        F_34 = F[34]
        F_35 = F[35]
        for e in range(count):
            # x
            x_0 = x[e * x_step + 0]
            x_1 = x[e * x_step + 1]
            x_2 = x[e * x_step + 2]
            x_3 = x[e * x_step + 3]
            x_4 = x[e * x_step + 4]
            x_5 = x[e * x_step + 5]
            # <f(x)>_k = F_k <x>_k
            out[e * 6 + 0] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4 + F_5*x_5
            out[e * 6 + 1] = F_6*x_0 + F_7*x_1 + F_8*x_2 + F_9*x_3 + F_10*x_4 + F_11*x_5
            out[e * 6 + 2] = F_12*x_0 + F_13*x_1 + F_14*x_2 + F_15*x_3 + F_16*x_4 + F_17*x_5
            out[e * 6 + 3] = F_18*x_0 + F_19*x_1 + F_20*x_2 + F_21*x_3 + F_22*x_4 + F_23*x_5
            out[e * 6 + 4] = F_24*x_0 + F_25*x_1 + F_26*x_2 + F_27*x_3 + F_28*x_4 + F_29*x_5
            out[e * 6 + 5] = F_30*x_0 + F_31*x_1 + F_32*x_2 + F_33*x_3 + F_34*x_4 + F_35*x_5
        return
    tile_F = np.empty((36, 32), F.dtype)
    tile_x = np.empty((6, 32), F.dtype)
    tile_out = np.empty((6, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(36):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
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
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4 + F_5*x_5
            tile_out[1, e] = F_6*x_0 + F_7*x_1 + F_8*x_2 + F_9*x_3 + F_10*x_4 + F_11*x_5
            tile_out[2, e] = F_12*x_0 + F_13*x_1 + F_14*x_2 + F_15*x_3 + F_16*x_4 + F_17*x_5
            tile_out[3, e] = F_18*x_0 + F_19*x_1 + F_20*x_2 + F_21*x_3 + F_22*x_4 + F_23*x_5
            tile_out[4, e] = F_24*x_0 + F_25*x_1 + F_26*x_2 + F_27*x_3 + F_28*x_4 + F_29*x_5
            tile_out[5, e] = F_30*x_0 + F_31*x_1 + F_32*x_2 + F_33*x_3 + F_34*x_4 + F_35*x_5
        for e in range(width):
            for k in range(6):
                out[(start + e) * 6 + k] = tile_out[k, e]


def linear_map__bivector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 36)
    x : (..., 6), bivector: grades 2
    returns : (..., 6)
    """
    return _run(_linear_map__bivector, (36, 6), 6, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__trivector(count, F, F_step, x, x_step, out):
    """Run the unrolled form: 16 multiplications, 12 additions."""
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
        for e in range(count):
            # x
            x_0 = x[e * x_step + 0]
            x_1 = x[e * x_step + 1]
            x_2 = x[e * x_step + 2]
            x_3 = x[e * x_step + 3]
            # <f(x)>_k = F_k <x>_k
            out[e * 4 + 0] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3
            out[e * 4 + 1] = F_4*x_0 + F_5*x_1 + F_6*x_2 + F_7*x_3
            out[e * 4 + 2] = F_8*x_0 + F_9*x_1 + F_10*x_2 + F_11*x_3
            out[e * 4 + 3] = F_12*x_0 + F_13*x_1 + F_14*x_2 + F_15*x_3
        return
    tile_F = np.empty((16, 32), F.dtype)
    tile_x = np.empty((4, 32), F.dtype)
    tile_out = np.empty((4, 32), F.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if F_step or start == 0:
            for e in range(width):
                for i in range(16):
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
            F_10 = tile_F[10, e]
            F_11 = tile_F[11, e]
            F_12 = tile_F[12, e]
            F_13 = tile_F[13, e]
            F_14 = tile_F[14, e]
            F_15 = tile_F[15, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            # <f(x)>_k = F_k <x>_k
            tile_out[0, e] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3
            tile_out[1, e] = F_4*x_0 + F_5*x_1 + F_6*x_2 + F_7*x_3
            tile_out[2, e] = F_8*x_0 + F_9*x_1 + F_10*x_2 + F_11*x_3
            tile_out[3, e] = F_12*x_0 + F_13*x_1 + F_14*x_2 + F_15*x_3
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


def linear_map__trivector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 16)
    x : (..., 4), trivector: grades 3
    returns : (..., 4)
    """
    return _run(_linear_map__trivector, (16, 4), 4, (F, x), out, (1, 1), "polynomial")


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__g4(count, F, F_step, x, x_step, out):
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


def linear_map__g4(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 1)
    x : (..., 1), g4: grades 4
    returns : (..., 1)
    """
    return _run(_linear_map__g4, (1, 1), 1, (F, x), out, (1, 1), "polynomial")


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
    "sandwich_unit__even__g4": sandwich_unit__even__g4,
    "sandwich_unit__even__even": sandwich_unit__even__even,
    "sandwich_unit__even__full": sandwich_unit__even__full,
    "sandwich_unit__g0_2__scalar": sandwich_unit__g0_2__scalar,
    "sandwich_unit__g0_2__vector": sandwich_unit__g0_2__vector,
    "sandwich_unit__g0_2__bivector": sandwich_unit__g0_2__bivector,
    "sandwich_unit__g0_2__trivector": sandwich_unit__g0_2__trivector,
    "sandwich_unit__g0_2__g4": sandwich_unit__g0_2__g4,
    "sandwich_unit__g0_2__even": sandwich_unit__g0_2__even,
    "sandwich_unit__g0_2__full": sandwich_unit__g0_2__full,
    "sandwich_unit__vector__scalar": sandwich_unit__vector__scalar,
    "sandwich_unit__vector__vector": sandwich_unit__vector__vector,
    "sandwich_unit__vector__bivector": sandwich_unit__vector__bivector,
    "sandwich_unit__vector__trivector": sandwich_unit__vector__trivector,
    "sandwich_unit__vector__g4": sandwich_unit__vector__g4,
    "sandwich_unit__vector__even": sandwich_unit__vector__even,
    "sandwich_unit__vector__full": sandwich_unit__vector__full,
    "sandwich__full__full": sandwich__full__full,
    "sandwich__even__scalar": sandwich__even__scalar,
    "sandwich__even__vector": sandwich__even__vector,
    "sandwich__even__bivector": sandwich__even__bivector,
    "sandwich__even__trivector": sandwich__even__trivector,
    "sandwich__even__g4": sandwich__even__g4,
    "sandwich__even__even": sandwich__even__even,
    "sandwich__even__full": sandwich__even__full,
    "sandwich__g0_2__scalar": sandwich__g0_2__scalar,
    "sandwich__g0_2__vector": sandwich__g0_2__vector,
    "sandwich__g0_2__bivector": sandwich__g0_2__bivector,
    "sandwich__g0_2__trivector": sandwich__g0_2__trivector,
    "sandwich__g0_2__g4": sandwich__g0_2__g4,
    "sandwich__g0_2__even": sandwich__g0_2__even,
    "sandwich__g0_2__full": sandwich__g0_2__full,
    "sandwich__vector__scalar": sandwich__vector__scalar,
    "sandwich__vector__vector": sandwich__vector__vector,
    "sandwich__vector__bivector": sandwich__vector__bivector,
    "sandwich__vector__trivector": sandwich__vector__trivector,
    "sandwich__vector__g4": sandwich__vector__g4,
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
    "linear_map__even": linear_map__even,
    "linear_map__full": linear_map__full,
    "linear_map__vector": linear_map__vector,
    "linear_map__bivector": linear_map__bivector,
    "linear_map__trivector": linear_map__trivector,
    "linear_map__g4": linear_map__g4,
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
