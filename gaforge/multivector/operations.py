"""The methods of the operation table: one for each public operation and alias."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import TYPE_CHECKING, Any

from gaforge.algebra import OPERATIONS, PUBLIC, Operation
from gaforge.errors import LayoutError
from gaforge.multivector import action, inverse, norms
from gaforge.multivector.arithmetic import as_operand, check_same_algebra, quotient
from gaforge.multivector.indexing import unboxed
from gaforge.multivector.linear import grade_part, linear_map
from gaforge.multivector.products import product_plan

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector


def operand(x: Multivector, value: Any, name: str) -> Multivector:
    """Return the other operand of an operation as a multivector of the same algebra.

    Raises
    ------
    AlgebraMismatchError
        If it belongs to another algebra.
    TypeError
        If it is neither a multivector, nor a scalar, nor an array of scalars.
    """
    found = as_operand(value, x)
    if found is None:
        raise TypeError(
            f"{name} takes multivectors, numbers and arrays of numbers, not {type(value).__name__}"
        )
    check_same_algebra(x, found)
    return found


def multiply(name: str, a: Multivector, b: Multivector) -> Multivector:
    """Evaluate a bilinear operation on two multivectors of one algebra."""
    plan = product_plan(name, a._frame, b._frame)
    return a._with(plan.frame, plan(a._array, b._array))


def project(x: Multivector, y: Multivector) -> Multivector:
    """Return ``(x << y) inv(y)``."""
    return quotient(multiply("lc", x, y), y)


def _bilinear(row: Operation) -> Callable[..., Any]:
    def method(self: Multivector, other: Any) -> Multivector:
        return multiply(row.name, self, operand(self, other, row.name))

    return method


def _linear(row: Operation) -> Callable[..., Any]:
    def method(self: Multivector) -> Multivector:
        plan = linear_map(row.name, self._frame)
        return self._with(plan.frame, plan(self._array))

    return method


def _proj(self: Multivector, other: Any) -> Multivector:
    return project(self, operand(self, other, "proj"))


def _grade(self: Multivector, *grades: int) -> Multivector:
    n = self.algebra.n
    for k in grades:
        if not 0 <= index(k) <= n:
            raise LayoutError(f"grade must be an integer from 0 to {n}, not {k!r}")
    return self._with(self._frame, grade_part(self._array, self._frame, tuple(map(index, grades))))


def _normsq(self: Multivector) -> Any:
    return unboxed(norms.squared_norms(self._frame, self._array))


def _norm(self: Multivector) -> Any:
    return unboxed(norms.norms(self._frame, self._array))


def _normalized(self: Multivector) -> Multivector:
    return norms.normalized(self)


def _inv(self: Multivector) -> Multivector:
    return inverse.inverse(self)


def _sandwich(self: Multivector, x: Any, unit: bool = False) -> Multivector:
    return action.sandwich(self, operand(self, x, "sandwich"), unit)


def _sandwich2(self: Multivector, x: Any, s: Any) -> Multivector:
    return action.sandwich2(self, operand(self, x, "sandwich2"), operand(self, s, "sandwich2"))


_SPECIAL: dict[str, tuple[Callable[..., Any], str]] = {
    "proj": (_proj, "Projects this multivector onto the blade ``y``, which must be invertible."),
    "grade": (_grade, "Takes one grade or several; they stay in place among zeros."),
    "normsq": (_normsq, "A number for a single multivector, an array of the leading shape else."),
    "norm": (_norm, "A number for a single multivector, an array of the leading shape else."),
    "normalized": (_normalized, "Exact coefficients of norm zero raise NotInvertibleError."),
    "inv": (_inv, "Raises NotInvertibleError where there is no inverse to rounding."),
    "sandwich": (
        _sandwich,
        "This multivector acts on ``x``; ``unit=True`` says that it is a unit versor, and skips "
        "the test for it.",
    ),
    "sandwich2": (_sandwich2, "This multivector is ``r``."),
}


def method_of(row: Operation) -> Callable[..., Any]:
    """Return the method that evaluates an operation with the multivector as first operand."""
    if row.name in _SPECIAL:
        method, note = _SPECIAL[row.name]
    elif row.kind == "bilinear":
        method, note = _bilinear(row), f"This multivector is ``{row.operands[0]}``."
    else:
        method, note = _linear(row), ""
    method.__name__ = row.name
    method.__qualname__ = f"Multivector.{row.name}"
    head = f"{row.summary[0].upper()}{row.summary[1:]}: ``{row.law}``."
    method.__doc__ = f"{head}\n\n{note}" if note else head
    return method


def attach_operations(cls: type) -> None:
    """Give a class one method for each public operation and each alias of it."""
    for name in PUBLIC:
        if OPERATIONS[name].kind == "series":  # a method that takes other elements as well
            continue
        method = method_of(OPERATIONS[name])
        for alias in (name, *OPERATIONS[name].aliases):
            setattr(cls, alias, method)
