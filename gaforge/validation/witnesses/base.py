"""What a witness is: another package that answers in gaforge's arrays.

A witness takes and gives coefficients of all blades in canonical and metric order, and says for
each operation how it is called there, how its convention was adapted, or why it gives no answer.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module, metadata, util
from typing import Any, ClassVar

from gaforge.algebra import Algebra
from gaforge.errors import GaforgeError, MissingExtraError
from gaforge.interop.conventions import FAULTS
from gaforge.validation.cases import Array, Case

PACKAGES = ("clifford", "kingdon", "galgebra")
"""Names of the witnesses; each is the module of its name in this folder."""


@dataclass(frozen=True)
class Offer:
    """How a witness evaluates an operation.

    Attributes
    ----------
    call : callable
        Of the witness's own multivectors, or `Case` and arrays, as its adapter has it.
    spelling : str
        What is called, for people: ``a.lc(b)``.
    adapted : str
        How its convention was brought to that of gaforge; empty if they agree.
    samples : tuple of str
        The samples on which it has the operation; empty for all.
    largest : int
        Largest n for which it answers in reasonable time.
    """

    call: Callable[..., Any]
    spelling: str
    adapted: str = ""
    samples: tuple[str, ...] = ()
    largest: int = 10

    def refusal(self, case: Case) -> str | None:
        """Return why it is not asked about a case, or None if it is."""
        if case.algebra.n > self.largest:
            return f"{self.spelling} takes too long above n = {self.largest}"
        if self.samples and case.sample not in self.samples:
            return f"asked about {', '.join(self.samples)} only"
        return None


@dataclass(frozen=True)
class Lack:
    """Why a witness is not asked about an operation.

    Attributes
    ----------
    reason : str
    wrong : bool
        It has the operation, and is known to be wrong; else it has none.
    """

    reason: str
    wrong: bool = False

    @classmethod
    def fault(cls, name: str) -> Lack:
        """Return a lack for a known fault, as `gaforge.interop.conventions` describes it."""
        found = FAULTS[name]
        return cls(f"{found.summary}; {found.treatment}", wrong=True)


class Witness(ABC):
    """One algebra of another package.

    Parameters
    ----------
    algebra : Algebra
    """

    package: ClassVar[str]
    """Name of the package and of the witness."""

    smallest: ClassVar[int] = 0
    """Smallest n that it has."""

    largest: ClassVar[int] = 10
    """Largest n that it is asked about."""

    def __init__(self, algebra: Algebra) -> None:
        self.algebra = algebra

    @property
    @abstractmethod
    def offers(self) -> Mapping[str, Offer | Lack]:
        """What it has, by the name of the case; every operation of gaforge has an entry."""

    @abstractmethod
    def evaluate(self, case: Case) -> Array:
        """Return the results of an operation that is offered: one row of 2**n for each chosen."""

    def chosen(self, case: Case) -> slice:
        """Return the rows of a case that it is asked about: all of them, unless it is slow."""
        return slice(None)

    @classmethod
    def lacks_algebra(cls, algebra: Algebra) -> str | None:
        """Return why it is not asked about an algebra at all, or None if it is."""
        if algebra.n < cls.smallest:
            return "has no products in an algebra without vectors"
        if algebra.n > cls.largest:
            return f"takes too long above n = {cls.largest}"
        return None

    @classmethod
    def version(cls) -> str:
        """Return the version that is installed."""
        return metadata.version(cls.package)


def find_witnesses(names: Iterable[str] | None = None) -> tuple[type[Witness], ...]:
    """Return witnesses by name; by default all that are installed.

    Raises
    ------
    GaforgeError
        If there is no witness of this name.
    MissingExtraError
        If its package is not installed, or for no names, none is.

    Examples
    --------
    >>> [witness.package for witness in find_witnesses(["galgebra", "clifford"])]
    ['galgebra', 'clifford']
    """
    if names is None:
        found = [name for name in PACKAGES if util.find_spec(name) is not None]
        if not found:
            raise MissingExtraError(
                f"none of {', '.join(PACKAGES)} is installed to compare with; install them with "
                'pip install "gaforge[validation]"'
            )
        names = found
    return tuple(map(_find, dict.fromkeys(names)))


def _find(name: str) -> type[Witness]:
    if name not in PACKAGES:
        raise GaforgeError(f"no witness is called {name!r}; choose from {', '.join(PACKAGES)}")
    if util.find_spec(name) is None:
        raise MissingExtraError(
            f'{name} is not installed; install it with pip install "gaforge[validation]"'
        )
    module = import_module(f"gaforge.validation.witnesses.{name}")
    witness: type[Witness] = module.WITNESS
    return witness
