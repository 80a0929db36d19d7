"""``gaforge sandwich``."""

from __future__ import annotations

import re
import textwrap
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from gaforge.algebra import Algebra
from gaforge.cli.options import SIGNATURE, Command, json_option, show_json, signature_text

if TYPE_CHECKING:
    from sympy.polys.rings import PolyElement

    from gaforge.codegen.kernel import Kernel
    from gaforge.codegen.spec import KernelSpec

TARGET = "numba"
"""Target whose source is executed on symbols."""


@dataclass(frozen=True)
class ClosedForm:
    """A sandwich product in the coefficients of R and x, as its emitted source computes it.

    Attributes
    ----------
    kernel : Kernel
    law : str
        What was proved.
    terms : dict of str to list of str
        Coefficient of the result to the terms of its numerator, one for each coefficient of x.
    denominator : str or None
        What the sums of terms are divided by.
    steps : list of str
        The emitted program.
    seconds : float
        Time for derivation and proof.
    """

    kernel: Kernel
    law: str
    terms: dict[str, list[str]]
    denominator: str | None
    steps: list[str]
    seconds: float

    @property
    def outputs(self) -> dict[str, str]:
        """Coefficients of the result as Python expressions, ``d`` being the denominator."""
        sums = {name: _join(terms) for name, terms in self.terms.items()}
        if self.denominator is None:
            return sums
        return {name: f"({text})/d" if text != "0" else text for name, text in sums.items()}


EXAMPLES = """\
gaforge sandwich 3                      a rotor turns a vector
gaforge sandwich 3,0,1 even trivector   a motor moves a point
gaforge sandwich 3 vector vector        a reflection
gaforge sandwich 4,1 --unit --steps     what the kernel computes, step by step
"""


@click.command(
    cls=Command,
    examples=EXAMPLES,
    short_help="Print a sandwich product in closed form, and prove it.",
)
@click.argument("signature", type=SIGNATURE)
@click.argument("r_layout", default="even")
@click.argument("x_layout", default="vector")
@click.option(
    "--unit/--no-unit",
    default=False,
    help="The cheaper form for unit versors, or the one for all invertible versors (default).",
)
@click.option("--steps", is_flag=True, help="Print the emitted program too, step by step.")
@json_option
def sandwich(
    signature: Algebra, r_layout: str, x_layout: str, unit: bool, steps: bool, as_json: bool
) -> None:
    """Print the action of a versor R on x in closed form, and prove it.

    An even R gives R x inv(R); an odd one reflects, with the sign (-1)^k on grade k of x.

    Each coefficient of the result is shown as a polynomial in the coefficients of R and x, named by
    their blades; it is read off the emitted source, which is executed on symbols and proved at
    once. The number of operations is that of the emitted program, which shares common parts;
    --steps shows it.

    Layouts are full, even, odd, scalar, vector, bivector, trivector, pseudoscalar, g4 for grade 4,
    or g0_2 for grades 0 and 2. By default R is even and x a vector.
    """
    form = closed_form(signature, r_layout, x_layout, unit)
    if as_json:
        show_json(_as_json(form))
        return
    spec = form.kernel.spec
    R, x = spec.layouts
    click.echo(f"{spec.name} of {spec.algebra}: R {R.name}, x {x.name}")
    _wrapped(f"identity: {form.kernel.plan.form}")
    _wrapped(f"operations: {form.kernel.cost} per element, {form.kernel.form}")
    law = "the identity" if form.law == f"out = {form.kernel.plan.form}" else form.law
    _wrapped(f"proved from the emitted source in {form.seconds:.2f} s: {law}")
    if form.denominator is not None:
        click.echo("")
        _wrapped(f"d = {form.denominator}")
    for name, text in form.outputs.items():
        click.echo("")
        if len(name) + len(text) < 96:
            click.echo(f"{name} = {text}")
            continue
        over = "" if form.denominator is None else "/d"
        click.echo(f"{name} = (")
        for line in _join(form.terms[name], "\n").splitlines():
            _wrapped(line, "    ")
        click.echo(f"){over}")
    if steps:
        click.echo("\nThe emitted program")
        for line in form.steps:
            _wrapped(line, "    ")


def closed_form(signature: Algebra, r_layout: str, x_layout: str, unit: bool) -> ClosedForm:
    """Derive, print and prove a sandwich product, and read off what its source computes.

    Raises
    ------
    ProofError
        If the emitted source computes something else.

    Examples
    --------
    >>> closed_form(Algebra(2), "even", "vector", unit=True).outputs["out_e1"]
    '(1 - 2*R_e12**2)*x_e1 + 2*R_1*R_e12*x_e2'
    """
    from gaforge.codegen.kernel import build_kernel
    from gaforge.codegen.proof.prove import compare, universe_of
    from gaforge.codegen.spec import KernelSpec
    from gaforge.codegen.targets import find_prover, find_target
    from gaforge.loading.loader import check_size

    started = time.perf_counter()
    spec = KernelSpec.of(signature, "sandwich", r_layout, x_layout, unit=unit)
    check_size(spec)
    kernel = build_kernel(spec)
    kernels = [kernel] if kernel.guard is None else [kernel, kernel.guard]
    prover = find_prover(TARGET)
    names = prover.load_source(find_target(TARGET).emit_module(kernels))
    universe = universe_of(kernel)
    computed = prover.evaluate(names, kernel, universe)
    law = compare(kernel, universe, computed)
    seconds = time.perf_counter() - started
    denominator = None
    if universe.reciprocals:
        polynomial, reciprocal = universe.reciprocals[0]
        denominator = _expanded(polynomial, _blade_names(spec))
        computed = [entry.quo(reciprocal) if entry else entry for entry in computed]
    outputs: dict[str, list[str]] = {}
    for mask, entry in zip(spec.result.masks, computed, strict=True):
        outputs[f"out_{signature.blade_name(mask)}"] = _collected(entry, spec)
    return ClosedForm(kernel, law, outputs, denominator, _steps(kernel), seconds)


def _blade_names(spec: KernelSpec) -> list[str]:
    """Return names of the coefficients of R and x, in the order of the ring's generators."""
    return [
        f"{operand}_{spec.algebra.blade_name(mask)}"
        for operand, layout in zip(spec.row.operands, spec.layouts, strict=True)
        for mask in layout.masks
    ]


def _collected(entry: PolyElement, spec: KernelSpec) -> list[str]:
    """Return a polynomial, linear in x, as signed terms, one for each coefficient of x."""
    names = _blade_names(spec)
    size = spec.layouts[0].size
    parts: dict[int, dict[tuple[int, ...], int]] = {}
    for monomial, coefficient in entry.terms():
        (place,) = (k for k, power in enumerate(monomial[size : len(names)]) if power)
        parts.setdefault(place, {})[monomial[:size]] = int(coefficient)
    terms = []
    for place in sorted(parts):
        sign, factor = _factor(parts[place], names)
        terms.append(f"{sign} {'' if factor == '1' else f'{factor}*'}{names[size + place]}")
    return terms


def _factor(terms: dict[tuple[int, ...], int], names: list[str]) -> tuple[str, str]:
    """Return a sign, and a polynomial as a factor after it."""
    if len(terms) == 1:
        ((monomial, coefficient),) = terms.items()
        return "-" if coefficient < 0 else "+", _monomial(monomial, abs(coefficient), names)
    return "+", f"({_sum(terms, names)})"


def _join(terms: Sequence[str], separator: str = " ") -> str:
    """Return terms with signs as a sum."""
    text = separator.join(terms) or "0"
    return text.removeprefix("+ ") if text[:2] != "- " else f"-{text[2:]}"


def _expanded(polynomial: PolyElement, names: list[str]) -> str:
    return _sum({m: int(c) for m, c in polynomial.terms()}, names)


def _sum(terms: dict[tuple[int, ...], int], names: list[str]) -> str:
    """Return a polynomial: constants first, then by the names that occur, a positive term first."""
    order = sorted(terms, key=lambda m: (terms[m] < 0, sum(m), [-power for power in m]))
    return _join(
        [f"{'-' if terms[m] < 0 else '+'} {_monomial(m, abs(terms[m]), names)}" for m in order]
    )


def _monomial(monomial: tuple[int, ...], coefficient: int, names: list[str]) -> str:
    factors = [
        name if power == 1 else f"{name}**{power}"
        for name, power in zip(names, monomial, strict=False)
        if power
    ]
    if coefficient != 1 or not factors:
        factors.insert(0, str(coefficient))
    return "*".join(factors)


def _steps(kernel: Kernel) -> list[str]:
    """Return the emitted program with the coefficients named by their blades."""
    from gaforge.codegen.ir.program import Load
    from gaforge.codegen.printers.python import python_expression

    if kernel.form != "unrolled":
        return ["a loop over tables, since there are many products"]
    spec = kernel.spec
    layouts = dict(zip((*spec.row.operands, "out"), (*spec.layouts, spec.result), strict=True))
    masks = {name: layout.masks for name, layout in layouts.items()}

    def rename(match: re.Match[str]) -> str:
        return f"{match[1]}_{spec.algebra.blade_name(masks[match[1]][int(match[2])])}"

    pattern = rf"\b({'|'.join(masks)})_(\d+)\b"
    return [
        re.sub(pattern, rename, f"{a.name} = {python_expression(a.expression, prefix='')}")
        for a in kernel.program.assignments
        if not isinstance(a.expression, Load)
    ]


def _as_json(form: ClosedForm) -> dict[str, Any]:
    spec = form.kernel.spec
    return {
        "signature": signature_text(spec.algebra),
        "kernel": spec.name,
        "layouts": [layout.name for layout in spec.layouts],
        "unit": spec.unit,
        "identity": form.kernel.plan.form,
        "operations": form.kernel.cost._asdict(),
        "form": form.kernel.form,
        "proved": form.law,
        "outputs": form.outputs,
        "d": form.denominator,
        "steps": form.steps,
    }


def _wrapped(text: str, indent: str = "") -> None:
    more = f"{indent}    "
    lines = textwrap.wrap(
        text, 100, initial_indent=indent, subsequent_indent=more, break_long_words=False
    )
    click.echo("\n".join(lines))
