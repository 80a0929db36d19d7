"""MkDocs hook: pictures that pages take from the code.

``<!-- picture: NAME -->`` becomes what `PICTURES` makes of NAME:

- ``pipeline``: a card for each step of the pipeline, in processing order, that shows what the step
  made of the action of a unit motor of Cl(3,0,1) on a point;
- ``parts``: a bivector of Cl(4,1) taken apart, as ``gaforge split --plot`` draws it;
- ``convergence``: what ``gaforge experiment convergence`` measured, from its JSON;
- ``ablation`` and ``frontier``: likewise what ``gaforge train fmnist --sweep`` measured, from its
  ``report.json``;
- ``planes``: the planes of the layer that the page on planes trains.
"""

from __future__ import annotations

import base64
import html
import importlib
import io
import json
import pkgutil
import re
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from gaforge import Algebra, kernels
from gaforge.codegen.artefacts.header import recorded
from gaforge.codegen.derive.plans import planners
from gaforge.codegen.ir.cost import cost
from gaforge.codegen.ir.program import lower
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.passes import PASSES
from gaforge.codegen.pipeline import generate
from gaforge.codegen.spec import KernelSpec

MARK = re.compile(r"^<!-- picture: (\w+) -->$", re.MULTILINE)

MEASURED = Path(__file__).parents[1] / "assets"
"""Figures that were measured once: what ``gaforge experiment convergence --out docs/assets`` wrote,
and ``report.json`` of ``gaforge train fmnist --sweep NAME`` as ``NAME.json``."""

EXAMPLES = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Fill in the marks of a page."""
    return MARK.sub(lambda match: PICTURES[match[1]](), markdown)


def image(svg: str, text: str) -> str:
    """Return a figure as an image that the page holds itself."""
    data = base64.b64encode(svg.encode()).decode()
    return f'<img alt="{html.escape(text)}" src="data:image/svg+xml;base64,{data}">'


def parts() -> str:
    """Return the picture of a turn, a boost and the vectors of their planes."""
    from gaforge.decomposition import split
    from gaforge.decomposition.picture import planes_and_angles
    from gaforge.decomposition.space import space_of

    algebra = Algebra(4, 1)
    B = algebra.coefficients({"e12": 1.1, "e13": 0.4, "e34": 0.3, "e45": 0.9}, layout="bivector")
    svg = planes_and_angles(space_of(algebra.signature), split(algebra, B, full_output=True))
    return image(svg, "angles, squares and vectors of the two planes of a bivector of Cl(4,1)")


def convergence() -> str:
    """Return the figure of the convergence experiment."""
    from gaforge.experiments.convergence_report import as_figure, from_values

    svg = as_figure(from_values(json.loads((MEASURED / "convergence.json").read_text())))
    return image(svg, "iterations for each part after each gradient step, by dimension")


def ablation() -> str:
    """Return accuracy by width and depth of the gadget, and over trained numbers."""
    from gaforge.experiments.plots import grid
    from gaforge.experiments.summary import as_figure, from_values

    rows = from_values(json.loads((MEASURED / "ablation.json").read_text()))
    return image(grid(rows), "test accuracy by width, a line for each depth") + image(
        as_figure(rows), "test accuracy over trained numbers, a line for each depth"
    )


def planes() -> str:
    """Return the planes of the layer that the examples of the page end with."""
    from doctest import DocTestParser

    from gaforge.nn.picture import planes_figure

    page = (MEASURED.parent / "planes.md").read_text()
    names: dict[str, Any] = {}
    for block in EXAMPLES.findall(page.partition("<!-- picture: planes -->")[0]):
        for example in DocTestParser().get_examples(block):
            with redirect_stdout(io.StringIO()):
                exec(compile(example.source, "planes.md", "single"), names)
    return image(planes_figure(names["layer"]), "angles of planes, and basis vectors in them")


def frontier() -> str:
    """Return the figure of accuracy against trained numbers on Fashion-MNIST."""
    from gaforge.experiments.summary import as_figure, from_values

    svg = as_figure(from_values(json.loads((MEASURED / "frontier.json").read_text())))
    return image(svg, "test accuracy over trained numbers, one line for each kind of model")


def pipeline() -> str:
    """Return the cards as HTML on lines that Markdown leaves alone."""
    cards = [card(package, what, lines) for package, what, lines in steps()]
    return '<ol class="pipeline">' + "".join(cards) + "</ol>"


def card(package: str, what: str, lines: list[str]) -> str:
    """Return one step: its folder, what the folder says of itself, and what the step made."""
    module = importlib.import_module(package)
    summary = (module.__doc__ or "").partition("\n")[0].rstrip(".")
    modules = sum(1 for _ in pkgutil.iter_modules(module.__path__))
    # Blank lines would end the block of HTML, and indented lines after them become code.
    text = "&#10;".join(html.escape(line) or " " for line in lines)
    return (
        f"<li><p><strong>{package.removeprefix('gaforge.')}</strong> {what}</p>"
        f"<p>{html.escape(summary)}; {modules} modules</p><pre><code>{text}</code></pre></li>"
    )


def steps() -> Iterator[tuple[str, str, list[str]]]:
    """Yield package, what goes in and comes out, and what that is for the kernel."""
    algebra = Algebra(3, 0, 1)
    spec = KernelSpec.of(algebra, "sandwich", "even", "trivector", unit=True)
    facts = [f"{algebra}: squares {', '.join(map(str, algebra.squares))}", spec.name]
    yield "gaforge.algebra", "signature → tables", facts

    plans = [plan(spec) for plan in planners(spec)]
    notes = ["; ".join(step.note for step in plan.steps) for plan in plans]
    costs = [f"    {cost(lower(plan))}" for plan in plans]
    lines = [line for pair in zip(notes, costs, strict=True) for line in pair]
    yield "gaforge.codegen.derive", "kernel → plans; the cheapest is kept", lines

    program = lower(build_kernel(spec).plan)
    counts = []
    for run in PASSES:
        counts.append(f"{len(program.assignments)} assignments, {cost(program)}")
        program = run(program).check()
    counts.append(f"{len(program.assignments)} assignments, {cost(program)}")
    yield "gaforge.codegen.ir", "plan → program", counts[:1]
    names = [run.__name__ for run in PASSES]
    lines = [f"{name}: {count}" for name, count in zip(names, counts[1:], strict=True)]
    yield "gaforge.codegen.passes", "program → program", lines
    yield from emitted(algebra, spec)


def emitted(algebra: Algebra, spec: KernelSpec) -> Iterator[tuple[str, str, list[str]]]:
    """Yield the steps from the text of a module to a call."""
    module = generate(algebra, "numba", [spec])
    text = module.text.splitlines()
    first = next(k for k, line in enumerate(text) if line.strip().startswith("tile_out[0, e] ="))
    lines = [line.strip() for line in text[first - 6 : first + 1]]
    yield "gaforge.codegen.printers", "program → lines", lines
    facts = [f"{module.filename}: {len(text)} lines"]
    yield "gaforge.codegen.modules", "lines → text of a module", facts
    yield "gaforge.codegen.proof", "text → law, proved", [module.laws[spec.name]]
    keys = ("command", "operations", "proof", "content")
    facts = [f"{key}: {recorded(module.text, key)}" for key in keys]
    yield "gaforge.codegen.artefacts", "text → file", facts

    motor = algebra.coefficients({"1": 1.0, "e01": -1.0}, layout="even")
    point = algebra.coefficients({"e123": 1.0}, layout="trivector")
    moved = kernels("3,0,1").sandwich(motor, point, layouts=("even", "trivector"), unit=True)
    call = 'kernels("3,0,1").sandwich(motor, point, layouts=("even", "trivector"), unit=True)'
    yield "gaforge.loading", "file → function", [call, f"# {moved!r}"]


PICTURES: dict[str, Callable[[], str]] = {
    "ablation": ablation,
    "convergence": convergence,
    "frontier": frontier,
    "parts": parts,
    "pipeline": pipeline,
    "planes": planes,
}
