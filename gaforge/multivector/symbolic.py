"""SymPy on the coefficients: one call for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from gaforge.errors import DtypeError
from gaforge.multivector.coefficients import Array, as_coefficients, is_expression, mapped

if TYPE_CHECKING:
    from gaforge.multivector.core import Multivector


def apply(x: Multivector, function: Callable[[Any], Any]) -> Multivector:
    """Return the multivector of the images of all coefficients."""
    out = mapped(function, x._array)
    if x.dtype.char != "O" and not any(map(is_expression, out.flat)):
        out = _unified(out)
    return x._with(x._frame, as_coefficients(out))


def _unified(out: Array) -> Array:
    """Return numbers in the array type that NumPy finds for them."""
    import numpy as np

    return np.array(out.tolist()).reshape(out.shape) if out.size else out.astype(float)


def substitute(x: Multivector, old: Any, new: Any) -> Multivector:
    """Replace symbols, given as symbols or by name, by numbers or expressions."""
    pairs = old if isinstance(old, Mapping) else {old: new}
    named: dict[str, Any] = {}
    for symbol in free_symbols(x):
        named.setdefault(symbol.name, symbol)
    unknown = [key for key in pairs if isinstance(key, str) and key not in named]
    if unknown:
        raise DtypeError(
            f"no symbol is called {unknown[0]!r}; the coefficients hold "
            f"{', '.join(sorted(named)) or 'none'}"
        )
    values = {named[key] if isinstance(key, str) else key: value for key, value in pairs.items()}

    def replaced(item: Any) -> Any:
        return item.subs(values, simultaneous=True) if is_expression(item) else item

    return apply(x, replaced)


def call(x: Multivector, name: str, *arguments: Any) -> Multivector:
    """Call a method of SymPy on every expression."""
    return apply(x, lambda item: getattr(item, name)(*arguments) if is_expression(item) else item)


def derivative(x: Multivector, symbols: tuple[Any, ...]) -> Multivector:
    """Differentiate every coefficient."""
    from sympy import diff

    return apply(x, lambda item: diff(item, *symbols))


def free_symbols(x: Multivector) -> set[Any]:
    """Return the symbols of all coefficients."""
    return {s for item in x._array.flat if is_expression(item) for s in item.free_symbols}
