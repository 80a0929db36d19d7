"""What the sweep over bivectors measured: figures that add up, and a table of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

LIMIT = 1e-12
"""Residuals above this are counted."""


@dataclass
class Residuals:
    """The worst of many residuals.

    Attributes
    ----------
    count, above, missed, nan : int
        How many there are, are above `LIMIT`, have an outcome that says that nothing was found,
        and are NaN although something was.
    worst : float
        The largest of those found.
    """

    count: int = 0
    worst: float = 0.0
    above: int = 0
    missed: int = 0
    nan: int = 0

    def add(self, residuals: np.ndarray[Any, Any], found: np.ndarray[Any, Any]) -> None:
        """Take residuals into account, those that were found."""
        kept = residuals[found]
        self.count += len(residuals)
        self.missed += len(residuals) - len(kept)
        self.nan += int(np.isnan(kept).sum())
        self.above += int((kept > LIMIT).sum())
        self.worst = max(self.worst, float(np.nanmax(kept, initial=0.0)))

    def merge(self, other: Residuals) -> None:
        """Take those of others into account."""
        for name in ("count", "above", "missed", "nan"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.worst = max(self.worst, other.worst)


@dataclass
class Parts(Residuals):
    """Residuals of splits: of the sum, of commutators and of outer squares of blades.

    Attributes
    ----------
    commutators, simplicity : Residuals
    unresolved : int
        Splits that have a part of eigenvalues too close to tell apart.
    fallback : int
        Bivectors that the closed form left to the spectral method.
    """

    commutators: Residuals = field(default_factory=Residuals)
    simplicity: Residuals = field(default_factory=Residuals)
    unresolved: int = 0
    fallback: int = 0

    def merge(self, other: Residuals) -> None:
        """Take those of others into account."""
        super().merge(other)
        if isinstance(other, Parts):
            self.commutators.merge(other.commutators)
            self.simplicity.merge(other.simplicity)
            self.unresolved += other.unresolved
            self.fallback += other.fallback


@dataclass
class Accuracy:
    """Figures of one class of metrics.

    Attributes
    ----------
    metric : str
        Signs and null vectors.
    count : int
        Bivectors.
    split : dict of str to Parts
        By method.
    exp, log, sqrt : Residuals
        Relative errors of exponentials that have a reference; ``|exp(log R) - R| / |R|``;
        ``|S S - R| / |R|``.
    """

    metric: str
    count: int = 0
    split: dict[str, Parts] = field(default_factory=dict)
    exp: Residuals = field(default_factory=Residuals)
    log: Residuals = field(default_factory=Residuals)
    sqrt: Residuals = field(default_factory=Residuals)

    def parts(self, method: str) -> Parts:
        """Return the figures of a method, none at first."""
        return self.split.setdefault(method, Parts())

    def merge(self, other: Accuracy) -> None:
        """Take those of others into account."""
        self.count += other.count
        for method, parts in other.split.items():
            self.parts(method).merge(parts)
        for name in ("exp", "log", "sqrt"):
            getattr(self, name).merge(getattr(other, name))

    @property
    def ok(self) -> bool:
        """Whether nothing is NaN and no split by ``spectral`` or ``closed`` misses the limit."""
        exact = [parts for method, parts in self.split.items() if method != "power"]
        residuals = [each for parts in exact for each in (parts, parts.commutators)]
        residuals += [parts.simplicity for parts in exact]
        nan = any(each.nan for each in (*residuals, self.exp, self.log, self.sqrt))
        return not nan and not any(each.above for each in (*residuals, self.exp))


def merge(found: Iterable[Accuracy]) -> list[Accuracy]:
    """Return one entry for each class of metrics."""
    by_class: dict[str, Accuracy] = {}
    for one in found:
        by_class.setdefault(one.metric, Accuracy(one.metric)).merge(one)
    return [by_class[name] for name in sorted(by_class)]


def as_values(found: Sequence[Accuracy]) -> dict[str, Any]:
    """Return all that was measured, as JSON values."""
    return {"limit": LIMIT, "metrics": [{**asdict(row), "ok": row.ok} for row in found]}


def from_values(values: dict[str, Any]) -> list[Accuracy]:
    """Return what `as_values` was made of."""
    return [_accuracy({**row}) for row in values["metrics"]]


def _accuracy(row: dict[str, Any]) -> Accuracy:
    row.pop("ok")
    for name in ("exp", "log", "sqrt"):
        row[name] = Residuals(**row[name])
    for method, parts in row["split"].items():
        inner = {name: Residuals(**parts[name]) for name in ("commutators", "simplicity")}
        row["split"][method] = Parts(**{**parts, **inner})
    return Accuracy(**row)


def as_json(found: Sequence[Accuracy]) -> str:
    """Return all that was measured, as the text of a file."""
    return json.dumps(as_values(found), indent=2) + "\n"


def as_markdown(found: Sequence[Accuracy]) -> str:
    """Return two tables: of splits by method, and of exponentials, logarithms and roots."""
    return "\n".join([*_splits(found), "", *_functions(found)]) + "\n"


def _splits(found: Sequence[Accuracy]) -> list[str]:
    lines = [
        "| metric | method | splits | sum | commutators | b ∧ b | unresolved | otherwise |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in found:
        for method, parts in row.split.items():
            residuals = (parts, parts.commutators, parts.simplicity)
            cells = [f"{each.worst:.0e}" for each in residuals]
            other = f"{parts.fallback:,} left to spectral" if parts.fallback else ""
            other = f"{parts.missed:,} not converged" if parts.missed else other
            cells += [f"{parts.unresolved:,}", other]
            lines.append(f"| {row.metric} | {method} | {parts.count:,} | {' | '.join(cells)} |")
    return lines


def _functions(found: Sequence[Accuracy]) -> list[str]:
    lines = [
        f"| metric | rotors | log | above {LIMIT:g} | not found | sqrt | above {LIMIT:g} "
        "| exp | compared |",
        "|---" * 9 + "|",
    ]
    for row in found:
        cells = [row.metric, f"{row.count:,}"]
        cells += [f"{row.log.worst:.0e}", f"{row.log.above:,}", f"{row.log.missed:,}"]
        cells += [f"{row.sqrt.worst:.0e}", f"{row.sqrt.above:,}"]
        cells += [f"{row.exp.worst:.0e}", f"{row.exp.count:,}"]
        lines.append(f"| {' | '.join(cells)} |")
    return lines
