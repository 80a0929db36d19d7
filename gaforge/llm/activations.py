"""What goes into and comes out of projections, streamed: a few windows of tokens at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import chain, islice
from typing import Any, NamedTuple, TypeVar

import torch
from torch import Tensor, nn

from gaforge.errors import DatasetError, ModelError
from gaforge.llm.projections import Attention

Item = TypeVar("Item")
CACHES = ("cache", "past_key_values", "past_key_value")
"""Arguments of an attention that hold keys and values of earlier calls."""


class Rows(NamedTuple):
    """Inputs (windows, length, in_features) of projections, and what they should make of them."""

    x: Tensor
    targets: dict[str, Tensor]

    @property
    def size(self) -> int:
        """Bytes."""
        return sum(tensor.nbytes for tensor in (self.x, *self.targets.values()))


class Call(NamedTuple):
    """A call of an attention, and the output (windows, length, features) that it should have."""

    arguments: tuple[Any, ...]
    options: dict[str, Any]
    target: Tensor

    @property
    def size(self) -> int:
        """Bytes."""
        return _bytes([self.arguments, list(self.options.values()), self.target])


class Enough(Exception):
    """Ends a pass through the model once all that is needed of it is known."""


def as_windows(tokens: Any, length: int, model: nn.Module) -> Tensor:
    """Return token ids as windows (count, length).

    Parameters
    ----------
    tokens : array_like of int
        Windows (count, any length) as they are, or one stream, which is cut; what is left over at
        its end is dropped. Of the `tail` of a model: hidden states (count, any length, hidden).
    length : int
    model : Module
        Its embedding says which ids there are.

    Raises
    ------
    DatasetError
        If they are no token ids of the model, or too few.
    """
    ids = torch.as_tensor(tokens)
    if ids.dtype.is_floating_point and ids.ndim == 3:
        return _as_hidden_states(ids, model)
    if ids.ndim not in (1, 2) or ids.dtype.is_floating_point or ids.dtype == torch.bool:
        raise DatasetError(
            f"token ids must be integers of shape (tokens,) or (windows, tokens), not {ids.dtype} "
            f"of shape {tuple(ids.shape)}"
        )
    if ids.ndim == 1:
        if len(ids) < length:
            raise DatasetError(f"{len(ids)} tokens do not fill one window of {length}")
        ids = ids[: len(ids) // length * length].reshape(-1, length)
    if ids.shape[1] < 2 or len(ids) == 0:
        raise DatasetError(f"windows of shape {tuple(ids.shape)} hold no text")
    known = embedding_count(model)
    if int(ids.min()) < 0 or int(ids.max()) >= known:
        raise DatasetError(
            f"token ids go from {int(ids.min())} to {int(ids.max())}, but the model knows 0 to "
            f"{known - 1}; take the tokenizer of this model"
        )
    return ids.long()


def _as_hidden_states(x: Tensor, model: nn.Module) -> Tensor:
    wide = int(model.get_input_embeddings().embedding_dim)  # type: ignore[operator]
    if x.shape[2] != wide or 0 in x.shape:
        raise DatasetError(
            f"hidden states of shape {tuple(x.shape)} do not fit a model of {wide} features"
        )
    return x


def embedding_count(model: nn.Module) -> int:
    """Return the number of tokens that a model knows."""
    return int(model.get_input_embeddings().num_embeddings)  # type: ignore[operator]


def device_of(model: nn.Module) -> torch.device:
    """Return where a model wants its token ids."""
    found = model.get_input_embeddings().weight.device  # type: ignore[operator]
    assert isinstance(found, torch.device)
    return found


@contextmanager
def originals_in_place(model: nn.Module, originals: Mapping[str, nn.Module]) -> Iterator[None]:
    """Make the model what it was before the conversion, for a while."""
    replaced = {path: model.get_submodule(path) for path in originals}
    _put(model, originals)
    try:
        yield
    finally:
        _put(model, replaced)


def _put(model: nn.Module, modules: Mapping[str, nn.Module]) -> None:
    for path, module in modules.items():
        parent, _, name = path.rpartition(".")
        setattr(model.get_submodule(parent), name, module)


class Input(NamedTuple):
    """What an attention is called with, caches left out."""

    arguments: tuple[Any, ...]
    options: dict[str, Any]

    @property
    def size(self) -> int:
        """Bytes."""
        return _bytes([self.arguments, list(self.options.values())])


class Inputs:
    """What goes into an attention, in the model as it is and as it was, batch by batch.

    The layers before an attention run once for those batches that are kept.

    Parameters
    ----------
    model : Module
    attention : Attention
    windows : Tensor of shape (count, length)
    batch : int
        Windows at a time.
    originals : mapping from str to Module
        What stood in the places of layers that were replaced before this attention.
    limit : int
        Bytes that may be kept.
    """

    def __init__(
        self,
        model: nn.Module,
        attention: Attention,
        windows: Tensor,
        batch: int,
        originals: Mapping[str, nn.Module],
        limit: int,
    ) -> None:
        self.model, self.attention = model, attention
        self._windows, self._originals = windows.split(batch), dict(originals)
        self._room, self._kept = limit, list[tuple[Input, Input]]()

    def __len__(self) -> int:
        return len(self._windows)

    @torch.no_grad()
    def __iter__(self) -> Iterator[tuple[Input, Input]]:
        for number, ids in enumerate(self._windows):
            if number < len(self._kept):
                yield self._kept[number]
                continue
            now = then = _input(self.model, self.attention, ids)
            if self._originals:
                with originals_in_place(self.model, self._originals):
                    then = _input(self.model, self.attention, ids)
            size = now.size + (then.size if then is not now else 0)
            if number == len(self._kept) and size <= self._room:
                self._kept.append((now, then))
                self._room -= size
            yield now, then


@torch.no_grad()
def stream_rows(
    inputs: Inputs, letters: Sequence[str], originals: Mapping[str, nn.Module]
) -> Iterator[Rows]:
    """Yield inputs of projections as the model has them now, and outputs of the original model.

    Parameters
    ----------
    inputs : Inputs
    letters : sequence of str
        Projections that share an input.
    originals : mapping from str to Module
        What stood in the places of layers that were replaced so far.
    """
    for now, then in inputs:
        x, outputs = _projected(inputs.attention, letters, now)
        if originals:
            with originals_in_place(inputs.model, originals):
                _, outputs = _projected(inputs.attention, letters, then)
        yield Rows(x, outputs)


@torch.no_grad()
def stream_calls(inputs: Inputs, originals: Mapping[str, nn.Module]) -> Iterator[Call]:
    """Yield calls of an attention as the model makes them now, with outputs of the original."""
    for now, then in inputs:
        with originals_in_place(inputs.model, originals):
            output = inputs.attention.module(*then.arguments, **then.options)
        yield Call(*now, attention_output(output))


def held(
    stream: Iterator[Any], count: int, limit: int
) -> Iterator[tuple[list[Any], Callable[[int], int]]]:
    """Yield a stream of ``count`` items in lists that keep to a limit in bytes, one at least.

    With each comes a function that returns the list's part of a number of steps.

    Examples
    --------
    >>> items = [Rows(torch.zeros(1, 2, 2), {}) for _ in range(5)]  # of 16 bytes
    >>> [(len(held_now), share(10)) for held_now, share in held(iter(items), 5, 40)]
    [(2, 4), (2, 4), (1, 2)]
    """
    first = next(stream)
    size = max(1, limit // max(1, first.size))
    stream = chain([first], stream)
    for start in range(0, count, size):
        end = min(start + size, count)
        items = list(islice(stream, end - start))
        yield items, lambda steps, a=start, b=end: steps * b // count - steps * a // count  # type: ignore[misc]


def _projected(
    attention: Attention, letters: Sequence[str], given: Input
) -> tuple[Tensor, dict[str, Tensor]]:
    inputs: list[Tensor] = []
    outputs: dict[str, Tensor] = {}

    def note(letter: str) -> Callable[..., None]:
        def hook(module: nn.Module, arguments: tuple[Any, ...], output: Tensor) -> None:
            inputs.append(arguments[0])
            outputs[letter] = output
            if len(outputs) == len(letters):
                raise Enough

        return hook

    handles = [attention[key].register_forward_hook(note(key)) for key in letters]
    with _until_enough(handles):
        attention.module(*given.arguments, **given.options)
    if len(outputs) < len(letters):
        raise ModelError(f"{attention.path} ran without all of its projections")
    if any(x.data_ptr() != inputs[0].data_ptr() for x in inputs):
        raise ModelError(f"the projections of {attention.path} do not share their input")
    return inputs[0], {letter: outputs[letter] for letter in letters}


def _input(model: nn.Module, attention: Attention, ids: Tensor) -> Input:
    found: list[Input] = []

    def hook(module: nn.Module, arguments: tuple[Any, ...], options: dict[str, Any]) -> None:
        kept = {key: None if key in CACHES else value for key, value in options.items()}
        found.append(Input(arguments, kept))
        raise Enough

    run(model, ids, [attention.module.register_forward_pre_hook(hook, with_kwargs=True)])
    if not found:
        raise ModelError(f"the model ran without {attention.path}")
    return found[0]


def _bytes(value: Any) -> int:
    if isinstance(value, Tensor):
        return value.nbytes
    return sum(map(_bytes, value)) if isinstance(value, list | tuple) else 0


def attention_output(output: Any) -> Tensor:
    """Return the features of what an attention returns, which may have weights beside them."""
    result = output[0] if isinstance(output, tuple) else output
    assert isinstance(result, Tensor)
    return result


def run(model: nn.Module, windows: Tensor, handles: list[Any]) -> None:
    """Run a model on token ids, or on hidden states, until `Enough` is raised; then drop hooks."""
    name = "inputs_embeds" if windows.dtype.is_floating_point else "input_ids"
    with _until_enough(handles):
        model(**{name: windows.to(device_of(model))}, use_cache=False)


@contextmanager
def _until_enough(handles: list[Any]) -> Iterator[None]:
    try:
        with suppress(Enough):
            yield
    finally:
        for handle in handles:
            handle.remove()
