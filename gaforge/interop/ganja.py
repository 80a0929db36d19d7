"""ganja.js: elements as JSON, with the arguments of ``Algebra`` beside them.

ganja.js has the order of vectors and blades of gaforge: null vectors first, then those of square 1
and of -1; blades by grade and lexicographically. Indices start at 0 as soon as there is a null
vector. ``Algebra({basis: [...]})`` may name blades in any order of their vectors, such as ``e20``;
``metric: [...]`` gives the squares by index. Elements are lists of 2**n numbers, and above six
dimensions lists of one list for each grade, with ``null`` for zeros.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from gaforge.algebra import Algebra
from gaforge.algebra.blades import canonical_masks
from gaforge.algebra.signature import MAX_FULL_DIMENSION
from gaforge.errors import (
    AlgebraMismatchError,
    BladeError,
    DtypeError,
    FileFormatError,
    IntegerOverflowError,
    LayoutError,
    ShapeError,
    SignatureError,
)
from gaforge.interop.basis import METRIC_ORDER, Basis, as_dense, match, metric_order
from gaforge.multivector import Multivector
from gaforge.multivector.coefficients import Array

FLAT_LIMIT = 6
"""Largest n for which ganja.js holds an element as one list of numbers."""

LARGEST_INTEGER = 2**53
"""Largest integer up to which all are numbers of JavaScript."""


def to_ganja(x: Multivector, basis: Iterable[str] | None = None) -> str:
    """Return JSON text that holds multivectors for ganja.js.

    Parameters
    ----------
    x : Multivector
        Integers of up to 53 bits, float32 or float64.
    basis : iterable of str, optional
        Blades in the order and with the names of ``Algebra({..., basis: [...]})``, for n <= 6;
        by default ganja.js's own.

    Returns
    -------
    str
        An object with ``algebra``, the argument of ``Algebra``; ``shape``; and ``elements``, an
        element or nested lists of them.

    Raises
    ------
    DtypeError
        If coefficients are complex, exact objects or expressions, NaN or infinite.
    IntegerOverflowError
        If an integer has more than 53 bits.
    BladeError, LayoutError
        If ``basis`` does not list each blade once, or ganja.js would misread it.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> print(to_ganja(Algebra(1, 0, 1).multivector({"1": 3, "e10": 0.5})))
    {"algebra": {"p": 1, "q": 0, "r": 1}, "shape": [], "elements": [3.0, 0.0, 0.0, -0.5]}
    """
    x = as_dense(x, "to_ganja")
    _check_numbers(x)
    p, q, r = x.algebra.signature
    header: dict[str, Any] = {"p": p, "q": q, "r": r}
    if basis is not None:
        header["basis"] = list(basis)
    rows = match(basis_of(header), x.algebra).write(x)
    elements: Any = rows.tolist()
    if x.algebra.n > FLAT_LIMIT:
        elements = _split(rows, x.algebra)
    return json.dumps({"algebra": header, "shape": list(x.shape), "elements": elements})


def from_ganja(data: Any, algebra: Any = None) -> Multivector:
    """Return the multivectors in JSON of ganja.js.

    Parameters
    ----------
    data : str or parsed JSON
        What `to_ganja` returns, or what ``JSON.stringify`` makes of an element, of
        ``[...element]`` or of nested lists of elements. Such a list does not say its algebra.
    algebra : Algebra, optional
        Needed for elements without an ``algebra`` beside them. They must then be in ganja.js's
        own order of blades.

    Returns
    -------
    Multivector
        Dense, float64: JavaScript has no other numbers. (Its elements are float32 unless the
        algebra has ``baseType: Float64Array``.)

    Raises
    ------
    FileFormatError
        If the text is no JSON, or holds no elements of the algebra: colours and labels among
        them, or ``null``, which ganja.js writes for NaN and infinity.
    AlgebraMismatchError
        If there is no algebra, or the given one has another signature.
    ShapeError
        If lists of elements have different lengths.

    Examples
    --------
    >>> from gaforge import Algebra
    >>> print(from_ganja('[{"0": 1, "1": 2, "2": 0, "3": 0.5}]', Algebra(2))[0])
    1.0 + 2.0 e1 + 0.5 e12
    """
    content = _parsed(data)
    header, elements, shape = _parts(content)
    if header is None and algebra is None:
        raise AlgebraMismatchError(
            "a bare list of elements does not say its metric; name the algebra with algebra="
        )
    if header is None:
        p, q, r = Algebra.parse(algebra).signature
        header = {"p": p, "q": q, "r": r}
    found = match(basis_of(header), algebra)
    rows = _rows(elements, found.algebra, shape)
    return found.read(rows)


# --- The algebra ------------------------------------------------------------------------------


def basis_of(header: Mapping[str, Any]) -> Basis:
    """Return the blades of ``Algebra(header)`` of ganja.js.

    Raises
    ------
    SignatureError
        If the numbers of vectors or the metric are malformed.
    BladeError, LayoutError
        If a custom basis is malformed, or ganja.js would misread it.
    """
    squares = _squares(header)
    n = len(squares)
    if n > MAX_FULL_DIMENSION:
        raise LayoutError(
            f"elements of ganja.js hold all 2**{n} coefficients, which are read and written for "
            f"n <= {MAX_FULL_DIMENSION}"
        )
    start, width = (0 if 0 in squares else 1), (2 if n > 9 else 1)
    vectors = tuple(f"e{i + start:0{width}}" for i in range(n))
    names = header.get("basis")
    if names is None:
        blades = [tuple(i for i in range(n) if m >> i & 1) for m in canonical_masks(n)]
    else:
        start = _first_index(names, n)
        blades = [_places(name, start, n) for name in names]
        vectors = tuple(f"e{i + start}" for i in range(n))
    if len({frozenset(blade) for blade in blades}) != 1 << n or len(blades) != 1 << n:
        raise LayoutError(f"the basis must list each of the 2**{n} blades once: {names}")
    return Basis("the algebra of ganja.js", vectors, squares, tuple(blades))


def _squares(header: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the squares of the vectors by index."""
    unknown = set(header) - {"p", "q", "r", "metric", "basis", "tot"}
    if unknown:
        raise SignatureError(
            f"option {sorted(unknown)[0]!r} of ganja.js's Algebra is not supported"
        )
    metric = header.get("metric")
    if metric is None:
        squares = Algebra(*(header.get(name) or 0 for name in "pqr")).squares
    else:
        squares = _metric(header, metric)
    if header.get("tot", len(squares)) != len(squares):
        raise SignatureError(f"'tot' is {header['tot']}, but there are {len(squares)} vectors")
    return squares


def _metric(header: Mapping[str, Any], metric: Any) -> tuple[int, ...]:
    """Return a metric that is given as a list of squares."""
    if not isinstance(metric, list | tuple) or not all(square in METRIC_ORDER for square in metric):
        raise SignatureError(f"the metric {metric} must be a list of 1, -1 and 0 only")
    squares = tuple(int(square) for square in metric)
    for name, square in zip("pqr", (1, -1, 0), strict=True):
        if header.get(name) not in (None, squares.count(square)):
            raise SignatureError(
                f"{name} is {header[name]}, but the metric {metric} has {squares.count(square)} "
                f"squares of {square}; give one of them"
            )
    if len(squares) > FLAT_LIMIT and metric_order(squares) != tuple(range(len(squares))):
        raise SignatureError(
            f"above {FLAT_LIMIT} dimensions ganja.js ignores the order of the metric {metric}; "
            "list zeros first, then ones, then minus ones"
        )
    return squares


def _first_index(names: Any, n: int) -> int:
    """Return the lowest index of a custom basis, which ganja.js takes from the second blade."""
    if not isinstance(names, list | tuple):
        raise LayoutError(f"the basis {names!r} must be a list of blades")
    if n > FLAT_LIMIT:
        raise LayoutError(
            f"above {FLAT_LIMIT} dimensions ganja.js drops the signs of a custom basis; use its own"
        )
    digits = sorted({int(d) for name in names for d in re.findall(r"\d", str(name)[1:])})
    if not digits:
        return 1
    if len(names) < 2 or str(names[1]) != f"e{digits[0]}":
        raise LayoutError(
            f"the basis of ganja.js must begin with '1' and 'e{digits[0]}', the vector of the "
            f"lowest index, but begins with {list(names[:2])}; ganja.js then misreads the metric"
        )
    return digits[0]


def _places(name: Any, start: int, n: int) -> tuple[int, ...]:
    """Return the places of the vectors of a named blade."""
    if name == "1":
        return ()
    if not re.fullmatch(r"e\d+", str(name)):
        raise BladeError(f"{name!r} is no blade of ganja.js; write '1', or 'e' and digits")
    places = tuple(int(digit) - start for digit in name[1:])
    if len(set(places)) != len(places) or not all(0 <= place < n for place in places):
        raise BladeError(
            f"blade {name!r} must hold different indices from {start} to {start + n - 1}"
        )
    return places


# --- Writing ----------------------------------------------------------------------------------


def _check_numbers(x: Multivector) -> None:
    """Refuse what JSON and JavaScript have no number for."""
    array = x.coefficients
    if array.dtype.char not in "fdl":
        raise DtypeError(
            f"JSON has real numbers only, but the coefficients are of dtype {array.dtype}; convert "
            "with x.astype(float), or convert real and imaginary parts one by one"
        )
    if not np.isfinite(array).all():
        raise DtypeError("JSON has no NaN and no infinity; leave such elements out")
    if array.dtype.kind == "i" and (np.abs(array) > LARGEST_INTEGER).any():
        raise IntegerOverflowError(
            f"JavaScript holds integers up to 2**53 exactly, but a coefficient is "
            f"{np.abs(array).max()}; x.astype(float) rounds them"
        )


def _split(rows: Array, algebra: Algebra) -> Any:
    """Return nested lists with one list for each grade at the end."""
    if rows.ndim > 1:
        return [_split(row, algebra) for row in rows]
    return [rows[part].tolist() for part in algebra.layout().slices.values()]


# --- Reading ----------------------------------------------------------------------------------


def _parsed(data: Any) -> Any:
    if not isinstance(data, str | bytes | bytearray):
        return data
    try:
        return json.loads(data)
    except ValueError as error:
        raise FileFormatError(f"the text is no JSON: {error}") from None


def _parts(content: Any) -> tuple[Any, Any, Any]:
    """Return the header, the elements and the shape; None for what is not there."""
    if not isinstance(content, Mapping) or "elements" not in content:
        return None, content, None
    if not isinstance(content.get("algebra"), Mapping):
        raise FileFormatError("beside 'elements' there must be an 'algebra' with p, q and r")
    shape = content.get("shape")
    counts = shape if isinstance(shape, list | tuple) else [shape]
    if shape is not None and not all(type(count) is int and count >= 0 for count in counts):
        raise FileFormatError(f"the shape {shape!r} must be a list of lengths")
    return content["algebra"], content["elements"], None if shape is None else tuple(counts)


def _rows(node: Any, algebra: Algebra, shape: Any) -> Array:
    """Return the coefficients of an element, or of nested lists of them, on the last axis."""
    found, rows = _walk(node, algebra, None if shape is None else len(shape))
    stated = found if shape is None else shape
    if stated != found and (rows or stated[: len(found)] != found or 0 not in found):
        raise ShapeError(f"the elements have the leading shape {found}, not the stated {stated}")
    return np.array(rows, float).reshape(*stated, algebra.size)


def _walk(
    node: Any, algebra: Algebra, depth: int | None
) -> tuple[tuple[int, ...], list[list[float]]]:
    """Return the shape and the rows of lists that are nested to a depth, if that is stated."""
    element = None if depth else _element(node, algebra)
    if element is not None:
        return (), [element]
    if depth == 0 or not isinstance(node, list | tuple):
        raise FileFormatError(
            f"{node!r:.60} is no element of {algebra}: lists for graph() also hold colours and "
            "labels, which must be left out"
        )
    parts = [_walk(child, algebra, None if depth is None else depth - 1) for child in node]
    shapes = {shape for shape, _ in parts} or {()}
    if len(shapes) > 1:
        raise ShapeError(f"lists of elements have different shapes: {sorted(shapes)}")
    return (len(parts), *shapes.pop()), [row for _, rows in parts for row in rows]


def _element(node: Any, algebra: Algebra) -> list[float] | None:
    """Return the coefficients of an element, None for a list of elements."""
    if isinstance(node, Mapping):  # a typed array, as JSON.stringify writes it
        if list(node) != [str(i) for i in range(algebra.size)]:
            raise FileFormatError(
                f"an element of {algebra} has the keys '0' to '{algebra.size - 1}', not "
                f"{list(node)[:3]} ..."
            )
        return [_number(value) for value in node.values()]
    if not isinstance(node, list | tuple) or not node:
        return None
    if _is_graded(node, algebra):
        return _joined(node, algebra)
    if any(isinstance(child, list | tuple | Mapping) for child in node):
        return None
    if len(node) != algebra.size:
        raise FileFormatError(
            f"an element of {algebra} has {algebra.size} coefficients, not {len(node)}"
        )
    return [_number(value) for value in node]


def _is_graded(node: Any, algebra: Algebra) -> bool:
    """Tell whether a list holds a list of coefficients, or null, for each grade."""
    sizes = [math.comb(algebra.n, k) for k in range(algebra.n + 1)]
    return (
        algebra.n > FLAT_LIMIT
        and len(node) <= len(sizes)
        and all(
            part is None or (isinstance(part, list) and len(part) <= size and _is_row(part))
            for part, size in zip(node, sizes, strict=False)
        )
    )


def _is_row(part: list[Any]) -> bool:
    return not any(isinstance(value, list | tuple | Mapping) for value in part)


def _joined(node: Any, algebra: Algebra) -> list[float]:
    """Return the coefficients of an element by grade; ganja.js reads a hole as zero."""
    out = [0.0] * algebra.size
    slices = algebra.layout().slices
    for k, part in enumerate(node):
        for i, value in enumerate(part or ()):
            out[slices[k].start + i] = 0.0 if value is None else _number(value)
    return out


def _number(value: Any) -> float:
    """Return a coefficient as a float, if it is one."""
    if value is None:
        raise FileFormatError(
            "a coefficient is null, which ganja.js writes for NaN and infinity; leave such "
            "elements out"
        )
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise FileFormatError(f"a coefficient is {value!r:.60}, which is no number")
    if isinstance(value, int) and abs(value) > LARGEST_INTEGER:
        raise IntegerOverflowError(f"the coefficient {value} is no exact number of JavaScript")
    return float(value)
