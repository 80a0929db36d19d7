"""The decision: try random points, expand, and where that is too large, evaluate at random."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gaforge.algebra import Algebra
from gaforge.errors import ExpressionError
from gaforge.identities.bounds import check_size
from gaforge.identities.certificate import certify
from gaforge.identities.kinds import Kind, parse_where
from gaforge.identities.limits import DEFAULT_TIMEOUT, Clock, NotDecidedError, TooLargeError
from gaforge.identities.points import Point
from gaforge.identities.problem import Problem, check_blades, kinds_of, problems
from gaforge.identities.prove import MAX_WORK, UNLIMITED, Proof, prove
from gaforge.identities.refute import Choices, Search
from gaforge.identities.verdict import (
    PROBABILISTIC,
    PROVED,
    REFUTED,
    UNDECIDED,
    Counterexample,
    Verdict,
)
from gaforge.identities.witness import differ, sides
from gaforge.language import Identity, parse_identity

if TYPE_CHECKING:
    from gaforge.multivector import Multivector

FIRST_SMALL = 12
"""Simple points at which an identity is tried before all else."""

FIRST_TRIES = 2
"""Random points at which it is tried before it is expanded."""

FIRST_SECONDS = 2.0
"""Time for these points, for all cases together."""

EXPANSION_SHARE = 0.6
"""Part of the time that expansions may take, shared by cases; the rest is for certificates."""

LEAST_SHARE = 0.1
"""Part of the time that is left that the expansion of one of many cases may take."""


def verify(
    expr: str,
    algebra: str | Algebra | Iterable[int],
    where: str | Mapping[str, str] | None = None,
    *,
    timeout: float = DEFAULT_TIMEOUT,
    require_proof: bool = False,
) -> Verdict:
    """Decide whether an identity holds in an algebra.

    Parameters
    ----------
    expr : str
        ``left == right`` in the operators and operations of multivectors; nothing is evaluated.
    algebra : str, Algebra or tuple
        Such as ``"3,0,1"``.
    where : str or mapping, optional
        What variables range over, such as ``"R: versor, v: null vector"``. By default u, v, w are
        vectors, R a rotor, V a versor, e1, e12 and so on basis blades, all others multivectors.
    timeout : float
        Seconds after which the verdict is ``undecided``.
    require_proof : bool
        Expand as long as there is time, and do not prefer a quick certificate. The verdict may
        still be ``probabilistic``.

    Returns
    -------
    Verdict
        ``proved``: exact, for all real elements of the kinds. ``refuted``: with an exact
        counterexample. ``probabilistic``: true except with a stated probability. ``undecided``:
        with the reason.

    Raises
    ------
    ExpressionError
        If the expression or a declaration can't be read.
    SignatureError
        If the algebra can't be read.

    Examples
    --------
    >>> verify("~(a*b) == ~b*~a", "3,0,1").verdict
    'proved'
    >>> verdict = verify("a*b == b*a", "2")
    >>> print(verdict.verdict, verdict.counterexample.variables["a"])
    refuted 1 e1
    >>> verify("V*v*inv(V) == grade(V*v*inv(V), 1)", "4,1", {"V": "versor"}).verdict
    'proved'
    """
    if not timeout > 0:
        raise ExpressionError(f"the timeout must be a positive number of seconds, not {timeout!r}")
    identity = parse_identity(expr)
    check_size(identity)
    algebra = Algebra.parse(algebra)
    return decide(identity, algebra, parse_where(where), timeout, require_proof)


def decide(
    identity: Identity,
    algebra: Algebra,
    declared: Mapping[str, Kind],
    timeout: float,
    require_proof: bool = False,
) -> Verdict:
    """Decide whether an identity that was read holds in an algebra."""
    kinds = kinds_of(identity, declared)
    check_blades(algebra, identity, kinds)
    work = UNLIMITED if require_proof else MAX_WORK
    task = _Task(identity, algebra, kinds, Clock(timeout), work)
    return task.run()


@dataclass
class _Task:
    """One decision, and what is found on the way."""

    identity: Identity
    algebra: Algebra
    kinds: Mapping[str, Kind]
    clock: Clock
    work: int
    started: float = field(default_factory=time.perf_counter)
    cases: list[Problem] = field(default_factory=list)
    proofs: list[Proof] = field(default_factory=list)
    exponents: list[int] = field(default_factory=list)
    vacuous: list[str] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)

    def run(self) -> Verdict:
        """Return the verdict."""
        try:
            self.cases = list(problems(self.algebra, self.identity, self.kinds))
            found = self._first_points()
            for k, problem in enumerate(self.cases):
                if found is None:
                    share = max(EXPANSION_SHARE / (len(self.cases) - k), LEAST_SHARE)
                    found = self._decide_case(problem, share)
        except NotDecidedError as error:
            return self._verdict(UNDECIDED, reason=str(error))
        except MemoryError:
            return self._verdict(UNDECIDED, reason="the memory that is left is too small for it")
        return self._summary() if found is None else found

    def _first_points(self) -> Verdict | None:
        """Try random points of each case, which shows most false identities at once."""
        clock = Clock(min(FIRST_SECONDS, self.clock.left))
        for problem in self.cases:
            search = Search(problem, clock)
            try:
                choices = search.small(FIRST_SMALL) or search.dense(FIRST_TRIES)
            except TooLargeError:
                return None
            if choices is not None:
                return self._refuted(problem, choices)
        return None

    def _decide_case(self, problem: Problem, share: float) -> Verdict | None:
        """Decide one case; return a verdict if it settles the matter."""
        try:
            proof = prove(problem, self.clock.part(share), self.work)
        except TooLargeError as error:
            return self._certify(problem, str(error))
        except NotDecidedError as error:
            self.reasons.append(str(error))
            return None
        if proof.vacuous:
            self.vacuous.append(problem.label)
        elif proof.failure is not None:
            search = Search(problem, self.clock)
            choices = search.any(proof.failure)
            if choices is not None:
                return self._refuted(problem, choices)
            self.reasons.append("the sides differ as polynomials, but no rational point shows it")
        else:
            self.proofs.append(proof)
        return None

    def _certify(self, problem: Problem, reason: str) -> Verdict | None:
        """Evaluate at a random point modulo a prime, where an expansion is too large."""
        try:
            certificate = certify(problem, self.clock)
        except NotDecidedError as error:
            self.reasons.append(f"{reason}, and {error}" if str(error) != reason else reason)
            return None
        if certificate.vacuous:
            self.vacuous.append(problem.label)
        elif certificate.holds:
            self.exponents.append(certificate.exponent)
        else:
            choices = Search(problem, self.clock).any()
            if choices is not None:
                return self._refuted(problem, choices)
            self.reasons.append("the sides differ modulo a prime, but no rational point shows it")
        return None

    def _refuted(self, problem: Problem, choices: Choices) -> Verdict:
        """Return the verdict for a point, made small and evaluated a second time."""
        search = Search(problem, self.clock)
        method = "evaluated at an exact point"
        try:
            point = search.shrunk(search.small() or choices)
        except TooLargeError:
            point = search.point(choices) or {}
            method += ", which there was no time to make as small as it can be"
        left, right = sides(problem, point)
        if not differ(left, right):
            return self._verdict(
                UNDECIDED, reason=f"two evaluations disagree at {dict(point)}; please report this"
            )
        example = Counterexample(
            {name: self._multivector(point, name) for name in point},
            {name: case.label for name, case in problem.cases.items()},
            left,
            right,
        )
        return self._verdict(REFUTED, method, counterexample=example)

    def _multivector(self, point: Point, name: str) -> Multivector:
        values = {self.algebra.blade_name(mask): value for mask, value in point[name].items()}
        return self.algebra.multivector(values or {"1": 0}).astype(object)

    def _summary(self) -> Verdict:
        """Return the verdict where nothing is refuted."""
        if self.reasons:
            return self._verdict(UNDECIDED, reason=self.reasons[0])
        if not self.proofs and not self.exponents:
            return self._verdict(
                UNDECIDED, reason="an inverse in it exists nowhere, so nothing is claimed"
            )
        if not self.exponents:
            return self._verdict(PROVED, self._method())
        exponent = min(self.exponents) - (len(self.exponents) - 1).bit_length()
        method = (
            f"evaluated at a random point modulo a random prime in {len(self.exponents)} of "
            f"{len(self.cases)} cases (Schwartz-Zippel, error at most 2^-{exponent} with the sizes "
            "of coefficients included)"
        )
        return self._verdict(PROBABILISTIC, method, bound=2.0**-exponent)

    def _method(self) -> str:
        generators = max(proof.generators for proof in self.proofs)
        text = f"expanded in integer polynomials in {generators} symbols; all coefficients vanish"
        replaced = sorted({name for proof in self.proofs for name in proof.replaced})
        if replaced:
            text += f"; {', '.join(replaced)} replaced by basis blades, as both sides are linear"
        if len(self.cases) > 1:
            text += f"; {len(self.cases)} cases"
        return text

    def _verdict(
        self,
        verdict: str,
        method: str = "",
        *,
        reason: str | None = None,
        counterexample: Counterexample | None = None,
        bound: float | None = None,
    ) -> Verdict:
        return Verdict(
            verdict,
            str(self.identity),
            self.algebra,
            self._quantified(),
            self._conditions(),
            method,
            time.perf_counter() - self.started,
            reason,
            counterexample,
            bound,
        )

    def _quantified(self) -> dict[str, str]:
        """Say what each variable ranges over."""
        out = {}
        for name, kind in self.kinds.items():
            labels = list(dict.fromkeys(p.cases[name].label for p in self.cases)) or [kind.name]
            out[name] = _listed(labels)
        return out

    def _conditions(self) -> tuple[str, ...]:
        """Say what the claim is restricted to."""
        out = ["where all inverses exist"] if self.cases and self.cases[0].inverts else []
        out += [f"except for {label}: an inverse exists nowhere" for label in self.vacuous]
        return tuple(out)


def _listed(labels: list[str]) -> str:
    return labels[0] if len(labels) == 1 else f"{', '.join(labels[:-1])} and {labels[-1]}"
