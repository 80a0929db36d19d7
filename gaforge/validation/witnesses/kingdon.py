"""The package ``kingdon`` as a witness, on arrays: all rows in one call of its generated code.

Above n = 6 it generates no code and takes no arrays, so it is called row by row.
"""

from __future__ import annotations

import operator
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.interop.conventions import FAULTS
from gaforge.validation.cases import Array, Case
from gaforge.validation.witnesses.base import Lack, Offer, Witness

BATCHED = 6
"""Largest n for which it takes arrays of coefficients."""


class Kingdon(Witness):
    """An algebra of ``kingdon`` with its signature given vector by vector, so in our order.

    ``Algebra(p, q, r)`` would put null vectors last where there are two or more.
    """

    package = "kingdon"
    largest = 9

    def __init__(self, algebra: Algebra) -> None:
        import kingdon

        super().__init__(algebra)
        self.kingdon = kingdon.Algebra(signature=list(algebra.squares))

    @property
    def offers(self) -> Mapping[str, Offer | Lack]:
        """Every operation, or why not."""
        if self.algebra.r <= 1:
            return OFFERS
        return {**OFFERS, "dual": TWO_NULL, "undual": TWO_NULL}

    def evaluate(self, case: Case) -> Array:
        """Return results in float64."""
        offer = self.offers[case.name]
        assert isinstance(offer, Offer)
        if case.name == "sandwich_unit":
            return self._by_parity(case, offer)
        whole = case.whole
        if case.sample in ("vectors", "projections") and case.operation != "normsq":
            # Zeros among the coefficients would take it to formulas that divide by them.
            return self._rows(case, offer, whole, tidy=True)
        if self.algebra.n > BATCHED:
            return self._rows(case, offer, whole)
        return self._call(case, offer, [list(operand.T) for operand in whole], case.rows)

    def _by_parity(self, case: Case, offer: Offer) -> Array:
        """Evaluate a sandwich, of which the versor must hold even or odd grades only."""
        R, x = case.whole
        odd = np.array([mask.bit_count() % 2 for mask in self.algebra.masks], bool)
        is_odd = R[:, odd].any(-1)
        out = np.zeros((case.rows, self.algebra.size))
        for rows, kept in ((is_odd, odd), (~is_odd, ~odd)):
            if rows.any():
                keys = [np.array(self.algebra.masks)[kept], None]
                values = [list(R[rows][:, kept].T), list(x[rows].T)]
                out[rows] = self._call(case, offer, values, int(rows.sum()), keys)
        return out

    def _rows(
        self, case: Case, offer: Offer, whole: tuple[Array, ...], *, tidy: bool = False
    ) -> Array:
        """Evaluate row by row; ``tidy`` leaves out the coefficients that are zero."""
        out = np.zeros((case.rows, self.algebra.size))
        for place, operands in enumerate(zip(*whole, strict=True)):
            keys: list[Any] = [None] * len(operands)
            values = [operand.tolist() for operand in operands]
            if tidy:
                present = [np.flatnonzero(operand) for operand in operands]
                keys = [np.array(self.algebra.masks)[places] for places in present]
                values = [
                    operand[places].tolist()
                    for operand, places in zip(operands, present, strict=True)
                ]
            out[place] = self._call(case, offer, values, 1, keys)[0]
        return out

    def _call(
        self,
        case: Case,
        offer: Offer,
        values: list[Any],
        rows: int,
        keys: list[Any] | None = None,
    ) -> Array:
        operands = [
            self.kingdon.multivector(
                keys=tuple(map(int, self.algebra.masks if found is None else found)), values=value
            )
            for value, found in zip(values, keys or [None] * len(values), strict=True)
        ]
        extra = () if case.grade is None else (case.grade,)
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            result = offer.call(*operands, *extra)
        out = np.zeros((rows, self.algebra.size))
        for mask, value in zip(result.keys(), result.values(), strict=True):
            out[:, self.algebra.positions[mask]] = value
        return out


def _of_scalar(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that keeps the scalar part of the result."""
    return lambda *operands: function(*operands).grade(0)


TWO_NULL = Lack("chooses no dual where two or more vectors are null")

_PARTS = "its norm has more than a scalar part where x is no versor, and may be complex"

OFFERS: dict[str, Offer | Lack] = {
    "gp": Offer(operator.mul, "a * b"),
    "op": Offer(operator.xor, "a ^ b"),
    "ip": Lack("has the symmetric inner product only"),
    "ip_symmetric": Offer(operator.or_, "a | b"),
    "lc": Offer(lambda a, b: a.lc(b), "a.lc(b)"),
    "rc": Offer(lambda a, b: a.rc(b), "a.rc(b)"),
    "sp": Offer(lambda a, b: a.sp(b), "a.sp(b)"),
    "rp": Offer(operator.and_, "a & b"),
    "cp": Offer(lambda a, b: a.cp(b), "a.cp(b)"),
    "acp": Offer(lambda a, b: a.acp(b), "a.acp(b)"),
    "proj": Offer(
        operator.matmul,
        "x @ y",
        FAULTS["kingdon-projection"].summary,
        ("projections",),
        largest=6,
    ),
    "reverse": Offer(operator.invert, "~x"),
    "involute": Offer(lambda x: x.involute(), "x.involute()"),
    "conjugate": Offer(lambda x: x.conjugate(), "x.conjugate()"),
    "grade": Offer(lambda x, k: x.grade(k), "x.grade(k)"),
    "dual": Offer(lambda x: x.dual(), "x.dual()"),
    "undual": Offer(lambda x: x.undual(), "x.undual()"),
    "hodge": Offer(lambda x: x.hodge(), "x.hodge()"),
    "unhodge": Offer(lambda x: x.unhodge(), "x.unhodge()"),
    "normsq": Offer(_of_scalar(lambda x: x.normsq()), "x.normsq()", "scalar part of its x * ~x"),
    "norm": Offer(lambda x: x.norm(), "x.norm()", _PARTS, ("vectors",)),
    "normalized": Offer(lambda x: x.normalized(), "x.normalized()", _PARTS, ("vectors",)),
    "inv": Offer(lambda x: x.inv(), "x.inv()", FAULTS["kingdon-inverse"].treatment, largest=4),
    "sandwich": Lack.fault("kingdon-sandwich"),
    "sandwich_unit": Offer(operator.rshift, "R >> x", largest=5),
    "sandwich2": Offer(lambda r, x, s: r * x * ~s, "r * x * ~s", "the law, by its products"),
}

WITNESS = Kingdon
