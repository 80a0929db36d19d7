"""`kernels`: the operations of an algebra on arrays, by one name in every backend."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from operator import index
from typing import Any, SupportsIndex

import numpy as np

from gaforge.algebra import PUBLIC, Algebra, Layout, LayoutLike, Operation, find_operation
from gaforge.errors import LayoutError, UnknownBackendError
from gaforge.loading import rotors
from gaforge.loading.evaluators import Evaluator, build_evaluator
from gaforge.loading.operands import (
    Operand,
    check_shape,
    common_dtype,
    convert,
    import_torch,
    listed_layouts,
    parse_dtype,
)
from gaforge.loading.prepared import Prepared

BACKENDS = ("numba", "torch", "numpy")

PATHS = ("auto", "compiled", "traceable")
"""How backend ``torch`` evaluates operations; see `kernels`."""


def kernels(
    signature: str | Algebra | tuple[int, ...],
    backend: str = "numba",
    dtype: Any = None,
    path: str = "auto",
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
    path : {"auto", "compiled", "traceable"}
        How torch evaluates operations: by compiled kernels with gradients of their own where they
        can be called, always or never. By default the context ``use_path`` of an emitted module
        decides, which is ``auto`` outside of any.

    Returns
    -------
    Kernels
        Kernels come from the package, from the user's cache, or are generated, proved and cached
        when they are first called.

    Raises
    ------
    SignatureError
        If the signature is malformed.
    UnknownBackendError
        If the backend is unknown, or the path, or a path is chosen for another backend than torch.
    DtypeError
        If kernels don't take the dtype.
    MissingExtraError
        If a dtype of torch is asked for and torch is not installed.

    Examples
    --------
    >>> k = kernels("2,0,0", backend="numpy")
    >>> e1 = k.algebra.coefficients({"e1": 1.0})
    >>> e2 = k.algebra.coefficients({"e2": 1.0})
    >>> k.gp(e1, e2)
    array([0., 0., 0., 1.])
    """
    if backend not in BACKENDS:
        raise UnknownBackendError(
            f"no backend is called {backend!r}; choose from {', '.join(BACKENDS)}"
        )
    if path not in PATHS:
        raise UnknownBackendError(f"no path is called {path!r}; choose from {', '.join(PATHS)}")
    if path != "auto" and backend != "torch":
        raise UnknownBackendError(
            f"path={path!r} is for backend 'torch'; backend {backend!r} has one path only"
        )
    return _kernels(Algebra.parse(signature), backend, parse_dtype(backend, dtype), path)


@cache
def _kernels(algebra: Algebra, backend: str, dtype: Any, path: str = "auto") -> Kernels:
    return Kernels(algebra, backend, dtype, path)


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
    path : str
    """

    def __init__(self, algebra: Algebra, backend: str, dtype: Any, path: str = "auto") -> None:
        self.algebra = algebra
        self.backend = backend
        self.dtype = dtype
        self.path = path
        self._resolved: dict[tuple[str, Any, bool], Evaluator] = {}  # by layouts as they came

    def __repr__(self) -> str:
        dtype = "" if self.dtype is None else f", dtype={str(self.dtype)!r}"
        text = ",".join(map(str, self.algebra.signature))
        path = "" if self.path == "auto" else f", path={self.path!r}"
        return f"kernels({text!r}, backend={self.backend!r}{dtype}{path})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _kernels, (self.algebra, self.backend, self.dtype, self.path)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *PUBLIC})

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Return the operation with this name or alias, and keep it as an attribute."""
        if name.startswith("_"):
            raise AttributeError(name)
        row = find_operation(name)
        operation = partial(self._call, row)
        operation.__doc__ = f"{row.summary}: {row.law}"
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
        wanted = k if isinstance(k, SupportsIndex) else -1
        if not 0 <= index(wanted) <= self.algebra.n:
            raise LayoutError(f"grade must be an integer from 0 to {self.algebra.n}, not {k!r}")
        (x,) = convert(self.backend, "grade", [x], self.dtype)
        check_shape("grade", x, layout)
        part = layout.slices.get(index(wanted), slice(0, 0))
        if self.backend == "torch":
            torch = import_torch()
            kept = torch.zeros(layout.size, dtype=torch.bool, device=x.device)
            kept[part] = True
            return torch.where(kept, x, torch.zeros((), dtype=x.dtype, device=x.device))
        (x,) = convert(self.backend, "grade", [x], common_dtype("grade", [x]))
        out = np.zeros(x.shape, x.dtype)
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

    def exp(
        self,
        B: Operand,
        layouts: Sequence[LayoutLike] | None = None,
        method: str = "auto",
        full_output: bool = False,
        **options: Any,
    ) -> Any:
        """Return the exponential of a bivector, without a factor 1/2 or a sign.

        See `gaforge.decomposition.exp`. Coefficients other than those of the bivector must be zero;
        the result is full for a full operand, else even.

        Examples
        --------
        >>> import numpy as np
        >>> kernels("2,0,0", "numpy").exp([np.pi / 2], layouts=("bivector",)).round(6)
        array([0., 1.])
        """
        return rotors.evaluate(self, "exp", B, layouts, full_output, method=method, **options)

    def log(
        self,
        R: Operand,
        layouts: Sequence[LayoutLike] | None = None,
        method: str = "auto",
        full_output: bool = False,
        normalize: bool = False,
    ) -> Any:
        """Return the bivector whose exponential is a rotor; see `gaforge.decomposition.log`."""
        options = {"method": method, "normalize": normalize}
        return rotors.evaluate(self, "log", R, layouts, full_output, **options)

    def sqrt(
        self,
        R: Operand,
        layouts: Sequence[LayoutLike] | None = None,
        method: str = "auto",
        full_output: bool = False,
        normalize: bool = False,
    ) -> Any:
        """Return the square root of a rotor; see `gaforge.decomposition.sqrt`."""
        options = {"method": method, "normalize": normalize}
        return rotors.evaluate(self, "sqrt", R, layouts, full_output, **options)

    def split(
        self,
        B: Operand,
        layouts: Sequence[LayoutLike] | None = None,
        method: str = "auto",
        full_output: bool = False,
        **options: Any,
    ) -> Any:
        """Return commuting parts that sum to a bivector, on an axis before the last.

        See `gaforge.decomposition.split`, also for the options of the method ``power``.

        Examples
        --------
        >>> k = kernels("4,0,0", "numpy")
        >>> k.split([3.0, 0, 0, 0, 0, 2.0], layouts=("bivector",))
        array([[3., 0., 0., 0., 0., 0.],
               [0., 0., 0., 0., 0., 2.]])
        """
        return rotors.evaluate(self, "split", B, layouts, full_output, method=method, **options)

    def _call(
        self,
        row: Operation,
        *operands: Operand,
        layouts: Sequence[LayoutLike] | None = None,
        unit: bool = False,
    ) -> Any:
        if len(operands) != len(row.operands):
            raise TypeError(
                f"{row.name}({', '.join(row.operands)}) takes {len(row.operands)} operands, but "
                f"got {len(operands)}"
            )
        try:
            evaluate = self._resolved[row.name, layouts, unit]
        except (KeyError, TypeError):  # not seen yet, or a list of layouts
            evaluate = self._resolve(row, layouts, unit)
        if self.dtype is not None:
            operands = tuple(convert(self.backend, row.name, operands, self.dtype))
        return evaluate(operands)

    def _resolve(
        self, row: Operation, layouts: Sequence[LayoutLike] | None, unit: bool
    ) -> Evaluator:
        """Return what evaluates an operation on operands of these layouts, and remember it."""
        if unit and row.name != "sandwich":
            raise TypeError(f"unit=True belongs to sandwich, not to {row.name}")
        evaluate = self.evaluator(row.name, self._layouts(row, layouts), unit)
        if layouts is None or isinstance(layouts, tuple | str):
            with suppress(TypeError):  # a tuple of lists is no key, and is read at each call
                self._resolved[row.name, layouts, unit] = evaluate
        return evaluate

    def evaluator(self, name: str, layouts: tuple[Layout, ...], unit: bool = False) -> Evaluator:
        """Return a function of the operands that evaluates an operation (or internal row)."""
        key = (name, layouts, unit)
        if key not in self._resolved:
            self._resolved[key] = build_evaluator(self, name, layouts, unit)
        return self._resolved[key]

    def _layouts(self, row: Operation, layouts: Sequence[LayoutLike] | None) -> tuple[Layout, ...]:
        if layouts is None:
            return (self.algebra.layout("full"),) * len(row.operands)
        listed = listed_layouts(layouts, len(row.operands))
        row.check_arity(len(listed))
        return tuple(map(self.algebra.layout, listed))
