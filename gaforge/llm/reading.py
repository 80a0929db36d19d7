"""Models, tokenizers and texts by a name or a path; nothing is fetched."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gaforge.errors import DatasetError, ModelError
from gaforge.llm.gguf_folder import model_folder
from gaforge.llm.hub_sets import hub_set
from gaforge.llm.record import KEY
from gaforge.llm.saving import load
from gaforge.llm.sources import SOURCES, names_of, texts

if TYPE_CHECKING:
    from transformers import PreTrainedModel, PreTrainedTokenizerBase

DTYPES = ("float32", "bfloat16", "float16")


def find_model(name: str) -> Path:
    """Return the folder of a model: a path, or the name of a packaged one.

    Raises
    ------
    ModelError
        If there is no such folder.
    """
    path = Path(name)
    if (path / "config.json").exists():
        return path
    packaged = [found.name for found in SOURCES if found.kind == "model"]
    if name in packaged:
        return model_folder(name)
    raise ModelError(
        f"{name} is no folder with a config.json; give one that save_pretrained wrote, or the name "
        f"of a packaged model: {', '.join(packaged)}"
    )


def read_model(folder: Path, dtype: str | None = None) -> PreTrainedModel:
    """Return a model, converted or not.

    Raises
    ------
    ModelError, CheckpointError
        If the folder holds none.
    """
    from transformers import AutoModelForCausalLM

    if KEY in _config(folder):
        return load(folder)
    try:
        model = AutoModelForCausalLM.from_pretrained(
            folder, dtype=dtype or "auto", local_files_only=True, use_safetensors=True
        )
    except (OSError, ValueError, RuntimeError, KeyError) as error:
        raise ModelError(f"{folder} holds no causal language model: {error}") from error
    found: PreTrainedModel = model.eval()
    return found


def empty_model(folder: Path) -> PreTrainedModel:
    """Return a model without values, to count what it has.

    Raises
    ------
    ModelError
        If the folder holds none.
    """
    import torch
    from transformers import AutoConfig, AutoModelForCausalLM

    try:
        config = AutoConfig.from_pretrained(folder, local_files_only=True)
        with torch.device("meta"):
            model = AutoModelForCausalLM.from_config(config)
    except (OSError, ValueError, KeyError) as error:
        raise ModelError(f"{folder} holds no causal language model: {error}") from error
    found: PreTrainedModel = model
    return found


def read_tokenizer(folder: Path) -> PreTrainedTokenizerBase:
    """Return the tokenizer in a model's folder.

    Raises
    ------
    ModelError
        If there is none.
    """
    from transformers import AutoTokenizer

    try:
        found: PreTrainedTokenizerBase = AutoTokenizer.from_pretrained(
            folder, local_files_only=True
        )
    except (OSError, ValueError, KeyError) as error:
        raise ModelError(f"{folder} holds no tokenizer: {error}") from error
    return found


def read_texts(name: str) -> list[str]:
    """Return documents: of an installed text, of a folder of .txt files, or of a .jsonl file.

    A file with lines of JSON has a document in ``text`` of each; a .txt file is one document.

    Raises
    ------
    DatasetError
        If there is no such text.
    """
    path = Path(name)
    if path.is_dir():
        files = sorted(path.glob("*.txt"))
        if not files:
            raise DatasetError(f"{path} holds no .txt files")
        return [file.read_text(encoding="utf-8") for file in files]
    if path.is_file() and path.suffix == ".jsonl":
        return _json_lines(path)
    if path.is_file():
        return [path.read_text(encoding="utf-8")]
    if name in names_of("text"):
        return texts(name)
    raise DatasetError(
        f"there is no text {name}; give a folder of .txt files, a .jsonl file, or one of "
        f"{', '.join(names_of('text'))}"
    )


def joint(name: str) -> str:
    """Return what stands between the documents of a text where the paper makes one of them."""
    found = None if Path(name).exists() else hub_set(name)
    return "\n\n" if found is None else found.joint


def _json_lines(path: Path) -> list[str]:
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            found.append(str(json.loads(line)["text"]))
        except (ValueError, KeyError, TypeError) as error:
            raise DatasetError(f'{path}, line {number}: no JSON object with "text"') from error
    return found


def _config(folder: Path) -> dict[str, Any]:
    try:
        found = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ModelError(f"{folder / 'config.json'} can't be read: {error}") from error
    return found if isinstance(found, dict) else {}
