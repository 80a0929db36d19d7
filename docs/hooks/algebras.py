"""MkDocs hook: a page for each emitted algebra, from the file that the LaTeX printer wrote.

Formulas become MathML while the site is built, so a page shows them without scripts or a network.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from latex2mathml.converter import convert
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

import gaforge.generated
from gaforge import Algebra
from gaforge.codegen.artefacts.header import recorded
from gaforge.codegen.catalogue import large_algebras, shipped_algebras

EMITTED = Path(gaforge.generated.__path__[0])

# What a user of each signature calls it; a signature that is missing here has its plain name.
NAMES = {
    (2, 0, 0): "the plane",
    (3, 0, 0): "space",
    (2, 0, 1): "projective geometric algebra of the plane",
    (3, 0, 1): "projective geometric algebra of space",
    (1, 3, 0): "spacetime, signs + − − −",
    (3, 1, 0): "spacetime, signs + + + −",
    (4, 1, 0): "conformal geometric algebra of space",
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages."""
    pages = {"algebras/index.md": index_page()}
    for algebra in shipped_algebras():
        pages[f"algebras/{stem(algebra)}.md"] = algebra_page(algebra)
    for address, text in pages.items():
        files.append(File.generated(config, address, content=text))
    return files


def stem(algebra: Algebra) -> str:
    """Return ``cl_3_0_1``."""
    return "cl_" + "_".join(map(str, algebra.signature))


def title(algebra: Algebra) -> str:
    """Return the signature, and what it is called."""
    plain = "Cl({},{},{})".format(*algebra.signature)
    name = NAMES.get(algebra.signature)
    return f"{plain}, {name}" if name else plain


def link(algebra: Algebra) -> str:
    """Return the link to an algebra's page."""
    return f"[{title(algebra)}]({stem(algebra)}.md)"


def index_page() -> str:
    """Return the list of emitted algebras with their sizes."""
    lines = [
        "# Emitted algebras",
        "",
        "The package ships these algebras, up to n = 6 as Numba, NumPy, torch and LaTeX modules,",
        "with modules of gradients,",
        "above as Numba modules in [spinor form](../decisions/spinor.md); any other signature is",
        "generated when it is first asked for, or by `gaforge generate`. The pages have the closed",
        "forms that the LaTeX printer wrote.",
        "",
        "| algebra | blades | operations in all Numba kernels | proof |",
        "| --- | --- | --- | --- |",
    ]
    shipped = shipped_algebras()
    for algebra in (*shipped, *large_algebras()):
        text = (EMITTED / f"{stem(algebra)}_numba.py").read_text()
        operations, proof = (recorded(text, key) or "" for key in ("operations", "proof"))
        lines.append(
            f"| {link(algebra) if algebra in shipped else title(algebra)} | {algebra.size} "
            f"| {operations.removesuffix(' in all')} | {proof} |"
        )
    return "\n".join(lines) + "\n"


def algebra_page(algebra: Algebra) -> str:
    """Return the page of an algebra."""
    text = (EMITTED / f"{stem(algebra)}.tex").read_text()
    signature, proof, operations, command = (
        recorded(text, key) or "" for key in ("signature", "proof", "operations", "command")
    )
    metric = ", ".join(
        f"{name}² = {square}".replace("-", "−")
        for name, square in zip(algebra.blades[1 : 1 + algebra.n], algebra.squares, strict=True)
    )
    parts = [
        f"# {title(algebra)}",
        f"{metric}. The {algebra.size} blades, in the order of coefficients: "
        + ", ".join(f"`{name}`" for name in algebra.blades)
        + ".",
        f"```python\nk = gaforge.kernels({signature!r})\n"
        f"from gaforge.generated import {stem(algebra)}_numba, {stem(algebra)}_torch\n```",
        f"x with index 12 is the coefficient of e12 in x, with ∅ that of the scalar; the result is "
        f"y. Formulas: {proof}; {operations}. Made by `{command}`.",
        *sections(text),
    ]
    return "\n\n".join(parts) + "\n"


SECTION = re.compile(
    r"(?P<name>\w+) ---\n"
    r"(?P<law>(?:%.*\n)+)"
    r"\\paragraph\{(?P<title>.*)\}\n"
    r"(?P<what>(?:(?!\\\[|\\begin).*\n)+)"
    r"(?P<formula>(?:.*\n)+)"
)
"""A formula of a file that the LaTeX printer wrote."""


def sections(text: str) -> Iterator[str]:
    """Yield the formulas of such a file as Markdown.

    Raises
    ------
    ValueError
        If a formula can't be read: the printer's layout has changed.
    """
    previous = None
    for part in re.split(r"^% --- ", text, flags=re.MULTILINE)[1:]:
        section = SECTION.fullmatch(part)
        if section is None:
            raise ValueError(f"a section of the LaTeX file can't be read: {part[:200]}")
        if section["title"] != previous:
            yield f"## {section['title']}"
            previous = section["title"]
        what = re.sub(r"\$(.*?)\$", lambda math: mathml(math[1]), plain(section["what"]))
        yield f"<p>{' '.join(what.split())}</p>"
        formula = section["formula"].strip().removeprefix("\\[").removesuffix("\\]")
        kind = "equations" if "align" in formula else "products"
        yield f'<div class="formula {kind}" tabindex="0">{mathml(formula, "block")}</div>'
        law = " ".join(line.removeprefix("% ") for line in section["law"].splitlines())
        yield f"Kernel `{section['name']}`; law: `{law.removeprefix('Law: ').rstrip('.')}`."


def plain(text: str) -> str:
    r"""Return text without TeX's escapes outside of formulas."""
    return text.replace("\\_", "_").strip()


def mathml(formula: str, display: str = "inline") -> str:
    """Return a formula of TeX as MathML on one line, which Markdown leaves alone."""
    return convert(" ".join(formula.split()), display=display)
