"""Conversion to and from the multivectors of other packages, and their conventions.

Each package is imported when a function needs it; importing this package loads none of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gaforge.interop.clifford import from_clifford, to_clifford
    from gaforge.interop.galgebra import from_galgebra, to_galgebra
    from gaforge.interop.ganja import from_ganja, to_ganja
    from gaforge.interop.kingdon import from_kingdon, to_kingdon
    from gaforge.interop.vectors import vector_map

__all__ = [
    "from_clifford",
    "from_galgebra",
    "from_ganja",
    "from_kingdon",
    "to_clifford",
    "to_galgebra",
    "to_ganja",
    "to_kingdon",
    "vector_map",
]

_LAZY = {
    "from_clifford": "gaforge.interop.clifford",
    "from_galgebra": "gaforge.interop.galgebra",
    "from_ganja": "gaforge.interop.ganja",
    "from_kingdon": "gaforge.interop.kingdon",
    "to_clifford": "gaforge.interop.clifford",
    "to_galgebra": "gaforge.interop.galgebra",
    "to_ganja": "gaforge.interop.ganja",
    "to_kingdon": "gaforge.interop.kingdon",
    "vector_map": "gaforge.interop.vectors",
}


def __getattr__(name: str) -> Any:
    """Load a public name on first use (PEP 562)."""
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_LAZY[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the lazy names too."""
    return sorted({*globals(), *_LAZY})
