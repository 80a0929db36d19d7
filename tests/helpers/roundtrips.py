"""Samples for conversions, and equality to the last bit."""

import numpy as np

from gaforge import Algebra, Multivector

FLOAT_DTYPES = (np.float64, np.float32, np.complex128, np.complex64)
SHAPES = ((), (3,), (2, 1, 2), (0,), (2, 0))


def units(algebra: Algebra) -> Multivector:
    """Return all basis blades as one batch, with integer coefficients."""
    return algebra.multivector(np.eye(algebra.size, dtype=int))


def sample(algebra: Algebra, layout, shape, dtype) -> Multivector:
    """Return numbers that need all their bits, of both signs, with a negative zero."""
    rng = np.random.default_rng(5)
    size = (*shape, algebra.layout(layout).size)
    if np.dtype(dtype).kind == "i":
        return algebra.multivector(rng.integers(-(2**62), 2**62, size), layout)
    array = rng.normal(size=size).astype(dtype)
    if np.dtype(dtype).kind == "c":
        array = (array + 1j * rng.normal(size=size)).astype(dtype)
    array[..., 0] = -0.0
    return algebra.multivector(array, layout)


def identical(x: Multivector, y: Multivector) -> bool:
    """Tell whether two multivectors have one algebra, layout, shape, dtype and the same bits."""
    a, b = x.coefficients, y.coefficients
    return (x.algebra, x.layout, a.dtype, a.shape) == (
        y.algebra,
        y.layout,
        b.dtype,
        b.shape,
    ) and a.tobytes() == b.tobytes()
