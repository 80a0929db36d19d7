"""What was computed from parameters, held for inference as long as their values are the same."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, TypeVar

import torch
from torch import Tensor

from gaforge.nn.paths import are_plain, is_wanted

Value = TypeVar("Value")


class _Copy:
    """A copy of a tensor, to be compared with the tensor later.

    On the CPU memory is compared byte by byte, which for small tensors takes a fraction of the time
    that an operation of torch does.
    """

    def __init__(self, x: Tensor) -> None:
        self._value, self._dtype, self._count = x.detach().clone(), x.dtype, x.numel()
        self._bytes = _bytes(x)

    def equals(self, x: Tensor) -> bool:
        """Return whether a tensor has the values of the copy, its dtype and its device."""
        if x.dtype is not self._dtype or x.numel() != self._count:
            return False
        found = None if self._bytes is None else _bytes(x)
        if found is not None:
            return found == self._bytes
        return x.device == self._value.device and torch.equal(x, self._value)


def _bytes(x: Tensor) -> bytes | None:
    """Return the memory of a tensor; None where it isn't in one piece on the CPU.

    Not through NumPy: an array that shares the memory keeps FSDP from freeing it.
    """
    if not (x.is_cpu and x.is_contiguous() and x.data_ptr()):
        return None
    return ctypes.string_at(x.data_ptr(), x.numel() * x.element_size())


class _Entry(NamedTuple):
    key: Hashable
    copies: tuple[_Copy, ...]
    result: Any


class Held(Generic[Value]):
    """A result that is computed anew where parameters have other values than before.

    Values are compared, not version counters: optimizers, loaders and users write into
    ``parameter.data``, which no counter sees. Parameters of rotor layers are small, so that this
    takes microseconds. Copies and pickles start empty.

    Examples
    --------
    >>> held, weight = Held(), torch.ones(2)
    >>> held.get((weight,), None, lambda: weight.sum().item())
    2.0
    >>> held.get((weight,), None, lambda: "not called")
    2.0
    >>> weight[0] = 5.0
    >>> held.get((weight,), None, lambda: weight.sum().item())
    6.0
    """

    def __init__(self) -> None:
        self._entry: _Entry | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Held, ()

    def get(
        self, parameters: tuple[Tensor, ...], key: Hashable, compute: Callable[[], Value]
    ) -> Value:
        """Return the result for the values of parameters, and for a key.

        Where a gradient is wanted, and in traced or transformed code, it is computed each time.
        """
        if not _may_hold(parameters):
            return compute()
        entry = self._entry
        if entry is None or entry.key != key or not _same(entry.copies, parameters):
            # Tensors made in inference mode could not take part in training later.
            with torch.inference_mode(False), torch.no_grad():
                copies = tuple(_Copy(parameter) for parameter in parameters)
                entry = _Entry(key, copies, compute())
            self._entry = entry
        return entry.result


def _may_hold(parameters: tuple[Tensor, ...]) -> bool:
    return are_plain(parameters) and not is_wanted(parameters)


def _same(old: tuple[_Copy, ...], new: tuple[Tensor, ...]) -> bool:
    return len(old) == len(new) and all(map(_Copy.equals, old, new))
