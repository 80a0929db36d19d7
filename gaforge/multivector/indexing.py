"""Access: coefficients by blade name, parts of the leading axes, iteration."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.errors import BladeError
from gaforge.multivector.coefficients import Array, zeros

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector

_BLADE_ATTRIBUTE = re.compile(r"e\d[\d_]*")


ELSEWHERE = {
    "I": "x.algebra.pseudoscalar()",
    "T": "x.reshape(...), or index the leading axes",
    "adjoint": "~x",
    "anticommutator": "x.acp(y)",
    "commutator": "x.cp(y)",
    "gradeInvol": "x.involute()",
    "g_invol": "x.involute()",
    "ccon": "x.conjugate()",
    "isBlade": "x.is_blade()",
    "isVersor": "x.is_versor()",
    "isScalar": "x.grades == (0,), or x == x.grade(0)",
    "join": "x & y or x ^ y, by the model",
    "keys": "x.layout, x.algebra.blades",
    "leftInv": "x.inv()",
    "leftLaInv": "x.inv()",
    "left_complement": "x.unhodge()",
    "mag2": "x.normsq()",
    "meet": "x & y or x ^ y, by the model",
    "norm2": "x.normsq()",
    "normal": "x.normalized()",
    "polarity": "x * I of algebra.pseudoscalar()",
    "project": "y @ x, which projects y onto x",
    "pseudoScalar": "x.algebra.pseudoscalar()",
    "rev": "~x",
    "right_complement": "x.hodge()",
    "value": "x.dense().coefficients",
    "values": "x.coefficients",
    "vee": "x & y",
    "x": "x.cp(y)",
}
"""What users of other packages may look for, and how it is written here."""


def item(x: Multivector, key: Any) -> Any:
    """Return a coefficient for the name of a blade, else a part of the batch."""
    if isinstance(key, str):
        return coefficient(x, key)
    keys = key if isinstance(key, tuple) else (key,)
    tail = (slice(None),) if any(k is Ellipsis for k in keys) else (Ellipsis, slice(None))
    try:
        return x._with(x._frame, x._array[(*keys, *tail)])
    except IndexError as error:
        raise IndexError(
            f"cannot index the leading shape {x.shape} of a multivector with {key!r} ({error}); "
            "coefficients are read by blade, such as x['e1']"
        ) from None


def coefficient(x: Multivector, name: str) -> Any:
    """Return the coefficient of a blade whose indices may stand in any order."""
    place, sign = x._frame.blade(name)
    if place is None:
        return unboxed(zeros(x.shape, x._array))
    values = x._array[..., place]
    return unboxed(values if sign > 0 else -values)


def attribute(x: Multivector, name: str) -> Any:
    """Return the coefficient of a blade written as an attribute, ``x.e12``."""
    if _BLADE_ATTRIBUTE.fullmatch(name):
        try:
            return coefficient(x, name)
        except BladeError as error:
            raise AttributeError(str(error)) from None
    advice = f": write {ELSEWHERE[name]}" if name in ELSEWHERE else ""
    raise AttributeError(f"a multivector has no attribute {name!r}{advice}")


def unboxed(array: Any) -> Any:
    """Return a single entry itself, and an array as a view that cannot be written to."""
    if isinstance(array, np.ndarray):
        return read_only(array) if array.ndim else array[()]
    return array


def read_only(array: Array) -> Array:
    """Return a view of an array that cannot be written to."""
    view = array.view()
    view.flags.writeable = False
    return view


def length(x: Multivector) -> int:
    """Return the length of the first leading axis."""
    if not x.shape:
        raise TypeError("a single multivector has no length; x.coefficients has")
    return x.shape[0]


def iterate(x: Multivector) -> Iterator[Multivector]:
    """Yield the multivectors along the first leading axis."""
    if not x.shape:
        raise TypeError("a single multivector cannot be iterated over; x.coefficients can")
    return (x._with(x._frame, row) for row in x._array)
