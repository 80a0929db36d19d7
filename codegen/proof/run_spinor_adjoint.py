"""Prove kernels of gradients in spinor form by executing their text on exact numbers.

An operation is linear in each operand (a sandwich is quadratic in its versor), so its derivative in
the direction h is exact, and gradients are right if for every operand

    sum of g * (derivative along h) = sum of gradient * h

for all g, operands and h. Both sides are polynomials of degree at most one in each of them (two in
the versor), the left one from the product by bit counting; they are compared at a random point
modulo two primes, which a wrong text passes with a probability below 1e-17 (Schwartz, Zippel).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gaforge.codegen.kernel import Kernel
from gaforge.codegen.proof.integers import PRIMES, expected
from gaforge.codegen.proof.run_spinor import MODULUS, Numbers, Ring, Scratch, ring_tables
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import ProofError

Values = list[Any]


def prove_spinor_adjoint(
    names: dict[str, Any], kernel: Kernel, function: Callable[..., None]
) -> None:
    """Execute a kernel of gradients and compare it with the derivative of the law.

    Raises
    ------
    ProofError
        If a gradient is wrong, depends on which others are wanted, or is not added up over the
        rows that share its operand.
    """
    spec = kernel.spec
    source = random.Random(f"{spec.algebra} {spec.name} gradients")
    sizes = [operand.size for operand in kernel.plan.operands]

    def draw(count: int) -> Values:
        return [source.randrange(1, MODULUS) for _ in range(count)]

    good, other = ([draw(size) for size in sizes] for _ in range(2))
    sent, another = (draw(kernel.plan.result.size) for _ in range(2))
    run = _Runner(kernel, function)
    with ring_tables(names, Ring()):
        rows = run([another, sent], [other, good], sizes, sizes)
        for place, size in enumerate(sizes):
            law = _Law(spec, place, draw(size))
            law.compare([sent], [good], rows[1][place], "alone")
            only = [size if k == place else -1 for k in range(len(sizes))]
            if run([sent], [good], sizes, only)[0][place] != rows[1][place]:
                raise ProofError(f"{spec.name}__vjp: gradient {place} depends on the others")
            steps = [0 if k == place else size for k, size in enumerate(sizes)]
            shared = run([another, sent], [other, good], steps, steps)[0][place]
            mixed = [good[k] if k == place else values for k, values in enumerate(other)]
            law.compare([another, sent], [mixed, good], shared, "shared by two rows")


class _Runner:
    """Runs a kernel of gradients on rows of numbers."""

    def __init__(self, kernel: Kernel, function: Callable[..., None]) -> None:
        self.kernel, self.function = kernel, function
        self.sizes = [operand.size for operand in kernel.plan.operands]

    def __call__(
        self,
        sent: Sequence[Values],
        rows: Sequence[Sequence[Values]],
        steps: Sequence[int],
        out_steps: Sequence[int],
    ) -> list[list[Values]]:
        """Return the gradients of every row; those of shared operands are in the first one."""
        count = len(rows)
        arguments: list[Any] = [count]
        arguments += [Numbers([v for row in sent for v in row], Ring()), len(sent[0])]
        for place, step in enumerate(steps):
            chosen = rows if step else rows[-1:]
            arguments += [Numbers([v for row in chosen for v in row[place]], Ring()), step]
        outs = []
        for size, step in zip(self.sizes, out_steps, strict=True):
            length = 0 if step < 0 else size * count if step else size
            outs.append(Scratch(length, Ring()))
            arguments += [outs[-1], step]
        self.function(*arguments)
        if any(value is None for out in outs for value in out):
            raise ProofError(f"{self.kernel.spec.name}__vjp does not write all entries")
        return [
            [
                [value % MODULUS for value in list(out)[e * size : (e + 1) * size]]
                for out, size in zip(outs, self.sizes, strict=True)
            ]
            for e in range(count)
        ]


class _Law:
    """The derivative of the law along a direction of one operand."""

    def __init__(self, spec: KernelSpec, place: int, direction: Values) -> None:
        self.spec, self.place, self.direction = spec, place, direction

    def compare(
        self, sent: Sequence[Values], rows: Sequence[Sequence[Values]], gradient: Values, how: str
    ) -> None:
        """Compare a gradient, summed over rows, with the derivatives of these rows."""
        ours = sum(value * h for value, h in zip(gradient, self.direction, strict=True))
        for prime in PRIMES:
            theirs = sum(
                g * value
                for g_row, row in zip(sent, rows, strict=True)
                for g, value in zip(g_row, self._along(row, prime), strict=True)
            )
            if (ours - theirs) % prime:
                raise ProofError(
                    f"{self.spec.name}__vjp of {self.spec.algebra}: the gradient of operand "
                    f"{self.place}, {how}, is not that of the law, modulo {prime}"
                )

    def _along(self, row: Sequence[Values], prime: int) -> Values:
        """Return the derivative at one row of operands, modulo a prime."""

        def law(values: Values) -> Any:
            given = [values if k == self.place else x for k, x in enumerate(row)]
            return np.array(expected(self.spec, given, prime), object)

        if self.spec.operation == "sandwich" and self.place == 0:  # of degree two
            both = [a + b for a, b in zip(row[0], self.direction, strict=True)]
            return list(law(both) - law(row[0]) - law(self.direction))
        return list(law(self.direction))
