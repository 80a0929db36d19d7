"""Multiple choice by likelihood: the answer whose text the model finds least surprising."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import torch

from gaforge.errors import ConfigurationError, DatasetError
from gaforge.llm.activations import device_of
from gaforge.llm.intervals import Array, wilson

if TYPE_CHECKING:
    from transformers import PreTrainedModel

NORMALISATIONS = ("bytes", "tokens", "none")


class Tokenizer(Protocol):
    """What turns text into token ids."""

    def encode(self, text: str) -> Sequence[int]:
        """Return the ids of a text."""


@dataclass(frozen=True)
class Question:
    """A question with answers to choose from.

    Parameters
    ----------
    context : str
    choices : tuple of str
    answer : int
        Index of the right one.

    Raises
    ------
    DatasetError
        If there is no such choice.

    Examples
    --------
    >>> Question("The sky is", ("blue", "a spoon"), 0).choices[0]
    'blue'
    """

    context: str
    choices: tuple[str, ...]
    answer: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "choices", tuple(self.choices))
        if not 0 <= self.answer < len(self.choices) or not all(self.choices):
            raise DatasetError(
                f"a question needs choices that are not empty, and one of them as the answer; not "
                f"{self.answer} of {self.choices!r}"
            )


@dataclass(frozen=True)
class Choices:
    """What a model chose.

    Attributes
    ----------
    chosen : ndarray of int
        Index of the chosen answer of each question.
    sums : ndarray of float64
        1 where it is the right one, else 0.
    chance : float
        Accuracy of guessing.
    """

    chosen: Array
    sums: Array
    chance: float

    @property
    def counts(self) -> Array:
        """One for each question."""
        return np.ones_like(self.sums)

    @property
    def accuracy(self) -> float:
        """Share of right answers."""
        return float(self.sums.mean())

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the accuracy (Wilson, 1927), which holds at 0 and 1 too.

        Examples
        --------
        >>> low, high = Choices(np.zeros(10), np.zeros(10), 0.25).interval
        >>> round(low, 3), round(high, 3)
        (0.0, 0.278)
        """
        return wilson(self.accuracy, len(self.sums))

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"accuracy {self.accuracy:.3f} (95 % from {low:.3f} to {high:.3f}), chance "
            f"{self.chance:.3f}, {len(self.sums)} questions"
        )

    def as_mapping(self) -> dict[str, Any]:
        """Return plain values."""
        return {
            "accuracy": self.accuracy,
            "interval": list(self.interval),
            "chance": self.chance,
            "questions": len(self.sums),
        }


def multiple_choice(
    model: PreTrainedModel,
    tokenizer: Tokenizer,
    questions: Sequence[Question],
    *,
    normalise: str = "bytes",
    watch: Callable[[int, int], None] | None = None,
) -> Choices:
    """Return which answers a model gives the largest likelihood per unit of length.

    An answer stands after the context and a space. Of contexts that are too long for the model,
    the front is left out.

    Parameters
    ----------
    model : PreTrainedModel
    tokenizer : Tokenizer
        With a method ``encode``.
    questions : sequence of Question
    normalise : {"bytes", "tokens", "none"}, optional
        What the log-likelihood is divided by: the answer's length in UTF-8, in tokens, or nothing.
    watch : callable, optional
        Called with the number of questions done, and of all.

    Raises
    ------
    ConfigurationError
        If ``normalise`` is none of those.
    DatasetError
        If there are no questions.
    """
    if normalise not in NORMALISATIONS:
        raise ConfigurationError(
            f"normalise must be one of {', '.join(NORMALISATIONS)}, not {normalise!r}"
        )
    if not questions:
        raise DatasetError("there are no questions")
    chosen = []
    training = model.training
    model.eval()
    try:
        for question in questions:
            scores = [
                _score(model, tokenizer, question.context, c, normalise) for c in question.choices
            ]
            chosen.append(int(np.argmax(scores)))
            if watch is not None:
                watch(len(chosen), len(questions))
    finally:
        model.train(training)
    right = [float(c == q.answer) for c, q in zip(chosen, questions, strict=True)]
    chance = float(np.mean([1 / len(question.choices) for question in questions]))
    return Choices(np.array(chosen), np.array(right), chance)


@torch.no_grad()
def _score(
    model: PreTrainedModel, tokenizer: Tokenizer, context: str, choice: str, normalise: str
) -> float:
    context = context.rstrip()
    before, ids = list(tokenizer.encode(context)), list(tokenizer.encode(f"{context} {choice}"))
    count = len(ids) - len(before)
    if count < 1 or len(ids) < 2:
        raise DatasetError(f"the choice {choice!r} adds no token to {context!r}")
    count = min(count, len(ids) - 1)
    ids = ids[-int(getattr(model.config, "max_position_embeddings", len(ids))) :]
    row = torch.tensor([ids], device=device_of(model))
    logits = model(input_ids=row, use_cache=False).logits[0, -count - 1 : -1].float()
    found = torch.log_softmax(logits, -1).gather(1, row[0, -count:, None].to(logits.device)).sum()
    length = {"bytes": len(choice.encode()), "tokens": count, "none": 1}[normalise]
    return float(found) / length
