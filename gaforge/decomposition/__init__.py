"""Bivectors as commuting parts: split, exp, log, roots, in every signature."""

from gaforge.decomposition.functions import exp, log, power, slerp, split, sqrt
from gaforge.decomposition.outcomes import Kind, Outcome, Result, Split

__all__ = [
    "Kind",
    "Outcome",
    "Result",
    "Split",
    "exp",
    "log",
    "power",
    "slerp",
    "split",
    "sqrt",
]
