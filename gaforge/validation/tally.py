"""From pairs of results to verdicts: what agrees, how well, and what differs where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra
from gaforge.validation.cases import Array, Case
from gaforge.validation.report import AGREES, DIFFERS, LACKS, NOT_ASKED, WRONG, Row
from gaforge.validation.witnesses import Lack, Offer

TOLERANCE = 1e-12
"""Largest error of random elements, relative as `errors` says; on basis blades it is zero."""

OF_OPERANDS = frozenset({"norm", "normsq", "sandwich2", "grade"})
"""Operations, besides products and linear ones, with errors relative to what they work with."""


@dataclass
class _Count:
    """What is known of one operation, witness and route."""

    compared: int = 0
    worst: float = 0.0
    difference: str = ""


class Tally:
    """Collects comparisons of one algebra.

    Parameters
    ----------
    algebra : Algebra
    """

    def __init__(self, algebra: Algebra) -> None:
        self.algebra = algebra
        self._counts: dict[tuple[str, str, str], _Count] = {}
        self._offers: dict[tuple[str, str], tuple[Offer | Lack, dict[str, None]]] = {}
        self._absent: list[Row] = []

    def absent(self, package: str, reason: str) -> None:
        """Note that a witness is not asked about this algebra."""
        self._absent.append(self._row("all", package, verdict=NOT_ASKED, note=reason))

    def lack(self, case: Case, package: str, lack: Lack) -> None:
        """Note that a witness does not have an operation, or has it wrong."""
        self._offers.setdefault((case.name, package), (lack, {}))

    def asked(self, case: Case, package: str, offer: Offer) -> None:
        """Note how a witness is asked."""
        self._offers.setdefault((case.name, package), (offer, {}))

    def refusal(self, case: Case, package: str, offer: Offer, reason: str) -> None:
        """Note that a witness is not asked about a case."""
        self.asked(case, package, offer)
        self._offers[case.name, package][1][reason] = None

    def compare(
        self,
        case: Case,
        package: str,
        route: str,
        rows: slice,
        ours: Array | Exception,
        theirs: Array | Exception,
    ) -> None:
        """Compare our results with those of a witness.

        Parameters
        ----------
        rows : slice
            The rows of the case about which the witness was asked.
        ours, theirs : ndarray or Exception
            Results, or what was raised instead.
        """
        count = self._counts.setdefault((case.name, package, route), _Count())
        for who, outcome in (("gaforge", ours), (package, theirs)):
            if isinstance(outcome, Exception):
                count.worst = np.inf
                count.difference = count.difference or (
                    f"{case.kernel}, {case.sample}: {who} raised {type(outcome).__name__}: "
                    f"{' '.join(str(outcome).split())[:200]}"
                )
                return
        assert not isinstance(ours, Exception)
        assert not isinstance(theirs, Exception)
        ours = ours[rows]
        found = errors(case, rows, ours, theirs)
        count.compared += len(found)
        count.worst = max(count.worst, float(found.max(initial=0.0)))
        bad = found > (0.0 if case.sample == "blades" else TOLERANCE)
        if bad.any() and not count.difference:
            count.difference = _describe(case, rows, package, ours, theirs, found, bad)

    def rows(self) -> tuple[Row, ...]:
        """Return the rows of a report, in the order in which operations were asked about."""
        out: list[Row] = []
        for (operation, package), (offer, refusals) in self._offers.items():
            if isinstance(offer, Lack):
                verdict = WRONG if offer.wrong else LACKS
                out.append(self._row(operation, package, verdict=verdict, note=offer.reason))
                continue
            common = {
                "spelling": offer.spelling,
                "note": "; ".join(filter(None, [offer.adapted, *refusals])),
            }
            counts = self._by_route(operation, package)
            if not counts:
                out.append(self._row(operation, package, verdict=NOT_ASKED, **common))
            for route, count in counts.items():
                found = {
                    "route": route,
                    "compared": count.compared,
                    "worst": count.worst,
                    "verdict": DIFFERS if count.difference else AGREES,
                    "difference": count.difference,
                }
                out.append(self._row(operation, package, **common, **found))
        return tuple([*out, *self._absent])

    def _by_route(self, operation: str, package: str) -> dict[str, _Count]:
        return {
            route: count
            for (name, witness, route), count in self._counts.items()
            if (name, witness) == (operation, package)
        }

    def _row(self, operation: str, witness: str, **found: Any) -> Row:
        signature = ",".join(map(str, self.algebra.signature))
        return Row(signature, operation, witness, **found)


def errors(case: Case, rows: slice, ours: Array, theirs: Array) -> Array:
    """Return the error of each row: infinite where a result is not a number.

    On basis blades it is the largest difference of coefficients. Elsewhere it is the 2-norm of
    the difference over the 2-norm of the result, or over the product of those of the operands if
    that is larger and the operation is a polynomial or a norm, whose results may cancel to little.
    """
    with np.errstate(all="ignore"):
        difference = np.abs(ours - theirs)
        if case.sample == "blades":
            found = difference.max(-1, initial=0.0)
        else:
            scale = np.linalg.norm(theirs, axis=-1)
            if case.operation in OF_OPERANDS or _is_polynomial(case):
                sizes = [np.linalg.norm(operand[rows], axis=-1) for operand in case.whole]
                scale = np.maximum(scale, np.prod(sizes, axis=0))
            found = np.linalg.norm(difference, axis=-1) / np.where(scale > 0, scale, 1.0)
    return np.where(np.isfinite(found), found, np.inf)


def _is_polynomial(case: Case) -> bool:
    return OPERATIONS[case.operation].kind in ("bilinear", "linear")


def _describe(
    case: Case,
    rows: slice,
    package: str,
    ours: Array,
    theirs: Array,
    found: Array,
    bad: Array,
) -> str:
    """Return a sentence with the smallest element that differs, and both values."""
    operands = [operand[rows] for operand in case.whole]
    weights = [np.array([mask.bit_count() for mask in case.algebra.masks])] * len(operands)
    sizes = sum((operand != 0) @ weight for operand, weight in zip(operands, weights, strict=True))
    place = min(np.flatnonzero(bad), key=lambda row: (sizes[row], row))
    if case.sample == "blades":
        names = [_text(case.algebra, operand[place]) for operand in operands]
        where = f"{case.name}({', '.join(names)})"
    else:
        where = f"{case.kernel}, {case.sample} element {place}"
    if case.grade is not None:
        where += f", grade {case.grade}"
    count = int(bad.sum())
    return (
        f"{where} is {_text(case.algebra, ours[place], theirs[place])} here and "
        f"{_text(case.algebra, theirs[place], ours[place])} in {package} (error "
        f"{found[place]:.1e}; {count} of {len(found)} {'differ' if count > 1 else 'differs'})"
    )


def _text(algebra: Algebra, row: Array, other: Array | None = None) -> str:
    """Return a multivector as text; beside another one, only coefficients that differ from it."""
    kept = row != 0 if other is None else ~np.isclose(row, other, rtol=1e-12, atol=0)
    parts = [f"{row[i]:.6g} {algebra.blades[i]}" for i in np.flatnonzero(kept)[:4]]
    if other is None:
        parts = [part.removeprefix("1 ") for part in parts]
    more = " + ..." if kept.sum() > 4 else ""
    return " + ".join(parts) + more or "0"
