"""The package ``clifford`` as a witness: products of its multivector objects, one by one.

Its tables would be faster, but users call the objects. A product takes some microseconds, so all
4,096 pairs of blades at n = 6 take less than the second that it compiles for each layout.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.validation.cases import Array, Case
from gaforge.validation.witnesses.base import Lack, Offer, Witness


class Clifford(Witness):
    """An algebra of ``clifford``, whose blades stand in the same order as ours."""

    package = "clifford"

    def __init__(self, algebra: Algebra) -> None:
        import clifford

        super().__init__(algebra)
        self.layout = clifford.Layout(list(algebra.squares))

    @property
    def offers(self) -> Mapping[str, Offer | Lack]:
        """Every operation, or why not."""
        return OFFERS

    def evaluate(self, case: Case) -> Array:
        """Return results, computed element by element in float64."""
        offer = OFFERS[case.name]
        assert isinstance(offer, Offer)
        extra = () if case.grade is None else (case.grade,)
        out = np.zeros((case.rows, self.algebra.size))
        with np.errstate(all="ignore"):
            for row, operands in zip(out, self._objects(case), strict=True):
                result = offer.call(*operands, *extra)
                if hasattr(result, "value"):
                    row[:] = result.value
                else:
                    row[0] = result
        return out

    def _objects(self, case: Case) -> Iterator[tuple[Any, ...]]:
        """Yield the operands of each row."""
        make = self.layout.MultiVector
        return zip(*([make(value=row) for row in array] for array in case.whole), strict=True)


def _twisted(R: Any, x: Any) -> Any:
    return R.even * x + R.odd * x.gradeInvol()


OFFERS: dict[str, Offer | Lack] = {
    "gp": Offer(operator.mul, "a * b"),
    "op": Offer(operator.xor, "a ^ b"),
    "ip": Offer(operator.or_, "a | b"),
    "ip_symmetric": Lack("has the inner product of Hestenes only"),
    "lc": Offer(lambda a, b: a << b, "a << b"),
    "rc": Lack("has no right contraction"),
    "sp": Offer(lambda a, b: (a * b)[()], "(a * b)[()]", "scalar part of its product"),
    "rp": Offer(operator.and_, "a & b"),
    "cp": Offer(lambda a, b: a.commutator(b), "a.commutator(b)"),
    "acp": Offer(lambda a, b: a.anticommutator(b), "a.anticommutator(b)"),
    "proj": Offer(lambda x, y: y.project(x), "y.project(x)"),
    "reverse": Offer(operator.invert, "~x"),
    "involute": Offer(lambda x: x.gradeInvol(), "x.gradeInvol()"),
    "conjugate": Offer(lambda x: x.conjugate(), "x.conjugate()"),
    "grade": Offer(lambda x, k: x(k), "x(k)"),
    "dual": Offer(lambda x: x.dual(), "x.dual()"),
    "undual": Lack("has no inverse of its dual"),
    "hodge": Offer(lambda x: x.right_complement(), "x.right_complement()"),
    "unhodge": Offer(lambda x: x.left_complement(), "x.left_complement()"),
    "normsq": Offer(lambda x: x.mag2(), "x.mag2()"),
    "norm": Offer(abs, "abs(x)"),
    "normalized": Offer(lambda x: x.normal(), "x.normal()"),
    "inv": Offer(lambda x: x.inv(), "x.inv()"),
    "sandwich": Offer(
        lambda R, x: _twisted(R, x) * R.inv(),
        "(R.even * x + R.odd * x.gradeInvol()) * R.inv()",
        "has no sandwich: the law, by its products",
    ),
    "sandwich_unit": Offer(
        lambda R, x: _twisted(R, x) * ~R,
        "(R.even * x + R.odd * x.gradeInvol()) * ~R",
        "has no sandwich: the law, by its products",
    ),
    "sandwich2": Offer(lambda r, x, s: r * x * ~s, "r * x * ~s", "the law, by its products"),
}

WITNESS = Clifford
