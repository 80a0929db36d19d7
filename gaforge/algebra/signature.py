"""The algebra Cl(p,q,r) as a value: signature, metric, blade names and their order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.algebra import blades
from gaforge.algebra.layout import Layout, LayoutLike, parse_layout
from gaforge.errors import BladeError, DtypeError, SignatureError

if TYPE_CHECKING:
    from gaforge.multivector import Multivector

MAX_DIMENSION = 30
"""Largest n = p + q + r; a grade-2 operand there still has only 435 coefficients."""

MAX_FULL_DIMENSION = 16
"""Largest n for which all 2**n blades are listed (a table of 65,536 names)."""

_SIGNATURE_TEXT = re.compile(
    r"\s*(?:[Cc]l)?[_(\s]*(-?\d+)(?:\s*[,_\s]\s*(-?\d+))?(?:\s*[,_\s]\s*(-?\d+))?\s*\)?\s*"
)


@dataclass(frozen=True)
class Algebra:
    """The Clifford algebra Cl(p,q,r).

    Basis vectors stand in metric order: r that square to 0, then p that square to +1, then q
    that square to -1, as in the ``clifford`` package. Blades are ordered by grade, then
    lexicographically by index tuple; arrays hold coefficients in that order on the last axis.

    Parameters
    ----------
    p, q, r : int
        Numbers of basis vectors that square to +1, -1 and 0.
    start_index : int, optional
        Index of the first basis vector in blade names; by default 0 if r = 1, else 1.

    Raises
    ------
    SignatureError
        If a number is negative, not an integer, or p + q + r exceeds 30.

    Examples
    --------
    >>> pga = Algebra(3, 0, 1)
    >>> pga.blades[:6]
    ('1', 'e0', 'e1', 'e2', 'e3', 'e01')
    >>> pga.squares
    (0, 1, 1, 1)
    >>> pga
    Algebra(3, 0, 1)
    """

    p: int
    q: int = 0
    r: int = 0
    start_index: int = field(default=None)  # type: ignore[assignment]

    def __post_init__(self) -> None:
        for name in ("p", "q", "r"):
            object.__setattr__(self, name, _count(name, getattr(self, name)))
        if self.n > MAX_DIMENSION:
            raise SignatureError(
                f"Cl({self.p},{self.q},{self.r}) has n = {self.n} basis vectors; gaforge takes at "
                f"most {MAX_DIMENSION}"
            )
        start = (0 if self.r == 1 else 1) if self.start_index is None else self.start_index
        object.__setattr__(self, "start_index", _count("start_index", start))

    @classmethod
    def parse(cls, text: str | Algebra | Iterable[int], start_index: int | None = None) -> Algebra:
        """Read a signature from text, a tuple, or an algebra.

        Examples
        --------
        >>> Algebra.parse("3,0,1") == Algebra.parse("Cl(3, 0, 1)") == Algebra.parse("cl_3_0_1")
        True
        >>> Algebra.parse("4")
        Algebra(4, 0, 0)
        """
        if isinstance(text, Algebra):
            return text
        if isinstance(text, str):
            match = _SIGNATURE_TEXT.fullmatch(text)
            if match is None:
                raise SignatureError(
                    f"{text!r} is not a signature; write p,q,r such as '3,0,1' (q and r may be "
                    "left out)"
                )
            numbers = [int(group) for group in match.groups() if group is not None]
        else:
            try:
                numbers = [_count("signature entry", entry) for entry in text]
            except TypeError:
                raise SignatureError(
                    f"{text!r} is not a signature; pass text such as '3,0,1' or (p, q, r)"
                ) from None
            if not 1 <= len(numbers) <= 3:
                raise SignatureError(f"{text!r} is not a signature; pass one to three numbers")
        p, q, r = (*numbers, 0, 0)[:3]
        return cls(p, q, r, start_index)  # type: ignore[arg-type]

    @classmethod
    def named(cls, name: str) -> Any:
        """Return a well-known algebra with the vocabulary of those who use it.

        Parameters
        ----------
        name : str
            ``vga2d vga3d`` (vectors), ``pga2d pga3d`` (planes, points, motors), ``cga2d cga3d``
            (spheres, null basis), ``sta`` (spacetime); other numbers of dimensions work too.

        Returns
        -------
        Algebra
            Equal to the plain algebra, with more methods; see `gaforge.multivector.models`.

        Raises
        ------
        SignatureError
            If there is none of this name.

        Examples
        --------
        >>> pga = Algebra.named("pga3d")
        >>> print(pga.translator(0, 0, 2) >> pga.point(1, 1, 1) == pga.point(1, 1, 3))
        True
        """
        from gaforge.multivector.models import named

        return named(name)

    def multivector(
        self,
        values: Any,
        layout: LayoutLike | None = None,
        dtype: Any = None,
        *,
        copy: bool = True,
    ) -> Multivector:
        """Return a multivector, or a batch of them.

        Parameters
        ----------
        values : mapping, array_like of shape (..., layout.size), number or expression
            Coefficients by blade name, indices in any order, or an array of all of them.
        layout : layout, optional
            Which blades the multivector holds. By default all 2**n; for n > 12 a mapping holds
            the grades that it names, and an array must name its layout.
        dtype : dtype, optional
            By default the type of the values.
        copy : bool
            False to share an array's memory; it must then not be written to any more.

        Examples
        --------
        >>> space = Algebra(3)
        >>> print(space.multivector({"e1": 2.0, "e21": 1}) * space.multivector({"e1": 1}))
        2.0 + 1.0 e2
        >>> space.multivector([[1, 2, 3], [4, 5, 6]], layout="vector").shape
        (2,)
        """
        from gaforge.multivector.construction import build

        return build(self, values, layout, dtype, copy)

    def symbols(
        self,
        name: str,
        grades: Iterable[int] | None = None,
        layout: LayoutLike | None = None,
        **assumptions: bool,
    ) -> Multivector:
        """Return a multivector of SymPy symbols, named after the blades.

        Parameters
        ----------
        name : str
            Any name; ``I`` or ``lambda`` are plain symbols too. The scalar is the name itself,
            the others are the name and the indices of the blade: ``a12``, or ``a1_10``.
        grades, layout : tuple of int, layout, optional
            Which blades the multivector holds; by default all.
        **assumptions
            For the symbols, such as ``real=True``.

        Examples
        --------
        >>> print(Algebra(3).symbols("a", grades=(0, 2)))
        a + a12 e12 + a13 e13 + a23 e23
        """
        from gaforge.multivector.construction import symbols

        return symbols(self, name, grades, layout, assumptions)

    def basis_vectors(self) -> tuple[Multivector, ...]:
        """Return the basis vectors in metric order, with integer coefficients.

        Examples
        --------
        >>> e1, e2 = Algebra(2).basis_vectors()
        >>> print(2 * e1 * e2 + 3)
        3 + 2 e12
        """
        from gaforge.multivector.construction import basis_vectors

        return basis_vectors(self)

    def pseudoscalar(self) -> Multivector:
        """Return the product of all basis vectors in metric order, with an integer coefficient.

        Examples
        --------
        >>> I = Algebra(3).pseudoscalar()
        >>> print(I, I * I)
        1 e123 -1
        """
        from gaforge.multivector.construction import pseudoscalar

        return pseudoscalar(self)

    def random(
        self,
        kind: LayoutLike = "multivector",
        shape: int | tuple[int, ...] = (),
        seed: Any = None,
        dtype: Any = float,
    ) -> Multivector:
        """Return random elements of a kind.

        Parameters
        ----------
        kind : str or layout
            ``multivector`` or any layout, with normally distributed coefficients;
            ``unit vector``, whose square is 1 or -1; ``versor``, a product of one to n vectors;
            ``rotor``, a product of unit vectors in pairs.
        shape : int or tuple of int
            Leading shape.
        seed : int or numpy.random.Generator, optional
            The same seed gives the same elements.
        dtype : dtype
            float32, float64 or complex.

        Examples
        --------
        >>> R = Algebra(3, 1).random("rotor", seed=7)
        >>> R.is_rotor(), R.layout.name
        (True, 'even')
        """
        from gaforge.multivector.randoms import random

        return random(self, kind, shape, seed, dtype)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Algebra):
            return NotImplemented
        mine = (self.p, self.q, self.r, self.start_index)
        return mine == (other.p, other.q, other.r, other.start_index)

    def __hash__(self) -> int:
        return hash((self.p, self.q, self.r, self.start_index))

    def __repr__(self) -> str:
        default = 0 if self.r == 1 else 1
        extra = "" if self.start_index == default else f", start_index={self.start_index}"
        return f"Algebra({self.p}, {self.q}, {self.r}{extra})"

    def __str__(self) -> str:
        return f"Cl({self.p},{self.q},{self.r})"

    @property
    def n(self) -> int:
        """Number of basis vectors."""
        return self.p + self.q + self.r

    @property
    def size(self) -> int:
        """Number of blades, 2**n."""
        return 1 << self.n

    @property
    def name(self) -> str:
        """Stem of file names, such as ``cl_3_0_1``."""
        return f"cl_{self.p}_{self.q}_{self.r}"

    @property
    def signature(self) -> tuple[int, int, int]:
        """The triple (p, q, r)."""
        return self.p, self.q, self.r

    @cached_property
    def squares(self) -> tuple[int, ...]:
        """Squares of the basis vectors in metric order: r zeros, p ones, q minus ones."""
        return (0,) * self.r + (1,) * self.p + (-1,) * self.q

    @cached_property
    def masks(self) -> tuple[int, ...]:
        """All blades as bit masks in canonical order."""
        if self.n > MAX_FULL_DIMENSION:
            raise BladeError(
                f"{self} has 2**{self.n} blades, too many to list (limit n = "
                f"{MAX_FULL_DIMENSION}); use a layout of a few grades, such as 'vector'"
            )
        return blades.canonical_masks(self.n)

    @cached_property
    def positions(self) -> dict[int, int]:
        """Place of each blade mask in canonical order."""
        return {mask: place for place, mask in enumerate(self.masks)}

    @cached_property
    def blades(self) -> tuple[str, ...]:
        """Names of all blades in canonical order."""
        return tuple(self.blade_name(mask) for mask in self.masks)

    @property
    def _underscores(self) -> bool:
        return self.start_index + self.n - 1 >= 10

    def blade_name(self, mask: int) -> str:
        """Return the canonical name of the blade with this bit mask."""
        return blades.blade_name(mask, self.start_index, underscores=self._underscores)

    def parse_blade(self, name: str) -> tuple[int, int]:
        """Return ``(mask, sign)`` of a blade named with its indices in any order.

        Examples
        --------
        >>> Algebra(2, 0, 1).parse_blade("e20")
        (5, -1)
        """
        return blades.parse_blade(name, self.n, self.start_index, underscores=self._underscores)

    def layout(self, layout: LayoutLike = "full") -> Layout:
        """Return the layout called ``layout``: what the last axis of an array holds.

        Examples
        --------
        >>> Algebra(3).layout("even").grades
        (0, 2)
        """
        return parse_layout(layout, self.n)

    def coefficients(
        self, values: Mapping[str, Any], layout: LayoutLike = "full", dtype: Any = None
    ) -> np.ndarray:
        """Return the array that holds the named coefficients, zero elsewhere.

        Parameters
        ----------
        values : mapping of str to array_like
            Blade name, indices in any order, to coefficient; arrays broadcast together.
        layout : layout, optional
            What the last axis of the result holds.
        dtype : dtype, optional
            By default the common type of the values.

        Returns
        -------
        ndarray of shape (..., layout.size)

        Raises
        ------
        BladeError
            If a blade is unknown, named twice, or outside the layout.
        DtypeError
            If values are not numbers, or `dtype` cannot hold them and their negatives.

        Examples
        --------
        >>> Algebra(2, 0, 1).coefficients({"e20": 3, "e1": 5})
        array([ 0,  0,  5,  0,  0, -3,  0,  0])
        """
        lay = self.layout(layout)
        places = {mask: place for place, mask in enumerate(lay.masks)}
        arrays = {name: np.asarray(value) for name, value in values.items()}
        shape = np.broadcast_shapes(*(a.shape for a in arrays.values()))
        out = np.zeros((*shape, lay.size), _common_type(arrays.values(), dtype))
        seen: set[int] = set()
        for name, value in arrays.items():
            mask, sign = self.parse_blade(name)
            if mask in seen:
                raise BladeError(f"blade {name!r} is given twice (as {self.blade_name(mask)!r})")
            if mask not in places:
                raise BladeError(f"blade {name!r} is not in the layout {lay.name!r}")
            seen.add(mask)
            out[..., places[mask]] = value.astype(out.dtype) * sign
        return out


def _common_type(arrays: Iterable[np.ndarray], dtype: Any) -> np.dtype:
    """Return the type that holds the arrays and their negatives, or the one asked for."""
    found = [array.dtype for array in arrays]
    wrong = [kind for kind in found if kind.kind not in "biufcO" or kind == np.uint64]
    if wrong:
        raise DtypeError(
            f"coefficients of dtype {wrong[0]} are not supported; pass signed integers, floating-"
            "point or complex numbers"
        )
    if not found:
        return np.dtype(float if dtype is None else dtype)
    kind = np.result_type(*found, np.int8)  # bool and unsigned types have no negatives
    if dtype is not None and not np.can_cast(kind, dtype, "same_kind"):
        raise DtypeError(f"coefficients of dtype {kind} do not fit dtype {np.dtype(dtype)}")
    return kind if dtype is None else np.dtype(dtype)


def _count(name: str, value: object) -> int:
    """Return ``value`` as a non-negative integer or say what is wrong with it."""
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise SignatureError(f"{name} must be an integer, not {value!r}") from None
    if number < 0:
        raise SignatureError(f"{name} must not be negative, but is {number}")
    return number
