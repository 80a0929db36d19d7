"""What the modules of all Python targets share: docstring, index, default names."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence

from gaforge.codegen.kernel import Kernel
from gaforge.codegen.printers.python import WIDTH


def describe_kernels(
    kernels: Sequence[Kernel],
    what: str,
    arrays: str,
    form_of: Callable[[Kernel], str] = lambda kernel: kernel.form,
) -> list[str]:
    """Return a module docstring with the conventions and a table of kernels and costs."""
    algebra = kernels[0].spec.algebra
    squares = ", ".join(
        f"{algebra.blade_name(1 << i)}*{algebra.blade_name(1 << i)} = {square}"
        for i, square in enumerate(algebra.squares)
    )
    width = max(len(kernel.spec.name) for kernel in kernels)
    forms = sorted({kernel.plan.form for kernel in kernels if kernel.spec.operation == "sandwich"})
    lines = [
        f'"""{what} of {algebra}, emitted by gaforge; change the generator, not this file.',
        "",
        f"Functions take and return {arrays} with coefficients on the last axis; all leading axes",
        "are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes",
        "the even blades and the vectors only. Blades stand by grade, then by index.",
        "",
        *textwrap.wrap(f"Metric: {squares or 'no vectors'}.", 98),
    ]
    if algebra.n <= 6:
        first, *rest = fill(algebra.blades)
        lines += [f"Blades: {first}", *(f"    {line}" for line in rest)]
    space = max(8, *(len(form_of(kernel)) for kernel in kernels))
    lines += ["", f"{'kernel'.ljust(width)}  {'form'.ljust(space)}  operations per element"]
    for kernel in kernels:
        first, *rest = fill(str(kernel.cost).split(), WIDTH - width - space)
        lines.append(f"{kernel.spec.name.ljust(width)}  {form_of(kernel).ljust(space)}  {first}")
        lines += [f"{'':{width + space + 4}}{line}" for line in rest]
    if forms:
        lines += ["", "Forms of the sandwich (each kernel says which):"]
        for form in forms:
            lines += [f"    {line}" for line in fill(form.split(), 92)]
    return [*lines, '"""', ""]


def default_names(kernels: Sequence[Kernel]) -> list[str]:
    """Return lines that bind ``gp`` and the like to the kernels on full operands."""
    lines = []
    for kernel in kernels:
        spec = kernel.spec
        if spec.row.kind != "internal" and all(lay.name == "full" for lay in spec.layouts):
            verb = f"{spec.operation}_unit" if spec.unit else spec.operation
            lines.append(f"{verb} = {spec.name}")
    return ["", *lines] if lines else []


def fill(words: Sequence[str], width: int = 88) -> list[str]:
    """Return words on lines of at most some width."""
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines
