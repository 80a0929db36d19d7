"""Multiple choice: by the likelihood of the answers, or by an answer that the model writes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from gaforge.errors import ConfigurationError, DatasetError
from gaforge.llm.answers import generate, parse, prompt
from gaforge.llm.intervals import Array, wilson
from gaforge.llm.likelihoods import continuations, log_likelihoods

if TYPE_CHECKING:
    from transformers import PreTrainedModel

NORMALISATIONS = ("bytes", "tokens", "none")
WAYS = ("likelihood", "generation")


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
        Index of the chosen answer of each question, or -1 where none could be read.
    sums : ndarray of float64
        1 where it is the right one, else 0.
    chance : float
        Accuracy of guessing.
    by : {"likelihood", "generation"}
        How the model was asked.
    """

    chosen: Array
    sums: Array
    chance: float
    by: str = "likelihood"

    @property
    def counts(self) -> Array:
        """One for each question."""
        return np.ones_like(self.sums)

    @property
    def unparsed(self) -> int:
        """How many answers named no choice; they count as wrong."""
        return int((self.chosen < 0).sum())

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
        unread = f", {self.unparsed} answers unparsed" if self.by == "generation" else ""
        return (
            f"accuracy {self.accuracy:.3f} (95 % from {low:.3f} to {high:.3f}), chance "
            f"{self.chance:.3f}, {len(self.sums)} questions{unread}"
        )

    def as_mapping(self) -> dict[str, Any]:
        """Return plain values."""
        return {
            "accuracy": self.accuracy,
            "interval": list(self.interval),
            "chance": self.chance,
            "questions": len(self.sums),
            "by": self.by,
            "unparsed": self.unparsed,
        }


def multiple_choice(
    model: PreTrainedModel,
    tokenizer: Tokenizer,
    questions: Sequence[Question],
    *,
    by: str = "likelihood",
    normalise: str = "bytes",
    new_tokens: int = 20,
    watch: Callable[[int, int], None] | None = None,
) -> Choices:
    """Return which answers a model chooses.

    By likelihood it is the answer with the largest log-likelihood per unit of length; an answer
    stands after the context and a space. By generation, choices are shown as letters, the model
    writes an answer, greedily and in the chat template of its tokenizer, and
    `gaforge.llm.answers.parse` reads it. Of contexts that are too long for the model, the front is
    left out.

    Parameters
    ----------
    model : PreTrainedModel
    tokenizer : Tokenizer
        With a method ``encode``; by generation, ``decode`` too.
    questions : sequence of Question
    by : {"likelihood", "generation"}, optional
    normalise : {"bytes", "tokens", "none"}, optional
        What the log-likelihood is divided by: the answer's length in UTF-8, in tokens, or nothing.
    new_tokens : int, optional
        That the model writes at most, by generation.
    watch : callable, optional
        Called with the number of questions done, and of all.

    Raises
    ------
    ConfigurationError
        If ``by`` or ``normalise`` is none of those, or there is no room for new tokens.
    DatasetError
        If there are no questions.
    """
    for name, value, known in (("by", by, WAYS), ("normalise", normalise, NORMALISATIONS)):
        if value not in known:
            raise ConfigurationError(f"{name} must be one of {', '.join(known)}, not {value!r}")
    if not questions:
        raise DatasetError("there are no questions")
    chosen = []
    training = model.training
    model.eval()
    try:
        for question in questions:
            if by == "likelihood":
                chosen.append(_likeliest(model, tokenizer, question, normalise))
            else:
                chosen.append(_written(model, tokenizer, question, new_tokens))
            if watch is not None:
                watch(len(chosen), len(questions))
    finally:
        model.train(training)
    right = [float(c == q.answer) for c, q in zip(chosen, questions, strict=True)]
    chance = float(np.mean([1 / len(question.choices) for question in questions]))
    return Choices(np.array(chosen), np.array(right), chance, by)


def _likeliest(
    model: PreTrainedModel, tokenizer: Tokenizer, question: Question, normalise: str
) -> int:
    rows = continuations(model, tokenizer, question)
    scores = [
        found / {"bytes": len(choice.encode()), "tokens": row.added, "none": 1}[normalise]
        for found, row, choice in zip(
            log_likelihoods(model, rows), rows, question.choices, strict=True
        )
    ]
    return int(np.argmax(scores))


def _written(
    model: PreTrainedModel, tokenizer: Tokenizer, question: Question, new_tokens: int
) -> int:
    answer = generate(model, tokenizer, prompt(question), new_tokens)
    found = parse(answer, question.choices)
    return -1 if found is None else found
