"""NumPy functions of Cl(3,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1.
Blades: 1 e1 e2 e3 e12 e13 e23 e123

kernel                            form      operations per element
gp__full__full                    unrolled  64 multiplications, 56 additions
gp__even__even                    unrolled  16 multiplications, 12 additions
gp__even__vector                  unrolled  12 multiplications, 8 additions
gp__vector__vector                unrolled  9 multiplications, 5 additions
gp__vector__full                  unrolled  24 multiplications, 16 additions
op__full__full                    unrolled  27 multiplications, 19 additions
ip__full__full                    unrolled  31 multiplications, 24 additions
ip_symmetric__full__full          unrolled  46 multiplications, 38 additions
lc__full__full                    unrolled  27 multiplications, 19 additions
rc__full__full                    unrolled  27 multiplications, 19 additions
sp__full__full                    unrolled  8 multiplications, 7 additions
rp__full__full                    unrolled  27 multiplications, 19 additions
cp__full__full                    unrolled  24 multiplications, 18 additions
acp__full__full                   unrolled  40 multiplications, 32 additions
reverse__full                     unrolled  none
involute__full                    unrolled  none
conjugate__full                   unrolled  none
dual__full                        unrolled  none
undual__full                      unrolled  none
hodge__full                       unrolled  none
unhodge__full                     unrolled  none
normsq__full                      unrolled  8 multiplications, 7 additions
normsq__even                      unrolled  4 multiplications, 3 additions
normsq__vector                    unrolled  3 multiplications, 2 additions
norm__full                        unrolled  8 multiplications, 7 additions, 1 roots
norm__even                        unrolled  4 multiplications, 3 additions, 1 roots
norm__vector                      unrolled  3 multiplications, 2 additions, 1 roots
inv__full                         unrolled  31 multiplications, 19 additions, 8 divisions
inv__even                         unrolled  4 multiplications, 3 additions, 4 divisions
inv__vector                       unrolled  3 multiplications, 2 additions, 3 divisions
sandwich_unit__full__full         unrolled  78 multiplications, 54 additions
sandwich_unit__even__scalar       unrolled  none
sandwich_unit__even__vector       unrolled  18 multiplications, 12 additions
sandwich_unit__even__bivector     unrolled  18 multiplications, 12 additions
sandwich_unit__even__trivector    unrolled  none
sandwich_unit__even__even         unrolled  18 multiplications, 12 additions
sandwich_unit__even__full         unrolled  36 multiplications, 24 additions
sandwich_unit__vector__scalar     unrolled  none
sandwich_unit__vector__vector     unrolled  9 multiplications, 5 additions
sandwich_unit__vector__bivector   unrolled  15 multiplications, 9 additions
sandwich_unit__vector__trivector  unrolled  6 multiplications, 2 additions
sandwich_unit__vector__even       unrolled  15 multiplications, 9 additions
sandwich_unit__vector__full       unrolled  31 multiplications, 17 additions
sandwich__full__full              unrolled  136 multiplications, 119 additions, 8 divisions
sandwich__even__scalar            unrolled  12 multiplications, 6 additions, 1 divisions
sandwich__even__vector            unrolled  28 multiplications, 20 additions, 3 divisions
sandwich__even__bivector          unrolled  28 multiplications, 20 additions, 3 divisions
sandwich__even__trivector         unrolled  12 multiplications, 6 additions, 1 divisions
sandwich__even__even              unrolled  36 multiplications, 27 additions, 4 divisions
sandwich__even__full              unrolled  68 multiplications, 51 additions, 8 divisions
sandwich__vector__scalar          unrolled  9 multiplications, 4 additions, 1 divisions
sandwich__vector__vector          unrolled  21 multiplications, 13 additions, 3 divisions
sandwich__vector__bivector        unrolled  21 multiplications, 13 additions, 3 divisions
sandwich__vector__trivector       unrolled  9 multiplications, 4 additions, 1 divisions
sandwich__vector__even            unrolled  27 multiplications, 18 additions, 4 divisions
sandwich__vector__full            unrolled  51 multiplications, 34 additions, 8 divisions
sandwich2__even__vector__even     unrolled  28 multiplications, 20 additions
sandwich2__even__even__even       unrolled  32 multiplications, 24 additions
sandwich2__even__full__even       unrolled  64 multiplications, 48 additions
sandwich2__full__full__full       unrolled  128 multiplications, 112 additions
versor_defect__full               unrolled  8 multiplications, 7 additions
versor_defect__even               unrolled  4 multiplications, 3 additions
versor_defect__vector             unrolled  3 multiplications, 2 additions
outermorphism__bivector           unrolled  18 multiplications, 9 additions
outermorphism__trivector          unrolled  9 multiplications, 5 additions
linear_map__even                  unrolled  10 multiplications, 6 additions
linear_map__full                  unrolled  20 multiplications, 12 additions
linear_map__vector                unrolled  9 multiplications, 6 additions
linear_map__bivector              unrolled  9 multiplications, 6 additions
linear_map__trivector             unrolled  1 multiplications

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x
    <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor
    <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1
"""

# gaforge-signature: 3,0,0
# gaforge-target: numpy
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 3,0,0 --target numpy
# gaforge-operations: 1495 multiplications, 1091 additions, 63 divisions, 3 roots in all
# gaforge-proof: 70 of 70 kernels, source executed on polynomial symbols
# gaforge-inputs: sha256:ce1d0d1aaaa2cd3d3154abf53396aa779c065c8892c6e257ebe45c8c925e2ca8
# gaforge-content: sha256:f581f4b321cf1a056610626f73a307fc140cb71eacbe7f48a5751901fa69e236

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
        a_0*b_1 + a_1*b_0 + a_4*b_2 + a_5*b_3 - a_2*b_4 - a_3*b_5 - a_6*b_7 - a_7*b_6
    )
    out[..., 2] = (
        a_0*b_2 + a_1*b_4 + a_2*b_0 + a_5*b_7 + a_6*b_3 + a_7*b_5 - a_3*b_6 - a_4*b_1
    )
    out[..., 3] = (
        a_0*b_3 + a_1*b_5 + a_2*b_6 + a_3*b_0 - a_4*b_7 - a_5*b_1 - a_6*b_2 - a_7*b_4
    )
    out[..., 4] = (
        a_0*b_4 + a_1*b_2 + a_3*b_7 + a_4*b_0 + a_6*b_5 + a_7*b_3 - a_2*b_1 - a_5*b_6
    )
    out[..., 5] = (
        a_0*b_5 + a_1*b_3 + a_4*b_6 + a_5*b_0 - a_2*b_7 - a_3*b_1 - a_6*b_4 - a_7*b_2
    )
    out[..., 6] = (
        a_0*b_6 + a_1*b_7 + a_2*b_3 + a_5*b_4 + a_6*b_0 + a_7*b_1 - a_3*b_2 - a_4*b_5
    )
    out[..., 7] = (
        a_0*b_7 + a_1*b_6 + a_3*b_4 + a_4*b_3 + a_6*b_1 + a_7*b_0 - a_2*b_5 - a_5*b_2
    )


def gp__full__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_gp__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


def _gp__even__even(a, b, out):
    """Run the unrolled form: 16 multiplications, 12 additions."""
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
    out[..., 1] = a_0*b_1 + a_1*b_0 + a_3*b_2 - a_2*b_3
    out[..., 2] = a_0*b_2 + a_1*b_3 + a_2*b_0 - a_3*b_1
    out[..., 3] = a_0*b_3 + a_2*b_1 + a_3*b_0 - a_1*b_2


def gp__even__even(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), even: grades 0, 2
    b : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    return _run(_gp__even__even, (4, 4), 4, (a, b), out, (1, 1), "polynomial")


def _gp__even__vector(a, b, out):
    """Run the unrolled form: 12 multiplications, 8 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    # associative, distributive, v v = g(v, v) for vectors v
    out[..., 0] = a_0*b_0 + a_1*b_1 + a_2*b_2
    out[..., 1] = a_0*b_1 + a_3*b_2 - a_1*b_0
    out[..., 2] = a_0*b_2 - a_2*b_0 - a_3*b_1
    out[..., 3] = a_1*b_2 + a_3*b_0 - a_2*b_1


def gp__even__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), even: grades 0, 2
    b : (..., 3), vector: grades 1
    returns : (..., 4), odd: grades 1, 3
    """
    return _run(_gp__even__vector, (4, 3), 4, (a, b), out, (1, 1), "polynomial")


def _gp__vector__vector(a, b, out):
    """Run the unrolled form: 9 multiplications, 5 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    # b
    b_0 = b[..., 0]
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    # associative, distributive, v v = g(v, v) for vectors v
    out[..., 0] = a_0*b_0 + a_1*b_1 + a_2*b_2
    out[..., 1] = a_0*b_1 - a_1*b_0
    out[..., 2] = a_0*b_2 - a_2*b_0
    out[..., 3] = a_1*b_2 - a_2*b_1


def gp__vector__vector(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 3), vector: grades 1
    b : (..., 3), vector: grades 1
    returns : (..., 4), even: grades 0, 2
    """
    return _run(_gp__vector__vector, (3, 3), 4, (a, b), out, (1, 1), "polynomial")


def _gp__vector__full(a, b, out):
    """Run the unrolled form: 24 multiplications, 16 additions."""
    # a
    a_0 = a[..., 0]
    a_1 = a[..., 1]
    a_2 = a[..., 2]
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
    out[..., 0] = a_0*b_1 + a_1*b_2 + a_2*b_3
    out[..., 1] = a_0*b_0 - a_1*b_4 - a_2*b_5
    out[..., 2] = a_0*b_4 + a_1*b_0 - a_2*b_6
    out[..., 3] = a_0*b_5 + a_1*b_6 + a_2*b_0
    out[..., 4] = a_0*b_2 + a_2*b_7 - a_1*b_1
    out[..., 5] = a_0*b_3 - a_1*b_7 - a_2*b_1
    out[..., 6] = a_0*b_7 + a_1*b_3 - a_2*b_2
    out[..., 7] = a_0*b_6 + a_2*b_4 - a_1*b_5


def gp__vector__full(a, b, out=None):
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 3), vector: grades 1
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_gp__vector__full, (3, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- op: outer product --------------------------------------------------------------------------


def _op__full__full(a, b, out):
    """Run the unrolled form: 27 multiplications, 19 additions."""
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
    # sum over grades j, k of <<a>_j <b>_k>_{j+k}
    out[..., 0] = a_0*b_0
    out[..., 1] = a_0*b_1 + a_1*b_0
    out[..., 2] = a_0*b_2 + a_2*b_0
    out[..., 3] = a_0*b_3 + a_3*b_0
    out[..., 4] = a_0*b_4 + a_1*b_2 + a_4*b_0 - a_2*b_1
    out[..., 5] = a_0*b_5 + a_1*b_3 + a_5*b_0 - a_3*b_1
    out[..., 6] = a_0*b_6 + a_2*b_3 + a_6*b_0 - a_3*b_2
    out[..., 7] = (
        a_0*b_7 + a_1*b_6 + a_3*b_4 + a_4*b_3 + a_6*b_1 + a_7*b_0 - a_2*b_5 - a_5*b_2
    )


def op__full__full(a, b, out=None):
    """Return the outer product.

    Law: sum over grades j, k of <<a>_j <b>_k>_{j+k}.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_op__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


def _ip__full__full(a, b, out):
    """Run the unrolled form: 31 multiplications, 24 additions."""
    # a
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    a_7 = a[..., 7]
    # b
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    b_7 = b[..., 7]
    # sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}
    out[..., 0] = a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
    out[..., 1] = a_4*b_2 + a_5*b_3 - a_2*b_4 - a_3*b_5 - a_6*b_7 - a_7*b_6
    out[..., 2] = a_1*b_4 + a_5*b_7 + a_6*b_3 + a_7*b_5 - a_3*b_6 - a_4*b_1
    out[..., 3] = a_1*b_5 + a_2*b_6 - a_4*b_7 - a_5*b_1 - a_6*b_2 - a_7*b_4
    out[..., 4] = a_3*b_7 + a_7*b_3
    out[..., 5] = -a_2*b_7 - a_7*b_2
    out[..., 6] = a_1*b_7 + a_7*b_1
    out[..., 7] = 0


def ip__full__full(a, b, out=None):
    """Return the Hestenes inner product, zero for scalars, as `|` in clifford and galgebra.

    Law: sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_ip__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- ip_symmetric: symmetric inner product with scalars, as `|` in kingdon and ganja.js ---------


def _ip_symmetric__full__full(a, b, out):
    """Run the unrolled form: 46 multiplications, 38 additions."""
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
    # sum over grades j, k of <<a>_j <b>_k>_{|j-k|}
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
    )
    out[..., 1] = (
        a_0*b_1 + a_1*b_0 + a_4*b_2 + a_5*b_3 - a_2*b_4 - a_3*b_5 - a_6*b_7 - a_7*b_6
    )
    out[..., 2] = (
        a_0*b_2 + a_1*b_4 + a_2*b_0 + a_5*b_7 + a_6*b_3 + a_7*b_5 - a_3*b_6 - a_4*b_1
    )
    out[..., 3] = (
        a_0*b_3 + a_1*b_5 + a_2*b_6 + a_3*b_0 - a_4*b_7 - a_5*b_1 - a_6*b_2 - a_7*b_4
    )
    out[..., 4] = a_0*b_4 + a_3*b_7 + a_4*b_0 + a_7*b_3
    out[..., 5] = a_0*b_5 + a_5*b_0 - a_2*b_7 - a_7*b_2
    out[..., 6] = a_0*b_6 + a_1*b_7 + a_6*b_0 + a_7*b_1
    out[..., 7] = a_0*b_7 + a_7*b_0


def ip_symmetric__full__full(a, b, out=None):
    """Return the symmetric inner product with scalars, as `|` in kingdon and ganja.js.

    Law: sum over grades j, k of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_ip_symmetric__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- lc: left contraction -----------------------------------------------------------------------


def _lc__full__full(a, b, out):
    """Run the unrolled form: 27 multiplications, 19 additions."""
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
    # sum over grades j <= k of <<a>_j <b>_k>_{k-j}
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
    )
    out[..., 1] = a_0*b_1 - a_2*b_4 - a_3*b_5 - a_6*b_7
    out[..., 2] = a_0*b_2 + a_1*b_4 + a_5*b_7 - a_3*b_6
    out[..., 3] = a_0*b_3 + a_1*b_5 + a_2*b_6 - a_4*b_7
    out[..., 4] = a_0*b_4 + a_3*b_7
    out[..., 5] = a_0*b_5 - a_2*b_7
    out[..., 6] = a_0*b_6 + a_1*b_7
    out[..., 7] = a_0*b_7


def lc__full__full(a, b, out=None):
    """Return the left contraction.

    Law: sum over grades j <= k of <<a>_j <b>_k>_{k-j}.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_lc__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- rc: right contraction ----------------------------------------------------------------------


def _rc__full__full(a, b, out):
    """Run the unrolled form: 27 multiplications, 19 additions."""
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
    # sum over grades j >= k of <<a>_j <b>_k>_{j-k}
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
    )
    out[..., 1] = a_1*b_0 + a_4*b_2 + a_5*b_3 - a_7*b_6
    out[..., 2] = a_2*b_0 + a_6*b_3 + a_7*b_5 - a_4*b_1
    out[..., 3] = a_3*b_0 - a_5*b_1 - a_6*b_2 - a_7*b_4
    out[..., 4] = a_4*b_0 + a_7*b_3
    out[..., 5] = a_5*b_0 - a_7*b_2
    out[..., 6] = a_6*b_0 + a_7*b_1
    out[..., 7] = a_7*b_0


def rc__full__full(a, b, out=None):
    """Return the right contraction.

    Law: sum over grades j >= k of <<a>_j <b>_k>_{j-k}.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_rc__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- sp: scalar product -------------------------------------------------------------------------


def _sp__full__full(a, b, out):
    """Run the unrolled form: 8 multiplications, 7 additions."""
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
    # <a b>_0
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
    )


def sp__full__full(a, b, out=None):
    """Return the scalar product.

    Law: <a b>_0.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sp__full__full, (8, 8), 1, (a, b), out, (1, 1), "polynomial")


# --- rp: regressive product, free of the metric -------------------------------------------------


def _rp__full__full(a, b, out):
    """Run the unrolled form: 27 multiplications, 19 additions."""
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
    # hodge(a v b) = hodge(a) ^ hodge(b)
    out[..., 0] = (
        a_0*b_7 + a_1*b_6 + a_3*b_4 + a_4*b_3 + a_6*b_1 + a_7*b_0 - a_2*b_5 - a_5*b_2
    )
    out[..., 1] = a_1*b_7 + a_4*b_5 + a_7*b_1 - a_5*b_4
    out[..., 2] = a_2*b_7 + a_4*b_6 + a_7*b_2 - a_6*b_4
    out[..., 3] = a_3*b_7 + a_5*b_6 + a_7*b_3 - a_6*b_5
    out[..., 4] = a_4*b_7 + a_7*b_4
    out[..., 5] = a_5*b_7 + a_7*b_5
    out[..., 6] = a_6*b_7 + a_7*b_6
    out[..., 7] = a_7*b_7


def rp__full__full(a, b, out=None):
    """Return the regressive product, free of the metric.

    Law: hodge(a v b) = hodge(a) ^ hodge(b).

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_rp__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- cp: commutator product ---------------------------------------------------------------------


def _cp__full__full(a, b, out):
    """Run the unrolled form: 24 multiplications, 18 additions."""
    # a
    a_1 = a[..., 1]
    a_2 = a[..., 2]
    a_3 = a[..., 3]
    a_4 = a[..., 4]
    a_5 = a[..., 5]
    a_6 = a[..., 6]
    # b
    b_1 = b[..., 1]
    b_2 = b[..., 2]
    b_3 = b[..., 3]
    b_4 = b[..., 4]
    b_5 = b[..., 5]
    b_6 = b[..., 6]
    # (a b - b a) / 2
    out[..., 0] = 0
    out[..., 1] = a_4*b_2 + a_5*b_3 - a_2*b_4 - a_3*b_5
    out[..., 2] = a_1*b_4 + a_6*b_3 - a_3*b_6 - a_4*b_1
    out[..., 3] = a_1*b_5 + a_2*b_6 - a_5*b_1 - a_6*b_2
    out[..., 4] = a_1*b_2 + a_6*b_5 - a_2*b_1 - a_5*b_6
    out[..., 5] = a_1*b_3 + a_4*b_6 - a_3*b_1 - a_6*b_4
    out[..., 6] = a_2*b_3 + a_5*b_4 - a_3*b_2 - a_4*b_5
    out[..., 7] = 0


def cp__full__full(a, b, out=None):
    """Return the commutator product.

    Law: (a b - b a) / 2.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_cp__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


# --- acp: anticommutator product ----------------------------------------------------------------


def _acp__full__full(a, b, out):
    """Run the unrolled form: 40 multiplications, 32 additions."""
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
    # (a b + b a) / 2
    out[..., 0] = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 - a_4*b_4 - a_5*b_5 - a_6*b_6 - a_7*b_7
    )
    out[..., 1] = a_0*b_1 + a_1*b_0 - a_6*b_7 - a_7*b_6
    out[..., 2] = a_0*b_2 + a_2*b_0 + a_5*b_7 + a_7*b_5
    out[..., 3] = a_0*b_3 + a_3*b_0 - a_4*b_7 - a_7*b_4
    out[..., 4] = a_0*b_4 + a_3*b_7 + a_4*b_0 + a_7*b_3
    out[..., 5] = a_0*b_5 + a_5*b_0 - a_2*b_7 - a_7*b_2
    out[..., 6] = a_0*b_6 + a_1*b_7 + a_6*b_0 + a_7*b_1
    out[..., 7] = (
        a_0*b_7 + a_1*b_6 + a_3*b_4 + a_4*b_3 + a_6*b_1 + a_7*b_0 - a_2*b_5 - a_5*b_2
    )


def acp__full__full(a, b, out=None):
    """Return the anticommutator product.

    Law: (a b + b a) / 2.

    a : (..., 8), full: grades 0, 1, 2, 3
    b : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_acp__full__full, (8, 8), 8, (a, b), out, (1, 1), "polynomial")


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
    # (a b)~ = b~ a~, v~ = v
    out[..., 0] = x_0
    out[..., 1] = x_1
    out[..., 2] = x_2
    out[..., 3] = x_3
    out[..., 4] = -x_4
    out[..., 5] = -x_5
    out[..., 6] = -x_6
    out[..., 7] = -x_7


def reverse__full(x, out=None):
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_reverse__full, (8,), 8, (x,), out, (1,), "polynomial")


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
    # (a b)^ = a^ b^, v^ = -v
    out[..., 0] = x_0
    out[..., 1] = -x_1
    out[..., 2] = -x_2
    out[..., 3] = -x_3
    out[..., 4] = x_4
    out[..., 5] = x_5
    out[..., 6] = x_6
    out[..., 7] = -x_7


def involute__full(x, out=None):
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_involute__full, (8,), 8, (x,), out, (1,), "polynomial")


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
    # reverse of the grade involution
    out[..., 0] = x_0
    out[..., 1] = -x_1
    out[..., 2] = -x_2
    out[..., 3] = -x_3
    out[..., 4] = -x_4
    out[..., 5] = -x_5
    out[..., 6] = -x_6
    out[..., 7] = x_7


def conjugate__full(x, out=None):
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_conjugate__full, (8,), 8, (x,), out, (1,), "polynomial")


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
    # x inv(I), or hodge(x) if r > 0
    out[..., 0] = x_7
    out[..., 1] = x_6
    out[..., 2] = -x_5
    out[..., 3] = x_4
    out[..., 4] = -x_3
    out[..., 5] = x_2
    out[..., 6] = -x_1
    out[..., 7] = -x_0


def dual__full(x, out=None):
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_dual__full, (8,), 8, (x,), out, (1,), "polynomial")


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
    # x I, or unhodge(x) if r > 0
    out[..., 0] = -x_7
    out[..., 1] = -x_6
    out[..., 2] = x_5
    out[..., 3] = -x_4
    out[..., 4] = x_3
    out[..., 5] = -x_2
    out[..., 6] = x_1
    out[..., 7] = x_0


def undual__full(x, out=None):
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_undual__full, (8,), 8, (x,), out, (1,), "polynomial")


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
    # b ^ hodge(b) = I for basis blades b
    out[..., 0] = x_7
    out[..., 1] = x_6
    out[..., 2] = -x_5
    out[..., 3] = x_4
    out[..., 4] = x_3
    out[..., 5] = -x_2
    out[..., 6] = x_1
    out[..., 7] = x_0


def hodge__full(x, out=None):
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_hodge__full, (8,), 8, (x,), out, (1,), "polynomial")


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
    # unhodge(b) ^ b = I for basis blades b
    out[..., 0] = x_7
    out[..., 1] = x_6
    out[..., 2] = -x_5
    out[..., 3] = x_4
    out[..., 4] = x_3
    out[..., 5] = -x_2
    out[..., 6] = x_1
    out[..., 7] = x_0


def unhodge__full(x, out=None):
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_unhodge__full, (8,), 8, (x,), out, (1,), "polynomial")


# --- normsq: squared norm, of either sign -------------------------------------------------------


def _normsq__full(x, out):
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
        x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_5*x_5 + x_6*x_6 + x_7*x_7
    )


def normsq__full(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__full, (8,), 1, (x,), out, (2,), "polynomial")


def _normsq__even(x, out):
    """Run the unrolled form: 4 multiplications, 3 additions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # <x ~x>_0
    out[..., 0] = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3


def normsq__even(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 4), even: grades 0, 2
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__even, (4,), 1, (x,), out, (2,), "polynomial")


def _normsq__vector(x, out):
    """Run the unrolled form: 3 multiplications, 2 additions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    # <x ~x>_0
    out[..., 0] = x_0*x_0 + x_1*x_1 + x_2*x_2


def normsq__vector(x, out=None):
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 3), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_normsq__vector, (3,), 1, (x,), out, (2,), "polynomial")


# --- norm: norm ---------------------------------------------------------------------------------


def _norm__full(x, out):
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
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_5*x_5 + x_6*x_6 + x_7*x_7
    # out = sqrt(|s|)
    out[..., 0] = sqrt(abs(s_0))


def norm__full(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__full, (8,), 1, (x,), out, (1,), "real")


def _norm__even(x, out):
    """Run the unrolled form: 4 multiplications, 3 additions, 1 roots."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3
    # out = sqrt(|s|)
    out[..., 0] = sqrt(abs(s_0))


def norm__even(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 4), even: grades 0, 2
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__even, (4,), 1, (x,), out, (1,), "real")


def _norm__vector(x, out):
    """Run the unrolled form: 3 multiplications, 2 additions, 1 roots."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2
    # out = sqrt(|s|)
    out[..., 0] = sqrt(abs(s_0))


def norm__vector(x, out=None):
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 3), vector: grades 1
    returns : (..., 1), scalar: grades 0
    """
    return _run(_norm__vector, (3,), 1, (x,), out, (1,), "real")


# --- inv: inverse -------------------------------------------------------------------------------


def _inv__full(x, out):
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
    # u = x conjugate(x)
    u_0 = x_0*x_0 + x_4*x_4 + x_5*x_5 + x_6*x_6 - x_1*x_1 - x_2*x_2 - x_3*x_3 - x_7*x_7
    # common factors
    f_0 = x_0*x_7 + x_2*x_5 - x_1*x_6 - x_3*x_4
    # u = x conjugate(x)
    u_1 = 2*f_0
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0


def inv__full(x, out=None):
    """Return the inverse.

    Law: conjugate(x) v / <u v>_0, u = x conjugate(x), v = 2 <u>_0 - u.

    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_inv__full, (8,), 8, (x,), out, (1,), "quotient")


def _inv__even(x, out):
    """Run the unrolled form: 4 multiplications, 3 additions, 4 divisions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # s = <x reverse(x)>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3
    # y = reverse(x)
    y_1 = -x_1
    y_2 = -x_2
    y_3 = -x_3
    # out = y / s
    out[..., 0] = x_0/s_0
    out[..., 1] = y_1/s_0
    out[..., 2] = y_2/s_0
    out[..., 3] = y_3/s_0


def inv__even(x, out=None):
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    return _run(_inv__even, (4,), 4, (x,), out, (1,), "quotient")


def _inv__vector(x, out):
    """Run the unrolled form: 3 multiplications, 2 additions, 3 divisions."""
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    # s = <x reverse(x)>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2
    # out = y / s
    out[..., 0] = x_0/s_0
    out[..., 1] = x_1/s_0
    out[..., 2] = x_2/s_0


def inv__vector(x, out=None):
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 3), vector: grades 1
    returns : (..., 3), vector: grades 1
    """
    return _run(_inv__vector, (3,), 3, (x,), out, (1,), "quotient")


# --- sandwich: action of a versor ---------------------------------------------------------------


def _sandwich_unit__full__full(R, x, out):
    """Run the unrolled form: 78 multiplications, 54 additions."""
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7 + 2*D_6


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

    R : (..., 4), even: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__even__scalar, (4, 1), 1, (R, x), out, (2, 1), "polynomial")


def _sandwich_unit__even__vector(R, x, out):
    """Run the unrolled form: 18 multiplications, 12 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    # P from R x
    P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2
    P_1 = R_0*x_1 + R_3*x_2 - R_1*x_0
    P_2 = R_0*x_2 - R_2*x_0 - R_3*x_1
    # D from P R
    D_0 = P_1*R_1 + P_2*R_2
    D_1 = P_2*R_3 - P_0*R_1
    D_2 = -P_0*R_2 - P_1*R_3
    # out = x + 2 D
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2


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


def _sandwich_unit__even__bivector(R, x, out):
    """Run the unrolled form: 18 multiplications, 12 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    # P from R x
    P_0 = R_0*x_0 + R_3*x_1 - R_2*x_2
    P_1 = R_0*x_1 + R_1*x_2 - R_3*x_0
    P_2 = R_0*x_2 + R_2*x_0 - R_1*x_1
    # D from P R
    D_0 = P_1*R_3 - P_2*R_2
    D_1 = P_2*R_1 - P_0*R_3
    D_2 = P_0*R_2 - P_1*R_1
    # out = x + 2 D
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2


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


def _sandwich_unit__even__trivector(R, x, out):
    """Run the unrolled form: none."""
    # x
    x_0 = x[..., 0]
    # out = x + 2 D
    out[..., 0] = x_0


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


def _sandwich_unit__even__even(R, x, out):
    """Run the unrolled form: 18 multiplications, 12 additions."""
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
    P_0 = R_0*x_1 + R_3*x_2 - R_2*x_3
    P_1 = R_0*x_2 + R_1*x_3 - R_3*x_1
    P_2 = R_0*x_3 + R_2*x_1 - R_1*x_2
    # D from P R
    D_0 = P_1*R_3 - P_2*R_2
    D_1 = P_2*R_1 - P_0*R_3
    D_2 = P_0*R_2 - P_1*R_1
    # out = x + 2 D
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2


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


def _sandwich_unit__even__full(R, x, out):
    """Run the unrolled form: 36 multiplications, 24 additions."""
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7


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

    R : (..., 3), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    return _run(_sandwich_unit__vector__scalar, (3, 1), 1, (R, x), out, (2, 1), "polynomial")


def _sandwich_unit__vector__vector(R, x, out):
    """Run the unrolled form: 9 multiplications, 5 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    # P from R x
    P_0 = -R_0*x_0 - R_1*x_1 - R_2*x_2
    # D from P R
    D_0 = P_0*R_0
    D_1 = P_0*R_1
    D_2 = P_0*R_2
    # out = x + 2 D
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2


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


def _sandwich_unit__vector__bivector(R, x, out):
    """Run the unrolled form: 15 multiplications, 9 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    # P from R x
    P_0 = R_0*x_0 - R_2*x_2
    P_1 = R_0*x_1 + R_1*x_2
    P_2 = -R_1*x_0 - R_2*x_1
    # D from P R
    D_0 = P_2*R_1 - P_0*R_0
    D_1 = P_2*R_2 - P_1*R_0
    D_2 = P_0*R_2 - P_1*R_1
    # out = x + 2 D
    out[..., 0] = x_0 + 2*D_0
    out[..., 1] = x_1 + 2*D_1
    out[..., 2] = x_2 + 2*D_2


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


def _sandwich_unit__vector__trivector(R, x, out):
    """Run the unrolled form: 6 multiplications, 2 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    # x
    x_0 = x[..., 0]
    # P = R_even x + R_odd x^
    P_0 = -R_2*x_0
    P_1 = R_1*x_0
    P_2 = -R_0*x_0
    # out = P ~R
    out[..., 0] = P_0*R_2 + P_2*R_0 - P_1*R_1


def sandwich_unit__vector__trivector(R, x, out=None):
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 3), vector: grades 1
    x : (..., 1), trivector: grades 3
    returns : (..., 1), trivector: grades 3
    """
    return _run(_sandwich_unit__vector__trivector, (3, 1), 1, (R, x), out, (2, 1), "polynomial")


def _sandwich_unit__vector__even(R, x, out):
    """Run the unrolled form: 15 multiplications, 9 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # P from R x
    P_0 = R_0*x_1 - R_2*x_3
    P_1 = R_0*x_2 + R_1*x_3
    P_2 = -R_1*x_1 - R_2*x_2
    # D from P R
    D_0 = P_2*R_1 - P_0*R_0
    D_1 = P_2*R_2 - P_1*R_0
    D_2 = P_0*R_2 - P_1*R_1
    # out = x + 2 D
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2


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


def _sandwich_unit__vector__full(R, x, out):
    """Run the unrolled form: 31 multiplications, 17 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
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
    out[..., 0] = x_0
    out[..., 1] = x_1 + 2*D_0
    out[..., 2] = x_2 + 2*D_1
    out[..., 3] = x_3 + 2*D_2
    out[..., 4] = x_4 + 2*D_3
    out[..., 5] = x_5 + 2*D_4
    out[..., 6] = x_6 + 2*D_5
    out[..., 7] = x_7 + 2*D_6


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


def _sandwich__full__full(R, x, out):
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0


def sandwich__full__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), full: grades 0, 1, 2, 3
    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    _check_versor(_versor_defect__full, 3, 8, R)
    return _run(_sandwich__full__full, (8, 8), 8, (R, x), out, (2, 1), "quotient")


def _sandwich__even__scalar(R, x, out):
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
    N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_3
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3
    # out = N / s
    out[..., 0] = N_0/s_0


def sandwich__even__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__scalar, (4, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__even__vector(R, x, out):
    """Run the unrolled form: 28 multiplications, 20 additions, 3 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0


def sandwich__even__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 3), vector: grades 1
    returns : (..., 3), vector: grades 1
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__vector, (4, 3), 3, (R, x), out, (2, 1), "quotient")


def _sandwich__even__bivector(R, x, out):
    """Run the unrolled form: 28 multiplications, 20 additions, 3 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0


def sandwich__even__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 3), bivector: grades 2
    returns : (..., 3), bivector: grades 2
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__bivector, (4, 3), 3, (R, x), out, (2, 1), "quotient")


def _sandwich__even__trivector(R, x, out):
    """Run the unrolled form: 12 multiplications, 6 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # x
    x_0 = x[..., 0]
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
    out[..., 0] = N_0/s_0


def sandwich__even__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 1), trivector: grades 3
    returns : (..., 1), trivector: grades 3
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__trivector, (4, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__even__even(R, x, out):
    """Run the unrolled form: 36 multiplications, 27 additions, 4 divisions."""
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0


def sandwich__even__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__even, (4, 4), 4, (R, x), out, (2, 1), "quotient")


def _sandwich__even__full(R, x, out):
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0


def sandwich__even__full(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), even: grades 0, 2
    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    _check_versor(_versor_defect__even, 3, 4, R)
    return _run(_sandwich__even__full, (4, 8), 8, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__scalar(R, x, out):
    """Run the unrolled form: 9 multiplications, 4 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    # x
    x_0 = x[..., 0]
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0
    P_1 = R_1*x_0
    P_2 = R_2*x_0
    # N = P ~R
    N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2
    # out = N / s
    out[..., 0] = N_0/s_0


def sandwich__vector__scalar(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 3), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0
    """
    _check_versor(_versor_defect__vector, 3, 3, R)
    return _run(_sandwich__vector__scalar, (3, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__vector(R, x, out):
    """Run the unrolled form: 21 multiplications, 13 additions, 3 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0


def sandwich__vector__vector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 3), vector: grades 1
    x : (..., 3), vector: grades 1
    returns : (..., 3), vector: grades 1
    """
    _check_versor(_versor_defect__vector, 3, 3, R)
    return _run(_sandwich__vector__vector, (3, 3), 3, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__bivector(R, x, out):
    """Run the unrolled form: 21 multiplications, 13 additions, 3 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0


def sandwich__vector__bivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 3), vector: grades 1
    x : (..., 3), bivector: grades 2
    returns : (..., 3), bivector: grades 2
    """
    _check_versor(_versor_defect__vector, 3, 3, R)
    return _run(_sandwich__vector__bivector, (3, 3), 3, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__trivector(R, x, out):
    """Run the unrolled form: 9 multiplications, 4 additions, 1 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    # x
    x_0 = x[..., 0]
    # P = R_even x + R_odd x^
    P_0 = -R_2*x_0
    P_1 = R_1*x_0
    P_2 = -R_0*x_0
    # N = P ~R
    N_0 = P_0*R_2 + P_2*R_0 - P_1*R_1
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2
    # out = N / s
    out[..., 0] = N_0/s_0


def sandwich__vector__trivector(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 3), vector: grades 1
    x : (..., 1), trivector: grades 3
    returns : (..., 1), trivector: grades 3
    """
    _check_versor(_versor_defect__vector, 3, 3, R)
    return _run(_sandwich__vector__trivector, (3, 1), 1, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__even(R, x, out):
    """Run the unrolled form: 27 multiplications, 18 additions, 4 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0


def sandwich__vector__even(R, x, out=None):
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 3), vector: grades 1
    x : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    _check_versor(_versor_defect__vector, 3, 3, R)
    return _run(_sandwich__vector__even, (3, 4), 4, (R, x), out, (2, 1), "quotient")


def _sandwich__vector__full(R, x, out):
    """Run the unrolled form: 51 multiplications, 34 additions, 8 divisions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
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
    out[..., 0] = N_0/s_0
    out[..., 1] = N_1/s_0
    out[..., 2] = N_2/s_0
    out[..., 3] = N_3/s_0
    out[..., 4] = N_4/s_0
    out[..., 5] = N_5/s_0
    out[..., 6] = N_6/s_0
    out[..., 7] = N_7/s_0


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


def _sandwich2__even__vector__even(r, x, s, out):
    """Run the unrolled form: 28 multiplications, 20 additions."""
    # r
    r_0 = r[..., 0]
    r_1 = r[..., 1]
    r_2 = r[..., 2]
    r_3 = r[..., 3]
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    # s
    s_0 = s[..., 0]
    s_1 = s[..., 1]
    s_2 = s[..., 2]
    s_3 = s[..., 3]
    # P = r x
    P_0 = r_0*x_0 + r_1*x_1 + r_2*x_2
    P_1 = r_0*x_1 + r_3*x_2 - r_1*x_0
    P_2 = r_0*x_2 - r_2*x_0 - r_3*x_1
    P_3 = r_1*x_2 + r_3*x_0 - r_2*x_1
    # out = P ~s
    out[..., 0] = P_0*s_0 + P_1*s_1 + P_2*s_2 + P_3*s_3
    out[..., 1] = P_1*s_0 + P_2*s_3 - P_0*s_1 - P_3*s_2
    out[..., 2] = P_2*s_0 + P_3*s_1 - P_0*s_2 - P_1*s_3
    out[..., 3] = P_1*s_2 + P_3*s_0 - P_0*s_3 - P_2*s_1


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


def _sandwich2__even__even__even(r, x, s, out):
    """Run the unrolled form: 32 multiplications, 24 additions."""
    # r
    r_0 = r[..., 0]
    r_1 = r[..., 1]
    r_2 = r[..., 2]
    r_3 = r[..., 3]
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
    # P = r x
    P_0 = r_0*x_0 - r_1*x_1 - r_2*x_2 - r_3*x_3
    P_1 = r_0*x_1 + r_1*x_0 + r_3*x_2 - r_2*x_3
    P_2 = r_0*x_2 + r_1*x_3 + r_2*x_0 - r_3*x_1
    P_3 = r_0*x_3 + r_2*x_1 + r_3*x_0 - r_1*x_2
    # out = P ~s
    out[..., 0] = P_0*s_0 + P_1*s_1 + P_2*s_2 + P_3*s_3
    out[..., 1] = P_1*s_0 + P_2*s_3 - P_0*s_1 - P_3*s_2
    out[..., 2] = P_2*s_0 + P_3*s_1 - P_0*s_2 - P_1*s_3
    out[..., 3] = P_1*s_2 + P_3*s_0 - P_0*s_3 - P_2*s_1


def sandwich2__even__even__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 4), even: grades 0, 2
    x : (..., 4), even: grades 0, 2
    s : (..., 4), even: grades 0, 2
    returns : (..., 4), even: grades 0, 2
    """
    return _run(_sandwich2__even__even__even, (4, 4, 4), 4, (r, x, s), out, (1, 1, 1), "polynomial")


def _sandwich2__even__full__even(r, x, s, out):
    """Run the unrolled form: 64 multiplications, 48 additions."""
    # r
    r_0 = r[..., 0]
    r_1 = r[..., 1]
    r_2 = r[..., 2]
    r_3 = r[..., 3]
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
    out[..., 0] = P_0*s_0 + P_3*s_1 + P_5*s_2 + P_6*s_3
    out[..., 1] = P_1*s_0 + P_2*s_1 + P_4*s_2 + P_7*s_3
    out[..., 2] = P_2*s_0 + P_4*s_3 - P_1*s_1 - P_7*s_2
    out[..., 3] = P_4*s_0 + P_7*s_1 - P_1*s_2 - P_2*s_3
    out[..., 4] = P_3*s_0 + P_5*s_3 - P_0*s_1 - P_6*s_2
    out[..., 5] = P_5*s_0 + P_6*s_1 - P_0*s_2 - P_3*s_3
    out[..., 6] = P_3*s_2 + P_6*s_0 - P_0*s_3 - P_5*s_1
    out[..., 7] = P_2*s_2 + P_7*s_0 - P_1*s_3 - P_4*s_1


def sandwich2__even__full__even(r, x, s, out=None):
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 4), even: grades 0, 2
    x : (..., 8), full: grades 0, 1, 2, 3
    s : (..., 4), even: grades 0, 2
    returns : (..., 8), full: grades 0, 1, 2, 3
    """
    return _run(_sandwich2__even__full__even, (4, 8, 4), 8, (r, x, s), out, (1, 1, 1), "polynomial")


def _sandwich2__full__full__full(r, x, s, out):
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
    P_1 = r_0*x_1 + r_1*x_0 + r_4*x_2 + r_5*x_3 - r_2*x_4 - r_3*x_5 - r_6*x_7 - r_7*x_6
    P_2 = r_0*x_2 + r_1*x_4 + r_2*x_0 + r_5*x_7 + r_6*x_3 + r_7*x_5 - r_3*x_6 - r_4*x_1
    P_3 = r_0*x_4 + r_1*x_2 + r_3*x_7 + r_4*x_0 + r_6*x_5 + r_7*x_3 - r_2*x_1 - r_5*x_6
    P_4 = r_0*x_3 + r_1*x_5 + r_2*x_6 + r_3*x_0 - r_4*x_7 - r_5*x_1 - r_6*x_2 - r_7*x_4
    P_5 = r_0*x_5 + r_1*x_3 + r_4*x_6 + r_5*x_0 - r_2*x_7 - r_3*x_1 - r_6*x_4 - r_7*x_2
    P_6 = r_0*x_6 + r_1*x_7 + r_2*x_3 + r_5*x_4 + r_6*x_0 + r_7*x_1 - r_3*x_2 - r_4*x_5
    P_7 = r_0*x_7 + r_1*x_6 + r_3*x_4 + r_4*x_3 + r_6*x_1 + r_7*x_0 - r_2*x_5 - r_5*x_2
    # out = P ~s
    out[..., 0] = (
        P_0*s_0 + P_1*s_1 + P_2*s_2 + P_3*s_4 + P_4*s_3 + P_5*s_5 + P_6*s_6 + P_7*s_7
    )
    out[..., 1] = (
        P_0*s_1 + P_1*s_0 + P_2*s_4 + P_3*s_2 + P_4*s_5 + P_5*s_3 + P_6*s_7 + P_7*s_6
    )
    out[..., 2] = (
        P_0*s_2 + P_2*s_0 + P_4*s_6 + P_6*s_3 - P_1*s_4 - P_3*s_1 - P_5*s_7 - P_7*s_5
    )
    out[..., 3] = (
        P_0*s_3 + P_3*s_7 + P_4*s_0 + P_7*s_4 - P_1*s_5 - P_2*s_6 - P_5*s_1 - P_6*s_2
    )
    out[..., 4] = (
        P_1*s_2 + P_3*s_0 + P_5*s_6 + P_7*s_3 - P_0*s_4 - P_2*s_1 - P_4*s_7 - P_6*s_5
    )
    out[..., 5] = (
        P_1*s_3 + P_2*s_7 + P_5*s_0 + P_6*s_4 - P_0*s_5 - P_3*s_6 - P_4*s_1 - P_7*s_2
    )
    out[..., 6] = (
        P_2*s_3 + P_3*s_5 + P_6*s_0 + P_7*s_1 - P_0*s_6 - P_1*s_7 - P_4*s_2 - P_5*s_4
    )
    out[..., 7] = (
        P_2*s_5 + P_3*s_3 + P_6*s_1 + P_7*s_0 - P_0*s_7 - P_1*s_6 - P_4*s_4 - P_5*s_2
    )


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


def _versor_defect__full(R, out):
    """Run the unrolled form: 8 multiplications, 7 additions."""
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
    t_3 = R_5*R_5 + R_6*R_6
    t_4 = t_0 + t_3
    t_1 = R_1*R_1 + R_2*R_2
    t_2 = R_3*R_3 + R_7*R_7
    t_5 = t_1 + t_2
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 0] = t_4 + t_5
    out[..., 1] = t_4
    out[..., 2] = t_5


def versor_defect__full(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 3)
    """
    return _run(_versor_defect__full, (8,), 3, (R,), out, (2,), "polynomial")


def _versor_defect__even(R, out):
    """Run the unrolled form: 4 multiplications, 3 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    R_3 = R[..., 3]
    # common subexpressions
    t_0 = R_0*R_0 + R_1*R_1
    t_1 = R_2*R_2 + R_3*R_3
    t_2 = t_0 + t_1
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 0] = t_2
    out[..., 1] = t_2
    out[..., 2] = 0


def versor_defect__even(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 4), even: grades 0, 2
    returns : (..., 3)
    """
    return _run(_versor_defect__even, (4,), 3, (R,), out, (2,), "polynomial")


def _versor_defect__vector(R, out):
    """Run the unrolled form: 3 multiplications, 2 additions."""
    # R
    R_0 = R[..., 0]
    R_1 = R[..., 1]
    R_2 = R[..., 2]
    # common subexpressions
    t_0 = R_0*R_0 + R_1*R_1
    t_1 = R_2*R_2 + t_0
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out[..., 0] = t_1
    out[..., 1] = 0
    out[..., 2] = t_1


def versor_defect__vector(R, out=None):
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 3), vector: grades 1
    returns : (..., 3)
    """
    return _run(_versor_defect__vector, (3,), 3, (R,), out, (2,), "polynomial")


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


def _outermorphism__bivector(M, out):
    """Run the unrolled form: 18 multiplications, 9 additions."""
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
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    out[..., 0] = M_0*M_4 - M_1*M_3
    out[..., 1] = M_0*M_5 - M_2*M_3
    out[..., 2] = M_1*M_5 - M_2*M_4
    out[..., 3] = M_0*M_7 - M_1*M_6
    out[..., 4] = M_0*M_8 - M_2*M_6
    out[..., 5] = M_1*M_8 - M_2*M_7
    out[..., 6] = M_3*M_7 - M_4*M_6
    out[..., 7] = M_3*M_8 - M_5*M_6
    out[..., 8] = M_4*M_8 - M_5*M_7


def outermorphism__bivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 9)
    returns : (..., 9)
    """
    return _run(_outermorphism__bivector, (9,), 9, (M,), out, (2,), "polynomial")


def _outermorphism__trivector(M, out):
    """Run the unrolled form: 9 multiplications, 5 additions."""
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
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    F2_0 = M_1*M_5 - M_2*M_4
    F2_1 = M_1*M_8 - M_2*M_7
    F2_2 = M_4*M_8 - M_5*M_7
    # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
    out[..., 0] = F2_2*M_0 + F2_0*M_6 - F2_1*M_3


def outermorphism__trivector(M, out=None):
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 9)
    returns : (..., 1)
    """
    return _run(_outermorphism__trivector, (9,), 1, (M,), out, (3,), "polynomial")


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


def _linear_map__even(F, x, out):
    """Run the unrolled form: 10 multiplications, 6 additions."""
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
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    x_3 = x[..., 3]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0
    out[..., 1] = F_1*x_1 + F_2*x_2 + F_3*x_3
    out[..., 2] = F_4*x_1 + F_5*x_2 + F_6*x_3
    out[..., 3] = F_7*x_1 + F_8*x_2 + F_9*x_3


def linear_map__even(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 10)
    x : (..., 4), even: grades 0, 2
    returns : (..., 4)
    """
    return _run(_linear_map__even, (10, 4), 4, (F, x), out, (1, 1), "polynomial")


def _linear_map__full(F, x, out):
    """Run the unrolled form: 20 multiplications, 12 additions."""
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
    out[..., 1] = F_1*x_1 + F_2*x_2 + F_3*x_3
    out[..., 2] = F_4*x_1 + F_5*x_2 + F_6*x_3
    out[..., 3] = F_7*x_1 + F_8*x_2 + F_9*x_3
    out[..., 4] = F_10*x_4 + F_11*x_5 + F_12*x_6
    out[..., 5] = F_13*x_4 + F_14*x_5 + F_15*x_6
    out[..., 6] = F_16*x_4 + F_17*x_5 + F_18*x_6
    out[..., 7] = F_19*x_7


def linear_map__full(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 20)
    x : (..., 8), full: grades 0, 1, 2, 3
    returns : (..., 8)
    """
    return _run(_linear_map__full, (20, 8), 8, (F, x), out, (1, 1), "polynomial")


def _linear_map__vector(F, x, out):
    """Run the unrolled form: 9 multiplications, 6 additions."""
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
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0 + F_1*x_1 + F_2*x_2
    out[..., 1] = F_3*x_0 + F_4*x_1 + F_5*x_2
    out[..., 2] = F_6*x_0 + F_7*x_1 + F_8*x_2


def linear_map__vector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 9)
    x : (..., 3), vector: grades 1
    returns : (..., 3)
    """
    return _run(_linear_map__vector, (9, 3), 3, (F, x), out, (1, 1), "polynomial")


def _linear_map__bivector(F, x, out):
    """Run the unrolled form: 9 multiplications, 6 additions."""
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
    # x
    x_0 = x[..., 0]
    x_1 = x[..., 1]
    x_2 = x[..., 2]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0 + F_1*x_1 + F_2*x_2
    out[..., 1] = F_3*x_0 + F_4*x_1 + F_5*x_2
    out[..., 2] = F_6*x_0 + F_7*x_1 + F_8*x_2


def linear_map__bivector(F, x, out=None):
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 9)
    x : (..., 3), bivector: grades 2
    returns : (..., 3)
    """
    return _run(_linear_map__bivector, (9, 3), 3, (F, x), out, (1, 1), "polynomial")


def _linear_map__trivector(F, x, out):
    """Run the unrolled form: 1 multiplications."""
    # F
    F_0 = F[..., 0]
    # x
    x_0 = x[..., 0]
    # <f(x)>_k = F_k <x>_k
    out[..., 0] = F_0*x_0


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
