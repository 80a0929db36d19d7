"""NumPy functions of Cl(4,1,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = -1.
Blades: 1 e1 e2 e3 e4 e5 e12 e13 e14 e15 e23 e24 e25 e34 e35 e45 e123 e124 e125 e134 e135 e145
    e234 e235 e245 e345 e1234 e1235 e1245 e1345 e2345 e12345

kernel                            form      operations per element
gp__full__full                    unrolled  1024 multiplications, 992 additions
gp__even__even                    unrolled  256 multiplications, 240 additions
gp__even__vector                  unrolled  80 multiplications, 64 additions
gp__vector__vector                unrolled  25 multiplications, 14 additions
gp__vector__full                  unrolled  160 multiplications, 128 additions
op__full__full                    unrolled  243 multiplications, 211 additions
ip__full__full                    unrolled  391 multiplications, 360 additions
ip_symmetric__full__full          unrolled  454 multiplications, 422 additions
lc__full__full                    unrolled  243 multiplications, 211 additions
rc__full__full                    unrolled  243 multiplications, 211 additions
sp__full__full                    unrolled  32 multiplications, 31 additions
rp__full__full                    unrolled  243 multiplications, 211 additions
cp__full__full                    unrolled  480 multiplications, 450 additions
acp__full__full                   unrolled  544 multiplications, 512 additions
reverse__full                     unrolled  none
involute__full                    unrolled  none
conjugate__full                   unrolled  none
dual__full                        unrolled  none
undual__full                      unrolled  none
hodge__full                       unrolled  none
unhodge__full                     unrolled  none
normsq__full                      unrolled  32 multiplications, 31 additions
normsq__even                      unrolled  16 multiplications, 15 additions
normsq__vector                    unrolled  5 multiplications, 4 additions
norm__full                        unrolled  32 multiplications, 31 additions, 1 roots
norm__even                        unrolled  16 multiplications, 15 additions, 1 roots
norm__vector                      unrolled  5 multiplications, 4 additions, 1 roots
inv__even                         unrolled  163 multiplications, 135 additions, 16 divisions
inv__vector                       unrolled  5 multiplications, 4 additions, 5 divisions
sandwich_unit__full__full         table     1458 multiplications, 1458 additions
sandwich_unit__even__scalar       unrolled  none
sandwich_unit__even__vector       unrolled  120 multiplications, 100 additions
sandwich_unit__even__bivector     unrolled  240 multiplications, 215 additions
sandwich_unit__even__trivector    unrolled  240 multiplications, 215 additions
sandwich_unit__even__g4           unrolled  120 multiplications, 100 additions
sandwich_unit__even__g5           unrolled  none
sandwich_unit__even__even         unrolled  360 multiplications, 315 additions
sandwich_unit__even__full         unrolled  720 multiplications, 630 additions
sandwich_unit__g0_2__scalar       unrolled  none
sandwich_unit__g0_2__vector       unrolled  50 multiplications, 40 additions
sandwich_unit__g0_2__bivector     unrolled  140 multiplications, 120 additions
sandwich_unit__g0_2__trivector    unrolled  140 multiplications, 120 additions
sandwich_unit__g0_2__g4           unrolled  50 multiplications, 40 additions
sandwich_unit__g0_2__g5           unrolled  none
sandwich_unit__g0_2__even         unrolled  190 multiplications, 160 additions
sandwich_unit__g0_2__full         unrolled  380 multiplications, 320 additions
sandwich_unit__vector__scalar     unrolled  none
sandwich_unit__vector__vector     unrolled  15 multiplications, 9 additions
sandwich_unit__vector__bivector   unrolled  50 multiplications, 35 additions
sandwich_unit__vector__trivector  unrolled  70 multiplications, 50 additions
sandwich_unit__vector__g4         unrolled  45 multiplications, 30 additions
sandwich_unit__vector__g5         unrolled  10 multiplications, 4 additions
sandwich_unit__vector__even       unrolled  95 multiplications, 65 additions
sandwich_unit__vector__full       unrolled  191 multiplications, 129 additions
sandwich__full__full              table     2080 multiplications, 2080 additions, 32 divisions
sandwich__even__scalar            unrolled  48 multiplications, 30 additions, 1 divisions
sandwich__even__vector            unrolled  176 multiplications, 154 additions, 5 divisions
sandwich__even__bivector          unrolled  336 multiplications, 309 additions, 10 divisions
sandwich__even__trivector         unrolled  336 multiplications, 309 additions, 10 divisions
sandwich__even__g4                unrolled  176 multiplications, 154 additions, 5 divisions
sandwich__even__g5                unrolled  48 multiplications, 30 additions, 1 divisions
sandwich__even__even              unrolled  528 multiplications, 495 additions, 16 divisions
sandwich__even__full              unrolled  1040 multiplications, 975 additions, 32 divisions
sandwich__g0_2__scalar            unrolled  33 multiplications, 20 additions, 1 divisions
sandwich__g0_2__vector            unrolled  121 multiplications, 100 additions, 5 divisions
sandwich__g0_2__bivector          unrolled  231 multiplications, 204 additions, 10 divisions
sandwich__g0_2__trivector         unrolled  231 multiplications, 204 additions, 10 divisions
sandwich__g0_2__g4                unrolled  121 multiplications, 100 additions, 5 divisions
sandwich__g0_2__g5                unrolled  33 multiplications, 20 additions, 1 divisions
sandwich__g0_2__even              unrolled  363 multiplications, 330 additions, 16 divisions
sandwich__g0_2__full              unrolled  715 multiplications, 650 additions, 32 divisions
sandwich__vector__scalar          unrolled  15 multiplications, 8 additions, 1 divisions
sandwich__vector__vector          unrolled  55 multiplications, 38 additions, 5 divisions
sandwich__vector__bivector        unrolled  105 multiplications, 79 additions, 10 divisions
sandwich__vector__trivector       unrolled  105 multiplications, 79 additions, 10 divisions
sandwich__vector__g4              unrolled  55 multiplications, 38 additions, 5 divisions
sandwich__vector__g5              unrolled  15 multiplications, 8 additions, 1 divisions
sandwich__vector__even            unrolled  165 multiplications, 132 additions, 16 divisions
sandwich__vector__full            unrolled  325 multiplications, 260 additions, 32 divisions
sandwich2__even__vector__even     unrolled  336 multiplications, 304 additions
sandwich2__even__even__even       unrolled  512 multiplications, 480 additions
sandwich2__even__full__even       unrolled  1024 multiplications, 960 additions
sandwich2__full__full__full       table     2048 multiplications, 2048 additions
versor_defect__full               unrolled  117 multiplications, 108 additions
versor_defect__even               unrolled  61 multiplications, 51 additions
versor_defect__g0_2               unrolled  31 multiplications, 21 additions
versor_defect__vector             unrolled  5 multiplications, 5 additions
outermorphism__bivector           unrolled  200 multiplications, 100 additions
outermorphism__trivector          unrolled  420 multiplications, 260 additions
outermorphism__g4                 unrolled  280 multiplications, 185 additions
outermorphism__g5                 unrolled  75 multiplications, 49 additions
linear_map__even                  unrolled  126 multiplications, 110 additions
linear_map__full                  table     252 multiplications, 252 additions
linear_map__vector                unrolled  25 multiplications, 20 additions
linear_map__bivector              unrolled  100 multiplications, 90 additions
linear_map__trivector             unrolled  100 multiplications, 90 additions
linear_map__g4                    unrolled  25 multiplications, 20 additions
linear_map__g5                    unrolled  1 multiplications

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x
    <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor
    <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1
"""

# gaforge-signature: 4,1,0
# gaforge-target: numpy
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 4,1,0 --target numpy
# gaforge-operations: 22570 multiplications, 20410 additions, 293 divisions, 3 roots in all
# gaforge-proof: 98 of 98 kernels, source executed on polynomial symbols
# gaforge-inputs: sha256:f3cf2107496e1b9bb76356355be273b46d599542025061ac6847a5f9cf3b7bb2
# gaforge-content: sha256:2f9ba1526a48e37ff237a6c47ae368180582b10765934c214845a7ae2693b2fc

from __future__ import annotations

import numpy as np
from numpy import sqrt

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


_BLOCK = 2048  # elements; the intermediate arrays of a block stay in the cache


def _run(kernel, sizes, size, operands, out, degrees, kind):
    """Call a kernel on one element, or on blocks of elements stored blade by blade."""
    arrays, lead, dtype = _gather(kernel, sizes, operands, degrees, kind)
    if out is None:
        out = np.empty((*lead, size), dtype)
    else:
        arrays = _fit(kernel, arrays, out, (*lead, size), dtype)
    count = 1
    for length in lead:
        count *= length
    with np.errstate(all="ignore"):
        if count == 1:
            flat = [np.asarray(a.reshape(a.shape[-1]), dtype) for a in arrays]
            kernel(*flat, out.reshape(size))
            return out
        for place, array in enumerate(arrays):
            repeated = array.size == sizes[place] and array.shape[:-1] != lead
            if not repeated:
                array = np.broadcast_to(array, (*lead, sizes[place]))
            arrays[place] = array.reshape(1 if repeated else count, sizes[place])
        rows = out.reshape(count, size)
        for start in range(0, count, _BLOCK):
            stop = min(start + _BLOCK, count)
            blocks = [a if len(a) == 1 else a[start:stop] for a in arrays]
            blocks = [np.asarray(block, dtype, order="F") for block in blocks]
            result = np.empty((size, stop - start), dtype).T
            kernel(*blocks, result)
            rows[start:stop] = result
    return out


def _entries(array):
    """Return the entries of the last axis, one array each."""
    return [array[..., k] for k in range(array.shape[-1])]


def _contract(left, right, table):
    """Return the sums of sign * left[i] * right[j] over the terms (i, j, sign) of each row."""
    sums = []
    for row in table:
        total = 0
        for i, j, sign in row:
            if sign > 0:
                total += left[i] * right[j]
            else:
                total -= left[i] * right[j]
        sums.append(total)
    return sums


def _store(out, entries):
    for k, entry in enumerate(entries):
        out[..., k] = entry


# --- gp: geometric product ----------------------------------------------------------------------


def _gp__full__full(a, b, out):
    """Run the unrolled form: 1024 multiplications, 992 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    a_16 = a[..., 16]
    a_17 = a[..., 17]
    a_18 = a[..., 18]
    a_19 = a[..., 19]
    a_20 = a[..., 20]
    a_21 = a[..., 21]
    a_22 = a[..., 22]
    a_23 = a[..., 23]
    a_24 = a[..., 24]
    a_25 = a[..., 25]
    a_26 = a[..., 26]
    a_27 = a[..., 27]
    a_28 = a[..., 28]
    a_29 = a[..., 29]
    a_30 = a[..., 30]
    a_31 = a[..., 31]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    b_16 = b[..., 16]
    b_17 = b[..., 17]
    b_18 = b[..., 18]
    b_19 = b[..., 19]
    b_20 = b[..., 20]
    b_21 = b[..., 21]
    b_22 = b[..., 22]
    b_23 = b[..., 23]
    b_24 = b[..., 24]
    b_25 = b[..., 25]
    b_26 = b[..., 26]
    b_27 = b[..., 27]
    b_28 = b[..., 28]
    b_29 = b[..., 29]
    b_30 = b[..., 30]
    b_31 = b[..., 31]
    # associative, distributive, v v = g(v, v) for vectors v
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
        a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
        a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
        a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
        a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
    )
    out[..., 1] = (
        a_0*b_1 + a_1*b_0 + a_5*b_9 + a_6*b_2 + a_7*b_3 + a_8*b_4 + a_12*b_18 +
        a_14*b_20 + a_15*b_21 + a_18*b_12 + a_20*b_14 + a_21*b_15 + a_22*b_26 +
        a_27*b_23 + a_28*b_24 + a_29*b_25 - a_2*b_6 - a_3*b_7 - a_4*b_8 - a_9*b_5 -
        a_10*b_16 - a_11*b_17 - a_13*b_19 - a_16*b_10 - a_17*b_11 - a_19*b_13 -
        a_23*b_27 - a_24*b_28 - a_25*b_29 - a_26*b_22 - a_30*b_31 - a_31*b_30
    )
    out[..., 2] = (
        a_0*b_2 + a_1*b_6 + a_2*b_0 + a_5*b_12 + a_7*b_16 + a_8*b_17 + a_10*b_3 +
        a_11*b_4 + a_14*b_23 + a_15*b_24 + a_16*b_7 + a_17*b_8 + a_20*b_27 + a_21*b_28 +
        a_23*b_14 + a_24*b_15 + a_26*b_19 + a_29*b_31 + a_30*b_25 + a_31*b_29 - a_3*b_10
        - a_4*b_11 - a_6*b_1 - a_9*b_18 - a_12*b_5 - a_13*b_22 - a_18*b_9 - a_19*b_26 -
        a_22*b_13 - a_25*b_30 - a_27*b_20 - a_28*b_21
    )
    out[..., 3] = (
        a_0*b_3 + a_1*b_7 + a_2*b_10 + a_3*b_0 + a_5*b_14 + a_8*b_19 + a_11*b_22 +
        a_13*b_4 + a_15*b_25 + a_17*b_26 + a_19*b_8 + a_21*b_29 + a_22*b_11 + a_24*b_30
        + a_25*b_15 + a_27*b_18 - a_4*b_13 - a_6*b_16 - a_7*b_1 - a_9*b_20 - a_10*b_2 -
        a_12*b_23 - a_14*b_5 - a_16*b_6 - a_18*b_27 - a_20*b_9 - a_23*b_12 - a_26*b_17 -
        a_28*b_31 - a_29*b_21 - a_30*b_24 - a_31*b_28
    )
    out[..., 4] = (
        a_0*b_4 + a_1*b_8 + a_2*b_11 + a_3*b_13 + a_4*b_0 + a_5*b_15 + a_26*b_16 +
        a_27*b_31 + a_28*b_18 + a_29*b_20 + a_30*b_23 + a_31*b_27 - a_6*b_17 - a_7*b_19
        - a_8*b_1 - a_9*b_21 - a_10*b_22 - a_11*b_2 - a_12*b_24 - a_13*b_3 - a_14*b_25 -
        a_15*b_5 - a_16*b_26 - a_17*b_6 - a_18*b_28 - a_19*b_7 - a_20*b_29 - a_21*b_9 -
        a_22*b_10 - a_23*b_30 - a_24*b_12 - a_25*b_14
    )
    out[..., 5] = (
        a_0*b_5 + a_1*b_9 + a_2*b_12 + a_3*b_14 + a_4*b_15 + a_5*b_0 + a_26*b_31 +
        a_27*b_16 + a_28*b_17 + a_29*b_19 + a_30*b_22 + a_31*b_26 - a_6*b_18 - a_7*b_20
        - a_8*b_21 - a_9*b_1 - a_10*b_23 - a_11*b_24 - a_12*b_2 - a_13*b_25 - a_14*b_3 -
        a_15*b_4 - a_16*b_27 - a_17*b_28 - a_18*b_6 - a_19*b_29 - a_20*b_7 - a_21*b_8 -
        a_22*b_30 - a_23*b_10 - a_24*b_11 - a_25*b_13
    )
    out[..., 6] = (
        a_0*b_6 + a_1*b_2 + a_3*b_16 + a_4*b_17 + a_6*b_0 + a_9*b_12 + a_10*b_7 +
        a_11*b_8 + a_14*b_27 + a_15*b_28 + a_16*b_3 + a_17*b_4 + a_20*b_23 + a_21*b_24 +
        a_22*b_19 + a_25*b_31 + a_27*b_14 + a_28*b_15 + a_30*b_29 + a_31*b_25 - a_2*b_1
        - a_5*b_18 - a_7*b_10 - a_8*b_11 - a_12*b_9 - a_13*b_26 - a_18*b_5 - a_19*b_22 -
        a_23*b_20 - a_24*b_21 - a_26*b_13 - a_29*b_30
    )
    out[..., 7] = (
        a_0*b_7 + a_1*b_3 + a_4*b_19 + a_6*b_10 + a_7*b_0 + a_9*b_14 + a_11*b_26 +
        a_13*b_8 + a_15*b_29 + a_17*b_22 + a_19*b_4 + a_21*b_25 + a_23*b_18 + a_26*b_11
        + a_28*b_30 + a_29*b_15 - a_2*b_16 - a_3*b_1 - a_5*b_20 - a_8*b_13 - a_10*b_6 -
        a_12*b_27 - a_14*b_9 - a_16*b_2 - a_18*b_23 - a_20*b_5 - a_22*b_17 - a_24*b_31 -
        a_25*b_21 - a_27*b_12 - a_30*b_28 - a_31*b_24
    )
    out[..., 8] = (
        a_0*b_8 + a_1*b_4 + a_6*b_11 + a_7*b_13 + a_8*b_0 + a_9*b_15 + a_22*b_16 +
        a_23*b_31 + a_24*b_18 + a_25*b_20 + a_30*b_27 + a_31*b_23 - a_2*b_17 - a_3*b_19
        - a_4*b_1 - a_5*b_21 - a_10*b_26 - a_11*b_6 - a_12*b_28 - a_13*b_7 - a_14*b_29 -
        a_15*b_9 - a_16*b_22 - a_17*b_2 - a_18*b_24 - a_19*b_3 - a_20*b_25 - a_21*b_5 -
        a_26*b_10 - a_27*b_30 - a_28*b_12 - a_29*b_14
    )
    out[..., 9] = (
        a_0*b_9 + a_1*b_5 + a_6*b_12 + a_7*b_14 + a_8*b_15 + a_9*b_0 + a_22*b_31 +
        a_23*b_16 + a_24*b_17 + a_25*b_19 + a_30*b_26 + a_31*b_22 - a_2*b_18 - a_3*b_20
        - a_4*b_21 - a_5*b_1 - a_10*b_27 - a_11*b_28 - a_12*b_6 - a_13*b_29 - a_14*b_7 -
        a_15*b_8 - a_16*b_23 - a_17*b_24 - a_18*b_2 - a_19*b_25 - a_20*b_3 - a_21*b_4 -
        a_26*b_30 - a_27*b_10 - a_28*b_11 - a_29*b_13
    )
    out[..., 10] = (
        a_0*b_10 + a_1*b_16 + a_2*b_3 + a_4*b_22 + a_7*b_6 + a_9*b_27 + a_10*b_0 +
        a_12*b_14 + a_13*b_11 + a_15*b_30 + a_16*b_1 + a_18*b_20 + a_19*b_17 + a_21*b_31
        + a_22*b_4 + a_24*b_25 + a_27*b_9 + a_29*b_28 + a_30*b_15 + a_31*b_21 - a_3*b_2
        - a_5*b_23 - a_6*b_7 - a_8*b_26 - a_11*b_13 - a_14*b_12 - a_17*b_19 - a_20*b_18
        - a_23*b_5 - a_25*b_24 - a_26*b_8 - a_28*b_29
    )
    out[..., 11] = (
        a_0*b_11 + a_1*b_17 + a_2*b_4 + a_7*b_26 + a_8*b_6 + a_9*b_28 + a_10*b_13 +
        a_11*b_0 + a_12*b_15 + a_16*b_19 + a_17*b_1 + a_18*b_21 + a_25*b_23 + a_26*b_7 +
        a_27*b_29 + a_28*b_9 - a_3*b_22 - a_4*b_2 - a_5*b_24 - a_6*b_8 - a_13*b_10 -
        a_14*b_30 - a_15*b_12 - a_19*b_16 - a_20*b_31 - a_21*b_18 - a_22*b_3 - a_23*b_25
        - a_24*b_5 - a_29*b_27 - a_30*b_14 - a_31*b_20
    )
    out[..., 12] = (
        a_0*b_12 + a_1*b_18 + a_2*b_5 + a_7*b_27 + a_8*b_28 + a_9*b_6 + a_10*b_14 +
        a_11*b_15 + a_12*b_0 + a_16*b_20 + a_17*b_21 + a_18*b_1 + a_25*b_22 + a_26*b_29
        + a_27*b_7 + a_28*b_8 - a_3*b_23 - a_4*b_24 - a_5*b_2 - a_6*b_9 - a_13*b_30 -
        a_14*b_10 - a_15*b_11 - a_19*b_31 - a_20*b_16 - a_21*b_17 - a_22*b_25 - a_23*b_3
        - a_24*b_4 - a_29*b_26 - a_30*b_13 - a_31*b_19
    )
    out[..., 13] = (
        a_0*b_13 + a_1*b_19 + a_2*b_22 + a_3*b_4 + a_8*b_7 + a_9*b_29 + a_11*b_10 +
        a_12*b_30 + a_13*b_0 + a_14*b_15 + a_17*b_16 + a_18*b_31 + a_19*b_1 + a_20*b_21
        + a_22*b_2 + a_23*b_24 + a_28*b_27 + a_29*b_9 + a_30*b_12 + a_31*b_18 - a_4*b_3
        - a_5*b_25 - a_6*b_26 - a_7*b_8 - a_10*b_11 - a_15*b_14 - a_16*b_17 - a_21*b_20
        - a_24*b_23 - a_25*b_5 - a_26*b_6 - a_27*b_28
    )
    out[..., 14] = (
        a_0*b_14 + a_1*b_20 + a_2*b_23 + a_3*b_5 + a_8*b_29 + a_9*b_7 + a_11*b_30 +
        a_12*b_10 + a_13*b_15 + a_14*b_0 + a_17*b_31 + a_18*b_16 + a_19*b_21 + a_20*b_1
        + a_22*b_24 + a_23*b_2 + a_28*b_26 + a_29*b_8 + a_30*b_11 + a_31*b_17 - a_4*b_25
        - a_5*b_3 - a_6*b_27 - a_7*b_9 - a_10*b_12 - a_15*b_13 - a_16*b_18 - a_21*b_19 -
        a_24*b_22 - a_25*b_4 - a_26*b_28 - a_27*b_6
    )
    out[..., 15] = (
        a_0*b_15 + a_1*b_21 + a_2*b_24 + a_3*b_25 + a_4*b_5 + a_9*b_8 + a_12*b_11 +
        a_14*b_13 + a_15*b_0 + a_18*b_17 + a_20*b_19 + a_21*b_1 + a_23*b_22 + a_24*b_2 +
        a_25*b_3 + a_26*b_27 - a_5*b_4 - a_6*b_28 - a_7*b_29 - a_8*b_9 - a_10*b_30 -
        a_11*b_12 - a_13*b_14 - a_16*b_31 - a_17*b_18 - a_19*b_20 - a_22*b_23 -
        a_27*b_26 - a_28*b_6 - a_29*b_7 - a_30*b_10 - a_31*b_16
    )
    out[..., 16] = (
        a_0*b_16 + a_1*b_10 + a_3*b_6 + a_5*b_27 + a_6*b_3 + a_8*b_22 + a_10*b_1 +
        a_12*b_20 + a_13*b_17 + a_15*b_31 + a_16*b_0 + a_18*b_14 + a_19*b_11 + a_21*b_30
        + a_23*b_9 + a_25*b_28 + a_26*b_4 + a_28*b_25 + a_30*b_21 + a_31*b_15 - a_2*b_7
        - a_4*b_26 - a_7*b_2 - a_9*b_23 - a_11*b_19 - a_14*b_18 - a_17*b_13 - a_20*b_12
        - a_22*b_8 - a_24*b_29 - a_27*b_5 - a_29*b_24
    )
    out[..., 17] = (
        a_0*b_17 + a_1*b_11 + a_3*b_26 + a_4*b_6 + a_5*b_28 + a_6*b_4 + a_10*b_19 +
        a_11*b_1 + a_12*b_21 + a_16*b_13 + a_17*b_0 + a_18*b_15 + a_22*b_7 + a_23*b_29 +
        a_24*b_9 + a_29*b_23 - a_2*b_8 - a_7*b_22 - a_8*b_2 - a_9*b_24 - a_13*b_16 -
        a_14*b_31 - a_15*b_18 - a_19*b_10 - a_20*b_30 - a_21*b_12 - a_25*b_27 - a_26*b_3
        - a_27*b_25 - a_28*b_5 - a_30*b_20 - a_31*b_14
    )
    out[..., 18] = (
        a_0*b_18 + a_1*b_12 + a_3*b_27 + a_4*b_28 + a_5*b_6 + a_6*b_5 + a_10*b_20 +
        a_11*b_21 + a_12*b_1 + a_16*b_14 + a_17*b_15 + a_18*b_0 + a_22*b_29 + a_23*b_7 +
        a_24*b_8 + a_29*b_22 - a_2*b_9 - a_7*b_23 - a_8*b_24 - a_9*b_2 - a_13*b_31 -
        a_14*b_16 - a_15*b_17 - a_19*b_30 - a_20*b_10 - a_21*b_11 - a_25*b_26 -
        a_26*b_25 - a_27*b_3 - a_28*b_4 - a_30*b_19 - a_31*b_13
    )
    out[..., 19] = (
        a_0*b_19 + a_1*b_13 + a_4*b_7 + a_5*b_29 + a_6*b_22 + a_7*b_4 + a_11*b_16 +
        a_12*b_31 + a_13*b_1 + a_14*b_21 + a_17*b_10 + a_18*b_30 + a_19*b_0 + a_20*b_15
        + a_24*b_27 + a_25*b_9 + a_26*b_2 + a_27*b_24 + a_30*b_18 + a_31*b_12 - a_2*b_26
        - a_3*b_8 - a_8*b_3 - a_9*b_25 - a_10*b_17 - a_15*b_20 - a_16*b_11 - a_21*b_14 -
        a_22*b_6 - a_23*b_28 - a_28*b_23 - a_29*b_5
    )
    out[..., 20] = (
        a_0*b_20 + a_1*b_14 + a_4*b_29 + a_5*b_7 + a_6*b_23 + a_7*b_5 + a_11*b_31 +
        a_12*b_16 + a_13*b_21 + a_14*b_1 + a_17*b_30 + a_18*b_10 + a_19*b_15 + a_20*b_0
        + a_24*b_26 + a_25*b_8 + a_26*b_24 + a_27*b_2 + a_30*b_17 + a_31*b_11 - a_2*b_27
        - a_3*b_9 - a_8*b_25 - a_9*b_3 - a_10*b_18 - a_15*b_19 - a_16*b_12 - a_21*b_13 -
        a_22*b_28 - a_23*b_6 - a_28*b_22 - a_29*b_4
    )
    out[..., 21] = (
        a_0*b_21 + a_1*b_15 + a_5*b_8 + a_6*b_24 + a_7*b_25 + a_8*b_5 + a_12*b_17 +
        a_14*b_19 + a_15*b_1 + a_18*b_11 + a_20*b_13 + a_21*b_0 + a_22*b_27 + a_27*b_22
        + a_28*b_2 + a_29*b_3 - a_2*b_28 - a_3*b_29 - a_4*b_9 - a_9*b_4 - a_10*b_31 -
        a_11*b_18 - a_13*b_20 - a_16*b_30 - a_17*b_12 - a_19*b_14 - a_23*b_26 - a_24*b_6
        - a_25*b_7 - a_26*b_23 - a_30*b_16 - a_31*b_10
    )
    out[..., 22] = (
        a_0*b_22 + a_1*b_26 + a_2*b_13 + a_4*b_10 + a_5*b_30 + a_7*b_17 + a_10*b_4 +
        a_13*b_2 + a_14*b_24 + a_16*b_8 + a_19*b_6 + a_20*b_28 + a_22*b_0 + a_23*b_15 +
        a_25*b_12 + a_28*b_20 - a_3*b_11 - a_6*b_19 - a_8*b_16 - a_9*b_31 - a_11*b_3 -
        a_12*b_25 - a_15*b_23 - a_17*b_7 - a_18*b_29 - a_21*b_27 - a_24*b_14 - a_26*b_1
        - a_27*b_21 - a_29*b_18 - a_30*b_5 - a_31*b_9
    )
    out[..., 23] = (
        a_0*b_23 + a_1*b_27 + a_2*b_14 + a_4*b_30 + a_5*b_10 + a_7*b_18 + a_10*b_5 +
        a_13*b_24 + a_14*b_2 + a_16*b_9 + a_19*b_28 + a_20*b_6 + a_22*b_15 + a_23*b_0 +
        a_25*b_11 + a_28*b_19 - a_3*b_12 - a_6*b_20 - a_8*b_31 - a_9*b_16 - a_11*b_25 -
        a_12*b_3 - a_15*b_22 - a_17*b_29 - a_18*b_7 - a_21*b_26 - a_24*b_13 - a_26*b_21
        - a_27*b_1 - a_29*b_17 - a_30*b_4 - a_31*b_8
    )
    out[..., 24] = (
        a_0*b_24 + a_1*b_28 + a_2*b_15 + a_5*b_11 + a_7*b_31 + a_8*b_18 + a_10*b_25 +
        a_11*b_5 + a_14*b_22 + a_15*b_2 + a_16*b_29 + a_17*b_9 + a_20*b_26 + a_21*b_6 +
        a_23*b_13 + a_24*b_0 + a_26*b_20 + a_29*b_16 + a_30*b_3 + a_31*b_7 - a_3*b_30 -
        a_4*b_12 - a_6*b_21 - a_9*b_17 - a_12*b_4 - a_13*b_23 - a_18*b_8 - a_19*b_27 -
        a_22*b_14 - a_25*b_10 - a_27*b_19 - a_28*b_1
    )
    out[..., 25] = (
        a_0*b_25 + a_1*b_29 + a_2*b_30 + a_3*b_15 + a_5*b_13 + a_8*b_20 + a_11*b_23 +
        a_13*b_5 + a_15*b_3 + a_17*b_27 + a_19*b_9 + a_21*b_7 + a_22*b_12 + a_24*b_10 +
        a_25*b_0 + a_27*b_17 - a_4*b_14 - a_6*b_31 - a_7*b_21 - a_9*b_19 - a_10*b_24 -
        a_12*b_22 - a_14*b_4 - a_16*b_28 - a_18*b_26 - a_20*b_8 - a_23*b_11 - a_26*b_18
        - a_28*b_16 - a_29*b_1 - a_30*b_2 - a_31*b_6
    )
    out[..., 26] = (
        a_0*b_26 + a_1*b_22 + a_3*b_17 + a_6*b_13 + a_8*b_10 + a_9*b_30 + a_10*b_8 +
        a_13*b_6 + a_14*b_28 + a_16*b_4 + a_19*b_2 + a_20*b_24 + a_24*b_20 + a_26*b_0 +
        a_27*b_15 + a_29*b_12 - a_2*b_19 - a_4*b_16 - a_5*b_31 - a_7*b_11 - a_11*b_7 -
        a_12*b_29 - a_15*b_27 - a_17*b_3 - a_18*b_25 - a_21*b_23 - a_22*b_1 - a_23*b_21
        - a_25*b_18 - a_28*b_14 - a_30*b_9 - a_31*b_5
    )
    out[..., 27] = (
        a_0*b_27 + a_1*b_23 + a_3*b_18 + a_6*b_14 + a_8*b_30 + a_9*b_10 + a_10*b_9 +
        a_13*b_28 + a_14*b_6 + a_16*b_5 + a_19*b_24 + a_20*b_2 + a_24*b_19 + a_26*b_15 +
        a_27*b_0 + a_29*b_11 - a_2*b_20 - a_4*b_31 - a_5*b_16 - a_7*b_12 - a_11*b_29 -
        a_12*b_7 - a_15*b_26 - a_17*b_25 - a_18*b_3 - a_21*b_22 - a_22*b_21 - a_23*b_1 -
        a_25*b_17 - a_28*b_13 - a_30*b_8 - a_31*b_4
    )
    out[..., 28] = (
        a_0*b_28 + a_1*b_24 + a_3*b_31 + a_4*b_18 + a_6*b_15 + a_9*b_11 + a_10*b_29 +
        a_11*b_9 + a_14*b_26 + a_15*b_6 + a_16*b_25 + a_17*b_5 + a_20*b_22 + a_21*b_2 +
        a_22*b_20 + a_25*b_16 + a_27*b_13 + a_28*b_0 + a_30*b_7 + a_31*b_3 - a_2*b_21 -
        a_5*b_17 - a_7*b_30 - a_8*b_12 - a_12*b_8 - a_13*b_27 - a_18*b_4 - a_19*b_23 -
        a_23*b_19 - a_24*b_1 - a_26*b_14 - a_29*b_10
    )
    out[..., 29] = (
        a_0*b_29 + a_1*b_25 + a_4*b_20 + a_6*b_30 + a_7*b_15 + a_9*b_13 + a_11*b_27 +
        a_13*b_9 + a_15*b_7 + a_17*b_23 + a_19*b_5 + a_21*b_3 + a_23*b_17 + a_26*b_12 +
        a_28*b_10 + a_29*b_0 - a_2*b_31 - a_3*b_21 - a_5*b_19 - a_8*b_14 - a_10*b_28 -
        a_12*b_26 - a_14*b_8 - a_16*b_24 - a_18*b_22 - a_20*b_4 - a_22*b_18 - a_24*b_16
        - a_25*b_1 - a_27*b_11 - a_30*b_6 - a_31*b_2
    )
    out[..., 30] = (
        a_0*b_30 + a_1*b_31 + a_2*b_25 + a_4*b_23 + a_7*b_28 + a_9*b_26 + a_10*b_15 +
        a_12*b_13 + a_13*b_12 + a_15*b_10 + a_16*b_21 + a_18*b_19 + a_19*b_18 +
        a_21*b_16 + a_22*b_5 + a_24*b_3 + a_27*b_8 + a_29*b_6 + a_30*b_0 + a_31*b_1 -
        a_3*b_24 - a_5*b_22 - a_6*b_29 - a_8*b_27 - a_11*b_14 - a_14*b_11 - a_17*b_20 -
        a_20*b_17 - a_23*b_4 - a_25*b_2 - a_26*b_9 - a_28*b_7
    )
    out[..., 31] = (
        a_0*b_31 + a_1*b_30 + a_3*b_28 + a_5*b_26 + a_6*b_25 + a_8*b_23 + a_10*b_21 +
        a_12*b_19 + a_13*b_18 + a_15*b_16 + a_16*b_15 + a_18*b_13 + a_19*b_12 +
        a_21*b_10 + a_23*b_8 + a_25*b_6 + a_26*b_5 + a_28*b_3 + a_30*b_1 + a_31*b_0 -
        a_2*b_29 - a_4*b_27 - a_7*b_24 - a_9*b_22 - a_11*b_20 - a_14*b_17 - a_17*b_14 -
        a_20*b_11 - a_22*b_9 - a_24*b_7 - a_27*b_4 - a_29*b_2
    )


def gp__full__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_gp__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


def _gp__even__even(a, b, out):
    """Run the unrolled form: 256 multiplications, 240 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    # associative, distributive, v v = g(v, v) for vectors v
    out[..., 0] = (
        a_0*b_0 + a_4*b_4 + a_7*b_7 + a_9*b_9 + a_10*b_10 + a_11*b_11 - a_1*b_1 -
        a_2*b_2 - a_3*b_3 - a_5*b_5 - a_6*b_6 - a_8*b_8 - a_12*b_12 - a_13*b_13 -
        a_14*b_14 - a_15*b_15
    )
    out[..., 1] = (
        a_0*b_1 + a_1*b_0 + a_4*b_7 + a_5*b_2 + a_6*b_3 + a_9*b_12 + a_10*b_13 +
        a_12*b_9 + a_13*b_10 + a_15*b_14 - a_2*b_5 - a_3*b_6 - a_7*b_4 - a_8*b_11 -
        a_11*b_8 - a_14*b_15
    )
    out[..., 2] = (
        a_0*b_2 + a_1*b_5 + a_2*b_0 + a_4*b_9 + a_6*b_11 + a_8*b_3 + a_10*b_14 +
        a_11*b_6 + a_13*b_15 + a_14*b_10 - a_3*b_8 - a_5*b_1 - a_7*b_12 - a_9*b_4 -
        a_12*b_7 - a_15*b_13
    )
    out[..., 3] = (
        a_0*b_3 + a_1*b_6 + a_2*b_8 + a_3*b_0 + a_4*b_10 + a_15*b_12 - a_5*b_11 -
        a_6*b_1 - a_7*b_13 - a_8*b_2 - a_9*b_14 - a_10*b_4 - a_11*b_5 - a_12*b_15 -
        a_13*b_7 - a_14*b_9
    )
    out[..., 4] = (
        a_0*b_4 + a_1*b_7 + a_2*b_9 + a_3*b_10 + a_4*b_0 + a_15*b_11 - a_5*b_12 -
        a_6*b_13 - a_7*b_1 - a_8*b_14 - a_9*b_2 - a_10*b_3 - a_11*b_15 - a_12*b_5 -
        a_13*b_6 - a_14*b_8
    )
    out[..., 5] = (
        a_0*b_5 + a_2*b_1 + a_4*b_12 + a_5*b_0 + a_7*b_9 + a_8*b_6 + a_10*b_15 +
        a_12*b_4 + a_14*b_13 + a_15*b_10 - a_1*b_2 - a_3*b_11 - a_6*b_8 - a_9*b_7 -
        a_11*b_3 - a_13*b_14
    )
    out[..., 6] = (
        a_0*b_6 + a_2*b_11 + a_3*b_1 + a_4*b_13 + a_5*b_8 + a_6*b_0 + a_7*b_10 +
        a_11*b_2 + a_12*b_14 + a_13*b_4 - a_1*b_3 - a_8*b_5 - a_9*b_15 - a_10*b_7 -
        a_14*b_12 - a_15*b_9
    )
    out[..., 7] = (
        a_0*b_7 + a_2*b_12 + a_3*b_13 + a_4*b_1 + a_5*b_9 + a_6*b_10 + a_7*b_0 +
        a_11*b_14 + a_12*b_2 + a_13*b_3 - a_1*b_4 - a_8*b_15 - a_9*b_5 - a_10*b_6 -
        a_14*b_11 - a_15*b_8
    )
    out[..., 8] = (
        a_0*b_8 + a_3*b_2 + a_4*b_14 + a_6*b_5 + a_7*b_15 + a_8*b_0 + a_9*b_10 +
        a_13*b_12 + a_14*b_4 + a_15*b_7 - a_1*b_11 - a_2*b_3 - a_5*b_6 - a_10*b_9 -
        a_11*b_1 - a_12*b_13
    )
    out[..., 9] = (
        a_0*b_9 + a_3*b_14 + a_4*b_2 + a_6*b_15 + a_7*b_5 + a_8*b_10 + a_9*b_0 +
        a_13*b_11 + a_14*b_3 + a_15*b_6 - a_1*b_12 - a_2*b_4 - a_5*b_7 - a_10*b_8 -
        a_11*b_13 - a_12*b_1
    )
    out[..., 10] = (
        a_0*b_10 + a_4*b_3 + a_7*b_6 + a_9*b_8 + a_10*b_0 + a_11*b_12 - a_1*b_13 -
        a_2*b_14 - a_3*b_4 - a_5*b_15 - a_6*b_7 - a_8*b_9 - a_12*b_11 - a_13*b_1 -
        a_14*b_2 - a_15*b_5
    )
    out[..., 11] = (
        a_0*b_11 + a_1*b_8 + a_3*b_5 + a_4*b_15 + a_5*b_3 + a_8*b_1 + a_9*b_13 +
        a_11*b_0 + a_12*b_10 + a_14*b_7 - a_2*b_6 - a_6*b_2 - a_7*b_14 - a_10*b_12 -
        a_13*b_9 - a_15*b_4
    )
    out[..., 12] = (
        a_0*b_12 + a_1*b_9 + a_3*b_15 + a_4*b_5 + a_5*b_4 + a_8*b_13 + a_9*b_1 +
        a_11*b_10 + a_12*b_0 + a_14*b_6 - a_2*b_7 - a_6*b_14 - a_7*b_2 - a_10*b_11 -
        a_13*b_8 - a_15*b_3
    )
    out[..., 13] = (
        a_0*b_13 + a_1*b_10 + a_4*b_6 + a_5*b_14 + a_6*b_4 + a_9*b_11 + a_10*b_1 +
        a_12*b_8 + a_13*b_0 + a_15*b_2 - a_2*b_15 - a_3*b_7 - a_7*b_3 - a_8*b_12 -
        a_11*b_9 - a_14*b_5
    )
    out[..., 14] = (
        a_0*b_14 + a_1*b_15 + a_2*b_10 + a_4*b_8 + a_6*b_12 + a_8*b_4 + a_10*b_2 +
        a_11*b_7 + a_13*b_5 + a_14*b_0 - a_3*b_9 - a_5*b_13 - a_7*b_11 - a_9*b_3 -
        a_12*b_6 - a_15*b_1
    )
    out[..., 15] = (
        a_0*b_15 + a_2*b_13 + a_4*b_11 + a_5*b_10 + a_7*b_8 + a_8*b_7 + a_10*b_5 +
        a_12*b_3 + a_14*b_1 + a_15*b_0 - a_1*b_14 - a_3*b_12 - a_6*b_9 - a_9*b_6 -
        a_11*b_4 - a_13*b_2
    )


def gp__even__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 16), even: grades 0, 2, 4
    b : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    return _run(_gp__even__even, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


def _gp__even__vector(a, b, out):
    """Run the unrolled form: 80 multiplications, 64 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    # associative, distributive, v v = g(v, v) for vectors v
    out[..., 0] = a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4
    out[..., 1] = a_0*b_1 + a_5*b_2 + a_6*b_3 - a_1*b_0 - a_7*b_4
    out[..., 2] = a_0*b_2 + a_8*b_3 - a_2*b_0 - a_5*b_1 - a_9*b_4
    out[..., 3] = a_0*b_3 - a_3*b_0 - a_6*b_1 - a_8*b_2 - a_10*b_4
    out[..., 4] = a_0*b_4 - a_4*b_0 - a_7*b_1 - a_9*b_2 - a_10*b_3
    out[..., 5] = a_1*b_2 + a_5*b_0 + a_11*b_3 - a_2*b_1 - a_12*b_4
    out[..., 6] = a_1*b_3 + a_6*b_0 - a_3*b_1 - a_11*b_2 - a_13*b_4
    out[..., 7] = a_1*b_4 + a_7*b_0 - a_4*b_1 - a_12*b_2 - a_13*b_3
    out[..., 8] = a_2*b_3 + a_8*b_0 + a_11*b_1 - a_3*b_2 - a_14*b_4
    out[..., 9] = a_2*b_4 + a_9*b_0 + a_12*b_1 - a_4*b_2 - a_14*b_3
    out[..., 10] = a_3*b_4 + a_10*b_0 + a_13*b_1 + a_14*b_2 - a_4*b_3
    out[..., 11] = a_5*b_3 + a_8*b_1 - a_6*b_2 - a_11*b_0 - a_15*b_4
    out[..., 12] = a_5*b_4 + a_9*b_1 - a_7*b_2 - a_12*b_0 - a_15*b_3
    out[..., 13] = a_6*b_4 + a_10*b_1 + a_15*b_2 - a_7*b_3 - a_13*b_0
    out[..., 14] = a_8*b_4 + a_10*b_2 - a_9*b_3 - a_14*b_0 - a_15*b_1
    out[..., 15] = a_11*b_4 + a_13*b_2 + a_15*b_0 - a_12*b_3 - a_14*b_1


def gp__even__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 16), even: grades 0, 2, 4
    b : (..., 5), vector: grades 1
    returns : (..., 16), odd: grades 1, 3, 5
    """
    return _run(_gp__even__vector, (16, 5), 16, (a, b), out, (1, 1), "polynomial")


def _gp__vector__vector(a, b, out):
    """Run the unrolled form: 25 multiplications, 14 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    # associative, distributive, v v = g(v, v) for vectors v
    out[..., 0] = a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4
    out[..., 1] = a_0*b_1 - a_1*b_0
    out[..., 2] = a_0*b_2 - a_2*b_0
    out[..., 3] = a_0*b_3 - a_3*b_0
    out[..., 4] = a_0*b_4 - a_4*b_0
    out[..., 5] = a_1*b_2 - a_2*b_1
    out[..., 6] = a_1*b_3 - a_3*b_1
    out[..., 7] = a_1*b_4 - a_4*b_1
    out[..., 8] = a_2*b_3 - a_3*b_2
    out[..., 9] = a_2*b_4 - a_4*b_2
    out[..., 10] = a_3*b_4 - a_4*b_3


def gp__vector__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 5), vector: grades 1
    b : (..., 5), vector: grades 1
    returns : (..., 11), g0_2: grades 0, 2
    """
    return _run(_gp__vector__vector, (5, 5), 11, (a, b), out, (1, 1), "polynomial")


def _gp__vector__full(a, b, out):
    """Run the unrolled form: 160 multiplications, 128 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    b_16 = b[..., 16]
    b_17 = b[..., 17]
    b_18 = b[..., 18]
    b_19 = b[..., 19]
    b_20 = b[..., 20]
    b_21 = b[..., 21]
    b_22 = b[..., 22]
    b_23 = b[..., 23]
    b_24 = b[..., 24]
    b_25 = b[..., 25]
    b_26 = b[..., 26]
    b_27 = b[..., 27]
    b_28 = b[..., 28]
    b_29 = b[..., 29]
    b_30 = b[..., 30]
    b_31 = b[..., 31]
    # associative, distributive, v v = g(v, v) for vectors v
    out[..., 0] = a_0*b_1 + a_1*b_2 + a_2*b_3 + a_3*b_4 - a_4*b_5
    out[..., 1] = a_0*b_0 + a_4*b_9 - a_1*b_6 - a_2*b_7 - a_3*b_8
    out[..., 2] = a_0*b_6 + a_1*b_0 + a_4*b_12 - a_2*b_10 - a_3*b_11
    out[..., 3] = a_0*b_7 + a_1*b_10 + a_2*b_0 + a_4*b_14 - a_3*b_13
    out[..., 4] = a_0*b_8 + a_1*b_11 + a_2*b_13 + a_3*b_0 + a_4*b_15
    out[..., 5] = a_0*b_9 + a_1*b_12 + a_2*b_14 + a_3*b_15 + a_4*b_0
    out[..., 6] = a_0*b_2 + a_2*b_16 + a_3*b_17 - a_1*b_1 - a_4*b_18
    out[..., 7] = a_0*b_3 + a_3*b_19 - a_1*b_16 - a_2*b_1 - a_4*b_20
    out[..., 8] = a_0*b_4 - a_1*b_17 - a_2*b_19 - a_3*b_1 - a_4*b_21
    out[..., 9] = a_0*b_5 - a_1*b_18 - a_2*b_20 - a_3*b_21 - a_4*b_1
    out[..., 10] = a_0*b_16 + a_1*b_3 + a_3*b_22 - a_2*b_2 - a_4*b_23
    out[..., 11] = a_0*b_17 + a_1*b_4 - a_2*b_22 - a_3*b_2 - a_4*b_24
    out[..., 12] = a_0*b_18 + a_1*b_5 - a_2*b_23 - a_3*b_24 - a_4*b_2
    out[..., 13] = a_0*b_19 + a_1*b_22 + a_2*b_4 - a_3*b_3 - a_4*b_25
    out[..., 14] = a_0*b_20 + a_1*b_23 + a_2*b_5 - a_3*b_25 - a_4*b_3
    out[..., 15] = a_0*b_21 + a_1*b_24 + a_2*b_25 + a_3*b_5 - a_4*b_4
    out[..., 16] = a_0*b_10 + a_2*b_6 + a_4*b_27 - a_1*b_7 - a_3*b_26
    out[..., 17] = a_0*b_11 + a_2*b_26 + a_3*b_6 + a_4*b_28 - a_1*b_8
    out[..., 18] = a_0*b_12 + a_2*b_27 + a_3*b_28 + a_4*b_6 - a_1*b_9
    out[..., 19] = a_0*b_13 + a_3*b_7 + a_4*b_29 - a_1*b_26 - a_2*b_8
    out[..., 20] = a_0*b_14 + a_3*b_29 + a_4*b_7 - a_1*b_27 - a_2*b_9
    out[..., 21] = a_0*b_15 + a_4*b_8 - a_1*b_28 - a_2*b_29 - a_3*b_9
    out[..., 22] = a_0*b_26 + a_1*b_13 + a_3*b_10 + a_4*b_30 - a_2*b_11
    out[..., 23] = a_0*b_27 + a_1*b_14 + a_3*b_30 + a_4*b_10 - a_2*b_12
    out[..., 24] = a_0*b_28 + a_1*b_15 + a_4*b_11 - a_2*b_30 - a_3*b_12
    out[..., 25] = a_0*b_29 + a_1*b_30 + a_2*b_15 + a_4*b_13 - a_3*b_14
    out[..., 26] = a_0*b_22 + a_2*b_17 - a_1*b_19 - a_3*b_16 - a_4*b_31
    out[..., 27] = a_0*b_23 + a_2*b_18 - a_1*b_20 - a_3*b_31 - a_4*b_16
    out[..., 28] = a_0*b_24 + a_2*b_31 + a_3*b_18 - a_1*b_21 - a_4*b_17
    out[..., 29] = a_0*b_25 + a_3*b_20 - a_1*b_31 - a_2*b_21 - a_4*b_19
    out[..., 30] = a_0*b_31 + a_1*b_25 + a_3*b_23 - a_2*b_24 - a_4*b_22
    out[..., 31] = a_0*b_30 + a_2*b_28 + a_4*b_26 - a_1*b_29 - a_3*b_27


def gp__vector__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 5), vector: grades 1
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_gp__vector__full, (5, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- op: outer product --------------------------------------------------------------------------


def _op__full__full(a, b, out):
    """Run the unrolled form: 243 multiplications, 211 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    a_16 = a[..., 16]
    a_17 = a[..., 17]
    a_18 = a[..., 18]
    a_19 = a[..., 19]
    a_20 = a[..., 20]
    a_21 = a[..., 21]
    a_22 = a[..., 22]
    a_23 = a[..., 23]
    a_24 = a[..., 24]
    a_25 = a[..., 25]
    a_26 = a[..., 26]
    a_27 = a[..., 27]
    a_28 = a[..., 28]
    a_29 = a[..., 29]
    a_30 = a[..., 30]
    a_31 = a[..., 31]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    b_16 = b[..., 16]
    b_17 = b[..., 17]
    b_18 = b[..., 18]
    b_19 = b[..., 19]
    b_20 = b[..., 20]
    b_21 = b[..., 21]
    b_22 = b[..., 22]
    b_23 = b[..., 23]
    b_24 = b[..., 24]
    b_25 = b[..., 25]
    b_26 = b[..., 26]
    b_27 = b[..., 27]
    b_28 = b[..., 28]
    b_29 = b[..., 29]
    b_30 = b[..., 30]
    b_31 = b[..., 31]
    # sum over grades j, k of <<a>_j <b>_k>_{j+k}
    out[..., 0] = a_0*b_0
    out[..., 1] = a_0*b_1 + a_1*b_0
    out[..., 2] = a_0*b_2 + a_2*b_0
    out[..., 3] = a_0*b_3 + a_3*b_0
    out[..., 4] = a_0*b_4 + a_4*b_0
    out[..., 5] = a_0*b_5 + a_5*b_0
    out[..., 6] = a_0*b_6 + a_1*b_2 + a_6*b_0 - a_2*b_1
    out[..., 7] = a_0*b_7 + a_1*b_3 + a_7*b_0 - a_3*b_1
    out[..., 8] = a_0*b_8 + a_1*b_4 + a_8*b_0 - a_4*b_1
    out[..., 9] = a_0*b_9 + a_1*b_5 + a_9*b_0 - a_5*b_1
    out[..., 10] = a_0*b_10 + a_2*b_3 + a_10*b_0 - a_3*b_2
    out[..., 11] = a_0*b_11 + a_2*b_4 + a_11*b_0 - a_4*b_2
    out[..., 12] = a_0*b_12 + a_2*b_5 + a_12*b_0 - a_5*b_2
    out[..., 13] = a_0*b_13 + a_3*b_4 + a_13*b_0 - a_4*b_3
    out[..., 14] = a_0*b_14 + a_3*b_5 + a_14*b_0 - a_5*b_3
    out[..., 15] = a_0*b_15 + a_4*b_5 + a_15*b_0 - a_5*b_4
    out[..., 16] = (
        a_0*b_16 + a_1*b_10 + a_3*b_6 + a_6*b_3 + a_10*b_1 + a_16*b_0 - a_2*b_7 -
        a_7*b_2
    )
    out[..., 17] = (
        a_0*b_17 + a_1*b_11 + a_4*b_6 + a_6*b_4 + a_11*b_1 + a_17*b_0 - a_2*b_8 -
        a_8*b_2
    )
    out[..., 18] = (
        a_0*b_18 + a_1*b_12 + a_5*b_6 + a_6*b_5 + a_12*b_1 + a_18*b_0 - a_2*b_9 -
        a_9*b_2
    )
    out[..., 19] = (
        a_0*b_19 + a_1*b_13 + a_4*b_7 + a_7*b_4 + a_13*b_1 + a_19*b_0 - a_3*b_8 -
        a_8*b_3
    )
    out[..., 20] = (
        a_0*b_20 + a_1*b_14 + a_5*b_7 + a_7*b_5 + a_14*b_1 + a_20*b_0 - a_3*b_9 -
        a_9*b_3
    )
    out[..., 21] = (
        a_0*b_21 + a_1*b_15 + a_5*b_8 + a_8*b_5 + a_15*b_1 + a_21*b_0 - a_4*b_9 -
        a_9*b_4
    )
    out[..., 22] = (
        a_0*b_22 + a_2*b_13 + a_4*b_10 + a_10*b_4 + a_13*b_2 + a_22*b_0 - a_3*b_11 -
        a_11*b_3
    )
    out[..., 23] = (
        a_0*b_23 + a_2*b_14 + a_5*b_10 + a_10*b_5 + a_14*b_2 + a_23*b_0 - a_3*b_12 -
        a_12*b_3
    )
    out[..., 24] = (
        a_0*b_24 + a_2*b_15 + a_5*b_11 + a_11*b_5 + a_15*b_2 + a_24*b_0 - a_4*b_12 -
        a_12*b_4
    )
    out[..., 25] = (
        a_0*b_25 + a_3*b_15 + a_5*b_13 + a_13*b_5 + a_15*b_3 + a_25*b_0 - a_4*b_14 -
        a_14*b_4
    )
    out[..., 26] = (
        a_0*b_26 + a_1*b_22 + a_3*b_17 + a_6*b_13 + a_8*b_10 + a_10*b_8 + a_13*b_6 +
        a_16*b_4 + a_19*b_2 + a_26*b_0 - a_2*b_19 - a_4*b_16 - a_7*b_11 - a_11*b_7 -
        a_17*b_3 - a_22*b_1
    )
    out[..., 27] = (
        a_0*b_27 + a_1*b_23 + a_3*b_18 + a_6*b_14 + a_9*b_10 + a_10*b_9 + a_14*b_6 +
        a_16*b_5 + a_20*b_2 + a_27*b_0 - a_2*b_20 - a_5*b_16 - a_7*b_12 - a_12*b_7 -
        a_18*b_3 - a_23*b_1
    )
    out[..., 28] = (
        a_0*b_28 + a_1*b_24 + a_4*b_18 + a_6*b_15 + a_9*b_11 + a_11*b_9 + a_15*b_6 +
        a_17*b_5 + a_21*b_2 + a_28*b_0 - a_2*b_21 - a_5*b_17 - a_8*b_12 - a_12*b_8 -
        a_18*b_4 - a_24*b_1
    )
    out[..., 29] = (
        a_0*b_29 + a_1*b_25 + a_4*b_20 + a_7*b_15 + a_9*b_13 + a_13*b_9 + a_15*b_7 +
        a_19*b_5 + a_21*b_3 + a_29*b_0 - a_3*b_21 - a_5*b_19 - a_8*b_14 - a_14*b_8 -
        a_20*b_4 - a_25*b_1
    )
    out[..., 30] = (
        a_0*b_30 + a_2*b_25 + a_4*b_23 + a_10*b_15 + a_12*b_13 + a_13*b_12 + a_15*b_10 +
        a_22*b_5 + a_24*b_3 + a_30*b_0 - a_3*b_24 - a_5*b_22 - a_11*b_14 - a_14*b_11 -
        a_23*b_4 - a_25*b_2
    )
    out[..., 31] = (
        a_0*b_31 + a_1*b_30 + a_3*b_28 + a_5*b_26 + a_6*b_25 + a_8*b_23 + a_10*b_21 +
        a_12*b_19 + a_13*b_18 + a_15*b_16 + a_16*b_15 + a_18*b_13 + a_19*b_12 +
        a_21*b_10 + a_23*b_8 + a_25*b_6 + a_26*b_5 + a_28*b_3 + a_30*b_1 + a_31*b_0 -
        a_2*b_29 - a_4*b_27 - a_7*b_24 - a_9*b_22 - a_11*b_20 - a_14*b_17 - a_17*b_14 -
        a_20*b_11 - a_22*b_9 - a_24*b_7 - a_27*b_4 - a_29*b_2
    )


def op__full__full(a, b, out=None):
    """Return the outer product.

    Law: sum over grades j, k of <<a>_j <b>_k>_{j+k}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_op__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


def _ip__full__full(a, b, out):
    """Run the unrolled form: 391 multiplications, 360 additions."""
    # a
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    a_16 = a[..., 16]
    a_17 = a[..., 17]
    a_18 = a[..., 18]
    a_19 = a[..., 19]
    a_20 = a[..., 20]
    a_21 = a[..., 21]
    a_22 = a[..., 22]
    a_23 = a[..., 23]
    a_24 = a[..., 24]
    a_25 = a[..., 25]
    a_26 = a[..., 26]
    a_27 = a[..., 27]
    a_28 = a[..., 28]
    a_29 = a[..., 29]
    a_30 = a[..., 30]
    a_31 = a[..., 31]
    # b
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    b_16 = b[..., 16]
    b_17 = b[..., 17]
    b_18 = b[..., 18]
    b_19 = b[..., 19]
    b_20 = b[..., 20]
    b_21 = b[..., 21]
    b_22 = b[..., 22]
    b_23 = b[..., 23]
    b_24 = b[..., 24]
    b_25 = b[..., 25]
    b_26 = b[..., 26]
    b_27 = b[..., 27]
    b_28 = b[..., 28]
    b_29 = b[..., 29]
    b_30 = b[..., 30]
    b_31 = b[..., 31]
    # sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}
    out[..., 0] = (
        a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 + a_14*b_14 +
        a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 + a_24*b_24 +
        a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 - a_10*b_10 -
        a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 - a_22*b_22 -
        a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
    )
    out[..., 1] = (
        a_5*b_9 + a_6*b_2 + a_7*b_3 + a_8*b_4 + a_12*b_18 + a_14*b_20 + a_15*b_21 +
        a_18*b_12 + a_20*b_14 + a_21*b_15 + a_22*b_26 + a_27*b_23 + a_28*b_24 +
        a_29*b_25 - a_2*b_6 - a_3*b_7 - a_4*b_8 - a_9*b_5 - a_10*b_16 - a_11*b_17 -
        a_13*b_19 - a_16*b_10 - a_17*b_11 - a_19*b_13 - a_23*b_27 - a_24*b_28 -
        a_25*b_29 - a_26*b_22 - a_30*b_31 - a_31*b_30
    )
    out[..., 2] = (
        a_1*b_6 + a_5*b_12 + a_7*b_16 + a_8*b_17 + a_10*b_3 + a_11*b_4 + a_14*b_23 +
        a_15*b_24 + a_16*b_7 + a_17*b_8 + a_20*b_27 + a_21*b_28 + a_23*b_14 + a_24*b_15
        + a_26*b_19 + a_29*b_31 + a_30*b_25 + a_31*b_29 - a_3*b_10 - a_4*b_11 - a_6*b_1
        - a_9*b_18 - a_12*b_5 - a_13*b_22 - a_18*b_9 - a_19*b_26 - a_22*b_13 - a_25*b_30
        - a_27*b_20 - a_28*b_21
    )
    out[..., 3] = (
        a_1*b_7 + a_2*b_10 + a_5*b_14 + a_8*b_19 + a_11*b_22 + a_13*b_4 + a_15*b_25 +
        a_17*b_26 + a_19*b_8 + a_21*b_29 + a_22*b_11 + a_24*b_30 + a_25*b_15 + a_27*b_18
        - a_4*b_13 - a_6*b_16 - a_7*b_1 - a_9*b_20 - a_10*b_2 - a_12*b_23 - a_14*b_5 -
        a_16*b_6 - a_18*b_27 - a_20*b_9 - a_23*b_12 - a_26*b_17 - a_28*b_31 - a_29*b_21
        - a_30*b_24 - a_31*b_28
    )
    out[..., 4] = (
        a_1*b_8 + a_2*b_11 + a_3*b_13 + a_5*b_15 + a_26*b_16 + a_27*b_31 + a_28*b_18 +
        a_29*b_20 + a_30*b_23 + a_31*b_27 - a_6*b_17 - a_7*b_19 - a_8*b_1 - a_9*b_21 -
        a_10*b_22 - a_11*b_2 - a_12*b_24 - a_13*b_3 - a_14*b_25 - a_15*b_5 - a_16*b_26 -
        a_17*b_6 - a_18*b_28 - a_19*b_7 - a_20*b_29 - a_21*b_9 - a_22*b_10 - a_23*b_30 -
        a_24*b_12 - a_25*b_14
    )
    out[..., 5] = (
        a_1*b_9 + a_2*b_12 + a_3*b_14 + a_4*b_15 + a_26*b_31 + a_27*b_16 + a_28*b_17 +
        a_29*b_19 + a_30*b_22 + a_31*b_26 - a_6*b_18 - a_7*b_20 - a_8*b_21 - a_9*b_1 -
        a_10*b_23 - a_11*b_24 - a_12*b_2 - a_13*b_25 - a_14*b_3 - a_15*b_4 - a_16*b_27 -
        a_17*b_28 - a_18*b_6 - a_19*b_29 - a_20*b_7 - a_21*b_8 - a_22*b_30 - a_23*b_10 -
        a_24*b_11 - a_25*b_13
    )
    out[..., 6] = (
        a_3*b_16 + a_4*b_17 + a_14*b_27 + a_15*b_28 + a_16*b_3 + a_17*b_4 + a_25*b_31 +
        a_27*b_14 + a_28*b_15 + a_31*b_25 - a_5*b_18 - a_13*b_26 - a_18*b_5 - a_26*b_13
    )
    out[..., 7] = (
        a_4*b_19 + a_11*b_26 + a_15*b_29 + a_19*b_4 + a_26*b_11 + a_29*b_15 - a_2*b_16 -
        a_5*b_20 - a_12*b_27 - a_16*b_2 - a_20*b_5 - a_24*b_31 - a_27*b_12 - a_31*b_24
    )
    out[..., 8] = (
        a_23*b_31 + a_31*b_23 - a_2*b_17 - a_3*b_19 - a_5*b_21 - a_10*b_26 - a_12*b_28 -
        a_14*b_29 - a_17*b_2 - a_19*b_3 - a_21*b_5 - a_26*b_10 - a_28*b_12 - a_29*b_14
    )
    out[..., 9] = (
        a_22*b_31 + a_31*b_22 - a_2*b_18 - a_3*b_20 - a_4*b_21 - a_10*b_27 - a_11*b_28 -
        a_13*b_29 - a_18*b_2 - a_20*b_3 - a_21*b_4 - a_27*b_10 - a_28*b_11 - a_29*b_13
    )
    out[..., 10] = (
        a_1*b_16 + a_4*b_22 + a_9*b_27 + a_15*b_30 + a_16*b_1 + a_21*b_31 + a_22*b_4 +
        a_27*b_9 + a_30*b_15 + a_31*b_21 - a_5*b_23 - a_8*b_26 - a_23*b_5 - a_26*b_8
    )
    out[..., 11] = (
        a_1*b_17 + a_7*b_26 + a_9*b_28 + a_17*b_1 + a_26*b_7 + a_28*b_9 - a_3*b_22 -
        a_5*b_24 - a_14*b_30 - a_20*b_31 - a_22*b_3 - a_24*b_5 - a_30*b_14 - a_31*b_20
    )
    out[..., 12] = (
        a_1*b_18 + a_7*b_27 + a_8*b_28 + a_18*b_1 + a_27*b_7 + a_28*b_8 - a_3*b_23 -
        a_4*b_24 - a_13*b_30 - a_19*b_31 - a_23*b_3 - a_24*b_4 - a_30*b_13 - a_31*b_19
    )
    out[..., 13] = (
        a_1*b_19 + a_2*b_22 + a_9*b_29 + a_12*b_30 + a_18*b_31 + a_19*b_1 + a_22*b_2 +
        a_29*b_9 + a_30*b_12 + a_31*b_18 - a_5*b_25 - a_6*b_26 - a_25*b_5 - a_26*b_6
    )
    out[..., 14] = (
        a_1*b_20 + a_2*b_23 + a_8*b_29 + a_11*b_30 + a_17*b_31 + a_20*b_1 + a_23*b_2 +
        a_29*b_8 + a_30*b_11 + a_31*b_17 - a_4*b_25 - a_6*b_27 - a_25*b_4 - a_27*b_6
    )
    out[..., 15] = (
        a_1*b_21 + a_2*b_24 + a_3*b_25 + a_21*b_1 + a_24*b_2 + a_25*b_3 - a_6*b_28 -
        a_7*b_29 - a_10*b_30 - a_16*b_31 - a_28*b_6 - a_29*b_7 - a_30*b_10 - a_31*b_16
    )
    out[..., 16] = a_5*b_27 + a_15*b_31 + a_26*b_4 + a_31*b_15 - a_4*b_26 - a_27*b_5
    out[..., 17] = a_3*b_26 + a_5*b_28 - a_14*b_31 - a_26*b_3 - a_28*b_5 - a_31*b_14
    out[..., 18] = a_3*b_27 + a_4*b_28 - a_13*b_31 - a_27*b_3 - a_28*b_4 - a_31*b_13
    out[..., 19] = a_5*b_29 + a_12*b_31 + a_26*b_2 + a_31*b_12 - a_2*b_26 - a_29*b_5
    out[..., 20] = a_4*b_29 + a_11*b_31 + a_27*b_2 + a_31*b_11 - a_2*b_27 - a_29*b_4
    out[..., 21] = a_28*b_2 + a_29*b_3 - a_2*b_28 - a_3*b_29 - a_10*b_31 - a_31*b_10
    out[..., 22] = a_1*b_26 + a_5*b_30 - a_9*b_31 - a_26*b_1 - a_30*b_5 - a_31*b_9
    out[..., 23] = a_1*b_27 + a_4*b_30 - a_8*b_31 - a_27*b_1 - a_30*b_4 - a_31*b_8
    out[..., 24] = a_1*b_28 + a_7*b_31 + a_30*b_3 + a_31*b_7 - a_3*b_30 - a_28*b_1
    out[..., 25] = a_1*b_29 + a_2*b_30 - a_6*b_31 - a_29*b_1 - a_30*b_2 - a_31*b_6
    out[..., 26] = -a_5*b_31 - a_31*b_5
    out[..., 27] = -a_4*b_31 - a_31*b_4
    out[..., 28] = a_3*b_31 + a_31*b_3
    out[..., 29] = -a_2*b_31 - a_31*b_2
    out[..., 30] = a_1*b_31 + a_31*b_1
    out[..., 31] = 0


def ip__full__full(a, b, out=None):
    """Return the Hestenes inner product, zero for scalars, as `|` in clifford and galgebra.

    Law: sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_ip__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- ip_symmetric: symmetric inner product with scalars, as `|` in kingdon and ganja.js ---------


def _ip_symmetric__full__full(a, b, out):
    """Run the unrolled form: 454 multiplications, 422 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    a_16 = a[..., 16]
    a_17 = a[..., 17]
    a_18 = a[..., 18]
    a_19 = a[..., 19]
    a_20 = a[..., 20]
    a_21 = a[..., 21]
    a_22 = a[..., 22]
    a_23 = a[..., 23]
    a_24 = a[..., 24]
    a_25 = a[..., 25]
    a_26 = a[..., 26]
    a_27 = a[..., 27]
    a_28 = a[..., 28]
    a_29 = a[..., 29]
    a_30 = a[..., 30]
    a_31 = a[..., 31]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    b_16 = b[..., 16]
    b_17 = b[..., 17]
    b_18 = b[..., 18]
    b_19 = b[..., 19]
    b_20 = b[..., 20]
    b_21 = b[..., 21]
    b_22 = b[..., 22]
    b_23 = b[..., 23]
    b_24 = b[..., 24]
    b_25 = b[..., 25]
    b_26 = b[..., 26]
    b_27 = b[..., 27]
    b_28 = b[..., 28]
    b_29 = b[..., 29]
    b_30 = b[..., 30]
    b_31 = b[..., 31]
    # sum over grades j, k of <<a>_j <b>_k>_{|j-k|}
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
        a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
        a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
        a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
        a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
    )
    out[..., 1] = (
        a_0*b_1 + a_1*b_0 + a_5*b_9 + a_6*b_2 + a_7*b_3 + a_8*b_4 + a_12*b_18 +
        a_14*b_20 + a_15*b_21 + a_18*b_12 + a_20*b_14 + a_21*b_15 + a_22*b_26 +
        a_27*b_23 + a_28*b_24 + a_29*b_25 - a_2*b_6 - a_3*b_7 - a_4*b_8 - a_9*b_5 -
        a_10*b_16 - a_11*b_17 - a_13*b_19 - a_16*b_10 - a_17*b_11 - a_19*b_13 -
        a_23*b_27 - a_24*b_28 - a_25*b_29 - a_26*b_22 - a_30*b_31 - a_31*b_30
    )
    out[..., 2] = (
        a_0*b_2 + a_1*b_6 + a_2*b_0 + a_5*b_12 + a_7*b_16 + a_8*b_17 + a_10*b_3 +
        a_11*b_4 + a_14*b_23 + a_15*b_24 + a_16*b_7 + a_17*b_8 + a_20*b_27 + a_21*b_28 +
        a_23*b_14 + a_24*b_15 + a_26*b_19 + a_29*b_31 + a_30*b_25 + a_31*b_29 - a_3*b_10
        - a_4*b_11 - a_6*b_1 - a_9*b_18 - a_12*b_5 - a_13*b_22 - a_18*b_9 - a_19*b_26 -
        a_22*b_13 - a_25*b_30 - a_27*b_20 - a_28*b_21
    )
    out[..., 3] = (
        a_0*b_3 + a_1*b_7 + a_2*b_10 + a_3*b_0 + a_5*b_14 + a_8*b_19 + a_11*b_22 +
        a_13*b_4 + a_15*b_25 + a_17*b_26 + a_19*b_8 + a_21*b_29 + a_22*b_11 + a_24*b_30
        + a_25*b_15 + a_27*b_18 - a_4*b_13 - a_6*b_16 - a_7*b_1 - a_9*b_20 - a_10*b_2 -
        a_12*b_23 - a_14*b_5 - a_16*b_6 - a_18*b_27 - a_20*b_9 - a_23*b_12 - a_26*b_17 -
        a_28*b_31 - a_29*b_21 - a_30*b_24 - a_31*b_28
    )
    out[..., 4] = (
        a_0*b_4 + a_1*b_8 + a_2*b_11 + a_3*b_13 + a_4*b_0 + a_5*b_15 + a_26*b_16 +
        a_27*b_31 + a_28*b_18 + a_29*b_20 + a_30*b_23 + a_31*b_27 - a_6*b_17 - a_7*b_19
        - a_8*b_1 - a_9*b_21 - a_10*b_22 - a_11*b_2 - a_12*b_24 - a_13*b_3 - a_14*b_25 -
        a_15*b_5 - a_16*b_26 - a_17*b_6 - a_18*b_28 - a_19*b_7 - a_20*b_29 - a_21*b_9 -
        a_22*b_10 - a_23*b_30 - a_24*b_12 - a_25*b_14
    )
    out[..., 5] = (
        a_0*b_5 + a_1*b_9 + a_2*b_12 + a_3*b_14 + a_4*b_15 + a_5*b_0 + a_26*b_31 +
        a_27*b_16 + a_28*b_17 + a_29*b_19 + a_30*b_22 + a_31*b_26 - a_6*b_18 - a_7*b_20
        - a_8*b_21 - a_9*b_1 - a_10*b_23 - a_11*b_24 - a_12*b_2 - a_13*b_25 - a_14*b_3 -
        a_15*b_4 - a_16*b_27 - a_17*b_28 - a_18*b_6 - a_19*b_29 - a_20*b_7 - a_21*b_8 -
        a_22*b_30 - a_23*b_10 - a_24*b_11 - a_25*b_13
    )
    out[..., 6] = (
        a_0*b_6 + a_3*b_16 + a_4*b_17 + a_6*b_0 + a_14*b_27 + a_15*b_28 + a_16*b_3 +
        a_17*b_4 + a_25*b_31 + a_27*b_14 + a_28*b_15 + a_31*b_25 - a_5*b_18 - a_13*b_26
        - a_18*b_5 - a_26*b_13
    )
    out[..., 7] = (
        a_0*b_7 + a_4*b_19 + a_7*b_0 + a_11*b_26 + a_15*b_29 + a_19*b_4 + a_26*b_11 +
        a_29*b_15 - a_2*b_16 - a_5*b_20 - a_12*b_27 - a_16*b_2 - a_20*b_5 - a_24*b_31 -
        a_27*b_12 - a_31*b_24
    )
    out[..., 8] = (
        a_0*b_8 + a_8*b_0 + a_23*b_31 + a_31*b_23 - a_2*b_17 - a_3*b_19 - a_5*b_21 -
        a_10*b_26 - a_12*b_28 - a_14*b_29 - a_17*b_2 - a_19*b_3 - a_21*b_5 - a_26*b_10 -
        a_28*b_12 - a_29*b_14
    )
    out[..., 9] = (
        a_0*b_9 + a_9*b_0 + a_22*b_31 + a_31*b_22 - a_2*b_18 - a_3*b_20 - a_4*b_21 -
        a_10*b_27 - a_11*b_28 - a_13*b_29 - a_18*b_2 - a_20*b_3 - a_21*b_4 - a_27*b_10 -
        a_28*b_11 - a_29*b_13
    )
    out[..., 10] = (
        a_0*b_10 + a_1*b_16 + a_4*b_22 + a_9*b_27 + a_10*b_0 + a_15*b_30 + a_16*b_1 +
        a_21*b_31 + a_22*b_4 + a_27*b_9 + a_30*b_15 + a_31*b_21 - a_5*b_23 - a_8*b_26 -
        a_23*b_5 - a_26*b_8
    )
    out[..., 11] = (
        a_0*b_11 + a_1*b_17 + a_7*b_26 + a_9*b_28 + a_11*b_0 + a_17*b_1 + a_26*b_7 +
        a_28*b_9 - a_3*b_22 - a_5*b_24 - a_14*b_30 - a_20*b_31 - a_22*b_3 - a_24*b_5 -
        a_30*b_14 - a_31*b_20
    )
    out[..., 12] = (
        a_0*b_12 + a_1*b_18 + a_7*b_27 + a_8*b_28 + a_12*b_0 + a_18*b_1 + a_27*b_7 +
        a_28*b_8 - a_3*b_23 - a_4*b_24 - a_13*b_30 - a_19*b_31 - a_23*b_3 - a_24*b_4 -
        a_30*b_13 - a_31*b_19
    )
    out[..., 13] = (
        a_0*b_13 + a_1*b_19 + a_2*b_22 + a_9*b_29 + a_12*b_30 + a_13*b_0 + a_18*b_31 +
        a_19*b_1 + a_22*b_2 + a_29*b_9 + a_30*b_12 + a_31*b_18 - a_5*b_25 - a_6*b_26 -
        a_25*b_5 - a_26*b_6
    )
    out[..., 14] = (
        a_0*b_14 + a_1*b_20 + a_2*b_23 + a_8*b_29 + a_11*b_30 + a_14*b_0 + a_17*b_31 +
        a_20*b_1 + a_23*b_2 + a_29*b_8 + a_30*b_11 + a_31*b_17 - a_4*b_25 - a_6*b_27 -
        a_25*b_4 - a_27*b_6
    )
    out[..., 15] = (
        a_0*b_15 + a_1*b_21 + a_2*b_24 + a_3*b_25 + a_15*b_0 + a_21*b_1 + a_24*b_2 +
        a_25*b_3 - a_6*b_28 - a_7*b_29 - a_10*b_30 - a_16*b_31 - a_28*b_6 - a_29*b_7 -
        a_30*b_10 - a_31*b_16
    )
    out[..., 16] = (
        a_0*b_16 + a_5*b_27 + a_15*b_31 + a_16*b_0 + a_26*b_4 + a_31*b_15 - a_4*b_26 -
        a_27*b_5
    )
    out[..., 17] = (
        a_0*b_17 + a_3*b_26 + a_5*b_28 + a_17*b_0 - a_14*b_31 - a_26*b_3 - a_28*b_5 -
        a_31*b_14
    )
    out[..., 18] = (
        a_0*b_18 + a_3*b_27 + a_4*b_28 + a_18*b_0 - a_13*b_31 - a_27*b_3 - a_28*b_4 -
        a_31*b_13
    )
    out[..., 19] = (
        a_0*b_19 + a_5*b_29 + a_12*b_31 + a_19*b_0 + a_26*b_2 + a_31*b_12 - a_2*b_26 -
        a_29*b_5
    )
    out[..., 20] = (
        a_0*b_20 + a_4*b_29 + a_11*b_31 + a_20*b_0 + a_27*b_2 + a_31*b_11 - a_2*b_27 -
        a_29*b_4
    )
    out[..., 21] = (
        a_0*b_21 + a_21*b_0 + a_28*b_2 + a_29*b_3 - a_2*b_28 - a_3*b_29 - a_10*b_31 -
        a_31*b_10
    )
    out[..., 22] = (
        a_0*b_22 + a_1*b_26 + a_5*b_30 + a_22*b_0 - a_9*b_31 - a_26*b_1 - a_30*b_5 -
        a_31*b_9
    )
    out[..., 23] = (
        a_0*b_23 + a_1*b_27 + a_4*b_30 + a_23*b_0 - a_8*b_31 - a_27*b_1 - a_30*b_4 -
        a_31*b_8
    )
    out[..., 24] = (
        a_0*b_24 + a_1*b_28 + a_7*b_31 + a_24*b_0 + a_30*b_3 + a_31*b_7 - a_3*b_30 -
        a_28*b_1
    )
    out[..., 25] = (
        a_0*b_25 + a_1*b_29 + a_2*b_30 + a_25*b_0 - a_6*b_31 - a_29*b_1 - a_30*b_2 -
        a_31*b_6
    )
    out[..., 26] = a_0*b_26 + a_26*b_0 - a_5*b_31 - a_31*b_5
    out[..., 27] = a_0*b_27 + a_27*b_0 - a_4*b_31 - a_31*b_4
    out[..., 28] = a_0*b_28 + a_3*b_31 + a_28*b_0 + a_31*b_3
    out[..., 29] = a_0*b_29 + a_29*b_0 - a_2*b_31 - a_31*b_2
    out[..., 30] = a_0*b_30 + a_1*b_31 + a_30*b_0 + a_31*b_1
    out[..., 31] = a_0*b_31 + a_31*b_0


def ip_symmetric__full__full(a, b, out=None):
    """Return the symmetric inner product with scalars, as `|` in kingdon and ganja.js.

    Law: sum over grades j, k of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_ip_symmetric__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- lc: left contraction -----------------------------------------------------------------------


def _lc__full__full(a, b, out):
    """Run the unrolled form: 243 multiplications, 211 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    a_16 = a[..., 16]
    a_17 = a[..., 17]
    a_18 = a[..., 18]
    a_19 = a[..., 19]
    a_20 = a[..., 20]
    a_21 = a[..., 21]
    a_22 = a[..., 22]
    a_23 = a[..., 23]
    a_24 = a[..., 24]
    a_25 = a[..., 25]
    a_26 = a[..., 26]
    a_27 = a[..., 27]
    a_28 = a[..., 28]
    a_29 = a[..., 29]
    a_30 = a[..., 30]
    a_31 = a[..., 31]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    b_16 = b[..., 16]
    b_17 = b[..., 17]
    b_18 = b[..., 18]
    b_19 = b[..., 19]
    b_20 = b[..., 20]
    b_21 = b[..., 21]
    b_22 = b[..., 22]
    b_23 = b[..., 23]
    b_24 = b[..., 24]
    b_25 = b[..., 25]
    b_26 = b[..., 26]
    b_27 = b[..., 27]
    b_28 = b[..., 28]
    b_29 = b[..., 29]
    b_30 = b[..., 30]
    b_31 = b[..., 31]
    # sum over grades j <= k of <<a>_j <b>_k>_{k-j}
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
        a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
        a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
        a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
        a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
    )
    out[..., 1] = (
        a_0*b_1 + a_5*b_9 + a_12*b_18 + a_14*b_20 + a_15*b_21 + a_22*b_26 - a_2*b_6 -
        a_3*b_7 - a_4*b_8 - a_10*b_16 - a_11*b_17 - a_13*b_19 - a_23*b_27 - a_24*b_28 -
        a_25*b_29 - a_30*b_31
    )
    out[..., 2] = (
        a_0*b_2 + a_1*b_6 + a_5*b_12 + a_7*b_16 + a_8*b_17 + a_14*b_23 + a_15*b_24 +
        a_20*b_27 + a_21*b_28 + a_29*b_31 - a_3*b_10 - a_4*b_11 - a_9*b_18 - a_13*b_22 -
        a_19*b_26 - a_25*b_30
    )
    out[..., 3] = (
        a_0*b_3 + a_1*b_7 + a_2*b_10 + a_5*b_14 + a_8*b_19 + a_11*b_22 + a_15*b_25 +
        a_17*b_26 + a_21*b_29 + a_24*b_30 - a_4*b_13 - a_6*b_16 - a_9*b_20 - a_12*b_23 -
        a_18*b_27 - a_28*b_31
    )
    out[..., 4] = (
        a_0*b_4 + a_1*b_8 + a_2*b_11 + a_3*b_13 + a_5*b_15 + a_27*b_31 - a_6*b_17 -
        a_7*b_19 - a_9*b_21 - a_10*b_22 - a_12*b_24 - a_14*b_25 - a_16*b_26 - a_18*b_28
        - a_20*b_29 - a_23*b_30
    )
    out[..., 5] = (
        a_0*b_5 + a_1*b_9 + a_2*b_12 + a_3*b_14 + a_4*b_15 + a_26*b_31 - a_6*b_18 -
        a_7*b_20 - a_8*b_21 - a_10*b_23 - a_11*b_24 - a_13*b_25 - a_16*b_27 - a_17*b_28
        - a_19*b_29 - a_22*b_30
    )
    out[..., 6] = (
        a_0*b_6 + a_3*b_16 + a_4*b_17 + a_14*b_27 + a_15*b_28 + a_25*b_31 - a_5*b_18 -
        a_13*b_26
    )
    out[..., 7] = (
        a_0*b_7 + a_4*b_19 + a_11*b_26 + a_15*b_29 - a_2*b_16 - a_5*b_20 - a_12*b_27 -
        a_24*b_31
    )
    out[..., 8] = (
        a_0*b_8 + a_23*b_31 - a_2*b_17 - a_3*b_19 - a_5*b_21 - a_10*b_26 - a_12*b_28 -
        a_14*b_29
    )
    out[..., 9] = (
        a_0*b_9 + a_22*b_31 - a_2*b_18 - a_3*b_20 - a_4*b_21 - a_10*b_27 - a_11*b_28 -
        a_13*b_29
    )
    out[..., 10] = (
        a_0*b_10 + a_1*b_16 + a_4*b_22 + a_9*b_27 + a_15*b_30 + a_21*b_31 - a_5*b_23 -
        a_8*b_26
    )
    out[..., 11] = (
        a_0*b_11 + a_1*b_17 + a_7*b_26 + a_9*b_28 - a_3*b_22 - a_5*b_24 - a_14*b_30 -
        a_20*b_31
    )
    out[..., 12] = (
        a_0*b_12 + a_1*b_18 + a_7*b_27 + a_8*b_28 - a_3*b_23 - a_4*b_24 - a_13*b_30 -
        a_19*b_31
    )
    out[..., 13] = (
        a_0*b_13 + a_1*b_19 + a_2*b_22 + a_9*b_29 + a_12*b_30 + a_18*b_31 - a_5*b_25 -
        a_6*b_26
    )
    out[..., 14] = (
        a_0*b_14 + a_1*b_20 + a_2*b_23 + a_8*b_29 + a_11*b_30 + a_17*b_31 - a_4*b_25 -
        a_6*b_27
    )
    out[..., 15] = (
        a_0*b_15 + a_1*b_21 + a_2*b_24 + a_3*b_25 - a_6*b_28 - a_7*b_29 - a_10*b_30 -
        a_16*b_31
    )
    out[..., 16] = a_0*b_16 + a_5*b_27 + a_15*b_31 - a_4*b_26
    out[..., 17] = a_0*b_17 + a_3*b_26 + a_5*b_28 - a_14*b_31
    out[..., 18] = a_0*b_18 + a_3*b_27 + a_4*b_28 - a_13*b_31
    out[..., 19] = a_0*b_19 + a_5*b_29 + a_12*b_31 - a_2*b_26
    out[..., 20] = a_0*b_20 + a_4*b_29 + a_11*b_31 - a_2*b_27
    out[..., 21] = a_0*b_21 - a_2*b_28 - a_3*b_29 - a_10*b_31
    out[..., 22] = a_0*b_22 + a_1*b_26 + a_5*b_30 - a_9*b_31
    out[..., 23] = a_0*b_23 + a_1*b_27 + a_4*b_30 - a_8*b_31
    out[..., 24] = a_0*b_24 + a_1*b_28 + a_7*b_31 - a_3*b_30
    out[..., 25] = a_0*b_25 + a_1*b_29 + a_2*b_30 - a_6*b_31
    out[..., 26] = a_0*b_26 - a_5*b_31
    out[..., 27] = a_0*b_27 - a_4*b_31
    out[..., 28] = a_0*b_28 + a_3*b_31
    out[..., 29] = a_0*b_29 - a_2*b_31
    out[..., 30] = a_0*b_30 + a_1*b_31
    out[..., 31] = a_0*b_31


def lc__full__full(a, b, out=None):
    """Return the left contraction.

    Law: sum over grades j <= k of <<a>_j <b>_k>_{k-j}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_lc__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- rc: right contraction ----------------------------------------------------------------------


def _rc__full__full(a, b, out):
    """Run the unrolled form: 243 multiplications, 211 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    a_16 = a[..., 16]
    a_17 = a[..., 17]
    a_18 = a[..., 18]
    a_19 = a[..., 19]
    a_20 = a[..., 20]
    a_21 = a[..., 21]
    a_22 = a[..., 22]
    a_23 = a[..., 23]
    a_24 = a[..., 24]
    a_25 = a[..., 25]
    a_26 = a[..., 26]
    a_27 = a[..., 27]
    a_28 = a[..., 28]
    a_29 = a[..., 29]
    a_30 = a[..., 30]
    a_31 = a[..., 31]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    b_16 = b[..., 16]
    b_17 = b[..., 17]
    b_18 = b[..., 18]
    b_19 = b[..., 19]
    b_20 = b[..., 20]
    b_21 = b[..., 21]
    b_22 = b[..., 22]
    b_23 = b[..., 23]
    b_24 = b[..., 24]
    b_25 = b[..., 25]
    b_26 = b[..., 26]
    b_27 = b[..., 27]
    b_28 = b[..., 28]
    b_29 = b[..., 29]
    b_30 = b[..., 30]
    b_31 = b[..., 31]
    # sum over grades j >= k of <<a>_j <b>_k>_{j-k}
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
        a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
        a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
        a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
        a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
    )
    out[..., 1] = (
        a_1*b_0 + a_6*b_2 + a_7*b_3 + a_8*b_4 + a_18*b_12 + a_20*b_14 + a_21*b_15 +
        a_27*b_23 + a_28*b_24 + a_29*b_25 - a_9*b_5 - a_16*b_10 - a_17*b_11 - a_19*b_13
        - a_26*b_22 - a_31*b_30
    )
    out[..., 2] = (
        a_2*b_0 + a_10*b_3 + a_11*b_4 + a_16*b_7 + a_17*b_8 + a_23*b_14 + a_24*b_15 +
        a_26*b_19 + a_30*b_25 + a_31*b_29 - a_6*b_1 - a_12*b_5 - a_18*b_9 - a_22*b_13 -
        a_27*b_20 - a_28*b_21
    )
    out[..., 3] = (
        a_3*b_0 + a_13*b_4 + a_19*b_8 + a_22*b_11 + a_25*b_15 + a_27*b_18 - a_7*b_1 -
        a_10*b_2 - a_14*b_5 - a_16*b_6 - a_20*b_9 - a_23*b_12 - a_26*b_17 - a_29*b_21 -
        a_30*b_24 - a_31*b_28
    )
    out[..., 4] = (
        a_4*b_0 + a_26*b_16 + a_28*b_18 + a_29*b_20 + a_30*b_23 + a_31*b_27 - a_8*b_1 -
        a_11*b_2 - a_13*b_3 - a_15*b_5 - a_17*b_6 - a_19*b_7 - a_21*b_9 - a_22*b_10 -
        a_24*b_12 - a_25*b_14
    )
    out[..., 5] = (
        a_5*b_0 + a_27*b_16 + a_28*b_17 + a_29*b_19 + a_30*b_22 + a_31*b_26 - a_9*b_1 -
        a_12*b_2 - a_14*b_3 - a_15*b_4 - a_18*b_6 - a_20*b_7 - a_21*b_8 - a_23*b_10 -
        a_24*b_11 - a_25*b_13
    )
    out[..., 6] = (
        a_6*b_0 + a_16*b_3 + a_17*b_4 + a_27*b_14 + a_28*b_15 + a_31*b_25 - a_18*b_5 -
        a_26*b_13
    )
    out[..., 7] = (
        a_7*b_0 + a_19*b_4 + a_26*b_11 + a_29*b_15 - a_16*b_2 - a_20*b_5 - a_27*b_12 -
        a_31*b_24
    )
    out[..., 8] = (
        a_8*b_0 + a_31*b_23 - a_17*b_2 - a_19*b_3 - a_21*b_5 - a_26*b_10 - a_28*b_12 -
        a_29*b_14
    )
    out[..., 9] = (
        a_9*b_0 + a_31*b_22 - a_18*b_2 - a_20*b_3 - a_21*b_4 - a_27*b_10 - a_28*b_11 -
        a_29*b_13
    )
    out[..., 10] = (
        a_10*b_0 + a_16*b_1 + a_22*b_4 + a_27*b_9 + a_30*b_15 + a_31*b_21 - a_23*b_5 -
        a_26*b_8
    )
    out[..., 11] = (
        a_11*b_0 + a_17*b_1 + a_26*b_7 + a_28*b_9 - a_22*b_3 - a_24*b_5 - a_30*b_14 -
        a_31*b_20
    )
    out[..., 12] = (
        a_12*b_0 + a_18*b_1 + a_27*b_7 + a_28*b_8 - a_23*b_3 - a_24*b_4 - a_30*b_13 -
        a_31*b_19
    )
    out[..., 13] = (
        a_13*b_0 + a_19*b_1 + a_22*b_2 + a_29*b_9 + a_30*b_12 + a_31*b_18 - a_25*b_5 -
        a_26*b_6
    )
    out[..., 14] = (
        a_14*b_0 + a_20*b_1 + a_23*b_2 + a_29*b_8 + a_30*b_11 + a_31*b_17 - a_25*b_4 -
        a_27*b_6
    )
    out[..., 15] = (
        a_15*b_0 + a_21*b_1 + a_24*b_2 + a_25*b_3 - a_28*b_6 - a_29*b_7 - a_30*b_10 -
        a_31*b_16
    )
    out[..., 16] = a_16*b_0 + a_26*b_4 + a_31*b_15 - a_27*b_5
    out[..., 17] = a_17*b_0 - a_26*b_3 - a_28*b_5 - a_31*b_14
    out[..., 18] = a_18*b_0 - a_27*b_3 - a_28*b_4 - a_31*b_13
    out[..., 19] = a_19*b_0 + a_26*b_2 + a_31*b_12 - a_29*b_5
    out[..., 20] = a_20*b_0 + a_27*b_2 + a_31*b_11 - a_29*b_4
    out[..., 21] = a_21*b_0 + a_28*b_2 + a_29*b_3 - a_31*b_10
    out[..., 22] = a_22*b_0 - a_26*b_1 - a_30*b_5 - a_31*b_9
    out[..., 23] = a_23*b_0 - a_27*b_1 - a_30*b_4 - a_31*b_8
    out[..., 24] = a_24*b_0 + a_30*b_3 + a_31*b_7 - a_28*b_1
    out[..., 25] = a_25*b_0 - a_29*b_1 - a_30*b_2 - a_31*b_6
    out[..., 26] = a_26*b_0 - a_31*b_5
    out[..., 27] = a_27*b_0 - a_31*b_4
    out[..., 28] = a_28*b_0 + a_31*b_3
    out[..., 29] = a_29*b_0 - a_31*b_2
    out[..., 30] = a_30*b_0 + a_31*b_1
    out[..., 31] = a_31*b_0


def rc__full__full(a, b, out=None):
    """Return the right contraction.

    Law: sum over grades j >= k of <<a>_j <b>_k>_{j-k}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_rc__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- sp: scalar product -------------------------------------------------------------------------


def _sp__full__full(a, b, out):
    """Run the unrolled form: 32 multiplications, 31 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    a_16 = a[..., 16]
    a_17 = a[..., 17]
    a_18 = a[..., 18]
    a_19 = a[..., 19]
    a_20 = a[..., 20]
    a_21 = a[..., 21]
    a_22 = a[..., 22]
    a_23 = a[..., 23]
    a_24 = a[..., 24]
    a_25 = a[..., 25]
    a_26 = a[..., 26]
    a_27 = a[..., 27]
    a_28 = a[..., 28]
    a_29 = a[..., 29]
    a_30 = a[..., 30]
    a_31 = a[..., 31]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    b_16 = b[..., 16]
    b_17 = b[..., 17]
    b_18 = b[..., 18]
    b_19 = b[..., 19]
    b_20 = b[..., 20]
    b_21 = b[..., 21]
    b_22 = b[..., 22]
    b_23 = b[..., 23]
    b_24 = b[..., 24]
    b_25 = b[..., 25]
    b_26 = b[..., 26]
    b_27 = b[..., 27]
    b_28 = b[..., 28]
    b_29 = b[..., 29]
    b_30 = b[..., 30]
    b_31 = b[..., 31]
    # <a b>_0
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
        a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
        a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
        a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
        a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
    )


def sp__full__full(a, b, out=None):
    """Return the scalar product.

    Law: <a b>_0.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sp__full__full, (32, 32), 1, (a, b), out, (1, 1), "polynomial")


# --- rp: regressive product, free of the metric -------------------------------------------------


def _rp__full__full(a, b, out):
    """Run the unrolled form: 243 multiplications, 211 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    a_16 = a[..., 16]
    a_17 = a[..., 17]
    a_18 = a[..., 18]
    a_19 = a[..., 19]
    a_20 = a[..., 20]
    a_21 = a[..., 21]
    a_22 = a[..., 22]
    a_23 = a[..., 23]
    a_24 = a[..., 24]
    a_25 = a[..., 25]
    a_26 = a[..., 26]
    a_27 = a[..., 27]
    a_28 = a[..., 28]
    a_29 = a[..., 29]
    a_30 = a[..., 30]
    a_31 = a[..., 31]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    b_16 = b[..., 16]
    b_17 = b[..., 17]
    b_18 = b[..., 18]
    b_19 = b[..., 19]
    b_20 = b[..., 20]
    b_21 = b[..., 21]
    b_22 = b[..., 22]
    b_23 = b[..., 23]
    b_24 = b[..., 24]
    b_25 = b[..., 25]
    b_26 = b[..., 26]
    b_27 = b[..., 27]
    b_28 = b[..., 28]
    b_29 = b[..., 29]
    b_30 = b[..., 30]
    b_31 = b[..., 31]
    # hodge(a v b) = hodge(a) ^ hodge(b)
    out[..., 0] = (
        a_0*b_31 + a_1*b_30 + a_3*b_28 + a_5*b_26 + a_6*b_25 + a_8*b_23 + a_10*b_21 +
        a_12*b_19 + a_13*b_18 + a_15*b_16 + a_16*b_15 + a_18*b_13 + a_19*b_12 +
        a_21*b_10 + a_23*b_8 + a_25*b_6 + a_26*b_5 + a_28*b_3 + a_30*b_1 + a_31*b_0 -
        a_2*b_29 - a_4*b_27 - a_7*b_24 - a_9*b_22 - a_11*b_20 - a_14*b_17 - a_17*b_14 -
        a_20*b_11 - a_22*b_9 - a_24*b_7 - a_27*b_4 - a_29*b_2
    )
    out[..., 1] = (
        a_1*b_31 + a_6*b_29 + a_8*b_27 + a_16*b_21 + a_18*b_19 + a_19*b_18 + a_21*b_16 +
        a_26*b_9 + a_28*b_7 + a_31*b_1 - a_7*b_28 - a_9*b_26 - a_17*b_20 - a_20*b_17 -
        a_27*b_8 - a_29*b_6
    )
    out[..., 2] = (
        a_2*b_31 + a_6*b_30 + a_11*b_27 + a_16*b_24 + a_18*b_22 + a_22*b_18 + a_24*b_16
        + a_26*b_12 + a_28*b_10 + a_31*b_2 - a_10*b_28 - a_12*b_26 - a_17*b_23 -
        a_23*b_17 - a_27*b_11 - a_30*b_6
    )
    out[..., 3] = (
        a_3*b_31 + a_7*b_30 + a_13*b_27 + a_16*b_25 + a_20*b_22 + a_22*b_20 + a_25*b_16
        + a_26*b_14 + a_29*b_10 + a_31*b_3 - a_10*b_29 - a_14*b_26 - a_19*b_23 -
        a_23*b_19 - a_27*b_13 - a_30*b_7
    )
    out[..., 4] = (
        a_4*b_31 + a_8*b_30 + a_13*b_28 + a_17*b_25 + a_21*b_22 + a_22*b_21 + a_25*b_17
        + a_26*b_15 + a_29*b_11 + a_31*b_4 - a_11*b_29 - a_15*b_26 - a_19*b_24 -
        a_24*b_19 - a_28*b_13 - a_30*b_8
    )
    out[..., 5] = (
        a_5*b_31 + a_9*b_30 + a_14*b_28 + a_18*b_25 + a_21*b_23 + a_23*b_21 + a_25*b_18
        + a_27*b_15 + a_29*b_12 + a_31*b_5 - a_12*b_29 - a_15*b_27 - a_20*b_24 -
        a_24*b_20 - a_28*b_14 - a_30*b_9
    )
    out[..., 6] = (
        a_6*b_31 + a_16*b_28 + a_18*b_26 + a_26*b_18 + a_28*b_16 + a_31*b_6 - a_17*b_27
        - a_27*b_17
    )
    out[..., 7] = (
        a_7*b_31 + a_16*b_29 + a_20*b_26 + a_26*b_20 + a_29*b_16 + a_31*b_7 - a_19*b_27
        - a_27*b_19
    )
    out[..., 8] = (
        a_8*b_31 + a_17*b_29 + a_21*b_26 + a_26*b_21 + a_29*b_17 + a_31*b_8 - a_19*b_28
        - a_28*b_19
    )
    out[..., 9] = (
        a_9*b_31 + a_18*b_29 + a_21*b_27 + a_27*b_21 + a_29*b_18 + a_31*b_9 - a_20*b_28
        - a_28*b_20
    )
    out[..., 10] = (
        a_10*b_31 + a_16*b_30 + a_23*b_26 + a_26*b_23 + a_30*b_16 + a_31*b_10 -
        a_22*b_27 - a_27*b_22
    )
    out[..., 11] = (
        a_11*b_31 + a_17*b_30 + a_24*b_26 + a_26*b_24 + a_30*b_17 + a_31*b_11 -
        a_22*b_28 - a_28*b_22
    )
    out[..., 12] = (
        a_12*b_31 + a_18*b_30 + a_24*b_27 + a_27*b_24 + a_30*b_18 + a_31*b_12 -
        a_23*b_28 - a_28*b_23
    )
    out[..., 13] = (
        a_13*b_31 + a_19*b_30 + a_25*b_26 + a_26*b_25 + a_30*b_19 + a_31*b_13 -
        a_22*b_29 - a_29*b_22
    )
    out[..., 14] = (
        a_14*b_31 + a_20*b_30 + a_25*b_27 + a_27*b_25 + a_30*b_20 + a_31*b_14 -
        a_23*b_29 - a_29*b_23
    )
    out[..., 15] = (
        a_15*b_31 + a_21*b_30 + a_25*b_28 + a_28*b_25 + a_30*b_21 + a_31*b_15 -
        a_24*b_29 - a_29*b_24
    )
    out[..., 16] = a_16*b_31 + a_26*b_27 + a_31*b_16 - a_27*b_26
    out[..., 17] = a_17*b_31 + a_26*b_28 + a_31*b_17 - a_28*b_26
    out[..., 18] = a_18*b_31 + a_27*b_28 + a_31*b_18 - a_28*b_27
    out[..., 19] = a_19*b_31 + a_26*b_29 + a_31*b_19 - a_29*b_26
    out[..., 20] = a_20*b_31 + a_27*b_29 + a_31*b_20 - a_29*b_27
    out[..., 21] = a_21*b_31 + a_28*b_29 + a_31*b_21 - a_29*b_28
    out[..., 22] = a_22*b_31 + a_26*b_30 + a_31*b_22 - a_30*b_26
    out[..., 23] = a_23*b_31 + a_27*b_30 + a_31*b_23 - a_30*b_27
    out[..., 24] = a_24*b_31 + a_28*b_30 + a_31*b_24 - a_30*b_28
    out[..., 25] = a_25*b_31 + a_29*b_30 + a_31*b_25 - a_30*b_29
    out[..., 26] = a_26*b_31 + a_31*b_26
    out[..., 27] = a_27*b_31 + a_31*b_27
    out[..., 28] = a_28*b_31 + a_31*b_28
    out[..., 29] = a_29*b_31 + a_31*b_29
    out[..., 30] = a_30*b_31 + a_31*b_30
    out[..., 31] = a_31*b_31


def rp__full__full(a, b, out=None):
    """Return the regressive product, free of the metric.

    Law: hodge(a v b) = hodge(a) ^ hodge(b).

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_rp__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- cp: commutator product ---------------------------------------------------------------------


def _cp__full__full(a, b, out):
    """Run the unrolled form: 480 multiplications, 450 additions."""
    # a
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    a_16 = a[..., 16]
    a_17 = a[..., 17]
    a_18 = a[..., 18]
    a_19 = a[..., 19]
    a_20 = a[..., 20]
    a_21 = a[..., 21]
    a_22 = a[..., 22]
    a_23 = a[..., 23]
    a_24 = a[..., 24]
    a_25 = a[..., 25]
    a_26 = a[..., 26]
    a_27 = a[..., 27]
    a_28 = a[..., 28]
    a_29 = a[..., 29]
    a_30 = a[..., 30]
    # b
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    b_16 = b[..., 16]
    b_17 = b[..., 17]
    b_18 = b[..., 18]
    b_19 = b[..., 19]
    b_20 = b[..., 20]
    b_21 = b[..., 21]
    b_22 = b[..., 22]
    b_23 = b[..., 23]
    b_24 = b[..., 24]
    b_25 = b[..., 25]
    b_26 = b[..., 26]
    b_27 = b[..., 27]
    b_28 = b[..., 28]
    b_29 = b[..., 29]
    b_30 = b[..., 30]
    # (a b - b a) / 2
    out[..., 0] = 0
    out[..., 1] = (
        a_5*b_9 + a_6*b_2 + a_7*b_3 + a_8*b_4 + a_22*b_26 + a_27*b_23 + a_28*b_24 +
        a_29*b_25 - a_2*b_6 - a_3*b_7 - a_4*b_8 - a_9*b_5 - a_23*b_27 - a_24*b_28 -
        a_25*b_29 - a_26*b_22
    )
    out[..., 2] = (
        a_1*b_6 + a_5*b_12 + a_10*b_3 + a_11*b_4 + a_20*b_27 + a_21*b_28 + a_26*b_19 +
        a_30*b_25 - a_3*b_10 - a_4*b_11 - a_6*b_1 - a_12*b_5 - a_19*b_26 - a_25*b_30 -
        a_27*b_20 - a_28*b_21
    )
    out[..., 3] = (
        a_1*b_7 + a_2*b_10 + a_5*b_14 + a_13*b_4 + a_17*b_26 + a_21*b_29 + a_24*b_30 +
        a_27*b_18 - a_4*b_13 - a_7*b_1 - a_10*b_2 - a_14*b_5 - a_18*b_27 - a_26*b_17 -
        a_29*b_21 - a_30*b_24
    )
    out[..., 4] = (
        a_1*b_8 + a_2*b_11 + a_3*b_13 + a_5*b_15 + a_26*b_16 + a_28*b_18 + a_29*b_20 +
        a_30*b_23 - a_8*b_1 - a_11*b_2 - a_13*b_3 - a_15*b_5 - a_16*b_26 - a_18*b_28 -
        a_20*b_29 - a_23*b_30
    )
    out[..., 5] = (
        a_1*b_9 + a_2*b_12 + a_3*b_14 + a_4*b_15 + a_27*b_16 + a_28*b_17 + a_29*b_19 +
        a_30*b_22 - a_9*b_1 - a_12*b_2 - a_14*b_3 - a_15*b_4 - a_16*b_27 - a_17*b_28 -
        a_19*b_29 - a_22*b_30
    )
    out[..., 6] = (
        a_1*b_2 + a_9*b_12 + a_10*b_7 + a_11*b_8 + a_20*b_23 + a_21*b_24 + a_22*b_19 +
        a_30*b_29 - a_2*b_1 - a_7*b_10 - a_8*b_11 - a_12*b_9 - a_19*b_22 - a_23*b_20 -
        a_24*b_21 - a_29*b_30
    )
    out[..., 7] = (
        a_1*b_3 + a_6*b_10 + a_9*b_14 + a_13*b_8 + a_17*b_22 + a_21*b_25 + a_23*b_18 +
        a_28*b_30 - a_3*b_1 - a_8*b_13 - a_10*b_6 - a_14*b_9 - a_18*b_23 - a_22*b_17 -
        a_25*b_21 - a_30*b_28
    )
    out[..., 8] = (
        a_1*b_4 + a_6*b_11 + a_7*b_13 + a_9*b_15 + a_22*b_16 + a_24*b_18 + a_25*b_20 +
        a_30*b_27 - a_4*b_1 - a_11*b_6 - a_13*b_7 - a_15*b_9 - a_16*b_22 - a_18*b_24 -
        a_20*b_25 - a_27*b_30
    )
    out[..., 9] = (
        a_1*b_5 + a_6*b_12 + a_7*b_14 + a_8*b_15 + a_23*b_16 + a_24*b_17 + a_25*b_19 +
        a_30*b_26 - a_5*b_1 - a_12*b_6 - a_14*b_7 - a_15*b_8 - a_16*b_23 - a_17*b_24 -
        a_19*b_25 - a_26*b_30
    )
    out[..., 10] = (
        a_2*b_3 + a_7*b_6 + a_12*b_14 + a_13*b_11 + a_18*b_20 + a_19*b_17 + a_24*b_25 +
        a_29*b_28 - a_3*b_2 - a_6*b_7 - a_11*b_13 - a_14*b_12 - a_17*b_19 - a_20*b_18 -
        a_25*b_24 - a_28*b_29
    )
    out[..., 11] = (
        a_2*b_4 + a_8*b_6 + a_10*b_13 + a_12*b_15 + a_16*b_19 + a_18*b_21 + a_25*b_23 +
        a_27*b_29 - a_4*b_2 - a_6*b_8 - a_13*b_10 - a_15*b_12 - a_19*b_16 - a_21*b_18 -
        a_23*b_25 - a_29*b_27
    )
    out[..., 12] = (
        a_2*b_5 + a_9*b_6 + a_10*b_14 + a_11*b_15 + a_16*b_20 + a_17*b_21 + a_25*b_22 +
        a_26*b_29 - a_5*b_2 - a_6*b_9 - a_14*b_10 - a_15*b_11 - a_20*b_16 - a_21*b_17 -
        a_22*b_25 - a_29*b_26
    )
    out[..., 13] = (
        a_3*b_4 + a_8*b_7 + a_11*b_10 + a_14*b_15 + a_17*b_16 + a_20*b_21 + a_23*b_24 +
        a_28*b_27 - a_4*b_3 - a_7*b_8 - a_10*b_11 - a_15*b_14 - a_16*b_17 - a_21*b_20 -
        a_24*b_23 - a_27*b_28
    )
    out[..., 14] = (
        a_3*b_5 + a_9*b_7 + a_12*b_10 + a_13*b_15 + a_18*b_16 + a_19*b_21 + a_22*b_24 +
        a_28*b_26 - a_5*b_3 - a_7*b_9 - a_10*b_12 - a_15*b_13 - a_16*b_18 - a_21*b_19 -
        a_24*b_22 - a_26*b_28
    )
    out[..., 15] = (
        a_4*b_5 + a_9*b_8 + a_12*b_11 + a_14*b_13 + a_18*b_17 + a_20*b_19 + a_23*b_22 +
        a_26*b_27 - a_5*b_4 - a_8*b_9 - a_11*b_12 - a_13*b_14 - a_17*b_18 - a_19*b_20 -
        a_22*b_23 - a_27*b_26
    )
    out[..., 16] = (
        a_5*b_27 + a_8*b_22 + a_12*b_20 + a_13*b_17 + a_18*b_14 + a_19*b_11 + a_23*b_9 +
        a_26*b_4 - a_4*b_26 - a_9*b_23 - a_11*b_19 - a_14*b_18 - a_17*b_13 - a_20*b_12 -
        a_22*b_8 - a_27*b_5
    )
    out[..., 17] = (
        a_3*b_26 + a_5*b_28 + a_10*b_19 + a_12*b_21 + a_16*b_13 + a_18*b_15 + a_22*b_7 +
        a_24*b_9 - a_7*b_22 - a_9*b_24 - a_13*b_16 - a_15*b_18 - a_19*b_10 - a_21*b_12 -
        a_26*b_3 - a_28*b_5
    )
    out[..., 18] = (
        a_3*b_27 + a_4*b_28 + a_10*b_20 + a_11*b_21 + a_16*b_14 + a_17*b_15 + a_23*b_7 +
        a_24*b_8 - a_7*b_23 - a_8*b_24 - a_14*b_16 - a_15*b_17 - a_20*b_10 - a_21*b_11 -
        a_27*b_3 - a_28*b_4
    )
    out[..., 19] = (
        a_5*b_29 + a_6*b_22 + a_11*b_16 + a_14*b_21 + a_17*b_10 + a_20*b_15 + a_25*b_9 +
        a_26*b_2 - a_2*b_26 - a_9*b_25 - a_10*b_17 - a_15*b_20 - a_16*b_11 - a_21*b_14 -
        a_22*b_6 - a_29*b_5
    )
    out[..., 20] = (
        a_4*b_29 + a_6*b_23 + a_12*b_16 + a_13*b_21 + a_18*b_10 + a_19*b_15 + a_25*b_8 +
        a_27*b_2 - a_2*b_27 - a_8*b_25 - a_10*b_18 - a_15*b_19 - a_16*b_12 - a_21*b_13 -
        a_23*b_6 - a_29*b_4
    )
    out[..., 21] = (
        a_6*b_24 + a_7*b_25 + a_12*b_17 + a_14*b_19 + a_18*b_11 + a_20*b_13 + a_28*b_2 +
        a_29*b_3 - a_2*b_28 - a_3*b_29 - a_11*b_18 - a_13*b_20 - a_17*b_12 - a_19*b_14 -
        a_24*b_6 - a_25*b_7
    )
    out[..., 22] = (
        a_1*b_26 + a_5*b_30 + a_7*b_17 + a_14*b_24 + a_16*b_8 + a_19*b_6 + a_23*b_15 +
        a_25*b_12 - a_6*b_19 - a_8*b_16 - a_12*b_25 - a_15*b_23 - a_17*b_7 - a_24*b_14 -
        a_26*b_1 - a_30*b_5
    )
    out[..., 23] = (
        a_1*b_27 + a_4*b_30 + a_7*b_18 + a_13*b_24 + a_16*b_9 + a_20*b_6 + a_22*b_15 +
        a_25*b_11 - a_6*b_20 - a_9*b_16 - a_11*b_25 - a_15*b_22 - a_18*b_7 - a_24*b_13 -
        a_27*b_1 - a_30*b_4
    )
    out[..., 24] = (
        a_1*b_28 + a_8*b_18 + a_10*b_25 + a_14*b_22 + a_17*b_9 + a_21*b_6 + a_23*b_13 +
        a_30*b_3 - a_3*b_30 - a_6*b_21 - a_9*b_17 - a_13*b_23 - a_18*b_8 - a_22*b_14 -
        a_25*b_10 - a_28*b_1
    )
    out[..., 25] = (
        a_1*b_29 + a_2*b_30 + a_8*b_20 + a_11*b_23 + a_19*b_9 + a_21*b_7 + a_22*b_12 +
        a_24*b_10 - a_7*b_21 - a_9*b_19 - a_10*b_24 - a_12*b_22 - a_20*b_8 - a_23*b_11 -
        a_29*b_1 - a_30*b_2
    )
    out[..., 26] = (
        a_1*b_22 + a_3*b_17 + a_9*b_30 + a_14*b_28 + a_16*b_4 + a_19*b_2 + a_27*b_15 +
        a_29*b_12 - a_2*b_19 - a_4*b_16 - a_12*b_29 - a_15*b_27 - a_17*b_3 - a_22*b_1 -
        a_28*b_14 - a_30*b_9
    )
    out[..., 27] = (
        a_1*b_23 + a_3*b_18 + a_8*b_30 + a_13*b_28 + a_16*b_5 + a_20*b_2 + a_26*b_15 +
        a_29*b_11 - a_2*b_20 - a_5*b_16 - a_11*b_29 - a_15*b_26 - a_18*b_3 - a_23*b_1 -
        a_28*b_13 - a_30*b_8
    )
    out[..., 28] = (
        a_1*b_24 + a_4*b_18 + a_10*b_29 + a_14*b_26 + a_17*b_5 + a_21*b_2 + a_27*b_13 +
        a_30*b_7 - a_2*b_21 - a_5*b_17 - a_7*b_30 - a_13*b_27 - a_18*b_4 - a_24*b_1 -
        a_26*b_14 - a_29*b_10
    )
    out[..., 29] = (
        a_1*b_25 + a_4*b_20 + a_6*b_30 + a_11*b_27 + a_19*b_5 + a_21*b_3 + a_26*b_12 +
        a_28*b_10 - a_3*b_21 - a_5*b_19 - a_10*b_28 - a_12*b_26 - a_20*b_4 - a_25*b_1 -
        a_27*b_11 - a_30*b_6
    )
    out[..., 30] = (
        a_2*b_25 + a_4*b_23 + a_7*b_28 + a_9*b_26 + a_22*b_5 + a_24*b_3 + a_27*b_8 +
        a_29*b_6 - a_3*b_24 - a_5*b_22 - a_6*b_29 - a_8*b_27 - a_23*b_4 - a_25*b_2 -
        a_26*b_9 - a_28*b_7
    )
    out[..., 31] = 0


def cp__full__full(a, b, out=None):
    """Return the commutator product.

    Law: (a b - b a) / 2.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_cp__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- acp: anticommutator product ----------------------------------------------------------------


def _acp__full__full(a, b, out):
    """Run the unrolled form: 544 multiplications, 512 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    a_8 = a[..., 8]
    a_9 = a[..., 9]
    a_10 = a[..., 10]
    a_11 = a[..., 11]
    a_12 = a[..., 12]
    a_13 = a[..., 13]
    a_14 = a[..., 14]
    a_15 = a[..., 15]
    a_16 = a[..., 16]
    a_17 = a[..., 17]
    a_18 = a[..., 18]
    a_19 = a[..., 19]
    a_20 = a[..., 20]
    a_21 = a[..., 21]
    a_22 = a[..., 22]
    a_23 = a[..., 23]
    a_24 = a[..., 24]
    a_25 = a[..., 25]
    a_26 = a[..., 26]
    a_27 = a[..., 27]
    a_28 = a[..., 28]
    a_29 = a[..., 29]
    a_30 = a[..., 30]
    a_31 = a[..., 31]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    b_8 = b[..., 8]
    b_9 = b[..., 9]
    b_10 = b[..., 10]
    b_11 = b[..., 11]
    b_12 = b[..., 12]
    b_13 = b[..., 13]
    b_14 = b[..., 14]
    b_15 = b[..., 15]
    b_16 = b[..., 16]
    b_17 = b[..., 17]
    b_18 = b[..., 18]
    b_19 = b[..., 19]
    b_20 = b[..., 20]
    b_21 = b[..., 21]
    b_22 = b[..., 22]
    b_23 = b[..., 23]
    b_24 = b[..., 24]
    b_25 = b[..., 25]
    b_26 = b[..., 26]
    b_27 = b[..., 27]
    b_28 = b[..., 28]
    b_29 = b[..., 29]
    b_30 = b[..., 30]
    b_31 = b[..., 31]
    # (a b + b a) / 2
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_9*b_9 + a_12*b_12 +
        a_14*b_14 + a_15*b_15 + a_18*b_18 + a_20*b_20 + a_21*b_21 + a_23*b_23 +
        a_24*b_24 + a_25*b_25 + a_26*b_26 - a_5*b_5 - a_6*b_6 - a_7*b_7 - a_8*b_8 -
        a_10*b_10 - a_11*b_11 - a_13*b_13 - a_16*b_16 - a_17*b_17 - a_19*b_19 -
        a_22*b_22 - a_27*b_27 - a_28*b_28 - a_29*b_29 - a_30*b_30 - a_31*b_31
    )
    out[..., 1] = (
        a_0*b_1 + a_1*b_0 + a_12*b_18 + a_14*b_20 + a_15*b_21 + a_18*b_12 + a_20*b_14 +
        a_21*b_15 - a_10*b_16 - a_11*b_17 - a_13*b_19 - a_16*b_10 - a_17*b_11 -
        a_19*b_13 - a_30*b_31 - a_31*b_30
    )
    out[..., 2] = (
        a_0*b_2 + a_2*b_0 + a_7*b_16 + a_8*b_17 + a_14*b_23 + a_15*b_24 + a_16*b_7 +
        a_17*b_8 + a_23*b_14 + a_24*b_15 + a_29*b_31 + a_31*b_29 - a_9*b_18 - a_13*b_22
        - a_18*b_9 - a_22*b_13
    )
    out[..., 3] = (
        a_0*b_3 + a_3*b_0 + a_8*b_19 + a_11*b_22 + a_15*b_25 + a_19*b_8 + a_22*b_11 +
        a_25*b_15 - a_6*b_16 - a_9*b_20 - a_12*b_23 - a_16*b_6 - a_20*b_9 - a_23*b_12 -
        a_28*b_31 - a_31*b_28
    )
    out[..., 4] = (
        a_0*b_4 + a_4*b_0 + a_27*b_31 + a_31*b_27 - a_6*b_17 - a_7*b_19 - a_9*b_21 -
        a_10*b_22 - a_12*b_24 - a_14*b_25 - a_17*b_6 - a_19*b_7 - a_21*b_9 - a_22*b_10 -
        a_24*b_12 - a_25*b_14
    )
    out[..., 5] = (
        a_0*b_5 + a_5*b_0 + a_26*b_31 + a_31*b_26 - a_6*b_18 - a_7*b_20 - a_8*b_21 -
        a_10*b_23 - a_11*b_24 - a_13*b_25 - a_18*b_6 - a_20*b_7 - a_21*b_8 - a_23*b_10 -
        a_24*b_11 - a_25*b_13
    )
    out[..., 6] = (
        a_0*b_6 + a_3*b_16 + a_4*b_17 + a_6*b_0 + a_14*b_27 + a_15*b_28 + a_16*b_3 +
        a_17*b_4 + a_25*b_31 + a_27*b_14 + a_28*b_15 + a_31*b_25 - a_5*b_18 - a_13*b_26
        - a_18*b_5 - a_26*b_13
    )
    out[..., 7] = (
        a_0*b_7 + a_4*b_19 + a_7*b_0 + a_11*b_26 + a_15*b_29 + a_19*b_4 + a_26*b_11 +
        a_29*b_15 - a_2*b_16 - a_5*b_20 - a_12*b_27 - a_16*b_2 - a_20*b_5 - a_24*b_31 -
        a_27*b_12 - a_31*b_24
    )
    out[..., 8] = (
        a_0*b_8 + a_8*b_0 + a_23*b_31 + a_31*b_23 - a_2*b_17 - a_3*b_19 - a_5*b_21 -
        a_10*b_26 - a_12*b_28 - a_14*b_29 - a_17*b_2 - a_19*b_3 - a_21*b_5 - a_26*b_10 -
        a_28*b_12 - a_29*b_14
    )
    out[..., 9] = (
        a_0*b_9 + a_9*b_0 + a_22*b_31 + a_31*b_22 - a_2*b_18 - a_3*b_20 - a_4*b_21 -
        a_10*b_27 - a_11*b_28 - a_13*b_29 - a_18*b_2 - a_20*b_3 - a_21*b_4 - a_27*b_10 -
        a_28*b_11 - a_29*b_13
    )
    out[..., 10] = (
        a_0*b_10 + a_1*b_16 + a_4*b_22 + a_9*b_27 + a_10*b_0 + a_15*b_30 + a_16*b_1 +
        a_21*b_31 + a_22*b_4 + a_27*b_9 + a_30*b_15 + a_31*b_21 - a_5*b_23 - a_8*b_26 -
        a_23*b_5 - a_26*b_8
    )
    out[..., 11] = (
        a_0*b_11 + a_1*b_17 + a_7*b_26 + a_9*b_28 + a_11*b_0 + a_17*b_1 + a_26*b_7 +
        a_28*b_9 - a_3*b_22 - a_5*b_24 - a_14*b_30 - a_20*b_31 - a_22*b_3 - a_24*b_5 -
        a_30*b_14 - a_31*b_20
    )
    out[..., 12] = (
        a_0*b_12 + a_1*b_18 + a_7*b_27 + a_8*b_28 + a_12*b_0 + a_18*b_1 + a_27*b_7 +
        a_28*b_8 - a_3*b_23 - a_4*b_24 - a_13*b_30 - a_19*b_31 - a_23*b_3 - a_24*b_4 -
        a_30*b_13 - a_31*b_19
    )
    out[..., 13] = (
        a_0*b_13 + a_1*b_19 + a_2*b_22 + a_9*b_29 + a_12*b_30 + a_13*b_0 + a_18*b_31 +
        a_19*b_1 + a_22*b_2 + a_29*b_9 + a_30*b_12 + a_31*b_18 - a_5*b_25 - a_6*b_26 -
        a_25*b_5 - a_26*b_6
    )
    out[..., 14] = (
        a_0*b_14 + a_1*b_20 + a_2*b_23 + a_8*b_29 + a_11*b_30 + a_14*b_0 + a_17*b_31 +
        a_20*b_1 + a_23*b_2 + a_29*b_8 + a_30*b_11 + a_31*b_17 - a_4*b_25 - a_6*b_27 -
        a_25*b_4 - a_27*b_6
    )
    out[..., 15] = (
        a_0*b_15 + a_1*b_21 + a_2*b_24 + a_3*b_25 + a_15*b_0 + a_21*b_1 + a_24*b_2 +
        a_25*b_3 - a_6*b_28 - a_7*b_29 - a_10*b_30 - a_16*b_31 - a_28*b_6 - a_29*b_7 -
        a_30*b_10 - a_31*b_16
    )
    out[..., 16] = (
        a_0*b_16 + a_1*b_10 + a_3*b_6 + a_6*b_3 + a_10*b_1 + a_15*b_31 + a_16*b_0 +
        a_21*b_30 + a_25*b_28 + a_28*b_25 + a_30*b_21 + a_31*b_15 - a_2*b_7 - a_7*b_2 -
        a_24*b_29 - a_29*b_24
    )
    out[..., 17] = (
        a_0*b_17 + a_1*b_11 + a_4*b_6 + a_6*b_4 + a_11*b_1 + a_17*b_0 + a_23*b_29 +
        a_29*b_23 - a_2*b_8 - a_8*b_2 - a_14*b_31 - a_20*b_30 - a_25*b_27 - a_27*b_25 -
        a_30*b_20 - a_31*b_14
    )
    out[..., 18] = (
        a_0*b_18 + a_1*b_12 + a_5*b_6 + a_6*b_5 + a_12*b_1 + a_18*b_0 + a_22*b_29 +
        a_29*b_22 - a_2*b_9 - a_9*b_2 - a_13*b_31 - a_19*b_30 - a_25*b_26 - a_26*b_25 -
        a_30*b_19 - a_31*b_13
    )
    out[..., 19] = (
        a_0*b_19 + a_1*b_13 + a_4*b_7 + a_7*b_4 + a_12*b_31 + a_13*b_1 + a_18*b_30 +
        a_19*b_0 + a_24*b_27 + a_27*b_24 + a_30*b_18 + a_31*b_12 - a_3*b_8 - a_8*b_3 -
        a_23*b_28 - a_28*b_23
    )
    out[..., 20] = (
        a_0*b_20 + a_1*b_14 + a_5*b_7 + a_7*b_5 + a_11*b_31 + a_14*b_1 + a_17*b_30 +
        a_20*b_0 + a_24*b_26 + a_26*b_24 + a_30*b_17 + a_31*b_11 - a_3*b_9 - a_9*b_3 -
        a_22*b_28 - a_28*b_22
    )
    out[..., 21] = (
        a_0*b_21 + a_1*b_15 + a_5*b_8 + a_8*b_5 + a_15*b_1 + a_21*b_0 + a_22*b_27 +
        a_27*b_22 - a_4*b_9 - a_9*b_4 - a_10*b_31 - a_16*b_30 - a_23*b_26 - a_26*b_23 -
        a_30*b_16 - a_31*b_10
    )
    out[..., 22] = (
        a_0*b_22 + a_2*b_13 + a_4*b_10 + a_10*b_4 + a_13*b_2 + a_20*b_28 + a_22*b_0 +
        a_28*b_20 - a_3*b_11 - a_9*b_31 - a_11*b_3 - a_18*b_29 - a_21*b_27 - a_27*b_21 -
        a_29*b_18 - a_31*b_9
    )
    out[..., 23] = (
        a_0*b_23 + a_2*b_14 + a_5*b_10 + a_10*b_5 + a_14*b_2 + a_19*b_28 + a_23*b_0 +
        a_28*b_19 - a_3*b_12 - a_8*b_31 - a_12*b_3 - a_17*b_29 - a_21*b_26 - a_26*b_21 -
        a_29*b_17 - a_31*b_8
    )
    out[..., 24] = (
        a_0*b_24 + a_2*b_15 + a_5*b_11 + a_7*b_31 + a_11*b_5 + a_15*b_2 + a_16*b_29 +
        a_20*b_26 + a_24*b_0 + a_26*b_20 + a_29*b_16 + a_31*b_7 - a_4*b_12 - a_12*b_4 -
        a_19*b_27 - a_27*b_19
    )
    out[..., 25] = (
        a_0*b_25 + a_3*b_15 + a_5*b_13 + a_13*b_5 + a_15*b_3 + a_17*b_27 + a_25*b_0 +
        a_27*b_17 - a_4*b_14 - a_6*b_31 - a_14*b_4 - a_16*b_28 - a_18*b_26 - a_26*b_18 -
        a_28*b_16 - a_31*b_6
    )
    out[..., 26] = (
        a_0*b_26 + a_6*b_13 + a_8*b_10 + a_10*b_8 + a_13*b_6 + a_20*b_24 + a_24*b_20 +
        a_26*b_0 - a_5*b_31 - a_7*b_11 - a_11*b_7 - a_18*b_25 - a_21*b_23 - a_23*b_21 -
        a_25*b_18 - a_31*b_5
    )
    out[..., 27] = (
        a_0*b_27 + a_6*b_14 + a_9*b_10 + a_10*b_9 + a_14*b_6 + a_19*b_24 + a_24*b_19 +
        a_27*b_0 - a_4*b_31 - a_7*b_12 - a_12*b_7 - a_17*b_25 - a_21*b_22 - a_22*b_21 -
        a_25*b_17 - a_31*b_4
    )
    out[..., 28] = (
        a_0*b_28 + a_3*b_31 + a_6*b_15 + a_9*b_11 + a_11*b_9 + a_15*b_6 + a_16*b_25 +
        a_20*b_22 + a_22*b_20 + a_25*b_16 + a_28*b_0 + a_31*b_3 - a_8*b_12 - a_12*b_8 -
        a_19*b_23 - a_23*b_19
    )
    out[..., 29] = (
        a_0*b_29 + a_7*b_15 + a_9*b_13 + a_13*b_9 + a_15*b_7 + a_17*b_23 + a_23*b_17 +
        a_29*b_0 - a_2*b_31 - a_8*b_14 - a_14*b_8 - a_16*b_24 - a_18*b_22 - a_22*b_18 -
        a_24*b_16 - a_31*b_2
    )
    out[..., 30] = (
        a_0*b_30 + a_1*b_31 + a_10*b_15 + a_12*b_13 + a_13*b_12 + a_15*b_10 + a_16*b_21
        + a_18*b_19 + a_19*b_18 + a_21*b_16 + a_30*b_0 + a_31*b_1 - a_11*b_14 -
        a_14*b_11 - a_17*b_20 - a_20*b_17
    )
    out[..., 31] = (
        a_0*b_31 + a_1*b_30 + a_3*b_28 + a_5*b_26 + a_6*b_25 + a_8*b_23 + a_10*b_21 +
        a_12*b_19 + a_13*b_18 + a_15*b_16 + a_16*b_15 + a_18*b_13 + a_19*b_12 +
        a_21*b_10 + a_23*b_8 + a_25*b_6 + a_26*b_5 + a_28*b_3 + a_30*b_1 + a_31*b_0 -
        a_2*b_29 - a_4*b_27 - a_7*b_24 - a_9*b_22 - a_11*b_20 - a_14*b_17 - a_17*b_14 -
        a_20*b_11 - a_22*b_9 - a_24*b_7 - a_27*b_4 - a_29*b_2
    )


def acp__full__full(a, b, out=None):
    """Return the anticommutator product.

    Law: (a b + b a) / 2.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_acp__full__full, (32, 32), 32, (a, b), out, (1, 1), "polynomial")


# --- reverse: reverse ---------------------------------------------------------------------------


def _reverse__full(x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
    # (a b)~ = b~ a~, v~ = v
    out[..., 0] = x_0
    out[..., 1] = x_1
    out[..., 2] = x_2
    out[..., 3] = x_3
    out[..., 4] = x_4
    out[..., 5] = x_5
    out[..., 6] = -x_6
    out[..., 7] = -x_7
    out[..., 8] = -x_8
    out[..., 9] = -x_9
    out[..., 10] = -x_10
    out[..., 11] = -x_11
    out[..., 12] = -x_12
    out[..., 13] = -x_13
    out[..., 14] = -x_14
    out[..., 15] = -x_15
    out[..., 16] = -x_16
    out[..., 17] = -x_17
    out[..., 18] = -x_18
    out[..., 19] = -x_19
    out[..., 20] = -x_20
    out[..., 21] = -x_21
    out[..., 22] = -x_22
    out[..., 23] = -x_23
    out[..., 24] = -x_24
    out[..., 25] = -x_25
    out[..., 26] = x_26
    out[..., 27] = x_27
    out[..., 28] = x_28
    out[..., 29] = x_29
    out[..., 30] = x_30
    out[..., 31] = x_31


def reverse__full(x, out=None):
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_reverse__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- involute: grade involution -----------------------------------------------------------------


def _involute__full(x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
    # (a b)^ = a^ b^, v^ = -v
    out[..., 0] = x_0
    out[..., 1] = -x_1
    out[..., 2] = -x_2
    out[..., 3] = -x_3
    out[..., 4] = -x_4
    out[..., 5] = -x_5
    out[..., 6] = x_6
    out[..., 7] = x_7
    out[..., 8] = x_8
    out[..., 9] = x_9
    out[..., 10] = x_10
    out[..., 11] = x_11
    out[..., 12] = x_12
    out[..., 13] = x_13
    out[..., 14] = x_14
    out[..., 15] = x_15
    out[..., 16] = -x_16
    out[..., 17] = -x_17
    out[..., 18] = -x_18
    out[..., 19] = -x_19
    out[..., 20] = -x_20
    out[..., 21] = -x_21
    out[..., 22] = -x_22
    out[..., 23] = -x_23
    out[..., 24] = -x_24
    out[..., 25] = -x_25
    out[..., 26] = x_26
    out[..., 27] = x_27
    out[..., 28] = x_28
    out[..., 29] = x_29
    out[..., 30] = x_30
    out[..., 31] = -x_31


def involute__full(x, out=None):
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_involute__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- conjugate: Clifford conjugate --------------------------------------------------------------


def _conjugate__full(x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
    # reverse of the grade involution
    out[..., 0] = x_0
    out[..., 1] = -x_1
    out[..., 2] = -x_2
    out[..., 3] = -x_3
    out[..., 4] = -x_4
    out[..., 5] = -x_5
    out[..., 6] = -x_6
    out[..., 7] = -x_7
    out[..., 8] = -x_8
    out[..., 9] = -x_9
    out[..., 10] = -x_10
    out[..., 11] = -x_11
    out[..., 12] = -x_12
    out[..., 13] = -x_13
    out[..., 14] = -x_14
    out[..., 15] = -x_15
    out[..., 16] = x_16
    out[..., 17] = x_17
    out[..., 18] = x_18
    out[..., 19] = x_19
    out[..., 20] = x_20
    out[..., 21] = x_21
    out[..., 22] = x_22
    out[..., 23] = x_23
    out[..., 24] = x_24
    out[..., 25] = x_25
    out[..., 26] = x_26
    out[..., 27] = x_27
    out[..., 28] = x_28
    out[..., 29] = x_29
    out[..., 30] = x_30
    out[..., 31] = -x_31


def conjugate__full(x, out=None):
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_conjugate__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


def _dual__full(x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
    # x inv(I), or hodge(x) if r > 0
    out[..., 0] = x_31
    out[..., 1] = x_30
    out[..., 2] = -x_29
    out[..., 3] = x_28
    out[..., 4] = -x_27
    out[..., 5] = -x_26
    out[..., 6] = -x_25
    out[..., 7] = x_24
    out[..., 8] = -x_23
    out[..., 9] = -x_22
    out[..., 10] = -x_21
    out[..., 11] = x_20
    out[..., 12] = x_19
    out[..., 13] = -x_18
    out[..., 14] = -x_17
    out[..., 15] = x_16
    out[..., 16] = -x_15
    out[..., 17] = x_14
    out[..., 18] = x_13
    out[..., 19] = -x_12
    out[..., 20] = -x_11
    out[..., 21] = x_10
    out[..., 22] = x_9
    out[..., 23] = x_8
    out[..., 24] = -x_7
    out[..., 25] = x_6
    out[..., 26] = x_5
    out[..., 27] = x_4
    out[..., 28] = -x_3
    out[..., 29] = x_2
    out[..., 30] = -x_1
    out[..., 31] = -x_0


def dual__full(x, out=None):
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_dual__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- undual: inverse of the dual ----------------------------------------------------------------


def _undual__full(x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
    # x I, or unhodge(x) if r > 0
    out[..., 0] = -x_31
    out[..., 1] = -x_30
    out[..., 2] = x_29
    out[..., 3] = -x_28
    out[..., 4] = x_27
    out[..., 5] = x_26
    out[..., 6] = x_25
    out[..., 7] = -x_24
    out[..., 8] = x_23
    out[..., 9] = x_22
    out[..., 10] = x_21
    out[..., 11] = -x_20
    out[..., 12] = -x_19
    out[..., 13] = x_18
    out[..., 14] = x_17
    out[..., 15] = -x_16
    out[..., 16] = x_15
    out[..., 17] = -x_14
    out[..., 18] = -x_13
    out[..., 19] = x_12
    out[..., 20] = x_11
    out[..., 21] = -x_10
    out[..., 22] = -x_9
    out[..., 23] = -x_8
    out[..., 24] = x_7
    out[..., 25] = -x_6
    out[..., 26] = -x_5
    out[..., 27] = -x_4
    out[..., 28] = x_3
    out[..., 29] = -x_2
    out[..., 30] = x_1
    out[..., 31] = x_0


def undual__full(x, out=None):
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_undual__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- hodge: right complement --------------------------------------------------------------------


def _hodge__full(x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
    # b ^ hodge(b) = I for basis blades b
    out[..., 0] = x_31
    out[..., 1] = x_30
    out[..., 2] = -x_29
    out[..., 3] = x_28
    out[..., 4] = -x_27
    out[..., 5] = x_26
    out[..., 6] = x_25
    out[..., 7] = -x_24
    out[..., 8] = x_23
    out[..., 9] = -x_22
    out[..., 10] = x_21
    out[..., 11] = -x_20
    out[..., 12] = x_19
    out[..., 13] = x_18
    out[..., 14] = -x_17
    out[..., 15] = x_16
    out[..., 16] = x_15
    out[..., 17] = -x_14
    out[..., 18] = x_13
    out[..., 19] = x_12
    out[..., 20] = -x_11
    out[..., 21] = x_10
    out[..., 22] = -x_9
    out[..., 23] = x_8
    out[..., 24] = -x_7
    out[..., 25] = x_6
    out[..., 26] = x_5
    out[..., 27] = -x_4
    out[..., 28] = x_3
    out[..., 29] = -x_2
    out[..., 30] = x_1
    out[..., 31] = x_0


def hodge__full(x, out=None):
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_hodge__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- unhodge: left complement -------------------------------------------------------------------


def _unhodge__full(x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
    # unhodge(b) ^ b = I for basis blades b
    out[..., 0] = x_31
    out[..., 1] = x_30
    out[..., 2] = -x_29
    out[..., 3] = x_28
    out[..., 4] = -x_27
    out[..., 5] = x_26
    out[..., 6] = x_25
    out[..., 7] = -x_24
    out[..., 8] = x_23
    out[..., 9] = -x_22
    out[..., 10] = x_21
    out[..., 11] = -x_20
    out[..., 12] = x_19
    out[..., 13] = x_18
    out[..., 14] = -x_17
    out[..., 15] = x_16
    out[..., 16] = x_15
    out[..., 17] = -x_14
    out[..., 18] = x_13
    out[..., 19] = x_12
    out[..., 20] = -x_11
    out[..., 21] = x_10
    out[..., 22] = -x_9
    out[..., 23] = x_8
    out[..., 24] = -x_7
    out[..., 25] = x_6
    out[..., 26] = x_5
    out[..., 27] = -x_4
    out[..., 28] = x_3
    out[..., 29] = -x_2
    out[..., 30] = x_1
    out[..., 31] = x_0


def unhodge__full(x, out=None):
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    return _run(_unhodge__full, (32,), 32, (x,), out, (1,), "polynomial")


# --- normsq: squared norm, of either sign -------------------------------------------------------


def _normsq__full(x, out):
    """Run the unrolled form: 32 multiplications, 31 additions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
    # <x ~x>_0
    out[..., 0] = (
        x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_6*x_6 + x_7*x_7 + x_8*x_8 +
        x_10*x_10 + x_11*x_11 + x_13*x_13 + x_16*x_16 + x_17*x_17 + x_19*x_19 +
        x_22*x_22 + x_26*x_26 - x_5*x_5 - x_9*x_9 - x_12*x_12 - x_14*x_14 - x_15*x_15 -
        x_18*x_18 - x_20*x_20 - x_21*x_21 - x_23*x_23 - x_24*x_24 - x_25*x_25 -
        x_27*x_27 - x_28*x_28 - x_29*x_29 - x_30*x_30 - x_31*x_31
    )


def normsq__full(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__full, (32,), 1, (x,), out, (2,), "polynomial")


def _normsq__even(x, out):
    """Run the unrolled form: 16 multiplications, 15 additions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    # <x ~x>_0
    out[..., 0] = (
        x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_5*x_5 + x_6*x_6 + x_8*x_8 + x_11*x_11
        - x_4*x_4 - x_7*x_7 - x_9*x_9 - x_10*x_10 - x_12*x_12 - x_13*x_13 - x_14*x_14 -
        x_15*x_15
    )


def normsq__even(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__even, (16,), 1, (x,), out, (2,), "polynomial")


def _normsq__vector(x, out):
    """Run the unrolled form: 5 multiplications, 4 additions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    # <x ~x>_0
    out[..., 0] = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 - x_4*x_4


def normsq__vector(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 5), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__vector, (5,), 1, (x,), out, (2,), "polynomial")


# --- norm: norm ---------------------------------------------------------------------------------


def _norm__full(x, out):
    """Run the unrolled form: 32 multiplications, 31 additions, 1 roots."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
    # s = <x ~x>_0
    s_0 = (
        x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_6*x_6 + x_7*x_7 + x_8*x_8 +
        x_10*x_10 + x_11*x_11 + x_13*x_13 + x_16*x_16 + x_17*x_17 + x_19*x_19 +
        x_22*x_22 + x_26*x_26 - x_5*x_5 - x_9*x_9 - x_12*x_12 - x_14*x_14 - x_15*x_15 -
        x_18*x_18 - x_20*x_20 - x_21*x_21 - x_23*x_23 - x_24*x_24 - x_25*x_25 -
        x_27*x_27 - x_28*x_28 - x_29*x_29 - x_30*x_30 - x_31*x_31
    )
    # out = sqrt(|s|)
    out[..., 0] = sqrt(abs(s_0))


def norm__full(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__full, (32,), 1, (x,), out, (1,), "real")


def _norm__even(x, out):
    """Run the unrolled form: 16 multiplications, 15 additions, 1 roots."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    # s = <x ~x>_0
    s_0 = (
        x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_5*x_5 + x_6*x_6 + x_8*x_8 + x_11*x_11
        - x_4*x_4 - x_7*x_7 - x_9*x_9 - x_10*x_10 - x_12*x_12 - x_13*x_13 - x_14*x_14 -
        x_15*x_15
    )
    # out = sqrt(|s|)
    out[..., 0] = sqrt(abs(s_0))


def norm__even(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__even, (16,), 1, (x,), out, (1,), "real")


def _norm__vector(x, out):
    """Run the unrolled form: 5 multiplications, 4 additions, 1 roots."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 - x_4*x_4
    # out = sqrt(|s|)
    out[..., 0] = sqrt(abs(s_0))


def norm__vector(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 5), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__vector, (5,), 1, (x,), out, (1,), "real")


# --- inv: inverse -------------------------------------------------------------------------------


def _inv__even(x, out):
    """Run the unrolled form: 163 multiplications, 135 additions, 16 divisions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
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
    u_1 = 2*f_0
    # common factors
    f_1 = (
        x_0*x_12 + x_2*x_7 + x_3*x_15 + x_8*x_13 - x_1*x_9 - x_4*x_5 - x_6*x_14 -
        x_10*x_11
    )
    # u = x reverse(x)
    u_2 = 2*f_1
    # common factors
    f_2 = (
        x_0*x_13 + x_3*x_7 + x_5*x_14 + x_9*x_11 - x_1*x_10 - x_2*x_15 - x_4*x_6 -
        x_8*x_12
    )
    # u = x reverse(x)
    u_3 = 2*f_2
    # common factors
    f_3 = (
        x_0*x_14 + x_1*x_15 + x_3*x_9 + x_6*x_12 - x_2*x_10 - x_4*x_8 - x_5*x_13 -
        x_7*x_11
    )
    # u = x reverse(x)
    u_4 = 2*f_3
    # common factors
    f_4 = (
        x_0*x_15 + x_2*x_13 + x_4*x_11 + x_6*x_9 - x_1*x_14 - x_3*x_12 - x_5*x_10 -
        x_7*x_8
    )
    # u = x reverse(x)
    u_5 = 2*f_4
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0
    out[..., 10] = N_10/s_0
    out[..., 11] = N_11/s_0
    out[..., 12] = N_12/s_0
    out[..., 13] = N_13/s_0
    out[..., 14] = N_14/s_0
    out[..., 15] = N_15/s_0


def inv__even(x, out=None):
    """Return the inverse.

    Law: reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u.

    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    return _run(_inv__even, (16,), 16, (x,), out, (1,), "quotient")


def _inv__vector(x, out):
    """Run the unrolled form: 5 multiplications, 4 additions, 5 divisions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    # s = <x reverse(x)>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 - x_4*x_4
    # out = y / s
    out[..., 0] = x_0/s_0
    out[..., 1] = x_1/s_0
    out[..., 2] = x_2/s_0
    out[..., 3] = x_3/s_0
    out[..., 4] = x_4/s_0


def inv__vector(x, out=None):
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1
    """
    return _run(_inv__vector, (5,), 5, (x,), out, (1,), "quotient")


# --- sandwich: action of a versor ---------------------------------------------------------------


# P from R x.
# Terms (i, j, sign) of each output: sign * R[i] * x[j].
_SANDWICH_UNIT__FULL__FULL_P = [
    [(0, 1, 1), (6, 2, 1), (7, 3, 1), (8, 4, 1), (9, 5, -1)],
    [(0, 2, 1), (6, 1, -1), (10, 3, 1), (11, 4, 1), (12, 5, -1)],
    [(0, 3, 1), (7, 1, -1), (10, 2, -1), (13, 4, 1), (14, 5, -1)],
    [(0, 4, 1), (8, 1, -1), (11, 2, -1), (13, 3, -1), (15, 5, -1)],
    [(0, 5, 1), (9, 1, -1), (12, 2, -1), (14, 3, -1), (15, 4, -1)],
    [(6, 3, 1), (7, 2, -1), (10, 1, 1), (26, 4, 1), (27, 5, -1)],
    [(6, 4, 1), (8, 2, -1), (11, 1, 1), (26, 3, -1), (28, 5, -1)],
    [(6, 5, 1), (9, 2, -1), (12, 1, 1), (27, 3, -1), (28, 4, -1)],
    [(7, 4, 1), (8, 3, -1), (13, 1, 1), (26, 2, 1), (29, 5, -1)],
    [(7, 5, 1), (9, 3, -1), (14, 1, 1), (27, 2, 1), (29, 4, -1)],
    [(8, 5, 1), (9, 4, -1), (15, 1, 1), (28, 2, 1), (29, 3, 1)],
    [(10, 4, 1), (11, 3, -1), (13, 2, 1), (26, 1, -1), (30, 5, -1)],
    [(10, 5, 1), (12, 3, -1), (14, 2, 1), (27, 1, -1), (30, 4, -1)],
    [(11, 5, 1), (12, 4, -1), (15, 2, 1), (28, 1, -1), (30, 3, 1)],
    [(13, 5, 1), (14, 4, -1), (15, 3, 1), (29, 1, -1), (30, 2, -1)],
    [(0, 6, 1), (7, 10, -1), (8, 11, -1), (9, 12, 1), (10, 7, 1), (11, 8, 1), (12, 9, -1),
     (26, 13, -1), (27, 14, 1), (28, 15, 1)],
    [(0, 7, 1), (6, 10, 1), (8, 13, -1), (9, 14, 1), (10, 6, -1), (13, 8, 1), (14, 9, -1),
     (26, 11, 1), (27, 12, -1), (29, 15, 1)],
    [(0, 8, 1), (6, 11, 1), (7, 13, 1), (9, 15, 1), (11, 6, -1), (13, 7, -1), (15, 9, -1),
     (26, 10, -1), (28, 12, -1), (29, 14, -1)],
    [(0, 9, 1), (6, 12, 1), (7, 14, 1), (8, 15, 1), (12, 6, -1), (14, 7, -1), (15, 8, -1),
     (27, 10, -1), (28, 11, -1), (29, 13, -1)],
    [(0, 10, 1), (6, 7, -1), (7, 6, 1), (11, 13, -1), (12, 14, 1), (13, 11, 1),
     (14, 12, -1), (26, 8, -1), (27, 9, 1), (30, 15, 1)],
    [(0, 11, 1), (6, 8, -1), (8, 6, 1), (10, 13, 1), (12, 15, 1), (13, 10, -1),
     (15, 12, -1), (26, 7, 1), (28, 9, 1), (30, 14, -1)],
    [(0, 12, 1), (6, 9, -1), (9, 6, 1), (10, 14, 1), (11, 15, 1), (14, 10, -1),
     (15, 11, -1), (27, 7, 1), (28, 8, 1), (30, 13, -1)],
    [(0, 13, 1), (7, 8, -1), (8, 7, 1), (10, 11, -1), (11, 10, 1), (14, 15, 1),
     (15, 14, -1), (26, 6, -1), (29, 9, 1), (30, 12, 1)],
    [(0, 14, 1), (7, 9, -1), (9, 7, 1), (10, 12, -1), (12, 10, 1), (13, 15, 1),
     (15, 13, -1), (27, 6, -1), (29, 8, 1), (30, 11, 1)],
    [(0, 15, 1), (8, 9, -1), (9, 8, 1), (11, 12, -1), (12, 11, 1), (13, 14, -1),
     (14, 13, 1), (28, 6, -1), (29, 7, -1), (30, 10, -1)],
    [(6, 13, 1), (7, 11, -1), (8, 10, 1), (10, 8, 1), (11, 7, -1), (13, 6, 1), (27, 15, 1),
     (28, 14, -1), (29, 12, 1), (30, 9, -1)],
    [(6, 14, 1), (7, 12, -1), (9, 10, 1), (10, 9, 1), (12, 7, -1), (14, 6, 1), (26, 15, 1),
     (28, 13, -1), (29, 11, 1), (30, 8, -1)],
    [(6, 15, 1), (8, 12, -1), (9, 11, 1), (11, 9, 1), (12, 8, -1), (15, 6, 1), (26, 14, -1),
     (27, 13, 1), (29, 10, -1), (30, 7, 1)],
    [(7, 15, 1), (8, 14, -1), (9, 13, 1), (13, 9, 1), (14, 8, -1), (15, 7, 1), (26, 12, 1),
     (27, 11, -1), (28, 10, 1), (30, 6, -1)],
    [(10, 15, 1), (11, 14, -1), (12, 13, 1), (13, 12, 1), (14, 11, -1), (15, 10, 1),
     (26, 9, -1), (27, 8, 1), (28, 7, -1), (29, 6, 1)],
    [(0, 16, 1), (8, 22, 1), (9, 23, -1), (11, 19, -1), (12, 20, 1), (13, 17, 1),
     (14, 18, -1), (28, 25, 1), (29, 24, -1), (30, 21, 1)],
    [(0, 17, 1), (7, 22, -1), (9, 24, -1), (10, 19, 1), (12, 21, 1), (13, 16, -1),
     (15, 18, -1), (27, 25, -1), (29, 23, 1), (30, 20, -1)],
    [(0, 18, 1), (7, 23, -1), (8, 24, -1), (10, 20, 1), (11, 21, 1), (14, 16, -1),
     (15, 17, -1), (26, 25, -1), (29, 22, 1), (30, 19, -1)],
    [(0, 19, 1), (6, 22, 1), (9, 25, -1), (10, 17, -1), (11, 16, 1), (14, 21, 1),
     (15, 20, -1), (27, 24, 1), (28, 23, -1), (30, 18, 1)],
    [(0, 20, 1), (6, 23, 1), (8, 25, -1), (10, 18, -1), (12, 16, 1), (13, 21, 1),
     (15, 19, -1), (26, 24, 1), (28, 22, -1), (30, 17, 1)],
    [(0, 21, 1), (6, 24, 1), (7, 25, 1), (11, 18, -1), (12, 17, 1), (13, 20, -1),
     (14, 19, 1), (26, 23, -1), (27, 22, 1), (30, 16, -1)],
    [(0, 22, 1), (6, 19, -1), (7, 17, 1), (8, 16, -1), (12, 25, -1), (14, 24, 1),
     (15, 23, -1), (27, 21, -1), (28, 20, 1), (29, 18, -1)],
    [(0, 23, 1), (6, 20, -1), (7, 18, 1), (9, 16, -1), (11, 25, -1), (13, 24, 1),
     (15, 22, -1), (26, 21, -1), (28, 19, 1), (29, 17, -1)],
    [(0, 24, 1), (6, 21, -1), (8, 18, 1), (9, 17, -1), (10, 25, 1), (13, 23, -1),
     (14, 22, 1), (26, 20, 1), (27, 19, -1), (29, 16, 1)],
    [(0, 25, 1), (7, 21, -1), (8, 20, 1), (9, 19, -1), (10, 24, -1), (11, 23, 1),
     (12, 22, -1), (26, 18, -1), (27, 17, 1), (28, 16, -1)],
    [(6, 16, -1), (8, 19, 1), (9, 20, -1), (11, 22, 1), (12, 23, -1), (15, 25, 1),
     (26, 17, -1), (27, 18, 1), (29, 21, -1), (30, 24, -1)],
    [(6, 17, -1), (7, 19, -1), (9, 21, -1), (10, 22, -1), (12, 24, -1), (14, 25, -1),
     (26, 16, 1), (28, 18, 1), (29, 20, 1), (30, 23, 1)],
    [(6, 18, -1), (7, 20, -1), (8, 21, -1), (10, 23, -1), (11, 24, -1), (13, 25, -1),
     (27, 16, 1), (28, 17, 1), (29, 19, 1), (30, 22, 1)],
    [(7, 16, 1), (8, 17, 1), (9, 18, -1), (13, 22, -1), (14, 23, 1), (15, 24, 1),
     (26, 19, 1), (27, 20, -1), (28, 21, -1), (30, 25, 1)],
    [(10, 16, -1), (11, 17, -1), (12, 18, 1), (13, 19, -1), (14, 20, 1), (15, 21, 1),
     (26, 22, -1), (27, 23, 1), (28, 24, 1), (29, 25, 1)],
    [(0, 26, 1), (9, 30, 1), (12, 29, -1), (14, 28, 1), (15, 27, -1)],
    [(0, 27, 1), (8, 30, 1), (11, 29, -1), (13, 28, 1), (15, 26, -1)],
    [(0, 28, 1), (7, 30, -1), (10, 29, 1), (13, 27, -1), (14, 26, 1)],
    [(0, 29, 1), (6, 30, 1), (10, 28, -1), (11, 27, 1), (12, 26, -1)],
    [(0, 30, 1), (6, 29, -1), (7, 28, 1), (8, 27, -1), (9, 26, 1)],
    [(6, 26, -1), (9, 29, 1), (12, 30, 1), (27, 28, -1), (28, 27, 1)],
    [(6, 27, -1), (8, 29, 1), (11, 30, 1), (26, 28, -1), (28, 26, 1)],
    [(6, 28, -1), (7, 29, -1), (10, 30, -1), (26, 27, 1), (27, 26, -1)],
    [(7, 26, 1), (9, 28, 1), (14, 30, -1), (27, 29, 1), (29, 27, -1)],
    [(7, 27, 1), (8, 28, 1), (13, 30, -1), (26, 29, 1), (29, 26, -1)],
    [(8, 26, -1), (9, 27, 1), (15, 30, 1), (28, 29, -1), (29, 28, 1)],
    [(10, 26, -1), (12, 28, -1), (14, 29, -1), (27, 30, -1), (30, 27, 1)],
    [(10, 27, -1), (11, 28, -1), (13, 29, -1), (26, 30, -1), (30, 26, 1)],
    [(11, 26, 1), (12, 27, -1), (15, 29, 1), (28, 30, 1), (30, 28, -1)],
    [(13, 26, -1), (14, 27, 1), (15, 28, 1), (29, 30, -1), (30, 29, 1)],
    [(1, 1, -1), (2, 2, -1), (3, 3, -1), (4, 4, -1), (5, 5, 1)],
    [(1, 2, -1), (2, 1, 1), (16, 3, -1), (17, 4, -1), (18, 5, 1)],
    [(1, 3, -1), (3, 1, 1), (16, 2, 1), (19, 4, -1), (20, 5, 1)],
    [(1, 4, -1), (4, 1, 1), (17, 2, 1), (19, 3, 1), (21, 5, 1)],
    [(1, 5, -1), (5, 1, 1), (18, 2, 1), (20, 3, 1), (21, 4, 1)],
    [(2, 3, -1), (3, 2, 1), (16, 1, -1), (22, 4, -1), (23, 5, 1)],
    [(2, 4, -1), (4, 2, 1), (17, 1, -1), (22, 3, 1), (24, 5, 1)],
    [(2, 5, -1), (5, 2, 1), (18, 1, -1), (23, 3, 1), (24, 4, 1)],
    [(3, 4, -1), (4, 3, 1), (19, 1, -1), (22, 2, -1), (25, 5, 1)],
    [(3, 5, -1), (5, 3, 1), (20, 1, -1), (23, 2, -1), (25, 4, 1)],
    [(4, 5, -1), (5, 4, 1), (21, 1, -1), (24, 2, -1), (25, 3, -1)],
    [(16, 4, -1), (17, 3, 1), (19, 2, -1), (22, 1, 1), (31, 5, 1)],
    [(16, 5, -1), (18, 3, 1), (20, 2, -1), (23, 1, 1), (31, 4, 1)],
    [(17, 5, -1), (18, 4, 1), (21, 2, -1), (24, 1, 1), (31, 3, -1)],
    [(19, 5, -1), (20, 4, 1), (21, 3, -1), (25, 1, 1), (31, 2, 1)],
    [(22, 5, -1), (23, 4, 1), (24, 3, -1), (25, 2, 1), (31, 1, -1)],
    [(1, 6, 1), (3, 10, -1), (4, 11, -1), (5, 12, 1), (16, 7, 1), (17, 8, 1), (18, 9, -1),
     (22, 13, -1), (23, 14, 1), (24, 15, 1)],
    [(1, 7, 1), (2, 10, 1), (4, 13, -1), (5, 14, 1), (16, 6, -1), (19, 8, 1), (20, 9, -1),
     (22, 11, 1), (23, 12, -1), (25, 15, 1)],
    [(1, 8, 1), (2, 11, 1), (3, 13, 1), (5, 15, 1), (17, 6, -1), (19, 7, -1), (21, 9, -1),
     (22, 10, -1), (24, 12, -1), (25, 14, -1)],
    [(1, 9, 1), (2, 12, 1), (3, 14, 1), (4, 15, 1), (18, 6, -1), (20, 7, -1), (21, 8, -1),
     (23, 10, -1), (24, 11, -1), (25, 13, -1)],
    [(1, 10, 1), (2, 7, -1), (3, 6, 1), (17, 13, -1), (18, 14, 1), (19, 11, 1),
     (20, 12, -1), (22, 8, -1), (23, 9, 1), (31, 15, 1)],
    [(1, 11, 1), (2, 8, -1), (4, 6, 1), (16, 13, 1), (18, 15, 1), (19, 10, -1),
     (21, 12, -1), (22, 7, 1), (24, 9, 1), (31, 14, -1)],
    [(1, 12, 1), (2, 9, -1), (5, 6, 1), (16, 14, 1), (17, 15, 1), (20, 10, -1),
     (21, 11, -1), (23, 7, 1), (24, 8, 1), (31, 13, -1)],
    [(1, 13, 1), (3, 8, -1), (4, 7, 1), (16, 11, -1), (17, 10, 1), (20, 15, 1),
     (21, 14, -1), (22, 6, -1), (25, 9, 1), (31, 12, 1)],
    [(1, 14, 1), (3, 9, -1), (5, 7, 1), (16, 12, -1), (18, 10, 1), (19, 15, 1),
     (21, 13, -1), (23, 6, -1), (25, 8, 1), (31, 11, 1)],
    [(1, 15, 1), (4, 9, -1), (5, 8, 1), (17, 12, -1), (18, 11, 1), (19, 14, -1),
     (20, 13, 1), (24, 6, -1), (25, 7, -1), (31, 10, -1)],
    [(2, 6, -1), (3, 7, -1), (4, 8, -1), (5, 9, 1), (16, 10, -1), (17, 11, -1), (18, 12, 1),
     (19, 13, -1), (20, 14, 1), (21, 15, 1)],
    [(2, 13, 1), (3, 11, -1), (4, 10, 1), (16, 8, 1), (17, 7, -1), (19, 6, 1), (23, 15, 1),
     (24, 14, -1), (25, 12, 1), (31, 9, -1)],
    [(2, 14, 1), (3, 12, -1), (5, 10, 1), (16, 9, 1), (18, 7, -1), (20, 6, 1), (22, 15, 1),
     (24, 13, -1), (25, 11, 1), (31, 8, -1)],
    [(2, 15, 1), (4, 12, -1), (5, 11, 1), (17, 9, 1), (18, 8, -1), (21, 6, 1), (22, 14, -1),
     (23, 13, 1), (25, 10, -1), (31, 7, 1)],
    [(3, 15, 1), (4, 14, -1), (5, 13, 1), (19, 9, 1), (20, 8, -1), (21, 7, 1), (22, 12, 1),
     (23, 11, -1), (24, 10, 1), (31, 6, -1)],
    [(1, 16, -1), (4, 22, -1), (5, 23, 1), (17, 19, 1), (18, 20, -1), (19, 17, -1),
     (20, 18, 1), (24, 25, -1), (25, 24, 1), (31, 21, -1)],
    [(1, 17, -1), (3, 22, 1), (5, 24, 1), (16, 19, -1), (18, 21, -1), (19, 16, 1),
     (21, 18, 1), (23, 25, 1), (25, 23, -1), (31, 20, 1)],
    [(1, 18, -1), (3, 23, 1), (4, 24, 1), (16, 20, -1), (17, 21, -1), (20, 16, 1),
     (21, 17, 1), (22, 25, 1), (25, 22, -1), (31, 19, 1)],
    [(1, 19, -1), (2, 22, -1), (5, 25, 1), (16, 17, 1), (17, 16, -1), (20, 21, -1),
     (21, 20, 1), (23, 24, -1), (24, 23, 1), (31, 18, -1)],
    [(1, 20, -1), (2, 23, -1), (4, 25, 1), (16, 18, 1), (18, 16, -1), (19, 21, -1),
     (21, 19, 1), (22, 24, -1), (24, 22, 1), (31, 17, -1)],
    [(1, 21, -1), (2, 24, -1), (3, 25, -1), (17, 18, 1), (18, 17, -1), (19, 20, 1),
     (20, 19, -1), (22, 23, 1), (23, 22, -1), (31, 16, 1)],
    [(1, 22, -1), (2, 19, 1), (3, 17, -1), (4, 16, 1), (18, 25, 1), (20, 24, -1),
     (21, 23, 1), (23, 21, 1), (24, 20, -1), (25, 18, 1)],
    [(1, 23, -1), (2, 20, 1), (3, 18, -1), (5, 16, 1), (17, 25, 1), (19, 24, -1),
     (21, 22, 1), (22, 21, 1), (24, 19, -1), (25, 17, 1)],
    [(1, 24, -1), (2, 21, 1), (4, 18, -1), (5, 17, 1), (16, 25, -1), (19, 23, 1),
     (20, 22, -1), (22, 20, -1), (23, 19, 1), (25, 16, -1)],
    [(1, 25, -1), (3, 21, 1), (4, 20, -1), (5, 19, 1), (16, 24, 1), (17, 23, -1),
     (18, 22, 1), (22, 18, 1), (23, 17, -1), (24, 16, 1)],
    [(2, 16, 1), (4, 19, -1), (5, 20, 1), (17, 22, -1), (18, 23, 1), (21, 25, -1),
     (22, 17, 1), (23, 18, -1), (25, 21, 1), (31, 24, 1)],
    [(2, 17, 1), (3, 19, 1), (5, 21, 1), (16, 22, 1), (18, 24, 1), (20, 25, 1),
     (22, 16, -1), (24, 18, -1), (25, 20, -1), (31, 23, -1)],
    [(2, 18, 1), (3, 20, 1), (4, 21, 1), (16, 23, 1), (17, 24, 1), (19, 25, 1),
     (23, 16, -1), (24, 17, -1), (25, 19, -1), (31, 22, -1)],
    [(2, 25, -1), (3, 24, 1), (4, 23, -1), (5, 22, 1), (16, 21, -1), (17, 20, 1),
     (18, 19, -1), (19, 18, -1), (20, 17, 1), (21, 16, -1)],
    [(3, 16, -1), (4, 17, -1), (5, 18, 1), (19, 22, 1), (20, 23, -1), (21, 24, -1),
     (22, 19, -1), (23, 20, 1), (24, 21, 1), (31, 25, -1)],
    [(16, 16, 1), (17, 17, 1), (18, 18, -1), (19, 19, 1), (20, 20, -1), (21, 21, -1),
     (22, 22, 1), (23, 23, -1), (24, 24, -1), (25, 25, -1)],
    [(1, 26, 1), (5, 30, 1), (18, 29, -1), (20, 28, 1), (21, 27, -1)],
    [(1, 27, 1), (4, 30, 1), (17, 29, -1), (19, 28, 1), (21, 26, -1)],
    [(1, 28, 1), (3, 30, -1), (16, 29, 1), (19, 27, -1), (20, 26, 1)],
    [(1, 29, 1), (2, 30, 1), (16, 28, -1), (17, 27, 1), (18, 26, -1)],
    [(2, 26, -1), (5, 29, 1), (18, 30, 1), (23, 28, -1), (24, 27, 1)],
    [(2, 27, -1), (4, 29, 1), (17, 30, 1), (22, 28, -1), (24, 26, 1)],
    [(2, 28, -1), (3, 29, -1), (16, 30, -1), (22, 27, 1), (23, 26, -1)],
    [(3, 26, 1), (5, 28, 1), (20, 30, -1), (23, 29, 1), (25, 27, -1)],
    [(3, 27, 1), (4, 28, 1), (19, 30, -1), (22, 29, 1), (25, 26, -1)],
    [(4, 26, -1), (5, 27, 1), (21, 30, 1), (24, 29, -1), (25, 28, 1)],
    [(16, 26, -1), (18, 28, -1), (20, 29, -1), (23, 30, -1), (31, 27, 1)],
    [(16, 27, -1), (17, 28, -1), (19, 29, -1), (22, 30, -1), (31, 26, 1)],
    [(17, 26, 1), (18, 27, -1), (21, 29, 1), (24, 30, 1), (31, 28, -1)],
    [(19, 26, -1), (20, 27, 1), (21, 28, 1), (25, 30, -1), (31, 29, 1)],
    [(22, 26, 1), (23, 27, -1), (24, 28, -1), (25, 29, -1), (31, 30, -1)],
    [(1, 31, -1)],
    [(2, 31, 1)],
    [(3, 31, -1)],
    [(4, 31, 1)],
    [(5, 31, 1)],
    [(16, 31, 1)],
    [(17, 31, -1)],
    [(18, 31, -1)],
    [(19, 31, 1)],
    [(20, 31, 1)],
    [(21, 31, -1)],
    [(22, 31, -1)],
    [(23, 31, -1)],
    [(24, 31, 1)],
    [(25, 31, -1)],
    [(31, 31, 1)],
]
# D from P R.
# Terms (i, j, sign) of each output: sign * P[i] * R[j].
_SANDWICH_UNIT__FULL__FULL_D = [
    [(1, 6, 1), (2, 7, 1), (3, 8, 1), (4, 9, -1), (11, 26, 1), (12, 27, -1), (13, 28, -1),
     (14, 29, -1), (60, 1, 1), (65, 16, 1), (66, 17, 1), (67, 18, -1), (68, 19, 1),
     (69, 20, -1), (70, 21, -1), (75, 31, -1)],
    [(0, 6, -1), (2, 10, 1), (3, 11, 1), (4, 12, -1), (8, 26, -1), (9, 27, 1), (10, 28, 1),
     (14, 30, -1), (60, 2, 1), (62, 16, -1), (63, 17, -1), (64, 18, 1), (68, 22, 1),
     (69, 23, -1), (70, 24, -1), (74, 31, 1)],
    [(0, 7, -1), (1, 10, -1), (3, 13, 1), (4, 14, -1), (6, 26, 1), (7, 27, -1), (10, 29, 1),
     (13, 30, 1), (60, 3, 1), (61, 16, 1), (63, 19, -1), (64, 20, 1), (66, 22, -1),
     (67, 23, 1), (70, 25, -1), (73, 31, -1)],
    [(0, 8, -1), (1, 11, -1), (2, 13, -1), (4, 15, -1), (5, 26, -1), (7, 28, -1),
     (9, 29, -1), (12, 30, -1), (60, 4, 1), (61, 17, 1), (62, 19, 1), (64, 21, 1),
     (65, 22, 1), (67, 24, 1), (69, 25, 1), (72, 31, 1)],
    [(0, 9, -1), (1, 12, -1), (2, 14, -1), (3, 15, -1), (5, 27, -1), (6, 28, -1),
     (8, 29, -1), (11, 30, -1), (60, 5, 1), (61, 18, 1), (62, 20, 1), (63, 21, 1),
     (65, 23, 1), (66, 24, 1), (68, 25, 1), (71, 31, 1)],
    [(16, 10, 1), (17, 11, 1), (18, 12, -1), (19, 7, -1), (20, 8, -1), (21, 9, 1),
     (28, 30, -1), (29, 29, 1), (76, 1, -1), (83, 22, 1), (84, 23, -1), (85, 24, -1),
     (86, 2, 1), (87, 19, -1), (88, 20, 1), (89, 21, 1)],
    [(15, 10, -1), (17, 13, 1), (18, 14, -1), (19, 6, 1), (22, 8, -1), (23, 9, 1),
     (27, 30, 1), (29, 28, -1), (77, 1, -1), (81, 22, -1), (82, 23, 1), (85, 25, -1),
     (86, 3, 1), (87, 17, 1), (88, 18, -1), (90, 21, 1)],
    [(15, 11, -1), (16, 13, -1), (18, 15, -1), (20, 6, 1), (22, 7, 1), (24, 9, 1),
     (26, 30, -1), (29, 27, 1), (78, 1, -1), (80, 22, 1), (82, 24, 1), (84, 25, 1),
     (86, 4, 1), (87, 16, -1), (89, 18, -1), (90, 20, -1)],
    [(15, 12, -1), (16, 14, -1), (17, 15, -1), (21, 6, 1), (23, 7, 1), (24, 8, 1),
     (25, 30, -1), (29, 26, 1), (79, 1, -1), (80, 23, 1), (81, 24, 1), (83, 25, 1),
     (86, 5, 1), (88, 16, -1), (89, 17, -1), (90, 19, -1)],
    [(15, 7, 1), (16, 6, -1), (20, 13, 1), (21, 14, -1), (22, 11, -1), (23, 12, 1),
     (27, 29, -1), (28, 28, 1), (76, 3, 1), (77, 2, -1), (81, 19, 1), (82, 20, -1),
     (83, 17, -1), (84, 18, 1), (89, 25, -1), (90, 24, 1)],
    [(15, 8, 1), (17, 6, -1), (19, 13, -1), (21, 15, -1), (22, 10, 1), (24, 12, 1),
     (26, 29, 1), (28, 27, -1), (76, 4, 1), (78, 2, -1), (80, 19, -1), (82, 21, -1),
     (83, 16, 1), (85, 18, 1), (88, 25, 1), (90, 23, -1)],
    [(15, 9, 1), (18, 6, -1), (19, 14, -1), (20, 15, -1), (23, 10, 1), (24, 11, 1),
     (25, 29, 1), (28, 26, -1), (76, 5, 1), (79, 2, -1), (80, 20, -1), (81, 21, -1),
     (84, 16, 1), (85, 17, 1), (87, 25, 1), (90, 22, -1)],
    [(16, 8, 1), (17, 7, -1), (19, 11, 1), (20, 10, -1), (23, 15, -1), (24, 14, 1),
     (26, 28, -1), (27, 27, 1), (77, 4, 1), (78, 3, -1), (80, 17, 1), (81, 16, -1),
     (84, 21, -1), (85, 20, 1), (88, 24, -1), (89, 23, 1)],
    [(16, 9, 1), (18, 7, -1), (19, 12, 1), (21, 10, -1), (22, 15, -1), (24, 13, 1),
     (25, 28, -1), (27, 26, 1), (77, 5, 1), (79, 3, -1), (80, 18, 1), (82, 16, -1),
     (83, 21, -1), (85, 19, 1), (87, 24, -1), (89, 22, 1)],
    [(17, 9, 1), (18, 8, -1), (20, 12, 1), (21, 11, -1), (22, 14, 1), (23, 13, -1),
     (25, 27, 1), (26, 26, -1), (78, 5, 1), (79, 4, -1), (81, 18, 1), (82, 17, -1),
     (83, 20, 1), (84, 19, -1), (87, 23, 1), (88, 22, -1)],
    [(31, 13, 1), (32, 14, -1), (33, 11, -1), (34, 12, 1), (36, 8, 1), (37, 9, -1),
     (41, 26, -1), (42, 27, 1), (91, 1, 1), (96, 31, 1), (99, 25, -1), (100, 24, 1),
     (101, 2, -1), (104, 21, -1), (105, 3, 1), (106, 16, -1)],
    [(30, 13, -1), (32, 15, -1), (33, 10, 1), (35, 12, 1), (36, 7, -1), (38, 9, -1),
     (40, 26, 1), (42, 28, 1), (92, 1, 1), (95, 31, -1), (98, 25, 1), (100, 23, -1),
     (102, 2, -1), (104, 20, 1), (105, 4, 1), (106, 17, -1)],
    [(30, 14, -1), (31, 15, -1), (34, 10, 1), (35, 11, 1), (37, 7, -1), (38, 8, -1),
     (40, 27, 1), (41, 28, 1), (93, 1, 1), (94, 31, -1), (97, 25, 1), (100, 22, -1),
     (103, 2, -1), (104, 19, 1), (105, 5, 1), (106, 18, -1)],
    [(30, 11, 1), (31, 10, -1), (34, 15, -1), (35, 14, 1), (36, 6, 1), (39, 9, -1),
     (42, 29, 1), (43, 26, -1), (93, 31, 1), (94, 1, 1), (98, 24, -1), (99, 23, 1),
     (101, 4, 1), (102, 3, -1), (104, 18, -1), (106, 19, -1)],
    [(30, 12, 1), (32, 10, -1), (33, 15, -1), (35, 13, 1), (37, 6, 1), (39, 8, -1),
     (41, 29, 1), (43, 27, -1), (92, 31, 1), (95, 1, 1), (97, 24, -1), (99, 22, 1),
     (101, 5, 1), (103, 3, -1), (104, 17, -1), (106, 20, -1)],
    [(31, 12, 1), (32, 11, -1), (33, 14, 1), (34, 13, -1), (38, 6, 1), (39, 7, 1),
     (40, 29, -1), (43, 28, -1), (91, 31, -1), (96, 1, 1), (97, 23, 1), (98, 22, -1),
     (102, 5, 1), (103, 4, -1), (104, 16, 1), (106, 21, -1)],
    [(30, 8, -1), (31, 7, 1), (33, 6, -1), (37, 15, -1), (38, 14, 1), (39, 12, -1),
     (42, 30, 1), (44, 26, 1), (91, 4, 1), (92, 3, -1), (94, 2, 1), (98, 21, 1),
     (99, 20, -1), (100, 18, 1), (103, 31, -1), (106, 22, -1)],
    [(30, 9, -1), (32, 7, 1), (34, 6, -1), (36, 15, -1), (38, 13, 1), (39, 11, -1),
     (41, 30, 1), (44, 27, 1), (91, 5, 1), (93, 3, -1), (95, 2, 1), (97, 21, 1),
     (99, 19, -1), (100, 17, 1), (102, 31, -1), (106, 23, -1)],
    [(31, 9, -1), (32, 8, 1), (35, 6, -1), (36, 14, 1), (37, 13, -1), (39, 10, 1),
     (40, 30, -1), (44, 28, 1), (92, 5, 1), (93, 4, -1), (96, 2, 1), (97, 20, -1),
     (98, 19, 1), (100, 16, -1), (101, 31, 1), (106, 24, -1)],
    [(33, 9, -1), (34, 8, 1), (35, 7, -1), (36, 12, -1), (37, 11, 1), (38, 10, -1),
     (43, 30, 1), (44, 29, 1), (94, 5, 1), (95, 4, -1), (96, 3, 1), (97, 18, 1),
     (98, 17, -1), (99, 16, 1), (105, 31, -1), (106, 25, -1)],
    [(46, 15, -1), (47, 14, 1), (48, 12, -1), (49, 9, 1), (51, 28, 1), (52, 27, -1),
     (54, 29, -1), (57, 30, 1), (107, 1, -1), (111, 2, 1), (114, 3, -1), (116, 4, 1),
     (117, 16, 1), (119, 17, -1), (120, 19, 1), (121, 22, -1)],
    [(45, 15, -1), (47, 13, 1), (48, 11, -1), (49, 8, 1), (50, 28, 1), (52, 26, -1),
     (53, 29, -1), (56, 30, 1), (108, 1, -1), (112, 2, 1), (115, 3, -1), (116, 5, 1),
     (118, 16, 1), (119, 18, -1), (120, 20, 1), (121, 23, -1)],
    [(45, 14, 1), (46, 13, -1), (48, 10, 1), (49, 7, -1), (50, 27, -1), (51, 26, 1),
     (55, 29, 1), (58, 30, -1), (109, 1, -1), (113, 2, 1), (114, 5, 1), (115, 4, -1),
     (117, 18, -1), (118, 17, 1), (120, 21, 1), (121, 24, -1)],
    [(45, 12, -1), (46, 11, 1), (47, 10, -1), (49, 6, 1), (53, 27, 1), (54, 26, -1),
     (55, 28, -1), (59, 30, 1), (110, 1, -1), (111, 5, 1), (112, 4, -1), (113, 3, 1),
     (117, 20, -1), (118, 19, 1), (119, 21, 1), (121, 25, -1)],
    [(45, 9, 1), (46, 8, -1), (47, 7, 1), (48, 6, -1), (56, 27, -1), (57, 26, 1),
     (58, 28, 1), (59, 29, -1), (107, 5, 1), (108, 4, -1), (109, 3, 1), (110, 2, -1),
     (117, 23, -1), (118, 22, 1), (119, 24, 1), (120, 25, -1)],
    [(122, 1, 1), (123, 2, -1), (124, 3, 1), (125, 4, -1), (126, 5, 1), (127, 16, -1),
     (128, 17, 1), (129, 18, -1), (130, 19, -1), (131, 20, 1), (132, 21, -1), (133, 22, 1),
     (134, 23, -1), (135, 24, 1), (136, 25, -1), (137, 31, 1)],
]


def _sandwich_unit__full__full(R, x, out):
    """Run the table form: 1458 multiplications, 1458 additions."""
    R = _entries(R)
    x = _entries(x)
    # P from R x
    P = _contract(R, x, _SANDWICH_UNIT__FULL__FULL_P)
    # D from P R
    D = _contract(P, R, _SANDWICH_UNIT__FULL__FULL_D)
    # out = x + 2 D
    out[..., 0] = x[0]
    out[..., 1] = x[1] + 2 * D[0]
    out[..., 2] = x[2] + 2 * D[1]
    out[..., 3] = x[3] + 2 * D[2]
    out[..., 4] = x[4] + 2 * D[3]
    out[..., 5] = x[5] + 2 * D[4]
    out[..., 6] = x[6] + 2 * D[5]
    out[..., 7] = x[7] + 2 * D[6]
    out[..., 8] = x[8] + 2 * D[7]
    out[..., 9] = x[9] + 2 * D[8]
    out[..., 10] = x[10] + 2 * D[9]
    out[..., 11] = x[11] + 2 * D[10]
    out[..., 12] = x[12] + 2 * D[11]
    out[..., 13] = x[13] + 2 * D[12]
    out[..., 14] = x[14] + 2 * D[13]
    out[..., 15] = x[15] + 2 * D[14]
    out[..., 16] = x[16] + 2 * D[15]
    out[..., 17] = x[17] + 2 * D[16]
    out[..., 18] = x[18] + 2 * D[17]
    out[..., 19] = x[19] + 2 * D[18]
    out[..., 20] = x[20] + 2 * D[19]
    out[..., 21] = x[21] + 2 * D[20]
    out[..., 22] = x[22] + 2 * D[21]
    out[..., 23] = x[23] + 2 * D[22]
    out[..., 24] = x[24] + 2 * D[23]
    out[..., 25] = x[25] + 2 * D[24]
    out[..., 26] = x[26] + 2 * D[25]
    out[..., 27] = x[27] + 2 * D[26]
    out[..., 28] = x[28] + 2 * D[27]
    out[..., 29] = x[29] + 2 * D[28]
    out[..., 30] = x[30] + 2 * D[29]
    out[..., 31] = x[31] + 2 * D[30]


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


def _sandwich_unit__even__scalar(R, x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    # out = x + 2 D
    out[..., 0] = x_0


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


def _sandwich_unit__even__vector(R, x, out):
    """Run the unrolled form: 120 multiplications, 100 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4


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


def _sandwich_unit__even__bivector(R, x, out):
    """Run the unrolled form: 240 multiplications, 215 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4
    out[..., 5] = x_5 + 2*D_5
    out[..., 6] = x_6 + 2*D_6
    out[..., 7] = x_7 + 2*D_7
    out[..., 8] = x_8 + 2*D_8
    out[..., 9] = x_9 + 2*D_9


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


def _sandwich_unit__even__trivector(R, x, out):
    """Run the unrolled form: 240 multiplications, 215 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4
    out[..., 5] = x_5 + 2*D_5
    out[..., 6] = x_6 + 2*D_6
    out[..., 7] = x_7 + 2*D_7
    out[..., 8] = x_8 + 2*D_8
    out[..., 9] = x_9 + 2*D_9


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


def _sandwich_unit__even__g4(R, x, out):
    """Run the unrolled form: 120 multiplications, 100 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4


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


def _sandwich_unit__even__g5(R, x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    # out = x + 2 D
    out[..., 0] = x_0


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


def _sandwich_unit__even__even(R, x, out):
    """Run the unrolled form: 360 multiplications, 315 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7 + 2*D_6
    out[..., 8] = x_8 + 2*D_7
    out[..., 9] = x_9 + 2*D_8
    out[..., 10] = x_10 + 2*D_9
    out[..., 11] = x_11 + 2*D_10
    out[..., 12] = x_12 + 2*D_11
    out[..., 13] = x_13 + 2*D_12
    out[..., 14] = x_14 + 2*D_13
    out[..., 15] = x_15 + 2*D_14


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


def _sandwich_unit__even__full(R, x, out):
    """Run the unrolled form: 720 multiplications, 630 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7 + 2*D_6
    out[..., 8] = x_8 + 2*D_7
    out[..., 9] = x_9 + 2*D_8
    out[..., 10] = x_10 + 2*D_9
    out[..., 11] = x_11 + 2*D_10
    out[..., 12] = x_12 + 2*D_11
    out[..., 13] = x_13 + 2*D_12
    out[..., 14] = x_14 + 2*D_13
    out[..., 15] = x_15 + 2*D_14
    out[..., 16] = x_16 + 2*D_15
    out[..., 17] = x_17 + 2*D_16
    out[..., 18] = x_18 + 2*D_17
    out[..., 19] = x_19 + 2*D_18
    out[..., 20] = x_20 + 2*D_19
    out[..., 21] = x_21 + 2*D_20
    out[..., 22] = x_22 + 2*D_21
    out[..., 23] = x_23 + 2*D_22
    out[..., 24] = x_24 + 2*D_23
    out[..., 25] = x_25 + 2*D_24
    out[..., 26] = x_26 + 2*D_25
    out[..., 27] = x_27 + 2*D_26
    out[..., 28] = x_28 + 2*D_27
    out[..., 29] = x_29 + 2*D_28
    out[..., 30] = x_30 + 2*D_29
    out[..., 31] = x_31


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


def _sandwich_unit__g0_2__scalar(R, x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    # out = x + 2 D
    out[..., 0] = x_0


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


def _sandwich_unit__g0_2__vector(R, x, out):
    """Run the unrolled form: 50 multiplications, 40 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4


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


def _sandwich_unit__g0_2__bivector(R, x, out):
    """Run the unrolled form: 140 multiplications, 120 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4
    out[..., 5] = x_5 + 2*D_5
    out[..., 6] = x_6 + 2*D_6
    out[..., 7] = x_7 + 2*D_7
    out[..., 8] = x_8 + 2*D_8
    out[..., 9] = x_9 + 2*D_9


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


def _sandwich_unit__g0_2__trivector(R, x, out):
    """Run the unrolled form: 140 multiplications, 120 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4
    out[..., 5] = x_5 + 2*D_5
    out[..., 6] = x_6 + 2*D_6
    out[..., 7] = x_7 + 2*D_7
    out[..., 8] = x_8 + 2*D_8
    out[..., 9] = x_9 + 2*D_9


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


def _sandwich_unit__g0_2__g4(R, x, out):
    """Run the unrolled form: 50 multiplications, 40 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4


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


def _sandwich_unit__g0_2__g5(R, x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    # out = x + 2 D
    out[..., 0] = x_0


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


def _sandwich_unit__g0_2__even(R, x, out):
    """Run the unrolled form: 190 multiplications, 160 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7 + 2*D_6
    out[..., 8] = x_8 + 2*D_7
    out[..., 9] = x_9 + 2*D_8
    out[..., 10] = x_10 + 2*D_9
    out[..., 11] = x_11 + 2*D_10
    out[..., 12] = x_12 + 2*D_11
    out[..., 13] = x_13 + 2*D_12
    out[..., 14] = x_14 + 2*D_13
    out[..., 15] = x_15 + 2*D_14


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


def _sandwich_unit__g0_2__full(R, x, out):
    """Run the unrolled form: 380 multiplications, 320 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7 + 2*D_6
    out[..., 8] = x_8 + 2*D_7
    out[..., 9] = x_9 + 2*D_8
    out[..., 10] = x_10 + 2*D_9
    out[..., 11] = x_11 + 2*D_10
    out[..., 12] = x_12 + 2*D_11
    out[..., 13] = x_13 + 2*D_12
    out[..., 14] = x_14 + 2*D_13
    out[..., 15] = x_15 + 2*D_14
    out[..., 16] = x_16 + 2*D_15
    out[..., 17] = x_17 + 2*D_16
    out[..., 18] = x_18 + 2*D_17
    out[..., 19] = x_19 + 2*D_18
    out[..., 20] = x_20 + 2*D_19
    out[..., 21] = x_21 + 2*D_20
    out[..., 22] = x_22 + 2*D_21
    out[..., 23] = x_23 + 2*D_22
    out[..., 24] = x_24 + 2*D_23
    out[..., 25] = x_25 + 2*D_24
    out[..., 26] = x_26 + 2*D_25
    out[..., 27] = x_27 + 2*D_26
    out[..., 28] = x_28 + 2*D_27
    out[..., 29] = x_29 + 2*D_28
    out[..., 30] = x_30 + 2*D_29
    out[..., 31] = x_31


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


def _sandwich_unit__vector__scalar(R, x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    # out = x + 2 D
    out[..., 0] = x_0


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


def _sandwich_unit__vector__vector(R, x, out):
    """Run the unrolled form: 15 multiplications, 9 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    # P from R x
    P_0 = R_4*x_4 - R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3
    # D from P R
    D_0 = P_0*R_0
    D_1 = P_0*R_1
    D_2 = P_0*R_2
    D_3 = P_0*R_3
    D_4 = P_0*R_4
    # out = x + 2 D
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4


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


def _sandwich_unit__vector__bivector(R, x, out):
    """Run the unrolled form: 50 multiplications, 35 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4
    out[..., 5] = x_5 + 2*D_5
    out[..., 6] = x_6 + 2*D_6
    out[..., 7] = x_7 + 2*D_7
    out[..., 8] = x_8 + 2*D_8
    out[..., 9] = x_9 + 2*D_9


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


def _sandwich_unit__vector__trivector(R, x, out):
    """Run the unrolled form: 70 multiplications, 50 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4
    out[..., 5] = x_5 + 2*D_5
    out[..., 6] = x_6 + 2*D_6
    out[..., 7] = x_7 + 2*D_7
    out[..., 8] = x_8 + 2*D_8
    out[..., 9] = x_9 + 2*D_9


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


def _sandwich_unit__vector__g4(R, x, out):
    """Run the unrolled form: 45 multiplications, 30 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4


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


def _sandwich_unit__vector__g5(R, x, out):
    """Run the unrolled form: 10 multiplications, 4 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    # P = R_even x + R_odd x^
    P_0 = R_4*x_0
    P_1 = R_3*x_0
    P_2 = -R_2*x_0
    P_3 = R_1*x_0
    P_4 = -R_0*x_0
    # out = P ~R
    out[..., 0] = P_0*R_4 + P_2*R_2 + P_4*R_0 - P_1*R_3 - P_3*R_1


def sandwich_unit__vector__g5(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 5), vector: grades 1
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5
    """
    return _run(_sandwich_unit__vector__g5, (5, 1), 1, (R, x), out, (2, 1), "polynomial")


def _sandwich_unit__vector__even(R, x, out):
    """Run the unrolled form: 95 multiplications, 65 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7 + 2*D_6
    out[..., 8] = x_8 + 2*D_7
    out[..., 9] = x_9 + 2*D_8
    out[..., 10] = x_10 + 2*D_9
    out[..., 11] = x_11 + 2*D_10
    out[..., 12] = x_12 + 2*D_11
    out[..., 13] = x_13 + 2*D_12
    out[..., 14] = x_14 + 2*D_13
    out[..., 15] = x_15 + 2*D_14


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


def _sandwich_unit__vector__full(R, x, out):
    """Run the unrolled form: 191 multiplications, 129 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7 + 2*D_6
    out[..., 8] = x_8 + 2*D_7
    out[..., 9] = x_9 + 2*D_8
    out[..., 10] = x_10 + 2*D_9
    out[..., 11] = x_11 + 2*D_10
    out[..., 12] = x_12 + 2*D_11
    out[..., 13] = x_13 + 2*D_12
    out[..., 14] = x_14 + 2*D_13
    out[..., 15] = x_15 + 2*D_14
    out[..., 16] = x_16 + 2*D_15
    out[..., 17] = x_17 + 2*D_16
    out[..., 18] = x_18 + 2*D_17
    out[..., 19] = x_19 + 2*D_18
    out[..., 20] = x_20 + 2*D_19
    out[..., 21] = x_21 + 2*D_20
    out[..., 22] = x_22 + 2*D_21
    out[..., 23] = x_23 + 2*D_22
    out[..., 24] = x_24 + 2*D_23
    out[..., 25] = x_25 + 2*D_24
    out[..., 26] = x_26 + 2*D_25
    out[..., 27] = x_27 + 2*D_26
    out[..., 28] = x_28 + 2*D_27
    out[..., 29] = x_29 + 2*D_28
    out[..., 30] = x_30 + 2*D_29
    out[..., 31] = x_31 + 2*D_30


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


# P = R_even x + R_odd x^.
# Terms (i, j, sign) of each output: sign * R[i] * x[j].
_SANDWICH__FULL__FULL_P = [
    [(0, 0, 1), (1, 1, -1), (2, 2, -1), (3, 3, -1), (4, 4, -1), (5, 5, 1), (6, 6, -1),
     (7, 7, -1), (8, 8, -1), (9, 9, 1), (10, 10, -1), (11, 11, -1), (12, 12, 1),
     (13, 13, -1), (14, 14, 1), (15, 15, 1), (16, 16, 1), (17, 17, 1), (18, 18, -1),
     (19, 19, 1), (20, 20, -1), (21, 21, -1), (22, 22, 1), (23, 23, -1), (24, 24, -1),
     (25, 25, -1), (26, 26, 1), (27, 27, -1), (28, 28, -1), (29, 29, -1), (30, 30, -1),
     (31, 31, 1)],
    [(0, 1, 1), (1, 0, 1), (2, 6, -1), (3, 7, -1), (4, 8, -1), (5, 9, 1), (6, 2, 1),
     (7, 3, 1), (8, 4, 1), (9, 5, -1), (10, 16, -1), (11, 17, -1), (12, 18, 1),
     (13, 19, -1), (14, 20, 1), (15, 21, 1), (16, 10, -1), (17, 11, -1), (18, 12, 1),
     (19, 13, -1), (20, 14, 1), (21, 15, 1), (22, 26, 1), (23, 27, -1), (24, 28, -1),
     (25, 29, -1), (26, 22, -1), (27, 23, 1), (28, 24, 1), (29, 25, 1), (30, 31, -1),
     (31, 30, -1)],
    [(0, 2, 1), (1, 6, 1), (2, 0, 1), (3, 10, -1), (4, 11, -1), (5, 12, 1), (6, 1, -1),
     (7, 16, 1), (8, 17, 1), (9, 18, -1), (10, 3, 1), (11, 4, 1), (12, 5, -1), (13, 22, -1),
     (14, 23, 1), (15, 24, 1), (16, 7, 1), (17, 8, 1), (18, 9, -1), (19, 26, -1),
     (20, 27, 1), (21, 28, 1), (22, 13, -1), (23, 14, 1), (24, 15, 1), (25, 30, -1),
     (26, 19, 1), (27, 20, -1), (28, 21, -1), (29, 31, 1), (30, 25, 1), (31, 29, 1)],
    [(0, 6, 1), (1, 2, -1), (2, 1, 1), (3, 16, -1), (4, 17, -1), (5, 18, 1), (6, 0, 1),
     (7, 10, -1), (8, 11, -1), (9, 12, 1), (10, 7, 1), (11, 8, 1), (12, 9, -1),
     (13, 26, -1), (14, 27, 1), (15, 28, 1), (16, 3, -1), (17, 4, -1), (18, 5, 1),
     (19, 22, 1), (20, 23, -1), (21, 24, -1), (22, 19, -1), (23, 20, 1), (24, 21, 1),
     (25, 31, -1), (26, 13, -1), (27, 14, 1), (28, 15, 1), (29, 30, -1), (30, 29, 1),
     (31, 25, -1)],
    [(0, 3, 1), (1, 7, 1), (2, 10, 1), (3, 0, 1), (4, 13, -1), (5, 14, 1), (6, 16, -1),
     (7, 1, -1), (8, 19, 1), (9, 20, -1), (10, 2, -1), (11, 22, 1), (12, 23, -1),
     (13, 4, 1), (14, 5, -1), (15, 25, 1), (16, 6, -1), (17, 26, 1), (18, 27, -1),
     (19, 8, 1), (20, 9, -1), (21, 29, 1), (22, 11, 1), (23, 12, -1), (24, 30, 1),
     (25, 15, 1), (26, 17, -1), (27, 18, 1), (28, 31, -1), (29, 21, -1), (30, 24, -1),
     (31, 28, -1)],
    [(0, 7, 1), (1, 3, -1), (2, 16, 1), (3, 1, 1), (4, 19, -1), (5, 20, 1), (6, 10, 1),
     (7, 0, 1), (8, 13, -1), (9, 14, 1), (10, 6, -1), (11, 26, 1), (12, 27, -1), (13, 8, 1),
     (14, 9, -1), (15, 29, 1), (16, 2, 1), (17, 22, -1), (18, 23, 1), (19, 4, -1),
     (20, 5, 1), (21, 25, -1), (22, 17, 1), (23, 18, -1), (24, 31, 1), (25, 21, 1),
     (26, 11, 1), (27, 12, -1), (28, 30, 1), (29, 15, 1), (30, 28, -1), (31, 24, 1)],
    [(0, 10, 1), (1, 16, -1), (2, 3, -1), (3, 2, 1), (4, 22, -1), (5, 23, 1), (6, 7, -1),
     (7, 6, 1), (8, 26, -1), (9, 27, 1), (10, 0, 1), (11, 13, -1), (12, 14, 1), (13, 11, 1),
     (14, 12, -1), (15, 30, 1), (16, 1, -1), (17, 19, 1), (18, 20, -1), (19, 17, -1),
     (20, 18, 1), (21, 31, -1), (22, 4, -1), (23, 5, 1), (24, 25, -1), (25, 24, 1),
     (26, 8, -1), (27, 9, 1), (28, 29, -1), (29, 28, 1), (30, 15, 1), (31, 21, -1)],
    [(0, 16, 1), (1, 10, 1), (2, 7, -1), (3, 6, 1), (4, 26, -1), (5, 27, 1), (6, 3, 1),
     (7, 2, -1), (8, 22, 1), (9, 23, -1), (10, 1, 1), (11, 19, -1), (12, 20, 1),
     (13, 17, 1), (14, 18, -1), (15, 31, 1), (16, 0, 1), (17, 13, -1), (18, 14, 1),
     (19, 11, 1), (20, 12, -1), (21, 30, 1), (22, 8, -1), (23, 9, 1), (24, 29, -1),
     (25, 28, 1), (26, 4, 1), (27, 5, -1), (28, 25, 1), (29, 24, -1), (30, 21, 1),
     (31, 15, 1)],
    [(0, 4, 1), (1, 8, 1), (2, 11, 1), (3, 13, 1), (4, 0, 1), (5, 15, 1), (6, 17, -1),
     (7, 19, -1), (8, 1, -1), (9, 21, -1), (10, 22, -1), (11, 2, -1), (12, 24, -1),
     (13, 3, -1), (14, 25, -1), (15, 5, -1), (16, 26, -1), (17, 6, -1), (18, 28, -1),
     (19, 7, -1), (20, 29, -1), (21, 9, -1), (22, 10, -1), (23, 30, -1), (24, 12, -1),
     (25, 14, -1), (26, 16, 1), (27, 31, 1), (28, 18, 1), (29, 20, 1), (30, 23, 1),
     (31, 27, 1)],
    [(0, 8, 1), (1, 4, -1), (2, 17, 1), (3, 19, 1), (4, 1, 1), (5, 21, 1), (6, 11, 1),
     (7, 13, 1), (8, 0, 1), (9, 15, 1), (10, 26, -1), (11, 6, -1), (12, 28, -1),
     (13, 7, -1), (14, 29, -1), (15, 9, -1), (16, 22, 1), (17, 2, 1), (18, 24, 1),
     (19, 3, 1), (20, 25, 1), (21, 5, 1), (22, 16, -1), (23, 31, -1), (24, 18, -1),
     (25, 20, -1), (26, 10, -1), (27, 30, -1), (28, 12, -1), (29, 14, -1), (30, 27, 1),
     (31, 23, -1)],
    [(0, 11, 1), (1, 17, -1), (2, 4, -1), (3, 22, 1), (4, 2, 1), (5, 24, 1), (6, 8, -1),
     (7, 26, 1), (8, 6, 1), (9, 28, 1), (10, 13, 1), (11, 0, 1), (12, 15, 1), (13, 10, -1),
     (14, 30, -1), (15, 12, -1), (16, 19, -1), (17, 1, -1), (18, 21, -1), (19, 16, 1),
     (20, 31, 1), (21, 18, 1), (22, 3, 1), (23, 25, 1), (24, 5, 1), (25, 23, -1),
     (26, 7, 1), (27, 29, 1), (28, 9, 1), (29, 27, -1), (30, 14, -1), (31, 20, 1)],
    [(0, 17, 1), (1, 11, 1), (2, 8, -1), (3, 26, 1), (4, 6, 1), (5, 28, 1), (6, 4, 1),
     (7, 22, -1), (8, 2, -1), (9, 24, -1), (10, 19, 1), (11, 1, 1), (12, 21, 1),
     (13, 16, -1), (14, 31, -1), (15, 18, -1), (16, 13, 1), (17, 0, 1), (18, 15, 1),
     (19, 10, -1), (20, 30, -1), (21, 12, -1), (22, 7, 1), (23, 29, 1), (24, 9, 1),
     (25, 27, -1), (26, 3, -1), (27, 25, -1), (28, 5, -1), (29, 23, 1), (30, 20, -1),
     (31, 14, -1)],
    [(0, 13, 1), (1, 19, -1), (2, 22, -1), (3, 4, -1), (4, 3, 1), (5, 25, 1), (6, 26, -1),
     (7, 8, -1), (8, 7, 1), (9, 29, 1), (10, 11, -1), (11, 10, 1), (12, 30, 1), (13, 0, 1),
     (14, 15, 1), (15, 14, -1), (16, 17, 1), (17, 16, -1), (18, 31, -1), (19, 1, -1),
     (20, 21, -1), (21, 20, 1), (22, 2, -1), (23, 24, -1), (24, 23, 1), (25, 5, 1),
     (26, 6, -1), (27, 28, -1), (28, 27, 1), (29, 9, 1), (30, 12, 1), (31, 18, -1)],
    [(0, 19, 1), (1, 13, 1), (2, 26, -1), (3, 8, -1), (4, 7, 1), (5, 29, 1), (6, 22, 1),
     (7, 4, 1), (8, 3, -1), (9, 25, -1), (10, 17, -1), (11, 16, 1), (12, 31, 1), (13, 1, 1),
     (14, 21, 1), (15, 20, -1), (16, 11, -1), (17, 10, 1), (18, 30, 1), (19, 0, 1),
     (20, 15, 1), (21, 14, -1), (22, 6, -1), (23, 28, -1), (24, 27, 1), (25, 9, 1),
     (26, 2, 1), (27, 24, 1), (28, 23, -1), (29, 5, -1), (30, 18, 1), (31, 12, 1)],
    [(0, 22, 1), (1, 26, 1), (2, 13, 1), (3, 11, -1), (4, 10, 1), (5, 30, 1), (6, 19, -1),
     (7, 17, 1), (8, 16, -1), (9, 31, -1), (10, 4, 1), (11, 3, -1), (12, 25, -1),
     (13, 2, 1), (14, 24, 1), (15, 23, -1), (16, 8, 1), (17, 7, -1), (18, 29, -1),
     (19, 6, 1), (20, 28, 1), (21, 27, -1), (22, 0, 1), (23, 15, 1), (24, 14, -1),
     (25, 12, 1), (26, 1, -1), (27, 21, -1), (28, 20, 1), (29, 18, -1), (30, 5, -1),
     (31, 9, -1)],
    [(0, 26, 1), (1, 22, -1), (2, 19, 1), (3, 17, -1), (4, 16, 1), (5, 31, 1), (6, 13, 1),
     (7, 11, -1), (8, 10, 1), (9, 30, 1), (10, 8, 1), (11, 7, -1), (12, 29, -1), (13, 6, 1),
     (14, 28, 1), (15, 27, -1), (16, 4, -1), (17, 3, 1), (18, 25, 1), (19, 2, -1),
     (20, 24, -1), (21, 23, 1), (22, 1, 1), (23, 21, 1), (24, 20, -1), (25, 18, 1),
     (26, 0, 1), (27, 15, 1), (28, 14, -1), (29, 12, 1), (30, 9, -1), (31, 5, 1)],
    [(0, 5, 1), (1, 9, 1), (2, 12, 1), (3, 14, 1), (4, 15, 1), (5, 0, 1), (6, 18, -1),
     (7, 20, -1), (8, 21, -1), (9, 1, -1), (10, 23, -1), (11, 24, -1), (12, 2, -1),
     (13, 25, -1), (14, 3, -1), (15, 4, -1), (16, 27, -1), (17, 28, -1), (18, 6, -1),
     (19, 29, -1), (20, 7, -1), (21, 8, -1), (22, 30, -1), (23, 10, -1), (24, 11, -1),
     (25, 13, -1), (26, 31, 1), (27, 16, 1), (28, 17, 1), (29, 19, 1), (30, 22, 1),
     (31, 26, 1)],
    [(0, 9, 1), (1, 5, -1), (2, 18, 1), (3, 20, 1), (4, 21, 1), (5, 1, 1), (6, 12, 1),
     (7, 14, 1), (8, 15, 1), (9, 0, 1), (10, 27, -1), (11, 28, -1), (12, 6, -1),
     (13, 29, -1), (14, 7, -1), (15, 8, -1), (16, 23, 1), (17, 24, 1), (18, 2, 1),
     (19, 25, 1), (20, 3, 1), (21, 4, 1), (22, 31, -1), (23, 16, -1), (24, 17, -1),
     (25, 19, -1), (26, 30, -1), (27, 10, -1), (28, 11, -1), (29, 13, -1), (30, 26, 1),
     (31, 22, -1)],
    [(0, 12, 1), (1, 18, -1), (2, 5, -1), (3, 23, 1), (4, 24, 1), (5, 2, 1), (6, 9, -1),
     (7, 27, 1), (8, 28, 1), (9, 6, 1), (10, 14, 1), (11, 15, 1), (12, 0, 1), (13, 30, -1),
     (14, 10, -1), (15, 11, -1), (16, 20, -1), (17, 21, -1), (18, 1, -1), (19, 31, 1),
     (20, 16, 1), (21, 17, 1), (22, 25, 1), (23, 3, 1), (24, 4, 1), (25, 22, -1),
     (26, 29, 1), (27, 7, 1), (28, 8, 1), (29, 26, -1), (30, 13, -1), (31, 19, 1)],
    [(0, 18, 1), (1, 12, 1), (2, 9, -1), (3, 27, 1), (4, 28, 1), (5, 6, 1), (6, 5, 1),
     (7, 23, -1), (8, 24, -1), (9, 2, -1), (10, 20, 1), (11, 21, 1), (12, 1, 1),
     (13, 31, -1), (14, 16, -1), (15, 17, -1), (16, 14, 1), (17, 15, 1), (18, 0, 1),
     (19, 30, -1), (20, 10, -1), (21, 11, -1), (22, 29, 1), (23, 7, 1), (24, 8, 1),
     (25, 26, -1), (26, 25, -1), (27, 3, -1), (28, 4, -1), (29, 22, 1), (30, 19, -1),
     (31, 13, -1)],
    [(0, 14, 1), (1, 20, -1), (2, 23, -1), (3, 5, -1), (4, 25, 1), (5, 3, 1), (6, 27, -1),
     (7, 9, -1), (8, 29, 1), (9, 7, 1), (10, 12, -1), (11, 30, 1), (12, 10, 1), (13, 15, 1),
     (14, 0, 1), (15, 13, -1), (16, 18, 1), (17, 31, -1), (18, 16, -1), (19, 21, -1),
     (20, 1, -1), (21, 19, 1), (22, 24, -1), (23, 2, -1), (24, 22, 1), (25, 4, 1),
     (26, 28, -1), (27, 6, -1), (28, 26, 1), (29, 8, 1), (30, 11, 1), (31, 17, -1)],
    [(0, 20, 1), (1, 14, 1), (2, 27, -1), (3, 9, -1), (4, 29, 1), (5, 7, 1), (6, 23, 1),
     (7, 5, 1), (8, 25, -1), (9, 3, -1), (10, 18, -1), (11, 31, 1), (12, 16, 1),
     (13, 21, 1), (14, 1, 1), (15, 19, -1), (16, 12, -1), (17, 30, 1), (18, 10, 1),
     (19, 15, 1), (20, 0, 1), (21, 13, -1), (22, 28, -1), (23, 6, -1), (24, 26, 1),
     (25, 8, 1), (26, 24, 1), (27, 2, 1), (28, 22, -1), (29, 4, -1), (30, 17, 1),
     (31, 11, 1)],
    [(0, 23, 1), (1, 27, 1), (2, 14, 1), (3, 12, -1), (4, 30, 1), (5, 10, 1), (6, 20, -1),
     (7, 18, 1), (8, 31, -1), (9, 16, -1), (10, 5, 1), (11, 25, -1), (12, 3, -1),
     (13, 24, 1), (14, 2, 1), (15, 22, -1), (16, 9, 1), (17, 29, -1), (18, 7, -1),
     (19, 28, 1), (20, 6, 1), (21, 26, -1), (22, 15, 1), (23, 0, 1), (24, 13, -1),
     (25, 11, 1), (26, 21, -1), (27, 1, -1), (28, 19, 1), (29, 17, -1), (30, 4, -1),
     (31, 8, -1)],
    [(0, 27, 1), (1, 23, -1), (2, 20, 1), (3, 18, -1), (4, 31, 1), (5, 16, 1), (6, 14, 1),
     (7, 12, -1), (8, 30, 1), (9, 10, 1), (10, 9, 1), (11, 29, -1), (12, 7, -1),
     (13, 28, 1), (14, 6, 1), (15, 26, -1), (16, 5, -1), (17, 25, 1), (18, 3, 1),
     (19, 24, -1), (20, 2, -1), (21, 22, 1), (22, 21, 1), (23, 1, 1), (24, 19, -1),
     (25, 17, 1), (26, 15, 1), (27, 0, 1), (28, 13, -1), (29, 11, 1), (30, 8, -1),
     (31, 4, 1)],
    [(0, 15, 1), (1, 21, -1), (2, 24, -1), (3, 25, -1), (4, 5, -1), (5, 4, 1), (6, 28, -1),
     (7, 29, -1), (8, 9, -1), (9, 8, 1), (10, 30, -1), (11, 12, -1), (12, 11, 1),
     (13, 14, -1), (14, 13, 1), (15, 0, 1), (16, 31, 1), (17, 18, 1), (18, 17, -1),
     (19, 20, 1), (20, 19, -1), (21, 1, -1), (22, 23, 1), (23, 22, -1), (24, 2, -1),
     (25, 3, -1), (26, 27, 1), (27, 26, -1), (28, 6, -1), (29, 7, -1), (30, 10, -1),
     (31, 16, 1)],
    [(0, 21, 1), (1, 15, 1), (2, 28, -1), (3, 29, -1), (4, 9, -1), (5, 8, 1), (6, 24, 1),
     (7, 25, 1), (8, 5, 1), (9, 4, -1), (10, 31, -1), (11, 18, -1), (12, 17, 1),
     (13, 20, -1), (14, 19, 1), (15, 1, 1), (16, 30, -1), (17, 12, -1), (18, 11, 1),
     (19, 14, -1), (20, 13, 1), (21, 0, 1), (22, 27, 1), (23, 26, -1), (24, 6, -1),
     (25, 7, -1), (26, 23, -1), (27, 22, 1), (28, 2, 1), (29, 3, 1), (30, 16, -1),
     (31, 10, -1)],
    [(0, 24, 1), (1, 28, 1), (2, 15, 1), (3, 30, -1), (4, 12, -1), (5, 11, 1), (6, 21, -1),
     (7, 31, 1), (8, 18, 1), (9, 17, -1), (10, 25, 1), (11, 5, 1), (12, 4, -1),
     (13, 23, -1), (14, 22, 1), (15, 2, 1), (16, 29, 1), (17, 9, 1), (18, 8, -1),
     (19, 27, -1), (20, 26, 1), (21, 6, 1), (22, 14, -1), (23, 13, 1), (24, 0, 1),
     (25, 10, -1), (26, 20, 1), (27, 19, -1), (28, 1, -1), (29, 16, 1), (30, 3, 1),
     (31, 7, 1)],
    [(0, 28, 1), (1, 24, -1), (2, 21, 1), (3, 31, -1), (4, 18, -1), (5, 17, 1), (6, 15, 1),
     (7, 30, -1), (8, 12, -1), (9, 11, 1), (10, 29, 1), (11, 9, 1), (12, 8, -1),
     (13, 27, -1), (14, 26, 1), (15, 6, 1), (16, 25, -1), (17, 5, -1), (18, 4, 1),
     (19, 23, 1), (20, 22, -1), (21, 2, -1), (22, 20, -1), (23, 19, 1), (24, 1, 1),
     (25, 16, -1), (26, 14, -1), (27, 13, 1), (28, 0, 1), (29, 10, -1), (30, 7, 1),
     (31, 3, -1)],
    [(0, 25, 1), (1, 29, 1), (2, 30, 1), (3, 15, 1), (4, 14, -1), (5, 13, 1), (6, 31, -1),
     (7, 21, -1), (8, 20, 1), (9, 19, -1), (10, 24, -1), (11, 23, 1), (12, 22, -1),
     (13, 5, 1), (14, 4, -1), (15, 3, 1), (16, 28, -1), (17, 27, 1), (18, 26, -1),
     (19, 9, 1), (20, 8, -1), (21, 7, 1), (22, 12, 1), (23, 11, -1), (24, 10, 1),
     (25, 0, 1), (26, 18, -1), (27, 17, 1), (28, 16, -1), (29, 1, -1), (30, 2, -1),
     (31, 6, -1)],
    [(0, 29, 1), (1, 25, -1), (2, 31, 1), (3, 21, 1), (4, 20, -1), (5, 19, 1), (6, 30, 1),
     (7, 15, 1), (8, 14, -1), (9, 13, 1), (10, 28, -1), (11, 27, 1), (12, 26, -1),
     (13, 9, 1), (14, 8, -1), (15, 7, 1), (16, 24, 1), (17, 23, -1), (18, 22, 1),
     (19, 5, -1), (20, 4, 1), (21, 3, -1), (22, 18, 1), (23, 17, -1), (24, 16, 1),
     (25, 1, 1), (26, 12, 1), (27, 11, -1), (28, 10, 1), (29, 0, 1), (30, 6, -1),
     (31, 2, 1)],
    [(0, 30, 1), (1, 31, -1), (2, 25, -1), (3, 24, 1), (4, 23, -1), (5, 22, 1), (6, 29, -1),
     (7, 28, 1), (8, 27, -1), (9, 26, 1), (10, 15, 1), (11, 14, -1), (12, 13, 1),
     (13, 12, 1), (14, 11, -1), (15, 10, 1), (16, 21, -1), (17, 20, 1), (18, 19, -1),
     (19, 18, -1), (20, 17, 1), (21, 16, -1), (22, 5, -1), (23, 4, 1), (24, 3, -1),
     (25, 2, 1), (26, 9, -1), (27, 8, 1), (28, 7, -1), (29, 6, 1), (30, 0, 1), (31, 1, -1)],
    [(0, 31, 1), (1, 30, 1), (2, 29, -1), (3, 28, 1), (4, 27, -1), (5, 26, 1), (6, 25, 1),
     (7, 24, -1), (8, 23, 1), (9, 22, -1), (10, 21, 1), (11, 20, -1), (12, 19, 1),
     (13, 18, 1), (14, 17, -1), (15, 16, 1), (16, 15, 1), (17, 14, -1), (18, 13, 1),
     (19, 12, 1), (20, 11, -1), (21, 10, 1), (22, 9, -1), (23, 8, 1), (24, 7, -1),
     (25, 6, 1), (26, 5, 1), (27, 4, -1), (28, 3, 1), (29, 2, -1), (30, 1, 1), (31, 0, 1)],
]
# N = P ~R.
# Terms (i, j, sign) of each output: sign * P[i] * R[j].
_SANDWICH__FULL__FULL_N = [
    [(0, 0, 1), (1, 1, 1), (2, 2, 1), (3, 6, 1), (4, 3, 1), (5, 7, 1), (6, 10, 1),
     (7, 16, 1), (8, 4, 1), (9, 8, 1), (10, 11, 1), (11, 17, 1), (12, 13, 1), (13, 19, 1),
     (14, 22, 1), (15, 26, 1), (16, 5, -1), (17, 9, -1), (18, 12, -1), (19, 18, -1),
     (20, 14, -1), (21, 20, -1), (22, 23, -1), (23, 27, -1), (24, 15, -1), (25, 21, -1),
     (26, 24, -1), (27, 28, -1), (28, 25, -1), (29, 29, -1), (30, 30, -1), (31, 31, -1)],
    [(0, 1, 1), (1, 0, 1), (2, 6, 1), (3, 2, 1), (4, 7, 1), (5, 3, 1), (6, 16, 1),
     (7, 10, 1), (8, 8, 1), (9, 4, 1), (10, 17, 1), (11, 11, 1), (12, 19, 1), (13, 13, 1),
     (14, 26, 1), (15, 22, 1), (16, 9, -1), (17, 5, -1), (18, 18, -1), (19, 12, -1),
     (20, 20, -1), (21, 14, -1), (22, 27, -1), (23, 23, -1), (24, 21, -1), (25, 15, -1),
     (26, 28, -1), (27, 24, -1), (28, 29, -1), (29, 25, -1), (30, 31, -1), (31, 30, -1)],
    [(0, 2, 1), (1, 6, -1), (2, 0, 1), (3, 1, -1), (4, 10, 1), (5, 16, -1), (6, 3, 1),
     (7, 7, -1), (8, 11, 1), (9, 17, -1), (10, 4, 1), (11, 8, -1), (12, 22, 1),
     (13, 26, -1), (14, 13, 1), (15, 19, -1), (16, 12, -1), (17, 18, 1), (18, 5, -1),
     (19, 9, 1), (20, 23, -1), (21, 27, 1), (22, 14, -1), (23, 20, 1), (24, 24, -1),
     (25, 28, 1), (26, 15, -1), (27, 21, 1), (28, 30, -1), (29, 31, 1), (30, 25, -1),
     (31, 29, 1)],
    [(0, 3, 1), (1, 7, -1), (2, 10, -1), (3, 16, 1), (4, 0, 1), (5, 1, -1), (6, 2, -1),
     (7, 6, 1), (8, 13, 1), (9, 19, -1), (10, 22, -1), (11, 26, 1), (12, 4, 1), (13, 8, -1),
     (14, 11, -1), (15, 17, 1), (16, 14, -1), (17, 20, 1), (18, 23, 1), (19, 27, -1),
     (20, 5, -1), (21, 9, 1), (22, 12, 1), (23, 18, -1), (24, 25, -1), (25, 29, 1),
     (26, 30, 1), (27, 31, -1), (28, 15, -1), (29, 21, 1), (30, 24, 1), (31, 28, -1)],
    [(0, 4, 1), (1, 8, -1), (2, 11, -1), (3, 17, 1), (4, 13, -1), (5, 19, 1), (6, 22, 1),
     (7, 26, -1), (8, 0, 1), (9, 1, -1), (10, 2, -1), (11, 6, 1), (12, 3, -1), (13, 7, 1),
     (14, 10, 1), (15, 16, -1), (16, 15, -1), (17, 21, 1), (18, 24, 1), (19, 28, -1),
     (20, 25, 1), (21, 29, -1), (22, 30, -1), (23, 31, 1), (24, 5, -1), (25, 9, 1),
     (26, 12, 1), (27, 18, -1), (28, 14, 1), (29, 20, -1), (30, 23, -1), (31, 27, 1)],
    [(0, 5, 1), (1, 9, -1), (2, 12, -1), (3, 18, 1), (4, 14, -1), (5, 20, 1), (6, 23, 1),
     (7, 27, -1), (8, 15, -1), (9, 21, 1), (10, 24, 1), (11, 28, -1), (12, 25, 1),
     (13, 29, -1), (14, 30, -1), (15, 31, 1), (16, 0, 1), (17, 1, -1), (18, 2, -1),
     (19, 6, 1), (20, 3, -1), (21, 7, 1), (22, 10, 1), (23, 16, -1), (24, 4, -1),
     (25, 8, 1), (26, 11, 1), (27, 17, -1), (28, 13, 1), (29, 19, -1), (30, 22, -1),
     (31, 26, 1)],
    [(0, 6, -1), (1, 2, 1), (2, 1, -1), (3, 0, 1), (4, 16, -1), (5, 10, 1), (6, 7, -1),
     (7, 3, 1), (8, 17, -1), (9, 11, 1), (10, 8, -1), (11, 4, 1), (12, 26, -1), (13, 22, 1),
     (14, 19, -1), (15, 13, 1), (16, 18, 1), (17, 12, -1), (18, 9, 1), (19, 5, -1),
     (20, 27, 1), (21, 23, -1), (22, 20, 1), (23, 14, -1), (24, 28, 1), (25, 24, -1),
     (26, 21, 1), (27, 15, -1), (28, 31, 1), (29, 30, -1), (30, 29, 1), (31, 25, -1)],
    [(0, 7, -1), (1, 3, 1), (2, 16, 1), (3, 10, -1), (4, 1, -1), (5, 0, 1), (6, 6, 1),
     (7, 2, -1), (8, 19, -1), (9, 13, 1), (10, 26, 1), (11, 22, -1), (12, 8, -1),
     (13, 4, 1), (14, 17, 1), (15, 11, -1), (16, 20, 1), (17, 14, -1), (18, 27, -1),
     (19, 23, 1), (20, 9, 1), (21, 5, -1), (22, 18, -1), (23, 12, 1), (24, 29, 1),
     (25, 25, -1), (26, 31, -1), (27, 30, 1), (28, 21, 1), (29, 15, -1), (30, 28, -1),
     (31, 24, 1)],
    [(0, 8, -1), (1, 4, 1), (2, 17, 1), (3, 11, -1), (4, 19, 1), (5, 13, -1), (6, 26, -1),
     (7, 22, 1), (8, 1, -1), (9, 0, 1), (10, 6, 1), (11, 2, -1), (12, 7, 1), (13, 3, -1),
     (14, 16, -1), (15, 10, 1), (16, 21, 1), (17, 15, -1), (18, 28, -1), (19, 24, 1),
     (20, 29, -1), (21, 25, 1), (22, 31, 1), (23, 30, -1), (24, 9, 1), (25, 5, -1),
     (26, 18, -1), (27, 12, 1), (28, 20, -1), (29, 14, 1), (30, 27, 1), (31, 23, -1)],
    [(0, 9, -1), (1, 5, 1), (2, 18, 1), (3, 12, -1), (4, 20, 1), (5, 14, -1), (6, 27, -1),
     (7, 23, 1), (8, 21, 1), (9, 15, -1), (10, 28, -1), (11, 24, 1), (12, 29, -1),
     (13, 25, 1), (14, 31, 1), (15, 30, -1), (16, 1, -1), (17, 0, 1), (18, 6, 1),
     (19, 2, -1), (20, 7, 1), (21, 3, -1), (22, 16, -1), (23, 10, 1), (24, 8, 1),
     (25, 4, -1), (26, 17, -1), (27, 11, 1), (28, 19, -1), (29, 13, 1), (30, 26, 1),
     (31, 22, -1)],
    [(0, 10, -1), (1, 16, -1), (2, 3, 1), (3, 7, 1), (4, 2, -1), (5, 6, -1), (6, 0, 1),
     (7, 1, 1), (8, 22, -1), (9, 26, -1), (10, 13, 1), (11, 19, 1), (12, 11, -1),
     (13, 17, -1), (14, 4, 1), (15, 8, 1), (16, 23, 1), (17, 27, 1), (18, 14, -1),
     (19, 20, -1), (20, 12, 1), (21, 18, 1), (22, 5, -1), (23, 9, -1), (24, 30, 1),
     (25, 31, 1), (26, 25, -1), (27, 29, -1), (28, 24, 1), (29, 28, 1), (30, 15, -1),
     (31, 21, -1)],
    [(0, 11, -1), (1, 17, -1), (2, 4, 1), (3, 8, 1), (4, 22, 1), (5, 26, 1), (6, 13, -1),
     (7, 19, -1), (8, 2, -1), (9, 6, -1), (10, 0, 1), (11, 1, 1), (12, 10, 1), (13, 16, 1),
     (14, 3, -1), (15, 7, -1), (16, 24, 1), (17, 28, 1), (18, 15, -1), (19, 21, -1),
     (20, 30, -1), (21, 31, -1), (22, 25, 1), (23, 29, 1), (24, 12, 1), (25, 18, 1),
     (26, 5, -1), (27, 9, -1), (28, 23, -1), (29, 27, -1), (30, 14, 1), (31, 20, 1)],
    [(0, 12, -1), (1, 18, -1), (2, 5, 1), (3, 9, 1), (4, 23, 1), (5, 27, 1), (6, 14, -1),
     (7, 20, -1), (8, 24, 1), (9, 28, 1), (10, 15, -1), (11, 21, -1), (12, 30, -1),
     (13, 31, -1), (14, 25, 1), (15, 29, 1), (16, 2, -1), (17, 6, -1), (18, 0, 1),
     (19, 1, 1), (20, 10, 1), (21, 16, 1), (22, 3, -1), (23, 7, -1), (24, 11, 1),
     (25, 17, 1), (26, 4, -1), (27, 8, -1), (28, 22, -1), (29, 26, -1), (30, 13, 1),
     (31, 19, 1)],
    [(0, 13, -1), (1, 19, -1), (2, 22, -1), (3, 26, -1), (4, 4, 1), (5, 8, 1), (6, 11, 1),
     (7, 17, 1), (8, 3, -1), (9, 7, -1), (10, 10, -1), (11, 16, -1), (12, 0, 1), (13, 1, 1),
     (14, 2, 1), (15, 6, 1), (16, 25, 1), (17, 29, 1), (18, 30, 1), (19, 31, 1),
     (20, 15, -1), (21, 21, -1), (22, 24, -1), (23, 28, -1), (24, 14, 1), (25, 20, 1),
     (26, 23, 1), (27, 27, 1), (28, 5, -1), (29, 9, -1), (30, 12, -1), (31, 18, -1)],
    [(0, 14, -1), (1, 20, -1), (2, 23, -1), (3, 27, -1), (4, 5, 1), (5, 9, 1), (6, 12, 1),
     (7, 18, 1), (8, 25, 1), (9, 29, 1), (10, 30, 1), (11, 31, 1), (12, 15, -1),
     (13, 21, -1), (14, 24, -1), (15, 28, -1), (16, 3, -1), (17, 7, -1), (18, 10, -1),
     (19, 16, -1), (20, 0, 1), (21, 1, 1), (22, 2, 1), (23, 6, 1), (24, 13, 1), (25, 19, 1),
     (26, 22, 1), (27, 26, 1), (28, 4, -1), (29, 8, -1), (30, 11, -1), (31, 17, -1)],
    [(0, 15, -1), (1, 21, -1), (2, 24, -1), (3, 28, -1), (4, 25, -1), (5, 29, -1),
     (6, 30, -1), (7, 31, -1), (8, 5, 1), (9, 9, 1), (10, 12, 1), (11, 18, 1), (12, 14, 1),
     (13, 20, 1), (14, 23, 1), (15, 27, 1), (16, 4, -1), (17, 8, -1), (18, 11, -1),
     (19, 17, -1), (20, 13, -1), (21, 19, -1), (22, 22, -1), (23, 26, -1), (24, 0, 1),
     (25, 1, 1), (26, 2, 1), (27, 6, 1), (28, 3, 1), (29, 7, 1), (30, 10, 1), (31, 16, 1)],
    [(0, 16, -1), (1, 10, -1), (2, 7, 1), (3, 3, 1), (4, 6, -1), (5, 2, -1), (6, 1, 1),
     (7, 0, 1), (8, 26, -1), (9, 22, -1), (10, 19, 1), (11, 13, 1), (12, 17, -1),
     (13, 11, -1), (14, 8, 1), (15, 4, 1), (16, 27, 1), (17, 23, 1), (18, 20, -1),
     (19, 14, -1), (20, 18, 1), (21, 12, 1), (22, 9, -1), (23, 5, -1), (24, 31, 1),
     (25, 30, 1), (26, 29, -1), (27, 25, -1), (28, 28, 1), (29, 24, 1), (30, 21, -1),
     (31, 15, -1)],
    [(0, 17, -1), (1, 11, -1), (2, 8, 1), (3, 4, 1), (4, 26, 1), (5, 22, 1), (6, 19, -1),
     (7, 13, -1), (8, 6, -1), (9, 2, -1), (10, 1, 1), (11, 0, 1), (12, 16, 1), (13, 10, 1),
     (14, 7, -1), (15, 3, -1), (16, 28, 1), (17, 24, 1), (18, 21, -1), (19, 15, -1),
     (20, 31, -1), (21, 30, -1), (22, 29, 1), (23, 25, 1), (24, 18, 1), (25, 12, 1),
     (26, 9, -1), (27, 5, -1), (28, 27, -1), (29, 23, -1), (30, 20, 1), (31, 14, 1)],
    [(0, 18, -1), (1, 12, -1), (2, 9, 1), (3, 5, 1), (4, 27, 1), (5, 23, 1), (6, 20, -1),
     (7, 14, -1), (8, 28, 1), (9, 24, 1), (10, 21, -1), (11, 15, -1), (12, 31, -1),
     (13, 30, -1), (14, 29, 1), (15, 25, 1), (16, 6, -1), (17, 2, -1), (18, 1, 1),
     (19, 0, 1), (20, 16, 1), (21, 10, 1), (22, 7, -1), (23, 3, -1), (24, 17, 1),
     (25, 11, 1), (26, 8, -1), (27, 4, -1), (28, 26, -1), (29, 22, -1), (30, 19, 1),
     (31, 13, 1)],
    [(0, 19, -1), (1, 13, -1), (2, 26, -1), (3, 22, -1), (4, 8, 1), (5, 4, 1), (6, 17, 1),
     (7, 11, 1), (8, 7, -1), (9, 3, -1), (10, 16, -1), (11, 10, -1), (12, 1, 1), (13, 0, 1),
     (14, 6, 1), (15, 2, 1), (16, 29, 1), (17, 25, 1), (18, 31, 1), (19, 30, 1),
     (20, 21, -1), (21, 15, -1), (22, 28, -1), (23, 24, -1), (24, 20, 1), (25, 14, 1),
     (26, 27, 1), (27, 23, 1), (28, 9, -1), (29, 5, -1), (30, 18, -1), (31, 12, -1)],
    [(0, 20, -1), (1, 14, -1), (2, 27, -1), (3, 23, -1), (4, 9, 1), (5, 5, 1), (6, 18, 1),
     (7, 12, 1), (8, 29, 1), (9, 25, 1), (10, 31, 1), (11, 30, 1), (12, 21, -1),
     (13, 15, -1), (14, 28, -1), (15, 24, -1), (16, 7, -1), (17, 3, -1), (18, 16, -1),
     (19, 10, -1), (20, 1, 1), (21, 0, 1), (22, 6, 1), (23, 2, 1), (24, 19, 1), (25, 13, 1),
     (26, 26, 1), (27, 22, 1), (28, 8, -1), (29, 4, -1), (30, 17, -1), (31, 11, -1)],
    [(0, 21, -1), (1, 15, -1), (2, 28, -1), (3, 24, -1), (4, 29, -1), (5, 25, -1),
     (6, 31, -1), (7, 30, -1), (8, 9, 1), (9, 5, 1), (10, 18, 1), (11, 12, 1), (12, 20, 1),
     (13, 14, 1), (14, 27, 1), (15, 23, 1), (16, 8, -1), (17, 4, -1), (18, 17, -1),
     (19, 11, -1), (20, 19, -1), (21, 13, -1), (22, 26, -1), (23, 22, -1), (24, 1, 1),
     (25, 0, 1), (26, 6, 1), (27, 2, 1), (28, 7, 1), (29, 3, 1), (30, 16, 1), (31, 10, 1)],
    [(0, 22, -1), (1, 26, 1), (2, 13, -1), (3, 19, 1), (4, 11, 1), (5, 17, -1), (6, 4, 1),
     (7, 8, -1), (8, 10, -1), (9, 16, 1), (10, 3, -1), (11, 7, 1), (12, 2, 1), (13, 6, -1),
     (14, 0, 1), (15, 1, -1), (16, 30, 1), (17, 31, -1), (18, 25, 1), (19, 29, -1),
     (20, 24, -1), (21, 28, 1), (22, 15, -1), (23, 21, 1), (24, 23, 1), (25, 27, -1),
     (26, 14, 1), (27, 20, -1), (28, 12, -1), (29, 18, 1), (30, 5, -1), (31, 9, 1)],
    [(0, 23, -1), (1, 27, 1), (2, 14, -1), (3, 20, 1), (4, 12, 1), (5, 18, -1), (6, 5, 1),
     (7, 9, -1), (8, 30, 1), (9, 31, -1), (10, 25, 1), (11, 29, -1), (12, 24, -1),
     (13, 28, 1), (14, 15, -1), (15, 21, 1), (16, 10, -1), (17, 16, 1), (18, 3, -1),
     (19, 7, 1), (20, 2, 1), (21, 6, -1), (22, 0, 1), (23, 1, -1), (24, 22, 1),
     (25, 26, -1), (26, 13, 1), (27, 19, -1), (28, 11, -1), (29, 17, 1), (30, 4, -1),
     (31, 8, 1)],
    [(0, 24, -1), (1, 28, 1), (2, 15, -1), (3, 21, 1), (4, 30, -1), (5, 31, 1), (6, 25, -1),
     (7, 29, 1), (8, 12, 1), (9, 18, -1), (10, 5, 1), (11, 9, -1), (12, 23, 1),
     (13, 27, -1), (14, 14, 1), (15, 20, -1), (16, 11, -1), (17, 17, 1), (18, 4, -1),
     (19, 8, 1), (20, 22, -1), (21, 26, 1), (22, 13, -1), (23, 19, 1), (24, 2, 1),
     (25, 6, -1), (26, 0, 1), (27, 1, -1), (28, 10, 1), (29, 16, -1), (30, 3, 1),
     (31, 7, -1)],
    [(0, 25, -1), (1, 29, 1), (2, 30, 1), (3, 31, -1), (4, 15, -1), (5, 21, 1), (6, 24, 1),
     (7, 28, -1), (8, 14, 1), (9, 20, -1), (10, 23, -1), (11, 27, 1), (12, 5, 1),
     (13, 9, -1), (14, 12, -1), (15, 18, 1), (16, 13, -1), (17, 19, 1), (18, 22, 1),
     (19, 26, -1), (20, 4, -1), (21, 8, 1), (22, 11, 1), (23, 17, -1), (24, 3, 1),
     (25, 7, -1), (26, 10, -1), (27, 16, 1), (28, 0, 1), (29, 1, -1), (30, 2, -1),
     (31, 6, 1)],
    [(0, 26, 1), (1, 22, -1), (2, 19, 1), (3, 13, -1), (4, 17, -1), (5, 11, 1), (6, 8, -1),
     (7, 4, 1), (8, 16, 1), (9, 10, -1), (10, 7, 1), (11, 3, -1), (12, 6, -1), (13, 2, 1),
     (14, 1, -1), (15, 0, 1), (16, 31, -1), (17, 30, 1), (18, 29, -1), (19, 25, 1),
     (20, 28, 1), (21, 24, -1), (22, 21, 1), (23, 15, -1), (24, 27, -1), (25, 23, 1),
     (26, 20, -1), (27, 14, 1), (28, 18, 1), (29, 12, -1), (30, 9, 1), (31, 5, -1)],
    [(0, 27, 1), (1, 23, -1), (2, 20, 1), (3, 14, -1), (4, 18, -1), (5, 12, 1), (6, 9, -1),
     (7, 5, 1), (8, 31, -1), (9, 30, 1), (10, 29, -1), (11, 25, 1), (12, 28, 1),
     (13, 24, -1), (14, 21, 1), (15, 15, -1), (16, 16, 1), (17, 10, -1), (18, 7, 1),
     (19, 3, -1), (20, 6, -1), (21, 2, 1), (22, 1, -1), (23, 0, 1), (24, 26, -1),
     (25, 22, 1), (26, 19, -1), (27, 13, 1), (28, 17, 1), (29, 11, -1), (30, 8, 1),
     (31, 4, -1)],
    [(0, 28, 1), (1, 24, -1), (2, 21, 1), (3, 15, -1), (4, 31, 1), (5, 30, -1), (6, 29, 1),
     (7, 25, -1), (8, 18, -1), (9, 12, 1), (10, 9, -1), (11, 5, 1), (12, 27, -1),
     (13, 23, 1), (14, 20, -1), (15, 14, 1), (16, 17, 1), (17, 11, -1), (18, 8, 1),
     (19, 4, -1), (20, 26, 1), (21, 22, -1), (22, 19, 1), (23, 13, -1), (24, 6, -1),
     (25, 2, 1), (26, 1, -1), (27, 0, 1), (28, 16, -1), (29, 10, 1), (30, 7, -1),
     (31, 3, 1)],
    [(0, 29, 1), (1, 25, -1), (2, 31, -1), (3, 30, 1), (4, 21, 1), (5, 15, -1), (6, 28, -1),
     (7, 24, 1), (8, 20, -1), (9, 14, 1), (10, 27, 1), (11, 23, -1), (12, 9, -1),
     (13, 5, 1), (14, 18, 1), (15, 12, -1), (16, 19, 1), (17, 13, -1), (18, 26, -1),
     (19, 22, 1), (20, 8, 1), (21, 4, -1), (22, 17, -1), (23, 11, 1), (24, 7, -1),
     (25, 3, 1), (26, 16, 1), (27, 10, -1), (28, 1, -1), (29, 0, 1), (30, 6, 1),
     (31, 2, -1)],
    [(0, 30, 1), (1, 31, 1), (2, 25, -1), (3, 29, -1), (4, 24, 1), (5, 28, 1), (6, 15, -1),
     (7, 21, -1), (8, 23, -1), (9, 27, -1), (10, 14, 1), (11, 20, 1), (12, 12, -1),
     (13, 18, -1), (14, 5, 1), (15, 9, 1), (16, 22, 1), (17, 26, 1), (18, 13, -1),
     (19, 19, -1), (20, 11, 1), (21, 17, 1), (22, 4, -1), (23, 8, -1), (24, 10, -1),
     (25, 16, -1), (26, 3, 1), (27, 7, 1), (28, 2, -1), (29, 6, -1), (30, 0, 1), (31, 1, 1)],
    [(0, 31, 1), (1, 30, 1), (2, 29, -1), (3, 25, -1), (4, 28, 1), (5, 24, 1), (6, 21, -1),
     (7, 15, -1), (8, 27, -1), (9, 23, -1), (10, 20, 1), (11, 14, 1), (12, 18, -1),
     (13, 12, -1), (14, 9, 1), (15, 5, 1), (16, 26, 1), (17, 22, 1), (18, 19, -1),
     (19, 13, -1), (20, 17, 1), (21, 11, 1), (22, 8, -1), (23, 4, -1), (24, 16, -1),
     (25, 10, -1), (26, 7, 1), (27, 3, 1), (28, 6, -1), (29, 2, -1), (30, 1, 1), (31, 0, 1)],
]
# s = <R ~R>_0.
# Terms (i, j, sign) of each output: sign * R[i] * R[j].
_SANDWICH__FULL__FULL_S = [
    [(0, 0, 1), (1, 1, 1), (2, 2, 1), (3, 3, 1), (4, 4, 1), (5, 5, -1), (6, 6, 1),
     (7, 7, 1), (8, 8, 1), (9, 9, -1), (10, 10, 1), (11, 11, 1), (12, 12, -1), (13, 13, 1),
     (14, 14, -1), (15, 15, -1), (16, 16, 1), (17, 17, 1), (18, 18, -1), (19, 19, 1),
     (20, 20, -1), (21, 21, -1), (22, 22, 1), (23, 23, -1), (24, 24, -1), (25, 25, -1),
     (26, 26, 1), (27, 27, -1), (28, 28, -1), (29, 29, -1), (30, 30, -1), (31, 31, -1)],
]


def _sandwich__full__full(R, x, out):
    """Run the table form: 2080 multiplications, 2080 additions, 32 divisions."""
    R = _entries(R)
    x = _entries(x)
    # P = R_even x + R_odd x^
    P = _contract(R, x, _SANDWICH__FULL__FULL_P)
    # N = P ~R
    N = _contract(P, R, _SANDWICH__FULL__FULL_N)
    # s = <R ~R>_0
    s = _contract(R, R, _SANDWICH__FULL__FULL_S)
    # out = N / s
    out[..., 0] = N[0] / s[0]
    out[..., 1] = N[1] / s[0]
    out[..., 2] = N[2] / s[0]
    out[..., 3] = N[3] / s[0]
    out[..., 4] = N[4] / s[0]
    out[..., 5] = N[5] / s[0]
    out[..., 6] = N[6] / s[0]
    out[..., 7] = N[7] / s[0]
    out[..., 8] = N[8] / s[0]
    out[..., 9] = N[9] / s[0]
    out[..., 10] = N[10] / s[0]
    out[..., 11] = N[11] / s[0]
    out[..., 12] = N[12] / s[0]
    out[..., 13] = N[13] / s[0]
    out[..., 14] = N[14] / s[0]
    out[..., 15] = N[15] / s[0]
    out[..., 16] = N[16] / s[0]
    out[..., 17] = N[17] / s[0]
    out[..., 18] = N[18] / s[0]
    out[..., 19] = N[19] / s[0]
    out[..., 20] = N[20] / s[0]
    out[..., 21] = N[21] / s[0]
    out[..., 22] = N[22] / s[0]
    out[..., 23] = N[23] / s[0]
    out[..., 24] = N[24] / s[0]
    out[..., 25] = N[25] / s[0]
    out[..., 26] = N[26] / s[0]
    out[..., 27] = N[27] / s[0]
    out[..., 28] = N[28] / s[0]
    out[..., 29] = N[29] / s[0]
    out[..., 30] = N[30] / s[0]
    out[..., 31] = N[31] / s[0]


def sandwich__full__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    _check_versor(_versor_defect__full, 8, 32, R)
    return _run(_sandwich__full__full, (32, 32), 32, (R, x), out, (2, 1), "quotient")


def _sandwich__even__scalar(R, x, out):
    """Run the unrolled form: 48 multiplications, 30 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__even__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__scalar, (16, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__even__vector(R, x, out):
    """Run the unrolled form: 176 multiplications, 154 additions, 5 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0


def sandwich__even__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__vector, (16, 5), 5, (R, x), out, (2, 1), "quotient")


def _sandwich__even__bivector(R, x, out):
    """Run the unrolled form: 336 multiplications, 309 additions, 10 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0


def sandwich__even__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__bivector, (16, 10), 10, (R, x), out, (2, 1), "quotient")


def _sandwich__even__trivector(R, x, out):
    """Run the unrolled form: 336 multiplications, 309 additions, 10 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0


def sandwich__even__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__trivector, (16, 10), 10, (R, x), out, (2, 1), "quotient")


def _sandwich__even__g4(R, x, out):
    """Run the unrolled form: 176 multiplications, 154 additions, 5 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0


def sandwich__even__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__g4, (16, 5), 5, (R, x), out, (2, 1), "quotient")


def _sandwich__even__g5(R, x, out):
    """Run the unrolled form: 48 multiplications, 30 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__even__g5(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__g5, (16, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__even__even(R, x, out):
    """Run the unrolled form: 528 multiplications, 495 additions, 16 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0
    out[..., 10] = N_10/s_0
    out[..., 11] = N_11/s_0
    out[..., 12] = N_12/s_0
    out[..., 13] = N_13/s_0
    out[..., 14] = N_14/s_0
    out[..., 15] = N_15/s_0


def sandwich__even__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__even, (16, 16), 16, (R, x), out, (2, 1), "quotient")


def _sandwich__even__full(R, x, out):
    """Run the unrolled form: 1040 multiplications, 975 additions, 32 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0
    out[..., 10] = N_10/s_0
    out[..., 11] = N_11/s_0
    out[..., 12] = N_12/s_0
    out[..., 13] = N_13/s_0
    out[..., 14] = N_14/s_0
    out[..., 15] = N_15/s_0
    out[..., 16] = N_16/s_0
    out[..., 17] = N_17/s_0
    out[..., 18] = N_18/s_0
    out[..., 19] = N_19/s_0
    out[..., 20] = N_20/s_0
    out[..., 21] = N_21/s_0
    out[..., 22] = N_22/s_0
    out[..., 23] = N_23/s_0
    out[..., 24] = N_24/s_0
    out[..., 25] = N_25/s_0
    out[..., 26] = N_26/s_0
    out[..., 27] = N_27/s_0
    out[..., 28] = N_28/s_0
    out[..., 29] = N_29/s_0
    out[..., 30] = N_30/s_0
    out[..., 31] = N_31/s_0


def sandwich__even__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    _check_versor(_versor_defect__even, 8, 16, R)
    return _run(_sandwich__even__full, (16, 32), 32, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__scalar(R, x, out):
    """Run the unrolled form: 33 multiplications, 20 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__g0_2__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__scalar, (11, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__vector(R, x, out):
    """Run the unrolled form: 121 multiplications, 100 additions, 5 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0


def sandwich__g0_2__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__vector, (11, 5), 5, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__bivector(R, x, out):
    """Run the unrolled form: 231 multiplications, 204 additions, 10 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0


def sandwich__g0_2__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__bivector, (11, 10), 10, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__trivector(R, x, out):
    """Run the unrolled form: 231 multiplications, 204 additions, 10 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0


def sandwich__g0_2__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__trivector, (11, 10), 10, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__g4(R, x, out):
    """Run the unrolled form: 121 multiplications, 100 additions, 5 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0


def sandwich__g0_2__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__g4, (11, 5), 5, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__g5(R, x, out):
    """Run the unrolled form: 33 multiplications, 20 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__g0_2__g5(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__g5, (11, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__even(R, x, out):
    """Run the unrolled form: 363 multiplications, 330 additions, 16 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0
    out[..., 10] = N_10/s_0
    out[..., 11] = N_11/s_0
    out[..., 12] = N_12/s_0
    out[..., 13] = N_13/s_0
    out[..., 14] = N_14/s_0
    out[..., 15] = N_15/s_0


def sandwich__g0_2__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__even, (11, 16), 16, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__full(R, x, out):
    """Run the unrolled form: 715 multiplications, 650 additions, 32 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0
    out[..., 10] = N_10/s_0
    out[..., 11] = N_11/s_0
    out[..., 12] = N_12/s_0
    out[..., 13] = N_13/s_0
    out[..., 14] = N_14/s_0
    out[..., 15] = N_15/s_0
    out[..., 16] = N_16/s_0
    out[..., 17] = N_17/s_0
    out[..., 18] = N_18/s_0
    out[..., 19] = N_19/s_0
    out[..., 20] = N_20/s_0
    out[..., 21] = N_21/s_0
    out[..., 22] = N_22/s_0
    out[..., 23] = N_23/s_0
    out[..., 24] = N_24/s_0
    out[..., 25] = N_25/s_0
    out[..., 26] = N_26/s_0
    out[..., 27] = N_27/s_0
    out[..., 28] = N_28/s_0
    out[..., 29] = N_29/s_0
    out[..., 30] = N_30/s_0
    out[..., 31] = N_31/s_0


def sandwich__g0_2__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    """
    _check_versor(_versor_defect__g0_2, 8, 11, R)
    return _run(_sandwich__g0_2__full, (11, 32), 32, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__scalar(R, x, out):
    """Run the unrolled form: 15 multiplications, 8 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__vector__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__scalar, (5, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__vector(R, x, out):
    """Run the unrolled form: 55 multiplications, 38 additions, 5 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0


def sandwich__vector__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__vector, (5, 5), 5, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__bivector(R, x, out):
    """Run the unrolled form: 105 multiplications, 79 additions, 10 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0


def sandwich__vector__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__bivector, (5, 10), 10, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__trivector(R, x, out):
    """Run the unrolled form: 105 multiplications, 79 additions, 10 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0


def sandwich__vector__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__trivector, (5, 10), 10, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__g4(R, x, out):
    """Run the unrolled form: 55 multiplications, 38 additions, 5 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0


def sandwich__vector__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__g4, (5, 5), 5, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__g5(R, x, out):
    """Run the unrolled form: 15 multiplications, 8 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__vector__g5(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__g5, (5, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__even(R, x, out):
    """Run the unrolled form: 165 multiplications, 132 additions, 16 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0
    out[..., 10] = N_10/s_0
    out[..., 11] = N_11/s_0
    out[..., 12] = N_12/s_0
    out[..., 13] = N_13/s_0
    out[..., 14] = N_14/s_0
    out[..., 15] = N_15/s_0


def sandwich__vector__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__vector, 3, 5, R)
    return _run(_sandwich__vector__even, (5, 16), 16, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__full(R, x, out):
    """Run the unrolled form: 325 multiplications, 260 additions, 32 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0
    out[..., 8] = N_8/s_0
    out[..., 9] = N_9/s_0
    out[..., 10] = N_10/s_0
    out[..., 11] = N_11/s_0
    out[..., 12] = N_12/s_0
    out[..., 13] = N_13/s_0
    out[..., 14] = N_14/s_0
    out[..., 15] = N_15/s_0
    out[..., 16] = N_16/s_0
    out[..., 17] = N_17/s_0
    out[..., 18] = N_18/s_0
    out[..., 19] = N_19/s_0
    out[..., 20] = N_20/s_0
    out[..., 21] = N_21/s_0
    out[..., 22] = N_22/s_0
    out[..., 23] = N_23/s_0
    out[..., 24] = N_24/s_0
    out[..., 25] = N_25/s_0
    out[..., 26] = N_26/s_0
    out[..., 27] = N_27/s_0
    out[..., 28] = N_28/s_0
    out[..., 29] = N_29/s_0
    out[..., 30] = N_30/s_0
    out[..., 31] = N_31/s_0


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


def _sandwich2__even__vector__even(r, x, s, out):
    """Run the unrolled form: 336 multiplications, 304 additions."""
    # r
    r_0 = r[..., 0]
    r_1 = r[..., 1]
    r_2 = r[..., 2]
    r_3 = r[..., 3]
    r_4 = r[..., 4]
    r_5 = r[..., 5]
    r_6 = r[..., 6]
    r_7 = r[..., 7]
    r_8 = r[..., 8]
    r_9 = r[..., 9]
    r_10 = r[..., 10]
    r_11 = r[..., 11]
    r_12 = r[..., 12]
    r_13 = r[..., 13]
    r_14 = r[..., 14]
    r_15 = r[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    # s
    s_0 = s[..., 0]
    s_1 = s[..., 1]
    s_2 = s[..., 2]
    s_3 = s[..., 3]
    s_4 = s[..., 4]
    s_5 = s[..., 5]
    s_6 = s[..., 6]
    s_7 = s[..., 7]
    s_8 = s[..., 8]
    s_9 = s[..., 9]
    s_10 = s[..., 10]
    s_11 = s[..., 11]
    s_12 = s[..., 12]
    s_13 = s[..., 13]
    s_14 = s[..., 14]
    s_15 = s[..., 15]
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
    out[..., 0] = (
        P_0*s_0 + P_1*s_1 + P_2*s_2 + P_3*s_5 + P_4*s_3 + P_5*s_6 + P_6*s_8 + P_7*s_11 -
        P_8*s_4 - P_9*s_7 - P_10*s_9 - P_11*s_12 - P_12*s_10 - P_13*s_13 - P_14*s_14 -
        P_15*s_15
    )
    out[..., 1] = (
        P_1*s_0 + P_2*s_5 + P_4*s_6 + P_7*s_8 + P_9*s_4 + P_10*s_12 + P_12*s_13 +
        P_15*s_14 - P_0*s_1 - P_3*s_2 - P_5*s_3 - P_6*s_11 - P_8*s_7 - P_11*s_9 -
        P_13*s_10 - P_14*s_15
    )
    out[..., 2] = (
        P_2*s_0 + P_3*s_1 + P_4*s_8 + P_5*s_11 + P_10*s_4 + P_11*s_7 + P_12*s_14 +
        P_13*s_15 - P_0*s_2 - P_1*s_5 - P_6*s_3 - P_7*s_6 - P_8*s_9 - P_9*s_12 -
        P_14*s_10 - P_15*s_13
    )
    out[..., 3] = (
        P_4*s_0 + P_5*s_1 + P_6*s_2 + P_7*s_5 + P_12*s_4 + P_13*s_7 + P_14*s_9 +
        P_15*s_12 - P_0*s_3 - P_1*s_6 - P_2*s_8 - P_3*s_11 - P_8*s_10 - P_9*s_13 -
        P_10*s_14 - P_11*s_15
    )
    out[..., 4] = (
        P_8*s_0 + P_9*s_1 + P_10*s_2 + P_11*s_5 + P_12*s_3 + P_13*s_6 + P_14*s_8 +
        P_15*s_11 - P_0*s_4 - P_1*s_7 - P_2*s_9 - P_3*s_12 - P_4*s_10 - P_5*s_13 -
        P_6*s_14 - P_7*s_15
    )
    out[..., 5] = (
        P_1*s_2 + P_3*s_0 + P_5*s_8 + P_7*s_3 + P_8*s_12 + P_10*s_7 + P_12*s_15 +
        P_14*s_13 - P_0*s_5 - P_2*s_1 - P_4*s_11 - P_6*s_6 - P_9*s_9 - P_11*s_4 -
        P_13*s_14 - P_15*s_10
    )
    out[..., 6] = (
        P_1*s_3 + P_2*s_11 + P_5*s_0 + P_6*s_5 + P_8*s_13 + P_11*s_14 + P_12*s_7 +
        P_15*s_9 - P_0*s_6 - P_3*s_8 - P_4*s_1 - P_7*s_2 - P_9*s_10 - P_10*s_15 -
        P_13*s_4 - P_14*s_12
    )
    out[..., 7] = (
        P_1*s_4 + P_2*s_12 + P_4*s_13 + P_7*s_14 + P_9*s_0 + P_10*s_5 + P_12*s_6 +
        P_15*s_8 - P_0*s_7 - P_3*s_9 - P_5*s_10 - P_6*s_15 - P_8*s_1 - P_11*s_2 -
        P_13*s_3 - P_14*s_11
    )
    out[..., 8] = (
        P_2*s_3 + P_3*s_6 + P_6*s_0 + P_7*s_1 + P_8*s_14 + P_9*s_15 + P_12*s_9 +
        P_13*s_12 - P_0*s_8 - P_1*s_11 - P_4*s_2 - P_5*s_5 - P_10*s_10 - P_11*s_13 -
        P_14*s_4 - P_15*s_7
    )
    out[..., 9] = (
        P_2*s_4 + P_3*s_7 + P_4*s_14 + P_5*s_15 + P_10*s_0 + P_11*s_1 + P_12*s_8 +
        P_13*s_11 - P_0*s_9 - P_1*s_12 - P_6*s_10 - P_7*s_13 - P_8*s_2 - P_9*s_5 -
        P_14*s_3 - P_15*s_6
    )
    out[..., 10] = (
        P_4*s_4 + P_5*s_7 + P_6*s_9 + P_7*s_12 + P_12*s_0 + P_13*s_1 + P_14*s_2 +
        P_15*s_5 - P_0*s_10 - P_1*s_13 - P_2*s_14 - P_3*s_15 - P_8*s_3 - P_9*s_6 -
        P_10*s_8 - P_11*s_11
    )
    out[..., 11] = (
        P_0*s_11 + P_2*s_6 + P_5*s_2 + P_7*s_0 + P_8*s_15 + P_10*s_13 + P_13*s_9 +
        P_15*s_4 - P_1*s_8 - P_3*s_3 - P_4*s_5 - P_6*s_1 - P_9*s_14 - P_11*s_10 -
        P_12*s_12 - P_14*s_7
    )
    out[..., 12] = (
        P_0*s_12 + P_2*s_7 + P_4*s_15 + P_6*s_13 + P_9*s_2 + P_11*s_0 + P_13*s_8 +
        P_15*s_3 - P_1*s_9 - P_3*s_4 - P_5*s_14 - P_7*s_10 - P_8*s_5 - P_10*s_1 -
        P_12*s_11 - P_14*s_6
    )
    out[..., 13] = (
        P_0*s_13 + P_3*s_14 + P_4*s_7 + P_7*s_9 + P_9*s_3 + P_10*s_11 + P_13*s_0 +
        P_14*s_5 - P_1*s_10 - P_2*s_15 - P_5*s_4 - P_6*s_12 - P_8*s_6 - P_11*s_8 -
        P_12*s_1 - P_15*s_2
    )
    out[..., 14] = (
        P_0*s_14 + P_1*s_15 + P_4*s_9 + P_5*s_12 + P_10*s_3 + P_11*s_6 + P_14*s_0 +
        P_15*s_1 - P_2*s_10 - P_3*s_13 - P_6*s_4 - P_7*s_7 - P_8*s_8 - P_9*s_11 -
        P_12*s_2 - P_13*s_5
    )
    out[..., 15] = (
        P_0*s_15 + P_2*s_13 + P_5*s_9 + P_7*s_4 + P_8*s_11 + P_10*s_6 + P_13*s_2 +
        P_15*s_0 - P_1*s_14 - P_3*s_10 - P_4*s_12 - P_6*s_7 - P_9*s_8 - P_11*s_3 -
        P_12*s_5 - P_14*s_1
    )


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


def _sandwich2__even__even__even(r, x, s, out):
    """Run the unrolled form: 512 multiplications, 480 additions."""
    # r
    r_0 = r[..., 0]
    r_1 = r[..., 1]
    r_2 = r[..., 2]
    r_3 = r[..., 3]
    r_4 = r[..., 4]
    r_5 = r[..., 5]
    r_6 = r[..., 6]
    r_7 = r[..., 7]
    r_8 = r[..., 8]
    r_9 = r[..., 9]
    r_10 = r[..., 10]
    r_11 = r[..., 11]
    r_12 = r[..., 12]
    r_13 = r[..., 13]
    r_14 = r[..., 14]
    r_15 = r[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    # s
    s_0 = s[..., 0]
    s_1 = s[..., 1]
    s_2 = s[..., 2]
    s_3 = s[..., 3]
    s_4 = s[..., 4]
    s_5 = s[..., 5]
    s_6 = s[..., 6]
    s_7 = s[..., 7]
    s_8 = s[..., 8]
    s_9 = s[..., 9]
    s_10 = s[..., 10]
    s_11 = s[..., 11]
    s_12 = s[..., 12]
    s_13 = s[..., 13]
    s_14 = s[..., 14]
    s_15 = s[..., 15]
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
    out[..., 0] = (
        P_0*s_0 + P_1*s_1 + P_2*s_2 + P_3*s_5 + P_4*s_3 + P_5*s_6 + P_6*s_8 + P_7*s_11 -
        P_8*s_4 - P_9*s_7 - P_10*s_9 - P_11*s_12 - P_12*s_10 - P_13*s_13 - P_14*s_14 -
        P_15*s_15
    )
    out[..., 1] = (
        P_1*s_0 + P_2*s_5 + P_4*s_6 + P_7*s_8 + P_9*s_4 + P_10*s_12 + P_12*s_13 +
        P_15*s_14 - P_0*s_1 - P_3*s_2 - P_5*s_3 - P_6*s_11 - P_8*s_7 - P_11*s_9 -
        P_13*s_10 - P_14*s_15
    )
    out[..., 2] = (
        P_2*s_0 + P_3*s_1 + P_4*s_8 + P_5*s_11 + P_10*s_4 + P_11*s_7 + P_12*s_14 +
        P_13*s_15 - P_0*s_2 - P_1*s_5 - P_6*s_3 - P_7*s_6 - P_8*s_9 - P_9*s_12 -
        P_14*s_10 - P_15*s_13
    )
    out[..., 3] = (
        P_4*s_0 + P_5*s_1 + P_6*s_2 + P_7*s_5 + P_12*s_4 + P_13*s_7 + P_14*s_9 +
        P_15*s_12 - P_0*s_3 - P_1*s_6 - P_2*s_8 - P_3*s_11 - P_8*s_10 - P_9*s_13 -
        P_10*s_14 - P_11*s_15
    )
    out[..., 4] = (
        P_8*s_0 + P_9*s_1 + P_10*s_2 + P_11*s_5 + P_12*s_3 + P_13*s_6 + P_14*s_8 +
        P_15*s_11 - P_0*s_4 - P_1*s_7 - P_2*s_9 - P_3*s_12 - P_4*s_10 - P_5*s_13 -
        P_6*s_14 - P_7*s_15
    )
    out[..., 5] = (
        P_1*s_2 + P_3*s_0 + P_5*s_8 + P_7*s_3 + P_8*s_12 + P_10*s_7 + P_12*s_15 +
        P_14*s_13 - P_0*s_5 - P_2*s_1 - P_4*s_11 - P_6*s_6 - P_9*s_9 - P_11*s_4 -
        P_13*s_14 - P_15*s_10
    )
    out[..., 6] = (
        P_1*s_3 + P_2*s_11 + P_5*s_0 + P_6*s_5 + P_8*s_13 + P_11*s_14 + P_12*s_7 +
        P_15*s_9 - P_0*s_6 - P_3*s_8 - P_4*s_1 - P_7*s_2 - P_9*s_10 - P_10*s_15 -
        P_13*s_4 - P_14*s_12
    )
    out[..., 7] = (
        P_1*s_4 + P_2*s_12 + P_4*s_13 + P_7*s_14 + P_9*s_0 + P_10*s_5 + P_12*s_6 +
        P_15*s_8 - P_0*s_7 - P_3*s_9 - P_5*s_10 - P_6*s_15 - P_8*s_1 - P_11*s_2 -
        P_13*s_3 - P_14*s_11
    )
    out[..., 8] = (
        P_2*s_3 + P_3*s_6 + P_6*s_0 + P_7*s_1 + P_8*s_14 + P_9*s_15 + P_12*s_9 +
        P_13*s_12 - P_0*s_8 - P_1*s_11 - P_4*s_2 - P_5*s_5 - P_10*s_10 - P_11*s_13 -
        P_14*s_4 - P_15*s_7
    )
    out[..., 9] = (
        P_2*s_4 + P_3*s_7 + P_4*s_14 + P_5*s_15 + P_10*s_0 + P_11*s_1 + P_12*s_8 +
        P_13*s_11 - P_0*s_9 - P_1*s_12 - P_6*s_10 - P_7*s_13 - P_8*s_2 - P_9*s_5 -
        P_14*s_3 - P_15*s_6
    )
    out[..., 10] = (
        P_4*s_4 + P_5*s_7 + P_6*s_9 + P_7*s_12 + P_12*s_0 + P_13*s_1 + P_14*s_2 +
        P_15*s_5 - P_0*s_10 - P_1*s_13 - P_2*s_14 - P_3*s_15 - P_8*s_3 - P_9*s_6 -
        P_10*s_8 - P_11*s_11
    )
    out[..., 11] = (
        P_0*s_11 + P_2*s_6 + P_5*s_2 + P_7*s_0 + P_8*s_15 + P_10*s_13 + P_13*s_9 +
        P_15*s_4 - P_1*s_8 - P_3*s_3 - P_4*s_5 - P_6*s_1 - P_9*s_14 - P_11*s_10 -
        P_12*s_12 - P_14*s_7
    )
    out[..., 12] = (
        P_0*s_12 + P_2*s_7 + P_4*s_15 + P_6*s_13 + P_9*s_2 + P_11*s_0 + P_13*s_8 +
        P_15*s_3 - P_1*s_9 - P_3*s_4 - P_5*s_14 - P_7*s_10 - P_8*s_5 - P_10*s_1 -
        P_12*s_11 - P_14*s_6
    )
    out[..., 13] = (
        P_0*s_13 + P_3*s_14 + P_4*s_7 + P_7*s_9 + P_9*s_3 + P_10*s_11 + P_13*s_0 +
        P_14*s_5 - P_1*s_10 - P_2*s_15 - P_5*s_4 - P_6*s_12 - P_8*s_6 - P_11*s_8 -
        P_12*s_1 - P_15*s_2
    )
    out[..., 14] = (
        P_0*s_14 + P_1*s_15 + P_4*s_9 + P_5*s_12 + P_10*s_3 + P_11*s_6 + P_14*s_0 +
        P_15*s_1 - P_2*s_10 - P_3*s_13 - P_6*s_4 - P_7*s_7 - P_8*s_8 - P_9*s_11 -
        P_12*s_2 - P_13*s_5
    )
    out[..., 15] = (
        P_0*s_15 + P_2*s_13 + P_5*s_9 + P_7*s_4 + P_8*s_11 + P_10*s_6 + P_13*s_2 +
        P_15*s_0 - P_1*s_14 - P_3*s_10 - P_4*s_12 - P_6*s_7 - P_9*s_8 - P_11*s_3 -
        P_12*s_5 - P_14*s_1
    )


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


def _sandwich2__even__full__even(r, x, s, out):
    """Run the unrolled form: 1024 multiplications, 960 additions."""
    # r
    r_0 = r[..., 0]
    r_1 = r[..., 1]
    r_2 = r[..., 2]
    r_3 = r[..., 3]
    r_4 = r[..., 4]
    r_5 = r[..., 5]
    r_6 = r[..., 6]
    r_7 = r[..., 7]
    r_8 = r[..., 8]
    r_9 = r[..., 9]
    r_10 = r[..., 10]
    r_11 = r[..., 11]
    r_12 = r[..., 12]
    r_13 = r[..., 13]
    r_14 = r[..., 14]
    r_15 = r[..., 15]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    x_16 = x[..., 16]
    x_17 = x[..., 17]
    x_18 = x[..., 18]
    x_19 = x[..., 19]
    x_20 = x[..., 20]
    x_21 = x[..., 21]
    x_22 = x[..., 22]
    x_23 = x[..., 23]
    x_24 = x[..., 24]
    x_25 = x[..., 25]
    x_26 = x[..., 26]
    x_27 = x[..., 27]
    x_28 = x[..., 28]
    x_29 = x[..., 29]
    x_30 = x[..., 30]
    x_31 = x[..., 31]
    # s
    s_0 = s[..., 0]
    s_1 = s[..., 1]
    s_2 = s[..., 2]
    s_3 = s[..., 3]
    s_4 = s[..., 4]
    s_5 = s[..., 5]
    s_6 = s[..., 6]
    s_7 = s[..., 7]
    s_8 = s[..., 8]
    s_9 = s[..., 9]
    s_10 = s[..., 10]
    s_11 = s[..., 11]
    s_12 = s[..., 12]
    s_13 = s[..., 13]
    s_14 = s[..., 14]
    s_15 = s[..., 15]
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
    out[..., 0] = (
        P_0*s_0 + P_3*s_1 + P_5*s_2 + P_6*s_5 + P_9*s_3 + P_10*s_6 + P_12*s_8 +
        P_15*s_11 - P_17*s_4 - P_18*s_7 - P_20*s_9 - P_23*s_12 - P_24*s_10 - P_27*s_13 -
        P_29*s_14 - P_30*s_15
    )
    out[..., 1] = (
        P_1*s_0 + P_2*s_1 + P_4*s_2 + P_7*s_5 + P_8*s_3 + P_11*s_6 + P_13*s_8 +
        P_14*s_11 - P_16*s_4 - P_19*s_7 - P_21*s_9 - P_22*s_12 - P_25*s_10 - P_26*s_13 -
        P_28*s_14 - P_31*s_15
    )
    out[..., 2] = (
        P_2*s_0 + P_4*s_5 + P_8*s_6 + P_14*s_8 + P_19*s_4 + P_21*s_12 + P_25*s_13 +
        P_31*s_14 - P_1*s_1 - P_7*s_2 - P_11*s_3 - P_13*s_11 - P_16*s_7 - P_22*s_9 -
        P_26*s_10 - P_28*s_15
    )
    out[..., 3] = (
        P_4*s_0 + P_7*s_1 + P_8*s_8 + P_11*s_11 + P_21*s_4 + P_22*s_7 + P_25*s_14 +
        P_26*s_15 - P_1*s_2 - P_2*s_5 - P_13*s_3 - P_14*s_6 - P_16*s_9 - P_19*s_12 -
        P_28*s_10 - P_31*s_13
    )
    out[..., 4] = (
        P_8*s_0 + P_11*s_1 + P_13*s_2 + P_14*s_5 + P_25*s_4 + P_26*s_7 + P_28*s_9 +
        P_31*s_12 - P_1*s_3 - P_2*s_6 - P_4*s_8 - P_7*s_11 - P_16*s_10 - P_19*s_13 -
        P_21*s_14 - P_22*s_15
    )
    out[..., 5] = (
        P_16*s_0 + P_19*s_1 + P_21*s_2 + P_22*s_5 + P_25*s_3 + P_26*s_6 + P_28*s_8 +
        P_31*s_11 - P_1*s_4 - P_2*s_7 - P_4*s_9 - P_7*s_12 - P_8*s_10 - P_11*s_13 -
        P_13*s_14 - P_14*s_15
    )
    out[..., 6] = (
        P_3*s_0 + P_5*s_5 + P_9*s_6 + P_15*s_8 + P_18*s_4 + P_20*s_12 + P_24*s_13 +
        P_30*s_14 - P_0*s_1 - P_6*s_2 - P_10*s_3 - P_12*s_11 - P_17*s_7 - P_23*s_9 -
        P_27*s_10 - P_29*s_15
    )
    out[..., 7] = (
        P_5*s_0 + P_6*s_1 + P_9*s_8 + P_10*s_11 + P_20*s_4 + P_23*s_7 + P_24*s_14 +
        P_27*s_15 - P_0*s_2 - P_3*s_5 - P_12*s_3 - P_15*s_6 - P_17*s_9 - P_18*s_12 -
        P_29*s_10 - P_30*s_13
    )
    out[..., 8] = (
        P_9*s_0 + P_10*s_1 + P_12*s_2 + P_15*s_5 + P_24*s_4 + P_27*s_7 + P_29*s_9 +
        P_30*s_12 - P_0*s_3 - P_3*s_6 - P_5*s_8 - P_6*s_11 - P_17*s_10 - P_18*s_13 -
        P_20*s_14 - P_23*s_15
    )
    out[..., 9] = (
        P_17*s_0 + P_18*s_1 + P_20*s_2 + P_23*s_5 + P_24*s_3 + P_27*s_6 + P_29*s_8 +
        P_30*s_11 - P_0*s_4 - P_3*s_7 - P_5*s_9 - P_6*s_12 - P_9*s_10 - P_10*s_13 -
        P_12*s_14 - P_15*s_15
    )
    out[..., 10] = (
        P_3*s_2 + P_6*s_0 + P_10*s_8 + P_15*s_3 + P_17*s_12 + P_20*s_7 + P_24*s_15 +
        P_29*s_13 - P_0*s_5 - P_5*s_1 - P_9*s_11 - P_12*s_6 - P_18*s_9 - P_23*s_4 -
        P_27*s_14 - P_30*s_10
    )
    out[..., 11] = (
        P_3*s_3 + P_5*s_11 + P_10*s_0 + P_12*s_5 + P_17*s_13 + P_23*s_14 + P_24*s_7 +
        P_30*s_9 - P_0*s_6 - P_6*s_8 - P_9*s_1 - P_15*s_2 - P_18*s_10 - P_20*s_15 -
        P_27*s_4 - P_29*s_12
    )
    out[..., 12] = (
        P_3*s_4 + P_5*s_12 + P_9*s_13 + P_15*s_14 + P_18*s_0 + P_20*s_5 + P_24*s_6 +
        P_30*s_8 - P_0*s_7 - P_6*s_9 - P_10*s_10 - P_12*s_15 - P_17*s_1 - P_23*s_2 -
        P_27*s_3 - P_29*s_11
    )
    out[..., 13] = (
        P_5*s_3 + P_6*s_6 + P_12*s_0 + P_15*s_1 + P_17*s_14 + P_18*s_15 + P_24*s_9 +
        P_27*s_12 - P_0*s_8 - P_3*s_11 - P_9*s_2 - P_10*s_5 - P_20*s_10 - P_23*s_13 -
        P_29*s_4 - P_30*s_7
    )
    out[..., 14] = (
        P_5*s_4 + P_6*s_7 + P_9*s_14 + P_10*s_15 + P_20*s_0 + P_23*s_1 + P_24*s_8 +
        P_27*s_11 - P_0*s_9 - P_3*s_12 - P_12*s_10 - P_15*s_13 - P_17*s_2 - P_18*s_5 -
        P_29*s_3 - P_30*s_6
    )
    out[..., 15] = (
        P_9*s_4 + P_10*s_7 + P_12*s_9 + P_15*s_12 + P_24*s_0 + P_27*s_1 + P_29*s_2 +
        P_30*s_5 - P_0*s_10 - P_3*s_13 - P_5*s_14 - P_6*s_15 - P_17*s_3 - P_18*s_6 -
        P_20*s_8 - P_23*s_11
    )
    out[..., 16] = (
        P_2*s_2 + P_7*s_0 + P_11*s_8 + P_14*s_3 + P_16*s_12 + P_21*s_7 + P_25*s_15 +
        P_28*s_13 - P_1*s_5 - P_4*s_1 - P_8*s_11 - P_13*s_6 - P_19*s_9 - P_22*s_4 -
        P_26*s_14 - P_31*s_10
    )
    out[..., 17] = (
        P_2*s_3 + P_4*s_11 + P_11*s_0 + P_13*s_5 + P_16*s_13 + P_22*s_14 + P_25*s_7 +
        P_31*s_9 - P_1*s_6 - P_7*s_8 - P_8*s_1 - P_14*s_2 - P_19*s_10 - P_21*s_15 -
        P_26*s_4 - P_28*s_12
    )
    out[..., 18] = (
        P_2*s_4 + P_4*s_12 + P_8*s_13 + P_14*s_14 + P_19*s_0 + P_21*s_5 + P_25*s_6 +
        P_31*s_8 - P_1*s_7 - P_7*s_9 - P_11*s_10 - P_13*s_15 - P_16*s_1 - P_22*s_2 -
        P_26*s_3 - P_28*s_11
    )
    out[..., 19] = (
        P_4*s_3 + P_7*s_6 + P_13*s_0 + P_14*s_1 + P_16*s_14 + P_19*s_15 + P_25*s_9 +
        P_26*s_12 - P_1*s_8 - P_2*s_11 - P_8*s_2 - P_11*s_5 - P_21*s_10 - P_22*s_13 -
        P_28*s_4 - P_31*s_7
    )
    out[..., 20] = (
        P_4*s_4 + P_7*s_7 + P_8*s_14 + P_11*s_15 + P_21*s_0 + P_22*s_1 + P_25*s_8 +
        P_26*s_11 - P_1*s_9 - P_2*s_12 - P_13*s_10 - P_14*s_13 - P_16*s_2 - P_19*s_5 -
        P_28*s_3 - P_31*s_6
    )
    out[..., 21] = (
        P_8*s_4 + P_11*s_7 + P_13*s_9 + P_14*s_12 + P_25*s_0 + P_26*s_1 + P_28*s_2 +
        P_31*s_5 - P_1*s_10 - P_2*s_13 - P_4*s_14 - P_7*s_15 - P_16*s_3 - P_19*s_6 -
        P_21*s_8 - P_22*s_11
    )
    out[..., 22] = (
        P_1*s_11 + P_4*s_6 + P_11*s_2 + P_14*s_0 + P_16*s_15 + P_21*s_13 + P_26*s_9 +
        P_31*s_4 - P_2*s_8 - P_7*s_3 - P_8*s_5 - P_13*s_1 - P_19*s_14 - P_22*s_10 -
        P_25*s_12 - P_28*s_7
    )
    out[..., 23] = (
        P_1*s_12 + P_4*s_7 + P_8*s_15 + P_13*s_13 + P_19*s_2 + P_22*s_0 + P_26*s_8 +
        P_31*s_3 - P_2*s_9 - P_7*s_4 - P_11*s_14 - P_14*s_10 - P_16*s_5 - P_21*s_1 -
        P_25*s_11 - P_28*s_6
    )
    out[..., 24] = (
        P_1*s_13 + P_7*s_14 + P_8*s_7 + P_14*s_9 + P_19*s_3 + P_21*s_11 + P_26*s_0 +
        P_28*s_5 - P_2*s_10 - P_4*s_15 - P_11*s_4 - P_13*s_12 - P_16*s_6 - P_22*s_8 -
        P_25*s_1 - P_31*s_2
    )
    out[..., 25] = (
        P_1*s_14 + P_2*s_15 + P_8*s_9 + P_11*s_12 + P_21*s_3 + P_22*s_6 + P_28*s_0 +
        P_31*s_1 - P_4*s_10 - P_7*s_13 - P_13*s_4 - P_14*s_7 - P_16*s_8 - P_19*s_11 -
        P_25*s_2 - P_26*s_5
    )
    out[..., 26] = (
        P_0*s_11 + P_5*s_6 + P_10*s_2 + P_15*s_0 + P_17*s_15 + P_20*s_13 + P_27*s_9 +
        P_30*s_4 - P_3*s_8 - P_6*s_3 - P_9*s_5 - P_12*s_1 - P_18*s_14 - P_23*s_10 -
        P_24*s_12 - P_29*s_7
    )
    out[..., 27] = (
        P_0*s_12 + P_5*s_7 + P_9*s_15 + P_12*s_13 + P_18*s_2 + P_23*s_0 + P_27*s_8 +
        P_30*s_3 - P_3*s_9 - P_6*s_4 - P_10*s_14 - P_15*s_10 - P_17*s_5 - P_20*s_1 -
        P_24*s_11 - P_29*s_6
    )
    out[..., 28] = (
        P_0*s_13 + P_6*s_14 + P_9*s_7 + P_15*s_9 + P_18*s_3 + P_20*s_11 + P_27*s_0 +
        P_29*s_5 - P_3*s_10 - P_5*s_15 - P_10*s_4 - P_12*s_12 - P_17*s_6 - P_23*s_8 -
        P_24*s_1 - P_30*s_2
    )
    out[..., 29] = (
        P_0*s_14 + P_3*s_15 + P_9*s_9 + P_10*s_12 + P_20*s_3 + P_23*s_6 + P_29*s_0 +
        P_30*s_1 - P_5*s_10 - P_6*s_13 - P_12*s_4 - P_15*s_7 - P_17*s_8 - P_18*s_11 -
        P_24*s_2 - P_27*s_5
    )
    out[..., 30] = (
        P_0*s_15 + P_5*s_13 + P_10*s_9 + P_15*s_4 + P_17*s_11 + P_20*s_6 + P_27*s_2 +
        P_30*s_0 - P_3*s_14 - P_6*s_10 - P_9*s_12 - P_12*s_7 - P_18*s_8 - P_23*s_3 -
        P_24*s_5 - P_29*s_1
    )
    out[..., 31] = (
        P_1*s_15 + P_4*s_13 + P_11*s_9 + P_14*s_4 + P_16*s_11 + P_21*s_6 + P_26*s_2 +
        P_31*s_0 - P_2*s_14 - P_7*s_10 - P_8*s_12 - P_13*s_7 - P_19*s_8 - P_22*s_3 -
        P_25*s_5 - P_28*s_1
    )


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


# P = r x.
# Terms (i, j, sign) of each output: sign * r[i] * x[j].
_SANDWICH2__FULL__FULL__FULL_P = [
    [(0, 0, 1), (1, 1, 1), (2, 2, 1), (3, 3, 1), (4, 4, 1), (5, 5, -1), (6, 6, -1),
     (7, 7, -1), (8, 8, -1), (9, 9, 1), (10, 10, -1), (11, 11, -1), (12, 12, 1),
     (13, 13, -1), (14, 14, 1), (15, 15, 1), (16, 16, -1), (17, 17, -1), (18, 18, 1),
     (19, 19, -1), (20, 20, 1), (21, 21, 1), (22, 22, -1), (23, 23, 1), (24, 24, 1),
     (25, 25, 1), (26, 26, 1), (27, 27, -1), (28, 28, -1), (29, 29, -1), (30, 30, -1),
     (31, 31, -1)],
    [(0, 1, 1), (1, 0, 1), (2, 6, -1), (3, 7, -1), (4, 8, -1), (5, 9, 1), (6, 2, 1),
     (7, 3, 1), (8, 4, 1), (9, 5, -1), (10, 16, -1), (11, 17, -1), (12, 18, 1),
     (13, 19, -1), (14, 20, 1), (15, 21, 1), (16, 10, -1), (17, 11, -1), (18, 12, 1),
     (19, 13, -1), (20, 14, 1), (21, 15, 1), (22, 26, 1), (23, 27, -1), (24, 28, -1),
     (25, 29, -1), (26, 22, -1), (27, 23, 1), (28, 24, 1), (29, 25, 1), (30, 31, -1),
     (31, 30, -1)],
    [(0, 2, 1), (1, 6, 1), (2, 0, 1), (3, 10, -1), (4, 11, -1), (5, 12, 1), (6, 1, -1),
     (7, 16, 1), (8, 17, 1), (9, 18, -1), (10, 3, 1), (11, 4, 1), (12, 5, -1), (13, 22, -1),
     (14, 23, 1), (15, 24, 1), (16, 7, 1), (17, 8, 1), (18, 9, -1), (19, 26, -1),
     (20, 27, 1), (21, 28, 1), (22, 13, -1), (23, 14, 1), (24, 15, 1), (25, 30, -1),
     (26, 19, 1), (27, 20, -1), (28, 21, -1), (29, 31, 1), (30, 25, 1), (31, 29, 1)],
    [(0, 6, 1), (1, 2, 1), (2, 1, -1), (3, 16, 1), (4, 17, 1), (5, 18, -1), (6, 0, 1),
     (7, 10, -1), (8, 11, -1), (9, 12, 1), (10, 7, 1), (11, 8, 1), (12, 9, -1),
     (13, 26, -1), (14, 27, 1), (15, 28, 1), (16, 3, 1), (17, 4, 1), (18, 5, -1),
     (19, 22, -1), (20, 23, 1), (21, 24, 1), (22, 19, 1), (23, 20, -1), (24, 21, -1),
     (25, 31, 1), (26, 13, -1), (27, 14, 1), (28, 15, 1), (29, 30, -1), (30, 29, 1),
     (31, 25, 1)],
    [(0, 3, 1), (1, 7, 1), (2, 10, 1), (3, 0, 1), (4, 13, -1), (5, 14, 1), (6, 16, -1),
     (7, 1, -1), (8, 19, 1), (9, 20, -1), (10, 2, -1), (11, 22, 1), (12, 23, -1),
     (13, 4, 1), (14, 5, -1), (15, 25, 1), (16, 6, -1), (17, 26, 1), (18, 27, -1),
     (19, 8, 1), (20, 9, -1), (21, 29, 1), (22, 11, 1), (23, 12, -1), (24, 30, 1),
     (25, 15, 1), (26, 17, -1), (27, 18, 1), (28, 31, -1), (29, 21, -1), (30, 24, -1),
     (31, 28, -1)],
    [(0, 7, 1), (1, 3, 1), (2, 16, -1), (3, 1, -1), (4, 19, 1), (5, 20, -1), (6, 10, 1),
     (7, 0, 1), (8, 13, -1), (9, 14, 1), (10, 6, -1), (11, 26, 1), (12, 27, -1), (13, 8, 1),
     (14, 9, -1), (15, 29, 1), (16, 2, -1), (17, 22, 1), (18, 23, -1), (19, 4, 1),
     (20, 5, -1), (21, 25, 1), (22, 17, -1), (23, 18, 1), (24, 31, -1), (25, 21, -1),
     (26, 11, 1), (27, 12, -1), (28, 30, 1), (29, 15, 1), (30, 28, -1), (31, 24, -1)],
    [(0, 10, 1), (1, 16, 1), (2, 3, 1), (3, 2, -1), (4, 22, 1), (5, 23, -1), (6, 7, -1),
     (7, 6, 1), (8, 26, -1), (9, 27, 1), (10, 0, 1), (11, 13, -1), (12, 14, 1), (13, 11, 1),
     (14, 12, -1), (15, 30, 1), (16, 1, 1), (17, 19, -1), (18, 20, 1), (19, 17, 1),
     (20, 18, -1), (21, 31, 1), (22, 4, 1), (23, 5, -1), (24, 25, 1), (25, 24, -1),
     (26, 8, -1), (27, 9, 1), (28, 29, -1), (29, 28, 1), (30, 15, 1), (31, 21, 1)],
    [(0, 16, 1), (1, 10, 1), (2, 7, -1), (3, 6, 1), (4, 26, -1), (5, 27, 1), (6, 3, 1),
     (7, 2, -1), (8, 22, 1), (9, 23, -1), (10, 1, 1), (11, 19, -1), (12, 20, 1),
     (13, 17, 1), (14, 18, -1), (15, 31, 1), (16, 0, 1), (17, 13, -1), (18, 14, 1),
     (19, 11, 1), (20, 12, -1), (21, 30, 1), (22, 8, -1), (23, 9, 1), (24, 29, -1),
     (25, 28, 1), (26, 4, 1), (27, 5, -1), (28, 25, 1), (29, 24, -1), (30, 21, 1),
     (31, 15, 1)],
    [(0, 4, 1), (1, 8, 1), (2, 11, 1), (3, 13, 1), (4, 0, 1), (5, 15, 1), (6, 17, -1),
     (7, 19, -1), (8, 1, -1), (9, 21, -1), (10, 22, -1), (11, 2, -1), (12, 24, -1),
     (13, 3, -1), (14, 25, -1), (15, 5, -1), (16, 26, -1), (17, 6, -1), (18, 28, -1),
     (19, 7, -1), (20, 29, -1), (21, 9, -1), (22, 10, -1), (23, 30, -1), (24, 12, -1),
     (25, 14, -1), (26, 16, 1), (27, 31, 1), (28, 18, 1), (29, 20, 1), (30, 23, 1),
     (31, 27, 1)],
    [(0, 8, 1), (1, 4, 1), (2, 17, -1), (3, 19, -1), (4, 1, -1), (5, 21, -1), (6, 11, 1),
     (7, 13, 1), (8, 0, 1), (9, 15, 1), (10, 26, -1), (11, 6, -1), (12, 28, -1),
     (13, 7, -1), (14, 29, -1), (15, 9, -1), (16, 22, -1), (17, 2, -1), (18, 24, -1),
     (19, 3, -1), (20, 25, -1), (21, 5, -1), (22, 16, 1), (23, 31, 1), (24, 18, 1),
     (25, 20, 1), (26, 10, -1), (27, 30, -1), (28, 12, -1), (29, 14, -1), (30, 27, 1),
     (31, 23, 1)],
    [(0, 11, 1), (1, 17, 1), (2, 4, 1), (3, 22, -1), (4, 2, -1), (5, 24, -1), (6, 8, -1),
     (7, 26, 1), (8, 6, 1), (9, 28, 1), (10, 13, 1), (11, 0, 1), (12, 15, 1), (13, 10, -1),
     (14, 30, -1), (15, 12, -1), (16, 19, 1), (17, 1, 1), (18, 21, 1), (19, 16, -1),
     (20, 31, -1), (21, 18, -1), (22, 3, -1), (23, 25, -1), (24, 5, -1), (25, 23, 1),
     (26, 7, 1), (27, 29, 1), (28, 9, 1), (29, 27, -1), (30, 14, -1), (31, 20, -1)],
    [(0, 17, 1), (1, 11, 1), (2, 8, -1), (3, 26, 1), (4, 6, 1), (5, 28, 1), (6, 4, 1),
     (7, 22, -1), (8, 2, -1), (9, 24, -1), (10, 19, 1), (11, 1, 1), (12, 21, 1),
     (13, 16, -1), (14, 31, -1), (15, 18, -1), (16, 13, 1), (17, 0, 1), (18, 15, 1),
     (19, 10, -1), (20, 30, -1), (21, 12, -1), (22, 7, 1), (23, 29, 1), (24, 9, 1),
     (25, 27, -1), (26, 3, -1), (27, 25, -1), (28, 5, -1), (29, 23, 1), (30, 20, -1),
     (31, 14, -1)],
    [(0, 13, 1), (1, 19, 1), (2, 22, 1), (3, 4, 1), (4, 3, -1), (5, 25, -1), (6, 26, -1),
     (7, 8, -1), (8, 7, 1), (9, 29, 1), (10, 11, -1), (11, 10, 1), (12, 30, 1), (13, 0, 1),
     (14, 15, 1), (15, 14, -1), (16, 17, -1), (17, 16, 1), (18, 31, 1), (19, 1, 1),
     (20, 21, 1), (21, 20, -1), (22, 2, 1), (23, 24, 1), (24, 23, -1), (25, 5, -1),
     (26, 6, -1), (27, 28, -1), (28, 27, 1), (29, 9, 1), (30, 12, 1), (31, 18, 1)],
    [(0, 19, 1), (1, 13, 1), (2, 26, -1), (3, 8, -1), (4, 7, 1), (5, 29, 1), (6, 22, 1),
     (7, 4, 1), (8, 3, -1), (9, 25, -1), (10, 17, -1), (11, 16, 1), (12, 31, 1), (13, 1, 1),
     (14, 21, 1), (15, 20, -1), (16, 11, -1), (17, 10, 1), (18, 30, 1), (19, 0, 1),
     (20, 15, 1), (21, 14, -1), (22, 6, -1), (23, 28, -1), (24, 27, 1), (25, 9, 1),
     (26, 2, 1), (27, 24, 1), (28, 23, -1), (29, 5, -1), (30, 18, 1), (31, 12, 1)],
    [(0, 22, 1), (1, 26, 1), (2, 13, 1), (3, 11, -1), (4, 10, 1), (5, 30, 1), (6, 19, -1),
     (7, 17, 1), (8, 16, -1), (9, 31, -1), (10, 4, 1), (11, 3, -1), (12, 25, -1),
     (13, 2, 1), (14, 24, 1), (15, 23, -1), (16, 8, 1), (17, 7, -1), (18, 29, -1),
     (19, 6, 1), (20, 28, 1), (21, 27, -1), (22, 0, 1), (23, 15, 1), (24, 14, -1),
     (25, 12, 1), (26, 1, -1), (27, 21, -1), (28, 20, 1), (29, 18, -1), (30, 5, -1),
     (31, 9, -1)],
    [(0, 26, 1), (1, 22, 1), (2, 19, -1), (3, 17, 1), (4, 16, -1), (5, 31, -1), (6, 13, 1),
     (7, 11, -1), (8, 10, 1), (9, 30, 1), (10, 8, 1), (11, 7, -1), (12, 29, -1), (13, 6, 1),
     (14, 28, 1), (15, 27, -1), (16, 4, 1), (17, 3, -1), (18, 25, -1), (19, 2, 1),
     (20, 24, 1), (21, 23, -1), (22, 1, -1), (23, 21, -1), (24, 20, 1), (25, 18, -1),
     (26, 0, 1), (27, 15, 1), (28, 14, -1), (29, 12, 1), (30, 9, -1), (31, 5, -1)],
    [(0, 5, 1), (1, 9, 1), (2, 12, 1), (3, 14, 1), (4, 15, 1), (5, 0, 1), (6, 18, -1),
     (7, 20, -1), (8, 21, -1), (9, 1, -1), (10, 23, -1), (11, 24, -1), (12, 2, -1),
     (13, 25, -1), (14, 3, -1), (15, 4, -1), (16, 27, -1), (17, 28, -1), (18, 6, -1),
     (19, 29, -1), (20, 7, -1), (21, 8, -1), (22, 30, -1), (23, 10, -1), (24, 11, -1),
     (25, 13, -1), (26, 31, 1), (27, 16, 1), (28, 17, 1), (29, 19, 1), (30, 22, 1),
     (31, 26, 1)],
    [(0, 9, 1), (1, 5, 1), (2, 18, -1), (3, 20, -1), (4, 21, -1), (5, 1, -1), (6, 12, 1),
     (7, 14, 1), (8, 15, 1), (9, 0, 1), (10, 27, -1), (11, 28, -1), (12, 6, -1),
     (13, 29, -1), (14, 7, -1), (15, 8, -1), (16, 23, -1), (17, 24, -1), (18, 2, -1),
     (19, 25, -1), (20, 3, -1), (21, 4, -1), (22, 31, 1), (23, 16, 1), (24, 17, 1),
     (25, 19, 1), (26, 30, -1), (27, 10, -1), (28, 11, -1), (29, 13, -1), (30, 26, 1),
     (31, 22, 1)],
    [(0, 12, 1), (1, 18, 1), (2, 5, 1), (3, 23, -1), (4, 24, -1), (5, 2, -1), (6, 9, -1),
     (7, 27, 1), (8, 28, 1), (9, 6, 1), (10, 14, 1), (11, 15, 1), (12, 0, 1), (13, 30, -1),
     (14, 10, -1), (15, 11, -1), (16, 20, 1), (17, 21, 1), (18, 1, 1), (19, 31, -1),
     (20, 16, -1), (21, 17, -1), (22, 25, -1), (23, 3, -1), (24, 4, -1), (25, 22, 1),
     (26, 29, 1), (27, 7, 1), (28, 8, 1), (29, 26, -1), (30, 13, -1), (31, 19, -1)],
    [(0, 18, 1), (1, 12, 1), (2, 9, -1), (3, 27, 1), (4, 28, 1), (5, 6, 1), (6, 5, 1),
     (7, 23, -1), (8, 24, -1), (9, 2, -1), (10, 20, 1), (11, 21, 1), (12, 1, 1),
     (13, 31, -1), (14, 16, -1), (15, 17, -1), (16, 14, 1), (17, 15, 1), (18, 0, 1),
     (19, 30, -1), (20, 10, -1), (21, 11, -1), (22, 29, 1), (23, 7, 1), (24, 8, 1),
     (25, 26, -1), (26, 25, -1), (27, 3, -1), (28, 4, -1), (29, 22, 1), (30, 19, -1),
     (31, 13, -1)],
    [(0, 14, 1), (1, 20, 1), (2, 23, 1), (3, 5, 1), (4, 25, -1), (5, 3, -1), (6, 27, -1),
     (7, 9, -1), (8, 29, 1), (9, 7, 1), (10, 12, -1), (11, 30, 1), (12, 10, 1), (13, 15, 1),
     (14, 0, 1), (15, 13, -1), (16, 18, -1), (17, 31, 1), (18, 16, 1), (19, 21, 1),
     (20, 1, 1), (21, 19, -1), (22, 24, 1), (23, 2, 1), (24, 22, -1), (25, 4, -1),
     (26, 28, -1), (27, 6, -1), (28, 26, 1), (29, 8, 1), (30, 11, 1), (31, 17, 1)],
    [(0, 20, 1), (1, 14, 1), (2, 27, -1), (3, 9, -1), (4, 29, 1), (5, 7, 1), (6, 23, 1),
     (7, 5, 1), (8, 25, -1), (9, 3, -1), (10, 18, -1), (11, 31, 1), (12, 16, 1),
     (13, 21, 1), (14, 1, 1), (15, 19, -1), (16, 12, -1), (17, 30, 1), (18, 10, 1),
     (19, 15, 1), (20, 0, 1), (21, 13, -1), (22, 28, -1), (23, 6, -1), (24, 26, 1),
     (25, 8, 1), (26, 24, 1), (27, 2, 1), (28, 22, -1), (29, 4, -1), (30, 17, 1),
     (31, 11, 1)],
    [(0, 23, 1), (1, 27, 1), (2, 14, 1), (3, 12, -1), (4, 30, 1), (5, 10, 1), (6, 20, -1),
     (7, 18, 1), (8, 31, -1), (9, 16, -1), (10, 5, 1), (11, 25, -1), (12, 3, -1),
     (13, 24, 1), (14, 2, 1), (15, 22, -1), (16, 9, 1), (17, 29, -1), (18, 7, -1),
     (19, 28, 1), (20, 6, 1), (21, 26, -1), (22, 15, 1), (23, 0, 1), (24, 13, -1),
     (25, 11, 1), (26, 21, -1), (27, 1, -1), (28, 19, 1), (29, 17, -1), (30, 4, -1),
     (31, 8, -1)],
    [(0, 27, 1), (1, 23, 1), (2, 20, -1), (3, 18, 1), (4, 31, -1), (5, 16, -1), (6, 14, 1),
     (7, 12, -1), (8, 30, 1), (9, 10, 1), (10, 9, 1), (11, 29, -1), (12, 7, -1),
     (13, 28, 1), (14, 6, 1), (15, 26, -1), (16, 5, 1), (17, 25, -1), (18, 3, -1),
     (19, 24, 1), (20, 2, 1), (21, 22, -1), (22, 21, -1), (23, 1, -1), (24, 19, 1),
     (25, 17, -1), (26, 15, 1), (27, 0, 1), (28, 13, -1), (29, 11, 1), (30, 8, -1),
     (31, 4, -1)],
    [(0, 15, 1), (1, 21, 1), (2, 24, 1), (3, 25, 1), (4, 5, 1), (5, 4, -1), (6, 28, -1),
     (7, 29, -1), (8, 9, -1), (9, 8, 1), (10, 30, -1), (11, 12, -1), (12, 11, 1),
     (13, 14, -1), (14, 13, 1), (15, 0, 1), (16, 31, -1), (17, 18, -1), (18, 17, 1),
     (19, 20, -1), (20, 19, 1), (21, 1, 1), (22, 23, -1), (23, 22, 1), (24, 2, 1),
     (25, 3, 1), (26, 27, 1), (27, 26, -1), (28, 6, -1), (29, 7, -1), (30, 10, -1),
     (31, 16, -1)],
    [(0, 21, 1), (1, 15, 1), (2, 28, -1), (3, 29, -1), (4, 9, -1), (5, 8, 1), (6, 24, 1),
     (7, 25, 1), (8, 5, 1), (9, 4, -1), (10, 31, -1), (11, 18, -1), (12, 17, 1),
     (13, 20, -1), (14, 19, 1), (15, 1, 1), (16, 30, -1), (17, 12, -1), (18, 11, 1),
     (19, 14, -1), (20, 13, 1), (21, 0, 1), (22, 27, 1), (23, 26, -1), (24, 6, -1),
     (25, 7, -1), (26, 23, -1), (27, 22, 1), (28, 2, 1), (29, 3, 1), (30, 16, -1),
     (31, 10, -1)],
    [(0, 24, 1), (1, 28, 1), (2, 15, 1), (3, 30, -1), (4, 12, -1), (5, 11, 1), (6, 21, -1),
     (7, 31, 1), (8, 18, 1), (9, 17, -1), (10, 25, 1), (11, 5, 1), (12, 4, -1),
     (13, 23, -1), (14, 22, 1), (15, 2, 1), (16, 29, 1), (17, 9, 1), (18, 8, -1),
     (19, 27, -1), (20, 26, 1), (21, 6, 1), (22, 14, -1), (23, 13, 1), (24, 0, 1),
     (25, 10, -1), (26, 20, 1), (27, 19, -1), (28, 1, -1), (29, 16, 1), (30, 3, 1),
     (31, 7, 1)],
    [(0, 28, 1), (1, 24, 1), (2, 21, -1), (3, 31, 1), (4, 18, 1), (5, 17, -1), (6, 15, 1),
     (7, 30, -1), (8, 12, -1), (9, 11, 1), (10, 29, 1), (11, 9, 1), (12, 8, -1),
     (13, 27, -1), (14, 26, 1), (15, 6, 1), (16, 25, 1), (17, 5, 1), (18, 4, -1),
     (19, 23, -1), (20, 22, 1), (21, 2, 1), (22, 20, 1), (23, 19, -1), (24, 1, -1),
     (25, 16, 1), (26, 14, -1), (27, 13, 1), (28, 0, 1), (29, 10, -1), (30, 7, 1),
     (31, 3, 1)],
    [(0, 25, 1), (1, 29, 1), (2, 30, 1), (3, 15, 1), (4, 14, -1), (5, 13, 1), (6, 31, -1),
     (7, 21, -1), (8, 20, 1), (9, 19, -1), (10, 24, -1), (11, 23, 1), (12, 22, -1),
     (13, 5, 1), (14, 4, -1), (15, 3, 1), (16, 28, -1), (17, 27, 1), (18, 26, -1),
     (19, 9, 1), (20, 8, -1), (21, 7, 1), (22, 12, 1), (23, 11, -1), (24, 10, 1),
     (25, 0, 1), (26, 18, -1), (27, 17, 1), (28, 16, -1), (29, 1, -1), (30, 2, -1),
     (31, 6, -1)],
    [(0, 29, 1), (1, 25, 1), (2, 31, -1), (3, 21, -1), (4, 20, 1), (5, 19, -1), (6, 30, 1),
     (7, 15, 1), (8, 14, -1), (9, 13, 1), (10, 28, -1), (11, 27, 1), (12, 26, -1),
     (13, 9, 1), (14, 8, -1), (15, 7, 1), (16, 24, -1), (17, 23, 1), (18, 22, -1),
     (19, 5, 1), (20, 4, -1), (21, 3, 1), (22, 18, -1), (23, 17, 1), (24, 16, -1),
     (25, 1, -1), (26, 12, 1), (27, 11, -1), (28, 10, 1), (29, 0, 1), (30, 6, -1),
     (31, 2, -1)],
    [(0, 30, 1), (1, 31, 1), (2, 25, 1), (3, 24, -1), (4, 23, 1), (5, 22, -1), (6, 29, -1),
     (7, 28, 1), (8, 27, -1), (9, 26, 1), (10, 15, 1), (11, 14, -1), (12, 13, 1),
     (13, 12, 1), (14, 11, -1), (15, 10, 1), (16, 21, 1), (17, 20, -1), (18, 19, 1),
     (19, 18, 1), (20, 17, -1), (21, 16, 1), (22, 5, 1), (23, 4, -1), (24, 3, 1),
     (25, 2, -1), (26, 9, -1), (27, 8, 1), (28, 7, -1), (29, 6, 1), (30, 0, 1), (31, 1, 1)],
    [(0, 31, 1), (1, 30, 1), (2, 29, -1), (3, 28, 1), (4, 27, -1), (5, 26, 1), (6, 25, 1),
     (7, 24, -1), (8, 23, 1), (9, 22, -1), (10, 21, 1), (11, 20, -1), (12, 19, 1),
     (13, 18, 1), (14, 17, -1), (15, 16, 1), (16, 15, 1), (17, 14, -1), (18, 13, 1),
     (19, 12, 1), (20, 11, -1), (21, 10, 1), (22, 9, -1), (23, 8, 1), (24, 7, -1),
     (25, 6, 1), (26, 5, 1), (27, 4, -1), (28, 3, 1), (29, 2, -1), (30, 1, 1), (31, 0, 1)],
]
# out = P ~s.
# Terms (i, j, sign) of each output: sign * P[i] * s[j].
_SANDWICH2__FULL__FULL__FULL_OUT = [
    [(0, 0, 1), (1, 1, 1), (2, 2, 1), (3, 6, 1), (4, 3, 1), (5, 7, 1), (6, 10, 1),
     (7, 16, 1), (8, 4, 1), (9, 8, 1), (10, 11, 1), (11, 17, 1), (12, 13, 1), (13, 19, 1),
     (14, 22, 1), (15, 26, 1), (16, 5, -1), (17, 9, -1), (18, 12, -1), (19, 18, -1),
     (20, 14, -1), (21, 20, -1), (22, 23, -1), (23, 27, -1), (24, 15, -1), (25, 21, -1),
     (26, 24, -1), (27, 28, -1), (28, 25, -1), (29, 29, -1), (30, 30, -1), (31, 31, -1)],
    [(0, 1, 1), (1, 0, 1), (2, 6, 1), (3, 2, 1), (4, 7, 1), (5, 3, 1), (6, 16, 1),
     (7, 10, 1), (8, 8, 1), (9, 4, 1), (10, 17, 1), (11, 11, 1), (12, 19, 1), (13, 13, 1),
     (14, 26, 1), (15, 22, 1), (16, 9, -1), (17, 5, -1), (18, 18, -1), (19, 12, -1),
     (20, 20, -1), (21, 14, -1), (22, 27, -1), (23, 23, -1), (24, 21, -1), (25, 15, -1),
     (26, 28, -1), (27, 24, -1), (28, 29, -1), (29, 25, -1), (30, 31, -1), (31, 30, -1)],
    [(0, 2, 1), (1, 6, -1), (2, 0, 1), (3, 1, -1), (4, 10, 1), (5, 16, -1), (6, 3, 1),
     (7, 7, -1), (8, 11, 1), (9, 17, -1), (10, 4, 1), (11, 8, -1), (12, 22, 1),
     (13, 26, -1), (14, 13, 1), (15, 19, -1), (16, 12, -1), (17, 18, 1), (18, 5, -1),
     (19, 9, 1), (20, 23, -1), (21, 27, 1), (22, 14, -1), (23, 20, 1), (24, 24, -1),
     (25, 28, 1), (26, 15, -1), (27, 21, 1), (28, 30, -1), (29, 31, 1), (30, 25, -1),
     (31, 29, 1)],
    [(0, 3, 1), (1, 7, -1), (2, 10, -1), (3, 16, 1), (4, 0, 1), (5, 1, -1), (6, 2, -1),
     (7, 6, 1), (8, 13, 1), (9, 19, -1), (10, 22, -1), (11, 26, 1), (12, 4, 1), (13, 8, -1),
     (14, 11, -1), (15, 17, 1), (16, 14, -1), (17, 20, 1), (18, 23, 1), (19, 27, -1),
     (20, 5, -1), (21, 9, 1), (22, 12, 1), (23, 18, -1), (24, 25, -1), (25, 29, 1),
     (26, 30, 1), (27, 31, -1), (28, 15, -1), (29, 21, 1), (30, 24, 1), (31, 28, -1)],
    [(0, 4, 1), (1, 8, -1), (2, 11, -1), (3, 17, 1), (4, 13, -1), (5, 19, 1), (6, 22, 1),
     (7, 26, -1), (8, 0, 1), (9, 1, -1), (10, 2, -1), (11, 6, 1), (12, 3, -1), (13, 7, 1),
     (14, 10, 1), (15, 16, -1), (16, 15, -1), (17, 21, 1), (18, 24, 1), (19, 28, -1),
     (20, 25, 1), (21, 29, -1), (22, 30, -1), (23, 31, 1), (24, 5, -1), (25, 9, 1),
     (26, 12, 1), (27, 18, -1), (28, 14, 1), (29, 20, -1), (30, 23, -1), (31, 27, 1)],
    [(0, 5, 1), (1, 9, -1), (2, 12, -1), (3, 18, 1), (4, 14, -1), (5, 20, 1), (6, 23, 1),
     (7, 27, -1), (8, 15, -1), (9, 21, 1), (10, 24, 1), (11, 28, -1), (12, 25, 1),
     (13, 29, -1), (14, 30, -1), (15, 31, 1), (16, 0, 1), (17, 1, -1), (18, 2, -1),
     (19, 6, 1), (20, 3, -1), (21, 7, 1), (22, 10, 1), (23, 16, -1), (24, 4, -1),
     (25, 8, 1), (26, 11, 1), (27, 17, -1), (28, 13, 1), (29, 19, -1), (30, 22, -1),
     (31, 26, 1)],
    [(0, 6, -1), (1, 2, 1), (2, 1, -1), (3, 0, 1), (4, 16, -1), (5, 10, 1), (6, 7, -1),
     (7, 3, 1), (8, 17, -1), (9, 11, 1), (10, 8, -1), (11, 4, 1), (12, 26, -1), (13, 22, 1),
     (14, 19, -1), (15, 13, 1), (16, 18, 1), (17, 12, -1), (18, 9, 1), (19, 5, -1),
     (20, 27, 1), (21, 23, -1), (22, 20, 1), (23, 14, -1), (24, 28, 1), (25, 24, -1),
     (26, 21, 1), (27, 15, -1), (28, 31, 1), (29, 30, -1), (30, 29, 1), (31, 25, -1)],
    [(0, 7, -1), (1, 3, 1), (2, 16, 1), (3, 10, -1), (4, 1, -1), (5, 0, 1), (6, 6, 1),
     (7, 2, -1), (8, 19, -1), (9, 13, 1), (10, 26, 1), (11, 22, -1), (12, 8, -1),
     (13, 4, 1), (14, 17, 1), (15, 11, -1), (16, 20, 1), (17, 14, -1), (18, 27, -1),
     (19, 23, 1), (20, 9, 1), (21, 5, -1), (22, 18, -1), (23, 12, 1), (24, 29, 1),
     (25, 25, -1), (26, 31, -1), (27, 30, 1), (28, 21, 1), (29, 15, -1), (30, 28, -1),
     (31, 24, 1)],
    [(0, 8, -1), (1, 4, 1), (2, 17, 1), (3, 11, -1), (4, 19, 1), (5, 13, -1), (6, 26, -1),
     (7, 22, 1), (8, 1, -1), (9, 0, 1), (10, 6, 1), (11, 2, -1), (12, 7, 1), (13, 3, -1),
     (14, 16, -1), (15, 10, 1), (16, 21, 1), (17, 15, -1), (18, 28, -1), (19, 24, 1),
     (20, 29, -1), (21, 25, 1), (22, 31, 1), (23, 30, -1), (24, 9, 1), (25, 5, -1),
     (26, 18, -1), (27, 12, 1), (28, 20, -1), (29, 14, 1), (30, 27, 1), (31, 23, -1)],
    [(0, 9, -1), (1, 5, 1), (2, 18, 1), (3, 12, -1), (4, 20, 1), (5, 14, -1), (6, 27, -1),
     (7, 23, 1), (8, 21, 1), (9, 15, -1), (10, 28, -1), (11, 24, 1), (12, 29, -1),
     (13, 25, 1), (14, 31, 1), (15, 30, -1), (16, 1, -1), (17, 0, 1), (18, 6, 1),
     (19, 2, -1), (20, 7, 1), (21, 3, -1), (22, 16, -1), (23, 10, 1), (24, 8, 1),
     (25, 4, -1), (26, 17, -1), (27, 11, 1), (28, 19, -1), (29, 13, 1), (30, 26, 1),
     (31, 22, -1)],
    [(0, 10, -1), (1, 16, -1), (2, 3, 1), (3, 7, 1), (4, 2, -1), (5, 6, -1), (6, 0, 1),
     (7, 1, 1), (8, 22, -1), (9, 26, -1), (10, 13, 1), (11, 19, 1), (12, 11, -1),
     (13, 17, -1), (14, 4, 1), (15, 8, 1), (16, 23, 1), (17, 27, 1), (18, 14, -1),
     (19, 20, -1), (20, 12, 1), (21, 18, 1), (22, 5, -1), (23, 9, -1), (24, 30, 1),
     (25, 31, 1), (26, 25, -1), (27, 29, -1), (28, 24, 1), (29, 28, 1), (30, 15, -1),
     (31, 21, -1)],
    [(0, 11, -1), (1, 17, -1), (2, 4, 1), (3, 8, 1), (4, 22, 1), (5, 26, 1), (6, 13, -1),
     (7, 19, -1), (8, 2, -1), (9, 6, -1), (10, 0, 1), (11, 1, 1), (12, 10, 1), (13, 16, 1),
     (14, 3, -1), (15, 7, -1), (16, 24, 1), (17, 28, 1), (18, 15, -1), (19, 21, -1),
     (20, 30, -1), (21, 31, -1), (22, 25, 1), (23, 29, 1), (24, 12, 1), (25, 18, 1),
     (26, 5, -1), (27, 9, -1), (28, 23, -1), (29, 27, -1), (30, 14, 1), (31, 20, 1)],
    [(0, 12, -1), (1, 18, -1), (2, 5, 1), (3, 9, 1), (4, 23, 1), (5, 27, 1), (6, 14, -1),
     (7, 20, -1), (8, 24, 1), (9, 28, 1), (10, 15, -1), (11, 21, -1), (12, 30, -1),
     (13, 31, -1), (14, 25, 1), (15, 29, 1), (16, 2, -1), (17, 6, -1), (18, 0, 1),
     (19, 1, 1), (20, 10, 1), (21, 16, 1), (22, 3, -1), (23, 7, -1), (24, 11, 1),
     (25, 17, 1), (26, 4, -1), (27, 8, -1), (28, 22, -1), (29, 26, -1), (30, 13, 1),
     (31, 19, 1)],
    [(0, 13, -1), (1, 19, -1), (2, 22, -1), (3, 26, -1), (4, 4, 1), (5, 8, 1), (6, 11, 1),
     (7, 17, 1), (8, 3, -1), (9, 7, -1), (10, 10, -1), (11, 16, -1), (12, 0, 1), (13, 1, 1),
     (14, 2, 1), (15, 6, 1), (16, 25, 1), (17, 29, 1), (18, 30, 1), (19, 31, 1),
     (20, 15, -1), (21, 21, -1), (22, 24, -1), (23, 28, -1), (24, 14, 1), (25, 20, 1),
     (26, 23, 1), (27, 27, 1), (28, 5, -1), (29, 9, -1), (30, 12, -1), (31, 18, -1)],
    [(0, 14, -1), (1, 20, -1), (2, 23, -1), (3, 27, -1), (4, 5, 1), (5, 9, 1), (6, 12, 1),
     (7, 18, 1), (8, 25, 1), (9, 29, 1), (10, 30, 1), (11, 31, 1), (12, 15, -1),
     (13, 21, -1), (14, 24, -1), (15, 28, -1), (16, 3, -1), (17, 7, -1), (18, 10, -1),
     (19, 16, -1), (20, 0, 1), (21, 1, 1), (22, 2, 1), (23, 6, 1), (24, 13, 1), (25, 19, 1),
     (26, 22, 1), (27, 26, 1), (28, 4, -1), (29, 8, -1), (30, 11, -1), (31, 17, -1)],
    [(0, 15, -1), (1, 21, -1), (2, 24, -1), (3, 28, -1), (4, 25, -1), (5, 29, -1),
     (6, 30, -1), (7, 31, -1), (8, 5, 1), (9, 9, 1), (10, 12, 1), (11, 18, 1), (12, 14, 1),
     (13, 20, 1), (14, 23, 1), (15, 27, 1), (16, 4, -1), (17, 8, -1), (18, 11, -1),
     (19, 17, -1), (20, 13, -1), (21, 19, -1), (22, 22, -1), (23, 26, -1), (24, 0, 1),
     (25, 1, 1), (26, 2, 1), (27, 6, 1), (28, 3, 1), (29, 7, 1), (30, 10, 1), (31, 16, 1)],
    [(0, 16, -1), (1, 10, -1), (2, 7, 1), (3, 3, 1), (4, 6, -1), (5, 2, -1), (6, 1, 1),
     (7, 0, 1), (8, 26, -1), (9, 22, -1), (10, 19, 1), (11, 13, 1), (12, 17, -1),
     (13, 11, -1), (14, 8, 1), (15, 4, 1), (16, 27, 1), (17, 23, 1), (18, 20, -1),
     (19, 14, -1), (20, 18, 1), (21, 12, 1), (22, 9, -1), (23, 5, -1), (24, 31, 1),
     (25, 30, 1), (26, 29, -1), (27, 25, -1), (28, 28, 1), (29, 24, 1), (30, 21, -1),
     (31, 15, -1)],
    [(0, 17, -1), (1, 11, -1), (2, 8, 1), (3, 4, 1), (4, 26, 1), (5, 22, 1), (6, 19, -1),
     (7, 13, -1), (8, 6, -1), (9, 2, -1), (10, 1, 1), (11, 0, 1), (12, 16, 1), (13, 10, 1),
     (14, 7, -1), (15, 3, -1), (16, 28, 1), (17, 24, 1), (18, 21, -1), (19, 15, -1),
     (20, 31, -1), (21, 30, -1), (22, 29, 1), (23, 25, 1), (24, 18, 1), (25, 12, 1),
     (26, 9, -1), (27, 5, -1), (28, 27, -1), (29, 23, -1), (30, 20, 1), (31, 14, 1)],
    [(0, 18, -1), (1, 12, -1), (2, 9, 1), (3, 5, 1), (4, 27, 1), (5, 23, 1), (6, 20, -1),
     (7, 14, -1), (8, 28, 1), (9, 24, 1), (10, 21, -1), (11, 15, -1), (12, 31, -1),
     (13, 30, -1), (14, 29, 1), (15, 25, 1), (16, 6, -1), (17, 2, -1), (18, 1, 1),
     (19, 0, 1), (20, 16, 1), (21, 10, 1), (22, 7, -1), (23, 3, -1), (24, 17, 1),
     (25, 11, 1), (26, 8, -1), (27, 4, -1), (28, 26, -1), (29, 22, -1), (30, 19, 1),
     (31, 13, 1)],
    [(0, 19, -1), (1, 13, -1), (2, 26, -1), (3, 22, -1), (4, 8, 1), (5, 4, 1), (6, 17, 1),
     (7, 11, 1), (8, 7, -1), (9, 3, -1), (10, 16, -1), (11, 10, -1), (12, 1, 1), (13, 0, 1),
     (14, 6, 1), (15, 2, 1), (16, 29, 1), (17, 25, 1), (18, 31, 1), (19, 30, 1),
     (20, 21, -1), (21, 15, -1), (22, 28, -1), (23, 24, -1), (24, 20, 1), (25, 14, 1),
     (26, 27, 1), (27, 23, 1), (28, 9, -1), (29, 5, -1), (30, 18, -1), (31, 12, -1)],
    [(0, 20, -1), (1, 14, -1), (2, 27, -1), (3, 23, -1), (4, 9, 1), (5, 5, 1), (6, 18, 1),
     (7, 12, 1), (8, 29, 1), (9, 25, 1), (10, 31, 1), (11, 30, 1), (12, 21, -1),
     (13, 15, -1), (14, 28, -1), (15, 24, -1), (16, 7, -1), (17, 3, -1), (18, 16, -1),
     (19, 10, -1), (20, 1, 1), (21, 0, 1), (22, 6, 1), (23, 2, 1), (24, 19, 1), (25, 13, 1),
     (26, 26, 1), (27, 22, 1), (28, 8, -1), (29, 4, -1), (30, 17, -1), (31, 11, -1)],
    [(0, 21, -1), (1, 15, -1), (2, 28, -1), (3, 24, -1), (4, 29, -1), (5, 25, -1),
     (6, 31, -1), (7, 30, -1), (8, 9, 1), (9, 5, 1), (10, 18, 1), (11, 12, 1), (12, 20, 1),
     (13, 14, 1), (14, 27, 1), (15, 23, 1), (16, 8, -1), (17, 4, -1), (18, 17, -1),
     (19, 11, -1), (20, 19, -1), (21, 13, -1), (22, 26, -1), (23, 22, -1), (24, 1, 1),
     (25, 0, 1), (26, 6, 1), (27, 2, 1), (28, 7, 1), (29, 3, 1), (30, 16, 1), (31, 10, 1)],
    [(0, 22, -1), (1, 26, 1), (2, 13, -1), (3, 19, 1), (4, 11, 1), (5, 17, -1), (6, 4, 1),
     (7, 8, -1), (8, 10, -1), (9, 16, 1), (10, 3, -1), (11, 7, 1), (12, 2, 1), (13, 6, -1),
     (14, 0, 1), (15, 1, -1), (16, 30, 1), (17, 31, -1), (18, 25, 1), (19, 29, -1),
     (20, 24, -1), (21, 28, 1), (22, 15, -1), (23, 21, 1), (24, 23, 1), (25, 27, -1),
     (26, 14, 1), (27, 20, -1), (28, 12, -1), (29, 18, 1), (30, 5, -1), (31, 9, 1)],
    [(0, 23, -1), (1, 27, 1), (2, 14, -1), (3, 20, 1), (4, 12, 1), (5, 18, -1), (6, 5, 1),
     (7, 9, -1), (8, 30, 1), (9, 31, -1), (10, 25, 1), (11, 29, -1), (12, 24, -1),
     (13, 28, 1), (14, 15, -1), (15, 21, 1), (16, 10, -1), (17, 16, 1), (18, 3, -1),
     (19, 7, 1), (20, 2, 1), (21, 6, -1), (22, 0, 1), (23, 1, -1), (24, 22, 1),
     (25, 26, -1), (26, 13, 1), (27, 19, -1), (28, 11, -1), (29, 17, 1), (30, 4, -1),
     (31, 8, 1)],
    [(0, 24, -1), (1, 28, 1), (2, 15, -1), (3, 21, 1), (4, 30, -1), (5, 31, 1), (6, 25, -1),
     (7, 29, 1), (8, 12, 1), (9, 18, -1), (10, 5, 1), (11, 9, -1), (12, 23, 1),
     (13, 27, -1), (14, 14, 1), (15, 20, -1), (16, 11, -1), (17, 17, 1), (18, 4, -1),
     (19, 8, 1), (20, 22, -1), (21, 26, 1), (22, 13, -1), (23, 19, 1), (24, 2, 1),
     (25, 6, -1), (26, 0, 1), (27, 1, -1), (28, 10, 1), (29, 16, -1), (30, 3, 1),
     (31, 7, -1)],
    [(0, 25, -1), (1, 29, 1), (2, 30, 1), (3, 31, -1), (4, 15, -1), (5, 21, 1), (6, 24, 1),
     (7, 28, -1), (8, 14, 1), (9, 20, -1), (10, 23, -1), (11, 27, 1), (12, 5, 1),
     (13, 9, -1), (14, 12, -1), (15, 18, 1), (16, 13, -1), (17, 19, 1), (18, 22, 1),
     (19, 26, -1), (20, 4, -1), (21, 8, 1), (22, 11, 1), (23, 17, -1), (24, 3, 1),
     (25, 7, -1), (26, 10, -1), (27, 16, 1), (28, 0, 1), (29, 1, -1), (30, 2, -1),
     (31, 6, 1)],
    [(0, 26, 1), (1, 22, -1), (2, 19, 1), (3, 13, -1), (4, 17, -1), (5, 11, 1), (6, 8, -1),
     (7, 4, 1), (8, 16, 1), (9, 10, -1), (10, 7, 1), (11, 3, -1), (12, 6, -1), (13, 2, 1),
     (14, 1, -1), (15, 0, 1), (16, 31, -1), (17, 30, 1), (18, 29, -1), (19, 25, 1),
     (20, 28, 1), (21, 24, -1), (22, 21, 1), (23, 15, -1), (24, 27, -1), (25, 23, 1),
     (26, 20, -1), (27, 14, 1), (28, 18, 1), (29, 12, -1), (30, 9, 1), (31, 5, -1)],
    [(0, 27, 1), (1, 23, -1), (2, 20, 1), (3, 14, -1), (4, 18, -1), (5, 12, 1), (6, 9, -1),
     (7, 5, 1), (8, 31, -1), (9, 30, 1), (10, 29, -1), (11, 25, 1), (12, 28, 1),
     (13, 24, -1), (14, 21, 1), (15, 15, -1), (16, 16, 1), (17, 10, -1), (18, 7, 1),
     (19, 3, -1), (20, 6, -1), (21, 2, 1), (22, 1, -1), (23, 0, 1), (24, 26, -1),
     (25, 22, 1), (26, 19, -1), (27, 13, 1), (28, 17, 1), (29, 11, -1), (30, 8, 1),
     (31, 4, -1)],
    [(0, 28, 1), (1, 24, -1), (2, 21, 1), (3, 15, -1), (4, 31, 1), (5, 30, -1), (6, 29, 1),
     (7, 25, -1), (8, 18, -1), (9, 12, 1), (10, 9, -1), (11, 5, 1), (12, 27, -1),
     (13, 23, 1), (14, 20, -1), (15, 14, 1), (16, 17, 1), (17, 11, -1), (18, 8, 1),
     (19, 4, -1), (20, 26, 1), (21, 22, -1), (22, 19, 1), (23, 13, -1), (24, 6, -1),
     (25, 2, 1), (26, 1, -1), (27, 0, 1), (28, 16, -1), (29, 10, 1), (30, 7, -1),
     (31, 3, 1)],
    [(0, 29, 1), (1, 25, -1), (2, 31, -1), (3, 30, 1), (4, 21, 1), (5, 15, -1), (6, 28, -1),
     (7, 24, 1), (8, 20, -1), (9, 14, 1), (10, 27, 1), (11, 23, -1), (12, 9, -1),
     (13, 5, 1), (14, 18, 1), (15, 12, -1), (16, 19, 1), (17, 13, -1), (18, 26, -1),
     (19, 22, 1), (20, 8, 1), (21, 4, -1), (22, 17, -1), (23, 11, 1), (24, 7, -1),
     (25, 3, 1), (26, 16, 1), (27, 10, -1), (28, 1, -1), (29, 0, 1), (30, 6, 1),
     (31, 2, -1)],
    [(0, 30, 1), (1, 31, 1), (2, 25, -1), (3, 29, -1), (4, 24, 1), (5, 28, 1), (6, 15, -1),
     (7, 21, -1), (8, 23, -1), (9, 27, -1), (10, 14, 1), (11, 20, 1), (12, 12, -1),
     (13, 18, -1), (14, 5, 1), (15, 9, 1), (16, 22, 1), (17, 26, 1), (18, 13, -1),
     (19, 19, -1), (20, 11, 1), (21, 17, 1), (22, 4, -1), (23, 8, -1), (24, 10, -1),
     (25, 16, -1), (26, 3, 1), (27, 7, 1), (28, 2, -1), (29, 6, -1), (30, 0, 1), (31, 1, 1)],
    [(0, 31, 1), (1, 30, 1), (2, 29, -1), (3, 25, -1), (4, 28, 1), (5, 24, 1), (6, 21, -1),
     (7, 15, -1), (8, 27, -1), (9, 23, -1), (10, 20, 1), (11, 14, 1), (12, 18, -1),
     (13, 12, -1), (14, 9, 1), (15, 5, 1), (16, 26, 1), (17, 22, 1), (18, 19, -1),
     (19, 13, -1), (20, 17, 1), (21, 11, 1), (22, 8, -1), (23, 4, -1), (24, 16, -1),
     (25, 10, -1), (26, 7, 1), (27, 3, 1), (28, 6, -1), (29, 2, -1), (30, 1, 1), (31, 0, 1)],
]


def _sandwich2__full__full__full(r, x, s, out):
    """Run the table form: 2048 multiplications, 2048 additions."""
    r = _entries(r)
    x = _entries(x)
    s = _entries(s)
    # P = r x
    P = _contract(r, x, _SANDWICH2__FULL__FULL__FULL_P)
    # out = P ~s
    _store(out, _contract(P, s, _SANDWICH2__FULL__FULL__FULL_OUT))


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


def _versor_defect__full(R, out):
    """Run the unrolled form: 117 multiplications, 108 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
    R_16 = R[..., 16]
    R_17 = R[..., 17]
    R_18 = R[..., 18]
    R_19 = R[..., 19]
    R_20 = R[..., 20]
    R_21 = R[..., 21]
    R_22 = R[..., 22]
    R_23 = R[..., 23]
    R_24 = R[..., 24]
    R_25 = R[..., 25]
    R_26 = R[..., 26]
    R_27 = R[..., 27]
    R_28 = R[..., 28]
    R_29 = R[..., 29]
    R_30 = R[..., 30]
    R_31 = R[..., 31]
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
    out[..., 0] = t_20 + t_21 - t_26 - t_27
    out[..., 1] = t_20 + t_27
    out[..., 2] = t_21 + t_26
    # common factors
    f_0 = (
        R_0*R_26 + R_2*R_19 + R_4*R_16 + R_7*R_11 + R_9*R_30 + R_14*R_28 + R_18*R_25 +
        R_21*R_23 - R_1*R_22 - R_3*R_17 - R_5*R_31 - R_6*R_13 - R_8*R_10 - R_12*R_29 -
        R_15*R_27 - R_20*R_24
    )
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 3] = 2*f_0
    # common factors
    f_1 = (
        R_0*R_27 + R_2*R_20 + R_5*R_16 + R_7*R_12 + R_8*R_30 + R_13*R_28 + R_17*R_25 +
        R_21*R_22 - R_1*R_23 - R_3*R_18 - R_4*R_31 - R_6*R_14 - R_9*R_10 - R_11*R_29 -
        R_15*R_26 - R_19*R_24
    )
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 4] = 2*f_1
    # common factors
    f_2 = (
        R_0*R_28 + R_2*R_21 + R_3*R_31 + R_5*R_17 + R_8*R_12 + R_10*R_29 + R_14*R_26 +
        R_19*R_23 - R_1*R_24 - R_4*R_18 - R_6*R_15 - R_7*R_30 - R_9*R_11 - R_13*R_27 -
        R_16*R_25 - R_20*R_22
    )
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 5] = 2*f_2
    # common factors
    f_3 = (
        R_0*R_29 + R_3*R_21 + R_5*R_19 + R_6*R_30 + R_8*R_14 + R_11*R_27 + R_16*R_24 +
        R_18*R_22 - R_1*R_25 - R_2*R_31 - R_4*R_20 - R_7*R_15 - R_9*R_13 - R_10*R_28 -
        R_12*R_26 - R_17*R_23
    )
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 6] = 2*f_3
    # common factors
    f_4 = (
        R_0*R_30 + R_1*R_31 + R_3*R_24 + R_5*R_22 + R_7*R_28 + R_9*R_26 + R_11*R_14 +
        R_17*R_20 - R_2*R_25 - R_4*R_23 - R_6*R_29 - R_8*R_27 - R_10*R_15 - R_12*R_13 -
        R_16*R_21 - R_18*R_19
    )
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 7] = 2*f_4


def versor_defect__full(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 8)
    """
    return _run(_versor_defect__full, (32,), 8, (R,), out, (2,), "polynomial")


def _versor_defect__even(R, out):
    """Run the unrolled form: 61 multiplications, 51 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
    R_11 = R[..., 11]
    R_12 = R[..., 12]
    R_13 = R[..., 13]
    R_14 = R[..., 14]
    R_15 = R[..., 15]
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
    out[..., 0] = t_10 - t_13
    out[..., 1] = t_10 + t_13
    out[..., 2] = 0
    # common factors
    f_0 = (
        R_0*R_11 + R_2*R_6 + R_4*R_15 + R_9*R_13 - R_1*R_8 - R_3*R_5 - R_7*R_14 -
        R_10*R_12
    )
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 3] = 2*f_0
    # common factors
    f_1 = (
        R_0*R_12 + R_2*R_7 + R_3*R_15 + R_8*R_13 - R_1*R_9 - R_4*R_5 - R_6*R_14 -
        R_10*R_11
    )
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 4] = 2*f_1
    # common factors
    f_2 = (
        R_0*R_13 + R_3*R_7 + R_5*R_14 + R_9*R_11 - R_1*R_10 - R_2*R_15 - R_4*R_6 -
        R_8*R_12
    )
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 5] = 2*f_2
    # common factors
    f_3 = (
        R_0*R_14 + R_1*R_15 + R_3*R_9 + R_6*R_12 - R_2*R_10 - R_4*R_8 - R_5*R_13 -
        R_7*R_11
    )
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 6] = 2*f_3
    # common factors
    f_4 = (
        R_0*R_15 + R_2*R_13 + R_4*R_11 + R_6*R_9 - R_1*R_14 - R_3*R_12 - R_5*R_10 -
        R_7*R_8
    )
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 7] = 2*f_4


def versor_defect__even(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 16), even: grades 0, 2, 4
    returns : (..., 8)
    """
    return _run(_versor_defect__even, (16,), 8, (R,), out, (2,), "polynomial")


def _versor_defect__g0_2(R, out):
    """Run the unrolled form: 31 multiplications, 21 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    R_8 = R[..., 8]
    R_9 = R[..., 9]
    R_10 = R[..., 10]
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
    out[..., 0] = t_7 - t_8
    out[..., 1] = t_7 + t_8
    out[..., 2] = 0
    # common factors
    f_0 = R_2*R_6 - R_1*R_8 - R_3*R_5
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 3] = 2*f_0
    # common factors
    f_1 = R_2*R_7 - R_1*R_9 - R_4*R_5
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 4] = 2*f_1
    # common factors
    f_2 = R_3*R_7 - R_1*R_10 - R_4*R_6
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 5] = 2*f_2
    # common factors
    f_3 = R_3*R_9 - R_2*R_10 - R_4*R_8
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 6] = 2*f_3
    # common factors
    f_4 = R_6*R_9 - R_5*R_10 - R_7*R_8
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 7] = 2*f_4


def versor_defect__g0_2(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 11), g0_2: grades 0, 2
    returns : (..., 8)
    """
    return _run(_versor_defect__g0_2, (11,), 8, (R,), out, (2,), "polynomial")


def _versor_defect__vector(R, out):
    """Run the unrolled form: 5 multiplications, 5 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    # common subexpressions
    t_0 = R_0*R_0 + R_1*R_1
    t_1 = R_2*R_2 + R_3*R_3
    t_3 = t_0 + t_1
    t_2 = R_4*R_4
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 0] = t_3 - t_2
    out[..., 1] = 0
    out[..., 2] = t_2 + t_3


def versor_defect__vector(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 5), vector: grades 1
    returns : (..., 3)
    """
    return _run(_versor_defect__vector, (5,), 3, (R,), out, (2,), "polynomial")


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


def _outermorphism__bivector(M, out):
    """Run the unrolled form: 200 multiplications, 100 additions."""
    # M
    M_0 = M[..., 0]
    M_1 = M[..., 1]
    M_2 = M[..., 2]
    M_3 = M[..., 3]
    M_4 = M[..., 4]
    M_5 = M[..., 5]
    M_6 = M[..., 6]
    M_7 = M[..., 7]
    M_8 = M[..., 8]
    M_9 = M[..., 9]
    M_10 = M[..., 10]
    M_11 = M[..., 11]
    M_12 = M[..., 12]
    M_13 = M[..., 13]
    M_14 = M[..., 14]
    M_15 = M[..., 15]
    M_16 = M[..., 16]
    M_17 = M[..., 17]
    M_18 = M[..., 18]
    M_19 = M[..., 19]
    M_20 = M[..., 20]
    M_21 = M[..., 21]
    M_22 = M[..., 22]
    M_23 = M[..., 23]
    M_24 = M[..., 24]
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    out[..., 0] = M_0*M_6 - M_1*M_5
    out[..., 1] = M_0*M_7 - M_2*M_5
    out[..., 2] = M_0*M_8 - M_3*M_5
    out[..., 3] = M_0*M_9 - M_4*M_5
    out[..., 4] = M_1*M_7 - M_2*M_6
    out[..., 5] = M_1*M_8 - M_3*M_6
    out[..., 6] = M_1*M_9 - M_4*M_6
    out[..., 7] = M_2*M_8 - M_3*M_7
    out[..., 8] = M_2*M_9 - M_4*M_7
    out[..., 9] = M_3*M_9 - M_4*M_8
    out[..., 10] = M_0*M_11 - M_1*M_10
    out[..., 11] = M_0*M_12 - M_2*M_10
    out[..., 12] = M_0*M_13 - M_3*M_10
    out[..., 13] = M_0*M_14 - M_4*M_10
    out[..., 14] = M_1*M_12 - M_2*M_11
    out[..., 15] = M_1*M_13 - M_3*M_11
    out[..., 16] = M_1*M_14 - M_4*M_11
    out[..., 17] = M_2*M_13 - M_3*M_12
    out[..., 18] = M_2*M_14 - M_4*M_12
    out[..., 19] = M_3*M_14 - M_4*M_13
    out[..., 20] = M_0*M_16 - M_1*M_15
    out[..., 21] = M_0*M_17 - M_2*M_15
    out[..., 22] = M_0*M_18 - M_3*M_15
    out[..., 23] = M_0*M_19 - M_4*M_15
    out[..., 24] = M_1*M_17 - M_2*M_16
    out[..., 25] = M_1*M_18 - M_3*M_16
    out[..., 26] = M_1*M_19 - M_4*M_16
    out[..., 27] = M_2*M_18 - M_3*M_17
    out[..., 28] = M_2*M_19 - M_4*M_17
    out[..., 29] = M_3*M_19 - M_4*M_18
    out[..., 30] = M_0*M_21 - M_1*M_20
    out[..., 31] = M_0*M_22 - M_2*M_20
    out[..., 32] = M_0*M_23 - M_3*M_20
    out[..., 33] = M_0*M_24 - M_4*M_20
    out[..., 34] = M_1*M_22 - M_2*M_21
    out[..., 35] = M_1*M_23 - M_3*M_21
    out[..., 36] = M_1*M_24 - M_4*M_21
    out[..., 37] = M_2*M_23 - M_3*M_22
    out[..., 38] = M_2*M_24 - M_4*M_22
    out[..., 39] = M_3*M_24 - M_4*M_23
    out[..., 40] = M_5*M_11 - M_6*M_10
    out[..., 41] = M_5*M_12 - M_7*M_10
    out[..., 42] = M_5*M_13 - M_8*M_10
    out[..., 43] = M_5*M_14 - M_9*M_10
    out[..., 44] = M_6*M_12 - M_7*M_11
    out[..., 45] = M_6*M_13 - M_8*M_11
    out[..., 46] = M_6*M_14 - M_9*M_11
    out[..., 47] = M_7*M_13 - M_8*M_12
    out[..., 48] = M_7*M_14 - M_9*M_12
    out[..., 49] = M_8*M_14 - M_9*M_13
    out[..., 50] = M_5*M_16 - M_6*M_15
    out[..., 51] = M_5*M_17 - M_7*M_15
    out[..., 52] = M_5*M_18 - M_8*M_15
    out[..., 53] = M_5*M_19 - M_9*M_15
    out[..., 54] = M_6*M_17 - M_7*M_16
    out[..., 55] = M_6*M_18 - M_8*M_16
    out[..., 56] = M_6*M_19 - M_9*M_16
    out[..., 57] = M_7*M_18 - M_8*M_17
    out[..., 58] = M_7*M_19 - M_9*M_17
    out[..., 59] = M_8*M_19 - M_9*M_18
    out[..., 60] = M_5*M_21 - M_6*M_20
    out[..., 61] = M_5*M_22 - M_7*M_20
    out[..., 62] = M_5*M_23 - M_8*M_20
    out[..., 63] = M_5*M_24 - M_9*M_20
    out[..., 64] = M_6*M_22 - M_7*M_21
    out[..., 65] = M_6*M_23 - M_8*M_21
    out[..., 66] = M_6*M_24 - M_9*M_21
    out[..., 67] = M_7*M_23 - M_8*M_22
    out[..., 68] = M_7*M_24 - M_9*M_22
    out[..., 69] = M_8*M_24 - M_9*M_23
    out[..., 70] = M_10*M_16 - M_11*M_15
    out[..., 71] = M_10*M_17 - M_12*M_15
    out[..., 72] = M_10*M_18 - M_13*M_15
    out[..., 73] = M_10*M_19 - M_14*M_15
    out[..., 74] = M_11*M_17 - M_12*M_16
    out[..., 75] = M_11*M_18 - M_13*M_16
    out[..., 76] = M_11*M_19 - M_14*M_16
    out[..., 77] = M_12*M_18 - M_13*M_17
    out[..., 78] = M_12*M_19 - M_14*M_17
    out[..., 79] = M_13*M_19 - M_14*M_18
    out[..., 80] = M_10*M_21 - M_11*M_20
    out[..., 81] = M_10*M_22 - M_12*M_20
    out[..., 82] = M_10*M_23 - M_13*M_20
    out[..., 83] = M_10*M_24 - M_14*M_20
    out[..., 84] = M_11*M_22 - M_12*M_21
    out[..., 85] = M_11*M_23 - M_13*M_21
    out[..., 86] = M_11*M_24 - M_14*M_21
    out[..., 87] = M_12*M_23 - M_13*M_22
    out[..., 88] = M_12*M_24 - M_14*M_22
    out[..., 89] = M_13*M_24 - M_14*M_23
    out[..., 90] = M_15*M_21 - M_16*M_20
    out[..., 91] = M_15*M_22 - M_17*M_20
    out[..., 92] = M_15*M_23 - M_18*M_20
    out[..., 93] = M_15*M_24 - M_19*M_20
    out[..., 94] = M_16*M_22 - M_17*M_21
    out[..., 95] = M_16*M_23 - M_18*M_21
    out[..., 96] = M_16*M_24 - M_19*M_21
    out[..., 97] = M_17*M_23 - M_18*M_22
    out[..., 98] = M_17*M_24 - M_19*M_22
    out[..., 99] = M_18*M_24 - M_19*M_23


def outermorphism__bivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 100)
    """
    return _run(_outermorphism__bivector, (25,), 100, (M,), out, (2,), "polynomial")


def _outermorphism__trivector(M, out):
    """Run the unrolled form: 420 multiplications, 260 additions."""
    # M
    M_0 = M[..., 0]
    M_1 = M[..., 1]
    M_2 = M[..., 2]
    M_3 = M[..., 3]
    M_4 = M[..., 4]
    M_5 = M[..., 5]
    M_6 = M[..., 6]
    M_7 = M[..., 7]
    M_8 = M[..., 8]
    M_9 = M[..., 9]
    M_10 = M[..., 10]
    M_11 = M[..., 11]
    M_12 = M[..., 12]
    M_13 = M[..., 13]
    M_14 = M[..., 14]
    M_15 = M[..., 15]
    M_16 = M[..., 16]
    M_17 = M[..., 17]
    M_18 = M[..., 18]
    M_19 = M[..., 19]
    M_20 = M[..., 20]
    M_21 = M[..., 21]
    M_22 = M[..., 22]
    M_23 = M[..., 23]
    M_24 = M[..., 24]
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
    out[..., 0] = F2_24*M_0 + F2_0*M_10 - F2_6*M_5
    out[..., 1] = F2_25*M_0 + F2_1*M_10 - F2_7*M_5
    out[..., 2] = F2_26*M_0 + F2_2*M_10 - F2_8*M_5
    out[..., 3] = F2_27*M_0 + F2_3*M_10 - F2_9*M_5
    out[..., 4] = F2_28*M_0 + F2_4*M_10 - F2_10*M_5
    out[..., 5] = F2_29*M_0 + F2_5*M_10 - F2_11*M_5
    out[..., 6] = F2_27*M_1 + F2_3*M_11 - F2_9*M_6
    out[..., 7] = F2_28*M_1 + F2_4*M_11 - F2_10*M_6
    out[..., 8] = F2_29*M_1 + F2_5*M_11 - F2_11*M_6
    out[..., 9] = F2_29*M_2 + F2_5*M_12 - F2_11*M_7
    out[..., 10] = F2_30*M_0 + F2_0*M_15 - F2_12*M_5
    out[..., 11] = F2_31*M_0 + F2_1*M_15 - F2_13*M_5
    out[..., 12] = F2_32*M_0 + F2_2*M_15 - F2_14*M_5
    out[..., 13] = F2_33*M_0 + F2_3*M_15 - F2_15*M_5
    out[..., 14] = F2_34*M_0 + F2_4*M_15 - F2_16*M_5
    out[..., 15] = F2_35*M_0 + F2_5*M_15 - F2_17*M_5
    out[..., 16] = F2_33*M_1 + F2_3*M_16 - F2_15*M_6
    out[..., 17] = F2_34*M_1 + F2_4*M_16 - F2_16*M_6
    out[..., 18] = F2_35*M_1 + F2_5*M_16 - F2_17*M_6
    out[..., 19] = F2_35*M_2 + F2_5*M_17 - F2_17*M_7
    out[..., 20] = F2_36*M_0 + F2_0*M_20 - F2_18*M_5
    out[..., 21] = F2_37*M_0 + F2_1*M_20 - F2_19*M_5
    out[..., 22] = F2_38*M_0 + F2_2*M_20 - F2_20*M_5
    out[..., 23] = F2_39*M_0 + F2_3*M_20 - F2_21*M_5
    out[..., 24] = F2_40*M_0 + F2_4*M_20 - F2_22*M_5
    out[..., 25] = F2_41*M_0 + F2_5*M_20 - F2_23*M_5
    out[..., 26] = F2_39*M_1 + F2_3*M_21 - F2_21*M_6
    out[..., 27] = F2_40*M_1 + F2_4*M_21 - F2_22*M_6
    out[..., 28] = F2_41*M_1 + F2_5*M_21 - F2_23*M_6
    out[..., 29] = F2_41*M_2 + F2_5*M_22 - F2_23*M_7
    out[..., 30] = F2_42*M_0 + F2_6*M_15 - F2_12*M_10
    out[..., 31] = F2_43*M_0 + F2_7*M_15 - F2_13*M_10
    out[..., 32] = F2_44*M_0 + F2_8*M_15 - F2_14*M_10
    out[..., 33] = F2_45*M_0 + F2_9*M_15 - F2_15*M_10
    out[..., 34] = F2_46*M_0 + F2_10*M_15 - F2_16*M_10
    out[..., 35] = F2_47*M_0 + F2_11*M_15 - F2_17*M_10
    out[..., 36] = F2_45*M_1 + F2_9*M_16 - F2_15*M_11
    out[..., 37] = F2_46*M_1 + F2_10*M_16 - F2_16*M_11
    out[..., 38] = F2_47*M_1 + F2_11*M_16 - F2_17*M_11
    out[..., 39] = F2_47*M_2 + F2_11*M_17 - F2_17*M_12
    out[..., 40] = F2_48*M_0 + F2_6*M_20 - F2_18*M_10
    out[..., 41] = F2_49*M_0 + F2_7*M_20 - F2_19*M_10
    out[..., 42] = F2_50*M_0 + F2_8*M_20 - F2_20*M_10
    out[..., 43] = F2_51*M_0 + F2_9*M_20 - F2_21*M_10
    out[..., 44] = F2_52*M_0 + F2_10*M_20 - F2_22*M_10
    out[..., 45] = F2_53*M_0 + F2_11*M_20 - F2_23*M_10
    out[..., 46] = F2_51*M_1 + F2_9*M_21 - F2_21*M_11
    out[..., 47] = F2_52*M_1 + F2_10*M_21 - F2_22*M_11
    out[..., 48] = F2_53*M_1 + F2_11*M_21 - F2_23*M_11
    out[..., 49] = F2_53*M_2 + F2_11*M_22 - F2_23*M_12
    out[..., 50] = F2_54*M_0 + F2_12*M_20 - F2_18*M_15
    out[..., 51] = F2_55*M_0 + F2_13*M_20 - F2_19*M_15
    out[..., 52] = F2_56*M_0 + F2_14*M_20 - F2_20*M_15
    out[..., 53] = F2_57*M_0 + F2_15*M_20 - F2_21*M_15
    out[..., 54] = F2_58*M_0 + F2_16*M_20 - F2_22*M_15
    out[..., 55] = F2_59*M_0 + F2_17*M_20 - F2_23*M_15
    out[..., 56] = F2_57*M_1 + F2_15*M_21 - F2_21*M_16
    out[..., 57] = F2_58*M_1 + F2_16*M_21 - F2_22*M_16
    out[..., 58] = F2_59*M_1 + F2_17*M_21 - F2_23*M_16
    out[..., 59] = F2_59*M_2 + F2_17*M_22 - F2_23*M_17
    out[..., 60] = F2_42*M_5 + F2_24*M_15 - F2_30*M_10
    out[..., 61] = F2_43*M_5 + F2_25*M_15 - F2_31*M_10
    out[..., 62] = F2_44*M_5 + F2_26*M_15 - F2_32*M_10
    out[..., 63] = F2_45*M_5 + F2_27*M_15 - F2_33*M_10
    out[..., 64] = F2_46*M_5 + F2_28*M_15 - F2_34*M_10
    out[..., 65] = F2_47*M_5 + F2_29*M_15 - F2_35*M_10
    out[..., 66] = F2_45*M_6 + F2_27*M_16 - F2_33*M_11
    out[..., 67] = F2_46*M_6 + F2_28*M_16 - F2_34*M_11
    out[..., 68] = F2_47*M_6 + F2_29*M_16 - F2_35*M_11
    out[..., 69] = F2_47*M_7 + F2_29*M_17 - F2_35*M_12
    out[..., 70] = F2_48*M_5 + F2_24*M_20 - F2_36*M_10
    out[..., 71] = F2_49*M_5 + F2_25*M_20 - F2_37*M_10
    out[..., 72] = F2_50*M_5 + F2_26*M_20 - F2_38*M_10
    out[..., 73] = F2_51*M_5 + F2_27*M_20 - F2_39*M_10
    out[..., 74] = F2_52*M_5 + F2_28*M_20 - F2_40*M_10
    out[..., 75] = F2_53*M_5 + F2_29*M_20 - F2_41*M_10
    out[..., 76] = F2_51*M_6 + F2_27*M_21 - F2_39*M_11
    out[..., 77] = F2_52*M_6 + F2_28*M_21 - F2_40*M_11
    out[..., 78] = F2_53*M_6 + F2_29*M_21 - F2_41*M_11
    out[..., 79] = F2_53*M_7 + F2_29*M_22 - F2_41*M_12
    out[..., 80] = F2_54*M_5 + F2_30*M_20 - F2_36*M_15
    out[..., 81] = F2_55*M_5 + F2_31*M_20 - F2_37*M_15
    out[..., 82] = F2_56*M_5 + F2_32*M_20 - F2_38*M_15
    out[..., 83] = F2_57*M_5 + F2_33*M_20 - F2_39*M_15
    out[..., 84] = F2_58*M_5 + F2_34*M_20 - F2_40*M_15
    out[..., 85] = F2_59*M_5 + F2_35*M_20 - F2_41*M_15
    out[..., 86] = F2_57*M_6 + F2_33*M_21 - F2_39*M_16
    out[..., 87] = F2_58*M_6 + F2_34*M_21 - F2_40*M_16
    out[..., 88] = F2_59*M_6 + F2_35*M_21 - F2_41*M_16
    out[..., 89] = F2_59*M_7 + F2_35*M_22 - F2_41*M_17
    out[..., 90] = F2_54*M_10 + F2_42*M_20 - F2_48*M_15
    out[..., 91] = F2_55*M_10 + F2_43*M_20 - F2_49*M_15
    out[..., 92] = F2_56*M_10 + F2_44*M_20 - F2_50*M_15
    out[..., 93] = F2_57*M_10 + F2_45*M_20 - F2_51*M_15
    out[..., 94] = F2_58*M_10 + F2_46*M_20 - F2_52*M_15
    out[..., 95] = F2_59*M_10 + F2_47*M_20 - F2_53*M_15
    out[..., 96] = F2_57*M_11 + F2_45*M_21 - F2_51*M_16
    out[..., 97] = F2_58*M_11 + F2_46*M_21 - F2_52*M_16
    out[..., 98] = F2_59*M_11 + F2_47*M_21 - F2_53*M_16
    out[..., 99] = F2_59*M_12 + F2_47*M_22 - F2_53*M_17


def outermorphism__trivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 100)
    """
    return _run(_outermorphism__trivector, (25,), 100, (M,), out, (3,), "polynomial")


def _outermorphism__g4(M, out):
    """Run the unrolled form: 280 multiplications, 185 additions."""
    # M
    M_0 = M[..., 0]
    M_1 = M[..., 1]
    M_2 = M[..., 2]
    M_3 = M[..., 3]
    M_4 = M[..., 4]
    M_5 = M[..., 5]
    M_6 = M[..., 6]
    M_7 = M[..., 7]
    M_8 = M[..., 8]
    M_9 = M[..., 9]
    M_10 = M[..., 10]
    M_11 = M[..., 11]
    M_12 = M[..., 12]
    M_13 = M[..., 13]
    M_14 = M[..., 14]
    M_15 = M[..., 15]
    M_16 = M[..., 16]
    M_17 = M[..., 17]
    M_18 = M[..., 18]
    M_19 = M[..., 19]
    M_20 = M[..., 20]
    M_21 = M[..., 21]
    M_22 = M[..., 22]
    M_23 = M[..., 23]
    M_24 = M[..., 24]
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
    out[..., 0] = F3_24*M_0 + F3_4*M_10 - F3_12*M_5 - F3_0*M_15
    out[..., 1] = F3_25*M_0 + F3_5*M_10 - F3_13*M_5 - F3_1*M_15
    out[..., 2] = F3_26*M_0 + F3_6*M_10 - F3_14*M_5 - F3_2*M_15
    out[..., 3] = F3_27*M_0 + F3_7*M_10 - F3_15*M_5 - F3_3*M_15
    out[..., 4] = F3_27*M_1 + F3_7*M_11 - F3_15*M_6 - F3_3*M_16
    out[..., 5] = F3_28*M_0 + F3_8*M_10 - F3_16*M_5 - F3_0*M_20
    out[..., 6] = F3_29*M_0 + F3_9*M_10 - F3_17*M_5 - F3_1*M_20
    out[..., 7] = F3_30*M_0 + F3_10*M_10 - F3_18*M_5 - F3_2*M_20
    out[..., 8] = F3_31*M_0 + F3_11*M_10 - F3_19*M_5 - F3_3*M_20
    out[..., 9] = F3_31*M_1 + F3_11*M_11 - F3_19*M_6 - F3_3*M_21
    out[..., 10] = F3_32*M_0 + F3_8*M_15 - F3_20*M_5 - F3_4*M_20
    out[..., 11] = F3_33*M_0 + F3_9*M_15 - F3_21*M_5 - F3_5*M_20
    out[..., 12] = F3_34*M_0 + F3_10*M_15 - F3_22*M_5 - F3_6*M_20
    out[..., 13] = F3_35*M_0 + F3_11*M_15 - F3_23*M_5 - F3_7*M_20
    out[..., 14] = F3_35*M_1 + F3_11*M_16 - F3_23*M_6 - F3_7*M_21
    out[..., 15] = F3_36*M_0 + F3_16*M_15 - F3_20*M_10 - F3_12*M_20
    out[..., 16] = F3_37*M_0 + F3_17*M_15 - F3_21*M_10 - F3_13*M_20
    out[..., 17] = F3_38*M_0 + F3_18*M_15 - F3_22*M_10 - F3_14*M_20
    out[..., 18] = F3_39*M_0 + F3_19*M_15 - F3_23*M_10 - F3_15*M_20
    out[..., 19] = F3_39*M_1 + F3_19*M_16 - F3_23*M_11 - F3_15*M_21
    out[..., 20] = F3_36*M_5 + F3_28*M_15 - F3_32*M_10 - F3_24*M_20
    out[..., 21] = F3_37*M_5 + F3_29*M_15 - F3_33*M_10 - F3_25*M_20
    out[..., 22] = F3_38*M_5 + F3_30*M_15 - F3_34*M_10 - F3_26*M_20
    out[..., 23] = F3_39*M_5 + F3_31*M_15 - F3_35*M_10 - F3_27*M_20
    out[..., 24] = F3_39*M_6 + F3_31*M_16 - F3_35*M_11 - F3_27*M_21


def outermorphism__g4(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 25)
    """
    return _run(_outermorphism__g4, (25,), 25, (M,), out, (4,), "polynomial")


def _outermorphism__g5(M, out):
    """Run the unrolled form: 75 multiplications, 49 additions."""
    # M
    M_0 = M[..., 0]
    M_1 = M[..., 1]
    M_2 = M[..., 2]
    M_3 = M[..., 3]
    M_4 = M[..., 4]
    M_5 = M[..., 5]
    M_6 = M[..., 6]
    M_7 = M[..., 7]
    M_8 = M[..., 8]
    M_9 = M[..., 9]
    M_10 = M[..., 10]
    M_11 = M[..., 11]
    M_12 = M[..., 12]
    M_13 = M[..., 13]
    M_14 = M[..., 14]
    M_15 = M[..., 15]
    M_16 = M[..., 16]
    M_17 = M[..., 17]
    M_18 = M[..., 18]
    M_19 = M[..., 19]
    M_20 = M[..., 20]
    M_21 = M[..., 21]
    M_22 = M[..., 22]
    M_23 = M[..., 23]
    M_24 = M[..., 24]
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
    out[..., 0] = F4_4*M_0 + F4_2*M_10 + F4_0*M_20 - F4_3*M_5 - F4_1*M_15


def outermorphism__g5(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 1)
    """
    return _run(_outermorphism__g5, (25,), 1, (M,), out, (5,), "polynomial")


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


def _linear_map__even(F, x, out):
    """Run the unrolled form: 126 multiplications, 110 additions."""
    # F
    F_0 = F[..., 0]
    F_1 = F[..., 1]
    F_2 = F[..., 2]
    F_3 = F[..., 3]
    F_4 = F[..., 4]
    F_5 = F[..., 5]
    F_6 = F[..., 6]
    F_7 = F[..., 7]
    F_8 = F[..., 8]
    F_9 = F[..., 9]
    F_10 = F[..., 10]
    F_11 = F[..., 11]
    F_12 = F[..., 12]
    F_13 = F[..., 13]
    F_14 = F[..., 14]
    F_15 = F[..., 15]
    F_16 = F[..., 16]
    F_17 = F[..., 17]
    F_18 = F[..., 18]
    F_19 = F[..., 19]
    F_20 = F[..., 20]
    F_21 = F[..., 21]
    F_22 = F[..., 22]
    F_23 = F[..., 23]
    F_24 = F[..., 24]
    F_25 = F[..., 25]
    F_26 = F[..., 26]
    F_27 = F[..., 27]
    F_28 = F[..., 28]
    F_29 = F[..., 29]
    F_30 = F[..., 30]
    F_31 = F[..., 31]
    F_32 = F[..., 32]
    F_33 = F[..., 33]
    F_34 = F[..., 34]
    F_35 = F[..., 35]
    F_36 = F[..., 36]
    F_37 = F[..., 37]
    F_38 = F[..., 38]
    F_39 = F[..., 39]
    F_40 = F[..., 40]
    F_41 = F[..., 41]
    F_42 = F[..., 42]
    F_43 = F[..., 43]
    F_44 = F[..., 44]
    F_45 = F[..., 45]
    F_46 = F[..., 46]
    F_47 = F[..., 47]
    F_48 = F[..., 48]
    F_49 = F[..., 49]
    F_50 = F[..., 50]
    F_51 = F[..., 51]
    F_52 = F[..., 52]
    F_53 = F[..., 53]
    F_54 = F[..., 54]
    F_55 = F[..., 55]
    F_56 = F[..., 56]
    F_57 = F[..., 57]
    F_58 = F[..., 58]
    F_59 = F[..., 59]
    F_60 = F[..., 60]
    F_61 = F[..., 61]
    F_62 = F[..., 62]
    F_63 = F[..., 63]
    F_64 = F[..., 64]
    F_65 = F[..., 65]
    F_66 = F[..., 66]
    F_67 = F[..., 67]
    F_68 = F[..., 68]
    F_69 = F[..., 69]
    F_70 = F[..., 70]
    F_71 = F[..., 71]
    F_72 = F[..., 72]
    F_73 = F[..., 73]
    F_74 = F[..., 74]
    F_75 = F[..., 75]
    F_76 = F[..., 76]
    F_77 = F[..., 77]
    F_78 = F[..., 78]
    F_79 = F[..., 79]
    F_80 = F[..., 80]
    F_81 = F[..., 81]
    F_82 = F[..., 82]
    F_83 = F[..., 83]
    F_84 = F[..., 84]
    F_85 = F[..., 85]
    F_86 = F[..., 86]
    F_87 = F[..., 87]
    F_88 = F[..., 88]
    F_89 = F[..., 89]
    F_90 = F[..., 90]
    F_91 = F[..., 91]
    F_92 = F[..., 92]
    F_93 = F[..., 93]
    F_94 = F[..., 94]
    F_95 = F[..., 95]
    F_96 = F[..., 96]
    F_97 = F[..., 97]
    F_98 = F[..., 98]
    F_99 = F[..., 99]
    F_100 = F[..., 100]
    F_101 = F[..., 101]
    F_102 = F[..., 102]
    F_103 = F[..., 103]
    F_104 = F[..., 104]
    F_105 = F[..., 105]
    F_106 = F[..., 106]
    F_107 = F[..., 107]
    F_108 = F[..., 108]
    F_109 = F[..., 109]
    F_110 = F[..., 110]
    F_111 = F[..., 111]
    F_112 = F[..., 112]
    F_113 = F[..., 113]
    F_114 = F[..., 114]
    F_115 = F[..., 115]
    F_116 = F[..., 116]
    F_117 = F[..., 117]
    F_118 = F[..., 118]
    F_119 = F[..., 119]
    F_120 = F[..., 120]
    F_121 = F[..., 121]
    F_122 = F[..., 122]
    F_123 = F[..., 123]
    F_124 = F[..., 124]
    F_125 = F[..., 125]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    x_10 = x[..., 10]
    x_11 = x[..., 11]
    x_12 = x[..., 12]
    x_13 = x[..., 13]
    x_14 = x[..., 14]
    x_15 = x[..., 15]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0
    out[..., 1] = (
        F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4 + F_5*x_5 + F_6*x_6 + F_7*x_7 + F_8*x_8 +
        F_9*x_9 + F_10*x_10
    )
    out[..., 2] = (
        F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4 + F_15*x_5 + F_16*x_6 + F_17*x_7 +
        F_18*x_8 + F_19*x_9 + F_20*x_10
    )
    out[..., 3] = (
        F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4 + F_25*x_5 + F_26*x_6 + F_27*x_7 +
        F_28*x_8 + F_29*x_9 + F_30*x_10
    )
    out[..., 4] = (
        F_31*x_1 + F_32*x_2 + F_33*x_3 + F_34*x_4 + F_35*x_5 + F_36*x_6 + F_37*x_7 +
        F_38*x_8 + F_39*x_9 + F_40*x_10
    )
    out[..., 5] = (
        F_41*x_1 + F_42*x_2 + F_43*x_3 + F_44*x_4 + F_45*x_5 + F_46*x_6 + F_47*x_7 +
        F_48*x_8 + F_49*x_9 + F_50*x_10
    )
    out[..., 6] = (
        F_51*x_1 + F_52*x_2 + F_53*x_3 + F_54*x_4 + F_55*x_5 + F_56*x_6 + F_57*x_7 +
        F_58*x_8 + F_59*x_9 + F_60*x_10
    )
    out[..., 7] = (
        F_61*x_1 + F_62*x_2 + F_63*x_3 + F_64*x_4 + F_65*x_5 + F_66*x_6 + F_67*x_7 +
        F_68*x_8 + F_69*x_9 + F_70*x_10
    )
    out[..., 8] = (
        F_71*x_1 + F_72*x_2 + F_73*x_3 + F_74*x_4 + F_75*x_5 + F_76*x_6 + F_77*x_7 +
        F_78*x_8 + F_79*x_9 + F_80*x_10
    )
    out[..., 9] = (
        F_81*x_1 + F_82*x_2 + F_83*x_3 + F_84*x_4 + F_85*x_5 + F_86*x_6 + F_87*x_7 +
        F_88*x_8 + F_89*x_9 + F_90*x_10
    )
    out[..., 10] = (
        F_91*x_1 + F_92*x_2 + F_93*x_3 + F_94*x_4 + F_95*x_5 + F_96*x_6 + F_97*x_7 +
        F_98*x_8 + F_99*x_9 + F_100*x_10
    )
    out[..., 11] = F_101*x_11 + F_102*x_12 + F_103*x_13 + F_104*x_14 + F_105*x_15
    out[..., 12] = F_106*x_11 + F_107*x_12 + F_108*x_13 + F_109*x_14 + F_110*x_15
    out[..., 13] = F_111*x_11 + F_112*x_12 + F_113*x_13 + F_114*x_14 + F_115*x_15
    out[..., 14] = F_116*x_11 + F_117*x_12 + F_118*x_13 + F_119*x_14 + F_120*x_15
    out[..., 15] = F_121*x_11 + F_122*x_12 + F_123*x_13 + F_124*x_14 + F_125*x_15


def linear_map__even(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 126)
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16)
    """
    return _run(_linear_map__even, (126, 16), 16, (F, x), out, (1, 1), "polynomial")


# <f(x)>_k = F_k <x>_k.
# Terms (i, j, sign) of each output: sign * F[i] * x[j].
_LINEAR_MAP__FULL_OUT = [
    [(0, 0, 1)],
    [(1, 1, 1), (2, 2, 1), (3, 3, 1), (4, 4, 1), (5, 5, 1)],
    [(6, 1, 1), (7, 2, 1), (8, 3, 1), (9, 4, 1), (10, 5, 1)],
    [(11, 1, 1), (12, 2, 1), (13, 3, 1), (14, 4, 1), (15, 5, 1)],
    [(16, 1, 1), (17, 2, 1), (18, 3, 1), (19, 4, 1), (20, 5, 1)],
    [(21, 1, 1), (22, 2, 1), (23, 3, 1), (24, 4, 1), (25, 5, 1)],
    [(26, 6, 1), (27, 7, 1), (28, 8, 1), (29, 9, 1), (30, 10, 1), (31, 11, 1), (32, 12, 1),
     (33, 13, 1), (34, 14, 1), (35, 15, 1)],
    [(36, 6, 1), (37, 7, 1), (38, 8, 1), (39, 9, 1), (40, 10, 1), (41, 11, 1), (42, 12, 1),
     (43, 13, 1), (44, 14, 1), (45, 15, 1)],
    [(46, 6, 1), (47, 7, 1), (48, 8, 1), (49, 9, 1), (50, 10, 1), (51, 11, 1), (52, 12, 1),
     (53, 13, 1), (54, 14, 1), (55, 15, 1)],
    [(56, 6, 1), (57, 7, 1), (58, 8, 1), (59, 9, 1), (60, 10, 1), (61, 11, 1), (62, 12, 1),
     (63, 13, 1), (64, 14, 1), (65, 15, 1)],
    [(66, 6, 1), (67, 7, 1), (68, 8, 1), (69, 9, 1), (70, 10, 1), (71, 11, 1), (72, 12, 1),
     (73, 13, 1), (74, 14, 1), (75, 15, 1)],
    [(76, 6, 1), (77, 7, 1), (78, 8, 1), (79, 9, 1), (80, 10, 1), (81, 11, 1), (82, 12, 1),
     (83, 13, 1), (84, 14, 1), (85, 15, 1)],
    [(86, 6, 1), (87, 7, 1), (88, 8, 1), (89, 9, 1), (90, 10, 1), (91, 11, 1), (92, 12, 1),
     (93, 13, 1), (94, 14, 1), (95, 15, 1)],
    [(96, 6, 1), (97, 7, 1), (98, 8, 1), (99, 9, 1), (100, 10, 1), (101, 11, 1),
     (102, 12, 1), (103, 13, 1), (104, 14, 1), (105, 15, 1)],
    [(106, 6, 1), (107, 7, 1), (108, 8, 1), (109, 9, 1), (110, 10, 1), (111, 11, 1),
     (112, 12, 1), (113, 13, 1), (114, 14, 1), (115, 15, 1)],
    [(116, 6, 1), (117, 7, 1), (118, 8, 1), (119, 9, 1), (120, 10, 1), (121, 11, 1),
     (122, 12, 1), (123, 13, 1), (124, 14, 1), (125, 15, 1)],
    [(126, 16, 1), (127, 17, 1), (128, 18, 1), (129, 19, 1), (130, 20, 1), (131, 21, 1),
     (132, 22, 1), (133, 23, 1), (134, 24, 1), (135, 25, 1)],
    [(136, 16, 1), (137, 17, 1), (138, 18, 1), (139, 19, 1), (140, 20, 1), (141, 21, 1),
     (142, 22, 1), (143, 23, 1), (144, 24, 1), (145, 25, 1)],
    [(146, 16, 1), (147, 17, 1), (148, 18, 1), (149, 19, 1), (150, 20, 1), (151, 21, 1),
     (152, 22, 1), (153, 23, 1), (154, 24, 1), (155, 25, 1)],
    [(156, 16, 1), (157, 17, 1), (158, 18, 1), (159, 19, 1), (160, 20, 1), (161, 21, 1),
     (162, 22, 1), (163, 23, 1), (164, 24, 1), (165, 25, 1)],
    [(166, 16, 1), (167, 17, 1), (168, 18, 1), (169, 19, 1), (170, 20, 1), (171, 21, 1),
     (172, 22, 1), (173, 23, 1), (174, 24, 1), (175, 25, 1)],
    [(176, 16, 1), (177, 17, 1), (178, 18, 1), (179, 19, 1), (180, 20, 1), (181, 21, 1),
     (182, 22, 1), (183, 23, 1), (184, 24, 1), (185, 25, 1)],
    [(186, 16, 1), (187, 17, 1), (188, 18, 1), (189, 19, 1), (190, 20, 1), (191, 21, 1),
     (192, 22, 1), (193, 23, 1), (194, 24, 1), (195, 25, 1)],
    [(196, 16, 1), (197, 17, 1), (198, 18, 1), (199, 19, 1), (200, 20, 1), (201, 21, 1),
     (202, 22, 1), (203, 23, 1), (204, 24, 1), (205, 25, 1)],
    [(206, 16, 1), (207, 17, 1), (208, 18, 1), (209, 19, 1), (210, 20, 1), (211, 21, 1),
     (212, 22, 1), (213, 23, 1), (214, 24, 1), (215, 25, 1)],
    [(216, 16, 1), (217, 17, 1), (218, 18, 1), (219, 19, 1), (220, 20, 1), (221, 21, 1),
     (222, 22, 1), (223, 23, 1), (224, 24, 1), (225, 25, 1)],
    [(226, 26, 1), (227, 27, 1), (228, 28, 1), (229, 29, 1), (230, 30, 1)],
    [(231, 26, 1), (232, 27, 1), (233, 28, 1), (234, 29, 1), (235, 30, 1)],
    [(236, 26, 1), (237, 27, 1), (238, 28, 1), (239, 29, 1), (240, 30, 1)],
    [(241, 26, 1), (242, 27, 1), (243, 28, 1), (244, 29, 1), (245, 30, 1)],
    [(246, 26, 1), (247, 27, 1), (248, 28, 1), (249, 29, 1), (250, 30, 1)],
    [(251, 31, 1)],
]


def _linear_map__full(F, x, out):
    """Run the table form: 252 multiplications, 252 additions."""
    F = _entries(F)
    x = _entries(x)
    # <f(x)>_k = F_k <x>_k
    _store(out, _contract(F, x, _LINEAR_MAP__FULL_OUT))


def linear_map__full(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 252)
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32)
    """
    return _run(_linear_map__full, (252, 32), 32, (F, x), out, (1, 1), "polynomial")


def _linear_map__vector(F, x, out):
    """Run the unrolled form: 25 multiplications, 20 additions."""
    # F
    F_0 = F[..., 0]
    F_1 = F[..., 1]
    F_2 = F[..., 2]
    F_3 = F[..., 3]
    F_4 = F[..., 4]
    F_5 = F[..., 5]
    F_6 = F[..., 6]
    F_7 = F[..., 7]
    F_8 = F[..., 8]
    F_9 = F[..., 9]
    F_10 = F[..., 10]
    F_11 = F[..., 11]
    F_12 = F[..., 12]
    F_13 = F[..., 13]
    F_14 = F[..., 14]
    F_15 = F[..., 15]
    F_16 = F[..., 16]
    F_17 = F[..., 17]
    F_18 = F[..., 18]
    F_19 = F[..., 19]
    F_20 = F[..., 20]
    F_21 = F[..., 21]
    F_22 = F[..., 22]
    F_23 = F[..., 23]
    F_24 = F[..., 24]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4
    out[..., 1] = F_5*x_0 + F_6*x_1 + F_7*x_2 + F_8*x_3 + F_9*x_4
    out[..., 2] = F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4
    out[..., 3] = F_15*x_0 + F_16*x_1 + F_17*x_2 + F_18*x_3 + F_19*x_4
    out[..., 4] = F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4


def linear_map__vector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 25)
    x : (..., 5), vector: grades 1
    returns : (..., 5)
    """
    return _run(_linear_map__vector, (25, 5), 5, (F, x), out, (1, 1), "polynomial")


def _linear_map__bivector(F, x, out):
    """Run the unrolled form: 100 multiplications, 90 additions."""
    # F
    F_0 = F[..., 0]
    F_1 = F[..., 1]
    F_2 = F[..., 2]
    F_3 = F[..., 3]
    F_4 = F[..., 4]
    F_5 = F[..., 5]
    F_6 = F[..., 6]
    F_7 = F[..., 7]
    F_8 = F[..., 8]
    F_9 = F[..., 9]
    F_10 = F[..., 10]
    F_11 = F[..., 11]
    F_12 = F[..., 12]
    F_13 = F[..., 13]
    F_14 = F[..., 14]
    F_15 = F[..., 15]
    F_16 = F[..., 16]
    F_17 = F[..., 17]
    F_18 = F[..., 18]
    F_19 = F[..., 19]
    F_20 = F[..., 20]
    F_21 = F[..., 21]
    F_22 = F[..., 22]
    F_23 = F[..., 23]
    F_24 = F[..., 24]
    F_25 = F[..., 25]
    F_26 = F[..., 26]
    F_27 = F[..., 27]
    F_28 = F[..., 28]
    F_29 = F[..., 29]
    F_30 = F[..., 30]
    F_31 = F[..., 31]
    F_32 = F[..., 32]
    F_33 = F[..., 33]
    F_34 = F[..., 34]
    F_35 = F[..., 35]
    F_36 = F[..., 36]
    F_37 = F[..., 37]
    F_38 = F[..., 38]
    F_39 = F[..., 39]
    F_40 = F[..., 40]
    F_41 = F[..., 41]
    F_42 = F[..., 42]
    F_43 = F[..., 43]
    F_44 = F[..., 44]
    F_45 = F[..., 45]
    F_46 = F[..., 46]
    F_47 = F[..., 47]
    F_48 = F[..., 48]
    F_49 = F[..., 49]
    F_50 = F[..., 50]
    F_51 = F[..., 51]
    F_52 = F[..., 52]
    F_53 = F[..., 53]
    F_54 = F[..., 54]
    F_55 = F[..., 55]
    F_56 = F[..., 56]
    F_57 = F[..., 57]
    F_58 = F[..., 58]
    F_59 = F[..., 59]
    F_60 = F[..., 60]
    F_61 = F[..., 61]
    F_62 = F[..., 62]
    F_63 = F[..., 63]
    F_64 = F[..., 64]
    F_65 = F[..., 65]
    F_66 = F[..., 66]
    F_67 = F[..., 67]
    F_68 = F[..., 68]
    F_69 = F[..., 69]
    F_70 = F[..., 70]
    F_71 = F[..., 71]
    F_72 = F[..., 72]
    F_73 = F[..., 73]
    F_74 = F[..., 74]
    F_75 = F[..., 75]
    F_76 = F[..., 76]
    F_77 = F[..., 77]
    F_78 = F[..., 78]
    F_79 = F[..., 79]
    F_80 = F[..., 80]
    F_81 = F[..., 81]
    F_82 = F[..., 82]
    F_83 = F[..., 83]
    F_84 = F[..., 84]
    F_85 = F[..., 85]
    F_86 = F[..., 86]
    F_87 = F[..., 87]
    F_88 = F[..., 88]
    F_89 = F[..., 89]
    F_90 = F[..., 90]
    F_91 = F[..., 91]
    F_92 = F[..., 92]
    F_93 = F[..., 93]
    F_94 = F[..., 94]
    F_95 = F[..., 95]
    F_96 = F[..., 96]
    F_97 = F[..., 97]
    F_98 = F[..., 98]
    F_99 = F[..., 99]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = (
        F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4 + F_5*x_5 + F_6*x_6 + F_7*x_7 +
        F_8*x_8 + F_9*x_9
    )
    out[..., 1] = (
        F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4 + F_15*x_5 + F_16*x_6 +
        F_17*x_7 + F_18*x_8 + F_19*x_9
    )
    out[..., 2] = (
        F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4 + F_25*x_5 + F_26*x_6 +
        F_27*x_7 + F_28*x_8 + F_29*x_9
    )
    out[..., 3] = (
        F_30*x_0 + F_31*x_1 + F_32*x_2 + F_33*x_3 + F_34*x_4 + F_35*x_5 + F_36*x_6 +
        F_37*x_7 + F_38*x_8 + F_39*x_9
    )
    out[..., 4] = (
        F_40*x_0 + F_41*x_1 + F_42*x_2 + F_43*x_3 + F_44*x_4 + F_45*x_5 + F_46*x_6 +
        F_47*x_7 + F_48*x_8 + F_49*x_9
    )
    out[..., 5] = (
        F_50*x_0 + F_51*x_1 + F_52*x_2 + F_53*x_3 + F_54*x_4 + F_55*x_5 + F_56*x_6 +
        F_57*x_7 + F_58*x_8 + F_59*x_9
    )
    out[..., 6] = (
        F_60*x_0 + F_61*x_1 + F_62*x_2 + F_63*x_3 + F_64*x_4 + F_65*x_5 + F_66*x_6 +
        F_67*x_7 + F_68*x_8 + F_69*x_9
    )
    out[..., 7] = (
        F_70*x_0 + F_71*x_1 + F_72*x_2 + F_73*x_3 + F_74*x_4 + F_75*x_5 + F_76*x_6 +
        F_77*x_7 + F_78*x_8 + F_79*x_9
    )
    out[..., 8] = (
        F_80*x_0 + F_81*x_1 + F_82*x_2 + F_83*x_3 + F_84*x_4 + F_85*x_5 + F_86*x_6 +
        F_87*x_7 + F_88*x_8 + F_89*x_9
    )
    out[..., 9] = (
        F_90*x_0 + F_91*x_1 + F_92*x_2 + F_93*x_3 + F_94*x_4 + F_95*x_5 + F_96*x_6 +
        F_97*x_7 + F_98*x_8 + F_99*x_9
    )


def linear_map__bivector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 100)
    x : (..., 10), bivector: grades 2
    returns : (..., 10)
    """
    return _run(_linear_map__bivector, (100, 10), 10, (F, x), out, (1, 1), "polynomial")


def _linear_map__trivector(F, x, out):
    """Run the unrolled form: 100 multiplications, 90 additions."""
    # F
    F_0 = F[..., 0]
    F_1 = F[..., 1]
    F_2 = F[..., 2]
    F_3 = F[..., 3]
    F_4 = F[..., 4]
    F_5 = F[..., 5]
    F_6 = F[..., 6]
    F_7 = F[..., 7]
    F_8 = F[..., 8]
    F_9 = F[..., 9]
    F_10 = F[..., 10]
    F_11 = F[..., 11]
    F_12 = F[..., 12]
    F_13 = F[..., 13]
    F_14 = F[..., 14]
    F_15 = F[..., 15]
    F_16 = F[..., 16]
    F_17 = F[..., 17]
    F_18 = F[..., 18]
    F_19 = F[..., 19]
    F_20 = F[..., 20]
    F_21 = F[..., 21]
    F_22 = F[..., 22]
    F_23 = F[..., 23]
    F_24 = F[..., 24]
    F_25 = F[..., 25]
    F_26 = F[..., 26]
    F_27 = F[..., 27]
    F_28 = F[..., 28]
    F_29 = F[..., 29]
    F_30 = F[..., 30]
    F_31 = F[..., 31]
    F_32 = F[..., 32]
    F_33 = F[..., 33]
    F_34 = F[..., 34]
    F_35 = F[..., 35]
    F_36 = F[..., 36]
    F_37 = F[..., 37]
    F_38 = F[..., 38]
    F_39 = F[..., 39]
    F_40 = F[..., 40]
    F_41 = F[..., 41]
    F_42 = F[..., 42]
    F_43 = F[..., 43]
    F_44 = F[..., 44]
    F_45 = F[..., 45]
    F_46 = F[..., 46]
    F_47 = F[..., 47]
    F_48 = F[..., 48]
    F_49 = F[..., 49]
    F_50 = F[..., 50]
    F_51 = F[..., 51]
    F_52 = F[..., 52]
    F_53 = F[..., 53]
    F_54 = F[..., 54]
    F_55 = F[..., 55]
    F_56 = F[..., 56]
    F_57 = F[..., 57]
    F_58 = F[..., 58]
    F_59 = F[..., 59]
    F_60 = F[..., 60]
    F_61 = F[..., 61]
    F_62 = F[..., 62]
    F_63 = F[..., 63]
    F_64 = F[..., 64]
    F_65 = F[..., 65]
    F_66 = F[..., 66]
    F_67 = F[..., 67]
    F_68 = F[..., 68]
    F_69 = F[..., 69]
    F_70 = F[..., 70]
    F_71 = F[..., 71]
    F_72 = F[..., 72]
    F_73 = F[..., 73]
    F_74 = F[..., 74]
    F_75 = F[..., 75]
    F_76 = F[..., 76]
    F_77 = F[..., 77]
    F_78 = F[..., 78]
    F_79 = F[..., 79]
    F_80 = F[..., 80]
    F_81 = F[..., 81]
    F_82 = F[..., 82]
    F_83 = F[..., 83]
    F_84 = F[..., 84]
    F_85 = F[..., 85]
    F_86 = F[..., 86]
    F_87 = F[..., 87]
    F_88 = F[..., 88]
    F_89 = F[..., 89]
    F_90 = F[..., 90]
    F_91 = F[..., 91]
    F_92 = F[..., 92]
    F_93 = F[..., 93]
    F_94 = F[..., 94]
    F_95 = F[..., 95]
    F_96 = F[..., 96]
    F_97 = F[..., 97]
    F_98 = F[..., 98]
    F_99 = F[..., 99]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    x_8 = x[..., 8]
    x_9 = x[..., 9]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = (
        F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4 + F_5*x_5 + F_6*x_6 + F_7*x_7 +
        F_8*x_8 + F_9*x_9
    )
    out[..., 1] = (
        F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4 + F_15*x_5 + F_16*x_6 +
        F_17*x_7 + F_18*x_8 + F_19*x_9
    )
    out[..., 2] = (
        F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4 + F_25*x_5 + F_26*x_6 +
        F_27*x_7 + F_28*x_8 + F_29*x_9
    )
    out[..., 3] = (
        F_30*x_0 + F_31*x_1 + F_32*x_2 + F_33*x_3 + F_34*x_4 + F_35*x_5 + F_36*x_6 +
        F_37*x_7 + F_38*x_8 + F_39*x_9
    )
    out[..., 4] = (
        F_40*x_0 + F_41*x_1 + F_42*x_2 + F_43*x_3 + F_44*x_4 + F_45*x_5 + F_46*x_6 +
        F_47*x_7 + F_48*x_8 + F_49*x_9
    )
    out[..., 5] = (
        F_50*x_0 + F_51*x_1 + F_52*x_2 + F_53*x_3 + F_54*x_4 + F_55*x_5 + F_56*x_6 +
        F_57*x_7 + F_58*x_8 + F_59*x_9
    )
    out[..., 6] = (
        F_60*x_0 + F_61*x_1 + F_62*x_2 + F_63*x_3 + F_64*x_4 + F_65*x_5 + F_66*x_6 +
        F_67*x_7 + F_68*x_8 + F_69*x_9
    )
    out[..., 7] = (
        F_70*x_0 + F_71*x_1 + F_72*x_2 + F_73*x_3 + F_74*x_4 + F_75*x_5 + F_76*x_6 +
        F_77*x_7 + F_78*x_8 + F_79*x_9
    )
    out[..., 8] = (
        F_80*x_0 + F_81*x_1 + F_82*x_2 + F_83*x_3 + F_84*x_4 + F_85*x_5 + F_86*x_6 +
        F_87*x_7 + F_88*x_8 + F_89*x_9
    )
    out[..., 9] = (
        F_90*x_0 + F_91*x_1 + F_92*x_2 + F_93*x_3 + F_94*x_4 + F_95*x_5 + F_96*x_6 +
        F_97*x_7 + F_98*x_8 + F_99*x_9
    )


def linear_map__trivector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 100)
    x : (..., 10), trivector: grades 3
    returns : (..., 10)
    """
    return _run(_linear_map__trivector, (100, 10), 10, (F, x), out, (1, 1), "polynomial")


def _linear_map__g4(F, x, out):
    """Run the unrolled form: 25 multiplications, 20 additions."""
    # F
    F_0 = F[..., 0]
    F_1 = F[..., 1]
    F_2 = F[..., 2]
    F_3 = F[..., 3]
    F_4 = F[..., 4]
    F_5 = F[..., 5]
    F_6 = F[..., 6]
    F_7 = F[..., 7]
    F_8 = F[..., 8]
    F_9 = F[..., 9]
    F_10 = F[..., 10]
    F_11 = F[..., 11]
    F_12 = F[..., 12]
    F_13 = F[..., 13]
    F_14 = F[..., 14]
    F_15 = F[..., 15]
    F_16 = F[..., 16]
    F_17 = F[..., 17]
    F_18 = F[..., 18]
    F_19 = F[..., 19]
    F_20 = F[..., 20]
    F_21 = F[..., 21]
    F_22 = F[..., 22]
    F_23 = F[..., 23]
    F_24 = F[..., 24]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4
    out[..., 1] = F_5*x_0 + F_6*x_1 + F_7*x_2 + F_8*x_3 + F_9*x_4
    out[..., 2] = F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4
    out[..., 3] = F_15*x_0 + F_16*x_1 + F_17*x_2 + F_18*x_3 + F_19*x_4
    out[..., 4] = F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4


def linear_map__g4(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 25)
    x : (..., 5), g4: grades 4
    returns : (..., 5)
    """
    return _run(_linear_map__g4, (25, 5), 5, (F, x), out, (1, 1), "polynomial")


def _linear_map__g5(F, x, out):
    """Run the unrolled form: 1 multiplications."""
    # F
    F_0 = F[..., 0]
    # x
    x_0 = x[..., 0]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0


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
