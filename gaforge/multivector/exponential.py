"""The exponential of any multivector.

The scalar part is taken out, since it commutes with everything. Where the square of the rest is a
scalar for every element of its layout (a vector, a bivector for n <= 3, the pseudoscalar), the
exponential is the cosine and sine, or their hyperbolic siblings, of its root. Elsewhere the power
series is summed on ``x / 2**s`` and squared s times, with s chosen from the sum of the absolute
coefficients, which bounds the size of every product by them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.errors import DtypeError
from gaforge.multivector.coefficients import Array, is_symbolic
from gaforge.multivector.space import Frame, parity_part

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector

TERMS = 16
"""Degree of the series; the next term of 1/2 is 2**-17 / 17!, below a hundredth of an ulp."""

EXACT_OBJECTS = "the exponential of exact coefficients is no fraction; use astype(float) first"


def exponential(x: Multivector) -> Multivector:
    """Return ``1 + x + x x / 2 + ...``, for the method `exp`."""
    frame = _reached(x._frame)
    if is_symbolic(x._array):
        return _symbolic(x)._recast(frame)
    if x._array.dtype.char == "O":
        raise DtypeError(EXACT_OBJECTS)
    wanted = x._array.dtype if x._array.dtype.kind in "fc" else np.dtype(float)
    scalar, rest = _parts(x.astype(complex if wanted.kind == "c" else float))
    with np.errstate(all="ignore"):  # infinity and NaN are the outcome, as of NumPy's exp
        out = exp_of_root(rest) if has_scalar_square(rest._frame) else _series(rest)
        return (out * np.exp(scalar))._recast(frame).astype(wanted)


def _reached(frame: Frame) -> Frame:
    """Return the frame of all products of elements of a frame."""
    kept = {0, *frame.layout.grades}
    if has_scalar_square(frame):
        return frame.space.frame(tuple(sorted(kept)))
    full = frame.space.full
    return full if any(k % 2 for k in kept) else parity_part(full, False)


def has_scalar_square(frame: Frame) -> bool:
    """Tell whether every element of a layout squares to a scalar."""
    grades, n = frame.layout.grades, frame.space.algebra.n
    if len(grades) > 1:
        return False
    return not grades or grades[0] in (0, 1, n - 1, n)


def exp_of_root(B: Multivector) -> Multivector:
    """Return the exponential of an element whose square is a scalar.

    ``cos t + sin t B/t`` where ``B B = -t t``, with cosh and sinh where it is positive, and
    ``1 + B`` where it is zero.
    """
    square = (B * B)["1"]
    if is_symbolic(B._array):
        from sympy import cos, sinc, sqrt

        angle = sqrt(-square)
        return B * sinc(angle) + cos(angle)
    if np.iscomplexobj(square):
        root = np.sqrt(square)
        return B * _ratio(np.sinh(root), root) + np.cosh(root)
    # The root from coefficients of moderate size: the square of 1e-200 is zero.
    size = np.abs(B._array).max(-1, initial=0.0)
    scale = np.where((size > 0) & np.isfinite(size), size, 1.0)
    unit = B / scale
    square = np.asarray((unit * unit)["1"], float)
    root = np.sqrt(np.abs(square)) * scale
    ratio = np.where(square < 0, _ratio(np.sin(root), root), _ratio(np.sinh(root), root))
    return B * ratio + np.where(square < 0, np.cos(root), np.cosh(root))


def _ratio(value: Array, root: Array) -> Array:
    """Return ``value / root``, and its limit 1 at zero."""
    return np.where(root == 0, 1.0, value / np.where(root == 0, 1.0, root))


def _parts(x: Multivector) -> tuple[Any, Multivector]:
    """Return the scalar coefficient, and the rest in the grades in which it is not zero."""
    filled = [k for k, part in x._frame.slices.items() if k and x._array[..., part].any()]
    return x["1"], x._recast(x._frame.space.frame(tuple(filled)))


def _series(x: Multivector) -> Multivector:
    """Return the exponential by scaling, power series and squaring, element by element."""
    bound = np.abs(x._array).sum(-1)
    finite = np.isfinite(bound)
    steps = np.zeros(bound.shape, int)
    large = finite & (bound > 0.5)
    steps[large] = np.ceil(np.log2(bound[large])).astype(int) + 1
    scaled = x * np.exp2(-steps)
    out = 1 + scaled / TERMS
    for k in range(TERMS - 1, 0, -1):
        out = 1 + scaled * out / k
    for step in range(int(steps.max(initial=0))):
        squared = out * out
        out = out._recast(squared._frame)
        again = (steps > step)[..., None]
        out = out._with(squared._frame, np.where(again, squared._array, out._array))
    return out


def _symbolic(x: Multivector) -> Multivector:
    """Return the exponential of expressions where the square is a scalar."""
    from sympy import exp

    scalar, rest = _parts(x)
    square = (rest * rest).expand()
    if any(square._array[..., k].any() for k in range(1, square._frame.size)):
        raise DtypeError(
            "the exponential of symbols needs a square that is a scalar, which that of "
            f"{x.layout.name} elements here is not; substitute numbers, or fewer symbols"
        )
    return exp_of_root(rest) * exp(scalar)
