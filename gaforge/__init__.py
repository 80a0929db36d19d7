"""Verified, specialised code for Clifford algebras, from a signature.

`Algebra` describes an algebra and makes multivectors; `kernels` gives its operations on arrays.
Both are loaded on first use, so ``import gaforge`` costs little more than ``import numpy``.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gaforge import errors
from gaforge.errors import GaforgeError

if TYPE_CHECKING:
    from gaforge.algebra import Algebra
    from gaforge.formulas import compile
    from gaforge.identities import verify
    from gaforge.loading import kernels
    from gaforge.multivector import Multivector

__version__ = "0.1.0"

__all__ = [
    "Algebra",
    "GaforgeError",
    "Multivector",
    "__version__",
    "compile",
    "errors",
    "kernels",
    "verify",
]

_LAZY = {
    "Algebra": "gaforge.algebra",
    "Multivector": "gaforge.multivector",
    "compile": "gaforge.formulas",
    "kernels": "gaforge.loading",
    "verify": "gaforge.identities",
}

_PARTS = frozenset(
    (
        "algebra",
        "codegen",
        "decomposition",
        "formulas",
        "generated",
        "identities",
        "interop",
        "loading",
        "multivector",
        "nn",
        "testing",
        "validation",
    )
)
"""Parts that are there after ``import gaforge`` alone; each is loaded when it is asked for."""


def __getattr__(name: str) -> Any:
    """Load a public name, or a part of the package, on first use (PEP 562)."""
    if name in _PARTS:
        return import_module(f"{__name__}.{name}")
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_LAZY[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the lazy names too."""
    return sorted({*globals(), *_LAZY, *_PARTS})
