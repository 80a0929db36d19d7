"""Save and load: ``.npz`` for arrays of numbers, ``.json`` also for exact integers and fractions.

A file holds the signature, the layout and the coefficients, exactly. Neither format can run code
when it is read: there is no pickle inside, and JSON holds no expressions.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from fractions import Fraction
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import numpy as np

from gaforge.algebra import Algebra
from gaforge.errors import DtypeError, FileFormatError, GaforgeError
from gaforge.files import replace
from gaforge.multivector.coefficients import Array

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector

FORMAT = "gaforge multivector 1"
"""Name and version of both formats."""

Content = dict[str, Any]
"""Signature, layout and coefficients under the names that both formats use."""


def save(x: Multivector, path: str | os.PathLike[str]) -> None:
    """Write a multivector; the file is there whole or not at all.

    Raises
    ------
    DtypeError
        If the format cannot hold the coefficients.
    FileFormatError
        If the name ends neither in ``.npz`` nor in ``.json``.
    """
    path = Path(path)
    replace(path, _codec(path)[0](x))


def load(path: str | os.PathLike[str]) -> Multivector:
    """Read a multivector that ``save`` wrote.

    Raises
    ------
    FileFormatError
        If the file is damaged, or none of the two formats.

    Examples
    --------
    >>> import tempfile, pathlib
    >>> from gaforge import Algebra
    >>> path = pathlib.Path(tempfile.mkdtemp()) / "x.json"
    >>> x = Algebra(3).multivector({"e12": 0.1})
    >>> x.save(path)
    >>> load(path) == x
    True
    """
    from gaforge.multivector.core import Multivector

    path = Path(path)
    decode = _codec(path)[1]
    data = path.read_bytes()
    try:
        content = decode(data)
        if content["format"] != FORMAT:
            raise ValueError(f"its format is {content['format']!r}, not {FORMAT!r}")
        p, q, r, start = (int(entry) for entry in content["signature"])
        algebra = Algebra(p, q, r, start)
        grades = tuple(int(k) for k in content["grades"])
        return Multivector(algebra, content["coefficients"], grades)
    except (BadZipFile, KeyError, ValueError, TypeError, EOFError, GaforgeError) as error:
        raise FileFormatError(f"cannot read a multivector from {path}: {error}") from error


def _codec(path: Path) -> tuple[Callable[[Multivector], bytes], Callable[[bytes], Content]]:
    """Return what writes and what reads the format that a file's name asks for."""
    if path.suffix == ".npz":
        return _to_npz, _from_npz
    if path.suffix == ".json":
        return _to_json, _from_json
    raise FileFormatError(f"{path.name!r} ends neither in .npz nor in .json; choose one of these")


def _signature(x: Multivector) -> list[int]:
    return [*x.algebra.signature, x.algebra.start_index]


def _to_npz(x: Multivector) -> bytes:
    if x.dtype.char == "O":
        raise DtypeError(
            ".npz holds numbers only; save integers of any size and fractions as .json, and "
            "expressions with pickle"
        )
    buffer = BytesIO()
    np.savez(
        buffer,
        format=np.array(FORMAT),
        signature=np.array(_signature(x)),
        grades=np.array(x.layout.grades, np.int64),
        coefficients=x._array,
    )
    return buffer.getvalue()


def _from_npz(data: bytes) -> Content:
    with np.load(BytesIO(data), allow_pickle=False) as file:
        return {**file, "format": str(file["format"])}


def _to_json(x: Multivector) -> bytes:
    content = {
        "format": FORMAT,
        "signature": _signature(x),
        "grades": list(x.layout.grades),
        "blades": [x.algebra.blade_name(mask) for mask in x.layout.masks],
        "dtype": x.dtype.name,
        "shape": list(x.shape),
        "coefficients": [_encode(item) for item in x._array.reshape(-1).tolist()],
    }
    return (json.dumps(content, allow_nan=False, indent=1) + "\n").encode()


def _encode(item: Any) -> Any:
    """Return a number as JSON holds it, exactly."""
    if isinstance(item, complex):
        return [_encode(item.real), _encode(item.imag)]
    if isinstance(item, float):
        return item if np.isfinite(item) else str(item)
    if isinstance(item, int):
        return item
    if isinstance(item, Fraction):
        return str(item)
    raise DtypeError(
        f"JSON holds numbers only, not {item!r:.60}; save expressions with pickle, or as text with "
        "sympy.srepr"
    )


def _from_json(data: bytes) -> Content:
    content: Content = json.loads(data)
    dtype = np.dtype(content["dtype"])
    items = [_decode(item, dtype) for item in content["coefficients"]]
    array: Array = np.empty(len(items), dtype)
    for place, item in enumerate(items):
        array[place] = item
    grades = tuple(content["grades"])
    size = Algebra(*content["signature"][:3]).layout(grades).size
    return {**content, "coefficients": array.reshape(*content["shape"], size)}


def _decode(item: Any, dtype: np.dtype[Any]) -> Any:
    if dtype.kind == "c":
        return complex(float(item[0]), float(item[1]))
    if dtype.kind == "f":
        return float(item)
    if dtype.kind == "O" and isinstance(item, str):
        return Fraction(item)
    if isinstance(item, int | float):
        return item
    raise ValueError(f"{item!r} is no coefficient of dtype {dtype}")
