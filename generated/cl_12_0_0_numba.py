"""Numba kernels of Cl(12,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = 1, e6*e6 = 1, e7*e7 = 1, e8*e8 = 1,
e9*e9 = 1, e10*e10 = 1, e11*e11 = 1, e12*e12 = 1.

kernel                       form         operations per element
gp__full__full               spinor       274432 multiplications, 397312 additions
gp__even__even               spinor       71680 multiplications, 200704 additions
gp__even__full               spinor       141312 multiplications, 266240 additions
gp__full__even               spinor       141312 multiplications, 266240 additions
reverse__full                permutation  none
involute__full               permutation  none
conjugate__full              permutation  none
dual__full                   permutation  none
undual__full                 permutation  none
hodge__full                  permutation  none
unhodge__full                permutation  none
sandwich_unit__even__full    spinor       274432 multiplications, 491520 additions
sandwich_unit__even__even    spinor       139264 multiplications, 360448 additions
sandwich_unit__even__vector  spinor       135192 multiplications, 360448 additions
sandwich2__even__full__even  spinor       274432 multiplications, 491520 additions
sandwich2__even__even__even  spinor       139264 multiplications, 360448 additions
sandwich2__full__full__full  spinor       540672 multiplications, 753664 additions
to_spinor__full              spinor       4096 multiplications, 20480 additions
from_spinor__full            spinor       4096 multiplications, 20480 additions

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
    from_spinor__full: the transform itself
"""

# gaforge-signature: 12,0,0
# gaforge-target: numba
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 12,0,0 --target numba
# gaforge-operations: 2140184 multiplications, 3989504 additions in all
# gaforge-proof: 19 of 19 kernels, source executed on blades and integers modulo primes and symbols
# gaforge-inputs: sha256:65229e64ef03817abd89aae287a100af6c665fd081d29bbdf9140c3fc56f4caa
# gaforge-content: sha256:8d22f9cf98d8223d1a1422a251570999e3f3e104652110515f75504c8b225bd9

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


def _check_versor(defect, size, length, R, solid=None):
    """Raise unless every element of R is an invertible versor, to the stated tolerances.

    ``defect`` computes <R ~R>_0, the squared sizes of the even and the odd part, and what must
    vanish; ``solid`` are the places of blades without null vectors, where there are others.
    """
    values = _run(defect, (length,), size, (R,), None, (2,), "quotient")
    if values.size == 0:
        return
    with np.errstate(all="ignore"):
        moduli = np.abs(np.asarray(R, values.dtype))
        sizes = values
        if values.dtype.kind == "c":
            sizes = _run(defect, (length,), size, (moduli,), None, (2,), "quotient")
        even, odd = sizes[..., 1], sizes[..., 2]
        whole = even + odd
        # Null vectors may be of any size, such as the far translations of PGA.
        inner = whole if solid is None else (moduli[..., solid] ** 2).sum(-1)
        mixed = np.sqrt(np.minimum(even, odd)) * np.sqrt(whole)
        worst = np.maximum(mixed, np.abs(values[..., 3:]).max(-1, initial=0.0))
        defects = worst / (np.sqrt(inner) * np.sqrt(whole))
        limits = np.finfo(moduli.dtype)
        small = inner < limits.tiny / limits.eps
        null = np.abs(values[..., 0]) * _LEAST_ACCURACY <= limits.eps * inner
    tolerance = _VERSOR_TOLERANCE[moduli.dtype.char]
    bad = defects > tolerance
    if bad.any():
        where = np.argwhere(bad)[0].tolist()
        raise ArithmeticError(
            f"R{where or ''} is not a versor: what must vanish is {defects[tuple(where)]:.3g} of "
            f"its squared size, above the tolerance {tolerance:g}; sandwich2(R, x, R) is the "
            "two-sided product without this condition"
        )
    if (small | null).any():
        where = np.argwhere(small | null)[0].tolist()
        raise ZeroDivisionError(
            f"R{where or ''} has no inverse in {moduli.dtype}: <R ~R>_0 is zero, or all but lost "
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
        for j in range(32):
            for a in range(32):
                target[uintp(p * 1024 + j * 32 + a)] = source[uintp(p * 1024 + j * 32 + (a ^ j))]


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_8_8(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, l ^ t]."""
    for p in range(8):
        first = p * 1024
        second = p * 1024
        third = p * 1024
        for i in range(1024):
            out[uintp(third + i)] = 0
        for row in range(0, 32, 4):
            for term in range(0, 32, 8):
                source_0 = second + row * 32 + (row ^ term)
                source_4 = second + row * 32 + (row ^ (term + 4))
                target = third + row * 32
                for i in range(32):
                    a = left[uintp(first + (term) * 32 + i)]
                    c_0 = out[uintp(target + i)] + right[uintp(source_0)] * a
                    c_1 = out[uintp(target + 32 + i)] + right[uintp(source_0 + 32 + 1)] * a
                    c_2 = out[uintp(target + 64 + i)] + right[uintp(source_0 + 64 + 2)] * a
                    c_3 = out[uintp(target + 96 + i)] + right[uintp(source_0 + 96 + 3)] * a
                    a = left[uintp(first + (term + 1) * 32 + i)]
                    c_0 += right[uintp(source_0 + 1)] * a
                    c_1 += right[uintp(source_0 + 32)] * a
                    c_2 += right[uintp(source_0 + 64 + 3)] * a
                    c_3 += right[uintp(source_0 + 96 + 2)] * a
                    a = left[uintp(first + (term + 2) * 32 + i)]
                    c_0 += right[uintp(source_0 + 2)] * a
                    c_1 += right[uintp(source_0 + 32 + 3)] * a
                    c_2 += right[uintp(source_0 + 64)] * a
                    c_3 += right[uintp(source_0 + 96 + 1)] * a
                    a = left[uintp(first + (term + 3) * 32 + i)]
                    c_0 += right[uintp(source_0 + 3)] * a
                    c_1 += right[uintp(source_0 + 32 + 2)] * a
                    c_2 += right[uintp(source_0 + 64 + 1)] * a
                    c_3 += right[uintp(source_0 + 96)] * a
                    a = left[uintp(first + (term + 4) * 32 + i)]
                    c_0 += right[uintp(source_4)] * a
                    c_1 += right[uintp(source_4 + 32 + 1)] * a
                    c_2 += right[uintp(source_4 + 64 + 2)] * a
                    c_3 += right[uintp(source_4 + 96 + 3)] * a
                    a = left[uintp(first + (term + 5) * 32 + i)]
                    c_0 += right[uintp(source_4 + 1)] * a
                    c_1 += right[uintp(source_4 + 32)] * a
                    c_2 += right[uintp(source_4 + 64 + 3)] * a
                    c_3 += right[uintp(source_4 + 96 + 2)] * a
                    a = left[uintp(first + (term + 6) * 32 + i)]
                    c_0 += right[uintp(source_4 + 2)] * a
                    c_1 += right[uintp(source_4 + 32 + 3)] * a
                    c_2 += right[uintp(source_4 + 64)] * a
                    c_3 += right[uintp(source_4 + 96 + 1)] * a
                    a = left[uintp(first + (term + 7) * 32 + i)]
                    c_0 += right[uintp(source_4 + 3)] * a
                    c_1 += right[uintp(source_4 + 32 + 2)] * a
                    c_2 += right[uintp(source_4 + 64 + 1)] * a
                    c_3 += right[uintp(source_4 + 96)] * a
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
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, l ^ t]."""
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
                source_0 = second + row * 32 + (row ^ term)
                target = third + row * 32 + column
                for l in range(0, 16, 4):
                    for i in range(16):
                        a = left[uintp(first + (term) * 32 + column + i)]
                        c_0 = (
                            out[uintp(target + l * 32 + i)] + right[uintp(source_0 + l * 32 +
                            l)] * a
                        )
                        c_1 = (
                            out[uintp(target + (l + 1) * 32 + i)] + right[uintp(source_0 + (l +
                            1) * 32 + l + 1)] * a
                        )
                        c_2 = (
                            out[uintp(target + (l + 2) * 32 + i)] + right[uintp(source_0 + (l +
                            2) * 32 + l + 2)] * a
                        )
                        c_3 = (
                            out[uintp(target + (l + 3) * 32 + i)] + right[uintp(source_0 + (l +
                            3) * 32 + l + 3)] * a
                        )
                        a = left[uintp(first + (term + 1) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l + 2)] * a
                        a = left[uintp(first + (term + 2) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l + 1)] * a
                        a = left[uintp(first + (term + 3) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l)] * a
                        a = left[uintp(first + (term + 4) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 3)] * a
                        a = left[uintp(first + (term + 5) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 2)] * a
                        a = left[uintp(first + (term + 6) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 1)] * a
                        a = left[uintp(first + (term + 7) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4))] * a
                        a = left[uintp(first + (term + 8) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 3)] * a
                        a = left[uintp(first + (term + 9) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 2)] * a
                        a = left[uintp(first + (term + 10) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 1)] * a
                        a = left[uintp(first + (term + 11) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8))] * a
                        a = left[uintp(first + (term + 12) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 3)] * a
                        a = left[uintp(first + (term + 13) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 2)] * a
                        a = left[uintp(first + (term + 14) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 1)] * a
                        a = left[uintp(first + (term + 15) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12))] * a
                        out[uintp(target + l * 32 + i)] = c_0
                        out[uintp(target + (l + 1) * 32 + i)] = c_1
                        out[uintp(target + (l + 2) * 32 + i)] = c_2
                        out[uintp(target + (l + 3) * 32 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_8_8_even_full(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, l ^ t]."""
    for p in range(8):
        first = p * 1024
        second = p * 1024
        third = p * 1024
        for row in range(0, 32, 16):
            for term in range(0, 32, 16):
                column = term // 16 * 16
                source_0 = second + row * 32 + (row ^ term)
                target = third + row * 32 + column
                for l in range(0, 16, 4):
                    for i in range(16):
                        a = left[uintp(first + (term) * 32 + column + i)]
                        c_0 = right[uintp(source_0 + l * 32 + l)] * a
                        c_1 = right[uintp(source_0 + (l + 1) * 32 + l + 1)] * a
                        c_2 = right[uintp(source_0 + (l + 2) * 32 + l + 2)] * a
                        c_3 = right[uintp(source_0 + (l + 3) * 32 + l + 3)] * a
                        a = left[uintp(first + (term + 1) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l + 2)] * a
                        a = left[uintp(first + (term + 2) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l + 1)] * a
                        a = left[uintp(first + (term + 3) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l)] * a
                        a = left[uintp(first + (term + 4) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 3)] * a
                        a = left[uintp(first + (term + 5) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 2)] * a
                        a = left[uintp(first + (term + 6) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 1)] * a
                        a = left[uintp(first + (term + 7) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4))] * a
                        a = left[uintp(first + (term + 8) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 3)] * a
                        a = left[uintp(first + (term + 9) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 2)] * a
                        a = left[uintp(first + (term + 10) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 1)] * a
                        a = left[uintp(first + (term + 11) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8))] * a
                        a = left[uintp(first + (term + 12) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 3)] * a
                        a = left[uintp(first + (term + 13) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 2)] * a
                        a = left[uintp(first + (term + 14) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 1)] * a
                        a = left[uintp(first + (term + 15) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12))] * a
                        out[uintp(target + l * 32 + i)] = c_0
                        out[uintp(target + (l + 1) * 32 + i)] = c_1
                        out[uintp(target + (l + 2) * 32 + i)] = c_2
                        out[uintp(target + (l + 3) * 32 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_8_8_full_even(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, l ^ t]."""
    for p in range(8):
        first = p * 1024
        second = p * 1024
        third = p * 1024
        for i in range(1024):
            out[uintp(third + i)] = 0
        for row in range(0, 32, 4):
            start = row // 16 * 16
            for term in range(start, start + 16, 8):
                source_0 = second + row * 32 + (row ^ term)
                source_4 = second + row * 32 + (row ^ (term + 4))
                target = third + row * 32
                for i in range(32):
                    a = left[uintp(first + (term) * 32 + i)]
                    c_0 = out[uintp(target + i)] + right[uintp(source_0)] * a
                    c_1 = out[uintp(target + 32 + i)] + right[uintp(source_0 + 32 + 1)] * a
                    c_2 = out[uintp(target + 64 + i)] + right[uintp(source_0 + 64 + 2)] * a
                    c_3 = out[uintp(target + 96 + i)] + right[uintp(source_0 + 96 + 3)] * a
                    a = left[uintp(first + (term + 1) * 32 + i)]
                    c_0 += right[uintp(source_0 + 1)] * a
                    c_1 += right[uintp(source_0 + 32)] * a
                    c_2 += right[uintp(source_0 + 64 + 3)] * a
                    c_3 += right[uintp(source_0 + 96 + 2)] * a
                    a = left[uintp(first + (term + 2) * 32 + i)]
                    c_0 += right[uintp(source_0 + 2)] * a
                    c_1 += right[uintp(source_0 + 32 + 3)] * a
                    c_2 += right[uintp(source_0 + 64)] * a
                    c_3 += right[uintp(source_0 + 96 + 1)] * a
                    a = left[uintp(first + (term + 3) * 32 + i)]
                    c_0 += right[uintp(source_0 + 3)] * a
                    c_1 += right[uintp(source_0 + 32 + 2)] * a
                    c_2 += right[uintp(source_0 + 64 + 1)] * a
                    c_3 += right[uintp(source_0 + 96)] * a
                    a = left[uintp(first + (term + 4) * 32 + i)]
                    c_0 += right[uintp(source_4)] * a
                    c_1 += right[uintp(source_4 + 32 + 1)] * a
                    c_2 += right[uintp(source_4 + 64 + 2)] * a
                    c_3 += right[uintp(source_4 + 96 + 3)] * a
                    a = left[uintp(first + (term + 5) * 32 + i)]
                    c_0 += right[uintp(source_4 + 1)] * a
                    c_1 += right[uintp(source_4 + 32)] * a
                    c_2 += right[uintp(source_4 + 64 + 3)] * a
                    c_3 += right[uintp(source_4 + 96 + 2)] * a
                    a = left[uintp(first + (term + 6) * 32 + i)]
                    c_0 += right[uintp(source_4 + 2)] * a
                    c_1 += right[uintp(source_4 + 32 + 3)] * a
                    c_2 += right[uintp(source_4 + 64)] * a
                    c_3 += right[uintp(source_4 + 96 + 1)] * a
                    a = left[uintp(first + (term + 7) * 32 + i)]
                    c_0 += right[uintp(source_4 + 3)] * a
                    c_1 += right[uintp(source_4 + 32 + 2)] * a
                    c_2 += right[uintp(source_4 + 64 + 1)] * a
                    c_3 += right[uintp(source_4 + 96)] * a
                    out[uintp(target + i)] = c_0
                    out[uintp(target + 32 + i)] = c_1
                    out[uintp(target + 64 + i)] = c_2
                    out[uintp(target + 96 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_8_8_even_odd(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, l ^ t]."""
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
                source_0 = second + row * 32 + (row ^ term)
                target = third + row * 32 + column
                for l in range(0, 16, 4):
                    for i in range(16):
                        a = left[uintp(first + (term) * 32 + column + i)]
                        c_0 = (
                            out[uintp(target + l * 32 + i)] + right[uintp(source_0 + l * 32 +
                            l)] * a
                        )
                        c_1 = (
                            out[uintp(target + (l + 1) * 32 + i)] + right[uintp(source_0 + (l +
                            1) * 32 + l + 1)] * a
                        )
                        c_2 = (
                            out[uintp(target + (l + 2) * 32 + i)] + right[uintp(source_0 + (l +
                            2) * 32 + l + 2)] * a
                        )
                        c_3 = (
                            out[uintp(target + (l + 3) * 32 + i)] + right[uintp(source_0 + (l +
                            3) * 32 + l + 3)] * a
                        )
                        a = left[uintp(first + (term + 1) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l + 2)] * a
                        a = left[uintp(first + (term + 2) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l + 1)] * a
                        a = left[uintp(first + (term + 3) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l)] * a
                        a = left[uintp(first + (term + 4) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 3)] * a
                        a = left[uintp(first + (term + 5) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 2)] * a
                        a = left[uintp(first + (term + 6) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 1)] * a
                        a = left[uintp(first + (term + 7) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4))] * a
                        a = left[uintp(first + (term + 8) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 3)] * a
                        a = left[uintp(first + (term + 9) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 2)] * a
                        a = left[uintp(first + (term + 10) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 1)] * a
                        a = left[uintp(first + (term + 11) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8))] * a
                        a = left[uintp(first + (term + 12) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 3)] * a
                        a = left[uintp(first + (term + 13) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 2)] * a
                        a = left[uintp(first + (term + 14) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 1)] * a
                        a = left[uintp(first + (term + 15) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12))] * a
                        out[uintp(target + l * 32 + i)] = c_0
                        out[uintp(target + (l + 1) * 32 + i)] = c_1
                        out[uintp(target + (l + 2) * 32 + i)] = c_2
                        out[uintp(target + (l + 3) * 32 + i)] = c_3


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _multiply_8_8_odd_even(left, right, out):
    """Multiply matrices: out[l, i] = sum over t of left[t, i] right[l, l ^ t]."""
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
                source_0 = second + row * 32 + (row ^ term)
                target = third + row * 32 + column
                for l in range(0, 16, 4):
                    for i in range(16):
                        a = left[uintp(first + (term) * 32 + column + i)]
                        c_0 = (
                            out[uintp(target + l * 32 + i)] + right[uintp(source_0 + l * 32 +
                            l)] * a
                        )
                        c_1 = (
                            out[uintp(target + (l + 1) * 32 + i)] + right[uintp(source_0 + (l +
                            1) * 32 + l + 1)] * a
                        )
                        c_2 = (
                            out[uintp(target + (l + 2) * 32 + i)] + right[uintp(source_0 + (l +
                            2) * 32 + l + 2)] * a
                        )
                        c_3 = (
                            out[uintp(target + (l + 3) * 32 + i)] + right[uintp(source_0 + (l +
                            3) * 32 + l + 3)] * a
                        )
                        a = left[uintp(first + (term + 1) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l + 2)] * a
                        a = left[uintp(first + (term + 2) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l + 1)] * a
                        a = left[uintp(first + (term + 3) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + l + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + l + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + l + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + l)] * a
                        a = left[uintp(first + (term + 4) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 3)] * a
                        a = left[uintp(first + (term + 5) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 2)] * a
                        a = left[uintp(first + (term + 6) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4) + 1)] * a
                        a = left[uintp(first + (term + 7) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 4) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 4) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 4) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 4))] * a
                        a = left[uintp(first + (term + 8) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 3)] * a
                        a = left[uintp(first + (term + 9) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 2)] * a
                        a = left[uintp(first + (term + 10) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8) + 1)] * a
                        a = left[uintp(first + (term + 11) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 8) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 8) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 8) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 8))] * a
                        a = left[uintp(first + (term + 12) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12))] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 1)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 2)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 3)] * a
                        a = left[uintp(first + (term + 13) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 1)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12))] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 3)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 2)] * a
                        a = left[uintp(first + (term + 14) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 2)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 3)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12))] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12) + 1)] * a
                        a = left[uintp(first + (term + 15) * 32 + column + i)]
                        c_0 += right[uintp(source_0 + l * 32 + (l ^ 12) + 3)] * a
                        c_1 += right[uintp(source_0 + (l + 1) * 32 + (l ^ 12) + 2)] * a
                        c_2 += right[uintp(source_0 + (l + 2) * 32 + (l ^ 12) + 1)] * a
                        c_3 += right[uintp(source_0 + (l + 3) * 32 + (l ^ 12))] * a
                        out[uintp(target + l * 32 + i)] = c_0
                        out[uintp(target + (l + 1) * 32 + i)] = c_1
                        out[uintp(target + (l + 2) * 32 + i)] = c_2
                        out[uintp(target + (l + 3) * 32 + i)] = c_3


# --- gp: geometric product ----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__full__full(count, a, a_step, b, b_step, out):
    """Run the spinor form: 274432 multiplications, 397312 additions per element."""
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
            _expand_right_8(sums, right_0)
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
    """Run the spinor form: 71680 multiplications, 200704 additions per element."""
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
            _expand_right_8(sums, right_0)
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
    """Run the spinor form: 141312 multiplications, 266240 additions per element."""
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
            _expand_right_8(sums, right_0)
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
    """Run the spinor form: 141312 multiplications, 266240 additions per element."""
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
            _expand_right_8(sums, right_0)
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
    """Run the permutation form: none per element."""
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
    """Run the permutation form: none per element."""
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
    """Run the permutation form: none per element."""
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
    """Run the permutation form: none per element."""
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
    """Run the permutation form: none per element."""
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
    """Run the permutation form: none per element."""
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
    """Run the permutation form: none per element."""
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
    """Run the spinor form: 274432 multiplications, 491520 additions per element."""
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
            _expand_right_8(sums, last)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 4)
            _expand_right_8(sums, right_0)
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
    """Run the spinor form: 139264 multiplications, 360448 additions per element."""
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
            _expand_right_8(sums, last)
        if x_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(x, e * x_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 4)
            _expand_right_8(sums, right_0)
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
    """Run the spinor form: 135192 multiplications, 360448 additions per element."""
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
            _expand_right_8(sums, last)
        if x_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(x, e * x_step, _PLACES_7, _SIGNS_7, sums)
            _hadamard(sums, 4)
            _expand_right_8(sums, right_0)
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
    """Run the spinor form: 274432 multiplications, 491520 additions per element."""
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
            _expand_right_8(sums, right_0)
        if s_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(s, e * s_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 4)
            _expand_right_8(sums, last)
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
    """Run the spinor form: 139264 multiplications, 360448 additions per element."""
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
            _expand_right_8(sums, right_0)
        if s_step or e == 0:
            for i in range(4096):
                sums[i] = 0
            _put(s, e * s_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 4)
            _expand_right_8(sums, last)
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
    """Run the spinor form: 540672 multiplications, 753664 additions per element."""
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
            _expand_right_8(sums, right_0)
        if s_step or e == 0:
            _put(s, e * s_step, _PLACES_9, _SIGNS_9, sums)
            _hadamard(sums, 4)
            _expand_right_8(sums, last)
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


# --- to_spinor: planes of real matrices that represent a multivector, one column after the other


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _to_spinor__full(count, x, x_step, out):
    """Run the spinor form: 4096 multiplications, 20480 additions per element."""
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


# --- from_spinor: multivector that planes of real matrices represent ----------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _from_spinor__full(count, x, x_step, out):
    """Run the spinor form: 4096 multiplications, 20480 additions per element."""
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
    "to_spinor__full": to_spinor__full,
    "from_spinor__full": from_spinor__full,
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
