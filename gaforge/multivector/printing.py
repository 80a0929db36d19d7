"""Text and LaTeX: ``2.0 e1 - 1.0 e12``, a form that rebuilds the value, and `_repr_latex_`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.multivector.coefficients import is_expression

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector

SHOWN = 6
"""Most elements along an axis of a batch that are written out."""


def text(x: Multivector, spec: str = "") -> str:
    """Return the sum of coefficients and blades; of a batch, a nested list of them."""
    if not x.shape:
        return _sum(_parts(x, lambda item: _number(item, spec), x.algebra.blade_name, " "))
    if len(x) <= SHOWN:
        items = [text(element, spec) for element in x]
    else:
        half = SHOWN // 2
        items = [text(element, spec) for element in x[:half]]
        items += ["...", *(text(element, spec) for element in x[-half:])]
    return "[" + ", ".join(items) + "]"


def _number(item: Any, spec: str) -> str:
    if is_expression(item):
        return _bracketed(item, str(item))
    if isinstance(item, complex | np.complexfloating):
        return f"({format(complex(item), spec)})" if spec else str(complex(item))
    return format(item, spec) if spec else str(item)


def _bracketed(item: Any, written: str) -> str:
    return f"({written})" if item.is_Add else written


def _parts(
    x: Multivector,
    write: Callable[[Any], str],
    name: Callable[[int], str],
    between: str,
) -> list[tuple[bool, str]]:
    """Return, for each coefficient other than zero, whether it is negative, and its text."""
    parts = []
    for mask, item in zip(x._frame.layout.masks, x._array, strict=True):
        if item == 0:
            continue
        negative = _is_negative(item)
        written = write(-item if negative else item)
        parts.append((negative, written + between + name(mask) if mask else written))
    return parts


def _is_negative(item: Any) -> bool:
    if is_expression(item):
        return bool(item.could_extract_minus_sign())
    return not isinstance(item, complex | np.complexfloating) and bool(item < 0)


def _sum(parts: list[tuple[bool, str]]) -> str:
    if not parts:
        return "0"
    out = ""
    for negative, written in parts:
        sign = (" - " if negative else " + ") if out else ("-" if negative else "")
        out += sign + written
    return out


def representation(x: Multivector) -> str:
    """Return the expression that rebuilds a single multivector; a summary of a batch."""
    layout = "" if x._frame is x._frame.space.default else f", layout={_layout(x)}"
    if x.shape:
        return (
            f"<batch of multivectors of {x.algebra}, shape {x.shape}, layout {_layout(x)}, "
            f"{x.dtype}>"
        )
    pairs = zip(x._frame.layout.masks, x._array.tolist(), strict=True)
    values = {x.algebra.blade_name(mask): item for mask, item in pairs if item != 0}
    written = ", ".join(f"{name!r}: {_literal(item)}" for name, item in values.items())
    dtype = "" if x.dtype == _found_dtype(list(values.values())) else f", dtype={x.dtype.name!r}"
    return f"{x.algebra!r}.multivector({{{written}}}{layout}{dtype})"


def _literal(item: Any) -> str:
    """Return Python text of a number; infinities and NaN have no literal of their own."""
    if isinstance(item, float) and not np.isfinite(item):
        return f"float('{item}')"
    return repr(item)


def _found_dtype(values: list[Any]) -> np.dtype[Any]:
    """Return the dtype that coefficients get where none is named."""
    return np.result_type(*map(np.asarray, values)) if values else np.dtype(float)


def _layout(x: Multivector) -> str:
    """Return a layout's name, or its grades where they have no name."""
    name = x.layout.name
    return repr(x.layout.grades) if name.startswith("g") and "_" in name else repr(name)


def latex(x: Multivector, printer: Any = None) -> str:
    r"""Return a single multivector in LaTeX, such as ``2.0 \, \mathbf{e}_{1}``."""
    write = _latex_writer(printer)
    return _sum(_parts(x, write, lambda mask: _latex_blade(x, mask), r" \, "))


def _latex_writer(printer: Any) -> Callable[[Any], str]:
    def write(item: Any) -> str:
        if is_expression(item):
            from sympy import latex

            written = printer.doprint(item) if printer is not None else latex(item)
            return rf"\left({written}\right)" if item.is_Add else str(written)
        return _scientific(_number(item, ""))

    return write


def _scientific(number: str) -> str:
    r"""Return ``1e-07`` as ``1 \cdot 10^{-7}``."""
    digits, _, exponent = number.partition("e")
    if exponent.lstrip("+-").isdigit():
        return rf"{digits} \cdot 10^{{{int(exponent)}}}"
    return number


def _latex_blade(x: Multivector, mask: int) -> str:
    start = x.algebra.start_index
    indices = [str(i + start) for i in range(mask.bit_length()) if mask >> i & 1]
    joined = ("," if any(len(i) > 1 for i in indices) else "").join(indices)
    return rf"\mathbf{{e}}_{{{joined}}}"
