"""Whether compiled code may take tensors; what traces or transforms it needs torch operations."""

from __future__ import annotations

import torch
from torch import Tensor, nn

COMPILED = (torch.float32, torch.float64)
"""Dtypes that compiled kernels compute in."""


def are_plain(tensors: tuple[Tensor, ...]) -> bool:
    """Return whether tensors are no subclasses, have values, and nobody traces or transforms them.

    Examples
    --------
    >>> are_plain((torch.ones(2), nn.Parameter(torch.ones(2))))
    True
    >>> are_plain((torch.ones(2, device="meta"),))
    False
    """
    if torch.compiler.is_compiling() or torch._C._functorch.peek_interpreter_stack() is not None:
        return False
    return all(type(x) in (Tensor, nn.Parameter) and not x.is_meta for x in tensors)


def are_compiled(tensors: tuple[Tensor, ...]) -> bool:
    """Return whether compiled kernels may take tensors: plain ones of one dtype, on the CPU.

    Forward-mode differentiation and what watches every operation, such as a counter of them, see
    nothing of compiled code.
    """
    if not are_plain(tensors) or torch.compiler.is_exporting() or torch._C._get_tracing_state():
        return False
    if torch.autograd.forward_ad._current_level >= 0 or torch._C._len_torch_dispatch_stack():
        return False
    dtype = tensors[0].dtype
    return dtype in COMPILED and all(x.is_cpu and x.dtype == dtype for x in tensors)


def is_wanted(tensors: tuple[Tensor, ...]) -> bool:
    """Return whether a gradient with respect to one of the tensors may be asked for."""
    return torch.is_grad_enabled() and any(x.requires_grad for x in tensors)
