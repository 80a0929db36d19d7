"""What is fitted on and what is evaluated on, apart by documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from gaforge.errors import ConfigurationError, DatasetError
from gaforge.llm.choices import Tokenizer


class Split(NamedTuple):
    """Documents for a fit and for an evaluation."""

    calibration: list[str]
    test: list[str]


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


def encode(tokenizer: Tokenizer, documents: Sequence[str], separator: int | None = None) -> Tensor:
    """Return the tokens of documents as one stream, with a token between them if one is given."""
    parts: list[int] = []
    for document in documents:
        if parts and separator is not None:
            parts.append(separator)
        parts += tokenizer.encode(document)
    return torch.tensor(parts, dtype=torch.int64)
