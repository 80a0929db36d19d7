"""The class `Multivector`: a value with operators, access by blade name, and NumPy manners."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, final

import numpy as np

from gaforge.algebra import Algebra, Layout, LayoutLike
from gaforge.errors import DtypeError, LayoutError, ShapeError
from gaforge.multivector import (
    comparison,
    indexing,
    printing,
    reductions,
    storage,
    symbolic,
    versors,
)
from gaforge.multivector.action import sandwich
from gaforge.multivector.arithmetic import (
    add,
    as_operand,
    check_same_algebra,
    divide,
    quotient,
    scale,
)
from gaforge.multivector.coefficients import Array, as_coefficients, converted, is_symbolic
from gaforge.multivector.comparison import zero_mask
from gaforge.multivector.exponential import exponential
from gaforge.multivector.inverse import power
from gaforge.multivector.linear import linear_map
from gaforge.multivector.operations import attach_operations, multiply, operand, project
from gaforge.multivector.products import PLANS
from gaforge.multivector.space import Frame, parity_part, recast, space_of


@final
class Multivector:
    """A multivector, or a batch of them, over one algebra.

    A value: nothing changes it after it is made. Coefficients stand on the last axis of an array
    in canonical order of the blades; all other axes are batch. Make one with
    `Algebra.multivector`, `Algebra.symbols` or `Algebra.random`.

    Operators are ``* ^ | << & >> @ ~ / ** + - ==``; every operation of the table is also a method
    (``x.dual()``, ``x.rc(y)``). Numbers and SymPy expressions are scalars beside a multivector,
    and arrays are arrays of scalars over the leading axes.

    Parameters
    ----------
    algebra : Algebra
    coefficients : array_like of shape (..., layout.size)
        float32, float64, complex, integers, or objects (fractions, SymPy expressions, integers of
        any size). Integers are exact: a result that leaves int64 is refused.
    layout : layout
        Which blades the last axis holds.
    copy : bool
        False to share the memory of the array, which must then not be written to any more.

    Raises
    ------
    ShapeError
        If the last axis does not fit the layout.
    DtypeError
        If the coefficients are not numbers or expressions.

    Examples
    --------
    >>> from gaforge import Algebra, Multivector
    >>> x = Multivector(Algebra(2), [1.0, 2.0, 0.0, -0.5])
    >>> print(x, "|", ~x, "|", x["e21"])
    1.0 + 2.0 e1 - 0.5 e12 | 1.0 + 2.0 e1 + 0.5 e12 | 0.5
    """

    __slots__ = ("__weakref__", "_array", "_frame")

    __array_ufunc__ = None  # arrays on the left leave every operator to this class
    __hash__ = None  # type: ignore[assignment]  # equal values may hold other dtypes and layouts

    _array: Array
    _frame: Frame

    def __init__(
        self,
        algebra: Algebra,
        coefficients: Any,
        layout: LayoutLike = "full",
        *,
        copy: bool = True,
    ) -> None:
        frame = space_of(algebra).frame(layout)
        array = as_coefficients(coefficients, copy=copy)
        if array.ndim == 0 or array.shape[-1] != frame.size:
            raise ShapeError(
                f"the array has shape {array.shape}, but its last axis must hold the {frame.size} "
                f"coefficients of layout {frame.layout.name!r} of {algebra}"
            )
        self._frame = frame
        self._array = array

    @classmethod
    def _of(cls, frame: Frame, array: Array) -> Multivector:
        """Return a multivector on an array that fits the frame and that nobody writes to."""
        out = _new(cls)
        out._frame = frame
        out._array = array
        return out

    def _with(self, frame: Frame, array: Array) -> Multivector:
        """As `_of`, for functions that only hold multivectors."""
        out = _new(Multivector)
        out._frame = frame
        out._array = array
        return out

    def _recast(self, frame: Frame) -> Multivector:
        """Return the part that lies in a frame, in that frame."""
        return self._with(frame, recast(self._array, self._frame, frame))

    # --- What it holds ------------------------------------------------------------------------

    @property
    def algebra(self) -> Algebra:
        """The algebra, as a plain `Algebra`."""
        return self._frame.space.algebra

    @property
    def coefficients(self) -> Array:
        """Array of shape (..., layout.size), which cannot be written to."""
        return indexing.read_only(self._array)

    @property
    def layout(self) -> Layout:
        """Which blades the last axis of the coefficients holds."""
        return self._frame.layout

    @property
    def shape(self) -> tuple[int, ...]:
        """Leading shape: () for a single multivector."""
        return self._array.shape[:-1]

    @property
    def dtype(self) -> np.dtype[Any]:
        """Type of the coefficients; ``object`` for exact ones and expressions."""
        return self._array.dtype

    @property
    def is_symbolic(self) -> bool:
        """Whether the coefficients are SymPy expressions."""
        return is_symbolic(self._array)

    @property
    def even(self) -> Multivector:
        """The even part, with only even grades in its layout."""
        return self._recast(parity_part(self._frame, False))

    @property
    def odd(self) -> Multivector:
        """The odd part, with only odd grades in its layout."""
        return self._recast(parity_part(self._frame, True))

    @property
    def grades(self) -> tuple[int, ...]:
        """Grades with a coefficient other than zero, in any element of the batch."""
        slices = self._frame.slices.items()
        return tuple(k for k, part in slices if not zero_mask(self._array[..., part]).all())

    # --- Layout and type ----------------------------------------------------------------------

    def dense(self) -> Multivector:
        """Return the same multivector with a coefficient for each of the 2**n blades.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> Algebra(2).multivector([3.0, 4.0], layout="vector").dense().coefficients
        array([0., 3., 4., 0.])
        """
        return self._recast(self._frame.space.full)

    def restrict(self, layout: LayoutLike, drop: bool = False) -> Multivector:
        """Return the same multivector in another layout.

        Parameters
        ----------
        layout : layout
        drop : bool
            Drop what has no place there; by default only zeros may be dropped.

        Raises
        ------
        LayoutError
            If a coefficient other than zero has no place.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> Algebra(2).multivector({"e2": 5.0}).restrict("vector").coefficients
        array([0., 5.])
        """
        frame = self._frame.space.frame(layout)
        lost = [k for k in self.grades if k not in frame.slices] if not drop else []
        if lost:
            raise LayoutError(
                f"layout {frame.layout.name!r} has no place for grade {lost[0]}, which is not "
                "zero; pass drop=True to drop it"
            )
        return self._recast(frame)

    def astype(self, dtype: Any) -> Multivector:
        """Return the same multivector with coefficients of another type.

        ``object`` makes integers exact without limit; ``float`` turns fractions and symbolic
        numbers into numbers.

        Raises
        ------
        DtypeError
            If more than precision would be lost.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> large = Algebra(1).multivector({"e1": 3037000500}).astype(object)
        >>> print(large * large)
        9223372037000250000
        """
        return self._with(self._frame, converted(self._array, dtype))

    # --- Access -------------------------------------------------------------------------------

    def __getitem__(self, key: Any) -> Any:
        """Return a coefficient for the name of a blade, else a part of the leading axes."""
        return indexing.item(self, key)

    def __getattr__(self, name: str) -> Any:
        """Return the coefficient of a blade, as in ``x.e12``."""
        return indexing.attribute(self, name)

    def __len__(self) -> int:
        return indexing.length(self)

    def __iter__(self) -> Iterator[Multivector]:
        return indexing.iterate(self)

    def reshape(self, *shape: int | tuple[int, ...]) -> Multivector:
        """Return the batch with other leading axes.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> Algebra(2).random("vector", shape=(6,), seed=0).reshape(2, 3).shape
        (2, 3)
        """
        lead = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape
        try:
            return self._with(self._frame, self._array.reshape(*lead, self._frame.size))  # type: ignore[arg-type]
        except ValueError as error:
            raise ShapeError(f"cannot reshape the leading shape {self.shape}: {error}") from None

    def sum(self, axis: int | tuple[int, ...] | None = None) -> Multivector:
        """Return the sum over leading axes, by default all of them.

        Raises
        ------
        ShapeError
            If an axis does not exist.
        IntegerOverflowError
            If a sum of integers does not fit int64.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> vectors = Algebra(2).multivector([[1, 2], [3, 4], [5, 6]], layout="vector")
        >>> print(vectors.sum(), "|", vectors[:2].mean())
        9 e1 + 12 e2 | 2.0 e1 + 3.0 e2
        """
        return reductions.total(self, axis)

    def mean(self, axis: int | tuple[int, ...] | None = None) -> Multivector:
        """Return the mean over leading axes, by default all of them; see `sum`."""
        return reductions.mean(self, axis)

    def round(self, decimals: int = 0) -> Multivector:
        """Return the multivector with coefficients rounded to a number of decimals.

        For output alone, format it: ``f"{x:.3f}"``.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> print(Algebra(2).multivector({"1": 0.12345, "e12": 2.71828}).round(2))
        0.12 + 2.72 e12
        """
        return reductions.rounded(self, decimals)

    def clean(self, tolerance: float = 1e-12) -> Multivector:
        """Return the multivector with coefficients of at most this size set to zero.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> print(Algebra(2).multivector({"1": 1e-17, "e12": 2.0}).clean())
        2.0 e12
        """
        return reductions.cleaned(self, tolerance)

    # --- Operators ----------------------------------------------------------------------------

    def __mul__(self, other: Any) -> Multivector:
        if type(other) is Multivector:
            return _product("gp", self, other)
        return _or_not_implemented(scale(self, other))

    def __rmul__(self, other: Any) -> Multivector:
        return _or_not_implemented(scale(self, other))

    def __truediv__(self, other: Any) -> Multivector:
        if type(other) is Multivector:
            return _operator(quotient, self, other)
        return _or_not_implemented(divide(self, other))

    def __rtruediv__(self, other: Any) -> Multivector:
        return _operator(quotient, other, self)

    def __pow__(self, exponent: Any) -> Multivector:
        return power(self, exponent)

    def __xor__(self, other: Any) -> Multivector:
        return _binary("op", self, other)

    def __rxor__(self, other: Any) -> Multivector:
        return _reflected("op", self, other)

    def __or__(self, other: Any) -> Multivector:
        return _binary("ip", self, other)

    def __ror__(self, other: Any) -> Multivector:
        return _reflected("ip", self, other)

    def __lshift__(self, other: Any) -> Multivector:
        return _binary("lc", self, other)

    def __rlshift__(self, other: Any) -> Multivector:
        return _reflected("lc", self, other)

    def __and__(self, other: Any) -> Multivector:
        return _binary("rp", self, other)

    def __rand__(self, other: Any) -> Multivector:
        return _reflected("rp", self, other)

    def __rshift__(self, other: Any) -> Multivector:
        return _operator(sandwich, self, other)

    def __rrshift__(self, other: Any) -> Multivector:
        return _operator(sandwich, other, self)

    def __matmul__(self, other: Any) -> Multivector:
        return _operator(project, self, other)

    def __rmatmul__(self, other: Any) -> Multivector:
        return _operator(project, other, self)

    def __add__(self, other: Any) -> Multivector:
        return _operator(add, self, other)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Multivector:
        return _operator(_subtract, self, other)

    def __rsub__(self, other: Any) -> Multivector:
        return _operator(_subtract, other, self)

    def __neg__(self) -> Multivector:
        return self._with(self._frame, -self._array)

    def __pos__(self) -> Multivector:
        return self

    def __invert__(self) -> Multivector:
        plan = linear_map("reverse", self._frame)
        return self._with(plan.frame, plan(self._array))

    def __abs__(self) -> Any:
        return self.norm()

    # --- Comparison and conversion ------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Tell whether shape and all coefficients are equal, as one truth value.

        Exact, whatever the layouts and dtypes; expressions are equal if their difference expands
        to zero. A number is compared with every element. `isclose` and `allclose` have tolerances.
        """
        try:
            found = as_operand(other, self)
        except DtypeError:  # an array of no numbers
            return False
        if found is None:
            return NotImplemented
        if type(other) is not Multivector and not found.shape and self.shape:
            array = np.broadcast_to(found._array, (*self.shape, found._frame.size))
            found = found._with(found._frame, array)
        return comparison.equal(self, found)

    def isclose(self, other: Any, rtol: float | None = None, atol: float | None = None) -> Any:
        """Tell, for each element, whether two multivectors are equal to a tolerance.

        The 2-norm of the difference must be at most ``atol + rtol * max(|self|, |other|)``.

        Parameters
        ----------
        other : Multivector, number or array of scalars
        rtol, atol : float, optional
            By default 1e-9 and 1e-12; in single precision 1e-5 and 1e-6.

        Returns
        -------
        bool, or array of bool of the leading shape

        Examples
        --------
        >>> from gaforge import Algebra
        >>> e1, e2 = Algebra(2).basis_vectors()
        >>> (0.1 * e1 + 0.2 * e1).isclose(0.3 * e1)
        True
        """
        found = operand(self, other, "isclose")
        return comparison.isclose(self, found, rtol, atol)

    def allclose(self, other: Any, rtol: float | None = None, atol: float | None = None) -> bool:
        """Tell whether `isclose` holds for all elements.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> x = Algebra(2).random(shape=(5,), seed=0)
        >>> (x * x.inv()).allclose(1)
        True
        """
        return bool(np.all(self.isclose(other, rtol, atol)))

    def __bool__(self) -> bool:
        """Tell whether a single multivector is other than zero."""
        if self.shape:
            raise ShapeError(
                f"the truth value of a batch of shape {self.shape} is ambiguous; compare with "
                "x == 0, or reduce x.isclose(0) with .any() or .all()"
            )
        return not zero_mask(self._array).all()

    def __float__(self) -> float:
        return float(self._scalar("float"))

    def __complex__(self) -> complex:
        return complex(self._scalar("complex"))

    def _scalar(self, name: str) -> Any:
        """Return the coefficient of a single multivector that is a scalar."""
        if self.shape or any(self.grades):
            raise DtypeError(f"only a single multivector that is a scalar can become a {name}")
        return self["1"]

    def _sympy_(self) -> Any:
        """Leave operators to this class: SymPy would take a scalar multivector for a number."""
        from sympy import SympifyError

        raise SympifyError("a multivector is no SymPy expression")

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        """Return the coefficients for ``np.asarray``."""
        if copy or (dtype is not None and np.dtype(dtype) != self.dtype):
            if copy is False:
                raise ValueError("coefficients of another dtype cannot be had without a copy")
            return self._array.astype(dtype or self.dtype)
        return self.coefficients

    def __reduce__(self) -> tuple[Any, ...]:
        return Multivector, (self.algebra, self._array, self.layout.grades)

    def __copy__(self) -> Multivector:
        return self

    def __deepcopy__(self, memo: Any) -> Multivector:
        return self

    # --- Tests --------------------------------------------------------------------------------

    def is_versor(self, tolerance: float | None = None) -> Any:
        """Tell which elements are invertible versors: products of vectors that are not null.

        Each has one parity, ``V ~V`` is a scalar other than zero, and ``V e_i ~V`` is a vector for
        every i. Units or not, odd or even; zero and null elements are none.

        Parameters
        ----------
        tolerance : float, optional
            Of what must vanish, relative to the squared size; 1e-9, or 1e-4 in single precision.

        Returns
        -------
        bool, or array of bool of the leading shape

        Examples
        --------
        >>> from gaforge import Algebra
        >>> e1, e2, e3 = Algebra(3).basis_vectors()
        >>> (2 * e1 + e2).is_versor(), (e1 + e1 * e2 * e3).is_versor(), (1 + e1).is_versor()
        (True, True, False)
        """
        return versors.is_versor(self, tolerance)

    def exp(self) -> Multivector:
        """Return the exponential, ``1 + x + x x / 2 + ...``, without a factor 1/2 or a sign.

        Of any multivector of numbers. The error is some roundings times the sum of the absolute
        coefficients, as that of the power series' argument itself; float32 is evaluated in double
        precision. Of symbols where their square is a scalar.

        Raises
        ------
        DtypeError
            For fractions and other exact numbers, and for symbols whose square is no scalar.

        Examples
        --------
        >>> from math import pi
        >>> from gaforge import Algebra
        >>> e1, e2, e3, e4 = Algebra(4).basis_vectors()
        >>> R = (-pi / 4 * (e1 ^ e2)).exp()
        >>> (R >> e1).isclose(e2)
        True
        >>> double = pi / 2 * ((e1 ^ e2) + (e3 ^ e4))  # two planes at once
        >>> double.exp().isclose(e1 * e2 * e3 * e4)
        True
        """
        return exponential(self)

    def log(self, normalize: bool = False) -> Multivector:
        """Return the bivector whose exponential is this rotor, of least sum of squared angles.

        See `gaforge.decomposition.log`, which also gives outcomes and residuals.

        Raises
        ------
        NoLogarithmError
            If there is none.
        NotAVersorError
            If an element is no rotor; with ``normalize`` it is made one where that can be done.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> B = Algebra(4).multivector({"e12": 0.5, "e34": 0.25})
        >>> B.exp().log().isclose(B)
        True
        """
        from gaforge.decomposition import log

        return log(self.algebra, self, normalize=normalize)

    def sqrt(self, normalize: bool = False) -> Multivector:
        """Return the square root of this rotor: half the way from 1; see `log`."""
        from gaforge.decomposition import sqrt

        return sqrt(self.algebra, self, normalize=normalize)

    def split(self) -> Multivector:
        """Return commuting parts that sum to this bivector, on a new last leading axis.

        See `gaforge.decomposition.split`, which also says what each part is.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> parts = Algebra(4).multivector({"e12": 3.0, "e34": 2.0}).split()
        >>> print(*parts, parts.shape)
        3.0 e12 2.0 e34 (2,)
        """
        from gaforge.decomposition import split

        return split(self.algebra, self)

    def is_rotor(self, tolerance: float | None = None) -> Any:
        """Tell which elements are even, have ``R ~R = 1``, and map every vector to a vector.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> from math import cos, sin
        >>> algebra = Algebra(6)
        >>> algebra.multivector({"1": cos(1), "e12": sin(1)}).is_rotor()
        True
        >>> algebra.multivector({"1": cos(1), "e123456": sin(1)}).is_rotor()
        False
        """
        return versors.is_rotor(self, tolerance)

    def is_blade(self, tolerance: float | None = None) -> Any:
        """Tell which elements are outer products of vectors, or scalars; null ones count, 0 not.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> space = Algebra(4)
        >>> space.multivector({"e12": 1, "e13": 1}).is_blade()
        True
        >>> space.multivector({"e12": 1, "e34": 1}).is_blade()
        False
        """
        return versors.is_blade(self, tolerance)

    # --- Coefficient by coefficient -----------------------------------------------------------

    def map(self, function: Callable[[Any], Any]) -> Multivector:
        """Return the multivector whose coefficients are the images of these.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> print(Algebra(2).multivector({"e1": 0.4, "e2": 1.6}).map(round))
        2 e2
        """
        return symbolic.apply(self, function)

    def subs(self, old: Any, new: Any = None) -> Multivector:
        """Replace symbols, given as symbols or by name, in all coefficients.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> a = Algebra(2).symbols("a", grades=(1,))
        >>> print(a.subs({"a1": 3, "a2": 4}).norm(), a.subs("a1", 7))
        5 7 e1 + a2 e2
        """
        return symbolic.substitute(self, old, new)

    def expand(self) -> Multivector:
        """Expand all coefficients; products of expressions come unexpanded, which is faster."""
        return symbolic.call(self, "expand")

    def simplify(self, given: Any = ()) -> Multivector:
        """Simplify all coefficients with SymPy, which may take long.

        Parameters
        ----------
        given : expression, ``sympy.Eq``, multivector, or several
            What is known: expressions and multivectors that are zero, or equations. Coefficients
            are reduced modulo these, and the shortest form is kept.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> space = Algebra(3)
        >>> R = space.symbols("R", grades=(0, 2))
        >>> x = space.symbols("x", grades=(1,))
        >>> unit = R * ~R - 1
        >>> moved = R * x * ~R
        >>> print((moved * moved).simplify(given=unit))
        (x1**2 + x2**2 + x3**2)
        """
        return symbolic.simplified(self, given)

    def factor(self) -> Multivector:
        """Factor each coefficient where that makes it shorter.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> a = Algebra(2).symbols("a", grades=(1,))
        >>> b = Algebra(2).symbols("b", grades=(1,))
        >>> print((a * (a * b)).expand().factor()["e1"])
        b1*(a1**2 + a2**2)
        """
        return symbolic.factored(self)

    def evalf(self, digits: int = 15) -> Multivector:
        """Evaluate numbers in all coefficients; ``astype(float)`` makes an array of them."""
        return symbolic.call(self, "evalf", digits)

    def diff(self, *symbols: Any) -> Multivector:
        """Differentiate all coefficients, as ``sympy.diff`` does.

        Examples
        --------
        >>> from gaforge import Algebra
        >>> from sympy import symbols, cos
        >>> t = symbols("t")
        >>> print(Algebra(2).multivector({"e1": t**2, "e2": cos(t)}).diff(t))
        2*t e1 - sin(t) e2
        """
        return symbolic.derivative(self, symbols)

    @property
    def free_symbols(self) -> set[Any]:
        """The symbols of all coefficients."""
        return symbolic.free_symbols(self)

    # --- Text and files -----------------------------------------------------------------------

    def __repr__(self) -> str:
        return printing.representation(self)

    def __str__(self) -> str:
        return printing.text(self)

    def __format__(self, spec: str) -> str:
        return printing.text(self, spec)

    def _latex(self, printer: Any = None) -> str:
        """Return LaTeX, for ``sympy.latex`` too."""
        if self.shape:
            return rf"\text{{{self!r}}}"
        return printing.latex(self, printer)

    def _repr_latex_(self) -> str | None:
        """Return what notebooks show of a single multivector."""
        return None if self.shape else f"${self._latex()}$"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write to ``.npz`` or ``.json``, exactly, with the signature inside.

        `gaforge.multivector.load` reads it. The file is there whole or not at all. ``.json`` also
        takes integers of any size and fractions; neither takes expressions.
        """
        storage.save(self, path)


_new = object.__new__


def _product(name: str, a: Multivector, b: Multivector) -> Multivector:
    """Evaluate a bilinear operation; the fast path of single multivectors."""
    try:
        plan = PLANS[name, a._frame, b._frame]
    except KeyError:  # the first time, or two algebras
        check_same_algebra(a, b)
        return multiply(name, a, b)
    out = _new(Multivector)
    out._frame = plan.frame
    out._array = plan(a._array, b._array)
    return out


def _binary(name: str, a: Multivector, other: Any) -> Multivector:
    b = other if type(other) is Multivector else as_operand(other, a)
    return NotImplemented if b is None else _product(name, a, b)


def _reflected(name: str, b: Multivector, other: Any) -> Multivector:
    a = as_operand(other, b)
    return NotImplemented if a is None else _product(name, a, b)


def _operator(function: Callable[..., Multivector], a: Any, b: Any) -> Multivector:
    """Evaluate an operator of which one operand may be a scalar or an array of scalars."""
    left = a if type(a) is Multivector else as_operand(a, b)
    right = b if type(b) is Multivector else as_operand(b, a)
    if left is None or right is None:
        return NotImplemented
    if left._frame.space is not right._frame.space:
        check_same_algebra(left, right)
    return function(left, right)


def _subtract(a: Multivector, b: Multivector) -> Multivector:
    return add(a, -b)


def _or_not_implemented(found: Multivector | None) -> Multivector:
    return NotImplemented if found is None else found


attach_operations(Multivector)
