"""From an operation and its layouts to what evaluates it, in each backend.

An evaluator takes the sequence of operands. Errors of emitted code, which knows nothing of
gaforge, leave it as the errors of ``gaforge.errors``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra, Layout, has_closed_inverse
from gaforge.errors import (
    DtypeError,
    GaforgeError,
    IntegerOverflowError,
    NotAVersorError,
    NotInvertibleError,
    PathError,
    ShapeError,
)
from gaforge.loading import threads
from gaforge.loading.inverse import check_residual, keep_inverses, solve_numpy, solve_torch
from gaforge.loading.operands import Operand, as_array, import_torch
from gaforge.loading.reference import reference

if TYPE_CHECKING:
    from gaforge.loading.namespace import Kernels

Evaluator = Callable[[Sequence[Operand]], Any]
"""Evaluates one operation on operands of fixed layouts."""


def build_evaluator(
    kernels: Kernels, name: str, layouts: tuple[Layout, ...], unit: bool
) -> Evaluator:
    """Return what evaluates an operation (or internal row) on operands of these layouts."""
    torch = kernels.backend == "torch"
    if name == "normalized":
        norm = kernels.evaluator("norm", layouts)
        return partial(_normalized_torch if torch else _normalized_numpy, norm)
    if name == "proj":
        return _projection(kernels, layouts)
    if name == "inv" and kernels.backend != "numpy":
        return _inverse(kernels, layouts[0])
    if kernels.backend == "numpy":
        return lambda operands: reference(
            kernels.algebra, name, *operands, layouts=layouts, unit=unit
        )
    function, size = load_emitted(kernels, name, layouts, unit)
    return partial(call_torch, function) if torch else partial(call_numba, function, size)


def load_emitted(
    kernels: Kernels, name: str, layouts: tuple[Layout, ...], unit: bool = False
) -> tuple[Callable[..., Any], int]:
    """Return an emitted function, and the length of its result's last axis."""
    from gaforge.codegen.spec import KernelSpec
    from gaforge.loading.loader import load_function

    # Kernels don't depend on the names of blades, so all start_index share them.
    spec = KernelSpec(Algebra(*kernels.algebra.signature), name, layouts, unit)
    if not spec.defined:
        raise NotInvertibleError(
            f"no {layouts[0].name} element of {kernels.algebra} has an inverse: each of its "
            f"blades has a null vector, so {name} is not defined"
        )
    # The result of this internal row is a matrix.
    size = layouts[0].size ** 2 if name == "outermorphism" else spec.result.size
    function = load_function(spec, kernels.backend)
    return getattr(function, kernels.path, function), size


def call_numba(function: Callable[..., Any], size: int, operands: Sequence[Any]) -> Any:
    """Call an emitted function on arrays, on several threads if they are large."""
    try:
        return threads.call(function, operands, size)
    except (ValueError, TypeError, ArithmeticError) as error:
        raise translate(error) from None
    except RuntimeError as error:
        if any(getattr(operand, "requires_grad", False) for operand in operands):
            raise DtypeError(
                f"backend 'numba' takes no tensors that require gradients ({error}); use backend "
                "'torch'"
            ) from None
        raise


def call_torch(function: Callable[..., Any], operands: Sequence[Any]) -> Any:
    """Call an emitted function on tensors."""
    try:
        return function(*operands)
    except (ValueError, TypeError, ArithmeticError, RuntimeError) as error:
        found = translate(error)
        if found is error:
            raise
        raise found from None


_TRANSLATION: dict[type[Exception], type[GaforgeError]] = {
    OverflowError: IntegerOverflowError,
    ZeroDivisionError: NotInvertibleError,
    ArithmeticError: NotAVersorError,
    ValueError: ShapeError,
    TypeError: DtypeError,
}


def translate(error: Exception) -> Exception:
    """Return the gaforge error for a built-in one that an emitted module raised."""
    if isinstance(error, GaforgeError):
        return error
    if type(error).__name__ == "PathError":  # each emitted module has its own
        return PathError(str(error))
    for found, wanted in _TRANSLATION.items():  # special ones first
        if isinstance(error, found):
            return wanted(str(error))
    return error


def _normalized_numpy(norm: Evaluator, operands: Sequence[Operand]) -> Any:
    """Return ``x / norm(x)``, NaN where the norm is zero."""
    x = as_array("normalized", operands[0])
    with np.errstate(all="ignore"):
        size = norm([x])
        # Squares may have left the range of the dtype: scale by a power of two and try again.
        far = ~(np.isfinite(size) & (size > np.sqrt(np.finfo(size.dtype).tiny)))
        if far.any():
            x = x.astype(size.dtype)
            largest = np.abs(x).max(-1, keepdims=True, initial=0.0)
            exponent = np.where(np.isfinite(largest), np.frexp(largest)[1], 0)
            x = np.where(far, np.ldexp(x, -exponent), x)
            size = np.where(far, norm([x]), size)
        return x / np.where(size == 0, np.array(np.nan, size.dtype), size)


def _normalized_torch(norm: Evaluator, operands: Sequence[Operand]) -> Any:
    """Return ``x / norm(x)``, NaN where the norm is zero."""
    torch = import_torch()
    (x,) = operands
    if not isinstance(x, torch.Tensor) or x.is_complex() or 0 in (x.ndim, *x.shape[-1:]):
        return norm([x])  # raises what is wrong with it
    if not x.is_floating_point():
        x = x.to(torch.get_default_dtype())
    # Scaled, so that squares stay in range; the result and its gradient don't depend on it.
    largest = x.detach().abs().amax(-1, keepdim=True)
    x = x / torch.where(largest.isfinite() & (largest > 0), largest, 1)
    size = norm([x])
    return x / torch.where(size == 0, torch.nan, size)


def _projection(kernels: Kernels, layouts: tuple[Layout, ...]) -> Evaluator:
    """Return the evaluator of ``(x << y) inv(y)``."""
    inner = OPERATIONS["lc"].result_layout(*layouts)
    inverse = OPERATIONS["inv"].result_layout(layouts[1])
    contract = kernels.evaluator("lc", layouts)
    invert = kernels.evaluator("inv", layouts[1:])
    multiply = kernels.evaluator("gp", (inner, inverse))

    def evaluate(operands: Sequence[Operand]) -> Any:
        return multiply([contract(operands), invert(operands[1:])])

    return evaluate


def _inverse(kernels: Kernels, layout: Layout) -> Evaluator:
    """Return the evaluator of the inverse, which compares ``x inv(x)`` with 1."""
    torch = kernels.backend == "torch"
    if not has_closed_inverse(layout):
        solve = solve_torch if torch else solve_numpy
        return lambda operands: solve(kernels.algebra, operands[0], layout)
    function, size = load_emitted(kernels, "inv", (layout,))
    multiply = kernels.evaluator("gp", (layout, OPERATIONS["inv"].result_layout(layout)))

    def evaluate_torch(operands: Sequence[Operand]) -> Any:
        y = call_torch(function, operands)
        product = multiply([operands[0].to(y.dtype), y])
        first = import_torch().arange(product.shape[-1], device=y.device) == 0
        return keep_inverses(y, product - first.to(y.dtype))

    def evaluate_numba(operands: Sequence[Operand]) -> Any:
        y = call_numba(function, size, operands)
        x = np.asarray(operands[0], y.dtype)
        with np.errstate(all="ignore"):
            residual = multiply([x, y])
            residual[..., 0] -= 1
            worst = np.abs(residual).max(-1, initial=0.0)
        check_residual(worst, np.isfinite(x).all(-1), y.dtype)
        return y

    return evaluate_torch if torch else evaluate_numba
