"""Gradients of the kernels of Cl(7,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = 1, e6*e6 = 1, e7*e7 = 1.

kernel                              form      operations per element
gp__full__full                      spinor    3712 multiplications, 6144 additions
gp__even__even                      spinor    1344 multiplications, 1984 additions
gp__even__full                      spinor    2560 multiplications, 3584 additions
gp__full__even                      spinor    2560 multiplications, 3584 additions
sandwich_unit__even__full           spinor    5760 multiplications, 7040 additions
sandwich_unit__even__even           spinor    3008 multiplications, 3904 additions
sandwich_unit__even__vector         table     1771 multiplications, 1771 additions
sandwich2__even__full__even         spinor    5760 multiplications, 7040 additions
sandwich2__even__even__even         spinor    3008 multiplications, 3904 additions
sandwich2__full__full__full         spinor    8576 multiplications, 13248 additions
sandwich2_spinor__even__full__even  spinor    5376 multiplications, 5888 additions

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

# gaforge-signature: 7,0,0
# gaforge-target: vjp
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 7,0,0 --target vjp
# gaforge-operations: 43435 multiplications, 58091 additions in all
# gaforge-proof: 11 of 11 kernels, source executed on integers modulo primes
# gaforge-inputs: sha256:6f0ade06fd620a73a6b9d5b2fe2d7147c52e779518ef4e9b47589349dc1e44c6
# gaforge-content: sha256:3c3bd02b97bb508b8376d03721b676c6f8552caa8c7fbb406df219721f91e848

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
_PLACES_1, _SIGNS_1 = _blades((0, 1, 2, 3, 4, 5, 6, 7), (1, 1, -1, -1, 1, 1, -1, -1), 0, 1)
_PLACES_2, _SIGNS_2 = _blades((0, 1, 2, 3, 4, 5, 6, 7), (1, 1, 1, 1, 1, 1, 1, 1), 0, 8)
_PLACES_3, _SIGNS_3 = _blades((0, 2, 4, 6), (1, 1, 1, 1), 0, 1)
_PLACES_4, _SIGNS_4 = _blades((0, 2, 4, 6), (1, -1, 1, -1), 0, 1)
_PLACES_5, _SIGNS_5 = _blades((0, 2, 4, 6), (1, 1, 1, 1), 0, 8)
_PLACES_6, _SIGNS_6 = _blades((0, 1, 2, 3, 4, 5, 6, 7), (1, -1, -1, 1, 1, -1, -1, 1), 0, 1)
_PLACES_7, _SIGNS_7 = _blades((0, 2, 4, 6), (1, -1, 1, -1), 0, 8)
_PLACES_8, _SIGNS_8 = _blades((0, 1, 2, 3, 4, 5, 6, 7), (1, 1, -1, -1, 1, 1, -1, -1), 0, 8)
_SIGNS_P0 = np.array((1, 1), np.float32)


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
def _multiply_3_3_add(left, right, out):
    """Add products: out[l, i] += sum over t of left[t, i] right[l, t]."""
    for p in range(3):
        first = p * 64
        second = p * 64
        third = p * 64
        source_0 = second
        target = third
        for l in range(0, 8, 4):
            for i in range(8):
                a = left[uintp(first + i)]
                c_0 = (
                    out[uintp(target + l * 8 + i)] + right[uintp(source_0 + l * 8)] * a
                )
                c_1 = (
                    out[uintp(target + (l + 1) * 8 + i)] + right[uintp(source_0 + (l +
                    1) * 8)] * a
                )
                c_2 = (
                    out[uintp(target + (l + 2) * 8 + i)] + right[uintp(source_0 + (l +
                    2) * 8)] * a
                )
                c_3 = (
                    out[uintp(target + (l + 3) * 8 + i)] + right[uintp(source_0 + (l +
                    3) * 8)] * a
                )
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
def _multiply_1_1_add(left, right, out):
    """Add products: out[l, i] += sum over t of left[t, i] right[l, t]."""
    source_0 = 0
    target = 0
    for l in range(0, 8, 4):
        for i in range(8):
            a = left[uintp(i)]
            c_0 = (
                out[uintp(target + l * 8 + i)] + right[uintp(source_0 + l * 8)] * a
            )
            c_1 = (
                out[uintp(target + (l + 1) * 8 + i)] + right[uintp(source_0 + (l +
                1) * 8)] * a
            )
            c_2 = (
                out[uintp(target + (l + 2) * 8 + i)] + right[uintp(source_0 + (l +
                2) * 8)] * a
            )
            c_3 = (
                out[uintp(target + (l + 3) * 8 + i)] + right[uintp(source_0 + (l +
                3) * 8)] * a
            )
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
def _multiply_2_2_to_1_add(left, right, out):
    """Add products: out[l, i] += sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p * 64
        second = p * 64
        third = p % 1 * 64
        source_0 = second
        target = third
        for l in range(0, 8, 4):
            for i in range(8):
                a = left[uintp(first + i)]
                c_0 = (
                    out[uintp(target + l * 8 + i)] + right[uintp(source_0 + l * 8)] * a
                )
                c_1 = (
                    out[uintp(target + (l + 1) * 8 + i)] + right[uintp(source_0 + (l +
                    1) * 8)] * a
                )
                c_2 = (
                    out[uintp(target + (l + 2) * 8 + i)] + right[uintp(source_0 + (l +
                    2) * 8)] * a
                )
                c_3 = (
                    out[uintp(target + (l + 3) * 8 + i)] + right[uintp(source_0 + (l +
                    3) * 8)] * a
                )
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
def _multiply_1_2_add(left, right, out):
    """Add products: out[l, i] += sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p % 1 * 64
        second = p * 64
        third = p * 64
        source_0 = second
        target = third
        for l in range(0, 8, 4):
            for i in range(8):
                a = left[uintp(first + i)]
                c_0 = (
                    out[uintp(target + l * 8 + i)] + right[uintp(source_0 + l * 8)] * a
                )
                c_1 = (
                    out[uintp(target + (l + 1) * 8 + i)] + right[uintp(source_0 + (l +
                    1) * 8)] * a
                )
                c_2 = (
                    out[uintp(target + (l + 2) * 8 + i)] + right[uintp(source_0 + (l +
                    2) * 8)] * a
                )
                c_3 = (
                    out[uintp(target + (l + 3) * 8 + i)] + right[uintp(source_0 + (l +
                    3) * 8)] * a
                )
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
def _multiply_2_1_add(left, right, out):
    """Add products: out[l, i] += sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p * 64
        second = p % 1 * 64
        third = p * 64
        source_0 = second
        target = third
        for l in range(0, 8, 4):
            for i in range(8):
                a = left[uintp(first + i)]
                c_0 = (
                    out[uintp(target + l * 8 + i)] + right[uintp(source_0 + l * 8)] * a
                )
                c_1 = (
                    out[uintp(target + (l + 1) * 8 + i)] + right[uintp(source_0 + (l +
                    1) * 8)] * a
                )
                c_2 = (
                    out[uintp(target + (l + 2) * 8 + i)] + right[uintp(source_0 + (l +
                    2) * 8)] * a
                )
                c_3 = (
                    out[uintp(target + (l + 3) * 8 + i)] + right[uintp(source_0 + (l +
                    3) * 8)] * a
                )
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
def _take_more(sums, places, signs, out, start):
    """Add the coefficients of one element to what is there."""
    for i in range(places.size):
        out[uintp(start + i)] += sums[uintp(places[i])] * signs[i]


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
def _transpose(source, target, signs):
    """Transpose planes, each with a sign."""
    for p in range(signs.size):
        sign = signs[p]
        for j in range(8):
            for i in range(8):
                value = source[uintp(p * 64 + i * 8 + j)]
                target[uintp(p * 64 + j * 8 + i)] = value * sign


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
    """Run the spinor form: 3712 multiplications, 6144 additions."""
    want_a = da_step >= 0
    want_b = db_step >= 0
    sums = np.empty(128, g.dtype)
    columns = np.empty(128, g.dtype)
    work_0 = np.empty(192, g.dtype)
    work_1 = np.empty(192, g.dtype)
    right_b = np.empty(192, g.dtype)
    total_0 = np.empty(192, g.dtype)
    planes = np.empty(128, g.dtype)
    left_a = np.empty(192, g.dtype)
    total_1 = np.empty(192, g.dtype)
    if count == 0:
        for i in range(da.size):
            da[i] = 0
        for i in range(db.size):
            db[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 2)
        _turn(sums, columns, 2)
        if want_a:
            _expand_left_3_both(columns, work_0)
        if want_b:
            _expand_right_3_both(columns, work_1)
        if want_a and (b_step or e == 0):
            _put(b, e * b_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_right_3_both(columns, right_b)
        if want_a:
            if a_step or e == 0:
                for i in range(192):
                    total_0[i] = 0
            _multiply_3_3_add(work_0, right_b, total_0)
            if a_step or e == count - 1:
                _collect_3_both(total_0, planes)
                _turn(planes, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_2, _SIGNS_2, da, e * a_step)
        if want_b and (a_step or e == 0):
            _put(a, e * a_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_left_3_both(columns, left_a)
        if want_b:
            if b_step or e == 0:
                for i in range(192):
                    total_1[i] = 0
            _multiply_3_3_add(left_a, work_1, total_1)
            if b_step or e == count - 1:
                _collect_3_both(total_1, planes)
                _turn(planes, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_2, _SIGNS_2, db, e * b_step)


def gp__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__full__full(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 128), the gradient of the result
    a : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    b : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__full__full__vjp, 128, (128, 128), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__even__vjp(
    count,
    g, g_step,
    a, a_step,
    b, b_step,
    da, da_step,
    db, db_step,
):
    """Run the spinor form: 1344 multiplications, 1984 additions."""
    want_a = da_step >= 0
    want_b = db_step >= 0
    sums = np.empty(64, g.dtype)
    columns_g = np.empty(64, g.dtype)
    columns_b = np.empty(64, g.dtype)
    total_0 = np.empty(64, g.dtype)
    columns_a = np.empty(64, g.dtype)
    total_1 = np.empty(64, g.dtype)
    if count == 0:
        for i in range(da.size):
            da[i] = 0
        for i in range(db.size):
            db[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_3, _SIGNS_3, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if want_a and (b_step or e == 0):
            _put(b, e * b_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_b, 1)
        if want_a:
            if a_step or e == 0:
                for i in range(64):
                    total_0[i] = 0
            _multiply_1_1_add(columns_g, columns_b, total_0)
            if a_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, da, e * a_step)
        if want_b and (a_step or e == 0):
            _put(a, e * a_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_a, 1)
        if want_b:
            if b_step or e == 0:
                for i in range(64):
                    total_1[i] = 0
            _multiply_1_1_add(columns_a, columns_g, total_1)
            if b_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, db, e * b_step)


def gp__even__even__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__even__even(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 64), the gradient of the result
    a : (..., 64), even: grades 0, 2, 4, 6
    b : (..., 64), even: grades 0, 2, 4, 6
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__even__even__vjp, 64, (64, 64), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__full__vjp(
    count,
    g, g_step,
    a, a_step,
    b, b_step,
    da, da_step,
    db, db_step,
):
    """Run the spinor form: 2560 multiplications, 3584 additions."""
    want_a = da_step >= 0
    want_b = db_step >= 0
    sums = np.empty(128, g.dtype)
    columns_g = np.empty(128, g.dtype)
    columns_b = np.empty(128, g.dtype)
    total_0 = np.empty(64, g.dtype)
    columns_a = np.empty(64, g.dtype)
    total_1 = np.empty(128, g.dtype)
    if count == 0:
        for i in range(da.size):
            da[i] = 0
        for i in range(db.size):
            db[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 2)
        _turn(sums, columns_g, 2)
        if want_a and (b_step or e == 0):
            _put(b, e * b_step, _PLACES_6, _SIGNS_6, sums)
            _hadamard(sums, 2)
            _turn(sums, columns_b, 2)
        if want_a:
            if a_step or e == 0:
                for i in range(64):
                    total_0[i] = 0
            _multiply_2_2_to_1_add(columns_g, columns_b, total_0)
            if a_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, da, e * a_step)
        if want_b and (a_step or e == 0):
            _put(a, e * a_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_a, 1)
        if want_b:
            if b_step or e == 0:
                for i in range(128):
                    total_1[i] = 0
            _multiply_1_2_add(columns_a, columns_g, total_1)
            if b_step or e == count - 1:
                _turn(total_1, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_2, _SIGNS_2, db, e * b_step)


def gp__even__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__even__full(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 128), the gradient of the result
    a : (..., 64), even: grades 0, 2, 4, 6
    b : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__even__full__vjp, 128, (64, 128), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__full__even__vjp(
    count,
    g, g_step,
    a, a_step,
    b, b_step,
    da, da_step,
    db, db_step,
):
    """Run the spinor form: 2560 multiplications, 3584 additions."""
    want_a = da_step >= 0
    want_b = db_step >= 0
    sums = np.empty(128, g.dtype)
    columns_g = np.empty(128, g.dtype)
    columns_b = np.empty(64, g.dtype)
    total_0 = np.empty(128, g.dtype)
    columns_a = np.empty(128, g.dtype)
    total_1 = np.empty(64, g.dtype)
    if count == 0:
        for i in range(da.size):
            da[i] = 0
        for i in range(db.size):
            db[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 2)
        _turn(sums, columns_g, 2)
        if want_a and (b_step or e == 0):
            _put(b, e * b_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_b, 1)
        if want_a:
            if a_step or e == 0:
                for i in range(128):
                    total_0[i] = 0
            _multiply_2_1_add(columns_g, columns_b, total_0)
            if a_step or e == count - 1:
                _turn(total_0, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_2, _SIGNS_2, da, e * a_step)
        if want_b and (a_step or e == 0):
            _put(a, e * a_step, _PLACES_6, _SIGNS_6, sums)
            _hadamard(sums, 2)
            _turn(sums, columns_a, 2)
        if want_b:
            if b_step or e == 0:
                for i in range(64):
                    total_1[i] = 0
            _multiply_2_2_to_1_add(columns_a, columns_g, total_1)
            if b_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, db, e * b_step)


def gp__full__even__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__full__even(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 128), the gradient of the result
    a : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    b : (..., 64), even: grades 0, 2, 4, 6
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__full__even__vjp, 128, (128, 64), g, (a, b), wanted, threads)


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
    """Run the spinor form: 5760 multiplications, 7040 additions."""
    want_R = dR_step >= 0
    want_x = dx_step >= 0
    sums = np.empty(128, g.dtype)
    columns_g = np.empty(128, g.dtype)
    columns_R = np.empty(64, g.dtype)
    planes_0 = np.empty(128, g.dtype)
    columns_x = np.empty(128, g.dtype)
    total_0 = np.empty(64, g.dtype)
    columns_R_1 = np.empty(64, g.dtype)
    planes_1 = np.empty(128, g.dtype)
    total_1 = np.empty(128, g.dtype)
    total_2 = np.empty(64, g.dtype)
    if count == 0:
        for i in range(dR.size):
            dR[i] = 0
        for i in range(dx.size):
            dx[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 2)
        _turn(sums, columns_g, 2)
        if R_step or e == 0:
            _put(R, e * R_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_R, 1)
        if want_R:
            _multiply_2_1(columns_g, columns_R, planes_0)
        if want_R:
            _put(x, e * x_step, _PLACES_6, _SIGNS_6, sums)
            _hadamard(sums, 2)
            _turn(sums, columns_x, 2)
        if want_R:
            if R_step or e == 0:
                for i in range(64):
                    total_0[i] = 0
            _multiply_2_2_to_1_add(planes_0, columns_x, total_0)
            if R_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dR, e * R_step)
        if R_step or e == 0:
            _put(R, e * R_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_R_1, 1)
        _multiply_1_2(columns_R_1, columns_g, planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(128):
                    total_1[i] = 0
            _multiply_2_1_add(planes_1, columns_R, total_1)
            if x_step or e == count - 1:
                _turn(total_1, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_2, _SIGNS_2, dx, e * x_step)
        if want_R:
            if R_step or e == 0:
                for i in range(64):
                    total_2[i] = 0
            _multiply_2_2_to_1_add(columns_x, planes_1, total_2)
            if R_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take_more(sums, _PLACES_7, _SIGNS_7, dR, e * R_step)


def sandwich_unit__even__full__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__full(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a
    unit versor

    g : (..., 128), the gradient of the result
    R : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__full__vjp, 128, (64, 128), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the spinor form: 3008 multiplications, 3904 additions."""
    want_R = dR_step >= 0
    want_x = dx_step >= 0
    sums = np.empty(64, g.dtype)
    columns_g = np.empty(64, g.dtype)
    columns_R = np.empty(64, g.dtype)
    planes_0 = np.empty(64, g.dtype)
    columns_x = np.empty(64, g.dtype)
    total_0 = np.empty(64, g.dtype)
    columns_R_1 = np.empty(64, g.dtype)
    planes_1 = np.empty(64, g.dtype)
    total_1 = np.empty(64, g.dtype)
    total_2 = np.empty(64, g.dtype)
    if count == 0:
        for i in range(dR.size):
            dR[i] = 0
        for i in range(dx.size):
            dx[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_3, _SIGNS_3, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if R_step or e == 0:
            _put(R, e * R_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_R, 1)
        if want_R:
            _multiply_1_1(columns_g, columns_R, planes_0)
        if want_R:
            _put(x, e * x_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_x, 1)
        if want_R:
            if R_step or e == 0:
                for i in range(64):
                    total_0[i] = 0
            _multiply_1_1_add(planes_0, columns_x, total_0)
            if R_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dR, e * R_step)
        if R_step or e == 0:
            _put(R, e * R_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_R_1, 1)
        _multiply_1_1(columns_R_1, columns_g, planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(64):
                    total_1[i] = 0
            _multiply_1_1_add(planes_1, columns_R, total_1)
            if x_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dx, e * x_step)
        if want_R:
            if R_step or e == 0:
                for i in range(64):
                    total_2[i] = 0
            _multiply_1_1_add(columns_x, planes_1, total_2)
            if R_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take_more(sums, _PLACES_7, _SIGNS_7, dR, e * R_step)


def sandwich_unit__even__even__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__even(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a
    unit versor

    g : (..., 64), the gradient of the result
    R : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 64), even: grades 0, 2, 4, 6
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__even__vjp, 64, (64, 64), g, (R, x), wanted, threads)


# P from R x: terms (i, j, k), 252 with a plus sign first.
_SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS = np.array(
    [
        (0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 4, 0), (5, 5, 0), (6, 6, 0), (0, 1, 1),
        (7, 2, 1), (8, 3, 1), (9, 4, 1), (10, 5, 1), (11, 6, 1), (0, 2, 2), (12, 3, 2), (13, 4,
        2), (14, 5, 2), (15, 6, 2), (0, 3, 3), (16, 4, 3), (17, 5, 3), (18, 6, 3), (0, 4, 4),
        (19, 5, 4), (20, 6, 4), (0, 5, 5), (21, 6, 5), (0, 6, 6), (1, 2, 7), (7, 0, 7), (22, 3,
        7), (23, 4, 7), (24, 5, 7), (25, 6, 7), (1, 3, 8), (8, 0, 8), (26, 4, 8), (27, 5, 8),
        (28, 6, 8), (1, 4, 9), (9, 0, 9), (29, 5, 9), (30, 6, 9), (1, 5, 10), (10, 0, 10), (31,
        6, 10), (1, 6, 11), (11, 0, 11), (2, 3, 12), (12, 0, 12), (22, 1, 12), (32, 4, 12), (33,
        5, 12), (34, 6, 12), (2, 4, 13), (13, 0, 13), (23, 1, 13), (35, 5, 13), (36, 6, 13), (2,
        5, 14), (14, 0, 14), (24, 1, 14), (37, 6, 14), (2, 6, 15), (15, 0, 15), (25, 1, 15), (3,
        4, 16), (16, 0, 16), (26, 1, 16), (32, 2, 16), (38, 5, 16), (39, 6, 16), (3, 5, 17),
        (17, 0, 17), (27, 1, 17), (33, 2, 17), (40, 6, 17), (3, 6, 18), (18, 0, 18), (28, 1,
        18), (34, 2, 18), (4, 5, 19), (19, 0, 19), (29, 1, 19), (35, 2, 19), (38, 3, 19), (41,
        6, 19), (4, 6, 20), (20, 0, 20), (30, 1, 20), (36, 2, 20), (39, 3, 20), (5, 6, 21), (21,
        0, 21), (31, 1, 21), (37, 2, 21), (40, 3, 21), (41, 4, 21), (7, 3, 22), (12, 1, 22),
        (42, 4, 22), (43, 5, 22), (44, 6, 22), (7, 4, 23), (13, 1, 23), (45, 5, 23), (46, 6,
        23), (7, 5, 24), (14, 1, 24), (47, 6, 24), (7, 6, 25), (15, 1, 25), (8, 4, 26), (16, 1,
        26), (42, 2, 26), (48, 5, 26), (49, 6, 26), (8, 5, 27), (17, 1, 27), (43, 2, 27), (50,
        6, 27), (8, 6, 28), (18, 1, 28), (44, 2, 28), (9, 5, 29), (19, 1, 29), (45, 2, 29), (48,
        3, 29), (51, 6, 29), (9, 6, 30), (20, 1, 30), (46, 2, 30), (49, 3, 30), (10, 6, 31),
        (21, 1, 31), (47, 2, 31), (50, 3, 31), (51, 4, 31), (12, 4, 32), (16, 2, 32), (52, 5,
        32), (53, 6, 32), (12, 5, 33), (17, 2, 33), (54, 6, 33), (12, 6, 34), (18, 2, 34), (13,
        5, 35), (19, 2, 35), (52, 3, 35), (55, 6, 35), (13, 6, 36), (20, 2, 36), (53, 3, 36),
        (14, 6, 37), (21, 2, 37), (54, 3, 37), (55, 4, 37), (16, 5, 38), (19, 3, 38), (56, 6,
        38), (16, 6, 39), (20, 3, 39), (17, 6, 40), (21, 3, 40), (56, 4, 40), (19, 6, 41), (21,
        4, 41), (22, 4, 42), (26, 2, 42), (42, 0, 42), (57, 5, 42), (58, 6, 42), (22, 5, 43),
        (27, 2, 43), (43, 0, 43), (59, 6, 43), (22, 6, 44), (28, 2, 44), (44, 0, 44), (23, 5,
        45), (29, 2, 45), (45, 0, 45), (57, 3, 45), (60, 6, 45), (23, 6, 46), (30, 2, 46), (46,
        0, 46), (58, 3, 46), (24, 6, 47), (31, 2, 47), (47, 0, 47), (59, 3, 47), (60, 4, 47),
        (26, 5, 48), (29, 3, 48), (48, 0, 48), (61, 6, 48), (26, 6, 49), (30, 3, 49), (49, 0,
        49), (27, 6, 50), (31, 3, 50), (50, 0, 50), (61, 4, 50), (29, 6, 51), (31, 4, 51), (51,
        0, 51), (32, 5, 52), (35, 3, 52), (52, 0, 52), (57, 1, 52), (62, 6, 52), (32, 6, 53),
        (36, 3, 53), (53, 0, 53), (58, 1, 53), (33, 6, 54), (37, 3, 54), (54, 0, 54), (59, 1,
        54), (62, 4, 54), (35, 6, 55), (37, 4, 55), (55, 0, 55), (60, 1, 55), (38, 6, 56), (40,
        4, 56), (56, 0, 56), (61, 1, 56), (62, 2, 56), (42, 5, 57), (45, 3, 57), (52, 1, 57),
        (63, 6, 57), (42, 6, 58), (46, 3, 58), (53, 1, 58), (43, 6, 59), (47, 3, 59), (54, 1,
        59), (63, 4, 59), (45, 6, 60), (47, 4, 60), (55, 1, 60), (48, 6, 61), (50, 4, 61), (56,
        1, 61), (63, 2, 61), (52, 6, 62), (54, 4, 62), (56, 2, 62), (1, 0, 1), (2, 0, 2), (7, 1,
        2), (3, 0, 3), (8, 1, 3), (12, 2, 3), (4, 0, 4), (9, 1, 4), (13, 2, 4), (16, 3, 4), (5,
        0, 5), (10, 1, 5), (14, 2, 5), (17, 3, 5), (19, 4, 5), (6, 0, 6), (11, 1, 6), (15, 2,
        6), (18, 3, 6), (20, 4, 6), (21, 5, 6), (2, 1, 7), (3, 1, 8), (22, 2, 8), (4, 1, 9),
        (23, 2, 9), (26, 3, 9), (5, 1, 10), (24, 2, 10), (27, 3, 10), (29, 4, 10), (6, 1, 11),
        (25, 2, 11), (28, 3, 11), (30, 4, 11), (31, 5, 11), (3, 2, 12), (4, 2, 13), (32, 3, 13),
        (5, 2, 14), (33, 3, 14), (35, 4, 14), (6, 2, 15), (34, 3, 15), (36, 4, 15), (37, 5, 15),
        (4, 3, 16), (5, 3, 17), (38, 4, 17), (6, 3, 18), (39, 4, 18), (40, 5, 18), (5, 4, 19),
        (6, 4, 20), (41, 5, 20), (6, 5, 21), (8, 2, 22), (22, 0, 22), (9, 2, 23), (23, 0, 23),
        (42, 3, 23), (10, 2, 24), (24, 0, 24), (43, 3, 24), (45, 4, 24), (11, 2, 25), (25, 0,
        25), (44, 3, 25), (46, 4, 25), (47, 5, 25), (9, 3, 26), (26, 0, 26), (10, 3, 27), (27,
        0, 27), (48, 4, 27), (11, 3, 28), (28, 0, 28), (49, 4, 28), (50, 5, 28), (10, 4, 29),
        (29, 0, 29), (11, 4, 30), (30, 0, 30), (51, 5, 30), (11, 5, 31), (31, 0, 31), (13, 3,
        32), (32, 0, 32), (42, 1, 32), (14, 3, 33), (33, 0, 33), (43, 1, 33), (52, 4, 33), (15,
        3, 34), (34, 0, 34), (44, 1, 34), (53, 4, 34), (54, 5, 34), (14, 4, 35), (35, 0, 35),
        (45, 1, 35), (15, 4, 36), (36, 0, 36), (46, 1, 36), (55, 5, 36), (15, 5, 37), (37, 0,
        37), (47, 1, 37), (17, 4, 38), (38, 0, 38), (48, 1, 38), (52, 2, 38), (18, 4, 39), (39,
        0, 39), (49, 1, 39), (53, 2, 39), (56, 5, 39), (18, 5, 40), (40, 0, 40), (50, 1, 40),
        (54, 2, 40), (20, 5, 41), (41, 0, 41), (51, 1, 41), (55, 2, 41), (56, 3, 41), (23, 3,
        42), (32, 1, 42), (24, 3, 43), (33, 1, 43), (57, 4, 43), (25, 3, 44), (34, 1, 44), (58,
        4, 44), (59, 5, 44), (24, 4, 45), (35, 1, 45), (25, 4, 46), (36, 1, 46), (60, 5, 46),
        (25, 5, 47), (37, 1, 47), (27, 4, 48), (38, 1, 48), (57, 2, 48), (28, 4, 49), (39, 1,
        49), (58, 2, 49), (61, 5, 49), (28, 5, 50), (40, 1, 50), (59, 2, 50), (30, 5, 51), (41,
        1, 51), (60, 2, 51), (61, 3, 51), (33, 4, 52), (38, 2, 52), (34, 4, 53), (39, 2, 53),
        (62, 5, 53), (34, 5, 54), (40, 2, 54), (36, 5, 55), (41, 2, 55), (62, 3, 55), (39, 5,
        56), (41, 3, 56), (43, 4, 57), (48, 2, 57), (57, 0, 57), (44, 4, 58), (49, 2, 58), (58,
        0, 58), (63, 5, 58), (44, 5, 59), (50, 2, 59), (59, 0, 59), (46, 5, 60), (51, 2, 60),
        (60, 0, 60), (63, 3, 60), (49, 5, 61), (51, 3, 61), (61, 0, 61), (53, 5, 62), (55, 3,
        62), (62, 0, 62), (63, 1, 62)
    ],
    np.int32,
)
# dP from dD R: terms (i, j, k), 112 with a plus sign first.
_SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS = np.array(
    [
        (0, 1, 1), (0, 2, 2), (1, 7, 2), (0, 3, 3), (1, 8, 3), (2, 12, 3), (0, 4, 4), (1, 9, 4),
        (2, 13, 4), (3, 16, 4), (0, 5, 5), (1, 10, 5), (2, 14, 5), (3, 17, 5), (4, 19, 5), (0,
        6, 6), (1, 11, 6), (2, 15, 6), (3, 18, 6), (4, 20, 6), (5, 21, 6), (2, 22, 8), (2, 23,
        9), (3, 26, 9), (2, 24, 10), (3, 27, 10), (4, 29, 10), (2, 25, 11), (3, 28, 11), (4, 30,
        11), (5, 31, 11), (3, 32, 13), (3, 33, 14), (4, 35, 14), (3, 34, 15), (4, 36, 15), (5,
        37, 15), (4, 38, 17), (4, 39, 18), (5, 40, 18), (5, 41, 20), (0, 22, 22), (0, 23, 23),
        (3, 42, 23), (0, 24, 24), (3, 43, 24), (4, 45, 24), (0, 25, 25), (3, 44, 25), (4, 46,
        25), (5, 47, 25), (0, 26, 26), (0, 27, 27), (4, 48, 27), (0, 28, 28), (4, 49, 28), (5,
        50, 28), (0, 29, 29), (0, 30, 30), (5, 51, 30), (0, 31, 31), (0, 32, 32), (1, 42, 32),
        (0, 33, 33), (1, 43, 33), (4, 52, 33), (0, 34, 34), (1, 44, 34), (4, 53, 34), (5, 54,
        34), (0, 35, 35), (1, 45, 35), (0, 36, 36), (1, 46, 36), (5, 55, 36), (0, 37, 37), (1,
        47, 37), (0, 38, 38), (1, 48, 38), (2, 52, 38), (0, 39, 39), (1, 49, 39), (2, 53, 39),
        (5, 56, 39), (0, 40, 40), (1, 50, 40), (2, 54, 40), (0, 41, 41), (1, 51, 41), (2, 55,
        41), (3, 56, 41), (4, 57, 43), (4, 58, 44), (5, 59, 44), (5, 60, 46), (2, 57, 48), (2,
        58, 49), (5, 61, 49), (2, 59, 50), (2, 60, 51), (3, 61, 51), (5, 62, 53), (3, 62, 55),
        (0, 57, 57), (0, 58, 58), (5, 63, 58), (0, 59, 59), (0, 60, 60), (3, 63, 60), (0, 61,
        61), (0, 62, 62), (1, 63, 62), (1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 4, 0), (5, 5, 0),
        (6, 6, 0), (2, 7, 1), (3, 8, 1), (4, 9, 1), (5, 10, 1), (6, 11, 1), (3, 12, 2), (4, 13,
        2), (5, 14, 2), (6, 15, 2), (4, 16, 3), (5, 17, 3), (6, 18, 3), (5, 19, 4), (6, 20, 4),
        (6, 21, 5), (3, 22, 7), (4, 23, 7), (5, 24, 7), (6, 25, 7), (4, 26, 8), (5, 27, 8), (6,
        28, 8), (5, 29, 9), (6, 30, 9), (6, 31, 10), (1, 22, 12), (4, 32, 12), (5, 33, 12), (6,
        34, 12), (1, 23, 13), (5, 35, 13), (6, 36, 13), (1, 24, 14), (6, 37, 14), (1, 25, 15),
        (1, 26, 16), (2, 32, 16), (5, 38, 16), (6, 39, 16), (1, 27, 17), (2, 33, 17), (6, 40,
        17), (1, 28, 18), (2, 34, 18), (1, 29, 19), (2, 35, 19), (3, 38, 19), (6, 41, 19), (1,
        30, 20), (2, 36, 20), (3, 39, 20), (1, 31, 21), (2, 37, 21), (3, 40, 21), (4, 41, 21),
        (4, 42, 22), (5, 43, 22), (6, 44, 22), (5, 45, 23), (6, 46, 23), (6, 47, 24), (2, 42,
        26), (5, 48, 26), (6, 49, 26), (2, 43, 27), (6, 50, 27), (2, 44, 28), (2, 45, 29), (3,
        48, 29), (6, 51, 29), (2, 46, 30), (3, 49, 30), (2, 47, 31), (3, 50, 31), (4, 51, 31),
        (5, 52, 32), (6, 53, 32), (6, 54, 33), (3, 52, 35), (6, 55, 35), (3, 53, 36), (3, 54,
        37), (4, 55, 37), (6, 56, 38), (4, 56, 40), (5, 57, 42), (6, 58, 42), (6, 59, 43), (3,
        57, 45), (6, 60, 45), (3, 58, 46), (3, 59, 47), (4, 60, 47), (6, 61, 48), (4, 61, 50),
        (1, 57, 52), (6, 62, 52), (1, 58, 53), (1, 59, 54), (4, 62, 54), (1, 60, 55), (1, 61,
        56), (2, 62, 56), (6, 63, 57), (4, 63, 59), (2, 63, 61)
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
    """Run the table form: 1771 multiplications, 1771 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((7, 32), g.dtype)
    tile_R = np.empty((64, 32), g.dtype)
    tile_x = np.empty((7, 32), g.dtype)
    tile_P = np.empty((63, 32), g.dtype)
    tile_dD = np.empty((7, 32), g.dtype)
    tile_dP = np.empty((63, 32), g.dtype)
    tile_dR = np.empty((64, 32), g.dtype)
    tile_dR2 = np.empty((64, 32), g.dtype)
    tile_dx = np.empty((7, 32), g.dtype)
    tile_dR3 = np.empty((64, 32), g.dtype)
    tile_dx2 = np.empty((7, 32), g.dtype)
    lanes_dR = np.zeros((64, 32), g.dtype)
    lanes_dx = np.zeros((7, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(64):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        # dD from g
        for k in range(7):
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
        # dP from dD R
        for k in range(63):
            for e in range(width):
                tile_dP[k, e] = 0
        for term in range(112):
            i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 0]
            j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 1]
            k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 2]
            for e in range(width):
                tile_dP[k, e] += tile_dD[i, e] * tile_R[j, e]
        for term in range(112, 224):
            i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 0]
            j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 1]
            k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 2]
            for e in range(width):
                tile_dP[k, e] -= tile_dD[i, e] * tile_R[j, e]
        if dR_step >= 0:
            # P from R x
            for k in range(63):
                for e in range(width):
                    tile_P[k, e] = 0
            for term in range(252):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                for e in range(width):
                    tile_P[k, e] += tile_R[i, e] * tile_x[j, e]
            for term in range(252, 441):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                for e in range(width):
                    tile_P[k, e] -= tile_R[i, e] * tile_x[j, e]
            # dR from dD P
            for k in range(64):
                for e in range(width):
                    tile_dR[k, e] = 0
            for term in range(112):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 2]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 1]
                for e in range(width):
                    tile_dR[k, e] += tile_dD[i, e] * tile_P[j, e]
            for term in range(112, 224):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 0]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 2]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_DP_TERMS[term, 1]
                for e in range(width):
                    tile_dR[k, e] -= tile_dD[i, e] * tile_P[j, e]
            # dR2 from dP x
            for k in range(64):
                for e in range(width):
                    tile_dR2[k, e] = 0
            for term in range(252):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                for e in range(width):
                    tile_dR2[k, e] += tile_dP[i, e] * tile_x[j, e]
            for term in range(252, 441):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                for e in range(width):
                    tile_dR2[k, e] -= tile_dP[i, e] * tile_x[j, e]
            # dR3 = dR + dR2
            for k in range(64):
                for e in range(width):
                    tile_dR3[k, e] = tile_dR[k, e] + tile_dR2[k, e]
            if dR_step:
                for e in range(width):
                    for k in range(64):
                        dR[(start + e) * dR_step + k] = tile_dR3[k, e]
            else:
                _add_tile(tile_dR3, lanes_dR, width)
        if dx_step >= 0:
            # dx from dP R
            for k in range(7):
                for e in range(width):
                    tile_dx[k, e] = 0
            for term in range(252):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                for e in range(width):
                    tile_dx[k, e] += tile_dP[i, e] * tile_R[j, e]
            for term in range(252, 441):
                i = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 2]
                j = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 0]
                k = _SANDWICH_UNIT__EVEN__VECTOR__VJP_P_TERMS[term, 1]
                for e in range(width):
                    tile_dx[k, e] -= tile_dP[i, e] * tile_R[j, e]
            # dx2 = g + dx
            for k in range(7):
                for e in range(width):
                    tile_dx2[k, e] = tile_g[k, e] + tile_dx[k, e]
            if dx_step:
                for e in range(width):
                    for k in range(7):
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

    g : (..., 7), the gradient of the result
    R : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 7), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__vector__vjp, 7, (64, 7), g, (R, x), wanted, threads)


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
    """Run the spinor form: 5760 multiplications, 7040 additions."""
    want_r = dr_step >= 0
    want_x = dx_step >= 0
    want_s = ds_step >= 0
    sums = np.empty(128, g.dtype)
    columns_g = np.empty(128, g.dtype)
    columns_s = np.empty(64, g.dtype)
    planes_0 = np.empty(128, g.dtype)
    columns_x = np.empty(128, g.dtype)
    total_0 = np.empty(64, g.dtype)
    columns_r = np.empty(64, g.dtype)
    planes_1 = np.empty(128, g.dtype)
    total_1 = np.empty(128, g.dtype)
    total_2 = np.empty(64, g.dtype)
    if count == 0:
        for i in range(dr.size):
            dr[i] = 0
        for i in range(dx.size):
            dx[i] = 0
        for i in range(ds.size):
            ds[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 2)
        _turn(sums, columns_g, 2)
        if (want_r or want_x) and (s_step or e == 0):
            _put(s, e * s_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_s, 1)
        if want_r:
            _multiply_2_1(columns_g, columns_s, planes_0)
        if want_r or want_s:
            _put(x, e * x_step, _PLACES_6, _SIGNS_6, sums)
            _hadamard(sums, 2)
            _turn(sums, columns_x, 2)
        if want_r:
            if r_step or e == 0:
                for i in range(64):
                    total_0[i] = 0
            _multiply_2_2_to_1_add(planes_0, columns_x, total_0)
            if r_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dr, e * r_step)
        if (want_x or want_s) and (r_step or e == 0):
            _put(r, e * r_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_r, 1)
        if want_x or want_s:
            _multiply_1_2(columns_r, columns_g, planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(128):
                    total_1[i] = 0
            _multiply_2_1_add(planes_1, columns_s, total_1)
            if x_step or e == count - 1:
                _turn(total_1, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_2, _SIGNS_2, dx, e * x_step)
        if want_s:
            if s_step or e == 0:
                for i in range(64):
                    total_2[i] = 0
            _multiply_2_2_to_1_add(columns_x, planes_1, total_2)
            if s_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_7, _SIGNS_7, ds, e * s_step)


def sandwich2__even__full__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__even__full__even(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 128), the gradient of the result
    r : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    s : (..., 64), even: grades 0, 2, 4, 6
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__even__full__even__vjp,
        128,
        (64, 128, 64),
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
    """Run the spinor form: 3008 multiplications, 3904 additions."""
    want_r = dr_step >= 0
    want_x = dx_step >= 0
    want_s = ds_step >= 0
    sums = np.empty(64, g.dtype)
    columns_g = np.empty(64, g.dtype)
    columns_s = np.empty(64, g.dtype)
    planes_0 = np.empty(64, g.dtype)
    columns_x = np.empty(64, g.dtype)
    total_0 = np.empty(64, g.dtype)
    columns_r = np.empty(64, g.dtype)
    planes_1 = np.empty(64, g.dtype)
    total_1 = np.empty(64, g.dtype)
    total_2 = np.empty(64, g.dtype)
    if count == 0:
        for i in range(dr.size):
            dr[i] = 0
        for i in range(dx.size):
            dx[i] = 0
        for i in range(ds.size):
            ds[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_3, _SIGNS_3, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if (want_r or want_x) and (s_step or e == 0):
            _put(s, e * s_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_s, 1)
        if want_r:
            _multiply_1_1(columns_g, columns_s, planes_0)
        if want_r or want_s:
            _put(x, e * x_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_x, 1)
        if want_r:
            if r_step or e == 0:
                for i in range(64):
                    total_0[i] = 0
            _multiply_1_1_add(planes_0, columns_x, total_0)
            if r_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dr, e * r_step)
        if (want_x or want_s) and (r_step or e == 0):
            _put(r, e * r_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_r, 1)
        if want_x or want_s:
            _multiply_1_1(columns_r, columns_g, planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(64):
                    total_1[i] = 0
            _multiply_1_1_add(planes_1, columns_s, total_1)
            if x_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, dx, e * x_step)
        if want_s:
            if s_step or e == 0:
                for i in range(64):
                    total_2[i] = 0
            _multiply_1_1_add(columns_x, planes_1, total_2)
            if s_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_7, _SIGNS_7, ds, e * s_step)


def sandwich2__even__even__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__even__even__even(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 64), the gradient of the result
    r : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 64), even: grades 0, 2, 4, 6
    s : (..., 64), even: grades 0, 2, 4, 6
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__even__even__even__vjp,
        64,
        (64, 64, 64),
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
    """Run the spinor form: 8576 multiplications, 13248 additions."""
    want_r = dr_step >= 0
    want_x = dx_step >= 0
    want_s = ds_step >= 0
    sums = np.empty(128, g.dtype)
    columns = np.empty(128, g.dtype)
    work_0 = np.empty(192, g.dtype)
    work_1 = np.empty(192, g.dtype)
    right_s = np.empty(192, g.dtype)
    planes = np.empty(128, g.dtype)
    parts = np.empty(192, g.dtype)
    work_2 = np.empty(192, g.dtype)
    work_3 = np.empty(192, g.dtype)
    total_0 = np.empty(192, g.dtype)
    left_r = np.empty(192, g.dtype)
    total_1 = np.empty(192, g.dtype)
    total_2 = np.empty(192, g.dtype)
    if count == 0:
        for i in range(dr.size):
            dr[i] = 0
        for i in range(dx.size):
            dx[i] = 0
        for i in range(ds.size):
            ds[i] = 0
    for e in range(count):
        _put(g, e * g_step, _PLACES_0, _SIGNS_0, sums)
        _hadamard(sums, 2)
        _turn(sums, columns, 2)
        if want_r:
            _expand_left_3_both(columns, work_0)
        if want_x or want_s:
            _expand_right_3_both(columns, work_1)
        if (want_r or want_x) and (s_step or e == 0):
            _put(s, e * s_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_right_3_both(columns, right_s)
        if want_r:
            _multiply_3_3(work_0, right_s, parts)
            _collect_3_both(parts, planes)
            _expand_left_3_both(planes, work_0)
        if want_r or want_s:
            _put(x, e * x_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            if want_r:
                _expand_right_3_both(columns, work_2)
            if want_s:
                _expand_left_3_both(columns, work_3)
        if want_r:
            if r_step or e == 0:
                for i in range(192):
                    total_0[i] = 0
            _multiply_3_3_add(work_0, work_2, total_0)
            if r_step or e == count - 1:
                _collect_3_both(total_0, planes)
                _turn(planes, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_2, _SIGNS_2, dr, e * r_step)
        if (want_x or want_s) and (r_step or e == 0):
            _put(r, e * r_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_left_3_both(columns, left_r)
        if want_x or want_s:
            _multiply_3_3(left_r, work_1, parts)
            _collect_3_both(parts, planes)
            if want_x:
                _expand_left_3_both(planes, work_1)
            if want_s:
                _expand_right_3_both(planes, work_2)
        if want_x:
            if x_step or e == 0:
                for i in range(192):
                    total_1[i] = 0
            _multiply_3_3_add(work_1, right_s, total_1)
            if x_step or e == count - 1:
                _collect_3_both(total_1, planes)
                _turn(planes, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_2, _SIGNS_2, dx, e * x_step)
        if want_s:
            if s_step or e == 0:
                for i in range(192):
                    total_2[i] = 0
            _multiply_3_3_add(work_3, work_2, total_2)
            if s_step or e == count - 1:
                _collect_3_both(total_2, planes)
                _turn(planes, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_8, _SIGNS_8, ds, e * s_step)


def sandwich2__full__full__full__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__full__full__full(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 128), the gradient of the result
    r : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    x : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    s : (..., 128), full: grades 0, 1, 2, 3, 4, 5, 6, 7
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__full__full__full__vjp,
        128,
        (128, 128, 128),
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
    """Run the spinor form: 5376 multiplications, 5888 additions."""
    want_r = dr_step >= 0
    want_x = dx_step >= 0
    want_s = ds_step >= 0
    sums = np.empty(64, g.dtype)
    columns_s = np.empty(64, g.dtype)
    planes_0 = np.empty(128, g.dtype)
    planes_x = np.empty(128, g.dtype)
    total_0 = np.empty(64, g.dtype)
    columns_r = np.empty(64, g.dtype)
    planes_1 = np.empty(128, g.dtype)
    total_1 = np.empty(128, g.dtype)
    total_2 = np.empty(64, g.dtype)
    if count == 0:
        for i in range(dr.size):
            dr[i] = 0
        for i in range(dx.size):
            dx[i] = 0
        for i in range(ds.size):
            ds[i] = 0
    for e in range(count):
        if (want_r or want_x) and (s_step or e == 0):
            _put(s, e * s_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_s, 1)
        if want_r:
            _multiply_2_1(g[e * g_step : e * g_step + 128], columns_s, planes_0)
        if want_r or want_s:
            _transpose(x[e * x_step : e * x_step + 128], planes_x, _SIGNS_P0)
        if want_r:
            if r_step or e == 0:
                for i in range(64):
                    total_0[i] = 0
            _multiply_2_2_to_1_add(planes_0, planes_x, total_0)
            if r_step or e == count - 1:
                _turn(total_0, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_3, _SIGNS_3, dr, e * r_step)
        if (want_x or want_s) and (r_step or e == 0):
            _put(r, e * r_step, _PLACES_4, _SIGNS_4, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_r, 1)
        if want_x or want_s:
            _multiply_1_2(columns_r, g[e * g_step : e * g_step + 128], planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(128):
                    total_1[i] = 0
            _multiply_2_1_add(planes_1, columns_s, total_1)
            if x_step or e == count - 1:
                for i in range(128):
                    dx[uintp(e * x_step + i)] = total_1[i]
        if want_s:
            if s_step or e == 0:
                for i in range(64):
                    total_2[i] = 0
            _multiply_2_2_to_1_add(planes_x, planes_1, total_2)
            if s_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_4, _SIGNS_4, ds, e * s_step)


def sandwich2_spinor__even__full__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2_spinor__even__full__even(r, x, s)> in all operands.

    Of the to_spinor(r from_spinor(x) ~s)

    g : (..., 128), the gradient of the result
    r : (..., 64), even: grades 0, 2, 4, 6
    x : (..., 128)
    s : (..., 64), even: grades 0, 2, 4, 6
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2_spinor__even__full__even__vjp,
        128,
        (64, 128, 64),
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
