"""A language model's projections replaced by rotors: converted, saved, loaded and evaluated.

Public names are loaded when they are asked for; transformers is loaded by those that need it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gaforge.llm.choices import Choices, Question, multiple_choice
    from gaforge.llm.conversion import Conversion
    from gaforge.llm.converting import Progress, convert
    from gaforge.llm.counting import Costs, costs
    from gaforge.llm.evaluation_harness import harness
    from gaforge.llm.gguf_folder import model_folder
    from gaforge.llm.hub_install import install_set
    from gaforge.llm.inspecting import inspect
    from gaforge.llm.intervals import Difference, compare
    from gaforge.llm.packaged_tokenizers import tokenizer_folder
    from gaforge.llm.perplexities import Perplexity, perplexity
    from gaforge.llm.projections import Attention, find_attentions
    from gaforge.llm.protocol import split_documents, split_windows
    from gaforge.llm.quantizer import register
    from gaforge.llm.record import replaced
    from gaforge.llm.saving import load, save
    from gaforge.llm.sources import install, questions, texts
    from gaforge.llm.undoing import freeze_rest, merge, undo

__all__ = [
    "Attention",
    "Choices",
    "Conversion",
    "Costs",
    "Difference",
    "Perplexity",
    "Progress",
    "Question",
    "compare",
    "convert",
    "costs",
    "find_attentions",
    "freeze_rest",
    "harness",
    "inspect",
    "install",
    "install_set",
    "load",
    "merge",
    "model_folder",
    "multiple_choice",
    "perplexity",
    "questions",
    "register",
    "replaced",
    "save",
    "split_documents",
    "split_windows",
    "texts",
    "tokenizer_folder",
    "undo",
]

_HOMES = {
    "Attention": "projections",
    "Choices": "choices",
    "Conversion": "conversion",
    "Costs": "counting",
    "Difference": "intervals",
    "Perplexity": "perplexities",
    "Progress": "converting",
    "Question": "choices",
    "compare": "intervals",
    "convert": "converting",
    "costs": "counting",
    "find_attentions": "projections",
    "freeze_rest": "undoing",
    "harness": "evaluation_harness",
    "inspect": "inspecting",
    "install": "sources",
    "install_set": "hub_install",
    "load": "saving",
    "merge": "undoing",
    "model_folder": "gguf_folder",
    "multiple_choice": "choices",
    "perplexity": "perplexities",
    "questions": "sources",
    "register": "quantizer",
    "replaced": "record",
    "save": "saving",
    "split_documents": "protocol",
    "split_windows": "protocol",
    "texts": "sources",
    "tokenizer_folder": "packaged_tokenizers",
    "undo": "undoing",
}


def __getattr__(name: str) -> Any:
    """Load a public name on first use (PEP 562)."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
