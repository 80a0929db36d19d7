"""Random multivectors by kind, from a seed."""

from __future__ import annotations

from typing import Any

import numpy as np

from gaforge.algebra import Algebra, LayoutLike
from gaforge.errors import GaforgeError
from gaforge.multivector.coefficients import converted
from gaforge.multivector.core import Multivector
from gaforge.multivector.norms import squared_norms
from gaforge.multivector.space import space_of

Shape = tuple[int, ...]

LEAST_SQUARE = 0.05
"""Of unit vectors, before they are scaled: |v v| over the squared length of v."""


def random(
    algebra: Algebra, kind: LayoutLike, shape: int | Shape, seed: Any, dtype: Any
) -> Multivector:
    """Return random elements, as ``Algebra.random`` describes them."""
    source = np.random.default_rng(seed)
    lead = (shape,) if isinstance(shape, int) else tuple(shape)
    if kind == "unit vector":
        out = _unit_vectors(algebra, lead, source)
    elif kind == "versor":
        out = _versors(algebra, lead, source)
    elif kind == "rotor":
        out = _rotors(algebra, lead, source)
    else:
        frame = space_of(algebra).frame("full" if kind == "multivector" else kind)
        out = Multivector._of(frame, source.normal(size=(*lead, frame.size)))
    return Multivector._of(out._frame, converted(out._array, dtype))


def _unit_vectors(
    algebra: Algebra, lead: Shape, source: np.random.Generator, signs: np.ndarray | None = None
) -> Multivector:
    """Return vectors with ``v v`` = ±1, of the given signs if there are any."""
    if algebra.p + algebra.q == 0:
        raise GaforgeError(f"every vector of {algebra} is null; there are no unit vectors")
    frame = space_of(algebra).frame("vector")
    out = np.zeros((*lead, frame.size))
    missing = np.ones(lead, bool)
    while missing.any():
        drawn = source.normal(size=(*lead, frame.size))
        squares = squared_norms(frame, drawn)
        good = np.abs(squares) > LEAST_SQUARE * (drawn**2).sum(-1)
        if signs is not None:
            good &= np.sign(squares) == signs
        chosen = missing & good
        out[chosen] = drawn[chosen] / np.sqrt(np.abs(squares[chosen]))[:, None]
        missing &= ~chosen
    return Multivector._of(frame, out)


def _versors(algebra: Algebra, lead: Shape, source: np.random.Generator) -> Multivector:
    """Return products of one to n unit vectors, all of a batch of one number of them."""
    count = int(source.integers(1, max(1, algebra.n) + 1)) if algebra.n else 0
    scale = np.exp(0.3 * source.normal(size=lead))
    out = _product_of([_unit_vectors(algebra, lead, source) for _ in range(count)], algebra, lead)
    return out * scale


def _rotors(algebra: Algebra, lead: Shape, source: np.random.Generator) -> Multivector:
    """Return products of pairs of unit vectors whose squares have the same sign."""
    if algebra.p + algebra.q == 0:
        return _null_rotors(algebra, lead, source)
    vectors = []
    for _ in range(algebra.n // 2):
        first = _unit_vectors(algebra, lead, source)
        signs = np.asarray(np.sign(first.normsq()))
        vectors += [first, _unit_vectors(algebra, lead, source, signs)]
    return _product_of(vectors, algebra, lead)


def _null_rotors(algebra: Algebra, lead: Shape, source: np.random.Generator) -> Multivector:
    """Return products of ``1 + u ^ v``, where all vectors are null."""
    frame = space_of(algebra).frame((1,) if algebra.n else ())
    out = _product_of([], algebra, lead)
    for _ in range(algebra.n // 2):
        u, v = (Multivector._of(frame, source.normal(size=(*lead, frame.size))) for _ in range(2))
        out = out * (1.0 + (u ^ v))
    return out._recast(space_of(algebra).frame("even"))


def _product_of(factors: list[Multivector], algebra: Algebra, lead: Shape) -> Multivector:
    """Return a product, in the layout of all even or all odd grades."""
    scalar = space_of(algebra).scalar
    out = Multivector._of(scalar, np.ones((*lead, 1)))
    for factor in factors:
        out = out * factor
    return out._recast(space_of(algebra).frame("odd" if len(factors) % 2 else "even"))
