"""NumPy arrays in and out of every backend."""

from typing import Any

import numpy as np

import gaforge
from gaforge.algebra import OPERATIONS
from gaforge.loading import Kernels
from gaforge.loading.rotors import ON_TENSORS
from gaforge.testing import random_multivector, random_versor


def operand(backend: str, array: Any) -> Any:
    """Return an array as an operand of a backend."""
    if backend != "torch":
        return array
    import torch

    return torch.from_numpy(np.array(array))


def run(k: Kernels, operation: str, *operands: Any, **options: Any) -> Any:
    """Evaluate an operation on arrays; a result of torch is a tensor."""
    return getattr(k, operation)(*(operand(k.backend, x) for x in operands), **options)


def samples(k: Kernels, operation: str, layouts: tuple, shape: Any = 3, dtype: Any = float) -> list:
    """Return operands for which the operation is defined, well conditioned where it matters."""
    algebra = k.algebra
    parsed = [algebra.layout(layout) for layout in layouts]
    out = [
        random_multivector(algebra, layout, shape, dtype, rng=seed)
        for seed, layout in enumerate(parsed)
    ]
    if operation == "sandwich":
        odd = all(g % 2 for g in parsed[0].grades)
        out[0] = random_versor(algebra, 3 if odd else 2, shape, dtype, rng=7, layout=parsed[0])
    elif OPERATIONS[operation].takes == "even":
        rotors = gaforge.kernels(algebra.signature, "numpy").exp
        out[0] = rotors(*samples(k, "exp", layouts, shape, dtype), layouts=layouts).astype(dtype)
    elif OPERATIONS[operation].takes == "bivector":
        keep = [
            g == 2
            for g in parsed[0].grades
            for _ in range(parsed[0].slices[g].stop - parsed[0].slices[g].start)
        ]
        out[0] = out[0] * np.array(keep, out[0].dtype)
    elif operation in ("inv", "proj"):
        # Nearly scalar or nearly one blade, so far from any zero divisor.
        x = out[-1]
        big = np.eye(1, parsed[-1].size)[0].astype(x.dtype) * (10 * parsed[-1].size)
        out[-1] = x + big
    return out


def evaluates(k: Kernels, operation: str) -> bool:
    """Tell whether a backend has an operation: torch need not have every series."""
    series = OPERATIONS[operation].kind == "series"
    return k.backend != "torch" or not series or operation in ("exp", *ON_TENSORS)


def full_layouts(operation: str) -> tuple[str, ...]:
    """Return ``full`` once for each operand."""
    return ("full",) * len(OPERATIONS[operation].operands)
