"""The one table of operations.

Each operation is declared once: canonical name and aliases, operands, the law that defines it,
its kind and the grades it can reach. Derivation, printers, loader, reference, command line, docs
and tests read this table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from gaforge.algebra.blades import conjugate_sign, involute_sign, reverse_sign
from gaforge.algebra.layout import Layout
from gaforge.errors import LayoutError, UnknownOperationError

Selection = Callable[[int, int, int], bool]
"""Which grades of the geometric product of grades a and b an operation keeps: (a, b, out)."""


def _anticommutes(a: int, b: int, out: int) -> bool:
    """Tell whether basis blades of grades a and b with a product of grade ``out`` anticommute."""
    shared = (a + b - out) // 2
    return bool((a * b - shared) & 1)


@dataclass(frozen=True)
class Operation:
    """A row of the table.

    Attributes
    ----------
    name : str
        Canonical name, used in code, docs and kernels.
    operands : tuple of str
        Names of the operands, in order.
    kind : str
        ``linear``, ``bilinear``, ``versor`` (sandwiches), ``rational`` (with roots or
        quotients), ``series`` (of bivectors and rotors), ``grade`` (picks blades), ``composed``
        (from other rows, see `law`), ``internal`` (a part of other kernels, not for users).
    law : str
        The definition, in the notation of the docs.
    summary : str
        One line for people.
    aliases : tuple of str
        Other names accepted at the user's surface.
    selection : callable or None
        For bilinear rows, which grades of the geometric product are kept.
    takes, gives : str
        For series rows, the layouts of operand and result. Operands may come in others if their
        other coefficients are zero; results of full operands are full.
    emitted : bool
        Whether the generator writes kernels of it; other rows are evaluated by kernels of other
        rows, by slices or by ``gaforge.decomposition``.
    """

    name: str
    operands: tuple[str, ...]
    kind: str
    law: str
    summary: str
    aliases: tuple[str, ...] = ()
    selection: Selection | None = None
    takes: str = ""
    gives: str = ""
    emitted: bool = True

    def selects(self, a: int, b: int, out: int) -> bool:
        """Tell whether the operation keeps grade ``out`` of the product of grades a and b."""
        return self.selection is None or self.selection(a, b, out)

    def check_arity(self, count: int) -> None:
        """Raise `LayoutError` unless ``count`` is the number of operands."""
        if count != len(self.operands):
            raise LayoutError(
                f"{self.name}({', '.join(self.operands)}) takes {len(self.operands)} layouts, "
                f"one per operand, but got {count}"
            )

    def result_layout(self, *layouts: Layout) -> Layout:
        """Return the layout of the result: the grades that the operation can reach.

        It depends on grades only, not on the metric. When every operand is full the result of a
        multivector operation is full too, so that default calls never change the last axis.

        Examples
        --------
        >>> OPERATIONS["gp"].result_layout(Layout((0, 2, 4), 4), Layout((1,), 4)).grades
        (1, 3)
        """
        self.check_arity(len(layouts))
        n = layouts[0].n
        if self.name in _SCALAR_VALUED:
            return Layout((0,), n)
        if all(layout.name == "full" for layout in layouts):
            return Layout(tuple(range(n + 1)), n)
        return Layout(tuple(sorted(set(self._reach(n, *(lay.grades for lay in layouts))))), n)

    def _reach(self, n: int, *grades: tuple[int, ...]) -> Iterator[int]:
        first = grades[0]
        if self.kind == "bilinear":
            for a in first:
                for b in grades[1]:
                    yield from self._reach_pair(a, b, n)
        elif self.name in ("hodge", "unhodge", "dual", "undual"):
            yield from (n - k for k in first)
        elif self.name == "sandwich":
            yield from grades[1]
        elif self.name == "sandwich2":
            for a in first:
                for b in grades[1]:
                    for k in product_grades(a, b, n):
                        for c in grades[2]:
                            yield from product_grades(k, c, n)
        elif self.kind == "series":
            yield from range(0, n + 1, 2) if self.gives == "even" else (2,) * (n >= 2)
        elif self.name in ("sandwich2_spinor", "to_spinor"):
            yield from range(n + 1)
        elif self.name == "inv":
            yield from _inverse_grades(first, n)
        elif self.name == "proj":
            inverse = tuple(_inverse_grades(grades[1], n))
            inner = [k for a in first for b in grades[1] for k in (b - a,) if k >= 0]
            for k in inner:
                for b in inverse:
                    yield from product_grades(k, b, n)
        else:  # involutions, grade, normalized
            yield from first

    def _reach_pair(self, a: int, b: int, n: int) -> Iterator[int]:
        if self.name == "rp":
            yield from (k for k in (a + b - n,) if k >= 0)
        else:
            yield from (k for k in product_grades(a, b, n) if self.selects(a, b, k))


def product_grades(a: int, b: int, n: int) -> range:
    """Return the grades of the geometric product of grades a and b: |a-b|, |a-b|+2, ..."""
    return range(abs(a - b), min(a + b, 2 * n - a - b) + 1, 2)


def _inverse_grades(grades: tuple[int, ...], n: int) -> tuple[int, ...]:
    """Return the grades of the inverse of an element with these grades.

    An involution that gives all grades of an element one sign gives that sign to its inverse.
    Scalars, vectors and their duals, alone or two kinds together, even keep their grades.
    """
    if len(grades) <= 2 and set(grades) <= {0, 1, n - 1, n}:
        return grades
    out = tuple(range(n + 1))
    for sign in (reverse_sign, involute_sign, conjugate_sign):
        signs = set(map(sign, grades))
        if len(signs) == 1:
            out = tuple(k for k in out if sign(k) in signs)
    return out


def has_closed_inverse(layout: Layout) -> bool:
    """Tell whether a closed form of the inverse is emitted for elements of a layout.

    True up to n = 4; for n = 5 if all grades have one parity; in every dimension for scalars,
    vectors and their complements. Elsewhere the equation ``x y = 1`` is solved numerically.

    Examples
    --------
    >>> has_closed_inverse(Layout((0, 2, 4), 5)), has_closed_inverse(Layout((0, 2, 4), 6))
    (True, False)
    """
    n = layout.n
    one_parity = len({k % 2 for k in layout.grades}) <= 1
    simple = len(layout.grades) == 1 and layout.grades[0] in (0, 1, n - 1, n)
    return n <= 4 or (n == 5 and one_parity) or simple


_SCALAR_VALUED = frozenset({"sp", "normsq", "norm"})

_TABLE = (
    Operation(
        "gp",
        ("a", "b"),
        "bilinear",
        "associative, distributive, v v = g(v, v) for vectors v",
        "geometric product",
    ),
    Operation(
        "op",
        ("a", "b"),
        "bilinear",
        "sum over grades j, k of <<a>_j <b>_k>_{j+k}",
        "outer product",
        selection=lambda a, b, out: out == a + b,
    ),
    Operation(
        "ip",
        ("a", "b"),
        "bilinear",
        "sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}",
        "Hestenes inner product, zero for scalars, as `|` in clifford and galgebra",
        selection=lambda a, b, out: out == abs(a - b) and a > 0 and b > 0,
    ),
    Operation(
        "ip_symmetric",
        ("a", "b"),
        "bilinear",
        "sum over grades j, k of <<a>_j <b>_k>_{|j-k|}",
        "symmetric inner product with scalars, as `|` in kingdon and ganja.js",
        selection=lambda a, b, out: out == abs(a - b),
    ),
    Operation(
        "lc",
        ("a", "b"),
        "bilinear",
        "sum over grades j <= k of <<a>_j <b>_k>_{k-j}",
        "left contraction",
        selection=lambda a, b, out: out == b - a,
    ),
    Operation(
        "rc",
        ("a", "b"),
        "bilinear",
        "sum over grades j >= k of <<a>_j <b>_k>_{j-k}",
        "right contraction",
        selection=lambda a, b, out: out == a - b,
    ),
    Operation(
        "sp",
        ("a", "b"),
        "bilinear",
        "<a b>_0",
        "scalar product",
        selection=lambda a, b, out: out == 0,
    ),
    Operation(
        "rp",
        ("a", "b"),
        "bilinear",
        "hodge(a v b) = hodge(a) ^ hodge(b)",
        "regressive product, free of the metric",
    ),
    Operation(
        "cp",
        ("a", "b"),
        "bilinear",
        "(a b - b a) / 2",
        "commutator product",
        selection=_anticommutes,
    ),
    Operation(
        "acp",
        ("a", "b"),
        "bilinear",
        "(a b + b a) / 2",
        "anticommutator product",
        selection=lambda a, b, out: not _anticommutes(a, b, out),
    ),
    Operation(
        "proj",
        ("x", "y"),
        "composed",
        "(x << y) inv(y)",
        "projection of x onto the blade y",
        emitted=False,
    ),
    Operation("reverse", ("x",), "linear", "(a b)~ = b~ a~, v~ = v", "reverse"),
    Operation("involute", ("x",), "linear", "(a b)^ = a^ b^, v^ = -v", "grade involution"),
    Operation(
        "conjugate", ("x",), "linear", "reverse of the grade involution", "Clifford conjugate"
    ),
    Operation("grade", ("x",), "grade", "<x>_k", "grade k part", emitted=False),
    Operation(
        "dual",
        ("x",),
        "linear",
        "x inv(I), or hodge(x) if r > 0",
        "dual, as in clifford: e1 -> -e23 in Cl(3)",
    ),
    Operation("undual", ("x",), "linear", "x I, or unhodge(x) if r > 0", "inverse of the dual"),
    Operation("hodge", ("x",), "linear", "b ^ hodge(b) = I for basis blades b", "right complement"),
    Operation(
        "unhodge", ("x",), "linear", "unhodge(b) ^ b = I for basis blades b", "left complement"
    ),
    Operation("normsq", ("x",), "rational", "<x ~x>_0", "squared norm, of either sign"),
    Operation("norm", ("x",), "rational", "sqrt(|<x ~x>_0|)", "norm"),
    Operation(
        "normalized",
        ("x",),
        "composed",
        "x / norm(x); NaN where the norm is zero",
        "element of norm one",
        emitted=False,
    ),
    Operation("inv", ("x",), "rational", "x inv(x) = 1", "inverse"),
    Operation(
        "exp",
        ("B",),
        "series",
        "sum over k of B**k / k!, B a bivector",
        "exponential of a bivector: a rotor",
        takes="bivector",
        gives="even",
    ),
    Operation(
        "log",
        ("R",),
        "series",
        "exp(log(R)) = R, R a rotor, with the least sum of squared angles",
        "logarithm of a rotor: a bivector",
        takes="even",
        gives="bivector",
        emitted=False,
    ),
    Operation(
        "sqrt",
        ("R",),
        "series",
        "exp(log(R) / 2), R a rotor",
        "square root of a rotor",
        takes="even",
        gives="even",
        emitted=False,
    ),
    Operation(
        "split",
        ("B",),
        "series",
        "B = b_1 + b_2 + ..., b_i b_j = b_j b_i, b_i a blade where B allows",
        "commuting parts of a bivector, on an axis before the last",
        takes="bivector",
        gives="bivector",
    ),
    Operation(
        "sandwich",
        ("R", "x"),
        "versor",
        "(R_even x + R_odd x^) inv(R), x^ the grade involution",
        "action of a versor",
        aliases=("sw",),
    ),
    Operation("sandwich2", ("r", "x", "s"), "versor", "r x ~s", "two-sided product"),
    Operation(
        "versor_defect",
        ("R",),
        "internal",
        "(<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)",
        "what must vanish, from the fourth entry on, for R to be a versor",
    ),
    Operation(
        "split_invariants",
        ("B",),
        "internal",
        "(<W_m W_m>_0, |W_m|^2, <W_m W_{m+1}>_2 for m = 1, 2, ...), W_m = <B**m>_2m / m!",
        "what the squares and the parts of a bivector are computed from",
    ),
    Operation(
        "split_defects",
        ("a", "b"),
        "internal",
        "(a ^ a / 2, b ^ b / 2, (a b - b a) / 2)",
        "what must vanish for bivectors a and b to be commuting blades",
    ),
    Operation(
        "to_spinor",
        ("x",),
        "internal",
        "M(a b) = M(a) M(b), M linear",
        "planes of real matrices that represent a multivector, one column after the other",
    ),
    Operation(
        "from_spinor",
        ("x",),
        "internal",
        "from_spinor(to_spinor(x)) = x",
        "multivector that planes of real matrices represent",
    ),
    Operation(
        "sandwich2_spinor",
        ("r", "x", "s"),
        "internal",
        "to_spinor(r from_spinor(x) ~s)",
        "two-sided product r x ~s of planes of real matrices",
    ),
    Operation(
        "outermorphism",
        ("x",),
        "internal",
        "f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i",
        "matrix blocks, one per grade, of the linear map of vectors M",
    ),
    Operation(
        "linear_map",
        ("x",),
        "internal",
        "<f(x)>_k = F_k <x>_k",
        "matrix blocks, one per grade, applied to a multivector",
    ),
)

OPERATIONS: Mapping[str, Operation] = MappingProxyType({row.name: row for row in _TABLE})
"""Canonical name to row, in the order of the docs."""

PUBLIC = tuple(row.name for row in _TABLE if row.kind != "internal")
"""Names of the operations that users call."""

_BY_ALIAS = {
    alias: row for row in _TABLE if row.kind != "internal" for alias in (row.name, *row.aliases)
}


def find_operation(name: str) -> Operation:
    """Return the row with this name or alias.

    Raises
    ------
    UnknownOperationError
        If there is none; the message lists the names.

    Examples
    --------
    >>> find_operation("sw").name
    'sandwich'
    """
    try:
        return _BY_ALIAS[name]
    except KeyError:
        raise UnknownOperationError(
            f"no operation is called {name!r}; gaforge has {', '.join(PUBLIC)}"
        ) from None
