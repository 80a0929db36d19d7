r"""LaTeX target: a page of closed forms to ``\input``, for algebras small enough to read."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from gaforge.algebra import Algebra, Layout
from gaforge.codegen.catalogue import MOST_PRODUCTS, TABLE_LIMIT, WHOLE_LIMIT, standard_kernels
from gaforge.codegen.ir.cost import Cost
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.printers.latex import RESULT, coefficient, print_formula, print_table

TARGET = "latex"
SUFFIX = ".tex"
COMMENT = "%"


def emit_module(kernels: Sequence[Kernel]) -> str:
    """Return the text below the header: a heading and a formula for each kernel."""
    lines: list[str] = []
    for kernel in kernels:
        lines += [*heading(kernel), *formula(kernel), ""]
    return "\n".join(lines[:-1]) + "\n"


def heading(kernel: Kernel) -> list[str]:
    """Return what stands above a formula: the name of the kernel, its law, and a title."""
    spec = kernel.spec
    title = f"{spec.row.summary}{' of unit norm' if spec.unit else ''}"
    operands = "; ".join(
        f"${operand.name}$ {layout.name}: {_grades(layout)}"
        for place, operand in enumerate(kernel.plan.operands)
        if (layout := kernel.operand_layout(place))
    )
    subject = "Multiplication table" if is_table(kernel) else f"{title[0].upper()}{title[1:]}"
    return [
        f"% --- {spec.name} ---",
        *_comment(kernel.law),
        f"\\paragraph{{{_escaped(subject)}}}",
        *_definition(kernel),
        f"{_escaped(operands)}.",
    ]


def formula(kernel: Kernel) -> list[str]:
    """Return the formula of a kernel, the multiplication table for the geometric product."""
    return print_table(kernel.spec.algebra) if is_table(kernel) else print_formula(kernel)


def is_table(kernel: Kernel) -> bool:
    """Tell whether a kernel is shown as the multiplication table."""
    spec = kernel.spec
    full = all(layout.name == "full" for layout in spec.layouts)
    return spec.operation == "gp" and full and spec.algebra.n <= TABLE_LIMIT


def form_and_cost(kernel: Kernel) -> tuple[str, Cost]:
    """Return how a kernel is shown, and the operations per element of its code elsewhere."""
    return ("table" if is_table(kernel) else "formula"), kernel.cost


def describe(kernels: Sequence[Kernel]) -> list[str]:
    """Return comments: how to read the formulas, which there are, and what is left out."""
    algebra = kernels[0].spec.algebra
    specs = tuple(kernel.spec for kernel in kernels)
    squares = ", ".join(
        f"{algebra.blade_name(1 << i)}^2 = {square}" for i, square in enumerate(algebra.squares)
    )
    top = algebra.size - 1
    lines = [
        f"Closed forms of {algebra}, emitted by gaforge; change the generator, not this file.",
        "",
        "Needs amsmath; load it, then \\input this file. Long formulas may break between pages",
        "after \\allowdisplaybreaks.",
        "",
        f"Metric: {squares or 'no vectors'}.",
        f"{coefficient('x', top, algebra)} is the coefficient of {algebra.blade_name(top)} in x, "
        f"{coefficient('x', 0, algebra)} that of the scalar;",
        f"the result is {RESULT}. An array that holds a scalar only has no index.",
        "",
        "Formulas:",
        *(f"    {spec.name}" for spec in specs),
    ]
    if algebra.n <= WHOLE_LIMIT and specs == standard_kernels(algebra, TARGET):
        lines += ["", *_left_out(algebra)]
    return [f"% {line}".rstrip() for line in lines] + ["%"]


def _left_out(algebra: Algebra) -> list[str]:
    """Return which formulas a whole page leaves out, and why."""
    printed = standard_kernels(algebra, TARGET)
    missing = [
        spec.name
        for spec in standard_kernels(algebra)
        if spec.operation == "sandwich"
        and spec.unit
        and len(spec.layouts[1].grades) == 1
        and spec.layouts[1].grades != (0,)
        and spec not in printed
    ]
    texts = [
        "Left out: products other than the geometric one, involutions and duals, which are parts "
        "of the table; sandwiches of scalars, which stay as they are, and of operands of several "
        "grades, which move grade by grade; sandwiches of versors R of any norm, which are those "
        "of R / norm(R) where <R ~R>_0 is positive."
    ]
    if algebra.n > TABLE_LIMIT:
        texts.append(f"The table is left out because n is more than {TABLE_LIMIT}.")
    if missing:
        texts.append(
            f"For their length (more than {MOST_PRODUCTS} products before like terms are merged): "
            f"{', '.join(missing)}."
        )
    return [line for text in texts for line in textwrap.wrap(text, 96)]


def _definition(kernel: Kernel) -> list[str]:
    """Return what the result is, in a formula, for the kernels of a whole page."""
    spec = kernel.spec
    parities = {grade % 2 for grade in spec.layouts[0].grades}
    if spec.operation == "sandwich" and len(parities) == 1:
        condition = " where $R \\tilde{R} = 1$" if spec.unit else ""
        if parities == {0}:
            return [f"${RESULT} = R x R^{{-1}}${condition};"]
        return [f"${RESULT} = (-1)^k R x R^{{-1}}${condition}, $k$ the grade of $x$;"]
    texts = {
        "normsq": f"${RESULT} = \\langle x \\tilde{{x}} \\rangle_0$;",
        "norm": f"${RESULT} = \\sqrt{{|\\langle x \\tilde{{x}} \\rangle_0|}}$;",
        "inv": f"$x {RESULT} = 1$;",
    }
    text = "$a b$;" if is_table(kernel) else texts.get(spec.operation)
    return [text] if text else []


def _grades(layout: Layout) -> str:
    numbers = ", ".join(map(str, layout.grades))
    return f"grade{'s' if len(layout.grades) != 1 else ''} {numbers or 'none'}"


def _comment(text: str) -> list[str]:
    return [f"% {line}" for line in textwrap.wrap(text, 96)]


def _escaped(text: str) -> str:
    return text.replace("_", "\\_").replace("^", "\\^{}").replace("~", "\\~{}")
