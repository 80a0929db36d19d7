"""NumPy functions of Cl(1,3,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = -1, e3*e3 = -1, e4*e4 = -1.
Blades: 1 e1 e2 e3 e4 e12 e13 e14 e23 e24 e34 e123 e124 e134 e234 e1234

kernel                            form      operations per element
gp__full__full                    unrolled  256 multiplications, 240 additions
gp__even__even                    unrolled  64 multiplications, 56 additions
gp__even__vector                  unrolled  32 multiplications, 24 additions
gp__vector__vector                unrolled  16 multiplications, 9 additions
gp__vector__full                  unrolled  64 multiplications, 48 additions
op__full__full                    unrolled  81 multiplications, 65 additions
ip__full__full                    unrolled  115 multiplications, 100 additions
ip_symmetric__full__full          unrolled  146 multiplications, 130 additions
lc__full__full                    unrolled  81 multiplications, 65 additions
rc__full__full                    unrolled  81 multiplications, 65 additions
sp__full__full                    unrolled  16 multiplications, 15 additions
rp__full__full                    unrolled  81 multiplications, 65 additions
cp__full__full                    unrolled  120 multiplications, 105 additions
acp__full__full                   unrolled  136 multiplications, 120 additions
reverse__full                     unrolled  none
involute__full                    unrolled  none
conjugate__full                   unrolled  none
dual__full                        unrolled  none
undual__full                      unrolled  none
hodge__full                       unrolled  none
unhodge__full                     unrolled  none
normsq__full                      unrolled  16 multiplications, 15 additions
normsq__even                      unrolled  8 multiplications, 7 additions
normsq__vector                    unrolled  4 multiplications, 3 additions
norm__full                        unrolled  16 multiplications, 15 additions, 1 roots
norm__even                        unrolled  8 multiplications, 7 additions, 1 roots
norm__vector                      unrolled  4 multiplications, 3 additions, 1 roots
inv__full                         unrolled  163 multiplications, 135 additions, 16 divisions
inv__even                         unrolled  31 multiplications, 19 additions, 8 divisions
inv__vector                       unrolled  4 multiplications, 3 additions, 4 divisions
sandwich_unit__full__full         unrolled  347 multiplications, 280 additions
sandwich_unit__even__scalar       unrolled  none
sandwich_unit__even__vector       unrolled  52 multiplications, 40 additions
sandwich_unit__even__bivector     unrolled  66 multiplications, 54 additions
sandwich_unit__even__trivector    unrolled  52 multiplications, 40 additions
sandwich_unit__even__g4           unrolled  none
sandwich_unit__even__even         unrolled  66 multiplications, 54 additions
sandwich_unit__even__full         unrolled  170 multiplications, 134 additions
sandwich_unit__g0_2__scalar       unrolled  none
sandwich_unit__g0_2__vector       unrolled  32 multiplications, 24 additions
sandwich_unit__g0_2__bivector     unrolled  60 multiplications, 48 additions
sandwich_unit__g0_2__trivector    unrolled  32 multiplications, 24 additions
sandwich_unit__g0_2__g4           unrolled  none
sandwich_unit__g0_2__even         unrolled  60 multiplications, 48 additions
sandwich_unit__g0_2__full         unrolled  124 multiplications, 96 additions
sandwich_unit__vector__scalar     unrolled  none
sandwich_unit__vector__vector     unrolled  12 multiplications, 7 additions
sandwich_unit__vector__bivector   unrolled  30 multiplications, 20 additions
sandwich_unit__vector__trivector  unrolled  28 multiplications, 18 additions
sandwich_unit__vector__g4         unrolled  8 multiplications, 3 additions
sandwich_unit__vector__even       unrolled  39 multiplications, 24 additions
sandwich_unit__vector__full       unrolled  79 multiplications, 49 additions
sandwich__full__full              unrolled  528 multiplications, 495 additions, 16 divisions
sandwich__even__scalar            unrolled  24 multiplications, 14 additions, 1 divisions
sandwich__even__vector            unrolled  72 multiplications, 59 additions, 4 divisions
sandwich__even__bivector          unrolled  104 multiplications, 89 additions, 6 divisions
sandwich__even__trivector         unrolled  72 multiplications, 59 additions, 4 divisions
sandwich__even__g4                unrolled  24 multiplications, 14 additions, 1 divisions
sandwich__even__even              unrolled  136 multiplications, 119 additions, 8 divisions
sandwich__even__full              unrolled  264 multiplications, 231 additions, 16 divisions
sandwich__g0_2__scalar            unrolled  21 multiplications, 12 additions, 1 divisions
sandwich__g0_2__vector            unrolled  63 multiplications, 50 additions, 4 divisions
sandwich__g0_2__bivector          unrolled  91 multiplications, 76 additions, 6 divisions
sandwich__g0_2__trivector         unrolled  63 multiplications, 50 additions, 4 divisions
sandwich__g0_2__g4                unrolled  21 multiplications, 12 additions, 1 divisions
sandwich__g0_2__even              unrolled  119 multiplications, 102 additions, 8 divisions
sandwich__g0_2__full              unrolled  231 multiplications, 198 additions, 16 divisions
sandwich__vector__scalar          unrolled  12 multiplications, 6 additions, 1 divisions
sandwich__vector__vector          unrolled  36 multiplications, 24 additions, 4 divisions
sandwich__vector__bivector        unrolled  52 multiplications, 37 additions, 6 divisions
sandwich__vector__trivector       unrolled  36 multiplications, 24 additions, 4 divisions
sandwich__vector__g4              unrolled  12 multiplications, 6 additions, 1 divisions
sandwich__vector__even            unrolled  68 multiplications, 51 additions, 8 divisions
sandwich__vector__full            unrolled  132 multiplications, 99 additions, 16 divisions
sandwich2__even__vector__even     unrolled  96 multiplications, 80 additions
sandwich2__even__even__even       unrolled  128 multiplications, 112 additions
sandwich2__even__full__even       unrolled  256 multiplications, 224 additions
sandwich2__full__full__full       unrolled  512 multiplications, 480 additions
versor_defect__full               unrolled  25 multiplications, 24 additions
versor_defect__even               unrolled  13 multiplications, 11 additions
versor_defect__g0_2               unrolled  11 multiplications, 9 additions
versor_defect__vector             unrolled  4 multiplications, 4 additions
outermorphism__bivector           unrolled  72 multiplications, 36 additions
outermorphism__trivector          unrolled  84 multiplications, 50 additions
outermorphism__g4                 unrolled  28 multiplications, 17 additions
linear_map__even                  unrolled  38 multiplications, 30 additions
linear_map__full                  unrolled  70 multiplications, 54 additions
linear_map__vector                unrolled  16 multiplications, 12 additions
linear_map__bivector              unrolled  36 multiplications, 30 additions
linear_map__trivector             unrolled  16 multiplications, 12 additions
linear_map__g4                    unrolled  1 multiplications

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x
    <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor
    <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1
"""

# gaforge-signature: 1,3,0
# gaforge-target: numpy
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 1,3,0 --target numpy
# gaforge-operations: 6387 multiplications, 5289 additions, 164 divisions, 3 roots in all
# gaforge-proof: 91 of 91 kernels, source executed on polynomial symbols
# gaforge-inputs: sha256:692030d10b72df57d492bb2944b89ee978261415471538356dc18dc150c0effa
# gaforge-content: sha256:4f8b1a72cb9c93b8b09a245a4da2a19885dd5ce0036e61b01972dbc704d124ae

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
        a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
        - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
        a_15*b_15
    )
    out[..., 1] = (
        a_0*b_1 + a_1*b_0 + a_2*b_5 + a_3*b_6 + a_4*b_7 + a_15*b_14 - a_5*b_2 - a_6*b_3
        - a_7*b_4 - a_8*b_11 - a_9*b_12 - a_10*b_13 - a_11*b_8 - a_12*b_9 - a_13*b_10 -
        a_14*b_15
    )
    out[..., 2] = (
        a_0*b_2 + a_1*b_5 + a_2*b_0 + a_3*b_8 + a_4*b_9 + a_15*b_13 - a_5*b_1 - a_6*b_11
        - a_7*b_12 - a_8*b_3 - a_9*b_4 - a_10*b_14 - a_11*b_6 - a_12*b_7 - a_13*b_15 -
        a_14*b_10
    )
    out[..., 3] = (
        a_0*b_3 + a_1*b_6 + a_3*b_0 + a_4*b_10 + a_5*b_11 + a_8*b_2 + a_9*b_14 +
        a_11*b_5 + a_12*b_15 + a_14*b_9 - a_2*b_8 - a_6*b_1 - a_7*b_13 - a_10*b_4 -
        a_13*b_7 - a_15*b_12
    )
    out[..., 4] = (
        a_0*b_4 + a_1*b_7 + a_4*b_0 + a_5*b_12 + a_6*b_13 + a_9*b_2 + a_10*b_3 +
        a_12*b_5 + a_13*b_6 + a_15*b_11 - a_2*b_9 - a_3*b_10 - a_7*b_1 - a_8*b_14 -
        a_11*b_15 - a_14*b_8
    )
    out[..., 5] = (
        a_0*b_5 + a_1*b_2 + a_5*b_0 + a_6*b_8 + a_7*b_9 + a_14*b_13 - a_2*b_1 - a_3*b_11
        - a_4*b_12 - a_8*b_6 - a_9*b_7 - a_10*b_15 - a_11*b_3 - a_12*b_4 - a_13*b_14 -
        a_15*b_10
    )
    out[..., 6] = (
        a_0*b_6 + a_1*b_3 + a_2*b_11 + a_6*b_0 + a_7*b_10 + a_8*b_5 + a_9*b_15 +
        a_11*b_2 + a_12*b_14 + a_15*b_9 - a_3*b_1 - a_4*b_13 - a_5*b_8 - a_10*b_7 -
        a_13*b_4 - a_14*b_12
    )
    out[..., 7] = (
        a_0*b_7 + a_1*b_4 + a_2*b_12 + a_3*b_13 + a_7*b_0 + a_9*b_5 + a_10*b_6 +
        a_12*b_2 + a_13*b_3 + a_14*b_11 - a_4*b_1 - a_5*b_9 - a_6*b_10 - a_8*b_15 -
        a_11*b_14 - a_15*b_8
    )
    out[..., 8] = (
        a_0*b_8 + a_1*b_11 + a_2*b_3 + a_6*b_5 + a_7*b_15 + a_8*b_0 + a_9*b_10 +
        a_11*b_1 + a_12*b_13 + a_15*b_7 - a_3*b_2 - a_4*b_14 - a_5*b_6 - a_10*b_9 -
        a_13*b_12 - a_14*b_4
    )
    out[..., 9] = (
        a_0*b_9 + a_1*b_12 + a_2*b_4 + a_3*b_14 + a_7*b_5 + a_9*b_0 + a_10*b_8 +
        a_12*b_1 + a_13*b_11 + a_14*b_3 - a_4*b_2 - a_5*b_7 - a_6*b_15 - a_8*b_10 -
        a_11*b_13 - a_15*b_6
    )
    out[..., 10] = (
        a_0*b_10 + a_1*b_13 + a_3*b_4 + a_5*b_15 + a_7*b_6 + a_8*b_9 + a_10*b_0 +
        a_11*b_12 + a_13*b_1 + a_15*b_5 - a_2*b_14 - a_4*b_3 - a_6*b_7 - a_9*b_8 -
        a_12*b_11 - a_14*b_2
    )
    out[..., 11] = (
        a_0*b_11 + a_1*b_8 + a_3*b_5 + a_4*b_15 + a_5*b_3 + a_8*b_1 + a_9*b_13 +
        a_11*b_0 + a_12*b_10 + a_14*b_7 - a_2*b_6 - a_6*b_2 - a_7*b_14 - a_10*b_12 -
        a_13*b_9 - a_15*b_4
    )
    out[..., 12] = (
        a_0*b_12 + a_1*b_9 + a_4*b_5 + a_5*b_4 + a_6*b_14 + a_9*b_1 + a_10*b_11 +
        a_12*b_0 + a_13*b_8 + a_15*b_3 - a_2*b_7 - a_3*b_15 - a_7*b_2 - a_8*b_13 -
        a_11*b_10 - a_14*b_6
    )
    out[..., 13] = (
        a_0*b_13 + a_1*b_10 + a_2*b_15 + a_4*b_6 + a_6*b_4 + a_8*b_12 + a_10*b_1 +
        a_11*b_9 + a_13*b_0 + a_14*b_5 - a_3*b_7 - a_5*b_14 - a_7*b_3 - a_9*b_11 -
        a_12*b_8 - a_15*b_2
    )
    out[..., 14] = (
        a_0*b_14 + a_1*b_15 + a_2*b_10 + a_4*b_8 + a_6*b_12 + a_8*b_4 + a_10*b_2 +
        a_11*b_7 + a_13*b_5 + a_14*b_0 - a_3*b_9 - a_5*b_13 - a_7*b_11 - a_9*b_3 -
        a_12*b_6 - a_15*b_1
    )
    out[..., 15] = (
        a_0*b_15 + a_1*b_14 + a_3*b_12 + a_5*b_10 + a_7*b_8 + a_8*b_7 + a_10*b_5 +
        a_11*b_4 + a_13*b_2 + a_15*b_0 - a_2*b_13 - a_4*b_11 - a_6*b_9 - a_9*b_6 -
        a_12*b_3 - a_14*b_1
    )


def gp__full__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_gp__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


def _gp__even__even(a, b, out):
    """Run the unrolled form: 64 multiplications, 56 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    # associative, distributive, v v = g(v, v) for vectors v
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
    )
    out[..., 1] = (
        a_0*b_1 + a_1*b_0 + a_2*b_4 + a_3*b_5 - a_4*b_2 - a_5*b_3 - a_6*b_7 - a_7*b_6
    )
    out[..., 2] = (
        a_0*b_2 + a_2*b_0 + a_3*b_6 + a_4*b_1 + a_5*b_7 + a_7*b_5 - a_1*b_4 - a_6*b_3
    )
    out[..., 3] = (
        a_0*b_3 + a_3*b_0 + a_5*b_1 + a_6*b_2 - a_1*b_5 - a_2*b_6 - a_4*b_7 - a_7*b_4
    )
    out[..., 4] = (
        a_0*b_4 + a_2*b_1 + a_3*b_7 + a_4*b_0 + a_5*b_6 + a_7*b_3 - a_1*b_2 - a_6*b_5
    )
    out[..., 5] = (
        a_0*b_5 + a_3*b_1 + a_5*b_0 + a_6*b_4 - a_1*b_3 - a_2*b_7 - a_4*b_6 - a_7*b_2
    )
    out[..., 6] = (
        a_0*b_6 + a_1*b_7 + a_3*b_2 + a_4*b_5 + a_6*b_0 + a_7*b_1 - a_2*b_3 - a_5*b_4
    )
    out[..., 7] = (
        a_0*b_7 + a_1*b_6 + a_3*b_4 + a_4*b_3 + a_6*b_1 + a_7*b_0 - a_2*b_5 - a_5*b_2
    )


def gp__even__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 8), even: grades 0, 2, 4
    b : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    return _run(_gp__even__even, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


def _gp__even__vector(a, b, out):
    """Run the unrolled form: 32 multiplications, 24 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    # associative, distributive, v v = g(v, v) for vectors v
    out[..., 0] = a_0*b_0 - a_1*b_1 - a_2*b_2 - a_3*b_3
    out[..., 1] = a_0*b_1 - a_1*b_0 - a_4*b_2 - a_5*b_3
    out[..., 2] = a_0*b_2 + a_4*b_1 - a_2*b_0 - a_6*b_3
    out[..., 3] = a_0*b_3 + a_5*b_1 + a_6*b_2 - a_3*b_0
    out[..., 4] = a_1*b_2 + a_4*b_0 - a_2*b_1 - a_7*b_3
    out[..., 5] = a_1*b_3 + a_5*b_0 + a_7*b_2 - a_3*b_1
    out[..., 6] = a_2*b_3 + a_6*b_0 - a_3*b_2 - a_7*b_1
    out[..., 7] = a_4*b_3 + a_6*b_1 - a_5*b_2 - a_7*b_0


def gp__even__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 8), even: grades 0, 2, 4
    b : (..., 4), vector: grades 1
    returns : (..., 8), odd: grades 1, 3
    """
    return _run(_gp__even__vector, (8, 4), 8, (a, b), out, (1, 1), "polynomial")


def _gp__vector__vector(a, b, out):
    """Run the unrolled form: 16 multiplications, 9 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    # associative, distributive, v v = g(v, v) for vectors v
    out[..., 0] = a_0*b_0 - a_1*b_1 - a_2*b_2 - a_3*b_3
    out[..., 1] = a_0*b_1 - a_1*b_0
    out[..., 2] = a_0*b_2 - a_2*b_0
    out[..., 3] = a_0*b_3 - a_3*b_0
    out[..., 4] = a_1*b_2 - a_2*b_1
    out[..., 5] = a_1*b_3 - a_3*b_1
    out[..., 6] = a_2*b_3 - a_3*b_2


def gp__vector__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), vector: grades 1
    b : (..., 4), vector: grades 1
    returns : (..., 7), g0_2: grades 0, 2
    """
    return _run(_gp__vector__vector, (4, 4), 7, (a, b), out, (1, 1), "polynomial")


def _gp__vector__full(a, b, out):
    """Run the unrolled form: 64 multiplications, 48 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
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
    out[..., 0] = a_0*b_1 - a_1*b_2 - a_2*b_3 - a_3*b_4
    out[..., 1] = a_0*b_0 + a_1*b_5 + a_2*b_6 + a_3*b_7
    out[..., 2] = a_0*b_5 + a_1*b_0 + a_2*b_8 + a_3*b_9
    out[..., 3] = a_0*b_6 + a_2*b_0 + a_3*b_10 - a_1*b_8
    out[..., 4] = a_0*b_7 + a_3*b_0 - a_1*b_9 - a_2*b_10
    out[..., 5] = a_0*b_2 - a_1*b_1 - a_2*b_11 - a_3*b_12
    out[..., 6] = a_0*b_3 + a_1*b_11 - a_2*b_1 - a_3*b_13
    out[..., 7] = a_0*b_4 + a_1*b_12 + a_2*b_13 - a_3*b_1
    out[..., 8] = a_0*b_11 + a_1*b_3 - a_2*b_2 - a_3*b_14
    out[..., 9] = a_0*b_12 + a_1*b_4 + a_2*b_14 - a_3*b_2
    out[..., 10] = a_0*b_13 + a_2*b_4 - a_1*b_14 - a_3*b_3
    out[..., 11] = a_0*b_8 + a_2*b_5 + a_3*b_15 - a_1*b_6
    out[..., 12] = a_0*b_9 + a_3*b_5 - a_1*b_7 - a_2*b_15
    out[..., 13] = a_0*b_10 + a_1*b_15 + a_3*b_6 - a_2*b_7
    out[..., 14] = a_0*b_15 + a_1*b_10 + a_3*b_8 - a_2*b_9
    out[..., 15] = a_0*b_14 + a_2*b_12 - a_1*b_13 - a_3*b_11


def gp__vector__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), vector: grades 1
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_gp__vector__full, (4, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- op: outer product --------------------------------------------------------------------------


def _op__full__full(a, b, out):
    """Run the unrolled form: 81 multiplications, 65 additions."""
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
    # sum over grades j, k of <<a>_j <b>_k>_{j+k}
    out[..., 0] = a_0*b_0
    out[..., 1] = a_0*b_1 + a_1*b_0
    out[..., 2] = a_0*b_2 + a_2*b_0
    out[..., 3] = a_0*b_3 + a_3*b_0
    out[..., 4] = a_0*b_4 + a_4*b_0
    out[..., 5] = a_0*b_5 + a_1*b_2 + a_5*b_0 - a_2*b_1
    out[..., 6] = a_0*b_6 + a_1*b_3 + a_6*b_0 - a_3*b_1
    out[..., 7] = a_0*b_7 + a_1*b_4 + a_7*b_0 - a_4*b_1
    out[..., 8] = a_0*b_8 + a_2*b_3 + a_8*b_0 - a_3*b_2
    out[..., 9] = a_0*b_9 + a_2*b_4 + a_9*b_0 - a_4*b_2
    out[..., 10] = a_0*b_10 + a_3*b_4 + a_10*b_0 - a_4*b_3
    out[..., 11] = (
        a_0*b_11 + a_1*b_8 + a_3*b_5 + a_5*b_3 + a_8*b_1 + a_11*b_0 - a_2*b_6 - a_6*b_2
    )
    out[..., 12] = (
        a_0*b_12 + a_1*b_9 + a_4*b_5 + a_5*b_4 + a_9*b_1 + a_12*b_0 - a_2*b_7 - a_7*b_2
    )
    out[..., 13] = (
        a_0*b_13 + a_1*b_10 + a_4*b_6 + a_6*b_4 + a_10*b_1 + a_13*b_0 - a_3*b_7 -
        a_7*b_3
    )
    out[..., 14] = (
        a_0*b_14 + a_2*b_10 + a_4*b_8 + a_8*b_4 + a_10*b_2 + a_14*b_0 - a_3*b_9 -
        a_9*b_3
    )
    out[..., 15] = (
        a_0*b_15 + a_1*b_14 + a_3*b_12 + a_5*b_10 + a_7*b_8 + a_8*b_7 + a_10*b_5 +
        a_11*b_4 + a_13*b_2 + a_15*b_0 - a_2*b_13 - a_4*b_11 - a_6*b_9 - a_9*b_6 -
        a_12*b_3 - a_14*b_1
    )


def op__full__full(a, b, out=None):
    """Return the outer product.

    Law: sum over grades j, k of <<a>_j <b>_k>_{j+k}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_op__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


def _ip__full__full(a, b, out):
    """Run the unrolled form: 115 multiplications, 100 additions."""
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
    # sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}
    out[..., 0] = (
        a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3 - a_4*b_4
        - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 - a_15*b_15
    )
    out[..., 1] = (
        a_2*b_5 + a_3*b_6 + a_4*b_7 + a_15*b_14 - a_5*b_2 - a_6*b_3 - a_7*b_4 - a_8*b_11
        - a_9*b_12 - a_10*b_13 - a_11*b_8 - a_12*b_9 - a_13*b_10 - a_14*b_15
    )
    out[..., 2] = (
        a_1*b_5 + a_3*b_8 + a_4*b_9 + a_15*b_13 - a_5*b_1 - a_6*b_11 - a_7*b_12 -
        a_8*b_3 - a_9*b_4 - a_10*b_14 - a_11*b_6 - a_12*b_7 - a_13*b_15 - a_14*b_10
    )
    out[..., 3] = (
        a_1*b_6 + a_4*b_10 + a_5*b_11 + a_8*b_2 + a_9*b_14 + a_11*b_5 + a_12*b_15 +
        a_14*b_9 - a_2*b_8 - a_6*b_1 - a_7*b_13 - a_10*b_4 - a_13*b_7 - a_15*b_12
    )
    out[..., 4] = (
        a_1*b_7 + a_5*b_12 + a_6*b_13 + a_9*b_2 + a_10*b_3 + a_12*b_5 + a_13*b_6 +
        a_15*b_11 - a_2*b_9 - a_3*b_10 - a_7*b_1 - a_8*b_14 - a_11*b_15 - a_14*b_8
    )
    out[..., 5] = -a_3*b_11 - a_4*b_12 - a_10*b_15 - a_11*b_3 - a_12*b_4 - a_15*b_10
    out[..., 6] = a_2*b_11 + a_9*b_15 + a_11*b_2 + a_15*b_9 - a_4*b_13 - a_13*b_4
    out[..., 7] = a_2*b_12 + a_3*b_13 + a_12*b_2 + a_13*b_3 - a_8*b_15 - a_15*b_8
    out[..., 8] = a_1*b_11 + a_7*b_15 + a_11*b_1 + a_15*b_7 - a_4*b_14 - a_14*b_4
    out[..., 9] = a_1*b_12 + a_3*b_14 + a_12*b_1 + a_14*b_3 - a_6*b_15 - a_15*b_6
    out[..., 10] = a_1*b_13 + a_5*b_15 + a_13*b_1 + a_15*b_5 - a_2*b_14 - a_14*b_2
    out[..., 11] = a_4*b_15 - a_15*b_4
    out[..., 12] = a_15*b_3 - a_3*b_15
    out[..., 13] = a_2*b_15 - a_15*b_2
    out[..., 14] = a_1*b_15 - a_15*b_1
    out[..., 15] = 0


def ip__full__full(a, b, out=None):
    """Return the Hestenes inner product, zero for scalars, as `|` in clifford and galgebra.

    Law: sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_ip__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- ip_symmetric: symmetric inner product with scalars, as `|` in kingdon and ganja.js ---------


def _ip_symmetric__full__full(a, b, out):
    """Run the unrolled form: 146 multiplications, 130 additions."""
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
    # sum over grades j, k of <<a>_j <b>_k>_{|j-k|}
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
        - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
        a_15*b_15
    )
    out[..., 1] = (
        a_0*b_1 + a_1*b_0 + a_2*b_5 + a_3*b_6 + a_4*b_7 + a_15*b_14 - a_5*b_2 - a_6*b_3
        - a_7*b_4 - a_8*b_11 - a_9*b_12 - a_10*b_13 - a_11*b_8 - a_12*b_9 - a_13*b_10 -
        a_14*b_15
    )
    out[..., 2] = (
        a_0*b_2 + a_1*b_5 + a_2*b_0 + a_3*b_8 + a_4*b_9 + a_15*b_13 - a_5*b_1 - a_6*b_11
        - a_7*b_12 - a_8*b_3 - a_9*b_4 - a_10*b_14 - a_11*b_6 - a_12*b_7 - a_13*b_15 -
        a_14*b_10
    )
    out[..., 3] = (
        a_0*b_3 + a_1*b_6 + a_3*b_0 + a_4*b_10 + a_5*b_11 + a_8*b_2 + a_9*b_14 +
        a_11*b_5 + a_12*b_15 + a_14*b_9 - a_2*b_8 - a_6*b_1 - a_7*b_13 - a_10*b_4 -
        a_13*b_7 - a_15*b_12
    )
    out[..., 4] = (
        a_0*b_4 + a_1*b_7 + a_4*b_0 + a_5*b_12 + a_6*b_13 + a_9*b_2 + a_10*b_3 +
        a_12*b_5 + a_13*b_6 + a_15*b_11 - a_2*b_9 - a_3*b_10 - a_7*b_1 - a_8*b_14 -
        a_11*b_15 - a_14*b_8
    )
    out[..., 5] = (
        a_0*b_5 + a_5*b_0 - a_3*b_11 - a_4*b_12 - a_10*b_15 - a_11*b_3 - a_12*b_4 -
        a_15*b_10
    )
    out[..., 6] = (
        a_0*b_6 + a_2*b_11 + a_6*b_0 + a_9*b_15 + a_11*b_2 + a_15*b_9 - a_4*b_13 -
        a_13*b_4
    )
    out[..., 7] = (
        a_0*b_7 + a_2*b_12 + a_3*b_13 + a_7*b_0 + a_12*b_2 + a_13*b_3 - a_8*b_15 -
        a_15*b_8
    )
    out[..., 8] = (
        a_0*b_8 + a_1*b_11 + a_7*b_15 + a_8*b_0 + a_11*b_1 + a_15*b_7 - a_4*b_14 -
        a_14*b_4
    )
    out[..., 9] = (
        a_0*b_9 + a_1*b_12 + a_3*b_14 + a_9*b_0 + a_12*b_1 + a_14*b_3 - a_6*b_15 -
        a_15*b_6
    )
    out[..., 10] = (
        a_0*b_10 + a_1*b_13 + a_5*b_15 + a_10*b_0 + a_13*b_1 + a_15*b_5 - a_2*b_14 -
        a_14*b_2
    )
    out[..., 11] = a_0*b_11 + a_4*b_15 + a_11*b_0 - a_15*b_4
    out[..., 12] = a_0*b_12 + a_12*b_0 + a_15*b_3 - a_3*b_15
    out[..., 13] = a_0*b_13 + a_2*b_15 + a_13*b_0 - a_15*b_2
    out[..., 14] = a_0*b_14 + a_1*b_15 + a_14*b_0 - a_15*b_1
    out[..., 15] = a_0*b_15 + a_15*b_0


def ip_symmetric__full__full(a, b, out=None):
    """Return the symmetric inner product with scalars, as `|` in kingdon and ganja.js.

    Law: sum over grades j, k of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_ip_symmetric__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- lc: left contraction -----------------------------------------------------------------------


def _lc__full__full(a, b, out):
    """Run the unrolled form: 81 multiplications, 65 additions."""
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
    # sum over grades j <= k of <<a>_j <b>_k>_{k-j}
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
        - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
        a_15*b_15
    )
    out[..., 1] = (
        a_0*b_1 + a_2*b_5 + a_3*b_6 + a_4*b_7 - a_8*b_11 - a_9*b_12 - a_10*b_13 -
        a_14*b_15
    )
    out[..., 2] = (
        a_0*b_2 + a_1*b_5 + a_3*b_8 + a_4*b_9 - a_6*b_11 - a_7*b_12 - a_10*b_14 -
        a_13*b_15
    )
    out[..., 3] = (
        a_0*b_3 + a_1*b_6 + a_4*b_10 + a_5*b_11 + a_9*b_14 + a_12*b_15 - a_2*b_8 -
        a_7*b_13
    )
    out[..., 4] = (
        a_0*b_4 + a_1*b_7 + a_5*b_12 + a_6*b_13 - a_2*b_9 - a_3*b_10 - a_8*b_14 -
        a_11*b_15
    )
    out[..., 5] = a_0*b_5 - a_3*b_11 - a_4*b_12 - a_10*b_15
    out[..., 6] = a_0*b_6 + a_2*b_11 + a_9*b_15 - a_4*b_13
    out[..., 7] = a_0*b_7 + a_2*b_12 + a_3*b_13 - a_8*b_15
    out[..., 8] = a_0*b_8 + a_1*b_11 + a_7*b_15 - a_4*b_14
    out[..., 9] = a_0*b_9 + a_1*b_12 + a_3*b_14 - a_6*b_15
    out[..., 10] = a_0*b_10 + a_1*b_13 + a_5*b_15 - a_2*b_14
    out[..., 11] = a_0*b_11 + a_4*b_15
    out[..., 12] = a_0*b_12 - a_3*b_15
    out[..., 13] = a_0*b_13 + a_2*b_15
    out[..., 14] = a_0*b_14 + a_1*b_15
    out[..., 15] = a_0*b_15


def lc__full__full(a, b, out=None):
    """Return the left contraction.

    Law: sum over grades j <= k of <<a>_j <b>_k>_{k-j}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_lc__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- rc: right contraction ----------------------------------------------------------------------


def _rc__full__full(a, b, out):
    """Run the unrolled form: 81 multiplications, 65 additions."""
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
    # sum over grades j >= k of <<a>_j <b>_k>_{j-k}
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
        - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
        a_15*b_15
    )
    out[..., 1] = (
        a_1*b_0 + a_15*b_14 - a_5*b_2 - a_6*b_3 - a_7*b_4 - a_11*b_8 - a_12*b_9 -
        a_13*b_10
    )
    out[..., 2] = (
        a_2*b_0 + a_15*b_13 - a_5*b_1 - a_8*b_3 - a_9*b_4 - a_11*b_6 - a_12*b_7 -
        a_14*b_10
    )
    out[..., 3] = (
        a_3*b_0 + a_8*b_2 + a_11*b_5 + a_14*b_9 - a_6*b_1 - a_10*b_4 - a_13*b_7 -
        a_15*b_12
    )
    out[..., 4] = (
        a_4*b_0 + a_9*b_2 + a_10*b_3 + a_12*b_5 + a_13*b_6 + a_15*b_11 - a_7*b_1 -
        a_14*b_8
    )
    out[..., 5] = a_5*b_0 - a_11*b_3 - a_12*b_4 - a_15*b_10
    out[..., 6] = a_6*b_0 + a_11*b_2 + a_15*b_9 - a_13*b_4
    out[..., 7] = a_7*b_0 + a_12*b_2 + a_13*b_3 - a_15*b_8
    out[..., 8] = a_8*b_0 + a_11*b_1 + a_15*b_7 - a_14*b_4
    out[..., 9] = a_9*b_0 + a_12*b_1 + a_14*b_3 - a_15*b_6
    out[..., 10] = a_10*b_0 + a_13*b_1 + a_15*b_5 - a_14*b_2
    out[..., 11] = a_11*b_0 - a_15*b_4
    out[..., 12] = a_12*b_0 + a_15*b_3
    out[..., 13] = a_13*b_0 - a_15*b_2
    out[..., 14] = a_14*b_0 - a_15*b_1
    out[..., 15] = a_15*b_0


def rc__full__full(a, b, out=None):
    """Return the right contraction.

    Law: sum over grades j >= k of <<a>_j <b>_k>_{j-k}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_rc__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- sp: scalar product -------------------------------------------------------------------------


def _sp__full__full(a, b, out):
    """Run the unrolled form: 16 multiplications, 15 additions."""
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
    # <a b>_0
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
        - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
        a_15*b_15
    )


def sp__full__full(a, b, out=None):
    """Return the scalar product.

    Law: <a b>_0.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sp__full__full, (16, 16), 1, (a, b), out, (1, 1), "polynomial")


# --- rp: regressive product, free of the metric -------------------------------------------------


def _rp__full__full(a, b, out):
    """Run the unrolled form: 81 multiplications, 65 additions."""
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
    # hodge(a v b) = hodge(a) ^ hodge(b)
    out[..., 0] = (
        a_0*b_15 + a_1*b_14 + a_3*b_12 + a_5*b_10 + a_7*b_8 + a_8*b_7 + a_10*b_5 +
        a_11*b_4 + a_13*b_2 + a_15*b_0 - a_2*b_13 - a_4*b_11 - a_6*b_9 - a_9*b_6 -
        a_12*b_3 - a_14*b_1
    )
    out[..., 1] = (
        a_1*b_15 + a_5*b_13 + a_7*b_11 + a_11*b_7 + a_13*b_5 + a_15*b_1 - a_6*b_12 -
        a_12*b_6
    )
    out[..., 2] = (
        a_2*b_15 + a_5*b_14 + a_9*b_11 + a_11*b_9 + a_14*b_5 + a_15*b_2 - a_8*b_12 -
        a_12*b_8
    )
    out[..., 3] = (
        a_3*b_15 + a_6*b_14 + a_10*b_11 + a_11*b_10 + a_14*b_6 + a_15*b_3 - a_8*b_13 -
        a_13*b_8
    )
    out[..., 4] = (
        a_4*b_15 + a_7*b_14 + a_10*b_12 + a_12*b_10 + a_14*b_7 + a_15*b_4 - a_9*b_13 -
        a_13*b_9
    )
    out[..., 5] = a_5*b_15 + a_11*b_12 + a_15*b_5 - a_12*b_11
    out[..., 6] = a_6*b_15 + a_11*b_13 + a_15*b_6 - a_13*b_11
    out[..., 7] = a_7*b_15 + a_12*b_13 + a_15*b_7 - a_13*b_12
    out[..., 8] = a_8*b_15 + a_11*b_14 + a_15*b_8 - a_14*b_11
    out[..., 9] = a_9*b_15 + a_12*b_14 + a_15*b_9 - a_14*b_12
    out[..., 10] = a_10*b_15 + a_13*b_14 + a_15*b_10 - a_14*b_13
    out[..., 11] = a_11*b_15 + a_15*b_11
    out[..., 12] = a_12*b_15 + a_15*b_12
    out[..., 13] = a_13*b_15 + a_15*b_13
    out[..., 14] = a_14*b_15 + a_15*b_14
    out[..., 15] = a_15*b_15


def rp__full__full(a, b, out=None):
    """Return the regressive product, free of the metric.

    Law: hodge(a v b) = hodge(a) ^ hodge(b).

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_rp__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- cp: commutator product ---------------------------------------------------------------------


def _cp__full__full(a, b, out):
    """Run the unrolled form: 120 multiplications, 105 additions."""
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
    # (a b - b a) / 2
    out[..., 0] = 0
    out[..., 1] = (
        a_2*b_5 + a_3*b_6 + a_4*b_7 + a_15*b_14 - a_5*b_2 - a_6*b_3 - a_7*b_4 -
        a_14*b_15
    )
    out[..., 2] = (
        a_1*b_5 + a_3*b_8 + a_4*b_9 + a_15*b_13 - a_5*b_1 - a_8*b_3 - a_9*b_4 -
        a_13*b_15
    )
    out[..., 3] = (
        a_1*b_6 + a_4*b_10 + a_8*b_2 + a_12*b_15 - a_2*b_8 - a_6*b_1 - a_10*b_4 -
        a_15*b_12
    )
    out[..., 4] = (
        a_1*b_7 + a_9*b_2 + a_10*b_3 + a_15*b_11 - a_2*b_9 - a_3*b_10 - a_7*b_1 -
        a_11*b_15
    )
    out[..., 5] = (
        a_1*b_2 + a_6*b_8 + a_7*b_9 + a_14*b_13 - a_2*b_1 - a_8*b_6 - a_9*b_7 -
        a_13*b_14
    )
    out[..., 6] = (
        a_1*b_3 + a_7*b_10 + a_8*b_5 + a_12*b_14 - a_3*b_1 - a_5*b_8 - a_10*b_7 -
        a_14*b_12
    )
    out[..., 7] = (
        a_1*b_4 + a_9*b_5 + a_10*b_6 + a_14*b_11 - a_4*b_1 - a_5*b_9 - a_6*b_10 -
        a_11*b_14
    )
    out[..., 8] = (
        a_2*b_3 + a_6*b_5 + a_9*b_10 + a_12*b_13 - a_3*b_2 - a_5*b_6 - a_10*b_9 -
        a_13*b_12
    )
    out[..., 9] = (
        a_2*b_4 + a_7*b_5 + a_10*b_8 + a_13*b_11 - a_4*b_2 - a_5*b_7 - a_8*b_10 -
        a_11*b_13
    )
    out[..., 10] = (
        a_3*b_4 + a_7*b_6 + a_8*b_9 + a_11*b_12 - a_4*b_3 - a_6*b_7 - a_9*b_8 -
        a_12*b_11
    )
    out[..., 11] = (
        a_4*b_15 + a_9*b_13 + a_12*b_10 + a_14*b_7 - a_7*b_14 - a_10*b_12 - a_13*b_9 -
        a_15*b_4
    )
    out[..., 12] = (
        a_6*b_14 + a_10*b_11 + a_13*b_8 + a_15*b_3 - a_3*b_15 - a_8*b_13 - a_11*b_10 -
        a_14*b_6
    )
    out[..., 13] = (
        a_2*b_15 + a_8*b_12 + a_11*b_9 + a_14*b_5 - a_5*b_14 - a_9*b_11 - a_12*b_8 -
        a_15*b_2
    )
    out[..., 14] = (
        a_1*b_15 + a_6*b_12 + a_11*b_7 + a_13*b_5 - a_5*b_13 - a_7*b_11 - a_12*b_6 -
        a_15*b_1
    )
    out[..., 15] = (
        a_1*b_14 + a_3*b_12 + a_11*b_4 + a_13*b_2 - a_2*b_13 - a_4*b_11 - a_12*b_3 -
        a_14*b_1
    )


def cp__full__full(a, b, out=None):
    """Return the commutator product.

    Law: (a b - b a) / 2.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_cp__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


# --- acp: anticommutator product ----------------------------------------------------------------


def _acp__full__full(a, b, out):
    """Run the unrolled form: 136 multiplications, 120 additions."""
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
    # (a b + b a) / 2
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3
        - a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 -
        a_15*b_15
    )
    out[..., 1] = (
        a_0*b_1 + a_1*b_0 - a_8*b_11 - a_9*b_12 - a_10*b_13 - a_11*b_8 - a_12*b_9 -
        a_13*b_10
    )
    out[..., 2] = (
        a_0*b_2 + a_2*b_0 - a_6*b_11 - a_7*b_12 - a_10*b_14 - a_11*b_6 - a_12*b_7 -
        a_14*b_10
    )
    out[..., 3] = (
        a_0*b_3 + a_3*b_0 + a_5*b_11 + a_9*b_14 + a_11*b_5 + a_14*b_9 - a_7*b_13 -
        a_13*b_7
    )
    out[..., 4] = (
        a_0*b_4 + a_4*b_0 + a_5*b_12 + a_6*b_13 + a_12*b_5 + a_13*b_6 - a_8*b_14 -
        a_14*b_8
    )
    out[..., 5] = (
        a_0*b_5 + a_5*b_0 - a_3*b_11 - a_4*b_12 - a_10*b_15 - a_11*b_3 - a_12*b_4 -
        a_15*b_10
    )
    out[..., 6] = (
        a_0*b_6 + a_2*b_11 + a_6*b_0 + a_9*b_15 + a_11*b_2 + a_15*b_9 - a_4*b_13 -
        a_13*b_4
    )
    out[..., 7] = (
        a_0*b_7 + a_2*b_12 + a_3*b_13 + a_7*b_0 + a_12*b_2 + a_13*b_3 - a_8*b_15 -
        a_15*b_8
    )
    out[..., 8] = (
        a_0*b_8 + a_1*b_11 + a_7*b_15 + a_8*b_0 + a_11*b_1 + a_15*b_7 - a_4*b_14 -
        a_14*b_4
    )
    out[..., 9] = (
        a_0*b_9 + a_1*b_12 + a_3*b_14 + a_9*b_0 + a_12*b_1 + a_14*b_3 - a_6*b_15 -
        a_15*b_6
    )
    out[..., 10] = (
        a_0*b_10 + a_1*b_13 + a_5*b_15 + a_10*b_0 + a_13*b_1 + a_15*b_5 - a_2*b_14 -
        a_14*b_2
    )
    out[..., 11] = (
        a_0*b_11 + a_1*b_8 + a_3*b_5 + a_5*b_3 + a_8*b_1 + a_11*b_0 - a_2*b_6 - a_6*b_2
    )
    out[..., 12] = (
        a_0*b_12 + a_1*b_9 + a_4*b_5 + a_5*b_4 + a_9*b_1 + a_12*b_0 - a_2*b_7 - a_7*b_2
    )
    out[..., 13] = (
        a_0*b_13 + a_1*b_10 + a_4*b_6 + a_6*b_4 + a_10*b_1 + a_13*b_0 - a_3*b_7 -
        a_7*b_3
    )
    out[..., 14] = (
        a_0*b_14 + a_2*b_10 + a_4*b_8 + a_8*b_4 + a_10*b_2 + a_14*b_0 - a_3*b_9 -
        a_9*b_3
    )
    out[..., 15] = (
        a_0*b_15 + a_5*b_10 + a_7*b_8 + a_8*b_7 + a_10*b_5 + a_15*b_0 - a_6*b_9 -
        a_9*b_6
    )


def acp__full__full(a, b, out=None):
    """Return the anticommutator product.

    Law: (a b + b a) / 2.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_acp__full__full, (16, 16), 16, (a, b), out, (1, 1), "polynomial")


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
    # (a b)~ = b~ a~, v~ = v
    out[..., 0] = x_0
    out[..., 1] = x_1
    out[..., 2] = x_2
    out[..., 3] = x_3
    out[..., 4] = x_4
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
    out[..., 15] = x_15


def reverse__full(x, out=None):
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_reverse__full, (16,), 16, (x,), out, (1,), "polynomial")


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
    # (a b)^ = a^ b^, v^ = -v
    out[..., 0] = x_0
    out[..., 1] = -x_1
    out[..., 2] = -x_2
    out[..., 3] = -x_3
    out[..., 4] = -x_4
    out[..., 5] = x_5
    out[..., 6] = x_6
    out[..., 7] = x_7
    out[..., 8] = x_8
    out[..., 9] = x_9
    out[..., 10] = x_10
    out[..., 11] = -x_11
    out[..., 12] = -x_12
    out[..., 13] = -x_13
    out[..., 14] = -x_14
    out[..., 15] = x_15


def involute__full(x, out=None):
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_involute__full, (16,), 16, (x,), out, (1,), "polynomial")


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
    out[..., 11] = x_11
    out[..., 12] = x_12
    out[..., 13] = x_13
    out[..., 14] = x_14
    out[..., 15] = x_15


def conjugate__full(x, out=None):
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_conjugate__full, (16,), 16, (x,), out, (1,), "polynomial")


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
    # x inv(I), or hodge(x) if r > 0
    out[..., 0] = x_15
    out[..., 1] = x_14
    out[..., 2] = x_13
    out[..., 3] = -x_12
    out[..., 4] = x_11
    out[..., 5] = x_10
    out[..., 6] = -x_9
    out[..., 7] = x_8
    out[..., 8] = -x_7
    out[..., 9] = x_6
    out[..., 10] = -x_5
    out[..., 11] = -x_4
    out[..., 12] = x_3
    out[..., 13] = -x_2
    out[..., 14] = -x_1
    out[..., 15] = -x_0


def dual__full(x, out=None):
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_dual__full, (16,), 16, (x,), out, (1,), "polynomial")


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
    # x I, or unhodge(x) if r > 0
    out[..., 0] = -x_15
    out[..., 1] = -x_14
    out[..., 2] = -x_13
    out[..., 3] = x_12
    out[..., 4] = -x_11
    out[..., 5] = -x_10
    out[..., 6] = x_9
    out[..., 7] = -x_8
    out[..., 8] = x_7
    out[..., 9] = -x_6
    out[..., 10] = x_5
    out[..., 11] = x_4
    out[..., 12] = -x_3
    out[..., 13] = x_2
    out[..., 14] = x_1
    out[..., 15] = x_0


def undual__full(x, out=None):
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_undual__full, (16,), 16, (x,), out, (1,), "polynomial")


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
    # b ^ hodge(b) = I for basis blades b
    out[..., 0] = x_15
    out[..., 1] = -x_14
    out[..., 2] = x_13
    out[..., 3] = -x_12
    out[..., 4] = x_11
    out[..., 5] = x_10
    out[..., 6] = -x_9
    out[..., 7] = x_8
    out[..., 8] = x_7
    out[..., 9] = -x_6
    out[..., 10] = x_5
    out[..., 11] = -x_4
    out[..., 12] = x_3
    out[..., 13] = -x_2
    out[..., 14] = x_1
    out[..., 15] = x_0


def hodge__full(x, out=None):
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_hodge__full, (16,), 16, (x,), out, (1,), "polynomial")


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
    # unhodge(b) ^ b = I for basis blades b
    out[..., 0] = x_15
    out[..., 1] = x_14
    out[..., 2] = -x_13
    out[..., 3] = x_12
    out[..., 4] = -x_11
    out[..., 5] = x_10
    out[..., 6] = -x_9
    out[..., 7] = x_8
    out[..., 8] = x_7
    out[..., 9] = -x_6
    out[..., 10] = x_5
    out[..., 11] = x_4
    out[..., 12] = -x_3
    out[..., 13] = x_2
    out[..., 14] = -x_1
    out[..., 15] = x_0


def unhodge__full(x, out=None):
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_unhodge__full, (16,), 16, (x,), out, (1,), "polynomial")


# --- normsq: squared norm, of either sign -------------------------------------------------------


def _normsq__full(x, out):
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
        x_0*x_0 + x_1*x_1 + x_8*x_8 + x_9*x_9 + x_10*x_10 + x_11*x_11 + x_12*x_12 +
        x_13*x_13 - x_2*x_2 - x_3*x_3 - x_4*x_4 - x_5*x_5 - x_6*x_6 - x_7*x_7 -
        x_14*x_14 - x_15*x_15
    )


def normsq__full(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__full, (16,), 1, (x,), out, (2,), "polynomial")


def _normsq__even(x, out):
    """Run the unrolled form: 8 multiplications, 7 additions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    # <x ~x>_0
    out[..., 0] = (
        x_0*x_0 + x_4*x_4 + x_5*x_5 + x_6*x_6 - x_1*x_1 - x_2*x_2 - x_3*x_3 - x_7*x_7
    )


def normsq__even(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__even, (8,), 1, (x,), out, (2,), "polynomial")


def _normsq__vector(x, out):
    """Run the unrolled form: 4 multiplications, 3 additions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # <x ~x>_0
    out[..., 0] = x_0*x_0 - x_1*x_1 - x_2*x_2 - x_3*x_3


def normsq__vector(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 4), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__vector, (4,), 1, (x,), out, (2,), "polynomial")


# --- norm: norm ---------------------------------------------------------------------------------


def _norm__full(x, out):
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
        x_0*x_0 + x_1*x_1 + x_8*x_8 + x_9*x_9 + x_10*x_10 + x_11*x_11 + x_12*x_12 +
        x_13*x_13 - x_2*x_2 - x_3*x_3 - x_4*x_4 - x_5*x_5 - x_6*x_6 - x_7*x_7 -
        x_14*x_14 - x_15*x_15
    )
    # out = sqrt(|s|)
    out[..., 0] = sqrt(abs(s_0))


def norm__full(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__full, (16,), 1, (x,), out, (1,), "real")


def _norm__even(x, out):
    """Run the unrolled form: 8 multiplications, 7 additions, 1 roots."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_4*x_4 + x_5*x_5 + x_6*x_6 - x_1*x_1 - x_2*x_2 - x_3*x_3 - x_7*x_7
    # out = sqrt(|s|)
    out[..., 0] = sqrt(abs(s_0))


def norm__even(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__even, (8,), 1, (x,), out, (1,), "real")


def _norm__vector(x, out):
    """Run the unrolled form: 4 multiplications, 3 additions, 1 roots."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # s = <x ~x>_0
    s_0 = x_0*x_0 - x_1*x_1 - x_2*x_2 - x_3*x_3
    # out = sqrt(|s|)
    out[..., 0] = sqrt(abs(s_0))


def norm__vector(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 4), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__vector, (4,), 1, (x,), out, (1,), "real")


# --- inv: inverse -------------------------------------------------------------------------------


def _inv__full(x, out):
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
    u_1 = 2*f_0
    # common factors
    f_1 = (
        x_0*x_2 + x_6*x_11 + x_7*x_12 + x_10*x_14 - x_1*x_5 - x_3*x_8 - x_4*x_9 -
        x_13*x_15
    )
    # u = x reverse(x)
    u_2 = 2*f_1
    # common factors
    f_2 = (
        x_0*x_3 + x_2*x_8 + x_7*x_13 + x_12*x_15 - x_1*x_6 - x_4*x_10 - x_5*x_11 -
        x_9*x_14
    )
    # u = x reverse(x)
    u_3 = 2*f_2
    # common factors
    f_3 = (
        x_0*x_4 + x_2*x_9 + x_3*x_10 + x_8*x_14 - x_1*x_7 - x_5*x_12 - x_6*x_13 -
        x_11*x_15
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


def inv__full(x, out=None):
    """Return the inverse.

    Law: reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    return _run(_inv__full, (16,), 16, (x,), out, (1,), "quotient")


def _inv__even(x, out):
    """Run the unrolled form: 31 multiplications, 19 additions, 8 divisions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    # u = x reverse(x)
    u_0 = x_0*x_0 + x_4*x_4 + x_5*x_5 + x_6*x_6 - x_1*x_1 - x_2*x_2 - x_3*x_3 - x_7*x_7
    # common factors
    f_0 = x_0*x_7 + x_2*x_5 - x_1*x_6 - x_3*x_4
    # u = x reverse(x)
    u_1 = 2*f_0
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0


def inv__even(x, out=None):
    """Return the inverse.

    Law: reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u.

    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    return _run(_inv__even, (8,), 8, (x,), out, (1,), "quotient")


def _inv__vector(x, out):
    """Run the unrolled form: 4 multiplications, 3 additions, 4 divisions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # s = <x reverse(x)>_0
    s_0 = x_0*x_0 - x_1*x_1 - x_2*x_2 - x_3*x_3
    # out = y / s
    out[..., 0] = x_0/s_0
    out[..., 1] = x_1/s_0
    out[..., 2] = x_2/s_0
    out[..., 3] = x_3/s_0


def inv__vector(x, out=None):
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1
    """
    return _run(_inv__vector, (4,), 4, (x,), out, (1,), "quotient")


# --- sandwich: action of a versor ---------------------------------------------------------------


def _sandwich_unit__full__full(R, x, out):
    """Run the unrolled form: 347 multiplications, 280 additions."""
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

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__even__scalar, (8, 1), 1, (R, x), out, (2, 1), "polynomial")


def _sandwich_unit__even__vector(R, x, out):
    """Run the unrolled form: 52 multiplications, 40 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3


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


def _sandwich_unit__even__bivector(R, x, out):
    """Run the unrolled form: 66 multiplications, 54 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4
    out[..., 5] = x_5 + 2*D_5


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


def _sandwich_unit__even__trivector(R, x, out):
    """Run the unrolled form: 52 multiplications, 40 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3


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


def _sandwich_unit__even__g4(R, x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    # out = x + 2 D
    out[..., 0] = x_0


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


def _sandwich_unit__even__even(R, x, out):
    """Run the unrolled form: 66 multiplications, 54 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7


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


def _sandwich_unit__even__full(R, x, out):
    """Run the unrolled form: 170 multiplications, 134 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
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
    out[..., 15] = x_15


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

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__g0_2__scalar, (7, 1), 1, (R, x), out, (2, 1), "polynomial")


def _sandwich_unit__g0_2__vector(R, x, out):
    """Run the unrolled form: 32 multiplications, 24 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3


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


def _sandwich_unit__g0_2__bivector(R, x, out):
    """Run the unrolled form: 60 multiplications, 48 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4
    out[..., 5] = x_5 + 2*D_5


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


def _sandwich_unit__g0_2__trivector(R, x, out):
    """Run the unrolled form: 32 multiplications, 24 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3


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


def _sandwich_unit__g0_2__g4(R, x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    # out = x + 2 D
    out[..., 0] = x_0


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


def _sandwich_unit__g0_2__even(R, x, out):
    """Run the unrolled form: 60 multiplications, 48 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7


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


def _sandwich_unit__g0_2__full(R, x, out):
    """Run the unrolled form: 124 multiplications, 96 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
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
    out[..., 15] = x_15


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

    R : (..., 4), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__vector__scalar, (4, 1), 1, (R, x), out, (2, 1), "polynomial")


def _sandwich_unit__vector__vector(R, x, out):
    """Run the unrolled form: 12 multiplications, 7 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # P from R x
    P_0 = R_1*x_1 + R_2*x_2 + R_3*x_3 - R_0*x_0
    # D from P R
    D_0 = P_0*R_0
    D_1 = P_0*R_1
    D_2 = P_0*R_2
    D_3 = P_0*R_3
    # out = x + 2 D
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3


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


def _sandwich_unit__vector__bivector(R, x, out):
    """Run the unrolled form: 30 multiplications, 20 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3
    out[..., 4] = x_4 + 2*D_4
    out[..., 5] = x_5 + 2*D_5


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


def _sandwich_unit__vector__trivector(R, x, out):
    """Run the unrolled form: 28 multiplications, 18 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2
    out[..., 3] = x_3 + 2*D_3


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


def _sandwich_unit__vector__g4(R, x, out):
    """Run the unrolled form: 8 multiplications, 3 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    # P = R_even x + R_odd x^
    P_0 = R_3*x_0
    P_1 = -R_2*x_0
    P_2 = R_1*x_0
    P_3 = R_0*x_0
    # out = P ~R
    out[..., 0] = P_0*R_3 + P_2*R_1 - P_1*R_2 - P_3*R_0


def sandwich_unit__vector__g4(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 4), vector: grades 1
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4
    """
    return _run(_sandwich_unit__vector__g4, (4, 1), 1, (R, x), out, (2, 1), "polynomial")


def _sandwich_unit__vector__even(R, x, out):
    """Run the unrolled form: 39 multiplications, 24 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7 + 2*D_6


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


def _sandwich_unit__vector__full(R, x, out):
    """Run the unrolled form: 79 multiplications, 49 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
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


def _sandwich__full__full(R, x, out):
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


def sandwich__full__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), full: grades 0, 1, 2, 3, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    _check_versor(_versor_defect__full, 4, 16, R)
    return _run(_sandwich__full__full, (16, 16), 16, (R, x), out, (2, 1), "quotient")


def _sandwich__even__scalar(R, x, out):
    """Run the unrolled form: 24 multiplications, 14 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__even__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__scalar, (8, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__even__vector(R, x, out):
    """Run the unrolled form: 72 multiplications, 59 additions, 4 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0


def sandwich__even__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__vector, (8, 4), 4, (R, x), out, (2, 1), "quotient")


def _sandwich__even__bivector(R, x, out):
    """Run the unrolled form: 104 multiplications, 89 additions, 6 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0


def sandwich__even__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__bivector, (8, 6), 6, (R, x), out, (2, 1), "quotient")


def _sandwich__even__trivector(R, x, out):
    """Run the unrolled form: 72 multiplications, 59 additions, 4 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0


def sandwich__even__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__trivector, (8, 4), 4, (R, x), out, (2, 1), "quotient")


def _sandwich__even__g4(R, x, out):
    """Run the unrolled form: 24 multiplications, 14 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__even__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__g4, (8, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__even__even(R, x, out):
    """Run the unrolled form: 136 multiplications, 119 additions, 8 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0


def sandwich__even__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__even, (8, 8), 8, (R, x), out, (2, 1), "quotient")


def _sandwich__even__full(R, x, out):
    """Run the unrolled form: 264 multiplications, 231 additions, 16 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
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


def sandwich__even__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    _check_versor(_versor_defect__even, 4, 8, R)
    return _run(_sandwich__even__full, (8, 16), 16, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__scalar(R, x, out):
    """Run the unrolled form: 21 multiplications, 12 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__g0_2__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__scalar, (7, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__vector(R, x, out):
    """Run the unrolled form: 63 multiplications, 50 additions, 4 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0


def sandwich__g0_2__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__vector, (7, 4), 4, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__bivector(R, x, out):
    """Run the unrolled form: 91 multiplications, 76 additions, 6 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0


def sandwich__g0_2__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__bivector, (7, 6), 6, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__trivector(R, x, out):
    """Run the unrolled form: 63 multiplications, 50 additions, 4 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0


def sandwich__g0_2__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__trivector, (7, 4), 4, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__g4(R, x, out):
    """Run the unrolled form: 21 multiplications, 12 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__g0_2__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__g4, (7, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__even(R, x, out):
    """Run the unrolled form: 119 multiplications, 102 additions, 8 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0


def sandwich__g0_2__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__even, (7, 8), 8, (R, x), out, (2, 1), "quotient")


def _sandwich__g0_2__full(R, x, out):
    """Run the unrolled form: 231 multiplications, 198 additions, 16 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
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


def sandwich__g0_2__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4
    """
    _check_versor(_versor_defect__g0_2, 4, 7, R)
    return _run(_sandwich__g0_2__full, (7, 16), 16, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__scalar(R, x, out):
    """Run the unrolled form: 12 multiplications, 6 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__vector__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__scalar, (4, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__vector(R, x, out):
    """Run the unrolled form: 36 multiplications, 24 additions, 4 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0


def sandwich__vector__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__vector, (4, 4), 4, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__bivector(R, x, out):
    """Run the unrolled form: 52 multiplications, 37 additions, 6 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0


def sandwich__vector__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__bivector, (4, 6), 6, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__trivector(R, x, out):
    """Run the unrolled form: 36 multiplications, 24 additions, 4 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0


def sandwich__vector__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__trivector, (4, 4), 4, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__g4(R, x, out):
    """Run the unrolled form: 12 multiplications, 6 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__vector__g4(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__g4, (4, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__even(R, x, out):
    """Run the unrolled form: 68 multiplications, 51 additions, 8 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0


def sandwich__vector__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    _check_versor(_versor_defect__vector, 3, 4, R)
    return _run(_sandwich__vector__even, (4, 8), 8, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__full(R, x, out):
    """Run the unrolled form: 132 multiplications, 99 additions, 16 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
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


def _sandwich2__even__vector__even(r, x, s, out):
    """Run the unrolled form: 96 multiplications, 80 additions."""
    # r
    r_0 = r[..., 0]
    r_1 = r[..., 1]
    r_2 = r[..., 2]
    r_3 = r[..., 3]
    r_4 = r[..., 4]
    r_5 = r[..., 5]
    r_6 = r[..., 6]
    r_7 = r[..., 7]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # s
    s_0 = s[..., 0]
    s_1 = s[..., 1]
    s_2 = s[..., 2]
    s_3 = s[..., 3]
    s_4 = s[..., 4]
    s_5 = s[..., 5]
    s_6 = s[..., 6]
    s_7 = s[..., 7]
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
    out[..., 0] = (
        P_0*s_0 + P_3*s_4 + P_5*s_5 + P_6*s_6 - P_1*s_1 - P_2*s_2 - P_4*s_3 - P_7*s_7
    )
    out[..., 1] = (
        P_1*s_0 + P_3*s_2 + P_5*s_3 + P_7*s_6 - P_0*s_1 - P_2*s_4 - P_4*s_5 - P_6*s_7
    )
    out[..., 2] = (
        P_1*s_4 + P_2*s_0 + P_5*s_7 + P_6*s_3 - P_0*s_2 - P_3*s_1 - P_4*s_6 - P_7*s_5
    )
    out[..., 3] = (
        P_1*s_5 + P_2*s_6 + P_4*s_0 + P_7*s_4 - P_0*s_3 - P_3*s_7 - P_5*s_1 - P_6*s_2
    )
    out[..., 4] = (
        P_1*s_2 + P_3*s_0 + P_4*s_7 + P_6*s_5 - P_0*s_4 - P_2*s_1 - P_5*s_6 - P_7*s_3
    )
    out[..., 5] = (
        P_1*s_3 + P_3*s_6 + P_5*s_0 + P_7*s_2 - P_0*s_5 - P_2*s_7 - P_4*s_1 - P_6*s_4
    )
    out[..., 6] = (
        P_1*s_7 + P_2*s_3 + P_5*s_4 + P_6*s_0 - P_0*s_6 - P_3*s_5 - P_4*s_2 - P_7*s_1
    )
    out[..., 7] = (
        P_0*s_7 + P_2*s_5 + P_5*s_2 + P_7*s_0 - P_1*s_6 - P_3*s_3 - P_4*s_4 - P_6*s_1
    )


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


def _sandwich2__even__even__even(r, x, s, out):
    """Run the unrolled form: 128 multiplications, 112 additions."""
    # r
    r_0 = r[..., 0]
    r_1 = r[..., 1]
    r_2 = r[..., 2]
    r_3 = r[..., 3]
    r_4 = r[..., 4]
    r_5 = r[..., 5]
    r_6 = r[..., 6]
    r_7 = r[..., 7]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    # s
    s_0 = s[..., 0]
    s_1 = s[..., 1]
    s_2 = s[..., 2]
    s_3 = s[..., 3]
    s_4 = s[..., 4]
    s_5 = s[..., 5]
    s_6 = s[..., 6]
    s_7 = s[..., 7]
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
    out[..., 0] = (
        P_0*s_0 + P_3*s_4 + P_5*s_5 + P_6*s_6 - P_1*s_1 - P_2*s_2 - P_4*s_3 - P_7*s_7
    )
    out[..., 1] = (
        P_1*s_0 + P_3*s_2 + P_5*s_3 + P_7*s_6 - P_0*s_1 - P_2*s_4 - P_4*s_5 - P_6*s_7
    )
    out[..., 2] = (
        P_1*s_4 + P_2*s_0 + P_5*s_7 + P_6*s_3 - P_0*s_2 - P_3*s_1 - P_4*s_6 - P_7*s_5
    )
    out[..., 3] = (
        P_1*s_5 + P_2*s_6 + P_4*s_0 + P_7*s_4 - P_0*s_3 - P_3*s_7 - P_5*s_1 - P_6*s_2
    )
    out[..., 4] = (
        P_1*s_2 + P_3*s_0 + P_4*s_7 + P_6*s_5 - P_0*s_4 - P_2*s_1 - P_5*s_6 - P_7*s_3
    )
    out[..., 5] = (
        P_1*s_3 + P_3*s_6 + P_5*s_0 + P_7*s_2 - P_0*s_5 - P_2*s_7 - P_4*s_1 - P_6*s_4
    )
    out[..., 6] = (
        P_1*s_7 + P_2*s_3 + P_5*s_4 + P_6*s_0 - P_0*s_6 - P_3*s_5 - P_4*s_2 - P_7*s_1
    )
    out[..., 7] = (
        P_0*s_7 + P_2*s_5 + P_5*s_2 + P_7*s_0 - P_1*s_6 - P_3*s_3 - P_4*s_4 - P_6*s_1
    )


def sandwich2__even__even__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 8), even: grades 0, 2, 4
    x : (..., 8), even: grades 0, 2, 4
    s : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4
    """
    return _run(_sandwich2__even__even__even, (8, 8, 8), 8, (r, x, s), out, (1, 1, 1), "polynomial")


def _sandwich2__even__full__even(r, x, s, out):
    """Run the unrolled form: 256 multiplications, 224 additions."""
    # r
    r_0 = r[..., 0]
    r_1 = r[..., 1]
    r_2 = r[..., 2]
    r_3 = r[..., 3]
    r_4 = r[..., 4]
    r_5 = r[..., 5]
    r_6 = r[..., 6]
    r_7 = r[..., 7]
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
    out[..., 0] = (
        P_0*s_0 + P_6*s_4 + P_10*s_5 + P_12*s_6 - P_3*s_1 - P_5*s_2 - P_9*s_3 - P_15*s_7
    )
    out[..., 1] = (
        P_1*s_0 + P_7*s_4 + P_11*s_5 + P_13*s_6 - P_2*s_1 - P_4*s_2 - P_8*s_3 - P_14*s_7
    )
    out[..., 2] = (
        P_2*s_0 + P_7*s_2 + P_11*s_3 + P_14*s_6 - P_1*s_1 - P_4*s_4 - P_8*s_5 - P_13*s_7
    )
    out[..., 3] = (
        P_2*s_4 + P_4*s_0 + P_11*s_7 + P_13*s_3 - P_1*s_2 - P_7*s_1 - P_8*s_6 - P_14*s_5
    )
    out[..., 4] = (
        P_2*s_5 + P_4*s_6 + P_8*s_0 + P_14*s_4 - P_1*s_3 - P_7*s_7 - P_11*s_1 - P_13*s_2
    )
    out[..., 5] = (
        P_3*s_0 + P_6*s_2 + P_10*s_3 + P_15*s_6 - P_0*s_1 - P_5*s_4 - P_9*s_5 - P_12*s_7
    )
    out[..., 6] = (
        P_3*s_4 + P_5*s_0 + P_10*s_7 + P_12*s_3 - P_0*s_2 - P_6*s_1 - P_9*s_6 - P_15*s_5
    )
    out[..., 7] = (
        P_3*s_5 + P_5*s_6 + P_9*s_0 + P_15*s_4 - P_0*s_3 - P_6*s_7 - P_10*s_1 - P_12*s_2
    )
    out[..., 8] = (
        P_3*s_2 + P_6*s_0 + P_9*s_7 + P_12*s_5 - P_0*s_4 - P_5*s_1 - P_10*s_6 - P_15*s_3
    )
    out[..., 9] = (
        P_3*s_3 + P_6*s_6 + P_10*s_0 + P_15*s_2 - P_0*s_5 - P_5*s_7 - P_9*s_1 - P_12*s_4
    )
    out[..., 10] = (
        P_3*s_7 + P_5*s_3 + P_10*s_4 + P_12*s_0 - P_0*s_6 - P_6*s_5 - P_9*s_2 - P_15*s_1
    )
    out[..., 11] = (
        P_2*s_2 + P_7*s_0 + P_8*s_7 + P_13*s_5 - P_1*s_4 - P_4*s_1 - P_11*s_6 - P_14*s_3
    )
    out[..., 12] = (
        P_2*s_3 + P_7*s_6 + P_11*s_0 + P_14*s_2 - P_1*s_5 - P_4*s_7 - P_8*s_1 - P_13*s_4
    )
    out[..., 13] = (
        P_2*s_7 + P_4*s_3 + P_11*s_4 + P_13*s_0 - P_1*s_6 - P_7*s_5 - P_8*s_2 - P_14*s_1
    )
    out[..., 14] = (
        P_1*s_7 + P_4*s_5 + P_11*s_2 + P_14*s_0 - P_2*s_6 - P_7*s_3 - P_8*s_4 - P_13*s_1
    )
    out[..., 15] = (
        P_0*s_7 + P_5*s_5 + P_10*s_2 + P_15*s_0 - P_3*s_6 - P_6*s_3 - P_9*s_4 - P_12*s_1
    )


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


def _sandwich2__full__full__full(r, x, s, out):
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
    out[..., 0] = (
        P_0*s_0 + P_1*s_1 + P_6*s_8 + P_7*s_11 + P_10*s_9 + P_11*s_12 + P_12*s_10 +
        P_13*s_13 - P_2*s_2 - P_3*s_5 - P_4*s_3 - P_5*s_6 - P_8*s_4 - P_9*s_7 -
        P_14*s_14 - P_15*s_15
    )
    out[..., 1] = (
        P_0*s_1 + P_1*s_0 + P_6*s_11 + P_7*s_8 + P_10*s_12 + P_11*s_9 + P_12*s_13 +
        P_13*s_10 - P_2*s_5 - P_3*s_2 - P_4*s_6 - P_5*s_3 - P_8*s_7 - P_9*s_4 -
        P_14*s_15 - P_15*s_14
    )
    out[..., 2] = (
        P_0*s_2 + P_2*s_0 + P_5*s_11 + P_7*s_6 + P_9*s_12 + P_11*s_7 + P_12*s_14 +
        P_14*s_10 - P_1*s_5 - P_3*s_1 - P_4*s_8 - P_6*s_3 - P_8*s_9 - P_10*s_4 -
        P_13*s_15 - P_15*s_13
    )
    out[..., 3] = (
        P_0*s_3 + P_2*s_8 + P_4*s_0 + P_6*s_2 + P_9*s_13 + P_11*s_15 + P_13*s_7 +
        P_15*s_12 - P_1*s_6 - P_3*s_11 - P_5*s_1 - P_7*s_5 - P_8*s_10 - P_10*s_14 -
        P_12*s_4 - P_14*s_9
    )
    out[..., 4] = (
        P_0*s_4 + P_2*s_9 + P_4*s_10 + P_6*s_14 + P_8*s_0 + P_10*s_2 + P_12*s_3 +
        P_14*s_8 - P_1*s_7 - P_3*s_12 - P_5*s_13 - P_7*s_15 - P_9*s_1 - P_11*s_5 -
        P_13*s_6 - P_15*s_11
    )
    out[..., 5] = (
        P_1*s_2 + P_3*s_0 + P_4*s_11 + P_6*s_6 + P_8*s_12 + P_10*s_7 + P_13*s_14 +
        P_15*s_10 - P_0*s_5 - P_2*s_1 - P_5*s_8 - P_7*s_3 - P_9*s_9 - P_11*s_4 -
        P_12*s_15 - P_14*s_13
    )
    out[..., 6] = (
        P_1*s_3 + P_3*s_8 + P_5*s_0 + P_7*s_2 + P_8*s_13 + P_10*s_15 + P_12*s_7 +
        P_14*s_12 - P_0*s_6 - P_2*s_11 - P_4*s_1 - P_6*s_5 - P_9*s_10 - P_11*s_14 -
        P_13*s_4 - P_15*s_9
    )
    out[..., 7] = (
        P_1*s_4 + P_3*s_9 + P_5*s_10 + P_7*s_14 + P_9*s_0 + P_11*s_2 + P_13*s_3 +
        P_15*s_8 - P_0*s_7 - P_2*s_12 - P_4*s_13 - P_6*s_15 - P_8*s_1 - P_10*s_5 -
        P_12*s_6 - P_14*s_11
    )
    out[..., 8] = (
        P_2*s_3 + P_3*s_6 + P_6*s_0 + P_7*s_1 + P_8*s_14 + P_9*s_15 + P_12*s_9 +
        P_13*s_12 - P_0*s_8 - P_1*s_11 - P_4*s_2 - P_5*s_5 - P_10*s_10 - P_11*s_13 -
        P_14*s_4 - P_15*s_7
    )
    out[..., 9] = (
        P_2*s_4 + P_3*s_7 + P_6*s_10 + P_7*s_13 + P_10*s_0 + P_11*s_1 + P_14*s_3 +
        P_15*s_6 - P_0*s_9 - P_1*s_12 - P_4*s_14 - P_5*s_15 - P_8*s_2 - P_9*s_5 -
        P_12*s_8 - P_13*s_11
    )
    out[..., 10] = (
        P_2*s_14 + P_3*s_15 + P_4*s_4 + P_5*s_7 + P_10*s_8 + P_11*s_11 + P_12*s_0 +
        P_13*s_1 - P_0*s_10 - P_1*s_13 - P_6*s_9 - P_7*s_12 - P_8*s_3 - P_9*s_6 -
        P_14*s_2 - P_15*s_5
    )
    out[..., 11] = (
        P_2*s_6 + P_3*s_3 + P_6*s_1 + P_7*s_0 + P_8*s_15 + P_9*s_14 + P_12*s_12 +
        P_13*s_9 - P_0*s_11 - P_1*s_8 - P_4*s_5 - P_5*s_2 - P_10*s_13 - P_11*s_10 -
        P_14*s_7 - P_15*s_4
    )
    out[..., 12] = (
        P_2*s_7 + P_3*s_4 + P_6*s_13 + P_7*s_10 + P_10*s_1 + P_11*s_0 + P_14*s_6 +
        P_15*s_3 - P_0*s_12 - P_1*s_9 - P_4*s_15 - P_5*s_14 - P_8*s_5 - P_9*s_2 -
        P_12*s_11 - P_13*s_8
    )
    out[..., 13] = (
        P_2*s_15 + P_3*s_14 + P_4*s_7 + P_5*s_4 + P_10*s_11 + P_11*s_8 + P_12*s_1 +
        P_13*s_0 - P_0*s_13 - P_1*s_10 - P_6*s_12 - P_7*s_9 - P_8*s_6 - P_9*s_3 -
        P_14*s_5 - P_15*s_2
    )
    out[..., 14] = (
        P_1*s_15 + P_3*s_13 + P_4*s_9 + P_6*s_4 + P_9*s_11 + P_11*s_6 + P_12*s_2 +
        P_14*s_0 - P_0*s_14 - P_2*s_10 - P_5*s_12 - P_7*s_7 - P_8*s_8 - P_10*s_3 -
        P_13*s_5 - P_15*s_1
    )
    out[..., 15] = (
        P_0*s_15 + P_2*s_13 + P_5*s_9 + P_7*s_4 + P_8*s_11 + P_10*s_6 + P_13*s_2 +
        P_15*s_0 - P_1*s_14 - P_3*s_10 - P_4*s_12 - P_6*s_7 - P_9*s_8 - P_11*s_3 -
        P_12*s_5 - P_14*s_1
    )


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


def _versor_defect__full(R, out):
    """Run the unrolled form: 25 multiplications, 24 additions."""
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
    out[..., 0] = t_8 + t_9 - t_10 - t_11
    out[..., 1] = t_8 + t_11
    out[..., 2] = t_9 + t_10
    # common factors
    f_0 = (
        R_0*R_15 + R_2*R_13 + R_4*R_11 + R_6*R_9 - R_1*R_14 - R_3*R_12 - R_5*R_10 -
        R_7*R_8
    )
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 3] = 2*f_0


def versor_defect__full(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 4)
    """
    return _run(_versor_defect__full, (16,), 4, (R,), out, (2,), "polynomial")


def _versor_defect__even(R, out):
    """Run the unrolled form: 13 multiplications, 11 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    R_7 = R[..., 7]
    # common subexpressions
    t_0 = R_0*R_0 + R_4*R_4
    t_1 = R_5*R_5 + R_6*R_6
    t_4 = t_0 + t_1
    t_2 = R_1*R_1 + R_2*R_2
    t_3 = R_3*R_3 + R_7*R_7
    t_5 = t_2 + t_3
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 0] = t_4 - t_5
    out[..., 1] = t_4 + t_5
    out[..., 2] = 0
    # common factors
    f_0 = R_0*R_7 + R_2*R_5 - R_1*R_6 - R_3*R_4
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 3] = 2*f_0


def versor_defect__even(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 8), even: grades 0, 2, 4
    returns : (..., 4)
    """
    return _run(_versor_defect__even, (8,), 4, (R,), out, (2,), "polynomial")


def _versor_defect__g0_2(R, out):
    """Run the unrolled form: 11 multiplications, 9 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    R_4 = R[..., 4]
    R_5 = R[..., 5]
    R_6 = R[..., 6]
    # common subexpressions
    t_0 = R_0*R_0 + R_4*R_4
    t_1 = R_5*R_5 + R_6*R_6
    t_4 = t_0 + t_1
    t_2 = R_1*R_1 + R_2*R_2
    t_3 = R_3*R_3 + t_2
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 0] = t_4 - t_3
    out[..., 1] = t_3 + t_4
    out[..., 2] = 0
    # common factors
    f_0 = R_2*R_5 - R_1*R_6 - R_3*R_4
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 3] = 2*f_0


def versor_defect__g0_2(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 7), g0_2: grades 0, 2
    returns : (..., 4)
    """
    return _run(_versor_defect__g0_2, (7,), 4, (R,), out, (2,), "polynomial")


def _versor_defect__vector(R, out):
    """Run the unrolled form: 4 multiplications, 4 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # common subexpressions
    t_2 = R_0*R_0
    t_0 = R_1*R_1 + R_2*R_2
    t_1 = R_3*R_3 + t_0
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 0] = t_2 - t_1
    out[..., 1] = 0
    out[..., 2] = t_2 + t_1


def versor_defect__vector(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 4), vector: grades 1
    returns : (..., 3)
    """
    return _run(_versor_defect__vector, (4,), 3, (R,), out, (2,), "polynomial")


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


def _outermorphism__bivector(M, out):
    """Run the unrolled form: 72 multiplications, 36 additions."""
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
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    out[..., 0] = M_0*M_5 - M_1*M_4
    out[..., 1] = M_0*M_6 - M_2*M_4
    out[..., 2] = M_0*M_7 - M_3*M_4
    out[..., 3] = M_1*M_6 - M_2*M_5
    out[..., 4] = M_1*M_7 - M_3*M_5
    out[..., 5] = M_2*M_7 - M_3*M_6
    out[..., 6] = M_0*M_9 - M_1*M_8
    out[..., 7] = M_0*M_10 - M_2*M_8
    out[..., 8] = M_0*M_11 - M_3*M_8
    out[..., 9] = M_1*M_10 - M_2*M_9
    out[..., 10] = M_1*M_11 - M_3*M_9
    out[..., 11] = M_2*M_11 - M_3*M_10
    out[..., 12] = M_0*M_13 - M_1*M_12
    out[..., 13] = M_0*M_14 - M_2*M_12
    out[..., 14] = M_0*M_15 - M_3*M_12
    out[..., 15] = M_1*M_14 - M_2*M_13
    out[..., 16] = M_1*M_15 - M_3*M_13
    out[..., 17] = M_2*M_15 - M_3*M_14
    out[..., 18] = M_4*M_9 - M_5*M_8
    out[..., 19] = M_4*M_10 - M_6*M_8
    out[..., 20] = M_4*M_11 - M_7*M_8
    out[..., 21] = M_5*M_10 - M_6*M_9
    out[..., 22] = M_5*M_11 - M_7*M_9
    out[..., 23] = M_6*M_11 - M_7*M_10
    out[..., 24] = M_4*M_13 - M_5*M_12
    out[..., 25] = M_4*M_14 - M_6*M_12
    out[..., 26] = M_4*M_15 - M_7*M_12
    out[..., 27] = M_5*M_14 - M_6*M_13
    out[..., 28] = M_5*M_15 - M_7*M_13
    out[..., 29] = M_6*M_15 - M_7*M_14
    out[..., 30] = M_8*M_13 - M_9*M_12
    out[..., 31] = M_8*M_14 - M_10*M_12
    out[..., 32] = M_8*M_15 - M_11*M_12
    out[..., 33] = M_9*M_14 - M_10*M_13
    out[..., 34] = M_9*M_15 - M_11*M_13
    out[..., 35] = M_10*M_15 - M_11*M_14


def outermorphism__bivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 16)
    returns : (..., 36)
    """
    return _run(_outermorphism__bivector, (16,), 36, (M,), out, (2,), "polynomial")


def _outermorphism__trivector(M, out):
    """Run the unrolled form: 84 multiplications, 50 additions."""
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
    out[..., 0] = F2_9*M_0 + F2_0*M_8 - F2_3*M_4
    out[..., 1] = F2_10*M_0 + F2_1*M_8 - F2_4*M_4
    out[..., 2] = F2_11*M_0 + F2_2*M_8 - F2_5*M_4
    out[..., 3] = F2_11*M_1 + F2_2*M_9 - F2_5*M_5
    out[..., 4] = F2_12*M_0 + F2_0*M_12 - F2_6*M_4
    out[..., 5] = F2_13*M_0 + F2_1*M_12 - F2_7*M_4
    out[..., 6] = F2_14*M_0 + F2_2*M_12 - F2_8*M_4
    out[..., 7] = F2_14*M_1 + F2_2*M_13 - F2_8*M_5
    out[..., 8] = F2_15*M_0 + F2_3*M_12 - F2_6*M_8
    out[..., 9] = F2_16*M_0 + F2_4*M_12 - F2_7*M_8
    out[..., 10] = F2_17*M_0 + F2_5*M_12 - F2_8*M_8
    out[..., 11] = F2_17*M_1 + F2_5*M_13 - F2_8*M_9
    out[..., 12] = F2_15*M_4 + F2_9*M_12 - F2_12*M_8
    out[..., 13] = F2_16*M_4 + F2_10*M_12 - F2_13*M_8
    out[..., 14] = F2_17*M_4 + F2_11*M_12 - F2_14*M_8
    out[..., 15] = F2_17*M_5 + F2_11*M_13 - F2_14*M_9


def outermorphism__trivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 16)
    returns : (..., 16)
    """
    return _run(_outermorphism__trivector, (16,), 16, (M,), out, (3,), "polynomial")


def _outermorphism__g4(M, out):
    """Run the unrolled form: 28 multiplications, 17 additions."""
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
    out[..., 0] = F3_3*M_0 + F3_1*M_8 - F3_2*M_4 - F3_0*M_12


def outermorphism__g4(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 16)
    returns : (..., 1)
    """
    return _run(_outermorphism__g4, (16,), 1, (M,), out, (4,), "polynomial")


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


def _linear_map__even(F, x, out):
    """Run the unrolled form: 38 multiplications, 30 additions."""
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
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    x_6 = x[..., 6]
    x_7 = x[..., 7]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0
    out[..., 1] = F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4 + F_5*x_5 + F_6*x_6
    out[..., 2] = F_7*x_1 + F_8*x_2 + F_9*x_3 + F_10*x_4 + F_11*x_5 + F_12*x_6
    out[..., 3] = F_13*x_1 + F_14*x_2 + F_15*x_3 + F_16*x_4 + F_17*x_5 + F_18*x_6
    out[..., 4] = F_19*x_1 + F_20*x_2 + F_21*x_3 + F_22*x_4 + F_23*x_5 + F_24*x_6
    out[..., 5] = F_25*x_1 + F_26*x_2 + F_27*x_3 + F_28*x_4 + F_29*x_5 + F_30*x_6
    out[..., 6] = F_31*x_1 + F_32*x_2 + F_33*x_3 + F_34*x_4 + F_35*x_5 + F_36*x_6
    out[..., 7] = F_37*x_7


def linear_map__even(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 38)
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8)
    """
    return _run(_linear_map__even, (38, 8), 8, (F, x), out, (1, 1), "polynomial")


def _linear_map__full(F, x, out):
    """Run the unrolled form: 70 multiplications, 54 additions."""
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
    out[..., 1] = F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4
    out[..., 2] = F_5*x_1 + F_6*x_2 + F_7*x_3 + F_8*x_4
    out[..., 3] = F_9*x_1 + F_10*x_2 + F_11*x_3 + F_12*x_4
    out[..., 4] = F_13*x_1 + F_14*x_2 + F_15*x_3 + F_16*x_4
    out[..., 5] = F_17*x_5 + F_18*x_6 + F_19*x_7 + F_20*x_8 + F_21*x_9 + F_22*x_10
    out[..., 6] = F_23*x_5 + F_24*x_6 + F_25*x_7 + F_26*x_8 + F_27*x_9 + F_28*x_10
    out[..., 7] = F_29*x_5 + F_30*x_6 + F_31*x_7 + F_32*x_8 + F_33*x_9 + F_34*x_10
    out[..., 8] = F_35*x_5 + F_36*x_6 + F_37*x_7 + F_38*x_8 + F_39*x_9 + F_40*x_10
    out[..., 9] = F_41*x_5 + F_42*x_6 + F_43*x_7 + F_44*x_8 + F_45*x_9 + F_46*x_10
    out[..., 10] = F_47*x_5 + F_48*x_6 + F_49*x_7 + F_50*x_8 + F_51*x_9 + F_52*x_10
    out[..., 11] = F_53*x_11 + F_54*x_12 + F_55*x_13 + F_56*x_14
    out[..., 12] = F_57*x_11 + F_58*x_12 + F_59*x_13 + F_60*x_14
    out[..., 13] = F_61*x_11 + F_62*x_12 + F_63*x_13 + F_64*x_14
    out[..., 14] = F_65*x_11 + F_66*x_12 + F_67*x_13 + F_68*x_14
    out[..., 15] = F_69*x_15


def linear_map__full(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 70)
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16)
    """
    return _run(_linear_map__full, (70, 16), 16, (F, x), out, (1, 1), "polynomial")


def _linear_map__vector(F, x, out):
    """Run the unrolled form: 16 multiplications, 12 additions."""
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
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3
    out[..., 1] = F_4*x_0 + F_5*x_1 + F_6*x_2 + F_7*x_3
    out[..., 2] = F_8*x_0 + F_9*x_1 + F_10*x_2 + F_11*x_3
    out[..., 3] = F_12*x_0 + F_13*x_1 + F_14*x_2 + F_15*x_3


def linear_map__vector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 16)
    x : (..., 4), vector: grades 1
    returns : (..., 4)
    """
    return _run(_linear_map__vector, (16, 4), 4, (F, x), out, (1, 1), "polynomial")


def _linear_map__bivector(F, x, out):
    """Run the unrolled form: 36 multiplications, 30 additions."""
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
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    x_4 = x[..., 4]
    x_5 = x[..., 5]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4 + F_5*x_5
    out[..., 1] = F_6*x_0 + F_7*x_1 + F_8*x_2 + F_9*x_3 + F_10*x_4 + F_11*x_5
    out[..., 2] = F_12*x_0 + F_13*x_1 + F_14*x_2 + F_15*x_3 + F_16*x_4 + F_17*x_5
    out[..., 3] = F_18*x_0 + F_19*x_1 + F_20*x_2 + F_21*x_3 + F_22*x_4 + F_23*x_5
    out[..., 4] = F_24*x_0 + F_25*x_1 + F_26*x_2 + F_27*x_3 + F_28*x_4 + F_29*x_5
    out[..., 5] = F_30*x_0 + F_31*x_1 + F_32*x_2 + F_33*x_3 + F_34*x_4 + F_35*x_5


def linear_map__bivector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 36)
    x : (..., 6), bivector: grades 2
    returns : (..., 6)
    """
    return _run(_linear_map__bivector, (36, 6), 6, (F, x), out, (1, 1), "polynomial")


def _linear_map__trivector(F, x, out):
    """Run the unrolled form: 16 multiplications, 12 additions."""
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
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3
    out[..., 1] = F_4*x_0 + F_5*x_1 + F_6*x_2 + F_7*x_3
    out[..., 2] = F_8*x_0 + F_9*x_1 + F_10*x_2 + F_11*x_3
    out[..., 3] = F_12*x_0 + F_13*x_1 + F_14*x_2 + F_15*x_3


def linear_map__trivector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 16)
    x : (..., 4), trivector: grades 3
    returns : (..., 4)
    """
    return _run(_linear_map__trivector, (16, 4), 4, (F, x), out, (1, 1), "polynomial")


def _linear_map__g4(F, x, out):
    """Run the unrolled form: 1 multiplications."""
    # F
    F_0 = F[..., 0]
    # x
    x_0 = x[..., 0]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0


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
