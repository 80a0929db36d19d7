"""Named algebras: ``Algebra.named("pga3d")`` and the like.

Each is an `Algebra` with a few more methods, and equal to the plain one, so that multivectors of
both mix. Vectors of coordinates may be numbers, or arrays of one leading shape.
"""

from __future__ import annotations

import re
from typing import Any

from gaforge.algebra import Algebra
from gaforge.errors import SignatureError
from gaforge.multivector.conformal import Conformal
from gaforge.multivector.model import Model
from gaforge.multivector.projective import Projective
from gaforge.multivector.spacetime import Spacetime
from gaforge.multivector.vectorial import Vectorial

_FAMILIES: dict[str, type[Model]] = {"vga": Vectorial, "pga": Projective, "cga": Conformal}

_NAME = re.compile(r"(?:(vga|pga|cga)(\d+)d|(\d+)d(vga|pga|cga))")


def named(name: str) -> Algebra:
    """Return a named algebra, as ``Algebra.named`` describes it.

    Examples
    --------
    >>> named("pga2d").signature, named("3DCGA").signature, named("sta").signature
    ((2, 0, 1), (4, 1, 0), (1, 3, 0))
    """
    wanted: Any = name.lower() if isinstance(name, str) else ""
    if wanted == "sta":
        return Spacetime()
    match = _NAME.fullmatch(wanted)
    if match is None:
        raise SignatureError(
            f"no algebra is called {name!r}; there are vga2d, vga3d, pga2d, pga3d, cga2d, cga3d "
            "(and other numbers of dimensions), and sta"
        )
    first, dimension, other, second = match.groups()
    return _FAMILIES[first or second](int(dimension or other))
