"""The package ``galgebra`` as a witness: symbolic, so its results are exact.

Operands are the rational numbers that the floats are, and results are rounded once, at the end.
It is slow: up to n = 3 it is asked about everything, at n = 4 about every fifth row.
"""

from __future__ import annotations

import contextlib
import io
import operator
from collections.abc import Mapping
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.validation.cases import Array, Case
from gaforge.validation.witnesses.base import Lack, Offer, Witness

EXHAUSTIVE = 3
"""Largest n up to which all rows are evaluated."""

STEP = 5
"""Above, one of so many; odd, so that every blade is met on either side of a product."""


class Galgebra(Witness):
    """An algebra of ``galgebra`` with a diagonal metric; its blades stand in our order."""

    package = "galgebra"
    smallest = 1
    largest = 4

    def __init__(self, algebra: Algebra) -> None:
        from galgebra.ga import Ga

        super().__init__(algebra)
        names = "e*" + "|".join(map(str, range(1, algebra.n + 1)))
        with contextlib.redirect_stdout(io.StringIO()):  # it prints about null pseudoscalars
            self.ga = Ga(names, g=list(algebra.squares))
        self._blades = list(self.ga.blades.flat)

    @property
    def offers(self) -> Mapping[str, Offer | Lack]:
        """Every operation, or why not."""
        if self.algebra.r == 0:
            return OFFERS
        return {**OFFERS, "dual": NULL, "undual": NULL}

    def evaluate(self, case: Case) -> Array:
        """Return results, exact and then rounded to float64."""
        offer = OFFERS[case.name]
        assert isinstance(offer, Offer)
        extra = () if case.grade is None else (case.grade,)
        memo: dict[bytes, Any] = {}
        rows = [operand[self.chosen(case)] for operand in case.whole]
        out = np.zeros((len(rows[0]), self.algebra.size))
        for row, operands in zip(out, zip(*rows, strict=True), strict=True):
            objects = [self._object(operand, memo) for operand in operands]
            result = offer.call(*objects, *extra)
            if hasattr(result, "blade_coefs"):
                coefficients = result.blade_coefs([self.ga.mv(b) for b in self._blades])
                row[:] = [float(value) for value in coefficients]
            else:
                row[0] = float(result)
        return out

    def chosen(self, case: Case) -> slice:
        """Return every row, or every fifth, which meets every blade on either side."""
        return slice(None, None, STEP if self.algebra.n > EXHAUSTIVE else 1)

    def _object(self, row: Array, memo: dict[bytes, Any]) -> Any:
        """Return the multivector of some coefficients, which occur in many pairs of blades."""
        import sympy

        key = row.tobytes()
        if key not in memo:
            present = [(float(row[i]), self._blades[i]) for i in np.flatnonzero(row)]
            terms = (sympy.Rational(value) * blade for value, blade in present)
            memo[key] = self.ga.mv(sum(terms, sympy.S.Zero))
        return memo[key]


def _inverse(x: Any) -> Any:
    try:
        return x.inv()
    except TypeError:  # neither x * x nor x * ~x is a scalar
        return x.hitzer_inverse()


def _twisted(R: Any, x: Any) -> Any:
    return R.even() * x + R.odd() * x.g_invol()


def _normalized(x: Any) -> Any:
    return x / x.norm()


NULL = Lack.fault("galgebra-dual")

OFFERS: dict[str, Offer | Lack] = {
    "gp": Offer(operator.mul, "a * b"),
    "op": Offer(operator.xor, "a ^ b"),
    "ip": Offer(operator.or_, "a | b"),
    "ip_symmetric": Lack("has the inner product of Hestenes only"),
    "lc": Offer(operator.lt, "a < b"),
    "rc": Offer(operator.gt, "a > b"),
    "sp": Offer(lambda a, b: a.sp(b), "a.sp(b)"),
    "rp": Lack("has no regressive product"),
    "cp": Offer(operator.rshift, "a >> b"),
    "acp": Offer(operator.lshift, "a << b"),
    "proj": Offer(
        lambda x, y: x.project_in_blade(y),
        "x.project_in_blade(y)",
        "its test that y is a blade allows no rounding",
        ("blades",),
    ),
    "reverse": Offer(lambda x: x.rev(), "x.rev()"),
    "involute": Offer(lambda x: x.g_invol(), "x.g_invol()"),
    "conjugate": Offer(lambda x: x.ccon(), "x.ccon()"),
    "grade": Offer(lambda x, k: x.grade(k), "x.grade(k)"),
    "dual": Offer(lambda x: x.undual(), "x.undual()", "its dual is x * I, so ours is its undual"),
    "undual": Offer(lambda x: x.dual(), "x.dual()", "its dual is x * I, which is our undual"),
    "hodge": Lack("has no complements"),
    "unhodge": Lack("has no complements"),
    "normsq": Offer(lambda x: x.qform(), "x.qform()", "its norm2 is the absolute value"),
    "norm": Offer(lambda x: x.norm(), "x.norm()"),
    "normalized": Offer(_normalized, "x / x.norm()"),
    "inv": Offer(_inverse, "x.inv() or x.hitzer_inverse()"),
    "sandwich": Offer(
        lambda R, x: _twisted(R, x) * _inverse(R),
        "(R.even() * x + R.odd() * x.g_invol()) * R.inv()",
        "the law, by its products",
    ),
    "sandwich_unit": Offer(
        lambda R, x: _twisted(R, x) * R.rev(),
        "(R.even() * x + R.odd() * x.g_invol()) * R.rev()",
        "the law, by its products",
    ),
    "sandwich2": Offer(
        lambda r, x, s: r * x * s.rev(), "r * x * s.rev()", "the law, by its products"
    ),
}

WITNESS = Galgebra
