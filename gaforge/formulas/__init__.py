"""A user's formula as an emitted, proved kernel."""

from gaforge.formulas.compiled import Formula, compile

__all__ = ["Formula", "compile"]
