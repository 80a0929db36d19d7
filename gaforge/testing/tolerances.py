"""How far results may be from what a law says, by precision: one table for all tests."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

TOLERANCES: Mapping[str, float] = MappingProxyType(
    {
        "bfloat16": 1e-1,
        "float16": 2e-2,
        "float32": 1e-5,
        "complex64": 1e-5,
        "float64": 1e-12,
        "complex128": 1e-12,
    }
)
"""Error, as 2-norm over the last axis, relative to the size of what was computed with."""


def tolerance_of(*dtypes: Any) -> float:
    """Return the tolerance of the coarsest of some dtypes; other dtypes, integers, are exact.

    Parameters
    ----------
    *dtypes : dtype
        Of NumPy or torch, or their names.

    Examples
    --------
    >>> import numpy as np
    >>> tolerance_of(np.dtype("float32"), "float64"), tolerance_of(int)
    (1e-05, 0.0)
    """
    return max((TOLERANCES.get(dtype_name(dtype), 0.0) for dtype in dtypes), default=0.0)


def dtype_name(dtype: Any) -> str:
    """Return the name of a dtype of NumPy or torch, such as ``float64``."""
    if isinstance(dtype, type):
        return getattr(dtype, "__name__", "")
    name = getattr(dtype, "name", None)
    return str(dtype).removeprefix("torch.") if name is None else str(name)
