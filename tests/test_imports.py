"""Imports run one way, emitted modules stand alone, and no module hides a public function.

Read from the source, so imports inside functions and under TYPE_CHECKING count as well. Lazy
imports inside functions are allowed wherever the direction is right: `loading` imports `codegen`
only so, for an algebra that isn't shipped, because `codegen` needs SymPy.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from sources import module_paths

import gaforge
from gaforge.codegen.modules.torch_module import OPERATORS

MODULES = module_paths()

# Each part of gaforge may import the parts before it in this order.
ORDER = [
    "errors",
    "files",
    "plotting",
    "algebra",
    "language",
    "codegen",
    "generated",
    "loading",
    "multivector",
    "formulas",
    "identities",
    "interop",
    "validation",
    "decomposition",
    "testing",
    "nn",
    "runs",
    "llm",
    "experiments",
    "bench",
    "cli",
    "__main__",
]
# Against the order, inside functions only: `Algebra` is where users look for a way to make
# multivectors, so its methods (multivector, symbols, random, ...) import that part when called.
# An algebra itself stays plain data that loads nothing.
# Likewise kernels and multivectors have exp, log, sqrt and split, which are built on both.
LAZY_UPWARDS = {
    ("gaforge.algebra.signature", "multivector"),
    ("gaforge.loading.rotors", "multivector"),
    ("gaforge.loading.rotors", "decomposition"),
    ("gaforge.multivector.core", "decomposition"),
}
SIBLINGS = {"llm", "experiments"}  # neither imports the other
WHOLE_PACKAGE = {"testing", "cli", "__main__"}  # may say `import gaforge`
PUBLIC_FUNCTIONS = {"kernels", "verify", "compile"}
EMITTED_MAY_IMPORT = {
    "__future__",
    "collections",
    "concurrent",
    "itertools",
    "math",
    "numba",
    "numpy",
    "torch",
    "typing",
}


class Import(NamedTuple):
    target: str  # absolute dotted name
    line: int
    lazy: bool  # inside a function, or for type checkers only


# Of what can hold a statement. Imports are no expressions, of which emitted modules have millions.
HOLDERS = ast.mod | ast.stmt | ast.excepthandler | ast.match_case


@cache
def imports(name: str, source: str, *, is_package: bool) -> tuple[Import, ...]:
    """Return what a module imports; ``from a import b`` counts as ``a.b``."""

    def visit(node: ast.AST, lazy: bool) -> Iterator[Import]:
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, node.lineno, lazy) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = name.split(".")[: None if is_package else -1]
                parents = parents[: len(parents) - node.level + 1]
                base = ".".join([*parents, *filter(None, [base])])
            yield from (Import(f"{base}.{alias.name}", node.lineno, lazy) for alias in node.names)
        lazy = lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        lazy = lazy or (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
        for child in ast.iter_child_nodes(node):
            if isinstance(child, HOLDERS):
                yield from visit(child, lazy)

    return tuple(visit(ast.parse(source), False))


def violations(name: str, source: str, *, is_package: bool = False) -> list[str]:
    """Say which imports of a module of gaforge go against the order."""
    part = name.split(".")[1]
    out = []
    for target, line, lazy in imports(name, source, is_package=is_package):
        top, *inside = target.split(".")
        if top != "gaforge" or (inside and inside[0] == part):
            continue
        if not inside:
            if part not in WHOLE_PACKAGE:
                out.append(f"{name}:{line} imports all of gaforge; name the part")
            continue
        other = gaforge._LAZY.get(inside[0], target).split(".")[1]
        if lazy and (name, other) in LAZY_UPWARDS:
            continue
        if other not in ORDER:  # a plain name of gaforge/__init__.py, such as __version__
            continue
        if ORDER.index(other) > ORDER.index(part) or {part, other} == SIBLINGS:
            out.append(f"{name}:{line} imports {target}, against the order")
        elif (part, other) == ("loading", "codegen") and not lazy:
            out.append(f"{name}:{line} imports {target} outside of a function")
    return out


def emitted_violations(name: str, source: str) -> list[str]:
    """Say which imports of an emitted module make it depend on more than its backend."""
    out = []
    for target, line, _ in imports(name, source, is_package=False):
        top = target.split(".")[0]
        if top in EMITTED_MAY_IMPORT or top in sys.stdlib_module_names:
            continue
        sibling = name.removesuffix("_torch") + "_numba"
        if name.endswith("_torch") and f"{target}.".startswith(f"{sibling}."):
            continue
        out.append(f"{name}:{line} imports {target}")
    return out


def test_every_part_has_a_place_in_the_order():
    parts = {name.split(".")[1] for name in MODULES if name != "gaforge"}
    assert parts <= set(ORDER)


@pytest.mark.parametrize("name", sorted(set(MODULES) - {"gaforge"}))
def test_imports_follow_the_order(name):
    path = MODULES[name]
    assert violations(name, path.read_text(), is_package=path.name == "__init__.py") == []


def test_the_facade_imports_only_errors_when_loaded():
    tree = ast.parse(MODULES["gaforge"].read_text())
    loaded = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {node.module for node in loaded if isinstance(node, ast.ImportFrom)}
    assert {name for name in names if name and name.startswith("gaforge.")} == {"gaforge.errors"}


def test_emitted_modules_stand_alone():
    emitted = {
        name: path for name, path in MODULES.items() if name.startswith("gaforge.generated.")
    }
    assert emitted
    for name, path in emitted.items():
        source = path.read_text()
        assert emitted_violations(name, source) == []
        # Torch modules import the kernels beside them, in a text that is the same in all of them.
        own = source.replace(OPERATORS, "")
        assert not re.search("import_module|__import__", own), name


def test_no_module_or_folder_bears_the_name_of_a_public_function():
    # Importing such a submodule would rebind the function's name in its package.
    assert [name for name in MODULES if PUBLIC_FUNCTIONS & set(name.split("."))] == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("gaforge.algebra.x", "from gaforge.codegen import spec"),
        ("gaforge.algebra.x", "def f():\n    import gaforge.codegen.spec"),
        ("gaforge.algebra.x", "from ..loading import kernels"),
        ("gaforge.codegen.x", "from gaforge import kernels"),
        ("gaforge.codegen.x", "import gaforge"),
        ("gaforge.codegen.x", "from gaforge import generated"),
        ("gaforge.codegen.x", "if TYPE_CHECKING:\n    from gaforge.loading import kernels"),
        ("gaforge.algebra.signature", "from gaforge.multivector import Multivector"),
        ("gaforge.algebra.signature", "def f():\n    from gaforge.loading import kernels"),
        ("gaforge.algebra.layout", "def f():\n    from gaforge.multivector import Multivector"),
        ("gaforge.loading.x", "import gaforge.codegen"),
        ("gaforge.llm.x", "import gaforge.cli"),
        ("gaforge.experiments.x", "import gaforge.llm"),
    ],
)
def test_a_wrong_direction_is_seen(name, source):
    assert len(violations(name, source)) == 1


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("gaforge.loading.x", "def f():\n    from gaforge.codegen import pipeline"),
        ("gaforge.loading.x", "if TYPE_CHECKING:\n    from gaforge.codegen import spec"),
        ("gaforge.algebra.signature", "def f():\n    from gaforge.multivector import load"),
        ("gaforge.codegen.x", "from gaforge.algebra import Algebra"),
        ("gaforge.codegen.x", "from gaforge import Algebra, __version__"),
        ("gaforge.codegen.x.y", "from ..spec import KernelSpec"),
    ],
)
def test_a_right_direction_passes(name, source):
    assert violations(name, source) == []


@pytest.mark.parametrize(
    "source",
    ["import gaforge", "from gaforge.errors import ShapeError", "from .cl_2_0_0_numba import gp"],
)
def test_a_dependent_emitted_module_is_seen(source):
    assert len(emitted_violations("gaforge.generated.cl_3_0_0_torch", source)) == 1


def test_an_emitted_torch_module_may_use_its_numba_sibling():
    name = "gaforge.generated.cl_3_0_0_torch"
    assert emitted_violations(name, "from . import cl_3_0_0_numba\nimport torch") == []
    assert emitted_violations(name, "from .cl_3_0_0_numba import gp") == []
