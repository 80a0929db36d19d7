"""Small constant tensors, made once for a device: layers hold no tables, and save none."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

_HELD: dict[Hashable, Tensor] = {}


def constant(
    make: Callable[..., Any], *arguments: Hashable, dtype: torch.dtype, like: Tensor
) -> Tensor:
    """Return the array ``make(*arguments)`` as a tensor on the device of ``like``.

    It is the same tensor for the same arguments, and never written to. Buffers would be copied
    with every layer, saved with every checkpoint, and come back as uninitialised memory from
    loaders that build modules on the meta device.
    """
    if torch.compiler.is_compiling() or type(like) not in (Tensor, nn.Parameter):
        return torch.tensor(_values(make, arguments), dtype=dtype, device=like.device)
    key = make, arguments, dtype, like.device
    if key not in _HELD:
        # In a thread of its own no mode is active that would leave its mark on the tensor, such
        # as torch.inference_mode.
        with ThreadPoolExecutor(1) as pool:
            _HELD[key] = pool.submit(_made, make, arguments, dtype, like.device).result()
    return _HELD[key]


def _made(
    make: Callable[..., Any],
    arguments: tuple[Hashable, ...],
    dtype: torch.dtype,
    device: torch.device,
) -> Tensor:
    return torch.tensor(_values(make, arguments), dtype=dtype, device=device)


def _values(make: Callable[..., Any], arguments: tuple[Hashable, ...]) -> Any:
    """Return an array as nested lists, which tracers take for constants."""
    return np.asarray(make(*arguments)).tolist()


# What `torch.compiler.assume_constant_result` does, which loads the whole compiler, two seconds,
# when it is called.
_values._dynamo_marked_constant = True  # type: ignore[attr-defined]
