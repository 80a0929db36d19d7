"""Answers that a model writes itself: what it is asked, and which choice its words name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from gaforge.errors import ConfigurationError, DatasetError
from gaforge.llm.activations import device_of

if TYPE_CHECKING:
    from transformers import PreTrainedModel

    from gaforge.llm.choices import Question

_LETTER = r"[\[(*\"']*([A-Z])\b"
PATTERNS = (
    rf"(?i:best (?:answer|completion) is):?\s*{_LETTER}",
    rf"(?i:answer(?: is)?):?\s*{_LETTER}",
    r"^\s*[\[(*\"']*([A-Z])(?=[\])*\"'.:,\n]|\s*$)(?!(?s:.*)\n\s*[A-Z][.:)])",
)
"""Where the letter of a choice stands: the paper's pattern, and two that are taken failing it."""


def prompt(question: Question) -> str:
    r"""Return what a model is asked: the question, its choices as letters, and how to answer.

    A context that ends with ``Answer:`` loses that line.

    Raises
    ------
    DatasetError
        If there are more choices than letters.

    Examples
    --------
    >>> from gaforge.llm.choices import Question
    >>> print(prompt(Question("What is wet?\nAnswer:", ("water", "sand"), 0)))
    Choose the best answer.
    <BLANKLINE>
    What is wet?
    A. water
    B. sand
    <BLANKLINE>
    Your response should end with "The best answer is [letter]", where [letter] is one of A, B.
    """
    letters = ascii_uppercase[: len(question.choices)]
    if len(letters) < len(question.choices):
        raise DatasetError(f"{len(question.choices)} choices are more than there are letters")
    asked = re.sub(r"\s*\bAnswer:\s*$", "", question.context).strip()
    listed = [
        f"{letter}. {choice}" for letter, choice in zip(letters, question.choices, strict=True)
    ]
    ending = (
        'Your response should end with "The best answer is [letter]", where [letter] is one of '
        f"{', '.join(letters)}."
    )
    return "\n".join(["Choose the best answer.", "", asked, *listed, "", ending])


def parse(answer: str, choices: Sequence[str]) -> int | None:
    """Return the index of the choice that an answer names, or nothing.

    The first of these that is found decides, and a letter beyond the choices is no answer:

    1. ``The best answer is X`` or ``The best completion is X``, the paper's pattern;
    2. ``answer is X`` or ``Answer: X``;
    3. a letter that the answer begins with, alone or before ``.``, ``:``, ``,`` or a bracket,
       unless another line begins with a letter too, as where a model repeats the choices;
    4. the text of a choice, if that of just one stands in the answer.

    Examples
    --------
    >>> choices = ("water", "sand")
    >>> parse("So the best answer is B.", choices), parse("A. water", choices)
    (1, 0)
    >>> parse("Sand is dry.", choices), parse("A man is wet", choices)
    (1, None)
    """
    for pattern in PATTERNS:
        found = re.search(pattern, answer)
        if found is not None:
            index = ascii_uppercase.index(found[1])
            return index if index < len(choices) else None
    named = [i for i, choice in enumerate(choices) if choice.lower() in answer.lower()]
    return named[0] if len(named) == 1 else None


def generate(model: PreTrainedModel, tokenizer: Any, text: str, new_tokens: int) -> str:
    """Return what a model answers to a text, by greedy decoding.

    The text stands in the tokenizer's chat template, if there is one. Of a text that is too long
    for the model, the front is left out. Penalties, temperatures and the like that come with the
    model are not used.

    Parameters
    ----------
    model : PreTrainedModel
    tokenizer : PreTrainedTokenizerBase
        Or another with ``encode`` and ``decode``.
    text : str
    new_tokens : int
        At most.

    Raises
    ------
    ConfigurationError
        If the tokenizer can't decode, or there is no room for so many tokens.
    """
    if not hasattr(tokenizer, "decode"):
        raise ConfigurationError("answers by generation need a tokenizer with a method decode")
    if getattr(tokenizer, "chat_template", None):
        chat = [{"role": "user", "content": text}]
        ids = tokenizer.apply_chat_template(chat, add_generation_prompt=True, return_dict=False)
    else:
        ids = list(tokenizer.encode(text))
    room = int(getattr(model.config, "max_position_embeddings", len(ids) + new_tokens)) - new_tokens
    if room < 1 or new_tokens < 1:
        raise ConfigurationError(f"this model has no room for {new_tokens} new tokens after a text")
    row = torch.tensor([ids[-room:]], device=device_of(model))
    generator: Any = model
    with _greedy(model, tokenizer, new_tokens):
        found: Tensor = generator.generate(row, attention_mask=torch.ones_like(row))
    return str(tokenizer.decode(found[0, row.shape[1] :].tolist()))


@contextmanager
def _greedy(model: PreTrainedModel, tokenizer: Any, new_tokens: int) -> Iterator[None]:
    """Put a plain configuration in the place of the model's own, whose settings would be merged."""
    from transformers import GenerationConfig

    before = model.generation_config
    ends = getattr(before, "eos_token_id", None)
    ends = {ends} if isinstance(ends, int) else set(ends or ())
    ends |= {getattr(tokenizer, "eos_token_id", None)} - {None}
    model.generation_config = GenerationConfig(
        max_new_tokens=new_tokens,
        do_sample=False,
        eos_token_id=sorted(ends) or None,
        pad_token_id=min(ends, default=0),
    )
    try:
        yield
    finally:
        model.generation_config = before
