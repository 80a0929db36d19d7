"""The report of a validation: as text, as data for JSON, and as tables for the documentation."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from gaforge.interop.conventions import VERSIONS

AGREES = "agrees"
DIFFERS = "differs"
LACKS = "lacks it"
WRONG = "is wrong"
NOT_ASKED = "not asked"

COUNTED = (AGREES, DIFFERS)
"""Verdicts of comparisons that took place; the others are not counted as agreement."""


@dataclass(frozen=True)
class Row:
    """The outcome for one operation, witness and route.

    Attributes
    ----------
    signature : str
        ``p,q,r``.
    operation : str
        ``sandwich_unit`` is `sandwich` with ``unit=True``.
    witness : str
    verdict : str
        ``agrees``, ``differs``; or the witness ``lacks it``, ``is wrong``, or was ``not asked``.
    spelling : str
        How the witness was asked.
    route : str
        How gaforge evaluated it, see `gaforge.validation.routes`.
    compared : int
        Number of elements.
    worst : float
        Largest error, see `gaforge.validation.tally.errors`.
    note : str
        How a convention was adapted, what was left out, and why.
    difference : str
        The smallest element that differs, with both values.
    """

    signature: str
    operation: str
    witness: str
    verdict: str
    spelling: str = ""
    route: str = ""
    compared: int = 0
    worst: float = 0.0
    note: str = ""
    difference: str = ""


@dataclass(frozen=True)
class Report:
    """What was compared and what came out.

    Attributes
    ----------
    rows : tuple of Row
    versions : mapping of str to str
        Of the witnesses.
    seed : int
    """

    rows: tuple[Row, ...]
    versions: Mapping[str, str]
    seed: int

    @classmethod
    def merged(cls, reports: Iterable[Report]) -> Report:
        """Return one report of several, of the same witnesses and seed."""
        listed = list(reports)
        rows = tuple(row for report in listed for row in report.rows)
        return cls(rows, listed[0].versions, listed[0].seed)

    @property
    def ok(self) -> bool:
        """Whether something was compared and nothing differs."""
        return self.compared > 0 and not self.differences

    @property
    def compared(self) -> int:
        """Number of comparisons."""
        return sum(row.compared for row in self.rows)

    @property
    def differences(self) -> tuple[Row, ...]:
        """The rows that differ."""
        return tuple(row for row in self.rows if row.verdict == DIFFERS)

    def as_json(self) -> dict[str, Any]:
        """Return the report as plain data."""
        rows = [asdict(row) for row in self.rows]
        for row in rows:
            row["worst"] = row["worst"] if math.isfinite(row["worst"]) else None
        return {
            "ok": self.ok,
            "compared": self.compared,
            "witnesses": dict(self.versions),
            "seed": self.seed,
            "rows": rows,
        }

    def as_text(self) -> str:
        """Return the report for a terminal: one line for each operation and witness.

        Examples
        --------
        >>> from gaforge.validation import validate
        >>> lines = validate("0,1", witnesses=["galgebra"]).as_text().splitlines()
        >>> print(next(line for line in lines if line.startswith("reverse")))
        reverse         galgebra  agrees in 1             18  exact  x.rev()
        """
        lines = []
        for (operation, witness), group in _grouped(self.rows):
            summary = _Summary(group)
            text = summary.note or summary.spelling
            if summary.verdict in COUNTED:
                text = "; ".join(filter(None, [summary.spelling, summary.note]))
            lines.append(
                f"{operation:15} {witness:9} {summary.outcome:16} {summary.compared:>9} "
                f"{summary.error:>6}  {text}".rstrip()
            )
        for row in self.differences:
            lines.append(f"DIFFERS: Cl({row.signature}), {row.route}: {row.difference}")
        return "\n".join([self.headline, *self.other_versions, "", *lines])

    def as_markdown(self, command: str = "gaforge validate") -> str:
        """Return the report as a page of the documentation.

        Parameters
        ----------
        command : str
            What wrote it, for its first lines.
        """
        return "\n".join(_page(self, command)) + "\n"

    @property
    def other_versions(self) -> list[str]:
        """What to know where a witness is not of the version whose faults are known."""
        return [
            f"{name} {version}: its conventions and faults are known of version {VERSIONS[name]}"
            for name, version in self.versions.items()
            if version != VERSIONS[name]
        ]

    @property
    def headline(self) -> str:
        """The outcome in one line."""
        names = ", ".join(f"{name} {version}" for name, version in self.versions.items())
        signatures = len(dict.fromkeys(row.signature for row in self.rows))
        algebras = "1 algebra" if signatures == 1 else f"{signatures} algebras"
        outcome = f"{len(self.differences)} rows differ" if self.differences else "all agree"
        if not self.compared:
            outcome = "nothing was compared"
        return f"{self.compared:,} comparisons in {algebras} with {names}: {outcome}"


class _Summary:
    """Rows of one operation and witness, in some algebras and by some routes."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.compared = sum(row.compared for row in rows)
        verdicts = {row.verdict for row in rows}
        order = (DIFFERS, AGREES, WRONG, LACKS, NOT_ASKED)
        self.verdict = next(verdict for verdict in order if verdict in verdicts)
        self.spelling = next((row.spelling for row in rows if row.spelling), "")
        self.note = "; ".join(dict.fromkeys(row.note for row in rows if row.note))

    @property
    def outcome(self) -> str:
        """The verdict, with the number of algebras."""
        if self.verdict not in COUNTED:
            return self.verdict
        return f"{self.verdict} in {len(self.signatures(self.verdict))}"

    def signatures(self, verdict: str) -> list[str]:
        """Return the algebras with a verdict."""
        return list(dict.fromkeys(row.signature for row in self.rows if row.verdict == verdict))

    @property
    def error(self) -> str:
        """The worst error as text."""
        return error_text(max(row.worst for row in self.rows)) if self.compared else ""


def error_text(worst: float) -> str:
    """Return an error rounded up to a power of ten, so that it is the same on most machines.

    Examples
    --------
    >>> error_text(0.0), error_text(3e-15), error_text(float("inf"))
    ('exact', '<1e-14', 'inf')
    """
    if worst == 0:
        return "exact"
    return f"<1e{max(-15, math.floor(math.log10(worst)) + 1)}" if math.isfinite(worst) else "inf"


def _grouped(rows: Iterable[Row]) -> Iterator[tuple[tuple[str, str], list[Row]]]:
    """Yield the rows of each operation and witness, in the order in which they first occur."""
    order: dict[str, None] = dict.fromkeys(row.operation for row in rows)
    ranks = {name: rank for rank, name in enumerate(order)}
    listed = sorted(rows, key=lambda row: (ranks[row.operation], row.witness))
    for key, group in groupby(listed, key=lambda row: (row.operation, row.witness)):
        yield key, list(group)


def _page(report: Report, command: str) -> Iterator[str]:
    """Yield the lines of the page."""
    names = ", ".join(f"{name} {version}" for name, version in report.versions.items())
    yield "# Validation report"
    yield ""
    yield f"<!-- Written by `{command}`; run it again instead of editing this page. -->"
    yield ""
    yield f"Every operation of gaforge, compared with {names} by `{command}`."
    yield ""
    yield f"**{report.headline}.** On basis blades results must be equal; on random elements the"
    yield "relative error must be at most 1e-12. Errors are rounded up to a power of ten."
    for line in report.other_versions:
        yield f"\n- {line}"
    for row in report.differences:
        yield f"\n- Differs: Cl({row.signature}), {row.operation}, {row.route}: {row.difference}"
    yield from ("", "## By operation", "")
    yield from _by_operation(report)
    yield from ("", "## What is not counted as agreement", "")
    yield from _not_counted(report)
    yield from ("", "## By algebra", "")
    yield "`numba`, `torch` and `numpy` are the emitted modules that the package ships; `source` is"
    yield "the emitted Numba source, run without being compiled, and `compiled` the same, compiled."
    yield "Above n = 6, some random elements go through `Multivector`, and through kernels that are"
    yield "generated on demand."
    yield ""
    yield from _by_algebra(report)


def _by_operation(report: Report) -> Iterator[str]:
    titles = "operation|witness|asked as|algebras|comparisons|worst error|verdict|note"
    yield f"| {titles.replace('|', ' | ')} |"
    yield "| --- | --- | --- | ---: | ---: | --- | --- | --- |"
    for (operation, witness), rows in _grouped(report.rows):
        summary = _Summary(rows)
        if summary.verdict in COUNTED:
            note = "; ".join(dict.fromkeys(r.note for r in rows if r.note and r.verdict in COUNTED))
            cells = [
                f"`{operation}`",
                witness,
                f"`{summary.spelling}`",
                str(len(summary.signatures(summary.verdict))),
                f"{summary.compared:,}",
                summary.error,
                summary.verdict,
                note,
            ]
            yield _line(cells)


def _not_counted(report: Report) -> Iterator[str]:
    yield "| operation | witness | why | reason | algebras |"
    yield "| --- | --- | --- | --- | --- |"
    for (operation, witness), rows in _grouped(report.rows):
        absent = [row for row in rows if row.verdict not in COUNTED]
        for verdict, note in dict.fromkeys((row.verdict, row.note) for row in absent):
            found = [row.signature for row in absent if (row.verdict, row.note) == (verdict, note)]
            where = f"{len(found)}" if len(found) > 3 else " and ".join(f"Cl({s})" for s in found)
            name = operation if operation == "all" else f"`{operation}`"
            yield _line([name, witness, verdict, note, where])


def _by_algebra(report: Report) -> Iterator[str]:
    yield "| algebra | routes | witnesses | comparisons | worst error | verdict |"
    yield "| --- | --- | --- | ---: | --- | --- |"
    for signature in dict.fromkeys(row.signature for row in report.rows):
        rows = [row for row in report.rows if row.signature == signature and row.verdict in COUNTED]
        verdict = DIFFERS if any(row.verdict == DIFFERS for row in rows) else AGREES
        cells = [
            f"Cl({signature})",
            ", ".join(dict.fromkeys(row.route for row in rows)),
            ", ".join(dict.fromkeys(row.witness for row in rows)),
            f"{sum(row.compared for row in rows):,}",
            error_text(max((row.worst for row in rows), default=0.0)),
            verdict if rows else NOT_ASKED,
        ]
        yield _line(cells)


def _line(cells: Iterable[str]) -> str:
    """Return a line of a table, where a vertical bar inside of a cell would end it."""
    return " | ".join(["", *(cell.replace("|", "\\|") for cell in cells), ""]).strip()
