"""Texts with one sign flipped, to see that a proof notices."""

import re
from collections.abc import Iterator

_TOKENS = re.compile(
    r"(?P<skip>#[^\n]*|\"\"\".*?\"\"\"|\b\w+ = \w+\[\.\.\., \d+\]$)"  # comments, texts, loads
    r"|(?P<lead> = -|, -(?=\d+\)))"
    r"|(?P<bare> = (?=[A-Za-z])|, (?=1\)))"
    r"|(?P<sum> [+-] )",
    re.MULTILINE | re.DOTALL,
)


def flipped_signs(text: str, start: int, end: int) -> Iterator[str]:
    """Yield the text with each sign between two places flipped.

    Signs are the operators of sums, a minus before a value or in a term of a table, and the plus
    that is left out there. Loads are left alone: an even function does not notice them.
    """
    for match in _TOKENS.finditer(text, start, end):
        old = match[0]
        if match["lead"]:
            new = old.removesuffix("-")
        elif match["bare"]:
            new = f"{old}-"
        elif match["sum"]:
            new = " - " if old == " + " else " + "
        else:
            continue
        yield text[: match.start()] + new + text[match.end() :]


def section(text: str, first: str, last: str) -> tuple[int, int]:
    """Return where a part of a text begins and ends, by what stands there."""
    start = text.index(first)
    return start, text.index(last, start)


def changed_line(old: str, new: str) -> str:
    """Return the first line of a text that differs from another."""
    pairs = zip(old.splitlines(), new.splitlines(), strict=True)
    return next(after for before, after in pairs if before != after)
