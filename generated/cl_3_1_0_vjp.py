"""Gradients of the kernels of Cl(3,1,0), emitted by gaforge; change the generator, not this file.

Functions take and return NumPy arrays with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = -1.
Blades: 1 e1 e2 e3 e4 e12 e13 e14 e23 e24 e34 e123 e124 e134 e234 e1234

kernel                            form      operations per element
gp__full__full                    unrolled  512 multiplications, 480 additions
gp__even__even                    unrolled  128 multiplications, 112 additions
gp__even__vector                  unrolled  64 multiplications, 52 additions
gp__vector__vector                unrolled  32 multiplications, 24 additions
gp__vector__full                  unrolled  128 multiplications, 108 additions
op__full__full                    unrolled  162 multiplications, 130 additions
ip__full__full                    unrolled  230 multiplications, 200 additions
ip_symmetric__full__full          unrolled  292 multiplications, 260 additions
lc__full__full                    unrolled  162 multiplications, 130 additions
rc__full__full                    unrolled  162 multiplications, 130 additions
sp__full__full                    unrolled  32 multiplications
rp__full__full                    unrolled  162 multiplications, 130 additions
cp__full__full                    unrolled  240 multiplications, 210 additions
acp__full__full                   unrolled  272 multiplications, 240 additions
reverse__full                     unrolled  none
involute__full                    unrolled  none
conjugate__full                   unrolled  none
dual__full                        unrolled  none
undual__full                      unrolled  none
hodge__full                       unrolled  none
unhodge__full                     unrolled  none
normsq__full                      unrolled  32 multiplications
normsq__even                      unrolled  16 multiplications
normsq__vector                    unrolled  8 multiplications
norm__full                        unrolled  49 multiplications, 16 additions, 1 divisions, 1 roots
norm__even                        unrolled  25 multiplications, 8 additions, 1 divisions, 1 roots
norm__vector                      unrolled  13 multiplications, 4 additions, 1 divisions, 1 roots
inv__full                         unrolled  489 multiplications, 428 additions, 17 divisions
inv__even                         unrolled  97 multiplications, 68 additions, 9 divisions
inv__vector                       unrolled  16 multiplications, 10 additions, 5 divisions
sandwich_unit__full__full         unrolled  891 multiplications, 756 additions
sandwich_unit__even__scalar       unrolled  none
sandwich_unit__even__vector       unrolled  132 multiplications, 104 additions
sandwich_unit__even__bivector     unrolled  162 multiplications, 136 additions
sandwich_unit__even__trivector    unrolled  132 multiplications, 104 additions
sandwich_unit__even__g4           unrolled  none
sandwich_unit__even__even         unrolled  162 multiplications, 136 additions
sandwich_unit__even__full         unrolled  426 multiplications, 360 additions
sandwich_unit__g0_2__scalar       unrolled  none
sandwich_unit__g0_2__vector       unrolled  76 multiplications, 57 additions
sandwich_unit__g0_2__bivector     unrolled  144 multiplications, 119 additions
sandwich_unit__g0_2__trivector    unrolled  76 multiplications, 57 additions
sandwich_unit__g0_2__g4           unrolled  none
sandwich_unit__g0_2__even         unrolled  144 multiplications, 119 additions
sandwich_unit__g0_2__full         unrolled  296 multiplications, 247 additions
sandwich_unit__vector__scalar     unrolled  none
sandwich_unit__vector__vector     unrolled  24 multiplications, 14 additions
sandwich_unit__vector__bivector   unrolled  66 multiplications, 48 additions
sandwich_unit__vector__trivector  unrolled  64 multiplications, 44 additions
sandwich_unit__vector__g4         unrolled  20 multiplications, 7 additions
sandwich_unit__vector__even       unrolled  87 multiplications, 60 additions
sandwich_unit__vector__full       unrolled  175 multiplications, 126 additions
sandwich__full__full              table     1600 multiplications, 1600 additions, 17 divisions
sandwich__even__scalar            unrolled  73 multiplications, 37 additions, 2 divisions
sandwich__even__vector            unrolled  220 multiplications, 178 additions, 5 divisions
sandwich__even__bivector          unrolled  318 multiplications, 272 additions, 7 divisions
sandwich__even__trivector         unrolled  220 multiplications, 178 additions, 5 divisions
sandwich__even__g4                unrolled  73 multiplications, 37 additions, 2 divisions
sandwich__even__even              unrolled  416 multiplications, 366 additions, 9 divisions
sandwich__even__full              unrolled  808 multiplications, 726 additions, 17 divisions
sandwich__g0_2__scalar            unrolled  64 multiplications, 32 additions, 2 divisions
sandwich__g0_2__vector            unrolled  193 multiplications, 153 additions, 5 divisions
sandwich__g0_2__bivector          unrolled  279 multiplications, 235 additions, 7 divisions
sandwich__g0_2__trivector         unrolled  193 multiplications, 153 additions, 5 divisions
sandwich__g0_2__g4                unrolled  64 multiplications, 32 additions, 2 divisions
sandwich__g0_2__even              unrolled  365 multiplications, 317 additions, 9 divisions
sandwich__g0_2__full              unrolled  709 multiplications, 629 additions, 17 divisions
sandwich__vector__scalar          unrolled  37 multiplications, 17 additions, 2 divisions
sandwich__vector__vector          unrolled  112 multiplications, 80 additions, 5 divisions
sandwich__vector__bivector        unrolled  162 multiplications, 124 additions, 7 divisions
sandwich__vector__trivector       unrolled  112 multiplications, 80 additions, 5 divisions
sandwich__vector__g4              unrolled  37 multiplications, 17 additions, 2 divisions
sandwich__vector__even            unrolled  212 multiplications, 170 additions, 9 divisions
sandwich__vector__full            unrolled  412 multiplications, 338 additions, 17 divisions
sandwich2__even__vector__even     unrolled  224 multiplications, 188 additions
sandwich2__even__even__even       unrolled  320 multiplications, 280 additions
sandwich2__even__full__even       unrolled  640 multiplications, 576 additions
sandwich2__full__full__full       table     1280 multiplications, 1280 additions
versor_defect__full               unrolled  25 multiplications, 24 additions
versor_defect__even               unrolled  13 multiplications, 11 additions
versor_defect__g0_2               unrolled  11 multiplications, 9 additions
versor_defect__vector             unrolled  4 multiplications, 4 additions
outermorphism__bivector           unrolled  144 multiplications, 128 additions
outermorphism__trivector          unrolled  204 multiplications, 152 additions
outermorphism__g4                 unrolled  80 multiplications, 44 additions
linear_map__even                  unrolled  76 multiplications, 30 additions
linear_map__full                  unrolled  140 multiplications, 54 additions
linear_map__vector                unrolled  32 multiplications, 12 additions
linear_map__bivector              unrolled  72 multiplications, 30 additions
linear_map__trivector             unrolled  32 multiplications, 12 additions
linear_map__g4                    unrolled  2 multiplications

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

# gaforge-signature: 3,1,0
# gaforge-target: vjp
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 3,1,0 --target vjp
# gaforge-operations: 16378 multiplications, 13839 additions, 192 divisions, 3 roots in all
# gaforge-proof: 91 of 91 kernels, source executed on symbols and integers modulo primes
# gaforge-inputs: sha256:8bc6c8325d4183286a63f27a7a777949dd1b9d0bdc118e89bd3073d163723320
# gaforge-content: sha256:5124f199d7cee06a50c27143a09b9bd4950982876d916324a08037904a2fae6d

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
    """Run the unrolled form: 512 multiplications, 480 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_a = np.empty((16, 32), g.dtype)
    tile_b = np.empty((16, 32), g.dtype)
    tile_da = np.empty((16, 32), g.dtype)
    tile_db = np.empty((16, 32), g.dtype)
    lanes_da = np.zeros((16, 32), g.dtype)
    lanes_db = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                b_8 = tile_b[8, e]
                b_9 = tile_b[9, e]
                b_10 = tile_b[10, e]
                b_11 = tile_b[11, e]
                b_12 = tile_b[12, e]
                b_13 = tile_b[13, e]
                b_14 = tile_b[14, e]
                b_15 = tile_b[15, e]
                # da from g b
                tile_da[0, e] = (
                    b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3 + b_4*g_4 + b_5*g_5 + b_6*g_6 +
                    b_7*g_7 + b_8*g_8 + b_9*g_9 + b_10*g_10 + b_11*g_11 + b_12*g_12 +
                    b_13*g_13 + b_14*g_14 + b_15*g_15
                )
                tile_da[1, e] = (
                    b_0*g_1 + b_1*g_0 + b_2*g_5 + b_3*g_6 + b_4*g_7 + b_5*g_2 + b_6*g_3 +
                    b_7*g_4 + b_8*g_11 + b_9*g_12 + b_10*g_13 + b_11*g_8 + b_12*g_9 +
                    b_13*g_10 + b_14*g_15 + b_15*g_14
                )
                tile_da[2, e] = (
                    b_0*g_2 + b_2*g_0 + b_3*g_8 + b_4*g_9 + b_8*g_3 + b_9*g_4 + b_10*g_14 +
                    b_14*g_10 - b_1*g_5 - b_5*g_1 - b_6*g_11 - b_7*g_12 - b_11*g_6 -
                    b_12*g_7 - b_13*g_15 - b_15*g_13
                )
                tile_da[3, e] = (
                    b_0*g_3 + b_3*g_0 + b_4*g_10 + b_5*g_11 + b_10*g_4 + b_11*g_5 +
                    b_12*g_15 + b_15*g_12 - b_1*g_6 - b_2*g_8 - b_6*g_1 - b_7*g_13 - b_8*g_2
                    - b_9*g_14 - b_13*g_7 - b_14*g_9
                )
                tile_da[4, e] = (
                    b_0*g_4 + b_5*g_12 + b_6*g_13 + b_7*g_1 + b_8*g_14 + b_9*g_2 + b_10*g_3
                    + b_15*g_11 - b_1*g_7 - b_2*g_9 - b_3*g_10 - b_4*g_0 - b_11*g_15 -
                    b_12*g_5 - b_13*g_6 - b_14*g_8
                )
                tile_da[5, e] = (
                    b_0*g_5 + b_2*g_1 + b_3*g_11 + b_4*g_12 + b_8*g_6 + b_9*g_7 + b_10*g_15
                    + b_14*g_13 - b_1*g_2 - b_5*g_0 - b_6*g_8 - b_7*g_9 - b_11*g_3 -
                    b_12*g_4 - b_13*g_14 - b_15*g_10
                )
                tile_da[6, e] = (
                    b_0*g_6 + b_3*g_1 + b_4*g_13 + b_5*g_8 + b_10*g_7 + b_11*g_2 + b_12*g_14
                    + b_15*g_9 - b_1*g_3 - b_2*g_11 - b_6*g_0 - b_7*g_10 - b_8*g_5 -
                    b_9*g_15 - b_13*g_4 - b_14*g_12
                )
                tile_da[7, e] = (
                    b_0*g_7 + b_5*g_9 + b_6*g_10 + b_7*g_0 + b_8*g_15 + b_9*g_5 + b_10*g_6 +
                    b_15*g_8 - b_1*g_4 - b_2*g_12 - b_3*g_13 - b_4*g_1 - b_11*g_14 -
                    b_12*g_2 - b_13*g_3 - b_14*g_11
                )
                tile_da[8, e] = (
                    b_0*g_8 + b_1*g_11 + b_3*g_2 + b_4*g_14 + b_6*g_5 + b_7*g_15 + b_10*g_9
                    + b_13*g_12 - b_2*g_3 - b_5*g_6 - b_8*g_0 - b_9*g_10 - b_11*g_1 -
                    b_12*g_13 - b_14*g_4 - b_15*g_7
                )
                tile_da[9, e] = (
                    b_0*g_9 + b_1*g_12 + b_8*g_10 + b_9*g_0 + b_10*g_8 + b_11*g_13 +
                    b_12*g_1 + b_13*g_11 - b_2*g_4 - b_3*g_14 - b_4*g_2 - b_5*g_7 - b_6*g_15
                    - b_7*g_5 - b_14*g_3 - b_15*g_6
                )
                tile_da[10, e] = (
                    b_0*g_10 + b_1*g_13 + b_2*g_14 + b_5*g_15 + b_10*g_0 + b_13*g_1 +
                    b_14*g_2 + b_15*g_5 - b_3*g_4 - b_4*g_3 - b_6*g_7 - b_7*g_6 - b_8*g_9 -
                    b_9*g_8 - b_11*g_12 - b_12*g_11
                )
                tile_da[11, e] = (
                    b_0*g_11 + b_1*g_8 + b_3*g_5 + b_4*g_15 + b_6*g_2 + b_7*g_14 + b_10*g_12
                    + b_13*g_9 - b_2*g_6 - b_5*g_3 - b_8*g_1 - b_9*g_13 - b_11*g_0 -
                    b_12*g_10 - b_14*g_7 - b_15*g_4
                )
                tile_da[12, e] = (
                    b_0*g_12 + b_1*g_9 + b_8*g_13 + b_9*g_1 + b_10*g_11 + b_11*g_10 +
                    b_12*g_0 + b_13*g_8 - b_2*g_7 - b_3*g_15 - b_4*g_5 - b_5*g_4 - b_6*g_14
                    - b_7*g_2 - b_14*g_6 - b_15*g_3
                )
                tile_da[13, e] = (
                    b_0*g_13 + b_1*g_10 + b_2*g_15 + b_5*g_14 + b_10*g_1 + b_13*g_0 +
                    b_14*g_5 + b_15*g_2 - b_3*g_7 - b_4*g_6 - b_6*g_4 - b_7*g_3 - b_8*g_12 -
                    b_9*g_11 - b_11*g_9 - b_12*g_8
                )
                tile_da[14, e] = (
                    b_0*g_14 + b_2*g_10 + b_6*g_12 + b_7*g_11 + b_10*g_2 + b_11*g_7 +
                    b_12*g_6 + b_14*g_0 - b_1*g_15 - b_3*g_9 - b_4*g_8 - b_5*g_13 - b_8*g_4
                    - b_9*g_3 - b_13*g_5 - b_15*g_1
                )
                tile_da[15, e] = (
                    b_0*g_15 + b_2*g_13 + b_6*g_9 + b_7*g_8 + b_10*g_5 + b_11*g_4 + b_12*g_3
                    + b_14*g_1 - b_1*g_14 - b_3*g_12 - b_4*g_11 - b_5*g_10 - b_8*g_7 -
                    b_9*g_6 - b_13*g_2 - b_15*g_0
                )
            if da_step:
                for e in range(width):
                    for k in range(16):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                a_8 = tile_a[8, e]
                a_9 = tile_a[9, e]
                a_10 = tile_a[10, e]
                a_11 = tile_a[11, e]
                a_12 = tile_a[12, e]
                a_13 = tile_a[13, e]
                a_14 = tile_a[14, e]
                a_15 = tile_a[15, e]
                # db from g a
                tile_db[0, e] = (
                    a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3 + a_4*g_4 + a_5*g_5 + a_6*g_6 +
                    a_7*g_7 + a_8*g_8 + a_9*g_9 + a_10*g_10 + a_11*g_11 + a_12*g_12 +
                    a_13*g_13 + a_14*g_14 + a_15*g_15
                )
                tile_db[1, e] = (
                    a_0*g_1 + a_1*g_0 + a_8*g_11 + a_9*g_12 + a_10*g_13 + a_11*g_8 +
                    a_12*g_9 + a_13*g_10 - a_2*g_5 - a_3*g_6 - a_4*g_7 - a_5*g_2 - a_6*g_3 -
                    a_7*g_4 - a_14*g_15 - a_15*g_14
                )
                tile_db[2, e] = (
                    a_0*g_2 + a_1*g_5 + a_2*g_0 + a_5*g_1 + a_10*g_14 + a_13*g_15 +
                    a_14*g_10 + a_15*g_13 - a_3*g_8 - a_4*g_9 - a_6*g_11 - a_7*g_12 -
                    a_8*g_3 - a_9*g_4 - a_11*g_6 - a_12*g_7
                )
                tile_db[3, e] = (
                    a_0*g_3 + a_1*g_6 + a_2*g_8 + a_3*g_0 + a_5*g_11 + a_6*g_1 + a_8*g_2 +
                    a_11*g_5 - a_4*g_10 - a_7*g_13 - a_9*g_14 - a_10*g_4 - a_12*g_15 -
                    a_13*g_7 - a_14*g_9 - a_15*g_12
                )
                tile_db[4, e] = (
                    a_0*g_4 + a_1*g_7 + a_2*g_9 + a_3*g_10 + a_5*g_12 + a_6*g_13 + a_8*g_14
                    + a_11*g_15 - a_4*g_0 - a_7*g_1 - a_9*g_2 - a_10*g_3 - a_12*g_5 -
                    a_13*g_6 - a_14*g_8 - a_15*g_11
                )
                tile_db[5, e] = (
                    a_0*g_5 + a_1*g_2 + a_3*g_11 + a_4*g_12 + a_6*g_8 + a_7*g_9 + a_10*g_15
                    + a_13*g_14 - a_2*g_1 - a_5*g_0 - a_8*g_6 - a_9*g_7 - a_11*g_3 -
                    a_12*g_4 - a_14*g_13 - a_15*g_10
                )
                tile_db[6, e] = (
                    a_0*g_6 + a_1*g_3 + a_4*g_13 + a_7*g_10 + a_8*g_5 + a_11*g_2 + a_14*g_12
                    + a_15*g_9 - a_2*g_11 - a_3*g_1 - a_5*g_8 - a_6*g_0 - a_9*g_15 -
                    a_10*g_7 - a_12*g_14 - a_13*g_4
                )
                tile_db[7, e] = (
                    a_0*g_7 + a_1*g_4 + a_4*g_1 + a_7*g_0 + a_8*g_15 + a_11*g_14 + a_14*g_11
                    + a_15*g_8 - a_2*g_12 - a_3*g_13 - a_5*g_9 - a_6*g_10 - a_9*g_5 -
                    a_10*g_6 - a_12*g_2 - a_13*g_3
                )
                tile_db[8, e] = (
                    a_0*g_8 + a_1*g_11 + a_2*g_3 + a_4*g_14 + a_5*g_6 + a_7*g_15 + a_9*g_10
                    + a_12*g_13 - a_3*g_2 - a_6*g_5 - a_8*g_0 - a_10*g_9 - a_11*g_1 -
                    a_13*g_12 - a_14*g_4 - a_15*g_7
                )
                tile_db[9, e] = (
                    a_0*g_9 + a_1*g_12 + a_2*g_4 + a_4*g_2 + a_5*g_7 + a_7*g_5 + a_9*g_0 +
                    a_12*g_1 - a_3*g_14 - a_6*g_15 - a_8*g_10 - a_10*g_8 - a_11*g_13 -
                    a_13*g_11 - a_14*g_3 - a_15*g_6
                )
                tile_db[10, e] = (
                    a_0*g_10 + a_1*g_13 + a_2*g_14 + a_3*g_4 + a_4*g_3 + a_5*g_15 + a_6*g_7
                    + a_7*g_6 + a_8*g_9 + a_9*g_8 + a_10*g_0 + a_11*g_12 + a_12*g_11 +
                    a_13*g_1 + a_14*g_2 + a_15*g_5
                )
                tile_db[11, e] = (
                    a_0*g_11 + a_1*g_8 + a_3*g_5 + a_6*g_2 + a_9*g_13 + a_12*g_10 + a_14*g_7
                    + a_15*g_4 - a_2*g_6 - a_4*g_15 - a_5*g_3 - a_7*g_14 - a_8*g_1 -
                    a_10*g_12 - a_11*g_0 - a_13*g_9
                )
                tile_db[12, e] = (
                    a_0*g_12 + a_1*g_9 + a_3*g_15 + a_6*g_14 + a_9*g_1 + a_12*g_0 + a_14*g_6
                    + a_15*g_3 - a_2*g_7 - a_4*g_5 - a_5*g_4 - a_7*g_2 - a_8*g_13 -
                    a_10*g_11 - a_11*g_10 - a_13*g_8
                )
                tile_db[13, e] = (
                    a_0*g_13 + a_1*g_10 + a_8*g_12 + a_9*g_11 + a_10*g_1 + a_11*g_9 +
                    a_12*g_8 + a_13*g_0 - a_2*g_15 - a_3*g_7 - a_4*g_6 - a_5*g_14 - a_6*g_4
                    - a_7*g_3 - a_14*g_5 - a_15*g_2
                )
                tile_db[14, e] = (
                    a_0*g_14 + a_1*g_15 + a_2*g_10 + a_5*g_13 + a_10*g_2 + a_13*g_5 +
                    a_14*g_0 + a_15*g_1 - a_3*g_9 - a_4*g_8 - a_6*g_12 - a_7*g_11 - a_8*g_4
                    - a_9*g_3 - a_11*g_7 - a_12*g_6
                )
                tile_db[15, e] = (
                    a_0*g_15 + a_1*g_14 + a_3*g_12 + a_4*g_11 + a_6*g_9 + a_7*g_8 + a_10*g_5
                    + a_13*g_2 - a_2*g_13 - a_5*g_10 - a_8*g_7 - a_9*g_6 - a_11*g_4 -
                    a_12*g_3 - a_14*g_1 - a_15*g_0
                )
            if db_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__full__full__vjp, 16, (16, 16), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__even__even__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 128 multiplications, 112 additions."""
    tile_g = np.empty((8, 32), g.dtype)
    tile_a = np.empty((8, 32), g.dtype)
    tile_b = np.empty((8, 32), g.dtype)
    tile_da = np.empty((8, 32), g.dtype)
    tile_db = np.empty((8, 32), g.dtype)
    lanes_da = np.zeros((8, 32), g.dtype)
    lanes_db = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                # da from g b
                tile_da[0, e] = (
                    b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3 + b_4*g_4 + b_5*g_5 + b_6*g_6 +
                    b_7*g_7
                )
                tile_da[1, e] = (
                    b_0*g_1 + b_4*g_2 + b_5*g_3 + b_6*g_7 - b_1*g_0 - b_2*g_4 - b_3*g_5 -
                    b_7*g_6
                )
                tile_da[2, e] = (
                    b_0*g_2 + b_1*g_4 + b_6*g_3 + b_7*g_5 - b_2*g_0 - b_3*g_6 - b_4*g_1 -
                    b_5*g_7
                )
                tile_da[3, e] = (
                    b_0*g_3 + b_1*g_5 + b_2*g_6 + b_3*g_0 + b_4*g_7 + b_5*g_1 + b_6*g_2 +
                    b_7*g_4
                )
                tile_da[4, e] = (
                    b_0*g_4 + b_2*g_1 + b_3*g_7 + b_6*g_5 - b_1*g_2 - b_4*g_0 - b_5*g_6 -
                    b_7*g_3
                )
                tile_da[5, e] = (
                    b_0*g_5 + b_4*g_6 + b_5*g_0 + b_6*g_4 - b_1*g_3 - b_2*g_7 - b_3*g_1 -
                    b_7*g_2
                )
                tile_da[6, e] = (
                    b_0*g_6 + b_1*g_7 + b_6*g_0 + b_7*g_1 - b_2*g_3 - b_3*g_2 - b_4*g_5 -
                    b_5*g_4
                )
                tile_da[7, e] = (
                    b_0*g_7 + b_2*g_5 + b_3*g_4 + b_6*g_1 - b_1*g_6 - b_4*g_3 - b_5*g_2 -
                    b_7*g_0
                )
            if da_step:
                for e in range(width):
                    for k in range(8):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                # db from g a
                tile_db[0, e] = (
                    a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3 + a_4*g_4 + a_5*g_5 + a_6*g_6 +
                    a_7*g_7
                )
                tile_db[1, e] = (
                    a_0*g_1 + a_2*g_4 + a_3*g_5 + a_6*g_7 - a_1*g_0 - a_4*g_2 - a_5*g_3 -
                    a_7*g_6
                )
                tile_db[2, e] = (
                    a_0*g_2 + a_3*g_6 + a_4*g_1 + a_7*g_5 - a_1*g_4 - a_2*g_0 - a_5*g_7 -
                    a_6*g_3
                )
                tile_db[3, e] = (
                    a_0*g_3 + a_3*g_0 + a_4*g_7 + a_7*g_4 - a_1*g_5 - a_2*g_6 - a_5*g_1 -
                    a_6*g_2
                )
                tile_db[4, e] = (
                    a_0*g_4 + a_1*g_2 + a_3*g_7 + a_5*g_6 - a_2*g_1 - a_4*g_0 - a_6*g_5 -
                    a_7*g_3
                )
                tile_db[5, e] = (
                    a_0*g_5 + a_1*g_3 + a_3*g_1 + a_5*g_0 - a_2*g_7 - a_4*g_6 - a_6*g_4 -
                    a_7*g_2
                )
                tile_db[6, e] = (
                    a_0*g_6 + a_1*g_7 + a_2*g_3 + a_3*g_2 + a_4*g_5 + a_5*g_4 + a_6*g_0 +
                    a_7*g_1
                )
                tile_db[7, e] = (
                    a_0*g_7 + a_2*g_5 + a_3*g_4 + a_6*g_1 - a_1*g_6 - a_4*g_3 - a_5*g_2 -
                    a_7*g_0
                )
            if db_step:
                for e in range(width):
                    for k in range(8):
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

    g : (..., 8), the gradient of the result
    a : (..., 8), even: grades 0, 2, 4
    b : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__even__even__vjp, 8, (8, 8), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__even__vector__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 64 multiplications, 52 additions."""
    tile_g = np.empty((8, 32), g.dtype)
    tile_a = np.empty((8, 32), g.dtype)
    tile_b = np.empty((4, 32), g.dtype)
    tile_da = np.empty((8, 32), g.dtype)
    tile_db = np.empty((4, 32), g.dtype)
    lanes_da = np.zeros((8, 32), g.dtype)
    lanes_db = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(8):
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
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # da from g b
                tile_da[0, e] = b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3
                tile_da[1, e] = b_1*g_0 + b_2*g_4 + b_3*g_5 - b_0*g_1
                tile_da[2, e] = b_2*g_0 + b_3*g_6 - b_0*g_2 - b_1*g_4
                tile_da[3, e] = -b_0*g_3 - b_1*g_5 - b_2*g_6 - b_3*g_0
                tile_da[4, e] = b_0*g_4 + b_2*g_1 + b_3*g_7 - b_1*g_2
                tile_da[5, e] = b_0*g_5 - b_1*g_3 - b_2*g_7 - b_3*g_1
                tile_da[6, e] = b_0*g_6 + b_1*g_7 - b_2*g_3 - b_3*g_2
                tile_da[7, e] = b_1*g_6 - b_0*g_7 - b_2*g_5 - b_3*g_4
            if da_step:
                for e in range(width):
                    for k in range(8):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                # db from g a
                tile_db[0, e] = (
                    a_0*g_0 + a_4*g_4 + a_5*g_5 + a_6*g_6 - a_1*g_1 - a_2*g_2 - a_3*g_3 -
                    a_7*g_7
                )
                tile_db[1, e] = (
                    a_0*g_1 + a_1*g_0 + a_6*g_7 + a_7*g_6 - a_2*g_4 - a_3*g_5 - a_4*g_2 -
                    a_5*g_3
                )
                tile_db[2, e] = (
                    a_0*g_2 + a_1*g_4 + a_2*g_0 + a_4*g_1 - a_3*g_6 - a_5*g_7 - a_6*g_3 -
                    a_7*g_5
                )
                tile_db[3, e] = (
                    a_0*g_3 + a_1*g_5 + a_2*g_6 + a_4*g_7 - a_3*g_0 - a_5*g_1 - a_6*g_2 -
                    a_7*g_4
                )
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


def gp__even__vector__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__even__vector(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 8), the gradient of the result
    a : (..., 8), even: grades 0, 2, 4
    b : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__even__vector__vjp, 8, (8, 4), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__vector__vector__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 32 multiplications, 24 additions."""
    tile_g = np.empty((7, 32), g.dtype)
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
                for i in range(7):
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
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                # da from g b
                tile_da[0, e] = b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3
                tile_da[1, e] = b_1*g_0 + b_2*g_4 + b_3*g_5 - b_0*g_1
                tile_da[2, e] = b_2*g_0 + b_3*g_6 - b_0*g_2 - b_1*g_4
                tile_da[3, e] = -b_0*g_3 - b_1*g_5 - b_2*g_6 - b_3*g_0
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
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # db from g a
                tile_db[0, e] = a_0*g_0 - a_1*g_1 - a_2*g_2 - a_3*g_3
                tile_db[1, e] = a_0*g_1 + a_1*g_0 - a_2*g_4 - a_3*g_5
                tile_db[2, e] = a_0*g_2 + a_1*g_4 + a_2*g_0 - a_3*g_6
                tile_db[3, e] = a_0*g_3 + a_1*g_5 + a_2*g_6 - a_3*g_0
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


def gp__vector__vector__vjp(g, a, b, wanted=None, threads=None):
    """Return the gradients of <g, gp__vector__vector(a, b)> in all operands.

    Of the associative, distributive, v v = g(v, v) for vectors v

    g : (..., 7), the gradient of the result
    a : (..., 4), vector: grades 1
    b : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__vector__vector__vjp, 7, (4, 4), g, (a, b), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _gp__vector__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 128 multiplications, 108 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_a = np.empty((4, 32), g.dtype)
    tile_b = np.empty((16, 32), g.dtype)
    tile_da = np.empty((4, 32), g.dtype)
    tile_db = np.empty((16, 32), g.dtype)
    lanes_da = np.zeros((4, 32), g.dtype)
    lanes_db = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                b_8 = tile_b[8, e]
                b_9 = tile_b[9, e]
                b_10 = tile_b[10, e]
                b_11 = tile_b[11, e]
                b_12 = tile_b[12, e]
                b_13 = tile_b[13, e]
                b_14 = tile_b[14, e]
                b_15 = tile_b[15, e]
                # da from g b
                tile_da[0, e] = (
                    b_0*g_1 + b_1*g_0 + b_2*g_5 + b_3*g_6 + b_4*g_7 + b_5*g_2 + b_6*g_3 +
                    b_7*g_4 + b_8*g_11 + b_9*g_12 + b_10*g_13 + b_11*g_8 + b_12*g_9 +
                    b_13*g_10 + b_14*g_15 + b_15*g_14
                )
                tile_da[1, e] = (
                    b_0*g_2 + b_2*g_0 + b_3*g_8 + b_4*g_9 + b_8*g_3 + b_9*g_4 + b_10*g_14 +
                    b_14*g_10 - b_1*g_5 - b_5*g_1 - b_6*g_11 - b_7*g_12 - b_11*g_6 -
                    b_12*g_7 - b_13*g_15 - b_15*g_13
                )
                tile_da[2, e] = (
                    b_0*g_3 + b_3*g_0 + b_4*g_10 + b_5*g_11 + b_10*g_4 + b_11*g_5 +
                    b_12*g_15 + b_15*g_12 - b_1*g_6 - b_2*g_8 - b_6*g_1 - b_7*g_13 - b_8*g_2
                    - b_9*g_14 - b_13*g_7 - b_14*g_9
                )
                tile_da[3, e] = (
                    b_0*g_4 + b_5*g_12 + b_6*g_13 + b_7*g_1 + b_8*g_14 + b_9*g_2 + b_10*g_3
                    + b_15*g_11 - b_1*g_7 - b_2*g_9 - b_3*g_10 - b_4*g_0 - b_11*g_15 -
                    b_12*g_5 - b_13*g_6 - b_14*g_8
                )
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
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                # db from g a
                tile_db[0, e] = a_0*g_1 + a_1*g_2 + a_2*g_3 + a_3*g_4
                tile_db[1, e] = a_0*g_0 - a_1*g_5 - a_2*g_6 - a_3*g_7
                tile_db[2, e] = a_0*g_5 + a_1*g_0 - a_2*g_8 - a_3*g_9
                tile_db[3, e] = a_0*g_6 + a_1*g_8 + a_2*g_0 - a_3*g_10
                tile_db[4, e] = a_0*g_7 + a_1*g_9 + a_2*g_10 - a_3*g_0
                tile_db[5, e] = a_0*g_2 + a_2*g_11 + a_3*g_12 - a_1*g_1
                tile_db[6, e] = a_0*g_3 + a_3*g_13 - a_1*g_11 - a_2*g_1
                tile_db[7, e] = a_0*g_4 + a_3*g_1 - a_1*g_12 - a_2*g_13
                tile_db[8, e] = a_0*g_11 + a_1*g_3 + a_3*g_14 - a_2*g_2
                tile_db[9, e] = a_0*g_12 + a_1*g_4 + a_3*g_2 - a_2*g_14
                tile_db[10, e] = a_0*g_13 + a_1*g_14 + a_2*g_4 + a_3*g_3
                tile_db[11, e] = a_0*g_8 + a_2*g_5 - a_1*g_6 - a_3*g_15
                tile_db[12, e] = a_0*g_9 + a_2*g_15 - a_1*g_7 - a_3*g_5
                tile_db[13, e] = a_0*g_10 - a_1*g_15 - a_2*g_7 - a_3*g_6
                tile_db[14, e] = a_0*g_15 + a_1*g_10 - a_2*g_9 - a_3*g_8
                tile_db[15, e] = a_0*g_14 + a_2*g_12 + a_3*g_11 - a_1*g_13
            if db_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    a : (..., 4), vector: grades 1
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_gp__vector__full__vjp, 16, (4, 16), g, (a, b), wanted, threads)


# --- op: outer product --------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _op__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 162 multiplications, 130 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_a = np.empty((16, 32), g.dtype)
    tile_b = np.empty((16, 32), g.dtype)
    tile_da = np.empty((16, 32), g.dtype)
    tile_db = np.empty((16, 32), g.dtype)
    lanes_da = np.zeros((16, 32), g.dtype)
    lanes_db = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                b_8 = tile_b[8, e]
                b_9 = tile_b[9, e]
                b_10 = tile_b[10, e]
                b_11 = tile_b[11, e]
                b_12 = tile_b[12, e]
                b_13 = tile_b[13, e]
                b_14 = tile_b[14, e]
                b_15 = tile_b[15, e]
                # da from g b
                tile_da[0, e] = (
                    b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3 + b_4*g_4 + b_5*g_5 + b_6*g_6 +
                    b_7*g_7 + b_8*g_8 + b_9*g_9 + b_10*g_10 + b_11*g_11 + b_12*g_12 +
                    b_13*g_13 + b_14*g_14 + b_15*g_15
                )
                tile_da[1, e] = (
                    b_0*g_1 + b_2*g_5 + b_3*g_6 + b_4*g_7 + b_8*g_11 + b_9*g_12 + b_10*g_13
                    + b_14*g_15
                )
                tile_da[2, e] = (
                    b_0*g_2 + b_3*g_8 + b_4*g_9 + b_10*g_14 - b_1*g_5 - b_6*g_11 - b_7*g_12
                    - b_13*g_15
                )
                tile_da[3, e] = (
                    b_0*g_3 + b_4*g_10 + b_5*g_11 + b_12*g_15 - b_1*g_6 - b_2*g_8 - b_7*g_13
                    - b_9*g_14
                )
                tile_da[4, e] = (
                    b_0*g_4 + b_5*g_12 + b_6*g_13 + b_8*g_14 - b_1*g_7 - b_2*g_9 - b_3*g_10
                    - b_11*g_15
                )
                tile_da[5, e] = b_0*g_5 + b_3*g_11 + b_4*g_12 + b_10*g_15
                tile_da[6, e] = b_0*g_6 + b_4*g_13 - b_2*g_11 - b_9*g_15
                tile_da[7, e] = b_0*g_7 + b_8*g_15 - b_2*g_12 - b_3*g_13
                tile_da[8, e] = b_0*g_8 + b_1*g_11 + b_4*g_14 + b_7*g_15
                tile_da[9, e] = b_0*g_9 + b_1*g_12 - b_3*g_14 - b_6*g_15
                tile_da[10, e] = b_0*g_10 + b_1*g_13 + b_2*g_14 + b_5*g_15
                tile_da[11, e] = b_0*g_11 + b_4*g_15
                tile_da[12, e] = b_0*g_12 - b_3*g_15
                tile_da[13, e] = b_0*g_13 + b_2*g_15
                tile_da[14, e] = b_0*g_14 - b_1*g_15
                tile_da[15, e] = b_0*g_15
            if da_step:
                for e in range(width):
                    for k in range(16):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                a_8 = tile_a[8, e]
                a_9 = tile_a[9, e]
                a_10 = tile_a[10, e]
                a_11 = tile_a[11, e]
                a_12 = tile_a[12, e]
                a_13 = tile_a[13, e]
                a_14 = tile_a[14, e]
                a_15 = tile_a[15, e]
                # db from g a
                tile_db[0, e] = (
                    a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3 + a_4*g_4 + a_5*g_5 + a_6*g_6 +
                    a_7*g_7 + a_8*g_8 + a_9*g_9 + a_10*g_10 + a_11*g_11 + a_12*g_12 +
                    a_13*g_13 + a_14*g_14 + a_15*g_15
                )
                tile_db[1, e] = (
                    a_0*g_1 + a_8*g_11 + a_9*g_12 + a_10*g_13 - a_2*g_5 - a_3*g_6 - a_4*g_7
                    - a_14*g_15
                )
                tile_db[2, e] = (
                    a_0*g_2 + a_1*g_5 + a_10*g_14 + a_13*g_15 - a_3*g_8 - a_4*g_9 - a_6*g_11
                    - a_7*g_12
                )
                tile_db[3, e] = (
                    a_0*g_3 + a_1*g_6 + a_2*g_8 + a_5*g_11 - a_4*g_10 - a_7*g_13 - a_9*g_14
                    - a_12*g_15
                )
                tile_db[4, e] = (
                    a_0*g_4 + a_1*g_7 + a_2*g_9 + a_3*g_10 + a_5*g_12 + a_6*g_13 + a_8*g_14
                    + a_11*g_15
                )
                tile_db[5, e] = a_0*g_5 + a_3*g_11 + a_4*g_12 + a_10*g_15
                tile_db[6, e] = a_0*g_6 + a_4*g_13 - a_2*g_11 - a_9*g_15
                tile_db[7, e] = a_0*g_7 + a_8*g_15 - a_2*g_12 - a_3*g_13
                tile_db[8, e] = a_0*g_8 + a_1*g_11 + a_4*g_14 + a_7*g_15
                tile_db[9, e] = a_0*g_9 + a_1*g_12 - a_3*g_14 - a_6*g_15
                tile_db[10, e] = a_0*g_10 + a_1*g_13 + a_2*g_14 + a_5*g_15
                tile_db[11, e] = a_0*g_11 - a_4*g_15
                tile_db[12, e] = a_0*g_12 + a_3*g_15
                tile_db[13, e] = a_0*g_13 - a_2*g_15
                tile_db[14, e] = a_0*g_14 + a_1*g_15
                tile_db[15, e] = a_0*g_15
            if db_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_op__full__full__vjp, 16, (16, 16), g, (a, b), wanted, threads)


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


@njit(cache=True, nogil=True, error_model="numpy")
def _ip__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 230 multiplications, 200 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_a = np.empty((16, 32), g.dtype)
    tile_b = np.empty((16, 32), g.dtype)
    tile_da = np.empty((16, 32), g.dtype)
    tile_db = np.empty((16, 32), g.dtype)
    lanes_da = np.zeros((16, 32), g.dtype)
    lanes_db = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                b_8 = tile_b[8, e]
                b_9 = tile_b[9, e]
                b_10 = tile_b[10, e]
                b_11 = tile_b[11, e]
                b_12 = tile_b[12, e]
                b_13 = tile_b[13, e]
                b_14 = tile_b[14, e]
                b_15 = tile_b[15, e]
                # the gradients of all operands
                tile_da[0, e] = 0
                # da from g b
                tile_da[1, e] = (
                    b_1*g_0 + b_5*g_2 + b_6*g_3 + b_7*g_4 + b_11*g_8 + b_12*g_9 + b_13*g_10
                    + b_15*g_14
                )
                tile_da[2, e] = (
                    b_2*g_0 + b_8*g_3 + b_9*g_4 + b_14*g_10 - b_5*g_1 - b_11*g_6 - b_12*g_7
                    - b_15*g_13
                )
                tile_da[3, e] = (
                    b_3*g_0 + b_10*g_4 + b_11*g_5 + b_15*g_12 - b_6*g_1 - b_8*g_2 - b_13*g_7
                    - b_14*g_9
                )
                tile_da[4, e] = (
                    b_7*g_1 + b_9*g_2 + b_10*g_3 + b_15*g_11 - b_4*g_0 - b_12*g_5 - b_13*g_6
                    - b_14*g_8
                )
                tile_da[5, e] = (
                    b_2*g_1 - b_1*g_2 - b_5*g_0 - b_11*g_3 - b_12*g_4 - b_15*g_10
                )
                tile_da[6, e] = b_3*g_1 + b_11*g_2 + b_15*g_9 - b_1*g_3 - b_6*g_0 - b_13*g_4
                tile_da[7, e] = b_7*g_0 + b_15*g_8 - b_1*g_4 - b_4*g_1 - b_12*g_2 - b_13*g_3
                tile_da[8, e] = b_3*g_2 - b_2*g_3 - b_8*g_0 - b_11*g_1 - b_14*g_4 - b_15*g_7
                tile_da[9, e] = b_9*g_0 + b_12*g_1 - b_2*g_4 - b_4*g_2 - b_14*g_3 - b_15*g_6
                tile_da[10, e] = (
                    b_10*g_0 + b_13*g_1 + b_14*g_2 + b_15*g_5 - b_3*g_4 - b_4*g_3
                )
                tile_da[11, e] = (
                    b_1*g_8 + b_3*g_5 + b_6*g_2 - b_2*g_6 - b_5*g_3 - b_8*g_1 - b_11*g_0 -
                    b_15*g_4
                )
                tile_da[12, e] = (
                    b_1*g_9 + b_9*g_1 + b_12*g_0 - b_2*g_7 - b_4*g_5 - b_5*g_4 - b_7*g_2 -
                    b_15*g_3
                )
                tile_da[13, e] = (
                    b_1*g_10 + b_10*g_1 + b_13*g_0 + b_15*g_2 - b_3*g_7 - b_4*g_6 - b_6*g_4
                    - b_7*g_3
                )
                tile_da[14, e] = (
                    b_2*g_10 + b_10*g_2 + b_14*g_0 - b_3*g_9 - b_4*g_8 - b_8*g_4 - b_9*g_3 -
                    b_15*g_1
                )
                tile_da[15, e] = (
                    b_2*g_13 + b_6*g_9 + b_7*g_8 + b_10*g_5 + b_11*g_4 + b_12*g_3 + b_14*g_1
                    - b_1*g_14 - b_3*g_12 - b_4*g_11 - b_5*g_10 - b_8*g_7 - b_9*g_6 -
                    b_13*g_2 - b_15*g_0
                )
            if da_step:
                for e in range(width):
                    for k in range(16):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                a_8 = tile_a[8, e]
                a_9 = tile_a[9, e]
                a_10 = tile_a[10, e]
                a_11 = tile_a[11, e]
                a_12 = tile_a[12, e]
                a_13 = tile_a[13, e]
                a_14 = tile_a[14, e]
                a_15 = tile_a[15, e]
                # the gradients of all operands
                tile_db[0, e] = 0
                # db from g a
                tile_db[1, e] = (
                    a_1*g_0 + a_11*g_8 + a_12*g_9 + a_13*g_10 - a_5*g_2 - a_6*g_3 - a_7*g_4
                    - a_15*g_14
                )
                tile_db[2, e] = (
                    a_2*g_0 + a_5*g_1 + a_14*g_10 + a_15*g_13 - a_8*g_3 - a_9*g_4 - a_11*g_6
                    - a_12*g_7
                )
                tile_db[3, e] = (
                    a_3*g_0 + a_6*g_1 + a_8*g_2 + a_11*g_5 - a_10*g_4 - a_13*g_7 - a_14*g_9
                    - a_15*g_12
                )
                tile_db[4, e] = (
                    -a_4*g_0 - a_7*g_1 - a_9*g_2 - a_10*g_3 - a_12*g_5 - a_13*g_6 - a_14*g_8
                    - a_15*g_11
                )
                tile_db[5, e] = (
                    a_1*g_2 - a_2*g_1 - a_5*g_0 - a_11*g_3 - a_12*g_4 - a_15*g_10
                )
                tile_db[6, e] = a_1*g_3 + a_11*g_2 + a_15*g_9 - a_3*g_1 - a_6*g_0 - a_13*g_4
                tile_db[7, e] = a_1*g_4 + a_4*g_1 + a_7*g_0 + a_15*g_8 - a_12*g_2 - a_13*g_3
                tile_db[8, e] = a_2*g_3 - a_3*g_2 - a_8*g_0 - a_11*g_1 - a_14*g_4 - a_15*g_7
                tile_db[9, e] = a_2*g_4 + a_4*g_2 + a_9*g_0 + a_12*g_1 - a_14*g_3 - a_15*g_6
                tile_db[10, e] = (
                    a_3*g_4 + a_4*g_3 + a_10*g_0 + a_13*g_1 + a_14*g_2 + a_15*g_5
                )
                tile_db[11, e] = (
                    a_1*g_8 + a_3*g_5 + a_6*g_2 + a_15*g_4 - a_2*g_6 - a_5*g_3 - a_8*g_1 -
                    a_11*g_0
                )
                tile_db[12, e] = (
                    a_1*g_9 + a_9*g_1 + a_12*g_0 + a_15*g_3 - a_2*g_7 - a_4*g_5 - a_5*g_4 -
                    a_7*g_2
                )
                tile_db[13, e] = (
                    a_1*g_10 + a_10*g_1 + a_13*g_0 - a_3*g_7 - a_4*g_6 - a_6*g_4 - a_7*g_3 -
                    a_15*g_2
                )
                tile_db[14, e] = (
                    a_2*g_10 + a_10*g_2 + a_14*g_0 + a_15*g_1 - a_3*g_9 - a_4*g_8 - a_8*g_4
                    - a_9*g_3
                )
                tile_db[15, e] = (
                    a_1*g_14 + a_3*g_12 + a_4*g_11 + a_6*g_9 + a_7*g_8 + a_10*g_5 + a_13*g_2
                    - a_2*g_13 - a_5*g_10 - a_8*g_7 - a_9*g_6 - a_11*g_4 - a_12*g_3 -
                    a_14*g_1 - a_15*g_0
                )
            if db_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_ip__full__full__vjp, 16, (16, 16), g, (a, b), wanted, threads)


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
    """Run the unrolled form: 292 multiplications, 260 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_a = np.empty((16, 32), g.dtype)
    tile_b = np.empty((16, 32), g.dtype)
    tile_da = np.empty((16, 32), g.dtype)
    tile_db = np.empty((16, 32), g.dtype)
    lanes_da = np.zeros((16, 32), g.dtype)
    lanes_db = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                b_8 = tile_b[8, e]
                b_9 = tile_b[9, e]
                b_10 = tile_b[10, e]
                b_11 = tile_b[11, e]
                b_12 = tile_b[12, e]
                b_13 = tile_b[13, e]
                b_14 = tile_b[14, e]
                b_15 = tile_b[15, e]
                # da from g b
                tile_da[0, e] = (
                    b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3 + b_4*g_4 + b_5*g_5 + b_6*g_6 +
                    b_7*g_7 + b_8*g_8 + b_9*g_9 + b_10*g_10 + b_11*g_11 + b_12*g_12 +
                    b_13*g_13 + b_14*g_14 + b_15*g_15
                )
                tile_da[1, e] = (
                    b_0*g_1 + b_1*g_0 + b_5*g_2 + b_6*g_3 + b_7*g_4 + b_11*g_8 + b_12*g_9 +
                    b_13*g_10 + b_15*g_14
                )
                tile_da[2, e] = (
                    b_0*g_2 + b_2*g_0 + b_8*g_3 + b_9*g_4 + b_14*g_10 - b_5*g_1 - b_11*g_6 -
                    b_12*g_7 - b_15*g_13
                )
                tile_da[3, e] = (
                    b_0*g_3 + b_3*g_0 + b_10*g_4 + b_11*g_5 + b_15*g_12 - b_6*g_1 - b_8*g_2
                    - b_13*g_7 - b_14*g_9
                )
                tile_da[4, e] = (
                    b_0*g_4 + b_7*g_1 + b_9*g_2 + b_10*g_3 + b_15*g_11 - b_4*g_0 - b_12*g_5
                    - b_13*g_6 - b_14*g_8
                )
                tile_da[5, e] = (
                    b_0*g_5 + b_2*g_1 - b_1*g_2 - b_5*g_0 - b_11*g_3 - b_12*g_4 - b_15*g_10
                )
                tile_da[6, e] = (
                    b_0*g_6 + b_3*g_1 + b_11*g_2 + b_15*g_9 - b_1*g_3 - b_6*g_0 - b_13*g_4
                )
                tile_da[7, e] = (
                    b_0*g_7 + b_7*g_0 + b_15*g_8 - b_1*g_4 - b_4*g_1 - b_12*g_2 - b_13*g_3
                )
                tile_da[8, e] = (
                    b_0*g_8 + b_3*g_2 - b_2*g_3 - b_8*g_0 - b_11*g_1 - b_14*g_4 - b_15*g_7
                )
                tile_da[9, e] = (
                    b_0*g_9 + b_9*g_0 + b_12*g_1 - b_2*g_4 - b_4*g_2 - b_14*g_3 - b_15*g_6
                )
                tile_da[10, e] = (
                    b_0*g_10 + b_10*g_0 + b_13*g_1 + b_14*g_2 + b_15*g_5 - b_3*g_4 - b_4*g_3
                )
                tile_da[11, e] = (
                    b_0*g_11 + b_1*g_8 + b_3*g_5 + b_6*g_2 - b_2*g_6 - b_5*g_3 - b_8*g_1 -
                    b_11*g_0 - b_15*g_4
                )
                tile_da[12, e] = (
                    b_0*g_12 + b_1*g_9 + b_9*g_1 + b_12*g_0 - b_2*g_7 - b_4*g_5 - b_5*g_4 -
                    b_7*g_2 - b_15*g_3
                )
                tile_da[13, e] = (
                    b_0*g_13 + b_1*g_10 + b_10*g_1 + b_13*g_0 + b_15*g_2 - b_3*g_7 - b_4*g_6
                    - b_6*g_4 - b_7*g_3
                )
                tile_da[14, e] = (
                    b_0*g_14 + b_2*g_10 + b_10*g_2 + b_14*g_0 - b_3*g_9 - b_4*g_8 - b_8*g_4
                    - b_9*g_3 - b_15*g_1
                )
                tile_da[15, e] = (
                    b_0*g_15 + b_2*g_13 + b_6*g_9 + b_7*g_8 + b_10*g_5 + b_11*g_4 + b_12*g_3
                    + b_14*g_1 - b_1*g_14 - b_3*g_12 - b_4*g_11 - b_5*g_10 - b_8*g_7 -
                    b_9*g_6 - b_13*g_2 - b_15*g_0
                )
            if da_step:
                for e in range(width):
                    for k in range(16):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                a_8 = tile_a[8, e]
                a_9 = tile_a[9, e]
                a_10 = tile_a[10, e]
                a_11 = tile_a[11, e]
                a_12 = tile_a[12, e]
                a_13 = tile_a[13, e]
                a_14 = tile_a[14, e]
                a_15 = tile_a[15, e]
                # db from g a
                tile_db[0, e] = (
                    a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3 + a_4*g_4 + a_5*g_5 + a_6*g_6 +
                    a_7*g_7 + a_8*g_8 + a_9*g_9 + a_10*g_10 + a_11*g_11 + a_12*g_12 +
                    a_13*g_13 + a_14*g_14 + a_15*g_15
                )
                tile_db[1, e] = (
                    a_0*g_1 + a_1*g_0 + a_11*g_8 + a_12*g_9 + a_13*g_10 - a_5*g_2 - a_6*g_3
                    - a_7*g_4 - a_15*g_14
                )
                tile_db[2, e] = (
                    a_0*g_2 + a_2*g_0 + a_5*g_1 + a_14*g_10 + a_15*g_13 - a_8*g_3 - a_9*g_4
                    - a_11*g_6 - a_12*g_7
                )
                tile_db[3, e] = (
                    a_0*g_3 + a_3*g_0 + a_6*g_1 + a_8*g_2 + a_11*g_5 - a_10*g_4 - a_13*g_7 -
                    a_14*g_9 - a_15*g_12
                )
                tile_db[4, e] = (
                    a_0*g_4 - a_4*g_0 - a_7*g_1 - a_9*g_2 - a_10*g_3 - a_12*g_5 - a_13*g_6 -
                    a_14*g_8 - a_15*g_11
                )
                tile_db[5, e] = (
                    a_0*g_5 + a_1*g_2 - a_2*g_1 - a_5*g_0 - a_11*g_3 - a_12*g_4 - a_15*g_10
                )
                tile_db[6, e] = (
                    a_0*g_6 + a_1*g_3 + a_11*g_2 + a_15*g_9 - a_3*g_1 - a_6*g_0 - a_13*g_4
                )
                tile_db[7, e] = (
                    a_0*g_7 + a_1*g_4 + a_4*g_1 + a_7*g_0 + a_15*g_8 - a_12*g_2 - a_13*g_3
                )
                tile_db[8, e] = (
                    a_0*g_8 + a_2*g_3 - a_3*g_2 - a_8*g_0 - a_11*g_1 - a_14*g_4 - a_15*g_7
                )
                tile_db[9, e] = (
                    a_0*g_9 + a_2*g_4 + a_4*g_2 + a_9*g_0 + a_12*g_1 - a_14*g_3 - a_15*g_6
                )
                tile_db[10, e] = (
                    a_0*g_10 + a_3*g_4 + a_4*g_3 + a_10*g_0 + a_13*g_1 + a_14*g_2 + a_15*g_5
                )
                tile_db[11, e] = (
                    a_0*g_11 + a_1*g_8 + a_3*g_5 + a_6*g_2 + a_15*g_4 - a_2*g_6 - a_5*g_3 -
                    a_8*g_1 - a_11*g_0
                )
                tile_db[12, e] = (
                    a_0*g_12 + a_1*g_9 + a_9*g_1 + a_12*g_0 + a_15*g_3 - a_2*g_7 - a_4*g_5 -
                    a_5*g_4 - a_7*g_2
                )
                tile_db[13, e] = (
                    a_0*g_13 + a_1*g_10 + a_10*g_1 + a_13*g_0 - a_3*g_7 - a_4*g_6 - a_6*g_4
                    - a_7*g_3 - a_15*g_2
                )
                tile_db[14, e] = (
                    a_0*g_14 + a_2*g_10 + a_10*g_2 + a_14*g_0 + a_15*g_1 - a_3*g_9 - a_4*g_8
                    - a_8*g_4 - a_9*g_3
                )
                tile_db[15, e] = (
                    a_0*g_15 + a_1*g_14 + a_3*g_12 + a_4*g_11 + a_6*g_9 + a_7*g_8 + a_10*g_5
                    + a_13*g_2 - a_2*g_13 - a_5*g_10 - a_8*g_7 - a_9*g_6 - a_11*g_4 -
                    a_12*g_3 - a_14*g_1 - a_15*g_0
                )
            if db_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_ip_symmetric__full__full__vjp, 16, (16, 16), g, (a, b), wanted, threads)


# --- lc: left contraction -----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _lc__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 162 multiplications, 130 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_a = np.empty((16, 32), g.dtype)
    tile_b = np.empty((16, 32), g.dtype)
    tile_da = np.empty((16, 32), g.dtype)
    tile_db = np.empty((16, 32), g.dtype)
    lanes_da = np.zeros((16, 32), g.dtype)
    lanes_db = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                b_8 = tile_b[8, e]
                b_9 = tile_b[9, e]
                b_10 = tile_b[10, e]
                b_11 = tile_b[11, e]
                b_12 = tile_b[12, e]
                b_13 = tile_b[13, e]
                b_14 = tile_b[14, e]
                b_15 = tile_b[15, e]
                # da from g b
                tile_da[0, e] = (
                    b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3 + b_4*g_4 + b_5*g_5 + b_6*g_6 +
                    b_7*g_7 + b_8*g_8 + b_9*g_9 + b_10*g_10 + b_11*g_11 + b_12*g_12 +
                    b_13*g_13 + b_14*g_14 + b_15*g_15
                )
                tile_da[1, e] = (
                    b_1*g_0 + b_5*g_2 + b_6*g_3 + b_7*g_4 + b_11*g_8 + b_12*g_9 + b_13*g_10
                    + b_15*g_14
                )
                tile_da[2, e] = (
                    b_2*g_0 + b_8*g_3 + b_9*g_4 + b_14*g_10 - b_5*g_1 - b_11*g_6 - b_12*g_7
                    - b_15*g_13
                )
                tile_da[3, e] = (
                    b_3*g_0 + b_10*g_4 + b_11*g_5 + b_15*g_12 - b_6*g_1 - b_8*g_2 - b_13*g_7
                    - b_14*g_9
                )
                tile_da[4, e] = (
                    b_7*g_1 + b_9*g_2 + b_10*g_3 + b_15*g_11 - b_4*g_0 - b_12*g_5 - b_13*g_6
                    - b_14*g_8
                )
                tile_da[5, e] = -b_5*g_0 - b_11*g_3 - b_12*g_4 - b_15*g_10
                tile_da[6, e] = b_11*g_2 + b_15*g_9 - b_6*g_0 - b_13*g_4
                tile_da[7, e] = b_7*g_0 + b_15*g_8 - b_12*g_2 - b_13*g_3
                tile_da[8, e] = -b_8*g_0 - b_11*g_1 - b_14*g_4 - b_15*g_7
                tile_da[9, e] = b_9*g_0 + b_12*g_1 - b_14*g_3 - b_15*g_6
                tile_da[10, e] = b_10*g_0 + b_13*g_1 + b_14*g_2 + b_15*g_5
                tile_da[11, e] = -b_11*g_0 - b_15*g_4
                tile_da[12, e] = b_12*g_0 - b_15*g_3
                tile_da[13, e] = b_13*g_0 + b_15*g_2
                tile_da[14, e] = b_14*g_0 - b_15*g_1
                tile_da[15, e] = -b_15*g_0
            if da_step:
                for e in range(width):
                    for k in range(16):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                a_8 = tile_a[8, e]
                a_9 = tile_a[9, e]
                a_10 = tile_a[10, e]
                a_11 = tile_a[11, e]
                a_12 = tile_a[12, e]
                a_13 = tile_a[13, e]
                a_14 = tile_a[14, e]
                a_15 = tile_a[15, e]
                # db from g a
                tile_db[0, e] = a_0*g_0
                tile_db[1, e] = a_0*g_1 + a_1*g_0
                tile_db[2, e] = a_0*g_2 + a_2*g_0
                tile_db[3, e] = a_0*g_3 + a_3*g_0
                tile_db[4, e] = a_0*g_4 - a_4*g_0
                tile_db[5, e] = a_0*g_5 + a_1*g_2 - a_2*g_1 - a_5*g_0
                tile_db[6, e] = a_0*g_6 + a_1*g_3 - a_3*g_1 - a_6*g_0
                tile_db[7, e] = a_0*g_7 + a_1*g_4 + a_4*g_1 + a_7*g_0
                tile_db[8, e] = a_0*g_8 + a_2*g_3 - a_3*g_2 - a_8*g_0
                tile_db[9, e] = a_0*g_9 + a_2*g_4 + a_4*g_2 + a_9*g_0
                tile_db[10, e] = a_0*g_10 + a_3*g_4 + a_4*g_3 + a_10*g_0
                tile_db[11, e] = (
                    a_0*g_11 + a_1*g_8 + a_3*g_5 + a_6*g_2 - a_2*g_6 - a_5*g_3 - a_8*g_1 -
                    a_11*g_0
                )
                tile_db[12, e] = (
                    a_0*g_12 + a_1*g_9 + a_9*g_1 + a_12*g_0 - a_2*g_7 - a_4*g_5 - a_5*g_4 -
                    a_7*g_2
                )
                tile_db[13, e] = (
                    a_0*g_13 + a_1*g_10 + a_10*g_1 + a_13*g_0 - a_3*g_7 - a_4*g_6 - a_6*g_4
                    - a_7*g_3
                )
                tile_db[14, e] = (
                    a_0*g_14 + a_2*g_10 + a_10*g_2 + a_14*g_0 - a_3*g_9 - a_4*g_8 - a_8*g_4
                    - a_9*g_3
                )
                tile_db[15, e] = (
                    a_0*g_15 + a_1*g_14 + a_3*g_12 + a_4*g_11 + a_6*g_9 + a_7*g_8 + a_10*g_5
                    + a_13*g_2 - a_2*g_13 - a_5*g_10 - a_8*g_7 - a_9*g_6 - a_11*g_4 -
                    a_12*g_3 - a_14*g_1 - a_15*g_0
                )
            if db_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_lc__full__full__vjp, 16, (16, 16), g, (a, b), wanted, threads)


# --- rc: right contraction ----------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _rc__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 162 multiplications, 130 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_a = np.empty((16, 32), g.dtype)
    tile_b = np.empty((16, 32), g.dtype)
    tile_da = np.empty((16, 32), g.dtype)
    tile_db = np.empty((16, 32), g.dtype)
    lanes_da = np.zeros((16, 32), g.dtype)
    lanes_db = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                b_8 = tile_b[8, e]
                b_9 = tile_b[9, e]
                b_10 = tile_b[10, e]
                b_11 = tile_b[11, e]
                b_12 = tile_b[12, e]
                b_13 = tile_b[13, e]
                b_14 = tile_b[14, e]
                b_15 = tile_b[15, e]
                # da from g b
                tile_da[0, e] = b_0*g_0
                tile_da[1, e] = b_0*g_1 + b_1*g_0
                tile_da[2, e] = b_0*g_2 + b_2*g_0
                tile_da[3, e] = b_0*g_3 + b_3*g_0
                tile_da[4, e] = b_0*g_4 - b_4*g_0
                tile_da[5, e] = b_0*g_5 + b_2*g_1 - b_1*g_2 - b_5*g_0
                tile_da[6, e] = b_0*g_6 + b_3*g_1 - b_1*g_3 - b_6*g_0
                tile_da[7, e] = b_0*g_7 + b_7*g_0 - b_1*g_4 - b_4*g_1
                tile_da[8, e] = b_0*g_8 + b_3*g_2 - b_2*g_3 - b_8*g_0
                tile_da[9, e] = b_0*g_9 + b_9*g_0 - b_2*g_4 - b_4*g_2
                tile_da[10, e] = b_0*g_10 + b_10*g_0 - b_3*g_4 - b_4*g_3
                tile_da[11, e] = (
                    b_0*g_11 + b_1*g_8 + b_3*g_5 + b_6*g_2 - b_2*g_6 - b_5*g_3 - b_8*g_1 -
                    b_11*g_0
                )
                tile_da[12, e] = (
                    b_0*g_12 + b_1*g_9 + b_9*g_1 + b_12*g_0 - b_2*g_7 - b_4*g_5 - b_5*g_4 -
                    b_7*g_2
                )
                tile_da[13, e] = (
                    b_0*g_13 + b_1*g_10 + b_10*g_1 + b_13*g_0 - b_3*g_7 - b_4*g_6 - b_6*g_4
                    - b_7*g_3
                )
                tile_da[14, e] = (
                    b_0*g_14 + b_2*g_10 + b_10*g_2 + b_14*g_0 - b_3*g_9 - b_4*g_8 - b_8*g_4
                    - b_9*g_3
                )
                tile_da[15, e] = (
                    b_0*g_15 + b_2*g_13 + b_6*g_9 + b_7*g_8 + b_10*g_5 + b_11*g_4 + b_12*g_3
                    + b_14*g_1 - b_1*g_14 - b_3*g_12 - b_4*g_11 - b_5*g_10 - b_8*g_7 -
                    b_9*g_6 - b_13*g_2 - b_15*g_0
                )
            if da_step:
                for e in range(width):
                    for k in range(16):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                a_8 = tile_a[8, e]
                a_9 = tile_a[9, e]
                a_10 = tile_a[10, e]
                a_11 = tile_a[11, e]
                a_12 = tile_a[12, e]
                a_13 = tile_a[13, e]
                a_14 = tile_a[14, e]
                a_15 = tile_a[15, e]
                # db from g a
                tile_db[0, e] = (
                    a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3 + a_4*g_4 + a_5*g_5 + a_6*g_6 +
                    a_7*g_7 + a_8*g_8 + a_9*g_9 + a_10*g_10 + a_11*g_11 + a_12*g_12 +
                    a_13*g_13 + a_14*g_14 + a_15*g_15
                )
                tile_db[1, e] = (
                    a_1*g_0 + a_11*g_8 + a_12*g_9 + a_13*g_10 - a_5*g_2 - a_6*g_3 - a_7*g_4
                    - a_15*g_14
                )
                tile_db[2, e] = (
                    a_2*g_0 + a_5*g_1 + a_14*g_10 + a_15*g_13 - a_8*g_3 - a_9*g_4 - a_11*g_6
                    - a_12*g_7
                )
                tile_db[3, e] = (
                    a_3*g_0 + a_6*g_1 + a_8*g_2 + a_11*g_5 - a_10*g_4 - a_13*g_7 - a_14*g_9
                    - a_15*g_12
                )
                tile_db[4, e] = (
                    -a_4*g_0 - a_7*g_1 - a_9*g_2 - a_10*g_3 - a_12*g_5 - a_13*g_6 - a_14*g_8
                    - a_15*g_11
                )
                tile_db[5, e] = -a_5*g_0 - a_11*g_3 - a_12*g_4 - a_15*g_10
                tile_db[6, e] = a_11*g_2 + a_15*g_9 - a_6*g_0 - a_13*g_4
                tile_db[7, e] = a_7*g_0 + a_15*g_8 - a_12*g_2 - a_13*g_3
                tile_db[8, e] = -a_8*g_0 - a_11*g_1 - a_14*g_4 - a_15*g_7
                tile_db[9, e] = a_9*g_0 + a_12*g_1 - a_14*g_3 - a_15*g_6
                tile_db[10, e] = a_10*g_0 + a_13*g_1 + a_14*g_2 + a_15*g_5
                tile_db[11, e] = a_15*g_4 - a_11*g_0
                tile_db[12, e] = a_12*g_0 + a_15*g_3
                tile_db[13, e] = a_13*g_0 - a_15*g_2
                tile_db[14, e] = a_14*g_0 + a_15*g_1
                tile_db[15, e] = -a_15*g_0
            if db_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_rc__full__full__vjp, 16, (16, 16), g, (a, b), wanted, threads)


# --- sp: scalar product -------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _sp__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 32 multiplications."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_a = np.empty((16, 32), g.dtype)
    tile_b = np.empty((16, 32), g.dtype)
    tile_da = np.empty((16, 32), g.dtype)
    tile_db = np.empty((16, 32), g.dtype)
    lanes_da = np.zeros((16, 32), g.dtype)
    lanes_db = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                b_8 = tile_b[8, e]
                b_9 = tile_b[9, e]
                b_10 = tile_b[10, e]
                b_11 = tile_b[11, e]
                b_12 = tile_b[12, e]
                b_13 = tile_b[13, e]
                b_14 = tile_b[14, e]
                b_15 = tile_b[15, e]
                # da from g b
                tile_da[0, e] = b_0*g_0
                tile_da[1, e] = b_1*g_0
                tile_da[2, e] = b_2*g_0
                tile_da[3, e] = b_3*g_0
                tile_da[4, e] = -b_4*g_0
                tile_da[5, e] = -b_5*g_0
                tile_da[6, e] = -b_6*g_0
                tile_da[7, e] = b_7*g_0
                tile_da[8, e] = -b_8*g_0
                tile_da[9, e] = b_9*g_0
                tile_da[10, e] = b_10*g_0
                tile_da[11, e] = -b_11*g_0
                tile_da[12, e] = b_12*g_0
                tile_da[13, e] = b_13*g_0
                tile_da[14, e] = b_14*g_0
                tile_da[15, e] = -b_15*g_0
            if da_step:
                for e in range(width):
                    for k in range(16):
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
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                a_8 = tile_a[8, e]
                a_9 = tile_a[9, e]
                a_10 = tile_a[10, e]
                a_11 = tile_a[11, e]
                a_12 = tile_a[12, e]
                a_13 = tile_a[13, e]
                a_14 = tile_a[14, e]
                a_15 = tile_a[15, e]
                # db from g a
                tile_db[0, e] = a_0*g_0
                tile_db[1, e] = a_1*g_0
                tile_db[2, e] = a_2*g_0
                tile_db[3, e] = a_3*g_0
                tile_db[4, e] = -a_4*g_0
                tile_db[5, e] = -a_5*g_0
                tile_db[6, e] = -a_6*g_0
                tile_db[7, e] = a_7*g_0
                tile_db[8, e] = -a_8*g_0
                tile_db[9, e] = a_9*g_0
                tile_db[10, e] = a_10*g_0
                tile_db[11, e] = -a_11*g_0
                tile_db[12, e] = a_12*g_0
                tile_db[13, e] = a_13*g_0
                tile_db[14, e] = a_14*g_0
                tile_db[15, e] = -a_15*g_0
            if db_step:
                for e in range(width):
                    for k in range(16):
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
    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sp__full__full__vjp, 1, (16, 16), g, (a, b), wanted, threads)


# --- rp: regressive product, free of the metric -------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _rp__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 162 multiplications, 130 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_a = np.empty((16, 32), g.dtype)
    tile_b = np.empty((16, 32), g.dtype)
    tile_da = np.empty((16, 32), g.dtype)
    tile_db = np.empty((16, 32), g.dtype)
    lanes_da = np.zeros((16, 32), g.dtype)
    lanes_db = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                b_8 = tile_b[8, e]
                b_9 = tile_b[9, e]
                b_10 = tile_b[10, e]
                b_11 = tile_b[11, e]
                b_12 = tile_b[12, e]
                b_13 = tile_b[13, e]
                b_14 = tile_b[14, e]
                b_15 = tile_b[15, e]
                # da from g b
                tile_da[0, e] = b_15*g_0
                tile_da[1, e] = b_14*g_0 + b_15*g_1
                tile_da[2, e] = b_15*g_2 - b_13*g_0
                tile_da[3, e] = b_12*g_0 + b_15*g_3
                tile_da[4, e] = b_15*g_4 - b_11*g_0
                tile_da[5, e] = b_10*g_0 + b_13*g_1 + b_14*g_2 + b_15*g_5
                tile_da[6, e] = b_14*g_3 + b_15*g_6 - b_9*g_0 - b_12*g_1
                tile_da[7, e] = b_8*g_0 + b_11*g_1 + b_14*g_4 + b_15*g_7
                tile_da[8, e] = b_7*g_0 + b_15*g_8 - b_12*g_2 - b_13*g_3
                tile_da[9, e] = b_11*g_2 + b_15*g_9 - b_6*g_0 - b_13*g_4
                tile_da[10, e] = b_5*g_0 + b_11*g_3 + b_12*g_4 + b_15*g_10
                tile_da[11, e] = (
                    b_4*g_0 + b_7*g_1 + b_9*g_2 + b_10*g_3 + b_12*g_5 + b_13*g_6 + b_14*g_8
                    + b_15*g_11
                )
                tile_da[12, e] = (
                    b_10*g_4 + b_13*g_7 + b_14*g_9 + b_15*g_12 - b_3*g_0 - b_6*g_1 - b_8*g_2
                    - b_11*g_5
                )
                tile_da[13, e] = (
                    b_2*g_0 + b_5*g_1 + b_14*g_10 + b_15*g_13 - b_8*g_3 - b_9*g_4 - b_11*g_6
                    - b_12*g_7
                )
                tile_da[14, e] = (
                    b_5*g_2 + b_6*g_3 + b_7*g_4 + b_15*g_14 - b_1*g_0 - b_11*g_8 - b_12*g_9
                    - b_13*g_10
                )
                tile_da[15, e] = (
                    b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3 + b_4*g_4 + b_5*g_5 + b_6*g_6 +
                    b_7*g_7 + b_8*g_8 + b_9*g_9 + b_10*g_10 + b_11*g_11 + b_12*g_12 +
                    b_13*g_13 + b_14*g_14 + b_15*g_15
                )
            if da_step:
                for e in range(width):
                    for k in range(16):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                a_8 = tile_a[8, e]
                a_9 = tile_a[9, e]
                a_10 = tile_a[10, e]
                a_11 = tile_a[11, e]
                a_12 = tile_a[12, e]
                a_13 = tile_a[13, e]
                a_14 = tile_a[14, e]
                a_15 = tile_a[15, e]
                # db from g a
                tile_db[0, e] = a_15*g_0
                tile_db[1, e] = a_15*g_1 - a_14*g_0
                tile_db[2, e] = a_13*g_0 + a_15*g_2
                tile_db[3, e] = a_15*g_3 - a_12*g_0
                tile_db[4, e] = a_11*g_0 + a_15*g_4
                tile_db[5, e] = a_10*g_0 + a_13*g_1 + a_14*g_2 + a_15*g_5
                tile_db[6, e] = a_14*g_3 + a_15*g_6 - a_9*g_0 - a_12*g_1
                tile_db[7, e] = a_8*g_0 + a_11*g_1 + a_14*g_4 + a_15*g_7
                tile_db[8, e] = a_7*g_0 + a_15*g_8 - a_12*g_2 - a_13*g_3
                tile_db[9, e] = a_11*g_2 + a_15*g_9 - a_6*g_0 - a_13*g_4
                tile_db[10, e] = a_5*g_0 + a_11*g_3 + a_12*g_4 + a_15*g_10
                tile_db[11, e] = (
                    a_7*g_1 + a_9*g_2 + a_10*g_3 + a_15*g_11 - a_4*g_0 - a_12*g_5 - a_13*g_6
                    - a_14*g_8
                )
                tile_db[12, e] = (
                    a_3*g_0 + a_10*g_4 + a_11*g_5 + a_15*g_12 - a_6*g_1 - a_8*g_2 - a_13*g_7
                    - a_14*g_9
                )
                tile_db[13, e] = (
                    a_5*g_1 + a_11*g_6 + a_12*g_7 + a_15*g_13 - a_2*g_0 - a_8*g_3 - a_9*g_4
                    - a_14*g_10
                )
                tile_db[14, e] = (
                    a_1*g_0 + a_5*g_2 + a_6*g_3 + a_7*g_4 + a_11*g_8 + a_12*g_9 + a_13*g_10
                    + a_15*g_14
                )
                tile_db[15, e] = (
                    a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3 + a_4*g_4 + a_5*g_5 + a_6*g_6 +
                    a_7*g_7 + a_8*g_8 + a_9*g_9 + a_10*g_10 + a_11*g_11 + a_12*g_12 +
                    a_13*g_13 + a_14*g_14 + a_15*g_15
                )
            if db_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_rp__full__full__vjp, 16, (16, 16), g, (a, b), wanted, threads)


# --- cp: commutator product ---------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _cp__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 240 multiplications, 210 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_a = np.empty((16, 32), g.dtype)
    tile_b = np.empty((16, 32), g.dtype)
    tile_da = np.empty((16, 32), g.dtype)
    tile_db = np.empty((16, 32), g.dtype)
    lanes_da = np.zeros((16, 32), g.dtype)
    lanes_db = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                b_8 = tile_b[8, e]
                b_9 = tile_b[9, e]
                b_10 = tile_b[10, e]
                b_11 = tile_b[11, e]
                b_12 = tile_b[12, e]
                b_13 = tile_b[13, e]
                b_14 = tile_b[14, e]
                b_15 = tile_b[15, e]
                # the gradients of all operands
                tile_da[0, e] = 0
                # da from g b
                tile_da[1, e] = (
                    b_2*g_5 + b_3*g_6 + b_4*g_7 + b_5*g_2 + b_6*g_3 + b_7*g_4 + b_14*g_15 +
                    b_15*g_14
                )
                tile_da[2, e] = (
                    b_3*g_8 + b_4*g_9 + b_8*g_3 + b_9*g_4 - b_1*g_5 - b_5*g_1 - b_13*g_15 -
                    b_15*g_13
                )
                tile_da[3, e] = (
                    b_4*g_10 + b_10*g_4 + b_12*g_15 + b_15*g_12 - b_1*g_6 - b_2*g_8 -
                    b_6*g_1 - b_8*g_2
                )
                tile_da[4, e] = (
                    b_7*g_1 + b_9*g_2 + b_10*g_3 + b_15*g_11 - b_1*g_7 - b_2*g_9 - b_3*g_10
                    - b_11*g_15
                )
                tile_da[5, e] = (
                    b_2*g_1 + b_8*g_6 + b_9*g_7 + b_14*g_13 - b_1*g_2 - b_6*g_8 - b_7*g_9 -
                    b_13*g_14
                )
                tile_da[6, e] = (
                    b_3*g_1 + b_5*g_8 + b_10*g_7 + b_12*g_14 - b_1*g_3 - b_7*g_10 - b_8*g_5
                    - b_14*g_12
                )
                tile_da[7, e] = (
                    b_5*g_9 + b_6*g_10 + b_9*g_5 + b_10*g_6 - b_1*g_4 - b_4*g_1 - b_11*g_14
                    - b_14*g_11
                )
                tile_da[8, e] = (
                    b_3*g_2 + b_6*g_5 + b_10*g_9 + b_13*g_12 - b_2*g_3 - b_5*g_6 - b_9*g_10
                    - b_12*g_13
                )
                tile_da[9, e] = (
                    b_8*g_10 + b_10*g_8 + b_11*g_13 + b_13*g_11 - b_2*g_4 - b_4*g_2 -
                    b_5*g_7 - b_7*g_5
                )
                tile_da[10, e] = (
                    -b_3*g_4 - b_4*g_3 - b_6*g_7 - b_7*g_6 - b_8*g_9 - b_9*g_8 - b_11*g_12 -
                    b_12*g_11
                )
                tile_da[11, e] = (
                    b_4*g_15 + b_7*g_14 + b_10*g_12 + b_13*g_9 - b_9*g_13 - b_12*g_10 -
                    b_14*g_7 - b_15*g_4
                )
                tile_da[12, e] = (
                    b_8*g_13 + b_10*g_11 + b_11*g_10 + b_13*g_8 - b_3*g_15 - b_6*g_14 -
                    b_14*g_6 - b_15*g_3
                )
                tile_da[13, e] = (
                    b_2*g_15 + b_5*g_14 + b_14*g_5 + b_15*g_2 - b_8*g_12 - b_9*g_11 -
                    b_11*g_9 - b_12*g_8
                )
                tile_da[14, e] = (
                    b_6*g_12 + b_7*g_11 + b_11*g_7 + b_12*g_6 - b_1*g_15 - b_5*g_13 -
                    b_13*g_5 - b_15*g_1
                )
                tile_da[15, e] = (
                    b_2*g_13 + b_11*g_4 + b_12*g_3 + b_14*g_1 - b_1*g_14 - b_3*g_12 -
                    b_4*g_11 - b_13*g_2
                )
            if da_step:
                for e in range(width):
                    for k in range(16):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                a_8 = tile_a[8, e]
                a_9 = tile_a[9, e]
                a_10 = tile_a[10, e]
                a_11 = tile_a[11, e]
                a_12 = tile_a[12, e]
                a_13 = tile_a[13, e]
                a_14 = tile_a[14, e]
                a_15 = tile_a[15, e]
                # the gradients of all operands
                tile_db[0, e] = 0
                # db from g a
                tile_db[1, e] = (
                    -a_2*g_5 - a_3*g_6 - a_4*g_7 - a_5*g_2 - a_6*g_3 - a_7*g_4 - a_14*g_15 -
                    a_15*g_14
                )
                tile_db[2, e] = (
                    a_1*g_5 + a_5*g_1 + a_13*g_15 + a_15*g_13 - a_3*g_8 - a_4*g_9 - a_8*g_3
                    - a_9*g_4
                )
                tile_db[3, e] = (
                    a_1*g_6 + a_2*g_8 + a_6*g_1 + a_8*g_2 - a_4*g_10 - a_10*g_4 - a_12*g_15
                    - a_15*g_12
                )
                tile_db[4, e] = (
                    a_1*g_7 + a_2*g_9 + a_3*g_10 + a_11*g_15 - a_7*g_1 - a_9*g_2 - a_10*g_3
                    - a_15*g_11
                )
                tile_db[5, e] = (
                    a_1*g_2 + a_6*g_8 + a_7*g_9 + a_13*g_14 - a_2*g_1 - a_8*g_6 - a_9*g_7 -
                    a_14*g_13
                )
                tile_db[6, e] = (
                    a_1*g_3 + a_7*g_10 + a_8*g_5 + a_14*g_12 - a_3*g_1 - a_5*g_8 - a_10*g_7
                    - a_12*g_14
                )
                tile_db[7, e] = (
                    a_1*g_4 + a_4*g_1 + a_11*g_14 + a_14*g_11 - a_5*g_9 - a_6*g_10 - a_9*g_5
                    - a_10*g_6
                )
                tile_db[8, e] = (
                    a_2*g_3 + a_5*g_6 + a_9*g_10 + a_12*g_13 - a_3*g_2 - a_6*g_5 - a_10*g_9
                    - a_13*g_12
                )
                tile_db[9, e] = (
                    a_2*g_4 + a_4*g_2 + a_5*g_7 + a_7*g_5 - a_8*g_10 - a_10*g_8 - a_11*g_13
                    - a_13*g_11
                )
                tile_db[10, e] = (
                    a_3*g_4 + a_4*g_3 + a_6*g_7 + a_7*g_6 + a_8*g_9 + a_9*g_8 + a_11*g_12 +
                    a_12*g_11
                )
                tile_db[11, e] = (
                    a_9*g_13 + a_12*g_10 + a_14*g_7 + a_15*g_4 - a_4*g_15 - a_7*g_14 -
                    a_10*g_12 - a_13*g_9
                )
                tile_db[12, e] = (
                    a_3*g_15 + a_6*g_14 + a_14*g_6 + a_15*g_3 - a_8*g_13 - a_10*g_11 -
                    a_11*g_10 - a_13*g_8
                )
                tile_db[13, e] = (
                    a_8*g_12 + a_9*g_11 + a_11*g_9 + a_12*g_8 - a_2*g_15 - a_5*g_14 -
                    a_14*g_5 - a_15*g_2
                )
                tile_db[14, e] = (
                    a_1*g_15 + a_5*g_13 + a_13*g_5 + a_15*g_1 - a_6*g_12 - a_7*g_11 -
                    a_11*g_7 - a_12*g_6
                )
                tile_db[15, e] = (
                    a_1*g_14 + a_3*g_12 + a_4*g_11 + a_13*g_2 - a_2*g_13 - a_11*g_4 -
                    a_12*g_3 - a_14*g_1
                )
            if db_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_cp__full__full__vjp, 16, (16, 16), g, (a, b), wanted, threads)


# --- acp: anticommutator product ----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _acp__full__full__vjp(count, g, g_step, a, a_step, b, b_step, da, da_step, db, db_step):
    """Run the unrolled form: 272 multiplications, 240 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_a = np.empty((16, 32), g.dtype)
    tile_b = np.empty((16, 32), g.dtype)
    tile_da = np.empty((16, 32), g.dtype)
    tile_db = np.empty((16, 32), g.dtype)
    lanes_da = np.zeros((16, 32), g.dtype)
    lanes_db = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if a_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_a[i, e] = a[(start + e) * a_step + i]
        if b_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_b[i, e] = b[(start + e) * b_step + i]
        if da_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                b_0 = tile_b[0, e]
                b_1 = tile_b[1, e]
                b_2 = tile_b[2, e]
                b_3 = tile_b[3, e]
                b_4 = tile_b[4, e]
                b_5 = tile_b[5, e]
                b_6 = tile_b[6, e]
                b_7 = tile_b[7, e]
                b_8 = tile_b[8, e]
                b_9 = tile_b[9, e]
                b_10 = tile_b[10, e]
                b_11 = tile_b[11, e]
                b_12 = tile_b[12, e]
                b_13 = tile_b[13, e]
                b_14 = tile_b[14, e]
                b_15 = tile_b[15, e]
                # da from g b
                tile_da[0, e] = (
                    b_0*g_0 + b_1*g_1 + b_2*g_2 + b_3*g_3 + b_4*g_4 + b_5*g_5 + b_6*g_6 +
                    b_7*g_7 + b_8*g_8 + b_9*g_9 + b_10*g_10 + b_11*g_11 + b_12*g_12 +
                    b_13*g_13 + b_14*g_14 + b_15*g_15
                )
                tile_da[1, e] = (
                    b_0*g_1 + b_1*g_0 + b_8*g_11 + b_9*g_12 + b_10*g_13 + b_11*g_8 +
                    b_12*g_9 + b_13*g_10
                )
                tile_da[2, e] = (
                    b_0*g_2 + b_2*g_0 + b_10*g_14 + b_14*g_10 - b_6*g_11 - b_7*g_12 -
                    b_11*g_6 - b_12*g_7
                )
                tile_da[3, e] = (
                    b_0*g_3 + b_3*g_0 + b_5*g_11 + b_11*g_5 - b_7*g_13 - b_9*g_14 - b_13*g_7
                    - b_14*g_9
                )
                tile_da[4, e] = (
                    b_0*g_4 + b_5*g_12 + b_6*g_13 + b_8*g_14 - b_4*g_0 - b_12*g_5 - b_13*g_6
                    - b_14*g_8
                )
                tile_da[5, e] = (
                    b_0*g_5 + b_3*g_11 + b_4*g_12 + b_10*g_15 - b_5*g_0 - b_11*g_3 -
                    b_12*g_4 - b_15*g_10
                )
                tile_da[6, e] = (
                    b_0*g_6 + b_4*g_13 + b_11*g_2 + b_15*g_9 - b_2*g_11 - b_6*g_0 - b_9*g_15
                    - b_13*g_4
                )
                tile_da[7, e] = (
                    b_0*g_7 + b_7*g_0 + b_8*g_15 + b_15*g_8 - b_2*g_12 - b_3*g_13 - b_12*g_2
                    - b_13*g_3
                )
                tile_da[8, e] = (
                    b_0*g_8 + b_1*g_11 + b_4*g_14 + b_7*g_15 - b_8*g_0 - b_11*g_1 - b_14*g_4
                    - b_15*g_7
                )
                tile_da[9, e] = (
                    b_0*g_9 + b_1*g_12 + b_9*g_0 + b_12*g_1 - b_3*g_14 - b_6*g_15 - b_14*g_3
                    - b_15*g_6
                )
                tile_da[10, e] = (
                    b_0*g_10 + b_1*g_13 + b_2*g_14 + b_5*g_15 + b_10*g_0 + b_13*g_1 +
                    b_14*g_2 + b_15*g_5
                )
                tile_da[11, e] = (
                    b_0*g_11 + b_1*g_8 + b_3*g_5 + b_6*g_2 - b_2*g_6 - b_5*g_3 - b_8*g_1 -
                    b_11*g_0
                )
                tile_da[12, e] = (
                    b_0*g_12 + b_1*g_9 + b_9*g_1 + b_12*g_0 - b_2*g_7 - b_4*g_5 - b_5*g_4 -
                    b_7*g_2
                )
                tile_da[13, e] = (
                    b_0*g_13 + b_1*g_10 + b_10*g_1 + b_13*g_0 - b_3*g_7 - b_4*g_6 - b_6*g_4
                    - b_7*g_3
                )
                tile_da[14, e] = (
                    b_0*g_14 + b_2*g_10 + b_10*g_2 + b_14*g_0 - b_3*g_9 - b_4*g_8 - b_8*g_4
                    - b_9*g_3
                )
                tile_da[15, e] = (
                    b_0*g_15 + b_6*g_9 + b_7*g_8 + b_10*g_5 - b_5*g_10 - b_8*g_7 - b_9*g_6 -
                    b_15*g_0
                )
            if da_step:
                for e in range(width):
                    for k in range(16):
                        da[(start + e) * da_step + k] = tile_da[k, e]
            else:
                _add_tile(tile_da, lanes_da, width)
        if db_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                a_0 = tile_a[0, e]
                a_1 = tile_a[1, e]
                a_2 = tile_a[2, e]
                a_3 = tile_a[3, e]
                a_4 = tile_a[4, e]
                a_5 = tile_a[5, e]
                a_6 = tile_a[6, e]
                a_7 = tile_a[7, e]
                a_8 = tile_a[8, e]
                a_9 = tile_a[9, e]
                a_10 = tile_a[10, e]
                a_11 = tile_a[11, e]
                a_12 = tile_a[12, e]
                a_13 = tile_a[13, e]
                a_14 = tile_a[14, e]
                a_15 = tile_a[15, e]
                # db from g a
                tile_db[0, e] = (
                    a_0*g_0 + a_1*g_1 + a_2*g_2 + a_3*g_3 + a_4*g_4 + a_5*g_5 + a_6*g_6 +
                    a_7*g_7 + a_8*g_8 + a_9*g_9 + a_10*g_10 + a_11*g_11 + a_12*g_12 +
                    a_13*g_13 + a_14*g_14 + a_15*g_15
                )
                tile_db[1, e] = (
                    a_0*g_1 + a_1*g_0 + a_8*g_11 + a_9*g_12 + a_10*g_13 + a_11*g_8 +
                    a_12*g_9 + a_13*g_10
                )
                tile_db[2, e] = (
                    a_0*g_2 + a_2*g_0 + a_10*g_14 + a_14*g_10 - a_6*g_11 - a_7*g_12 -
                    a_11*g_6 - a_12*g_7
                )
                tile_db[3, e] = (
                    a_0*g_3 + a_3*g_0 + a_5*g_11 + a_11*g_5 - a_7*g_13 - a_9*g_14 - a_13*g_7
                    - a_14*g_9
                )
                tile_db[4, e] = (
                    a_0*g_4 + a_5*g_12 + a_6*g_13 + a_8*g_14 - a_4*g_0 - a_12*g_5 - a_13*g_6
                    - a_14*g_8
                )
                tile_db[5, e] = (
                    a_0*g_5 + a_3*g_11 + a_4*g_12 + a_10*g_15 - a_5*g_0 - a_11*g_3 -
                    a_12*g_4 - a_15*g_10
                )
                tile_db[6, e] = (
                    a_0*g_6 + a_4*g_13 + a_11*g_2 + a_15*g_9 - a_2*g_11 - a_6*g_0 - a_9*g_15
                    - a_13*g_4
                )
                tile_db[7, e] = (
                    a_0*g_7 + a_7*g_0 + a_8*g_15 + a_15*g_8 - a_2*g_12 - a_3*g_13 - a_12*g_2
                    - a_13*g_3
                )
                tile_db[8, e] = (
                    a_0*g_8 + a_1*g_11 + a_4*g_14 + a_7*g_15 - a_8*g_0 - a_11*g_1 - a_14*g_4
                    - a_15*g_7
                )
                tile_db[9, e] = (
                    a_0*g_9 + a_1*g_12 + a_9*g_0 + a_12*g_1 - a_3*g_14 - a_6*g_15 - a_14*g_3
                    - a_15*g_6
                )
                tile_db[10, e] = (
                    a_0*g_10 + a_1*g_13 + a_2*g_14 + a_5*g_15 + a_10*g_0 + a_13*g_1 +
                    a_14*g_2 + a_15*g_5
                )
                tile_db[11, e] = (
                    a_0*g_11 + a_1*g_8 + a_3*g_5 + a_6*g_2 - a_2*g_6 - a_5*g_3 - a_8*g_1 -
                    a_11*g_0
                )
                tile_db[12, e] = (
                    a_0*g_12 + a_1*g_9 + a_9*g_1 + a_12*g_0 - a_2*g_7 - a_4*g_5 - a_5*g_4 -
                    a_7*g_2
                )
                tile_db[13, e] = (
                    a_0*g_13 + a_1*g_10 + a_10*g_1 + a_13*g_0 - a_3*g_7 - a_4*g_6 - a_6*g_4
                    - a_7*g_3
                )
                tile_db[14, e] = (
                    a_0*g_14 + a_2*g_10 + a_10*g_2 + a_14*g_0 - a_3*g_9 - a_4*g_8 - a_8*g_4
                    - a_9*g_3
                )
                tile_db[15, e] = (
                    a_0*g_15 + a_6*g_9 + a_7*g_8 + a_10*g_5 - a_5*g_10 - a_8*g_7 - a_9*g_6 -
                    a_15*g_0
                )
            if db_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_acp__full__full__vjp, 16, (16, 16), g, (a, b), wanted, threads)


# --- reverse: reverse ---------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _reverse__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                # the gradients of all operands
                tile_dx[0, e] = g_0
                tile_dx[1, e] = g_1
                tile_dx[2, e] = g_2
                tile_dx[3, e] = g_3
                tile_dx[4, e] = g_4
                tile_dx[5, e] = -g_5
                tile_dx[6, e] = -g_6
                tile_dx[7, e] = -g_7
                tile_dx[8, e] = -g_8
                tile_dx[9, e] = -g_9
                tile_dx[10, e] = -g_10
                tile_dx[11, e] = -g_11
                tile_dx[12, e] = -g_12
                tile_dx[13, e] = -g_13
                tile_dx[14, e] = -g_14
                tile_dx[15, e] = g_15
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def reverse__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, reverse__full(x)> in all operands.

    Of the (a b)~ = b~ a~, v~ = v

    g : (..., 16), the gradient of the result
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_reverse__full__vjp, 16, (16,), g, (x,), wanted, threads)


# --- involute: grade involution -----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _involute__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                # the gradients of all operands
                tile_dx[0, e] = g_0
                tile_dx[1, e] = -g_1
                tile_dx[2, e] = -g_2
                tile_dx[3, e] = -g_3
                tile_dx[4, e] = -g_4
                tile_dx[5, e] = g_5
                tile_dx[6, e] = g_6
                tile_dx[7, e] = g_7
                tile_dx[8, e] = g_8
                tile_dx[9, e] = g_9
                tile_dx[10, e] = g_10
                tile_dx[11, e] = -g_11
                tile_dx[12, e] = -g_12
                tile_dx[13, e] = -g_13
                tile_dx[14, e] = -g_14
                tile_dx[15, e] = g_15
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def involute__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, involute__full(x)> in all operands.

    Of the (a b)^ = a^ b^, v^ = -v

    g : (..., 16), the gradient of the result
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_involute__full__vjp, 16, (16,), g, (x,), wanted, threads)


# --- conjugate: Clifford conjugate --------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _conjugate__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                # the gradients of all operands
                tile_dx[0, e] = g_0
                tile_dx[1, e] = -g_1
                tile_dx[2, e] = -g_2
                tile_dx[3, e] = -g_3
                tile_dx[4, e] = -g_4
                tile_dx[5, e] = -g_5
                tile_dx[6, e] = -g_6
                tile_dx[7, e] = -g_7
                tile_dx[8, e] = -g_8
                tile_dx[9, e] = -g_9
                tile_dx[10, e] = -g_10
                tile_dx[11, e] = g_11
                tile_dx[12, e] = g_12
                tile_dx[13, e] = g_13
                tile_dx[14, e] = g_14
                tile_dx[15, e] = g_15
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def conjugate__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, conjugate__full(x)> in all operands.

    Of the reverse of the grade involution

    g : (..., 16), the gradient of the result
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_conjugate__full__vjp, 16, (16,), g, (x,), wanted, threads)


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _dual__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                # the gradients of all operands
                tile_dx[0, e] = -g_15
                tile_dx[1, e] = -g_14
                tile_dx[2, e] = g_13
                tile_dx[3, e] = -g_12
                tile_dx[4, e] = -g_11
                tile_dx[5, e] = g_10
                tile_dx[6, e] = -g_9
                tile_dx[7, e] = -g_8
                tile_dx[8, e] = g_7
                tile_dx[9, e] = g_6
                tile_dx[10, e] = -g_5
                tile_dx[11, e] = g_4
                tile_dx[12, e] = g_3
                tile_dx[13, e] = -g_2
                tile_dx[14, e] = g_1
                tile_dx[15, e] = g_0
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def dual__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, dual__full(x)> in all operands.

    Of the x inv(I), or hodge(x) if r > 0

    g : (..., 16), the gradient of the result
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_dual__full__vjp, 16, (16,), g, (x,), wanted, threads)


# --- undual: inverse of the dual ----------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _undual__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                # the gradients of all operands
                tile_dx[0, e] = g_15
                tile_dx[1, e] = g_14
                tile_dx[2, e] = -g_13
                tile_dx[3, e] = g_12
                tile_dx[4, e] = g_11
                tile_dx[5, e] = -g_10
                tile_dx[6, e] = g_9
                tile_dx[7, e] = g_8
                tile_dx[8, e] = -g_7
                tile_dx[9, e] = -g_6
                tile_dx[10, e] = g_5
                tile_dx[11, e] = -g_4
                tile_dx[12, e] = -g_3
                tile_dx[13, e] = g_2
                tile_dx[14, e] = -g_1
                tile_dx[15, e] = -g_0
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def undual__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, undual__full(x)> in all operands.

    Of the x I, or unhodge(x) if r > 0

    g : (..., 16), the gradient of the result
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_undual__full__vjp, 16, (16,), g, (x,), wanted, threads)


# --- hodge: right complement --------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _hodge__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                # the gradients of all operands
                tile_dx[0, e] = g_15
                tile_dx[1, e] = g_14
                tile_dx[2, e] = -g_13
                tile_dx[3, e] = g_12
                tile_dx[4, e] = -g_11
                tile_dx[5, e] = g_10
                tile_dx[6, e] = -g_9
                tile_dx[7, e] = g_8
                tile_dx[8, e] = g_7
                tile_dx[9, e] = -g_6
                tile_dx[10, e] = g_5
                tile_dx[11, e] = g_4
                tile_dx[12, e] = -g_3
                tile_dx[13, e] = g_2
                tile_dx[14, e] = -g_1
                tile_dx[15, e] = g_0
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def hodge__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, hodge__full(x)> in all operands.

    Of the b ^ hodge(b) = I for basis blades b

    g : (..., 16), the gradient of the result
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_hodge__full__vjp, 16, (16,), g, (x,), wanted, threads)


# --- unhodge: left complement -------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _unhodge__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: none."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                # the gradients of all operands
                tile_dx[0, e] = g_15
                tile_dx[1, e] = -g_14
                tile_dx[2, e] = g_13
                tile_dx[3, e] = -g_12
                tile_dx[4, e] = g_11
                tile_dx[5, e] = g_10
                tile_dx[6, e] = -g_9
                tile_dx[7, e] = g_8
                tile_dx[8, e] = g_7
                tile_dx[9, e] = -g_6
                tile_dx[10, e] = g_5
                tile_dx[11, e] = -g_4
                tile_dx[12, e] = g_3
                tile_dx[13, e] = -g_2
                tile_dx[14, e] = g_1
                tile_dx[15, e] = g_0
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def unhodge__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, unhodge__full(x)> in all operands.

    Of the unhodge(b) ^ b = I for basis blades b

    g : (..., 16), the gradient of the result
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_unhodge__full__vjp, 16, (16,), g, (x,), wanted, threads)


# --- normsq: squared norm, of either sign -------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 32 multiplications."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                x_15 = tile_x[15, e]
                # dx from g x
                tile_dx[0, e] = c2*g_0*x_0
                tile_dx[1, e] = c2*g_0*x_1
                tile_dx[2, e] = c2*g_0*x_2
                tile_dx[3, e] = c2*g_0*x_3
                tile_dx[4, e] = -c2*g_0*x_4
                tile_dx[5, e] = c2*g_0*x_5
                tile_dx[6, e] = c2*g_0*x_6
                tile_dx[7, e] = -c2*g_0*x_7
                tile_dx[8, e] = c2*g_0*x_8
                tile_dx[9, e] = -c2*g_0*x_9
                tile_dx[10, e] = -c2*g_0*x_10
                tile_dx[11, e] = c2*g_0*x_11
                tile_dx[12, e] = -c2*g_0*x_12
                tile_dx[13, e] = -c2*g_0*x_13
                tile_dx[14, e] = -c2*g_0*x_14
                tile_dx[15, e] = -c2*g_0*x_15
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def normsq__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, normsq__full(x)> in all operands.

    Of the <x ~x>_0

    g : (..., 1), the gradient of the result
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_normsq__full__vjp, 1, (16,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__even__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 16 multiplications."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                # dx from g x
                tile_dx[0, e] = c2*g_0*x_0
                tile_dx[1, e] = c2*g_0*x_1
                tile_dx[2, e] = c2*g_0*x_2
                tile_dx[3, e] = -c2*g_0*x_3
                tile_dx[4, e] = c2*g_0*x_4
                tile_dx[5, e] = -c2*g_0*x_5
                tile_dx[6, e] = -c2*g_0*x_6
                tile_dx[7, e] = -c2*g_0*x_7
            if dx_step:
                for e in range(width):
                    for k in range(8):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def normsq__even__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, normsq__even(x)> in all operands.

    Of the <x ~x>_0

    g : (..., 1), the gradient of the result
    x : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_normsq__even__vjp, 1, (8,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _normsq__vector__vjp(count, g, g_step, x, x_step, dx, dx_step):
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
                tile_dx[3, e] = -c2*g_0*x_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def normsq__vector__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, normsq__vector(x)> in all operands.

    Of the <x ~x>_0

    g : (..., 1), the gradient of the result
    x : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_normsq__vector__vjp, 1, (4,), g, (x,), wanted, threads)


# --- norm: norm ---------------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 49 multiplications, 16 additions, 1 divisions, 1 roots."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                x_15 = tile_x[15, e]
                # s = <x ~x>_0
                s_0 = (
                    x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_5*x_5 + x_6*x_6 + x_8*x_8 +
                    x_11*x_11 - x_4*x_4 - x_7*x_7 - x_9*x_9 - x_10*x_10 - x_12*x_12 -
                    x_13*x_13 - x_14*x_14 - x_15*x_15
                )
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
                tile_dx[4, e] = -c2*ds_0*x_4
                tile_dx[5, e] = c2*ds_0*x_5
                tile_dx[6, e] = c2*ds_0*x_6
                tile_dx[7, e] = -c2*ds_0*x_7
                tile_dx[8, e] = c2*ds_0*x_8
                tile_dx[9, e] = -c2*ds_0*x_9
                tile_dx[10, e] = -c2*ds_0*x_10
                tile_dx[11, e] = c2*ds_0*x_11
                tile_dx[12, e] = -c2*ds_0*x_12
                tile_dx[13, e] = -c2*ds_0*x_13
                tile_dx[14, e] = -c2*ds_0*x_14
                tile_dx[15, e] = -c2*ds_0*x_15
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def norm__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, norm__full(x)> in all operands.

    Of the sqrt(|<x ~x>_0|)

    g : (..., 1), the gradient of the result
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_norm__full__vjp, 1, (16,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__even__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 25 multiplications, 8 additions, 1 divisions, 1 roots."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                # s = <x ~x>_0
                s_0 = (
                    x_0*x_0 + x_1*x_1 + x_2*x_2 + x_4*x_4 - x_3*x_3 - x_5*x_5 - x_6*x_6 -
                    x_7*x_7
                )
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
                tile_dx[3, e] = -c2*ds_0*x_3
                tile_dx[4, e] = c2*ds_0*x_4
                tile_dx[5, e] = -c2*ds_0*x_5
                tile_dx[6, e] = -c2*ds_0*x_6
                tile_dx[7, e] = -c2*ds_0*x_7
            if dx_step:
                for e in range(width):
                    for k in range(8):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def norm__even__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, norm__even(x)> in all operands.

    Of the sqrt(|<x ~x>_0|)

    g : (..., 1), the gradient of the result
    x : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_norm__even__vjp, 1, (8,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _norm__vector__vjp(count, g, g_step, x, x_step, dx, dx_step):
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
                s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 - x_3*x_3
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
                tile_dx[3, e] = -c2*ds_0*x_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def norm__vector__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, norm__vector(x)> in all operands.

    Of the sqrt(|<x ~x>_0|)

    g : (..., 1), the gradient of the result
    x : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_norm__vector__vjp, 1, (4,), g, (x,), wanted, threads)


# --- inv: inverse -------------------------------------------------------------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__full__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 489 multiplications, 428 additions, 17 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((16, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                x_15 = tile_x[15, e]
                # u = x reverse(x)
                u_0 = (
                    x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_5*x_5 + x_6*x_6 + x_8*x_8 +
                    x_11*x_11 - x_4*x_4 - x_7*x_7 - x_9*x_9 - x_10*x_10 - x_12*x_12 -
                    x_13*x_13 - x_14*x_14 - x_15*x_15
                )
                # common factors
                f_0 = (
                    x_0*x_1 + x_2*x_5 + x_3*x_6 + x_8*x_11 - x_4*x_7 - x_9*x_12 - x_10*x_13
                    - x_14*x_15
                )
                # u = x reverse(x)
                u_1 = c2*f_0
                # common factors
                f_1 = (
                    x_0*x_2 + x_3*x_8 + x_7*x_12 + x_13*x_15 - x_1*x_5 - x_4*x_9 - x_6*x_11
                    - x_10*x_14
                )
                # u = x reverse(x)
                u_2 = c2*f_1
                # common factors
                f_2 = (
                    x_0*x_3 + x_5*x_11 + x_7*x_13 + x_9*x_14 - x_1*x_6 - x_2*x_8 - x_4*x_10
                    - x_12*x_15
                )
                # u = x reverse(x)
                u_3 = c2*f_2
                # common factors
                f_3 = (
                    x_0*x_4 + x_5*x_12 + x_6*x_13 + x_8*x_14 - x_1*x_7 - x_2*x_9 - x_3*x_10
                    - x_11*x_15
                )
                # u = x reverse(x)
                u_4 = c2*f_3
                # common factors
                f_4 = (
                    x_0*x_15 + x_2*x_13 + x_4*x_11 + x_6*x_9 - x_1*x_14 - x_3*x_12 -
                    x_5*x_10 - x_7*x_8
                )
                # u = x reverse(x)
                u_5 = c2*f_4
                # s = <u v>_0
                s_0 = u_0*u_0 + u_4*u_4 + u_5*u_5 - u_1*u_1 - u_2*u_2 - u_3*u_3
                # N = reverse(x) v
                N_0 = u_0*x_0 + u_4*x_4 + u_5*x_15 - u_1*x_1 - u_2*x_2 - u_3*x_3
                N_1 = u_0*x_1 + u_2*x_5 + u_3*x_6 - u_1*x_0 - u_4*x_7 - u_5*x_14
                N_2 = u_0*x_2 + u_3*x_8 + u_5*x_13 - u_2*x_0 - u_1*x_5 - u_4*x_9
                N_3 = u_0*x_3 - u_3*x_0 - u_1*x_6 - u_2*x_8 - u_4*x_10 - u_5*x_12
                N_4 = u_0*x_4 - u_4*x_0 - u_1*x_7 - u_2*x_9 - u_3*x_10 - u_5*x_11
                N_5 = u_1*x_2 + u_5*x_10 + u_3*x_11 - u_2*x_1 - u_4*x_12 - u_0*x_5
                N_6 = u_1*x_3 - u_3*x_1 - u_5*x_9 - u_2*x_11 - u_4*x_13 - u_0*x_6
                N_7 = u_1*x_4 - u_4*x_1 - u_5*x_8 - u_2*x_12 - u_3*x_13 - u_0*x_7
                N_8 = u_2*x_3 + u_5*x_7 + u_1*x_11 - u_3*x_2 - u_4*x_14 - u_0*x_8
                N_9 = u_2*x_4 + u_5*x_6 + u_1*x_12 - u_4*x_2 - u_3*x_14 - u_0*x_9
                N_10 = u_3*x_4 + u_1*x_13 + u_2*x_14 - u_4*x_3 - u_5*x_5 - u_0*x_10
                N_11 = u_3*x_5 + u_1*x_8 + u_4*x_15 - u_5*x_4 - u_2*x_6 - u_0*x_11
                N_12 = u_4*x_5 + u_1*x_9 + u_3*x_15 - u_5*x_3 - u_2*x_7 - u_0*x_12
                N_13 = u_5*x_2 + u_4*x_6 + u_1*x_10 - u_3*x_7 - u_2*x_15 - u_0*x_13
                N_14 = u_4*x_8 + u_2*x_10 + u_1*x_15 - u_5*x_1 - u_3*x_9 - u_0*x_14
                N_15 = u_0*x_15 + u_4*x_11 + u_2*x_13 - u_5*x_0 - u_3*x_12 - u_1*x_14
                # W = g / s
                W_0 = g_0/s_0
                W_1 = g_1/s_0
                W_2 = g_2/s_0
                W_3 = g_3/s_0
                W_4 = g_4/s_0
                W_5 = g_5/s_0
                W_6 = g_6/s_0
                W_7 = g_7/s_0
                W_8 = g_8/s_0
                W_9 = g_9/s_0
                W_10 = g_10/s_0
                W_11 = g_11/s_0
                W_12 = g_12/s_0
                W_13 = g_13/s_0
                W_14 = g_14/s_0
                W_15 = g_15/s_0
                # h = -(W . N)
                h_0 = (
                    -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3 - N_4*W_4 - N_5*W_5 - N_6*W_6 -
                    N_7*W_7 - N_8*W_8 - N_9*W_9 - N_10*W_10 - N_11*W_11 - N_12*W_12 -
                    N_13*W_13 - N_14*W_14 - N_15*W_15
                )
                # ds = h / s
                ds_0 = h_0/s_0
                # dx from W v
                dx_0 = W_0*u_0 - W_1*u_1 - W_2*u_2 - W_3*u_3 - W_4*u_4 - W_15*u_5
                dx_1 = W_1*u_0 - W_0*u_1 - W_5*u_2 - W_6*u_3 - W_7*u_4 - W_14*u_5
                dx_2 = W_2*u_0 + W_5*u_1 + W_13*u_5 - W_0*u_2 - W_8*u_3 - W_9*u_4
                dx_3 = W_3*u_0 + W_6*u_1 + W_8*u_2 - W_0*u_3 - W_10*u_4 - W_12*u_5
                dx_4 = W_4*u_0 + W_7*u_1 + W_9*u_2 + W_10*u_3 + W_0*u_4 - W_11*u_5
                dx_5 = W_1*u_2 + W_11*u_3 + W_12*u_4 - W_2*u_1 - W_10*u_5 - W_5*u_0
                dx_6 = W_1*u_3 + W_13*u_4 + W_9*u_5 - W_3*u_1 - W_11*u_2 - W_6*u_0
                dx_7 = W_8*u_5 - W_4*u_1 - W_12*u_2 - W_13*u_3 - W_1*u_4 - W_7*u_0
                dx_8 = W_11*u_1 + W_2*u_3 + W_14*u_4 - W_3*u_2 - W_7*u_5 - W_8*u_0
                dx_9 = W_12*u_1 - W_4*u_2 - W_14*u_3 - W_2*u_4 - W_6*u_5 - W_9*u_0
                dx_10 = W_13*u_1 + W_14*u_2 + W_5*u_5 - W_4*u_3 - W_3*u_4 - W_10*u_0
                dx_11 = W_8*u_1 + W_5*u_3 + W_15*u_4 - W_6*u_2 - W_4*u_5 - W_11*u_0
                dx_12 = W_9*u_1 - W_7*u_2 - W_15*u_3 - W_5*u_4 - W_3*u_5 - W_12*u_0
                dx_13 = W_10*u_1 + W_15*u_2 + W_2*u_5 - W_7*u_3 - W_6*u_4 - W_13*u_0
                dx_14 = W_10*u_2 - W_15*u_1 - W_9*u_3 - W_8*u_4 - W_1*u_5 - W_14*u_0
                dx_15 = W_15*u_0 + W_14*u_1 + W_12*u_3 + W_11*u_4 + W_0*u_5 - W_13*u_2
                # dv from W x
                dv_0 = (
                    W_0*x_0 + W_1*x_1 + W_2*x_2 + W_3*x_3 + W_4*x_4 + W_15*x_15 - W_5*x_5 -
                    W_6*x_6 - W_7*x_7 - W_8*x_8 - W_9*x_9 - W_10*x_10 - W_11*x_11 -
                    W_12*x_12 - W_13*x_13 - W_14*x_14
                )
                dv_1 = (
                    W_1*x_0 + W_0*x_1 + W_2*x_5 + W_3*x_6 + W_4*x_7 + W_15*x_14 - W_5*x_2 -
                    W_6*x_3 - W_7*x_4 - W_11*x_8 - W_12*x_9 - W_13*x_10 - W_8*x_11 -
                    W_9*x_12 - W_10*x_13 - W_14*x_15
                )
                dv_2 = (
                    W_2*x_0 + W_5*x_1 + W_0*x_2 + W_11*x_6 + W_12*x_7 + W_3*x_8 + W_4*x_9 +
                    W_6*x_11 + W_7*x_12 + W_13*x_15 - W_8*x_3 - W_9*x_4 - W_1*x_5 -
                    W_14*x_10 - W_15*x_13 - W_10*x_14
                )
                dv_3 = (
                    W_3*x_0 + W_6*x_1 + W_8*x_2 + W_0*x_3 + W_13*x_7 + W_14*x_9 + W_4*x_10 +
                    W_15*x_12 + W_7*x_13 + W_9*x_14 - W_10*x_4 - W_11*x_5 - W_1*x_6 -
                    W_2*x_8 - W_5*x_11 - W_12*x_15
                )
                dv_4 = (
                    W_4*x_0 + W_7*x_1 + W_9*x_2 + W_10*x_3 + W_1*x_7 + W_2*x_9 + W_3*x_10 +
                    W_5*x_12 + W_6*x_13 + W_8*x_14 - W_0*x_4 - W_12*x_5 - W_13*x_6 -
                    W_14*x_8 - W_15*x_11 - W_11*x_15
                )
                dv_5 = (
                    W_15*x_0 + W_14*x_1 + W_12*x_3 + W_11*x_4 + W_10*x_5 + W_7*x_8 + W_6*x_9
                    + W_4*x_11 + W_3*x_12 + W_1*x_14 - W_13*x_2 - W_9*x_6 - W_8*x_7 -
                    W_5*x_10 - W_2*x_13 - W_0*x_15
                )
                # common subexpressions
                t_0 = ds_0*u_0
                # du from ds v
                du_0 = t_0
                # common subexpressions
                t_1 = ds_0*u_1
                # du from ds v
                du_1 = -t_1
                # common subexpressions
                t_2 = ds_0*u_2
                # du from ds v
                du_2 = -t_2
                # common subexpressions
                t_3 = ds_0*u_3
                # du from ds v
                du_3 = -t_3
                # common subexpressions
                t_4 = ds_0*u_4
                # du from ds v
                du_4 = t_4
                # common subexpressions
                t_5 = ds_0*u_5
                # du from ds v
                du_5 = t_5
                # dv2 from ds u
                dv2_0 = t_0
                dv2_1 = t_1
                dv2_2 = t_2
                dv2_3 = t_3
                dv2_4 = -t_4
                dv2_5 = -t_5
                # dv3 = dv + dv2
                dv3_0 = dv_0 + dv2_0
                dv3_1 = dv_1 + dv2_1
                dv3_2 = dv_2 + dv2_2
                dv3_3 = dv_3 + dv2_3
                dv3_4 = dv_4 + dv2_4
                dv3_5 = dv_5 + dv2_5
                # du3 = du + du2
                du3_0 = du_0 + dv3_0
                du3_1 = du_1 - dv3_1
                du3_2 = du_2 - dv3_2
                du3_3 = du_3 - dv3_3
                du3_4 = du_4 - dv3_4
                du3_5 = du_5 - dv3_5
                # common factors
                f_5 = du3_0*x_0 + du3_1*x_1 + du3_2*x_2 + du3_3*x_3 + du3_4*x_4 + du3_5*x_15
                # dx2 from du3 x
                dx2_0 = c2*f_5
                # common factors
                f_6 = du3_1*x_0 + du3_0*x_1 - du3_2*x_5 - du3_3*x_6 - du3_4*x_7 - du3_5*x_14
                # dx2 from du3 x
                dx2_1 = c2*f_6
                # common factors
                f_7 = du3_2*x_0 + du3_0*x_2 + du3_1*x_5 + du3_5*x_13 - du3_3*x_8 - du3_4*x_9
                # dx2 from du3 x
                dx2_2 = c2*f_7
                # common factors
                f_8 = (
                    du3_3*x_0 + du3_0*x_3 + du3_1*x_6 + du3_2*x_8 - du3_4*x_10 - du3_5*x_12
                )
                # dx2 from du3 x
                dx2_3 = c2*f_8
                # common factors
                f_9 = (
                    du3_4*x_0 + du3_5*x_11 - du3_0*x_4 - du3_1*x_7 - du3_2*x_9 - du3_3*x_10
                )
                # dx2 from du3 x
                dx2_4 = c2*f_9
                # common factors
                f_10 = (
                    du3_1*x_2 + du3_0*x_5 + du3_3*x_11 + du3_4*x_12 - du3_2*x_1 - du3_5*x_10
                )
                # dx2 from du3 x
                dx2_5 = c2*f_10
                # common factors
                f_11 = (
                    du3_1*x_3 + du3_0*x_6 + du3_5*x_9 + du3_4*x_13 - du3_3*x_1 - du3_2*x_11
                )
                # dx2 from du3 x
                dx2_6 = c2*f_11
                # common factors
                f_12 = (
                    du3_2*x_12 + du3_3*x_13 - du3_4*x_1 - du3_1*x_4 - du3_0*x_7 - du3_5*x_8
                )
                # dx2 from du3 x
                dx2_7 = c2*f_12
                # common factors
                f_13 = (
                    du3_2*x_3 + du3_0*x_8 + du3_1*x_11 + du3_4*x_14 - du3_3*x_2 - du3_5*x_7
                )
                # dx2 from du3 x
                dx2_8 = c2*f_13
                # common factors
                f_14 = (
                    du3_5*x_6 + du3_3*x_14 - du3_4*x_2 - du3_2*x_4 - du3_0*x_9 - du3_1*x_12
                )
                # dx2 from du3 x
                dx2_9 = c2*f_14
                # common factors
                f_15 = (
                    -du3_4*x_3 - du3_3*x_4 - du3_5*x_5 - du3_0*x_10 - du3_1*x_13 -
                    du3_2*x_14
                )
                # dx2 from du3 x
                dx2_10 = c2*f_15
                # common factors
                f_16 = (
                    du3_5*x_4 + du3_3*x_5 + du3_1*x_8 + du3_0*x_11 - du3_2*x_6 - du3_4*x_15
                )
                # dx2 from du3 x
                dx2_11 = c2*f_16
                # common factors
                f_17 = (
                    du3_4*x_5 + du3_2*x_7 - du3_5*x_3 - du3_1*x_9 - du3_0*x_12 - du3_3*x_15
                )
                # dx2 from du3 x
                dx2_12 = c2*f_17
                # common factors
                f_18 = (
                    du3_5*x_2 + du3_4*x_6 + du3_3*x_7 + du3_2*x_15 - du3_1*x_10 - du3_0*x_13
                )
                # dx2 from du3 x
                dx2_13 = c2*f_18
                # common factors
                f_19 = (
                    du3_4*x_8 + du3_3*x_9 - du3_5*x_1 - du3_2*x_10 - du3_0*x_14 - du3_1*x_15
                )
                # dx2 from du3 x
                dx2_14 = c2*f_19
                # common factors
                f_20 = (
                    du3_5*x_0 + du3_2*x_13 - du3_4*x_11 - du3_3*x_12 - du3_1*x_14 -
                    du3_0*x_15
                )
                # dx2 from du3 x
                dx2_15 = c2*f_20
                # dx3 = dx + dx2
                tile_dx[0, e] = dx_0 + dx2_0
                tile_dx[1, e] = dx_1 + dx2_1
                tile_dx[2, e] = dx_2 + dx2_2
                tile_dx[3, e] = dx_3 + dx2_3
                tile_dx[4, e] = dx_4 + dx2_4
                tile_dx[5, e] = dx_5 + dx2_5
                tile_dx[6, e] = dx_6 + dx2_6
                tile_dx[7, e] = dx_7 + dx2_7
                tile_dx[8, e] = dx_8 + dx2_8
                tile_dx[9, e] = dx_9 + dx2_9
                tile_dx[10, e] = dx_10 + dx2_10
                tile_dx[11, e] = dx_11 + dx2_11
                tile_dx[12, e] = dx_12 + dx2_12
                tile_dx[13, e] = dx_13 + dx2_13
                tile_dx[14, e] = dx_14 + dx2_14
                tile_dx[15, e] = dx_15 + dx2_15
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def inv__full__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, inv__full(x)> in all operands.

    Of the reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u

    g : (..., 16), the gradient of the result
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_inv__full__vjp, 16, (16,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__even__vjp(count, g, g_step, x, x_step, dx, dx_step):
    """Run the unrolled form: 97 multiplications, 68 additions, 9 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((8, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                # u = x reverse(x)
                u_0 = (
                    x_0*x_0 + x_1*x_1 + x_2*x_2 + x_4*x_4 - x_3*x_3 - x_5*x_5 - x_6*x_6 -
                    x_7*x_7
                )
                # common factors
                f_0 = x_0*x_7 + x_2*x_5 - x_1*x_6 - x_3*x_4
                # u = x reverse(x)
                u_1 = c2*f_0
                # s = <u v>_0
                s_0 = u_0*u_0 + u_1*u_1
                # N = reverse(x) v
                N_0 = u_0*x_0 + u_1*x_7
                N_1 = u_1*x_6 - u_0*x_1
                N_2 = -u_1*x_5 - u_0*x_2
                N_3 = -u_1*x_4 - u_0*x_3
                N_4 = u_1*x_3 - u_0*x_4
                N_5 = u_1*x_2 - u_0*x_5
                N_6 = -u_1*x_1 - u_0*x_6
                N_7 = u_0*x_7 - u_1*x_0
                # W = g / s
                W_0 = g_0/s_0
                W_1 = g_1/s_0
                W_2 = g_2/s_0
                W_3 = g_3/s_0
                W_4 = g_4/s_0
                W_5 = g_5/s_0
                W_6 = g_6/s_0
                W_7 = g_7/s_0
                # h = -(W . N)
                h_0 = (
                    -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3 - N_4*W_4 - N_5*W_5 - N_6*W_6 -
                    N_7*W_7
                )
                # ds = h / s
                ds_0 = h_0/s_0
                # dx from W v
                dx_0 = W_0*u_0 - W_7*u_1
                dx_1 = -W_6*u_1 - W_1*u_0
                dx_2 = W_5*u_1 - W_2*u_0
                dx_3 = W_4*u_1 - W_3*u_0
                dx_4 = -W_3*u_1 - W_4*u_0
                dx_5 = -W_2*u_1 - W_5*u_0
                dx_6 = W_1*u_1 - W_6*u_0
                dx_7 = W_7*u_0 + W_0*u_1
                # dv from W x
                dv_0 = (
                    W_0*x_0 + W_7*x_7 - W_1*x_1 - W_2*x_2 - W_3*x_3 - W_4*x_4 - W_5*x_5 -
                    W_6*x_6
                )
                dv_1 = (
                    W_7*x_0 + W_6*x_1 + W_3*x_4 + W_2*x_5 - W_5*x_2 - W_4*x_3 - W_1*x_6 -
                    W_0*x_7
                )
                # common subexpressions
                t_0 = ds_0*u_0
                # du from ds v
                du_0 = t_0
                # common subexpressions
                t_1 = ds_0*u_1
                # du from ds v
                du_1 = t_1
                # dv2 from ds u
                dv2_0 = t_0
                dv2_1 = -t_1
                # dv3 = dv + dv2
                dv3_0 = dv_0 + dv2_0
                dv3_1 = dv_1 + dv2_1
                # du3 = du + du2
                du3_0 = du_0 + dv3_0
                du3_1 = du_1 - dv3_1
                # common factors
                f_1 = du3_0*x_0 + du3_1*x_7
                # dx2 from du3 x
                dx2_0 = c2*f_1
                # common factors
                f_2 = du3_0*x_1 - du3_1*x_6
                # dx2 from du3 x
                dx2_1 = c2*f_2
                # common factors
                f_3 = du3_0*x_2 + du3_1*x_5
                # dx2 from du3 x
                dx2_2 = c2*f_3
                # common factors
                f_4 = -du3_0*x_3 - du3_1*x_4
                # dx2 from du3 x
                dx2_3 = c2*f_4
                # common factors
                f_5 = du3_0*x_4 - du3_1*x_3
                # dx2 from du3 x
                dx2_4 = c2*f_5
                # common factors
                f_6 = du3_1*x_2 - du3_0*x_5
                # dx2 from du3 x
                dx2_5 = c2*f_6
                # common factors
                f_7 = -du3_1*x_1 - du3_0*x_6
                # dx2 from du3 x
                dx2_6 = c2*f_7
                # common factors
                f_8 = du3_1*x_0 - du3_0*x_7
                # dx2 from du3 x
                dx2_7 = c2*f_8
                # dx3 = dx + dx2
                tile_dx[0, e] = dx_0 + dx2_0
                tile_dx[1, e] = dx_1 + dx2_1
                tile_dx[2, e] = dx_2 + dx2_2
                tile_dx[3, e] = dx_3 + dx2_3
                tile_dx[4, e] = dx_4 + dx2_4
                tile_dx[5, e] = dx_5 + dx2_5
                tile_dx[6, e] = dx_6 + dx2_6
                tile_dx[7, e] = dx_7 + dx2_7
            if dx_step:
                for e in range(width):
                    for k in range(8):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def inv__even__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, inv__even(x)> in all operands.

    Of the reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u

    g : (..., 8), the gradient of the result
    x : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_inv__even__vjp, 8, (8,), g, (x,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _inv__vector__vjp(count, g, g_step, x, x_step, dx, dx_step):
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
                # s = <x reverse(x)>_0
                s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 - x_3*x_3
                # W = g / s
                W_0 = g_0/s_0
                W_1 = g_1/s_0
                W_2 = g_2/s_0
                W_3 = g_3/s_0
                # h = -(W . y)
                h_0 = -W_0*x_0 - W_1*x_1 - W_2*x_2 - W_3*x_3
                # ds = h / s
                ds_0 = h_0/s_0
                # dx2 from ds x
                dx2_0 = c2*ds_0*x_0
                dx2_1 = c2*ds_0*x_1
                dx2_2 = c2*ds_0*x_2
                dx2_3 = -c2*ds_0*x_3
                # dx3 = dx + dx2
                tile_dx[0, e] = W_0 + dx2_0
                tile_dx[1, e] = W_1 + dx2_1
                tile_dx[2, e] = W_2 + dx2_2
                tile_dx[3, e] = W_3 + dx2_3
            if dx_step:
                for e in range(width):
                    for k in range(4):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def inv__vector__vjp(g, x, wanted=None, threads=None):
    """Return the gradients of <g, inv__vector(x)> in all operands.

    Of the reverse(x) / <x reverse(x)>_0

    g : (..., 4), the gradient of the result
    x : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_inv__vector__vjp, 4, (4,), g, (x,), wanted, threads)


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
    """Run the unrolled form: 891 multiplications, 756 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((16, 32), g.dtype)
    tile_R = np.empty((16, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_dR = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    tile_common = np.empty((67, 32), g.dtype)
    lanes_dR = np.zeros((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            g_8 = tile_g[8, e]
            g_9 = tile_g[9, e]
            g_10 = tile_g[10, e]
            g_11 = tile_g[11, e]
            g_12 = tile_g[12, e]
            g_13 = tile_g[13, e]
            g_14 = tile_g[14, e]
            g_15 = tile_g[15, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # dD from g
            dD_0 = c2*g_1
            tile_common[0, e] = dD_0
            dD_1 = c2*g_2
            tile_common[1, e] = dD_1
            dD_2 = c2*g_3
            tile_common[2, e] = dD_2
            dD_3 = c2*g_4
            tile_common[3, e] = dD_3
            dD_4 = c2*g_5
            tile_common[4, e] = dD_4
            dD_5 = c2*g_6
            tile_common[5, e] = dD_5
            dD_6 = c2*g_7
            tile_common[6, e] = dD_6
            dD_7 = c2*g_8
            tile_common[7, e] = dD_7
            dD_8 = c2*g_9
            tile_common[8, e] = dD_8
            dD_9 = c2*g_10
            tile_common[9, e] = dD_9
            dD_10 = c2*g_11
            tile_common[10, e] = dD_10
            dD_11 = c2*g_12
            tile_common[11, e] = dD_11
            dD_12 = c2*g_13
            tile_common[12, e] = dD_12
            dD_13 = c2*g_14
            tile_common[13, e] = dD_13
            dD_14 = c2*g_15
            tile_common[14, e] = dD_14
            # dP from dD R
            tile_common[15, e] = -R_5*dD_1 - R_6*dD_2 - R_7*dD_3
            tile_common[16, e] = R_5*dD_0 - R_8*dD_2 - R_9*dD_3
            tile_common[17, e] = R_6*dD_0 + R_8*dD_1 - R_10*dD_3
            tile_common[18, e] = -R_7*dD_0 - R_9*dD_1 - R_10*dD_2
            tile_common[19, e] = -R_15*dD_3
            tile_common[20, e] = -R_15*dD_2
            tile_common[21, e] = R_15*dD_1
            tile_common[22, e] = -R_15*dD_0
            tile_common[23, e] = R_6*dD_7 + R_7*dD_8 - R_8*dD_5 - R_9*dD_6
            tile_common[24, e] = R_7*dD_9 + R_8*dD_4 - R_5*dD_7 - R_10*dD_6
            tile_common[25, e] = -R_5*dD_8 - R_6*dD_9 - R_9*dD_4 - R_10*dD_5
            tile_common[26, e] = R_5*dD_5 + R_9*dD_9 - R_6*dD_4 - R_10*dD_8
            tile_common[27, e] = R_5*dD_6 + R_7*dD_4 - R_8*dD_9 - R_10*dD_7
            tile_common[28, e] = R_6*dD_6 + R_7*dD_5 + R_8*dD_8 + R_9*dD_7
            tile_common[29, e] = R_9*dD_12 - R_7*dD_13 - R_10*dD_11
            tile_common[30, e] = R_6*dD_13 - R_8*dD_12 - R_10*dD_10
            tile_common[31, e] = R_8*dD_11 + R_9*dD_10 - R_5*dD_13
            tile_common[32, e] = R_5*dD_12 - R_6*dD_11 - R_7*dD_10
            tile_common[33, e] = R_15*dD_11
            tile_common[34, e] = R_15*dD_10
            tile_common[35, e] = -R_15*dD_12
            tile_common[36, e] = R_15*dD_13
            tile_common[37, e] = R_1*dD_0 + R_2*dD_1 + R_3*dD_2 + R_4*dD_3
            tile_common[38, e] = R_11*dD_2 + R_12*dD_3
            tile_common[39, e] = R_13*dD_3 - R_11*dD_1
            tile_common[40, e] = R_12*dD_1 + R_13*dD_2
            tile_common[41, e] = R_11*dD_0 + R_14*dD_3
            tile_common[42, e] = R_14*dD_2 - R_12*dD_0
            tile_common[43, e] = -R_13*dD_0 - R_14*dD_1
            tile_common[44, e] = R_3*dD_7 + R_4*dD_8 - R_1*dD_4
            tile_common[45, e] = R_4*dD_9 - R_1*dD_5 - R_2*dD_7
            tile_common[46, e] = -R_1*dD_6 - R_2*dD_8 - R_3*dD_9
            tile_common[47, e] = R_12*dD_9 + R_14*dD_6 - R_13*dD_8
            tile_common[48, e] = R_14*dD_5 - R_11*dD_9 - R_13*dD_7
            tile_common[49, e] = R_11*dD_8 + R_12*dD_7 - R_14*dD_4
            tile_common[50, e] = R_2*dD_4 + R_3*dD_5 + R_4*dD_6
            tile_common[51, e] = R_13*dD_4 - R_11*dD_6 - R_12*dD_5
            tile_common[52, e] = R_1*dD_10 + R_4*dD_13
            tile_common[53, e] = R_1*dD_11 - R_3*dD_13
            tile_common[54, e] = R_1*dD_12 + R_2*dD_13
            tile_common[55, e] = R_4*dD_12 - R_2*dD_10
            tile_common[56, e] = -R_2*dD_11 - R_3*dD_12
            tile_common[57, e] = R_3*dD_10 + R_4*dD_11
            tile_common[58, e] = -R_11*dD_10 - R_12*dD_11 - R_13*dD_12 - R_14*dD_13
            tile_common[59, e] = -R_1*dD_14
            tile_common[60, e] = R_2*dD_14
            tile_common[61, e] = -R_3*dD_14
            tile_common[62, e] = R_4*dD_14
            tile_common[63, e] = R_11*dD_14
            tile_common[64, e] = -R_12*dD_14
            tile_common[65, e] = R_13*dD_14
            tile_common[66, e] = -R_14*dD_14
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                R_8 = tile_R[8, e]
                R_9 = tile_R[9, e]
                R_10 = tile_R[10, e]
                R_11 = tile_R[11, e]
                R_12 = tile_R[12, e]
                R_13 = tile_R[13, e]
                R_14 = tile_R[14, e]
                R_15 = tile_R[15, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                x_15 = tile_x[15, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dD_4 = tile_common[4, e]
                dD_5 = tile_common[5, e]
                dD_6 = tile_common[6, e]
                dD_7 = tile_common[7, e]
                dD_8 = tile_common[8, e]
                dD_9 = tile_common[9, e]
                dD_10 = tile_common[10, e]
                dD_11 = tile_common[11, e]
                dD_12 = tile_common[12, e]
                dD_13 = tile_common[13, e]
                dD_14 = tile_common[14, e]
                dP_0 = tile_common[15, e]
                dP_1 = tile_common[16, e]
                dP_2 = tile_common[17, e]
                dP_3 = tile_common[18, e]
                dP_4 = tile_common[19, e]
                dP_5 = tile_common[20, e]
                dP_6 = tile_common[21, e]
                dP_7 = tile_common[22, e]
                dP_8 = tile_common[23, e]
                dP_9 = tile_common[24, e]
                dP_10 = tile_common[25, e]
                dP_11 = tile_common[26, e]
                dP_12 = tile_common[27, e]
                dP_13 = tile_common[28, e]
                dP_14 = tile_common[29, e]
                dP_15 = tile_common[30, e]
                dP_16 = tile_common[31, e]
                dP_17 = tile_common[32, e]
                dP_18 = tile_common[33, e]
                dP_19 = tile_common[34, e]
                dP_20 = tile_common[35, e]
                dP_21 = tile_common[36, e]
                dP_22 = tile_common[37, e]
                dP_23 = tile_common[38, e]
                dP_24 = tile_common[39, e]
                dP_25 = tile_common[40, e]
                dP_26 = tile_common[41, e]
                dP_27 = tile_common[42, e]
                dP_28 = tile_common[43, e]
                dP_29 = tile_common[44, e]
                dP_30 = tile_common[45, e]
                dP_31 = tile_common[46, e]
                dP_32 = tile_common[47, e]
                dP_33 = tile_common[48, e]
                dP_34 = tile_common[49, e]
                dP_35 = tile_common[50, e]
                dP_36 = tile_common[51, e]
                dP_37 = tile_common[52, e]
                dP_38 = tile_common[53, e]
                dP_39 = tile_common[54, e]
                dP_40 = tile_common[55, e]
                dP_41 = tile_common[56, e]
                dP_42 = tile_common[57, e]
                dP_43 = tile_common[58, e]
                dP_44 = tile_common[59, e]
                dP_45 = tile_common[60, e]
                dP_46 = tile_common[61, e]
                dP_47 = tile_common[62, e]
                dP_48 = tile_common[63, e]
                dP_49 = tile_common[64, e]
                dP_50 = tile_common[65, e]
                dP_51 = tile_common[66, e]
                # P from R x
                P_0 = R_0*x_1 + R_5*x_2 + R_6*x_3 - R_7*x_4
                P_1 = R_0*x_2 + R_8*x_3 - R_5*x_1 - R_9*x_4
                P_2 = R_0*x_3 - R_6*x_1 - R_8*x_2 - R_10*x_4
                P_3 = R_0*x_4 - R_7*x_1 - R_9*x_2 - R_10*x_3
                P_4 = R_5*x_3 + R_8*x_1 - R_6*x_2 - R_15*x_4
                P_5 = R_5*x_4 + R_9*x_1 - R_7*x_2 - R_15*x_3
                P_6 = R_6*x_4 + R_10*x_1 + R_15*x_2 - R_7*x_3
                P_7 = R_8*x_4 + R_10*x_2 - R_9*x_3 - R_15*x_1
                P_8 = R_0*x_5 + R_7*x_9 + R_8*x_6 + R_15*x_10 - R_6*x_8 - R_9*x_7
                P_9 = R_0*x_6 + R_5*x_8 + R_7*x_10 - R_8*x_5 - R_10*x_7 - R_15*x_9
                P_10 = R_0*x_7 + R_5*x_9 + R_6*x_10 - R_9*x_5 - R_10*x_6 - R_15*x_8
                P_11 = R_0*x_8 + R_6*x_5 + R_9*x_10 + R_15*x_7 - R_5*x_6 - R_10*x_9
                P_12 = R_0*x_9 + R_7*x_5 + R_8*x_10 + R_15*x_6 - R_5*x_7 - R_10*x_8
                P_13 = R_0*x_10 + R_7*x_6 + R_9*x_8 - R_6*x_7 - R_8*x_9 - R_15*x_5
                P_14 = R_0*x_11 + R_9*x_13 - R_7*x_14 - R_10*x_12
                P_15 = R_0*x_12 + R_8*x_13 - R_6*x_14 - R_10*x_11
                P_16 = R_0*x_13 + R_5*x_14 + R_9*x_11 - R_8*x_12
                P_17 = R_0*x_14 + R_6*x_12 - R_5*x_13 - R_7*x_11
                P_18 = R_15*x_12 - R_5*x_11 - R_7*x_13 - R_9*x_14
                P_19 = R_15*x_11 - R_5*x_12 - R_6*x_13 - R_8*x_14
                P_20 = R_6*x_11 + R_10*x_14 - R_7*x_12 - R_15*x_13
                P_21 = R_9*x_12 + R_10*x_13 + R_15*x_14 - R_8*x_11
                P_22 = R_4*x_4 - R_1*x_1 - R_2*x_2 - R_3*x_3
                P_23 = R_2*x_1 + R_12*x_4 - R_1*x_2 - R_11*x_3
                P_24 = R_3*x_1 + R_11*x_2 + R_13*x_4 - R_1*x_3
                P_25 = R_4*x_1 + R_12*x_2 + R_13*x_3 - R_1*x_4
                P_26 = R_3*x_2 + R_14*x_4 - R_2*x_3 - R_11*x_1
                P_27 = R_4*x_2 + R_14*x_3 - R_2*x_4 - R_12*x_1
                P_28 = R_4*x_3 - R_3*x_4 - R_13*x_1 - R_14*x_2
                P_29 = R_1*x_5 + R_4*x_9 + R_11*x_6 + R_14*x_10 - R_3*x_8 - R_12*x_7
                P_30 = R_1*x_6 + R_2*x_8 + R_4*x_10 - R_11*x_5 - R_13*x_7 - R_14*x_9
                P_31 = R_1*x_7 + R_2*x_9 + R_3*x_10 - R_12*x_5 - R_13*x_6 - R_14*x_8
                P_32 = R_1*x_8 + R_3*x_5 + R_12*x_10 + R_14*x_7 - R_2*x_6 - R_13*x_9
                P_33 = R_1*x_9 + R_4*x_5 + R_11*x_10 + R_14*x_6 - R_2*x_7 - R_13*x_8
                P_34 = R_1*x_10 + R_4*x_6 + R_12*x_8 - R_3*x_7 - R_11*x_9 - R_14*x_5
                P_35 = R_4*x_7 + R_12*x_9 + R_13*x_10 - R_2*x_5 - R_3*x_6 - R_11*x_8
                P_36 = R_2*x_10 + R_4*x_8 + R_11*x_7 + R_13*x_5 - R_3*x_9 - R_12*x_6
                P_37 = R_4*x_14 + R_13*x_12 - R_1*x_11 - R_12*x_13
                P_38 = R_3*x_14 + R_13*x_11 - R_1*x_12 - R_11*x_13
                P_39 = R_11*x_12 - R_1*x_13 - R_2*x_14 - R_12*x_11
                P_40 = R_2*x_11 + R_4*x_13 + R_12*x_14 - R_14*x_12
                P_41 = R_2*x_12 + R_3*x_13 + R_11*x_14 - R_14*x_11
                P_42 = R_4*x_12 + R_14*x_13 - R_3*x_11 - R_13*x_14
                P_43 = R_11*x_11 - R_12*x_12 - R_13*x_13 - R_14*x_14
                P_44 = R_1*x_15
                P_45 = -R_2*x_15
                P_46 = R_3*x_15
                P_47 = R_4*x_15
                P_48 = -R_11*x_15
                P_49 = -R_12*x_15
                P_50 = R_13*x_15
                P_51 = -R_14*x_15
                # dR from dD P
                dR_1 = (
                    P_22*dD_0 + P_37*dD_10 + P_38*dD_11 + P_39*dD_12 - P_29*dD_4 - P_30*dD_5
                    - P_31*dD_6 - P_44*dD_14
                )
                dR_2 = (
                    P_22*dD_1 + P_35*dD_4 + P_39*dD_13 + P_45*dD_14 - P_30*dD_7 - P_31*dD_8
                    - P_40*dD_10 - P_41*dD_11
                )
                dR_3 = (
                    P_22*dD_2 + P_29*dD_7 + P_35*dD_5 + P_42*dD_10 - P_31*dD_9 - P_38*dD_13
                    - P_41*dD_12 - P_46*dD_14
                )
                dR_4 = (
                    P_22*dD_3 + P_29*dD_8 + P_30*dD_9 + P_35*dD_6 + P_37*dD_13 + P_40*dD_12
                    + P_42*dD_11 + P_47*dD_14
                )
                dR_5 = (
                    P_1*dD_0 + P_11*dD_5 + P_12*dD_6 + P_17*dD_12 - P_0*dD_1 - P_9*dD_7 -
                    P_10*dD_8 - P_16*dD_13
                )
                dR_6 = (
                    P_2*dD_0 + P_8*dD_7 + P_13*dD_6 + P_15*dD_13 - P_0*dD_2 - P_10*dD_9 -
                    P_11*dD_4 - P_17*dD_11
                )
                dR_7 = (
                    P_8*dD_8 + P_9*dD_9 + P_12*dD_4 + P_13*dD_5 - P_0*dD_3 - P_3*dD_0 -
                    P_14*dD_13 - P_17*dD_10
                )
                dR_8 = (
                    P_2*dD_1 + P_9*dD_4 + P_13*dD_8 + P_16*dD_11 - P_1*dD_2 - P_8*dD_5 -
                    P_12*dD_9 - P_15*dD_12
                )
                dR_9 = (
                    P_11*dD_9 + P_13*dD_7 + P_14*dD_12 + P_16*dD_10 - P_1*dD_3 - P_3*dD_1 -
                    P_8*dD_6 - P_10*dD_4
                )
                dR_10 = (
                    -P_2*dD_3 - P_3*dD_2 - P_9*dD_6 - P_10*dD_5 - P_11*dD_8 - P_12*dD_7 -
                    P_14*dD_11 - P_15*dD_10
                )
                dR_11 = (
                    P_23*dD_2 + P_26*dD_0 + P_34*dD_8 + P_48*dD_14 - P_24*dD_1 - P_33*dD_9 -
                    P_36*dD_6 - P_43*dD_10
                )
                dR_12 = (
                    P_23*dD_3 + P_25*dD_1 + P_32*dD_9 + P_34*dD_7 - P_27*dD_0 - P_36*dD_5 -
                    P_43*dD_11 - P_49*dD_14
                )
                dR_13 = (
                    P_24*dD_3 + P_25*dD_2 + P_36*dD_4 + P_50*dD_14 - P_28*dD_0 - P_32*dD_8 -
                    P_33*dD_7 - P_43*dD_12
                )
                dR_14 = (
                    P_26*dD_3 + P_27*dD_2 + P_32*dD_6 + P_33*dD_5 - P_28*dD_1 - P_34*dD_4 -
                    P_43*dD_13 - P_51*dD_14
                )
                dR_15 = (
                    P_6*dD_1 + P_18*dD_11 + P_19*dD_10 + P_21*dD_13 - P_4*dD_3 - P_5*dD_2 -
                    P_7*dD_0 - P_20*dD_12
                )
                # dR2 from dP x
                dR2_1 = (
                    dP_29*x_5 + dP_30*x_6 + dP_31*x_7 + dP_32*x_8 + dP_33*x_9 + dP_34*x_10 +
                    dP_44*x_15 - dP_22*x_1 - dP_23*x_2 - dP_24*x_3 - dP_25*x_4 - dP_37*x_11
                    - dP_38*x_12 - dP_39*x_13
                )
                dR2_2 = (
                    dP_23*x_1 + dP_30*x_8 + dP_31*x_9 + dP_36*x_10 + dP_40*x_11 + dP_41*x_12
                    - dP_22*x_2 - dP_26*x_3 - dP_27*x_4 - dP_35*x_5 - dP_32*x_6 - dP_33*x_7
                    - dP_39*x_14 - dP_45*x_15
                )
                dR2_3 = (
                    dP_24*x_1 + dP_26*x_2 + dP_32*x_5 + dP_31*x_10 + dP_41*x_13 + dP_38*x_14
                    + dP_46*x_15 - dP_22*x_3 - dP_28*x_4 - dP_35*x_6 - dP_34*x_7 - dP_29*x_8
                    - dP_36*x_9 - dP_42*x_11
                )
                dR2_4 = (
                    dP_25*x_1 + dP_27*x_2 + dP_28*x_3 + dP_22*x_4 + dP_33*x_5 + dP_34*x_6 +
                    dP_35*x_7 + dP_36*x_8 + dP_29*x_9 + dP_30*x_10 + dP_42*x_12 + dP_40*x_13
                    + dP_37*x_14 + dP_47*x_15
                )
                dR2_5 = (
                    dP_0*x_2 + dP_4*x_3 + dP_5*x_4 + dP_9*x_8 + dP_10*x_9 + dP_16*x_14 -
                    dP_1*x_1 - dP_11*x_6 - dP_12*x_7 - dP_18*x_11 - dP_19*x_12 - dP_17*x_13
                )
                dR2_6 = (
                    dP_0*x_3 + dP_6*x_4 + dP_11*x_5 + dP_10*x_10 + dP_20*x_11 + dP_17*x_12 -
                    dP_2*x_1 - dP_4*x_2 - dP_13*x_7 - dP_8*x_8 - dP_19*x_13 - dP_15*x_14
                )
                dR2_7 = (
                    dP_12*x_5 + dP_13*x_6 + dP_8*x_9 + dP_9*x_10 - dP_3*x_1 - dP_5*x_2 -
                    dP_6*x_3 - dP_0*x_4 - dP_17*x_11 - dP_20*x_12 - dP_18*x_13 - dP_14*x_14
                )
                dR2_8 = (
                    dP_4*x_1 + dP_1*x_3 + dP_7*x_4 + dP_8*x_6 + dP_12*x_10 + dP_15*x_13 -
                    dP_2*x_2 - dP_9*x_5 - dP_13*x_9 - dP_21*x_11 - dP_16*x_12 - dP_19*x_14
                )
                dR2_9 = (
                    dP_5*x_1 + dP_13*x_8 + dP_11*x_10 + dP_16*x_11 + dP_21*x_12 + dP_14*x_13
                    - dP_3*x_2 - dP_7*x_3 - dP_1*x_4 - dP_10*x_5 - dP_8*x_7 - dP_18*x_14
                )
                dR2_10 = (
                    dP_6*x_1 + dP_7*x_2 + dP_21*x_13 + dP_20*x_14 - dP_3*x_3 - dP_2*x_4 -
                    dP_10*x_6 - dP_9*x_7 - dP_12*x_8 - dP_11*x_9 - dP_15*x_11 - dP_14*x_12
                )
                dR2_11 = (
                    dP_24*x_2 + dP_29*x_6 + dP_36*x_7 + dP_33*x_10 + dP_43*x_11 + dP_39*x_12
                    + dP_41*x_14 - dP_26*x_1 - dP_23*x_3 - dP_30*x_5 - dP_35*x_8 - dP_34*x_9
                    - dP_38*x_13 - dP_48*x_15
                )
                dR2_12 = (
                    dP_25*x_2 + dP_23*x_4 + dP_34*x_8 + dP_35*x_9 + dP_32*x_10 + dP_40*x_14
                    - dP_27*x_1 - dP_31*x_5 - dP_36*x_6 - dP_29*x_7 - dP_39*x_11 -
                    dP_43*x_12 - dP_37*x_13 - dP_49*x_15
                )
                dR2_13 = (
                    dP_25*x_3 + dP_24*x_4 + dP_36*x_5 + dP_35*x_10 + dP_38*x_11 + dP_37*x_12
                    + dP_50*x_15 - dP_28*x_1 - dP_31*x_6 - dP_30*x_7 - dP_33*x_8 - dP_32*x_9
                    - dP_43*x_13 - dP_42*x_14
                )
                dR2_14 = (
                    dP_27*x_3 + dP_26*x_4 + dP_33*x_6 + dP_32*x_7 + dP_29*x_10 + dP_42*x_13
                    - dP_28*x_2 - dP_34*x_5 - dP_31*x_8 - dP_30*x_9 - dP_41*x_11 -
                    dP_40*x_12 - dP_43*x_14 - dP_51*x_15
                )
                dR2_15 = (
                    dP_6*x_2 + dP_12*x_6 + dP_11*x_7 + dP_8*x_10 + dP_19*x_11 + dP_18*x_12 +
                    dP_21*x_14 - dP_7*x_1 - dP_5*x_3 - dP_4*x_4 - dP_13*x_5 - dP_10*x_8 -
                    dP_9*x_9 - dP_20*x_13
                )
                tile_dR[0, e] = (
                    dP_0*x_1 + dP_1*x_2 + dP_2*x_3 + dP_3*x_4 + dP_8*x_5 + dP_9*x_6 +
                    dP_10*x_7 + dP_11*x_8 + dP_12*x_9 + dP_13*x_10 + dP_14*x_11 + dP_15*x_12
                    + dP_16*x_13 + dP_17*x_14
                )
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
                tile_dR[4, e] = dR_4 + dR2_4
                tile_dR[5, e] = dR_5 + dR2_5
                tile_dR[6, e] = dR_6 + dR2_6
                tile_dR[7, e] = dR_7 + dR2_7
                tile_dR[8, e] = dR_8 + dR2_8
                tile_dR[9, e] = dR_9 + dR2_9
                tile_dR[10, e] = dR_10 + dR2_10
                tile_dR[11, e] = dR_11 + dR2_11
                tile_dR[12, e] = dR_12 + dR2_12
                tile_dR[13, e] = dR_13 + dR2_13
                tile_dR[14, e] = dR_14 + dR2_14
                tile_dR[15, e] = dR_15 + dR2_15
            if dR_step:
                for e in range(width):
                    for k in range(16):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                R_8 = tile_R[8, e]
                R_9 = tile_R[9, e]
                R_10 = tile_R[10, e]
                R_11 = tile_R[11, e]
                R_12 = tile_R[12, e]
                R_13 = tile_R[13, e]
                R_14 = tile_R[14, e]
                R_15 = tile_R[15, e]
                dP_0 = tile_common[15, e]
                dP_1 = tile_common[16, e]
                dP_2 = tile_common[17, e]
                dP_3 = tile_common[18, e]
                dP_4 = tile_common[19, e]
                dP_5 = tile_common[20, e]
                dP_6 = tile_common[21, e]
                dP_7 = tile_common[22, e]
                dP_8 = tile_common[23, e]
                dP_9 = tile_common[24, e]
                dP_10 = tile_common[25, e]
                dP_11 = tile_common[26, e]
                dP_12 = tile_common[27, e]
                dP_13 = tile_common[28, e]
                dP_14 = tile_common[29, e]
                dP_15 = tile_common[30, e]
                dP_16 = tile_common[31, e]
                dP_17 = tile_common[32, e]
                dP_18 = tile_common[33, e]
                dP_19 = tile_common[34, e]
                dP_20 = tile_common[35, e]
                dP_21 = tile_common[36, e]
                dP_22 = tile_common[37, e]
                dP_23 = tile_common[38, e]
                dP_24 = tile_common[39, e]
                dP_25 = tile_common[40, e]
                dP_26 = tile_common[41, e]
                dP_27 = tile_common[42, e]
                dP_28 = tile_common[43, e]
                dP_29 = tile_common[44, e]
                dP_30 = tile_common[45, e]
                dP_31 = tile_common[46, e]
                dP_32 = tile_common[47, e]
                dP_33 = tile_common[48, e]
                dP_34 = tile_common[49, e]
                dP_35 = tile_common[50, e]
                dP_36 = tile_common[51, e]
                dP_37 = tile_common[52, e]
                dP_38 = tile_common[53, e]
                dP_39 = tile_common[54, e]
                dP_40 = tile_common[55, e]
                dP_41 = tile_common[56, e]
                dP_42 = tile_common[57, e]
                dP_43 = tile_common[58, e]
                dP_44 = tile_common[59, e]
                dP_45 = tile_common[60, e]
                dP_46 = tile_common[61, e]
                dP_47 = tile_common[62, e]
                dP_48 = tile_common[63, e]
                dP_49 = tile_common[64, e]
                dP_50 = tile_common[65, e]
                dP_51 = tile_common[66, e]
                # dx from dP R
                dx_1 = (
                    R_0*dP_0 + R_8*dP_4 + R_9*dP_5 + R_10*dP_6 + R_2*dP_23 + R_3*dP_24 +
                    R_4*dP_25 - R_5*dP_1 - R_6*dP_2 - R_7*dP_3 - R_15*dP_7 - R_1*dP_22 -
                    R_11*dP_26 - R_12*dP_27 - R_13*dP_28
                )
                dx_2 = (
                    R_0*dP_1 + R_5*dP_0 + R_10*dP_7 + R_15*dP_6 + R_3*dP_26 + R_4*dP_27 +
                    R_11*dP_24 + R_12*dP_25 - R_6*dP_4 - R_7*dP_5 - R_8*dP_2 - R_9*dP_3 -
                    R_1*dP_23 - R_2*dP_22 - R_14*dP_28
                )
                dx_3 = (
                    R_0*dP_2 + R_5*dP_4 + R_6*dP_0 + R_8*dP_1 + R_4*dP_28 + R_13*dP_25 +
                    R_14*dP_27 - R_7*dP_6 - R_9*dP_7 - R_10*dP_3 - R_15*dP_5 - R_1*dP_24 -
                    R_2*dP_26 - R_3*dP_22 - R_11*dP_23
                )
                dx_4 = (
                    R_0*dP_3 + R_5*dP_5 + R_6*dP_6 + R_8*dP_7 + R_4*dP_22 + R_12*dP_23 +
                    R_13*dP_24 + R_14*dP_26 - R_7*dP_0 - R_9*dP_1 - R_10*dP_2 - R_15*dP_4 -
                    R_1*dP_25 - R_2*dP_27 - R_3*dP_28
                )
                dx_5 = (
                    R_0*dP_8 + R_6*dP_11 + R_7*dP_12 + R_1*dP_29 + R_3*dP_32 + R_4*dP_33 +
                    R_13*dP_36 - R_8*dP_9 - R_9*dP_10 - R_15*dP_13 - R_2*dP_35 - R_11*dP_30
                    - R_12*dP_31 - R_14*dP_34
                )
                dx_6 = (
                    R_0*dP_9 + R_7*dP_13 + R_8*dP_8 + R_15*dP_12 + R_1*dP_30 + R_4*dP_34 +
                    R_11*dP_29 + R_14*dP_33 - R_5*dP_11 - R_10*dP_10 - R_2*dP_32 - R_3*dP_35
                    - R_12*dP_36 - R_13*dP_31
                )
                dx_7 = (
                    R_0*dP_10 + R_15*dP_11 + R_1*dP_31 + R_4*dP_35 + R_11*dP_36 + R_14*dP_32
                    - R_5*dP_12 - R_6*dP_13 - R_9*dP_8 - R_10*dP_9 - R_2*dP_33 - R_3*dP_34 -
                    R_12*dP_29 - R_13*dP_30
                )
                dx_8 = (
                    R_0*dP_11 + R_5*dP_9 + R_9*dP_13 + R_1*dP_32 + R_2*dP_30 + R_4*dP_36 +
                    R_12*dP_34 - R_6*dP_8 - R_10*dP_12 - R_15*dP_10 - R_3*dP_29 - R_11*dP_35
                    - R_13*dP_33 - R_14*dP_31
                )
                dx_9 = (
                    R_0*dP_12 + R_5*dP_10 + R_7*dP_8 + R_1*dP_33 + R_2*dP_31 + R_4*dP_29 +
                    R_12*dP_35 - R_8*dP_13 - R_10*dP_11 - R_15*dP_9 - R_3*dP_36 - R_11*dP_34
                    - R_13*dP_32 - R_14*dP_30
                )
                dx_10 = (
                    R_0*dP_13 + R_6*dP_10 + R_7*dP_9 + R_8*dP_12 + R_9*dP_11 + R_15*dP_8 +
                    R_1*dP_34 + R_2*dP_36 + R_3*dP_31 + R_4*dP_30 + R_11*dP_33 + R_12*dP_32
                    + R_13*dP_35 + R_14*dP_29
                )
                dx_11 = (
                    R_0*dP_14 + R_6*dP_20 + R_9*dP_16 + R_15*dP_19 + R_2*dP_40 + R_11*dP_43
                    + R_13*dP_38 - R_5*dP_18 - R_7*dP_17 - R_8*dP_21 - R_10*dP_15 -
                    R_1*dP_37 - R_3*dP_42 - R_12*dP_39 - R_14*dP_41
                )
                dx_12 = (
                    R_0*dP_15 + R_6*dP_17 + R_9*dP_21 + R_15*dP_18 + R_2*dP_41 + R_4*dP_42 +
                    R_11*dP_39 + R_13*dP_37 - R_5*dP_19 - R_7*dP_20 - R_8*dP_16 - R_10*dP_14
                    - R_1*dP_38 - R_12*dP_43 - R_14*dP_40
                )
                dx_13 = (
                    R_0*dP_16 + R_8*dP_15 + R_9*dP_14 + R_10*dP_21 + R_3*dP_41 + R_4*dP_40 +
                    R_14*dP_42 - R_5*dP_17 - R_6*dP_19 - R_7*dP_18 - R_15*dP_20 - R_1*dP_39
                    - R_11*dP_38 - R_12*dP_37 - R_13*dP_43
                )
                dx_14 = (
                    R_0*dP_17 + R_5*dP_16 + R_10*dP_20 + R_15*dP_21 + R_3*dP_38 + R_4*dP_37
                    + R_11*dP_41 + R_12*dP_40 - R_6*dP_15 - R_7*dP_14 - R_8*dP_19 -
                    R_9*dP_18 - R_2*dP_39 - R_13*dP_42 - R_14*dP_43
                )
                dx_15 = (
                    R_1*dP_44 + R_3*dP_46 + R_4*dP_47 + R_13*dP_50 - R_2*dP_45 - R_11*dP_48
                    - R_12*dP_49 - R_14*dP_51
                )
                # the gradients of all operands
                tile_dx[0, e] = g_0
                # dx2 = g + dx
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
                tile_dx[4, e] = g_4 + dx_4
                tile_dx[5, e] = g_5 + dx_5
                tile_dx[6, e] = g_6 + dx_6
                tile_dx[7, e] = g_7 + dx_7
                tile_dx[8, e] = g_8 + dx_8
                tile_dx[9, e] = g_9 + dx_9
                tile_dx[10, e] = g_10 + dx_10
                tile_dx[11, e] = g_11 + dx_11
                tile_dx[12, e] = g_12 + dx_12
                tile_dx[13, e] = g_13 + dx_13
                tile_dx[14, e] = g_14 + dx_14
                tile_dx[15, e] = g_15 + dx_15
            if dx_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    R : (..., 16), full: grades 0, 1, 2, 3, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__full__full__vjp, 16, (16, 16), g, (R, x), wanted, threads)


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
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
                tile_dR[2, e] = 0
                tile_dR[3, e] = 0
                tile_dR[4, e] = 0
                tile_dR[5, e] = 0
                tile_dR[6, e] = 0
                tile_dR[7, e] = 0
            if dR_step:
                for e in range(width):
                    for k in range(8):
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
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__scalar__vjp, 1, (8, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__vector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 132 multiplications, 104 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((12, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # dD from g
            dD_0 = c2*g_0
            tile_common[0, e] = dD_0
            dD_1 = c2*g_1
            tile_common[1, e] = dD_1
            dD_2 = c2*g_2
            tile_common[2, e] = dD_2
            dD_3 = c2*g_3
            tile_common[3, e] = dD_3
            # dP from dD R
            tile_common[4, e] = -R_1*dD_1 - R_2*dD_2 - R_3*dD_3
            tile_common[5, e] = R_1*dD_0 - R_4*dD_2 - R_5*dD_3
            tile_common[6, e] = R_2*dD_0 + R_4*dD_1 - R_6*dD_3
            tile_common[7, e] = -R_3*dD_0 - R_5*dD_1 - R_6*dD_2
            tile_common[8, e] = -R_7*dD_3
            tile_common[9, e] = -R_7*dD_2
            tile_common[10, e] = R_7*dD_1
            tile_common[11, e] = -R_7*dD_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dP_0 = tile_common[4, e]
                dP_1 = tile_common[5, e]
                dP_2 = tile_common[6, e]
                dP_3 = tile_common[7, e]
                dP_4 = tile_common[8, e]
                dP_5 = tile_common[9, e]
                dP_6 = tile_common[10, e]
                dP_7 = tile_common[11, e]
                # P from R x
                P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 - R_3*x_3
                P_1 = R_0*x_1 + R_4*x_2 - R_1*x_0 - R_5*x_3
                P_2 = R_0*x_2 - R_2*x_0 - R_4*x_1 - R_6*x_3
                P_3 = R_0*x_3 - R_3*x_0 - R_5*x_1 - R_6*x_2
                P_4 = R_1*x_2 + R_4*x_0 - R_2*x_1 - R_7*x_3
                P_5 = R_1*x_3 + R_5*x_0 - R_3*x_1 - R_7*x_2
                P_6 = R_2*x_3 + R_6*x_0 + R_7*x_1 - R_3*x_2
                P_7 = R_4*x_3 + R_6*x_1 - R_5*x_2 - R_7*x_0
                # dR from dD P
                dR_1 = P_1*dD_0 - P_0*dD_1
                dR_2 = P_2*dD_0 - P_0*dD_2
                dR_3 = -P_0*dD_3 - P_3*dD_0
                dR_4 = P_2*dD_1 - P_1*dD_2
                dR_5 = -P_1*dD_3 - P_3*dD_1
                dR_6 = -P_2*dD_3 - P_3*dD_2
                dR_7 = P_6*dD_1 - P_4*dD_3 - P_5*dD_2 - P_7*dD_0
                # dR2 from dP x
                dR2_1 = dP_0*x_1 + dP_4*x_2 + dP_5*x_3 - dP_1*x_0
                dR2_2 = dP_0*x_2 + dP_6*x_3 - dP_2*x_0 - dP_4*x_1
                dR2_3 = -dP_3*x_0 - dP_5*x_1 - dP_6*x_2 - dP_0*x_3
                dR2_4 = dP_4*x_0 + dP_1*x_2 + dP_7*x_3 - dP_2*x_1
                dR2_5 = dP_5*x_0 - dP_3*x_1 - dP_7*x_2 - dP_1*x_3
                dR2_6 = dP_6*x_0 + dP_7*x_1 - dP_3*x_2 - dP_2*x_3
                dR2_7 = dP_6*x_1 - dP_7*x_0 - dP_5*x_2 - dP_4*x_3
                tile_dR[0, e] = dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_3*x_3
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
                tile_dR[4, e] = dR_4 + dR2_4
                tile_dR[5, e] = dR_5 + dR2_5
                tile_dR[6, e] = dR_6 + dR2_6
                tile_dR[7, e] = dR_7 + dR2_7
            if dR_step:
                for e in range(width):
                    for k in range(8):
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
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[4, e]
                dP_1 = tile_common[5, e]
                dP_2 = tile_common[6, e]
                dP_3 = tile_common[7, e]
                dP_4 = tile_common[8, e]
                dP_5 = tile_common[9, e]
                dP_6 = tile_common[10, e]
                dP_7 = tile_common[11, e]
                # dx from dP R
                dx_0 = (
                    R_0*dP_0 + R_4*dP_4 + R_5*dP_5 + R_6*dP_6 - R_1*dP_1 - R_2*dP_2 -
                    R_3*dP_3 - R_7*dP_7
                )
                dx_1 = (
                    R_0*dP_1 + R_1*dP_0 + R_6*dP_7 + R_7*dP_6 - R_2*dP_4 - R_3*dP_5 -
                    R_4*dP_2 - R_5*dP_3
                )
                dx_2 = (
                    R_0*dP_2 + R_1*dP_4 + R_2*dP_0 + R_4*dP_1 - R_3*dP_6 - R_5*dP_7 -
                    R_6*dP_3 - R_7*dP_5
                )
                dx_3 = (
                    R_0*dP_3 + R_1*dP_5 + R_2*dP_6 + R_4*dP_7 - R_3*dP_0 - R_5*dP_1 -
                    R_6*dP_2 - R_7*dP_4
                )
                # dx2 = g + dx
                tile_dx[0, e] = g_0 + dx_0
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


def sandwich_unit__even__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__vector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 4), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__vector__vjp, 4, (8, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__bivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 162 multiplications, 136 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((6, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((6, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((6, 32), g.dtype)
    tile_common = np.empty((12, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((6, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # dD from g
            dD_0 = c2*g_0
            tile_common[0, e] = dD_0
            dD_1 = c2*g_1
            tile_common[1, e] = dD_1
            dD_2 = c2*g_2
            tile_common[2, e] = dD_2
            dD_3 = c2*g_3
            tile_common[3, e] = dD_3
            dD_4 = c2*g_4
            tile_common[4, e] = dD_4
            dD_5 = c2*g_5
            tile_common[5, e] = dD_5
            # dP from dD R
            tile_common[6, e] = R_2*dD_3 + R_3*dD_4 - R_4*dD_1 - R_5*dD_2
            tile_common[7, e] = R_3*dD_5 + R_4*dD_0 - R_1*dD_3 - R_6*dD_2
            tile_common[8, e] = -R_1*dD_4 - R_2*dD_5 - R_5*dD_0 - R_6*dD_1
            tile_common[9, e] = R_1*dD_1 + R_5*dD_5 - R_2*dD_0 - R_6*dD_4
            tile_common[10, e] = R_1*dD_2 + R_3*dD_0 - R_4*dD_5 - R_6*dD_3
            tile_common[11, e] = R_2*dD_2 + R_3*dD_1 + R_4*dD_4 + R_5*dD_3
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dD_4 = tile_common[4, e]
                dD_5 = tile_common[5, e]
                dP_0 = tile_common[6, e]
                dP_1 = tile_common[7, e]
                dP_2 = tile_common[8, e]
                dP_3 = tile_common[9, e]
                dP_4 = tile_common[10, e]
                dP_5 = tile_common[11, e]
                # P from R x
                P_0 = R_0*x_0 + R_3*x_4 + R_4*x_1 + R_7*x_5 - R_2*x_3 - R_5*x_2
                P_1 = R_0*x_1 + R_1*x_3 + R_3*x_5 - R_4*x_0 - R_6*x_2 - R_7*x_4
                P_2 = R_0*x_2 + R_1*x_4 + R_2*x_5 - R_5*x_0 - R_6*x_1 - R_7*x_3
                P_3 = R_0*x_3 + R_2*x_0 + R_5*x_5 + R_7*x_2 - R_1*x_1 - R_6*x_4
                P_4 = R_0*x_4 + R_3*x_0 + R_4*x_5 + R_7*x_1 - R_1*x_2 - R_6*x_3
                P_5 = R_0*x_5 + R_3*x_1 + R_5*x_3 - R_2*x_2 - R_4*x_4 - R_7*x_0
                # dR from dD P
                dR_1 = P_3*dD_1 + P_4*dD_2 - P_1*dD_3 - P_2*dD_4
                dR_2 = P_0*dD_3 + P_5*dD_2 - P_2*dD_5 - P_3*dD_0
                dR_3 = P_0*dD_4 + P_1*dD_5 + P_4*dD_0 + P_5*dD_1
                dR_4 = P_1*dD_0 + P_5*dD_4 - P_0*dD_1 - P_4*dD_5
                dR_5 = P_3*dD_5 + P_5*dD_3 - P_0*dD_2 - P_2*dD_0
                dR_6 = -P_1*dD_2 - P_2*dD_1 - P_3*dD_4 - P_4*dD_3
                # dR2 from dP x
                dR2_1 = dP_1*x_3 + dP_2*x_4 - dP_3*x_1 - dP_4*x_2
                dR2_2 = dP_3*x_0 + dP_2*x_5 - dP_5*x_2 - dP_0*x_3
                dR2_3 = dP_4*x_0 + dP_5*x_1 + dP_0*x_4 + dP_1*x_5
                dR2_4 = dP_0*x_1 + dP_4*x_5 - dP_1*x_0 - dP_5*x_4
                dR2_5 = dP_5*x_3 + dP_3*x_5 - dP_2*x_0 - dP_0*x_2
                dR2_6 = -dP_2*x_1 - dP_1*x_2 - dP_4*x_3 - dP_3*x_4
                tile_dR[0, e] = (
                    dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_3*x_3 + dP_4*x_4 + dP_5*x_5
                )
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
                tile_dR[4, e] = dR_4 + dR2_4
                tile_dR[5, e] = dR_5 + dR2_5
                tile_dR[6, e] = dR_6 + dR2_6
                # dR2 from dP x
                tile_dR[7, e] = (
                    dP_4*x_1 + dP_3*x_2 + dP_0*x_5 - dP_5*x_0 - dP_2*x_3 - dP_1*x_4
                )
            if dR_step:
                for e in range(width):
                    for k in range(8):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[6, e]
                dP_1 = tile_common[7, e]
                dP_2 = tile_common[8, e]
                dP_3 = tile_common[9, e]
                dP_4 = tile_common[10, e]
                dP_5 = tile_common[11, e]
                # dx from dP R
                dx_0 = R_0*dP_0 + R_2*dP_3 + R_3*dP_4 - R_4*dP_1 - R_5*dP_2 - R_7*dP_5
                dx_1 = R_0*dP_1 + R_3*dP_5 + R_4*dP_0 + R_7*dP_4 - R_1*dP_3 - R_6*dP_2
                dx_2 = R_0*dP_2 + R_7*dP_3 - R_1*dP_4 - R_2*dP_5 - R_5*dP_0 - R_6*dP_1
                dx_3 = R_0*dP_3 + R_1*dP_1 + R_5*dP_5 - R_2*dP_0 - R_6*dP_4 - R_7*dP_2
                dx_4 = R_0*dP_4 + R_1*dP_2 + R_3*dP_0 - R_4*dP_5 - R_6*dP_3 - R_7*dP_1
                dx_5 = R_0*dP_5 + R_2*dP_2 + R_3*dP_1 + R_4*dP_4 + R_5*dP_3 + R_7*dP_0
                # dx2 = g + dx
                tile_dx[0, e] = g_0 + dx_0
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
                tile_dx[4, e] = g_4 + dx_4
                tile_dx[5, e] = g_5 + dx_5
            if dx_step:
                for e in range(width):
                    for k in range(6):
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

    g : (..., 6), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 6), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__bivector__vjp, 6, (8, 6), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__trivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 132 multiplications, 104 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((12, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # dD from g
            dD_0 = c2*g_0
            tile_common[0, e] = dD_0
            dD_1 = c2*g_1
            tile_common[1, e] = dD_1
            dD_2 = c2*g_2
            tile_common[2, e] = dD_2
            dD_3 = c2*g_3
            tile_common[3, e] = dD_3
            # dP from dD R
            tile_common[4, e] = R_5*dD_2 - R_3*dD_3 - R_6*dD_1
            tile_common[5, e] = R_2*dD_3 - R_4*dD_2 - R_6*dD_0
            tile_common[6, e] = R_4*dD_1 + R_5*dD_0 - R_1*dD_3
            tile_common[7, e] = R_1*dD_2 - R_2*dD_1 - R_3*dD_0
            tile_common[8, e] = R_7*dD_1
            tile_common[9, e] = R_7*dD_0
            tile_common[10, e] = -R_7*dD_2
            tile_common[11, e] = R_7*dD_3
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dP_0 = tile_common[4, e]
                dP_1 = tile_common[5, e]
                dP_2 = tile_common[6, e]
                dP_3 = tile_common[7, e]
                dP_4 = tile_common[8, e]
                dP_5 = tile_common[9, e]
                dP_6 = tile_common[10, e]
                dP_7 = tile_common[11, e]
                # P from R x
                P_0 = R_0*x_0 + R_5*x_2 - R_3*x_3 - R_6*x_1
                P_1 = R_0*x_1 + R_4*x_2 - R_2*x_3 - R_6*x_0
                P_2 = R_0*x_2 + R_1*x_3 + R_5*x_0 - R_4*x_1
                P_3 = R_0*x_3 + R_2*x_1 - R_1*x_2 - R_3*x_0
                P_4 = R_7*x_1 - R_1*x_0 - R_3*x_2 - R_5*x_3
                P_5 = R_7*x_0 - R_1*x_1 - R_2*x_2 - R_4*x_3
                P_6 = R_2*x_0 + R_6*x_3 - R_3*x_1 - R_7*x_2
                P_7 = R_5*x_1 + R_6*x_2 + R_7*x_3 - R_4*x_0
                # dR from dD P
                dR_1 = P_3*dD_2 - P_2*dD_3
                dR_2 = P_1*dD_3 - P_3*dD_1
                dR_3 = -P_0*dD_3 - P_3*dD_0
                dR_4 = P_2*dD_1 - P_1*dD_2
                dR_5 = P_0*dD_2 + P_2*dD_0
                dR_6 = -P_0*dD_1 - P_1*dD_0
                dR_7 = P_4*dD_1 + P_5*dD_0 + P_7*dD_3 - P_6*dD_2
                # dR2 from dP x
                dR2_1 = dP_2*x_3 - dP_4*x_0 - dP_5*x_1 - dP_3*x_2
                dR2_2 = dP_6*x_0 + dP_3*x_1 - dP_5*x_2 - dP_1*x_3
                dR2_3 = -dP_3*x_0 - dP_6*x_1 - dP_4*x_2 - dP_0*x_3
                dR2_4 = dP_1*x_2 - dP_7*x_0 - dP_2*x_1 - dP_5*x_3
                dR2_5 = dP_2*x_0 + dP_7*x_1 + dP_0*x_2 - dP_4*x_3
                dR2_6 = dP_7*x_2 + dP_6*x_3 - dP_1*x_0 - dP_0*x_1
                dR2_7 = dP_5*x_0 + dP_4*x_1 + dP_7*x_3 - dP_6*x_2
                tile_dR[0, e] = dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_3*x_3
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
                tile_dR[4, e] = dR_4 + dR2_4
                tile_dR[5, e] = dR_5 + dR2_5
                tile_dR[6, e] = dR_6 + dR2_6
                tile_dR[7, e] = dR_7 + dR2_7
            if dR_step:
                for e in range(width):
                    for k in range(8):
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
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[4, e]
                dP_1 = tile_common[5, e]
                dP_2 = tile_common[6, e]
                dP_3 = tile_common[7, e]
                dP_4 = tile_common[8, e]
                dP_5 = tile_common[9, e]
                dP_6 = tile_common[10, e]
                dP_7 = tile_common[11, e]
                # dx from dP R
                dx_0 = (
                    R_0*dP_0 + R_2*dP_6 + R_5*dP_2 + R_7*dP_5 - R_1*dP_4 - R_3*dP_3 -
                    R_4*dP_7 - R_6*dP_1
                )
                dx_1 = (
                    R_0*dP_1 + R_2*dP_3 + R_5*dP_7 + R_7*dP_4 - R_1*dP_5 - R_3*dP_6 -
                    R_4*dP_2 - R_6*dP_0
                )
                dx_2 = (
                    R_0*dP_2 + R_4*dP_1 + R_5*dP_0 + R_6*dP_7 - R_1*dP_3 - R_2*dP_5 -
                    R_3*dP_4 - R_7*dP_6
                )
                dx_3 = (
                    R_0*dP_3 + R_1*dP_2 + R_6*dP_6 + R_7*dP_7 - R_2*dP_1 - R_3*dP_0 -
                    R_4*dP_5 - R_5*dP_4
                )
                # dx2 = g + dx
                tile_dx[0, e] = g_0 + dx_0
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


def sandwich_unit__even__trivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__trivector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 4), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), trivector: grades 3
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__trivector__vjp, 4, (8, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__g4__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: none."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
                tile_dR[2, e] = 0
                tile_dR[3, e] = 0
                tile_dR[4, e] = 0
                tile_dR[5, e] = 0
                tile_dR[6, e] = 0
                tile_dR[7, e] = 0
            if dR_step:
                for e in range(width):
                    for k in range(8):
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


def sandwich_unit__even__g4__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__even__g4(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 1), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), g4: grades 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__g4__vjp, 1, (8, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 162 multiplications, 136 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((8, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    tile_common = np.empty((12, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # dD from g
            dD_0 = c2*g_1
            tile_common[0, e] = dD_0
            dD_1 = c2*g_2
            tile_common[1, e] = dD_1
            dD_2 = c2*g_3
            tile_common[2, e] = dD_2
            dD_3 = c2*g_4
            tile_common[3, e] = dD_3
            dD_4 = c2*g_5
            tile_common[4, e] = dD_4
            dD_5 = c2*g_6
            tile_common[5, e] = dD_5
            # dP from dD R
            tile_common[6, e] = R_2*dD_3 + R_3*dD_4 - R_4*dD_1 - R_5*dD_2
            tile_common[7, e] = R_3*dD_5 + R_4*dD_0 - R_1*dD_3 - R_6*dD_2
            tile_common[8, e] = -R_1*dD_4 - R_2*dD_5 - R_5*dD_0 - R_6*dD_1
            tile_common[9, e] = R_1*dD_1 + R_5*dD_5 - R_2*dD_0 - R_6*dD_4
            tile_common[10, e] = R_1*dD_2 + R_3*dD_0 - R_4*dD_5 - R_6*dD_3
            tile_common[11, e] = R_2*dD_2 + R_3*dD_1 + R_4*dD_4 + R_5*dD_3
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dD_4 = tile_common[4, e]
                dD_5 = tile_common[5, e]
                dP_0 = tile_common[6, e]
                dP_1 = tile_common[7, e]
                dP_2 = tile_common[8, e]
                dP_3 = tile_common[9, e]
                dP_4 = tile_common[10, e]
                dP_5 = tile_common[11, e]
                # P from R x
                P_0 = R_0*x_1 + R_3*x_5 + R_4*x_2 + R_7*x_6 - R_2*x_4 - R_5*x_3
                P_1 = R_0*x_2 + R_1*x_4 + R_3*x_6 - R_4*x_1 - R_6*x_3 - R_7*x_5
                P_2 = R_0*x_3 + R_1*x_5 + R_2*x_6 - R_5*x_1 - R_6*x_2 - R_7*x_4
                P_3 = R_0*x_4 + R_2*x_1 + R_5*x_6 + R_7*x_3 - R_1*x_2 - R_6*x_5
                P_4 = R_0*x_5 + R_3*x_1 + R_4*x_6 + R_7*x_2 - R_1*x_3 - R_6*x_4
                P_5 = R_0*x_6 + R_3*x_2 + R_5*x_4 - R_2*x_3 - R_4*x_5 - R_7*x_1
                # dR from dD P
                dR_1 = P_3*dD_1 + P_4*dD_2 - P_1*dD_3 - P_2*dD_4
                dR_2 = P_0*dD_3 + P_5*dD_2 - P_2*dD_5 - P_3*dD_0
                dR_3 = P_0*dD_4 + P_1*dD_5 + P_4*dD_0 + P_5*dD_1
                dR_4 = P_1*dD_0 + P_5*dD_4 - P_0*dD_1 - P_4*dD_5
                dR_5 = P_3*dD_5 + P_5*dD_3 - P_0*dD_2 - P_2*dD_0
                dR_6 = -P_1*dD_2 - P_2*dD_1 - P_3*dD_4 - P_4*dD_3
                # dR2 from dP x
                dR2_1 = dP_1*x_4 + dP_2*x_5 - dP_3*x_2 - dP_4*x_3
                dR2_2 = dP_3*x_1 + dP_2*x_6 - dP_5*x_3 - dP_0*x_4
                dR2_3 = dP_4*x_1 + dP_5*x_2 + dP_0*x_5 + dP_1*x_6
                dR2_4 = dP_0*x_2 + dP_4*x_6 - dP_1*x_1 - dP_5*x_5
                dR2_5 = dP_5*x_4 + dP_3*x_6 - dP_2*x_1 - dP_0*x_3
                dR2_6 = -dP_2*x_2 - dP_1*x_3 - dP_4*x_4 - dP_3*x_5
                tile_dR[0, e] = (
                    dP_0*x_1 + dP_1*x_2 + dP_2*x_3 + dP_3*x_4 + dP_4*x_5 + dP_5*x_6
                )
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
                tile_dR[4, e] = dR_4 + dR2_4
                tile_dR[5, e] = dR_5 + dR2_5
                tile_dR[6, e] = dR_6 + dR2_6
                # dR2 from dP x
                tile_dR[7, e] = (
                    dP_4*x_2 + dP_3*x_3 + dP_0*x_6 - dP_5*x_1 - dP_2*x_4 - dP_1*x_5
                )
            if dR_step:
                for e in range(width):
                    for k in range(8):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[6, e]
                dP_1 = tile_common[7, e]
                dP_2 = tile_common[8, e]
                dP_3 = tile_common[9, e]
                dP_4 = tile_common[10, e]
                dP_5 = tile_common[11, e]
                # dx from dP R
                dx_1 = R_0*dP_0 + R_2*dP_3 + R_3*dP_4 - R_4*dP_1 - R_5*dP_2 - R_7*dP_5
                dx_2 = R_0*dP_1 + R_3*dP_5 + R_4*dP_0 + R_7*dP_4 - R_1*dP_3 - R_6*dP_2
                dx_3 = R_0*dP_2 + R_7*dP_3 - R_1*dP_4 - R_2*dP_5 - R_5*dP_0 - R_6*dP_1
                dx_4 = R_0*dP_3 + R_1*dP_1 + R_5*dP_5 - R_2*dP_0 - R_6*dP_4 - R_7*dP_2
                dx_5 = R_0*dP_4 + R_1*dP_2 + R_3*dP_0 - R_4*dP_5 - R_6*dP_3 - R_7*dP_1
                dx_6 = R_0*dP_5 + R_2*dP_2 + R_3*dP_1 + R_4*dP_4 + R_5*dP_3 + R_7*dP_0
                # the gradients of all operands
                tile_dx[0, e] = g_0
                # dx2 = g + dx
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
                tile_dx[4, e] = g_4 + dx_4
                tile_dx[5, e] = g_5 + dx_5
                tile_dx[6, e] = g_6 + dx_6
                # the gradients of all operands
                tile_dx[7, e] = g_7
            if dx_step:
                for e in range(width):
                    for k in range(8):
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

    g : (..., 8), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__even__vjp, 8, (8, 8), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__even__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 426 multiplications, 360 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((16, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    tile_common = np.empty((36, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            g_8 = tile_g[8, e]
            g_9 = tile_g[9, e]
            g_10 = tile_g[10, e]
            g_11 = tile_g[11, e]
            g_12 = tile_g[12, e]
            g_13 = tile_g[13, e]
            g_14 = tile_g[14, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # dD from g
            dD_0 = c2*g_1
            tile_common[0, e] = dD_0
            dD_1 = c2*g_2
            tile_common[1, e] = dD_1
            dD_2 = c2*g_3
            tile_common[2, e] = dD_2
            dD_3 = c2*g_4
            tile_common[3, e] = dD_3
            dD_4 = c2*g_5
            tile_common[4, e] = dD_4
            dD_5 = c2*g_6
            tile_common[5, e] = dD_5
            dD_6 = c2*g_7
            tile_common[6, e] = dD_6
            dD_7 = c2*g_8
            tile_common[7, e] = dD_7
            dD_8 = c2*g_9
            tile_common[8, e] = dD_8
            dD_9 = c2*g_10
            tile_common[9, e] = dD_9
            dD_10 = c2*g_11
            tile_common[10, e] = dD_10
            dD_11 = c2*g_12
            tile_common[11, e] = dD_11
            dD_12 = c2*g_13
            tile_common[12, e] = dD_12
            dD_13 = c2*g_14
            tile_common[13, e] = dD_13
            # dP from dD R
            tile_common[14, e] = -R_1*dD_1 - R_2*dD_2 - R_3*dD_3
            tile_common[15, e] = R_1*dD_0 - R_4*dD_2 - R_5*dD_3
            tile_common[16, e] = R_2*dD_0 + R_4*dD_1 - R_6*dD_3
            tile_common[17, e] = -R_3*dD_0 - R_5*dD_1 - R_6*dD_2
            tile_common[18, e] = -R_7*dD_3
            tile_common[19, e] = -R_7*dD_2
            tile_common[20, e] = R_7*dD_1
            tile_common[21, e] = -R_7*dD_0
            tile_common[22, e] = R_2*dD_7 + R_3*dD_8 - R_4*dD_5 - R_5*dD_6
            tile_common[23, e] = R_3*dD_9 + R_4*dD_4 - R_1*dD_7 - R_6*dD_6
            tile_common[24, e] = -R_1*dD_8 - R_2*dD_9 - R_5*dD_4 - R_6*dD_5
            tile_common[25, e] = R_1*dD_5 + R_5*dD_9 - R_2*dD_4 - R_6*dD_8
            tile_common[26, e] = R_1*dD_6 + R_3*dD_4 - R_4*dD_9 - R_6*dD_7
            tile_common[27, e] = R_2*dD_6 + R_3*dD_5 + R_4*dD_8 + R_5*dD_7
            tile_common[28, e] = R_5*dD_12 - R_3*dD_13 - R_6*dD_11
            tile_common[29, e] = R_2*dD_13 - R_4*dD_12 - R_6*dD_10
            tile_common[30, e] = R_4*dD_11 + R_5*dD_10 - R_1*dD_13
            tile_common[31, e] = R_1*dD_12 - R_2*dD_11 - R_3*dD_10
            tile_common[32, e] = R_7*dD_11
            tile_common[33, e] = R_7*dD_10
            tile_common[34, e] = -R_7*dD_12
            tile_common[35, e] = R_7*dD_13
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dD_4 = tile_common[4, e]
                dD_5 = tile_common[5, e]
                dD_6 = tile_common[6, e]
                dD_7 = tile_common[7, e]
                dD_8 = tile_common[8, e]
                dD_9 = tile_common[9, e]
                dD_10 = tile_common[10, e]
                dD_11 = tile_common[11, e]
                dD_12 = tile_common[12, e]
                dD_13 = tile_common[13, e]
                dP_0 = tile_common[14, e]
                dP_1 = tile_common[15, e]
                dP_2 = tile_common[16, e]
                dP_3 = tile_common[17, e]
                dP_4 = tile_common[18, e]
                dP_5 = tile_common[19, e]
                dP_6 = tile_common[20, e]
                dP_7 = tile_common[21, e]
                dP_8 = tile_common[22, e]
                dP_9 = tile_common[23, e]
                dP_10 = tile_common[24, e]
                dP_11 = tile_common[25, e]
                dP_12 = tile_common[26, e]
                dP_13 = tile_common[27, e]
                dP_14 = tile_common[28, e]
                dP_15 = tile_common[29, e]
                dP_16 = tile_common[30, e]
                dP_17 = tile_common[31, e]
                dP_18 = tile_common[32, e]
                dP_19 = tile_common[33, e]
                dP_20 = tile_common[34, e]
                dP_21 = tile_common[35, e]
                # P from R x
                P_0 = R_0*x_1 + R_1*x_2 + R_2*x_3 - R_3*x_4
                P_1 = R_0*x_2 + R_4*x_3 - R_1*x_1 - R_5*x_4
                P_2 = R_0*x_3 - R_2*x_1 - R_4*x_2 - R_6*x_4
                P_3 = R_0*x_4 - R_3*x_1 - R_5*x_2 - R_6*x_3
                P_4 = R_1*x_3 + R_4*x_1 - R_2*x_2 - R_7*x_4
                P_5 = R_1*x_4 + R_5*x_1 - R_3*x_2 - R_7*x_3
                P_6 = R_2*x_4 + R_6*x_1 + R_7*x_2 - R_3*x_3
                P_7 = R_4*x_4 + R_6*x_2 - R_5*x_3 - R_7*x_1
                P_8 = R_0*x_5 + R_3*x_9 + R_4*x_6 + R_7*x_10 - R_2*x_8 - R_5*x_7
                P_9 = R_0*x_6 + R_1*x_8 + R_3*x_10 - R_4*x_5 - R_6*x_7 - R_7*x_9
                P_10 = R_0*x_7 + R_1*x_9 + R_2*x_10 - R_5*x_5 - R_6*x_6 - R_7*x_8
                P_11 = R_0*x_8 + R_2*x_5 + R_5*x_10 + R_7*x_7 - R_1*x_6 - R_6*x_9
                P_12 = R_0*x_9 + R_3*x_5 + R_4*x_10 + R_7*x_6 - R_1*x_7 - R_6*x_8
                P_13 = R_0*x_10 + R_3*x_6 + R_5*x_8 - R_2*x_7 - R_4*x_9 - R_7*x_5
                P_14 = R_0*x_11 + R_5*x_13 - R_3*x_14 - R_6*x_12
                P_15 = R_0*x_12 + R_4*x_13 - R_2*x_14 - R_6*x_11
                P_16 = R_0*x_13 + R_1*x_14 + R_5*x_11 - R_4*x_12
                P_17 = R_0*x_14 + R_2*x_12 - R_1*x_13 - R_3*x_11
                P_18 = R_7*x_12 - R_1*x_11 - R_3*x_13 - R_5*x_14
                P_19 = R_7*x_11 - R_1*x_12 - R_2*x_13 - R_4*x_14
                P_20 = R_2*x_11 + R_6*x_14 - R_3*x_12 - R_7*x_13
                P_21 = R_5*x_12 + R_6*x_13 + R_7*x_14 - R_4*x_11
                # dR from dD P
                dR_1 = (
                    P_1*dD_0 + P_11*dD_5 + P_12*dD_6 + P_17*dD_12 - P_0*dD_1 - P_9*dD_7 -
                    P_10*dD_8 - P_16*dD_13
                )
                dR_2 = (
                    P_2*dD_0 + P_8*dD_7 + P_13*dD_6 + P_15*dD_13 - P_0*dD_2 - P_10*dD_9 -
                    P_11*dD_4 - P_17*dD_11
                )
                dR_3 = (
                    P_8*dD_8 + P_9*dD_9 + P_12*dD_4 + P_13*dD_5 - P_0*dD_3 - P_3*dD_0 -
                    P_14*dD_13 - P_17*dD_10
                )
                dR_4 = (
                    P_2*dD_1 + P_9*dD_4 + P_13*dD_8 + P_16*dD_11 - P_1*dD_2 - P_8*dD_5 -
                    P_12*dD_9 - P_15*dD_12
                )
                dR_5 = (
                    P_11*dD_9 + P_13*dD_7 + P_14*dD_12 + P_16*dD_10 - P_1*dD_3 - P_3*dD_1 -
                    P_8*dD_6 - P_10*dD_4
                )
                dR_6 = (
                    -P_2*dD_3 - P_3*dD_2 - P_9*dD_6 - P_10*dD_5 - P_11*dD_8 - P_12*dD_7 -
                    P_14*dD_11 - P_15*dD_10
                )
                dR_7 = (
                    P_6*dD_1 + P_18*dD_11 + P_19*dD_10 + P_21*dD_13 - P_4*dD_3 - P_5*dD_2 -
                    P_7*dD_0 - P_20*dD_12
                )
                # dR2 from dP x
                dR2_1 = (
                    dP_0*x_2 + dP_4*x_3 + dP_5*x_4 + dP_9*x_8 + dP_10*x_9 + dP_16*x_14 -
                    dP_1*x_1 - dP_11*x_6 - dP_12*x_7 - dP_18*x_11 - dP_19*x_12 - dP_17*x_13
                )
                dR2_2 = (
                    dP_0*x_3 + dP_6*x_4 + dP_11*x_5 + dP_10*x_10 + dP_20*x_11 + dP_17*x_12 -
                    dP_2*x_1 - dP_4*x_2 - dP_13*x_7 - dP_8*x_8 - dP_19*x_13 - dP_15*x_14
                )
                dR2_3 = (
                    dP_12*x_5 + dP_13*x_6 + dP_8*x_9 + dP_9*x_10 - dP_3*x_1 - dP_5*x_2 -
                    dP_6*x_3 - dP_0*x_4 - dP_17*x_11 - dP_20*x_12 - dP_18*x_13 - dP_14*x_14
                )
                dR2_4 = (
                    dP_4*x_1 + dP_1*x_3 + dP_7*x_4 + dP_8*x_6 + dP_12*x_10 + dP_15*x_13 -
                    dP_2*x_2 - dP_9*x_5 - dP_13*x_9 - dP_21*x_11 - dP_16*x_12 - dP_19*x_14
                )
                dR2_5 = (
                    dP_5*x_1 + dP_13*x_8 + dP_11*x_10 + dP_16*x_11 + dP_21*x_12 + dP_14*x_13
                    - dP_3*x_2 - dP_7*x_3 - dP_1*x_4 - dP_10*x_5 - dP_8*x_7 - dP_18*x_14
                )
                dR2_6 = (
                    dP_6*x_1 + dP_7*x_2 + dP_21*x_13 + dP_20*x_14 - dP_3*x_3 - dP_2*x_4 -
                    dP_10*x_6 - dP_9*x_7 - dP_12*x_8 - dP_11*x_9 - dP_15*x_11 - dP_14*x_12
                )
                dR2_7 = (
                    dP_6*x_2 + dP_12*x_6 + dP_11*x_7 + dP_8*x_10 + dP_19*x_11 + dP_18*x_12 +
                    dP_21*x_14 - dP_7*x_1 - dP_5*x_3 - dP_4*x_4 - dP_13*x_5 - dP_10*x_8 -
                    dP_9*x_9 - dP_20*x_13
                )
                tile_dR[0, e] = (
                    dP_0*x_1 + dP_1*x_2 + dP_2*x_3 + dP_3*x_4 + dP_8*x_5 + dP_9*x_6 +
                    dP_10*x_7 + dP_11*x_8 + dP_12*x_9 + dP_13*x_10 + dP_14*x_11 + dP_15*x_12
                    + dP_16*x_13 + dP_17*x_14
                )
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
                tile_dR[4, e] = dR_4 + dR2_4
                tile_dR[5, e] = dR_5 + dR2_5
                tile_dR[6, e] = dR_6 + dR2_6
                tile_dR[7, e] = dR_7 + dR2_7
            if dR_step:
                for e in range(width):
                    for k in range(8):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[14, e]
                dP_1 = tile_common[15, e]
                dP_2 = tile_common[16, e]
                dP_3 = tile_common[17, e]
                dP_4 = tile_common[18, e]
                dP_5 = tile_common[19, e]
                dP_6 = tile_common[20, e]
                dP_7 = tile_common[21, e]
                dP_8 = tile_common[22, e]
                dP_9 = tile_common[23, e]
                dP_10 = tile_common[24, e]
                dP_11 = tile_common[25, e]
                dP_12 = tile_common[26, e]
                dP_13 = tile_common[27, e]
                dP_14 = tile_common[28, e]
                dP_15 = tile_common[29, e]
                dP_16 = tile_common[30, e]
                dP_17 = tile_common[31, e]
                dP_18 = tile_common[32, e]
                dP_19 = tile_common[33, e]
                dP_20 = tile_common[34, e]
                dP_21 = tile_common[35, e]
                # dx from dP R
                dx_1 = (
                    R_0*dP_0 + R_4*dP_4 + R_5*dP_5 + R_6*dP_6 - R_1*dP_1 - R_2*dP_2 -
                    R_3*dP_3 - R_7*dP_7
                )
                dx_2 = (
                    R_0*dP_1 + R_1*dP_0 + R_6*dP_7 + R_7*dP_6 - R_2*dP_4 - R_3*dP_5 -
                    R_4*dP_2 - R_5*dP_3
                )
                dx_3 = (
                    R_0*dP_2 + R_1*dP_4 + R_2*dP_0 + R_4*dP_1 - R_3*dP_6 - R_5*dP_7 -
                    R_6*dP_3 - R_7*dP_5
                )
                dx_4 = (
                    R_0*dP_3 + R_1*dP_5 + R_2*dP_6 + R_4*dP_7 - R_3*dP_0 - R_5*dP_1 -
                    R_6*dP_2 - R_7*dP_4
                )
                dx_5 = R_0*dP_8 + R_2*dP_11 + R_3*dP_12 - R_4*dP_9 - R_5*dP_10 - R_7*dP_13
                dx_6 = R_0*dP_9 + R_3*dP_13 + R_4*dP_8 + R_7*dP_12 - R_1*dP_11 - R_6*dP_10
                dx_7 = R_0*dP_10 + R_7*dP_11 - R_1*dP_12 - R_2*dP_13 - R_5*dP_8 - R_6*dP_9
                dx_8 = R_0*dP_11 + R_1*dP_9 + R_5*dP_13 - R_2*dP_8 - R_6*dP_12 - R_7*dP_10
                dx_9 = R_0*dP_12 + R_1*dP_10 + R_3*dP_8 - R_4*dP_13 - R_6*dP_11 - R_7*dP_9
                dx_10 = R_0*dP_13 + R_2*dP_10 + R_3*dP_9 + R_4*dP_12 + R_5*dP_11 + R_7*dP_8
                dx_11 = (
                    R_0*dP_14 + R_2*dP_20 + R_5*dP_16 + R_7*dP_19 - R_1*dP_18 - R_3*dP_17 -
                    R_4*dP_21 - R_6*dP_15
                )
                dx_12 = (
                    R_0*dP_15 + R_2*dP_17 + R_5*dP_21 + R_7*dP_18 - R_1*dP_19 - R_3*dP_20 -
                    R_4*dP_16 - R_6*dP_14
                )
                dx_13 = (
                    R_0*dP_16 + R_4*dP_15 + R_5*dP_14 + R_6*dP_21 - R_1*dP_17 - R_2*dP_19 -
                    R_3*dP_18 - R_7*dP_20
                )
                dx_14 = (
                    R_0*dP_17 + R_1*dP_16 + R_6*dP_20 + R_7*dP_21 - R_2*dP_15 - R_3*dP_14 -
                    R_4*dP_19 - R_5*dP_18
                )
                # the gradients of all operands
                tile_dx[0, e] = g_0
                # dx2 = g + dx
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
                tile_dx[4, e] = g_4 + dx_4
                tile_dx[5, e] = g_5 + dx_5
                tile_dx[6, e] = g_6 + dx_6
                tile_dx[7, e] = g_7 + dx_7
                tile_dx[8, e] = g_8 + dx_8
                tile_dx[9, e] = g_9 + dx_9
                tile_dx[10, e] = g_10 + dx_10
                tile_dx[11, e] = g_11 + dx_11
                tile_dx[12, e] = g_12 + dx_12
                tile_dx[13, e] = g_13 + dx_13
                tile_dx[14, e] = g_14 + dx_14
                # the gradients of all operands
                tile_dx[15, e] = g_15
            if dx_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__even__full__vjp, 16, (8, 16), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__scalar__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: none."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
                tile_dR[2, e] = 0
                tile_dR[3, e] = 0
                tile_dR[4, e] = 0
                tile_dR[5, e] = 0
                tile_dR[6, e] = 0
            if dR_step:
                for e in range(width):
                    for k in range(7):
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


def sandwich_unit__g0_2__scalar__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__g0_2__scalar(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 1), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__g0_2__scalar__vjp, 1, (7, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__vector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 76 multiplications, 57 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((8, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # dD from g
            dD_0 = c2*g_0
            tile_common[0, e] = dD_0
            dD_1 = c2*g_1
            tile_common[1, e] = dD_1
            dD_2 = c2*g_2
            tile_common[2, e] = dD_2
            dD_3 = c2*g_3
            tile_common[3, e] = dD_3
            # dP from dD R
            tile_common[4, e] = -R_1*dD_1 - R_2*dD_2 - R_3*dD_3
            tile_common[5, e] = R_1*dD_0 - R_4*dD_2 - R_5*dD_3
            tile_common[6, e] = R_2*dD_0 + R_4*dD_1 - R_6*dD_3
            tile_common[7, e] = -R_3*dD_0 - R_5*dD_1 - R_6*dD_2
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dP_0 = tile_common[4, e]
                dP_1 = tile_common[5, e]
                dP_2 = tile_common[6, e]
                dP_3 = tile_common[7, e]
                # P from R x
                P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 - R_3*x_3
                P_1 = R_0*x_1 + R_4*x_2 - R_1*x_0 - R_5*x_3
                P_2 = R_0*x_2 - R_2*x_0 - R_4*x_1 - R_6*x_3
                P_3 = R_0*x_3 - R_3*x_0 - R_5*x_1 - R_6*x_2
                # dR from dD P
                dR_1 = P_1*dD_0 - P_0*dD_1
                dR_2 = P_2*dD_0 - P_0*dD_2
                dR_3 = -P_0*dD_3 - P_3*dD_0
                dR_4 = P_2*dD_1 - P_1*dD_2
                dR_5 = -P_1*dD_3 - P_3*dD_1
                dR_6 = -P_2*dD_3 - P_3*dD_2
                # dR2 from dP x
                dR2_1 = dP_0*x_1 - dP_1*x_0
                dR2_2 = dP_0*x_2 - dP_2*x_0
                dR2_3 = -dP_3*x_0 - dP_0*x_3
                dR2_4 = dP_1*x_2 - dP_2*x_1
                dR2_5 = -dP_3*x_1 - dP_1*x_3
                dR2_6 = -dP_3*x_2 - dP_2*x_3
                tile_dR[0, e] = dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_3*x_3
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
                tile_dR[4, e] = dR_4 + dR2_4
                tile_dR[5, e] = dR_5 + dR2_5
                tile_dR[6, e] = dR_6 + dR2_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
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
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[4, e]
                dP_1 = tile_common[5, e]
                dP_2 = tile_common[6, e]
                dP_3 = tile_common[7, e]
                # dx from dP R
                dx_0 = R_0*dP_0 - R_1*dP_1 - R_2*dP_2 - R_3*dP_3
                dx_1 = R_0*dP_1 + R_1*dP_0 - R_4*dP_2 - R_5*dP_3
                dx_2 = R_0*dP_2 + R_2*dP_0 + R_4*dP_1 - R_6*dP_3
                dx_3 = R_0*dP_3 - R_3*dP_0 - R_5*dP_1 - R_6*dP_2
                # dx2 = g + dx
                tile_dx[0, e] = g_0 + dx_0
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


def sandwich_unit__g0_2__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__g0_2__vector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 4), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__g0_2__vector__vjp, 4, (7, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__bivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 144 multiplications, 119 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((6, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((6, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((6, 32), g.dtype)
    tile_common = np.empty((12, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((6, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # dD from g
            dD_0 = c2*g_0
            tile_common[0, e] = dD_0
            dD_1 = c2*g_1
            tile_common[1, e] = dD_1
            dD_2 = c2*g_2
            tile_common[2, e] = dD_2
            dD_3 = c2*g_3
            tile_common[3, e] = dD_3
            dD_4 = c2*g_4
            tile_common[4, e] = dD_4
            dD_5 = c2*g_5
            tile_common[5, e] = dD_5
            # dP from dD R
            tile_common[6, e] = R_2*dD_3 + R_3*dD_4 - R_4*dD_1 - R_5*dD_2
            tile_common[7, e] = R_3*dD_5 + R_4*dD_0 - R_1*dD_3 - R_6*dD_2
            tile_common[8, e] = -R_1*dD_4 - R_2*dD_5 - R_5*dD_0 - R_6*dD_1
            tile_common[9, e] = R_1*dD_1 + R_5*dD_5 - R_2*dD_0 - R_6*dD_4
            tile_common[10, e] = R_1*dD_2 + R_3*dD_0 - R_4*dD_5 - R_6*dD_3
            tile_common[11, e] = R_2*dD_2 + R_3*dD_1 + R_4*dD_4 + R_5*dD_3
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dD_4 = tile_common[4, e]
                dD_5 = tile_common[5, e]
                dP_0 = tile_common[6, e]
                dP_1 = tile_common[7, e]
                dP_2 = tile_common[8, e]
                dP_3 = tile_common[9, e]
                dP_4 = tile_common[10, e]
                dP_5 = tile_common[11, e]
                # P from R x
                P_0 = R_0*x_0 + R_3*x_4 + R_4*x_1 - R_2*x_3 - R_5*x_2
                P_1 = R_0*x_1 + R_1*x_3 + R_3*x_5 - R_4*x_0 - R_6*x_2
                P_2 = R_0*x_2 + R_1*x_4 + R_2*x_5 - R_5*x_0 - R_6*x_1
                P_3 = R_0*x_3 + R_2*x_0 + R_5*x_5 - R_1*x_1 - R_6*x_4
                P_4 = R_0*x_4 + R_3*x_0 + R_4*x_5 - R_1*x_2 - R_6*x_3
                P_5 = R_0*x_5 + R_3*x_1 + R_5*x_3 - R_2*x_2 - R_4*x_4
                # dR from dD P
                dR_1 = P_3*dD_1 + P_4*dD_2 - P_1*dD_3 - P_2*dD_4
                dR_2 = P_0*dD_3 + P_5*dD_2 - P_2*dD_5 - P_3*dD_0
                dR_3 = P_0*dD_4 + P_1*dD_5 + P_4*dD_0 + P_5*dD_1
                dR_4 = P_1*dD_0 + P_5*dD_4 - P_0*dD_1 - P_4*dD_5
                dR_5 = P_3*dD_5 + P_5*dD_3 - P_0*dD_2 - P_2*dD_0
                dR_6 = -P_1*dD_2 - P_2*dD_1 - P_3*dD_4 - P_4*dD_3
                # dR2 from dP x
                dR2_1 = dP_1*x_3 + dP_2*x_4 - dP_3*x_1 - dP_4*x_2
                dR2_2 = dP_3*x_0 + dP_2*x_5 - dP_5*x_2 - dP_0*x_3
                dR2_3 = dP_4*x_0 + dP_5*x_1 + dP_0*x_4 + dP_1*x_5
                dR2_4 = dP_0*x_1 + dP_4*x_5 - dP_1*x_0 - dP_5*x_4
                dR2_5 = dP_5*x_3 + dP_3*x_5 - dP_2*x_0 - dP_0*x_2
                dR2_6 = -dP_2*x_1 - dP_1*x_2 - dP_4*x_3 - dP_3*x_4
                tile_dR[0, e] = (
                    dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_3*x_3 + dP_4*x_4 + dP_5*x_5
                )
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
                tile_dR[4, e] = dR_4 + dR2_4
                tile_dR[5, e] = dR_5 + dR2_5
                tile_dR[6, e] = dR_6 + dR2_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[6, e]
                dP_1 = tile_common[7, e]
                dP_2 = tile_common[8, e]
                dP_3 = tile_common[9, e]
                dP_4 = tile_common[10, e]
                dP_5 = tile_common[11, e]
                # dx from dP R
                dx_0 = R_0*dP_0 + R_2*dP_3 + R_3*dP_4 - R_4*dP_1 - R_5*dP_2
                dx_1 = R_0*dP_1 + R_3*dP_5 + R_4*dP_0 - R_1*dP_3 - R_6*dP_2
                dx_2 = R_0*dP_2 - R_1*dP_4 - R_2*dP_5 - R_5*dP_0 - R_6*dP_1
                dx_3 = R_0*dP_3 + R_1*dP_1 + R_5*dP_5 - R_2*dP_0 - R_6*dP_4
                dx_4 = R_0*dP_4 + R_1*dP_2 + R_3*dP_0 - R_4*dP_5 - R_6*dP_3
                dx_5 = R_0*dP_5 + R_2*dP_2 + R_3*dP_1 + R_4*dP_4 + R_5*dP_3
                # dx2 = g + dx
                tile_dx[0, e] = g_0 + dx_0
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
                tile_dx[4, e] = g_4 + dx_4
                tile_dx[5, e] = g_5 + dx_5
            if dx_step:
                for e in range(width):
                    for k in range(6):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__g0_2__bivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__g0_2__bivector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 6), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 6), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__g0_2__bivector__vjp, 6, (7, 6), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__trivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 76 multiplications, 57 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((8, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # dD from g
            dD_0 = c2*g_0
            tile_common[0, e] = dD_0
            dD_1 = c2*g_1
            tile_common[1, e] = dD_1
            dD_2 = c2*g_2
            tile_common[2, e] = dD_2
            dD_3 = c2*g_3
            tile_common[3, e] = dD_3
            # dP from dD R
            tile_common[4, e] = R_5*dD_2 - R_3*dD_3 - R_6*dD_1
            tile_common[5, e] = R_2*dD_3 - R_4*dD_2 - R_6*dD_0
            tile_common[6, e] = R_4*dD_1 + R_5*dD_0 - R_1*dD_3
            tile_common[7, e] = R_1*dD_2 - R_2*dD_1 - R_3*dD_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dP_0 = tile_common[4, e]
                dP_1 = tile_common[5, e]
                dP_2 = tile_common[6, e]
                dP_3 = tile_common[7, e]
                # P from R x
                P_0 = R_0*x_0 + R_5*x_2 - R_3*x_3 - R_6*x_1
                P_1 = R_0*x_1 + R_4*x_2 - R_2*x_3 - R_6*x_0
                P_2 = R_0*x_2 + R_1*x_3 + R_5*x_0 - R_4*x_1
                P_3 = R_0*x_3 + R_2*x_1 - R_1*x_2 - R_3*x_0
                # dR from dD P
                dR_1 = P_3*dD_2 - P_2*dD_3
                dR_2 = P_1*dD_3 - P_3*dD_1
                dR_3 = -P_0*dD_3 - P_3*dD_0
                dR_4 = P_2*dD_1 - P_1*dD_2
                dR_5 = P_0*dD_2 + P_2*dD_0
                dR_6 = -P_0*dD_1 - P_1*dD_0
                # dR2 from dP x
                dR2_1 = dP_2*x_3 - dP_3*x_2
                dR2_2 = dP_3*x_1 - dP_1*x_3
                dR2_3 = -dP_3*x_0 - dP_0*x_3
                dR2_4 = dP_1*x_2 - dP_2*x_1
                dR2_5 = dP_2*x_0 + dP_0*x_2
                dR2_6 = -dP_1*x_0 - dP_0*x_1
                tile_dR[0, e] = dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_3*x_3
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
                tile_dR[4, e] = dR_4 + dR2_4
                tile_dR[5, e] = dR_5 + dR2_5
                tile_dR[6, e] = dR_6 + dR2_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
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
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[4, e]
                dP_1 = tile_common[5, e]
                dP_2 = tile_common[6, e]
                dP_3 = tile_common[7, e]
                # dx from dP R
                dx_0 = R_0*dP_0 + R_5*dP_2 - R_3*dP_3 - R_6*dP_1
                dx_1 = R_0*dP_1 + R_2*dP_3 - R_4*dP_2 - R_6*dP_0
                dx_2 = R_0*dP_2 + R_4*dP_1 + R_5*dP_0 - R_1*dP_3
                dx_3 = R_0*dP_3 + R_1*dP_2 - R_2*dP_1 - R_3*dP_0
                # dx2 = g + dx
                tile_dx[0, e] = g_0 + dx_0
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


def sandwich_unit__g0_2__trivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__g0_2__trivector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 4), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), trivector: grades 3
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__g0_2__trivector__vjp, 4, (7, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__g4__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: none."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
                tile_dR[2, e] = 0
                tile_dR[3, e] = 0
                tile_dR[4, e] = 0
                tile_dR[5, e] = 0
                tile_dR[6, e] = 0
            if dR_step:
                for e in range(width):
                    for k in range(7):
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


def sandwich_unit__g0_2__g4__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__g0_2__g4(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 1), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), g4: grades 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__g0_2__g4__vjp, 1, (7, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 144 multiplications, 119 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((8, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    tile_common = np.empty((12, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # dD from g
            dD_0 = c2*g_1
            tile_common[0, e] = dD_0
            dD_1 = c2*g_2
            tile_common[1, e] = dD_1
            dD_2 = c2*g_3
            tile_common[2, e] = dD_2
            dD_3 = c2*g_4
            tile_common[3, e] = dD_3
            dD_4 = c2*g_5
            tile_common[4, e] = dD_4
            dD_5 = c2*g_6
            tile_common[5, e] = dD_5
            # dP from dD R
            tile_common[6, e] = R_2*dD_3 + R_3*dD_4 - R_4*dD_1 - R_5*dD_2
            tile_common[7, e] = R_3*dD_5 + R_4*dD_0 - R_1*dD_3 - R_6*dD_2
            tile_common[8, e] = -R_1*dD_4 - R_2*dD_5 - R_5*dD_0 - R_6*dD_1
            tile_common[9, e] = R_1*dD_1 + R_5*dD_5 - R_2*dD_0 - R_6*dD_4
            tile_common[10, e] = R_1*dD_2 + R_3*dD_0 - R_4*dD_5 - R_6*dD_3
            tile_common[11, e] = R_2*dD_2 + R_3*dD_1 + R_4*dD_4 + R_5*dD_3
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dD_4 = tile_common[4, e]
                dD_5 = tile_common[5, e]
                dP_0 = tile_common[6, e]
                dP_1 = tile_common[7, e]
                dP_2 = tile_common[8, e]
                dP_3 = tile_common[9, e]
                dP_4 = tile_common[10, e]
                dP_5 = tile_common[11, e]
                # P from R x
                P_0 = R_0*x_1 + R_3*x_5 + R_4*x_2 - R_2*x_4 - R_5*x_3
                P_1 = R_0*x_2 + R_1*x_4 + R_3*x_6 - R_4*x_1 - R_6*x_3
                P_2 = R_0*x_3 + R_1*x_5 + R_2*x_6 - R_5*x_1 - R_6*x_2
                P_3 = R_0*x_4 + R_2*x_1 + R_5*x_6 - R_1*x_2 - R_6*x_5
                P_4 = R_0*x_5 + R_3*x_1 + R_4*x_6 - R_1*x_3 - R_6*x_4
                P_5 = R_0*x_6 + R_3*x_2 + R_5*x_4 - R_2*x_3 - R_4*x_5
                # dR from dD P
                dR_1 = P_3*dD_1 + P_4*dD_2 - P_1*dD_3 - P_2*dD_4
                dR_2 = P_0*dD_3 + P_5*dD_2 - P_2*dD_5 - P_3*dD_0
                dR_3 = P_0*dD_4 + P_1*dD_5 + P_4*dD_0 + P_5*dD_1
                dR_4 = P_1*dD_0 + P_5*dD_4 - P_0*dD_1 - P_4*dD_5
                dR_5 = P_3*dD_5 + P_5*dD_3 - P_0*dD_2 - P_2*dD_0
                dR_6 = -P_1*dD_2 - P_2*dD_1 - P_3*dD_4 - P_4*dD_3
                # dR2 from dP x
                dR2_1 = dP_1*x_4 + dP_2*x_5 - dP_3*x_2 - dP_4*x_3
                dR2_2 = dP_3*x_1 + dP_2*x_6 - dP_5*x_3 - dP_0*x_4
                dR2_3 = dP_4*x_1 + dP_5*x_2 + dP_0*x_5 + dP_1*x_6
                dR2_4 = dP_0*x_2 + dP_4*x_6 - dP_1*x_1 - dP_5*x_5
                dR2_5 = dP_5*x_4 + dP_3*x_6 - dP_2*x_1 - dP_0*x_3
                dR2_6 = -dP_2*x_2 - dP_1*x_3 - dP_4*x_4 - dP_3*x_5
                tile_dR[0, e] = (
                    dP_0*x_1 + dP_1*x_2 + dP_2*x_3 + dP_3*x_4 + dP_4*x_5 + dP_5*x_6
                )
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
                tile_dR[4, e] = dR_4 + dR2_4
                tile_dR[5, e] = dR_5 + dR2_5
                tile_dR[6, e] = dR_6 + dR2_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[6, e]
                dP_1 = tile_common[7, e]
                dP_2 = tile_common[8, e]
                dP_3 = tile_common[9, e]
                dP_4 = tile_common[10, e]
                dP_5 = tile_common[11, e]
                # dx from dP R
                dx_1 = R_0*dP_0 + R_2*dP_3 + R_3*dP_4 - R_4*dP_1 - R_5*dP_2
                dx_2 = R_0*dP_1 + R_3*dP_5 + R_4*dP_0 - R_1*dP_3 - R_6*dP_2
                dx_3 = R_0*dP_2 - R_1*dP_4 - R_2*dP_5 - R_5*dP_0 - R_6*dP_1
                dx_4 = R_0*dP_3 + R_1*dP_1 + R_5*dP_5 - R_2*dP_0 - R_6*dP_4
                dx_5 = R_0*dP_4 + R_1*dP_2 + R_3*dP_0 - R_4*dP_5 - R_6*dP_3
                dx_6 = R_0*dP_5 + R_2*dP_2 + R_3*dP_1 + R_4*dP_4 + R_5*dP_3
                # the gradients of all operands
                tile_dx[0, e] = g_0
                # dx2 = g + dx
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
                tile_dx[4, e] = g_4 + dx_4
                tile_dx[5, e] = g_5 + dx_5
                tile_dx[6, e] = g_6 + dx_6
                # the gradients of all operands
                tile_dx[7, e] = g_7
            if dx_step:
                for e in range(width):
                    for k in range(8):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__g0_2__even__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__g0_2__even(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 8), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__g0_2__even__vjp, 8, (7, 8), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__g0_2__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 296 multiplications, 247 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((16, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    tile_common = np.empty((28, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            g_8 = tile_g[8, e]
            g_9 = tile_g[9, e]
            g_10 = tile_g[10, e]
            g_11 = tile_g[11, e]
            g_12 = tile_g[12, e]
            g_13 = tile_g[13, e]
            g_14 = tile_g[14, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # dD from g
            dD_0 = c2*g_1
            tile_common[0, e] = dD_0
            dD_1 = c2*g_2
            tile_common[1, e] = dD_1
            dD_2 = c2*g_3
            tile_common[2, e] = dD_2
            dD_3 = c2*g_4
            tile_common[3, e] = dD_3
            dD_4 = c2*g_5
            tile_common[4, e] = dD_4
            dD_5 = c2*g_6
            tile_common[5, e] = dD_5
            dD_6 = c2*g_7
            tile_common[6, e] = dD_6
            dD_7 = c2*g_8
            tile_common[7, e] = dD_7
            dD_8 = c2*g_9
            tile_common[8, e] = dD_8
            dD_9 = c2*g_10
            tile_common[9, e] = dD_9
            dD_10 = c2*g_11
            tile_common[10, e] = dD_10
            dD_11 = c2*g_12
            tile_common[11, e] = dD_11
            dD_12 = c2*g_13
            tile_common[12, e] = dD_12
            dD_13 = c2*g_14
            tile_common[13, e] = dD_13
            # dP from dD R
            tile_common[14, e] = -R_1*dD_1 - R_2*dD_2 - R_3*dD_3
            tile_common[15, e] = R_1*dD_0 - R_4*dD_2 - R_5*dD_3
            tile_common[16, e] = R_2*dD_0 + R_4*dD_1 - R_6*dD_3
            tile_common[17, e] = -R_3*dD_0 - R_5*dD_1 - R_6*dD_2
            tile_common[18, e] = R_2*dD_7 + R_3*dD_8 - R_4*dD_5 - R_5*dD_6
            tile_common[19, e] = R_3*dD_9 + R_4*dD_4 - R_1*dD_7 - R_6*dD_6
            tile_common[20, e] = -R_1*dD_8 - R_2*dD_9 - R_5*dD_4 - R_6*dD_5
            tile_common[21, e] = R_1*dD_5 + R_5*dD_9 - R_2*dD_4 - R_6*dD_8
            tile_common[22, e] = R_1*dD_6 + R_3*dD_4 - R_4*dD_9 - R_6*dD_7
            tile_common[23, e] = R_2*dD_6 + R_3*dD_5 + R_4*dD_8 + R_5*dD_7
            tile_common[24, e] = R_5*dD_12 - R_3*dD_13 - R_6*dD_11
            tile_common[25, e] = R_2*dD_13 - R_4*dD_12 - R_6*dD_10
            tile_common[26, e] = R_4*dD_11 + R_5*dD_10 - R_1*dD_13
            tile_common[27, e] = R_1*dD_12 - R_2*dD_11 - R_3*dD_10
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dD_4 = tile_common[4, e]
                dD_5 = tile_common[5, e]
                dD_6 = tile_common[6, e]
                dD_7 = tile_common[7, e]
                dD_8 = tile_common[8, e]
                dD_9 = tile_common[9, e]
                dD_10 = tile_common[10, e]
                dD_11 = tile_common[11, e]
                dD_12 = tile_common[12, e]
                dD_13 = tile_common[13, e]
                dP_0 = tile_common[14, e]
                dP_1 = tile_common[15, e]
                dP_2 = tile_common[16, e]
                dP_3 = tile_common[17, e]
                dP_4 = tile_common[18, e]
                dP_5 = tile_common[19, e]
                dP_6 = tile_common[20, e]
                dP_7 = tile_common[21, e]
                dP_8 = tile_common[22, e]
                dP_9 = tile_common[23, e]
                dP_10 = tile_common[24, e]
                dP_11 = tile_common[25, e]
                dP_12 = tile_common[26, e]
                dP_13 = tile_common[27, e]
                # P from R x
                P_0 = R_0*x_1 + R_1*x_2 + R_2*x_3 - R_3*x_4
                P_1 = R_0*x_2 + R_4*x_3 - R_1*x_1 - R_5*x_4
                P_2 = R_0*x_3 - R_2*x_1 - R_4*x_2 - R_6*x_4
                P_3 = R_0*x_4 - R_3*x_1 - R_5*x_2 - R_6*x_3
                P_4 = R_0*x_5 + R_3*x_9 + R_4*x_6 - R_2*x_8 - R_5*x_7
                P_5 = R_0*x_6 + R_1*x_8 + R_3*x_10 - R_4*x_5 - R_6*x_7
                P_6 = R_0*x_7 + R_1*x_9 + R_2*x_10 - R_5*x_5 - R_6*x_6
                P_7 = R_0*x_8 + R_2*x_5 + R_5*x_10 - R_1*x_6 - R_6*x_9
                P_8 = R_0*x_9 + R_3*x_5 + R_4*x_10 - R_1*x_7 - R_6*x_8
                P_9 = R_0*x_10 + R_3*x_6 + R_5*x_8 - R_2*x_7 - R_4*x_9
                P_10 = R_0*x_11 + R_5*x_13 - R_3*x_14 - R_6*x_12
                P_11 = R_0*x_12 + R_4*x_13 - R_2*x_14 - R_6*x_11
                P_12 = R_0*x_13 + R_1*x_14 + R_5*x_11 - R_4*x_12
                P_13 = R_0*x_14 + R_2*x_12 - R_1*x_13 - R_3*x_11
                # dR from dD P
                dR_1 = (
                    P_1*dD_0 + P_7*dD_5 + P_8*dD_6 + P_13*dD_12 - P_0*dD_1 - P_5*dD_7 -
                    P_6*dD_8 - P_12*dD_13
                )
                dR_2 = (
                    P_2*dD_0 + P_4*dD_7 + P_9*dD_6 + P_11*dD_13 - P_0*dD_2 - P_6*dD_9 -
                    P_7*dD_4 - P_13*dD_11
                )
                dR_3 = (
                    P_4*dD_8 + P_5*dD_9 + P_8*dD_4 + P_9*dD_5 - P_0*dD_3 - P_3*dD_0 -
                    P_10*dD_13 - P_13*dD_10
                )
                dR_4 = (
                    P_2*dD_1 + P_5*dD_4 + P_9*dD_8 + P_12*dD_11 - P_1*dD_2 - P_4*dD_5 -
                    P_8*dD_9 - P_11*dD_12
                )
                dR_5 = (
                    P_7*dD_9 + P_9*dD_7 + P_10*dD_12 + P_12*dD_10 - P_1*dD_3 - P_3*dD_1 -
                    P_4*dD_6 - P_6*dD_4
                )
                dR_6 = (
                    -P_2*dD_3 - P_3*dD_2 - P_5*dD_6 - P_6*dD_5 - P_7*dD_8 - P_8*dD_7 -
                    P_10*dD_11 - P_11*dD_10
                )
                # dR2 from dP x
                dR2_1 = (
                    dP_0*x_2 + dP_5*x_8 + dP_6*x_9 + dP_12*x_14 - dP_1*x_1 - dP_7*x_6 -
                    dP_8*x_7 - dP_13*x_13
                )
                dR2_2 = (
                    dP_0*x_3 + dP_7*x_5 + dP_6*x_10 + dP_13*x_12 - dP_2*x_1 - dP_9*x_7 -
                    dP_4*x_8 - dP_11*x_14
                )
                dR2_3 = (
                    dP_8*x_5 + dP_9*x_6 + dP_4*x_9 + dP_5*x_10 - dP_3*x_1 - dP_0*x_4 -
                    dP_13*x_11 - dP_10*x_14
                )
                dR2_4 = (
                    dP_1*x_3 + dP_4*x_6 + dP_8*x_10 + dP_11*x_13 - dP_2*x_2 - dP_5*x_5 -
                    dP_9*x_9 - dP_12*x_12
                )
                dR2_5 = (
                    dP_9*x_8 + dP_7*x_10 + dP_12*x_11 + dP_10*x_13 - dP_3*x_2 - dP_1*x_4 -
                    dP_6*x_5 - dP_4*x_7
                )
                dR2_6 = (
                    -dP_3*x_3 - dP_2*x_4 - dP_6*x_6 - dP_5*x_7 - dP_8*x_8 - dP_7*x_9 -
                    dP_11*x_11 - dP_10*x_12
                )
                tile_dR[0, e] = (
                    dP_0*x_1 + dP_1*x_2 + dP_2*x_3 + dP_3*x_4 + dP_4*x_5 + dP_5*x_6 +
                    dP_6*x_7 + dP_7*x_8 + dP_8*x_9 + dP_9*x_10 + dP_10*x_11 + dP_11*x_12 +
                    dP_12*x_13 + dP_13*x_14
                )
                # dR3 = dR + dR2
                tile_dR[1, e] = dR_1 + dR2_1
                tile_dR[2, e] = dR_2 + dR2_2
                tile_dR[3, e] = dR_3 + dR2_3
                tile_dR[4, e] = dR_4 + dR2_4
                tile_dR[5, e] = dR_5 + dR2_5
                tile_dR[6, e] = dR_6 + dR2_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[14, e]
                dP_1 = tile_common[15, e]
                dP_2 = tile_common[16, e]
                dP_3 = tile_common[17, e]
                dP_4 = tile_common[18, e]
                dP_5 = tile_common[19, e]
                dP_6 = tile_common[20, e]
                dP_7 = tile_common[21, e]
                dP_8 = tile_common[22, e]
                dP_9 = tile_common[23, e]
                dP_10 = tile_common[24, e]
                dP_11 = tile_common[25, e]
                dP_12 = tile_common[26, e]
                dP_13 = tile_common[27, e]
                # dx from dP R
                dx_1 = R_0*dP_0 - R_1*dP_1 - R_2*dP_2 - R_3*dP_3
                dx_2 = R_0*dP_1 + R_1*dP_0 - R_4*dP_2 - R_5*dP_3
                dx_3 = R_0*dP_2 + R_2*dP_0 + R_4*dP_1 - R_6*dP_3
                dx_4 = R_0*dP_3 - R_3*dP_0 - R_5*dP_1 - R_6*dP_2
                dx_5 = R_0*dP_4 + R_2*dP_7 + R_3*dP_8 - R_4*dP_5 - R_5*dP_6
                dx_6 = R_0*dP_5 + R_3*dP_9 + R_4*dP_4 - R_1*dP_7 - R_6*dP_6
                dx_7 = R_0*dP_6 - R_1*dP_8 - R_2*dP_9 - R_5*dP_4 - R_6*dP_5
                dx_8 = R_0*dP_7 + R_1*dP_5 + R_5*dP_9 - R_2*dP_4 - R_6*dP_8
                dx_9 = R_0*dP_8 + R_1*dP_6 + R_3*dP_4 - R_4*dP_9 - R_6*dP_7
                dx_10 = R_0*dP_9 + R_2*dP_6 + R_3*dP_5 + R_4*dP_8 + R_5*dP_7
                dx_11 = R_0*dP_10 + R_5*dP_12 - R_3*dP_13 - R_6*dP_11
                dx_12 = R_0*dP_11 + R_2*dP_13 - R_4*dP_12 - R_6*dP_10
                dx_13 = R_0*dP_12 + R_4*dP_11 + R_5*dP_10 - R_1*dP_13
                dx_14 = R_0*dP_13 + R_1*dP_12 - R_2*dP_11 - R_3*dP_10
                # the gradients of all operands
                tile_dx[0, e] = g_0
                # dx2 = g + dx
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
                tile_dx[4, e] = g_4 + dx_4
                tile_dx[5, e] = g_5 + dx_5
                tile_dx[6, e] = g_6 + dx_6
                tile_dx[7, e] = g_7 + dx_7
                tile_dx[8, e] = g_8 + dx_8
                tile_dx[9, e] = g_9 + dx_9
                tile_dx[10, e] = g_10 + dx_10
                tile_dx[11, e] = g_11 + dx_11
                tile_dx[12, e] = g_12 + dx_12
                tile_dx[13, e] = g_13 + dx_13
                tile_dx[14, e] = g_14 + dx_14
                # the gradients of all operands
                tile_dx[15, e] = g_15
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__g0_2__full__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__g0_2__full(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 16), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__g0_2__full__vjp, 16, (7, 16), g, (R, x), wanted, threads)


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
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
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
                tile_dR[2, e] = 0
                tile_dR[3, e] = 0
            if dR_step:
                for e in range(width):
                    for k in range(4):
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
    R : (..., 4), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__scalar__vjp, 1, (4, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__vector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 24 multiplications, 14 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((5, 32), g.dtype)
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
            # dD from g
            dD_0 = c2*g_0
            tile_common[0, e] = dD_0
            dD_1 = c2*g_1
            tile_common[1, e] = dD_1
            dD_2 = c2*g_2
            tile_common[2, e] = dD_2
            dD_3 = c2*g_3
            tile_common[3, e] = dD_3
            # dP from dD R
            tile_common[4, e] = R_0*dD_0 + R_1*dD_1 + R_2*dD_2 + R_3*dD_3
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
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dP_0 = tile_common[4, e]
                # P from R x
                P_0 = R_3*x_3 - R_0*x_0 - R_1*x_1 - R_2*x_2
                # dR from dD P
                dR_0 = P_0*dD_0
                dR_1 = P_0*dD_1
                dR_2 = P_0*dD_2
                dR_3 = P_0*dD_3
                # dR2 from dP x
                dR2_0 = -dP_0*x_0
                dR2_1 = -dP_0*x_1
                dR2_2 = -dP_0*x_2
                dR2_3 = dP_0*x_3
                # dR3 = dR + dR2
                tile_dR[0, e] = dR_0 + dR2_0
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
                dP_0 = tile_common[4, e]
                # dx from dP R
                dx_0 = -R_0*dP_0
                dx_1 = -R_1*dP_0
                dx_2 = -R_2*dP_0
                dx_3 = R_3*dP_0
                # dx2 = g + dx
                tile_dx[0, e] = g_0 + dx_0
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


def sandwich_unit__vector__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__vector__vector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 4), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__vector__vjp, 4, (4, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__bivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 66 multiplications, 48 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((6, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((6, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((6, 32), g.dtype)
    tile_common = np.empty((10, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((6, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # dD from g
            dD_0 = c2*g_0
            tile_common[0, e] = dD_0
            dD_1 = c2*g_1
            tile_common[1, e] = dD_1
            dD_2 = c2*g_2
            tile_common[2, e] = dD_2
            dD_3 = c2*g_3
            tile_common[3, e] = dD_3
            dD_4 = c2*g_4
            tile_common[4, e] = dD_4
            dD_5 = c2*g_5
            tile_common[5, e] = dD_5
            # dP from dD R
            tile_common[6, e] = R_2*dD_3 + R_3*dD_4 - R_0*dD_0
            tile_common[7, e] = R_3*dD_5 - R_0*dD_1 - R_1*dD_3
            tile_common[8, e] = -R_0*dD_2 - R_1*dD_4 - R_2*dD_5
            tile_common[9, e] = R_1*dD_0 + R_2*dD_1 + R_3*dD_2
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
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dD_4 = tile_common[4, e]
                dD_5 = tile_common[5, e]
                dP_0 = tile_common[6, e]
                dP_1 = tile_common[7, e]
                dP_2 = tile_common[8, e]
                dP_3 = tile_common[9, e]
                # P from R x
                P_0 = R_0*x_0 + R_3*x_4 - R_2*x_3
                P_1 = R_0*x_1 + R_1*x_3 + R_3*x_5
                P_2 = R_0*x_2 + R_1*x_4 + R_2*x_5
                P_3 = R_3*x_2 - R_1*x_0 - R_2*x_1
                # dR from dD P
                dR_0 = -P_0*dD_0 - P_1*dD_1 - P_2*dD_2
                dR_1 = P_3*dD_0 - P_1*dD_3 - P_2*dD_4
                dR_2 = P_0*dD_3 + P_3*dD_1 - P_2*dD_5
                dR_3 = P_0*dD_4 + P_1*dD_5 + P_3*dD_2
                # dR2 from dP x
                dR2_0 = dP_0*x_0 + dP_1*x_1 + dP_2*x_2
                dR2_1 = dP_1*x_3 + dP_2*x_4 - dP_3*x_0
                dR2_2 = dP_2*x_5 - dP_3*x_1 - dP_0*x_3
                dR2_3 = dP_3*x_2 + dP_0*x_4 + dP_1*x_5
                # dR3 = dR + dR2
                tile_dR[0, e] = dR_0 + dR2_0
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
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                dP_0 = tile_common[6, e]
                dP_1 = tile_common[7, e]
                dP_2 = tile_common[8, e]
                dP_3 = tile_common[9, e]
                # dx from dP R
                dx_0 = R_0*dP_0 - R_1*dP_3
                dx_1 = R_0*dP_1 - R_2*dP_3
                dx_2 = R_0*dP_2 + R_3*dP_3
                dx_3 = R_1*dP_1 - R_2*dP_0
                dx_4 = R_1*dP_2 + R_3*dP_0
                dx_5 = R_2*dP_2 + R_3*dP_1
                # dx2 = g + dx
                tile_dx[0, e] = g_0 + dx_0
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
                tile_dx[4, e] = g_4 + dx_4
                tile_dx[5, e] = g_5 + dx_5
            if dx_step:
                for e in range(width):
                    for k in range(6):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich_unit__vector__bivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__vector__bivector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 6), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 6), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__bivector__vjp, 6, (4, 6), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__trivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 64 multiplications, 44 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((10, 32), g.dtype)
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
            # dD from g
            dD_0 = c2*g_0
            tile_common[0, e] = dD_0
            dD_1 = c2*g_1
            tile_common[1, e] = dD_1
            dD_2 = c2*g_2
            tile_common[2, e] = dD_2
            dD_3 = c2*g_3
            tile_common[3, e] = dD_3
            # dP from dD R
            tile_common[4, e] = R_0*dD_0 + R_3*dD_3
            tile_common[5, e] = R_0*dD_1 - R_2*dD_3
            tile_common[6, e] = R_0*dD_2 + R_1*dD_3
            tile_common[7, e] = R_3*dD_2 - R_1*dD_0
            tile_common[8, e] = -R_1*dD_1 - R_2*dD_2
            tile_common[9, e] = R_2*dD_0 + R_3*dD_1
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
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dP_0 = tile_common[4, e]
                dP_1 = tile_common[5, e]
                dP_2 = tile_common[6, e]
                dP_3 = tile_common[7, e]
                dP_4 = tile_common[8, e]
                dP_5 = tile_common[9, e]
                # P from R x
                P_0 = R_3*x_3 - R_0*x_0
                P_1 = R_2*x_3 - R_0*x_1
                P_2 = -R_0*x_2 - R_1*x_3
                P_3 = R_1*x_0 + R_3*x_2
                P_4 = R_1*x_1 + R_2*x_2
                P_5 = R_3*x_1 - R_2*x_0
                # dR from dD P
                dR_0 = P_0*dD_0 + P_1*dD_1 + P_2*dD_2
                dR_1 = P_2*dD_3 - P_3*dD_0 - P_4*dD_1
                dR_2 = P_5*dD_0 - P_1*dD_3 - P_4*dD_2
                dR_3 = P_0*dD_3 + P_3*dD_2 + P_5*dD_1
                # dR2 from dP x
                dR2_0 = -dP_0*x_0 - dP_1*x_1 - dP_2*x_2
                dR2_1 = dP_3*x_0 + dP_4*x_1 - dP_2*x_3
                dR2_2 = dP_4*x_2 + dP_1*x_3 - dP_5*x_0
                dR2_3 = dP_5*x_1 + dP_3*x_2 + dP_0*x_3
                # dR3 = dR + dR2
                tile_dR[0, e] = dR_0 + dR2_0
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
                dP_0 = tile_common[4, e]
                dP_1 = tile_common[5, e]
                dP_2 = tile_common[6, e]
                dP_3 = tile_common[7, e]
                dP_4 = tile_common[8, e]
                dP_5 = tile_common[9, e]
                # dx from dP R
                dx_0 = R_1*dP_3 - R_0*dP_0 - R_2*dP_5
                dx_1 = R_1*dP_4 + R_3*dP_5 - R_0*dP_1
                dx_2 = R_2*dP_4 + R_3*dP_3 - R_0*dP_2
                dx_3 = R_2*dP_1 + R_3*dP_0 - R_1*dP_2
                # dx2 = g + dx
                tile_dx[0, e] = g_0 + dx_0
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


def sandwich_unit__vector__trivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__vector__trivector(R, x)> in all operands.

    Of the <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for
    each grade k of x; equal to the action when R is a unit versor, since then one parity part
    of R is zero and R ~R = ~R R = 1

    g : (..., 4), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 4), trivector: grades 3
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__trivector__vjp, 4, (4, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__g4__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 20 multiplications, 7 additions."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((4, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # dP from g R
            tile_common[0, e] = R_3*g_0
            tile_common[1, e] = -R_2*g_0
            tile_common[2, e] = R_1*g_0
            tile_common[3, e] = -R_0*g_0
        if dR_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                x_0 = tile_x[0, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                dP_2 = tile_common[2, e]
                dP_3 = tile_common[3, e]
                # P = R_even x + R_odd x^
                P_0 = R_3*x_0
                P_1 = R_2*x_0
                P_2 = -R_1*x_0
                P_3 = R_0*x_0
                # dR from g P
                dR_0 = -P_3*g_0
                dR_1 = P_2*g_0
                dR_2 = -P_1*g_0
                dR_3 = P_0*g_0
                # dR2 from dP x
                dR2_0 = dP_3*x_0
                dR2_1 = -dP_2*x_0
                dR2_2 = dP_1*x_0
                dR2_3 = dP_0*x_0
                # dR3 = dR + dR2
                tile_dR[0, e] = dR_0 + dR2_0
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
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                dP_2 = tile_common[2, e]
                dP_3 = tile_common[3, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_3 + R_2*dP_1 + R_3*dP_0 - R_1*dP_2
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


def sandwich_unit__vector__g4__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich_unit__vector__g4(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a
    unit versor

    g : (..., 1), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 1), g4: grades 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__g4__vjp, 1, (4, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 87 multiplications, 60 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((8, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    tile_common = np.empty((15, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            R_0 = tile_R[0, e]
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
            dD_3 = c2*g_4
            tile_common[3, e] = dD_3
            dD_4 = c2*g_5
            tile_common[4, e] = dD_4
            dD_5 = c2*g_6
            tile_common[5, e] = dD_5
            dD_6 = c2*g_7
            tile_common[6, e] = dD_6
            # dP from dD R
            tile_common[7, e] = R_2*dD_3 + R_3*dD_4 - R_0*dD_0
            tile_common[8, e] = R_3*dD_5 - R_0*dD_1 - R_1*dD_3
            tile_common[9, e] = -R_0*dD_2 - R_1*dD_4 - R_2*dD_5
            tile_common[10, e] = R_1*dD_0 + R_2*dD_1 + R_3*dD_2
            tile_common[11, e] = -R_0*dD_6
            tile_common[12, e] = R_1*dD_6
            tile_common[13, e] = -R_2*dD_6
            tile_common[14, e] = R_3*dD_6
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dD_4 = tile_common[4, e]
                dD_5 = tile_common[5, e]
                dD_6 = tile_common[6, e]
                dP_0 = tile_common[7, e]
                dP_1 = tile_common[8, e]
                dP_2 = tile_common[9, e]
                dP_3 = tile_common[10, e]
                dP_4 = tile_common[11, e]
                dP_5 = tile_common[12, e]
                dP_6 = tile_common[13, e]
                dP_7 = tile_common[14, e]
                # P from R x
                P_0 = R_0*x_1 + R_3*x_5 - R_2*x_4
                P_1 = R_0*x_2 + R_1*x_4 + R_3*x_6
                P_2 = R_0*x_3 + R_1*x_5 + R_2*x_6
                P_3 = R_3*x_3 - R_1*x_1 - R_2*x_2
                P_4 = R_0*x_7
                P_5 = -R_1*x_7
                P_6 = R_2*x_7
                P_7 = R_3*x_7
                # dR from dD P
                dR_0 = -P_0*dD_0 - P_1*dD_1 - P_2*dD_2 - P_4*dD_6
                dR_1 = P_3*dD_0 + P_5*dD_6 - P_1*dD_3 - P_2*dD_4
                dR_2 = P_0*dD_3 + P_3*dD_1 - P_2*dD_5 - P_6*dD_6
                dR_3 = P_0*dD_4 + P_1*dD_5 + P_3*dD_2 + P_7*dD_6
                # dR2 from dP x
                dR2_0 = dP_0*x_1 + dP_1*x_2 + dP_2*x_3 + dP_4*x_7
                dR2_1 = dP_1*x_4 + dP_2*x_5 - dP_3*x_1 - dP_5*x_7
                dR2_2 = dP_2*x_6 + dP_6*x_7 - dP_3*x_2 - dP_0*x_4
                dR2_3 = dP_3*x_3 + dP_0*x_5 + dP_1*x_6 + dP_7*x_7
                # dR3 = dR + dR2
                tile_dR[0, e] = dR_0 + dR2_0
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
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                dP_0 = tile_common[7, e]
                dP_1 = tile_common[8, e]
                dP_2 = tile_common[9, e]
                dP_3 = tile_common[10, e]
                dP_4 = tile_common[11, e]
                dP_5 = tile_common[12, e]
                dP_6 = tile_common[13, e]
                dP_7 = tile_common[14, e]
                # dx from dP R
                dx_1 = R_0*dP_0 - R_1*dP_3
                dx_2 = R_0*dP_1 - R_2*dP_3
                dx_3 = R_0*dP_2 + R_3*dP_3
                dx_4 = R_1*dP_1 - R_2*dP_0
                dx_5 = R_1*dP_2 + R_3*dP_0
                dx_6 = R_2*dP_2 + R_3*dP_1
                dx_7 = R_0*dP_4 + R_2*dP_6 + R_3*dP_7 - R_1*dP_5
                # the gradients of all operands
                tile_dx[0, e] = g_0
                # dx2 = g + dx
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
                tile_dx[4, e] = g_4 + dx_4
                tile_dx[5, e] = g_5 + dx_5
                tile_dx[6, e] = g_6 + dx_6
                tile_dx[7, e] = g_7 + dx_7
            if dx_step:
                for e in range(width):
                    for k in range(8):
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

    g : (..., 8), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__even__vjp, 8, (4, 8), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich_unit__vector__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 175 multiplications, 126 additions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((16, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    tile_common = np.empty((30, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            g_8 = tile_g[8, e]
            g_9 = tile_g[9, e]
            g_10 = tile_g[10, e]
            g_11 = tile_g[11, e]
            g_12 = tile_g[12, e]
            g_13 = tile_g[13, e]
            g_14 = tile_g[14, e]
            g_15 = tile_g[15, e]
            R_0 = tile_R[0, e]
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
            dD_3 = c2*g_4
            tile_common[3, e] = dD_3
            dD_4 = c2*g_5
            tile_common[4, e] = dD_4
            dD_5 = c2*g_6
            tile_common[5, e] = dD_5
            dD_6 = c2*g_7
            tile_common[6, e] = dD_6
            dD_7 = c2*g_8
            tile_common[7, e] = dD_7
            dD_8 = c2*g_9
            tile_common[8, e] = dD_8
            dD_9 = c2*g_10
            tile_common[9, e] = dD_9
            dD_10 = c2*g_11
            tile_common[10, e] = dD_10
            dD_11 = c2*g_12
            tile_common[11, e] = dD_11
            dD_12 = c2*g_13
            tile_common[12, e] = dD_12
            dD_13 = c2*g_14
            tile_common[13, e] = dD_13
            dD_14 = c2*g_15
            tile_common[14, e] = dD_14
            # dP from dD R
            tile_common[15, e] = R_0*dD_0 + R_1*dD_1 + R_2*dD_2 + R_3*dD_3
            tile_common[16, e] = R_2*dD_7 + R_3*dD_8 - R_0*dD_4
            tile_common[17, e] = R_3*dD_9 - R_0*dD_5 - R_1*dD_7
            tile_common[18, e] = -R_0*dD_6 - R_1*dD_8 - R_2*dD_9
            tile_common[19, e] = R_1*dD_4 + R_2*dD_5 + R_3*dD_6
            tile_common[20, e] = R_0*dD_10 + R_3*dD_13
            tile_common[21, e] = R_0*dD_11 - R_2*dD_13
            tile_common[22, e] = R_0*dD_12 + R_1*dD_13
            tile_common[23, e] = R_3*dD_12 - R_1*dD_10
            tile_common[24, e] = -R_1*dD_11 - R_2*dD_12
            tile_common[25, e] = R_2*dD_10 + R_3*dD_11
            tile_common[26, e] = -R_0*dD_14
            tile_common[27, e] = R_1*dD_14
            tile_common[28, e] = -R_2*dD_14
            tile_common[29, e] = R_3*dD_14
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                x_15 = tile_x[15, e]
                dD_0 = tile_common[0, e]
                dD_1 = tile_common[1, e]
                dD_2 = tile_common[2, e]
                dD_3 = tile_common[3, e]
                dD_4 = tile_common[4, e]
                dD_5 = tile_common[5, e]
                dD_6 = tile_common[6, e]
                dD_7 = tile_common[7, e]
                dD_8 = tile_common[8, e]
                dD_9 = tile_common[9, e]
                dD_10 = tile_common[10, e]
                dD_11 = tile_common[11, e]
                dD_12 = tile_common[12, e]
                dD_13 = tile_common[13, e]
                dD_14 = tile_common[14, e]
                dP_0 = tile_common[15, e]
                dP_1 = tile_common[16, e]
                dP_2 = tile_common[17, e]
                dP_3 = tile_common[18, e]
                dP_4 = tile_common[19, e]
                dP_5 = tile_common[20, e]
                dP_6 = tile_common[21, e]
                dP_7 = tile_common[22, e]
                dP_8 = tile_common[23, e]
                dP_9 = tile_common[24, e]
                dP_10 = tile_common[25, e]
                dP_11 = tile_common[26, e]
                dP_12 = tile_common[27, e]
                dP_13 = tile_common[28, e]
                dP_14 = tile_common[29, e]
                # P from R x
                P_0 = R_3*x_4 - R_0*x_1 - R_1*x_2 - R_2*x_3
                P_1 = R_0*x_5 + R_3*x_9 - R_2*x_8
                P_2 = R_0*x_6 + R_1*x_8 + R_3*x_10
                P_3 = R_0*x_7 + R_1*x_9 + R_2*x_10
                P_4 = R_3*x_7 - R_1*x_5 - R_2*x_6
                P_5 = R_3*x_14 - R_0*x_11
                P_6 = R_2*x_14 - R_0*x_12
                P_7 = -R_0*x_13 - R_1*x_14
                P_8 = R_1*x_11 + R_3*x_13
                P_9 = R_1*x_12 + R_2*x_13
                P_10 = R_3*x_12 - R_2*x_11
                P_11 = R_0*x_15
                P_12 = -R_1*x_15
                P_13 = R_2*x_15
                P_14 = R_3*x_15
                # dR from dD P
                dR_0 = (
                    P_0*dD_0 + P_5*dD_10 + P_6*dD_11 + P_7*dD_12 - P_1*dD_4 - P_2*dD_5 -
                    P_3*dD_6 - P_11*dD_14
                )
                dR_1 = (
                    P_0*dD_1 + P_4*dD_4 + P_7*dD_13 + P_12*dD_14 - P_2*dD_7 - P_3*dD_8 -
                    P_8*dD_10 - P_9*dD_11
                )
                dR_2 = (
                    P_0*dD_2 + P_1*dD_7 + P_4*dD_5 + P_10*dD_10 - P_3*dD_9 - P_6*dD_13 -
                    P_9*dD_12 - P_13*dD_14
                )
                dR_3 = (
                    P_0*dD_3 + P_1*dD_8 + P_2*dD_9 + P_4*dD_6 + P_5*dD_13 + P_8*dD_12 +
                    P_10*dD_11 + P_14*dD_14
                )
                # dR2 from dP x
                dR2_0 = (
                    dP_1*x_5 + dP_2*x_6 + dP_3*x_7 + dP_11*x_15 - dP_0*x_1 - dP_5*x_11 -
                    dP_6*x_12 - dP_7*x_13
                )
                dR2_1 = (
                    dP_2*x_8 + dP_3*x_9 + dP_8*x_11 + dP_9*x_12 - dP_0*x_2 - dP_4*x_5 -
                    dP_7*x_14 - dP_12*x_15
                )
                dR2_2 = (
                    dP_3*x_10 + dP_9*x_13 + dP_6*x_14 + dP_13*x_15 - dP_0*x_3 - dP_4*x_6 -
                    dP_1*x_8 - dP_10*x_11
                )
                dR2_3 = (
                    dP_0*x_4 + dP_4*x_7 + dP_1*x_9 + dP_2*x_10 + dP_10*x_12 + dP_8*x_13 +
                    dP_5*x_14 + dP_14*x_15
                )
                # dR3 = dR + dR2
                tile_dR[0, e] = dR_0 + dR2_0
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
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                dP_0 = tile_common[15, e]
                dP_1 = tile_common[16, e]
                dP_2 = tile_common[17, e]
                dP_3 = tile_common[18, e]
                dP_4 = tile_common[19, e]
                dP_5 = tile_common[20, e]
                dP_6 = tile_common[21, e]
                dP_7 = tile_common[22, e]
                dP_8 = tile_common[23, e]
                dP_9 = tile_common[24, e]
                dP_10 = tile_common[25, e]
                dP_11 = tile_common[26, e]
                dP_12 = tile_common[27, e]
                dP_13 = tile_common[28, e]
                dP_14 = tile_common[29, e]
                # dx from dP R
                dx_1 = -R_0*dP_0
                dx_2 = -R_1*dP_0
                dx_3 = -R_2*dP_0
                dx_4 = R_3*dP_0
                dx_5 = R_0*dP_1 - R_1*dP_4
                dx_6 = R_0*dP_2 - R_2*dP_4
                dx_7 = R_0*dP_3 + R_3*dP_4
                dx_8 = R_1*dP_2 - R_2*dP_1
                dx_9 = R_1*dP_3 + R_3*dP_1
                dx_10 = R_2*dP_3 + R_3*dP_2
                dx_11 = R_1*dP_8 - R_0*dP_5 - R_2*dP_10
                dx_12 = R_1*dP_9 + R_3*dP_10 - R_0*dP_6
                dx_13 = R_2*dP_9 + R_3*dP_8 - R_0*dP_7
                dx_14 = R_2*dP_6 + R_3*dP_5 - R_1*dP_7
                dx_15 = R_0*dP_11 + R_2*dP_13 + R_3*dP_14 - R_1*dP_12
                # the gradients of all operands
                tile_dx[0, e] = g_0
                # dx2 = g + dx
                tile_dx[1, e] = g_1 + dx_1
                tile_dx[2, e] = g_2 + dx_2
                tile_dx[3, e] = g_3 + dx_3
                tile_dx[4, e] = g_4 + dx_4
                tile_dx[5, e] = g_5 + dx_5
                tile_dx[6, e] = g_6 + dx_6
                tile_dx[7, e] = g_7 + dx_7
                tile_dx[8, e] = g_8 + dx_8
                tile_dx[9, e] = g_9 + dx_9
                tile_dx[10, e] = g_10 + dx_10
                tile_dx[11, e] = g_11 + dx_11
                tile_dx[12, e] = g_12 + dx_12
                tile_dx[13, e] = g_13 + dx_13
                tile_dx[14, e] = g_14 + dx_14
                tile_dx[15, e] = g_15 + dx_15
            if dx_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich_unit__vector__full__vjp, 16, (4, 16), g, (R, x), wanted, threads)


# P = R_even x + R_odd x^: terms (i, j, k), 144 with a plus sign first.
_SANDWICH__FULL__FULL__VJP_P_TERMS = np.array(
    [
        (0, 0, 0), (4, 4, 0), (7, 7, 0), (9, 9, 0), (10, 10, 0), (11, 11, 0), (0, 1, 1), (1, 0,
        1), (4, 7, 1), (5, 2, 1), (6, 3, 1), (9, 12, 1), (10, 13, 1), (12, 9, 1), (13, 10, 1),
        (15, 14, 1), (0, 2, 2), (1, 5, 2), (2, 0, 2), (4, 9, 2), (6, 11, 2), (8, 3, 2), (10, 14,
        2), (11, 6, 2), (13, 15, 2), (14, 10, 2), (0, 5, 3), (2, 1, 3), (4, 12, 3), (5, 0, 3),
        (7, 9, 3), (8, 6, 3), (10, 15, 3), (12, 4, 3), (14, 13, 3), (15, 10, 3), (0, 3, 4), (1,
        6, 4), (2, 8, 4), (3, 0, 4), (4, 10, 4), (15, 12, 4), (0, 6, 5), (2, 11, 5), (3, 1, 5),
        (4, 13, 5), (5, 8, 5), (6, 0, 5), (7, 10, 5), (11, 2, 5), (12, 14, 5), (13, 4, 5), (0,
        8, 6), (3, 2, 6), (4, 14, 6), (6, 5, 6), (7, 15, 6), (8, 0, 6), (9, 10, 6), (13, 12, 6),
        (14, 4, 6), (15, 7, 6), (0, 11, 7), (1, 8, 7), (3, 5, 7), (4, 15, 7), (5, 3, 7), (8, 1,
        7), (9, 13, 7), (11, 0, 7), (12, 10, 7), (14, 7, 7), (0, 4, 8), (1, 7, 8), (2, 9, 8),
        (3, 10, 8), (4, 0, 8), (15, 11, 8), (0, 7, 9), (2, 12, 9), (3, 13, 9), (4, 1, 9), (5, 9,
        9), (6, 10, 9), (7, 0, 9), (11, 14, 9), (12, 2, 9), (13, 3, 9), (0, 9, 10), (3, 14, 10),
        (4, 2, 10), (6, 15, 10), (7, 5, 10), (8, 10, 10), (9, 0, 10), (13, 11, 10), (14, 3, 10),
        (15, 6, 10), (0, 12, 11), (1, 9, 11), (3, 15, 11), (4, 5, 11), (5, 4, 11), (8, 13, 11),
        (9, 1, 11), (11, 10, 11), (12, 0, 11), (14, 6, 11), (0, 10, 12), (4, 3, 12), (7, 6, 12),
        (9, 8, 12), (10, 0, 12), (11, 12, 12), (0, 13, 13), (1, 10, 13), (4, 6, 13), (5, 14,
        13), (6, 4, 13), (9, 11, 13), (10, 1, 13), (12, 8, 13), (13, 0, 13), (15, 2, 13), (0,
        14, 14), (1, 15, 14), (2, 10, 14), (4, 8, 14), (6, 12, 14), (8, 4, 14), (10, 2, 14),
        (11, 7, 14), (13, 5, 14), (14, 0, 14), (0, 15, 15), (2, 13, 15), (4, 11, 15), (5, 10,
        15), (7, 8, 15), (8, 7, 15), (10, 5, 15), (12, 3, 15), (14, 1, 15), (15, 0, 15), (1, 1,
        0), (2, 2, 0), (3, 3, 0), (5, 5, 0), (6, 6, 0), (8, 8, 0), (12, 12, 0), (13, 13, 0),
        (14, 14, 0), (15, 15, 0), (2, 5, 1), (3, 6, 1), (7, 4, 1), (8, 11, 1), (11, 8, 1), (14,
        15, 1), (3, 8, 2), (5, 1, 2), (7, 12, 2), (9, 4, 2), (12, 7, 2), (15, 13, 2), (1, 2, 3),
        (3, 11, 3), (6, 8, 3), (9, 7, 3), (11, 3, 3), (13, 14, 3), (5, 11, 4), (6, 1, 4), (7,
        13, 4), (8, 2, 4), (9, 14, 4), (10, 4, 4), (11, 5, 4), (12, 15, 4), (13, 7, 4), (14, 9,
        4), (1, 3, 5), (8, 5, 5), (9, 15, 5), (10, 7, 5), (14, 12, 5), (15, 9, 5), (1, 11, 6),
        (2, 3, 6), (5, 6, 6), (10, 9, 6), (11, 1, 6), (12, 13, 6), (2, 6, 7), (6, 2, 7), (7, 14,
        7), (10, 12, 7), (13, 9, 7), (15, 4, 7), (5, 12, 8), (6, 13, 8), (7, 1, 8), (8, 14, 8),
        (9, 2, 8), (10, 3, 8), (11, 15, 8), (12, 5, 8), (13, 6, 8), (14, 8, 8), (1, 4, 9), (8,
        15, 9), (9, 5, 9), (10, 6, 9), (14, 11, 9), (15, 8, 9), (1, 12, 10), (2, 4, 10), (5, 7,
        10), (10, 8, 10), (11, 13, 10), (12, 1, 10), (2, 7, 11), (6, 14, 11), (7, 2, 11), (10,
        11, 11), (13, 8, 11), (15, 3, 11), (1, 13, 12), (2, 14, 12), (3, 4, 12), (5, 15, 12),
        (6, 7, 12), (8, 9, 12), (12, 11, 12), (13, 1, 12), (14, 2, 12), (15, 5, 12), (2, 15,
        13), (3, 7, 13), (7, 3, 13), (8, 12, 13), (11, 9, 13), (14, 5, 13), (3, 9, 14), (5, 13,
        14), (7, 11, 14), (9, 3, 14), (12, 6, 14), (15, 1, 14), (1, 14, 15), (3, 12, 15), (6, 9,
        15), (9, 6, 15), (11, 4, 15), (13, 2, 15)
    ],
    np.int32,
)
# N = P ~R: terms (i, j, k), 128 with a plus sign first.
_SANDWICH__FULL__FULL__VJP_N_TERMS = np.array(
    [
        (0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 5, 0), (4, 3, 0), (5, 6, 0), (6, 8, 0), (7, 11, 0),
        (0, 1, 1), (1, 0, 1), (2, 5, 1), (3, 2, 1), (4, 6, 1), (5, 3, 1), (6, 11, 1), (7, 8, 1),
        (0, 2, 2), (2, 0, 2), (4, 8, 2), (6, 3, 2), (9, 12, 2), (11, 7, 2), (13, 15, 2), (15,
        13, 2), (0, 3, 3), (3, 11, 3), (4, 0, 3), (7, 5, 3), (9, 13, 3), (10, 14, 3), (13, 7,
        3), (14, 9, 3), (0, 4, 4), (3, 12, 4), (5, 13, 4), (6, 14, 4), (8, 0, 4), (11, 5, 4),
        (13, 6, 4), (14, 8, 4), (1, 2, 5), (3, 0, 5), (5, 8, 5), (7, 3, 5), (8, 12, 5), (10, 7,
        5), (12, 15, 5), (14, 13, 5), (1, 3, 6), (2, 11, 6), (5, 0, 6), (6, 5, 6), (8, 13, 6),
        (11, 14, 6), (12, 7, 6), (15, 9, 6), (1, 4, 7), (2, 12, 7), (4, 13, 7), (7, 14, 7), (9,
        0, 7), (10, 5, 7), (12, 6, 7), (15, 8, 7), (2, 3, 8), (3, 6, 8), (6, 0, 8), (7, 1, 8),
        (8, 14, 8), (9, 15, 8), (12, 9, 8), (13, 12, 8), (2, 4, 9), (3, 7, 9), (4, 14, 9), (5,
        15, 9), (10, 0, 9), (11, 1, 9), (12, 8, 9), (13, 11, 9), (4, 4, 10), (5, 7, 10), (6, 9,
        10), (7, 12, 10), (12, 0, 10), (13, 1, 10), (14, 2, 10), (15, 5, 10), (2, 6, 11), (3, 3,
        11), (6, 1, 11), (7, 0, 11), (8, 15, 11), (9, 14, 11), (12, 12, 11), (13, 9, 11), (2, 7,
        12), (3, 4, 12), (4, 15, 12), (5, 14, 12), (10, 1, 12), (11, 0, 12), (12, 11, 12), (13,
        8, 12), (4, 7, 13), (5, 4, 13), (6, 12, 13), (7, 9, 13), (12, 1, 13), (13, 0, 13), (14,
        5, 13), (15, 2, 13), (1, 15, 14), (3, 13, 14), (4, 9, 14), (6, 4, 14), (9, 11, 14), (11,
        6, 14), (12, 2, 14), (14, 0, 14), (0, 15, 15), (2, 13, 15), (5, 9, 15), (7, 4, 15), (8,
        11, 15), (10, 6, 15), (13, 2, 15), (15, 0, 15), (8, 4, 0), (9, 7, 0), (10, 9, 0), (11,
        12, 0), (12, 10, 0), (13, 13, 0), (14, 14, 0), (15, 15, 0), (8, 7, 1), (9, 4, 1), (10,
        12, 1), (11, 9, 1), (12, 13, 1), (13, 10, 1), (14, 15, 1), (15, 14, 1), (1, 5, 2), (3,
        1, 2), (5, 11, 2), (7, 6, 2), (8, 9, 2), (10, 4, 2), (12, 14, 2), (14, 10, 2), (1, 6,
        3), (2, 8, 3), (5, 1, 3), (6, 2, 3), (8, 10, 3), (11, 15, 3), (12, 4, 3), (15, 12, 3),
        (1, 7, 4), (2, 9, 4), (4, 10, 4), (7, 15, 4), (9, 1, 4), (10, 2, 4), (12, 3, 4), (15,
        11, 4), (0, 5, 5), (2, 1, 5), (4, 11, 5), (6, 6, 5), (9, 9, 5), (11, 4, 5), (13, 14, 5),
        (15, 10, 5), (0, 6, 6), (3, 8, 6), (4, 1, 6), (7, 2, 6), (9, 10, 6), (10, 15, 6), (13,
        4, 6), (14, 12, 6), (0, 7, 7), (3, 9, 7), (5, 10, 7), (6, 15, 7), (8, 1, 7), (11, 2, 7),
        (13, 3, 7), (14, 11, 7), (0, 8, 8), (1, 11, 8), (4, 2, 8), (5, 5, 8), (10, 10, 8), (11,
        13, 8), (14, 4, 8), (15, 7, 8), (0, 9, 9), (1, 12, 9), (6, 10, 9), (7, 13, 9), (8, 2,
        9), (9, 5, 9), (14, 3, 9), (15, 6, 9), (0, 10, 10), (1, 13, 10), (2, 14, 10), (3, 15,
        10), (8, 3, 10), (9, 6, 10), (10, 8, 10), (11, 11, 10), (0, 11, 11), (1, 8, 11), (4, 5,
        11), (5, 2, 11), (10, 13, 11), (11, 10, 11), (14, 7, 11), (15, 4, 11), (0, 12, 12), (1,
        9, 12), (6, 13, 12), (7, 10, 12), (8, 5, 12), (9, 2, 12), (14, 6, 12), (15, 3, 12), (0,
        13, 13), (1, 10, 13), (2, 15, 13), (3, 14, 13), (8, 6, 13), (9, 3, 13), (10, 11, 13),
        (11, 8, 13), (0, 14, 14), (2, 10, 14), (5, 12, 14), (7, 7, 14), (8, 8, 14), (10, 3, 14),
        (13, 5, 14), (15, 1, 14), (1, 14, 15), (3, 10, 15), (4, 12, 15), (6, 7, 15), (9, 8, 15),
        (11, 3, 15), (12, 5, 15), (14, 1, 15)
    ],
    np.int32,
)
# s = <R ~R>_0: terms (i, j, k), 8 with a plus sign first.
_SANDWICH__FULL__FULL__VJP_S_TERMS = np.array(
    [
        (0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 3, 0), (5, 5, 0), (6, 6, 0), (8, 8, 0), (11, 11,
        0), (4, 4, 0), (7, 7, 0), (9, 9, 0), (10, 10, 0), (12, 12, 0), (13, 13, 0), (14, 14, 0),
        (15, 15, 0)
    ],
    np.int32,
)
# h = -(W . N): terms (i, j, k), 0 with a plus sign first.
_SANDWICH__FULL__FULL__VJP_H_TERMS = np.array(
    [
        (0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 4, 0), (5, 5, 0), (6, 6, 0), (7, 7, 0),
        (8, 8, 0), (9, 9, 0), (10, 10, 0), (11, 11, 0), (12, 12, 0), (13, 13, 0), (14, 14, 0),
        (15, 15, 0)
    ],
    np.int32,
)
# dR from ds R: terms (i, j, k), 16 with a plus sign first.
_SANDWICH__FULL__FULL__VJP_DR_TERMS = np.array(
    [
        (0, 0, 0), (0, 0, 0), (0, 1, 1), (0, 1, 1), (0, 2, 2), (0, 2, 2), (0, 3, 3), (0, 3, 3),
        (0, 5, 5), (0, 5, 5), (0, 6, 6), (0, 6, 6), (0, 8, 8), (0, 8, 8), (0, 11, 11), (0, 11,
        11), (0, 4, 4), (0, 4, 4), (0, 7, 7), (0, 7, 7), (0, 9, 9), (0, 9, 9), (0, 10, 10), (0,
        10, 10), (0, 12, 12), (0, 12, 12), (0, 13, 13), (0, 13, 13), (0, 14, 14), (0, 14, 14),
        (0, 15, 15), (0, 15, 15)
    ],
    np.int32,
)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__full__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the table form: 1600 multiplications, 1600 additions, 17 divisions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_R = np.empty((16, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_P = np.empty((16, 32), g.dtype)
    tile_N = np.empty((16, 32), g.dtype)
    tile_s = np.empty((1, 32), g.dtype)
    tile_W = np.empty((16, 32), g.dtype)
    tile_h = np.empty((1, 32), g.dtype)
    tile_ds = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((16, 32), g.dtype)
    tile_dP = np.empty((16, 32), g.dtype)
    tile_dR2 = np.empty((16, 32), g.dtype)
    tile_dR3 = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    tile_dR4 = np.empty((16, 32), g.dtype)
    lanes_dR = np.zeros((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        # s = <R ~R>_0
        for k in range(1):
            for e in range(width):
                tile_s[k, e] = 0
        for term in range(8):
            i = _SANDWICH__FULL__FULL__VJP_S_TERMS[term, 0]
            j = _SANDWICH__FULL__FULL__VJP_S_TERMS[term, 1]
            k = _SANDWICH__FULL__FULL__VJP_S_TERMS[term, 2]
            for e in range(width):
                tile_s[k, e] += tile_R[i, e] * tile_R[j, e]
        for term in range(8, 16):
            i = _SANDWICH__FULL__FULL__VJP_S_TERMS[term, 0]
            j = _SANDWICH__FULL__FULL__VJP_S_TERMS[term, 1]
            k = _SANDWICH__FULL__FULL__VJP_S_TERMS[term, 2]
            for e in range(width):
                tile_s[k, e] -= tile_R[i, e] * tile_R[j, e]
        # W = g / s
        for k in range(16):
            for e in range(width):
                tile_W[k, e] = tile_g[k, e] / tile_s[0, e]
        # dP from W R
        for k in range(16):
            for e in range(width):
                tile_dP[k, e] = 0
        for term in range(128):
            i = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 2]
            j = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 1]
            k = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 0]
            for e in range(width):
                tile_dP[k, e] += tile_W[i, e] * tile_R[j, e]
        for term in range(128, 256):
            i = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 2]
            j = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 1]
            k = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 0]
            for e in range(width):
                tile_dP[k, e] -= tile_W[i, e] * tile_R[j, e]
        if dR_step >= 0:
            # P = R_even x + R_odd x^
            for k in range(16):
                for e in range(width):
                    tile_P[k, e] = 0
            for term in range(144):
                i = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 0]
                j = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 1]
                k = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 2]
                for e in range(width):
                    tile_P[k, e] += tile_R[i, e] * tile_x[j, e]
            for term in range(144, 256):
                i = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 0]
                j = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 1]
                k = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 2]
                for e in range(width):
                    tile_P[k, e] -= tile_R[i, e] * tile_x[j, e]
            # N = P ~R
            for k in range(16):
                for e in range(width):
                    tile_N[k, e] = 0
            for term in range(128):
                i = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 0]
                j = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 1]
                k = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 2]
                for e in range(width):
                    tile_N[k, e] += tile_P[i, e] * tile_R[j, e]
            for term in range(128, 256):
                i = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 0]
                j = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 1]
                k = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 2]
                for e in range(width):
                    tile_N[k, e] -= tile_P[i, e] * tile_R[j, e]
            # h = -(W . N)
            for k in range(1):
                for e in range(width):
                    tile_h[k, e] = 0
            for term in range(0, 16):
                i = _SANDWICH__FULL__FULL__VJP_H_TERMS[term, 0]
                j = _SANDWICH__FULL__FULL__VJP_H_TERMS[term, 1]
                k = _SANDWICH__FULL__FULL__VJP_H_TERMS[term, 2]
                for e in range(width):
                    tile_h[k, e] -= tile_W[i, e] * tile_N[j, e]
            # ds = h / s
            for k in range(1):
                for e in range(width):
                    tile_ds[k, e] = tile_h[k, e] / tile_s[0, e]
            # dR from ds R
            for k in range(16):
                for e in range(width):
                    tile_dR[k, e] = 0
            for term in range(16):
                i = _SANDWICH__FULL__FULL__VJP_DR_TERMS[term, 0]
                j = _SANDWICH__FULL__FULL__VJP_DR_TERMS[term, 1]
                k = _SANDWICH__FULL__FULL__VJP_DR_TERMS[term, 2]
                for e in range(width):
                    tile_dR[k, e] += tile_ds[i, e] * tile_R[j, e]
            for term in range(16, 32):
                i = _SANDWICH__FULL__FULL__VJP_DR_TERMS[term, 0]
                j = _SANDWICH__FULL__FULL__VJP_DR_TERMS[term, 1]
                k = _SANDWICH__FULL__FULL__VJP_DR_TERMS[term, 2]
                for e in range(width):
                    tile_dR[k, e] -= tile_ds[i, e] * tile_R[j, e]
            # dR2 from W P
            for k in range(16):
                for e in range(width):
                    tile_dR2[k, e] = 0
            for term in range(128):
                i = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 2]
                j = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 0]
                k = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 1]
                for e in range(width):
                    tile_dR2[k, e] += tile_W[i, e] * tile_P[j, e]
            for term in range(128, 256):
                i = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 2]
                j = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 0]
                k = _SANDWICH__FULL__FULL__VJP_N_TERMS[term, 1]
                for e in range(width):
                    tile_dR2[k, e] -= tile_W[i, e] * tile_P[j, e]
            # dR3 from dP x
            for k in range(16):
                for e in range(width):
                    tile_dR3[k, e] = 0
            for term in range(144):
                i = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 2]
                j = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 1]
                k = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 0]
                for e in range(width):
                    tile_dR3[k, e] += tile_dP[i, e] * tile_x[j, e]
            for term in range(144, 256):
                i = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 2]
                j = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 1]
                k = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 0]
                for e in range(width):
                    tile_dR3[k, e] -= tile_dP[i, e] * tile_x[j, e]
            # dR4 = dR + dR2 + dR3
            for k in range(16):
                for e in range(width):
                    tile_dR4[k, e] = tile_dR[k, e] + tile_dR2[k, e] + tile_dR3[k, e]
            if dR_step:
                for e in range(width):
                    for k in range(16):
                        dR[(start + e) * dR_step + k] = tile_dR4[k, e]
            else:
                _add_tile(tile_dR4, lanes_dR, width)
        if dx_step >= 0:
            # dx from dP R
            for k in range(16):
                for e in range(width):
                    tile_dx[k, e] = 0
            for term in range(144):
                i = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 2]
                j = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 0]
                k = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 1]
                for e in range(width):
                    tile_dx[k, e] += tile_dP[i, e] * tile_R[j, e]
            for term in range(144, 256):
                i = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 2]
                j = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 0]
                k = _SANDWICH__FULL__FULL__VJP_P_TERMS[term, 1]
                for e in range(width):
                    tile_dx[k, e] -= tile_dP[i, e] * tile_R[j, e]
            if dx_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    R : (..., 16), full: grades 0, 1, 2, 3, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__full, 4, 16, 0, g, R)
    return _run_vjp(_sandwich__full__full__vjp, 16, (16, 16), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__scalar__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 73 multiplications, 37 additions, 2 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((10, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6 -
                R_7*R_7
            )
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            # dP from W R
            tile_common[2, e] = R_0*W_0
            tile_common[3, e] = R_1*W_0
            tile_common[4, e] = R_2*W_0
            tile_common[5, e] = R_4*W_0
            tile_common[6, e] = -R_3*W_0
            tile_common[7, e] = -R_5*W_0
            tile_common[8, e] = -R_6*W_0
            tile_common[9, e] = -R_7*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                x_0 = tile_x[0, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                dP_4 = tile_common[6, e]
                dP_5 = tile_common[7, e]
                dP_6 = tile_common[8, e]
                dP_7 = tile_common[9, e]
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
                N_0 = (
                    P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_4 - P_4*R_3 - P_5*R_5 - P_6*R_6 -
                    P_7*R_7
                )
                # h = -(W . N)
                h_0 = -N_0*W_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                dR_7 = -c2*R_7*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0
                dR2_1 = P_1*W_0
                dR2_2 = P_2*W_0
                dR2_3 = -P_4*W_0
                dR2_4 = P_3*W_0
                dR2_5 = -P_5*W_0
                dR2_6 = -P_6*W_0
                dR2_7 = -P_7*W_0
                # dR3 from dP x
                dR3_0 = dP_0*x_0
                dR3_1 = dP_1*x_0
                dR3_2 = dP_2*x_0
                dR3_3 = dP_4*x_0
                dR3_4 = dP_3*x_0
                dR3_5 = dP_5*x_0
                dR3_6 = dP_6*x_0
                dR3_7 = dP_7*x_0
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
                tile_dR[7, e] = dR_7 + dR2_7 + dR3_7
            if dR_step:
                for e in range(width):
                    for k in range(8):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                dP_4 = tile_common[6, e]
                dP_5 = tile_common[7, e]
                dP_6 = tile_common[8, e]
                dP_7 = tile_common[9, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_0 + R_1*dP_1 + R_2*dP_2 + R_3*dP_4 + R_4*dP_3 + R_5*dP_5 +
                    R_6*dP_6 + R_7*dP_7
                )
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
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 4, 8, 0, g, R)
    return _run_vjp(_sandwich__even__scalar__vjp, 1, (8, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__vector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 220 multiplications, 178 additions, 5 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((13, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6 -
                R_7*R_7
            )
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
            tile_common[5, e] = R_0*W_0 - R_1*W_1 - R_2*W_2 - R_3*W_3
            tile_common[6, e] = R_0*W_1 + R_1*W_0 - R_4*W_2 - R_5*W_3
            tile_common[7, e] = R_0*W_2 + R_2*W_0 + R_4*W_1 - R_6*W_3
            tile_common[8, e] = R_1*W_2 + R_4*W_0 - R_2*W_1 - R_7*W_3
            tile_common[9, e] = R_0*W_3 - R_3*W_0 - R_5*W_1 - R_6*W_2
            tile_common[10, e] = R_1*W_3 + R_3*W_1 - R_5*W_0 - R_7*W_2
            tile_common[11, e] = R_2*W_3 + R_3*W_2 + R_7*W_1 - R_6*W_0
            tile_common[12, e] = R_4*W_3 + R_5*W_2 - R_6*W_1 - R_7*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
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
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                dP_7 = tile_common[12, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 - R_3*x_3
                P_1 = R_0*x_1 + R_4*x_2 - R_1*x_0 - R_5*x_3
                P_2 = R_0*x_2 - R_2*x_0 - R_4*x_1 - R_6*x_3
                P_3 = R_1*x_2 + R_4*x_0 - R_2*x_1 - R_7*x_3
                P_4 = R_0*x_3 - R_3*x_0 - R_5*x_1 - R_6*x_2
                P_5 = R_1*x_3 + R_5*x_0 - R_3*x_1 - R_7*x_2
                P_6 = R_2*x_3 + R_6*x_0 + R_7*x_1 - R_3*x_2
                P_7 = R_4*x_3 + R_6*x_1 - R_5*x_2 - R_7*x_0
                # N = P ~R
                N_0 = (
                    P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_4 - P_4*R_3 - P_5*R_5 - P_6*R_6 -
                    P_7*R_7
                )
                N_1 = (
                    P_1*R_0 + P_2*R_4 + P_5*R_3 + P_6*R_7 - P_0*R_1 - P_3*R_2 - P_4*R_5 -
                    P_7*R_6
                )
                N_2 = (
                    P_2*R_0 + P_3*R_1 + P_6*R_3 + P_7*R_5 - P_0*R_2 - P_1*R_4 - P_4*R_6 -
                    P_5*R_7
                )
                N_3 = (
                    P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_4 - P_0*R_3 - P_1*R_5 - P_2*R_6 -
                    P_3*R_7
                )
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                dR_7 = -c2*R_7*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0 + P_1*W_1 + P_2*W_2 + P_4*W_3
                dR2_1 = P_1*W_0 + P_3*W_2 + P_5*W_3 - P_0*W_1
                dR2_2 = P_2*W_0 + P_6*W_3 - P_0*W_2 - P_3*W_1
                dR2_3 = P_5*W_1 + P_6*W_2 - P_0*W_3 - P_4*W_0
                dR2_4 = P_2*W_1 + P_3*W_0 + P_7*W_3 - P_1*W_2
                dR2_5 = P_7*W_2 - P_1*W_3 - P_4*W_1 - P_5*W_0
                dR2_6 = -P_2*W_3 - P_4*W_2 - P_6*W_0 - P_7*W_1
                dR2_7 = P_6*W_1 - P_3*W_3 - P_5*W_2 - P_7*W_0
                # dR3 from dP x
                dR3_0 = dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_4*x_3
                dR3_1 = dP_0*x_1 + dP_3*x_2 + dP_5*x_3 - dP_1*x_0
                dR3_2 = dP_0*x_2 + dP_6*x_3 - dP_2*x_0 - dP_3*x_1
                dR3_3 = -dP_4*x_0 - dP_5*x_1 - dP_6*x_2 - dP_0*x_3
                dR3_4 = dP_3*x_0 + dP_1*x_2 + dP_7*x_3 - dP_2*x_1
                dR3_5 = dP_5*x_0 - dP_4*x_1 - dP_7*x_2 - dP_1*x_3
                dR3_6 = dP_6*x_0 + dP_7*x_1 - dP_4*x_2 - dP_2*x_3
                dR3_7 = dP_6*x_1 - dP_7*x_0 - dP_5*x_2 - dP_3*x_3
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
                tile_dR[7, e] = dR_7 + dR2_7 + dR3_7
            if dR_step:
                for e in range(width):
                    for k in range(8):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[5, e]
                dP_1 = tile_common[6, e]
                dP_2 = tile_common[7, e]
                dP_3 = tile_common[8, e]
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                dP_7 = tile_common[12, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_0 + R_4*dP_3 + R_5*dP_5 + R_6*dP_6 - R_1*dP_1 - R_2*dP_2 -
                    R_3*dP_4 - R_7*dP_7
                )
                tile_dx[1, e] = (
                    R_0*dP_1 + R_1*dP_0 + R_6*dP_7 + R_7*dP_6 - R_2*dP_3 - R_3*dP_5 -
                    R_4*dP_2 - R_5*dP_4
                )
                tile_dx[2, e] = (
                    R_0*dP_2 + R_1*dP_3 + R_2*dP_0 + R_4*dP_1 - R_3*dP_6 - R_5*dP_7 -
                    R_6*dP_4 - R_7*dP_5
                )
                tile_dx[3, e] = (
                    R_0*dP_4 + R_1*dP_5 + R_2*dP_6 + R_4*dP_7 - R_3*dP_0 - R_5*dP_1 -
                    R_6*dP_2 - R_7*dP_3
                )
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


def sandwich__even__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__even__vector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 4), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 4, 8, 0, g, R)
    return _run_vjp(_sandwich__even__vector__vjp, 4, (8, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__bivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 318 multiplications, 272 additions, 7 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((6, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((6, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((6, 32), g.dtype)
    tile_common = np.empty((15, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((6, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6 -
                R_7*R_7
            )
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
            W_4 = g_4/s_0
            tile_common[5, e] = W_4
            W_5 = g_5/s_0
            tile_common[6, e] = W_5
            # dP from W R
            tile_common[7, e] = (
                -R_1*W_0 - R_2*W_1 - R_3*W_2 - R_4*W_3 - R_5*W_4 - R_6*W_5
            )
            tile_common[8, e] = (
                R_0*W_0 + R_2*W_3 + R_3*W_4 - R_4*W_1 - R_5*W_2 - R_7*W_5
            )
            tile_common[9, e] = (
                R_0*W_1 + R_3*W_5 + R_4*W_0 + R_7*W_4 - R_1*W_3 - R_6*W_2
            )
            tile_common[10, e] = (
                R_0*W_3 + R_1*W_1 + R_5*W_5 - R_2*W_0 - R_6*W_4 - R_7*W_2
            )
            tile_common[11, e] = (
                R_0*W_2 + R_7*W_3 - R_1*W_4 - R_2*W_5 - R_5*W_0 - R_6*W_1
            )
            tile_common[12, e] = (
                R_0*W_4 + R_1*W_2 + R_3*W_0 - R_4*W_5 - R_6*W_3 - R_7*W_1
            )
            tile_common[13, e] = (
                R_0*W_5 + R_2*W_2 + R_3*W_1 + R_4*W_4 + R_5*W_3 + R_7*W_0
            )
            tile_common[14, e] = (
                R_1*W_5 + R_4*W_2 + R_5*W_1 - R_2*W_4 - R_3*W_3 - R_6*W_0
            )
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                W_4 = tile_common[5, e]
                W_5 = tile_common[6, e]
                dP_0 = tile_common[7, e]
                dP_1 = tile_common[8, e]
                dP_2 = tile_common[9, e]
                dP_3 = tile_common[10, e]
                dP_4 = tile_common[11, e]
                dP_5 = tile_common[12, e]
                dP_6 = tile_common[13, e]
                dP_7 = tile_common[14, e]
                # P = R_even x + R_odd x^
                P_0 = R_3*x_2 + R_5*x_4 + R_6*x_5 - R_1*x_0 - R_2*x_1 - R_4*x_3
                P_1 = R_0*x_0 + R_3*x_4 + R_4*x_1 + R_7*x_5 - R_2*x_3 - R_5*x_2
                P_2 = R_0*x_1 + R_1*x_3 + R_3*x_5 - R_4*x_0 - R_6*x_2 - R_7*x_4
                P_3 = R_0*x_3 + R_2*x_0 + R_5*x_5 + R_7*x_2 - R_1*x_1 - R_6*x_4
                P_4 = R_0*x_2 + R_1*x_4 + R_2*x_5 - R_5*x_0 - R_6*x_1 - R_7*x_3
                P_5 = R_0*x_4 + R_3*x_0 + R_4*x_5 + R_7*x_1 - R_1*x_2 - R_6*x_3
                P_6 = R_0*x_5 + R_3*x_1 + R_5*x_3 - R_2*x_2 - R_4*x_4 - R_7*x_0
                P_7 = R_1*x_5 + R_3*x_3 + R_4*x_2 + R_6*x_0 - R_2*x_4 - R_5*x_1
                # N = P ~R
                N_0 = (
                    P_1*R_0 + P_2*R_4 + P_5*R_3 + P_6*R_7 - P_0*R_1 - P_3*R_2 - P_4*R_5 -
                    P_7*R_6
                )
                N_1 = (
                    P_2*R_0 + P_3*R_1 + P_6*R_3 + P_7*R_5 - P_0*R_2 - P_1*R_4 - P_4*R_6 -
                    P_5*R_7
                )
                N_2 = (
                    P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_4 - P_0*R_3 - P_1*R_5 - P_2*R_6 -
                    P_3*R_7
                )
                N_3 = (
                    P_1*R_2 + P_3*R_0 + P_4*R_7 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 -
                    P_7*R_3
                )
                N_4 = (
                    P_1*R_3 + P_2*R_7 + P_5*R_0 + P_6*R_4 - P_0*R_5 - P_3*R_6 - P_4*R_1 -
                    P_7*R_2
                )
                N_5 = (
                    P_2*R_3 + P_3*R_5 + P_6*R_0 + P_7*R_1 - P_0*R_6 - P_1*R_7 - P_4*R_2 -
                    P_5*R_4
                )
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3 - N_4*W_4 - N_5*W_5
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                dR_7 = -c2*R_7*ds_0
                # dR2 from W P
                dR2_0 = P_1*W_0 + P_2*W_1 + P_3*W_3 + P_4*W_2 + P_5*W_4 + P_6*W_5
                dR2_1 = P_3*W_1 + P_5*W_2 + P_7*W_5 - P_0*W_0 - P_2*W_3 - P_4*W_4
                dR2_2 = P_1*W_3 + P_6*W_2 - P_0*W_1 - P_3*W_0 - P_4*W_5 - P_7*W_4
                dR2_3 = P_1*W_4 + P_2*W_5 + P_5*W_0 + P_6*W_1 - P_0*W_2 - P_7*W_3
                dR2_4 = P_2*W_0 + P_6*W_4 + P_7*W_2 - P_0*W_3 - P_1*W_1 - P_5*W_5
                dR2_5 = P_3*W_5 + P_6*W_3 + P_7*W_1 - P_0*W_4 - P_1*W_2 - P_4*W_0
                dR2_6 = -P_0*W_5 - P_2*W_2 - P_3*W_4 - P_4*W_1 - P_5*W_3 - P_7*W_0
                dR2_7 = P_2*W_4 + P_4*W_3 + P_6*W_0 - P_1*W_5 - P_3*W_2 - P_5*W_1
                # dR3 from dP x
                dR3_0 = dP_1*x_0 + dP_2*x_1 + dP_4*x_2 + dP_3*x_3 + dP_5*x_4 + dP_6*x_5
                dR3_1 = dP_2*x_3 + dP_4*x_4 + dP_7*x_5 - dP_0*x_0 - dP_3*x_1 - dP_5*x_2
                dR3_2 = dP_3*x_0 + dP_4*x_5 - dP_0*x_1 - dP_6*x_2 - dP_1*x_3 - dP_7*x_4
                dR3_3 = dP_5*x_0 + dP_6*x_1 + dP_0*x_2 + dP_7*x_3 + dP_1*x_4 + dP_2*x_5
                dR3_4 = dP_1*x_1 + dP_7*x_2 + dP_5*x_5 - dP_2*x_0 - dP_0*x_3 - dP_6*x_4
                dR3_5 = dP_6*x_3 + dP_0*x_4 + dP_3*x_5 - dP_4*x_0 - dP_7*x_1 - dP_1*x_2
                dR3_6 = dP_7*x_0 + dP_0*x_5 - dP_4*x_1 - dP_2*x_2 - dP_5*x_3 - dP_3*x_4
                dR3_7 = dP_5*x_1 + dP_3*x_2 + dP_1*x_5 - dP_6*x_0 - dP_4*x_3 - dP_2*x_4
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
                tile_dR[7, e] = dR_7 + dR2_7 + dR3_7
            if dR_step:
                for e in range(width):
                    for k in range(8):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[7, e]
                dP_1 = tile_common[8, e]
                dP_2 = tile_common[9, e]
                dP_3 = tile_common[10, e]
                dP_4 = tile_common[11, e]
                dP_5 = tile_common[12, e]
                dP_6 = tile_common[13, e]
                dP_7 = tile_common[14, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_1 + R_2*dP_3 + R_3*dP_5 + R_6*dP_7 - R_1*dP_0 - R_4*dP_2 -
                    R_5*dP_4 - R_7*dP_6
                )
                tile_dx[1, e] = (
                    R_0*dP_2 + R_3*dP_6 + R_4*dP_1 + R_7*dP_5 - R_1*dP_3 - R_2*dP_0 -
                    R_5*dP_7 - R_6*dP_4
                )
                tile_dx[2, e] = (
                    R_0*dP_4 + R_3*dP_0 + R_4*dP_7 + R_7*dP_3 - R_1*dP_5 - R_2*dP_6 -
                    R_5*dP_1 - R_6*dP_2
                )
                tile_dx[3, e] = (
                    R_0*dP_3 + R_1*dP_2 + R_3*dP_7 + R_5*dP_6 - R_2*dP_1 - R_4*dP_0 -
                    R_6*dP_5 - R_7*dP_4
                )
                tile_dx[4, e] = (
                    R_0*dP_5 + R_1*dP_4 + R_3*dP_1 + R_5*dP_0 - R_2*dP_7 - R_4*dP_6 -
                    R_6*dP_3 - R_7*dP_2
                )
                tile_dx[5, e] = (
                    R_0*dP_6 + R_1*dP_7 + R_2*dP_4 + R_3*dP_2 + R_4*dP_5 + R_5*dP_3 +
                    R_6*dP_0 + R_7*dP_1
                )
            if dx_step:
                for e in range(width):
                    for k in range(6):
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

    g : (..., 6), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 6), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 4, 8, 0, g, R)
    return _run_vjp(_sandwich__even__bivector__vjp, 6, (8, 6), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__trivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 220 multiplications, 178 additions, 5 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((13, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6 -
                R_7*R_7
            )
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
            tile_common[5, e] = R_7*W_3 - R_4*W_0 - R_5*W_1 - R_6*W_2
            tile_common[6, e] = R_2*W_0 + R_3*W_1 - R_6*W_3 - R_7*W_2
            tile_common[7, e] = R_3*W_2 + R_5*W_3 + R_7*W_1 - R_1*W_0
            tile_common[8, e] = R_0*W_0 + R_5*W_2 - R_3*W_3 - R_6*W_1
            tile_common[9, e] = R_7*W_0 - R_1*W_1 - R_2*W_2 - R_4*W_3
            tile_common[10, e] = R_0*W_1 + R_2*W_3 - R_4*W_2 - R_6*W_0
            tile_common[11, e] = R_0*W_2 + R_4*W_1 + R_5*W_0 - R_1*W_3
            tile_common[12, e] = R_0*W_3 + R_1*W_2 - R_2*W_1 - R_3*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
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
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                dP_7 = tile_common[12, e]
                # P = R_even x + R_odd x^
                P_0 = R_5*x_1 + R_6*x_2 + R_7*x_3 - R_4*x_0
                P_1 = R_2*x_0 + R_6*x_3 - R_3*x_1 - R_7*x_2
                P_2 = R_7*x_1 - R_1*x_0 - R_3*x_2 - R_5*x_3
                P_3 = R_0*x_0 + R_5*x_2 - R_3*x_3 - R_6*x_1
                P_4 = R_7*x_0 - R_1*x_1 - R_2*x_2 - R_4*x_3
                P_5 = R_0*x_1 + R_4*x_2 - R_2*x_3 - R_6*x_0
                P_6 = R_0*x_2 + R_1*x_3 + R_5*x_0 - R_4*x_1
                P_7 = R_0*x_3 + R_2*x_1 - R_1*x_2 - R_3*x_0
                # N = P ~R
                N_0 = (
                    P_1*R_2 + P_3*R_0 + P_4*R_7 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 -
                    P_7*R_3
                )
                N_1 = (
                    P_1*R_3 + P_2*R_7 + P_5*R_0 + P_6*R_4 - P_0*R_5 - P_3*R_6 - P_4*R_1 -
                    P_7*R_2
                )
                N_2 = (
                    P_2*R_3 + P_3*R_5 + P_6*R_0 + P_7*R_1 - P_0*R_6 - P_1*R_7 - P_4*R_2 -
                    P_5*R_4
                )
                N_3 = (
                    P_0*R_7 + P_2*R_5 + P_5*R_2 + P_7*R_0 - P_1*R_6 - P_3*R_3 - P_4*R_4 -
                    P_6*R_1
                )
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                dR_7 = -c2*R_7*ds_0
                # dR2 from W P
                dR2_0 = P_3*W_0 + P_5*W_1 + P_6*W_2 + P_7*W_3
                dR2_1 = P_7*W_2 - P_2*W_0 - P_4*W_1 - P_6*W_3
                dR2_2 = P_1*W_0 + P_5*W_3 - P_4*W_2 - P_7*W_1
                dR2_3 = P_1*W_1 + P_2*W_2 - P_3*W_3 - P_7*W_0
                dR2_4 = P_6*W_1 - P_0*W_0 - P_4*W_3 - P_5*W_2
                dR2_5 = P_2*W_3 + P_3*W_2 + P_6*W_0 - P_0*W_1
                dR2_6 = -P_0*W_2 - P_1*W_3 - P_3*W_1 - P_5*W_0
                dR2_7 = P_0*W_3 + P_2*W_1 + P_4*W_0 - P_1*W_2
                # dR3 from dP x
                dR3_0 = dP_3*x_0 + dP_5*x_1 + dP_6*x_2 + dP_7*x_3
                dR3_1 = dP_6*x_3 - dP_2*x_0 - dP_4*x_1 - dP_7*x_2
                dR3_2 = dP_1*x_0 + dP_7*x_1 - dP_4*x_2 - dP_5*x_3
                dR3_3 = -dP_7*x_0 - dP_1*x_1 - dP_2*x_2 - dP_3*x_3
                dR3_4 = dP_5*x_2 - dP_0*x_0 - dP_6*x_1 - dP_4*x_3
                dR3_5 = dP_6*x_0 + dP_0*x_1 + dP_3*x_2 - dP_2*x_3
                dR3_6 = dP_0*x_2 + dP_1*x_3 - dP_5*x_0 - dP_3*x_1
                dR3_7 = dP_4*x_0 + dP_2*x_1 + dP_0*x_3 - dP_1*x_2
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
                tile_dR[7, e] = dR_7 + dR2_7 + dR3_7
            if dR_step:
                for e in range(width):
                    for k in range(8):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[5, e]
                dP_1 = tile_common[6, e]
                dP_2 = tile_common[7, e]
                dP_3 = tile_common[8, e]
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                dP_7 = tile_common[12, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_3 + R_2*dP_1 + R_5*dP_6 + R_7*dP_4 - R_1*dP_2 - R_3*dP_7 -
                    R_4*dP_0 - R_6*dP_5
                )
                tile_dx[1, e] = (
                    R_0*dP_5 + R_2*dP_7 + R_5*dP_0 + R_7*dP_2 - R_1*dP_4 - R_3*dP_1 -
                    R_4*dP_6 - R_6*dP_3
                )
                tile_dx[2, e] = (
                    R_0*dP_6 + R_4*dP_5 + R_5*dP_3 + R_6*dP_0 - R_1*dP_7 - R_2*dP_4 -
                    R_3*dP_2 - R_7*dP_1
                )
                tile_dx[3, e] = (
                    R_0*dP_7 + R_1*dP_6 + R_6*dP_1 + R_7*dP_0 - R_2*dP_5 - R_3*dP_3 -
                    R_4*dP_4 - R_5*dP_2
                )
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


def sandwich__even__trivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__even__trivector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 4), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), trivector: grades 3
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 4, 8, 0, g, R)
    return _run_vjp(_sandwich__even__trivector__vjp, 4, (8, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__g4__vjp(count, g, g_step, R, R_step, x, x_step, dR, dR_step, dx, dx_step):
    """Run the unrolled form: 73 multiplications, 37 additions, 2 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((10, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6 -
                R_7*R_7
            )
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            # dP from W R
            tile_common[2, e] = R_7*W_0
            tile_common[3, e] = -R_6*W_0
            tile_common[4, e] = R_5*W_0
            tile_common[5, e] = -R_3*W_0
            tile_common[6, e] = -R_4*W_0
            tile_common[7, e] = R_2*W_0
            tile_common[8, e] = -R_1*W_0
            tile_common[9, e] = R_0*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                x_0 = tile_x[0, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                dP_4 = tile_common[6, e]
                dP_5 = tile_common[7, e]
                dP_6 = tile_common[8, e]
                dP_7 = tile_common[9, e]
                # P = R_even x + R_odd x^
                P_0 = -R_7*x_0
                P_1 = R_6*x_0
                P_2 = -R_5*x_0
                P_3 = R_3*x_0
                P_4 = -R_4*x_0
                P_5 = R_2*x_0
                P_6 = -R_1*x_0
                P_7 = R_0*x_0
                # N = P ~R
                N_0 = (
                    P_0*R_7 + P_2*R_5 + P_5*R_2 + P_7*R_0 - P_1*R_6 - P_3*R_3 - P_4*R_4 -
                    P_6*R_1
                )
                # h = -(W . N)
                h_0 = -N_0*W_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                dR_7 = -c2*R_7*ds_0
                # dR2 from W P
                dR2_0 = P_7*W_0
                dR2_1 = -P_6*W_0
                dR2_2 = P_5*W_0
                dR2_3 = -P_3*W_0
                dR2_4 = -P_4*W_0
                dR2_5 = P_2*W_0
                dR2_6 = -P_1*W_0
                dR2_7 = P_0*W_0
                # dR3 from dP x
                dR3_0 = dP_7*x_0
                dR3_1 = -dP_6*x_0
                dR3_2 = dP_5*x_0
                dR3_3 = dP_3*x_0
                dR3_4 = -dP_4*x_0
                dR3_5 = -dP_2*x_0
                dR3_6 = dP_1*x_0
                dR3_7 = -dP_0*x_0
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
                tile_dR[7, e] = dR_7 + dR2_7 + dR3_7
            if dR_step:
                for e in range(width):
                    for k in range(8):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                dP_4 = tile_common[6, e]
                dP_5 = tile_common[7, e]
                dP_6 = tile_common[8, e]
                dP_7 = tile_common[9, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_7 + R_2*dP_5 + R_3*dP_3 + R_6*dP_1 - R_1*dP_6 - R_4*dP_4 -
                    R_5*dP_2 - R_7*dP_0
                )
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


def sandwich__even__g4__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__even__g4(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 1), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), g4: grades 4
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 4, 8, 0, g, R)
    return _run_vjp(_sandwich__even__g4__vjp, 1, (8, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 416 multiplications, 366 additions, 9 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((8, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    tile_common = np.empty((17, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6 -
                R_7*R_7
            )
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
            W_4 = g_4/s_0
            tile_common[5, e] = W_4
            W_5 = g_5/s_0
            tile_common[6, e] = W_5
            W_6 = g_6/s_0
            tile_common[7, e] = W_6
            W_7 = g_7/s_0
            tile_common[8, e] = W_7
            # dP from W R
            tile_common[9, e] = (
                R_0*W_0 + R_7*W_7 - R_1*W_1 - R_2*W_2 - R_3*W_3 - R_4*W_4 - R_5*W_5 -
                R_6*W_6
            )
            tile_common[10, e] = (
                R_0*W_1 + R_1*W_0 + R_2*W_4 + R_3*W_5 - R_4*W_2 - R_5*W_3 - R_6*W_7 -
                R_7*W_6
            )
            tile_common[11, e] = (
                R_0*W_2 + R_2*W_0 + R_3*W_6 + R_4*W_1 + R_5*W_7 + R_7*W_5 - R_1*W_4 -
                R_6*W_3
            )
            tile_common[12, e] = (
                R_0*W_4 + R_1*W_2 + R_4*W_0 + R_5*W_6 - R_2*W_1 - R_3*W_7 - R_6*W_5 -
                R_7*W_3
            )
            tile_common[13, e] = (
                R_0*W_3 + R_7*W_4 - R_1*W_5 - R_2*W_6 - R_3*W_0 - R_4*W_7 - R_5*W_1 -
                R_6*W_2
            )
            tile_common[14, e] = (
                R_0*W_5 + R_1*W_3 + R_2*W_7 + R_3*W_1 - R_4*W_6 - R_5*W_0 - R_6*W_4 -
                R_7*W_2
            )
            tile_common[15, e] = (
                R_0*W_6 + R_2*W_3 + R_3*W_2 + R_4*W_5 + R_5*W_4 + R_7*W_1 - R_1*W_7 -
                R_6*W_0
            )
            tile_common[16, e] = (
                R_0*W_7 + R_1*W_6 + R_4*W_3 + R_5*W_2 - R_2*W_5 - R_3*W_4 - R_6*W_1 -
                R_7*W_0
            )
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                W_4 = tile_common[5, e]
                W_5 = tile_common[6, e]
                W_6 = tile_common[7, e]
                W_7 = tile_common[8, e]
                dP_0 = tile_common[9, e]
                dP_1 = tile_common[10, e]
                dP_2 = tile_common[11, e]
                dP_3 = tile_common[12, e]
                dP_4 = tile_common[13, e]
                dP_5 = tile_common[14, e]
                dP_6 = tile_common[15, e]
                dP_7 = tile_common[16, e]
                # P = R_even x + R_odd x^
                P_0 = (
                    R_0*x_0 + R_3*x_3 + R_5*x_5 + R_6*x_6 - R_1*x_1 - R_2*x_2 - R_4*x_4 -
                    R_7*x_7
                )
                P_1 = (
                    R_0*x_1 + R_1*x_0 + R_3*x_5 + R_4*x_2 + R_6*x_7 + R_7*x_6 - R_2*x_4 -
                    R_5*x_3
                )
                P_2 = (
                    R_0*x_2 + R_1*x_4 + R_2*x_0 + R_3*x_6 - R_4*x_1 - R_5*x_7 - R_6*x_3 -
                    R_7*x_5
                )
                P_3 = (
                    R_0*x_4 + R_2*x_1 + R_3*x_7 + R_4*x_0 + R_5*x_6 + R_7*x_3 - R_1*x_2 -
                    R_6*x_5
                )
                P_4 = (
                    R_0*x_3 + R_1*x_5 + R_2*x_6 + R_3*x_0 - R_4*x_7 - R_5*x_1 - R_6*x_2 -
                    R_7*x_4
                )
                P_5 = (
                    R_0*x_5 + R_2*x_7 + R_3*x_1 + R_4*x_6 + R_5*x_0 + R_7*x_2 - R_1*x_3 -
                    R_6*x_4
                )
                P_6 = (
                    R_0*x_6 + R_3*x_2 + R_5*x_4 + R_6*x_0 - R_1*x_7 - R_2*x_3 - R_4*x_5 -
                    R_7*x_1
                )
                P_7 = (
                    R_0*x_7 + R_1*x_6 + R_3*x_4 + R_4*x_3 + R_6*x_1 + R_7*x_0 - R_2*x_5 -
                    R_5*x_2
                )
                # N = P ~R
                N_0 = (
                    P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_4 - P_4*R_3 - P_5*R_5 - P_6*R_6 -
                    P_7*R_7
                )
                N_1 = (
                    P_1*R_0 + P_2*R_4 + P_5*R_3 + P_6*R_7 - P_0*R_1 - P_3*R_2 - P_4*R_5 -
                    P_7*R_6
                )
                N_2 = (
                    P_2*R_0 + P_3*R_1 + P_6*R_3 + P_7*R_5 - P_0*R_2 - P_1*R_4 - P_4*R_6 -
                    P_5*R_7
                )
                N_3 = (
                    P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_4 - P_0*R_3 - P_1*R_5 - P_2*R_6 -
                    P_3*R_7
                )
                N_4 = (
                    P_1*R_2 + P_3*R_0 + P_4*R_7 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 -
                    P_7*R_3
                )
                N_5 = (
                    P_1*R_3 + P_2*R_7 + P_5*R_0 + P_6*R_4 - P_0*R_5 - P_3*R_6 - P_4*R_1 -
                    P_7*R_2
                )
                N_6 = (
                    P_2*R_3 + P_3*R_5 + P_6*R_0 + P_7*R_1 - P_0*R_6 - P_1*R_7 - P_4*R_2 -
                    P_5*R_4
                )
                N_7 = (
                    P_0*R_7 + P_2*R_5 + P_5*R_2 + P_7*R_0 - P_1*R_6 - P_3*R_3 - P_4*R_4 -
                    P_6*R_1
                )
                # h = -(W . N)
                h_0 = (
                    -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3 - N_4*W_4 - N_5*W_5 - N_6*W_6 -
                    N_7*W_7
                )
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                dR_7 = -c2*R_7*ds_0
                # dR2 from W P
                dR2_0 = (
                    P_0*W_0 + P_1*W_1 + P_2*W_2 + P_3*W_4 + P_4*W_3 + P_5*W_5 + P_6*W_6 +
                    P_7*W_7
                )
                dR2_1 = (
                    P_1*W_0 + P_3*W_2 + P_5*W_3 + P_7*W_6 - P_0*W_1 - P_2*W_4 - P_4*W_5 -
                    P_6*W_7
                )
                dR2_2 = (
                    P_1*W_4 + P_2*W_0 + P_5*W_7 + P_6*W_3 - P_0*W_2 - P_3*W_1 - P_4*W_6 -
                    P_7*W_5
                )
                dR2_3 = (
                    P_1*W_5 + P_2*W_6 + P_5*W_1 + P_6*W_2 - P_0*W_3 - P_3*W_7 - P_4*W_0 -
                    P_7*W_4
                )
                dR2_4 = (
                    P_2*W_1 + P_3*W_0 + P_6*W_5 + P_7*W_3 - P_0*W_4 - P_1*W_2 - P_4*W_7 -
                    P_5*W_6
                )
                dR2_5 = (
                    P_2*W_7 + P_3*W_6 + P_6*W_4 + P_7*W_2 - P_0*W_5 - P_1*W_3 - P_4*W_1 -
                    P_5*W_0
                )
                dR2_6 = (
                    -P_0*W_6 - P_1*W_7 - P_2*W_3 - P_3*W_5 - P_4*W_2 - P_5*W_4 - P_6*W_0 -
                    P_7*W_1
                )
                dR2_7 = (
                    P_0*W_7 + P_2*W_5 + P_4*W_4 + P_6*W_1 - P_1*W_6 - P_3*W_3 - P_5*W_2 -
                    P_7*W_0
                )
                # dR3 from dP x
                dR3_0 = (
                    dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_4*x_3 + dP_3*x_4 + dP_5*x_5 +
                    dP_6*x_6 + dP_7*x_7
                )
                dR3_1 = (
                    dP_1*x_0 + dP_2*x_4 + dP_4*x_5 + dP_7*x_6 - dP_0*x_1 - dP_3*x_2 -
                    dP_5*x_3 - dP_6*x_7
                )
                dR3_2 = (
                    dP_2*x_0 + dP_3*x_1 + dP_4*x_6 + dP_5*x_7 - dP_0*x_2 - dP_6*x_3 -
                    dP_1*x_4 - dP_7*x_5
                )
                dR3_3 = (
                    dP_4*x_0 + dP_5*x_1 + dP_6*x_2 + dP_0*x_3 + dP_7*x_4 + dP_1*x_5 +
                    dP_2*x_6 + dP_3*x_7
                )
                dR3_4 = (
                    dP_3*x_0 + dP_1*x_2 + dP_7*x_3 + dP_5*x_6 - dP_2*x_1 - dP_0*x_4 -
                    dP_6*x_5 - dP_4*x_7
                )
                dR3_5 = (
                    dP_5*x_0 + dP_6*x_4 + dP_0*x_5 + dP_3*x_6 - dP_4*x_1 - dP_7*x_2 -
                    dP_1*x_3 - dP_2*x_7
                )
                dR3_6 = (
                    dP_6*x_0 + dP_7*x_1 + dP_0*x_6 + dP_1*x_7 - dP_4*x_2 - dP_2*x_3 -
                    dP_5*x_4 - dP_3*x_5
                )
                dR3_7 = (
                    dP_7*x_0 + dP_5*x_2 + dP_3*x_3 + dP_1*x_6 - dP_6*x_1 - dP_4*x_4 -
                    dP_2*x_5 - dP_0*x_7
                )
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
                tile_dR[7, e] = dR_7 + dR2_7 + dR3_7
            if dR_step:
                for e in range(width):
                    for k in range(8):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[9, e]
                dP_1 = tile_common[10, e]
                dP_2 = tile_common[11, e]
                dP_3 = tile_common[12, e]
                dP_4 = tile_common[13, e]
                dP_5 = tile_common[14, e]
                dP_6 = tile_common[15, e]
                dP_7 = tile_common[16, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_0 + R_1*dP_1 + R_2*dP_2 + R_3*dP_4 + R_4*dP_3 + R_5*dP_5 +
                    R_6*dP_6 + R_7*dP_7
                )
                tile_dx[1, e] = (
                    R_0*dP_1 + R_2*dP_3 + R_3*dP_5 + R_6*dP_7 - R_1*dP_0 - R_4*dP_2 -
                    R_5*dP_4 - R_7*dP_6
                )
                tile_dx[2, e] = (
                    R_0*dP_2 + R_3*dP_6 + R_4*dP_1 + R_7*dP_5 - R_1*dP_3 - R_2*dP_0 -
                    R_5*dP_7 - R_6*dP_4
                )
                tile_dx[3, e] = (
                    R_0*dP_4 + R_3*dP_0 + R_4*dP_7 + R_7*dP_3 - R_1*dP_5 - R_2*dP_6 -
                    R_5*dP_1 - R_6*dP_2
                )
                tile_dx[4, e] = (
                    R_0*dP_3 + R_1*dP_2 + R_3*dP_7 + R_5*dP_6 - R_2*dP_1 - R_4*dP_0 -
                    R_6*dP_5 - R_7*dP_4
                )
                tile_dx[5, e] = (
                    R_0*dP_5 + R_1*dP_4 + R_3*dP_1 + R_5*dP_0 - R_2*dP_7 - R_4*dP_6 -
                    R_6*dP_3 - R_7*dP_2
                )
                tile_dx[6, e] = (
                    R_0*dP_6 + R_1*dP_7 + R_2*dP_4 + R_3*dP_2 + R_4*dP_5 + R_5*dP_3 +
                    R_6*dP_0 + R_7*dP_1
                )
                tile_dx[7, e] = (
                    R_0*dP_7 + R_2*dP_5 + R_3*dP_3 + R_6*dP_1 - R_1*dP_6 - R_4*dP_4 -
                    R_5*dP_2 - R_7*dP_0
                )
            if dx_step:
                for e in range(width):
                    for k in range(8):
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

    g : (..., 8), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 4, 8, 0, g, R)
    return _run_vjp(_sandwich__even__even__vjp, 8, (8, 8), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__even__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 808 multiplications, 726 additions, 17 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((16, 32), g.dtype)
    tile_R = np.empty((8, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_dR = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    tile_common = np.empty((33, 32), g.dtype)
    lanes_dR = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            g_8 = tile_g[8, e]
            g_9 = tile_g[9, e]
            g_10 = tile_g[10, e]
            g_11 = tile_g[11, e]
            g_12 = tile_g[12, e]
            g_13 = tile_g[13, e]
            g_14 = tile_g[14, e]
            g_15 = tile_g[15, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # s = <R ~R>_0
            s_0 = (
                R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6 -
                R_7*R_7
            )
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
            W_4 = g_4/s_0
            tile_common[5, e] = W_4
            W_5 = g_5/s_0
            tile_common[6, e] = W_5
            W_6 = g_6/s_0
            tile_common[7, e] = W_6
            W_7 = g_7/s_0
            tile_common[8, e] = W_7
            W_8 = g_8/s_0
            tile_common[9, e] = W_8
            W_9 = g_9/s_0
            tile_common[10, e] = W_9
            W_10 = g_10/s_0
            tile_common[11, e] = W_10
            W_11 = g_11/s_0
            tile_common[12, e] = W_11
            W_12 = g_12/s_0
            tile_common[13, e] = W_12
            W_13 = g_13/s_0
            tile_common[14, e] = W_13
            W_14 = g_14/s_0
            tile_common[15, e] = W_14
            W_15 = g_15/s_0
            tile_common[16, e] = W_15
            # dP from W R
            tile_common[17, e] = (
                R_0*W_0 + R_7*W_15 - R_1*W_5 - R_2*W_6 - R_3*W_7 - R_4*W_8 - R_5*W_9 -
                R_6*W_10
            )
            tile_common[18, e] = (
                R_0*W_1 + R_7*W_14 - R_1*W_2 - R_2*W_3 - R_3*W_4 - R_4*W_11 - R_5*W_12 -
                R_6*W_13
            )
            tile_common[19, e] = (
                R_0*W_2 + R_1*W_1 + R_2*W_11 + R_3*W_12 - R_4*W_3 - R_5*W_4 - R_6*W_14 -
                R_7*W_13
            )
            tile_common[20, e] = (
                R_0*W_5 + R_1*W_0 + R_2*W_8 + R_3*W_9 - R_4*W_6 - R_5*W_7 - R_6*W_15 -
                R_7*W_10
            )
            tile_common[21, e] = (
                R_0*W_3 + R_2*W_1 + R_3*W_13 + R_4*W_2 + R_5*W_14 + R_7*W_12 - R_1*W_11
                - R_6*W_4
            )
            tile_common[22, e] = (
                R_0*W_6 + R_2*W_0 + R_3*W_10 + R_4*W_5 + R_5*W_15 + R_7*W_9 - R_1*W_8 -
                R_6*W_7
            )
            tile_common[23, e] = (
                R_0*W_8 + R_1*W_6 + R_4*W_0 + R_5*W_10 - R_2*W_5 - R_3*W_15 - R_6*W_9 -
                R_7*W_7
            )
            tile_common[24, e] = (
                R_0*W_11 + R_1*W_3 + R_4*W_1 + R_5*W_13 - R_2*W_2 - R_3*W_14 - R_6*W_12
                - R_7*W_4
            )
            tile_common[25, e] = (
                R_0*W_4 + R_7*W_11 - R_1*W_12 - R_2*W_13 - R_3*W_1 - R_4*W_14 - R_5*W_2
                - R_6*W_3
            )
            tile_common[26, e] = (
                R_0*W_7 + R_7*W_8 - R_1*W_9 - R_2*W_10 - R_3*W_0 - R_4*W_15 - R_5*W_5 -
                R_6*W_6
            )
            tile_common[27, e] = (
                R_0*W_9 + R_1*W_7 + R_2*W_15 + R_3*W_5 - R_4*W_10 - R_5*W_0 - R_6*W_8 -
                R_7*W_6
            )
            tile_common[28, e] = (
                R_0*W_12 + R_1*W_4 + R_2*W_14 + R_3*W_2 - R_4*W_13 - R_5*W_1 - R_6*W_11
                - R_7*W_3
            )
            tile_common[29, e] = (
                R_0*W_10 + R_2*W_7 + R_3*W_6 + R_4*W_9 + R_5*W_8 + R_7*W_5 - R_1*W_15 -
                R_6*W_0
            )
            tile_common[30, e] = (
                R_0*W_13 + R_2*W_4 + R_3*W_3 + R_4*W_12 + R_5*W_11 + R_7*W_2 - R_1*W_14
                - R_6*W_1
            )
            tile_common[31, e] = (
                R_0*W_14 + R_1*W_13 + R_4*W_4 + R_5*W_3 - R_2*W_12 - R_3*W_11 - R_6*W_2
                - R_7*W_1
            )
            tile_common[32, e] = (
                R_0*W_15 + R_1*W_10 + R_4*W_7 + R_5*W_6 - R_2*W_9 - R_3*W_8 - R_6*W_5 -
                R_7*W_0
            )
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                x_15 = tile_x[15, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                W_4 = tile_common[5, e]
                W_5 = tile_common[6, e]
                W_6 = tile_common[7, e]
                W_7 = tile_common[8, e]
                W_8 = tile_common[9, e]
                W_9 = tile_common[10, e]
                W_10 = tile_common[11, e]
                W_11 = tile_common[12, e]
                W_12 = tile_common[13, e]
                W_13 = tile_common[14, e]
                W_14 = tile_common[15, e]
                W_15 = tile_common[16, e]
                dP_0 = tile_common[17, e]
                dP_1 = tile_common[18, e]
                dP_2 = tile_common[19, e]
                dP_3 = tile_common[20, e]
                dP_4 = tile_common[21, e]
                dP_5 = tile_common[22, e]
                dP_6 = tile_common[23, e]
                dP_7 = tile_common[24, e]
                dP_8 = tile_common[25, e]
                dP_9 = tile_common[26, e]
                dP_10 = tile_common[27, e]
                dP_11 = tile_common[28, e]
                dP_12 = tile_common[29, e]
                dP_13 = tile_common[30, e]
                dP_14 = tile_common[31, e]
                dP_15 = tile_common[32, e]
                # P = R_even x + R_odd x^
                P_0 = (
                    R_0*x_0 + R_3*x_7 + R_5*x_9 + R_6*x_10 - R_1*x_5 - R_2*x_6 - R_4*x_8 -
                    R_7*x_15
                )
                P_1 = (
                    R_0*x_1 + R_1*x_2 + R_2*x_3 + R_5*x_12 + R_6*x_13 + R_7*x_14 - R_3*x_4 -
                    R_4*x_11
                )
                P_2 = (
                    R_0*x_2 + R_2*x_11 + R_4*x_3 + R_6*x_14 - R_1*x_1 - R_3*x_12 - R_5*x_4 -
                    R_7*x_13
                )
                P_3 = (
                    R_0*x_5 + R_1*x_0 + R_3*x_9 + R_4*x_6 + R_6*x_15 + R_7*x_10 - R_2*x_8 -
                    R_5*x_7
                )
                P_4 = (
                    R_0*x_3 + R_7*x_12 - R_1*x_11 - R_2*x_1 - R_3*x_13 - R_4*x_2 - R_5*x_14
                    - R_6*x_4
                )
                P_5 = (
                    R_0*x_6 + R_1*x_8 + R_2*x_0 + R_3*x_10 - R_4*x_5 - R_5*x_15 - R_6*x_7 -
                    R_7*x_9
                )
                P_6 = (
                    R_0*x_8 + R_2*x_5 + R_3*x_15 + R_4*x_0 + R_5*x_10 + R_7*x_7 - R_1*x_6 -
                    R_6*x_9
                )
                P_7 = (
                    R_0*x_11 + R_1*x_3 + R_4*x_1 + R_5*x_13 - R_2*x_2 - R_3*x_14 - R_6*x_12
                    - R_7*x_4
                )
                P_8 = (
                    R_0*x_4 + R_7*x_11 - R_1*x_12 - R_2*x_13 - R_3*x_1 - R_4*x_14 - R_5*x_2
                    - R_6*x_3
                )
                P_9 = (
                    R_0*x_7 + R_1*x_9 + R_2*x_10 + R_3*x_0 - R_4*x_15 - R_5*x_5 - R_6*x_6 -
                    R_7*x_8
                )
                P_10 = (
                    R_0*x_9 + R_2*x_15 + R_3*x_5 + R_4*x_10 + R_5*x_0 + R_7*x_6 - R_1*x_7 -
                    R_6*x_8
                )
                P_11 = (
                    R_0*x_12 + R_1*x_4 + R_4*x_13 + R_5*x_1 - R_2*x_14 - R_3*x_2 - R_6*x_11
                    - R_7*x_3
                )
                P_12 = (
                    R_0*x_10 + R_3*x_6 + R_5*x_8 + R_6*x_0 - R_1*x_15 - R_2*x_7 - R_4*x_9 -
                    R_7*x_5
                )
                P_13 = (
                    R_0*x_13 + R_1*x_14 + R_2*x_4 + R_5*x_11 + R_6*x_1 + R_7*x_2 - R_3*x_3 -
                    R_4*x_12
                )
                P_14 = (
                    R_0*x_14 + R_2*x_12 + R_4*x_4 + R_6*x_2 - R_1*x_13 - R_3*x_11 - R_5*x_3
                    - R_7*x_1
                )
                P_15 = (
                    R_0*x_15 + R_1*x_10 + R_3*x_8 + R_4*x_7 + R_6*x_5 + R_7*x_0 - R_2*x_9 -
                    R_5*x_6
                )
                # N = P ~R
                N_0 = (
                    P_0*R_0 + P_3*R_1 + P_5*R_2 + P_6*R_4 - P_9*R_3 - P_10*R_5 - P_12*R_6 -
                    P_15*R_7
                )
                N_1 = (
                    P_1*R_0 + P_2*R_1 + P_4*R_2 + P_7*R_4 - P_8*R_3 - P_11*R_5 - P_13*R_6 -
                    P_14*R_7
                )
                N_2 = (
                    P_2*R_0 + P_4*R_4 + P_11*R_3 + P_13*R_7 - P_1*R_1 - P_7*R_2 - P_8*R_5 -
                    P_14*R_6
                )
                N_3 = (
                    P_4*R_0 + P_7*R_1 + P_13*R_3 + P_14*R_5 - P_1*R_2 - P_2*R_4 - P_8*R_6 -
                    P_11*R_7
                )
                N_4 = (
                    P_8*R_0 + P_11*R_1 + P_13*R_2 + P_14*R_4 - P_1*R_3 - P_2*R_5 - P_4*R_6 -
                    P_7*R_7
                )
                N_5 = (
                    P_3*R_0 + P_5*R_4 + P_10*R_3 + P_12*R_7 - P_0*R_1 - P_6*R_2 - P_9*R_5 -
                    P_15*R_6
                )
                N_6 = (
                    P_5*R_0 + P_6*R_1 + P_12*R_3 + P_15*R_5 - P_0*R_2 - P_3*R_4 - P_9*R_6 -
                    P_10*R_7
                )
                N_7 = (
                    P_9*R_0 + P_10*R_1 + P_12*R_2 + P_15*R_4 - P_0*R_3 - P_3*R_5 - P_5*R_6 -
                    P_6*R_7
                )
                N_8 = (
                    P_3*R_2 + P_6*R_0 + P_9*R_7 + P_12*R_5 - P_0*R_4 - P_5*R_1 - P_10*R_6 -
                    P_15*R_3
                )
                N_9 = (
                    P_3*R_3 + P_5*R_7 + P_10*R_0 + P_12*R_4 - P_0*R_5 - P_6*R_6 - P_9*R_1 -
                    P_15*R_2
                )
                N_10 = (
                    P_5*R_3 + P_6*R_5 + P_12*R_0 + P_15*R_1 - P_0*R_6 - P_3*R_7 - P_9*R_2 -
                    P_10*R_4
                )
                N_11 = (
                    P_2*R_2 + P_7*R_0 + P_8*R_7 + P_13*R_5 - P_1*R_4 - P_4*R_1 - P_11*R_6 -
                    P_14*R_3
                )
                N_12 = (
                    P_2*R_3 + P_4*R_7 + P_11*R_0 + P_13*R_4 - P_1*R_5 - P_7*R_6 - P_8*R_1 -
                    P_14*R_2
                )
                N_13 = (
                    P_4*R_3 + P_7*R_5 + P_13*R_0 + P_14*R_1 - P_1*R_6 - P_2*R_7 - P_8*R_2 -
                    P_11*R_4
                )
                N_14 = (
                    P_1*R_7 + P_4*R_5 + P_11*R_2 + P_14*R_0 - P_2*R_6 - P_7*R_3 - P_8*R_4 -
                    P_13*R_1
                )
                N_15 = (
                    P_0*R_7 + P_5*R_5 + P_10*R_2 + P_15*R_0 - P_3*R_6 - P_6*R_3 - P_9*R_4 -
                    P_12*R_1
                )
                # h = -(W . N)
                h_0 = (
                    -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3 - N_4*W_4 - N_5*W_5 - N_6*W_6 -
                    N_7*W_7 - N_8*W_8 - N_9*W_9 - N_10*W_10 - N_11*W_11 - N_12*W_12 -
                    N_13*W_13 - N_14*W_14 - N_15*W_15
                )
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                dR_7 = -c2*R_7*ds_0
                # dR2 from W P
                dR2_0 = (
                    P_0*W_0 + P_1*W_1 + P_2*W_2 + P_3*W_5 + P_4*W_3 + P_5*W_6 + P_6*W_8 +
                    P_7*W_11 + P_8*W_4 + P_9*W_7 + P_10*W_9 + P_11*W_12 + P_12*W_10 +
                    P_13*W_13 + P_14*W_14 + P_15*W_15
                )
                dR2_1 = (
                    P_2*W_1 + P_3*W_0 + P_6*W_6 + P_7*W_3 + P_10*W_7 + P_11*W_4 + P_14*W_13
                    + P_15*W_10 - P_0*W_5 - P_1*W_2 - P_4*W_11 - P_5*W_8 - P_8*W_12 -
                    P_9*W_9 - P_12*W_15 - P_13*W_14
                )
                dR2_2 = (
                    P_2*W_11 + P_3*W_8 + P_4*W_1 + P_5*W_0 + P_10*W_15 + P_11*W_14 +
                    P_12*W_7 + P_13*W_4 - P_0*W_6 - P_1*W_3 - P_6*W_5 - P_7*W_2 - P_8*W_13 -
                    P_9*W_10 - P_14*W_12 - P_15*W_9
                )
                dR2_3 = (
                    P_2*W_12 + P_3*W_9 + P_4*W_13 + P_5*W_10 + P_10*W_5 + P_11*W_2 +
                    P_12*W_6 + P_13*W_3 - P_0*W_7 - P_1*W_4 - P_6*W_15 - P_7*W_14 - P_8*W_1
                    - P_9*W_0 - P_14*W_11 - P_15*W_8
                )
                dR2_4 = (
                    P_4*W_2 + P_5*W_5 + P_6*W_0 + P_7*W_1 + P_12*W_9 + P_13*W_12 + P_14*W_4
                    + P_15*W_7 - P_0*W_8 - P_1*W_11 - P_2*W_3 - P_3*W_6 - P_8*W_14 -
                    P_9*W_15 - P_10*W_10 - P_11*W_13
                )
                dR2_5 = (
                    P_4*W_14 + P_5*W_15 + P_6*W_10 + P_7*W_13 + P_12*W_8 + P_13*W_11 +
                    P_14*W_3 + P_15*W_6 - P_0*W_9 - P_1*W_12 - P_2*W_4 - P_3*W_7 - P_8*W_2 -
                    P_9*W_5 - P_10*W_0 - P_11*W_1
                )
                dR2_6 = (
                    -P_0*W_10 - P_1*W_13 - P_2*W_14 - P_3*W_15 - P_4*W_4 - P_5*W_7 - P_6*W_9
                    - P_7*W_12 - P_8*W_3 - P_9*W_6 - P_10*W_8 - P_11*W_11 - P_12*W_0 -
                    P_13*W_1 - P_14*W_2 - P_15*W_5
                )
                dR2_7 = (
                    P_0*W_15 + P_1*W_14 + P_4*W_12 + P_5*W_9 + P_8*W_11 + P_9*W_8 + P_12*W_5
                    + P_13*W_2 - P_2*W_13 - P_3*W_10 - P_6*W_7 - P_7*W_4 - P_10*W_6 -
                    P_11*W_3 - P_14*W_1 - P_15*W_0
                )
                # dR3 from dP x
                dR3_0 = (
                    dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_4*x_3 + dP_8*x_4 + dP_3*x_5 +
                    dP_5*x_6 + dP_9*x_7 + dP_6*x_8 + dP_10*x_9 + dP_12*x_10 + dP_7*x_11 +
                    dP_11*x_12 + dP_13*x_13 + dP_14*x_14 + dP_15*x_15
                )
                dR3_1 = (
                    dP_3*x_0 + dP_1*x_2 + dP_7*x_3 + dP_11*x_4 + dP_5*x_8 + dP_9*x_9 +
                    dP_15*x_10 + dP_13*x_14 - dP_2*x_1 - dP_0*x_5 - dP_6*x_6 - dP_10*x_7 -
                    dP_4*x_11 - dP_8*x_12 - dP_14*x_13 - dP_12*x_15
                )
                dR3_2 = (
                    dP_5*x_0 + dP_1*x_3 + dP_13*x_4 + dP_6*x_5 + dP_9*x_10 + dP_2*x_11 +
                    dP_14*x_12 + dP_10*x_15 - dP_4*x_1 - dP_7*x_2 - dP_0*x_6 - dP_12*x_7 -
                    dP_3*x_8 - dP_15*x_9 - dP_8*x_13 - dP_11*x_14
                )
                dR3_3 = (
                    dP_9*x_0 + dP_10*x_5 + dP_12*x_6 + dP_0*x_7 + dP_15*x_8 + dP_3*x_9 +
                    dP_5*x_10 + dP_6*x_15 - dP_8*x_1 - dP_11*x_2 - dP_13*x_3 - dP_1*x_4 -
                    dP_14*x_11 - dP_2*x_12 - dP_4*x_13 - dP_7*x_14
                )
                dR3_4 = (
                    dP_6*x_0 + dP_7*x_1 + dP_2*x_3 + dP_14*x_4 + dP_3*x_6 + dP_15*x_7 +
                    dP_10*x_10 + dP_11*x_13 - dP_4*x_2 - dP_5*x_5 - dP_0*x_8 - dP_12*x_9 -
                    dP_1*x_11 - dP_13*x_12 - dP_8*x_14 - dP_9*x_15
                )
                dR3_5 = (
                    dP_10*x_0 + dP_11*x_1 + dP_12*x_8 + dP_0*x_9 + dP_6*x_10 + dP_13*x_11 +
                    dP_1*x_12 + dP_7*x_13 - dP_8*x_2 - dP_14*x_3 - dP_2*x_4 - dP_9*x_5 -
                    dP_15*x_6 - dP_3*x_7 - dP_4*x_14 - dP_5*x_15
                )
                dR3_6 = (
                    dP_12*x_0 + dP_13*x_1 + dP_14*x_2 + dP_15*x_5 + dP_0*x_10 + dP_1*x_13 +
                    dP_2*x_14 + dP_3*x_15 - dP_8*x_3 - dP_4*x_4 - dP_9*x_6 - dP_5*x_7 -
                    dP_10*x_8 - dP_6*x_9 - dP_11*x_11 - dP_7*x_12
                )
                dR3_7 = (
                    dP_15*x_0 + dP_13*x_2 + dP_10*x_6 + dP_6*x_7 + dP_3*x_10 + dP_8*x_11 +
                    dP_4*x_12 + dP_1*x_14 - dP_14*x_1 - dP_11*x_3 - dP_7*x_4 - dP_12*x_5 -
                    dP_9*x_8 - dP_5*x_9 - dP_2*x_13 - dP_0*x_15
                )
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
                tile_dR[7, e] = dR_7 + dR2_7 + dR3_7
            if dR_step:
                for e in range(width):
                    for k in range(8):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                R_7 = tile_R[7, e]
                dP_0 = tile_common[17, e]
                dP_1 = tile_common[18, e]
                dP_2 = tile_common[19, e]
                dP_3 = tile_common[20, e]
                dP_4 = tile_common[21, e]
                dP_5 = tile_common[22, e]
                dP_6 = tile_common[23, e]
                dP_7 = tile_common[24, e]
                dP_8 = tile_common[25, e]
                dP_9 = tile_common[26, e]
                dP_10 = tile_common[27, e]
                dP_11 = tile_common[28, e]
                dP_12 = tile_common[29, e]
                dP_13 = tile_common[30, e]
                dP_14 = tile_common[31, e]
                dP_15 = tile_common[32, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_0 + R_1*dP_3 + R_2*dP_5 + R_3*dP_9 + R_4*dP_6 + R_5*dP_10 +
                    R_6*dP_12 + R_7*dP_15
                )
                tile_dx[1, e] = (
                    R_0*dP_1 + R_4*dP_7 + R_5*dP_11 + R_6*dP_13 - R_1*dP_2 - R_2*dP_4 -
                    R_3*dP_8 - R_7*dP_14
                )
                tile_dx[2, e] = (
                    R_0*dP_2 + R_1*dP_1 + R_6*dP_14 + R_7*dP_13 - R_2*dP_7 - R_3*dP_11 -
                    R_4*dP_4 - R_5*dP_8
                )
                tile_dx[3, e] = (
                    R_0*dP_4 + R_1*dP_7 + R_2*dP_1 + R_4*dP_2 - R_3*dP_13 - R_5*dP_14 -
                    R_6*dP_8 - R_7*dP_11
                )
                tile_dx[4, e] = (
                    R_0*dP_8 + R_1*dP_11 + R_2*dP_13 + R_4*dP_14 - R_3*dP_1 - R_5*dP_2 -
                    R_6*dP_4 - R_7*dP_7
                )
                tile_dx[5, e] = (
                    R_0*dP_3 + R_2*dP_6 + R_3*dP_10 + R_6*dP_15 - R_1*dP_0 - R_4*dP_5 -
                    R_5*dP_9 - R_7*dP_12
                )
                tile_dx[6, e] = (
                    R_0*dP_5 + R_3*dP_12 + R_4*dP_3 + R_7*dP_10 - R_1*dP_6 - R_2*dP_0 -
                    R_5*dP_15 - R_6*dP_9
                )
                tile_dx[7, e] = (
                    R_0*dP_9 + R_3*dP_0 + R_4*dP_15 + R_7*dP_6 - R_1*dP_10 - R_2*dP_12 -
                    R_5*dP_3 - R_6*dP_5
                )
                tile_dx[8, e] = (
                    R_0*dP_6 + R_1*dP_5 + R_3*dP_15 + R_5*dP_12 - R_2*dP_3 - R_4*dP_0 -
                    R_6*dP_10 - R_7*dP_9
                )
                tile_dx[9, e] = (
                    R_0*dP_10 + R_1*dP_9 + R_3*dP_3 + R_5*dP_0 - R_2*dP_15 - R_4*dP_12 -
                    R_6*dP_6 - R_7*dP_5
                )
                tile_dx[10, e] = (
                    R_0*dP_12 + R_1*dP_15 + R_2*dP_9 + R_3*dP_5 + R_4*dP_10 + R_5*dP_6 +
                    R_6*dP_0 + R_7*dP_3
                )
                tile_dx[11, e] = (
                    R_0*dP_7 + R_2*dP_2 + R_5*dP_13 + R_7*dP_8 - R_1*dP_4 - R_3*dP_14 -
                    R_4*dP_1 - R_6*dP_11
                )
                tile_dx[12, e] = (
                    R_0*dP_11 + R_2*dP_14 + R_5*dP_1 + R_7*dP_4 - R_1*dP_8 - R_3*dP_2 -
                    R_4*dP_13 - R_6*dP_7
                )
                tile_dx[13, e] = (
                    R_0*dP_13 + R_4*dP_11 + R_5*dP_7 + R_6*dP_1 - R_1*dP_14 - R_2*dP_8 -
                    R_3*dP_4 - R_7*dP_2
                )
                tile_dx[14, e] = (
                    R_0*dP_14 + R_1*dP_13 + R_6*dP_2 + R_7*dP_1 - R_2*dP_11 - R_3*dP_7 -
                    R_4*dP_8 - R_5*dP_4
                )
                tile_dx[15, e] = (
                    R_0*dP_15 + R_2*dP_10 + R_3*dP_6 + R_6*dP_3 - R_1*dP_12 - R_4*dP_9 -
                    R_5*dP_5 - R_7*dP_0
                )
            if dx_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    R : (..., 8), even: grades 0, 2, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__even, 4, 8, 0, g, R)
    return _run_vjp(_sandwich__even__full__vjp, 16, (8, 16), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__scalar__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 64 multiplications, 32 additions, 2 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((9, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            # dP from W R
            tile_common[2, e] = R_0*W_0
            tile_common[3, e] = R_1*W_0
            tile_common[4, e] = R_2*W_0
            tile_common[5, e] = R_4*W_0
            tile_common[6, e] = -R_3*W_0
            tile_common[7, e] = -R_5*W_0
            tile_common[8, e] = -R_6*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                x_0 = tile_x[0, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                dP_4 = tile_common[6, e]
                dP_5 = tile_common[7, e]
                dP_6 = tile_common[8, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0
                P_1 = R_1*x_0
                P_2 = R_2*x_0
                P_3 = R_4*x_0
                P_4 = R_3*x_0
                P_5 = R_5*x_0
                P_6 = R_6*x_0
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_4 - P_4*R_3 - P_5*R_5 - P_6*R_6
                # h = -(W . N)
                h_0 = -N_0*W_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0
                dR2_1 = P_1*W_0
                dR2_2 = P_2*W_0
                dR2_3 = -P_4*W_0
                dR2_4 = P_3*W_0
                dR2_5 = -P_5*W_0
                dR2_6 = -P_6*W_0
                # dR3 from dP x
                dR3_0 = dP_0*x_0
                dR3_1 = dP_1*x_0
                dR3_2 = dP_2*x_0
                dR3_3 = dP_4*x_0
                dR3_4 = dP_3*x_0
                dR3_5 = dP_5*x_0
                dR3_6 = dP_6*x_0
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                dP_4 = tile_common[6, e]
                dP_5 = tile_common[7, e]
                dP_6 = tile_common[8, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_0 + R_1*dP_1 + R_2*dP_2 + R_3*dP_4 + R_4*dP_3 + R_5*dP_5 +
                    R_6*dP_6
                )
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


def sandwich__g0_2__scalar__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__g0_2__scalar(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 1), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__g0_2, 4, 7, 0, g, R)
    return _run_vjp(_sandwich__g0_2__scalar__vjp, 1, (7, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__vector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 193 multiplications, 153 additions, 5 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((13, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6
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
            tile_common[5, e] = R_0*W_0 - R_1*W_1 - R_2*W_2 - R_3*W_3
            tile_common[6, e] = R_0*W_1 + R_1*W_0 - R_4*W_2 - R_5*W_3
            tile_common[7, e] = R_0*W_2 + R_2*W_0 + R_4*W_1 - R_6*W_3
            tile_common[8, e] = R_1*W_2 + R_4*W_0 - R_2*W_1
            tile_common[9, e] = R_0*W_3 - R_3*W_0 - R_5*W_1 - R_6*W_2
            tile_common[10, e] = R_1*W_3 + R_3*W_1 - R_5*W_0
            tile_common[11, e] = R_2*W_3 + R_3*W_2 - R_6*W_0
            tile_common[12, e] = R_4*W_3 + R_5*W_2 - R_6*W_1
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
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
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                dP_7 = tile_common[12, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0 + R_1*x_1 + R_2*x_2 - R_3*x_3
                P_1 = R_0*x_1 + R_4*x_2 - R_1*x_0 - R_5*x_3
                P_2 = R_0*x_2 - R_2*x_0 - R_4*x_1 - R_6*x_3
                P_3 = R_1*x_2 + R_4*x_0 - R_2*x_1
                P_4 = R_0*x_3 - R_3*x_0 - R_5*x_1 - R_6*x_2
                P_5 = R_1*x_3 + R_5*x_0 - R_3*x_1
                P_6 = R_2*x_3 + R_6*x_0 - R_3*x_2
                P_7 = R_4*x_3 + R_6*x_1 - R_5*x_2
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_4 - P_4*R_3 - P_5*R_5 - P_6*R_6
                N_1 = P_1*R_0 + P_2*R_4 + P_5*R_3 - P_0*R_1 - P_3*R_2 - P_4*R_5 - P_7*R_6
                N_2 = P_2*R_0 + P_3*R_1 + P_6*R_3 + P_7*R_5 - P_0*R_2 - P_1*R_4 - P_4*R_6
                N_3 = P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_4 - P_0*R_3 - P_1*R_5 - P_2*R_6
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0 + P_1*W_1 + P_2*W_2 + P_4*W_3
                dR2_1 = P_1*W_0 + P_3*W_2 + P_5*W_3 - P_0*W_1
                dR2_2 = P_2*W_0 + P_6*W_3 - P_0*W_2 - P_3*W_1
                dR2_3 = P_5*W_1 + P_6*W_2 - P_0*W_3 - P_4*W_0
                dR2_4 = P_2*W_1 + P_3*W_0 + P_7*W_3 - P_1*W_2
                dR2_5 = P_7*W_2 - P_1*W_3 - P_4*W_1 - P_5*W_0
                dR2_6 = -P_2*W_3 - P_4*W_2 - P_6*W_0 - P_7*W_1
                # dR3 from dP x
                dR3_0 = dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_4*x_3
                dR3_1 = dP_0*x_1 + dP_3*x_2 + dP_5*x_3 - dP_1*x_0
                dR3_2 = dP_0*x_2 + dP_6*x_3 - dP_2*x_0 - dP_3*x_1
                dR3_3 = -dP_4*x_0 - dP_5*x_1 - dP_6*x_2 - dP_0*x_3
                dR3_4 = dP_3*x_0 + dP_1*x_2 + dP_7*x_3 - dP_2*x_1
                dR3_5 = dP_5*x_0 - dP_4*x_1 - dP_7*x_2 - dP_1*x_3
                dR3_6 = dP_6*x_0 + dP_7*x_1 - dP_4*x_2 - dP_2*x_3
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[5, e]
                dP_1 = tile_common[6, e]
                dP_2 = tile_common[7, e]
                dP_3 = tile_common[8, e]
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                dP_7 = tile_common[12, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_0 + R_4*dP_3 + R_5*dP_5 + R_6*dP_6 - R_1*dP_1 - R_2*dP_2 -
                    R_3*dP_4
                )
                tile_dx[1, e] = (
                    R_0*dP_1 + R_1*dP_0 + R_6*dP_7 - R_2*dP_3 - R_3*dP_5 - R_4*dP_2 -
                    R_5*dP_4
                )
                tile_dx[2, e] = (
                    R_0*dP_2 + R_1*dP_3 + R_2*dP_0 + R_4*dP_1 - R_3*dP_6 - R_5*dP_7 -
                    R_6*dP_4
                )
                tile_dx[3, e] = (
                    R_0*dP_4 + R_1*dP_5 + R_2*dP_6 + R_4*dP_7 - R_3*dP_0 - R_5*dP_1 -
                    R_6*dP_2
                )
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


def sandwich__g0_2__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__g0_2__vector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 4), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__g0_2, 4, 7, 0, g, R)
    return _run_vjp(_sandwich__g0_2__vector__vjp, 4, (7, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__bivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 279 multiplications, 235 additions, 7 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((6, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((6, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((6, 32), g.dtype)
    tile_common = np.empty((15, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((6, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6
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
            W_4 = g_4/s_0
            tile_common[5, e] = W_4
            W_5 = g_5/s_0
            tile_common[6, e] = W_5
            # dP from W R
            tile_common[7, e] = (
                -R_1*W_0 - R_2*W_1 - R_3*W_2 - R_4*W_3 - R_5*W_4 - R_6*W_5
            )
            tile_common[8, e] = R_0*W_0 + R_2*W_3 + R_3*W_4 - R_4*W_1 - R_5*W_2
            tile_common[9, e] = R_0*W_1 + R_3*W_5 + R_4*W_0 - R_1*W_3 - R_6*W_2
            tile_common[10, e] = R_0*W_3 + R_1*W_1 + R_5*W_5 - R_2*W_0 - R_6*W_4
            tile_common[11, e] = R_0*W_2 - R_1*W_4 - R_2*W_5 - R_5*W_0 - R_6*W_1
            tile_common[12, e] = R_0*W_4 + R_1*W_2 + R_3*W_0 - R_4*W_5 - R_6*W_3
            tile_common[13, e] = R_0*W_5 + R_2*W_2 + R_3*W_1 + R_4*W_4 + R_5*W_3
            tile_common[14, e] = (
                R_1*W_5 + R_4*W_2 + R_5*W_1 - R_2*W_4 - R_3*W_3 - R_6*W_0
            )
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                W_4 = tile_common[5, e]
                W_5 = tile_common[6, e]
                dP_0 = tile_common[7, e]
                dP_1 = tile_common[8, e]
                dP_2 = tile_common[9, e]
                dP_3 = tile_common[10, e]
                dP_4 = tile_common[11, e]
                dP_5 = tile_common[12, e]
                dP_6 = tile_common[13, e]
                dP_7 = tile_common[14, e]
                # P = R_even x + R_odd x^
                P_0 = R_3*x_2 + R_5*x_4 + R_6*x_5 - R_1*x_0 - R_2*x_1 - R_4*x_3
                P_1 = R_0*x_0 + R_3*x_4 + R_4*x_1 - R_2*x_3 - R_5*x_2
                P_2 = R_0*x_1 + R_1*x_3 + R_3*x_5 - R_4*x_0 - R_6*x_2
                P_3 = R_0*x_3 + R_2*x_0 + R_5*x_5 - R_1*x_1 - R_6*x_4
                P_4 = R_0*x_2 + R_1*x_4 + R_2*x_5 - R_5*x_0 - R_6*x_1
                P_5 = R_0*x_4 + R_3*x_0 + R_4*x_5 - R_1*x_2 - R_6*x_3
                P_6 = R_0*x_5 + R_3*x_1 + R_5*x_3 - R_2*x_2 - R_4*x_4
                P_7 = R_1*x_5 + R_3*x_3 + R_4*x_2 + R_6*x_0 - R_2*x_4 - R_5*x_1
                # N = P ~R
                N_0 = P_1*R_0 + P_2*R_4 + P_5*R_3 - P_0*R_1 - P_3*R_2 - P_4*R_5 - P_7*R_6
                N_1 = P_2*R_0 + P_3*R_1 + P_6*R_3 + P_7*R_5 - P_0*R_2 - P_1*R_4 - P_4*R_6
                N_2 = P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_4 - P_0*R_3 - P_1*R_5 - P_2*R_6
                N_3 = P_1*R_2 + P_3*R_0 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 - P_7*R_3
                N_4 = P_1*R_3 + P_5*R_0 + P_6*R_4 - P_0*R_5 - P_3*R_6 - P_4*R_1 - P_7*R_2
                N_5 = P_2*R_3 + P_3*R_5 + P_6*R_0 + P_7*R_1 - P_0*R_6 - P_4*R_2 - P_5*R_4
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3 - N_4*W_4 - N_5*W_5
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                # dR2 from W P
                dR2_0 = P_1*W_0 + P_2*W_1 + P_3*W_3 + P_4*W_2 + P_5*W_4 + P_6*W_5
                dR2_1 = P_3*W_1 + P_5*W_2 + P_7*W_5 - P_0*W_0 - P_2*W_3 - P_4*W_4
                dR2_2 = P_1*W_3 + P_6*W_2 - P_0*W_1 - P_3*W_0 - P_4*W_5 - P_7*W_4
                dR2_3 = P_1*W_4 + P_2*W_5 + P_5*W_0 + P_6*W_1 - P_0*W_2 - P_7*W_3
                dR2_4 = P_2*W_0 + P_6*W_4 + P_7*W_2 - P_0*W_3 - P_1*W_1 - P_5*W_5
                dR2_5 = P_3*W_5 + P_6*W_3 + P_7*W_1 - P_0*W_4 - P_1*W_2 - P_4*W_0
                dR2_6 = -P_0*W_5 - P_2*W_2 - P_3*W_4 - P_4*W_1 - P_5*W_3 - P_7*W_0
                # dR3 from dP x
                dR3_0 = dP_1*x_0 + dP_2*x_1 + dP_4*x_2 + dP_3*x_3 + dP_5*x_4 + dP_6*x_5
                dR3_1 = dP_2*x_3 + dP_4*x_4 + dP_7*x_5 - dP_0*x_0 - dP_3*x_1 - dP_5*x_2
                dR3_2 = dP_3*x_0 + dP_4*x_5 - dP_0*x_1 - dP_6*x_2 - dP_1*x_3 - dP_7*x_4
                dR3_3 = dP_5*x_0 + dP_6*x_1 + dP_0*x_2 + dP_7*x_3 + dP_1*x_4 + dP_2*x_5
                dR3_4 = dP_1*x_1 + dP_7*x_2 + dP_5*x_5 - dP_2*x_0 - dP_0*x_3 - dP_6*x_4
                dR3_5 = dP_6*x_3 + dP_0*x_4 + dP_3*x_5 - dP_4*x_0 - dP_7*x_1 - dP_1*x_2
                dR3_6 = dP_7*x_0 + dP_0*x_5 - dP_4*x_1 - dP_2*x_2 - dP_5*x_3 - dP_3*x_4
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[7, e]
                dP_1 = tile_common[8, e]
                dP_2 = tile_common[9, e]
                dP_3 = tile_common[10, e]
                dP_4 = tile_common[11, e]
                dP_5 = tile_common[12, e]
                dP_6 = tile_common[13, e]
                dP_7 = tile_common[14, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_1 + R_2*dP_3 + R_3*dP_5 + R_6*dP_7 - R_1*dP_0 - R_4*dP_2 -
                    R_5*dP_4
                )
                tile_dx[1, e] = (
                    R_0*dP_2 + R_3*dP_6 + R_4*dP_1 - R_1*dP_3 - R_2*dP_0 - R_5*dP_7 -
                    R_6*dP_4
                )
                tile_dx[2, e] = (
                    R_0*dP_4 + R_3*dP_0 + R_4*dP_7 - R_1*dP_5 - R_2*dP_6 - R_5*dP_1 -
                    R_6*dP_2
                )
                tile_dx[3, e] = (
                    R_0*dP_3 + R_1*dP_2 + R_3*dP_7 + R_5*dP_6 - R_2*dP_1 - R_4*dP_0 -
                    R_6*dP_5
                )
                tile_dx[4, e] = (
                    R_0*dP_5 + R_1*dP_4 + R_3*dP_1 + R_5*dP_0 - R_2*dP_7 - R_4*dP_6 -
                    R_6*dP_3
                )
                tile_dx[5, e] = (
                    R_0*dP_6 + R_1*dP_7 + R_2*dP_4 + R_3*dP_2 + R_4*dP_5 + R_5*dP_3 +
                    R_6*dP_0
                )
            if dx_step:
                for e in range(width):
                    for k in range(6):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__g0_2__bivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__g0_2__bivector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 6), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 6), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__g0_2, 4, 7, 0, g, R)
    return _run_vjp(_sandwich__g0_2__bivector__vjp, 6, (7, 6), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__trivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 193 multiplications, 153 additions, 5 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((13, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
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
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6
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
            tile_common[5, e] = -R_4*W_0 - R_5*W_1 - R_6*W_2
            tile_common[6, e] = R_2*W_0 + R_3*W_1 - R_6*W_3
            tile_common[7, e] = R_3*W_2 + R_5*W_3 - R_1*W_0
            tile_common[8, e] = R_0*W_0 + R_5*W_2 - R_3*W_3 - R_6*W_1
            tile_common[9, e] = -R_1*W_1 - R_2*W_2 - R_4*W_3
            tile_common[10, e] = R_0*W_1 + R_2*W_3 - R_4*W_2 - R_6*W_0
            tile_common[11, e] = R_0*W_2 + R_4*W_1 + R_5*W_0 - R_1*W_3
            tile_common[12, e] = R_0*W_3 + R_1*W_2 - R_2*W_1 - R_3*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
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
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                dP_7 = tile_common[12, e]
                # P = R_even x + R_odd x^
                P_0 = R_5*x_1 + R_6*x_2 - R_4*x_0
                P_1 = R_2*x_0 + R_6*x_3 - R_3*x_1
                P_2 = -R_1*x_0 - R_3*x_2 - R_5*x_3
                P_3 = R_0*x_0 + R_5*x_2 - R_3*x_3 - R_6*x_1
                P_4 = -R_1*x_1 - R_2*x_2 - R_4*x_3
                P_5 = R_0*x_1 + R_4*x_2 - R_2*x_3 - R_6*x_0
                P_6 = R_0*x_2 + R_1*x_3 + R_5*x_0 - R_4*x_1
                P_7 = R_0*x_3 + R_2*x_1 - R_1*x_2 - R_3*x_0
                # N = P ~R
                N_0 = P_1*R_2 + P_3*R_0 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 - P_7*R_3
                N_1 = P_1*R_3 + P_5*R_0 + P_6*R_4 - P_0*R_5 - P_3*R_6 - P_4*R_1 - P_7*R_2
                N_2 = P_2*R_3 + P_3*R_5 + P_6*R_0 + P_7*R_1 - P_0*R_6 - P_4*R_2 - P_5*R_4
                N_3 = P_2*R_5 + P_5*R_2 + P_7*R_0 - P_1*R_6 - P_3*R_3 - P_4*R_4 - P_6*R_1
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                # dR2 from W P
                dR2_0 = P_3*W_0 + P_5*W_1 + P_6*W_2 + P_7*W_3
                dR2_1 = P_7*W_2 - P_2*W_0 - P_4*W_1 - P_6*W_3
                dR2_2 = P_1*W_0 + P_5*W_3 - P_4*W_2 - P_7*W_1
                dR2_3 = P_1*W_1 + P_2*W_2 - P_3*W_3 - P_7*W_0
                dR2_4 = P_6*W_1 - P_0*W_0 - P_4*W_3 - P_5*W_2
                dR2_5 = P_2*W_3 + P_3*W_2 + P_6*W_0 - P_0*W_1
                dR2_6 = -P_0*W_2 - P_1*W_3 - P_3*W_1 - P_5*W_0
                # dR3 from dP x
                dR3_0 = dP_3*x_0 + dP_5*x_1 + dP_6*x_2 + dP_7*x_3
                dR3_1 = dP_6*x_3 - dP_2*x_0 - dP_4*x_1 - dP_7*x_2
                dR3_2 = dP_1*x_0 + dP_7*x_1 - dP_4*x_2 - dP_5*x_3
                dR3_3 = -dP_7*x_0 - dP_1*x_1 - dP_2*x_2 - dP_3*x_3
                dR3_4 = dP_5*x_2 - dP_0*x_0 - dP_6*x_1 - dP_4*x_3
                dR3_5 = dP_6*x_0 + dP_0*x_1 + dP_3*x_2 - dP_2*x_3
                dR3_6 = dP_0*x_2 + dP_1*x_3 - dP_5*x_0 - dP_3*x_1
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[5, e]
                dP_1 = tile_common[6, e]
                dP_2 = tile_common[7, e]
                dP_3 = tile_common[8, e]
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                dP_7 = tile_common[12, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_3 + R_2*dP_1 + R_5*dP_6 - R_1*dP_2 - R_3*dP_7 - R_4*dP_0 -
                    R_6*dP_5
                )
                tile_dx[1, e] = (
                    R_0*dP_5 + R_2*dP_7 + R_5*dP_0 - R_1*dP_4 - R_3*dP_1 - R_4*dP_6 -
                    R_6*dP_3
                )
                tile_dx[2, e] = (
                    R_0*dP_6 + R_4*dP_5 + R_5*dP_3 + R_6*dP_0 - R_1*dP_7 - R_2*dP_4 -
                    R_3*dP_2
                )
                tile_dx[3, e] = (
                    R_0*dP_7 + R_1*dP_6 + R_6*dP_1 - R_2*dP_5 - R_3*dP_3 - R_4*dP_4 -
                    R_5*dP_2
                )
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


def sandwich__g0_2__trivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__g0_2__trivector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 4), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), trivector: grades 3
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__g0_2, 4, 7, 0, g, R)
    return _run_vjp(_sandwich__g0_2__trivector__vjp, 4, (7, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__g4__vjp(count, g, g_step, R, R_step, x, x_step, dR, dR_step, dx, dx_step):
    """Run the unrolled form: 64 multiplications, 32 additions, 2 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((9, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            # dP from W R
            tile_common[2, e] = -R_6*W_0
            tile_common[3, e] = R_5*W_0
            tile_common[4, e] = -R_3*W_0
            tile_common[5, e] = -R_4*W_0
            tile_common[6, e] = R_2*W_0
            tile_common[7, e] = -R_1*W_0
            tile_common[8, e] = R_0*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                x_0 = tile_x[0, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                dP_4 = tile_common[6, e]
                dP_5 = tile_common[7, e]
                dP_6 = tile_common[8, e]
                # P = R_even x + R_odd x^
                P_0 = R_6*x_0
                P_1 = -R_5*x_0
                P_2 = R_3*x_0
                P_3 = -R_4*x_0
                P_4 = R_2*x_0
                P_5 = -R_1*x_0
                P_6 = R_0*x_0
                # N = P ~R
                N_0 = P_1*R_5 + P_4*R_2 + P_6*R_0 - P_0*R_6 - P_2*R_3 - P_3*R_4 - P_5*R_1
                # h = -(W . N)
                h_0 = -N_0*W_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                # dR2 from W P
                dR2_0 = P_6*W_0
                dR2_1 = -P_5*W_0
                dR2_2 = P_4*W_0
                dR2_3 = -P_2*W_0
                dR2_4 = -P_3*W_0
                dR2_5 = P_1*W_0
                dR2_6 = -P_0*W_0
                # dR3 from dP x
                dR3_0 = dP_6*x_0
                dR3_1 = -dP_5*x_0
                dR3_2 = dP_4*x_0
                dR3_3 = dP_2*x_0
                dR3_4 = -dP_3*x_0
                dR3_5 = -dP_1*x_0
                dR3_6 = dP_0*x_0
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                dP_4 = tile_common[6, e]
                dP_5 = tile_common[7, e]
                dP_6 = tile_common[8, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_6 + R_2*dP_4 + R_3*dP_2 + R_6*dP_0 - R_1*dP_5 - R_4*dP_3 -
                    R_5*dP_1
                )
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


def sandwich__g0_2__g4__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__g0_2__g4(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 1), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), g4: grades 4
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__g0_2, 4, 7, 0, g, R)
    return _run_vjp(_sandwich__g0_2__g4__vjp, 1, (7, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 365 multiplications, 317 additions, 9 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((8, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    tile_common = np.empty((17, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6
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
            W_4 = g_4/s_0
            tile_common[5, e] = W_4
            W_5 = g_5/s_0
            tile_common[6, e] = W_5
            W_6 = g_6/s_0
            tile_common[7, e] = W_6
            W_7 = g_7/s_0
            tile_common[8, e] = W_7
            # dP from W R
            tile_common[9, e] = (
                R_0*W_0 - R_1*W_1 - R_2*W_2 - R_3*W_3 - R_4*W_4 - R_5*W_5 - R_6*W_6
            )
            tile_common[10, e] = (
                R_0*W_1 + R_1*W_0 + R_2*W_4 + R_3*W_5 - R_4*W_2 - R_5*W_3 - R_6*W_7
            )
            tile_common[11, e] = (
                R_0*W_2 + R_2*W_0 + R_3*W_6 + R_4*W_1 + R_5*W_7 - R_1*W_4 - R_6*W_3
            )
            tile_common[12, e] = (
                R_0*W_4 + R_1*W_2 + R_4*W_0 + R_5*W_6 - R_2*W_1 - R_3*W_7 - R_6*W_5
            )
            tile_common[13, e] = (
                R_0*W_3 - R_1*W_5 - R_2*W_6 - R_3*W_0 - R_4*W_7 - R_5*W_1 - R_6*W_2
            )
            tile_common[14, e] = (
                R_0*W_5 + R_1*W_3 + R_2*W_7 + R_3*W_1 - R_4*W_6 - R_5*W_0 - R_6*W_4
            )
            tile_common[15, e] = (
                R_0*W_6 + R_2*W_3 + R_3*W_2 + R_4*W_5 + R_5*W_4 - R_1*W_7 - R_6*W_0
            )
            tile_common[16, e] = (
                R_0*W_7 + R_1*W_6 + R_4*W_3 + R_5*W_2 - R_2*W_5 - R_3*W_4 - R_6*W_1
            )
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                W_4 = tile_common[5, e]
                W_5 = tile_common[6, e]
                W_6 = tile_common[7, e]
                W_7 = tile_common[8, e]
                dP_0 = tile_common[9, e]
                dP_1 = tile_common[10, e]
                dP_2 = tile_common[11, e]
                dP_3 = tile_common[12, e]
                dP_4 = tile_common[13, e]
                dP_5 = tile_common[14, e]
                dP_6 = tile_common[15, e]
                dP_7 = tile_common[16, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0 + R_3*x_3 + R_5*x_5 + R_6*x_6 - R_1*x_1 - R_2*x_2 - R_4*x_4
                P_1 = R_0*x_1 + R_1*x_0 + R_3*x_5 + R_4*x_2 + R_6*x_7 - R_2*x_4 - R_5*x_3
                P_2 = R_0*x_2 + R_1*x_4 + R_2*x_0 + R_3*x_6 - R_4*x_1 - R_5*x_7 - R_6*x_3
                P_3 = R_0*x_4 + R_2*x_1 + R_3*x_7 + R_4*x_0 + R_5*x_6 - R_1*x_2 - R_6*x_5
                P_4 = R_0*x_3 + R_1*x_5 + R_2*x_6 + R_3*x_0 - R_4*x_7 - R_5*x_1 - R_6*x_2
                P_5 = R_0*x_5 + R_2*x_7 + R_3*x_1 + R_4*x_6 + R_5*x_0 - R_1*x_3 - R_6*x_4
                P_6 = R_0*x_6 + R_3*x_2 + R_5*x_4 + R_6*x_0 - R_1*x_7 - R_2*x_3 - R_4*x_5
                P_7 = R_0*x_7 + R_1*x_6 + R_3*x_4 + R_4*x_3 + R_6*x_1 - R_2*x_5 - R_5*x_2
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_4 - P_4*R_3 - P_5*R_5 - P_6*R_6
                N_1 = P_1*R_0 + P_2*R_4 + P_5*R_3 - P_0*R_1 - P_3*R_2 - P_4*R_5 - P_7*R_6
                N_2 = P_2*R_0 + P_3*R_1 + P_6*R_3 + P_7*R_5 - P_0*R_2 - P_1*R_4 - P_4*R_6
                N_3 = P_4*R_0 + P_5*R_1 + P_6*R_2 + P_7*R_4 - P_0*R_3 - P_1*R_5 - P_2*R_6
                N_4 = P_1*R_2 + P_3*R_0 + P_6*R_5 - P_0*R_4 - P_2*R_1 - P_5*R_6 - P_7*R_3
                N_5 = P_1*R_3 + P_5*R_0 + P_6*R_4 - P_0*R_5 - P_3*R_6 - P_4*R_1 - P_7*R_2
                N_6 = P_2*R_3 + P_3*R_5 + P_6*R_0 + P_7*R_1 - P_0*R_6 - P_4*R_2 - P_5*R_4
                N_7 = P_2*R_5 + P_5*R_2 + P_7*R_0 - P_1*R_6 - P_3*R_3 - P_4*R_4 - P_6*R_1
                # h = -(W . N)
                h_0 = (
                    -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3 - N_4*W_4 - N_5*W_5 - N_6*W_6 -
                    N_7*W_7
                )
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                # dR2 from W P
                dR2_0 = (
                    P_0*W_0 + P_1*W_1 + P_2*W_2 + P_3*W_4 + P_4*W_3 + P_5*W_5 + P_6*W_6 +
                    P_7*W_7
                )
                dR2_1 = (
                    P_1*W_0 + P_3*W_2 + P_5*W_3 + P_7*W_6 - P_0*W_1 - P_2*W_4 - P_4*W_5 -
                    P_6*W_7
                )
                dR2_2 = (
                    P_1*W_4 + P_2*W_0 + P_5*W_7 + P_6*W_3 - P_0*W_2 - P_3*W_1 - P_4*W_6 -
                    P_7*W_5
                )
                dR2_3 = (
                    P_1*W_5 + P_2*W_6 + P_5*W_1 + P_6*W_2 - P_0*W_3 - P_3*W_7 - P_4*W_0 -
                    P_7*W_4
                )
                dR2_4 = (
                    P_2*W_1 + P_3*W_0 + P_6*W_5 + P_7*W_3 - P_0*W_4 - P_1*W_2 - P_4*W_7 -
                    P_5*W_6
                )
                dR2_5 = (
                    P_2*W_7 + P_3*W_6 + P_6*W_4 + P_7*W_2 - P_0*W_5 - P_1*W_3 - P_4*W_1 -
                    P_5*W_0
                )
                dR2_6 = (
                    -P_0*W_6 - P_1*W_7 - P_2*W_3 - P_3*W_5 - P_4*W_2 - P_5*W_4 - P_6*W_0 -
                    P_7*W_1
                )
                # dR3 from dP x
                dR3_0 = (
                    dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_4*x_3 + dP_3*x_4 + dP_5*x_5 +
                    dP_6*x_6 + dP_7*x_7
                )
                dR3_1 = (
                    dP_1*x_0 + dP_2*x_4 + dP_4*x_5 + dP_7*x_6 - dP_0*x_1 - dP_3*x_2 -
                    dP_5*x_3 - dP_6*x_7
                )
                dR3_2 = (
                    dP_2*x_0 + dP_3*x_1 + dP_4*x_6 + dP_5*x_7 - dP_0*x_2 - dP_6*x_3 -
                    dP_1*x_4 - dP_7*x_5
                )
                dR3_3 = (
                    dP_4*x_0 + dP_5*x_1 + dP_6*x_2 + dP_0*x_3 + dP_7*x_4 + dP_1*x_5 +
                    dP_2*x_6 + dP_3*x_7
                )
                dR3_4 = (
                    dP_3*x_0 + dP_1*x_2 + dP_7*x_3 + dP_5*x_6 - dP_2*x_1 - dP_0*x_4 -
                    dP_6*x_5 - dP_4*x_7
                )
                dR3_5 = (
                    dP_5*x_0 + dP_6*x_4 + dP_0*x_5 + dP_3*x_6 - dP_4*x_1 - dP_7*x_2 -
                    dP_1*x_3 - dP_2*x_7
                )
                dR3_6 = (
                    dP_6*x_0 + dP_7*x_1 + dP_0*x_6 + dP_1*x_7 - dP_4*x_2 - dP_2*x_3 -
                    dP_5*x_4 - dP_3*x_5
                )
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[9, e]
                dP_1 = tile_common[10, e]
                dP_2 = tile_common[11, e]
                dP_3 = tile_common[12, e]
                dP_4 = tile_common[13, e]
                dP_5 = tile_common[14, e]
                dP_6 = tile_common[15, e]
                dP_7 = tile_common[16, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_0 + R_1*dP_1 + R_2*dP_2 + R_3*dP_4 + R_4*dP_3 + R_5*dP_5 +
                    R_6*dP_6
                )
                tile_dx[1, e] = (
                    R_0*dP_1 + R_2*dP_3 + R_3*dP_5 + R_6*dP_7 - R_1*dP_0 - R_4*dP_2 -
                    R_5*dP_4
                )
                tile_dx[2, e] = (
                    R_0*dP_2 + R_3*dP_6 + R_4*dP_1 - R_1*dP_3 - R_2*dP_0 - R_5*dP_7 -
                    R_6*dP_4
                )
                tile_dx[3, e] = (
                    R_0*dP_4 + R_3*dP_0 + R_4*dP_7 - R_1*dP_5 - R_2*dP_6 - R_5*dP_1 -
                    R_6*dP_2
                )
                tile_dx[4, e] = (
                    R_0*dP_3 + R_1*dP_2 + R_3*dP_7 + R_5*dP_6 - R_2*dP_1 - R_4*dP_0 -
                    R_6*dP_5
                )
                tile_dx[5, e] = (
                    R_0*dP_5 + R_1*dP_4 + R_3*dP_1 + R_5*dP_0 - R_2*dP_7 - R_4*dP_6 -
                    R_6*dP_3
                )
                tile_dx[6, e] = (
                    R_0*dP_6 + R_1*dP_7 + R_2*dP_4 + R_3*dP_2 + R_4*dP_5 + R_5*dP_3 +
                    R_6*dP_0
                )
                tile_dx[7, e] = (
                    R_0*dP_7 + R_2*dP_5 + R_3*dP_3 + R_6*dP_1 - R_1*dP_6 - R_4*dP_4 -
                    R_5*dP_2
                )
            if dx_step:
                for e in range(width):
                    for k in range(8):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__g0_2__even__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__g0_2__even(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 8), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__g0_2, 4, 7, 0, g, R)
    return _run_vjp(_sandwich__g0_2__even__vjp, 8, (7, 8), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__g0_2__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 709 multiplications, 629 additions, 17 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((16, 32), g.dtype)
    tile_R = np.empty((7, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_dR = np.empty((7, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    tile_common = np.empty((33, 32), g.dtype)
    lanes_dR = np.zeros((7, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            g_8 = tile_g[8, e]
            g_9 = tile_g[9, e]
            g_10 = tile_g[10, e]
            g_11 = tile_g[11, e]
            g_12 = tile_g[12, e]
            g_13 = tile_g[13, e]
            g_14 = tile_g[14, e]
            g_15 = tile_g[15, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_4*R_4 - R_3*R_3 - R_5*R_5 - R_6*R_6
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
            W_4 = g_4/s_0
            tile_common[5, e] = W_4
            W_5 = g_5/s_0
            tile_common[6, e] = W_5
            W_6 = g_6/s_0
            tile_common[7, e] = W_6
            W_7 = g_7/s_0
            tile_common[8, e] = W_7
            W_8 = g_8/s_0
            tile_common[9, e] = W_8
            W_9 = g_9/s_0
            tile_common[10, e] = W_9
            W_10 = g_10/s_0
            tile_common[11, e] = W_10
            W_11 = g_11/s_0
            tile_common[12, e] = W_11
            W_12 = g_12/s_0
            tile_common[13, e] = W_12
            W_13 = g_13/s_0
            tile_common[14, e] = W_13
            W_14 = g_14/s_0
            tile_common[15, e] = W_14
            W_15 = g_15/s_0
            tile_common[16, e] = W_15
            # dP from W R
            tile_common[17, e] = (
                R_0*W_0 - R_1*W_5 - R_2*W_6 - R_3*W_7 - R_4*W_8 - R_5*W_9 - R_6*W_10
            )
            tile_common[18, e] = (
                R_0*W_1 - R_1*W_2 - R_2*W_3 - R_3*W_4 - R_4*W_11 - R_5*W_12 - R_6*W_13
            )
            tile_common[19, e] = (
                R_0*W_2 + R_1*W_1 + R_2*W_11 + R_3*W_12 - R_4*W_3 - R_5*W_4 - R_6*W_14
            )
            tile_common[20, e] = (
                R_0*W_5 + R_1*W_0 + R_2*W_8 + R_3*W_9 - R_4*W_6 - R_5*W_7 - R_6*W_15
            )
            tile_common[21, e] = (
                R_0*W_3 + R_2*W_1 + R_3*W_13 + R_4*W_2 + R_5*W_14 - R_1*W_11 - R_6*W_4
            )
            tile_common[22, e] = (
                R_0*W_6 + R_2*W_0 + R_3*W_10 + R_4*W_5 + R_5*W_15 - R_1*W_8 - R_6*W_7
            )
            tile_common[23, e] = (
                R_0*W_8 + R_1*W_6 + R_4*W_0 + R_5*W_10 - R_2*W_5 - R_3*W_15 - R_6*W_9
            )
            tile_common[24, e] = (
                R_0*W_11 + R_1*W_3 + R_4*W_1 + R_5*W_13 - R_2*W_2 - R_3*W_14 - R_6*W_12
            )
            tile_common[25, e] = (
                R_0*W_4 - R_1*W_12 - R_2*W_13 - R_3*W_1 - R_4*W_14 - R_5*W_2 - R_6*W_3
            )
            tile_common[26, e] = (
                R_0*W_7 - R_1*W_9 - R_2*W_10 - R_3*W_0 - R_4*W_15 - R_5*W_5 - R_6*W_6
            )
            tile_common[27, e] = (
                R_0*W_9 + R_1*W_7 + R_2*W_15 + R_3*W_5 - R_4*W_10 - R_5*W_0 - R_6*W_8
            )
            tile_common[28, e] = (
                R_0*W_12 + R_1*W_4 + R_2*W_14 + R_3*W_2 - R_4*W_13 - R_5*W_1 - R_6*W_11
            )
            tile_common[29, e] = (
                R_0*W_10 + R_2*W_7 + R_3*W_6 + R_4*W_9 + R_5*W_8 - R_1*W_15 - R_6*W_0
            )
            tile_common[30, e] = (
                R_0*W_13 + R_2*W_4 + R_3*W_3 + R_4*W_12 + R_5*W_11 - R_1*W_14 - R_6*W_1
            )
            tile_common[31, e] = (
                R_0*W_14 + R_1*W_13 + R_4*W_4 + R_5*W_3 - R_2*W_12 - R_3*W_11 - R_6*W_2
            )
            tile_common[32, e] = (
                R_0*W_15 + R_1*W_10 + R_4*W_7 + R_5*W_6 - R_2*W_9 - R_3*W_8 - R_6*W_5
            )
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                x_15 = tile_x[15, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                W_4 = tile_common[5, e]
                W_5 = tile_common[6, e]
                W_6 = tile_common[7, e]
                W_7 = tile_common[8, e]
                W_8 = tile_common[9, e]
                W_9 = tile_common[10, e]
                W_10 = tile_common[11, e]
                W_11 = tile_common[12, e]
                W_12 = tile_common[13, e]
                W_13 = tile_common[14, e]
                W_14 = tile_common[15, e]
                W_15 = tile_common[16, e]
                dP_0 = tile_common[17, e]
                dP_1 = tile_common[18, e]
                dP_2 = tile_common[19, e]
                dP_3 = tile_common[20, e]
                dP_4 = tile_common[21, e]
                dP_5 = tile_common[22, e]
                dP_6 = tile_common[23, e]
                dP_7 = tile_common[24, e]
                dP_8 = tile_common[25, e]
                dP_9 = tile_common[26, e]
                dP_10 = tile_common[27, e]
                dP_11 = tile_common[28, e]
                dP_12 = tile_common[29, e]
                dP_13 = tile_common[30, e]
                dP_14 = tile_common[31, e]
                dP_15 = tile_common[32, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0 + R_3*x_7 + R_5*x_9 + R_6*x_10 - R_1*x_5 - R_2*x_6 - R_4*x_8
                P_1 = R_0*x_1 + R_1*x_2 + R_2*x_3 + R_5*x_12 + R_6*x_13 - R_3*x_4 - R_4*x_11
                P_2 = R_0*x_2 + R_2*x_11 + R_4*x_3 + R_6*x_14 - R_1*x_1 - R_3*x_12 - R_5*x_4
                P_3 = R_0*x_5 + R_1*x_0 + R_3*x_9 + R_4*x_6 + R_6*x_15 - R_2*x_8 - R_5*x_7
                P_4 = R_0*x_3 - R_1*x_11 - R_2*x_1 - R_3*x_13 - R_4*x_2 - R_5*x_14 - R_6*x_4
                P_5 = R_0*x_6 + R_1*x_8 + R_2*x_0 + R_3*x_10 - R_4*x_5 - R_5*x_15 - R_6*x_7
                P_6 = R_0*x_8 + R_2*x_5 + R_3*x_15 + R_4*x_0 + R_5*x_10 - R_1*x_6 - R_6*x_9
                P_7 = (
                    R_0*x_11 + R_1*x_3 + R_4*x_1 + R_5*x_13 - R_2*x_2 - R_3*x_14 - R_6*x_12
                )
                P_8 = R_0*x_4 - R_1*x_12 - R_2*x_13 - R_3*x_1 - R_4*x_14 - R_5*x_2 - R_6*x_3
                P_9 = R_0*x_7 + R_1*x_9 + R_2*x_10 + R_3*x_0 - R_4*x_15 - R_5*x_5 - R_6*x_6
                P_10 = R_0*x_9 + R_2*x_15 + R_3*x_5 + R_4*x_10 + R_5*x_0 - R_1*x_7 - R_6*x_8
                P_11 = (
                    R_0*x_12 + R_1*x_4 + R_4*x_13 + R_5*x_1 - R_2*x_14 - R_3*x_2 - R_6*x_11
                )
                P_12 = R_0*x_10 + R_3*x_6 + R_5*x_8 + R_6*x_0 - R_1*x_15 - R_2*x_7 - R_4*x_9
                P_13 = (
                    R_0*x_13 + R_1*x_14 + R_2*x_4 + R_5*x_11 + R_6*x_1 - R_3*x_3 - R_4*x_12
                )
                P_14 = (
                    R_0*x_14 + R_2*x_12 + R_4*x_4 + R_6*x_2 - R_1*x_13 - R_3*x_11 - R_5*x_3
                )
                P_15 = R_0*x_15 + R_1*x_10 + R_3*x_8 + R_4*x_7 + R_6*x_5 - R_2*x_9 - R_5*x_6
                # N = P ~R
                N_0 = P_0*R_0 + P_3*R_1 + P_5*R_2 + P_6*R_4 - P_9*R_3 - P_10*R_5 - P_12*R_6
                N_1 = P_1*R_0 + P_2*R_1 + P_4*R_2 + P_7*R_4 - P_8*R_3 - P_11*R_5 - P_13*R_6
                N_2 = P_2*R_0 + P_4*R_4 + P_11*R_3 - P_1*R_1 - P_7*R_2 - P_8*R_5 - P_14*R_6
                N_3 = P_4*R_0 + P_7*R_1 + P_13*R_3 + P_14*R_5 - P_1*R_2 - P_2*R_4 - P_8*R_6
                N_4 = P_8*R_0 + P_11*R_1 + P_13*R_2 + P_14*R_4 - P_1*R_3 - P_2*R_5 - P_4*R_6
                N_5 = P_3*R_0 + P_5*R_4 + P_10*R_3 - P_0*R_1 - P_6*R_2 - P_9*R_5 - P_15*R_6
                N_6 = P_5*R_0 + P_6*R_1 + P_12*R_3 + P_15*R_5 - P_0*R_2 - P_3*R_4 - P_9*R_6
                N_7 = P_9*R_0 + P_10*R_1 + P_12*R_2 + P_15*R_4 - P_0*R_3 - P_3*R_5 - P_5*R_6
                N_8 = P_3*R_2 + P_6*R_0 + P_12*R_5 - P_0*R_4 - P_5*R_1 - P_10*R_6 - P_15*R_3
                N_9 = P_3*R_3 + P_10*R_0 + P_12*R_4 - P_0*R_5 - P_6*R_6 - P_9*R_1 - P_15*R_2
                N_10 = (
                    P_5*R_3 + P_6*R_5 + P_12*R_0 + P_15*R_1 - P_0*R_6 - P_9*R_2 - P_10*R_4
                )
                N_11 = (
                    P_2*R_2 + P_7*R_0 + P_13*R_5 - P_1*R_4 - P_4*R_1 - P_11*R_6 - P_14*R_3
                )
                N_12 = (
                    P_2*R_3 + P_11*R_0 + P_13*R_4 - P_1*R_5 - P_7*R_6 - P_8*R_1 - P_14*R_2
                )
                N_13 = (
                    P_4*R_3 + P_7*R_5 + P_13*R_0 + P_14*R_1 - P_1*R_6 - P_8*R_2 - P_11*R_4
                )
                N_14 = (
                    P_4*R_5 + P_11*R_2 + P_14*R_0 - P_2*R_6 - P_7*R_3 - P_8*R_4 - P_13*R_1
                )
                N_15 = (
                    P_5*R_5 + P_10*R_2 + P_15*R_0 - P_3*R_6 - P_6*R_3 - P_9*R_4 - P_12*R_1
                )
                # h = -(W . N)
                h_0 = (
                    -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3 - N_4*W_4 - N_5*W_5 - N_6*W_6 -
                    N_7*W_7 - N_8*W_8 - N_9*W_9 - N_10*W_10 - N_11*W_11 - N_12*W_12 -
                    N_13*W_13 - N_14*W_14 - N_15*W_15
                )
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                dR_4 = c2*R_4*ds_0
                dR_5 = -c2*R_5*ds_0
                dR_6 = -c2*R_6*ds_0
                # dR2 from W P
                dR2_0 = (
                    P_0*W_0 + P_1*W_1 + P_2*W_2 + P_3*W_5 + P_4*W_3 + P_5*W_6 + P_6*W_8 +
                    P_7*W_11 + P_8*W_4 + P_9*W_7 + P_10*W_9 + P_11*W_12 + P_12*W_10 +
                    P_13*W_13 + P_14*W_14 + P_15*W_15
                )
                dR2_1 = (
                    P_2*W_1 + P_3*W_0 + P_6*W_6 + P_7*W_3 + P_10*W_7 + P_11*W_4 + P_14*W_13
                    + P_15*W_10 - P_0*W_5 - P_1*W_2 - P_4*W_11 - P_5*W_8 - P_8*W_12 -
                    P_9*W_9 - P_12*W_15 - P_13*W_14
                )
                dR2_2 = (
                    P_2*W_11 + P_3*W_8 + P_4*W_1 + P_5*W_0 + P_10*W_15 + P_11*W_14 +
                    P_12*W_7 + P_13*W_4 - P_0*W_6 - P_1*W_3 - P_6*W_5 - P_7*W_2 - P_8*W_13 -
                    P_9*W_10 - P_14*W_12 - P_15*W_9
                )
                dR2_3 = (
                    P_2*W_12 + P_3*W_9 + P_4*W_13 + P_5*W_10 + P_10*W_5 + P_11*W_2 +
                    P_12*W_6 + P_13*W_3 - P_0*W_7 - P_1*W_4 - P_6*W_15 - P_7*W_14 - P_8*W_1
                    - P_9*W_0 - P_14*W_11 - P_15*W_8
                )
                dR2_4 = (
                    P_4*W_2 + P_5*W_5 + P_6*W_0 + P_7*W_1 + P_12*W_9 + P_13*W_12 + P_14*W_4
                    + P_15*W_7 - P_0*W_8 - P_1*W_11 - P_2*W_3 - P_3*W_6 - P_8*W_14 -
                    P_9*W_15 - P_10*W_10 - P_11*W_13
                )
                dR2_5 = (
                    P_4*W_14 + P_5*W_15 + P_6*W_10 + P_7*W_13 + P_12*W_8 + P_13*W_11 +
                    P_14*W_3 + P_15*W_6 - P_0*W_9 - P_1*W_12 - P_2*W_4 - P_3*W_7 - P_8*W_2 -
                    P_9*W_5 - P_10*W_0 - P_11*W_1
                )
                dR2_6 = (
                    -P_0*W_10 - P_1*W_13 - P_2*W_14 - P_3*W_15 - P_4*W_4 - P_5*W_7 - P_6*W_9
                    - P_7*W_12 - P_8*W_3 - P_9*W_6 - P_10*W_8 - P_11*W_11 - P_12*W_0 -
                    P_13*W_1 - P_14*W_2 - P_15*W_5
                )
                # dR3 from dP x
                dR3_0 = (
                    dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_4*x_3 + dP_8*x_4 + dP_3*x_5 +
                    dP_5*x_6 + dP_9*x_7 + dP_6*x_8 + dP_10*x_9 + dP_12*x_10 + dP_7*x_11 +
                    dP_11*x_12 + dP_13*x_13 + dP_14*x_14 + dP_15*x_15
                )
                dR3_1 = (
                    dP_3*x_0 + dP_1*x_2 + dP_7*x_3 + dP_11*x_4 + dP_5*x_8 + dP_9*x_9 +
                    dP_15*x_10 + dP_13*x_14 - dP_2*x_1 - dP_0*x_5 - dP_6*x_6 - dP_10*x_7 -
                    dP_4*x_11 - dP_8*x_12 - dP_14*x_13 - dP_12*x_15
                )
                dR3_2 = (
                    dP_5*x_0 + dP_1*x_3 + dP_13*x_4 + dP_6*x_5 + dP_9*x_10 + dP_2*x_11 +
                    dP_14*x_12 + dP_10*x_15 - dP_4*x_1 - dP_7*x_2 - dP_0*x_6 - dP_12*x_7 -
                    dP_3*x_8 - dP_15*x_9 - dP_8*x_13 - dP_11*x_14
                )
                dR3_3 = (
                    dP_9*x_0 + dP_10*x_5 + dP_12*x_6 + dP_0*x_7 + dP_15*x_8 + dP_3*x_9 +
                    dP_5*x_10 + dP_6*x_15 - dP_8*x_1 - dP_11*x_2 - dP_13*x_3 - dP_1*x_4 -
                    dP_14*x_11 - dP_2*x_12 - dP_4*x_13 - dP_7*x_14
                )
                dR3_4 = (
                    dP_6*x_0 + dP_7*x_1 + dP_2*x_3 + dP_14*x_4 + dP_3*x_6 + dP_15*x_7 +
                    dP_10*x_10 + dP_11*x_13 - dP_4*x_2 - dP_5*x_5 - dP_0*x_8 - dP_12*x_9 -
                    dP_1*x_11 - dP_13*x_12 - dP_8*x_14 - dP_9*x_15
                )
                dR3_5 = (
                    dP_10*x_0 + dP_11*x_1 + dP_12*x_8 + dP_0*x_9 + dP_6*x_10 + dP_13*x_11 +
                    dP_1*x_12 + dP_7*x_13 - dP_8*x_2 - dP_14*x_3 - dP_2*x_4 - dP_9*x_5 -
                    dP_15*x_6 - dP_3*x_7 - dP_4*x_14 - dP_5*x_15
                )
                dR3_6 = (
                    dP_12*x_0 + dP_13*x_1 + dP_14*x_2 + dP_15*x_5 + dP_0*x_10 + dP_1*x_13 +
                    dP_2*x_14 + dP_3*x_15 - dP_8*x_3 - dP_4*x_4 - dP_9*x_6 - dP_5*x_7 -
                    dP_10*x_8 - dP_6*x_9 - dP_11*x_11 - dP_7*x_12
                )
                # dR4 = dR + dR2 + dR3
                tile_dR[0, e] = dR_0 + dR2_0 + dR3_0
                tile_dR[1, e] = dR_1 + dR2_1 + dR3_1
                tile_dR[2, e] = dR_2 + dR2_2 + dR3_2
                tile_dR[3, e] = dR_3 + dR2_3 + dR3_3
                tile_dR[4, e] = dR_4 + dR2_4 + dR3_4
                tile_dR[5, e] = dR_5 + dR2_5 + dR3_5
                tile_dR[6, e] = dR_6 + dR2_6 + dR3_6
            if dR_step:
                for e in range(width):
                    for k in range(7):
                        dR[(start + e) * dR_step + k] = tile_dR[k, e]
            else:
                _add_tile(tile_dR, lanes_dR, width)
        if dx_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                R_4 = tile_R[4, e]
                R_5 = tile_R[5, e]
                R_6 = tile_R[6, e]
                dP_0 = tile_common[17, e]
                dP_1 = tile_common[18, e]
                dP_2 = tile_common[19, e]
                dP_3 = tile_common[20, e]
                dP_4 = tile_common[21, e]
                dP_5 = tile_common[22, e]
                dP_6 = tile_common[23, e]
                dP_7 = tile_common[24, e]
                dP_8 = tile_common[25, e]
                dP_9 = tile_common[26, e]
                dP_10 = tile_common[27, e]
                dP_11 = tile_common[28, e]
                dP_12 = tile_common[29, e]
                dP_13 = tile_common[30, e]
                dP_14 = tile_common[31, e]
                dP_15 = tile_common[32, e]
                # dx from dP R
                tile_dx[0, e] = (
                    R_0*dP_0 + R_1*dP_3 + R_2*dP_5 + R_3*dP_9 + R_4*dP_6 + R_5*dP_10 +
                    R_6*dP_12
                )
                tile_dx[1, e] = (
                    R_0*dP_1 + R_4*dP_7 + R_5*dP_11 + R_6*dP_13 - R_1*dP_2 - R_2*dP_4 -
                    R_3*dP_8
                )
                tile_dx[2, e] = (
                    R_0*dP_2 + R_1*dP_1 + R_6*dP_14 - R_2*dP_7 - R_3*dP_11 - R_4*dP_4 -
                    R_5*dP_8
                )
                tile_dx[3, e] = (
                    R_0*dP_4 + R_1*dP_7 + R_2*dP_1 + R_4*dP_2 - R_3*dP_13 - R_5*dP_14 -
                    R_6*dP_8
                )
                tile_dx[4, e] = (
                    R_0*dP_8 + R_1*dP_11 + R_2*dP_13 + R_4*dP_14 - R_3*dP_1 - R_5*dP_2 -
                    R_6*dP_4
                )
                tile_dx[5, e] = (
                    R_0*dP_3 + R_2*dP_6 + R_3*dP_10 + R_6*dP_15 - R_1*dP_0 - R_4*dP_5 -
                    R_5*dP_9
                )
                tile_dx[6, e] = (
                    R_0*dP_5 + R_3*dP_12 + R_4*dP_3 - R_1*dP_6 - R_2*dP_0 - R_5*dP_15 -
                    R_6*dP_9
                )
                tile_dx[7, e] = (
                    R_0*dP_9 + R_3*dP_0 + R_4*dP_15 - R_1*dP_10 - R_2*dP_12 - R_5*dP_3 -
                    R_6*dP_5
                )
                tile_dx[8, e] = (
                    R_0*dP_6 + R_1*dP_5 + R_3*dP_15 + R_5*dP_12 - R_2*dP_3 - R_4*dP_0 -
                    R_6*dP_10
                )
                tile_dx[9, e] = (
                    R_0*dP_10 + R_1*dP_9 + R_3*dP_3 + R_5*dP_0 - R_2*dP_15 - R_4*dP_12 -
                    R_6*dP_6
                )
                tile_dx[10, e] = (
                    R_0*dP_12 + R_1*dP_15 + R_2*dP_9 + R_3*dP_5 + R_4*dP_10 + R_5*dP_6 +
                    R_6*dP_0
                )
                tile_dx[11, e] = (
                    R_0*dP_7 + R_2*dP_2 + R_5*dP_13 - R_1*dP_4 - R_3*dP_14 - R_4*dP_1 -
                    R_6*dP_11
                )
                tile_dx[12, e] = (
                    R_0*dP_11 + R_2*dP_14 + R_5*dP_1 - R_1*dP_8 - R_3*dP_2 - R_4*dP_13 -
                    R_6*dP_7
                )
                tile_dx[13, e] = (
                    R_0*dP_13 + R_4*dP_11 + R_5*dP_7 + R_6*dP_1 - R_1*dP_14 - R_2*dP_8 -
                    R_3*dP_4
                )
                tile_dx[14, e] = (
                    R_0*dP_14 + R_1*dP_13 + R_6*dP_2 - R_2*dP_11 - R_3*dP_7 - R_4*dP_8 -
                    R_5*dP_4
                )
                tile_dx[15, e] = (
                    R_0*dP_15 + R_2*dP_10 + R_3*dP_6 + R_6*dP_3 - R_1*dP_12 - R_4*dP_9 -
                    R_5*dP_5
                )
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
    if dR_step == 0:
        _add_lanes(lanes_dR, dR)
    if dx_step == 0:
        _add_lanes(lanes_dx, dx)


def sandwich__g0_2__full__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__g0_2__full(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 16), the gradient of the result
    R : (..., 7), g0_2: grades 0, 2
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__g0_2, 4, 7, 0, g, R)
    return _run_vjp(_sandwich__g0_2__full__vjp, 16, (7, 16), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__scalar__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 37 multiplications, 17 additions, 2 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((6, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 - R_3*R_3
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            # dP from W R
            tile_common[2, e] = R_0*W_0
            tile_common[3, e] = R_1*W_0
            tile_common[4, e] = R_2*W_0
            tile_common[5, e] = -R_3*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                x_0 = tile_x[0, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0
                P_1 = R_1*x_0
                P_2 = R_2*x_0
                P_3 = R_3*x_0
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 - P_3*R_3
                # h = -(W . N)
                h_0 = -N_0*W_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0
                dR2_1 = P_1*W_0
                dR2_2 = P_2*W_0
                dR2_3 = -P_3*W_0
                # dR3 from dP x
                dR3_0 = dP_0*x_0
                dR3_1 = dP_1*x_0
                dR3_2 = dP_2*x_0
                dR3_3 = dP_3*x_0
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
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_0 + R_1*dP_1 + R_2*dP_2 + R_3*dP_3
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
    R : (..., 4), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 4, 0, g, R)
    return _run_vjp(_sandwich__vector__scalar__vjp, 1, (4, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__vector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 112 multiplications, 80 additions, 5 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((12, 32), g.dtype)
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
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 - R_3*R_3
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
            tile_common[5, e] = R_0*W_0 + R_1*W_1 + R_2*W_2 + R_3*W_3
            tile_common[6, e] = R_1*W_0 - R_0*W_1
            tile_common[7, e] = R_2*W_0 - R_0*W_2
            tile_common[8, e] = R_2*W_1 - R_1*W_2
            tile_common[9, e] = -R_0*W_3 - R_3*W_0
            tile_common[10, e] = -R_1*W_3 - R_3*W_1
            tile_common[11, e] = -R_2*W_3 - R_3*W_2
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
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                # P = R_even x + R_odd x^
                P_0 = R_3*x_3 - R_0*x_0 - R_1*x_1 - R_2*x_2
                P_1 = R_1*x_0 - R_0*x_1
                P_2 = R_2*x_0 - R_0*x_2
                P_3 = R_2*x_1 - R_1*x_2
                P_4 = R_3*x_0 - R_0*x_3
                P_5 = R_3*x_1 - R_1*x_3
                P_6 = R_3*x_2 - R_2*x_3
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 - P_4*R_3
                N_1 = P_0*R_1 + P_3*R_2 - P_1*R_0 - P_5*R_3
                N_2 = P_0*R_2 - P_2*R_0 - P_3*R_1 - P_6*R_3
                N_3 = P_0*R_3 - P_4*R_0 - P_5*R_1 - P_6*R_2
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                # dR2 from W P
                dR2_0 = P_0*W_0 - P_1*W_1 - P_2*W_2 - P_4*W_3
                dR2_1 = P_0*W_1 + P_1*W_0 - P_3*W_2 - P_5*W_3
                dR2_2 = P_0*W_2 + P_2*W_0 + P_3*W_1 - P_6*W_3
                dR2_3 = P_0*W_3 - P_4*W_0 - P_5*W_1 - P_6*W_2
                # dR3 from dP x
                dR3_0 = -dP_0*x_0 - dP_1*x_1 - dP_2*x_2 - dP_4*x_3
                dR3_1 = dP_1*x_0 - dP_0*x_1 - dP_3*x_2 - dP_5*x_3
                dR3_2 = dP_2*x_0 + dP_3*x_1 - dP_0*x_2 - dP_6*x_3
                dR3_3 = dP_4*x_0 + dP_5*x_1 + dP_6*x_2 + dP_0*x_3
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
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                # dx from dP R
                tile_dx[0, e] = R_1*dP_1 + R_2*dP_2 + R_3*dP_4 - R_0*dP_0
                tile_dx[1, e] = R_2*dP_3 + R_3*dP_5 - R_0*dP_1 - R_1*dP_0
                tile_dx[2, e] = R_3*dP_6 - R_0*dP_2 - R_1*dP_3 - R_2*dP_0
                tile_dx[3, e] = R_3*dP_0 - R_0*dP_4 - R_1*dP_5 - R_2*dP_6
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


def sandwich__vector__vector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__vector__vector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 4), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 4, 0, g, R)
    return _run_vjp(_sandwich__vector__vector__vjp, 4, (4, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__bivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 162 multiplications, 124 additions, 7 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((6, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((6, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((6, 32), g.dtype)
    tile_common = np.empty((15, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((6, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 - R_3*R_3
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
            W_4 = g_4/s_0
            tile_common[5, e] = W_4
            W_5 = g_5/s_0
            tile_common[6, e] = W_5
            # dP from W R
            tile_common[7, e] = R_1*W_0 + R_2*W_1 + R_3*W_2
            tile_common[8, e] = R_2*W_3 + R_3*W_4 - R_0*W_0
            tile_common[9, e] = R_3*W_5 - R_0*W_1 - R_1*W_3
            tile_common[10, e] = R_0*W_3 + R_2*W_0 - R_1*W_1
            tile_common[11, e] = -R_0*W_2 - R_1*W_4 - R_2*W_5
            tile_common[12, e] = R_0*W_4 - R_1*W_2 - R_3*W_0
            tile_common[13, e] = R_0*W_5 - R_2*W_2 - R_3*W_1
            tile_common[14, e] = R_1*W_5 - R_2*W_4 - R_3*W_3
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
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                W_4 = tile_common[5, e]
                W_5 = tile_common[6, e]
                dP_0 = tile_common[7, e]
                dP_1 = tile_common[8, e]
                dP_2 = tile_common[9, e]
                dP_3 = tile_common[10, e]
                dP_4 = tile_common[11, e]
                dP_5 = tile_common[12, e]
                dP_6 = tile_common[13, e]
                dP_7 = tile_common[14, e]
                # P = R_even x + R_odd x^
                P_0 = R_3*x_2 - R_1*x_0 - R_2*x_1
                P_1 = R_0*x_0 + R_3*x_4 - R_2*x_3
                P_2 = R_0*x_1 + R_1*x_3 + R_3*x_5
                P_3 = R_0*x_3 + R_2*x_0 - R_1*x_1
                P_4 = R_0*x_2 + R_1*x_4 + R_2*x_5
                P_5 = R_0*x_4 + R_3*x_0 - R_1*x_2
                P_6 = R_0*x_5 + R_3*x_1 - R_2*x_2
                P_7 = R_1*x_5 + R_3*x_3 - R_2*x_4
                # N = P ~R
                N_0 = P_0*R_1 + P_3*R_2 - P_1*R_0 - P_5*R_3
                N_1 = P_0*R_2 - P_2*R_0 - P_3*R_1 - P_6*R_3
                N_2 = P_0*R_3 - P_4*R_0 - P_5*R_1 - P_6*R_2
                N_3 = P_1*R_2 + P_3*R_0 - P_2*R_1 - P_7*R_3
                N_4 = P_1*R_3 + P_5*R_0 - P_4*R_1 - P_7*R_2
                N_5 = P_2*R_3 + P_6*R_0 + P_7*R_1 - P_4*R_2
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3 - N_4*W_4 - N_5*W_5
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                # dR2 from W P
                dR2_0 = P_3*W_3 + P_5*W_4 + P_6*W_5 - P_1*W_0 - P_2*W_1 - P_4*W_2
                dR2_1 = P_0*W_0 + P_7*W_5 - P_2*W_3 - P_3*W_1 - P_4*W_4 - P_5*W_2
                dR2_2 = P_0*W_1 + P_1*W_3 + P_3*W_0 - P_4*W_5 - P_6*W_2 - P_7*W_4
                dR2_3 = P_0*W_2 + P_1*W_4 + P_2*W_5 - P_5*W_0 - P_6*W_1 - P_7*W_3
                # dR3 from dP x
                dR3_0 = dP_1*x_0 + dP_2*x_1 + dP_4*x_2 + dP_3*x_3 + dP_5*x_4 + dP_6*x_5
                dR3_1 = dP_2*x_3 + dP_4*x_4 + dP_7*x_5 - dP_0*x_0 - dP_3*x_1 - dP_5*x_2
                dR3_2 = dP_3*x_0 + dP_4*x_5 - dP_0*x_1 - dP_6*x_2 - dP_1*x_3 - dP_7*x_4
                dR3_3 = dP_5*x_0 + dP_6*x_1 + dP_0*x_2 + dP_7*x_3 + dP_1*x_4 + dP_2*x_5
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
                dP_0 = tile_common[7, e]
                dP_1 = tile_common[8, e]
                dP_2 = tile_common[9, e]
                dP_3 = tile_common[10, e]
                dP_4 = tile_common[11, e]
                dP_5 = tile_common[12, e]
                dP_6 = tile_common[13, e]
                dP_7 = tile_common[14, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_1 + R_2*dP_3 + R_3*dP_5 - R_1*dP_0
                tile_dx[1, e] = R_0*dP_2 + R_3*dP_6 - R_1*dP_3 - R_2*dP_0
                tile_dx[2, e] = R_0*dP_4 + R_3*dP_0 - R_1*dP_5 - R_2*dP_6
                tile_dx[3, e] = R_0*dP_3 + R_1*dP_2 + R_3*dP_7 - R_2*dP_1
                tile_dx[4, e] = R_0*dP_5 + R_1*dP_4 + R_3*dP_1 - R_2*dP_7
                tile_dx[5, e] = R_0*dP_6 + R_1*dP_7 + R_2*dP_4 + R_3*dP_2
            if dx_step:
                for e in range(width):
                    for k in range(6):
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

    g : (..., 6), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 6), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 4, 0, g, R)
    return _run_vjp(_sandwich__vector__bivector__vjp, 6, (4, 6), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__trivector__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 112 multiplications, 80 additions, 5 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((4, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_common = np.empty((12, 32), g.dtype)
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
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 - R_3*R_3
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
            tile_common[5, e] = R_2*W_0 + R_3*W_1
            tile_common[6, e] = R_3*W_2 - R_1*W_0
            tile_common[7, e] = R_0*W_0 + R_3*W_3
            tile_common[8, e] = -R_1*W_1 - R_2*W_2
            tile_common[9, e] = R_0*W_1 - R_2*W_3
            tile_common[10, e] = R_0*W_2 + R_1*W_3
            tile_common[11, e] = R_1*W_2 - R_0*W_3 - R_2*W_1 - R_3*W_0
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
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                # P = R_even x + R_odd x^
                P_0 = R_3*x_1 - R_2*x_0
                P_1 = R_1*x_0 + R_3*x_2
                P_2 = R_3*x_3 - R_0*x_0
                P_3 = R_1*x_1 + R_2*x_2
                P_4 = R_2*x_3 - R_0*x_1
                P_5 = -R_0*x_2 - R_1*x_3
                P_6 = R_1*x_2 + R_3*x_0 - R_0*x_3 - R_2*x_1
                # N = P ~R
                N_0 = P_0*R_2 + P_2*R_0 - P_1*R_1 - P_6*R_3
                N_1 = P_0*R_3 + P_4*R_0 - P_3*R_1 - P_6*R_2
                N_2 = P_1*R_3 + P_5*R_0 + P_6*R_1 - P_3*R_2
                N_3 = P_2*R_3 + P_5*R_1 - P_4*R_2 - P_6*R_0
                # h = -(W . N)
                h_0 = -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                # dR2 from W P
                dR2_0 = P_2*W_0 + P_4*W_1 + P_5*W_2 - P_6*W_3
                dR2_1 = P_5*W_3 + P_6*W_2 - P_1*W_0 - P_3*W_1
                dR2_2 = P_0*W_0 - P_3*W_2 - P_4*W_3 - P_6*W_1
                dR2_3 = P_0*W_1 + P_1*W_2 + P_2*W_3 - P_6*W_0
                # dR3 from dP x
                dR3_0 = -dP_2*x_0 - dP_4*x_1 - dP_5*x_2 - dP_6*x_3
                dR3_1 = dP_1*x_0 + dP_3*x_1 + dP_6*x_2 - dP_5*x_3
                dR3_2 = dP_3*x_2 + dP_4*x_3 - dP_0*x_0 - dP_6*x_1
                dR3_3 = dP_6*x_0 + dP_0*x_1 + dP_1*x_2 + dP_2*x_3
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
                dP_4 = tile_common[9, e]
                dP_5 = tile_common[10, e]
                dP_6 = tile_common[11, e]
                # dx from dP R
                tile_dx[0, e] = R_1*dP_1 + R_3*dP_6 - R_0*dP_2 - R_2*dP_0
                tile_dx[1, e] = R_1*dP_3 + R_3*dP_0 - R_0*dP_4 - R_2*dP_6
                tile_dx[2, e] = R_1*dP_6 + R_2*dP_3 + R_3*dP_1 - R_0*dP_5
                tile_dx[3, e] = R_2*dP_4 + R_3*dP_2 - R_0*dP_6 - R_1*dP_5
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


def sandwich__vector__trivector__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__vector__trivector(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 4), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 4), trivector: grades 3
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 4, 0, g, R)
    return _run_vjp(_sandwich__vector__trivector__vjp, 4, (4, 4), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__g4__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 37 multiplications, 17 additions, 2 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((1, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((1, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((1, 32), g.dtype)
    tile_common = np.empty((6, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((1, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 - R_3*R_3
            tile_common[0, e] = s_0
            # W = g / s
            W_0 = g_0/s_0
            tile_common[1, e] = W_0
            # dP from W R
            tile_common[2, e] = R_3*W_0
            tile_common[3, e] = -R_2*W_0
            tile_common[4, e] = R_1*W_0
            tile_common[5, e] = -R_0*W_0
        if dR_step >= 0:
            for e in range(width):
                R_0 = tile_R[0, e]
                R_1 = tile_R[1, e]
                R_2 = tile_R[2, e]
                R_3 = tile_R[3, e]
                x_0 = tile_x[0, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                # P = R_even x + R_odd x^
                P_0 = R_3*x_0
                P_1 = R_2*x_0
                P_2 = -R_1*x_0
                P_3 = R_0*x_0
                # N = P ~R
                N_0 = P_0*R_3 + P_2*R_1 - P_1*R_2 - P_3*R_0
                # h = -(W . N)
                h_0 = -N_0*W_0
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                # dR2 from W P
                dR2_0 = -P_3*W_0
                dR2_1 = P_2*W_0
                dR2_2 = -P_1*W_0
                dR2_3 = P_0*W_0
                # dR3 from dP x
                dR3_0 = dP_3*x_0
                dR3_1 = -dP_2*x_0
                dR3_2 = dP_1*x_0
                dR3_3 = dP_0*x_0
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
                dP_0 = tile_common[2, e]
                dP_1 = tile_common[3, e]
                dP_2 = tile_common[4, e]
                dP_3 = tile_common[5, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_3 + R_2*dP_1 + R_3*dP_0 - R_1*dP_2
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


def sandwich__vector__g4__vjp(g, R, x, wanted=None, threads=None):
    """Return the gradients of <g, sandwich__vector__g4(R, x)> in all operands.

    Of the <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x

    g : (..., 1), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 1), g4: grades 4
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 4, 0, g, R)
    return _run_vjp(_sandwich__vector__g4__vjp, 1, (4, 1), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__even__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 212 multiplications, 170 additions, 9 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((8, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    tile_common = np.empty((17, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 - R_3*R_3
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
            W_4 = g_4/s_0
            tile_common[5, e] = W_4
            W_5 = g_5/s_0
            tile_common[6, e] = W_5
            W_6 = g_6/s_0
            tile_common[7, e] = W_6
            W_7 = g_7/s_0
            tile_common[8, e] = W_7
            # dP from W R
            tile_common[9, e] = R_0*W_0 + R_1*W_1 + R_2*W_2 + R_3*W_3
            tile_common[10, e] = R_1*W_0 + R_2*W_4 + R_3*W_5 - R_0*W_1
            tile_common[11, e] = R_2*W_0 + R_3*W_6 - R_0*W_2 - R_1*W_4
            tile_common[12, e] = R_0*W_4 + R_2*W_1 + R_3*W_7 - R_1*W_2
            tile_common[13, e] = -R_0*W_3 - R_1*W_5 - R_2*W_6 - R_3*W_0
            tile_common[14, e] = R_0*W_5 - R_1*W_3 - R_2*W_7 - R_3*W_1
            tile_common[15, e] = R_0*W_6 + R_1*W_7 - R_2*W_3 - R_3*W_2
            tile_common[16, e] = R_1*W_6 - R_0*W_7 - R_2*W_5 - R_3*W_4
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
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                W_4 = tile_common[5, e]
                W_5 = tile_common[6, e]
                W_6 = tile_common[7, e]
                W_7 = tile_common[8, e]
                dP_0 = tile_common[9, e]
                dP_1 = tile_common[10, e]
                dP_2 = tile_common[11, e]
                dP_3 = tile_common[12, e]
                dP_4 = tile_common[13, e]
                dP_5 = tile_common[14, e]
                dP_6 = tile_common[15, e]
                dP_7 = tile_common[16, e]
                # P = R_even x + R_odd x^
                P_0 = R_0*x_0 + R_3*x_3 - R_1*x_1 - R_2*x_2
                P_1 = R_0*x_1 + R_1*x_0 + R_3*x_5 - R_2*x_4
                P_2 = R_0*x_2 + R_1*x_4 + R_2*x_0 + R_3*x_6
                P_3 = R_0*x_4 + R_2*x_1 + R_3*x_7 - R_1*x_2
                P_4 = R_0*x_3 + R_1*x_5 + R_2*x_6 + R_3*x_0
                P_5 = R_0*x_5 + R_2*x_7 + R_3*x_1 - R_1*x_3
                P_6 = R_0*x_6 + R_3*x_2 - R_1*x_7 - R_2*x_3
                P_7 = R_0*x_7 + R_1*x_6 + R_3*x_4 - R_2*x_5
                # N = P ~R
                N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 - P_4*R_3
                N_1 = P_0*R_1 + P_3*R_2 - P_1*R_0 - P_5*R_3
                N_2 = P_0*R_2 - P_2*R_0 - P_3*R_1 - P_6*R_3
                N_3 = P_0*R_3 - P_4*R_0 - P_5*R_1 - P_6*R_2
                N_4 = P_1*R_2 + P_3*R_0 - P_2*R_1 - P_7*R_3
                N_5 = P_1*R_3 + P_5*R_0 - P_4*R_1 - P_7*R_2
                N_6 = P_2*R_3 + P_6*R_0 + P_7*R_1 - P_4*R_2
                N_7 = P_3*R_3 + P_6*R_1 - P_5*R_2 - P_7*R_0
                # h = -(W . N)
                h_0 = (
                    -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3 - N_4*W_4 - N_5*W_5 - N_6*W_6 -
                    N_7*W_7
                )
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                # dR2 from W P
                dR2_0 = (
                    P_0*W_0 + P_3*W_4 + P_5*W_5 + P_6*W_6 - P_1*W_1 - P_2*W_2 - P_4*W_3 -
                    P_7*W_7
                )
                dR2_1 = (
                    P_0*W_1 + P_1*W_0 + P_6*W_7 + P_7*W_6 - P_2*W_4 - P_3*W_2 - P_4*W_5 -
                    P_5*W_3
                )
                dR2_2 = (
                    P_0*W_2 + P_1*W_4 + P_2*W_0 + P_3*W_1 - P_4*W_6 - P_5*W_7 - P_6*W_3 -
                    P_7*W_5
                )
                dR2_3 = (
                    P_0*W_3 + P_1*W_5 + P_2*W_6 + P_3*W_7 - P_4*W_0 - P_5*W_1 - P_6*W_2 -
                    P_7*W_4
                )
                # dR3 from dP x
                dR3_0 = (
                    dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_4*x_3 + dP_3*x_4 + dP_5*x_5 +
                    dP_6*x_6 + dP_7*x_7
                )
                dR3_1 = (
                    dP_1*x_0 + dP_2*x_4 + dP_4*x_5 + dP_7*x_6 - dP_0*x_1 - dP_3*x_2 -
                    dP_5*x_3 - dP_6*x_7
                )
                dR3_2 = (
                    dP_2*x_0 + dP_3*x_1 + dP_4*x_6 + dP_5*x_7 - dP_0*x_2 - dP_6*x_3 -
                    dP_1*x_4 - dP_7*x_5
                )
                dR3_3 = (
                    dP_4*x_0 + dP_5*x_1 + dP_6*x_2 + dP_0*x_3 + dP_7*x_4 + dP_1*x_5 +
                    dP_2*x_6 + dP_3*x_7
                )
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
                dP_0 = tile_common[9, e]
                dP_1 = tile_common[10, e]
                dP_2 = tile_common[11, e]
                dP_3 = tile_common[12, e]
                dP_4 = tile_common[13, e]
                dP_5 = tile_common[14, e]
                dP_6 = tile_common[15, e]
                dP_7 = tile_common[16, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_0 + R_1*dP_1 + R_2*dP_2 + R_3*dP_4
                tile_dx[1, e] = R_0*dP_1 + R_2*dP_3 + R_3*dP_5 - R_1*dP_0
                tile_dx[2, e] = R_0*dP_2 + R_3*dP_6 - R_1*dP_3 - R_2*dP_0
                tile_dx[3, e] = R_0*dP_4 + R_3*dP_0 - R_1*dP_5 - R_2*dP_6
                tile_dx[4, e] = R_0*dP_3 + R_1*dP_2 + R_3*dP_7 - R_2*dP_1
                tile_dx[5, e] = R_0*dP_5 + R_1*dP_4 + R_3*dP_1 - R_2*dP_7
                tile_dx[6, e] = R_0*dP_6 + R_1*dP_7 + R_2*dP_4 + R_3*dP_2
                tile_dx[7, e] = R_0*dP_7 + R_2*dP_5 + R_3*dP_3 - R_1*dP_6
            if dx_step:
                for e in range(width):
                    for k in range(8):
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

    g : (..., 8), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 4, 0, g, R)
    return _run_vjp(_sandwich__vector__even__vjp, 8, (4, 8), g, (R, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _sandwich__vector__full__vjp(
    count,
    g, g_step,
    R, R_step,
    x, x_step,
    dR, dR_step,
    dx, dx_step,
):
    """Run the unrolled form: 412 multiplications, 338 additions, 17 divisions."""
    c2 = g.dtype.type(2)
    tile_g = np.empty((16, 32), g.dtype)
    tile_R = np.empty((4, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_dR = np.empty((4, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    tile_common = np.empty((33, 32), g.dtype)
    lanes_dR = np.zeros((4, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if R_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            g_8 = tile_g[8, e]
            g_9 = tile_g[9, e]
            g_10 = tile_g[10, e]
            g_11 = tile_g[11, e]
            g_12 = tile_g[12, e]
            g_13 = tile_g[13, e]
            g_14 = tile_g[14, e]
            g_15 = tile_g[15, e]
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            # s = <R ~R>_0
            s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 - R_3*R_3
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
            W_4 = g_4/s_0
            tile_common[5, e] = W_4
            W_5 = g_5/s_0
            tile_common[6, e] = W_5
            W_6 = g_6/s_0
            tile_common[7, e] = W_6
            W_7 = g_7/s_0
            tile_common[8, e] = W_7
            W_8 = g_8/s_0
            tile_common[9, e] = W_8
            W_9 = g_9/s_0
            tile_common[10, e] = W_9
            W_10 = g_10/s_0
            tile_common[11, e] = W_10
            W_11 = g_11/s_0
            tile_common[12, e] = W_11
            W_12 = g_12/s_0
            tile_common[13, e] = W_12
            W_13 = g_13/s_0
            tile_common[14, e] = W_13
            W_14 = g_14/s_0
            tile_common[15, e] = W_14
            W_15 = g_15/s_0
            tile_common[16, e] = W_15
            # dP from W R
            tile_common[17, e] = R_0*W_1 + R_1*W_2 + R_2*W_3 + R_3*W_4
            tile_common[18, e] = R_0*W_0 + R_1*W_5 + R_2*W_6 + R_3*W_7
            tile_common[19, e] = R_1*W_0 + R_2*W_8 + R_3*W_9 - R_0*W_5
            tile_common[20, e] = R_1*W_1 + R_2*W_11 + R_3*W_12 - R_0*W_2
            tile_common[21, e] = R_2*W_0 + R_3*W_10 - R_0*W_6 - R_1*W_8
            tile_common[22, e] = R_2*W_1 + R_3*W_13 - R_0*W_3 - R_1*W_11
            tile_common[23, e] = R_0*W_11 + R_2*W_2 + R_3*W_14 - R_1*W_3
            tile_common[24, e] = R_0*W_8 + R_2*W_5 + R_3*W_15 - R_1*W_6
            tile_common[25, e] = -R_0*W_7 - R_1*W_9 - R_2*W_10 - R_3*W_0
            tile_common[26, e] = -R_0*W_4 - R_1*W_12 - R_2*W_13 - R_3*W_1
            tile_common[27, e] = R_0*W_12 - R_1*W_4 - R_2*W_14 - R_3*W_2
            tile_common[28, e] = R_0*W_9 - R_1*W_7 - R_2*W_15 - R_3*W_5
            tile_common[29, e] = R_0*W_13 + R_1*W_14 - R_2*W_4 - R_3*W_3
            tile_common[30, e] = R_0*W_10 + R_1*W_15 - R_2*W_7 - R_3*W_6
            tile_common[31, e] = R_1*W_10 - R_0*W_15 - R_2*W_9 - R_3*W_8
            tile_common[32, e] = R_1*W_13 - R_0*W_14 - R_2*W_12 - R_3*W_11
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
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                x_15 = tile_x[15, e]
                s_0 = tile_common[0, e]
                W_0 = tile_common[1, e]
                W_1 = tile_common[2, e]
                W_2 = tile_common[3, e]
                W_3 = tile_common[4, e]
                W_4 = tile_common[5, e]
                W_5 = tile_common[6, e]
                W_6 = tile_common[7, e]
                W_7 = tile_common[8, e]
                W_8 = tile_common[9, e]
                W_9 = tile_common[10, e]
                W_10 = tile_common[11, e]
                W_11 = tile_common[12, e]
                W_12 = tile_common[13, e]
                W_13 = tile_common[14, e]
                W_14 = tile_common[15, e]
                W_15 = tile_common[16, e]
                dP_0 = tile_common[17, e]
                dP_1 = tile_common[18, e]
                dP_2 = tile_common[19, e]
                dP_3 = tile_common[20, e]
                dP_4 = tile_common[21, e]
                dP_5 = tile_common[22, e]
                dP_6 = tile_common[23, e]
                dP_7 = tile_common[24, e]
                dP_8 = tile_common[25, e]
                dP_9 = tile_common[26, e]
                dP_10 = tile_common[27, e]
                dP_11 = tile_common[28, e]
                dP_12 = tile_common[29, e]
                dP_13 = tile_common[30, e]
                dP_14 = tile_common[31, e]
                dP_15 = tile_common[32, e]
                # P = R_even x + R_odd x^
                P_0 = R_3*x_4 - R_0*x_1 - R_1*x_2 - R_2*x_3
                P_1 = R_0*x_0 + R_3*x_7 - R_1*x_5 - R_2*x_6
                P_2 = R_0*x_5 + R_1*x_0 + R_3*x_9 - R_2*x_8
                P_3 = R_1*x_1 + R_3*x_12 - R_0*x_2 - R_2*x_11
                P_4 = R_0*x_6 + R_1*x_8 + R_2*x_0 + R_3*x_10
                P_5 = R_1*x_11 + R_2*x_1 + R_3*x_13 - R_0*x_3
                P_6 = R_2*x_2 + R_3*x_14 - R_0*x_11 - R_1*x_3
                P_7 = R_0*x_8 + R_2*x_5 + R_3*x_15 - R_1*x_6
                P_8 = R_0*x_7 + R_1*x_9 + R_2*x_10 + R_3*x_0
                P_9 = R_1*x_12 + R_2*x_13 + R_3*x_1 - R_0*x_4
                P_10 = R_2*x_14 + R_3*x_2 - R_0*x_12 - R_1*x_4
                P_11 = R_0*x_9 + R_2*x_15 + R_3*x_5 - R_1*x_7
                P_12 = R_3*x_3 - R_0*x_13 - R_1*x_14 - R_2*x_4
                P_13 = R_0*x_10 + R_3*x_6 - R_1*x_15 - R_2*x_7
                P_14 = R_0*x_15 + R_1*x_10 + R_3*x_8 - R_2*x_9
                P_15 = R_1*x_13 + R_3*x_11 - R_0*x_14 - R_2*x_12
                # N = P ~R
                N_0 = P_1*R_0 + P_2*R_1 + P_4*R_2 - P_8*R_3
                N_1 = P_0*R_0 + P_3*R_1 + P_5*R_2 - P_9*R_3
                N_2 = P_0*R_1 + P_6*R_2 - P_3*R_0 - P_10*R_3
                N_3 = P_0*R_2 - P_5*R_0 - P_6*R_1 - P_12*R_3
                N_4 = P_0*R_3 - P_9*R_0 - P_10*R_1 - P_12*R_2
                N_5 = P_1*R_1 + P_7*R_2 - P_2*R_0 - P_11*R_3
                N_6 = P_1*R_2 - P_4*R_0 - P_7*R_1 - P_13*R_3
                N_7 = P_1*R_3 - P_8*R_0 - P_11*R_1 - P_13*R_2
                N_8 = P_2*R_2 + P_7*R_0 - P_4*R_1 - P_14*R_3
                N_9 = P_2*R_3 + P_11*R_0 - P_8*R_1 - P_14*R_2
                N_10 = P_4*R_3 + P_13*R_0 + P_14*R_1 - P_8*R_2
                N_11 = P_3*R_2 + P_6*R_0 - P_5*R_1 - P_15*R_3
                N_12 = P_3*R_3 + P_10*R_0 - P_9*R_1 - P_15*R_2
                N_13 = P_5*R_3 + P_12*R_0 + P_15*R_1 - P_9*R_2
                N_14 = P_6*R_3 + P_12*R_1 - P_10*R_2 - P_15*R_0
                N_15 = P_7*R_3 + P_13*R_1 - P_11*R_2 - P_14*R_0
                # h = -(W . N)
                h_0 = (
                    -N_0*W_0 - N_1*W_1 - N_2*W_2 - N_3*W_3 - N_4*W_4 - N_5*W_5 - N_6*W_6 -
                    N_7*W_7 - N_8*W_8 - N_9*W_9 - N_10*W_10 - N_11*W_11 - N_12*W_12 -
                    N_13*W_13 - N_14*W_14 - N_15*W_15
                )
                # ds = h / s
                ds_0 = h_0/s_0
                # dR from ds R
                dR_0 = c2*R_0*ds_0
                dR_1 = c2*R_1*ds_0
                dR_2 = c2*R_2*ds_0
                dR_3 = -c2*R_3*ds_0
                # dR2 from W P
                dR2_0 = (
                    P_0*W_1 + P_1*W_0 + P_6*W_11 + P_7*W_8 + P_10*W_12 + P_11*W_9 +
                    P_12*W_13 + P_13*W_10 - P_2*W_5 - P_3*W_2 - P_4*W_6 - P_5*W_3 - P_8*W_7
                    - P_9*W_4 - P_14*W_15 - P_15*W_14
                )
                dR2_1 = (
                    P_0*W_2 + P_1*W_5 + P_2*W_0 + P_3*W_1 + P_12*W_14 + P_13*W_15 +
                    P_14*W_10 + P_15*W_13 - P_4*W_8 - P_5*W_11 - P_6*W_3 - P_7*W_6 - P_8*W_9
                    - P_9*W_12 - P_10*W_4 - P_11*W_7
                )
                dR2_2 = (
                    P_0*W_3 + P_1*W_6 + P_2*W_8 + P_3*W_11 + P_4*W_0 + P_5*W_1 + P_6*W_2 +
                    P_7*W_5 - P_8*W_10 - P_9*W_13 - P_10*W_14 - P_11*W_15 - P_12*W_4 -
                    P_13*W_7 - P_14*W_9 - P_15*W_12
                )
                dR2_3 = (
                    P_0*W_4 + P_1*W_7 + P_2*W_9 + P_3*W_12 + P_4*W_10 + P_5*W_13 + P_6*W_14
                    + P_7*W_15 - P_8*W_0 - P_9*W_1 - P_10*W_2 - P_11*W_5 - P_12*W_3 -
                    P_13*W_6 - P_14*W_8 - P_15*W_11
                )
                # dR3 from dP x
                dR3_0 = (
                    dP_1*x_0 + dP_2*x_5 + dP_4*x_6 + dP_8*x_7 + dP_7*x_8 + dP_11*x_9 +
                    dP_13*x_10 + dP_14*x_15 - dP_0*x_1 - dP_3*x_2 - dP_5*x_3 - dP_9*x_4 -
                    dP_6*x_11 - dP_10*x_12 - dP_12*x_13 - dP_15*x_14
                )
                dR3_1 = (
                    dP_2*x_0 + dP_3*x_1 + dP_4*x_8 + dP_8*x_9 + dP_14*x_10 + dP_5*x_11 +
                    dP_9*x_12 + dP_15*x_13 - dP_0*x_2 - dP_6*x_3 - dP_10*x_4 - dP_1*x_5 -
                    dP_7*x_6 - dP_11*x_7 - dP_12*x_14 - dP_13*x_15
                )
                dR3_2 = (
                    dP_4*x_0 + dP_5*x_1 + dP_6*x_2 + dP_7*x_5 + dP_8*x_10 + dP_9*x_13 +
                    dP_10*x_14 + dP_11*x_15 - dP_0*x_3 - dP_12*x_4 - dP_1*x_6 - dP_13*x_7 -
                    dP_2*x_8 - dP_14*x_9 - dP_3*x_11 - dP_15*x_12
                )
                dR3_3 = (
                    dP_8*x_0 + dP_9*x_1 + dP_10*x_2 + dP_12*x_3 + dP_0*x_4 + dP_11*x_5 +
                    dP_13*x_6 + dP_1*x_7 + dP_14*x_8 + dP_2*x_9 + dP_4*x_10 + dP_15*x_11 +
                    dP_3*x_12 + dP_5*x_13 + dP_6*x_14 + dP_7*x_15
                )
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
                dP_0 = tile_common[17, e]
                dP_1 = tile_common[18, e]
                dP_2 = tile_common[19, e]
                dP_3 = tile_common[20, e]
                dP_4 = tile_common[21, e]
                dP_5 = tile_common[22, e]
                dP_6 = tile_common[23, e]
                dP_7 = tile_common[24, e]
                dP_8 = tile_common[25, e]
                dP_9 = tile_common[26, e]
                dP_10 = tile_common[27, e]
                dP_11 = tile_common[28, e]
                dP_12 = tile_common[29, e]
                dP_13 = tile_common[30, e]
                dP_14 = tile_common[31, e]
                dP_15 = tile_common[32, e]
                # dx from dP R
                tile_dx[0, e] = R_0*dP_1 + R_1*dP_2 + R_2*dP_4 + R_3*dP_8
                tile_dx[1, e] = R_1*dP_3 + R_2*dP_5 + R_3*dP_9 - R_0*dP_0
                tile_dx[2, e] = R_2*dP_6 + R_3*dP_10 - R_0*dP_3 - R_1*dP_0
                tile_dx[3, e] = R_3*dP_12 - R_0*dP_5 - R_1*dP_6 - R_2*dP_0
                tile_dx[4, e] = R_3*dP_0 - R_0*dP_9 - R_1*dP_10 - R_2*dP_12
                tile_dx[5, e] = R_0*dP_2 + R_2*dP_7 + R_3*dP_11 - R_1*dP_1
                tile_dx[6, e] = R_0*dP_4 + R_3*dP_13 - R_1*dP_7 - R_2*dP_1
                tile_dx[7, e] = R_0*dP_8 + R_3*dP_1 - R_1*dP_11 - R_2*dP_13
                tile_dx[8, e] = R_0*dP_7 + R_1*dP_4 + R_3*dP_14 - R_2*dP_2
                tile_dx[9, e] = R_0*dP_11 + R_1*dP_8 + R_3*dP_2 - R_2*dP_14
                tile_dx[10, e] = R_0*dP_13 + R_1*dP_14 + R_2*dP_8 + R_3*dP_4
                tile_dx[11, e] = R_1*dP_5 + R_3*dP_15 - R_0*dP_6 - R_2*dP_3
                tile_dx[12, e] = R_1*dP_9 + R_3*dP_3 - R_0*dP_10 - R_2*dP_15
                tile_dx[13, e] = R_1*dP_15 + R_2*dP_9 + R_3*dP_5 - R_0*dP_12
                tile_dx[14, e] = R_2*dP_10 + R_3*dP_6 - R_0*dP_15 - R_1*dP_12
                tile_dx[15, e] = R_0*dP_14 + R_2*dP_11 + R_3*dP_7 - R_1*dP_13
            if dx_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    R : (..., 4), vector: grades 1
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    g, R = _mask(_versor_defect__vector, 3, 4, 0, g, R)
    return _run_vjp(_sandwich__vector__full__vjp, 16, (4, 16), g, (R, x), wanted, threads)


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
    """Run the unrolled form: 224 multiplications, 188 additions."""
    tile_g = np.empty((8, 32), g.dtype)
    tile_r = np.empty((8, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_s = np.empty((8, 32), g.dtype)
    tile_dr = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    tile_ds = np.empty((8, 32), g.dtype)
    tile_common = np.empty((8, 32), g.dtype)
    lanes_dr = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    lanes_ds = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if r_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            s_2 = tile_s[2, e]
            s_3 = tile_s[3, e]
            s_4 = tile_s[4, e]
            s_5 = tile_s[5, e]
            s_6 = tile_s[6, e]
            s_7 = tile_s[7, e]
            # dP from g s
            tile_common[0, e] = (
                g_0*s_0 + g_7*s_7 - g_1*s_1 - g_2*s_2 - g_3*s_3 - g_4*s_4 - g_5*s_5 -
                g_6*s_6
            )
            tile_common[1, e] = (
                g_1*s_0 + g_0*s_1 + g_4*s_2 + g_5*s_3 - g_2*s_4 - g_3*s_5 - g_7*s_6 -
                g_6*s_7
            )
            tile_common[2, e] = (
                g_2*s_0 + g_0*s_2 + g_6*s_3 + g_1*s_4 + g_7*s_5 + g_5*s_7 - g_4*s_1 -
                g_3*s_6
            )
            tile_common[3, e] = (
                g_4*s_0 + g_2*s_1 + g_0*s_4 + g_6*s_5 - g_1*s_2 - g_7*s_3 - g_5*s_6 -
                g_3*s_7
            )
            tile_common[4, e] = (
                g_3*s_0 + g_4*s_7 - g_5*s_1 - g_6*s_2 - g_0*s_3 - g_7*s_4 - g_1*s_5 -
                g_2*s_6
            )
            tile_common[5, e] = (
                g_5*s_0 + g_3*s_1 + g_7*s_2 + g_1*s_3 - g_6*s_4 - g_0*s_5 - g_4*s_6 -
                g_2*s_7
            )
            tile_common[6, e] = (
                g_6*s_0 + g_3*s_2 + g_2*s_3 + g_5*s_4 + g_4*s_5 + g_1*s_7 - g_7*s_1 -
                g_0*s_6
            )
            tile_common[7, e] = (
                g_7*s_0 + g_6*s_1 + g_3*s_4 + g_2*s_5 - g_5*s_2 - g_4*s_3 - g_1*s_6 -
                g_0*s_7
            )
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
                dP_4 = tile_common[4, e]
                dP_5 = tile_common[5, e]
                dP_6 = tile_common[6, e]
                dP_7 = tile_common[7, e]
                # dr from dP x
                tile_dr[0, e] = dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_4*x_3
                tile_dr[1, e] = dP_0*x_1 + dP_3*x_2 + dP_5*x_3 - dP_1*x_0
                tile_dr[2, e] = dP_0*x_2 + dP_6*x_3 - dP_2*x_0 - dP_3*x_1
                tile_dr[3, e] = -dP_4*x_0 - dP_5*x_1 - dP_6*x_2 - dP_0*x_3
                tile_dr[4, e] = dP_3*x_0 + dP_1*x_2 + dP_7*x_3 - dP_2*x_1
                tile_dr[5, e] = dP_5*x_0 - dP_4*x_1 - dP_7*x_2 - dP_1*x_3
                tile_dr[6, e] = dP_6*x_0 + dP_7*x_1 - dP_4*x_2 - dP_2*x_3
                tile_dr[7, e] = dP_6*x_1 - dP_7*x_0 - dP_5*x_2 - dP_3*x_3
            if dr_step:
                for e in range(width):
                    for k in range(8):
                        dr[(start + e) * dr_step + k] = tile_dr[k, e]
            else:
                _add_tile(tile_dr, lanes_dr, width)
        if dx_step >= 0:
            for e in range(width):
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                r_2 = tile_r[2, e]
                r_3 = tile_r[3, e]
                r_4 = tile_r[4, e]
                r_5 = tile_r[5, e]
                r_6 = tile_r[6, e]
                r_7 = tile_r[7, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                dP_2 = tile_common[2, e]
                dP_3 = tile_common[3, e]
                dP_4 = tile_common[4, e]
                dP_5 = tile_common[5, e]
                dP_6 = tile_common[6, e]
                dP_7 = tile_common[7, e]
                # dx from dP r
                tile_dx[0, e] = (
                    dP_0*r_0 + dP_3*r_4 + dP_5*r_5 + dP_6*r_6 - dP_1*r_1 - dP_2*r_2 -
                    dP_4*r_3 - dP_7*r_7
                )
                tile_dx[1, e] = (
                    dP_1*r_0 + dP_0*r_1 + dP_7*r_6 + dP_6*r_7 - dP_3*r_2 - dP_5*r_3 -
                    dP_2*r_4 - dP_4*r_5
                )
                tile_dx[2, e] = (
                    dP_2*r_0 + dP_3*r_1 + dP_0*r_2 + dP_1*r_4 - dP_6*r_3 - dP_7*r_5 -
                    dP_4*r_6 - dP_5*r_7
                )
                tile_dx[3, e] = (
                    dP_4*r_0 + dP_5*r_1 + dP_6*r_2 + dP_7*r_4 - dP_0*r_3 - dP_1*r_5 -
                    dP_2*r_6 - dP_3*r_7
                )
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
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                r_2 = tile_r[2, e]
                r_3 = tile_r[3, e]
                r_4 = tile_r[4, e]
                r_5 = tile_r[5, e]
                r_6 = tile_r[6, e]
                r_7 = tile_r[7, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                # P = r x
                P_0 = r_0*x_0 + r_1*x_1 + r_2*x_2 - r_3*x_3
                P_1 = r_0*x_1 + r_4*x_2 - r_1*x_0 - r_5*x_3
                P_2 = r_0*x_2 - r_2*x_0 - r_4*x_1 - r_6*x_3
                P_3 = r_1*x_2 + r_4*x_0 - r_2*x_1 - r_7*x_3
                P_4 = r_0*x_3 - r_3*x_0 - r_5*x_1 - r_6*x_2
                P_5 = r_1*x_3 + r_5*x_0 - r_3*x_1 - r_7*x_2
                P_6 = r_2*x_3 + r_6*x_0 + r_7*x_1 - r_3*x_2
                P_7 = r_4*x_3 + r_6*x_1 - r_5*x_2 - r_7*x_0
                # ds from g P
                tile_ds[0, e] = (
                    P_0*g_0 + P_1*g_1 + P_2*g_2 + P_3*g_4 + P_4*g_3 + P_5*g_5 + P_6*g_6 +
                    P_7*g_7
                )
                tile_ds[1, e] = (
                    P_1*g_0 + P_3*g_2 + P_5*g_3 + P_7*g_6 - P_0*g_1 - P_2*g_4 - P_4*g_5 -
                    P_6*g_7
                )
                tile_ds[2, e] = (
                    P_1*g_4 + P_2*g_0 + P_5*g_7 + P_6*g_3 - P_0*g_2 - P_3*g_1 - P_4*g_6 -
                    P_7*g_5
                )
                tile_ds[3, e] = (
                    P_1*g_5 + P_2*g_6 + P_5*g_1 + P_6*g_2 - P_0*g_3 - P_3*g_7 - P_4*g_0 -
                    P_7*g_4
                )
                tile_ds[4, e] = (
                    P_2*g_1 + P_3*g_0 + P_6*g_5 + P_7*g_3 - P_0*g_4 - P_1*g_2 - P_4*g_7 -
                    P_5*g_6
                )
                tile_ds[5, e] = (
                    P_2*g_7 + P_3*g_6 + P_6*g_4 + P_7*g_2 - P_0*g_5 - P_1*g_3 - P_4*g_1 -
                    P_5*g_0
                )
                tile_ds[6, e] = (
                    -P_0*g_6 - P_1*g_7 - P_2*g_3 - P_3*g_5 - P_4*g_2 - P_5*g_4 - P_6*g_0 -
                    P_7*g_1
                )
                tile_ds[7, e] = (
                    P_0*g_7 + P_2*g_5 + P_4*g_4 + P_6*g_1 - P_1*g_6 - P_3*g_3 - P_5*g_2 -
                    P_7*g_0
                )
            if ds_step:
                for e in range(width):
                    for k in range(8):
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

    g : (..., 8), the gradient of the result
    r : (..., 8), even: grades 0, 2, 4
    x : (..., 4), vector: grades 1
    s : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__even__vector__even__vjp,
        8,
        (8, 4, 8),
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
    """Run the unrolled form: 320 multiplications, 280 additions."""
    tile_g = np.empty((8, 32), g.dtype)
    tile_r = np.empty((8, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_s = np.empty((8, 32), g.dtype)
    tile_dr = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    tile_ds = np.empty((8, 32), g.dtype)
    tile_common = np.empty((8, 32), g.dtype)
    lanes_dr = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    lanes_ds = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if r_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            s_2 = tile_s[2, e]
            s_3 = tile_s[3, e]
            s_4 = tile_s[4, e]
            s_5 = tile_s[5, e]
            s_6 = tile_s[6, e]
            s_7 = tile_s[7, e]
            # dP from g s
            tile_common[0, e] = (
                g_0*s_0 + g_7*s_7 - g_1*s_1 - g_2*s_2 - g_3*s_3 - g_4*s_4 - g_5*s_5 -
                g_6*s_6
            )
            tile_common[1, e] = (
                g_1*s_0 + g_0*s_1 + g_4*s_2 + g_5*s_3 - g_2*s_4 - g_3*s_5 - g_7*s_6 -
                g_6*s_7
            )
            tile_common[2, e] = (
                g_2*s_0 + g_0*s_2 + g_6*s_3 + g_1*s_4 + g_7*s_5 + g_5*s_7 - g_4*s_1 -
                g_3*s_6
            )
            tile_common[3, e] = (
                g_4*s_0 + g_2*s_1 + g_0*s_4 + g_6*s_5 - g_1*s_2 - g_7*s_3 - g_5*s_6 -
                g_3*s_7
            )
            tile_common[4, e] = (
                g_3*s_0 + g_4*s_7 - g_5*s_1 - g_6*s_2 - g_0*s_3 - g_7*s_4 - g_1*s_5 -
                g_2*s_6
            )
            tile_common[5, e] = (
                g_5*s_0 + g_3*s_1 + g_7*s_2 + g_1*s_3 - g_6*s_4 - g_0*s_5 - g_4*s_6 -
                g_2*s_7
            )
            tile_common[6, e] = (
                g_6*s_0 + g_3*s_2 + g_2*s_3 + g_5*s_4 + g_4*s_5 + g_1*s_7 - g_7*s_1 -
                g_0*s_6
            )
            tile_common[7, e] = (
                g_7*s_0 + g_6*s_1 + g_3*s_4 + g_2*s_5 - g_5*s_2 - g_4*s_3 - g_1*s_6 -
                g_0*s_7
            )
        if dr_step >= 0:
            for e in range(width):
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                dP_2 = tile_common[2, e]
                dP_3 = tile_common[3, e]
                dP_4 = tile_common[4, e]
                dP_5 = tile_common[5, e]
                dP_6 = tile_common[6, e]
                dP_7 = tile_common[7, e]
                # dr from dP x
                tile_dr[0, e] = (
                    dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_4*x_3 + dP_3*x_4 + dP_5*x_5 +
                    dP_6*x_6 + dP_7*x_7
                )
                tile_dr[1, e] = (
                    dP_1*x_0 + dP_2*x_4 + dP_4*x_5 + dP_7*x_6 - dP_0*x_1 - dP_3*x_2 -
                    dP_5*x_3 - dP_6*x_7
                )
                tile_dr[2, e] = (
                    dP_2*x_0 + dP_3*x_1 + dP_4*x_6 + dP_5*x_7 - dP_0*x_2 - dP_6*x_3 -
                    dP_1*x_4 - dP_7*x_5
                )
                tile_dr[3, e] = (
                    dP_4*x_0 + dP_5*x_1 + dP_6*x_2 + dP_0*x_3 + dP_7*x_4 + dP_1*x_5 +
                    dP_2*x_6 + dP_3*x_7
                )
                tile_dr[4, e] = (
                    dP_3*x_0 + dP_1*x_2 + dP_7*x_3 + dP_5*x_6 - dP_2*x_1 - dP_0*x_4 -
                    dP_6*x_5 - dP_4*x_7
                )
                tile_dr[5, e] = (
                    dP_5*x_0 + dP_6*x_4 + dP_0*x_5 + dP_3*x_6 - dP_4*x_1 - dP_7*x_2 -
                    dP_1*x_3 - dP_2*x_7
                )
                tile_dr[6, e] = (
                    dP_6*x_0 + dP_7*x_1 + dP_0*x_6 + dP_1*x_7 - dP_4*x_2 - dP_2*x_3 -
                    dP_5*x_4 - dP_3*x_5
                )
                tile_dr[7, e] = (
                    dP_7*x_0 + dP_5*x_2 + dP_3*x_3 + dP_1*x_6 - dP_6*x_1 - dP_4*x_4 -
                    dP_2*x_5 - dP_0*x_7
                )
            if dr_step:
                for e in range(width):
                    for k in range(8):
                        dr[(start + e) * dr_step + k] = tile_dr[k, e]
            else:
                _add_tile(tile_dr, lanes_dr, width)
        if dx_step >= 0:
            for e in range(width):
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                r_2 = tile_r[2, e]
                r_3 = tile_r[3, e]
                r_4 = tile_r[4, e]
                r_5 = tile_r[5, e]
                r_6 = tile_r[6, e]
                r_7 = tile_r[7, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                dP_2 = tile_common[2, e]
                dP_3 = tile_common[3, e]
                dP_4 = tile_common[4, e]
                dP_5 = tile_common[5, e]
                dP_6 = tile_common[6, e]
                dP_7 = tile_common[7, e]
                # dx from dP r
                tile_dx[0, e] = (
                    dP_0*r_0 + dP_1*r_1 + dP_2*r_2 + dP_4*r_3 + dP_3*r_4 + dP_5*r_5 +
                    dP_6*r_6 + dP_7*r_7
                )
                tile_dx[1, e] = (
                    dP_1*r_0 + dP_3*r_2 + dP_5*r_3 + dP_7*r_6 - dP_0*r_1 - dP_2*r_4 -
                    dP_4*r_5 - dP_6*r_7
                )
                tile_dx[2, e] = (
                    dP_2*r_0 + dP_6*r_3 + dP_1*r_4 + dP_5*r_7 - dP_3*r_1 - dP_0*r_2 -
                    dP_7*r_5 - dP_4*r_6
                )
                tile_dx[3, e] = (
                    dP_4*r_0 + dP_0*r_3 + dP_7*r_4 + dP_3*r_7 - dP_5*r_1 - dP_6*r_2 -
                    dP_1*r_5 - dP_2*r_6
                )
                tile_dx[4, e] = (
                    dP_3*r_0 + dP_2*r_1 + dP_7*r_3 + dP_6*r_5 - dP_1*r_2 - dP_0*r_4 -
                    dP_5*r_6 - dP_4*r_7
                )
                tile_dx[5, e] = (
                    dP_5*r_0 + dP_4*r_1 + dP_1*r_3 + dP_0*r_5 - dP_7*r_2 - dP_6*r_4 -
                    dP_3*r_6 - dP_2*r_7
                )
                tile_dx[6, e] = (
                    dP_6*r_0 + dP_7*r_1 + dP_4*r_2 + dP_2*r_3 + dP_5*r_4 + dP_3*r_5 +
                    dP_0*r_6 + dP_1*r_7
                )
                tile_dx[7, e] = (
                    dP_7*r_0 + dP_5*r_2 + dP_3*r_3 + dP_1*r_6 - dP_6*r_1 - dP_4*r_4 -
                    dP_2*r_5 - dP_0*r_7
                )
            if dx_step:
                for e in range(width):
                    for k in range(8):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
        if ds_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                r_2 = tile_r[2, e]
                r_3 = tile_r[3, e]
                r_4 = tile_r[4, e]
                r_5 = tile_r[5, e]
                r_6 = tile_r[6, e]
                r_7 = tile_r[7, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                # P = r x
                P_0 = (
                    r_0*x_0 + r_3*x_3 + r_5*x_5 + r_6*x_6 - r_1*x_1 - r_2*x_2 - r_4*x_4 -
                    r_7*x_7
                )
                P_1 = (
                    r_0*x_1 + r_1*x_0 + r_3*x_5 + r_4*x_2 + r_6*x_7 + r_7*x_6 - r_2*x_4 -
                    r_5*x_3
                )
                P_2 = (
                    r_0*x_2 + r_1*x_4 + r_2*x_0 + r_3*x_6 - r_4*x_1 - r_5*x_7 - r_6*x_3 -
                    r_7*x_5
                )
                P_3 = (
                    r_0*x_4 + r_2*x_1 + r_3*x_7 + r_4*x_0 + r_5*x_6 + r_7*x_3 - r_1*x_2 -
                    r_6*x_5
                )
                P_4 = (
                    r_0*x_3 + r_1*x_5 + r_2*x_6 + r_3*x_0 - r_4*x_7 - r_5*x_1 - r_6*x_2 -
                    r_7*x_4
                )
                P_5 = (
                    r_0*x_5 + r_2*x_7 + r_3*x_1 + r_4*x_6 + r_5*x_0 + r_7*x_2 - r_1*x_3 -
                    r_6*x_4
                )
                P_6 = (
                    r_0*x_6 + r_3*x_2 + r_5*x_4 + r_6*x_0 - r_1*x_7 - r_2*x_3 - r_4*x_5 -
                    r_7*x_1
                )
                P_7 = (
                    r_0*x_7 + r_1*x_6 + r_3*x_4 + r_4*x_3 + r_6*x_1 + r_7*x_0 - r_2*x_5 -
                    r_5*x_2
                )
                # ds from g P
                tile_ds[0, e] = (
                    P_0*g_0 + P_1*g_1 + P_2*g_2 + P_3*g_4 + P_4*g_3 + P_5*g_5 + P_6*g_6 +
                    P_7*g_7
                )
                tile_ds[1, e] = (
                    P_1*g_0 + P_3*g_2 + P_5*g_3 + P_7*g_6 - P_0*g_1 - P_2*g_4 - P_4*g_5 -
                    P_6*g_7
                )
                tile_ds[2, e] = (
                    P_1*g_4 + P_2*g_0 + P_5*g_7 + P_6*g_3 - P_0*g_2 - P_3*g_1 - P_4*g_6 -
                    P_7*g_5
                )
                tile_ds[3, e] = (
                    P_1*g_5 + P_2*g_6 + P_5*g_1 + P_6*g_2 - P_0*g_3 - P_3*g_7 - P_4*g_0 -
                    P_7*g_4
                )
                tile_ds[4, e] = (
                    P_2*g_1 + P_3*g_0 + P_6*g_5 + P_7*g_3 - P_0*g_4 - P_1*g_2 - P_4*g_7 -
                    P_5*g_6
                )
                tile_ds[5, e] = (
                    P_2*g_7 + P_3*g_6 + P_6*g_4 + P_7*g_2 - P_0*g_5 - P_1*g_3 - P_4*g_1 -
                    P_5*g_0
                )
                tile_ds[6, e] = (
                    -P_0*g_6 - P_1*g_7 - P_2*g_3 - P_3*g_5 - P_4*g_2 - P_5*g_4 - P_6*g_0 -
                    P_7*g_1
                )
                tile_ds[7, e] = (
                    P_0*g_7 + P_2*g_5 + P_4*g_4 + P_6*g_1 - P_1*g_6 - P_3*g_3 - P_5*g_2 -
                    P_7*g_0
                )
            if ds_step:
                for e in range(width):
                    for k in range(8):
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

    g : (..., 8), the gradient of the result
    r : (..., 8), even: grades 0, 2, 4
    x : (..., 8), even: grades 0, 2, 4
    s : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_sandwich2__even__even__even__vjp, 8, (8, 8, 8), g, (r, x, s), wanted, threads)


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
    """Run the unrolled form: 640 multiplications, 576 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_r = np.empty((8, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_s = np.empty((8, 32), g.dtype)
    tile_dr = np.empty((8, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    tile_ds = np.empty((8, 32), g.dtype)
    tile_common = np.empty((16, 32), g.dtype)
    lanes_dr = np.zeros((8, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    lanes_ds = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if r_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        for e in range(width):
            g_0 = tile_g[0, e]
            g_1 = tile_g[1, e]
            g_2 = tile_g[2, e]
            g_3 = tile_g[3, e]
            g_4 = tile_g[4, e]
            g_5 = tile_g[5, e]
            g_6 = tile_g[6, e]
            g_7 = tile_g[7, e]
            g_8 = tile_g[8, e]
            g_9 = tile_g[9, e]
            g_10 = tile_g[10, e]
            g_11 = tile_g[11, e]
            g_12 = tile_g[12, e]
            g_13 = tile_g[13, e]
            g_14 = tile_g[14, e]
            g_15 = tile_g[15, e]
            s_0 = tile_s[0, e]
            s_1 = tile_s[1, e]
            s_2 = tile_s[2, e]
            s_3 = tile_s[3, e]
            s_4 = tile_s[4, e]
            s_5 = tile_s[5, e]
            s_6 = tile_s[6, e]
            s_7 = tile_s[7, e]
            # dP from g s
            tile_common[0, e] = (
                g_0*s_0 + g_15*s_7 - g_5*s_1 - g_6*s_2 - g_7*s_3 - g_8*s_4 - g_9*s_5 -
                g_10*s_6
            )
            tile_common[1, e] = (
                g_1*s_0 + g_14*s_7 - g_2*s_1 - g_3*s_2 - g_4*s_3 - g_11*s_4 - g_12*s_5 -
                g_13*s_6
            )
            tile_common[2, e] = (
                g_2*s_0 + g_1*s_1 + g_11*s_2 + g_12*s_3 - g_3*s_4 - g_4*s_5 - g_14*s_6 -
                g_13*s_7
            )
            tile_common[3, e] = (
                g_5*s_0 + g_0*s_1 + g_8*s_2 + g_9*s_3 - g_6*s_4 - g_7*s_5 - g_15*s_6 -
                g_10*s_7
            )
            tile_common[4, e] = (
                g_3*s_0 + g_1*s_2 + g_13*s_3 + g_2*s_4 + g_14*s_5 + g_12*s_7 - g_11*s_1
                - g_4*s_6
            )
            tile_common[5, e] = (
                g_6*s_0 + g_0*s_2 + g_10*s_3 + g_5*s_4 + g_15*s_5 + g_9*s_7 - g_8*s_1 -
                g_7*s_6
            )
            tile_common[6, e] = (
                g_8*s_0 + g_6*s_1 + g_0*s_4 + g_10*s_5 - g_5*s_2 - g_15*s_3 - g_9*s_6 -
                g_7*s_7
            )
            tile_common[7, e] = (
                g_11*s_0 + g_3*s_1 + g_1*s_4 + g_13*s_5 - g_2*s_2 - g_14*s_3 - g_12*s_6
                - g_4*s_7
            )
            tile_common[8, e] = (
                g_4*s_0 + g_11*s_7 - g_12*s_1 - g_13*s_2 - g_1*s_3 - g_14*s_4 - g_2*s_5
                - g_3*s_6
            )
            tile_common[9, e] = (
                g_7*s_0 + g_8*s_7 - g_9*s_1 - g_10*s_2 - g_0*s_3 - g_15*s_4 - g_5*s_5 -
                g_6*s_6
            )
            tile_common[10, e] = (
                g_9*s_0 + g_7*s_1 + g_15*s_2 + g_5*s_3 - g_10*s_4 - g_0*s_5 - g_8*s_6 -
                g_6*s_7
            )
            tile_common[11, e] = (
                g_12*s_0 + g_4*s_1 + g_14*s_2 + g_2*s_3 - g_13*s_4 - g_1*s_5 - g_11*s_6
                - g_3*s_7
            )
            tile_common[12, e] = (
                g_10*s_0 + g_7*s_2 + g_6*s_3 + g_9*s_4 + g_8*s_5 + g_5*s_7 - g_15*s_1 -
                g_0*s_6
            )
            tile_common[13, e] = (
                g_13*s_0 + g_4*s_2 + g_3*s_3 + g_12*s_4 + g_11*s_5 + g_2*s_7 - g_14*s_1
                - g_1*s_6
            )
            tile_common[14, e] = (
                g_14*s_0 + g_13*s_1 + g_4*s_4 + g_3*s_5 - g_12*s_2 - g_11*s_3 - g_2*s_6
                - g_1*s_7
            )
            tile_common[15, e] = (
                g_15*s_0 + g_10*s_1 + g_7*s_4 + g_6*s_5 - g_9*s_2 - g_8*s_3 - g_5*s_6 -
                g_0*s_7
            )
        if dr_step >= 0:
            for e in range(width):
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                x_15 = tile_x[15, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                dP_2 = tile_common[2, e]
                dP_3 = tile_common[3, e]
                dP_4 = tile_common[4, e]
                dP_5 = tile_common[5, e]
                dP_6 = tile_common[6, e]
                dP_7 = tile_common[7, e]
                dP_8 = tile_common[8, e]
                dP_9 = tile_common[9, e]
                dP_10 = tile_common[10, e]
                dP_11 = tile_common[11, e]
                dP_12 = tile_common[12, e]
                dP_13 = tile_common[13, e]
                dP_14 = tile_common[14, e]
                dP_15 = tile_common[15, e]
                # dr from dP x
                tile_dr[0, e] = (
                    dP_0*x_0 + dP_1*x_1 + dP_2*x_2 + dP_4*x_3 + dP_8*x_4 + dP_3*x_5 +
                    dP_5*x_6 + dP_9*x_7 + dP_6*x_8 + dP_10*x_9 + dP_12*x_10 + dP_7*x_11 +
                    dP_11*x_12 + dP_13*x_13 + dP_14*x_14 + dP_15*x_15
                )
                tile_dr[1, e] = (
                    dP_3*x_0 + dP_1*x_2 + dP_7*x_3 + dP_11*x_4 + dP_5*x_8 + dP_9*x_9 +
                    dP_15*x_10 + dP_13*x_14 - dP_2*x_1 - dP_0*x_5 - dP_6*x_6 - dP_10*x_7 -
                    dP_4*x_11 - dP_8*x_12 - dP_14*x_13 - dP_12*x_15
                )
                tile_dr[2, e] = (
                    dP_5*x_0 + dP_1*x_3 + dP_13*x_4 + dP_6*x_5 + dP_9*x_10 + dP_2*x_11 +
                    dP_14*x_12 + dP_10*x_15 - dP_4*x_1 - dP_7*x_2 - dP_0*x_6 - dP_12*x_7 -
                    dP_3*x_8 - dP_15*x_9 - dP_8*x_13 - dP_11*x_14
                )
                tile_dr[3, e] = (
                    dP_9*x_0 + dP_10*x_5 + dP_12*x_6 + dP_0*x_7 + dP_15*x_8 + dP_3*x_9 +
                    dP_5*x_10 + dP_6*x_15 - dP_8*x_1 - dP_11*x_2 - dP_13*x_3 - dP_1*x_4 -
                    dP_14*x_11 - dP_2*x_12 - dP_4*x_13 - dP_7*x_14
                )
                tile_dr[4, e] = (
                    dP_6*x_0 + dP_7*x_1 + dP_2*x_3 + dP_14*x_4 + dP_3*x_6 + dP_15*x_7 +
                    dP_10*x_10 + dP_11*x_13 - dP_4*x_2 - dP_5*x_5 - dP_0*x_8 - dP_12*x_9 -
                    dP_1*x_11 - dP_13*x_12 - dP_8*x_14 - dP_9*x_15
                )
                tile_dr[5, e] = (
                    dP_10*x_0 + dP_11*x_1 + dP_12*x_8 + dP_0*x_9 + dP_6*x_10 + dP_13*x_11 +
                    dP_1*x_12 + dP_7*x_13 - dP_8*x_2 - dP_14*x_3 - dP_2*x_4 - dP_9*x_5 -
                    dP_15*x_6 - dP_3*x_7 - dP_4*x_14 - dP_5*x_15
                )
                tile_dr[6, e] = (
                    dP_12*x_0 + dP_13*x_1 + dP_14*x_2 + dP_15*x_5 + dP_0*x_10 + dP_1*x_13 +
                    dP_2*x_14 + dP_3*x_15 - dP_8*x_3 - dP_4*x_4 - dP_9*x_6 - dP_5*x_7 -
                    dP_10*x_8 - dP_6*x_9 - dP_11*x_11 - dP_7*x_12
                )
                tile_dr[7, e] = (
                    dP_15*x_0 + dP_13*x_2 + dP_10*x_6 + dP_6*x_7 + dP_3*x_10 + dP_8*x_11 +
                    dP_4*x_12 + dP_1*x_14 - dP_14*x_1 - dP_11*x_3 - dP_7*x_4 - dP_12*x_5 -
                    dP_9*x_8 - dP_5*x_9 - dP_2*x_13 - dP_0*x_15
                )
            if dr_step:
                for e in range(width):
                    for k in range(8):
                        dr[(start + e) * dr_step + k] = tile_dr[k, e]
            else:
                _add_tile(tile_dr, lanes_dr, width)
        if dx_step >= 0:
            for e in range(width):
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                r_2 = tile_r[2, e]
                r_3 = tile_r[3, e]
                r_4 = tile_r[4, e]
                r_5 = tile_r[5, e]
                r_6 = tile_r[6, e]
                r_7 = tile_r[7, e]
                dP_0 = tile_common[0, e]
                dP_1 = tile_common[1, e]
                dP_2 = tile_common[2, e]
                dP_3 = tile_common[3, e]
                dP_4 = tile_common[4, e]
                dP_5 = tile_common[5, e]
                dP_6 = tile_common[6, e]
                dP_7 = tile_common[7, e]
                dP_8 = tile_common[8, e]
                dP_9 = tile_common[9, e]
                dP_10 = tile_common[10, e]
                dP_11 = tile_common[11, e]
                dP_12 = tile_common[12, e]
                dP_13 = tile_common[13, e]
                dP_14 = tile_common[14, e]
                dP_15 = tile_common[15, e]
                # dx from dP r
                tile_dx[0, e] = (
                    dP_0*r_0 + dP_3*r_1 + dP_5*r_2 + dP_9*r_3 + dP_6*r_4 + dP_10*r_5 +
                    dP_12*r_6 + dP_15*r_7
                )
                tile_dx[1, e] = (
                    dP_1*r_0 + dP_7*r_4 + dP_11*r_5 + dP_13*r_6 - dP_2*r_1 - dP_4*r_2 -
                    dP_8*r_3 - dP_14*r_7
                )
                tile_dx[2, e] = (
                    dP_2*r_0 + dP_1*r_1 + dP_14*r_6 + dP_13*r_7 - dP_7*r_2 - dP_11*r_3 -
                    dP_4*r_4 - dP_8*r_5
                )
                tile_dx[3, e] = (
                    dP_4*r_0 + dP_7*r_1 + dP_1*r_2 + dP_2*r_4 - dP_13*r_3 - dP_14*r_5 -
                    dP_8*r_6 - dP_11*r_7
                )
                tile_dx[4, e] = (
                    dP_8*r_0 + dP_11*r_1 + dP_13*r_2 + dP_14*r_4 - dP_1*r_3 - dP_2*r_5 -
                    dP_4*r_6 - dP_7*r_7
                )
                tile_dx[5, e] = (
                    dP_3*r_0 + dP_6*r_2 + dP_10*r_3 + dP_15*r_6 - dP_0*r_1 - dP_5*r_4 -
                    dP_9*r_5 - dP_12*r_7
                )
                tile_dx[6, e] = (
                    dP_5*r_0 + dP_12*r_3 + dP_3*r_4 + dP_10*r_7 - dP_6*r_1 - dP_0*r_2 -
                    dP_15*r_5 - dP_9*r_6
                )
                tile_dx[7, e] = (
                    dP_9*r_0 + dP_0*r_3 + dP_15*r_4 + dP_6*r_7 - dP_10*r_1 - dP_12*r_2 -
                    dP_3*r_5 - dP_5*r_6
                )
                tile_dx[8, e] = (
                    dP_6*r_0 + dP_5*r_1 + dP_15*r_3 + dP_12*r_5 - dP_3*r_2 - dP_0*r_4 -
                    dP_10*r_6 - dP_9*r_7
                )
                tile_dx[9, e] = (
                    dP_10*r_0 + dP_9*r_1 + dP_3*r_3 + dP_0*r_5 - dP_15*r_2 - dP_12*r_4 -
                    dP_6*r_6 - dP_5*r_7
                )
                tile_dx[10, e] = (
                    dP_12*r_0 + dP_15*r_1 + dP_9*r_2 + dP_5*r_3 + dP_10*r_4 + dP_6*r_5 +
                    dP_0*r_6 + dP_3*r_7
                )
                tile_dx[11, e] = (
                    dP_7*r_0 + dP_2*r_2 + dP_13*r_5 + dP_8*r_7 - dP_4*r_1 - dP_14*r_3 -
                    dP_1*r_4 - dP_11*r_6
                )
                tile_dx[12, e] = (
                    dP_11*r_0 + dP_14*r_2 + dP_1*r_5 + dP_4*r_7 - dP_8*r_1 - dP_2*r_3 -
                    dP_13*r_4 - dP_7*r_6
                )
                tile_dx[13, e] = (
                    dP_13*r_0 + dP_11*r_4 + dP_7*r_5 + dP_1*r_6 - dP_14*r_1 - dP_8*r_2 -
                    dP_4*r_3 - dP_2*r_7
                )
                tile_dx[14, e] = (
                    dP_14*r_0 + dP_13*r_1 + dP_2*r_6 + dP_1*r_7 - dP_11*r_2 - dP_7*r_3 -
                    dP_8*r_4 - dP_4*r_5
                )
                tile_dx[15, e] = (
                    dP_15*r_0 + dP_10*r_2 + dP_6*r_3 + dP_3*r_6 - dP_12*r_1 - dP_9*r_4 -
                    dP_5*r_5 - dP_0*r_7
                )
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
        if ds_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                r_0 = tile_r[0, e]
                r_1 = tile_r[1, e]
                r_2 = tile_r[2, e]
                r_3 = tile_r[3, e]
                r_4 = tile_r[4, e]
                r_5 = tile_r[5, e]
                r_6 = tile_r[6, e]
                r_7 = tile_r[7, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                x_15 = tile_x[15, e]
                # P = r x
                P_0 = (
                    r_0*x_0 + r_3*x_7 + r_5*x_9 + r_6*x_10 - r_1*x_5 - r_2*x_6 - r_4*x_8 -
                    r_7*x_15
                )
                P_1 = (
                    r_0*x_1 + r_1*x_2 + r_2*x_3 + r_5*x_12 + r_6*x_13 + r_7*x_14 - r_3*x_4 -
                    r_4*x_11
                )
                P_2 = (
                    r_0*x_2 + r_2*x_11 + r_4*x_3 + r_6*x_14 - r_1*x_1 - r_3*x_12 - r_5*x_4 -
                    r_7*x_13
                )
                P_3 = (
                    r_0*x_5 + r_1*x_0 + r_3*x_9 + r_4*x_6 + r_6*x_15 + r_7*x_10 - r_2*x_8 -
                    r_5*x_7
                )
                P_4 = (
                    r_0*x_3 + r_7*x_12 - r_1*x_11 - r_2*x_1 - r_3*x_13 - r_4*x_2 - r_5*x_14
                    - r_6*x_4
                )
                P_5 = (
                    r_0*x_6 + r_1*x_8 + r_2*x_0 + r_3*x_10 - r_4*x_5 - r_5*x_15 - r_6*x_7 -
                    r_7*x_9
                )
                P_6 = (
                    r_0*x_8 + r_2*x_5 + r_3*x_15 + r_4*x_0 + r_5*x_10 + r_7*x_7 - r_1*x_6 -
                    r_6*x_9
                )
                P_7 = (
                    r_0*x_11 + r_1*x_3 + r_4*x_1 + r_5*x_13 - r_2*x_2 - r_3*x_14 - r_6*x_12
                    - r_7*x_4
                )
                P_8 = (
                    r_0*x_4 + r_7*x_11 - r_1*x_12 - r_2*x_13 - r_3*x_1 - r_4*x_14 - r_5*x_2
                    - r_6*x_3
                )
                P_9 = (
                    r_0*x_7 + r_1*x_9 + r_2*x_10 + r_3*x_0 - r_4*x_15 - r_5*x_5 - r_6*x_6 -
                    r_7*x_8
                )
                P_10 = (
                    r_0*x_9 + r_2*x_15 + r_3*x_5 + r_4*x_10 + r_5*x_0 + r_7*x_6 - r_1*x_7 -
                    r_6*x_8
                )
                P_11 = (
                    r_0*x_12 + r_1*x_4 + r_4*x_13 + r_5*x_1 - r_2*x_14 - r_3*x_2 - r_6*x_11
                    - r_7*x_3
                )
                P_12 = (
                    r_0*x_10 + r_3*x_6 + r_5*x_8 + r_6*x_0 - r_1*x_15 - r_2*x_7 - r_4*x_9 -
                    r_7*x_5
                )
                P_13 = (
                    r_0*x_13 + r_1*x_14 + r_2*x_4 + r_5*x_11 + r_6*x_1 + r_7*x_2 - r_3*x_3 -
                    r_4*x_12
                )
                P_14 = (
                    r_0*x_14 + r_2*x_12 + r_4*x_4 + r_6*x_2 - r_1*x_13 - r_3*x_11 - r_5*x_3
                    - r_7*x_1
                )
                P_15 = (
                    r_0*x_15 + r_1*x_10 + r_3*x_8 + r_4*x_7 + r_6*x_5 + r_7*x_0 - r_2*x_9 -
                    r_5*x_6
                )
                # ds from g P
                tile_ds[0, e] = (
                    P_0*g_0 + P_1*g_1 + P_2*g_2 + P_3*g_5 + P_4*g_3 + P_5*g_6 + P_6*g_8 +
                    P_7*g_11 + P_8*g_4 + P_9*g_7 + P_10*g_9 + P_11*g_12 + P_12*g_10 +
                    P_13*g_13 + P_14*g_14 + P_15*g_15
                )
                tile_ds[1, e] = (
                    P_2*g_1 + P_3*g_0 + P_6*g_6 + P_7*g_3 + P_10*g_7 + P_11*g_4 + P_14*g_13
                    + P_15*g_10 - P_0*g_5 - P_1*g_2 - P_4*g_11 - P_5*g_8 - P_8*g_12 -
                    P_9*g_9 - P_12*g_15 - P_13*g_14
                )
                tile_ds[2, e] = (
                    P_2*g_11 + P_3*g_8 + P_4*g_1 + P_5*g_0 + P_10*g_15 + P_11*g_14 +
                    P_12*g_7 + P_13*g_4 - P_0*g_6 - P_1*g_3 - P_6*g_5 - P_7*g_2 - P_8*g_13 -
                    P_9*g_10 - P_14*g_12 - P_15*g_9
                )
                tile_ds[3, e] = (
                    P_2*g_12 + P_3*g_9 + P_4*g_13 + P_5*g_10 + P_10*g_5 + P_11*g_2 +
                    P_12*g_6 + P_13*g_3 - P_0*g_7 - P_1*g_4 - P_6*g_15 - P_7*g_14 - P_8*g_1
                    - P_9*g_0 - P_14*g_11 - P_15*g_8
                )
                tile_ds[4, e] = (
                    P_4*g_2 + P_5*g_5 + P_6*g_0 + P_7*g_1 + P_12*g_9 + P_13*g_12 + P_14*g_4
                    + P_15*g_7 - P_0*g_8 - P_1*g_11 - P_2*g_3 - P_3*g_6 - P_8*g_14 -
                    P_9*g_15 - P_10*g_10 - P_11*g_13
                )
                tile_ds[5, e] = (
                    P_4*g_14 + P_5*g_15 + P_6*g_10 + P_7*g_13 + P_12*g_8 + P_13*g_11 +
                    P_14*g_3 + P_15*g_6 - P_0*g_9 - P_1*g_12 - P_2*g_4 - P_3*g_7 - P_8*g_2 -
                    P_9*g_5 - P_10*g_0 - P_11*g_1
                )
                tile_ds[6, e] = (
                    -P_0*g_10 - P_1*g_13 - P_2*g_14 - P_3*g_15 - P_4*g_4 - P_5*g_7 - P_6*g_9
                    - P_7*g_12 - P_8*g_3 - P_9*g_6 - P_10*g_8 - P_11*g_11 - P_12*g_0 -
                    P_13*g_1 - P_14*g_2 - P_15*g_5
                )
                tile_ds[7, e] = (
                    P_0*g_15 + P_1*g_14 + P_4*g_12 + P_5*g_9 + P_8*g_11 + P_9*g_8 + P_12*g_5
                    + P_13*g_2 - P_2*g_13 - P_3*g_10 - P_6*g_7 - P_7*g_4 - P_10*g_6 -
                    P_11*g_3 - P_14*g_1 - P_15*g_0
                )
            if ds_step:
                for e in range(width):
                    for k in range(8):
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

    g : (..., 16), the gradient of the result
    r : (..., 8), even: grades 0, 2, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    s : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__even__full__even__vjp,
        16,
        (8, 16, 8),
        g,
        (r, x, s),
        wanted,
        threads,
    )


# P = r x: terms (i, j, k), 144 with a plus sign first.
_SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS = np.array(
    [
        (0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 3, 0), (7, 7, 0), (9, 9, 0), (10, 10, 0), (12, 12,
        0), (13, 13, 0), (14, 14, 0), (0, 1, 1), (1, 0, 1), (4, 7, 1), (5, 2, 1), (6, 3, 1), (9,
        12, 1), (10, 13, 1), (12, 9, 1), (13, 10, 1), (15, 14, 1), (0, 2, 2), (1, 5, 2), (2, 0,
        2), (4, 9, 2), (6, 11, 2), (8, 3, 2), (10, 14, 2), (11, 6, 2), (13, 15, 2), (14, 10, 2),
        (0, 5, 3), (1, 2, 3), (3, 11, 3), (5, 0, 3), (7, 9, 3), (8, 6, 3), (10, 15, 3), (11, 3,
        3), (13, 14, 3), (15, 10, 3), (0, 3, 4), (1, 6, 4), (2, 8, 4), (3, 0, 4), (4, 10, 4),
        (15, 12, 4), (0, 6, 5), (1, 3, 5), (5, 8, 5), (6, 0, 5), (7, 10, 5), (14, 12, 5), (0, 8,
        6), (1, 11, 6), (2, 3, 6), (6, 5, 6), (7, 15, 6), (8, 0, 6), (9, 10, 6), (11, 1, 6),
        (12, 13, 6), (15, 7, 6), (0, 11, 7), (1, 8, 7), (3, 5, 7), (4, 15, 7), (5, 3, 7), (8, 1,
        7), (9, 13, 7), (11, 0, 7), (12, 10, 7), (14, 7, 7), (0, 4, 8), (1, 7, 8), (2, 9, 8),
        (3, 10, 8), (4, 0, 8), (15, 11, 8), (0, 7, 9), (1, 4, 9), (5, 9, 9), (6, 10, 9), (7, 0,
        9), (14, 11, 9), (0, 9, 10), (1, 12, 10), (2, 4, 10), (6, 15, 10), (7, 5, 10), (8, 10,
        10), (9, 0, 10), (11, 13, 10), (12, 1, 10), (15, 6, 10), (0, 12, 11), (1, 9, 11), (3,
        15, 11), (4, 5, 11), (5, 4, 11), (8, 13, 11), (9, 1, 11), (11, 10, 11), (12, 0, 11),
        (14, 6, 11), (0, 10, 12), (1, 13, 12), (2, 14, 12), (3, 4, 12), (7, 6, 12), (9, 8, 12),
        (10, 0, 12), (12, 11, 12), (13, 1, 12), (14, 2, 12), (0, 13, 13), (1, 10, 13), (4, 6,
        13), (5, 14, 13), (6, 4, 13), (9, 11, 13), (10, 1, 13), (12, 8, 13), (13, 0, 13), (15,
        2, 13), (0, 14, 14), (1, 15, 14), (2, 10, 14), (4, 8, 14), (6, 12, 14), (8, 4, 14), (10,
        2, 14), (11, 7, 14), (13, 5, 14), (14, 0, 14), (0, 15, 15), (1, 14, 15), (3, 12, 15),
        (5, 10, 15), (7, 8, 15), (8, 7, 15), (10, 5, 15), (11, 4, 15), (13, 2, 15), (15, 0, 15),
        (4, 4, 0), (5, 5, 0), (6, 6, 0), (8, 8, 0), (11, 11, 0), (15, 15, 0), (2, 5, 1), (3, 6,
        1), (7, 4, 1), (8, 11, 1), (11, 8, 1), (14, 15, 1), (3, 8, 2), (5, 1, 2), (7, 12, 2),
        (9, 4, 2), (12, 7, 2), (15, 13, 2), (2, 1, 3), (4, 12, 3), (6, 8, 3), (9, 7, 3), (12, 4,
        3), (14, 13, 3), (5, 11, 4), (6, 1, 4), (7, 13, 4), (8, 2, 4), (9, 14, 4), (10, 4, 4),
        (11, 5, 4), (12, 15, 4), (13, 7, 4), (14, 9, 4), (2, 11, 5), (3, 1, 5), (4, 13, 5), (8,
        5, 5), (9, 15, 5), (10, 7, 5), (11, 2, 5), (12, 14, 5), (13, 4, 5), (15, 9, 5), (3, 2,
        6), (4, 14, 6), (5, 6, 6), (10, 9, 6), (13, 12, 6), (14, 4, 6), (2, 6, 7), (6, 2, 7),
        (7, 14, 7), (10, 12, 7), (13, 9, 7), (15, 4, 7), (5, 12, 8), (6, 13, 8), (7, 1, 8), (8,
        14, 8), (9, 2, 8), (10, 3, 8), (11, 15, 8), (12, 5, 8), (13, 6, 8), (14, 8, 8), (2, 12,
        9), (3, 13, 9), (4, 1, 9), (8, 15, 9), (9, 5, 9), (10, 6, 9), (11, 14, 9), (12, 2, 9),
        (13, 3, 9), (15, 8, 9), (3, 14, 10), (4, 2, 10), (5, 7, 10), (10, 8, 10), (13, 11, 10),
        (14, 3, 10), (2, 7, 11), (6, 14, 11), (7, 2, 11), (10, 11, 11), (13, 8, 11), (15, 3,
        11), (4, 3, 12), (5, 15, 12), (6, 7, 12), (8, 9, 12), (11, 12, 12), (15, 5, 12), (2, 15,
        13), (3, 7, 13), (7, 3, 13), (8, 12, 13), (11, 9, 13), (14, 5, 13), (3, 9, 14), (5, 13,
        14), (7, 11, 14), (9, 3, 14), (12, 6, 14), (15, 1, 14), (2, 13, 15), (4, 11, 15), (6, 9,
        15), (9, 6, 15), (12, 3, 15), (14, 1, 15)
    ],
    np.int32,
)
# dP from g s: terms (i, j, k), 128 with a plus sign first.
_SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS = np.array(
    [
        (0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 4, 0), (15, 15, 0), (0, 1, 1), (1, 0,
        1), (5, 2, 1), (6, 3, 1), (7, 4, 1), (14, 15, 1), (0, 2, 2), (1, 5, 2), (2, 0, 2), (6,
        11, 2), (7, 12, 2), (8, 3, 2), (9, 4, 2), (11, 6, 2), (12, 7, 2), (15, 13, 2), (0, 5,
        3), (1, 2, 3), (3, 11, 3), (4, 12, 3), (5, 0, 3), (8, 6, 3), (9, 7, 3), (11, 3, 3), (12,
        4, 3), (14, 13, 3), (0, 3, 4), (1, 6, 4), (2, 8, 4), (3, 0, 4), (7, 13, 4), (9, 14, 4),
        (10, 4, 4), (12, 15, 4), (13, 7, 4), (14, 9, 4), (0, 6, 5), (1, 3, 5), (4, 13, 5), (5,
        8, 5), (6, 0, 5), (9, 15, 5), (10, 7, 5), (12, 14, 5), (13, 4, 5), (15, 9, 5), (0, 8,
        6), (1, 11, 6), (2, 3, 6), (4, 14, 6), (6, 5, 6), (8, 0, 6), (10, 9, 6), (11, 1, 6),
        (13, 12, 6), (14, 4, 6), (0, 11, 7), (1, 8, 7), (3, 5, 7), (5, 3, 7), (7, 14, 7), (8, 1,
        7), (10, 12, 7), (11, 0, 7), (13, 9, 7), (15, 4, 7), (4, 0, 8), (5, 12, 8), (6, 13, 8),
        (8, 14, 8), (11, 15, 8), (15, 11, 8), (2, 12, 9), (3, 13, 9), (7, 0, 9), (8, 15, 9),
        (11, 14, 9), (14, 11, 9), (3, 14, 10), (5, 7, 10), (7, 5, 10), (9, 0, 10), (12, 1, 10),
        (15, 6, 10), (2, 7, 11), (4, 5, 11), (6, 14, 11), (9, 1, 11), (12, 0, 11), (14, 6, 11),
        (5, 15, 12), (6, 7, 12), (7, 6, 12), (8, 9, 12), (9, 8, 12), (10, 0, 12), (11, 12, 12),
        (12, 11, 12), (13, 1, 12), (14, 2, 12), (2, 15, 13), (3, 7, 13), (4, 6, 13), (8, 12,
        13), (9, 11, 13), (10, 1, 13), (11, 9, 13), (12, 8, 13), (13, 0, 13), (15, 2, 13), (3,
        9, 14), (4, 8, 14), (5, 13, 14), (10, 2, 14), (13, 5, 14), (14, 0, 14), (2, 13, 15), (6,
        9, 15), (7, 8, 15), (10, 5, 15), (13, 2, 15), (15, 0, 15), (5, 5, 0), (6, 6, 0), (7, 7,
        0), (8, 8, 0), (9, 9, 0), (10, 10, 0), (11, 11, 0), (12, 12, 0), (13, 13, 0), (14, 14,
        0), (2, 5, 1), (3, 6, 1), (4, 7, 1), (8, 11, 1), (9, 12, 1), (10, 13, 1), (11, 8, 1),
        (12, 9, 1), (13, 10, 1), (15, 14, 1), (3, 8, 2), (4, 9, 2), (5, 1, 2), (10, 14, 2), (13,
        15, 2), (14, 10, 2), (2, 1, 3), (6, 8, 3), (7, 9, 3), (10, 15, 3), (13, 14, 3), (15, 10,
        3), (4, 10, 4), (5, 11, 4), (6, 1, 4), (8, 2, 4), (11, 5, 4), (15, 12, 4), (2, 11, 5),
        (3, 1, 5), (7, 10, 5), (8, 5, 5), (11, 2, 5), (14, 12, 5), (3, 2, 6), (5, 6, 6), (7, 15,
        6), (9, 10, 6), (12, 13, 6), (15, 7, 6), (2, 6, 7), (4, 15, 7), (6, 2, 7), (9, 13, 7),
        (12, 10, 7), (14, 7, 7), (0, 4, 8), (1, 7, 8), (2, 9, 8), (3, 10, 8), (7, 1, 8), (9, 2,
        8), (10, 3, 8), (12, 5, 8), (13, 6, 8), (14, 8, 8), (0, 7, 9), (1, 4, 9), (4, 1, 9), (5,
        9, 9), (6, 10, 9), (9, 5, 9), (10, 6, 9), (12, 2, 9), (13, 3, 9), (15, 8, 9), (0, 9,
        10), (1, 12, 10), (2, 4, 10), (4, 2, 10), (6, 15, 10), (8, 10, 10), (10, 8, 10), (11,
        13, 10), (13, 11, 10), (14, 3, 10), (0, 12, 11), (1, 9, 11), (3, 15, 11), (5, 4, 11),
        (7, 2, 11), (8, 13, 11), (10, 11, 11), (11, 10, 11), (13, 8, 11), (15, 3, 11), (0, 10,
        12), (1, 13, 12), (2, 14, 12), (3, 4, 12), (4, 3, 12), (15, 5, 12), (0, 13, 13), (1, 10,
        13), (5, 14, 13), (6, 4, 13), (7, 3, 13), (14, 5, 13), (0, 14, 14), (1, 15, 14), (2, 10,
        14), (6, 12, 14), (7, 11, 14), (8, 4, 14), (9, 3, 14), (11, 7, 14), (12, 6, 14), (15, 1,
        14), (0, 15, 15), (1, 14, 15), (3, 12, 15), (4, 11, 15), (5, 10, 15), (8, 7, 15), (9, 6,
        15), (11, 4, 15), (12, 3, 15), (14, 1, 15)
    ],
    np.int32,
)


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
    """Run the table form: 1280 multiplications, 1280 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_r = np.empty((16, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_s = np.empty((16, 32), g.dtype)
    tile_P = np.empty((16, 32), g.dtype)
    tile_dP = np.empty((16, 32), g.dtype)
    tile_ds = np.empty((16, 32), g.dtype)
    tile_dr = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dr = np.zeros((16, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    lanes_ds = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if r_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_r[i, e] = r[(start + e) * r_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if s_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_s[i, e] = s[(start + e) * s_step + i]
        # dP from g s
        for k in range(16):
            for e in range(width):
                tile_dP[k, e] = 0
        for term in range(128):
            i = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 0]
            j = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 1]
            k = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 2]
            for e in range(width):
                tile_dP[k, e] += tile_g[i, e] * tile_s[j, e]
        for term in range(128, 256):
            i = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 0]
            j = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 1]
            k = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 2]
            for e in range(width):
                tile_dP[k, e] -= tile_g[i, e] * tile_s[j, e]
        if dr_step >= 0:
            # dr from dP x
            for k in range(16):
                for e in range(width):
                    tile_dr[k, e] = 0
            for term in range(144):
                i = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 2]
                j = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 1]
                k = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 0]
                for e in range(width):
                    tile_dr[k, e] += tile_dP[i, e] * tile_x[j, e]
            for term in range(144, 256):
                i = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 2]
                j = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 1]
                k = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 0]
                for e in range(width):
                    tile_dr[k, e] -= tile_dP[i, e] * tile_x[j, e]
            if dr_step:
                for e in range(width):
                    for k in range(16):
                        dr[(start + e) * dr_step + k] = tile_dr[k, e]
            else:
                _add_tile(tile_dr, lanes_dr, width)
        if dx_step >= 0:
            # dx from dP r
            for k in range(16):
                for e in range(width):
                    tile_dx[k, e] = 0
            for term in range(144):
                i = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 2]
                j = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 0]
                k = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 1]
                for e in range(width):
                    tile_dx[k, e] += tile_dP[i, e] * tile_r[j, e]
            for term in range(144, 256):
                i = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 2]
                j = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 0]
                k = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 1]
                for e in range(width):
                    tile_dx[k, e] -= tile_dP[i, e] * tile_r[j, e]
            if dx_step:
                for e in range(width):
                    for k in range(16):
                        dx[(start + e) * dx_step + k] = tile_dx[k, e]
            else:
                _add_tile(tile_dx, lanes_dx, width)
        if ds_step >= 0:
            # P = r x
            for k in range(16):
                for e in range(width):
                    tile_P[k, e] = 0
            for term in range(144):
                i = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 0]
                j = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 1]
                k = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 2]
                for e in range(width):
                    tile_P[k, e] += tile_r[i, e] * tile_x[j, e]
            for term in range(144, 256):
                i = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 0]
                j = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 1]
                k = _SANDWICH2__FULL__FULL__FULL__VJP_P_TERMS[term, 2]
                for e in range(width):
                    tile_P[k, e] -= tile_r[i, e] * tile_x[j, e]
            # ds from g P
            for k in range(16):
                for e in range(width):
                    tile_ds[k, e] = 0
            for term in range(128):
                i = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 0]
                j = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 2]
                k = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 1]
                for e in range(width):
                    tile_ds[k, e] += tile_g[i, e] * tile_P[j, e]
            for term in range(128, 256):
                i = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 0]
                j = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 2]
                k = _SANDWICH2__FULL__FULL__FULL__VJP_DP_TERMS[term, 1]
                for e in range(width):
                    tile_ds[k, e] -= tile_g[i, e] * tile_P[j, e]
            if ds_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    r : (..., 16), full: grades 0, 1, 2, 3, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    s : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(
        _sandwich2__full__full__full__vjp,
        16,
        (16, 16, 16),
        g,
        (r, x, s),
        wanted,
        threads,
    )


# --- versor_defect: what must vanish, from the fourth entry on, for R to be a versor ------------


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__full(count, R, R_step, out):
    """Run the unrolled form: 25 multiplications, 24 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((16, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            R_8 = tile_R[8, e]
            R_9 = tile_R[9, e]
            R_10 = tile_R[10, e]
            R_11 = tile_R[11, e]
            R_12 = tile_R[12, e]
            R_13 = tile_R[13, e]
            R_14 = tile_R[14, e]
            R_15 = tile_R[15, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_5*R_5
            t_3 = R_6*R_6 + R_8*R_8
            t_8 = t_0 + t_3
            t_1 = R_1*R_1 + R_2*R_2
            t_2 = R_11*R_11 + R_3*R_3
            t_9 = t_1 + t_2
            t_4 = R_12*R_12 + R_4*R_4
            t_7 = R_13*R_13 + R_14*R_14
            t_10 = t_4 + t_7
            t_5 = R_7*R_7 + R_9*R_9
            t_6 = R_10*R_10 + R_15*R_15
            t_11 = t_5 + t_6
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_8 + t_9 - t_10 - t_11
            tile_out[1, e] = t_8 + t_11
            tile_out[2, e] = t_9 + t_10
            # common factors
            f_0 = (
                R_0*R_15 + R_2*R_13 + R_4*R_11 + R_6*R_9 - R_1*R_14 - R_3*R_12 - R_5*R_10 -
                R_7*R_8
            )
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[3, e] = c2*f_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__even(count, R, R_step, out):
    """Run the unrolled form: 13 multiplications, 11 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((8, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            R_7 = tile_R[7, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_1*R_1
            t_1 = R_2*R_2 + R_4*R_4
            t_4 = t_0 + t_1
            t_2 = R_3*R_3 + R_5*R_5
            t_3 = R_6*R_6 + R_7*R_7
            t_5 = t_2 + t_3
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_4 - t_5
            tile_out[1, e] = t_4 + t_5
            tile_out[2, e] = 0
            # common factors
            f_0 = R_0*R_7 + R_2*R_5 - R_1*R_6 - R_3*R_4
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[3, e] = c2*f_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__g0_2(count, R, R_step, out):
    """Run the unrolled form: 11 multiplications, 9 additions."""
    c2 = R.dtype.type(2)
    tile_R = np.empty((7, 32), R.dtype)
    tile_out = np.empty((4, 32), R.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if R_step or start == 0:
            for e in range(width):
                for i in range(7):
                    tile_R[i, e] = R[(start + e) * R_step + i]
        for e in range(width):
            # R
            R_0 = tile_R[0, e]
            R_1 = tile_R[1, e]
            R_2 = tile_R[2, e]
            R_3 = tile_R[3, e]
            R_4 = tile_R[4, e]
            R_5 = tile_R[5, e]
            R_6 = tile_R[6, e]
            # common subexpressions
            t_0 = R_0*R_0 + R_1*R_1
            t_1 = R_2*R_2 + R_4*R_4
            t_4 = t_0 + t_1
            t_2 = R_3*R_3 + R_5*R_5
            t_3 = R_6*R_6 + t_2
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_4 - t_3
            tile_out[1, e] = t_3 + t_4
            tile_out[2, e] = 0
            # common factors
            f_0 = R_2*R_5 - R_1*R_6 - R_3*R_4
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[3, e] = c2*f_0
        for e in range(width):
            for k in range(4):
                out[(start + e) * 4 + k] = tile_out[k, e]


@njit(cache=True, nogil=True, error_model="numpy")
def _versor_defect__vector(count, R, R_step, out):
    """Run the unrolled form: 4 multiplications, 4 additions."""
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
            t_0 = R_0*R_0 + R_1*R_1
            t_1 = R_2*R_2 + t_0
            t_2 = R_3*R_3
            # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
            tile_out[0, e] = t_1 - t_2
            tile_out[1, e] = 0
            tile_out[2, e] = t_2 + t_1
        for e in range(width):
            for k in range(3):
                out[(start + e) * 3 + k] = tile_out[k, e]


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__bivector__vjp(count, g, g_step, M, M_step, dM, dM_step):
    """Run the unrolled form: 144 multiplications, 128 additions."""
    tile_g = np.empty((36, 32), g.dtype)
    tile_M = np.empty((16, 32), g.dtype)
    tile_dM = np.empty((16, 32), g.dtype)
    lanes_dM = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(36):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if M_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_M[i, e] = M[(start + e) * M_step + i]
        if dM_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                g_16 = tile_g[16, e]
                g_17 = tile_g[17, e]
                g_18 = tile_g[18, e]
                g_19 = tile_g[19, e]
                g_20 = tile_g[20, e]
                g_21 = tile_g[21, e]
                g_22 = tile_g[22, e]
                g_23 = tile_g[23, e]
                g_24 = tile_g[24, e]
                g_25 = tile_g[25, e]
                g_26 = tile_g[26, e]
                g_27 = tile_g[27, e]
                g_28 = tile_g[28, e]
                g_29 = tile_g[29, e]
                g_30 = tile_g[30, e]
                g_31 = tile_g[31, e]
                g_32 = tile_g[32, e]
                g_33 = tile_g[33, e]
                g_34 = tile_g[34, e]
                g_35 = tile_g[35, e]
                M_0 = tile_M[0, e]
                M_1 = tile_M[1, e]
                M_2 = tile_M[2, e]
                M_3 = tile_M[3, e]
                M_4 = tile_M[4, e]
                M_5 = tile_M[5, e]
                M_6 = tile_M[6, e]
                M_7 = tile_M[7, e]
                M_8 = tile_M[8, e]
                M_9 = tile_M[9, e]
                M_10 = tile_M[10, e]
                M_11 = tile_M[11, e]
                M_12 = tile_M[12, e]
                M_13 = tile_M[13, e]
                M_14 = tile_M[14, e]
                M_15 = tile_M[15, e]
                # dM from g M
                tile_dM[0, e] = (
                    M_5*g_0 + M_9*g_6 + M_13*g_12 + M_6*g_1 + M_10*g_7 + M_14*g_13 + M_7*g_2
                    + M_11*g_8 + M_15*g_14
                )
                tile_dM[1, e] = (
                    M_6*g_3 + M_10*g_9 + M_14*g_15 + M_7*g_4 + M_11*g_10 + M_15*g_16 -
                    M_4*g_0 - M_8*g_6 - M_12*g_12
                )
                tile_dM[2, e] = (
                    M_7*g_5 + M_11*g_11 + M_15*g_17 - M_4*g_1 - M_8*g_7 - M_12*g_13 -
                    M_5*g_3 - M_9*g_9 - M_13*g_15
                )
                tile_dM[3, e] = (
                    -M_4*g_2 - M_8*g_8 - M_12*g_14 - M_5*g_4 - M_9*g_10 - M_13*g_16 -
                    M_6*g_5 - M_10*g_11 - M_14*g_17
                )
                tile_dM[4, e] = (
                    M_9*g_18 + M_13*g_24 + M_10*g_19 + M_14*g_25 + M_11*g_20 + M_15*g_26 -
                    M_1*g_0 - M_2*g_1 - M_3*g_2
                )
                tile_dM[5, e] = (
                    M_10*g_21 + M_14*g_27 + M_11*g_22 + M_15*g_28 + M_0*g_0 - M_2*g_3 -
                    M_3*g_4 - M_8*g_18 - M_12*g_24
                )
                tile_dM[6, e] = (
                    M_11*g_23 + M_15*g_29 + M_0*g_1 + M_1*g_3 - M_3*g_5 - M_8*g_19 -
                    M_12*g_25 - M_9*g_21 - M_13*g_27
                )
                tile_dM[7, e] = (
                    M_0*g_2 + M_1*g_4 + M_2*g_5 - M_8*g_20 - M_12*g_26 - M_9*g_22 -
                    M_13*g_28 - M_10*g_23 - M_14*g_29
                )
                tile_dM[8, e] = (
                    M_13*g_30 + M_14*g_31 + M_15*g_32 - M_1*g_6 - M_5*g_18 - M_2*g_7 -
                    M_6*g_19 - M_3*g_8 - M_7*g_20
                )
                tile_dM[9, e] = (
                    M_14*g_33 + M_15*g_34 + M_0*g_6 + M_4*g_18 - M_2*g_9 - M_6*g_21 -
                    M_3*g_10 - M_7*g_22 - M_12*g_30
                )
                tile_dM[10, e] = (
                    M_15*g_35 + M_0*g_7 + M_4*g_19 + M_1*g_9 + M_5*g_21 - M_3*g_11 -
                    M_7*g_23 - M_12*g_31 - M_13*g_33
                )
                tile_dM[11, e] = (
                    M_0*g_8 + M_4*g_20 + M_1*g_10 + M_5*g_22 + M_2*g_11 + M_6*g_23 -
                    M_12*g_32 - M_13*g_34 - M_14*g_35
                )
                tile_dM[12, e] = (
                    -M_1*g_12 - M_5*g_24 - M_9*g_30 - M_2*g_13 - M_6*g_25 - M_10*g_31 -
                    M_3*g_14 - M_7*g_26 - M_11*g_32
                )
                tile_dM[13, e] = (
                    M_0*g_12 + M_4*g_24 + M_8*g_30 - M_2*g_15 - M_6*g_27 - M_10*g_33 -
                    M_3*g_16 - M_7*g_28 - M_11*g_34
                )
                tile_dM[14, e] = (
                    M_0*g_13 + M_4*g_25 + M_8*g_31 + M_1*g_15 + M_5*g_27 + M_9*g_33 -
                    M_3*g_17 - M_7*g_29 - M_11*g_35
                )
                tile_dM[15, e] = (
                    M_0*g_14 + M_4*g_26 + M_8*g_32 + M_1*g_16 + M_5*g_28 + M_9*g_34 +
                    M_2*g_17 + M_6*g_29 + M_10*g_35
                )
            if dM_step:
                for e in range(width):
                    for k in range(16):
                        dM[(start + e) * dM_step + k] = tile_dM[k, e]
            else:
                _add_tile(tile_dM, lanes_dM, width)
    if dM_step == 0:
        _add_lanes(lanes_dM, dM)


def outermorphism__bivector__vjp(g, M, wanted=None, threads=None):
    """Return the gradients of <g, outermorphism__bivector(M)> in all operands.

    Of the f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i

    g : (..., 36), the gradient of the result
    M : (..., 16)
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_outermorphism__bivector__vjp, 36, (16,), g, (M,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__trivector__vjp(count, g, g_step, M, M_step, dM, dM_step):
    """Run the unrolled form: 204 multiplications, 152 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_M = np.empty((16, 32), g.dtype)
    tile_dM = np.empty((16, 32), g.dtype)
    lanes_dM = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if M_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_M[i, e] = M[(start + e) * M_step + i]
        if dM_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                M_0 = tile_M[0, e]
                M_1 = tile_M[1, e]
                M_2 = tile_M[2, e]
                M_3 = tile_M[3, e]
                M_4 = tile_M[4, e]
                M_5 = tile_M[5, e]
                M_6 = tile_M[6, e]
                M_7 = tile_M[7, e]
                M_8 = tile_M[8, e]
                M_9 = tile_M[9, e]
                M_10 = tile_M[10, e]
                M_11 = tile_M[11, e]
                M_12 = tile_M[12, e]
                M_13 = tile_M[13, e]
                M_14 = tile_M[14, e]
                M_15 = tile_M[15, e]
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
                # dM from g F2
                dM_1 = F2_11*g_3 + F2_14*g_7 + F2_17*g_11
                dM_5 = F2_17*g_15 - F2_5*g_3 - F2_8*g_7
                dM_9 = F2_2*g_3 - F2_8*g_11 - F2_14*g_15
                dM_13 = F2_2*g_7 + F2_5*g_11 + F2_11*g_15
                # dF2 from g M
                dF2_0 = M_8*g_0 + M_12*g_4
                dF2_1 = M_8*g_1 + M_12*g_5
                dF2_2 = M_8*g_2 + M_12*g_6 + M_9*g_3 + M_13*g_7
                dF2_3 = M_12*g_8 - M_4*g_0
                dF2_4 = M_12*g_9 - M_4*g_1
                dF2_5 = M_12*g_10 + M_13*g_11 - M_4*g_2 - M_5*g_3
                dF2_6 = -M_4*g_4 - M_8*g_8
                dF2_7 = -M_4*g_5 - M_8*g_9
                dF2_8 = -M_4*g_6 - M_8*g_10 - M_5*g_7 - M_9*g_11
                dF2_9 = M_0*g_0 + M_12*g_12
                dF2_10 = M_0*g_1 + M_12*g_13
                dF2_11 = M_0*g_2 + M_12*g_14 + M_1*g_3 + M_13*g_15
                dF2_12 = M_0*g_4 - M_8*g_12
                dF2_13 = M_0*g_5 - M_8*g_13
                dF2_14 = M_0*g_6 + M_1*g_7 - M_8*g_14 - M_9*g_15
                dF2_15 = M_0*g_8 + M_4*g_12
                dF2_16 = M_0*g_9 + M_4*g_13
                dF2_17 = M_0*g_10 + M_4*g_14 + M_1*g_11 + M_5*g_15
                # dM2 from dF2 M
                dM2_1 = (
                    M_6*dF2_0 + M_10*dF2_3 + M_14*dF2_6 + M_7*dF2_1 + M_11*dF2_4 +
                    M_15*dF2_7
                )
                dM2_5 = (
                    M_10*dF2_9 + M_14*dF2_12 + M_11*dF2_10 + M_15*dF2_13 - M_2*dF2_0 -
                    M_3*dF2_1
                )
                dM2_9 = (
                    M_14*dF2_15 + M_15*dF2_16 - M_2*dF2_3 - M_6*dF2_9 - M_3*dF2_4 -
                    M_7*dF2_10
                )
                dM2_13 = (
                    -M_2*dF2_6 - M_6*dF2_12 - M_10*dF2_15 - M_3*dF2_7 - M_7*dF2_13 -
                    M_11*dF2_16
                )
                # dM from g F2
                tile_dM[0, e] = (
                    F2_9*g_0 + F2_12*g_4 + F2_15*g_8 + F2_10*g_1 + F2_13*g_5 + F2_16*g_9 +
                    F2_11*g_2 + F2_14*g_6 + F2_17*g_10
                )
                # dM3 = dM + dM2
                tile_dM[1, e] = dM_1 + dM2_1
                # dM2 from dF2 M
                tile_dM[2, e] = (
                    M_7*dF2_2 + M_11*dF2_5 + M_15*dF2_8 - M_5*dF2_0 - M_9*dF2_3 - M_13*dF2_6
                )
                tile_dM[3, e] = (
                    -M_5*dF2_1 - M_9*dF2_4 - M_13*dF2_7 - M_6*dF2_2 - M_10*dF2_5 -
                    M_14*dF2_8
                )
                # dM from g F2
                tile_dM[4, e] = (
                    F2_15*g_12 + F2_16*g_13 + F2_17*g_14 - F2_3*g_0 - F2_6*g_4 - F2_4*g_1 -
                    F2_7*g_5 - F2_5*g_2 - F2_8*g_6
                )
                # dM3 = dM + dM2
                tile_dM[5, e] = dM_5 + dM2_5
                # dM2 from dF2 M
                tile_dM[6, e] = (
                    M_11*dF2_11 + M_15*dF2_14 + M_1*dF2_0 - M_3*dF2_2 - M_9*dF2_9 -
                    M_13*dF2_12
                )
                tile_dM[7, e] = (
                    M_1*dF2_1 + M_2*dF2_2 - M_9*dF2_10 - M_13*dF2_13 - M_10*dF2_11 -
                    M_14*dF2_14
                )
                # dM from g F2
                tile_dM[8, e] = (
                    F2_0*g_0 + F2_1*g_1 + F2_2*g_2 - F2_6*g_8 - F2_12*g_12 - F2_7*g_9 -
                    F2_13*g_13 - F2_8*g_10 - F2_14*g_14
                )
                # dM3 = dM + dM2
                tile_dM[9, e] = dM_9 + dM2_9
                # dM2 from dF2 M
                tile_dM[10, e] = (
                    M_15*dF2_17 + M_1*dF2_3 + M_5*dF2_9 - M_3*dF2_5 - M_7*dF2_11 -
                    M_13*dF2_15
                )
                tile_dM[11, e] = (
                    M_1*dF2_4 + M_5*dF2_10 + M_2*dF2_5 + M_6*dF2_11 - M_13*dF2_16 -
                    M_14*dF2_17
                )
                # dM from g F2
                tile_dM[12, e] = (
                    F2_0*g_4 + F2_3*g_8 + F2_9*g_12 + F2_1*g_5 + F2_4*g_9 + F2_10*g_13 +
                    F2_2*g_6 + F2_5*g_10 + F2_11*g_14
                )
                # dM3 = dM + dM2
                tile_dM[13, e] = dM_13 + dM2_13
                # dM2 from dF2 M
                tile_dM[14, e] = (
                    M_1*dF2_6 + M_5*dF2_12 + M_9*dF2_15 - M_3*dF2_8 - M_7*dF2_14 -
                    M_11*dF2_17
                )
                tile_dM[15, e] = (
                    M_1*dF2_7 + M_5*dF2_13 + M_9*dF2_16 + M_2*dF2_8 + M_6*dF2_14 +
                    M_10*dF2_17
                )
            if dM_step:
                for e in range(width):
                    for k in range(16):
                        dM[(start + e) * dM_step + k] = tile_dM[k, e]
            else:
                _add_tile(tile_dM, lanes_dM, width)
    if dM_step == 0:
        _add_lanes(lanes_dM, dM)


def outermorphism__trivector__vjp(g, M, wanted=None, threads=None):
    """Return the gradients of <g, outermorphism__trivector(M)> in all operands.

    Of the f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i

    g : (..., 16), the gradient of the result
    M : (..., 16)
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_outermorphism__trivector__vjp, 16, (16,), g, (M,), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _outermorphism__g4__vjp(count, g, g_step, M, M_step, dM, dM_step):
    """Run the unrolled form: 80 multiplications, 44 additions."""
    tile_g = np.empty((1, 32), g.dtype)
    tile_M = np.empty((16, 32), g.dtype)
    tile_dM = np.empty((16, 32), g.dtype)
    lanes_dM = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(1):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if M_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_M[i, e] = M[(start + e) * M_step + i]
        if dM_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                M_0 = tile_M[0, e]
                M_1 = tile_M[1, e]
                M_2 = tile_M[2, e]
                M_3 = tile_M[3, e]
                M_4 = tile_M[4, e]
                M_5 = tile_M[5, e]
                M_6 = tile_M[6, e]
                M_7 = tile_M[7, e]
                M_8 = tile_M[8, e]
                M_9 = tile_M[9, e]
                M_10 = tile_M[10, e]
                M_11 = tile_M[11, e]
                M_12 = tile_M[12, e]
                M_13 = tile_M[13, e]
                M_14 = tile_M[14, e]
                M_15 = tile_M[15, e]
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
                # dF3 from g M
                dF3_0 = -M_12*g_0
                dF3_1 = M_8*g_0
                dF3_2 = -M_4*g_0
                dF3_3 = M_0*g_0
                # dF2 from dF3 M
                dF2_0 = M_9*dF3_0 + M_13*dF3_1
                dF2_1 = M_13*dF3_2 - M_5*dF3_0
                dF2_2 = -M_5*dF3_1 - M_9*dF3_2
                dF2_3 = M_1*dF3_0 + M_13*dF3_3
                dF2_4 = M_1*dF3_1 - M_9*dF3_3
                dF2_5 = M_1*dF3_2 + M_5*dF3_3
                # dM from g F3
                tile_dM[0, e] = F3_3*g_0
                # dM2 from dF3 F2
                tile_dM[1, e] = F2_3*dF3_0 + F2_4*dF3_1 + F2_5*dF3_2
                # dM3 from dF2 M
                tile_dM[2, e] = M_7*dF2_0 + M_11*dF2_1 + M_15*dF2_2
                tile_dM[3, e] = -M_6*dF2_0 - M_10*dF2_1 - M_14*dF2_2
                # dM from g F3
                tile_dM[4, e] = -F3_2*g_0
                # dM2 from dF3 F2
                tile_dM[5, e] = F2_5*dF3_3 - F2_1*dF3_0 - F2_2*dF3_1
                # dM3 from dF2 M
                tile_dM[6, e] = M_11*dF2_3 + M_15*dF2_4 - M_3*dF2_0
                tile_dM[7, e] = M_2*dF2_0 - M_10*dF2_3 - M_14*dF2_4
                # dM from g F3
                tile_dM[8, e] = F3_1*g_0
                # dM2 from dF3 F2
                tile_dM[9, e] = F2_0*dF3_0 - F2_2*dF3_2 - F2_4*dF3_3
                # dM3 from dF2 M
                tile_dM[10, e] = M_15*dF2_5 - M_3*dF2_1 - M_7*dF2_3
                tile_dM[11, e] = M_2*dF2_1 + M_6*dF2_3 - M_14*dF2_5
                # dM from g F3
                tile_dM[12, e] = -F3_0*g_0
                # dM2 from dF3 F2
                tile_dM[13, e] = F2_0*dF3_1 + F2_1*dF3_2 + F2_3*dF3_3
                # dM3 from dF2 M
                tile_dM[14, e] = -M_3*dF2_2 - M_7*dF2_4 - M_11*dF2_5
                tile_dM[15, e] = M_2*dF2_2 + M_6*dF2_4 + M_10*dF2_5
            if dM_step:
                for e in range(width):
                    for k in range(16):
                        dM[(start + e) * dM_step + k] = tile_dM[k, e]
            else:
                _add_tile(tile_dM, lanes_dM, width)
    if dM_step == 0:
        _add_lanes(lanes_dM, dM)


def outermorphism__g4__vjp(g, M, wanted=None, threads=None):
    """Return the gradients of <g, outermorphism__g4(M)> in all operands.

    Of the f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i

    g : (..., 1), the gradient of the result
    M : (..., 16)
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_outermorphism__g4__vjp, 1, (16,), g, (M,), wanted, threads)


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__even__vjp(count, g, g_step, F, F_step, x, x_step, dF, dF_step, dx, dx_step):
    """Run the unrolled form: 76 multiplications, 30 additions."""
    tile_g = np.empty((8, 32), g.dtype)
    tile_F = np.empty((38, 32), g.dtype)
    tile_x = np.empty((8, 32), g.dtype)
    tile_dF = np.empty((38, 32), g.dtype)
    tile_dx = np.empty((8, 32), g.dtype)
    lanes_dF = np.zeros((38, 32), g.dtype)
    lanes_dx = np.zeros((8, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if F_step or start == 0:
            for e in range(width):
                for i in range(38):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(8):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dF_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                # dF from g x
                tile_dF[0, e] = g_0*x_0
                tile_dF[1, e] = g_1*x_1
                tile_dF[2, e] = g_1*x_2
                tile_dF[3, e] = g_1*x_3
                tile_dF[4, e] = g_1*x_4
                tile_dF[5, e] = g_1*x_5
                tile_dF[6, e] = g_1*x_6
                tile_dF[7, e] = g_2*x_1
                tile_dF[8, e] = g_2*x_2
                tile_dF[9, e] = g_2*x_3
                tile_dF[10, e] = g_2*x_4
                tile_dF[11, e] = g_2*x_5
                tile_dF[12, e] = g_2*x_6
                tile_dF[13, e] = g_3*x_1
                tile_dF[14, e] = g_3*x_2
                tile_dF[15, e] = g_3*x_3
                tile_dF[16, e] = g_3*x_4
                tile_dF[17, e] = g_3*x_5
                tile_dF[18, e] = g_3*x_6
                tile_dF[19, e] = g_4*x_1
                tile_dF[20, e] = g_4*x_2
                tile_dF[21, e] = g_4*x_3
                tile_dF[22, e] = g_4*x_4
                tile_dF[23, e] = g_4*x_5
                tile_dF[24, e] = g_4*x_6
                tile_dF[25, e] = g_5*x_1
                tile_dF[26, e] = g_5*x_2
                tile_dF[27, e] = g_5*x_3
                tile_dF[28, e] = g_5*x_4
                tile_dF[29, e] = g_5*x_5
                tile_dF[30, e] = g_5*x_6
                tile_dF[31, e] = g_6*x_1
                tile_dF[32, e] = g_6*x_2
                tile_dF[33, e] = g_6*x_3
                tile_dF[34, e] = g_6*x_4
                tile_dF[35, e] = g_6*x_5
                tile_dF[36, e] = g_6*x_6
                tile_dF[37, e] = g_7*x_7
            if dF_step:
                for e in range(width):
                    for k in range(38):
                        dF[(start + e) * dF_step + k] = tile_dF[k, e]
            else:
                _add_tile(tile_dF, lanes_dF, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                F_0 = tile_F[0, e]
                F_1 = tile_F[1, e]
                F_2 = tile_F[2, e]
                F_3 = tile_F[3, e]
                F_4 = tile_F[4, e]
                F_5 = tile_F[5, e]
                F_6 = tile_F[6, e]
                F_7 = tile_F[7, e]
                F_8 = tile_F[8, e]
                F_9 = tile_F[9, e]
                F_10 = tile_F[10, e]
                F_11 = tile_F[11, e]
                F_12 = tile_F[12, e]
                F_13 = tile_F[13, e]
                F_14 = tile_F[14, e]
                F_15 = tile_F[15, e]
                F_16 = tile_F[16, e]
                F_17 = tile_F[17, e]
                F_18 = tile_F[18, e]
                F_19 = tile_F[19, e]
                F_20 = tile_F[20, e]
                F_21 = tile_F[21, e]
                F_22 = tile_F[22, e]
                F_23 = tile_F[23, e]
                F_24 = tile_F[24, e]
                F_25 = tile_F[25, e]
                F_26 = tile_F[26, e]
                F_27 = tile_F[27, e]
                F_28 = tile_F[28, e]
                F_29 = tile_F[29, e]
                F_30 = tile_F[30, e]
                F_31 = tile_F[31, e]
                F_32 = tile_F[32, e]
                F_33 = tile_F[33, e]
                F_34 = tile_F[34, e]
                F_35 = tile_F[35, e]
                F_36 = tile_F[36, e]
                F_37 = tile_F[37, e]
                # dx from g F
                tile_dx[0, e] = F_0*g_0
                tile_dx[1, e] = (
                    F_1*g_1 + F_7*g_2 + F_13*g_3 + F_19*g_4 + F_25*g_5 + F_31*g_6
                )
                tile_dx[2, e] = (
                    F_2*g_1 + F_8*g_2 + F_14*g_3 + F_20*g_4 + F_26*g_5 + F_32*g_6
                )
                tile_dx[3, e] = (
                    F_3*g_1 + F_9*g_2 + F_15*g_3 + F_21*g_4 + F_27*g_5 + F_33*g_6
                )
                tile_dx[4, e] = (
                    F_4*g_1 + F_10*g_2 + F_16*g_3 + F_22*g_4 + F_28*g_5 + F_34*g_6
                )
                tile_dx[5, e] = (
                    F_5*g_1 + F_11*g_2 + F_17*g_3 + F_23*g_4 + F_29*g_5 + F_35*g_6
                )
                tile_dx[6, e] = (
                    F_6*g_1 + F_12*g_2 + F_18*g_3 + F_24*g_4 + F_30*g_5 + F_36*g_6
                )
                tile_dx[7, e] = F_37*g_7
            if dx_step:
                for e in range(width):
                    for k in range(8):
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

    g : (..., 8), the gradient of the result
    F : (..., 38)
    x : (..., 8), even: grades 0, 2, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_linear_map__even__vjp, 8, (38, 8), g, (F, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__full__vjp(count, g, g_step, F, F_step, x, x_step, dF, dF_step, dx, dx_step):
    """Run the unrolled form: 140 multiplications, 54 additions."""
    tile_g = np.empty((16, 32), g.dtype)
    tile_F = np.empty((70, 32), g.dtype)
    tile_x = np.empty((16, 32), g.dtype)
    tile_dF = np.empty((70, 32), g.dtype)
    tile_dx = np.empty((16, 32), g.dtype)
    lanes_dF = np.zeros((70, 32), g.dtype)
    lanes_dx = np.zeros((16, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if F_step or start == 0:
            for e in range(width):
                for i in range(70):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(16):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dF_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                x_6 = tile_x[6, e]
                x_7 = tile_x[7, e]
                x_8 = tile_x[8, e]
                x_9 = tile_x[9, e]
                x_10 = tile_x[10, e]
                x_11 = tile_x[11, e]
                x_12 = tile_x[12, e]
                x_13 = tile_x[13, e]
                x_14 = tile_x[14, e]
                x_15 = tile_x[15, e]
                # dF from g x
                tile_dF[0, e] = g_0*x_0
                tile_dF[1, e] = g_1*x_1
                tile_dF[2, e] = g_1*x_2
                tile_dF[3, e] = g_1*x_3
                tile_dF[4, e] = g_1*x_4
                tile_dF[5, e] = g_2*x_1
                tile_dF[6, e] = g_2*x_2
                tile_dF[7, e] = g_2*x_3
                tile_dF[8, e] = g_2*x_4
                tile_dF[9, e] = g_3*x_1
                tile_dF[10, e] = g_3*x_2
                tile_dF[11, e] = g_3*x_3
                tile_dF[12, e] = g_3*x_4
                tile_dF[13, e] = g_4*x_1
                tile_dF[14, e] = g_4*x_2
                tile_dF[15, e] = g_4*x_3
                tile_dF[16, e] = g_4*x_4
                tile_dF[17, e] = g_5*x_5
                tile_dF[18, e] = g_5*x_6
                tile_dF[19, e] = g_5*x_7
                tile_dF[20, e] = g_5*x_8
                tile_dF[21, e] = g_5*x_9
                tile_dF[22, e] = g_5*x_10
                tile_dF[23, e] = g_6*x_5
                tile_dF[24, e] = g_6*x_6
                tile_dF[25, e] = g_6*x_7
                tile_dF[26, e] = g_6*x_8
                tile_dF[27, e] = g_6*x_9
                tile_dF[28, e] = g_6*x_10
                tile_dF[29, e] = g_7*x_5
                tile_dF[30, e] = g_7*x_6
                tile_dF[31, e] = g_7*x_7
                tile_dF[32, e] = g_7*x_8
                tile_dF[33, e] = g_7*x_9
                tile_dF[34, e] = g_7*x_10
                tile_dF[35, e] = g_8*x_5
                tile_dF[36, e] = g_8*x_6
                tile_dF[37, e] = g_8*x_7
                tile_dF[38, e] = g_8*x_8
                tile_dF[39, e] = g_8*x_9
                tile_dF[40, e] = g_8*x_10
                tile_dF[41, e] = g_9*x_5
                tile_dF[42, e] = g_9*x_6
                tile_dF[43, e] = g_9*x_7
                tile_dF[44, e] = g_9*x_8
                tile_dF[45, e] = g_9*x_9
                tile_dF[46, e] = g_9*x_10
                tile_dF[47, e] = g_10*x_5
                tile_dF[48, e] = g_10*x_6
                tile_dF[49, e] = g_10*x_7
                tile_dF[50, e] = g_10*x_8
                tile_dF[51, e] = g_10*x_9
                tile_dF[52, e] = g_10*x_10
                tile_dF[53, e] = g_11*x_11
                tile_dF[54, e] = g_11*x_12
                tile_dF[55, e] = g_11*x_13
                tile_dF[56, e] = g_11*x_14
                tile_dF[57, e] = g_12*x_11
                tile_dF[58, e] = g_12*x_12
                tile_dF[59, e] = g_12*x_13
                tile_dF[60, e] = g_12*x_14
                tile_dF[61, e] = g_13*x_11
                tile_dF[62, e] = g_13*x_12
                tile_dF[63, e] = g_13*x_13
                tile_dF[64, e] = g_13*x_14
                tile_dF[65, e] = g_14*x_11
                tile_dF[66, e] = g_14*x_12
                tile_dF[67, e] = g_14*x_13
                tile_dF[68, e] = g_14*x_14
                tile_dF[69, e] = g_15*x_15
            if dF_step:
                for e in range(width):
                    for k in range(70):
                        dF[(start + e) * dF_step + k] = tile_dF[k, e]
            else:
                _add_tile(tile_dF, lanes_dF, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                g_6 = tile_g[6, e]
                g_7 = tile_g[7, e]
                g_8 = tile_g[8, e]
                g_9 = tile_g[9, e]
                g_10 = tile_g[10, e]
                g_11 = tile_g[11, e]
                g_12 = tile_g[12, e]
                g_13 = tile_g[13, e]
                g_14 = tile_g[14, e]
                g_15 = tile_g[15, e]
                F_0 = tile_F[0, e]
                F_1 = tile_F[1, e]
                F_2 = tile_F[2, e]
                F_3 = tile_F[3, e]
                F_4 = tile_F[4, e]
                F_5 = tile_F[5, e]
                F_6 = tile_F[6, e]
                F_7 = tile_F[7, e]
                F_8 = tile_F[8, e]
                F_9 = tile_F[9, e]
                F_10 = tile_F[10, e]
                F_11 = tile_F[11, e]
                F_12 = tile_F[12, e]
                F_13 = tile_F[13, e]
                F_14 = tile_F[14, e]
                F_15 = tile_F[15, e]
                F_16 = tile_F[16, e]
                F_17 = tile_F[17, e]
                F_18 = tile_F[18, e]
                F_19 = tile_F[19, e]
                F_20 = tile_F[20, e]
                F_21 = tile_F[21, e]
                F_22 = tile_F[22, e]
                F_23 = tile_F[23, e]
                F_24 = tile_F[24, e]
                F_25 = tile_F[25, e]
                F_26 = tile_F[26, e]
                F_27 = tile_F[27, e]
                F_28 = tile_F[28, e]
                F_29 = tile_F[29, e]
                F_30 = tile_F[30, e]
                F_31 = tile_F[31, e]
                F_32 = tile_F[32, e]
                F_33 = tile_F[33, e]
                F_34 = tile_F[34, e]
                F_35 = tile_F[35, e]
                F_36 = tile_F[36, e]
                F_37 = tile_F[37, e]
                F_38 = tile_F[38, e]
                F_39 = tile_F[39, e]
                F_40 = tile_F[40, e]
                F_41 = tile_F[41, e]
                F_42 = tile_F[42, e]
                F_43 = tile_F[43, e]
                F_44 = tile_F[44, e]
                F_45 = tile_F[45, e]
                F_46 = tile_F[46, e]
                F_47 = tile_F[47, e]
                F_48 = tile_F[48, e]
                F_49 = tile_F[49, e]
                F_50 = tile_F[50, e]
                F_51 = tile_F[51, e]
                F_52 = tile_F[52, e]
                F_53 = tile_F[53, e]
                F_54 = tile_F[54, e]
                F_55 = tile_F[55, e]
                F_56 = tile_F[56, e]
                F_57 = tile_F[57, e]
                F_58 = tile_F[58, e]
                F_59 = tile_F[59, e]
                F_60 = tile_F[60, e]
                F_61 = tile_F[61, e]
                F_62 = tile_F[62, e]
                F_63 = tile_F[63, e]
                F_64 = tile_F[64, e]
                F_65 = tile_F[65, e]
                F_66 = tile_F[66, e]
                F_67 = tile_F[67, e]
                F_68 = tile_F[68, e]
                F_69 = tile_F[69, e]
                # dx from g F
                tile_dx[0, e] = F_0*g_0
                tile_dx[1, e] = F_1*g_1 + F_5*g_2 + F_9*g_3 + F_13*g_4
                tile_dx[2, e] = F_2*g_1 + F_6*g_2 + F_10*g_3 + F_14*g_4
                tile_dx[3, e] = F_3*g_1 + F_7*g_2 + F_11*g_3 + F_15*g_4
                tile_dx[4, e] = F_4*g_1 + F_8*g_2 + F_12*g_3 + F_16*g_4
                tile_dx[5, e] = (
                    F_17*g_5 + F_23*g_6 + F_29*g_7 + F_35*g_8 + F_41*g_9 + F_47*g_10
                )
                tile_dx[6, e] = (
                    F_18*g_5 + F_24*g_6 + F_30*g_7 + F_36*g_8 + F_42*g_9 + F_48*g_10
                )
                tile_dx[7, e] = (
                    F_19*g_5 + F_25*g_6 + F_31*g_7 + F_37*g_8 + F_43*g_9 + F_49*g_10
                )
                tile_dx[8, e] = (
                    F_20*g_5 + F_26*g_6 + F_32*g_7 + F_38*g_8 + F_44*g_9 + F_50*g_10
                )
                tile_dx[9, e] = (
                    F_21*g_5 + F_27*g_6 + F_33*g_7 + F_39*g_8 + F_45*g_9 + F_51*g_10
                )
                tile_dx[10, e] = (
                    F_22*g_5 + F_28*g_6 + F_34*g_7 + F_40*g_8 + F_46*g_9 + F_52*g_10
                )
                tile_dx[11, e] = F_53*g_11 + F_57*g_12 + F_61*g_13 + F_65*g_14
                tile_dx[12, e] = F_54*g_11 + F_58*g_12 + F_62*g_13 + F_66*g_14
                tile_dx[13, e] = F_55*g_11 + F_59*g_12 + F_63*g_13 + F_67*g_14
                tile_dx[14, e] = F_56*g_11 + F_60*g_12 + F_64*g_13 + F_68*g_14
                tile_dx[15, e] = F_69*g_15
            if dx_step:
                for e in range(width):
                    for k in range(16):
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

    g : (..., 16), the gradient of the result
    F : (..., 70)
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_linear_map__full__vjp, 16, (70, 16), g, (F, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__vector__vjp(count, g, g_step, F, F_step, x, x_step, dF, dF_step, dx, dx_step):
    """Run the unrolled form: 32 multiplications, 12 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_F = np.empty((16, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dF = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dF = np.zeros((16, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if F_step or start == 0:
            for e in range(width):
                for i in range(16):
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
                tile_dF[1, e] = g_0*x_1
                tile_dF[2, e] = g_0*x_2
                tile_dF[3, e] = g_0*x_3
                tile_dF[4, e] = g_1*x_0
                tile_dF[5, e] = g_1*x_1
                tile_dF[6, e] = g_1*x_2
                tile_dF[7, e] = g_1*x_3
                tile_dF[8, e] = g_2*x_0
                tile_dF[9, e] = g_2*x_1
                tile_dF[10, e] = g_2*x_2
                tile_dF[11, e] = g_2*x_3
                tile_dF[12, e] = g_3*x_0
                tile_dF[13, e] = g_3*x_1
                tile_dF[14, e] = g_3*x_2
                tile_dF[15, e] = g_3*x_3
            if dF_step:
                for e in range(width):
                    for k in range(16):
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
                F_6 = tile_F[6, e]
                F_7 = tile_F[7, e]
                F_8 = tile_F[8, e]
                F_9 = tile_F[9, e]
                F_10 = tile_F[10, e]
                F_11 = tile_F[11, e]
                F_12 = tile_F[12, e]
                F_13 = tile_F[13, e]
                F_14 = tile_F[14, e]
                F_15 = tile_F[15, e]
                # dx from g F
                tile_dx[0, e] = F_0*g_0 + F_4*g_1 + F_8*g_2 + F_12*g_3
                tile_dx[1, e] = F_1*g_0 + F_5*g_1 + F_9*g_2 + F_13*g_3
                tile_dx[2, e] = F_2*g_0 + F_6*g_1 + F_10*g_2 + F_14*g_3
                tile_dx[3, e] = F_3*g_0 + F_7*g_1 + F_11*g_2 + F_15*g_3
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


def linear_map__vector__vjp(g, F, x, wanted=None, threads=None):
    """Return the gradients of <g, linear_map__vector(F, x)> in all operands.

    Of the <f(x)>_k = F_k <x>_k

    g : (..., 4), the gradient of the result
    F : (..., 16)
    x : (..., 4), vector: grades 1
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_linear_map__vector__vjp, 4, (16, 4), g, (F, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__bivector__vjp(
    count,
    g, g_step,
    F, F_step,
    x, x_step,
    dF, dF_step,
    dx, dx_step,
):
    """Run the unrolled form: 72 multiplications, 30 additions."""
    tile_g = np.empty((6, 32), g.dtype)
    tile_F = np.empty((36, 32), g.dtype)
    tile_x = np.empty((6, 32), g.dtype)
    tile_dF = np.empty((36, 32), g.dtype)
    tile_dx = np.empty((6, 32), g.dtype)
    lanes_dF = np.zeros((36, 32), g.dtype)
    lanes_dx = np.zeros((6, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if F_step or start == 0:
            for e in range(width):
                for i in range(36):
                    tile_F[i, e] = F[(start + e) * F_step + i]
        if x_step or start == 0:
            for e in range(width):
                for i in range(6):
                    tile_x[i, e] = x[(start + e) * x_step + i]
        if dF_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                x_0 = tile_x[0, e]
                x_1 = tile_x[1, e]
                x_2 = tile_x[2, e]
                x_3 = tile_x[3, e]
                x_4 = tile_x[4, e]
                x_5 = tile_x[5, e]
                # dF from g x
                tile_dF[0, e] = g_0*x_0
                tile_dF[1, e] = g_0*x_1
                tile_dF[2, e] = g_0*x_2
                tile_dF[3, e] = g_0*x_3
                tile_dF[4, e] = g_0*x_4
                tile_dF[5, e] = g_0*x_5
                tile_dF[6, e] = g_1*x_0
                tile_dF[7, e] = g_1*x_1
                tile_dF[8, e] = g_1*x_2
                tile_dF[9, e] = g_1*x_3
                tile_dF[10, e] = g_1*x_4
                tile_dF[11, e] = g_1*x_5
                tile_dF[12, e] = g_2*x_0
                tile_dF[13, e] = g_2*x_1
                tile_dF[14, e] = g_2*x_2
                tile_dF[15, e] = g_2*x_3
                tile_dF[16, e] = g_2*x_4
                tile_dF[17, e] = g_2*x_5
                tile_dF[18, e] = g_3*x_0
                tile_dF[19, e] = g_3*x_1
                tile_dF[20, e] = g_3*x_2
                tile_dF[21, e] = g_3*x_3
                tile_dF[22, e] = g_3*x_4
                tile_dF[23, e] = g_3*x_5
                tile_dF[24, e] = g_4*x_0
                tile_dF[25, e] = g_4*x_1
                tile_dF[26, e] = g_4*x_2
                tile_dF[27, e] = g_4*x_3
                tile_dF[28, e] = g_4*x_4
                tile_dF[29, e] = g_4*x_5
                tile_dF[30, e] = g_5*x_0
                tile_dF[31, e] = g_5*x_1
                tile_dF[32, e] = g_5*x_2
                tile_dF[33, e] = g_5*x_3
                tile_dF[34, e] = g_5*x_4
                tile_dF[35, e] = g_5*x_5
            if dF_step:
                for e in range(width):
                    for k in range(36):
                        dF[(start + e) * dF_step + k] = tile_dF[k, e]
            else:
                _add_tile(tile_dF, lanes_dF, width)
        if dx_step >= 0:
            for e in range(width):
                g_0 = tile_g[0, e]
                g_1 = tile_g[1, e]
                g_2 = tile_g[2, e]
                g_3 = tile_g[3, e]
                g_4 = tile_g[4, e]
                g_5 = tile_g[5, e]
                F_0 = tile_F[0, e]
                F_1 = tile_F[1, e]
                F_2 = tile_F[2, e]
                F_3 = tile_F[3, e]
                F_4 = tile_F[4, e]
                F_5 = tile_F[5, e]
                F_6 = tile_F[6, e]
                F_7 = tile_F[7, e]
                F_8 = tile_F[8, e]
                F_9 = tile_F[9, e]
                F_10 = tile_F[10, e]
                F_11 = tile_F[11, e]
                F_12 = tile_F[12, e]
                F_13 = tile_F[13, e]
                F_14 = tile_F[14, e]
                F_15 = tile_F[15, e]
                F_16 = tile_F[16, e]
                F_17 = tile_F[17, e]
                F_18 = tile_F[18, e]
                F_19 = tile_F[19, e]
                F_20 = tile_F[20, e]
                F_21 = tile_F[21, e]
                F_22 = tile_F[22, e]
                F_23 = tile_F[23, e]
                F_24 = tile_F[24, e]
                F_25 = tile_F[25, e]
                F_26 = tile_F[26, e]
                F_27 = tile_F[27, e]
                F_28 = tile_F[28, e]
                F_29 = tile_F[29, e]
                F_30 = tile_F[30, e]
                F_31 = tile_F[31, e]
                F_32 = tile_F[32, e]
                F_33 = tile_F[33, e]
                F_34 = tile_F[34, e]
                F_35 = tile_F[35, e]
                # dx from g F
                tile_dx[0, e] = (
                    F_0*g_0 + F_6*g_1 + F_12*g_2 + F_18*g_3 + F_24*g_4 + F_30*g_5
                )
                tile_dx[1, e] = (
                    F_1*g_0 + F_7*g_1 + F_13*g_2 + F_19*g_3 + F_25*g_4 + F_31*g_5
                )
                tile_dx[2, e] = (
                    F_2*g_0 + F_8*g_1 + F_14*g_2 + F_20*g_3 + F_26*g_4 + F_32*g_5
                )
                tile_dx[3, e] = (
                    F_3*g_0 + F_9*g_1 + F_15*g_2 + F_21*g_3 + F_27*g_4 + F_33*g_5
                )
                tile_dx[4, e] = (
                    F_4*g_0 + F_10*g_1 + F_16*g_2 + F_22*g_3 + F_28*g_4 + F_34*g_5
                )
                tile_dx[5, e] = (
                    F_5*g_0 + F_11*g_1 + F_17*g_2 + F_23*g_3 + F_29*g_4 + F_35*g_5
                )
            if dx_step:
                for e in range(width):
                    for k in range(6):
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

    g : (..., 6), the gradient of the result
    F : (..., 36)
    x : (..., 6), bivector: grades 2
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_linear_map__bivector__vjp, 6, (36, 6), g, (F, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__trivector__vjp(
    count,
    g, g_step,
    F, F_step,
    x, x_step,
    dF, dF_step,
    dx, dx_step,
):
    """Run the unrolled form: 32 multiplications, 12 additions."""
    tile_g = np.empty((4, 32), g.dtype)
    tile_F = np.empty((16, 32), g.dtype)
    tile_x = np.empty((4, 32), g.dtype)
    tile_dF = np.empty((16, 32), g.dtype)
    tile_dx = np.empty((4, 32), g.dtype)
    lanes_dF = np.zeros((16, 32), g.dtype)
    lanes_dx = np.zeros((4, 32), g.dtype)
    for start in range(0, count, 32):
        width = min(32, count - start)
        if g_step or start == 0:
            for e in range(width):
                for i in range(4):
                    tile_g[i, e] = g[(start + e) * g_step + i]
        if F_step or start == 0:
            for e in range(width):
                for i in range(16):
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
                tile_dF[1, e] = g_0*x_1
                tile_dF[2, e] = g_0*x_2
                tile_dF[3, e] = g_0*x_3
                tile_dF[4, e] = g_1*x_0
                tile_dF[5, e] = g_1*x_1
                tile_dF[6, e] = g_1*x_2
                tile_dF[7, e] = g_1*x_3
                tile_dF[8, e] = g_2*x_0
                tile_dF[9, e] = g_2*x_1
                tile_dF[10, e] = g_2*x_2
                tile_dF[11, e] = g_2*x_3
                tile_dF[12, e] = g_3*x_0
                tile_dF[13, e] = g_3*x_1
                tile_dF[14, e] = g_3*x_2
                tile_dF[15, e] = g_3*x_3
            if dF_step:
                for e in range(width):
                    for k in range(16):
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
                F_6 = tile_F[6, e]
                F_7 = tile_F[7, e]
                F_8 = tile_F[8, e]
                F_9 = tile_F[9, e]
                F_10 = tile_F[10, e]
                F_11 = tile_F[11, e]
                F_12 = tile_F[12, e]
                F_13 = tile_F[13, e]
                F_14 = tile_F[14, e]
                F_15 = tile_F[15, e]
                # dx from g F
                tile_dx[0, e] = F_0*g_0 + F_4*g_1 + F_8*g_2 + F_12*g_3
                tile_dx[1, e] = F_1*g_0 + F_5*g_1 + F_9*g_2 + F_13*g_3
                tile_dx[2, e] = F_2*g_0 + F_6*g_1 + F_10*g_2 + F_14*g_3
                tile_dx[3, e] = F_3*g_0 + F_7*g_1 + F_11*g_2 + F_15*g_3
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


def linear_map__trivector__vjp(g, F, x, wanted=None, threads=None):
    """Return the gradients of <g, linear_map__trivector(F, x)> in all operands.

    Of the <f(x)>_k = F_k <x>_k

    g : (..., 4), the gradient of the result
    F : (..., 16)
    x : (..., 4), trivector: grades 3
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_linear_map__trivector__vjp, 4, (16, 4), g, (F, x), wanted, threads)


@njit(cache=True, nogil=True, error_model="numpy")
def _linear_map__g4__vjp(count, g, g_step, F, F_step, x, x_step, dF, dF_step, dx, dx_step):
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


def linear_map__g4__vjp(g, F, x, wanted=None, threads=None):
    """Return the gradients of <g, linear_map__g4(F, x)> in all operands.

    Of the <f(x)>_k = F_k <x>_k

    g : (..., 1), the gradient of the result
    F : (..., 1)
    x : (..., 1), g4: grades 4
    returns : a tuple, None where wanted is False
    """
    return _run_vjp(_linear_map__g4__vjp, 1, (1, 1), g, (F, x), wanted, threads)


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
    "sandwich_unit__even__trivector": sandwich_unit__even__trivector__vjp,
    "sandwich_unit__even__g4": sandwich_unit__even__g4__vjp,
    "sandwich_unit__even__even": sandwich_unit__even__even__vjp,
    "sandwich_unit__even__full": sandwich_unit__even__full__vjp,
    "sandwich_unit__g0_2__scalar": sandwich_unit__g0_2__scalar__vjp,
    "sandwich_unit__g0_2__vector": sandwich_unit__g0_2__vector__vjp,
    "sandwich_unit__g0_2__bivector": sandwich_unit__g0_2__bivector__vjp,
    "sandwich_unit__g0_2__trivector": sandwich_unit__g0_2__trivector__vjp,
    "sandwich_unit__g0_2__g4": sandwich_unit__g0_2__g4__vjp,
    "sandwich_unit__g0_2__even": sandwich_unit__g0_2__even__vjp,
    "sandwich_unit__g0_2__full": sandwich_unit__g0_2__full__vjp,
    "sandwich_unit__vector__scalar": sandwich_unit__vector__scalar__vjp,
    "sandwich_unit__vector__vector": sandwich_unit__vector__vector__vjp,
    "sandwich_unit__vector__bivector": sandwich_unit__vector__bivector__vjp,
    "sandwich_unit__vector__trivector": sandwich_unit__vector__trivector__vjp,
    "sandwich_unit__vector__g4": sandwich_unit__vector__g4__vjp,
    "sandwich_unit__vector__even": sandwich_unit__vector__even__vjp,
    "sandwich_unit__vector__full": sandwich_unit__vector__full__vjp,
    "sandwich__full__full": sandwich__full__full__vjp,
    "sandwich__even__scalar": sandwich__even__scalar__vjp,
    "sandwich__even__vector": sandwich__even__vector__vjp,
    "sandwich__even__bivector": sandwich__even__bivector__vjp,
    "sandwich__even__trivector": sandwich__even__trivector__vjp,
    "sandwich__even__g4": sandwich__even__g4__vjp,
    "sandwich__even__even": sandwich__even__even__vjp,
    "sandwich__even__full": sandwich__even__full__vjp,
    "sandwich__g0_2__scalar": sandwich__g0_2__scalar__vjp,
    "sandwich__g0_2__vector": sandwich__g0_2__vector__vjp,
    "sandwich__g0_2__bivector": sandwich__g0_2__bivector__vjp,
    "sandwich__g0_2__trivector": sandwich__g0_2__trivector__vjp,
    "sandwich__g0_2__g4": sandwich__g0_2__g4__vjp,
    "sandwich__g0_2__even": sandwich__g0_2__even__vjp,
    "sandwich__g0_2__full": sandwich__g0_2__full__vjp,
    "sandwich__vector__scalar": sandwich__vector__scalar__vjp,
    "sandwich__vector__vector": sandwich__vector__vector__vjp,
    "sandwich__vector__bivector": sandwich__vector__bivector__vjp,
    "sandwich__vector__trivector": sandwich__vector__trivector__vjp,
    "sandwich__vector__g4": sandwich__vector__g4__vjp,
    "sandwich__vector__even": sandwich__vector__even__vjp,
    "sandwich__vector__full": sandwich__vector__full__vjp,
    "sandwich2__even__vector__even": sandwich2__even__vector__even__vjp,
    "sandwich2__even__even__even": sandwich2__even__even__even__vjp,
    "sandwich2__even__full__even": sandwich2__even__full__even__vjp,
    "sandwich2__full__full__full": sandwich2__full__full__full__vjp,
    "outermorphism__bivector": outermorphism__bivector__vjp,
    "outermorphism__trivector": outermorphism__trivector__vjp,
    "outermorphism__g4": outermorphism__g4__vjp,
    "linear_map__even": linear_map__even__vjp,
    "linear_map__full": linear_map__full__vjp,
    "linear_map__vector": linear_map__vector__vjp,
    "linear_map__bivector": linear_map__bivector__vjp,
    "linear_map__trivector": linear_map__trivector__vjp,
    "linear_map__g4": linear_map__g4__vjp,
}
