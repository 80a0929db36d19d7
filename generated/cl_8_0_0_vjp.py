"""Gradients of the kernels of Cl(8,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = 1, e6*e6 = 1, e7*e7 = 1, e8*e8 = 1.

kernel                              form      operations per element
gp__full__full                      spinor    9472 multiplications, 13312 additions
gp__even__even                      spinor    9472 multiplications, 13312 additions
gp__even__full                      spinor    9472 multiplications, 13312 additions
gp__full__even                      spinor    9472 multiplications, 13312 additions
sandwich_unit__even__full           spinor    22272 multiplications, 27648 additions
sandwich_unit__even__even           spinor    22272 multiplications, 27648 additions
sandwich_unit__even__vector         table     4096 multiplications, 4096 additions
sandwich2__even__full__even         spinor    22272 multiplications, 27648 additions
sandwich2__even__even__even         spinor    22272 multiplications, 27648 additions
sandwich2__full__full__full         spinor    22272 multiplications, 27648 additions
sandwich2_spinor__even__full__even  spinor    21504 multiplications, 24576 additions

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor
    <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1

NAME__vjp(g, *operands) returns what reverse-mode differentiation sends back to the operands of
NAME where it sends g to its result: gradients of real kernels in the shapes of the operands, summed
over the axes along which an operand was repeated, in an order that does not depend on threads.
``wanted`` says for each operand whether to compute its gradient. A sandwich that is not unit has
gradient 0 where R is no invertible versor; norm has gradient 0 where it is 0.
"""

# gaforge-signature: 8,0,0
# gaforge-target: vjp
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 8,0,0 --target vjp
# gaforge-operations: 174848 multiplications, 220160 additions in all
# gaforge-proof: 11 of 11 kernels, source executed on integers modulo primes
# gaforge-inputs: sha256:5ff743731ef7f300cd57404250333c7b3e55ff990e124869d0948a5717cfa14d
# gaforge-content: sha256:97929be9f8987de1950a91fcbbb6f5dd678442c5a8999395609663c1d2817842

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import numpy as np
from numba import get_num_threads, njit
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


# --- Gradients in and out: the same text in every emitted module of gradients -------------------

_CHUNK = 1 << 19  # numbers that are read and written at a time


@njit(cache=True, nogil=True, error_model="numpy")
def _slope(x, root):
    """Return the derivative of sqrt(|x|), whose value is root; 0 where that is 0."""
    return np.sign(x) / (root + root) if root != 0 else root


@njit(cache=True, nogil=True)
def _add_tile(tile, lanes, width):
    """Add a tile to sums, element by element of the tile; those past the last are not touched."""
    for k in range(tile.shape[0]):
        for e in range(width):
            lanes[k, e] += tile[k, e]


@njit(cache=True, nogil=True)
def _add_lanes(lanes, out):
    """Add the sums of all elements of tiles, in their order."""
    for k in range(lanes.shape[0]):
        total = lanes[k, 0]
        for e in range(1, lanes.shape[1]):
            total += lanes[k, e]
        out[k] = total


def _run_vjp(kernel, size, sizes, g, operands, wanted, threads):
    """Call a kernel on flat arrays, chunk by chunk; return gradients in the shapes of operands.

    The gradient of an operand that repeats along axes is summed over them: over chunks that do
    not depend on the number of threads, in their order.
    """
    arrays, lead, dtype = _gather(kernel, (size, *sizes), (g, *operands), (), "real")
    flat, count = _flatten((size, *sizes), arrays, lead, dtype)
    if wanted is None:
        wanted = (True,) * len(sizes)
    rows = max(1, _CHUNK // (size + 2 * sum(sizes)))
    chunks = max(1, -(-count // rows))
    outs = [
        (np.empty(0, dtype), -1)
        if not wanted[place]
        else (np.empty((chunks, length), dtype), 0)
        if flat[place + 1][1] == 0
        else (np.empty((count, length), dtype), length)
        for place, length in enumerate(sizes)
    ]

    def run(chunk):
        start, stop = chunk * rows, min(count, (chunk + 1) * rows)
        arguments = [stop - start]
        for array, step in flat:
            arguments.append(array[start * step : stop * step] if step else array)
            arguments.append(step)
        for out, step in outs:
            part = out[start:stop] if step > 0 else out if step < 0 else out[chunk]
            arguments.append(part if part.ndim == 1 else part.reshape(-1))
            arguments.append(step)
        kernel(*arguments)

    if chunks == 1:
        run(0)
    else:
        threads = min(chunks, get_num_threads() if threads is None else threads)
        if threads < 2:
            for chunk in range(chunks):
                run(chunk)
        else:
            with ThreadPoolExecutor(threads) as pool:
                for _ in pool.map(run, range(chunks)):
                    pass
    return tuple(
        None if step < 0 else _shaped(out, step, array.shape, lead)
        for (out, step), array in zip(outs, arrays[1:], strict=True)
    )


def _flatten(sizes, arrays, lead, dtype):
    """Return operands as flat contiguous arrays with their steps, and the number of elements."""
    count = 1
    for length in lead:
        count *= length
    flat = []
    for place, array in enumerate(arrays):
        step = sizes[place] if array.ndim > 1 else 0
        if step and array.shape[:-1] != lead:
            if array.size == step:
                step = 0
            else:
                array = np.broadcast_to(array, (*lead, step))
        if array.dtype is not dtype or not array.flags.carray:
            array = np.array(array, dtype, order="C")
        flat.append((array if array.ndim == 1 else array.reshape(-1), step))
    return flat, count


def _shaped(out, step, shape, lead):
    """Return a gradient in the shape of its operand: summed over chunks, or repeated axes."""
    if step == 0:
        total = out[0] if len(out) == 1 else out.sum(0, dtype=np.float64).astype(out.dtype)
        return total.reshape(shape)
    out = out.reshape(*lead, shape[-1])
    if out.shape == shape:
        return out
    new = len(lead) + 1 - len(shape)
    repeated = tuple(range(new))
    repeated += tuple(
        new + axis for axis, length in enumerate(shape[:-1]) if length != lead[new + axis]
    )
    return out.sum(repeated, keepdims=True).reshape(shape)


def _mask(defect, length, size, place, g, R, solid=None):
    """Return g with 0, and R with a basis blade, where R is no invertible versor."""
    judged = _judge_versor(defect, length, size, R, solid)
    if judged is None:
        return g, R
    defects, tolerance, null, _ = judged
    bad = ~(defects <= tolerance) | null
    if not bad.any():
        return g, R
    bad = bad[..., None]
    return np.where(bad, 0, g), np.where(bad, np.arange(size) == place, R)


# --- Masks of blades ----------------------------------------------------------------------------


def _masks(n, grades):
    """Return the masks of the blades of some grades."""
    blades = [blade for k in grades for blade in combinations(range(n), k)]
    return np.array([sum(1 << i for i in blade) for blade in blades], np.int64)


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
_PLACES_1, _SIGNS_1 = _blades((0, 1, 2, 3, 4, 5, 6, 7, 8), (1, 1, -1, -1, 1, 1, -1, -1, 1), 1)
_PLACES_2, _SIGNS_2 = _blades((0, 1, 2, 3, 4, 5, 6, 7, 8), (1, 1, 1, 1, 1, 1, 1, 1, 1), 16)
_PLACES_3, _SIGNS_3 = _blades((0, 2, 4, 6, 8), (1, 1, 1, 1, 1), 1)
_PLACES_4, _SIGNS_4 = _blades((0, 2, 4, 6, 8), (1, -1, 1, -1, 1), 1)
_PLACES_5, _SIGNS_5 = _blades((0, 2, 4, 6, 8), (1, 1, 1, 1, 1), 16)
_PLACES_6, _SIGNS_6 = _blades((0, 2, 4, 6, 8), (1, -1, 1, -1, 1), 16)
_PLACES_7, _SIGNS_7 = _blades((0, 1, 2, 3, 4, 5, 6, 7, 8), (1, 1, -1, -1, 1, 1, -1, -1, 1), 16)
_SIGNS_P0 = np.array((1,), np.float32)


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
def _multiply_1_1_add(left, right, out):
    """Add products: out[l, i] += sum over t of left[t, i] right[l, t]."""
    source_0 = 0
    target = 0
    for l in range(0, 16, 4):
        for i in range(16):
            a = left[uintp(i)]
            c_0 = (
                out[uintp(target + l * 16 + i)] + right[uintp(source_0 + l * 16)] *
                a
            )
            c_1 = (
                out[uintp(target + (l + 1) * 16 + i)] + right[uintp(source_0 + (l +
                1) * 16)] * a
            )
            c_2 = (
                out[uintp(target + (l + 2) * 16 + i)] + right[uintp(source_0 + (l +
                2) * 16)] * a
            )
            c_3 = (
                out[uintp(target + (l + 3) * 16 + i)] + right[uintp(source_0 + (l +
                3) * 16)] * a
            )
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
def _take_more(sums, places, signs, out, start):
    """Add the coefficients of one element to what is there."""
    for i in range(places.size):
        out[uintp(start + i)] += sums[uintp(places[i])] * signs[i]


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
def _transpose(source, target, signs):
    """Transpose planes, each with a sign."""
    for p in range(signs.size):
        sign = signs[p]
        for j in range(16):
            for i in range(16):
                value = source[uintp(p * 256 + i * 16 + j)]
                target[uintp(p * 256 + j * 16 + i)] = value * sign


# --- gp: geometric product ----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__full__full__vjp(
    count,
    g, g_step,
    a, a_step,
    b, b_step,
    da, da_step,
    db, db_step,
):
    """Run the spinor form: 9472 multiplications, 13312 additions."""
    want_a = da_step >= 0
    want_b = db_step >= 0
    sums = np.empty(256, g.dtype)
    columns_g = np.empty(256, g.dtype)
    columns_b = np.empty(256, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_a = np.empty(256, g.dtype)
    total_1 = np.empty(256, g.dtype)
    if count == 0:
        for i in range(da.size):
            da[i] = 0
        for i in range(db.size):
            db[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if want_a and (b_step or e == 0):
            _put(b, e * b_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_b, 1)
        if want_a:
            if a_step or e == 0:
                for i in range(256):
                    total_0[i] = 0
            _multiply_1_1_add(columns_g, columns_b, total_0)
            if a_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_2, _SIGNS_2, da, e * a_step)
        if want_b and (a_step or e == 0):
            _put(a, e * a_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_a, 1)
        if want_b:
            if b_step or e == 0:
                for i in range(256):
                    total_1[i] = 0
            _multiply_1_1_add(columns_a, columns_g, total_1)
            if b_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_2, _SIGNS_2, db, e * b_step)


def gp__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__full__full(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 256), the gradient of the result
    a : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    b : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__full__full__vjp, 256, (256, 256), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__even__vjp(
    count,
    g, g_step,
    a, a_step,
    b, b_step,
    da, da_step,
    db, db_step,
):
    """Run the spinor form: 9472 multiplications, 13312 additions."""
    want_a = da_step >= 0
    want_b = db_step >= 0
    sums = np.empty(256, g.dtype)
    columns_g = np.empty(256, g.dtype)
    columns_b = np.empty(256, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_a = np.empty(256, g.dtype)
    total_1 = np.empty(256, g.dtype)
    if count == 0:
        for i in range(da.size):
            da[i] = 0
        for i in range(db.size):
            db[i] = 0
    for e in range(count):
        for i in range(256):
            sums[i] = 0
        _put(g, e * g_step, _PLACES_3, _SIGNS_3, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if want_a and (b_step or e == 0):
            for i in range(256):
                sums[i] = 0
            _put(b, e * b_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_b, 1)
        if want_a:
            if a_step or e == 0:
                for i in range(256):
                    total_0[i] = 0
            _multiply_1_1_add(columns_g, columns_b, total_0)
            if a_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, da, e * a_step)
        if want_b and (a_step or e == 0):
            for i in range(256):
                sums[i] = 0
            _put(a, e * a_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_a, 1)
        if want_b:
            if b_step or e == 0:
                for i in range(256):
                    total_1[i] = 0
            _multiply_1_1_add(columns_a, columns_g, total_1)
            if b_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, db, e * b_step)


def gp__even__even__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__even__even(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 128), the gradient of the result
    a : (..., 128), even: grades 0, 2, 4, 6, 8
    b : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__even__even__vjp, 128, (128, 128), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__full__vjp(
    count,
    g, g_step,
    a, a_step,
    b, b_step,
    da, da_step,
    db, db_step,
):
    """Run the spinor form: 9472 multiplications, 13312 additions."""
    want_a = da_step >= 0
    want_b = db_step >= 0
    sums = np.empty(256, g.dtype)
    columns_g = np.empty(256, g.dtype)
    columns_b = np.empty(256, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_a = np.empty(256, g.dtype)
    total_1 = np.empty(256, g.dtype)
    if count == 0:
        for i in range(da.size):
            da[i] = 0
        for i in range(db.size):
            db[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if want_a and (b_step or e == 0):
            _put(b, e * b_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_b, 1)
        if want_a:
            if a_step or e == 0:
                for i in range(256):
                    total_0[i] = 0
            _multiply_1_1_add(columns_g, columns_b, total_0)
            if a_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, da, e * a_step)
        if want_b and (a_step or e == 0):
            for i in range(256):
                sums[i] = 0
            _put(a, e * a_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_a, 1)
        if want_b:
            if b_step or e == 0:
                for i in range(256):
                    total_1[i] = 0
            _multiply_1_1_add(columns_a, columns_g, total_1)
            if b_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_2, _SIGNS_2, db, e * b_step)


def gp__even__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__even__full(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 256), the gradient of the result
    a : (..., 128), even: grades 0, 2, 4, 6, 8
    b : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__even__full__vjp, 256, (128, 256), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__full__even__vjp(
    count,
    g, g_step,
    a, a_step,
    b, b_step,
    da, da_step,
    db, db_step,
):
    """Run the spinor form: 9472 multiplications, 13312 additions."""
    want_a = da_step >= 0
    want_b = db_step >= 0
    sums = np.empty(256, g.dtype)
    columns_g = np.empty(256, g.dtype)
    columns_b = np.empty(256, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_a = np.empty(256, g.dtype)
    total_1 = np.empty(256, g.dtype)
    if count == 0:
        for i in range(da.size):
            da[i] = 0
        for i in range(db.size):
            db[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if want_a and (b_step or e == 0):
            for i in range(256):
                sums[i] = 0
            _put(b, e * b_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_b, 1)
        if want_a:
            if a_step or e == 0:
                for i in range(256):
                    total_0[i] = 0
            _multiply_1_1_add(columns_g, columns_b, total_0)
            if a_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_2, _SIGNS_2, da, e * a_step)
        if want_b and (a_step or e == 0):
            _put(a, e * a_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_a, 1)
        if want_b:
            if b_step or e == 0:
                for i in range(256):
                    total_1[i] = 0
            _multiply_1_1_add(columns_a, columns_g, total_1)
            if b_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, db, e * b_step)


def gp__full__even__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__full__even(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 256), the gradient of the result
    a : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    b : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__full__even__vjp, 256, (256, 128), g, (a, b), wanted, threads)


# --- sandwich: action of a versor ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the spinor form: 22272 multiplications, 27648 additions."""
    want_R = dR_step >= 0
    want_x = dx_step >= 0
    sums = np.empty(256, g.dtype)
    columns_g = np.empty(256, g.dtype)
    columns_R = np.empty(256, g.dtype)
    planes_0 = np.empty(256, g.dtype)
    columns_x = np.empty(256, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_R_1 = np.empty(256, g.dtype)
    planes_1 = np.empty(256, g.dtype)
    total_1 = np.empty(256, g.dtype)
    total_2 = np.empty(256, g.dtype)
    if count == 0:
        for i in range(dR.size):
            dR[i] = 0
        for i in range(dx.size):
            dx[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if R_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_R, 1)
        if want_R:
            _multiply_1_1(columns_g, columns_R, planes_0)
        if want_R:
            _put(x, e * x_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_x, 1)
        if want_R:
            if R_step or e == 0:
                for i in range(256):
                    total_0[i] = 0
            _multiply_1_1_add(planes_0, columns_x, total_0)
            if R_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dR, e * R_step)
        if R_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_R_1, 1)
        _multiply_1_1(columns_R_1, columns_g, planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(256):
                    total_1[i] = 0
            _multiply_1_1_add(planes_1, columns_R, total_1)
            if x_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_2, _SIGNS_2, dx, e * x_step)
        if want_R:
            if R_step or e == 0:
                for i in range(256):
                    total_2[i] = 0
            _multiply_1_1_add(columns_x, planes_1, total_2)
            if R_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take_more(sums, _PLACES_6, _SIGNS_6, dR, e * R_step)


def sandwich_unit__even__full__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__full(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a
    unit versor

    g : (..., 256), the gradient of the result
    R : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__full__vjp, 256, (128, 256), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the spinor form: 22272 multiplications, 27648 additions."""
    want_R = dR_step >= 0
    want_x = dx_step >= 0
    sums = np.empty(256, g.dtype)
    columns_g = np.empty(256, g.dtype)
    columns_R = np.empty(256, g.dtype)
    planes_0 = np.empty(256, g.dtype)
    columns_x = np.empty(256, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_R_1 = np.empty(256, g.dtype)
    planes_1 = np.empty(256, g.dtype)
    total_1 = np.empty(256, g.dtype)
    total_2 = np.empty(256, g.dtype)
    if count == 0:
        for i in range(dR.size):
            dR[i] = 0
        for i in range(dx.size):
            dx[i] = 0
    for e in range(count):
        for i in range(256):
            sums[i] = 0
        _put(g, e * g_step, _PLACES_3, _SIGNS_3, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if R_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_R, 1)
        if want_R:
            _multiply_1_1(columns_g, columns_R, planes_0)
        if want_R:
            for i in range(256):
                sums[i] = 0
            _put(x, e * x_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_x, 1)
        if want_R:
            if R_step or e == 0:
                for i in range(256):
                    total_0[i] = 0
            _multiply_1_1_add(planes_0, columns_x, total_0)
            if R_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dR, e * R_step)
        if R_step or e == 0:
            for i in range(256):
                sums[i] = 0
            _put(R, e * R_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_R_1, 1)
        _multiply_1_1(columns_R_1, columns_g, planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(256):
                    total_1[i] = 0
            _multiply_1_1_add(planes_1, columns_R, total_1)
            if x_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dx, e * x_step)
        if want_R:
            if R_step or e == 0:
                for i in range(256):
                    total_2[i] = 0
            _multiply_1_1_add(columns_x, planes_1, total_2)
            if R_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take_more(sums, _PLACES_6, _SIGNS_6, dR, e * R_step)


def sandwich_unit__even__even__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__even(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a
    unit versor

    g : (..., 128), the gradient of the result
    R : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__even__vjp, 128, (128, 128), g, (R, x), wanted, threads)


# P from R x: terms (i, j, k), 576 with a plus sign first.
_SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS = np.array(
    [
        (0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 4, 0), (5, 5, 0), (6, 6, 0), (7, 7, 0),
        (0, 1, 1), (8, 2, 1), (9, 3, 1), (10, 4, 1), (11, 5, 1), (12, 6, 1), (13, 7, 1), (0, 2,
        2), (14, 3, 2), (15, 4, 2), (16, 5, 2), (17, 6, 2), (18, 7, 2), (0, 3, 3), (19, 4, 3),
        (20, 5, 3), (21, 6, 3), (22, 7, 3), (0, 4, 4), (23, 5, 4), (24, 6, 4), (25, 7, 4), (0,
        5, 5), (26, 6, 5), (27, 7, 5), (0, 6, 6), (28, 7, 6), (0, 7, 7), (1, 2, 8), (8, 0, 8),
        (29, 3, 8), (30, 4, 8), (31, 5, 8), (32, 6, 8), (33, 7, 8), (1, 3, 9), (9, 0, 9), (34,
        4, 9), (35, 5, 9), (36, 6, 9), (37, 7, 9), (1, 4, 10), (10, 0, 10), (38, 5, 10), (39, 6,
        10), (40, 7, 10), (1, 5, 11), (11, 0, 11), (41, 6, 11), (42, 7, 11), (1, 6, 12), (12, 0,
        12), (43, 7, 12), (1, 7, 13), (13, 0, 13), (2, 3, 14), (14, 0, 14), (29, 1, 14), (44, 4,
        14), (45, 5, 14), (46, 6, 14), (47, 7, 14), (2, 4, 15), (15, 0, 15), (30, 1, 15), (48,
        5, 15), (49, 6, 15), (50, 7, 15), (2, 5, 16), (16, 0, 16), (31, 1, 16), (51, 6, 16),
        (52, 7, 16), (2, 6, 17), (17, 0, 17), (32, 1, 17), (53, 7, 17), (2, 7, 18), (18, 0, 18),
        (33, 1, 18), (3, 4, 19), (19, 0, 19), (34, 1, 19), (44, 2, 19), (54, 5, 19), (55, 6,
        19), (56, 7, 19), (3, 5, 20), (20, 0, 20), (35, 1, 20), (45, 2, 20), (57, 6, 20), (58,
        7, 20), (3, 6, 21), (21, 0, 21), (36, 1, 21), (46, 2, 21), (59, 7, 21), (3, 7, 22), (22,
        0, 22), (37, 1, 22), (47, 2, 22), (4, 5, 23), (23, 0, 23), (38, 1, 23), (48, 2, 23),
        (54, 3, 23), (60, 6, 23), (61, 7, 23), (4, 6, 24), (24, 0, 24), (39, 1, 24), (49, 2,
        24), (55, 3, 24), (62, 7, 24), (4, 7, 25), (25, 0, 25), (40, 1, 25), (50, 2, 25), (56,
        3, 25), (5, 6, 26), (26, 0, 26), (41, 1, 26), (51, 2, 26), (57, 3, 26), (60, 4, 26),
        (63, 7, 26), (5, 7, 27), (27, 0, 27), (42, 1, 27), (52, 2, 27), (58, 3, 27), (61, 4,
        27), (6, 7, 28), (28, 0, 28), (43, 1, 28), (53, 2, 28), (59, 3, 28), (62, 4, 28), (63,
        5, 28), (8, 3, 29), (14, 1, 29), (64, 4, 29), (65, 5, 29), (66, 6, 29), (67, 7, 29), (8,
        4, 30), (15, 1, 30), (68, 5, 30), (69, 6, 30), (70, 7, 30), (8, 5, 31), (16, 1, 31),
        (71, 6, 31), (72, 7, 31), (8, 6, 32), (17, 1, 32), (73, 7, 32), (8, 7, 33), (18, 1, 33),
        (9, 4, 34), (19, 1, 34), (64, 2, 34), (74, 5, 34), (75, 6, 34), (76, 7, 34), (9, 5, 35),
        (20, 1, 35), (65, 2, 35), (77, 6, 35), (78, 7, 35), (9, 6, 36), (21, 1, 36), (66, 2,
        36), (79, 7, 36), (9, 7, 37), (22, 1, 37), (67, 2, 37), (10, 5, 38), (23, 1, 38), (68,
        2, 38), (74, 3, 38), (80, 6, 38), (81, 7, 38), (10, 6, 39), (24, 1, 39), (69, 2, 39),
        (75, 3, 39), (82, 7, 39), (10, 7, 40), (25, 1, 40), (70, 2, 40), (76, 3, 40), (11, 6,
        41), (26, 1, 41), (71, 2, 41), (77, 3, 41), (80, 4, 41), (83, 7, 41), (11, 7, 42), (27,
        1, 42), (72, 2, 42), (78, 3, 42), (81, 4, 42), (12, 7, 43), (28, 1, 43), (73, 2, 43),
        (79, 3, 43), (82, 4, 43), (83, 5, 43), (14, 4, 44), (19, 2, 44), (84, 5, 44), (85, 6,
        44), (86, 7, 44), (14, 5, 45), (20, 2, 45), (87, 6, 45), (88, 7, 45), (14, 6, 46), (21,
        2, 46), (89, 7, 46), (14, 7, 47), (22, 2, 47), (15, 5, 48), (23, 2, 48), (84, 3, 48),
        (90, 6, 48), (91, 7, 48), (15, 6, 49), (24, 2, 49), (85, 3, 49), (92, 7, 49), (15, 7,
        50), (25, 2, 50), (86, 3, 50), (16, 6, 51), (26, 2, 51), (87, 3, 51), (90, 4, 51), (93,
        7, 51), (16, 7, 52), (27, 2, 52), (88, 3, 52), (91, 4, 52), (17, 7, 53), (28, 2, 53),
        (89, 3, 53), (92, 4, 53), (93, 5, 53), (19, 5, 54), (23, 3, 54), (94, 6, 54), (95, 7,
        54), (19, 6, 55), (24, 3, 55), (96, 7, 55), (19, 7, 56), (25, 3, 56), (20, 6, 57), (26,
        3, 57), (94, 4, 57), (97, 7, 57), (20, 7, 58), (27, 3, 58), (95, 4, 58), (21, 7, 59),
        (28, 3, 59), (96, 4, 59), (97, 5, 59), (23, 6, 60), (26, 4, 60), (98, 7, 60), (23, 7,
        61), (27, 4, 61), (24, 7, 62), (28, 4, 62), (98, 5, 62), (26, 7, 63), (28, 5, 63), (29,
        4, 64), (34, 2, 64), (64, 0, 64), (99, 5, 64), (100, 6, 64), (101, 7, 64), (29, 5, 65),
        (35, 2, 65), (65, 0, 65), (102, 6, 65), (103, 7, 65), (29, 6, 66), (36, 2, 66), (66, 0,
        66), (104, 7, 66), (29, 7, 67), (37, 2, 67), (67, 0, 67), (30, 5, 68), (38, 2, 68), (68,
        0, 68), (99, 3, 68), (105, 6, 68), (106, 7, 68), (30, 6, 69), (39, 2, 69), (69, 0, 69),
        (100, 3, 69), (107, 7, 69), (30, 7, 70), (40, 2, 70), (70, 0, 70), (101, 3, 70), (31, 6,
        71), (41, 2, 71), (71, 0, 71), (102, 3, 71), (105, 4, 71), (108, 7, 71), (31, 7, 72),
        (42, 2, 72), (72, 0, 72), (103, 3, 72), (106, 4, 72), (32, 7, 73), (43, 2, 73), (73, 0,
        73), (104, 3, 73), (107, 4, 73), (108, 5, 73), (34, 5, 74), (38, 3, 74), (74, 0, 74),
        (109, 6, 74), (110, 7, 74), (34, 6, 75), (39, 3, 75), (75, 0, 75), (111, 7, 75), (34, 7,
        76), (40, 3, 76), (76, 0, 76), (35, 6, 77), (41, 3, 77), (77, 0, 77), (109, 4, 77),
        (112, 7, 77), (35, 7, 78), (42, 3, 78), (78, 0, 78), (110, 4, 78), (36, 7, 79), (43, 3,
        79), (79, 0, 79), (111, 4, 79), (112, 5, 79), (38, 6, 80), (41, 4, 80), (80, 0, 80),
        (113, 7, 80), (38, 7, 81), (42, 4, 81), (81, 0, 81), (39, 7, 82), (43, 4, 82), (82, 0,
        82), (113, 5, 82), (41, 7, 83), (43, 5, 83), (83, 0, 83), (44, 5, 84), (48, 3, 84), (84,
        0, 84), (99, 1, 84), (114, 6, 84), (115, 7, 84), (44, 6, 85), (49, 3, 85), (85, 0, 85),
        (100, 1, 85), (116, 7, 85), (44, 7, 86), (50, 3, 86), (86, 0, 86), (101, 1, 86), (45, 6,
        87), (51, 3, 87), (87, 0, 87), (102, 1, 87), (114, 4, 87), (117, 7, 87), (45, 7, 88),
        (52, 3, 88), (88, 0, 88), (103, 1, 88), (115, 4, 88), (46, 7, 89), (53, 3, 89), (89, 0,
        89), (104, 1, 89), (116, 4, 89), (117, 5, 89), (48, 6, 90), (51, 4, 90), (90, 0, 90),
        (105, 1, 90), (118, 7, 90), (48, 7, 91), (52, 4, 91), (91, 0, 91), (106, 1, 91), (49, 7,
        92), (53, 4, 92), (92, 0, 92), (107, 1, 92), (118, 5, 92), (51, 7, 93), (53, 5, 93),
        (93, 0, 93), (108, 1, 93), (54, 6, 94), (57, 4, 94), (94, 0, 94), (109, 1, 94), (114, 2,
        94), (119, 7, 94), (54, 7, 95), (58, 4, 95), (95, 0, 95), (110, 1, 95), (115, 2, 95),
        (55, 7, 96), (59, 4, 96), (96, 0, 96), (111, 1, 96), (116, 2, 96), (119, 5, 96), (57, 7,
        97), (59, 5, 97), (97, 0, 97), (112, 1, 97), (117, 2, 97), (60, 7, 98), (62, 5, 98),
        (98, 0, 98), (113, 1, 98), (118, 2, 98), (119, 3, 98), (64, 5, 99), (68, 3, 99), (84, 1,
        99), (120, 6, 99), (121, 7, 99), (64, 6, 100), (69, 3, 100), (85, 1, 100), (122, 7,
        100), (64, 7, 101), (70, 3, 101), (86, 1, 101), (65, 6, 102), (71, 3, 102), (87, 1,
        102), (120, 4, 102), (123, 7, 102), (65, 7, 103), (72, 3, 103), (88, 1, 103), (121, 4,
        103), (66, 7, 104), (73, 3, 104), (89, 1, 104), (122, 4, 104), (123, 5, 104), (68, 6,
        105), (71, 4, 105), (90, 1, 105), (124, 7, 105), (68, 7, 106), (72, 4, 106), (91, 1,
        106), (69, 7, 107), (73, 4, 107), (92, 1, 107), (124, 5, 107), (71, 7, 108), (73, 5,
        108), (93, 1, 108), (74, 6, 109), (77, 4, 109), (94, 1, 109), (120, 2, 109), (125, 7,
        109), (74, 7, 110), (78, 4, 110), (95, 1, 110), (121, 2, 110), (75, 7, 111), (79, 4,
        111), (96, 1, 111), (122, 2, 111), (125, 5, 111), (77, 7, 112), (79, 5, 112), (97, 1,
        112), (123, 2, 112), (80, 7, 113), (82, 5, 113), (98, 1, 113), (124, 2, 113), (125, 3,
        113), (84, 6, 114), (87, 4, 114), (94, 2, 114), (126, 7, 114), (84, 7, 115), (88, 4,
        115), (95, 2, 115), (85, 7, 116), (89, 4, 116), (96, 2, 116), (126, 5, 116), (87, 7,
        117), (89, 5, 117), (97, 2, 117), (90, 7, 118), (92, 5, 118), (98, 2, 118), (126, 3,
        118), (94, 7, 119), (96, 5, 119), (98, 3, 119), (99, 6, 120), (102, 4, 120), (109, 2,
        120), (120, 0, 120), (127, 7, 120), (99, 7, 121), (103, 4, 121), (110, 2, 121), (121, 0,
        121), (100, 7, 122), (104, 4, 122), (111, 2, 122), (122, 0, 122), (127, 5, 122), (102,
        7, 123), (104, 5, 123), (112, 2, 123), (123, 0, 123), (105, 7, 124), (107, 5, 124),
        (113, 2, 124), (124, 0, 124), (127, 3, 124), (109, 7, 125), (111, 5, 125), (113, 3,
        125), (125, 0, 125), (114, 7, 126), (116, 5, 126), (118, 3, 126), (126, 0, 126), (127,
        1, 126), (120, 7, 127), (122, 5, 127), (124, 3, 127), (126, 1, 127), (1, 0, 1), (2, 0,
        2), (8, 1, 2), (3, 0, 3), (9, 1, 3), (14, 2, 3), (4, 0, 4), (10, 1, 4), (15, 2, 4), (19,
        3, 4), (5, 0, 5), (11, 1, 5), (16, 2, 5), (20, 3, 5), (23, 4, 5), (6, 0, 6), (12, 1, 6),
        (17, 2, 6), (21, 3, 6), (24, 4, 6), (26, 5, 6), (7, 0, 7), (13, 1, 7), (18, 2, 7), (22,
        3, 7), (25, 4, 7), (27, 5, 7), (28, 6, 7), (2, 1, 8), (3, 1, 9), (29, 2, 9), (4, 1, 10),
        (30, 2, 10), (34, 3, 10), (5, 1, 11), (31, 2, 11), (35, 3, 11), (38, 4, 11), (6, 1, 12),
        (32, 2, 12), (36, 3, 12), (39, 4, 12), (41, 5, 12), (7, 1, 13), (33, 2, 13), (37, 3,
        13), (40, 4, 13), (42, 5, 13), (43, 6, 13), (3, 2, 14), (4, 2, 15), (44, 3, 15), (5, 2,
        16), (45, 3, 16), (48, 4, 16), (6, 2, 17), (46, 3, 17), (49, 4, 17), (51, 5, 17), (7, 2,
        18), (47, 3, 18), (50, 4, 18), (52, 5, 18), (53, 6, 18), (4, 3, 19), (5, 3, 20), (54, 4,
        20), (6, 3, 21), (55, 4, 21), (57, 5, 21), (7, 3, 22), (56, 4, 22), (58, 5, 22), (59, 6,
        22), (5, 4, 23), (6, 4, 24), (60, 5, 24), (7, 4, 25), (61, 5, 25), (62, 6, 25), (6, 5,
        26), (7, 5, 27), (63, 6, 27), (7, 6, 28), (9, 2, 29), (29, 0, 29), (10, 2, 30), (30, 0,
        30), (64, 3, 30), (11, 2, 31), (31, 0, 31), (65, 3, 31), (68, 4, 31), (12, 2, 32), (32,
        0, 32), (66, 3, 32), (69, 4, 32), (71, 5, 32), (13, 2, 33), (33, 0, 33), (67, 3, 33),
        (70, 4, 33), (72, 5, 33), (73, 6, 33), (10, 3, 34), (34, 0, 34), (11, 3, 35), (35, 0,
        35), (74, 4, 35), (12, 3, 36), (36, 0, 36), (75, 4, 36), (77, 5, 36), (13, 3, 37), (37,
        0, 37), (76, 4, 37), (78, 5, 37), (79, 6, 37), (11, 4, 38), (38, 0, 38), (12, 4, 39),
        (39, 0, 39), (80, 5, 39), (13, 4, 40), (40, 0, 40), (81, 5, 40), (82, 6, 40), (12, 5,
        41), (41, 0, 41), (13, 5, 42), (42, 0, 42), (83, 6, 42), (13, 6, 43), (43, 0, 43), (15,
        3, 44), (44, 0, 44), (64, 1, 44), (16, 3, 45), (45, 0, 45), (65, 1, 45), (84, 4, 45),
        (17, 3, 46), (46, 0, 46), (66, 1, 46), (85, 4, 46), (87, 5, 46), (18, 3, 47), (47, 0,
        47), (67, 1, 47), (86, 4, 47), (88, 5, 47), (89, 6, 47), (16, 4, 48), (48, 0, 48), (68,
        1, 48), (17, 4, 49), (49, 0, 49), (69, 1, 49), (90, 5, 49), (18, 4, 50), (50, 0, 50),
        (70, 1, 50), (91, 5, 50), (92, 6, 50), (17, 5, 51), (51, 0, 51), (71, 1, 51), (18, 5,
        52), (52, 0, 52), (72, 1, 52), (93, 6, 52), (18, 6, 53), (53, 0, 53), (73, 1, 53), (20,
        4, 54), (54, 0, 54), (74, 1, 54), (84, 2, 54), (21, 4, 55), (55, 0, 55), (75, 1, 55),
        (85, 2, 55), (94, 5, 55), (22, 4, 56), (56, 0, 56), (76, 1, 56), (86, 2, 56), (95, 5,
        56), (96, 6, 56), (21, 5, 57), (57, 0, 57), (77, 1, 57), (87, 2, 57), (22, 5, 58), (58,
        0, 58), (78, 1, 58), (88, 2, 58), (97, 6, 58), (22, 6, 59), (59, 0, 59), (79, 1, 59),
        (89, 2, 59), (24, 5, 60), (60, 0, 60), (80, 1, 60), (90, 2, 60), (94, 3, 60), (25, 5,
        61), (61, 0, 61), (81, 1, 61), (91, 2, 61), (95, 3, 61), (98, 6, 61), (25, 6, 62), (62,
        0, 62), (82, 1, 62), (92, 2, 62), (96, 3, 62), (27, 6, 63), (63, 0, 63), (83, 1, 63),
        (93, 2, 63), (97, 3, 63), (98, 4, 63), (30, 3, 64), (44, 1, 64), (31, 3, 65), (45, 1,
        65), (99, 4, 65), (32, 3, 66), (46, 1, 66), (100, 4, 66), (102, 5, 66), (33, 3, 67),
        (47, 1, 67), (101, 4, 67), (103, 5, 67), (104, 6, 67), (31, 4, 68), (48, 1, 68), (32, 4,
        69), (49, 1, 69), (105, 5, 69), (33, 4, 70), (50, 1, 70), (106, 5, 70), (107, 6, 70),
        (32, 5, 71), (51, 1, 71), (33, 5, 72), (52, 1, 72), (108, 6, 72), (33, 6, 73), (53, 1,
        73), (35, 4, 74), (54, 1, 74), (99, 2, 74), (36, 4, 75), (55, 1, 75), (100, 2, 75),
        (109, 5, 75), (37, 4, 76), (56, 1, 76), (101, 2, 76), (110, 5, 76), (111, 6, 76), (36,
        5, 77), (57, 1, 77), (102, 2, 77), (37, 5, 78), (58, 1, 78), (103, 2, 78), (112, 6, 78),
        (37, 6, 79), (59, 1, 79), (104, 2, 79), (39, 5, 80), (60, 1, 80), (105, 2, 80), (109, 3,
        80), (40, 5, 81), (61, 1, 81), (106, 2, 81), (110, 3, 81), (113, 6, 81), (40, 6, 82),
        (62, 1, 82), (107, 2, 82), (111, 3, 82), (42, 6, 83), (63, 1, 83), (108, 2, 83), (112,
        3, 83), (113, 4, 83), (45, 4, 84), (54, 2, 84), (46, 4, 85), (55, 2, 85), (114, 5, 85),
        (47, 4, 86), (56, 2, 86), (115, 5, 86), (116, 6, 86), (46, 5, 87), (57, 2, 87), (47, 5,
        88), (58, 2, 88), (117, 6, 88), (47, 6, 89), (59, 2, 89), (49, 5, 90), (60, 2, 90),
        (114, 3, 90), (50, 5, 91), (61, 2, 91), (115, 3, 91), (118, 6, 91), (50, 6, 92), (62, 2,
        92), (116, 3, 92), (52, 6, 93), (63, 2, 93), (117, 3, 93), (118, 4, 93), (55, 5, 94),
        (60, 3, 94), (56, 5, 95), (61, 3, 95), (119, 6, 95), (56, 6, 96), (62, 3, 96), (58, 6,
        97), (63, 3, 97), (119, 4, 97), (61, 6, 98), (63, 4, 98), (65, 4, 99), (74, 2, 99), (99,
        0, 99), (66, 4, 100), (75, 2, 100), (100, 0, 100), (120, 5, 100), (67, 4, 101), (76, 2,
        101), (101, 0, 101), (121, 5, 101), (122, 6, 101), (66, 5, 102), (77, 2, 102), (102, 0,
        102), (67, 5, 103), (78, 2, 103), (103, 0, 103), (123, 6, 103), (67, 6, 104), (79, 2,
        104), (104, 0, 104), (69, 5, 105), (80, 2, 105), (105, 0, 105), (120, 3, 105), (70, 5,
        106), (81, 2, 106), (106, 0, 106), (121, 3, 106), (124, 6, 106), (70, 6, 107), (82, 2,
        107), (107, 0, 107), (122, 3, 107), (72, 6, 108), (83, 2, 108), (108, 0, 108), (123, 3,
        108), (124, 4, 108), (75, 5, 109), (80, 3, 109), (109, 0, 109), (76, 5, 110), (81, 3,
        110), (110, 0, 110), (125, 6, 110), (76, 6, 111), (82, 3, 111), (111, 0, 111), (78, 6,
        112), (83, 3, 112), (112, 0, 112), (125, 4, 112), (81, 6, 113), (83, 4, 113), (113, 0,
        113), (85, 5, 114), (90, 3, 114), (114, 0, 114), (120, 1, 114), (86, 5, 115), (91, 3,
        115), (115, 0, 115), (121, 1, 115), (126, 6, 115), (86, 6, 116), (92, 3, 116), (116, 0,
        116), (122, 1, 116), (88, 6, 117), (93, 3, 117), (117, 0, 117), (123, 1, 117), (126, 4,
        117), (91, 6, 118), (93, 4, 118), (118, 0, 118), (124, 1, 118), (95, 6, 119), (97, 4,
        119), (119, 0, 119), (125, 1, 119), (126, 2, 119), (100, 5, 120), (105, 3, 120), (114,
        1, 120), (101, 5, 121), (106, 3, 121), (115, 1, 121), (127, 6, 121), (101, 6, 122),
        (107, 3, 122), (116, 1, 122), (103, 6, 123), (108, 3, 123), (117, 1, 123), (127, 4,
        123), (106, 6, 124), (108, 4, 124), (118, 1, 124), (110, 6, 125), (112, 4, 125), (119,
        1, 125), (127, 2, 125), (115, 6, 126), (117, 4, 126), (119, 2, 126), (121, 6, 127),
        (123, 4, 127), (125, 2, 127), (127, 0, 127)
    ],
    np.int32,
)
# dP from dD R: terms (i, j, k), 256 with a plus sign first.
_SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS = np.array(
    [
        (0, 1, 1), (0, 2, 2), (1, 8, 2), (0, 3, 3), (1, 9, 3), (2, 14, 3), (0, 4, 4), (1, 10,
        4), (2, 15, 4), (3, 19, 4), (0, 5, 5), (1, 11, 5), (2, 16, 5), (3, 20, 5), (4, 23, 5),
        (0, 6, 6), (1, 12, 6), (2, 17, 6), (3, 21, 6), (4, 24, 6), (5, 26, 6), (0, 7, 7), (1,
        13, 7), (2, 18, 7), (3, 22, 7), (4, 25, 7), (5, 27, 7), (6, 28, 7), (2, 29, 9), (2, 30,
        10), (3, 34, 10), (2, 31, 11), (3, 35, 11), (4, 38, 11), (2, 32, 12), (3, 36, 12), (4,
        39, 12), (5, 41, 12), (2, 33, 13), (3, 37, 13), (4, 40, 13), (5, 42, 13), (6, 43, 13),
        (3, 44, 15), (3, 45, 16), (4, 48, 16), (3, 46, 17), (4, 49, 17), (5, 51, 17), (3, 47,
        18), (4, 50, 18), (5, 52, 18), (6, 53, 18), (4, 54, 20), (4, 55, 21), (5, 57, 21), (4,
        56, 22), (5, 58, 22), (6, 59, 22), (5, 60, 24), (5, 61, 25), (6, 62, 25), (6, 63, 27),
        (0, 29, 29), (0, 30, 30), (3, 64, 30), (0, 31, 31), (3, 65, 31), (4, 68, 31), (0, 32,
        32), (3, 66, 32), (4, 69, 32), (5, 71, 32), (0, 33, 33), (3, 67, 33), (4, 70, 33), (5,
        72, 33), (6, 73, 33), (0, 34, 34), (0, 35, 35), (4, 74, 35), (0, 36, 36), (4, 75, 36),
        (5, 77, 36), (0, 37, 37), (4, 76, 37), (5, 78, 37), (6, 79, 37), (0, 38, 38), (0, 39,
        39), (5, 80, 39), (0, 40, 40), (5, 81, 40), (6, 82, 40), (0, 41, 41), (0, 42, 42), (6,
        83, 42), (0, 43, 43), (0, 44, 44), (1, 64, 44), (0, 45, 45), (1, 65, 45), (4, 84, 45),
        (0, 46, 46), (1, 66, 46), (4, 85, 46), (5, 87, 46), (0, 47, 47), (1, 67, 47), (4, 86,
        47), (5, 88, 47), (6, 89, 47), (0, 48, 48), (1, 68, 48), (0, 49, 49), (1, 69, 49), (5,
        90, 49), (0, 50, 50), (1, 70, 50), (5, 91, 50), (6, 92, 50), (0, 51, 51), (1, 71, 51),
        (0, 52, 52), (1, 72, 52), (6, 93, 52), (0, 53, 53), (1, 73, 53), (0, 54, 54), (1, 74,
        54), (2, 84, 54), (0, 55, 55), (1, 75, 55), (2, 85, 55), (5, 94, 55), (0, 56, 56), (1,
        76, 56), (2, 86, 56), (5, 95, 56), (6, 96, 56), (0, 57, 57), (1, 77, 57), (2, 87, 57),
        (0, 58, 58), (1, 78, 58), (2, 88, 58), (6, 97, 58), (0, 59, 59), (1, 79, 59), (2, 89,
        59), (0, 60, 60), (1, 80, 60), (2, 90, 60), (3, 94, 60), (0, 61, 61), (1, 81, 61), (2,
        91, 61), (3, 95, 61), (6, 98, 61), (0, 62, 62), (1, 82, 62), (2, 92, 62), (3, 96, 62),
        (0, 63, 63), (1, 83, 63), (2, 93, 63), (3, 97, 63), (4, 98, 63), (4, 99, 65), (4, 100,
        66), (5, 102, 66), (4, 101, 67), (5, 103, 67), (6, 104, 67), (5, 105, 69), (5, 106, 70),
        (6, 107, 70), (6, 108, 72), (2, 99, 74), (2, 100, 75), (5, 109, 75), (2, 101, 76), (5,
        110, 76), (6, 111, 76), (2, 102, 77), (2, 103, 78), (6, 112, 78), (2, 104, 79), (2, 105,
        80), (3, 109, 80), (2, 106, 81), (3, 110, 81), (6, 113, 81), (2, 107, 82), (3, 111, 82),
        (2, 108, 83), (3, 112, 83), (4, 113, 83), (5, 114, 85), (5, 115, 86), (6, 116, 86), (6,
        117, 88), (3, 114, 90), (3, 115, 91), (6, 118, 91), (3, 116, 92), (3, 117, 93), (4, 118,
        93), (6, 119, 95), (4, 119, 97), (0, 99, 99), (0, 100, 100), (5, 120, 100), (0, 101,
        101), (5, 121, 101), (6, 122, 101), (0, 102, 102), (0, 103, 103), (6, 123, 103), (0,
        104, 104), (0, 105, 105), (3, 120, 105), (0, 106, 106), (3, 121, 106), (6, 124, 106),
        (0, 107, 107), (3, 122, 107), (0, 108, 108), (3, 123, 108), (4, 124, 108), (0, 109,
        109), (0, 110, 110), (6, 125, 110), (0, 111, 111), (0, 112, 112), (4, 125, 112), (0,
        113, 113), (0, 114, 114), (1, 120, 114), (0, 115, 115), (1, 121, 115), (6, 126, 115),
        (0, 116, 116), (1, 122, 116), (0, 117, 117), (1, 123, 117), (4, 126, 117), (0, 118,
        118), (1, 124, 118), (0, 119, 119), (1, 125, 119), (2, 126, 119), (6, 127, 121), (4,
        127, 123), (2, 127, 125), (0, 127, 127), (1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 4, 0), (5,
        5, 0), (6, 6, 0), (7, 7, 0), (2, 8, 1), (3, 9, 1), (4, 10, 1), (5, 11, 1), (6, 12, 1),
        (7, 13, 1), (3, 14, 2), (4, 15, 2), (5, 16, 2), (6, 17, 2), (7, 18, 2), (4, 19, 3), (5,
        20, 3), (6, 21, 3), (7, 22, 3), (5, 23, 4), (6, 24, 4), (7, 25, 4), (6, 26, 5), (7, 27,
        5), (7, 28, 6), (3, 29, 8), (4, 30, 8), (5, 31, 8), (6, 32, 8), (7, 33, 8), (4, 34, 9),
        (5, 35, 9), (6, 36, 9), (7, 37, 9), (5, 38, 10), (6, 39, 10), (7, 40, 10), (6, 41, 11),
        (7, 42, 11), (7, 43, 12), (1, 29, 14), (4, 44, 14), (5, 45, 14), (6, 46, 14), (7, 47,
        14), (1, 30, 15), (5, 48, 15), (6, 49, 15), (7, 50, 15), (1, 31, 16), (6, 51, 16), (7,
        52, 16), (1, 32, 17), (7, 53, 17), (1, 33, 18), (1, 34, 19), (2, 44, 19), (5, 54, 19),
        (6, 55, 19), (7, 56, 19), (1, 35, 20), (2, 45, 20), (6, 57, 20), (7, 58, 20), (1, 36,
        21), (2, 46, 21), (7, 59, 21), (1, 37, 22), (2, 47, 22), (1, 38, 23), (2, 48, 23), (3,
        54, 23), (6, 60, 23), (7, 61, 23), (1, 39, 24), (2, 49, 24), (3, 55, 24), (7, 62, 24),
        (1, 40, 25), (2, 50, 25), (3, 56, 25), (1, 41, 26), (2, 51, 26), (3, 57, 26), (4, 60,
        26), (7, 63, 26), (1, 42, 27), (2, 52, 27), (3, 58, 27), (4, 61, 27), (1, 43, 28), (2,
        53, 28), (3, 59, 28), (4, 62, 28), (5, 63, 28), (4, 64, 29), (5, 65, 29), (6, 66, 29),
        (7, 67, 29), (5, 68, 30), (6, 69, 30), (7, 70, 30), (6, 71, 31), (7, 72, 31), (7, 73,
        32), (2, 64, 34), (5, 74, 34), (6, 75, 34), (7, 76, 34), (2, 65, 35), (6, 77, 35), (7,
        78, 35), (2, 66, 36), (7, 79, 36), (2, 67, 37), (2, 68, 38), (3, 74, 38), (6, 80, 38),
        (7, 81, 38), (2, 69, 39), (3, 75, 39), (7, 82, 39), (2, 70, 40), (3, 76, 40), (2, 71,
        41), (3, 77, 41), (4, 80, 41), (7, 83, 41), (2, 72, 42), (3, 78, 42), (4, 81, 42), (2,
        73, 43), (3, 79, 43), (4, 82, 43), (5, 83, 43), (5, 84, 44), (6, 85, 44), (7, 86, 44),
        (6, 87, 45), (7, 88, 45), (7, 89, 46), (3, 84, 48), (6, 90, 48), (7, 91, 48), (3, 85,
        49), (7, 92, 49), (3, 86, 50), (3, 87, 51), (4, 90, 51), (7, 93, 51), (3, 88, 52), (4,
        91, 52), (3, 89, 53), (4, 92, 53), (5, 93, 53), (6, 94, 54), (7, 95, 54), (7, 96, 55),
        (4, 94, 57), (7, 97, 57), (4, 95, 58), (4, 96, 59), (5, 97, 59), (7, 98, 60), (5, 98,
        62), (5, 99, 64), (6, 100, 64), (7, 101, 64), (6, 102, 65), (7, 103, 65), (7, 104, 66),
        (3, 99, 68), (6, 105, 68), (7, 106, 68), (3, 100, 69), (7, 107, 69), (3, 101, 70), (3,
        102, 71), (4, 105, 71), (7, 108, 71), (3, 103, 72), (4, 106, 72), (3, 104, 73), (4, 107,
        73), (5, 108, 73), (6, 109, 74), (7, 110, 74), (7, 111, 75), (4, 109, 77), (7, 112, 77),
        (4, 110, 78), (4, 111, 79), (5, 112, 79), (7, 113, 80), (5, 113, 82), (1, 99, 84), (6,
        114, 84), (7, 115, 84), (1, 100, 85), (7, 116, 85), (1, 101, 86), (1, 102, 87), (4, 114,
        87), (7, 117, 87), (1, 103, 88), (4, 115, 88), (1, 104, 89), (4, 116, 89), (5, 117, 89),
        (1, 105, 90), (7, 118, 90), (1, 106, 91), (1, 107, 92), (5, 118, 92), (1, 108, 93), (1,
        109, 94), (2, 114, 94), (7, 119, 94), (1, 110, 95), (2, 115, 95), (1, 111, 96), (2, 116,
        96), (5, 119, 96), (1, 112, 97), (2, 117, 97), (1, 113, 98), (2, 118, 98), (3, 119, 98),
        (6, 120, 99), (7, 121, 99), (7, 122, 100), (4, 120, 102), (7, 123, 102), (4, 121, 103),
        (4, 122, 104), (5, 123, 104), (7, 124, 105), (5, 124, 107), (2, 120, 109), (7, 125,
        109), (2, 121, 110), (2, 122, 111), (5, 125, 111), (2, 123, 112), (2, 124, 113), (3,
        125, 113), (7, 126, 114), (5, 126, 116), (3, 126, 118), (7, 127, 120), (5, 127, 122),
        (3, 127, 124), (1, 127, 126)
    ],
    np.int32,
)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__vector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the table form: 4096 multiplications, 4096 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((8, 32), g.dtype)
    tile_R = np.empty((128, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_P = np.empty((128, 32), g.dtype)
    tile_dD = np.empty((8, 32), g.dtype)
    tile_dP = np.empty((128, 32), g.dtype)
    tile_dR = np.empty((128, 32), g.dtype)
    tile_dR2 = np.empty((128, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    tile_dR3 = np.empty((128, 32), g.dtype)
    tile_dx2 = np.empty((8, 32), g.dtype)
    lanes_dR = np.zeros((128, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(128):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        # dD from g
        for k in range(8):
            for e in range(width):
                tile_dD[k, e] = 0
        for e in range(width):
            tile_dD[0, e] += c2 * tile_g[0, e]
            tile_dD[1, e] += c2 * tile_g[1, e]
            tile_dD[2, e] += c2 * tile_g[2, e]
            tile_dD[3, e] += c2 * tile_g[3, e]
            tile_dD[4, e] += c2 * tile_g[4, e]
            tile_dD[5, e] += c2 * tile_g[5, e]
            tile_dD[6, e] += c2 * tile_g[6, e]
            tile_dD[7, e] += c2 * tile_g[7, e]
        # dP from dD R
        for k in range(128):
            for e in range(width):
                tile_dP[k, e] = 0
        for term in range(256):
            i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 0]
            j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 1]
            k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 2]
            for e in range(width):
                tile_dP[k, e] += tile_dD[i, e] * tile_R[j, e]
        for term in range(256, 512):
            i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 0]
            j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 1]
            k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 2]
            for e in range(width):
                tile_dP[k, e] -= tile_dD[i, e] * tile_R[j, e]
        if dR_step >= 0:
            # P from R x
            for k in range(128):
                for e in range(width):
                    tile_P[k, e] = 0
            for term in range(576):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                for e in range(width):
                    tile_P[k, e] += tile_R[i, e] * tile_x[j, e]
            for term in range(576, 1024):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                for e in range(width):
                    tile_P[k, e] -= tile_R[i, e] * tile_x[j, e]
            # dR from dD P
            for k in range(128):
                for e in range(width):
                    tile_dR[k, e] = 0
            for term in range(256):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 2]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 1]
                for e in range(width):
                    tile_dR[k, e] += tile_dD[i, e] * tile_P[j, e]
            for term in range(256, 512):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 2]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 1]
                for e in range(width):
                    tile_dR[k, e] -= tile_dD[i, e] * tile_P[j, e]
            # dR2 from dP x
            for k in range(128):
                for e in range(width):
                    tile_dR2[k, e] = 0
            for term in range(576):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                for e in range(width):
                    tile_dR2[k, e] += tile_dP[i, e] * tile_x[j, e]
            for term in range(576, 1024):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                for e in range(width):
                    tile_dR2[k, e] -= tile_dP[i, e] * tile_x[j, e]
            # dR3 = dR + dR2
            for k in range(128):
                for e in range(width):
                    tile_dR3[k, e] = tile_dR[k, e] + tile_dR2[k, e]
            if dR_step:
                for e in range(width):
                    for k in range(128):
                        dR[(start + e) * dR_step + k] = tile_dR3[k, e]
            else:
                _add_tile(tile_dR3, lanes_dR, width)
        if dx_step >= 0:
            # dx from dP R
            for k in range(8):
                for e in range(width):
                    tile_dx[k, e] = 0
            for term in range(576):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                for e in range(width):
                    tile_dx[k, e] += tile_dP[i, e] * tile_R[j, e]
            for term in range(576, 1024):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                for e in range(width):
                    tile_dx[k, e] -= tile_dP[i, e] * tile_R[j, e]
            # dx2 = g + dx
            for k in range(8):
                for e in range(width):
                    tile_dx2[k, e] = tile_g[k, e] + tile_dx[k, e]
            if dx_step:
                for e in range(width):
                    for k in range(8):
                        dx[(start + e) * dx_step + k] = tile_dx2[k, e]
            else:
                _add_tile(tile_dx2, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__even__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__vector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 8), the gradient of the result
    R : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 8), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__vector__vjp, 8, (128, 8), g, (R, x), wanted, threads)


# --- sandwich2: two-sided product ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__even__full__even__vjp(
    count,
    g, g_step,
    r, r_step,
    x, x_step,
    s, s_step,
    dr, dr_step,
    dx, dx_step,
    ds, ds_step,
):
    """Run the spinor form: 22272 multiplications, 27648 additions."""
    want_r = dr_step >= 0
    want_x = dx_step >= 0
    want_s = ds_step >= 0
    sums = np.empty(256, g.dtype)
    columns_g = np.empty(256, g.dtype)
    columns_s = np.empty(256, g.dtype)
    planes_0 = np.empty(256, g.dtype)
    columns_x = np.empty(256, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_r = np.empty(256, g.dtype)
    planes_1 = np.empty(256, g.dtype)
    total_1 = np.empty(256, g.dtype)
    total_2 = np.empty(256, g.dtype)
    if count == 0:
        for i in range(dr.size):
            dr[i] = 0
        for i in range(dx.size):
            dx[i] = 0
        for i in range(ds.size):
            ds[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if (want_r or want_x) and (s_step or e == 0):
            for i in range(256):
                sums[i] = 0
            _put(s, e * s_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_s, 1)
        if want_r:
            _multiply_1_1(columns_g, columns_s, planes_0)
        if want_r or want_s:
            _put(x, e * x_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_x, 1)
        if want_r:
            if r_step or e == 0:
                for i in range(256):
                    total_0[i] = 0
            _multiply_1_1_add(planes_0, columns_x, total_0)
            if r_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dr, e * r_step)
        if (want_x or want_s) and (r_step or e == 0):
            for i in range(256):
                sums[i] = 0
            _put(r, e * r_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_r, 1)
        if want_x or want_s:
            _multiply_1_1(columns_r, columns_g, planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(256):
                    total_1[i] = 0
            _multiply_1_1_add(planes_1, columns_s, total_1)
            if x_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_2, _SIGNS_2, dx, e * x_step)
        if want_s:
            if s_step or e == 0:
                for i in range(256):
                    total_2[i] = 0
            _multiply_1_1_add(columns_x, planes_1, total_2)
            if s_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_6, _SIGNS_6, ds, e * s_step)


def sandwich2__even__full__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__even__full__even(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 256), the gradient of the result
    r : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    s : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__even__full__even__vjp,
        256,
        (128, 256, 128),
        g,
        (r, x, s),
        wanted,
        threads,
    )


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__even__even__even__vjp(
    count,
    g, g_step,
    r, r_step,
    x, x_step,
    s, s_step,
    dr, dr_step,
    dx, dx_step,
    ds, ds_step,
):
    """Run the spinor form: 22272 multiplications, 27648 additions."""
    want_r = dr_step >= 0
    want_x = dx_step >= 0
    want_s = ds_step >= 0
    sums = np.empty(256, g.dtype)
    columns_g = np.empty(256, g.dtype)
    columns_s = np.empty(256, g.dtype)
    planes_0 = np.empty(256, g.dtype)
    columns_x = np.empty(256, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_r = np.empty(256, g.dtype)
    planes_1 = np.empty(256, g.dtype)
    total_1 = np.empty(256, g.dtype)
    total_2 = np.empty(256, g.dtype)
    if count == 0:
        for i in range(dr.size):
            dr[i] = 0
        for i in range(dx.size):
            dx[i] = 0
        for i in range(ds.size):
            ds[i] = 0
    for e in range(count):
        for i in range(256):
            sums[i] = 0
        _put(g, e * g_step, _PLACES_3, _SIGNS_3, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if (want_r or want_x) and (s_step or e == 0):
            for i in range(256):
                sums[i] = 0
            _put(s, e * s_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_s, 1)
        if want_r:
            _multiply_1_1(columns_g, columns_s, planes_0)
        if want_r or want_s:
            for i in range(256):
                sums[i] = 0
            _put(x, e * x_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_x, 1)
        if want_r:
            if r_step or e == 0:
                for i in range(256):
                    total_0[i] = 0
            _multiply_1_1_add(planes_0, columns_x, total_0)
            if r_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dr, e * r_step)
        if (want_x or want_s) and (r_step or e == 0):
            for i in range(256):
                sums[i] = 0
            _put(r, e * r_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_r, 1)
        if want_x or want_s:
            _multiply_1_1(columns_r, columns_g, planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(256):
                    total_1[i] = 0
            _multiply_1_1_add(planes_1, columns_s, total_1)
            if x_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dx, e * x_step)
        if want_s:
            if s_step or e == 0:
                for i in range(256):
                    total_2[i] = 0
            _multiply_1_1_add(columns_x, planes_1, total_2)
            if s_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_6, _SIGNS_6, ds, e * s_step)


def sandwich2__even__even__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__even__even__even(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 128), the gradient of the result
    r : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 128), even: grades 0, 2, 4, 6, 8
    s : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__even__even__even__vjp,
        128,
        (128, 128, 128),
        g,
        (r, x, s),
        wanted,
        threads,
    )


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2__full__full__full__vjp(
    count,
    g, g_step,
    r, r_step,
    x, x_step,
    s, s_step,
    dr, dr_step,
    dx, dx_step,
    ds, ds_step,
):
    """Run the spinor form: 22272 multiplications, 27648 additions."""
    want_r = dr_step >= 0
    want_x = dx_step >= 0
    want_s = ds_step >= 0
    sums = np.empty(256, g.dtype)
    columns_g = np.empty(256, g.dtype)
    columns_s = np.empty(256, g.dtype)
    planes_0 = np.empty(256, g.dtype)
    columns_x = np.empty(256, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_r = np.empty(256, g.dtype)
    planes_1 = np.empty(256, g.dtype)
    total_1 = np.empty(256, g.dtype)
    total_2 = np.empty(256, g.dtype)
    if count == 0:
        for i in range(dr.size):
            dr[i] = 0
        for i in range(dx.size):
            dx[i] = 0
        for i in range(ds.size):
            ds[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if (want_r or want_x) and (s_step or e == 0):
            _put(s, e * s_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_s, 1)
        if want_r:
            _multiply_1_1(columns_g, columns_s, planes_0)
        if want_r or want_s:
            _put(x, e * x_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_x, 1)
        if want_r:
            if r_step or e == 0:
                for i in range(256):
                    total_0[i] = 0
            _multiply_1_1_add(planes_0, columns_x, total_0)
            if r_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_2, _SIGNS_2, dr, e * r_step)
        if (want_x or want_s) and (r_step or e == 0):
            _put(r, e * r_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_r, 1)
        if want_x or want_s:
            _multiply_1_1(columns_r, columns_g, planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(256):
                    total_1[i] = 0
            _multiply_1_1_add(planes_1, columns_s, total_1)
            if x_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_2, _SIGNS_2, dx, e * x_step)
        if want_s:
            if s_step or e == 0:
                for i in range(256):
                    total_2[i] = 0
            _multiply_1_1_add(columns_x, planes_1, total_2)
            if s_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_7, _SIGNS_7, ds, e * s_step)


def sandwich2__full__full__full__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__full__full__full(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 256), the gradient of the result
    r : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    s : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__full__full__full__vjp,
        256,
        (256, 256, 256),
        g,
        (r, x, s),
        wanted,
        threads,
    )


# --- sandwich2_spinor: two-sided product r x ~s of planes of real matrices ----------------------


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich2_spinor__even__full__even__vjp(
    count,
    g, g_step,
    r, r_step,
    x, x_step,
    s, s_step,
    dr, dr_step,
    dx, dx_step,
    ds, ds_step,
):
    """Run the spinor form: 21504 multiplications, 24576 additions."""
    want_r = dr_step >= 0
    want_x = dx_step >= 0
    want_s = ds_step >= 0
    sums = np.empty(256, g.dtype)
    columns_s = np.empty(256, g.dtype)
    planes_0 = np.empty(256, g.dtype)
    planes_x = np.empty(256, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_r = np.empty(256, g.dtype)
    planes_1 = np.empty(256, g.dtype)
    total_1 = np.empty(256, g.dtype)
    total_2 = np.empty(256, g.dtype)
    if count == 0:
        for i in range(dr.size):
            dr[i] = 0
        for i in range(dx.size):
            dx[i] = 0
        for i in range(ds.size):
            ds[i] = 0
    for e in range(count):
        if (want_r or want_x) and (s_step or e == 0):
            for i in range(256):
                sums[i] = 0
            _put(s, e * s_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_s, 1)
        if want_r:
            _multiply_1_1(g[e * g_step : e * g_step + 256], columns_s, planes_0)
        if want_r or want_s:
            _transpose(x[e * x_step : e * x_step + 256], planes_x, _SIGNS_P0)
        if want_r:
            if r_step or e == 0:
                for i in range(256):
                    total_0[i] = 0
            _multiply_1_1_add(planes_0, planes_x, total_0)
            if r_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_3, _SIGNS_3, dr, e * r_step)
        if (want_x or want_s) and (r_step or e == 0):
            for i in range(256):
                sums[i] = 0
            _put(r, e * r_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_r, 1)
        if want_x or want_s:
            _multiply_1_1(columns_r, g[e * g_step : e * g_step + 256], planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(256):
                    total_1[i] = 0
            _multiply_1_1_add(planes_1, columns_s, total_1)
            if x_step or e == count - 1:
                for i in range(256):
                    dx[uintp(e * x_step + i)] = total_1[i]
        if want_s:
            if s_step or e == 0:
                for i in range(256):
                    total_2[i] = 0
            _multiply_1_1_add(planes_x, planes_1, total_2)
            if s_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_4, _SIGNS_4, ds, e * s_step)


def sandwich2_spinor__even__full__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2_spinor__even__full__even(r, x, s)> in all operands.

    Of the to_spinor(r from_spinor(x) ~s)

    g : (..., 256), the gradient of the result
    r : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 256)
    s : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2_spinor__even__full__even__vjp,
        256,
        (128, 256, 128),
        g,
        (r, x, s),
        wanted,
        threads,
    )


# --- Index --------------------------------------------------------------------------------------

KERNELS = {
    "gp__full__full": gp__full__full__vjp,
    "gp__even__even": gp__even__even__vjp,
    "gp__even__full": gp__even__full__vjp,
    "gp__full__even": gp__full__even__vjp,
    "sandwich_unit__even__full": sandwich_unit__even__full__vjp,
    "sandwich_unit__even__even": sandwich_unit__even__even__vjp,
    "sandwich_unit__even__vector": sandwich_unit__even__vector__vjp,
    "sandwich2__even__full__even": sandwich2__even__full__even__vjp,
    "sandwich2__even__even__even": sandwich2__even__even__even__vjp,
    "sandwich2__full__full__full": sandwich2__full__full__full__vjp,
    "sandwich2_spinor__even__full__even": sandwich2_spinor__even__full__even__vjp,
}
