"""Programs: straight-line arithmetic on scalars.

A program is a list of assignments ``name = expression``. Expressions are sums of monomials with
integer coefficients, quotients of two names, ``sqrt(|name|)`` and its derivative: what the closed
forms of geometric algebra need. It cannot express branches, loops, arrays or functions of any other kind.
Names are ``<array>_<entry>``, such as ``a_3``, so they never meet a name of the user's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from gaforge.codegen.ir.plan import (
    Add,
    AddTwice,
    Combine,
    Contract,
    Divide,
    Join,
    Operand,
    Plan,
    RootAbs,
    RootSlope,
    Signed,
    Step,
)


@dataclass(frozen=True)
class Monomial:
    """An integer times a product of names, sorted."""

    coefficient: int
    factors: tuple[str, ...]


@dataclass(frozen=True)
class Sum:
    """A sum of monomials; no terms is zero."""

    terms: tuple[Monomial, ...]


@dataclass(frozen=True)
class Quotient:
    """``numerator / denominator``."""

    numerator: str
    denominator: str


@dataclass(frozen=True)
class Root:
    """``sqrt(|argument|)``."""

    argument: str


@dataclass(frozen=True)
class Slope:
    """The derivative of ``sqrt(|argument|)``, whose value is ``root``; 0 where that is 0."""

    argument: str
    root: str


@dataclass(frozen=True)
class Load:
    """Entry of an operand, read once into a scalar."""

    array: str
    entry: int


Expression = Sum | Quotient | Root | Slope | Load


@dataclass(frozen=True)
class Assignment:
    """``name = expression``; assignments of one section stand under one comment."""

    name: str
    expression: Expression
    section: str


@dataclass(frozen=True)
class Program:
    """Operands, assignments in order, and the name of the result array with its length."""

    operands: tuple[Operand, ...]
    assignments: tuple[Assignment, ...]
    result: str
    size: int

    @property
    def outputs(self) -> tuple[str, ...]:
        """Names that hold the result."""
        return tuple(scalar(self.result, k) for k in range(self.size))

    @property
    def inputs(self) -> tuple[str, ...]:
        """Names of the operands' entries that are read, in order."""
        used = {name for a in self.assignments for name in names(a.expression)}
        used -= {a.name for a in self.assignments}
        return tuple(
            name
            for operand in self.operands
            for name in (scalar(operand.name, i) for i in range(operand.size))
            if name in used
        )

    def check(self) -> Program:
        """Raise `AssertionError` if a name is read before it is assigned, or assigned twice."""
        loaded = {a.name for a in self.assignments if isinstance(a.expression, Load)}
        known = {scalar(o.name, i) for o in self.operands for i in range(o.size)} - loaded
        for assignment in self.assignments:
            missing = [n for n in names(assignment.expression) if n not in known]
            assert not missing, f"{assignment.name} reads {missing} before they are assigned"
            assert assignment.name not in known, f"{assignment.name} is assigned twice"
            known.add(assignment.name)
        assert all(name in known for name in self.outputs), "an output is never assigned"
        return self


def scalar(array: str, entry: int) -> str:
    """Return the name of one entry of an array."""
    return f"{array}_{entry}"


def fresh(program: Program, array: str) -> str:
    """Return an array name that the program does not use: ``t``, or ``tt`` if there is a ``t``."""
    taken = {operand.name for operand in program.operands}
    taken |= {assignment.name.rpartition("_")[0] for assignment in program.assignments}
    name = array
    while name in taken:
        name += array
    return name


def names(expression: Expression) -> Iterable[str]:
    """Yield the names that an expression reads, with repetitions."""
    if isinstance(expression, Sum):
        for term in expression.terms:
            yield from term.factors
    elif isinstance(expression, Quotient):
        yield from (expression.numerator, expression.denominator)
    elif isinstance(expression, Root):
        yield expression.argument
    elif isinstance(expression, Slope):
        yield from (expression.argument, expression.root)


def rename(expression: Expression, new: Mapping[str, str]) -> Expression:
    """Return the expression with names replaced."""
    if isinstance(expression, Sum):
        return make_sum(
            (t.coefficient, [new.get(f, f) for f in t.factors]) for t in expression.terms
        )
    if isinstance(expression, Quotient):
        top, below = expression.numerator, expression.denominator
        return Quotient(new.get(top, top), new.get(below, below))
    if isinstance(expression, Root):
        return Root(new.get(expression.argument, expression.argument))
    if isinstance(expression, Slope):
        argument, root = expression.argument, expression.root
        return Slope(new.get(argument, argument), new.get(root, root))
    return expression


def make_sum(terms: Iterable[tuple[int, Iterable[str]]]) -> Sum:
    """Return the sum of ``coefficient * product of factors``, like terms merged, zeros dropped.

    Terms keep the order of their first occurrence, a positive one first if there is any.
    """
    total: Counter[tuple[str, ...]] = Counter()
    for coefficient, factors in terms:
        total[tuple(sorted(factors, key=_natural))] += coefficient
    monomials = [Monomial(c, f) for f, c in total.items() if c]
    monomials.sort(key=lambda m: m.coefficient < 0)
    return Sum(tuple(monomials))


def _natural(name: str) -> tuple[str, int]:
    array, _, entry = name.rpartition("_")
    return array, int(entry)


def lower(plan: Plan) -> Program:
    """Unroll a plan: one assignment per entry of every array."""
    assignments = []
    for step in plan.steps:
        expressions = _joined(step, plan) if isinstance(step, Join) else _unroll(step)
        for k, expression in enumerate(expressions):
            assignments.append(Assignment(scalar(step.out, k), expression, step.note))
    result = plan.result
    return Program(plan.operands, tuple(assignments), result.out, result.size).check()


def _unroll(step: Step) -> list[Expression]:
    if isinstance(step, Contract):
        rows: list[list[tuple[int, tuple[str, ...]]]] = [[] for _ in range(step.size)]
        for t in step.terms:
            rows[t.k].append((t.sign, (scalar(step.left, t.i), scalar(step.right, t.j))))
        return [make_sum(row) for row in rows]
    if isinstance(step, Signed):
        rows = [[] for _ in range(step.size)]
        for i, k, sign in step.terms:
            rows[k].append((sign, (scalar(step.source, i),)))
        return [make_sum(row) for row in rows]
    if isinstance(step, Combine):
        rows = [[] for _ in range(step.size)]
        for name, i, k, factor in step.terms:
            rows[k].append((factor, () if name is None else (scalar(name, i),)))
        return [make_sum(row) for row in rows]
    if isinstance(step, AddTwice):
        out: list[Expression] = []
        for k, place in enumerate(step.places):
            twice = [] if place is None else [(2, (scalar(step.addend, place),))]
            out.append(make_sum([(1, (scalar(step.base, k),)), *twice]))
        return out
    if isinstance(step, Divide):
        below = scalar(step.denominator, 0)
        return [Quotient(scalar(step.numerator, k), below) for k in range(step.size)]
    if isinstance(step, Add):
        return [make_sum((1, (scalar(p, k),)) for p in step.parts) for k in range(step.size)]
    if isinstance(step, RootSlope):
        return [Slope(scalar(step.source, 0), scalar(step.root, 0))]
    assert isinstance(step, RootAbs)
    return [Root(scalar(step.source, 0))]


def _joined(step: Join, plan: Plan) -> list[Expression]:
    entries = [scalar(name, i) for name in step.parts for i in range(plan.sizes[name])]
    return [make_sum([(1, (entry,))]) for entry in entries]
