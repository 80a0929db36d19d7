"""The invariant decomposition of bivectors in closed form: polynomials, roots and parts.

Let ``B = b_1 + ... + b_k`` be a sum of commuting blades with the squares s_i. Then
``W_m = <B**m>_2m / m!`` is the sum of the products of m different parts, so that

    <W_m W_m>_0 = e_m(s),    V_m = <W_m W_{m+1}>_2 = sum over i of e_m(s without s_i) b_i,

e_m the elementary symmetric polynomials. The first are, up to signs, the coefficients of the
polynomial whose roots are the squares; the second are k linear equations for the parts, which SymPy
solves (`closed_form`). Nothing in the polynomials is divided, so that they are contractions of B
with itself; what is divided by, differences of squares, is left for the end.

References
----------
M. Roelfs and S. De Keninck, Graded symmetry groups: plane and simple, Adv. Appl. Clifford Algebras
33 (2023), section 6.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from gaforge.algebra import Algebra, Term
from gaforge.algebra.blades import grade_masks
from gaforge.codegen.catalogue import LARGEST_SPLIT
from gaforge.codegen.derive.products import contract
from gaforge.codegen.ir.cost import Cost, cost
from gaforge.codegen.ir.plan import Contract, Join, Operand, Plan, Split, Step
from gaforge.codegen.ir.program import lower
from gaforge.codegen.passes import optimise
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GenerationError

OPERATIONS_OF_PARTS = {1: (4, 0, 0, 0), 2: (30, 10, 2, 1)}
"""About what roots, scales and kinds take, by the number of parts."""

OPERATIONS_OF_COEFFICIENTS = {1: 6, 2: 20}
"""About what scaling, sizes, parts and tests take for each coefficient of B, of either kind."""


@cache
def closed_form(k: int) -> tuple[tuple[Any, ...], Any]:
    """Return the part with the square s_1 as a linear form of V_0, ..., V_{k-1}, and its divisor.

    The solution of the linear equations for the parts, with ``V_0 = B``: coefficients as SymPy's
    expressions in s_1, ..., s_k, and the polynomial that the sum is divided by.

    Examples
    --------
    >>> closed_form(2)
    ((s1, -1), s1 - s2)
    >>> closed_form(3)[0]
    (s1**2, -s1, 1)
    """
    import sympy

    squares = sympy.symbols(f"s1:{k + 1}")
    rows = []
    for m in range(k):
        others = ([s for s in squares if s != left] for left in squares)
        rows.append([elementary(m, rest) for rest in others])
    first = sympy.Matrix(rows).inv()[0, :].applyfunc(sympy.factor)
    divisor = sympy.prod(squares[0] - other for other in squares[1:])
    return tuple(sympy.cancel(entry * divisor) for entry in first), divisor


def elementary(m: int, values: Any) -> Any:
    """Return the elementary symmetric polynomial of degree m.

    Examples
    --------
    >>> elementary(2, (2, 3, 5))
    31
    """
    import sympy

    return sum((sympy.prod(chosen) for chosen in combinations(values, m)), sympy.Integer(0))


def plan_invariants(spec: KernelSpec) -> Plan:
    """Return ``<W_m W_m>_0`` for m = 1, ..., k, ``|W_m|**2`` for m > 1, and V_m for m < k.

    Examples
    --------
    >>> plan = plan_invariants(KernelSpec.of(Algebra(4), "split_invariants"))
    >>> print(*(step.note for step in plan.steps[:3]), sep="; ")
    W2 = B ^ B / 2; c1 = <B B>_0; c2 = <W2 W2>_0
    >>> plan.result.size
    9
    """
    algebra, k = spec.algebra, spec.algebra.n // 2
    steps: list[Step] = []
    name = {m: f"W{m}" if m > 1 else "B" for m in range(1, k + 1)}
    grade = {m: grade_masks(algebra.n, 2 * m) for m in range(1, k + 1)}
    for m in range(2, k + 1):
        terms = _outer_power(algebra, m)
        note = f"W{m} = B ^ {name[m - 1]} / {m}"
        steps.append(Contract(name[m], len(grade[m]), "B", name[m - 1], terms, note))
    for m in range(1, k + 1):
        W, masks = name[m], grade[m]
        square = contract(algebra, "gp", masks, masks, (0,))
        steps.append(Contract(f"c{m}", 1, W, W, square, f"c{m} = <{W} {W}>_0"))
    for m in range(2, k + 1):
        W = name[m]
        size = tuple(Term(i, i, 0, 1) for i in range(len(grade[m])))
        steps.append(Contract(f"q{m}", 1, W, W, size, f"q{m} = |{W}|^2"))
    for m in range(1, k):
        terms = contract(algebra, "gp", grade[m], grade[m + 1], grade[1])
        note = f"V{m} = <{name[m]} {name[m + 1]}>_2"
        steps.append(Contract(f"V{m}", len(grade[1]), name[m], name[m + 1], terms, note))
    parts = [step.out for step in steps if not step.out.startswith("W")]
    total = sum(step.size for step in steps if not step.out.startswith("W"))
    steps.append(Join("out", total, tuple(parts), "all of them"))
    return Plan((Operand("B", len(grade[1])),), tuple(steps), spec.row.law, (2 * k,)).check()


def _outer_power(algebra: Algebra, m: int) -> tuple[Term, ...]:
    """Return the terms of ``B ^ W_{m-1} / m``: those where B holds the first vector of a blade.

    Each product of m different parts stands m times in ``B ^ W_{m-1}``, with B in each place; of
    these the one with the first vector in B is kept.
    """
    pairs, rest, out = (grade_masks(algebra.n, 2 * j) for j in (1, m - 1, m))
    return tuple(
        term
        for term in contract(algebra, "op", pairs, rest, out)
        if pairs[term.i] & (out[term.k] & -out[term.k])
    )


def plan_defects(spec: KernelSpec) -> Plan:
    """Return halves of ``a ^ a``, ``b ^ b`` and ``a b - b a`` of two bivectors."""
    algebra, (left, right) = spec.algebra, spec.layouts
    fours = grade_masks(algebra.n, 4)
    outer = contract(algebra, "op", left.masks, left.masks, fours)
    half = tuple(term for term in outer if term.i < term.j)
    commutator = contract(algebra, "cp", left.masks, right.masks, left.masks)
    steps = (
        Contract("aa", len(fours), "a", "a", half, "a ^ a / 2"),
        Contract("bb", len(fours), "b", "b", half, "b ^ b / 2"),
        Contract("ab", left.size, "a", "b", commutator, "(a b - b a) / 2"),
        Join("out", 2 * len(fours) + left.size, ("aa", "bb", "ab"), "all of them"),
    )
    operands = (Operand("a", left.size), Operand("b", right.size))
    return Plan(operands, steps, spec.row.law, (2, 2)).check()


def plan_split(spec: KernelSpec) -> Plan:
    """Return the plan of a split: one step, with the operations of an element of k parts.

    Raises
    ------
    GenerationError
        For n > 5.

    Examples
    --------
    >>> step = plan_split(KernelSpec.of(Algebra(4), "split")).result
    >>> step.size, step.note
    (16, 'k parts, their k squares, their k kinds')
    """
    n, m = spec.algebra.n, spec.layouts[0].size
    k = n // 2
    if not 2 <= n <= LARGEST_SPLIT:
        raise GenerationError(
            f"{spec.name} of {spec.algebra} is not generated: the closed form is for n from 2 to "
            f"{LARGEST_SPLIT}; k.split takes apart bivectors of every n"
        )
    costs = [Cost(*OPERATIONS_OF_PARTS[k]), *map(_cost_of, spec.needs)]
    multiplications, additions, divisions, roots = map(sum, zip(*costs, strict=True))
    note = "k parts, their k squares, their k kinds"
    each = OPERATIONS_OF_COEFFICIENTS[k] * m
    counts = (multiplications + each, additions + each, divisions, roots)
    step = Split("out", k * (m + 2), ("B",), *counts, note)
    return Plan((Operand("B", m),), (step,), spec.row.law, (1,))


def _cost_of(spec: KernelSpec) -> Cost:
    plan = plan_invariants(spec) if spec.operation == "split_invariants" else plan_defects(spec)
    return cost(optimise(lower(plan)))
