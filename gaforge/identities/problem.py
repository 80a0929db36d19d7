"""One identity on one component of each of its kinds: what is proved or refuted at a time."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod

from gaforge.algebra import Algebra
from gaforge.errors import BladeError, ExpressionError
from gaforge.identities.cases import Case
from gaforge.identities.kinds import Kind, default_kind
from gaforge.identities.limits import NotDecidedError
from gaforge.identities.tables import MAX_DIMENSION, Tables, tables_of
from gaforge.language import Apply, Identity, Node, Number, Power, error_at, walk

MAX_COMBINATIONS = 4096
"""Of components of kinds, such as even and odd versors for each of two variables."""

_BLADE = re.compile(r"e[0-9][0-9_]*")
_INVERTING = {"inv", "divide", "proj", "sandwich", "normalized"}


@dataclass(frozen=True)
class Problem:
    """An identity, and a case for each variable.

    Attributes
    ----------
    algebra : Algebra
    identity : Identity
    cases : dict of str to Case
    """

    algebra: Algebra
    identity: Identity
    cases: Mapping[str, Case]

    @property
    def tables(self) -> Tables:
        """Products of basis blades."""
        return tables_of(self.algebra)

    @cached_property
    def blades(self) -> dict[str, tuple[int, int]]:
        """Names that are basis blades, with blade and sign."""
        names = set(self.identity.names) - set(self.cases)
        return {name: self.algebra.parse_blade(name) for name in names}

    @cached_property
    def nodes(self) -> list[Node]:
        """All parts of the identity."""
        return list(walk(self.identity.left, self.identity.right))

    def uses(self, *operations: str) -> bool:
        """Tell whether an operation occurs."""
        return any(isinstance(n, Apply) and n.operation in operations for n in self.nodes)

    @cached_property
    def inverts(self) -> bool:
        """Whether an inverse occurs."""
        return any(map(_inverts, self.nodes))

    @cached_property
    def simple(self) -> frozenset[str]:
        """Names that stand for bivectors with scalar squares."""
        variables = {name for name, case in self.cases.items() if case.is_simple_bivector}
        return frozenset(variables | {n for n, (m, _) in self.blades.items() if m.bit_count() == 2})

    @property
    def label(self) -> str:
        """What the variables are in this case."""
        return ", ".join(f"{name}: {case.label}" for name, case in self.cases.items())


def _inverts(node: Node) -> bool:
    """Tell whether a part of an expression has a value only where an inverse exists."""
    if isinstance(node, Power):
        return node.exponent < 0
    if not isinstance(node, Apply) or node.operation not in _INVERTING:
        return False
    divisor = node.operands[-1]
    constant = isinstance(divisor, Number) and bool(divisor.value)
    return not (node.operation == "divide" and constant)


def kinds_of(identity: Identity, declared: Mapping[str, Kind]) -> dict[str, Kind]:
    """Return the kind of each variable; names such as ``e12`` are blades unless declared.

    Raises
    ------
    ExpressionError
        If a declared name does not occur.
    """
    for name in declared:
        if name not in identity.names:
            raise ExpressionError(
                f"{name!r} is declared but does not occur in {identity.text[:60]!r}"
            )
    return {
        name: declared.get(name) or default_kind(name)
        for name in identity.names
        if name in declared or not _BLADE.fullmatch(name)
    }


def check_blades(algebra: Algebra, identity: Identity, kinds: Mapping[str, Kind]) -> None:
    """Check that names such as ``e12`` are blades of the algebra.

    Raises
    ------
    ExpressionError
        If one is not.
    """
    for node in walk(identity.left, identity.right):
        name = getattr(node, "name", None)
        if name is not None and name not in kinds:
            try:
                algebra.parse_blade(name)
            except BladeError as error:
                raise error_at(identity.text, node.position, str(error)) from None


def problems(algebra: Algebra, identity: Identity, kinds: Mapping[str, Kind]) -> Iterator[Problem]:
    """Yield the identity for each combination of components.

    Raises
    ------
    NotDecidedError
        If a kind has no components, or there are too many combinations.
    """
    if algebra.n > MAX_DIMENSION:
        raise NotDecidedError(f"n = {algebra.n} is more than {MAX_DIMENSION}")
    components = [kind.cases(algebra) for kind in kinds.values()]
    count = prod(map(len, components))
    if count > MAX_COMBINATIONS:
        raise NotDecidedError(f"there are {count} combinations of grades and parities")
    for chosen in product(*components):
        yield Problem(algebra, identity, dict(zip(kinds, chosen, strict=True)))
