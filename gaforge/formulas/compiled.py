"""`compile`: from the text of a formula to a function, by way of an emitted module."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from gaforge.algebra import Algebra, Layout, LayoutLike
from gaforge.errors import LayoutError, UnknownBackendError
from gaforge.language import parse_expression
from gaforge.loading.evaluators import call_numba, call_torch
from gaforge.loading.loader import load_formula
from gaforge.loading.operands import convert
from gaforge.multivector import Multivector

if TYPE_CHECKING:
    from gaforge.codegen.formula import FormulaSpec

BACKENDS = ("numba", "numpy", "torch")


def compile(
    expression: str,
    algebra: Algebra | str,
    backend: str = "numba",
    *,
    layouts: Mapping[str, LayoutLike] | None = None,
    name: str = "",
) -> Formula:
    """Compile a formula into an emitted kernel, proved equal to it.

    The formula is derived as one plan, so that equal parts are evaluated once, sums of products of
    the same operands become one product, and grades that nothing reads, or that are zero for all
    operands, are left out. Its source is executed on symbols and compared with the formula, and
    lies in the user's cache afterwards.

    Parameters
    ----------
    expression : str
        Names, exact numbers, basis blades, the operators of multivectors and the operations of
        the table, as for `gaforge.verify`: ``"R >> (a ^ b) + 1/2 * e12"``. Not ``exp``.
    algebra : Algebra or str
    backend : str
        ``numba``, ``numpy`` or ``torch``.
    layouts : mapping of str to layout, optional
        What the last axes of operands hold; those that are not named are full.
    name : str, optional
        Name of the emitted function.

    Returns
    -------
    Formula

    Raises
    ------
    ExpressionError
        If the expression can't be read, or can't be compiled: it says where and why.
    LayoutError
        If a layout is named for something that is no variable.
    GenerationError
        If it would be too large.

    Examples
    --------
    >>> import numpy as np
    >>> mirror = compile("-n*x*n", "3", layouts={"n": "vector", "x": "vector"})
    >>> mirror(np.array([0.0, 0.0, 1.0]), np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]))
    array([[ 1.,  2., -3.],
           [ 4.,  5., -6.]])
    >>> print(mirror.layout.name, "|", mirror.operations)
    vector | 18 multiplications, 11 additions
    """
    from gaforge.codegen.formula import FormulaSpec

    if backend not in BACKENDS:
        raise UnknownBackendError(
            f"no backend is called {backend!r}; choose from {', '.join(BACKENDS)}"
        )
    space = Algebra.parse(algebra)
    spec = FormulaSpec.of_tree(space, parse_expression(expression), layouts or {}, name)
    return Formula(spec, backend)


class Formula:
    """A compiled formula: a function of arrays, tensors or multivectors.

    Call it with operands in the order of `variables`, or by name. Arrays hold coefficients on the
    last axis, in the order of the operand's layout; all leading axes are batch and broadcast. If
    an operand is a multivector, so is the result.

    Attributes
    ----------
    expression : str
    algebra : Algebra
    backend : str
    variables : tuple of str
        In the order of the operands.
    layouts : dict of str to Layout
        What each operand holds.
    layout : Layout
        What the result holds.
    path : Path
        The emitted file.
    """

    def __init__(self, spec: FormulaSpec, backend: str) -> None:
        from gaforge.codegen.artefacts.header import recorded

        self.algebra = spec.algebra
        self.backend = backend
        self.expression = spec.text
        self.variables = spec.variables
        self.layouts = dict(zip(spec.variables, spec.layouts, strict=True))
        self._spec = spec
        self.path, module = load_formula(spec, backend)
        self._function = module.KERNELS[spec.name]
        grades = str(recorded(self.source, "grades"))
        self.layout = Layout(tuple(map(int, grades.split())), spec.algebra.n)
        if backend == "torch":
            self._call = partial(call_torch, self._function)
        else:
            self._call = partial(call_numba, self._function, self.layout.size)

    def __call__(self, *operands: Any, **named: Any) -> Any:
        """Return the value of the formula.

        Raises
        ------
        TypeError
            If an operand is missing, or given twice.
        ShapeError, DtypeError, NotAVersorError, NotInvertibleError
            As the operations that occur in the formula.
        """
        values = self._bound(operands, named)
        if not any(isinstance(value, Multivector) for value in values):
            return self._call(convert(self.backend, self.expression, values, None))
        arrays = [
            self._coefficients(name, value)
            for name, value in zip(self.variables, values, strict=True)
        ]
        return Multivector(self.algebra, self._call(arrays), self.layout, copy=False)

    @cached_property
    def source(self) -> str:
        """Text of the emitted module."""
        return self.path.read_text("utf-8")

    @property
    def operations(self) -> str:
        """Operations per element as emitted, without the test for a versor."""
        return self._recorded("emitted")

    @property
    def operations_as_written(self) -> str:
        """Operations per element if each operation of the formula were evaluated by itself."""
        return self._recorded("as-written")

    def __reduce__(self) -> tuple[Any, ...]:
        layouts = {name: layout.grades for name, layout in self.layouts.items()}
        return _again, (self.expression, self.algebra, self.backend, layouts, self._spec.function)

    def __repr__(self) -> str:
        operands = ", ".join(f"{name}: {layout.name}" for name, layout in self.layouts.items())
        return (
            f"<{self.expression} in {self.algebra}, {operands} -> {self.layout.name}; "
            f"as written {self.operations_as_written}; emitted {self.operations}>"
        )

    def _recorded(self, key: str) -> str:
        from gaforge.codegen.artefacts.header import recorded

        return str(recorded(self.source, key))

    def _bound(self, operands: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        """Return the operands in order."""
        wanted = f"{self.expression} takes {', '.join(self.variables)}"
        if len(operands) > len(self.variables):
            raise TypeError(f"{wanted}, but got {len(operands)} operands")
        given = dict(zip(self.variables, operands, strict=False))
        for name, value in named.items():
            if name not in self.layouts or name in given:
                problem = "twice" if name in given else "which is none of them"
                raise TypeError(f"{wanted}, but got {name} {problem}")
            given[name] = value
        missing = [name for name in self.variables if name not in given]
        if missing:
            raise TypeError(f"{wanted}, but {', '.join(missing)} is missing")
        return [given[name] for name in self.variables]

    def _coefficients(self, name: str, value: Any) -> Any:
        """Return the coefficients of an operand in its layout; numbers are scalars."""
        if self.backend == "torch":
            raise LayoutError("formulas for torch take tensors, not multivectors")
        if not isinstance(value, Multivector):
            value = value * self.algebra.multivector({"1": 1}, layout="scalar")
        return value.restrict(self.layouts[name]).coefficients


def _again(
    expression: str, algebra: Algebra, backend: str, layouts: dict[str, LayoutLike], name: str
) -> Formula:
    """Compile a formula again, for pickle: its file is found or written anew."""
    return compile(expression, algebra, backend, layouts=layouts, name=name)
