"""Gradients of the kernels of Cl(2,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1.
Blades: 1 e1 e2 e12

kernel                           form      operations per element
gp__full__full                   unrolled  32 multiplications, 24 additions
gp__even__even                   unrolled  8 multiplications, 4 additions
gp__even__vector                 unrolled  8 multiplications, 4 additions
gp__vector__vector               unrolled  8 multiplications, 4 additions
gp__vector__full                 unrolled  16 multiplications, 10 additions
op__full__full                   unrolled  18 multiplications, 10 additions
ip__full__full                   unrolled  14 multiplications, 8 additions
ip_symmetric__full__full         unrolled  28 multiplications, 20 additions
lc__full__full                   unrolled  18 multiplications, 10 additions
rc__full__full                   unrolled  18 multiplications, 10 additions
sp__full__full                   unrolled  8 multiplications
rp__full__full                   unrolled  18 multiplications, 10 additions
cp__full__full                   unrolled  12 multiplications, 6 additions
acp__full__full                  unrolled  20 multiplications, 12 additions
reverse__full                    unrolled  none
involute__full                   unrolled  none
conjugate__full                  unrolled  none
dual__full                       unrolled  none
undual__full                     unrolled  none
hodge__full                      unrolled  none
unhodge__full                    unrolled  none
normsq__full                     unrolled  8 multiplications
normsq__even                     unrolled  4 multiplications
normsq__vector                   unrolled  4 multiplications
norm__full                       unrolled  13 multiplications, 4 additions, 1 divisions, 1 roots
norm__even                       unrolled  7 multiplications, 2 additions, 1 divisions, 1 roots
norm__vector                     unrolled  7 multiplications, 2 additions, 1 divisions, 1 roots
inv__full                        unrolled  16 multiplications, 10 additions, 5 divisions
inv__even                        unrolled  8 multiplications, 4 additions, 3 divisions
inv__vector                      unrolled  8 multiplications, 4 additions, 3 divisions
sandwich_unit__full__full        unrolled  39 multiplications, 22 additions
sandwich_unit__even__scalar      unrolled  none
sandwich_unit__even__vector      unrolled  18 multiplications, 10 additions
sandwich_unit__even__bivector    unrolled  none
sandwich_unit__even__even        unrolled  none
sandwich_unit__even__full        unrolled  18 multiplications, 10 additions
sandwich_unit__vector__scalar    unrolled  none
sandwich_unit__vector__vector    unrolled  12 multiplications, 6 additions
sandwich_unit__vector__bivector  unrolled  10 multiplications, 3 additions
sandwich_unit__vector__even      unrolled  11 multiplications, 4 additions
sandwich_unit__vector__full      unrolled  23 multiplications, 12 additions
sandwich__full__full             unrolled  112 multiplications, 86 additions, 5 divisions
sandwich__even__scalar           unrolled  19 multiplications, 7 additions, 2 divisions
sandwich__even__vector           unrolled  32 multiplications, 18 additions, 3 divisions
sandwich__even__bivector         unrolled  19 multiplications, 7 additions, 2 divisions
sandwich__even__even             unrolled  32 multiplications, 18 additions, 3 divisions
sandwich__even__full             unrolled  58 multiplications, 36 additions, 5 divisions
sandwich__vector__scalar         unrolled  19 multiplications, 7 additions, 2 divisions
sandwich__vector__vector         unrolled  32 multiplications, 18 additions, 3 divisions
sandwich__vector__bivector       unrolled  19 multiplications, 7 additions, 2 divisions
sandwich__vector__even           unrolled  32 multiplications, 18 additions, 3 divisions
sandwich__vector__full           unrolled  58 multiplications, 36 additions, 5 divisions
sandwich2__even__vector__even    unrolled  20 multiplications, 10 additions
sandwich2__even__even__even      unrolled  20 multiplications, 10 additions
sandwich2__even__full__even      unrolled  40 multiplications, 24 additions
sandwich2__full__full__full      unrolled  80 multiplications, 60 additions
versor_defect__full              unrolled  4 multiplications, 3 additions
versor_defect__even              unrolled  2 multiplications, 1 additions
versor_defect__vector            unrolled  2 multiplications, 1 additions
outermorphism__bivector          unrolled  4 multiplications
linear_map__even                 unrolled  4 multiplications
linear_map__full                 unrolled  12 multiplications, 2 additions
linear_map__vector               unrolled  8 multiplications, 2 additions
linear_map__bivector             unrolled  2 multiplications

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x
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

# gaforge-signature: 2,0,0
# gaforge-target: vjp
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 2,0,0 --target vjp
# gaforge-operations: 1062 multiplications, 596 additions, 49 divisions, 3 roots in all
# gaforge-proof: 64 of 64 kernels, source executed on symbols and integers modulo primes
# gaforge-inputs: sha256:915f95d4c5e56fbfc16c913350cdd3658710e684db18f39bda56170b54f5ab7c
# gaforge-content: sha256:8bee238d54e73edca9c7da12b647a9d5f49c153b00b43667f891995be47350ef

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import get_num_threads, njit
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


# --- gp: geometric product ----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 32 multiplications, 24 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_a = np.empty((4, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((4, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((4, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # da from g b
                tile_da[0, e] = b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3
                tile_da[1, e] = b_0*g_1 + b_1*g_0 + b_2*g_3 + b_3*g_2
                tile_da[2, e] = b_0*g_2 + b_2*g_0 - b_1*g_3 - b_3*g_1
                tile_da[3, e] = b_0*g_3 + b_2*g_1 - b_1*g_2 - b_3*g_0
            if da_step:
                for e in range(width):
                    for k in range(4):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # db from g a
                tile_db[0, e] = a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3
                tile_db[1, e] = a_0*g_1 + a_1*g_0 - a_2*g_3 - a_3*g_2
                tile_db[2, e] = a_0*g_2 + a_1*g_3 + a_2*g_0 + a_3*g_1
                tile_db[3, e] = a_0*g_3 + a_1*g_2 - a_2*g_1 - a_3*g_0
            if db_step:
                for e in range(width):
                    for k in range(4):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def gp__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__full__full(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 4), the gradient of the result
    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__full__full__vjp, 4, (4, 4), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__even__even__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 8 multiplications, 4 additions."""
    tile_g = np.empty((2, 32), g.dtype)
    tile_a = np.empty((2, 32), g.dtype)
    tile_b = np.empty((2, 32), g.dtype)
    tile_da = np.empty((2, 32), g.dtype)
    tile_db = np.empty((2, 32), g.dtype)
    lanes_da = np.zeros((2, 32), g.dtype)
    lanes_db = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                # da from g b
                tile_da[0, e] = b_0*g_0 + b_1*g_1
                tile_da[1, e] = b_0*g_1 - b_1*g_0
            if da_step:
                for e in range(width):
                    for k in range(2):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                # db from g a
                tile_db[0, e] = a_0*g_0 + a_1*g_1
                tile_db[1, e] = a_0*g_1 - a_1*g_0
            if db_step:
                for e in range(width):
                    for k in range(2):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def gp__even__even__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__even__even(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 2), the gradient of the result
    a : (..., 2), even: grades 0, 2
    b : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__even__even__vjp, 2, (2, 2), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__even__vector__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 8 multiplications, 4 additions."""
    tile_g = np.empty((2, 32), g.dtype)
    tile_a = np.empty((2, 32), g.dtype)
    tile_b = np.empty((2, 32), g.dtype)
    tile_da = np.empty((2, 32), g.dtype)
    tile_db = np.empty((2, 32), g.dtype)
    lanes_da = np.zeros((2, 32), g.dtype)
    lanes_db = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                # da from g b
                tile_da[0, e] = b_0*g_0 + b_1*g_1
                tile_da[1, e] = b_1*g_0 - b_0*g_1
            if da_step:
                for e in range(width):
                    for k in range(2):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                # db from g a
                tile_db[0, e] = a_0*g_0 - a_1*g_1
                tile_db[1, e] = a_0*g_1 + a_1*g_0
            if db_step:
                for e in range(width):
                    for k in range(2):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def gp__even__vector__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__even__vector(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 2), the gradient of the result
    a : (..., 2), even: grades 0, 2
    b : (..., 2), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__even__vector__vjp, 2, (2, 2), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__vector__vector__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 8 multiplications, 4 additions."""
    tile_g = np.empty((2, 32), g.dtype)
    tile_a = np.empty((2, 32), g.dtype)
    tile_b = np.empty((2, 32), g.dtype)
    tile_da = np.empty((2, 32), g.dtype)
    tile_db = np.empty((2, 32), g.dtype)
    lanes_da = np.zeros((2, 32), g.dtype)
    lanes_db = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                # da from g b
                tile_da[0, e] = b_0*g_0 + b_1*g_1
                tile_da[1, e] = b_1*g_0 - b_0*g_1
            if da_step:
                for e in range(width):
                    for k in range(2):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                # db from g a
                tile_db[0, e] = a_0*g_0 - a_1*g_1
                tile_db[1, e] = a_0*g_1 + a_1*g_0
            if db_step:
                for e in range(width):
                    for k in range(2):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def gp__vector__vector__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__vector__vector(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 2), the gradient of the result
    a : (..., 2), vector: grades 1
    b : (..., 2), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__vector__vector__vjp, 2, (2, 2), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__vector__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 16 multiplications, 10 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_a = np.empty((2, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((2, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((2, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # da from g b
                tile_da[0, e] = b_0*g_1 + b_1*g_0 + b_2*g_3 + b_3*g_2
                tile_da[1, e] = b_0*g_2 + b_2*g_0 - b_1*g_3 - b_3*g_1
            if da_step:
                for e in range(width):
                    for k in range(2):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                # db from g a
                tile_db[0, e] = a_0*g_1 + a_1*g_2
                tile_db[1, e] = a_0*g_0 - a_1*g_3
                tile_db[2, e] = a_0*g_3 + a_1*g_0
                tile_db[3, e] = a_0*g_2 - a_1*g_1
            if db_step:
                for e in range(width):
                    for k in range(4):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def gp__vector__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__vector__full(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 4), the gradient of the result
    a : (..., 2), vector: grades 1
    b : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__vector__full__vjp, 4, (2, 4), g, (a, b), wanted, threads)


# --- op: outer product --------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _op__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 18 multiplications, 10 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_a = np.empty((4, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((4, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((4, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # da from g b
                tile_da[0, e] = b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3
                tile_da[1, e] = b_0*g_1 + b_2*g_3
                tile_da[2, e] = b_0*g_2 - b_1*g_3
                tile_da[3, e] = b_0*g_3
            if da_step:
                for e in range(width):
                    for k in range(4):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # db from g a
                tile_db[0, e] = a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3
                tile_db[1, e] = a_0*g_1 - a_2*g_3
                tile_db[2, e] = a_0*g_2 + a_1*g_3
                tile_db[3, e] = a_0*g_3
            if db_step:
                for e in range(width):
                    for k in range(4):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def op__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, op__full__full(a, b)> in all operands.

    Of the sum over grades j, k of <<a>_j <b>_k>_{j+k}

    g : (..., 4), the gradient of the result
    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_op__full__full__vjp, 4, (4, 4), g, (a, b), wanted, threads)


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


@njit(cache=True, nogil=True, error_model="numpy")
def _ip__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 14 multiplications, 8 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_a = np.empty((4, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((4, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((4, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # the gradients of all operands
                tile_da[0, e] = 0
                # da from g b
                tile_da[1, e] = b_1*g_0 + b_3*g_2
                tile_da[2, e] = b_2*g_0 - b_3*g_1
                tile_da[3, e] = b_2*g_1 - b_1*g_2 - b_3*g_0
            if da_step:
                for e in range(width):
                    for k in range(4):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # the gradients of all operands
                tile_db[0, e] = 0
                # db from g a
                tile_db[1, e] = a_1*g_0 - a_3*g_2
                tile_db[2, e] = a_2*g_0 + a_3*g_1
                tile_db[3, e] = a_1*g_2 - a_2*g_1 - a_3*g_0
            if db_step:
                for e in range(width):
                    for k in range(4):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def ip__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, ip__full__full(a, b)> in all operands.

    Of the sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}

    g : (..., 4), the gradient of the result
    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_ip__full__full__vjp, 4, (4, 4), g, (a, b), wanted, threads)


# --- ip_symmetric: symmetric inner product with scalars, as `|` in kingdon and ganja.js ---------


@njit(cache=True, nogil=True, error_model="numpy")
def _ip_symmetric__full__full__vjp(
    count,
    g, g_step,
    a, a_step,
    b, b_step,
    da, da_step,
    db, db_step,
):
    """Run the unrolled form: 28 multiplications, 20 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_a = np.empty((4, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((4, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((4, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # da from g b
                tile_da[0, e] = b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3
                tile_da[1, e] = b_0*g_1 + b_1*g_0 + b_3*g_2
                tile_da[2, e] = b_0*g_2 + b_2*g_0 - b_3*g_1
                tile_da[3, e] = b_0*g_3 + b_2*g_1 - b_1*g_2 - b_3*g_0
            if da_step:
                for e in range(width):
                    for k in range(4):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # db from g a
                tile_db[0, e] = a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3
                tile_db[1, e] = a_0*g_1 + a_1*g_0 - a_3*g_2
                tile_db[2, e] = a_0*g_2 + a_2*g_0 + a_3*g_1
                tile_db[3, e] = a_0*g_3 + a_1*g_2 - a_2*g_1 - a_3*g_0
            if db_step:
                for e in range(width):
                    for k in range(4):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def ip_symmetric__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, ip_symmetric__full__full(a, b)> in all operands.

    Of the sum over grades j, k of <<a>_j <b>_k>_{|j-k|}

    g : (..., 4), the gradient of the result
    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_ip_symmetric__full__full__vjp, 4, (4, 4), g, (a, b), wanted, threads)


# --- lc: left contraction -----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _lc__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 18 multiplications, 10 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_a = np.empty((4, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((4, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((4, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # da from g b
                tile_da[0, e] = b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3
                tile_da[1, e] = b_1*g_0 + b_3*g_2
                tile_da[2, e] = b_2*g_0 - b_3*g_1
                tile_da[3, e] = -b_3*g_0
            if da_step:
                for e in range(width):
                    for k in range(4):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # db from g a
                tile_db[0, e] = a_0*g_0
                tile_db[1, e] = a_0*g_1 + a_1*g_0
                tile_db[2, e] = a_0*g_2 + a_2*g_0
                tile_db[3, e] = a_0*g_3 + a_1*g_2 - a_2*g_1 - a_3*g_0
            if db_step:
                for e in range(width):
                    for k in range(4):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def lc__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, lc__full__full(a, b)> in all operands.

    Of the sum over grades j <= k of <<a>_j <b>_k>_{k-j}

    g : (..., 4), the gradient of the result
    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_lc__full__full__vjp, 4, (4, 4), g, (a, b), wanted, threads)


# --- rc: right contraction ----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _rc__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 18 multiplications, 10 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_a = np.empty((4, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((4, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((4, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # da from g b
                tile_da[0, e] = b_0*g_0
                tile_da[1, e] = b_0*g_1 + b_1*g_0
                tile_da[2, e] = b_0*g_2 + b_2*g_0
                tile_da[3, e] = b_0*g_3 + b_2*g_1 - b_1*g_2 - b_3*g_0
            if da_step:
                for e in range(width):
                    for k in range(4):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # db from g a
                tile_db[0, e] = a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3
                tile_db[1, e] = a_1*g_0 - a_3*g_2
                tile_db[2, e] = a_2*g_0 + a_3*g_1
                tile_db[3, e] = -a_3*g_0
            if db_step:
                for e in range(width):
                    for k in range(4):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def rc__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, rc__full__full(a, b)> in all operands.

    Of the sum over grades j >= k of <<a>_j <b>_k>_{j-k}

    g : (..., 4), the gradient of the result
    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_rc__full__full__vjp, 4, (4, 4), g, (a, b), wanted, threads)


# --- sp: scalar product -------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sp__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 8 multiplications."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_a = np.empty((4, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((4, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((4, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # da from g b
                tile_da[0, e] = b_0*g_0
                tile_da[1, e] = b_1*g_0
                tile_da[2, e] = b_2*g_0
                tile_da[3, e] = -b_3*g_0
            if da_step:
                for e in range(width):
                    for k in range(4):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # db from g a
                tile_db[0, e] = a_0*g_0
                tile_db[1, e] = a_1*g_0
                tile_db[2, e] = a_2*g_0
                tile_db[3, e] = -a_3*g_0
            if db_step:
                for e in range(width):
                    for k in range(4):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def sp__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, sp__full__full(a, b)> in all operands.

    Of the <a b>_0

    g : (..., 1), the gradient of the result
    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sp__full__full__vjp, 1, (4, 4), g, (a, b), wanted, threads)


# --- rp: regressive product, free of the metric -------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _rp__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 18 multiplications, 10 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_a = np.empty((4, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((4, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((4, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # da from g b
                tile_da[0, e] = b_3*g_0
                tile_da[1, e] = b_2*g_0 + b_3*g_1
                tile_da[2, e] = b_3*g_2 - b_1*g_0
                tile_da[3, e] = b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3
            if da_step:
                for e in range(width):
                    for k in range(4):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # db from g a
                tile_db[0, e] = a_3*g_0
                tile_db[1, e] = a_3*g_1 - a_2*g_0
                tile_db[2, e] = a_1*g_0 + a_3*g_2
                tile_db[3, e] = a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3
            if db_step:
                for e in range(width):
                    for k in range(4):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def rp__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, rp__full__full(a, b)> in all operands.

    Of the hodge(a v b) = hodge(a) ^ hodge(b)

    g : (..., 4), the gradient of the result
    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_rp__full__full__vjp, 4, (4, 4), g, (a, b), wanted, threads)


# --- cp: commutator product ---------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _cp__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 12 multiplications, 6 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_a = np.empty((4, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((4, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((4, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # the gradients of all operands
                tile_da[0, e] = 0
                # da from g b
                tile_da[1, e] = b_2*g_3 + b_3*g_2
                tile_da[2, e] = -b_1*g_3 - b_3*g_1
                tile_da[3, e] = b_2*g_1 - b_1*g_2
            if da_step:
                for e in range(width):
                    for k in range(4):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # the gradients of all operands
                tile_db[0, e] = 0
                # db from g a
                tile_db[1, e] = -a_2*g_3 - a_3*g_2
                tile_db[2, e] = a_1*g_3 + a_3*g_1
                tile_db[3, e] = a_1*g_2 - a_2*g_1
            if db_step:
                for e in range(width):
                    for k in range(4):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def cp__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, cp__full__full(a, b)> in all operands.

    Of the (a b - b a) / 2

    g : (..., 4), the gradient of the result
    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_cp__full__full__vjp, 4, (4, 4), g, (a, b), wanted, threads)


# --- acp: anticommutator product ----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _acp__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 20 multiplications, 12 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_a = np.empty((4, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((4, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((4, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # da from g b
                tile_da[0, e] = b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3
                tile_da[1, e] = b_0*g_1 + b_1*g_0
                tile_da[2, e] = b_0*g_2 + b_2*g_0
                tile_da[3, e] = b_0*g_3 - b_3*g_0
            if da_step:
                for e in range(width):
                    for k in range(4):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # db from g a
                tile_db[0, e] = a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3
                tile_db[1, e] = a_0*g_1 + a_1*g_0
                tile_db[2, e] = a_0*g_2 + a_2*g_0
                tile_db[3, e] = a_0*g_3 - a_3*g_0
            if db_step:
                for e in range(width):
                    for k in range(4):
                        db[(start + e) * db_step + k] = tile_db[k, e]
            else:
                _add_tile(tile_db, lanes_db, width)
    if da_step == 0:
        _add_lanes(lanes_da, da)
    if db_step == 0:
        _add_lanes(lanes_db, db)


def acp__full__full__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, acp__full__full(a, b)> in all operands.

    Of the (a b + b a) / 2

    g : (..., 4), the gradient of the result
    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_acp__full__full__vjp, 4, (4, 4), g, (a, b), wanted, threads)


# --- reverse: reverse ---------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _reverse__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                # the gradients of all operands
                tile_dx[0, e] = g_0
                tile_dx[1, e] = g_1
                tile_dx[2, e] = g_2
                tile_dx[3, e] = -g_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def reverse__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, reverse__full(x)> in all operands.

    Of the (a b)~ = b~ a~, v~ = v

    g : (..., 4), the gradient of the result
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_reverse__full__vjp, 4, (4,), g, (x,), wanted, threads)


# --- involute: grade involution -----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _involute__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                # the gradients of all operands
                tile_dx[0, e] = g_0
                tile_dx[1, e] = -g_1
                tile_dx[2, e] = -g_2
                tile_dx[3, e] = g_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def involute__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, involute__full(x)> in all operands.

    Of the (a b)^ = a^ b^, v^ = -v

    g : (..., 4), the gradient of the result
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_involute__full__vjp, 4, (4,), g, (x,), wanted, threads)


# --- conjugate: Clifford conjugate --------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _conjugate__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                # the gradients of all operands
                tile_dx[0, e] = g_0
                tile_dx[1, e] = -g_1
                tile_dx[2, e] = -g_2
                tile_dx[3, e] = -g_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def conjugate__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, conjugate__full(x)> in all operands.

    Of the reverse of the grade involution

    g : (..., 4), the gradient of the result
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_conjugate__full__vjp, 4, (4,), g, (x,), wanted, threads)


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _dual__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                # the gradients of all operands
                tile_dx[0, e] = -g_3
                tile_dx[1, e] = -g_2
                tile_dx[2, e] = g_1
                tile_dx[3, e] = g_0
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def dual__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, dual__full(x)> in all operands.

    Of the x inv(I), or hodge(x) if r > 0

    g : (..., 4), the gradient of the result
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_dual__full__vjp, 4, (4,), g, (x,), wanted, threads)


# --- undual: inverse of the dual ----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _undual__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                # the gradients of all operands
                tile_dx[0, e] = g_3
                tile_dx[1, e] = g_2
                tile_dx[2, e] = -g_1
                tile_dx[3, e] = -g_0
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def undual__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, undual__full(x)> in all operands.

    Of the x I, or unhodge(x) if r > 0

    g : (..., 4), the gradient of the result
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_undual__full__vjp, 4, (4,), g, (x,), wanted, threads)


# --- hodge: right complement --------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _hodge__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                # the gradients of all operands
                tile_dx[0, e] = g_3
                tile_dx[1, e] = g_2
                tile_dx[2, e] = -g_1
                tile_dx[3, e] = g_0
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def hodge__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, hodge__full(x)> in all operands.

    Of the b ^ hodge(b) = I for basis blades b

    g : (..., 4), the gradient of the result
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_hodge__full__vjp, 4, (4,), g, (x,), wanted, threads)


# --- unhodge: left complement -------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _unhodge__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                # the gradients of all operands
                tile_dx[0, e] = g_3
                tile_dx[1, e] = -g_2
                tile_dx[2, e] = g_1
                tile_dx[3, e] = g_0
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def unhodge__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, unhodge__full(x)> in all operands.

    Of the unhodge(b) ^ b = I for basis blades b

    g : (..., 4), the gradient of the result
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_unhodge__full__vjp, 4, (4,), g, (x,), wanted, threads)


# --- normsq: squared norm, of either sign -------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 8 multiplications."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                # dx from g x
                tile_dx[0, e] = c2*g_0*x_0
                tile_dx[1, e] = c2*g_0*x_1
                tile_dx[2, e] = c2*g_0*x_2
                tile_dx[3, e] = c2*g_0*x_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def normsq__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, normsq__full(x)> in all operands.

    Of the <x ~x>_0

    g : (..., 1), the gradient of the result
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_normsq__full__vjp, 1, (4,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__even__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 4 multiplications."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                # dx from g x
                tile_dx[0, e] = c2*g_0*x_0
                tile_dx[1, e] = c2*g_0*x_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def normsq__even__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, normsq__even(x)> in all operands.

    Of the <x ~x>_0

    g : (..., 1), the gradient of the result
    x : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_normsq__even__vjp, 1, (2,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__vector__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 4 multiplications."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                # dx from g x
                tile_dx[0, e] = c2*g_0*x_0
                tile_dx[1, e] = c2*g_0*x_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def normsq__vector__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, normsq__vector(x)> in all operands.

    Of the <x ~x>_0

    g : (..., 1), the gradient of the result
    x : (..., 2), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_normsq__vector__vjp, 1, (2,), g, (x,), wanted, threads)


# --- norm: norm ---------------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 13 multiplications, 4 additions, 1 divisions, 1 roots."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                # s = <x ~x>_0
                s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3
                # out = sqrt(|s|)
                value_0 = sqrt(abs(s_0))
                # slopeout = derivative of sqrt(|s|)
                slopeout_0 = _slope(s_0, value_0)
                # ds from g slopeout
                ds_0 = g_0*slopeout_0
                # dx from ds x
                tile_dx[0, e] = c2*ds_0*x_0
                tile_dx[1, e] = c2*ds_0*x_1
                tile_dx[2, e] = c2*ds_0*x_2
                tile_dx[3, e] = c2*ds_0*x_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def norm__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, norm__full(x)> in all operands.

    Of the sqrt(|<x ~x>_0|)

    g : (..., 1), the gradient of the result
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_norm__full__vjp, 1, (4,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__even__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 7 multiplications, 2 additions, 1 divisions, 1 roots."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                # s = <x ~x>_0
                s_0 = x_0*x_0 + x_1*x_1
                # out = sqrt(|s|)
                value_0 = sqrt(abs(s_0))
                # slopeout = derivative of sqrt(|s|)
                slopeout_0 = _slope(s_0, value_0)
                # ds from g slopeout
                ds_0 = g_0*slopeout_0
                # dx from ds x
                tile_dx[0, e] = c2*ds_0*x_0
                tile_dx[1, e] = c2*ds_0*x_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def norm__even__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, norm__even(x)> in all operands.

    Of the sqrt(|<x ~x>_0|)

    g : (..., 1), the gradient of the result
    x : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_norm__even__vjp, 1, (2,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__vector__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 7 multiplications, 2 additions, 1 divisions, 1 roots."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                # s = <x ~x>_0
                s_0 = x_0*x_0 + x_1*x_1
                # out = sqrt(|s|)
                value_0 = sqrt(abs(s_0))
                # slopeout = derivative of sqrt(|s|)
                slopeout_0 = _slope(s_0, value_0)
                # ds from g slopeout
                ds_0 = g_0*slopeout_0
                # dx from ds x
                tile_dx[0, e] = c2*ds_0*x_0
                tile_dx[1, e] = c2*ds_0*x_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def norm__vector__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, norm__vector(x)> in all operands.

    Of the sqrt(|<x ~x>_0|)

    g : (..., 1), the gradient of the result
    x : (..., 2), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_norm__vector__vjp, 1, (2,), g, (x,), wanted, threads)


# --- inv: inverse -------------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 16 multiplications, 10 additions, 5 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                # s = <x conjugate(x)>_0
                s_0 = x_0*x_0 + x_3*x_3 - x_1*x_1 - x_2*x_2
                # W = g / s
                W_0 = g_0/s_0
                W_1 = g_1/s_0
                W_2 = g_2/s_0
                W_3 = g_3/s_0
                # h = -(W . y)
                h_0 = W_1*x_1 + W_2*x_2 + W_3*x_3 - W_0*x_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dx2 from ds x
                dx2_0 = c2*ds_0*x_0
                dx2_1 = -c2*ds_0*x_1
                dx2_2 = -c2*ds_0*x_2
                dx2_3 = c2*ds_0*x_3
                # dx3 = dx + dx2
                tile_dx[0, e] = W_0 + dx2_0
                tile_dx[1, e] = dx2_1 - W_1
                tile_dx[2, e] = dx2_2 - W_2
                tile_dx[3, e] = dx2_3 - W_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def inv__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, inv__full(x)> in all operands.

    Of the conjugate(x) / <x conjugate(x)>_0

    g : (..., 4), the gradient of the result
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_inv__full__vjp, 4, (4,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__even__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 8 multiplications, 4 additions, 3 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                # s = <x reverse(x)>_0
                s_0 = x_0*x_0 + x_1*x_1
                # W = g / s
                W_0 = g_0/s_0
                W_1 = g_1/s_0
                # h = -(W . y)
                h_0 = W_1*x_1 - W_0*x_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dx2 from ds x
                dx2_0 = c2*ds_0*x_0
                dx2_1 = c2*ds_0*x_1
                # dx3 = dx + dx2
                tile_dx[0, e] = W_0 + dx2_0
                tile_dx[1, e] = dx2_1 - W_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def inv__even__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, inv__even(x)> in all operands.

    Of the reverse(x) / <x reverse(x)>_0

    g : (..., 2), the gradient of the result
    x : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_inv__even__vjp, 2, (2,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__vector__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 8 multiplications, 4 additions, 3 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                # s = <x reverse(x)>_0
                s_0 = x_0*x_0 + x_1*x_1
                # W = g / s
                W_0 = g_0/s_0
                W_1 = g_1/s_0
                # h = -(W . y)
                h_0 = -W_0*x_0 - W_1*x_1
                # ds = h / s
                ds_0 = h_0/s_0
                # dx2 from ds x
                dx2_0 = c2*ds_0*x_0
                dx2_1 = c2*ds_0*x_1
                # dx3 = dx + dx2
                tile_dx[0, e] = W_0 + dx2_0
                tile_dx[1, e] = W_1 + dx2_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def inv__vector__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, inv__vector(x)> in all operands.

    Of the reverse(x) / <x reverse(x)>_0

    g : (..., 2), the gradient of the result
    x : (..., 2), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_inv__vector__vjp, 2, (2,), g, (x,), wanted, threads)


# --- sandwich: action of a versor ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__full__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 39 multiplications, 22 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((8, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # dD from g
            dD_0 = c2*g_1
            tile_common[0, e] = dD_0
            dD_1 = c2*g_2
            tile_common[1, e] = dD_1
            dD_2 = c2*g_3
            tile_common[2, e] = dD_2
            # dP from dD R
            tile_common[3, e] = -R_3*dD_1
            tile_common[4, e] = R_3*dD_0
            tile_common[5, e] = R_1*dD_0 + R_2*dD_1
            tile_common[6, e] = -R_1*dD_2
            tile_common[7, e] = R_2*dD_2
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                dP_2 = tile_common[5, e]
                dP_3 = tile_common[6, e]
                dP_4 = tile_common[7, e]
                # P from R x
                P_0 = R_0*x_1 + R_3*x_2
                P_1 = R_0*x_2 - R_3*x_1
                P_2 = -R_1*x_1 - R_2*x_2
                P_3 = R_1*x_3
                P_4 = -R_2*x_3
                # dR from dD P
                dR_1 = P_2*dD_0 - P_3*dD_2
                dR_2 = P_2*dD_1 + P_4*dD_2
                dR_3 = P_1*dD_0 - P_0*dD_1
                # dR2 from dP x
                dR2_1 = dP_3*x_3 - dP_2*x_1
                dR2_2 = -dP_2*x_2 - dP_4*x_3
                dR2_3 = dP_0*x_2 - dP_1*x_1
                tile_dR[0, e] = dP_0*x_1 + dP_1*x_2
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
            if dR_step:
                for e in range(width):
                    for k in range(4):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                dP_2 = tile_common[5, e]
                dP_3 = tile_common[6, e]
                dP_4 = tile_common[7, e]
                # dx from dP R
                dx_1 = R_0*dP_0 - R_3*dP_1 - R_1*dP_2
                dx_2 = R_0*dP_1 + R_3*dP_0 - R_2*dP_2
                dx_3 = R_1*dP_3 - R_2*dP_4
                # the gradients of all operands
                tile_dx[0, e] = g_0
                # dx2 = g + dx
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__full__full__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__full__full(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 4), the gradient of the result
    R : (..., 4), full: grades 0, 1, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__full__full__vjp, 4, (4, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__scalar__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: none."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dR_step >= 0:
            for e in range(width):
                # the gradients of all operands
                tile_dR[0, e] = 0
                tile_dR[1, e] = 0
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                # the gradients of all operands
                tile_dx[0, e] = g_0
            if dx_step:
                for e in range(width):
                    for k in range(1):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__even__scalar__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__scalar(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 1), the gradient of the result
    R : (..., 2), even: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__scalar__vjp, 1, (2, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__vector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 18 multiplications, 10 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((2, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    tile_common = np.empty((4, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            R_1 = tile_R[1, e]
            # dD from g
            dD_0 = c2*g_0
            tile_common[0, e] = dD_0
            dD_1 = c2*g_1
            tile_common[1, e] = dD_1
            # dP from dD R
            tile_common[2, e] = -R_1*dD_1
            tile_common[3, e] = R_1*dD_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # P from R x
                P_0 = R_0*x_0 + R_1*x_1
                P_1 = R_0*x_1 - R_1*x_0
                # dR from dD P
                dR_1 = P_1*dD_0 - P_0*dD_1
                # dR2 from dP x
                dR2_1 = dP_0*x_1 - dP_1*x_0
                tile_dR[0, e] = dP_0*x_0 + dP_1*x_1
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # dx from dP R
                dx_0 = R_0*dP_0 - R_1*dP_1
                dx_1 = R_0*dP_1 + R_1*dP_0
                # dx2 = g + dx
                tile_dx[0, e] = g_0 + dx_0
                tile_dx[1, e] = g_1 + dx_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__even__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__vector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 2), the gradient of the result
    R : (..., 2), even: grades 0, 2
    x : (..., 2), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__vector__vjp, 2, (2, 2), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__bivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: none."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dR_step >= 0:
            for e in range(width):
                # the gradients of all operands
                tile_dR[0, e] = 0
                tile_dR[1, e] = 0
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                # the gradients of all operands
                tile_dx[0, e] = g_0
            if dx_step:
                for e in range(width):
                    for k in range(1):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__even__bivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__bivector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 1), the gradient of the result
    R : (..., 2), even: grades 0, 2
    x : (..., 1), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__bivector__vjp, 1, (2, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: none."""
    tile_g = np.empty((2, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dR_step >= 0:
            for e in range(width):
                # the gradients of all operands
                tile_dR[0, e] = 0
                tile_dR[1, e] = 0
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                # the gradients of all operands
                tile_dx[0, e] = g_0
                tile_dx[1, e] = g_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__even__even__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__even(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 2), the gradient of the result
    R : (..., 2), even: grades 0, 2
    x : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__even__vjp, 2, (2, 2), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 18 multiplications, 10 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((4, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            R_1 = tile_R[1, e]
            # dD from g
            dD_0 = c2*g_1
            tile_common[0, e] = dD_0
            dD_1 = c2*g_2
            tile_common[1, e] = dD_1
            # dP from dD R
            tile_common[2, e] = -R_1*dD_1
            tile_common[3, e] = R_1*dD_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # P from R x
                P_0 = R_0*x_1 + R_1*x_2
                P_1 = R_0*x_2 - R_1*x_1
                # dR from dD P
                dR_1 = P_1*dD_0 - P_0*dD_1
                # dR2 from dP x
                dR2_1 = dP_0*x_2 - dP_1*x_1
                tile_dR[0, e] = dP_0*x_1 + dP_1*x_2
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # dx from dP R
                dx_1 = R_0*dP_0 - R_1*dP_1
                dx_2 = R_0*dP_1 + R_1*dP_0
                # the gradients of all operands
                tile_dx[0, e] = g_0
                # dx2 = g + dx
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                # the gradients of all operands
                tile_dx[3, e] = g_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__even__full__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__full(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 4), the gradient of the result
    R : (..., 2), even: grades 0, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__full__vjp, 4, (2, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__scalar__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: none."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dR_step >= 0:
            for e in range(width):
                # the gradients of all operands
                tile_dR[0, e] = 0
                tile_dR[1, e] = 0
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                # the gradients of all operands
                tile_dx[0, e] = g_0
            if dx_step:
                for e in range(width):
                    for k in range(1):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__vector__scalar__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__vector__scalar(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 1), the gradient of the result
    R : (..., 2), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__scalar__vjp, 1, (2, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__vector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 12 multiplications, 6 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((2, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    tile_common = np.empty((3, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # dD from g
            dD_0 = c2*g_0
            tile_common[0, e] = dD_0
            dD_1 = c2*g_1
            tile_common[1, e] = dD_1
            # dP from dD R
            tile_common[2, e] = R_0*dD_0 + R_1*dD_1
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                # P from R x
                P_0 = -R_0*x_0 - R_1*x_1
                # dR from dD P
                dR_0 = P_0*dD_0
                dR_1 = P_0*dD_1
                # dR2 from dP x
                dR2_0 = -dP_0*x_0
                dR2_1 = -dP_0*x_1
                # dR3 = dR + dR2
                tile_dR[0, e] = dR_0 + dR2_0
                tile_dR[1, e] = dR_1 + dR2_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[2, e]
                # dx from dP R
                dx_0 = -R_0*dP_0
                dx_1 = -R_1*dP_0
                # dx2 = g + dx
                tile_dx[0, e] = g_0 + dx_0
                tile_dx[1, e] = g_1 + dx_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__vector__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__vector__vector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 2), the gradient of the result
    R : (..., 2), vector: grades 1
    x : (..., 2), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__vector__vjp, 2, (2, 2), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__bivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 10 multiplications, 3 additions."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((2, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # dP from g R
            tile_common[0, e] = R_1*g_0
            tile_common[1, e] = -R_0*g_0
        if dR_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                # P = R_even x + R_odd x^
                P_0 = -R_1*x_0
                P_1 = R_0*x_0
                # dR from g P
                dR_0 = -P_1*g_0
                dR_1 = P_0*g_0
                # dR2 from dP x
                dR2_0 = dP_1*x_0
                dR2_1 = -dP_0*x_0
                # dR3 = dR + dR2
                tile_dR[0, e] = dR_0 + dR2_0
                tile_dR[1, e] = dR_1 + dR2_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_1 - R_1*dP_0
            if dx_step:
                for e in range(width):
                    for k in range(1):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__vector__bivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__vector__bivector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a
    unit versor

    g : (..., 1), the gradient of the result
    R : (..., 2), vector: grades 1
    x : (..., 1), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__bivector__vjp, 1, (2, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 11 multiplications, 4 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((2, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    tile_common = np.empty((3, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_1 = tile_g[1, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # dD from g
            dD_0 = c2*g_1
            tile_common[0, e] = dD_0
            # dP from dD R
            tile_common[1, e] = -R_0*dD_0
            tile_common[2, e] = R_1*dD_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_1 = tile_x[1, e]
                dD_0 = tile_common[0, e]
                dP_0 = tile_common[1, e]
                dP_1 = tile_common[2, e]
                # P from R x
                P_0 = R_0*x_1
                P_1 = -R_1*x_1
                # dR from dD P
                dR_0 = -P_0*dD_0
                dR_1 = P_1*dD_0
                # dR2 from dP x
                dR2_0 = dP_0*x_1
                dR2_1 = -dP_1*x_1
                # dR3 = dR + dR2
                tile_dR[0, e] = dR_0 + dR2_0
                tile_dR[1, e] = dR_1 + dR2_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[1, e]
                dP_1 = tile_common[2, e]
                # dx from dP R
                dx_1 = R_0*dP_0 - R_1*dP_1
                # the gradients of all operands
                tile_dx[0, e] = g_0
                # dx2 = g + dx
                tile_dx[1, e] = g_1 + dx_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__vector__even__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__vector__even(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 2), the gradient of the result
    R : (..., 2), vector: grades 1
    x : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__even__vjp, 2, (2, 2), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 23 multiplications, 12 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((6, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # dD from g
            dD_0 = c2*g_1
            tile_common[0, e] = dD_0
            dD_1 = c2*g_2
            tile_common[1, e] = dD_1
            dD_2 = c2*g_3
            tile_common[2, e] = dD_2
            # dP from dD R
            tile_common[3, e] = R_0*dD_0 + R_1*dD_1
            tile_common[4, e] = -R_0*dD_2
            tile_common[5, e] = R_1*dD_2
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                dP_2 = tile_common[5, e]
                # P from R x
                P_0 = -R_0*x_1 - R_1*x_2
                P_1 = R_0*x_3
                P_2 = -R_1*x_3
                # dR from dD P
                dR_0 = P_0*dD_0 - P_1*dD_2
                dR_1 = P_0*dD_1 + P_2*dD_2
                # dR2 from dP x
                dR2_0 = dP_1*x_3 - dP_0*x_1
                dR2_1 = -dP_0*x_2 - dP_2*x_3
                # dR3 = dR + dR2
                tile_dR[0, e] = dR_0 + dR2_0
                tile_dR[1, e] = dR_1 + dR2_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                dP_2 = tile_common[5, e]
                # dx from dP R
                dx_1 = -R_0*dP_0
                dx_2 = -R_1*dP_0
                dx_3 = R_0*dP_1 - R_1*dP_2
                # the gradients of all operands
                tile_dx[0, e] = g_0
                # dx2 = g + dx
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__vector__full__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__vector__full(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 4), the gradient of the result
    R : (..., 2), vector: grades 1
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__full__vjp, 4, (2, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__full__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 112 multiplications, 86 additions, 5 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((9, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            W_1 = g_1/s_0
            tile_common[2, e] = W_1
            W_2 = g_2/s_0
            tile_common[3, e] = W_2
            W_3 = g_3/s_0
            tile_common[4, e] = W_3
            # dP from W R
            tile_common[5, e] = R_0*W_0 + R_1*W_1 + R_2*W_2 - R_3*W_3
            tile_common[6, e] = R_0*W_1 + R_1*W_0 + R_2*W_3 - R_3*W_2
            tile_common[7, e] = R_0*W_2 + R_2*W_0 + R_3*W_1 - R_1*W_3
            tile_common[8, e] = R_0*W_3 + R_2*W_1 + R_3*W_0 - R_1*W_2
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                dP_0 = tile_common[5, e]
                dP_1 = tile_common[6, e]
                dP_2 = tile_common[7, e]
                dP_3 = tile_common[8, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3
                P_1 = R_0*x_1 + R_1*x_0 + R_3*x_2 - R_2*x_3
                P_2 = R_0*x_2 + R_1*x_3 + R_2*x_0 - R_3*x_1
                P_3 = R_0*x_3 + R_2*x_1 + R_3*x_0 - R_1*x_2
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_3
                N_1 = P_0*R_1 + P_1*R_0 + P_2*R_3 + P_3*R_2
                N_2 = P_0*R_2 + P_2*R_0 - P_1*R_3 - P_3*R_1
                N_3 = P_1*R_2 + P_3*R_0 - P_0*R_3 - P_2*R_1
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = c2*R_3*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0 + P_1*W_1 + P_2*W_2 + P_3*W_3
                dR2_1 = P_0*W_1 + P_1*W_0 - P_2*W_3 - P_3*W_2
                dR2_2 = P_0*W_2 + P_1*W_3 + P_2*W_0 + P_3*W_1
                dR2_3 = P_2*W_1 + P_3*W_0 - P_0*W_3 - P_1*W_2
                # dR3 from dP x
                dR3_0 = dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_3*x_3
                dR3_1 = dP_1*x_0 + dP_2*x_3 - dP_0*x_1 - dP_3*x_2
                dR3_2 = dP_2*x_0 + dP_3*x_1 - dP_0*x_2 - dP_1*x_3
                dR3_3 = dP_3*x_0 + dP_1*x_2 - dP_2*x_1 - dP_0*x_3
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
            if dR_step:
                for e in range(width):
                    for k in range(4):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                dP_0 = tile_common[5, e]
                dP_1 = tile_common[6, e]
                dP_2 = tile_common[7, e]
                dP_3 = tile_common[8, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_0 + R_1*dP_1 + R_2*dP_2 + R_3*dP_3
                tile_dx[1, e] = R_0*dP_1 + R_2*dP_3 - R_1*dP_0 - R_3*dP_2
                tile_dx[2, e] = R_0*dP_2 + R_3*dP_1 - R_1*dP_3 - R_2*dP_0
                tile_dx[3, e] = R_0*dP_3 + R_1*dP_2 - R_2*dP_1 - R_3*dP_0
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__full__full__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__full__full(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 4), the gradient of the result
    R : (..., 4), full: grades 0, 1, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__full, 3, 4, 0, g, R)
    return _run_vjp(_sandwich__full__full__vjp, 4, (4, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__scalar__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 19 multiplications, 7 additions, 2 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((4, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            # dP from W R
            tile_common[2, e] = R_0*W_0
            tile_common[3, e] = R_1*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0
                P_1 = R_1*x_0
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1
                # h = -(W . N)
                h_0 = -N_0*W_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0
                dR2_1 = P_1*W_0
                # dR3 from dP x
                dR3_0 = dP_0*x_0
                dR3_1 = dP_1*x_0
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_0 + R_1*dP_1
            if dx_step:
                for e in range(width):
                    for k in range(1):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__even__scalar__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__even__scalar(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 1), the gradient of the result
    R : (..., 2), even: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 3, 2, 0, g, R)
    return _run_vjp(_sandwich__even__scalar__vjp, 1, (2, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__vector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 32 multiplications, 18 additions, 3 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((2, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    tile_common = np.empty((5, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            W_1 = g_1/s_0
            tile_common[2, e] = W_1
            # dP from W R
            tile_common[3, e] = R_0*W_0 - R_1*W_1
            tile_common[4, e] = R_0*W_1 + R_1*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0 + R_1*x_1
                P_1 = R_0*x_1 - R_1*x_0
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1
                N_1 = P_1*R_0 - P_0*R_1
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0 + P_1*W_1
                dR2_1 = P_1*W_0 - P_0*W_1
                # dR3 from dP x
                dR3_0 = dP_0*x_0 + dP_1*x_1
                dR3_1 = dP_0*x_1 - dP_1*x_0
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_0 - R_1*dP_1
                tile_dx[1, e] = R_0*dP_1 + R_1*dP_0
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__even__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__even__vector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 2), the gradient of the result
    R : (..., 2), even: grades 0, 2
    x : (..., 2), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 3, 2, 0, g, R)
    return _run_vjp(_sandwich__even__vector__vjp, 2, (2, 2), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__bivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 19 multiplications, 7 additions, 2 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((4, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            # dP from W R
            tile_common[2, e] = -R_1*W_0
            tile_common[3, e] = R_0*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # P = R_even x + R_odd x^
                P_0 = -R_1*x_0
                P_1 = R_0*x_0
                # N = P ~R
                N_0 = P_1*R_0 - P_0*R_1
                # h = -(W . N)
                h_0 = -N_0*W_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                # dR2 from W P
                dR2_0 = P_1*W_0
                dR2_1 = -P_0*W_0
                # dR3 from dP x
                dR3_0 = dP_1*x_0
                dR3_1 = -dP_0*x_0
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_1 - R_1*dP_0
            if dx_step:
                for e in range(width):
                    for k in range(1):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__even__bivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__even__bivector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 1), the gradient of the result
    R : (..., 2), even: grades 0, 2
    x : (..., 1), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 3, 2, 0, g, R)
    return _run_vjp(_sandwich__even__bivector__vjp, 1, (2, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 32 multiplications, 18 additions, 3 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((2, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    tile_common = np.empty((5, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            W_1 = g_1/s_0
            tile_common[2, e] = W_1
            # dP from W R
            tile_common[3, e] = R_0*W_0 - R_1*W_1
            tile_common[4, e] = R_0*W_1 + R_1*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0 - R_1*x_1
                P_1 = R_0*x_1 + R_1*x_0
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1
                N_1 = P_1*R_0 - P_0*R_1
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0 + P_1*W_1
                dR2_1 = P_1*W_0 - P_0*W_1
                # dR3 from dP x
                dR3_0 = dP_0*x_0 + dP_1*x_1
                dR3_1 = dP_1*x_0 - dP_0*x_1
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_0 + R_1*dP_1
                tile_dx[1, e] = R_0*dP_1 - R_1*dP_0
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__even__even__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__even__even(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 2), the gradient of the result
    R : (..., 2), even: grades 0, 2
    x : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 3, 2, 0, g, R)
    return _run_vjp(_sandwich__even__even__vjp, 2, (2, 2), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 58 multiplications, 36 additions, 5 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((9, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            W_1 = g_1/s_0
            tile_common[2, e] = W_1
            W_2 = g_2/s_0
            tile_common[3, e] = W_2
            W_3 = g_3/s_0
            tile_common[4, e] = W_3
            # dP from W R
            tile_common[5, e] = R_0*W_0 - R_1*W_3
            tile_common[6, e] = R_0*W_1 - R_1*W_2
            tile_common[7, e] = R_0*W_2 + R_1*W_1
            tile_common[8, e] = R_0*W_3 + R_1*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                dP_0 = tile_common[5, e]
                dP_1 = tile_common[6, e]
                dP_2 = tile_common[7, e]
                dP_3 = tile_common[8, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0 - R_1*x_3
                P_1 = R_0*x_1 + R_1*x_2
                P_2 = R_0*x_2 - R_1*x_1
                P_3 = R_0*x_3 + R_1*x_0
                # N = P ~R
                N_0 = P_0*R_0 + P_3*R_1
                N_1 = P_1*R_0 + P_2*R_1
                N_2 = P_2*R_0 - P_1*R_1
                N_3 = P_3*R_0 - P_0*R_1
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0 + P_1*W_1 + P_2*W_2 + P_3*W_3
                dR2_1 = P_2*W_1 + P_3*W_0 - P_0*W_3 - P_1*W_2
                # dR3 from dP x
                dR3_0 = dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_3*x_3
                dR3_1 = dP_3*x_0 + dP_1*x_2 - dP_2*x_1 - dP_0*x_3
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[5, e]
                dP_1 = tile_common[6, e]
                dP_2 = tile_common[7, e]
                dP_3 = tile_common[8, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_0 + R_1*dP_3
                tile_dx[1, e] = R_0*dP_1 - R_1*dP_2
                tile_dx[2, e] = R_0*dP_2 + R_1*dP_1
                tile_dx[3, e] = R_0*dP_3 - R_1*dP_0
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__even__full__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__even__full(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 4), the gradient of the result
    R : (..., 2), even: grades 0, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 3, 2, 0, g, R)
    return _run_vjp(_sandwich__even__full__vjp, 4, (2, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__scalar__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 19 multiplications, 7 additions, 2 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((4, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            # dP from W R
            tile_common[2, e] = R_0*W_0
            tile_common[3, e] = R_1*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0
                P_1 = R_1*x_0
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1
                # h = -(W . N)
                h_0 = -N_0*W_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0
                dR2_1 = P_1*W_0
                # dR3 from dP x
                dR3_0 = dP_0*x_0
                dR3_1 = dP_1*x_0
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_0 + R_1*dP_1
            if dx_step:
                for e in range(width):
                    for k in range(1):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__vector__scalar__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__vector__scalar(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 1), the gradient of the result
    R : (..., 2), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 2, 0, g, R)
    return _run_vjp(_sandwich__vector__scalar__vjp, 1, (2, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__vector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 32 multiplications, 18 additions, 3 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((2, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    tile_common = np.empty((5, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            W_1 = g_1/s_0
            tile_common[2, e] = W_1
            # dP from W R
            tile_common[3, e] = R_0*W_0 + R_1*W_1
            tile_common[4, e] = R_1*W_0 - R_0*W_1
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                # P = R_even x + R_odd x^
                P_0 = -R_0*x_0 - R_1*x_1
                P_1 = R_1*x_0 - R_0*x_1
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1
                N_1 = P_0*R_1 - P_1*R_0
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0 - P_1*W_1
                dR2_1 = P_0*W_1 + P_1*W_0
                # dR3 from dP x
                dR3_0 = -dP_0*x_0 - dP_1*x_1
                dR3_1 = dP_1*x_0 - dP_0*x_1
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                # dx from dP R
                tile_dx[0, e] = R_1*dP_1 - R_0*dP_0
                tile_dx[1, e] = -R_0*dP_1 - R_1*dP_0
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__vector__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__vector__vector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 2), the gradient of the result
    R : (..., 2), vector: grades 1
    x : (..., 2), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 2, 0, g, R)
    return _run_vjp(_sandwich__vector__vector__vjp, 2, (2, 2), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__bivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 19 multiplications, 7 additions, 2 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((4, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            # dP from W R
            tile_common[2, e] = R_1*W_0
            tile_common[3, e] = -R_0*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # P = R_even x + R_odd x^
                P_0 = -R_1*x_0
                P_1 = R_0*x_0
                # N = P ~R
                N_0 = P_0*R_1 - P_1*R_0
                # h = -(W . N)
                h_0 = -N_0*W_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                # dR2 from W P
                dR2_0 = -P_1*W_0
                dR2_1 = P_0*W_0
                # dR3 from dP x
                dR3_0 = dP_1*x_0
                dR3_1 = -dP_0*x_0
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_1 - R_1*dP_0
            if dx_step:
                for e in range(width):
                    for k in range(1):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__vector__bivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__vector__bivector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 1), the gradient of the result
    R : (..., 2), vector: grades 1
    x : (..., 1), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 2, 0, g, R)
    return _run_vjp(_sandwich__vector__bivector__vjp, 1, (2, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 32 multiplications, 18 additions, 3 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((2, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    tile_common = np.empty((5, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            W_1 = g_1/s_0
            tile_common[2, e] = W_1
            # dP from W R
            tile_common[3, e] = R_0*W_0 + R_1*W_1
            tile_common[4, e] = R_1*W_0 - R_0*W_1
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0 - R_1*x_1
                P_1 = R_0*x_1 + R_1*x_0
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1
                N_1 = P_0*R_1 - P_1*R_0
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0 - P_1*W_1
                dR2_1 = P_0*W_1 + P_1*W_0
                # dR3 from dP x
                dR3_0 = dP_0*x_0 + dP_1*x_1
                dR3_1 = dP_1*x_0 - dP_0*x_1
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[3, e]
                dP_1 = tile_common[4, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_0 + R_1*dP_1
                tile_dx[1, e] = R_0*dP_1 - R_1*dP_0
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__vector__even__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__vector__even(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 2), the gradient of the result
    R : (..., 2), vector: grades 1
    x : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 2, 0, g, R)
    return _run_vjp(_sandwich__vector__even__vjp, 2, (2, 2), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 58 multiplications, 36 additions, 5 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((2, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((9, 32), g.dtype)
    lanes_dR = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            W_1 = g_1/s_0
            tile_common[2, e] = W_1
            W_2 = g_2/s_0
            tile_common[3, e] = W_2
            W_3 = g_3/s_0
            tile_common[4, e] = W_3
            # dP from W R
            tile_common[5, e] = R_0*W_1 + R_1*W_2
            tile_common[6, e] = R_0*W_0 + R_1*W_3
            tile_common[7, e] = R_1*W_0 - R_0*W_3
            tile_common[8, e] = R_1*W_1 - R_0*W_2
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                dP_0 = tile_common[5, e]
                dP_1 = tile_common[6, e]
                dP_2 = tile_common[7, e]
                dP_3 = tile_common[8, e]
                # P = R_even x + R_odd x^
                P_0 = -R_0*x_1 - R_1*x_2
                P_1 = R_0*x_0 - R_1*x_3
                P_2 = R_0*x_3 + R_1*x_0
                P_3 = R_1*x_1 - R_0*x_2
                # N = P ~R
                N_0 = P_1*R_0 + P_2*R_1
                N_1 = P_0*R_0 + P_3*R_1
                N_2 = P_0*R_1 - P_3*R_0
                N_3 = P_1*R_1 - P_2*R_0
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_1 + P_1*W_0 - P_2*W_3 - P_3*W_2
                dR2_1 = P_0*W_2 + P_1*W_3 + P_2*W_0 + P_3*W_1
                # dR3 from dP x
                dR3_0 = dP_1*x_0 + dP_2*x_3 - dP_0*x_1 - dP_3*x_2
                dR3_1 = dP_2*x_0 + dP_3*x_1 - dP_0*x_2 - dP_1*x_3
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
            if dR_step:
                for e in range(width):
                    for k in range(2):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                dP_0 = tile_common[5, e]
                dP_1 = tile_common[6, e]
                dP_2 = tile_common[7, e]
                dP_3 = tile_common[8, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_1 + R_1*dP_2
                tile_dx[1, e] = R_1*dP_3 - R_0*dP_0
                tile_dx[2, e] = -R_0*dP_3 - R_1*dP_0
                tile_dx[3, e] = R_0*dP_2 - R_1*dP_1
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__vector__full__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__vector__full(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 4), the gradient of the result
    R : (..., 2), vector: grades 1
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 2, 0, g, R)
    return _run_vjp(_sandwich__vector__full__vjp, 4, (2, 4), g, (R, x), wanted, threads)


# --- sandwich2: two-sided product ---------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich2__even__vector__even__vjp(
    count,
    g, g_step,
    r, r_step,
    x, x_step,
    s, s_step,
    dr, dr_step,
    dx, dx_step,
    ds, ds_step,
):
    """Run the unrolled form: 20 multiplications, 10 additions."""
    tile_g = np.empty((2, 32), g.dtype)
    tile_r = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_s = np.empty((2, 32), g.dtype)
    tile_dr = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    tile_ds = np.empty((2, 32), g.dtype)
    tile_common = np.empty((2, 32), g.dtype)
    lanes_dr = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    lanes_ds = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if r_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            # dP from g s
            tile_common[0, e] = g_0*s_0 - g_1*s_1
            tile_common[1, e] = g_1*s_0 + g_0*s_1
        if dr_step >= 0:
            for e in range(width):
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                # dr from dP x
                tile_dr[0, e] = dP_0*x_0 + dP_1*x_1
                tile_dr[1, e] = dP_0*x_1 - dP_1*x_0
            if dr_step:
                for e in range(width):
                    for k in range(2):
                        dr[(start + e) * dr_step + k] = tile_dr[k, e]
            else:
                _add_tile(tile_dr, lanes_dr, width)
        if dx_step >= 0:
            for e in range(width):
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                # dx from dP r
                tile_dx[0, e] = dP_0*r_0 - dP_1*r_1
                tile_dx[1, e] = dP_1*r_0 + dP_0*r_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
        if ds_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                # P = r x
                P_0 = r_0*x_0 + r_1*x_1
                P_1 = r_0*x_1 - r_1*x_0
                # ds from g P
                tile_ds[0, e] = P_0*g_0 + P_1*g_1
                tile_ds[1, e] = P_1*g_0 - P_0*g_1
            if ds_step:
                for e in range(width):
                    for k in range(2):
                        ds[(start + e) * ds_step + k] = tile_ds[k, e]
            else:
                _add_tile(tile_ds, lanes_ds, width)
    if dr_step == 0:
        _add_lanes(lanes_dr, dr)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)
    if ds_step == 0:
        _add_lanes(lanes_ds, ds)


def sandwich2__even__vector__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__even__vector__even(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 2), the gradient of the result
    r : (..., 2), even: grades 0, 2
    x : (..., 2), vector: grades 1
    s : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__even__vector__even__vjp,
        2,
        (2, 2, 2),
        g,
        (r, x, s),
        wanted,
        threads,
    )


@njit(cache=True, nogil=True, error_model="numpy")
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
    """Run the unrolled form: 20 multiplications, 10 additions."""
    tile_g = np.empty((2, 32), g.dtype)
    tile_r = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_s = np.empty((2, 32), g.dtype)
    tile_dr = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    tile_ds = np.empty((2, 32), g.dtype)
    tile_common = np.empty((2, 32), g.dtype)
    lanes_dr = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    lanes_ds = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if r_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            # dP from g s
            tile_common[0, e] = g_0*s_0 - g_1*s_1
            tile_common[1, e] = g_1*s_0 + g_0*s_1
        if dr_step >= 0:
            for e in range(width):
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                # dr from dP x
                tile_dr[0, e] = dP_0*x_0 + dP_1*x_1
                tile_dr[1, e] = dP_1*x_0 - dP_0*x_1
            if dr_step:
                for e in range(width):
                    for k in range(2):
                        dr[(start + e) * dr_step + k] = tile_dr[k, e]
            else:
                _add_tile(tile_dr, lanes_dr, width)
        if dx_step >= 0:
            for e in range(width):
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                # dx from dP r
                tile_dx[0, e] = dP_0*r_0 + dP_1*r_1
                tile_dx[1, e] = dP_1*r_0 - dP_0*r_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
        if ds_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                # P = r x
                P_0 = r_0*x_0 - r_1*x_1
                P_1 = r_0*x_1 + r_1*x_0
                # ds from g P
                tile_ds[0, e] = P_0*g_0 + P_1*g_1
                tile_ds[1, e] = P_1*g_0 - P_0*g_1
            if ds_step:
                for e in range(width):
                    for k in range(2):
                        ds[(start + e) * ds_step + k] = tile_ds[k, e]
            else:
                _add_tile(tile_ds, lanes_ds, width)
    if dr_step == 0:
        _add_lanes(lanes_dr, dr)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)
    if ds_step == 0:
        _add_lanes(lanes_ds, ds)


def sandwich2__even__even__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__even__even__even(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 2), the gradient of the result
    r : (..., 2), even: grades 0, 2
    x : (..., 2), even: grades 0, 2
    s : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich2__even__even__even__vjp, 2, (2, 2, 2), g, (r, x, s), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
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
    """Run the unrolled form: 40 multiplications, 24 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_r = np.empty((2, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_s = np.empty((2, 32), g.dtype)
    tile_dr = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_ds = np.empty((2, 32), g.dtype)
    tile_common = np.empty((4, 32), g.dtype)
    lanes_dr = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    lanes_ds = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if r_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            # dP from g s
            tile_common[0, e] = g_0*s_0 - g_3*s_1
            tile_common[1, e] = g_1*s_0 - g_2*s_1
            tile_common[2, e] = g_2*s_0 + g_1*s_1
            tile_common[3, e] = g_3*s_0 + g_0*s_1
        if dr_step >= 0:
            for e in range(width):
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                dP_2 = tile_common[2, e]
                dP_3 = tile_common[3, e]
                # dr from dP x
                tile_dr[0, e] = dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_3*x_3
                tile_dr[1, e] = dP_3*x_0 + dP_1*x_2 - dP_2*x_1 - dP_0*x_3
            if dr_step:
                for e in range(width):
                    for k in range(2):
                        dr[(start + e) * dr_step + k] = tile_dr[k, e]
            else:
                _add_tile(tile_dr, lanes_dr, width)
        if dx_step >= 0:
            for e in range(width):
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                dP_2 = tile_common[2, e]
                dP_3 = tile_common[3, e]
                # dx from dP r
                tile_dx[0, e] = dP_0*r_0 + dP_3*r_1
                tile_dx[1, e] = dP_1*r_0 - dP_2*r_1
                tile_dx[2, e] = dP_2*r_0 + dP_1*r_1
                tile_dx[3, e] = dP_3*r_0 - dP_0*r_1
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
        if ds_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                # P = r x
                P_0 = r_0*x_0 - r_1*x_3
                P_1 = r_0*x_1 + r_1*x_2
                P_2 = r_0*x_2 - r_1*x_1
                P_3 = r_0*x_3 + r_1*x_0
                # ds from g P
                tile_ds[0, e] = P_0*g_0 + P_1*g_1 + P_2*g_2 + P_3*g_3
                tile_ds[1, e] = P_2*g_1 + P_3*g_0 - P_0*g_3 - P_1*g_2
            if ds_step:
                for e in range(width):
                    for k in range(2):
                        ds[(start + e) * ds_step + k] = tile_ds[k, e]
            else:
                _add_tile(tile_ds, lanes_ds, width)
    if dr_step == 0:
        _add_lanes(lanes_dr, dr)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)
    if ds_step == 0:
        _add_lanes(lanes_ds, ds)


def sandwich2__even__full__even__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__even__full__even(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 4), the gradient of the result
    r : (..., 2), even: grades 0, 2
    x : (..., 4), full: grades 0, 1, 2
    s : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich2__even__full__even__vjp, 4, (2, 4, 2), g, (r, x, s), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
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
    """Run the unrolled form: 80 multiplications, 60 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_r = np.empty((4, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_s = np.empty((4, 32), g.dtype)
    tile_dr = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_ds = np.empty((4, 32), g.dtype)
    tile_common = np.empty((4, 32), g.dtype)
    lanes_dr = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    lanes_ds = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if r_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            s_2 = tile_s[2, e]
            s_3 = tile_s[3, e]
            # dP from g s
            tile_common[0, e] = g_0*s_0 + g_1*s_1 + g_2*s_2 - g_3*s_3
            tile_common[1, e] = g_1*s_0 + g_0*s_1 + g_3*s_2 - g_2*s_3
            tile_common[2, e] = g_2*s_0 + g_0*s_2 + g_1*s_3 - g_3*s_1
            tile_common[3, e] = g_3*s_0 + g_1*s_2 + g_0*s_3 - g_2*s_1
        if dr_step >= 0:
            for e in range(width):
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                dP_2 = tile_common[2, e]
                dP_3 = tile_common[3, e]
                # dr from dP x
                tile_dr[0, e] = dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_3*x_3
                tile_dr[1, e] = dP_1*x_0 + dP_0*x_1 + dP_3*x_2 + dP_2*x_3
                tile_dr[2, e] = dP_2*x_0 + dP_0*x_2 - dP_3*x_1 - dP_1*x_3
                tile_dr[3, e] = dP_3*x_0 + dP_1*x_2 - dP_2*x_1 - dP_0*x_3
            if dr_step:
                for e in range(width):
                    for k in range(4):
                        dr[(start + e) * dr_step + k] = tile_dr[k, e]
            else:
                _add_tile(tile_dr, lanes_dr, width)
        if dx_step >= 0:
            for e in range(width):
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                r_2 = tile_r[2, e]
                r_3 = tile_r[3, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                dP_2 = tile_common[2, e]
                dP_3 = tile_common[3, e]
                # dx from dP r
                tile_dx[0, e] = dP_0*r_0 + dP_1*r_1 + dP_2*r_2 + dP_3*r_3
                tile_dx[1, e] = dP_1*r_0 + dP_0*r_1 - dP_3*r_2 - dP_2*r_3
                tile_dx[2, e] = dP_2*r_0 + dP_3*r_1 + dP_0*r_2 + dP_1*r_3
                tile_dx[3, e] = dP_3*r_0 + dP_2*r_1 - dP_1*r_2 - dP_0*r_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
        if ds_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                r_2 = tile_r[2, e]
                r_3 = tile_r[3, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                # P = r x
                P_0 = r_0*x_0 + r_1*x_1 + r_2*x_2 - r_3*x_3
                P_1 = r_0*x_1 + r_1*x_0 + r_3*x_2 - r_2*x_3
                P_2 = r_0*x_2 + r_1*x_3 + r_2*x_0 - r_3*x_1
                P_3 = r_0*x_3 + r_1*x_2 + r_3*x_0 - r_2*x_1
                # ds from g P
                tile_ds[0, e] = P_0*g_0 + P_1*g_1 + P_2*g_2 + P_3*g_3
                tile_ds[1, e] = P_0*g_1 + P_1*g_0 - P_2*g_3 - P_3*g_2
                tile_ds[2, e] = P_0*g_2 + P_1*g_3 + P_2*g_0 + P_3*g_1
                tile_ds[3, e] = P_2*g_1 + P_3*g_0 - P_0*g_3 - P_1*g_2
            if ds_step:
                for e in range(width):
                    for k in range(4):
                        ds[(start + e) * ds_step + k] = tile_ds[k, e]
            else:
                _add_tile(tile_ds, lanes_ds, width)
    if dr_step == 0:
        _add_lanes(lanes_dr, dr)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)
    if ds_step == 0:
        _add_lanes(lanes_ds, ds)


def sandwich2__full__full__full__vjp(g, r, x, s, wanted=None, threads=None):
    """Return the gradients of <g, sandwich2__full__full__full(r, x, s)> in all operands.

    Of the r x ~s

    g : (..., 4), the gradient of the result
    r : (..., 4), full: grades 0, 1, 2
    x : (..., 4), full: grades 0, 1, 2
    s : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich2__full__full__full__vjp, 4, (4, 4, 4), g, (r, x, s), wanted, threads)


# --- versor_defect: what must vanish, from the fourth entry on, for R to be a versor ------------


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__full(count, R, R_step, out):
    """Run the unrolled form: 4 multiplications, 3 additions."""
    tile_R = np.empty((4, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_3*R_3
            t_1 = R_1*R_1 + R_2*R_2
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_0 + t_1
            tile_out[1, e] = t_0
            tile_out[2, e] = t_1
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__even(count, R, R_step, out):
    """Run the unrolled form: 2 multiplications, 1 additions."""
    tile_R = np.empty((2, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_1*R_1
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_0
            tile_out[1, e] = t_0
            tile_out[2, e] = 0
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__vector(count, R, R_step, out):
    """Run the unrolled form: 2 multiplications, 1 additions."""
    tile_R = np.empty((2, 32), R.dtype)
    tile_out = np.empty((3, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_1*R_1
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_0
            tile_out[1, e] = 0
            tile_out[2, e] = t_0
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__bivector__vjp(count, g, g_step, M, M_step, dM, dM_step):
    """Run the unrolled form: 4 multiplications."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_M = np.empty((4, 32), g.dtype)
    tile_dM = np.empty((4, 32), g.dtype)
    lanes_dM = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if M_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_M[i, e] = M[(start + e) * M_step + i]
        if dM_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                M_0 = tile_M[0, e]
                M_1 = tile_M[1, e]
                M_2 = tile_M[2, e]
                M_3 = tile_M[3, e]
                # dM from g M
                tile_dM[0, e] = M_3*g_0
                tile_dM[1, e] = -M_2*g_0
                tile_dM[2, e] = -M_1*g_0
                tile_dM[3, e] = M_0*g_0
            if dM_step:
                for e in range(width):
                    for k in range(4):
                        dM[(start + e) * dM_step + k] = tile_dM[k, e]
            else:
                _add_tile(tile_dM, lanes_dM, width)
    if dM_step == 0:
        _add_lanes(lanes_dM, dM)


def outermorphism__bivector__vjp(g, M, wanted=None, threads=None):
    """Return the gradients of <g, outermorphism__bivector(M)> in all operands.

    Of the f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i

    g : (..., 1), the gradient of the result
    M : (..., 4)
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_outermorphism__bivector__vjp, 1, (4,), g, (M,), wanted, threads)


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__even__vjp(count, g, g_step, F, F_step, x, x_step, dF, dF_step, dx, dx_step):
    """Run the unrolled form: 4 multiplications."""
    tile_g = np.empty((2, 32), g.dtype)
    tile_F = np.empty((2, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dF = np.empty((2, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    lanes_dF = np.zeros((2, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if F_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dF_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                # dF from g x
                tile_dF[0, e] = g_0*x_0
                tile_dF[1, e] = g_1*x_1
            if dF_step:
                for e in range(width):
                    for k in range(2):
                        dF[(start + e) * dF_step + k] = tile_dF[k, e]
            else:
                _add_tile(tile_dF, lanes_dF, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                F_0 = tile_F[0, e]
                F_1 = tile_F[1, e]
                # dx from g F
                tile_dx[0, e] = F_0*g_0
                tile_dx[1, e] = F_1*g_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dF_step == 0:
        _add_lanes(lanes_dF, dF)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def linear_map__even__vjp(g, F, x, wanted=None, threads=None):
    """Return the gradients of <g, linear_map__even(F, x)> in all operands.

    Of the <f(x)>_k = F_k <x>_k

    g : (..., 2), the gradient of the result
    F : (..., 2)
    x : (..., 2), even: grades 0, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_linear_map__even__vjp, 2, (2, 2), g, (F, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__full__vjp(count, g, g_step, F, F_step, x, x_step, dF, dF_step, dx, dx_step):
    """Run the unrolled form: 12 multiplications, 2 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_F = np.empty((6, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dF = np.empty((6, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dF = np.zeros((6, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if F_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dF_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                # dF from g x
                tile_dF[0, e] = g_0*x_0
                tile_dF[1, e] = g_1*x_1
                tile_dF[2, e] = g_1*x_2
                tile_dF[3, e] = g_2*x_1
                tile_dF[4, e] = g_2*x_2
                tile_dF[5, e] = g_3*x_3
            if dF_step:
                for e in range(width):
                    for k in range(6):
                        dF[(start + e) * dF_step + k] = tile_dF[k, e]
            else:
                _add_tile(tile_dF, lanes_dF, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                F_0 = tile_F[0, e]
                F_1 = tile_F[1, e]
                F_2 = tile_F[2, e]
                F_3 = tile_F[3, e]
                F_4 = tile_F[4, e]
                F_5 = tile_F[5, e]
                # dx from g F
                tile_dx[0, e] = F_0*g_0
                tile_dx[1, e] = F_1*g_1 + F_3*g_2
                tile_dx[2, e] = F_2*g_1 + F_4*g_2
                tile_dx[3, e] = F_5*g_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dF_step == 0:
        _add_lanes(lanes_dF, dF)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def linear_map__full__vjp(g, F, x, wanted=None, threads=None):
    """Return the gradients of <g, linear_map__full(F, x)> in all operands.

    Of the <f(x)>_k = F_k <x>_k

    g : (..., 4), the gradient of the result
    F : (..., 6)
    x : (..., 4), full: grades 0, 1, 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_linear_map__full__vjp, 4, (6, 4), g, (F, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__vector__vjp(count, g, g_step, F, F_step, x, x_step, dF, dF_step, dx, dx_step):
    """Run the unrolled form: 8 multiplications, 2 additions."""
    tile_g = np.empty((2, 32), g.dtype)
    tile_F = np.empty((4, 32), g.dtype)
    tile_x = np.empty((2, 32), g.dtype)
    tile_dF = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((2, 32), g.dtype)
    lanes_dF = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((2, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if F_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(2):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dF_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                # dF from g x
                tile_dF[0, e] = g_0*x_0
                tile_dF[1, e] = g_0*x_1
                tile_dF[2, e] = g_1*x_0
                tile_dF[3, e] = g_1*x_1
            if dF_step:
                for e in range(width):
                    for k in range(4):
                        dF[(start + e) * dF_step + k] = tile_dF[k, e]
            else:
                _add_tile(tile_dF, lanes_dF, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                F_0 = tile_F[0, e]
                F_1 = tile_F[1, e]
                F_2 = tile_F[2, e]
                F_3 = tile_F[3, e]
                # dx from g F
                tile_dx[0, e] = F_0*g_0 + F_2*g_1
                tile_dx[1, e] = F_1*g_0 + F_3*g_1
            if dx_step:
                for e in range(width):
                    for k in range(2):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dF_step == 0:
        _add_lanes(lanes_dF, dF)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def linear_map__vector__vjp(g, F, x, wanted=None, threads=None):
    """Return the gradients of <g, linear_map__vector(F, x)> in all operands.

    Of the <f(x)>_k = F_k <x>_k

    g : (..., 2), the gradient of the result
    F : (..., 4)
    x : (..., 2), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_linear_map__vector__vjp, 2, (4, 2), g, (F, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__bivector__vjp(
    count,
    g, g_step,
    F, F_step,
    x, x_step,
    dF, dF_step,
    dx, dx_step,
):
    """Run the unrolled form: 2 multiplications."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_F = np.empty((1, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dF = np.empty((1, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    lanes_dF = np.zeros((1, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if F_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dF_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                x_0 = tile_x[0, e]
                # dF from g x
                tile_dF[0, e] = g_0*x_0
            if dF_step:
                for e in range(width):
                    for k in range(1):
                        dF[(start + e) * dF_step + k] = tile_dF[k, e]
            else:
                _add_tile(tile_dF, lanes_dF, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                F_0 = tile_F[0, e]
                # dx from g F
                tile_dx[0, e] = F_0*g_0
            if dx_step:
                for e in range(width):
                    for k in range(1):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dF_step == 0:
        _add_lanes(lanes_dF, dF)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def linear_map__bivector__vjp(g, F, x, wanted=None, threads=None):
    """Return the gradients of <g, linear_map__bivector(F, x)> in all operands.

    Of the <f(x)>_k = F_k <x>_k

    g : (..., 1), the gradient of the result
    F : (..., 1)
    x : (..., 1), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_linear_map__bivector__vjp, 1, (1, 1), g, (F, x), wanted, threads)


# --- Index --------------------------------------------------------------------------------------

KERNELS = {
    "gp__full__full": gp__full__full__vjp,
    "gp__even__even": gp__even__even__vjp,
    "gp__even__vector": gp__even__vector__vjp,
    "gp__vector__vector": gp__vector__vector__vjp,
    "gp__vector__full": gp__vector__full__vjp,
    "op__full__full": op__full__full__vjp,
    "ip__full__full": ip__full__full__vjp,
    "ip_symmetric__full__full": ip_symmetric__full__full__vjp,
    "lc__full__full": lc__full__full__vjp,
    "rc__full__full": rc__full__full__vjp,
    "sp__full__full": sp__full__full__vjp,
    "rp__full__full": rp__full__full__vjp,
    "cp__full__full": cp__full__full__vjp,
    "acp__full__full": acp__full__full__vjp,
    "reverse__full": reverse__full__vjp,
    "involute__full": involute__full__vjp,
    "conjugate__full": conjugate__full__vjp,
    "dual__full": dual__full__vjp,
    "undual__full": undual__full__vjp,
    "hodge__full": hodge__full__vjp,
    "unhodge__full": unhodge__full__vjp,
    "normsq__full": normsq__full__vjp,
    "normsq__even": normsq__even__vjp,
    "normsq__vector": normsq__vector__vjp,
    "norm__full": norm__full__vjp,
    "norm__even": norm__even__vjp,
    "norm__vector": norm__vector__vjp,
    "inv__full": inv__full__vjp,
    "inv__even": inv__even__vjp,
    "inv__vector": inv__vector__vjp,
    "sandwich_unit__full__full": sandwich_unit__full__full__vjp,
    "sandwich_unit__even__scalar": sandwich_unit__even__scalar__vjp,
    "sandwich_unit__even__vector": sandwich_unit__even__vector__vjp,
    "sandwich_unit__even__bivector": sandwich_unit__even__bivector__vjp,
    "sandwich_unit__even__even": sandwich_unit__even__even__vjp,
    "sandwich_unit__even__full": sandwich_unit__even__full__vjp,
    "sandwich_unit__vector__scalar": sandwich_unit__vector__scalar__vjp,
    "sandwich_unit__vector__vector": sandwich_unit__vector__vector__vjp,
    "sandwich_unit__vector__bivector": sandwich_unit__vector__bivector__vjp,
    "sandwich_unit__vector__even": sandwich_unit__vector__even__vjp,
    "sandwich_unit__vector__full": sandwich_unit__vector__full__vjp,
    "sandwich__full__full": sandwich__full__full__vjp,
    "sandwich__even__scalar": sandwich__even__scalar__vjp,
    "sandwich__even__vector": sandwich__even__vector__vjp,
    "sandwich__even__bivector": sandwich__even__bivector__vjp,
    "sandwich__even__even": sandwich__even__even__vjp,
    "sandwich__even__full": sandwich__even__full__vjp,
    "sandwich__vector__scalar": sandwich__vector__scalar__vjp,
    "sandwich__vector__vector": sandwich__vector__vector__vjp,
    "sandwich__vector__bivector": sandwich__vector__bivector__vjp,
    "sandwich__vector__even": sandwich__vector__even__vjp,
    "sandwich__vector__full": sandwich__vector__full__vjp,
    "sandwich2__even__vector__even": sandwich2__even__vector__even__vjp,
    "sandwich2__even__even__even": sandwich2__even__even__even__vjp,
    "sandwich2__even__full__even": sandwich2__even__full__even__vjp,
    "sandwich2__full__full__full": sandwich2__full__full__full__vjp,
    "outermorphism__bivector": outermorphism__bivector__vjp,
    "linear_map__even": linear_map__even__vjp,
    "linear_map__full": linear_map__full__vjp,
    "linear_map__vector": linear_map__vector__vjp,
    "linear_map__bivector": linear_map__bivector__vjp,
}
