"""Symbolic identities: proved, or refuted with a counterexample.

The data path: `language` reads, `kinds` and `cases` say what variables range over, `problem` puts
them together, `refute`, `prove` and `certificate` find out, `decide` gives a `verdict`.
"""

from gaforge.identities.decide import verify
from gaforge.identities.verdict import Counterexample, Verdict

__all__ = ["Counterexample", "Verdict", "verify"]
