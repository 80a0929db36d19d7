"""Headers of emitted files: what the file is, what made it, and two hashes.

The *inputs* hash says whether a file would be generated differently today; the *content* hash
(of everything but itself) says whether it was edited or damaged since.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import gaforge.algebra
import gaforge.codegen
from gaforge.errors import DamagedKernelError

PREFIX = "gaforge-"
CONTENT = "gaforge-content: sha256:"
_HASH = re.compile(re.escape(CONTENT) + r"(?:\?|[0-9a-f]{64})")
_SEPARATOR = b"\x1f"


def digest(parts: Iterable[str]) -> str:
    """Return the SHA-256 of texts joined by a separator that none of them contains."""
    return hashlib.sha256(_SEPARATOR.join(part.encode() for part in parts)).hexdigest()


@cache
def generator_digest() -> str:
    """Return the hash of the sources that determine emitted text.

    Of this folder that is the header; how files are written and checked changes no text.
    """
    parts: list[str] = []
    for package in (gaforge.algebra, gaforge.codegen):
        root = Path(package.__path__[0])
        for path in sorted(root.rglob("*.py")):
            if path.parent.name == "artefacts" and path.name != "header.py":
                continue
            parts += [path.relative_to(root).as_posix(), path.read_text("utf-8")]
    return digest(parts)


def inputs_digest(target: str, signature: str, kernels: Iterable[str], sympy: str) -> str:
    """Return the hash of everything that determines an emitted file."""
    return digest([target, signature, sympy, generator_digest(), *kernels])


def seal(text: str) -> str:
    """Fill in the content hash of a text that has the line for it."""
    return text.replace(f"{CONTENT}?", f"{CONTENT}{content_digest(text)}", 1)


def content_digest(text: str) -> str:
    """Return the hash of a text without the hash in its header."""
    return digest([_HASH.sub(CONTENT, text, count=1)])


def recorded(text: str, key: str) -> str | None:
    """Return the value of a header line ``gaforge-<key>: value``."""
    mark = f"{PREFIX}{key}: "
    for line in text.splitlines():
        if mark in line:
            return line.partition(mark)[2].strip()
    return None


def verify_content(text: str, name: str) -> None:
    """Raise `DamagedKernelError` unless the text is what the generator wrote."""
    found = recorded(text, "content")
    if found is None:
        raise DamagedKernelError(
            f"{name} has no content hash: it is no emitted file, or was cut short; "
            "write it anew with gaforge generate"
        )
    if found.removeprefix("sha256:") != content_digest(text):
        raise DamagedKernelError(
            f"{name} was edited or damaged after it was emitted (content hash differs), so it is "
            "not loaded; write it anew with gaforge generate"
        )
