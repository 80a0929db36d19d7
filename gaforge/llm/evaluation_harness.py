"""A model, converted or not, for lm-evaluation-harness."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from gaforge.errors import ConfigurationError, MissingExtraError
from gaforge.llm.reading import find_model, read_model, read_tokenizer

if TYPE_CHECKING:
    from transformers import PreTrainedModel, PreTrainedTokenizerBase


def harness(
    model: Path | str | PreTrainedModel,
    tokenizer: PreTrainedTokenizerBase | None = None,
    **options: Any,
) -> Any:
    """Return a model as lm-evaluation-harness takes it (``lm_eval.models.huggingface.HFLM``).

    The harness would load a folder with transformers, which does not know about replacements and
    draws their parameters at random. The result goes to ``lm_eval.simple_evaluate(model=...)``. The
    package is not an extra of gaforge: ``pip install "lm-eval[hf]"``.

    Parameters
    ----------
    model : path, str or PreTrainedModel
        A folder, the name of a packaged model, or a model.
    tokenizer : PreTrainedTokenizerBase, optional
        By default the one in the folder.
    **options
        Of ``HFLM``, as ``batch_size=8``.

    Raises
    ------
    MissingExtraError
        If lm_eval is not installed.
    ConfigurationError
        If a model comes without a tokenizer.
    ModelError, CheckpointError
        If the folder holds no model or no tokenizer.
    """
    try:
        from lm_eval.models.huggingface import HFLM
    except ModuleNotFoundError as error:
        raise MissingExtraError(
            "the harness needs lm_eval with what it runs transformers by; install it with pip "
            f'install "lm-eval[hf]" ({error})'
        ) from error
    if not isinstance(model, (str, Path)):
        if tokenizer is None:
            raise ConfigurationError("a model needs its tokenizer; only a folder may hold both")
        return HFLM(pretrained=model, tokenizer=tokenizer, **options)
    folder = find_model(str(model))
    return HFLM(
        pretrained=read_model(folder), tokenizer=tokenizer or read_tokenizer(folder), **options
    )
