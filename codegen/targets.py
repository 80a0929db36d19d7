"""The targets: each a module around kernels, and a way to execute its text on symbols.

Adding a target adds a file in ``modules/``, one in ``proof/`` and its name in the catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from gaforge.codegen.catalogue import TARGETS
from gaforge.codegen.ir.cost import Cost
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.proof.laws import Entries
from gaforge.codegen.proof.symbols import Universe
from gaforge.errors import GenerationError


class Target(Protocol):
    """What ``modules/<name>_module.py`` provides."""

    TARGET: str
    SUFFIX: str
    COMMENT: str

    def emit_module(self, kernels: Sequence[Kernel]) -> str:
        """Return the text of a module below its header."""

    def describe(self, kernels: Sequence[Kernel]) -> list[str]:
        """Return the lines of the header that describe the contents."""

    def form_and_cost(self, kernel: Kernel) -> tuple[str, Cost]:
        """Return the form in which a kernel is written, and its operations per element."""


class Prover(Protocol):
    """What ``proof/run_<name>.py`` provides."""

    def load_source(self, source: str) -> dict[str, Any]:
        """Execute the text of an emitted module with its imports replaced."""

    def evaluate(self, names: dict[str, Any], kernel: Kernel, universe: Universe) -> Entries:
        """Return the polynomials that a kernel's source computes."""


def find_target(name: str) -> Target:
    """Return the target with this name.

    Raises
    ------
    GenerationError
        If there is none.
    """
    if name not in TARGETS:
        raise GenerationError(f"no target is called {name!r}; choose from {', '.join(TARGETS)}")
    return import_module(f"gaforge.codegen.modules.{name}_module")


def find_prover(name: str) -> Prover:
    """Return the prover of a target."""
    return import_module(f"gaforge.codegen.proof.run_{name}")
