"""Tokenizers that lie in packages, as folders that transformers reads."""

from __future__ import annotations

import base64
import binascii
import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from gaforge.errors import DatasetError
from gaforge.llm.places import data_folder
from gaforge.llm.sources import installed, source

if TYPE_CHECKING:
    from transformers import PreTrainedTokenizerBase

SPLIT = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+|\s+(?!\S)|\s+"
)
"""How Qwen's tokenizers cut a text before merges, as their published code has it."""
SPECIAL = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
"""What follows the ranks in Qwen2 and Qwen2.5."""


def tokenizer_folder(name: str) -> Path:
    """Return the folder of an installed tokenizer, made the first time.

    ``AutoTokenizer.from_pretrained`` reads it.

    Raises
    ------
    DatasetError
        If the tokenizer is not installed, or its file is damaged.
    """
    found = source(name, "tokenizer")
    folder = data_folder() / "tokenizers" / f"{name}-{found.package.version}"
    if not folder.exists():
        installed(name, "tokenizer")
        read = _of_ranks if found.path.suffix == ".tiktoken" else _of_folder
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as temporary:
            place = Path(temporary, "tokenizer")
            read(found.path).save_pretrained(place)
            shutil.rmtree(folder, ignore_errors=True)
            os.replace(place, folder)
    return folder


def _of_folder(path: Path) -> PreTrainedTokenizerBase:
    from transformers import PreTrainedTokenizerFast

    try:
        found: PreTrainedTokenizerBase = PreTrainedTokenizerFast.from_pretrained(
            path.parent, local_files_only=True
        )
    except (OSError, ValueError, KeyError) as error:
        raise DatasetError(f"{path} holds no tokenizer: {error}") from error
    return found


def _of_ranks(path: Path) -> PreTrainedTokenizerBase:
    """Return the tokenizer of a file with the ranks of tokens, as tiktoken has them."""
    from tokenizers import normalizers
    from transformers import PreTrainedTokenizerFast
    from transformers.convert_slow_tokenizer import TikTokenConverter

    class Converter(TikTokenConverter):
        @staticmethod
        def load_tiktoken_bpe(tiktoken_url: str) -> dict[bytes, int]:
            return _ranks(Path(tiktoken_url))

    made = Converter(str(path), pattern=SPLIT, extra_special_tokens=list(SPECIAL)).converted()
    made.normalizer = normalizers.NFC()
    found: PreTrainedTokenizerBase = PreTrainedTokenizerFast(
        tokenizer_object=made, eos_token=SPECIAL[2], pad_token=SPECIAL[0]
    )
    return found


def _ranks(path: Path) -> dict[bytes, int]:
    try:
        pairs = [line.split() for line in path.read_bytes().splitlines() if line]
        return {base64.b64decode(token, validate=True): int(rank) for token, rank in pairs}
    except (ValueError, binascii.Error) as error:
        raise DatasetError(f"{path} is cut off, damaged, or holds no ranks: {error}") from error
