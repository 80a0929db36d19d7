"""Numba kernels of Cl(9,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = 1, e6*e6 = 1, e7*e7 = 1, e8*e8 = 1,
e9*e9 = 1.

kernel                              form         operations per element
gp__full__full                      spinor       9728 multiplications, 15872 additions
gp__even__even                      spinor       4864 multiplications, 7168 additions
gp__even__full                      spinor       9472 multiplications, 13312 additions
gp__full__even                      spinor       9472 multiplications, 13312 additions
reverse__full                       permutation  none
involute__full                      permutation  none
conjugate__full                     permutation  none
dual__full                          permutation  none
undual__full                        permutation  none
hodge__full                         permutation  none
unhodge__full                       permutation  none
sandwich_unit__even__full           spinor       17920 multiplications, 22528 additions
sandwich_unit__even__even           spinor       9216 multiplications, 12288 additions
sandwich_unit__even__vector         spinor       8722 multiplications, 12288 additions
sandwich2__even__full__even         spinor       17920 multiplications, 22528 additions
sandwich2__even__even__even         spinor       9216 multiplications, 12288 additions
sandwich2__full__full__full         spinor       18432 multiplications, 27648 additions
exp__bivector                       exponential  8433 multiplications, 7921 additions, 2 divisions,
                                                 2 roots
to_spinor__full                     spinor       512 multiplications, 2048 additions
to_spinor__even                     spinor       256 multiplications, 2048 additions
from_spinor__full                   spinor       512 multiplications, 2048 additions
sandwich2_spinor__even__full__even  spinor       16896 multiplications, 18432 additions

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor

Spinor form: Cl(9,0) = M_16(R) + M_16(R), as 2 planes of 16 x 16 real numbers.
Products are those of matrices: coefficients, with signs, are put where the Pauli strings of
their blades belong, a Walsh-Hadamard transform makes the entries of matrices, and back. Numbers
of operations include the transforms of all operands. Sums are contracted to fused multiply-
adds. Proof: transforms are executed on every basis blade, products on random integers modulo
two primes, which a wrong one passes with a probability below 1e-17.
Chosen because of
    gp__full__full: 25600 operations against 524288 of the products term by term
    gp__even__even: 12032 operations against 131072 of the products term by term
    gp__even__full: 22784 operations against 262144 of the products term by term
    gp__full__even: 22784 operations against 262144 of the products term by term
    sandwich_unit__even__full: 40448 operations against 393216 of the products term by term
    sandwich_unit__even__even: 21504 operations against 196608 of the products term by term
    sandwich_unit__even__vector: the products term by term are too many to be written out and
    proved
    sandwich2__even__full__even: 40448 operations against 524288 of the products term by term
    sandwich2__even__even__even: 21504 operations against 262144 of the products term by term
    sandwich2__full__full__full: 46080 operations against 1048576 of the products term by term
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

# gaforge-signature: 9,0,0
# gaforge-target: numba
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 9,0,0 --target numba
# gaforge-operations: 141571 multiplications, 191729 additions, 2 divisions, 2 roots in all
# gaforge-proof: 22 of 22 kernels, source executed on blades and integers modulo primes and symbols
# gaforge-inputs: sha256:29989a8b81dd2f47d37b97d0f542b4606e153feec58da728c8ca6ca1007b8113
# gaforge-content: sha256:6ea4926677d4b8d46241619f9f65858bcf663ce45d54df3bf6894a0d5f63cd37

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
_GENERATORS = ((257, 16, 1), (272, 0, 1), (307, 48, 1), (343, 112, 1), (381, 208, 1), (415, 240,
    1), (441, 144, 1), (475, 176, 1), (501, 80, -1),)


def _blades(grades, signs, turns, scale):
    """Return the places of the blades of some grades, and their signs over the scale."""
    words = np.zeros(1, np.int64)
    factors = np.ones(1)
    for word, flips, sign in _GENERATORS:
        odd = np.bitwise_count(words & flips) & 1
        factors = np.concatenate((factors, np.where(odd, -sign, sign) * factors))
        words = np.concatenate((words, words ^ word))
    masks = _masks(9, grades)
    by_grade = np.zeros(10)
    by_grade[list(grades)] = signs
    words, factors = words[masks], factors[masks]
    factors = factors * by_grade[np.bitwise_count(masks)] / scale
    words ^= (turns & 1) << 8
    return (words).astype(np.int32), factors.astype(np.float32)


_PLACES_0, _SIGNS_0 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 0, 1
)
_PLACES_1, _SIGNS_1 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 0, 32
)
_PLACES_2, _SIGNS_2 = _blades((0, 2, 4, 6, 8), (1, 1, 1, 1, 1), 0, 1)
_PLACES_3, _SIGNS_3 = _blades((0, 2, 4, 6, 8), (1, 1, 1, 1, 1), 0, 16)
_PLACES_4, _SIGNS_4 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 0, 16
)
_PLACES_5, _SIGNS_5 = _blades((0, 2, 4, 6, 8), (1, -1, 1, -1, 1), 0, 1)
_PLACES_6, _SIGNS_6 = _blades((1,), (1,), 1, 1)
_PLACES_7, _SIGNS_7 = _blades((1,), (1,), 1, 16)
_PLACES_8, _SIGNS_8 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 1, -1, -1, 1, 1, -1, -1, 1, 1), 0, 1
)
_PLACES_9, _SIGNS_9 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 0, 64
)


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
        for a in range(16):
            v_0 = D[uintp(p * 256 + a)]
            v_1 = D[uintp(p * 256 + 16 + a)]
            v_2 = D[uintp(p * 256 + 32 + a)]
            v_3 = D[uintp(p * 256 + 48 + a)]
            v_4 = D[uintp(p * 256 + 64 + a)]
            v_5 = D[uintp(p * 256 + 80 + a)]
            v_6 = D[uintp(p * 256 + 96 + a)]
            v_7 = D[uintp(p * 256 + 112 + a)]
            v_8 = D[uintp(p * 256 + 128 + a)]
            v_9 = D[uintp(p * 256 + 144 + a)]
            v_10 = D[uintp(p * 256 + 160 + a)]
            v_11 = D[uintp(p * 256 + 176 + a)]
            v_12 = D[uintp(p * 256 + 192 + a)]
            v_13 = D[uintp(p * 256 + 208 + a)]
            v_14 = D[uintp(p * 256 + 224 + a)]
            v_15 = D[uintp(p * 256 + 240 + a)]
            v_0, v_1 = v_0 + v_1, v_0 - v_1
            v_2, v_3 = v_2 + v_3, v_2 - v_3
            v_4, v_5 = v_4 + v_5, v_4 - v_5
            v_6, v_7 = v_6 + v_7, v_6 - v_7
            v_8, v_9 = v_8 + v_9, v_8 - v_9
            v_10, v_11 = v_10 + v_11, v_10 - v_11
            v_12, v_13 = v_12 + v_13, v_12 - v_13
            v_14, v_15 = v_14 + v_15, v_14 - v_15
            v_0, v_2 = v_0 + v_2, v_0 - v_2
            v_1, v_3 = v_1 + v_3, v_1 - v_3
            v_4, v_6 = v_4 + v_6, v_4 - v_6
            v_5, v_7 = v_5 + v_7, v_5 - v_7
            v_8, v_10 = v_8 + v_10, v_8 - v_10
            v_9, v_11 = v_9 + v_11, v_9 - v_11
            v_12, v_14 = v_12 + v_14, v_12 - v_14
            v_13, v_15 = v_13 + v_15, v_13 - v_15
            v_0, v_4 = v_0 + v_4, v_0 - v_4
            v_1, v_5 = v_1 + v_5, v_1 - v_5
            v_2, v_6 = v_2 + v_6, v_2 - v_6
            v_3, v_7 = v_3 + v_7, v_3 - v_7
            v_8, v_12 = v_8 + v_12, v_8 - v_12
            v_9, v_13 = v_9 + v_13, v_9 - v_13
            v_10, v_14 = v_10 + v_14, v_10 - v_14
            v_11, v_15 = v_11 + v_15, v_11 - v_15
            v_0, v_8 = v_0 + v_8, v_0 - v_8
            v_1, v_9 = v_1 + v_9, v_1 - v_9
            v_2, v_10 = v_2 + v_10, v_2 - v_10
            v_3, v_11 = v_3 + v_11, v_3 - v_11
            v_4, v_12 = v_4 + v_12, v_4 - v_12
            v_5, v_13 = v_5 + v_13, v_5 - v_13
            v_6, v_14 = v_6 + v_14, v_6 - v_14
            v_7, v_15 = v_7 + v_15, v_7 - v_15
            D[uintp(p * 256 + a)] = v_0
            D[uintp(p * 256 + 16 + a)] = v_1
            D[uintp(p * 256 + 32 + a)] = v_2
            D[uintp(p * 256 + 48 + a)] = v_3
            D[uintp(p * 256 + 64 + a)] = v_4
            D[uintp(p * 256 + 80 + a)] = v_5
            D[uintp(p * 256 + 96 + a)] = v_6
            D[uintp(p * 256 + 112 + a)] = v_7
            D[uintp(p * 256 + 128 + a)] = v_8
            D[uintp(p * 256 + 144 + a)] = v_9
            D[uintp(p * 256 + 160 + a)] = v_10
            D[uintp(p * 256 + 176 + a)] = v_11
            D[uintp(p * 256 + 192 + a)] = v_12
            D[uintp(p * 256 + 208 + a)] = v_13
            D[uintp(p * 256 + 224 + a)] = v_14
            D[uintp(p * 256 + 240 + a)] = v_15


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _turn(source, target, planes):
    """Flip the places of row j by j."""
    for p in range(planes):
        for j in range(0, 16, 8):
            for a in range(0, 16, 8):
                start = p * 256 + j * 16 + (a ^ j)
                place = p * 256 + j * 16 + a
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
                v_0 = source[uintp(start + 17)]
                v_1 = source[uintp(start + 16)]
                v_2 = source[uintp(start + 19)]
                v_3 = source[uintp(start + 18)]
                v_4 = source[uintp(start + 21)]
                v_5 = source[uintp(start + 20)]
                v_6 = source[uintp(start + 23)]
                v_7 = source[uintp(start + 22)]
                target[uintp(place + 16)] = v_0
                target[uintp(place + 17)] = v_1
                target[uintp(place + 18)] = v_2
                target[uintp(place + 19)] = v_3
                target[uintp(place + 20)] = v_4
                target[uintp(place + 21)] = v_5
                target[uintp(place + 22)] = v_6
                target[uintp(place + 23)] = v_7
                v_0 = source[uintp(start + 34)]
                v_1 = source[uintp(start + 35)]
                v_2 = source[uintp(start + 32)]
                v_3 = source[uintp(start + 33)]
                v_4 = source[uintp(start + 38)]
                v_5 = source[uintp(start + 39)]
                v_6 = source[uintp(start + 36)]
                v_7 = source[uintp(start + 37)]
                target[uintp(place + 32)] = v_0
                target[uintp(place + 33)] = v_1
                target[uintp(place + 34)] = v_2
                target[uintp(place + 35)] = v_3
                target[uintp(place + 36)] = v_4
                target[uintp(place + 37)] = v_5
                target[uintp(place + 38)] = v_6
                target[uintp(place + 39)] = v_7
                v_0 = source[uintp(start + 51)]
                v_1 = source[uintp(start + 50)]
                v_2 = source[uintp(start + 49)]
                v_3 = source[uintp(start + 48)]
                v_4 = source[uintp(start + 55)]
                v_5 = source[uintp(start + 54)]
                v_6 = source[uintp(start + 53)]
                v_7 = source[uintp(start + 52)]
                target[uintp(place + 48)] = v_0
                target[uintp(place + 49)] = v_1
                target[uintp(place + 50)] = v_2
                target[uintp(place + 51)] = v_3
                target[uintp(place + 52)] = v_4
                target[uintp(place + 53)] = v_5
                target[uintp(place + 54)] = v_6
                target[uintp(place + 55)] = v_7
                v_0 = source[uintp(start + 68)]
                v_1 = source[uintp(start + 69)]
                v_2 = source[uintp(start + 70)]
                v_3 = source[uintp(start + 71)]
                v_4 = source[uintp(start + 64)]
                v_5 = source[uintp(start + 65)]
                v_6 = source[uintp(start + 66)]
                v_7 = source[uintp(start + 67)]
                target[uintp(place + 64)] = v_0
                target[uintp(place + 65)] = v_1
                target[uintp(place + 66)] = v_2
                target[uintp(place + 67)] = v_3
                target[uintp(place + 68)] = v_4
                target[uintp(place + 69)] = v_5
                target[uintp(place + 70)] = v_6
                target[uintp(place + 71)] = v_7
                v_0 = source[uintp(start + 85)]
                v_1 = source[uintp(start + 84)]
                v_2 = source[uintp(start + 87)]
                v_3 = source[uintp(start + 86)]
                v_4 = source[uintp(start + 81)]
                v_5 = source[uintp(start + 80)]
                v_6 = source[uintp(start + 83)]
                v_7 = source[uintp(start + 82)]
                target[uintp(place + 80)] = v_0
                target[uintp(place + 81)] = v_1
                target[uintp(place + 82)] = v_2
                target[uintp(place + 83)] = v_3
                target[uintp(place + 84)] = v_4
                target[uintp(place + 85)] = v_5
                target[uintp(place + 86)] = v_6
                target[uintp(place + 87)] = v_7
                v_0 = source[uintp(start + 102)]
                v_1 = source[uintp(start + 103)]
                v_2 = source[uintp(start + 100)]
                v_3 = source[uintp(start + 101)]
                v_4 = source[uintp(start + 98)]
                v_5 = source[uintp(start + 99)]
                v_6 = source[uintp(start + 96)]
                v_7 = source[uintp(start + 97)]
                target[uintp(place + 96)] = v_0
                target[uintp(place + 97)] = v_1
                target[uintp(place + 98)] = v_2
                target[uintp(place + 99)] = v_3
                target[uintp(place + 100)] = v_4
                target[uintp(place + 101)] = v_5
                target[uintp(place + 102)] = v_6
                target[uintp(place + 103)] = v_7
                v_0 = source[uintp(start + 119)]
                v_1 = source[uintp(start + 118)]
                v_2 = source[uintp(start + 117)]
                v_3 = source[uintp(start + 116)]
                v_4 = source[uintp(start + 115)]
                v_5 = source[uintp(start + 114)]
                v_6 = source[uintp(start + 113)]
                v_7 = source[uintp(start + 112)]
                target[uintp(place + 112)] = v_0
                target[uintp(place + 113)] = v_1
                target[uintp(place + 114)] = v_2
                target[uintp(place + 115)] = v_3
                target[uintp(place + 116)] = v_4
                target[uintp(place + 117)] = v_5
                target[uintp(place + 118)] = v_6
                target[uintp(place + 119)] = v_7


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_2_2(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p * 256
        second = p * 256
        third = p * 256
        source_0 = second
        target = third
        for l in range(0, 16, 4):
            for i in range(16):
                a = left[uintp(first + i)]
                c_0 = right[uintp(source_0 + l * 16)] * a
                c_1 = right[uintp(source_0 + (l + 1) * 16)] * a
                c_2 = right[uintp(source_0 + (l + 2) * 16)] * a
                c_3 = right[uintp(source_0 + (l + 3) * 16)] * a
                a = left[uintp(first + 16 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 1)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 1)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 1)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 1)] * a
                a = left[uintp(first + 32 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 2)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 2)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 2)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 2)] * a
                a = left[uintp(first + 48 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 3)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 3)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 3)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 3)] * a
                a = left[uintp(first + 64 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 4)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 4)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 4)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 4)] * a
                a = left[uintp(first + 80 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 5)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 5)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 5)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 5)] * a
                a = left[uintp(first + 96 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 6)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 6)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 6)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 6)] * a
                a = left[uintp(first + 112 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 7)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 7)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 7)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 7)] * a
                a = left[uintp(first + 128 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 8)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 8)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 8)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 8)] * a
                a = left[uintp(first + 144 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 9)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 9)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 9)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 9)] * a
                a = left[uintp(first + 160 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 10)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 10)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 10)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 10)] * a
                a = left[uintp(first + 176 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 11)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 11)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 11)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 11)] * a
                a = left[uintp(first + 192 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 12)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 12)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 12)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 12)] * a
                a = left[uintp(first + 208 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 13)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 13)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 13)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 13)] * a
                a = left[uintp(first + 224 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 14)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 14)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 14)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 14)] * a
                a = left[uintp(first + 240 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 15)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 15)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 15)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 15)] * a
                out[uintp(target + l * 16 + i)] = c_0
                out[uintp(target + (l + 1) * 16 + i)] = c_1
                out[uintp(target + (l + 2) * 16 + i)] = c_2
                out[uintp(target + (l + 3) * 16 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _expand_left_2_both(planes, parts):
    """Bring the sums of planes that are multiplied into parts."""
    for j in range(256):
        v0_0 = planes[uintp(j)]
        v1_0 = planes[uintp(256 + j)]
        v0_0, v1_0 = v0_0 + v1_0, v0_0 - v1_0
        parts[uintp(j)] = v0_0
        parts[uintp(256 + j)] = v1_0


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _expand_right_2_both(planes, parts):
    """Bring the sums of planes that are multiplied into parts."""
    for j in range(256):
        v0_0 = planes[uintp(j)]
        v1_0 = planes[uintp(256 + j)]
        v0_0, v1_0 = v0_0 + v1_0, v0_0 - v1_0
        parts[uintp(j)] = v0_0
        parts[uintp(256 + j)] = v1_0


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _collect_2_both(parts, planes):
    """Collect products in the planes of the result."""
    for j in range(256):
        v0_0 = parts[uintp(j)]
        v1_0 = parts[uintp(256 + j)]
        v0_0, v1_0 = v0_0 + v1_0, v0_0 - v1_0
        planes[uintp(j)] = v0_0
        planes[uintp(256 + j)] = v1_0


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_1_1(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    source_0 = 0
    target = 0
    for l in range(0, 16, 4):
        for i in range(16):
            a = left[uintp(i)]
            c_0 = right[uintp(source_0 + l * 16)] * a
            c_1 = right[uintp(source_0 + (l + 1) * 16)] * a
            c_2 = right[uintp(source_0 + (l + 2) * 16)] * a
            c_3 = right[uintp(source_0 + (l + 3) * 16)] * a
            a = left[uintp(16 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 1)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 1)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 1)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 1)] * a
            a = left[uintp(32 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 2)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 2)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 2)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 2)] * a
            a = left[uintp(48 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 3)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 3)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 3)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 3)] * a
            a = left[uintp(64 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 4)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 4)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 4)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 4)] * a
            a = left[uintp(80 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 5)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 5)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 5)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 5)] * a
            a = left[uintp(96 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 6)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 6)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 6)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 6)] * a
            a = left[uintp(112 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 7)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 7)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 7)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 7)] * a
            a = left[uintp(128 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 8)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 8)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 8)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 8)] * a
            a = left[uintp(144 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 9)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 9)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 9)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 9)] * a
            a = left[uintp(160 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 10)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 10)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 10)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 10)] * a
            a = left[uintp(176 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 11)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 11)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 11)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 11)] * a
            a = left[uintp(192 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 12)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 12)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 12)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 12)] * a
            a = left[uintp(208 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 13)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 13)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 13)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 13)] * a
            a = left[uintp(224 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 14)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 14)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 14)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 14)] * a
            a = left[uintp(240 + i)]
            c_0 += right[uintp(source_0 + l * 16 + 15)] * a
            c_1 += right[uintp(source_0 + (l + 1) * 16 + 15)] * a
            c_2 += right[uintp(source_0 + (l + 2) * 16 + 15)] * a
            c_3 += right[uintp(source_0 + (l + 3) * 16 + 15)] * a
            out[uintp(target + l * 16 + i)] = c_0
            out[uintp(target + (l + 1) * 16 + i)] = c_1
            out[uintp(target + (l + 2) * 16 + i)] = c_2
            out[uintp(target + (l + 3) * 16 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_1_2(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p % 1 * 256
        second = p * 256
        third = p * 256
        source_0 = second
        target = third
        for l in range(0, 16, 4):
            for i in range(16):
                a = left[uintp(first + i)]
                c_0 = right[uintp(source_0 + l * 16)] * a
                c_1 = right[uintp(source_0 + (l + 1) * 16)] * a
                c_2 = right[uintp(source_0 + (l + 2) * 16)] * a
                c_3 = right[uintp(source_0 + (l + 3) * 16)] * a
                a = left[uintp(first + 16 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 1)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 1)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 1)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 1)] * a
                a = left[uintp(first + 32 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 2)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 2)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 2)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 2)] * a
                a = left[uintp(first + 48 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 3)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 3)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 3)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 3)] * a
                a = left[uintp(first + 64 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 4)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 4)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 4)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 4)] * a
                a = left[uintp(first + 80 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 5)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 5)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 5)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 5)] * a
                a = left[uintp(first + 96 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 6)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 6)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 6)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 6)] * a
                a = left[uintp(first + 112 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 7)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 7)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 7)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 7)] * a
                a = left[uintp(first + 128 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 8)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 8)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 8)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 8)] * a
                a = left[uintp(first + 144 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 9)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 9)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 9)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 9)] * a
                a = left[uintp(first + 160 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 10)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 10)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 10)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 10)] * a
                a = left[uintp(first + 176 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 11)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 11)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 11)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 11)] * a
                a = left[uintp(first + 192 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 12)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 12)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 12)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 12)] * a
                a = left[uintp(first + 208 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 13)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 13)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 13)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 13)] * a
                a = left[uintp(first + 224 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 14)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 14)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 14)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 14)] * a
                a = left[uintp(first + 240 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 15)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 15)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 15)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 15)] * a
                out[uintp(target + l * 16 + i)] = c_0
                out[uintp(target + (l + 1) * 16 + i)] = c_1
                out[uintp(target + (l + 2) * 16 + i)] = c_2
                out[uintp(target + (l + 3) * 16 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_2_1(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p * 256
        second = p % 1 * 256
        third = p * 256
        source_0 = second
        target = third
        for l in range(0, 16, 4):
            for i in range(16):
                a = left[uintp(first + i)]
                c_0 = right[uintp(source_0 + l * 16)] * a
                c_1 = right[uintp(source_0 + (l + 1) * 16)] * a
                c_2 = right[uintp(source_0 + (l + 2) * 16)] * a
                c_3 = right[uintp(source_0 + (l + 3) * 16)] * a
                a = left[uintp(first + 16 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 1)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 1)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 1)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 1)] * a
                a = left[uintp(first + 32 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 2)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 2)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 2)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 2)] * a
                a = left[uintp(first + 48 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 3)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 3)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 3)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 3)] * a
                a = left[uintp(first + 64 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 4)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 4)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 4)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 4)] * a
                a = left[uintp(first + 80 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 5)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 5)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 5)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 5)] * a
                a = left[uintp(first + 96 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 6)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 6)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 6)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 6)] * a
                a = left[uintp(first + 112 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 7)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 7)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 7)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 7)] * a
                a = left[uintp(first + 128 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 8)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 8)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 8)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 8)] * a
                a = left[uintp(first + 144 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 9)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 9)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 9)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 9)] * a
                a = left[uintp(first + 160 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 10)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 10)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 10)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 10)] * a
                a = left[uintp(first + 176 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 11)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 11)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 11)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 11)] * a
                a = left[uintp(first + 192 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 12)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 12)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 12)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 12)] * a
                a = left[uintp(first + 208 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 13)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 13)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 13)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 13)] * a
                a = left[uintp(first + 224 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 14)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 14)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 14)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 14)] * a
                a = left[uintp(first + 240 + i)]
                c_0 += right[uintp(source_0 + l * 16 + 15)] * a
                c_1 += right[uintp(source_0 + (l + 1) * 16 + 15)] * a
                c_2 += right[uintp(source_0 + (l + 2) * 16 + 15)] * a
                c_3 += right[uintp(source_0 + (l + 3) * 16 + 15)] * a
                out[uintp(target + l * 16 + i)] = c_0
                out[uintp(target + (l + 1) * 16 + i)] = c_1
                out[uintp(target + (l + 2) * 16 + i)] = c_2
                out[uintp(target + (l + 3) * 16 + i)] = c_3


# --- Exponentials of bivectors and their derivative ---------------------------------------------

_SQUARES = np.array([1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0])
_DIMENSION = 9
_BIVECTORS = 36
_EVENS = 256
_LARGEST = 2.0**42  # sizes of bivectors beyond which nothing of their angles is left
_MOST = 48  # halvings
_CHUNK = 128
_ONE = 1.0
_TILE = 16
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
    """Run the spinor form: 9728 multiplications, 15872 additions."""
    sums = np.empty(512, a.dtype)
    columns = np.empty(512, a.dtype)
    left_0 = np.empty(512, a.dtype)
    right_0 = np.empty(512, a.dtype)
    planes = np.empty(512, a.dtype)
    parts = np.empty(512, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            _put(a, e * a_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_left_2_both(columns, left_0)
        if b_step or e == 0:
            _put(b, e * b_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_right_2_both(columns, right_0)
        _multiply_2_2(left_0, right_0, parts)
        _collect_2_both(parts, planes)
        _turn(planes, sums, 2)
        _hadamard(sums, 2)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 512)


def gp__full__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    b : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run_spinor(_gp__full__full, (512, 512), 512, (a, b), out, (1, 1), 1024)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__even(count, a, a_step, b, b_step, out):
    """Run the spinor form: 4864 multiplications, 7168 additions."""
    sums = np.empty(256, a.dtype)
    left_0 = np.empty(256, a.dtype)
    right_0 = np.empty(256, a.dtype)
    planes = np.empty(256, a.dtype)
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
        _take(sums, _PLACES_3, _SIGNS_3, out, e * 256)


def gp__even__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 256), even: grades 0, 2, 4, 6, 8
    b : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : (..., 256), even: grades 0, 2, 4, 6, 8
    """
    return _run_spinor(_gp__even__even, (256, 256), 256, (a, b), out, (1, 1), 1024)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__full(count, a, a_step, b, b_step, out):
    """Run the spinor form: 9472 multiplications, 13312 additions."""
    sums = np.empty(512, a.dtype)
    left_0 = np.empty(256, a.dtype)
    right_0 = np.empty(512, a.dtype)
    planes = np.empty(512, a.dtype)
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
        _take(sums, _PLACES_4, _SIGNS_4, out, e * 512)


def gp__even__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 256), even: grades 0, 2, 4, 6, 8
    b : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run_spinor(_gp__even__full, (256, 512), 512, (a, b), out, (1, 1), 1024)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__full__even(count, a, a_step, b, b_step, out):
    """Run the spinor form: 9472 multiplications, 13312 additions."""
    sums = np.empty(512, a.dtype)
    left_0 = np.empty(512, a.dtype)
    right_0 = np.empty(256, a.dtype)
    planes = np.empty(512, a.dtype)
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
        _take(sums, _PLACES_4, _SIGNS_4, out, e * 512)


def gp__full__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    b : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run_spinor(_gp__full__even, (512, 256), 512, (a, b), out, (1, 1), 1024)


# --- reverse: reverse ---------------------------------------------------------------------------


_PLACES_reverse__full, _SIGNS_reverse__full = _permutation(
    9,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    0,
    0,
    (0, 1, 3, 7, 15, 31, 63, 127, 255),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _reverse__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(512):
            value = x[uintp(e * x_step + _PLACES_reverse__full[i])]
            out[uintp(e * 512 + i)] = value * _SIGNS_reverse__full[i]


def reverse__full(x, out=None):
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run(_reverse__full, (512,), 512, (x,), out, (1,), "polynomial")


# --- involute: grade involution -----------------------------------------------------------------


_PLACES_involute__full, _SIGNS_involute__full = _permutation(
    9,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    0,
    0,
    (1, 2, 4, 8, 16, 32, 64, 128, 256),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _involute__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(512):
            value = x[uintp(e * x_step + _PLACES_involute__full[i])]
            out[uintp(e * 512 + i)] = value * _SIGNS_involute__full[i]


def involute__full(x, out=None):
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run(_involute__full, (512,), 512, (x,), out, (1,), "polynomial")


# --- conjugate: Clifford conjugate --------------------------------------------------------------


_PLACES_conjugate__full, _SIGNS_conjugate__full = _permutation(
    9,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    0,
    0,
    (1, 3, 7, 15, 31, 63, 127, 255, 511),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _conjugate__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(512):
            value = x[uintp(e * x_step + _PLACES_conjugate__full[i])]
            out[uintp(e * 512 + i)] = value * _SIGNS_conjugate__full[i]


def conjugate__full(x, out=None):
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run(_conjugate__full, (512,), 512, (x,), out, (1,), "polynomial")


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


_PLACES_dual__full, _SIGNS_dual__full = _permutation(
    9,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    511,
    0,
    (0, 2, 0, 8, 0, 32, 0, 128, 0),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _dual__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(512):
            value = x[uintp(e * x_step + _PLACES_dual__full[i])]
            out[uintp(e * 512 + i)] = value * _SIGNS_dual__full[i]


def dual__full(x, out=None):
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run(_dual__full, (512,), 512, (x,), out, (1,), "polynomial")


# --- undual: inverse of the dual ----------------------------------------------------------------


_PLACES_undual__full, _SIGNS_undual__full = _permutation(
    9,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    511,
    0,
    (0, 2, 0, 8, 0, 32, 0, 128, 0),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _undual__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(512):
            value = x[uintp(e * x_step + _PLACES_undual__full[i])]
            out[uintp(e * 512 + i)] = value * _SIGNS_undual__full[i]


def undual__full(x, out=None):
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run(_undual__full, (512,), 512, (x,), out, (1,), "polynomial")


# --- hodge: right complement --------------------------------------------------------------------


_PLACES_hodge__full, _SIGNS_hodge__full = _permutation(
    9,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    511,
    0,
    (0, 3, 3, 15, 15, 63, 63, 255, 255),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _hodge__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(512):
            value = x[uintp(e * x_step + _PLACES_hodge__full[i])]
            out[uintp(e * 512 + i)] = value * _SIGNS_hodge__full[i]


def hodge__full(x, out=None):
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run(_hodge__full, (512,), 512, (x,), out, (1,), "polynomial")


# --- unhodge: left complement -------------------------------------------------------------------


_PLACES_unhodge__full, _SIGNS_unhodge__full = _permutation(
    9,
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    511,
    0,
    (0, 3, 3, 15, 15, 63, 63, 255, 255),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _unhodge__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(512):
            value = x[uintp(e * x_step + _PLACES_unhodge__full[i])]
            out[uintp(e * 512 + i)] = value * _SIGNS_unhodge__full[i]


def unhodge__full(x, out=None):
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run(_unhodge__full, (512,), 512, (x,), out, (1,), "polynomial")


# --- sandwich: action of a versor ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__full(count, R, R_step, x, x_step, out):
    """Run the spinor form: 17920 multiplications, 22528 additions."""
    sums = np.empty(512, R.dtype)
    left_0 = np.empty(256, R.dtype)
    right_0 = np.empty(512, R.dtype)
    planes = np.empty(512, R.dtype)
    last = np.empty(256, R.dtype)
    product = np.empty(512, R.dtype)
    for e in range(count):
        if R_step or e == 0:
            _put(R, e * R_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
            _put(R, e * R_step, _PLACES_5, _SIGNS_5, sums)
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
        _take(sums, _PLACES_4, _SIGNS_4, out, e * 512)


def sandwich_unit__even__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run_spinor(_sandwich_unit__even__full, (256, 512), 512, (R, x), out, (2, 1), 65536)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__even(count, R, R_step, x, x_step, out):
    """Run the spinor form: 9216 multiplications, 12288 additions."""
    sums = np.empty(256, R.dtype)
    left_0 = np.empty(256, R.dtype)
    right_0 = np.empty(256, R.dtype)
    planes = np.empty(256, R.dtype)
    last = np.empty(256, R.dtype)
    product = np.empty(256, R.dtype)
    for e in range(count):
        if R_step or e == 0:
            _put(R, e * R_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
            _put(R, e * R_step, _PLACES_5, _SIGNS_5, sums)
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
        _take(sums, _PLACES_3, _SIGNS_3, out, e * 256)


def sandwich_unit__even__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : (..., 256), even: grades 0, 2, 4, 6, 8
    """
    return _run_spinor(_sandwich_unit__even__even, (256, 256), 256, (R, x), out, (2, 1), 65536)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__vector(count, R, R_step, x, x_step, out):
    """Run the spinor form: 8722 multiplications, 12288 additions."""
    sums = np.empty(256, R.dtype)
    left_0 = np.empty(256, R.dtype)
    right_0 = np.empty(256, R.dtype)
    planes = np.empty(256, R.dtype)
    last = np.empty(256, R.dtype)
    product = np.empty(256, R.dtype)
    for e in range(count):
        if R_step or e == 0:
            _put(R, e * R_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
            _put(R, e * R_step, _PLACES_5, _SIGNS_5, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        if x_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(x, e * x_step, _PLACES_6, _SIGNS_6, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        _multiply_1_1(left_0, right_0, planes)
        _multiply_1_1(planes, last, product)
        _turn(product, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_7, _SIGNS_7, out, e * 9)


def sandwich_unit__even__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 9), vector: grades 1
    returns : (..., 9), vector: grades 1
    """
    return _run_spinor(_sandwich_unit__even__vector, (256, 9), 9, (R, x), out, (2, 1), 65536)


# --- sandwich2: two-sided product ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__even__full__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 17920 multiplications, 22528 additions."""
    sums = np.empty(512, r.dtype)
    left_0 = np.empty(256, r.dtype)
    right_0 = np.empty(512, r.dtype)
    planes = np.empty(512, r.dtype)
    last = np.empty(256, r.dtype)
    product = np.empty(512, r.dtype)
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
            _put(s, e * s_step, _PLACES_5, _SIGNS_5, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        _multiply_1_2(left_0, right_0, planes)
        _multiply_2_1(planes, last, product)
        _turn(product, sums, 2)
        _hadamard(sums, 2)
        _take(sums, _PLACES_4, _SIGNS_4, out, e * 512)


def sandwich2__even__full__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    s : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run_spinor(
        _sandwich2__even__full__even,
        (256, 512, 256),
        512,
        (r, x, s),
        out,
        (1, 1, 1),
        65536,
    )


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__even__even__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 9216 multiplications, 12288 additions."""
    sums = np.empty(256, r.dtype)
    left_0 = np.empty(256, r.dtype)
    right_0 = np.empty(256, r.dtype)
    planes = np.empty(256, r.dtype)
    last = np.empty(256, r.dtype)
    product = np.empty(256, r.dtype)
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
            _put(s, e * s_step, _PLACES_5, _SIGNS_5, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        _multiply_1_1(left_0, right_0, planes)
        _multiply_1_1(planes, last, product)
        _turn(product, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_3, _SIGNS_3, out, e * 256)


def sandwich2__even__even__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 256), even: grades 0, 2, 4, 6, 8
    s : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : (..., 256), even: grades 0, 2, 4, 6, 8
    """
    return _run_spinor(
        _sandwich2__even__even__even,
        (256, 256, 256),
        256,
        (r, x, s),
        out,
        (1, 1, 1),
        65536,
    )


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__full__full__full(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 18432 multiplications, 27648 additions."""
    sums = np.empty(512, r.dtype)
    columns = np.empty(512, r.dtype)
    left_0 = np.empty(512, r.dtype)
    right_0 = np.empty(512, r.dtype)
    planes = np.empty(512, r.dtype)
    parts = np.empty(512, r.dtype)
    last = np.empty(512, r.dtype)
    again = np.empty(512, r.dtype)
    product = np.empty(512, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            _put(r, e * r_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_left_2_both(columns, left_0)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_right_2_both(columns, right_0)
        if s_step or e == 0:
            _put(s, e * s_step, _PLACES_8, _SIGNS_8, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_right_2_both(columns, last)
        _multiply_2_2(left_0, right_0, parts)
        _collect_2_both(parts, planes)
        _expand_left_2_both(planes, again)
        _multiply_2_2(again, last, parts)
        _collect_2_both(parts, product)
        _turn(product, sums, 2)
        _hadamard(sums, 2)
        _take(sums, _PLACES_9, _SIGNS_9, out, e * 512)


def sandwich2__full__full__full(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    s : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    """
    return _run_spinor(
        _sandwich2__full__full__full,
        (512, 512, 512),
        512,
        (r, x, s),
        out,
        (1, 1, 1),
        65536,
    )


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _exp__bivector(count, B, B_step, out):
    """Run the exponential form: 8433 multiplications, 7921 additions, 2 divisions, 2 roots.

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

    g : (..., 256), even
    B : (..., 36), bivector
    wanted, threads : not used; there is one gradient, computed in one thread
    returns : tuple of one array (..., 36)
    """
    return _vjp_of_result(g, exp__bivector(B), B)


def _vjp_of_result(g, E, B, wanted=None, threads=None):
    """Return the gradient where E = exp(B) is known."""
    sizes = (256, 256, 36)
    return (_run(_exp__bivector__vjp, sizes, 36, (g, E, B), None, (1, 1, 1), "real"),)


def exp__bivector(B, out=None):
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 36), bivector: grades 2
    returns : (..., 256), even: grades 0, 2, 4, 6, 8
    """
    return _run(_exp__bivector, (36,), 256, (B,), out, (1,), "real")


exp__bivector.vjp = _vjp_of_result


# --- to_spinor: planes of real matrices that represent a multivector, one column after the other


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _to_spinor__full(count, x, x_step, out):
    """Run the spinor form: 512 multiplications, 2048 additions."""
    sums = np.empty(512, x.dtype)
    planes = np.empty(512, x.dtype)
    for e in range(count):
        _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 2)
        _turn(sums, planes, 2)
        for i in range(512):
            out[uintp(e * 512 + i)] = planes[i]


def to_spinor__full(x, out=None):
    """Return planes of real matrices that represent a multivector, one column after the other.

    Law: M(a b) = M(a) M(b), M linear.

    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : (..., 512)
    """
    return _run_spinor(_to_spinor__full, (512,), 512, (x,), out, (1,), 16)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _to_spinor__even(count, x, x_step, out):
    """Run the spinor form: 256 multiplications, 2048 additions."""
    sums = np.empty(512, x.dtype)
    planes = np.empty(512, x.dtype)
    for e in range(count):
        for i in range(512):
            sums[i] = 0
        _put(x, e * x_step, _PLACES_2, _SIGNS_2, sums)
        _hadamard(sums, 2)
        _turn(sums, planes, 2)
        for i in range(512):
            out[uintp(e * 512 + i)] = planes[i]


def to_spinor__even(x, out=None):
    """Return planes of real matrices that represent a multivector, one column after the other.

    Law: M(a b) = M(a) M(b), M linear.

    x : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : (..., 512)
    """
    return _run_spinor(_to_spinor__even, (256,), 512, (x,), out, (1,), 16)


# --- from_spinor: multivector that planes of real matrices represent ----------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _from_spinor__full(count, x, x_step, out):
    """Run the spinor form: 512 multiplications, 2048 additions."""
    sums = np.empty(512, x.dtype)
    planes = np.empty(512, x.dtype)
    for e in range(count):
        for i in range(512):
            planes[i] = x[uintp(e * x_step + i)]
        _turn(planes, sums, 2)
        _hadamard(sums, 2)
        _take(sums, _PLACES_4, _SIGNS_4, out, e * 512)


def from_spinor__full(x, out=None):
    """Return multivector that planes of real matrices represent.

    Law: from_spinor(to_spinor(x)) = x.

    x : (..., 512)
    returns : (..., 512)
    """
    return _run_spinor(_from_spinor__full, (512,), 512, (x,), out, (1,), 16)


# --- sandwich2_spinor: two-sided product r x ~s of planes of real matrices ----------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2_spinor__even__full__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 16896 multiplications, 18432 additions."""
    sums = np.empty(256, r.dtype)
    left_0 = np.empty(256, r.dtype)
    planes = np.empty(512, r.dtype)
    last = np.empty(256, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            _put(r, e * r_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if s_step or e == 0:
            _put(s, e * s_step, _PLACES_5, _SIGNS_5, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        _multiply_1_2(left_0, x[e * x_step : e * x_step + 512], planes)
        _multiply_2_1(planes, last, out[e * 512 : (e + 1) * 512])


def sandwich2_spinor__even__full__even(r, x, s, out=None):
    """Return two-sided product r x ~s of planes of real matrices.

    Law: to_spinor(r from_spinor(x) ~s).

    r : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 512)
    s : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : (..., 512)
    """
    return _run_spinor(
        _sandwich2_spinor__even__full__even,
        (256, 512, 256),
        512,
        (r, x, s),
        out,
        (1, 1, 1),
        65536,
    )


def to_spinor__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to to_spinor__full(x).

    The matrices of blades are signed permutations in planes of their own or in disjoint places, so
    the transpose is 16.0 times the inverse.

    returns : tuple of one array (..., 512)
    """
    return (16.0 * from_spinor__full(g),)


def from_spinor__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to from_spinor__full(x).

    returns : tuple of one array (..., 512)
    """
    return (to_spinor__full(g) / 16.0,)


def to_spinor__even__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to to_spinor__even(x).

    returns : tuple of one array (..., 256)
    """
    return (16.0 * from_spinor__full(g)[..., _EVENS_OF_FULL],)


_EVENS_OF_FULL = np.flatnonzero(
    np.bitwise_count(_masks(9, range(9 + 1))) % 2 == 0
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
