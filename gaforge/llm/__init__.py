"""A language model's projections replaced by rotors: converted, saved, loaded and evaluated.

Public names are loaded when they are asked for; transformers is loaded by those that need it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gaforge.llm.choices import Choices, Question, multiple_choice
    from gaforge.llm.conversion import Conversion
    from gaforge.llm.converting import Progress, convert
    from gaforge.llm.intervals import Difference, compare
    from gaforge.llm.perplexities import Perplexity, perplexity
    from gaforge.llm.projections import Attention, find_attentions
    from gaforge.llm.protocol import split_documents
    from gaforge.llm.record import replaced
    from gaforge.llm.saving import load, save
    from gaforge.llm.undoing import freeze_rest, merge, undo

__all__ = [
    "Attention",
    "Choices",
    "Conversion",
    "Difference",
    "Perplexity",
    "Progress",
    "Question",
    "compare",
    "convert",
    "find_attentions",
    "freeze_rest",
    "load",
    "merge",
    "multiple_choice",
    "perplexity",
    "replaced",
    "save",
    "split_documents",
    "undo",
]

_HOMES = {
    "Attention": "projections",
    "Choices": "choices",
    "Conversion": "conversion",
    "Difference": "intervals",
    "Perplexity": "perplexities",
    "Progress": "converting",
    "Question": "choices",
    "compare": "intervals",
    "convert": "converting",
    "find_attentions": "projections",
    "freeze_rest": "undoing",
    "load": "saving",
    "merge": "undoing",
    "multiple_choice": "choices",
    "perplexity": "perplexities",
    "replaced": "record",
    "save": "saving",
    "split_documents": "protocol",
    "undo": "undoing",
}


def __getattr__(name: str) -> Any:
    """Load a public name on first use (PEP 562)."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
