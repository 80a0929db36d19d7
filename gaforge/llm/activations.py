"""What goes into and comes out of projections, streamed: a few windows of tokens at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
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
        values = [*self.arguments, *self.options.values(), self.target]
        return sum(value.nbytes for value in values if isinstance(value, Tensor))


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


@torch.no_grad()
def stream_rows(
    model: nn.Module,
    attention: Attention,
    letters: Sequence[str],
    windows: Tensor,
    batch: int,
    originals: Mapping[str, nn.Module],
) -> Iterator[Rows]:
    """Yield inputs of projections as the model has them now, and outputs of the original model.

    Parameters
    ----------
    model : Module
    attention : Attention
    letters : sequence of str
        Projections that share an input.
    windows : Tensor of shape (count, length)
    batch : int
        Windows at a time.
    originals : mapping from str to Module
        What stood in the places of layers that were replaced so far.
    """
    for ids in windows.split(batch):
        x, outputs = _projected(model, attention, letters, ids)
        if originals:
            with originals_in_place(model, originals):
                _, outputs = _projected(model, attention, letters, ids)
        yield Rows(x, outputs)


@torch.no_grad()
def stream_calls(
    model: nn.Module,
    attention: Attention,
    windows: Tensor,
    batch: int,
    originals: Mapping[str, nn.Module],
) -> Iterator[Call]:
    """Yield calls of an attention as the model makes them now, with outputs of the original."""
    for ids in windows.split(batch):
        call = _called(model, attention, ids)
        if originals:
            with originals_in_place(model, originals):
                call = call._replace(target=_called(model, attention, ids).target)
        yield call


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
    model: nn.Module, attention: Attention, letters: Sequence[str], ids: Tensor
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

    run(model, ids, [attention[key].register_forward_hook(note(key)) for key in letters])
    if len(outputs) < len(letters):
        raise ModelError(f"the model ran without all projections of {attention.path}")
    if any(x.data_ptr() != inputs[0].data_ptr() for x in inputs):
        raise ModelError(f"the projections of {attention.path} do not share their input")
    return inputs[0], {letter: outputs[letter] for letter in letters}


def _called(model: nn.Module, attention: Attention, ids: Tensor) -> Call:
    found: list[Call] = []

    def hook(
        module: nn.Module, arguments: tuple[Any, ...], options: dict[str, Any], output: Any
    ) -> None:
        kept = {key: None if key in CACHES else value for key, value in options.items()}
        found.append(Call(arguments, kept, attention_output(output)))
        raise Enough

    run(model, ids, [attention.module.register_forward_hook(hook, with_kwargs=True)])
    if not found:
        raise ModelError(f"the model ran without {attention.path}")
    return found[0]


def attention_output(output: Any) -> Tensor:
    """Return the features of what an attention returns, which may have weights beside them."""
    result = output[0] if isinstance(output, tuple) else output
    assert isinstance(result, Tensor)
    return result


def run(model: nn.Module, windows: Tensor, handles: list[Any]) -> None:
    """Run a model on token ids, or on hidden states, until `Enough` is raised; then drop hooks."""
    name = "inputs_embeds" if windows.dtype.is_floating_point else "input_ids"
    try:
        model(**{name: windows.to(device_of(model))}, use_cache=False)
    except Enough:
        pass
    finally:
        for handle in handles:
            handle.remove()
