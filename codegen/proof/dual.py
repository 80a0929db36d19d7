"""Numbers modulo two primes, and dual numbers over them, which carry a derivative along."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from gaforge.codegen.proof.integers import PRIMES

MODULUS = prod(PRIMES)


class Residue:
    """An integer modulo the product of both primes; a quotient fails where there is none."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = int(value) % MODULUS

    def __add__(self, other: Any) -> Residue:
        return Residue(self.value + _value(other))

    __radd__ = __add__

    def __sub__(self, other: Any) -> Residue:
        return Residue(self.value - _value(other))

    def __rsub__(self, other: Any) -> Residue:
        return Residue(_value(other) - self.value)

    def __mul__(self, other: Any) -> Residue:
        return Residue(self.value * _value(other))

    __rmul__ = __mul__

    def __neg__(self) -> Residue:
        return Residue(-self.value)

    def __truediv__(self, other: Any) -> Residue:
        return Residue(self.value * pow(_value(other), -1, MODULUS))

    def __abs__(self) -> Residue:
        """Return a stand-in: residues have no sign."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, int | Residue) and self.value == _value(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return str(self.value)


def _value(number: Any) -> int:
    return number.value if isinstance(number, Residue) else int(number)


class Dual:
    """``value + derivative * epsilon`` with ``epsilon**2 = 0``, of residues.

    Examples
    --------
    >>> x = Dual(3, 1)
    >>> (x * x).derivative, (x / x).derivative
    (6, 0)
    """

    __slots__ = ("derivative", "value")

    def __init__(self, value: Any, derivative: Any = 0) -> None:
        self.value = Residue(_value(value))
        self.derivative = Residue(_value(derivative))

    def __add__(self, other: Any) -> Dual:
        other = _dual(other)
        return Dual(self.value + other.value, self.derivative + other.derivative)

    __radd__ = __add__

    def __mul__(self, other: Any) -> Dual:
        other = _dual(other)
        derivative = self.value * other.derivative + self.derivative * other.value
        return Dual(self.value * other.value, derivative)

    __rmul__ = __mul__

    def __neg__(self) -> Dual:
        return Dual(-self.value, -self.derivative)

    def __truediv__(self, other: Any) -> Dual:
        other = _dual(other)
        value = self.value / other.value
        return Dual(value, (self.derivative - value * other.derivative) / other.value)


def _dual(number: Any) -> Dual:
    return number if isinstance(number, Dual) else Dual(number)


def solve(rows: Sequence[Sequence[Residue]], right: Sequence[Residue]) -> list[Residue]:
    """Return the solution of a linear system, by elimination.

    Examples
    --------
    >>> two = [[Residue(2), Residue(1)], [Residue(1), Residue(1)]]
    >>> solve(two, [Residue(4), Residue(3)])
    [1, 2]
    """
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(len(table)):
        pivot = next(i for i in range(column, len(table)) if table[i][column].value)
        table[column], table[pivot] = table[pivot], table[column]
        scale = Residue(1) / table[column][column]
        table[column] = [value * scale for value in table[column]]
        for i, row in enumerate(table):
            factor = row[column]
            if i != column and factor.value:
                table[i] = [a - factor * b for a, b in zip(row, table[column], strict=True)]
    return [row[-1] for row in table]
