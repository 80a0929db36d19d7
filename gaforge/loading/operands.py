"""Operands on their way in: arrays or tensors of a dtype that kernels take, or a clear error."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gaforge.algebra import Layout, LayoutLike
from gaforge.errors import (
    DtypeError,
    IntegerOverflowError,
    LayoutError,
    MissingExtraError,
    ShapeError,
)

Operand = Any
"""Array (or tensor) of shape (..., layout.size)."""

Array = np.ndarray[Any, Any]

TORCH_DTYPES = ("float16", "bfloat16", "float32", "float64", "complex64", "complex128", "int64")


def import_torch() -> Any:
    """Return the module ``torch``, or say how to install it."""
    try:
        import torch
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise MissingExtraError(
            "backend 'torch' needs torch; install it with pip install \"gaforge[torch]\""
        ) from error
    return torch


def parse_dtype(backend: str, dtype: Any) -> Any:
    """Return the dtype that operands are converted to, or None to leave them as they are."""
    if dtype is None:
        return None
    if backend == "torch":
        return _torch_dtype(dtype)
    try:
        parsed = np.dtype(dtype).newbyteorder("=")
    except TypeError as error:
        raise DtypeError(f"{dtype!r} is not a dtype: {error}") from None
    if parsed.char not in "fdFD" and parsed != np.int64:
        raise DtypeError(
            f"dtype {parsed} is not supported; choose float32, float64, complex64, complex128 or "
            "int64"
        )
    return parsed


def _torch_dtype(dtype: Any) -> Any:
    torch = import_torch()
    name = str(dtype).removeprefix("torch.")
    if name not in TORCH_DTYPES and not isinstance(dtype, torch.dtype):
        try:
            name = np.dtype(dtype).name
        except TypeError as error:
            raise DtypeError(f"{dtype!r} is not a dtype: {error}") from None
    if name not in TORCH_DTYPES:
        raise DtypeError(f"dtype {name} is not supported; choose from {', '.join(TORCH_DTYPES)}")
    return getattr(torch, name)


def as_array(name: str, operand: Any) -> Array:
    """Return an operand as a plain array; masked entries have no value to compute with."""
    if type(operand) is np.ndarray:
        return operand
    if isinstance(operand, np.ma.MaskedArray):
        raise DtypeError(f"{name}: masked arrays are not supported; fill them first")
    try:
        return np.asarray(operand)
    except ValueError as error:
        raise ShapeError(f"{name}: {error}") from None
    except (TypeError, RuntimeError) as error:
        raise DtypeError(f"{name}: {error}") from None


def as_tensor(name: str, operand: Any) -> Any:
    """Return an operand as a tensor, copied if it is none: arrays may have any strides."""
    torch = import_torch()
    if isinstance(operand, torch.Tensor):
        return operand
    array = as_array(name, operand)
    if array.dtype.kind not in "buifc" or array.dtype.char in "gG":
        raise DtypeError(
            f"{name}: coefficients of dtype {array.dtype} are not supported; pass float32, "
            "float64, complex or integers"
        )
    if array.dtype.kind == "u":
        array = _to_numpy(name, array, np.dtype(np.int64))
    return torch.from_numpy(np.array(array, array.dtype.newbyteorder("="), order="C"))


def convert(backend: str, name: str, operands: Sequence[Operand], dtype: Any) -> list[Any]:
    """Return operands as arrays or tensors, of the given dtype unless it is None.

    Raises
    ------
    DtypeError
        If the conversion would lose more than precision.
    IntegerOverflowError
        If an integer does not fit.
    """
    if backend == "torch":
        if dtype is None:
            return [_require_tensor(name, operand) for operand in operands]
        return [_to_torch(name, as_tensor(name, operand), dtype) for operand in operands]
    arrays = [as_array(name, operand) for operand in operands]
    return arrays if dtype is None else [_to_numpy(name, array, dtype) for array in arrays]


def _require_tensor(name: str, operand: Any) -> Any:
    if not isinstance(operand, import_torch().Tensor):
        raise DtypeError(
            f"{name}: an operand is a {type(operand).__name__}, not a tensor; pass "
            "torch.as_tensor(operand), or give kernels(...) a dtype to convert to"
        )
    return operand


def _to_torch(name: str, tensor: Any, dtype: Any) -> Any:
    if not import_torch().can_cast(tensor.dtype, dtype):
        raise _loss(name, tensor.dtype, dtype)
    return tensor.to(dtype)


def _to_numpy(name: str, array: Array, dtype: np.dtype[Any]) -> Array:
    if array.dtype.kind not in "buifc" or not np.can_cast(array.dtype, dtype, "same_kind"):
        raise _loss(name, array.dtype, dtype)
    if array.dtype.kind == "u" and dtype.kind == "i" and (array > np.iinfo(dtype).max).any():
        raise IntegerOverflowError(f"{name}: {array.max()} does not fit {dtype}")
    return array.astype(dtype, copy=False)


def _loss(name: str, found: Any, wanted: Any) -> DtypeError:
    return DtypeError(
        f"{name}: coefficients of dtype {found} cannot become {wanted} without loss; convert them "
        "yourself or choose another dtype"
    )


def listed_layouts(layouts: Any, count: int) -> tuple[LayoutLike, ...]:
    """Return layouts as a tuple; a single one may stand alone.

    Raises
    ------
    LayoutError
        If they are no sequence; the message shows one for ``count`` operands.
    """
    if isinstance(layouts, str | Layout):
        return (layouts,)
    try:
        return tuple(layouts)
    except TypeError:
        raise LayoutError(
            f"layouts={layouts!r} is no sequence; pass one layout per operand, such as "
            f"{('full',) * count}"
        ) from None


def check_shape(name: str, operand: Any, layout: Layout, place: int = 0) -> None:
    """Raise `ShapeError` unless the last axis of an array or tensor fits the layout."""
    if operand.ndim == 0 or operand.shape[-1] != layout.size:
        raise ShapeError(
            f"{name}: operand {place} has shape {tuple(operand.shape)}, but its last axis must "
            f"hold the {layout.size} coefficients of layout {layout.name!r}"
        )


def common_dtype(name: str, arrays: Sequence[Array]) -> np.dtype[Any]:
    """Return the dtype to compute in: one of the four that kernels take, or int64.

    Raises
    ------
    DtypeError
        If there is none.
    """
    if all(array.dtype.kind in "bui" for array in arrays):
        return np.dtype(np.int64)
    try:
        dtype = np.result_type(*arrays).newbyteorder("=")
    except TypeError as error:  # such as a date and a number
        raise DtypeError(f"{name}: {error}") from None
    if dtype.char not in "fdFD":
        raise DtypeError(
            f"{name}: coefficients of dtype {dtype} are not supported; pass float32, float64, "
            "complex or integers"
        )
    return dtype
