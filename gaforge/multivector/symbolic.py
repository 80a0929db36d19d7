"""SymPy on the coefficients: one call for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
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


def factored(x: Multivector) -> Multivector:
    """Factor every coefficient where that makes it shorter."""
    from sympy import factor

    return apply(x, lambda item: shortest(item, factor(item)) if is_expression(item) else item)


def simplified(x: Multivector, given: Any) -> Multivector:
    """Simplify every coefficient, modulo what is given to be zero.

    Raises
    ------
    DtypeError
        If something that is given is neither an expression nor a multivector, or if it can't hold:
        then everything would follow from it.
    """
    relations = list(_relations(given))
    if not relations:
        return call(x, "simplify")
    from sympy import expand, fraction, groebner, together

    items = [item for item in x._array.flat if is_expression(item)]
    quotients = {item: tuple(map(expand, fraction(together(item)))) for item in items}
    parts = [part for quotient in quotients.values() for part in quotient]
    basis = groebner(relations, *_generators([*relations, *parts]), order="grevlex")
    if basis.exprs == [1]:
        raise DtypeError(f"what is given contradicts itself: {relations}")

    def reduced(item: Any) -> Any:
        return _modulo(item, quotients[item], basis) if is_expression(item) else item

    return apply(x, reduced)


def _generators(parts: list[Any]) -> list[Any]:
    """Return the symbols, and functions of symbols, in which expressions are polynomials."""
    from sympy import Poly

    symbolic = [part for part in parts if part.free_symbols]
    return sorted({generator for part in symbolic for generator in Poly(part).gens}, key=str)


def _relations(given: Any) -> Iterator[Any]:
    """Yield the expressions that are zero, without those that are so anyway."""
    from sympy import Eq, Expr, expand

    from gaforge.multivector.core import Multivector

    if isinstance(given, Multivector):
        yield from (e for e in map(expand, given._array.flat) if e)
    elif isinstance(given, Eq):
        yield from _relations(given.lhs - given.rhs)
    elif isinstance(given, Expr):
        yield from filter(None, [expand(given)])
    elif isinstance(given, list | tuple | set):
        for one in given:
            yield from _relations(one)
    else:
        raise DtypeError(
            "given takes expressions and multivectors that are zero, or equations, not "
            f"{type(given).__name__}"
        )


def _modulo(item: Any, quotient: tuple[Any, Any], basis: Any) -> Any:
    """Return the shortest form of an expression modulo a Groebner basis."""
    from sympy import factor, simplify

    top, below = (basis.reduce(part)[1] for part in quotient)
    if not below:
        raise DtypeError(f"{item} has a denominator that is zero by what is given")
    reduced = top / below
    return shortest(item, reduced, factor(reduced), simplify(reduced))


def shortest(*forms: Any) -> Any:
    """Return the form with the fewest operations; of equals the first."""
    from sympy import count_ops

    return min(forms, key=count_ops)


def free_symbols(x: Multivector) -> set[Any]:
    """Return the symbols of all coefficients."""
    return {s for item in x._array.flat if is_expression(item) for s in item.free_symbols}
