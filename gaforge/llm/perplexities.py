"""Log-perplexity by sliding windows: each token counts once, with as much before it as there is."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from gaforge.errors import ConfigurationError, DatasetError
from gaforge.llm.activations import device_of, embedding_count
from gaforge.llm.intervals import Array, interval, ratio_error

if TYPE_CHECKING:
    from transformers import PreTrainedModel


@dataclass(frozen=True)
class Perplexity:
    """The log-perplexity of a text: mean negative log-likelihood of its tokens, in nats.

    Attributes
    ----------
    sums : ndarray of float64
        Negative log-likelihood of the tokens that each window counts.
    counts : ndarray of float64
        How many those are.

    Examples
    --------
    >>> found = Perplexity(np.array([6.0, 9.0]), np.array([2.0, 3.0]))
    >>> found.log_perplexity
    3.0
    """

    sums: Array
    counts: Array

    @property
    def tokens(self) -> int:
        """Number of tokens that count."""
        return int(self.counts.sum())

    @property
    def log_perplexity(self) -> float:
        """Mean over tokens, not over windows."""
        return float(self.sums.sum() / self.counts.sum())

    @property
    def perplexity(self) -> float:
        """Its exponential."""
        return math.exp(self.log_perplexity)

    @property
    def standard_error(self) -> float:
        """Of the log-perplexity, over windows; NaN for a single one."""
        return ratio_error(self.sums, self.counts)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the log-perplexity."""
        return interval(self.log_perplexity, self.standard_error, len(self.sums))

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"log-perplexity {self.log_perplexity:.4f} (95 % from {low:.4f} to {high:.4f}), "
            f"perplexity {self.perplexity:.2f}, {self.tokens} tokens in {len(self.sums)} windows"
        )

    def as_mapping(self) -> dict[str, Any]:
        """Return plain values."""
        return {
            "log_perplexity": self.log_perplexity,
            "standard_error": self.standard_error,
            "interval": list(self.interval),
            "perplexity": self.perplexity,
            "tokens": self.tokens,
            "windows": len(self.sums),
        }


class Window(NamedTuple):
    """Tokens from ``start`` to ``end`` of a text, of which those from ``first`` count."""

    start: int
    first: int
    end: int


def sliding_windows(length: int, size: int, stride: int) -> Iterator[Window]:
    """Yield windows in which each token of a text but the first counts once.

    A window shows at least one token before those that count, so that with a stride of the whole
    size windows share one token.

    Examples
    --------
    >>> [tuple(window) for window in sliding_windows(7, 4, 2)]
    [(0, 1, 4), (2, 4, 6), (4, 6, 7)]
    """
    first, start = 1, 0
    while first < length:
        end = min(start + size, length)
        yield Window(start, first, end)
        first, start = end, min(start + stride, end - 1)


def perplexity(
    model: PreTrainedModel,
    tokens: Any,
    *,
    window: int = 512,
    stride: int | None = None,
    counted: int | Sequence[int] | None = None,
    watch: Callable[[int, int], None] | None = None,
) -> Perplexity:
    """Return the log-perplexity of a model on a text.

    Parameters
    ----------
    model : PreTrainedModel
    tokens : array_like of int, or sequence of such
        One text, or several, none of which sees another.
    window : int, optional
        Tokens that the model sees at a time.
    stride : int, optional
        Tokens between the starts of two windows, at most ``window``; by default half of it.
    counted : int or sequence of int, optional
        Of each text, only so many last tokens count; those before are shown as far as the window
        reaches. By default all count that have a token before them.
    watch : callable, optional
        Called with the number of windows done, and of all.

    Raises
    ------
    ConfigurationError
        If window, stride or counted can't be.
    DatasetError
        If there is nothing to count, or no token ids of this model.

    Examples
    --------
    >>> from transformers import LlamaConfig, LlamaForCausalLM
    >>> config = LlamaConfig(vocab_size=64, hidden_size=32, intermediate_size=48,
    ...     num_hidden_layers=1, num_attention_heads=4)
    >>> found = perplexity(LlamaForCausalLM(config), torch.arange(60), window=16)
    >>> found.tokens, abs(found.log_perplexity - math.log(64)) < 0.2
    (59, True)
    """
    stride = window // 2 if stride is None else stride
    if window < 2 or not 1 <= stride <= window:
        raise ConfigurationError(
            f"windows need 2 tokens at least and a stride from 1 to their length, not {window} and "
            f"{stride}"
        )
    texts = _texts(tokens, embedding_count(model))
    pieces = [
        (text, piece)
        for text, last in zip(texts, _last(counted, texts), strict=True)
        for piece in _that_count(sliding_windows(len(text), window, stride), len(text) - last)
    ]
    if not pieces:
        raise DatasetError("no text has two tokens, so there is nothing to predict")
    sums = []
    training = model.training
    model.eval()
    try:
        for text, piece in pieces:
            sums.append(_negative_log_likelihood(model, text, piece))
            if watch is not None:
                watch(len(sums), len(pieces))
    finally:
        model.train(training)
    counts = [piece.end - piece.first for _, piece in pieces]
    return Perplexity(np.array(sums), np.array(counts, dtype=float))


def _last(counted: int | Sequence[int] | None, texts: Sequence[Tensor]) -> list[int]:
    """Return how many last tokens of each text count."""
    if counted is None:
        return [len(text) for text in texts]
    numbers = [counted] * len(texts) if isinstance(counted, int) else [int(n) for n in counted]
    if len(numbers) != len(texts) or any(number < 1 for number in numbers):
        raise ConfigurationError(
            f"counted must be one positive number, or one for each of the {len(texts)} texts, not "
            f"{counted!r}"
        )
    return numbers


def _that_count(windows: Iterator[Window], first: int) -> Iterator[Window]:
    """Yield windows with tokens from a place on, of which only those count."""
    for window in windows:
        if window.end > first:
            yield window._replace(first=max(window.first, first))


@torch.no_grad()
def _negative_log_likelihood(model: PreTrainedModel, text: Tensor, piece: Window) -> float:
    ids = text[piece.start : piece.end].to(device_of(model))
    logits = model(input_ids=ids[None], use_cache=False).logits[0]
    before = piece.first - piece.start - 1
    found = torch.nn.functional.cross_entropy(
        logits[before:-1].float(), ids[before + 1 :].to(logits.device), reduction="none"
    )
    return float(found.double().sum())


def _texts(tokens: Any, known: int) -> list[Tensor]:
    several = isinstance(tokens, Sequence) and tokens and not isinstance(tokens[0], int)
    texts = [torch.as_tensor(text) for text in (tokens if several else [tokens])]
    texts = [row for text in texts for row in (text if text.ndim == 2 else [text])]
    for text in texts:
        if text.ndim != 1 or text.dtype.is_floating_point or text.dtype == torch.bool:
            raise DatasetError(
                f"token ids must be integers in one axis, not {text.dtype} of shape "
                f"{tuple(text.shape)}"
            )
        if len(text) and not 0 <= int(text.min()) <= int(text.max()) < known:
            raise DatasetError(
                f"token ids go from {int(text.min())} to {int(text.max())}, but the model knows 0 "
                f"to {known - 1}; take the tokenizer of this model"
            )
    return [text.long() for text in texts]
