"""Numba kernels of Cl(8,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = 1, e6*e6 = 1, e7*e7 = 1, e8*e8 = 1.

kernel                              form         operations per element
gp__full__full                      spinor       4864 multiplications, 7168 additions
gp__even__even                      spinor       4480 multiplications, 7168 additions
gp__even__full                      spinor       4736 multiplications, 7168 additions
gp__full__even                      spinor       4736 multiplications, 7168 additions
reverse__full                       permutation  none
involute__full                      permutation  none
conjugate__full                     permutation  none
dual__full                          permutation  none
undual__full                        permutation  none
hodge__full                         permutation  none
unhodge__full                       permutation  none
sandwich_unit__even__full           spinor       8960 multiplications, 12288 additions
sandwich_unit__even__even           spinor       8704 multiplications, 12288 additions
sandwich_unit__even__vector         table        1544 multiplications, 1544 additions
sandwich2__even__full__even         spinor       8960 multiplications, 12288 additions
sandwich2__even__even__even         spinor       8704 multiplications, 12288 additions
sandwich2__full__full__full         spinor       9216 multiplications, 12288 additions
exp__bivector                       exponential  5605 multiplications, 5349 additions, 2 divisions,
                                                 2 roots
to_spinor__full                     spinor       256 multiplications, 1024 additions
to_spinor__even                     spinor       128 multiplications, 1024 additions
from_spinor__full                   spinor       256 multiplications, 1024 additions
sandwich2_spinor__even__full__even  spinor       8448 multiplications, 10240 additions

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor
    <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1

Spinor form: Cl(8,0) = M_16(R), as 1 planes of 16 x 16 real numbers.
Products are those of matrices: coefficients, with signs, are put where the Pauli strings of
their blades belong, a Walsh-Hadamard transform makes the entries of matrices, and back. Numbers
of operations include the transforms of all operands. Sums are contracted to fused multiply-
adds. Proof: transforms are executed on every basis blade, products on random integers modulo
two primes, which a wrong one passes with a probability below 1e-17.
Chosen because of
    gp__full__full: 12032 operations against 131072 of the products term by term
    gp__even__even: 11648 operations against 32768 of the products term by term
    gp__even__full: 11904 operations against 65536 of the products term by term
    gp__full__even: 11904 operations against 65536 of the products term by term
    sandwich_unit__even__full: 21248 operations against 98304 of the products term by term
    sandwich_unit__even__even: 20992 operations against 49152 of the products term by term
    sandwich2__even__full__even: 21248 operations against 131072 of the products term by term
    sandwich2__even__even__even: 20992 operations against 65536 of the products term by term
    sandwich2__full__full__full: 21504 operations against 262144 of the products term by term
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

# gaforge-signature: 8,0,0
# gaforge-target: numba
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 8,0,0 --target numba
# gaforge-operations: 79597 multiplications, 110317 additions, 2 divisions, 2 roots in all
# gaforge-proof: 22 of 22 kernels, source executed on blades and integers modulo primes and symbols
# gaforge-inputs: sha256:8f80e23540205edc63670c17a0514ca277914bf1122fb1d8d73ca61d8a536af1
# gaforge-content: sha256:3d4e715e9f11c76b2078321a1e99969a13496c0ef4cac28c787c5520c1f3f154

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
_GENERATORS = ((8, 128, 1), (153, 144, 1), (171, 176, 1), (190, 224, 1), (207, 240, 1), (220,
    192, 1), (237, 208, 1), (250, 160, 1),)


def _blades(grades, signs, scale):
    """Return the places of the blades of some grades, and their signs over the scale."""
    words = np.zeros(1, np.int64)
    factors = np.ones(1)
    for word, flips, sign in _GENERATORS:
        odd = np.bitwise_count(words & flips) & 1
        factors = np.concatenate((factors, np.where(odd, -sign, sign) * factors))
        words = np.concatenate((words, words ^ word))
    masks = _masks(8, grades)
    by_grade = np.zeros(9)
    by_grade[list(grades)] = signs
    words, factors = words[masks], factors[masks]
    factors = factors * by_grade[np.bitwise_count(masks)] / scale
    return (words).astype(np.int32), factors.astype(np.float32)


_PLACES_0, _SIGNS_0 = _blades((0, 1, 2, 3, 4, 5, 6, 7, 8), (1, 1, 1, 1, 1, 1, 1, 1, 1), 1)
_PLACES_1, _SIGNS_1 = _blades((0, 1, 2, 3, 4, 5, 6, 7, 8), (1, 1, 1, 1, 1, 1, 1, 1, 1), 16)
_PLACES_2, _SIGNS_2 = _blades((0, 2, 4, 6, 8), (1, 1, 1, 1, 1), 1)
_PLACES_3, _SIGNS_3 = _blades((0, 2, 4, 6, 8), (1, 1, 1, 1, 1), 16)
_PLACES_4, _SIGNS_4 = _blades((0, 2, 4, 6, 8), (1, -1, 1, -1, 1), 1)
_PLACES_5, _SIGNS_5 = _blades((0, 1, 2, 3, 4, 5, 6, 7, 8), (1, 1, -1, -1, 1, 1, -1, -1, 1), 1)


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


# --- Exponentials of bivectors and their derivative ---------------------------------------------

_SQUARES = np.array([1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0])
_DIMENSION = 8
_BIVECTORS = 28
_EVENS = 128
_LARGEST = 2.0**42  # sizes of bivectors beyond which nothing of their angles is left
_MOST = 48  # halvings
_CHUNK = 128
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
    """Run the spinor form: 4864 multiplications, 7168 additions."""
    sums = np.empty(256, a.dtype)
    left_0 = np.empty(256, a.dtype)
    right_0 = np.empty(256, a.dtype)
    planes = np.empty(256, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            _put(a, e * a_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if b_step or e == 0:
            _put(b, e * b_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        _multiply_1_1(left_0, right_0, planes)
        _turn(planes, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 256)


def gp__full__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    b : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run_spinor(_gp__full__full, (256, 256), 256, (a, b), out, (1, 1), 1024)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__even(count, a, a_step, b, b_step, out):
    """Run the spinor form: 4480 multiplications, 7168 additions."""
    sums = np.empty(256, a.dtype)
    left_0 = np.empty(256, a.dtype)
    right_0 = np.empty(256, a.dtype)
    planes = np.empty(256, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(a, e * a_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if b_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(b, e * b_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        _multiply_1_1(left_0, right_0, planes)
        _turn(planes, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_3, _SIGNS_3, out, e * 128)


def gp__even__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 128), even: grades 0, 2, 4, 6, 8
    b : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 128), even: grades 0, 2, 4, 6, 8
    """
    return _run_spinor(_gp__even__even, (128, 128), 128, (a, b), out, (1, 1), 1024)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__full(count, a, a_step, b, b_step, out):
    """Run the spinor form: 4736 multiplications, 7168 additions."""
    sums = np.empty(256, a.dtype)
    left_0 = np.empty(256, a.dtype)
    right_0 = np.empty(256, a.dtype)
    planes = np.empty(256, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(a, e * a_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if b_step or e == 0:
            _put(b, e * b_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        _multiply_1_1(left_0, right_0, planes)
        _turn(planes, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 256)


def gp__even__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 128), even: grades 0, 2, 4, 6, 8
    b : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run_spinor(_gp__even__full, (128, 256), 256, (a, b), out, (1, 1), 1024)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__full__even(count, a, a_step, b, b_step, out):
    """Run the spinor form: 4736 multiplications, 7168 additions."""
    sums = np.empty(256, a.dtype)
    left_0 = np.empty(256, a.dtype)
    right_0 = np.empty(256, a.dtype)
    planes = np.empty(256, a.dtype)
    for e in range(count):
        if a_step or e == 0:
            _put(a, e * a_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if b_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(b, e * b_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        _multiply_1_1(left_0, right_0, planes)
        _turn(planes, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 256)


def gp__full__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    b : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run_spinor(_gp__full__even, (256, 128), 256, (a, b), out, (1, 1), 1024)


# --- reverse: reverse ---------------------------------------------------------------------------


_PLACES_reverse__full, _SIGNS_reverse__full = _permutation(
    8,
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    0,
    0,
    (0, 1, 3, 7, 15, 31, 63, 127),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _reverse__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(256):
            value = x[uintp(e * x_step + _PLACES_reverse__full[i])]
            out[uintp(e * 256 + i)] = value * _SIGNS_reverse__full[i]


def reverse__full(x, out=None):
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run(_reverse__full, (256,), 256, (x,), out, (1,), "polynomial")


# --- involute: grade involution -----------------------------------------------------------------


_PLACES_involute__full, _SIGNS_involute__full = _permutation(
    8,
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    0,
    0,
    (1, 2, 4, 8, 16, 32, 64, 128),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _involute__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(256):
            value = x[uintp(e * x_step + _PLACES_involute__full[i])]
            out[uintp(e * 256 + i)] = value * _SIGNS_involute__full[i]


def involute__full(x, out=None):
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run(_involute__full, (256,), 256, (x,), out, (1,), "polynomial")


# --- conjugate: Clifford conjugate --------------------------------------------------------------


_PLACES_conjugate__full, _SIGNS_conjugate__full = _permutation(
    8,
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    0,
    0,
    (1, 3, 7, 15, 31, 63, 127, 255),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _conjugate__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(256):
            value = x[uintp(e * x_step + _PLACES_conjugate__full[i])]
            out[uintp(e * 256 + i)] = value * _SIGNS_conjugate__full[i]


def conjugate__full(x, out=None):
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run(_conjugate__full, (256,), 256, (x,), out, (1,), "polynomial")


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


_PLACES_dual__full, _SIGNS_dual__full = _permutation(
    8,
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    255,
    0,
    (0, 2, 0, 8, 0, 32, 0, 128),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _dual__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(256):
            value = x[uintp(e * x_step + _PLACES_dual__full[i])]
            out[uintp(e * 256 + i)] = value * _SIGNS_dual__full[i]


def dual__full(x, out=None):
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run(_dual__full, (256,), 256, (x,), out, (1,), "polynomial")


# --- undual: inverse of the dual ----------------------------------------------------------------


_PLACES_undual__full, _SIGNS_undual__full = _permutation(
    8,
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    255,
    0,
    (0, 2, 0, 8, 0, 32, 0, 128),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _undual__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(256):
            value = x[uintp(e * x_step + _PLACES_undual__full[i])]
            out[uintp(e * 256 + i)] = value * _SIGNS_undual__full[i]


def undual__full(x, out=None):
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run(_undual__full, (256,), 256, (x,), out, (1,), "polynomial")


# --- hodge: right complement --------------------------------------------------------------------


_PLACES_hodge__full, _SIGNS_hodge__full = _permutation(
    8,
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    255,
    0,
    (0, 3, 3, 15, 15, 63, 63, 255),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _hodge__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(256):
            value = x[uintp(e * x_step + _PLACES_hodge__full[i])]
            out[uintp(e * 256 + i)] = value * _SIGNS_hodge__full[i]


def hodge__full(x, out=None):
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run(_hodge__full, (256,), 256, (x,), out, (1,), "polynomial")


# --- unhodge: left complement -------------------------------------------------------------------


_PLACES_unhodge__full, _SIGNS_unhodge__full = _permutation(
    8,
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    255,
    0,
    (1, 1, 7, 7, 31, 31, 127, 127),
)


@njit(cache=True, nogil=True, error_model="numpy")
def _unhodge__full(count, x, x_step, out):
    """Run the permutation form: none."""
    for e in range(count):
        for i in range(256):
            value = x[uintp(e * x_step + _PLACES_unhodge__full[i])]
            out[uintp(e * 256 + i)] = value * _SIGNS_unhodge__full[i]


def unhodge__full(x, out=None):
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run(_unhodge__full, (256,), 256, (x,), out, (1,), "polynomial")


# --- sandwich: action of a versor ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__full(count, R, R_step, x, x_step, out):
    """Run the spinor form: 8960 multiplications, 12288 additions."""
    sums = np.empty(256, R.dtype)
    left_0 = np.empty(256, R.dtype)
    right_0 = np.empty(256, R.dtype)
    planes = np.empty(256, R.dtype)
    last = np.empty(256, R.dtype)
    product = np.empty(256, R.dtype)
    for e in range(count):
        if R_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
            for i in range(256):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        _multiply_1_1(left_0, right_0, planes)
        _multiply_1_1(planes, last, product)
        _turn(product, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 256)


def sandwich_unit__even__full(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run_spinor(_sandwich_unit__even__full, (128, 256), 256, (R, x), out, (2, 1), 65536)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__even(count, R, R_step, x, x_step, out):
    """Run the spinor form: 8704 multiplications, 12288 additions."""
    sums = np.empty(256, R.dtype)
    left_0 = np.empty(256, R.dtype)
    right_0 = np.empty(256, R.dtype)
    planes = np.empty(256, R.dtype)
    last = np.empty(256, R.dtype)
    product = np.empty(256, R.dtype)
    for e in range(count):
        if R_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
            for i in range(256):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        if x_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(x, e * x_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        _multiply_1_1(left_0, right_0, planes)
        _multiply_1_1(planes, last, product)
        _turn(product, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_3, _SIGNS_3, out, e * 128)


def sandwich_unit__even__even(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 128), even: grades 0, 2, 4, 6, 8
    """
    return _run_spinor(_sandwich_unit__even__even, (128, 128), 128, (R, x), out, (2, 1), 65536)


# P from R x: terms R[i] * x[j], from j = 8 on with a minus sign, and where the terms of each
# output start.
_SANDWICH_UNIT__EVEN__VECTOR_P_TERMS = np.array(
    [
        (0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (0, 1), (1, 8), (8, 2),
        (9, 3), (10, 4), (11, 5), (12, 6), (13, 7), (0, 2), (2, 8), (8, 9), (14, 3), (15, 4),
        (16, 5), (17, 6), (18, 7), (0, 3), (3, 8), (9, 9), (14, 10), (19, 4), (20, 5), (21, 6),
        (22, 7), (0, 4), (4, 8), (10, 9), (15, 10), (19, 11), (23, 5), (24, 6), (25, 7), (0, 5),
        (5, 8), (11, 9), (16, 10), (20, 11), (23, 12), (26, 6), (27, 7), (0, 6), (6, 8), (12,
        9), (17, 10), (21, 11), (24, 12), (26, 13), (28, 7), (0, 7), (7, 8), (13, 9), (18, 10),
        (22, 11), (25, 12), (27, 13), (28, 14), (1, 2), (2, 9), (8, 0), (29, 3), (30, 4), (31,
        5), (32, 6), (33, 7), (1, 3), (3, 9), (9, 0), (29, 10), (34, 4), (35, 5), (36, 6), (37,
        7), (1, 4), (4, 9), (10, 0), (30, 10), (34, 11), (38, 5), (39, 6), (40, 7), (1, 5), (5,
        9), (11, 0), (31, 10), (35, 11), (38, 12), (41, 6), (42, 7), (1, 6), (6, 9), (12, 0),
        (32, 10), (36, 11), (39, 12), (41, 13), (43, 7), (1, 7), (7, 9), (13, 0), (33, 10), (37,
        11), (40, 12), (42, 13), (43, 14), (2, 3), (3, 10), (14, 0), (29, 1), (44, 4), (45, 5),
        (46, 6), (47, 7), (2, 4), (4, 10), (15, 0), (30, 1), (44, 11), (48, 5), (49, 6), (50,
        7), (2, 5), (5, 10), (16, 0), (31, 1), (45, 11), (48, 12), (51, 6), (52, 7), (2, 6), (6,
        10), (17, 0), (32, 1), (46, 11), (49, 12), (51, 13), (53, 7), (2, 7), (7, 10), (18, 0),
        (33, 1), (47, 11), (50, 12), (52, 13), (53, 14), (3, 4), (4, 11), (19, 0), (34, 1), (44,
        2), (54, 5), (55, 6), (56, 7), (3, 5), (5, 11), (20, 0), (35, 1), (45, 2), (54, 12),
        (57, 6), (58, 7), (3, 6), (6, 11), (21, 0), (36, 1), (46, 2), (55, 12), (57, 13), (59,
        7), (3, 7), (7, 11), (22, 0), (37, 1), (47, 2), (56, 12), (58, 13), (59, 14), (4, 5),
        (5, 12), (23, 0), (38, 1), (48, 2), (54, 3), (60, 6), (61, 7), (4, 6), (6, 12), (24, 0),
        (39, 1), (49, 2), (55, 3), (60, 13), (62, 7), (4, 7), (7, 12), (25, 0), (40, 1), (50,
        2), (56, 3), (61, 13), (62, 14), (5, 6), (6, 13), (26, 0), (41, 1), (51, 2), (57, 3),
        (60, 4), (63, 7), (5, 7), (7, 13), (27, 0), (42, 1), (52, 2), (58, 3), (61, 4), (63,
        14), (6, 7), (7, 14), (28, 0), (43, 1), (53, 2), (59, 3), (62, 4), (63, 5), (8, 3), (9,
        10), (14, 1), (29, 8), (64, 4), (65, 5), (66, 6), (67, 7), (8, 4), (10, 10), (15, 1),
        (30, 8), (64, 11), (68, 5), (69, 6), (70, 7), (8, 5), (11, 10), (16, 1), (31, 8), (65,
        11), (68, 12), (71, 6), (72, 7), (8, 6), (12, 10), (17, 1), (32, 8), (66, 11), (69, 12),
        (71, 13), (73, 7), (8, 7), (13, 10), (18, 1), (33, 8), (67, 11), (70, 12), (72, 13),
        (73, 14), (9, 4), (10, 11), (19, 1), (34, 8), (64, 2), (74, 5), (75, 6), (76, 7), (9,
        5), (11, 11), (20, 1), (35, 8), (65, 2), (74, 12), (77, 6), (78, 7), (9, 6), (12, 11),
        (21, 1), (36, 8), (66, 2), (75, 12), (77, 13), (79, 7), (9, 7), (13, 11), (22, 1), (37,
        8), (67, 2), (76, 12), (78, 13), (79, 14), (10, 5), (11, 12), (23, 1), (38, 8), (68, 2),
        (74, 3), (80, 6), (81, 7), (10, 6), (12, 12), (24, 1), (39, 8), (69, 2), (75, 3), (80,
        13), (82, 7), (10, 7), (13, 12), (25, 1), (40, 8), (70, 2), (76, 3), (81, 13), (82, 14),
        (11, 6), (12, 13), (26, 1), (41, 8), (71, 2), (77, 3), (80, 4), (83, 7), (11, 7), (13,
        13), (27, 1), (42, 8), (72, 2), (78, 3), (81, 4), (83, 14), (12, 7), (13, 14), (28, 1),
        (43, 8), (73, 2), (79, 3), (82, 4), (83, 5), (14, 4), (15, 11), (19, 2), (44, 8), (64,
        9), (84, 5), (85, 6), (86, 7), (14, 5), (16, 11), (20, 2), (45, 8), (65, 9), (84, 12),
        (87, 6), (88, 7), (14, 6), (17, 11), (21, 2), (46, 8), (66, 9), (85, 12), (87, 13), (89,
        7), (14, 7), (18, 11), (22, 2), (47, 8), (67, 9), (86, 12), (88, 13), (89, 14), (15, 5),
        (16, 12), (23, 2), (48, 8), (68, 9), (84, 3), (90, 6), (91, 7), (15, 6), (17, 12), (24,
        2), (49, 8), (69, 9), (85, 3), (90, 13), (92, 7), (15, 7), (18, 12), (25, 2), (50, 8),
        (70, 9), (86, 3), (91, 13), (92, 14), (16, 6), (17, 13), (26, 2), (51, 8), (71, 9), (87,
        3), (90, 4), (93, 7), (16, 7), (18, 13), (27, 2), (52, 8), (72, 9), (88, 3), (91, 4),
        (93, 14), (17, 7), (18, 14), (28, 2), (53, 8), (73, 9), (89, 3), (92, 4), (93, 5), (19,
        5), (20, 12), (23, 3), (54, 8), (74, 9), (84, 10), (94, 6), (95, 7), (19, 6), (21, 12),
        (24, 3), (55, 8), (75, 9), (85, 10), (94, 13), (96, 7), (19, 7), (22, 12), (25, 3), (56,
        8), (76, 9), (86, 10), (95, 13), (96, 14), (20, 6), (21, 13), (26, 3), (57, 8), (77, 9),
        (87, 10), (94, 4), (97, 7), (20, 7), (22, 13), (27, 3), (58, 8), (78, 9), (88, 10), (95,
        4), (97, 14), (21, 7), (22, 14), (28, 3), (59, 8), (79, 9), (89, 10), (96, 4), (97, 5),
        (23, 6), (24, 13), (26, 4), (60, 8), (80, 9), (90, 10), (94, 11), (98, 7), (23, 7), (25,
        13), (27, 4), (61, 8), (81, 9), (91, 10), (95, 11), (98, 14), (24, 7), (25, 14), (28,
        4), (62, 8), (82, 9), (92, 10), (96, 11), (98, 5), (26, 7), (27, 14), (28, 5), (63, 8),
        (83, 9), (93, 10), (97, 11), (98, 12), (29, 4), (30, 11), (34, 2), (44, 9), (64, 0),
        (99, 5), (100, 6), (101, 7), (29, 5), (31, 11), (35, 2), (45, 9), (65, 0), (99, 12),
        (102, 6), (103, 7), (29, 6), (32, 11), (36, 2), (46, 9), (66, 0), (100, 12), (102, 13),
        (104, 7), (29, 7), (33, 11), (37, 2), (47, 9), (67, 0), (101, 12), (103, 13), (104, 14),
        (30, 5), (31, 12), (38, 2), (48, 9), (68, 0), (99, 3), (105, 6), (106, 7), (30, 6), (32,
        12), (39, 2), (49, 9), (69, 0), (100, 3), (105, 13), (107, 7), (30, 7), (33, 12), (40,
        2), (50, 9), (70, 0), (101, 3), (106, 13), (107, 14), (31, 6), (32, 13), (41, 2), (51,
        9), (71, 0), (102, 3), (105, 4), (108, 7), (31, 7), (33, 13), (42, 2), (52, 9), (72, 0),
        (103, 3), (106, 4), (108, 14), (32, 7), (33, 14), (43, 2), (53, 9), (73, 0), (104, 3),
        (107, 4), (108, 5), (34, 5), (35, 12), (38, 3), (54, 9), (74, 0), (99, 10), (109, 6),
        (110, 7), (34, 6), (36, 12), (39, 3), (55, 9), (75, 0), (100, 10), (109, 13), (111, 7),
        (34, 7), (37, 12), (40, 3), (56, 9), (76, 0), (101, 10), (110, 13), (111, 14), (35, 6),
        (36, 13), (41, 3), (57, 9), (77, 0), (102, 10), (109, 4), (112, 7), (35, 7), (37, 13),
        (42, 3), (58, 9), (78, 0), (103, 10), (110, 4), (112, 14), (36, 7), (37, 14), (43, 3),
        (59, 9), (79, 0), (104, 10), (111, 4), (112, 5), (38, 6), (39, 13), (41, 4), (60, 9),
        (80, 0), (105, 10), (109, 11), (113, 7), (38, 7), (40, 13), (42, 4), (61, 9), (81, 0),
        (106, 10), (110, 11), (113, 14), (39, 7), (40, 14), (43, 4), (62, 9), (82, 0), (107,
        10), (111, 11), (113, 5), (41, 7), (42, 14), (43, 5), (63, 9), (83, 0), (108, 10), (112,
        11), (113, 12), (44, 5), (45, 12), (48, 3), (54, 10), (84, 0), (99, 1), (114, 6), (115,
        7), (44, 6), (46, 12), (49, 3), (55, 10), (85, 0), (100, 1), (114, 13), (116, 7), (44,
        7), (47, 12), (50, 3), (56, 10), (86, 0), (101, 1), (115, 13), (116, 14), (45, 6), (46,
        13), (51, 3), (57, 10), (87, 0), (102, 1), (114, 4), (117, 7), (45, 7), (47, 13), (52,
        3), (58, 10), (88, 0), (103, 1), (115, 4), (117, 14), (46, 7), (47, 14), (53, 3), (59,
        10), (89, 0), (104, 1), (116, 4), (117, 5), (48, 6), (49, 13), (51, 4), (60, 10), (90,
        0), (105, 1), (114, 11), (118, 7), (48, 7), (50, 13), (52, 4), (61, 10), (91, 0), (106,
        1), (115, 11), (118, 14), (49, 7), (50, 14), (53, 4), (62, 10), (92, 0), (107, 1), (116,
        11), (118, 5), (51, 7), (52, 14), (53, 5), (63, 10), (93, 0), (108, 1), (117, 11), (118,
        12), (54, 6), (55, 13), (57, 4), (60, 11), (94, 0), (109, 1), (114, 2), (119, 7), (54,
        7), (56, 13), (58, 4), (61, 11), (95, 0), (110, 1), (115, 2), (119, 14), (55, 7), (56,
        14), (59, 4), (62, 11), (96, 0), (111, 1), (116, 2), (119, 5), (57, 7), (58, 14), (59,
        5), (63, 11), (97, 0), (112, 1), (117, 2), (119, 12), (60, 7), (61, 14), (62, 5), (63,
        12), (98, 0), (113, 1), (118, 2), (119, 3), (64, 5), (65, 12), (68, 3), (74, 10), (84,
        1), (99, 8), (120, 6), (121, 7), (64, 6), (66, 12), (69, 3), (75, 10), (85, 1), (100,
        8), (120, 13), (122, 7), (64, 7), (67, 12), (70, 3), (76, 10), (86, 1), (101, 8), (121,
        13), (122, 14), (65, 6), (66, 13), (71, 3), (77, 10), (87, 1), (102, 8), (120, 4), (123,
        7), (65, 7), (67, 13), (72, 3), (78, 10), (88, 1), (103, 8), (121, 4), (123, 14), (66,
        7), (67, 14), (73, 3), (79, 10), (89, 1), (104, 8), (122, 4), (123, 5), (68, 6), (69,
        13), (71, 4), (80, 10), (90, 1), (105, 8), (120, 11), (124, 7), (68, 7), (70, 13), (72,
        4), (81, 10), (91, 1), (106, 8), (121, 11), (124, 14), (69, 7), (70, 14), (73, 4), (82,
        10), (92, 1), (107, 8), (122, 11), (124, 5), (71, 7), (72, 14), (73, 5), (83, 10), (93,
        1), (108, 8), (123, 11), (124, 12), (74, 6), (75, 13), (77, 4), (80, 11), (94, 1), (109,
        8), (120, 2), (125, 7), (74, 7), (76, 13), (78, 4), (81, 11), (95, 1), (110, 8), (121,
        2), (125, 14), (75, 7), (76, 14), (79, 4), (82, 11), (96, 1), (111, 8), (122, 2), (125,
        5), (77, 7), (78, 14), (79, 5), (83, 11), (97, 1), (112, 8), (123, 2), (125, 12), (80,
        7), (81, 14), (82, 5), (83, 12), (98, 1), (113, 8), (124, 2), (125, 3), (84, 6), (85,
        13), (87, 4), (90, 11), (94, 2), (114, 8), (120, 9), (126, 7), (84, 7), (86, 13), (88,
        4), (91, 11), (95, 2), (115, 8), (121, 9), (126, 14), (85, 7), (86, 14), (89, 4), (92,
        11), (96, 2), (116, 8), (122, 9), (126, 5), (87, 7), (88, 14), (89, 5), (93, 11), (97,
        2), (117, 8), (123, 9), (126, 12), (90, 7), (91, 14), (92, 5), (93, 12), (98, 2), (118,
        8), (124, 9), (126, 3), (94, 7), (95, 14), (96, 5), (97, 12), (98, 3), (119, 8), (125,
        9), (126, 10), (99, 6), (100, 13), (102, 4), (105, 11), (109, 2), (114, 9), (120, 0),
        (127, 7), (99, 7), (101, 13), (103, 4), (106, 11), (110, 2), (115, 9), (121, 0), (127,
        14), (100, 7), (101, 14), (104, 4), (107, 11), (111, 2), (116, 9), (122, 0), (127, 5),
        (102, 7), (103, 14), (104, 5), (108, 11), (112, 2), (117, 9), (123, 0), (127, 12), (105,
        7), (106, 14), (107, 5), (108, 12), (113, 2), (118, 9), (124, 0), (127, 3), (109, 7),
        (110, 14), (111, 5), (112, 12), (113, 3), (119, 9), (125, 0), (127, 10), (114, 7), (115,
        14), (116, 5), (117, 12), (118, 3), (119, 10), (126, 0), (127, 1), (120, 7), (121, 14),
        (122, 5), (123, 12), (124, 3), (125, 10), (126, 1), (127, 8)
    ],
    np.int32,
)
_SANDWICH_UNIT__EVEN__VECTOR_P_START = np.array(
    [
        0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152,
        160, 168, 176, 184, 192, 200, 208, 216, 224, 232, 240, 248, 256, 264, 272, 280, 288,
        296, 304, 312, 320, 328, 336, 344, 352, 360, 368, 376, 384, 392, 400, 408, 416, 424,
        432, 440, 448, 456, 464, 472, 480, 488, 496, 504, 512, 520, 528, 536, 544, 552, 560,
        568, 576, 584, 592, 600, 608, 616, 624, 632, 640, 648, 656, 664, 672, 680, 688, 696,
        704, 712, 720, 728, 736, 744, 752, 760, 768, 776, 784, 792, 800, 808, 816, 824, 832,
        840, 848, 856, 864, 872, 880, 888, 896, 904, 912, 920, 928, 936, 944, 952, 960, 968,
        976, 984, 992, 1000, 1008, 1016, 1024
    ],
    np.int32,
)
# D from P R: terms P[i] * R[j], from j = 128 on with a minus sign, and where the terms of each
# output start.
_SANDWICH_UNIT__EVEN__VECTOR_D_TERMS = np.array(
    [
        (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (29, 29), (30, 30), (31, 31),
        (32, 32), (33, 33), (34, 34), (35, 35), (36, 36), (37, 37), (38, 38), (39, 39), (40,
        40), (41, 41), (42, 42), (43, 43), (44, 44), (45, 45), (46, 46), (47, 47), (48, 48),
        (49, 49), (50, 50), (51, 51), (52, 52), (53, 53), (54, 54), (55, 55), (56, 56), (57,
        57), (58, 58), (59, 59), (60, 60), (61, 61), (62, 62), (63, 63), (99, 99), (100, 100),
        (101, 101), (102, 102), (103, 103), (104, 104), (105, 105), (106, 106), (107, 107),
        (108, 108), (109, 109), (110, 110), (111, 111), (112, 112), (113, 113), (114, 114),
        (115, 115), (116, 116), (117, 117), (118, 118), (119, 119), (127, 127), (0, 129), (2,
        8), (3, 9), (4, 10), (5, 11), (6, 12), (7, 13), (14, 157), (15, 158), (16, 159), (17,
        160), (18, 161), (19, 162), (20, 163), (21, 164), (22, 165), (23, 166), (24, 167), (25,
        168), (26, 169), (27, 170), (28, 171), (44, 64), (45, 65), (46, 66), (47, 67), (48, 68),
        (49, 69), (50, 70), (51, 71), (52, 72), (53, 73), (54, 74), (55, 75), (56, 76), (57,
        77), (58, 78), (59, 79), (60, 80), (61, 81), (62, 82), (63, 83), (84, 227), (85, 228),
        (86, 229), (87, 230), (88, 231), (89, 232), (90, 233), (91, 234), (92, 235), (93, 236),
        (94, 237), (95, 238), (96, 239), (97, 240), (98, 241), (114, 120), (115, 121), (116,
        122), (117, 123), (118, 124), (119, 125), (126, 255), (0, 130), (1, 136), (3, 14), (4,
        15), (5, 16), (6, 17), (7, 18), (9, 29), (10, 30), (11, 31), (12, 32), (13, 33), (19,
        172), (20, 173), (21, 174), (22, 175), (23, 176), (24, 177), (25, 178), (26, 179), (27,
        180), (28, 181), (34, 192), (35, 193), (36, 194), (37, 195), (38, 196), (39, 197), (40,
        198), (41, 199), (42, 200), (43, 201), (54, 84), (55, 85), (56, 86), (57, 87), (58, 88),
        (59, 89), (60, 90), (61, 91), (62, 92), (63, 93), (74, 99), (75, 100), (76, 101), (77,
        102), (78, 103), (79, 104), (80, 105), (81, 106), (82, 107), (83, 108), (94, 242), (95,
        243), (96, 244), (97, 245), (98, 246), (109, 248), (110, 249), (111, 250), (112, 251),
        (113, 252), (119, 126), (125, 127), (0, 131), (1, 137), (2, 142), (4, 19), (5, 20), (6,
        21), (7, 22), (8, 157), (10, 34), (11, 35), (12, 36), (13, 37), (15, 44), (16, 45), (17,
        46), (18, 47), (23, 182), (24, 183), (25, 184), (26, 185), (27, 186), (28, 187), (30,
        64), (31, 65), (32, 66), (33, 67), (38, 202), (39, 203), (40, 204), (41, 205), (42,
        206), (43, 207), (48, 212), (49, 213), (50, 214), (51, 215), (52, 216), (53, 217), (60,
        94), (61, 95), (62, 96), (63, 97), (68, 227), (69, 228), (70, 229), (71, 230), (72,
        231), (73, 232), (80, 109), (81, 110), (82, 111), (83, 112), (90, 114), (91, 115), (92,
        116), (93, 117), (98, 247), (105, 120), (106, 121), (107, 122), (108, 123), (113, 253),
        (118, 254), (124, 255), (0, 132), (1, 138), (2, 143), (3, 147), (5, 23), (6, 24), (7,
        25), (8, 158), (9, 162), (11, 38), (12, 39), (13, 40), (14, 172), (16, 48), (17, 49),
        (18, 50), (20, 54), (21, 55), (22, 56), (26, 188), (27, 189), (28, 190), (29, 192), (31,
        68), (32, 69), (33, 70), (35, 74), (36, 75), (37, 76), (41, 208), (42, 209), (43, 210),
        (45, 84), (46, 85), (47, 86), (51, 218), (52, 219), (53, 220), (57, 222), (58, 223),
        (59, 224), (63, 98), (65, 99), (66, 100), (67, 101), (71, 233), (72, 234), (73, 235),
        (77, 237), (78, 238), (79, 239), (83, 113), (87, 242), (88, 243), (89, 244), (93, 118),
        (97, 119), (102, 248), (103, 249), (104, 250), (108, 124), (112, 125), (117, 126), (123,
        127), (0, 133), (1, 139), (2, 144), (3, 148), (4, 151), (6, 26), (7, 27), (8, 159), (9,
        163), (10, 166), (12, 41), (13, 42), (14, 173), (15, 176), (17, 51), (18, 52), (19,
        182), (21, 57), (22, 58), (24, 60), (25, 61), (28, 191), (29, 193), (30, 196), (32, 71),
        (33, 72), (34, 202), (36, 77), (37, 78), (39, 80), (40, 81), (43, 211), (44, 212), (46,
        87), (47, 88), (49, 90), (50, 91), (53, 221), (55, 94), (56, 95), (59, 225), (62, 226),
        (64, 227), (66, 102), (67, 103), (69, 105), (70, 106), (73, 236), (75, 109), (76, 110),
        (79, 240), (82, 241), (85, 114), (86, 115), (89, 245), (92, 246), (96, 247), (100, 120),
        (101, 121), (104, 251), (107, 252), (111, 253), (116, 254), (122, 255), (0, 134), (1,
        140), (2, 145), (3, 149), (4, 152), (5, 154), (7, 28), (8, 160), (9, 164), (10, 167),
        (11, 169), (13, 43), (14, 174), (15, 177), (16, 179), (18, 53), (19, 183), (20, 185),
        (22, 59), (23, 188), (25, 62), (27, 63), (29, 194), (30, 197), (31, 199), (33, 73), (34,
        203), (35, 205), (37, 79), (38, 208), (40, 82), (42, 83), (44, 213), (45, 215), (47,
        89), (48, 218), (50, 92), (52, 93), (54, 222), (56, 96), (58, 97), (61, 98), (64, 228),
        (65, 230), (67, 104), (68, 233), (70, 107), (72, 108), (74, 237), (76, 111), (78, 112),
        (81, 113), (84, 242), (86, 116), (88, 117), (91, 118), (95, 119), (99, 248), (101, 122),
        (103, 123), (106, 124), (110, 125), (115, 126), (121, 127), (0, 135), (1, 141), (2,
        146), (3, 150), (4, 153), (5, 155), (6, 156), (8, 161), (9, 165), (10, 168), (11, 170),
        (12, 171), (14, 175), (15, 178), (16, 180), (17, 181), (19, 184), (20, 186), (21, 187),
        (23, 189), (24, 190), (26, 191), (29, 195), (30, 198), (31, 200), (32, 201), (34, 204),
        (35, 206), (36, 207), (38, 209), (39, 210), (41, 211), (44, 214), (45, 216), (46, 217),
        (48, 219), (49, 220), (51, 221), (54, 223), (55, 224), (57, 225), (60, 226), (64, 229),
        (65, 231), (66, 232), (68, 234), (69, 235), (71, 236), (74, 238), (75, 239), (77, 240),
        (80, 241), (84, 243), (85, 244), (87, 245), (90, 246), (94, 247), (99, 249), (100, 250),
        (102, 251), (105, 252), (109, 253), (114, 254), (120, 255)
    ],
    np.int32,
)
_SANDWICH_UNIT__EVEN__VECTOR_D_START = np.array(
    [
        0, 64, 128, 192, 256, 320, 384, 448, 512
    ],
    np.int32,
)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__vector(count, R, R_step, x, x_step, out):
    """Run the table form: 1544 multiplications, 1544 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((256, 64), R.dtype)
    tile_x = np.empty((16, 64), R.dtype)
    tile_P = np.empty((128, 64), R.dtype)
    tile_D = np.empty((8, 64), R.dtype)
    tile_out = np.empty((8, 64), R.dtype)
    for start in range(0, count, 64):
        width = min(64, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(128):
                    tile_R[i, e] = R[(start + e) * R_step + i]
            for i in range(128):
                for e in range(width):
                    tile_R[i + 128, e] = -tile_R[i, e]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
            for i in range(8):
                for e in range(width):
                    tile_x[i + 8, e] = -tile_x[i, e]
        # P from R x
        for k in range(128):
            for e in range(width):
                tile_P[k, e] = 0
            first = _SANDWICH_UNIT__EVEN__VECTOR_P_START[k]
            last = _SANDWICH_UNIT__EVEN__VECTOR_P_START[k + 1]
            for term in range(first, last):
                i = _SANDWICH_UNIT__EVEN__VECTOR_P_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR_P_TERMS[term, 1]
                for e in range(width):
                    tile_P[k, e] += tile_R[i, e] * tile_x[j, e]
        # D from P R
        for k in range(8):
            for e in range(width):
                tile_D[k, e] = 0
            first = _SANDWICH_UNIT__EVEN__VECTOR_D_START[k]
            last = _SANDWICH_UNIT__EVEN__VECTOR_D_START[k + 1]
            for term in range(first, last):
                i = _SANDWICH_UNIT__EVEN__VECTOR_D_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR_D_TERMS[term, 1]
                for e in range(width):
                    tile_D[k, e] += tile_P[i, e] * tile_R[j, e]
        # out = x + 2 D
        for e in range(width):
            tile_out[0, e] = tile_x[0, e] + c2 * tile_D[0, e]
            tile_out[1, e] = tile_x[1, e] + c2 * tile_D[1, e]
            tile_out[2, e] = tile_x[2, e] + c2 * tile_D[2, e]
            tile_out[3, e] = tile_x[3, e] + c2 * tile_D[3, e]
            tile_out[4, e] = tile_x[4, e] + c2 * tile_D[4, e]
            tile_out[5, e] = tile_x[5, e] + c2 * tile_D[5, e]
            tile_out[6, e] = tile_x[6, e] + c2 * tile_D[6, e]
            tile_out[7, e] = tile_x[7, e] + c2 * tile_D[7, e]
        for e in range(width):
            for k in range(8):
                out[(start + e) * 8 + k] = tile_out[k, e]


def sandwich_unit__even__vector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 8), vector: grades 1
    returns : (..., 8), vector: grades 1
    """
    return _run(_sandwich_unit__even__vector, (128, 8), 8, (R, x), out, (2, 1), "polynomial")


# --- sandwich2: two-sided product ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__even__full__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 8960 multiplications, 12288 additions."""
    sums = np.empty(256, r.dtype)
    left_0 = np.empty(256, r.dtype)
    right_0 = np.empty(256, r.dtype)
    planes = np.empty(256, r.dtype)
    last = np.empty(256, r.dtype)
    product = np.empty(256, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(r, e * r_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        if s_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(s, e * s_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        _multiply_1_1(left_0, right_0, planes)
        _multiply_1_1(planes, last, product)
        _turn(product, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 256)


def sandwich2__even__full__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    s : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run_spinor(
        _sandwich2__even__full__even,
        (128, 256, 128),
        256,
        (r, x, s),
        out,
        (1, 1, 1),
        65536,
    )


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__even__even__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 8704 multiplications, 12288 additions."""
    sums = np.empty(256, r.dtype)
    left_0 = np.empty(256, r.dtype)
    right_0 = np.empty(256, r.dtype)
    planes = np.empty(256, r.dtype)
    last = np.empty(256, r.dtype)
    product = np.empty(256, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(r, e * r_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if x_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(x, e * x_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, right_0, 1)
        if s_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(s, e * s_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        _multiply_1_1(left_0, right_0, planes)
        _multiply_1_1(planes, last, product)
        _turn(product, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_3, _SIGNS_3, out, e * 128)


def sandwich2__even__even__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 128), even: grades 0, 2, 4, 6, 8
    s : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 128), even: grades 0, 2, 4, 6, 8
    """
    return _run_spinor(
        _sandwich2__even__even__even,
        (128, 128, 128),
        128,
        (r, x, s),
        out,
        (1, 1, 1),
        65536,
    )


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__full__full__full(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 9216 multiplications, 12288 additions."""
    sums = np.empty(256, r.dtype)
    left_0 = np.empty(256, r.dtype)
    right_0 = np.empty(256, r.dtype)
    planes = np.empty(256, r.dtype)
    last = np.empty(256, r.dtype)
    product = np.empty(256, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            _put(r, e * r_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if x_step or e == 0:
            _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
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
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 256)


def sandwich2__full__full__full(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    s : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    """
    return _run_spinor(
        _sandwich2__full__full__full,
        (256, 256, 256),
        256,
        (r, x, s),
        out,
        (1, 1, 1),
        65536,
    )


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _exp__bivector(count, B, B_step, out):
    """Run the exponential form: 5605 multiplications, 5349 additions, 2 divisions, 2 roots.

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

    g : (..., 128), even
    B : (..., 28), bivector
    wanted, threads : not used; there is one gradient, computed in one thread
    returns : tuple of one array (..., 28)
    """
    return _vjp_of_result(g, exp__bivector(B), B)


def _vjp_of_result(g, E, B, wanted=None, threads=None):
    """Return the gradient where E = exp(B) is known."""
    sizes = (128, 128, 28)
    return (_run(_exp__bivector__vjp, sizes, 28, (g, E, B), None, (1, 1, 1), "real"),)


def exp__bivector(B, out=None):
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 28), bivector: grades 2
    returns : (..., 128), even: grades 0, 2, 4, 6, 8
    """
    return _run(_exp__bivector, (28,), 128, (B,), out, (1,), "real")


exp__bivector.vjp = _vjp_of_result


# --- to_spinor: planes of real matrices that represent a multivector, one column after the other


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _to_spinor__full(count, x, x_step, out):
    """Run the spinor form: 256 multiplications, 1024 additions."""
    sums = np.empty(256, x.dtype)
    planes = np.empty(256, x.dtype)
    for e in range(count):
        _put(x, e * x_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 1)
        _turn(sums, planes, 1)
        for i in range(256):
            out[uintp(e * 256 + i)] = planes[i]


def to_spinor__full(x, out=None):
    """Return planes of real matrices that represent a multivector, one column after the other.

    Law: M(a b) = M(a) M(b), M linear.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256)
    """
    return _run_spinor(_to_spinor__full, (256,), 256, (x,), out, (1,), 16)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _to_spinor__even(count, x, x_step, out):
    """Run the spinor form: 128 multiplications, 1024 additions."""
    sums = np.empty(256, x.dtype)
    planes = np.empty(256, x.dtype)
    for e in range(count):
        for i in range(256):
            sums[i] = 0
        _put(x, e * x_step, _PLACES_2, _SIGNS_2, sums)
        _hadamard(sums, 1)
        _turn(sums, planes, 1)
        for i in range(256):
            out[uintp(e * 256 + i)] = planes[i]


def to_spinor__even(x, out=None):
    """Return planes of real matrices that represent a multivector, one column after the other.

    Law: M(a b) = M(a) M(b), M linear.

    x : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 256)
    """
    return _run_spinor(_to_spinor__even, (128,), 256, (x,), out, (1,), 16)


# --- from_spinor: multivector that planes of real matrices represent ----------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _from_spinor__full(count, x, x_step, out):
    """Run the spinor form: 256 multiplications, 1024 additions."""
    sums = np.empty(256, x.dtype)
    planes = np.empty(256, x.dtype)
    for e in range(count):
        for i in range(256):
            planes[i] = x[uintp(e * x_step + i)]
        _turn(planes, sums, 1)
        _hadamard(sums, 1)
        _take(sums, _PLACES_1, _SIGNS_1, out, e * 256)


def from_spinor__full(x, out=None):
    """Return multivector that planes of real matrices represent.

    Law: from_spinor(to_spinor(x)) = x.

    x : (..., 256)
    returns : (..., 256)
    """
    return _run_spinor(_from_spinor__full, (256,), 256, (x,), out, (1,), 16)


# --- sandwich2_spinor: two-sided product r x ~s of planes of real matrices ----------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2_spinor__even__full__even(count, r, r_step, x, x_step, s, s_step, out):
    """Run the spinor form: 8448 multiplications, 10240 additions."""
    sums = np.empty(256, r.dtype)
    left_0 = np.empty(256, r.dtype)
    planes = np.empty(256, r.dtype)
    last = np.empty(256, r.dtype)
    for e in range(count):
        if r_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(r, e * r_step, _PLACES_2, _SIGNS_2, sums)
            _hadamard(sums, 1)
            _turn(sums, left_0, 1)
        if s_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(s, e * s_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, last, 1)
        _multiply_1_1(left_0, x[e * x_step : e * x_step + 256], planes)
        _multiply_1_1(planes, last, out[e * 256 : (e + 1) * 256])


def sandwich2_spinor__even__full__even(r, x, s, out=None):
    """Return two-sided product r x ~s of planes of real matrices.

    Law: to_spinor(r from_spinor(x) ~s).

    r : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 256)
    s : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 256)
    """
    return _run_spinor(
        _sandwich2_spinor__even__full__even,
        (128, 256, 128),
        256,
        (r, x, s),
        out,
        (1, 1, 1),
        65536,
    )


def to_spinor__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to to_spinor__full(x).

    The matrices of blades are signed permutations in planes of their own or in disjoint places, so
    the transpose is 16.0 times the inverse.

    returns : tuple of one array (..., 256)
    """
    return (16.0 * from_spinor__full(g),)


def from_spinor__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to from_spinor__full(x).

    returns : tuple of one array (..., 256)
    """
    return (to_spinor__full(g) / 16.0,)


def to_spinor__even__vjp(g, x, wanted=None, threads=None):
    """Return the gradient with respect to x, of g that with respect to to_spinor__even(x).

    returns : tuple of one array (..., 128)
    """
    return (16.0 * from_spinor__full(g)[..., _EVENS_OF_FULL],)


_EVENS_OF_FULL = np.flatnonzero(
    np.bitwise_count(_masks(8, range(8 + 1))) % 2 == 0
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
