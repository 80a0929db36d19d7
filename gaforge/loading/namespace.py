"""`kernels`: the operations of an algebra on arrays, by one name in every backend."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

import numpy as np

from gaforge.algebra import (
    PUBLIC,
    Algebra,
    Layout,
    LayoutLike,
    Operation,
    find_operation,
    has_closed_inverse,
)
from gaforge.errors import (
    DtypeError,
    GaforgeError,
    IntegerOverflowError,
    LayoutError,
    NotAVersorError,
    NotInvertibleError,
    ShapeError,
    UnknownOperationError,
)
from gaforge.loading import threads
from gaforge.loading.prepared import Prepared
from gaforge.loading.inverse import check_residual, solve_numpy, solve_torch
from gaforge.loading.reference import reference

BACKENDS = ("numba", "torch", "numpy")

Operand = Any
"""Array (or tensor) of shape (..., layout.size)."""

Evaluator = Callable[[Sequence[Operand]], Any]
"""Evaluates one operation on operands of fixed layouts."""


def kernels(
    signature: str | Algebra | tuple[int, ...], backend: str = "numba", dtype: Any = None
) -> Kernels:
    """Return the operations of an algebra on arrays of coefficients.

    Parameters
    ----------
    signature : str, tuple of int, or Algebra
        Such as ``"3,0,1"``.
    backend : {"numba", "torch", "numpy"}
        Emitted Numba kernels on NumPy arrays, emitted torch functions on tensors, or the slow
        reference, which evaluates definitions term by term.
    dtype : dtype, optional
        Convert operands to this type first; by default they keep theirs.

    Returns
    -------
    Kernels
        Kernels come from the package, from the user's cache, or are generated, proved and cached
        when they are first called.

    Raises
    ------
    SignatureError
        If the signature is malformed.
    GaforgeError
        If the backend is unknown.

    Examples
    --------
    >>> k = kernels("2,0,0", backend="numpy")
    >>> e1 = k.algebra.coefficients({"e1": 1.0})
    >>> e2 = k.algebra.coefficients({"e2": 1.0})
    >>> k.gp(e1, e2)
    array([0., 0., 0., 1.])
    """
    if backend not in BACKENDS:
        raise GaforgeError(f"no backend is called {backend!r}; choose from {', '.join(BACKENDS)}")
    return _kernels(Algebra.parse(signature), backend, _parse_dtype(backend, dtype))


@lru_cache(maxsize=None)
def _kernels(algebra: Algebra, backend: str, dtype: Any) -> Kernels:
    return Kernels(algebra, backend, dtype)


def _parse_dtype(backend: str, dtype: Any) -> Any:
    if dtype is None or (backend == "torch" and not isinstance(dtype, str)):
        return dtype
    if backend == "torch":
        import torch

        return getattr(torch, dtype)
    try:
        parsed = np.dtype(dtype)
    except TypeError as error:
        raise DtypeError(f"{dtype!r} is not a dtype: {error}") from None
    if parsed.char not in "fdFD" and parsed.kind != "i":
        raise DtypeError(f"dtype {parsed} is not supported; choose float32, float64, complex or int64")
    return parsed


class Kernels:
    """The operations of one algebra in one backend; made by `kernels`.

    Every operation of the table is a method, ``k.gp(a, b)``, with its aliases. By default the
    operands are full multivectors of shape (..., 2**n); ``layouts=("even", "vector")`` names
    smaller ones. Leading axes are batch and broadcast.

    Attributes
    ----------
    algebra : Algebra
    backend : str
    dtype : dtype or None
    """

    def __init__(self, algebra: Algebra, backend: str, dtype: Any) -> None:
        self.algebra = algebra
        self.backend = backend
        self.dtype = dtype
        self._resolved: dict[tuple[str, tuple[LayoutLike, ...] | None, bool], Evaluator] = {}

    def __repr__(self) -> str:
        dtype = "" if self.dtype is None else f", dtype={str(self.dtype)!r}"
        text = ",".join(map(str, self.algebra.signature))
        return f"kernels({text!r}, backend={self.backend!r}{dtype})"

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *PUBLIC})

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Return the operation with this name or alias, and keep it as an attribute."""
        if name.startswith("_"):
            raise AttributeError(name)
        row = find_operation(name)
        operation = partial(self._call, row)
        operation.__doc__ = f"{row.summary}: {row.law}"  # type: ignore[misc]
        setattr(self, name, operation)
        return operation

    def result_layout(self, operation: str, *layouts: LayoutLike) -> tuple[int, ...]:
        """Return the grades on the last axis of a result, in ascending order.

        Examples
        --------
        >>> kernels("4,0,0", "numpy").result_layout("sandwich2", "even", "vector", "even")
        (1, 3)
        """
        row = find_operation(operation)
        return row.result_layout(*self._layouts(row, layouts or None)).grades

    def grade(self, x: Operand, k: int, layouts: Sequence[LayoutLike] | None = None) -> Any:
        """Return the part of grade k: in place among zeros, in the layout of x.

        Examples
        --------
        >>> kernels("2,0,0", "numpy").grade([1.0, 2.0, 3.0, 4.0], 1)
        array([0., 2., 3., 0.])
        """
        (layout,) = self._layouts(find_operation("grade"), layouts)
        if not isinstance(k, int) or not 0 <= k <= self.algebra.n:
            raise LayoutError(f"grade must be an integer from 0 to {self.algebra.n}, not {k!r}")
        (x,) = self._convert([x])
        self._check_shape("grade", x, layout)
        part = layout.slices.get(k, slice(0, 0))
        if self.backend == "torch":
            import torch

            mask = torch.zeros(layout.size, dtype=torch.bool, device=x.device)
            mask[part] = True
            return torch.where(mask, x, torch.zeros((), dtype=x.dtype, device=x.device))
        out = np.zeros_like(x)
        out[..., part] = x[..., part]
        return out

    def prepare(self, R: Operand, layout: LayoutLike = "full", unit: bool = False) -> Prepared:
        """Hoist what depends on the versor only, for many operands.

        Parameters
        ----------
        R : array_like of shape (..., m)
            Versor, or a batch of versors.
        layout : layout
            Layout of R.
        unit : bool
            R is a unit versor; it is then not checked.

        Returns
        -------
        Prepared
            With ``apply(x, layout="vector")``.

        Examples
        --------
        >>> k = kernels("2,0,0", backend="numpy")
        >>> quarter = k.prepare([2**-0.5, -(2**-0.5)], layout="even")
        >>> k.algebra.n, quarter.apply([1.0, 0.0], layout="vector").round(6) + 0.0
        (2, array([0., 1.]))
        """
        return Prepared(self, R, self.algebra.layout(layout), unit)

    def _call(
        self,
        row: Operation,
        *operands: Operand,
        layouts: Sequence[LayoutLike] | None = None,
        unit: bool = False,
    ) -> Any:
        try:
            evaluate = self._resolved[row.name, layouts, unit]  # type: ignore[index]
        except (KeyError, TypeError):  # not seen yet, or a list of layouts
            evaluate = self._resolve(row, layouts, unit)
        if len(operands) != len(row.operands):
            raise TypeError(
                f"{row.name}({', '.join(row.operands)}) takes {len(row.operands)} operands, but "
                f"got {len(operands)}"
            )
        return evaluate(operands if self.dtype is None else self._convert(operands))

    def _resolve(
        self, row: Operation, layouts: Sequence[LayoutLike] | None, unit: bool
    ) -> Evaluator:
        """Return what evaluates an operation on operands of these layouts, and remember it."""
        parsed = self._layouts(row, layouts)
        if unit and row.name != "sandwich":
            raise TypeError(f"unit=True belongs to sandwich, not to {row.name}")
        evaluate = self.evaluator(row.name, parsed, unit)
        key = None if layouts is None else tuple(layouts)
        self._resolved[row.name, key, unit] = evaluate
        return evaluate

    def evaluator(self, name: str, layouts: tuple[Layout, ...], unit: bool = False) -> Evaluator:
        """Return a function of the operands that evaluates an operation (or internal row)."""
        if name in ("normalized", "proj"):
            method = self._normalized if name == "normalized" else self._projection
            return partial(method, layouts=layouts)
        if self.backend == "numpy":
            return lambda operands: reference(
                self.algebra, name, *operands, layouts=layouts, unit=unit
            )
        if name == "inv" and not has_closed_inverse(layouts[0]):
            solve = solve_torch if self.backend == "torch" else solve_numpy
            return lambda operands: solve(self.algebra, operands[0], layouts[0])
        function, size = self._load(name, layouts, unit)
        if self.backend == "torch":
            return partial(_call_torch, function)
        if name == "inv":
            return partial(self._checked_inverse, function, layouts=layouts)
        return partial(_call_numba, function, size)

    def _load(
        self, name: str, layouts: tuple[Layout, ...], unit: bool
    ) -> tuple[Callable[..., Any], int]:
        """Return an emitted function, and the length of its result's last axis."""
        from gaforge.codegen.spec import KernelSpec
        from gaforge.loading.loader import load_function

        spec = KernelSpec(Algebra(*self.algebra.signature), name, layouts, unit)
        if not spec.defined:
            raise NotInvertibleError(
                f"no {layouts[0].name} element of {self.algebra} has an inverse: each of its "
                f"blades has a null vector, so {name} is not defined"
            )
        return load_function(spec, self.backend), spec.result.size

    def _layouts(
        self, row: Operation, layouts: Sequence[LayoutLike] | None
    ) -> tuple[Layout, ...]:
        if layouts is None:
            return (self.algebra.layout("full"),) * len(row.operands)
        if isinstance(layouts, str | Layout):
            layouts = (layouts,)
        parsed = tuple(map(self.algebra.layout, layouts))
        row.check_arity(len(parsed))
        return parsed

    def _convert(self, operands: Sequence[Operand]) -> list[Any]:
        """Return arrays or tensors of the namespace's dtype, if it has one."""
        if self.backend == "torch":
            import torch

            return [torch.as_tensor(operand, dtype=self.dtype) for operand in operands]
        arrays = [np.asarray(operand) for operand in operands]
        if self.dtype is None:
            return arrays
        for array in arrays:
            if array.dtype.kind not in "buifc" or not np.can_cast(array.dtype, self.dtype, "same_kind"):
                raise DtypeError(
                    f"coefficients of dtype {array.dtype} cannot become {self.dtype} without loss; "
                    "convert them yourself or choose another dtype"
                )
        return [array.astype(self.dtype) for array in arrays]

    def _check_shape(self, name: str, x: Any, layout: Layout) -> None:
        if x.ndim == 0 or x.shape[-1] != layout.size:
            raise ShapeError(
                f"{name}: operand has shape {tuple(x.shape)}, but its last axis must hold the "
                f"{layout.size} coefficients of layout {layout.name!r}"
            )

    def _normalized(self, operands: Sequence[Operand], layouts: tuple[Layout, ...]) -> Any:
        """Return ``x / norm(x)``, NaN where the norm is zero, in every backend."""
        (x,) = operands
        size = self.evaluator("norm", layouts)([x])
        if self.backend == "torch":
            import torch

            return x / torch.where(size == 0, torch.full_like(size, torch.nan), size)
        return np.asarray(x) / np.where(size == 0, np.array(np.nan, size.dtype), size)

    def _projection(self, operands: Sequence[Operand], layouts: tuple[Layout, ...]) -> Any:
        inner = find_operation("lc").result_layout(*layouts)
        inverse = find_operation("inv").result_layout(layouts[1])
        contracted = self.evaluator("lc", layouts)(operands)
        inverted = self.evaluator("inv", layouts[1:])(operands[1:])
        return self.evaluator("gp", (inner, inverse))([contracted, inverted])

    def _checked_inverse(
        self, function: Callable[..., Any], operands: Sequence[Operand], layouts: tuple[Layout, ...]
    ) -> Any:
        """Return the inverse in closed form, after comparing ``x inv(x)`` with 1."""
        x = np.asarray(operands[0])
        y = _call_numba(function, None, operands)
        product = self.evaluator("gp", (layouts[0], find_operation("inv").result_layout(*layouts)))
        with np.errstate(invalid="ignore", over="ignore"):
            one = product([x, y])
            residual = np.abs(one - np.eye(1, one.shape[-1])[0]).max(-1, initial=0.0)
        check_residual(residual, np.isfinite(x).all(-1), y.dtype)
        return y


def _call_numba(function: Callable[..., Any], size: int | None, operands: Sequence[Any]) -> Any:
    try:
        return function(*operands) if size is None else threads.call(function, operands, size)
    except (ValueError, TypeError, ArithmeticError) as error:
        raise _translate(error) from None


def _call_torch(function: Callable[..., Any], operands: Sequence[Any]) -> Any:
    try:
        return function(*operands)
    except (ValueError, TypeError, ArithmeticError) as error:
        raise _translate(error) from None


def _translate(error: Exception) -> Exception:
    """Return the gaforge error for a built-in one that an emitted module raised."""
    known: dict[type[Exception], type[GaforgeError]] = {
        ValueError: ShapeError,
        TypeError: DtypeError,
        OverflowError: IntegerOverflowError,
        ZeroDivisionError: NotInvertibleError,
        ArithmeticError: NotAVersorError,
    }
    kind = known.get(type(error))
    return kind(*error.args) if kind else error
