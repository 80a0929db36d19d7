"""Numba kernels of Cl(12,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = 1, e6*e6 = 1, e7*e7 = 1, e8*e8 = 1,
e9*e9 = 1, e10*e10 = 1, e11*e11 = 1, e12*e12 = 1.

kernel                              form         operations per element
gp__full__full                      spinor       274432 multiplications, 397312 additions
gp__even__even                      spinor       71680 multiplications, 200704 additions
gp__even__full                      spinor       141312 multiplications, 266240 additions
gp__full__even                      spinor       141312 multiplications, 266240 additions
reverse__full                       permutation  none
involute__full                      permutation  none
conjugate__full                     permutation  none
dual__full                          permutation  none
undual__full                        permutation  none
hodge__full                         permutation  none
unhodge__full                       permutation  none
sandwich_unit__even__full           spinor       274432 multiplications, 491520 additions
sandwich_unit__even__even           spinor       139264 multiplications, 360448 additions
sandwich_unit__even__vector         spinor       135192 multiplications, 360448 additions
sandwich2__even__full__even         spinor       274432 multiplications, 491520 additions
sandwich2__even__even__even         spinor       139264 multiplications, 360448 additions
sandwich2__full__full__full         spinor       540672 multiplications, 753664 additions
exp__bivector                       exponential  31871 multiplications, 27775 additions, 2
                                                 divisions, 2 roots
to_spinor__full                     spinor       4096 multiplications, 20480 additions
to_spinor__even                     spinor       2048 multiplications, 20480 additions
from_spinor__full                   spinor       4096 multiplications, 20480 additions
sandwich2_spinor__even__full__even  spinor       266240 multiplications, 450560 additions

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor

Spinor form: Cl(12,0) = M_32(H), as 4 planes of 32 x 32 real numbers.
Products are those of matrices: coefficients, with signs, are put where the Pauli strings of
their blades belong, a Walsh-Hadamard transform makes the entries of matrices, and back. Numbers
of operations include the transforms of all operands. Sums are contracted to fused multiply-
adds. Proof: transforms are executed on every basis blade, products on random integers modulo
two primes, which a wrong one passes with a probability below 1e-17.
Chosen because of
    gp__full__full: 671744 operations against 33554432 of the products term by term
    gp__even__even: 272384 operations against 8388608 of the products term by term
    gp__even__full: 407552 operations against 16777216 of the products term by term
    gp__full__even: 407552 operations against 16777216 of the products term by term
    sandwich_unit__even__full: 765952 operations against 25165824 of the products term by term
    sandwich_unit__even__even: 499712 operations against 12582912 of the products term by term
    sandwich_unit__even__vector: the products term by term are too many to be written out and
    proved
    sandwich2__even__full__even: 765952 operations against 33554432 of the products term by term
    sandwich2__even__even__even: 499712 operations against 16777216 of the products term by term
    sandwich2__full__full__full: 1294336 operations against 67108864 of the products term by
    term
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

# gaforge-signature: 12,0,0
# gaforge-target: numba
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 12,0,0 --target numba
# gaforge-operations: 2440343 multiplications, 4488319 additions, 2 divisions, 2 roots in all
# gaforge-proof: 22 of 22 kernels, source executed on blades and integers modulo primes and symbols
# gaforge-inputs: sha256:1d7524769759f7ed80f553cff0b017473a6bdcefb9ab91aa8abd26fafcb853a4
# gaforge-content: sha256:472bfe214d7e8e4fb6ea841008274bedd6112164d69b864025bcb8b10021f024

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


def _permutation(n, grades, images, flip, odd, rows):
    """Return from which place each coefficient of a result comes, and its sign.

    The sign is that of the blade that comes, odd where the quadratic form of its mask is.
    """
    masks = _masks(n, images) ^ flip
    places = np.zeros(1 << n, np.int32)
    own = _masks(n, grades)
    places[own] = np.arange(len(own))
    form = np.full(len(masks), odd)
    for i, row in enumerate(rows):
        form ^= masks >> i & np.bitwise_count(masks & row) & 1
    return places[masks], (1 - 2 * form).astype(np.int8)


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
_GENERATORS = ((16, 512, 1), (561, 544, 1), (595, 608, 1), (630, 704, 1), (663, 736, 1), (692,
    640, 1), (725, 672, 1), (762, 832, 1), (1010, 576, 1), (2042, 3904, 1), (3066, 2880, 1),
    (4090, 1856, 1),)


def _blades(grades, signs, scale):
    """Return the places of the blades of some grades, and their signs over the scale."""
    words = np.zeros(1, np.int64)
    factors = np.ones(1)
    for word, flips, sign in _GENERATORS:
        odd = np.bitwise_count(words & flips) & 1
        factors = np.concatenate((factors, np.where(odd, -sign, sign) * factors))
        words = np.concatenate((words, words ^ word))
    masks = _masks(12, grades)
    by_grade = np.zeros(13)
    by_grade[list(grades)] = signs
    words, factors = words[masks], factors[masks]
    factors = factors * by_grade[np.bitwise_count(masks)] / scale
    return (words).astype(np.int32), factors.astype(np.float32)


_PLACES_0, _SIGNS_0 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 1
)
_PLACES_1, _SIGNS_1 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 128
)
_PLACES_2, _SIGNS_2 = _blades((0, 2, 4, 6, 8, 10, 12), (1, 1, 1, 1, 1, 1, 1), 1)
_PLACES_3, _SIGNS_3 = _blades((0, 2, 4, 6, 8, 10, 12), (1, 1, 1, 1, 1, 1, 1), 128)
_PLACES_4, _SIGNS_4 = _blades((0, 2, 4, 6, 8, 10, 12), (1, -1, 1, -1, 1, -1, 1), 1)
_PLACES_5, _SIGNS_5 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 512
)
_PLACES_6, _SIGNS_6 = _blades((0, 2, 4, 6, 8, 10, 12), (1, 1, 1, 1, 1, 1, 1), 512)
_PLACES_7, _SIGNS_7 = _blades((1,), (1,), 1)
_PLACES_8, _SIGNS_8 = _blades((1,), (1,), 512)
_PLACES_9, _SIGNS_9 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), (1, 1, -1, -1, 1, 1, -1, -1, 1, 1, -1, -1, 1), 1
)
_PLACES_10, _SIGNS_10 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 32
)
_PLACES_11, _SIGNS_11 = _blades((0, 2, 4, 6, 8, 10, 12), (1, -1, 1, -1, 1, -1, 1), 16)


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
        for group in range(0, 32, 8):
            for a in range(32):
                v_0 = D[uintp(p * 1024 + group * 32 + a)]
                v_1 = D[uintp(p * 1024 + group * 32 + 32 + a)]
                v_2 = D[uintp(p * 1024 + group * 32 + 64 + a)]
                v_3 = D[uintp(p * 1024 + group * 32 + 96 + a)]
                v_4 = D[uintp(p * 1024 + group * 32 + 128 + a)]
                v_5 = D[uintp(p * 1024 + group * 32 + 160 + a)]
                v_6 = D[uintp(p * 1024 + group * 32 + 192 + a)]
                v_7 = D[uintp(p * 1024 + group * 32 + 224 + a)]
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
                D[uintp(p * 1024 + group * 32 + a)] = v_0
                D[uintp(p * 1024 + group * 32 + 32 + a)] = v_1
                D[uintp(p * 1024 + group * 32 + 64 + a)] = v_2
                D[uintp(p * 1024 + group * 32 + 96 + a)] = v_3
                D[uintp(p * 1024 + group * 32 + 128 + a)] = v_4
                D[uintp(p * 1024 + group * 32 + 160 + a)] = v_5
                D[uintp(p * 1024 + group * 32 + 192 + a)] = v_6
                D[uintp(p * 1024 + group * 32 + 224 + a)] = v_7
        for group in range(8):
            for a in range(32):
                v_0 = D[uintp(p * 1024 + group * 32 + a)]
                v_1 = D[uintp(p * 1024 + group * 32 + 256 + a)]
                v_2 = D[uintp(p * 1024 + group * 32 + 512 + a)]
                v_3 = D[uintp(p * 1024 + group * 32 + 768 + a)]
                v_0, v_1 = v_0 + v_1, v_0 - v_1
                v_2, v_3 = v_2 + v_3, v_2 - v_3
                v_0, v_2 = v_0 + v_2, v_0 - v_2
                v_1, v_3 = v_1 + v_3, v_1 - v_3
                D[uintp(p * 1024 + group * 32 + a)] = v_0
                D[uintp(p * 1024 + group * 32 + 256 + a)] = v_1
                D[uintp(p * 1024 + group * 32 + 512 + a)] = v_2
                D[uintp(p * 1024 + group * 32 + 768 + a)] = v_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _turn(source, target, planes):
    """Flip the places of row j by j."""
    for p in range(planes):
        for j in range(0, 32, 8):
            for a in range(0, 32, 8):
                start = p * 1024 + j * 32 + (a ^ j)
                place = p * 1024 + j * 32 + a
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
                v_0 = source[uintp(start + 33)]
                v_1 = source[uintp(start + 32)]
                v_2 = source[uintp(start + 35)]
                v_3 = source[uintp(start + 34)]
                v_4 = source[uintp(start + 37)]
                v_5 = source[uintp(start + 36)]
                v_6 = source[uintp(start + 39)]
                v_7 = source[uintp(start + 38)]
                target[uintp(place + 32)] = v_0
                target[uintp(place + 33)] = v_1
                target[uintp(place + 34)] = v_2
                target[uintp(place + 35)] = v_3
                target[uintp(place + 36)] = v_4
                target[uintp(place + 37)] = v_5
                target[uintp(place + 38)] = v_6
                target[uintp(place + 39)] = v_7
                v_0 = source[uintp(start + 66)]
                v_1 = source[uintp(start + 67)]
                v_2 = source[uintp(start + 64)]
                v_3 = source[uintp(start + 65)]
                v_4 = source[uintp(start + 70)]
                v_5 = source[uintp(start + 71)]
                v_6 = source[uintp(start + 68)]
                v_7 = source[uintp(start + 69)]
                target[uintp(place + 64)] = v_0
                target[uintp(place + 65)] = v_1
                target[uintp(place + 66)] = v_2
                target[uintp(place + 67)] = v_3
                target[uintp(place + 68)] = v_4
                target[uintp(place + 69)] = v_5
                target[uintp(place + 70)] = v_6
                target[uintp(place + 71)] = v_7
                v_0 = source[uintp(start + 99)]
                v_1 = source[uintp(start + 98)]
                v_2 = source[uintp(start + 97)]
                v_3 = source[uintp(start + 96)]
                v_4 = source[uintp(start + 103)]
                v_5 = source[uintp(start + 102)]
                v_6 = source[uintp(start + 101)]
                v_7 = source[uintp(start + 100)]
                target[uintp(place + 96)] = v_0
                target[uintp(place + 97)] = v_1
                target[uintp(place + 98)] = v_2
                target[uintp(place + 99)] = v_3
                target[uintp(place + 100)] = v_4
                target[uintp(place + 101)] = v_5
                target[uintp(place + 102)] = v_6
                target[uintp(place + 103)] = v_7
                v_0 = source[uintp(start + 132)]
                v_1 = source[uintp(start + 133)]
                v_2 = source[uintp(start + 134)]
                v_3 = source[uintp(start + 135)]
                v_4 = source[uintp(start + 128)]
                v_5 = source[uintp(start + 129)]
                v_6 = source[uintp(start + 130)]
                v_7 = source[uintp(start + 131)]
                target[uintp(place + 128)] = v_0
                target[uintp(place + 129)] = v_1
                target[uintp(place + 130)] = v_2
                target[uintp(place + 131)] = v_3
                target[uintp(place + 132)] = v_4
                target[uintp(place + 133)] = v_5
                target[uintp(place + 134)] = v_6
                target[uintp(place + 135)] = v_7
                v_0 = source[uintp(start + 165)]
                v_1 = source[uintp(start + 164)]
                v_2 = source[uintp(start + 167)]
                v_3 = source[uintp(start + 166)]
                v_4 = source[uintp(start + 161)]
                v_5 = source[uintp(start + 160)]
                v_6 = source[uintp(start + 163)]
                v_7 = source[uintp(start + 162)]
                target[uintp(place + 160)] = v_0
                target[uintp(place + 161)] = v_1
                target[uintp(place + 162)] = v_2
                target[uintp(place + 163)] = v_3
                target[uintp(place + 164)] = v_4
                target[uintp(place + 165)] = v_5
                target[uintp(place + 166)] = v_6
                target[uintp(place + 167)] = v_7
                v_0 = source[uintp(start + 198)]
                v_1 = source[uintp(start + 199)]
                v_2 = source[uintp(start + 196)]
                v_3 = source[uintp(start + 197)]
                v_4 = source[uintp(start + 194)]
                v_5 = source[uintp(start + 195)]
                v_6 = source[uintp(start + 192)]
                v_7 = source[uintp(start + 193)]
                target[uintp(place + 192)] = v_0
                target[uintp(place + 193)] = v_1
                target[uintp(place + 194)] = v_2
                target[uintp(place + 195)] = v_3
                target[uintp(place + 196)] = v_4
                target[uintp(place + 197)] = v_5
                target[uintp(place + 198)] = v_6
                target[uintp(place + 199)] = v_7
                v_0 = source[uintp(start + 231)]
                v_1 = source[uintp(start + 230)]
                v_2 = source[uintp(start + 229)]
                v_3 = source[uintp(start + 228)]
                v_4 = source[uintp(start + 227)]
                v_5 = source[uintp(start + 226)]
                v_6 = source[uintp(start + 225)]
                v_7 = source[uintp(start + 224)]
                target[uintp(place + 224)] = v_0
                target[uintp(place + 225)] = v_1
                target[uintp(place + 226)] = v_2
                target[uintp(place + 227)] = v_3
                target[uintp(place + 228)] = v_4
                target[uintp(place + 229)] = v_5
                target[uintp(place + 230)] = v_6
                target[uintp(place + 231)] = v_7


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_8_8(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(8):
        first = p * 1024
        second = p * 1024
        third = p * 1024
        for i in range(1024):
            out[uintp(third + i)] = 0
        for row in range(0, 32, 4):
            for term in range(0, 32, 8):
                source_0 = second + row * 32 + term
                source_4 = second + row * 32 + term + 4
                target = third + row * 32
                for i in range(32):
                    a = left[uintp(first + (term) * 32 + i)]
                    c_0 = out[uintp(target + i)] + right[uintp(source_0)] * a
                    c_1 = out[uintp(target + 32 + i)] + right[uintp(source_0 + 32)] * a
                    c_2 = out[uintp(target + 64 + i)] + right[uintp(source_0 + 64)] * a
                    c_3 = out[uintp(target + 96 + i)] + right[uintp(source_0 + 96)] * a
                    a = left[uintp(first + (term + 1) * 32 + i)]
                    c_0 += right[uintp(source_0 + 1)] * a
                    c_1 += right[uintp(source_0 + 32 + 1)] * a
                    c_2 += right[uintp(source_0 + 64 + 1)] * a
                    c_3 += right[uintp(source_0 + 96 + 1)] * a
                    a = left[uintp(first + (term + 2) * 32 + i)]
                    c_0 += right[uintp(source_0 + 2)] * a
                    c_1 += right[uintp(source_0 + 32 + 2)] * a
                    c_2 += right[uintp(source_0 + 64 + 2)] * a
                    c_3 += right[uintp(source_0 + 96 + 2)] * a
                    a = left[uintp(first + (term + 3) * 32 + i)]
                    c_0 += right[uintp(source_0 + 3)] * a
                    c_1 += right[uintp(source_0 + 32 + 3)] * a
                    c_2 += right[uintp(source_0 + 64 + 3)] * a
                    c_3 += right[uintp(source_0 + 96 + 3)] * a
                    a = left[uintp(first + (term + 4) * 32 + i)]
                    c_0 += right[uintp(source_4)] * a
                    c_1 += right[uintp(source_4 + 32)] * a
                    c_2 += right[uintp(source_4 + 64)] * a
                    c_3 += right[uintp(source_4 + 96)] * a
                    a = left[uintp(first + (term + 5) * 32 + i)]
                    c_0 += right[uintp(source_4 + 1)] * a
                    c_1 += right[uintp(source_4 + 32 + 1)] * a
                    c_2 += right[uintp(source_4 + 64 + 1)] * a
                    c_3 += right[uintp(source_4 + 96 + 1)] * a
                    a = left[uintp(first + (term + 6) * 32 + i)]
                    c_0 += right[uintp(source_4 + 2)] * a
                    c_1 += right[uintp(source_4 + 32 + 2)] * a
                    c_2 += right[uintp(source_4 + 64 + 2)] * a
                    c_3 += right[uintp(source_4 + 96 + 2)] * a
                    a = left[uintp(first + (term + 7) * 32 + i)]
                    c_0 += right[uintp(source_4 + 3)] * a
                    c_1 += right[uintp(source_4 + 32 + 3)] * a
                    c_2 += right[uintp(source_4 + 64 + 3)] * a
                    c_3 += right[uintp(source_4 + 96 + 3)] * a
                    out[uintp(target + i)] = c_0
                    out[uintp(target + 32 + i)] = c_1
                    out[uintp(target + 64 + i)] = c_2
                    out[uintp(target + 96 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _expand_left_8(planes, parts):
    """Bring the sums of planes that are multiplied into parts."""
    eight = planes.dtype.type(8)
    for j in range(1024):
        v0_0 = planes[uintp(j)]
        v0_1 = planes[uintp(1024 + j)]
        v0_2 = planes[uintp(2048 + j)]
        v0_3 = planes[uintp(3072 + j)]
        parts[uintp(4096 + j)] = eight * v0_0
        parts[uintp(5120 + j)] = eight * v0_3
        parts[uintp(6144 + j)] = eight * v0_1
        parts[uintp(7168 + j)] = eight * v0_2
        v0_0, v0_1 = v0_0 + v0_1, v0_0 - v0_1
        v0_2, v0_3 = v0_2 + v0_3, v0_2 - v0_3
        v0_0, v0_2 = v0_0 + v0_2, v0_0 - v0_2
        v0_1, v0_3 = v0_1 + v0_3, v0_1 - v0_3
        parts[uintp(j)] = v0_0
        parts[uintp(1024 + j)] = v0_1
        parts[uintp(2048 + j)] = v0_2
        parts[uintp(3072 + j)] = v0_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _expand_right_8(planes, parts):
    """Bring the sums of planes that are multiplied into parts."""
    for j in range(1024):
        v0_0 = planes[uintp(j)]
        v0_1 = planes[uintp(1024 + j)]
        v0_2 = planes[uintp(2048 + j)]
        v0_3 = planes[uintp(3072 + j)]
        parts[uintp(4096 + j)] = v0_0
        parts[uintp(5120 + j)] = v0_2
        parts[uintp(6144 + j)] = v0_3
        parts[uintp(7168 + j)] = v0_1
        v0_0, v0_1 = v0_0 + v0_1, v0_0 - v0_1
        v0_2, v0_3 = v0_2 + v0_3, v0_2 - v0_3
        v0_0, v0_2 = v0_0 + v0_2, v0_0 - v0_2
        v0_1, v0_3 = v0_1 + v0_3, v0_1 - v0_3
        parts[uintp(j)] = v0_0
        parts[uintp(1024 + j)] = v0_1
        parts[uintp(2048 + j)] = v0_2
        parts[uintp(3072 + j)] = v0_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _collect_8(parts, planes):
    """Collect products in the planes of the result."""
    for j in range(1024):
        v0_0 = parts[uintp(j)]
        v0_1 = parts[uintp(1024 + j)]
        v0_2 = parts[uintp(2048 + j)]
        v0_3 = parts[uintp(3072 + j)]
        v0_0, v0_1 = v0_0 + v0_1, v0_0 - v0_1
        v0_2, v0_3 = v0_2 + v0_3, v0_2 - v0_3
        v0_0, v0_2 = v0_0 + v0_2, v0_0 - v0_2
        v0_1, v0_3 = v0_1 + v0_3, v0_1 - v0_3
        v0_0 = parts[uintp(4096 + j)] - v0_0
        v0_1 = v0_1 - parts[uintp(5120 + j)]
        v0_2 = v0_2 - parts[uintp(6144 + j)]
        v0_3 = v0_3 - parts[uintp(7168 + j)]
        planes[uintp(j)] = v0_0
        planes[uintp(1024 + j)] = v0_1
        planes[uintp(2048 + j)] = v0_2
        planes[uintp(3072 + j)] = v0_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_8_8_even_even(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(8):
        first = p * 1024
        second = p * 1024
        third = p * 1024
        for i in range(1024):
            out[uintp(third + i)] = 0
        for row in range(0, 32, 16):
            start = row // 16 * 16
            for term in range(start, start + 16, 16):
                column = term // 16 * 16
                source_0 = second + row * 32 + term
                target = third + row * 32 + column
                for l in range(0, 16, 4):
                    for i in range(16):
                        a = left[uintp(first + (term) * 32 + column + i)]
                        c_0 = (
                            out[uintp(target + l * 32 + i)] + right[uintp(source_0 + l * 32)] *
                            a
                        )
                        c_1 = (
                            out[uintp(target + (l + 1) * 32 + i)] + right[uintp(source_0 + (l +
                            1) * 32)] * a
                        )
                        c_2 = (
                            out[uintp(target + (l + 2) * 32 + i)] + right[uintp(source_0 + (l +
                            2) * 32)] * a
                        )
                        c_3 = (
                            out[uintp(target + (l + 3) * 32 + i)] + right[uintp(source_0 + (l +
                            3) * 32)] * a
                        )
                        a = left[uintp(first + (term + 1) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 1)] * a
                        a = left[uintp(first + (term + 2) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 2)] * a
                        a = left[uintp(first + (term + 3) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 3)] * a
                        a = left[uintp(first + (term + 4) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 4)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 4)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 4)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 4)] * a
                        a = left[uintp(first + (term + 5) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 5)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 5)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 5)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 5)] * a
                        a = left[uintp(first + (term + 6) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 6)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 6)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 6)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 6)] * a
                        a = left[uintp(first + (term + 7) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 7)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 7)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 7)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 7)] * a
                        a = left[uintp(first + (term + 8) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 8)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 8)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 8)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 8)] * a
                        a = left[uintp(first + (term + 9) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 9)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 9)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 9)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 9)] * a
                        a = left[uintp(first + (term + 10) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 10)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 10)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 10)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 10)] * a
                        a = left[uintp(first + (term + 11) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 11)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 11)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 11)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 11)] * a
                        a = left[uintp(first + (term + 12) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 12)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 12)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 12)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 12)] * a
                        a = left[uintp(first + (term + 13) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 13)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 13)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 13)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 13)] * a
                        a = left[uintp(first + (term + 14) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 14)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 14)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 14)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 14)] * a
                        a = left[uintp(first + (term + 15) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 15)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 15)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 15)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 15)] * a
                        out[uintp(target + l * 32 + i)] = c_0
                        out[uintp(target + (l + 1) * 32 + i)] = c_1
                        out[uintp(target + (l + 2) * 32 + i)] = c_2
                        out[uintp(target + (l + 3) * 32 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_8_8_even_full(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(8):
        first = p * 1024
        second = p * 1024
        third = p * 1024
        for row in range(0, 32, 16):
            for term in range(0, 32, 16):
                column = term // 16 * 16
                source_0 = second + row * 32 + term
                target = third + row * 32 + column
                for l in range(0, 16, 4):
                    for i in range(16):
                        a = left[uintp(first + (term) * 32 + column + i)]
                        c_0 = right[uintp(source_0 + l * 32)] * a
                        c_1 = right[uintp(source_0 + (l + 1) * 32)] * a
                        c_2 = right[uintp(source_0 + (l + 2) * 32)] * a
                        c_3 = right[uintp(source_0 + (l + 3) * 32)] * a
                        a = left[uintp(first + (term + 1) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 1)] * a
                        a = left[uintp(first + (term + 2) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 2)] * a
                        a = left[uintp(first + (term + 3) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 3)] * a
                        a = left[uintp(first + (term + 4) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 4)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 4)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 4)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 4)] * a
                        a = left[uintp(first + (term + 5) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 5)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 5)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 5)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 5)] * a
                        a = left[uintp(first + (term + 6) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 6)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 6)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 6)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 6)] * a
                        a = left[uintp(first + (term + 7) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 7)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 7)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 7)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 7)] * a
                        a = left[uintp(first + (term + 8) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 8)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 8)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 8)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 8)] * a
                        a = left[uintp(first + (term + 9) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 9)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 9)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 9)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 9)] * a
                        a = left[uintp(first + (term + 10) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 10)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 10)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 10)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 10)] * a
                        a = left[uintp(first + (term + 11) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 11)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 11)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 11)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 11)] * a
                        a = left[uintp(first + (term + 12) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 12)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 12)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 12)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 12)] * a
                        a = left[uintp(first + (term + 13) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 13)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 13)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 13)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 13)] * a
                        a = left[uintp(first + (term + 14) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 14)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 14)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 14)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 14)] * a
                        a = left[uintp(first + (term + 15) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 15)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 15)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 15)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 15)] * a
                        out[uintp(target + l * 32 + i)] = c_0
                        out[uintp(target + (l + 1) * 32 + i)] = c_1
                        out[uintp(target + (l + 2) * 32 + i)] = c_2
                        out[uintp(target + (l + 3) * 32 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_8_8_full_even(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(8):
        first = p * 1024
        second = p * 1024
        third = p * 1024
        for i in range(1024):
            out[uintp(third + i)] = 0
        for row in range(0, 32, 4):
            start = row // 16 * 16
            for term in range(start, start + 16, 8):
                source_0 = second + row * 32 + term
                source_4 = second + row * 32 + term + 4
                target = third + row * 32
                for i in range(32):
                    a = left[uintp(first + (term) * 32 + i)]
                    c_0 = out[uintp(target + i)] + right[uintp(source_0)] * a
                    c_1 = out[uintp(target + 32 + i)] + right[uintp(source_0 + 32)] * a
                    c_2 = out[uintp(target + 64 + i)] + right[uintp(source_0 + 64)] * a
                    c_3 = out[uintp(target + 96 + i)] + right[uintp(source_0 + 96)] * a
                    a = left[uintp(first + (term + 1) * 32 + i)]
                    c_0 += right[uintp(source_0 + 1)] * a
                    c_1 += right[uintp(source_0 + 32 + 1)] * a
                    c_2 += right[uintp(source_0 + 64 + 1)] * a
                    c_3 += right[uintp(source_0 + 96 + 1)] * a
                    a = left[uintp(first + (term + 2) * 32 + i)]
                    c_0 += right[uintp(source_0 + 2)] * a
                    c_1 += right[uintp(source_0 + 32 + 2)] * a
                    c_2 += right[uintp(source_0 + 64 + 2)] * a
                    c_3 += right[uintp(source_0 + 96 + 2)] * a
                    a = left[uintp(first + (term + 3) * 32 + i)]
                    c_0 += right[uintp(source_0 + 3)] * a
                    c_1 += right[uintp(source_0 + 32 + 3)] * a
                    c_2 += right[uintp(source_0 + 64 + 3)] * a
                    c_3 += right[uintp(source_0 + 96 + 3)] * a
                    a = left[uintp(first + (term + 4) * 32 + i)]
                    c_0 += right[uintp(source_4)] * a
                    c_1 += right[uintp(source_4 + 32)] * a
                    c_2 += right[uintp(source_4 + 64)] * a
                    c_3 += right[uintp(source_4 + 96)] * a
                    a = left[uintp(first + (term + 5) * 32 + i)]
                    c_0 += right[uintp(source_4 + 1)] * a
                    c_1 += right[uintp(source_4 + 32 + 1)] * a
                    c_2 += right[uintp(source_4 + 64 + 1)] * a
                    c_3 += right[uintp(source_4 + 96 + 1)] * a
                    a = left[uintp(first + (term + 6) * 32 + i)]
                    c_0 += right[uintp(source_4 + 2)] * a
                    c_1 += right[uintp(source_4 + 32 + 2)] * a
                    c_2 += right[uintp(source_4 + 64 + 2)] * a
                    c_3 += right[uintp(source_4 + 96 + 2)] * a
                    a = left[uintp(first + (term + 7) * 32 + i)]
                    c_0 += right[uintp(source_4 + 3)] * a
                    c_1 += right[uintp(source_4 + 32 + 3)] * a
                    c_2 += right[uintp(source_4 + 64 + 3)] * a
                    c_3 += right[uintp(source_4 + 96 + 3)] * a
                    out[uintp(target + i)] = c_0
                    out[uintp(target + 32 + i)] = c_1
                    out[uintp(target + 64 + i)] = c_2
                    out[uintp(target + 96 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_8_8_even_odd(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(8):
        first = p * 1024
        second = p * 1024
        third = p * 1024
        for i in range(1024):
            out[uintp(third + i)] = 0
        for row in range(0, 32, 16):
            start = 16 - row // 16 * 16
            for term in range(start, start + 16, 16):
                column = term // 16 * 16
                source_0 = second + row * 32 + term
                target = third + row * 32 + column
                for l in range(0, 16, 4):
                    for i in range(16):
                        a = left[uintp(first + (term) * 32 + column + i)]
                        c_0 = (
                            out[uintp(target + l * 32 + i)] + right[uintp(source_0 + l * 32)] *
                            a
                        )
                        c_1 = (
                            out[uintp(target + (l + 1) * 32 + i)] + right[uintp(source_0 + (l +
                            1) * 32)] * a
                        )
                        c_2 = (
                            out[uintp(target + (l + 2) * 32 + i)] + right[uintp(source_0 + (l +
                            2) * 32)] * a
                        )
                        c_3 = (
                            out[uintp(target + (l + 3) * 32 + i)] + right[uintp(source_0 + (l +
                            3) * 32)] * a
                        )
                        a = left[uintp(first + (term + 1) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 1)] * a
                        a = left[uintp(first + (term + 2) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 2)] * a
                        a = left[uintp(first + (term + 3) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 3)] * a
                        a = left[uintp(first + (term + 4) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 4)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 4)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 4)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 4)] * a
                        a = left[uintp(first + (term + 5) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 5)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 5)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 5)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 5)] * a
                        a = left[uintp(first + (term + 6) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 6)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 6)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 6)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 6)] * a
                        a = left[uintp(first + (term + 7) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 7)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 7)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 7)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 7)] * a
                        a = left[uintp(first + (term + 8) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 8)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 8)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 8)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 8)] * a
                        a = left[uintp(first + (term + 9) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 9)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 9)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 9)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 9)] * a
                        a = left[uintp(first + (term + 10) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 10)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 10)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 10)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 10)] * a
                        a = left[uintp(first + (term + 11) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 11)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 11)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 11)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 11)] * a
                        a = left[uintp(first + (term + 12) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 12)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 12)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 12)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 12)] * a
                        a = left[uintp(first + (term + 13) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 13)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 13)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 13)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 13)] * a
                        a = left[uintp(first + (term + 14) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 14)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 14)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 14)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 14)] * a
                        a = left[uintp(first + (term + 15) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 15)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 15)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 15)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 15)] * a
                        out[uintp(target + l * 32 + i)] = c_0
                        out[uintp(target + (l + 1) * 32 + i)] = c_1
                        out[uintp(target + (l + 2) * 32 + i)] = c_2
                        out[uintp(target + (l + 3) * 32 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_8_8_odd_even(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(8):
        first = p * 1024
        second = p * 1024
        third = p * 1024
        for i in range(1024):
            out[uintp(third + i)] = 0
        for row in range(0, 32, 16):
            start = row // 16 * 16
            for term in range(start, start + 16, 16):
                column = 16 - term // 16 * 16
                source_0 = second + row * 32 + term
                target = third + row * 32 + column
                for l in range(0, 16, 4):
                    for i in range(16):
                        a = left[uintp(first + (term) * 32 + column + i)]
                        c_0 = (
                            out[uintp(target + l * 32 + i)] + right[uintp(source_0 + l * 32)] *
                            a
                        )
                        c_1 = (
                            out[uintp(target + (l + 1) * 32 + i)] + right[uintp(source_0 + (l +
                            1) * 32)] * a
                        )
                        c_2 = (
                            out[uintp(target + (l + 2) * 32 + i)] + right[uintp(source_0 + (l +
                            2) * 32)] * a
                        )
                        c_3 = (
                            out[uintp(target + (l + 3) * 32 + i)] + right[uintp(source_0 + (l +
                            3) * 32)] * a
                        )
                        a = left[uintp(first + (term + 1) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 1)] * a
                        a = left[uintp(first + (term + 2) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 2)] * a
                        a = left[uintp(first + (term + 3) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 3)] * a
                        a = left[uintp(first + (term + 4) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 4)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 4)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 4)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 4)] * a
                        a = left[uintp(first + (term + 5) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 5)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 5)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 5)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 5)] * a
                        a = left[uintp(first + (term + 6) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 6)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 6)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 6)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 6)] * a
                        a = left[uintp(first + (term + 7) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 7)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 7)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 7)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 7)] * a
                        a = left[uintp(first + (term + 8) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 8)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 8)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 8)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 8)] * a
                        a = left[uintp(first + (term + 9) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 9)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 9)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 9)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 9)] * a
                        a = left[uintp(first + (term + 10) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 10)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 10)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 10)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 10)] * a
                        a = left[uintp(first + (term + 11) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 11)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 11)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 11)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 11)] * a
                        a = left[uintp(first + (term + 12) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 12)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 12)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 12)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 12)] * a
                        a = left[uintp(first + (term + 13) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 13)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 13)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 13)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 13)] * a
                        a = left[uintp(first + (term + 14) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 14)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 14)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 14)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 14)] * a
                        a = left[uintp(first + (term + 15) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + 15)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + 15)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + 15)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + 15)] * a
                        out[uintp(target + l * 32 + i)] = c_0
                        out[uintp(target + (l + 1) * 32 + i)] = c_1
                        out[uintp(target + (l + 2) * 32 + i)] = c_2
                        out[uintp(target + (l + 3) * 32 + i)] = c_3


# --- Exponentials of bivectors and their derivative ---------------------------------------------

_SQUARES = np.array([1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0])
_DIMENSION = 12
_BIVECTORS = 66
_EVENS = 2048
_LARGEST = 2.0**42  # sizes of bivectors beyond which nothing of their angles is left
_MOST = 48  # halvings
_CHUNK = 128
_ONE = 1.0
_TILE = 2
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
    """Run the spinor form: 274432 multiplications, 397312 additions."""
    sums = np.empty(4096, a.dtype)
    columns = np.empty(4096, a.dtype)
    left_0 = np.empty(8192, a.dtype)
    right_0 = np.empty(8192, a.dtype)
    planes = np.empty(4096, a.dtype)
    parts = np.empty(8192, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            _put(a, e * a_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_left_8(columns, left_0)
        if b_step or e == 0:
            _put(b, e * b_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, right_0)
        _multiply_8_8(left_0, right_0, parts)
        _collect_8(parts, planes)
        _turn(planes, sums, 4)
        _hadamard(sums, 4)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 4096)


def gp__full__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    b : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run_spinor(_gp__full__full, (4096, 4096), 4096, (a, b), out, (1, 1), 2048)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__even(count, a, a_step, b, b_step, out):
    """Run the spinor form: 71680 multiplications, 200704 additions."""
    sums = np.empty(4096, a.dtype)
    columns = np.empty(4096, a.dtype)
    left_0 = np.empty(8192, a.dtype)
    right_0 = np.empty(8192, a.dtype)
    planes = np.empty(4096, a.dtype)
    parts = np.empty(8192, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(a, e * a_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_left_8(columns, left_0)
        if b_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(b, e * b_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, right_0)
        _multiply_8_8_even_even(left_0, right_0, parts)
        _collect_8(parts, planes)
        _turn(planes, sums, 4)
        _hadamard(sums, 4)
        _take(sums, _PLACES_3, _SIGNS_3, out, e * 2048)


def gp__even__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    b : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    returns : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    """
    return _run_spinor(_gp__even__even, (2048, 2048), 2048, (a, b), out, (1, 1), 2048)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__full(count, a, a_step, b, b_step, out):
    """Run the spinor form: 141312 multiplications, 266240 additions."""
    sums = np.empty(4096, a.dtype)
    columns = np.empty(4096, a.dtype)
    left_0 = np.empty(8192, a.dtype)
    right_0 = np.empty(8192, a.dtype)
    planes = np.empty(4096, a.dtype)
    parts = np.empty(8192, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(a, e * a_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_left_8(columns, left_0)
        if b_step or e == 0:
            _put(b, e * b_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, right_0)
        _multiply_8_8_even_full(left_0, right_0, parts)
        _collect_8(parts, planes)
        _turn(planes, sums, 4)
        _hadamard(sums, 4)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 4096)


def gp__even__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    b : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run_spinor(_gp__even__full, (2048, 4096), 4096, (a, b), out, (1, 1), 2048)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__full__even(count, a, a_step, b, b_step, out):
    """Run the spinor form: 141312 multiplications, 266240 additions."""
    sums = np.empty(4096, a.dtype)
    columns = np.empty(4096, a.dtype)
    left_0 = np.empty(8192, a.dtype)
    right_0 = np.empty(8192, a.dtype)
    planes = np.empty(4096, a.dtype)
    parts = np.empty(8192, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            _put(a, e * a_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_left_8(columns, left_0)
        if b_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(b, e * b_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, right_0)
        _multiply_8_8_full_even(left_0, right_0, parts)
        _collect_8(parts, planes)
        _turn(planes, sums, 4)
        _hadamard(sums, 4)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 4096)


def gp__full__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    b : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run_spinor(_gp__full__even, (4096, 2048), 4096, (a, b), out, (1, 1), 2048)


# --- reverse: reverse ---------------------------------------------------------------------------


_PLACES_reverse__full, _SIGNS_reverse__full = _permutation(
    12,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    0,
    0,
    (0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _reverse__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(4096):
            value = x[uintp(e * x_step + _PLACES_reverse__full[i])]
            out[uintp(e * 4096 + i)] = value * _SIGNS_reverse__full[i]


def reverse__full(x, out=None):
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run(_reverse__full, (4096,), 4096, (x,), out, (1,), "polynomial")


# --- involute: grade involution -----------------------------------------------------------------


_PLACES_involute__full, _SIGNS_involute__full = _permutation(
    12,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    0,
    0,
    (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _involute__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(4096):
            value = x[uintp(e * x_step + _PLACES_involute__full[i])]
            out[uintp(e * 4096 + i)] = value * _SIGNS_involute__full[i]


def involute__full(x, out=None):
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run(_involute__full, (4096,), 4096, (x,), out, (1,), "polynomial")


# --- conjugate: Clifford conjugate --------------------------------------------------------------


_PLACES_conjugate__full, _SIGNS_conjugate__full = _permutation(
    12,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    0,
    0,
    (1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _conjugate__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(4096):
            value = x[uintp(e * x_step + _PLACES_conjugate__full[i])]
            out[uintp(e * 4096 + i)] = value * _SIGNS_conjugate__full[i]


def conjugate__full(x, out=None):
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run(_conjugate__full, (4096,), 4096, (x,), out, (1,), "polynomial")


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


_PLACES_dual__full, _SIGNS_dual__full = _permutation(
    12,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    4095,
    0,
    (0, 2, 0, 8, 0, 32, 0, 128, 0, 512, 0, 2048),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _dual__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(4096):
            value = x[uintp(e * x_step + _PLACES_dual__full[i])]
            out[uintp(e * 4096 + i)] = value * _SIGNS_dual__full[i]


def dual__full(x, out=None):
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run(_dual__full, (4096,), 4096, (x,), out, (1,), "polynomial")


# --- undual: inverse of the dual ----------------------------------------------------------------


_PLACES_undual__full, _SIGNS_undual__full = _permutation(
    12,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    4095,
    0,
    (0, 2, 0, 8, 0, 32, 0, 128, 0, 512, 0, 2048),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _undual__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(4096):
            value = x[uintp(e * x_step + _PLACES_undual__full[i])]
            out[uintp(e * 4096 + i)] = value * _SIGNS_undual__full[i]


def undual__full(x, out=None):
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run(_undual__full, (4096,), 4096, (x,), out, (1,), "polynomial")


# --- hodge: right complement --------------------------------------------------------------------


_PLACES_hodge__full, _SIGNS_hodge__full = _permutation(
    12,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    4095,
    0,
    (0, 3, 3, 15, 15, 63, 63, 255, 255, 1023, 1023, 4095),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _hodge__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(4096):
            value = x[uintp(e * x_step + _PLACES_hodge__full[i])]
            out[uintp(e * 4096 + i)] = value * _SIGNS_hodge__full[i]


def hodge__full(x, out=None):
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run(_hodge__full, (4096,), 4096, (x,), out, (1,), "polynomial")


# --- unhodge: left complement -------------------------------------------------------------------


_PLACES_unhodge__full, _SIGNS_unhodge__full = _permutation(
    12,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    4095,
    0,
    (1, 1, 7, 7, 31, 31, 127, 127, 511, 511, 2047, 2047),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _unhodge__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(4096):
            value = x[uintp(e * x_step + _PLACES_unhodge__full[i])]
            out[uintp(e * 4096 + i)] = value * _SIGNS_unhodge__full[i]


def unhodge__full(x, out=None):
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run(_unhodge__full, (4096,), 4096, (x,), out, (1,), "polynomial")


# --- sandwich: action of a versor ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__full(count, R, R_step, x, x_step, out):
    """Run the spinor form: 274432 multiplications, 491520 additions."""
    sums = np.empty(4096, R.dtype)
    columns = np.empty(4096, R.dtype)
    left_0 = np.empty(8192, R.dtype)
    right_0 = np.empty(8192, R.dtype)
    planes = np.empty(4096, R.dtype)
    parts = np.empty(8192, R.dtype)
    last = np.empty(8192, R.dtype)
    again = np.empty(8192, R.dtype)
    product = np.empty(4096, R.dtype)
    for e in range(count):
        if R_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_left_8(columns, left_0)
            for i in range(4096):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, last)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, right_0)
        _multiply_8_8_even_full(left_0, right_0, parts)
        _collect_8(parts, planes)
        _expand_left_8(planes, again)
        _multiply_8_8_full_even(again, last, parts)
        _collect_8(parts, product)
        _turn(product, sums, 4)
        _hadamard(sums, 4)
        _take(sums, _PLACES_5, _SIGNS_5, out, e * 4096)


def sandwich_unit__even__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    x : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run_spinor(_sandwich_unit__even__full, (2048, 4096), 4096, (R, x), out, (2, 1), 131072)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__even(count, R, R_step, x, x_step, out):
    """Run the spinor form: 139264 multiplications, 360448 additions."""
    sums = np.empty(4096, R.dtype)
    columns = np.empty(4096, R.dtype)
    left_0 = np.empty(8192, R.dtype)
    right_0 = np.empty(8192, R.dtype)
    planes = np.empty(4096, R.dtype)
    parts = np.empty(8192, R.dtype)
    last = np.empty(8192, R.dtype)
    again = np.empty(8192, R.dtype)
    product = np.empty(4096, R.dtype)
    for e in range(count):
        if R_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_left_8(columns, left_0)
            for i in range(4096):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, last)
        if x_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(x, e * x_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, right_0)
        _multiply_8_8_even_even(left_0, right_0, parts)
        _collect_8(parts, planes)
        _expand_left_8(planes, again)
        _multiply_8_8_even_even(again, last, parts)
        _collect_8(parts, product)
        _turn(product, sums, 4)
        _hadamard(sums, 4)
        _take(sums, _PLACES_6, _SIGNS_6, out, e * 2048)


def sandwich_unit__even__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    x : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    returns : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    """
    return _run_spinor(_sandwich_unit__even__even, (2048, 2048), 2048, (R, x), out, (2, 1), 131072)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__vector(count, R, R_step, x, x_step, out):
    """Run the spinor form: 135192 multiplications, 360448 additions."""
    sums = np.empty(4096, R.dtype)
    columns = np.empty(4096, R.dtype)
    left_0 = np.empty(8192, R.dtype)
    right_0 = np.empty(8192, R.dtype)
    planes = np.empty(4096, R.dtype)
    parts = np.empty(8192, R.dtype)
    last = np.empty(8192, R.dtype)
    again = np.empty(8192, R.dtype)
    product = np.empty(4096, R.dtype)
    for e in range(count):
        if R_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_left_8(columns, left_0)
            for i in range(4096):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, last)
        if x_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(x, e * x_step, _PLACES_7, _SIGNS_7, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, right_0)
        _multiply_8_8_even_odd(left_0, right_0, parts)
        _collect_8(parts, planes)
        _expand_left_8(planes, again)
        _multiply_8_8_odd_even(again, last, parts)
        _collect_8(parts, product)
        _turn(product, sums, 4)
        _hadamard(sums, 4)
        _take(sums, _PLACES_8, _SIGNS_8, out, e * 12)


def sandwich_unit__even__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    x : (..., 12), vector: grades 1
    returns : (..., 12), vector: grades 1
    """
    return _run_spinor(_sandwich_unit__even__vector, (2048, 12), 12, (R, x), out, (2, 1), 131072)


# --- sandwich2: two-sided product ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__even__full__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 274432 multiplications, 491520 additions."""
    sums = np.empty(4096, r.dtype)
    columns = np.empty(4096, r.dtype)
    left_0 = np.empty(8192, r.dtype)
    right_0 = np.empty(8192, r.dtype)
    planes = np.empty(4096, r.dtype)
    parts = np.empty(8192, r.dtype)
    last = np.empty(8192, r.dtype)
    again = np.empty(8192, r.dtype)
    product = np.empty(4096, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(r, e * r_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_left_8(columns, left_0)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, right_0)
        if s_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(s, e * s_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, last)
        _multiply_8_8_even_full(left_0, right_0, parts)
        _collect_8(parts, planes)
        _expand_left_8(planes, again)
        _multiply_8_8_full_even(again, last, parts)
        _collect_8(parts, product)
        _turn(product, sums, 4)
        _hadamard(sums, 4)
        _take(sums, _PLACES_5, _SIGNS_5, out, e * 4096)


def sandwich2__even__full__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    x : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    s : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run_spinor(
        _sandwich2__even__full__even,
        (2048, 4096, 2048),
        4096,
        (r, x, s),
        out,
        (1, 1, 1),
        131072,
    )


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__even__even__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 139264 multiplications, 360448 additions."""
    sums = np.empty(4096, r.dtype)
    columns = np.empty(4096, r.dtype)
    left_0 = np.empty(8192, r.dtype)
    right_0 = np.empty(8192, r.dtype)
    planes = np.empty(4096, r.dtype)
    parts = np.empty(8192, r.dtype)
    last = np.empty(8192, r.dtype)
    again = np.empty(8192, r.dtype)
    product = np.empty(4096, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(r, e * r_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_left_8(columns, left_0)
        if x_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(x, e * x_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, right_0)
        if s_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(s, e * s_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, last)
        _multiply_8_8_even_even(left_0, right_0, parts)
        _collect_8(parts, planes)
        _expand_left_8(planes, again)
        _multiply_8_8_even_even(again, last, parts)
        _collect_8(parts, product)
        _turn(product, sums, 4)
        _hadamard(sums, 4)
        _take(sums, _PLACES_6, _SIGNS_6, out, e * 2048)


def sandwich2__even__even__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    x : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    s : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    returns : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    """
    return _run_spinor(
        _sandwich2__even__even__even,
        (2048, 2048, 2048),
        2048,
        (r, x, s),
        out,
        (1, 1, 1),
        131072,
    )


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__full__full__full(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 540672 multiplications, 753664 additions."""
    sums = np.empty(4096, r.dtype)
    columns = np.empty(4096, r.dtype)
    left_0 = np.empty(8192, r.dtype)
    right_0 = np.empty(8192, r.dtype)
    planes = np.empty(4096, r.dtype)
    parts = np.empty(8192, r.dtype)
    last = np.empty(8192, r.dtype)
    again = np.empty(8192, r.dtype)
    product = np.empty(4096, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            _put(r, e * r_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_left_8(columns, left_0)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, right_0)
        if s_step or e == 0:
            _put(s, e * s_step, _PLACES_9, _SIGNS_9, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, last)
        _multiply_8_8(left_0, right_0, parts)
        _collect_8(parts, planes)
        _expand_left_8(planes, again)
        _multiply_8_8(again, last, parts)
        _collect_8(parts, product)
        _turn(product, sums, 4)
        _hadamard(sums, 4)
        _take(sums, _PLACES_5, _SIGNS_5, out, e * 4096)


def sandwich2__full__full__full(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    x : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    s : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    """
    return _run_spinor(
        _sandwich2__full__full__full,
        (4096, 4096, 4096),
        4096,
        (r, x, s),
        out,
        (1, 1, 1),
        131072,
    )


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _exp__bivector(count, B, B_step, out):
    """Run the exponential form: 31871 multiplications, 27775 additions, 2 divisions, 2 roots.

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

    g : (..., 2048), even
    B : (..., 66), bivector
    wanted, threads : not used; there is one gradient, computed in one thread
    returns : tuple of one array (..., 66)
    """
    return _vjp_of_result(g, exp__bivector(B), B)


def _vjp_of_result(g, E, B, wanted=None, threads=None):
    """Return the gradient where E = exp(B) is known."""
    sizes = (2048, 2048, 66)
    return (_run(_exp__bivector__vjp, sizes, 66, (g, E, B), None, (1, 1, 1), "real"),)


def exp__bivector(B, out=None):
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 66), bivector: grades 2
    returns : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    """
    return _run(_exp__bivector, (66,), 2048, (B,), out, (1,), "real")


exp__bivector.vjp = _vjp_of_result


# --- to_spinor: planes of real matrices that represent a multivector, one column after the other


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _to_spinor__full(count, x, x_step, out):
    """Run the spinor form: 4096 multiplications, 20480 additions."""
    sums = np.empty(4096, x.dtype)
    planes = np.empty(4096, x.dtype)
    for e in range(count):
        _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 4)
        _turn(sums, planes, 4)
        for i in range(4096):
            out[uintp(e * 4096 + i)] = planes[i]


def to_spinor__full(x, out=None):
    """Return planes of real matrices that represent a multivector, one column after the other.

    Law: M(a b) = M(a) M(b), M linear.

    x : (..., 4096), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    returns : (..., 4096)
    """
    return _run_spinor(_to_spinor__full, (4096,), 4096, (x,), out, (1,), 32)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _to_spinor__even(count, x, x_step, out):
    """Run the spinor form: 2048 multiplications, 20480 additions."""
    sums = np.empty(4096, x.dtype)
    planes = np.empty(4096, x.dtype)
    for e in range(count):
        for i in range(4096):
            sums[i] = 0
        _put(x, e * x_step, _PLACES_2, _SIGNS_2, sums)
        _hadamard(sums, 4)
        _turn(sums, planes, 4)
        for i in range(4096):
            out[uintp(e * 4096 + i)] = planes[i]


def to_spinor__even(x, out=None):
    """Return planes of real matrices that represent a multivector, one column after the other.

    Law: M(a b) = M(a) M(b), M linear.

    x : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    returns : (..., 4096)
    """
    return _run_spinor(_to_spinor__even, (2048,), 4096, (x,), out, (1,), 32)


# --- from_spinor: multivector that planes of real matrices represent ----------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _from_spinor__full(count, x, x_step, out):
    """Run the spinor form: 4096 multiplications, 20480 additions."""
    sums = np.empty(4096, x.dtype)
    planes = np.empty(4096, x.dtype)
    for e in range(count):
        for i in range(4096):
            planes[i] = x[uintp(e * x_step + i)]
        _turn(planes, sums, 4)
        _hadamard(sums, 4)
        _take(sums, _PLACES_10, _SIGNS_10, out, e * 4096)


def from_spinor__full(x, out=None):
    """Return multivector that planes of real matrices represent.

    Law: from_spinor(to_spinor(x)) = x.

    x : (..., 4096)
    returns : (..., 4096)
    """
    return _run_spinor(_from_spinor__full, (4096,), 4096, (x,), out, (1,), 32)


# --- sandwich2_spinor: two-sided product r x ~s of planes of real matrices ----------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2_spinor__even__full__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 266240 multiplications, 450560 additions."""
    sums = np.empty(4096, r.dtype)
    columns = np.empty(4096, r.dtype)
    left_0 = np.empty(8192, r.dtype)
    right_0 = np.empty(8192, r.dtype)
    planes = np.empty(4096, r.dtype)
    parts = np.empty(8192, r.dtype)
    last = np.empty(8192, r.dtype)
    again = np.empty(8192, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(r, e * r_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_left_8(columns, left_0)
        if x_step or e == 0:
            _expand_right_8(x[e * x_step : e * x_step + 4096], right_0)
        if s_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(s, e * s_step, _PLACES_11, _SIGNS_11, sums)
            _hadamard(sums, 4)
            _turn(sums, columns, 4)
            _expand_right_8(columns, last)
        _multiply_8_8_even_full(left_0, right_0, parts)
        _collect_8(parts, planes)
        _expand_left_8(planes, again)
        _multiply_8_8_full_even(again, last, parts)
        _collect_8(parts, out[e * 4096 : (e + 1) * 4096])


def sandwich2_spinor__even__full__even(r, x, s, out=None):
    """Return two-sided product r x ~s of planes of real matrices.

    Law: to_spinor(r from_spinor(x) ~s).

    r : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    x : (..., 4096)
    s : (..., 2048), even: grades 0, 2, 4, 6, 8, 10, 12
    returns : (..., 4096)
    """
    return _run_spinor(
        _sandwich2_spinor__even__full__even,
        (2048, 4096, 2048),
        4096,
        (r, x, s),
        out,
        (1, 1, 1),
        131072,
    )


def to_spinor__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to to_spinor__full(x).

    The matrices of blades are signed permutations in planes of their own or in disjoint places, so
    the transpose is 32.0 times the inverse.

    returns : tuple of one array (..., 4096)
    """
    return (32.0 * from_spinor__full(g),)


def from_spinor__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to from_spinor__full(x).

    returns : tuple of one array (..., 4096)
    """
    return (to_spinor__full(g) / 32.0,)


def to_spinor__even__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to to_spinor__even(x).

    returns : tuple of one array (..., 2048)
    """
    return (32.0 * from_spinor__full(g)[..., _EVENS_OF_FULL],)


_EVENS_OF_FULL = np.flatnonzero(
    np.bitwise_count(_masks(12, range(12 + 1))) % 2 == 0
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
