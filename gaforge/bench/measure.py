"""Rows of tables: our figure, the peer's, and the bound."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Row:
    """One line of a table: what, our figure, the peer's, their ratio, and what it should be.

    Attributes
    ----------
    case : str
        What was measured.
    ours, peer : str
        Figures with units.
    ratio : float or None
        Peer over ours for times (larger is better), or None.
    target : str
        The bound, in words; empty for information only.
    met : bool or None
        Whether the bound holds; None where there is no bound.
    """

    case: str
    ours: str
    peer: str = ""
    ratio: float | None = None
    target: str = ""
    met: bool | None = None

    def as_dict(self) -> dict[str, Any]:
        """Return a JSON-ready dict."""
        return asdict(self)


def against(
    case: str, ours: float, peer: float, unit: Callable[[float], str], least: float | None
) -> Row:
    """Return a row for two times whose ratio, peer over ours, should be at least ``least``."""
    ratio = peer / ours
    target = "" if least is None else f"at least {least:g}x"
    met = None if least is None else ratio >= least
    return Row(case, unit(ours), unit(peer), ratio, target, met)


def within(case: str, seconds: float, limit: float, peer: float | None = None) -> Row:
    """Return a row for a time in seconds that should not exceed a limit (plus the peer's)."""
    base = 0.0 if peer is None else peer
    target = f"at most {limit:g} s" + ("" if peer is None else " more")
    shown = "" if peer is None else f"{peer:.2f} s"
    return Row(case, f"{seconds:.2f} s", shown, None, target, seconds <= limit + base)


def nanoseconds(seconds: float) -> str:
    """Format a time per element."""
    return f"{seconds * 1e9:.3g} ns"


def microseconds(seconds: float) -> str:
    """Format a time per call."""
    return f"{seconds * 1e6:.3g} us"
