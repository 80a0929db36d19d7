"""What is fitted on and what is evaluated on: apart by documents, or as in the paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.utils.data import random_split

from gaforge.errors import ConfigurationError, DatasetError
from gaforge.llm.choices import Tokenizer


class Split(NamedTuple):
    """Documents for a fit and for an evaluation."""

    calibration: list[str]
    test: list[str]


class WindowSplit(NamedTuple):
    """Windows (windows, length) for a fit and for an evaluation.

    Attributes
    ----------
    calibration, test : Tensor
    counted : list of int
        How many last tokens of each test window count, for `gaforge.llm.perplexity`.
    """

    calibration: Tensor
    test: Tensor
    counted: list[int]


def split_documents(documents: Sequence[str], *, share: float = 0.25, seed: int = 0) -> Split:
    """Return documents to calibrate with, and others to evaluate on.

    No document is cut, and equal documents stay on one side, so that no text is on both. Both keep
    the order of the documents.

    Parameters
    ----------
    documents : sequence of str
    share : float, optional
        Part of the characters that go to the evaluation, at least.
    seed : int, optional

    Raises
    ------
    ConfigurationError
        If ``share`` is not between 0 and 1.
    DatasetError
        If there are not two different documents.

    Examples
    --------
    >>> split_documents(["aaaa", "bb", "cccc", "bb"], share=0.3, seed=1)
    Split(calibration=['bb', 'cccc', 'bb'], test=['aaaa'])
    """
    if not 0 < share < 1:
        raise ConfigurationError(f"share must be between 0 and 1, not {share!r}")
    documents = [document for document in documents if document.strip()]
    different = list(dict.fromkeys(documents))
    if len(different) < 2:
        raise DatasetError(
            f"a split by document needs two different documents at least, not {len(different)}"
        )
    sizes = {text: len(text) * documents.count(text) for text in different}
    wanted = share * sum(sizes.values())
    test: set[str] = set()
    taken = 0
    for i in np.random.default_rng(seed).permutation(len(different)):
        if taken >= wanted or len(test) == len(different) - 1:
            break
        test.add(different[i])
        taken += sizes[different[i]]
    return Split([d for d in documents if d not in test], [d for d in documents if d in test])


def split_windows(
    stream: Any, *, window: int = 512, stride: int = 256, share: float = 0.2, seed: int = 0
) -> WindowSplit:
    """Return windows of one stream of tokens, split at random as in the paper's released code.

    **This split leaks**: windows overlap and are drawn one by one, so that nearly every test window
    has tokens that were calibrated with. It is there to repeat the paper's figures;
    `split_documents` keeps the two apart.

    The first window counts all of its tokens but the first, every other one its last ``stride``,
    so that none counts twice. What is left at the end of the stream is dropped. The draw is that of
    ``torch.utils.data.random_split``.

    Parameters
    ----------
    stream : array_like of int
    window, stride : int, optional
        Tokens of a window, and from the start of one to that of the next.
    share : float, optional
        Part of the windows that go to the evaluation.
    seed : int, optional

    Raises
    ------
    ConfigurationError
        If window, stride or share can't be.
    DatasetError
        If there are too few windows for both sides.

    Examples
    --------
    >>> calibration, test, counted = split_windows(range(12), window=4, stride=2, share=0.4)
    >>> calibration.tolist(), test.tolist(), counted
    ([[8, 9, 10, 11], [0, 1, 2, 3], [2, 3, 4, 5]], [[6, 7, 8, 9], [4, 5, 6, 7]], [2, 2])
    """
    if window < 2 or not 1 <= stride <= window or not 0 < share < 1:
        raise ConfigurationError(
            "windows need 2 tokens at least, a stride from 1 to their length and a share between 0 "
            f"and 1, not {window}, {stride} and {share!r}"
        )
    ids = torch.as_tensor(stream)
    count = (len(ids) - window) // stride + 1
    if count * share < 1:
        raise DatasetError(
            f"{len(ids)} tokens give {max(count, 0)} windows, of which {share} are less than one; "
            "take a longer text or a larger share"
        )
    windows = ids.unfold(0, window, stride)
    generator = torch.Generator().manual_seed(seed)
    numbers: Any = range(count)
    sides: list[Any] = random_split(numbers, [1 - share, share], generator=generator)
    calibration, test = (list(side.indices) for side in sides)
    counted = [window - 1 if i == 0 else min(stride, window - 1) for i in test]
    return WindowSplit(windows[calibration], windows[test], counted)


def encode(tokenizer: Tokenizer, documents: Sequence[str], separator: int | None = None) -> Tensor:
    """Return the tokens of documents as one stream, with a token between them if one is given."""
    parts: list[int] = []
    for document in documents:
        if parts and separator is not None:
            parts.append(separator)
        parts += tokenizer.encode(document)
    return torch.tensor(parts, dtype=torch.int64)


def encode_joined(tokenizer: Tokenizer, documents: Sequence[str], joint: str) -> Tensor:
    """Return the tokens of documents that are joined to one text first, as in the paper."""
    return torch.tensor(list(tokenizer.encode(joint.join(documents))), dtype=torch.int64)
