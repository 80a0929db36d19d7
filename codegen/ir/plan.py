"""Plans: a kernel as a few steps on whole arrays of coefficients.

A plan says which sparse integer contractions make the result, and in which order; it does not
say how each is evaluated. Every form of code is a lowering of the same plan: straight-line
scalars (``lower``), a loop over tables, gathers and matrix products.

Plans cannot express branches, batch axes or anything that depends on values.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from gaforge.algebra import Term


@dataclass(frozen=True)
class Contract:
    """``out[k] = sum of sign * left[i] * right[j]`` over the terms (i, j, k, sign)."""

    out: str
    size: int
    left: str
    right: str
    terms: tuple[Term, ...]
    note: str

    @property
    def sources(self) -> tuple[str, ...]:
        """Arrays that the step reads."""
        return self.left, self.right


@dataclass(frozen=True)
class Signed:
    """``out[k] = sum of sign * source[i]`` over the terms (i, k, sign).

    In a vector-Jacobian product a sign may be any integer.
    """

    out: str
    size: int
    source: str
    terms: tuple[tuple[int, int, int], ...]
    note: str

    @property
    def sources(self) -> tuple[str, ...]:
        """Arrays that the step reads."""
        return (self.source,)


@dataclass(frozen=True)
class AddTwice:
    """``out[k] = base[k] + 2 addend[j]`` where ``places[k] = j``, ``base[k]`` where it is None."""

    out: str
    size: int
    base: str
    addend: str
    places: tuple[int | None, ...]
    note: str

    @property
    def sources(self) -> tuple[str, ...]:
        """Arrays that the step reads."""
        return self.base, self.addend


@dataclass(frozen=True)
class Combine:
    """``out[k] = sum of factor * source[i]`` over the terms (source, i, k, factor).

    A source of None stands for 1: the factor itself is added.
    """

    out: str
    size: int
    terms: tuple[tuple[str | None, int, int, int], ...]
    note: str

    @property
    def sources(self) -> tuple[str, ...]:
        """Arrays that the step reads."""
        return tuple(dict.fromkeys(name for name, *_ in self.terms if name is not None))


@dataclass(frozen=True)
class Divide:
    """``out[k] = numerator[k] / denominator[0]``."""

    out: str
    size: int
    numerator: str
    denominator: str
    note: str

    @property
    def sources(self) -> tuple[str, ...]:
        """Arrays that the step reads."""
        return self.numerator, self.denominator


@dataclass(frozen=True)
class RootAbs:
    """``out[0] = sqrt(|source[0]|)``."""

    out: str
    size: int
    source: str
    note: str

    @property
    def sources(self) -> tuple[str, ...]:
        """Arrays that the step reads."""
        return (self.source,)


@dataclass(frozen=True)
class RootSlope:
    """``out[0]`` = the derivative of ``sqrt(|x|)`` at ``x = source[0]``, 0 where x is 0.

    ``root[0]`` holds the root.
    """

    out: str
    size: int
    source: str
    root: str
    note: str

    @property
    def sources(self) -> tuple[str, ...]:
        """Arrays that the step reads."""
        return self.source, self.root


@dataclass(frozen=True)
class Add:
    """``out[k]`` = the sum of the entries k of arrays of one length."""

    out: str
    size: int
    parts: tuple[str, ...]
    note: str

    @property
    def sources(self) -> tuple[str, ...]:
        """Arrays that the step reads."""
        return self.parts


@dataclass(frozen=True)
class Join:
    """``out`` = arrays one after the other: the several results of one kernel."""

    out: str
    size: int
    parts: tuple[str, ...]
    note: str

    @property
    def sources(self) -> tuple[str, ...]:
        """Arrays that the step reads."""
        return tuple(dict.fromkeys(self.parts))


@dataclass(frozen=True)
class Spinor:
    """``out`` = a product of the sources, evaluated in the spinor representation.

    What it multiplies is known from the spec alone (`gaforge.codegen.derive.spinor_forms`); it is
    the only step of its plan, and has no terms to loop over, only numbers of operations.
    """

    out: str
    size: int
    sources: tuple[str, ...]
    multiplications: int
    additions: int
    note: str


@dataclass(frozen=True)
class Exponential:
    """``out = exp(source)`` for a bivector; how is known from the spec alone.

    The only step of its plan. Numbers of operations are those of a bivector that is not halved;
    each halving adds a product of two even elements.
    """

    out: str
    size: int
    sources: tuple[str, ...]
    multiplications: int
    additions: int
    divisions: int
    roots: int
    note: str


@dataclass(frozen=True)
class Split:
    """``out`` = the commuting parts of a bivector, their squares and their kinds.

    The only step of its plan; the polynomials in it are kernels of their own. Numbers of operations
    are those of a bivector with as many parts as there can be.
    """

    out: str
    size: int
    sources: tuple[str, ...]
    multiplications: int
    additions: int
    divisions: int
    roots: int
    note: str


Step = (
    Contract
    | Signed
    | AddTwice
    | Combine
    | Divide
    | RootAbs
    | RootSlope
    | Add
    | Join
    | Spinor
    | Exponential
    | Split
)


@dataclass(frozen=True)
class Operand:
    """An input array: its name in the emitted code and the length of its last axis."""

    name: str
    size: int


@dataclass(frozen=True)
class Plan:
    """Operands, steps in order, and the name of the step that is the result.

    Attributes
    ----------
    form : str
        The identity that the plan evaluates and under which condition it is the operation.
    degrees : tuple of int
        Degree of the result in each operand, for bounds on integers.
    growth : int
        The sum of absolute coefficients of the result is at most this times the product of
        ``(1 + |x|)**degree``, |x| the sum for operand x.
    """

    operands: tuple[Operand, ...]
    steps: tuple[Step, ...]
    form: str
    degrees: tuple[int, ...]
    growth: int = 1

    @property
    def result(self) -> Step:
        """The last step."""
        return self.steps[-1]

    @property
    def divides(self) -> bool:
        """Whether the result is defined for real or complex numbers only, not for integers."""
        return any(isinstance(step, Divide | RootAbs | Exponential | Split) for step in self.steps)

    @property
    def real_only(self) -> bool:
        """Whether the result is defined for real numbers only."""
        return any(isinstance(step, RootAbs | Exponential | Split) for step in self.steps)

    @cached_property
    def sizes(self) -> dict[str, int]:
        """Length of every array, operands included."""
        sizes = {operand.name: operand.size for operand in self.operands}
        return sizes | {step.out: step.size for step in self.steps}

    @property
    def scalars_only(self) -> bool:
        """Whether only straight-line code can evaluate it: its sums have integer factors."""
        return any(
            isinstance(step, Combine)
            or (isinstance(step, Contract) and any(abs(t.sign) > 1 for t in step.terms))
            for step in self.steps
        )

    @property
    def term_count(self) -> int:
        """Number of products in all contractions, the work of a table loop."""
        return sum(len(step.terms) for step in self.steps if isinstance(step, Contract))

    def check(self) -> Plan:
        """Raise `AssertionError` if a step reads an array or entry that does not exist."""
        known = {operand.name: operand.size for operand in self.operands}
        for step in self.steps:
            assert step.out not in known, f"{step.out} is assigned twice"
            if isinstance(step, Join):
                assert step.size == sum(known[name] for name in step.parts), step.parts
            for name, entries in _reads(step):
                assert name in known, f"{step.out} reads the future"
                missing = entries - set(range(known[name]))
                assert not missing, f"{step.out} reads {name}[{min(missing)}], which does not exist"
            outside = _writes(step) - set(range(step.size))
            assert not outside, f"{step.out}[{min(outside)}] is assigned, but does not exist"
            known[step.out] = step.size
        return self


def restrict(plan: Plan) -> Plan:
    """Drop entries of intermediate arrays that nothing reads, and renumber the rest.

    Going backwards from the result, only what is used is kept, so that a plan may be written
    in full generality and still cost no more than its closed form.
    """
    used: dict[str, set[int]] = {plan.result.out: set(range(plan.result.size))}
    kept: list[Step] = []
    for step in reversed(plan.steps):
        step = _keep(step, used.get(step.out, set()))
        if isinstance(step, Join):
            used.update({name: set(range(plan.sizes[name])) for name in step.parts})
        for name, entries in _reads(step):
            used.setdefault(name, set()).update(entries)
        kept.append(step)
    fixed = {operand.name for operand in plan.operands} | {plan.result.out}
    # These steps work entry by entry, so what they write stays whole.
    whole = AddTwice | Divide | RootAbs | RootSlope | Add | Join
    fixed |= {step.out for step in plan.steps if isinstance(step, whole)}
    places = {
        name: {old: new for new, old in enumerate(sorted(entries))}
        for name, entries in used.items()
        if name not in fixed
    }
    steps = tuple(_renumber(step, places) for step in reversed(kept))
    return replace(plan, steps=steps).check()


def without_unread(steps: Sequence[Step]) -> tuple[Step, ...]:
    """Drop steps that the last one does not depend on."""
    wanted = {steps[-1].out}
    kept: list[Step] = []
    for step in reversed(steps):
        if step.out in wanted:
            wanted.update(step.sources)
            kept.append(step)
    return tuple(reversed(kept))


def _keep(step: Step, wanted: set[int]) -> Step:
    if isinstance(step, Contract):
        return replace(step, terms=tuple(t for t in step.terms if t.k in wanted))
    if isinstance(step, Signed):
        return replace(step, terms=tuple(t for t in step.terms if t[1] in wanted))
    if isinstance(step, Combine):
        return replace(step, terms=tuple(t for t in step.terms if t[2] in wanted))
    return step


def _reads(step: Step) -> Iterable[tuple[str, set[int]]]:
    if isinstance(step, Contract):
        yield step.left, {t.i for t in step.terms}
        yield step.right, {t.j for t in step.terms}
    elif isinstance(step, Signed):
        yield step.source, {t[0] for t in step.terms}
    elif isinstance(step, Combine):
        for name in step.sources:
            yield name, {i for source, i, _, _ in step.terms if source == name}
    elif isinstance(step, AddTwice):
        yield step.base, set(range(step.size))
        yield step.addend, {place for place in step.places if place is not None}
    elif isinstance(step, Divide):
        yield step.numerator, set(range(step.size))
        yield step.denominator, {0}
    elif isinstance(step, RootAbs | RootSlope):
        for name in step.sources:
            yield name, {0}
    elif isinstance(step, Add):
        for name in step.parts:
            yield name, set(range(step.size))


def _writes(step: Step) -> set[int]:
    if isinstance(step, Contract):
        return {t.k for t in step.terms}
    if isinstance(step, Signed):
        return {k for _, k, _ in step.terms}
    if isinstance(step, Combine):
        return {k for _, _, k, _ in step.terms}
    return set(range(len(step.places))) if isinstance(step, AddTwice) else set()


def _renumber(step: Step, places: dict[str, dict[int, int]]) -> Step:
    def new(name: str, entry: int) -> int:
        return places[name][entry] if name in places else entry

    size = len(places[step.out]) if step.out in places else step.size
    if isinstance(step, Contract):
        terms = tuple(
            Term(new(step.left, t.i), new(step.right, t.j), new(step.out, t.k), t.sign)
            for t in step.terms
        )
        return replace(step, size=size, terms=terms)
    if isinstance(step, Signed):
        signed = tuple((new(step.source, i), new(step.out, k), s) for i, k, s in step.terms)
        return replace(step, size=size, terms=signed)
    if isinstance(step, Combine):
        combined = tuple(
            (name, 0 if name is None else new(name, i), new(step.out, k), factor)
            for name, i, k, factor in step.terms
        )
        return replace(step, size=size, terms=combined)
    if isinstance(step, AddTwice):
        moved = tuple(None if p is None else new(step.addend, p) for p in step.places)
        return replace(step, places=moved)
    return step
