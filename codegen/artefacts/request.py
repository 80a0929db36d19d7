"""A file that can be emitted, and its name: each determines the other."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from math import prod

from gaforge.algebra import Algebra
from gaforge.codegen.catalogue import (
    TARGETS,
    LARGE_TARGETS,
    large_algebras,
    shipped_algebras,
    standard_kernels,
    with_guards,
)
from gaforge.codegen.pipeline import Module, Progress, draft, filename, generate
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GaforgeError

_NAME = re.compile(r"cl_(\d+)_(\d+)_(\d+)(?:_(?!_)[a-z]+)?(?:__(\w+))?\.\w+")


@dataclass(frozen=True)
class Request:
    """A whole module of an algebra for a target, or the module of one kernel.

    Examples
    --------
    >>> Request(Algebra(3, 0, 1), "numba").filename
    'cl_3_0_1_numba.py'
    """

    algebra: Algebra
    target: str
    kernel: KernelSpec | None = None

    @classmethod
    def of(cls, algebra: Algebra, target: str, kernel: str | None = None) -> Request:
        """Read a request from the name of a kernel, or of none for a whole module."""
        algebra = Algebra(*algebra.signature)  # a file does not depend on start_index
        return cls(algebra, target, None if kernel is None else KernelSpec.parse(algebra, kernel))

    @classmethod
    def parse(cls, name: str) -> Request | None:
        """Read a request from the name of its file; None if it is no emitted file's name.

        Examples
        --------
        >>> request = Request.parse("cl_8_0_0_torch__gp__vector__even.py")
        >>> request.target, request.kernel.name, Request.parse("cl_1_0_0_numba.txt")
        ('torch', 'gp__vector__even', None)
        """
        match = _NAME.fullmatch(name)
        if match is None:
            return None
        try:
            algebra = Algebra(*map(int, match.group(1, 2, 3)))
            requests = [cls.of(algebra, target, match[4]) for target in TARGETS]
        except GaforgeError:  # the signature or the layouts are none
            return None
        return next((request for request in requests if request.filename == name), None)

    @property
    def filename(self) -> str:
        """Name of the file."""
        return filename(self.algebra, self.target, self.kernel)

    @property
    def specs(self) -> tuple[KernelSpec, ...]:
        """The kernels of the file."""
        if self.kernel is not None:
            return with_guards([self.kernel])
        return standard_kernels(self.algebra, self.target)

    @property
    def weight(self) -> int:
        """About how many products the kernels have; 10,000 are derived and proved in a second."""
        return sum(prod(layout.size for layout in spec.layouts) for spec in self.specs)

    def generate(self, progress: Progress = lambda stage, done, total: None) -> Module:
        """Return the module, proved."""
        return self._make(generate, progress)

    def draft(self, progress: Progress = lambda stage, done, total: None) -> Module:
        """Return the module without its proof."""
        return self._make(draft, progress)

    def _make(self, function: Callable[..., Module], progress: Progress) -> Module:
        specs = None if self.kernel is None else [self.kernel]
        return function(self.algebra, self.target, specs, progress)


def shipped_requests() -> tuple[Request, ...]:
    """Return the files that are part of the package."""
    small = [Request(a, target) for a in shipped_algebras() for target in TARGETS]
    return (*small, *(Request(a, target) for a in large_algebras() for target in LARGE_TARGETS))
