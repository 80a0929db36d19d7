"""Symbolic identities: proved, or refuted with a counterexample.

The data path: `language` reads text; `kinds` and `cases` say what variables range over; `problem`
puts an identity and a case for each variable together. `evaluate` computes with multivectors in a
`space` over any of the `rings`, with `inverse`, `roots` and `exponentials` for what is not a
product. On it stand `points` and `refute` (exact counterexamples), `prove` (expansion) and
`certificate` (random evaluation), which `decide` calls one after another for a `verdict`; `witness`
evaluates counterexamples a second time. `families` and the `catalogue` ask many questions at once.
"""

from gaforge.identities.decide import verify
from gaforge.identities.families import FamilyVerdict, verify_family
from gaforge.identities.verdict import Counterexample, Verdict

__all__ = ["Counterexample", "FamilyVerdict", "Verdict", "verify", "verify_family"]
