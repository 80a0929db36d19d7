"""Families of algebras, such as ``n<=4`` or ``p+q<=5, r<=1``, and identities in all of a family."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import add, eq, ge, gt, le, lt, mul, ne, sub
from typing import Any

from gaforge.algebra import Algebra
from gaforge.errors import ExpressionError, SignatureError
from gaforge.identities.bounds import check_size
from gaforge.identities.decide import decide
from gaforge.identities.kinds import parse_where
from gaforge.identities.limits import DEFAULT_TIMEOUT
from gaforge.identities.problem import check_blades, kinds_of
from gaforge.identities.verdict import (
    EXIT_STATUS,
    PROBABILISTIC,
    PROVED,
    REFUTED,
    UNDECIDED,
    Verdict,
)
from gaforge.language import error_at, parse_identity

MAX_DIMENSION = 8
"""Largest n of an algebra in a family; there are 165 up to it."""

MAX_LENGTH = 500
"""Characters of a family."""

Signature = tuple[int, int, int]
Function = Callable[[Signature], int]

_COMPARISONS = {"<=": le, "<": lt, ">=": ge, ">": gt, "==": eq, "=": eq, "!=": ne}
_SUMS: Mapping[str, Callable[[int, int], int]] = {"+": add, "-": sub}
_VARIABLES: Mapping[str, Function] = {
    "p": lambda s: s[0],
    "q": lambda s: s[1],
    "r": lambda s: s[2],
    "n": sum,
}
_TOKEN = re.compile(r"\s*(?:(\d{1,4})|([A-Za-z]+)|(<=|>=|==|!=|[<>=+*%(),-])|(\Z))")


@dataclass(frozen=True)
class Family:
    """Algebras whose signatures fulfil conditions.

    Parameters
    ----------
    text : str
        Comparisons of sums and products of ``p q r n`` and integers, with commas between those
        that must all hold, and ``or`` between alternatives; ``%`` is the remainder.

    Raises
    ------
    ExpressionError
        If it can't be read.

    Examples
    --------
    >>> [algebra.signature for algebra in Family("1 <= n <= 2, r = 0").algebras()]
    [(1, 0, 0), (0, 1, 0), (2, 0, 0), (1, 1, 0), (0, 2, 0)]
    >>> Algebra(3, 0, 1) in Family("n % 2 == 1 or p + q == 0")
    False
    """

    text: str

    def __post_init__(self) -> None:
        _ = self.condition

    @cached_property
    def condition(self) -> Callable[[Signature], bool]:
        """The conditions, as a function of a signature."""
        return _Reader(self.text).condition()

    def __contains__(self, algebra: Algebra) -> bool:
        return self.condition(algebra.signature)

    def algebras(self) -> list[Algebra]:
        """Return all algebras of the family, by n, r and q.

        Raises
        ------
        SignatureError
            If there are none, or some with n > 8.
        """
        beyond = [s for s in signatures(MAX_DIMENSION + 4) if sum(s) > MAX_DIMENSION]
        if any(map(self.condition, beyond)):
            raise SignatureError(
                f"the family {self.text!r} has algebras with n > {MAX_DIMENSION}; add a condition "
                f"such as n<={MAX_DIMENSION}"
            )
        found = [Algebra(*s) for s in signatures(MAX_DIMENSION) if self.condition(s)]
        if not found:
            raise SignatureError(f"the family {self.text!r} has no algebras")
        return found


def is_family(text: object) -> bool:
    """Tell whether a text is meant as a family and not as one signature."""
    return isinstance(text, str) and any(mark in text for mark in "<>=")


def signatures(limit: int) -> Iterator[Signature]:
    """Yield all signatures with n up to a limit, by n, r and q."""
    for n in range(limit + 1):
        for r in range(n + 1):
            for q in range(n - r + 1):
                yield n - q - r, q, r


class _Reader:
    """Reads conditions; each method returns a function of the signature."""

    def __init__(self, text: str) -> None:
        if len(text) > MAX_LENGTH:
            raise ExpressionError(f"a family is described in at most {MAX_LENGTH} characters")
        self.text = text
        self.end = 0
        self.depth = 0
        self.advance()

    def advance(self) -> None:
        """Read the next token."""
        match = _TOKEN.match(self.text, self.end)
        if match is None:
            raise self.error("this is not read; write for instance p+q<=5, r<=1")
        self.start, self.end = match.start(match.lastindex or 0), match.end()
        self.token = match[match.lastindex or 0]

    def error(self, reason: str) -> ExpressionError:
        """Return an error that shows the place."""
        return error_at(self.text, self.end if not hasattr(self, "start") else self.start, reason)

    def condition(self) -> Callable[[Signature], bool]:
        """Read alternatives."""
        alternatives = [self.conjunction()]
        while self.token == "or":
            self.advance()
            alternatives.append(self.conjunction())
        if self.token:
            raise self.error(f"a comparison or the end is expected, not {self.token!r}")
        return lambda s: any(all(test(s) for test in tests) for tests in alternatives)

    def conjunction(self) -> list[Callable[[Signature], bool]]:
        """Read comparisons with commas between them."""
        tests = list(self.comparison())
        while self.token == ",":
            self.advance()
            tests += self.comparison()
        return tests

    def comparison(self) -> Iterator[Callable[[Signature], bool]]:
        """Read one comparison, or a chain such as ``2 <= n <= 4``."""
        left = self.sum()
        if self.token not in _COMPARISONS:
            raise self.error("a comparison such as <= is expected")
        while self.token in _COMPARISONS:
            compare = _COMPARISONS[self.token]
            self.advance()
            right = self.sum()
            yield _compared(compare, left, right)
            left = right

    def sum(self) -> Function:
        """Read a sum."""
        value = self.product()
        while self.token in _SUMS:
            operator = _SUMS[self.token]
            self.advance()
            value = _combined(operator, value, self.product())
        return value

    def product(self) -> Function:
        """Read a product, or a remainder."""
        value = self.atom()
        while self.token in ("*", "%"):
            operator = mul if self.token == "*" else _remainder
            self.advance()
            value = _combined(operator, value, self.atom())
        return value

    def atom(self) -> Function:
        """Read a number, a name or a bracket."""
        token = self.token
        if token == "(":
            self.depth += 1
            if self.depth > 20:
                raise self.error("brackets are nested too deeply")
            self.advance()
            value = self.sum()
            if self.token != ")":
                raise self.error("')' is expected")
            self.depth -= 1
        elif token.isdigit():
            number = int(token)
            value = lambda s: number  # noqa: E731
        elif token in _VARIABLES:
            value = _VARIABLES[token]
        else:
            raise self.error("a number or one of p, q, r, n is expected")
        self.advance()
        return value


def _compared(
    compare: Callable[[int, int], bool], left: Function, right: Function
) -> Callable[[Signature], bool]:
    return lambda s: compare(left(s), right(s))


def _combined(operator: Callable[[int, int], int], left: Function, right: Function) -> Function:
    return lambda s: operator(left(s), right(s))


def _remainder(a: int, b: int) -> int:
    if not b:
        raise ExpressionError("a remainder by 0 does not exist")
    return a % b


# --- Identities in families -----------------------------------------------------------------------

_DESCRIPTIONS = (
    *(f"n <= {k}" for k in range(MAX_DIMENSION)),
    *(f"n >= {k}" for k in range(1, MAX_DIMENSION)),
    "n % 2 == 0",
    "n % 2 == 1",
    "r == 0",
    "r >= 1",
    "q == 0",
    "p == 0",
    "p >= 1",
    "q >= 1",
    "p + q == 0",
    "p + q >= 1",
    "p + q <= 1",
    "p * q == 0",
    "q + r == 0",
)


@dataclass(frozen=True)
class FamilyVerdict:
    """The verdicts for all algebras of a family.

    Attributes
    ----------
    family : str
    verdicts : tuple of Verdict

    Examples
    --------
    >>> print(verify_family("B*B == sp(B, B)", "2<=n<=4, q+r==0", "B: bivector"))
    B * B == sp(B, B)
    algebra     verdict  counterexample
    Cl(2,0,0)   proved
    Cl(3,0,0)   proved
    Cl(4,0,0)   refuted  B = 1 e12 + 1 e34
    holds in 2 of 3 algebras: those with n <= 3
    """

    family: str
    verdicts: tuple[Verdict, ...]

    @property
    def verdict(self) -> str:
        """Refuted if it is anywhere, else undecided, probabilistic, or proved everywhere."""
        found = {verdict.verdict for verdict in self.verdicts}
        order = (REFUTED, UNDECIDED, PROBABILISTIC, PROVED)
        return next(name for name in order if name in found)

    @property
    def exit_status(self) -> int:
        """What ``gaforge verify`` exits with."""
        return EXIT_STATUS[self.verdict]

    @property
    def summary(self) -> str:
        """Where it holds."""
        good = {v.algebra.signature for v in self.verdicts if v.verdict in (PROVED, PROBABILISTIC)}
        bad = {v.algebra.signature for v in self.verdicts if v.verdict == REFUTED}
        total = len(self.verdicts)
        if len(good) == total:
            return f"holds in all {total} algebras"
        text = f"holds in {len(good)} of {total} algebras"
        if len(good) + len(bad) < total:
            text += f", not decided in {total - len(good) - len(bad)}"
        for description in _DESCRIPTIONS if good and bad else ():
            test = Family(description).condition
            if all(map(test, good)) and not any(map(test, bad)):
                return f"{text}: those with {description}"
        return text

    def __str__(self) -> str:
        width = max(len(verdict.verdict) for verdict in self.verdicts)
        lines = [self.verdicts[0].expression]
        lines.append(f"{'algebra':<10}  {'verdict':<{width}}  counterexample".rstrip())
        lines += [table_line(verdict, width) for verdict in self.verdicts]
        return "\n".join([*lines, self.summary])

    def as_json(self) -> dict[str, Any]:
        """Return plain data for ``--json``."""
        return {
            "verdict": self.verdict,
            "family": self.family,
            "summary": self.summary,
            "verdicts": [verdict.as_json() for verdict in self.verdicts],
        }


def table_line(verdict: Verdict, width: int) -> str:
    """Return a line of the table."""
    details = ""
    if verdict.counterexample is not None:
        values = verdict.counterexample.variables.items()
        details = ", ".join(f"{name} = {value}" for name, value in values)
    elif verdict.reason is not None:
        details = verdict.reason
    return f"{verdict.algebra!s:<10}  {verdict.verdict:<{width}}  {details}".rstrip()


def verify_family(
    expr: str,
    family: str,
    where: str | Mapping[str, str] | None = None,
    *,
    timeout: float = DEFAULT_TIMEOUT,
    require_proof: bool = False,
    progress: Callable[[Iterable[Algebra]], Iterable[Algebra]] = iter,
) -> FamilyVerdict:
    """Decide whether an identity holds in each algebra of a family.

    Parameters
    ----------
    expr, where, timeout, require_proof
        As `gaforge.verify` takes them; the timeout is for each algebra.
    family : str
        Such as ``"n<=4"`` or ``"p+q<=5, r<=1"``.
    progress : callable, optional
        Wraps the list of algebras, as ``tqdm`` does.

    Examples
    --------
    >>> verify_family("~(a*b) == ~b*~a", "n<=2").summary
    'holds in all 10 algebras'
    """
    identity = parse_identity(expr)
    check_size(identity)
    declared = parse_where(where)
    kinds = kinds_of(identity, declared)
    found = []
    for algebra in progress(Family(family).algebras()):
        try:
            check_blades(algebra, identity, kinds)
        except ExpressionError as error:
            reason = str(error).partition("\n")[0]
            found.append(Verdict(UNDECIDED, str(identity), algebra, {}, (), "", 0.0, reason))
        else:
            found.append(decide(identity, algebra, declared, timeout, require_proof))
    return FamilyVerdict(family, tuple(found))
