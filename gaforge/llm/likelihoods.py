"""Log-likelihoods of the answers to a question: its context goes through the model once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import Tensor

from gaforge.errors import DatasetError
from gaforge.llm.activations import CACHES, device_of

if TYPE_CHECKING:
    from transformers import PreTrainedModel

    from gaforge.llm.choices import Question, Tokenizer


class Continuation(NamedTuple):
    """Token ids of a context and a choice, of which the last ``added`` are those of the choice."""

    ids: list[int]
    added: int

    @property
    def seen(self) -> int:
        """How many tokens stand before the last one whose prediction counts."""
        return len(self.ids) - self.added - 1


def continuations(
    model: PreTrainedModel, tokenizer: Tokenizer, question: Question
) -> list[Continuation]:
    """Return the tokens of each choice after the context and a space.

    Raises
    ------
    DatasetError
        If a choice adds no token.
    """
    context = question.context.rstrip()
    before = len(tokenizer.encode(context))
    found = []
    for choice in question.choices:
        ids = list(tokenizer.encode(f"{context} {choice}"))
        count = len(ids) - before
        if count < 1 or len(ids) < 2:
            raise DatasetError(f"the choice {choice!r} adds no token to {context!r}")
        limit = int(getattr(model.config, "max_position_embeddings", len(ids)))
        found.append(Continuation(ids[-limit:], min(count, len(ids) - 1)))
    return found


@torch.no_grad()
def log_likelihoods(model: PreTrainedModel, rows: Sequence[Continuation]) -> list[float]:
    """Return the log-likelihood of each choice.

    What all rows begin with goes through the model once; the rest of them as one batch, padded at
    the right, where causal attention does not see it. A model whose cache can't be repeated for a
    batch takes one row after the other, whole.

    Parameters
    ----------
    model : PreTrainedModel
    rows : sequence of Continuation

    Examples
    --------
    >>> from transformers import LlamaConfig, LlamaForCausalLM
    >>> config = LlamaConfig(vocab_size=64, hidden_size=32, intermediate_size=48,
    ...     num_hidden_layers=1, num_attention_heads=4)
    >>> rows = [Continuation([1, 2, 3, 4], 1), Continuation([1, 2, 3, 5, 6], 2)]
    >>> a, b = log_likelihoods(LlamaForCausalLM(config), rows)
    >>> -5.5 < a < -3 and -10 < b < -7
    True
    """
    shared = _shared(rows)
    kept = _cache(model, rows[0].ids[:shared]) if shared and len(rows) > 1 else {}
    if not kept:
        return [log_likelihood(model, row) for row in rows]
    for cache in kept.values():
        cache.batch_repeat_interleave(len(rows))
    rests = [row.ids[shared:] for row in rows]
    width = max(map(len, rests))
    batch = [rest + [0] * (width - len(rest)) for rest in rests]
    logits = model(
        input_ids=torch.tensor(batch, device=device_of(model)),
        use_cache=True,
        **kept,
    ).logits
    return [
        _total(logits[i, row.seen - shared : len(rests[i]) - 1], row) for i, row in enumerate(rows)
    ]


@torch.no_grad()
def log_likelihood(model: PreTrainedModel, row: Continuation) -> float:
    """Return the log-likelihood of one choice, without a cache."""
    ids = torch.tensor([row.ids], device=device_of(model))
    return _total(model(input_ids=ids, use_cache=False).logits[0, row.seen : -1], row)


def _total(logits: Tensor, row: Continuation) -> float:
    targets = torch.tensor(row.ids[-row.added :], device=logits.device)
    chosen = torch.log_softmax(logits.float(), -1).gather(1, targets[:, None])
    return float(chosen.sum())


def _shared(rows: Sequence[Continuation]) -> int:
    """Return with how many tokens all rows begin, up to the last one before a choice."""
    most = min(row.seen for row in rows)
    first = rows[0].ids
    for i in range(most):
        if any(row.ids[i] != first[i] for row in rows):
            return i
    return most


def _cache(model: PreTrainedModel, ids: list[int]) -> dict[str, Any]:
    """Return keys and values of a text under their name, or none if the model keeps others."""
    from transformers import DynamicCache
    from transformers.cache_utils import DynamicLayer

    row = torch.tensor([ids], device=device_of(model))
    # The model below the head: nothing is predicted here.
    output = model.base_model(input_ids=row, use_cache=True)
    for name in CACHES:
        found = output.get(name)
        if (
            type(found) is DynamicCache
            and all(isinstance(layer, DynamicLayer) for layer in found.layers)
            and found.get_seq_length() == len(ids)
        ):
            return {name: found}
    return {}
