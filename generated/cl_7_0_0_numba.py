"""Numba kernels of Cl(7,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = 1, e6*e6 = 1, e7*e7 = 1.

kernel                              form         operations per element
gp__full__full                      spinor       1920 multiplications, 3264 additions
gp__even__even                      spinor       704 multiplications, 1088 additions
gp__even__full                      spinor       1344 multiplications, 1984 additions
gp__full__even                      spinor       1344 multiplications, 1984 additions
reverse__full                       unrolled     none
involute__full                      unrolled     none
conjugate__full                     unrolled     none
dual__full                          unrolled     none
undual__full                        unrolled     none
hodge__full                         unrolled     none
unhodge__full                       unrolled     none
sandwich_unit__even__full           spinor       2432 multiplications, 3200 additions
sandwich_unit__even__even           spinor       1280 multiplications, 1792 additions
sandwich_unit__even__vector         unrolled     672 multiplications, 602 additions
sandwich2__even__full__even         spinor       2432 multiplications, 3200 additions
sandwich2__even__even__even         spinor       1280 multiplications, 1792 additions
sandwich2__full__full__full         spinor       3584 multiplications, 5760 additions
exp__bivector                       exponential  3664 multiplications, 3536 additions, 2 divisions,
                                                 2 roots
to_spinor__full                     spinor       128 multiplications, 384 additions
to_spinor__even                     spinor       64 multiplications, 384 additions
from_spinor__full                   spinor       128 multiplications, 384 additions
sandwich2_spinor__even__full__even  spinor       2176 multiplications, 2432 additions

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor
    <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1

Spinor form: Cl(7,0) = M_8(C), as 2 planes of 8 x 8 real numbers.
Products are those of matrices: coefficients, with signs, are put where the Pauli strings of
their blades belong, a Walsh-Hadamard transform makes the entries of matrices, and back. Numbers
of operations include the transforms of all operands. Sums are contracted to fused multiply-
adds. Proof: transforms are executed on every basis blade, products on random integers modulo
two primes, which a wrong one passes with a probability below 1e-17.
Chosen because of
    gp__full__full: 5184 operations against 32768 of the products term by term
    gp__even__even: 1792 operations against 8192 of the products term by term
    gp__even__full: 3328 operations against 16384 of the products term by term
    gp__full__even: 3328 operations against 16384 of the products term by term
    sandwich_unit__even__full: 5632 operations against 24576 of the products term by term
    sandwich_unit__even__even: 3072 operations against 12288 of the products term by term
    sandwich2__even__full__even: 5632 operations against 32768 of the products term by term
    sandwich2__even__even__even: 3072 operations against 16384 of the products term by term
    sandwich2__full__full__full: 9344 operations against 65536 of the products term by term
    to_spinor__full: the transform itself
    to_spinor__even: the transform itself
    from_spinor__full: the transform itself
    sandwich2_spinor__even__full__even: its operand and result, which are matrices

exp: B is halved until its size, null vectors left out, is at most 1/2; there exp(B) is the outer
exponential of the bivector of tanh(B), divided by its norm, a theorem of Lipschitz; the result is
squared as often. Its derivative in the direction H is exp(B) times the mean over t from 0 to 1 of
exp(-t B) H exp(t B), a power series and doublings. Both are smooth everywhere, without divisions
by angles; exp is within a few units in the last place times 1 + |B|. Computed in float64. NaN
where B is not finite or above 2**42; infinity or NaN where exp(B) overflows. Operations are those
where nothing is halved. Proved, by exact arithmetic on rational numbers: coefficients, sums of
powers, products and doublings, each step of the derivative; truncation and rounding are measured
by tests.
"""

# gaforge-signature: 7,0,0
# gaforge-target: numba
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 7,0,0 --target numba
# gaforge-operations: 23152 multiplications, 31786 additions, 2 divisions, 2 roots in all
# gaforge-proof: 22 of 22 kernels, source executed on blades and integers modulo primes and symbols
# gaforge-inputs: sha256:19b5b1cbcf919a814af0597aa996b4ba6b8c6a5e01580a511c9e49e795e8bc48
# gaforge-content: sha256:8287107a02447e71aae868dcc4f2468bd66e8eea353dff7856d26f8ed6a1cffb

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


def _run_spinor(kernel, sizes, size, operands, out, degrees, largest):
    """Call a kernel in spinor form; integers are computed in float64, exactly, or refused."""
    if type(operands[0]) is np.ndarray and operands[0].dtype.kind == "f":
        return _run(kernel, sizes, size, operands, out, degrees, "polynomial")
    arrays = [_as_array(kernel, operand) for operand in operands]
    if any(array.dtype.kind not in "bui" for array in arrays):
        return _run(kernel, sizes, size, arrays, out, degrees, "polynomial")
    bound = float(largest)
    for array, degree in zip(arrays, degrees, strict=True):
        rows = np.abs(array.astype(float)).sum(-1)
        bound *= max(1.0, float(rows.max(initial=0.0))) ** degree
    if bound >= 2.0**53:
        raise OverflowError(
            f"{_name(kernel)}: the matrices of integer coefficients this large may not be exact "
            f"(bound {bound:.3g}); pass floating-point arrays for a rounded result"
        )
    floats = [array.astype(float) for array in arrays]
    result = _run(kernel, sizes, size, floats, None, degrees, "polynomial").astype(_INT64)
    if out is None:
        return result
    _fit(kernel, [], out, result.shape, _INT64)
    out[...] = result
    return out


# --- Spinor representation ----------------------------------------------------------------------

# Of each basis vector: its word, which words change sign by it from the right, its sign.
_GENERATORS = ((73, 72, 1), (83, 88, 1), (94, 112, 1), (103, 120, 1), (108, 96, 1), (117, 104,
    1), (122, 80, 1),)


def _blades(grades, signs, turns, scale):
    """Return the places of the blades of some grades, and their signs over the scale."""
    words = np.zeros(1, np.int64)
    factors = np.ones(1)
    for word, flips, sign in _GENERATORS:
        odd = np.bitwise_count(words & flips) & 1
        factors = np.concatenate((factors, np.where(odd, -sign, sign) * factors))
        words = np.concatenate((words, words ^ word))
    masks = _masks(7, grades)
    by_grade = np.zeros(8)
    by_grade[list(grades)] = signs
    words, factors = words[masks], factors[masks]
    factors = factors * by_grade[np.bitwise_count(masks)] / scale
    for _ in range(turns):
        factors[words >> 6 == 0] *= -1
        words ^= 64
    return (words).astype(np.int32), factors.astype(np.float32)


_PLACES_0, _SIGNS_0 = _blades((0, 1, 2, 3, 4, 5, 6, 7), (1, 1, 1, 1, 1, 1, 1, 1), 0, 1)
_PLACES_1, _SIGNS_1 = _blades((0, 1, 2, 3, 4, 5, 6, 7), (1, 1, 1, 1, 1, 1, 1, 1), 0, 8)
_PLACES_2, _SIGNS_2 = _blades((0, 2, 4, 6), (1, 1, 1, 1), 0, 1)
_PLACES_3, _SIGNS_3 = _blades((0, 2, 4, 6), (1, 1, 1, 1), 0, 8)
_PLACES_4, _SIGNS_4 = _blades((0, 2, 4, 6), (1, -1, 1, -1), 0, 1)
_PLACES_5, _SIGNS_5 = _blades((0, 1, 2, 3, 4, 5, 6, 7), (1, 1, -1, -1, 1, 1, -1, -1), 0, 1)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _put(x, start, places, signs, sums):
    """Put the coefficients of one element, with signs, where their words belong."""
    for i in range(places.size):
        sums[uintp(places[i])] = x[uintp(start + i)] * signs[i]


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _take(sums, places, signs, out, start):
    """Take the coefficients of one element out of the sums of their words."""
    for i in range(places.size):
        out[uintp(start + i)] = sums[uintp(places[i])] * signs[i]


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _hadamard(D, planes):
    """Transform the rows of planes, in place: sums over b of (-1)^(b j)."""
    for p in range(planes):
        for a in range(8):
            v_0 = D[uintp(p * 64 + a)]
            v_1 = D[uintp(p * 64 + 8 + a)]
            v_2 = D[uintp(p * 64 + 16 + a)]
            v_3 = D[uintp(p * 64 + 24 + a)]
            v_4 = D[uintp(p * 64 + 32 + a)]
            v_5 = D[uintp(p * 64 + 40 + a)]
            v_6 = D[uintp(p * 64 + 48 + a)]
            v_7 = D[uintp(p * 64 + 56 + a)]
            v_0, v_1 = v_0 + v_1, v_0 - v_1
            v_2, v_3 = v_2 + v_3, v_2 - v_3
            v_4, v_5 = v_4 + v_5, v_4 - v_5
            v_6, v_7 = v_6 + v_7, v_6 - v_7
            v_0, v_2 = v_0 + v_2, v_0 - v_2
            v_1, v_3 = v_1 + v_3, v_1 - v_3
            v_4, v_6 = v_4 + v_6, v_4 - v_6
            v_5, v_7 = v_5 + v_7, v_5 - v_7
            v_0, v_4 = v_0 + v_4, v_0 - v_4
            v_1, v_5 = v_1 + v_5, v_1 - v_5
            v_2, v_6 = v_2 + v_6, v_2 - v_6
            v_3, v_7 = v_3 + v_7, v_3 - v_7
            D[uintp(p * 64 + a)] = v_0
            D[uintp(p * 64 + 8 + a)] = v_1
            D[uintp(p * 64 + 16 + a)] = v_2
            D[uintp(p * 64 + 24 + a)] = v_3
            D[uintp(p * 64 + 32 + a)] = v_4
            D[uintp(p * 64 + 40 + a)] = v_5
            D[uintp(p * 64 + 48 + a)] = v_6
            D[uintp(p * 64 + 56 + a)] = v_7


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _turn(source, target, planes):
    """Flip the places of row j by j."""
    for p in range(planes):
        start = p * 64
        place = p * 64
        v_0 = source[uintp(start)]
        v_1 = source[uintp(start + 1)]
        v_2 = source[uintp(start + 2)]
        v_3 = source[uintp(start + 3)]
        v_4 = source[uintp(start + 4)]
        v_5 = source[uintp(start + 5)]
        v_6 = source[uintp(start + 6)]
        v_7 = source[uintp(start + 7)]
        target[uintp(place)] = v_0
        target[uintp(place + 1)] = v_1
        target[uintp(place + 2)] = v_2
        target[uintp(place + 3)] = v_3
        target[uintp(place + 4)] = v_4
        target[uintp(place + 5)] = v_5
        target[uintp(place + 6)] = v_6
        target[uintp(place + 7)] = v_7
        v_0 = source[uintp(start + 9)]
        v_1 = source[uintp(start + 8)]
        v_2 = source[uintp(start + 11)]
        v_3 = source[uintp(start + 10)]
        v_4 = source[uintp(start + 13)]
        v_5 = source[uintp(start + 12)]
        v_6 = source[uintp(start + 15)]
        v_7 = source[uintp(start + 14)]
        target[uintp(place + 8)] = v_0
        target[uintp(place + 9)] = v_1
        target[uintp(place + 10)] = v_2
        target[uintp(place + 11)] = v_3
        target[uintp(place + 12)] = v_4
        target[uintp(place + 13)] = v_5
        target[uintp(place + 14)] = v_6
        target[uintp(place + 15)] = v_7
        v_0 = source[uintp(start + 18)]
        v_1 = source[uintp(start + 19)]
        v_2 = source[uintp(start + 16)]
        v_3 = source[uintp(start + 17)]
        v_4 = source[uintp(start + 22)]
        v_5 = source[uintp(start + 23)]
        v_6 = source[uintp(start + 20)]
        v_7 = source[uintp(start + 21)]
        target[uintp(place + 16)] = v_0
        target[uintp(place + 17)] = v_1
        target[uintp(place + 18)] = v_2
        target[uintp(place + 19)] = v_3
        target[uintp(place + 20)] = v_4
        target[uintp(place + 21)] = v_5
        target[uintp(place + 22)] = v_6
        target[uintp(place + 23)] = v_7
        v_0 = source[uintp(start + 27)]
        v_1 = source[uintp(start + 26)]
        v_2 = source[uintp(start + 25)]
        v_3 = source[uintp(start + 24)]
        v_4 = source[uintp(start + 31)]
        v_5 = source[uintp(start + 30)]
        v_6 = source[uintp(start + 29)]
        v_7 = source[uintp(start + 28)]
        target[uintp(place + 24)] = v_0
        target[uintp(place + 25)] = v_1
        target[uintp(place + 26)] = v_2
        target[uintp(place + 27)] = v_3
        target[uintp(place + 28)] = v_4
        target[uintp(place + 29)] = v_5
        target[uintp(place + 30)] = v_6
        target[uintp(place + 31)] = v_7
        v_0 = source[uintp(start + 36)]
        v_1 = source[uintp(start + 37)]
        v_2 = source[uintp(start + 38)]
        v_3 = source[uintp(start + 39)]
        v_4 = source[uintp(start + 32)]
        v_5 = source[uintp(start + 33)]
        v_6 = source[uintp(start + 34)]
        v_7 = source[uintp(start + 35)]
        target[uintp(place + 32)] = v_0
        target[uintp(place + 33)] = v_1
        target[uintp(place + 34)] = v_2
        target[uintp(place + 35)] = v_3
        target[uintp(place + 36)] = v_4
        target[uintp(place + 37)] = v_5
        target[uintp(place + 38)] = v_6
        target[uintp(place + 39)] = v_7
        v_0 = source[uintp(start + 45)]
        v_1 = source[uintp(start + 44)]
        v_2 = source[uintp(start + 47)]
        v_3 = source[uintp(start + 46)]
        v_4 = source[uintp(start + 41)]
        v_5 = source[uintp(start + 40)]
        v_6 = source[uintp(start + 43)]
        v_7 = source[uintp(start + 42)]
        target[uintp(place + 40)] = v_0
        target[uintp(place + 41)] = v_1
        target[uintp(place + 42)] = v_2
        target[uintp(place + 43)] = v_3
        target[uintp(place + 44)] = v_4
        target[uintp(place + 45)] = v_5
        target[uintp(place + 46)] = v_6
        target[uintp(place + 47)] = v_7
        v_0 = source[uintp(start + 54)]
        v_1 = source[uintp(start + 55)]
        v_2 = source[uintp(start + 52)]
        v_3 = source[uintp(start + 53)]
        v_4 = source[uintp(start + 50)]
        v_5 = source[uintp(start + 51)]
        v_6 = source[uintp(start + 48)]
        v_7 = source[uintp(start + 49)]
        target[uintp(place + 48)] = v_0
        target[uintp(place + 49)] = v_1
        target[uintp(place + 50)] = v_2
        target[uintp(place + 51)] = v_3
        target[uintp(place + 52)] = v_4
        target[uintp(place + 53)] = v_5
        target[uintp(place + 54)] = v_6
        target[uintp(place + 55)] = v_7
        v_0 = source[uintp(start + 63)]
        v_1 = source[uintp(start + 62)]
        v_2 = source[uintp(start + 61)]
        v_3 = source[uintp(start + 60)]
        v_4 = source[uintp(start + 59)]
        v_5 = source[uintp(start + 58)]
        v_6 = source[uintp(start + 57)]
        v_7 = source[uintp(start + 56)]
        target[uintp(place + 56)] = v_0
        target[uintp(place + 57)] = v_1
        target[uintp(place + 58)] = v_2
        target[uintp(place + 59)] = v_3
        target[uintp(place + 60)] = v_4
        target[uintp(place + 61)] = v_5
        target[uintp(place + 62)] = v_6
        target[uintp(place + 63)] = v_7


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_3_3(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(3):
        first = p * 64
        second = p * 64
        third = p * 64
        source_0 = second
        target = third
        for l in range(0, 8, 4):
            for i in range(8):
                a = left[uintp(first + i)]
                c_0 = right[uintp(source_0 + l * 8)] * a
                c_1 = right[uintp(source_0 + (l + 1) * 8)] * a
                c_2 = right[uintp(source_0 + (l + 2) * 8)] * a
                c_3 = right[uintp(source_0 + (l + 3) * 8)] * a
                a = left[uintp(first + 8 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 1)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 1)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 1)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 1)] * a
                a = left[uintp(first + 16 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 2)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 2)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 2)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 2)] * a
                a = left[uintp(first + 24 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 3)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 3)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 3)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 3)] * a
                a = left[uintp(first + 32 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 4)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 4)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 4)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 4)] * a
                a = left[uintp(first + 40 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 5)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 5)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 5)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 5)] * a
                a = left[uintp(first + 48 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 6)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 6)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 6)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 6)] * a
                a = left[uintp(first + 56 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 7)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 7)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 7)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 7)] * a
                out[uintp(target + l * 8 + i)] = c_0
                out[uintp(target + (l + 1) * 8 + i)] = c_1
                out[uintp(target + (l + 2) * 8 + i)] = c_2
                out[uintp(target + (l + 3) * 8 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _expand_left_3_both(planes, parts):
    """Bring the sums of planes that are multiplied into parts."""
    for j in range(64):
        v0_0 = planes[uintp(j)]
        v1_0 = planes[uintp(64 + j)]
        v2_0 = v0_0 + v1_0
        parts[uintp(j)] = v0_0
        parts[uintp(64 + j)] = v1_0
        parts[uintp(128 + j)] = v2_0


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _expand_right_3_both(planes, parts):
    """Bring the sums of planes that are multiplied into parts."""
    for j in range(64):
        v0_0 = planes[uintp(j)]
        v1_0 = planes[uintp(64 + j)]
        v2_0 = v0_0 + v1_0
        parts[uintp(j)] = v0_0
        parts[uintp(64 + j)] = v1_0
        parts[uintp(128 + j)] = v2_0


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _collect_3_both(parts, planes):
    """Collect products in the planes of the result."""
    for j in range(64):
        v0_0 = parts[uintp(j)]
        v1_0 = parts[uintp(64 + j)]
        v2_0 = parts[uintp(128 + j)]
        v0_0, v1_0 = v0_0 - v1_0, v2_0 - v0_0 - v1_0
        planes[uintp(j)] = v0_0
        planes[uintp(64 + j)] = v1_0


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_1_1(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    source_0 = 0
    target = 0
    for l in range(0, 8, 4):
        for i in range(8):
            a = left[uintp(i)]
            c_0 = right[uintp(source_0 + l * 8)] * a
            c_1 = right[uintp(source_0 + (l + 1) * 8)] * a
            c_2 = right[uintp(source_0 + (l + 2) * 8)] * a
            c_3 = right[uintp(source_0 + (l + 3) * 8)] * a
            a = left[uintp(8 + i)]
            c_0 += right[uintp(source_0 + l * 8 + 1)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 8 + 1)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 8 + 1)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 8 + 1)] * a
            a = left[uintp(16 + i)]
            c_0 += right[uintp(source_0 + l * 8 + 2)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 8 + 2)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 8 + 2)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 8 + 2)] * a
            a = left[uintp(24 + i)]
            c_0 += right[uintp(source_0 + l * 8 + 3)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 8 + 3)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 8 + 3)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 8 + 3)] * a
            a = left[uintp(32 + i)]
            c_0 += right[uintp(source_0 + l * 8 + 4)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 8 + 4)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 8 + 4)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 8 + 4)] * a
            a = left[uintp(40 + i)]
            c_0 += right[uintp(source_0 + l * 8 + 5)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 8 + 5)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 8 + 5)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 8 + 5)] * a
            a = left[uintp(48 + i)]
            c_0 += right[uintp(source_0 + l * 8 + 6)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 8 + 6)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 8 + 6)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 8 + 6)] * a
            a = left[uintp(56 + i)]
            c_0 += right[uintp(source_0 + l * 8 + 7)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 8 + 7)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 8 + 7)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 8 + 7)] * a
            out[uintp(target + l * 8 + i)] = c_0
            out[uintp(target + (l + 1) * 8 + i)] = c_1
            out[uintp(target + (l + 2) * 8 + i)] = c_2
            out[uintp(target + (l + 3) * 8 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_1_2(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p % 1 * 64
        second = p * 64
        third = p * 64
        source_0 = second
        target = third
        for l in range(0, 8, 4):
            for i in range(8):
                a = left[uintp(first + i)]
                c_0 = right[uintp(source_0 + l * 8)] * a
                c_1 = right[uintp(source_0 + (l + 1) * 8)] * a
                c_2 = right[uintp(source_0 + (l + 2) * 8)] * a
                c_3 = right[uintp(source_0 + (l + 3) * 8)] * a
                a = left[uintp(first + 8 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 1)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 1)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 1)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 1)] * a
                a = left[uintp(first + 16 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 2)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 2)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 2)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 2)] * a
                a = left[uintp(first + 24 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 3)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 3)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 3)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 3)] * a
                a = left[uintp(first + 32 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 4)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 4)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 4)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 4)] * a
                a = left[uintp(first + 40 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 5)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 5)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 5)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 5)] * a
                a = left[uintp(first + 48 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 6)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 6)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 6)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 6)] * a
                a = left[uintp(first + 56 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 7)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 7)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 7)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 7)] * a
                out[uintp(target + l * 8 + i)] = c_0
                out[uintp(target + (l + 1) * 8 + i)] = c_1
                out[uintp(target + (l + 2) * 8 + i)] = c_2
                out[uintp(target + (l + 3) * 8 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_2_1(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p * 64
        second = p % 1 * 64
        third = p * 64
        source_0 = second
        target = third
        for l in range(0, 8, 4):
            for i in range(8):
                a = left[uintp(first + i)]
                c_0 = right[uintp(source_0 + l * 8)] * a
                c_1 = right[uintp(source_0 + (l + 1) * 8)] * a
                c_2 = right[uintp(source_0 + (l + 2) * 8)] * a
                c_3 = right[uintp(source_0 + (l + 3) * 8)] * a
                a = left[uintp(first + 8 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 1)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 1)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 1)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 1)] * a
                a = left[uintp(first + 16 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 2)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 2)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 2)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 2)] * a
                a = left[uintp(first + 24 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 3)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 3)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 3)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 3)] * a
                a = left[uintp(first + 32 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 4)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 4)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 4)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 4)] * a
                a = left[uintp(first + 40 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 5)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 5)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 5)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 5)] * a
                a = left[uintp(first + 48 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 6)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 6)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 6)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 6)] * a
                a = left[uintp(first + 56 + i)]
                c_0 += right[uintp(source_0 + l * 8 + 7)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 8 + 7)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 8 + 7)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 8 + 7)] * a
                out[uintp(target + l * 8 + i)] = c_0
                out[uintp(target + (l + 1) * 8 + i)] = c_1
                out[uintp(target + (l + 2) * 8 + i)] = c_2
                out[uintp(target + (l + 3) * 8 + i)] = c_3


# --- Exponentials of bivectors and their derivative ---------------------------------------------

_SQUARES = np.array([1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0])
_DIMENSION = 7
_BIVECTORS = 21
_EVENS = 64
_LARGEST = 2.0**42  # sizes of bivectors beyond which nothing of their angles is left
_MOST = 48  # halvings
_CHUNK = 64
_ONE = 1.0
_TILE = 32
# tanh(x) = sum over k of _TANH[k] x**(2k + 1)
_TANH = (
    1.0,
    -0.3333333333333333,
    0.13333333333333333,
    -0.05396825396825397,
    0.021869488536155203,
    -0.008863235529902197,
    0.003592128036572481,
    -0.0014558343870513183,
    0.000590027440945586,
    -0.00023912911424355248,
    9.691537956929451e-05,
    -3.927832388331683e-05,
    1.5918905069328964e-05,
    -6.451689215655431e-06,
    2.6147711512907546e-06,
    -1.0597268320104654e-06,
)


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


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__full__full(count, a, a_step, b, b_step, out):
    """Run the spinor form: 1920 multiplications, 3264 additions."""
    sums = np.empty(128, a.dtype)
    columns = np.empty(128, a.dtype)
    left_0 = np.empty(192, a.dtype)
    right_0 = np.empty(192, a.dtype)
    planes = np.empty(128, a.dtype)
    parts = np.empty(192, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            _put(a, e * a_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_left_3_both(columns, left_0)
        if b_step or e == 0:
            _put(b, e * b_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_right_3_both(columns, right_0)
        _multiply_3_3(left_0, right_0, parts)
        _collect_3_both(parts, planes)
        _turn(planes, sums, 2)
        _hadamard(sums, 2)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 128)


def gp__full__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    b : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run_spinor(_gp__full__full, (128, 128), 128, (a, b), out, (1, 1), 512)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__even(count, a, a_step, b, b_step, out):
    """Run the spinor form: 704 multiplications, 1088 additions."""
    sums = np.empty(64, a.dtype)
    left_0 = np.empty(64, a.dtype)
    right_0 = np.empty(64, a.dtype)
    planes = np.empty(64, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            _put(a, e * a_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if b_step or e == 0:
            _put(b, e * b_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        _multiply_1_1(left_0, right_0, planes)
        _turn(planes, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_3, _SIGNS_3, out, e * 64)


def gp__even__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 64), even: grades 0, 2, 4, 6
    b : (..., 64), even: grades 0, 2, 4, 6
    returns : (..., 64), even: grades 0, 2, 4, 6
    """
    return _run_spinor(_gp__even__even, (64, 64), 64, (a, b), out, (1, 1), 512)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__full(count, a, a_step, b, b_step, out):
    """Run the spinor form: 1344 multiplications, 1984 additions."""
    sums = np.empty(128, a.dtype)
    left_0 = np.empty(64, a.dtype)
    right_0 = np.empty(128, a.dtype)
    planes = np.empty(128, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            _put(a, e * a_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if b_step or e == 0:
            _put(b, e * b_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, right_0, 2)
        _multiply_1_2(left_0, right_0, planes)
        _turn(planes, sums, 2)
        _hadamard(sums, 2)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 128)


def gp__even__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 64), even: grades 0, 2, 4, 6
    b : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run_spinor(_gp__even__full, (64, 128), 128, (a, b), out, (1, 1), 512)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__full__even(count, a, a_step, b, b_step, out):
    """Run the spinor form: 1344 multiplications, 1984 additions."""
    sums = np.empty(128, a.dtype)
    left_0 = np.empty(128, a.dtype)
    right_0 = np.empty(64, a.dtype)
    planes = np.empty(128, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            _put(a, e * a_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, left_0, 2)
        if b_step or e == 0:
            _put(b, e * b_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        _multiply_2_1(left_0, right_0, planes)
        _turn(planes, sums, 2)
        _hadamard(sums, 2)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 128)


def gp__full__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    b : (..., 64), even: grades 0, 2, 4, 6
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run_spinor(_gp__full__even, (128, 64), 128, (a, b), out, (1, 1), 512)


# --- reverse: reverse ---------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _reverse__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((128, 32), x.dtype)
    tile_out = np.empty((128, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(128):
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
            x_32 = tile_x[32, e]
            x_33 = tile_x[33, e]
            x_34 = tile_x[34, e]
            x_35 = tile_x[35, e]
            x_36 = tile_x[36, e]
            x_37 = tile_x[37, e]
            x_38 = tile_x[38, e]
            x_39 = tile_x[39, e]
            x_40 = tile_x[40, e]
            x_41 = tile_x[41, e]
            x_42 = tile_x[42, e]
            x_43 = tile_x[43, e]
            x_44 = tile_x[44, e]
            x_45 = tile_x[45, e]
            x_46 = tile_x[46, e]
            x_47 = tile_x[47, e]
            x_48 = tile_x[48, e]
            x_49 = tile_x[49, e]
            x_50 = tile_x[50, e]
            x_51 = tile_x[51, e]
            x_52 = tile_x[52, e]
            x_53 = tile_x[53, e]
            x_54 = tile_x[54, e]
            x_55 = tile_x[55, e]
            x_56 = tile_x[56, e]
            x_57 = tile_x[57, e]
            x_58 = tile_x[58, e]
            x_59 = tile_x[59, e]
            x_60 = tile_x[60, e]
            x_61 = tile_x[61, e]
            x_62 = tile_x[62, e]
            x_63 = tile_x[63, e]
            x_64 = tile_x[64, e]
            x_65 = tile_x[65, e]
            x_66 = tile_x[66, e]
            x_67 = tile_x[67, e]
            x_68 = tile_x[68, e]
            x_69 = tile_x[69, e]
            x_70 = tile_x[70, e]
            x_71 = tile_x[71, e]
            x_72 = tile_x[72, e]
            x_73 = tile_x[73, e]
            x_74 = tile_x[74, e]
            x_75 = tile_x[75, e]
            x_76 = tile_x[76, e]
            x_77 = tile_x[77, e]
            x_78 = tile_x[78, e]
            x_79 = tile_x[79, e]
            x_80 = tile_x[80, e]
            x_81 = tile_x[81, e]
            x_82 = tile_x[82, e]
            x_83 = tile_x[83, e]
            x_84 = tile_x[84, e]
            x_85 = tile_x[85, e]
            x_86 = tile_x[86, e]
            x_87 = tile_x[87, e]
            x_88 = tile_x[88, e]
            x_89 = tile_x[89, e]
            x_90 = tile_x[90, e]
            x_91 = tile_x[91, e]
            x_92 = tile_x[92, e]
            x_93 = tile_x[93, e]
            x_94 = tile_x[94, e]
            x_95 = tile_x[95, e]
            x_96 = tile_x[96, e]
            x_97 = tile_x[97, e]
            x_98 = tile_x[98, e]
            x_99 = tile_x[99, e]
            x_100 = tile_x[100, e]
            x_101 = tile_x[101, e]
            x_102 = tile_x[102, e]
            x_103 = tile_x[103, e]
            x_104 = tile_x[104, e]
            x_105 = tile_x[105, e]
            x_106 = tile_x[106, e]
            x_107 = tile_x[107, e]
            x_108 = tile_x[108, e]
            x_109 = tile_x[109, e]
            x_110 = tile_x[110, e]
            x_111 = tile_x[111, e]
            x_112 = tile_x[112, e]
            x_113 = tile_x[113, e]
            x_114 = tile_x[114, e]
            x_115 = tile_x[115, e]
            x_116 = tile_x[116, e]
            x_117 = tile_x[117, e]
            x_118 = tile_x[118, e]
            x_119 = tile_x[119, e]
            x_120 = tile_x[120, e]
            x_121 = tile_x[121, e]
            x_122 = tile_x[122, e]
            x_123 = tile_x[123, e]
            x_124 = tile_x[124, e]
            x_125 = tile_x[125, e]
            x_126 = tile_x[126, e]
            x_127 = tile_x[127, e]
            # (a b)~ = b~ a~, v~ = v
            tile_out[0, e] = x_0
            tile_out[1, e] = x_1
            tile_out[2, e] = x_2
            tile_out[3, e] = x_3
            tile_out[4, e] = x_4
            tile_out[5, e] = x_5
            tile_out[6, e] = x_6
            tile_out[7, e] = x_7
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
            tile_out[26, e] = -x_26
            tile_out[27, e] = -x_27
            tile_out[28, e] = -x_28
            tile_out[29, e] = -x_29
            tile_out[30, e] = -x_30
            tile_out[31, e] = -x_31
            tile_out[32, e] = -x_32
            tile_out[33, e] = -x_33
            tile_out[34, e] = -x_34
            tile_out[35, e] = -x_35
            tile_out[36, e] = -x_36
            tile_out[37, e] = -x_37
            tile_out[38, e] = -x_38
            tile_out[39, e] = -x_39
            tile_out[40, e] = -x_40
            tile_out[41, e] = -x_41
            tile_out[42, e] = -x_42
            tile_out[43, e] = -x_43
            tile_out[44, e] = -x_44
            tile_out[45, e] = -x_45
            tile_out[46, e] = -x_46
            tile_out[47, e] = -x_47
            tile_out[48, e] = -x_48
            tile_out[49, e] = -x_49
            tile_out[50, e] = -x_50
            tile_out[51, e] = -x_51
            tile_out[52, e] = -x_52
            tile_out[53, e] = -x_53
            tile_out[54, e] = -x_54
            tile_out[55, e] = -x_55
            tile_out[56, e] = -x_56
            tile_out[57, e] = -x_57
            tile_out[58, e] = -x_58
            tile_out[59, e] = -x_59
            tile_out[60, e] = -x_60
            tile_out[61, e] = -x_61
            tile_out[62, e] = -x_62
            tile_out[63, e] = -x_63
            tile_out[64, e] = x_64
            tile_out[65, e] = x_65
            tile_out[66, e] = x_66
            tile_out[67, e] = x_67
            tile_out[68, e] = x_68
            tile_out[69, e] = x_69
            tile_out[70, e] = x_70
            tile_out[71, e] = x_71
            tile_out[72, e] = x_72
            tile_out[73, e] = x_73
            tile_out[74, e] = x_74
            tile_out[75, e] = x_75
            tile_out[76, e] = x_76
            tile_out[77, e] = x_77
            tile_out[78, e] = x_78
            tile_out[79, e] = x_79
            tile_out[80, e] = x_80
            tile_out[81, e] = x_81
            tile_out[82, e] = x_82
            tile_out[83, e] = x_83
            tile_out[84, e] = x_84
            tile_out[85, e] = x_85
            tile_out[86, e] = x_86
            tile_out[87, e] = x_87
            tile_out[88, e] = x_88
            tile_out[89, e] = x_89
            tile_out[90, e] = x_90
            tile_out[91, e] = x_91
            tile_out[92, e] = x_92
            tile_out[93, e] = x_93
            tile_out[94, e] = x_94
            tile_out[95, e] = x_95
            tile_out[96, e] = x_96
            tile_out[97, e] = x_97
            tile_out[98, e] = x_98
            tile_out[99, e] = x_99
            tile_out[100, e] = x_100
            tile_out[101, e] = x_101
            tile_out[102, e] = x_102
            tile_out[103, e] = x_103
            tile_out[104, e] = x_104
            tile_out[105, e] = x_105
            tile_out[106, e] = x_106
            tile_out[107, e] = x_107
            tile_out[108, e] = x_108
            tile_out[109, e] = x_109
            tile_out[110, e] = x_110
            tile_out[111, e] = x_111
            tile_out[112, e] = x_112
            tile_out[113, e] = x_113
            tile_out[114, e] = x_114
            tile_out[115, e] = x_115
            tile_out[116, e] = x_116
            tile_out[117, e] = x_117
            tile_out[118, e] = x_118
            tile_out[119, e] = x_119
            tile_out[120, e] = -x_120
            tile_out[121, e] = -x_121
            tile_out[122, e] = -x_122
            tile_out[123, e] = -x_123
            tile_out[124, e] = -x_124
            tile_out[125, e] = -x_125
            tile_out[126, e] = -x_126
            tile_out[127, e] = -x_127
        for e in range(width):
            for k in range(128):
                out[(start + e) * 128 + k] = tile_out[k, e]


def reverse__full(x, out=None):
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run(_reverse__full, (128,), 128, (x,), out, (1,), "polynomial")


# --- involute: grade involution -----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _involute__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((128, 32), x.dtype)
    tile_out = np.empty((128, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(128):
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
            x_32 = tile_x[32, e]
            x_33 = tile_x[33, e]
            x_34 = tile_x[34, e]
            x_35 = tile_x[35, e]
            x_36 = tile_x[36, e]
            x_37 = tile_x[37, e]
            x_38 = tile_x[38, e]
            x_39 = tile_x[39, e]
            x_40 = tile_x[40, e]
            x_41 = tile_x[41, e]
            x_42 = tile_x[42, e]
            x_43 = tile_x[43, e]
            x_44 = tile_x[44, e]
            x_45 = tile_x[45, e]
            x_46 = tile_x[46, e]
            x_47 = tile_x[47, e]
            x_48 = tile_x[48, e]
            x_49 = tile_x[49, e]
            x_50 = tile_x[50, e]
            x_51 = tile_x[51, e]
            x_52 = tile_x[52, e]
            x_53 = tile_x[53, e]
            x_54 = tile_x[54, e]
            x_55 = tile_x[55, e]
            x_56 = tile_x[56, e]
            x_57 = tile_x[57, e]
            x_58 = tile_x[58, e]
            x_59 = tile_x[59, e]
            x_60 = tile_x[60, e]
            x_61 = tile_x[61, e]
            x_62 = tile_x[62, e]
            x_63 = tile_x[63, e]
            x_64 = tile_x[64, e]
            x_65 = tile_x[65, e]
            x_66 = tile_x[66, e]
            x_67 = tile_x[67, e]
            x_68 = tile_x[68, e]
            x_69 = tile_x[69, e]
            x_70 = tile_x[70, e]
            x_71 = tile_x[71, e]
            x_72 = tile_x[72, e]
            x_73 = tile_x[73, e]
            x_74 = tile_x[74, e]
            x_75 = tile_x[75, e]
            x_76 = tile_x[76, e]
            x_77 = tile_x[77, e]
            x_78 = tile_x[78, e]
            x_79 = tile_x[79, e]
            x_80 = tile_x[80, e]
            x_81 = tile_x[81, e]
            x_82 = tile_x[82, e]
            x_83 = tile_x[83, e]
            x_84 = tile_x[84, e]
            x_85 = tile_x[85, e]
            x_86 = tile_x[86, e]
            x_87 = tile_x[87, e]
            x_88 = tile_x[88, e]
            x_89 = tile_x[89, e]
            x_90 = tile_x[90, e]
            x_91 = tile_x[91, e]
            x_92 = tile_x[92, e]
            x_93 = tile_x[93, e]
            x_94 = tile_x[94, e]
            x_95 = tile_x[95, e]
            x_96 = tile_x[96, e]
            x_97 = tile_x[97, e]
            x_98 = tile_x[98, e]
            x_99 = tile_x[99, e]
            x_100 = tile_x[100, e]
            x_101 = tile_x[101, e]
            x_102 = tile_x[102, e]
            x_103 = tile_x[103, e]
            x_104 = tile_x[104, e]
            x_105 = tile_x[105, e]
            x_106 = tile_x[106, e]
            x_107 = tile_x[107, e]
            x_108 = tile_x[108, e]
            x_109 = tile_x[109, e]
            x_110 = tile_x[110, e]
            x_111 = tile_x[111, e]
            x_112 = tile_x[112, e]
            x_113 = tile_x[113, e]
            x_114 = tile_x[114, e]
            x_115 = tile_x[115, e]
            x_116 = tile_x[116, e]
            x_117 = tile_x[117, e]
            x_118 = tile_x[118, e]
            x_119 = tile_x[119, e]
            x_120 = tile_x[120, e]
            x_121 = tile_x[121, e]
            x_122 = tile_x[122, e]
            x_123 = tile_x[123, e]
            x_124 = tile_x[124, e]
            x_125 = tile_x[125, e]
            x_126 = tile_x[126, e]
            x_127 = tile_x[127, e]
            # (a b)^ = a^ b^, v^ = -v
            tile_out[0, e] = x_0
            tile_out[1, e] = -x_1
            tile_out[2, e] = -x_2
            tile_out[3, e] = -x_3
            tile_out[4, e] = -x_4
            tile_out[5, e] = -x_5
            tile_out[6, e] = -x_6
            tile_out[7, e] = -x_7
            tile_out[8, e] = x_8
            tile_out[9, e] = x_9
            tile_out[10, e] = x_10
            tile_out[11, e] = x_11
            tile_out[12, e] = x_12
            tile_out[13, e] = x_13
            tile_out[14, e] = x_14
            tile_out[15, e] = x_15
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
            tile_out[29, e] = -x_29
            tile_out[30, e] = -x_30
            tile_out[31, e] = -x_31
            tile_out[32, e] = -x_32
            tile_out[33, e] = -x_33
            tile_out[34, e] = -x_34
            tile_out[35, e] = -x_35
            tile_out[36, e] = -x_36
            tile_out[37, e] = -x_37
            tile_out[38, e] = -x_38
            tile_out[39, e] = -x_39
            tile_out[40, e] = -x_40
            tile_out[41, e] = -x_41
            tile_out[42, e] = -x_42
            tile_out[43, e] = -x_43
            tile_out[44, e] = -x_44
            tile_out[45, e] = -x_45
            tile_out[46, e] = -x_46
            tile_out[47, e] = -x_47
            tile_out[48, e] = -x_48
            tile_out[49, e] = -x_49
            tile_out[50, e] = -x_50
            tile_out[51, e] = -x_51
            tile_out[52, e] = -x_52
            tile_out[53, e] = -x_53
            tile_out[54, e] = -x_54
            tile_out[55, e] = -x_55
            tile_out[56, e] = -x_56
            tile_out[57, e] = -x_57
            tile_out[58, e] = -x_58
            tile_out[59, e] = -x_59
            tile_out[60, e] = -x_60
            tile_out[61, e] = -x_61
            tile_out[62, e] = -x_62
            tile_out[63, e] = -x_63
            tile_out[64, e] = x_64
            tile_out[65, e] = x_65
            tile_out[66, e] = x_66
            tile_out[67, e] = x_67
            tile_out[68, e] = x_68
            tile_out[69, e] = x_69
            tile_out[70, e] = x_70
            tile_out[71, e] = x_71
            tile_out[72, e] = x_72
            tile_out[73, e] = x_73
            tile_out[74, e] = x_74
            tile_out[75, e] = x_75
            tile_out[76, e] = x_76
            tile_out[77, e] = x_77
            tile_out[78, e] = x_78
            tile_out[79, e] = x_79
            tile_out[80, e] = x_80
            tile_out[81, e] = x_81
            tile_out[82, e] = x_82
            tile_out[83, e] = x_83
            tile_out[84, e] = x_84
            tile_out[85, e] = x_85
            tile_out[86, e] = x_86
            tile_out[87, e] = x_87
            tile_out[88, e] = x_88
            tile_out[89, e] = x_89
            tile_out[90, e] = x_90
            tile_out[91, e] = x_91
            tile_out[92, e] = x_92
            tile_out[93, e] = x_93
            tile_out[94, e] = x_94
            tile_out[95, e] = x_95
            tile_out[96, e] = x_96
            tile_out[97, e] = x_97
            tile_out[98, e] = x_98
            tile_out[99, e] = -x_99
            tile_out[100, e] = -x_100
            tile_out[101, e] = -x_101
            tile_out[102, e] = -x_102
            tile_out[103, e] = -x_103
            tile_out[104, e] = -x_104
            tile_out[105, e] = -x_105
            tile_out[106, e] = -x_106
            tile_out[107, e] = -x_107
            tile_out[108, e] = -x_108
            tile_out[109, e] = -x_109
            tile_out[110, e] = -x_110
            tile_out[111, e] = -x_111
            tile_out[112, e] = -x_112
            tile_out[113, e] = -x_113
            tile_out[114, e] = -x_114
            tile_out[115, e] = -x_115
            tile_out[116, e] = -x_116
            tile_out[117, e] = -x_117
            tile_out[118, e] = -x_118
            tile_out[119, e] = -x_119
            tile_out[120, e] = x_120
            tile_out[121, e] = x_121
            tile_out[122, e] = x_122
            tile_out[123, e] = x_123
            tile_out[124, e] = x_124
            tile_out[125, e] = x_125
            tile_out[126, e] = x_126
            tile_out[127, e] = -x_127
        for e in range(width):
            for k in range(128):
                out[(start + e) * 128 + k] = tile_out[k, e]


def involute__full(x, out=None):
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run(_involute__full, (128,), 128, (x,), out, (1,), "polynomial")


# --- conjugate: Clifford conjugate --------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _conjugate__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((128, 32), x.dtype)
    tile_out = np.empty((128, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(128):
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
            x_32 = tile_x[32, e]
            x_33 = tile_x[33, e]
            x_34 = tile_x[34, e]
            x_35 = tile_x[35, e]
            x_36 = tile_x[36, e]
            x_37 = tile_x[37, e]
            x_38 = tile_x[38, e]
            x_39 = tile_x[39, e]
            x_40 = tile_x[40, e]
            x_41 = tile_x[41, e]
            x_42 = tile_x[42, e]
            x_43 = tile_x[43, e]
            x_44 = tile_x[44, e]
            x_45 = tile_x[45, e]
            x_46 = tile_x[46, e]
            x_47 = tile_x[47, e]
            x_48 = tile_x[48, e]
            x_49 = tile_x[49, e]
            x_50 = tile_x[50, e]
            x_51 = tile_x[51, e]
            x_52 = tile_x[52, e]
            x_53 = tile_x[53, e]
            x_54 = tile_x[54, e]
            x_55 = tile_x[55, e]
            x_56 = tile_x[56, e]
            x_57 = tile_x[57, e]
            x_58 = tile_x[58, e]
            x_59 = tile_x[59, e]
            x_60 = tile_x[60, e]
            x_61 = tile_x[61, e]
            x_62 = tile_x[62, e]
            x_63 = tile_x[63, e]
            x_64 = tile_x[64, e]
            x_65 = tile_x[65, e]
            x_66 = tile_x[66, e]
            x_67 = tile_x[67, e]
            x_68 = tile_x[68, e]
            x_69 = tile_x[69, e]
            x_70 = tile_x[70, e]
            x_71 = tile_x[71, e]
            x_72 = tile_x[72, e]
            x_73 = tile_x[73, e]
            x_74 = tile_x[74, e]
            x_75 = tile_x[75, e]
            x_76 = tile_x[76, e]
            x_77 = tile_x[77, e]
            x_78 = tile_x[78, e]
            x_79 = tile_x[79, e]
            x_80 = tile_x[80, e]
            x_81 = tile_x[81, e]
            x_82 = tile_x[82, e]
            x_83 = tile_x[83, e]
            x_84 = tile_x[84, e]
            x_85 = tile_x[85, e]
            x_86 = tile_x[86, e]
            x_87 = tile_x[87, e]
            x_88 = tile_x[88, e]
            x_89 = tile_x[89, e]
            x_90 = tile_x[90, e]
            x_91 = tile_x[91, e]
            x_92 = tile_x[92, e]
            x_93 = tile_x[93, e]
            x_94 = tile_x[94, e]
            x_95 = tile_x[95, e]
            x_96 = tile_x[96, e]
            x_97 = tile_x[97, e]
            x_98 = tile_x[98, e]
            x_99 = tile_x[99, e]
            x_100 = tile_x[100, e]
            x_101 = tile_x[101, e]
            x_102 = tile_x[102, e]
            x_103 = tile_x[103, e]
            x_104 = tile_x[104, e]
            x_105 = tile_x[105, e]
            x_106 = tile_x[106, e]
            x_107 = tile_x[107, e]
            x_108 = tile_x[108, e]
            x_109 = tile_x[109, e]
            x_110 = tile_x[110, e]
            x_111 = tile_x[111, e]
            x_112 = tile_x[112, e]
            x_113 = tile_x[113, e]
            x_114 = tile_x[114, e]
            x_115 = tile_x[115, e]
            x_116 = tile_x[116, e]
            x_117 = tile_x[117, e]
            x_118 = tile_x[118, e]
            x_119 = tile_x[119, e]
            x_120 = tile_x[120, e]
            x_121 = tile_x[121, e]
            x_122 = tile_x[122, e]
            x_123 = tile_x[123, e]
            x_124 = tile_x[124, e]
            x_125 = tile_x[125, e]
            x_126 = tile_x[126, e]
            x_127 = tile_x[127, e]
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
            tile_out[26, e] = -x_26
            tile_out[27, e] = -x_27
            tile_out[28, e] = -x_28
            tile_out[29, e] = x_29
            tile_out[30, e] = x_30
            tile_out[31, e] = x_31
            tile_out[32, e] = x_32
            tile_out[33, e] = x_33
            tile_out[34, e] = x_34
            tile_out[35, e] = x_35
            tile_out[36, e] = x_36
            tile_out[37, e] = x_37
            tile_out[38, e] = x_38
            tile_out[39, e] = x_39
            tile_out[40, e] = x_40
            tile_out[41, e] = x_41
            tile_out[42, e] = x_42
            tile_out[43, e] = x_43
            tile_out[44, e] = x_44
            tile_out[45, e] = x_45
            tile_out[46, e] = x_46
            tile_out[47, e] = x_47
            tile_out[48, e] = x_48
            tile_out[49, e] = x_49
            tile_out[50, e] = x_50
            tile_out[51, e] = x_51
            tile_out[52, e] = x_52
            tile_out[53, e] = x_53
            tile_out[54, e] = x_54
            tile_out[55, e] = x_55
            tile_out[56, e] = x_56
            tile_out[57, e] = x_57
            tile_out[58, e] = x_58
            tile_out[59, e] = x_59
            tile_out[60, e] = x_60
            tile_out[61, e] = x_61
            tile_out[62, e] = x_62
            tile_out[63, e] = x_63
            tile_out[64, e] = x_64
            tile_out[65, e] = x_65
            tile_out[66, e] = x_66
            tile_out[67, e] = x_67
            tile_out[68, e] = x_68
            tile_out[69, e] = x_69
            tile_out[70, e] = x_70
            tile_out[71, e] = x_71
            tile_out[72, e] = x_72
            tile_out[73, e] = x_73
            tile_out[74, e] = x_74
            tile_out[75, e] = x_75
            tile_out[76, e] = x_76
            tile_out[77, e] = x_77
            tile_out[78, e] = x_78
            tile_out[79, e] = x_79
            tile_out[80, e] = x_80
            tile_out[81, e] = x_81
            tile_out[82, e] = x_82
            tile_out[83, e] = x_83
            tile_out[84, e] = x_84
            tile_out[85, e] = x_85
            tile_out[86, e] = x_86
            tile_out[87, e] = x_87
            tile_out[88, e] = x_88
            tile_out[89, e] = x_89
            tile_out[90, e] = x_90
            tile_out[91, e] = x_91
            tile_out[92, e] = x_92
            tile_out[93, e] = x_93
            tile_out[94, e] = x_94
            tile_out[95, e] = x_95
            tile_out[96, e] = x_96
            tile_out[97, e] = x_97
            tile_out[98, e] = x_98
            tile_out[99, e] = -x_99
            tile_out[100, e] = -x_100
            tile_out[101, e] = -x_101
            tile_out[102, e] = -x_102
            tile_out[103, e] = -x_103
            tile_out[104, e] = -x_104
            tile_out[105, e] = -x_105
            tile_out[106, e] = -x_106
            tile_out[107, e] = -x_107
            tile_out[108, e] = -x_108
            tile_out[109, e] = -x_109
            tile_out[110, e] = -x_110
            tile_out[111, e] = -x_111
            tile_out[112, e] = -x_112
            tile_out[113, e] = -x_113
            tile_out[114, e] = -x_114
            tile_out[115, e] = -x_115
            tile_out[116, e] = -x_116
            tile_out[117, e] = -x_117
            tile_out[118, e] = -x_118
            tile_out[119, e] = -x_119
            tile_out[120, e] = -x_120
            tile_out[121, e] = -x_121
            tile_out[122, e] = -x_122
            tile_out[123, e] = -x_123
            tile_out[124, e] = -x_124
            tile_out[125, e] = -x_125
            tile_out[126, e] = -x_126
            tile_out[127, e] = x_127
        for e in range(width):
            for k in range(128):
                out[(start + e) * 128 + k] = tile_out[k, e]


def conjugate__full(x, out=None):
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run(_conjugate__full, (128,), 128, (x,), out, (1,), "polynomial")


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _dual__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((128, 32), x.dtype)
    tile_out = np.empty((128, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(128):
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
            x_32 = tile_x[32, e]
            x_33 = tile_x[33, e]
            x_34 = tile_x[34, e]
            x_35 = tile_x[35, e]
            x_36 = tile_x[36, e]
            x_37 = tile_x[37, e]
            x_38 = tile_x[38, e]
            x_39 = tile_x[39, e]
            x_40 = tile_x[40, e]
            x_41 = tile_x[41, e]
            x_42 = tile_x[42, e]
            x_43 = tile_x[43, e]
            x_44 = tile_x[44, e]
            x_45 = tile_x[45, e]
            x_46 = tile_x[46, e]
            x_47 = tile_x[47, e]
            x_48 = tile_x[48, e]
            x_49 = tile_x[49, e]
            x_50 = tile_x[50, e]
            x_51 = tile_x[51, e]
            x_52 = tile_x[52, e]
            x_53 = tile_x[53, e]
            x_54 = tile_x[54, e]
            x_55 = tile_x[55, e]
            x_56 = tile_x[56, e]
            x_57 = tile_x[57, e]
            x_58 = tile_x[58, e]
            x_59 = tile_x[59, e]
            x_60 = tile_x[60, e]
            x_61 = tile_x[61, e]
            x_62 = tile_x[62, e]
            x_63 = tile_x[63, e]
            x_64 = tile_x[64, e]
            x_65 = tile_x[65, e]
            x_66 = tile_x[66, e]
            x_67 = tile_x[67, e]
            x_68 = tile_x[68, e]
            x_69 = tile_x[69, e]
            x_70 = tile_x[70, e]
            x_71 = tile_x[71, e]
            x_72 = tile_x[72, e]
            x_73 = tile_x[73, e]
            x_74 = tile_x[74, e]
            x_75 = tile_x[75, e]
            x_76 = tile_x[76, e]
            x_77 = tile_x[77, e]
            x_78 = tile_x[78, e]
            x_79 = tile_x[79, e]
            x_80 = tile_x[80, e]
            x_81 = tile_x[81, e]
            x_82 = tile_x[82, e]
            x_83 = tile_x[83, e]
            x_84 = tile_x[84, e]
            x_85 = tile_x[85, e]
            x_86 = tile_x[86, e]
            x_87 = tile_x[87, e]
            x_88 = tile_x[88, e]
            x_89 = tile_x[89, e]
            x_90 = tile_x[90, e]
            x_91 = tile_x[91, e]
            x_92 = tile_x[92, e]
            x_93 = tile_x[93, e]
            x_94 = tile_x[94, e]
            x_95 = tile_x[95, e]
            x_96 = tile_x[96, e]
            x_97 = tile_x[97, e]
            x_98 = tile_x[98, e]
            x_99 = tile_x[99, e]
            x_100 = tile_x[100, e]
            x_101 = tile_x[101, e]
            x_102 = tile_x[102, e]
            x_103 = tile_x[103, e]
            x_104 = tile_x[104, e]
            x_105 = tile_x[105, e]
            x_106 = tile_x[106, e]
            x_107 = tile_x[107, e]
            x_108 = tile_x[108, e]
            x_109 = tile_x[109, e]
            x_110 = tile_x[110, e]
            x_111 = tile_x[111, e]
            x_112 = tile_x[112, e]
            x_113 = tile_x[113, e]
            x_114 = tile_x[114, e]
            x_115 = tile_x[115, e]
            x_116 = tile_x[116, e]
            x_117 = tile_x[117, e]
            x_118 = tile_x[118, e]
            x_119 = tile_x[119, e]
            x_120 = tile_x[120, e]
            x_121 = tile_x[121, e]
            x_122 = tile_x[122, e]
            x_123 = tile_x[123, e]
            x_124 = tile_x[124, e]
            x_125 = tile_x[125, e]
            x_126 = tile_x[126, e]
            x_127 = tile_x[127, e]
            # x inv(I), or hodge(x) if r > 0
            tile_out[0, e] = x_127
            tile_out[1, e] = x_126
            tile_out[2, e] = -x_125
            tile_out[3, e] = x_124
            tile_out[4, e] = -x_123
            tile_out[5, e] = x_122
            tile_out[6, e] = -x_121
            tile_out[7, e] = x_120
            tile_out[8, e] = -x_119
            tile_out[9, e] = x_118
            tile_out[10, e] = -x_117
            tile_out[11, e] = x_116
            tile_out[12, e] = -x_115
            tile_out[13, e] = x_114
            tile_out[14, e] = -x_113
            tile_out[15, e] = x_112
            tile_out[16, e] = -x_111
            tile_out[17, e] = x_110
            tile_out[18, e] = -x_109
            tile_out[19, e] = -x_108
            tile_out[20, e] = x_107
            tile_out[21, e] = -x_106
            tile_out[22, e] = x_105
            tile_out[23, e] = -x_104
            tile_out[24, e] = x_103
            tile_out[25, e] = -x_102
            tile_out[26, e] = -x_101
            tile_out[27, e] = x_100
            tile_out[28, e] = -x_99
            tile_out[29, e] = -x_98
            tile_out[30, e] = x_97
            tile_out[31, e] = -x_96
            tile_out[32, e] = x_95
            tile_out[33, e] = -x_94
            tile_out[34, e] = -x_93
            tile_out[35, e] = x_92
            tile_out[36, e] = -x_91
            tile_out[37, e] = x_90
            tile_out[38, e] = -x_89
            tile_out[39, e] = x_88
            tile_out[40, e] = -x_87
            tile_out[41, e] = -x_86
            tile_out[42, e] = x_85
            tile_out[43, e] = -x_84
            tile_out[44, e] = x_83
            tile_out[45, e] = -x_82
            tile_out[46, e] = x_81
            tile_out[47, e] = -x_80
            tile_out[48, e] = x_79
            tile_out[49, e] = -x_78
            tile_out[50, e] = x_77
            tile_out[51, e] = x_76
            tile_out[52, e] = -x_75
            tile_out[53, e] = x_74
            tile_out[54, e] = -x_73
            tile_out[55, e] = x_72
            tile_out[56, e] = -x_71
            tile_out[57, e] = -x_70
            tile_out[58, e] = x_69
            tile_out[59, e] = -x_68
            tile_out[60, e] = x_67
            tile_out[61, e] = -x_66
            tile_out[62, e] = x_65
            tile_out[63, e] = -x_64
            tile_out[64, e] = x_63
            tile_out[65, e] = -x_62
            tile_out[66, e] = x_61
            tile_out[67, e] = -x_60
            tile_out[68, e] = x_59
            tile_out[69, e] = -x_58
            tile_out[70, e] = x_57
            tile_out[71, e] = x_56
            tile_out[72, e] = -x_55
            tile_out[73, e] = x_54
            tile_out[74, e] = -x_53
            tile_out[75, e] = x_52
            tile_out[76, e] = -x_51
            tile_out[77, e] = -x_50
            tile_out[78, e] = x_49
            tile_out[79, e] = -x_48
            tile_out[80, e] = x_47
            tile_out[81, e] = -x_46
            tile_out[82, e] = x_45
            tile_out[83, e] = -x_44
            tile_out[84, e] = x_43
            tile_out[85, e] = -x_42
            tile_out[86, e] = x_41
            tile_out[87, e] = x_40
            tile_out[88, e] = -x_39
            tile_out[89, e] = x_38
            tile_out[90, e] = -x_37
            tile_out[91, e] = x_36
            tile_out[92, e] = -x_35
            tile_out[93, e] = x_34
            tile_out[94, e] = x_33
            tile_out[95, e] = -x_32
            tile_out[96, e] = x_31
            tile_out[97, e] = -x_30
            tile_out[98, e] = x_29
            tile_out[99, e] = x_28
            tile_out[100, e] = -x_27
            tile_out[101, e] = x_26
            tile_out[102, e] = x_25
            tile_out[103, e] = -x_24
            tile_out[104, e] = x_23
            tile_out[105, e] = -x_22
            tile_out[106, e] = x_21
            tile_out[107, e] = -x_20
            tile_out[108, e] = x_19
            tile_out[109, e] = x_18
            tile_out[110, e] = -x_17
            tile_out[111, e] = x_16
            tile_out[112, e] = -x_15
            tile_out[113, e] = x_14
            tile_out[114, e] = -x_13
            tile_out[115, e] = x_12
            tile_out[116, e] = -x_11
            tile_out[117, e] = x_10
            tile_out[118, e] = -x_9
            tile_out[119, e] = x_8
            tile_out[120, e] = -x_7
            tile_out[121, e] = x_6
            tile_out[122, e] = -x_5
            tile_out[123, e] = x_4
            tile_out[124, e] = -x_3
            tile_out[125, e] = x_2
            tile_out[126, e] = -x_1
            tile_out[127, e] = -x_0
        for e in range(width):
            for k in range(128):
                out[(start + e) * 128 + k] = tile_out[k, e]


def dual__full(x, out=None):
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run(_dual__full, (128,), 128, (x,), out, (1,), "polynomial")


# --- undual: inverse of the dual ----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _undual__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((128, 32), x.dtype)
    tile_out = np.empty((128, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(128):
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
            x_32 = tile_x[32, e]
            x_33 = tile_x[33, e]
            x_34 = tile_x[34, e]
            x_35 = tile_x[35, e]
            x_36 = tile_x[36, e]
            x_37 = tile_x[37, e]
            x_38 = tile_x[38, e]
            x_39 = tile_x[39, e]
            x_40 = tile_x[40, e]
            x_41 = tile_x[41, e]
            x_42 = tile_x[42, e]
            x_43 = tile_x[43, e]
            x_44 = tile_x[44, e]
            x_45 = tile_x[45, e]
            x_46 = tile_x[46, e]
            x_47 = tile_x[47, e]
            x_48 = tile_x[48, e]
            x_49 = tile_x[49, e]
            x_50 = tile_x[50, e]
            x_51 = tile_x[51, e]
            x_52 = tile_x[52, e]
            x_53 = tile_x[53, e]
            x_54 = tile_x[54, e]
            x_55 = tile_x[55, e]
            x_56 = tile_x[56, e]
            x_57 = tile_x[57, e]
            x_58 = tile_x[58, e]
            x_59 = tile_x[59, e]
            x_60 = tile_x[60, e]
            x_61 = tile_x[61, e]
            x_62 = tile_x[62, e]
            x_63 = tile_x[63, e]
            x_64 = tile_x[64, e]
            x_65 = tile_x[65, e]
            x_66 = tile_x[66, e]
            x_67 = tile_x[67, e]
            x_68 = tile_x[68, e]
            x_69 = tile_x[69, e]
            x_70 = tile_x[70, e]
            x_71 = tile_x[71, e]
            x_72 = tile_x[72, e]
            x_73 = tile_x[73, e]
            x_74 = tile_x[74, e]
            x_75 = tile_x[75, e]
            x_76 = tile_x[76, e]
            x_77 = tile_x[77, e]
            x_78 = tile_x[78, e]
            x_79 = tile_x[79, e]
            x_80 = tile_x[80, e]
            x_81 = tile_x[81, e]
            x_82 = tile_x[82, e]
            x_83 = tile_x[83, e]
            x_84 = tile_x[84, e]
            x_85 = tile_x[85, e]
            x_86 = tile_x[86, e]
            x_87 = tile_x[87, e]
            x_88 = tile_x[88, e]
            x_89 = tile_x[89, e]
            x_90 = tile_x[90, e]
            x_91 = tile_x[91, e]
            x_92 = tile_x[92, e]
            x_93 = tile_x[93, e]
            x_94 = tile_x[94, e]
            x_95 = tile_x[95, e]
            x_96 = tile_x[96, e]
            x_97 = tile_x[97, e]
            x_98 = tile_x[98, e]
            x_99 = tile_x[99, e]
            x_100 = tile_x[100, e]
            x_101 = tile_x[101, e]
            x_102 = tile_x[102, e]
            x_103 = tile_x[103, e]
            x_104 = tile_x[104, e]
            x_105 = tile_x[105, e]
            x_106 = tile_x[106, e]
            x_107 = tile_x[107, e]
            x_108 = tile_x[108, e]
            x_109 = tile_x[109, e]
            x_110 = tile_x[110, e]
            x_111 = tile_x[111, e]
            x_112 = tile_x[112, e]
            x_113 = tile_x[113, e]
            x_114 = tile_x[114, e]
            x_115 = tile_x[115, e]
            x_116 = tile_x[116, e]
            x_117 = tile_x[117, e]
            x_118 = tile_x[118, e]
            x_119 = tile_x[119, e]
            x_120 = tile_x[120, e]
            x_121 = tile_x[121, e]
            x_122 = tile_x[122, e]
            x_123 = tile_x[123, e]
            x_124 = tile_x[124, e]
            x_125 = tile_x[125, e]
            x_126 = tile_x[126, e]
            x_127 = tile_x[127, e]
            # x I, or unhodge(x) if r > 0
            tile_out[0, e] = -x_127
            tile_out[1, e] = -x_126
            tile_out[2, e] = x_125
            tile_out[3, e] = -x_124
            tile_out[4, e] = x_123
            tile_out[5, e] = -x_122
            tile_out[6, e] = x_121
            tile_out[7, e] = -x_120
            tile_out[8, e] = x_119
            tile_out[9, e] = -x_118
            tile_out[10, e] = x_117
            tile_out[11, e] = -x_116
            tile_out[12, e] = x_115
            tile_out[13, e] = -x_114
            tile_out[14, e] = x_113
            tile_out[15, e] = -x_112
            tile_out[16, e] = x_111
            tile_out[17, e] = -x_110
            tile_out[18, e] = x_109
            tile_out[19, e] = x_108
            tile_out[20, e] = -x_107
            tile_out[21, e] = x_106
            tile_out[22, e] = -x_105
            tile_out[23, e] = x_104
            tile_out[24, e] = -x_103
            tile_out[25, e] = x_102
            tile_out[26, e] = x_101
            tile_out[27, e] = -x_100
            tile_out[28, e] = x_99
            tile_out[29, e] = x_98
            tile_out[30, e] = -x_97
            tile_out[31, e] = x_96
            tile_out[32, e] = -x_95
            tile_out[33, e] = x_94
            tile_out[34, e] = x_93
            tile_out[35, e] = -x_92
            tile_out[36, e] = x_91
            tile_out[37, e] = -x_90
            tile_out[38, e] = x_89
            tile_out[39, e] = -x_88
            tile_out[40, e] = x_87
            tile_out[41, e] = x_86
            tile_out[42, e] = -x_85
            tile_out[43, e] = x_84
            tile_out[44, e] = -x_83
            tile_out[45, e] = x_82
            tile_out[46, e] = -x_81
            tile_out[47, e] = x_80
            tile_out[48, e] = -x_79
            tile_out[49, e] = x_78
            tile_out[50, e] = -x_77
            tile_out[51, e] = -x_76
            tile_out[52, e] = x_75
            tile_out[53, e] = -x_74
            tile_out[54, e] = x_73
            tile_out[55, e] = -x_72
            tile_out[56, e] = x_71
            tile_out[57, e] = x_70
            tile_out[58, e] = -x_69
            tile_out[59, e] = x_68
            tile_out[60, e] = -x_67
            tile_out[61, e] = x_66
            tile_out[62, e] = -x_65
            tile_out[63, e] = x_64
            tile_out[64, e] = -x_63
            tile_out[65, e] = x_62
            tile_out[66, e] = -x_61
            tile_out[67, e] = x_60
            tile_out[68, e] = -x_59
            tile_out[69, e] = x_58
            tile_out[70, e] = -x_57
            tile_out[71, e] = -x_56
            tile_out[72, e] = x_55
            tile_out[73, e] = -x_54
            tile_out[74, e] = x_53
            tile_out[75, e] = -x_52
            tile_out[76, e] = x_51
            tile_out[77, e] = x_50
            tile_out[78, e] = -x_49
            tile_out[79, e] = x_48
            tile_out[80, e] = -x_47
            tile_out[81, e] = x_46
            tile_out[82, e] = -x_45
            tile_out[83, e] = x_44
            tile_out[84, e] = -x_43
            tile_out[85, e] = x_42
            tile_out[86, e] = -x_41
            tile_out[87, e] = -x_40
            tile_out[88, e] = x_39
            tile_out[89, e] = -x_38
            tile_out[90, e] = x_37
            tile_out[91, e] = -x_36
            tile_out[92, e] = x_35
            tile_out[93, e] = -x_34
            tile_out[94, e] = -x_33
            tile_out[95, e] = x_32
            tile_out[96, e] = -x_31
            tile_out[97, e] = x_30
            tile_out[98, e] = -x_29
            tile_out[99, e] = -x_28
            tile_out[100, e] = x_27
            tile_out[101, e] = -x_26
            tile_out[102, e] = -x_25
            tile_out[103, e] = x_24
            tile_out[104, e] = -x_23
            tile_out[105, e] = x_22
            tile_out[106, e] = -x_21
            tile_out[107, e] = x_20
            tile_out[108, e] = -x_19
            tile_out[109, e] = -x_18
            tile_out[110, e] = x_17
            tile_out[111, e] = -x_16
            tile_out[112, e] = x_15
            tile_out[113, e] = -x_14
            tile_out[114, e] = x_13
            tile_out[115, e] = -x_12
            tile_out[116, e] = x_11
            tile_out[117, e] = -x_10
            tile_out[118, e] = x_9
            tile_out[119, e] = -x_8
            tile_out[120, e] = x_7
            tile_out[121, e] = -x_6
            tile_out[122, e] = x_5
            tile_out[123, e] = -x_4
            tile_out[124, e] = x_3
            tile_out[125, e] = -x_2
            tile_out[126, e] = x_1
            tile_out[127, e] = x_0
        for e in range(width):
            for k in range(128):
                out[(start + e) * 128 + k] = tile_out[k, e]


def undual__full(x, out=None):
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run(_undual__full, (128,), 128, (x,), out, (1,), "polynomial")


# --- hodge: right complement --------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _hodge__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((128, 32), x.dtype)
    tile_out = np.empty((128, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(128):
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
            x_32 = tile_x[32, e]
            x_33 = tile_x[33, e]
            x_34 = tile_x[34, e]
            x_35 = tile_x[35, e]
            x_36 = tile_x[36, e]
            x_37 = tile_x[37, e]
            x_38 = tile_x[38, e]
            x_39 = tile_x[39, e]
            x_40 = tile_x[40, e]
            x_41 = tile_x[41, e]
            x_42 = tile_x[42, e]
            x_43 = tile_x[43, e]
            x_44 = tile_x[44, e]
            x_45 = tile_x[45, e]
            x_46 = tile_x[46, e]
            x_47 = tile_x[47, e]
            x_48 = tile_x[48, e]
            x_49 = tile_x[49, e]
            x_50 = tile_x[50, e]
            x_51 = tile_x[51, e]
            x_52 = tile_x[52, e]
            x_53 = tile_x[53, e]
            x_54 = tile_x[54, e]
            x_55 = tile_x[55, e]
            x_56 = tile_x[56, e]
            x_57 = tile_x[57, e]
            x_58 = tile_x[58, e]
            x_59 = tile_x[59, e]
            x_60 = tile_x[60, e]
            x_61 = tile_x[61, e]
            x_62 = tile_x[62, e]
            x_63 = tile_x[63, e]
            x_64 = tile_x[64, e]
            x_65 = tile_x[65, e]
            x_66 = tile_x[66, e]
            x_67 = tile_x[67, e]
            x_68 = tile_x[68, e]
            x_69 = tile_x[69, e]
            x_70 = tile_x[70, e]
            x_71 = tile_x[71, e]
            x_72 = tile_x[72, e]
            x_73 = tile_x[73, e]
            x_74 = tile_x[74, e]
            x_75 = tile_x[75, e]
            x_76 = tile_x[76, e]
            x_77 = tile_x[77, e]
            x_78 = tile_x[78, e]
            x_79 = tile_x[79, e]
            x_80 = tile_x[80, e]
            x_81 = tile_x[81, e]
            x_82 = tile_x[82, e]
            x_83 = tile_x[83, e]
            x_84 = tile_x[84, e]
            x_85 = tile_x[85, e]
            x_86 = tile_x[86, e]
            x_87 = tile_x[87, e]
            x_88 = tile_x[88, e]
            x_89 = tile_x[89, e]
            x_90 = tile_x[90, e]
            x_91 = tile_x[91, e]
            x_92 = tile_x[92, e]
            x_93 = tile_x[93, e]
            x_94 = tile_x[94, e]
            x_95 = tile_x[95, e]
            x_96 = tile_x[96, e]
            x_97 = tile_x[97, e]
            x_98 = tile_x[98, e]
            x_99 = tile_x[99, e]
            x_100 = tile_x[100, e]
            x_101 = tile_x[101, e]
            x_102 = tile_x[102, e]
            x_103 = tile_x[103, e]
            x_104 = tile_x[104, e]
            x_105 = tile_x[105, e]
            x_106 = tile_x[106, e]
            x_107 = tile_x[107, e]
            x_108 = tile_x[108, e]
            x_109 = tile_x[109, e]
            x_110 = tile_x[110, e]
            x_111 = tile_x[111, e]
            x_112 = tile_x[112, e]
            x_113 = tile_x[113, e]
            x_114 = tile_x[114, e]
            x_115 = tile_x[115, e]
            x_116 = tile_x[116, e]
            x_117 = tile_x[117, e]
            x_118 = tile_x[118, e]
            x_119 = tile_x[119, e]
            x_120 = tile_x[120, e]
            x_121 = tile_x[121, e]
            x_122 = tile_x[122, e]
            x_123 = tile_x[123, e]
            x_124 = tile_x[124, e]
            x_125 = tile_x[125, e]
            x_126 = tile_x[126, e]
            x_127 = tile_x[127, e]
            # b ^ hodge(b) = I for basis blades b
            tile_out[0, e] = x_127
            tile_out[1, e] = x_126
            tile_out[2, e] = -x_125
            tile_out[3, e] = x_124
            tile_out[4, e] = -x_123
            tile_out[5, e] = x_122
            tile_out[6, e] = -x_121
            tile_out[7, e] = x_120
            tile_out[8, e] = x_119
            tile_out[9, e] = -x_118
            tile_out[10, e] = x_117
            tile_out[11, e] = -x_116
            tile_out[12, e] = x_115
            tile_out[13, e] = -x_114
            tile_out[14, e] = x_113
            tile_out[15, e] = -x_112
            tile_out[16, e] = x_111
            tile_out[17, e] = -x_110
            tile_out[18, e] = x_109
            tile_out[19, e] = x_108
            tile_out[20, e] = -x_107
            tile_out[21, e] = x_106
            tile_out[22, e] = -x_105
            tile_out[23, e] = x_104
            tile_out[24, e] = -x_103
            tile_out[25, e] = x_102
            tile_out[26, e] = x_101
            tile_out[27, e] = -x_100
            tile_out[28, e] = x_99
            tile_out[29, e] = x_98
            tile_out[30, e] = -x_97
            tile_out[31, e] = x_96
            tile_out[32, e] = -x_95
            tile_out[33, e] = x_94
            tile_out[34, e] = x_93
            tile_out[35, e] = -x_92
            tile_out[36, e] = x_91
            tile_out[37, e] = -x_90
            tile_out[38, e] = x_89
            tile_out[39, e] = -x_88
            tile_out[40, e] = x_87
            tile_out[41, e] = x_86
            tile_out[42, e] = -x_85
            tile_out[43, e] = x_84
            tile_out[44, e] = -x_83
            tile_out[45, e] = x_82
            tile_out[46, e] = -x_81
            tile_out[47, e] = x_80
            tile_out[48, e] = -x_79
            tile_out[49, e] = x_78
            tile_out[50, e] = -x_77
            tile_out[51, e] = -x_76
            tile_out[52, e] = x_75
            tile_out[53, e] = -x_74
            tile_out[54, e] = x_73
            tile_out[55, e] = -x_72
            tile_out[56, e] = x_71
            tile_out[57, e] = x_70
            tile_out[58, e] = -x_69
            tile_out[59, e] = x_68
            tile_out[60, e] = -x_67
            tile_out[61, e] = x_66
            tile_out[62, e] = -x_65
            tile_out[63, e] = x_64
            tile_out[64, e] = x_63
            tile_out[65, e] = -x_62
            tile_out[66, e] = x_61
            tile_out[67, e] = -x_60
            tile_out[68, e] = x_59
            tile_out[69, e] = -x_58
            tile_out[70, e] = x_57
            tile_out[71, e] = x_56
            tile_out[72, e] = -x_55
            tile_out[73, e] = x_54
            tile_out[74, e] = -x_53
            tile_out[75, e] = x_52
            tile_out[76, e] = -x_51
            tile_out[77, e] = -x_50
            tile_out[78, e] = x_49
            tile_out[79, e] = -x_48
            tile_out[80, e] = x_47
            tile_out[81, e] = -x_46
            tile_out[82, e] = x_45
            tile_out[83, e] = -x_44
            tile_out[84, e] = x_43
            tile_out[85, e] = -x_42
            tile_out[86, e] = x_41
            tile_out[87, e] = x_40
            tile_out[88, e] = -x_39
            tile_out[89, e] = x_38
            tile_out[90, e] = -x_37
            tile_out[91, e] = x_36
            tile_out[92, e] = -x_35
            tile_out[93, e] = x_34
            tile_out[94, e] = x_33
            tile_out[95, e] = -x_32
            tile_out[96, e] = x_31
            tile_out[97, e] = -x_30
            tile_out[98, e] = x_29
            tile_out[99, e] = x_28
            tile_out[100, e] = -x_27
            tile_out[101, e] = x_26
            tile_out[102, e] = x_25
            tile_out[103, e] = -x_24
            tile_out[104, e] = x_23
            tile_out[105, e] = -x_22
            tile_out[106, e] = x_21
            tile_out[107, e] = -x_20
            tile_out[108, e] = x_19
            tile_out[109, e] = x_18
            tile_out[110, e] = -x_17
            tile_out[111, e] = x_16
            tile_out[112, e] = -x_15
            tile_out[113, e] = x_14
            tile_out[114, e] = -x_13
            tile_out[115, e] = x_12
            tile_out[116, e] = -x_11
            tile_out[117, e] = x_10
            tile_out[118, e] = -x_9
            tile_out[119, e] = x_8
            tile_out[120, e] = x_7
            tile_out[121, e] = -x_6
            tile_out[122, e] = x_5
            tile_out[123, e] = -x_4
            tile_out[124, e] = x_3
            tile_out[125, e] = -x_2
            tile_out[126, e] = x_1
            tile_out[127, e] = x_0
        for e in range(width):
            for k in range(128):
                out[(start + e) * 128 + k] = tile_out[k, e]


def hodge__full(x, out=None):
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run(_hodge__full, (128,), 128, (x,), out, (1,), "polynomial")


# --- unhodge: left complement -------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _unhodge__full(count, x, x_step, out):
    """Run the unrolled form: none."""
    tile_x = np.empty((128, 32), x.dtype)
    tile_out = np.empty((128, 32), x.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if x_step or start == 0:
            for e in range(width):
                for i in range(128):
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
            x_32 = tile_x[32, e]
            x_33 = tile_x[33, e]
            x_34 = tile_x[34, e]
            x_35 = tile_x[35, e]
            x_36 = tile_x[36, e]
            x_37 = tile_x[37, e]
            x_38 = tile_x[38, e]
            x_39 = tile_x[39, e]
            x_40 = tile_x[40, e]
            x_41 = tile_x[41, e]
            x_42 = tile_x[42, e]
            x_43 = tile_x[43, e]
            x_44 = tile_x[44, e]
            x_45 = tile_x[45, e]
            x_46 = tile_x[46, e]
            x_47 = tile_x[47, e]
            x_48 = tile_x[48, e]
            x_49 = tile_x[49, e]
            x_50 = tile_x[50, e]
            x_51 = tile_x[51, e]
            x_52 = tile_x[52, e]
            x_53 = tile_x[53, e]
            x_54 = tile_x[54, e]
            x_55 = tile_x[55, e]
            x_56 = tile_x[56, e]
            x_57 = tile_x[57, e]
            x_58 = tile_x[58, e]
            x_59 = tile_x[59, e]
            x_60 = tile_x[60, e]
            x_61 = tile_x[61, e]
            x_62 = tile_x[62, e]
            x_63 = tile_x[63, e]
            x_64 = tile_x[64, e]
            x_65 = tile_x[65, e]
            x_66 = tile_x[66, e]
            x_67 = tile_x[67, e]
            x_68 = tile_x[68, e]
            x_69 = tile_x[69, e]
            x_70 = tile_x[70, e]
            x_71 = tile_x[71, e]
            x_72 = tile_x[72, e]
            x_73 = tile_x[73, e]
            x_74 = tile_x[74, e]
            x_75 = tile_x[75, e]
            x_76 = tile_x[76, e]
            x_77 = tile_x[77, e]
            x_78 = tile_x[78, e]
            x_79 = tile_x[79, e]
            x_80 = tile_x[80, e]
            x_81 = tile_x[81, e]
            x_82 = tile_x[82, e]
            x_83 = tile_x[83, e]
            x_84 = tile_x[84, e]
            x_85 = tile_x[85, e]
            x_86 = tile_x[86, e]
            x_87 = tile_x[87, e]
            x_88 = tile_x[88, e]
            x_89 = tile_x[89, e]
            x_90 = tile_x[90, e]
            x_91 = tile_x[91, e]
            x_92 = tile_x[92, e]
            x_93 = tile_x[93, e]
            x_94 = tile_x[94, e]
            x_95 = tile_x[95, e]
            x_96 = tile_x[96, e]
            x_97 = tile_x[97, e]
            x_98 = tile_x[98, e]
            x_99 = tile_x[99, e]
            x_100 = tile_x[100, e]
            x_101 = tile_x[101, e]
            x_102 = tile_x[102, e]
            x_103 = tile_x[103, e]
            x_104 = tile_x[104, e]
            x_105 = tile_x[105, e]
            x_106 = tile_x[106, e]
            x_107 = tile_x[107, e]
            x_108 = tile_x[108, e]
            x_109 = tile_x[109, e]
            x_110 = tile_x[110, e]
            x_111 = tile_x[111, e]
            x_112 = tile_x[112, e]
            x_113 = tile_x[113, e]
            x_114 = tile_x[114, e]
            x_115 = tile_x[115, e]
            x_116 = tile_x[116, e]
            x_117 = tile_x[117, e]
            x_118 = tile_x[118, e]
            x_119 = tile_x[119, e]
            x_120 = tile_x[120, e]
            x_121 = tile_x[121, e]
            x_122 = tile_x[122, e]
            x_123 = tile_x[123, e]
            x_124 = tile_x[124, e]
            x_125 = tile_x[125, e]
            x_126 = tile_x[126, e]
            x_127 = tile_x[127, e]
            # unhodge(b) ^ b = I for basis blades b
            tile_out[0, e] = x_127
            tile_out[1, e] = x_126
            tile_out[2, e] = -x_125
            tile_out[3, e] = x_124
            tile_out[4, e] = -x_123
            tile_out[5, e] = x_122
            tile_out[6, e] = -x_121
            tile_out[7, e] = x_120
            tile_out[8, e] = x_119
            tile_out[9, e] = -x_118
            tile_out[10, e] = x_117
            tile_out[11, e] = -x_116
            tile_out[12, e] = x_115
            tile_out[13, e] = -x_114
            tile_out[14, e] = x_113
            tile_out[15, e] = -x_112
            tile_out[16, e] = x_111
            tile_out[17, e] = -x_110
            tile_out[18, e] = x_109
            tile_out[19, e] = x_108
            tile_out[20, e] = -x_107
            tile_out[21, e] = x_106
            tile_out[22, e] = -x_105
            tile_out[23, e] = x_104
            tile_out[24, e] = -x_103
            tile_out[25, e] = x_102
            tile_out[26, e] = x_101
            tile_out[27, e] = -x_100
            tile_out[28, e] = x_99
            tile_out[29, e] = x_98
            tile_out[30, e] = -x_97
            tile_out[31, e] = x_96
            tile_out[32, e] = -x_95
            tile_out[33, e] = x_94
            tile_out[34, e] = x_93
            tile_out[35, e] = -x_92
            tile_out[36, e] = x_91
            tile_out[37, e] = -x_90
            tile_out[38, e] = x_89
            tile_out[39, e] = -x_88
            tile_out[40, e] = x_87
            tile_out[41, e] = x_86
            tile_out[42, e] = -x_85
            tile_out[43, e] = x_84
            tile_out[44, e] = -x_83
            tile_out[45, e] = x_82
            tile_out[46, e] = -x_81
            tile_out[47, e] = x_80
            tile_out[48, e] = -x_79
            tile_out[49, e] = x_78
            tile_out[50, e] = -x_77
            tile_out[51, e] = -x_76
            tile_out[52, e] = x_75
            tile_out[53, e] = -x_74
            tile_out[54, e] = x_73
            tile_out[55, e] = -x_72
            tile_out[56, e] = x_71
            tile_out[57, e] = x_70
            tile_out[58, e] = -x_69
            tile_out[59, e] = x_68
            tile_out[60, e] = -x_67
            tile_out[61, e] = x_66
            tile_out[62, e] = -x_65
            tile_out[63, e] = x_64
            tile_out[64, e] = x_63
            tile_out[65, e] = -x_62
            tile_out[66, e] = x_61
            tile_out[67, e] = -x_60
            tile_out[68, e] = x_59
            tile_out[69, e] = -x_58
            tile_out[70, e] = x_57
            tile_out[71, e] = x_56
            tile_out[72, e] = -x_55
            tile_out[73, e] = x_54
            tile_out[74, e] = -x_53
            tile_out[75, e] = x_52
            tile_out[76, e] = -x_51
            tile_out[77, e] = -x_50
            tile_out[78, e] = x_49
            tile_out[79, e] = -x_48
            tile_out[80, e] = x_47
            tile_out[81, e] = -x_46
            tile_out[82, e] = x_45
            tile_out[83, e] = -x_44
            tile_out[84, e] = x_43
            tile_out[85, e] = -x_42
            tile_out[86, e] = x_41
            tile_out[87, e] = x_40
            tile_out[88, e] = -x_39
            tile_out[89, e] = x_38
            tile_out[90, e] = -x_37
            tile_out[91, e] = x_36
            tile_out[92, e] = -x_35
            tile_out[93, e] = x_34
            tile_out[94, e] = x_33
            tile_out[95, e] = -x_32
            tile_out[96, e] = x_31
            tile_out[97, e] = -x_30
            tile_out[98, e] = x_29
            tile_out[99, e] = x_28
            tile_out[100, e] = -x_27
            tile_out[101, e] = x_26
            tile_out[102, e] = x_25
            tile_out[103, e] = -x_24
            tile_out[104, e] = x_23
            tile_out[105, e] = -x_22
            tile_out[106, e] = x_21
            tile_out[107, e] = -x_20
            tile_out[108, e] = x_19
            tile_out[109, e] = x_18
            tile_out[110, e] = -x_17
            tile_out[111, e] = x_16
            tile_out[112, e] = -x_15
            tile_out[113, e] = x_14
            tile_out[114, e] = -x_13
            tile_out[115, e] = x_12
            tile_out[116, e] = -x_11
            tile_out[117, e] = x_10
            tile_out[118, e] = -x_9
            tile_out[119, e] = x_8
            tile_out[120, e] = x_7
            tile_out[121, e] = -x_6
            tile_out[122, e] = x_5
            tile_out[123, e] = -x_4
            tile_out[124, e] = x_3
            tile_out[125, e] = -x_2
            tile_out[126, e] = x_1
            tile_out[127, e] = x_0
        for e in range(width):
            for k in range(128):
                out[(start + e) * 128 + k] = tile_out[k, e]


def unhodge__full(x, out=None):
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run(_unhodge__full, (128,), 128, (x,), out, (1,), "polynomial")


# --- sandwich: action of a versor ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__full(count, R, R_step, x, x_step, out):
    """Run the spinor form: 2432 multiplications, 3200 additions."""
    sums = np.empty(128, R.dtype)
    left_0 = np.empty(64, R.dtype)
    right_0 = np.empty(128, R.dtype)
    planes = np.empty(128, R.dtype)
    last = np.empty(64, R.dtype)
    product = np.empty(128, R.dtype)
    for e in range(count):
        if R_step or e == 0:
            _put(R, e * R_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
            _put(R, e * R_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, right_0, 2)
        _multiply_1_2(left_0, right_0, planes)
        _multiply_2_1(planes, last, product)
        _turn(product, sums, 2)
        _hadamard(sums, 2)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 128)


def sandwich_unit__even__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run_spinor(_sandwich_unit__even__full, (64, 128), 128, (R, x), out, (2, 1), 32768)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__even(count, R, R_step, x, x_step, out):
    """Run the spinor form: 1280 multiplications, 1792 additions."""
    sums = np.empty(64, R.dtype)
    left_0 = np.empty(64, R.dtype)
    right_0 = np.empty(64, R.dtype)
    planes = np.empty(64, R.dtype)
    last = np.empty(64, R.dtype)
    product = np.empty(64, R.dtype)
    for e in range(count):
        if R_step or e == 0:
            _put(R, e * R_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
            _put(R, e * R_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        _multiply_1_1(left_0, right_0, planes)
        _multiply_1_1(planes, last, product)
        _turn(product, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_3, _SIGNS_3, out, e * 64)


def sandwich_unit__even__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 64), even: grades 0, 2, 4, 6
    returns : (..., 64), even: grades 0, 2, 4, 6
    """
    return _run_spinor(_sandwich_unit__even__even, (64, 64), 64, (R, x), out, (2, 1), 32768)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__vector(count, R, R_step, x, x_step, out):
    """Run the unrolled form: 672 multiplications, 602 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((64, 32), R.dtype)
    tile_x = np.empty((7, 32), R.dtype)
    tile_out = np.empty((7, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(64):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            R_32 = tile_R[32, e]
            R_33 = tile_R[33, e]
            R_34 = tile_R[34, e]
            R_35 = tile_R[35, e]
            R_36 = tile_R[36, e]
            R_37 = tile_R[37, e]
            R_38 = tile_R[38, e]
            R_39 = tile_R[39, e]
            R_40 = tile_R[40, e]
            R_41 = tile_R[41, e]
            R_42 = tile_R[42, e]
            R_43 = tile_R[43, e]
            R_44 = tile_R[44, e]
            R_45 = tile_R[45, e]
            R_46 = tile_R[46, e]
            R_47 = tile_R[47, e]
            R_48 = tile_R[48, e]
            R_49 = tile_R[49, e]
            R_50 = tile_R[50, e]
            R_51 = tile_R[51, e]
            R_52 = tile_R[52, e]
            R_53 = tile_R[53, e]
            R_54 = tile_R[54, e]
            R_55 = tile_R[55, e]
            R_56 = tile_R[56, e]
            R_57 = tile_R[57, e]
            R_58 = tile_R[58, e]
            R_59 = tile_R[59, e]
            R_60 = tile_R[60, e]
            R_61 = tile_R[61, e]
            R_62 = tile_R[62, e]
            R_63 = tile_R[63, e]
            # x
            x_0 = tile_x[0, e]
            x_1 = tile_x[1, e]
            x_2 = tile_x[2, e]
            x_3 = tile_x[3, e]
            x_4 = tile_x[4, e]
            x_5 = tile_x[5, e]
            x_6 = tile_x[6, e]
            # P from R x
            P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 + R_3*x_3 + R_4*x_4 + R_5*x_5 + R_6*x_6
            P_1 = R_0*x_1 + R_7*x_2 + R_8*x_3 + R_9*x_4 + R_10*x_5 + R_11*x_6 - R_1*x_0
            P_2 = R_0*x_2 + R_12*x_3 + R_13*x_4 + R_14*x_5 + R_15*x_6 - R_2*x_0 - R_7*x_1
            P_3 = R_0*x_3 + R_16*x_4 + R_17*x_5 + R_18*x_6 - R_3*x_0 - R_8*x_1 - R_12*x_2
            P_4 = R_0*x_4 + R_19*x_5 + R_20*x_6 - R_4*x_0 - R_9*x_1 - R_13*x_2 - R_16*x_3
            P_5 = R_0*x_5 + R_21*x_6 - R_5*x_0 - R_10*x_1 - R_14*x_2 - R_17*x_3 - R_19*x_4
            P_6 = R_0*x_6 - R_6*x_0 - R_11*x_1 - R_15*x_2 - R_18*x_3 - R_20*x_4 - R_21*x_5
            P_7 = R_1*x_2 + R_7*x_0 + R_22*x_3 + R_23*x_4 + R_24*x_5 + R_25*x_6 - R_2*x_1
            P_8 = R_1*x_3 + R_8*x_0 + R_26*x_4 + R_27*x_5 + R_28*x_6 - R_3*x_1 - R_22*x_2
            P_9 = R_1*x_4 + R_9*x_0 + R_29*x_5 + R_30*x_6 - R_4*x_1 - R_23*x_2 - R_26*x_3
            P_10 = R_1*x_5 + R_10*x_0 + R_31*x_6 - R_5*x_1 - R_24*x_2 - R_27*x_3 - R_29*x_4
            P_11 = R_1*x_6 + R_11*x_0 - R_6*x_1 - R_25*x_2 - R_28*x_3 - R_30*x_4 - R_31*x_5
            P_12 = R_2*x_3 + R_12*x_0 + R_22*x_1 + R_32*x_4 + R_33*x_5 + R_34*x_6 - R_3*x_2
            P_13 = R_2*x_4 + R_13*x_0 + R_23*x_1 + R_35*x_5 + R_36*x_6 - R_4*x_2 - R_32*x_3
            P_14 = R_2*x_5 + R_14*x_0 + R_24*x_1 + R_37*x_6 - R_5*x_2 - R_33*x_3 - R_35*x_4
            P_15 = R_2*x_6 + R_15*x_0 + R_25*x_1 - R_6*x_2 - R_34*x_3 - R_36*x_4 - R_37*x_5
            P_16 = R_3*x_4 + R_16*x_0 + R_26*x_1 + R_32*x_2 + R_38*x_5 + R_39*x_6 - R_4*x_3
            P_17 = R_3*x_5 + R_17*x_0 + R_27*x_1 + R_33*x_2 + R_40*x_6 - R_5*x_3 - R_38*x_4
            P_18 = R_3*x_6 + R_18*x_0 + R_28*x_1 + R_34*x_2 - R_6*x_3 - R_39*x_4 - R_40*x_5
            P_19 = R_4*x_5 + R_19*x_0 + R_29*x_1 + R_35*x_2 + R_38*x_3 + R_41*x_6 - R_5*x_4
            P_20 = R_4*x_6 + R_20*x_0 + R_30*x_1 + R_36*x_2 + R_39*x_3 - R_6*x_4 - R_41*x_5
            P_21 = R_5*x_6 + R_21*x_0 + R_31*x_1 + R_37*x_2 + R_40*x_3 + R_41*x_4 - R_6*x_5
            P_22 = R_7*x_3 + R_12*x_1 + R_42*x_4 + R_43*x_5 + R_44*x_6 - R_8*x_2 - R_22*x_0
            P_23 = R_7*x_4 + R_13*x_1 + R_45*x_5 + R_46*x_6 - R_9*x_2 - R_23*x_0 - R_42*x_3
            P_24 = R_7*x_5 + R_14*x_1 + R_47*x_6 - R_10*x_2 - R_24*x_0 - R_43*x_3 - R_45*x_4
            P_25 = R_7*x_6 + R_15*x_1 - R_11*x_2 - R_25*x_0 - R_44*x_3 - R_46*x_4 - R_47*x_5
            P_26 = R_8*x_4 + R_16*x_1 + R_42*x_2 + R_48*x_5 + R_49*x_6 - R_9*x_3 - R_26*x_0
            P_27 = R_8*x_5 + R_17*x_1 + R_43*x_2 + R_50*x_6 - R_10*x_3 - R_27*x_0 - R_48*x_4
            P_28 = R_8*x_6 + R_18*x_1 + R_44*x_2 - R_11*x_3 - R_28*x_0 - R_49*x_4 - R_50*x_5
            P_29 = R_9*x_5 + R_19*x_1 + R_45*x_2 + R_48*x_3 + R_51*x_6 - R_10*x_4 - R_29*x_0
            P_30 = R_9*x_6 + R_20*x_1 + R_46*x_2 + R_49*x_3 - R_11*x_4 - R_30*x_0 - R_51*x_5
            P_31 = R_10*x_6 + R_21*x_1 + R_47*x_2 + R_50*x_3 + R_51*x_4 - R_11*x_5 - R_31*x_0
            P_32 = R_12*x_4 + R_16*x_2 + R_52*x_5 + R_53*x_6 - R_13*x_3 - R_32*x_0 - R_42*x_1
            P_33 = R_12*x_5 + R_17*x_2 + R_54*x_6 - R_14*x_3 - R_33*x_0 - R_43*x_1 - R_52*x_4
            P_34 = R_12*x_6 + R_18*x_2 - R_15*x_3 - R_34*x_0 - R_44*x_1 - R_53*x_4 - R_54*x_5
            P_35 = R_13*x_5 + R_19*x_2 + R_52*x_3 + R_55*x_6 - R_14*x_4 - R_35*x_0 - R_45*x_1
            P_36 = R_13*x_6 + R_20*x_2 + R_53*x_3 - R_15*x_4 - R_36*x_0 - R_46*x_1 - R_55*x_5
            P_37 = R_14*x_6 + R_21*x_2 + R_54*x_3 + R_55*x_4 - R_15*x_5 - R_37*x_0 - R_47*x_1
            P_38 = R_16*x_5 + R_19*x_3 + R_56*x_6 - R_17*x_4 - R_38*x_0 - R_48*x_1 - R_52*x_2
            P_39 = R_16*x_6 + R_20*x_3 - R_18*x_4 - R_39*x_0 - R_49*x_1 - R_53*x_2 - R_56*x_5
            P_40 = R_17*x_6 + R_21*x_3 + R_56*x_4 - R_18*x_5 - R_40*x_0 - R_50*x_1 - R_54*x_2
            P_41 = R_19*x_6 + R_21*x_4 - R_20*x_5 - R_41*x_0 - R_51*x_1 - R_55*x_2 - R_56*x_3
            P_42 = R_22*x_4 + R_26*x_2 + R_42*x_0 + R_57*x_5 + R_58*x_6 - R_23*x_3 - R_32*x_1
            P_43 = R_22*x_5 + R_27*x_2 + R_43*x_0 + R_59*x_6 - R_24*x_3 - R_33*x_1 - R_57*x_4
            P_44 = R_22*x_6 + R_28*x_2 + R_44*x_0 - R_25*x_3 - R_34*x_1 - R_58*x_4 - R_59*x_5
            P_45 = R_23*x_5 + R_29*x_2 + R_45*x_0 + R_57*x_3 + R_60*x_6 - R_24*x_4 - R_35*x_1
            P_46 = R_23*x_6 + R_30*x_2 + R_46*x_0 + R_58*x_3 - R_25*x_4 - R_36*x_1 - R_60*x_5
            P_47 = R_24*x_6 + R_31*x_2 + R_47*x_0 + R_59*x_3 + R_60*x_4 - R_25*x_5 - R_37*x_1
            P_48 = R_26*x_5 + R_29*x_3 + R_48*x_0 + R_61*x_6 - R_27*x_4 - R_38*x_1 - R_57*x_2
            P_49 = R_26*x_6 + R_30*x_3 + R_49*x_0 - R_28*x_4 - R_39*x_1 - R_58*x_2 - R_61*x_5
            P_50 = R_27*x_6 + R_31*x_3 + R_50*x_0 + R_61*x_4 - R_28*x_5 - R_40*x_1 - R_59*x_2
            P_51 = R_29*x_6 + R_31*x_4 + R_51*x_0 - R_30*x_5 - R_41*x_1 - R_60*x_2 - R_61*x_3
            P_52 = R_32*x_5 + R_35*x_3 + R_52*x_0 + R_57*x_1 + R_62*x_6 - R_33*x_4 - R_38*x_2
            P_53 = R_32*x_6 + R_36*x_3 + R_53*x_0 + R_58*x_1 - R_34*x_4 - R_39*x_2 - R_62*x_5
            P_54 = R_33*x_6 + R_37*x_3 + R_54*x_0 + R_59*x_1 + R_62*x_4 - R_34*x_5 - R_40*x_2
            P_55 = R_35*x_6 + R_37*x_4 + R_55*x_0 + R_60*x_1 - R_36*x_5 - R_41*x_2 - R_62*x_3
            P_56 = R_38*x_6 + R_40*x_4 + R_56*x_0 + R_61*x_1 + R_62*x_2 - R_39*x_5 - R_41*x_3
            P_57 = R_42*x_5 + R_45*x_3 + R_52*x_1 + R_63*x_6 - R_43*x_4 - R_48*x_2 - R_57*x_0
            P_58 = R_42*x_6 + R_46*x_3 + R_53*x_1 - R_44*x_4 - R_49*x_2 - R_58*x_0 - R_63*x_5
            P_59 = R_43*x_6 + R_47*x_3 + R_54*x_1 + R_63*x_4 - R_44*x_5 - R_50*x_2 - R_59*x_0
            P_60 = R_45*x_6 + R_47*x_4 + R_55*x_1 - R_46*x_5 - R_51*x_2 - R_60*x_0 - R_63*x_3
            P_61 = R_48*x_6 + R_50*x_4 + R_56*x_1 + R_63*x_2 - R_49*x_5 - R_51*x_3 - R_61*x_0
            P_62 = R_52*x_6 + R_54*x_4 + R_56*x_2 - R_53*x_5 - R_55*x_3 - R_62*x_0 - R_63*x_1
            # D from P R
            D_0 = (
                P_1*R_1 + P_2*R_2 + P_3*R_3 + P_4*R_4 + P_5*R_5 + P_6*R_6 + P_22*R_22 +
                P_23*R_23 + P_24*R_24 + P_25*R_25 + P_26*R_26 + P_27*R_27 + P_28*R_28 +
                P_29*R_29 + P_30*R_30 + P_31*R_31 + P_32*R_32 + P_33*R_33 + P_34*R_34 +
                P_35*R_35 + P_36*R_36 + P_37*R_37 + P_38*R_38 + P_39*R_39 + P_40*R_40 +
                P_41*R_41 + P_57*R_57 + P_58*R_58 + P_59*R_59 + P_60*R_60 + P_61*R_61 +
                P_62*R_62
            )
            D_1 = (
                P_2*R_7 + P_3*R_8 + P_4*R_9 + P_5*R_10 + P_6*R_11 + P_32*R_42 + P_33*R_43 +
                P_34*R_44 + P_35*R_45 + P_36*R_46 + P_37*R_47 + P_38*R_48 + P_39*R_49 +
                P_40*R_50 + P_41*R_51 + P_62*R_63 - P_0*R_1 - P_12*R_22 - P_13*R_23 - P_14*R_24
                - P_15*R_25 - P_16*R_26 - P_17*R_27 - P_18*R_28 - P_19*R_29 - P_20*R_30 -
                P_21*R_31 - P_52*R_57 - P_53*R_58 - P_54*R_59 - P_55*R_60 - P_56*R_61
            )
            D_2 = (
                P_3*R_12 + P_4*R_13 + P_5*R_14 + P_6*R_15 + P_8*R_22 + P_9*R_23 + P_10*R_24 +
                P_11*R_25 + P_38*R_52 + P_39*R_53 + P_40*R_54 + P_41*R_55 + P_48*R_57 +
                P_49*R_58 + P_50*R_59 + P_51*R_60 - P_0*R_2 - P_1*R_7 - P_16*R_32 - P_17*R_33 -
                P_18*R_34 - P_19*R_35 - P_20*R_36 - P_21*R_37 - P_26*R_42 - P_27*R_43 -
                P_28*R_44 - P_29*R_45 - P_30*R_46 - P_31*R_47 - P_56*R_62 - P_61*R_63
            )
            D_3 = (
                P_4*R_16 + P_5*R_17 + P_6*R_18 + P_9*R_26 + P_10*R_27 + P_11*R_28 + P_13*R_32 +
                P_14*R_33 + P_15*R_34 + P_23*R_42 + P_24*R_43 + P_25*R_44 + P_41*R_56 +
                P_51*R_61 + P_55*R_62 + P_60*R_63 - P_0*R_3 - P_1*R_8 - P_2*R_12 - P_7*R_22 -
                P_19*R_38 - P_20*R_39 - P_21*R_40 - P_29*R_48 - P_30*R_49 - P_31*R_50 -
                P_35*R_52 - P_36*R_53 - P_37*R_54 - P_45*R_57 - P_46*R_58 - P_47*R_59
            )
            D_4 = (
                P_5*R_19 + P_6*R_20 + P_10*R_29 + P_11*R_30 + P_14*R_35 + P_15*R_36 + P_17*R_38
                + P_18*R_39 + P_24*R_45 + P_25*R_46 + P_27*R_48 + P_28*R_49 + P_33*R_52 +
                P_34*R_53 + P_43*R_57 + P_44*R_58 - P_0*R_4 - P_1*R_9 - P_2*R_13 - P_3*R_16 -
                P_7*R_23 - P_8*R_26 - P_12*R_32 - P_21*R_41 - P_22*R_42 - P_31*R_51 - P_37*R_55
                - P_40*R_56 - P_47*R_60 - P_50*R_61 - P_54*R_62 - P_59*R_63
            )
            D_5 = (
                P_6*R_21 + P_11*R_31 + P_15*R_37 + P_18*R_40 + P_20*R_41 + P_25*R_47 + P_28*R_50
                + P_30*R_51 + P_34*R_54 + P_36*R_55 + P_39*R_56 + P_44*R_59 + P_46*R_60 +
                P_49*R_61 + P_53*R_62 + P_58*R_63 - P_0*R_5 - P_1*R_10 - P_2*R_14 - P_3*R_17 -
                P_4*R_19 - P_7*R_24 - P_8*R_27 - P_9*R_29 - P_12*R_33 - P_13*R_35 - P_16*R_38 -
                P_22*R_43 - P_23*R_45 - P_26*R_48 - P_32*R_52 - P_42*R_57
            )
            D_6 = (
                -P_0*R_6 - P_1*R_11 - P_2*R_15 - P_3*R_18 - P_4*R_20 - P_5*R_21 - P_7*R_25 -
                P_8*R_28 - P_9*R_30 - P_10*R_31 - P_12*R_34 - P_13*R_36 - P_14*R_37 - P_16*R_39
                - P_17*R_40 - P_19*R_41 - P_22*R_44 - P_23*R_46 - P_24*R_47 - P_26*R_49 -
                P_27*R_50 - P_29*R_51 - P_32*R_53 - P_33*R_54 - P_35*R_55 - P_38*R_56 -
                P_42*R_58 - P_43*R_59 - P_45*R_60 - P_48*R_61 - P_52*R_62 - P_57*R_63
            )
            # out = x + 2 D
            tile_out[0, e] = x_0 + c2*D_0
            tile_out[1, e] = x_1 + c2*D_1
            tile_out[2, e] = x_2 + c2*D_2
            tile_out[3, e] = x_3 + c2*D_3
            tile_out[4, e] = x_4 + c2*D_4
            tile_out[5, e] = x_5 + c2*D_5
            tile_out[6, e] = x_6 + c2*D_6
        for e in range(width):
            for k in range(7):
                out[(start + e) * 7 + k] = tile_out[k, e]


def sandwich_unit__even__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 7), vector: grades 1
    returns : (..., 7), vector: grades 1
    """
    return _run(_sandwich_unit__even__vector, (64, 7), 7, (R, x), out, (2, 1), "polynomial")


# --- sandwich2: two-sided product ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__even__full__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 2432 multiplications, 3200 additions."""
    sums = np.empty(128, r.dtype)
    left_0 = np.empty(64, r.dtype)
    right_0 = np.empty(128, r.dtype)
    planes = np.empty(128, r.dtype)
    last = np.empty(64, r.dtype)
    product = np.empty(128, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            _put(r, e * r_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, right_0, 2)
        if s_step or e == 0:
            _put(s, e * s_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        _multiply_1_2(left_0, right_0, planes)
        _multiply_2_1(planes, last, product)
        _turn(product, sums, 2)
        _hadamard(sums, 2)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 128)


def sandwich2__even__full__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    s : (..., 64), even: grades 0, 2, 4, 6
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run_spinor(
        _sandwich2__even__full__even,
        (64, 128, 64),
        128,
        (r, x, s),
        out,
        (1, 1, 1),
        32768,
    )


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__even__even__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 1280 multiplications, 1792 additions."""
    sums = np.empty(64, r.dtype)
    left_0 = np.empty(64, r.dtype)
    right_0 = np.empty(64, r.dtype)
    planes = np.empty(64, r.dtype)
    last = np.empty(64, r.dtype)
    product = np.empty(64, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            _put(r, e * r_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        if s_step or e == 0:
            _put(s, e * s_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        _multiply_1_1(left_0, right_0, planes)
        _multiply_1_1(planes, last, product)
        _turn(product, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_3, _SIGNS_3, out, e * 64)


def sandwich2__even__even__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 64), even: grades 0, 2, 4, 6
    s : (..., 64), even: grades 0, 2, 4, 6
    returns : (..., 64), even: grades 0, 2, 4, 6
    """
    return _run_spinor(
        _sandwich2__even__even__even,
        (64, 64, 64),
        64,
        (r, x, s),
        out,
        (1, 1, 1),
        32768,
    )


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__full__full__full(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 3584 multiplications, 5760 additions."""
    sums = np.empty(128, r.dtype)
    columns = np.empty(128, r.dtype)
    left_0 = np.empty(192, r.dtype)
    right_0 = np.empty(192, r.dtype)
    planes = np.empty(128, r.dtype)
    parts = np.empty(192, r.dtype)
    last = np.empty(192, r.dtype)
    again = np.empty(192, r.dtype)
    product = np.empty(128, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            _put(r, e * r_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_left_3_both(columns, left_0)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_right_3_both(columns, right_0)
        if s_step or e == 0:
            _put(s, e * s_step, _PLACES_5, _SIGNS_5, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_right_3_both(columns, last)
        _multiply_3_3(left_0, right_0, parts)
        _collect_3_both(parts, planes)
        _expand_left_3_both(planes, again)
        _multiply_3_3(again, last, parts)
        _collect_3_both(parts, product)
        _turn(product, sums, 2)
        _hadamard(sums, 2)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 128)


def sandwich2__full__full__full(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    s : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    """
    return _run_spinor(
        _sandwich2__full__full__full,
        (128, 128, 128),
        128,
        (r, x, s),
        out,
        (1, 1, 1),
        32768,
    )


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _exp__bivector(count, B, B_step, out):
    """Run the exponential form: 3664 multiplications, 3536 additions, 2 divisions, 2 roots.

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


def exp__bivector__vjp(g, B, wanted=None, threads=None):
    """Return the gradient with respect to B: the adjoint of the derivative of exp, applied to g.

    Law: <g, exp(B) Psi(H)> = <out, H> for all bivectors H, Psi(H) the mean over t from 0 to 1 of
    exp(-t B) H exp(t B).

    g : (..., 64), even
    B : (..., 21), bivector
    wanted, threads : not used; there is one gradient, computed in one thread
    returns : tuple of one array (..., 21)
    """
    return _vjp_of_result(g, exp__bivector(B), B)


def _vjp_of_result(g, E, B, wanted=None, threads=None):
    """Return the gradient where E = exp(B) is known."""
    sizes = (64, 64, 21)
    return (_run(_exp__bivector__vjp, sizes, 21, (g, E, B), None, (1, 1, 1), "real"),)


def exp__bivector(B, out=None):
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 21), bivector: grades 2
    returns : (..., 64), even: grades 0, 2, 4, 6
    """
    return _run(_exp__bivector, (21,), 64, (B,), out, (1,), "real")


exp__bivector.vjp = _vjp_of_result


# --- to_spinor: planes of real matrices that represent a multivector, one column after the other


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _to_spinor__full(count, x, x_step, out):
    """Run the spinor form: 128 multiplications, 384 additions."""
    sums = np.empty(128, x.dtype)
    planes = np.empty(128, x.dtype)
    for e in range(count):
        _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 2)
        _turn(sums, planes, 2)
        for i in range(128):
            out[uintp(e * 128 + i)] = planes[i]


def to_spinor__full(x, out=None):
    """Return planes of real matrices that represent a multivector, one column after the other.

    Law: M(a b) = M(a) M(b), M linear.

    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : (..., 128)
    """
    return _run_spinor(_to_spinor__full, (128,), 128, (x,), out, (1,), 8)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _to_spinor__even(count, x, x_step, out):
    """Run the spinor form: 64 multiplications, 384 additions."""
    sums = np.empty(128, x.dtype)
    planes = np.empty(128, x.dtype)
    for e in range(count):
        for i in range(128):
            sums[i] = 0
        _put(x, e * x_step, _PLACES_2, _SIGNS_2, sums)
        _hadamard(sums, 2)
        _turn(sums, planes, 2)
        for i in range(128):
            out[uintp(e * 128 + i)] = planes[i]


def to_spinor__even(x, out=None):
    """Return planes of real matrices that represent a multivector, one column after the other.

    Law: M(a b) = M(a) M(b), M linear.

    x : (..., 64), even: grades 0, 2, 4, 6
    returns : (..., 128)
    """
    return _run_spinor(_to_spinor__even, (64,), 128, (x,), out, (1,), 8)


# --- from_spinor: multivector that planes of real matrices represent ----------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _from_spinor__full(count, x, x_step, out):
    """Run the spinor form: 128 multiplications, 384 additions."""
    sums = np.empty(128, x.dtype)
    planes = np.empty(128, x.dtype)
    for e in range(count):
        for i in range(128):
            planes[i] = x[uintp(e * x_step + i)]
        _turn(planes, sums, 2)
        _hadamard(sums, 2)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 128)


def from_spinor__full(x, out=None):
    """Return multivector that planes of real matrices represent.

    Law: from_spinor(to_spinor(x)) = x.

    x : (..., 128)
    returns : (..., 128)
    """
    return _run_spinor(_from_spinor__full, (128,), 128, (x,), out, (1,), 8)


# --- sandwich2_spinor: two-sided product r x ~s of planes of real matrices ----------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2_spinor__even__full__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 2176 multiplications, 2432 additions."""
    sums = np.empty(64, r.dtype)
    left_0 = np.empty(64, r.dtype)
    planes = np.empty(128, r.dtype)
    last = np.empty(64, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            _put(r, e * r_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if s_step or e == 0:
            _put(s, e * s_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        _multiply_1_2(left_0, x[e * x_step : e * x_step + 128], planes)
        _multiply_2_1(planes, last, out[e * 128 : (e + 1) * 128])


def sandwich2_spinor__even__full__even(r, x, s, out=None):
    """Return two-sided product r x ~s of planes of real matrices.

    Law: to_spinor(r from_spinor(x) ~s).

    r : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 128)
    s : (..., 64), even: grades 0, 2, 4, 6
    returns : (..., 128)
    """
    return _run_spinor(
        _sandwich2_spinor__even__full__even,
        (64, 128, 64),
        128,
        (r, x, s),
        out,
        (1, 1, 1),
        32768,
    )


def to_spinor__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to to_spinor__full(x).

    The matrices of blades are signed permutations in planes of their own or in disjoint places, so
    the transpose is 8.0 times the inverse.

    returns : tuple of one array (..., 128)
    """
    return (8.0 * from_spinor__full(g),)


def from_spinor__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to from_spinor__full(x).

    returns : tuple of one array (..., 128)
    """
    return (to_spinor__full(g) / 8.0,)


def to_spinor__even__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to to_spinor__even(x).

    returns : tuple of one array (..., 64)
    """
    return (8.0 * from_spinor__full(g)[..., _EVENS_OF_FULL],)


_EVENS_OF_FULL = np.flatnonzero(
    np.bitwise_count(_masks(7, range(7 + 1))) % 2 == 0
)
to_spinor__even.vjp = to_spinor__even__vjp
to_spinor__full.vjp = to_spinor__full__vjp
from_spinor__full.vjp = from_spinor__full__vjp

# --- Index --------------------------------------------------------------------------------------

KERNELS = {
    "gp__full__full": gp__full__full,
    "gp__even__even": gp__even__even,
    "gp__even__full": gp__even__full,
    "gp__full__even": gp__full__even,
    "reverse__full": reverse__full,
    "involute__full": involute__full,
    "conjugate__full": conjugate__full,
    "dual__full": dual__full,
    "undual__full": undual__full,
    "hodge__full": hodge__full,
    "unhodge__full": unhodge__full,
    "sandwich_unit__even__full": sandwich_unit__even__full,
    "sandwich_unit__even__even": sandwich_unit__even__even,
    "sandwich_unit__even__vector": sandwich_unit__even__vector,
    "sandwich2__even__full__even": sandwich2__even__full__even,
    "sandwich2__even__even__even": sandwich2__even__even__even,
    "sandwich2__full__full__full": sandwich2__full__full__full,
    "exp__bivector": exp__bivector,
    "to_spinor__full": to_spinor__full,
    "to_spinor__even": to_spinor__even,
    "from_spinor__full": from_spinor__full,
    "sandwich2_spinor__even__full__even": sandwich2_spinor__even__full__even,
}

gp = gp__full__full
reverse = reverse__full
involute = involute__full
conjugate = conjugate__full
dual = dual__full
undual = undual__full
hodge = hodge__full
unhodge = unhodge__full
sandwich2 = sandwich2__full__full__full
