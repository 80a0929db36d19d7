"""What was computed from parameters, held for inference as long as their values are the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, TypeVar

import torch
from torch import Tensor

from gaforge.nn.paths import are_plain, is_wanted

Value = TypeVar("Value")


class _Copy:
    """A copy of a tensor, to be compared with the tensor later.

    Where NumPy knows its dtype the memory of the tensor is compared byte by byte, which for small
    tensors takes a tenth of the time that an operation of torch does.
    """

    def __init__(self, x: Tensor) -> None:
        x = x.detach()
        self._value, self._dtype, self._count = x.clone(), x.dtype, x.numel()
        self._place, self._memory, self._bytes = x.data_ptr(), None, b""
        if x.is_cpu and x.is_contiguous() and x.dtype in _KNOWN:
            self._memory = x.numpy()
            self._bytes = self._memory.tobytes()

    def equals(self, x: Tensor) -> bool:
        """Return whether a tensor has the values of the copy, its dtype and its device."""
        if x.dtype is not self._dtype or x.numel() != self._count:
            return False
        if self._memory is not None and x.data_ptr() == self._place and x.is_contiguous():
            return self._memory.tobytes() == self._bytes
        return x.device == self._value.device and torch.equal(x, self._value)


_KNOWN = (torch.float32, torch.float64, torch.int32)


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
    >>> held, weight = Held(), nn.Parameter(torch.ones(2), requires_grad=False)
    >>> held.get((weight,), None, lambda: weight.sum().item())
    2.0
    >>> held.get((weight,), None, lambda: "not called")
    2.0
    >>> weight.data[0] = 5.0
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
