"""Exponentials of bivectors with gradients, beside those of the matrices that represent them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from gaforge.algebra import Algebra
from gaforge.bench.measure import Row, against, microseconds
from gaforge.bench.startup import _script
from gaforge.bench.torch_layers import ONE_THREAD
from gaforge.runs.timing import in_turns

N = 11
SIZES = (0.1, 0.5, 2.0, 8.0)
"""Norms of the bivectors: layers begin with small ones."""

LEAST = {0.1: 5.0, 0.5: 5.0}
"""How many times faster spinor matrices of exp(B) should be."""


def run() -> list[Row]:
    """Time exp of two bivectors to spinor matrices, and to even coefficients.

    The peer takes the complex 32 x 32 matrices of the same bivectors and gives their exponentials
    and the gradients with respect to them, without the way from bivectors and back.
    """
    text = "from gaforge.bench import exponentials\nexponentials.measure()"
    rows = []
    for size, ours, even, peer in json.loads(_script(text, [], ONE_THREAD)):
        case = f"exp of two bivectors of norm {size:g}"
        rows.append(
            against(f"{case}, to spinor matrices", ours, peer, microseconds, LEAST.get(size))
        )
        rows.append(against(f"{case}, to even coefficients", even, peer, microseconds, None))
    return rows


def measure() -> None:
    """Print, as JSON, rows of (norm, seconds to matrices, seconds to coefficients, peer's)."""
    import time

    import torch

    from gaforge.bench import _one_thread

    torch.set_num_threads(1)
    torch.manual_seed(0)
    _one_thread()
    exp, to_spinor = kernel("exp", "bivector"), kernel("to_spinor", "even")
    found = []
    for size in SIZES:
        B = torch.nn.functional.normalize(torch.randn(2, N * (N - 1) // 2)) * size
        even = torch.nn.functional.pad(B, (1, 2 ** (N - 1) - 1 - B.shape[-1]))
        M = complex_matrices(to_spinor(even)).contiguous().requires_grad_()
        B.requires_grad_()
        G, g, planes = torch.randn_like(M), torch.randn_like(even), torch.randn(2, 2**N)
        work = {
            "ours": _gradient(lambda B: to_spinor(exp(B)), B, planes),
            "even": _gradient(exp, B, g),
            "peer": _gradient(torch.matrix_exp, M, G),
        }
        found.append((size, *in_turns(work, 10, 31, time.thread_time).values()))
    print(json.dumps(found))


def _gradient(function: Callable[[Any], Any], x: Any, g: Any) -> Callable[[], Any]:
    """Return what computes a function and sends g back to x."""
    from torch.autograd import grad

    return lambda: grad(function(x), x, g)


def kernel(operation: str, layout: str) -> Callable[..., Any]:
    """Return an emitted torch function of Cl(11)."""
    from gaforge.codegen.spec import KernelSpec
    from gaforge.loading.loader import load_function

    return load_function(KernelSpec.of(Algebra(N), operation, layout), "torch")


def complex_matrices(planes: Any) -> Any:
    """Return the complex 32 x 32 matrices of multivectors of Cl(11) that are given in planes.

    Eight planes of 16 x 16 real numbers stand for quaternion units 1, i, j, k, then for their
    products with the central I, which is the imaginary unit here.
    """
    import torch

    i = torch.tensor([[0, -1j], [-1j, 0]])
    j = torch.tensor([[0, -1], [1, 0]], dtype=i.dtype)
    quaternions = torch.stack([torch.eye(2, dtype=i.dtype), i, j, i @ j])
    units = torch.cat([quaternions, 1j * quaternions])
    real = planes.unflatten(-1, (8, 16, 16)).transpose(-1, -2)
    blocks = torch.einsum("...uij,ukl->...ikjl", real.to(i.dtype), units)
    return blocks.flatten(-4, -3).flatten(-2, -1)
