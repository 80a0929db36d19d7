"""Common subexpressions: name repeated products and repeated sums of two terms once.

SymPy's own `cse` works on expression trees, whose order of terms is not ours and which grow with
the expanded form; here pairs are counted on flat sums, greedily, the largest saving first. Ties
go to the pair that occurs first, so that the text is the same in every process.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from gaforge.codegen.ir.program import (
    Assignment,
    Monomial,
    Program,
    Sum,
    fresh,
    make_sum,
    scalar,
)
from gaforge.codegen.passes.schedule import schedule

Factors = tuple[str, ...]
SECTION = "common subexpressions"


def cse(program: Program) -> Program:
    """Return the program with every repeated pair of factors or of terms named once."""
    sums = {a.name: a.expression for a in program.assignments if isinstance(a.expression, Sum)}
    new: list[Assignment] = []
    array = fresh(program, "t")
    while True:
        best = _best(sums)
        if best is None:
            break
        name = scalar(array, len(new))
        if isinstance(best, _FactorPair):
            expression = make_sum([(1, best.factors)])
        else:
            expression = make_sum([(best.c, best.first), (best.d, best.second)])
        sums = {key: best.replace_in(value, name) for key, value in sums.items()}
        sums[name] = expression
        new.append(Assignment(name, expression, SECTION))
    rest = tuple(replace(a, expression=sums.get(a.name, a.expression)) for a in program.assignments)
    named = tuple(replace(a, expression=sums[a.name]) for a in new)
    return schedule(replace(program, assignments=(*rest, *named)))


@dataclass(frozen=True)
class _FactorPair:
    factors: tuple[str, str]

    def replace_in(self, expression: Sum, name: str) -> Sum:
        return make_sum(
            (t.coefficient, _without(t.factors, self.factors, name)) for t in expression.terms
        )


@dataclass(frozen=True)
class _TermPair:
    """``c first + d second``, c positive, c and d without common divisor 2."""

    first: Factors
    second: Factors
    c: int
    d: int

    def replace_in(self, expression: Sum, name: str) -> Sum:
        found = {t.factors: t.coefficient for t in expression.terms}
        x, y = found.get(self.first, 0), found.get(self.second, 0)
        if not x or x * self.d != y * self.c or x % self.c:
            return expression
        rest = [
            (t.coefficient, t.factors)
            for t in expression.terms
            if t.factors not in (self.first, self.second)
        ]
        return make_sum([*rest, (x // self.c, (name,))])


def _best(sums: dict[str, Sum]) -> _FactorPair | _TermPair | None:
    """Return the pair that saves most operations, or None if none saves any."""
    savings: Counter[_FactorPair | _TermPair] = Counter()
    seen: Counter[_FactorPair | _TermPair] = Counter()
    for expression in sums.values():
        for pair in _pairs(expression):
            seen[pair] += 1
    for pair, count in seen.items():
        if count > 1:
            savings[pair] = (count - 1) * _worth(pair)
    if not savings:
        return None
    top = max(savings.values())
    return next(pair for pair, saved in savings.items() if saved == top)


def _worth(pair: _FactorPair | _TermPair) -> int:
    if isinstance(pair, _FactorPair):
        return 1
    products = sum(max(len(f) - 1, 0) for f in (pair.first, pair.second))
    return 1 + products + (abs(pair.c) != 1) + (abs(pair.d) != 1)


def _pairs(expression: Sum) -> Iterator[_FactorPair | _TermPair]:
    for term in expression.terms:
        for pair in dict.fromkeys(combinations(term.factors, 2)):
            yield _FactorPair(pair)
    for first, second in combinations(expression.terms, 2):
        yield _term_pair(first, second)


def _term_pair(first: Monomial, second: Monomial) -> _TermPair:
    if second.factors < first.factors:
        first, second = second, first
    c, d = first.coefficient, second.coefficient
    scale = -1 if c < 0 else 1
    if c % 2 == 0 and d % 2 == 0:
        scale *= 2
    return _TermPair(first.factors, second.factors, c // scale, d // scale)


def _without(factors: Factors, pair: tuple[str, str], name: str) -> list[str]:
    rest = list(factors)
    for factor in pair:
        if factor not in rest:
            return list(factors)
        rest.remove(factor)
    return [*rest, name]
