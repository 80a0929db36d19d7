"""Limits on time and size, checked where the work is done."""

from __future__ import annotations

import time

DEFAULT_TIMEOUT = 60.0
"""Seconds for one identity in one algebra."""

MAX_BYTES = 120_000_000
"""Size of the polynomials that may be alive in one multivector."""

TERM_BYTES = 220
"""Size of a term with a short monomial: an entry of a dict, and two integers."""

MAX_MONOMIAL_BITS = 8192
"""Bits of a monomial: generators times bits of an exponent."""


class NotDecidedError(Exception):
    """Raised, and caught by `gaforge.identities.decide`, where the truth can't be found."""


class TooLargeError(NotDecidedError):
    """Raised where an expansion would have too many terms or take too long."""


class Clock:
    """A deadline, and a count of products.

    Parameters
    ----------
    seconds : float
        From now.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds that are left."""
        return self.end - time.monotonic()

    def check(self) -> None:
        """Raise `TooLargeError` after the deadline."""
        if self.left < 0:
            raise TooLargeError(f"it takes longer than {self.seconds:g} s")

    def part(self, share: float) -> Clock:
        """Return a clock for a share of the time that is left."""
        return Clock(max(0.0, share * self.left))
