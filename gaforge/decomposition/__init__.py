"""Bivectors as commuting parts: split, exp, log, roots, in every signature."""

from gaforge.decomposition.functions import exp, log, power, slerp, sqrt
from gaforge.decomposition.outcomes import Iteration, Kind, Outcome, Result, Split
from gaforge.decomposition.splitting import split

__all__ = [
    "Iteration",
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
