r"""LaTeX formulas: closed forms of small kernels, with coefficients named by their blades.

``R_{12}`` is the coefficient of ``e_{12}`` in R, ``R_{\emptyset}`` that of the scalar; an array of
one scalar has no index. Every formula is written so that `gaforge.codegen.proof.run_latex` can read
it back: sums of products of integers, symbols and their squares, brackets, fractions and roots.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import gcd

from gaforge.algebra import Algebra
from gaforge.codegen.derive.tables import derived_table
from gaforge.codegen.ir.plan import AddTwice, Contract, Divide, RootAbs, Signed, Step
from gaforge.codegen.ir.program import (
    Assignment,
    Expression,
    Monomial,
    Program,
    Quotient,
    Root,
    Sum,
    lower,
)
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.passes.expand import expand
from gaforge.codegen.passes.fold import fold
from gaforge.errors import GenerationError

MOST_TERMS = 400
"""Most terms of one kernel's formulas; more fill pages that nobody reads."""

RESULT = "y"
"""Name of the result in every formula."""

KEPT = ("s", "u")
"""Arrays of a quotient that keep their name: what divides, and what that is made of."""

GLYPHS = 64
"""Signs on a line of a formula, about the width of a page."""

WIDTH = 96
"""Longest line of the source."""


def print_table(algebra: Algebra) -> list[str]:
    """Return the multiplication table as an array: left factors in rows, right ones in columns."""
    table = derived_table(algebra)
    blades = [blade(mask, algebra) for mask in algebra.masks]
    lines = [f"\\begin{{array}}{{r|{'r' * algebra.size}}}"]
    lines += [*_cells(["", *blades]), "\\hline"]
    for left in algebra.masks:
        cells = [blade(left, algebra)]
        for right in algebra.masks:
            mask, sign = table.product(left, right)
            cells.append({1: "", 0: "0", -1: "-"}[sign] + (blade(mask, algebra) if sign else ""))
        lines += _cells(cells)
    return ["\\[", *lines, "\\end{array}", "\\]"]


def print_formula(kernel: Kernel) -> list[str]:
    """Return the closed form of a kernel as aligned equations.

    Raises
    ------
    GenerationError
        If it has more than `MOST_TERMS` terms.
    """
    plan, spec = kernel.plan, kernel.spec
    program = None
    if plan.result.size and plan.term_count <= 2 * MOST_TERMS:
        program = expand(fold(lower(plan)), KEPT if plan.divides else ())
    if program is None or count_terms(program) > MOST_TERMS:
        raise GenerationError(
            f"{spec.name} of {spec.algebra} has no LaTeX form: its formulas have no terms, or more "
            f"than {MOST_TERMS}"
        )
    writer = _Writer(symbols(kernel), "x" if spec.operation == "sandwich" else None)
    lines: list[str] = []
    for assignment in program.assignments:
        array = assignment.name.rpartition("_")[0]
        if array == program.result or (plan.divides and array in KEPT):
            lines += _equation(writer.names[assignment.name], writer.expression(assignment))
        else:
            writer.hidden[assignment.name] = assignment.expression
    return ["\\begin{align*}", *_join(lines), "\\end{align*}"]


def count_terms(program: Program) -> int:
    """Return how many terms all sums of a program have."""
    sums = (a.expression for a in program.assignments if isinstance(a.expression, Sum))
    return sum(len(expression.terms) for expression in sums)


def blade(mask: int, algebra: Algebra) -> str:
    """Return a basis blade, such as ``e_{12}``."""
    name = algebra.blade_name(mask)
    return f"e_{{{_index(name)}}}" if mask else "1"


def coefficient(array: str, mask: int, algebra: Algebra) -> str:
    r"""Return the coefficient of a basis blade, such as ``R_{12}`` or ``R_{\emptyset}``."""
    index = _index(algebra.blade_name(mask)) if mask else "\\emptyset"
    return f"{array}_{{{index}}}"


def symbols(kernel: Kernel) -> dict[str, str]:
    """Return the symbol of every entry of every array of a plan, by its name in programs.

    The blade of an intermediate entry is the symmetric difference of those it is made of. Where
    entries are no coefficients of distinct blades they are numbered, as ``M_{(3)}``.
    """
    plan = kernel.plan
    masks: dict[str, list[int] | None] = {}
    for place, operand in enumerate(plan.operands):
        layout = kernel.operand_layout(place)
        masks[operand.name] = list(layout.masks) if layout else None
    for step in plan.steps:
        masks[step.out] = _masks(step, masks)
    if kernel.spec.row.kind != "internal":
        masks[plan.result.out] = list(kernel.spec.result.masks)
    out = {}
    for array, size in plan.sizes.items():
        found = masks[array]
        shown = RESULT if array == plan.result.out else array
        for k in range(size):
            if found == [0]:
                symbol = shown
            elif found is None:
                symbol = f"{shown}_{{({k})}}"
            else:
                symbol = coefficient(shown, found[k], kernel.spec.algebra)
            out[f"{array}_{k}"] = symbol
    return out


def _masks(step: Step, masks: Mapping[str, list[int] | None]) -> list[int] | None:
    """Return the blades of a step's entries, or None if they are no distinct blades."""
    sources = [masks[name] for name in step.sources]
    if isinstance(step, Divide | RootAbs | AddTwice):
        return sources[0]
    found: list[set[int]] = [set() for _ in range(step.size)]
    if isinstance(step, Contract):
        left, right = sources
        if left is None or right is None:
            return None
        for t in step.terms:
            found[t.k].add(left[t.i] ^ right[t.j])
    else:
        assert isinstance(step, Signed)
        if sources[0] is None:
            return None
        for i, k, _ in step.terms:
            found[k].add(sources[0][i])
    single = [next(iter(entry)) for entry in found if len(entry) == 1]
    return single if len(set(single)) == step.size else None


def _index(name: str) -> str:
    """Return the indices of a blade's name, separated if they have several digits."""
    return name.removeprefix("e").replace("_", ",")


class _Writer:
    """Writes expressions; numerators are written where they are read."""

    def __init__(self, names: dict[str, str], collect: str | None) -> None:
        self.names = names
        self.order = {name: place for place, name in enumerate(names)}
        self.collect = collect
        self.hidden: dict[str, Expression] = {}

    def expression(self, assignment: Assignment) -> str:
        expression = assignment.expression
        if isinstance(expression, Sum):
            return _signed(self.summands(expression))
        if isinstance(expression, Quotient):
            return self.quotient(expression)
        if isinstance(expression, Root):
            return f"\\sqrt{{| {self.names[expression.argument]} |}}"
        raise TypeError(f"no LaTeX form for {type(expression).__name__}")

    def quotient(self, expression: Quotient) -> str:
        reciprocal = f"\\frac{{1}}{{{self.names[expression.denominator]}}}"
        numerator = self.hidden.get(expression.numerator)
        if numerator is None:  # an entry of an operand, or a sum that keeps its name
            return f"{reciprocal} {self.names[expression.numerator]}"
        assert isinstance(numerator, Sum)
        parts = self.summands(numerator)
        if len(parts) == 1 and not parts[0][1].startswith("1"):
            ((sign, text),) = parts
            return _signed([(sign, f"{reciprocal} {text}")])
        return f"{reciprocal} ( {_signed(parts)} )"

    def summands(self, expression: Sum) -> list[tuple[int, str]]:
        """Return the summands (sign, text) of a sum, collected by the entries of one array."""
        groups: dict[str, list[Monomial]] = {}
        for term in expression.terms:
            chosen = [f for f in term.factors if f.rpartition("_")[0] == self.collect]
            key = chosen[0] if len(chosen) == 1 else ""
            rest = list(term.factors)
            if key:
                rest.remove(key)
            groups.setdefault(key, []).append(Monomial(term.coefficient, tuple(rest)))
        parts = []
        for key in sorted(groups, key=lambda key: self.order.get(key, -1)):
            parts += self.collected(groups[key], self.names[key]) if key else self.flat(groups[key])
        return parts

    def flat(self, terms: Iterable[Monomial]) -> list[tuple[int, str]]:
        terms = sorted(terms, key=self.rank)
        return [(1 if t.coefficient > 0 else -1, self.monomial(t)) for t in terms]

    def rank(self, term: Monomial) -> tuple[bool, bool, list[int]]:
        """Return what terms are sorted by: numbers first, then what is added, then indices."""
        places = [self.order[factor] for factor in term.factors]
        return bool(places), term.coefficient < 0, places

    def collected(self, terms: list[Monomial], factor: str) -> list[tuple[int, str]]:
        """Return ``(sum of terms) factor``, with the common divisor outside."""
        terms = sorted(terms, key=self.rank)
        sign = 1 if terms[0].coefficient > 0 else -1
        common = gcd(*(t.coefficient for t in terms))
        inner = [replace(t, coefficient=sign * t.coefficient // common) for t in terms]
        outside = [] if common == 1 else [str(common)]
        if len(inner) > 1:
            outside.append(f"( {_signed(self.flat(inner))} )")
        elif inner[0].factors:
            outside.append(self.monomial(inner[0]))
        return [(sign, " ".join([*outside, factor]))]

    def monomial(self, term: Monomial) -> str:
        """Return a product without its sign, equal factors as powers."""
        value, factors = abs(term.coefficient), term.factors
        words = [] if value == 1 and factors else [str(value)]
        for factor in dict.fromkeys(factors):
            power = factors.count(factor)
            words.append(self.names[factor] + (f"^{power}" if power > 1 else ""))
        return " ".join(words)


def _signed(parts: list[tuple[int, str]]) -> str:
    if not parts:
        return "0"
    (sign, text), *rest = parts
    out = f"- {text}" if sign < 0 else text
    return " ".join([out, *(f"{'-' if sign < 0 else '+'} {text}" for sign, text in rest)])


def _equation(left: str, right: str) -> list[str]:
    """Return an equation on as many lines as it needs, broken before signs."""
    lines = [f"{left} &="]
    for word in right.split(" "):
        if word in "+-" and _glyphs(lines[-1]) > GLYPHS:
            lines.append("&\\quad")
        lines[-1] += f" {word}"
    return lines


def _glyphs(text: str) -> int:
    """Return about how many signs a text prints."""
    for mark in ("\\emptyset", "\\quad"):
        text = text.replace(mark, "0")
    return sum(character not in "_^{} &" for character in text)


def _join(equations: list[str]) -> list[str]:
    """Return source lines: every line of the formula but the last ends in a break."""
    lines = []
    for place, text in enumerate(equations):
        end = " \\\\" if place < len(equations) - 1 else ""
        lines += _wrap(f"{text}{end}", "  ", "    ")
    return lines


def _cells(cells: list[str]) -> list[str]:
    return _wrap(f"{' & '.join(cells)} \\\\".lstrip(), "  ", "    ")


def _wrap(text: str, first: str, rest: str) -> list[str]:
    """Break a source line at spaces."""
    lines = [first]
    for word in text.split(" "):
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(rest)
        lines[-1] += word if not lines[-1].strip() else f" {word}"
    return lines
