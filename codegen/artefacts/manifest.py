"""The manifest of a folder of emitted files: what each holds, what was proved, what made it.

``manifest.json`` has one entry per file. Its text follows from the files, byte for byte, so
``gaforge check`` compares it like them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import sympy

from gaforge import __version__
from gaforge.codegen.artefacts import header
from gaforge.codegen.pipeline import Module, signature_text
from gaforge.codegen.targets import find_target
from gaforge.errors import DamagedKernelError

NAME = "manifest.json"
FORMAT = 1

Entry = dict[str, Any]
"""What the manifest says of one file, as JSON values."""


def entry(module: Module) -> Entry:
    """Return what the manifest says of a module that was proved.

    Examples
    --------
    >>> from gaforge.algebra import Algebra
    >>> from gaforge.codegen.pipeline import generate
    >>> from gaforge.codegen.spec import KernelSpec
    >>> plane = Algebra(2)
    >>> made = entry(generate(plane, "numba", [KernelSpec.of(plane, "gp", "even", "even")]))
    >>> made["kernels"]["gp__even__even"]["operations"]
    {'multiplications': 4, 'additions': 2}
    """
    target = find_target(module.target)
    kernels = {}
    for kernel in module.kernels:
        name = kernel.spec.name
        form, cost = target.form_and_cost(kernel)
        operations = {word: count for word, count in cost._asdict().items() if count}
        kernels[name] = {"form": form, "law": module.laws[name], "operations": operations}
    return {
        "command": header.recorded(module.text, "command"),
        "content": f"sha256:{header.content_digest(module.text)}",
        "inputs": header.recorded(module.text, "inputs"),
        "kernels": kernels,
        "signature": signature_text(module.algebra),
        "target": module.target,
        "versions": {"gaforge": __version__, "sympy": sympy.__version__},
    }


def render(entries: Mapping[str, Entry]) -> str:
    """Return the text of a manifest: keys sorted, one kernel a line.

    Examples
    --------
    >>> print(render({}))
    {
    "format": 1,
    "files": {
    }
    }
    <BLANKLINE>
    """
    files = ",\n".join(_render_entry(name, entries[name]) for name in sorted(entries))
    body = [files] if files else []
    return "\n".join(["{", f'"format": {FORMAT},', '"files": {', *body, "}", "}", ""])


def parse(text: str) -> dict[str, Entry]:
    """Return the entries of a manifest.

    Raises
    ------
    DamagedKernelError
        If the text is no manifest.
    """
    try:
        document = json.loads(text)
        files = document["files"]
        whole = all(isinstance(entry["kernels"], dict) for entry in files.values())
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise DamagedKernelError(
            f"{NAME} is damaged ({type(error).__name__}: {error}); gaforge generate writes it anew"
        ) from None
    if not whole or document.get("format") != FORMAT:
        raise DamagedKernelError(
            f"{NAME} has format {document.get('format')!r}, not {FORMAT}; gaforge generate writes "
            "it anew"
        )
    return files


def read(folder: Path) -> dict[str, Entry]:
    """Return the entries of a folder's manifest, none if there is no manifest.

    Raises
    ------
    DamagedKernelError
        If it can't be read.
    """
    try:
        return parse((folder / NAME).read_bytes().decode())
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedKernelError(f"cannot read {folder / NAME}: {error}") from error


def _render_entry(name: str, entry: Entry) -> str:
    lines = []
    for key in sorted(entry):
        value = entry[key]
        if key == "kernels" and isinstance(value, dict) and value:
            rows = ",\n".join(
                f" {_json(kernel)}: {_json(value[kernel])}" for kernel in sorted(value)
            )
            lines.append(f"{_json(key)}: {{\n{rows}\n}}")
        else:
            lines.append(f"{_json(key)}: {_json(value)}")
    return f"{_json(name)}: {{\n" + ",\n".join(lines) + "\n}"


def _json(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
