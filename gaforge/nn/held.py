"""What was computed from parameters, held for inference as long as their values are the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, TypeVar

import torch
from torch import Tensor

from gaforge.nn.paths import are_plain, is_wanted

Value = TypeVar("Value")


class _Entry(NamedTuple):
    key: Hashable
    values: tuple[Tensor, ...]
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
        if entry is None or entry.key != key or not _same(entry.values, parameters):
            # Tensors made in inference mode could not take part in training later.
            with torch.inference_mode(False), torch.no_grad():
                values = tuple(parameter.detach().clone() for parameter in parameters)
                entry = _Entry(key, values, compute())
            self._entry = entry
        return entry.result


def _may_hold(parameters: tuple[Tensor, ...]) -> bool:
    return are_plain(parameters) and not is_wanted(parameters)


def _same(old: tuple[Tensor, ...], new: tuple[Tensor, ...]) -> bool:
    return all(
        a.dtype == b.dtype and a.device == b.device and torch.equal(a, b)
        for a, b in zip(old, new, strict=True)
    )
