"""Execute the source of an emitted module of gradients without compiling it, and prove it.

A kernel is proved by the adjoint identity: the gradients that it computes are those of
``sum of g[k] * out[k]``, out being what the law of the operation says, from the bit-counted table.

- On symbols, for laws of up to some thousand terms: gradients of polynomials are taken monomial by
  monomial and compared; a quotient by d is a product with w, ``w d = 1``, and its gradient has the
  terms in w and in w squared that the quotient rule says.
- On random integers modulo two primes otherwise, and for inverses: the derivative of the law along
  a random direction h, by dual numbers, satisfies ``g . derivative = gradients . h``. Both sides
  are polynomials of low degree, or quotients of such, so a wrong text passes with a probability
  below 1e-16 (Schwartz, Zippel).

What is wanted, repeated or a batch is then checked on integers against single elements.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from sympy.polys.rings import PolyElement

from gaforge.algebra import Algebra, blade_product
from gaforge.codegen.derive.vjp import COTANGENT
from gaforge.codegen.ir.plan import Divide, Operand, RootAbs, RootSlope
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.numba_module import RUN
from gaforge.codegen.modules.runtime import ARRAYS, solid_places
from gaforge.codegen.modules.spinor_section import MASKS
from gaforge.codegen.modules.vjp_module import (
    LARGE_IMPORTS,
    RUN_VJP,
    VJP_IMPORTS,
    VjpKernel,
    as_vjp,
)
from gaforge.codegen.printers.vjp import TILE
from gaforge.codegen.proof.dual import MODULUS, Dual, Residue, solve
from gaforge.codegen.proof.laws import (
    Entries,
    action_numerator,
    entries,
    expected,
    multivector,
    scalar_square,
)
from gaforge.codegen.proof.prove import compare, universe_of
from gaforge.codegen.proof.run_numba import Width, evaluate_function, executed, numba_names
from gaforge.codegen.proof.run_spinor import SPINOR_NAMES
from gaforge.codegen.proof.run_spinor_adjoint import prove_spinor_adjoint
from gaforge.codegen.proof.symbols import Row, Symbolic, Universe, Vector
from gaforge.codegen.proof.symbols import sqrt as symbolic_sqrt
from gaforge.errors import ProofError

MOST_SYMBOLIC = 5000
"""Most terms of a law, written out, whose gradient is proved on symbols; above, on integers."""

SYMBOLS, INTEGERS = "symbols", "integers modulo primes"


def load_source(source: str) -> dict[str, Any]:
    """Execute the text of a module with its imports replaced, and return its names.

    Raises
    ------
    ProofError
        If the text that all modules share is not what it should be.
    """
    large = "_GENERATORS" in source
    imports = [LARGE_IMPORTS, MASKS] if large else [VJP_IMPORTS]
    for shared in (*imports, ARRAYS, RUN, RUN_VJP):
        if source.count(shared) != 1:
            raise ProofError("the text that every emitted module of gradients shares was changed")
    names = executed(source, {**numba_names(), **(SPINOR_NAMES if large else {})})
    names.update(sqrt=_sqrt, _slope=_slope)
    return names


def proof_method(kernel: Kernel) -> str:
    """Return on what the gradients of a kernel are proved."""
    terms = 1
    for operand, degree in zip(kernel.plan.operands, kernel.plan.degrees, strict=True):
        terms *= operand.size**degree
    if as_vjp(kernel).adjoint or terms > MOST_SYMBOLIC:
        return INTEGERS
    return INTEGERS if kernel.spec.operation == "inv" else SYMBOLS


def prove_vjp(names: dict[str, Any], kernel: Kernel) -> str:
    """Prove the gradients of a kernel, or the versor test that belongs to one; return the law.

    Raises
    ------
    ProofError
        If they are not those of the law, or the function that users call runs them wrongly.
    """
    vjp = as_vjp(kernel)
    if vjp.is_test:
        universe = universe_of(kernel)
        got = evaluate_function(names, names[f"_{kernel.spec.name}"], kernel, universe)
        return compare(kernel, universe, got)
    function = _wired(names, vjp)
    law = f"gradients . h = g . (derivative of out along h), out = {kernel.plan.form}"
    if vjp.adjoint:
        prove_spinor_adjoint(names, kernel, function)
        return law
    if proof_method(kernel) == SYMBOLS:
        _prove_symbols(function, vjp)
    else:
        _prove_integers(function, vjp)
    _check_batches(function, vjp)
    return law


# --- Numbers --------------------------------------------------------------------------------------


def _sqrt(value: Any) -> Any:
    """Return the root; a residue has a stand-in for it, the same for the same number."""
    return value * value + value if isinstance(value, Residue) else symbolic_sqrt(value)


def _slope(x: Any, root: Any) -> Any:
    """Return the derivative of ``sqrt(|x|)``: a new generator, or a stand-in."""
    if isinstance(x, Residue):
        return x * root + root
    universe: Universe = x.universe
    if (x.polynomial, root.polynomial) not in universe.roots:
        raise ProofError("the slope of a root is asked for another root")
    generator = universe.spare.pop()
    universe.slopes.append((x.polynomial, generator))
    return Symbolic(generator, universe)


class _Residues(Row):
    """A flat array of numbers modulo the primes."""

    def type(self, value: Any) -> Residue:
        """Return a constant of this dtype."""
        return Residue(value)


def _random(source: random.Random, length: int) -> _Residues:
    return _Residues(Residue(source.randrange(1, MODULUS)) for _ in range(length))


# --- Running --------------------------------------------------------------------------------------


def _operands(vjp: VjpKernel) -> tuple[Operand, ...]:
    return vjp.reverse.operands


def _run(
    function: Callable[..., None],
    vjp: VjpKernel,
    count: int,
    operands: Sequence[Sequence[Any]],
    steps: Sequence[int],
    sums: Sequence[int],
) -> list[dict[int, list[Any]]]:
    """Run a kernel on flat arrays; return entries by element, for each gradient.

    ``sums`` are the steps of the gradients; where they are 0 the one element is number 0, and
    where they are negative there is none.
    """
    arguments: list[Any] = [count]
    for operand, step in zip(operands, steps, strict=True):
        arguments += [operand, step]
    outs: list[dict[int, Any]] = [{} for _ in sums]
    for out, step in zip(outs, sums, strict=True):
        arguments += [out, step]
    function(*arguments)
    found = []
    for gradient, out, step in zip(_operands(vjp)[1:], outs, sums, strict=True):
        size = gradient.size
        elements = sorted({place // size for place in out}) if size else []
        whole = {e * size + k for e in elements for k in range(size)}
        if set(out) != whole or (size and step >= 0 and count and not elements):
            raise ProofError(f"{vjp.name} does not write the entries of d{gradient.name}")
        found.append({e: [out[e * size + k] for k in range(size)] for e in elements})
    return found


def _alone(
    function: Callable[..., None], vjp: VjpKernel, operands: Sequence[Sequence[Any]]
) -> list[list[Any]]:
    """Return the gradients of one element."""
    sizes = [operand.size for operand in _operands(vjp)]
    return [g.get(0, []) for g in _run(function, vjp, 1, operands, sizes, sizes[1:])]


# --- Proofs ---------------------------------------------------------------------------------------


def _prove_symbols(function: Callable[..., None], vjp: VjpKernel) -> None:
    plan = vjp.reverse
    extra = sum(isinstance(step, Divide | RootAbs | RootSlope) for step in plan.steps)
    sizes = {operand.name: operand.size for operand in plan.operands}
    universe = Universe(sizes, max(2, extra))
    operands = [Vector(universe.symbolic(o.name), universe) for o in plan.operands]
    got = [[universe.coerce(v) for v in part] for part in _alone(function, vjp, operands)]
    wanted = _symbolic_gradients(vjp, universe)
    for operand, ours, theirs in zip(plan.operands[1:], got, wanted, strict=True):
        if ours != theirs:
            place = next(
                i for i, pair in enumerate(zip(ours, theirs, strict=True)) if pair[0] != pair[1]
            )
            raise ProofError(
                f"{vjp.name} of {vjp.spec.algebra}: entry {place} of d{operand.name} is not the "
                "derivative of the law"
            )


def _symbolic_gradients(vjp: VjpKernel, universe: Universe) -> list[Entries]:
    """Return the gradients of the law, in the order of the operands."""
    spec, plan = vjp.spec, vjp.plan
    g = universe.operands[COTANGENT]
    if spec.operation == "norm":
        x = multivector(spec.layouts[0], universe.operands["x"])
        square = scalar_square(spec.algebra, x, universe.ring.zero)
        slope = universe.ring.zero
        for known, generator in universe.slopes:
            slope = generator if known == square else slope
        return _gradients(square, plan.operands, universe, factor=g[0] * slope)
    if spec.operation != "sandwich" or spec.unit:
        total = _dot(g, expected(spec, plan, universe), universe)
        return _gradients(total, plan.operands, universe)
    R, x = (
        multivector(layout, universe.operands[name])
        for layout, name in zip(spec.layouts, ("R", "x"), strict=True)
    )
    numerator = entries(spec.layouts[1], action_numerator(spec.algebra, R, x), universe.ring.zero)
    square = scalar_square(spec.algebra, R, universe.ring.zero)
    w = universe.reciprocal(square)
    total = _dot(g, numerator, universe)
    tops = _gradients(total, plan.operands, universe, factor=w)
    below = _gradients(square, plan.operands, universe, factor=-total * w**2)
    return [[a + b for a, b in zip(*pair, strict=True)] for pair in zip(tops, below, strict=True)]


def _dot(g: Entries, out: Entries, universe: Universe) -> PolyElement:
    total = universe.ring.zero
    for factor, value in zip(g, out, strict=True):
        total += factor * value
    return total


def _gradients(
    total: PolyElement,
    operands: Sequence[Operand],
    universe: Universe,
    factor: PolyElement | None = None,
) -> list[Entries]:
    """Return the derivatives of a polynomial in all entries of the operands, times a factor."""
    ring = universe.ring
    places = {
        universe.ring.gens.index(gen): (o.name, i)
        for o in operands
        for i, gen in enumerate(universe.operands[o.name])
    }
    found = {o.name: [ring.zero.copy() for _ in range(o.size)] for o in operands}
    for monomial, coefficient in total.items():
        for place, exponent in enumerate(monomial):
            if exponent and place in places:
                name, i = places[place]
                lower = (*monomial[:place], exponent - 1, *monomial[place + 1 :])
                target = found[name][i]
                target[lower] = target.get(lower, 0) + exponent * coefficient
    if factor is None:
        return list(found.values())
    return [[value * factor for value in values] for values in found.values()]


def _prove_integers(function: Callable[..., None], vjp: VjpKernel) -> None:
    source = random.Random(f"{vjp.spec.algebra} {vjp.name}")
    g, *operands = (_random(source, operand.size) for operand in _operands(vjp))
    directions = [_random(source, len(operand)) for operand in operands]
    got = _alone(function, vjp, [g, *operands])
    ours = Residue(0)
    for part, direction in zip(got, directions, strict=True):
        for value, h in zip(part, direction, strict=True):
            ours = ours + h * value
    theirs = Residue(0)
    for factor, value in zip(g, _derivative(vjp, operands, directions), strict=True):
        theirs = theirs + factor * value
    if ours.value != theirs.value:
        raise ProofError(
            f"{vjp.name} of {vjp.spec.algebra}: g . (derivative of the law along h) is not "
            "gradients . h"
        )


def _derivative(
    vjp: VjpKernel, operands: Sequence[Sequence[Residue]], directions: Sequence[Sequence[Residue]]
) -> list[Residue]:
    """Return the derivative of the law along a direction, by dual numbers."""
    spec = vjp.spec
    inputs: list[Any] = [
        [Dual(a.value, h.value) for a, h in zip(x, d, strict=True)]
        for x, d in zip(operands, directions, strict=True)
    ]
    zero: Any = Dual(0, 0)
    if spec.operation == "inv":
        return _inverse_derivative(vjp, operands[0], directions[0])
    if spec.operation == "sandwich" and not spec.unit:
        R, x = (multivector(lay, values) for lay, values in zip(spec.layouts, inputs, strict=True))
        square: Any = scalar_square(spec.algebra, R, zero)
        out: list[Any] = entries(spec.layouts[1], action_numerator(spec.algebra, R, x), zero)
        return [(value / square).derivative for value in out]
    if spec.operation == "norm":
        raise ProofError(f"{vjp.name}: a root has no derivative modulo primes")
    names = [operand.name for operand in vjp.plan.operands]
    universe: Any = _Numbers(dict(zip(names, inputs, strict=True)), zero)
    return [value.derivative for value in expected(spec, vjp.plan, universe)]


class _Numbers:
    """What laws ask of a universe: the operands, and a zero."""

    def __init__(self, operands: dict[str, list[Dual]], zero: Dual) -> None:
        self.operands = operands
        self.zero = zero

    @property
    def ring(self) -> _Numbers:
        """The ring, which has a zero."""
        return self


def _inverse_derivative(
    vjp: VjpKernel, x: Sequence[Residue], h: Sequence[Residue]
) -> list[Residue]:
    """Return ``-y h y``, y the solution of ``x y = 1``."""
    algebra, layout = vjp.spec.algebra, vjp.spec.layouts[0]
    columns = [
        _times(algebra, dict(zip(layout.masks, x, strict=True)), {mask: Residue(1)})
        for mask in range(algebra.size)
    ]
    rows = [
        [columns[j].get(i, Residue(0)) for j in range(algebra.size)] for i in range(algebra.size)
    ]
    one = [Residue(int(i == 0)) for i in range(algebra.size)]
    y = dict(enumerate(solve(rows, one)))
    moved = _times(algebra, _times(algebra, y, dict(zip(layout.masks, h, strict=True))), y)
    return [Residue(0) - moved.get(mask, Residue(0)) for mask in vjp.spec.result.masks]


def _times(algebra: Algebra, a: dict[int, Residue], b: dict[int, Residue]) -> dict[int, Residue]:
    out: dict[int, Residue] = {}
    for left, x in a.items():
        for right, y in b.items():
            mask, sign = blade_product(left, right, algebra.squares)
            if sign:
                out[mask] = out.get(mask, Residue(0)) + x * y * sign
    return out


# --- How the function is used ---------------------------------------------------------------------


def _wired(names: dict[str, Any], vjp: VjpKernel) -> Callable[..., None]:
    """Return the function that computes a kernel, having checked that users reach it rightly."""
    spec, plan = vjp.spec, vjp.plan
    public = names["KERNELS"].get(spec.name)
    if public is None or public is not names[vjp.name]:
        raise ProofError(f"{vjp.name}: the index of the module does not hold this function")
    calls: list[tuple[Any, ...]] = []
    masked = object(), object()

    def mask(*arguments: Any) -> tuple[object, object]:
        calls.append(("mask", *arguments))
        return masked

    names["_mask"] = mask
    names["_run_vjp"] = lambda *arguments: calls.append(arguments)
    g, wanted, threads = object(), object(), object()
    operands = tuple(object() for _ in plan.operands)
    public(g, *operands, wanted=wanted, threads=threads)
    sizes = tuple(operand.size for operand in plan.operands)
    right: list[tuple[Any, ...]] = []
    if vjp.guard:
        solid = solid_places(vjp)
        defect = names[f"_{vjp.guard.spec.name}"]
        facts = (defect, vjp.guard.plan.result.size, sizes[0], solid[0], g, operands[0])
        right.append(("mask", *facts, *((solid,) if spec.algebra.r else ())))
        g, operands = masked[0], (masked[1], *operands[1:])
    function: Callable[..., None] = names[f"_{vjp.name}"]
    right.append((function, plan.result.size, sizes, g, operands, wanted, threads))
    if calls != right:
        raise ProofError(f"{vjp.name} calls {calls}, not {right}")
    return function


def _check_batches(function: Callable[..., None], vjp: VjpKernel) -> None:
    """Compare batches with single elements: repeated operands, sums, gradients not wanted."""
    sizes = [operand.size for operand in _operands(vjp)]
    tile = TILE
    count = 2 * tile + 2
    visited = sorted(
        {start + e for start in (0, tile) for e in Width(tile).visited} | {2 * tile, 2 * tile + 1}
    )
    source = random.Random(f"{vjp.name} batches")
    for repeated in range(-1, len(sizes)):
        steps = [0 if place == repeated else size for place, size in enumerate(sizes)]
        operands = [
            _random(source, size * (count if step else 1))
            for size, step in zip(sizes, steps, strict=True)
        ]
        single = {
            e: _alone(
                function,
                vjp,
                [
                    _Residues(list(x)[e * step : e * step + size] if step else x)
                    for x, size, step in zip(operands, sizes, steps, strict=True)
                ],
            )
            for e in visited
        }
        alone = [0] * len(sizes[1:]) if repeated == 0 else steps[1:]
        for sums in (alone, sizes[1:])[: 1 + (repeated >= 0)]:
            found = _run(function, vjp, count, operands, steps, sums)
            _compare_batch(vjp, found, sums, single)
        if repeated < 0:
            for only in range(len(alone)):
                some = [s if place == only else -1 for place, s in enumerate(alone)]
                part = _run(function, vjp, count, operands, steps, some)
                _compare_batch(vjp, part, some, single)


def _compare_batch(
    vjp: VjpKernel,
    got: Sequence[dict[int, list[Residue]]],
    sums: Sequence[int],
    single: dict[int, list[list[Residue]]],
) -> None:
    for place, (found, step) in enumerate(zip(got, sums, strict=True)):
        size = _operands(vjp)[place + 1].size
        if step < 0:
            wanted: dict[int, list[Residue]] = {}
        elif step == 0:
            total = [Residue(0)] * size
            for parts in single.values():
                total = [a + b for a, b in zip(total, parts[place], strict=True)]
            wanted = {0: total} if size else {}
        else:
            wanted = {e: parts[place] for e, parts in single.items()}
        if found != wanted:
            raise ProofError(f"{vjp.name}: a batch differs from its elements")
