"""Gradients of the kernels of Cl(9,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = 1, e6*e6 = 1, e7*e7 = 1, e8*e8 = 1,
e9*e9 = 1.

kernel                              form      operations per element
gp__full__full                      spinor    18944 multiplications, 29696 additions
gp__even__even                      spinor    9472 multiplications, 13312 additions
gp__even__full                      spinor    18432 multiplications, 24576 additions
gp__full__even                      spinor    18432 multiplications, 24576 additions
sandwich_unit__even__full           spinor    43520 multiplications, 51200 additions
sandwich_unit__even__even           spinor    22272 multiplications, 27648 additions
sandwich_unit__even__vector         spinor    22272 multiplications, 27648 additions
sandwich2__even__full__even         spinor    43520 multiplications, 51200 additions
sandwich2__even__even__even         spinor    22272 multiplications, 27648 additions
sandwich2__full__full__full         spinor    44544 multiplications, 62976 additions
sandwich2_spinor__even__full__even  spinor    41984 multiplications, 45056 additions

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor

NAME__vjp(g, *operands) returns what reverse-mode differentiation sends back to the operands of
NAME where it sends g to its result: gradients of real kernels in the shapes of the operands, summed
over the axes along which an operand was repeated, in an order that does not depend on threads.
``wanted`` says for each operand whether to compute its gradient. A sandwich that is not unit has
gradient 0 where R is no invertible versor; norm has gradient 0 where it is 0.
"""

# gaforge-signature: 9,0,0
# gaforge-target: vjp
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 9,0,0 --target vjp
# gaforge-operations: 305664 multiplications, 385536 additions in all
# gaforge-proof: 11 of 11 kernels, source executed on integers modulo primes
# gaforge-inputs: sha256:72d3dd78863c94ba7f3ef8cdc1d640f9e85c75a78b362acb2d15eb3796e7deec
# gaforge-content: sha256:feafe660ac2976bd2bb79daf42e611593ab0705891808a8b596f0a046118a74c

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
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 1, -1, -1, 1, 1, -1, -1, 1, 1), 0, 1
)
_PLACES_2, _SIGNS_2 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 0, 32
)
_PLACES_3, _SIGNS_3 = _blades((0, 2, 4, 6, 8), (1, 1, 1, 1, 1), 0, 1)
_PLACES_4, _SIGNS_4 = _blades((0, 2, 4, 6, 8), (1, -1, 1, -1, 1), 0, 1)
_PLACES_5, _SIGNS_5 = _blades((0, 2, 4, 6, 8), (1, 1, 1, 1, 1), 0, 16)
_PLACES_6, _SIGNS_6 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 0, 16
)
_PLACES_7, _SIGNS_7 = _blades((0, 2, 4, 6, 8), (1, -1, 1, -1, 1), 0, 16)
_PLACES_8, _SIGNS_8 = _blades((1,), (1,), 1, 1)
_PLACES_9, _SIGNS_9 = _blades((0, 2, 4, 6, 8), (1, 1, 1, 1, 1), 2, 16)
_PLACES_10, _SIGNS_10 = _blades((1,), (1,), 1, 16)
_PLACES_11, _SIGNS_11 = _blades((0, 2, 4, 6, 8), (1, -1, 1, -1, 1), 2, 16)
_PLACES_12, _SIGNS_12 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 0, 64
)
_PLACES_13, _SIGNS_13 = _blades(
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 1, -1, -1, 1, 1, -1, -1, 1, 1), 0, 64
)
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
def _multiply_2_2_add(left, right, out):
    """Add products: out[l, i] += sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p * 256
        second = p * 256
        third = p * 256
        source_0 = second
        target = third
        for l in range(0, 16, 4):
            for i in range(16):
                a = left[uintp(first + i)]
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
def _multiply_2_2_to_1_add(left, right, out):
    """Add products: out[l, i] += sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p * 256
        second = p * 256
        third = p % 1 * 256
        source_0 = second
        target = third
        for l in range(0, 16, 4):
            for i in range(16):
                a = left[uintp(first + i)]
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
def _multiply_1_2_add(left, right, out):
    """Add products: out[l, i] += sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p % 1 * 256
        second = p * 256
        third = p * 256
        source_0 = second
        target = third
        for l in range(0, 16, 4):
            for i in range(16):
                a = left[uintp(first + i)]
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
def _multiply_2_1_add(left, right, out):
    """Add products: out[l, i] += sum over t of left[t, i] right[l, t]."""
    for p in range(2):
        first = p * 256
        second = p % 1 * 256
        third = p * 256
        source_0 = second
        target = third
        for l in range(0, 16, 4):
            for i in range(16):
                a = left[uintp(first + i)]
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
def _take_more(sums, places, signs, out, start):
    """Add the coefficients of one element to what is there."""
    for i in range(places.size):
        out[uintp(start + i)] += sums[uintp(places[i])] * signs[i]


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
    """Run the spinor form: 18944 multiplications, 29696 additions."""
    want_a = da_step >= 0
    want_b = db_step >= 0
    sums = np.empty(512, g.dtype)
    columns = np.empty(512, g.dtype)
    work_0 = np.empty(512, g.dtype)
    work_1 = np.empty(512, g.dtype)
    right_b = np.empty(512, g.dtype)
    total_0 = np.empty(512, g.dtype)
    planes = np.empty(512, g.dtype)
    left_a = np.empty(512, g.dtype)
    total_1 = np.empty(512, g.dtype)
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
            _expand_left_2_both(columns, work_0)
        if want_b:
            _expand_right_2_both(columns, work_1)
        if want_a and (b_step or e == 0):
            _put(b, e * b_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_right_2_both(columns, right_b)
        if want_a:
            if a_step or e == 0:
                for i in range(512):
                    total_0[i] = 0
            _multiply_2_2_add(work_0, right_b, total_0)
            if a_step or e == count - 1:
                _collect_2_both(total_0, planes)
                _turn(planes, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_2, _SIGNS_2, da, e * a_step)
        if want_b and (a_step or e == 0):
            _put(a, e * a_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_left_2_both(columns, left_a)
        if want_b:
            if b_step or e == 0:
                for i in range(512):
                    total_1[i] = 0
            _multiply_2_2_add(left_a, work_1, total_1)
            if b_step or e == count - 1:
                _collect_2_both(total_1, planes)
                _turn(planes, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_2, _SIGNS_2, db, e * b_step)


def gp__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__full__full(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 512), the gradient of the result
    a : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    b : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__full__full__vjp, 512, (512, 512), g, (a, b), wanted, threads)


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
        _put(g, e * g_step, _PLACES_3, _SIGNS_3, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if want_a and (b_step or e == 0):
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

    g : (..., 256), the gradient of the result
    a : (..., 256), even: grades 0, 2, 4, 6, 8
    b : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__even__even__vjp, 256, (256, 256), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__even__full__vjp(
    count,
    g, g_step,
    a, a_step,
    b, b_step,
    da, da_step,
    db, db_step,
):
    """Run the spinor form: 18432 multiplications, 24576 additions."""
    want_a = da_step >= 0
    want_b = db_step >= 0
    sums = np.empty(512, g.dtype)
    columns_g = np.empty(512, g.dtype)
    columns_b = np.empty(512, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_a = np.empty(256, g.dtype)
    total_1 = np.empty(512, g.dtype)
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
            _put(b, e * b_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns_b, 2)
        if want_a:
            if a_step or e == 0:
                for i in range(256):
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
                for i in range(512):
                    total_1[i] = 0
            _multiply_1_2_add(columns_a, columns_g, total_1)
            if b_step or e == count - 1:
                _turn(total_1, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_6, _SIGNS_6, db, e * b_step)


def gp__even__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__even__full(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 512), the gradient of the result
    a : (..., 256), even: grades 0, 2, 4, 6, 8
    b : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__even__full__vjp, 512, (256, 512), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _gp__full__even__vjp(
    count,
    g, g_step,
    a, a_step,
    b, b_step,
    da, da_step,
    db, db_step,
):
    """Run the spinor form: 18432 multiplications, 24576 additions."""
    want_a = da_step >= 0
    want_b = db_step >= 0
    sums = np.empty(512, g.dtype)
    columns_g = np.empty(512, g.dtype)
    columns_b = np.empty(256, g.dtype)
    total_0 = np.empty(512, g.dtype)
    columns_a = np.empty(512, g.dtype)
    total_1 = np.empty(256, g.dtype)
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
                for i in range(512):
                    total_0[i] = 0
            _multiply_2_1_add(columns_g, columns_b, total_0)
            if a_step or e == count - 1:
                _turn(total_0, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_6, _SIGNS_6, da, e * a_step)
        if want_b and (a_step or e == 0):
            _put(a, e * a_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns_a, 2)
        if want_b:
            if b_step or e == 0:
                for i in range(256):
                    total_1[i] = 0
            _multiply_2_2_to_1_add(columns_a, columns_g, total_1)
            if b_step or e == count - 1:
                _turn(total_1, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_5, _SIGNS_5, db, e * b_step)


def gp__full__even__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__full__even(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 512), the gradient of the result
    a : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    b : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__full__even__vjp, 512, (512, 256), g, (a, b), wanted, threads)


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
    """Run the spinor form: 43520 multiplications, 51200 additions."""
    want_R = dR_step >= 0
    want_x = dx_step >= 0
    sums = np.empty(512, g.dtype)
    columns_g = np.empty(512, g.dtype)
    columns_R = np.empty(256, g.dtype)
    planes_0 = np.empty(512, g.dtype)
    columns_x = np.empty(512, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_R_1 = np.empty(256, g.dtype)
    planes_1 = np.empty(512, g.dtype)
    total_1 = np.empty(512, g.dtype)
    total_2 = np.empty(256, g.dtype)
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
            _put(x, e * x_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns_x, 2)
        if want_R:
            if R_step or e == 0:
                for i in range(256):
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
                for i in range(512):
                    total_1[i] = 0
            _multiply_2_1_add(planes_1, columns_R, total_1)
            if x_step or e == count - 1:
                _turn(total_1, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_6, _SIGNS_6, dx, e * x_step)
        if want_R:
            if R_step or e == 0:
                for i in range(256):
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

    g : (..., 512), the gradient of the result
    R : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__full__vjp, 512, (256, 512), g, (R, x), wanted, threads)


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
                for i in range(256):
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
                _take_more(sums, _PLACES_7, _SIGNS_7, dR, e * R_step)


def sandwich_unit__even__even__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__even(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a
    unit versor

    g : (..., 256), the gradient of the result
    R : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__even__vjp, 256, (256, 256), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy", fastmath={"contract"})
def _sandwich_unit__even__vector__vjp(
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
        _put(g, e * g_step, _PLACES_8, _SIGNS_8, sums)
        _hadamard(sums, 1)
        _turn(sums, columns_g, 1)
        if R_step or e == 0:
            _put(R, e * R_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_R, 1)
        if want_R:
            _multiply_1_1(columns_g, columns_R, planes_0)
        if want_R:
            for i in range(256):
                sums[i] = 0
            _put(x, e * x_step, _PLACES_8, _SIGNS_8, sums)
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
                _take(sums, _PLACES_9, _SIGNS_9, dR, e * R_step)
        if R_step or e == 0:
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
                _take(sums, _PLACES_10, _SIGNS_10, dx, e * x_step)
        if want_R:
            if R_step or e == 0:
                for i in range(256):
                    total_2[i] = 0
            _multiply_1_1_add(columns_x, planes_1, total_2)
            if R_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take_more(sums, _PLACES_11, _SIGNS_11, dR, e * R_step)


def sandwich_unit__even__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__vector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a
    unit versor

    g : (..., 9), the gradient of the result
    R : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 9), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__vector__vjp, 9, (256, 9), g, (R, x), wanted, threads)


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
    """Run the spinor form: 43520 multiplications, 51200 additions."""
    want_r = dr_step >= 0
    want_x = dx_step >= 0
    want_s = ds_step >= 0
    sums = np.empty(512, g.dtype)
    columns_g = np.empty(512, g.dtype)
    columns_s = np.empty(256, g.dtype)
    planes_0 = np.empty(512, g.dtype)
    columns_x = np.empty(512, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_r = np.empty(256, g.dtype)
    planes_1 = np.empty(512, g.dtype)
    total_1 = np.empty(512, g.dtype)
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
        _hadamard(sums, 2)
        _turn(sums, columns_g, 2)
        if (want_r or want_x) and (s_step or e == 0):
            _put(s, e * s_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_s, 1)
        if want_r:
            _multiply_2_1(columns_g, columns_s, planes_0)
        if want_r or want_s:
            _put(x, e * x_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns_x, 2)
        if want_r:
            if r_step or e == 0:
                for i in range(256):
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
                for i in range(512):
                    total_1[i] = 0
            _multiply_2_1_add(planes_1, columns_s, total_1)
            if x_step or e == count - 1:
                _turn(total_1, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_6, _SIGNS_6, dx, e * x_step)
        if want_s:
            if s_step or e == 0:
                for i in range(256):
                    total_2[i] = 0
            _multiply_2_2_to_1_add(columns_x, planes_1, total_2)
            if s_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_7, _SIGNS_7, ds, e * s_step)


def sandwich2__even__full__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__even__full__even(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 512), the gradient of the result
    r : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    s : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__even__full__even__vjp,
        512,
        (256, 512, 256),
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
                for i in range(256):
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
                _take(sums, _PLACES_7, _SIGNS_7, ds, e * s_step)


def sandwich2__even__even__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__even__even__even(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 256), the gradient of the result
    r : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 256), even: grades 0, 2, 4, 6, 8
    s : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__even__even__even__vjp,
        256,
        (256, 256, 256),
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
    """Run the spinor form: 44544 multiplications, 62976 additions."""
    want_r = dr_step >= 0
    want_x = dx_step >= 0
    want_s = ds_step >= 0
    sums = np.empty(512, g.dtype)
    columns = np.empty(512, g.dtype)
    work_0 = np.empty(512, g.dtype)
    work_1 = np.empty(512, g.dtype)
    right_s = np.empty(512, g.dtype)
    planes = np.empty(512, g.dtype)
    parts = np.empty(512, g.dtype)
    work_2 = np.empty(512, g.dtype)
    work_3 = np.empty(512, g.dtype)
    total_0 = np.empty(512, g.dtype)
    left_r = np.empty(512, g.dtype)
    total_1 = np.empty(512, g.dtype)
    total_2 = np.empty(512, g.dtype)
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
            _expand_left_2_both(columns, work_0)
        if want_x or want_s:
            _expand_right_2_both(columns, work_1)
        if (want_r or want_x) and (s_step or e == 0):
            _put(s, e * s_step, _PLACES_0, _SIGNS_0, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_right_2_both(columns, right_s)
        if want_r:
            _multiply_2_2(work_0, right_s, parts)
            _collect_2_both(parts, planes)
            _expand_left_2_both(planes, work_0)
        if want_r or want_s:
            _put(x, e * x_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            if want_r:
                _expand_right_2_both(columns, work_2)
            if want_s:
                _expand_left_2_both(columns, work_3)
        if want_r:
            if r_step or e == 0:
                for i in range(512):
                    total_0[i] = 0
            _multiply_2_2_add(work_0, work_2, total_0)
            if r_step or e == count - 1:
                _collect_2_both(total_0, planes)
                _turn(planes, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_12, _SIGNS_12, dr, e * r_step)
        if (want_x or want_s) and (r_step or e == 0):
            _put(r, e * r_step, _PLACES_1, _SIGNS_1, sums)
            _hadamard(sums, 2)
            _turn(sums, columns, 2)
            _expand_left_2_both(columns, left_r)
        if want_x or want_s:
            _multiply_2_2(left_r, work_1, parts)
            _collect_2_both(parts, planes)
            if want_x:
                _expand_left_2_both(planes, work_1)
            if want_s:
                _expand_right_2_both(planes, work_2)
        if want_x:
            if x_step or e == 0:
                for i in range(512):
                    total_1[i] = 0
            _multiply_2_2_add(work_1, right_s, total_1)
            if x_step or e == count - 1:
                _collect_2_both(total_1, planes)
                _turn(planes, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_12, _SIGNS_12, dx, e * x_step)
        if want_s:
            if s_step or e == 0:
                for i in range(512):
                    total_2[i] = 0
            _multiply_2_2_add(work_3, work_2, total_2)
            if s_step or e == count - 1:
                _collect_2_both(total_2, planes)
                _turn(planes, sums, 2)
                _hadamard(sums, 2)
                _take(sums, _PLACES_13, _SIGNS_13, ds, e * s_step)


def sandwich2__full__full__full__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__full__full__full(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 512), the gradient of the result
    r : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    x : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    s : (..., 512), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__full__full__full__vjp,
        512,
        (512, 512, 512),
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
    """Run the spinor form: 41984 multiplications, 45056 additions."""
    want_r = dr_step >= 0
    want_x = dx_step >= 0
    want_s = ds_step >= 0
    sums = np.empty(256, g.dtype)
    columns_s = np.empty(256, g.dtype)
    planes_0 = np.empty(512, g.dtype)
    planes_x = np.empty(512, g.dtype)
    total_0 = np.empty(256, g.dtype)
    columns_r = np.empty(256, g.dtype)
    planes_1 = np.empty(512, g.dtype)
    total_1 = np.empty(512, g.dtype)
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
            _put(s, e * s_step, _PLACES_3, _SIGNS_3, sums)
            _hadamard(sums, 1)
            _turn(sums, columns_s, 1)
        if want_r:
            _multiply_2_1(g[e * g_step : e * g_step + 512], columns_s, planes_0)
        if want_r or want_s:
            _transpose(x[e * x_step : e * x_step + 512], planes_x, _SIGNS_P0)
        if want_r:
            if r_step or e == 0:
                for i in range(256):
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
            _multiply_1_2(columns_r, g[e * g_step : e * g_step + 512], planes_1)
        if want_x:
            if x_step or e == 0:
                for i in range(512):
                    total_1[i] = 0
            _multiply_2_1_add(planes_1, columns_s, total_1)
            if x_step or e == count - 1:
                for i in range(512):
                    dx[uintp(e * x_step + i)] = total_1[i]
        if want_s:
            if s_step or e == 0:
                for i in range(256):
                    total_2[i] = 0
            _multiply_2_2_to_1_add(planes_x, planes_1, total_2)
            if s_step or e == count - 1:
                _turn(total_2, sums, 1)
                _hadamard(sums, 1)
                _take(sums, _PLACES_4, _SIGNS_4, ds, e * s_step)


def sandwich2_spinor__even__full__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2_spinor__even__full__even(r, x, s)> in all operands.

    Of the to_spinor(r from_spinor(x) ~s)

    g : (..., 512), the gradient of the result
    r : (..., 256), even: grades 0, 2, 4, 6, 8
    x : (..., 512)
    s : (..., 256), even: grades 0, 2, 4, 6, 8
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2_spinor__even__full__even__vjp,
        512,
        (256, 512, 256),
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
