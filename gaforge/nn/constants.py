"""Small constant tensors, made once for a device: layers hold no tables, and save none."""

from __future__ import annotations

from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import torch
from torch import Tensor

_HELD: dict[Hashable, Tensor] = {}


def constant(values: Any, dtype: torch.dtype, device: torch.device) -> Tensor:
    """Return nested tuples of numbers as a tensor, the same one for the same values.

    Buffers would be copied with every layer, saved with every checkpoint, and come back as
    uninitialised memory from loaders that build modules on the meta device.
    """
    if torch.compiler.is_compiling() or device.type == "meta":
        return torch.tensor(values, dtype=dtype, device=device)
    key = values, dtype, device
    if key not in _HELD:
        # In a thread of its own no mode is active that would leave its mark on the tensor, such
        # as torch.inference_mode.
        with ThreadPoolExecutor(1) as pool:
            _HELD[key] = pool.submit(torch.tensor, values, dtype=dtype, device=device).result()
    return _HELD[key]
