"""Prove kernels in spinor form by executing their text on exact numbers.

That blades multiply as their matrices do is proved with the representation, for all pairs
(`gaforge.codegen.derive.spinor.prove`). Here the text of a module is held against that:

- the transforms, on every basis blade, must give the planes of its matrix, and back;
- a product or sandwich is a polynomial of degree one in each operand (two in the versor of a
  sandwich): it is executed once on random integers and compared, modulo two primes, with the
  product by bit counting. If a sign, a place or a factor anywhere in the text or its tables were
  wrong, the difference would be a polynomial that is not zero, of degree at most 3, and vanish at
  a random point with probability at most 3/p for each prime p (Schwartz, Zippel): below 1e-17.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import prod
from typing import Any

import numpy as np

from gaforge.algebra import unary_image
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.proof.integers import CHUNK, PRIMES, expected, plane_matrix
from gaforge.codegen.proof.wiring import kernel_function
from gaforge.errors import ProofError

SPINOR_PROOF = "blades and integers modulo primes"

MODULUS = prod(PRIMES)


class Ring:
    """Integers modulo both primes: the dtype of operands, whose ``type`` makes constants."""

    def type(self, value: Any) -> int:
        """Return a constant."""
        exact = Fraction(float(value))
        return exact.numerator * pow(exact.denominator, -1, MODULUS) % MODULUS


class Floats:
    """Vectors of floats that are exact, being small multiples of powers of two."""

    def type(self, value: Any) -> float:
        """Return a constant."""
        return float(value)


class Numbers(list[Any]):
    """A flat array that refuses places outside of it, which compiled code would not notice."""

    def __init__(self, values: Sequence[Any], dtype: Ring | Floats) -> None:
        super().__init__(values)
        self.dtype = dtype

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return View(self, place.start, place.stop)
        if place < 0:
            raise IndexError(f"place {place} is before the start")
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        if not 0 <= place < len(self):
            raise IndexError(f"place {place} is outside")
        super().__setitem__(place, value)


class Scratch(Numbers):
    """What ``np.empty(size, dtype)`` returns: nothing may be read before it is written."""

    def __init__(self, size: int, dtype: Ring | Floats) -> None:
        super().__init__([None] * size, dtype)


class View:
    """A slice that writes through."""

    def __init__(self, array: Numbers, start: int, stop: int) -> None:
        if not 0 <= start <= stop <= len(array):
            raise IndexError(f"{start}:{stop} is outside")
        self.array, self.start, self.size = array, start, stop - start
        self.dtype = array.dtype

    def __getitem__(self, place: int) -> Any:
        self._check(place)
        return self.array[self.start + place]

    def __setitem__(self, place: int, value: Any) -> None:
        self._check(place)
        self.array[self.start + place] = value

    def _check(self, place: int) -> None:
        if not 0 <= place < self.size:
            raise IndexError(f"place {place} is outside")


class Table:
    """A table of places or signs, as numbers of a ring."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = list(values)
        self.size = len(self.values)

    def __getitem__(self, place: int) -> Any:
        return self.values[place]


SPINOR_NAMES = {"combinations": combinations, "uintp": int}
"""Names that modules with spinor forms import."""


def prove_spinor(names: dict[str, Any], kernel: Kernel) -> str:
    """Execute a kernel in spinor form and compare it with its law; return the law.

    Raises
    ------
    ProofError
        If an entry differs, or an element of a batch is not what it is alone.
    """
    function = kernel_function(names, kernel)
    if kernel.spec.operation in ("to_spinor", "from_spinor"):
        _prove_transform(names, kernel, function)
        return kernel.spec.row.law
    with ring_tables(names, Ring()):
        source = random.Random(f"{kernel.spec.algebra} {kernel.spec.name}")
        sizes = [operand.size for operand in kernel.plan.operands]
        good, other = (
            [[source.randrange(1, MODULUS) for _ in range(size)] for size in sizes]
            for _ in range(2)
        )
        (got,) = _run(function, kernel, Ring(), [good], sizes)
        for prime in PRIMES:
            wanted = expected(kernel.spec, good, prime)
            for k, (ours, theirs) in enumerate(zip(got, wanted, strict=True)):
                if (ours - theirs) % prime:
                    raise ProofError(
                        f"{kernel.spec.name} of {kernel.spec.algebra}, output {k}: the emitted "
                        f"source computes {ours % prime} modulo {prime}, but bit counting gives "
                        f"{theirs}"
                    )
        for steps in _batches(sizes):
            rows = [
                [g if not step else o for g, o, step in zip(good, other, steps, strict=True)],
                good,
            ]
            if _run(function, kernel, Ring(), rows, steps)[1] != got:
                raise ProofError(f"{kernel.spec.name}: element 1 of a batch differs from itself")
    return f"out = {kernel.plan.form}"


def prove_permutation(names: dict[str, Any], kernel: Kernel) -> str:
    """Execute an involution or dual on distinct numbers and compare places and signs.

    Raises
    ------
    ProofError
        If a coefficient comes from another place or with another sign.
    """
    function = kernel_function(names, kernel)
    spec = kernel.spec
    source = random.Random(spec.name)
    (size,) = (operand.size for operand in kernel.plan.operands)
    rows = [[source.sample(range(1, 1 << 40), size)] for _ in range(2)]
    tables = {name: names[name] for name in (f"_PLACES_{spec.name}", f"_SIGNS_{spec.name}")}
    names.update({name: Table(value.tolist()) for name, value in tables.items()})
    got = _run(function, kernel, Ring(), rows, [size])
    names.update(tables)
    for (row,), out in zip(rows, got, strict=True):
        wanted = dict.fromkeys(spec.result.masks, 0)
        for mask, value in zip(spec.layouts[0].masks, row, strict=True):
            image, sign = unary_image(spec.algebra, spec.row, mask)
            wanted[image] = sign * value % MODULUS
        if out != list(wanted.values()):
            raise ProofError(f"{spec.name} of {spec.algebra} is not the permutation of its law")
    return f"out = {kernel.plan.form}"


def _batches(sizes: list[int]) -> Iterator[list[int]]:
    """Yield steps of batches: every operand, and all but one."""
    yield sizes
    if len(sizes) > 1:
        for place in range(len(sizes)):
            yield [0 if k == place else size for k, size in enumerate(sizes)]


def _run(
    function: Callable[..., None],
    kernel: Kernel,
    dtype: Ring | Floats,
    rows: Sequence[Sequence[Sequence[Any]]],
    steps: Sequence[int],
) -> list[list[Any]]:
    """Run a kernel on a batch, and return its entries, reduced where they are of the ring."""
    arguments: list[Any] = [len(rows)]
    for place, step in enumerate(steps):
        chosen = rows if step else rows[:1]
        arguments += [Numbers([v for row in chosen for v in row[place]], dtype), step]
    size = kernel.plan.result.size
    out = Scratch(size * len(rows), dtype)
    function(*arguments, out)
    if any(value is None for value in out):
        raise ProofError(f"{kernel.spec.name} does not write all entries of its result")
    values = [v % MODULUS for v in out] if isinstance(dtype, Ring) else list(out)
    return [values[e * size : (e + 1) * size] for e in range(len(rows))]


class ring_tables:
    """The tables of a module as numbers of a ring, for as long as it is executed."""

    def __init__(self, names: dict[str, Any], dtype: Ring | Floats) -> None:
        self.names = names
        self.kept = {
            name: value
            for name, value in names.items()
            if name.startswith(("_PLACES_", "_SIGNS_", "_PAIRS"))
        }
        self.dtype = dtype

    def __enter__(self) -> None:
        for name, value in self.kept.items():
            if name.startswith("_SIGNS_"):
                self.names[name] = Table([self.dtype.type(v) for v in value.tolist()])
            elif name.startswith("_PLACES_"):
                self.names[name] = Table(value.tolist())

    def __exit__(self, *exception: object) -> None:
        self.names.update(self.kept)


def _prove_transform(names: dict[str, Any], kernel: Kernel, function: Callable[..., None]) -> None:
    """Compare the transform of every basis blade with its matrix, or the other way."""
    layout = kernel.spec.layouts[0]
    size = layout.size
    full = list(kernel.spec.algebra.layout("full").masks)
    forward = kernel.spec.operation == "to_spinor"
    with ring_tables(names, Floats()):
        for start in range(0, size, CHUNK):
            blades = range(start, min(start + CHUNK, size))
            given = np.zeros((size, len(blades)), np.float32)
            given[blades, range(len(blades))] = 1
            places = [full.index(layout.masks[blade]) for blade in blades]
            planes = plane_matrix(kernel.spec.algebra, places).astype(np.float32)
            operand, wanted = (given, planes) if forward else (planes, given)
            other = np.roll(operand, 1, 0)
            for rows in ([operand], [other, operand]):
                got = _run(function, kernel, Floats(), [[list(row)] for row in rows], [size])[-1]
                entries = np.stack([np.broadcast_to(row, len(blades)) for row in got])
                if not np.array_equal(entries, wanted):
                    raise ProofError(
                        f"{kernel.spec.name} of {kernel.spec.algebra}: a basis blade from "
                        f"{start} on is not what its Pauli string is"
                    )
