"""Vector-Jacobian products: reverse-mode differentiation of a plan, which gives another plan.

For ``out = f(a, b)`` and an array g of the size of ``out`` the plan returns, one after the other,
the gradients of ``sum of g[k] * out[k]`` in all operands. Steps of f are repeated where their
values are needed, then every step is reversed, the last one first:

- ``out[k] += s left[i] right[j]`` gives ``dleft[i] += s dout[k] right[j]``, and the same on the
  right: contractions with the same terms in another order;
- ``out = N / s`` gives ``dN = W``, ``W = dout / s``, and ``ds = -(W N) / s``;
- a root gives its slope, which is 0 where the root is 0.

What several gradients have in common, such as ``W``, is one array, so that the passes on the
program of the plan find common subexpressions of all gradients together.
"""

from __future__ import annotations

from dataclasses import replace

from gaforge.algebra import Term
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
    restrict,
    without_unread,
)

COTANGENT = "g"
"""Name of the operand that holds the gradient of the result."""


def plan_vjp(plan: Plan) -> Plan:
    """Return the plan of the gradients of all operands.

    Examples
    --------
    >>> from gaforge.algebra import Algebra
    >>> from gaforge.codegen.kernel import build_kernel
    >>> from gaforge.codegen.spec import KernelSpec
    >>> spec = KernelSpec.of(Algebra(2), "gp", "even", "vector")
    >>> vjp = plan_vjp(build_kernel(spec).plan)
    >>> [operand.name for operand in vjp.operands], vjp.result.parts
    (['g', 'a', 'b'], ('da', 'db'))
    """
    reverse = _Reverse(plan)
    for step in reversed(plan.steps):
        reverse.undo(step)
    parts = tuple(reverse.gradient(operand.name) for operand in plan.operands)
    size = sum(operand.size for operand in plan.operands)
    join = Join("out", size, parts, "the gradients of all operands")
    forward = tuple(replace(step, out=_kept(step.out)) for step in plan.steps)
    steps = without_unread((*forward, *reverse.steps, join))
    operands = (Operand(COTANGENT, plan.result.size), *plan.operands)
    degrees = (1, *plan.degrees)
    return restrict(Plan(operands, steps, f"gradient of g . out, out = {plan.form}", degrees))


class _Reverse:
    """The steps of the way back, and which arrays add up to the gradient of each array."""

    def __init__(self, plan: Plan) -> None:
        self.sizes = plan.sizes
        self.steps: list[Step] = []
        self.parts: dict[str, list[str]] = {plan.result.out: [COTANGENT]}
        self.made = {operand.name for operand in plan.operands}
        self.made |= {COTANGENT, "out", *(_kept(step.out) for step in plan.steps)}

    def undo(self, step: Step) -> None:
        """Add what a step sends back to the arrays that it read."""
        if step.out not in self.parts:
            return  # nothing depends on it
        g = self.gradient(step.out)
        if isinstance(step, Contract):
            self._undo_contract(step, g)
        elif isinstance(step, Signed):
            terms = tuple((k, i, sign) for i, k, sign in step.terms)
            self._signed(step.source, g, terms)
        elif isinstance(step, AddTwice):
            self._give(step.base, g)
            terms = tuple((k, j, 2) for k, j in enumerate(step.places) if j is not None)
            self._signed(step.addend, g, terms)
        elif isinstance(step, Combine):
            for name in step.sources:
                terms = tuple((k, i, factor) for n, i, k, factor in step.terms if n == name)
                self._signed(name, g, terms)
        elif isinstance(step, Divide):
            self._undo_divide(step, g)
        elif isinstance(step, RootAbs):
            slope = self._name(f"slope{step.out}")
            source, root = _kept(step.source), _kept(step.out)
            self.steps.append(
                RootSlope(slope, 1, source, root, f"{slope} = derivative of sqrt(|{source}|)")
            )
            self._contract(step.source, g, slope, (Term(0, 0, 0, 1),))
        else:
            raise TypeError(f"no vector-Jacobian product of {type(step).__name__}")

    def gradient(self, name: str) -> str:
        """Return the array that holds the whole gradient of an array."""
        parts = self.parts.get(name, [])
        if len(parts) == 1:
            return parts[0]
        out = self._name(f"d{name}")
        size = self.sizes[name]
        if parts:
            self.steps.append(Add(out, size, tuple(parts), f"{out} = {' + '.join(parts)}"))
        else:
            self.steps.append(Signed(out, size, COTANGENT, (), f"{out} = 0"))
        self.parts[name] = [out]
        return out

    def _undo_contract(self, step: Contract, g: str) -> None:
        left = tuple(Term(t.k, t.j, t.i, t.sign) for t in step.terms)
        right = tuple(Term(t.k, t.i, t.j, t.sign) for t in step.terms)
        if step.left == step.right:
            self._contract(step.left, g, step.left, (*left, *right))
        else:
            self._contract(step.left, g, step.right, left)
            self._contract(step.right, g, step.left, right)

    def _undo_divide(self, step: Divide, g: str) -> None:
        below = _kept(step.denominator)
        quotients = self._name("W")
        self.steps.append(Divide(quotients, step.size, g, below, f"{quotients} = {g} / {below}"))
        self._give(step.numerator, quotients)
        if step.size:
            top = self._name("h")
            terms = tuple(Term(k, k, 0, -1) for k in range(step.size))
            numerator = _kept(step.numerator)
            note = f"{top} = -({quotients} . {numerator})"
            self.steps.append(Contract(top, 1, quotients, numerator, terms, note))
            out = self._name(f"d{step.denominator}")
            self.steps.append(Divide(out, 1, top, below, f"{out} = {top} / {below}"))
            self._give(step.denominator, out)

    def _contract(self, target: str, g: str, other: str, terms: tuple[Term, ...]) -> None:
        other = _kept(other)
        out = self._name(f"d{target}")
        note = f"{out} from {g} {other}"
        self.steps.append(Contract(out, self.sizes[target], g, other, terms, note))
        self._give(target, out)

    def _signed(self, target: str, g: str, terms: tuple[tuple[int, int, int], ...]) -> None:
        out = self._name(f"d{target}")
        self.steps.append(Signed(out, self.sizes[target], g, terms, f"{out} from {g}"))
        self._give(target, out)

    def _give(self, target: str, part: str) -> None:
        self.parts.setdefault(target, []).append(part)

    def _name(self, wanted: str) -> str:
        """Return a name that is free: the wanted one, or with a number."""
        name, count = wanted, 1
        while name in self.made:
            count += 1
            name = f"{wanted}{count}"
        self.made.add(name)
        return name


def _kept(name: str) -> str:
    """Return the name of an array of the operation itself: ``out`` is the result here."""
    return "value" if name == "out" else name
