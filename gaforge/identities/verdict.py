"""What is said of an identity."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gaforge.algebra import Algebra

if TYPE_CHECKING:
    from gaforge.multivector import Multivector

PROVED, REFUTED, PROBABILISTIC, UNDECIDED = "proved", "refuted", "probabilistic", "undecided"

MAX_CONDITIONS = 8
"""Conditions that are printed; ``--json`` has all of them."""

EXIT_STATUS = {PROVED: 0, PROBABILISTIC: 0, REFUTED: 1, UNDECIDED: 3}
"""Exit status of the command line for each verdict."""


@dataclass(frozen=True)
class Counterexample:
    """A point where both sides of an identity differ.

    Attributes
    ----------
    variables : dict of str to Multivector
        Exact values: integers or fractions.
    kinds : dict of str to str
        What they are examples of.
    left, right : Multivector
        Both sides there; floats if there are exponentials, else exact.
    """

    variables: Mapping[str, Multivector]
    kinds: Mapping[str, str]
    left: Multivector
    right: Multivector

    def __str__(self) -> str:
        lines = [f"{name} = {value}" for name, value in self.variables.items()]
        return "\n".join([*lines, f"left side:  {self.left}", f"right side: {self.right}"])

    def as_json(self) -> dict[str, Any]:
        """Return plain data: blade names to numbers as text."""
        return {
            "variables": {name: _blades(value) for name, value in self.variables.items()},
            "left": _blades(self.left),
            "right": _blades(self.right),
            "difference": _blades(self.left - self.right),
        }


def _blades(x: Multivector) -> dict[str, str]:
    """Return the coefficients that are not zero, as exact text."""
    blades = (x.algebra.blade_name(mask) for mask in x.layout.masks)
    return {
        name: str(value) for name, value in zip(blades, x.coefficients, strict=True) if value != 0
    }


@dataclass(frozen=True)
class Verdict:
    """The answer to whether an identity holds in an algebra.

    Attributes
    ----------
    verdict : str
        ``proved``, ``refuted``, ``probabilistic`` or ``undecided``.
    expression : str
        The identity, with the brackets that are needed.
    algebra : Algebra
    quantified_over : dict of str to str
        What each variable ranges over.
    conditions : tuple of str
        What the claim is restricted to, such as elements whose inverses exist.
    method : str
        What was done.
    reason : str or None
        Why it is not decided.
    counterexample : Counterexample or None
    bound : float or None
        The probability that a probabilistic verdict is wrong is at most this.
    seconds : float

    Examples
    --------
    >>> from gaforge import verify
    >>> verdict = verify("a ^ b == b ^ a", "3", where="a b: vector")
    >>> verdict.verdict, verdict.exit_status
    ('refuted', 1)
    >>> print(verdict.counterexample)
    a = 1 e1
    b = 1 e2
    left side:  1 e12
    right side: -1 e12
    """

    verdict: str
    expression: str
    algebra: Algebra
    quantified_over: Mapping[str, str]
    conditions: tuple[str, ...]
    method: str
    seconds: float
    reason: str | None = None
    counterexample: Counterexample | None = None
    bound: float | None = None

    @property
    def proved(self) -> bool:
        """Whether it is proved."""
        return self.verdict == PROVED

    @property
    def refuted(self) -> bool:
        """Whether it is refuted, with a counterexample."""
        return self.verdict == REFUTED

    @property
    def exit_status(self) -> int:
        """What ``gaforge verify`` exits with."""
        return EXIT_STATUS[self.verdict]

    def __bool__(self) -> bool:
        if self.verdict == UNDECIDED:
            raise TypeError(f"{self.headline}: it is neither true nor false; ask verdict.verdict")
        return self.verdict != REFUTED

    @property
    def headline(self) -> str:
        """The verdict in words."""
        if self.verdict == UNDECIDED:
            return f"not decided, because {self.reason}"
        if self.verdict == PROBABILISTIC:
            return f"probabilistic: it holds, but for a chance of at most {self.bound:.1g}"
        if self.verdict == REFUTED:
            return "refuted, here is a smallest counterexample"
        return PROVED

    def __str__(self) -> str:
        lines = [f"{self.expression}", f"{self.algebra}: {self.headline}"]
        if self.counterexample is not None:
            lines += [f"    {line}" for line in str(self.counterexample).splitlines()]
        lines += [f"for all {name}: {text}" for name, text in self.quantified_over.items()]
        lines += self.conditions[:MAX_CONDITIONS]
        if self.method:
            lines.append(f"method: {self.method}")
        lines.append(f"{self.seconds:.2f} s")
        return "\n".join(lines)

    def as_json(self) -> dict[str, Any]:
        """Return plain data for ``--json``."""
        example = self.counterexample
        return {
            "verdict": self.verdict,
            "expression": self.expression,
            "algebra": ",".join(map(str, self.algebra.signature)),
            "quantified_over": dict(self.quantified_over),
            "conditions": list(self.conditions),
            "method": self.method,
            "reason": self.reason,
            "counterexample": None if example is None else example.as_json(),
            "bound": self.bound,
            "seconds": round(self.seconds, 4),
        }
