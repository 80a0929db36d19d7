"""How many steps the power iteration takes while a rotor is trained: Appendix D of the paper.

A rotor of Cl(n), from a bivector with coefficients of N(0, 1), is trained for ten steps to act on
64 random multivectors, of d = 2**n coefficients, as another random rotor does. After each step its
bivector is decomposed again, from the vectors of the time before; counted are the iterations for
each of the k - 1 parts that are searched.

What the published text leaves open was settled by the authors' script: single rotors, ``x -> r x
~r``; the mean squared error; Adam at 0.05 with a cosine schedule over the ten steps; vectors start
at random and are warmed by one decomposition of at most 20 iterations to 1e-5 when the rotor is
made; the counted decompositions end at a change below 1e-3, or after 100 iterations; an iteration
is two contractions, ``(v . B) . B``; the gradient is that of one more iteration from converged
vectors. Counts after the first step are under "step 1".

Multivectors are represented by complex matrices (Jordan and Wigner's), where ``r x ~r`` costs
d**1.5 and the mean of squares of coefficients is that of the entries, up to a factor. In odd
dimensions they are those of one dimension more.

References
----------
T. Pence, D. Yamada and V. Singh, Composing linear layers from irreducibles, NeurIPS 2025,
arXiv:2507.11688, Appendix D.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
import torch

from gaforge.decomposition.power_iteration_torch import simple_exponentials, split_tensor
from gaforge.errors import GaforgeError
from gaforge.experiments.convergence_report import PUBLISHED, SEED, STEPS, Convergence

BATCH, RATE = 64, 0.05

MAKING: dict[str, Any] = {"tolerance": 1e-5, "iterations": 20}
"""The decomposition when a rotor is made."""

COUNTED: dict[str, Any] = {"tolerance": 1e-3, "iterations": 100}
"""The decompositions that are counted."""

AT_ONCE = 1 << 22
"""Complex numbers of the images of a batch that are held at a time: repeats are independent."""


def run(
    dimensions: Sequence[int] = tuple(PUBLISHED),
    repeats: int = 50,
    seed: int = SEED,
    progress: Callable[[Sequence[int]], Iterable[int]] = iter,
) -> list[Convergence]:
    """Repeat the experiment.

    Parameters
    ----------
    dimensions : sequence of int
        Powers of two, from 16 on: smaller ones have one part, and nothing to iterate.
    repeats : int
    seed : int
    progress : callable
        Wraps the dimensions, to show how far it is.

    Raises
    ------
    GaforgeError
        For a dimension that is no power of two, or too small.
    """
    for d in dimensions:
        if d < 16 or d & (d - 1):
            raise GaforgeError(f"dimensions are powers of two from 16 on, not {d}")
    if repeats < 1:
        raise GaforgeError(f"repeats must be at least 1, not {repeats}")
    return [_measure(d, repeats, seed) for d in progress(dimensions)]


def _measure(dimension: int, repeats: int, seed: int) -> Convergence:
    """Run all repeats of one dimension, as many at once as fit."""
    n = dimension.bit_length() - 1
    generator = torch.Generator().manual_seed(seed)
    share = max(1, AT_ONCE // (BATCH << (n + n % 2)))
    counts, losses = [], []
    for first in range(0, repeats, share):
        found, loss = _train(n, min(share, repeats - first), generator)
        counts.append(found)
        losses.append(loss)
    every = torch.cat(counts, 1).double()  # steps, repeats, parts
    each = every.mean(-1)
    spread = each.std(1) if repeats > 1 else torch.zeros(STEPS)
    return Convergence(
        dimension=dimension,
        repeats=repeats,
        means=each.mean(1).tolist(),
        errors=(spread / repeats**0.5).tolist(),
        capped=int((every >= COUNTED["iterations"]).sum()),
        losses=torch.cat(losses, 1).mean(1).tolist(),
    )


def _train(n: int, repeats: int, generator: torch.Generator) -> tuple[torch.Tensor, torch.Tensor]:
    """Train independent rotors; return iterations (steps, repeats, parts) and losses."""
    pairs, k, algebra = n * (n - 1) // 2, n // 2, str(n)
    blades = _bivector_matrices(n)

    def normal(*shape: int) -> torch.Tensor:
        return torch.randn(shape, generator=generator)

    x = _matrices(normal(repeats, BATCH, 1 << n))
    targets = split_tensor(algebra, normal(repeats, pairs), normal(repeats, k - 1, n), **MAKING)
    with torch.no_grad():
        y = _moved(_rotor(targets.parts, blades), x)
    B = torch.nn.Parameter(normal(repeats, pairs))
    optimizer = torch.optim.Adam([B], lr=RATE)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=STEPS)
    found = split_tensor(algebra, B, normal(repeats, k - 1, n), **MAKING)
    counts, losses = [], []
    for _ in range(STEPS):
        off = _moved(_rotor(found.parts, blades), x) - y
        # Orthonormal in the coefficients: the mean of their squares, of each repeat by itself.
        loss = torch.view_as_real(off).square().sum((1, 2, 3, 4)) / x.shape[-1] / (BATCH << n)
        optimizer.zero_grad()
        loss.sum().backward()
        optimizer.step()
        schedule.step()
        found = split_tensor(algebra, B, found.vectors, **COUNTED)
        counts.append(found.iterations)
        losses.append(loss.detach())
    return torch.stack(counts), torch.stack(losses)


# --- Multivectors as matrices -------------------------------------------------------------------


def _matrices(x: torch.Tensor) -> torch.Tensor:
    """Return the matrices of multivectors of Cl(n), coefficients in the order of bit masks.

    Each pair of vectors takes a factor of two: with M of the others and P their involution, the
    product of all their Z, the factors of ``1, e_a, e_b, e_a e_b`` are 1, X, Y and XY = iZ.
    """
    n = x.shape[-1].bit_length() - 1
    if n % 2:
        x = torch.cat([x, torch.zeros_like(x)], -1)
        n += 1
    out = x.to(torch.complex64)[..., None, None]
    parity = torch.ones(1)
    for _ in range(n // 2):
        # The lowest two bits of the masks that are left: neither vector, the first, the second,
        # both.
        one, a, b, ab = out.unflatten(-3, (-1, 4)).unbind(-3)
        a, b = a * parity, b * parity
        rows = [[one + 1j * ab, a - 1j * b], [a + 1j * b, one - 1j * ab]]
        size = 2 * out.shape[-1]
        out = torch.stack([torch.stack(row, -1) for row in rows], -3).reshape(
            *one.shape[:-2], size, size
        )
        parity = torch.stack([parity, -parity], -1).flatten()
    return out.squeeze(-3)


def _bivector_matrices(n: int) -> torch.Tensor:
    """Return the matrices of 1 and of the bivector blades, in canonical order, as rows."""
    rows, columns = np.triu_indices(n, 1)
    masks = [0, *(1 << rows | 1 << columns).tolist()]
    units = torch.zeros(len(masks), 1 << n)
    units[range(len(masks)), masks] = 1
    return _matrices(units).flatten(-2)


def _rotor(parts: torch.Tensor, blades: torch.Tensor) -> torch.Tensor:
    """Return the matrices of the products of the exponentials of parts (repeats, k, m)."""
    size = round(blades.shape[-1] ** 0.5)
    factors = (simple_exponentials(parts).to(blades.dtype) @ blades).unflatten(-1, (size, size))
    out = factors[:, 0]
    for i in range(1, parts.shape[1]):
        out = out @ factors[:, i]
    return out


def _moved(rotor: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
    """Return ``r x ~r`` for matrices x of shape (repeats, batch, N, N)."""
    return rotor[:, None] @ x @ rotor.mH[:, None]
